# Les règles avec nos mots. Un message par section (s-ii-3 est §II.3, avec son titre) et un par décision (r-18 est R18) :
# comment nous jouons ce que l’aide de jeu laisse ouvert, et pourquoi.

chapter-t = Le tour
chapter-c = Les cartes
chapter-i = Arrivée des Chinois
chapter-ii = Les actions des Légations
chapter-iii = Avance chinoise
chapter-iv = Mouvement et blocus
chapter-v = La colonne de secours
chapter-vi = La fin

s-0 = Huit légations défendent les quatre murs autour du fort Halliday, deux par mur, comme en 1900. Dans ces règles, une légation est aussi l’unité formée de ses troupes. Le canon international est au nord. Aucun mur n’est fortifié. La colonne est à Takou, et le plateau montre sa vitesse et sa puissance. Avant la première carte, vous pouvez déplacer toutes les troupes et le canon.
    .title = Mise en place
s-1 = Retournez la première carte du paquet. Un *événement* a lieu aussitôt, puis vous retournez la carte suivante. Une *carte d’action* dure un tour de jeu. Elle porte une rose des vents, des actions, des points de commandement et parfois une règle spéciale. Certains événements permettent aux troupes d’une seule légation de tenter un *exploit*. Jetez un dé, avec +1 pour la légation que désigne la carte. Un résultat de 4 ou plus est un acte d’héroïsme.
    .title = La carte
s-2-a = La rose des vents indique où apparaissent des unités chinoises, de quel type et de quelle force (§I.a).
    .title = Arrivée
s-2-b = La carte vous donne des actions. Une action sert à fortifier un mur (§II.1), à tirer depuis un mur (§II.2) ou à livrer une mêlée (§II.3). Les actions non utilisées sont perdues.
    .title = Actions
s-2-c = Toutes les unités chinoises avancent d’une case (§III).
    .title = Avance
s-2-d = Les troupes des légations et le canon peuvent changer de mur (§IV.1).
    .title = Redéploiement
s-3-a = Si la carte l’indique, une force chinoise est tirée au sort et bloque la colonne (§I.b).
    .title = Le blocus
s-3-b = Si la carte l’indique, la force qui bloque la route attaque la colonne (§IV.2).
    .title = Le blocus attaque
s-3-c = Vous dépensez un à un les points de commandement de la carte (§V). Les points non utilisés sont perdus.
    .title = Commandement
s-4 = Si la colonne est à Pékin, la partie est finie. Sinon, la force qui bloquait la route retourne parmi les forces à tirer au sort. S’il reste des cartes, un autre tour commence.
    .title = Fin du tour

s-c-1 = Les cartes rouges concernent le siège, les cartes dorées la colonne de secours. Nous avons conçu les cartes d’après les événements du 10 juin au 14 août 1900. Aucune unité chinoise ne dépasse la force 6.
    .title = Deux sortes de cartes
s-c-2 = La règle spéciale d’une carte s’applique en premier, au début de la phase qu’elle indique. En phase 2, l’incendie, la mine et la canonnade endommagent un mur. La pluie arrête l’avance chinoise, et la trêve arrête tout. Les tireurs d’élite et les munitions rares modifient le jet pour toucher. Les baïonnettes augmentent les pertes chinoises en mêlée. Un assaut fait avancer une unité chinoise, et la fureur renforce tous les Boxers. En phase 3, les règles spéciales sont les renforts, la marche forcée, la route libre, les éclaireurs et les bateaux.
    .title = Règles spéciales
s-c-3 = Les remplacements rendent des points de force aux troupes des légations, sans dépasser leur force de départ. Des troupes qui remontent de 0 à 1 reviennent aussitôt à un mur où il reste de la place.
    .title = Remplacements
s-c-4 = Une carte peut réduire la fortification d’un mur, mais jamais au-dessous de 0.
    .title = Fortification réduite
