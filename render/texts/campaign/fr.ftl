### Campagnes : un jour de jeu chaque jour réel.

## Commands

command-campaign = Une campagne : un jour ou tour de jeu chaque jour réel
command-campaign-start = Commencer une campagne, ou faire de la partie du salon une campagne si rien n’y est décidé
command-campaign-pause = Arrêter le calendrier ; rien n’est publié avant la reprise
command-campaign-resume = Relancer le calendrier ; rétablit aussi un jour sauté
command-campaign-hour = Une autre heure, un autre fuseau horaire ou d’autres jours de la semaine
command-campaign-skip = Sauter le prochain jour réel
command-campaign-status = Le jour ou tour, les échéances, qui décide, qui reçoit des rappels et qui est mentionné
command-campaign-end = Terminer la campagne et jouer sans calendrier
command-campaign-remind = Recevoir un rappel avant les échéances, en message privé
option-campaign-hour = L’heure du jour, par exemple 21:00 ou 9pm
option-campaign-zone = Le fuseau horaire : une ville, un pays, ou un décalage comme UTC+2
option-campaign-days = Quels jours : chaque jour, en semaine, week-end, ou une liste comme lun, mer, ven
option-campaign-deadline = Combien de temps on peut décider, par exemple 20h ; sinon jusqu’au jour ou tour suivant
option-campaign-before = Combien de temps avant l’échéance, par exemple 2h ; « non » pour arrêter
option-campaign-own = Seulement pour le camp que vous menez ; sans heure, il reprend celle de la campagne
option-campaign-reactions = À plusieurs camps : ce que devient une réaction restée sans réponse
choice-calendar-lapse = elles attendent l’heure de leur camp, puis rien n’est fait
choice-calendar-steward = elles attendent l’heure de leur camp, puis le pilote automatique répond
choice-calendar-at-once = elles n’attendent personne : les consignes décident
name-option-own = propre
name-option-reactions = réactions
name-campaign = campagne
name-start = lancer
name-pause = pause
name-resume = reprendre
name-hour = heure
name-skip = sauter
name-end = terminer
name-remind = rappel
name-option-hour = heure
name-option-zone = fuseau
name-option-days = jours
name-option-deadline = échéance
name-option-before = avant

## Words that are understood, and suggested

campaign-days-all = chaque jour
campaign-days-weekdays = en semaine
campaign-days-weekend = week-end
campaign-off = non

## The calendar's question

calendar-orders = On attend { period-next }.
calendar-begin = Commencer { period-the }
calendar-said = { period-the } commence
calendar-why = **Le calendrier.** Cette partie suit le calendrier : chaque { period } commence quand le calendrier le dit, et ce qui avait été décidé auparavant ne peut plus être repris. Tant que dure une campagne, c’est à son heure ; sinon, un bouton permet à qui joue de commencer { period-the }.
undo-bar-deadline = l’échéance de { period-this } est passée, et ce qui y a été décidé est acquis
campaign-day-due = **{ period-title } { $day } :** début { $at } ({ $in }).
campaign-day-by-hand = **{ period-title } { $day } :** à commencer dès que quelqu’un qui joue le dit.
campaign-open-until = 🗓 On peut décider jusqu’à { $at } ({ $in }) ; ensuite le pilote automatique prend ce qui reste.
campaign-rests = 🗓 La campagne est en pause : rien ne commence de soi-même avant `/campagne reprendre`.
error-day-not-begun = La partie continue { $at } ({ $in }), selon le calendrier de la campagne. `/campagne heure` le change ; avec `/campagne terminer`, vous continuez par vous-mêmes.

## What is posted

campaign-day-over = **{ period-title } { $day } : fini.**
campaign-muster-over = **La campagne commence.**
campaign-took-plan = { $count ->
        [one] Joué, comme on l’avait laissé d’avance : le plan { $plans }.
       *[other] Joués, comme on les avait laissés d’avance : les plans { $plans }.
    }
campaign-took-orders = Les ordres : { $what }.
campaign-took = Le pilote automatique a pris les décisions que personne n’avait prises : { $what }.
campaign-took-more = { $what }, et { $count ->
        [one] { $count } autre ordre
       *[other] { $count } autres ordres
    }
campaign-left-out = { $count ->
        [one] { $count } jour a été sauté pendant l’absence du bot : un seul se joue à présent. Le prochain commence { $at }.
       *[other] { $count } jours ont été sautés pendant l’absence du bot : un seul se joue à présent. Le prochain commence { $at }.
    }
campaign-closed = **L’échéance { period-of } { $day } est passée.**
campaign-closed-muster = **L’échéance du déploiement est passée.**
campaign-over = **La campagne est finie**, après { $days ->
        [one] { $days } { period }
       *[other] { $days } { periods }
    }.
