# Le siège des Légations en français : tout ce que lit le joueur. Une dépêche de 1900 : brève, sèche, équitable.
# Plateau et messages sont du Markdown de Discord ; étiquettes de 80 caractères au plus, descriptions 100, questions 150.

title = Le siège des Légations
opening =
    .opening = **Les Légations, 20 juin 1900.** Vous tenez seize zones, avec des civils (120 points). Les secours arrivent le 54e jour.
    .story = **Pékin, 20 juin 1900.** Les Boxers et les troupes impériales encerclent les légations étrangères. Les gardes doivent tenir jusqu’à l’arrivée de la colonne de secours, dans cinquante-quatre jours.
    .goal = Tenez jusqu’à l’arrivée des secours, et protégez les civils.
first-question = Les troupes sont-elles bien placées ?
button-first-stand = Oui, bien placées
button-first-adviser = Suivre le conseiller
button-first-change = Changer les postes
scenario-ten-days = Dix jours de juillet
    .opening = **Les Légations, 4 juillet 1900.** L’est du quartier a brûlé ; le moral est à 5, les vivres suffisent pour quinze jours.
    .goal = Tenez dix jours : à la fin, il vous faut plus de points que les Boxers.

## La carte

map-scale = mètres (environ)
legend-entry = entrée des Boxers
legend-first = première voie
legend-second = seconde voie
legend-quarter = quartiers bombardés
legend-ramp = rampe de la muraille
legend-barricade = barricade
legend-fire = en flammes
legend-ruin = en ruines
legend-reduced = pion entier et pion réduit
legend-ours = points et officiers
legend-theirs = points chinois
badge-die = dé jeté
badge-loss = pertes des Puissances
badge-chinese-loss = pertes chinoises
badge-shot = tir des soldats
badge-effect = une arme tire seule
badge-melee = mêlée des Boxers
badge-charge = mêlée de la garnison
badge-rout = test de moral des Boxers
badge-leader-fell = un officier tombe
badge-shell = obus ou mine
badge-aim = zone visée
badge-depot = dépôt touché
badge-fire = un incendie éclate
badge-fire-fought = incendie non éteint
badge-douse = incendie éteint
badge-ruin = tombe en ruines
badge-entry = entrée des Boxers
badge-split = les Boxers se divisent
badge-stayed = les Boxers ne bougent pas
badge-must-move = doit quitter l’incendie
badge-unguarded = Légation sans garde
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
map-sign-rain = Pluie
map-sign-truce = Trêve
map-sign-ammunition = Peu de munitions
map-sign-cha-cha = Cha ! Cha ! +3
map-armed = En armes
map-wounded = Blessés
map-civilians = Civils
map-boxers = Chinois
map-morale = Moral { $morale } sur 10
map-short = peu de munitions : −2
map-broken = effondré : −3
map-food = Vivres : { $left ->
    [0] épuisés
    [one] un jour
   *[other] { $left } jours
}
map-starving = moral −2 par jour

## Zones : le nom entier, celui des étiquettes, celui de la carte

zone-qianmen-wall = Muraille de Ch’ien Men
    .short = Mur Ch’ien Men
    .map = Ch’ien Men
    .the = la muraille de Ch’ien Men
    .at = sur la muraille de Ch’ien Men
zone-wall-west = Muraille Ouest
    .short = Muraille Ouest
    .map = Muraille Ouest
    .the = la muraille Ouest
    .at = sur la muraille Ouest
zone-american-ramp = Rampe américaine
    .short = Rampe américaine
    .map = Rampe américaine
    .the = la rampe américaine
    .at = sur la rampe américaine
zone-water-gate = Muraille de la Porte d’Eau
    .short = Porte d’Eau
    .map = Porte d’Eau
    .the = la Porte d’Eau
    .at = à la Porte d’Eau
zone-german-ramp = Rampe allemande
    .short = Rampe allemande
    .map = Rampe allemande
    .the = la rampe allemande
    .at = sur la rampe allemande
zone-wall-east = Muraille Est
    .short = Muraille Est
    .map = Muraille Est
    .the = la muraille Est
    .at = sur la muraille Est
zone-hatamen-wall = Muraille de Ha-ta Men
    .short = Mur Ha-ta Men
    .map = Ha-ta Men
    .the = la muraille de Ha-ta Men
    .at = sur la muraille de Ha-ta Men
zone-legation-street-1 = Rue des Légations 1
    .short = R. Légations 1
    .map = Rue Légations 1
    .the = la rue des Légations 1
    .at = dans la rue des Légations 1
zone-legation-street-2 = Rue des Légations 2
    .short = R. Légations 2
    .map = Rue Légations 2
    .the = la rue des Légations 2
    .at = dans la rue des Légations 2
zone-legation-street-3 = Rue des Légations 3
    .short = R. Légations 3
    .map = Rue Légations 3
    .the = la rue des Légations 3
    .at = dans la rue des Légations 3
zone-legation-street-4 = Rue des Légations 4
    .short = R. Légations 4
    .map = Rue Légations 4
    .the = la rue des Légations 4
    .at = dans la rue des Légations 4
zone-legation-street-5 = Rue des Légations 5
    .short = R. Légations 5
    .map = Rue Légations 5
    .the = la rue des Légations 5
    .at = dans la rue des Légations 5
zone-legation-street-6 = Rue des Légations 6
    .short = R. Légations 6
    .map = Rue Légations 6
    .the = la rue des Légations 6
    .at = dans la rue des Légations 6
zone-hatamen-street = Rue de Ha-ta Men
    .short = Rue Ha-ta Men
    .map = Rue de Ha-ta Men
    .the = la rue de Ha-ta Men
    .at = dans la rue de Ha-ta Men
zone-changan-west = Rue Ch’ang-an Ouest
    .short = Ch’ang-an Ouest
    .map = Rue Ch’ang-an Ouest
    .the = la rue Ch’ang-an Ouest
    .at = dans la rue Ch’ang-an Ouest
zone-changan-middle = Rue Ch’ang-an Centre
    .short = Ch’ang-an Centre
    .map = Rue Ch’ang-an Centre
    .the = la rue Ch’ang-an Centre
    .at = dans la rue Ch’ang-an Centre
zone-changan-east = Rue Ch’ang-an Est
    .short = Ch’ang-an Est
    .map = Rue Ch’ang-an Est
    .the = la rue Ch’ang-an Est
    .at = dans la rue Ch’ang-an Est
zone-customs-street-north = Rue des Douanes Nord
    .short = R. Douanes Nord
    .map = Rue des Douanes Nord
    .the = la rue des Douanes Nord
    .at = dans la rue des Douanes Nord
zone-customs-street-south = Rue des Douanes Sud
    .short = R. Douanes Sud
    .map = Rue des Douanes Sud
    .the = la rue des Douanes Sud
    .at = dans la rue des Douanes Sud
zone-wall-street-west = Rue du Mur Ouest
    .short = R. du Mur Ouest
    .map = Rue du Mur Ouest
    .the = la rue du Mur Ouest
    .at = dans la rue du Mur Ouest
zone-wall-street-east = Rue du Mur Est
    .short = R. du Mur Est
    .map = Rue du Mur Est
    .the = la rue du Mur Est
    .at = dans la rue du Mur Est
zone-north-bridge = Pont Nord
    .short = Pont Nord
    .map = Pont Nord
    .the = le pont Nord
    .at = sur le pont Nord
zone-canal-north = Canal Nord
    .short = Canal Nord
    .map = Canal Nord
    .the = le canal Nord
    .at = dans le canal Nord
zone-canal-middle = Canal Centre
    .short = Canal Centre
    .map = Canal Centre
    .the = le canal Centre
    .at = dans le canal Centre
zone-south-bridge = Pont Sud
    .short = Pont Sud
    .map = Pont Sud
    .the = le pont Sud
    .at = sur le pont Sud
zone-canal-south = Canal Sud
    .short = Canal Sud
    .map = Canal Sud
    .the = le canal Sud
    .at = dans le canal Sud
zone-british-north = Légation britannique Nord
    .short = Britannique Nord
    .map = Légation britannique Nord
    .the = la Légation britannique Nord
    .at = à la Légation britannique Nord
zone-british-south = Légation britannique Sud
    .short = Britannique Sud
    .map = Légation britannique Sud
    .the = la Légation britannique Sud
    .at = à la Légation britannique Sud
zone-russian-west = Légation russe Ouest
    .short = Russe Ouest
    .map = Lég. russe Ouest
    .the = la Légation russe Ouest
    .at = à la Légation russe Ouest
zone-russian-east = Légation russe Est
    .short = Russe Est
    .map = Lég. russe Est
    .the = la Légation russe Est
    .at = à la Légation russe Est
zone-american-west = Légation américaine Ouest
    .short = Américaine Ouest
    .map = Américaine Ouest
    .the = la Légation américaine Ouest
    .at = à la Légation américaine Ouest
zone-american-east = Légation américaine Est
    .short = Américaine Est
    .map = Américaine Est
    .the = la Légation américaine Est
    .at = à la Légation américaine Est
zone-german-west = Légation allemande Ouest
    .short = Allemande Ouest
    .map = Lég. allemande Ouest
    .the = la Légation allemande Ouest
    .at = à la Légation allemande Ouest
zone-german-east = Légation allemande Est
    .short = Allemande Est
    .map = Lég. allemande Est
    .the = la Légation allemande Est
    .at = à la Légation allemande Est
zone-french-1 = Légation française 1
    .short = Française 1
    .map = Française 1
    .the = la Légation française 1
    .at = à la Légation française 1
zone-french-2 = Légation française 2
    .short = Française 2
    .map = Française 2
    .the = la Légation française 2
    .at = à la Légation française 2
zone-french-3 = Légation française 3
    .short = Française 3
    .map = Légation française 3
    .the = la Légation française 3
    .at = à la Légation française 3
zone-dutch = Légation néerlandaise
    .short = Lég. néerlandaise
    .map = Lég. néerlandaise
    .the = la Légation néerlandaise
    .at = à la Légation néerlandaise
zone-japanese = Légation japonaise
    .short = Lég. japonaise
    .map = Lég. japonaise
    .the = la Légation japonaise
    .at = à la Légation japonaise
zone-spanish = Légation espagnole
    .short = Lég. espagnole
    .map = Espagnole
    .the = la Légation espagnole
    .at = à la Légation espagnole
zone-italian = Légation italienne
    .short = Lég. italienne
    .map = Lég. italienne
    .the = la Légation italienne
    .at = à la Légation italienne
