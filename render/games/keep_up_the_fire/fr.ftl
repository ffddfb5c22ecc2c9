# Keep Up the Fire! en français : tout ce que lit un joueur, sauf les cartes, les règles et les journaux.
# Les messages sont en Markdown de Discord ; étiquettes de 80 caractères au plus, descriptions 100, questions 150.

title = Keep Up the Fire!
opening =
    .opening = **Pékin, été 1900.** Vous tenez quatre murs. Une colonne de secours avance depuis Takou.
    .story = **Pékin, été 1900.** Dans les légations, les troupes étrangères tiennent quatre murs contre les Boxers et les troupes impériales. Une colonne de secours, partie de Takou, se bat pour les rejoindre.
    .goal = Vous gagnez si la colonne atteint Pékin avant la dernière carte. Empêchez les Chinois d’entrer dans les rues et dans le fort.
first-question = Les troupes sont-elles bien placées ?
button-first-stand = Oui, bien placées
button-first-adviser = Placement du conseiller
button-first-change = Modifier un mur

## Noms : les légations comme peuples, les murs sans article

unit-britain = les Britanniques
    .short = Angleterre
unit-usa = les Américains
    .short = États-Unis
unit-russia = les Russes
    .short = Russie
unit-japan = les Japonais
    .short = Japon
unit-germany = les Allemands
    .short = Allemagne
unit-france = les Français
    .short = France
unit-italy = les Italiens
    .short = Italie
unit-austria = les Autrichiens
    .short = Autriche
unit-gun = le canon international
    .short = Canon
wall-north = mur Nord
    .short = Mur Nord
    .the = le mur Nord
wall-east = mur Est
    .short = Mur Est
    .the = le mur Est
wall-south = mur Sud
    .short = Mur Sud
    .the = le mur Sud
wall-west = mur Ouest
    .short = Mur Ouest
    .the = le mur Ouest
side-north = nord
side-east = est
side-south = sud
side-west = ouest
side-peitang = Peitang
at-north = au mur Nord
at-east = au mur Est
at-south = au mur Sud
at-west = au mur Ouest
at-peitang = au Peitang
space-extreme = à portée extrême du { $wall }
space-long = à longue portée du { $wall }
space-wall = sur le { $wall }
space-streets = dans les rues derrière le { $wall }
space-fort = dans le fort Halliday
word-streets = rues derrière le { $wall }
kind-boxers = Boxers
    .the = les Boxers
    .some = les Boxers
kind-imperials = troupes impériales
    .the = les Impériaux
    .some = les Impériaux
station-taku = Takou
station-tangku = Tangku
station-tientsin = Tientsin
station-beicang = Beicang
station-yangcun = Yangcun
station-hexiwu = Hexiwu
station-matou = Matou
station-zhangjiawan = Zhangjiawan
station-tongzhou = Tongzhou
station-peking = Pékin
blocker-village-boxers = les Boxers des villages
blocker-red-lanterns = les Lanternes rouges
blocker-railway-boxers = les Boxers de la voie ferrée
blocker-tientsin-boxers = les Boxers de Tientsin
blocker-bannermen = les hommes des Bannières
blocker-cao-futian = les Boxers de Cao Futian
blocker-li-bingheng = les levées de Li Bingheng
blocker-song-qing = les troupes de Song Qing
blocker-ma-yukun = les troupes de Ma Yukun
blocker-nie-shicheng = les troupes de Nie Shicheng
band-decisive-victory = Victoire décisive
band-major-victory = Victoire majeure
band-moderate-victory = Victoire modérée
band-minor-victory = Victoire mineure
band-pyrrhic-victory = Victoire à la Pyrrhus
band-moderate-defeat = Défaite modérée
band-substantial-defeat = Lourde défaite
band-decisive-defeat = Défaite décisive

## L’image

map-title = Keep Up the Fire!
map-subtitle = Les Légations de Pékin, été 1900
map-extreme = portée extrême
map-long = longue portée
map-legend-boxers = Boxers
map-legend-imperials = troupes impériales
map-legend-gun = canon international
map-legend-sandbags = fortification, jusqu’à 4
map-badge-die = jet de dé
map-badge-hit = coup au but
map-badge-miss = tir manqué
map-badge-melee = mêlée
map-badge-chinese-lost = pertes chinoises
map-badge-lost = pertes des Légations
map-badge-came = une unité chinoise arrive
map-badge-built = mur fortifié
map-badge-breached = fortification perdue
map-fight = Le combat
map-road-title = La colonne de secours
map-road-speed = Vitesse
map-road-power = Puissance
map-road-dispersed = Dispersés
map-road-danger = zone de danger
map-road-sea = Golfe du Petchili
map-strengths = Force des Légations
map-at-north = nord
map-at-east = est
map-at-south = sud
map-at-west = ouest
map-at-peitang = Peitang
map-fallen = tombés
map-deck = pioche
map-discard = défausse
map-effort = Actes d’héroïsme
map-score = Si le secours arrivait
map-score-over = Points
map-peitang = Peitang
map-peitang-empty = Les Légations n’ont pas de troupes dans la cathédrale.
map-peitang-closed = La cathédrale n’est pas en jeu.
map-kind-action-red = Siège
map-kind-action-gold = Secours
map-kind-event-red = Siège, événement
map-kind-event-gold = Secours, événement
map-actions = actions
map-command = commandement
map-point-north = N
map-point-east = E
map-point-south = S
map-point-west = O
map-over = le siège est fini
map-muster = Le déploiement
map-muster-what = les gardes de chaque mur
map-turn = Tour { $turn } · { $date }
map-actions-left = { $count ->
    [one] { $count } action restante
   *[other] { $count } actions restantes
}
map-command-left = { $count ->
    [one] { $count } point de commandement restant
   *[other] { $count } points de commandement restants
}

## Les étapes, comme le journal les nomme

step-muster = le déploiement
step-card = la carte
step-siege-special = règle spéciale du siège
step-replacements = remplacements
step-refuge = refuge au Peitang
step-cathedral = attaque du Peitang
step-placement = arrivée des Chinois
step-actions = les actions des Légations
step-advance = avance chinoise
step-redeployment = redéploiement
step-relief-special = règle spéciale du secours
step-blockade = le blocus
step-blockade-attack = les troupes du blocus attaquent
step-command = le commandement de la colonne
step-reset = fin du tour
step-end = la fin

