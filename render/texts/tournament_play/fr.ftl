### Tournois : ce que tous en voient, et ce que font les joueurs.

## L’annonce

tournament-title = ## { $title }
    { $stage ->
        [drawn-up] Pas encore annoncé.
        [open] Les inscriptions sont ouvertes.
        [closed] Les inscriptions sont closes.
        [running] En cours.
        [over] Terminé.
       *[cancelled] Annulé.
    }
tournament-starts = { $at } dans votre fuseau horaire (le tournoi suit l’heure de { $zone })
tournament-format-day = { $rounds ->
        [0] Plusieurs rondes (selon le nombre de joueurs)
        [one] Une ronde
       *[other] { $rounds } rondes
    } de { $minutes } minutes, en un jour : { $what }.
tournament-format-weeks = { $rounds ->
        [0] Une ronde par semaine (le nombre de rondes dépend des joueurs)
        [one] Une ronde d’une semaine
       *[other] { $rounds } rondes, une par semaine
    } : { $what }.
tournament-format-league = Championnat : tout le monde joue deux fois contre tout le monde, en changeant de camp, une partie par semaine. Il dure { $least ->
        [6] { $most ->
            [18] 6 semaines avec trois joueurs, 18 semaines avec dix
           *[other] 6 semaines
        }
       *[other] { $least } semaines
    }.
tournament-tables-reported = parties sur de vraies tables, avec compte rendu ici
tournament-tables-game = parties à deux camps, jouées ici
tournament-tables-duel = duels : deux joueurs, la même partie, les mêmes dés
tournament-tables-duplicate = tous jouent la même partie
tournament-plays = Jeu : { $title }{ $scenario ->
        [none] {""}
       *[other] , { $scenario }
    }
tournament-plays-alone = Tous jouent le même camp contre le pilote automatique. À la ronde suivante, tous changent de camp.
tournament-battle = Un membre a écrit cette bataille. Toutes les parties du tournoi utilisent le texte actuel, même si quelqu’un modifie ensuite la bataille.
tournament-battle-untried = ⚠ Le bot ne sait pas si cette bataille est équilibrée. C’est moins gênant dans un championnat, où vous jouez les deux camps contre chaque adversaire. Si la bataille vous convient, annoncez le tournoi.
tournament-battle-uneven = ⚠ Une bataille déséquilibrée est moins gênante dans un championnat, où vous jouez les deux camps contre chaque adversaire. Si la bataille vous convient, annoncez le tournoi.
tournament-rated = **Classé :** les parties changent la cote des joueurs. Le bot ne donne ni conseil, ni plan, ni chances de victoire. Les joueurs ne peuvent pas annuler de coups d’un commun accord. Entre les deux mêmes joueurs, seules deux parties comptent en 30 jours (T99).
tournament-scenarios = Scénarios : { $names }
tournament-lists-due = Remettez votre liste d’armée avant le { $at } : de { $least } à { $most } unités, 1 000 points (T5, T6).
tournament-in = { $places ->
        [0] { $count ->
            [0] Aucun inscrit
            [one] Un inscrit
           *[other] { $count } inscrits
        }
       *[other] { $count } places prises sur { $places }
    }
tournament-lists-in = { $count ->
        [0] aucune liste
        [one] une liste
       *[other] { $count } listes
    }
tournament-waiting = { $count ->
        [one] un joueur en liste d’attente
       *[other] { $count } joueurs en liste d’attente
    }
tournament-leaders = Organisateur et arbitres : { $names }
tournament-seed-hash = Un nombre secret, la graine, décide du tirage, des scénarios et des camps. Son empreinte SHA-256 : { $hash } (T83).
tournament-seed = La graine : { $seed }
tournament-nobody-yet = Aucun inscrit pour l’instant.
tournament-list-is-in = liste remise
tournament-is-here = présent
tournament-on-waiting-list = liste d’attente
tournament-has-left = a quitté

## Rondes et classements

