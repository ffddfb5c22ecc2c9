# Les règles du siège avec nos propres mots. Un message par paragraphe (s-6-3 est §6.3, avec son titre) et par
# décision (r-94 est R94) : ce qui se joue là où le livret laisse quelque chose ouvert, et pourquoi.
# Un paragraphe a 900 caractères au plus, une décision 300. §6.3 et R94 restent tels quels dans un texte.

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

s-1-1 = La carte a 52 zones en quatre quartiers de bombardement ; par six zones numérotées entrent les Boxers. Des zones à frontière commune se touchent. À pied on va d’une zone à toute autre qui la touche, sauf par-dessus le bord de la muraille (§2.3). Tir, flammes et distances suivent les contacts. La Cité impériale, grise, n’est pas une zone : nul n’y va, et aucune distance ne la traverse.
    .title = La carte
s-1-2 = Une carte est un jour, et il y en a 54. Après la dernière arrive la colonne de secours. D’un jour à l’autre ne restent que ruines, moral, vivres, pertes, hôpital, événements passés, un cha-cha en attente, le manque de munitions, Betsy et le compte des figures rouges.
    .title = Le calendrier
s-1-3 = *Boxers* : tous les pions chinois, irréguliers, fanatiques, réguliers et chefs. *Troupes* : soldats et armes lourdes, servants compris. *Points* : les valeurs des pions additionnées. Une *séquence* est un tour des neuf phases d’un assaut. La *réserve* contient les pions chinois hors carte, l’*hôpital* les soldats perdus.
    .title = Les termes
s-1-4-1 = Soldats, irréguliers et réguliers valent 2, réduits 1. Fanatiques et civils 10 et 5. Une mitrailleuse 2, un canon 3, les servants de l’une ou de l’autre 1. Officiers et chefs 0. Un pion entier qui perd un pas est retourné, un pion réduit est éliminé.
    .title = Pions et valeurs
s-1-5-1 = Un officier jette un dé quand sa zone est bombardée, et après une mêlée des Boxers qui y a coûté des points de soldats ou d’armes : un 6 l’emporte. Parmi les Boxers sans troupes il tombe sans dé. Son subalterne prend la suite sur place ou auprès des troupes les plus proches. Un subalterne qui tombe, ou MacDonald, est perdu pour de bon. Un chef boxer part avec le dernier autre Boxer de sa zone et retourne à la réserve.
    .title = Comment tombent les officiers
s-1-5-2 = Un officier donne +2 au dé du tir et de la mêlée de sa zone, un subalterne +1. Les deux meilleurs comptent, +4 au plus. Chaque chef boxer ôte 1 à notre dé contre sa zone (2 au plus) et donne +1 à la mêlée des Boxers.
    .title = Ce qu’apportent les officiers
s-1-5-3 = MacDonald donne +3, et alors aucun autre officier de sa zone ne compte. Il n’a pas de subalterne. Sa perte coûte 6 de moral en fin de journée, et 10 points de victoire.
    .title = MacDonald
s-1-6 = Un incendie devient une ruine en fin de journée. Les ruines sont définitives : une Légation en ruines ne garde aucun de ses bonus, mais compte encore dans les points de victoire. Quatre barricades sont là dès le déploiement, dans quatre zones qui ne sont ni Légations, ni entrées, ni interdites aux soldats. Une barricade donne +1 à la mêlée des soldats, −1 à celle des Boxers tant que des troupes la tiennent, −1 aux obus, et coûte 2 pour entrer.
    .title = Incendies, ruines, barricades

r-1 = « Boxers » veut dire tout pion chinois pour le mouvement, les mises à feu, le moral et la fin de journée ; seul l’ordre des pertes distingue les irréguliers. Le texte emploie le mot dans les deux sens.
r-2 = Les pions à deux faces ont les valeurs de §1.4.1 ; MacDonald et les chefs boxers n’ont qu’une face, aucune seconde n’étant décrite.
r-3 = La réserve a 25 pions chinois, les deux chefs compris : sept partent avec la trêve, et le texte parle de 18 qui restent.
r-11 = Les rues « plus rapides » n’ont d’autre règle que de coûter 1 : le texte ne donne pas d’autre chiffre.
r-13 = Les ruines ôtent 1 aux obus, comme les Légations, un seul −1 pour tout : le paragraphe du bombardement vient plus tard et donne le chiffre.
r-14 = Pour le combat et le mouvement une Légation en ruines n’est qu’une ruine, sinon elle abriterait mieux qu’avant ; pour la victoire elle reste une Légation. Une zone en flammes garde son ancien état jusqu’en fin de journée.
r-15 = Les zones du canal peuvent être barricadées, comme le permet la FAQ ; Légations, entrées et zones interdites, non. Sur la muraille il faut des soldats quand commence le siège. La ruine de la zone n’ôte pas la barricade.
r-16 = Une barricade donne exactement les avantages de sa liste, jamais les extras britanniques ou français ; dans une ruine les deux comptent, rien ne l’excluant.
r-17 = Le bonus vaut pour le tir à valeur de la zone et la mêlée des soldats : lutte contre le feu, TEP et dés de moral ne nomment pas d’officiers.
r-18 = Avec MacDonald exactement +3, comme le dit la FAQ, même à côté de deux qui donneraient +4 ; sinon les deux meilleurs.
r-19 = Deux chefs font −2 à notre dé et +2 au leur : leurs effets, est-il dit, s’ajoutent. Cela vaut aussi pour les tirs de la zone voisine.
r-20 = Un chef ne paie jamais de perte ; il part quand part le dernier autre Boxer de sa zone, quelle qu’en soit la cause, car il ne se bat pas seul.
r-21 = Sous les obus jette chaque officier d’une zone attaquée, quel que soit le résultat ; après une mêlée des Boxers, seulement là où des troupes ont perdu des points. Les pertes par S ou famine n’éprouvent personne : le texte ne nomme que ces deux cas.
r-22 = Sans plus ni soldat ni arme parmi les Boxers, un officier tombe sans dé, après un S aussi : le texte le dit automatique. Les obus ne le tuent que sur un 6.
r-23 = Armes et servants gardent un officier en vie comme les soldats, les civils non : le texte plus tardif parle de soldats, et la FAQ laisse les armes en tenir lieu.
r-24 = Avec des troupes encore là le subalterne prend la suite sur place ; sinon il va à la zone avec troupes la plus proche qui ne brûle pas, à pied, la première dans l’ordre de la carte. À défaut, il est perdu.
r-25 = Un officier seul n’est pas bombardé et n’arrête pas les Boxers, qui pourtant s’arrêtent en le rencontrant. Parmi eux il tombe sans dé : il ne peut donc y aller seul.
r-26 = MacDonald est un des dix officiers : le texte en compte dix en tout.
r-27 = La perte de MacDonald coûte 6 de moral en fin de journée, et pas 4 en plus : de deux passages vaut le plus tardif.
r-28 = Un officier perdu pour de bon coûte 4 une fois, ce soir-là, et pas de nouveau chaque jour ; celui que remplace son subalterne ne coûte rien.
r-29 = Un officier aide le tir de sa zone une fois par séquence, et encore sa mêlée : ce sont des phases différentes.
r-161 = Zones, frontières, flèches, entrées, quartiers et mélange des pions sont de notre dessin, le plateau imprimé n’étant pas sous la main ; tous les indices du texte sont respectés.
r-172 = Ne passe au lendemain que ce que liste §1.2 : tout le reste est du jour.

