## Commandes

name-match = défi
name-match-seek = chercher
name-match-challenge = défier
name-match-open = ouverts
name-match-mine = miennes
name-match-since = nouveau
name-option-note = note
name-match-lobby = tableau
command-match = Trouver un adversaire pour une partie à deux camps
command-match-seek = Lancer un défi ouvert dans ce salon
command-match-challenge = Défier quelqu’un
command-match-open = Montrer les défis ouverts de ce serveur
command-match-mine = Montrer vos parties à deux camps, d’abord celles qui vous attendent
command-match-since = Montrer ce qui s’est passé depuis votre dernier ordre, avec les dés
command-match-lobby = Afficher dans un salon la liste des défis ouverts, toujours à jour (gestionnaires du serveur)
option-match-user = Le joueur que vous défiez
option-match-game = Le jeu (par défaut : le bot vous demande le jeu et les conditions)
option-match-scenario = Le scénario (par défaut : n’importe lequel, tiré au sort au début)
option-match-side = Votre camp (par défaut : n’importe lequel, tiré au sort au début)
option-match-pace = Le temps de chaque camp (par défaut : par correspondance)
option-match-note = Quelques mots pour votre adversaire
option-match-since = La partie (par défaut : celle de ce salon, ou la seule que vous jouez)
option-match-who = Le rôle qui peut accepter (par défaut : tout le monde)
option-match-level = La cote des joueurs qui peuvent accepter (par défaut : toutes)
choice-level-near = à 150 points au plus de votre cote
choice-level-new = nouveaux joueurs
option-match-channel = Le salon de la liste (sans salon, le bot ne publie plus la liste)
option-match-hour = L’heure où le bot republie la liste chaque jour, si quelqu’un attend
option-match-role = Le rôle à mentionner quand le bot republie la liste

## Un défi

seek-open = **{ $who } cherche un adversaire :** { $game }.
seek-asks = { $target }, **{ $who } vous défie :** { $game }.
seek-counters = { $target }, **{ $who } propose d’autres conditions :** { $game }.
seek-side = { $who } joue **{ THE($side) }**.
seek-either = Les camps sont tirés au sort.
seek-any = n’importe quel scénario
seek-note = « { $note } »
seek-role = pour { $role }
seek-level-near = pour des joueurs de cote proche
seek-level-new = pour les nouveaux joueurs
seek-until = Ouvert jusqu’au { $until } ({ $remaining }).
seek-asked = { $by } veut jouer. { $who } a jusqu’au { $until } pour commencer.
seek-taken = { $who } et { $by } jouent { $game } : { $link }
seek-withdrawn = { $who } a retiré ce défi : { $game }.
seek-declined = { $target } a refusé cette partie : { $game }.
seek-turned = { $target } a proposé d’autres conditions pour { $game }.
seek-expired = Personne n’a accepté ce défi à temps : { $game }.
seek-missed = { $by } voulait jouer { $game }, mais { $who } n’a pas commencé à temps.
seek-gone = Ce défi est fermé, car l’un des joueurs n’est plus là : { $game }.
button-seekplay = Jouer
button-seekyes = Accepter
button-seekno = Refuser
button-seekgo = Commencer
button-seeklater = Pas aujourd’hui
button-seekoff = Retirer le défi
button-seekterms = Autres conditions…
button-seekmute = Bloquer ses défis
button-seekallow = Réautoriser ses défis
button-seekbegin = Commencer
button-seeknot = Pas maintenant
seek-thread = { $game } : { $first } – { $second }

## Messages aux joueurs

seek-here = { $who }, **{ $by } veut jouer :** { $game }. Voulez-vous commencer maintenant ? Répondez avant le { $until }.
seek-begun = { $you }, **{ $other } joue contre vous.** Votre camp : **{ $side }**. { $link }
seek-told-declined = { $you }, { $target } a refusé cette partie : { $game }. Pour trouver un autre adversaire, utilisez `/défi chercher`.
seek-told-missed = { $you }, { $who } ne peut pas commencer la partie maintenant. Pour voir d’autres défis, utilisez `/défi ouverts`.
seek-told-withdrawn = { $you }, { $who } a retiré le défi. Pour voir d’autres défis, utilisez `/défi ouverts`.
seek-told-gone = { $you }, ce défi est fermé, car un joueur n’est plus là. Pour voir d’autres défis, utilisez `/défi ouverts`.

