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
tournament-starts = { $at }, heure de chaque lecteur (le tournoi suit l’heure de { $zone })
tournament-format-day = { $rounds ->
        [0] Rondes selon le nombre de joueurs, chacune
        [one] Une ronde
       *[other] { $rounds } rondes
    } de { $minutes } minutes en un jour : { $what }.
tournament-format-weeks = { $rounds ->
        [0] Rondes selon le nombre de joueurs, une par semaine
        [one] Une ronde d’une semaine
       *[other] { $rounds } rondes, une par semaine
    } : { $what }.
tournament-tables-reported = parties sur de vraies tables, rapportées ici
tournament-tables-game = parties à deux camps, jouées ici
tournament-tables-duel = duels : à deux la même partie, par les mêmes dés
tournament-tables-duplicate = tous jouent la même partie
tournament-plays = Jeu : { $title }{ $scenario ->
        [none] {""}
       *[other] , { $scenario }
    }
tournament-plays-alone = Tous ont le même camp, contre le pilote automatique ; à la ronde suivante, l’autre.
tournament-scenarios = Scénarios : { $names }
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
tournament-nobody-yet = Personne n’est encore inscrit.
tournament-list-is-in = liste remise
tournament-is-here = présent
tournament-on-waiting-list = liste d’attente
tournament-has-left = a abandonné

## Rondes et classements

tournament-round-title = ## Ronde { $round } sur { $of }
tournament-round-name = **{ $name }**
tournament-round-over = La ronde est finie.
tournament-round-until = Jusqu’à { $at } ({ $left })
tournament-round-until-day = Fin de la ronde : { $at } ({ $left })
tournament-round-waits = Elle commence quand un arbitre la lance.
tournament-round-duplicate = { $done } sur { $of } ont fini la partie.
tournament-table-open = **{ $table }** { $a } – { $b }
tournament-table-until = (fin : { $at })
tournament-table-reported = **{ $table }** { $a } – { $b } · rapportée, à confirmer
tournament-table-disputed = **{ $table }** { $a } – { $b } · contestée
tournament-table-done = **{ $table }** { $a } – { $b } · **{ $first } : { $second }**
tournament-bye = { $name } est exempt et gagne par forfait.
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
tournament-corrected-more = Autres changements : { $count }. `/tournoi registre` les montre tous.
tournament-page-key = Total · ce que les adversaires ont marqué contre d’autres (T58) · points marqués moins encaissés (T59). À égalité partout, on partage la place (T60). Pourquoi : `/tournoi pourquoi`.
tournament-corrected = Ensuite, { $at } : { $what }
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
tournament-too-soon = Les règles veulent les listes sept jours avant (T6) : ce peut être { $at } au plus tôt.
tournament-in-the-past = { $when } est passé. Choisissez un jour à venir.
tournament-no-own-games = Dans ce genre de tournoi, les tables rapportent leurs résultats. Pour les jeux du bot, prenez un autre `format`.
tournament-no-such-game = Ce genre de tournoi ne peut pas y jouer. Il peut jouer à : { $games }.
tournament-only-in-servers = Un tournoi vit dans un salon d’un serveur. Utilisez la commande là-bas.
tournament-no-name = Un tournoi a besoin d’un nom visible. Utilisez de nouveau la commande, avec un `nom`.
tournament-there-is-one = Il y a déjà un tournoi dans ce salon : { $title }. Prenez un autre salon, ou terminez d’abord celui-là.
tournament-drawn-up = **{ $title }** est préparé. Personne ne le voit encore. `/arbitre réglages` le change ; « Annoncer » le publie ici et ouvre les inscriptions.
tournament-announced = Annoncé. Pour jouer, cliquez sur « Je m’inscris » sous l’annonce.
tournament-join-title = Inscription : { $title }
tournament-join-name = Nom au classement
tournament-join-origin = Ville ou club (facultatif)
tournament-join-club = Du club organisateur ?
tournament-join-club-hint = Si le nombre est impair, un joueur du club organisateur s’efface (T10).
tournament-join-remind = Rappels en message direct ?
tournament-yes = Oui
tournament-no = Non
tournament-joined = Vous en êtes : numéro **{ $number }**. { $lists ->
        [yes] Remettez votre liste avant { $at }.
       *[no] Le tirage se fait à la clôture des inscriptions.
    }