zone-austrian = Légation autrichienne
    .short = Lég. autrichienne
    .map = Lég. autrichienne
    .the = la Légation autrichienne
    .at = à la Légation autrichienne
zone-hanlin = Académie Hanlin
    .short = Hanlin
    .map = Académie Hanlin
    .the = l’Académie Hanlin
    .at = à l’Académie Hanlin
zone-carriage-park = Remises impériales
    .short = Remises impériales
    .map = Remises impériales
    .the = les Remises impériales
    .at = aux Remises impériales
zone-mongol-market = Marché mongol
    .short = Marché mongol
    .map = Marché mongol
    .the = le Marché mongol
    .at = au Marché mongol
zone-fu-north = Su Wang Fu Nord
    .short = Fu Nord
    .map = Su Wang Fu Nord
    .the = le Fu Nord
    .at = dans le Fu Nord
zone-fu-south = Su Wang Fu Sud
    .short = Fu Sud
    .map = Su Wang Fu Sud
    .the = le Fu Sud
    .at = dans le Fu Sud
zone-customs = Inspection des Douanes
    .short = Douanes
    .map = Inspection des Douanes
    .the = les Douanes
    .at = aux Douanes
zone-hotel-de-pekin = Hôtel de Pékin
    .short = Hôtel de Pékin
    .map = Hôtel de Pékin
    .the = l’Hôtel de Pékin
    .at = à l’Hôtel de Pékin
zone-russo-chinese-bank = Banque russo-chinoise
    .short = Banque russo-chinoise
    .map = Banque russo-chinoise
    .the = la Banque russo-chinoise
    .at = à la Banque russo-chinoise
zone-hongkong-bank = Banque de Hongkong
    .short = Banque Hongkong
    .map = Banque de Hongkong
    .the = la Banque de Hongkong
    .at = à la Banque de Hongkong
zone-peking-club = Cercle de Pékin
    .short = Cercle de Pékin
    .map = Cercle de Pékin
    .the = le Cercle de Pékin
    .at = au Cercle de Pékin

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
    [one] { $count } autre zone
   *[other] { $count } autres zones
}
    .at = { $count ->
        [one] dans { $count } autre zone
       *[other] dans { $count } autres zones
    }
subaltern-unnamed = le sergent { OF($name) }
    .own = son sergent
part-1 = Nord-ouest
part-2 = Nord-est
part-3 = Sud-est
part-4 = Sud-ouest
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
    [one] la garnison perd { $points } point
   *[other] la garnison perd { $points } points
}
lost-chinese = { $points ->
    [one] les Boxers perdent { $points } point
   *[other] les Boxers perdent { $points } points
}
lost-civilians = { $points ->
    [one] les civils perdent { $points } point
   *[other] les civils perdent { $points } points
}
lost-weapon = une arme hors d’usage ({ $name }, servants indemnes)
lost-crew = une arme perdue avec ses servants ({ $name })
outcome-nothing = sans effet
outcome-absorbed = les fanatiques absorbent le coup
outcome-depot = un dépôt de vivres brûle

loss-turned = { $counter } : { $before } → { $after }
loss-out = { $counter } : { $before } → hors jeu

## Ce qui s’est passé : une phrase par événement

event-siege-began = { $switches ->
    [0] Les portes se ferment et le siège commence.
    [one] Les portes se ferment et le siège commence, avec une règle maison.
   *[other] Les portes se ferment et le siège commence, avec { $switches } règles maison.
}
event-scenario-began = { $own ->
    [yes] C’est le soir du jour { $before }. Les deux camps comptent leurs points après le jour { $last }.
   *[no] C’est le soir du jour { $before }. L’est du quartier a brûlé, le reste est intact. Les deux camps comptent leurs points après le jour { $last }.
}
event-counters-moved = { $why ->
    [deploy] { $what } : en position { AT($end) }.
    [reposition] { $what } : { OF($start) } vers { THE($end) }.
    [march] { $what } : { OF($start) } vers { THE($end) }.
    [flee] { $what } : fuite de l’incendie, { OF($start) } vers { THE($end) }.
    [retire] { $what } : repli { OF($start) } vers { THE($end) }.
    [lodge] { $what } : { OF($start) } vers un nouveau foyer { AT($end) }.
   *[other] { $what } : { OF($start) } vers { THE($end) }.
}
event-barricade-moved = La garnison déplace la barricade { OF($start) } vers { THE($end) }.
event-card-drawn = Jour { $day }, carte du jour : { $card }. Cartes restantes : { $left }.
event-food-eaten = { $how ->
    [hungry] Les magasins sont vides. La garnison a faim.
    [depot] Les obus touchent un dépôt et détruisent un jour de vivres. Jours de vivres restants : { $left }.
   *[day] La garnison consomme un jour de vivres. Jours de vivres restants : { $left }.
}
event-morale-changed = Moral { $change }, maintenant à { $morale } : { $reason }.
event-betsy-found = La garnison trouve un vieux tube de canon et le monte sur un affût : c’est Betsy, le canon international.
event-betsy-placed = Betsy est prête à tirer { AT($zone) }.
event-betsy-held = Betsy attend : aucune Légation ne peut l’accueillir aujourd’hui.
event-wounded-returned = Des blessés peuvent revenir, jusqu’à { points }. Points à l’hôpital : { $available }.
event-wounded-placed = { $counter } : de l’hôpital vers { THE($zone) }.
event-counters-merged = { AT($zone) }, deux pions réduits sont réunis en un seul : { $kept }. L’autre va à l’hôpital.
event-wounded-forgone = { $points ->
    [one] { $points } point prévu pour les blessés n’est pas utilisé : il est perdu.
   *[other] { $points } points prévus pour les blessés ne sont pas utilisés : ils sont perdus.
}
event-event-rolled = { $skipped ->
    [0] L’événement du jour : { $name }.
   *[other] L’événement du jour : { $name }. L’événement tiré en premier avait déjà eu lieu.
}
event-mines-exploded = Deux mines explosent sous { THE($zones) }.
event-ammunition-short = Les cartouches manquent. À partir d’aujourd’hui, vos tirs et vos mêlées sont plus faibles.
event-heavy-rain-fell = { $turned ->
    [yes] Fortes pluies. Les canons se taisent, les Boxers ne bougent pas, et la journée compte comme calme.
   *[no] Fortes pluies toute la journée.
}
event-famine-struck = Famine et maladies dans les Légations. Pertes : { $losses }.
event-mine-found = { $counters ->
    [0] La garnison trouve une mine près du mur britannique et la désamorce. Il ne reste aucun Boxer pour attaquer par là.
    [one] La garnison trouve une mine près du mur britannique et la désamorce. { $counters } pion boxer attaque par là aujourd’hui.
   *[other] La garnison trouve une mine près du mur britannique et la désamorce. { $counters } pions boxers attaquent par là aujourd’hui.
}
event-news-came = { $news ->
    [peitang] Nouvelles du Peitang : la cathédrale tient toujours.
   *[relief] Un messager passe les lignes : la colonne de secours est en marche.
}
event-cha-cha-called = « Cha, cha ! Cho, cho ! » Le prochain assaut sera plus acharné.
event-light-rain-fell = Pluie légère. Les canons ne tirent pas aujourd’hui.
event-supplies-came = Des vivres pour { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} arrivent sous drapeau blanc.
event-truce-made = Les troupes impériales concluent une trêve : les réguliers et leur général partent pour de bon.
event-quarter-shelled = { $zones ->
    [0] Les canons tirent sur { $quarter }, où il n’y a personne.
    [one] Les canons tirent sur { $quarter } et touchent { $zones } zone.
   *[other] Les canons tirent sur { $quarter } et touchent { $zones } zones.
}
event-zone-shelled = { $why ->
    [mine] La mine explose sous { THE($zone) } : { $outcome }.
   *[bombardment] Les obus tombent sur { THE($zone) } : { $outcome }.
}
event-leader-tested = { $fell ->
    [yes] { $leader } est touché { AT($zone) }.
   *[no] { $leader } est indemne { AT($zone) }.
}
event-leader-fell = { $how ->
    [here] { $leader } tombe { AT($zone) } ; { $successor } prend le commandement.
    [elsewhere] { $leader } tombe { AT($zone) } ; { $successor } prend le commandement { AT($end) }.
   *[gone] { $leader } tombe { AT($zone) } ; personne ne peut le remplacer.
}
event-boxers-came = { $why ->
    [mine] Les Boxers sortent de la mine { AT($zone) } : { points }.
    [both] Les Boxers attaquent { THE($zone) } par la rue et par la mine : { points }.
   *[attack] Les Boxers attaquent { THE($zone) } : { points }.
}
event-sequence-began = Assaut, séquence { $sequence }.
event-fire-fought = { $out ->
    [yes] La garnison éteint l’incendie { AT($zone) }.
   *[no] La garnison ne peut pas éteindre l’incendie { AT($zone) }.
}
event-fire-spread = { $caught ->
    [yes] L’incendie { OF($start) } gagne { THE($zone) }.
   *[no] L’incendie { OF($start) } n’atteint pas { THE($zone) }.
}
event-pile-split = Les Boxers se divisent { AT($zone) } : { $red ->
    [one] { $red } pion va
   *[other] { $red } pions vont
} d’un côté, { $green } de l’autre.
event-pile-moved = { $stopped ->
    [defended] { $counters ->
        [one] { $counters } pion boxer va
       *[other] { $counters } pions boxers vont
    } { OF($start) } jusqu’aux défenseurs { OF($end) }.
    [legation] { $counters ->
        [one] { $counters } pion boxer va
       *[other] { $counters } pions boxers vont
    } { OF($start) } jusque dans { THE($end) }.
   *[other] { $counters ->
        [one] { $counters } pion boxer va
       *[other] { $counters } pions boxers vont
    } { OF($start) } vers { THE($end) }.
}
event-pile-stayed = { $why ->
    [pinned] Les défenseurs retiennent les Boxers { AT($zone) }.
    [points] { AT($zone) }, les Boxers attendent la séquence suivante.
    [fire] Le feu enferme les Boxers { AT($zone) }.
   *[other] Les Boxers restent { AT($zone) }.
}
event-piles-joined = Deux colonnes de Boxers se rejoignent { AT($zone) }.
event-shot-fired = { $same ->
    [yes] La garnison tire sur les Boxers { OF($zone) } : { $outcome }.
   *[no] La garnison tire depuis { THE($zone) } sur { THE($target) } : { $outcome }.
}
event-effect-fired = { $weapon } tire sur { THE($target) } : { $outcome }.
event-boxers-fought = Les Boxers attaquent en mêlée { AT($zone) } : { $outcome }.
event-civilians-retreated = Les civils se replient { OF($start) } vers { THE($end) }.
event-fire-suffered = Personne ne peut fuir l’incendie { OF($zone) } : { $outcome }.
event-soldiers-fought = La garnison charge { AT($zone) } : { $outcome }.
event-morale-tested = Test de moral des Boxers { AT($zone) } : { $outcome }.
event-zones-lit = Les Boxers incendient { THE($zones) }.
event-legation-unguarded = Personne ne garde la { $legation }.
event-losses-changed = La garnison répartit les pertes autrement : { $losses }.
event-boxers-left = { $why ->
    [idle] Les Boxers ne peuvent plus avancer et se retirent.
    [cap] Après une journée entière de combats, les Boxers se retirent.
   *[beaten] La garnison repousse l’assaut.
}
event-zones-ruined = En ruines ce soir : { $zones }.
event-day-ended = Le jour { $day } est fini. Moral : { $morale }. Le marqueur de vivres est sur { $food } ; à 35, les magasins sont vides.
event-siege-ended = { $verdict ->
    [overrun] Il ne reste personne dans les Légations. Le siège est fini.
    [held] Les dix jours sont finis et les Légations tiennent. Les deux camps comptent leurs points.
   *[relieved] La colonne de secours est aux portes. Le siège est fini.
}

