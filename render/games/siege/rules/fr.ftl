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

s-1-1 = La carte compte 52 zones en quatre quartiers de bombardement ; les Boxers entrent par six zones numérotées. Des zones à frontière commune se touchent. À pied on va d’une zone à toute autre qui la touche, sauf par-dessus le bord de la muraille (§2.3). Tirs, flammes et distances passent par les zones qui se touchent. La Cité impériale, en gris, n’est pas une zone : nul n’y va, et aucune distance ne la traverse.
    .title = La carte
s-1-2 = Une carte est un jour, et il y en a 54. Après la dernière, la colonne de secours arrive. D’un jour à l’autre ne restent que les ruines, le moral, les vivres, les pertes, l’hôpital, les événements passés, un cha-cha en attente, le manque de munitions, Betsy et le compte des figures rouges.
    .title = Le calendrier
s-1-3 = *Boxers* : tous les pions chinois, irréguliers, fanatiques, réguliers et chefs. *Troupes* : soldats et armes lourdes, servants compris. *Points* : le total des valeurs des pions. Une *séquence* : un tour des neuf phases d’un assaut. La *réserve* contient les pions chinois hors carte, l’*hôpital* les soldats perdus.
    .title = Les termes
s-1-4-1 = Soldats, irréguliers et réguliers valent 2, réduits 1. Fanatiques et civils 10 et 5. Une mitrailleuse 2, un canon 3, les servants de l’une ou de l’autre 1. Officiers et chefs 0. Un pion entier qui perd un pas est retourné, un pion réduit est éliminé.
    .title = Pions et valeurs
s-1-5-1 = Un officier jette un dé quand sa zone est bombardée, et après une mêlée des Boxers qui y a coûté des points de soldats ou d’armes : sur un 6 il tombe. Parmi les Boxers sans troupes avec lui, il tombe sans dé. Son subalterne le remplace sur place, ou auprès des troupes les plus proches. Un subalterne qui tombe, ou MacDonald, est perdu pour de bon. Un chef boxer part avec le dernier autre Boxer de sa zone et retourne à la réserve.
    .title = Comment tombent les officiers
s-1-5-2 = Un officier donne +2 au dé du tir et de la mêlée de sa zone, un subalterne +1. Les deux meilleurs comptent, +4 au plus. Chaque chef boxer ôte 1 à notre dé contre sa zone (2 au plus) et donne +1 à la mêlée des Boxers.
    .title = Ce qu’apportent les officiers
s-1-5-3 = MacDonald donne +3, et alors aucun autre officier de sa zone ne compte. Il n’a pas de subalterne. Sa perte coûte 6 de moral en fin de journée, et 10 points de victoire.
    .title = MacDonald
s-1-6 = Un incendie devient une ruine en fin de journée. Les ruines sont définitives : une Légation en ruines ne garde aucun de ses bonus, mais compte encore dans les points de victoire. Quatre barricades sont là dès le déploiement, dans quatre zones qui ne sont ni Légations, ni entrées, ni interdites aux soldats. Une barricade donne +1 à la mêlée des soldats, −1 à celle des Boxers tant que des troupes la tiennent, −1 aux obus, et coûte 2 pour entrer.
    .title = Incendies, ruines, barricades

r-1 = « Boxers » veut dire tout pion chinois pour le mouvement, les mises à feu, le moral et la fin de journée ; seul l’ordre des pertes distingue les irréguliers. Le texte emploie le mot dans les deux sens.
r-2 = Les pions à deux faces ont les valeurs de §1.4.1 ; MacDonald et les chefs boxers n’ont qu’une face, aucune seconde n’étant décrite.
r-3 = La réserve compte 25 pions chinois, les deux chefs compris : sept partent avec la trêve, et le texte parle de 18 qui restent.
r-11 = Les rues « plus rapides » n’ont d’autre règle que leur coût de 1 : le texte ne donne aucun autre chiffre.
r-13 = Les ruines ôtent 1 aux obus, comme les Légations, un seul −1 pour le tout : le paragraphe du bombardement vient plus loin dans le livret et donne le chiffre.
r-14 = Pour le combat et le mouvement une Légation en ruines n’est qu’une ruine, sinon elle abriterait mieux qu’avant ; pour la victoire elle reste une Légation. Une zone en flammes garde son ancien état jusqu’en fin de journée.
r-15 = Les zones du canal peuvent être barricadées, comme le permet la FAQ ; pas les Légations, les entrées ni les zones interdites. Sur la muraille, des soldats doivent y être quand le siège commence. La ruine de la zone n’ôte pas la barricade.
r-16 = Une barricade donne exactement les avantages de sa liste, jamais les bonus propres aux Britanniques ou aux Français ; dans une ruine les deux comptent, rien ne l’excluant.
r-17 = Le bonus vaut pour le tir de la zone avec sa valeur et pour la mêlée des soldats : lutte contre le feu, TEP et dés de moral ne mentionnent pas d’officiers.
r-18 = Avec MacDonald, exactement +3, comme le dit la FAQ, même à côté de deux officiers qui donneraient +4 ; sinon les deux meilleurs.
r-19 = Deux chefs font −2 à notre dé et +2 au leur : il est dit que leurs effets s’ajoutent. Cela vaut aussi pour les tirs venus d’une zone voisine.
r-20 = Un chef ne paie jamais de perte ; il part quand part le dernier autre Boxer de sa zone, quelle qu’en soit la cause, car il ne se bat pas seul.
r-21 = Sous les obus, chaque officier d’une zone attaquée jette un dé, quel que soit le résultat ; après une mêlée des Boxers, seulement là où des troupes ont perdu des points. Les pertes par S ou famine n’amènent aucun jet : le texte ne cite que ces deux cas.
r-22 = Quand il ne lui reste ni soldat ni arme parmi les Boxers, un officier tombe sans dé, après un S aussi : le texte dit que c’est automatique. Les obus ne le tuent que sur un 6.
r-23 = Armes et servants gardent un officier en vie comme le font des soldats, pas les civils : le passage le plus tardif parle de soldats, et la FAQ laisse les armes en tenir lieu.
r-24 = S’il reste des troupes, le subalterne le remplace sur place ; sinon il rejoint, à pied, la zone avec troupes la plus proche qui ne brûle pas, la première dans l’ordre de la carte. À défaut, il est perdu.
r-25 = Un officier seul n’est pas bombardé et ne retient pas les Boxers, qui s’arrêtent pourtant en le rencontrant. Parmi eux il tombe sans dé : il ne peut donc y aller seul.
r-26 = MacDonald est l’un des dix officiers : le texte en compte dix en tout.
r-27 = La perte de MacDonald coûte 6 de moral en fin de journée, et pas 4 de plus : de deux passages, le plus tardif l’emporte.
r-28 = Un officier perdu pour de bon coûte 4 une seule fois, ce soir-là, et non chaque jour ; celui que remplace son subalterne ne coûte rien.
r-29 = Un officier aide le tir de sa zone une fois par séquence, puis encore sa mêlée : ce sont des phases différentes.
r-161 = Zones, frontières, flèches, entrées, quartiers et répartition des pions sont de notre main, faute d’avoir le plateau imprimé ; toutes les indications du texte sont respectées.
r-172 = Seul ce que liste §1.2 passe au lendemain : tout le reste ne vaut que pour le jour.