## 2 Piles et muraille

s-2-1 = Autant de pions que l’on veut peuvent être dans une zone.
    .title = L’empilement
s-2-2 = Nul ne possède une zone. Seul compte qui y est maintenant, et une Légation en ruines coûte ses points, qui que ce soit qui s’y trouve.
    .title = Le contrôle
s-2-3 = Le bord de la muraille ne se passe qu’entre une zone de muraille avec rampe et une rue, dans les deux sens ; le long de la muraille on marche librement. Le tir passe de haut en bas et de bas en haut entre zones qui se touchent. Une barricade sur la muraille veut des soldats quand commence le siège.
    .title = La muraille

r-9 = Les rampes obligent en montant comme en descendant, armes et civils aussi ; seules les flèches des Boxers vont leur chemin. Un passage interdit les deux sens, et c’est le plus complet.
r-10 = Les tirs passent entre muraille et rue dans les deux sens, et flammes, « à deux zones » et portées comptent les zones qui se touchent : la règle veut des voisines, non un chemin.
r-12 = Ni limite d’empilement ni contrôle, donc rien à noter : seule compte la présence.

## 3 Armes lourdes

s-3 = Les mitrailleuses (2 points) portent à 4 zones, les canons (3 points) à 6 ; la zone voisine est 1, la sienne 0. De la muraille toute zone en contrebas est à portée. Rien ne cache la vue. Une arme touchée est détruite et laisse des servants de 1 point, qui se battent comme un soldat sans bonus. Une arme ou des servants seuls tiennent une zone comme des soldats. Elle fait une zone par séquence.
    .title = Armes, servants, portées
s-3-1 = Dans une phase de tir une arme intacte fait une chose sur deux. À valeur : elle joint ses points au tir de sa zone sur la sienne ou la voisine, et le dé a +4 dans la sienne ou +2 dans la voisine, une fois quel que soit le nombre d’armes. En TEP : elle jette seule le dé de §3.2, à toute portée qu’elle a. À deux zones et plus il ne reste que le TEP. Une zone fait un TEP par cible, et aucun contre une cible où elle a employé la valeur d’une arme.
    .title = À valeur ou en TEP
s-3-2 = Un dé : de 1 à 4 fuit un point de Boxers, sur 5 deux, sur 6 trois. S’il y a un fanatique dans la zone seul un 6 compte, et un fanatique part.
    .title = Le test d’effet psychologique (TEP)
s-3-3 = Le dé du TEP a un seul modificateur : −1 quand la cible, à deux zones ou plus, est elle-même une Légation ou une ruine. Sous 1 on lit la ligne la plus basse.
    .title = Distance et couvert
s-3-4 = La troisième figure rouge du paquet (valet, dame ou roi) amène Betsy, un canon de 3 points, avant les dés du jour. Elle va dans une zone allemande ou française qui n’est pas en ruines ; si toutes le sont, dans toute zone de Légation avec des soldats. S’il n’y en a pas, elle attend.
    .title = Betsy

