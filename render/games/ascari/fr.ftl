# Ascari en français : tout ce qu’un joueur lit, sauf les règles.

title = Ascari
first-question = { $side ->
    [italian] D’où partent vos compagnies ?
   *[other] D’où partent vos unités ?
}
button-first-stand = Comme dans l’histoire
button-first-adviser = Le placement du conseiller
button-first-change = Choisir les positions
scenario-agordat-1890 = Agordat, 1890
    .note = petit, idéal pour apprendre : 11 unités, 8 tours, environ une demi-heure
    .opening = **Agordat, 27 juin 1890.** Aux puits, trois unités italiennes surprennent huit unités derviches.
    .opening-italian = **Agordat, 27 juin 1890.** Vous surprenez les Derviches aux puits : trois unités contre huit.
    .goal = Après le tour 8, le camp avec le plus de points gagne. Vous marquez des points pour les unités éliminées, et deux par puits tenu.
scenario-makalle-1896 = Makallé, 1896
    .note = un siège de quatre jours : 27 unités, 9 tours, environ deux heures
    .opening = **Makallé, 8 janvier 1896.** Les Italiens tiennent le fort d’Enda Jesus, où l’eau manque. Les Éthiopiens donnent l’assaut.
    .goal = Les Éthiopiens gagnent s’ils tiennent le réduit ou trois hexagones du fort. Sinon, les Italiens gagnent après le tour 9.
scenario-amba-alagi-1895 = Amba Alagi, 1895
    .note = le plus grand : 33 unités, 9 tours, environ trois heures
    .opening = **Amba Alagi, 7 décembre 1895.** Les Italiens du commandant Toselli tiennent le col. Les Éthiopiens attaquent de trois côtés.
    .goal = Les Éthiopiens gagnent s’ils tiennent quatre des cinq lieux marqués sur la carte. Sinon, les Italiens gagnent après le tour 9.

## Noms

side-italian = les Italiens
    .short = Italiens
side-ethiopian = les Éthiopiens
    .short = Éthiopiens
side-dervish = les Derviches
    .short = Derviches
place-wells = puits
    .the = les puits
    .at = aux puits
    .to = aux puits
    .from = des puits
place-huts = huttes
    .the = les huttes
    .at = aux huttes
    .to = aux huttes
    .from = des huttes
place-redoubt = réduit
    .the = le réduit
    .at = au réduit
    .to = au réduit
    .from = du réduit
place-enclosure = enceinte
    .the = l’enceinte
    .at = à l’enceinte
    .to = à l’enceinte
    .from = de l’enceinte
place-spring_south = source Sud
    .the = la source Sud
    .at = à la source Sud
    .to = à la source Sud
    .from = de la source Sud
place-spring_east = source Est
    .the = la source Est
    .at = à la source Est
    .to = à la source Est
    .from = de la source Est
place-blockhouse = blockhaus
    .the = le blockhaus
    .at = au blockhaus
    .to = au blockhaus
    .from = du blockhaus
place-falaga = Falaga
    .the = Falaga
    .at = à Falaga
    .to = à Falaga
    .from = de Falaga
place-togora = Togora
    .the = Togora
    .at = à Togora
    .to = à Togora
    .from = de Togora
place-road = route
    .the = la route
    .at = sur la route
    .to = sur la route
    .from = de la route
place-terrace = terrasse
    .the = la terrasse
    .at = sur la terrasse
    .to = sur la terrasse
    .from = de la terrasse
place-church = église
    .the = l’église
    .at = à l’église
    .to = à l’église
    .from = de l’église
hex-at = en { $at }
hex-to = en { $at }
hex-from = de { $at }
kind-rifles = fusiliers
kind-spears = lanciers
kind-horse = cavalerie
kind-guns = canons
kind-leader = chef
terrain-clear = terrain dégagé
terrain-rocks = rochers
terrain-grove = palmeraie
terrain-riverbed = lit de rivière
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
unit-fara = Capitaine Fara
    .short = Fara
    .the = le capitaine Fara
unit-fara-1 = 1re compagnie
    .short = 1re Cie
    .the = la 1re compagnie
unit-fara-2 = 2e compagnie
    .short = 2e Cie
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
unit-horse = Cavalerie Baggara
    .short = Baggara
    .the = la cavalerie Baggara
    .many = no
unit-galliano = Commandant Galliano
    .short = Galliano
    .the = le commandant Galliano
unit-raimondo = Lieutenant Raimondo
    .short = Raim.
    .the = le lieutenant Raimondo
unit-gunner = Officier de batterie
    .short = Batt.
    .the = l’officier de batterie
unit-4-iii = 4/III (deux centuries)
    .short = 4/III
    .the = 4/III
unit-genio = Génie et infanterie
    .short = Génie
    .the = le détachement du Génie
    .many = no
unit-tappa = Étape et carabiniers
    .short = Étape
    .the = le détachement d’étape
    .many = no
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
unit-toselli = Commandant Toselli
    .short = Toselli
    .the = le commandant Toselli
unit-anghera = Capitaine Angherà
    .short = Angh.
    .the = le capitaine Angherà
unit-persico = Capitaine Persico
    .short = Persico
    .the = le capitaine Persico
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
    [lull] { $side } déplacent leurs unités
    [over] La bataille est finie
   *[other] { $side } se déplacent
}
map-water = Eau : { $water } sur { $most }
map-legend-spring = eau
map-legend-place = lieu
map-legend-threatened = ennemis à 4 hexagones ou moins
map-fight = Le combat
part-north-west = Nord-ouest
part-north-east = Nord-est
part-south-west = Sud-ouest
part-south-east = Sud-est

## Events

