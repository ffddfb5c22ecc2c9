# Les règles avec nos mots. Un message par section (s-ii-3 est §II.3, avec son titre) et un par décision (r-18 est R18) :
# comment nous jouons ce que l’aide de jeu laisse ouvert, et pourquoi.

chapter-t = Le tour
chapter-c = Les cartes
chapter-i = Arrivée des Chinois
chapter-ii = Les actions des Légations
chapter-iii = Avance chinoise
chapter-iv = Mouvement et blocus
chapter-v = La colonne de secours
chapter-vi = La fin

s-0 = Huit légations défendent les quatre murs autour de Fort Halliday, deux par mur, comme en 1900. Le canon international est au nord. Aucun mur n’est fortifié. La colonne est à Takou, et le plateau montre ses deux pistes. Avant la première carte, vous pouvez déplacer tout le monde.
    .title = Mise en place
s-1 = Retournez la première carte. Un *événement* a lieu aussitôt, puis vous retournez la carte suivante. Une *carte d’action* fait un tour. Elle porte une rose des vents, des actions, des points de commandement et peut-être une règle spéciale. Une seule légation peut tenter un *exploit* : jetez un dé, avec +1 pour la légation de la carte. 4 ou plus est un acte d’héroïsme.
    .title = La carte
s-2-a = La rose des vents de la carte montre de quels côtés arrivent des unités chinoises, lesquelles et leur force (§I.a).
    .title = Arrivée
s-2-b = La carte donne des actions. Chaque action fortifie un mur (§II.1), fait tirer un mur (§II.2) ou est une mêlée (§II.3). Les actions non utilisées sont perdues.
    .title = Actions
s-2-c = Toutes les unités chinoises avancent d’une case (§III).
    .title = Avance
s-2-d = Légations et canon peuvent changer de mur (§IV.1).
    .title = Redéploiement
s-3-a = Si la carte le dit, une force est tirée et bloque la colonne (§I.b).
    .title = Le blocus
s-3-b = Si la carte le dit, cette force attaque (§IV.2).
    .title = Le blocus attaque
s-3-c = Vous dépensez un à un les points de commandement de la carte (§V). Les points non utilisés sont perdus.
    .title = Commandement
s-4 = Si la colonne est à Pékin, la partie est finie. Sinon, la force qui bloque retourne parmi les autres. Tant qu’il y a des cartes, un autre tour commence.
    .title = Fin du tour

s-c-1 = Les cartes rouges sont celles du siège, les cartes or celles du secours. Les cartes sont les nôtres, d’après les événements du 10 juin au 14 août 1900. Aucune unité chinoise ne dépasse jamais la force 6.
    .title = Deux sortes de cartes
s-c-2 = Une règle spéciale s’applique d’abord, au début de la phase qu’elle nomme. En phase 2, incendie, mine et canonnade abîment un mur. La pluie arrête l’avance, la trêve arrête tout. Tireurs d’élite et munitions rares changent le dé pour toucher. Les baïonnettes ajoutent aux pertes chinoises en mêlée. Un assaut fait avancer une unité, la fureur renforce tous les Boxers. En phase 3, les règles spéciales sont renforts, marche forcée, route libre, éclaireurs et bateaux.
    .title = Règles spéciales
s-c-3 = Les remplacements rendent des points de force, jamais au-dessus de la force de départ. Une légation qui passe de 0 à 1 va aussitôt à un mur où il y a de la place.
    .title = Remplacements
s-c-4 = Une carte peut réduire la fortification d’un mur, jamais au-dessous de 0.
    .title = Fortification réduite
s-c-5 = Certaines cartes ouvrent le chemin de la cathédrale du Peitang : un siège dans le siège. Deux légations au plus peuvent la tenir. Quand elle est attaquée, jetez un dé et ajoutez la valeur de la carte. Les défenseurs perdent les points au-delà de 5.
    .title = Le Peitang

s-i-a = Une unité apparaît à portée extrême de chaque côté qu’indique la rose des vents. Un côté qui a une unité chinoise devant son mur ou dessus n’en reçoit pas.
    .title = Devant les murs
s-i-b = La force qui bloque la colonne est tirée au hasard parmi dix.
    .title = Sur la route

s-ii-1 = Une action augmente de 1 la fortification d’un mur, jusqu’à 4.
    .title = Fortification