## 2 Piles et muraille

s-2-1 = Une zone peut contenir autant de pions que l’on veut.
    .title = L’empilement
s-2-2 = Personne ne possède une zone. Seul compte qui s’y trouve maintenant, et une Légation en ruines coûte ses points quel qu’en soit l’occupant.
    .title = Le contrôle
s-2-3 = Le bord de la muraille ne se franchit qu’entre une zone de muraille avec rampe et une rue, dans les deux sens ; le long de la muraille on circule librement. Le tir passe de haut en bas et de bas en haut entre zones qui se touchent. Une barricade sur la muraille exige des soldats sur place quand le siège commence.
    .title = La muraille

r-9 = On ne monte et ne descend que par les rampes, armes et civils aussi ; seules les flèches des Boxers suivent leur propre chemin. Un seul passage du texte barre les deux sens, et c’est le plus complet.
r-10 = On tire de la muraille vers la rue et inversement ; flammes, « à deux zones » et portées comptent les zones qui se touchent : la règle demande des voisines, non un chemin.
r-12 = Ni limite d’empilement ni contrôle, donc rien à noter : seule la présence compte.

## 3 Armes lourdes

s-3 = Les mitrailleuses (2 points) portent à 4 zones, les canons (3 points) à 6 ; la zone voisine compte 1, la sienne 0. De la muraille, toute zone en contrebas est à portée. Rien ne bloque la vue. Une arme touchée est détruite et laisse des servants de 1 point, qui se battent comme un soldat, sans bonus. Une arme ou des servants seuls tiennent une zone comme des soldats. Une arme avance d’une zone par séquence.
    .title = Armes, servants, portées
s-3-1 = À chaque phase de tir une arme intacte fait l’une de deux choses. Avec sa valeur : elle ajoute ses points au tir de sa zone, sur la sienne ou la voisine, et le dé a +4 dans la sienne ou +2 dans la voisine, une seule fois quel que soit le nombre d’armes. En TEP : elle jette seule le dé de §3.2, aussi loin qu’elle porte. À deux zones et plus il ne reste que le TEP. Une zone fait un seul TEP par cible, et aucun contre une cible où elle a employé la valeur d’une arme.
    .title = Avec sa valeur ou en TEP
s-3-2 = Un dé : de 1 à 4 un point de Boxers se disperse, sur 5 deux, sur 6 trois. S’il y a un fanatique dans la zone, seul un 6 compte, et un fanatique part.
    .title = Le test d’effet psychologique (TEP)
s-3-3 = Le dé du TEP a un seul modificateur : −1 quand la cible, à deux zones ou plus, est elle-même une Légation ou une ruine. Sous 1 on lit la ligne la plus basse.
    .title = Distance et couvert
s-3-4 = La troisième figure rouge du paquet (valet, dame ou roi) amène Betsy, un canon de 3 points, avant les dés du jour. Elle va dans une zone allemande ou française qui n’est pas en ruines ; si toutes le sont, dans toute zone de Légation où il y a des soldats. À défaut, elle attend.
    .title = Betsy

r-7 = Un canon n’a pas de face à 2 : un ou deux points d’un même résultat le détruisent, le suivant tue les servants ; rien ne se reporte. Une mitrailleuse perd un point par pas.
r-8 = Les servants comptent 1 point au combat dans leur zone et la voisine, sans bonus, TEP ni portée, et ne sont jamais réarmés ; pour mouvement, pertes, gardes et victoire ils restent une arme.
r-30 = La distance compte les zones qui se touchent, la sienne pour 0, sans traverser la Cité impériale : nul ne peut y être.
r-31 = À deux zones et plus une arme ne tire qu’en TEP : la FAQ range une distance de deux dans cette portée.
r-32 = De la muraille, toute zone en contrebas est à portée ; le long de la muraille, 4 et 6 valent toujours. Il n’y a pas de ligne de vue : le texte dit qu’on peut toujours tirer.
r-33 = Chaque arme agit une fois par phase de tir, avec sa valeur ou en TEP : les mêmes servants, une seule occasion.
r-34 = Le +4 ou le +2 s’applique au dé commun du tir, une fois : soldats et arme tirent sur un seul jet.
r-35 = Une arme peut tirer seule avec sa valeur quand ses soldats retiennent le tir, comme dans l’exemple de la FAQ ; après leur tir elle n’a plus que le TEP.
r-36 = Un seul TEP par zone qui tire et par cible, et aucun là où la valeur de son arme a servi : le texte n’en permet qu’un. Les autres zones ont le leur.
r-37 = Seule une Légation ou une ruine éloignée modifie le dé du TEP : sa liste est close, donc officiers, moral et munitions n’y font rien.
r-38 = Un TEP inférieur à la table se lit sur sa ligne la plus basse, comme pour les autres tables.
r-39 = En mêlée une arme ajoute ses points mais aucun bonus ; des armes seules n’ont même pas le +2 de mêlée, réservé aux soldats.
r-40 = As, jokers et carte noire rendue rouge par la pluie ne sont pas des figures rouges : on s’en tient à la couleur et à la figure imprimées. Betsy arrive aussitôt.
r-41 = Tant qu’une zone de l’une ou l’autre Légation est debout, elle y va ; sinon dans toute zone de Légation où il y a des soldats ; à défaut elle attend, et n’est pas « perdue ».
r-42 = Une arme seule arrête les Boxers, leur coûte 3, empêche les autres zones d’y tirer, est bombardée et compte comme garde : la FAQ la tient pour un pion ami.
r-164 = Les soldats peuvent tirer sans leur arme ; une arme qui a tiré en TEP ne peut plus se joindre à eux : un emploi chacun.
r-176 = L’interdit de R36 vaut dans les deux sens : après le TEP, les armes de la zone ne peuvent plus ajouter leur valeur contre cette cible.
r-177 = Tenue en attente, Betsy est proposée de nouveau chaque jour ; pour elle des armes ne valent pas des soldats, et une fois les deux Légations en ruines, une ruine suffit.