s-c-5 = Certaines cartes ouvrent le chemin de la cathédrale du Peitang, un siège dans le siège. Les troupes de deux légations au plus peuvent la tenir. Quand la cathédrale est attaquée, jetez un dé et ajoutez la valeur de la carte. Chaque point au-dessus de 5 coûte un point de force aux défenseurs.
    .title = Le Peitang

s-i-a = Une unité apparaît à portée extrême de chaque côté qu’indique la rose des vents. Si une unité chinoise est déjà devant le mur de ce côté, ou dessus, aucune autre n’y apparaît.
    .title = Devant les murs
s-i-b = La force qui bloque la colonne est tirée au sort parmi dix forces.
    .title = Sur la route

s-ii-1 = Une action augmente de 1 la fortification d’un mur, jusqu’au niveau 4.
    .title = Fortification
s-ii-2 = Un mur tire sur l’unité qui est devant lui, à longue portée ou à portée extrême. Jetez un dé. Si des Italiens, des Français ou des Américains sont au mur, ajoutez 1 pour chacune de ces nations. Ajoutez 1 pour le canon. Le tir touche si le total est *supérieur* à la force de l’unité. Un second dé donne les pertes de l’unité : +1 avec le canon, +1 contre des Boxers, −1 à portée extrême. Une unité à 0 est éliminée.
    .title = Tir
s-ii-3 = Une mêlée a lieu sur un mur ou dans les rues. Un seul dé donne les pertes des deux camps, d’abord celles des Chinois.

    Pour les pertes chinoises, ajoutez au dé 1 contre des Boxers et 1 dans les rues. Ajoutez aussi 1 pour les Autrichiens, 1 pour les Britanniques et 1 pour les Allemands. Sur un mur, le canon ajoute 3.

    Pour vos pertes, ajoutez au même dé 1 contre des Boxers, 1 dans les rues et 1 pour les Russes. Retirez 1 pour les Japonais, et retirez la valeur du mur. Retirez encore 1 si l’unité chinoise est de force 1.
    .title = Mêlée
s-ii-4 = Les défenseurs du mur subissent les pertes. Si deux légations le défendent, chacune subit la moitié des pertes, et vous décidez laquelle prend le point impair. Chaque niveau de fortification peut absorber un point de perte. Mais la fortification n’absorbe un deuxième point que si chaque légation en a subi un. Quand la force d’une légation tombe à 0, ses troupes quittent le plateau. L’autre légation ou la fortification subit alors les pertes restantes.
    .title = Pertes
s-ii-5 = Le canon peut tirer et se battre même si aucune troupe n’est à son mur. Il n’est jamais perdu. Son +3 ne s’applique pas dans les rues.
    .title = Le canon international

s-iii = Après les actions, chaque unité chinoise avance d’une case. Les cases se suivent dans cet ordre : portée extrême, longue portée, mur, rues, fort Halliday.
    .title = Avance

s-iv-1 = Vous pouvez déplacer gratuitement les troupes des légations et le canon d’un mur à un autre. Un mur reçoit au plus les troupes de deux légations et le canon. Les troupes et le canon ne peuvent quitter un mur si des Chinois sont dessus ou dans les rues derrière.
    .title = Redéploiement
s-iv-2 = Jetez un dé, puis ajoutez la puissance de la colonne et le modificateur de la carte. Comparez le total à la valeur de la force chinoise. Un total inférieur est une défaite : la colonne subit une perte. Un total égal ne coûte une perte qu’en zone de danger. Un total supérieur est une victoire.
    .title = L’attaque du blocus

s-v = Un point de commandement sert à augmenter la vitesse ou la puissance (§V.1), à attaquer (§V.2) ou à marcher (§V.3). La route compte dix étapes de Takou à Pékin. Les étapes qui ont un panneau d’avertissement sont des zones de danger.
    .title = La colonne
s-v-1 = Un point de commandement augmente la vitesse de 1, jusqu’à +3, ou la puissance de 1, jusqu’à +5.
    .title = Vitesse et puissance
