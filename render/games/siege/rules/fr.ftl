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

s-1-1 = La carte compte 52 zones, en quatre quartiers de bombardement. Les Boxers entrent par six zones numérotées. Deux zones qui ont une frontière commune se touchent. À pied, un pion va dans toute zone qui touche la sienne, sauf par-dessus le bord de la muraille (§2.3). Les tirs, les flammes et les distances vont aussi de zone en zone voisine. La Cité impériale, en gris, n’est pas une zone : personne n’y entre, et aucune distance ne la traverse.
    .title = La carte
s-1-2 = Chaque carte vaut un jour, et il y a 54 cartes. Après la dernière, la colonne de secours arrive. La plupart des effets ne durent qu’un jour. Les ruines, le moral, les vivres, les pertes, l’hôpital et les événements passés restent d’un jour à l’autre. Un cha-cha en attente, le manque de munitions, Betsy et le compte des figures rouges restent aussi.
    .title = Le calendrier
s-1-3 = Les *Boxers* sont tous les pions chinois : irréguliers, fanatiques, réguliers et chefs. Les *troupes* sont les soldats et les armes lourdes, servants compris. Les *points* sont les valeurs des pions, additionnées. Une *séquence* est un tour des neuf phases d’un assaut. La *réserve* contient les pions chinois hors carte, l’*hôpital* les soldats perdus.
    .title = Les termes
s-1-4-1 = Un pion de soldats, d’irréguliers ou de réguliers vaut 2, ou 1 s’il est réduit. Un pion de fanatiques ou de civils vaut 10, ou 5 s’il est réduit. Une mitrailleuse vaut 2, un canon 3, leurs servants 1. Les officiers et les chefs valent 0. Un pion entier qui perd un pas est retourné. Un pion réduit est éliminé.
    .title = Pions et valeurs
s-1-5-1 = Un officier jette un dé quand sa zone est bombardée. Il en jette aussi un si une mêlée des Boxers y a coûté des points de soldats ou d’armes. Sur un 6, l’officier tombe. Un officier parmi les Boxers, sans troupes, tombe sans jet. Son subalterne le remplace sur place, ou auprès des troupes les plus proches. Un subalterne qui tombe est perdu pour de bon, MacDonald aussi. Un chef boxer part avec le dernier autre Boxer de sa zone et retourne à la réserve.
    .title = Les pertes d’officiers
s-1-5-2 = Un officier ajoute +2 au dé de tir et de mêlée de sa zone, un subalterne +1. Seuls les deux meilleurs comptent, +4 au plus. Chaque chef boxer ôte 1 à votre dé contre sa zone, 2 au plus. Il donne aussi +1 à la mêlée des Boxers.
    .title = Les bonus des officiers
s-1-5-3 = MacDonald donne +3, et aucun autre officier de sa zone ne compte alors. Il n’a pas de subalterne. Sa perte coûte 6 de moral en fin de journée, et 10 points de victoire.
    .title = MacDonald
s-1-6 = Une zone en flammes devient une ruine en fin de journée. Les ruines sont définitives. Une Légation en ruines perd tous ses bonus, mais compte encore pour les points de victoire. Au déploiement, vous placez quatre barricades dans quatre zones différentes. Aucune ne peut être dans une Légation, une entrée ou une zone interdite aux soldats. Une barricade donne +1 à la mêlée des soldats et −1 aux obus. Elle donne −1 à la mêlée des Boxers tant que des troupes la tiennent. Entrer dans sa zone coûte 2.
    .title = Incendies, ruines, barricades

r-1 = « Boxers » désigne tout pion chinois, pour le mouvement, les incendies, le moral et la fin de journée. Seul l’ordre des pertes distingue les irréguliers. Le règlement emploie le mot dans les deux sens.
r-2 = Les pions à deux faces ont les valeurs du §1.4.1. MacDonald et les chefs boxers n’ont qu’une face, car le règlement n’en décrit pas de seconde.
r-3 = La réserve compte 25 pions chinois, les deux chefs compris. Sept partent avec la trêve, car le règlement parle de 18 pions restants.
r-11 = Le règlement dit les rues « plus rapides », sans donner de chiffre. Nous n’ajoutons rien : une rue coûte 1.
r-13 = Une ruine ôte 1 au dé des obus, comme une Légation ou une barricade. Une zone n’a jamais plus d’un −1 pour tout cela.
r-14 = Pour le combat et le mouvement, une Légation en ruines n’est qu’une ruine, sinon elle abriterait mieux qu’avant sa chute. Pour la victoire, elle reste une Légation. Une zone en flammes garde son ancien état jusqu’en fin de journée.
r-15 = Les zones du canal peuvent avoir une barricade, comme le permet la FAQ. Légations, entrées et zones interdites n’en ont jamais. Une barricade sur la muraille exige des soldats dans sa zone quand le siège commence. Une barricade reste quand sa zone tombe en ruines.
r-16 = Une barricade donne exactement les avantages de sa liste, jamais les bonus propres aux Britanniques ou aux Français. Dans une ruine, la ruine et la barricade comptent toutes deux, car rien ne l’exclut.
r-17 = Le bonus des officiers s’ajoute au tir que la zone fait avec sa valeur, et à la mêlée des soldats. Il ne s’ajoute ni à la lutte contre les incendies, ni au tir de harcèlement, ni au test de moral. Les règles de ces jets ne parlent pas des officiers.
r-18 = Avec MacDonald, le bonus est exactement +3, comme le dit la FAQ, même là où deux autres officiers donneraient +4. Sans lui, les deux meilleurs comptent.
r-19 = Deux chefs donnent −2 à votre dé et +2 à celui des Boxers : le règlement dit que leurs effets s’ajoutent. Cela vaut aussi pour les tirs venus d’une zone voisine.
r-20 = Un chef ne subit jamais de perte. Il part avec le dernier autre Boxer de sa zone, quelle qu’en soit la cause. Un chef ne se bat pas seul.
r-21 = Sous les obus, chaque officier d’une zone attaquée jette un dé, quel que soit le résultat. Après une mêlée des Boxers, il n’en jette un que là où des troupes ont perdu des points. Un S ou une famine ne provoque aucun jet : le règlement ne cite que ces deux cas.
r-22 = Un officier parmi les Boxers, sans soldat ni arme, tombe sans jet, même après un S. Le règlement dit que c’est automatique. Les obus ne le tuent que sur un 6.
r-23 = Les armes et leurs servants gardent un officier en vie comme des soldats. Les civils ne le gardent pas en vie. Le passage le plus tardif parle de soldats, et la FAQ traite les armes comme des soldats.
r-24 = S’il reste des troupes, le subalterne remplace l’officier sur place. Sinon, il va à pied dans la zone la plus proche qui a des troupes et ne brûle pas. À égalité, il prend la première dans l’ordre de la carte. Sans zone de ce genre, le subalterne est perdu.
r-25 = Un officier seul n’est pas bombardé. Les Boxers s’arrêtent en le rencontrant, mais il ne les retient pas. Seul parmi eux, il tombe sans jet : il ne peut donc pas y aller seul.
r-26 = MacDonald est l’un des dix officiers : le règlement en compte dix en tout.
r-27 = La perte de MacDonald coûte 6 de moral en tout, en fin de journée. Quand deux passages se contredisent, le plus tardif l’emporte.
r-28 = Un officier perdu pour de bon coûte 4 de moral une seule fois, le soir même. Un officier remplacé par son subalterne ne coûte rien.
r-29 = Un officier aide le tir de sa zone une fois par séquence. Il aide aussi la mêlée, qui est une autre phase.
r-161 = Nous n’avons pas le plateau imprimé. Les zones, les frontières, les flèches, les entrées, les quartiers et le nombre des pions sont donc les nôtres. Toutes les indications du règlement sont respectées.
r-172 = Seuls les éléments de la liste du §1.2 restent le lendemain. Tout le reste finit avec le jour.