## 4 Moral

s-4 = Le moral va de 0 à 10, et chaque changement compte aussitôt. −1 par point de soldats perdu ; +1 par fanatique qui part par tir, mêlée, TEP ou fuite ; −1 par jour pour chaque grande Légation sans garde ; −2 quand un jour de vivres est dû et qu’il n’y en a plus. Le soir, −4 par officier perdu pour de bon, −6 pour MacDonald, puis +1 après un jour rouge sans combat. À 0, chacun de nos dés de tir et de mêlée a −3.
    .title = Le moral

r-46 = Un dépôt touché par les obus vaut un jour de vivres entier ; magasins vides, il coûte 2 de moral, car le texte emploie les mêmes mots que pour les vivres du jour.
r-47 = −1 aussitôt par point de soldats, quelle qu’en soit la cause ; civils et armes n’en coûtent pas, comme le dit la FAQ. Les blessés qui reviennent ne rendent rien.
r-48 = Un fanatique qui part donne +1 ; un fanatique seulement affaibli, ou qui se retire à la fin, ne donne rien.
r-49 = Le moral reste entre 0 et 10, à chaque changement : la piste s’arrête là, et les bonnes nouvelles « le remettent à 10 ».
r-50 = +1 après un jour rouge sans combat. Jamais un jour noir, les obus étant un combat, ni le jour où l’on attaque par la mine. Deux mines qui sautent ne sont pas un combat.
r-51 = Le soir, d’abord les pertes d’officiers, puis MacDonald, puis +1, chaque fois sans sortir de la piste : c’est l’ordre du texte.
r-52 = Les Légations brûlées ne coûtent aucun moral hors de §4 : le texte annonce un changement mais ne le chiffre pas.
r-53 = Le −3 se vérifie à chaque jet, même en plein assaut, et s’ajoute au −2 des munitions. Dés des Boxers, TEP et lutte contre le feu l’ignorent.
r-54 = Chaque grande Légation doit avoir un soldat ou une arme dans une zone ni en ruines ni en flammes ; contrôle après redéploiement, mouvement et fin de journée. Une Légation vide coûte 1, une fois par jour. S’il ne lui reste aucune zone pareille, elle est dispensée.
r-166 = Retourner le marqueur sur « peu de munitions » ne touche pas au chiffre du moral.
r-168 = Une grande Légation vide est permise et coûte du moral : §6.5 et la FAQ priment sur l’exigence de la mise en place.
r-180 = Pas de redéploiement, donc pas de contrôle des gardes à ce moment : il en fait partie.
r-183 = Avec la règle maison sans plafond, « remettre à 10 » n’abaisse jamais le moral : une bonne nouvelle reste bonne.

## 5 La journée

s-5 = Carte, vivres, Betsy, blessés, événement, bombardement, redéploiement, arrivée des Boxers, assaut, fin de la journée. *Rouge 2–10* : blessés. *Figure ou as rouge* : blessés, événement. *Noire 2–10* : bombardement. *Figure ou as noir* : événement, bombardement, Boxers. *Les jokers* sont comme les figures de leur couleur, le rouge avec plus de blessés. Le redéploiement a lieu chaque jour sauf un : quand une mine amène les Boxers sur une carte rouge.
    .title = La journée dans l’ordre
s-5-1-1 = Le marqueur des vivres part de 1 et monte de 1 par jour. 35 est la fin : dès lors chaque jour de vivres coûte 2 de moral à la place. Arriver à 35 ne coûte encore rien.
    .title = Les vivres
s-5-1-2 = Une fois par jour soldats, officiers et armes vont dans toute zone, quelle que soit la distance et par-dessus la muraille, sauf les entrées numérotées et, hors de la muraille, les zones voisines d’une entrée. Qui s’y trouve doit les quitter. Les civils restent chez eux (§8.2).
    .title = Le redéploiement
s-5-1-3 = Un jour noir, les obus tombent d’abord ; puis les défenseurs se redéploient, et un jour d’assaut ils le font avant qu’on sache par où entrent les Boxers.
    .title = Redéployer sous l’attaque
s-5-1-4 = Un dé désigne une des six entrées, et 20 pions tirés de la réserve (après la trêve, les 18 restants) s’y placent en une seule pile. Ils bougent dès la première séquence.
    .title = Vingt pions Boxers
s-5-1-5 = Deux dés désignent l’événement de §5.3, sur figures, as et jokers.
    .title = Le jet d’événement
s-5-1-6 = Un 2–10 rouge ramène 1 dé + 6 points de soldats, une figure ou un as rouge 12, le joker rouge 18. Deux points ramènent de l’hôpital un pion entier, un point un pion réduit, dans toute zone où l’on peut redéployer des troupes. Deux pions réduits d’une même nation dans une même zone peuvent en faire un entier ; l’autre va à l’hôpital et peut en revenir aussitôt. Les points non employés sont perdus.
    .title = Les blessés