## La dépêche : qui, quoi, qui, où

deed-kill =
    { THE($actor) } { $count ->
        [one] élimine
       *[other] éliminent
    } { $target }{ $place ->
        [none] .
       *[other] { "" } { AT($place) }.
    }
deed-die =
    { $actor } { $count ->
        [one] tombe
       *[other] tombent
    }{ $place ->
        [none] .
       *[other] { "" } { AT($place) }.
    }
deed-storm =
    { $actor } { $count ->
        [one] tue
       *[other] tuent
    } { $target }{ $place ->
        [none] .
       *[other] { "" } { AT($place) }.
    }
deed-flee =
    { $actor } { $count ->
        [one] fuit
       *[other] fuient
    }{ $place ->
        [none] .
       *[other] { "" } { AT($place) }.
    }
deed-burnt =
    { $actor } { $count ->
        [one] meurt
       *[other] meurent
    } dans l’incendie { OF($place) }.
deed-leader =
    { $actor } { $count ->
        [one] tombe
       *[other] tombent
    }{ $place ->
        [none] { "" }
       *[other] { "" } { AT($place) }
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
        [one] fait irruption
       *[other] font irruption
    } { AT($target) }.
deed-reach =
    { $actor } { $count ->
        [one] atteint
       *[other] atteignent
    } les défenseurs { OF($target) }.
deed-advance =
    { $actor } { $count ->
        [one] avance
       *[other] avancent
    } vers { THE($target) }.
deed-put-out =
    { $actor } { $count ->
        [one] éteint
       *[other] éteignent
    } l’incendie { AT($target) }.
deed-burn-on =
    { THE($actor) } { $count ->
        [one] brûle
       *[other] brûlent
    } encore.
deed-light =
    { $actor } { $count ->
        [one] incendie
       *[other] incendient
    } { THE($target) }.
deed-ruin =
    { THE($actor) } { $count ->
        [one] est
       *[other] sont
    } en ruines ce soir.
deed-post =
    { $place ->
        [none] { $actor } { $count ->
        [one] prend position
       *[other] prennent position
    }.
       *[other] { $actor } { $count ->
        [one] prend position
       *[other] prennent position
    } { AT($place) }.
    }
deed-move =
    { $place ->
        [none] { $actor } { $count ->
        [one] change de poste
       *[other] changent de poste
    }.
       *[other] { $actor } { $count ->
        [one] rejoint
       *[other] rejoignent
    } { THE($place) }.
    }
deed-flee-fire =
    { $place ->
        [none] { $actor } { $count ->
        [one] fuit l’incendie
       *[other] fuient l’incendie
    }.
       *[other] { $actor } { $count ->
        [one] fuit
       *[other] fuient
    } l’incendie vers { THE($place) }.
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
    } vers { THE($place) }.
    }
deed-hunger =
    { $actor } { $count ->
        [one] a
       *[other] ont
    } faim : les magasins sont vides.
deed-heal =
    { $actor } { $count ->
        [one] quitte
       *[other] quittent
    } l’hôpital pour { THE($target) }.
deed-shells = Les obus sur { THE($actor) } font perdre { $target }.
deed-famine = La faim et la maladie emportent { $target }.
deed-escape = Personne n’est pris dans le feu.
deed-come = Les Boxers attaquent { THE($place) } avec une force de { $score }.
deed-come-mine = Les Boxers (force { $score }) sortent de la mine { AT($place) }.
deed-repelled = L’assaut échoue.
deed-spread = Le feu gagne { THE($target) }.
deed-unguarded = Personne ne garde { $target }.
deed-barricade = La garnison déplace une barricade vers { THE($place) }.
deed-store-burns = Un dépôt brûle : un jour de vivres est perdu.
deed-betsy-found = La garnison trouve un vieux canon : Betsy.
deed-betsy = Betsy est prête à tirer { AT($place) }.
deed-join = Deux unités réduites se réunissent { AT($place) }.
deed-mines = Deux mines explosent sous { THE($target) }.
deed-ammunition = Les cartouches manquent : tirs et charges sont plus faibles.
deed-heavy-rain = La pluie arrête les combats.
deed-light-rain = Une pluie légère fait taire les canons.
deed-mine-found = La garnison trouve une mine près du mur britannique.
deed-news-peitang = De bonnes nouvelles viennent du Peitang.
deed-news-relief = Un messager annonce que la colonne de secours est en marche.
deed-cha-cha = « Cha, cha ! » Le prochain assaut sera plus dur.
deed-supplies = Des vivres arrivent : { $target }.
deed-truce = Les réguliers impériaux concluent une trêve et partent pour de bon.
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
        [one] de quoi tenir un jour
       *[other] de quoi tenir { $count } jours
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
        [one] un Boxer
       *[other] { $count } Boxers
    }
deed-lost-store =
    { $count ->
        [one] un dépôt
       *[other] { $count } dépôts
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
        [one] { $kind ->
            [zone] une autre zone
           *[other] un autre
        }
       *[other] { $kind ->
            [zone] { $count } autres zones
           *[other] { $count } autres
        }
    }
story-nothing = Tout est calme.

## Pourquoi le moral a changé

morale-soldiers-lost = soldats perdus
morale-fanatics-gone = fanatiques dispersés
morale-unguarded = une Légation sans garde
morale-leader-lost = un officier perdu
morale-macdonald-lost = MacDonald perdu
morale-quiet-day = une journée calme
morale-hunger = la faim
morale-peitang = nouvelles du Peitang
morale-relief = nouvelles des secours
morale-supplies = arrivée de vivres
morale-truce = la trêve

## Événements de la table

happening-mines = deux mines
happening-ammunition = peu de munitions
happening-heavy-rain = fortes pluies
happening-famine = famine et maladies
happening-mine-found = découverte d’une mine
happening-peitang = nouvelles du Peitang
happening-cha-cha = le cri de guerre « Cha, cha ! »
happening-relief = nouvelles des secours
happening-light-rain = pluie légère
happening-supplies = vivres
happening-truce = une trêve avec les troupes impériales

## Le panneau

panel-title-muster = { title } · le déploiement
panel-title-day = Jour { $day } sur { $days } · { $card } · { $what }
panel-title-end = Fin du siège · jour { $day } sur { $days }
panel-title-end-scenario = { $scenario } · la fin · jour { $day } sur { $days }
what-quiet = journée calme
what-rain = fortes pluies
what-shelling = bombardement
what-attack = alerte
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
sign-ammunition = peu de munitions (−2)
sign-cha-cha = cri de guerre (+3 aux mêlées des Boxers)
sign-broken = moral effondré (−3)
sign-starving = magasins vides

orders-muster = Commencez avec ce déploiement, ou changez-le d’abord. Ensuite, le bot tire la première carte.
orders-betsy = Où placez-vous Betsy, le vieux canon ? Ses 3 points aident les zones voisines.
orders-wounded = { $points ->
    [one] Vous pouvez ramener des blessés ({ $points } point). Choisissez qui revient, et où. Un point inutilisé est perdu.
   *[other] Vous pouvez ramener des blessés ({ $points } points au plus). Choisissez qui revient, et où. Les points inutilisés sont perdus.
}
orders-reposition = Redéployez vos troupes pour les jours à venir, ou poursuivez : la journée finit, et le bot tire la carte suivante.
orders-reposition-attack = Les Boxers attaquent aujourd’hui, mais personne ne sait où. Redéployez vos troupes, ou poursuivez pour commencer l’attaque.
orders-fire = { $zones ->
    [0] Terminez le tir, ou répartissez les pertes autrement.
    [one] Une zone peut tirer une fois. Tirez, ou passez. Ensuite les Boxers attaquent en mêlée.
   *[other] { $zones } zones peuvent tirer une fois chacune. Tirez, ou passez. Ensuite les Boxers attaquent en mêlée.
}
orders-march = { $leave ->
    [0] Déplacez des troupes si vous voulez. Ensuite, vos soldats chargent les Boxers de leur zone.
    [one] Vos troupes doivent d’abord quitter une zone en flammes : { $zones }.
   *[other] Vos troupes doivent d’abord quitter { $leave } zones en flammes : { $zones }.
}
orders-share = Choisissez quels pions subissent les pertes, ou ne changez rien.
orders-day-end = Finissez la journée, ou choisissez où logent les civils. Ensuite, le bot tire la carte suivante.
orders-over = Le siège est fini.

## Les ordres en bref : qui peut agir, qui est en danger, ce que ferait le pilote automatique