## Ce que fait une carte

special-arson = Incendie : le { $wall } perd un point de fortification.
special-mine = Une mine explose au { $wall }. Jetez un dé et soustrayez 3 : les défenseurs perdent ce nombre de points.
special-shelling = Canonnade : un dé désigne le mur touché, et le tir manque sur 5 ou 6. Le mur perd un point de fortification. S’il n’en a pas, ses défenseurs perdent un point de force.
special-rain = Pluie : les Chinois n’avancent pas.
special-truce = Trêve : aucune unité n’arrive, ne tire, ne combat ni n’avance.
special-marksmen = Tireurs d’élite : +1 aux jets pour toucher ce tour-ci.
special-short-ammunition = Pénurie de munitions : −1 aux jets pour toucher ce tour-ci.
special-bayonets = Baïonnettes : +1 aux pertes chinoises en mêlée ce tour-ci.
special-rush = Assaut : l’unité devant le { $wall } avance aussitôt d’une case.
special-fury = Fureur : tous les Boxers du plateau gagnent 1 point de force.
special-reinforcements = Renforts : puissance de la colonne +1.
special-forced-march = Marche forcée : vitesse de la colonne +1.
special-clear = La route est libre : aucune force ne bloque la colonne.
special-scouts = Éclaireurs : deux forces sont tirées au sort, et la plus faible bloque la route.
special-boats = Bateaux : la colonne avance sans subir de pertes.
effect-feat = Un exploit : jetez un dé, avec +1 pour { $power }. Un résultat de 4 ou plus est un acte d’héroïsme. Un 1 naturel coûte un point de force.
effect-works = Deux points de fortification gratuits.
effect-gansu = Toutes les troupes impériales du plateau gagnent 1 point de force.
effect-recover = Deux remplacements : les légations récupèrent deux points de force.
effect-peitang = Le Peitang est attaqué. Si une légation tient encore la cathédrale après l’attaque, vous gagnez un acte d’héroïsme.
effect-power = Puissance de la colonne +1.
effect-speed = Vitesse de la colonne +1.
effect-letter = La colonne gagne un cran de vitesse ou de puissance.
sign-block = une force bloque la colonne
sign-attack = une force bloque la colonne et attaque
sign-combat = { $value } aux combats de la colonne
sign-march = { $value } aux marches de la colonne
sign-replace = { $value ->
    [one] { $value } remplacement
   *[other] { $value } remplacements
}
sign-refuge = refuge au Peitang
sign-peitang = le Peitang est attaqué

## Le message du plateau

panel-title-muster = Le déploiement
panel-title-turn = Tour { $turn } · { $card }
panel-title-end = { $band } · tour { $turn }
panel-title-end-start = { $start } · { $band } · tour { $turn }
panel-state = force { $strength } · { $cards ->
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
} · colonne à { $station }{ $speed ->
    [0] {""}
   *[other] { " " }· vitesse +{ $speed }
}{ $power ->
    [0] {""}
   *[other] { " " }· puissance +{ $power }
}{ $heroic ->
    [0] {""}
   *[other] { " " }· héroïsme { $heroic }
}
panel-streets = { $count ->
    [one] { $count } case de rue perdue sur trois
   *[other] { $count } cases de rue perdues sur trois
}
separator = { " ; " }
danger-nobody = Il n’y a aucun Chinois sur le plateau.
danger-foe = { $kind } ({ $strength }) { $where }
orders-deploy = Quelles légations défendent quel mur ?
orders-redeploy = Quelles légations changent de mur ?
orders-feat = { $card } : quelle légation tente l’exploit ?
orders-works = Quel mur fortifiez-vous gratuitement ?
orders-letter = Augmentez-vous la vitesse ou la puissance d’un cran ?
orders-act = { $actions ->
    [one] Il vous reste { $actions } action : tir, mêlée ou fortification ?
   *[other] Il vous reste { $actions } actions : tir, mêlée ou fortification ?
}
orders-losses = { $points ->
    [one] { $points } point de perte au { $wall } : qui le subit ?
   *[other] { $points } points de perte au { $wall } : qui les subit ?
}
orders-replace = { $points ->
    [one] Quelle légation récupère { $points } point de force ?
   *[other] Quelle légation récupère { $points } points de force ?
}
orders-place = À quel mur vont { $power } ?
orders-refuge = Qui entre au Peitang, et qui en sort ?
orders-command = { $points ->
    [one] Il vous reste { $points } point de commandement : que fait la colonne ?
   *[other] Il vous reste { $points } points de commandement : que fait la colonne ?
}
orders-column-losses = { $points ->
    [one] Comment la colonne paie-t-elle { $points } point de perte ?
   *[other] Comment la colonne paie-t-elle { $points } points de perte ?
}
orders-over = Le siège est fini.
able-act = Murs qui peuvent tirer ou se battre : { $walls }.
able-nobody = Aucune unité chinoise n’est à portée.
able-free = Unités qui peuvent changer de mur : { $units }.
able-road = { $blocker } ({ $strength }) bloquent la route : attaquez avant de marcher.
able-open = La route est ouverte. La colonne avance si le total du dé et du modificateur ({ $bonus }) dépasse 6.
advice-because = { $what } ({ $why })

## Choix