## 2 Piles et muraille

s-2-1 = Une zone peut contenir n’importe quel nombre de pions.
    .title = L’empilement
s-2-2 = Personne ne possède une zone. Seuls comptent les pions présents. Une Légation en ruines coûte ses points, quel que soit le camp qui l’occupe.
    .title = Le contrôle des zones
s-2-3 = Les pions passent le bord de la muraille entre une zone à rampe et une rue, dans les deux sens. Ailleurs, le bord est fermé. Le long de la muraille, les pions circulent librement. Le tir passe de haut en bas et de bas en haut entre zones qui se touchent. Une barricade sur la muraille exige des soldats dans sa zone quand le siège commence.
    .title = La muraille

r-9 = Tous les pions ont besoin d’une rampe pour monter ou descendre, même les armes et les civils. Seules les flèches des Boxers ignorent les rampes. Ailleurs, le passage le plus complet du règlement interdit les deux sens.
r-10 = Les tirs et les flammes passent entre muraille et rue dans les deux sens. Là aussi, « à deux zones » et les portées se comptent en zones qui se touchent. La règle demande des zones voisines, pas un chemin.
r-12 = Il n’y a ni limite d’empilement ni contrôle des zones, donc rien à noter. Seule la présence compte.

## 3 Armes lourdes

s-3 = Une mitrailleuse (2 points) porte à 4 zones, un canon (3 points) à 6. La zone voisine est à distance 1, la zone de l’arme à 0. De la muraille, toute zone en contrebas est à portée. Rien ne bloque la vue. Une arme touchée est détruite et laisse ses servants, qui valent 1 point. Ils se battent comme un soldat, sans bonus. Une arme ou des servants seuls tiennent une zone comme des soldats. Ils avancent d’une zone par séquence.
    .title = Armes, servants, portées
s-3-1 = À chaque phase de tir, une arme intacte tire de l’une de ces deux façons. *Avec sa valeur*, elle ajoute ses points au tir de sa zone, contre cette zone ou une voisine. Le dé a alors +4 contre sa zone ou +2 contre une voisine, une seule fois pour toutes les armes. *En harcèlement*, elle jette seule le dé du §3.2, aussi loin qu’elle porte. À deux zones ou plus, seul le tir de harcèlement est possible. Une zone fait un seul tir de harcèlement par cible. Elle n’en fait aucun contre une cible pour laquelle elle a employé la valeur d’une arme.
    .title = Avec sa valeur ou en harcèlement
s-3-2 = Jetez un dé. De 1 à 4, un point de Boxers se disperse. Sur 5, ce sont deux points, sur 6 trois. S’il y a un fanatique dans la zone, seul un 6 compte : un fanatique part.
    .title = Le tir de harcèlement (TEP)
s-3-3 = Si la cible est une Légation ou une ruine à deux zones ou plus, le dé a −1. Le tir de harcèlement n’a pas d’autre modificateur. Au-dessous de 1, la ligne la plus basse s’applique.
    .title = Distance et couvert
s-3-4 = La troisième figure rouge du paquet (valet, dame ou roi) amène Betsy, avant les dés du jour. Betsy est un canon de 3 points. Elle va dans une zone allemande ou française qui n’est pas en ruines. Si toutes ces zones sont en ruines, elle va dans une zone de Légation où il y a des soldats. À défaut, elle attend.
    .title = Betsy

r-7 = Un canon n’a pas de face à 2. Un ou deux points d’un résultat le détruisent, et le point suivant tue les servants. Aucun point ne se reporte sur un autre résultat. Une mitrailleuse perd un point par pas.
r-8 = Les servants comptent 1 point au combat, dans leur zone et les voisines. Ils n’ont ni bonus, ni tir de harcèlement, ni portée. Ils ne retrouvent jamais d’arme. Pour le mouvement, les pertes, les gardes et la victoire, ils comptent encore comme une arme.
r-30 = La distance se compte en zones qui se touchent ; la zone de l’arme est à 0. La distance ne traverse pas la Cité impériale, car personne ne peut y entrer.
r-31 = À deux zones et plus, une arme ne tire qu’en harcèlement : la FAQ le dit pour une distance de deux.
r-32 = De la muraille, toute zone en contrebas est à portée. Le long de la muraille, les portées de 4 et 6 s’appliquent. Il n’y a pas de ligne de vue : selon le règlement, une arme peut toujours tirer.
r-33 = Chaque arme tire une fois par phase de tir, avec sa valeur ou en harcèlement. Les mêmes servants ne peuvent pas faire les deux.
r-34 = Le +4 ou le +2 s’applique une fois, au dé commun du tir : soldats et arme tirent ensemble.
r-35 = Une arme peut tirer seule avec sa valeur quand ses soldats ne tirent pas, comme dans l’exemple de la FAQ. Après le tir des soldats, elle ne peut plus tirer qu’en harcèlement.
r-36 = Une zone fait un seul tir de harcèlement par cible : le règlement n’en permet qu’un. Elle n’en fait aucun si la valeur de son arme a servi contre cette cible. Les autres zones gardent leur propre tir.
r-37 = Le dé du tir de harcèlement n’a qu’un modificateur : celui d’une Légation ou d’une ruine éloignée. Ni les officiers, ni le moral, ni les munitions ne comptent.
r-38 = Un résultat de harcèlement au-dessous de la table se lit sur la ligne la plus basse. Les autres tables suivent la même règle.
r-39 = En mêlée, une arme ajoute ses points mais aucun bonus. Des armes seules n’ont même pas le +2 de mêlée, réservé aux soldats.
r-40 = Les as, les jokers et une carte noire que la pluie rend rouge ne sont pas des figures rouges. Seules comptent la couleur et la figure imprimées. Betsy arrive aussitôt.
r-41 = Tant qu’une zone allemande ou française n’est pas en ruines, Betsy y va. Sinon, elle va dans une zone de Légation où il y a des soldats. À défaut, elle attend et n’est pas « perdue ».
r-42 = Une arme seule arrête les Boxers et leur coûte 3 points de mouvement. Vos autres zones ne peuvent pas tirer dans la sienne. Elle peut être bombardée et compte comme garde. La FAQ la traite comme un pion ami.
r-164 = Les soldats peuvent tirer sans l’arme de leur zone. Une arme qui a tiré en harcèlement ne peut plus se joindre à eux : chaque arme sert une fois.
r-176 = L’interdiction de R36 vaut dans les deux sens. Après le tir de harcèlement, les armes de la zone ne peuvent plus ajouter leur valeur contre cette cible.
r-177 = Si Betsy doit attendre, le bot la propose de nouveau chaque jour. Il faut des soldats pour l’accueillir : des armes ne suffisent pas. Une fois les deux Légations en ruines, une zone de Légation en ruines suffit.