s-ii-2 = Un mur tire sur l’unité devant lui, à longue portée ou à portée extrême. Jetez un dé, avec +1 chacun pour les Italiens, Français et Américains présents et +1 pour le canon. Le total doit être *supérieur* à la force de l’unité. Un second dé est la perte de l’unité : +1 avec le canon, +1 contre les Boxers, −1 à portée extrême. Une unité à 0 est éliminée.
    .title = Tir
s-ii-3 = Sur un mur, et dans les rues, un dé frappe les deux camps, d’abord les Chinois. Leur perte : +1 Boxers, +1 rues, +1 chacun pour Autrichiens, Britanniques et Allemands. Le canon sur un mur ajoute +3. Notre perte : +1 Boxers, +1 rues, +1 Russes, −1 Japonais, moins la valeur du mur. Il y a aussi −1 quand l’unité est de force 1.
    .title = Mêlée
s-ii-4 = Les défenseurs du mur subissent les pertes. Deux légations en prennent chacune la moitié, et vous décidez laquelle prend le point impair. La fortification prend un point pour un, mais un deuxième seulement quand chaque légation en a pris un. Une légation à 0 quitte le plateau. Les pertes restantes vont à l’autre légation ou à la fortification.
    .title = Pertes
s-ii-5 = Le canon tire et se bat même sans légation à son mur, et n’est jamais perdu. Son +3 ne vaut pas dans les rues.
    .title = Le canon international

s-iii = Après les actions chaque unité chinoise avance d’une case : portée extrême, longue portée, mur, rues, Fort Halliday.
    .title = Avance

s-iv-1 = Légations et canon vont d’un mur à l’autre sans frais, deux légations au plus et le canon par mur. Légations et canon ne quittent pas un mur qui a des Chinois sur lui ou dans les rues derrière.
    .title = Redéploiement
s-iv-2 = Jetez un dé, ajoutez la puissance et le modificateur de la carte. Comparez le total à la force ennemie. Un total inférieur est une défaite et une perte. Un total égal est une perte en zone de danger seulement. Un total supérieur est une victoire.
    .title = L’attaque du blocus

s-v = Chaque point de commandement monte une piste (§V.1), attaque (§V.2) ou marche (§V.3). La route a dix étapes de Takou à Pékin. Les étapes qui portent un signal sont des zones de danger.
    .title = La colonne
s-v-1 = Un point monte la vitesse de 1, jusqu’à +3, ou la puissance de 1, jusqu’à +5.
    .title = Vitesse et puissance
s-v-2 = Jetez un dé, ajoutez la puissance et le modificateur de la carte. Comparez le total à la force ennemie. Un total supérieur disperse l’ennemi pour ce tour. Un total égal est une perte en zone de danger. Un total inférieur est une perte, deux en zone de danger. Après la deuxième attaque d’un tour, et chacune des suivantes, la puissance baisse de 1.
    .title = Attaque
s-v-3 = Tant que personne ne bloque la route, jetez un dé, ajoutez la vitesse et le modificateur de la carte. Plus de 6 est une avance. 6 est une perte en zone de danger. Moins est une perte. Après la deuxième marche d’un tour, et chacune des suivantes, la vitesse baisse de 1.
    .title = Marche
s-v-4 = Chaque point coûte deux crans de vitesse, deux de puissance, un de chacune, ou une étape vers Takou. Un point que la colonne ne peut payer d’aucune façon est ignoré.
    .title = Les pertes de la colonne

s-vi = La partie finit dès que l’une de ces choses arrive.
    .title = La fin
s-vi-1 = *Défaite décisive* : une unité chinoise est dans Fort Halliday, ou trois sont dans les rues. *Lourde défaite* : il ne reste aucune légation. *Défaite modérée* : la dernière carte est jouée, et la colonne n’est pas à Pékin.
    .title = Défaites
s-vi-2 = Vous gagnez quand la colonne est à Pékin. Points : chaque point de force, chaque carte restante, chaque cran de vitesse et de puissance. Chaque acte d’héroïsme en ajoute 5. 75 et plus est une victoire décisive, 63 majeure, 46 modérée, 29 mineure. Moins est une victoire à la Pyrrhus.
    .title = Victoire

