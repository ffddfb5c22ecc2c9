# Les règles du siège avec nos propres mots. Un message par paragraphe (s-6-3 est §6.3, avec son titre) et par
# décision (r-94 est R94) : ce qui se joue là où le livret laisse quelque chose ouvert, et pourquoi.
# Un paragraphe a 1000 caractères au plus, une décision 340. §6.3 et R94 restent tels quels dans un texte.

## Chapitres

chapter-1 = Carte, pions, officiers
chapter-2 = Piles et muraille
chapter-3 = Armes lourdes
chapter-4 = Moral
chapter-5 = La journée
chapter-6 = L’assaut
chapter-7 = La fin
chapter-8 = Mise en place

## 1 Carte, pions, officiers

s-1-1 = La carte compte 52 zones, réparties en quatre quartiers de bombardement. Les Boxers entrent par six zones numérotées. Deux zones sont voisines si elles ont une frontière commune. À pied, un pion peut aller dans toute zone voisine. Il ne peut franchir le bord de la muraille que selon le §2.3. Les tirs et les flammes passent aussi d’une zone à une zone voisine. Les distances se comptent de zone en zone. La Cité impériale, en gris, n’est pas une zone. Aucun pion n’y entre, et aucune distance ne se compte à travers elle.
    .title = La carte
s-1-2 = Chaque carte représente un jour, et le paquet compte 54 cartes. Après la dernière carte, la colonne de secours arrive. Les ruines, le moral, les vivres, les pertes, l’hôpital et les événements passés se conservent d’un jour à l’autre. C’est vrai aussi du manque de munitions, de Betsy et du compte des figures rouges. Un cri de guerre attend le prochain assaut. Tout le reste ne dure qu’un jour.
    .title = Le calendrier
s-1-3 = Les *Boxers* sont tous les pions chinois : irréguliers, fanatiques, réguliers et chefs. Les *troupes* sont les soldats et les armes lourdes, servants compris. *Vos pions* sont les troupes, les officiers et les civils. Les *points* sont la valeur totale des pions. Une *séquence* comprend les neuf phases d’un assaut, jouées une fois. La *réserve* contient les pions chinois qui ne sont pas sur la carte. L’*hôpital* contient les pions de soldats perdus.
    .title = Les termes
s-1-4-1 = Un pion de soldats, d’irréguliers ou de réguliers vaut 2 points, ou 1 point s’il est réduit. Un pion de fanatiques ou de civils vaut 10 points, ou 5 s’il est réduit. Une mitrailleuse vaut 2 points, un canon 3 points, et leurs servants 1 point. Les officiers et les chefs valent 0. Un pion entier qui perd un pas est retourné sur sa face réduite. Un pion réduit qui perd un pas est éliminé.
    .title = Pions et valeurs
s-1-5-1 = Jetez un dé pour chaque officier d’une zone bombardée. Jetez-en aussi un après une mêlée des Boxers, si la zone a perdu des points de soldats ou d’armes. Sur un 6, l’officier tombe. Un officier sans troupes parmi des Boxers tombe sans jet.

    Quand un officier tombe, son subalterne le remplace dans la même zone ou auprès des troupes les plus proches. Un subalterne qui tombe est perdu pour de bon, et MacDonald aussi.

    Un chef boxer part avec le dernier autre Boxer de sa zone et retourne dans la réserve.
    .title = Les pertes d’officiers
s-1-5-2 = Un officier ajoute 2 aux dés de tir et de mêlée de sa zone, et un subalterne ajoute 1. Seuls les deux meilleurs comptent, pour +4 au plus. Chaque chef boxer retire 1 à votre dé quand vous attaquez sa zone, et deux chefs 2. Chaque chef ajoute aussi 1 au dé de mêlée des Boxers.
    .title = Les bonus des officiers
s-1-5-3 = MacDonald ajoute 3 au dé, et les autres officiers de sa zone n’ajoutent alors rien. Il n’a pas de subalterne. Sa perte coûte 6 points de moral en fin de journée, et 10 points de victoire.
    .title = MacDonald
s-1-6 = Une zone en flammes devient une ruine en fin de journée. Les ruines sont définitives. Une Légation en ruines perd tous ses bonus, mais compte encore pour les points de victoire.

    Au déploiement, vous placez quatre barricades dans quatre zones différentes. Vous ne pouvez en placer ni dans une Légation, ni dans une entrée, ni dans une zone interdite aux soldats. Une barricade donne +1 au dé de mêlée des soldats et −1 au dé des obus. Elle donne −1 au dé de mêlée des Boxers tant que des troupes sont dans sa zone. Entrer dans cette zone coûte 2 points de mouvement.
    .title = Incendies, ruines, barricades

r-1 = Pour le mouvement, les incendies, le moral et la fin de journée, « Boxers » désigne tous les pions chinois. Seul l’ordre des pertes traite les irréguliers à part. Le règlement emploie le mot dans les deux sens.
r-2 = Les pions à deux faces ont les valeurs du §1.4.1. MacDonald et les chefs boxers n’ont qu’une face, car le règlement n’en décrit pas d’autre.
r-3 = La réserve compte 25 pions chinois, y compris les deux chefs. Sept de ces pions sont retirés à la trêve, car le règlement dit qu’il en reste 18.
r-11 = Le règlement dit que les rues sont « plus rapides », mais sans chiffre. Nous n’ajoutons rien : une rue coûte 1 point de mouvement.
r-13 = Une ruine retire 1 au dé des obus, comme une Légation ou une barricade. Dans une zone, ces −1 ne se cumulent pas.
r-14 = Pour le combat et le mouvement, une Légation en ruines compte seulement comme une ruine. Sinon, elle protégerait mieux les troupes qu’avant d’être détruite. Pour la victoire, elle reste une Légation. Une zone en flammes garde jusqu’à la fin de la journée l’état qu’elle avait avant l’incendie.
r-15 = Vous pouvez barricader une zone du canal, comme le permet la FAQ. Les Légations, les entrées et les zones interdites ne peuvent pas avoir de barricade. Sur la muraille, une barricade exige des soldats dans sa zone au début du siège. Une barricade reste en place quand sa zone tombe en ruines.
r-16 = Une barricade donne exactement les avantages énumérés au §1.6, jamais ceux d’une zone britannique ou française. Dans une ruine, la ruine et la barricade comptent toutes les deux.
r-17 = Le bonus des officiers s’ajoute au tir que la zone fait avec sa valeur, et à la mêlée des soldats. Il ne s’ajoute ni à la lutte contre les incendies, ni au tir de harcèlement, ni au test de moral. Les règles de ces jets ne parlent pas des officiers.
r-18 = Avec MacDonald, le bonus est exactement +3, comme le dit la FAQ. Même deux autres officiers de la zone, qui donneraient +4, ne changent pas ce bonus. Sans MacDonald, les deux meilleurs officiers comptent.
r-19 = Deux chefs boxers donnent −2 à votre dé et +2 à celui des Boxers. Selon le règlement, leurs effets s’additionnent. C’est vrai aussi pour un tir qui vient d’une zone voisine.
r-20 = Un chef ne subit jamais de perte. Il ne se bat pas seul : quand le dernier autre Boxer de sa zone part, le chef part aussi.
r-21 = Quand les obus tombent, jetez un dé pour chaque officier d’une zone attaquée, même si les obus n’ont pas d’effet. Après une mêlée des Boxers, n’en jetez un que si des troupes de sa zone ont perdu des points. Les pertes dues à un résultat S ou à une famine n’entraînent aucun jet.
r-22 = Un officier resté sans soldats ni armes parmi des Boxers tombe sans jet. C’est vrai même si un résultat S a éliminé les soldats. Le règlement dit que cette perte est automatique. Les obus ne tuent un officier que sur un 6.
r-23 = Les armes et leurs servants protègent un officier, comme les soldats. Les civils ne le protègent pas. Un second passage du règlement ne parle que de soldats, mais la FAQ compte les armes comme des soldats.
r-24 = Quand un officier tombe, son subalterne le remplace s’il reste des troupes dans la zone. Sinon, le subalterne va à pied dans la zone la plus proche qui a des troupes et ne brûle pas. Si plusieurs zones sont aussi proches, il va dans la première selon l’ordre de la carte. Si aucune zone ne convient, il est perdu.
r-25 = Un officier seul dans une zone n’est pas bombardé. Les Boxers s’arrêtent quand ils le rencontrent, mais ils peuvent repartir ensuite. Seul parmi des Boxers, un officier tombe sans jet : vous ne pouvez donc pas l’envoyer seul parmi eux.
r-26 = Le règlement compte dix officiers en tout, et MacDonald est l’un d’eux.
r-27 = La perte de MacDonald coûte 6 points de moral en fin de journée, et non 6 plus 4. Quand deux passages du règlement se contredisent, c’est le second qui compte.
r-28 = Un officier perdu pour de bon coûte 4 points de moral une seule fois, le soir de sa perte. Un officier remplacé par son subalterne ne coûte rien.
r-29 = À chaque séquence, un officier aide une fois le tir de sa zone, et une fois sa mêlée.
r-161 = Nous n’avons pas le plateau imprimé. Nous avons donc conçu les zones, les frontières, les flèches, les entrées, les quartiers et la répartition des pions. Nous respectons toutes les indications du règlement.
r-172 = Seuls les éléments énumérés au §1.2 se conservent le lendemain. Tout le reste finit avec le jour.

