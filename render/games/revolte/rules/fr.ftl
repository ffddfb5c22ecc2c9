# Les règles de La révolte des Boxers dans nos mots : un message par section (s-7-1 est §7.1, avec son titre) et par
# décision (r-66 est V66) : comment nous jouons ce qu’elles laissent ouvert, et pourquoi. Les chiffres viennent des tables.

## Chapters

chapter-f = Forces et préparation
chapter-t = Le tour, les ordres, les ralliements
chapter-l = Repérage et vue
chapter-m = Mouvement
chapter-s = Tir
chapter-g = Le canon, les obstacles, le baril
chapter-c = Sauvegardes et couverts
chapter-h = Corps à corps et moral
chapter-v = La victoire, et les scénarios
chapter-d = La table

## Sections

s-1 = Le scénario fixe les figurines de chaque camp. Les Européens sont dix au plus, et deux d’entre eux servent une mitrailleuse. Les Boxers forment trois colonnes de dix. Ils peuvent aussi avoir un canon avec trois artilleurs, un baril de poudre avec son porteur, et deux échelles. Chaque figurine est régulière, irrégulière ou fanatique. Un officier commande les Européens, et un chef commande chaque colonne.

    Le canon et le baril peuvent arriver plus tard. Jetez alors un dé pour chacun d’eux au début de chaque tour. Le score à atteindre baisse de tour en tour : { $arrival }.
    .title = Forces
s-2 = Le défenseur du scénario se déploie d’abord, avec ses barricades (§3). Puis l’attaquant se déploie. Chaque camp a sa zone. Si des colonnes entrent par les coins, tirez au sort un coin pour chacune. Aucun Européen ne peut être à 20 cm ou moins de l’endroit où entre une colonne. Vous pouvez reprendre les positions historiques : la partie commence alors en un clic.
    .title = Déploiement
s-3 = Le défenseur du scénario a six barricades au plus. Chacune est un élément droit de 10 cm. Le défenseur les pose avant que l’attaquant se déploie. Le bot propose une bonne disposition, et le défenseur peut déplacer ou retirer chaque barricade.
    .title = Barricades
s-4 = Un tour commence par les arrivées, les points d’action et les ralliements. Ensuite, les deux camps se déplacent, tirent et livrent les corps à corps. Le camp qui a le plus de points d’action est le premier du tour : il se déplace d’abord. L’autre camp est le second : il tire d’abord.
    .title = Le tour
s-4-1 = Chaque camp jette deux dés, ou un seul s’il a perdu tous ses chefs. Retranchez 1 par figurine que le camp a perdue, mais jamais plus de 5. Le résultat est le nombre de points d’action du camp pour ce tour. Ces points paient les ralliements (§5) et les ordres (§7.1). Les points non dépensés sont perdus.
    .title = Points d’action
s-4-2 = Des figurines à 5 cm ou moins l’une de l’autre forment un détachement. Elles doivent être toutes en mouvement ou toutes immobiles, et n’avoir aucun marqueur de moral. Un détachement reçoit un seul ordre : il le paie une fois, et un seul dé vaut pour toutes ses figurines. Une figurine avec un marqueur de moral reçoit son ordre seule.
    .title = Détachements
s-5 = Une figurine sans marqueur de moral peut tout faire. Une figurine stoppée (marqueur jaune) ne peut pas courir, et elle tire et combat avec un malus. Une figurine clouée (marqueur vert) ne peut rien faire. Elle est perdue si un ennemi vient à son contact.

    Chaque figurine stoppée ou clouée jette un dé par tour. Modificateurs : régulière { $rally-regular }, fanatique { $rally-fanatic }, irrégulière { $rally-irregular }, clouée { $rally-pinned }. Chaque point dépensé pour elle ajoute { $rally-per-point }, pour { $rally-most-points } au plus. Tous les modificateurs ensemble n’ajoutent jamais plus de { $rally-most-sum }.

    Si le total est { $rally-needed } ou plus, une figurine clouée devient stoppée, une figurine stoppée perd son marqueur. Si le total est plus bas, ou sur un 1 naturel, une figurine stoppée est clouée. Une figurine déjà clouée s’enfuit et est perdue.
    .title = Ralliements et marqueurs
s-6 = Vous devez repérer un ennemi qui n’a pas tiré avant de le charger. Le jeu jette un dé pour chaque ennemi en vue. Il faut { $locate-open } ou plus s’il est à découvert, { $locate-light } sous couvert léger, { $locate-dense } sous couvert dense. Modificateurs : { $locate-several-observers } s’il y a plusieurs observateurs, { $locate-target-moving } si l’ennemi est en mouvement. Ajoutez { $locate-near } si l’observateur le plus proche est à { $locate-near-gap } cm ou moins. Les ennemis repérés limitent aussi le choix des cibles (§8.2).
    .title = Repérer
s-6-1 = Un camp n’a qu’un essai par ennemi et par tour, même si plusieurs de ses figurines cherchent cet ennemi. Une même figurine peut chercher plusieurs ennemis. Le repérage n’est pas réciproque : une figurine peut repérer un ennemi qui, lui, ne la repère pas.
    .title = Un essai par tour
s-6-2 = La ligne de vue est la ligne droite entre les centres de deux figurines. Les maisons et les ruines la bloquent, sauf si les deux figurines sont dans le même bâtiment. Une figurine au bord d’une maison ou d’une ruine voit dehors de ce côté. L’ennemi peut la voir.

    Les champs, les taillis et les incendies ne bloquent la ligne que si elle les traverse de part en part. Les murs, haies, barricades et portes fermées la bloquent, sauf si l’une des figurines est au pied de l’obstacle. Les remblais, les clôtures, les murets et les figurines ne la bloquent jamais.

    Au crépuscule et de nuit, le scénario dit jusqu’où les figurines voient.
    .title = Lignes de vue
s-7 = Une figurine ou un détachement reçoit un ordre par tour. L’ordre peut être de courir (10 cm plus un dé), de ramper (un dé), de s’arrêter ou de charger. Il peut aussi être une tâche, comme grimper. Charger, c’est courir ou ramper jusqu’au contact d’un ennemi repéré. Vous annoncez l’ordre et son but, et vous le payez. Puis le jeu jette le dé, et vous ne pouvez plus changer d’avis.

    Une figurine qui court reçoit un marqueur de mouvement. Elle le garde jusqu’à ce qu’elle s’arrête ou rampe. Une figurine sans ordre reste comme elle est.
    .title = Mouvement