and-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
able-shooter = { $led ->
    [yes] { $zone } ({ $points }, officiers { $bonus })
   *[no] { $zone } ({ $points })
}
able-march = soldats ({ points }), { $officers ->
    [one] { $officers } officier
   *[other] { $officers } officiers
}, { $guns ->
    [one] { $guns } arme lourde
   *[other] { $guns } armes lourdes
} dans { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
} (4 points de mouvement ; armes lourdes : une zone)
able-deploy = soldats ({ points }), { $officers ->
    [one] { $officers } officier
   *[other] { $officers } officiers
}, { $guns ->
    [one] { $guns } arme lourde
   *[other] { $guns } armes lourdes
} dans { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
}
danger-nobody = personne : il n’y a pas de Boxers dans vos zones, et il n’y en aura pas après leur prochain mouvement
danger-here = { $whose ->
    [troops] { $zone } ({ $ours } contre { $enemy }{ $fanatics ->
        [0] {""}
       *[other] , fanatiques
    }{ $civilians ->
        [0] {""}
       *[other] , civils
    })
    [civilians] civils { AT($zone) } (contre { $enemy })
   *[officers] officiers { AT($zone) } (contre { $enemy })
}
danger-coming = { $whose ->
    [troops] menace proche : { $zone } ({ $ours } contre { $enemy }{ $civilians ->
        [0] {""}
       *[other] , civils
    })
    [civilians] menace proche : les civils { AT($zone) } (contre { $enemy })
   *[officers] menace proche : les officiers { AT($zone) } (contre { $enemy })
}
danger-unguarded = { $count ->
    [one] Légation sans garde ({ $powers }) : moral −1
   *[other] Légations sans garde ({ $powers }) : moral −{ $count }
}
danger-stake = les Boxers peuvent venir de partout ; vous avez le plus à perdre ici : { $zones }
plan-shots = { $count ->
    [one] { $count } tir : { $best } ({ $why })
   *[other] { $count } tirs, le meilleur : { $best } ({ $why })
}{ $held ->
    [0] {""}
    [one] { " ; " }l’autre zone ne tire pas
   *[other] { " ; " }{ $held } zones ne tirent pas
}
plan-more = { $count ->
    [one] { $count } autre mouvement
   *[other] { $count } autres mouvements
}
plan-shelter-leaders = { $counters ->
    [one] un officier à l’abri { AT($ends) }
   *[other] des officiers à l’abri { AT($ends) }
}
plan-rest = des soldats ({ points }) au repos { AT($ends) }, où il tombe peu d’obus
plan-garrison = une garde pour { THE($ends) }
plan-man-post = des soldats ({ points }) pour tenir { THE($ends) }
plan-leader-to-post = des officiers vers { THE($ends) }
plan-leave-barred = départ { OF($starts) }, où personne ne peut rester
plan-lodge = des civils vers { THE($ends) }, loin des Boxers
plan-escape-fire = fuite de l’incendie { OF($starts) }
plan-withdraw = repli depuis { THE($starts) }, où il n’y a rien à gagner
plan-civilians-away = les civils en lieu sûr, { OF($starts) } vers { THE($ends) }
plan-engage = des soldats ({ points }) vers { THE($ends) }, pour combattre en mêlée
plan-reinforce = des soldats ({ points }) vers { THE($ends) }, en soutien des troupes
plan-meet = des soldats ({ points }) vers { THE($ends) }, pour barrer la route aux Boxers
plan-approach = des soldats ({ points }) vers le combat { AT($ends) }
plan-leader-joins = des officiers vers { THE($ends) }, où ils aident le plus
plan-weapon-joins = une arme lourde vers { THE($ends) }, où elle aide le plus
planned-shots = { $count ->
    [one] { $count } tir
   *[other] { $count } tirs
}
planned-moves = { $count ->
    [one] { $count } mouvement
   *[other] { $count } mouvements
}
shortcut-shot = { $within ->
    [yes] Sur place, { $from } : { $chance } de chances d’obtenir { $wanted } ou plus · { points } : { $with }
   *[no] { $from } → { $at } : { $chance } de chances d’obtenir { $wanted } ou plus · { points } : { $with }
}
shortcut-effect = { $within ->
    [yes] Sur place, { $from } : { $weapon }, tir de harcèlement, { $chance } de chances de faire fuir des Boxers
   *[no] { $from } → { $at } : { $weapon }, tir de harcèlement, { $chance } de chances de faire fuir des Boxers
}

## La première fois que quelqu’un rencontre une phase

lesson-muster = Gardez une garnison dans chacune des cinq grandes Légations, sinon le moral baisse.
lesson-betsy = Betsy tire avec sa zone, ou seule, jusqu’à six zones de distance.
lesson-wounded = Les jours de carte rouge, des blessés reprennent le service dans presque toutes les zones.
lesson-reposition = Une fois par jour, vos troupes peuvent aller partout, sauf près des entrées des Boxers.
lesson-fire = Chaque zone tire une fois. Tirer dans sa propre zone peut coûter des soldats.
lesson-march = Chargez les Boxers de votre zone. Depuis une zone voisine, barrez-leur la route.
lesson-share = Choisissez maintenant quels pions subissent les pertes : les prochains jets en dépendent.
lesson-day-end = Les civils rentrent chez eux avant chaque carte. Vous choisissez où ils logent.

advice-fire = { $within ->
    [yes] Tirez sur les Boxers { OF($from) }, { points }, dé { $bonus } ({ $enemy }) : { $chance } de chances d’obtenir un résultat de { $wanted } ou plus
   *[no] Tirez depuis { THE($from) } sur { THE($at) }, { points }, dé { $bonus } ({ $enemy }) : { $chance } de chances d’obtenir un résultat de { $wanted } ou plus
}
advice-fire-briefly = { $within ->
    [yes] Tirez sur les Boxers { OF($from) }{ $with ->
        [none] { "" }
       *[other] { " " }({ $with })
    } : { $chance } de chances d’obtenir un résultat de { $wanted } ou plus
   *[no] Tirez depuis { THE($from) } sur { THE($at) }{ $with ->
        [none] { "" }
       *[other] { " " }({ $with })
    } : { $chance } de chances d’obtenir un résultat de { $wanted } ou plus
}
advice-effect = { $weapon }, tir de harcèlement sur { THE($at) } ({ $enemy }) : { $chance } de chances de faire fuir des Boxers
advice-effect-briefly = { $weapon }, tir de harcèlement sur { THE($at) } : { $chance } de chances de faire fuir des Boxers
advice-move = { $what } : { $from } → { $to }
advice-place = { $what } → { $to }
advice-losses = Reportez les pertes sur d’autres pions : { $what }
advice-lodge = Logez ces civils { AT($to) } : { $what }
advice-other = { $what }
advice-because = { $what } ({ $why })

reason-begin = tous les postes sont tenus
reason-historical = le déploiement historique
reason-nothing-to-do = tout est en ordre
reason-place-betsy = un bon champ de tir
reason-return-wounded = là où les blessés aident le plus
reason-mend = un pion redevient entier, l’autre peut revenir de l’hôpital
reason-rest = pour se reposer ensemble, là où il tombe peu d’obus
reason-shelter-leaders = officiers à l’abri
reason-garrison = une garde pour la Légation
reason-man-post = pour tenir le poste
reason-leader-to-post = un officier pour le poste
reason-leave-barred = personne ne peut rester dans cette zone
reason-lodge = loin des Boxers
reason-good-shot = bonnes chances
reason-kill-fanatic = pour disperser un fanatique
reason-panic = pour semer la panique
reason-hold-fire = aucun tir ne vaut le risque
reason-escape-fire = hors de l’incendie
reason-withdraw = il n’y a rien à gagner dans cette zone
reason-civilians-away = pour mettre des civils en lieu sûr
reason-engage = pour combattre les Boxers en mêlée
reason-reinforce = en soutien des troupes
reason-meet = pour barrer la route aux Boxers
reason-approach = vers le combat
reason-leader-joins = un officier là où il aide le plus
reason-weapon-joins = une arme lourde là où elle aide le plus
reason-stand-fast = aucun mouvement ne vaut le risque
reason-only-answer = il n’y a pas d’autre choix

## Choix

choice-begin = Commencer le siège
choice-historical = Revenir au déploiement historique
choice-move = Déplacer
choice-barricade = Déplacer une barricade
choice-lodge = Reloger des civils
choice-fire = Tirer
choice-place = Placer
choice-return = Ramener des blessés
choice-merge = Réunir deux pions réduits
choice-full = Pions entiers (2 points chacun)
choice-reduced = Pions réduits (1 point chacun)
choice-done = Finir la phase
choice-done-muster = Terminé
choice-done-betsy = Terminé
choice-done-wounded = Terminer les retours
choice-done-reposition = Poursuivre la journée
choice-done-fire = Ne plus tirer
choice-done-march = Rester sur place
choice-done-share = Laisser les pertes ainsi
choice-done-day-end = Finir la journée
choice-losses = Changer les pertes
choice-debt = { $kind ->
    [civilians] { $zones } : les civils perdent { points }
   *[soldiers] { $zones } : la garnison perd { points }
}
choice-debt-anywhere = n’importe où
choice-loss-turned = { $counter } : force { $after }
choice-loss-out = { $counter } : hors de combat
choice-zone = { $zone }
choice-shot = { $with }, { points }, dé { $bonus } : { $chance } de chances d’obtenir { $wanted } ou plus
choice-effect = { $weapon }, tir de harcèlement : { $chance } de chances de faire fuir des Boxers
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
    [one] à 1 point de mouvement
   *[other] à { $cost } points de mouvement
}
describe-cost = { $cost ->
    [one] coûte { $cost } point
   *[other] coûte { $cost } points
}
describe-from = depuis { THE($zone) }
describe-spends = dépense { $cost } sur { $left ->
    [one] { $left } point de mouvement
   *[other] { $left } points de mouvement
}
describe-lodges = foyer : { $zone }
describe-frees = épargne { $counter }
describe-there = vos points sur place : { $points }
describe-own-loss = vous risquez un point
describe-civilians = civils
describe-reduced = réduit

## Les questions de chaque menu

