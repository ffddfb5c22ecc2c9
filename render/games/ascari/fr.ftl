# Ascari en français : tout ce qu’un joueur lit, sauf les règles.

title = Ascari
first-question = { $side ->
    [italian] D’où partent vos compagnies ?
   *[other] D’où partent vos unités ?
}
button-first-stand = Comme dans l’histoire
button-first-adviser = Les places du conseiller
button-first-change = Mes propres places
scenario-agordat-1890 = Le premier Agordat, 1890
    .note = petit, pour apprendre : 11 unités, 8 tours, environ une demi-heure
    .opening = **Agordat, 27 juin 1890.** Trois unités italiennes surprennent aux puits huit unités derviches.
    .opening-italian = **Agordat, 27 juin 1890.** Vous surprenez les Derviches aux puits : trois unités contre huit.
    .goal = Après le tour 8, les points comptent : pour les unités détruites, et deux par puits tenu.
scenario-makalle-1896 = Makallé, 1896
    .note = un siège, avec eau et pauses : 27 unités, 9 tours, environ deux heures
    .opening = **Makallé, 8 janvier 1896.** Les Italiens tiennent le fort d’Enda Jesus avec peu d’eau ; les Éthiopiens l’assaillent.
    .goal = Les Éthiopiens gagnent avec le réduit ou trois hexagones du fort. Après le tour 9, les Italiens gagnent.
scenario-amba-alagi-1895 = Amba Alagi, 1895
    .note = grand : 33 unités, 9 tours, environ trois heures
    .opening = **Amba Alagi, 7 décembre 1895.** Les Italiens du major Toselli tiennent le col ; les Éthiopiens attaquent de trois côtés.
    .goal = Les Éthiopiens gagnent avec quatre des cinq lieux. Après le tour 9, les Italiens gagnent.

## Noms

side-italian = les Italiens
    .short = Italiens
side-ethiopian = les Éthiopiens
    .short = Éthiopiens
side-dervish = les Derviches
    .short = Derviches
place-wells = puits
    .the = les puits
place-huts = cases
    .the = les cases
place-redoubt = réduit
    .the = le réduit
place-enclosure = enceinte
    .the = l’enceinte
place-spring_south = source sud
    .the = la source sud
place-spring_east = source est
    .the = la source est
place-blockhouse = blockhaus
    .the = le blockhaus
place-falaga = Falaga
    .the = Falaga
place-togora = Togora
    .the = Togora
place-road = route
    .the = la route
place-terrace = terrasse
    .the = la terrasse
place-church = église
    .the = l’église
kind-rifles = fusiliers
kind-spears = lanciers
kind-horse = cavaliers
kind-guns = canons
kind-leader = chef
terrain-clear = terrain nu
terrain-rocks = rochers
terrain-grove = palmeraie
terrain-riverbed = lit à sec
terrain-slope = pente
terrain-hilltop = sommet
terrain-cliff = falaise
terrain-village = village
terrain-zeriba = zériba
terrain-fort = fort
marker-moved = MOUVEMENT
marker-combat = COMBAT
marker-retreat = RETRAITE
marker-fired = TIR
marker-opportunity = TIR D’OPPORTUNITÉ
marker-rifle = fusils
unit-fara = Cap. Fara
    .short = Fara
    .the = le cap. Fara
unit-fara-1 = 1re compagnie
    .short = 1 Co.
    .the = la 1re compagnie
unit-fara-2 = 2e compagnie
    .short = 2 Co.
    .the = la 2e compagnie
unit-banda = Bande du Barca
    .short = Barca
    .the = la bande du Barca
unit-ibrahim = Émir Ibrahim
    .short = Ibrahim
    .the = l’émir Ibrahim
unit-jihadia-1 = Jihadia 1
    .short = Jihad. 1
unit-jihadia-2 = Jihadia 2
    .short = Jihad. 2
unit-jihadia-3 = Jihadia 3
    .short = Jihad. 3
unit-spears-1 = Lances 1
    .short = Lance 1
unit-spears-2 = Lances 2
    .short = Lance 2
unit-spears-3 = Lances 3
    .short = Lance 3
unit-spears-4 = Lances 4
    .short = Lance 4
unit-horse = Cavaliers Baggara
    .short = Baggara
    .the = les cavaliers Baggara
    .many = yes
unit-galliano = Cdt Galliano
    .short = Galliano
    .the = le cdt Galliano
unit-raimondo = Lt Raimondo
    .short = Raim.
    .the = le lt Raimondo
unit-gunner = Officier de batterie
    .short = Batt.
    .the = l’officier de batterie
unit-4-iii = 4/III (deux centuries)
    .short = 4/III
    .the = 4/III
unit-genio = Génie et ligne
    .short = Génie
    .the = Génie et ligne
    .many = yes
unit-tappa = Étape et carabiniers
    .short = Étape
    .the = Étape et carabiniers
    .many = yes
unit-guns = Section de montagne
    .short = Section
    .the = la section de montagne
unit-picket = Piquet du blockhaus
    .short = Piquet
    .the = le piquet du blockhaus
unit-hotchkiss-1 = Hotchkiss 1
    .short = Hotch. 1
unit-hotchkiss-2 = Hotchkiss 2
    .short = Hotch. 2
