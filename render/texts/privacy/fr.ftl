### Ce qui est conservé sur les personnes, et comment cela s’efface.

name-privacy = confidentialité
name-show = montrer
name-delete = effacer
name-policy = politique
name-option-file = fichier
command-privacy = Voir ou effacer les données que le bot conserve sur vous
command-privacy-show = Voir tout ce que le bot conserve sur vous, en liste ou en fichier
command-privacy-delete = Effacer vos données, après un aperçu et deux confirmations
command-privacy-policy = Montrer quelles données le bot conserve, pourquoi et combien de temps, et ce qu’il ne lit jamais
option-privacy-file = Le tout dans un fichier (JSON)
button-my-data = Dans un fichier
button-forget = Effacer mes données…
button-forget-me = Oui, effacer pour toujours

privacy-title = ### Ce que le bot conserve sur vous
    Le bot vous connaît par votre identifiant Discord. Il ne conserve ni le nom de votre profil, ni vos images, ni vos messages.
privacy-nothing = Le bot ne conserve rien sur vous.
privacy-games = { $count ->
        [one] **{ $count } partie** que vous menez ou avez menée. Elle est conservée jusqu’à la suppression de vos données ou du serveur.
       *[other] **{ $count } parties** que vous menez ou avez menées. Elles sont conservées jusqu’à la suppression de vos données ou du serveur.
    }
privacy-decisions = { $count ->
        [one] **{ $count } décision** dans le registre d’une partie. Elle montre qui a décidé, et est conservée aussi longtemps que la partie.
       *[other] **{ $count } décisions** dans les registres des parties. Elles montrent qui a décidé, et sont conservées aussi longtemps que les parties.
    }
privacy-seats = { $count ->
        [one] **{ $count } partie** menée par une autre personne, où vous jouez. Le bot garde votre place tant que vous jouez.
       *[other] **{ $count } parties** menées par d’autres personnes, où vous jouez. Le bot garde vos places tant que vous jouez.
    }
privacy-sides = { $count ->
        [one] **{ $count } camp** que vous jouez, ou avez joué jusqu’à la fin, dans une partie à deux camps. La partie garde ce camp, mais sans votre nom.
       *[other] **{ $count } camps** que vous jouez, ou avez joués jusqu’à la fin, dans des parties à deux camps. Les parties gardent ces camps, mais sans votre nom.
    }
privacy-members = { $count ->
        [one] **{ $count } camp** que vous jouez avec d’autres dans une partie à deux camps, et depuis quand.
       *[other] **{ $count } camps** que vous jouez avec d’autres dans des parties à deux camps, et depuis quand.
    }
privacy-seen = { $count ->
        [one] **{ $count } camp** que vous avez joué dans une partie, et depuis quand, pour que personne ne joue les deux camps.
       *[other] **{ $count } camps** que vous avez joués dans des parties, et depuis quand, pour que personne ne joue les deux camps.
    }
privacy-orders = { $count ->
        [one] **{ $count } consigne permanente** donnée à votre camp, avec l’heure. Elle est conservée, sans votre nom.
       *[other] **{ $count } consignes permanentes** données à vos camps, avec l’heure. Elles sont conservées, sans votre nom.
    }
privacy-invited = { $count ->
        [one] **{ $count } invitation** que vous avez envoyée pour une partie. Elle est conservée tant que la personne invitée joue.
       *[other] **{ $count } invitations** que vous avez envoyées pour des parties. Elles sont conservées tant que les personnes invitées jouent.
    }
privacy-lessons = { $count ->
        [one] **{ $count } conseil** pour débutants que vous avez vu, afin de ne pas le répéter. Il est conservé jusqu’à la suppression de vos données.
       *[other] **{ $count } conseils** pour débutants que vous avez vus, afin de ne pas les répéter. Ils sont conservés jusqu’à la suppression de vos données.
    }
privacy-record-posts = { $count ->
        [one] **{ $count } message** où vous avez montré votre palmarès dans un salon. Il est supprimé avec vos données.
       *[other] **{ $count } messages** où vous avez montré votre palmarès dans un salon. Ils sont supprimés avec vos données.
    }