prompt-do = Que voulez-vous faire ?
prompt-from = D’où ?
prompt-to = Vers où ?
prompt-what = Quels pions ?
prompt-at = Où ?
prompt-with = Comment ?
prompt-face = Pions entiers ou réduits ?
prompt-over = Le siège est fini.
prompt-muster-do = Commencer, ou changer le déploiement ?
prompt-muster-barricade-from = Quelle barricade voulez-vous déplacer ?
prompt-muster-barricade-to = Où placez-vous la barricade ? Les Légations, les entrées et les zones voisines d’une entrée sont interdites.
prompt-muster-move-to = Où placer ces pions ? Dans leur Légation, ou à deux zones au plus. Les volontaires peuvent aller partout.
prompt-betsy-do = Où placer Betsy ?
prompt-wounded-do = Ramener des blessés, réunir des pions, ou poursuivre ?
prompt-wounded-place-what = Quels pions reviennent ? Un pion entier coûte 2 points, un pion réduit 1.
prompt-wounded-merge-at = Dans quelle zone réunir deux pions réduits ?
prompt-reposition-do = Redéployer, ou poursuivre la journée ?
prompt-fire-do = Tirer, ou ne plus tirer ?
prompt-fire-fire-from = Quelle zone tire ?
prompt-fire-fire-at = Sur quelle zone ?
prompt-fire-fire-with = Avec quoi tirer ? Des soldats, avec ou sans arme lourde, ou une arme seule en tir de harcèlement (TEP).
pick-shots = { $count ->
    [one] Exécuter ce tir
   *[other] Choisir parmi { $count } tirs, le meilleur d’abord
}
pick-stacks = Quelle pile déplacez-vous ?
pick-ends = Depuis { THE($zone) }, vers quelle zone ? { $fight ->
    [yes] D’abord les combats, puis de A à Z
   *[no] De A à Z
}
pick-go = envoie { $who }
pick-go-points = envoie { points }
prompt-march-do = Bouger, ou rester sur place ?
prompt-march-move-from = Qui bouge ? Choisissez une zone.
prompt-march-move-to = Vers quelle zone ? Les soldats ont quatre points de mouvement ; les armes lourdes et les civils bougent d’une zone.
prompt-march-move-what = Qui part ? Les derniers soldats d’une Légation restent, sauf si vous les choisissez.
prompt-lodge-what = Quels civils ?
prompt-lodge-to = Où les civils logeront-ils ? Ils rentrent chez eux avant chaque nouveau jour.
prompt-losses-what = Quelle perte voulez-vous changer ?
prompt-losses-with = Quel autre pion subit la perte ? Pour l’instant : { $paid }.
prompt-share-do = Laisser les pertes ainsi, ou les changer ?
prompt-day-end-do = Finir la journée, ou choisir où logent les civils ?

## La règle derrière chaque question

why-muster = **§8, §1.6, §2.3 : le déploiement.** Soldats, officiers et armes commencent à deux zones au plus de leur Légation. Placez les volontaires et les Puissances sans Légation où vous voulez. Les entrées et les zones voisines sont interdites, sauf sur la muraille. Pas de barricade dans une Légation, ni sur la muraille sans soldats. Une grande Légation vide coûte du moral.
why-betsy = **§3.4 : Betsy.** La troisième figure rouge (valet, dame ou roi) amène le canon international. Betsy va dans une zone allemande ou française qui n’est pas en ruines. Si les deux Légations sont en ruines, elle va dans n’importe quelle Légation qui a des soldats. Elle compte 3 points et tire jusqu’à six zones, comme tout canon.
why-wounded = **§5.1.6 : les blessés.** Une carte rouge de 2 à 10 donne 6 points plus un dé pour les blessés. Une figure ou un as en donne 12, le joker 18. Un pion entier coûte 2 points, un pion réduit 1. Les pions reviennent où vous pouvez déployer des soldats. Deux pions réduits peuvent se réunir. Les points inutilisés sont perdus.
why-reposition = **§5.1.2, §5.1.3 : le redéploiement.** Une fois par jour, avant l’arrivée des Boxers, soldats, officiers et armes lourdes peuvent aller dans n’importe quelle zone. Les entrées numérotées sont interdites. Leurs voisines aussi, sauf sur la muraille. Les civils restent. Ensuite, le moral baisse si une grande Légation n’a ni soldat ni arme dans une zone intacte.
why-fire = **§6.3 : le tir.** Les soldats d’une zone tirent ensemble, une fois, sur les Boxers de la zone ou d’à côté. Vous ne tirez ni depuis une zone en flammes, ni sur une autre zone où sont vos unités. Vos points désignent la colonne du tableau. Officiers, armes et abris changent le dé. Tirer dans sa zone coûte parfois des soldats.
why-march = **§6.5 : le mouvement.** Soldats et officiers ont quatre points. Entrer dans une rue ou zone libre coûte 1, presque partout ailleurs 2. Quitter une zone de Boxers coûte 1 de plus ; y entrer arrête l’unité. Armes lourdes et civils bougent d’une zone, les civils jamais parmi les Boxers. La muraille se quitte par une rampe. Quittez toute zone en flammes.
why-share = **§5.2, §5.3, §6.4 : les pertes avant les dés.** Vous choisissez quels pions subissent la perte. Le prochain jet en dépend : choisissez maintenant. Après ce jet, les pertes sont définitives.
why-day-end = **§6.9, §8.2 : la fin de la journée.** Les zones en flammes sont maintenant en ruines. Les civils rentrent chez eux avant la carte suivante. Si une Légation a encore plusieurs zones, ou si un foyer est perdu, vous choisissez où les civils logent.
why-losses = **§6.3, §6.4, §5.2 : les pertes.** Les soldats subissent les pertes d’abord, puis les armes lourdes, puis les civils. Dans chaque groupe, vous choisissez. Si vous ne choisissez pas, les pions réduits les subissent d’abord. Vous pouvez changer les pertes jusqu’au prochain dé.

## Modificateurs du dé

modifier-soldiers = soldats sur place
modifier-legation = Légation
modifier-barricade = barricade
modifier-ruin = ruines
modifier-truce = trêve avec les réguliers
modifier-wounded = blessés
modifier-supplies = vivres
modifier-macdonald = MacDonald
modifier-leader = officier
modifier-boxer-leader = chef boxer
modifier-regular-leader = général des réguliers
modifier-regulars = réguliers
modifier-morale-zero = moral à zéro
modifier-ammunition = peu de munitions
modifier-weapon-here = arme dans sa zone
modifier-weapon-adjacent = arme dans la zone voisine
modifier-melee = mêlée
modifier-british-legation = Légation britannique
modifier-french-legation = Légation française
modifier-far-legation = tir sur une Légation éloignée
modifier-far-ruin = tir sur des ruines éloignées
modifier-ratio-2 = deux fois vos points
modifier-ratio-4 = quatre fois vos points
modifier-ratio-6 = six fois vos points
modifier-civilians-alone = civils seuls
modifier-cha-cha = cri de guerre « Cha, cha ! »

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
dice-losses = { " ; " }{ $losses }.
table-bombardment = table du bombardement (§5.2)
table-soldiers = table des soldats (§6.3)
table-boxers = table des Boxers (§6.4)
table-effect = table du tir de harcèlement (§3.2)
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
result-nothing-lost = aucune perte
result-absorbed = les fanatiques absorbent le coup

dice-wounded-returned = Les blessés
dice-event-rolled = L’événement du jour
dice-mines-exploded = La seconde mine
dice-famine-struck = Famine et maladies
dice-supplies-came = Vivres
dice-quarter-shelled = Le quartier bombardé
dice-zone-shelled = Obus sur { THE($zone) }
dice-leader-tested = { $leader } { AT($zone) }
dice-boxers-came = Par où entrent les Boxers
dice-fire-fought = L’incendie { OF($zone) }
dice-fire-spread = Le feu, { OF($start) } vers { THE($zone) }
dice-shot-fired = Tir depuis { THE($zone) } sur { THE($target) }
dice-effect-fired = { $weapon }, tir de harcèlement sur { THE($target) }
dice-boxers-fought = Mêlée des Boxers { AT($zone) }
dice-soldiers-fought = Mêlée de la garnison { AT($zone) }
dice-morale-tested = Moral des Boxers { AT($zone) }

## Refus : la raison, et ce qui est permis