unit-makonnen = Ras Makonnen
    .short = Makon.
unit-mangasha = Ras Mangasha
    .short = Mang.
unit-olie = Ras Olie
    .short = Olie
unit-mikael = Ras Mikael
    .short = Mikael
unit-alula = Ras Alula
    .short = Alula
unit-makonnen-1 = Makonnen 1
    .short = Mako. 1
unit-makonnen-2 = Makonnen 2
    .short = Mako. 2
unit-makonnen-3 = Makonnen 3
    .short = Mako. 3
unit-makonnen-4 = Makonnen 4
    .short = Mako. 4
unit-makonnen-5 = Makonnen 5
    .short = Mako. 5
unit-mangasha-1 = Mangasha 1
    .short = Mang. 1
unit-mangasha-2 = Mangasha 2
    .short = Mang. 2
unit-mangasha-3 = Mangasha 3
    .short = Mang. 3
unit-mangasha-4 = Mangasha 4
    .short = Mang. 4
unit-mikael-1 = Mikael 1
    .short = Mika. 1
unit-mikael-2 = Mikael 2
    .short = Mika. 2
unit-mikael-3 = Mikael 3
    .short = Mika. 3
unit-mikael-4 = Mikael 4
    .short = Mika. 4
unit-mikael-5 = Mikael 5
    .short = Mika. 5
unit-toselli = Cdt Toselli
    .short = Toselli
    .the = le cdt Toselli
unit-anghera = Cap. Angherà
    .short = Angh.
    .the = le cap. Angherà
unit-persico = Cap. Persico
    .short = Persico
    .the = le cap. Persico
unit-canovetti = Canovetti/IV
    .short = Canov.
unit-issel = Issel/IV
    .short = Issel
unit-ricci = Ricci/IV
    .short = Ricci
unit-bruzzi = Bruzzi/IV
    .short = Bruzzi
unit-persico-co = Persico/III
    .short = Persico
unit-pagella = Pagella/VI (centurie)
    .short = Pagella
    .the = Pagella/VI
unit-mazzei = Mazzei (centurie)
    .short = Mazzei
    .the = la centurie Mazzei
unit-battery = 1re batterie de montagne
    .short = 1 Batt.
    .the = la 1re batterie de montagne
unit-banda-1 = Bande Sebath
    .short = Sebath
    .the = la bande Sebath
unit-banda-2 = Bande Ali
    .short = Ali
    .the = la bande Ali
unit-banda-3 = Bande Thala 1
    .short = Thala 1
    .the = la bande Thala 1
unit-banda-4 = Bande Thala 2
    .short = Thala 2
    .the = la bande Thala 2
unit-banda-5 = Bande Okule-Kusai 1
    .short = Okule 1
    .the = la bande Okule-Kusai 1
unit-banda-6 = Bande Okule-Kusai 2
    .short = Okule 2
    .the = la bande Okule-Kusai 2

## L’image

map-turn = Tour { $turn } sur { $turns } · { $date }
map-before = Avant le tour 1 · { $date }
map-acts = { $phase ->
    [deployment] { $side } se déploient
    [fire] { $side } tirent
    [lull] { $side } se réorganisent
    [over] La bataille est finie
   *[other] { $side } bougent
}
map-water = Eau { $water } sur { $most }
map-legend-spring = eau
map-legend-threatened = place avec ennemis à 4 au plus
map-fight = Le combat
part-north-west = Nord-ouest
part-north-east = Nord-est
part-south-west = Sud-ouest
part-south-east = Sud-est

## Events

event-deployment-changed = { $unit } : { $start } → { $end }.
event-deployment-ended =
    { $side } sont prêts{ $historical ->
        [yes] , comme dans l’histoire
       *[other] , à des places de leur choix
    }.
event-player-turn-began = Tour { $turn } : { $side } bougent.
event-move-began =
    { $unit } { $leaders ->
        [none] bouge
       *[other] bouge avec { $leaders }
    }{ $start ->
        [none] .
       *[other] { "" } depuis { $start }.
    }
event-hex-entered = { $unit } entre en { $at } ; points restants : { $left }.
undone-move =
    { $unit } { $leaders ->
        [none] va
       *[other] va avec { $leaders }
    } { $start ->
        [none] jusqu’en { $end }.
       *[other] de { $start } à { $end }.
    }
event-move-ended =
    { $unit } { $why ->
        [spent] s’arrête en { $at } : plus de points
        [hit] s’arrête en { $at } sous le feu
        [repulsed] revient en { $at }
        [armed] ramasse des fusils en { $at } et s’arrête
        [eliminated] ne va pas plus loin
        [limbered] est à l’attelage en { $at }
        [unlimbered] est en batterie en { $at }
       *[other] s’arrête en { $at }
    }.
event-formation-changed =
    { $unit } en { $at } : { $limbered ->
        [yes] à l’attelage
       *[other] en batterie
    }.
event-marker-put =
    { $unit } : { $marker }{ $number ->
        [1] .
       *[other] { "" } pour la seconde fois.
    }
event-shot-fired =
    { $firer } tire sur { $target } en { $at }, distance { $distance } : { $hits ->
        [0] manqué
        [1] touché
       *[other] double touché
    }.
