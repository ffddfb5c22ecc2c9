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

s-0 = Huit légations se tiennent aux quatre murs autour de Fort Halliday, deux par mur, comme en 1900 ; le canon international est au nord. Aucun mur n’est fortifié. La colonne est à Taku, ses deux pistes là où le plateau le dit. Avant la première carte, vous pouvez placer chacun autrement.
    .title = Mise en place
s-1 = Retournez la première carte. Un *événement* est résolu aussitôt, et l’on retourne la suivante. Une *carte d’action* fait un tour : elle porte une rose des vents, des actions, des points de commandement, peut-être une règle spéciale. Un *exploit* se tente par une seule légation : 4 ou plus au dé, avec +1 pour la légation de la carte, est un acte d’héroïsme.
    .title = La carte
s-2-a = La rose des vents de la carte dit de quels côtés les Chinois arrivent, de quelle sorte et de quelle force (§I.a).
    .title = Arrivée
s-2-b = La carte donne des actions. Chacune fortifie un mur (§II.1), fait tirer un mur (§II.2) ou est une mêlée (§II.3). Ce qui n’est pas utilisé est perdu.
    .title = Actions
s-2-c = Tous les Chinois avancent d’une case (§III).
    .title = Avance
s-2-d = Légations et canon peuvent changer de mur (§IV.1).
    .title = Redéploiement
s-3-a = Si la carte le dit, une force est piochée et bloque la colonne (§I.b).
    .title = Le blocus
s-3-b = Si la carte le dit, cette force attaque (§IV.2).
    .title = Le blocus attaque
s-3-c = Les points de commandement de la carte se dépensent un à un (§V). Ce qui n’est pas utilisé est perdu.
    .title = Commandement
s-4 = À Pékin la partie est finie. Sinon la force qui bloque retourne parmi les autres, et tant qu’il y a des cartes un autre tour commence.
    .title = Fin du tour

s-c-1 = Les cartes rouges sont du siège, les cartes or du secours. Les cartes sont les nôtres, d’après ce qui se passa du 10 juin au 14 août 1900. Aucune unité chinoise ne dépasse jamais 6.
    .title = Deux sortes de cartes
s-c-2 = Une règle spéciale s’applique d’abord, au début de la phase qu’elle nomme. En phase 2 : incendie, mine et canonnade frappent un mur ; la pluie arrête l’avance ; la trêve arrête tout ; tireurs d’élite et munitions rares changent le dé pour toucher ; les baïonnettes ajoutent aux pertes chinoises en mêlée ; un assaut avance une unité ; la fureur renforce les Boxers. En phase 3 : renforts, marche forcée, route libre, éclaireurs, bateaux.
    .title = Règles spéciales
s-c-3 = Les remplacements rendent des points de force, jamais au-dessus de la force de départ. Une légation qui passe de 0 à 1 se place aussitôt à un mur où il y a place.
    .title = Remplacements
s-c-4 = Une carte peut réduire une fortification, jamais au-dessous de 0.
    .title = Ouvrages réduits
s-c-5 = Certaines cartes ouvrent le chemin de la cathédrale du Peitang : un siège dans le siège. Deux légations au plus la tiennent. Quand elle est attaquée, ce qu’un dé avec la valeur de la carte a au-dessus de 5 est ce qu’elles perdent.
    .title = Le Peitang

s-i-a = Une unité se place à portée extrême de chaque côté que nomme la rose, si personne n’est devant ce mur ou dessus.
    .title = Devant les murs
s-i-b = La force qui bloque la colonne est piochée au hasard parmi dix.
    .title = Sur la route

s-ii-1 = Une action monte la fortification d’un mur de 1, jusqu’à 4.
    .title = Fortification
s-ii-2 = Un mur tire sur l’unité devant lui, à longue portée ou à portée extrême. Un dé, avec +1 pour chacun des Italiens, Français et Américains présents et +1 pour le canon, doit être *supérieur* à la force de l’unité. Un second dé est sa perte : +1 avec le canon, +1 contre les Boxers, −1 à portée extrême. À 0 elle disparaît.
    .title = Tir
