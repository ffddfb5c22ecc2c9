### Ce qui est conservé sur les personnes, et comment cela s’efface.

name-privacy = confidentialité
name-show = montrer
name-delete = effacer
name-policy = politique
name-option-file = fichier
command-privacy = Ce qui est conservé sur vous : le voir, l’effacer
command-privacy-show = Voir tout ce qui est conservé sur vous, en chiffres ou dans un fichier
command-privacy-delete = Effacer ce qui est conservé sur vous ; deux questions, avec ce qui part et ce qui reste
command-privacy-policy = Ce que ce bot conserve, pourquoi, combien de temps, et ce qu’il ne lit jamais
option-privacy-file = Le tout dans un fichier (JSON)
button-my-data = Dans un fichier
button-forget = Effacer mes données…
button-forget-me = Oui, effacer pour toujours

privacy-title = ### Ce qui est conservé sur vous
    Le bot vous connaît par votre identifiant Discord. Il ne conserve ni le nom de votre profil, ni vos images, ni vos messages.
privacy-nothing = Rien n’est conservé sur vous.
privacy-games = { $count ->
        [one] **{ $count } partie** que vous menez ou avez menée, pour la poursuivre et la relire ; jusqu’à ce que vos données ou le serveur soient effacés.
       *[other] **{ $count } parties** que vous menez ou avez menées, pour les poursuivre et les relire ; jusqu’à ce que vos données ou le serveur soient effacés.
    }
privacy-decisions = { $count ->
        [one] **{ $count } décision** de vous dans le journal d’une partie, pour pouvoir dire qui a décidé ; aussi longtemps que la partie.
       *[other] **{ $count } décisions** de vous dans les journaux des parties, pour pouvoir dire qui a décidé ; aussi longtemps que les parties.
    }
privacy-seats = { $count ->
        [one] **{ $count } partie** que vous partagez avec qui la mène, pour que vous puissiez décider ; tant que vous jouez.
       *[other] **{ $count } parties** que vous partagez avec qui les mène, pour que vous puissiez décider ; tant que vous jouez.
    }
privacy-sides = { $count ->
        [one] **{ $count } camp** que vous tenez dans une partie à deux, ou teniez à sa fin ; la place reste, sans vous.
       *[other] **{ $count } camps** que vous tenez dans des parties à deux, ou teniez à leur fin ; les places restent, sans vous.
    }
privacy-members = { $count ->
        [one] **{ $count } camp** que vous tenez avec d’autres dans une partie à deux, et depuis quand.
       *[other] **{ $count } camps** que vous tenez avec d’autres dans des parties à deux, et depuis quand.
    }
privacy-seen = { $count ->
        [one] **{ $count } camp** que vous avez tenu dans une partie, et depuis quand, pour que personne ne tienne les deux.
       *[other] **{ $count } camps** que vous avez tenus dans des parties, et depuis quand, pour que personne ne tienne les deux.
    }
privacy-orders = { $count ->
        [one] **{ $count } consigne** que vous avez donnée à votre camp : ce que vous avez ordonné et quand ; elle reste, sans vous.
       *[other] **{ $count } consignes** que vous avez données à vos camps : ce que vous avez ordonné et quand ; elles restent, sans vous.
    }
privacy-invited = { $count ->
        [one] **{ $count } personne** que vous avez fait entrer dans une partie : que c’était vous ; tant qu’elle joue.
       *[other] **{ $count } fois** où vous avez fait entrer quelqu’un dans une partie : que c’était vous ; tant que l’on joue.
    }
privacy-lessons = { $count ->
        [one] **{ $count } conseil** de débutant que vous avez reçu, pour ne pas le répéter ; jusqu’à ce que vos données soient effacées.
       *[other] **{ $count } conseils** de débutant que vous avez reçus, pour ne pas les répéter ; jusqu’à ce que vos données soient effacées.
    }