event-piece-hit = { $unit } perd un pas en { $at }.
event-piece-eliminated =
    { $unit } est hors de combat en { $at }{ $why ->
        [overrun] , sous le choc
        [retreat] , sans retraite possible
       *[other] { "" }
    }.
event-leader-tested =
    { $unit } en { $at } : { $hit ->
        [yes] une blessure
       *[other] aucune blessure
    }.
event-melee-fought =
    { $attacker } attaque { $defender } en { $at }, { $attack } contre { $defence } : { $result ->
        [active-retreats] égalité, l’assaillant recule
        [lower-retreats] { $loser } recule
        [lower-retreats-with-hit] { $loser } recule avec un coup
       *[other] { $loser } s’effondre
    }.
event-retreated = { $unit } recule de { $start } en { $end }.
event-retreat-changed = { $unit } recule plutôt en { $end }.
event-rifle-left = Des fusils restent en { $at }.
event-rifle-taken = { $unit } ramasse des fusils en { $at }.
event-control-taken = { $side } tiennent { $at } à présent.
event-markers-removed = Administration : les marqueurs sont retirés. Tour fini : { $side }.
event-water-changed = Eau dans le fort : { $water } ({ $change }).
event-lull-began = Le combat s’éteint après le tour { $turn }.
event-went-back = { $unit } revient de { $start } en { $end }.
event-recovery-rolled =
    { $unit } { $recovered ->
        [yes] retrouve son plein effectif
       *[other] garde un seul pas
    }.
event-unit-returned = { $unit } : un contingent frais arrive en { $at }.
event-day-began = { $side } ont pris leurs places.
event-game-ended =
    La fin : { $winner ->
        [draw] égalité
       *[other] { $band }
    }.

## La dépêche : qui, quoi, qui, où

colon = { $name } : { $what }
semicolon = { $one } ; { $two }
deed-kill =
    { $actor } { $count ->
        [one] détruit
       *[other] détruisent
    } { $target }{ $place ->
        [none] .
       *[other] { "" } en { $place }.
    }
deed-hit =
    { $actor } { $count ->
        [one] touche
       *[other] touchent
    } { $target }{ $place ->
        [none] .
       *[other] { "" } en { $place }.
    }
deed-miss =
    { $actor } { $count ->
        [one] manque
       *[other] manquent
    } { $target }.
deed-hurt =
    { $actor } { $count ->
        [one] perd un pas
       *[other] perdent un pas chacun
    }{ $place ->
        [none] .
       *[other] { "" } en { $place }.
    }
deed-destroy =
    { $actor } { $count ->
        [one] détruit
       *[other] détruisent
    } { $target } en { $place }, { $score }.
deed-drive =
    { $actor } { $count ->
        [one] chasse
       *[other] chassent
    } { $target } de { $place }, { $score }.
deed-drive-hurt =
    { $actor } { $count ->
        [one] chasse
       *[other] chassent
    } { $target } de { $place } avec des pertes, { $score }.
deed-repel =
    { $actor } { $count ->
        [one] repousse
       *[other] repoussent
    } { $target } en { $place }, { $score }.
deed-repel-hurt =
    { $actor } { $count ->
        [one] repousse
       *[other] repoussent
    } { $target } avec des pertes en { $place }, { $score }.
deed-draw =
    { $actor } { $count ->
        [one] charge
       *[other] chargent
    } { $target } en { $place } sans résultat, { $score }.
deed-gone =
    { $actor } { $count ->
        [one] est
       *[other] sont
    } hors de combat{ $place ->
        [none] .
       *[other] { "" } en { $place }.
    }
deed-fall =
    { $actor } { $count ->
        [one] tombe
       *[other] tombent
    }{ $place ->
        [none] .
       *[other] { "" } en { $place }.
    }
deed-wounded =
    { $actor } { $count ->
        [one] reçoit une blessure
       *[other] reçoivent des blessures
    }{ $place ->
        [none] .
       *[other] { "" } en { $place }.
    }
deed-take =
    { $actor } { $count ->
        [one] prend
       *[other] prennent
    } { $place }.
deed-back =
    { $actor } { $count ->
        [one] recule
       *[other] reculent
    }{ $place ->
        [none] .
       *[other] { "" } en { $place }.
    }
deed-move =
    { $actor } { $count ->
        [one] va
       *[other] vont
    }{ $place ->
        [none] { "" } de l’avant.
       *[other] { "" } en { $place }.
    }
deed-deploy =
    { $actor } { $count ->
        [one] prend
       *[other] prennent
    } position{ $place ->
        [none] .
       *[other] { "" } en { $place }.
    }
deed-ready =
    { $actor } { $count ->
        [one] est
       *[other] sont
    } en place.
deed-limber =
    { $actor } { $count ->
        [one] passe
       *[other] passent
    } à l’attelage{ $place ->
        [none] .
       *[other] { "" } en { $place }.
    }
deed-unlimber =
    { $actor } { $count ->
        [one] se met
       *[other] se mettent
    } en batterie{ $place ->
        [none] .
       *[other] { "" } en { $place }.
    }
deed-arm =
    { $actor } { $count ->
        [one] ramasse
       *[other] ramassent
    } des fusils.
deed-lull = Le combat s’éteint.
deed-return =
    { $actor } { $count ->
        [one] rentre
       *[other] rentrent
    }{ $place ->
        [none] .
       *[other] { "" } en { $place }.
    }
