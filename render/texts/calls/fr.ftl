### Qui est mentionné dans le salon d’une campagne, et plus de temps pour une décision.

## Commands

command-campaign-mention = Être mentionné ici : au début d’un jour ou tour, quand c’est à vous, avant une échéance
command-campaign-more = Reporter l’échéance actuelle, une fois par jour, si la partie vous attend
option-campaign-mention-day = Quand un jour ou un tour commence
option-campaign-mention-waiting = Quand la partie vous attend
option-campaign-mention-role = Le rôle à mentionner au lieu de vous, si vous menez la campagne et pouvez le mentionner
option-campaign-more-time = Permettre aux joueurs de reporter leur échéance, une fois par jour
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
campaign-call-waiting = 🔔 { $who } : c’est à vous. Vous pouvez décider jusqu’au { $at } ({ $in }). { $link }
campaign-call-deadline = 🔔 { $who } : une décision est à prendre avant { $at } ({ $in }). { $link }
campaign-more-said = 🗓 { $who } a demandé plus de temps. Les décisions sont ouvertes jusqu’au { $at } ({ $in }).

## More time

button-more-time = Demander du temps
button-more-hour = Une heure de plus
button-more-tomorrow = Jusqu’à demain
campaign-more-ask = **Plus de temps ?** Une fois par jour, un joueur attendu peut reporter l’échéance :
campaign-more-hour = - d’une heure : jusqu’au { $at } ({ $in })
campaign-more-tomorrow = - à la prochaine date de la campagne : { $at } ({ $in })
campaign-more-given = **L’échéance est reportée** à { $at } ({ $in }).
error-campaign-more-off = Cette campagne ne permet pas de reporter les échéances. { $owner }, qui mène la partie, peut le permettre : `/campagne heure` avec **report**.
error-campaign-more-nothing = Il n’y a pas de décision ouverte à reporter.
error-campaign-more-who = { $some ->
        [yes] Seul un joueur attendu peut reporter l’échéance : { $who }.
       *[no] Seul un joueur attendu peut reporter l’échéance. En ce moment, la partie n’attend personne.
    }
error-campaign-more-used = L’échéance a déjà été reportée, à { $at } ({ $in }). C’est possible une fois par jour.

## Answers

campaign-mention-on = Le bot mentionnera { $who } ici { $when }.
campaign-mention-off = Le bot ne mentionnera pas { $who } ici. Choisissez quand : **jour**, **attente**, **avant** une échéance.
campaign-mention-day = quand { period-a } commence
campaign-mention-waiting = quand c’est son tour
campaign-mention-before = { $time } avant une échéance, si une décision est ouverte
campaign-mention-mute = Pour l’instant, le bot ne mentionne personne : le rôle n’existe plus, ou le bot ne peut pas mentionner { $who } ici.
campaign-status-named-none = Mentionnés dans ce salon : personne. Pour en être : `/campagne mention`.
campaign-status-left-out = { $count ->
        [one] Un jour a été sauté depuis le dernier, parce que le bot est resté hors ligne trop longtemps.
       *[other] { $count } jours ont été sautés depuis le dernier, parce que le bot est resté hors ligne trop longtemps.
    }
campaign-status-more = Une fois par jour, un joueur attendu peut reporter une échéance d’une heure ou jusqu’à demain. Utilisez `/campagne reporter` ou le bouton du plateau.
campaign-status-more-used = L’échéance actuelle a été reportée. La prochaine pourra l’être aussi.
error-campaign-mention-nobody = Le bot ne peut mentionner que les joueurs et les votants de cette partie.
error-campaign-mention-everyone = Le bot ne mentionne jamais tout un salon. Choisissez un autre rôle.
error-campaign-mention-role = Vous ne pouvez pas mentionner { $role }, et le bot non plus. Demandez à quelqu’un qui peut mentionner tous les rôles, ou laissez tout le monde mentionner ce rôle.
error-campaign-mention-bot = Le bot ne peut pas mentionner { $role } ici. Accordez : { $permissions }, ou laissez tout le monde mentionner ce rôle.
error-campaign-mention-many = { $most ->
    [one] { $most } rôle est déjà mentionné
   *[other] { $most } rôles sont déjà mentionnés
} : c’est la limite. Retirez-en d’abord un : **jour: False**, **attente: False**, **avant: non**.
permission-mention-everyone = Mentionner @everyone, @here et tous les rôles
privacy-mentions = { $count ->
        [one] **Une campagne** qui vous mentionne dans son salon. Elle reste tant que vous le voulez et que la partie existe.
       *[other] **{ $count } campagnes** qui vous mentionnent dans leurs salons. Elles restent tant que vous le voulez et que les parties existent.
    }