## 4 Moral

s-4 = Le moral va de 0 à 10, et chaque changement compte aussitôt. Chaque point de soldats perdu coûte 1. Chaque fanatique que le tir, la mêlée, le harcèlement ou la fuite fait partir donne +1. Chaque grande Légation sans garde coûte 1 par jour. Quand les vivres sont épuisés, chaque jour de vivres coûte 2. Le soir, chaque officier perdu pour de bon coûte 4, et MacDonald 6. Après ces pertes, un jour rouge sans combat donne +1. Quand le moral est à 0, chacun de vos dés de tir et de mêlée a −3.
    .title = Le moral

r-46 = Un dépôt touché par les obus coûte un jour de vivres entier. Quand il n’y a plus de vivres, ce dépôt coûte 2 de moral. Le règlement emploie les mêmes mots que pour les vivres du jour.
r-47 = Chaque point de soldats perdu coûte 1 aussitôt, quelle qu’en soit la cause. Civils et armes ne coûtent rien, comme le dit la FAQ. Les blessés qui reviennent ne rendent pas de moral.
r-48 = Un fanatique qui part donne +1. Un fanatique affaibli, ou qui se retire en fin de journée, ne donne rien.
r-49 = Le moral reste entre 0 et 10 après chaque changement. La piste s’arrête là, et les bonnes nouvelles « le remettent à 10 ».
r-50 = Un jour rouge sans combat donne +1. Un jour noir ne le donne jamais, car les obus sont un combat. Un jour d’attaque par la mine ne le donne pas non plus. L’explosion des deux mines n’est pas un combat.
r-51 = Le soir, les pertes d’officiers comptent d’abord, puis celle de MacDonald, puis le +1. Après chaque changement, le moral reste dans les limites de la piste. C’est l’ordre du règlement.
r-52 = Les Légations brûlées ne coûtent du moral que par §4 : le règlement annonce un changement, mais sans chiffre.
r-53 = Tout jet fait quand le moral est à 0 a le −3, même en plein assaut. Ce −3 s’ajoute au −2 des munitions. Il ne touche ni les dés des Boxers, ni le tir de harcèlement, ni la lutte contre le feu.
r-54 = Chaque grande Légation a besoin d’une garde : un soldat ou une arme dans une zone ni ruinée ni en flammes. Le contrôle a lieu après le redéploiement, après le mouvement et en fin de journée. Une Légation vide coûte 1, une fois par jour. Une Légation qui n’a plus de zone de ce genre est dispensée de garde.
r-166 = Le marqueur retourné sur « peu de munitions » ne change pas la valeur du moral.
r-168 = Une grande Légation vide est permise et coûte du moral. §6.5 et la FAQ priment sur l’exigence de la mise en place.
r-180 = Le contrôle des gardes fait partie du redéploiement. Un jour sans redéploiement, ce contrôle n’a donc pas lieu.
r-183 = Avec la règle maison sans plafond, « remettre à 10 » n’abaisse jamais le moral : une bonne nouvelle reste bonne.

## 5 La journée

s-5 = Une journée suit cet ordre : carte, vivres, Betsy, blessés, événement, bombardement, redéploiement, arrivée des Boxers, assaut, fin. La carte décide de ce qui a lieu. *Rouge 2–10* : blessés. *Figure ou as rouge* : blessés, événement. *Noire 2–10* : bombardement. *Figure ou as noir* : événement, bombardement, Boxers. *Les jokers* agissent comme les figures de leur couleur, mais le rouge ramène plus de blessés. Le redéploiement a lieu chaque jour, sauf quand une mine amène les Boxers sur une carte rouge.
    .title = La journée dans l’ordre
s-5-1-1 = Le marqueur des vivres part de 1 et monte de 1 par jour. La piste s’arrête à 35. Ensuite, chaque jour de vivres coûte 2 de moral à la place. Arriver à 35 ne coûte encore rien.
    .title = Les vivres
s-5-1-2 = Une fois par jour, vous pouvez envoyer soldats, officiers et armes dans n’importe quelle zone, même par-dessus la muraille. La distance ne compte pas. Les entrées numérotées sont exclues. Hors de la muraille, les zones voisines d’une entrée le sont aussi. Un pion qui se trouve dans une zone exclue doit la quitter. Les civils restent chez eux (§8.2).
    .title = Le redéploiement
s-5-1-3 = Un jour noir, les obus tombent d’abord, puis la garnison se redéploie. Un jour d’assaut, elle se redéploie avant de savoir par où entrent les Boxers.
    .title = Le redéploiement un jour d’attaque
s-5-1-4 = Un dé désigne une des six entrées. Vingt pions tirés de la réserve s’y placent en une seule pile. Après la trêve, ce sont les 18 pions restants. Les Boxers bougent dès la première séquence.
    .title = Vingt pions boxers
s-5-1-5 = Quand la carte est une figure, un as ou un joker, deux dés désignent l’événement du §5.3.
    .title = Le jet d’événement
s-5-1-6 = Une carte rouge de 2 à 10 ramène 1 dé + 6 points de soldats. Une figure ou un as rouge en ramène 12, le joker rouge 18. Deux points ramènent de l’hôpital un pion entier, un point ramène un pion réduit. Le pion revient dans une zone où les troupes peuvent se redéployer. Deux pions réduits d’une nation, dans une même zone, peuvent devenir un pion entier. Le second va à l’hôpital et peut en revenir aussitôt. Les points non employés sont perdus.
    .title = Les blessés