r-1 = Les places de départ sont les nôtres, d’après 1900. Britanniques et Italiens sont au nord, Japonais et Français à l’est. Américains et Allemands sont sur la muraille tartare au sud, Russes et Autrichiens à l’ouest.
r-2 = Une règle maison rend chaque légation plus forte ou plus faible de un. L’aide de jeu ne donne pas les forces, qui sont donc les nôtres aussi.
r-3 = Si la dernière carte est un événement, il a lieu, et la partie est perdue comme en §VI.1.
r-4 = Un 1 naturel coûte un point de force à la légation qui a tenté l’exploit, même réussi. L’aide de jeu dit que les événements donnent des actes d’héroïsme ; la manière est la nôtre.
r-5 = Si aucune force n’est tirée, la route est ouverte, et la colonne peut marcher sans attaquer.
r-6 = Le choix et le nombre des cartes sont les nôtres : l’aide de jeu dit ce qu’une carte peut porter.
r-7 = Une règle maison joue les mois dans leur ordre, chaque mois mélangé à part.
r-8 = « Munitions rares » et « tireurs d’élite » valent jusqu’à la fin du tour. Pendant une trêve, vous pouvez encore fortifier les murs.
r-9 = Les pertes d’une mine se partagent comme celles d’une mêlée (§II.4).
r-33 = Les effets des cartes sur les murs sont notre règle. L’incendie ôte 1 à la fortification. La mine coûte son dé moins 3. La canonnade frappe le mur que désigne le dé : 1 nord, 2 est, 3 sud, 4 ouest. 5 et 6 manquent. Elle ôte 1 à la fortification ou, à défaut, un point de force. Un assaut ne dépasse pas le mur.
r-10 = La force revient point par point, chacun à une légation de votre choix.
r-11 = Seules des légations libres entrent, chacune une fois par étape. Elles reviennent de même, à un mur où il y a de la place.
r-12 = Au Peitang, la légation la plus forte perd d’abord. Tant qu’une légation le tient, les unités venant de l’ouest valent 1 de moins, mais jamais moins de 1. Les assiégeants sont occupés.
r-13 = Une légation au Peitang compte pour §VI et évite la lourde défaite.
r-34 = Quand un événement attaque le Peitang, la valeur de la carte est 1. Un défenseur qui le tient encore gagne un acte d’héroïsme. De deux légations de même force, la légation qui a le moins perdu perd ensuite.
r-14 = Un couloir est occupé tant qu’une unité est à portée extrême ou longue, ou sur le mur. Les unités dans les rues ont quitté le couloir.
r-15 = Les côtés viennent dans l’ordre nord, est, sud, ouest.
r-16 = Les dix forces et leurs valeurs sont les nôtres.
r-17 = Toutes les légations du mur participent, et le canon s’il y est. Un mur sans légation ni canon ne peut pas tirer. Un mur ne tire que sur l’unité devant lui.
r-18 = Le dé compte pour les deux camps même s’il détruit l’unité. Pour le −1, la force de l’unité est sa force avant le jet.
r-19 = Dans les rues, les défenseurs du mur par où l’unité est entrée la combattent. La valeur du mur et la fortification aident encore. Une règle maison retire les deux.
r-20 = Autrichiens, Britanniques et Allemands ajoutent 1 chacun, comme les capacités des légations ailleurs. Avec une règle maison, ils ajoutent 1 ensemble.
r-21 = Les pertes de deux légations diffèrent d’un point au plus, à moins que l’une n’en ait plus à donner.
r-22 = Les pertes que personne ne peut subir sont ignorées.
r-23 = Où le canon est seul, la défense ne subit pas de pertes.
r-24 = Toutes les unités avancent en même temps. Une unité dans le fort finit la partie avant toute autre vérification.
r-25 = Deux légations peuvent échanger leurs places, même sans place libre. D’autres peuvent venir à un mur que personne ne peut quitter.
r-26 = Étapes et zones de danger sont les nôtres. Elles suivent la vraie route : en train jusqu’à Yangcun, le long du fleuve jusqu’à Tongzhou, par la plaine jusqu’à Pékin.
r-27 = Une force battue reste parmi les « dispersés » jusqu’à la fin du tour. La colonne peut alors marcher autant de fois qu’elle a de points.
r-28 = L’arrivée à Pékin finit aussitôt la partie : ni usure ni pertes.
r-29 = La colonne paie un point en entier, ou pas du tout.
r-30 = Le fort et les rues sont vérifiés après chaque avance.
r-31 = 28 points sont aussi une victoire à la Pyrrhus : la table de l’aide de jeu y laisse un vide.
r-32 = Les défaites n’ont pas de points. De deux défaites, la meilleure est celle où la colonne est la plus proche de Pékin.

house-rule = -# *Règle maison, { $ruling } :* { $title } : { $choices }
example-before = **Avant :** { $place }
example-after = **Ensuite :**
example-nothing = Rien ne change.
