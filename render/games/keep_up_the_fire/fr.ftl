# Keep Up the Fire! en français : tout ce que lit un joueur, sauf les cartes, les règles et les journaux.
# Les messages sont en Markdown de Discord ; étiquettes de 80 caractères au plus, descriptions 100, questions 150.

title = Keep Up the Fire!
opening =
    .opening = **Pékin, été 1900.** Quatre murs sont à vous ; une colonne de secours se bat depuis Takou.
    .goal = Vous gagnez si elle atteint Pékin avant la fin des cartes. Gardez les Chinois hors des rues et du fort.
first-question = Les troupes sont-elles bien placées ?
button-first-stand = C’est bien ainsi
button-first-adviser = Comme le conseiller
button-first-change = Changer un mur

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
    .short = Le canon
wall-north = mur nord
    .short = Mur nord
    .the = le mur nord
wall-east = mur est
    .short = Mur est
    .the = le mur est
wall-south = mur sud
    .short = Mur sud
    .the = le mur sud
wall-west = mur ouest
    .short = Mur ouest
    .the = le mur ouest
side-north = nord
side-east = est
side-south = sud
side-west = ouest
side-peitang = Peitang
at-north = au mur nord
at-east = au mur est
at-south = au mur sud
at-west = au mur ouest
at-peitang = au Peitang
space-extreme = à portée extrême du { $wall }
space-long = à longue portée du { $wall }
space-wall = sur le { $wall }
space-streets = dans les rues derrière le { $wall }
space-fort = dans Fort Halliday
word-streets = rues derrière le { $wall }
kind-boxers = Boxers
    .the = les Boxers
    .some = les Boxers
kind-imperials = troupes impériales
    .the = les Impériaux
    .some = les Impériaux
station-taku = Taku
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
    .many = yes
blocker-red-lanterns = les Lanternes rouges
    .many = yes
blocker-railway-boxers = les Boxers de la voie ferrée
    .many = yes
blocker-tientsin-boxers = les Boxers de Tientsin
    .many = yes
blocker-bannermen = les hommes des Bannières
    .many = yes
blocker-cao-futian = les Boxers de Cao Futian
    .many = yes
blocker-li-bingheng = les levées de Li Bingheng
    .many = yes
blocker-song-qing = les troupes de Song Qing
    .many = yes
blocker-ma-yukun = les troupes de Ma Yukun
    .many = yes
blocker-nie-shicheng = les troupes de Nie Shicheng
    .many = yes