privacy-watches = { $count ->
        [one] **{ $count } salon** qui suit une partie à votre demande. Le bot s’en souvient pour vous prévenir d’un problème. Cette donnée est conservée tant que le salon suit la partie.
       *[other] **{ $count } salons** qui suivent une partie à votre demande. Le bot s’en souvient pour vous prévenir d’un problème. Cette donnée est conservée tant que les salons suivent les parties.
    }
privacy-follows = { $count ->
        [one] **{ $count } salon** qui suit la partie du jour à votre demande. Le bot s’en souvient pour vous prévenir d’un problème. Cette donnée est conservée tant que le salon suit la partie du jour.
       *[other] **{ $count } salons** qui suivent la partie du jour à votre demande. Le bot s’en souvient pour vous prévenir d’un problème. Cette donnée est conservée tant que les salons suivent la partie du jour.
    }
privacy-proposals = { $count ->
        [one] **{ $count } proposition** que vous avez faite à un commandant. Elle est conservée aussi longtemps que la partie.
       *[other] **{ $count } propositions** que vous avez faites à des commandants. Elles sont conservées aussi longtemps que les parties.
    }
privacy-adoptions = { $count ->
        [one] **{ $count } proposition** que vous avez faite et qu’un commandant a suivie. Elle est conservée aussi longtemps que la partie.
       *[other] **{ $count } propositions** que vous avez faites et que des commandants ont suivies. Elles sont conservées aussi longtemps que les parties.
    }
privacy-votes = { $count ->
        [one] **{ $count } vote**. Il compte une fois, vous pouvez le changer, et il est conservé aussi longtemps que la partie.
       *[other] **{ $count } votes**. Chaque vote compte une fois, vous pouvez le changer, et il est conservé aussi longtemps que la partie.
    }
privacy-campaigns = { $count ->
        [one] **{ $count } campagne** que vous avez lancée. Elle est conservée aussi longtemps que sa partie.
       *[other] **{ $count } campagnes** que vous avez lancées. Elles sont conservées aussi longtemps que leurs parties.
    }
privacy-reminders = { $count ->
        [one] **{ $count } rappel** que vous avez demandé, avec le nombre de rappels restés sans réponse. Il est conservé jusqu’à ce que vous l’annuliez.
       *[other] **{ $count } rappels** que vous avez demandés, avec le nombre de rappels restés sans réponse. Ils sont conservés jusqu’à ce que vous les annuliez.
    }
privacy-daily-reminders = { $count ->
        [one] **{ $count } rappel** de la partie du jour, avec le nombre de rappels ignorés. Il est conservé jusqu’à ce que vous l’annuliez.
       *[other] **{ $count } rappels** de la partie du jour, avec le nombre de rappels ignorés. Ils sont conservés jusqu’à ce que vous les annuliez.
    }
privacy-puzzles = { $count ->
        [one] **{ $count } réponse à une énigme** : elle ne compte qu’une fois, et entre dans votre série de jours consécutifs.
       *[other] **{ $count } réponses à des énigmes** : chacune ne compte qu’une fois, et entre dans votre série de jours consécutifs.
    }
privacy-own-puzzles = { $count ->
        [one] **{ $count } énigme** tirée de vos parties, avec vos réussites et la date où elle revient. Elle est conservée aussi longtemps que la partie.
       *[other] **{ $count } énigmes** tirées de vos parties, avec vos réussites et la date où elles reviennent. Elles sont conservées aussi longtemps que les parties.
    }
privacy-own-puzzle-reminders = { $count ->
        [one] **{ $count } rappel** des énigmes tirées de vos parties, avec le nombre de rappels restés sans réponse. Il est conservé jusqu’à ce que vous l’arrêtiez.
       *[other] **{ $count } rappels** des énigmes tirées de vos parties, avec le nombre de rappels restés sans réponse. Ils sont conservés jusqu’à ce que vous les arrêtiez.
    }
privacy-attempts = { $count ->
        [one] **{ $count } essai** à une partie du jour, et son résultat. Il est conservé jusqu’à la suppression de vos données.
       *[other] **{ $count } essais** aux parties du jour, et leurs résultats. Ils sont conservés jusqu’à la suppression de vos données.
    }