refusal = §{ $rule } : { $reason }
refusal-no-rule = { $reason }
refused-not-an-option = « { $word } » n’est pas possible ici. Choisissez dans le menu.
refused-not-now = « { $what } » n’est pas possible maintenant. Phase en cours : { $step }.{ $when }
when-fire-move = { " " }Vous bougerez après la mêlée des Boxers. Cliquez sur « { choice-done-fire } » pour cesser le tir.
when-march-fire = { " " }Vous tirerez de nouveau à la séquence suivante, s’il reste des Boxers. Cliquez sur « { choice-done-march } » pour finir les mouvements.
when-move = { " " }Les troupes bougent une fois par jour, au redéploiement, et pendant un assaut, après le tir.
when-fire = { " " }La garnison tire pendant un assaut, une fois par séquence, avant de bouger.
when-lodge = { " " }Vous choisissez à la fin de la journée où logent les civils.
when-place = { " " }Les blessés reviennent après la carte du jour, si elle est rouge.
when-merge = { " " }Deux pions réduits se réunissent après la carte du jour, si elle est rouge.
when-barricade = { " " }Vous ne pouvez déplacer les barricades qu’avant le premier jour.
when-losses = { " " }S’il y a le choix, vous pouvez changer les pions qui subissent les pertes jusqu’au prochain jet de dé.
refused-said-twice = Vous avez indiqué « { $word } » deux fois. Indiquez chaque pion une seule fois.
refused-wrong-number = Vous avez fait { $said } choix. Faites-en de { $least } à { $most }.
refused-no-answer = Vous n’avez donné aucun ordre. Choisissez-en un dans le menu.
refused-too-many-words = « { $word } » est un mot de trop. Supprimez-le : l’ordre est complet sans lui.
refused-more-to-say = L’ordre n’est pas complet. Il manque encore : { $slot }.
slot-do = l’ordre
slot-from = la zone de départ
slot-to = la destination
slot-what = les pions
slot-at = la zone visée
slot-with = la façon de tirer
slot-face = entier ou réduit
slot-zone = la zone
slot-show = la vue à montrer
slot-of = l’unité
slot-other = un autre mot
refused-no-shot-now = Vous pouvez calculer un tir seulement quand vos troupes tirent, à la troisième phase d’une séquence. D’ici là, calculez les chances d’une mêlée ou des obus.
refused-no-melee-now = Il n’y a pas de Boxers dans vos zones, donc pas de mêlée. Calculez les chances des obus, ou d’un tir quand vos troupes tirent.
refused-nobody-wavers = Il n’y a pas de Boxers sur la carte, donc pas de test de moral. Calculez plutôt les chances des obus.
refused-nothing-burns = Rien ne brûle : aucun incendie ne peut être éteint ni se propager.
refused-no-fire-there = Rien ne brûle { AT($zone) }. Choisissez une zone en flammes.
refused-catches-nothing = Le feu ne peut pas gagner { THE($zone) } maintenant : aucun incendie voisin ne se propage, ou rien ne peut y brûler.
refused-nobody-to-roll = Vous n’avez pas d’unité { AT($zone) } pour faire ce jet. Choisissez une zone dans le menu.
refused-game-over = Le siège est fini. Commencez-en un autre avec `/siège nouveau`.
refused-imperial-city = La Cité impériale n’est pas une zone. Personne ne peut y entrer ni tirer dessus.
refused-no-such-zone = Aucune zone ne s’appelle « { $word } ». Choisissez-en une dans le menu.
refused-no-such-counter = Aucun pion ne s’appelle « { $word } ». Choisissez-en un dans le menu.
refused-entry-zone = Les Boxers entrent par { THE($zone) } : vous ne pouvez y poster personne. Choisissez une zone plus éloignée de l’entrée.
refused-next-to-entry = Une entrée des Boxers est à côté { OF($zone) }. À côté d’une entrée, vous ne pouvez poster des troupes que sur la muraille. Choisissez une zone plus éloignée.
refused-too-far-from-home = { AT($zone) }, tous ces pions seraient à plus de deux zones de leur Légation. Choisissez une zone plus proche ; seuls les volontaires peuvent aller partout.
refused-counter-too-far = { $counter } : sa Légation est à plus de deux zones { OF($zone) }. Choisissez une zone plus proche ; seuls les volontaires peuvent aller partout.
refused-barricade-unmanned = La barricade de la muraille ({ $zones }) a besoin de soldats. Placez-y des soldats, ou déplacez la barricade.
refused-barricade-there = Il y a déjà une barricade { AT($zone) }. Placez celle-ci dans une autre zone.
refused-barricade-on-legation = Vous ne pouvez pas placer de barricade { AT($zone) } : c’est une Légation. Choisissez une rue, le canal, la muraille ou un autre bâtiment.
refused-must-leave = Personne ne peut rester { AT($zones) } : les Boxers entrent par là ou juste à côté. Déplacez d’abord vos unités.
refused-must-leave-fire = Il y a un incendie { AT($zones) }. Faites d’abord sortir les unités qui le peuvent.
refused-nobody-there = Vous n’avez pas d’unité { AT($zone) }. Choisissez une autre zone.
refused-no-points-left = Les unités { OF($zone) } n’ont plus de points de mouvement dans cette séquence. D’autres peuvent encore bouger.
refused-no-way-out = Personne ne peut quitter { THE($zone) } maintenant : le feu, les Boxers ou la muraille l’empêchent.
refused-already-there = Les unités sont déjà { AT($zone) }. Choisissez une autre zone.
refused-into-fire = Il y a un incendie { AT($zone) } : personne ne peut y entrer. Choisissez une autre zone.
refused-wall = Il n’y a pas de passage entre { THE($start) } et { THE($zone) }. Les troupes montent sur la muraille et en descendent seulement par les rampes.
refused-among-boxers = Il y a des Boxers { AT($zone) }. Les soldats et les armes lourdes peuvent y aller, mais pas des civils ni des officiers seuls.
refused-too-far = Vous ne pouvez pas atteindre { THE($zone) } : c’est trop loin. Les soldats ont quatre points de mouvement ; les armes lourdes et les civils bougent d’une zone.
refused-one-zone-only = Les armes lourdes et les civils ne bougent que d’une zone : ils ne peuvent pas atteindre { THE($zone) }. Choisissez une zone plus proche.
refused-not-there = { $counter } : ce pion n’est pas { AT($zone) }. Choisissez-en un dans le menu.
refused-not-yours = { $counter } : ce pion est aux Boxers. Choisissez un des vôtres.
refused-civilians-among-boxers = Il y a des Boxers { AT($zone) }, et les civils ne peuvent pas aller parmi eux. Choisissez une autre zone.
refused-leader-alone = Un officier n’entre dans une zone de Boxers qu’avec des soldats ou une arme lourde. Envoyez d’abord des troupes { AT($zone) }, ou envoyez-les avec l’officier.
refused-from-fire = Il y a un incendie { AT($zone) } : personne ne peut tirer de là. Choisissez une autre zone.
refused-no-boxers-there = Il n’y a pas de Boxers { AT($zone) }. Choisissez une autre zone.
refused-friends-there = Vous avez des unités { AT($zone) } : elles seules peuvent tirer dans cette zone.
refused-engaged = Il y a des Boxers { AT($zone) }. Selon une règle maison de cette partie, vos troupes de cette zone ne tirent que sur eux.
refused-nobody-to-fire = Il n’y a ni soldats ni armes lourdes { AT($zone) }. Choisissez une autre zone.
refused-already-fired = Les troupes { OF($zone) } ont déjà tiré dans cette séquence. Choisissez une autre zone.
refused-no-target = Aucune unité { OF($zone) } n’a de cible. Les soldats tirent jusqu’à la zone voisine, une mitrailleuse à quatre zones, un canon à six.
refused-out-of-range = La cible { AT($target) } est trop loin ({ $distance ->
    [one] { $distance } zone
   *[other] { $distance } zones
}). Les soldats tirent jusqu’à la zone voisine, une mitrailleuse à quatre zones, un canon à six. Depuis la muraille, les armes atteignent toute la ville en contrebas.
refused-all-together = Les soldats { OF($zone) } tirent tous ensemble. Choisissez-les tous.
refused-effect-only = À cette distance, une arme lourde ne peut faire qu’un tir de harcèlement (TEP). Choisissez ce tir, ou une cible plus proche.
refused-counter-fired = { $counter } : ce pion a déjà tiré dans cette séquence. Choisissez-en un autre.
refused-cannot-fire = { $counter } : ce pion ne peut pas tirer ainsi. Les soldats tirent avec leurs points. Une arme intacte ajoute sa valeur à leur tir, ou tire seule en harcèlement.
refused-crew-only = { $counter } : il ne reste que les servants. Ils tirent avec les soldats, et pas plus loin qu’eux.
refused-already-tested = Une arme { OF($zone) } a déjà fait un tir de harcèlement sur cette cible dans cette séquence. Choisissez une autre cible.
refused-value-added = Une arme { OF($zone) } a déjà ajouté sa valeur à un tir sur cette cible. Aucun tir de harcèlement sur cette cible n’est plus possible dans cette séquence.

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
alt-boxers = Boxers, en points : { $zones }.
alt-burning = En flammes : { $zones }.
alt-ruins = En ruines : { $zones }.
alt-barricades = Barricades : { $zones }.
alt-garrison = Garnison, en points : { $zones }.
alt-civilians = Civils, en points : { $zones }.
alt-fight = Le combat, agrandi : jour { $day }, séquence { $round }.
alt-fight-held = Zones tenues par la garnison, en points : { $zones }.
alt-fight-beside = Garnison dans les zones voisines, en points : { $zones }.
alt-entry = { $zone } ({ $points })
alt-pair = { $zone } (Boxers { $boxers }, garnison { $points })
alt-signs = { $signs }.

board-tracks = Moral { $morale }/10 · jours de vivres { $left } · { $armed } en armes · { $wounded } à l’hôpital · civils { $civilians } · Boxers { $boxers }
board-boxers = **Boxers**
board-powers = **La garnison**
board-civilians = **Civils**
board-ground = **Le terrain**
board-ways = **Les zones voisines**
board-way = { $zone } : { $zones }
board-zone = { $zone } : { $counters }
board-total = { $zone }, **{ $total }** : { $counters }
board-bonus = { $points }, officiers +{ $bonus }
board-nobody = personne
board-burning = En flammes : { $zones }
board-ruins = En ruines : { $zones }
board-barricades = Barricades : { $zones }
board-hospital = À l’hôpital : { $counters }
board-lost = Perdus pour de bon : { $counters }
board-further = { "" } ; ensuite : { $zones }
board-entries = Entrées des Boxers : { $zones }
board-great = Puissances avec une grande Légation : { $powers }
board-cup = { $count ->
    [one] { $count } pion boxer est dans la réserve
   *[other] { $count } pions boxers sont dans la réserve
}
group-count = { $count } × { $name }
group-worth = { $name } { $value }
group-reduced = { $name } { $value } (réduit)

status-step = En cours : { $step } (§{ $rule })
status-legations = Zones de Légation encore debout : { $standing } sur { $all }
status-leaders = Officiers au commandement : { $leaders } sur { $all }
status-count = Points de victoire si le siège finissait maintenant : Puissances { $powers }, Boxers { $boxers }

step-muster = le déploiement
step-card = la carte du jour
step-supplies = les vivres
step-betsy = Betsy
step-wounded = les blessés
step-event = l’événement du jour
step-late-wounded = les blessés
step-bombardment = le bombardement
step-reposition = le redéploiement
step-entry = l’entrée des Boxers
step-fires = les incendies
step-boxers-move = le mouvement des Boxers
step-fire = le tir de la garnison
step-boxers-melee = la mêlée des Boxers
step-march = le mouvement de la garnison
step-soldiers-melee = la mêlée de la garnison
step-boxers-morale = le moral des Boxers
step-arson = les incendies allumés par les Boxers
step-sequence-end = la fin de la séquence
step-day-end = la fin de la journée
step-victory = la fin du siège

## La fin

result-overrun = **Les Légations sont submergées.** Le jour { $day }, il ne reste ni soldat ni civil. La victoire des Boxers est totale.
result-relieved = **La colonne de secours entre dans Pékin** le jour { $day }.
result-held = **Les Légations tiennent** jusqu’au soir du jour { $day }. Le siège continue sans vous.
result-side-powers = **Les Puissances : { $total }** · { $band }
result-side-boxers = **Les Boxers : { $total }** · { $band }
result-item = { $name } : { $count } × { $each } = { $total }
verdict = **{ $winner ->
    [powers] Les Puissances gagnent, { $powers } à { $boxers }
    [boxers] Les Boxers gagnent, { $boxers } à { $powers }
   *[draw] Partie nulle, { $powers } à { $boxers }
}**, le jour { $day }. { $band }.
verdict-overrun = **Les Légations tombent** le jour { $day }. Les Boxers gagnent.
winner-powers = **Les Puissances gagnent.**
winner-boxers = **Les Boxers gagnent.**
winner-draw = **Partie nulle.**
count-major-intact = Zones encore debout, grandes Légations
count-minor-intact = Zones encore debout, petites Légations
count-civilians-full = Pions civils entiers
count-civilians-reduced = Pions civils réduits
count-soldiers-lost = Pions de soldats encore à l’hôpital
count-weapons-lost = Armes lourdes perdues
count-leaders-lost = Officiers perdus pour de bon
count-civilians-lost = Pions civils perdus
count-legations-ruined = Zones de Légation en ruines
count-macdonald-lost = MacDonald perdu
count-days-to-come = Jours encore à venir
count-ruins = Autres zones en ruines
count-minor-ruined = Zones des petites Légations en ruines
count-major-ruined = Zones des grandes Légations en ruines
band-powers-1 = un désastre : les Puissances ont perdu la face
band-powers-2 = une défaite, mais le massacre est évité
band-powers-3 = une victoire marginale : écraser la révolte prendra du temps
band-powers-4 = une victoire : l’Impératrice devra accepter leurs conditions
band-powers-5 = une grande victoire : la révolte est brisée
band-boxers-1 = un désastre : les Boxers sont humiliés aux yeux du monde
band-boxers-2 = une défaite : les Boxers ont perdu la face
band-boxers-3 = une victoire marginale : les Puissances devront négocier durement
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
    .meaning = Un officier a rencontré les Boxers sans troupes (§{ $rule }).
