# La révolte des Boxers en français : tout ce que lit qui joue, sauf les règles.
# Board posts and panels are Discord’s Markdown; labels are at most 80 characters, descriptions 100, prompts 150.

title = La révolte des Boxers
first-question = Vos hommes sont-ils bien placés ?
button-first-stand = Oui, bien placés
button-first-adviser = Le placement du conseiller
button-first-change = Déplacer un homme
scenario-fu-gate = La porte du Fu, juillet 1900
    .note = pour une première partie : 6 hommes contre 34, avec échelles, baril et canon, 9 tours
    .opening = **La porte du Fu, juillet 1900.** Six défenseurs font face à trente-quatre Boxers.
    .goal = Les Boxers ont neuf tours. Ils gagnent si un tour finit avec au moins six Boxers non cloués dans le parc et moins d’Européens.
    .goal-europeans = Tenez neuf tours. Les Boxers gagnent si un tour finit avec au moins six Boxers non cloués dans le parc et moins d’Européens.
scenario-langfang = L’avant-poste de Langfang, juin 1900
    .note = une gare en rase campagne : 7 hommes et une mitrailleuse contre 30, 9 tours
    .opening = **Langfang, 14 juin 1900.** Sept marins avec une mitrailleuse gardent la gare. Trente Boxers arrivent par les coins de la table.
    .goal = Les Boxers ont neuf tours. Ils gagnent si un tour finit avec au moins trois Boxers non cloués dans la cour et moins d’Européens.
scenario-tartar-wall = La sortie sur la muraille tartare, juillet 1900
    .note = une partie courte où les Européens attaquent : 10 hommes contre 15, 6 tours
    .opening = **La muraille tartare, 3 juillet 1900.** Dix Européens attaquent de nuit une barricade. Quinze Boxers la tiennent, dont neuf dorment.
    .goal = Les Européens ont six tours. Ils gagnent si un tour finit avec au moins sept Européens non cloués derrière la barricade et moins de Boxers.
side-europeans = les Européens
    .short = Européens
side-boxers = les Boxers
    .short = Boxers
ground-building = bâtiment
ground-ruin = ruine
ground-trench = tranchée
ground-scrub = broussailles
ground-water = eau
ground-open = terrain découvert
ground-hill = colline
ground-wall = mur
ground-door = porte
ground-hedge = haie
ground-barricade = barricade
ground-low = muret
kind-bearer = porteur du baril
kind-brave = brave
kind-chief = chef
kind-crew = mitrailleur
kind-fanatic = fanatique
kind-gunner = artilleur
kind-jingal = tireur de jingal
kind-officer = officier
kind-old-rifle = homme au vieux fusil
kind-rifleman = fusilier
kind-spear = lancier
kind-sword = homme au sabre
fu-gate-inn = auberge
    .the = l’auberge
    .of = de l’auberge
fu-gate-dye-works = teinturerie
    .the = la teinturerie
    .of = de la teinturerie
fu-gate-pawnshop = mont-de-piété
    .the = le mont-de-piété
    .of = du mont-de-piété
fu-gate-great-hall = grande salle
    .the = la grande salle
    .of = de la grande salle
fu-gate-rockery = rocaille
    .the = la rocaille
    .of = de la rocaille
fu-gate-bamboo = bambous
    .the = les bambous
    .of = des bambous
fu-gate-wall-west = mur à l’ouest de la porte
    .the = le mur à l’ouest de la porte
    .of = du mur à l’ouest de la porte
fu-gate-gate = porte
    .the = la porte
    .of = de la porte
fu-gate-wall-east = mur à l’est de la porte
    .the = le mur à l’est de la porte
    .of = du mur à l’est de la porte
fu-gate-group-e = Poste de Shiba
fu-gate-group-a = Colonne de la ruelle
    .the = la colonne de la ruelle
fu-gate-group-b = Colonne des maisons brûlées
    .the = la colonne des maisons brûlées
fu-gate-group-c = Colonne de la teinturerie
    .the = la colonne de la teinturerie
fu-gate-group-g = Canon Krupp
fu-gate-group-k = Baril de poudre
langfang-station = gare
    .the = la gare
    .of = de la gare
langfang-carriage-1 = 1re voiture
    .the = la première voiture
    .of = de la première voiture
langfang-carriage-2 = 2e voiture
    .the = la seconde voiture
    .of = de la seconde voiture
langfang-village = village
    .the = le village
    .of = du village
langfang-temple = temple
    .the = le temple
    .of = du temple
langfang-north-field = champ Nord
    .the = le champ Nord
    .of = du champ Nord
langfang-west-field = champ Ouest
    .the = le champ Ouest
    .of = du champ Ouest
langfang-east-field = champ Est
    .the = le champ Est
    .of = du champ Est
langfang-south-field = champ Sud
    .the = le champ Sud
    .of = du champ Sud
langfang-bank = remblai
    .the = le remblai
    .of = du remblai
langfang-hedge-west = haie Ouest
    .the = la haie Ouest
    .of = de la haie Ouest
langfang-hedge-east = haie Est
    .the = la haie Est
    .of = de la haie Est
langfang-brickyard = mur de la briqueterie
    .the = le mur de la briqueterie
    .of = du mur de la briqueterie
langfang-graveyard = mur du cimetière
    .the = le mur du cimetière
    .of = du mur du cimetière
langfang-group-e = Piquet
langfang-group-a = Première colonne
    .the = la première colonne
langfang-group-b = Deuxième colonne
    .the = la deuxième colonne
langfang-group-c = Troisième colonne
    .the = la troisième colonne
tartar-wall-guard-hut = corps de garde
    .the = le corps de garde
    .of = du corps de garde
tartar-wall-half-tower = tour inachevée
    .the = la tour inachevée
    .of = de la tour inachevée
tartar-wall-weeds-south = herbes du sud
    .the = les herbes du sud
    .of = des herbes du sud
tartar-wall-weeds-north = herbes du nord
    .the = les herbes du nord
    .of = des herbes du nord
tartar-wall-brick-stack = tas de briques
    .the = le tas de briques
    .of = du tas de briques
tartar-wall-american-barricade-1 = barricade américaine Nord
    .the = la barricade américaine Nord
    .of = de la barricade américaine Nord
tartar-wall-american-barricade-2 = barricade américaine Sud
    .the = la barricade américaine Sud
    .of = de la barricade américaine Sud
tartar-wall-group-e = Groupe de Myers
tartar-wall-group-a = Garde de la barricade
tartar-wall-group-b = Relève
feature-barricade = barricade { $number }
    .the = la barricade { $number }
    .of = de la barricade { $number }
feature-fire = incendie { $number }
    .the = l’incendie { $number }
    .of = de l’incendie { $number }
