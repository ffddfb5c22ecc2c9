# Le siège des Légations en français : tout ce que lit le joueur. Une dépêche de 1900 : brève, sèche, équitable.
# Plateau et messages sont du Markdown de Discord ; étiquettes de 80 caractères au plus, descriptions 100, questions 150.

title = Le siège des Légations
opening =
    .opening = **Les Légations, 20 juin 1900.** Cinquante-quatre jours, seize zones de Légation, 120 points de civils. La colonne de secours arrive le 54e jour.
    .goal = Gardez jusque-là les murs et les gens.
first-question = Les troupes sont-elles bien placées ?
button-first-stand = C’est bien ainsi
button-first-adviser = Comme le conseiller
button-first-change = Changer les postes
scenario-ten-days = Dix jours de juillet
    .opening = **Les Légations, 4 juillet 1900.** Le quartier est a brûlé ; le moral est à 5, les vivres suffisent pour quinze jours.
    .goal = Tenez dix jours : à la fin, il vous faut plus de points que les Boxers.

## La carte

map-scale = mètres, environ
legend-entry = entrée des Boxers
legend-first = première voie
legend-second = autre voie
legend-quarter = quartiers bombardés
legend-ramp = rampe de la muraille
legend-barricade = barricade
legend-fire = en flammes
legend-ruin = en ruines
legend-reduced = entier et réduit
legend-ours = points et officiers
legend-theirs = points chinois
badge-die = le dé, tel quel
badge-loss = pertes des Puissances
badge-chinese-loss = pertes chinoises
badge-shot = tir des soldats
badge-effect = une arme tire seule
badge-melee = mêlée des Boxers
badge-charge = mêlée des soldats
badge-rout = test de moral des Boxers
badge-leader-fell = un officier tombe
badge-shell = obus ou mine
badge-aim = visé
badge-depot = dépôt touché
badge-fire = un incendie éclate
badge-fire-fought = incendie non éteint
badge-douse = incendie éteint
badge-ruin = tombe en ruines
badge-entry = entrée des Boxers
badge-split = les Boxers se divisent
badge-stayed = les Boxers restent
badge-must-move = doit quitter le feu
badge-unguarded = légation sans gardes
badge-returned = retour de l’hôpital
badge-barricade = barricade déplacée
badge-weapon = canon en place
map-north = N
map-quarter = Quartier { $number }
map-imperial = LA CITÉ IMPÉRIALE
map-irregular = Boxers
map-fanatic = Fanatiques
map-regular = Réguliers
map-civilian = Civils
map-boxer-leader = Chef boxer
map-regular-leader = Général
map-fire = incendie
map-ruin = ruines
map-barricade = barricade
map-title = Le siège des Légations
map-subtitle = Pékin, été 1900
map-day = Jour { $day }
map-of-days = sur { $days }
map-round = assaut, séquence { $round }
map-muster = Le déploiement
map-joker-red = JOKER ROUGE
map-joker-black = JOKER NOIR
map-sign-rain = Pluies
map-sign-truce = Trêve
map-sign-ammunition = Peu de munitions
map-sign-cha-cha = Cha ! Cha ! +3
map-armed = En armes
map-wounded = Blessés
map-civilians = Civils
map-boxers = Chinois
map-morale = Moral { $morale } sur 10
map-short = peu de munitions, −2
map-broken = effondré : −3
map-food = Vivres : { $left ->
    [0] épuisés
    [one] un jour
   *[other] { $left } jours
}
map-starving = −2 moral par jour

## Zones : le nom entier, celui des étiquettes, celui de la carte

zone-qianmen-wall = Muraille de Ch’ien Men
    .short = Mur Ch’ien Men
    .map = Ch’ien Men
zone-wall-west = Muraille ouest
    .short = Muraille ouest
    .map = Muraille ouest
zone-american-ramp = Rampe américaine
    .short = Rampe américaine
    .map = Rampe américaine
zone-water-gate = Muraille de la Porte d’Eau
    .short = Porte d’Eau
    .map = Porte d’Eau
zone-german-ramp = Rampe allemande
    .short = Rampe allemande
    .map = Rampe allemande
zone-wall-east = Muraille est
    .short = Muraille est
    .map = Muraille est
zone-hatamen-wall = Muraille de Ha-ta Men
    .short = Mur Ha-ta Men
    .map = Ha-ta Men
zone-legation-street-1 = Rue des Légations 1
    .short = R. Légations 1
    .map = Rue Légations 1
zone-legation-street-2 = Rue des Légations 2
    .short = R. Légations 2
    .map = Rue Légations 2
zone-legation-street-3 = Rue des Légations 3
    .short = R. Légations 3
    .map = Rue Légations 3
zone-legation-street-4 = Rue des Légations 4
    .short = R. Légations 4
    .map = Rue Légations 4
zone-legation-street-5 = Rue des Légations 5
    .short = R. Légations 5
    .map = Rue Légations 5
zone-legation-street-6 = Rue des Légations 6
    .short = R. Légations 6
    .map = Rue Légations 6
zone-hatamen-street = Rue Ha-ta Men
    .short = Rue Ha-ta Men
    .map = Rue Ha-ta Men
zone-changan-west = Rue Ch’ang-an ouest
    .short = Ch’ang-an ouest
    .map = Rue Ch’ang-an ouest
zone-changan-middle = Rue Ch’ang-an centre
    .short = Ch’ang-an centre
    .map = Rue Ch’ang-an centre
zone-changan-east = Rue Ch’ang-an est
    .short = Ch’ang-an est
    .map = Rue Ch’ang-an est
zone-customs-street-north = Rue des Douanes nord
    .short = R. Douanes nord
    .map = Rue des Douanes nord
zone-customs-street-south = Rue des Douanes sud
    .short = R. Douanes sud
    .map = Rue des Douanes sud
zone-wall-street-west = Rue du Mur ouest
    .short = R. du Mur ouest
    .map = Rue du Mur ouest
zone-wall-street-east = Rue du Mur est
    .short = R. du Mur est
    .map = Rue du Mur est
zone-north-bridge = Pont nord
    .short = Pont nord
    .map = Pont nord
zone-canal-north = Canal nord
    .short = Canal nord
    .map = Canal nord
zone-canal-middle = Canal centre
    .short = Canal centre
    .map = Canal centre
zone-south-bridge = Pont sud
    .short = Pont sud
    .map = Pont sud
zone-canal-south = Canal sud
    .short = Canal sud
    .map = Canal sud
zone-british-north = Légation britannique nord
    .short = Britannique nord
    .map = Légation britannique nord
zone-british-south = Légation britannique sud
    .short = Britannique sud
    .map = Légation britannique sud
zone-russian-west = Légation russe ouest
    .short = Russe ouest
    .map = Russe ouest
zone-russian-east = Légation russe est
    .short = Russe est
    .map = Russe est
zone-american-west = Légation américaine ouest
    .short = Américaine ouest
    .map = Américaine ouest
zone-american-east = Légation américaine est
    .short = Américaine est
    .map = Américaine est
zone-german-west = Légation allemande ouest
    .short = Allemande ouest
    .map = Allemande ouest
zone-german-east = Légation allemande est
    .short = Allemande est
    .map = Allemande est
zone-french-1 = Légation française 1
    .short = Française 1
    .map = Française 1
zone-french-2 = Légation française 2
    .short = Française 2
    .map = Française 2
zone-french-3 = Légation française 3
    .short = Française 3
    .map = Légation française 3
zone-dutch = Légation néerlandaise
    .short = Lég. néerlandaise
    .map = Néerlandaise
zone-japanese = Légation japonaise
    .short = Lég. japonaise
    .map = Japonaise
zone-spanish = Légation espagnole
    .short = Lég. espagnole
    .map = Espagnole
zone-italian = Légation italienne
    .short = Lég. italienne
    .map = Italienne
zone-austrian = Légation autrichienne
    .short = Lég. autrichienne
    .map = Autrichienne
zone-hanlin = Académie Hanlin
    .short = Hanlin
    .map = Académie Hanlin
zone-carriage-park = Remises impériales
    .short = Remises impériales
    .map = Remises impériales
zone-mongol-market = Marché mongol
    .short = Marché mongol
    .map = Marché mongol
zone-fu-north = Su Wang Fu nord
    .short = Fu nord
    .map = Su Wang Fu nord
zone-fu-south = Su Wang Fu sud
    .short = Fu sud
    .map = Su Wang Fu sud
zone-customs = Inspection des Douanes
    .short = Douanes
    .map = Inspection des Douanes
zone-hotel-de-pekin = Hôtel de Pékin
    .short = Hôtel de Pékin
    .map = Hôtel de Pékin
zone-russo-chinese-bank = Banque russo-chinoise
    .short = Banque russo-chinoise
    .map = Banque russo-chinoise
zone-hongkong-bank = Banque de Hongkong
    .short = Banque Hongkong
    .map = Banque de Hongkong
zone-peking-club = Cercle de Pékin
    .short = Cercle de Pékin
    .map = Cercle de Pékin

## Puissances et pions

power-GB = Britanniques
    .legation = Légation britannique
    .the = les Britanniques
    .the-legation = la Légation britannique
power-US = Américains
    .legation = Légation américaine
    .the = les Américains
    .the-legation = la Légation américaine
power-RU = Russes
    .legation = Légation russe
    .the = les Russes
    .the-legation = la Légation russe
power-DE = Allemands
    .legation = Légation allemande
    .the = les Allemands
    .the-legation = la Légation allemande
power-FR = Français
    .legation = Légation française
    .the = les Français
    .the-legation = la Légation française
power-AT = Autrichiens
    .the = les Autrichiens
power-IT = Italiens
    .the = les Italiens
power-JP = Japonais
    .the = les Japonais
power-NL = Néerlandais
    .the = les Néerlandais
power-ES = Espagnols
    .the = les Espagnols
power-volunteers = Volontaires
    .the = les volontaires

# Armes sans nom propre
own-italian-one-pounder = Canon italien

counter-soldier = { $power } nº { $number }
counter-leader = { $name }
counter-machine-gun = { $name }
counter-gun = { $name }
counter-civilian = Civils nº { $number }
counter-irregular = Boxers nº { $number }
counter-fanatic = Fanatiques nº { $number }
counter-regular = Réguliers nº { $number }
counter-boxer-leader = Chef boxer
counter-regular-leader = Général des réguliers
counter-with-value = { $name } ({ $value })