s-5-2 = Deux dés désignent le quartier. Jetez un dé pour chaque zone du quartier qui a des soldats, des armes ou des civils. Leurs points désignent la colonne de la table. Le dé a −1 pour une Légation, une barricade ou une ruine (une seule fois), et −1 après la trêve. Il reste entre 0 et 6. Les points touchent les soldats, puis les armes. 5C ôte cinq points de civils, 1D un jour de vivres. Chaque officier de la zone jette un dé (§1.5.1).
    .title = Le bombardement
s-5-3 = La somme de deux dés désigne l’événement. 2 : deux mines ruinent des zones françaises. 3 : peu de munitions, −2 à vos dés pour de bon. 4 : fortes pluies, ni obus ni assaut. 5 : famine, des civils meurent. 6 : une mine amène seize Boxers à l’entrée 3. 7 : le Peitang tient, moral 10. 8 : cha-cha, +3 aux mêlées des Boxers du prochain assaut. 9 : la colonne est proche, moral 10. 10 : pluie légère, pas d’obus. 11 : nouveaux vivres, 1 dé + 6 jours, moral 10. 12 : trêve, les réguliers partent, moral 10. Les événements 2, 3, 6, 9, 11 et 12 n’arrivent qu’une fois. S’ils sortent de nouveau, le prochain événement libre les remplace.
    .title = Les événements

r-43 = Les blessés reviennent avant l’événement, comme dans la liste du §6. Quand la pluie change la carte, ils reviennent après. Ailleurs une table donne un autre ordre, mais la FAQ accepte celui-ci.
r-44 = Le marqueur monte de 1 à 35, et de nouveaux vivres le ramènent vers 1. Dans l’autre sens, les vivres qui arrivent seraient consommés.
r-45 = À 35, chaque cran de plus coûte 2 de moral, mais arriver à 35 ne coûte rien. Le règlement a deux formules, et la plus tardive l’emporte. Avec la règle maison, le cran ne coûte rien. Chaque jour qui finit à 35 coûte alors 2, même le premier.
r-55 = La dernière carte se joue jusqu’à la fin de sa journée, puis la colonne arrive.
r-56 = Le redéploiement a lieu une fois chaque jour, après les obus et avant le dé d’entrée. La pluie légère, qui annule les obus, ne l’annule pas. Il figure dans toutes les listes d’étapes du règlement.
r-57 = Un jour rouge avec la mine, l’attaque a lieu aussitôt, sans redéploiement. Les blessés reviennent d’abord, car la FAQ ne supprime que le +1.
r-58 = Le redéploiement ignore les distances, les rampes et les coûts. Les entrées, leurs voisines hors de la muraille et la Cité impériale restent fermées. Le règlement conseille de garder chaque pion près de sa nation, mais ne l’exige pas.
r-59 = Les civils ne sont pas des défenseurs et ne se redéploient donc pas. §8.2 et §6.5 les déplacent.
r-60 = Une carte rouge de 2 à 10 ramène 1 dé + 6 points. La FAQ donne un 12 fixe mais le dit facultatif : c’est donc ici une règle maison. Figures et as ramènent 12 points, le joker 18.
r-61 = Les points ramènent des soldats de l’hôpital, en pions entiers ou réduits. Ils ne rétablissent aucun pion de la carte. Les armes, les officiers et les civils ne reviennent jamais.
r-62 = Deux pions réduits ne se réunissent qu’à cette étape, s’ils sont d’une même nation et dans une même zone. Le pion libéré peut revenir avec les points encore disponibles. Le moral ne bouge pas.
r-63 = Les obus tombent sur un seul quartier par jour. Jetez un dé pour chaque zone occupée : chaque zone est une attaque à part.
r-64 = Les soldats, les armes, les servants et les civils (10 ou 5) désignent la colonne ; les officiers comptent 0. À partir de dix points, c’est la dernière colonne.
r-65 = Les soldats subissent les pertes, puis les armes ; les civils ne subissent qu’un 5C. Le −1 du lieu et celui de la trêve s’ajoutent. Le dé reste entre 0 et 6, les lignes de la table.
r-66 = 5C et 1D s’appliquent à chaque zone : vous pouvez donc perdre plusieurs dépôts en un jour.
r-67 = Un événement unique déjà arrivé cède la place au suivant de la table, autant de fois que nécessaire. Après 12 vient 2. L’événement retenu ne peut plus revenir.
r-68 = Jetez un dé pour chacune des deux zones minées qui contient des soldats, des armes ou des civils. Prenez la colonne 8, sans modificateur. Jetez aussi un dé pour chaque officier présent. Une zone déjà en ruines est attaquée tout de même.
r-69 = Les occupants des zones minées vont dans la zone française qui n’est pas en ruines. À défaut, ils vont dans la Légation debout la plus proche, en comptant les zones qui se touchent. S’il n’y en a pas, ils restent.
r-70 = Le manque de munitions donne −2 à tous vos dés de tir et de mêlée pour le reste du siège. Il ne touche pas la mêlée des Boxers.
r-71 = La pluie rend rouges une figure, un as ou un joker noirs : ni obus ni assaut. Les blessés reviennent, la garnison se redéploie, et le soir donne +1. Il n’y a pas de second événement, et la figure ne compte pas pour Betsy. Un jour rouge, la pluie ne change rien.
r-72 = Vous choisissez où tombent les points de civils perdus par la famine. Sur un 6, vous retirez aussi un point de soldats, ce qui coûte 1 de moral. Sans soldats, vous retirez un point d’une arme. Vous décidez avant les obus, car chaque test du jour finit avant le suivant.
r-73 = Un jour rouge, seize pions viennent par la mine. Un jour noir, il en vient aussi par une entrée. Seuls les cinq derniers pions de la réserve passent alors par la mine, d’après la FAQ. Après la trêve, aucun n’y passe. Les deux attaques partagent les mêmes séquences.
r-74 = « Remettre à 10 » s’applique à l’instant où cela arrive. Les pertes suivantes se comptent à partir de 10.
r-75 = Le cha-cha donne +3, jamais +6, aux seules mêlées des Boxers. Il attend le prochain assaut, vaut pour toutes ses séquences, puis il disparaît.
r-76 = La pluie légère n’arrête que les obus : l’assaut continue.
r-77 = À la trêve, les réguliers et leur général partent avant le tirage du jour. Ensuite, le dé des obus a −1.
r-90 = La pile entre sans coût et garde ses 4 points de mouvement pour la première séquence. Les Boxers perdus ce jour-là vont à la réserve, mais ne reviennent pas avant le lendemain.
r-160 = Les 54 cartes ne sont jamais mélangées de nouveau : chaque carte sort donc une fois. La moitié sont rouges, l’autre moitié noires.
r-170 = L’hôpital ne contient que des pions de soldats : les pions perdus, et les pions libérés par une réunion.
r-179 = Selon une règle maison, aucun blessé ne revient un jour rouge avec la mine. Avec cette règle, les blessés reviennent toujours après l’événement, car il faut d’abord le connaître.
r-185 = Les officiers seuls dans une zone ne sont pas bombardés : la règle ne parle que de soldats et de civils.
r-186 = À cette étape, le conseiller ne rétablit pas non plus les pions de la carte. Ses pertes tombent d’abord sur les pions réduits. À égalité, les soldats des autres nations les subissent avant ceux de la Légation. Dans une famine, le seul pion de soldats d’une zone est touché en dernier.
r-187 = Chaque officier jette au plus un dé par bombardement. Les deux mines comptent ensemble pour un seul dé. Le subalterne qui le remplace ne jette pas de dé, même dans une zone frappée plus tard.