## 2 Piles et muraille

s-2-1 = Une zone peut contenir autant de pions que vous voulez.
    .title = L’empilement
s-2-2 = Une zone n’appartient à aucun camp. Seuls comptent les pions qui s’y trouvent. Si une Légation est en ruines, vous perdez ses points, quel que soit le camp qui l’occupe.
    .title = Le contrôle des zones
s-2-3 = Un pion ne franchit le bord de la muraille qu’entre une zone à rampe et une rue. Il peut monter et descendre. Le long de la muraille, les pions circulent librement. Les tirs passent vers le haut et vers le bas entre zones voisines. Une barricade sur la muraille exige des soldats dans sa zone au début du siège.
    .title = La muraille

r-9 = Tout pion a besoin d’une rampe pour monter sur la muraille ou en descendre. Seules les flèches des Boxers ignorent les rampes. Ailleurs, selon le passage le plus complet du règlement, un pion ne peut ni monter ni descendre.
r-10 = Les tirs et les flammes passent de la muraille à la rue et de la rue à la muraille. Là aussi, les distances et les portées se comptent de zone en zone. Un tir n’a en effet pas besoin de rampe.
r-12 = L’empilement est sans limite, et une zone n’appartient à aucun camp. Seuls comptent les pions qui s’y trouvent.

## 3 Armes lourdes

s-3 = Une mitrailleuse (2 points) porte à 4 zones, un canon (3 points) à 6 zones. Une zone voisine est à distance 1, la zone de l’arme à distance 0. De la muraille, toute zone en contrebas est à portée. Rien ne bloque la ligne de vue.

    Une arme touchée est détruite et laisse ses servants, qui valent 1 point. Ils se battent comme un soldat, sans bonus. Une arme ou des servants seuls tiennent une zone comme des soldats. Les armes et les servants avancent d’une zone par séquence.
    .title = Armes, servants, portées
s-3-1 = À chaque phase de tir, une arme intacte tire avec sa valeur ou en harcèlement.

    Avec sa valeur, l’arme ajoute ses points au tir de sa zone, contre cette zone ou une zone voisine. Le dé a alors +4 contre sa propre zone, ou +2 contre une zone voisine. Ce bonus ne compte qu’une fois, quel que soit le nombre d’armes.

    En harcèlement, vous jetez seulement le dé du §3.2. La cible doit être à portée de l’arme. Contre une cible à deux zones ou plus, une arme ne peut tirer qu’en harcèlement. Une zone fait un seul tir de harcèlement par cible. Elle n’en fait aucun si une de ses armes a déjà tiré avec sa valeur sur cette cible.
    .title = Avec sa valeur ou en harcèlement
s-3-2 = Jetez un dé. De 1 à 4, les Boxers visés perdent un point. Sur un 5, ils perdent deux points, et sur un 6 trois points. S’il y a un fanatique dans leur zone, seul un 6 compte : un fanatique part.
    .title = Le tir de harcèlement (TEP)
s-3-3 = Le dé du tir de harcèlement n’a qu’un modificateur. Il a −1 si la cible est une Légation ou une ruine, à deux zones ou plus. Un résultat au-dessous de 1 compte comme un 1.
    .title = Distance et couvert
s-3-4 = Betsy arrive quand sort la troisième figure rouge du paquet (valet, dame ou roi), avant les jets du jour. C’est un canon de 3 points. Betsy va dans une zone allemande ou française qui n’est pas en ruines. Si toutes ces zones sont en ruines, elle va dans une zone de Légation où il y a des soldats. Si aucune zone ne convient, elle attend.
    .title = Betsy

r-7 = Un canon n’a pas de face à 2 points. Dans un même résultat, un ou deux points détruisent le canon, et un troisième tue les servants. Aucun point ne se reporte sur un autre résultat. Une mitrailleuse perd un point par pas.
r-8 = Des servants se battent avec 1 point dans leur zone et les zones voisines, sans bonus. Ils ne tirent ni en harcèlement ni plus loin. Ils ne reçoivent jamais de nouvelle arme. Pour le mouvement, les pertes, les gardes et la victoire, ils comptent encore comme une arme.
r-30 = La distance se compte de zone en zone, et la zone de l’arme est à distance 0. La distance ne se compte pas à travers la Cité impériale, car aucun pion ne peut y entrer.
r-31 = À une distance de deux zones ou plus, une arme ne peut tirer qu’en harcèlement. Selon la FAQ, cela vaut déjà à deux zones exactement.
r-32 = Une arme sur la muraille peut tirer sur toutes les zones en contrebas. Le long de la muraille, sa portée est de 4 ou 6 zones, comme ailleurs. Il n’y a pas de règle de ligne de vue, car le règlement dit qu’une arme peut toujours tirer.
r-33 = Chaque arme tire une fois par phase de tir, avec sa valeur ou en harcèlement. Les mêmes servants ne peuvent pas faire les deux.
r-34 = Les soldats et les armes d’un même tir jettent un seul dé. Le bonus de +4 ou +2 ne compte donc qu’une fois.
r-35 = Une arme peut tirer seule avec sa valeur si ses soldats ne tirent pas, comme dans l’exemple de la FAQ. Après le tir des soldats, elle ne peut plus tirer qu’en harcèlement.
r-36 = Contre une cible, une zone peut tirer en harcèlement ou ajouter la valeur de ses armes, mais pas les deux. Chaque zone compte à part.
r-37 = Le dé d’un tir de harcèlement n’est modifié que si la cible est une Légation ou une ruine éloignée. Les officiers, le moral et les munitions ne le modifient pas.
r-38 = Un résultat de harcèlement au-dessous de 1 compte comme un 1, soit la ligne la plus basse de la table.
r-39 = En mêlée, une arme ajoute ses points, mais aucun bonus. Des armes seules n’ont même pas le +2 de la mêlée, qui est réservé aux soldats.
r-40 = Un as, un joker ou une carte noire que la pluie rend rouge ne compte pas comme une figure rouge. Seules comptent la couleur et la figure imprimées sur la carte. Dès la troisième figure rouge, Betsy arrive.
r-41 = Tant qu’une zone de la Légation allemande ou française n’est pas en ruines, Betsy y va. Sinon, elle va dans une zone de Légation où il y a des soldats. S’il n’y en a pas, elle attend, et ne compte pas comme « perdue ».
r-42 = Une arme seule dans une zone arrête les Boxers, et y entrer leur coûte 3 points de mouvement. Vos autres zones ne peuvent pas tirer sur la zone de cette arme. L’arme peut être bombardée et compte comme garde. La FAQ la traite comme un pion ami.
r-164 = Les soldats peuvent tirer sans l’arme de leur zone. Une arme qui a tiré en harcèlement ne peut plus se joindre à eux : elle ne sert qu’une fois.
r-176 = L’interdiction de R36 vaut dans les deux sens. Après un tir de harcèlement, les armes de la zone ne peuvent plus ajouter leur valeur contre la même cible.
r-177 = Si Betsy doit attendre, le bot la propose de nouveau chaque jour. La zone de Légation qui l’accueille doit avoir des soldats, et pas seulement des armes. Cette zone peut être en ruines.

