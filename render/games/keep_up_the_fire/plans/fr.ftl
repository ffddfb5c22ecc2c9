### The plans of a turn: what each is for, what it changes.

plan-own = Choix du conseiller
    .why = s’occuper d’abord du danger le plus proche, là où vous avez les meilleures chances
plan-hold = Tenir les murs
    .why = fortifier, et envoyer des défenseurs aux murs les plus faibles
plan-attack = Contre-attaquer
    .why = combattre les Chinois aux murs, à tout prix
plan-distance = Tenir les Chinois à distance
    .why = tirer d’abord, et ne livrer une mêlée qu’en dernier recours
plan-relief = Presser la colonne
    .why = la colonne marche maintenant, qu’elle soit prête ou non
plan-ready = Préparer la colonne
    .why = augmenter la vitesse et la puissance de la colonne avant sa marche
plan-works = Fortifier
    .why = utiliser d’abord les actions pour fortifier
plan-strong = Renforcer la colonne
    .why = augmenter d’abord la puissance d’un cran, puis marcher
plan-steady = Pas à pas
    .why = un point de commandement pour la vitesse ou la puissance, le suivant pour la marche
plan-wait = Garder la colonne à l’abri
    .why = la colonne se prépare, mais ne marche pas et n’attaque pas
plan-trained = Tactique éprouvée
    .why = suivre les priorités qui ont fait gagner le plus de parties simulées

plan-strength = force des légations
plan-streets = Chinois dans les rues
plan-forts = fortifications
plan-chinese = force des Chinois
plan-stations = étapes de la colonne
plan-speed = vitesse de la colonne
plan-power = puissance de la colonne
plan-lost = défaites

plan-span = { $turns ->
    [one] jusqu’à la fin du tour
   *[other] pendant { $turns } tours
}
plan-until-round = Un clic joue ce plan jusqu’à la fin du tour. Les dés peuvent changer le résultat.

## What the commander is asked, and what a plan costs

question-turn = Quel est votre plan pour ce tour ?
price-strength = { $count ->
    [one] environ 1 point de force
   *[other] environ { $count } points de force
}
price-streets = { $count ->
    [one] 1 unité chinoise dans les rues
   *[other] { $count } unités chinoises dans les rues
}