sin-civilians-alone = Civils sans troupes
    .meaning = Des civils ont rencontré les Boxers sans troupes (§{ $rule }).
sin-guns-alone = Une arme sans escorte
    .meaning = Une arme lourde s’est battue en mêlée sans soldats (§{ $rule }).
sin-legations-unguarded = Légation sans garde
    .meaning = Une grande Légation est restée sans garde (§{ $rule }).
sin-barricades-abandoned = Barricade abandonnée
    .meaning = Les troupes ont quitté une barricade et les Boxers y sont entrés (§{ $rule }).
sin-rash-melees = Mêlée sans espoir
    .meaning = Les troupes ont engagé une mêlée où elles n’avaient rien à gagner (§{ $rule }).
sin-guns-silent = Armes lourdes muettes
    .meaning = Des armes lourdes qui avaient une cible n’ont pas tiré (§{ $rule }).
sin-fires-unfought = Incendie non combattu
    .meaning = Aucun soldat n’a combattu un incendie dans une Légation (§{ $rule }).
sin-wounded-left = Blessés laissés à l’hôpital
    .meaning = Des blessés pouvaient revenir mais sont restés à l’hôpital (§{ $rule }).

## Règles maison : la question, et ses réponses

switch-wounded_red = §5.1.6 Combien de blessés reviennent sur une carte rouge de 2 à 10
switch-wounded_red-d6-6 = un dé plus 6 points
switch-wounded_red-flat12 = toujours 12 points
switch-assault_day_reposition = §5.1.3 Redéploiement le jour d’un assaut
switch-assault_day_reposition-yes = oui, avant l’arrivée des Boxers
switch-assault_day_reposition-no = aucun redéploiement
switch-event6_red_wounded = §5.3 Blessés, un jour rouge où une mine est découverte
switch-event6_red_wounded-yes = les blessés reviennent tout de même
switch-event6_red_wounded-no = aucun blessé ne revient ce jour-là
switch-distance2 = §3.1 Une arme qui tire à deux zones exactement
switch-distance2-tep = seulement en tir de harcèlement (TEP)
switch-distance2-value_no_bonus = l’arme peut aussi tirer avec sa valeur, sans bonus
switch-distance2-none = pas du tout
switch-tep_ammo = §3.3 Peu de munitions et tir de harcèlement (TEP)
switch-tep_ammo-no = pas de malus
switch-tep_ammo-yes = −2 comme pour les autres tirs
switch-cannon_loss = §3 Ce qui détruit un canon
switch-cannon_loss-points_rounded = 1 ou 2 points détruisent le canon, un troisième tue les servants
switch-cannon_loss-step = chaque point perdu coûte un pas au canon
switch-soldier_split_fire = §6.3 Les soldats d’une zone peuvent tirer sur des cibles différentes
switch-soldier_split_fire-no = non, tous ensemble
switch-soldier_split_fire-by_counter = oui, pion par pion
switch-fire_outward_when_engaged = §6.3 Une zone avec des Boxers peut tirer sur une autre
switch-fire_outward_when_engaged-yes = oui
switch-fire_outward_when_engaged-no = non, seulement sur les Boxers de la zone
switch-ruin_melee_minus1 = §6.3 Le −1 des ruines dans la mêlée de la garnison
switch-ruin_melee_minus1-yes = −1 au tir et en mêlée
switch-ruin_melee_minus1-fire_only = −1 au tir seulement
switch-volunteers_as_british_french = §6.6 Les volontaires comptent comme Britanniques en zone britannique, Français en zone française
switch-volunteers_as_british_french-no = non
switch-volunteers_as_british_french-yes = oui
switch-weak_fanatic_3 = §6.3 Trois points contre un fanatique affaibli
switch-weak_fanatic_3-dies = trois points dispersent le fanatique
switch-weak_fanatic_3-nothing = trois points n’ont aucun effet
switch-ratio = §6.4 La supériorité numérique dans la mêlée des Boxers
switch-ratio-points_highest = comparer les points ; seul le meilleur bonus compte
switch-ratio-counters = comparer les pions ; seul le meilleur bonus compte
switch-ratio-cumulative = comparer les points ; tous les bonus atteints s’additionnent
switch-arson_occupied = §6.8 Les Boxers incendient des zones défendues
switch-arson_occupied-yes = oui
switch-arson_occupied-no = seulement les zones sans défenseurs
switch-walls_burn = §6.1 La muraille peut brûler
switch-walls_burn-no = non
switch-walls_burn-yes = oui
switch-second_fires_spread = §6.1 Un incendie propagé peut se propager encore
switch-second_fires_spread-never = jamais
switch-second_fires_spread-later = oui, dès la deuxième séquence après le début de cet incendie
switch-no_exit_fire = §6.5 Unités qui ne peuvent pas quitter un incendie
switch-no_exit_fire-harmless = les unités restent indemnes
switch-no_exit_fire-losses = les unités perdent des pas
switch-morale_cap = §4 La limite supérieure du moral
switch-morale_cap-10 = 10
switch-morale_cap-none = aucune limite
switch-macdonald_morale = §1.5.3 La mort de MacDonald fait baisser le moral
switch-macdonald_morale-day_end = en fin de journée
switch-macdonald_morale-immediate = immédiatement
switch-food35_arrival_day = §5.1.1 Le jour où les vivres s’épuisent
switch-food35_arrival_day-free = ce jour ne coûte pas encore de moral
switch-food35_arrival_day--2 = ce jour coûte déjà 2 points de moral
switch-ruin_bombard = §5.2 Une ruine comme abri contre les obus
switch-ruin_bombard--1 = la ruine protège comme une Légation (−1)
switch-ruin_bombard-0 = la ruine ne protège pas
switch-row0_col2 = §6.3 L’étrange case des tables de mêlée (ligne 0, colonne 2)
switch-row0_col2-2S-2B = telle qu’imprimée : 2S et 2B
switch-row0_col2-S-B = corrigée : S et B
switch-idle_limit = §6.9 Séquences sans action avant le retrait des Boxers
switch-idle_limit-3 = trois
switch-idle_limit-5 = cinq
switch-lone_leader_shelled = §5.2 Un officier seul sous les obus
switch-lone_leader_shelled-no = l’officier n’est pas attaqué
switch-lone_leader_shelled-die = l’officier jette un dé ; sur un 6, il tombe

## Comment on joue : cinq écrans

guide-1 =
    { "**1 · Cinquante-quatre jours**" }

    Pékin, juin 1900. Vous menez la garnison des Légations ; le bot joue les Boxers. Tenez 54 jours, jusqu’à l’arrivée des secours. Les camps comptent alors leurs points.

    Chaque jour a sa carte. Les **rouges** sont calmes. Les **noires de 2 à 10** amènent des obus, les **autres noires** un assaut. Les vivres durent 34 jours.
guide-2 =
    { "**2 · Les pions**" }

    Les pions clairs sont à vous, les sombres aux Boxers. Le grand chiffre indique les points du pion. Un pion rayé est réduit. Un officier, sans points, ajoute jusqu’à 3 aux dés de sa zone. Les fanatiques protègent tous les Boxers de leur zone.

    L’insigne rond indique vos points dans la zone, le pointu ceux des Boxers.
guide-3 =
    { "**3 · Un assaut, séquence par séquence**" }

    Les Boxers arrivent par une entrée numérotée et suivent les flèches, d’abord les rouges. À chaque séquence, le feu s’étend et les Boxers avancent. **Vous tirez**, les Boxers attaquent. **Vous bougez**, vos soldats chargent. Enfin, les Boxers fuient ou allument des incendies.

    Vous ne pouvez pas tirer de loin là où sont vos unités.
guide-4 =
    { "**4 · Que faire**" }

    Le *conseiller* propose chaque étape, marquée ★. Tirez avec dix points ou plus si possible. Mettez les officiers et les armes avec les soldats les plus forts. Barrez la route aux Boxers, éloignez les civils et gardez chaque grande Légation.

    Les menus sont classés de A à Z. Vous pouvez changer les pertes jusqu’au prochain dé.
guide-5 =
    { "**5 · La fin, et les commandes**" }

    Les Puissances gagnent des points pour les Légations et les civils. Les Boxers en gagnent pour les ruines, les morts et les soldats à l’hôpital. S’il ne reste personne, les Boxers gagnent.

    « Dés » explique chaque jet, « Pourquoi » la règle d’une question. Vous pouvez aussi écrire : `/siège bouger`, `/siège tirer`, `/siège fini`. `/siège auto` fait jouer le pilote automatique.

## Le journal : les ordres en mots, et les sortes de choses qui arrivent

log-move = { $what } : { $start } → { $end }
log-barricade = Une barricade : { $start } → { $end }
log-lodge = { $what } : nouveau foyer { AT($end) }
log-betsy = Betsy → { $end }
log-place = { $face ->
    [reduced] Retour de l’hôpital, réduit : { $what } → { $end }
   *[full] Retour de l’hôpital : { $what } → { $end }
}
log-merge = { $what } : de nouveau à pleine force { AT($zone) }
log-fire = Tir depuis { THE($start) } sur { THE($end) } : { $what }
log-effect = { $weapon }, tir de harcèlement sur { THE($end) }
log-losses = Pertes réparties autrement : { $what }

log-kind-dice = Jets de dés
log-kind-losses = Pertes
log-kind-moves = Mouvements des deux camps
log-kind-shots = Tirs de la garnison
log-kind-melees = Mêlées et tests de moral
log-kind-shells = Obus et mines
log-kind-fires = Incendies
log-kind-leaders = Officiers sous le feu
log-kind-morale = Moral
log-kind-days = Cartes, vivres et événements du jour

## Les chances : ce qu’un jet donnerait, avant de le jeter