tournament-round-title = ## Ronde { $round } sur { $of }
tournament-round-name = **{ $name }**
tournament-round-over = La ronde est finie.
tournament-round-until = Fin de la ronde : { $at } ({ $left })
tournament-round-until-day = Fin de la ronde : { $at } ({ $left })
tournament-round-waits = La ronde commence quand un arbitre la lance.
tournament-round-duplicate = Parties finies : { $done } sur { $of }.
tournament-table-open = **{ $table }** { $a } – { $b }
tournament-table-until = (fin : { $at })
tournament-table-reported = **{ $table }** { $a } – { $b } · compte rendu à confirmer
tournament-table-disputed = **{ $table }** { $a } – { $b } · compte rendu contesté
tournament-table-done = **{ $table }** { $a } – { $b } · **{ $first } : { $second }**
tournament-bye = { $name } est exempt de cette ronde : victoire par forfait.
tournament-bye-league = { $name } est exempt de cette ronde.
tournament-alone = { $name } n’a pas d’adversaire : { $other } a quitté le tournoi.
tournament-more-tables = … et { $count ->
        [one] une autre table
       *[other] { $count } autres tables
    } : `/tournoi appariements`
tournament-page = ## Classement après la ronde { $round }
tournament-final-page = ## { $title } : classement final
tournament-row = { $arrow } **{ $place }.** { $name } · **{ $total }** · { $ties }
tournament-row-penalties = { " " }(−{ $points })
tournament-row-annulled = annulé
tournament-more-places = … et { $count ->
        [one] un autre joueur
       *[other] { $count } autres joueurs
    } : `/tournoi classement`
tournament-corrected-more = Autres modifications : { $count }. Pour les voir toutes, utilisez `/tournoi registre`.
tournament-page-key = Colonnes : total · points des adversaires contre d’autres joueurs (T58) · points marqués et concédés (T59). Les joueurs à égalité sur ces trois valeurs partagent la place (T60). Pour savoir pourquoi, utilisez `/tournoi pourquoi`.
tournament-page-key-other = Colonnes : total · { $breaks }. Les joueurs à égalité sur toutes ces valeurs partagent la place (T60). Pour savoir pourquoi, utilisez `/tournoi pourquoi`.
tournament-corrected = Modification, { $at } : { $what }
tournament-podium = # { $place }. { $name } · { $total }

## Ce que font les joueurs

button-tournament-join = S’inscrire
button-tournament-list = Remettre ma liste
button-tournament-who = Inscrits
button-tournament-announce = Annoncer
button-tournament-report = Compte rendu
button-tournament-mine = Ma table
button-tournament-page = Classement
button-tournament-leave = Oui, quitter le tournoi
tournament-too-soon = Les joueurs remettent leurs listes sept jours avant le tournoi (T6). Le tournoi peut donc commencer au plus tôt { $at }. Choisissez un jour plus tardif.
tournament-in-the-past = { $when } est passé. Choisissez un jour à venir.
tournament-no-own-games = Ce type de tournoi ne se joue pas avec les jeux du bot. Pour jouer avec le bot, choisissez un autre `format`.
tournament-no-such-game = Ce type de tournoi ne peut pas utiliser ce jeu. Il peut utiliser : { $games }.
tournament-no-series = **{ $name }** est une série, et chaque table joue une seule bataille. Choisissez l’une de ses batailles, ou une autre.
tournament-only-in-servers = Un tournoi se joue sur un serveur. Utilisez la commande dans un salon de serveur.
tournament-no-name = Donnez au tournoi un nom lisible, avec l’option `nom`.
tournament-there-is-one = Ce salon a déjà un tournoi : { $title }. Utilisez un autre salon, ou terminez d’abord ce tournoi.
tournament-drawn-up = **{ $title }** est prêt, et vous seul le voyez. Pour le modifier, utilisez `/arbitre réglages`. Cliquez sur « Annoncer » pour le publier ici et ouvrir les inscriptions.
tournament-announced = Le tournoi est annoncé. Pour jouer, cliquez sur « S’inscrire » sous l’annonce.
tournament-join-title = Inscription : { $title }
tournament-join-name = Votre nom au classement
tournament-join-origin = Ville ou club (facultatif)
tournament-join-club = Membre du club organisateur ?
tournament-join-club-hint = Si les joueurs sont en nombre impair, un membre du club organisateur cède sa place (T10).
tournament-join-remind = Rappels par message privé ?
tournament-yes = Oui
tournament-no = Non
tournament-joined = Vous avez le numéro d’inscription **{ $number }**. { $lists ->
        [yes] Remettez votre liste avant le { $at }.
       *[no] Le tirage a lieu à la clôture des inscriptions.
    }