choice-fire = Tirer
choice-melee = Mêlée
choice-fortify = Fortifier
choice-move = Déplacer
choice-swap = Échanger les places
choice-attempt = Tenter l’exploit
choice-decline = Renoncer à l’exploit
choice-share = Partager les pertes
choice-replace = Renforcer
choice-place = Placer à un mur
choice-refuge = Entrer au Peitang
choice-return = Quitter le Peitang
choice-speed = Vitesse de la colonne +1
choice-power = Puissance de la colonne +1
choice-attack = Attaquer
choice-march = Marcher
choice-pay = Payer
choice-both = Vitesse −1 et puissance −1
choice-retreat = Se replier d’une étape
choice-done-deploy = Commencer ainsi
choice-done-redeploy = Finir les déplacements
choice-done-act = Finir les actions
choice-done-replace = Finir les remplacements
choice-done-refuge = Finir les changements
choice-done-command = Finir les ordres
choice-target = { $wall } : { $kind } ({ $strength }) { $range } · { $chance } de chances de toucher
choice-target-extreme = à portée extrême
choice-target-long = à longue portée
choice-opponent = { $where } : { $kind } ({ $strength })
choice-works = { $wall } : passer du niveau { $level } au niveau { $next }
choice-unit = { $unit } { $strength }
choice-gun = { $unit }
choice-hero = { $unit } { $strength } · { $chance }
choice-attack-at = Attaquer { $blocker } ({ $strength }) · { $chance }
choice-march-at = Marcher sur { $station } · { $chance }
choice-speed-at = La vitesse de la colonne passe de +{ $value } à +{ $next }
choice-power-at = La puissance de la colonne passe de +{ $value } à +{ $next }
choice-split-part = { $unit } −{ $lost }
choice-split-fort = fortification −{ $lost }
choice-split-none = aucune perte
choice-pay-speed = Vitesse −2 (il reste +{ $left })
choice-pay-power = Puissance −2 (il reste +{ $left })
choice-pay-both = Vitesse −1 et puissance −1
choice-pay-retreat = Se replier sur { $station }
describe-at = maintenant { $at }
describe-with = avec { $units }
describe-empty = aucune garde
describe-foe = Chinois ({ $strength }) { $where }
describe-left = { $unit } gardent une force de { $left }
describe-falls = { $unit } tombent
describe-worth = pertes chinoises en moyenne : { $mean }
describe-melee = pertes en moyenne : Chinois { $theirs }, vous { $ours }
describe-second = ensuite, la piste utilisée baisse d’un cran
describe-own-feat = +1 : la carte désigne cette légation
pick-fire = { $count ->
    [one] Tirer : { $count } cible
   *[other] Tirer : { $count } cibles
}
pick-melee = { $count ->
    [one] Mêlée : { $count } adversaire
   *[other] Mêlée : { $count } adversaires
}
pick-fortify = Fortifier un mur
pick-move = Déplacer une unité
pick-to = À quel mur ?
pick-share = Partager les pertes
pick-pay = Payer la perte de la colonne
pick-units = Quelle unité ?
pick-walls = Quel mur ?

## Questions

prompt-over = Le siège est fini.
prompt-do = Que faites-vous ?
prompt-from = Depuis quel mur ?
prompt-at = Où ?
prompt-fortify-at = Quel mur fortifiez-vous ?
prompt-melee-at = Contre quelle unité ?
prompt-what = Pour quel jet voulez-vous voir les chances ?
prompt-move-from = Quelle unité se déplace ?
prompt-to = À quel mur ?
prompt-with = Avec quelle unité ?
prompt-share-with = Qui subit les pertes ?
prompt-pay-with = Comment la colonne paie-t-elle ?
prompt-show = Que voulez-vous voir ?
prompt-odds-what = Quel jet ?
prompt-zone = Où ?

## Pourquoi

why-deploy = **§0** Les troupes des légations commencent là où étaient leurs gardes en 1900. Avant la première carte, vous pouvez les déplacer. Un mur accueille au plus deux légations et le canon.
why-redeploy = **§IV.1** Les légations et le canon changent de mur gratuitement. Un mur accueille au plus deux légations et le canon. Une unité ne peut pas quitter son mur si des Chinois sont sur ce mur ou dans les rues derrière.
why-feat = **§1** Un acte d’héroïsme vaut cinq points à la fin. L’exploit réussit sur un dé de 4 ou plus, et la légation nommée sur la carte ajoute 1. Un 1 naturel coûte un point de force à la légation.
why-works = **§1, §II.1** L’événement donne deux points de fortification. Un mur en a 4 au plus.
why-letter = **§1, §V.1** L’événement donne à la colonne un cran de vitesse ou de puissance.
why-act = **§2.b** La carte donne des actions. Une action permet de tirer depuis un mur (§II.2), de livrer une mêlée (§II.3) ou de fortifier (§II.1). Les actions non utilisées sont perdues.
why-losses = **§II.4** Deux défenseurs subissent chacun la moitié des pertes, et vous décidez lequel prend le point impair. Un point de fortification absorbe un point de perte. Le mur n’absorbe un deuxième point que si chaque légation en a subi un. À 0, une légation tombe, et l’autre légation ou le mur prend le reste.
why-replace = **§C.3** Une légation au-dessous de sa force de départ récupère un point de force. Une légation tombée revient aussitôt, à un mur où il y a de la place.
why-place = **§C.3** Une légation qui revient va à un mur où il y a de la place.
why-refuge = **§C.5** Deux légations au plus tiennent la cathédrale. Elles ne se battent pas aux murs, mais leur force compte à la fin. Tant qu’une légation reste dans la cathédrale, le siège n’est pas perdu faute de défenseurs.
why-command = **§3.c, §V** Avec un point, vous augmentez la vitesse ou la puissance d’un cran, vous attaquez ou vous marchez. Dans un même tour, chaque attaque après la première coûte un cran de puissance. Chaque marche après la première coûte un cran de vitesse.
why-column-losses = **§V.4** Pour chaque point de perte, la colonne paie deux crans de vitesse, deux de puissance, ou un de chaque. Elle peut aussi se replier d’une étape. Les points qu’elle ne peut pas payer sont ignorés.

## Leçons

lesson-deploy = Aucun mur n’est fortifié. Placez les légations les plus fortes face aux premiers Boxers.
lesson-redeploy = Les ennemis à portée extrême seront sur le mur dans deux tours.
lesson-feat = Chaque acte d’héroïsme vaut cinq points, mais seulement si le siège est gagné.
lesson-works = Chaque point de fortification absorbe un point de perte.
lesson-letter = La vitesse aide la colonne à avancer, la puissance l’aide à battre l’ennemi.
lesson-act = Une fois les Boxers sur un mur, seule une mêlée peut les arrêter.
lesson-losses = Une légation tombée ne revient qu’avec des remplacements.
lesson-replace = Chaque point de force restant compte à la fin.
lesson-place = Les Chinois franchissent un mur sans défenseurs.
lesson-refuge = Les troupes qui tiennent le Peitang gardent leurs points si la cathédrale résiste.
lesson-command = Une deuxième marche ou attaque dans le même tour affaiblit la colonne.
lesson-column-losses = Un repli d’une étape coûte un tour. Deux crans perdus coûtent deux points de victoire.