band-decisive-victory = Victoire décisive
band-major-victory = Victoire majeure
band-moderate-victory = Victoire modérée
band-minor-victory = Victoire mineure
band-pyrrhic-victory = Victoire à la Pyrrhus
band-moderate-defeat = Défaite modérée
band-substantial-defeat = Défaite pondérée
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
map-badge-die = le dé, tel quel
map-badge-hit = tir au but
map-badge-miss = tir manqué
map-badge-melee = mêlée
map-badge-chinese-lost = pertes chinoises
map-badge-lost = pertes des Légations
map-badge-came = ils arrivent
map-badge-built = fortifié
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
map-effort = Héroïsme
map-score = Si secourus maintenant
map-score-over = En points
map-peitang = Peitang
map-peitang-empty = Personne ne s’est réfugié dans la cathédrale.
map-peitang-closed = La cathédrale ne se joue pas.
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
map-muster-what = qui se tient où
map-turn = Tour { $turn } · { $date }
map-actions-left = { $count ->
    [one] reste { $count } action
   *[other] restent { $count } actions
}
map-command-left = { $count ->
    [one] reste { $count } point de commandement
   *[other] restent { $count } points de commandement
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
step-blockade-attack = le blocus attaque
step-command = le commandement de la colonne
step-reset = fin du tour
step-end = la fin

## Ce que fait une carte

special-arson = Incendie : le { $wall } perd un point de fortification.
special-mine = Une mine au { $wall } : un dé, et ce qui dépasse 3 est perdu par ses défenseurs.
special-shelling = Canonnade : un dé désigne un mur (5, 6 : aucun), qui perd un point de fortification ou, sans, de force.
special-rain = Pluie : les Chinois n’avancent pas.
special-truce = Trêve : personne n’arrive, ne tire, ne se bat ni n’avance.
special-marksmen = Tireurs d’élite : +1 pour toucher ce tour.
special-short-ammunition = Munitions rares : −1 pour toucher ce tour.
special-bayonets = Baïonnettes : +1 aux pertes chinoises en mêlée ce tour.
special-rush = Un assaut : l’unité devant le { $wall } avance aussitôt d’une case.
special-fury = Fureur : tous les Boxers du plateau gagnent 1 en force.
special-reinforcements = Renforts : puissance de la colonne +1.
special-forced-march = Marche forcée : vitesse de la colonne +1.
special-clear = La route est libre : personne ne bloque la colonne.
special-scouts = Éclaireurs : deux forces sont piochées, la plus faible bloque.
special-boats = Bateaux : marcher ne coûte pas de pertes.
effect-feat = Un exploit pour { $power }, qui ont +1 ; qui le tente doit faire 4 ou plus pour un acte d’héroïsme ; un 1 naturel coûte un point de force.
effect-works = Deux points de fortification pour rien.{ $power }
effect-gansu = Toutes les troupes impériales du plateau gagnent 1 en force.{ $power }
effect-recover = Deux points de remplacement.{ $power }
effect-peitang = Le Peitang est attaqué ; s’il tient, c’est un acte d’héroïsme.{ $power }
effect-power = Puissance de la colonne +1.{ $power }
effect-speed = Vitesse de la colonne +1.{ $power }
effect-letter = Un pas de vitesse, ou de puissance.{ $power }
sign-block = une force bloque la colonne
sign-attack = une force bloque la colonne et attaque
sign-combat = combats de la colonne { $value }
sign-march = marches { $value }
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
panel-state = force { $strength } · { $cards ->
    [one] reste { $cards } carte
   *[other] restent { $cards } cartes
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
    [one] { $count } case de rue prise sur trois
   *[other] { $count } cases de rue prises sur trois
}
danger-nobody = Aucun Chinois sur le plateau.
danger-foe = { $kind } { $strength } { $where }
orders-deploy = Où placer les légations ?
orders-redeploy = Quelles légations changent de mur ?
orders-feat = { $card } : qui tente l’exploit ?
orders-works = Quel mur fortifier ? Cela ne coûte pas d’action.
orders-letter = Quelle piste monte d’un pas ?
orders-act = { $actions ->
    [one] Reste { $actions } action : tir, mêlée ou fortification.
   *[other] Restent { $actions } actions : tir, mêlée ou fortification.
}
orders-losses = { $points ->
    [one] { $points } point de perte au { $wall } : qui le subit ?
   *[other] { $points } points de perte au { $wall } : qui les subit ?
}
orders-replace = { $points ->
    [one] { $points } point de force revient : à qui ?
   *[other] { $points } points de force reviennent : à qui ?
}
orders-place = Où se placent { $power } ?
orders-refuge = Qui entre au Peitang, qui en sort ?
orders-command = { $points ->
    [one] Reste { $points } point de commandement pour la colonne.
   *[other] Restent { $points } points de commandement pour la colonne.
}
orders-column-losses = { $points ->
    [one] La colonne paie { $points } point de perte.
   *[other] La colonne paie { $points } points de perte.
}
orders-over = Le siège est fini.
able-act = Peuvent tirer ou se battre : { $walls }.
able-nobody = Personne n’est à portée.
able-free = Libres de bouger : { $units }.
able-road = { $blocker } ({ $strength }) bloquent la route : d’abord attaquer.
able-open = La route est ouverte : avec plus de 6 au dé et { $bonus }, la colonne avance.
advice-because = { $what } ({ $why })

## Choix

choice-fire = Tir
choice-melee = Mêlée
choice-fortify = Fortifier
choice-move = Déplacer
choice-swap = Échanger
choice-attempt = Tenter
choice-decline = Personne ne tente
choice-share = Partager les pertes
choice-replace = Remplacer
choice-place = Se placer
choice-refuge = Au Peitang
choice-return = Hors du Peitang
choice-speed = Vitesse de la colonne +1
choice-power = Puissance de la colonne +1
choice-attack = Attaquer
choice-march = Marcher
choice-pay = Payer
choice-both = Vitesse −1 et puissance −1
choice-retreat = Reculer d’une étape
choice-done-deploy = Ils sont bien ainsi : commencer
choice-done-redeploy = Tous restent
choice-done-act = Plus d’actions
choice-done-replace = Plus de remplacements
choice-done-refuge = Cela suffit
choice-done-command = Plus d’ordres
choice-target = { $wall } : { $kind } { $strength } à portée { $range } · { $chance } de toucher
choice-target-extreme = extrême
choice-target-long = longue
choice-opponent = { $where } : { $kind } { $strength }
choice-works = { $wall } : de { $level } à { $next }
choice-unit = { $unit } { $strength }
choice-gun = { $unit }
choice-hero = { $unit } { $strength } · { $chance }
choice-attack-at = Attaquer { $blocker } ({ $strength }) · { $chance }
choice-march-at = Marcher sur { $station } · { $chance }
choice-speed-at = Vitesse de la colonne de +{ $value } à +{ $next }
choice-power-at = Puissance de la colonne de +{ $value } à +{ $next }
choice-split-part = { $unit } −{ $lost }
choice-split-fort = fortification −{ $lost }
choice-split-none = personne ne perd rien
choice-pay-speed = Vitesse −2, à +{ $left }
choice-pay-power = Puissance −2, à +{ $left }
choice-pay-both = Vitesse et puissance −1 chacune
choice-pay-retreat = Reculer à { $station }
describe-at = se trouve { $at }
describe-with = avec { $units }
describe-empty = il n’y a personne
describe-foe = Chinois { $strength } { $where }
describe-left = { $unit } : il en reste { $left }
describe-falls = { $unit } tombent
describe-worth = pertes en moyenne { $mean }
describe-melee = en moyenne ils perdent { $theirs }, nous { $ours }
describe-second = la piste s’use d’un pas après
describe-own-feat = leur propre exploit : +1
pick-fire = { $count ->
    [one] Tir : { $count } cible
   *[other] Tir : { $count } cibles
}
pick-melee = { $count ->
    [one] Mêlée : { $count } adversaire
   *[other] Mêlée : { $count } adversaires
}
pick-fortify = Fortifier un mur
pick-move = Déplacer quelqu’un
pick-to = Où ?
pick-share = Partager les pertes
pick-pay = Payer une perte de la colonne
pick-units = Qui ?
pick-walls = Quel mur ?

## Questions

prompt-over = Le siège est fini.
prompt-do = Et maintenant ?
prompt-from = De quel mur ?
prompt-at = Où ?
prompt-fortify-at = Quel mur est fortifié ?
prompt-melee-at = Contre quelle unité ?
prompt-what = Qui ?
prompt-move-from = Qui bouge ?
prompt-to = À quel mur ?
prompt-with = Avec qui ?
prompt-share-with = Qui subit les pertes ?
prompt-pay-with = Comment payer ?
prompt-show = Que montrer ?
prompt-odds-what = Quel jet ?
prompt-zone = Où ?

## Pourquoi

why-deploy = **§0** Les Légations commencent où se tenaient leurs gardes en 1900, et se placent autrement, si l’on veut, avant la première carte : deux au plus par mur, et le canon.
why-redeploy = **§IV.1** Légations et canon vont à n’importe quel mur sans frais, deux légations au plus et le canon par mur. Qui a les Chinois sur son mur, ou dans les rues derrière, ne peut partir.
why-feat = **§1** Un exploit vaut cinq points à la fin. Il réussit sur 4 ou plus, avec +1 pour la légation de la carte ; un 1 naturel coûte un point de force à qui l’a tenté.
why-works = **§1, §II.1** L’événement donne deux points de fortification, jusqu’à 4 par mur.
why-letter = **§1, §V.1** L’événement donne à la colonne un pas de vitesse ou de puissance.
why-act = **§2.b** La carte donne des actions. Chacune est le tir d’un mur à longue portée ou à portée extrême (§II.2), une mêlée sur un mur ou dans les rues (§II.3), ou un point de fortification (§II.1). Ce qui n’est pas utilisé est perdu.
why-losses = **§II.4** Deux défenseurs en portent chacun la moitié, et vous décidez du point impair. La fortification en prend un pour un, mais un deuxième seulement quand chaque légation en a pris un. À 0 une légation tombe, et le reste passe plus loin.
why-replace = **§C.3** Une légation au-dessous de sa force de départ reprend un point. Une légation tombée se place aussitôt à un emplacement vacant.
why-place = **§C.3** Qui revient se place à un mur où il y a place.
why-refuge = **§C.5** Deux légations au plus tiennent la cathédrale. Elles ne se battent pas aux murs, mais comptent à la fin, et tant qu’elles vivent le siège n’est pas perdu faute de défenseurs.
why-command = **§3.c, §V** Chaque point monte la vitesse ou la puissance d’un pas, attaque qui bloque la route, ou marche quand elle est ouverte. Dès la deuxième attaque ou marche d’un tour, la piste s’use d’un pas.
why-column-losses = **§V.4** Chaque point coûte deux pas d’une piste, un pas de chacune, ou une étape. Ce qui ne peut se payer d’aucune façon est ignoré.

## Leçons

lesson-deploy = Aucun mur n’est fortifié : les plus forts là où viennent les premiers Boxers.
lesson-redeploy = Les ennemis à portée extrême seront sur le mur dans deux tours.
lesson-feat = Chaque acte d’héroïsme vaut cinq points, mais seulement si le siège est gagné.
lesson-works = La fortification absorbe les pertes une pour une.
lesson-letter = La vitesse fait marcher la colonne ; la puissance lui ouvre la route.
lesson-act = Les Boxers arrivés au mur se combattent en mêlée.
lesson-losses = Une légation perdue ne revient qu’avec les remplacements.
lesson-replace = La force qui reste compte à la fin, point par point.
lesson-place = Un mur sans défenseurs est ouvert.
lesson-refuge = Les unités au Peitang gardent leurs points si la cathédrale tient.
lesson-command = Deux marches ou deux attaques par tour usent la colonne.
lesson-column-losses = Une étape perdue coûte un tour ; deux pas d’une piste coûtent deux points.

## Refus

refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-truce = C’est la trêve : personne ne tire ni ne se bat.
refused-nobody-in-range = Personne n’est à portée { $wall ->
    [none] d’aucun mur
   *[other] du { $wall }
}.
refused-nobody-to-fight = Il n’y a personne à combattre en mêlée.
refused-all-built = C’est fortifié autant qu’il se peut.
refused-too-close = Ils sont trop près pour le tir : ils sont sur le { $wall } ou derrière.
refused-too-far = Ils sont encore loin du { $wall } : seul le tir les atteint.
refused-nobody-at-wall = Il n’y a personne au { $wall }.
refused-no-such-wall = « { $word } » n’est pas un mur.
refused-no-such-unit = « { $word } » n’est pas une légation.
refused-nobody-free = Personne n’est libre de bouger.
refused-engaged = { $unit } : l’ennemi est sur eux, et personne ne quitte le { $wall }.
refused-no-room = Il n’y a pas de place.
refused-not-at-a-wall = { $unit } : pas à un mur.
refused-at-full-strength = { $unit } : déjà à la force de départ.
refused-not-on-the-board = { $unit } : pas sur le plateau.
refused-not-its-feat = { $unit } : l’exploit n’est pas le leur.
refused-track-full = La { $track } de la colonne ne peut monter plus haut.
refused-nobody-blocks = Personne ne bloque la route.
refused-blocked = La route est bloquée : { $blocker }.
refused-cannot-pay = Cela ne peut se payer ainsi.
refused-no-such-split = « { $word } » n’est pas une façon de partager ces pertes.
refused-no-answer = Rien n’a été dit.
refused-not-an-option = « { $word } » ne peut se dire ici.
refused-not-now = « { $what } » ne se dit pas maintenant. C’est le moment de ceci : { $step }.{ $when }
when-actions-redeployment = { " " }Les déplacements suivent, après l’avance chinoise ; « { choice-done-act } » met fin aux actions.
when-actions = { " " }Tir, mêlée et fortification viennent après la carte et avant l’avance chinoise.
when-redeployment = { " " }On change de mur après l’avance chinoise.
when-command = { " " }Les ordres de la colonne viennent en fin de tour.
step-losses = qui subit les pertes
refused-too-many-words = « { $word } » est un mot de trop.
refused-more-to-say = Il manque quelque chose : { $slot }.
refused-too-few = C’est trop peu.
refused-too-many = C’est trop.
slot-do = que faire
slot-from = d’où
slot-at = où
slot-what = qui
slot-to = vers où
slot-with = avec qui, ou comment
slot-show = que montrer
slot-of = de quoi
slot-other = un mot
none = personne

## Ce qui s’est passé

event-game-began = Les Légations sont à leurs murs{ $switches ->
    [0] .
    [one] { " " }; une règle maison est changée.
   *[other] { " " }; { $switches } règles maison sont changées.
}
event-card-turned = { $kind ->
    [event] Événement : **{ $title }** ({ $date }).
   *[action] Tour { $turn } : **{ $title }** ({ $date }).
}
event-feat-tried = { $unit } : { $won ->
    [yes] un acte d’héroïsme, { $heroic } en tout
   *[no] l’exploit échoue
}{ $lost ->
    [0] .
   *[other] , et il leur coûte un point.
}
event-feat-declined = Personne ne tente l’exploit.
event-event-passed = { $title } : cela n’a pas de suite.
event-special-began = { $rule }
event-forces-placed = { $kind } { $strength } à portée extrême du { $wall }.
event-placing-barred = { $why ->
    [truce] La trêve tient tout le monde loin du { $wall }.
   *[taken] Personne de nouveau devant le { $wall } : il y a déjà quelqu’un.
}
event-forces-grew = { $kind } { $where } : maintenant { $strength }.
event-wall-fortified = Le { $wall } est fortifié : { $level } sur 4.
event-wall-damaged = Le { $wall } perd un point de fortification : il en reste { $level }.
event-wall-fired = { $hit ->
    [yes] Tir du { $wall } : { $kind } perdent { $losses }, { $left ->
        [0] et disparaissent.
       *[other] il en reste { $left }.
    }
   *[no] Tir du { $wall } sur { $kind } { $strength } : manqué.
}
event-melee-fought = Mêlée { $where } : { $kind } perdent { $losses }, { $left ->
    [0] et disparaissent
   *[other] il en reste { $left }
} ; la défense en doit { $suffered }.
event-losses-shared = Pertes au { $wall } : { $shares }.
event-legation-lost = { $unit } tombent { $at }.
event-forces-advanced = { $kind } { $strength } avancent : { $where }.
event-advance-held = { $why ->
    [rain] Sous la pluie personne n’avance.
   *[truce] Pendant la trêve personne n’avance.
}
event-unit-moved = { $unit } : du { $start } au { $end }.
event-units-swapped = { $first } et { $second } échangent leurs places.
event-legation-reinforced = { $unit } : renforcés à { $strength }.
event-legation-returned = { $unit } : de retour, { $at }.
event-refuge-taken = { $unit } : du { $start } au Peitang.
event-refuge-left = { $unit } : du Peitang au { $wall }.
event-peitang-attacked = Le Peitang est attaqué : { $shares }.
event-track-changed = La { $track } de la colonne : { $change }, soit +{ $value }{ $why ->
    [wear] { " " }(usure)
   *[other] {""}
}.
event-blocker-drawn = { $blocker } ({ $strength }) bloquent la route{ $others ->
    [0] .
   *[other] , les plus faibles de deux.
}
event-road-cleared = Personne ne bloque la route ce tour.
event-blockade-attacked = { $blocker } ({ $strength }) attaquent la colonne : { $outcome ->
    [victory] attaque repoussée.
    [draw] personne ne cède{ $points ->
        [0] .
       *[other] , une perte dans la zone de danger.
    }
   *[defeat] une défaite, { $points ->
        [one] { $points } point de perte.
       *[other] { $points } points de perte.
    }
}
event-column-attacked = La colonne attaque { $blocker } ({ $strength }) : { $outcome ->
    [victory] dispersés, et la route est ouverte.
    [draw] personne ne cède{ $points ->
        [0] .
       *[other] , une perte dans la zone de danger.
    }
   *[defeat] repoussée, { $points ->
        [one] { $points } point de perte.
       *[other] { $points } points de perte.
    }
}
event-column-marched = { $outcome ->
    [advance] La colonne avance jusqu’à **{ $end }**.
    [manoeuvre] La colonne manœuvre à { $start }{ $points ->
        [0] .
       *[other] , une perte dans la zone de danger.
    }
   *[trouble] Problème logistique à { $start }{ $spared ->
        [yes] , mais les bateaux apportent ce qu’il faut.
       *[no] { " " }: un point de perte.
    }
}
event-column-loss-paid = { $way ->
    [retreat] La colonne se replie sur { $station }.
   *[other] La colonne paie : vitesse +{ $speed }, puissance +{ $power }.
}
event-column-loss-ignored = { $points ->
    [one] { $points } point de perte ne peut se payer d’aucune façon, et est ignoré.
   *[other] { $points } points de perte ne peuvent se payer d’aucune façon, et sont ignorés.
}
event-blocker-returned = { $blocker } : de nouveau parmi les forces.
event-turn-ended = Le tour { $turn } est fini ; { $left ->
    [one] il reste { $left } carte.
   *[other] il reste { $left } cartes.
}
event-game-ended = **{ $band }** : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
share-part = { $unit } −{ $lost }
share-fort = fortification −{ $lost }
share-unpaid = { $lost } que personne ne peut subir
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
    } { $target } à { $score }.
