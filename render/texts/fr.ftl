# Les textes de la maison : boutons, commandes, réponses et erreurs qui ne sont d’aucun jeu.

language = Français

## Boutons d’un plateau (80 caractères au plus)

button-advised = Suivant : { $what }
button-phase = Confier au conseiller
button-round = Le conseiller joue la séquence
button-calm = Le conseiller joue jusqu’au prochain événement
button-undo = ↶ Annuler
button-undo-more = Annuler un ordre de plus
button-takeback = { $count ->
        [one] Annuler cette décision
       *[other] Annuler ces { $count } décisions
    }
button-take = Valider les choix ({ $count })
button-preset = Suggestion ({ $count }) : { $who }
button-all = Tous ({ $count })
button-previous = ◀ Page { $page } sur { $pages }
button-next = Page { $page } sur { $pages } ▶
button-way = ★ { $what }
button-back = ↩ Retour
button-top = Tous les ordres
button-dice =
    { $count ->
        [0] 🎲 Dés
        [one] 🎲 { $count } jet
       *[other] 🎲 { $count } jets
    }
button-log = Tous les dés de la partie
button-why = ❔ Pourquoi
button-words = Plateau en texte
button-rules = Règles maison
button-guide = Comment jouer
button-odds = 🎯 Chances
button-map = 🔍 Carte
board-side = Votre camp : **{ $side }**.
button-more = ⋯ Plus
button-fair = 🎲 Dés honnêtes
button-anshow = 📈 Où tout s’est joué
button-filmed = 🎞 Revoir
button-story = 📖 Récit
button-pages = 📰 Les unes
button-points = 🧾 Points
button-share = 📤 Partager
button-battles = Autres batailles
button-record = 🏅 Mes résultats
button-today = ☀️ Partie du jour
button-giveup = Abandonner
button-map-whole = Carte entière
button-odds-alone = Seulement ce jet
button-again = 🔁 Rejouer
button-mirror = 🔁 Revanche, camps échangés
button-replay = Rejouer avec ces dés (ne compte pas)
button-resign = Abandonner la partie
button-handover = Céder la partie
button-direct = Jouer en messages privés
button-invite = Inviter le bot sur ce serveur
button-exactly = Choisir qui part
button-day-before = ◀ { $day }
button-day-after = { $day } ▶
button-guide-back = ◀ Retour
button-guide-on = Suite ▶
button-rules-apply = Appliquer ces règles
button-rules-usual = Revenir aux règles habituelles
prompt-part = { $prompt } ({ $part } sur { $parts })
option-advised = ★ choix du conseiller
said-all = tous ({ $count })

## Lignes d’un plateau

board-able = *Peuvent agir :* { $what }
board-advice = *Conseiller :* { $what }
board-danger = *En danger :* { $what }
board-lesson = 💡 { $what }
board-hasty = -# Un clic envoie les unités que le conseiller propose. Pour en choisir d’autres, cliquez sur *Choisir qui part*.
board-hasty-more = -# Un clic donne l’ordre habituel. Pour le modifier d’abord, cliquez sur *{ $button }*.
board-resigned = **La partie est abandonnée.** Pour en commencer une autre, utilisez `/siège nouveau`.
board-broken-off = **La partie est arrêtée d’un commun accord.** Personne n’a gagné. Pour en commencer une autre, utilisez `/siège nouveau`.
board-reopened = ⚠ Les règles ont été corrigées entre-temps. Cette étape recommence : redonnez vos ordres.
board-pledge = -# Personne ne peut choisir les dés : le bot les calcule à partir de deux nombres. Le premier est le secret du bot, déjà fixé (SHA-256 : { $hash }). Le second est le numéro de votre premier clic, ou un nombre que vous choisissez.
board-word = -# Nombre fourni par les joueurs pour les dés : `{ $word }`, { word-from }. SHA-256 du secret du bot : { $hash }
board-secret = -# Le bot a calculé les dés à partir de deux nombres. Le secret du bot : `{ $secret }` (SHA-256 { $hash }, affiché au début). Le nombre fourni par les joueurs : `{ $word }`. Pour vérifier : `printf '%s/%s' SECRET NOMBRE | sha256sum`.
poster-dice = Dés : le secret du bot { $secret } (SHA-256 { $hash }, affiché au début) et le nombre { $word } fourni par les joueurs.
poster-dice-seed = Dés : la graine { $seed } (SHA-256 { $hash }, affichée au début).
board-no-word = -# La partie a été abandonnée avant sa première décision : ses dés n’ont jamais été fixés. Le secret du bot était `{ $secret }` (SHA-256 { $hash }, affiché au début).
word-from = { $from ->
    [press] le numéro du premier clic
    [typed] écrit par un joueur
    [board] le numéro du message du plateau
   *[day] le même pour tous ce jour-là
}
button-word = Choisir votre nombre
button-elsewhere = Ailleurs…
elsewhere-title = Un autre lieu
elsewhere-label = Le lieu, comme sur la carte
button-written = Écrire des ordres…
written-title = Vos ordres, un par ligne
written-label = L’unité, puis sa destination ou sa cible
written-refused = { $count ->
        [0] Aucun ordre n’a été donné
        [one] Un ordre a été donné
       *[other] { $count } ordres ont été donnés
    }. « { $line } » est impossible : { $reason }
    Ordres qui restent à donner :
written-over = { $count ->
        [0] Aucun ordre n’a été donné
        [one] Un ordre a été donné
       *[other] { $count } ordres ont été donnés
    }. Ce camp n’a plus d’ordres à donner. Ordres non donnés :
written-noted = { $count ->
        [0] Votre ordre est enregistré
        [one] Un ordre a été donné et le suivant est enregistré
       *[other] { $count } ordres ont été donnés et le suivant est enregistré
    }, mais un autre joueur doit d’abord décider. Ordres qui restent à donner :