## 4 Moral

s-4 = Le moral va de 0 à 10, et chaque changement compte aussitôt. Chaque point de soldats perdu coûte 1 point de moral. Chaque fanatique chassé par un tir, une mêlée, un harcèlement ou un test de moral rapporte 1 point. Chaque grande Légation sans garde coûte 1 point par jour. Quand les vivres sont épuisés, chaque jour de vivres manquant coûte 2 points. Le soir, chaque officier perdu pour de bon coûte 4 points, et MacDonald 6. Après ces pertes, un jour rouge sans combat rapporte 1 point. Quand le moral est à 0, chacun de vos dés de tir et de mêlée a −3.
    .title = Le moral

r-46 = Un dépôt touché par les obus coûte un jour de vivres entier. S’il n’y a plus de vivres, il coûte 2 points de moral. Le règlement parle en effet d’un jour de vivres dans les deux cas.
r-47 = Chaque point de soldats perdu coûte aussitôt 1 point de moral, quelle que soit la cause de la perte. Les civils et les armes n’en coûtent pas, comme le dit la FAQ. Les blessés qui reviennent ne rendent pas de moral.
r-48 = Un fanatique qui part rapporte 1 point de moral. Un fanatique affaibli, ou qui se retire à la fin de l’assaut, n’en rapporte pas.
r-49 = Après chaque changement, le moral reste entre 0 et 10. La piste s’arrête à 10, et le règlement dit que les bonnes nouvelles « remettent le moral à 10 ».
r-50 = Un jour rouge sans combat rapporte 1 point de moral. Un jour noir n’en rapporte jamais, car les obus sont un combat. Un jour d’attaque par la mine n’en rapporte pas non plus. L’explosion des deux mines, elle, n’est pas un combat.
r-51 = Le soir, le moral baisse d’abord pour les officiers perdus, puis pour MacDonald. Ensuite, il monte de 1 après un jour sans combat. À chaque étape, il reste entre 0 et 10. C’est l’ordre du règlement.
r-52 = Une Légation brûlée ne coûte du moral que dans les cas du §4. Le règlement annonce un changement, mais ne donne pas de chiffre.
r-53 = Tant que le moral est à 0, vos jets de tir et de mêlée ont −3, même en plein assaut. Ce −3 s’ajoute au −2 du manque de munitions. Il ne touche ni les dés des Boxers, ni le tir de harcèlement, ni la lutte contre les incendies.
r-54 = Chaque grande Légation doit avoir des soldats ou une arme dans une zone ni en ruines ni en flammes. Le bot le vérifie après le redéploiement, après votre mouvement et en fin de journée. Une Légation sans garde coûte 1 point de moral, une fois par jour. Si toutes ses zones sont en ruines ou en flammes, elle ne coûte rien.
r-166 = Quand le marqueur de moral est retourné sur « peu de munitions », la valeur du moral ne change pas.
r-168 = Vous pouvez laisser une grande Légation sans garde, mais cela coûte du moral. La mise en place exige une garde, mais ni le §6.5 ni la FAQ ne l’exigent.
r-180 = Le contrôle des gardes fait partie du redéploiement. Un jour sans redéploiement, ce contrôle n’a donc pas lieu à ce moment.
r-183 = Avec la règle maison qui supprime le plafond, « remettre à 10 » n’abaisse jamais le moral.

## 5 La journée

s-5 = Une journée suit cet ordre : carte, vivres, Betsy, blessés, événement, bombardement, redéploiement, arrivée des Boxers, assaut, fin. La carte décide quelles étapes ont lieu. *Carte rouge de 2 à 10* : blessés. *Figure ou as rouge* : blessés, événement. *Carte noire de 2 à 10* : bombardement. *Figure ou as noir* : événement, bombardement, Boxers. *Les jokers* comptent comme les figures de leur couleur, mais le rouge ramène plus de blessés. Le redéploiement a lieu tous les jours, sauf quand une mine amène des Boxers un jour rouge.
    .title = Le déroulement de la journée
s-5-1-1 = Le marqueur des vivres part de la case 1 et monte d’une case par jour. La piste s’arrête à la case 35. Arriver à 35 ne coûte encore rien. Ensuite, chaque jour de vivres manquant coûte 2 points de moral.
    .title = Les vivres
s-5-1-2 = Une fois par jour, vous pouvez envoyer vos soldats, officiers et armes dans d’autres zones. Ni la distance ni la muraille ne les arrêtent. Ils ne peuvent pas aller dans une entrée numérotée ni, hors de la muraille, dans une zone voisine d’une entrée. Un pion qui se trouve dans une de ces zones doit la quitter. Les civils restent chez eux (§8.2).
    .title = Le redéploiement
s-5-1-3 = Un jour noir, les obus tombent d’abord, puis la garnison se redéploie. Un jour d’assaut, tout cela se passe avant que vous sachiez par où les Boxers vont entrer.
    .title = Le redéploiement un jour d’attaque
s-5-1-4 = Un dé désigne l’une des six entrées. Vingt pions tirés de la réserve y forment une seule pile. Après la trêve, la pile se compose des 18 pions restants. Les Boxers bougent dès la première séquence.
    .title = Vingt pions boxers
s-5-1-5 = Quand la carte est une figure, un as ou un joker, deux dés désignent l’un des événements du §5.3.
    .title = Le jet d’événement
s-5-1-6 = Avec une carte rouge de 2 à 10, un dé plus 6 donne les points de soldats qui reviennent. Avec une figure ou un as rouge, 12 points reviennent, et avec le joker rouge 18. Un pion entier revient de l’hôpital pour deux points, un pion réduit pour un point. Vous le placez dans une zone où les troupes peuvent se redéployer. Les points non employés sont perdus.

    Deux pions réduits d’une même nation, dans une même zone, peuvent devenir un pion entier. L’autre pion va alors à l’hôpital et peut revenir aussitôt.
    .title = Les blessés
s-5-2 = Deux dés désignent le quartier bombardé. Jetez un dé pour chaque zone de ce quartier où il y a des soldats, des armes ou des civils. Leurs points donnent la colonne de la table. Le dé a −1 pour une Légation, une barricade ou une ruine (une seule fois), et −1 après la trêve. Le résultat du dé reste entre 0 et 6.

    Les soldats subissent les pertes, puis les armes. Un résultat 5C retire cinq points de civils, et 1D un jour de vivres. Jetez un dé pour chaque officier d’une zone bombardée (§1.5.1).
    .title = Le bombardement
