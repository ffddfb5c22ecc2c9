# La révolte des Boxers en français : tout ce que lit qui joue, sauf les règles.
# Board posts and panels are Discord’s Markdown; labels are at most 80 characters, descriptions 100, prompts 150.

title = La révolte des Boxers
first-question = Vos hommes sont-ils bien placés ?
button-first-stand = C’est bien ainsi
button-first-adviser = Les places du conseiller
button-first-change = Déplacer un homme
scenario-fu-gate = La porte du Fou, juillet 1900
    .note = pour apprendre : 6 contre 34, avec échelles, baril et canon, 9 tours
    .opening = **La porte du Fou, juillet 1900.** Six défenseurs, trente-quatre Boxers.
    .goal = Les Boxers gagnent avec six figures non clouées dans le parc, et plus que les Européens. Après le tour 9, les Européens gagnent.
    .goal-europeans = Les Boxers gagnent avec six figures non clouées dans le parc, et plus que vous. Tenez neuf tours.
scenario-langfang = L’avant-poste de Langfang, juin 1900
    .note = une gare en rase campagne : 7 avec une mitrailleuse contre 30, 9 tours
    .opening = **Langfang, 14 juin 1900.** Sept marins avec une mitrailleuse gardent la gare ; trente Boxers viennent des coins.
    .goal = Les Boxers gagnent avec trois figures non clouées dans la cour, et plus que les Européens. Après le tour 9, les Européens gagnent.
scenario-tartar-wall = La sortie sur la muraille tartare, 1900
    .note = bref, et les Européens attaquent : 10 contre 15, 6 tours
    .opening = **La muraille tartare, 3 juillet 1900.** Dix Européens attaquent de nuit une barricade ; quinze Boxers la tiennent, dont neuf dorment.
    .goal = Les Européens gagnent avec sept figures non clouées au-delà de la barricade, et plus que les Boxers. Après le tour 6, les Boxers gagnent.
side-europeans = les Européens
    .short = Européens
side-boxers = les Boxers
    .short = Boxers
kind-bearer = porteur du baril
kind-brave = brave
kind-chief = chef
kind-crew = mitrailleur
kind-fanatic = fanatique
kind-gunner = artilleur
kind-jingal = homme au jingal
kind-officer = officier
kind-old-rifle = homme au vieux fusil
kind-rifleman = fusilier
kind-spear = homme à la lance
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
fu-gate-great-hall = grand hall
    .the = le grand hall
    .of = du grand hall
fu-gate-rockery = rocaille
    .the = la rocaille
    .of = de la rocaille
fu-gate-bamboo = bambous
    .the = les bambous
    .of = des bambous
fu-gate-wall-west = mur nord, ouest
    .the = le mur nord, ouest
    .of = du mur nord, ouest
fu-gate-gate = porte
    .the = la porte
    .of = de la porte
fu-gate-wall-east = mur nord, est
    .the = le mur nord, est
    .of = du mur nord, est
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
langfang-carriage-1 = première voiture
    .the = la première voiture
    .of = de la première voiture
langfang-carriage-2 = seconde voiture
    .the = la seconde voiture
    .of = de la seconde voiture
langfang-village = village
    .the = le village
    .of = du village
langfang-temple = temple
    .the = le temple
    .of = du temple
langfang-north-field = champ nord
    .the = le champ nord
    .of = du champ nord
langfang-west-field = champ ouest
    .the = le champ ouest
    .of = du champ ouest
langfang-east-field = champ est
    .the = le champ est
    .of = du champ est
langfang-south-field = champ sud
    .the = le champ sud
    .of = du champ sud
langfang-bank = remblai
    .the = le remblai
    .of = du remblai
langfang-hedge-west = haie ouest
    .the = la haie ouest
    .of = de la haie ouest
langfang-hedge-east = haie est
    .the = la haie est
    .of = de la haie est
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
tartar-wall-american-barricade-1 = barricade américaine, nord
    .the = la barricade américaine, nord
    .of = de la barricade américaine, nord
tartar-wall-american-barricade-2 = barricade américaine, sud
    .the = la barricade américaine, sud
    .of = de la barricade américaine, sud
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
map-force = { $figures } sur { $all } · points { $points }
map-fight = De près
map-objective = Objectif
map-holding = objectif : { $held }, il en faut { $count }
map-acts =
    { $phase ->
        [deployment] { $side } se déploient
        [rallies] Ralliements
        [movement] { $side } se déplacent
        [fire] { $side } tirent
        [melee] Mêlées
       *[over] Le combat est fini
    }
legend-moving = en mouvement
legend-stopped = arrêté
legend-pinned = cloué
legend-rifle = fusil
legend-jingal = jingal
legend-pistol = pistolet
legend-leader = chef
legend-fanatic = fanatique
legend-hit = touché
legend-miss = manqué
legend-way = chemin fait
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
       *[other] prend place
    } en { $at }.
