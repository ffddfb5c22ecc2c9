# Les règles du siège avec nos propres mots. Un message par paragraphe (s-6-3 est §6.3, avec son titre) et par
# décision (r-94 est R94) : ce qui se joue là où le livret laisse quelque chose ouvert, et pourquoi.
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

s-1-1 = La carte compte 52 zones, en quatre quartiers de bombardement. Les Boxers entrent par six zones numérotées. Deux zones qui ont une frontière commune se touchent. À pied, un pion va dans toute zone qui touche la sienne, sauf par-dessus le bord de la muraille (§2.3). Tirs, flammes et distances passent aussi par les zones qui se touchent. La Cité impériale, en gris, n’est pas une zone : nul n’y entre, et aucune distance ne la traverse.
    .title = La carte
s-1-2 = Une carte est un jour, et il y a 54 cartes. Après la dernière, la colonne de secours arrive. La plupart des effets ne durent qu’un jour. Restent d’un jour à l’autre les ruines, le moral, les vivres, les pertes, l’hôpital et les événements passés. Restent aussi un cha-cha en attente, le manque de munitions, Betsy et le compte des figures rouges.
    .title = Le calendrier
s-1-3 = Les *Boxers* sont tous les pions chinois : irréguliers, fanatiques, réguliers et chefs. Les *troupes* sont les soldats et les armes lourdes, servants compris. Les *points* sont les valeurs des pions, additionnées. Une *séquence* est un tour des neuf phases d’un assaut. La *réserve* contient les pions chinois hors carte, l’*hôpital* les soldats perdus.
    .title = Les termes
s-1-4-1 = Soldats, irréguliers et réguliers valent 2, réduits 1. Fanatiques et civils valent 10, réduits 5. Une mitrailleuse vaut 2, un canon 3, leurs servants 1. Officiers et chefs valent 0. Un pion entier qui perd un pas est retourné ; un pion réduit est éliminé.
    .title = Pions et valeurs
s-1-5-1 = Un officier jette un dé quand sa zone est bombardée. Il en jette aussi un si une mêlée des Boxers y a coûté des points de soldats ou d’armes. Sur un 6, il tombe. Parmi les Boxers et sans troupes, il tombe sans dé. Son subalterne le remplace sur place, ou auprès des troupes les plus proches. Un subalterne qui tombe est perdu pour de bon, MacDonald aussi. Un chef boxer part avec le dernier autre Boxer de sa zone et retourne à la réserve.
    .title = Comment tombent les officiers
s-1-5-2 = Un officier donne +2 au dé du tir et de la mêlée de sa zone, un subalterne +1. Seuls les deux meilleurs comptent, +4 au plus. Chaque chef boxer ôte 1 à notre dé contre sa zone, 2 au plus. Il donne aussi +1 à la mêlée des Boxers.
    .title = Les bonus des officiers
s-1-5-3 = MacDonald donne +3, et alors aucun autre officier de sa zone ne compte. Il n’a pas de subalterne. Sa perte coûte 6 de moral en fin de journée, et 10 points de victoire.
    .title = MacDonald
s-1-6 = Une zone en flammes devient une ruine en fin de journée. Les ruines sont définitives. Une Légation en ruines perd tous ses bonus, mais compte encore pour les points de victoire. Au déploiement, vous placez quatre barricades dans quatre zones différentes. Légations, entrées et zones interdites aux soldats sont exclues. Une barricade donne +1 à la mêlée des soldats et −1 aux obus. Elle donne −1 à la mêlée des Boxers tant que des troupes la tiennent. Y entrer coûte 2.
    .title = Incendies, ruines, barricades

r-1 = « Boxers » veut dire tout pion chinois, pour le mouvement, les mises à feu, le moral et la fin de journée. Seul l’ordre des pertes distingue les irréguliers. Le texte emploie le mot dans les deux sens.
r-2 = Les pions à deux faces ont les valeurs de §1.4.1. MacDonald et les chefs boxers n’ont qu’une face, car le texte n’en décrit pas de seconde.
r-3 = La réserve compte 25 pions chinois, les deux chefs compris. Sept partent avec la trêve, et le texte parle de 18 qui restent.
r-11 = Les rues « plus rapides » ont pour seule règle leur coût de 1 : le texte ne donne aucun autre chiffre.
r-13 = Les ruines ôtent 1 aux obus, comme les Légations ; il n’y a qu’un seul −1. Le paragraphe du bombardement vient plus loin dans le livret et donne le chiffre.
r-14 = Pour le combat et le mouvement, une Légation en ruines n’est qu’une ruine, sinon elle abriterait mieux qu’avant. Pour la victoire elle reste une Légation. Une zone en flammes garde son ancien état jusqu’en fin de journée.
r-15 = Les zones du canal peuvent avoir une barricade, comme le permet la FAQ. Légations, entrées et zones interdites n’en ont jamais. Une barricade sur la muraille exige des soldats dans sa zone quand le siège commence. Une barricade reste quand sa zone tombe en ruines.
r-16 = Une barricade donne exactement les avantages de sa liste, jamais les bonus propres aux Britanniques ou aux Français. Dans une ruine, la ruine et la barricade comptent toutes deux, car rien ne l’exclut.
r-17 = Le bonus des officiers vaut pour le tir de la zone avec sa valeur et pour la mêlée des soldats. Pour le feu, le tir de harcèlement et les dés de moral, le texte ne cite pas d’officiers.
r-18 = Avec MacDonald, le bonus est exactement +3, comme le dit la FAQ, même si deux autres officiers donneraient +4. Sans lui, les deux meilleurs comptent.
r-19 = Deux chefs donnent −2 à notre dé et +2 au leur : le texte dit que leurs effets s’ajoutent. Cela vaut aussi pour les tirs venus d’une zone voisine.
r-20 = Un chef ne paie jamais de perte. Il part avec le dernier autre Boxer de sa zone, pour toute cause, car il ne se bat pas seul.
r-21 = Sous les obus, chaque officier d’une zone attaquée jette un dé, quel que soit le résultat. Après une mêlée des Boxers, il n’en jette un que là où des troupes ont perdu des points. Les pertes par S ou famine n’amènent aucun jet : le texte ne cite que ces deux cas.
r-22 = Un officier parmi les Boxers, sans soldat ni arme, tombe sans dé, même après un S. Le texte dit que c’est automatique. Les obus ne le tuent que sur un 6.
r-23 = Armes et servants gardent un officier en vie comme des soldats ; les civils, non. Le passage le plus tardif parle de soldats, et pour la FAQ les armes valent des soldats.
r-24 = S’il reste des troupes, le subalterne le remplace sur place. Sinon il va à pied dans la zone avec troupes la plus proche qui ne brûle pas. À égalité, il va dans la première dans l’ordre de la carte. Sans zone pareille, il est perdu.
r-25 = Un officier seul n’est pas bombardé. Les Boxers s’arrêtent en le rencontrant, mais il ne les retient pas. Seul parmi eux il tombe sans dé : il ne peut donc pas y aller seul.
r-26 = MacDonald est l’un des dix officiers : le texte en compte dix en tout.
r-27 = La perte de MacDonald coûte 6 de moral en fin de journée, et pas 4 de plus. De deux passages, le plus tardif l’emporte.
r-28 = Un officier perdu pour de bon coûte 4 de moral une seule fois, ce soir-là. Un officier remplacé par son subalterne ne coûte rien.
r-29 = Un officier aide le tir de sa zone une fois par séquence. Il aide aussi sa mêlée, car ce sont des phases différentes.
r-161 = Zones, frontières, flèches, entrées, quartiers et nombre des pions sont de notre main, car le plateau imprimé nous manque. Toutes les indications du texte sont respectées.
r-172 = Seul le contenu de la liste de §1.2 passe au lendemain. Tout le reste finit avec le jour.