s-5-3 = La somme de deux dés désigne l’événement. 2 : deux mines ruinent des zones françaises. 3 : les munitions manquent, −2 à vos dés jusqu’à la fin du siège. 4 : fortes pluies, ni obus ni assaut. 5 : famine, des civils meurent. 6 : une mine amène seize Boxers à l’entrée 3. 7 : le Peitang tient, moral à 10. 8 : cri de guerre « Cha, cha ! », +3 aux mêlées des Boxers pendant le prochain assaut. 9 : la colonne approche, moral à 10. 10 : pluie légère, pas d’obus. 11 : des vivres arrivent, un dé plus 6 jours, moral à 10. 12 : trêve, les réguliers partent, moral à 10. Les événements 2, 3, 6, 9, 11 et 12 n’arrivent qu’une fois. Si l’un d’eux sort de nouveau, le prochain événement encore possible le remplace.
    .title = Les événements

r-43 = Les blessés reviennent avant l’événement, comme dans la liste du §6. Si la pluie change la carte, ils reviennent après l’événement. Une table du règlement donne un autre ordre, mais la FAQ accepte celui-ci.
r-44 = Quand les vivres diminuent, leur marqueur monte de 1 vers 35. Quand de nouveaux vivres arrivent, le marqueur redescend vers 1. Dans l’autre sens, l’arrivée de vivres en ferait perdre.
r-45 = Quand le marqueur est à 35, chaque cran de plus coûte 2 points de moral. Arriver à 35 ne coûte rien. Sur ce point, deux passages du règlement se contredisent, et c’est le second qui compte. Avec la règle maison, les crans ne coûtent rien. En revanche, chaque jour qui finit à 35 coûte 2 points de moral, même le premier.
r-55 = La journée de la dernière carte se joue jusqu’au bout, puis la colonne arrive.
r-56 = Le redéploiement a lieu une fois par jour, après les obus et avant le dé d’entrée. Il a lieu même si la pluie légère a empêché les obus. Toutes les listes d’étapes du règlement le citent.
r-57 = Un jour rouge où la mine amène des Boxers, l’attaque a lieu aussitôt, sans redéploiement. Les blessés reviennent d’abord, car la FAQ ne supprime que le +1 de moral du soir.
r-58 = Le redéploiement ignore les distances, les rampes et les coûts. Les entrées, leurs voisines hors de la muraille et la Cité impériale restent interdites. Le règlement conseille de garder chaque pion près de sa Légation, mais ne l’exige pas.
r-59 = Les civils ne sont pas des défenseurs : vous ne pouvez donc pas les redéployer. Les §8.2 et §6.5 disent comment ils se déplacent.
r-60 = Avec une carte rouge de 2 à 10, un dé plus 6 donne les points de blessés qui reviennent. La FAQ propose 12 points sans jet, mais comme option : c’est donc une règle maison. Les figures et les as ramènent 12 points, le joker 18.
r-61 = Les points d’une carte rouge font revenir des soldats de l’hôpital. Un pion entier coûte 2 points, un pion réduit 1 point. Un pion réduit qui est sur la carte reste réduit. Les armes, les officiers et les civils ne reviennent jamais.
r-62 = Vous ne pouvez réunir deux pions réduits qu’au moment où les blessés reviennent. Les deux pions doivent être de la même nation et dans la même zone. Ils forment un pion complet, et l’autre pion est libre : il peut revenir s’il reste des points. Le moral ne change pas.
r-63 = Les obus tombent sur un seul quartier par jour. Jetez un dé pour chaque zone occupée de ce quartier (§5.2). Chaque zone subit une attaque à part.
r-64 = Pour trouver la colonne de la table du bombardement, additionnez les points des soldats, des armes et des servants. Les civils comptent 10 ou 5, les officiers 0. À partir de dix points, prenez la dernière colonne.
r-65 = Pendant un bombardement, les soldats subissent les pertes d’abord, puis les armes. Les civils ne perdent des points que sur un résultat 5C. Le −1 de la zone et le −1 de la trêve s’additionnent. Le résultat du dé reste entre 0 et 6, comme les lignes de la table.
r-66 = Les résultats 5C et 1D s’appliquent dans chaque zone : vous pouvez donc perdre plusieurs dépôts en un jour.
r-67 = Un événement unique n’a lieu qu’une fois. Si les dés le désignent encore, c’est l’événement suivant de la table qui a lieu. Si cet événement est unique et a déjà eu lieu, prenez encore le suivant. Après l’événement 12 vient l’événement 2.
r-68 = Jetez un dé pour chaque zone minée qui contient des soldats, des armes ou des civils. Lisez le résultat dans la colonne 8, sans modificateur. Jetez aussi un dé pour chaque officier présent. La mine touche même une zone déjà en ruines.
r-69 = Les pions des zones minées vont dans la zone française qui n’est pas en ruines. S’il n’y en a plus, ils vont dans la zone de Légation encore debout la plus proche. La distance se compte de zone en zone. Si toutes les Légations sont en ruines, ils restent sur place.
r-70 = Le manque de munitions donne −2 à tous vos dés de tir et de mêlée jusqu’à la fin du siège. Il ne touche pas la mêlée des Boxers.
r-71 = La pluie rend rouge une figure, un as ou un joker noir : il n’y a ni obus ni assaut. Les blessés reviennent, la garnison se redéploie, et le moral monte de 1 le soir. Il n’y a pas de second événement, et la carte ne compte pas pour Betsy. Un jour rouge, la pluie ne change rien.
r-72 = En cas de famine, vous choisissez quels civils perdent des points. Sur un 6, des soldats de votre choix perdent aussi un point, ce qui coûte 1 de moral. S’il n’y a plus de soldats, une arme perd ce point. Vous décidez tout cela avant que les obus tombent.
r-73 = Un jour rouge, seize pions viennent par la mine. Un jour noir, vingt autres viennent aussi par une entrée. Seuls les cinq derniers pions de la réserve passent alors par la mine, comme le dit la FAQ. Après la trêve, aucun pion ne passe par la mine. Les deux attaques se jouent dans les mêmes séquences.
r-74 = Quand un événement « remet le moral à 10 », le moral passe aussitôt à 10. Les pertes suivantes partent de ce 10.
r-75 = Le cri de guerre « Cha, cha ! » donne +3 aux mêlées des Boxers, et rien d’autre. Le bonus reste de +3 même si l’événement a lieu deux fois. Le bonus attend le prochain assaut, compte dans toutes les séquences de cet assaut, puis disparaît.
r-76 = La pluie légère n’arrête que les obus : l’assaut a lieu quand même.
r-77 = À la trêve, les réguliers et leur général partent avant le tirage des Boxers du jour. Dès lors, le dé des obus a −1.
r-90 = Une nouvelle pile de Boxers entre sans payer. Elle dispose de ses 4 points de mouvement dès la première séquence. Les Boxers perdus ce jour-là vont dans la réserve, mais ne peuvent pas revenir avant le lendemain.
r-160 = Les 54 cartes ne sont jamais mélangées de nouveau : chacune sort donc une seule fois. La moitié sont rouges, l’autre moitié noires.
r-170 = L’hôpital ne contient que des pions de soldats : les pions perdus et les pions qu’une réunion a libérés.
r-179 = Une règle maison dit qu’aucun blessé ne revient un jour rouge où une mine amène des Boxers. Avec cette règle, les blessés reviennent toujours après l’événement, car le bot doit d’abord connaître l’événement du jour.
r-185 = Des officiers seuls dans une zone ne sont pas bombardés : le règlement ne parle que de soldats et de civils.
r-186 = Un pion réduit sur la carte ne peut pas redevenir entier. Le conseiller fait donc subir les pertes d’abord aux pions réduits. Parmi les pions réduits, il choisit d’abord des soldats d’une autre nation que celle de la Légation. En cas de famine, il choisit en dernier un pion de soldats seul dans sa zone.
r-187 = Jetez au plus un dé par officier pendant un bombardement, ou quand les deux mines explosent. N’en jetez pas pour le subalterne qui remplace un officier, même si sa nouvelle zone est frappée plus tard.