piece-soldier = { $power } ({ $points })
piece-soldiers = soldats ({ $points })
piece-civilian = civils ({ $points })
piece-leader = { $name }
piece-weapon = { $name }
piece-crew = les servants ({ $name })
piece-irregular = Boxers ({ $points })
piece-fanatic = fanatiques ({ $points })
piece-regular = réguliers ({ $points })
piece-boxer-leader = un chef boxer
piece-regular-leader = leur général

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
separator = { " ; " }
zones-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
subaltern-unnamed = le sergent de { $name }
quarter-1 = le quartier nord-ouest
quarter-2 = le quartier nord-est
quarter-3 = le quartier sud-est
quarter-4 = le quartier sud-ouest

card-red-joker = joker rouge
card-black-joker = joker noir
card-rank-A = As
card-rank-K = R
card-rank-Q = D
card-rank-J = V

## Les pertes

lost-soldiers = { $points ->
    [one] les défenseurs perdent { $points } point
   *[other] les défenseurs perdent { $points } points
}
lost-chinese = { $points ->
    [one] les Boxers perdent { $points } point
   *[other] les Boxers perdent { $points } points
}
lost-civilians = { $points ->
    [one] { $points } point de civils perdu
   *[other] { $points } points de civils perdus
}
lost-weapon = une arme détruite ({ $name } : servants indemnes)
lost-crew = une arme perdue avec ses servants ({ $name })
outcome-nothing = sans effet
outcome-absorbed = les fanatiques encaissent et avancent
outcome-depot = un dépôt de vivres brûle

loss-turned = { $counter } : { $before } → { $after }
loss-out = { $counter } : { $before } → éliminé

## Ce qui s’est passé : une phrase par événement

event-siege-began = { $switches ->
    [0] Les portes se ferment et le siège commence.
    [one] Les portes se ferment et le siège commence, avec une règle maison.
   *[other] Les portes se ferment et le siège commence, avec { $switches } règles maison.
}
event-scenario-began = Au soir du jour { $before } : l’est du quartier a brûlé, le reste est debout. Les deux camps comptent après le jour { $last }.
event-counters-moved = { $why ->
    [deploy] { $what } : en position, { $end }.
    [reposition] { $what } : { $start } → { $end }.
    [march] { $what } : { $start } → { $end }.
    [flee] { $what } : hors de l’incendie, { $start } → { $end }.
    [retire] { $what } : repli, { $start } → { $end }.
    [lodge] { $what } : { $start } → { $end }, leur nouveau foyer.
   *[other] { $what } : { $start } → { $end }.
}
event-barricade-moved = La barricade est démontée et rebâtie : { $start } → { $end }.
event-card-drawn = Jour { $day } : la carte est { $card } ; il en reste { $left }.
event-food-eaten = { $how ->
    [hungry] Les magasins sont vides. La garnison a faim.
    [depot] Un dépôt est touché : un jour de vivres perdu. Jours de vivres restants : { $left }.
   *[day] Un jour de vivres en moins. Jours de vivres restants : { $left }.
}
event-morale-changed = Moral { $change }, soit { $morale } : { $reason }.
event-betsy-found = D’un hangar on exhume un vieux tube, qu’on met sur affût : c’est Betsy, le canon international.
event-betsy-placed = Betsy est en batterie : { $zone }.
event-betsy-held = Aucune Légation ne peut accueillir Betsy aujourd’hui. Elle attend.
event-wounded-returned = Jusqu’à { points } de blessés à faire revenir ; à l’hôpital : { $available }.
event-wounded-placed = { $counter } : retour de l’hôpital, { $zone }.
event-counters-merged = { $zone } : deux sections clairsemées n’en font plus qu’une, { $kept }. Le reste part à l’hôpital.
event-wounded-forgone = { $points ->
    [one] { $points } point de blessés n’est pas employé et se perd.
   *[other] { $points } points de blessés ne sont pas employés et se perdent.
}
event-event-rolled = { $skipped ->
    [0] L’événement du jour : { $name }.
   *[other] L’événement du jour : { $name }, celui du dé ayant déjà eu lieu.
}
event-mines-exploded = Deux mines sautent sous la Légation française : { $zones }.
event-ammunition-short = Les cartouches se font rares. Dès aujourd’hui chaque tir et chaque mêlée en souffrent.
event-heavy-rain-fell = { $turned ->
    [yes] Fortes pluies. Ni canons ni Boxers ne bougent : la journée compte comme rouge.
   *[no] Fortes pluies toute la journée.
}
event-famine-struck = Famine et maladies dans les Légations : { $losses }.
event-mine-found = { $counters ->
    [0] Une mine est découverte près du mur britannique et désamorcée. Il ne reste personne pour y attaquer.
    [one] Une mine est découverte près du mur britannique et désamorcée. { $counters } pion Boxer y attaque aujourd’hui.
   *[other] Une mine est découverte près du mur britannique et désamorcée. { $counters } pions Boxers y attaquent aujourd’hui.
}
event-news-came = { $news ->
    [peitang] Nouvelles du Peitang : la cathédrale tient toujours.
   *[relief] Un messager a passé les lignes : la colonne de secours est en marche.
}
event-cha-cha-called = « Cha, cha ! Cho, cho ! » Le prochain assaut sera plus acharné.
event-light-rain-fell = Pluie légère. Les canons se taisent aujourd’hui.
event-supplies-came = Des vivres arrivent sous drapeau blanc, pour { $days ->
    [one] { $days } jour.
   *[other] { $days } jours.
}
event-truce-made = Trêve avec les troupes impériales : les réguliers et leur général s’en vont pour de bon.
event-quarter-shelled = { $zones ->
    [0] Les canons ouvrent le feu : { $quarter }. Il n’y a personne.
    [one] Les canons ouvrent le feu : { $quarter } ; une zone est touchée.
   *[other] Les canons ouvrent le feu : { $quarter } ; { $zones } zones sont touchées.
}
event-zone-shelled = { $why ->
    [mine] La mine sous { $zone } : { $outcome }.
   *[bombardment] Obus sur { $zone } : { $outcome }.
}
event-leader-tested = { $fell ->
    [yes] { $leader } est touché ({ $zone }).
   *[no] { $leader } est indemne ({ $zone }).
}
event-leader-fell = { $how ->
    [here] { $leader } tombe ({ $zone }) ; { $successor } le remplace.
    [elsewhere] { $leader } tombe ({ $zone }) ; { $successor } le remplace ({ $end }).
   *[gone] { $leader } tombe ({ $zone }) ; personne ne peut le remplacer.
}
event-boxers-came = { $why ->
    [mine] { $zone } : { points } de Boxers, sortis de terre.
    [both] { $zone } : { points } de Boxers, par la rue et par la mine.
   *[attack] { $zone } : les Boxers arrivent, { points }.
}
event-sequence-began = Assaut, séquence { $sequence }.
event-fire-fought = { $out ->
    [yes] { $zone } : l’incendie est éteint.
   *[no] { $zone } : l’incendie n’est pas maîtrisé.
}
event-fire-spread = { $caught ->
    [yes] L’incendie se propage : { $start } → { $zone }.
   *[no] L’incendie de { $start } n’atteint pas { $zone }.
}
event-pile-split = { $zone } : la colonne se divise, { $red ->
    [one] { $red } pion
   *[other] { $red } pions
} d’un côté, { $green } de l’autre.
event-pile-moved = { $stopped ->
    [defended] Boxers, { $counters ->
        [one] { $counters } pion
       *[other] { $counters } pions
    } : { $start } → { $end }, au milieu des défenseurs.
    [legation] Boxers, { $counters ->
        [one] { $counters } pion
       *[other] { $counters } pions
    } : { $start } → { $end }, dans la place.
   *[other] Boxers, { $counters ->
        [one] { $counters } pion
       *[other] { $counters } pions
    } : { $start } → { $end }.
}
event-pile-stayed = { $why ->
    [pinned] { $zone } : les Boxers sont cloués sur place.
    [points] { $zone } : les Boxers se massent pour le prochain bond.
    [fire] { $zone } : les Boxers sont enfermés par le feu.
   *[other] { $zone } : les Boxers restent sur place.
}
event-piles-joined = { $zone } : leurs colonnes se rejoignent.
event-shot-fired = { $same ->
    [yes] Tir dans la zone, { $zone } : { $outcome }.
   *[no] Tir, { $zone } sur { $target } : { $outcome }.
}
event-effect-fired = { $weapon } tire sur { $target } : { $outcome }.
event-boxers-fought = Mêlée des Boxers, { $zone } : { $outcome }.
event-civilians-retreated = Les civils se replient : { $start } → { $end }.
event-fire-suffered = { $zone } : nulle issue hors de l’incendie, { $outcome }.
event-soldiers-fought = Mêlée des soldats, { $zone } : { $outcome }.
event-morale-tested = Les Boxers fléchissent, { $zone } : { $outcome }.
event-zones-lit = Les Boxers mettent le feu : { $zones }.
event-legation-unguarded = { $legation } : personne ne la garde.
event-losses-changed = Les pertes sont réparties autrement : { $losses }.
event-boxers-left = { $why ->
    [idle] Les Boxers n’avancent plus et se retirent.
    [cap] Après une journée entière les Boxers se retirent.
   *[beaten] L’assaut est repoussé.
}
event-zones-ruined = En ruines ce soir : { $zones }.
event-day-ended = Le jour { $day } s’achève. Moral { $morale }, vivres { $food } sur 35.
event-siege-ended = { $verdict ->
    [overrun] Il ne reste personne dans les Légations. Le siège est fini.
    [held] Les dix jours sont passés : les Légations tiennent, et les deux camps comptent.
   *[relieved] La colonne de secours est aux portes. Le siège est fini.
}

## La dépêche : qui, quoi, qui, où

deed-kill =
    { $actor } { $count ->
        [one] élimine
       *[other] éliminent
    } { $target }{ $place ->
        [none] .
       *[other] { "" } à { $place }.
    }
deed-die =
    { $actor } { $count ->
        [one] tombe
       *[other] tombent
    }{ $place ->
        [none] .
       *[other] { "" } à { $place }.
    }
deed-storm =
    { $actor } { $count ->
        [one] tue
       *[other] tuent
    } { $target }{ $place ->
        [none] .
       *[other] { "" } à { $place }.
    }