s-v-2 = Jetez un dé, puis ajoutez la puissance de la colonne et le modificateur de la carte. Comparez le total à la valeur de la force qui bloque la route. Un total supérieur disperse cette force pour ce tour. Un total égal ne coûte une perte à la colonne qu’en zone de danger. Un total inférieur lui coûte une perte, ou deux en zone de danger. Après la deuxième attaque d’un tour et après chaque attaque suivante, la puissance baisse de 1.
    .title = Attaque
s-v-3 = La colonne peut marcher quand aucune force ne bloque la route. Jetez un dé, puis ajoutez la vitesse et le modificateur de la carte. Si le total dépasse 6, la colonne avance d’une étape. Un total de 6 ne lui coûte une perte qu’en zone de danger. Un total inférieur à 6 lui coûte une perte. Après la deuxième marche d’un tour et après chaque marche suivante, la vitesse baisse de 1.
    .title = Marche
s-v-4 = Pour chaque perte, vous payez deux crans de vitesse, deux crans de puissance, ou un cran de chaque. Vous pouvez aussi faire reculer la colonne d’une étape vers Takou. Une perte que vous ne pouvez payer d’aucune façon est ignorée.
    .title = Les pertes de la colonne

s-vi = La partie finit dès que vous subissez une des défaites du §VI.1 ou que la colonne arrive à Pékin (§VI.2).
    .title = La fin
s-vi-1 = *Défaite décisive* : une unité chinoise est dans le fort Halliday, ou trois unités sont dans les rues. *Lourde défaite* : toutes les légations ont perdu leurs troupes. *Défaite modérée* : la dernière carte est jouée, et la colonne n’est pas à Pékin.
    .title = Défaites
s-vi-2 = Vous gagnez quand la colonne arrive à Pékin. Chaque point de force, chaque carte restante et chaque cran de vitesse ou de puissance vaut 1 point. Chaque acte d’héroïsme vaut 5 points. À partir de 75 points, la victoire est décisive. À partir de 63, elle est majeure, à partir de 46 modérée, à partir de 29 mineure. Avec moins de points, c’est une victoire à la Pyrrhus.
    .title = Victoire