event-corner-drawn =
    La colonne { $group } tire le coin { $drawn }{ $barred ->
        [yes] , qui est barré, et entre par le coin { $entered }.
       *[other] { "" } et entre par là.
    }
event-deployment-ended = { $side } sont prêts.
event-turn-began = Le tour { $turn } commence.
event-arrival-rolled =
    { $what } { $comes ->
        [yes] arrive.
       *[other] n’arrive pas encore.
    }
event-points-rolled =
    { $side } ont { $points ->
        [0] aucun point d’action
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }{ $losses ->
        [0] .
       *[other] , { $losses } de moins à cause des pertes.
    }
event-sides-ordered = { $side } se déplacent en premier.
event-points-given = { $side } dépensent des points pour rallier : { $points }.
event-rally-rolled =
    { $figure } { $passed ->
        [yes] se rallie
       *[other] ne se rallie pas
    } : { $state ->
        [steady] ferme
        [stopped] arrêté
        [pinned] cloué
       *[routed] il s’enfuit
    }.
event-morale-tested =
    { $figure } { $passed ->
        [yes] voit tomber un camarade et tient
       *[other] voit tomber un camarade : { $state ->
        [steady] ferme
        [stopped] arrêté
       *[pinned] cloué
    }
    }.
event-figure-eliminated =
    { $figure } { $why ->
        [fire] tombe sous le feu
        [blast] tombe dans l’explosion
        [melee] tombe dans la mêlée
        [rout] s’enfuit
        [morale] perd courage et s’enfuit
        [charge] est culbuté
        [keg] saute avec le baril
       *[other] est hors de combat
    } en { $at }.
event-location-tried =
    { $observer ->
        [none] quelqu’un
       *[other] { $observer }
    } { $found ->
        [yes] repère
       *[other] ne repère pas
    } { $target }.
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
            [yes] rampe
           *[other] rampent
        } vers { $target }
        [climb] { $alone ->
            [yes] monte
           *[other] montent
        } à l’{ $target }
        [down] { $alone ->
            [yes] descend
           *[other] descendent
        } par { $target }
        [over] { $alone ->
            [yes] passe
           *[other] passent
        } par l’{ $target }
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
        [0] { "" }, aucun point
        [one] { "" }, { $cost } point
       *[other] { "" }, { $cost } points
    }.
event-figure-moved =
    { $figure } { $why ->
        [over] descend en
        [fell] tombe en
        [left] quitte la table en
       *[other] va en
    } { $at }{ $spent ->
        [0] .
       *[other] , { $spent } cm.
    }
event-contact-made = { $figure } arrive au contact de { $target }.
event-thing-changed =
    { $what } : { $how ->
        [dropped] à terre en { $at }
        [taken] aux mains de { $figures }
        [raised] contre { $piece }
        [climbed] { $figures } { $alone ->
            [yes] y monte
           *[other] y montent
        }
        [down] { $figures } { $alone ->
            [yes] descend
           *[other] descendent
        } en { $at }
        [over] { $figures } { $alone ->
            [yes] est
           *[other] sont
        } de l’autre côté
        [served] { $figures } { $alone ->
            [yes] est
           *[other] sont
        } au service
        [missed] { $figures } { $alone ->
            [yes] ne l’atteint
           *[other] ne l’atteignent
        } pas
        [let-go] à terre, sans porteurs
       *[pushed] poussé en { $at }
    }.
event-door-turned =
    { $figure } { $opened ->
        [yes] ouvre
       *[other] ferme
    } : { $door }.
event-shot-fired =
    { $firer } { $mode ->
        [defence] tire sur l’assaillant
        [sweep] balaie autour de
        [bombard] bombarde
       *[other] tire sur
    } { $target }, { $gap } cm : { $hit ->
        [yes] touché
       *[other] manqué
    }{ $broken ->
        [yes] { "" } ; l’arme est brisée.
       *[other] .
    }
event-save-rolled =
    { $figure } { $saved ->
        [yes] est sauf{ $state ->
        [steady] .
        [stopped] , mais arrêté.
       *[pinned] , mais cloué.
    }
       *[other] n’est pas sauvé.
    }
event-obstacle-hit =
    { $piece } : { $by ->
        [gun] coup de canon
        [ram] coup de bélier
        [keg] le baril
        [shell] l’obus
       *[other] coup de canon
    }, { $destroyed ->
        [yes] tout s’effondre
       *[other] dégâts { $total }
    }{ $burns ->
        [yes] { "" } ; un incendie éclate.
       *[other] .
    }
event-shell-deviated =
    L’obus destiné à { $aimed } éclate en { $burst }{ $distance ->
        [0] , où il devait.
       *[other] , à { $distance } cm.
    }
event-keg-rolled =
    Le baril : { $result ->
        [explodes] il explose trop tôt
        [dud] raté
        [cracked] le mur est fissuré
       *[other] le mur est percé
    }{ $piece ->
        [none] .
       *[other] { "" } ({ $piece }).
    }