s-7-1 = Chaque ordre coûte des points d’action. Courir : { $cost-run-moving } si la figurine est déjà en mouvement, sinon { $cost-run-standing }. Ramper : { $cost-crawl-moving } si elle est en mouvement, sinon { $cost-crawl-standing }. S’arrêter : { $cost-halt }. Rester sur place : { $cost-stand }. Une charge coûte { $cost-contact } de plus. Sortir d’un couvert léger coûte { $cost-leave-light } de plus, d’un couvert dense { $cost-leave-dense } de plus. Une figurine immobile paie donc { $cost-run-out } pour sortir d’une maison en courant. Un détachement paie autant qu’une seule figurine.
    .title = Les ordres et leur prix
s-7-2 = Le terrain ne ralentit pas les figurines. Mais une figurine qui entre dans une zone de couvert n’en sort pas par le même ordre. Une figurine ne franchit un mur, une haie ou une barricade que si elle commence au pied de cet obstacle. Sinon, elle s’arrête devant l’obstacle. Un rempart ou un mur de maison ne se franchit que par une porte, une échelle ou une brèche.
    .title = Zones et obstacles
s-7-3 = Deux figurines ou plus portent une échelle et ne peuvent rien faire d’autre. Au pied d’un rempart, elles la dressent aussitôt. Trois figurines au plus peuvent y monter. Un tour plus tard, elles descendent de l’autre côté ou chargent depuis l’échelle. Une figurine sur une échelle ne peut pas tirer et n’a pas de couvert.
    .title = Échelles
s-7-4 = Les portes sont fermées, sauf si le scénario dit le contraire. Le camp qui a les clés les ouvre et les ferme. L’autre camp doit attendre, ou les enfoncer avec un bélier, un baril ou le canon.
    .title = Portes
s-7-5 = Un bélier se porte comme une échelle. Quand deux de ses porteurs sont au pied d’une porte, le bélier frappe la porte après les corps à corps. Jetez deux dés (§9.2). Un bélier n’a pas d’effet sur les murs.
    .title = Béliers
s-7-6 = Pour un point d’action, deux artilleurs poussent le canon. Il avance de 10 cm, moins le résultat d’un dé. Un canon qui s’est déplacé ne peut pas tirer pendant ce tour.
    .title = Déplacer le canon
s-7-7 = La figurine qui porte le baril s’appelle le porteur et ne peut rien faire d’autre. Si le porteur tombe, le camarade le plus proche prend le baril. Au pied d’un mur, le porteur l’allume (§9.5).
    .title = Porter le baril
s-8 = Une figurine peut tirer une fois par tour, dans n’importe quelle direction. Elle ne doit être ni clouée ni au contact d’un ennemi. La cible doit être en vue et à portée. Jetez le dé de l’arme avec les modificateurs du §8.2. Si le total atteint le score du §8.1, le tir touche, et la cible tente une sauvegarde (§10). Chaque tir est résolu avant le suivant.
    .title = Tir
s-8-1 = Le score à atteindre pour toucher dépend de la distance. Les colonnes de la table sont : jusqu’à { $columns } cm, puis plus loin. Fusil (d12) : { $fire-rifle }. Jingal (d12) : { $fire-jingal }. Pistolet (d6) : { $fire-pistol } ; plus loin, il ne peut pas tirer. Mitrailleuse (d12) : { $fire-machine-gun }. Pour le canon, voir §9.
    .title = La table de tir
s-8-2 = Modificateurs du dé : tireur régulier { $fire-regular }, irrégulier { $fire-irregular }. Tireur en mouvement { $fire-moving }, ou { $fire-moving-rifle } avec un fusil. Tireur stoppé { $fire-stopped }. Fusil ou canon ancien { $fire-obsolete }. Tir à travers la fumée { $fire-smoke }. Canon : { $fire-gunner-lost } par artilleur perdu. Si la cible n’est pas l’ennemi repéré le plus proche, retranchez un d4. Tous les modificateurs s’additionnent. Un 1 naturel est un accident : le tir manque, et l’arme est hors d’usage pour le reste de la partie.
    .title = Modificateurs du tir
s-8-3 = Une figurine vise si elle n’a pas bougé à ce tour ni au précédent. Elle ne vise pas si un ennemi l’a chargée. Quand elle vise, elle jette deux dés et garde le meilleur. Le jeu le fait automatiquement.
    .title = Viser
s-8-4 = Avant le corps à corps, une figurine chargée peut tirer sur un des ennemis venus à son contact. Elle utilise la première colonne de la table de tir et ne vise pas. C’est son tir du tour. Elle a ensuite { $melee-fired-defensively } au corps à corps de ce tour. Ses consignes permanentes disent si elle tire, si elle ne tire pas ou si le jeu vous le demande.
    .title = Tir défensif
s-8-5 = Le mitrailleur et le pourvoyeur doivent être à côté de la mitrailleuse, et le mitrailleur ne doit pas bouger. Pour un balayage, faites un seul jet. S’il touche, amis et ennemis à 10 cm ou moins de la cible tentent une sauvegarde à { $save-sweep } ou plus. Si la mitrailleuse tire sur une seule cible, cette cible doit faire { $save-one-target } ou plus.
    .title = La mitrailleuse
s-9 = Trois artilleurs servent le canon. Jetez deux dés. Chaque artilleur perdu donne { $fire-gunner-lost } à ce jet. Le score à atteindre dépend de la distance. Les colonnes de la table sont : jusqu’à { $gun-columns } cm, puis plus loin. Les scores sont { $gun-scores }. À chaque tour, le canon fait un tir direct (§9.1), tire sur un obstacle (§9.2) ou bombarde (§9.4).
    .title = Le canon
s-9-1 = Le canon tire sur un ennemi en vue, repéré ou non. S’il touche, toutes les figurines à 10 cm ou moins de la cible tentent une sauvegarde, amies comme ennemies. Il leur faut { $save-explosion } ou plus.
    .title = Tir direct
s-9-2 = Jetez deux dés avec les modificateurs du canon, quelle que soit la distance. Il faut { $needed-door } ou plus contre une porte, { $needed-barricade } contre une barricade, { $needed-wall } contre un mur ou une maison. Chaque point au-dessus de ce score est un point de dégâts. Si un seul jet dépasse ce score de cinq points ou plus, l’endroit prend feu.
    .title = Tir sur un obstacle
s-9-3 = Les dégâts s’additionnent pendant toute la partie. Une porte est détruite quand leur total atteint { $destroyed-door }, une barricade à { $destroyed-barricade }, une section de mur à { $destroyed-wall }. Un obstacle détruit ne bloque plus ni le mouvement ni la vue et ne donne plus de couvert.
    .title = Destruction
s-9-4 = Le canon tire sur n’importe quel point d’un bâtiment, en vue ou non. Même si le jet réussit, l’obus dévie. Un d4 donne la direction : à gauche, à droite, trop loin ou trop près. Deux dés donnent la distance en centimètres. Chaque figurine à 10 cm ou moins de l’éclatement tente une sauvegarde à { $save-explosion } ou plus.
    .title = Bombardement