campaign-stopped = **La campagne dans { $where } est en pause :** { $why } Rien n’est perdu. Une fois cela réglé, `/campagne reprendre` là-bas la relance ; `/siège ici` amène d’abord la partie dans un autre salon.
campaign-trouble-gone = le salon est supprimé, ou le bot ne le voit pas.
campaign-trouble-permissions = le bot ne peut pas y publier. Accordez au bot : { $permissions }.
campaign-trouble-locked = le fil est verrouillé. Déverrouillez-le, ou accordez au bot « Gérer les fils ».
campaign-trouble-direct = vos messages privés sont fermés au bot.
campaign-trouble-post = Discord a refusé le plateau.
campaign-trouble-save = la partie, telle qu’elle est enregistrée, ne peut pas continuer avec cette version.

## Answers

campaign-begun = **La campagne est prête.** { $link }
campaign-plan = { period-title } { $day } : début { $at } ({ $in }) ; ensuite il en commence un à { $hour } ({ $zone }), { $days }.
campaign-plan-muster = D’ici là, le déploiement est ouvert.
campaign-plan-open = On peut décider pendant { $span } ; le pilote automatique prend ce que personne n’a pris.
campaign-plan-open-day = On peut décider jusqu’au début du { period } suivant ; le pilote automatique prend ce que personne n’a pris.
campaign-paused = **La campagne est en pause.** Rien ne commence ni n’est publié de soi-même ; qui joue peut commencer { period-next } avec le bouton. `/campagne reprendre` relance le calendrier.
campaign-resumed = **La campagne continue.**
campaign-changed = **Les horaires sont changés.**
campaign-skipped = **Le jour du { $date } est sauté.** Le suivant commence { $at } ({ $in }). `/campagne reprendre` le rétablit, de même qu’un changement avec `/campagne heure`.
campaign-ended = **La campagne est terminée.** La partie continue sans calendrier : chaque { period } commence par un bouton, dès que quelqu’un qui joue le dit.
campaign-status-title = **{ $day ->
        [0] Le déploiement
       *[other] { period-title } { $day }
    }.** { $running ->
        [yes] La campagne est en cours.
        [no] La campagne est en pause.
       *[over] La campagne est finie.
    }
campaign-status-next = { period-next-title } : { $at } ({ $in }).
campaign-status-deadline = On peut décider jusqu’à { $at } ({ $in }).
campaign-status-deadline-none = L’échéance est passée, ou il n’y a rien à décider.
campaign-status-zone = À { $hour } à { $zone }, { $days }.
campaign-status-who = Qui décide : { $who }.
campaign-status-who-everyone = tous ceux qui jouent ({ $players })
campaign-status-who-powers = chacun pour ses Puissances ({ $players })
campaign-status-who-advisers = { $owner }, avec des conseillers
campaign-status-who-vote = un vote
campaign-status-reminded = Rappels : { $who }.
campaign-status-reminded-one = { $who } { $time } avant
campaign-status-reminded-none = personne ; `/campagne rappel` pour qui en veut
campaign-status-trouble = En pause, car { $why }
campaign-status-closed = Vos rappels sont arrêtés, car vos messages privés sont fermés au bot. Ouvrez-les et utilisez de nouveau `/campagne rappel`.
campaign-remind-on = **Vous recevrez un rappel** { $time } avant une échéance, en message privé, s’il reste alors quelque chose à décider.
campaign-remind-off = Vous ne recevrez plus de rappels.

## Reminders

reminder-open = ⏳ **Une décision est à prendre** : { $title }, { period } { $day }. Jusqu’à { $at } ({ $in }) ; ensuite le pilote automatique la prend. { $link }
reminder-stops = Vous avez laissé passer trois rappels : celui-ci était le dernier. Pour en recevoir à nouveau, utilisez `/campagne rappel` dans le salon. { $link }
reminder-off = `/campagne rappel` avec « non » arrête les rappels.

## Refusals

error-campaign-none = Aucune campagne n’est en cours ici. `/campagne lancer` en commence une.
error-campaign-there = Il y a déjà une campagne ici. `/campagne heure` en change les horaires, `/campagne terminer` la termine.
error-campaign-under-way = La partie de ce salon est déjà engagée et ne peut plus devenir une campagne. Choisissez **lieu : un fil** pour en commencer une autre, ou finissez ou abandonnez d’abord celle-ci.
error-campaign-who = Seuls { $owner }, à qui est la partie, et qui gère le serveur peuvent faire cela.
error-campaign-zone = Le fuseau horaire « { $zone } » n’existe pas. Vouliez-vous dire { $nearest } ?
error-campaign-zone-none = Le fuseau horaire « { $zone } » n’existe pas. Écrivez une ville ou un pays, ou un décalage comme UTC+2. Peut-être { $nearest } ?
error-campaign-days = Le bot ne peut pas lire « { $days } » comme des jours. Écrivez « { $all } », « { $weekdays } », « { $weekend } », ou une liste comme { $example }.
error-campaign-deadline = Le bot ne peut pas lire « { $deadline } » comme une durée. Écrivez combien de temps les décisions restent ouvertes chaque jour : 20h, 90m ou 1h30.
error-campaign-deadline-past = Cette échéance serait passée avant qu’il y ait quelque chose à décider. Écrivez combien de temps on peut décider ensuite : au moins { $least }.
error-campaign-deadline-long = Cette échéance tomberait après le début suivant. Avec ces jours, on peut décider pendant { $most } au plus.
error-campaign-before = Le bot ne peut pas lire « { $before } » comme une durée. Écrivez combien de temps avant l’échéance : 2h ou 30m, ou « { $off } ».
error-campaign-before-long = C’est plus que le temps pendant lequel on peut décider : { $most } au plus.
error-campaign-here = Le bot ne peut pas publier ici ce qu’il faut à une campagne. Accordez au bot : { $permissions }.
error-campaign-paused = La campagne est déjà en pause. `/campagne reprendre` la relance.
error-campaign-running = La campagne est déjà en cours, et aucun jour n’est sauté.
error-campaign-nobody = Seuls ceux qui jouent, ou votent, dans cette partie peuvent recevoir des rappels.
error-campaign-changed = Quelqu’un vient de changer la campagne. Voyez `/campagne état`, puis réessayez.
error-campaign-no-days = Ce jeu ne peut pas suivre un calendrier : choisissez-en un autre.