event-section-breached = { $figure } élargit la fissure : brèche dans { $piece }.
event-fight-fought =
    { $attacker } contre { $defender }, { $attack } à { $defence } : { $loser ->
        [none] le combat continue
       *[other] { $loser } tombe
    }{ $helpers ->
        [none] .
       *[other] , avec { $helpers } en soutien.
    }
event-turn-ended = Fin du tour { $turn } ; dans l’objectif : { $held }.
event-game-ended =
    { $side } { $reason ->
        [hold] gagnent : ils tiennent l’objectif
        [exit] gagnent : assez des leurs ont quitté la table
        [losses] gagnent : l’adversaire a perdu trop d’hommes
        [nobody] gagnent : l’adversaire n’a plus personne en état d’agir
       *[other] gagnent : le temps est écoulé
    }.
dice-account = { $what } (§{ $rule }) : { $several ->
        [yes] dés
       *[other] dé
    } { $dice }{ $modifiers }{ $total }{ $needed }{ $result }.
dice-result = { "" } : { $result }
dice-modifier = , { $value } { $name } (§{ $rule })
dice-total = { " " }= { $total }
dice-needed = , il faut { $score } à { $gap } cm
settled-die = le dé « { $what } » a été lancé (§{ $rule })
purpose-shot = { $firer } sur { $target }, { $gap } cm
purpose-penalty = un autre ennemi est plus près de { $name }
purpose-fire = tir : { $name }
purpose-save = sauvegarde : { $name }
purpose-rally = ralliement : { $name }
purpose-morale = moral : { $name }
purpose-locate = repérer { $name }
purpose-move = mouvement : { $name }
purpose-melee = { $name } en mêlée
purpose-points = points : { $name }
purpose-corner = coin de la colonne { $name }
purpose-arrival = arrivée : { $name }
purpose-ram = { $name }
purpose-shell = la déviation de l’obus
purpose-keg = le baril
result-hit = touché
result-miss = manqué
result-found = repéré
result-hidden = non repéré
result-passed = réussi
result-failed = raté
result-saved = sauvé
result-lost = perdu
result-comes = il arrive
result-away = pas encore
result-explodes = explose trop tôt
result-dud = raté
result-cracked = fissuré
result-breached = percé
result-points =
    { $losses ->
        [0] points : { $points }
       *[other] points : { $points }, moins { $losses } pour les pertes
    }
result-distance = { $distance } cm
result-damage = dégâts { $damage }, en tout { $total }
result-corner = coin { $corner }
modifier-regular = régulier
modifier-irregular = irrégulier
modifier-fanatic = fanatique
modifier-moving = en mouvement
modifier-stopped = arrêté
modifier-pinned = cloué
modifier-obsolete = arme ancienne
modifier-smoke = fumée
modifier-points = points dépensés
modifier-support = soutien
modifier-assailant = assaillant
modifier-near = à moins de 20 cm
modifier-light = couvert léger
modifier-dense = couvert dense
modifier-moving-rifle = fusil en mouvement
modifier-other-target = un autre ennemi est plus près
modifier-gunners-lost = artilleurs perdus
modifier-several-observers = plusieurs observateurs
modifier-target-moving = cible en mouvement
modifier-fired-defensively = a tiré sur la charge
## La dépêche : qui, quoi, qui, où

deed-kill =
    { $actor } { $count ->
        [one] abat
       *[other] abattent
    } { $target }.
deed-cut =
    { $actor } { $count ->
        [one] abat au corps à corps
       *[other] abattent au corps à corps
    } { $target }{ $score ->
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
        [one] arrête
       *[other] arrêtent
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
        [one] ne tire
       *[other] ne tirent
    } plus.
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
    } encore avec { $target }, { $score }.
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
        [one] rampe
       *[other] rampent
    }.
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
        [one] s’affaire
       *[other] s’affairent
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
        [one] redescend
       *[other] redescendent
    } par { $target }.
deed-thing-over =
    { $actor } { $count ->
        [one] passe
       *[other] passent
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
        [one] n’entame
       *[other] n’entament
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
        [one] est en place
       *[other] sont en place
    }.
deed-barricade =
    { $actor } { $count ->
        [one] est en place
       *[other] sont en place
    }.
deed-unbarricade =
    { $actor } { $count ->
        [one] disparaît
       *[other] disparaissent
    }.
