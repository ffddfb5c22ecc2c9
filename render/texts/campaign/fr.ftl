### Campagnes : un jour de jeu chaque jour réel.

## Commands

command-campaign = Une campagne : un jour ou un tour de jeu par jour réel
command-campaign-start = Commencer une campagne, ou transformer en campagne la nouvelle partie de ce salon
command-campaign-pause = Mettre la campagne en pause
command-campaign-resume = Reprendre la campagne, ou rétablir un jour sauté
command-campaign-hour = Changer l’heure, le fuseau horaire ou les jours de la semaine
command-campaign-skip = Ne pas jouer le prochain jour du calendrier
command-campaign-status = Montrer le jour ou tour, les horaires, l’échéance, les joueurs et les rappels
command-campaign-end = Terminer la campagne et continuer sans calendrier
command-campaign-remind = Recevoir un message privé avant les échéances
option-campaign-hour = L’heure du jour, par exemple 21:00 ou 21h
option-campaign-zone = Le fuseau horaire : une ville, un pays, ou un décalage comme UTC+2
option-campaign-days = Les jours : chaque jour, en semaine, week-end, ou une liste comme lun, mer, ven
option-campaign-deadline = Le temps laissé pour décider, par exemple 20h (par défaut : jusqu’au jour ou tour suivant)
option-campaign-before = Combien de temps avant l’échéance, par exemple 2h ; « non » arrête les rappels
option-campaign-own = Régler seulement l’heure de votre camp ; sans heure, votre camp suit celle de la campagne
option-campaign-reactions = Parties à deux camps : comment la partie continue si un camp ne réagit pas
choice-calendar-lapse = attendre la réaction jusqu’à l’échéance, puis continuer sans elle
choice-calendar-steward = attendre jusqu’à l’échéance, puis le pilote automatique répond
choice-calendar-at-once = ne pas attendre : les consignes permanentes décident
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

calendar-orders = { period-next-title } n’a pas encore commencé.
calendar-begin = Commencer { period-the }
calendar-said = { period-the } commence
calendar-why = **Le calendrier.** Dans une campagne, chaque { period } commence à une heure fixée. Sans campagne, il commence quand un joueur clique sur le bouton. Les décisions précédentes sont alors définitives.
undo-bar-deadline = l’échéance de { period-this } est passée, et les décisions sont définitives
campaign-day-due = **{ period-title } { $day } :** début { $at } ({ $in }).
campaign-day-by-hand = **{ period-title } { $day } :** cliquez sur le bouton pour commencer.
campaign-open-until = 🗓 Vous pouvez décider jusqu’au { $at } ({ $in }). Ensuite, le pilote automatique joue le reste.
campaign-late = 🗓 { period-next-title } commence dans un instant.
campaign-overdue = 🗓 L’échéance est passée. Le pilote automatique joue le reste dans un instant.
campaign-rests = 🗓 La campagne est en pause. Pour la relancer, utilisez `/campagne reprendre`.
error-day-not-begun = La campagne reprend { $at } ({ $in }). Pour changer l’heure, utilisez `/campagne heure`. Pour jouer sans calendrier, utilisez `/campagne terminer`.

## What is posted

campaign-day-over = **Fin { period-of } { $day }.**
campaign-muster-over = **La campagne commence.**
campaign-took-plan = { $count ->
        [one] Le bot a suivi le plan enregistré : { $plans }.
       *[other] Le bot a suivi les plans enregistrés : { $plans }.
    }
campaign-took-orders = Ordres donnés : { $what }.
campaign-took = Le pilote automatique a pris les décisions restantes : { $what }.
campaign-took-more = { $what }, et { $count ->
        [one] { $count } autre ordre
       *[other] { $count } autres ordres
    }
campaign-left-out = { $count ->
        [one] { $count } jour a été sauté pendant que le bot était hors ligne. La partie n’avance maintenant que d’un jour, et le suivant commence { $at }.
       *[other] { $count } jours ont été sautés pendant que le bot était hors ligne. La partie n’avance maintenant que d’un jour, et le suivant commence { $at }.
    }
campaign-closed = **L’échéance { period-of } { $day } est passée.**
campaign-closed-muster = **L’échéance du déploiement est passée.**
campaign-over = **La campagne est finie**, après { $days ->
        [one] { $days } { period }
       *[other] { $days } { periods }
    }.
campaign-stopped = **La campagne dans { $where } est en pause :** { $why } Rien n’est perdu. Une fois le problème réglé, utilisez `/campagne reprendre` dans ce salon. Pour déplacer la partie, utilisez `/siège ici` dans un autre salon.
campaign-trouble-gone = le salon a été supprimé, ou le bot ne le voit pas.
campaign-trouble-permissions = le bot ne peut pas écrire dans le salon. Accordez-lui : { $permissions }.
campaign-trouble-locked = le fil est verrouillé. Déverrouillez-le, ou donnez au bot la permission « Gérer les fils ».
campaign-trouble-direct = le bot ne peut pas vous envoyer de messages privés.
campaign-trouble-post = Discord a refusé le plateau.
campaign-trouble-save = cette version du bot ne peut pas continuer la partie enregistrée.