## Refus

refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-truce = C’est la trêve : personne ne tire ni ne se bat. Vous pouvez fortifier les murs.
refused-nobody-in-range = { $wall ->
    [none] Aucune unité chinoise n’est à portée d’un mur. Battez-vous en mêlée, fortifiez ou terminez les actions.
   *[other] Aucune unité chinoise n’est à portée du { $wall }. Choisissez un autre mur.
}
refused-nobody-to-fight = Ici, aucune unité chinoise n’est assez proche pour une mêlée. Tirez, fortifiez ou choisissez un autre mur.
refused-all-built = Ici, la fortification a déjà atteint son maximum de 4. Choisissez un autre mur ou une autre action.
refused-too-close = Ces Chinois sont trop près pour le tir : ils sont sur le { $wall } ou derrière. Combattez-les en mêlée.
refused-too-far = Ces Chinois sont encore loin du { $wall }. Tirez plutôt sur eux.
refused-nobody-at-wall = Les Légations n’ont pas de troupes au { $wall }. Choisissez un autre mur.
refused-no-such-wall = Il n’y a pas de mur « { $word } ». Écrivez nord, est, sud ou ouest.
refused-no-such-unit = Il n’y a pas de légation « { $word } ». Choisissez-en une dans la liste.
refused-nobody-free = Aucune unité ne peut changer de mur, car des Chinois sont là ou les autres murs sont pleins. Choisissez « { choice-done-redeploy } ».
refused-engaged = Des Chinois sont sur le { $wall } ou derrière et retiennent { $unit }. Déplacez une autre unité.
refused-no-room = Il n’y a pas de place : un mur reçoit deux légations au plus. Choisissez un autre mur, ou « { choice-swap } ».
refused-not-at-a-wall = { $unit } ne défendent aucun mur. Choisissez des troupes placées à un mur.
refused-at-full-strength = { $unit } ont déjà leur force de départ. Renforcez une autre légation.
refused-not-on-the-board = { $unit } ne sont pas sur le plateau et ne peuvent pas tenter l’exploit. Choisissez une autre légation.
refused-not-its-feat = Seule la légation désignée par la carte peut tenter cet exploit, pas { $unit }.
refused-track-full = La { $track } de la colonne est déjà au plus haut. Utilisez le point autrement.
refused-nobody-blocks = Aucune force ne bloque la route : il n’y a rien à attaquer. La colonne peut marcher.
refused-blocked = { $blocker } bloquent la route. Attaquez avant de marcher.
refused-cannot-pay = La colonne ne peut pas payer de cette façon. Choisissez une autre façon de payer.
refused-no-such-split = « { $word } » n’est pas un partage possible de ces pertes. Choisissez un des partages proposés.
refused-no-answer = L’ordre était vide. Cliquez sur un bouton ou écrivez un ordre.
refused-not-an-option = « { $word } » n’est pas possible ici. Choisissez parmi les propositions.
refused-not-now = « { $what } » n’est pas possible maintenant. Étape en cours : { $step }.{ $when }
when-actions-redeployment = { " " }Les unités se déplacent après l’avance chinoise. Pour passer à cette étape, cliquez sur « { choice-done-act } ».
when-actions = { " " }Vous tirez, combattez et fortifiez après la carte et avant l’avance chinoise.
when-redeployment = { " " }Les légations changent de mur après l’avance chinoise.
when-command = { " " }Vous commandez la colonne en fin de tour.
step-losses = pertes
refused-too-many-words = L’ordre a un mot de trop : « { $word } ». Retirez-le.
refused-more-to-say = L’ordre n’est pas complet. Ajoutez : { $slot }.
refused-too-few = Vous n’avez pas fait assez de choix. Ajoutez-en.
refused-too-many = Vous avez fait trop de choix. Retirez-en.
slot-do = l’ordre
slot-from = le mur de départ
slot-at = le lieu
slot-what = l’unité
slot-to = la destination
slot-with = l’autre unité, ou la façon d’exécuter l’ordre
slot-show = la vue à montrer
slot-of = le sujet
slot-other = un mot
none = personne

## Ce qui s’est passé