## 2 Piles et muraille

s-2-1 = Une zone peut contenir n’importe quel nombre de pions.
    .title = L’empilement
s-2-2 = Personne ne possède une zone. Seuls comptent les pions présents. Une Légation en ruines coûte ses points, quel que soit le camp qui l’occupe.
    .title = Le contrôle
s-2-3 = Les pions passent le bord de la muraille entre une zone à rampe et une rue, dans les deux sens. Ailleurs il est fermé. Le long de la muraille ils circulent librement. Le tir passe de haut en bas et de bas en haut entre zones qui se touchent. Une barricade sur la muraille exige des soldats dans sa zone quand le siège commence.
    .title = La muraille

r-9 = Les rampes servent à monter et à descendre, même aux armes et aux civils. Seules les flèches des Boxers les ignorent. Un seul passage du texte barre les deux sens, et c’est le plus complet.
r-10 = Tirs et flammes passent entre muraille et rue dans les deux sens. Là aussi, « à deux zones » et les portées comptent les zones qui se touchent. La règle demande des voisines, non un chemin.
r-12 = Il n’y a ni limite d’empilement ni contrôle des zones, donc rien à noter. Seule la présence compte.

## 3 Armes lourdes

s-3 = Une mitrailleuse (2 points) porte à 4 zones, un canon (3 points) à 6. La zone voisine est à distance 1, la zone de l’arme à 0. De la muraille, toute zone en contrebas est à portée. Rien ne bloque la vue. Une arme touchée est détruite et laisse ses servants, qui valent 1 point. Ils se battent comme un soldat, sans bonus. Une arme ou des servants seuls tiennent une zone comme des soldats. Ils avancent d’une zone par séquence.
    .title = Armes, servants, portées
s-3-1 = À chaque phase de tir, une arme intacte fait l’une de deux choses. Avec sa valeur : elle ajoute ses points au tir de sa zone, chez elle ou dans une voisine. Le dé a alors +4 dans sa zone ou +2 dans la voisine, une fois pour toutes les armes. En harcèlement : elle jette seule le dé de §3.2, aussi loin qu’elle porte. À deux zones et plus, seul le tir de harcèlement est possible. Une zone en fait un seul par cible. Elle n’en fait pas contre une cible où elle a employé la valeur d’une arme.
    .title = Avec sa valeur ou en harcèlement
s-3-2 = Un dé : de 1 à 4, un point de Boxers se disperse ; sur 5 deux, sur 6 trois. Avec un fanatique dans la zone, seul un 6 compte : un fanatique part.
    .title = Le tir de harcèlement (TEP)
s-3-3 = Le dé du tir de harcèlement a un seul modificateur. Il est de −1 si la cible est une Légation ou une ruine, à deux zones ou plus. Sous 1, la ligne la plus basse s’applique.
    .title = Distance et couvert
s-3-4 = La troisième figure rouge du paquet (valet, dame ou roi) amène Betsy, avant les dés du jour. Betsy est un canon de 3 points. Elle va dans une zone allemande ou française qui n’est pas en ruines. Si toutes le sont, elle va dans une zone de Légation avec des soldats. S’il n’y en a pas, elle attend.
    .title = Betsy

r-7 = Un canon n’a pas de face à 2. Un ou deux points d’un résultat le détruisent, le point suivant tue les servants. Rien ne se reporte sur un autre résultat. Une mitrailleuse perd un point par pas.
r-8 = Les servants comptent 1 point au combat dans leur zone et les voisines, sans bonus, tir de harcèlement ni portée. Ils ne retrouvent jamais d’arme. Pour le mouvement, les pertes, les gardes et la victoire, ils restent une arme.
r-30 = La distance compte les zones qui se touchent ; la zone de l’arme vaut 0. Elle ne traverse pas la Cité impériale, car nul ne peut y être.
r-31 = À deux zones et plus, une arme ne tire qu’en harcèlement : la FAQ y range une distance de deux.
r-32 = De la muraille, toute zone en contrebas est à portée. Le long de la muraille, les portées de 4 et 6 s’appliquent. Il n’y a pas de ligne de vue : pour le texte, une arme peut toujours tirer.
r-33 = Chaque arme tire une fois par phase de tir, avec sa valeur ou en harcèlement. Ce sont les mêmes servants et une seule occasion.
r-34 = Le +4 ou le +2 s’applique une fois, au dé commun du tir : soldats et arme tirent ensemble.
r-35 = Une arme peut tirer seule avec sa valeur quand ses soldats ne tirent pas, comme dans l’exemple de la FAQ. Après le tir des soldats, elle ne peut plus tirer qu’en harcèlement.
r-36 = Une zone fait un seul tir de harcèlement par cible. Elle n’en fait pas si la valeur de son arme y a servi. Le texte n’en permet qu’un. Les autres zones ont le leur.
r-37 = Seule une Légation ou une ruine éloignée modifie le dé du tir de harcèlement. Sa liste est close : officiers, moral et munitions n’y font rien.
r-38 = Un tir de harcèlement inférieur à la table emploie sa ligne la plus basse, comme les autres tables.
r-39 = En mêlée, une arme ajoute ses points mais aucun bonus. Des armes seules n’ont même pas le +2 de mêlée, réservé aux soldats.
r-40 = As, jokers et carte noire rendue rouge par la pluie ne sont pas des figures rouges. La couleur et la figure imprimées comptent. Betsy arrive aussitôt.
r-41 = Tant qu’une zone de ces deux Légations n’est pas en ruines, Betsy y va. Sinon elle va dans une zone de Légation avec des soldats. À défaut elle attend, et n’est pas « perdue ».
r-42 = Une arme seule arrête les Boxers, leur coûte 3 et empêche les nôtres de tirer dans sa zone. Elle est bombardée et compte comme garde. La FAQ la tient pour un pion ami.
r-164 = Les soldats peuvent tirer sans leur arme. Une arme qui a tiré en harcèlement ne peut plus se joindre à eux : chaque arme sert une fois.
r-176 = L’interdiction de la R36 vaut dans les deux sens. Après le tir de harcèlement, les armes de la zone ne peuvent plus ajouter leur valeur contre cette cible.
r-177 = Si Betsy doit attendre, le bot la propose de nouveau chaque jour. Il faut des soldats pour l’accueillir : des armes ne suffisent pas. Une fois les deux Légations en ruines, une zone de Légation en ruines suffit.