feature-section = { $feature }, section { $number }
figure = { $figure } ({ $kind })
map-before = avant le combat
map-turn = tour { $turn } sur { $turns }
map-force = { $figures } sur { $all } encore là · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
map-fight = Gros plan
map-objective = Objectif
map-holding = sur l’objectif : { $held }, il en faut { $count }
map-acts =
    { $phase ->
        [deployment] { $side } se déploient
        [rallies] Ralliements
        [movement] { $side } se déplacent
        [fire] { $side } tirent
        [melee] Corps à corps
       *[over] Le combat est fini
    }
legend-moving = en mouvement
legend-stopped = stoppé
legend-pinned = cloué
legend-rifle = fusil
legend-jingal = jingal
legend-pistol = pistolet
legend-leader = chef
legend-fanatic = fanatique
legend-hit = touché
legend-miss = manqué
legend-way = chemin parcouru
legend-fallen = tombé
legend-goal = objectif
colon = { $name } : { $what }
semicolon = { $one } ; { $two }
place-feature = { $square } ({ $feature })
thing-ladder = échelle { $number }
    .the = l’échelle { $number }
thing-stairs = l’escalier
thing-ram = bélier { $number }
    .the = le bélier { $number }
thing-keg = le baril
thing-gun = le canon
thing-mg = la mitrailleuse
event-barricade-placed = La barricade { $number } va de { $start } à { $end }.
event-figure-placed =
    { $figure } { $why ->
        [corner] entre par le coin
        [arrived] arrive
        [fell] tombe de l’échelle
       *[other] prend position
    } en { $at }.
event-corner-drawn =
    La colonne { $group } tire au sort le coin { $drawn }{ $barred ->
        [yes] , qui est bloqué, et entre par le coin { $entered }.
       *[other] { "" } et entre par ce coin.
    }
event-deployment-ended = { $side } sont prêts.
event-turn-began = Le tour { $turn } commence.
event-arrival-rolled =
    { $what } { $comes ->
        [yes] arrive.
       *[other] n’arrive pas encore.
    }
event-points-rolled =
    { $side } { $points ->
        [0] n’ont aucun point d’action
        [one] ont { $points } point d’action
       *[other] ont { $points } points d’action
    }{ $losses ->
        [0] .
       *[other] , { $losses } de moins à cause des pertes.
    }
event-sides-ordered = { $side } se déplacent en premier.
event-points-given = { $side } dépensent des points pour se rallier : { $points }.
event-rally-rolled =
    { $figure } { $passed ->
        [yes] se rallie
       *[other] ne se rallie pas
    } et { $state ->
        [steady] n’a plus de marqueur de moral
        [stopped] est maintenant stoppé
        [pinned] est maintenant cloué
       *[routed] s’enfuit
    }.
event-morale-tested =
    { $figure } voit tomber un camarade et { $passed ->
        [yes] tient bon
       *[other] { $state ->
            [steady] tient bon
            [stopped] est stoppé
           *[pinned] est cloué
        }
    }.
event-figure-eliminated =
    { $figure } { $why ->
        [fire] tombe sous le feu
        [blast] tombe dans l’explosion
        [melee] tombe au corps à corps
        [rout] s’enfuit
        [morale] perd courage et s’enfuit
        [charge] est submergé
        [keg] saute avec le baril
       *[other] est perdu
    } en { $at }.
event-location-tried =
    { $observer ->
        [none] { $target } { $found ->
            [yes] est repéré
           *[other] n’est pas repéré
        }
       *[other] { $observer } { $found ->
            [yes] repère
           *[other] ne repère pas
        } { $target }
    }.
event-order-given =
    { $figures } { $mode ->
        [run] { $alone ->
            [yes] court
           *[other] courent
        } vers { $goal }
        [crawl] { $alone ->
            [yes] rampe
           *[other] rampent
        } vers { $goal }
        [charge-run] { $alone ->
            [yes] charge
           *[other] chargent
        } { $target }
        [charge-crawl] { $alone ->
            [yes] charge
           *[other] chargent
        } { $target } en rampant
        [climb] { $alone ->
            [yes] grimpe sur
           *[other] grimpent sur
        } { $target }
        [down] { $alone ->
            [yes] descend
           *[other] descendent
        } par { $target }
        [over] { $alone ->
            [yes] franchit
           *[other] franchissent
        } le mur par { $target }
        [door] { $alone ->
            [yes] ouvre ou ferme
           *[other] ouvrent ou ferment
        } { $target }
        [serve] { $alone ->
            [yes] va
           *[other] vont
        } servir { $target }
        [push] { $alone ->
            [yes] pousse
           *[other] poussent
        } le canon vers { $goal }
        [pick-up] { $alone ->
            [yes] ramasse
           *[other] ramassent
        } { $target }
        [drop] { $alone ->
            [yes] pose
           *[other] posent
        } { $target }
       *[other] { $alone ->
            [yes] s’arrête
           *[other] s’arrêtent
        }
    }{ $cost ->
        [0] { "" } sans dépenser de point
        [one] { "" }, pour { $cost } point d’action
       *[other] { "" }, pour { $cost } points d’action
    }.
event-figure-moved =
    { $figure } { $why ->
        [over] descend en
        [fell] tombe en
        [left] quitte la table en
       *[other] va en
    } { $at }{ $spent ->
        [0] .
       *[other] { " " }({ $spent } cm).
    }
event-contact-made = { $figure } atteint { $target }.
event-thing-changed =
    { $how ->
        [dropped] { $what } est à terre en { $at }
        [taken] { $figures } { $alone ->
            [yes] prend
           *[other] prennent
        } { $what }
        [raised] { $figures } { $alone ->
            [yes] dresse
           *[other] dressent
        } { $what } contre { $piece }
        [climbed] { $figures } { $alone ->
            [yes] grimpe sur
           *[other] grimpent sur
        } { $what }
        [down] { $figures } { $alone ->
            [yes] descend
           *[other] descendent
        } par { $what } en { $at }
        [over] { $figures } { $alone ->
            [yes] franchit
           *[other] franchissent
        } le mur par { $what }
        [served] { $figures } { $alone ->
            [yes] sert
           *[other] servent
        } { $what }
        [missed] { $figures } { $alone ->
            [yes] n’atteint
           *[other] n’atteignent
        } pas { $what }
        [let-go] { $figures } { $alone ->
            [yes] lâche
           *[other] lâchent
        } { $what }
       *[pushed] { $figures } { $alone ->
            [yes] pousse
           *[other] poussent
        } { $what } en { $at }
    }.
event-door-turned =
    { $figure } { $opened ->
        [yes] ouvre
       *[other] ferme
    } { $door }.
event-shot-fired =
    { $firer } { $mode ->
        [defence] tire sur { $target } en pleine charge
        [sweep] balaie la zone autour { OF($target) }
        [bombard] bombarde { $target }
       *[other] tire sur { $target }
    } à { $gap } cm et { $hit ->
        [yes] touche
       *[other] manque
    }{ $broken ->
        [yes] . L’arme est hors d’usage.
       *[other] .
    }
event-save-rolled =
    { $figure } { $saved ->
        [yes] réussit sa sauvegarde{ $state ->
            [steady] .
            [stopped] , mais est stoppé.
           *[pinned] , mais est cloué.
        }
       *[other] rate sa sauvegarde.
    }