r-7 = Un canon n’a pas de face à 2 : un ou deux points d’un résultat le détruisent, le suivant tue les servants ; rien ne se garde pour plus tard. Une mitrailleuse perd un point par pas.
r-8 = Des servants se battent à 1 point dans leur zone et la voisine, sans bonus, TEP ni portée, et ne sont jamais réarmés ; pour mouvement, pertes, gardes et victoire c’est toujours une arme.
r-30 = La distance compte les zones qui se touchent, la sienne pour 0, et pas à travers la Cité impériale : nul ne peut y être.
r-31 = À deux zones et plus une arme ne tire qu’en TEP : la FAQ traite deux comme cette portée.
r-32 = De la muraille toute zone basse est à portée ; le long de la muraille valent 4 et 6. Il n’y a pas de ligne de vue, car le texte dit qu’on peut toujours tirer.
r-33 = Chaque arme agit une fois par phase de tir, à valeur ou en TEP : une seule équipe, une seule occasion.
r-34 = Le +4 ou +2 va au dé commun du tir, une fois : soldats et arme jettent ensemble.
r-35 = Une arme peut tirer à valeur seule quand ses soldats retiennent le tir, comme dans l’exemple de la FAQ ; après leur tir elle n’a que le TEP.
r-36 = Un TEP par zone qui tire et par cible, et aucun là où la valeur de son arme a servi : le texte n’en permet qu’un. Les autres zones comptent pour elles-mêmes.
r-37 = Seule une Légation ou une ruine lointaine change le dé du TEP : sa liste est close, donc officiers, moral et munitions n’y font rien.
r-38 = Un TEP sous la table se lit à sa ligne la plus basse, comme aux autres tables.
r-39 = En mêlée une arme ajoute des points mais pas de bonus ; des armes seules n’ont pas même le +2 de mêlée, qui est aux soldats.
r-40 = As, jokers et une carte noire que la pluie rougit ne sont pas des figures rouges : comptent la couleur et la figure du paquet. Betsy vient aussitôt.
r-41 = Tant qu’une zone de l’une ou l’autre Légation est debout elle y va ; sinon dans une zone de Légation avec des soldats ; à défaut elle attend, et n’est pas « perdue ».
r-42 = Une arme seule arrête les Boxers, leur coûte 3, empêche les amis d’y tirer, est bombardée et vaut une garde : la FAQ la prend pour un pion ami.
r-164 = Les soldats peuvent tirer sans leur arme ; une arme qui a tiré en TEP ne peut plus se joindre à eux : un emploi chacun.
r-176 = L’interdit de R36 vaut dans les deux ordres : après le TEP les armes de la zone ne peuvent ajouter leur valeur contre cette cible.
r-177 = Retenue, Betsy est proposée de nouveau chaque jour ; pour elle les armes ne sont pas des soldats, et quand les deux Légations sont en ruines une ruine suffit.

## 4 Moral

s-4 = Le moral va de 0 à 10, et chaque changement compte aussitôt. −1 par point de soldats perdu ; +1 par fanatique parti par tir, mêlée, TEP ou fuite ; −1 par jour par grande Légation sans garde ; −2 quand un jour de vivres est dû et qu’il n’y en a plus. Le soir −4 par officier perdu pour de bon, −6 pour MacDonald, puis +1 après un jour rouge sans combat. À 0 chacun de nos dés de tir et de mêlée a −3.
    .title = Le moral

r-46 = Un dépôt touché par les obus est un jour de vivres entier ; magasin vide, il coûte 2 de moral, car les mots sont ceux des vivres du jour.
r-47 = −1 aussitôt par point de soldats, quelle qu’en soit la cause ; civils et armes n’en coûtent pas, comme le dit la FAQ. Les blessés qui reviennent ne rendent rien.
r-48 = Un fanatique qui part est +1 ; un fanatique seulement affaibli, ou qui se retire à la fin, non.
r-49 = Le moral reste entre 0 et 10, changement par changement : la piste s’y arrête, et les bonnes nouvelles « le remettent à 10 ».
r-50 = +1 après un jour rouge sans combat. Un jour noir ne l’a jamais, les obus étant un combat ; ni un jour d’attaque par la mine. Deux mines qui sautent ne sont pas un combat.
r-51 = Le soir d’abord les pertes d’officiers, puis MacDonald, puis +1, chacun dans la piste : c’est l’ordre du texte.
r-52 = Les Légations brûlées ne coûtent pas de moral au-delà de §4 : le texte annonce un changement mais ne donne pas de chiffre.
r-53 = Le −3 se regarde à chaque dé, même en plein assaut, et s’ajoute au −2 des munitions. Dés des Boxers, TEP et lutte contre le feu l’ignorent.
r-54 = Chaque grande Légation veut un soldat ou une arme dans une zone ni en ruines ni en flammes, contrôlé après redéploiement, mouvement et fin de journée ; une vide coûte 1, une fois par jour. Sans zone pareille elle est excusée.
r-166 = Retourner le marqueur sur « peu de munitions » ne touche pas au chiffre du moral.
r-168 = Une grande Légation vide est permise et coûte du moral : §6.5 et la FAQ l’emportent sur l’exigence de la mise en place.
r-180 = Sans redéploiement, pas de contrôle des gardes : il en fait partie.
r-183 = Avec la règle maison sans plafond, « remettre à 10 » n’abaisse jamais le moral : une bonne nouvelle reste bonne.

## 5 La journée

s-5 = Carte, vivres, Betsy, blessés, événement, bombardement, redéploiement, arrivée des Boxers, assaut, fin de la journée. *Rouge 2–10* : blessés. *Figure ou as rouge* : blessés, événement. *Noire 2–10* : bombardement. *Figure ou as noir* : événement, bombardement, Boxers. *Les jokers* sont comme les figures de leur couleur, le rouge avec plus de blessés. Le redéploiement a lieu chaque jour sauf un : quand une mine amène les Boxers sur une carte rouge.
    .title = La journée dans l’ordre
s-5-1-1 = Le marqueur des vivres part de 1 et monte de 1 par jour. 35 est la fin : dès lors chaque jour de vivres coûte 2 de moral à la place. Arriver à 35 ne coûte encore rien.
    .title = Les vivres
s-5-1-2 = Une fois par jour soldats, officiers et armes vont dans toute zone, à toute distance et par-dessus tout mur, sauf les entrées numérotées et, hors de la muraille, leurs voisines. Qui s’y trouve doit les quitter. Les civils restent chez eux (§8.2).
    .title = Le redéploiement