## 4 Moral

s-4 = Le moral va de 0 à 10, et chaque changement compte aussitôt. Chaque point de soldats perdu coûte 1. Chaque fanatique qui part par tir, mêlée, harcèlement ou fuite donne +1. Chaque grande Légation sans garde coûte 1 par jour. Un jour de vivres coûte 2 quand il n’y en a plus. Le soir, chaque officier perdu pour de bon coûte 4, MacDonald 6. Après ces pertes, un jour rouge sans combat donne +1. À moral 0, chacun de nos dés de tir et de mêlée a −3.
    .title = Le moral

r-46 = Un dépôt touché par les obus coûte un jour de vivres entier. Quand il n’y a plus de vivres, il coûte 2 de moral. Le texte emploie les mêmes mots que pour les vivres du jour.
r-47 = Chaque point de soldats perdu coûte 1 aussitôt, quelle qu’en soit la cause. Civils et armes ne coûtent rien, comme le dit la FAQ. Les blessés qui reviennent ne rendent rien.
r-48 = Un fanatique qui part donne +1. Un fanatique affaibli, ou qui se retire en fin de journée, ne donne rien.
r-49 = Le moral reste entre 0 et 10 après chaque changement. La piste s’arrête là, et les bonnes nouvelles « le remettent à 10 ».
r-50 = Un jour rouge sans combat donne +1. Un jour noir ne le donne jamais, car les obus sont un combat, ni un jour d’attaque par la mine. L’explosion des deux mines n’est pas un combat.
r-51 = Le soir viennent d’abord les pertes d’officiers, puis MacDonald, puis le +1. Chaque changement reste dans la piste. C’est l’ordre du texte.
r-52 = Les Légations brûlées ne coûtent du moral que par §4 : le texte annonce un changement, mais ne le chiffre pas.
r-53 = Le −3 se vérifie à chaque jet, même en plein assaut, et s’ajoute au −2 des munitions. Il ne touche ni les dés des Boxers, ni le tir de harcèlement, ni la lutte contre le feu.
r-54 = Chaque grande Légation doit avoir un soldat ou une arme dans une zone ni en ruines ni en flammes. Le contrôle se fait après le redéploiement, après le mouvement et en fin de journée. Une Légation vide coûte 1, une fois par jour. Une Légation qui n’a plus de telle zone en est dispensée.
r-166 = Le marqueur retourné sur « peu de munitions » ne change pas le chiffre du moral.
r-168 = Une grande Légation vide est permise et coûte du moral. §6.5 et la FAQ priment sur l’exigence de la mise en place.
r-180 = Un jour sans redéploiement n’a pas ce contrôle des gardes, car il en fait partie.
r-183 = Avec la règle maison sans plafond, « remettre à 10 » n’abaisse jamais le moral : une bonne nouvelle reste bonne.

## 5 La journée

s-5 = Carte, vivres, Betsy, blessés, événement, bombardement, redéploiement, arrivée des Boxers, assaut, fin de la journée. *Rouge 2–10* : blessés. *Figure ou as rouge* : blessés, événement. *Noire 2–10* : bombardement. *Figure ou as noir* : événement, bombardement, Boxers. *Les jokers* sont comme les figures de leur couleur ; le rouge ramène plus de blessés. Le redéploiement a lieu chaque jour sauf un : quand une mine amène les Boxers sur une carte rouge.
    .title = La journée dans l’ordre
s-5-1-1 = Le marqueur des vivres part de 1 et monte de 1 par jour. La piste s’arrête à 35. Dès lors chaque jour de vivres coûte 2 de moral à la place. Arriver à 35 ne coûte encore rien.
    .title = Les vivres
s-5-1-2 = Une fois par jour, soldats, officiers et armes vont dans toute zone, à toute distance et par-dessus la muraille. Sont exclues les entrées numérotées et, hors de la muraille, les zones voisines d’une entrée. Un pion qui s’y trouve doit les quitter. Les civils restent chez eux (§8.2).
    .title = Le redéploiement
s-5-1-3 = Un jour noir, les obus tombent d’abord, puis la garnison se redéploie. Un jour d’assaut, elle le fait avant de savoir par où entrent les Boxers.
    .title = Redéployer sous l’attaque
s-5-1-4 = Un dé désigne une des six entrées. Là se placent en une seule pile 20 pions tirés de la réserve ; après la trêve, les 18 restants. Ils bougent dès la première séquence.
    .title = Vingt pions boxers
s-5-1-5 = Sur figures, as et jokers, deux dés désignent l’événement de §5.3.
    .title = Le jet d’événement
s-5-1-6 = Un 2–10 rouge ramène 1 dé + 6 points de soldats. Une figure ou un as rouge en ramène 12, le joker rouge 18. Deux points ramènent de l’hôpital un pion entier, un point un pion réduit. Le pion revient dans une zone où les troupes peuvent se redéployer. Deux pions réduits d’une nation, dans une même zone, peuvent en faire un entier. L’autre va à l’hôpital et peut en revenir aussitôt. Les points non employés sont perdus.
    .title = Les blessés