privacy-record-posts = { $count ->
        [one] **{ $count } message** où vous avez montré votre palmarès à un salon ; il est supprimé avec vos données.
       *[other] **{ $count } messages** où vous avez montré votre palmarès à un salon ; ils sont supprimés avec vos données.
    }
privacy-watches = { $count ->
        [one] **{ $count } salon** à qui vous faites suivre une partie, pour vous avertir s’il ne le peut plus ; tant qu’il suit.
       *[other] **{ $count } salons** à qui vous faites suivre une partie, pour vous avertir s’ils ne le peuvent plus ; tant qu’ils suivent.
    }
privacy-follows = { $count ->
        [one] **{ $count } salon** à qui vous faites suivre la partie du jour, pour vous avertir s’il ne le peut plus ; tant qu’il suit.
       *[other] **{ $count } salons** à qui vous faites suivre la partie du jour, pour vous avertir s’ils ne le peuvent plus ; tant qu’ils suivent.
    }
privacy-proposals = { $count ->
        [one] **{ $count } proposition** de vous à un commandant ; aussi longtemps que la partie.
       *[other] **{ $count } propositions** de vous à des commandants ; aussi longtemps que les parties.
    }
privacy-adoptions = { $count ->
        [one] **{ $count } proposition** de vous qu’un commandant a suivie ; aussi longtemps que la partie.
       *[other] **{ $count } propositions** de vous que des commandants ont suivies ; aussi longtemps que les parties.
    }
privacy-votes = { $count ->
        [one] **{ $count } vote** de vous, pour qu’il compte une fois et que vous puissiez le changer ; aussi longtemps que la partie.
       *[other] **{ $count } votes** de vous, pour que chacun compte une fois et que vous puissiez le changer ; aussi longtemps que les parties.
    }
privacy-campaigns = { $count ->
        [one] **{ $count } campagne** que vous avez lancée : que c’était vous ; aussi longtemps que sa partie.
       *[other] **{ $count } campagnes** que vous avez lancées : que c’était vous ; aussi longtemps que leurs parties.
    }
privacy-reminders = { $count ->
        [one] **{ $count } rappel** que vous avez demandé, et combien sont restés sans suite ; jusqu’à ce que vous l’annuliez.
       *[other] **{ $count } rappels** que vous avez demandés, et combien sont restés sans suite ; jusqu’à ce que vous les annuliez.
    }
privacy-attempts = { $count ->
        [one] **{ $count } essai** à une partie du jour, et son résultat ; jusqu’à ce que vos données soient effacées.
       *[other] **{ $count } essais** aux parties du jour, et leurs résultats ; jusqu’à ce que vos données soient effacées.
    }
privacy-marks = { $count ->
        [one] **{ $count } marque** disant que vous avez eu votre essai à la partie du jour : une empreinte et non votre identifiant, pour que chacun n’ait qu’un essai, même qui efface ses données ; jusqu’à la fin du jour.
       *[other] **{ $count } marques** disant que vous avez eu vos essais aux parties du jour : des empreintes et non votre identifiant, pour que chacun n’ait qu’un essai, même qui efface ses données ; jusqu’à la fin de ces jours.
    }
privacy-outcomes = { $count ->
        [one] **{ $count } partie finie** dans votre palmarès ; jusqu’à ce que vos données ou le serveur soient effacés.
       *[other] **{ $count } parties finies** dans votre palmarès ; jusqu’à ce que vos données ou le serveur soient effacés.
    }
privacy-profile = { $count ->
        [one] **Si vous partagez votre palmarès** ; jusqu’à ce que vos données soient effacées.
       *[other] **Si vous partagez votre palmarès** ({ $count }) ; jusqu’à ce que vos données soient effacées.
    }
privacy-letters = { $count ->
        [one] **{ $count } message privé** pour vous, en route ou envoyé il y a moins de 30 jours, pour qu’il ne parte qu’une fois.
       *[other] **{ $count } messages privés** pour vous, en route ou envoyés il y a moins de 30 jours, pour que chacun ne parte qu’une fois.
    }