deed-miss =
    { $actor } { $count ->
        [one] manque
       *[other] manquent
    } { $target }.
deed-melee =
    { $actor } { $count ->
        [one] réduit
       *[other] réduisent
    } { $target } { $place } à { $score }.
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
deed-lose =
    { $actor } { $count ->
        [one] subit
       *[other] subissent
    } des pertes : { $score }.
deed-works-lost =
    { $actor } { $count ->
        [one] encaisse
       *[other] encaissent
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
deed-works =
    { $actor } { $count ->
        [one] se renforce
       *[other] se renforcent
    }{ $score ->
        [none] .
       *[other]  : niveau { $score }.
    }
deed-damage =
    { $actor } { $count ->
        [one] perd
       *[other] perdent
    } des ouvrages{ $score ->
        [none] .
       *[other]  : niveau { $score }.
    }
deed-fall =
    { $actor } { $count ->
        [one] tombe
       *[other] tombent
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-move =
    { $actor } { $count ->
        [one] gagne
       *[other] gagnent
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
    } un acte d’héroïsme : { $score } en tout.
deed-feat-cost =
    { $actor } { $count ->
        [one] échoue et perd
       *[other] échouent et perdent
    } un point.
deed-feat-vain =
    { $actor } { $count ->
        [one] échoue
       *[other] échouent
    } dans un exploit.
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
        [one] perd
       *[other] perdent
    } de la force.
deed-speed-up =
    { $actor } { $count ->
        [one] gagne
       *[other] gagnent
    } de la vitesse.
deed-speed-down =
    { $actor } { $count ->
        [one] perd
       *[other] perdent
    } de la vitesse.
deed-power-up =
    { $actor } { $count ->
        [one] gagne
       *[other] gagnent
    } de la puissance.
deed-power-down =
    { $actor } { $count ->
        [one] perd
       *[other] perdent
    } de la puissance.
deed-block =
    { $actor } { $count ->
        [one] barre
       *[other] barrent
    } la route.
deed-grow =
    { $actor } devant { $target } { $count ->
        [one] monte
       *[other] montent
    } à { $score }.
deed-card = Événement : { $target }.
deed-no-feat = Aucune légation ne tente l’exploit.
deed-peitang-holds = Le Peitang repousse une attaque.
deed-held-rain = La pluie arrête les Chinois.
deed-held-truce = La trêve arrête tout le monde.
deed-clear = La route est libre ce tour-ci.
deed-the-column = la colonne
deed-the-defence = la défense
deed-foe = { $kind } ({ $strength })
deed-more =
    { $count ->
        [one] un autre
       *[other] { $count } autres
    }
deed-the-chinese = les Chinois
deed-the-defenders = les défenseurs

## Dés

dice-account = { $what } (§{ $rule }) : dé { $dice }{ $modifiers }{ $total } : { $result }.
dice-modifier = , { $value } { $name } (§{ $rule })
dice-total = { " " }= { $total }
dice-bare = { $what } (§{ $rule }) : { $result }.
purpose-feat = Exploit : { $unit }
purpose-mine = Mine au { $wall }
purpose-shelling = Canonnade
purpose-peitang = Attaque du Peitang
purpose-to-hit = Pour toucher du { $wall }, { $kind } { $strength }
purpose-damage = Pertes de ce tir
purpose-melee = Mêlée { $where }, leurs pertes
purpose-melee-own = Le même dé, nos pertes
purpose-blockade = Attaque : { $blocker } ({ $strength })
purpose-attack = Attaque contre { $blocker } ({ $strength })
purpose-march = Marche depuis { $start }
result-hit = touché
result-miss = manqué
result-won = héroïque
result-failed = en vain
result-victory = victoire
result-draw = personne ne cède
result-defeat = défaite
result-advance = ils avancent
result-manoeuvre = ils manœuvrent
result-trouble = problème
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
modifier-named = leur propre exploit
settled-die = le dé « { $what } » a été jeté (§{ $rule })
settled-card = la carte { $title } a été retournée (§1)

## Probabilités

odds-title-fire = Tir du { $wall } : { $kind } { $strength } { $where } (§II.2)
odds-title-melee = Mêlée { $where } : { $kind } { $strength } (§II.3)
odds-title-attack = La colonne attaque { $blocker } ({ $strength }) (§V.2)
odds-title-blockade = { $blocker } ({ $strength }) attaquent la colonne (§IV.2)
odds-title-march = La colonne marche depuis { $start } (§V.3)
odds-title-feat = Exploit : { $unit } (§1)
odds-roll-plain = Un dé simple
odds-roll-die = Le dé reçoit { $bonus } : { $parts }
odds-roll-two = Pour toucher { $hit } ; pertes { $losses }
odds-roll-melee = Pour leurs pertes { $theirs } ; pour les nôtres { $ours }
odds-roll-none = aucun modificateur
odds-brief-miss = manqué
odds-brief-theirs = eux −{ $points }
odds-brief-ours = nous −{ $points }
odds-brief-gone = détruits
odds-brief-nothing = rien
odds-brief-victory = victoire
odds-brief-draw = égalité
odds-brief-draw-loss = égalité, une perte
odds-brief-defeat = défaite, perte { $points }
odds-brief-advance = avance
odds-brief-manoeuvre = manœuvre
odds-brief-manoeuvre-loss = manœuvre, une perte
odds-brief-trouble = problème, une perte
odds-brief-trouble-spared = problème, aucune perte
odds-brief-won = héroïque
odds-brief-won-hurt = héroïque, un point perdu
odds-brief-failed = en vain
odds-brief-failed-hurt = en vain, un point perdu
odds-gone = Ils sont détruits avec { $chance }.
odds-mean-theirs = Leurs pertes : { $mean } en moyenne.
odds-mean-ours = Les nôtres : { $mean } en moyenne.
odds-success = Cela réussit avec { $chance }.
odds-loss = Cela coûte à la colonne { $mean ->
    [one] { $mean } point de perte en moyenne.
   *[other] { $mean } points de perte en moyenne.
}
odds-counted-theirs = pertes chinoises
odds-counted-success = succès
odds-change = { $what } : { $mean }
odds-what-gun-here = avec le canon
odds-what-gun-away = sans le canon
odds-what-fort = avec un point de plus ({ $track })
odds-overview = { $kind } { $strength } { $where } : { $chances }
odds-overview-fire = { $chance } de toucher, { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}
odds-overview-melee = ils perdent { $theirs }, nous { $ours }
odds-overview-road = { $blocker } ({ $strength }) sur la route : on les bat avec { $chance }
odds-overview-march = La colonne marche sur { $station } avec { $chance }
choice-odds-fire = Tir d’un mur
choice-odds-melee = Mêlée
choice-odds-attack = L’attaque de la colonne
choice-odds-blockade = L’attaque du blocus
choice-odds-march = La marche de la colonne
choice-odds-feat = L’exploit
refused-no-odds = Rien de tel n’est jeté maintenant.

## Ce qui se dessine sur le plateau

choice-happened = Ce qui vient de se passer
choice-reach = Qui arrive quand
choice-road = La route qui reste
part-siege = Le siège
part-road = La route
part-card = La carte
part-table = Les Légations
overlay-happened = Ce qui vient de se passer
overlay-quiet = Rien encore.
overlay-reach = Qui arrive quand
overlay-reach-line = { $kind } { $strength } { $where } : { $turns ->
    [0] déjà dans le fort.
    [one] dans Fort Halliday après une avance de plus.
   *[other] dans Fort Halliday après { $turns } avances de plus.
}
overlay-road = La route qui reste
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
said-move = { $unit } : au { $wall }
said-swap = { $first } et { $second } échangent leurs places
said-attempt = { $unit } : l’exploit
said-replace = { $unit } : renforcés
said-place = { $unit } : au { $wall }
said-refuge = { $unit } : au Peitang
said-return = { $unit } : du Peitang au { $wall }
said-share = Pertes : { $what }
said-pay = La colonne paie : { $what }
said-done = Cela suffit
said-pay-speed = deux pas de vitesse
said-pay-power = deux pas de puissance
said-pay-both = un pas de chaque piste
said-pay-retreat = une étape
place-streets = Les rues
place-fort = Fort Halliday
place-peitang = Le Peitang

## Le plateau en mots

alt-muster = Keep Up the Fire!, avant la première carte.
alt-turn = Keep Up the Fire!, tour { $turn }, carte { $card }.
alt-over = Keep Up the Fire!, la fin : { $band }.
alt-wall = { $wall } : { $guards } ; fortification { $fort }.
alt-fight = Le combat agrandi, tour { $turn } : { $walls }.
alt-nobody = personne
alt-foes = Chinois : { $foes }.
alt-no-foes = Aucun Chinois sur le plateau.
alt-column = Colonne à { $station }, vitesse +{ $speed }, puissance +{ $power }{ $blocker ->
    [none] .
   *[other] , bloquée : { $blocker }.
}
alt-rest = { $cards ->
    [one] Reste { $cards } carte
   *[other] Restent { $cards } cartes
}, héroïsme { $heroic }, force { $strength } en tout.
alt-guard = { $unit } { $strength }
board-walls = **Murs**
board-foes = **Chinois**
board-road = **La colonne de secours**
board-card = **La carte**
board-value = valeur −{ $value }
board-compass = { $kind } { $strength }, côté { $side }
board-figures = actions { $actions }, points de commandement { $command }
board-dispersed = { $blocker } : en déroute.
board-peitang = Au Peitang : { $guards }.
board-fallen = Tombés : { $units }.
board-deck = { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} dans la pioche, cartes retournées : { $gone }.
status-score = Si Pékin était atteint maintenant : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $band }.