## Réponses privées

seek-game = **Trouver un adversaire.** Pour quel jeu ?
seek-posted = Votre défi est ouvert : { $game }. Il expire { $until }. Vous recevrez un message quand la partie commencera.
seek-role-quiet = Le bot ne mentionne pas { $role }, car tout le monde n’a pas le droit de mentionner ce rôle. Ses membres trouvent le défi avec `/défi ouverts`.
seek-sent = Votre défi est envoyé à { $who } : { $game }. Il expire { $until }.
seek-sure = **{ $game }** contre { $who }. Votre camp : **{ $side }**. La partie commencera dès votre clic.
seek-sure-either = **{ $game }** contre { $who }. Les camps seront tirés au sort, et la partie commencera dès votre clic.
seek-risk = { $pace ->
    [live] Si vous manquez un tour, l’adversaire peut demander la victoire.
   *[other] Si vous manquez deux tours de suite, l’adversaire peut demander la victoire.
}
seek-left-open = Le défi reste ouvert.
seek-you-declined = Vous avez refusé. Le bot prévient { $who }.
seek-muted = { $who } ne peut plus vous défier ni accepter vos défis. Pour recevoir de nouveau ses défis, défiez { $who }.
seek-allowed = { $who } peut de nouveau vous défier.
seek-you-closed = Le défi est fermé. Le bot prévient { $who }.
seek-you-withdrew = Vous avez retiré le défi.
seek-you-wait = Le bot a demandé à { $who } de commencer maintenant. Sans réponse, le défi se fermera { $until }.
seek-list = { $count ->
    [one] **{ $count } joueur** cherche un adversaire ici.
   *[other] **{ $count } joueurs** cherchent un adversaire ici.
}
seek-line = { $place }. { $who } : { $game } · joue { THE($side) } · expire : { $remaining }
seek-line-either = { $place }. { $who } : { $game } · camps tirés au sort · expire : { $remaining }
seek-choose = Jouer…
seek-mine = **Vos défis ouverts :**
seek-mine-line = - { $game } · expire : { $remaining }
seek-withdraw = Retirer { $game }
seek-none = Personne ne cherche d’adversaire ici. Lancez un défi avec `/défi chercher`.

## Refus

seek-alone = Personne d’autre ne peut vous rejoindre ici. Cherchez un adversaire dans un salon de serveur.
seek-which = Pour un défi, il faut un jeu à deux camps. Choisissez-le avec `partie` : { $games }.
seek-one-sided = { $title } n’a qu’un camp. Choisissez un autre jeu : { $games }.
seek-pace-or-clock = La pendule fixe déjà le temps des deux camps. Indiquez `rythme` ou `pendule`, mais pas les deux.
seek-too-many = Vous avez déjà { $count ->
    [one] { $count } défi ouvert
   *[other] { $count } défis ouverts
} ici. Retirez-en un avec `/défi ouverts`.
seek-already = Vous avez déjà un défi avec { $who }. Répondez-y ou retirez-le avec `/défi ouverts`.
seek-own = Ce défi est le vôtre. Attendez que quelqu’un l’accepte, ou retirez-le.
seek-other = Ce défi est pour { $who }. Pour voir d’autres défis, utilisez `/défi ouverts`.
seek-closed = Ce défi est fermé. Pour voir d’autres défis, utilisez `/défi ouverts`.
seek-closed-list = Ce défi est fermé.
seek-faster = Vous arrivez un instant trop tard : { $who } a déjà accepté ce défi.
seek-left = { $who } a quitté ce serveur, et le défi est fermé. Pour voir d’autres défis, utilisez `/défi ouverts`.
seek-channel-gone = Le salon de ce défi n’existe plus, et le défi est fermé. Pour voir d’autres défis, utilisez `/défi ouverts`.
seek-not-open = { $who } n’accepte pas vos défis. Défiez quelqu’un d’autre, ou utilisez `/défi chercher`.
seek-not-for-you = Vous ne pouvez pas accepter ce défi. Pour voir d’autres défis, utilisez `/défi ouverts`.
seek-role-only = Ce défi est réservé à { $role }. Pour voir d’autres défis, utilisez `/défi ouverts`.
seek-not-near = Ce défi est réservé aux joueurs dont la cote est plus proche de celle de { $who }. Pour voir d’autres défis, utilisez `/défi ouverts`.
seek-not-new = Ce défi est réservé aux nouveaux joueurs. Pour voir d’autres défis, utilisez `/défi ouverts`.
terms-title = Autres conditions
terms-scenario = Scénario
terms-side = Votre camp
terms-pace = Temps
terms-note = Quelques mots pour votre adversaire
terms-no-side = Le scénario n’a pas ce camp. Choisissez un autre camp ou un autre scénario.
terms-over = Chacun de vous a déjà proposé ses conditions. Acceptez ou refusez ce défi.