event-game-began = Les Légations occupent leurs murs.{ $switches ->
    [0] {""}
    [one] { " " }Une règle maison est modifiée.
   *[other] { " " }{ $switches } règles maison sont modifiées.
}
event-card-turned = { $kind ->
    [event] Événement : **{ $title }** ({ $date }).
   *[action] Tour { $turn } : **{ $title }** ({ $date }).
}
event-feat-tried = { $won ->
    [yes] { $unit } réussissent un exploit (actes d’héroïsme : { $heroic })
   *[no] { $unit } manquent leur exploit
}{ $lost ->
    [0] .
   *[other] { " " }et perdent un point de force.
}
event-feat-declined = Aucune légation ne tente l’exploit.
event-event-passed = { $title } : aucun effet.
event-special-began = { $rule }
event-forces-placed = { $kind } ({ $strength }) apparaissent à portée extrême du { $wall }.
event-placing-barred = { $why ->
    [truce] Pendant la trêve, aucune unité n’apparaît devant le { $wall }.
   *[taken] Aucune unité n’apparaît devant le { $wall }, car une autre est déjà de ce côté.
}
event-forces-grew = { $kind } { $where } ont maintenant une force de { $strength }.
event-wall-fortified = La garnison fortifie le { $wall } : niveau { $level } sur 4.
event-wall-damaged = Le { $wall } perd un point de fortification et en garde { $level }.
event-wall-fired = { $hit ->
    [yes] Le { $wall } tire sur { $kind } : force −{ $losses }, { $left ->
        [0] unité détruite.
       *[other] il reste { $left }.
    }
   *[no] Le { $wall } tire sur { $kind } ({ $strength }) et les manque.
}
event-melee-fought = Mêlée { $where } contre { $kind } : force −{ $losses }, { $left ->
    [0] unité détruite
   *[other] il reste { $left }
}. { $suffered ->
    [0] Les défenseurs ne perdent rien.
   *[other] Pertes des défenseurs : { $suffered }.
}
event-losses-shared = Pertes au { $wall } : { $shares }.
event-legation-lost = { $unit } tombent { $at }.
event-forces-advanced = { $kind } ({ $strength }) avancent et sont maintenant { $where }.
event-advance-held = { $why ->
    [rain] La pluie arrête l’avance chinoise.
   *[truce] La trêve arrête l’avance chinoise.
}
event-unit-moved = { $unit } : du { $start } au { $end }.
event-units-swapped = { $first } et { $second } échangent leurs places.
event-legation-reinforced = { $unit } reçoivent des renforts : force { $strength }.
event-legation-returned = { $unit } reviennent { $at }.
event-refuge-taken = { $unit } quittent le { $start } pour le Peitang.
event-refuge-left = { $unit } quittent le Peitang pour le { $wall }.
event-peitang-attacked = Le Peitang est attaqué. Pertes : { $shares }.
event-track-changed = La { $track } de la colonne passe à +{ $value } ({ $change }{ $why ->
    [wear] , usure
   *[other] {""}
}).
event-blocker-drawn = { $blocker } ({ $strength }) bloquent la route{ $others ->
    [0] .
   *[other] , la plus faible des deux forces tirées au sort.
}
event-road-cleared = Aucune force ne bloque la route ce tour-ci.
event-blockade-attacked = { $blocker } ({ $strength }) attaquent la colonne : { $outcome ->
    [victory] la colonne repousse l’attaque.
    [draw] aucun camp ne cède{ $points ->
        [0] .
       *[other] , mais la colonne perd un point en zone de danger.
    }
   *[defeat] la colonne perd { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
event-column-attacked = La colonne attaque { $blocker } ({ $strength }) : { $outcome ->
    [victory] l’ennemi est dispersé, et la route est ouverte.
    [draw] aucun camp ne cède{ $points ->
        [0] .
       *[other] , mais la colonne perd un point en zone de danger.
    }
   *[defeat] la colonne est repoussée et perd { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
event-column-marched = { $outcome ->
    [advance] La colonne avance jusqu’à **{ $end }**.
    [manoeuvre] La colonne manœuvre à { $start }{ $points ->
        [0] .
       *[other] { " " }et perd un point en zone de danger.
    }
   *[trouble] La colonne manque de vivres à { $start }{ $spared ->
        [yes] , mais les bateaux apportent ce qu’il faut.
       *[no] { " " }et perd un point.
    }
}
event-column-loss-paid = { $way ->
    [retreat] La colonne se replie sur { $station }.
   *[other] La colonne paie ses pertes. Il lui reste : vitesse +{ $speed }, puissance +{ $power }.
}
event-column-loss-ignored = { $points ->
    [one] La colonne ne peut pas payer { $points } point de perte, qui est ignoré.
   *[other] La colonne ne peut pas payer { $points } points de perte, qui sont ignorés.
}
event-blocker-returned = { $blocker } retournent parmi les forces du blocus.
event-turn-ended = Fin du tour { $turn } : { $left ->
    [one] il reste { $left } carte.
   *[other] il reste { $left } cartes.
}
event-game-ended = **{ $band }** : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
share-part = { $unit } −{ $lost }
share-fort = fortification −{ $lost }
share-unpaid = { $lost } qu’aucune légation ne peut subir
share-none = aucune
deed-destroy =
    { $actor } { $count ->
        [one] détruit
       *[other] détruisent
    } { $target }.
deed-hit =
    { $actor } { $count ->
        [one] réduit
       *[other] réduisent
    } { $target } à une force de { $score }.
deed-miss =
    { $actor } { $count ->
        [one] manque
       *[other] manquent
    } { $target }.
deed-melee =
    { $actor } { $count ->
        [one] réduit
       *[other] réduisent
    } { $target } { $place } à une force de { $score }.
deed-melee-vain =
    { $actor } { $count ->
        [one] combat
       *[other] combattent
    } { $target } { $place } en vain.
deed-melee-destroy =
    { $actor } { $count ->
        [one] détruit
       *[other] détruisent
    } { $target } { $place }.
deed-melee-cost =
    { $actor } { $count ->
        [one] détruit
       *[other] détruisent
    } { $target } { $place } en perdant { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
deed-lose =
    { $actor } { $count ->
        [one] perd
       *[other] perdent
    } { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
deed-works-lost =
    { $actor } { $count ->
        [one] absorbe
       *[other] absorbent
    } les pertes.
deed-appear =
    { $actor } { $count ->
        [one] apparaît
       *[other] apparaissent
    } devant { $target }.
deed-close =
    { $actor } { $count ->
        [one] avance
       *[other] avancent
    } vers { $target }.
deed-reach =
    { $actor } { $count ->
        [one] atteint
       *[other] atteignent
    } { $target }.
deed-rush =
    { $actor } { $count ->
        [one] se rue
       *[other] se ruent
    } sur { $target }.
deed-streets =
    { $actor } { $count ->
        [one] fait
       *[other] font
    } irruption derrière { $target }.
deed-behind = derrière le { $wall }
deed-works = La garnison fortifie { $actor }.
deed-damage =
    { $actor } { $count ->
        [one] faiblit
       *[other] faiblissent
    }.
deed-fall =
    { $actor } { $count ->
        [one] tombe
       *[other] tombent
    }.
deed-move =
    { $actor } { $count ->
        [one] rejoint
       *[other] rejoignent
    } { $target }.
deed-swap =
    { $actor } { $count ->
        [one] change
       *[other] changent
    } de place.
deed-reinforce =
    { $actor } { $count ->
        [one] reçoit
       *[other] reçoivent
    } des renforts.
deed-return =
    { $actor } { $count ->
        [one] revient
       *[other] reviennent
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-refuge =
    { $actor } { $count ->
        [one] se réfugie
       *[other] se réfugient
    } au Peitang.
deed-leave-refuge =
    { $actor } { $count ->
        [one] quitte
       *[other] quittent
    } le Peitang.
deed-feat =
    { $actor } { $count ->
        [one] réussit
       *[other] réussissent
    } un exploit.
deed-feat-cost =
    { $actor } { $count ->
        [one] manque son exploit et perd
       *[other] manquent leur exploit et perdent
    } un point.
deed-feat-vain =
    { $actor } { $count ->
        [one] manque son
       *[other] manquent leur
    } exploit.
deed-repel =
    { $actor } { $count ->
        [one] repousse
       *[other] repoussent
    } { $target }.
deed-stall =
    { $actor } { $count ->
        [one] attaque
       *[other] attaquent
    } { $target } en vain.
deed-beat =
    { $actor } { $count ->
        [one] bat
       *[other] battent
    } { $target }.
deed-scatter =
    { $actor } { $count ->
        [one] disperse
       *[other] dispersent
    } { $target }.
deed-march =
    { $actor } { $count ->
        [one] entre
       *[other] entrent
    } à { $place }.
deed-manoeuvre =
    { $actor } { $count ->
        [one] manœuvre
       *[other] manœuvrent
    } à { $place }.
deed-wait =
    { $actor } { $count ->
        [one] s’arrête
       *[other] s’arrêtent
    } à { $place }.
deed-hunger =
    { $actor } { $count ->
        [one] manque
       *[other] manquent
    } de vivres à { $place }.
deed-retreat =
    { $actor } { $count ->
        [one] se replie
       *[other] se replient
    } sur { $place }.
deed-weaken =
    { $actor } { $count ->
        [one] faiblit
       *[other] faiblissent
    }.
deed-speed-up =
    { $actor } { $count ->
        [one] accélère
       *[other] accélèrent
    }.
deed-speed-down =
    { $actor } { $count ->
        [one] ralentit
       *[other] ralentissent
    }.
deed-power-up =
    { $actor } { $count ->
        [one] se renforce
       *[other] se renforcent
    }.
deed-power-down =
    { $actor } { $count ->
        [one] perd
       *[other] perdent
    } en puissance.
deed-block =
    { $actor } { $count ->
        [one] barre
       *[other] barrent
    } la route.
deed-grow =
    { $actor } devant { $target } { $count ->
        [one] passe
       *[other] passent
    } à { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
deed-card = Événement : { $target }.
deed-no-feat = Aucune légation ne tente l’exploit.
deed-peitang-holds = Le Peitang repousse une attaque.
deed-held-rain = La pluie arrête les Chinois.
deed-held-truce = La trêve arrête tout le monde.
deed-clear = La route est libre.
deed-the-column = la colonne
deed-the-defence = la défense
deed-foe = { $kind } ({ $strength })
deed-walls =
    { $count ->
        [4] les quatre murs
       *[other] les murs { $sides }
    }
deed-legations = { $names }
deed-more =
    { $count ->
        [one] un autre
       *[other] { $count } autres
    }
deed-the-chinese = les Chinois
deed-the-defenders = les défenseurs

## Dés

dice-account = { $what } (§{ $rule }) : dé { $dice }{ $modifiers }{ $total } : { $result }.
dice-modifier = , { $value } { $name } (§{ $rule })
dice-total = { " " }= { $total }
dice-bare = { $what } (§{ $rule }) : { $result }.
purpose-feat = Exploit : { $unit }
purpose-mine = Mine au { $wall }
purpose-shelling = Canonnade
purpose-peitang = Attaque du Peitang
purpose-to-hit = Tir du { $wall } : { $kind } ({ $strength })
purpose-damage = Pertes de ce tir
purpose-melee = Mêlée { $where }, pertes chinoises
purpose-melee-own = Vos pertes, avec le même dé
purpose-blockade = Attaque : { $blocker } ({ $strength })
purpose-attack = Attaque contre { $blocker } ({ $strength })
purpose-march = Marche depuis { $start }
result-hit = touché
result-miss = manqué
result-won = acte d’héroïsme
result-failed = exploit manqué
result-victory = victoire
result-draw = égalité
result-defeat = défaite
result-advance = avance
result-manoeuvre = manœuvre
result-trouble = manque de vivres
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
modifier-italy = Italiens
modifier-france = Français
modifier-usa = Américains
modifier-gun = canon
modifier-marksmen = tireurs d’élite
modifier-short-ammunition = munitions rares
modifier-boxers = Boxers
modifier-extreme-range = portée extrême
modifier-streets = rues
modifier-austria = Autrichiens
modifier-britain = Britanniques
modifier-germany = Allemands
modifier-bayonets = baïonnettes
modifier-russia = Russes
modifier-japan = Japonais
modifier-weak = ennemi de force 1
modifier-wall = le mur
modifier-power = puissance
modifier-speed = vitesse
modifier-card = la carte
modifier-named = désignés par la carte
settled-die = le dé pour « { $what } » a été jeté (§{ $rule })
settled-card = la carte « { $title } » a été retournée (§1)

## Probabilités

odds-title-fire = Tir : { $kind } ({ $strength }) { $where } (§II.2)
odds-title-melee = Mêlée { $where } : { $kind } ({ $strength }) (§II.3)
odds-title-attack = La colonne attaque { $blocker } ({ $strength }) (§V.2)
odds-title-blockade = { $blocker } ({ $strength }) attaquent la colonne (§IV.2)
odds-title-march = La colonne marche depuis { $start } (§V.3)
odds-title-feat = Exploit : { $unit } (§1)
odds-roll-plain = Un dé, sans modificateur
odds-roll-die = Un dé { $bonus } : { $parts }
odds-roll-two = Pour toucher : { $hit } · pertes : { $losses }
odds-roll-melee = Pertes chinoises : { $theirs } · vos pertes : { $ours }
odds-roll-none = aucun modificateur
odds-brief-miss = manqué
odds-brief-theirs = Chinois −{ $points }
odds-brief-ours = vous −{ $points }
odds-brief-gone = Chinois détruits
odds-brief-nothing = aucune perte
odds-brief-victory = victoire
odds-brief-draw = égalité
odds-brief-draw-loss = égalité, une perte
odds-brief-defeat = défaite, −{ $points }
odds-brief-advance = avance
odds-brief-manoeuvre = manœuvre
odds-brief-manoeuvre-loss = manœuvre, une perte
odds-brief-trouble = manque de vivres, une perte
odds-brief-trouble-spared = manque de vivres, aucune perte
odds-brief-won = acte d’héroïsme
odds-brief-won-hurt = acte d’héroïsme, un point perdu
odds-brief-failed = exploit manqué
odds-brief-failed-hurt = exploit manqué, un point perdu
odds-gone = Chances de détruire l’unité : { $chance }.
odds-mean-theirs = Pertes chinoises : { $mean } en moyenne.
odds-mean-ours = Vos pertes : { $mean } en moyenne.
odds-success = Chances de réussite : { $chance }.
odds-loss = La colonne subit en moyenne { $mean ->
    [one] { $mean } point de perte.
   *[other] { $mean } points de perte.
}
odds-counted-theirs = pertes chinoises
odds-counted-success = succès
odds-change = { $what } : { $mean }
odds-what-gun-here = avec le canon
odds-what-gun-away = sans le canon
odds-what-fort = avec un point de plus ({ $track })
odds-overview = { $kind } ({ $strength }) { $where } : { $chances }
odds-overview-fire = { $chance } de chances de toucher ; en moyenne, { $mean ->
    [one] { $mean } point de pertes chinoises
   *[other] { $mean } points de pertes chinoises
}
odds-overview-melee = pertes en moyenne : Chinois { $theirs }, vous { $ours }
odds-overview-road = { $blocker } ({ $strength }) sur la route : { $chance } de chances de les battre
odds-overview-march = La colonne marche sur { $station } : { $chance } de chances d’avancer
choice-odds-fire = Tir d’un mur
choice-odds-melee = Mêlée
choice-odds-attack = L’attaque de la colonne
choice-odds-blockade = L’attaque du blocus
choice-odds-march = La marche de la colonne
choice-odds-feat = L’exploit
refused-no-odds = Ce genre de jet n’est pas possible maintenant. Choisissez un autre jet.

## Ce qui se dessine sur le plateau

choice-happened = Les derniers événements
choice-reach = Quand les Chinois arrivent
choice-road = La route à parcourir
part-siege = Le siège
part-road = La route
part-card = La carte
part-table = Les Légations
overlay-happened = Les derniers événements
overlay-quiet = Il ne s’est encore rien passé.
overlay-reach = Quand les Chinois arrivent
overlay-reach-line = { $kind } ({ $strength }) { $where } : { $turns ->
    [0] déjà dans le fort.
    [one] dans le fort à la prochaine avance.
   *[other] dans le fort après { $turns } avances.
}
overlay-road = La route à parcourir
overlay-road-line = { $station }{ $danger ->
    [yes] , zone de danger
   *[no] {""}
}{ $here ->
    [yes] { " " }: la colonne est ici.
   *[no] .
}

## Le journal

log-kind-dice = Jets
log-kind-losses = Pertes
log-kind-fire = Tirs
log-kind-melee = Mêlées
log-kind-works = Fortification
log-kind-moves = Mouvements
log-kind-column = La colonne
log-kind-cards = Cartes
said-fire = Tir du { $wall }
said-melee = Mêlée { $where }
said-fortify = Fortifier le { $wall }
said-move = { $unit } : au { $wall }
said-swap = { $first } et { $second } échangent leurs places
said-attempt = L’exploit : { $unit }
said-replace = Renforcer { $unit }
said-place = { $unit } : au { $wall }
said-refuge = { $unit } : au Peitang
said-return = { $unit } : du Peitang au { $wall }
said-share = Pertes : { $what }
said-pay = La colonne paie : { $what }
said-done = Fin des ordres
said-pay-speed = deux crans de vitesse
said-pay-power = deux crans de puissance
said-pay-both = un cran sur chaque piste
said-pay-retreat = un repli d’une étape
place-streets = Les rues
place-fort = Fort Halliday
place-peitang = Le Peitang

## Le plateau en mots

alt-muster = Keep Up the Fire!, avant la première carte.
alt-turn = Keep Up the Fire!, tour { $turn }, carte { $card }.
alt-over = Keep Up the Fire!, la fin : { $band }.
alt-wall = { $wall } : { $guards } ; fortification { $fort }.
alt-fight = Gros plan du combat, tour { $turn } : { $walls }.
alt-nobody = personne
alt-foes = Chinois : { $foes }.
alt-no-foes = Il n’y a aucun Chinois sur le plateau.
alt-column = Colonne à { $station }, vitesse +{ $speed }, puissance +{ $power }{ $blocker ->
    [none] .
   *[other] , bloquée par { $blocker }.
}
alt-rest = { $cards ->
    [one] Il reste { $cards } carte
   *[other] Il reste { $cards } cartes
}, actes d’héroïsme { $heroic }, force totale { $strength }.
alt-guard = { $unit } { $strength }
board-walls = **Murs**
board-foes = **Chinois**
board-ahead = { $count ->
    [one] Reste { $count } étape
   *[other] Restent { $count } étapes
} : { $stations }
board-danger = { $station } (zone de danger)
board-road = **La colonne de secours**
board-card = **La carte**
board-value = valeur du mur : −{ $value } aux pertes
board-compass = { $kind } ({ $strength }), côté { $side }
board-figures = actions { $actions }, points de commandement { $command }
board-dispersed = { $blocker } : en déroute pour ce tour.
board-peitang = Au Peitang : { $guards }.
board-fallen = Tombés : { $units }.
board-deck = { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} dans la pioche, { $gone } déjà jouées.
status-score = Si la colonne arrivait maintenant à Pékin : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $band }.

## La fin

result-points-item = { $name } : { $points }
result-legations = Force des légations
result-cards = Cartes restantes
result-tracks = Vitesse et puissance
result-heroic = Actes d’héroïsme, cinq points chacun
result-victory-said = La colonne arrive à Pékin au tour { $turn }.
result-moderate-defeat = La dernière carte est jouée, et la colonne est encore à { $station }.
result-substantial-defeat = Il ne reste aucune légation.
result-decisive-defeat = Les Chinois sont dans le quartier des Légations : le siège est perdu.
result-total = **{ $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $band }**
result-lost = **{ $band }**
score-won = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-lost = { $stations ->
    [0] aux portes de Pékin
    [one] il manquait une étape
   *[other] il manquait { $stations } étapes
}
measure-strength = Force
measure-foes = Chinois sur le plateau
measure-station = Étapes
measure-speed = Vitesse
measure-power = Puissance
measures-siege = Le siège
measures-road = La route
sin-let-in = Chinois laissés passer
    .meaning = Des Chinois sont entrés dans les rues par un mur où une unité aurait pu les combattre (§{ $rule }).
sin-idle-actions = Actions non utilisées
    .meaning = Il restait des actions alors qu’un mur aurait pu tirer ou se battre (§{ $rule }).
sin-bare-wall = Mur vide
    .meaning = Un mur est resté sans défenseurs alors que des Chinois étaient devant (§{ $rule }).
sin-legation-spent = Légation perdue inutilement
    .meaning = Une légation est tombée alors que les pertes auraient pu être partagées autrement (§{ $rule }).
sin-hopeless-fire = Tir sans espoir
    .meaning = Un mur a tiré sans pouvoir toucher (§{ $rule }).
sin-hopeless-attack = Attaque sans espoir
    .meaning = La colonne a attaqué une force qu’elle ne pouvait pas battre (§{ $rule }).
sin-hopeless-march = Marche sans espoir
    .meaning = La colonne a marché sans pouvoir avancer (§{ $rule }).
sin-worn-out = Usure inutile
    .meaning = Une deuxième attaque ou marche dans un tour a affaibli la colonne pour rien (§{ $rule }).
sin-idle-command = Commandement non utilisé
    .meaning = Des points de commandement n’ont servi à rien (§{ $rule }).

## Règles maison

switch-garrison = Force des légations
switch-garrison-standard = comme sur le plateau
switch-garrison-strong = un point de plus par légation (plus facile)
switch-garrison-weak = un point de moins par légation (plus difficile)
switch-deck = La pioche
switch-deck-shuffled = toutes les cartes mélangées
switch-deck-acts = juin, puis juillet, puis août
switch-peitang = Le Peitang
switch-peitang-on = en jeu, comme un siège dans le siège
switch-peitang-off = pas en jeu
switch-streets = Combats dans les rues
switch-streets-walled = le mur et la fortification aident
switch-streets-open = le mur et la fortification n’aident pas
switch-abilities = Bonus de mêlée : Autriche, Angleterre, Allemagne
switch-abilities-each = +1 pour chaque légation présente au mur
switch-abilities-once = +1 en tout, même pour plusieurs légations
switch-feats = Exploits
switch-feats-chosen = toute légation peut tenter l’exploit
switch-feats-named = seulement la légation de la carte

## Comment on joue

guide-1 = **Keep Up the Fire!** Pékin, du 10 juin au 14 août 1900. Huit petites gardes tiennent les murs des Légations ; une colonne de secours vient de Takou. Vous gagnez si elle atteint Pékin. Vous perdez si des Chinois entrent dans le fort ou prennent trois cases de rue. Vous perdez aussi sans légation ou sans carte.
guide-2 = **Un tour, une carte.** La carte montre de quels côtés les Boxers et les troupes impériales apparaissent, à portée extrême. Elle donne des actions aux Légations et des points de commandement à la colonne. Après les actions, chaque unité chinoise avance d’une case : portée extrême, longue portée, mur, rues, fort.
guide-3 = **Actions.** Pour *tirer* d’un mur, jetez un dé, plus 1 pour les Italiens, les Français, les Américains et le canon. Le total doit dépasser la force de l’unité, et un second dé donne ses pertes. En *mêlée*, un dé et les modificateurs donnent les pertes des deux camps. *Fortifiez* : les sacs de sable absorbent des pertes, jusqu’à 4 par mur.
guide-4 = **La colonne.** Un point de commandement augmente de 1 la vitesse (jusqu’à 3) ou la puissance (jusqu’à 5). Il permet aussi d’attaquer ou d’avancer. Une attaque réussit si dé + puissance dépassent la force ennemie. La colonne avance si dé + vitesse dépassent 6. Les pertes coûtent des crans ou une étape. En zone de danger, l’égalité coûte un point.
guide-5 = **La fin.** À Pékin, chaque carte restante et chaque point de force, de vitesse ou de puissance vaut un point. Un acte d’héroïsme vaut cinq points. La victoire est décisive dès 75 points, majeure dès 63, modérée dès 46, mineure dès 29. Les murs sont classés de A à Z ; ★ marque le choix du conseiller. « Annuler » revient au dernier jet.

## Les pions du guide

counter-legation = drapeau et sigle : la légation
counter-strength = force : à 0, la légation tombe
counter-boxers = fanion pointu, « B » : des Boxers
counter-of-theirs = force : pour toucher, le tir doit la dépasser
counter-imperial = bannière carrée, « I » : troupes impériales
counter-blocker = une force sur la route de la colonne, avec sa force
counter-alt = Des pions agrandis, avec le sens de chaque partie. Les clairs sont des légations : drapeau, sigle, force. Les sombres sont des unités chinoises avec leur force. Les Boxers ont un fanion pointu avec « B », les troupes impériales une bannière carrée avec « I ». Un octogone est une force sur la route de la colonne.

## La leçon

learn-streets = Pékin, 1900. Vous commandez les soldats étrangers sur quatre murs. Pour gagner, empêchez les Chinois d’entrer dans le fort Halliday jusqu’à l’arrivée de la colonne de secours. Il vous reste une action. Des Boxers, insurgés chinois, sont dans les rues derrière le mur Ouest (force 2). D’autres sont devant le mur Nord (force 6).
    .question = Contre quelle unité combattez-vous ?
    .why = Les Chinois avancent après vos actions. Depuis les rues, ils entrent dans le fort Halliday, et le siège est perdu.
learn-gap = Le mur Est n’a plus de défenseurs, et des troupes impériales chinoises sont dans les rues derrière ce mur. Vos unités peuvent changer de mur maintenant, mais ne combattront qu’au tour suivant.
    .question = Qui ferme la brèche ?
    .why = Seules les légations (les pions à drapeau) et le canon peuvent combattre à un mur. Sans défenseurs, les Chinois entrent ensuite dans le fort.
learn-road = Votre colonne de secours est sur la voie ferrée, à Yangcun, avec trois points de commandement. Chaque ordre en coûte un. Des troupes de force 5 barrent la route, et la puissance de la colonne est 0.
    .question = Que fait d’abord la colonne ?
    .why = Une attaque réussit si le dé plus la puissance dépasse 5. Augmentez d’abord la puissance : en zone de danger, comme ici, une défaite coûte deux points de perte.