event-obstacle-hit =
    { $by ->
        [gun] Le canon touche
        [ram] Le bélier frappe
        [keg] Le baril touche
        [shell] L’obus touche
       *[other] Le canon touche
    } { $piece } : { $destroyed ->
        [yes] tout s’effondre
       *[other] { $total ->
            [0] aucun dégât
           *[other] { $total } de dégâts en tout
        }
    }{ $burns ->
        [yes] . Un incendie éclate.
       *[other] .
    }
event-shell-deviated =
    L’obus tiré sur { $aimed } éclate en { $burst }{ $distance ->
        [0] , en plein sur la cible.
       *[other] , à { $distance } cm de la cible.
    }
event-keg-rolled =
    Le baril { $result ->
        [explodes] explose trop tôt.
        [dud] n’explose pas.
        [cracked] fissure{ $piece ->
            [none] { "" } le mur.
           *[other] { "" } { $piece }.
        }
       *[other] perce{ $piece ->
            [none] { "" } le mur.
           *[other] { "" } { $piece }.
        }
    }
event-section-breached = { $figure } ouvre une brèche dans { $piece }.
event-fight-fought =
    { $attacker } attaque { $defender }, { $attack } à { $defence } : { $loser ->
        [none] personne ne tombe
       *[other] { $loser } tombe
    }{ $helpers ->
        [none] .
       *[other] . En soutien : { $helpers }.
    }
event-turn-ended = Fin du tour { $turn }. Assaillants sur l’objectif : { $held }.
event-game-ended =
    { $side } { $reason ->
        [hold] gagnent : ils tiennent l’objectif
        [exit] gagnent : assez de leurs figurines ont quitté la table
        [losses] gagnent : l’autre camp a perdu trop de figurines
        [nobody] gagnent : l’autre camp n’a plus de figurine capable d’agir
       *[other] gagnent : le dernier tour est fini
    }.
dice-account = { $what } (§{ $rule }) : { $several ->
        [yes] dés
       *[other] dé
    } { $dice }{ $modifiers }{ $total }{ $needed }{ $result }.
dice-result = { "" } : { $result }
dice-modifier = , { $value } { $name } (§{ $rule })
dice-total = { " " }= { $total }
dice-needed = , il faut { $score } ou plus à { $gap } cm
settled-die = le dé pour « { $what } » a été jeté (§{ $rule })
purpose-shot = { $firer } sur { $target }, { $gap } cm
purpose-penalty = malus { OF($name) } : un autre ennemi est plus proche
purpose-fire = tir : { $name }
purpose-save = sauvegarde : { $name }
purpose-rally = ralliement : { $name }
purpose-morale = moral : { $name }
purpose-locate = repérer { $name }
purpose-move = mouvement : { $name }
purpose-melee = { $name } au corps à corps
purpose-points = points d’action : { $name }
purpose-corner = coin de la colonne { $name }
purpose-arrival = arrivée : { $name }
purpose-ram = { $name }
purpose-shell = où tombe l’obus
purpose-keg = le baril
result-hit = touché
result-miss = manqué
result-found = repéré
result-hidden = non repéré
result-passed = réussi
result-failed = raté
result-saved = sauvé
result-lost = perdu
result-comes = arrive
result-away = pas encore
result-explodes = explose trop tôt
result-dud = fait long feu
result-cracked = fissuré
result-breached = percé
result-points =
    { $losses ->
        [0] points : { $points }
       *[other] points : { $points } (pertes : −{ $losses })
    }
result-distance = { $distance } cm
result-damage = dégâts { $damage }, { $total } en tout
result-corner = coin { $corner }
modifier-regular = régulier
modifier-irregular = irrégulier
modifier-fanatic = fanatique
modifier-moving = en mouvement
modifier-stopped = stoppé
modifier-pinned = cloué
modifier-obsolete = arme ancienne
modifier-smoke = fumée
modifier-points = points dépensés
modifier-support = soutien
modifier-assailant = assaillant
modifier-near = à 20 cm ou moins
modifier-light = couvert léger
modifier-dense = couvert dense
modifier-moving-rifle = fusil en mouvement
modifier-other-target = un autre ennemi est plus proche
modifier-gunners-lost = artilleurs perdus
modifier-several-observers = plusieurs observateurs
modifier-target-moving = cible en mouvement
modifier-fired-defensively = a fait un tir défensif
## La dépêche : qui, quoi, qui, où

deed-kill =
    { $actor } { $count ->
        [one] abat
       *[other] abattent
    } { $target }.
deed-cut =
    { $actor } { $count ->
        [one] abat
       *[other] abattent
    } { $target } au corps à corps{ $score ->
        [none] .
       *[other] , { $score }.
    }
deed-pin =
    { $actor } { $count ->
        [one] cloue
       *[other] clouent
    } { $target } au sol.
deed-stop =
    { $actor } { $count ->
        [one] stoppe
       *[other] stoppent
    } { $target }.
deed-miss =
    { $actor } { $count ->
        [one] manque
       *[other] manquent
    }{ $target ->
        [none] .
       *[other] { "" } { $target }.
    }
deed-jam =
    { $actor } { $count ->
        [one] ne peut
       *[other] ne peuvent
    } plus tirer.
deed-beat =
    { $actor } { $count ->
        [one] bat
       *[other] battent
    } { $target }{ $score ->
        [none] .
       *[other] , { $score }.
    }
deed-fight =
    { $actor } { $count ->
        [one] se bat
       *[other] se battent
    } encore contre { $target }, { $score }.
deed-flee =
    { $actor } { $count ->
        [one] s’enfuit
       *[other] s’enfuient
    }.
deed-waver =
    { $actor } { $count ->
        [one] perd
       *[other] perdent
    } courage.
deed-fall =
    { $actor } { $count ->
        [one] tombe
       *[other] tombent
    }.
deed-overrun =
    { $actor } { $count ->
        [one] est submergé
       *[other] sont submergés
    }.
deed-rally =
    { $actor } { $count ->
        [one] se rallie
       *[other] se rallient
    }.
deed-spot =
    { $actor } { $count ->
        [one] repère
       *[other] repèrent
    } { $target }.
deed-contact =
    { $actor } { $count ->
        [one] atteint
       *[other] atteignent
    } { $target }.
deed-charge =
    { $actor } { $count ->
        [one] charge
       *[other] chargent
    }{ $target ->
        [none] .
       *[other] { "" } { $target }.
    }
deed-run =
    { $actor } { $count ->
        [one] se déplace
       *[other] se déplacent
    } en courant.
deed-crawl =
    { $actor } { $count ->
        [one] se déplace
       *[other] se déplacent
    } en rampant.
deed-halt =
    { $actor } { $count ->
        [one] s’arrête
       *[other] s’arrêtent
    }.
deed-leave =
    { $actor } { $count ->
        [one] quitte
       *[other] quittent
    } le terrain.