s-5-2 = Deux dés désignent le quartier. Un dé est jeté pour chacune de ses zones avec soldats, armes ou civils. Leurs points donnent la colonne. Le dé a −1 pour Légation, barricade ou ruine (un seul) et −1 après la trêve. Il reste entre 0 et 6. Les points touchent les soldats, puis les armes. 5C ôte cinq points de civils, 1D un jour de vivres. Chaque officier de la zone jette un dé (§1.5.1).
    .title = Le bombardement
s-5-3 = 2 : deux mines ruinent des zones françaises. 3 : peu de munitions, −2 à nos dés pour de bon. 4 : fortes pluies, ni obus ni assaut. 5 : famine, des civils meurent. 6 : une mine amène seize Boxers à l’entrée 3. 7 : le Peitang tient, moral 10. 8 : cha-cha, +3 aux mêlées des Boxers du prochain assaut. 9 : la colonne est proche, moral 10. 10 : pluie légère, pas d’obus. 11 : nouveaux vivres, 1 dé + 6 jours, moral 10. 12 : trêve, les réguliers partent, moral 10. Les événements 2, 3, 6, 9, 11 et 12 n’arrivent qu’une fois ; ensuite vient le prochain libre.
    .title = Les événements

r-43 = Les blessés viennent avant l’événement, comme dans la liste de §6. Quand la pluie change la carte, ils viennent après. Ailleurs une table donne un autre ordre, mais la FAQ accepte celui-ci.
r-44 = Le marqueur monte de 1 à 35, et de nouveaux vivres le ramènent vers 1. L’autre lecture consommerait les vivres qui arrivent.
r-45 = À 35, chaque pas de plus coûte 2 ; y arriver ne coûte rien. De deux formules, la plus tardive l’emporte. Avec la règle maison, le pas ne coûte rien. Chaque jour qui finit à 35 coûte 2, même celui de l’arrivée.
r-55 = La dernière carte se joue jusqu’à la fin de sa journée, puis la colonne arrive.
r-56 = Le redéploiement a lieu une fois chaque jour, après les obus et avant le dé d’entrée. Il a lieu même si la pluie légère a annulé les obus. Le texte décrit l’action pour chaque liste où elle figure.
r-57 = Un jour rouge avec la mine, l’attaque vient aussitôt, sans redéploiement. Les blessés reviennent d’abord, car la FAQ n’ôte que le +1.
r-58 = Le redéploiement ignore distances, rampes et coûts. Restent fermées les entrées, leurs voisines hors de la muraille et la Cité impériale. Garder chaque pion près de sa nation n’est qu’un conseil.
r-59 = Les civils ne sont pas des défenseurs et ne se redéploient donc pas. §8.2 et §6.5 les déplacent.
r-60 = Une carte rouge de 2 à 10 ramène 1 dé + 6 points. La FAQ donne un 12 fixe mais le dit facultatif : c’est donc ici une règle maison. Figures et as ramènent 12 points, le joker 18.
r-61 = Les points ramènent des soldats de l’hôpital, à 2 ou à 1. Ils ne rétablissent aucun pion de la carte. Armes, officiers et civils ne reviennent jamais.
r-62 = Les pions ne s’unissent qu’à cette étape : deux réduits d’une même nation et d’une même zone. Le pion libéré peut revenir avec les points encore disponibles. Le moral ne bouge pas.
r-63 = Les obus tombent sur un quartier par jour, avec un dé pour chaque zone occupée. Chaque zone est une attaque à part.
r-64 = La colonne compte soldats, armes, servants et civils (10 ou 5), et les officiers pour 0. Dix points et plus prennent la dernière.
r-65 = Les soldats paient, puis les armes ; les civils ne paient qu’un 5C. Le −1 du lieu et celui de la trêve s’ajoutent. Le dé reste entre 0 et 6, les lignes de la table.
r-66 = 5C et 1D s’appliquent zone par zone : vous pouvez donc perdre plusieurs dépôts en un jour.
r-67 = Un événement unique déjà arrivé cède la place au suivant de la table, autant de fois que nécessaire. Après 12 vient 2. L’événement finalement retenu est épuisé.
r-68 = Les mines jettent un dé pour chacune des deux zones occupées, colonne 8, sans modificateur. Les officiers présents jettent aussi le leur. Une zone déjà en ruines est attaquée tout de même.
r-69 = Les occupants des zones minées vont dans la zone française qui n’est pas en ruines. À défaut, ils vont dans la Légation debout la plus proche, par zones qui se touchent. S’il n’y en a pas, ils restent.
r-70 = Le manque de munitions donne −2 à tous nos dés de tir et de mêlée pour le reste du siège. Il ne touche pas la mêlée des Boxers.
r-71 = La pluie rend rouges une figure, un as ou un joker noirs : ni obus ni assaut. Viennent les blessés, le redéploiement et le +1 du soir. Il n’y a ni second événement, ni figure pour Betsy. Un jour rouge, elle ne change rien.
r-72 = Vous choisissez où tombent les points de civils de la famine. Sur un 6, vous choisissez aussi un point de soldats, ou d’une arme s’il n’y a pas de soldats. Il coûte 1 de moral. Vous décidez avant les obus : chaque test du jour finit avant le suivant.
r-73 = Un jour noir, seuls les cinq derniers pions de la réserve viennent par la mine, d’après la FAQ. Après la trêve, aucun ne vient. Un jour rouge, seize viennent. Les deux attaques partagent les mêmes séquences.
r-74 = « Remettre à 10 » vaut à l’instant où cela arrive. Les pertes suivantes se comptent de là.
r-75 = Le cha-cha donne +3, jamais +6, aux seules mêlées des Boxers. Il attend le prochain assaut, vaut pour toutes ses séquences, puis il est épuisé.
r-76 = La pluie légère n’arrête que les obus : l’assaut continue.
r-77 = À la trêve, les réguliers et leur général partent avant le tirage du jour. Dès lors les obus ont −1.
r-90 = La pile entre sans coût et garde ses 4 points de mouvement pour la première séquence. Les Boxers perdus ce jour-là vont à la réserve, mais ne reviennent pas avant le lendemain.
r-160 = Les 54 cartes ne sont jamais rebattues : chacune vient donc une fois, moitié rouges, moitié noires.
r-170 = À l’hôpital il n’y a que des pions soldats : les pions perdus, et ceux libérés par une réunion.
r-179 = La règle maison peut refuser les blessés un jour rouge avec la mine. Ils viennent alors chaque jour après l’événement, qui doit être connu d’abord.
r-185 = Des officiers seuls ne sont pas bombardés : le texte vise les soldats et les civils.
r-186 = À cette étape, le conseiller ne rétablit lui non plus aucun pion de la carte. Ses pertes tombent d’abord sur les pions réduits. À égalité, les soldats des autres nations paient avant ceux de la Légation. Dans une famine, le seul pion de soldats d’une zone paie en dernier.
r-187 = Un bombardement, ou les deux mines, coûte à chaque officier un dé au plus. Le subalterne qui le remplace n’en jette pas d’autre, même dans une zone frappée plus tard.