privacy-marks = { $count ->
        [one] **{ $count } trace** de votre essai à la partie du jour. Une empreinte y remplace votre identifiant Discord. Ainsi, chaque personne n’a qu’un essai, même si elle efface ses données. Elle est conservée jusqu’à la fin du jour de la partie.
       *[other] **{ $count } traces** de vos essais aux parties du jour. Une empreinte y remplace votre identifiant Discord. Ainsi, chaque personne n’a qu’un essai, même si elle efface ses données. Chacune est conservée jusqu’à la fin du jour de la partie.
    }
privacy-outcomes = { $count ->
        [one] **{ $count } partie finie** dans votre palmarès. Elle est conservée jusqu’à la suppression de vos données ou du serveur.
       *[other] **{ $count } parties finies** dans votre palmarès. Elles sont conservées jusqu’à la suppression de vos données ou du serveur.
    }
privacy-profile = { $count ->
        [one] **Votre choix de partager ou non votre palmarès**. Il est conservé jusqu’à la suppression de vos données.
       *[other] **Vos choix de partager ou non votre palmarès** ({ $count }). Ils sont conservés jusqu’à la suppression de vos données.
    }
privacy-letters = { $count ->
        [one] **{ $count } message privé** que le bot vous envoie. Il le garde 30 jours après l’envoi, pour ne pas l’envoyer deux fois.
       *[other] **{ $count } messages privés** que le bot vous envoie. Il les garde 30 jours après l’envoi, pour ne pas les envoyer deux fois.
    }
privacy-pages = { $count ->
        [one] **{ $count } lien, visite ou partage** d’un plateau dans le navigateur.
       *[other] **{ $count } liens, visites ou partages** de plateaux dans le navigateur.
    }
privacy-seeks = { $count ->
        [one] **{ $count } défi** que vous avez lancé, avec ses conditions et votre note, pour qu’un autre joueur l’accepte. Il est conservé 30 jours.
       *[other] **{ $count } défis** que vous avez lancés, avec leurs conditions et vos notes, pour que d’autres joueurs les acceptent. Ils sont conservés 30 jours.
    }
privacy-refusals = { $count ->
        [one] **{ $count } joueur** dont vous refusez les défis. Si vous le défiez, ce joueur peut vous défier de nouveau.
       *[other] **{ $count } joueurs** dont vous refusez les défis. Si vous défiez l’un d’eux, ce joueur peut vous défier de nouveau.
    }
privacy-refused = { $count ->
        [one] **{ $count } joueur** qui refuse vos défis.
       *[other] **{ $count } joueurs** qui refusent vos défis.
    }
privacy-prepared = { $count ->
        [one] **Des ordres préparés** pour le prochain tour de { $count } partie. Vous seul pouvez les lire. Ils sont conservés jusqu’à ce tour.
       *[other] **Des ordres préparés** pour le prochain tour de { $count } parties. Vous seul pouvez les lire. Ils sont conservés jusqu’à ce tour.
    }
privacy-notes = { $count ->
        [one] **{ $count } note** sur une de vos parties. Vous seul pouvez la lire. Elle est conservée aussi longtemps que la partie.
       *[other] **{ $count } notes** sur vos parties. Vous seul pouvez les lire. Elles sont conservées aussi longtemps que les parties.
    }
privacy-wishes = { $count ->
        [one] **{ $count } serveur** dont vous recevez des messages sur les défis ouverts, et le nombre de messages restés sans réponse. Ces données sont conservées jusqu’à ce que vous arrêtiez ces messages.
       *[other] **{ $count } serveurs** dont vous recevez des messages sur les défis ouverts, et le nombre de messages restés sans réponse. Ces données sont conservées jusqu’à ce que vous arrêtiez ces messages.
    }
privacy-holidays = { $count ->
        [one] **{ $count } congé**, pour que vos parties vous attendent. Il est conservé un an.
       *[other] **{ $count } congés**, pour que vos parties vous attendent. Ils sont conservés un an.
    }
privacy-lobbies = { $count ->
        [one] **{ $count } liste de défis ouverts** que vous avez créée. Le bot s’en souvient pour vous prévenir d’un problème. Cette donnée est conservée aussi longtemps que la liste.
       *[other] **{ $count } listes de défis ouverts** que vous avez créées. Le bot s’en souvient pour vous prévenir d’un problème. Ces données sont conservées aussi longtemps que les listes.
    }
