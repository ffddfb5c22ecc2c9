### Ce que disent les journaux : la dépêche du jour et l’affiche finale. Imprimé, donc sans Markdown.

paper-name = La Sentinelle de Pékin
paper-place = Pékin, { $date }
paper-number = N° { $day }
paper-price = Prix : une ration
paper-day = Jour
paper-of = sur { $days }
paper-map = Les Légations à la fin de la journée
paper-story = Des nouvelles du front
paper-cost = Le bilan du jour
paper-stand = La situation
paper-morale = Moral
paper-supplies = Jours de vivres restants
paper-nothing = Aucun poste n’a envoyé de rapport.
paper-days-axis = Jours de siège
paper-since = Depuis le premier jour

## Le prix du jour

cost-soldiers = Soldats (points)
    .inside = soldats (points)
cost-weapons = Armes lourdes (points)
    .inside = armes lourdes (points)
cost-civilians = Civils (points)
    .inside = civils (points)
cost-chinese = Boxers (points)
    .inside = Boxers (points)
cost-leaders = Officiers touchés
    .inside = officiers touchés
cost-ruined = Zones en ruines
    .inside = zones en ruines

## La situation

stand-armed = Points en armes
stand-civilians = Civils (points)
stand-ruins = Zones en ruines
stand-attackers = Boxers venus aujourd’hui
stand-rounds = Séquences aujourd’hui

## Depuis le premier jour

since-powers = Nos pertes (points)
since-chinese = Pertes des Boxers (points)
since-assaults = Assauts subis

## La dépêche en mots

dispatch-alt = Une de « { $paper } », { $date }, jour { $day } sur { $days }. Carte : { $card }. Titre : « { $headline } ». { $deck } Bilan du jour : { $cost }. Moral { $morale }, vivres pour { $supplies ->
    [one] { $supplies } jour
   *[other] { $supplies } jours
}, { $armed ->
    [one] { $armed } point
   *[other] { $armed } points
} en armes, { $civilians ->
    [one] { $civilians } point
   *[other] { $civilians } points
} de civils, { $ruins ->
    [one] { $ruins } ruine
   *[other] { $ruins } ruines
}. La carte montre les lignes à la fin du jour.
dispatch-alt-line = { $name } : { $count }

## L’affiche

poster-title = Le siège des Légations
poster-relieved = Les Légations sont délivrées le jour { $day }
poster-held = Les Légations tiennent jusqu’au jour { $day }
poster-overrun = Les Légations sont submergées le jour { $day }
poster-powers = Les Puissances
poster-boxers = Les Boxers
poster-total = Total
poster-uncounted = Les points ne sont pas comptés : si les Légations sont submergées, les Boxers gagnent.
poster-winner-powers = Les Puissances gagnent
poster-winner-boxers = Les Boxers gagnent
poster-winner-draw = Partie nulle
poster-bands = Degrés de victoire
poster-morale = Moral
poster-supplies = Jours de vivres restants
poster-strength = Forces, en points
poster-armed = Les Puissances : troupes en armes
poster-attackers = Les Boxers : assaillants par jour
poster-deadliest = Le jour le plus meurtrier
poster-deadliest-line = Jour { $day }, { $date } : les Puissances perdent { $powers ->
    [one] { $powers } point
   *[other] { $powers } points
}, les Boxers { $chinese }.
poster-deadliest-none = Personne n’a été touché durant ce siège.
poster-fates = Le sort des officiers
fate-unhurt = indemne
fate-replaced = remplacé par son second ({ $zone }, jour { $day })
fate-lost = perdu ({ $zone }, jour { $day })
band-short-1 = Désastre
band-short-2 = Défaite
band-short-3 = Victoire marginale
band-short-4 = Victoire
band-short-5 = Grande victoire
poster-alt = Affiche du siège. { $how }. { $winner }.
poster-alt-scenario = Affiche de « { $title } ». { $how }. { $winner }.
poster-alt-curves = Courbes : à la fin, moral { $morale }, vivres pour { $supplies ->
    [one] { $supplies } jour
   *[other] { $supplies } jours
}, Puissances avec { $armed ->
    [one] { $armed } point
   *[other] { $armed } points
} en armes. La plus forte attaque des Boxers a lieu le jour { $day } : { $attackers ->
    [one] { $attackers } point
   *[other] { $attackers } points
}.
poster-alt-items = { $side } { $total }, { $band } : { $items }.
poster-alt-deadliest = Le jour le plus meurtrier : { $said }
poster-alt-fates = Officiers perdus : { $lost }.