## 6 L’assaut

s-6 = Des séquences de neuf phases se suivent tant qu’il reste un Boxer. D’abord viennent incendies, mouvement des Boxers, tir, mêlée des Boxers et mouvement. Puis viennent mêlée des soldats, moral des Boxers, mises à feu et fin. Quand le dernier Boxer part, le reste de la séquence n’a pas lieu.
    .title = La séquence
s-6-1 = Chaque zone en flammes avec des soldats jette un dé. Si le dé plus leurs points fait 6 ou plus, l’incendie est éteint ; un 1 naturel échoue toujours. Puis chaque incendie allumé par les Boxers jette un dé pour chaque zone de bâtiments ou Légation qui le touche. Sur un 1, elle brûle aussi. Un incendie ainsi propagé ne se propage pas.
    .title = Les incendies
s-6-2 = Une pile, ou colonne de Boxers, a 4 points de mouvement et suit les flèches. Une zone avec troupes coûte 3 ; une ruine, une barricade, une Légation ou des civils 2. Entrer dans le canal ou en sortir coûte 2, tout autre pas 1. Une pile s’arrête quand elle rencontre les nôtres ou une Légation debout. Dans une zone à deux flèches, une pile qui ne s’est pas encore divisée se partage en deux moitiés. Une pile divisée préfère le rouge, mais choisit une cible debout avant une cible en ruines ou en flammes. Parmi les nôtres une pile reste, sauf si la zone brûle. Une pile enjambe les zones en flammes sur son chemin.
    .title = Le mouvement des Boxers
s-6-3 = Chaque zone peut faire un tir avec sa valeur, sur les Boxers de sa zone ou d’une voisine. Tous ses soldats tirent ensemble. Les armes tirent selon §3.1. Aucun tir ne part d’une zone en flammes. Aucun n’entre dans une autre zone où sont les nôtres. Les points donnent la colonne. Les officiers ajoutent au dé. Chaque chef donne −1, les réguliers −1, une cible en ruines −1. Le manque de munitions donne −2, le moral 0 −3, une arme +2 ou +4. Un nombre indique les points que perdent les Boxers, pions réduits d’abord. S ne vaut que dans sa propre zone : vous perdez autant de points de soldats. Un fanatique prend seul tout le résultat. 4 le disperse. 3 affaiblit un fanatique entier et disperse un affaibli. Moins ne fait rien.
    .title = Le tir
s-6-4 = Un jet dans chaque zone où des Boxers rencontrent troupes ou civils. Les points des Boxers donnent la colonne. Chaque chef donne +1, les réguliers +1, le cha-cha +3. Les Boxers ont +1, +2 ou +3 avec 2, 4 ou 6 fois les points de nos troupes. Contre des civils seuls ils ont +3. Le dé a −2 dans une zone britannique ou française debout. Ailleurs il a −1 dans une Légation ou à une barricade avec troupes. Il a −1 dans une ruine. Les soldats paient, puis les armes. Les points qui restent chassent les civils ; un 3 leur ôte aussi cinq points. S’il y a des troupes, B coûte un point aux Boxers et 2B deux.
    .title = La mêlée des Boxers
s-6-5 = Soldats et officiers ont 4 points de mouvement. Un pas coûte 1. Entrer dans une zone avec Boxers, ruine, barricade ou Légation coûte 2. Entrer dans le canal ou en sortir coûte 2. Quitter des Boxers coûte 1 de plus. Parmi les Boxers, le mouvement s’arrête. Armes et civils avancent d’une zone ; les civils ne vont jamais parmi les Boxers. Aucun pion n’entre dans une zone en flammes. Un pion qui s’y trouve doit en sortir s’il a une issue. Ensuite, les grandes Légations sans garde coûtent du moral (§4).
    .title = Notre mouvement
s-6-6 = Un jet dans chaque zone avec troupes et Boxers ; il n’est pas facultatif. Colonne et dé sont ceux de §6.3, sans le bonus de l’arme. Le dé a +2 s’il y a un soldat, et +1 dans une Légation debout ou à une barricade. Il a +2 de plus pour des Britanniques en zone britannique et des Français en zone française. Un S nous coûte des points.
    .title = La mêlée des soldats
s-6-7 = Un dé simple pour chaque zone dont les Boxers ont perdu un point dans la séquence, par tir ou mêlée. Sur 1–4, un point fuit ; sur 5 deux, sur 6 trois. Avec un fanatique dans la zone, seul un 6 compte : un fanatique fuit.
    .title = Le moral des Boxers
s-6-8 = Les Boxers incendient toute zone de bâtiments ou Légation où ils se trouvent, même avec les nôtres dedans. Ruines, rues, canal, ponts et muraille ne brûlent pas.
    .title = Les mises à feu
s-6-9 = Les Boxers rentrent chez eux après trois séquences sans action de suite. C’est une séquence sans point perdu et sans zone qui prend feu pour la première fois ce jour-là. Après soixante séquences, ils rentrent dans tous les cas. En fin de journée, les Boxers reviennent entiers à la réserve et les incendies deviennent des ruines. Puis viennent le contrôle des gardes, le moral (§4) et le retour des civils chez eux.
    .title = Fin de séquence et de journée