## Le tableau des défis

lobby-seeks = **Joueurs qui cherchent un adversaire** ({ $count })
lobby-seats = **Places libres** ({ $count })
lobby-live = **En direct** ({ $count })
lobby-game = { $game } : { $who } · { $link }
lobby-more = … et { $count } de plus : `/défi ouverts`
lobby-empty = **Personne ne cherche d’adversaire en ce moment.** Lancez un défi ici.
lobby-calls = { $role } : quelqu’un cherche un adversaire.
button-seeknew = Chercher un adversaire
button-seekmine = Mes parties
lobby-set = La liste des défis ouverts est dans { $channel }. Le bot y publie les nouveaux défis.
lobby-daily = Le bot republie la liste chaque jour à { $hour } ({ $zone }), si quelqu’un attend.
lobby-ended = Le bot ne publie plus la liste dans { $channel }. Il publie les nouveaux défis là où les joueurs les lancent.
lobby-trouble = Pendant trois jours, le bot n’a pas pu écrire dans { $channel } : il n’y publie plus la liste des défis. Vérifiez ses permissions dans ce salon, puis utilisez de nouveau `/défi tableau`.
lobby-server = La liste des défis n’existe que sur les serveurs où se trouve le bot. Utilisez `/défi tableau` sur l’un d’eux.
lobby-manager = Seuls les gestionnaires du serveur peuvent créer la liste. Demandez à l’un d’eux.
lobby-channel = Indiquez le salon de la liste avec `salon`.
lobby-hour = Le fuseau horaire et le rôle ne servent qu’au message quotidien. Indiquez aussi son heure avec `heure`.
lobby-everyone = La liste ne peut pas mentionner tout le monde. Choisissez un autre rôle, ou laissez `rôle` vide.
lobby-role = Le bot ne peut pas mentionner { $role } pour vous. Autorisez tout le monde à mentionner ce rôle, ou choisissez un autre rôle.

## Ses propres parties

mine-none = Vous ne jouez aucune partie à deux camps. Cherchez un adversaire avec `/défi chercher`, ou regardez les défis avec `/défi ouverts`.
mine-holiday = **Vous êtes en congé jusqu’au { $until }.** Vos parties par correspondance vous attendent.
mine-waiting = { $count ->
    [0] Aucune partie ne vous attend.
    [one] **Une partie vous attend :**
   *[other] **{ $count } parties vous attendent :**
}
mine-others = { $count ->
    [one] **{ $count } partie attend d’autres joueurs :**
   *[other] **{ $count } parties attendent d’autres joueurs :**
}
mine-free = un camp est libre
mine-standing = Consignes : { $orders }
mine-note = Votre note : { $note }
button-mineask = Demander avant la fin d’une phase
mine-asks = Dans les parties par correspondance, le bot vous demandera de nouveau de confirmer avant de finir une phase.
mine-play = Jouer { $place }

## Cotes

