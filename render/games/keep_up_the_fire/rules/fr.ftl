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

s-0 = Huit légations défendent les quatre murs autour de Fort Halliday, deux par mur, comme en 1900. Le canon international est au nord. Aucun mur n’est fortifié. La colonne est à Takou, et le plateau montre ses deux pistes. Avant la première carte, vous pouvez déplacer toutes les unités.
    .title = Mise en place
s-1 = Retournez la première carte. Un *événement* a lieu aussitôt, puis vous retournez la carte suivante. Une *carte d’action* vaut un tour de jeu. Elle porte une rose des vents, des actions, des points de commandement et parfois une règle spéciale. Une seule légation peut tenter un *exploit* : jetez un dé, avec +1 pour la légation que désigne la carte. Un résultat de 4 ou plus est un acte d’héroïsme.
    .title = La carte
s-2-a = La rose des vents indique de quels côtés arrivent les unités chinoises, leur type et leur force (§I.a).
    .title = Arrivée
s-2-b = La carte donne des actions. Une action sert à fortifier un mur (§II.1), à faire tirer un mur (§II.2) ou à livrer une mêlée (§II.3). Les actions non utilisées sont perdues.
    .title = Actions
s-2-c = Toutes les unités chinoises avancent d’une case (§III).
    .title = Avance
s-2-d = Les légations et le canon peuvent changer de mur (§IV.1).
    .title = Redéploiement
s-3-a = Si la carte l’indique, une force est tirée au sort et bloque la colonne (§I.b).
    .title = Le blocus
s-3-b = Si la carte l’indique, cette force attaque la colonne (§IV.2).
    .title = Le blocus attaque
s-3-c = Vous dépensez un à un les points de commandement de la carte (§V). Les points non utilisés sont perdus.
    .title = Commandement
s-4 = Si la colonne est à Pékin, la partie est finie. Sinon, la force qui bloquait la route retourne parmi les forces du blocus. S’il reste des cartes, un autre tour commence.
    .title = Fin du tour

s-c-1 = Les cartes rouges sont celles du siège, les cartes dorées celles du secours. Nous avons conçu les cartes d’après les événements du 10 juin au 14 août 1900. Aucune unité chinoise ne dépasse jamais la force 6.
    .title = Deux sortes de cartes
s-c-2 = Une règle spéciale s’applique en premier, au début de la phase qu’elle indique. En phase 2, l’incendie, la mine et la canonnade endommagent un mur. La pluie arrête l’avance, et la trêve arrête tout. Les tireurs d’élite et les munitions rares modifient le jet pour toucher. Les baïonnettes augmentent les pertes chinoises en mêlée. Un assaut fait avancer une unité, et la fureur renforce tous les Boxers. En phase 3, les règles spéciales sont les renforts, la marche forcée, la route libre, les éclaireurs et les bateaux.
    .title = Règles spéciales
s-c-3 = Les remplacements rendent des points de force aux légations, sans dépasser leur force de départ. Une légation qui passe de 0 à 1 revient aussitôt à un mur où il reste de la place.
    .title = Remplacements
s-c-4 = Une carte peut réduire la fortification d’un mur, mais jamais au-dessous de 0.
    .title = Fortification réduite
s-c-5 = Certaines cartes ouvrent le chemin de la cathédrale du Peitang : un siège dans le siège. Deux légations au plus peuvent la tenir. Quand la cathédrale est attaquée, jetez un dé et ajoutez la valeur de la carte. Chaque point au-delà de 5 est un point de perte pour les défenseurs.
    .title = Le Peitang

s-i-a = Une unité apparaît à portée extrême de chaque côté qu’indique la rose des vents. Si une unité chinoise est déjà devant un mur ou dessus, aucune autre n’apparaît de ce côté.
    .title = Devant les murs
s-i-b = La force qui bloque la colonne est tirée au sort parmi dix.
    .title = Sur la route

s-ii-1 = Une action augmente de 1 la fortification d’un mur, jusqu’à 4.
    .title = Fortification
s-ii-2 = Un mur tire sur l’unité qui est devant lui, à longue portée ou à portée extrême. Jetez un dé, avec +1 pour chacune des légations italienne, française et américaine présentes. Le canon ajoute +1. Le total doit être *supérieur* à la force de l’unité. Un second dé donne les pertes de l’unité : +1 avec le canon, +1 contre les Boxers, −1 à portée extrême. Une unité à 0 est éliminée.
    .title = Tir
s-ii-3 = Une mêlée a lieu sur un mur ou dans les rues. Un seul dé donne les pertes des deux camps, d’abord celles des Chinois. Pertes chinoises : +1 contre les Boxers, +1 dans les rues, +1 pour chacune des légations autrichienne, britannique et allemande. Le canon ajoute +3, mais seulement sur un mur. Vos pertes : +1 contre les Boxers, +1 dans les rues, +1 avec les Russes, −1 avec les Japonais. Retranchez la valeur du mur. Retranchez encore 1 si l’unité chinoise est de force 1.
    .title = Mêlée