privacy-tournaments = { $count ->
        [one] **{ $count } tournoi** que vous organisez ; aussi longtemps que son serveur a le bot.
       *[other] **{ $count } tournois** que vous organisez ; aussi longtemps que leur serveur a le bot.
    }
privacy-entries = { $count ->
        [one] **{ $count } tournoi** avec votre inscription, sous le nom et la ville que vous avez donnés ; aussi longtemps que son serveur a le bot.
       *[other] **{ $count } tournois** avec votre inscription, sous le nom et la ville que vous avez donnés ; aussi longtemps que leur serveur a le bot.
    }
privacy-facts = { $count ->
        [one] **{ $count } ligne du journal d’un tournoi**, de ce que vous avez rapporté, confirmé ou tranché ; aussi longtemps que le tournoi.
       *[other] **{ $count } lignes de journaux de tournois**, de ce que vous avez rapporté, confirmé ou tranché ; aussi longtemps que le tournoi.
    }
privacy-rulings = { $count ->
        [one] **{ $count } ligne sur vous dans le journal d’un tournoi**, écrite par un organisateur, un arbitre ou le bot ; aussi longtemps que le tournoi.
       *[other] **{ $count } lignes sur vous dans des journaux de tournois**, écrites par des organisateurs, des arbitres ou le bot ; aussi longtemps que les tournois.
    }
privacy-lists = { $count ->
        [one] **{ $count } liste d’armée** que vous avez remise ; aussi longtemps que le tournoi.
       *[other] **{ $count } listes d’armée** que vous avez remises ; aussi longtemps que le tournoi.
    }
privacy-drafts = { $count ->
        [one] **{ $count } rapport de table** que vous n’avez pas terminé ; jusqu’à ce que vous l’envoyiez.
       *[other] **{ $count } rapports de table** que vous n’avez pas terminés ; jusqu’à ce que vous les envoyiez.
    }
privacy-posts = { $count ->
        [one] **{ $count } partie** où une part de la défense est à vous ; aussi longtemps que la partie.
       *[other] **{ $count } parties** où une part de la défense est à vous ; aussi longtemps que les parties.
    }
privacy-never = Le bot ne lit jamais les messages, les profils ni les listes de membres. Voir `/confidentialité politique`.
privacy-show-how = Le tout, ligne par ligne, est dans le fichier. Vous seul voyez cette réponse.
privacy-file = Tout ce qui est conservé sur vous : `{ $name }`. Il y manque les identifiants des autres et ce qui trahirait une partie en cours.

privacy-delete-title = ### Ce qui est effacé
    À ces endroits votre identifiant disparaît ; ce qui ne concerne que vous (votes, conseils, rappels, résultats) disparaît en entier :
privacy-ends = - **Se termine :** { $game }, que personne d’autre ne joue. Elle est abandonnée, et sa campagne avec elle.
privacy-handed = - **Continue :** { $game }, alors menée par { $who }, qui la partage depuis le plus longtemps. Vos postes reviennent à qui mène.
privacy-voted-on = - **Continue :** { $game }, par les votes des autres et sans meneur.
privacy-more-games = { $count ->
        [one] - et { $count } partie de plus
       *[other] - et { $count } parties de plus
    }
privacy-stays =
    - **Ce qui reste :** les parties, avec leurs cartes et leurs dés, et on peut encore les vérifier. Là où vous étiez, elles disent « quelqu’un qui est parti ». Dans les tournois, vos résultats restent sous votre numéro, sans votre nom, votre ville ni vos listes. Les votes comptés restent en chiffres. Que vous avez déjà fait l’essai du jour reste jusqu’à la fin du jour, comme empreinte et non comme votre identifiant.
    - **Ce que nous ne pouvons pas effacer :** les messages déjà postés dans Discord. Les plateaux des parties en cours sont redessinés sans vous ; les messages plus anciens, les noms de fils et les sondages de Discord restent tels quels, car Discord limite les retouches aux vieux messages et ils appartiennent au salon. Qui gère le salon peut les effacer ; les messages privés, vous le pouvez vous-même. Les sauvegardes, si qui exploite le bot en fait, gardent tout jusqu’à ce que de plus récentes prennent leur place.
    C’est irrévocable. Vous pouvez revenir quand vous voulez, comme quelqu’un de nouveau.