s-ii-3 = Sur un mur, et dans les rues, un dé frappe les deux camps, d’abord les Chinois. Leur perte : +1 Boxers, +1 rues, +1 pour chacun des Autrichiens, Britanniques et Allemands, +3 pour le canon sur un mur. La nôtre : +1 Boxers, +1 rues, +1 Russes, −1 Japonais, −1 si l’unité est de force 1, moins la valeur du mur.
    .title = Mêlée
s-ii-4 = Les pertes tombent sur qui défend le mur : deux légations en portent chacune la moitié, vous décidez du point impair. La fortification en prend un pour un, mais un deuxième seulement quand chaque légation en a pris un. Une légation à 0 quitte le plateau, et le reste va à l’autre ou à la fortification.
    .title = Pertes
s-ii-5 = Le canon tire et se bat même sans légation, et n’est jamais perdu. Son +3 ne vaut pas dans les rues.
    .title = Le canon international

s-iii = Après les actions chaque unité chinoise avance d’une case : portée extrême, longue portée, mur, rues, Fort Halliday.
    .title = Avance

s-iv-1 = Légations et canon vont d’un mur à l’autre sans frais, deux légations au plus et le canon par mur. Où les Chinois sont sur le mur, ou dans les rues derrière, personne ne part.
    .title = Redéploiement
s-iv-2 = Un dé, la puissance et le modificateur de la carte contre la force ennemie. Moins est une défaite et une perte ; autant est une perte seulement en zone de danger ; plus est une victoire.
    .title = L’attaque du blocus

s-v = Chaque point de commandement monte une piste (§V.1), attaque (§V.2) ou marche (§V.3). La route a dix étapes de Taku à Pékin ; celles qui portent un signal sont des zones de danger.
    .title = La colonne
s-v-1 = Un point monte la vitesse de 1, jusqu’à +3, ou la puissance de 1, jusqu’à +5.
    .title = Vitesse et puissance
s-v-2 = Un dé, la puissance et le modificateur de la carte contre la force ennemie. Plus la disperse pour ce tour ; autant est une perte en zone de danger ; moins est une perte, deux en zone de danger. Après la deuxième attaque d’un tour, et chaque autre, la puissance baisse de 1.
    .title = Attaque
s-v-3 = Tant que personne ne bloque la route : un dé, la vitesse et le modificateur de la carte. Plus de 6 est une avance ; 6 est une perte en zone de danger ; moins est une perte. Après la deuxième marche d’un tour, et chaque autre, la vitesse baisse de 1.
    .title = Marche
s-v-4 = Chaque point coûte deux pas de vitesse, deux de puissance, un de chacune, ou une étape vers Taku. Ce qui ne peut se payer d’aucune façon est ignoré.
    .title = Les pertes de la colonne

s-vi = La partie finit dès qu’une de ces choses arrive.
    .title = La fin
s-vi-1 = *Défaite décisive* : une unité chinoise dans Fort Halliday, ou trois dans les rues. *Défaite pondérée* : il ne reste aucune légation. *Défaite modérée* : la dernière carte est jouée, et la colonne n’est pas à Pékin.
    .title = Défaites
s-vi-2 = À Pékin vous gagnez. Points : chaque point de force, chaque carte restante, chaque pas de vitesse et de puissance, et 5 par acte d’héroïsme. Dès 75 la victoire est décisive, dès 63 majeure, dès 46 modérée, dès 29 mineure, au-dessous à la Pyrrhus.
    .title = Victoire