s-ii-4 = Les défenseurs du mur subissent les pertes. Deux légations prennent chacune la moitié des pertes, et vous décidez laquelle prend le point impair. Chaque niveau de fortification absorbe un point de perte. Mais la fortification n’absorbe un deuxième point que si chaque légation en a subi un. Une légation à 0 quitte le plateau. Les pertes restantes vont à l’autre légation ou à la fortification.
    .title = Pertes
s-ii-5 = Le canon tire et se bat même sans troupes des légations à son mur. Il n’est jamais perdu. Son +3 ne s’applique pas dans les rues.
    .title = Le canon international

s-iii = Après les actions, chaque unité chinoise avance d’une case : portée extrême, longue portée, mur, rues, Fort Halliday.
    .title = Avance

s-iv-1 = Les légations et le canon changent de mur gratuitement. Un mur reçoit au plus deux légations et le canon. Aucune unité ne peut quitter un mur si des Chinois sont dessus ou dans les rues derrière.
    .title = Redéploiement
s-iv-2 = Jetez un dé, puis ajoutez la puissance et le modificateur de la carte. Comparez le total à la force ennemie. Si le total est inférieur, c’est une défaite, et la colonne subit une perte. S’il est égal, elle subit une perte, mais seulement en zone de danger. S’il est supérieur, c’est une victoire.
    .title = L’attaque du blocus

s-v = Un point de commandement sert à augmenter la vitesse ou la puissance (§V.1), à attaquer (§V.2) ou à marcher (§V.3). La route compte dix étapes de Takou à Pékin. Un panneau d’avertissement marque les étapes en zone de danger.
    .title = La colonne
s-v-1 = Un point augmente la vitesse de 1, jusqu’à +3, ou la puissance de 1, jusqu’à +5.
    .title = Vitesse et puissance
s-v-2 = Jetez un dé, puis ajoutez la puissance et le modificateur de la carte. Comparez le total à la force ennemie. Si le total est supérieur, l’ennemi est dispersé pour ce tour. S’il est égal, la colonne subit une perte, mais seulement en zone de danger. S’il est inférieur, elle subit une perte, ou deux en zone de danger. La deuxième attaque d’un tour et chacune des suivantes font ensuite baisser la puissance de 1.
    .title = Attaque
s-v-3 = Quand aucune force ne bloque la route, jetez un dé, puis ajoutez la vitesse et le modificateur de la carte. Au-dessus de 6, la colonne avance d’une étape. Un 6 lui coûte une perte, mais seulement en zone de danger. Au-dessous de 6, elle subit une perte. La deuxième marche d’un tour et chacune des suivantes font ensuite baisser la vitesse de 1.
    .title = Marche
s-v-4 = Pour chaque point de perte, vous payez deux crans de vitesse, deux de puissance, ou un de chaque. Vous pouvez aussi reculer d’une étape vers Takou. Un point que la colonne ne peut payer d’aucune façon est ignoré.
    .title = Les pertes de la colonne

s-vi = La partie se termine dès que vous subissez une des défaites (§VI.1) ou que la colonne arrive à Pékin (§VI.2).
    .title = La fin
s-vi-1 = *Défaite décisive* : une unité chinoise est dans Fort Halliday, ou trois sont dans les rues. *Lourde défaite* : il ne reste aucune légation. *Défaite modérée* : la dernière carte est jouée, et la colonne n’est pas à Pékin.
    .title = Défaites
s-vi-2 = Vous gagnez quand la colonne arrive à Pékin. Chaque point de force, chaque carte restante et chaque cran de vitesse ou de puissance vaut 1 point. Chaque acte d’héroïsme en vaut 5. À 75 points, la victoire est décisive. À 63 elle est majeure, à 46 modérée, à 29 mineure. Avec moins de points, c’est une victoire à la Pyrrhus.
    .title = Victoire