word-title = Un nombre de votre choix pour les dés
word-label = Un nombre ou un texte d’au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
}
word-brought = Le nombre fourni par les joueurs est `{ $word }`. Tout le monde peut le voir. Le bot calcule les dés de la partie à partir de ce nombre et de son secret. Le SHA-256 du secret était déjà affiché.
declared-chosen = Dés choisis : le joueur qui a lancé la partie a choisi la graine et pouvait connaître d’avance tous les dés. La partie ne compte pas au palmarès.
declared-repeated = Dés déjà utilisés dans une autre partie : un joueur pouvait les connaître d’avance. La partie ne compte donc pas au palmarès.
board-hash = -# Dés honnêtes : SHA-256 { $hash }
board-seed = -# Graine des dés : `{ $seed }` (SHA-256 { $hash }, affiché au début).

## Le premier écran, et ce qu’il y a derrière « Plus »

pick-game = **Choisissez un jeu.** Première fois ? Choisissez le premier.
pick-battle = **Choisissez une bataille.** Pour les règles maison et d’autres options, utilisez `/siège nouveau`.
pick-continue = ▶ Continuer : { $game }
pick-label = { $game } · { $sides ->
    [alone] 1 joueur
   *[several] 1–2 joueurs
}{ $timed ->
    [yes] { " " }· { $time }
   *[no] { "" }
}
pick-minutes = { $count } min
pick-hours = { $count } h
pick-evenings = { $count ->
    [one] 1 soirée
   *[other] { $count } soirées
}
more-title = **Autres actions pour cette partie**
fair-title = **Dés honnêtes.** Personne ne peut les choisir, pas même le bot.
fair-check = L’empreinte des dés figure sur le premier plateau. À la fin, vous pourrez vérifier toute la partie avec `/siège vérifier`.

## La fin

end-wins = **{ $who } gagne.**
end-own = { $count ->
    [0] Vous n’avez donné aucun ordre vous-même.
    [one] Vous avez donné un ordre vous-même.
   *[other] Vous avez donné { $count } ordres vous-même.
}
end-par = Score du conseiller : { $par }. **{ $than ->
    [better] { $by ->
        [0] Mieux que le conseiller
       *[other] Vous dépassez le conseiller de { $by }
    }
    [worse] { $by ->
        [0] Le conseiller fait mieux
       *[other] Le conseiller vous dépasse de { $by }
    }
   *[even] Aussi bien que le conseiller
}.**
end-between = { $one } contre { $other } : { $won }–{ $lost }.
end-share = Copiez ces lignes où vous voulez.
share-title = Siegemaster · { $game }
records-par = Mieux que le conseiller, avec les mêmes dés : { $better } fois sur { $count }.
records-nothing-to-share = Cette partie n’a pas de résultat : il n’y a rien à partager.

## Réponses privées

dice-none = Aucun dé n’a été jeté pour ce plateau.
status-running = { $count ->
        [one] { $players } décide
       *[other] { $players } décident
    }. Tout le monde peut regarder.
status-over = La partie est finie. Joueurs : { $players }.
status-resigned = { $owner } a abandonné la partie.
status-broken-off = Les deux camps ont arrêté la partie d’un commun accord. Personne n’a gagné.
status-house-rules = Règles maison : { $rules }
status-board = Le plateau : { $link }
guide-together =
    { "**" }{ $number } · À plusieurs, jour après jour{ "**" }

    { $several ->
        [yes] Renforcez votre camp avec `/camp ajouter`, donnez-lui un salon avec `/camp salle`, votez avec `/vote lancer`.
       *[no] Ajoutez des joueurs avec `/siège joueurs ajouter`, répartissez le commandement avec `/siège joueurs commandement`, votez avec `/vote lancer`.
    }

    Avec `/campagne lancer`, vous jouez une journée par jour. `/quotidien jouer` lance la partie du jour : mêmes dés pour tous.

    `/siège suivre` montre une partie dans un autre salon. Le journal d’une journée est dans `/siège gazette`, vos résultats dans `/palmarès moi`, vos données dans `/confidentialité montrer`.
guide-page = -# Écran { $page } sur { $pages }
guide-commands = **Toutes les commandes d’une partie**
guide-groups = **Autres commandes**
board-posted = Voici de nouveau le plateau :
ordered = Ordre donné : { $what }.
refused-now =
    { $reason }
    { "**À la place :**" } { $choices }.
refused-more = { $choices } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
auto-decision = Le pilote automatique a décidé. Voici le plateau :
auto-phase = Le pilote automatique a joué cette phase. Voici le plateau :
auto-round = Le pilote automatique a joué cette séquence. Voici le plateau :
auto-day = Le pilote automatique a joué { period-this } jusqu’au bout. Voici le plateau :
auto-calm = Le pilote automatique a joué jusqu’à ce qu’il se passe quelque chose. Voici le plateau :
auto-all = Le pilote automatique a joué la partie jusqu’au bout. Voici le plateau :
auto-cut-short = Le pilote automatique a joué aussi longtemps que possible. La partie attend : { $turn }. Voici le plateau :
auto-looked = Avant de choisir { $plans ->
    [one] un plan
   *[other] { $plans } plans
}, le pilote automatique a simulé la suite de la partie.{ $late ->
    [0] {""}
    [one] { " " }Une fois, le temps n’a pas suffi, et il a choisi sans rien simuler.
   *[other] { " " }{ $late } fois, le temps n’a pas suffi, et il a choisi sans rien simuler.
}
new-begun = { $title } commence : { $link }
thread-name = { $title } : { $who }
resign-sure = Voulez-vous vraiment abandonner cette partie ? Vous ne pourrez pas la reprendre.
resigned = La partie est abandonnée. Vous pouvez en commencer une autre dans ce salon.
suggest-preset = Suggérés ({ $count }) : { $what }
suggest-all = Tous ({ $count })

## Qui joue