privacy-ladders = { $count ->
        [one] **{ $count } classement** que vous avez créé sur un serveur. Le bot s’en souvient pour vous prévenir d’un problème. Cette donnée est conservée aussi longtemps que le classement.
       *[other] **{ $count } classements** que vous avez créés sur des serveurs. Le bot s’en souvient pour vous prévenir d’un problème. Ces données sont conservées aussi longtemps que les classements.
    }
privacy-battles = { $count ->
        [one] **{ $count } bataille** que vous avez écrite ou modifiée. Si vous effacez vos données, elle reste sur son serveur, et son auteur devient « quelqu’un ». Pour la retirer, utilisez `/bataille retirer`.
       *[other] **{ $count } batailles** que vous avez écrites ou modifiées. Si vous effacez vos données, elles restent sur leurs serveurs, et leur auteur devient « quelqu’un ». Pour en retirer une, utilisez `/bataille retirer`.
    }
privacy-battles-after = { $count ->
        [one] **{ $count } bataille** d’une autre personne qui vous nomme comme auteur de la première version.
       *[other] **{ $count } batailles** d’autres personnes qui vous nomment comme auteur de la première version.
    }
privacy-battle-reports = { $count ->
        [one] **{ $count } signalement** sur une bataille. Il est supprimé avec vos données.
       *[other] **{ $count } signalements** sur des batailles. Ils sont supprimés avec vos données.
    }
privacy-seasons = { $count ->
        [one] **{ $count } ligne** du classement final d’une saison où vous montriez votre cote. Si vous effacez vos données, le bot retire aussi votre nom du classement publié.
       *[other] **{ $count } lignes** de classements finaux de saisons où vous montriez votre cote. Si vous effacez vos données, le bot retire aussi votre nom des classements publiés.
    }
privacy-challenged = { $count ->
        [one] **{ $count } défi** qui vous est adressé, et que vous seul pouvez accepter. Il est conservé 30 jours.
       *[other] **{ $count } défis** qui vous sont adressés, et que vous seul pouvez accepter. Ils sont conservés 30 jours.
    }
privacy-accepted = { $count ->
        [one] **{ $count } défi** que vous avez accepté. Il est conservé 30 jours.
       *[other] **{ $count } défis** que vous avez acceptés. Ils sont conservés 30 jours.
    }
privacy-rated = { $count ->
        [one] **{ $count } partie classée** que vous avez jouée avec le premier camp, et son résultat, qui sert à calculer votre cote.
       *[other] **{ $count } parties classées** que vous avez jouées avec le premier camp, et leurs résultats, qui servent à calculer votre cote.
    }
privacy-rated-second = { $count ->
        [one] **{ $count } partie classée** que vous avez jouée avec le second camp, et son résultat, qui sert à calculer votre cote.
       *[other] **{ $count } parties classées** que vous avez jouées avec le second camp, et leurs résultats, qui servent à calculer votre cote.
    }
privacy-annulled = { $count ->
        [one] **{ $count } partie classée** d’autres joueurs que vous avez annulée.
       *[other] **{ $count } parties classées** d’autres joueurs que vous avez annulées.
    }
privacy-tournaments = { $count ->
        [one] **{ $count } tournoi** que vous organisez. Il est conservé tant que le bot est sur son serveur.
       *[other] **{ $count } tournois** que vous organisez. Ils sont conservés tant que le bot est sur leur serveur.
    }
privacy-entries = { $count ->
        [one] **{ $count } inscription à un tournoi**, avec votre nom et votre ville. Elle est conservée tant que le bot est sur le serveur.
       *[other] **{ $count } inscriptions à des tournois**, avec votre nom et votre ville. Elles sont conservées tant que le bot est sur le serveur.
    }
privacy-facts = { $count ->
        [one] **{ $count } entrée du registre d’un tournoi** : un compte rendu, une confirmation ou une décision de votre part. Elle est conservée aussi longtemps que le tournoi.
       *[other] **{ $count } entrées de registres de tournois** : des comptes rendus, des confirmations ou des décisions de votre part. Elles sont conservées aussi longtemps que le tournoi.
    }