r-4 = Un chiffre d’une table désigne des points, non des pions : dans la FAQ, trois points ne font qu’affaiblir un fanatique.
r-5 = Chaque camp paie exactement ses points. Vous choisissez qui paie, parmi les pions qui étaient là, avant tout dé qui en dépend. Les Boxers paient d’abord en pions réduits, et un point impair retourne un pion entier. Les points que la zone ne peut payer sont perdus.
r-6 = Les civils paient par cinq : vous retournez un pion entier ou perdez un pion réduit, à votre choix. Sans civils, 5C ne fait rien.
r-188 = Vous pouvez changer qui paie jusqu’au prochain dé, ou jusqu’à ce qu’un pion quitte la zone ou y entre. Les nouveaux venus ne paient jamais pour les autres. Les pions qui reculent ensemble partagent leur perte. Le bot demande avant tout dé qui dépend du choix, et avant de montrer où arrivent obus ou Boxers.
r-78 = Contre un incendie, seuls les points de soldats comptent, et une zone avec soldats essaie toujours. Les Boxers présents ne la gênent pas. Le texte ne cite ni armes, ni officiers, ni civils.
r-79 = Chaque incendie a un seul essai. S’il brûle encore, il ne peut plus être éteint. Une zone éteinte est de nouveau intacte, et les Boxers peuvent la rallumer.
r-80 = Les soldats combattent tous les incendies avant qu’aucun ne se propage. Une zone qui prend feu à ce moment n’a donc droit à aucun essai.
r-81 = Deux incendies à côté d’une zone font deux jets, à chaque séquence. Une zone en flammes ou en ruines n’en demande aucun.
r-82 = Un incendie né par propagation ne se propage jamais. La phrase finale ne cite que la zone allumée par les Boxers. Avec la règle maison, il se propage dès la deuxième séquence après celle où il a pris. La note n’exclut que la propagation suivante.
r-83 = Rues, canal, ponts et muraille ne brûlent pas et ne transmettent pas le feu. Le texte parle des bâtiments d’une zone. Toutes les autres zones brûlent, barricadées ou non.
r-84 = Les Boxers incendient aussi les zones où sont les nôtres : le texte dit toute zone avec des Boxers.
r-85 = Vous ne pouvez pas tirer depuis une zone en flammes, mais vous pouvez y tirer. La mêlée y a lieu si les deux camps y sont encore.
r-86 = Nul n’entre de son gré dans une zone en flammes ; seuls les Boxers l’enjambent. Les replis l’évitent aussi.
r-87 = Tous les nôtres quittent une zone en flammes, au moins pour une voisine permise, quels que soient leurs points. Les soldats doivent sortir même parmi les Boxers ; les civils ne vont jamais parmi les Boxers.
r-88 = Les pions sans issue restent indemnes, peuvent se battre et réessaient à la séquence suivante. Le texte ne cite aucune perte.
r-89 = Tous les incendies deviennent des ruines quand le dernier Boxer du jour est parti, pas avant.
r-91 = Soldats, armes ou civils retiennent une pile. Si la zone brûle, la pile doit partir. Un officier seul ne retient personne.
r-92 = Quand plusieurs coûts conviennent à une zone, le plus élevé s’applique, jamais la somme.
r-93 = Le canal coûte 2 pour y entrer et 2 pour en sortir, aux deux camps, comme le dit la FAQ. Un pas le long de son lit a le coût habituel. De pont à rue, c’est un pas ordinaire.
r-94 = Une pile finit son mouvement dans toute zone où sont les nôtres. Elle s’arrête aussi dans toute Légation debout qui ne brûle pas, même vide, et la brûle. D’autres maisons vides ne l’arrêtent pas.
r-95 = Une pile non divisée se partage toujours à deux flèches, même si les cibles sont en ruines ou en flammes. La préférence pour le rouge vaut pour les piles déjà divisées, ou trop petites pour l’être.
r-96 = Une pile se divise au début de son mouvement, ou en entrant si elle peut continuer. Si elle doit s’arrêter là, elle se divise quand elle repart.
r-97 = Les moitiés sont égales en pions. Les pions sont répartis par sorte, les plus forts d’abord. Chaque sorte commence par la plus petite moitié, à égalité par le rouge. Les chefs viennent en dernier, jamais seuls. Une pile à un seul combattant ne se divise pas.
r-98 = Une moitié qui ne peut payer attend et garde sa flèche pour la séquence suivante. Elle ne passe pas à l’autre flèche faute de points. De même une moitié qui arrive sans points : selon le texte elle prend sa flèche en arrivant. Elle la garde même si la zone visée tombe en ruines entre-temps.
r-99 = Les piles qui finissent dans une même zone se regroupent, et comptent comme divisées si l’une l’était. Seules restent à part des moitiés aux flèches encore différentes. Au combat elles ne font qu’un groupe.
r-100 = Une pile divisée prend le rouge vers une zone debout, sinon le vert vers une zone debout. Si aucune zone n’est debout, elle prend le rouge, sinon le vert. « En flammes » équivaut ici à « en ruines », d’après la FAQ. Les nôtres à côté des flèches n’attirent personne.
r-101 = Une pile enjambe sans coût une zone en flammes sur son chemin, et entre dans la suivante même sans points. Si la suivante est une ruine, elle doit la payer. Sinon les piles attendraient tout le jour devant les incendies.
r-102 = Dans une zone en flammes sans issue, les Boxers restent indemnes et se battent. Une flèche dont les incendies ne ramènent qu’à la zone de la pile n’est pas une issue. La moitié qui la garde prend l’autre flèche. Ainsi, dans la FAQ, les Boxers vont de la Légation italienne brûlée vers la française.
r-103 = Les Boxers n’entrent jamais dans une zone où n’arrive aucune flèche. Là d’où aucune flèche ne part, une pile reste et brûle la zone.
r-104 = Aucune pile n’entre deux fois dans une zone en une séquence : elle s’arrête avant. Les boucles sur plusieurs séquences finissent par R146.
r-105 = Une flèche hors de la carte ôterait la pile ; notre plateau n’en a pas.
r-106 = Des civils seuls coûtent 2 à une pile et l’arrêtent : ils comptent parmi les nôtres.
r-107 = Les piles bougent l’une après l’autre, dans l’ordre où elles se sont formées. Chacune voit le résultat des précédentes.
r-108 = Chaque zone choisit de tirer ou non, comme le dit la FAQ. Dans sa propre zone, un S peut coûter des points.
r-109 = Chaque zone a un tir avec sa valeur. Les zones ne s’ajoutent jamais, mais plusieurs peuvent viser la même cible.
r-110 = Tous les soldats d’une zone tirent ensemble : le texte additionne toute la valeur de la zone. Seules les armes peuvent viser une autre cible, en harcèlement.
r-111 = Vous ne pouvez pas tirer, même en harcèlement, dans une autre zone où est un de nos pions. Les pions de cette zone le peuvent.
r-112 = Une garnison qui a des Boxers dans sa zone peut encore tirer dans une zone voisine : rien ne l’interdit.
r-113 = Le tir vient à chaque séquence, même sur des Boxers restés sur place : la fin de la séquence y renvoie.
r-114 = §6.3 et §6.6 disent quels modificateurs valent pour le tir, la mêlée ou les deux. Le bonus des armes ne vaut qu’au tir, ceux de Légation et de mêlée qu’en mêlée.
r-115 = Le −1 des ruines dépend de la cible, non des tireurs. Il vaut aussi en mêlée, où les modificateurs du tir « restent les mêmes ».
r-116 = Le +1 de Légation ou de barricade vaut en mêlée. Il compte partout où des soldats se battent dans une Légation debout ou à une barricade, même à peine arrivés.
r-117 = Le +2 chez soi exige un soldat britannique ou français de cette nation ; les volontaires ne comptent pas. Il s’ajoute au +1 et au +2, car le texte ne l’exclut pas.
r-118 = Les modificateurs s’ajoutent d’abord tous, puis la ligne est bornée une fois entre 0 et 7. Dix points et plus prennent la dernière colonne.
r-119 = S ne coûte que là où les deux camps partagent une zone : tir dans sa zone et mêlées.
r-120 = Vous choisissez quels soldats paient un S. Les armes paient quand il n’y a plus de soldats, les civils jamais.
r-121 = Ligne 0, colonne 2 se joue comme elle est imprimée : deux points. La liste des résultats définit 2S, qui ne figure nulle part ailleurs.
r-122 = Les fanatiques paient d’abord, puis les irréguliers, puis les réguliers. Les points qui restent passent aux suivants dans un même résultat. Un chef part avec le dernier.
r-123 = Chaque résultat compte à part et touche un seul fanatique, un affaibli d’abord. Les résultats ne se cumulent pas, et le reste d’un résultat est perdu.
r-124 = Trois points dispersent un fanatique affaibli, car il n’a que deux faces. Pris au mot, le texte exigerait un 4, que peu de zones peuvent obtenir.
r-125 = Avec un fanatique dans la zone, un dé de harcèlement ou de moral ne fait rien sur 1–5. Sur 6, un fanatique part, et aucun autre Boxer.
r-126 = Vous choisissez l’ordre des tirs et voyez chaque résultat avant le suivant.
r-127 = Le jet n’est pas facultatif. Il y en a un par zone, sur tous les points des Boxers présents, dans l’ordre de la carte.
r-128 = Seul compte le plus haut de +1, +2 et +3. Il compare les points à ceux des troupes au moment du jet, « au moins » tant de fois. Toute la phase compte en valeurs.
r-129 = Contre des civils seuls, le modificateur est +3 : tout nombre est six fois zéro.
r-130 = Les réguliers donnent +1 une fois, chaque chef +1, le cha-cha +3. Tout s’ajoute, et la ligne est 7 au plus.
r-131 = Une zone britannique ou française debout donne −2, quels que soient ses occupants. Ce −2 remplace le −1 de Légation ou de barricade avec troupes. Le −1 d’une ruine s’ajoute à celui d’une barricade.
r-132 = Le texte décrit un résultat de 4 qui n’est pas dans la table. Ce n’est pas une erreur : il ne se produit jamais.
r-133 = Les soldats paient avant les armes, les armes avant les civils. Entre pions égaux, vous choisissez. Seuls les points de soldats coûtent du moral.
r-134 = Les points qui restent après les troupes passent aux civils dans le même résultat. 1 ou 2 points les font se replier ; 3 coûte cinq points, et ils se replient. S’il ne reste rien, ils ne bougent pas.
r-135 = Les cinq points sont payés une fois pour la zone, par le pion que vous choisissez. Tous ses civils se replient ensemble.
r-136 = Les civils font un pas vers la plus proche autre zone de Légation ni en ruines ni en flammes. Ils ne vont jamais dans le feu ni parmi les Boxers. Si ce pas est impossible, ils vont dans n’importe quelle zone pareille. Sinon ils restent.
r-137 = B ne compte que contre des troupes : les irréguliers paient d’abord, puis les réguliers. Il ne sort que pour un petit groupe, donc jamais contre des fanatiques.
r-138 = Si plusieurs lignes s’appliquent, la plus chère fait le coût. Quitter des Boxers coûte 1 de plus : c’est le prix du départ, non du terrain.
r-139 = Armes, servants et civils avancent d’une zone au plus par séquence, quel qu’en soit le coût. Rampes et incendies les limitent. Les armes peuvent aller parmi les Boxers, pas les civils.
r-140 = Pendant un assaut, les pions peuvent aller dans les entrées et leurs voisines : seul le placement y est interdit.
r-141 = Personne n’est tenu de bouger, sauf pour sortir d’un incendie.
r-142 = Là où troupes et Boxers partagent une zone, la mêlée a lieu avec tous les points présents. Des civils ou des officiers seuls ne se battent pas.
r-143 = Le test vient à chaque séquence, pas seulement après la première : le texte dit seulement quand il commence.
r-144 = C’est un dé simple. Il vaut pour chaque zone dont les Boxers ont perdu un point dans la séquence, même par harcèlement ou B.
r-145 = Quand le dernier Boxer part au milieu d’une séquence, le reste de la séquence n’a pas lieu.
r-146 = Trois séquences sans action de suite, ou soixante en tout, mettent fin à un assaut. C’est notre propre garde-fou : là où personne ne se rencontre, le texte continuerait toujours. Aucun camp n’y gagne ni n’y perd.
r-147 = En fin de journée, les Boxers vont à la réserve et les incendies deviennent des ruines. Les marqueurs du jour disparaissent. Puis viennent gardes, officiers, +1, contrôle de §7.1, civils chez eux. L’ordre est celui du texte quand il en donne un.
r-162 = Chefs et fanatiques ont les mêmes 4 points de mouvement que tous les Boxers, puisqu’ils bougent avec leur pile.
r-163 = La mêlée des soldats compte les pions présents à ce moment, arrivants et survivants en un seul jet.
r-165 = Tous les soldats de la zone tirent : si une zone en touche une autre, tous ses occupants la touchent.
r-167 = Plusieurs piles dans une zone font une seule cible, une seule mêlée et un seul dé de moral.
r-169 = Une pile retenue dans une zone à deux flèches se divise quand elle est libre et repart.
r-171 = Tous les dés viennent d’une seule graine. Là où l’ordre est libre, c’est celui de la carte, et pour les officiers celui des pions.
r-173 = Une pile sans points de mouvement n’enjambe pas un incendie. La zone où elle a commencé son mouvement compte comme déjà visitée.
r-174 = Une troisième pile rejoint la première de deux moitiés qui attendent avec leurs flèches. Une pile réunie garde la flèche qu’elle tenait, un pion seul aussi.
r-175 = Ni division ni réunion ne laisse un chef seul : il va avec l’autre moitié. Les chefs vont à la plus petite moitié, à égalité au rouge.
r-181 = Un général des réguliers est un chef et ne compte pas comme « des réguliers » : il ôte 1, une fois.
r-182 = Avec une règle maison, les incendies blessent. Chaque pion soldat sans issue perd alors 1, et chaque pion civil 5.
r-184 = Un coup encaissé par un fanatique n’est pas une perte. Il n’amène pas de dé de moral et n’interrompt pas le compte des séquences sans action.