tournament-joined-rated = Ce tournoi est classé.
tournament-joined-rated-first = Ce tournoi est classé, et vous y jouerez vos premières parties classées. Personne d’autre ne voit votre cote tant que vous ne la montrez pas avec `/défi cote`.
tournament-joined-waiting = Vous êtes sur la liste d’attente, à la place **{ $place }**. Dès qu’un joueur se retire, le premier de la liste entre dans le tournoi.
tournament-joined-already = Vous êtes déjà inscrit, avec le numéro { $number }.
tournament-out = { $how ->
        [expelled] Un arbitre vous a exclu de ce tournoi. Si c’est une erreur, demandez à un arbitre d’annuler l’exclusion.
        [expelled-for-life] Un arbitre vous a exclu à vie, et donc aussi de ce tournoi. Si c’est une erreur, demandez à un arbitre d’annuler l’exclusion.
        [abandoned] Vous avez quitté ce tournoi. Pour y revenir, adressez-vous à un arbitre.
        [excused] Votre absence est excusée pour le reste de ce tournoi. Pour y revenir, adressez-vous à un arbitre.
        [aside] Vous avez cédé votre place pour que le nombre de joueurs soit pair (T10). Si un joueur est absent, un arbitre peut vous faire entrer.
       *[other] Vos résultats sont annulés, et vous ne jouez plus dans ce tournoi. Si c’est une erreur, adressez-vous à un arbitre.
    }
tournament-found-lost = { $title } · son salon n’existe plus
button-tournament-move = Déplacer « { $title } » ici
button-tournament-file = Exporter « { $title } »
tournament-moved = { $title } continue dans ce salon. Ses derniers messages vont y apparaître.
tournament-channel-there = Le salon de ce tournoi existe encore : { $channel }. Vous ne pouvez déplacer un tournoi que si son salon n’existe plus.
tournament-late = Les inscriptions sont closes. Seul l’organisateur peut encore vous admettre, avec le dernier numéro du tirage (T11).
button-tournament-late = Demander à jouer
tournament-late-asked = Le bot a transmis votre demande à l’organisateur, dans le salon. Si l’organisateur vous admet, votre nom apparaîtra au classement.
tournament-late-asks = { $leader } : { $name } demande à jouer dans { $title }, avec le dernier numéro de tirage (T11).
button-tournament-admit = Admettre
tournament-by-hand = { $judge } a apparié à la main les tables { $tables }, { $at } : { $reason } (T20)
tournament-not-in = Vous ne jouez pas dans ce tournoi.
tournament-list-title = Votre liste d’armée
tournament-list-text = La liste, une unité par ligne
tournament-list-hint = repère | nom | socles | VT | coût | mots (« commandant », « général »). Nom d’armée : « armée : … »
tournament-list-no-text = Le fichier n’est pas un fichier texte. Remettez-en un avec une unité par ligne : repère | nom | socles | VT | coût | mots.
tournament-list-too-large = Le fichier a { $size } octets. La limite est 65 536.
tournament-list-none = Ce tournoi n’a pas de listes d’armée.
tournament-left = Vous avez quitté le tournoi.
tournament-withdrawn = Le bot a effacé votre inscription.
tournament-leave-sure = Si vous quittez le tournoi maintenant, votre total tombe à 0 et vous finissez à la dernière place. Vos points servent encore à départager vos adversaires (T49). Un départ par an est toléré (T55). Voulez-vous vraiment quitter le tournoi ?
tournament-leave-sure-games = Si vous quittez le tournoi maintenant, vous perdez la partie de cette ronde. Vous ne serez plus apparié aux rondes suivantes. Vous gardez vos points. Voulez-vous vraiment quitter le tournoi ?
tournament-leave-sure-early = Vous avez terminé { $done } de vos { $games } parties, moins de la moitié. Si vous partez maintenant, aucune ne compte et vous finissez dernier (T97). Voulez-vous vraiment quitter le tournoi ?
tournament-leave-sure-late = Vous avez terminé { $done } de vos { $games } parties. Si vous partez maintenant, ces parties comptent, et vos adversaires gagnent les autres parties par forfait (T97). Voulez-vous vraiment quitter le tournoi ?
tournament-here-noted = Votre présence est enregistrée.
tournament-away-noted = Vous sautez la ronde { $round }.
tournament-back-noted = Vous jouez finalement la ronde { $round }.
tournament-my-table = Vous jouez à la table **{ $table }** contre **{ $name }**. { $scenario }
tournament-my-table-left = Vous n’avez pas d’adversaire dans cette ronde : victoire par forfait.
tournament-my-table-bye = Vous êtes exempt de cette ronde.
tournament-my-table-alone = Vous n’avez pas d’adversaire dans cette ronde : { $name } a quitté le tournoi.
tournament-my-table-none = Vous n’avez pas de table dans cette ronde.
tournament-no-round = Aucune ronde n’est encore publiée.
tournament-stale-press = Ce bouton n’est plus valable, car le tournoi a avancé. Pour voir la suite, utilisez `/tournoi infos` et `/tournoi table`.
tournament-none-found = Il n’y a pas encore eu de tournoi sur ce serveur. Pour en créer un, utilisez `/tournoi créer`.
tournament-found = { $title } · { $stage ->
        [drawn-up] pas annoncé
        [open] inscriptions ouvertes
        [closed] inscriptions closes
        [running] en cours
        [over] terminé
       *[cancelled] annulé
    } · { $channel }