## La fin

result-points-item = { $name } : { $points }
result-legations = Force des légations
result-cards = Cartes restantes
result-tracks = Vitesse et puissance
result-heroic = Héroïsme, cinq chacun
result-victory-said = La colonne est à Pékin au tour { $turn }.
result-moderate-defeat = La dernière carte est jouée, et la colonne n’est qu’à { $station }.
result-substantial-defeat = Il ne reste aucune légation.
result-decisive-defeat = Les Chinois sont dans le quartier : le siège est perdu.
result-total = **{ $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $band }**
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
sin-let-in = On les a laissés entrer
    .meaning = Des Chinois sont entrés dans les rues par un mur où quelqu’un aurait pu les combattre (§{ $rule }).
sin-idle-actions = Actions perdues
    .meaning = Il restait des actions alors qu’on pouvait tirer ou se battre (§{ $rule }).
sin-bare-wall = Un mur nu
    .meaning = Un mur avec des Chinois devant lui est resté sans défenseurs (§{ $rule }).
sin-legation-spent = Une légation sacrifiée
    .meaning = Une légation est tombée alors que les pertes pouvaient se partager autrement (§{ $rule }).
sin-hopeless-fire = Tir sans espoir
    .meaning = Un mur a tiré sans pouvoir toucher (§{ $rule }).