deed-flee =
    { $actor } { $count ->
        [one] fuit
       *[other] fuient
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-burnt =
    { $actor } { $count ->
        [one] meurt
       *[other] meurent
    } dans le feu à { $place }.
deed-leader =
    { $actor } { $count ->
        [one] tombe
       *[other] tombent
    }{ $place ->
        [none] { "" }
       *[other] { "" } à { $place }
    }{ $target ->
        [none] .
       *[other] , { $target } prend le commandement.
    }
deed-withdraw =
    { $actor } { $count ->
        [one] se retire
       *[other] se retirent
    } : l’assaut est fini.
deed-wiped-out =
    { $actor } { $count ->
        [one] attaque et meurt
       *[other] attaquent et meurent
    } jusqu’au dernier homme.
deed-enter =
    { $actor } { $count ->
        [one] entre
       *[other] entrent
    } à { $target }.
deed-reach =
    { $actor } { $count ->
        [one] atteint
       *[other] atteignent
    } les défenseurs à { $target }.
deed-advance =
    { $actor } { $count ->
        [one] avance
       *[other] avancent
    } jusqu’à { $target }.
deed-put-out =
    { $actor } { $count ->
        [one] éteint
       *[other] éteignent
    } le feu à { $target }.
deed-burn-on =
    { $actor } { $count ->
        [one] brûle
       *[other] brûlent
    } encore.
deed-light =
    { $actor } { $count ->
        [one] incendie
       *[other] incendient
    } { $target }.
deed-ruin =
    { $actor } { $count ->
        [one] est
       *[other] sont
    } en ruine ce soir.
deed-post =
    { $place ->
        [none] { $actor } { $count ->
        [one] prend position
       *[other] prennent position
    }.
       *[other] { $actor } { $count ->
        [one] prend position
       *[other] prennent position
    } à { $place }.
    }
deed-move =
    { $place ->
        [none] { $actor } { $count ->
        [one] change de place
       *[other] changent de place
    }.
       *[other] { $actor } { $count ->
        [one] va
       *[other] vont
    } à { $place }.
    }
deed-flee-fire =
    { $place ->
        [none] { $actor } { $count ->
        [one] échappe au feu
       *[other] échappent au feu
    }.
       *[other] { $actor } { $count ->
        [one] échappe
       *[other] échappent
    } au feu à { $place }.
    }
deed-retire =
    { $place ->
        [none] { $actor } { $count ->
        [one] se replie
       *[other] se replient
    }.
       *[other] { $actor } { $count ->
        [one] se replie
       *[other] se replient
    } à { $place }.
    }
deed-hunger =
    { $actor } { $count ->
        [one] a
       *[other] ont
    } faim : les magasins sont vides.
deed-heal =
    { $actor } { $count ->
        [one] revient
       *[other] reviennent
    } de l’hôpital à { $target }.
deed-shells = Les obus sur { $actor } coûtent { $target }.
deed-famine = La faim et la maladie coûtent { $target }.
deed-escape = Le feu ne surprend personne.
deed-come = Les Boxers attaquent { $place } avec une force de { $score }.
deed-come-mine = Les Boxers sortent de la mine à { $place } avec une force de { $score }.
deed-repelled = L’assaut échoue.
deed-spread = Le feu gagne { $target }.
deed-unguarded = Personne ne garde { $target }.
deed-barricade = Une barricade s’élève à { $place }.
deed-store-burns = Un magasin brûle avec un jour de vivres.
deed-betsy-found = La garnison trouve un vieux canon : Betsy.
deed-betsy = Betsy est en batterie à { $place }.
deed-join = Deux sections réduites se réunissent à { $place }.
deed-mines = Deux mines explosent sous { $target }.
deed-ammunition = Les cartouches manquent : tirs et charges sont plus faibles.
deed-heavy-rain = La pluie arrête les combats.
deed-light-rain = La pluie légère arrête les canons.
deed-mine-found = La garnison trouve une mine près du mur britannique.
deed-news-peitang = De bonnes nouvelles viennent du Peitang.
deed-news-relief = Un messager annonce que la colonne de secours est en marche.
deed-cha-cha = « Cha, cha ! » Le prochain assaut sera plus dur.
deed-supplies = Du ravitaillement arrive : { $target }.
deed-truce = Les réguliers impériaux font la trêve et partent pour de bon.
deed-losses-changed = La garnison répartit les pertes autrement.
deed-days = { $place } : la garnison perd { $target } et élimine { $actor }.
deed-days-own = { $place } : la garnison perd { $target }.
deed-days-theirs = { $place } : la garnison élimine { $actor }.
deed-days-quiet = { $place } : aucune perte.
deed-span =
    { $last ->
        [none] Jour { $first }
       *[other] Jours { $first } à { $last }
    }
deed-food-days =
    { $count ->
        [one] des vivres pour un jour
       *[other] des vivres pour { $count } jours
    }
deed-lost-soldier =
    { $count ->
        [one] un soldat
       *[other] { $count } soldats
    }
deed-lost-civilian =
    { $count ->
        [one] un civil
       *[other] { $count } civils
    }
deed-lost-boxers =
    { $count ->
        [one] un point de Boxers
       *[other] { $count } points de Boxers
    }
deed-lost-store =
    { $count ->
        [one] un magasin
       *[other] { $count } magasins
    }
deed-boxer-units =
    { $count ->
        [one] une unité de Boxers
       *[other] { $count } unités de Boxers
    }
deed-the-garrison = la garnison
deed-the-boxers = les Boxers
deed-the-civilians = les civils
deed-zones =
    { $count ->
        [one] une zone
       *[other] { $count } zones
    }
deed-units =
    { $count ->
        [one] une unité
       *[other] { $count } unités
    }
deed-more =
    { $count ->
        [one] un autre
       *[other] { $kind ->
            [zone] { $count } autres
           *[other] { $count } autres
        }
    }
story-nothing = Rien ne bouge.

## Pourquoi le moral a changé

morale-soldiers-lost = soldats perdus
morale-fanatics-gone = fanatiques dispersés
morale-unguarded = une Légation sans garde
morale-leader-lost = un officier perdu
morale-macdonald-lost = MacDonald perdu
morale-quiet-day = une journée calme
morale-hunger = la faim
morale-peitang = nouvelles du Peitang
morale-relief = nouvelles des renforts
morale-supplies = des vivres arrivent
morale-truce = la trêve

## Événements de la table

happening-mines = deux mines
happening-ammunition = à court de munitions
happening-heavy-rain = fortes pluies
happening-famine = famine et maladies
happening-mine-found = découverte d’une mine
happening-peitang = nouvelles du Peitang
happening-cha-cha = cha, cha, cho, cho
happening-relief = nouvelles des renforts
happening-light-rain = pluie légère
happening-supplies = ravitaillement
happening-truce = trêve avec les troupes impériales

## Le panneau

panel-title-muster = { title } · le déploiement
panel-title-day = Jour { $day } sur { $days } · { $card } · { $what }
panel-title-end = Fin du siège · jour { $day } sur { $days }
panel-title-end-scenario = { $scenario } · la fin · jour { $day } sur { $days }
what-quiet = journée calme
what-rain = fortes pluies
what-shelling = bombardement
what-attack = l’alerte est donnée
what-assault = assaut, séquence { $round }
panel-state = Moral **{ $morale }**/10{ $change } · { $left ->
    [0] vivres épuisés
    [one] vivres pour **1** jour
   *[other] vivres pour **{ $left }** jours
} · **{ $armed }** { $armed ->
    [one] point en armes
   *[other] points en armes
}, { $wounded } à l’hôpital · **{ $boxers }** { $boxers ->
    [one] point de Boxers en jeu
   *[other] points de Boxers en jeu
}
sign-rain = fortes pluies
sign-truce = trêve avec les réguliers
sign-ammunition = à court de munitions (−2)
sign-cha-cha = cha-cha (+3 à leurs mêlées)
sign-broken = moral effondré (−3)
sign-starving = magasins vides

orders-muster = Commencez avec ce déploiement, ou changez-le d’abord ; puis la première carte est tirée.
orders-betsy = Où mettre Betsy en batterie ? Avec ses 3 points elle aide les zones alentour.
orders-wounded = { $points ->
    [one] { $points } point de blessés peut revenir : dites qui et où, ou poursuivez et il se perd.
   *[other] Jusqu’à { $points } points de blessés peuvent revenir : dites qui et où, ou poursuivez et ils se perdent.
}
orders-reposition = Redéployez pour les jours à venir, ou poursuivez : le jour s’achève et la carte suivante est tirée.
orders-reposition-attack = Les Boxers attaquent aujourd’hui, nul ne sait où. Redéployez, ou poursuivez : alors ils arrivent.
orders-fire = { $zones ->
    [0] Retenez le tir, ou répartissez autrement les pertes.
    [one] Une zone peut tirer une fois : tirez, ou retenez le tir. Puis vient la mêlée des Boxers.
   *[other] { $zones } zones peuvent tirer une fois chacune : tirez, ou retenez le tir. Puis vient la mêlée des Boxers.
}
orders-march = { $leave ->
    [0] Déplacez qui doit l’être, ou tenez bon. Puis vient votre mêlée partout où vous êtes parmi les Boxers.
    [one] Une zone brûle, à quitter d’abord : { $zones }.
   *[other] { $leave } zones brûlent, à quitter d’abord : { $zones }.
}
orders-share = Dites qui subit les pertes, ou laissez-les ainsi : les dés qui suivent en dépendent.
orders-day-end = Achevez la journée, ou dites où habitent les civils ; puis la carte suivante est tirée.
orders-over = Le siège est fini.

## Les ordres en bref : qui peut agir, qui est en danger, ce que ferait le pilote automatique

and-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
able-shooter = { $led ->
    [yes] { $zone } ({ $points }, officiers { $bonus })
   *[no] { $zone } ({ $points })
}
able-march = { points } de soldats, { $officers ->
    [one] { $officers } officier
   *[other] { $officers } officiers
}, { $guns ->
    [one] { $guns } arme lourde
   *[other] { $guns } armes lourdes
} dans { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
} (quatre PM chacun ; les armes lourdes une zone)
able-deploy = { points } de soldats, { $officers ->
    [one] { $officers } officier
   *[other] { $officers } officiers
}, { $guns ->
    [one] { $guns } arme lourde
   *[other] { $guns } armes lourdes
} dans { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
}
danger-nobody = personne : pas de Boxers parmi les nôtres, et leur prochain mouvement n’en amène pas
danger-here = { $whose ->
    [troops] { $zone } ({ $ours } contre { $enemy }{ $fanatics ->
        [0] {""}
       *[other] , fanatiques
    }{ $civilians ->
        [0] {""}
       *[other] , civils
    })
    [civilians] civils, { $zone } (contre { $enemy })
   *[officers] officiers, { $zone } (contre { $enemy })
}
danger-coming = { $whose ->
    [troops] bientôt { $zone } ({ $ours } contre { $enemy }{ $civilians ->
        [0] {""}
       *[other] , civils
    })
    [civilians] bientôt les civils, { $zone } (contre { $enemy })
   *[officers] bientôt les officiers, { $zone } (contre { $enemy })
}
danger-unguarded = { $count ->
    [one] Légation sans garde ({ $powers }) : moral −1
   *[other] Légations sans garde ({ $powers }) : moral −{ $count }
}
danger-stake = d’où qu’ils viennent ; le plus gros enjeu est à { $zones }
plan-shots = { $count ->
    [one] { $count } tir : { $best } ({ $why })
   *[other] { $count } tirs, le meilleur : { $best } ({ $why })
}{ $held ->
    [0] {""}
    [one] { " ; " }l’autre zone retient le tir
   *[other] { " ; " }{ $held } zones retiennent le tir
}
plan-more = { $count ->
    [one] { $count } autre mouvement
   *[other] { $count } autres mouvements
}
plan-shelter-leaders = { $counters ->
    [one] un officier à l’abri, { $ends }
   *[other] des officiers à l’abri, { $ends }
}
plan-rest = { points } au repos, { $ends }, où il tombe peu d’obus
plan-garrison = une garde pour { $ends }
plan-man-post = { points } pour tenir { $ends }
plan-leader-to-post = des officiers vers { $ends }
plan-leave-barred = hors de { $starts }, où nul ne peut rester
plan-lodge = des civils à l’abri, { $ends }, hors d’atteinte
plan-escape-fire = hors de l’incendie, { $starts }
plan-withdraw = repli, { $starts }, où il n’y a rien à gagner
plan-civilians-away = les civils hors d’atteinte, { $starts } → { $ends }
plan-engage = { points } vers { $ends }, pour la mêlée
plan-reinforce = { points } vers { $ends }, en soutien de ceux qui se battent
plan-meet = { points } vers { $ends }, pour barrer la route
plan-approach = { points } vers le combat, { $ends }
plan-leader-joins = des officiers vers { $ends }, où ils comptent
plan-weapon-joins = une arme lourde vers { $ends }, où elle compte
planned-shots = { $count ->
    [one] { $count } tir
   *[other] { $count } tirs
}
planned-moves = { $count ->
    [one] { $count } mouvement
   *[other] { $count } mouvements
}
shortcut-shot = { $within ->
    [yes] Dans { $from } : { $chance } pour { $wanted } ou plus · { points } : { $with }
   *[no] { $from } → { $at } : { $chance } pour { $wanted } ou plus · { points } : { $with }
}
shortcut-effect = { $within ->
    [yes] Dans { $from } : { $weapon } en TEP, { $chance } d’effet
   *[no] { $from } → { $at } : { $weapon } en TEP, { $chance } d’effet
}

## La première fois que quelqu’un rencontre une phase

lesson-muster = Gardez une garnison dans chacune des cinq grandes Légations, ou le moral baisse.
lesson-betsy = Betsy tire avec sa zone, ou en TEP jusqu’à six zones.
lesson-wounded = Les jours rouges, quelques blessés reviennent, presque partout.
lesson-reposition = Une fois par jour, les troupes vont partout, sauf aux entrées.
lesson-fire = Une zone tire une fois, toute ensemble. Seul le tir dans votre zone peut coûter.
lesson-march = Les soldats parmi les Boxers chargent ; ceux d’à côté barrent la route.
lesson-share = Les prochains dés dépendent des unités restantes ; vous pouvez encore déplacer les pertes.
lesson-day-end = Les civils rentrent avant chaque carte ; vous choisissez où ils habitent.

advice-fire = { $within ->
    [yes] Tirez dans { $from }, { points }, dé { $bonus } ({ $enemy }) : { $chance } pour { $wanted } ou plus
   *[no] Tirez, { $from } sur { $at }, { points }, dé { $bonus } ({ $enemy }) : { $chance } pour { $wanted } ou plus
}
advice-fire-briefly = { $within ->
    [yes] Tirez dans { $from }{ $with ->
        [none] { "" }
       *[other] { " " }({ $with })
    } : { $chance } pour { $wanted } ou plus
   *[no] Tirez, { $from } sur { $at }{ $with ->
        [none] { "" }
       *[other] { " " }({ $with })
    } : { $chance } pour { $wanted } ou plus
}
advice-effect = { $weapon } en TEP sur { $at } ({ $enemy }) : { $chance } d’effet
advice-effect-briefly = { $weapon } en TEP sur { $at } : { $chance } d’effet
advice-move = { $what } : { $from } → { $to }
advice-place = { $what } → { $to }
advice-losses = Répartissez autrement les pertes : { $what }
advice-lodge = { $what } : nouveau foyer, { $to }
advice-other = { $what }
advice-because = { $what } ({ $why })

reason-begin = les lignes sont tenues
reason-historical = le déploiement historique
reason-nothing-to-do = tout est en ordre
reason-place-betsy = un bon champ de tir
reason-return-wounded = là où il en faut
reason-mend = pour libérer un pion que paient les points de blessés
reason-rest = pour se reposer ensemble, où il tombe peu d’obus
reason-shelter-leaders = officiers hors d’atteinte
reason-garrison = une garde pour la Légation
reason-man-post = pour tenir le poste
reason-leader-to-post = un officier pour le poste
reason-leave-barred = nul ne peut y rester
reason-lodge = hors d’atteinte
reason-good-shot = bonnes chances
reason-kill-fanatic = pour disperser un fanatique
reason-panic = pour semer la panique
reason-hold-fire = aucun tir ne vaut son risque
reason-escape-fire = hors de l’incendie
reason-withdraw = il n’y a rien à y gagner
reason-civilians-away = civils hors d’atteinte
reason-engage = pour les affronter en mêlée
reason-reinforce = en soutien de ceux qui se battent
reason-meet = pour barrer la route
reason-approach = vers le combat
reason-leader-joins = un officier là où il compte
reason-weapon-joins = une arme lourde là où elle compte
reason-stand-fast = aucun mouvement ne vaut son risque
reason-only-answer = il n’y a pas d’autre choix

## Choix

choice-begin = Commencer le siège
choice-historical = Revenir au déploiement historique
choice-move = Déplacer
choice-barricade = Déplacer une barricade
choice-lodge = Civils : changer de foyer
choice-fire = Tirer
choice-place = Placer
choice-return = Ramener des blessés
choice-merge = Réunir deux pions réduits
choice-full = Pions entiers (2 points chacun)
choice-reduced = Pions réduits (1 point chacun)
choice-done = La phase s’achève
choice-done-muster = Terminé
choice-done-betsy = Terminé
choice-done-wounded = Plus de blessés
choice-done-reposition = Poursuivre la journée
choice-done-fire = Retenir le tir
choice-done-march = Tenir bon
choice-done-share = Laisser les pertes ainsi
choice-done-day-end = Achever la journée
choice-losses = Changer les pertes
choice-debt = { $kind ->
    [civilians] { $zones } : { points } de civils
   *[soldiers] { $zones } : { points } des défenseurs
}
choice-debt-anywhere = n’importe où
choice-loss-turned = { $counter } réduit à { $after }
choice-loss-out = { $counter } éliminé
choice-zone = { $zone }
choice-shot = { $with }, { points }, dé { $bonus } : { $chance } pour { $wanted } ou plus
choice-effect = { $weapon } en TEP : { $chance } d’effet
shot-soldiers = Soldats
shot-counters = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
shot-with = { $first } + { $more }

describe-nothing = vide
describe-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
describe-boxers = Boxers : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
describe-fanatics = { $count ->
    [one] { $count } fanatique
   *[other] { $count } fanatiques
}
describe-burning = en flammes
describe-ruined = en ruines
describe-way = { $cost ->
    [0] zone voisine
    [one] à 1 PM
   *[other] à { $cost } PM
}
describe-cost = { $cost ->
    [one] coûte { $cost } point
   *[other] coûte { $cost } points
}
describe-from = de { $zone }
describe-spends = dépense { $cost } PM sur { $left ->
    [one] { $left }
   *[other] { $left }
}
describe-lodges = habite : { $zone }
describe-frees = libère { $counter }
describe-there = les nôtres là : { $points }
describe-own-loss = nous risquons un point
describe-civilians = civils
describe-reduced = réduit

## Les questions de chaque menu

prompt-do = Que faire ?
prompt-from = D’où ?
prompt-to = Vers où ?
prompt-what = Quels pions ?
prompt-at = Où ?
prompt-with = Comment ?
prompt-face = À quelle force ?
prompt-over = Le siège est fini.
prompt-muster-do = Le déploiement : commencez, ou changez-le.
prompt-muster-barricade-from = Quelle barricade est démontée ?
prompt-muster-barricade-to = Où la rebâtir ? Ni dans une Légation, ni dans une entrée, ni à côté.
prompt-muster-move-to = Vers où ? Dans sa Légation ou à deux zones au plus ; les volontaires partout.
prompt-betsy-do = Betsy : où la mettre en batterie ?
prompt-wounded-do = Ramenez des blessés, réunissez, ou poursuivez.
prompt-wounded-place-what = Quels pions reviennent ? Chacun coûte ses points.
prompt-wounded-merge-at = Dans quelle zone deux pions réduits n’en font-ils qu’un ?
prompt-reposition-do = Redéployez, ou poursuivez la journée.
prompt-fire-do = Tirer, ou retenir le tir ?
prompt-fire-fire-from = Quelle zone tire ?
prompt-fire-fire-at = Sur quelle zone ?
prompt-fire-fire-with = Avec quoi ? Les soldats, avec ou sans une arme lourde, ou une arme en TEP.
pick-shots = { $count ->
    [one] Exécuter ce tir
   *[other] Exécuter un des { $count } tirs, le meilleur d’abord
}
pick-stacks = Déplacer une pile : d’où ?
pick-ends = De { $zone } : vers où ? { $fight ->
    [yes] D’abord les combats, puis de A à Z
   *[no] De A à Z
}
pick-go = partent : { $who }
pick-go-points = envoie { points }
prompt-march-do = Bouger, ou tenir bon ?
prompt-march-move-from = Qui bouge ? Choisissez sa zone.
prompt-march-move-to = Vers où ? Les soldats ont quatre PM, armes lourdes et civils une zone.
prompt-march-move-what = Qui y va ? La dernière garde reste, sauf si vous dites autrement.
prompt-lodge-what = Quels civils ?
prompt-lodge-to = Où habitent-ils ? Ils y rentrent avant chaque nouveau jour.
prompt-losses-what = Quelle perte répartir autrement ?
prompt-losses-with = Qui paie à la place ? À présent : { $paid }.
prompt-share-do = Laissez les pertes ainsi, ou changez-les.
prompt-day-end-do = Achevez la journée, ou dites où habitent les civils.

## La règle derrière chaque question

why-muster = **§8, §1.6, §2.3 : le déploiement.** Soldats, officiers et armes lourdes commencent dans leur Légation ou à deux zones au plus ; les volontaires, et les puissances sans Légation sur la carte, où l’on veut. Nul ne peut être dans une entrée numérotée, ni à côté sauf sur la muraille. Quatre barricades vont partout sauf dans les Légations, les entrées et les zones voisines de celles-ci ; une barricade sur la muraille veut des soldats derrière elle. Les civils restent dans leurs Légations. Gardez les Légations britannique, française, russe, américaine et allemande : une seule vide coûte du moral.
why-betsy = **§3.4 : Betsy.** La troisième figure rouge (valet, dame ou roi) amène le canon international. Il va dans une zone allemande ou française qui n’est pas en ruines ; si les deux Légations sont en ruines, dans toute Légation où il y a des soldats. Il compte 3 points et porte à six zones, comme tout canon.
why-wounded = **§5.1.6 : les blessés.** Un nombre rouge ramène un dé plus 6 points de soldats, une figure ou un as rouge 12, le joker rouge 18. Un pion de l’hôpital coûte 2 points entier et 1 réduit, et se place où l’on peut déployer des soldats. Les points ne remettent pas sur pied un pion de la carte, mais deux pions réduits d’une même nation dans une même zone peuvent en faire un entier ; l’autre va à l’hôpital. Les points non employés se perdent.
why-reposition = **§5.1.2, §5.1.3 : le redéploiement.** Une fois par jour, avant l’arrivée des Boxers, soldats, officiers et armes lourdes peuvent aller dans toute zone, à toute distance, sauf les entrées numérotées et, hors de la muraille, leurs voisines. Les civils restent chez eux. Ensuite chacune des cinq grandes Légations veut un soldat ou une arme dans une zone qui ne brûle pas et n’est pas en ruines, sinon le moral baisse d’un point.
why-fire = **§6.3 : le tir.** Chaque zone voisine de Boxers, ou au milieu d’eux, peut tirer une fois : tous ses soldats ensemble sur une zone. Nul ne tire dans une zone où sont des amis, sauf ceux qui y sont, et nul ne tire depuis une zone en flammes. Les points donnent la colonne ; officiers, arme intacte (+4 dans sa zone, +2 dans la voisine), réguliers, chefs, ruines, moral à zéro et manque de munitions changent le dé. S ne coûte aux tireurs que s’ils tirent dans leur propre zone. Une arme peut tirer en TEP (§3.2), aussi loin qu’elle porte : 1 à 3 points fuient ; là où il y a des fanatiques, seul un 6 compte. Les fanatiques encaissent un résultat entier : 3 en affaiblit un, 4 en disperse un, moins ne fait rien.
why-march = **§6.5 : le mouvement.** Soldats et officiers ont quatre PM : 1 pour une rue ou une zone libre ; 2 pour une ruine, une barricade, une Légation, un pas dans le canal ou hors de lui, ou une zone où sont des Boxers, et le mouvement s’y arrête ; et 1 de plus pour quitter des Boxers. Armes lourdes et civils font une zone, les civils jamais parmi les Boxers. On ne quitte la muraille et on n’y monte que par les rampes. Qui est dans une zone en flammes doit en sortir, et nul ne peut y entrer. À la fin, chacune des cinq grandes Légations veut une garde.
why-share = **§5.2, §5.3, §6.4 : les pertes avant les dés.** C’est à vous de dire qui subit une perte. Les dés qui suivent en dépendent, aussi vous le demande-t-on avant de les jeter ; ensuite, les pertes restent telles quelles.
why-day-end = **§6.9, §8.2 : la fin de la journée.** Les incendies sont devenus des ruines. Les civils rentrent chez eux avant la carte suivante ; là où une Légation a encore plusieurs zones, ou si un foyer est perdu, vous pouvez dire où ils habitent.
why-losses = **§6.3, §6.4, §5.2 : les pertes.** Les soldats paient d’abord, puis les armes lourdes, puis les civils ; entre égaux, à vous de choisir. Les pertes sont tombées d’abord sur les pions réduits. Jusqu’au prochain dé vous pouvez les répartir autrement.

## Modificateurs du dé

modifier-soldiers = soldats sur place
modifier-legation = Légation
modifier-barricade = barricade
modifier-ruin = ruines
modifier-truce = trêve avec les réguliers
modifier-wounded = blessés
modifier-supplies = ravitaillement
modifier-macdonald = MacDonald
modifier-leader = officier
modifier-boxer-leader = chef boxer
modifier-regular-leader = général des réguliers
modifier-regulars = réguliers
modifier-morale-zero = moral à zéro
modifier-ammunition = à court de munitions
modifier-weapon-here = arme en zone
modifier-weapon-adjacent = arme voisine
modifier-melee = mêlée
modifier-british-legation = Légation britannique
modifier-french-legation = Légation française
modifier-far-legation = Légation, de loin
modifier-far-ruin = ruines, de loin
modifier-ratio-2 = deux fois nos points
modifier-ratio-4 = quatre fois nos points
modifier-ratio-6 = six fois nos points
modifier-civilians-alone = civils seuls
modifier-cha-cha = cha-cha

## Le compte des dés

dice-account = **{ $what }** (§{ $rule }) : { $dice }{ $modifiers }{ $sum }{ $column }{ $result }{ $losses }
undo-die = les dés ont été jetés : **{ $what }** (§{ $rule })
undo-card = la carte du jour { $day } a été tirée (§5)
dice-die = { $count ->
    [one] dé { $dice }
   *[other] dés { $dice }
}
dice-modifier = { $value } { $name } (§{ $rule })
dice-total = , total { $total }
dice-clamped = , total { $sum }, lu comme { $total }
dice-column = { " ; " }colonne { $column }, ligne { $total } : { $table }
dice-row = { " ; " }{ $table }
dice-result = { " : " }**{ $result }**
dice-losses = . { $losses }.
table-bombardment = table du bombardement (§5.2)
table-soldiers = table des soldats (§6.3)
table-boxers = table des Boxers (§6.4)
table-effect = table du TEP (§3.2)
table-quarter = les quartiers (§5.2)
table-famine = table de la famine (§5.3)
table-events = table des événements (§5.3)
result-out = éteint
result-burns = brûle encore
result-caught = prend feu
result-not-caught = ne prend pas feu
result-falls = tombe
result-stands = indemne
result-none = sans effet
result-nothing-lost = personne n’est perdu
result-absorbed = encaissé par les fanatiques

dice-wounded-returned = Les blessés
dice-event-rolled = L’événement du jour
dice-mines-exploded = La seconde mine
dice-famine-struck = Famine et maladies
dice-supplies-came = Ravitaillement
dice-quarter-shelled = Le quartier bombardé
dice-zone-shelled = Obus sur { $zone }
dice-leader-tested = { $leader }, { $zone }
dice-boxers-came = D’où ils arrivent
dice-fire-fought = L’incendie, { $zone }
dice-fire-spread = Le feu, { $start } → { $zone }
dice-shot-fired = Tir, { $zone } sur { $target }
dice-effect-fired = { $weapon } en TEP sur { $target }
dice-boxers-fought = Mêlée des Boxers, { $zone }
dice-soldiers-fought = Mêlée des soldats, { $zone }
dice-morale-tested = Moral des Boxers, { $zone }

## Refus : la raison, et ce qui est permis

refusal = §{ $rule } : { $reason }
refusal-no-rule = { $reason }
refused-not-an-option = « { $word } » ne peut pas se dire ici.
refused-not-now = « { $what } » ne se dit pas maintenant. C’est le moment de ceci : { $step }.{ $when }
when-fire-move = { " " }Les mouvements suivent, après la mêlée des Boxers ; « { choice-done-fire } » met fin au tir.
when-march-fire = { " " }On tire de nouveau à la séquence suivante, s’il reste des Boxers ; « { choice-done-march } » met fin aux mouvements.
when-move = { " " }Les troupes bougent au redéploiement, une fois par jour, et dans un assaut après le tir.
when-fire = { " " }Les défenseurs tirent pendant un assaut, une fois par séquence, avant de bouger.
when-lodge = { " " }Où habitent les civils se dit à la fin de la journée.
when-place = { " " }Les blessés reviennent après la carte du jour, si elle est rouge.
when-merge = { " " }Les pions se réunissent après la carte du jour, si elle est rouge.
when-barricade = { " " }Les barricades ne se déplacent qu’avant le premier jour.
when-losses = { " " }Les pertes se changent jusqu’au prochain dé, là où il y a le choix.
refused-said-twice = Dans « { $word } » quelque chose est dit deux fois. Nommez chaque pion une seule fois.
refused-wrong-number = On peut en prendre ici de { $least } à { $most }, pas { $said }.
refused-no-answer = Aucun ordre n’a été donné.
refused-too-many-words = « { $word } » est un mot de trop. L’ordre est complet sans lui : laissez-le.
refused-more-to-say = L’ordre n’est pas complet : il manque { $slot }.
slot-do = ce qu’il faut faire
slot-from = d’où
slot-to = vers où
slot-what = quels pions
slot-at = sur qui
slot-with = comment
slot-face = à quelle force
slot-zone = quelle zone
slot-show = ce que la carte doit montrer
slot-of = de qui
slot-other = un mot
refused-no-shot-now = On ne tire que lorsqu’on demande qui tire, à la troisième phase d’une séquence. Ce qu’on peut regarder maintenant : les mêlées, là où des Boxers sont parmi les nôtres, et les obus.
refused-no-melee-now = Nulle part des Boxers ne sont parmi les nôtres, donc pas de mêlée. Regardez les obus ou, quand quelqu’un peut tirer, un tir.
refused-nobody-wavers = Il n’y a sur la carte aucun Boxer dont le moral puisse être testé.
refused-nothing-burns = Aucun incendie à combattre ni qui puisse se propager.
refused-no-fire-there = Rien ne brûle : { $zone }.
refused-catches-nothing = { $zone } ne peut pas prendre feu maintenant : aucun incendie voisin ne se propage, ou rien n’y brûle.
refused-nobody-to-roll = Personne des nôtres pour qui jeter ce dé : { $zone }. Choisissez une zone dans le menu.
refused-game-over = Le siège est fini ; il n’y a plus rien à décider. On peut en commencer un autre.
refused-imperial-city = La Cité impériale est dessinée sur la carte mais n’est pas une zone : nul n’y va, et nul n’y tire.
refused-no-such-zone = Aucune zone ne s’appelle « { $word } ».
refused-no-such-counter = Aucun pion ne s’appelle « { $word } ».
refused-entry-zone = { $zone } : c’est par là qu’entrent les Boxers, nul ne peut y être posté. Prenez une zone plus en retrait.
refused-next-to-entry = { $zone } est voisine d’une entrée des Boxers ; hors de la muraille nul ne peut y être posté. Prenez une zone plus en retrait.
refused-too-far-from-home = { $zone } est à plus de deux zones de la Légation de tous les pions qui sont là. Les volontaires peuvent aller partout.
refused-counter-too-far = { $zone } est à plus de deux zones de la Légation de { $counter }. Les volontaires peuvent aller partout.
refused-barricade-unmanned = La barricade de la muraille veut des soldats derrière elle : { $zones }. Postez-en, ou déplacez la barricade.
refused-barricade-there = Il y a déjà une barricade : { $zone }. Bâtissez-la dans une autre zone.
refused-barricade-on-legation = { $zone } est une Légation et ne prend pas de barricade. Rues, canal, muraille et autres bâtiments, oui.
refused-must-leave = Nul ne peut rester dans ces zones, sur une entrée ou à côté : { $zones }. Déplacez-les d’abord.
refused-must-leave-fire = En flammes : { $zones }. Ceux qui le peuvent doivent en sortir d’abord. Faites-les sortir.
refused-nobody-there = Personne des nôtres : { $zone }.
refused-no-points-left = { $zone } : ils n’ont plus de PM dans cette séquence. D’autres peuvent encore bouger.
refused-no-way-out = { $zone } : nulle issue pour l’instant, le feu, les Boxers ou la muraille la ferment.
refused-already-there = Ils y sont déjà : { $zone }.
refused-into-fire = { $zone } brûle ; nul ne peut y entrer.
refused-wall = Pas de passage entre { $start } et { $zone } : on ne quitte la muraille et on n’y monte que par les rampes, vers la rue en contrebas.
refused-among-boxers = Des Boxers sont là : { $zone }. Soldats et armes lourdes peuvent y aller ; pas les civils, ni des officiers seuls.
refused-too-far = { $zone } est trop loin : les soldats ont quatre PM, armes lourdes et civils une zone.
refused-one-zone-only = Armes lourdes et civils ne vont que dans la zone voisine, et { $zone } est plus loin.
refused-not-there = { $counter } n’y est pas : { $zone }.
refused-not-yours = { $counter } : ce pion n’est pas à vous, il est aux Boxers.
refused-civilians-among-boxers = Les civils ne peuvent aller parmi les Boxers, et il y en a : { $zone }.
refused-leader-alone = Un officier ne va parmi les Boxers qu’avec des soldats ou une arme lourde. Emmenez-en ({ $zone }), ou envoyez-les d’abord.
refused-from-fire = { $zone } brûle ; nul ne peut tirer de là.
refused-no-boxers-there = Pas de Boxers : { $zone }.
refused-friends-there = Les nôtres sont là : { $zone } ; seuls ceux qui y sont peuvent y tirer.
refused-engaged = Des Boxers sont dans { $zone } même, et par la règle maison de cette partie ceux qui y sont ne tirent sur personne d’autre.
refused-nobody-to-fire = Ni soldats ni armes lourdes : { $zone }.
refused-already-fired = { $zone } a déjà tiré dans cette séquence.
refused-no-target = { $zone } : personne n’a de cible. Les soldats tirent dans la zone voisine ou dans la leur, les armes lourdes aussi loin qu’elles portent.
refused-out-of-range = { $target } est trop loin ({ $distance ->
    [one] { $distance } zone
   *[other] { $distance } zones
}) : les soldats tirent dans la zone voisine, une mitrailleuse porte à quatre zones, un canon à six, et de la muraille sur toute la ville en contrebas.
refused-all-together = Les soldats tirent tous ensemble : { $zone }.
refused-effect-only = À cette distance une arme lourde ne tire qu’en TEP.
refused-counter-fired = { $counter } : a déjà tiré dans cette séquence.
refused-cannot-fire = { $counter } : ne peut pas tirer ainsi. Les soldats tirent par leurs points, une arme intacte par les siens ou en TEP.
refused-crew-only = { $counter } : il ne reste que les servants ; ils tirent avec les soldats, et pas plus loin qu’eux.
refused-already-tested = { $zone } a déjà tiré en TEP sur cette zone dans cette séquence. Une autre cible conviendra.
refused-value-added = Une arme de { $zone } a ajouté sa valeur contre cette zone dans cette séquence ; aucune ne peut donc y tirer en TEP.

## Courbes

measures-condition = Moral et vivres
measures-strength = Points sur la carte
measure-morale = Moral
measure-left = Jours de vivres restants
measure-armed = Puissances en armes
measure-boxers = Boxers
measure-civilians = Civils

## Le plateau en mots

alt-muster = Carte du quartier des Légations de Pékin au déploiement.
alt-day = Carte du quartier des Légations de Pékin, jour { $day } sur { $days }, carte { $card }.
alt-round = Assaut, séquence { $round }.
alt-tracks = Moral { $morale } sur 10, jours de vivres restants : { $left }. { $armed ->
    [one] { $armed } point
   *[other] { $armed } points
} en armes, { $wounded } à l’hôpital, { $civilians ->
    [one] { $civilians } point
   *[other] { $civilians } points
} de civils, { $boxers ->
    [one] { $boxers } point
   *[other] { $boxers } points
} de Boxers.
alt-boxers = Boxers : { $zones }.
alt-burning = En flammes : { $zones }.
alt-ruins = En ruines : { $zones }.
alt-barricades = Barricades : { $zones }.
alt-garrison = Défenseurs : { $zones }.
alt-civilians = Civils : { $zones }.
alt-fight = Le combat agrandi : jour { $day }, séquence { $round }.
alt-fight-held = Disputées et tenues : { $zones }.
alt-fight-beside = À côté : { $zones }.
alt-entry = { $zone } { $points }
alt-pair = { $zone } { $boxers } contre { $points }
alt-signs = { $signs }.

board-tracks = Moral { $morale }/10 · jours de vivres { $left } · { $armed } en armes · { $wounded } à l’hôpital · civils { $civilians } · Boxers { $boxers }
board-boxers = **Boxers**
board-powers = **Les défenseurs**
board-civilians = **Civils**
board-ground = **Le terrain**
board-zone = { $zone } : { $counters }
board-total = { $zone }, **{ $total }** : { $counters }
board-bonus = { $points }, officiers +{ $bonus }
board-nobody = personne
board-burning = En flammes : { $zones }
board-ruins = En ruines : { $zones }
board-barricades = Barricades : { $zones }
board-hospital = À l’hôpital : { $counters }
board-lost = Perdus pour de bon : { $counters }
board-cup = { $count ->
    [one] { $count } pion Boxer est hors jeu, à tirer
   *[other] { $count } pions Boxers sont hors jeu, à tirer
}
group-count = { $count } × { $name }
group-worth = { $name } { $value }
group-reduced = { $name } { $value } (réduit)

status-step = En cours : { $step } (§{ $rule })
status-legations = Légations : zones debout { $standing } sur { $all }
status-leaders = Officiers au commandement : { $leaders } sur { $all }
status-count = Points de victoire si tout finissait maintenant : Puissances { $powers }, Boxers { $boxers }

step-muster = le déploiement
step-card = la carte du jour
step-supplies = les vivres
step-betsy = Betsy
step-wounded = les blessés
step-event = l’événement du jour
step-late-wounded = les blessés
step-bombardment = le bombardement
step-reposition = le redéploiement
step-entry = l’arrivée des Boxers
step-fires = la lutte contre les incendies
step-boxers-move = le mouvement des Boxers
step-fire = le tir des soldats
step-boxers-melee = la mêlée des Boxers
step-march = le mouvement des soldats
step-soldiers-melee = la mêlée des soldats
step-boxers-morale = le test de moral des Boxers
step-arson = les mises à feu
step-sequence-end = la fin de la séquence
step-day-end = la fin de la journée
step-victory = la fin du siège

## La fin

result-overrun = **Les Légations sont submergées.** Au jour { $day } il ne reste ni soldat ni civil. La victoire des Boxers est totale.
result-relieved = **La colonne de secours entre dans Pékin** au jour { $day }.
result-held = **Les Légations tiennent** jusqu’au soir du jour { $day } ; le siège continue sans vous.
result-side-powers = **Les Puissances : { $total }** · { $band }
result-side-boxers = **Les Boxers : { $total }** · { $band }
result-item = { $name } : { $count } × { $each } = { $total }
verdict = **{ $winner ->
    [powers] Les Puissances gagnent, { $powers } à { $boxers }
    [boxers] Les Boxers gagnent, { $boxers } à { $powers }
   *[draw] Partie nulle, { $powers } à { $boxers }
}**, le jour { $day }. { $band }.
verdict-overrun = **Les Légations tombent** le jour { $day }. Les Boxers gagnent.
winner-powers = **Les Puissances l’emportent.**
winner-boxers = **Les Boxers l’emportent.**
winner-draw = **Partie nulle.**
count-major-intact = Zones intactes des grandes Légations
count-minor-intact = Zones intactes des petites Légations
count-civilians-full = Pions civils entiers
count-civilians-reduced = Pions civils réduits
count-soldiers-lost = Pions soldats encore à l’hôpital
count-weapons-lost = Armes lourdes perdues
count-leaders-lost = Officiers perdus pour de bon
count-civilians-lost = Pions civils perdus
count-legations-ruined = Zones de Légation en ruines
count-macdonald-lost = MacDonald perdu
count-days-to-come = Les jours encore à venir
count-ruins = Autres zones en ruines
count-minor-ruined = Zones des petites Légations en ruines
count-major-ruined = Zones des grandes Légations en ruines
band-powers-1 = un désastre : les Puissances ont perdu la face
band-powers-2 = une défaite, mais le massacre est évité
band-powers-3 = une victoire marginale ; la révolte sera longue à soumettre
band-powers-4 = une victoire : l’Impératrice devra traiter à leurs conditions
band-powers-5 = une grande victoire : la révolte est brisée
band-boxers-1 = un désastre : humiliés aux yeux du monde
band-boxers-2 = une défaite : les Boxers ont perdu la face
band-boxers-3 = une victoire marginale ; les Puissances négocieront à grand-peine
band-boxers-4 = une victoire, chèrement payée
band-boxers-5 = une grande victoire : le mouvement s’étend à toute la Chine

## Une défense parmi d’autres, en quelques mots

standing-great-victory = Grande victoire
standing-victory = Victoire
standing-marginal-victory = Victoire marginale
standing-defeat = Défaite
standing-disaster = Désastre
standing-overrun = Légations submergées
score-ahead = { $points } { $points ->
    [one] point
   *[other] points
} d’avance
score-behind = { $points } { $points ->
    [one] point
   *[other] points
} de retard
score-even = égalité de points
score-uncounted = pas de décompte

## Ce qu’une défense ne devrait pas faire

sin-leaders-alone = Un officier sans hommes
    .meaning = un officier a rencontré les Boxers sans troupes (§{ $rule })
sin-civilians-alone = Une garnison de civils
    .meaning = des civils ont rencontré les Boxers sans troupes à leurs côtés (§{ $rule })
sin-guns-alone = Une pièce sans escorte
    .meaning = une arme lourde s’est battue en mêlée sans soldats (§{ $rule })
sin-legations-unguarded = Personne à la maison
    .meaning = une grande Légation est restée sans garde (§{ $rule })
sin-barricades-abandoned = Une barricade offerte
    .meaning = les troupes ont quitté une barricade et les Boxers y sont entrés (§{ $rule })
sin-rash-melees = Le courage contre l’arithmétique
    .meaning = une mêlée a été cherchée où la table ne promettait aucun gain (§{ $rule })
sin-guns-silent = Des cartouches pour le musée
    .meaning = des armes lourdes se sont tues avec quelqu’un sur qui tirer (§{ $rule })
sin-fires-unfought = Regarder les flammes
    .meaning = un incendie dans une Légation n’a trouvé aucun soldat pour l’éteindre (§{ $rule })
sin-wounded-left = Oubliés à l’hôpital
    .meaning = des blessés pouvaient revenir et n’ont pas été rappelés (§{ $rule })

## Règles maison : la question, et ses réponses

switch-wounded_red = §5.1.6 Retour des blessés sur un rouge de 2 à 10
switch-wounded_red-d6-6 = un dé plus 6 points
switch-wounded_red-flat12 = toujours 12 points
switch-assault_day_reposition = §5.1.3 Redéploiement un jour d’assaut
switch-assault_day_reposition-yes = oui, avant leur arrivée
switch-assault_day_reposition-no = aucun
switch-event6_red_wounded = §5.3 Blessés, un jour rouge où une mine est découverte
switch-event6_red_wounded-yes = ils reviennent tout de même
switch-event6_red_wounded-no = aucun ce jour-là
switch-distance2 = §3.1 Une arme qui tire à deux zones exactement
switch-distance2-tep = seulement en TEP
switch-distance2-value_no_bonus = aussi avec sa valeur, sans bonus
switch-distance2-none = pas du tout
switch-tep_ammo = §3.3 Peu de munitions et tir en TEP
switch-tep_ammo-no = pas de malus
switch-tep_ammo-yes = −2 comme pour les autres tirs
switch-cannon_loss = §3 Ce qui détruit un canon
switch-cannon_loss-points_rounded = 1 ou 2 points le détruisent, un troisième tue les servants
switch-cannon_loss-step = chaque point est un pas
switch-soldier_split_fire = §6.3 Les soldats d’une zone peuvent tirer sur des cibles différentes
switch-soldier_split_fire-no = non, tous ensemble
switch-soldier_split_fire-by_counter = oui, pion par pion
switch-fire_outward_when_engaged = §6.3 Une zone où sont des Boxers peut tirer sur une autre
switch-fire_outward_when_engaged-yes = oui
switch-fire_outward_when_engaged-no = non, seulement chez elle
switch-ruin_melee_minus1 = §6.3 Le −1 des ruines dans la mêlée des soldats
switch-ruin_melee_minus1-yes = vaut pour le tir et la mêlée
switch-ruin_melee_minus1-fire_only = vaut pour le tir seulement
switch-volunteers_as_british_french = §6.6 Les volontaires comptent comme britanniques et français chez eux
switch-volunteers_as_british_french-no = non
switch-volunteers_as_british_french-yes = oui
switch-weak_fanatic_3 = §6.3 Trois points sur un fanatique affaibli
switch-weak_fanatic_3-dies = le dispersent
switch-weak_fanatic_3-nothing = ne font rien
switch-ratio = §6.4 La supériorité numérique dans la mêlée des Boxers
switch-ratio-points_highest = en points, la ligne la plus haute
switch-ratio-counters = en pions, la ligne la plus haute
switch-ratio-cumulative = en points, toutes les lignes ajoutées
switch-arson_occupied = §6.8 Les Boxers incendient des zones défendues
switch-arson_occupied-yes = oui
switch-arson_occupied-no = seulement celles sans défenseurs
switch-walls_burn = §6.1 La muraille peut brûler
switch-walls_burn-no = non
switch-walls_burn-yes = oui
switch-second_fires_spread = §6.1 Un incendie propagé se propage à son tour
switch-second_fires_spread-never = jamais
switch-second_fires_spread-later = dès la deuxième séquence après celle où il a pris
switch-no_exit_fire = §6.5 Ceux qui ne peuvent quitter un incendie
switch-no_exit_fire-harmless = sont indemnes
switch-no_exit_fire-losses = perdent des pas
switch-morale_cap = §4 Le plafond du moral
switch-morale_cap-10 = 10
switch-morale_cap-none = aucun
switch-macdonald_morale = §1.5.3 La mort de MacDonald fait baisser le moral
switch-macdonald_morale-day_end = en fin de journée
switch-macdonald_morale-immediate = aussitôt
switch-food35_arrival_day = §5.1.1 Le jour où les vivres s’épuisent
switch-food35_arrival_day-free = ne coûte pas encore de moral
switch-food35_arrival_day--2 = coûte déjà 2 de moral
switch-ruin_bombard = §5.2 Une ruine comme abri contre les obus
switch-ruin_bombard--1 = abrite comme une Légation (−1)
switch-ruin_bombard-0 = n’abrite pas
switch-row0_col2 = §6.3 L’étrange case des tables de mêlée (ligne 0, colonne 2)
switch-row0_col2-2S-2B = telle qu’imprimée : 2S et 2B
switch-row0_col2-S-B = corrigée : S et B
switch-idle_limit = §6.9 Séquences sans action avant que les Boxers ne se retirent
switch-idle_limit-3 = trois
switch-idle_limit-5 = cinq
switch-lone_leader_shelled = §5.2 Un officier seul sous les obus
switch-lone_leader_shelled-no = n’est pas attaqué
switch-lone_leader_shelled-die = jette un dé, et tombe sur un 6

## Comment on joue : cinq écrans

guide-1 =
    { "**1 · Cinquante-quatre jours**" }

    Pékin, juin 1900. Vous menez les soldats et les volontaires des Légations ; le jeu mène les Boxers et les réguliers impériaux. Tenez 54 jours et la colonne de secours arrive. Puis les deux camps comptent leurs points.

    Chaque jour une carte est tirée. **Rouge** : journée calme, des blessés reviennent et le moral remonte. **Noire de 2 à 10** : un des quatre quartiers est bombardé. **As, figure ou joker noirs** : un événement, un bombardement et un assaut de vingt pions. Un as, une figure ou un joker rouges amènent eux aussi un événement.

    Chaque jour coûte un jour de vivres, et il y en a pour 34 ; ensuite la faim ôte 2 de moral par jour. Le moral va de 0 à 10 : un point de moins par point de soldats perdu, et à 0 vos dés en souffrent.
guide-2 =
    { "**2 · Les pions**" }

    Les pions clairs sont à vous, les sombres à eux ; le grand chiffre, ce sont les points. Le verso d’un pion, plus pâle et rayé, est son côté réduit. Les soldats valent 2 ou 1, les civils 10 ou 5 ; les canons 3 et les mitrailleuses 2 tant qu’ils ne sont pas détruits, puis 1 pour les servants. Les officiers n’ont pas de points : ils ajoutent de +1 à +3 aux dés de leur zone, deux au plus, MacDonald seul.

    Boxers et réguliers valent 2 ou 1, les fanatiques 10 ou 5. Tant qu’un fanatique est dans une zone, tout le reste y est à l’abri, et les petits résultats ne lui font rien.

    L’insigne rond donne les points en armes d’une zone, avec le bonus de ses officiers ; l’insigne pointu, ceux des Boxers.
guide-3 =
    { "**3 · Un assaut, séquence par séquence**" }

    Les Boxers arrivent par une des six entrées numérotées et suivent les flèches : d’abord les rouges pleines, puis les vertes creuses. Là où deux flèches partent, la colonne se divise, une seule fois.

    Chaque séquence : on combat les incendies, qui se propagent ; les Boxers avancent ; **vous tirez** ; mêlée des Boxers ; **vous bougez** ; mêlée des soldats ; les Boxers fléchissent ; ils incendient là où ils sont. Vous décidez aux deux phases en gras. Cela dure jusqu’à ce qu’il n’y ait plus de Boxers. Puis les incendies deviennent des ruines.

    Vous ne pouvez tirer dans une zone où sont les vôtres, sauf de l’intérieur. Une zone en flammes doit être quittée.
guide-4 =
    { "**4 · Que faire**" }

    Le *pilote automatique* connaît les règles, conseille l’étape suivante et joue pour vous tant que vous le laissez faire. Le premier bouton, vert, suit le conseil du pilote automatique pour toute la phase ; le bleu le laisse continuer toute la séquence, ou les jours calmes jusqu’à la venue des Boxers. Pour faire autrement, choisissez un tir dans la liste, ou une pile et où elle va ; le reste peut encore se faire comme conseillé. Les lieux où aller vont de A à Z : d’abord ceux des combats, ou celui qui est conseillé, marqué ★.

    Tirez là où la colonne est haute : à partir de dix points on lit la meilleure. Ajoutez une mitrailleuse ou le canon aux soldats voisins de l’ennemi ; plus loin, tirez en TEP. Gardez des soldats dans les zones où mènent les flèches, les officiers avec la pile la plus forte, les civils hors d’atteinte. Laissez une garde dans les Légations britannique, française, russe, américaine et allemande.

    Les pertes tombent là où elles font le moins mal ; « Changer les pertes » est là jusqu’au prochain dé.
guide-5 =
    { "**5 · La fin, et les contrôles**" }

    Les Puissances comptent les Légations debout et les civils vivants, moins ce qui est perdu ; les Boxers comptent les ruines, les morts et les soldats encore à l’hôpital. Qui a le plus de points l’emporte. S’il ne reste avant cela ni soldat, ni arme, ni civil, les Boxers l’emportent aussitôt.

    « Dés » montre chaque dé du plateau, chaque modificateur avec son paragraphe, la ligne et la colonne. « Pourquoi » montre la règle derrière la question. Tous les dés viennent d’une graine dont l’empreinte est montrée au début et qui est dite à la fin : chacun peut donc les contrôler.

    Les mêmes ordres peuvent s’écrire : `/siège bouger`, `/siège tirer`, `/siège fini` ; avec `/siège auto` le pilote automatique décide.

## Le journal : les ordres en mots, et les sortes de choses qui arrivent

log-move = { $what } : { $start } → { $end }
log-barricade = Une barricade : { $start } → { $end }
log-lodge = { $what } : nouveau foyer, { $end }
log-betsy = Betsy → { $end }
log-place = { $face ->
    [reduced] Retour de l’hôpital, réduit : { $what } → { $end }
   *[full] Retour de l’hôpital : { $what } → { $end }
}
log-merge = { $what } : remis à pleine force, { $zone }
log-fire = Tir, { $start } sur { $end } : { $what }
log-effect = { $weapon } en TEP sur { $end }
log-losses = Pertes réparties autrement : { $what }

log-kind-dice = Jets de dés
log-kind-losses = Pertes
log-kind-moves = Mouvements des deux camps
log-kind-shots = Tirs des soldats
log-kind-melees = Mêlées et tests de moral
log-kind-shells = Obus et mines
log-kind-fires = Incendies
log-kind-leaders = Officiers touchés ou saufs
log-kind-morale = Moral
log-kind-days = Cartes, vivres et événements du jour

## Les chances : ce qu’un jet donnerait, avant de le jeter

choice-odds-shot = Un tir
choice-odds-boxers = La mêlée des Boxers
choice-odds-charge = La mêlée des soldats
choice-odds-rout = Le moral des Boxers
choice-odds-douse = Éteindre un incendie
choice-odds-catch = Un incendie qui se propage
choice-odds-shell = Des obus sur une zone
odds-title-shot = { $within ->
    [yes] Tir dans { $zone } : { $with }
   *[no] Tir, { $zone } sur { $at } : { $with }
}
odds-title-effect = { $with }, { $zone }, en TEP sur { $at }
odds-title-both = { $zone } sur { $at } : un tir, puis une arme en TEP
odds-title-boxers = Mêlée des Boxers, { $zone }
odds-title-charge = Mêlée des soldats, { $zone }
odds-title-rout = Moral des Boxers, { $zone }
odds-title-douse = L’incendie, { $zone } : peut-on l’éteindre ?
odds-title-catch = { $zone } : prendra-t-elle feu ?
odds-title-shell = Obus sur { $zone }
odds-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
odds-die = dé { $bonus } ({ $parts })
odds-plain = dé sans modificateur
odds-strength = { $points ->
    [one] { $points } point de soldats : avec le dé il doit faire 6, et un 1 échoue toujours
   *[other] { $points } points de soldats : avec le dé ils doivent faire 6, et un 1 échoue toujours
}
odds-fires = { $count ->
    [one] incendie, { $zones } : un dé, et sur un 1 il se propage
   *[other] incendies, { $zones } : un dé pour chacun, et sur un 1 il se propage
}
odds-by-die = { $what } (sur { $dice })
odds-brief-theirs = Boxers −{ $points }
odds-brief-ours = défenseurs −{ $points }
odds-brief-civilians = civils −{ $points }
odds-brief-nothing = sans effet
odds-brief-absorbed = fanatiques indemnes
odds-brief-weakened = fanatique affaibli
odds-brief-gone = fanatique dispersé
odds-brief-retreat = repli des civils
odds-brief-depot = un jour de vivres
odds-brief-out = éteint
odds-brief-burns = brûle encore
odds-brief-caught = prend feu
odds-brief-not-caught = épargnée
odds-said-theirs = { $points ->
    [one] les Boxers perdent { $points } point
   *[other] les Boxers perdent { $points } points
}
odds-said-ours = { $points ->
    [one] les défenseurs perdent { $points } point
   *[other] les défenseurs perdent { $points } points
}
odds-said-civilians = { $points ->
    [one] { $points } point de civils perdu
   *[other] { $points } points de civils perdus
}
odds-said-nothing = sans effet
odds-said-absorbed = sans effet, les fanatiques encaissent
odds-said-weakened = un fanatique est affaibli
odds-said-gone = un fanatique est dispersé
odds-said-retreat = les civils se replient
odds-said-depot = un jour de vivres brûle
odds-said-out = l’incendie est éteint
odds-said-burns = il brûle encore
odds-said-caught = elle prend feu
odds-said-not-caught = elle est épargnée
odds-counted-theirs = points que perdent les Boxers
odds-counted-ours = points que perdent les défenseurs
odds-counted-douse = la chance d’éteindre l’incendie
odds-counted-catch = le risque de prendre feu
odds-mean-theirs = En moyenne les Boxers perdent { $mean ->
    [one] **{ $mean }** point.
   *[other] **{ $mean }** points.
}
odds-mean-ours = En moyenne les défenseurs perdent { $mean ->
    [one] **{ $mean }** point.
   *[other] **{ $mean }** points.
}
odds-mean-civilians = { $mean ->
    [one] En moyenne { $mean } point de civils est perdu en plus.
   *[other] En moyenne { $mean } points de civils sont perdus en plus.
}
odds-chance-douse = Il est éteint : **{ $chance }**. Un incendie que personne n’éteint se propage, et c’est une ruine en fin de journée (§6.1).
odds-chance-catch = Elle prend feu : **{ $chance }**, à la prochaine propagation (§6.1).
odds-least-item = { $points } ou plus { $chance }
odds-least = Chances : { $chances }.
odds-price-ours = Cela coûte aux défenseurs { $mean ->
    [one] { $mean } point en moyenne.
   *[other] { $mean } points en moyenne.
}
odds-price-boxers = Cela coûte aux Boxers { $mean ->
    [one] { $mean } point en moyenne.
   *[other] { $mean } points en moyenne.
}
odds-price-none = Cela ne peut rien coûter aux défenseurs.
odds-leaders = { $count ->
    [one] { $leaders } tombe : { $chance }.
   *[other] { $leaders } : chacun tombe, { $chance }.
}
odds-quarter = Sur une carte noire de 2 à 10 les canons choisissent { $quarter } : { $chance } (§5.2).
odds-when-boxers = -# Telle qu’elle se livrerait maintenant, à la quatrième phase (§6.4) ; les tirs d’ici là la changent.
odds-when-charge = -# Telle qu’elle se livrerait maintenant, à la sixième phase (§6.6), avec tous ceux qui seront là.
odds-when-rout = -# Jeté à la septième phase, s’ils ont perdu un point dans la séquence (§6.7).
odds-overview = { $zone } (Boxers { $boxers }, défenseurs { $troops }) : leur mêlée nous coûte { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} en moyenne, { $chance } d’en perdre ; la nôtre leur en coûte { $taken }
odds-overview-civilians = { $zone } (Boxers { $boxers }, civils seuls) : seul un résultat de 3 coûte des civils, tout autre les chasse
odds-overview-more = { $count ->
    [one] et { $count } autre zone
   *[other] et { $count } autres zones
}
odds-change = { $what } (§{ $rule }) : **{ $mean }** ({ $difference })
odds-change-none = { $what } (§{ $rule }) : aucune différence
odds-change-price-ours = , au prix de { $price } pour les défenseurs
odds-change-price-boxers = , au prix de { $price } pour les Boxers
odds-what-manner = { $with } avec leur valeur
odds-what-effect = { $counter } en TEP
odds-what-both = { $with } avec leur valeur, puis { $counter } en TEP
odds-what-without-leader = sans { $counter }
odds-what-with-leader = avec { $counter }, qui est à { $zone }
odds-what-without-weapon = sans { $counter }
odds-what-with-weapon = avec { $counter }, qui est à { $zone }
odds-what-with-soldiers = avec { $counter } en plus, à présent à { $zone }
odds-what-without-soldiers = sans { $counter }
odds-what-with-barricade = avec une barricade
odds-what-without-barricade = sans la barricade
odds-what-without-fire = si l’incendie de { $zone } est éteint

# The enlarged quarter

map-fight = Le combat
closeup-attack = Jour { $day } · séquence { $sequence } · moral { $morale }
closeup-day = Jour { $day } · moral { $morale }

# Ce qui se dessine sur la carte à la demande

overlay-happened = Ce qui vient de se passer
overlay-quiet = Rien qui ait sa place sur la carte.
overlay-arrows = Les voies des Boxers (§6.2)
overlay-arrows-from = Les voies des Boxers à partir de { $zone } (§6.2)
overlay-arrow = **{ $zone }** : en avant vers { $end }
overlay-arrow-both = **{ $zone }** : d’abord vers { $red }, l’autre moitié vers { $green }
overlay-garrison = la garnison
overlay-range = Jusqu’où peut tirer { $who }, { $zone } (§3.1, §6.3)
overlay-ring-value = Distance { $distance }, la valeur compte : { $zones }
overlay-ring-both = Distance { $distance }, valeur ou TEP : { $zones }
overlay-ring-test = Distance { $distance }, TEP seulement : { $zones }
overlay-target = 🎯 Boxers à portée : { $zone }, distance { $distance }
overlay-barred = 🚫 { $zone } : { $why }
overlay-reach = Où peut aller { $who }, { $zone } (§6.5)
overlay-cost = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} : { $zones }
overlay-free = Sans points : { $zones }
overlay-charge = ⚔️ Au milieu des Boxers, où la marche finit : { $zone }{ $cost ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $cost } points
}
overlay-nowhere = Nulle part.
choice-everywhere = Partout
choice-show-happened = Ce qui vient de se passer
choice-show-arrows = Les voies des Boxers
choice-show-range = Jusqu’où porte une arme
choice-show-reach = Où un pion peut aller

## Les pions du guide

counter-power = le drapeau : à qui sont les soldats
counter-kind = la silhouette : soldats, canon, civils…
counter-value = le grand chiffre : ses points
counter-number = combien de pions pareils sont là
counter-reduced = rayé, sans un coin : sa face réduite
counter-reduced-value = les points qui lui restent
counter-boxers = sombre : des Boxers, et de quelle sorte
counter-boxers-value = leurs points
counter-ours = rond : tous les points sous les armes d’une zone
counter-bonus = + le bonus de ses officiers
counter-theirs = en pointe : tous les points des Boxers de la zone
counter-alt = Des pions agrandis, chaque partie avec son sens. Les pions clairs sont aux Légations : drapeau, sigle de la Puissance, silhouette pour la sorte, grand chiffre pour les points, une pastille pour le nombre de pions pareils. Rayé et sans un coin : la face réduite, avec les points qui restent. Les pions sombres sont des Boxers et des réguliers, avec un mot pour la sorte. Une pastille ronde donne les points sous les armes d’une zone avec le bonus de ses officiers ; une pastille en pointe, les points des Boxers.