name-match-rating = cote
name-match-ladder = classement
name-match-season = saison
name-match-annul = annuler
name-option-rated = classée
name-option-why = motif
command-match-rating = Montrer vos cotes, ou celles d’un joueur si elles sont publiques
command-match-ladder = Montrer le classement de ce serveur
command-match-season = Afficher le classement dans un salon, et fixer la fin de la saison (gestionnaires du serveur)
command-match-annul = Annuler une partie classée de ce serveur (gestionnaires du serveur)
option-match-rated = Partie classée : ni conseils, ni plans, ni chances de victoire (par défaut : non)
option-match-rating-user = Le joueur (par défaut : vous)
option-match-ladder-game = Le jeu (par défaut : tous)
option-match-season-channel = Le salon du classement (sans aucune option, le bot ne publie plus le classement)
option-match-season-until = Le dernier jour de la saison (par défaut : le dernier du trimestre)
option-match-annul-game = La partie classée
option-match-annul-why = Le motif (les deux joueurs le liront)
seek-rated = **classée :** ni conseil, ni plan, ni chances de victoire
seek-rated-first = C’est votre première partie classée. Personne d’autre ne voit votre cote tant que vous ne la montrez pas avec `/défi cote`.
seek-rated-uncounted = Cette partie ne changera pas votre cote. Vous avez joué trop souvent contre { $who } récemment.
rating-none = Vous n’avez pas encore de cote. Pour en avoir une, jouez une partie classée : `/défi chercher` ou `/défi défier` avec `classée`.
rating-not-shown = { $who } ne montre pas ses cotes.
rating-of = **Cotes de { $who }**
rating-line = **{ $title } : { $rating } ± { $deviation }** · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
rating-line-new = **{ $title } : { $rating } ± { $deviation }** · encore incertaine après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
rating-last = Votre dernière partie : { $change }, de { $before } à { $after }. D’après vos cotes, vous deviez gagner { $expected } fois sur 100.
rating-better-side = Camp favori dans « { $scenario } » : { $side } (environ +{ $points }).
rating-private = Vous seul voyez vos cotes.
rating-public = Tout le monde voit vos cotes, et vous pouvez figurer au classement. Le classement final d’une saison garde votre place jusqu’à la suppression de vos données.
button-rating-show = Montrer mes cotes
button-rating-hide = Cacher mes cotes
ladder-line = { $place }. { $who } · { $rating } ± { $deviation } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
ladder-title = **Classement de ce serveur** · saison jusqu’au { $until }
ladder-heading = Classement
ladder-final = **Classement final de la saison** · du { $began } au { $ended }
ladder-final-heading = Classement final
ladder-figure = { $rating } ± { $deviation }
ladder-nameless = Joueur { $place }
ladder-deleted = *supprimé*
ladder-more = … et { $count ->
    [one] { $count } autre joueur
   *[other] { $count } autres joueurs
} : `/défi classement`
ladder-risen = **Plus forte progression du mois :** { $who }, +{ $points }
ladder-risen-last = **Plus forte progression du mois dernier :** { $who }, +{ $points }
ladder-first = **Premier à gagner chaque scénario avec les deux camps :** { $who }
ladder-lead = Pour comparer : { $points ->
    [one] { $points } point sépare
   *[other] { $points } points séparent
} le pilote automatique en mode difficile du pilote habituel.
ladder-lead-mark = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : l’avance du mode difficile du pilote automatique sur le mode normal
ladder-how = Pour figurer au classement, montrez vos cotes avec `/défi cote`. Il vous faut aussi cinq parties classées sur ce serveur cette saison, contre au moins trois adversaires. À cote égale, la cote la plus sûre passe devant.
ladder-final-how = Ce classement montre les joueurs dont les cotes étaient publiques à la fin de la saison.
ladder-none = Le classement est vide.
ladder-gone = Le bot ne conserve plus ce classement. Pour voir le classement actuel, utilisez `/défi classement`.
ladder-hints = **Seuls les gestionnaires du serveur voient ces lignes.** Chacune peut avoir une bonne explication. Pour qu’une partie ne compte plus pour les cotes, utilisez `/défi annuler`.
ladder-hints-pair = { $who } a joué { $games } de ses { $all } parties classées contre { $other }.
ladder-hints-young = { $days ->
        [0] Le compte de { $who } a moins d’un jour.
        [one] Le compte de { $who } a un jour.
       *[other] Le compte de { $who } a { $days } jours.
    }
ladder-hints-quick = { $games ->
        [one] { $who } a perdu { $games } partie contre { $other } en deux tours ou moins.
       *[other] { $who } a perdu { $games } parties contre { $other } en deux tours ou moins.
    }
ladder-hints-more = … et { $count ->
        [one] { $count } autre ligne
       *[other] { $count } autres lignes
    }
