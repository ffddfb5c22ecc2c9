### Tournois : ce que tous en voient, et ce que font les joueurs.

## L’annonce

tournament-title = ## { $title }
    { $stage ->
        [drawn-up] Préparé, pas encore annoncé.
        [open] Les inscriptions sont ouvertes.
        [closed] Les inscriptions sont closes.
        [running] En cours.
        [over] Terminé.
       *[cancelled] Annulé.
    }
tournament-starts = { $at } (heure de { $zone })
tournament-format-day = { $rounds ->
        [0] Autant de rondes que conseillé
        [one] Une ronde
       *[other] { $rounds } rondes
    } de { $minutes } minutes en un jour : { $what }.
tournament-format-weeks = { $rounds ->
        [0] Autant de rondes que conseillé
        [one] Une ronde
       *[other] { $rounds } rondes
    }, une par semaine : { $what }.
tournament-tables-reported = parties sur de vraies tables, rapportées ici
tournament-tables-game = parties à deux camps, jouées ici
tournament-tables-duel = duels : à deux la même partie, par les mêmes dés
tournament-tables-duplicate = tous jouent la même partie
tournament-scenarios = Scénarios : { $names }
tournament-scenario-avanguardie = Avant-gardes
tournament-scenario-saccheggio = Le sac
tournament-scenario-imboscata = Embuscade
tournament-scenario-ponte = Le pont
tournament-scenario-bottino = Butin de guerre
tournament-scenario-rifornimenti = Ravitaillement
tournament-scenario-breccia = La brèche
tournament-lists-due = Listes d’armée jusqu’au { $at } : de { $least } à { $most } unités, 1 000 points (T5, T6).
tournament-in = { $places ->
        [0] { $count ->
            [0] Personne n’est inscrit
            [one] Une personne est inscrite
           *[other] { $count } personnes sont inscrites
        }
       *[other] { $count } places prises sur { $places }
    }
tournament-lists-in = { $count ->
        [0] aucune liste
        [one] une liste
       *[other] { $count } listes
    }
tournament-waiting = { $count ->
        [one] une personne attend une place
       *[other] { $count } personnes attendent une place
    }
tournament-leaders = Dirigé par { $names }
tournament-seed-hash = Tirages, scénarios et camps suivent d’une graine de SHA-256 { $hash } (T83).
tournament-seed = La graine : { $seed }
tournament-nobody = Personne n’est encore inscrit.
tournament-list-is-in = liste remise
tournament-is-here = présent
tournament-on-waiting-list = liste d’attente
tournament-has-left = a abandonné

## Rondes et classements

tournament-round = ## Ronde { $round } sur { $of }
tournament-round-scenario = **{ $name }**
tournament-round-over = La ronde est finie.
tournament-round-until = Jusqu’à { $at } ({ $left })
tournament-round-waits = Elle commence quand un arbitre la lance.
tournament-round-duplicate = { $done } sur { $of } ont fini la partie.
tournament-table-open = **{ $table }** { $a } – { $b }
tournament-table-reported = **{ $table }** { $a } – { $b } · rapportée, à confirmer
tournament-table-disputed = **{ $table }** { $a } – { $b } · contestée
tournament-table-done = **{ $table }** { $a } – { $b } · **{ $first } : { $second }**
tournament-left-over = { $name } est exempt et gagne par forfait.
tournament-more-tables = … et { $count ->
        [one] une autre table
       *[other] { $count } autres tables
    } : `/tournoi appariements`
tournament-page = ## Le classement après la ronde { $round }
tournament-final-page = ## { $title } : le classement final
tournament-row = { $arrow } **{ $place }.** { $name } · **{ $total }** · { $ties } · { $difference }
tournament-row-penalties = { " " }(−{ $points })
tournament-row-annulled = annulé
tournament-more-places = … et { $count ->
        [one] une autre personne
       *[other] { $count } autres
    } : `/tournoi classement`
tournament-page-key = Total · ce que les adversaires ont marqué contre d’autres (T58) · points marqués moins encaissés (T59). À égalité partout, on partage la place (T60). Pourquoi : `/tournoi pourquoi`.
tournament-corrected = -# Corrigé depuis : table { $table } de la ronde { $round }.
tournament-podium = # { $place }. { $name } · { $total }

## Ce que font les joueurs