## 6 L’assaut

s-6 = Un assaut est une suite de séquences de neuf phases. Il dure tant qu’il reste un Boxer. Les cinq premières phases sont les incendies, le mouvement des Boxers, le tir, la mêlée des Boxers et votre mouvement. Puis viennent la mêlée des soldats, le moral des Boxers, leurs incendies et la fin. Quand le dernier Boxer part, le reste de la séquence n’a pas lieu.
    .title = La séquence
s-6-1 = Jetez un dé pour chaque zone en flammes où il y a des soldats. Si le dé plus leurs points fait 6 ou plus, l’incendie est éteint, mais un 1 naturel échoue toujours.

    Ensuite, pour chaque incendie allumé par les Boxers, jetez un dé par Légation ou zone de bâtiments voisine. Sur un 1, cette zone prend feu aussi. Un incendie né de cette façon ne se propage pas.
    .title = Les incendies
s-6-2 = Une pile de Boxers, ou colonne, a 4 points de mouvement et suit les flèches. Entrer dans une zone où il y a des troupes lui coûte 3 points. Entrer dans une ruine, une Légation, une zone barricadée ou une zone avec des civils coûte 2 points. Entrer dans le canal ou en sortir coûte 2 points. Tout autre déplacement coûte 1 point.

    Une pile s’arrête quand elle rencontre vos pions ou une Légation encore debout. Elle reste dans une zone où sont vos pions, sauf si la zone brûle. Les piles traversent les zones en flammes sur leur chemin.

    Dans une zone à deux flèches, une pile qui ne s’est pas encore divisée se partage en deux moitiés. Une pile déjà divisée préfère la flèche rouge. Mais elle choisit une zone intacte plutôt qu’une zone en ruines ou en flammes.
    .title = Le mouvement des Boxers
s-6-3 = Chaque zone peut faire un tir avec sa valeur, sur les Boxers de sa zone ou d’une zone voisine. Tous ses soldats tirent ensemble. Les armes tirent selon le §3.1. Vous ne pouvez tirer ni depuis une zone en flammes ni sur une autre zone où sont vos pions.

    Additionnez les points des pions qui tirent pour trouver la colonne de la table. Les officiers ajoutent leur bonus au dé, et une arme +2 ou +4. Chaque chef boxer donne −1, les réguliers −1, une cible en ruines −1. Le manque de munitions donne −2, le moral à 0 donne −3.

    Le chiffre du résultat indique combien de points perdent les Boxers, pions réduits d’abord. Un fanatique subit seul tout le résultat. Un 4 ou un 5 disperse tout fanatique. Un 3 affaiblit un fanatique entier et disperse un fanatique affaibli. Un résultat plus petit est sans effet.

    Si vous tirez dans votre propre zone, un résultat S vous coûte un point de soldats, 2S deux points.
    .title = Le tir
s-6-4 = Faites un jet pour chaque zone où des Boxers rencontrent des troupes ou des civils. Les points des Boxers donnent la colonne de la table.

    Chaque chef donne +1 au dé, les réguliers +1, le cri de guerre (§5.3) +3. Comparez les points des Boxers à ceux de vos troupes : le double donne +1, le quadruple +2, le sextuple +3. Contre des civils seuls, les Boxers ont +3.

    Une zone britannique ou française debout donne −2. Une autre Légation ou une barricade donne −1 si des troupes y sont. Une ruine donne −1.

    Les soldats subissent les pertes d’abord, puis les armes. S’il reste des points, les civils se replient. S’il reste 3 points, les civils perdent aussi cinq points. Si des troupes se battent, un résultat B coûte un point aux Boxers, et 2B deux points.
    .title = La mêlée des Boxers
s-6-5 = Les soldats et les officiers ont 4 points de mouvement. Un déplacement d’une zone coûte 1 point. Entrer dans une ruine, une Légation, une zone barricadée ou une zone avec des Boxers coûte 2 points. Entrer dans le canal ou en sortir coûte aussi 2 points. Quitter une zone où il y a des Boxers coûte 1 point de plus. Un pion qui rencontre des Boxers s’arrête.

    Les armes et les civils avancent d’une zone au plus. Les civils ne vont jamais parmi les Boxers.

    Aucun pion n’entre dans une zone en flammes. Un pion qui s’y trouve doit en sortir s’il a une issue. Après tous les mouvements, chaque grande Légation sans garde coûte du moral (§4).
    .title = Votre mouvement
s-6-6 = Vous devez faire un jet pour chaque zone où il y a des troupes et des Boxers. La colonne et les modificateurs sont ceux du §6.3, sans le bonus des armes. Ajoutez 2 au dé s’il y a des soldats, et 1 dans une Légation encore debout ou à une barricade. Ajoutez encore 2 pour des Britanniques dans une zone britannique ou des Français dans une zone française. Un résultat S vous coûte un point, 2S deux points.
    .title = La mêlée des soldats
s-6-7 = Testez le moral des Boxers dans chaque zone où ils ont perdu des points au tir ou en mêlée. Jetez un dé sans modificateur. De 1 à 4, la fuite leur coûte un point. Sur un 5, elle coûte deux points, et sur un 6 trois points. S’il y a un fanatique dans la zone, seul un 6 compte : un fanatique fuit.
    .title = Le moral des Boxers
s-6-8 = Les Boxers mettent le feu à toute zone de bâtiments ou de Légation où ils se trouvent. La présence de vos pions n’y change rien. Les ruines, les rues, le canal, les ponts et la muraille ne brûlent pas.
    .title = Les incendies des Boxers
s-6-9 = Les Boxers se retirent après trois séquences de suite sans action. Dans une telle séquence, aucun pion ne perd de point. Aucune zone ne prend feu non plus pour la première fois du jour. Après soixante séquences, les Boxers se retirent dans tous les cas.

    En fin de journée, les Boxers retournent entiers dans la réserve, et les incendies deviennent des ruines. Le bot vérifie les gardes, le moral change (§4), et les civils rentrent chez eux.
    .title = Fin de séquence et de journée