s-9-5 = Quand le porteur est au pied d’un mur, jetez un dé. Sur 1, le baril lui explose dans les mains. Chaque figurine à 10 cm ou moins tente alors une sauvegarde à { $save-explosion } ou plus. Sur 2, le baril n’explose pas. Sur 3, 4 ou 5, le mur est fissuré. Si une figurine reste ensuite au pied du mur pendant un tour entier, la fissure devient une brèche. Sur 6, le mur a aussitôt une brèche. Dans tous les cas, le baril est perdu.
    .title = Le baril explose
s-10 = Une figurine touchée jette un d8. Le score à atteindre dépend de l’arme. Fusil et jingal : { $save-rifle } ou plus. Pistolet : { $save-pistol }. Balayage : { $save-sweep }. Mitrailleuse sur une seule cible : { $save-one-target }. Explosion : { $save-explosion }. Modificateurs : couvert léger { $save-light }, couvert dense { $save-dense }, figurine en mouvement { $save-moving }.

    Si la sauvegarde échoue, la figurine est éliminée. Si elle réussit, une figurine sans marqueur de moral est stoppée et perd son marqueur de mouvement. Une figurine stoppée est clouée. Une figurine clouée est éliminée même si sa sauvegarde réussit.
    .title = Sauvegardes
s-10-1 = Quand un balayage ou une explosion touche plusieurs figurines, chaque camp jette un seul dé pour toutes ses figurines touchées. Chaque figurine ajoute ses propres modificateurs à ce dé.
    .title = Plusieurs figurines touchées ensemble
s-10-2 = Une figurine a un couvert dense dans une maison, une ruine ou une tranchée. Le pied d’un mur ou d’une porte fermée donne aussi un couvert dense. Une figurine a un couvert léger dans un taillis, un champ ou un incendie. Le pied d’une haie, d’une barricade, d’une clôture ou d’un muret donne aussi un couvert léger. Seul le meilleur couvert compte. Un obstacle ne protège que si la ligne du tir le traverse.
    .title = Couverts
s-10-3 = Contre une explosion, tracez la ligne de l’éclatement à la cible. Si l’obus éclate dans une zone de couvert dense, cette zone ne protège pas les figurines à l’intérieur. Elle protège les figurines qui sont à l’extérieur.
    .title = Explosions et couverts
s-11 = Les figurines au contact combattent une contre une, une fois par tour. Chaque figurine jette le dé de sa meilleure arme (§11.1) avec ses modificateurs (§11.2). La figurine qui a le total le plus élevé élimine l’autre. Une figurine clouée au contact d’un ennemi est perdue sans jet.
    .title = Corps à corps
s-11-1 = La meilleure arme d’une figurine donne son dé. Mains nues : d{ $arm-hands }. Crosse : d{ $arm-butt }, sous couvert dense d{ $arm-butt-dense }. Poignard : d{ $arm-dagger }. Sabre : d{ $arm-sabre }. Baïonnette et lance : d{ $arm-lance }, sous couvert dense d{ $arm-lance-dense }. Pistolet : d{ $arm-pistol }.
    .title = Armes
s-11-2 = Modificateurs du dé : assaillant { $melee-assailant }. Chaque camarade en soutien { $melee-support }, pour { $melee-most-supports } au plus. Figurine régulière { $melee-regular }, irrégulière { $melee-irregular }. Figurine stoppée { $melee-stopped }. Figurine qui a tiré sur la charge { $melee-fired-defensively }. Les figurines en soutien tombent avec celle qu’elles soutiennent.
    .title = Modificateurs du corps à corps
s-11-3 = La figurine qui a le total le plus élevé élimine l’autre et toutes celles qui la soutiennent. À égalité, rien ne change : les deux restent au contact et combattent encore au tour suivant.
    .title = Le résultat
s-12 = Quand des camarades tombent à { $rally-morale-gap } cm ou moins d’une figurine, elle passe aussitôt un test. Elle jette un dé avec les modificateurs du §5, mais vous ne pouvez pas dépenser de points. Si le total est { $rally-needed } ou plus, rien ne se passe. S’il est plus bas, ou sur un 1 naturel, la figurine est stoppée. Une figurine déjà stoppée est clouée, une figurine déjà clouée est perdue.
    .title = Moral
s-13 = L’attaquant gagne s’il tient l’objectif du scénario à la fin d’un tour. Il lui faut le nombre de figurines non clouées que fixe le scénario, et plus que le défenseur. Un camp perd s’il n’a plus de figurine, ou si toutes ses figurines sont clouées. Un scénario peut fixer d’autres conditions, par exemple un nombre de figurines perdues ou sorties de la table. Après le dernier tour, le défenseur gagne. Il n’y a pas de partie nulle.
    .title = Victoire
s-13-1 = Pékin, juillet 1900, au crépuscule : six défenseurs sont derrière un rempart percé d’une porte. Dehors, il y a trois colonnes avec des échelles. Un baril et un canon peuvent arriver plus tard. Nombre de tours : { $fu-gate-turns }. Aucune figurine ne voit à plus de { $fu-gate-sight } cm. Les Boxers gagnent avec assez de figurines non clouées dans le parc : au moins { $fu-gate-count }, et plus que la défense.
    .title = La porte du Fu
s-13-2 = 14 juin 1900 : un piquet italien de sept hommes, avec une mitrailleuse, tient une gare entourée de hautes cultures. Trois colonnes accourent de coins tirés au sort. Nombre de tours : { $langfang-turns }. Les Boxers gagnent avec assez de figurines non clouées dans la cour : au moins { $langfang-count }, et plus que le piquet.
    .title = L’avant-poste de Langfang
s-13-3 = 3 juillet 1900, avant l’aube : dix Européens sortent de leur barricade sur le large sommet de la muraille. Neuf des quinze défenseurs sont surpris, donc stoppés au début. Nombre de tours : { $tartar-wall-turns }. Aucune figurine ne voit à plus de { $tartar-wall-sight } cm. Les Européens doivent passer la barricade principale. Ils gagnent s’ils ont assez de figurines non clouées juste derrière : au moins { $tartar-wall-count }, et plus que la défense.
    .title = La sortie sur la muraille tartare
s-14 = Les positions sont en millimètres entiers. Les figurines ont des socles ronds de 2 cm de large, et le canon un socle de 4 cm. Les distances se mesurent de bord à bord, les lignes de vue de centre à centre. Vous pouvez tout mesurer avant de décider.
    .title = Mesurer
