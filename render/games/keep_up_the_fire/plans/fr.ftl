### The plans of a turn: what each is for, what it changes.

plan-own = Tout peser
    .why = d’abord le danger le plus proche, là où les dés promettent le plus
plan-hold = Tenir les murs
    .why = fortifier, et envoyer les défenseurs là où ils sont le moins nombreux
plan-attack = Contre-attaquer
    .why = fondre sur qui est aux murs, coûte que coûte
plan-distance = Les tenir à distance
    .why = d’abord le feu ; le corps à corps seulement où rien d’autre n’aide
plan-relief = Presser la colonne
    .why = la colonne avance maintenant, prête ou non
plan-ready = Préparer la colonne
    .why = vitesse et force, et seulement ensuite en avant
plan-works = Fortifier
    .why = les actions vont d’abord aux fortifications
plan-strong = De la force pour la colonne
    .why = d’abord un pas de force, puis en avant
plan-steady = Pas à pas
    .why = les points de la colonne tour à tour : un sur ses pistes, un sur la route
plan-wait = Garder la colonne à l’abri
    .why = elle se prépare, sans marcher ni attaquer
plan-trained = Comme des parties entières l’ont appris
    .why = les poids avec lesquels le plus de parties ont été gagnées

plan-strength = force des légations
plan-streets = Chinois dans les rues
plan-forts = fortifications
plan-chinese = force des Chinois
plan-stations = gares de la colonne
plan-speed = vitesse de la colonne
plan-power = force de la colonne
plan-lost = défaites

plan-span = { $turns ->
    [one] jusqu’à la fin du tour
   *[other] pendant { $turns } tours
}
plan-until-round = Un appui le joue jusqu’à la fin du tour. Ce qui dépend des dés peut tourner autrement.

## What the commander is asked, and what a plan costs

question-turn = À quoi sert ce tour ?
price-strength = { $count ->
    [one] environ 1 point de force
   *[other] environ { $count } points de force
}
price-streets = { $count ->
    [one] 1 unité chinoise dans les rues
   *[other] { $count } unités chinoises dans les rues
}