event-deployment-changed = { THE($unit) } commence en { $end } au lieu de { $start }.
event-deployment-ended =
    { $side } ont pris position{ $historical ->
        [yes] { "" } aux emplacements historiques
       *[other] { "" } aux emplacements de leur choix
    }.
event-player-turn-began = Tour { $turn } : { $side } se déplacent.
event-move-began =
    { THE($unit) } { $leaders ->
        [none] se déplace
       *[other] se déplace avec { THE($leaders) }
    }{ $start ->
        [none] .
       *[other] { "" } depuis { $start }.
    }
event-hex-entered =
    { THE($unit) } entre en { $at } { $left ->
        [0] et n’a plus de points de mouvement
        [one] et il lui reste { $left } point de mouvement
       *[other] et il lui reste { $left } points de mouvement
    }.
undone-move =
    { THE($unit) } { $leaders ->
        [none] va
       *[other] va avec { THE($leaders) }
    } { $start ->
        [none] en { $end }.
       *[other] de { $start } en { $end }.
    }
event-move-ended =
    { THE($unit) } { $why ->
        [spent] s’arrête en { $at } et n’a plus de points de mouvement
        [hit] s’arrête en { $at } après un coup au but
        [repulsed] perd la mêlée et revient en { $at }
        [armed] ramasse des fusils en { $at } et s’arrête
        [eliminated] ne va pas plus loin
        [limbered] s’arrête en { $at }, pièces attelées
        [unlimbered] s’arrête en { $at }, en batterie
       *[other] s’arrête en { $at }
    }.
event-formation-changed =
    { THE($unit) } { $limbered ->
        [yes] attelle ses pièces
       *[other] se met en batterie
    } en { $at }.
event-marker-put =
    { THE($unit) } reçoit le marqueur { $marker }{ $number ->
        [1] .
       *[other] { "" } pour la seconde fois.
    }
event-shot-fired =
    { THE($firer) } tire sur { THE($target) } en { $at }, distance { $distance } : { $hits ->
        [0] manqué
        [1] touché
       *[other] deux coups au but
    }.
event-piece-hit = { THE($unit) } perd un pas en { $at }.
event-piece-eliminated =
    { THE($unit) } est hors de combat en { $at }{ $why ->
        [overrun] { "" } sous l’assaut ennemi
        [retreat] { "" } faute de pouvoir reculer
       *[other] { "" }
    }.
event-leader-tested =
    { THE($unit) } { $hit ->
        [yes] est touché
       *[other] reste indemne
    } en { $at }.
event-melee-fought =
    { THE($attacker) } attaque { THE($defender) } en { $at }, { $attack } contre { $defence } : { $result ->
        [active-retreats] égalité, l’attaquant recule
        [lower-retreats] { THE($loser) } recule
        [lower-retreats-with-hit] { THE($loser) } recule et perd un pas
       *[other] { THE($loser) } est hors de combat
    }.
event-retreated = { THE($unit) } recule de { $start } en { $end }.
event-retreat-changed = { THE($unit) } recule finalement en { $end }.
event-rifle-left = Des fusils restent à terre en { $at }.
event-rifle-taken = { THE($unit) } ramasse les fusils en { $at }.
event-control-taken = { $side } tiennent maintenant { $at }.
event-markers-removed = { $side } retirent leurs marqueurs.
event-water-changed = Eau dans le fort : { $water } ({ $change }).
event-lull-began = Le combat cesse après le tour { $turn }.
event-went-back = { THE($unit) } revient de { $start } en { $end }.
event-recovery-rolled =
    { THE($unit) } { $recovered ->
        [yes] retrouve son plein effectif
       *[other] reste à un seul pas
    }.
event-unit-returned = { THE($unit) } revient en { $at } avec des troupes fraîches.
event-day-began = { $side } sont en place.
event-game-ended =
    La bataille est finie : { $winner ->
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
       *[other] { "" } { $place }.
    }
deed-hit =
    { $actor } { $count ->
        [one] touche
       *[other] touchent
    } { $target }{ $place ->
        [none] .
       *[other] { "" } { $place }.
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
       *[other] { "" } { $place }.
    }
deed-destroy =
    { $actor } { $count ->
        [one] détruit
       *[other] détruisent
    } { $target } { $place }, { $score }.
deed-drive =
    { $actor } { $count ->
        [one] déloge
       *[other] délogent
    } { $target } { $place } ({ $score }).
deed-drive-hurt =
    { $actor } { $count ->
        [one] déloge
       *[other] délogent
    } { $target } { $place } avec des pertes ({ $score }).
deed-repel =
    { $actor } { $count ->
        [one] repousse
       *[other] repoussent
    } { $target } { $place } ({ $score }).
deed-repel-hurt =
    { $actor } { $count ->
        [one] repousse
       *[other] repoussent
    } { $target } { $place } avec des pertes ({ $score }).
deed-draw =
    { $actor } { $count ->
        [one] charge
       *[other] chargent
    } { $target } { $place } sans résultat, { $score }.