## 6 L’assaut

s-6 = Un assaut est une suite de séquences de neuf phases, tant qu’il reste un Boxer. Les cinq premières sont les incendies, le mouvement des Boxers, le tir, la mêlée des Boxers et votre mouvement. Puis viennent la mêlée des soldats, le moral des Boxers, leurs incendies et la fin. Quand le dernier Boxer part, le reste de la séquence n’a pas lieu.
    .title = La séquence
s-6-1 = Jetez un dé pour chaque zone en flammes où il y a des soldats. Si le dé plus leurs points fait 6 ou plus, l’incendie est éteint ; un 1 naturel échoue toujours. Ensuite, pour chaque incendie allumé par les Boxers, jetez un dé pour chaque zone de bâtiments ou Légation voisine. Sur un 1, cette zone brûle aussi. Un incendie ainsi propagé ne se propage pas.
    .title = Les incendies
s-6-2 = Une pile, ou colonne de Boxers, a 4 points de mouvement et suit les flèches. Entrer dans une zone occupée par vos troupes coûte 3 points. Entrer dans une ruine, une barricade, une Légation ou une zone avec des civils en coûte 2. Entrer dans le canal ou en sortir coûte 2 points, tout autre déplacement 1 point. Une pile s’arrête quand elle rencontre vos pions ou une Légation debout. Dans une zone à deux flèches, une pile qui ne s’est pas encore divisée se partage en deux moitiés. Une pile déjà divisée suit une flèche vers une zone debout, de préférence la flèche rouge. Une pile reste dans une zone où sont vos pions, sauf si la zone brûle. Elle traverse les zones en flammes sur son chemin.
    .title = Le mouvement des Boxers
s-6-3 = Chaque zone peut faire un tir avec sa valeur, sur les Boxers de sa zone ou d’une voisine. Tous ses soldats tirent ensemble. Les armes tirent selon §3.1. Aucun tir ne part d’une zone en flammes. Aucun tir ne vise une autre zone où se trouvent vos pions. Les points désignent la colonne de la table. Les officiers ajoutent au dé. Chaque chef donne −1, les réguliers −1, une cible en ruines −1. Le manque de munitions donne −2, le moral 0 −3, une arme +2 ou +4. Un nombre indique les points que perdent les Boxers, pions réduits d’abord. S ne compte que dans votre propre zone : vous perdez autant de points de soldats. Un fanatique subit seul tout le résultat. Un 4 le disperse. Un 3 affaiblit un fanatique entier et disperse un fanatique affaibli. Un résultat plus petit est sans effet.
    .title = Le tir
s-6-4 = Il y a un jet dans chaque zone où des Boxers rencontrent des troupes ou des civils. Les points des Boxers désignent la colonne de la table. Chaque chef donne +1, les réguliers +1, le cha-cha +3. Les Boxers ont +1, +2 ou +3 avec 2, 4 ou 6 fois les points de vos troupes. Contre des civils seuls, ils ont +3. Le dé a −2 dans une zone britannique ou française debout. Ailleurs, il a −1 dans une Légation ou à une barricade avec troupes. Il a −1 dans une ruine. Les soldats subissent les pertes, puis les armes. Les points qui restent chassent les civils ; un 3 leur ôte aussi cinq points. S’il y a des troupes, B coûte un point aux Boxers et 2B deux.
    .title = La mêlée des Boxers
s-6-5 = Les soldats et les officiers ont 4 points de mouvement. Avancer d’une zone coûte 1. Entrer dans une zone qui a des Boxers, une ruine, une barricade ou une Légation coûte 2. Entrer dans le canal ou en sortir coûte 2. Quitter une zone avec des Boxers coûte 1 de plus. Le mouvement s’arrête dans une zone avec des Boxers. Les armes et les civils avancent d’une zone. Les civils ne vont jamais parmi les Boxers. Aucun pion n’entre dans une zone en flammes. Un pion qui s’y trouve doit en sortir s’il a une issue. Ensuite, les grandes Légations sans garde coûtent du moral (§4).
    .title = Votre mouvement
s-6-6 = Vous faites un jet, obligatoire, dans chaque zone où se trouvent des troupes et des Boxers. La colonne et le dé sont ceux du §6.3, sans le bonus de l’arme. Ajoutez +2 au dé s’il y a un soldat, et +1 dans une Légation debout ou à une barricade. Ajoutez encore +2 pour des Britanniques en zone britannique et pour des Français en zone française. Un S vous coûte des points.
    .title = La mêlée des soldats
s-6-7 = Jetez un dé pour chaque zone dont les Boxers ont perdu un point dans la séquence, par tir ou mêlée. Le dé n’a pas de modificateur. De 1 à 4, un point s’enfuit. Sur 5, deux points s’enfuient, sur 6 trois. S’il y a un fanatique dans la zone, seul un 6 compte : un fanatique s’enfuit.
    .title = Le moral des Boxers
s-6-8 = Les Boxers incendient toute zone de bâtiments ou Légation où ils se trouvent, même si vos pions y sont. Les ruines, les rues, le canal, les ponts et la muraille ne brûlent pas.
    .title = Les incendies des Boxers
s-6-9 = Les Boxers rentrent chez eux après trois séquences de suite sans action. Une telle séquence ne coûte aucun point, et aucune zone n’y prend feu pour la première fois du jour. Après soixante séquences, les Boxers rentrent dans tous les cas. En fin de journée, ils reviennent entiers à la réserve, et les incendies deviennent des ruines. Puis viennent le contrôle des gardes, le moral (§4) et le retour des civils chez eux.
    .title = Fin de séquence et de journée

