### Qui est mentionné dans le salon d’une campagne, et plus de temps pour une décision.

## Commands

command-campaign-mention = Être mentionné ici : au début d’un jour ou tour, quand c’est à vous, avant une échéance
command-campaign-more = Reporter l’échéance actuelle, une fois par jour, si la partie vous attend
option-campaign-mention-day = Vous mentionner quand un jour ou un tour commence
option-campaign-mention-waiting = Vous mentionner quand la partie vous attend
option-campaign-mention-role = Le rôle à mentionner au lieu de vous, si vous menez la campagne et pouvez le mentionner
option-campaign-more-time = Permettre aux joueurs de reporter leur échéance, une fois par jour
option-campaign-more = Le temps à ajouter
choice-more-hour = une heure
choice-more-tomorrow = jusqu’à demain
name-mention = mention
name-more = reporter
name-option-more-time = report
name-option-waiting = attente
name-option-role = rôle
name-option-time = temps

## What is posted

campaign-call-day = 🔔 { $who } : { period-the } { $day } commence.
campaign-call-waiting = 🔔 { $who } : vous avez jusqu’au { $at } ({ $in }) pour décider. { $link }
campaign-call-deadline = 🔔 { $who } : une décision vous attend. Échéance : { $at } ({ $in }). { $link }
campaign-more-said = 🗓 { $who } a demandé plus de temps. Vous pouvez décider jusqu’au { $at } ({ $in }).

## More time

button-more-time = Demander du temps
button-more-hour = Une heure de plus
button-more-tomorrow = Jusqu’à demain
campaign-more-ask = **Besoin de temps ?** Quand la partie vous attend, vous pouvez reporter l’échéance une fois par jour :
campaign-more-hour = - d’une heure : jusqu’au { $at } ({ $in })
campaign-more-tomorrow = - jusqu’à la date suivante de la campagne : { $at } ({ $in })
campaign-more-given = **L’échéance est reportée** au { $at } ({ $in }).
error-campaign-more-off = Cette campagne ne permet pas de reporter les échéances. { $owner }, qui mène la partie, peut le permettre : `/campagne heure` avec **report**.
error-campaign-more-nothing = Aucune décision n’est en attente : il n’y a rien à reporter.
error-campaign-more-who = { $some ->
        [yes] Seul un joueur que la partie attend peut reporter l’échéance : { $who }.
       *[no] Seul un joueur que la partie attend peut reporter l’échéance. En ce moment, la partie n’attend personne.
    }
error-campaign-more-used = L’échéance a déjà été reportée au { $at } ({ $in }). Un report est possible une fois par jour.

## Answers

campaign-mention-on = Le bot mentionnera { $who } ici { $when }.
campaign-mention-off = Le bot ne mentionnera plus { $who } ici. Pour être mentionné, choisissez au moins une option. **jour :** un jour ou un tour commence. **attente :** la partie vous attend. **avant :** une échéance approche.
campaign-mention-day = quand { period-a } commence
campaign-mention-waiting = quand c’est son tour
campaign-mention-before = { $time } avant une échéance, si une décision est en attente
campaign-mention-mute = Pour l’instant, le bot ne mentionne personne : le rôle n’existe plus, ou le bot ne peut pas mentionner { $who } ici.
campaign-status-named-none = Le bot ne mentionne personne dans ce salon. Pour être mentionné, utilisez `/campagne mention`.
campaign-status-left-out = { $count ->
        [one] Un jour a été sauté depuis le dernier jour joué, parce que le bot est resté hors ligne trop longtemps.
       *[other] { $count } jours ont été sautés depuis le dernier jour joué, parce que le bot est resté hors ligne trop longtemps.
    }
campaign-status-more = Quand la partie vous attend, vous pouvez reporter l’échéance une fois par jour, d’une heure ou jusqu’au lendemain. Utilisez `/campagne reporter` ou le bouton du plateau.
campaign-status-more-used = L’échéance actuelle a été reportée. Vous pourrez aussi reporter la suivante.
error-campaign-mention-nobody = Le bot ne peut mentionner que les joueurs et les votants de cette partie.
error-campaign-mention-everyone = Le bot ne mentionne jamais tout un salon. Choisissez un autre rôle.
error-campaign-mention-role = Ni vous ni le bot ne pouvez mentionner { $role }. Demandez à quelqu’un qui peut mentionner tous les rôles, ou laissez tout le monde mentionner ce rôle.
error-campaign-mention-bot = Le bot ne peut pas mentionner { $role } ici. Accordez-lui : { $permissions }, ou laissez tout le monde mentionner ce rôle.
error-campaign-mention-many = { $most ->
    [one] { $most } rôle est déjà mentionné
   *[other] { $most } rôles sont déjà mentionnés
} : c’est la limite. Retirez-en d’abord un : utilisez `/campagne mention` avec ce rôle, et choisissez False pour **jour**, False pour **attente** et « non » pour **avant**.
permission-mention-everyone = Mentionner @everyone, @here et tous les rôles
privacy-mentions = { $count ->
        [one] **Une campagne** qui vous mentionne dans son salon. Ce réglage reste jusqu’à ce que vous l’arrêtiez ou que la partie soit supprimée.
       *[other] **{ $count } campagnes** qui vous mentionnent dans leurs salons. Ces réglages restent jusqu’à ce que vous les arrêtiez ou que les parties soient supprimées.
    }