button-tournament-join = Je m’inscris
button-tournament-list = Je remets ma liste
button-tournament-who = Qui en est
button-tournament-announce = Annoncer
button-tournament-report = Rapporter
button-tournament-mine = Ma table
button-tournament-page = Classement
button-tournament-leave = Oui, j’abandonne
tournament-when-unreadable = Impossible de lire { $when } comme un jour. Écrivez par exemple « 22 mars 9:30 » ou « 2027-03-22 09:30 ».
tournament-too-soon = Les règles veulent les listes sept jours avant (T6) : ce peut être { $at } au plus tôt.
tournament-in-the-past = { $when } est passé. Choisissez un jour à venir.
tournament-only-in-servers = Un tournoi vit dans un salon d’un serveur. Utilisez la commande là-bas.
tournament-there-is-one = Il y a déjà un tournoi dans ce salon : { $title }. Prenez un autre salon, ou terminez d’abord celui-là.
tournament-drawn-up = **{ $title }** est préparé. Personne ne le voit encore. `/arbitre réglages` le change ; « Annoncer » le publie ici et ouvre les inscriptions.
tournament-announced = Annoncé. Qui veut jouer appuie sur « Je m’inscris » sous l’annonce.
tournament-join-title = Inscription : { $title }
tournament-join-name = Nom au classement
tournament-join-origin = Ville ou club (facultatif)
tournament-join-club = Du club organisateur ?
tournament-join-club-hint = Qui est du club organisateur s’efface si le nombre est impair (T10).
tournament-join-remind = Rappels en message direct ?
tournament-yes = Oui
tournament-no = Non
tournament-joined = Vous en êtes : numéro **{ $number }**. { $lists ->
        [yes] Remettez votre liste avant { $at }.
       *[no] Le tirage se fait à la clôture des inscriptions.
    }
tournament-joined-waiting = Vous êtes sur la liste d’attente : place **{ $place }**. Qui se retire fait de la place.
tournament-joined-already = Vous êtes déjà inscrit, avec le numéro { $number }.
tournament-not-in = Vous ne jouez pas dans ce tournoi.
tournament-list-title = Ma liste d’armée
tournament-list-text = La liste, une unité par ligne
tournament-list-hint = repère | nom | socles | VT | coût | mots. « army: … » la nomme ; « commander », « general ».
tournament-list-no-text = Ce n’est pas du texte. Remettez la liste en texte : une unité par ligne, repère | nom | socles | VT | coût | mots.
tournament-list-too-large = Le fichier a { $size } octets ; 65 536 au plus.
tournament-list-good = **{ $units } unités, { $points } points**, { $generals ->
        [0] un commandant, aucun général
        [one] un commandant, un général
       *[other] un commandant, { $generals } généraux
    }. Elle compte. Si votre armée peut avoir ces unités, un arbitre le regarde : les listes officielles, je ne les connais pas.
tournament-list-bad = **Cette liste a des fautes**, elle ne compte donc pas encore ({ $count ->
        [one] une faute
       *[other] { $count } fautes
    }) :
tournament-list-fault = Ligne { $line } : { $why } ({ $section })
tournament-list-fault-whole = { $why } ({ $section })
tournament-list-none = Il n’y a pas de listes d’armée dans ce tournoi.
tournament-left = Vous avez abandonné le tournoi.
tournament-withdrawn = Vous vous êtes retiré. Il n’en reste rien.
tournament-leave-sure = Si vous abandonnez maintenant, votre total devient 0 et vous finissez dernier ; les points que vous avez faits restent dans les départages des adversaires (T49). Un abandon par an se supporte (T55). Vraiment ?
tournament-here-noted = Bien : vous êtes là.
tournament-away-noted = Noté : vous sautez la ronde { $round }.
tournament-back-noted = Noté : vous jouez quand même la ronde { $round }.
tournament-my-table = Table **{ $table }**, contre **{ $name }**. { $scenario }
tournament-my-table-left = Vous êtes exempt de cette ronde et gagnez par forfait.
tournament-my-table-none = Vous n’avez pas de table dans cette ronde.
tournament-no-round = Aucune ronde n’a encore été publiée.
tournament-none-found = Ce serveur n’a pas encore eu de tournoi. `/tournoi créer` en commence un.
tournament-found = { $title } · { $stage ->
        [drawn-up] préparé
        [open] inscriptions ouvertes
        [closed] inscriptions closes
        [running] en cours
        [over] terminé
       *[cancelled] annulé
    } · <#{ $channel }>