deed-recover =
    { $actor } { $count ->
        [one] est
       *[other] sont
    } de nouveau au complet.
deed-fresh =
    { $actor } { $count ->
        [one] revient
       *[other] reviennent
    } avec des hommes frais{ $place ->
        [none] .
       *[other] { "" } en { $place }.
    }
deed-more =
    { $count ->
        [one] une autre unité
       *[other] { $count } autres unités
    }
deed-units =
    { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }

## The panel

panel-title-deployment = { $scenario } · déploiement
panel-title = { $scenario } · tour { $turn } sur { $turns }, { $date } · { $acts }
panel-title-end = { $scenario } · { $band }
map-force =
    { $units ->
        [0] aucune unité
        [one] { $units } unité
       *[other] { $units } unités
    }, { $steps ->
        [0] aucun pas
        [one] { $steps } pas
       *[other] { $steps } pas
    }, { $places ->
        [0] aucune place
        [one] { $places } place
       *[other] { $places } places
    }
panel-side =
    { $side } : { $units ->
        [0] aucune unité
        [one] { $units } unité
       *[other] { $units } unités
    }, { $steps ->
        [0] aucun pas
        [one] { $steps } pas
       *[other] { $steps } pas
    }, { $places ->
        [0] aucune place
        [one] { $places } place
       *[other] { $places } places
    }
panel-water = eau { $water }

## Questions

orders-over = La bataille est finie.
orders-deploy = { $side } se déploient : comme dans l’histoire, ou pion par pion.
orders-move = { $side } bougent : une unité à la fois.
orders-go-on = { $unit } en { $at } : points restants { $left }. Continuer, ou rester ?
orders-retreat = Où recule { $unit } ? Position actuelle : { $at }.
orders-fire = { $side } tirent : chaque unité une fois.
orders-react = { $unit } traverse { $at }. { $side } : feu ?
orders-rearrange = Le soir : { $side } peuvent changer de place.
orders-orders = Ordres permanents : qui tire, et quand, pendant que l’ennemi bouge.
prompt-over = La bataille est finie.
prompt-unit = Quel pion ?
prompt-move-unit = Qui bouge ?
prompt-to = Vers quel hexagone ?
prompt-at = Sur quelle cible, ou en quel hexagone ?
prompt-with = Comment ?
prompt-leaders = Avec qui ?
prompt-by = En passant par quel hexagone ?
prompt-from = Qui tire ?
prompt-preset = Quels ordres pour tous ?
prompt-within = À quelle distance ?
prompt-most = Combien sur une cible ?
prompt-spare = Sous quelle chance ne tirent-ils pas ?
prompt-only = Sur quelles cibles ?
prompt-step = Demander à qui bouge après chaque tir manqué ?
why-deploy = Chaque camp se place dans ses zones, une unité par hexagone, les chefs avec des unités ; le second voit le premier. Comme dans l’histoire tient en une touche.
why-move = Une unité entre dans les hexagones tant que ses points suffisent ; chacun peut attirer le feu, et le premier coup l’arrête. Qui dépense tout porte MOUVEMENT et tire moins bien. Entrer chez l’ennemi, c’est attaquer.
why-go-on = Le vainqueur reste dans l’hexagone et peut continuer avec ses points, sous le feu ou vers une autre mêlée.
why-retreat = Le vainqueur d’une mêlée choisit où recule le défenseur battu, jusqu’au prochain dé ou mouvement.
why-fire = Chaque unité tire une fois, les fusils jusqu’à 4 hexagones, les canons en batterie jusqu’à 8, si la ligne de vue est libre. RETRAITE l’interdit ; MOUVEMENT et COMBAT coûtent 1 chacun.
why-react = Qui voit l’ennemi entrer à portée peut tirer, chaque unité une fois par tour adverse, à −1 (canons −2, et seulement avec un chef). Le premier coup arrête le mouvement.
why-rearrange = Entre deux jours, les unités revenues ou fraîches peuvent changer de place dans leurs zones, les Italiens dans le fort.
why-orders = Les ordres donnés d’avance s’exécutent dès que l’ennemi bouge ; on ne demande qu’à ceux qui ont l’ordre « demander ». L’adversaire ne les voit pas avant la fin ; mais pendant qu’on vous demande il attend, et s’en aperçoit.
lesson-deploy = Restez hors de portée des lances ; laissez-les venir.
lesson-move = Une unité qui garde un point tire sans malus.
lesson-go-on = Continuer peut mener sous le feu, ou dans une autre mêlée.
lesson-retreat = Vous choisissez où va l’unité battue, même devant vos fusils.
lesson-fire = Tir proche, tir sûr. Un coup détruit une unité déjà réduite.
lesson-react = Chaque unité réagit une seule fois ; l’hexagone suivant peut rapprocher l’ennemi.
lesson-rearrange = Le jour suivant commence là où sont maintenant vos unités.
lesson-orders = Avec « à 2 », une unité ne tire que jusqu’à deux hexagones.

## Labels