s-5-1-3 = Un jour noir les obus tombent d’abord ; puis les défenseurs se redéploient, et un jour d’assaut c’est avant qu’on sache par où entrent les Boxers.
    .title = Redéployer sous l’attaque
s-5-1-4 = Un dé désigne une des six entrées, et 20 pions tirés de la réserve (après la trêve les 18) s’y trouvent en une seule pile. Ils bougent dès la première séquence.
    .title = Vingt pions Boxers
s-5-1-5 = Deux dés disent l’événement de §5.3, sur figures, as et jokers.
    .title = Le jet d’événement
s-5-1-6 = Un rouge 2–10 ramène 1 dé + 6 points de soldats, une figure ou un as rouge 12, le joker rouge 18. Deux points ramènent de l’hôpital un pion entier, un point un pion réduit, dans toute zone où l’on peut redéployer des troupes. Deux pions réduits d’une nation dans une zone peuvent en faire un entier ; l’autre va à l’hôpital et peut revenir aussitôt. Les points en trop sont perdus.
    .title = Les blessés
s-5-2 = Deux dés désignent le quartier. Chacune de ses zones avec soldats, armes ou civils a un dé : colonne = leurs points, −1 pour Légation, barricade ou ruine (un pour tout), −1 après la trêve, tenu entre 0 et 6. Les points tombent sur les soldats, puis les armes ; 5C ôte cinq points de civils, 1D un jour de vivres. Chaque officier présent jette (§1.5.1).
    .title = Le bombardement
s-5-3 = 2 deux mines ruinent des zones françaises · 3 peu de munitions : −2 à nos dés pour de bon · 4 fortes pluies : ni obus ni assaut · 5 famine : des civils meurent · 6 une mine amène seize Boxers à l’entrée 3 · 7 le Peitang tient : moral 10 · 8 cha-cha : +3 aux mêlées des Boxers du prochain assaut · 9 la colonne est proche : moral 10 · 10 pluie légère : pas d’obus · 11 ravitaillement : 1 dé + 6 jours, moral 10 · 12 trêve : les réguliers partent, moral 10. Les événements 2, 3, 6, 9, 11 et 12 n’arrivent qu’une fois ; ensuite le prochain libre prend leur place.
    .title = Les événements

r-43 = Les blessés viennent avant l’événement, comme dans la liste de §6 ; par la carte de la pluie, après. Une table ailleurs a un autre ordre, mais la FAQ accepte celui-ci.
r-44 = Le marqueur monte de 1 à 35, et le ravitaillement le ramène vers 1 : l’autre lecture brûlerait les vivres qui arrivent.
r-45 = À 35 un pas dû coûte 2, y arriver rien : de deux tournures la plus tardive.
r-55 = La dernière carte se joue jusqu’au bout de sa journée, et alors la colonne est là.
r-56 = Le redéploiement est d’une fois chaque jour, après les obus et avant le dé d’entrée, même si la pluie légère a annulé les obus : l’action est décrite pour chaque liste où elle figure.
r-57 = Un jour rouge avec la mine l’attaque vient aussitôt : pas de redéploiement. Les blessés reviennent d’abord, la FAQ n’ôtant que le +1.
r-58 = Le redéploiement ignore distances, rampes et coûts, mais ne va ni aux entrées, ni aux zones voisines hors de la muraille, ni à la Cité impériale. Rester avec sa nation n’est qu’un conseil.
r-59 = Les civils ne sont pas des défenseurs, on ne les redéploie donc pas ; §8.2 et §6.5 les déplacent.
r-60 = Un nombre rouge ramène 1 dé + 6 ; le 12 fixe de la FAQ se dit facultatif et c’est une règle maison. Figures et as 12, joker 18.
r-61 = Les points ramènent des soldats de l’hôpital à 2 ou 1, et ne remettent personne sur pied sur la carte ; armes, officiers et civils ne reviennent jamais.
r-62 = On ne réunit qu’à cette étape : deux pions réduits d’une nation et d’une zone. Celui qui est libéré peut revenir avec les points encore libres. Le moral ne bouge pas.
r-63 = Un quartier par jour, avec un dé pour chaque zone où il y a quelqu’un : chaque zone est une attaque à elle seule.
r-64 = La colonne compte soldats, armes, servants et civils (10 ou 5), les officiers 0 ; dix et plus partagent la dernière.
r-65 = Les soldats paient, puis les armes ; les civils seulement un 5C. Le −1 du lieu et celui de la trêve s’ajoutent, et le dé reste entre 0 et 6, les lignes de la table.
r-66 = 5C et 1D viennent zone par zone, plusieurs dépôts peuvent donc se perdre en un jour.
r-67 = Un événement unique déjà arrivé cède au suivant de la table, autant de fois qu’il faut ; après 12 vient 2. Celui qu’on prend à la fin est épuisé.
r-68 = Les mines jettent une fois pour chacune des deux zones où il y a du monde, colonne 8 sans modificateur ; les officiers présents jettent aussi. Une zone déjà en ruines est attaquée de même.
r-69 = Les gens des zones minées vont dans la zone française debout, sinon dans la Légation debout la plus proche, par zones qui se touchent ; à défaut ils restent.
r-70 = Peu de munitions, c’est −2 à tous nos dés de tir et de mêlée pour le reste du siège ; la mêlée des Boxers n’est pas touchée.
r-71 = La pluie rend rouge une figure, un as ou un joker noirs : ni obus ni assaut, mais blessés, redéploiement et le +1 du soir ; pas de second événement, ni de figure pour Betsy. Elle laisse un jour rouge tel quel.
r-72 = Vous choisissez où tombent les points de civils de la famine ; sur un 6 aussi un point de soldats n’importe où (d’une arme s’il n’y en a pas), qui coûte 1 de moral.
r-73 = Un jour noir seuls les cinq derniers de la réserve viennent par la mine, comme corrige la FAQ ; après la trêve personne. Un jour rouge, seize. Les deux attaques ont les mêmes séquences.
r-74 = « Remettre à 10 » vaut pour l’instant où cela arrive ; les pertes d’après se comptent de là.
r-75 = Cha-cha est +3, jamais +6, aux seules mêlées des Boxers ; il attend le prochain assaut, sert toutes ses séquences, et il est épuisé.
r-76 = La pluie légère arrête les obus et rien d’autre : l’assaut continue.
r-77 = À la trêve les réguliers et leur général partent avant le tirage du jour, et les obus ont −1 dès lors.
r-90 = La pile entre sans coût et a ses 4 PM entiers à la première séquence. Les Boxers perdus ce jour-là sont dans la réserve, mais non tirés avant le suivant.
r-160 = Les 54 cartes ne sont jamais rebattues, chacune vient donc une fois : moitié rouges, moitié noires.
r-170 = À l’hôpital il n’y a que des pions soldats : ceux qui sont perdus et ceux qu’une réunion a libérés.
r-179 = Là où la règle maison refuse les blessés à un jour rouge avec la mine, ils viennent après l’événement chaque jour, car il faut d’abord le connaître.
r-185 = Des officiers seuls ne sont pas bombardés : le texte bombarde soldats et civils.
r-186 = Ce que conseille l’aide de camp à cette étape ne remet lui non plus personne sur pied sur la carte, et ses pertes tombent d’abord sur les pions réduits.