deed-busy =
    { $actor } { $count ->
        [one] est occupé
       *[other] sont occupés
    }{ $target ->
        [none] .
       *[other] { "" } avec { $target }.
    }
deed-thing-taken =
    { $actor } { $count ->
        [one] prend
       *[other] prennent
    } { $target }.
deed-thing-dropped =
    { $actor } { $count ->
        [one] pose
       *[other] posent
    } { $target }.
deed-thing-let-go =
    { $actor } { $count ->
        [one] lâche
       *[other] lâchent
    } { $target }.
deed-thing-raised =
    { $actor } { $count ->
        [one] dresse
       *[other] dressent
    } { $target } contre { $place }.
deed-thing-climbed =
    { $actor } { $count ->
        [one] gravit
       *[other] gravissent
    } { $target }.
deed-thing-down =
    { $actor } { $count ->
        [one] descend
       *[other] descendent
    } par { $target }.
deed-thing-over =
    { $actor } { $count ->
        [one] franchit
       *[other] franchissent
    } le mur.
deed-thing-pushed =
    { $actor } { $count ->
        [one] pousse
       *[other] poussent
    } { $target }.
deed-thing-served =
    { $actor } { $count ->
        [one] sert
       *[other] servent
    } { $target }.
deed-thing-missed =
    { $actor } { $count ->
        [one] n’atteint
       *[other] n’atteignent
    } pas { $target }.
deed-drop-alone =
    { $actor } { $count ->
        [one] reste
       *[other] restent
    } à terre.
deed-open =
    { $actor } { $count ->
        [one] ouvre
       *[other] ouvrent
    } { $place }.
deed-close =
    { $actor } { $count ->
        [one] ferme
       *[other] ferment
    } { $place }.
deed-break =
    { $actor } { $count ->
        [one] enfonce
       *[other] enfoncent
    } { $place }.
deed-breach =
    { $actor } { $count ->
        [one] ouvre
       *[other] ouvrent
    } une brèche dans { $place }.
deed-damage =
    { $actor } { $count ->
        [one] endommage
       *[other] endommagent
    } { $place }.
deed-withstand =
    { $actor } { $count ->
        [one] n’endommage
       *[other] n’endommagent
    } pas { $place }.
deed-tumble =
    { $actor } { $count ->
        [one] tombe
       *[other] tombent
    } de l’échelle.
deed-corner =
    { $actor } { $count ->
        [one] entre
       *[other] entrent
    } par le coin { $place }.
deed-enter =
    { $actor } { $count ->
        [one] arrive
       *[other] arrivent
    }.
deed-arrive =
    { $actor } { $count ->
        [one] arrive
       *[other] arrivent
    }.
deed-place =
    { $actor } { $count ->
        [one] prend
       *[other] prennent
    } position.
deed-ready =
    { $actor } { $count ->
        [one] est prêt
       *[other] sont prêts
    }.
deed-barricade =
    { $actor } { $count ->
        [one] est en place
       *[other] sont en place
    }.
deed-unbarricade =
    { $actor } { $count ->
        [one] est retirée
       *[other] sont retirées
    }.
deed-burn = { $place } prend feu.
deed-astray = L’obus dévie.
deed-keg-explodes =
    Le baril { $place ->
        [none] explose.
       *[other] fait sauter { $place }.
    }
deed-keg-breached = Le baril ouvre une brèche dans { $place }.
deed-keg-cracked = Le baril fissure { $place }.
deed-keg-dud = Le baril n’explose pas.
deed-by-gun = le canon
deed-by-ram = le bélier
deed-by-keg = le baril
deed-by-shell = un obus
deed-boxers =
    { $count ->
        [one] { $count } Boxer
       *[other] { $count } Boxers
    }
deed-europeans =
    { $count ->
        [one] { $count } Européen
       *[other] { $count } Européens
    }
deed-more =
    { $count ->
        [one] un autre
       *[other] { $count } autres
    }
deed-units =
    { $count ->
        [one] une figurine
       *[other] { $count } figurines
    }
deed-boxers-named = les Boxers { $figures }
deed-europeans-named = les Européens { $figures }

panel-title = { $scenario } · tour { $turn } sur { $turns } · { $acts }
panel-title-deployment = { $scenario } · déploiement
panel-title-end = { $scenario } · victoire pour { $side }
panel-side =
    { $side } : { $figures ->
        [0] aucune figurine
        [one] { $figures } figurine
       *[other] { $figures } figurines
    }, { $points ->
        [0] aucun point d’action
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }
story-located =
    { $found ->
        [none] Aucun ennemi n’est repéré
       *[other] Repérés : { $found }
    }{ $hidden ->
        [none] .
       *[other] . Non repérés : { $hidden }.
    }
overlay-happened = Derniers événements
overlay-reach = Mouvements possibles
overlay-ranges = Portée de tir
overlay-sight = Vue
overlay-cover = Couvert
overlay-distances = Distances
overlay-way = Le chemin
overlay-quiet = Il ne s’est encore rien passé ce tour-ci.
overlay-reach-line = { $figure } en { $at } avance d’au moins { $least } cm (contour intérieur) et d’au plus { $most } cm (contour extérieur). Le dé décide de la distance, et un obstacle peut arrêter la figurine.
overlay-squares = Carrés : { $squares }.
overlay-sight-line = { $figure } en { $at } voit : { $seen }.
overlay-ranges-line = Pour toucher, { $figure } doit obtenir : { $rings }.
overlay-ring = { $score } jusqu’à { $gap } cm
overlay-shots = Tirs possibles maintenant : { $shots }.
overlay-no-shots = Aucun tir n’est possible maintenant.
overlay-cover-line = Couvert pour { $side } contre les trois ennemis les plus proches.
overlay-cover-dense = Couvert dense : { $squares }.
overlay-cover-light = Couvert léger ou meilleur : { $squares }.
overlay-distances-line = Distances depuis { $figure } en { $at } (trait plein : en vue) :
overlay-way-line = Le chemin { OF($figures) } vers { $at }.
choice-happened = Derniers événements
choice-reach = Mouvements possibles
choice-ranges = Portée de tir
choice-sight = Vue
choice-cover = Couvert
choice-distances = Distances
prompt-support-with-who = Quelles figurines viennent en soutien ?
prompt-show = Que voulez-vous voir ?
prompt-of = Pour quelles figurines ?
part-north-west = Nord-ouest
part-north-east = Nord-est
part-south-west = Sud-ouest
part-south-east = Sud-est
overlay-distance =
    { $figure } { $gap } cm{ $seen ->
        [yes] { "" }
       *[other] { "" } (hors de vue)
    }