players-board = -# { $players } jouent cette partie ensemble.
players-last = Dernière décision : { $who }.
players-more = et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
players-by = -# Décidé par { $who } :
players-owner = { $owner } mène cette partie.
players-one = - { $who } participe depuis le { $since }, à l’invitation de { $by }.
players-how = -# Ajoutez jusqu’à { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
} avec `/siège joueurs ajouter`. Retirez-les avec `/siège joueurs retirer`.
players-added = { $who } participe désormais à la partie et peut prendre les mêmes décisions que vous.
players-removed = { $who } ne joue plus dans cette partie. Ses décisions précédentes restent valables.
players-left = Vous ne jouez plus dans cette partie. Vos décisions restent valables, et vous pouvez continuer à regarder.
players-there = { $who } joue déjà dans cette partie.
players-not-there = { $who } ne joue pas dans cette partie.
players-bot = { $who } est un bot et ne peut pas jouer. Pour recevoir de l’aide, utilisez le pilote automatique avec `/siège auto`.
players-direct = Personne d’autre ne voit ces messages privés. Pour jouer avec d’autres, écrivez `/siège ici` dans un salon de serveur : la partie y continuera.
players-not-here = { $who } n’est pas membre de ce serveur et ne pourrait pas voir le plateau.
players-cannot-see = { $who } ne peut pas voir ce salon. Demandez d’abord à un gestionnaire du serveur de lui donner accès au salon.
players-owner-stays = { $owner } mène cette partie et ne peut pas la quitter. Cédez d’abord la partie avec `/siège joueurs céder`.
players-owner-already = { $who } mène déjà cette partie.
players-handover-sure = Voulez-vous vraiment confier cette partie à { $who } ? Vous continuerez à jouer. Pour quitter la partie, utilisez `/siège joueurs retirer`. Seul { $who } pourra vous rendre la partie.
players-handover-manager = Vous gérez ce serveur. Voulez-vous que { $who } mène cette partie à la place de { $owner } ? { $owner } n’y jouera plus.
players-handed = { $who } mène maintenant la partie.
players-handed-already = La partie a été cédée entre-temps : { $owner } la mène maintenant.
players-resign-manager = Vous gérez ce serveur. Voulez-vous vraiment mettre fin à cette partie de { $players } ? Personne ne pourra la reprendre.
players-brought = La partie continue ici :
players-no-games = Vous n’avez pas de partie en cours à déplacer ici. Commencez-en une avec `/siège nouveau`.
players-which =
    Vous avez plusieurs parties. Indiquez laquelle avec l’option `partie`.
    { $games }
players-shared-direct = D’autres jouent aussi cette partie et ne voient pas ces messages privés. Déplacez la partie dans un salon de serveur, ou retirez d’abord ces joueurs.
players-owner-moves = Le salon de cette partie est toujours là : { $link }. Seul { $owner }, qui mène la partie, peut la déplacer.
players-elsewhere = ailleurs

## Chances

odds-futile = Aucun tir ne peut toucher.
odds-changes = **Ce qui changerait les chances**
odds-compared = { $better ->
    [none] **En moyenne, les deux se valent** ({ $counted }) : { $first }.
   *[some] **En moyenne** ({ $counted }) : A { $first }, B { $second }.
}
odds-compared-apart = **En moyenne :** A : { $first } ; B : { $second }.
clauses = { $first } ; { $more }
odds-alt = Diagramme des chances. { $title } : { $shares }.
odds-overview = **Où les camps s’affrontent**
odds-placeholder = Un autre jet ({ $page } sur { $pages })
odds-placeholder-only = Un autre jet
odds-placeholder-last = Le même jet, d’une autre manière
odds-compare = Comparer avec…
odds-nothing-to-roll = La question actuelle ne demande aucun jet. Cliquez sur **Plus**, puis sur **Pourquoi**, pour comprendre la question posée.
odds-over = La partie est finie : il n’y a plus de jets. Cliquez sur **Dés** pour voir les précédents.

## Annuler

undo-sure = { $count ->
        [one] **Annuler cette décision ?** Elle restera dans le registre, marquée comme annulée.
       *[other] **Annuler ces { $count } décisions ?** Elles resteront dans le registre, marquées comme annulées.
    }