button-ladder-picture = Montrer en image
button-ladder-contrast = Contraste élevé
badge-both-sides = a gagné avec les deux camps
badge-all-fields = a gagné chaque scénario
badge-on-time = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} sans échéance manquée
badge-season = a gagné une saison
season-set = Le classement est dans { $channel }. La saison finit le { $ends } ({ $zone }). Le bot publiera alors le classement final, et la saison suivante commencera.
season-ended = Le bot ne publie plus le classement dans { $channel }. Vous pouvez encore le voir avec `/défi classement`.
season-trouble = Pendant trois jours, le bot n’a pas pu écrire dans { $channel } : il n’y publie plus le classement. Vérifiez ses permissions dans ce salon, puis utilisez de nouveau `/défi saison`.
season-server = Un classement n’existe que sur les serveurs où se trouve le bot. Utilisez `/défi saison` sur l’un d’eux.
season-manager = Seuls les gestionnaires du serveur peuvent créer le classement. Tout le monde peut le voir avec `/défi classement`.
season-channel = Indiquez le salon du classement avec `salon`.
season-span = Ce dernier jour de saison n’est pas possible. Choisissez un jour à venir, dans un an au plus.
annul-not-manager = Seul un gestionnaire du serveur peut annuler une partie classée.
annul-no-such = Aucune partie classée et finie de ce serveur n’a ce nom. Choisissez une partie dans la liste.
annul-own = Vous avez joué cette partie : un autre gestionnaire du serveur doit décider.
annul-already = Cette partie a déjà été annulée.
annul-done = Vous avez annulé la partie. Le bot recalcule toutes les cotes sans elle et prévient les deux joueurs. { $link }
annul-operator = l’exploitant du bot
annul-told = { $players }, { $by } a annulé cette partie classée. Motif : « { $why } ». Le bot recalcule toutes les cotes sans elle. { $link }

## Les avis

button-seekwish = Prévenez-moi
button-seekunwish = Arrêter ces messages
wish-ask = Le bot peut vous envoyer **un message privé** quand quelqu’un cherche un adversaire ici. Pour quels jeux ?
wish-choose = Jeux…
wish-set = Vous recevrez un message privé quand quelqu’un cherchera un adversaire ici : { $games }. Vous recevrez au plus trois messages par jour. Si vous en laissez trois sans réponse, le bot n’en enverra plus.
wish-stopped = Vous ne recevrez plus de messages sur les défis de ce serveur.
wish-told = **{ $who } cherche un adversaire** sur { $server } : { $game }. { $link }
wish-last = C’est le dernier message, car vous avez laissé trois messages sans réponse. Pour en recevoir de nouveau, utilisez `/défi ouverts`.

## Depuis le dernier ordre

button-since = Derniers événements
since-title = **Depuis votre dernier ordre :** { $game }, { $side } · { $link }
since-nothing = Il ne s’est rien passé depuis votre dernier ordre.
since-player = Vous ne jouez aucun camp dans cette partie. Pour voir vos parties, utilisez `/défi miennes`.
since-which = Indiquez une de vos parties avec `partie`. Pour voir vos parties, utilisez `/défi miennes`.

## Notes

name-match-note = note
command-match-note = Écrire une note privée sur une de vos parties à deux camps
option-match-noted = La partie (facultatif dans son salon, ou si vous n’en jouez qu’une)
note-title = Votre note privée
note-label = Note privée. Laissez vide pour la supprimer.
note-kept = Votre note est enregistrée. Vous seul la voyez, avec `/défi miennes`.
note-deleted = Votre note sur cette partie est supprimée.

## Arrêter une partie d’un commun accord

name-match-break-off = interrompre
command-match-break-off = Proposer à l’adversaire d’arrêter cette partie sans vainqueur
offer-asks = { $who }, { $by } propose d’arrêter cette partie sans vainqueur. D’accord ?
offer-asks-rated = { $who }, { $by } propose d’arrêter cette partie sans vainqueur. Les cotes ne changeront pas. D’accord ?
offer-own = { $who } propose d’arrêter cette partie sans vainqueur. L’autre camp a trois jours pour accepter. En attendant, la partie continue.
offer-agreed = { $who } est d’accord avec { $by } : la partie s’arrête, et personne ne gagne.
offer-declined = { $who } n’est pas d’accord avec { $by } : la partie continue.
offer-withdrawn = { $who } retire la proposition d’arrêter la partie.
offer-both = Vous avez tous les deux proposé d’arrêter. La partie est finie, et personne ne gagne.
offer-asked = Dans le salon de la partie, l’adversaire a trois jours pour répondre. En attendant, vous pouvez continuer à jouer.
offer-again = Vous avez déjà fait cette proposition. Continuez à jouer, ou attendez la réponse.
offer-refused = L’adversaire vient de refuser. Vous pourrez refaire cette proposition dans une heure.
offer-nobody = Personne ne joue l’autre camp : personne ne peut accepter votre proposition. Pour arrêter la partie, utilisez `/siège abandonner`.
offer-autopilot = Le pilote automatique joue l’autre camp : personne ne peut accepter votre proposition. Pour arrêter la partie, utilisez `/siège abandonner`.
offer-sides = Seule une partie à deux camps peut s’arrêter d’un commun accord. Pour arrêter, utilisez `/siège abandonner`.
offer-invited = La partie n’a pas commencé : un joueur n’a pas encore accepté l’invitation. Pour arrêter, utilisez `/siège abandonner`.
offer-gone = Cette proposition n’est plus ouverte. Vous pouvez en faire une nouvelle.
offer-yours = Cette proposition est la vôtre : c’est à { $who } de répondre.
button-offeryes = Arrêter la partie
button-offerno = Continuer