sin-hopeless-attack = Attaque sans espoir
    .meaning = La colonne a attaqué qui elle ne pouvait battre (§{ $rule }).
sin-hopeless-march = Marche sans espoir
    .meaning = La colonne a marché sans pouvoir avancer (§{ $rule }).
sin-worn-out = Usés
    .meaning = Des attaques ou des marches dans un même tour ont usé la colonne pour rien (§{ $rule }).
sin-idle-command = Commandement perdu
    .meaning = Il restait des points de commandement (§{ $rule }).

## Règles maison

switch-garrison = Force des légations
switch-garrison-standard = comme sur le plateau
switch-garrison-strong = une de plus chacune (plus facile)
switch-garrison-weak = une de moins chacune (plus difficile)
switch-deck = La pioche
switch-deck-shuffled = toutes les cartes mélangées
switch-deck-acts = juin, puis juillet, puis août
switch-peitang = Le Peitang
switch-peitang-on = un siège dans le siège
switch-peitang-off = ne se joue pas
switch-streets = Combats dans les rues
switch-streets-walled = mur et fortification aident
switch-streets-open = sans mur ni fortification
switch-abilities = Autriche, Angleterre, Allemagne en mêlée
switch-abilities-each = +1 pour chacune
switch-abilities-once = +1 une seule fois
switch-feats = Exploits
switch-feats-chosen = toute légation peut tenter
switch-feats-named = seulement celle de la carte