undo-by = { $what } ({ $who })
undo-by-steward = { $what } (le pilote automatique)
undo-in-phase = { $what } ({ $phase })
undo-phase-over = { $phase } : phase terminée
undo-more = { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
undo-no-further = -# Vous ne pouvez pas remonter plus loin : { $reason }.
undo-nothing = Vous ne pouvez rien annuler : { $reason }. Vous ne pouvez pas revenir avant le dernier dé ou la dernière carte, car vous connaissez déjà le résultat.
undo-option = { $count } : { $what }
undo-steward = { $count ->
        [one] la décision du pilote automatique
       *[other] les { $count } décisions du pilote automatique
    }
undo-steward-what = { $count ->
    [one] la décision du pilote automatique
   *[other] les { $count } décisions du pilote automatique
} ({ $what }…)
undo-done = Annulé : { $what }.
undo-told = ↶ { $who } a annulé : { $what }
undo-bar-settled = les décisions précédentes sont définitives
undo-bar-begun = il n’y a pas de décision précédente
undo-bar-reopened = les règles ont été corrigées, et cette étape a repris au début
undo-bar-mended = les règles ont été corrigées depuis

## Le journal

log-title = Le registre : { $what }
log-day = { $day ->
    [0] { period-before-first }
   *[other] { period } { $day }
}
log-days = { periods } { $first } à { $last }
log-decisions = Seulement les décisions
log-decided = `#{ $version }` { $time } { $who } : **{ $what }**
log-steward = `#{ $version }` { $time } le pilote automatique pour { $who } : **{ $what }**
log-word = `#{ $version }` { $time } { $who } a fourni le nombre pour les dés : `{ $word }`, { word-from }.
log-undone = `#{ $version }` { $time } { $who } a annulé tout ce qui suit `#{ $back }`.
log-reopened = `#{ $version }` { $time } Les règles ont été corrigées ; l’étape a repris au début.
log-rules = -# À partir d’ici, la version { $rules } des règles s’applique. Avant, c’était la version { $before }.
log-resigned = `#{ $version }` { $time } { $who } a abandonné la partie.
log-broken-off = `#{ $version }` { $time } { $who } a accepté d’arrêter la partie.
log-gone = ~~{ $line }~~ (annulé : `#{ $by }`)
log-page = -# Page { $page } sur { $pages }
log-empty = Aucun événement ne correspond à ce choix.
log-which-day = Cette partie n’a pas de { period } « { $day } ». Écrivez un numéro, comme 12, ou plusieurs, comme 3-5.
log-which-word = Le registre n’a pas de filtre « { $word } ». Choisissez une des suggestions, ou laissez l’option vide.

## La partie entière en un fichier

export-done = Voici toute la partie dans un fichier : `{ $name }`. Il ne contient aucun nom. Pour vérifier les dés, utilisez `siegemaster verify { $name }`, ou `/siège vérifier` ici.
export-running = Voici la partie jusqu’à maintenant, dans un fichier : `{ $name }`. Il ne contient ni les noms, ni la graine, ni les cartes à venir. Pour vérifier les dés, exportez de nouveau la partie à la fin.

## La rediffusion, et la partie en une page

reel-when = { $day ->
    [0] { period-before-first-title }
   *[other] { period-title } { $day }
}{ $round ->
    [0] {""}
   *[other] { " " }· séquence { $round }
}
reel-alt = Une animation de { $count ->
    [one] { $count } image
   *[other] { $count } images
}, de « { $first } » à « { $last } ». À la fin :
replay-whole = La partie entière
replay-day = { $day ->
    [0] { period-before-first-title }
   *[other] { period-title } { $day }
}
replay-day-rounds = { period-title } { $day }, avec ses combats
replay-told = **{ $game }** : { $what } (`{ $name }`)
replay-shrunk = -# L’animation est plus petite que d’habitude, car ce salon accepte { $most } Mo au plus.
replay-too-large = Même réduite au minimum, cette rediffusion fait { $size } Mo, mais ce salon accepte au plus { $most } Mo. Demandez un seul { period }.
replay-nothing = Il n’y a encore rien à montrer. Réessayez après la première décision.
replay-which = « { $what } » n’est pas un { period } de la partie. Choisissez une des suggestions, ou écrivez un nombre.
replay-no-day = Il ne s’est encore rien passé { period-at } { $day }. Le dernier { period } joué est { period-the } { $last }.
replay-busy = Le bot dessine déjà une rediffusion pour ce salon. Elle sera là dans un instant.
replay-waiting = Le bot dessine une autre rediffusion. La vôtre vient juste après.
replay-drawing = Dessin de la rediffusion : { $marks } image { $done } sur { $total }
replay-packing = { $total ->
    [one] L’image est prête. Le bot en fait un fichier…
   *[other] Les { $total } images sont prêtes. Le bot en fait un seul fichier…
}
replay-too-slow = Cette rediffusion était trop longue à dessiner : le bot l’a arrêtée. Demandez un seul { period }.
replay-stopped = Cette rediffusion s’est arrêtée, car le bot redémarre. Redemandez-la dans une minute.
replay-queue = Le bot dessine trop de rediffusions à la fois. Réessayez dans une minute.
replay-astray = Vous ne pouvez plus revoir cette partie, car les règles ont été corrigées depuis. Son registre ne correspond plus aux règles à partir de la ligne `#{ $version }`. Lisez les événements avec `/siège registre`.
story-no-order = Vous n’avez donné aucun ordre dans cette partie. Laissez l’option `{ $option }` vide.
story-nothing = Il ne s’est rien passé depuis votre dernier ordre.
story-none = Il ne s’est encore rien passé. Le récit commence avec les premiers ordres.
story = **{ $title }**

    { $story }
dispatch-none = Ce { period } n’a pas de première page : il n’est pas terminé, ou ce jeu n’a pas de journal.
dispatch-which = Il n’y a pas de { period } « { $day } ». Écrivez un nombre, comme 12, ou choisissez une suggestion.
page-step = Étape { $step } sur { $steps }
page-map = La carte
page-controls = Commandes
page-slider = { period-title } et phase
page-day = Aller à
page-period = { period-title }
page-play = Lecture
page-pause = Pause
page-first = Première étape
page-day-before = { period-back }
page-previous = Étape précédente
page-next = Étape suivante
page-day-after = { period-on }
page-last = Dernière étape
page-large = Agrandir la carte
page-small = Ajuster la carte à la page
page-log = Les événements
page-order = Ordre : { $what }
page-steward = Le pilote automatique : { $what }
page-words = La carte en texte
page-charts = { period-by-period }
page-table = En tableau
page-peak = { $title } (maximum { period-of })
page-end = La fin
page-about = À propos de cette partie
page-facts = Partie { $game }, { $status ->
    [over] finie
    [resigned] abandonnée
   *[running] en cours
}. Version { $rules } des règles.
page-seed = Le bot a calculé les dés à partir de la graine « { $seed } ».
page-pledge = La graine est le SHA-256 d’un texte. Ce texte contient le secret du bot, une barre oblique, puis le nombre fourni par les joueurs. Le secret : « { $secret } ». Le nombre : « { $word } » ({ word-from }).
page-word = Le nombre fourni par les joueurs : « { $word } » ({ word-from }).
page-secret-hash = SHA-256 du secret du bot : { $hash }
page-hash = SHA-256 de la graine : { $hash }
page-keys = Touches : gauche et droite pour changer d’étape, haut et bas pour avancer ou reculer d’{ period-a }. Début et Fin mènent à la première et à la dernière étape, espace lance la lecture. Sur un écran tactile : balayez la carte.
page-no-script = Sans JavaScript, cette page montre tous les événements, étape par étape, mais pas la carte.
page-fault = La carte ne peut pas s’afficher ici. Vous pouvez lire les événements ci-dessous.

## Des dés honnêtes

verify-running = Les dés sont fixés, et personne ne peut encore les voir. Le SHA-256 de leur graine a été affiché au début : { $hash }. À la fin, le bot montre aussi la graine. Vous pourrez alors vérifier chaque dé et chaque carte avec `/siège vérifier`.
verify-pledged = { $word ->
    [none] Le bot calculera les dés à partir de son secret et d’un nombre fourni avec la première décision.
   *[other] Le bot calcule les dés à partir de son secret et d’un nombre fourni par les joueurs. Ce nombre est `{ $word }`, { word-from }.
} Personne ne peut encore voir le secret. Son SHA-256 a été affiché au début : { $hash }. À la fin, le bot montre le secret, et vous pourrez tout vérifier avec `/siège vérifier`.
verify-fair = **Tous les dés et toutes les cartes sont corrects.** Le bot a tout rejoué : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} et { $draws ->
    [one] { $draws } tirage de cartes et de pions.
   *[other] { $draws } tirages de cartes et de pions.
}
verify-sealed = **Le bot ne peut pas encore vérifier cette partie : elle est en cours.** Le fichier est en ordre. Il ne contient pas encore la graine, mais son empreinte : { $hash }. Exportez de nouveau la partie quand elle sera finie.
verify-differs = **Cet enregistrement ne correspond pas à ses dés et à ses règles.** { $checked ->
    [0] Aucune ligne ne peut être rejouée.
   *[other] Il est correct jusqu’à la ligne { $checked }.
}
verify-partly = **Cette partie a été jouée avec d’autres règles : le bot ne peut vérifier que le début.** { $checked ->
    [0] Le résultat diffère dès la première ligne.
   *[other] Jusqu’à la ligne { $checked }, tous les dés et toutes les cartes sont corrects.
}
verify-seed = La graine `{ $seed }` a le SHA-256 affiché au début : { $hash }.
verify-pledge = Le secret du bot `{ $secret }` a le SHA-256 affiché au début : { $hash }. Avec le nombre fourni par les joueurs, `{ $word }`, { word-from }, il donne la graine des dés.
verify-no-dice = La partie a été abandonnée avant sa première décision : ses dés n’ont jamais été fixés. Le secret du bot `{ $secret }` a le SHA-256 affiché au début : { $hash }.
verify-limits = { $from ->
    [typed] Ainsi, ni les joueurs ni l’exploitant du bot n’ont choisi ces dés seuls. Aucun fichier ne peut prouver que personne n’a lu le secret dans la base de données.
    [day] Ainsi, personne n’a choisi ces dés seul. Mais un fichier ne peut pas tout prouver. L’exploitant du bot a pu faire le premier clic du jour. Quelqu’un a pu lire le secret dans la base de données.
    [alone] La graine était fixée avant la première décision. Aucun fichier ne peut prouver que l’exploitant du bot n’a pas tiré plusieurs graines pour en garder une.
   *[press] Ainsi, personne n’a choisi ces dés seul. Mais un fichier ne peut pas tout prouver. L’exploitant du bot a pu ignorer des clics jusqu’à obtenir les dés qu’il voulait. Quelqu’un a pu lire le secret. Si vous choisissez votre nombre vous-même, l’exploitant ne gagne rien à ignorer des clics.
}
verify-no-secret = La partie est finie, mais l’enregistrement ne contient pas le secret du bot.
verify-secret = Le secret n’est pas le bon : son SHA-256 est { $got }, mais { $expected } a été affiché au début.
verify-made = Le secret et le nombre fourni par les joueurs donnent la graine { $expected }, mais l’enregistrement dit { $got }.
verify-no-brought = Le nombre fourni par les joueurs doit figurer à la fois dans la ligne { $version } et dans l’enregistrement. Il manque dans l’un des deux.
verify-brought-twice = La ligne { $version } contient un second nombre fourni par les joueurs.
verify-brought = La ligne { $version } ne correspond pas aux dés. Le bot les a calculés à partir du nombre { $expected }, mais la ligne contient { $got }.
verify-brought-late = La ligne { $version } donne trop tard le nombre fourni par les joueurs : la ligne { $before } contenait déjà une décision.
verify-brought-strange = La ligne { $version } contient un nombre fourni par les joueurs, mais les dés de cette partie n’en dépendent pas.
verify-brought-dice = L’enregistrement contient un nombre fourni par les joueurs, mais indique « { $dice } » comme origine des dés.
verify-brought-source = Le nombre fourni par les joueurs est trop long, ou a une origine impossible : « { $source } ».
verify-brought-number = Ligne { $version } : « { $word } » n’est pas un identifiant de Discord, ou l’heure qu’il contient est illisible.
verify-brought-time = Ligne { $version } : Discord a créé le nombre fourni par les joueurs à { $made }. Selon le registre, c’était à { $told }, dans une partie commencée à { $begun }. Ces heures se contredisent.
verify-taken-back = { $count ->
    [one] { $count } décision a été annulée pendant la partie.
   *[other] { $count } décisions ont été annulées pendant la partie.
}
verify-rules = Le bot a rejoué la partie avec la version { $rules } des règles.
verify-spans = Lignes { $first }–{ $last } : jouées avec la version { $rules } des règles.
verify-no-hash = L’empreinte de la graine manque. Elle doit avoir 64 chiffres hexadécimaux.
verify-battle-missing = La bataille de la partie manque : le fichier ne contient aucun texte avec le code { $code }.
verify-battle-other = La bataille a été modifiée : son texte n’a pas le code { $code }.
verify-battle-unreadable = La bataille est injouable : { $detail }.
verify-status = L’état « { $status } » n’existe pas.
verify-no-seed = La partie est finie, mais l’enregistrement ne contient pas sa graine.
verify-hash = La graine n’est pas la bonne : son SHA-256 est { $got }, mais { $expected } a été affiché au début.
verify-dice = L’enregistrement donne « { $dice } » comme origine des dés. Cette origine n’existe pas.
verify-not-drawn = L’enregistrement dit que le bot a tiré la graine. Mais le bot tire 32 chiffres hexadécimaux : quelqu’un a choisi celle-ci.
verify-no-beginning = Le début de la partie manque.
verify-gap = La ligne { $version } vient après la ligne { $before } : des lignes manquent, ou sont en désordre.
verify-chain = La ligne { $version } est endommagée : elle a été modifiée, ou il manque une ligne avant ou après elle.
verify-parted = { $file } est un export de la même partie, mais diffère à partir de la ligne { $version }. L’un des deux a été modifié.
verify-strange = La ligne { $version } contient des événements que « { $action } » ne peut pas causer.
verify-unreadable = La ligne { $version } contient un événement que ce jeu ne connaît pas : { $detail }
verify-ending = La ligne { $version } est la dernière, mais elle ne correspond pas à l’état de la partie : « { $status } ».
verify-backwards = La ligne { $version } annule une ligne qui n’existe pas.
verify-options = Les règles maison de la ligne { $version } empêchent la partie de commencer : { $detail }
verify-day = Ligne { $version } : selon les règles, cette décision a lieu à { $expected } (jour ou tour, puis séquence), mais l’enregistrement indique { $got }.
verify-refused = Ligne { $version } : la décision « { $answer } » n’était pas possible à ce moment : { $reason }. Une décision précédente manque ou diffère.
verify-event = Ligne { $version }, événement { $number }, { $what } : la graine donne { $expected }, mais l’enregistrement dit { $got }.
verify-number = Ligne { $version } : le nombre d’événements est faux. Selon les règles, il est de { $expected }, mais l’enregistrement en contient { $got }.
verify-not-over = La dernière ligne est la ligne { $version }, et la partie n’est pas finie. Mais l’enregistrement dit « { $status } ».
verify-over = La partie est finie après la dernière ligne ({ $version }), mais l’enregistrement dit « { $status } ».
verify-position = La position finale, { $what } : la graine donne { $expected }, mais l’enregistrement dit { $got }.
verify-result = Le résultat, { $what } : la graine donne { $expected }, mais l’enregistrement dit { $got }.
verify-other-rules = La ligne { $version } a été jouée avec { $age ->
    [older] d’anciennes règles
    [newer] des règles plus récentes
   *[other] d’autres règles
} (version { $rules }). Ce bot applique la version { $now } des règles et ne peut pas rejouer cette ligne. Cela ne veut pas dire que le fichier est faux. Pour vérifier la suite, utilisez un bot qui applique la version { $rules } des règles.
verify-after-other-rules = La ligne { $version } donne un autre résultat avec la version { $now } des règles, celle de ce bot. Les lignes précédentes suivent { $age ->
    [older] d’anciennes règles
    [newer] des règles plus récentes
   *[other] d’autres règles
} (version { $rules }), et ce bot ne peut pas les rejouer. Le fichier n’est pas forcément faux. Pour vérifier la suite, utilisez un bot avec la version { $rules } des règles.
verify-word-fair = HONNÊTE
verify-word-sealed = SCELLÉE
verify-word-differs = DIFFÈRE
verify-word-unread = ILLISIBLE
verify-count = { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
}, { $wrong ->
    [0] tous en ordre
   *[other] dont { $wrong } avec une erreur
}
verify-no-file = Le fichier est illisible : { $detail }.
verify-too-large = Le fichier est bien trop grand pour une partie.
verify-not-json = Le fichier est abîmé ou n’est pas un export : ce n’est pas du JSON. { $detail }
verify-not-a-record = Le fichier est du JSON, mais pas l’export d’une partie : { $detail }
verify-newer = Une version plus récente du programme a écrit ce fichier (format { $detail }). Mettez la vôtre à jour.
verify-unknown-game = Cette version ne connaît pas le jeu { $name }.