r-4 = Les chiffres d’une table sont des points, et non des pions. Trois points affaiblissent donc seulement un fanatique, comme le dit la FAQ.
r-5 = Chaque camp subit exactement ses pertes. Avant tout dé qui en dépend, vous choisissez quels pions les subissent, parmi ceux qui étaient là. Les Boxers perdent d’abord leurs pions réduits ; pour un point impair, ils retournent un pion entier. Les points qu’aucun pion ne peut subir sont perdus.
r-6 = Les civils perdent cinq points à la fois. Vous retournez un pion entier ou perdez un pion réduit, à votre choix. Sans civils, 5C ne fait rien.
r-188 = Vous pouvez changer les pions touchés jusqu’au prochain dé. Ce choix finit aussi quand un pion quitte la zone ou y entre. Les nouveaux venus ne subissent jamais les pertes des autres. Les pions qui reculent ensemble partagent leur perte. Le bot demande avant tout dé qui dépend du choix, et avant de montrer où arrivent obus ou Boxers.
r-78 = Contre un incendie, seuls les points de soldats comptent. Une zone où il y a des soldats tente toujours d’éteindre l’incendie, même si des Boxers y sont. Le règlement ne cite ni armes, ni officiers, ni civils.
r-79 = Vous avez un seul essai par incendie. S’il brûle encore, vous ne pouvez plus l’éteindre. Une zone éteinte est de nouveau intacte, et les Boxers peuvent la rallumer.
r-80 = Vos soldats tentent d’abord d’éteindre tous les incendies. Ensuite, les incendies se propagent. Pour une zone qui vient de prendre feu, la tentative n’a donc lieu qu’à la séquence suivante.
r-81 = Une zone à côté de deux incendies subit deux jets, à chaque séquence. Une zone en flammes ou en ruines n’en subit aucun.
r-82 = Un incendie né par propagation ne se propage jamais. Le règlement ne cite ici que la zone allumée par les Boxers. Une note n’exclut la propagation que pour la première séquence. Avec la règle maison, elle commence donc à la deuxième séquence.
r-83 = Rues, canal, ponts et muraille ne brûlent pas et ne transmettent pas le feu. Le règlement parle des bâtiments d’une zone. Toutes les autres zones brûlent, barricadées ou non.
r-84 = Les Boxers incendient même les zones où se trouvent vos pions : le règlement parle de toute zone avec des Boxers.
r-85 = Vous ne pouvez pas tirer depuis une zone en flammes, mais vous pouvez tirer sur des Boxers qui s’y trouvent. Si les deux camps y sont encore, une mêlée y a lieu.
r-86 = Personne n’entre de son gré dans une zone en flammes ; seuls les Boxers la traversent. Un pion qui se replie l’évite aussi.
r-87 = Tous vos pions doivent quitter une zone en flammes s’ils peuvent entrer dans une zone voisine. Leurs points de mouvement ne comptent pas. Les soldats doivent sortir même parmi les Boxers. Les civils ne vont jamais parmi eux.
r-88 = Les pions sans issue restent indemnes, peuvent se battre et réessaient à la séquence suivante. Le règlement ne cite aucune perte.
r-89 = Tous les incendies deviennent des ruines quand le dernier Boxer du jour est parti, pas avant.
r-91 = Des soldats, des armes ou des civils retiennent une pile. Si la zone brûle, la pile doit partir. Un officier seul ne retient personne.
r-92 = Quand plusieurs coûts s’appliquent à une zone, seul le plus élevé compte, jamais la somme.
r-93 = Entrer dans le canal coûte 2 points de mouvement, et en sortir 2, pour les deux camps, selon la FAQ. Avancer dans le lit du canal a le coût habituel. Le passage d’un pont à une rue est un pas ordinaire.
r-94 = Une pile finit son mouvement dans toute zone où se trouvent vos pions. Elle s’arrête aussi dans toute Légation debout qui ne brûle pas, même vide, et y met le feu. D’autres bâtiments vides ne l’arrêtent pas.
r-95 = Une pile non divisée se partage toujours devant deux flèches, même si les cibles sont en ruines ou en flammes. La préférence pour la flèche rouge concerne les piles déjà divisées, ou trop petites pour l’être.
r-96 = Une pile se divise au début de son mouvement, ou en entrant si elle peut continuer. Si elle doit s’arrêter là, elle se divise quand elle repart.
r-97 = Les moitiés sont égales en pions. Les pions sont répartis par type, les plus forts d’abord. Chaque type commence par la plus petite moitié ou, à égalité, par la moitié rouge. Les chefs viennent en dernier, jamais seuls. Une pile qui n’a qu’un combattant ne se divise pas.
r-98 = Une moitié qui ne peut pas payer attend et garde sa flèche pour la séquence suivante. Elle ne change pas de flèche faute de points. Une moitié qui arrive sans points fait de même : selon le règlement, elle prend sa flèche en arrivant. Elle la garde même si la zone visée tombe en ruines entre-temps.
r-99 = Les piles qui finissent dans une même zone se regroupent, et comptent comme divisées si l’une l’était. Seules restent séparées les moitiés qui ont encore des flèches différentes. Au combat, elles forment un seul groupe.
r-100 = Une pile divisée suit la flèche rouge vers une zone debout, sinon la verte vers une zone debout. Si aucune zone n’est debout, elle suit la rouge, sinon la verte. « En flammes » équivaut ici à « en ruines », d’après la FAQ. Vos pions à côté des flèches n’attirent pas les Boxers.
r-101 = Une pile traverse sans coût une zone en flammes sur son chemin, et entre dans la suivante même sans points. Si la suivante est une ruine, elle doit en payer le coût. Sinon, les piles attendraient toute la journée devant les incendies.
r-102 = Dans une zone en flammes sans issue, les Boxers restent indemnes et se battent. Une flèche dont les incendies ne ramènent qu’à la zone de la pile n’est pas une issue. La moitié qui a cette flèche prend l’autre. Ainsi, dans la FAQ, les Boxers vont de la Légation italienne en flammes vers la française.
r-103 = Les Boxers n’entrent jamais dans une zone où n’arrive aucune flèche. Là d’où aucune flèche ne part, une pile reste et incendie la zone.
r-104 = Une pile n’entre jamais deux fois dans la même zone pendant une séquence : elle s’arrête avant cette zone. Si une pile tourne en rond plusieurs séquences de suite, R146 y met fin.
r-105 = Une flèche qui sort de la carte retirerait la pile, mais notre plateau n’en a pas.
r-106 = Des civils seuls coûtent 2 à une pile et l’arrêtent : ils comptent parmi vos pions.
r-107 = Les piles bougent l’une après l’autre, dans l’ordre où elles se sont formées. Chacune tient compte du mouvement des précédentes.
r-108 = Vous choisissez pour chaque zone si elle tire, comme le dit la FAQ. Un tir dans sa propre zone peut coûter des points (S).
r-109 = Chaque zone fait un seul tir avec sa valeur. Les zones n’additionnent jamais leurs valeurs, mais plusieurs peuvent viser la même cible.
r-110 = Tous les soldats d’une zone tirent ensemble : le règlement additionne toute la valeur de la zone. Seules les armes peuvent viser une autre cible, en harcèlement.
r-111 = Vous ne pouvez pas tirer, même en harcèlement, dans une autre zone où se trouve un de vos pions. Les pions de cette zone peuvent y tirer.
r-112 = Une zone qui contient des Boxers peut encore tirer dans une zone voisine : rien ne l’interdit.
r-113 = Il y a une phase de tir à chaque séquence, même si les Boxers n’ont pas bougé.
r-114 = §6.3 et §6.6 disent quels modificateurs s’appliquent au tir, à la mêlée ou aux deux. Le bonus des armes ne compte qu’au tir. Ceux de Légation et de mêlée ne comptent qu’en mêlée.
r-115 = Le −1 des ruines dépend de la cible, pas des tireurs. Il compte aussi en mêlée, où les modificateurs du tir « restent les mêmes ».
r-116 = Le +1 de Légation ou de barricade compte en mêlée. Il suffit que des soldats se battent dans une Légation debout ou à une barricade, même à peine arrivés.
r-117 = Le +2 en zone britannique ou française exige un soldat de cette nation ; les volontaires ne comptent pas. Il s’ajoute au +1 et au +2 de la mêlée, car le règlement ne l’exclut pas.
r-118 = Tous les modificateurs s’ajoutent d’abord, puis la ligne est ramenée entre 0 et 7. À partir de dix points, la dernière colonne s’applique.
r-119 = S coûte des points quand les deux camps partagent la zone : au tir sur sa propre zone et en mêlée.
r-120 = Vous choisissez quels soldats subissent un S. Les armes le subissent s’il n’y a plus de soldats, les civils jamais.
r-121 = Dans la table, le 2S de la ligne 0, colonne 2 s’applique tel qu’imprimé : deux points. C’est le seul 2S de la table.
r-122 = Les fanatiques subissent les pertes d’abord (R123). Sans fanatique, ce sont les irréguliers, puis les réguliers. Si un résultat élimine les derniers irréguliers, les réguliers subissent les points qui restent. Un chef quitte la carte avec le dernier de ces pions.
r-123 = Chaque résultat compte à part et touche un seul fanatique, un affaibli d’abord. Les résultats ne se cumulent pas, et le reste d’un résultat est perdu.
r-124 = Trois points dispersent un fanatique affaibli, car son pion n’a que deux faces. Au sens strict, le règlement exigerait 4 points, un résultat que peu de zones peuvent obtenir.
r-125 = Avec un fanatique dans la zone, un dé de harcèlement ou de moral ne fait rien sur 1–5. Sur 6, un fanatique part, et aucun autre Boxer.
r-126 = Vous choisissez l’ordre des tirs et voyez chaque résultat avant le suivant.
r-127 = La mêlée des Boxers est obligatoire. Il y a un jet par zone, avec tous les points des Boxers présents. Les zones se suivent dans l’ordre de la carte.
r-128 = Seul le plus haut de +1, +2 et +3 compte. Les Boxers doivent avoir « au moins » 2, 4 ou 6 fois les points des troupes au moment du jet. Toute la phase compte des points, non des pions.
r-129 = Contre des civils seuls, le modificateur est +3 : tout nombre vaut au moins six fois zéro.
r-130 = Les réguliers donnent +1 une fois, chaque chef +1, le cha-cha +3. Tout s’ajoute, et la ligne est 7 au plus.
r-131 = Une zone britannique ou française debout donne −2, quels que soient ses occupants. Ce −2 remplace le −1 de Légation ou de barricade avec troupes. Le −1 d’une ruine s’ajoute à celui d’une barricade.
r-132 = Le règlement décrit un résultat 4 qui n’est pas dans la table. La table est juste : ce résultat ne peut pas se produire.
r-133 = Les soldats subissent les pertes avant les armes, et les armes avant les civils. Entre pions du même type, vous choisissez. Seuls les points perdus par les soldats coûtent du moral.
r-134 = Les points qui restent après les troupes passent aux civils dans le même résultat. Avec 1 ou 2 points, les civils se replient. Avec 3, ils perdent cinq points et se replient. S’il ne reste aucun point, ils ne bougent pas.
r-135 = La zone ne perd ces cinq points qu’une fois, sur le pion que vous choisissez. Tous ses civils se replient ensemble.
r-136 = Les civils se replient d’une zone, vers l’autre zone de Légation la plus proche, ni en ruines ni en flammes. Ils ne vont jamais dans le feu ni parmi les Boxers. Si c’est impossible, ils vont dans une autre zone voisine sans feu ni Boxers. Sinon, ils restent.
r-137 = B ne compte que contre des troupes : les irréguliers perdent d’abord, puis les réguliers. Ce résultat ne sort que pour un petit groupe, donc jamais contre des fanatiques.
r-138 = Si plusieurs coûts s’appliquent à un déplacement, seul le plus élevé compte. Quitter une zone avec des Boxers coûte 1 de plus, quel que soit le terrain.
r-139 = Armes, servants et civils avancent d’une zone au plus par séquence, quel qu’en soit le coût. Les rampes et les incendies les limitent. Les armes peuvent aller parmi les Boxers, mais pas les civils.
r-140 = Pendant un assaut, vos pions peuvent aller dans les entrées et leurs voisines : seul le placement y est interdit.
r-141 = Personne n’est tenu de bouger, sauf pour sortir d’un incendie.
r-142 = Là où troupes et Boxers partagent une zone, la mêlée a lieu avec tous les points présents. Des civils ou des officiers seuls ne se battent pas.
r-143 = Le test de moral a lieu à chaque séquence, pas seulement après la première. Le règlement dit seulement quand il commence.
r-144 = Le test est un dé sans modificateur. Il a lieu pour chaque zone dont les Boxers ont perdu un point, même par harcèlement ou par un B.
r-145 = Quand le dernier Boxer part au milieu d’une séquence, le reste de la séquence n’a pas lieu.
r-146 = Un assaut prend fin après trois séquences de suite sans action, ou après soixante séquences en tout. Cette limite est notre ajout : d’après le règlement, un assaut où les camps ne se rencontrent pas ne finirait jamais.
r-147 = En fin de journée, les Boxers vont à la réserve et les incendies deviennent des ruines. Les marqueurs du jour disparaissent. Puis viennent le contrôle des gardes, les pertes d’officiers et le +1 d’un jour sans combat. Viennent enfin le contrôle du §7.1 et le retour des civils. Le règlement ne fixe qu’une partie de cet ordre.
r-162 = Chefs et fanatiques ont les mêmes 4 points de mouvement que tous les Boxers, puisqu’ils bougent avec leur pile.
r-163 = La mêlée des soldats compte tous les pions présents à ce moment, arrivants et survivants, en un seul jet.
r-165 = Si deux zones se touchent, tous les soldats de l’une peuvent tirer sur l’autre.
r-167 = Plusieurs piles dans une zone forment une seule cible, une seule mêlée et un seul dé de moral.
r-169 = Une pile retenue dans une zone à deux flèches se divise quand elle est libre et repart.
r-171 = Tous les dés viennent d’une seule graine. Quand l’ordre est libre, les dés suivent l’ordre de la carte et, pour les officiers, l’ordre des pions.
r-173 = Une pile sans points de mouvement ne traverse pas un incendie. La zone où elle a commencé son mouvement compte comme déjà visitée.
r-174 = Une troisième pile rejoint la première de deux moitiés qui attendent avec leurs flèches. Une pile réunie garde la flèche qu’elle tenait, un pion seul aussi.
r-175 = Ni division ni réunion ne laisse un chef seul : il va avec l’autre moitié. Les chefs vont à la plus petite moitié ou, à égalité, à la moitié rouge.
r-181 = Un général des réguliers est un chef et ne compte pas comme « des réguliers ». Il ôte 1 au dé, une seule fois.
r-182 = Avec une règle maison, les incendies blessent. Chaque pion de soldats sans issue perd alors 1 point, et chaque pion de civils 5.
r-184 = Un coup qu’un fanatique absorbe n’est pas une perte. Il ne provoque pas de jet de moral et n’interrompt pas le compte des séquences sans action.