## 6 L’assaut

s-6 = Des séquences de neuf phases se suivent jusqu’à ce qu’il n’y ait plus de Boxers : incendies, mouvement des Boxers, tir, mêlée des Boxers, mouvement, mêlée des soldats, moral des Boxers, mises à feu, fin. Quand part le dernier Boxer, le reste de la séquence est sauté.
    .title = La séquence
s-6-1 = Chaque zone en flammes avec des soldats jette une fois : dé + leurs points, 6 ou plus éteint l’incendie, un 1 naturel jamais. Puis chaque incendie mis par les Boxers jette pour chaque zone de bâtiments ou Légation qui le touche : sur un 1 elle brûle aussi. Les incendies pris ainsi ne se propagent pas.
    .title = Les incendies
s-6-2 = Une pile a 4 PM et suit les flèches : une zone avec troupes coûte 3 ; ruine, barricade, Légation ou civils 2 ; vers le canal ou hors de lui 2 ; sinon 1. Elle s’arrête en rencontrant les nôtres ou une Légation debout. Dans une zone à deux flèches une pile entière se divise en deux moitiés. Les divisées préfèrent le rouge, mais une cible debout à une cible en ruines ou en flammes. Parmi les nôtres une pile reste, sauf si la zone brûle. Les zones en flammes du chemin sont enjambées.
    .title = Le mouvement des Boxers
s-6-3 = Chaque zone peut faire un tir à valeur, tous ses soldats ensemble, sur des Boxers de sa zone ou d’une qui la touche ; les armes comme en §3.1. Pas d’une zone en flammes, ni dans une autre zone où sont les nôtres. Les points donnent la colonne. Dé : officiers, chefs −1 chacun, réguliers −1, cible en ruines −1, arme +2 ou +4, peu de munitions −2, moral 0 −3. Un nombre : les points que perdent les Boxers, pions réduits d’abord. S ne compte que dans la zone même : autant de points de soldats perdus. Un fanatique prend seul tout le résultat : 4 le disperse, 3 affaiblit un fanatique entier et disperse un affaibli, moins ne fait rien.
    .title = Le tir
s-6-4 = Un jet dans chaque zone où des Boxers rencontrent troupes ou civils ; colonne = leurs points. +1 par chef, +1 réguliers, +3 cha-cha ; +1, +2 ou +3 avec 2, 4 ou 6 fois les points de nos troupes ; +3 contre des civils seuls. −2 dans une zone britannique ou française debout, sinon −1 dans une Légation ou à une barricade avec troupes ; −1 dans une ruine. Les soldats paient, puis les armes. Ce qui reste chasse les civils ; 3 leur ôte aussi cinq points. B coûte un point aux Boxers, 2B deux, s’il y a des troupes.
    .title = La mêlée des Boxers
s-6-5 = Soldats et officiers ont 4 PM. Un pas coûte 1 ; vers une zone avec Boxers, ruine, barricade ou Légation, vers le canal ou hors de lui, 2 ; quitter des Boxers 1 de plus. Parmi les Boxers le mouvement s’arrête. Armes et civils font une zone, les civils jamais parmi les Boxers. Nul n’entre dans un incendie, et qui s’y trouve doit le quitter s’il y a un chemin. Ensuite les grandes Légations sans garde coûtent du moral (§4).
    .title = Notre mouvement
s-6-6 = Un jet dans chaque zone avec troupes et Boxers ; il n’est pas facultatif. Colonne et dé sont ceux de §6.3 sans le bonus de l’arme ; +2 avec un soldat présent, +1 dans une Légation debout ou à une barricade, +2 de plus pour des soldats britanniques en zone britannique et français en zone française. Un S nous coûte des points.
    .title = La mêlée des soldats
s-6-7 = Dans chaque zone dont les Boxers ont perdu un point dans la séquence par tir ou mêlée, un dé simple : 1–4 un point fuit, 5 deux, 6 trois. Avec un fanatique seul un 6 compte : un fanatique fuit.
    .title = Le moral des Boxers
s-6-8 = Toute zone de bâtiments ou Légation où sont des Boxers est incendiée, qui que ce soit d’autre qui s’y trouve. Ruines, rues, canal, ponts et muraille ne brûlent pas.
    .title = Les mises à feu