## 7 La fin

s-7-1 = Le siège est perdu aussitôt qu’il ne reste sur la carte ni soldats (les armes comptent) ni civils. Les points ne comptent alors pas. Sinon il finit avec la dernière carte.
    .title = Quand il finit
s-7-2 = Les deux camps comptent leurs points, et le total le plus haut l’emporte. À égalité, la partie est nulle. Chaque total a son niveau : jusqu’à 20, 21–50, 51–75, 76–99, 100 et plus.
    .title = Qui l’emporte
s-7-2-1 = +10 par zone d’une grande Légation qui n’est pas en ruines, +5 d’une petite. −5 par zone de Légation en ruines. +10 par pion civil entier, +5 par pion réduit, −5 par pion perdu. −1 par pion soldat à l’hôpital et par arme détruite. −2 par officier perdu pour de bon, −10 pour MacDonald.
    .title = Le compte des Puissances
s-7-2-2 = +10 par zone en ruines d’une grande Légation, +5 d’une petite, +1 pour toute autre ruine. +5 par pion civil perdu, +1 par pion soldat à l’hôpital.
    .title = Le compte des Boxers

r-148 = Soldats et civils doivent tous avoir disparu, et les pions à l’hôpital n’aident pas. Armes et servants valent des soldats. Le contrôle vient après chaque phase et chaque événement.
r-149 = Seuls les deux totaux décident. Les niveaux ne font que décrire le résultat, et peuvent le contredire.
r-150 = Les Puissances peuvent tomber sous 0, ce qui est le niveau le plus bas. Les niveaux se suivent sans lacune.
r-189 = Une partie du siège commence dans sa propre position, sans déploiement. Elle reçoit ses points après son dernier jour et compte comme tenue si elle n’est pas perdue. Les bornes des niveaux baissent en proportion des jours. Pour chaque jour à venir, les Puissances perdent 1/54 des points d’un siège intact.
r-151 = Chaque pion à l’hôpital après le dernier jour compte 1, même libéré par une réunion. Un pion réduit sur la carte ne coûte rien. Une arme compte quand ses servants sont morts. La liste des Boxers ne cite pas d’armes.
r-152 = MacDonald coûte 10, sans 2 en plus. Un autre officier coûte 2 quand son subalterne est perdu aussi.
r-153 = Les Légations comptent zone par zone. Les grandes sont la britannique, la française, l’allemande, l’américaine et la russe. Peu importe le camp qui s’y trouve.
r-154 = Un pion civil vaut 10 ou 5 où qu’il soit. Seul un pion entièrement perdu coûte 5, et en donne 5 aux Boxers.