s-5-2 = Deux dés désignent le quartier. Un dé pour chacune de ses zones avec soldats, armes ou civils : colonne = leurs points ; dé : −1 pour Légation, barricade ou ruine (un pour le tout), −1 après la trêve, borné entre 0 et 6. Les points touchent les soldats, puis les armes ; 5C ôte cinq points de civils, 1D un jour de vivres. Chaque officier présent jette un dé (§1.5.1).
    .title = Le bombardement
s-5-3 = 2 deux mines mettent en ruines des zones françaises · 3 peu de munitions : −2 à nos dés pour de bon · 4 fortes pluies : ni obus ni assaut · 5 famine : des civils meurent · 6 une mine amène seize Boxers à l’entrée 3 · 7 le Peitang tient : moral 10 · 8 cha-cha : +3 aux mêlées des Boxers du prochain assaut · 9 la colonne est proche : moral 10 · 10 pluie légère : pas d’obus · 11 ravitaillement : 1 dé + 6 jours, moral 10 · 12 trêve : les réguliers partent, moral 10. Les événements 2, 3, 6, 9, 11 et 12 n’arrivent qu’une fois ; ensuite le prochain libre prend leur place.
    .title = Les événements

r-43 = Les blessés viennent avant l’événement, comme dans la liste de §6 ; quand la pluie change la carte, ils viennent après. Ailleurs une table donne un autre ordre, mais la FAQ accepte celui-ci.
r-44 = Le marqueur monte de 1 à 35, et le ravitaillement le ramène vers 1 : l’autre lecture brûlerait les vivres qui arrivent.
r-45 = À 35, un jour dû coûte 2, mais y arriver ne coûte rien : de deux formules, la plus tardive l’emporte. Avec la règle maison, le jour dû ne coûte rien, et chaque jour qui finit à 35 coûte 2, y compris celui de l’arrivée.
r-55 = La dernière carte se joue jusqu’au bout de sa journée, puis la colonne est là.
r-56 = Le redéploiement a lieu une fois chaque jour, après les obus et avant le dé d’entrée, même si la pluie légère a annulé les obus : l’action est décrite pour chaque liste où elle figure.
r-57 = Un jour rouge avec la mine, l’attaque vient aussitôt : pas de redéploiement. Les blessés reviennent d’abord, la FAQ n’ôtant que le +1.
r-58 = Le redéploiement ignore distances, rampes et coûts, mais exclut les entrées, leurs voisines hors de la muraille et la Cité impériale. Rester avec sa nation n’est qu’un conseil.
r-59 = Les civils ne sont pas des défenseurs : on ne les redéploie donc pas ; §8.2 et §6.5 les déplacent.
r-60 = Un nombre rouge ramène 1 dé + 6 ; le 12 fixe de la FAQ, qui se dit facultatif, est une règle maison. Figures et as 12, joker 18.
r-61 = Les points ramènent des soldats de l’hôpital à 2 ou 1, et ne rétablissent aucun pion de la carte ; armes, officiers et civils ne reviennent jamais.
r-62 = On ne réunit des pions qu’à cette étape : deux réduits d’une même nation et d’une même zone. Celui qui est libéré peut revenir avec les points encore disponibles. Le moral ne bouge pas.
r-63 = Un quartier par jour, avec un dé pour chaque zone où il y a quelqu’un : chaque zone est une attaque à part.
r-64 = La colonne compte soldats, armes, servants et civils (10 ou 5), les officiers 0 ; dix et plus partagent la dernière.
r-65 = Les soldats paient, puis les armes ; les civils ne paient qu’un 5C. Le −1 du lieu et celui de la trêve s’ajoutent, et le dé reste entre 0 et 6, les lignes de la table.
r-66 = 5C et 1D s’appliquent zone par zone : plusieurs dépôts peuvent donc se perdre en un jour.
r-67 = Un événement unique déjà arrivé cède la place au suivant de la table, autant de fois qu’il faut ; après 12 vient 2. Celui qui est finalement retenu est épuisé.
r-68 = Les mines jettent un dé pour chacune des deux zones où il y a du monde, colonne 8, sans modificateur ; les officiers présents jettent aussi le leur. Une zone déjà en ruines est attaquée tout de même.
r-69 = Les occupants des zones minées vont dans la zone française encore debout, sinon dans la Légation debout la plus proche, en comptant les zones qui se touchent ; à défaut ils restent.
r-70 = À court de munitions : −2 à tous nos dés de tir et de mêlée pour le reste du siège ; la mêlée des Boxers n’est pas touchée.
r-71 = La pluie rend rouges une figure, un as ou un joker noirs : ni obus ni assaut, mais blessés, redéploiement et le +1 du soir ; pas de second événement, ni de figure pour Betsy. Un jour rouge, elle ne change rien.
r-72 = Vous choisissez où tombent les points de civils de la famine ; sur un 6, aussi un point de soldats où vous voulez (d’une arme s’il n’y en a plus), qui coûte 1 de moral. Cela se décide avant que tombent les obus : chaque test du jour est achevé avant le suivant.
r-73 = Un jour noir, seuls les cinq derniers pions de la réserve viennent par la mine, selon la correction de la FAQ ; après la trêve, personne. Un jour rouge, seize. Les deux attaques partagent les mêmes séquences.
r-74 = « Remettre à 10 » vaut à l’instant où cela arrive ; les pertes suivantes se comptent de là.
r-75 = Le cha-cha donne +3, jamais +6, aux seules mêlées des Boxers ; il attend le prochain assaut, en sert toutes les séquences, puis il est épuisé.
r-76 = La pluie légère arrête les obus et rien d’autre : l’assaut continue.
r-77 = À la trêve, les réguliers et leur général partent avant le tirage du jour, et les obus ont −1 dès lors.
r-90 = La pile entre sans coût et garde ses 4 PM pour la première séquence. Les Boxers perdus ce jour-là vont à la réserve, mais ne sont pas tirés de nouveau avant le lendemain.
r-160 = Les 54 cartes ne sont jamais rebattues : chacune vient donc une fois, moitié rouges, moitié noires.
r-170 = À l’hôpital il n’y a que des pions soldats : les pions perdus, et ceux qu’une réunion a libérés.
r-179 = Quand la règle maison refuse les blessés un jour rouge avec la mine, ils viennent chaque jour après l’événement, qu’il faut connaître d’abord.
r-185 = Des officiers seuls ne sont pas bombardés : le texte vise les soldats et les civils.
r-186 = À cette étape le conseil du pilote automatique ne rétablit lui non plus aucun pion de la carte, et ses pertes tombent d’abord sur les pions réduits. À égalité, les soldats des autres nations paient avant ceux de la Légation ; dans une famine, le seul pion de soldats d’une zone paie en dernier.
r-187 = Un bombardement, ou les deux mines, coûte à chaque officier un dé au plus : le subalterne qui le remplace et arrive dans une zone frappée après n’en jette pas d’autre.