r-1 = Où chacun commence est de nous, d’après 1900 : Britanniques et Italiens au nord, Japonais et Français à l’est, Américains et Allemands au sud sur la muraille tartare, Russes et Autrichiens à l’ouest.
r-2 = Une règle maison rend chaque légation plus forte ou plus faible de un : l’aide ne donne pas les forces, elles sont donc de nous aussi.
r-3 = Quand la dernière carte est un événement, il est résolu, et la partie est perdue comme en §VI.1.
r-4 = Un 1 naturel coûte un point de force à la légation qui a tenté l’exploit, réussi ou non. Les actes d’héroïsme se gagnent par les événements ; comment, c’est de nous.
r-5 = Quand aucune force n’est piochée la route est ouverte, et la colonne marche sans attaquer.
r-6 = Quelles cartes, et combien, est de nous : l’aide dit ce qu’une carte peut porter.
r-7 = Une règle maison joue les mois dans leur ordre, chacun mélangé à part.
r-8 = « Munitions rares » et « tireurs d’élite » valent jusqu’à la fin du tour. Pendant une trêve on peut encore fortifier.
r-9 = Les pertes d’une mine se partagent comme celles d’une mêlée (§II.4).
r-33 = Les effets des cartes sur les murs sont notre règle. L’incendie ôte 1 à la fortification. La mine coûte son dé moins 3. La canonnade frappe le mur que nomme le dé : 1 nord, 2 est, 3 sud, 4 ouest ; 5 et 6 manquent. Elle ôte 1 à la fortification ou, à défaut, un point de force. Une ruée ne dépasse pas le mur.
r-10 = La force revient point par point, chacun à une légation de votre choix.
r-11 = N’entrent que des légations libres, chacune une fois par étape ; elles reviennent de même, à un mur où il y a place.
r-12 = Au Peitang la légation la plus forte perd d’abord. Tant que quelqu’un le tient, les unités venant de l’ouest valent 1 de moins, mais au moins 1 : les assiégeants sont occupés.
r-13 = Qui est au Peitang compte pour §VI, et préserve d’une défaite pondérée.
r-34 = Quand un événement attaque le Peitang, la valeur de la carte est 1, et le défenseur qui le tient encore gagne un acte d’héroïsme. De deux légations de même force, celle qui a le moins perdu perd ensuite.
r-14 = Un couloir est occupé tant qu’une unité est à portée extrême ou longue, ou sur le mur. Les unités dans les rues l’ont quitté.
r-15 = Les côtés sont servis dans l’ordre nord, est, sud, ouest.
r-16 = Les dix forces et leurs valeurs sont de nous.
r-17 = Toutes les légations du mur participent, et le canon où il est. Un mur sans les unes ni l’autre ne tire pas, et chacun ne tire que devant lui.
r-18 = Le dé compte pour les deux camps même s’il détruit l’unité. Sa force pour le −1 est celle d’avant.
r-19 = Dans les rues se bat qui tient le mur par où l’unité est entrée, et la valeur du mur et la fortification aident encore ; une règle maison retire les deux.
r-20 = Autrichiens, Britanniques et Allemands ajoutent 1 chacun, comme ailleurs les capacités des légations ; une règle maison les fait ajouter 1 ensemble.
r-21 = Deux légations diffèrent d’un point au plus, à moins que l’une n’en ait plus à donner.
r-22 = Ce que personne ne peut subir est perdu.
r-23 = Où le canon est seul, on ne prend pas de pertes.
r-24 = Tous avancent à la fois. Une unité dans le fort finit la partie avant qu’on regarde autre chose.
r-25 = Deux légations peuvent échanger leurs places, même sans place libre. D’autres peuvent venir à un mur qu’on ne peut quitter.
r-26 = Étapes et zones de danger sont de nous, d’après la vraie route : en train jusqu’à Yangcun, le long du fleuve jusqu’à Tongzhou, par la plaine jusqu’à Pékin.
r-27 = Une force battue reste parmi les « dispersés » jusqu’à la fin du tour ; la colonne marche alors autant de fois qu’elle a de points.
r-28 = Atteindre Pékin finit aussitôt la partie : ni usure ni pertes.
r-29 = Un point se paie entier, ou pas du tout.
r-30 = Le fort et les rues sont regardés après chaque avance.
r-31 = 28 points sont aussi une victoire à la Pyrrhus : la table de l’aide y laisse un trou.
r-32 = Les défaites n’ont pas de points ; parmi elles, la plus proche de Pékin est la meilleure.

house-rule = -# *Règle maison, { $ruling } :* { $title } : { $choices }
example-before = **Avant :** { $place }
example-after = **Ensuite :**
example-nothing = Rien ne suit.