choice-move = Bouger
choice-fire = Tirer
choice-place = Placer
choice-historical = Comme dans l’histoire
choice-done-deploy = Prêts
choice-done-move = Fin du mouvement
choice-done-fire = Fin du tir
choice-done-retreat = Garder cette retraite
choice-done-rearrange = Le jour commence
choice-go = Aller
choice-go-with = Aller, avec { $leaders }
choice-go-on = Continuer vers …
choice-alone = Sans chefs
choice-with = Avec d’autres chefs …
choice-by = En passant par …
choice-unlimber = Mettre en batterie
choice-unlimber-alone = Mettre en batterie, sans chefs
choice-unlimber-with = Mettre en batterie, avec d’autres chefs …
choice-limber = Atteler
choice-stay = Rester
choice-onward = Continuer comme ordonné
choice-back = Retour au départ
choice-back-to = Retour en { $at }, en passant par …
choice-retreat = Une autre retraite
choice-retreat-of = Une autre retraite pour { $unit }
choice-pass = Laisser passer
choice-pass-move = Laisser passer ce mouvement
choice-hold-phase = Ne plus tirer de la phase
choice-fallback = Selon l’ordre de repli
choice-preset = Ordres pour tous
choice-rifles = Fusils
choice-guns = Canons
choice-unit-order = Une seule unité …
choice-most = Sur une cible
choice-spare = Tirs incertains
choice-only = Seulement sur …
choice-step = Pas à pas
choice-preset-steady = Calme : fusils à 2, canons à 4
choice-preset-close = De près : fusils à 1
choice-preset-long = De loin : fusils à 4, canons à 8
choice-preset-horse-only = Seulement contre les cavaliers
choice-preset-ask-me = Me demander
choice-preset-hold-all = Personne ne tire
choice-order-within = À { $distance } au plus
choice-order-hold = Ne pas tirer
choice-order-ask = Me demander
choice-order-usual = Comme son genre
choice-most-of =
    { $count ->
        [0] Aucune unité
        [one] Au plus { $count } unité
       *[other] Au plus { $count } unités
    }
choice-spare-below = Pas sous { $percent } %
choice-spare-none = Tenter tous les tirs
choice-kind-all = Toutes les cibles
choice-switch-on = Oui
choice-switch-off = Non
choice-unit = { $unit } ({ $at })
choice-unit-off = { $unit } (arrive)
choice-unit-shot = { $unit }, distance { $distance } : { $chance }
choice-target = { $unit } ({ $at }), distance { $distance } : { $chance }
choice-attack = { $at } : attaquer { $unit }, { $chance }
choice-to-cost = { $at }, coût { $cost }
detail-points =
    { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }{ $limbered ->
        [yes] , à l’attelage
       *[other] { "" }
    }
detail-to =
    { $windows ->
        [0] personne ne peut tirer en chemin
        [one] { $windows } hexagone sous le feu
       *[other] { $windows } hexagones sous le feu
    }
detail-attack = nous { $strength } + dé, eux { $against } + dé
detail-attack-cost = coût { $cost }
detail-double = deux coups { $chance }
pick-move = Faire bouger
pick-to = Où ?
pick-exactly = Chemin et chefs …
pick-shots = Feu : les meilleurs tirs
pick-react = Tirer sur qui bouge
pick-place = Placer un pion
pick-on = Continuer vers
advice-because = { $what } – { $why }

## Answers in words

said-move = { $unit } en { $at }{ $how }
said-formation =
    { $unit } : { $what ->
        [limber] à l’attelage
       *[other] en batterie
    }{ $how }
said-to = , en { $at }
said-alone = , sans chefs
said-with = , avec { $leaders }
said-by = , par { $at }
said-unlimber = , en batterie à la fin
said-fire = { $unit } tire sur { $target }
said-react = { $unit } tire
said-place = { $unit } en { $at }
said-go = Continuer en { $at }
said-back = Retour au départ, en passant par { $at }
said-retreat = La retraite va en { $at }
said-done = Fini
said-orders = Ordres permanents : { $what }

## Refusals

refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-not-your-turn = C’est à l’autre camp : { $side }.
refused-no-orders = Il n’y a pas de consignes à donner.
refused-too-many-orders = Assez d’ordres pour l’instant : au plus { $most } entre deux coups.
refused-game-over = La bataille est finie.
refused-no-such-unit = « { $word } » n’est pas un pion de cette bataille.
refused-no-such-hex = « { $word } » n’est pas un hexagone de cette carte : quatre chiffres, colonne et rangée.
refused-not-yours = { $unit } est de l’autre camp.
refused-off-the-map = { $unit } n’est pas sur la carte.
refused-has-moved = { $unit } a déjà bougé dans cette phase.
refused-fixed = { $unit } reste en place : ces canons ne bougent jamais.
refused-shut-in = { $unit } en { $at } n’a nulle part où aller.
refused-emplaced = Ces canons sont en batterie : il faut d’abord atteler.
refused-limbered-far = Après l’attelage, les canons entrent dans un hexagone au plus, d’un point.
refused-already-there = { $unit } est déjà en { $at }. Pour y finir le mouvement, nommez un hexagone à traverser (« En passant par … »).
refused-impassable = { $unit } ne peut jamais entrer en { $at }.
refused-leader-alone = { $unit } ne peut entrer seul en { $at } : l’ennemi y est.
refused-friends-there = { $friend } est en { $at } : on traverse les amis, on ne s’y arrête pas.
refused-too-far-to-move = { $unit } n’atteint pas { $at } ; points : { $points }.
refused-no-such-way = Avec ces points, aucun chemin vers { $at } par { $by }.
refused-no-retreat = « { $word } » ne convient pas à cette retraite.
refused-no-officer = { $unit } en { $at } n’a pas de chef : les canons ne réagissent qu’avec un chef.
refused-limbered = { $unit } est à l’attelage et ne peut tirer.
refused-never-fires = { $unit } n’a ni fusils ni canons.
refused-retreated = { $unit } porte RETRAITE et ne peut tirer.
refused-has-fired = { $unit } a déjà tiré.
refused-too-far = { $at } est trop loin pour { $unit } : { $distance }, et la portée est { $range }.
refused-not-seen = { $unit } n’a pas de ligne de vue libre vers { $at }.
refused-nobody-in-sight = { $unit } ne voit aucune cible à portée.
refused-nobody-there = Personne à viser : « { $word } ».
refused-own-side = { $target } est de votre camp.
refused-leader-with-unit = { $target } est avec une unité : tirez sur elle, et le chef tentera sa chance.
refused-nowhere-to-place = { $unit } n’a pas d’autre hexagone où se tenir.
refused-no-unit-there = Aucune unité de son camp en { $at } : les chefs se tiennent avec des unités.
refused-not-in-zone = { $at } n’est pas dans la zone permise : { $unit }.
refused-no-answer = Rien n’a été dit.
refused-not-an-option = « { $word } » ne peut se dire ici.
refused-not-now = « { $what } » ne peut se dire maintenant. C’est le moment de ceci : { $step }.{ $when }
refused-said-twice = « { $word } » a été dit deux fois.
refused-wrong-number = On peut en choisir de { $least } à { $most }.
refused-too-many-words = « { $word } » est un mot de trop.
refused-more-to-say = Il manque quelque chose : { $slot }.
when-move = { " " }On bouge au début de son propre tour.
when-fire = { " " }On tire après tous les mouvements.
when-place = { " " }Les places se choisissent avant la bataille et aux accalmies.
slot-do = quoi faire
slot-unit = le pion
slot-to = l’hexagone
slot-at = la cible
slot-from = qui tire
slot-with = comment
slot-by = par quel chemin
slot-leaders = les chefs
slot-other = un mot

## Steps, log, figures

step-deploy = déploiement
step-player-turn = début du tour
step-move = mouvement
step-fire-phase = début du tir
step-fire = tir
step-administration = administration
step-lull = l’accalmie
step-rearrange = réorganisation
step-end = la fin
step-react = tir d’opportunité
step-orders = consignes
log-kind-dice = Jets de dé
log-kind-losses = Pertes
log-kind-fire = Tir
log-kind-melee = Mêlées
log-kind-moves = Mouvements
log-kind-places = Places et tours
measure-italian-steps = Pas italiens
measure-other-steps = Pas adverses
measure-italian-places = Places italiennes
measure-water = Eau
measures-forces = Les forces
measures-places = Les places

## Corps

corps-III = IIIe bataillon
corps-IV = IVe bataillon
corps-VI = VIe bataillon
corps-VIII = VIIIe bataillon
corps-eritrea = Compagnies indigènes
corps-barca = Irréguliers
corps-genio = Génie
corps-tappa = Étape
corps-guns = Artillerie
corps-sebath = Col de Falaga
corps-thala = Aile droite, Togora
corps-okule = Okule-Kusai
corps-olie = Hommes de ras Olie
corps-mikael = Hommes de ras Mikael
corps-makonnen = Hommes de ras Makonnen
corps-mangasha = Hommes de ras Mangasha
corps-shoan-guns = Canons du Choa
corps-kassala = Hommes de l’émir

## Dice

dice-account = { $what } (§{ $rule }) : dé { $dice }{ $modifiers }{ $total } : { $result }.
dice-modifier = , { $value } { $name } (§{ $rule })
dice-total = { " " }= { $total }
purpose-fire = { $firer } sur { $target }, distance { $distance }
purpose-leader = { $unit } sous le feu
purpose-melee = { $unit } dans la mêlée
purpose-recover = { $unit } se refait
result-miss = manqué
result-hit = touché
result-double = double touché
result-recovered = plein effectif
result-reduced = encore un seul pas
result-active-retreats = égalité : l’assaillant recule
result-lower-retreats = le plus faible recule
result-lower-retreats-with-hit = le plus faible recule avec un coup
result-lower-eliminated = le plus faible s’effondre
modifier-support = soutien
modifier-size = petite unité
modifier-moved = MOUVEMENT
modifier-combat = COMBAT
modifier-opportunity = tir d’opportunité
modifier-thirst = soif
modifier-leader = chef
modifier-at = cible : { $terrain }
modifier-from = tir depuis : { $terrain }
modifier-in = terrain : { $terrain }
modifier-height = position plus haute
modifier-retreat = RETRAITE
modifier-bayonet = baïonnettes
modifier-melee = valeur de mêlée
settled-die = le dé « { $what } » a été jeté (§{ $rule })

## The text board