## Titres : au moins huit pour chaque sorte de journée

deck-quiet = Ni attaque ni bombardement : les défenseurs profitent du calme.
headline-quiet-1 = Tout est calme aux barricades
headline-quiet-2 = Pas un coup de feu à l’aube
headline-quiet-3 = Une journée d’attente et de réparations
headline-quiet-4 = Les lignes retiennent leur souffle
headline-quiet-5 = Sacs de sable et patience
headline-quiet-6 = L’ennemi garde ses distances
headline-quiet-7 = Calme sur la muraille tartare
headline-quiet-8 = Les sentinelles n’ont rien à signaler

deck-shelling = Les canons ennemis ouvrent le feu ; les défenseurs entassent des sacs de sable.
headline-shelling-1 = Le canon tonne de nouveau
headline-shelling-2 = Les obus tombent sur les Légations
headline-shelling-3 = Les Krupp règlent leur tir
headline-shelling-4 = Une matinée de fer et de fumée
headline-shelling-5 = Bombardement ! Toits et murs touchés
headline-shelling-6 = Une grêle d’obus sur le quartier
headline-shelling-7 = Les canonniers ne laissent aucun répit
headline-shelling-8 = Des éclats d’obus au petit déjeuner

deck-attack = Assaillants : { $attackers ->
    [one] { $attackers } point
   *[other] { $attackers } points
}. Leurs pertes : { $chinese }. Les nôtres : { $powers }.
headline-attack-1 = Les Boxers avancent
headline-attack-2 = Les lignes sont attaquées
headline-attack-3 = Les cors sonnent, puis c’est l’assaut
headline-attack-4 = Ceintures rouges aux barricades
headline-attack-5 = Combats de maison en maison
headline-attack-6 = Un assaut contre les lignes
headline-attack-7 = La cloche d’alarme sonne
headline-attack-8 = Tous aux armes !

headline-repulsed-1 = L’assaut est repoussé
headline-repulsed-2 = L’assaut se brise sur nos fusils
headline-repulsed-3 = Boxers repoussés, lourdes pertes
headline-repulsed-4 = Venus par centaines, ils ont fui
headline-repulsed-5 = Nos salves décident de la journée
headline-repulsed-6 = Les barricades tiennent bon
headline-repulsed-7 = Aucun talisman n’arrête les balles
headline-repulsed-8 = Belle défense, l’ennemi est battu

headline-bloody-1 = Jour noir aux barricades
headline-bloody-2 = La ligne tient, mais à grand prix
headline-bloody-3 = L’hôpital est plein
headline-bloody-4 = Lourdes pertes, combats acharnés
headline-bloody-5 = Du sang rue des Légations
headline-bloody-6 = Les marins tombent à leur poste
headline-bloody-7 = De moins en moins d’hommes à l’appel
headline-bloody-8 = Une journée qui coûte cher

headline-fire-1 = Flammes sur le quartier
headline-fire-2 = Des rues entières en cendres
headline-fire-3 = La torche est leur nouvelle arme
headline-fire-4 = Seaux et baïonnettes
headline-fire-5 = Le ciel de la nuit était rouge
headline-fire-6 = Le feu détruit ce que les obus ont épargné
headline-fire-7 = Les ruines fument derrière les lignes
headline-fire-8 = Une mer de feu

deck-leader = La garnison perd un officier que personne ne remplacera.
headline-leader-1 = { $leader } est tombé
headline-leader-2 = La mort { OF($leader) }
headline-leader-3 = { $leader } n’est plus
headline-leader-4 = Deuil pour { $leader }
headline-leader-5 = { $leader } tombe à son poste
headline-leader-6 = Un brave officier perdu : { $leader }
headline-leader-7 = Drapeaux en berne pour { $leader }
headline-leader-8 = { $leader } meurt parmi ses hommes

deck-mines = L’ennemi a creusé sous nos murs.
headline-mines-1 = La terre s’ouvre : les mines sautent
headline-mines-2 = La Légation de France saute
headline-mines-3 = Un cratère à la place des murs
headline-mines-4 = L’ennemi frappe sous terre
headline-mines-5 = La poudre sous nos pieds
headline-mines-6 = Deux explosions ébranlent Pékin
headline-mines-7 = Les sapeurs ennemis ont réussi
headline-mines-8 = Les lignes françaises minées