deed-burn = { $place } prend feu.
deed-astray = L’obus dévie.
deed-keg-explodes =
    Le baril fait sauter{ $place ->
        [none] { "" } ceux qui sont près.
       *[other] { "" } { $place }.
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
deed-boxers-named = les Boxers { $figures }
deed-europeans-named = les Européens { $figures }

panel-title = { $scenario } · tour { $turn } sur { $turns } · { $acts }
panel-title-deployment = { $scenario } · déploiement
panel-title-end = { $scenario } · victoire pour { $side }
panel-side =
    { $side } : { $figures ->
        [0] plus personne
        [one] { $figures } figurine
       *[other] { $figures } figurines
    }, points { $points }
story-located =
    { $found ->
        [none] Personne n’est repéré
       *[other] Repérés : { $found }
    }{ $hidden ->
        [none] .
       *[other] { "" } ; pas repérés : { $hidden }.
    }
overlay-happened = Ce qui s’est passé
overlay-reach = Portée de marche
overlay-ranges = Portée de tir
overlay-sight = Vue
overlay-cover = Couvert
overlay-distances = Distances
overlay-way = Le chemin
overlay-quiet = Rien encore ce tour-ci.
overlay-reach-line = { $figure } en { $at } : à coup sûr { $least } cm (contour intérieur), au plus { $most } cm (contour extérieur), selon obstacles et dé.
overlay-squares = Carreaux : { $squares }.
overlay-sight-line = { $figure } en { $at } voit : { $seen }.
overlay-ranges-line = Il faut à { $figure } : { $rings }.
overlay-ring = { $score } jusqu’à { $gap } cm
overlay-shots = Maintenant : { $shots }.
overlay-no-shots = Aucun tir maintenant.
overlay-cover-line = Le couvert contre les trois ennemis les plus proches. Le camp : { $side }.
overlay-cover-dense = Dense : { $squares }.
overlay-cover-light = Léger au moins : { $squares }.
overlay-distances-line = Depuis { $figure } en { $at } (trait plein : vu) :
overlay-way-line = { $figures } vers { $at }.
choice-happened = Ce qui s’est passé
choice-reach = Portée de marche
choice-ranges = Portée de tir
choice-sight = Vue
choice-cover = Couvert
choice-distances = Distances
prompt-support-with-who = Qui soutient ?
prompt-show = Montrer quoi ?
prompt-of = De qui ?
part-north-west = Nord-ouest
part-north-east = Nord-est
part-south-west = Sud-ouest
part-south-east = Sud-est
overlay-distance =
    { $figure } { $gap } cm{ $seen ->
        [yes] { "" }
       *[other] { "" } (non vu)
    }
orders-over = Le combat est fini.
orders-deploy = { $side } se déploient : places et barricades telles quelles, ou d’autres.
orders-rally = { $side } peuvent rallier { $marked }. Points à dépenser : { $points }.
orders-order = { $side } donnent des ordres ; points : { $points }.
orders-defend = { $chargers } arrivent sur { $figure }. Tirer avant le choc ?
orders-fire = { $side } tirent : chaque figurine une fois.
orders-support = { $attacker } contre { $defender } : avec des soutiens ?
orders-orders = Consignes : ralliements, tir sur la charge, soutiens.
prompt-over = Le combat est fini.
prompt-who = Qui ?
prompt-to = Où, ou quoi ?
prompt-do = Quoi ?
prompt-at = Sur qui ?
prompt-how = Comment ?
prompt-from = Qui tire ?
why-deploy = Le défenseur se déploie d’abord et place six éléments de barricade ; puis viennent les colonnes de l’attaquant.
why-rally = Qui est marqué lance un dé : 4 ou plus ôte un marqueur, moins en ajoute un ; les points aident. Les deux camps le disent ensemble.
why-order = Un ordre déplace un groupe : la course vaut 10 cm et un dé, ramper un dé. Se mettre en mouvement, charger et quitter un couvert coûtent des points.
why-defend = Qui est chargé peut tirer sur un de ses assaillants, comme à la plus courte distance et sans viser ; puis il combat à −2.
why-fire = Chaque figurine tire une fois sur qui elle voit. Le score dépend de l’arme et de la distance ; qui n’a pas bougé lance deux fois et garde le meilleur dé.
why-support = Jusqu’à deux camarades au contact de l’attaqué donnent +1 chacun ; si la mêlée est perdue, ils tombent aussi.
why-orders = Les consignes données d’avance s’exécutent aussitôt ; l’adversaire ne les voit jamais avant la fin.
lesson-deploy = Un homme à couvert survit plus souvent aux coups.
lesson-rally = Une figure clouée qui rate son ralliement est perdue.
lesson-order = Les groupes en mouvement continuent pour rien ; se mettre en route coûte des points.
lesson-defend = Une figure qui tire sur une charge combat ensuite à −2.
lesson-fire = L’ennemi repéré le plus proche est la cible la plus sûre.
lesson-support = Les soutiens partagent victoire et défaite.
lesson-orders = « Comme conseillé » laisse répondre le conseiller pendant le tour adverse.
choice-place = Placer une figurine
choice-barricade = Déplacer une barricade
choice-done-deploy = Prêts ainsi
choice-done-order = Mouvement terminé
choice-done-fire = Tir terminé
choice-advised = Comme conseillé
choice-none = Aucun point
choice-spend = Choisir…
choice-fire = Feu
choice-hold = Ne pas tirer
choice-use = Avec les soutiens
choice-with = Choisir les soutiens
choice-alone = Seul
choice-gun = Le canon
choice-mg = La mitrailleuse
choice-sweep = Balayer
choice-one_target = Un homme
choice-direct = Direct
choice-obstacle = Sur un obstacle
choice-bombard = Bombarder
choice-rallies = Ralliements
choice-defence = Tir sur la charge
choice-supports = Soutiens
choice-way-ask = me demander
choice-way-advised = comme conseillé
choice-way-never = jamais
choice-way-always = toujours
choice-site = ailleurs
choice-unit =
    { $figures }{ $count ->
        [one] { "" }
       *[other] { "" } · { $count }
    }
choice-run =
    Courir vers { $goal }{ $form ->
        [close] { "" }, serré
        [open] { "" }, ouvert
       *[keep] { "" }
    } ({ $cost })
choice-crawl =
    Ramper vers { $goal }{ $form ->
        [close] { "" }, serré
        [open] { "" }, ouvert
       *[keep] { "" }
    } ({ $cost })
choice-halt = Halte ({ $cost })
choice-charge-run = Charger { $target } ({ $cost })
choice-charge-crawl = Ramper sur { $target } ({ $cost })
choice-climb = Monter : { $what } ({ $cost })
choice-down = Descendre : { $what } ({ $cost })
choice-over = Passer par { $what } ({ $cost })
choice-pick-up = Ramasser { $what } ({ $cost })
choice-drop = Poser { $what } ({ $cost })
choice-door = Ouvrir ou fermer : { $what } ({ $cost })
choice-push = Pousser vers { $goal } ({ $cost })
choice-target = { $target }, { $gap } cm : { $chance }
choice-rally-points = { $figure } +{ $points }
detail-unit =
    { $at }{ $moving ->
        [yes] { "" }, en mouvement
       *[other] { "" }, à l’arrêt
    }{ $state ->
        [stopped] { "" }, arrêté
        [pinned] { "" }, cloué
       *[steady] { "" }
    }
detail-target =
    { $score } ou plus{ $aims ->
        [yes] { "" }, vise
       *[other] { "" }
    }{ $other ->
        [yes] { "" }, un autre ennemi est plus près
       *[other] { "" }
    }
detail-cost =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
pick-shots = Tir : les meilleurs coups
advice-because = { $what } – { $why }
said-charge =
    { $mode ->
        [run] charge { $target }
       *[other] rampe sur { $target }
    }
said-halt = halte
said-pick-up = ramasser { $what }
said-climb = monter sur { $what }
said-down = descendre par { $what }
said-over = passer par { $what }
said-door = ouvrir ou fermer { $what }
said-drop = poser { $what }
said-serve = à la mitrailleuse
said-with = Avec { $what }
said-shot = tire sur { $target }
said-done = Terminé
said-place = { $figure } en { $at }
said-barricade = Barricade { $number } en { $at }
said-spend = Points pour { $what }
said-orders = Consignes : { $what }
said-mg =
    La mitrailleuse { $how ->
        [sweep] balaie autour de { $target }
       *[other] tire sur { $target }
    }
said-gun =
    Le canon { $how ->
        [bombard] bombarde { $target }
       *[other] tire sur { $target }
    }
said-run =
    course vers { $goal }{ $form ->
        [c] { "" }, serrés
        [o] { "" }, ouverts
       *[keep] { "" }
    }
said-crawl =
    ramper vers { $goal }{ $form ->
        [c] { "" }, serrés
        [o] { "" }, ouverts
       *[keep] { "" }
    }
said-push =
    pousser vers { $goal }{ $form ->
        [c] { "" }, serrés
        [o] { "" }, ouverts
       *[keep] { "" }
    }
refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-not-your-turn = C’est le tour de : { $side }.
refused-no-orders = Il n’y a pas de consignes à donner maintenant.
refused-too-many-orders = Assez de consignes : au plus { $most } entre deux décisions.
refused-game-over = Le combat est fini.
refused-no-such-figure = « { $word } » ne désigne aucune figurine de ce combat : par exemple e4, ou a1-5,b2.
refused-not-yours = { $figure } est à l’autre camp.
refused-gone = { $figure } est hors de combat.
refused-not-here-yet = { $figure } n’est pas encore là.
refused-has-had-its-order = { $figure } a déjà reçu son ordre ce tour-ci.
refused-pinned = { $figure } est cloué et ne reçoit pas d’ordre.
refused-stopped-cannot-carry = { $figure } porte quelque chose et est arrêté : il reste sur place jusqu’à son ralliement.
refused-in-contact = { $figure } est au contact d’un ennemi : il combat.
refused-marked-alone = { $figure } est marqué : il reçoit ses ordres seul.
refused-on-a-ladder = Qui est sur une échelle passe ou combat.
refused-carriers-alone = Qui porte quelque chose reçoit ses ordres à part : { $figures }.
refused-carriers-do-not-charge = Qui porte quelque chose ne charge pas : { $figures }.
refused-carriers-do-not-leave = Ces figurines portent quelque chose et ne peuvent pas quitter la table : { $figures }. Posez d’abord la charge.
refused-two-carry = Il faut être deux pour le porter : { $figures }.
refused-not-the-same-mode = Parmi { $figures }, les uns bougent, les autres non : ordres séparés.
refused-not-together = { $figures } ne sont pas un groupe : au plus 5 cm de l’un à l’autre.
refused-stopped-cannot-run = Qui est arrêté rampe, il ne court pas : { $figures }.
refused-not-moving = Déjà à l’arrêt : { $figures }.
refused-off-the-table = { $x },{ $y } est hors de la table.
refused-no-enemy = { $target } n’est pas un ennemi sur la table.
refused-no-run-on-a-roof = Personne ne peut courir sur un toit : { $figures }. Ordonnez de ramper.
refused-another-floor = { $target } est à un autre étage. Montez d’abord par une échelle, ou descendez.
refused-off-the-roof = { $x },{ $y } n’est pas sur le toit. Choisissez un point du toit.
refused-not-located = { $target } n’est pas repéré, et personne ne le voit.
refused-too-few-points = Points nécessaires : { $needed } ; il en reste { $points }.
refused-too-few-gunners = Pour pousser le canon il faut deux artilleurs fermes auprès de lui.
refused-has-fired = { $figure } a déjà tiré.
refused-cannot-fire = { $figure } ne peut pas tirer maintenant.
refused-nobody-in-sight = { $figure } n’a personne sur qui tirer.
refused-not-in-sight = { $figure } ne voit pas { $target }.
refused-cannot-hit = { $figure } ne peut pas toucher { $target } à cette distance.
refused-twice-the-same-figure = Une figurine est nommée deux fois.
refused-place-taken = Il n’y a pas de place en { $x },{ $y }.
refused-not-in-area = { $place } est hors de la zone de ce camp.
refused-no-answer = Rien n’a été dit.
refused-not-an-option = « { $word } » ne peut se dire ici.
refused-not-now = « { $what } » ne peut se dire maintenant. C’est le moment de : { $step }.{ $when }
refused-said-twice = « { $word } » a été dit deux fois.
refused-wrong-number = On peut en choisir de { $least } à { $most }.
refused-too-many-words = « { $word } » est un mot de trop.
refused-more-to-say = Il manque quelque chose : { $slot }.
slot-do = que faire
slot-who = qui
slot-to = où
slot-at = la cible
slot-how = comment
slot-other = un mot
slot-from = qui tire
step-deploy = déploiement
step-turn = début du tour
step-points = points d’action
step-rally = ralliements
step-order = mouvement
step-fire = tir
step-fight = mêlées
step-rams = béliers
step-turn-end = fin du tour
step-end = la fin
step-defend = tir sur la charge
step-support = soutiens
step-orders = consignes
log-kind-dice = Jets de dés
log-kind-losses = Pertes et moral
log-kind-fire = Tir
log-kind-melee = Mêlées
log-kind-moves = Mouvements
log-kind-works = Murs et objets
log-kind-turns = Tours
measure-europeans-left = Européens restants
measure-boxers-left = Boxers restants
measure-holding = Attaquants dans l’objectif
measures-forces = Les forces
measures-objective = L’objectif
alt-nobody = personne
alt-near = De près : { $figures }.
board-side = **{ $side }**
board-group =
    { $group } : { $left } sur { $all }{ $moving ->
        [0] { "" }
       *[other] { "" }, en mouvement { $moving }
    }{ $marked ->
        [0] { "" }
       *[other] { "" }, marqués { $marked }
    }, { $at }
board-group-away =
    { $group }{ $left ->
        [0] { "" } : plus personne
       *[other] { "" } : pas sur la table
    }
board-nearest = { "" }, à { $gap } cm de { $enemy }
board-lost = Perdus : { $figures }
board-damage = { $piece } : dégâts { $points }
board-gone = { $piece } : percé
board-open = { $door } : ouverte
board-fire = incendie en { $at }
board-works = Murs : { $works }
board-barricades = Barricades : { $at }
board-things = Objets : { $things }
board-thing =
    { $thing }{ $how ->
        [raised] { "" }, dressée en { $where }
        [lies] { "" }, à terre en { $where }
       *[carried] { "" }, porté par { $where }
    }
board-orders = Consignes : { $orders }
mark-broken = arme brisée
end-won =
    { $side } { $reason ->
        [resign] gagnent au tour { $turns } : l’autre camp a abandonné
        [claim] gagnent au tour { $turns } : le temps de l’autre camp était écoulé
        [hold] gagnent au tour { $turns } : ils tiennent l’objectif
        [exit] gagnent au tour { $turns } : assez des leurs ont quitté la table
        [losses] gagnent au tour { $turns } : l’adversaire a perdu trop d’hommes
        [nobody] gagnent au tour { $turns } : l’adversaire n’a plus personne en état d’agir
       *[other] gagnent : après le tour { $turns } le temps est écoulé
    }.
end-lost =
    { $side } : { $lost ->
        [0] aucune perte
        [one] { $lost } figurine perdue
       *[other] { $lost } figurines perdues
    }
band-given-up = Abandon
band-out-of-time = Perdu au temps
band-won = Victoire des Européens
band-lost = Victoire des Boxers
mistake-title = { $side } : { $what }
mistake-rash-charges = charges hasardeuses
    .meaning = Une charge hors de l’objectif a mené à une mêlée qu’il était bien plus probable de perdre que de gagner
mistake-friends-under-fire = camarades sous le feu
    .meaning = Un balayage ou un obus a visé un endroit où se tenaient des camarades, avec au plus deux ennemis pour chacun
mistake-shots-forgone = tirs négligés
    .meaning = Quelqu’un que l’ennemi avait repéré aurait pu tirer avec une chance sur deux ou plus, et ne l’a pas fait
score-even = pertes égales
score-europeans = Européens devant de { $ahead }
score-boxers = Boxers devant de { $ahead }
switch-fire = Qui tire d’abord
switch-fire-second = le second camp
switch-fire-first = le premier camp
switch-columns = Colonnes venant des coins
switch-columns-together = toutes ensemble
switch-columns-in-turn = une par tour
switch-penalty = Autre cible que la plus proche
switch-penalty-d4 = moins un dé à quatre faces
switch-penalty-two = moins 2
switch-morale = Tests de qui voit tomber des camarades
switch-morale-event = un par événement
switch-morale-figure = un par figurine perdue
switch-aim = Qui vise
switch-aim-small-arms = armes légères
switch-aim-all = la mitrailleuse aussi
switch-defence = Tir sur la charge
switch-defence-small-arms = armes légères
switch-defence-machine-gun = la mitrailleuse aussi
switch-keg = Un baril sous le feu
switch-keg-safe = est à l’abri
switch-keg-explodes = explose sur un douze naturel
switch-fires = Incendies
switch-fires-entered = on peut y entrer
switch-fires-closed = personne n’y entre
switch-crews = Artilleurs et porteur
switch-crews-apart = viennent en plus des colonnes
switch-crews-from-columns = sont pris dans les colonnes
switch-reaction = Tir défensif et soutiens
switch-reaction-asked = on demande à qui le veut
switch-reaction-instant = par consignes seules, sans attente
guide-1 = **Ce que c’est.** Une escarmouche sur une table mesurée : de six à quarante figurines par camp, de sept à dix tours. Tout est en centimètres ; un carreau du dessin en vaut dix.
guide-2 = **Un tour.** Les deux camps tirent leurs points d’action et disent ce qu’ils dépensent pour rallier. Un camp se déplace, puis l’autre ; le second tire, le premier tire, et les mêlées se règlent.
guide-3 = **Ordres.** On choisit un groupe, puis où : course, ramper, charge. Ou l’on écrit : `E7`, `12cm NNE`, `430,220`. Une course vaut 10 cm et un dé. Qui bouge continue pour rien ; partir, charger et quitter un couvert coûtent des points.
guide-4 = **Tir.** La table de chaque arme donne un score selon la distance ; qui est resté immobile lance deux fois. Qui est touché se sauve avec un dé à huit faces, mieux à couvert, et se trouve arrêté, puis cloué, puis perdu. Les camarades proches testent leur moral.
guide-5 = **Gagner.** L’attaquant gagne s’il tient l’objectif à la fin d’un tour avec assez de figurines non clouées, et plus que le défenseur n’y en a. Sinon le défenseur gagne après le dernier tour.
refused-no-odds = Il n’y a pas de tel jet maintenant.
choice-odds-fire = Un tir
choice-odds-melee = Une mêlée
prompt-what = Les chances de quoi ?
odds-title-fire = { $firer } sur { $target }, { $gap } cm
odds-title-melee = { $attacker } charge { $defender }
odds-roll-fire = il faut { $score } ; se sauve avec { $saves } ou plus sur un dé à 8
odds-roll-melee = dé à { $mine } contre dé à { $theirs }
odds-gone = éliminé
odds-marked = touché, sauf, un marqueur de plus
odds-miss = manqué
odds-won = gagne
odds-even = le combat continue
odds-lost = tombe
odds-mean = Figurines perdues en moyenne : { $mean }
odds-counted = figurines perdues
odds-change-aims = en visant : { $chance }
odds-change-nearest = sur l’ennemi repéré le plus proche : { $chance }
odds-change-support = avec un soutien : { $chance }
odds-line = { $firer } sur { $target }, { $gap } cm : { $chance }
counter-leader = un cercle : officier ou chef
counter-pistol = un point : pistolet
counter-stopped = arrêté : rampe, ne court pas
counter-rifle = un trait : fusil
counter-moving = en mouvement
counter-fanatic = une bande : fanatique
counter-edge = bord dentelé : Boxers ; lisse : Européens
counter-pinned = cloué : ne reçoit pas d’ordre
counter-jingal = une fourche : jingal
counter-alt = Bases agrandies : un officier avec un cercle, un fusilier avec le triangle jaune de l’arrêté, un fanatique avec une bande et la flèche blanche de qui bouge, un jingal avec le carré vert du cloué.
event-barricade-taken = La barricade { $number } est retirée.
orders-entry = { $side } : par où entre : { $what } ?
why-entry = Ce qui arrive entre par une entrée de son camp ; la plus éloignée de l’ennemi est proposée.
lesson-entry = Loin de l’ennemi, c’est sûr ; près, c’est rapide.
step-entry = arrivée
refused-no-room-below = Il n’y a pas de place au pied de l’échelle de l’autre côté : { $figures }.
refused-not-ten-centimetres = Un élément de barricade mesure dix centimètres : de { $start } à { $end }, non.
refused-through-a-building = Une barricade ne traverse pas un bâtiment (de { $start } à { $end }).
refused-across-a-line = Une barricade ne croise ni mur, ni haie, ni autre barricade (de { $start } à { $end }).
refused-somebody-stands-there = Quelqu’un se tient entre { $start } et { $end }.
choice-nowhere = La retirer
choice-serve-here = Servir la mitrailleuse ({ $cost })
choice-serve-crawl = Ramper à la mitrailleuse ({ $cost })
choice-serve-run = Courir à la mitrailleuse ({ $cost })
said-barricade-taken = Barricade { $number } retirée

### Les lieux par leur nom

spot-objective = l’objectif
spot-exit = hors de la table { $edge ->
        [north] au nord
        [south] au sud
        [west] à l’ouest
       *[other] à l’est
    }
spot-way-in = { $the }, l’entrée
spot-breach = la brèche : { $what }
spot-ladder = le pied de l’échelle { $number }
spot-behind = derrière { $the }
spot-edge = la lisière { $of }
spot-inside = le milieu { $of }
spot-foot = le pied { $of }
spot-range = à portée de { $figure }
spot-friends = vers les nôtres ({ $group })
spot-towards = au-devant de { $figure }
spot-cover = hors de leur vue
spot-back = en arrière, loin d’eux
choice-run-named =
    Course : { $what } ({ $goal }){ $form ->
        [close] { "" }, serré
        [open] { "" }, ouvert
       *[keep] { "" }
    }
choice-crawl-named =
    Ramper : { $what } ({ $goal }){ $form ->
        [close] { "" }, serré
        [open] { "" }, ouvert
       *[keep] { "" }
    }
choice-push-named = Pousser : { $what } ({ $goal })
detail-order =
    { $cost ->
        [0] aucun point
        [one] { $cost } point
       *[other] { $cost } points
    }, { $far } cm{ $die ->
        [0] { $barred ->
            [none] { "" }, pas en un tour
           *[other] { "" }, le chemin est barré
        }
        [1] { "" }, à coup sûr
       *[other] { "" }, dé { $die }+
    }{ $cover ->
        [unseen] { "" }, personne ne le voit
        [open] { "" }, à découvert, vu par { $seen }
        [light] { "" }, couvert léger, vu par { $seen }
       *[dense] { "" }, couvert dense, vu par { $seen }
    }
detail-charge =
    { $cost ->
        [0] aucun point
        [one] { $cost } point
       *[other] { $cost } points
    }, { $far } cm{ $die ->
        [0] { "" }, hors de portée
        [1] { "" }, à coup sûr
       *[other] { "" }, dé { $die }+
    }
refused-nearest = { $reason } Écrivez par exemple { $nearest }.
refused-who-else = { $reason } Parmi eux peuvent recevoir un ordre : { $figures }.
refused-others = { $reason } Peuvent recevoir un ordre : { $figures }.
refused-enemies = { $reason } À portée : { $figures }.
refused-nobody-of-the-group = Personne du groupe { $group } ne peut recevoir d’ordre maintenant.
refused-in-water = { $x },{ $y } est dans l’eau.
refused-in-a-fire = { $x },{ $y } est dans l’incendie, où personne n’entre.
refused-in-a-wall = { $x },{ $y } est dans un mur ou trop près : un socle en reste à 1 cm.
refused-in-a-closed-house = { $x },{ $y } est dans une maison sans entrée.
refused-not-in-fractions = Les lieux sont en millimètres entiers, les distances en centimètres entiers : « { $word } » ne l’est pas.
refused-no-such-place = « { $word } » n’est pas un lieu : dites E7, E7.3, 12cm NNE, 430,220 ou un nom de la liste.
refused-too-far-to-charge = { $target } est à { $far } cm ; une charge atteint { $reach } cm.
refused-shooters = { $reason } Peuvent tirer : { $figures }.
refused-no-building-there = { $x },{ $y } n’est dans aucun bâtiment qu’on puisse bombarder.
refused-beyond-the-gun = { $x },{ $y } est si loin que même un double six le manque.
typed-run = course, courir, courez
typed-crawl = ramper, rampe, rampez
typed-charge = charger, chargez, attaque
typed-halt = halte, stop