privacy-sure =
    - **Pour toujours ?** C’est la seconde et dernière question.
privacy-done = Effacé. Rien de ce qui est conservé ne mène plus à vous ; les plateaux qui vous mentionnent sont redessinés dans un instant.
privacy-traces = Quelqu’un lit la base de données en ce moment : des copies de ce qui a été effacé restent dans son fichier jusqu’à ce qu’il ait fini, puis elles sont écrasées.
privacy-again = Si vous rejouez, vous serez quelqu’un de nouveau.

privacy-policy =
    ### Ce que ce bot conserve
    Le bot vous connaît par votre identifiant Discord. Il ne conserve ni le nom de votre profil, ni vos images, ni vos messages.
privacy-about-games = - **Parties :** les parties que vous menez ou partagez, vos décisions avec leur heure, et la personne qui vous y a fait entrer. Elles servent à poursuivre le jeu et à dire qui a décidé ; elles restent aussi longtemps que la partie.
privacy-about-sides = - **Camps :** votre camp dans les parties à deux, vos consignes, et les défis lancés à une personne. Ils restent aussi longtemps que la partie.
privacy-about-votes = - **Propositions et votes :** ce que vous avez proposé et voté, pour que chaque vote compte une fois. Ils restent aussi longtemps que la partie.
privacy-about-campaigns = - **Campagnes :** les campagnes que vous avez lancées, les plans laissés pour le lendemain, les rappels et les mentions que vous avez demandés. Elles restent aussi longtemps que la partie, ou jusqu’à ce que vous les annuliez.
privacy-about-daily = - **Partie du jour :** vos essais et vos résultats, jusqu’à ce que vous effaciez vos données. Une empreinte de l’essai du jour reste jusqu’à la fin du jour.
privacy-about-records = - **Palmarès :** vos parties finies, et si vous partagez votre palmarès. Il est privé, sauf si vous le partagez.
privacy-about-hints = - **Conseils :** les conseils de débutant que vous avez vus, pour ne pas les répéter.
privacy-about-messages = - **Messages :** les messages privés pour vous, jusqu’à 30 jours après leur envoi, et les salons auxquels vous faites suivre une partie.
privacy-about-tournaments = - **Tournois :** le nom et la ville sous lesquels vous jouez, vos listes, vos comptes rendus, même inachevés, et les décisions des arbitres à votre sujet. Ils restent aussi longtemps que le serveur a le bot ; `/confidentialité effacer` retire le nom, la ville et les listes.
privacy-about-servers = - **Serveurs :** les identifiants du serveur, de ses salons et des messages du bot. Ils disparaissent 30 jours après que le serveur a retiré le bot.
privacy-policy-end =
    - **Jamais lus :** messages, profils, images, listes de membres.
    - **Jamais fait :** rien n’est vendu, cédé ni utilisé pour la publicité.
    - **Ce que vous pouvez faire :** `/confidentialité montrer` montre tout, `/confidentialité effacer` l’efface. Les limites d’âge de Discord s’appliquent.
    - **À qui s’adresser :** à la personne qui exploite ce bot ; la page du bot dans Discord la nomme.
privacy-policy-where = Le texte entier : { $url }

error-seed = Une graine est une ligne de lettres, de chiffres et de signes, sans accents graves isolés ni signes invisibles : à la fin, elle est montrée lettre par lettre. Choisissez-en une autre, ou n’en donnez pas et il en sera tiré une.