## Le panneau des règles maison

ease-book = Difficulté : comme dans le règlement
ease-easier = Difficulté : plus facile
ease-harder = Difficulté : plus difficile
rules-title = **Règles maison**
rules-explained = Le règlement laisse certains points ouverts : voici les règles de cette partie. Vous pouvez les changer jusqu’à votre premier ordre. Votre choix vaut pour toute la partie.
rules-usual = Cette partie suit les règles habituelles.
rules-placeholder = Choisissez une règle à changer
rules-option = maintenant : { $now } (ou { $others })
rules-applied = { $count ->
        [0] Cette partie suit les règles habituelles.
        [one] Cette partie suit une règle maison.
       *[other] Cette partie suit { $count } règles maison.
    }

## Les règles sous la main

rulebook-title = ### Les règles : { $title }
rulebook-explained = Voici les règles, reformulées paragraphe par paragraphe. Un numéro qui commence par R est une décision sur un point que le règlement laisse ouvert. Pour chercher un numéro ou un mot, utilisez `/siège règles`.
rulebook-found = ### Règles pour « { $what } » ({ $count })
rulebook-none = Aucune règle ne correspond à « { $what } ». Essayez un autre mot, ou le numéro d’un paragraphe.
rulebook-pick-chapter = Choisissez un chapitre
rulebook-pick-section = Choisissez une règle à lire
rulebook-rulings = { $title } : décisions ({ $page } sur { $pages })
rulebook-example = { $title } : exemple { $number } sur { $count }
button-rulebook-contents = Sommaire
button-rulebook-rulings = { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
button-rulebook-examples = { $count ->
        [one] { $count } exemple
       *[other] { $count } exemples
    }

## Noms de commandes et d’options comme Discord les montre : minuscules, 32 au plus, sans espaces

name-siege = siège
name-new = nouveau
name-resign = abandonner
name-board = plateau
name-status = état
name-dice = dés
name-help = aide
name-map = carte
name-move = bouger
name-fire = tirer
name-done = fini
name-order = ordre
name-auto = auto
name-undo = annuler
name-odds = chances
name-log = registre
name-rules = règles
name-export = exporter
name-replay = revoir
name-story = récit
name-newspaper = gazette
name-verify = vérifier
name-players = joueurs
name-add = ajouter
name-remove = retirer
name-list = liste
name-handover = céder
name-here = ici
name-option-house-rules = règles_maison
name-option-seed = graine
name-option-where = lieu
name-option-language = langue
name-option-game = partie
name-option-look = aspect
name-option-text = texte
name-option-from = de
name-option-to = vers
name-option-what = quoi
name-option-show = montrer
name-option-since = depuis
name-option-of = de
name-option-quarter = quartier
name-option-at = cible
name-option-unit = unité
name-option-who = qui
name-option-by = par
name-option-with = avec
name-option-do = action
name-option-second = deuxième
name-option-third = troisième
name-option-fourth = quatrième
name-option-fifth = cinquième
name-option-scope = durée
name-option-strength = force
name-option-zone = zone
name-option-compare = comparer
name-option-user = membre
name-option-day = jour
name-option-phase = phase
name-option-kind = sorte
name-option-back = pas

## Commandes (descriptions et noms des choix : 100 caractères au plus)

command-group = Commencer une partie, la regarder, donner des ordres
command-new = Commencer une partie, dans ce salon ou dans son propre fil
command-resign = Mettre fin à la partie de ce salon (la vôtre, ou n’importe laquelle si vous gérez le serveur)
command-board = Voir le plateau (dans votre partie, le bot le publie de nouveau en bas du salon)
command-status = Voir où en est la partie de ce salon
command-dice = Voir chaque dé jeté pour ce plateau, avec ses modificateurs
command-help = Apprendre à jouer en quelques écrans
command-move = Déplacer des pions d’une zone à une autre
command-fire = Tirer d’une zone sur l’ennemi
command-done = Finir cette phase sans autre décision
command-order = Donner n’importe quel ordre par écrit
command-auto = Laisser le pilote automatique décider pour vous
command-undo = Annuler les décisions depuis le dernier dé ou la dernière carte
command-players = Voir et changer les joueurs de la partie de ce salon
command-players-add = Ajouter à votre partie un joueur qui décidera avec vous
command-players-remove = Retirer un joueur de votre partie (sans nom : vous-même)
command-players-list = Voir qui joue ici, depuis quand, et qui a invité chaque joueur
command-handover = Laisser un autre joueur mener la partie (la vôtre, ou n’importe laquelle si vous gérez le serveur)
command-here = Déplacer une de vos parties dans ce salon, par exemple si son salon a été supprimé
command-odds = Voir les chances d’un jet, ou comparer deux jets
command-map = Voir la carte : derniers événements, voies des Boxers, tirs et mouvements possibles, ou un détail
command-rules = Voir la règle de la question actuelle, ou chercher une règle par numéro ou par mot
command-log = Voir les décisions, les résultats et tous les jets (filtres : jour ou tour, phase, zone, type)
command-export = Recevoir la partie entière dans un fichier, sans les noms
command-replay = Revoir en animation la partie entière, un jour ou un tour
command-story = Lire le récit de la partie, avec deux images
command-dispatch = Lire un jour ou un tour comme la une d’un journal
command-verify = Vérifier une partie finie : rejouer chaque dé et chaque carte depuis la graine

option-house-rules = Les règles maison ; vous pouvez encore les changer sur le plateau
option-seed = Un mot qui fixe tous les dés, pour jouer de nouveau avec les mêmes (facultatif)
option-where = Où jouer (par défaut : ici)
option-language = La langue de la partie (par défaut : celle du serveur)
option-game = Quel jeu
option-look = Le thème de la carte ; vous seul verrez la réponse
option-text = En texte, sans image
option-from = Le lieu de départ
option-to = Le lieu d’arrivée
option-what = Les unités, séparées par des virgules, ou « all » ou « preset » (par défaut : le choix du bot)
option-at = La cible
option-unit = Quelle unité
option-who = L’unité : un groupe (b), des figurines (a1-5,b2), une figurine (e4)
option-by = L’hexagone à traverser
option-leaders = Avec quels chefs (par défaut : les chefs présents)
option-with = L’unité ou l’arme à utiliser, ou la façon de l’utiliser
option-do = L’ordre à donner
option-second = Le deuxième mot de l’ordre
option-third = Le troisième mot de l’ordre
option-fourth = Le quatrième mot de l’ordre
option-fifth = Le cinquième mot de l’ordre
option-scope = Jusqu’où joue le pilote automatique
option-strength = La force de jeu du pilote automatique
option-back = Combien de décisions annuler (par défaut : une)
option-odds-what = Le jet, ou toute la partie (par défaut : le prochain jet)
option-odds-zone = La zone ; pour un tir, la zone qui tire
option-odds-compare = Un autre jet à comparer
option-map-show = La vue à afficher (par défaut : les derniers événements, ou la vue qui convient au pion)
option-map-of = La zone ou le pion à montrer (par défaut : le premier de la liste)
option-map-quarter = La partie de la carte à agrandir (par défaut : la carte entière)
option-rule = Par exemple 6.3, R94 ou un mot (par défaut : la règle de la question posée)
option-log-day = Un jour ou un tour, ou plusieurs, comme 3-5 (par défaut : le dernier)
option-replay-what = Un jour ou un tour, par exemple 12, détaillé phase par phase (par défaut : toute la partie)
option-dispatch-day = Le jour ou le tour, par exemple 12 (par défaut : le dernier terminé)
option-story-since = Seulement ce qui s’est passé après votre dernier ordre
option-dispatch-show = Montrer la page à tout le salon ; réservé aux joueurs
option-log-phase = Seulement cette phase
option-log-zone = Seulement les événements de cette zone
option-log-kind = Seulement ces événements : jets, pertes, mouvements, décisions…
option-user-add = Le joueur à ajouter
option-user-remove = Le joueur à retirer (par défaut : vous-même)
option-user-handover = Le joueur qui mènera la partie
option-game-here = Votre partie (à indiquer si vous en avez plusieurs)

choice-look-chart = Comme une carte ancienne
choice-look-contrast = Contraste élevé
choice-look-dark = Sombre
choice-here = dans ce salon
choice-thread = dans son propre fil
choice-decision = cette décision
choice-phase = cette phase
choice-round = cette séquence
choice-day = ce jour ou ce tour
choice-calm = jusqu’à ce qu’il se passe quelque chose
choice-strength-normal = normal : le pilote automatique décide aussitôt
choice-strength-hard = difficile : le pilote automatique réfléchit quelques secondes avant chaque plan
choice-all = jusqu’à la fin de la partie (le niveau devient Guidé)

## Permissions, comme les appellent les paramètres de Discord

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-create-private-threads = Créer des fils privés
permission-manage-threads = Gérer les fils
permission-use-external-apps = Utiliser des applications externes

## Erreurs : ce qu’il y a, et que faire

error-not-your-game = { $count ->
        [one] { $players } joue cette partie
       *[other] { $players } jouent cette partie
    }. Vous pouvez consulter **Dés**, **Pourquoi** et **Plateau en texte**. Commencez votre propre partie avec `/siège nouveau`.
error-not-owner = { $owner } mène cette partie et décide qui y joue. Les gestionnaires du serveur peuvent y mettre fin avec `/siège abandonner` ou la céder avec `/siège joueurs céder`. Il leur faut la permission *Gérer le serveur* ou *Gérer les salons*.
error-too-many-players = Cette partie est complète. Faites de la place avec `/siège joueurs retirer`.
error-your-games = Vos parties :
error-bring-here = Déplacez une de vos parties dans ce salon avec `/siège ici`.
error-guest = Le bot n’est pas présent ici : il ne peut pas publier de plateau. Jouez en messages privés avec le bot, ou demandez à un gestionnaire du serveur de l’inviter. Les réponses privées, comme `/siège aide`, marchent ici aussi.
panel-stale = Vous avez donné un ordre ailleurs. Voici le panneau actuel.
panel-moved = La partie a avancé. Voici le panneau actuel.
error-just-decided = { $who } a décidé un instant avant vous, et votre ordre n’a pas été exécuté. Regardez ce qui s’est passé, puis décidez de nouveau.
error-board-now = Le plateau actuel : { $link }
error-word = Écrivez votre nombre sur une seule ligne d’au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
}, sans apostrophes inversées ni caractères invisibles.
error-word-awaited = Les dés de cette partie dépendent du message avec le plateau, qui n’est pas encore publié. Publiez le plateau avec `/siège plateau`.
error-already-decided = Ce bouton n’est plus valable, car la partie a avancé. Pour voir le plateau actuel, utilisez `/siège plateau`.
error-game-over = Cette partie est finie. Commencez-en une autre avec `/siège nouveau`.
error-no-such-game = Il n’y a pas de partie dans ce salon. Commencez-en une avec `/siège nouveau`.
error-channel-busy = Ce salon a déjà une partie en cours. Choisissez `lieu: dans son propre fil` ou un autre salon, ou mettez d’abord fin à cette partie avec `/siège abandonner`.
error-channel-busy-by = Ce salon a déjà une partie en cours, jouée par { $players }. Son plateau : { $link }. Choisissez `lieu: dans son propre fil` ou un autre salon{ $end ->
        [yes] , ou mettez d’abord fin à cette partie avec `/siège abandonner`.
       *[no] .
    }