r-1 = Nous avons fixé les positions de départ d’après la situation de 1900. Les Britanniques et les Italiens sont au nord, les Japonais et les Français à l’est. Les Américains et les Allemands sont sur la muraille tartare, au sud. Les Russes et les Autrichiens sont à l’ouest.
r-2 = Une règle maison rend chaque légation plus forte ou plus faible d’un point. L’aide de jeu ne donne pas les forces : nous les avons fixées aussi.
r-3 = Si la dernière carte est un événement, il a lieu, puis la partie est perdue (§VI.1).
r-4 = Un 1 naturel coûte un point de force à la légation qui a tenté l’exploit, même si l’exploit a réussi. L’aide de jeu dit seulement que des événements donnent des actes d’héroïsme. Le reste est notre décision.
r-5 = Si aucune force n’est tirée au sort, la route est ouverte, et la colonne peut marcher sans attaquer.
r-6 = Nous avons choisi les cartes et leur nombre : l’aide de jeu dit ce qu’une carte peut porter.
r-7 = Avec une règle maison, les cartes sortent mois par mois. Chaque mois est mélangé à part.
r-8 = « Munitions rares » et « tireurs d’élite » valent jusqu’à la fin du tour. Pendant une trêve, vous pouvez encore fortifier les murs.
r-9 = Les pertes que cause une mine se partagent comme celles d’une mêlée (§II.4).
r-33 = Nous avons choisi ces effets de cartes. L’incendie ôte 1 à la fortification. La mine cause des pertes égales au dé moins 3. La canonnade frappe le mur que désigne le dé : 1 nord, 2 est, 3 sud, 4 ouest. Sur 5 ou 6, elle manque. Elle ôte 1 à la fortification ou, à défaut, à la force. Un assaut ne dépasse pas le mur.
r-10 = La force revient point par point, chaque point à une légation de votre choix.
r-11 = Seule une légation libre peut entrer au Peitang, une fois par tour dans cette phase. Elle en revient de la même façon, à un mur où il reste de la place.
r-12 = Au Peitang, la légation la plus forte subit les pertes en premier. Tant qu’une légation tient le Peitang, les unités qui arrivent à l’ouest ont 1 point de force en moins. Leur force ne descend pas au-dessous de 1. Le siège du Peitang occupe en effet une partie des Chinois.
r-13 = Les troupes d’une légation au Peitang comptent pour §VI : elles évitent la lourde défaite.
r-34 = Quand un événement attaque le Peitang, la carte vaut 1. Si une légation tient encore le Peitang ensuite, vous gagnez un acte d’héroïsme. De deux légations de même force, celle qui a le moins perdu subit la perte suivante.
r-14 = Une unité à portée extrême, à longue portée ou sur le mur ferme son côté aux nouvelles unités. Une unité dans les rues ne le ferme pas.
r-15 = Les côtés sont traités dans l’ordre nord, est, sud, ouest.
r-16 = Nous avons choisi les dix forces et leurs valeurs.
r-17 = Toutes les troupes des légations à ce mur participent au tir, et le canon s’il y est. Un mur sans troupes ni canon ne peut pas tirer. Un mur ne tire que sur l’unité qui est devant lui.
r-18 = Le dé compte pour les deux camps, même s’il détruit l’unité. Le −1 contre une unité de force 1 dépend de sa force avant le jet.
r-19 = Dans les rues, les défenseurs du mur par où l’unité est entrée la combattent. La valeur du mur et la fortification les aident encore. Une règle maison supprime ces deux aides.
r-20 = Les Autrichiens, les Britanniques et les Allemands ajoutent 1 chacun, comme le font les autres légations avec leur bonus. Avec une règle maison, ils n’ajoutent que 1 à eux tous.
r-21 = Les pertes de deux légations diffèrent d’un point au plus, sauf si l’une n’a plus rien à perdre.
r-22 = Les pertes qu’aucune légation ni fortification ne peut subir sont ignorées.
r-23 = Quand le canon est seul à un mur, ce mur ne subit pas de pertes.
r-24 = Toutes les unités avancent en même temps. Une unité dans le fort met fin à la partie avant toute autre vérification.
r-25 = Deux légations peuvent échanger leurs places, même à des murs pleins. Une légation peut rejoindre un mur, même si les légations qui s’y trouvent ne peuvent pas le quitter.
r-26 = Nous avons choisi les étapes et les zones de danger d’après la vraie route. Les troupes vont en train jusqu’à Yangcun, le long du fleuve jusqu’à Tongzhou, puis par la plaine jusqu’à Pékin.
r-27 = Une force battue reste dans la case « Dispersés » jusqu’à la fin du tour. La colonne peut alors marcher autant de fois qu’elle a de points.
r-28 = L’arrivée à Pékin termine aussitôt la partie, sans usure ni pertes.
r-29 = La colonne paie un point de perte en entier, ou pas du tout.
r-30 = Après chaque avance, le bot vérifie si des unités chinoises sont dans le fort ou dans les rues.
r-31 = Avec 28 points, la victoire est aussi à la Pyrrhus : la table de l’aide de jeu oublie ce total.
r-32 = Une défaite ne donne pas de points. Entre deux défaites, la meilleure est celle où la colonne est le plus près de Pékin.

house-rule = -# *Règle maison, { $ruling } :* { $title } : { $choices }
example-before = **Avant :** { $place }
example-after = **Ensuite :**
example-nothing = Rien ne change.