privacy-rulings = { $count ->
        [one] **{ $count } entrée sur vous dans le registre d’un tournoi**, écrite par un organisateur, un arbitre ou le bot. Elle est conservée aussi longtemps que le tournoi.
       *[other] **{ $count } entrées sur vous dans des registres de tournois**, écrites par des organisateurs, des arbitres ou le bot. Elles sont conservées aussi longtemps que les tournois.
    }
privacy-lists = { $count ->
        [one] **{ $count } liste d’armée** que vous avez remise. Elle est conservée aussi longtemps que le tournoi.
       *[other] **{ $count } listes d’armée** que vous avez remises. Elles sont conservées aussi longtemps que le tournoi.
    }
privacy-drafts = { $count ->
        [one] **{ $count } compte rendu de table** que vous n’avez pas fini. Il est conservé jusqu’à l’envoi.
       *[other] **{ $count } comptes rendus de tables** que vous n’avez pas finis. Ils sont conservés jusqu’à l’envoi.
    }
privacy-posts = { $count ->
        [one] **{ $count } partie** où vous commandez une part de la défense. Cette information est conservée aussi longtemps que la partie.
       *[other] **{ $count } parties** où vous commandez une part de la défense. Cette information est conservée aussi longtemps que les parties.
    }
privacy-never = Le bot ne lit jamais les messages, les profils ni les listes de membres. Pour en savoir plus, utilisez `/confidentialité politique`.
privacy-show-how = Le fichier contient tout, ligne par ligne. Vous seul voyez cette réponse.
privacy-file = Voici tout ce que le bot conserve sur vous : `{ $name }`. Ce fichier ne contient ni les identifiants des autres personnes, ni les secrets des parties en cours.

privacy-delete-title = ### Ce qui sera effacé
    Les données qui ne concernent que vous (votes, conseils, rappels, résultats) disparaissent entièrement. Le bot retire votre identifiant de tout ce qui suit :
privacy-ends = - **Se termine :** { $game }. Personne d’autre ne la joue : la partie est abandonnée, et sa campagne se termine.
privacy-handed = - **Continue :** { $game }. { $who }, qui y joue depuis le plus longtemps, mènera la partie et reprendra vos postes.
privacy-voted-on = - **Continue :** { $game }. Elle n’a plus de meneur : les autres joueurs décident par vote.
privacy-more-games = { $count ->
        [one] - et { $count } partie de plus
       *[other] - et { $count } parties de plus
    }
privacy-stays =
    - **Conservé :** les parties, avec leurs cartes et leurs dés, que tout le monde peut encore vérifier. À votre place, elles montrent « quelqu’un qui est parti ». Dans les tournois, vos résultats restent sous votre numéro, sans votre nom, votre ville ni vos listes. Les votes déjà comptés restent, sous forme de nombres. Votre essai du jour reste jusqu’à la fin du jour, avec une empreinte à la place de votre identifiant.
    - **Hors de notre portée :** les messages déjà publiés dans Discord. Le bot redessine sans vous les plateaux des parties en cours. Les messages plus anciens, les noms de fils et les sondages restent, car Discord limite la modification des vieux messages. Les gestionnaires du salon peuvent les effacer, et vous pouvez effacer les messages privés. Les sauvegardes de l’exploitant du bot gardent vos données jusqu’à ce que de plus récentes les remplacent.
    Ce choix est définitif. Vous pouvez revenir à tout moment, comme un nouveau joueur.
privacy-sure =
    - **Effacer pour toujours ?** C’est la seconde et dernière question.
privacy-done = Vos données sont effacées. Le bot ne conserve plus rien qui permette de vous reconnaître. Dans un instant, le bot redessinera les plateaux qui vous mentionnent.
privacy-traces = Un autre programme lit la base de données en ce moment. Des copies de vos données restent dans son fichier, et disparaîtront quand ce programme aura fini.
privacy-again = Si vous rejouez, vous serez un nouveau joueur.

privacy-policy =
    ### Ce que ce bot conserve
    Le bot vous connaît par votre identifiant Discord. Il ne conserve ni le nom de votre profil, ni vos images, ni vos messages.
