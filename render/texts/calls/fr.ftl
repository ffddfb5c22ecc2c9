### Qui est mentionné dans le salon d’une campagne, et plus de temps pour une décision.

## Commands

command-campaign-mention = Être mentionné ici au début d’un jour ou tour, quand on vous attend, avant une échéance
command-campaign-more = Reporter l’échéance actuelle, une fois, si on vous attend
option-campaign-mention-day = Quand un jour ou un tour commence
option-campaign-mention-waiting = Quand la partie vous attend
option-campaign-mention-role = Mentionner ce rôle à votre place, si vous menez la campagne et pouvez le mentionner
option-campaign-more-time = Si ceux qu’on attend peuvent reporter une échéance, une fois par jour
option-campaign-more = Pour combien de temps
choice-more-hour = une heure
choice-more-tomorrow = jusqu’à demain
name-mention = mention
name-more = reporter
name-option-more-time = report
name-option-waiting = attente
name-option-role = rôle
name-option-time = temps

## What is posted

campaign-call-day = 🔔 { $who } : { period-the } { $day } a commencé.
campaign-call-waiting = 🔔 { $who } : la partie vous attend. Vous pouvez décider jusqu’à { $at } ({ $in }). { $link }
campaign-call-deadline = 🔔 { $who } : il reste quelque chose à décider, jusqu’à { $at } ({ $in }). { $link }
campaign-more-said = 🗓 { $who } a demandé plus de temps : on peut décider jusqu’à { $at } ({ $in }).

## More time

button-more-time = Plus de temps
button-more-hour = Une heure de plus
button-more-tomorrow = Jusqu’à demain
campaign-more-ask = **Plus de temps ?** Une fois par jour, ceux qu’on attend peuvent reporter l’échéance :
campaign-more-hour = - d’une heure : jusqu’à { $at } ({ $in })
campaign-more-tomorrow = - à la prochaine date de la campagne : { $at } ({ $in }) ; rien d’autre ne commence avant
campaign-more-given = **L’échéance est reportée** à { $at } ({ $in }).
error-campaign-more-off = Dans cette campagne, personne ne peut reporter les échéances. { $owner }, à qui est la partie, peut le permettre : `/campagne heure` avec **report**.
error-campaign-more-nothing = Rien n’est ouvert qu’on puisse reporter.
error-campaign-more-who = { $some ->
        [yes] Seuls ceux qu’on attend peuvent reporter l’échéance : { $who }.
       *[no] Seuls ceux qu’on attend peuvent reporter l’échéance, et on n’attend personne.
    }
error-campaign-more-used = L’échéance a déjà été reportée, à { $at } ({ $in }). C’est possible une fois par jour.

## Answers

campaign-mention-on = { $who } est mentionné ici { $when }.
campaign-mention-off = { $who } n’est pas mentionné ici. Choisissez quand : **jour**, **attente**, **avant** une échéance.
campaign-mention-day = quand { period-a } commence
campaign-mention-waiting = quand la partie l’attend
campaign-mention-before = { $time } avant une échéance, s’il reste quelque chose à décider
campaign-mention-mute = Pour l’instant, le bot ne mentionne personne : le rôle n’existe plus, ou le bot ne peut pas mentionner { $who } ici.
campaign-status-named-none = Mentionnés dans ce salon : personne ; `/campagne mention` pour qui le veut.
campaign-status-left-out = { $count ->
        [one] Un jour a été sauté depuis le dernier, parce que le bot était absent et qu’il en restait trop peu.
       *[other] { $count } jours ont été sautés depuis le dernier, parce que le bot était absent et qu’il en restait trop peu.
    }
campaign-status-more = Ceux qu’on attend peuvent reporter une échéance une fois par jour, d’une heure ou jusqu’à demain : `/campagne reporter`, ou le bouton du plateau.
campaign-status-more-used = L’échéance actuelle a été reportée ; ce sera de nouveau possible à la prochaine.
error-campaign-mention-nobody = Seuls ceux qui jouent, ou votent, dans cette partie peuvent être mentionnés.
error-campaign-mention-everyone = On ne mentionne jamais tout le salon à la fois. Choisissez un autre rôle.
error-campaign-mention-role = Vous ne pouvez pas mentionner { $role } : le bot ne le fait donc pas pour vous. Demandez à une personne qui peut mentionner tous les rôles, ou laissez tout le monde mentionner ce rôle.
error-campaign-mention-bot = Le bot ne peut pas mentionner { $role } ici. Accordez au bot { $permissions }, ou laissez tout le monde mentionner ce rôle.
error-campaign-mention-many = { $most ->
    [one] { $most } rôle est déjà mentionné
   *[other] { $most } rôles sont déjà mentionnés
}. Retirez-en d’abord un : **jour: False**, **attente: False**, **avant: non**.
permission-mention-everyone = Mentionner @everyone, @here et tous les rôles
privacy-mentions = { $count ->
        [one] **Une campagne** dans le salon de laquelle vous avez demandé à être mentionné ; jusqu’à ce que vous y renonciez, ou que la partie disparaisse.
       *[other] **{ $count } campagnes** dans les salons desquelles vous avez demandé à être mentionné ; jusqu’à ce que vous y renonciez, ou que les parties disparaissent.
    }