tournament-log-line = { $number }. { $at } · { $what }{ $who }
tournament-log-by = { " " }({ $name })
tournament-log-title = ## Le registre de { $title }
tournament-why-pairing = Table { $table } de la ronde { $round } : { $a } était à la place { $first }, { $b } à la place { $second } ({ $section }).
tournament-why-lots = La première ronde suit l’ordre du tirage.
tournament-why-standing = La ronde suit le classement.
tournament-why-passed-met = { $name } a été sauté : ils s’étaient déjà rencontrés à la ronde { $rounds } ({ $section }).
tournament-why-passed-origin = { $name } a été sauté : ils viennent du même endroit ({ $section }).
tournament-why-passed-below = { $name } a été sauté : plus bas, on se serait sinon rencontré de nouveau ({ $section }).
tournament-why-rematch = Aucune ronde sans revanche n’était possible ; ils s’étaient rencontrés à la ronde { $rounds }.
tournament-why-place = **{ $place }.** { $name } : { $total } points. Départages : { $ties } et { $difference }.
tournament-why-round = Ronde { $round } : { $points } : { $conceded } { $name ->
        [none] sans adversaire
       *[other] contre { $name }
    } ({ $section })
tournament-why-penalty = − { $points } ({ $what })
tournament-why-above = Juste au-dessus : { $name }, par { $by } : { $theirs } contre { $own }.
tournament-why-below = Juste au-dessous : { $name }, par { $by } : { $theirs } contre { $own }.
tournament-why-shared = La place est partagée avec { $names } (T60).
tournament-why-by-total = le total
tournament-why-by-opponents = le premier départage
tournament-why-by-difference = le second départage
tournament-why-by-margin = l’écart
tournament-why-by-wins = les victoires
tournament-why-by-best = le meilleur résultat
tournament-why-by-lot = le tirage
tournament-why-by-annulled = une annulation

## Les commandes

command-tournament = Tournois : s’inscrire, rapporter ses parties, voir le classement
command-tournament-create = Préparer un tournoi dans ce salon
command-tournament-join = S’inscrire au tournoi de ce salon
command-tournament-leave = Abandonner le tournoi
command-tournament-list = Remettre sa liste d’armée, en fichier ou en texte
command-tournament-here = Dire qu’on est là, le jour venu
command-tournament-away = Sauter une ronde, ou y revenir
command-tournament-table = Votre table de cette ronde
command-tournament-report = Rapporter ce qui s’est passé à votre table
command-tournament-pairings = Les tables d’une ronde
command-tournament-page = Le classement, maintenant ou après une ronde
command-tournament-info = Formule, dates, qui en est, l’empreinte de la graine
command-tournament-why = Pourquoi cet appariement, ou cette place
command-tournament-log = Tout ce qui s’est passé dans le tournoi
command-tournament-find = Les tournois de ce serveur, passés aussi
option-tournament-format = Quel genre de tournoi
option-tournament-name = Son nom
option-tournament-when = Jour et heure, par exemple « 22 mars 9:30 »
option-tournament-zone = Son fuseau horaire : une ville ou un pays
option-tournament-rounds = Combien de rondes ; sans cela, le nombre usuel
option-tournament-places = Combien peuvent jouer ; sans cela, tous
option-tournament-round = Quelle ronde ; sans cela, la ronde en cours
option-tournament-back = Y revenir
option-tournament-file = Un fichier texte de votre liste
option-tournament-player = La place de qui ; un numéro ou un nom
option-tournament-table = Quelle table
choice-tournament-centuria-day = Centuria, un jour
choice-tournament-centuria-weeks = Centuria, une ronde par semaine
choice-tournament-games = Les parties à deux camps du bot
choice-tournament-duel = Duels : la même partie, les mêmes dés
choice-tournament-duplicate = Tous jouent la même partie
name-tournament = tournoi
name-tournament-create = créer
name-tournament-join = inscription
name-tournament-leave = abandon
name-tournament-list = liste
name-tournament-here = présent
name-tournament-away = absence
name-tournament-table = table
name-tournament-report = rapporter
name-tournament-pairings = appariements
name-tournament-page = classement
name-tournament-info = infos
name-tournament-why = pourquoi
name-tournament-log = registre
name-tournament-find = chercher
name-option-name = nom
name-option-places = places
name-option-rounds = rondes
tournament-no-such-round = La ronde { $round } n’a pas été publiée ; la dernière est la ronde { $posted }.

## Ce qui ne va pas dans une liste