## Answers

campaign-begun = **La campagne est prête.** { $link }
campaign-plan = { period-title } { $day } : début { $at } ({ $in }). Ensuite, un nouveau { period } commence à { $hour } ({ $zone }), { $days }.
campaign-plan-muster = Vous pouvez changer le déploiement jusqu’au début de la campagne.
campaign-plan-open = Vous avez { $span } pour décider. Ensuite, le pilote automatique joue le reste.
campaign-plan-open-day = Vous pouvez décider jusqu’au début du { period } suivant. Ensuite, le pilote automatique joue le reste.
campaign-paused = **La campagne est en pause.** La partie n’avance plus toute seule. Pour commencer { period-next }, cliquez sur le bouton. Pour relancer le calendrier, utilisez `/campagne reprendre`.
campaign-resumed = **La campagne continue.**
campaign-changed = **Les horaires ont changé.**
campaign-skipped = **Pas de partie le { $date }.** La partie reprend { $at } ({ $in }). Pour jouer quand même ce jour-là, utilisez `/campagne reprendre` ou changez les horaires avec `/campagne heure`.
campaign-ended = **La campagne est terminée.** La partie continue sans calendrier : un joueur commence chaque { period } avec un bouton.
campaign-status-title = **{ $day ->
        [0] Le déploiement
       *[other] { period-title } { $day }
    }.** { $running ->
        [yes] La campagne est en cours.
        [no] La campagne est en pause.
       *[over] La campagne est finie.
    }
campaign-status-next = { period-next-title } : { $at } ({ $in }).
campaign-status-deadline = Vous pouvez décider jusqu’au { $at } ({ $in }).
campaign-status-deadline-none = Aucune décision n’est en attente.
campaign-status-zone = Heure : { $hour } ({ $zone }), { $days }.
campaign-status-who = Joueurs qui décident : { $who }.
campaign-status-who-everyone = tous les joueurs ({ $players })
campaign-status-who-powers = chaque joueur pour ses Puissances ({ $players })
campaign-status-who-advisers = { $owner }, avec des conseillers
campaign-status-who-vote = un vote
campaign-status-reminded = Rappels : { $who }.
campaign-status-reminded-one = { $who } { $time } avant
campaign-status-reminded-none = personne. Pour recevoir un rappel, utilisez `/campagne rappel`
campaign-status-trouble = La campagne est en pause : { $why }
campaign-status-closed = Les rappels sont arrêtés, car vos messages privés sont fermés. Ouvrez-les et utilisez de nouveau `/campagne rappel`.
campaign-remind-on = **Vous recevrez un message privé** { $time } avant chaque échéance, si une décision est encore en attente.
campaign-remind-off = Vous ne recevrez plus de rappels.

## Reminders

reminder-open = ⏳ **Une décision vous attend** : { $title }, { period } { $day }. Décidez avant le { $at } ({ $in }), sinon le pilote automatique décide. { $link }
reminder-stops = Vous n’avez pas répondu à trois rappels : le bot n’en envoie plus. Pour en recevoir de nouveau, utilisez `/campagne rappel` dans le salon. { $link }
reminder-off = Pour arrêter les rappels, utilisez `/campagne rappel` avec « non ».

## Refusals

error-campaign-none = Il n’y a pas de campagne ici. Pour en commencer une, utilisez `/campagne lancer`.
error-campaign-there = Il y a déjà une campagne ici. Pour changer ses horaires, utilisez `/campagne heure`. Pour y mettre fin, utilisez `/campagne terminer`.
error-campaign-under-way = La partie de ce salon a déjà commencé : elle ne peut plus devenir une campagne. Terminez-la ou abandonnez-la d’abord. Ou commencez la campagne dans un fil (**lieu : dans son propre fil**).
error-campaign-who = Seuls { $owner }, qui mène la partie, et les gestionnaires du serveur peuvent changer la campagne.
error-campaign-zone = « { $zone } » n’est pas un fuseau horaire connu. Vouliez-vous dire { $nearest } ?
error-campaign-zone-none = « { $zone } » n’est pas un fuseau horaire connu. Écrivez une ville, un pays, ou un décalage comme UTC+2. Vouliez-vous dire { $nearest } ?
error-campaign-days = Le bot ne comprend pas les jours « { $days } ». Écrivez « { $all } », « { $weekdays } », « { $weekend } », ou une liste comme { $example }.
error-campaign-deadline = « { $deadline } » n’est pas une durée. Indiquez le temps laissé pour décider, par exemple 20h, 90m ou 1h30.
error-campaign-deadline-past = Ce délai est trop court : l’échéance passerait avant la première décision. Choisissez au moins { $least }.
error-campaign-deadline-long = Ce délai est trop long : le jour ou le tour suivant commencerait avant sa fin. Avec les jours choisis, indiquez { $most } au plus.
error-campaign-before = « { $before } » n’est pas une durée. Indiquez combien de temps avant l’échéance, par exemple 2h, 30m, ou « { $off } ».
error-campaign-before-long = Ce délai est plus long que le temps dont les joueurs disposent pour décider. Choisissez { $most } au plus.
error-campaign-here = Le bot ne peut pas publier de campagne ici. Accordez-lui : { $permissions }.
error-campaign-paused = La campagne est déjà en pause. Pour la relancer, utilisez `/campagne reprendre`.
error-campaign-running = La campagne est déjà en cours, et aucun jour n’est sauté : il n’y a rien à reprendre.
error-campaign-nobody = Seuls les joueurs et les votants de cette partie peuvent recevoir des rappels.
error-campaign-changed = Quelqu’un vient de changer la campagne. Consultez `/campagne état`, puis réessayez.
error-campaign-no-days = Ce jeu ne se joue pas avec un calendrier. Choisissez un autre jeu.