alt-head = Carte : { $scenario }. { $acts }. { $when }.
alt-over = Carte : { $scenario }. La fin : { $band }.
alt-places = Places : { $places }.
alt-place = { $place } : { $side }
alt-nobody = personne
alt-near = Gros plan autour de { $at }. { $units }.
alt-units = { $side } : { $units }.
board-side = **{ $side }**
board-corps = { $corps } : { $units }
board-unit = { $unit } { $at }{ $marks }
board-gone = Perdus : { $units }
board-places = Places : { $places }
board-rifles = Fusils à terre : { $hexes }
board-water = Eau : { $water } sur { $most }
board-orders = Ordres permanents : { $orders }
board-order = fusils { $rifles }, canons { $guns }, au plus { $most } par cible
board-order-unit = { $unit } { $order }
board-order-word =
    { $order ->
        [hold] sans tirer
        [ask] sur demande
       *[within] à { $distance } au plus
    }
board-order-spare = rien sous { $percent } %
board-order-only = seulement sur { $kinds }
board-order-step = pas à pas
mark-reduced = un seul pas
mark-limbered = à l’attelage
mark-retreat-2 = RETRAITE, la seconde

## The end

band-flag-never-down = Le drapeau jamais amené
band-line-held = La ligne a tenu
band-italian-triumph = Triomphe italien
band-italian-victory = Victoire italienne
band-fort-held = Le fort a tenu
band-held-until-noon = Tenue jusqu’à midi
band-dervish-victory = Victoire des Derviches
band-fort-taken = Le fort est pris
band-line-broken = La ligne est rompue
band-dervish-triumph = Triomphe des Derviches
band-emperors-eyes = Sous les yeux du négus
band-swept-away = Balayés
band-given-up = Abandon
band-out-of-time = Perdu au temps
result-won =
    { $side } gagnent au tour { $turns } : { $reason ->
        [resign] l’autre camp a abandonné
        [claim] le temps de l’autre camp était écoulé
        [no-units] l’autre camp n’a plus d’unités
        [turns] le temps est écoulé
        [fort] le fort est pris
       *[other] les places sont prises
    }.
result-draw = Égalité au tour { $turns }.
result-score =
    { $side } : { $kind ->
        [points] points
       *[other] places
    } { $score }
score-italian = Italiens devant de { $ahead }
score-other = Italiens derrière de { $ahead }
mistake-title = { $side } : { $what }
mistake-leaders-alone = chefs laissés seuls
    .meaning = Un chef se tenait sans troupe à portée de l’ennemi, qui l’a culbuté
mistake-places-left = places abandonnées
    .meaning = Une unité a quitté une place de son plein gré, et l’ennemi l’a prise
mistake-rash-melees = mêlées hasardeuses
    .meaning = Une attaque loin des objectifs, qui coûte d’ordinaire plus à l’assaillant qu’au défenseur
mistake-shots-forgone = tirs négligés
    .meaning = Une unité aurait pu tirer avec une chance sur deux au moins, et ne l’a pas fait
score-even = à égalité

## House rules

switch-moved = Qui reçoit MOUVEMENT
switch-moved-spent = Qui n’a plus de points
switch-moved-any = Qui a quitté son hexagone
switch-volleys = Doubles coups des fusils
switch-volleys-top = Sur un six, de près
switch-volleys-deadly = Plus souvent pour les Italiens
switch-sight = Hauteurs et vue
switch-sight-rim = Ce qui dépasse la cible bloque
switch-sight-plain = Ce qui dépasse les deux bloque
switch-bayonet = Baïonnettes à l’Amba Alagi
switch-bayonet-all = En attaque et en défense
switch-bayonet-attackers = En attaque seulement
switch-orders = Ordres permanents
switch-orders-secret = Secrets jusqu’à la fin
switch-orders-open = Visibles de tous
switch-reaction = Tir d’opportunité
switch-reaction-asked = On demande à qui le veut
switch-reaction-instant = Par ordres seuls, sans attente
switch-fallback = Si personne ne répond
switch-fallback-1 = Feu à 1
switch-fallback-2 = Feu à 2
switch-fallback-3 = Feu à 3
switch-fallback-4 = Feu à 4
switch-fallback-hold = Ne pas tirer
switch-handicap = Unités contre les Italiens
switch-handicap-0 = Comme dans le scénario
switch-handicap--2 = Deux de moins
switch-handicap--1 = Une de moins

## How to play

guide-1 = **Ascari.** Trois batailles des ascaris érythréens, de 1890 à 1896, pour deux camps. À chaque tour un camp bouge et tire, puis l’autre. Un pion a une grande valeur de mêlée et un petit mouvement ; sa face réduite a perdu un pas. Un hexagone se nomme par colonne et rangée : 0907.
guide-2 = **Bouger.** Choisissez une unité, puis son hexagone ; la carte montre ce qu’elle atteint, à quel coût, et combien d’ennemis peuvent tirer en chemin. Gardez un point et vous tirerez sans malus. On traverse les amis sans s’y arrêter. Entrer chez l’ennemi, c’est attaquer.
guide-3 = **Tir d’opportunité.** Qui voit l’ennemi entrer à portée peut tirer, une fois par tour, à −1. Vos consignes le font pour vous : à 2 hexagones, à 4, jamais, ou vous demander. Elles sont secrètes. Le premier coup arrête qui bouge.
guide-4 = **Tir et mêlée.** Un dé décide de chaque tir ; soutien, chefs et terrain aident ou gênent. En mêlée chacun ajoute un dé à sa valeur : le plus faible recule, avec un coup, ou pour de bon s’il est très inférieur. Qui a reculé porte RETRAITE et ne tire pas.
guide-5 = **La fin.** Agordat compte pertes et puits, Makallé les hexagones du fort, Amba Alagi cinq places. Les drapeaux disent à qui est chacune ; un anneau rouge en tirets dit que l’ennemi est proche.