privacy-about-games = - **Parties :** les parties que vous menez ou auxquelles vous participez, et la personne qui vous a fait entrer. Le bot garde aussi vos décisions et leur heure, pour montrer qui a décidé. Tout cela est conservé aussi longtemps que la partie.
privacy-about-challenges = - **Défis :** les défis que vous lancez, recevez ou acceptez, avec leurs conditions et leurs notes. Ils sont conservés 30 jours après leur fin. Le bot garde aussi votre demande de messages sur les défis, et les joueurs dont vous refusez les défis.
privacy-about-sides = - **Camps :** votre camp dans les parties à deux camps, vos consignes, vos ordres préparés, et vos défis à d’autres joueurs. Ils sont conservés aussi longtemps que la partie.
privacy-about-votes = - **Propositions et votes :** vos propositions et vos votes, pour que chaque vote compte une seule fois. Ils sont conservés aussi longtemps que la partie.
privacy-about-campaigns = - **Campagnes :** les campagnes que vous avez lancées, les plans enregistrés, les rappels et les mentions que vous avez demandés. Ils sont conservés aussi longtemps que la partie, ou jusqu’à leur annulation.
privacy-about-daily = - **Partie du jour :** vos essais et vos résultats, jusqu’à ce que vous effaciez vos données. Votre rappel est conservé jusqu’à son annulation. Une empreinte de l’essai du jour est conservée jusqu’à la fin du jour.
privacy-about-records = - **Palmarès :** vos parties finies, et votre choix de partager ou non votre palmarès. Il reste privé tant que vous ne le partagez pas.
privacy-about-ratings = - **Cotes :** vos parties classées et leurs résultats, qui servent à calculer votre cote. Personne d’autre ne la voit tant que vous ne la montrez pas. Le bot garde aussi vos places aux classements finaux des saisons où vous la montriez.
privacy-about-battles = - **Batailles :** les batailles que vous avez écrites ou modifiées, et vos signalements. Le bot vous nomme comme auteur jusqu’à la suppression de vos données.
privacy-about-hints = - **Conseils :** les conseils pour débutants que vous avez vus, pour ne pas les répéter.
privacy-about-messages = - **Messages et suivis :** les messages privés du bot, pendant 30 jours, et les salons qui suivent une partie pour vous.
privacy-about-pages = - **Plateau dans le navigateur :** l’empreinte de votre lien pendant dix minutes, et celle de votre visite pendant douze heures. Si vous ouvrez le plateau dans Discord, le bot garde votre clic deux minutes. `/confidentialité montrer` permet de déconnecter tous vos navigateurs. Un lien partagé reste valable jusqu’à sa fermeture. Il disparaît aussi avec vos données ou avec la partie.
privacy-about-tournaments = - **Tournois :** votre nom et votre ville, vos listes, vos comptes rendus, même inachevés, et les décisions à votre sujet. Ils sont conservés tant que le bot est sur le serveur. `/confidentialité effacer` retire le nom, la ville et les listes.
privacy-about-servers = - **Serveurs :** les identifiants du serveur, de ses salons et des messages du bot. Ils disparaissent 30 jours après le départ du bot.
privacy-policy-end =
    - **Jamais lus :** messages, profils, images, listes de membres.
    - **Jamais fait :** le bot ne vend pas vos données et ne les transmet pas. Il ne s’en sert pas pour la publicité.
    - **Votre choix :** `/confidentialité montrer` montre tout, `/confidentialité effacer` l’efface. Les limites d’âge de Discord s’appliquent.
    - **Questions :** demandez à l’exploitant. La page du bot dans Discord donne son nom.
privacy-policy-where = Le texte complet : { $url }

error-seed = Écrivez la graine sur une seule ligne, sans apostrophes inversées ni caractères invisibles. Si vous laissez l’option vide, le bot en tirera une.
button-end-pages = Déconnecter mes navigateurs
privacy-pages-ended = { $count ->
        [0] Aucun de vos plateaux n’était ouvert dans un navigateur.
        [one] { $count } navigateur est déconnecté et ne peut plus jouer pour vous.
       *[other] { $count } navigateurs sont déconnectés et ne peuvent plus jouer pour vous.
    }