r-4 = Un chiffre de la table de tir indique des points, et non des pions. Trois points ne font donc qu’affaiblir un fanatique, comme le dit la FAQ.
r-5 = Chaque camp subit exactement ses pertes. Seuls les pions présents au moment du jet peuvent en subir. Vous choisissez lesquels, avant tout jet où ce choix compte. Les Boxers perdent d’abord leurs pions réduits. S’il ne reste qu’un point à perdre, ils retournent un pion entier. Les points qu’aucun pion ne peut subir sont perdus.
r-6 = Les civils perdent cinq points à la fois. Vous retournez un pion entier ou perdez un pion réduit, à votre choix. S’il n’y a pas de civils dans la zone, 5C est sans effet.
r-188 = Jusqu’au prochain jet, vous pouvez changer les pions qui subissent les pertes. C’est trop tard dès qu’un pion entre dans la zone ou la quitte. Un pion arrivé plus tard ne subit pas ces pertes. Si tous les pions d’une zone se replient, vous choisissez parmi eux. Le bot pose la question avant chaque jet où ce choix compte, et avant les obus ou les Boxers.
r-78 = Contre un incendie, seuls les points de soldats comptent. Des soldats essaient toujours d’éteindre l’incendie de leur zone, même si des Boxers y sont. Le règlement ne parle ni d’armes, ni d’officiers, ni de civils.
r-79 = Vous avez un seul essai par incendie. Si cet essai échoue, vous ne pouvez plus éteindre l’incendie. S’il réussit, la zone est de nouveau intacte, et les Boxers peuvent la rallumer.
r-80 = Vous essayez d’abord d’éteindre tous les incendies. Ensuite seulement, les incendies se propagent. Si une zone vient de prendre feu, votre essai n’a donc lieu qu’à la séquence suivante.
r-81 = Si une zone est voisine de deux incendies, faites deux jets pour cette zone à chaque séquence. Ne faites pas de jet pour une zone qui brûle ou qui est en ruines.
r-82 = Selon le règlement, seul un incendie allumé par les Boxers se propage. Un incendie venu d’une autre zone ne se propage donc jamais. Mais une note du règlement interdit cette propagation seulement à la première séquence. Une règle maison permet donc à un tel incendie de se propager à partir de la deuxième.
r-83 = Le règlement ne parle que des bâtiments d’une zone. Les rues, le canal, les ponts et la muraille ne brûlent donc pas et ne transmettent pas le feu. Toutes les autres zones peuvent brûler, barricadées ou non.
r-84 = Les Boxers incendient même les zones où se trouvent vos pions. Le règlement parle en effet de « chaque zone qui contient des Boxers ».
r-85 = Vous ne pouvez pas tirer depuis une zone en flammes, mais vous pouvez tirer sur une zone en flammes. Si les deux camps sont encore dans cette zone à la phase de mêlée, ils se battent.
r-86 = Aucun pion n’entre volontairement dans une zone en flammes. Seuls les Boxers peuvent en traverser une. Un pion qui se replie évite aussi les zones en flammes.
r-87 = Vos pions doivent quitter une zone en flammes s’ils ont le droit d’entrer dans une zone voisine. Peu importe s’ils n’ont plus de points de mouvement. Les soldats doivent sortir même s’il leur faut aller parmi des Boxers. Les civils ne vont jamais parmi eux.
r-88 = Des pions sans issue dans une zone en flammes restent indemnes et peuvent se battre. Ils essaient de nouveau de sortir à la séquence suivante. Le règlement ne prévoit pas de perte.
r-89 = Tous les incendies deviennent des ruines quand le dernier Boxer de la journée est parti, et pas avant.
r-91 = Des soldats, des armes ou des civils empêchent une pile de repartir. Si leur zone brûle, la pile doit pourtant partir. Un officier seul ne peut pas retenir une pile.
r-92 = Si plusieurs coûts s’appliquent à une même zone, la pile ne paie que le plus élevé.
r-93 = Entrer dans le canal coûte 2 points de mouvement, et en sortir aussi. Cela vaut pour les deux camps, comme le dit la FAQ. Avancer le long du canal a le coût habituel. Passer d’un pont à une rue est un déplacement ordinaire.
r-94 = Une pile termine son mouvement dans toute zone où se trouvent vos pions. Elle s’arrête aussi dans toute Légation encore debout qui ne brûle pas, même vide, et y met le feu. Les autres bâtiments vides ne l’arrêtent pas.
r-95 = Une pile qui ne s’est pas encore divisée se partage toujours devant deux flèches. C’est vrai même si elles mènent à des ruines ou à des incendies. Seules les piles déjà divisées, ou trop petites pour l’être, préfèrent la flèche rouge.
r-96 = Une pile qui se trouve dans une zone à deux flèches se divise au début de son mouvement. Une pile qui entre dans une telle zone se divise aussitôt, si elle peut continuer. Si elle doit s’arrêter, elle se divise quand elle repart.
r-97 = Quand une pile se divise, les deux moitiés ont le même nombre de pions, à un près. Elles reçoivent les pions à tour de rôle, type par type, les pions entiers d’abord. Pour chaque type, la plus petite moitié commence ou, à égalité, celle de la flèche rouge. Les chefs viennent en dernier et ne restent jamais seuls. Une pile qui n’a qu’un combattant ne se divise pas.
r-98 = Une moitié qui ne peut pas payer son déplacement attend et garde sa flèche pour la séquence suivante. Même si elle manque de points, elle ne change jamais de flèche. Une moitié qui arrive sans points prend sa flèche en arrivant et attend de même. Elle garde cette flèche même si la zone visée tombe en ruines entre-temps.
r-99 = Les piles qui s’arrêtent dans une même zone se réunissent. La nouvelle pile compte comme divisée si l’une des piles l’était. Deux moitiés qui ont encore des flèches différentes restent séparées. Au combat, toutes les piles d’une zone forment un seul groupe.
r-100 = Une pile divisée prend la flèche rouge si elle mène à une zone intacte. Sinon, elle prend la flèche verte si celle-ci mène à une zone intacte. Si aucune flèche ne mène à une zone intacte, la pile prend la rouge ou, à défaut, la verte. Une zone en flammes compte ici comme une ruine, d’après la FAQ. Vos pions dans les zones sans flèche n’attirent pas les Boxers.
r-101 = Une pile traverse sans coût une zone en flammes sur son chemin. Elle entre ensuite dans la zone suivante, même s’il ne lui reste pas de points. Si cette zone est une ruine, elle doit pourtant en payer le coût. Sans cette règle, les piles attendraient toute la journée devant les incendies.
r-102 = Dans une zone en flammes sans issue, les Boxers restent indemnes et se battent. Une flèche n’est pas une issue si elle ramène seulement dans la même zone, à travers d’autres incendies. Des Boxers qui devraient suivre une telle flèche suivent l’autre flèche. Dans la FAQ, les Boxers vont ainsi de la Légation italienne en flammes à la Légation française.
r-103 = Les Boxers n’entrent jamais dans une zone où aucune flèche ne mène. Si aucune flèche ne part d’une zone, les Boxers de cette zone restent sur place et y mettent le feu.
r-104 = Une pile n’entre jamais deux fois dans la même zone pendant une séquence : elle s’arrête avant. Si elle tourne en rond plusieurs séquences de suite, l’assaut finit selon R146.
r-105 = Une pile qui suivrait une flèche hors de la carte serait retirée. Notre plateau n’a pas de telle flèche.
r-106 = Une pile qui entre dans une zone où il n’y a que des civils paie 2 points et s’arrête. Les civils comptent en effet comme vos pions.
r-107 = Les piles se déplacent l’une après l’autre, dans l’ordre où elles se sont formées. Chacune tient compte des mouvements précédents.
r-108 = Pour chaque zone, vous choisissez si elle tire, comme le dit la FAQ. Un tir sur sa propre zone peut vous coûter des points (résultat S).
r-109 = Chaque zone fait un seul tir avec sa valeur. Les points de plusieurs zones ne s’additionnent jamais, mais plusieurs zones peuvent tirer sur la même cible.
r-110 = Tous les soldats d’une zone tirent ensemble, car le règlement additionne toute la valeur de la zone. Seules les armes peuvent tirer sur une autre cible, en harcèlement.
r-111 = Vous ne pouvez pas tirer, même en harcèlement, sur une autre zone où se trouve un de vos pions. Les pions de cette zone, eux, peuvent tirer sur les Boxers qui y sont.
r-112 = Des troupes qui ont des Boxers dans leur zone peuvent encore tirer sur une zone voisine : aucune règle ne l’interdit.
r-113 = Chaque séquence a une phase de tir, même si les Boxers n’ont pas bougé.
r-114 = Les §6.3 et §6.6 disent quels modificateurs s’appliquent au tir, à la mêlée ou aux deux. Le bonus des armes ne compte qu’au tir. Les bonus de Légation et de mêlée ne comptent qu’en mêlée.
r-115 = Le −1 d’une ruine dépend de la zone visée, et non de celle des tireurs. Il s’applique aussi en mêlée, où les modificateurs du tir « restent les mêmes ».
r-116 = Le +1 d’une Légation encore debout ou d’une barricade ne compte que dans la mêlée des soldats. Il vaut pour tous les soldats qui s’y battent, même s’ils viennent d’arriver.
r-117 = Des soldats britanniques ont +2 dans une zone britannique, et des soldats français dans une zone française (§6.6). Les volontaires ne donnent pas ce bonus. Le bonus s’ajoute au +1 d’une Légation encore debout et au +2 des soldats.
r-118 = Ajoutez d’abord tous les modificateurs au dé. Ensuite seulement, ramenez ce total entre 0 et 7 : c’est la ligne de la table. À partir de dix points, prenez la dernière colonne.
r-119 = Un résultat S ne coûte des points qu’en mêlée, ou lors d’un tir sur des Boxers de la même zone.
r-120 = Un résultat S coûte des points, et vous choisissez quels soldats les perdent. S’il n’y a plus de soldats, les armes perdent ces points. Les civils n’en perdent jamais.
r-121 = Le résultat 2S de la ligne 0, colonne 2, s’applique comme il est imprimé : vous perdez deux points. C’est le seul 2S de la table.
r-122 = Les fanatiques subissent les pertes d’abord (R123). Sans fanatique, les irréguliers perdent des points, puis les réguliers. Si un résultat élimine les derniers irréguliers, les réguliers subissent les points qui restent. Un chef quitte la carte avec le dernier de ces pions.
r-123 = Chaque résultat compte à part et touche un seul fanatique. Un fanatique affaibli est touché en premier. Les résultats ne s’additionnent pas, et les points en trop sont perdus.
r-124 = Trois points dispersent un fanatique affaibli, car son pion n’a que deux faces. Pris au mot, le règlement exigerait 4 points, un résultat que peu de zones peuvent obtenir.
r-125 = Si un fanatique est présent, un jet de harcèlement ou de moral est sans effet de 1 à 5. Sur un 6, un fanatique part, mais aucun autre Boxer.
r-126 = Vous choisissez l’ordre des tirs, et vous voyez le résultat de chacun avant le tir suivant.
r-127 = Vous ne pouvez pas éviter la mêlée des Boxers. Le bot jette un dé par zone, dans l’ordre de la carte. Il compte les points de tous les Boxers présents dans la zone.
r-128 = Pour leur supériorité en mêlée, les Boxers ont +1, +2 ou +3, et seul le bonus le plus élevé compte. Les points des Boxers se comparent à ceux des troupes au moment du jet. « Le double » veut dire au moins le double. Pendant toute la phase, ce sont les points qui comptent, et non le nombre de pions.
r-129 = Contre des civils seuls, les Boxers ont +3 en mêlée, car la force des civils compte pour zéro.
r-130 = Dans la mêlée des Boxers, les réguliers donnent +1 une seule fois. Chaque chef donne +1 et le cri de guerre +3. Ces bonus s’additionnent, mais la ligne ne dépasse pas 7.
r-131 = Dans la mêlée des Boxers, une zone britannique ou française encore debout donne −2. Peu importe quels pions s’y trouvent. Ce −2 remplace le −1 d’une Légation ou d’une barricade avec troupes. Le −1 d’une ruine s’ajoute à celui d’une barricade.
r-132 = Le règlement décrit un résultat de 4 qui ne figure pas dans la table. Ce résultat ne sort donc jamais.
r-133 = Les soldats perdent des points avant les armes, et les armes avant les civils. Entre pions du même type, vous choisissez. Seuls les points de soldats coûtent du moral.
r-134 = Les points d’un résultat qui restent après les pertes des troupes passent aux civils. S’il reste 1 ou 2 points, les civils se replient. S’il reste 3 points, ils perdent cinq points et se replient. S’il ne reste aucun point, ils ne bougent pas.
r-135 = Les civils d’une zone perdent les cinq points une seule fois. Vous choisissez le pion qui les perd. Ensuite, tous les civils de la zone se replient ensemble.
r-136 = Les civils se replient d’une seule zone. Ils vont vers une autre zone de Légation, la plus proche qui ne soit ni en ruines ni en flammes. Ils n’entrent jamais dans un incendie ni parmi des Boxers. Si ce mouvement est impossible, ils vont dans une autre zone voisine sans incendie ni Boxers. Sinon, ils restent.
r-137 = Un résultat B ne compte que s’il y a des troupes dans la zone. Les irréguliers perdent des points d’abord, puis les réguliers. Un B ne sort que pour un petit groupe de Boxers, et ne touche donc jamais de fanatiques.
r-138 = Si plusieurs coûts s’appliquent à un déplacement, le pion ne paie que le plus élevé. Quitter une zone où il y a des Boxers coûte 1 point de plus, quel que soit le terrain.
r-139 = Les armes, les servants et les civils avancent d’une zone au plus par séquence, quel qu’en soit le coût. Ils respectent les rampes et les incendies. Les armes peuvent aller parmi des Boxers, mais pas les civils.
r-140 = Pendant un assaut, vos pions peuvent aller dans les entrées et dans leurs zones voisines. Seuls le déploiement et le redéploiement y sont interdits.
r-141 = Aucun pion n’est obligé de bouger, sauf pour sortir d’un incendie.
r-142 = Quand des troupes et des Boxers sont dans la même zone, tous leurs points comptent pour la mêlée. Des civils ou des officiers seuls ne se battent pas.
r-143 = Le moral des Boxers est testé à chaque séquence, pas seulement après la première. Le règlement dit seulement quand les tests commencent.
r-144 = Les Boxers passent aussi un test de moral quand un tir de harcèlement ou un B leur coûte des points. Ce test est un dé sans modificateur.
r-145 = Quand le dernier Boxer part au milieu d’une séquence, le reste de cette séquence n’a pas lieu.
r-146 = Un assaut finit après trois séquences de suite sans action, ou après soixante séquences en tout. Nous avons ajouté cette limite. Selon le règlement, un assaut où les deux camps ne se rencontrent jamais pourrait ne pas finir.
r-147 = En fin de journée, les Boxers vont dans la réserve et les incendies deviennent des ruines. Les marqueurs du jour sont retirés. Puis le moral change pour les Légations vides, les officiers perdus et un jour sans combat. Enfin, le bot vérifie si le siège est perdu (§7.1), et les civils rentrent. Le règlement ne fixe qu’une partie de cet ordre.
r-162 = Les chefs et les fanatiques ont 4 points de mouvement comme tous les Boxers, puisqu’ils bougent avec leur pile.
r-163 = Dans la mêlée des soldats, tous les pions de la zone combattent en un seul jet, même les nouveaux venus.
r-165 = Si deux zones sont voisines, toutes les troupes de l’une peuvent tirer sur l’autre.
r-167 = Plusieurs piles dans une zone forment une seule cible, livrent une seule mêlée et passent un seul test de moral.
r-169 = Une pile retenue dans une zone à deux flèches se divise quand plus rien ne la retient et qu’elle repart.
r-171 = Tous les dés viennent d’une seule graine. Quand le règlement ne fixe pas l’ordre, le bot jette les dés dans l’ordre de la carte. Pour les officiers, il suit l’ordre de leurs pions.
r-173 = Une pile qui n’a plus de points de mouvement ne traverse pas un incendie. Une pile ne peut pas non plus revenir dans la zone où elle a commencé son mouvement.
r-174 = Deux moitiés peuvent attendre dans la même zone, chacune avec sa flèche. Une troisième pile qui arrive rejoint alors la première moitié. La pile réunie garde la flèche qu’elle a déjà. Un pion resté seul garde aussi sa flèche.
r-175 = Quand des piles se divisent ou se réunissent, les chefs vont avec la plus petite moitié. Si les deux moitiés sont égales, ils vont avec la moitié qui suit la flèche rouge. Un chef ne reste jamais seul : s’il n’y a personne d’autre dans cette moitié, il va avec l’autre.
r-181 = Le général des réguliers est un chef et ne compte pas comme « des réguliers ». Il retire donc 1 à votre dé, et non 2.
r-182 = Avec une règle maison, les incendies font des victimes. Chaque pion de soldats sans issue perd alors 1 point, et chaque pion de civils 5 points.
r-184 = Un coup qu’un fanatique absorbe n’est pas une perte. Il n’entraîne pas de test de moral et n’interrompt pas le compte des séquences sans action.