## 7 La fin

s-7-1 = Le siège est perdu dès qu’il ne reste sur la carte ni soldats (les armes comptent) ni civils. Les points ne comptent alors pas. Sinon, le siège finit avec la dernière carte.
    .title = Fin du siège
s-7-2 = Les deux camps comptent leurs points, et le total le plus haut l’emporte. À égalité, la partie est nulle. Chaque total a son niveau : jusqu’à 20, 21–50, 51–75, 76–99, 100 et plus.
    .title = Vainqueur
s-7-2-1 = Voici les points des Puissances. +10 par zone non ruinée d’une grande Légation, +5 d’une petite. −5 par zone de Légation en ruines. +10 par pion de civils entier, +5 par pion réduit, −5 par pion perdu. −1 par pion de soldats à l’hôpital et par arme détruite. −2 par officier perdu pour de bon, −10 pour MacDonald.
    .title = Le compte des Puissances
s-7-2-2 = Voici les points des Boxers. +10 par zone en ruines d’une grande Légation, +5 d’une petite, +1 pour toute autre ruine. +5 par pion de civils perdu, +1 par pion de soldats à l’hôpital.
    .title = Le compte des Boxers

r-148 = Le siège n’est perdu que si tous les soldats et tous les civils ont disparu. Les pions à l’hôpital ne comptent pas. Les armes et les servants comptent comme des soldats. Le contrôle a lieu après chaque phase et chaque événement.
r-149 = Seuls les deux totaux décident. Les niveaux ne font que décrire le résultat, et peuvent le contredire.
r-150 = Le total des Puissances peut tomber sous 0, et leur niveau est alors le plus bas. Les niveaux se suivent sans lacune.
r-189 = Un scénario plus court commence dans sa propre position, sans déploiement. Les points sont comptés après son dernier jour, et le siège est tenu s’il n’est pas perdu. Les bornes des niveaux baissent en proportion des jours. Pour chaque jour à venir, les Puissances perdent 1/54 des points d’un siège intact.
r-151 = Chaque pion à l’hôpital après le dernier jour compte 1, même libéré par une réunion. Un pion réduit sur la carte ne coûte rien. Une arme compte quand ses servants sont morts. La liste des Boxers ne cite pas d’armes.
r-152 = La perte de MacDonald coûte 10 en tout. Un autre officier coûte 2 quand son subalterne est perdu aussi.
r-153 = Les Légations comptent zone par zone. Les grandes sont la britannique, la française, l’allemande, l’américaine et la russe. Peu importe le camp qui s’y trouve.
r-154 = Un pion civil vaut 10 ou 5 où qu’il soit. Seul un pion entièrement perdu coûte 5, et en donne 5 aux Boxers.