tournament-joined-waiting = Vous êtes sur la liste d’attente : place **{ $place }**. Qui se retire fait de la place.
tournament-joined-already = Vous êtes déjà inscrit, avec le numéro { $number }.
tournament-out = { $how ->
        [expelled] Un arbitre vous a exclu de ce tournoi. Si c’est une erreur, parlez-en à un arbitre : il peut annuler l’exclusion.
        [expelled-for-life] Un arbitre vous a exclu à vie, de ce tournoi aussi. Si c’est une erreur, parlez-en à un arbitre : il peut annuler l’exclusion.
        [abandoned] Vous avez quitté ce tournoi. Pour rejouer, demandez à un arbitre de vous rétablir.
        [excused] Vous êtes excusé pour le reste de ce tournoi. Pour rejouer, demandez à un arbitre de vous rétablir.
        [aside] Vous avez cédé votre place pour que le nombre de joueurs soit pair (T10). Un arbitre vous fait entrer si un joueur est absent.
       *[other] Vos résultats sont annulés et vous ne jouez plus dans ce tournoi. Si c’est une erreur, parlez-en à un arbitre.
    }
tournament-found-lost = { $title } · son salon n’existe plus
button-tournament-move = Amener « { $title } » ici
button-tournament-file = Exporter « { $title } »
tournament-moved = { $title } continue dans ce salon. Ses derniers messages y sont affichés.
tournament-channel-there = Son salon existe encore : { $channel }. Un tournoi ne change de salon que si le sien n’existe plus.
tournament-late = Les inscriptions sont closes. Seul l’organisateur peut vous admettre, avec le dernier numéro du tirage (T11).
button-tournament-late = Demander à jouer
tournament-late-asked = L’organisateur a reçu votre demande dans le salon. S’il vous admet, votre nom figurera au classement.
tournament-late-asks = { $leader } : { $name } demande à jouer dans { $title }, avec le dernier numéro du tirage (T11).
button-tournament-admit = Admettre
tournament-by-hand = { $judge } a apparié à la main les tables { $tables }, { $at } : { $reason } (T20)
tournament-not-in = Vous ne jouez pas dans ce tournoi.
tournament-list-title = Ma liste d’armée
tournament-list-text = La liste, une unité par ligne
tournament-list-hint = repère | nom | socles | VT | coût | mots. « armée : … » ; « commandant » et « général ».
tournament-list-no-text = Ce n’est pas du texte. Remettez la liste en texte : une unité par ligne, repère | nom | socles | VT | coût | mots.
tournament-list-too-large = Le fichier a { $size } octets ; 65 536 au plus.
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
tournament-stale-press = Ce bouton n’est plus à jour : le tournoi a avancé. `/tournoi infos` et `/tournoi table` montrent où il en est.
tournament-none-found = Ce serveur n’a pas encore eu de tournoi. `/tournoi créer` en commence un.
tournament-found = { $title } · { $stage ->
        [drawn-up] préparé
        [open] inscriptions ouvertes
        [closed] inscriptions closes
        [running] en cours
        [over] terminé
       *[cancelled] annulé
    } · { $channel }
tournament-log-line = { $number }. { $at } · { $what }{ $who }
tournament-log-by = { " " }({ $name })
tournament-log-title = ## Le registre de { $title }

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
option-tournament-when = Jour et heure, par exemple « samedi 9h30 » ou « 22 mars 21:00 »
option-tournament-zone = Son fuseau horaire : une ville ou un pays
option-tournament-rounds = Combien de rondes ; sans cela, le nombre usuel
option-tournament-places = Combien peuvent jouer ; sans cela, tous
option-tournament-game = Quel jeu du bot, là où l’on joue aux siens
option-tournament-scenario = Quel scénario de ce jeu
option-tournament-round = Quelle ronde ; sans cela, la ronde en cours
option-tournament-back = Y revenir
option-tournament-file = Votre liste en fichier : texte ou tableur (CSV, TSV)
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