deed-gone =
    { $actor } { $count ->
        [one] est
       *[other] sont
    } hors de combat{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-fall =
    { $actor } { $count ->
        [one] tombe
       *[other] tombent
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-wounded =
    { $actor } { $count ->
        [one] est blessé
       *[other] sont blessés
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
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
       *[other] { "" } { $place }.
    }
deed-move =
    { $actor } { $count ->
        [one] va
       *[other] vont
    }{ $place ->
        [none] { "" } de l’avant.
       *[other] { "" } { $place }.
    }
deed-deploy =
    { $actor } { $count ->
        [one] prend
       *[other] prennent
    } position{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-ready =
    { $actor } { $count ->
        [one] est
       *[other] sont
    } en place.
deed-limber =
    { $actor } { $count ->
        [one] attelle ses pièces
       *[other] attellent leurs pièces
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-unlimber =
    { $actor } { $count ->
        [one] se met
       *[other] se mettent
    } en batterie{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-arm =
    { $actor } { $count ->
        [one] ramasse
       *[other] ramassent
    } des fusils.
deed-lull = Le combat cesse.
deed-return =
    { $actor } { $count ->
        [one] rentre
       *[other] rentrent
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
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
    } avec des troupes fraîches{ $place ->
        [none] .
       *[other] { "" } { $place }.
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
        [0] aucun lieu
        [one] { $places } lieu
       *[other] { $places } lieux
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
        [0] aucun lieu
        [one] { $places } lieu
       *[other] { $places } lieux
    }
panel-water = eau { $water }

## Questions

orders-over = La bataille est finie.
orders-deploy = Où se déploient { $side } ?
orders-move = { $side } se déplacent. Quelle unité déplacez-vous ?
orders-go-on =
    { THE($unit) } en { $at } { $left ->
        [0] n’a plus de points de mouvement
        [one] a encore { $left } point de mouvement
       *[other] a encore { $left } points de mouvement
    }. Continuer ou rester ?
orders-retreat = { THE($unit) } doit reculer de { $at }. Vers quel hexagone ?
orders-fire = { $side } tirent. Quelle unité choisissez-vous ?
orders-react = { THE($unit) } entre en { $at } : { $side } tirent-ils ?
orders-rearrange = Avant le jour suivant, { $side } déplacent-ils des unités ?
orders-orders = Quand vos unités tirent-elles sur un ennemi en mouvement ?
prompt-over = La bataille est finie.
prompt-unit = Quelle unité ou quel chef ?
prompt-move-unit = Quelle unité ou quel chef se déplace ?
prompt-to = Vers quel hexagone ?
prompt-at = Quelle cible, ou quel hexagone ?
prompt-with = Comment ?
prompt-leaders = Avec quels chefs ?
prompt-by = Par quel hexagone voulez-vous passer ?
prompt-from = Quelle unité tire ?
prompt-preset = Quelles consignes pour toutes les unités ?
prompt-within = Jusqu’à quelle distance vos unités peuvent-elles tirer ?
prompt-single = Quelle consigne donnez-vous à cette unité ?
prompt-most = Combien d’unités peuvent tirer sur la même cible ?
prompt-spare = Quelle chance de toucher faut-il pour que vos unités tirent ?
prompt-only = Sur quelles cibles vos unités peuvent-elles tirer ?
prompt-step = Vos unités en mouvement s’arrêtent-elles pour vous demander la suite après chaque tir ennemi manqué ?
why-deploy = Chaque camp se déploie dans ses zones : une unité par hexagone, et jamais un chef sans unité. Le second camp voit le déploiement du premier. Avec « Comme dans l’histoire », un clic place tous vos pions.
why-move = Une unité avance d’hexagone en hexagone tant qu’il lui reste assez de points de mouvement. Dans chaque hexagone, l’ennemi peut tirer sur elle, et le premier coup au but l’arrête. Les fusiliers et les canons qui dépensent tous leurs points reçoivent un marqueur MOUVEMENT et tirent à −1. Pour attaquer, entrez dans l’hexagone d’un ennemi.
why-go-on = Le vainqueur d’une mêlée reste dans l’hexagone. S’il lui reste des points de mouvement, il peut continuer. Il risque alors le feu ennemi ou une autre mêlée.
why-retreat = Le vainqueur d’une mêlée choisit où recule le défenseur battu. Il peut changer d’avis jusqu’au prochain jet ou mouvement.
why-fire = Chaque unité tire une fois. Les fusils tirent jusqu’à 4 hexagones, les canons en batterie jusqu’à 8, si la ligne de vue est libre. Une unité qui porte un marqueur RETRAITE ne tire pas. Les marqueurs MOUVEMENT et COMBAT retirent chacun 1 au dé.
why-react = Vos unités peuvent tirer sur un ennemi qui entre dans un hexagone à portée et en vue. Chaque unité tire une fois par tour adverse, à −1. Les canons tirent à −2 et seulement avec un chef. Le premier coup au but arrête l’ennemi.
why-rearrange = Entre deux jours, vous pouvez déplacer les unités qui viennent de se replier ou de revenir. Les Éthiopiens restent dans leurs zones, les Italiens dans le fort.
why-orders = Vos unités suivent vos consignes permanentes pendant que l’ennemi se déplace. Seules les unités réglées sur « demander » attendent votre réponse. Vos consignes restent secrètes jusqu’à la fin, mais l’ennemi remarque que la partie attend votre réponse.
lesson-deploy = Restez hors de portée des lanciers et laissez-les venir.
lesson-move = Gardez un point de mouvement pour tirer sans malus. Restez hors de vue.
lesson-go-on = Si vous continuez, vous risquez un tir ennemi ou une autre mêlée.
lesson-retreat = Vous choisissez où va l’unité battue, même devant vos fusils.
lesson-fire = Tirez de près. Un coup au but élimine une unité réduite.
lesson-react = Chaque unité ne tire qu’une fois. Si vous attendez, l’ennemi sera peut-être plus près.
lesson-rearrange = Vos unités commenceront le jour suivant là où elles sont maintenant.
lesson-orders = Avec « Distance maximale : 2 », une unité tire à deux hexagones au plus.

## Labels

choice-move = Déplacer
choice-fire = Tirer
choice-place = Placer
choice-historical = Comme dans l’histoire
choice-done-deploy = Prêt
choice-done-move = Fin du mouvement
choice-done-fire = Fin du tir
choice-done-retreat = Garder cette retraite
choice-done-rearrange = Commencer le jour
choice-go = Aller
choice-go-with = Aller avec { THE($leaders) }
choice-go-on = Continuer vers…
choice-alone = Sans chefs
choice-alone-attack = Sans chefs, { $chance }
choice-with = Avec d’autres chefs…
choice-by = En passant par…
choice-unlimber = Mettre en batterie
choice-unlimber-alone = Mettre en batterie, sans chefs
choice-unlimber-with = Mettre en batterie, avec d’autres chefs…
choice-limber = Atteler
choice-stay = Rester
choice-onward = Continuer comme prévu
choice-back = Revenir au départ
choice-back-to = Revenir en { $at }, en passant par…
choice-retreat = Changer de retraite
choice-retreat-of = Changer la retraite { OF($unit) }
choice-pass = Laisser passer
choice-pass-move = Laisser passer ce mouvement
choice-hold-phase = Ne plus tirer pendant cette phase
choice-fallback = Suivre la règle « Si un joueur ne répond pas »
choice-preset = Consignes pour toutes les unités
choice-rifles = Fusils
choice-guns = Canons
choice-unit-order = Une seule unité…
choice-most = Tirs par cible
choice-spare = Chance minimale
choice-only = Seulement sur…
choice-step = Arrêt après chaque tir manqué
choice-preset-steady = Calme : fusils à 2 hexagones au plus, canons à 4
choice-preset-close = De près : fusils à 1 hexagone
choice-preset-long = De loin : fusils à 4 hexagones au plus, canons à 8
choice-preset-horse-only = Tirer seulement sur la cavalerie
choice-preset-ask-me = Me demander
choice-preset-hold-all = Ne jamais tirer
choice-order-within = Distance maximale : { $distance }
choice-order-at = Seulement en { $at }
choice-order-hold = Ne pas tirer
choice-order-ask = Me demander
choice-order-usual = Comme les unités du même genre
choice-most-of =
    { $count ->
        [0] Aucun tir
        [one] Au plus { $count } tir
       *[other] Au plus { $count } tirs
    }
choice-spare-below = Ne pas tirer à moins de { $percent } % de chances
choice-spare-none = Sans chance minimale
choice-kind-all = Toutes les cibles
choice-switch-on = Oui
choice-switch-off = Non
choice-sign-enemy = Ennemi
choice-sign-near = Proche
choice-sign-hit = Touché
choice-sign-holds = Tient
choice-sign-distance = { $distance }
choice-unit = { $unit } ({ $at })
choice-unit-off = { $unit } (renfort)
choice-unit-shot = { $unit }, distance { $distance } : { $chance }
choice-target = { $unit } ({ $at }), distance { $distance } : { $chance }
choice-attack = { $at } : attaquer { THE($unit) }, { $chance }
choice-to-cost = { $at }, coût { $cost }
detail-points =
    { $points ->
        [0] aucun point de mouvement
        [one] { $points } point de mouvement
       *[other] { $points } points de mouvement
    }{ $limbered ->
        [yes] , pièces attelées
       *[other] { "" }
    }
detail-to =
    { $windows ->
        [0] aucun ennemi ne peut tirer en chemin
        [one] { $windows } hexagone sous le feu
       *[other] { $windows } hexagones sous le feu
    }
detail-attack = { $strength } + dé contre { $against } + dé
detail-attack-cost = coût { $cost }
detail-double = deux coups au but : { $chance }
pick-move = Déplacer une unité ou un chef
pick-to = Où ?
pick-exactly = Choisir le chemin et les chefs…
way-0 = au nord
way-1 = au nord-est
way-2 = à l’est
way-3 = au sud-est
way-4 = au sud
way-5 = au sud-ouest
way-6 = à l’ouest
way-7 = au nord-ouest
pick-where =
    { $to } · { $ground }, { $steps ->
        [one] { $steps } hexagone
       *[other] { $steps } hexagones
    } { $way }
pick-shots = Tirer (les meilleurs tirs d’abord)
pick-react = Tirer sur l’unité en mouvement
pick-place = Placer une unité ou un chef
pick-on = Continuer vers quel hexagone ?
advice-because = { $what } – { $why }

## Answers in words

said-move = { THE($unit) } va en { $at }{ $how }
said-formation =
    { $unit } : { $what ->
        [limber] atteler
       *[other] mettre en batterie
    }{ $how }
said-to = , en { $at }
said-alone = , sans chefs
said-with = , avec { THE($leaders) }
said-by = , par { $at }
said-unlimber = , puis en batterie
said-fire = { THE($unit) } tire sur { THE($target) }
said-react = { THE($unit) } tire
said-place = { $unit } en { $at }
said-go = Continuer jusqu’en { $at }
said-back = Revenir au départ, en passant par { $at }
said-retreat = Retraite en { $at }
said-done = Terminé
said-orders = Consignes permanentes : { $what }

## Refusals

refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-not-your-turn = { $side } jouent maintenant. Attendez la fin de leur tour.
refused-no-orders = Vous ne pouvez pas donner de consignes permanentes maintenant. Les joueurs pourront en donner quand la bataille aura commencé.
refused-too-many-orders = Vous pouvez changer vos consignes { $most } fois entre deux actions. Attendez la prochaine action.
refused-game-over = La bataille est finie. Commencez une autre partie avec `/siège nouveau`.
refused-no-such-unit = « { $word } » n’est pas un pion de cette bataille. Choisissez dans la liste.
refused-no-such-hex = « { $word } » n’est pas un hexagone de cette carte. Écrivez la colonne et la rangée en quatre chiffres, comme 0907.
refused-not-yours = { THE($unit) } appartient à l’autre camp. Choisissez un de vos pions.
refused-off-the-map = { THE($unit) } n’est pas sur la carte. Choisissez un autre pion.
refused-has-moved = { THE($unit) } a déjà fini son mouvement pendant cette phase. Choisissez un autre pion.
refused-fixed = { THE($unit) } ne se déplace jamais : ces canons sont fixes. Choisissez un autre pion.
refused-shut-in = { THE($unit) } ne peut pas quitter { $at }. Choisissez un autre pion.
refused-emplaced = Ces canons sont en batterie. Attelez-les d’abord.
refused-limbered-far = Des canons que vous venez d’atteler ne peuvent entrer que dans un hexagone qui coûte 1 point. Choisissez un hexagone voisin.
refused-already-there = { THE($unit) } est déjà en { $at }. Pour en sortir et y revenir, indiquez un hexagone à traverser avec « En passant par … ».
refused-impassable = { THE($unit) } ne peut jamais entrer en { $at }. Choisissez un autre hexagone.
refused-leader-alone = { THE($unit) } ne peut pas entrer seul en { $at }, car un ennemi s’y trouve. Déplacez ce chef avec une unité.
refused-friends-there = { THE($friend) } occupe { $at }. Vous pouvez traverser cet hexagone, mais pas vous y arrêter.
refused-too-far-to-move =
    { THE($unit) } ne peut pas atteindre { $at } { $points ->
        [0] sans points de mouvement
        [one] avec { $points } point de mouvement
       *[other] avec { $points } points de mouvement
    }. Choisissez un hexagone plus proche.
refused-no-such-way = Il n’y a pas assez de points de mouvement pour aller en { $at } par { $by }. Choisissez un autre chemin.
refused-no-retreat = L’unité ne peut pas reculer en « { $word } ». Choisissez un hexagone dans la liste.
refused-no-officer = { THE($unit) } n’a pas de chef en { $at }. Sans chef, les canons ne peuvent pas faire de tir d’opportunité. Choisissez une autre unité.
refused-limbered = { THE($unit) } ne peut pas tirer, car ses pièces sont attelées. Les canons ne tirent qu’en batterie.
refused-never-fires = { THE($unit) } n’a ni fusils ni canons. Choisissez une autre unité.
refused-retreated = { THE($unit) } porte un marqueur RETRAITE et ne peut pas tirer. Choisissez une autre unité.
refused-has-fired = { THE($unit) } a déjà tiré. Choisissez une autre unité.
refused-too-far = L’hexagone { $at } est trop loin pour { THE($unit) } : la distance est de { $distance }, la portée de { $range }. Choisissez une cible plus proche.
refused-not-seen = { THE($unit) } n’a pas de ligne de vue libre vers { $at }. Choisissez une autre cible.
refused-nobody-in-sight = { THE($unit) } ne voit aucune cible à portée. Choisissez une autre unité.
refused-nobody-there = « { $word } » n’est pas une cible possible. Choisissez dans la liste.
refused-own-side = { THE($target) } est de votre camp. Choisissez un ennemi.
refused-leader-with-unit = { THE($target) } est avec une unité. Tirez sur l’unité : si vous la touchez, le chef peut être touché aussi.
refused-nowhere-to-place = { THE($unit) } ne peut aller dans aucun autre hexagone. Choisissez un autre pion.
refused-no-unit-there = Un chef doit être avec une unité de son camp, et il n’y en a aucune en { $at }. Choisissez un autre hexagone.
refused-not-in-zone = { $at } est hors de la zone { OF($unit) }. Choisissez un hexagone de cette zone.
refused-no-answer = Votre ordre est vide. Choisissez d’abord une action.
refused-not-an-option = « { $word } » n’est pas possible ici. Choisissez une option de la liste.
refused-not-now = « { $what } » n’est pas possible maintenant. Étape en cours : « { $step } ».{ $when }
refused-said-twice = Vous avez indiqué « { $word } » deux fois. Une fois suffit.
refused-wrong-number = Nombre de choix attendu : de { $least } à { $most }.
refused-too-many-words = L’ordre était complet avant « { $word } ». Retirez ce mot.
refused-more-to-say = Votre ordre n’est pas complet. Il manque : { $slot }.
when-move = { " " }Les unités se déplacent au début de chaque tour.
when-fire = { " " }Les unités tirent après tous les mouvements.
when-place = { " " }Vous placez vos pions avant la bataille et pendant les accalmies.
slot-do = l’action
slot-unit = le pion
slot-to = l’hexagone
slot-at = la cible
slot-from = l’unité qui tire
slot-with = la façon de se déplacer ou de tirer
slot-by = l’hexagone à traverser
slot-leaders = les chefs
slot-other = un autre mot

## Steps, log, figures

step-deploy = déploiement
step-player-turn = début du tour
step-move = mouvement
step-fire-phase = début du tir
step-fire = tir
step-administration = administration
step-lull = accalmie
step-rearrange = déplacement des unités entre deux jours
step-end = fin de la bataille
step-react = tir d’opportunité
step-orders = consignes permanentes
log-kind-dice = Jets de dé
log-kind-losses = Pertes
log-kind-fire = Tir
log-kind-melee = Mêlées
log-kind-moves = Mouvements
log-kind-places = Lieux et tours
measure-italian-steps = Effectif italien, en pas
measure-ethiopian-steps = Effectif éthiopien, en pas
measure-dervish-steps = Effectif derviche, en pas
measure-italian-places = Lieux tenus par les Italiens
measure-ethiopian-places = Lieux tenus par les Éthiopiens
measure-dervish-places = Lieux tenus par les Derviches
measure-water = Eau
measures-forces = Les forces
measures-places = Les lieux

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
corps-olie = Hommes du ras Olie
corps-mikael = Hommes du ras Mikael
corps-makonnen = Hommes du ras Makonnen
corps-mangasha = Hommes du ras Mangasha
corps-shoan-guns = Canons du Choa
corps-kassala = Hommes de l’émir

## Dice

dice-account = { $what } (§{ $rule }) : dé { $dice }{ $modifiers }{ $total } : { $result }.
dice-modifier = , { $value } { $name } (§{ $rule })
dice-total = { " " }= { $total }
purpose-fire = Tir { OF($firer) } sur { THE($target) }, distance { $distance }
purpose-leader = { $unit } sous le feu
purpose-melee = Mêlée { OF($unit) }
purpose-recover = { $unit } : retour à l’effectif complet
result-miss = manqué
result-hit = touché
result-double = deux coups au but
result-recovered = plein effectif
result-reduced = l’unité reste réduite
result-active-retreats = égalité, l’attaquant recule
result-lower-retreats = le perdant recule
result-lower-retreats-with-hit = le perdant recule et perd un pas
result-lower-eliminated = le perdant est éliminé
modifier-support = soutien
modifier-size = petite unité
modifier-moved = MOUVEMENT
modifier-combat = COMBAT
modifier-opportunity = tir d’opportunité
modifier-thirst = soif
modifier-leader = chef
modifier-at = terrain de la cible : { $terrain }
modifier-from = terrain du tireur : { $terrain }
modifier-in = terrain du défenseur : { $terrain }
modifier-height = défenseur plus haut
modifier-retreat = RETRAITE
modifier-bayonet = baïonnettes
modifier-melee = valeur de mêlée
settled-die = le dé pour « { $what } » a déjà été jeté (§{ $rule })

## The text board

alt-head = Carte : { $scenario }. { $acts }. { $when }.
alt-over = Carte : { $scenario }. La bataille est finie : { $band }.
alt-places = Lieux : { $places }.
alt-place = { $place } : { $side }
alt-nobody = aucun camp
alt-near = Gros plan autour { OF($at) }. { $units }.
alt-units = { $side } : { $units }.
board-side = **{ $side }**
board-corps = { $corps } : { $units }
board-unit = { $unit } { $at }{ $marks }
board-unit-near = { $unit }, à { $far ->
        [one] 1 hexagone
       *[other] { $far } hexagones
    } { OF($enemy) }
board-values = { $kind }, { $leader ->
        [yes] tir +{ $fire }, mêlée +{ $melee }
       *[no] valeur de mêlée { $melee }
    }, mouvement { $moves } : { $units }
board-marked = marqueur { $marker }
board-ground = **Le terrain**. Le numéro d’un hexagone donne sa colonne et sa rangée, à partir du coin supérieur gauche. Les colonnes paires sont décalées d’un demi-hexagone vers le bas. Les autres hexagones sont du terrain dégagé, à hauteur 0.
board-terrain = { $terrain } : { $hexes }
board-height = hauteur { $height } : { $hexes }
board-gone = Perdus : { $units }
board-places = Lieux : { $places }
board-rifles = Fusils à terre : { $hexes }
board-water = Eau : { $water } sur { $most }
board-orders = Consignes permanentes : { $orders }
board-order =
    fusils : { $rifles } ; canons : { $guns }, au plus { $most ->
        [one] { $most } tir
       *[other] { $most } tirs
    } par cible
board-order-unit = { $unit } : { $order }
board-order-word =
    { $order ->
        [hold] ne pas tirer
        [ask] demander avant de tirer
        [at] tirer seulement en { $at }
       *[within] tirer à { $distance ->
            [one] { $distance } hexagone
           *[other] { $distance } hexagones
        } au plus
    }
board-order-spare = ne pas tirer à moins de { $percent } % de chances
board-order-only = seulement sur { $kinds }
board-order-step = arrêt après chaque tir manqué
mark-reduced = face réduite
mark-limbered = pièces attelées
mark-retreat-2 = seconde RETRAITE

## The end

band-flag-never-down = Le drapeau flotte toujours
band-line-held = La ligne a tenu
band-italian-triumph = Triomphe italien
band-italian-victory = Victoire italienne
band-fort-held = Le fort a tenu
band-held-until-noon = Résistance jusqu’à midi
band-dervish-victory = Victoire des Derviches
band-ethiopian-victory = Victoire des Éthiopiens
band-fort-taken = Le fort est pris
band-line-broken = La ligne est rompue
band-dervish-triumph = Triomphe des Derviches
band-ethiopian-triumph = Triomphe des Éthiopiens
band-emperors-eyes = Sous les yeux de l’empereur
band-swept-away = Balayés
band-given-up = Abandon
band-out-of-time = Défaite au temps
result-won =
    { $side } gagnent au tour { $turns } : { $reason ->
        [resign] l’autre camp a abandonné
        [claim] l’autre camp a épuisé son temps
        [no-units] l’autre camp n’a plus d’unités
        [turns] le dernier tour est joué
        [fort] le fort est pris
        [commander] le commandant ennemi est tombé
       *[other] ils tiennent assez de lieux
    }.
result-draw = Égalité au tour { $turns }.
result-score =
    { $side } : { $score } { $kind ->
        [points] { $score ->
            [one] point
           *[other] points
        }
       *[other] { $score ->
            [one] lieu
           *[other] lieux
        }
    }
score-ahead = { $side } : avance de { $ahead }
score-behind = { $side } : retard de { $ahead }
mistake-title = { $side } : { $what }
mistake-leaders-alone = chefs laissés seuls
    .meaning = Un chef sans unité était à portée de l’ennemi, qui l’a éliminé
mistake-places-left = lieux abandonnés
    .meaning = Une unité a quitté un lieu sans y être forcée, et l’ennemi a pris ce lieu
mistake-rash-melees = mêlées hasardeuses
    .meaning = Une attaque loin des objectifs, qui risquait de coûter plus à l’attaquant qu’au défenseur
mistake-shots-forgone = tirs non tentés
    .meaning = Une unité avait au moins une chance sur deux de toucher, mais n’a pas tiré
score-even = à égalité

## House rules

switch-moved = Quand une unité reçoit le marqueur MOUVEMENT
switch-moved-spent = Quand l’unité n’a plus de points
switch-moved-any = Quand l’unité quitte son hexagone
switch-volleys = Coups doubles des fusils
switch-volleys-top = Sur un 6, de près
switch-volleys-deadly = Plus souvent pour les Italiens que pour les autres
switch-sight = Hauteurs et vue
switch-sight-rim = Un terrain plus haut que la cible bloque la vue
switch-sight-plain = Seul un terrain plus haut que le tireur et la cible bloque la vue
switch-bayonet = Baïonnettes à l’Amba Alagi
switch-bayonet-all = En attaque et en défense
switch-bayonet-attackers = En attaque seulement
switch-orders = Consignes permanentes
switch-orders-secret = Secrètes jusqu’à la fin
switch-orders-open = Visibles par tous
switch-reaction = Tir d’opportunité
switch-reaction-asked = Le bot pose la question aux joueurs qui le veulent
switch-reaction-instant = Les unités suivent leurs consignes, sans attente
switch-fallback = Si un joueur ne répond pas
switch-fallback-1 = Tirer à 1 hexagone
switch-fallback-2 = Tirer à 2 hexagones au plus
switch-fallback-3 = Tirer à 3 hexagones au plus
switch-fallback-4 = Tirer à 4 hexagones au plus
switch-fallback-hold = Ne pas tirer
switch-handicap = Nombre d’unités face aux Italiens
switch-handicap-of-italian = Unités italiennes
switch-handicap-of-ethiopian = Unités éthiopiennes
switch-handicap-of-dervish = Unités derviches
switch-handicap-0 = Comme dans le scénario
switch-handicap--2 = Deux unités de moins
switch-handicap--1 = Une unité de moins
switch-handicap-plus-1 = Une unité de plus
switch-handicap-plus-2 = Deux unités de plus

## How to play

guide-1 = **Ascari.** Trois batailles des ascaris érythréens, 1890 à 1896. Un camp se déplace et tire, puis l’autre. Le grand chiffre d’un pion est sa valeur de mêlée, le petit ses points de mouvement. Chaque coup au but coûte un pas. Un pion réduit a déjà perdu un de ses deux pas. L’hexagone 0907 est en colonne 9, rangée 7.
guide-2 = **Se déplacer.** Choisissez une unité, puis l’hexagone. La carte montre où elle peut aller, à quel coût, et combien d’ennemis peuvent tirer en chemin. Gardez un point de mouvement pour que l’unité tire sans malus. Une unité peut traverser l’hexagone d’une unité amie, mais pas s’y arrêter. Pour attaquer, entrez dans l’hexagone d’un ennemi.
guide-3 = **Tir d’opportunité.** Quand un ennemi entre à portée et en vue, vos unités peuvent tirer à −1, une fois par tour. Vos consignes permanentes décident : tirer à 2 ou 4 hexagones au plus, ne pas tirer, ou vous demander. L’ennemi ne voit pas vos consignes. Le premier coup au but arrête l’ennemi.
guide-4 = **Tir et mêlée.** Un dé décide de chaque tir. Le soutien, les chefs et le terrain le modifient. En mêlée, chaque camp ajoute un dé à sa valeur, et le plus faible recule. Si l’écart est grand, le perdant perd aussi un pas ou est éliminé. Une unité qui recule reçoit le marqueur RETRAITE et ne peut pas tirer.
guide-5 = **Gagner.** À Agordat, les unités ennemies éliminées et les puits tenus rapportent des points. À Makallé, ce sont les hexagones du fort qui comptent ; à l’Amba Alagi, ce sont cinq lieux. Les drapeaux de la carte montrent qui tient chaque lieu. Un anneau rouge en tirets signale un lieu proche de l’ennemi.

## The counters of the guide

counter-tag = bataillon ou corps, et nom
counter-melee = valeur de mêlée
counter-speed = points de mouvement
counter-tabs = marqueurs : M = a bougé, O = a fait son tir d’opportunité
counter-reduced = réduit : valeur encadrée, coin coupé
counter-spears = lanciers : une bande sur le pion, pas de tir
counter-guns = canons en batterie
counter-leader = chef : bonus F au tir, C à la mêlée
counter-alt = Quatre pions agrandis. Fusiliers : bandeau avec le corps et l’unité, grande valeur de mêlée, petits points de mouvement, onglets pour les marqueurs. Lanciers réduits : valeur encadrée, un coin coupé, une rayure en bas. Canons en batterie. Un chef rond, avec son bonus F au tir et son bonus C à la mêlée.

## The poster

poster-count = Le score
poster-points = points
poster-units = unités restantes
poster-steps = pas restants
poster-places = lieux tenus
poster-orders = Les consignes permanentes révélées
poster-fates = Les chefs
poster-curves = Effectifs en pas, tour par tour
poster-seed = Partie { $game }
poster-alt = Affiche : { $scenario }. { $count } Chefs : { $fates }.
fate-fell = tombé au tour { $turn }
fate-hurt = blessé
fate-unhurt = indemne

## Odds

choice-odds-fire = Un tir…
choice-odds-melee = Une mêlée…
prompt-what = Pour quel jet voulez-vous voir les chances ?
slot-what = le genre de jet
refused-no-odds = Ce genre de jet n’est pas possible maintenant. Choisissez l’autre genre de jet.
odds-title-fire = Tir { OF($firer) } sur { THE($target) }, distance { $distance }
odds-title-melee = { THE($attacker) } attaque { THE($defender) }
odds-roll-plain = Un dé, sans modificateur.
odds-roll-die = Un dé : { $parts }.
odds-roll-melee = { $strength } + dé contre { $against } + dé
odds-double = deux coups au but
odds-hit = un coup au but
odds-miss = manqué
odds-gone = le défenseur est éliminé
odds-back-hit = le défenseur recule et perd un pas
odds-back = le défenseur recule
odds-drawn = égalité, l’attaquant recule
odds-we-back = l’attaquant recule
odds-we-back-hit = l’attaquant recule et perd un pas
odds-we-gone = l’attaquant est éliminé
odds-success = Réussite : { $chance }
odds-mean = Pas perdus par l’ennemi, en moyenne : { $mean }
odds-counted = pertes ennemies, en pas
odds-change-nearer = Un hexagone plus près : { $chance }
odds-change-react = En tir d’opportunité : { $chance }
odds-change-stronger = Avec +1 (un chef ou des baïonnettes) : { $chance }
odds-line = { THE($firer) } sur { THE($target) }, distance { $distance } : { $chance }

## Overlays

overlay-happened = Événements du tour
overlay-reach = Où une unité peut aller
overlay-sight = Hexagones vus par une unité
overlay-threat = Hexagones sous le feu
overlay-labels = Numéros des hexagones
overlay-quiet = Il ne s’est encore rien passé ce tour-ci.
overlay-way = Le chemin
overlay-window = Unités qui pourraient tirer
overlay-zone = Hexagones possibles
overlay-reach-line = { THE($unit) } en { $at } peut aller dans ces hexagones, au coût indiqué : { $hexes }. Les nombres entre parenthèses indiquent combien d’ennemis pourraient tirer en chemin.
overlay-way-line = { $unit } : { $hexes }, coût { $cost }.
overlay-way-none = { THE($unit) } ne peut pas aller en { $at }.
overlay-way-safe = Aucun ennemi ne pourrait tirer en chemin.
overlay-way-threats = Nombre d’ennemis qui pourraient tirer, hexagone par hexagone : { $hexes }.
overlay-sight-dark = À portée mais hors de vue : { $hexes }
overlay-threat-line = Hexagones sur lesquels { $side } peuvent tirer :
overlay-threat-by =
    { $count ->
        [0] sous le feu d’aucune unité : { $hexes }
        [one] sous le feu d’une unité : { $hexes }
       *[other] sous le feu de { $count } unités : { $hexes }
    }
overlay-window-line = { THE($unit) } est en { $at }. Ces unités pourraient tirer : { $shots }.
overlay-window-none = Aucune unité ne pourrait tirer maintenant.
overlay-zone-line = { THE($unit) } peut se placer dans ces hexagones : { $hexes }
overlay-reach-none = { THE($unit) } ne peut atteindre aucun autre hexagone.
overlay-sight-line =
    { THE($unit) } en { $at } { $seen ->
        [0] ne voit aucun hexagone à portée.
        [one] voit { $seen } hexagone à portée : { $hexes }
       *[other] voit { $seen } hexagones à portée : { $hexes }
    }
overlay-ranges = Portée fixée par les consignes
choice-happened = Événements du tour
choice-reach = Où une unité peut aller…
choice-sight = Hexagones vus par une unité…
choice-threat = Hexagones sous le feu…
choice-ranges = Portée fixée par les consignes
choice-labels = Numéros des hexagones
prompt-show = Que doit montrer la carte ?
prompt-of = Pour quelle unité ou quel camp ?
overlay-labels-line = Le numéro d’un hexagone donne sa colonne et sa rangée : 0901 est le premier hexagone de la colonne 9.

## La leçon

learn-wait = Érythrée, 1890. Vous commandez les Italiens contre les Derviches. Les ennemis éliminés et les puits donnent des points. Le camp qui a le plus de points après le tour 8 gagne. L’unité Lances 1 et son émir sont à deux hexagones de votre 1re compagnie (1006). Vos fusiliers tirent après les mouvements.
    .question = Chargez-vous, ou finissez-vous le mouvement pour tirer ?
    .why = Les fusiliers touchent de loin mais perdent en mêlée. Attendez : les lanciers doivent venir à vous, et vous tirez les premiers.
learn-later = Votre 1re compagnie tient seule les puits (0906). L’unité Lances 1 court vers elle et n’est plus qu’à deux hexagones. Pendant le tour ennemi, une unité ne peut tirer qu’une fois ; « Laisser passer » garde ce tir pour plus tard.
    .question = Tirez-vous maintenant, ou laissez-vous l’ennemi approcher d’un hexagone ?
    .why = À un hexagone, un tir touche bien plus souvent qu’à deux, et chaque unité n’a droit qu’à un tir.
learn-leader = L’unité Lances 1 est seule en 1006, et cette fois vous attaquez. Le capitaine Fara est avec la 1re compagnie.
    .question = Le capitaine Fara part-il avec la compagnie ?
    .why = En mêlée, un chef renforce son unité, mais il risque de tomber avec elle.