## 8 Mise en place

s-8 = Placez quatre barricades, puis les soldats, les officiers et les armes, puis les civils. Le moral est à 10, les vivres à 1, et Betsy n’est pas encore en jeu. Aucun pion ne va sur une entrée ni à côté, sauf sur la muraille. Le bot propose un bon déploiement historique : vous pouvez le prendre ou le changer.
    .title = Ordre et zones interdites
s-8-1 = Chaque nation commence dans sa Légation ou à deux zones au plus. Les volontaires, et les nations sans Légation sur la carte, commencent où vous voulez. Les grandes Légations doivent avoir une garde (§4).
    .title = La garnison
s-8-2 = Quatre pions civils commencent dans la Légation britannique, deux dans chacune des Légations française, américaine, russe et allemande. Avant chaque carte, ils rentrent chez eux, dans une zone de leur Légation qui n’est pas en ruines. Si toute la Légation est en ruines, ils vont dans la grande Légation la plus proche. À défaut, ils vont dans la petite la plus proche. Vous pouvez choisir parmi ses zones.
    .title = Les civils

r-155 = Les civils rentrent chez eux avant chaque carte, à toute distance. Chaque zone britannique en reçoit deux tant que les deux zones sont debout ; les réfugiés ne comptent pas. Si leur Légation est toute en ruines, ils vont dans la grande Légation la plus proche, sinon dans une petite. À défaut, ils restent.
r-156 = Il y a douze pions civils. Quatre sont britanniques, et chacune des quatre autres grandes Légations en a deux, selon la FAQ.
r-157 = Les officiers et les armes commencent comme leur nation, à deux zones au plus de chez eux. Une nation sans Légation sur la carte est libre comme les volontaires. Les armes sans nation sont libres aussi.
r-158 = Vous pouvez placer des pions dans les zones de muraille voisines d’une entrée. Vous ne pouvez jamais en placer dans une entrée, même sur la muraille.
r-159 = Vous placez les barricades d’abord, et leur contrôle vient en dernier : sur la muraille, des soldats doivent les tenir.
r-178 = La distance d’un refuge se compte entre les deux zones les plus proches. Dans ce refuge, vous choisissez la zone.
r-190 = Pour chaque pion, vous pouvez choisir une zone de son foyer. Si trop de pions vont dans une zone britannique, le dernier choix est prioritaire.

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