## Pauses

name-match-pause = pause
command-match-pause = Proposer une pause ou la finir, prendre un congé ou le finir
option-match-until = La fin de la pause : une date, ou « dans 10 jours » (vide : finir la pause en cours)
name-option-holiday = congé
option-match-holiday = Un congé : il suspend toutes vos parties par correspondance, sans l’accord de vos adversaires
pause-asks = { $who }, { $by } propose une pause jusqu’au { $until }. Le temps ne compte pas pendant la pause. D’accord ?
pause-own = { $who } propose une pause jusqu’au { $until }. L’autre camp n’a pas encore répondu. En attendant, la partie continue.
pause-agreed = { $who } est d’accord avec { $by } : la partie est en pause jusqu’au { $until }. Chaque joueur peut y mettre fin plus tôt avec `/défi pause`, en prévenant un jour à l’avance.
pause-withdrawn = { $who } retire la proposition de pause.
pause-past = Une pause dure au moins une heure. Choisissez une fin plus tardive.
pause-long = Une pause dure 30 jours au plus. Choisissez une date de fin, au plus tard le { $most }, ou arrêtez la partie avec `/défi interrompre`.
pause-none = Cette partie n’est pas en pause. Pour proposer une pause, indiquez sa fin avec `jusque`.
pause-ends = La pause finit le { $at } ({ $remaining }). Le bot prévient l’adversaire.
pause-told = { $who }, { $by } met fin à la pause : la partie reprend le { $until }.
pause-sides = Seules les parties à deux camps peuvent être mises en pause. Les autres n’ont pas d’échéance : elles vous attendent.
pause-nobody = Personne ne joue l’autre camp, donc le temps ne compte pas. Proposez une pause quand vous aurez un adversaire.
pause-autopilot = Le pilote automatique joue l’autre camp : personne ne peut accepter une pause.
pause-campaign = Cette partie suit le calendrier d’une campagne : elle ne peut pas être mise en pause. Le meneur peut mettre fin à la campagne avec `/campagne terminer`.
pause-claim = Le temps d’un camp est écoulé : la partie ne peut pas être mise en pause. L’autre camp doit d’abord décider de la suite.
## Congés

holiday-begun = Votre congé dure jusqu’au { $until }. { $count ->
    [0] Pour l’instant, aucune partie par correspondance ne vous attend.
    [one] { $count } partie par correspondance vous attend.
   *[other] { $count } parties par correspondance vous attendent.
} { holiday-left }
holiday-left = { $days ->
    [0] Vous n’avez plus de congé cette année.
    [one] Cette année, il vous reste { $days } jour de congé.
   *[other] Cette année, il vous reste { $days } jours de congé.
}
holiday-late = S’il vous reste moins de 12 heures dans une partie, son échéance ne change pas. Pour cette partie, le congé commence après votre réponse.
holiday-long = Un congé dure 10 jours au plus. Choisissez une date de fin, au plus tard le { $most }.
holiday-past = Un congé dure au moins une heure. Choisissez une date de fin plus tardive.
holiday-used = { holiday-left } Choisissez une fin plus proche. Ou proposez une pause dans chaque partie, sans l’option `congé`.
holiday-already = Vous êtes en congé jusqu’au { $until }. Pour y mettre fin, refaites la commande sans date de fin.
holiday-none = Vous n’êtes pas en congé.{ $days ->
    [0] { "" }
   *[other] { " " }Pour en prendre un, indiquez sa date de fin.
} { holiday-left }
holiday-ended = Votre congé est fini, et vos parties reprennent.
button-pause = Faire une pause