## 8 Mise en place

s-8 = Placez quatre barricades, puis soldats, officiers et armes, puis les civils. Le moral est à 10, les vivres à 1, Betsy est à part. Aucun pion ne va sur une entrée ni à côté, sauf sur la muraille. Un bon déploiement historique est proposé : vous pouvez le prendre ou le changer.
    .title = Ordre et zones interdites
s-8-1 = Chaque nation commence dans sa Légation ou à deux zones au plus. Les volontaires, et les nations sans Légation sur la carte, commencent où vous voulez. Les grandes Légations doivent avoir une garde (§4).
    .title = La garnison
s-8-2 = Quatre pions civils commencent dans la Légation britannique, deux dans chacune des Légations française, américaine, russe et allemande. Avant chaque carte ils rentrent chez eux, dans une zone de leur Légation qui n’est pas en ruines. Si elle l’est toute, ils vont dans la grande Légation la plus proche, sinon dans la petite la plus proche. Vous pouvez choisir parmi ses zones.
    .title = Les civils

r-155 = Les civils rentrent chez eux avant chaque carte, à toute distance. Les pions britanniques vont par deux tant que les deux zones sont debout ; les hôtes ne comptent pas. Si leur Légation est toute en ruines, ils vont dans la grande Légation la plus proche, sinon dans une petite. À défaut ils restent.
r-156 = Il y a douze pions civils. Quatre sont britanniques, et chacune des quatre autres grandes Légations en a deux, selon la FAQ.
r-157 = Officiers et armes commencent comme leur nation, à deux zones au plus de chez eux. Une nation sans Légation sur la carte est libre comme les volontaires, de même que les armes sans nation.
r-158 = Vous pouvez employer les zones de muraille voisines d’une entrée, mais jamais une entrée, pas même sur la muraille.
r-159 = Les barricades se placent d’abord et se contrôlent en dernier : sur la muraille, des soldats doivent les tenir.
r-178 = La distance du refuge compte de zone à zone, par la paire la plus proche. Dans ce refuge, vous choisissez la zone.
r-190 = Pour chaque pion, vous pouvez choisir une zone de son foyer. Si trop de pions veulent une zone britannique, le dernier choix est prioritaire.

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
example-nothing = Aucun dé n’est jeté, et rien ne change.