tournament-fault-not-a-number = { $word } se trouve là où il faut un nombre entier ({ $field }).
tournament-fault-number-too-small = { $number } est trop petit pour { $field } : au moins { $least }.
tournament-fault-not-a-line = { $word } n’est pas une unité : repère | nom | socles | VT | coût | mots.
tournament-fault-not-an-extra = { $word } n’est pas un extra : « extra: quoi | coût ».
tournament-fault-wrong-columns = { $number } colonnes ; une unité a repère | nom | socles | VT | coût | mots.
tournament-fault-field-empty = Il manque un champ : { $field }.
tournament-fault-list-too-long = { $number } caractères ; { $most } au plus.
tournament-fault-not-a-list = Aucune unité n’y a été trouvée.
tournament-fault-no-army = L’armée n’a pas de nom : une ligne « army: … ».
tournament-fault-second-army = Une seconde armée, { $word } ; une liste en a une.
tournament-fault-too-many-points = { $number } points ; { $most } au plus.
tournament-fault-wrong-units = { $number } unités ; il en faut de { $least } à { $most }.
tournament-fault-wrong-commanders = { $number } commandants ; il en faut { $most }.
tournament-fault-too-many-generals = { $number } généraux ; { $most } au plus.
tournament-fault-mark-twice = Le repère { $mark } est déjà celui de la ligne { $first } : donnez à chaque unité le sien.

## Le registre

tournament-fact-registered = { $name } s’est inscrit
tournament-fact-withdrawn = { $name } s’est retiré
tournament-fact-list-handed = { $name } a remis une liste
tournament-fact-list-approved = la liste de { $name } a été approuvée
tournament-fact-list-returned = la liste de { $name } a été rendue : { $reason }
tournament-fact-let-in = { $name } peut jouer sans liste
tournament-fact-checked-in = { $name } est là
tournament-fact-lots-drawn = inscriptions closes, tirage fait
tournament-fact-admitted = { $name } a été admis
tournament-fact-stepped-aside = { $name } s’est effacé, pour que le nombre soit pair
tournament-fact-came-in = { $name } est entré pour un absent
tournament-fact-took-leave = { $name } saute des rondes
tournament-fact-came-back = { $name } joue quand même
tournament-fact-round-paired = la ronde { $round } a été appariée
tournament-fact-round-taken-back = la ronde { $round } a été retirée : { $reason }
tournament-fact-paired-again = des tables de la ronde { $round } ont été appariées de nouveau : { $reason }
tournament-fact-round-started = la ronde { $round } a commencé
tournament-fact-time-given = { $minutes ->
        [one] une minute de plus
       *[other] { $minutes } minutes de plus
    } à la ronde { $round }
tournament-fact-round-closed = la ronde { $round } est close, son classement publié
tournament-fact-reported = la table { $table } de la ronde { $round } a été rapportée par { $name }
tournament-fact-asked = l’autre de la table { $table } a été interrogé
tournament-fact-confirmed = la table { $table } de la ronde { $round } a été confirmée
tournament-fact-disputed = la table { $table } de la ronde { $round } a été contestée par { $name }
tournament-fact-ruled = la table { $table } de la ronde { $round } a été tranchée : { $reason }
tournament-fact-corrected = la table { $table } de la ronde { $round } a été corrigée : { $reason }
tournament-fact-game-begun = une partie de la table { $table } de la ronde { $round } a commencé
tournament-fact-game-ended = la partie de la table { $table } de la ronde { $round } est finie
tournament-fact-attempt-ended = { $name } a fini la partie de la ronde { $round }
tournament-fact-time-over = le temps de la ronde { $round } est écoulé
tournament-fact-conceded = { $name } a concédé la table { $table } de la ronde { $round }
tournament-fact-no-show = quelqu’un n’est pas venu à la table { $table } de la ronde { $round }
tournament-fact-unplayed = la table { $table } de la ronde { $round } n’a pas été jouée
tournament-fact-penalized = { $name } : pénalité de { $points } : { $reason }
tournament-fact-penalty-taken-back = une pénalité a été retirée : { $reason }
tournament-fact-dropped = { $name } a abandonné
tournament-fact-annulled = { $name } a été annulé : { $reason }
tournament-fact-excused = { $name } a été excusé : { $reason }
tournament-fact-expelled = { $name } a été exclu : { $reason }
tournament-fact-plays-on = { $name } continue de jouer
tournament-fact-restored = { $name } a été rétabli : { $reason }
tournament-fact-created = le tournoi a été préparé
tournament-fact-settings-changed = les réglages ont changé
tournament-fact-announced = le tournoi a été annoncé
tournament-fact-rounds-struck = les rondes sont au nombre de { $rounds } maintenant
tournament-fact-judge-named = { $who } est arbitre
tournament-fact-judge-removed = { $who } n’est plus arbitre
tournament-fact-handed-over = { $who } dirige maintenant
tournament-fact-finished = le tournoi est terminé
tournament-fact-reopened = le tournoi a été rouvert : { $reason }
tournament-fact-cancelled = le tournoi a été annulé : { $reason }
tournament-fact-seed-told = la graine a été dite
tournament-fact-forgotten = les données de quelqu’un ont été effacées