s-6-9 = Quand trois séquences de suite personne ne perd un point et aucune zone ne brûle pour la première fois du jour, les Boxers rentrent chez eux ; de toute façon après soixante. En fin de journée les Boxers reviennent entiers à la réserve, les incendies deviennent ruines, les gardes sont contrôlées, le moral change (§4) et les civils rentrent chez eux.
    .title = Fin de séquence et de journée

r-4 = Un nombre d’une table, ce sont des points, non des pions : dans la FAQ trois points ne font qu’affaiblir un fanatique.
r-5 = Les points se paient exactement. Parmi les vôtres vous choisissez qui paie ; les Boxers paient d’abord en pions réduits, et un point impair en retourne un entier. Ce qui dépasse la zone est perdu.
r-6 = Les civils paient par cinq : un pion entier est retourné ou un réduit perdu, à votre choix. Là où il n’y en a pas, 5C ne fait rien.
r-78 = Contre un incendie n’aident que les points des soldats, et une zone avec soldats essaie toujours ; des Boxers présents ne l’empêchent pas. Armes, officiers et civils ne sont pas nommés.
r-79 = Un essai par incendie ; celui qui brûle encore ne peut plus être éteint. Une zone éteinte est de nouveau intacte et peut être rallumée.
r-80 = Tous les incendies sont combattus avant qu’aucun ne se propage : une zone qui prend feu maintenant n’a pas d’essai maintenant.
r-81 = Deux incendies à côté d’une zone font deux jets, chaque séquence ; on ne jette pas pour ce qui brûle ou est en ruines.
r-82 = Un incendie pris par propagation ne se propage jamais : seule le fait la zone allumée par les Boxers, dit la phrase finale.
r-83 = Rues, canal, ponts et muraille ne brûlent ni ne portent le feu : le texte parle des bâtiments d’une zone. Tout le reste le fait, barricadé ou non.
r-84 = Les zones où sont les nôtres sont incendiées aussi : le texte dit toute zone avec des Boxers.
r-85 = D’un incendie nul ne tire, mais y tirer est permis, et la mêlée s’y livre si les deux camps y sont encore.
r-86 = Nul n’entre de son gré dans un incendie ; seuls les Boxers l’enjambent. Les replis l’évitent aussi.
r-87 = D’un incendie tous doivent sortir, au moins vers une zone permise voisine quels que soient les PM ; les soldats même parmi les Boxers, les civils non.
r-88 = Sans issue ils restent indemnes, peuvent se battre, et réessaient à la séquence suivante : le texte ne nomme aucune perte.
r-89 = Tous les incendies deviennent ruines quand est parti le dernier Boxer du jour, pas avant.
r-91 = Soldats, armes ou civils retiennent une pile, sauf si la zone brûle : alors elle doit partir. Un officier seul ne retient personne.
r-92 = Là où plusieurs coûts valent pour une zone, le plus cher se paie, jamais la somme.
r-93 = Le canal coûte 2 pour y descendre et 2 pour en sortir, aux deux camps, comme le dit la FAQ ; le long de son lit le coût usuel ; de pont à rue, un pas ordinaire.
r-94 = Une pile finit son mouvement dans toute zone où sont les nôtres et dans toute Légation debout qui ne brûle pas, même vide : ils s’arrêtent et la brûlent. D’autres maisons vides ne l’arrêtent pas.
r-95 = Une pile entière se divise toujours à deux flèches, quel que soit l’état des cibles ; la préférence du rouge est pour les piles divisées, ou trop petites pour l’être.
r-96 = Elle se divise au début de son mouvement, ou en entrant tant qu’elle peut continuer ; si elle doit s’arrêter là, quand elle repart.
r-97 = Les moitiés sont égales en pions : réparties par sorte, les plus fortes d’abord, chaque sorte commençant par la plus petite moitié, à égalité par le rouge. Les chefs en dernier et jamais seuls. Une pile à un seul combattant ne se divise pas.
r-98 = Une moitié qui ne peut payer attend et garde sa flèche pour la séquence suivante : elle ne passe pas à l’autre faute de PM.
r-99 = Des piles qui finissent dans une zone se joignent, et comptent comme divisées si l’une l’était ; seules des moitiés aux flèches encore différentes restent à part. Au combat toutes ne font qu’un groupe.
r-100 = Une pile divisée prend le rouge vers une zone debout, sinon le vert vers une, sinon le rouge, sinon le vert. En flammes compte ici comme en ruines, d’après la FAQ. Les nôtres à côté des flèches n’attirent personne.
r-101 = Une zone en flammes du chemin s’enjambe sans coût, et on entre dans la suivante même sans PM, sauf une ruine, à payer : sinon les piles resteraient tout le jour devant les incendies.
r-102 = Dans un incendie sans issue les Boxers restent, indemnes, et combattent qui est là.
r-103 = Les zones où n’entre aucune flèche ne sont jamais envahies ; là d’où nulle flèche ne part, une pile reste et brûle la zone.
r-104 = Aucune pile n’entre deux fois dans une zone dans une séquence : elle s’arrête avant. Les boucles sur plusieurs séquences finissent par R146.
r-105 = Une flèche hors de la carte ôterait la pile ; notre plateau n’en a pas.
r-106 = Des civils seuls coûtent 2 à une pile et l’arrêtent : ce sont des nôtres comme les autres.
r-107 = Les piles bougent l’une après l’autre dans l’ordre de leur naissance, chacune voyant ce qu’a fait la précédente.
r-108 = Tirer est un choix de chaque zone, comme le dit la FAQ : dans la sienne un S peut coûter.
r-109 = Un tir à valeur par zone ; les zones ne s’ajoutent jamais, mais plusieurs peuvent prendre la même cible.
r-110 = Tous les soldats d’une zone tirent ensemble : le texte additionne toute la valeur de la zone. Seules les armes peuvent prendre une autre cible, en TEP.
r-111 = Nul ne tire, ni en TEP, dans une autre zone où est un de nos pions ; qui s’y trouve le peut.
r-112 = Avec des Boxers dans sa zone une garnison peut encore tirer à côté : rien ne l’interdit.
r-113 = On tire à chaque séquence, aussi sur des Boxers restés sur place : la fin de la séquence y renvoie.
r-114 = Quel modificateur est du tir, de la mêlée ou des deux, c’est selon les listes de §6.3 et §6.6 : bonus des armes au tir seul, de Légation et de mêlée en mêlée seule.
r-115 = Le −1 des ruines regarde la cible, non les tireurs, et vaut aussi en mêlée, où les modificateurs du tir « restent les mêmes ».
r-116 = Le +1 de Légation ou de barricade est pour les mêlées, partout où des soldats se battent dans une Légation debout, même à peine arrivés.
r-117 = Le +2 chez soi veut un soldat britannique ou français de cette nation ; les volontaires n’en sont pas. Il s’ajoute à +1 et +2, le texte ne l’excluant pas.
r-118 = Tous les modificateurs s’ajoutent, puis la ligne est tenue entre 0 et 7, une fois ; dix points et plus prennent la dernière colonne.
r-119 = S ne nuit que là où les deux camps partagent une zone : tir dans sa zone et mêlées.
r-120 = Vous choisissez quels soldats paient un S ; les armes paient quand il n’y a plus de soldats, les civils jamais.
r-121 = Ligne 0, colonne 2 se joue telle qu’imprimée, deux points : la liste des résultats définit 2S, qui n’est nulle part ailleurs.
r-122 = Les fanatiques paient d’abord, puis les irréguliers, puis les réguliers, le reste continuant dans un même résultat ; un chef part avec le dernier.
r-123 = Chaque résultat se juge seul et touche un fanatique, un affaibli d’abord ; rien ne s’ajoute, et le reste du résultat est perdu.
r-124 = Trois points dispersent un fanatique affaibli : il n’a que deux faces. À la lettre il faudrait un 4, que peu de zones peuvent jeter.
r-125 = Avec un fanatique dans la zone, un dé de TEP ou de moral ne fait rien sur 1–5 ; sur 6 un fanatique part et personne d’autre.
r-126 = Vous choisissez l’ordre des tirs et voyez chaque résultat avant le suivant.
r-127 = Le jet n’est pas facultatif : un par zone, sur tous les points des Boxers présents, dans l’ordre de la carte.
r-128 = Seul compte le plus haut de +1, +2, +3, en points contre les points des troupes au moment du jet, « au moins » tant de fois. Toute la phase compte des valeurs.
r-129 = Contre des civils seuls +3 : tout nombre est six fois rien.
r-130 = Les réguliers font +1 une fois, chaque chef +1, cha-cha +3 ; tout s’ajoute, et la ligne est 7 au plus.
r-131 = −2 dans une zone britannique ou française debout, qui que ce soit qui s’y trouve, à la place du −1 de Légation ou de barricade avec troupes. Le −1 d’une ruine s’ajoute à celui d’une barricade.
r-132 = Un résultat de 4 est décrit et ne sort jamais dans la table : pas de faute, il ne se présente pas.
r-133 = Les soldats paient avant les armes, les armes avant les civils ; entre égaux vous choisissez. Seuls les points de soldats coûtent du moral.
r-134 = Les points restés après les troupes passent aux civils dans le même résultat : 1 ou 2 les font se replier, 3 coûte cinq points et ils se replient. S’il ne reste rien ils restent.
r-135 = Les cinq points sont une fois pour la zone, sur le pion que vous choisissez, et tous ses civils se replient ensemble.
r-136 = Ils font un pas vers la plus proche autre zone de Légation debout qui ne brûle pas, jamais dans le feu ni parmi les Boxers ; sinon vers toute zone pareille, sinon ils restent.
r-137 = B ne compte que contre des troupes : les irréguliers paient d’abord, puis les réguliers. Il veut un petit groupe, les fanatiques ne le rencontrent donc jamais.
r-138 = La ligne la plus chère est le coût, et quitter des Boxers 1 de plus, car c’est le prix du départ, non du terrain.
r-139 = Armes, servants et civils font au plus une zone par séquence quel qu’en soit le coût ; rampes et incendies les obligent. Les armes peuvent aller parmi les Boxers, les civils non.
r-140 = Pendant un assaut on peut entrer dans les entrées et leurs voisines : l’interdit est d’y placer du monde.
r-141 = Nul n’a à bouger, sauf pour sortir d’un incendie.
r-142 = Là où troupes et Boxers partagent une zone la mêlée se livre, avec tous les points présents ; civils ou officiers seuls ne se battent pas.
r-143 = Le test vient à chaque séquence, pas seulement après la première : le texte dit seulement quand il commence.
r-144 = C’est un dé simple pour chaque zone dont les Boxers ont perdu un point dans la séquence, aussi par TEP ou B.
r-145 = Quand le dernier Boxer part en pleine séquence, ce qui en reste est sauté.
r-146 = Trois séquences sans action, ou soixante en tout, finissent un assaut : une garde de notre cru, le texte pouvant ne jamais finir là où nul ne se rencontre. On n’y gagne ni n’y perd rien.
r-147 = En fin de journée : Boxers à la réserve, incendies en ruines, signes du jour ôtés, gardes, officiers, +1, le contrôle de §7.1, civils chez eux. L’ordre est celui du texte là où il en a un.
r-162 = Chefs et fanatiques ont les mêmes 4 PM que tous les Boxers, puisqu’ils bougent avec leur pile.
r-163 = La mêlée des soldats compte qui est là maintenant, arrivants et survivants en un seul jet.
r-165 = Tous ceux de la zone tirent : si une zone en touche une autre, chacun des siens la touche.
r-167 = Plusieurs piles dans une zone sont une cible, une mêlée et un dé de moral.
r-169 = Une pile retenue dans une zone à deux flèches se divise quand ceux qui la retenaient sont partis et qu’elle repart.
r-171 = Tous les dés viennent d’un seul flux, né d’une graine ; là où l’ordre est libre c’est celui de la carte, pour les officiers celui des pions.
r-173 = Une pile sans plus de PM n’enjambe pas d’incendie ; là où elle a commencé son mouvement compte comme déjà entré.
r-174 = Une troisième pile joint la première de deux moitiés qui attendent avec leurs flèches. Une pile réunie garde la flèche tenue, et un pion seul aussi.
r-175 = Aucune division ni réunion ne laisse un chef seul : il va avec l’autre moitié. Les chefs vont à la plus petite moitié, à égalité au rouge.
r-181 = Un général des réguliers est un chef et non « des réguliers » : il ôte 1, une fois.
r-182 = Avec la règle maison où les incendies blessent, chaque pion soldat sans issue perd 1 et chaque pion civil 5.
r-184 = Un coup qu’encaisse un fanatique n’est pas une perte : ni dé de moral, ni réveil du compte des séquences sans action.