## 6 L’assaut

s-6 = Des séquences de neuf phases se suivent jusqu’à ce qu’il n’y ait plus de Boxers : incendies, mouvement des Boxers, tir, mêlée des Boxers, mouvement, mêlée des soldats, moral des Boxers, mises à feu, fin. Quand le dernier Boxer part, on saute le reste de la séquence.
    .title = La séquence
s-6-1 = Chaque zone en flammes avec des soldats jette un dé : dé + leurs points, 6 ou plus éteint l’incendie, un 1 naturel jamais. Puis chaque incendie allumé par les Boxers jette un dé pour chaque zone de bâtiments ou Légation qui le touche : sur un 1 elle brûle aussi. Un incendie ainsi propagé ne se propage pas.
    .title = Les incendies
s-6-2 = Une pile, ou colonne, a 4 PM et suit les flèches : une zone avec troupes coûte 3 ; ruine, barricade, Légation ou civils 2 ; entrer dans le canal ou en sortir 2 ; sinon 1. Elle s’arrête en rencontrant les nôtres ou une Légation debout. Dans une zone à deux flèches, une pile qui ne s’est pas encore divisée se partage en deux moitiés. Une pile divisée préfère le rouge, mais une cible debout à une cible en ruines ou en flammes. Parmi les nôtres une pile reste, sauf si la zone brûle. Une zone en flammes sur le chemin est enjambée.
    .title = Le mouvement des Boxers
s-6-3 = Chaque zone peut faire un tir avec sa valeur, tous ses soldats ensemble, sur des Boxers de sa zone ou d’une zone qui la touche ; les armes selon §3.1. Jamais depuis une zone en flammes, ni dans une autre zone où sont les nôtres. Les points donnent la colonne. Dé : officiers, chefs −1 chacun, réguliers −1 s’il y en a, cible en ruines −1, arme +2 ou +4, peu de munitions −2, moral 0 −3. Un nombre : les points que perdent les Boxers, pions réduits d’abord. S ne compte que dans sa propre zone : autant de points de soldats perdus. Un fanatique prend seul tout le résultat : 4 le disperse, 3 affaiblit un fanatique entier et disperse un affaibli, moins ne fait rien.
    .title = Le tir
s-6-4 = Un jet dans chaque zone où des Boxers rencontrent troupes ou civils ; colonne = leurs points. +1 par chef, +1 s’il y a des réguliers, +3 cha-cha ; +1, +2 ou +3 avec 2, 4 ou 6 fois les points de nos troupes ; +3 contre des civils seuls. −2 dans une zone britannique ou française debout, sinon −1 dans une Légation ou à une barricade avec troupes ; −1 dans une ruine. Les soldats paient, puis les armes. Ce qui reste chasse les civils ; un 3 leur ôte aussi cinq points. B coûte un point aux Boxers, 2B deux, s’il y a des troupes.
    .title = La mêlée des Boxers
s-6-5 = Soldats et officiers ont 4 PM. Entrer dans une zone coûte 1 ; avec Boxers, ruine, barricade ou Légation, ou pour entrer dans le canal ou en sortir, 2 ; quitter des Boxers, 1 de plus. Parmi les Boxers le mouvement s’arrête. Armes et civils avancent d’une zone, les civils jamais parmi les Boxers. Nul n’entre dans un incendie, et qui s’y trouve doit en sortir s’il a une issue. Ensuite les grandes Légations sans garde coûtent du moral (§4).
    .title = Notre mouvement
s-6-6 = Un jet dans chaque zone avec troupes et Boxers ; il n’est pas facultatif. Colonne et dé sont ceux de §6.3, sans le bonus de l’arme ; +2 s’il y a un soldat, +1 dans une Légation debout ou à une barricade, +2 de plus pour des soldats britanniques en zone britannique ou français en zone française. Un S nous coûte des points.
    .title = La mêlée des soldats
s-6-7 = Dans chaque zone dont les Boxers ont perdu un point dans la séquence par tir ou mêlée, un dé simple : 1–4 un point fuit, 5 deux, 6 trois. Avec un fanatique seul un 6 compte : un fanatique fuit.
    .title = Le moral des Boxers
s-6-8 = Toute zone de bâtiments ou Légation où sont des Boxers est incendiée, quels qu’en soient les autres occupants. Ruines, rues, canal, ponts et muraille ne brûlent pas.
    .title = Les mises à feu
s-6-9 = Quand, trois séquences de suite, personne ne perd un point et aucune zone ne brûle pour la première fois du jour, les Boxers rentrent chez eux ; au bout de soixante séquences dans tous les cas. En fin de journée les Boxers reviennent entiers à la réserve, les incendies deviennent des ruines, les gardes sont contrôlées, le moral change (§4) et les civils rentrent chez eux.
    .title = Fin de séquence et de journée