error-thread-locked = Votre décision est enregistrée, mais le fil de cette partie est verrouillé. Demandez à un gestionnaire du serveur de le déverrouiller ou de donner au bot *Gérer les fils*. Ensuite, utilisez `/siège plateau`. Ou écrivez `/siège ici` dans un autre salon.
error-direct-closed = Votre décision est enregistrée, mais Discord ne laisse pas le bot vous écrire. Débloquez le bot, ou autorisez les messages privés des membres d’un serveur que vous partagez avec le bot. Vous pouvez aussi ajouter le bot à vos applis. Utilisez ensuite `/siège plateau`. Ou écrivez `/siège ici` dans un salon où se trouve le bot.
error-board-old = Discord ne laisse plus changer ce vieux plateau. Voici le plateau actuel : { $link }
error-save-damaged = La sauvegarde de cette partie est abîmée. Rien n’a changé. L’exploitant peut trouver les détails dans le journal du bot. Pour mettre fin à la partie et libérer le salon, utilisez `/siège abandonner`.
error-save-too-new = Une version plus récente du bot a écrit la sauvegarde de cette partie. Rien n’a changé. L’exploitant doit mettre le bot à jour.
error-channel-gone = Votre décision est enregistrée, mais le bot ne trouve pas le salon de cette partie : il est supprimé ou caché. Laissez le bot le voir, puis utilisez `/siège plateau`. Ou écrivez `/siège ici` dans un autre salon.
error-missing-permissions = Votre décision est enregistrée, mais il manque ici une permission au bot : **{ $permissions }**. Demandez-la à un gestionnaire du serveur, puis utilisez `/siège plateau`.
error-not-permitted = Le bot ne publie que les messages que vous pouvez publier vous-même. Dans { $channel }, il vous manque **{ $permissions }**. Demandez cette permission à un gestionnaire du serveur, ou allez dans un autre salon. Rien n’a changé.
error-timed-out = Ce serveur vous a exclu temporairement, jusqu’au { $until }. D’ici là, le bot n’y publie rien pour vous. Rien n’a changé.
error-forbidden = Votre décision est enregistrée, mais il manque une permission au bot. Il lui faut *Voir le salon*, *Envoyer des messages* et *Joindre des fichiers*. Il lui faut aussi *Voir les anciens messages* et, dans les fils, *Envoyer des messages dans les fils*.
error-delivery-delayed = Votre décision est enregistrée, mais Discord ne répond pas pour l’instant. Le bot publiera le plateau dès que possible.
error-post-refused = Votre décision est enregistrée, mais Discord refuse de publier le plateau. Essayez `/siège plateau`. Si cela ne suffit pas, prévenez l’exploitant du bot.
error-delivery = Votre décision est enregistrée, mais le bot n’a pas pu montrer le plateau. Essayez `/siège plateau`.
error-discord = Votre décision est enregistrée, mais Discord répond mal en ce moment. Réessayez dans un instant.
error-database-busy = La base de données du bot est occupée. Rien n’a changé. Réessayez dans un instant.
error-database-full = Le disque du bot est plein. Rien n’a changé. Prévenez l’exploitant du bot.
error-database-damaged = La base de données du bot est abîmée. Rien n’a changé. Prévenez l’exploitant du bot.
error-database = Le bot ne peut pas utiliser sa base de données pour l’instant. Rien n’a changé. Réessayez et, si cela dure, prévenez l’exploitant du bot.
error-unknown-game = Le bot ne connaît pas ce jeu. Pour voir ceux qu’il connaît, utilisez `/siège nouveau`.
error-command-outdated = Discord vous a proposé une commande périmée. Rechargez Discord et réessayez.
error-no-thread-here = Le bot ne peut pas ouvrir de fil ici. Jouez dans ce salon, ou commencez depuis un salon textuel.
error-house-rule = Il n’y a pas de règle maison « { $rule } ». Retirez-la de la commande, et utilisez le bouton **Règles maison** sur le plateau.
error-house-rule-choice = Pour la règle maison « { $rule } », choisissez parmi : { $choices }.
error-when = Le bot ne comprend pas le jour et l’heure « { $when } ». Écrivez par exemple « demain 20:00 », « samedi à 21h », « { $date } 21:00 » ou « { $iso } 21:00 ».
error-when-skipped = « { $when } » n’existe pas dans le fuseau { $zone } : à ce moment, les horloges passent à l’heure d’été. La première heure possible : { $next }.
error-hour = Le bot ne comprend pas l’heure « { $hour } ». Écrivez par exemple « 21:00 », « 21h30 » ou « 21 ».
error-date = Le bot ne comprend pas le jour « { $day } ». Écrivez par exemple « hier », « { $date } » ou « { $iso } ».
error-unforeseen = Le bot a rencontré une erreur. Vos décisions sont enregistrées. Si vous prévenez l’exploitant du bot, donnez-lui ce numéro : `{ $number }`.