r-1 = Nous avons fixé les positions de départ d’après la situation de 1900. Les Britanniques et les Italiens sont au nord, les Japonais et les Français à l’est. Les Américains et les Allemands sont sur la muraille tartare, au sud. Les Russes et les Autrichiens sont à l’ouest.
r-2 = Avec une règle maison, chaque légation a un point de force de plus ou de moins. L’aide de jeu ne donne pas les forces de départ : nous les avons fixées aussi.
r-3 = Si la dernière carte est un événement, il a lieu, puis la partie est perdue (§VI.1).
r-4 = Un 1 naturel coûte un point de force à la légation qui tente l’exploit, même si l’exploit réussit. L’aide de jeu dit seulement que certains événements donnent des actes d’héroïsme. Le reste est notre interprétation.
r-5 = Si aucune force n’est tirée au sort, la route est libre, et la colonne peut marcher sans attaquer.
r-6 = Nous avons choisi les cartes et leur nombre. L’aide de jeu dit seulement ce qu’une carte peut porter.
r-7 = Avec une règle maison, vous jouez les cartes mois par mois. Les cartes de chaque mois sont mélangées à part.
r-8 = Les « munitions rares » et les « tireurs d’élite » comptent jusqu’à la fin du tour. Pendant une trêve, vous pouvez encore fortifier les murs.
r-9 = Les pertes que cause une mine se partagent comme celles d’une mêlée (§II.4).
r-33 = L’aide de jeu ne dit pas ce que les cartes font aux murs. L’incendie retire 1 à la fortification. La mine cause des pertes égales au dé moins 3. Un dé désigne le mur canonné : nord 1, est 2, sud 3, ouest 4. Sur 5 ou 6, les obus manquent. La canonnade retire 1 à la fortification ou, à défaut, aux défenseurs. Un assaut s’arrête au mur.
r-10 = Les remplacements rendent la force point par point. Pour chaque point, vous choisissez une légation.
r-11 = Seules les troupes libres de changer de mur peuvent entrer au Peitang, une fois par tour dans cette phase. Elles en reviennent de la même façon, à un mur où il reste de la place.
r-12 = Au Peitang, la légation la plus forte subit les pertes en premier. Tant qu’une légation tient le Peitang, une partie des Chinois y est occupée. Les unités qui apparaissent à l’ouest ont donc un point de force de moins, mais toujours au moins un.
r-13 = Les troupes d’une légation au Peitang comptent pour le §VI : elles évitent la lourde défaite.
r-34 = Quand un événement attaque le Peitang, la carte vaut 1. Si une légation tient encore le Peitang ensuite, vous gagnez un acte d’héroïsme. Si deux légations ont la même force, la légation qui a le moins perdu subit la perte suivante.
r-14 = Une unité à portée extrême, à longue portée ou sur le mur empêche d’autres unités d’apparaître de son côté. Une unité dans les rues ne l’empêche pas.
r-15 = Le bot traite les côtés dans cet ordre : nord, est, sud, ouest.
r-16 = Nous avons conçu les dix forces qui peuvent bloquer la colonne, et fixé leurs valeurs.
r-17 = Toutes les troupes du mur participent au tir, et le canon s’il y est. Un mur sans troupes ni canon ne peut pas tirer. Un mur ne tire que sur l’unité qui est devant lui.
r-18 = En mêlée, le dé compte pour les deux camps, même si l’unité chinoise est éliminée. Le −1 contre une unité de force 1 dépend de la force de l’unité avant le jet.
r-19 = Dans les rues, une unité affronte les défenseurs du mur qu’elle a franchi. La valeur et la fortification de ce mur aident encore les défenseurs. Une règle maison leur retire cette aide.
r-20 = Les Autrichiens, les Britanniques et les Allemands ajoutent 1 chacun, comme les autres légations qui ont un bonus. Avec une règle maison, ils n’ajoutent que 1 en tout.
r-21 = Les pertes de deux légations diffèrent d’un point au plus, sauf si l’une des deux n’a plus de force.
r-22 = Des pertes que ni une légation ni la fortification ne peuvent subir sont ignorées.
r-23 = Si le canon est seul à un mur, vous ne subissez pas de pertes à ce mur.
r-24 = Toutes les unités avancent en même temps. Si une unité entre dans le fort, la partie finit avant toute autre vérification.
r-25 = Les troupes de deux légations peuvent échanger leurs places, même si leurs murs sont pleins. Des troupes peuvent rejoindre un mur, même si les défenseurs de ce mur ne peuvent pas le quitter.
r-26 = Nous avons choisi les étapes et les zones de danger d’après la vraie route. Les troupes vont en train jusqu’à Yangcun, le long du fleuve jusqu’à Tongzhou, puis par la plaine jusqu’à Pékin.
r-27 = Une force battue reste dans la case « Dispersés » jusqu’à la fin du tour. La colonne peut alors marcher autant de fois qu’il vous reste de points de commandement.
r-28 = La partie finit dès que la colonne arrive à Pékin. La colonne n’a alors plus rien à payer.
r-29 = La colonne paie une perte en entier, ou pas du tout.
r-30 = Après chaque avance, le bot vérifie si des unités chinoises sont dans le fort ou dans les rues.
r-31 = La table de l’aide de jeu oublie le total de 28 points. Nous le comptons comme une victoire à la Pyrrhus.
r-32 = Une défaite ne donne pas de points. Entre deux défaites, la meilleure est celle où la colonne est le plus près de Pékin.

house-rule = -# *Règle maison, { $ruling } :* { $title } : { $choices }
example-before = **Avant :** { $place }
example-after = **Ensuite :**
example-nothing = Rien ne change.