## Comment on joue

guide-1 = **Keep Up the Fire!** Les Légations de Pékin, du 10 juin au 14 août 1900. Huit petites gardes tiennent quatre murs autour de Fort Halliday, pendant que la colonne de secours se fraie un chemin depuis Taku. Vous gagnez quand elle atteint Pékin. Vous perdez quand des Chinois entrent dans le fort ou prennent trois cases de rue, quand il ne reste aucune légation, ou quand les cartes sont épuisées.
guide-2 = **Un tour est une carte.** Sa rose des vents dit où Boxers et troupes impériales apparaissent à portée extrême. Elle donne des actions aux Légations et des points de commandement à la colonne. À la fin, qui est sur le plateau avance d’une case : portée extrême, longue portée, mur, rues, fort.
guide-3 = **Actions.** Un mur *tire* : un dé, avec +1 pour chacun des Italiens, Français, Américains et du canon, doit dépasser la force de l’unité ; un second dé est sa perte. Sur les murs et dans les rues c’est la *mêlée* : un seul dé est la perte des deux camps, avec ce que chacun ajoute. Ou bien on *fortifie* un mur, jusqu’à 4 : les sacs absorbent des pertes. Les murs où aller vont de A à Z, celui qui est conseillé marqué ★.
guide-4 = **La colonne.** Les points de commandement montent la vitesse (jusqu’à +3) et la puissance (jusqu’à +5), attaquent qui bloque la route (plus que sa force avec un dé et la puissance) et marchent quand elle est ouverte (plus de 6 avec un dé et la vitesse). Les pertes se paient avec les pistes, ou une étape. Dans les zones de danger, une égalité coûte aussi.
guide-5 = **La fin.** À Pékin chaque point de force, chaque carte restante et chaque pas des pistes vaut un point, chaque acte d’héroïsme cinq. 75 est une victoire décisive, 63 majeure, 46 modérée, 29 mineure. Le *pilote automatique* connaît les règles, conseille l’étape suivante et joue pour vous tant que vous le laissez faire : le premier bouton suit son conseil. Appuyez sur « Pourquoi » pour connaître la règle ; « Annuler » reprend ce qu’aucun dé n’a tranché.

## Les pions du guide

counter-legation = le drapeau et son sigle : la légation
counter-strength = sa force : à 0 elle meurt
counter-boxers = un fanion pointu, B : des Boxers
counter-of-theirs = leur force : le dé doit la dépasser
counter-imperial = une bannière carrée, I : troupes impériales
counter-blocker = qui barre la route à la colonne, avec sa force
counter-alt = Des pions agrandis, chaque partie avec son sens. Les clairs sont des légations : drapeau, sigle, force. Les sombres sont des unités chinoises avec leur force : Boxers sous un fanion pointu avec B, troupes impériales sous une bannière carrée avec I. Un octogone barre la route à la colonne, avec sa force.