## 7 La fin

s-7-1 = Le siège est perdu aussitôt quand il ne reste sur la carte ni soldats (les armes comptent) ni civils : on ne compte pas de points. Sinon il finit avec la dernière carte.
    .title = Quand il finit
s-7-2 = Les deux camps comptent leurs points, et le plus haut compte l’emporte ; égalité, partie nulle. Chaque compte a un degré : jusqu’à 20, 21–50, 51–75, 76–99, 100 et plus.
    .title = Qui l’emporte
s-7-2-1 = +10 par zone debout d’une grande Légation, +5 d’une petite, −5 par zone en ruines. +10 par pion civil entier, +5 par pion réduit, −5 par pion perdu. −1 par pion soldat à l’hôpital et par arme détruite. −2 par officier perdu pour de bon, −10 pour MacDonald.
    .title = Le compte des Puissances
s-7-2-2 = +10 par zone en ruines d’une grande Légation, +5 d’une petite, +1 par autre ruine. +5 par pion civil perdu, +1 par pion soldat à l’hôpital.
    .title = Le compte des Boxers

r-148 = Il faut que soldats et civils aient tous disparu, et l’hôpital ne sauve personne ; armes et servants tiennent lieu de soldats. On regarde après chaque phase et chaque événement.
r-149 = On compare les deux totaux ; les degrés ne font que colorer le résultat, et peuvent le contredire.
r-150 = Les Puissances peuvent tomber sous 0, qui est le degré le plus bas ; les degrés se suivent sans lacune.
r-151 = Ce qui est à l’hôpital après le dernier jour compte un par pion, pions réunis compris ; un pion réduit sur la carte ne coûte rien. Une arme compte quand ses servants sont morts ; la liste des Boxers ne nomme pas d’armes.
r-152 = MacDonald est −10 et pas −2 en plus ; un autre officier −2 quand son subalterne est perdu aussi.
r-153 = Les Légations comptent zone par zone ; les grandes sont la britannique, la française, l’allemande, l’américaine et la russe. Peu importe qui s’y trouve.
r-154 = Un pion civil vaut 10 ou 5 où qu’il soit ; seul un pion tout à fait perdu coûte 5, et en donne 5 aux Boxers.