orders-over = Le combat est fini.
orders-deploy = { $side } se déploient. Figurines et barricades sont-elles bien placées ?
orders-rally =
    { $side } rallient { $marked }. Comment dépensez-vous { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ?
orders-order = { $side } se déplacent. Points restants : { $points }. Qui va où ?
orders-defend = { $figure } doit-il tirer sur { $chargers } avant le corps à corps ?
orders-fire = { $side } tirent. Qui tire sur qui ?
orders-support = { $attacker } attaque { $defender }. Envoyez-vous des soutiens ?
orders-orders = Quelles consignes permanentes donnez-vous pour les ralliements, le tir défensif et les soutiens ?
prompt-over = Le combat est fini.
prompt-who = Quelles figurines ?
prompt-to = Où vont les figurines, ou que font-elles ?
prompt-do = Que voulez-vous faire ?
prompt-at = Sur quelle cible ?
prompt-how = Comment ?
prompt-from = Quelle figurine tire ?
why-deploy = Le défenseur se déploie d’abord et pose jusqu’à six barricades. L’attaquant se déploie ensuite.
why-rally = Chaque figurine stoppée ou clouée jette un dé. Sur 4 ou plus, son état s’améliore d’un degré ; sinon, il empire d’un degré. Chaque point que vous dépensez ajoute 1 au jet. Les deux camps décident en même temps.
why-order = Un ordre déplace un groupe. Un groupe qui court avance de 10 cm plus le résultat d’un dé. Un groupe qui rampe avance seulement du résultat d’un dé. Se mettre en mouvement, charger et quitter un couvert coûtent des points.
why-defend = Une figurine chargée par l’ennemi peut tirer sur un de ses assaillants, à la plus courte distance et sans viser. Elle combat ensuite à −2.
why-fire = Chaque figurine tire une fois, sur un ennemi en vue. Le score à atteindre dépend de l’arme et de la distance. Une figurine qui n’a pas bougé jette deux dés et garde le meilleur.
why-support = Jusqu’à deux camarades au contact de la figurine attaquée ajoutent chacun 1 à son jet. Si elle perd, ils tombent avec elle.
why-orders = Vos consignes permanentes s’appliquent tout de suite. L’autre camp ne les verra qu’à la fin de la partie.
lesson-deploy = Un homme à couvert survit plus souvent à un coup au but.
lesson-rally = Une figurine clouée qui ne se rallie pas est perdue.
lesson-order = Un groupe en mouvement continue gratuitement. Se mettre en mouvement coûte des points.
lesson-defend = Une figurine qui fait un tir défensif combat ensuite à −2.
lesson-fire = L’ennemi repéré le plus proche est la meilleure cible.
lesson-support = Si une figurine perd le corps à corps, ses soutiens tombent avec elle.
lesson-orders = Avec « Le conseiller décide », le bot ne vous demande rien pendant le tour adverse.
choice-place = Déplacer une figurine
choice-barricade = Déplacer une barricade
choice-done-deploy = Prêt
choice-done-order = Finir le mouvement
choice-done-fire = Finir le tir
choice-advised = Le conseiller décide
choice-none = Ne rien dépenser
choice-spend = Choisir qui reçoit des points…
choice-fire = Tirer
choice-hold = Ne pas tirer
choice-use = Avec les soutiens
choice-with = Choisir les soutiens
choice-alone = Sans soutien
choice-gun = Le canon
choice-mg = La mitrailleuse
choice-sweep = Balayer une zone
choice-one_target = Tirer sur un homme
choice-direct = Tirer sur un homme en vue
choice-obstacle = Tirer sur un obstacle
choice-bombard = Bombarder un bâtiment
choice-rallies = Ralliements
choice-defence = Tir défensif
choice-supports = Soutiens
choice-way-ask = me demander
choice-way-advised = le conseiller décide
choice-way-never = jamais
choice-way-always = toujours
choice-sign-enemy = Ennemi
choice-sign-near = Proche
choice-sign-hit = Touché
choice-sign-holds = Tient
choice-sign-distance = { $distance } cm
choice-site = ailleurs
choice-unit =
    { $figures }{ $count ->
        [one] { "" }
       *[other] { "" } · { $count }
    }
choice-run =
    Courir vers { $goal }{ $form ->
        [close] { "" }, en restant serrés
        [open] { "" }, en restant espacés
       *[keep] { "" }
    }
choice-crawl =
    Ramper vers { $goal }{ $form ->
        [close] { "" }, en restant serrés
        [open] { "" }, en restant espacés
       *[keep] { "" }
    }
choice-halt = Halte ({ detail-cost })
choice-charge-run = Charger { $target }
choice-charge-crawl = Charger { $target } en rampant
choice-climb = Gravir { $what } ({ detail-cost })
choice-down = Descendre par { $what } ({ detail-cost })
choice-over = Franchir le mur par { $what } ({ detail-cost })
choice-pick-up = Ramasser { $what } ({ detail-cost })
choice-drop = Poser { $what } ({ detail-cost })
choice-door = Ouvrir ou fermer { $what } ({ detail-cost })
choice-push = Pousser vers { $goal } ({ detail-cost })
choice-target = { $target }, { $gap } cm : { $chance }
choice-rally-points = { $figure } +{ $points } : { $chance }
detail-unit =
    { $at }{ $moving ->
        [yes] { "" }, en mouvement
       *[other] { "" }, immobile
    }{ $state ->
        [stopped] { "" }, stoppé
        [pinned] { "" }, cloué
       *[steady] { "" }
    }
detail-target =
    il faut { $score } ou plus{ $aims ->
        [yes] { "" }, en visant
       *[other] { "" }
    }{ $other ->
        [yes] { "" }, un autre ennemi est plus proche
       *[other] { "" }
    }
detail-cost =
    { $cost ->
        [0] gratuit
        [one] { $cost } point
       *[other] { $cost } points
    }
pick-shots = Les meilleurs tirs d’abord
advice-because = { $what } – { $why }
said-charge =
    { $mode ->
        [run] charger { $target }
       *[other] charger { $target } en rampant
    }
said-halt = halte
said-pick-up = ramasser { $what }
said-climb = gravir { $what }
said-down = descendre par { $what }
said-over = franchir le mur par { $what }
said-door = ouvrir ou fermer { $what }
said-drop = poser { $what }
said-serve = aller à la mitrailleuse
said-with = Avec { $what }
said-shot = tirer sur { $target }
said-done = Terminé
said-place = { $figure } en { $at }
said-barricade = Barricade { $number } en { $at }
said-spend = Points pour { $what }
said-orders = Consignes permanentes : { $what }
said-mg =
    La mitrailleuse { $how ->
        [sweep] balaie la zone autour { OF($target) }
       *[other] tire sur { $target }
    }
said-gun =
    Le canon { $how ->
        [bombard] bombarde { $target }
       *[other] tire sur { $target }
    }
said-run =
    courir vers { $goal }{ $form ->
        [c] { "" }, en restant serrés
        [o] { "" }, en restant espacés
       *[keep] { "" }
    }
said-crawl =
    ramper vers { $goal }{ $form ->
        [c] { "" }, en restant serrés
        [o] { "" }, en restant espacés
       *[keep] { "" }
    }
said-push =
    pousser vers { $goal }{ $form ->
        [c] { "" }, en restant serrés
        [o] { "" }, en restant espacés
       *[keep] { "" }
    }
refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-not-your-turn = { $side } jouent maintenant. Attendez que le bot vous pose une question.
refused-no-orders = Vous ne pouvez pas donner de consignes permanentes maintenant. Donnez-les pendant que l’autre camp joue.
refused-too-many-orders = Vous pouvez changer vos consignes permanentes { $most } fois entre deux décisions. Attendez la prochaine décision.
refused-game-over = Le combat est fini. Commencez une autre partie avec `/siège nouveau`.
refused-no-such-figure = « { $word } » n’est pas une figurine de ce combat. Écrivez une figurine, comme e4, ou plusieurs, comme a1-5,b2.
refused-no-such-square = « { $word } » n’est ni un carré de cette table ni une zone. Écrivez un carré, comme E7, ou le nom d’une zone.
refused-not-yours = { $figure } appartient à l’autre camp. Choisissez vos propres figurines.
refused-gone = { $figure } est hors de combat. Choisissez une autre figurine.
refused-not-here-yet = { $figure } n’est pas encore là. Choisissez une autre figurine.
refused-has-had-its-order = { $figure } a déjà reçu son ordre ce tour-ci. Choisissez une autre figurine.
refused-pinned = { $figure } est cloué et ne peut pas recevoir d’ordre. Un ralliement est possible au début du prochain tour.
refused-stopped-cannot-carry = { $figure } est stoppé et ne peut pas avancer avec un objet. Attendez son ralliement.
refused-in-contact = { $figure } est au contact d’un ennemi et ne peut que combattre. Choisissez une autre figurine.
refused-marked-alone = { $figure } est stoppé et ne peut pas suivre un groupe. Donnez-lui un ordre à part.
refused-on-a-ladder = Les figurines sur une échelle ne peuvent que franchir le mur ou combattre. Choisissez une de ces actions.
refused-carriers-alone = Ces figurines portent quelque chose : { $figures }. Donnez-leur un ordre à part.
refused-carriers-do-not-charge = Ces figurines portent quelque chose et ne peuvent pas charger : { $figures }. Posez d’abord l’objet.
refused-carriers-do-not-leave = Ces figurines portent quelque chose et ne peuvent pas quitter la table : { $figures }. Posez d’abord l’objet.
refused-two-carry = Il faut deux figurines pour porter cet objet. Donnez l’ordre à tous ses porteurs, pas seulement à { $figures }.
refused-not-the-same-mode = Parmi { $figures }, certaines figurines sont en mouvement, d’autres non. Donnez des ordres séparés.
refused-not-together = { $figures } ne forment pas un groupe : certaines sont à plus de 5 cm des autres. Donnez des ordres séparés.
refused-stopped-cannot-run = Les figurines stoppées ne peuvent pas courir : { $figures }. Faites-les ramper.
refused-not-moving = Ces figurines ne sont pas en mouvement : { $figures }. Choisissez des figurines en mouvement.
refused-off-the-table = { $x },{ $y } est hors de la table. Choisissez un lieu sur la table.
refused-no-enemy = Il n’y a pas d’ennemi { $target } sur la table. Choisissez un autre ennemi.
refused-no-run-on-a-roof = Les figurines ne peuvent pas courir sur un toit : { $figures }. Faites-les ramper.
refused-another-floor = { $target } est à un autre étage. Montez ou descendez d’abord.
refused-off-the-roof = { $x },{ $y } n’est pas sur le toit. Choisissez un point du toit.
refused-not-located = Aucune de vos figurines n’a repéré { $target }, et aucune ne le voit. Choisissez un autre ennemi.
refused-too-few-points = Points nécessaires : { $needed }. Points restants : { $points }. Choisissez un ordre moins cher.
refused-too-few-gunners = Pour pousser le canon, il faut deux artilleurs à côté, ni stoppés ni cloués. Amenez d’abord un second artilleur.
refused-has-fired = { $figure } a déjà tiré ce tour-ci. Choisissez une autre figurine.
refused-cannot-fire = { $figure } ne peut pas tirer maintenant. Choisissez une autre figurine.
refused-nobody-in-sight = { $figure } ne voit aucun ennemi sur qui tirer. Choisissez une autre figurine.
refused-not-in-sight = { $figure } ne voit pas { $target }. Choisissez une autre cible.
refused-cannot-hit = { $figure } ne peut pas toucher { $target } à cette distance. Choisissez une autre cible.
refused-twice-the-same-figure = Vous avez indiqué une figurine deux fois. Indiquez chaque figurine une seule fois.
refused-place-taken = Il n’y a pas de place en { $x },{ $y }. Choisissez un autre lieu.
refused-not-in-area = { $place } est hors de la zone de votre camp. Choisissez un lieu dans cette zone.
refused-no-answer = Vous n’avez donné aucun ordre. Choisissez-en un dans le menu.
refused-not-an-option = « { $word } » n’est pas possible ici. Choisissez dans le menu.
refused-not-now = « { $what } » n’est pas possible maintenant. Étape en cours : { $step }.{ $when }
refused-said-twice = Vous avez écrit « { $word } » deux fois. Écrivez-le une seule fois.
refused-wrong-number = Nombre de choix attendu : de { $least } à { $most }.
refused-too-many-words = « { $word } » est un mot de trop. Supprimez-le.
refused-more-to-say = L’ordre n’est pas complet. Ajoutez ceci : { $slot }.
slot-do = l’ordre
slot-who = les figurines
slot-to = le lieu
slot-at = la cible
slot-how = la façon de tirer
slot-other = un mot
slot-from = le tireur
step-deploy = déploiement
step-turn = début du tour
step-points = points d’action
step-rally = ralliements
step-order = mouvement
step-fire = tir
step-fight = corps à corps
step-rams = béliers
step-turn-end = fin du tour
step-end = fin de la partie
step-defend = tir défensif
step-support = soutiens
step-orders = consignes permanentes
log-kind-dice = Jets de dés
log-kind-losses = Pertes et moral
log-kind-fire = Tir
log-kind-melee = Corps à corps
log-kind-moves = Mouvements
log-kind-works = Murs et matériel
log-kind-turns = Tours
measure-europeans-left = Européens restants
measure-boxers-left = Boxers restants
measure-holding = Attaquants sur l’objectif
measures-forces = Les forces
measures-objective = L’objectif
alt-nobody = personne
alt-near = Gros plan : { $figures }.
board-side = **{ $side }**
board-group =
    { $group } : { $left } sur { $all }{ $moving ->
        [0] { "" }
       *[other] { "" }, { $moving } en mouvement
    }{ $marked ->
        [0] { "" }
        [one] { "" }, { $marked } stoppé ou cloué
       *[other] { "" }, { $marked } stoppés ou cloués
    }, en { $at }
board-group-away =
    { $group }{ $left ->
        [0] { "" } : plus personne
       *[other] { "" } : pas sur la table
    }
board-nearest = { "" }, à { $gap } cm { OF($enemy) }
board-lost = Perdus : { $figures }
board-damage = { $piece } : { $points } de dégâts
board-gone = { $piece } : brèche ouverte
board-open = { $door } : ouverte
board-fire = incendie en { $at }
board-works = Murs : { $works }
board-ground = **Le terrain** : carrés { $table } de 10 cm, colonnes depuis A à gauche, rangées depuis 1 en haut. Deux nombres entre parenthèses sont des distances en millimètres, depuis la gauche et depuis le haut.
board-barricades = Barricades : { $at }
board-things = Matériel : { $things }
board-thing =
    { $thing }{ $how ->
        [raised] { "" }, contre le mur en { $where }
        [lies] { "" }, à terre en { $where }
       *[carried] { "" }, aux mains { OF($where) }
    }
board-orders = Consignes permanentes : { $orders }
mark-broken = arme hors d’usage
end-won =
    { $side } { $reason ->
        [resign] gagnent au tour { $turns } : l’autre camp a abandonné
        [claim] gagnent au tour { $turns } : l’autre camp a épuisé son temps
        [hold] gagnent au tour { $turns } : ils tiennent l’objectif
        [exit] gagnent au tour { $turns } : assez de leurs figurines ont quitté la table
        [losses] gagnent au tour { $turns } : l’autre camp a perdu trop de figurines
        [nobody] gagnent au tour { $turns } : l’autre camp n’a plus de figurine capable d’agir
       *[other] gagnent : le tour { $turns }, le dernier, est fini
    }.
end-lost =
    { $side } : { $lost ->
        [0] aucune perte
        [one] { $lost } figurine perdue
       *[other] { $lost } figurines perdues
    }
band-given-up = Abandon
band-out-of-time = Défaite au temps
band-won = Victoire des Européens
band-lost = Victoire des Boxers
mistake-title = { $side } : { $what }
mistake-rash-charges = charges imprudentes
    .meaning = Une charge loin de l’objectif a mené à un corps à corps où les chances étaient faibles
mistake-friends-under-fire = camarades sous le feu
    .meaning = Un balayage ou un obus a mis en danger au moins un camarade pour deux ennemis
mistake-shots-forgone = tirs non tentés
    .meaning = Une figurine déjà repérée par l’ennemi avait au moins une chance sur deux de toucher, mais n’a pas tiré
score-even = pertes égales
score-europeans = avance des Européens : { $ahead }
score-boxers = avance des Boxers : { $ahead }
switch-fire = Le camp qui tire d’abord
switch-fire-second = le camp qui se déplace en second
switch-fire-first = le camp qui se déplace en premier
switch-columns = Colonnes venant des coins
switch-columns-together = les colonnes entrent toutes ensemble
switch-columns-in-turn = une colonne entre à chaque tour
switch-penalty = Tir sur une autre cible que la plus proche
switch-penalty-d4 = malus d’un d4
switch-penalty-two = malus de 2
switch-morale = Tests de moral
switch-morale-event = un test par événement
switch-morale-figure = un test par figurine perdue
switch-aim = Armes qui peuvent viser
switch-aim-small-arms = armes légères seulement
switch-aim-all = la mitrailleuse aussi
switch-defence = Armes du tir défensif
switch-defence-small-arms = armes légères seulement
switch-defence-machine-gun = la mitrailleuse aussi
switch-keg = Un baril sous le feu
switch-keg-safe = le baril est à l’abri
switch-keg-explodes = le baril explose sur un 12 naturel
switch-fires = Incendies
switch-fires-entered = les figurines peuvent entrer dans le feu
switch-fires-closed = les figurines ne peuvent pas entrer dans le feu
switch-crews = Artilleurs et porteur du baril
switch-crews-apart = les artilleurs et le porteur s’ajoutent aux colonnes
switch-crews-from-columns = les artilleurs et le porteur viennent des colonnes
switch-reaction = Tir défensif et soutiens
switch-reaction-asked = le bot peut poser la question aux joueurs
switch-reaction-instant = les figurines suivent les consignes permanentes, sans attente
guide-1 = **Le jeu.** C’est une escarmouche sur une table, avec 6 à 34 figurines par camp et 6 à 9 tours. Les distances sont en centimètres. Un carré de l’image vaut 10 cm.
guide-2 = **Un tour.** Les deux camps jettent les dés de leurs points d’action et décident combien de points vont aux ralliements. Un camp se déplace, puis l’autre. Le second tire, puis le premier. Les corps à corps viennent à la fin.
guide-3 = **Ordres.** Choisissez un groupe, puis un ordre (courir, ramper ou charger) et un lieu. Vous pouvez aussi écrire le lieu : `E7`, `12cm NNE`, `430,220`. En courant, un groupe avance de 10 cm plus le résultat d’un dé. Les groupes en mouvement continuent gratuitement. Se mettre en mouvement, charger et quitter un couvert coûtent des points.
guide-4 = **Tir.** Le score à atteindre dépend de l’arme et de la distance. Une figurine qui n’a pas bougé jette deux dés et garde le meilleur. Une figurine touchée jette un d8 pour sa sauvegarde, et un couvert l’aide. À chaque sauvegarde réussie, son état empire : stoppée, puis clouée, puis éliminée. Les camarades proches testent leur moral.
guide-5 = **Gagner.** L’attaquant gagne s’il finit un tour avec assez de figurines non clouées sur l’objectif, et plus que le défenseur. Sinon, le défenseur gagne après le dernier tour.
refused-no-odds = Ce jet n’est pas possible maintenant. Choisissez un autre jet.
choice-odds-fire = Un tir
choice-odds-melee = Un corps à corps
prompt-what = Pour quel jet voulez-vous voir les chances ?
odds-title-fire = { $firer } tire sur { $target }, { $gap } cm
odds-title-melee = { $attacker } charge { $defender }
odds-roll-fire = le tir touche à { $score } ou plus ; la sauvegarde de la cible réussit à { $saves } ou plus sur un d8
odds-roll-melee = d{ $mine } contre d{ $theirs }
odds-gone = éliminé
odds-marked = touché mais sauvé : stoppé ou cloué
odds-miss = manqué
odds-won = gagne
odds-even = personne ne tombe
odds-lost = tombe
odds-mean = Figurines perdues en moyenne : { $mean }
odds-counted = figurines perdues
odds-change-aims = en visant : { $chance }
odds-change-nearest = sur l’ennemi repéré le plus proche : { $chance }
odds-change-support = avec un camarade en soutien : { $chance }
odds-line = { $firer } sur { $target }, { $gap } cm : { $chance }
counter-leader = un cercle : officier ou chef
counter-pistol = un point : pistolet
counter-stopped = stoppé : rampe, ne court pas
counter-rifle = un trait : fusil
counter-moving = en mouvement
counter-fanatic = une bande : fanatique
counter-edge = bord dentelé : Boxers ; lisse : Européens
counter-pinned = cloué : ne reçoit pas d’ordre
counter-jingal = une fourche : jingal
counter-alt = Socles agrandis. Un officier a un cercle. Un fusilier stoppé a un triangle jaune. Un fanatique en mouvement a une bande et une flèche blanche. Un tireur de jingal cloué a un carré vert.
event-barricade-taken = La barricade { $number } est retirée.
orders-entry = { $side } : par où entre { $what } ?
why-entry = Le canon et le baril arrivent par une entrée de leur camp. Le conseiller propose la plus éloignée de l’ennemi.
lesson-entry = Une entrée loin de l’ennemi est sûre ; une entrée proche fait gagner du temps.
step-entry = arrivée
refused-no-room-below = Il n’y a pas de place pour { $figures } au pied de l’échelle, derrière le mur. Attendez que la place soit libre.
refused-not-ten-centimetres = La barricade de { $start } à { $end } ne mesurerait pas exactement 10 cm. Choisissez un autre lieu.
refused-through-a-building = De { $start } à { $end }, la barricade traverserait un bâtiment. Choisissez un autre lieu.
refused-across-a-line = De { $start } à { $end }, la barricade croiserait un mur, une haie ou une autre barricade. Choisissez un autre lieu.
refused-somebody-stands-there = Une figurine se tient entre { $start } et { $end }. Choisissez un autre lieu.
choice-nowhere = La retirer
choice-serve-here = Servir la mitrailleuse ({ detail-cost })
choice-serve-crawl = Ramper jusqu’à la mitrailleuse ({ detail-cost })
choice-serve-run = Courir jusqu’à la mitrailleuse ({ detail-cost })
said-barricade-taken = Barricade { $number } retirée

### Les lieux par leur nom

spot-objective = l’objectif
spot-exit = hors de la table { $edge ->
        [north] au nord
        [south] au sud
        [west] à l’ouest
       *[other] à l’est
    }
spot-way-in = l’entrée { $of }
spot-breach = la brèche dans { $what }
spot-ladder = le pied de l’échelle { $number }
spot-behind = derrière { $the }
spot-edge = la lisière { $of }
spot-inside = le milieu { $of }
spot-foot = le pied { $of }
spot-range = à portée { OF($figure) }
spot-friends = vers vos troupes ({ $group })
spot-towards = vers { $figure }
spot-cover = hors de vue de l’ennemi
spot-back = en arrière, loin de l’ennemi
choice-run-named =
    Courir : { $what } ({ $goal }){ $form ->
        [close] { "" }, en restant serrés
        [open] { "" }, en restant espacés
       *[keep] { "" }
    }
choice-crawl-named =
    Ramper : { $what } ({ $goal }){ $form ->
        [close] { "" }, en restant serrés
        [open] { "" }, en restant espacés
       *[keep] { "" }
    }
choice-push-named = Pousser le canon : { $what } ({ $goal })
detail-order =
    { $cost ->
        [0] gratuit
        [one] { $cost } point
       *[other] { $cost } points
    }, { $far } cm{ $die ->
        [0] { $barred ->
            [none] { "" }, plus d’un tour
           *[other] { "" }, le chemin est bloqué
        }
        [1] { "" }, à coup sûr
       *[other] { "" }, il faut { $die }+
    }{ $cover ->
        [unseen] { "" }, hors de vue
        [open] { "" }, à découvert, en vue { OF($seen) }
        [light] { "" }, couvert léger, en vue { OF($seen) }
       *[dense] { "" }, couvert dense, en vue { OF($seen) }
    }
detail-charge =
    { $cost ->
        [0] gratuit
        [one] { $cost } point
       *[other] { $cost } points
    }, { $far } cm{ $die ->
        [0] { "" }, hors de portée
        [1] { "" }, à coup sûr
       *[other] { "" }, il faut { $die }+
    }
refused-nearest = { $reason } Essayez par exemple { $nearest }.
refused-who-else = { $reason } Parmi les figurines choisies, vous pouvez donner un ordre à { $figures }.
refused-others = { $reason } Vous pouvez donner un ordre à { $figures }.
refused-enemies = { $reason } Ennemis à portée : { $figures }.
refused-nobody-of-the-group = Aucune figurine du groupe { $group } ne peut recevoir d’ordre maintenant. Choisissez un autre groupe.
refused-in-water = { $x },{ $y } est dans l’eau. Choisissez un lieu à terre.
refused-in-a-fire = { $x },{ $y } est dans un incendie où les figurines ne peuvent pas entrer. Choisissez un lieu hors du feu.
refused-in-a-wall = { $x },{ $y } est dans un mur ou à moins de 1 cm d’un mur. Choisissez un lieu plus éloigné.
refused-in-a-closed-house = { $x },{ $y } est dans une maison sans entrée. Choisissez un lieu à l’extérieur.
refused-not-in-fractions = Les lieux sont en millimètres entiers, les distances en centimètres entiers. Écrivez « { $word } » sans décimales.
refused-no-such-place = « { $word } » n’est pas un lieu. Écrivez E7, E7.3, 12cm NNE, 430,220 ou un nom de la liste.
refused-too-far-to-charge = { $target } est à { $far } cm, mais une charge n’atteint que { $reach } cm. Choisissez un ennemi plus proche.
refused-shooters = { $reason } Figurines qui peuvent tirer : { $figures }.
refused-no-building-there = En { $x },{ $y }, il n’y a pas de bâtiment à bombarder. Choisissez un lieu dans un bâtiment.
refused-beyond-the-gun = { $x },{ $y } est trop loin : même un double six ne suffirait pas. Choisissez un lieu plus proche.
typed-run = course, courir, courez
typed-crawl = ramper, rampe, rampez
typed-charge = charger, chargez, attaque
typed-halt = halte, stop

## La leçon

learn-run = Pékin, 1900. Vous commandez les Boxers, des insurgés chinois qui attaquent le parc au sud du mur. Vous gagnez si un tour finit avec six Boxers dans le parc et moins d’Européens. Le groupe a1–3 court déjà, le groupe b1–2 est immobile. Il reste un point d’action.
    .question = Quel ordre ne coûte aucun point ?
    .why = Courir ne coûte rien aux figurines déjà en mouvement, et un point aux autres. Partez donc tôt, et tous ensemble.
learn-nearest = C’est le dernier tour, et vous commandez maintenant les Européens. Six Boxers sont dans le parc : si l’un d’eux tombe ou est cloué au sol, vous gagnez. Seul votre officier e1 peut encore tirer.
    .question = Sur qui e1 doit-il tirer ?
    .why = Si la cible n’est pas l’ennemi repéré le plus proche, vous retirez un d4 (dé à quatre faces) du jet. De loin, il est encore plus difficile de toucher.
learn-rally = Tour 7, et vous commandez les Européens. Votre figurine e2 est stoppée (jaune). Votre figurine e3 est clouée (vert), ce qui est pire. Chacune jette maintenant un dé pour se rallier. Vous avez deux points d’action, et chaque point ajoute 1 à un jet.
    .question = Quelle figurine reçoit les points ?
    .why = Une figurine clouée qui échoue s’enfuit et est perdue. Une figurine stoppée qui échoue est seulement clouée.