s-14-1 = Un but peut être un nom de la carte, un carré (E7) ou un neuvième de carré (E7.3). Les neuvièmes sont numérotés comme les touches d’un téléphone. Vous pouvez aussi donner deux nombres en millimètres (430,220), ou une distance et une direction (12cm NNE). Le jeu calcule d’abord le point de la table qui correspond à ce but.
    .title = Nommer un lieu
s-14-2 = Le jeu trouve le plus court chemin permis et le montre avant que vous donniez l’ordre. Vous ne tracez pas les chemins vous-même.
    .title = Chemins

## Examples

example-located = { $side } : ennemis repérés { $figures }
example-points = { $side } : points d’action { $points }
example-first = premier camp : { $side }
example-before = **Avant :** { $place }
example-after = **Ce qui se passe :**
example-nothing = Personne ne jette de dé, et rien ne change.

## Rulings

house-rule = Règle maison « { $title } » : { $choices } ({ $ruling }).
r-1 = Les figurines n’ont pas de coût en points. Les règles donnent des effectifs maximums, et chaque scénario les respecte. Un camp n’a de bélier que si le scénario le dit.
r-2 = Les trois artilleurs et le porteur du baril s’ajoutent aux trente Boxers. Les deux hommes de la mitrailleuse comptent parmi les dix Européens. Le canon et le baril peuvent arriver bien après les colonnes.
r-3 = Les Européens ont un officier, et chaque colonne a un chef. Un camp jette deux dés pour ses points d’action tant qu’un de ses chefs, même cloué, est sur la table. Chaque camp fait un seul jet, et non un par colonne.
r-4 = Chaque figurine appartient à une seule classe. La classe « fanatique » ne compte que pour les ralliements et le moral. Au tir et au corps à corps, un fanatique n’a ni le bonus des réguliers ni le malus des irréguliers.
r-5 = Les listes du scénario disent quelles figurines sont fanatiques et quelle arme porte chacune. Les socles de l’image le montrent aussi.
r-6 = Aucune figurine n’est invulnérable et il n’y a pas de magie. Les règles ne donnent aux fanatiques que leur bonus, et nous n’ajoutons rien.
r-7 = À chaque tour, avant les points d’action, un dé décide si le canon arrive. Un autre décide pour le baril. Le canon ou le baril se place aussitôt à l’entrée, là où il y a de la place. Il n’a pas de marqueur et peut agir ce tour-là. S’il y a plusieurs entrées, le camp choisit. Le bot propose l’entrée la plus éloignée de l’ennemi.
r-8 = Toutes les colonnes se placent avant le tour 1. Une colonne ne peut pas entrer par un coin déjà pris. Un coin est aussi interdit si des Européens sont à 20 cm ou moins de son quart de cercle. La colonne prend alors le coin suivant, dans le sens horaire. Si aucun coin n’est possible, elle entre par le bord, à la place libre la plus proche du coin tiré.
r-9 = Les figurines d’une colonne qui entre par un coin commencent avec un marqueur de mouvement. Toutes les autres commencent sans marqueur, comme si elles n’avaient pas bougé au tour précédent.
r-10 = Une barricade va d’un point à un autre, à 10 cm exactement, dans la zone du défenseur. Elle ne traverse ni maison ni autre ligne. Elle reste à 10 mm au moins du centre de toute figurine. Deux barricades peuvent se toucher.
r-11 = Les deux camps agissent dans les mêmes phases. Le camp qui a le plus de points d’action est le premier. À égalité, c’est l’attaquant. Le premier camp se déplace avant l’autre et tire après lui.
r-12 = Chaque figurine perdue coûte un point d’action. La cause peut être un tir, un corps à corps, une fuite ou une explosion. Les pertes coûtent cinq points au plus, et le total ne descend jamais sous 0.
r-13 = Les points d’action ne valent que pour un tour. Ils paient l’aide aux ralliements et les ordres de mouvement. Le tir et les corps à corps sont gratuits.
r-14 = Un détachement est une chaîne : chaque figurine est à 5 cm ou moins d’une autre. Ces distances se mesurent quand le mouvement du camp commence. Deux paires séparées font deux détachements. Les colonnes peuvent se mêler, et les figurines n’ont pas à finir leur mouvement ensemble.
r-15 = Aucune figurine ne reçoit deux ordres pendant un tour. Un artilleur qui suit le canon a déjà reçu le sien.
r-16 = Une figurine stoppée reçoit son ordre seule, une figurine clouée n’en reçoit pas. Une figurine avec un marqueur de moral n’appartient donc à aucun détachement.
r-17 = Toutes les figurines stoppées ou clouées des deux camps doivent jeter un dé pour se rallier, une fois par tour. Avant le premier dé, les deux camps disent combien de points ils dépensent. Puis les figurines du premier camp jettent leurs dés dans l’ordre de leurs numéros, et celles du second ensuite.
r-18 = Une figurine clouée qui réussit son ralliement devient stoppée. Une figurine stoppée qui réussit perd son marqueur de moral. D’après les règles imprimées, une figurine clouée resterait clouée. C’est sans doute une erreur, car elle ne pourrait jamais se remettre.
r-19 = Une figurine stoppée qui ne se rallie pas est clouée. Une figurine clouée qui ne se rallie pas s’enfuit : elle est retirée de la table sans se déplacer. Les camarades proches de cet endroit passent alors un test (§12).
r-20 = Pour un ralliement ou un test de moral, tous les modificateurs ensemble ajoutent 2 au plus. Les malus n’ont pas de limite. Un 1 naturel échoue toujours. Vous pouvez dépenser deux points au plus pour une figurine.
r-21 = Une figurine au contact d’un ennemi peut quand même se rallier.
r-22 = Le repérage sert dans deux cas. Vous ne pouvez charger qu’un ennemi repéré. Une arme légère a un malus si elle vise une autre cible que l’ennemi repéré le plus proche. La mitrailleuse et le canon n’ont pas besoin d’une cible repérée.
r-23 = Une figurine qui a tiré à ce tour ou au précédent, même à l’instant, est repérée sans jet. C’est aussi le cas d’une figurine au contact ou sur une échelle. Il en va de même si elle porte une échelle, un bélier ou un baril. Les servants d’un canon ou d’une mitrailleuse qui a tiré sont aussi repérés.
r-24 = Une figurine repérée l’est pour tout le camp ennemi jusqu’à la fin du tour. Le repérage n’est pas réciproque.
r-25 = Les figurines tentent les repérages automatiquement, car ils ne coûtent rien. Avant une charge, elles tentent de repérer la cible. Si elles échouent, la charge n’a pas lieu et vous ne dépensez aucun point. Elles essaient aussi à la fin du mouvement de leur camp, pour chaque ennemi en vue.
r-26 = Quand un repérage ne peut pas échouer, le jeu ne jette pas de dé. Pour un repérage, un 1 naturel n’a pas d’effet particulier.
r-27 = Les observateurs sont les figurines non clouées, même au contact, qui ont une ligne de vue sur l’ennemi. « Plusieurs observateurs » veut dire deux ou plus. La distance de 20 cm se mesure depuis l’observateur le plus proche.
r-28 = Si plusieurs observateurs voient la cible, seul compte le moins bon couvert de la cible. Une zone ne couvre pas la cible contre un observateur qui se trouve dans la même zone.
r-29 = Une barricade cache une figurine comme un couvert dense (§6), mais lui donne la sauvegarde d’un couvert léger (§10.2). Au corps à corps, elle n’est pas un couvert (§11.1). Nous suivons ce que dit chaque section.
r-30 = Un camp ne peut ni repérer ni charger un ennemi qu’aucune de ses figurines ne voit. Cela vaut même pour un ennemi repéré sans jet.
r-31 = Une figurine qui a rampé n’est pas en mouvement. Une figurine en mouvement qui ne reçoit pas d’ordre garde son marqueur de mouvement. Cela ne coûte rien, et elle compte encore comme en mouvement.
r-32 = Pour chaque ordre, vous payez une seule fois la sortie d’un couvert léger, même si plusieurs figurines le quittent. La règle est la même pour un couvert dense. Si un ordre fait sortir des figurines des deux sortes de couvert, vous payez les deux sorties. Les murs et les haies ne sont pas des zones : les quitter ne coûte rien.
r-33 = Vous indiquez les figurines, leur allure et leur but, et vous payez l’ordre. Puis un seul dé est jeté pour toutes ces figurines. Elles vont aussi loin que le dé le permet, et s’arrêtent au but si elles l’atteignent. Après le dé, le jeu ne vous demande plus rien.
r-34 = Le jeu refuse un ordre qui coûte plus de points que vous n’en avez. Le prix est celui de tout le chemin jusqu’au but. Vous payez la sortie d’une zone même si le dé ne suffit pas pour en sortir.
r-35 = Une figurine stoppée peut rester sur place, ramper, charger en rampant et descendre d’une échelle. Elle peut ouvrir ou fermer une porte, tirer et se défendre. Elle ne peut ni courir, ni monter, ni porter, ni pousser, ni servir la mitrailleuse à la place d’un autre.
r-36 = Une figurine qui entre dans une zone peut aller jusqu’au dernier point de cette zone, mais pas plus loin. Le même ordre ne peut pas la faire ressortir. Une figurine qui commence dans une zone peut en sortir et entrer dans une autre. Elle peut aussi revenir dans la première, mais pas en ressortir.
r-37 = « Au pied » d’un obstacle veut dire à 15 mm au plus d’une de ses sections. La distance se mesure quand le mouvement du camp commence. Franchir cet obstacle ne coûte alors ni points ni distance. Par un seul ordre, une figurine ne franchit deux obstacles que si elle était au pied des deux.
r-38 = Le scénario dit pour chaque mur si les figurines peuvent le franchir. Un mur de jardin se franchit, un rempart non. Les haies, barricades et murets se franchissent toujours. Si tous les murs se franchissaient, les échelles ne serviraient à rien.
r-39 = Le jeu mesure si une figurine est dans une zone, au bord ou dehors, et l’image le montre. Vous n’avez pas à le déclarer.
r-40 = Les figurines peuvent traverser leurs camarades. Elles peuvent toucher le socle d’un ennemi, mais pas le traverser. Un mouvement ne peut pas finir sur un autre socle. Le centre de la figurine doit rester à 10 mm au moins du bord de table et des lignes infranchissables. Une figurine qui va tout droit au milieu d’un passage de 20 mm peut donc passer. Les chemins que le jeu trouve contournent les obstacles à 11 mm.
r-41 = Seule une charge peut finir au contact d’un ennemi. Avec tout autre ordre, la figurine s’arrête avant le contact.
r-42 = Une charge vise un ennemi repéré. Les figurines prennent les places libres autour de cet ennemi, la figurine la plus proche d’abord. Une figurine qui ne trouve pas de place charge un autre ennemi repéré à portée, ou s’approche de la cible. Toutes peuvent venir au contact par-dessus une haie ou une barricade, même si elles ont commencé plus loin.
r-43 = Quand toutes les figurines qui chargent se sont déplacées, les ennemis cloués à leur contact sont perdus. Les camarades de ces ennemis passent un test. Puis les autres ennemis au contact peuvent tirer, dans l’ordre de leurs numéros. Chaque tir et sa sauvegarde sont résolus avant le tir suivant.
r-44 = Une figurine au contact d’un ennemi ne peut ni bouger, ni tirer, ni servir une arme, ni recevoir d’ordre. Le contact ne finit que si l’une des deux figurines est éliminée. Les règles ne permettent pas de le rompre.
r-45 = Une figurine ne quitte la table que si le scénario ouvre une partie du bord à son camp. Aucun de nos trois scénarios ne le fait. En courant ou en rampant, la figurine sort quand son socle touche le bord, à 10 mm. Chaque figurine d’un groupe sort en son propre point. Une figurine sortie n’est pas perdue. Son camp garde ses points d’action, et ses camarades ne passent pas de test. Aucune figurine ne peut sortir avec une échelle, un bélier ou un baril. La mitrailleuse suit son mitrailleur.
r-46 = Il faut deux figurines sans marqueur de moral, proches l’une de l’autre, pour porter une échelle. L’ordre de porter l’échelle ne peut s’adresser qu’à ces porteurs. Ils ne peuvent ni tirer ni charger, mais combattent si un ennemi les attaque. Un porteur resté à plus de 5 cm en arrière lâche l’échelle. Si un seul porteur reste, l’échelle tombe. La poser est gratuit.
r-47 = Deux figurines à 5 cm ou moins d’une échelle à terre peuvent la ramasser au lieu de bouger. C’est gratuit. Elles peuvent la porter dès le tour suivant.
r-48 = L’échelle est dressée quand un de ses porteurs finit son ordre au pied d’un rempart, et elle y reste. Tous ses porteurs ont de nouveau les mains libres, mais ils ont déjà reçu leur ordre du tour.
r-49 = Les figurines à 70 mm ou moins du pied de l’échelle peuvent y monter sans jet. Chaque ordre de monter coûte un point, et les figurines perdent leur marqueur de mouvement. Au tour suivant, elles peuvent descendre derrière le mur pour un point, si elles ne touchent alors aucun ennemi. Elles peuvent aussi charger en rampant, pour deux points. Si le mur est détruit, elles se retrouvent dehors, stoppées, au pied du mur.
r-50 = Un toit praticable est une seconde zone sur une maison. Nos trois tables n’en ont pas. Les figurines y montent par une échelle. Redescendre coûte 3 points, ou 1 par un escalier à 15 mm ou moins. Sur le toit, elles rampent, à 10 mm du bord. L’ennemi les voit comme celles de la maison, sous le même couvert. Mais elles ne peuvent ni voir ni charger celles-ci. Les explosions et les tests de moral touchent les deux étages. Là-haut, une mitrailleuse ne reçoit pas de nouveau servant.
r-51 = Une figurine du camp qui a les clés peut ouvrir ou fermer une porte au lieu de bouger. Elle doit être à 15 mm ou moins de la porte. Cela ne coûte pas de point, mais aucune figurine ne doit être sur le seuil. Une porte fermée compte comme un mur. Une porte ouverte ou détruite n’arrête aucune figurine.
r-52 = Les règles ne disent pas ce que fait un bélier. Dans notre jeu, il frappe après les corps à corps. Deux porteurs doivent alors être encore à 15 mm ou moins de la porte. Ils ne doivent avoir ni marqueur de moral ni ennemi à leur contact. Jetez les dés comme pour un tir du canon sur un obstacle, mais sans modificateurs.
r-53 = Deux artilleurs ou plus, sans marqueur de moral et au contact du canon, le poussent. Tous les artilleurs à son contact le suivent. Le canon ne passe que par les portes ouvertes et les brèches, et n’entre dans aucune zone de couvert dense. Il s’arrête avant de heurter une figurine. Il va tout droit, dans n’importe quelle direction, aussi loin que le dé le permet.
r-54 = Un artilleur non cloué sert le canon s’il le touche et n’est au contact d’aucun ennemi. Les artilleurs perdus ne sont pas remplacés. Sans artilleur, le canon ne tire pas. Le canon ne peut être ni détruit ni pris, mais il ne tire pas tant qu’un ennemi le touche.
r-55 = Le porteur du baril ne peut ni tirer ni attaquer. Quand le porteur tombe, le plus proche camarade à 5 cm ou moins prend aussitôt le baril. Ce camarade doit avoir les mains libres et aucun marqueur de moral. Sinon, le baril reste à terre jusqu’à ce qu’une figurine le ramasse. Un tir ne fait exploser le baril que si vous jouez avec la règle maison « Un baril sous le feu ». Le porteur tente alors une sauvegarde contre l’explosion, et non contre le tir.
r-56 = Une figurine clouée, au contact d’un ennemi ou sur une échelle ne peut pas tirer. Une figurine qui porte quelque chose, ou dont l’arme est hors d’usage, ne le peut pas non plus. Tant qu’une figurine sert une mitrailleuse ou un canon en état de tirer, elle n’utilise pas son arme. Le tir défensif est son tir du tour.
r-57 = Une figurine peut tirer sur tout ennemi en vue et à portée. Elle ne peut pas tirer sur un ennemi au contact d’un de ses camarades. Les figurines ne bloquent jamais la ligne de tir.
r-58 = Chaque colonne de la table de tir va jusqu’à sa distance incluse ({ $columns } cm). La dernière colonne n’a pas de limite. Le jeu ne propose pas un tir qui manquerait même avec le meilleur dé.
r-59 = La table de tir imprimée n’a pas de ligne pour la mitrailleuse. Nous utilisons la ligne du fusil, car c’est la seule autre arme moderne de la table.
r-60 = Une figurine en mouvement tire au fusil à −2 au lieu de −1. Les deux malus ne s’additionnent pas. Le canon et la mitrailleuse ne peuvent pas tirer en mouvement.
r-61 = Le malus des armes anciennes dépend de l’arme. La plupart des fusils des Boxers sont anciens. Un canon est ancien si le scénario le dit. Les jingals ont leur propre ligne dans la table.
r-62 = Un tir à travers la fumée a −2. Il traverse la fumée si sa ligne passe à 10 cm ou moins du milieu d’un incendie.
r-63 = Un accident arrive sur un 1 naturel du dé qui compte. Pour le canon, il faut deux 1. Le tir manque même avec un total élevé, et l’arme est hors d’usage pour toujours. Un pistolet hors d’usage ne sert plus au corps à corps. Un fusil hors d’usage garde sa baïonnette ou sa crosse.
r-64 = Les modificateurs changent le dé, pas le score à atteindre. Un total égal à ce score touche.
r-65 = Les règles citent le malus des artilleurs perdus en deux endroits. Il ne compte que pour le canon, et une seule fois.
r-66 = Un tir sur l’ennemi repéré le plus proche, parmi les cibles possibles, n’a pas de malus. Pour toute autre cible, jetez un d4 après le tir et retranchez-le. Si aucune cible possible n’est repérée, toutes ont ce malus. À distance égale, choisissez librement. Les règles donnent à un endroit un malus sans valeur, à un autre une valeur sans explication. Nous réunissons les deux.
r-67 = Le malus d’un d4, pour une cible qui n’est pas la plus proche, ne concerne que les armes légères. Il ne vaut que pour leurs tirs individuels, pas pour le tir défensif. Il ne vaut ni pour la mitrailleuse ni pour le canon.
r-68 = Avec un fusil, un jingal ou un pistolet, une figurine vise automatiquement quand elle le peut. Pendant ce tour et le précédent, elle ne doit ni avoir bougé ni avoir reçu l’ordre de bouger. Elle ne doit pas non plus avoir de marqueur de mouvement, ni avoir été chargée ce tour. Les figurines stoppées peuvent viser. La mitrailleuse et le canon ne visent jamais.
r-69 = Tout ordre compte comme un mouvement : s’arrêter, grimper, pousser, ouvrir ou fermer une porte, poser ou ramasser un objet. Se rallier ne compte pas. Rester sur place avec un marqueur ne compte pas non plus.
r-70 = Au tour 1, seules les figurines qui commencent avec un marqueur de mouvement comptent comme ayant bougé au tour précédent. Elles ne peuvent pas viser au tour 1, même si elles s’arrêtent.
r-71 = Quand une figurine jette deux dés, seul le meilleur compte. Il faut donc deux 1 naturels pour perdre l’arme.
r-72 = Une figurine chargée peut tirer sur un ennemi à son contact, sauf si une autre règle interdit ce tir. Le bot propose l’ennemi qui a le plus de chances de gagner le corps à corps. Le contact n’empêche pas ce tir. La figurine ne vise pas, et le malus d’un d4 ne s’applique pas.
r-73 = Le canon et la mitrailleuse ne tirent pas sur une charge. Les deux hommes de la mitrailleuse utilisent alors leurs pistolets.
r-74 = Une figurine qui a chargé en courant a { $save-moving } à sa sauvegarde. Si elle survit mais est stoppée, elle reste au contact et combat avec le malus d’une figurine stoppée. Elle compte toujours comme l’assaillant.
r-75 = Le mitrailleur et le pourvoyeur doivent toucher la mitrailleuse. Ils ne doivent être ni cloués, ni au contact d’un ennemi, ni avoir tiré ce tour. Le mitrailleur peut avoir rampé : la mitrailleuse le suit. La classe et le marqueur de moral du mitrailleur modifient le jet, comme la fumée. La cible n’a pas à être repérée.
r-76 = Un balayage ne touche que les figurines que le mitrailleur voit. Il ne touche jamais le mitrailleur ni son pourvoyeur.
r-77 = Un camarade peut prendre une place vide à la mitrailleuse. C’est gratuit s’il est déjà à côté. Sinon, il paie pour courir ou ramper jusque-là, et jette le dé de cet ordre. Il peut aider à tirer dès le tour suivant. La mitrailleuse reste là où son mitrailleur est tombé.
r-78 = Pour le canon, le score à atteindre dépend de la distance. La classe des artilleurs, un canon ancien, les artilleurs perdus et la fumée modifient le jet. Pour sa sauvegarde, une figurine compte son meilleur couvert, contre le tir du canon ou contre l’éclatement.
r-79 = Derrière un mur ou une haie, le canon ne voit et ne touche que les figurines au pied de l’obstacle. Les remblais et les murets n’arrêtent pas les obus.
r-80 = Le canon peut tirer sur une porte, une barricade, une section de mur ou une section de maison. Il doit voir le point le plus proche de cette cible. Il ne peut pas tirer sur une haie ou un remblai. Un total égal au score à atteindre touche, mais ne fait pas de dégâts.
r-81 = Un endroit prend feu quand un seul jet du canon dépasse le score à atteindre de cinq points ou plus. Les figurines qui s’y trouvent tentent d’abord leur sauvegarde. Les béliers ne mettent pas le feu.
r-82 = Un tir sur un obstacle ne blesse aucune figurine tant que l’obstacle tient. Si le tir détruit l’obstacle, les figurines à son pied, des deux côtés, tentent une sauvegarde contre l’explosion. L’obstacle ne les couvre plus.
r-83 = Les murs et les maisons sont divisés en sections égales de 15 cm au plus. Une brèche ouvre une section. Une porte, une barricade, une haie ou un remblai est d’un seul tenant.
r-84 = Quand un obus dévie, la direction se juge depuis le canon. L’obus peut éclater n’importe où, même hors du bâtiment. S’il éclate dans un bâtiment, la section de mur la plus proche subit aussi des dégâts : deux dés moins { $needed-wall }. Un tir manqué n’a pas d’effet. La fumée ne compte que si rien ne bloque la ligne du canon à la cible.
r-85 = Le baril peut détruire les murs et les portes fermées. Il ne peut détruire une maison que si vous avez ordonné au porteur d’aller à cette maison. Une porte est détruite sur un jet de 3 ou plus. Des figurines ne sont blessées que sur un jet de 1.
r-86 = Une fissure devient une brèche à la fin d’un tour ultérieur. Pendant tout ce tour, une figurine de l’attaquant doit être restée au pied du mur, sans marqueur de moral. Elle ne doit avoir ni bougé, ni tiré, ni été au contact d’un ennemi.
r-87 = Les scores du §9.2 ne comptent pas pour le baril. Seule sa propre table compte.
r-88 = Les règles ne donnent pas de sauvegarde contre un jingal ou un obus. Dans notre jeu, la sauvegarde contre un jingal est la même que contre un fusil. Contre un obus, elle est la même que contre une explosion.
r-89 = Même après une sauvegarde réussie, une figurine sans marqueur de moral est stoppée, et une figurine stoppée est clouée. Une figurine clouée qui est touchée est donc toujours éliminée.
r-90 = Pour une sauvegarde, seul le total compte : un 1 ou un 8 naturel n’a pas d’effet particulier.
r-91 = Si des figurines des deux camps sont touchées ensemble, les Européens jettent leur dé d’abord. Un camp qui n’a aucune figurine touchée ne jette pas de dé. Toutes les pertes sont retirées ensemble, et les camarades passent ensuite leur test.
r-92 = « Au pied » d’un obstacle veut dire à 15 mm ou moins d’une section de cet obstacle. Le tir doit traverser l’obstacle. Une zone ne couvre pas une figurine contre un tireur qui se trouve dans la même zone. Les règles ne parlent pas des clôtures et des murets : nous les comptons comme couvert léger.
r-93 = Une figurine dans une maison, mais pas au bord, ne peut être ni vue ni prise pour cible. Une explosion peut la toucher.
r-94 = Un mur ou une haie protège d’une explosion s’il est entre l’éclatement et la cible.
r-95 = Une zone de couvert dense protège les figurines à l’intérieur si l’obus éclate ailleurs. Elle protège les figurines à l’extérieur si l’obus éclate dans la zone. Une zone de couvert léger protège toujours. Un mur entre l’éclatement et la figurine donne un couvert dense, où que soit la figurine.
r-96 = Les attaques du premier camp sont résolues d’abord, puis celles du second. Les corps à corps qui continuent du tour précédent viennent ensuite. Dans chaque groupe, commencez par le corps à corps où la figurine qui attaque a les meilleures chances.
r-97 = Un corps à corps oppose une figurine à une autre. Les autres figurines ne peuvent que soutenir. Chaque figurine combat ou soutient une fois par tour. Si plusieurs figurines attaquent le même ennemi, la meilleure combat.
r-98 = Au corps à corps, seule une figurine dans une zone de couvert dense jette le dé de ce couvert. Une figurine derrière une barricade ou un mur jette le dé normal. Une figurine dont la seule arme est hors d’usage combat à mains nues.
r-99 = L’assaillant est le camp dont l’ordre a amené les figurines au contact. Ce camp n’est l’assaillant que pendant ce tour.
r-100 = Dans les deux camps, une figurine en soutien doit toucher la figurine attaquée et n’avoir aucun marqueur de moral. Elle ne doit ni toucher un autre ennemi, ni avoir déjà combattu. Avant les dés, chaque camp annonce deux figurines en soutien au plus. S’il n’en annonce aucune, le jeu prend les figurines qui ont les plus petits numéros.
r-101 = Les figurines qui soutiennent le perdant tombent en même temps que lui. À égalité, aucune figurine ne tombe, et les deux adversaires restent au contact.
r-102 = Un tir, une explosion, un corps à corps ou une fuite qui élimine des figurines est un seul événement. Chaque camarade à 5 cm ou moins d’une figurine perdue passe un seul test, même s’il y a plusieurs pertes. Si un test fait perdre une figurine, c’est un nouvel événement.
r-103 = Vous ne pouvez pas dépenser de points pour un test de moral. Une figurine sans marqueur de moral qui échoue est stoppée et perd son marqueur de mouvement. Une figurine stoppée est clouée, et une figurine clouée est éliminée.
r-104 = Les distances se comparent exactement, sans arrondi. Deux figurines sont au contact à 2 mm ou moins l’une de l’autre. Par-dessus un obstacle franchissable, la limite est de 15 mm. À travers un rempart, elles ne se touchent pas.
r-105 = Il y a six places autour d’un socle. Les figurines prennent d’abord les places les plus proches. Si une haie ou une barricade sépare les adversaires, elles prennent d’abord les places au pied de l’obstacle.
r-106 = Quand le jeu doit arrondir la position d’un point sur une ligne, il l’arrondit vers le début de la ligne. Tous les ordinateurs trouvent ainsi le même point.
r-107 = Une figurine suit son chemin millimètre par millimètre et s’arrête avant le premier point interdit. Les points sont arrondis : un tronçon qui semble libre peut contenir un point interdit. Le jeu essaie chaque chemin qu’il trouve, et en cherche un autre sans ce tronçon. Il examine 30 000 tronçons au plus. Si aucun chemin permis ne mène au but, la figurine va droit vers ce but aussi loin qu’elle peut.
r-108 = Une figurine est dans une zone si son centre est à l’intérieur ou sur le contour. Elle est au bord si son centre est à 25 mm ou moins du contour.
r-109 = Les lignes de vue se calculent exactement, sans arrondi, et sont les mêmes dans les deux sens.
r-110 = Une maison ou une ruine bloque la ligne de vue dès qu’une partie de la ligne passe à l’intérieur. Toucher un angle ne suffit pas. Une figurine au bord peut voir dehors à travers 50 mm au plus de sa propre zone.
r-111 = Un obstacle haut entre deux figurines bloque la vue si la ligne de vue le touche, même à une extrémité. Les figurines se voient pourtant si l’une d’elles est au pied d’une section de cet obstacle.
r-112 = Un taillis, un champ ou un incendie ne bloque qu’une ligne qui y entre et en sort. Les tranchées ne bloquent rien, bien qu’elles donnent un couvert dense. L’eau ne bloque rien, ne couvre pas, et les figurines n’y entrent pas.
r-113 = Une figurine est au pied d’un obstacle si son centre est à 15 mm ou moins d’une section, extrémités comprises.
r-114 = Entre deux hauteurs différentes, la figurine la plus haute doit être à 25 mm ou moins de la crête. Sinon, les deux ne se voient pas. Une hauteur plus élevée entre elles bloque la vue. Nos trois tables sont plates, et le remblai est un obstacle bas.
r-115 = À tout moment, un joueur peut demander au bot une distance, un couvert, un score ou une ligne de vue. Les joueurs d’une partie par correspondance ont besoin de ces réponses.
r-116 = Pour un tir, seul le couvert de la cible compte, le long de la ligne de tir (V92). Si seul le tireur est au pied d’un mur ou d’une haie, cet obstacle ne protège que lui.
r-117 = La ligne de vue du canon part de son centre. Une figurine sur une échelle est vue au pied de l’échelle.
r-118 = Un endroit qui prend feu devient une zone de couvert léger d’environ 10 cm de large. Sa fumée s’étend à 10 cm autour. L’incendie dure jusqu’à la fin de la partie, ne s’étend pas et ne blesse pas. En sortir coûte un point.
r-119 = Les carrés ont 10 cm de côté. Les colonnes sont A, B, C depuis l’ouest, les rangées 1, 2, 3 depuis le nord. Le jeu mesure une distance et sa direction depuis la figurine du groupe qui a le plus petit numéro. Le registre note le point obtenu. Un point se donne en millimètres entiers. Sinon, le jeu le refuse et indique le point possible le plus proche.
r-120 = Quand un groupe avance, la figurine la plus proche du but va jusqu’au but. L’ordre dit comment les autres l’accompagnent : elles gardent leurs distances, se serrent (25 mm) ou s’espacent (75 mm). Quand elles s’espacent, la chute d’une figurine n’impose pas de test de moral aux autres, car elles sont trop loin. Toutes avancent avec le même dé, chacune par son chemin.
r-121 = Une figurine ne peut pas finir son mouvement sur un autre socle ni sur une ligne. Elle ne peut finir au contact d’un ennemi que si elle charge. Si sa place n’est pas libre, le jeu la ramène en arrière, de 10 mm en 10 mm. Si un de ces points est pris, le jeu essaie aussi 22 mm, puis 44 mm sur le côté. Si aucun point n’est libre, la figurine ne bouge pas.
r-122 = Les règles ne disent pas qui gagne. Dans notre jeu, un camp perd s’il n’a plus de figurine sur la table, ou seulement des figurines clouées. Le jeu vérifie cela en fin de tour et après les ralliements. Il commence par l’attaquant, sauf si assez de figurines de l’attaquant sont sorties. Ensuite, le jeu vérifie la condition du scénario : l’objectif, les sorties ou les pertes (l’attaquant d’abord). Après le dernier tour, le défenseur gagne, ou le camp que désigne le scénario.
r-123 = Chaque camp compte les figurines dont le centre est dans la zone de l’objectif. Les figurines clouées ou sur une échelle ne comptent pas. L’attaquant tient l’objectif s’il y a autant de figurines que le scénario le demande, et plus que le défenseur.
r-124 = Un camp qui abandonne perd.
r-125 = Quand le temps d’un joueur est écoulé, le pilote automatique répond à la question posée, et à elle seule. Les consignes permanentes décident aussitôt des ralliements, du tir défensif et des soutiens, sauf la consigne « demander ».
r-126 = Chaque dé appartient à un tour, à une phase et à une figurine. Ainsi, l’ordre des tirs d’un camp ne change pas les dés.
r-127 = Rien n’est caché sur la table. Les deux camps décident en même temps des points pour leurs ralliements et de leurs consignes permanentes. Ces choix restent secrets jusqu’à ce que les deux camps aient décidé.
r-128 = Au crépuscule ou de nuit, la limite de la vue se mesure de bord à bord des socles. Elle vaut pour le repérage, le tir et les observateurs. Les bombardements et les explosions n’ont pas besoin de vue.
r-129 = Dans certains scénarios, un groupe est déjà stoppé au début, parce qu’il dort ou qu’il est surpris. Ce groupe se rallie comme les autres.
r-130 = Vous ne pouvez jouer que les scénarios. Vous ne pouvez pas choisir vos propres armées, car les figurines n’ont pas de coût en points.
r-131 = Une figurine clouée au contact d’un ennemi non cloué est perdue pendant la phase de corps à corps. Le jeu le vérifie avant le premier corps à corps, puis après chaque corps à corps. Deux figurines clouées au contact ne se font rien.