## 8 Mise en place

s-8 = Quatre barricades, puis soldats, officiers et armes, puis civils ; moral 10, vivres 1, Betsy à part. Nul n’est placé sur une entrée, ni à côté sauf sur la muraille. Un bon déploiement historique est là, à prendre ou à changer.
    .title = Ordre et zones interdites
s-8-1 = Chaque nation commence dans sa Légation ou à deux zones au plus ; volontaires, et nations sans Légation sur la carte, partout. Les grandes Légations veulent une garde (§4).
    .title = Les défenseurs
s-8-2 = Quatre pions civils commencent dans la Légation britannique, deux dans chacune des française, américaine, russe et allemande. Avant chaque carte ils sont de nouveau chez eux, dans une zone debout ; à défaut, dans la grande Légation la plus proche, sinon la petite la plus proche. Parmi ses zones vous pouvez choisir.
    .title = Les civils

r-155 = Les civils rentrent chez eux à toute distance avant chaque carte, les britanniques deux par zone tant que les deux sont debout. Tout leur logis en ruines, la grande Légation la plus proche les prend, sinon une petite ; à défaut ils restent.
r-156 = Douze pions civils : quatre britanniques, deux pour chacune des quatre autres grandes Légations, comme corrige la FAQ.
r-157 = Officiers et armes commencent comme leur nation, à deux zones qui se touchent de chez eux ; qui n’a pas de Légation sur la carte est libre comme les volontaires, et de même les armes sans nation.
r-158 = Les zones de muraille voisines d’une entrée peuvent servir, une entrée jamais, pas même sur la muraille.
r-159 = Les barricades viennent d’abord et sont contrôlées en dernier, quand on voit si des soldats tiennent celles de la muraille.
r-178 = Le refuge se mesure de zone à zone, la paire la plus proche comptant ; dans ce refuge vous choisissez.

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