r-4 = Un chiffre d’une table, ce sont des points, non des pions : dans la FAQ, trois points ne font qu’affaiblir un fanatique.
r-5 = Les points se paient exactement. Chez vous, vous choisissez qui paie parmi ceux qui étaient là, avant tout dé qui en dépend ; les Boxers paient d’abord en pions réduits, et un point impair retourne un pion entier. Ce qui excède la zone est perdu.
r-6 = Les civils paient par cinq : un pion entier est retourné ou un réduit perdu, à votre choix. S’il n’y en a pas, 5C ne fait rien.
r-188 = Vous pouvez changer qui paie jusqu’au prochain dé, et tant qu’aucun pion ne quitte la zone ni n’y entre : les nouveaux venus ne paient jamais pour les autres. Les pions qui reculent ensemble partagent leur perte. Le bot pose la question avant tout dé qui dépend du choix, et avant de montrer où arrivent les obus ou les Boxers.
r-78 = Contre un incendie, seuls les points de soldats comptent, et une zone avec soldats essaie toujours ; les Boxers présents ne la gênent pas. Armes, officiers et civils ne sont pas cités.
r-79 = Un seul essai par incendie ; s’il brûle encore, on ne peut plus l’éteindre. Une zone éteinte est de nouveau intacte et peut être rallumée.
r-80 = On combat tous les incendies avant qu’aucun ne se propage : une zone qui prend feu à présent n’a pas d’essai à présent.
r-81 = Deux incendies à côté d’une zone font deux jets, à chaque séquence ; on ne jette rien pour ce qui brûle ou est en ruines.
r-82 = Un incendie pris par propagation ne se propage jamais : seule la zone allumée par les Boxers le fait, dit la phrase finale. Avec la règle maison, il se propage dès la deuxième séquence après celle où il a pris : la note n’exclut que la propagation suivante.
r-83 = Rues, canal, ponts et muraille ne brûlent pas et ne transmettent pas le feu : le texte parle des bâtiments d’une zone. Tout le reste brûle, barricadé ou non.
r-84 = Les zones où sont les nôtres sont incendiées aussi : le texte dit toute zone avec des Boxers.
r-85 = On ne tire pas depuis un incendie, mais on peut y tirer, et la mêlée s’y livre si les deux camps y sont encore.
r-86 = Nul n’entre de son gré dans un incendie ; seuls les Boxers l’enjambent. Les replis l’évitent aussi.
r-87 = D’un incendie tous doivent sortir, au moins vers une zone voisine permise, quels que soient les PM ; les soldats même parmi les Boxers, les civils non.
r-88 = Sans issue ils restent indemnes, peuvent se battre, et réessaient à la séquence suivante : le texte ne mentionne aucune perte.
r-89 = Tous les incendies deviennent des ruines quand le dernier Boxer du jour est parti, pas avant.
r-91 = Soldats, armes ou civils retiennent une pile, sauf si la zone brûle : alors elle doit partir. Un officier seul ne retient personne.
r-92 = Quand plusieurs coûts conviennent à une zone, on paie le plus cher, jamais la somme.
r-93 = Le canal coûte 2 pour y entrer et 2 pour en sortir, aux deux camps, comme le dit la FAQ ; le long de son lit, le coût habituel ; de pont à rue, un passage ordinaire.
r-94 = Une pile finit son mouvement dans toute zone où sont les nôtres et dans toute Légation debout qui ne brûle pas, même vide : elle s’y arrête et la brûle. D’autres maisons vides ne l’arrêtent pas.
r-95 = Une pile non divisée se partage toujours à deux flèches, quel que soit l’état des cibles ; la préférence pour le rouge vaut pour les piles divisées, ou trop petites pour l’être.
r-96 = Elle se divise au début de son mouvement, ou en entrant si elle peut continuer ; si elle doit s’arrêter là, quand elle repart.
r-97 = Les moitiés sont égales en pions : répartis par sorte, les plus forts d’abord, chaque sorte en commençant par la plus petite moitié, à égalité par le rouge. Les chefs viennent en dernier et ne sont jamais seuls. Une pile à un seul combattant ne se divise pas.
r-98 = Une moitié qui ne peut payer attend et garde sa flèche pour la séquence suivante : elle ne passe pas à l’autre faute de PM. De même une moitié qui arrive sans PM : selon le texte la flèche se prend en arrivant, et elle se garde même si la zone visée est ruinée entre-temps.
r-99 = Les piles qui finissent dans une même zone se joignent, et comptent comme divisées si l’une l’était ; seules restent à part des moitiés aux flèches encore différentes. Au combat elles ne font qu’un groupe.
r-100 = Une pile divisée prend le rouge vers une zone debout, sinon le vert vers une zone debout, sinon le rouge, sinon le vert. En flammes équivaut ici à en ruines, d’après la FAQ. Les nôtres à côté des flèches n’attirent personne.
r-101 = Une zone en flammes sur le chemin s’enjambe sans coût, et on entre dans la suivante même sans PM, sauf dans une ruine, qu’il faut payer : sinon les piles resteraient tout le jour devant les incendies.
r-102 = Dans un incendie sans issue les Boxers restent, indemnes, et combattent qui est là. Une flèche dont les incendies ne ramènent que là où se tient la pile n’est pas une issue : la moitié qui la garde prend l’autre, comme la FAQ envoie les Boxers de la Légation italienne brûlée vers la française.
r-103 = Les zones où n’entre aucune flèche ne sont jamais envahies ; là d’où aucune flèche ne part, une pile reste et brûle la zone.
r-104 = Aucune pile n’entre deux fois dans la même zone en une séquence : elle s’arrête avant. Les boucles sur plusieurs séquences finissent par R146.
r-105 = Une flèche hors de la carte ôterait la pile ; notre plateau n’en a pas.
r-106 = Des civils seuls coûtent 2 à une pile et l’arrêtent : ce sont des nôtres comme les autres.
r-107 = Les piles bougent l’une après l’autre, dans l’ordre où elles se sont formées, chacune voyant ce qu’a fait la précédente.
r-108 = Chaque zone est libre de tirer ou non, comme le dit la FAQ : dans la sienne un S peut coûter.
r-109 = Un tir avec sa valeur par zone qui tire ; les zones ne s’ajoutent jamais, mais plusieurs peuvent viser la même cible.
r-110 = Tous les soldats d’une zone tirent ensemble : le texte additionne toute la valeur de la zone. Seules les armes peuvent viser une autre cible, en TEP.
r-111 = Nul ne tire, même en TEP, dans une autre zone où est un de nos pions ; qui s’y trouve le peut.
r-112 = Avec des Boxers dans sa zone une garnison peut encore tirer dans la voisine : rien ne l’interdit.
r-113 = On tire à chaque séquence, même sur des Boxers restés sur place : la fin de la séquence y renvoie.
r-114 = Les listes de §6.3 et §6.6 disent quel modificateur vaut pour le tir, la mêlée ou les deux : bonus des armes au tir seul, bonus de Légation et de mêlée en mêlée seule.
r-115 = Le −1 des ruines dépend de la cible, non des tireurs, et vaut aussi en mêlée, où les modificateurs du tir « restent les mêmes ».
r-116 = Le +1 de Légation ou de barricade vaut en mêlée, partout où des soldats se battent dans une Légation debout ou à une barricade, même à peine arrivés.
r-117 = Le +2 chez soi exige un soldat britannique ou français de cette nation ; les volontaires n’en sont pas. Il s’ajoute à +1 et +2, le texte ne l’excluant pas.
r-118 = On ajoute tous les modificateurs, puis on borne la ligne entre 0 et 7, une seule fois ; dix points et plus prennent la dernière colonne.
r-119 = S ne nuit que là où les deux camps partagent une zone : tir dans sa zone et mêlées.
r-120 = Vous choisissez quels soldats paient un S ; les armes paient quand il n’y a plus de soldats, les civils jamais.
r-121 = Ligne 0, colonne 2 se joue telle qu’imprimée, deux points : la liste des résultats définit 2S, qui ne figure nulle part ailleurs.
r-122 = Les fanatiques paient d’abord, puis les irréguliers, puis les réguliers, le reste passant aux suivants dans un même résultat ; un chef part avec le dernier.
r-123 = Chaque résultat se juge à part et touche un seul fanatique, un affaibli d’abord ; rien ne se cumule, et le reste du résultat est perdu.
r-124 = Trois points dispersent un fanatique affaibli : il n’a que deux faces. À la lettre il faudrait un 4, que peu de zones peuvent obtenir.
r-125 = Avec un fanatique dans la zone, un dé de TEP ou de moral ne fait rien sur 1–5 ; sur 6 un fanatique part et personne d’autre.
r-126 = Vous choisissez l’ordre des tirs et voyez chaque résultat avant le suivant.
r-127 = Le jet n’est pas facultatif : un par zone, sur tous les points des Boxers présents, dans l’ordre de la carte.
r-128 = Seul compte le plus haut de +1, +2, +3, en points contre les points des troupes au moment du jet, « au moins » tant de fois. Toute la phase compte en valeurs.
r-129 = Contre des civils seuls, +3 : tout nombre est six fois rien.
r-130 = Les réguliers font +1 une fois, chaque chef +1, cha-cha +3 ; tout s’ajoute, et la ligne est 7 au plus.
r-131 = −2 dans une zone britannique ou française debout, quels qu’en soient les occupants, à la place du −1 de Légation ou de barricade avec troupes. Le −1 d’une ruine s’ajoute à celui d’une barricade.
r-132 = Un résultat de 4 est décrit et ne sort jamais dans la table : ce n’est pas une erreur, il ne se produit pas.
r-133 = Les soldats paient avant les armes, les armes avant les civils ; entre égaux vous choisissez. Seuls les points de soldats coûtent du moral.
r-134 = Les points restant après les troupes passent aux civils dans le même résultat : 1 ou 2 les font se replier, 3 coûte cinq points et ils se replient. S’il ne reste rien, les civils ne bougent pas.
r-135 = Les cinq points valent une fois pour la zone, sur le pion que vous choisissez, et tous ses civils se replient ensemble.
r-136 = Ils vont d’une zone vers la plus proche autre zone de Légation debout qui ne brûle pas, jamais dans le feu ni parmi les Boxers ; sinon vers toute zone pareille, sinon ils restent.
r-137 = B ne compte que contre des troupes : les irréguliers paient d’abord, puis les réguliers. Il ne sort que pour un petit groupe, les fanatiques n’y sont donc jamais exposés.
r-138 = La ligne la plus chère fait le coût, et quitter des Boxers coûte 1 de plus, car c’est le prix du départ, non du terrain.
r-139 = Armes, servants et civils avancent d’une zone au plus par séquence, quel qu’en soit le coût ; rampes et incendies valent pour eux. Les armes peuvent aller parmi les Boxers, pas les civils.
r-140 = Pendant un assaut on peut aller dans les entrées et leurs voisines : l’interdit est d’y placer du monde.
r-141 = Personne n’est tenu de bouger, sauf pour sortir d’un incendie.
r-142 = Là où troupes et Boxers partagent une zone la mêlée se livre, avec tous les points présents ; civils ou officiers seuls ne se battent pas.
r-143 = Le test vient à chaque séquence, pas seulement après la première : le texte dit seulement quand il commence.
r-144 = C’est un dé simple pour chaque zone dont les Boxers ont perdu un point dans la séquence, y compris par TEP ou par B.
r-145 = Quand le dernier Boxer part en pleine séquence, on saute ce qui en reste.
r-146 = Trois séquences sans action, ou soixante en tout, mettent fin à un assaut : un garde-fou de notre cru, car le texte pourrait ne jamais finir là où personne ne se rencontre. On n’y gagne ni n’y perd rien.
r-147 = En fin de journée : Boxers à la réserve, incendies en ruines, signes du jour ôtés, gardes, officiers, +1, contrôle de §7.1, civils chez eux. L’ordre est celui du texte quand il en donne un.
r-162 = Chefs et fanatiques ont les mêmes 4 PM que tous les Boxers, puisqu’ils bougent avec leur pile.
r-163 = La mêlée des soldats compte ceux qui sont là à ce moment, arrivants et survivants en un seul jet.
r-165 = Tous ceux de la zone tirent : si une zone en touche une autre, chacun de ses occupants la touche.
r-167 = Plusieurs piles dans une zone font une seule cible, une seule mêlée et un seul dé de moral.
r-169 = Une pile retenue dans une zone à deux flèches se divise quand ceux qui la retenaient sont partis et qu’elle repart.
r-171 = Tous les dés viennent d’une seule suite, née d’une graine ; là où l’ordre est libre, c’est celui de la carte, et pour les officiers celui des pions.
r-173 = Une pile qui n’a plus de PM n’enjambe pas un incendie ; la zone où elle a commencé son mouvement compte comme déjà visitée.
r-174 = Une troisième pile rejoint la première de deux moitiés qui attendent avec leurs flèches. Une pile réunie garde la flèche qu’elle tenait, un pion seul aussi.
r-175 = Ni division ni réunion ne laisse un chef seul : il va avec l’autre moitié. Les chefs vont à la plus petite moitié, à égalité au rouge.
r-181 = Un général des réguliers est un chef et ne compte pas comme « des réguliers » : il ôte 1, une fois.
r-182 = Avec la règle maison où les incendies blessent, chaque pion soldat sans issue perd 1 et chaque pion civil 5.
r-184 = Un coup qu’encaisse un fanatique n’est pas une perte : il n’amène pas de dé de moral et ne remet pas à zéro le compte des séquences sans action.