## The counters of the guide

counter-tag = bataillon ou corps, et nom
counter-melee = valeur de mêlée
counter-speed = points de mouvement
counter-tabs = marqueurs : M a bougé, O a réagi
counter-reduced = réduite : valeur encadrée, coin coupé
counter-spears = lanciers : la bande, pas de tir
counter-guns = canons en batterie
counter-leader = un chef : F pour le tir, C pour la mêlée
counter-alt = Quatre pions agrandis. Fusiliers : la bande du haut nomme corps et unité, le grand chiffre à gauche est la valeur de mêlée, le petit les points de mouvement, les onglets à droite sont des marqueurs. Lanciers réduits : valeur encadrée, coin coupé, bande en bas. Canons en batterie. Un chef, rond, avec F pour le tir et C pour la mêlée.

## The poster

poster-count = Le compte
poster-points = points
poster-units = unités restantes
poster-steps = pas restants
poster-places = places tenues
poster-orders = Les consignes, enfin
poster-fates = Les chefs
poster-curves = Pas restants, tour par tour
poster-seed = Partie { $game }
poster-alt = Affiche : { $scenario }. { $count } Chefs : { $fates }.
fate-fell = tombé au tour { $turn }
fate-hurt = blessé
fate-unhurt = indemne

## Odds

choice-odds-fire = Un tir …
choice-odds-melee = Une mêlée …
prompt-what = Les chances de quoi ?
slot-what = quel jet
refused-no-odds = Rien de tel ne se jette maintenant.
odds-title-fire = { $firer } sur { $target }, distance { $distance }
odds-title-melee = { $attacker } attaque { $defender }
odds-roll-plain = Un dé, sans modificateur.
odds-roll-die = Un dé : { $parts }.
odds-roll-melee = { $strength } + dé contre { $against } + dé
odds-double = deux coups
odds-hit = un coup
odds-miss = manqué
odds-gone = défenseur éliminé
odds-back-hit = défenseur en retraite avec un coup
odds-back = défenseur en retraite
odds-drawn = égalité : l’assaillant recule
odds-we-back = l’assaillant recule
odds-we-back-hit = l’assaillant recule avec un coup
odds-we-gone = assaillant éliminé
odds-success = Réussite : { $chance }
odds-mean = Pas en moyenne : { $mean }
odds-counted = pas perdus par l’ennemi
odds-change-nearer = Un hexagone plus près : { $chance }
odds-change-react = En tir d’opportunité : { $chance }
odds-change-stronger = Avec +1 (un chef, des baïonnettes) : { $chance }
odds-line = { $firer } sur { $target }, distance { $distance } : { $chance }

## Overlays

overlay-happened = Ce qui s’est passé
overlay-reach = Ce qu’une unité atteint
overlay-sight = Ce que voit une unité
overlay-threat = Où porte le feu
overlay-labels = Hexagones et leurs repères
overlay-quiet = Rien ne s’est passé.
overlay-way = Le chemin
overlay-window = Qui pourrait tirer
overlay-zone = Où elle peut se placer
overlay-reach-line = { $unit } en { $at } atteint, avec le coût et, entre parenthèses, combien d’ennemis pourraient tirer en chemin : { $hexes }
overlay-way-line = { $unit } : { $hexes }, coût { $cost }.
overlay-way-none = { $unit } ne peut aller en { $at }.
overlay-way-safe = Aucun ennemi ne pourrait tirer en chemin.
overlay-way-threats = Combien d’ennemis pourraient tirer : { $hexes }.
overlay-sight-dark = Angle mort à portée : { $hexes }
overlay-threat-line = Où porte le feu adverse ({ $side }) :
overlay-threat-by =
    { $count ->
        [0] personne : { $hexes }
        [one] une unité : { $hexes }
       *[other] { $count } unités : { $hexes }
    }
overlay-window-line = { $unit } est en { $at }. Qui pourrait tirer : { $shots }.
overlay-window-none = Personne ne pourrait tirer à présent.
overlay-zone-line = { $unit } peut se placer en : { $hexes }
overlay-reach-none = { $unit } n’atteint aucun autre hexagone.
overlay-sight-line = { $unit } en { $at } : hexagones vus à portée { $seen } ({ $hexes })
overlay-ranges = Anneaux des consignes
choice-happened = Ce qui s’est passé
choice-reach = Ce qu’une unité atteint …
choice-sight = Ce que voit une unité …
choice-threat = Où porte le feu …
choice-ranges = Anneaux des consignes
choice-labels = Hexagones et leurs repères
prompt-show = Que montrer ?
prompt-of = De qui ?
overlay-labels-line = Un hexagone se nomme par colonne et rangée : le premier de la colonne 9 est 0901.