tournament-log-line = { $number }. { $at } · { $what }{ $who }
tournament-log-by = { " " }({ $name })
tournament-log-title = ## Registre { OF($title) }

## Les commandes

command-tournament = Tournois : s’inscrire, faire un compte rendu, voir le classement
command-tournament-create = Créer un tournoi dans ce salon
command-tournament-join = S’inscrire au tournoi de ce salon
command-tournament-leave = Quitter le tournoi
command-tournament-list = Remettre votre liste d’armée (fichier ou texte)
command-tournament-here = Confirmer votre présence le jour du tournoi
command-tournament-away = Sauter une ronde, ou revenir sur ce choix
command-tournament-table = Montrer votre table de cette ronde
command-tournament-report = Faire le compte rendu de votre table
command-tournament-pairings = Montrer les tables d’une ronde
command-tournament-page = Montrer le classement, maintenant ou après une ronde
command-tournament-info = Montrer le format, les dates et les inscrits du tournoi
command-tournament-why = Expliquer un appariement ou une place
command-tournament-log = Montrer tout ce qui s’est passé dans le tournoi
command-tournament-find = Lister les tournois de ce serveur, même passés
option-tournament-format = Le type de tournoi
option-tournament-name = Le nom du tournoi
option-tournament-when = Jour et heure, par exemple « samedi 9h30 » ou « 22 mars 21:00 »
option-tournament-zone = Le fuseau horaire : une ville ou un pays
option-tournament-rounds = Nombre de rondes (par défaut : selon le nombre de joueurs)
option-tournament-places = Nombre de places (par défaut : sans limite)
option-tournament-game = Le jeu, si le tournoi utilise les jeux du bot
option-tournament-scenario = Le scénario de ce jeu
option-tournament-rated = Les parties sont-elles classées ? (par défaut : non)
option-tournament-round = La ronde (par défaut : la ronde en cours)
option-tournament-back = Jouer finalement cette ronde
option-tournament-file = Votre liste en fichier : texte ou tableur (CSV, TSV)
option-tournament-player = Le numéro ou le nom d’un joueur
option-tournament-table = La table
choice-tournament-centuria-day = Centuria, un jour
choice-tournament-centuria-weeks = Centuria, une ronde par semaine
choice-tournament-games = Les parties à deux camps du bot
choice-tournament-league = Championnat : deux parties contre chaque joueur
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
tournament-no-such-round = La ronde { $round } n’est pas encore publiée. La dernière est la ronde { $posted }.