## Plans laissés d’avance

name-option-when = quand
command-campaign-plan = Laisser un plan pour le prochain jour ou tour : joué à l’échéance si personne ne décide
option-campaign-plan = Le but du jour ou du tour ; « none » retire ce qui était laissé
option-campaign-when = À quelle condition (d’ordinaire : quoi qu’il arrive) ; on peut laisser plusieurs plans
campaign-left = 🧭 Laissé d’avance pour { period-the } { $day } :
campaign-left-always = - quoi qu’il arrive : **{ $plan }**
campaign-left-when = - si { $when } : **{ $plan }**
campaign-left-how = À l’échéance est joué celui qui convient, à la place de ce qui reste ouvert. `/campagne plan` le change, ou avec `none` le retire ; d’ici là, vous pouvez donner des ordres un à un.
campaign-left-none = none : retirer ce qui était laissé
campaign-left-withdrawn = Aucun plan n’est laissé pour { period-next }. Ce qui est ouvert à l’échéance se décide comme d’habitude.
campaign-left-unclear = « { $said } » n’est pas de ceux-là, ou en désigne plusieurs. Il y a : { $known }
campaign-left-unknown-game = Ce jeu n’a pas de plans à laisser d’avance.
campaign-left-sides = Pas dans une partie à plusieurs camps : ce qu’on laisse d’avance, tous ceux qui jouent le voient, et un plan serait un secret de votre camp. Si personne de votre camp ne décide à temps, le pilote automatique joue pour lui ce qui reste ouvert, d’après ce que votre camp voit. `/camp quitter` le confie au pilote automatique, `/camp passer` à quelqu’un d’autre ; `/camp consignes` dit comment il réagit d’ici là.

## Several sides

campaign-turn-due = 🗓 **La partie reprend** { $at } ({ $in }).
campaign-turn-by-hand = **La partie reprend** dès que quelqu’un qui joue le dit.
campaign-side-open-until = 🗓 **{ $side } :** on peut décider jusqu’à { $at } ({ $in }) ; ensuite le calendrier clôt.
campaign-sides-open-until = 🗓 Chaque camp est clos à sa propre heure, le premier { $at } ({ $in }).
campaign-side-turn-closed = **Le temps est écoulé : { $side }.** Le pilote automatique joue ce qui restait ouvert.
campaign-side-reaction-closed = **Le temps est écoulé : { $side }.** La réaction demandée a été réglée sans attendre davantage.
campaign-call-turn = 🔔 { $who } : la partie reprend.
campaign-sides-plan = Chaque question attend la prochaine heure de son camp ; s’il reste moins de six heures, la suivante. Ensuite le pilote automatique joue pour ce camp, jamais pour un autre, et la partie continue. Qui mène un camp choisit son heure : `/campagne heure` avec **propre**.
campaign-side-line = - **{ $side }** { $held ->
        [nobody] (libre pour qui le prend)
        [autopilot] (pilote automatique)
       *[people] ({ $who })
    } : { $hour }, { $zone }.
campaign-side-until = On peut décider jusqu’à { $at } ({ $in }).
campaign-sides-days = Selon le calendrier : { $days }.
campaign-reactions-lapse = Une réaction attend l’heure de son camp ; ensuite rien n’est fait.
campaign-reactions-steward = Une réaction attend l’heure de son camp ; ensuite le pilote automatique répond.
campaign-reactions-at-once = Les réactions n’attendent personne : les consignes décident.
campaign-side-hour = **{ $side } : { $hour }, { $zone }.** Cela compte dès la prochaine question ; ce qui est ouvert garde son temps.
error-campaign-sides-deadline = Dans une partie à plusieurs camps, l’échéance de chaque camp est son heure. Laissez **échéance** de côté.
error-campaign-one-side = Cette partie n’a qu’un camp : laissez **propre** et **réactions** de côté.
error-campaign-own-only = Pour votre camp, vous choisissez **heure** et **fuseau**. Le reste revient à qui mène la campagne.
error-campaign-clock = Cette partie se joue à la pendule ; elle ne peut avoir de calendrier en plus. Commencez-en une sans pendule : `/siège nouveau`, puis `/campagne lancer`.