## 7 La fin

s-7-1 = Le siège est perdu dès qu’il ne reste sur la carte ni soldats (les armes comptent) ni civils. Dans ce cas, les points ne sont pas comptés. Sinon, le siège finit avec la dernière carte.
    .title = Fin du siège
s-7-2 = Les deux camps comptent leurs points, et le total le plus élevé l’emporte. À égalité, la partie est nulle. Chaque total correspond à un niveau : jusqu’à 20, 21 à 50, 51 à 75, 76 à 99, 100 et plus.
    .title = Vainqueur
s-7-2-1 = Voici les points des Puissances. Une zone de Légation qui n’est pas en ruines vaut +10 dans une grande Légation et +5 dans une petite. Une zone de Légation en ruines vaut −5. Un pion de civils vaut +10 s’il est entier, +5 s’il est réduit, −5 s’il est perdu. Un pion de soldats à l’hôpital et une arme détruite valent −1. Un officier perdu pour de bon vaut −2, MacDonald −10.
    .title = Le compte des Puissances
s-7-2-2 = Voici les points des Boxers. Une zone de Légation en ruines vaut +10 dans une grande Légation et +5 dans une petite. Toute autre ruine vaut +1. Un pion de civils perdu vaut +5, un pion de soldats à l’hôpital +1.
    .title = Le compte des Boxers