deck-truce = Les troupes impériales et leur général quittent le siège pour de bon.
headline-truce-1 = Drapeau blanc sur le pont
headline-truce-2 = Les réguliers se retirent
headline-truce-3 = Trêve ! L’armée impériale se retire
headline-truce-4 = L’Impératrice envoie des melons
headline-truce-5 = Plus un tir sur la muraille
headline-truce-6 = La Cour envoie de bonnes paroles
headline-truce-7 = Une paix étrange
headline-truce-8 = Les bannières impériales s’en vont

deck-famine = Des civils meurent de faim ; les médecins n’y peuvent rien.
headline-famine-1 = La faim gagne les Légations
headline-famine-2 = Les dernières mules
headline-famine-3 = La ration des enfants est réduite
headline-famine-4 = Des repas d’écorce et de millet
headline-famine-5 = Famine parmi les convertis
headline-famine-6 = Bols vides au Fu
headline-famine-7 = La faim tue plus que les obus
headline-famine-8 = Le pain est rationné

deck-supplies = Des vivres inespérés prolongent la défense.
headline-supplies-1 = Vivres trouvés : blé et poneys
headline-supplies-2 = Le garde-manger est plein
headline-supplies-3 = Du grain pour plusieurs jours
headline-supplies-4 = Un grenier à grain est à nous
headline-supplies-5 = Des œufs par-dessus la barricade
headline-supplies-6 = Du riz pour tous, et du champagne
headline-supplies-7 = Une cave qui vaut de l’or
headline-supplies-8 = L’intendance sourit

deck-news = Un messager a traversé les postes ennemis et atteint les Légations.
headline-news-1 = Un messager passe les lignes
headline-news-2 = Des nouvelles de l’extérieur
headline-news-3 = Des nouvelles cousues dans un col
headline-news-4 = Un message enfin
headline-news-5 = Le monde ne nous oublie pas
headline-news-6 = La nouvelle court de bouche en bouche
headline-news-7 = Un billet froissé, mais précieux
headline-news-8 = Les courriers bravent les lignes ennemies

deck-rain = La pluie arrête ce que les fusils ne pouvaient pas arrêter.
headline-rain-1 = La pluie fait taire les canons
headline-rain-2 = Le ciel s’en mêle
headline-rain-3 = De la boue dans chaque tranchée
headline-rain-4 = Poudre mouillée, fusils muets
headline-rain-5 = Une averse arrête les combats
headline-rain-6 = Des parapluies aux barricades
headline-rain-7 = Le tonnerre, cette fois, vient du ciel
headline-rain-8 = Le canal coule de nouveau

deck-relieved = La colonne de secours est en ville, et les portes sont ouvertes.
headline-relieved-1 = Délivrés !
headline-relieved-2 = Le siège est levé
headline-relieved-3 = La colonne entre dans Pékin
headline-relieved-4 = La délivrance
headline-relieved-5 = Sauvés au dernier moment
headline-relieved-6 = Les Sikhs entrent par la Porte d’Eau
headline-relieved-7 = Cinquante-quatre jours, puis libres
headline-relieved-8 = La longue veille est finie

deck-overrun = Il ne reste personne pour tenir les murs.
headline-overrun-1 = Les Légations sont tombées
headline-overrun-2 = Pékin ne répond plus
headline-overrun-3 = La dernière barricade est perdue
headline-overrun-4 = Les Légations se taisent
headline-overrun-5 = Submergés
headline-overrun-6 = Ils ont tenu jusqu’au bout
headline-overrun-7 = Le monde en deuil
headline-overrun-8 = Pékin : tout espoir perdu

## Petites annonces, pour les jours où il ne se passe rien

paper-notices = Annonces
notice-1 = Perdu près de la cloche : un poney gris, très regretté. C’était le dîner.
notice-2 = Recherchons sacs de sable de toutes couleurs. Rideaux et soieries acceptés à la Légation britannique.
notice-3 = L’Hôtel de Pékin cuit du pain à six heures. Apportez votre farine.
notice-4 = À louer, cave sèche, à l’abri des obus. S’adresser avant le prochain bombardement.
notice-5 = Office divin à onze heures, si l’ennemi ne nous interrompt pas.
notice-6 = À échanger, deux boîtes de sardines contre des bottes, pointure quarante-deux.
notice-7 = La blanchisserie regrette les trous dans les chemises, mais elle ne les a pas faits.
notice-8 = Remettre à l’armurier les cartouches trouvées dans la rue.