choice-odds-shot = Un tir
choice-odds-boxers = La mêlée des Boxers
choice-odds-charge = La mêlée de la garnison
choice-odds-rout = Le moral des Boxers
choice-odds-douse = Éteindre un incendie
choice-odds-catch = Un incendie qui se propage
choice-odds-shell = Des obus sur une zone
odds-title-shot = { $within ->
    [yes] Tir sur les Boxers { OF($zone) } : { $with }
   *[no] Tir depuis { THE($zone) } sur { THE($at) } : { $with }
}
odds-title-effect = { $with }, depuis { THE($zone) } : tir de harcèlement sur { THE($at) }
odds-title-both = Depuis { THE($zone) } sur { THE($at) } : un tir, puis une arme en harcèlement
odds-title-boxers = Mêlée des Boxers { AT($zone) }
odds-title-charge = Mêlée de la garnison { AT($zone) }
odds-title-rout = Moral des Boxers { AT($zone) }
odds-title-douse = L’incendie { OF($zone) } : les soldats peuvent-ils l’éteindre ?
odds-title-catch = { $zone } : risque d’incendie
odds-title-shell = Obus sur { THE($zone) }
odds-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
odds-die = dé { $bonus } ({ $parts })
odds-plain = un dé sans modificateur
odds-strength = { $points ->
    [one] soldats ({ $points } point) : le dé plus { $points } doit faire au moins 6, et un 1 échoue toujours
   *[other] soldats ({ $points } points) : le dé plus { $points } doit faire au moins 6, et un 1 échoue toujours
}
odds-fires = { $count ->
    [one] incendie { AT($zones) } : il se propage sur un 1
   *[other] incendies { AT($zones) } : chacun se propage sur un 1
}
odds-by-die = { $what } (sur { $dice })
odds-brief-theirs = Boxers −{ $points }
odds-brief-ours = garnison −{ $points }
odds-brief-civilians = civils −{ $points }
odds-brief-nothing = sans effet
odds-brief-absorbed = fanatiques indemnes
odds-brief-weakened = fanatique affaibli
odds-brief-gone = fanatique dispersé
odds-brief-retreat = repli des civils
odds-brief-depot = un jour de vivres perdu
odds-brief-out = éteint
odds-brief-burns = brûle encore
odds-brief-caught = prend feu
odds-brief-not-caught = zone épargnée
odds-said-theirs = { $points ->
    [one] les Boxers perdent { $points } point
   *[other] les Boxers perdent { $points } points
}
odds-said-ours = { $points ->
    [one] la garnison perd { $points } point
   *[other] la garnison perd { $points } points
}
odds-said-civilians = { $points ->
    [one] les civils perdent { $points } point
   *[other] les civils perdent { $points } points
}
odds-said-nothing = sans effet
odds-said-absorbed = sans effet : les fanatiques absorbent le coup
odds-said-weakened = un fanatique est affaibli
odds-said-gone = un fanatique est dispersé
odds-said-retreat = les civils se replient
odds-said-depot = un jour de vivres brûle
odds-said-out = l’incendie est éteint
odds-said-burns = l’incendie brûle encore
odds-said-caught = la zone prend feu
odds-said-not-caught = la zone est épargnée
odds-counted-theirs = points perdus par les Boxers
odds-counted-ours = points perdus par la garnison
odds-counted-douse = la chance d’éteindre l’incendie
odds-counted-catch = le risque de prendre feu
odds-mean-theirs = En moyenne, les Boxers perdent { $mean ->
    [one] **{ $mean }** point.
   *[other] **{ $mean }** points.
}
odds-mean-ours = En moyenne, la garnison perd { $mean ->
    [one] **{ $mean }** point.
   *[other] **{ $mean }** points.
}
odds-mean-civilians = { $mean ->
    [one] En moyenne, les civils perdent { $mean } point.
   *[other] En moyenne, les civils perdent { $mean } points.
}
odds-chance-douse = Chance d’éteindre l’incendie : **{ $chance }**. S’il brûle encore, il peut se propager et laisse une ruine en fin de journée (§6.1).
odds-chance-catch = Risque que la zone prenne feu : **{ $chance }**, quand les incendies se propagent (§6.1).
odds-price-ours = Coût pour la garnison : { $mean ->
    [one] { $mean } point en moyenne.
   *[other] { $mean } points en moyenne.
}
odds-price-boxers = Coût pour les Boxers : { $mean ->
    [one] { $mean } point en moyenne.
   *[other] { $mean } points en moyenne.
}
odds-leaders = { $count ->
    [one] Risque pour { $leaders } : { $chance }.
   *[other] Risque pour chaque officier ({ $leaders }) : { $chance }.
}
odds-quarter = Sur une carte noire de 2 à 10, les canons visent { $quarter } : { $chance } (§5.2).
odds-when-boxers = -# Ce jet a lieu à la quatrième phase (§6.4). D’ici là, vos tirs peuvent changer ces chiffres.
odds-when-charge = -# Ce jet a lieu à la sixième phase (§6.6), avec les unités présentes à ce moment.
odds-when-rout = -# Ce jet n’a lieu que si les Boxers ont perdu un point dans la séquence. Il a lieu à la septième phase (§6.7).
odds-overview = { $zone } (Boxers { $boxers }, garnison { $troops }) : la mêlée des Boxers vous coûte { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} en moyenne. Risque d’une perte : { $chance }. Pertes des Boxers dans votre mêlée : { $taken }
odds-overview-civilians = { $zone } (Boxers { $boxers }, civils seulement) : un 3 coûte des points aux civils, tout autre résultat les fait fuir
odds-overview-more = { $count ->
    [one] et { $count } autre zone
   *[other] et { $count } autres zones
}
odds-change = { $what } (§{ $rule }) : **{ $mean }**
odds-change-price-ours = , au prix de { $price } pour la garnison
odds-change-price-boxers = , au prix de { $price } pour les Boxers
odds-what-manner = un tir avec la valeur de l’arme ({ $with }) au lieu du tir choisi
odds-what-effect = un tir de harcèlement ({ $counter }) au lieu du tir avec la valeur de l’arme
odds-what-both = un tir avec la valeur de l’arme ({ $with }), puis un tir de harcèlement ({ $counter })
odds-what-without-leader = sans { $counter }
odds-what-with-leader = avec { $counter } en renfort (actuellement { AT($zone) })
odds-what-without-weapon = sans { $counter }
odds-what-with-weapon = avec { $counter } en renfort (actuellement { AT($zone) })
odds-what-with-soldiers = avec le pion { $counter } en renfort (actuellement { AT($zone) })
odds-what-without-soldiers = sans le pion { $counter }
odds-what-with-barricade = avec une barricade
odds-what-without-barricade = sans la barricade
odds-what-without-fire = si l’incendie { OF($zone) } est éteint

# The enlarged quarter

map-fight = Le combat
closeup-attack = Jour { $day } · séquence { $sequence } · moral { $morale }
closeup-day = Jour { $day } · moral { $morale }

# Ce qui se dessine sur la carte à la demande

overlay-happened = Les derniers événements
overlay-quiet = Il n’y a aucun événement à montrer sur la carte.
overlay-arrows = Les voies des Boxers (§6.2)
overlay-arrows-from = Les voies des Boxers depuis { THE($zone) } (§6.2)
overlay-arrow = **{ $zone }** : puis vers { THE($end) }
overlay-arrow-both = **{ $zone }** : une moitié vers { THE($red) }, l’autre vers { THE($green) }
overlay-garrison = la garnison
overlay-range = Jusqu’où { $who } peut tirer depuis { THE($zone) } (§3.1, §6.3)
overlay-ring-value = À la distance { $distance }, tir avec la valeur de l’arme : { $zones }
overlay-ring-both = À la distance { $distance }, tir avec la valeur de l’arme ou en harcèlement (TEP) : { $zones }
overlay-ring-test = À la distance { $distance }, tir de harcèlement (TEP) seulement : { $zones }
overlay-target = 🎯 Boxers à portée : { $zone }, distance { $distance }
overlay-barred = 🚫 { $zone } : { $why }
overlay-reach = Où { $who } peut aller depuis { THE($zone) } (§6.5)
overlay-cost = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} : { $zones }
overlay-free = Sans coût : { $zones }
overlay-charge = ⚔️ Une zone avec des Boxers, où le mouvement finit : { $zone }{ $cost ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $cost } points
}
overlay-nowhere = Nulle part.
choice-everywhere = Partout
choice-show-happened = Les derniers événements
choice-show-arrows = Les voies des Boxers
choice-show-range = Jusqu’où une arme peut tirer
choice-show-reach = Où un pion peut aller

## Les pions du guide

counter-power = le drapeau : la Puissance des soldats
counter-kind = la silhouette : soldats, canon, civils…
counter-value = le grand chiffre : les points du pion
counter-number = le nombre de pions identiques
counter-reduced = rayé, avec un coin coupé : le côté réduit
counter-reduced-value = les points qui restent
counter-boxers = pion sombre : les Boxers et leur type
counter-boxers-value = leurs points
counter-ours = insigne rond : points de vos soldats et armes dans une zone
counter-bonus = + le bonus de ses officiers
counter-theirs = insigne en pointe : points des Boxers dans une zone
counter-alt = Pions agrandis. Les clairs sont aux Légations : un drapeau, les initiales de la Puissance, une silhouette, un grand chiffre pour les points. Une pastille compte les pions. Un pion rayé est réduit. Les sombres sont des Boxers et des réguliers. L’insigne rond indique vos points dans une zone, le pointu ceux des Boxers.

## La leçon

learn-fire = Pékin, 1900. Vous commandez les gardes des ambassades, les Légations. Pour gagner, tenez jusqu’à l’arrivée des secours (jour 54) et protégez les civils. Des Boxers, insurgés chinois, sont au Hanlin, près de la Légation britannique Nord. D’autres sont à la Légation britannique Sud, parmi vos soldats. Chaque zone tire une fois.
    .question = Quel tir est sans risque pour vos soldats ?
    .why = Sur un mauvais jet, les tireurs perdent des soldats, mais seulement s’ils tirent dans leur propre zone.
learn-civilians = Trois pions de civils sont seuls à la Légation française 2. Des Boxers sont dans la rue voisine et y entreront à leur prochain mouvement.
    .question = Qui déplacez-vous ?
    .why = Les Boxers attaquent tous ceux qui sont dans la zone, et des civils seuls ne peuvent pas la défendre. Mettez-les derrière des soldats.
learn-garrison = Il n’y a pas de Boxers aujourd’hui, et vos soldats peuvent changer de poste. La Légation américaine est vide : ses deux pions de soldats sont sur la rampe de la muraille.
    .question = Que faites-vous d’abord ?
    .why = Une grande Légation sans soldat ni arme coûte un point de moral par jour. Si le moral tombe à 0, vos soldats combattent mal.