r-148 = Le siège n’est perdu que s’il n’y a plus ni soldats ni civils. Les pions à l’hôpital ne comptent pas. Les armes et les servants comptent comme des soldats. Le bot le vérifie après chaque phase et chaque événement.
r-149 = Le vainqueur est le camp qui a le total le plus élevé. Les niveaux ne font que décrire chaque total, et peuvent sembler contredire le résultat.
r-150 = Le total des Puissances peut tomber au-dessous de 0. Un tel total correspond au niveau le plus bas.
r-189 = Un scénario plus court commence dans sa propre position, sans déploiement. Le bot compte les points après le dernier jour du scénario. Si le siège n’est pas perdu à ce moment, il compte comme tenu. Les limites des niveaux baissent en proportion. Pour chaque jour du siège entier qui n’est pas joué, les Puissances perdent 1/54 des points d’un siège intact.
r-151 = À la fin, chaque pion à l’hôpital compte pour 1 point, même si une réunion de pions l’y a envoyé. Un pion réduit sur la carte ne coûte rien. Une arme compte si ses servants sont éliminés. Elle coûte alors 1 point aux Puissances, mais n’en donne aucun aux Boxers.
r-152 = La perte de MacDonald coûte 10 points de victoire, et non 10 plus 2. Un autre officier coûte 2 points quand son subalterne est perdu aussi.
r-153 = Les Légations comptent zone par zone. Les grandes Légations sont la britannique, la française, l’allemande, l’américaine et la russe. Peu importe quel camp les occupe.
r-154 = Un pion de civils vaut 10 ou 5 points dans n’importe quelle zone. Un pion entièrement perdu coûte 5 points et en donne 5 aux Boxers.

## 8 Mise en place

s-8 = Placez quatre barricades, puis les soldats, les officiers et les armes, puis les civils. Le moral est à 10, le marqueur des vivres à 1, et Betsy n’est pas encore en jeu. Vous ne pouvez pas placer de pion dans une entrée ni, hors de la muraille, à côté d’une entrée. Le bot propose un bon déploiement historique, que vous pouvez prendre ou changer.
    .title = Ordre et zones interdites
s-8-1 = Chaque nation commence dans sa Légation ou à deux zones au plus de celle-ci. Les volontaires, et les nations sans Légation sur la carte, commencent où vous voulez. Les grandes Légations doivent avoir une garde (§4).
    .title = La garnison
s-8-2 = Quatre pions de civils commencent dans la Légation britannique, et deux dans chacune des Légations française, américaine, russe et allemande. Avant le tirage de chaque carte, ils rentrent dans une zone de leur Légation qui n’est pas en ruines. Si toutes ses zones sont en ruines, ils vont dans la grande Légation la plus proche. Si aucune grande Légation n’a de zone encore debout, ils vont dans la petite Légation la plus proche. Dans cette Légation, vous pouvez choisir la zone.
    .title = Les civils

r-155 = Avant chaque carte, les civils rentrent dans leur Légation, même de loin. Tant que les deux zones britanniques sont debout, chacune reçoit deux pions britanniques, sans compter les réfugiés. Si toute leur Légation est en ruines, ils vont dans la grande Légation la plus proche, sinon dans une petite. Sans Légation, ils restent où ils sont.
r-156 = Il y a douze pions de civils. Quatre sont britanniques, et chacune des quatre autres grandes Légations en a deux, selon la correction de la FAQ.
r-157 = Les officiers et les armes commencent comme leur nation, à deux zones au plus de leur Légation. Les nations sans Légation sur la carte commencent où vous voulez, comme les volontaires. Il en va de même pour les armes sans nation.
r-158 = Vous pouvez placer des pions dans les zones de la muraille voisines d’une entrée. Vous ne pouvez jamais en placer dans une entrée, même sur la muraille.
r-159 = Vous placez les barricades en premier. Le bot vérifie en dernier si des soldats tiennent celles de la muraille.
r-178 = La distance jusqu’à la Légation où les civils se réfugient se mesure entre les deux zones les plus proches. Vous choisissez la zone où ils vont dans cette Légation.
r-190 = Pour chaque pion de civils, vous pouvez choisir une zone de sa Légation. Si trop de pions veulent la même zone britannique, votre dernier choix est prioritaire.

## Sous un paragraphe

house-rule = -# *Règle maison, { $ruling } :* { $title } : { $choices }

## Exemples : une position, et ce qui s’y passe

example-before = **Avant :** { $place }
example-place = { $zone } : { $counters }
example-marks = { $what } : { $zones }
example-burning = en flammes
example-ruins = ruines
example-barricades = barricades
example-morale = moral { $morale }
example-food = marqueur des vivres sur { $food }
example-card = carte { $card }
example-after = **Ce qui se passe :**
example-nothing = Personne ne jette de dé, et rien ne change.