## Plans laissés d’avance

name-option-when = quand
command-campaign-plan = Enregistrer un plan pour le prochain jour ou tour, au cas où personne ne décide à temps
option-campaign-plan = Le but du prochain jour ou tour ; « none » retire les plans enregistrés
option-campaign-when = Dans quel cas suivre ce plan (par défaut : toujours). Vous pouvez enregistrer plusieurs plans
campaign-left = 🧭 Plans enregistrés pour { period-the } { $day } :
campaign-left-always = - dans tous les cas : **{ $plan }**
campaign-left-when = - si { $when } : **{ $plan }**
campaign-left-how = À l’échéance, s’il reste des décisions à prendre, le bot suit le premier plan dont la condition est remplie. Avant l’échéance, vous pouvez donner les ordres vous-même. Pour changer les plans, utilisez `/campagne plan` (`none` les retire).
campaign-left-none = none : retirer les plans enregistrés
campaign-left-withdrawn = Aucun plan n’est enregistré pour { period-next }. À l’échéance, le pilote automatique prend les décisions restantes, comme d’habitude.
campaign-left-unclear = Le bot ne reconnaît pas le plan ou la condition « { $said } ». Choisissez parmi : { $known }
campaign-left-unknown-game = Dans ce jeu, vous ne pouvez pas enregistrer de plan.
campaign-left-sides = Dans une partie à plusieurs camps, vous ne pouvez pas enregistrer de plan : tous les joueurs le verraient. Si votre camp ne décide pas à temps, le pilote automatique joue pour lui. Pour régler ses réactions, utilisez `/camp consignes`. Pour confier votre camp à quelqu’un d’autre, utilisez `/camp quitter`.

## Several sides

campaign-turn-due = 🗓 **La partie reprend** { $at } ({ $in }).
campaign-turn-by-hand = **La partie reprend** quand un joueur clique sur le bouton.
campaign-side-open-until = 🗓 **{ $side } :** vous pouvez décider jusqu’au { $at } ({ $in }). Ensuite, le pilote automatique joue.
campaign-sides-open-until = 🗓 Chaque camp a son échéance. La première est { $at } ({ $in }).
campaign-side-turn-closed = **{ $side } : le temps est écoulé.** Le pilote automatique prend les décisions restantes.
campaign-side-reaction-closed = **{ $side } : le temps est écoulé.** La partie continue sans réaction de ce camp.
campaign-call-turn = 🔔 { $who } : la partie reprend.
campaign-sides-plan = Chaque camp a son échéance, à une heure fixe. S’il lui reste moins de six heures, il peut répondre jusqu’à l’échéance suivante. Ensuite, le pilote automatique joue pour ce camp, et la partie continue. Le meneur d’un camp choisit l’heure avec `/campagne heure` et **propre**.
campaign-side-line = - **{ $side }** { $held ->
        [nobody] (libre)
        [autopilot] (pilote automatique)
       *[people] ({ $who })
    } : { $hour }, { $zone }.
campaign-side-until = Vous pouvez décider jusqu’au { $at } ({ $in }).
campaign-sides-days = Jours de jeu : { $days }.
campaign-reactions-lapse = Un camp peut réagir jusqu’à son échéance. Ensuite, la partie continue sans réaction.
campaign-reactions-steward = Un camp peut réagir jusqu’à son échéance. Ensuite, le pilote automatique répond.
campaign-reactions-at-once = La partie n’attend pas les réactions : les consignes permanentes décident.
campaign-side-hour = **{ $side } : l’échéance est maintenant à { $hour }, { $zone }.** Si une question est déjà ouverte, son échéance ne change pas.
error-campaign-sides-deadline = Dans une partie à plusieurs camps, l’heure d’un camp est aussi son échéance. N’indiquez pas **échéance**.
error-campaign-one-side = Cette partie n’a qu’un camp. N’indiquez ni **propre** ni **réactions**.
error-campaign-own-only = Pour votre camp, vous pouvez régler **heure** et **fuseau**. Seul le meneur de la campagne règle le reste.
error-campaign-clock = Cette partie se joue avec une pendule : elle ne peut pas avoir de calendrier. Commencez une partie sans pendule avec `/siège nouveau`, puis utilisez `/campagne lancer`.