## 7 La fin

s-7-1 = Le siège est perdu aussitôt qu’il ne reste sur la carte ni soldats (les armes comptent) ni civils : on ne compte alors pas les points. Sinon il finit avec la dernière carte.
    .title = Quand il finit
s-7-2 = Les deux camps comptent leurs points, et le plus haut total l’emporte ; à égalité, partie nulle. Chaque total a son niveau : jusqu’à 20, 21–50, 51–75, 76–99, 100 et plus.
    .title = Qui l’emporte
s-7-2-1 = +10 par zone debout d’une grande Légation, +5 d’une petite, −5 par zone de Légation en ruines. +10 par pion civil entier, +5 par pion réduit, −5 par pion perdu. −1 par pion soldat à l’hôpital et par arme détruite. −2 par officier perdu pour de bon, −10 pour MacDonald.
    .title = Le compte des Puissances
s-7-2-2 = +10 par zone en ruines d’une grande Légation, +5 d’une petite, +1 pour toute autre ruine. +5 par pion civil perdu, +1 par pion soldat à l’hôpital.
    .title = Le compte des Boxers

r-148 = Soldats et civils doivent tous avoir disparu, et l’hôpital ne sauve personne ; armes et servants tiennent lieu de soldats. On vérifie après chaque phase et chaque événement.
r-149 = On compare les deux totaux ; les niveaux ne font que nuancer le résultat, et peuvent le contredire.
r-150 = Les Puissances peuvent tomber sous 0, ce qui est le niveau le plus bas ; les niveaux se suivent sans lacune.
r-189 = Une partie du siège jouée seule commence dans sa propre position, sans déploiement, et reçoit ses points après son dernier jour ; si elle n’est pas perdue, elle compte comme tenue. Les bornes des niveaux baissent en proportion des jours. Les Puissances perdent 1/54 des points d’un siège intact pour chaque jour à venir.
r-151 = Ce qui est à l’hôpital après le dernier jour compte 1 par pion, pions issus d’une réunion compris ; un pion réduit sur la carte ne coûte rien. Une arme compte quand ses servants sont morts ; la liste des Boxers ne mentionne pas d’armes.
r-152 = MacDonald coûte −10, sans −2 en plus ; un autre officier −2 quand son subalterne est perdu aussi.
r-153 = Les Légations comptent zone par zone ; les grandes sont la britannique, la française, l’allemande, l’américaine et la russe. Peu importe qui s’y trouve.
r-154 = Un pion civil vaut 10 ou 5 où qu’il soit ; seul un pion entièrement perdu coûte 5, et en donne 5 aux Boxers.

## 8 Mise en place

s-8 = Quatre barricades, puis soldats, officiers et armes, puis civils ; moral 10, vivres 1, Betsy à part. Nul n’est placé sur une entrée, ni à côté d’une entrée, sauf sur la muraille. Un bon déploiement historique est proposé, à prendre ou à changer.
    .title = Ordre et zones interdites
s-8-1 = Chaque nation commence dans sa Légation ou à deux zones au plus ; les volontaires, et les nations sans Légation sur la carte, où l’on veut. Les grandes Légations doivent avoir une garde (§4).
    .title = Les défenseurs
s-8-2 = Quatre pions civils commencent dans la Légation britannique, deux dans chacune des Légations française, américaine, russe et allemande. Avant chaque carte ils sont de nouveau chez eux, dans une de ses zones debout ; à défaut, dans la grande Légation la plus proche, sinon la petite la plus proche. Vous pouvez choisir parmi ses zones.
    .title = Les civils

r-155 = Les civils rentrent chez eux à toute distance avant chaque carte, les pions britanniques deux par zone tant que les deux sont debout, sans compter les hôtes. Si leur Légation est toute en ruines, la grande Légation la plus proche les prend, sinon une petite ; à défaut ils restent.
r-156 = Douze pions civils : quatre britanniques, deux pour chacune des quatre autres grandes Légations, selon la correction de la FAQ.
r-157 = Officiers et armes commencent comme leur nation, à deux zones au plus de chez eux en comptant celles qui se touchent ; qui n’a pas de Légation sur la carte est libre comme les volontaires, de même que les armes sans nation.
r-158 = On peut employer les zones de muraille voisines d’une entrée, mais jamais une entrée, pas même sur la muraille.
r-159 = Les barricades se placent d’abord et se contrôlent en dernier, quand on voit si des soldats tiennent celles de la muraille.
r-178 = Le refuge se mesure de zone à zone, la paire la plus proche comptant ; dans ce refuge vous choisissez la zone.
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
