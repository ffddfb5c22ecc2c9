### The plans of the siege: what each is for, its orders, what it changes.

plan-own = Tout peser
    .why = viser le plus de points à la fin : les murs, les civils et les troupes en rapportent
plan-hold = Tenir les Légations
    .why = défendre les murs des Légations avant d’éteindre les incendies ailleurs
plan-civilians = Sauver les civils
    .why = poster des troupes près des civils, et éloigner les civils des Boxers
plan-narrow = Céder le Fu
    .why = ramener toutes les troupes dans les Légations et quitter tôt les mêlées sans espoir
plan-attack = Contre-attaquer
    .why = attaquer les Boxers avec toutes les troupes proches, à tout prix
plan-guard = Garder les murs
    .why = garder des hommes prêts contre une mine ou une attaque soudaine, même s’ils sont exposés aux obus
plan-mass = Masser une réserve
    .why = rassembler des troupes là où le risque est le plus grand ; les autres postes tiennent seuls
plan-spare = Ménager les troupes
    .why = tirer depuis la zone voisine, sans mêlée ni risque
plan-officers = Garder les officiers à l’abri
    .why = garder les officiers loin des combats, et renoncer à leur bonus aux dés
plan-home = Chacun dans sa Légation
    .why = poster une garde dans chaque Légation : peu d’hommes sous les obus, aucune grande Légation vide
plan-spread = Se disperser sous les obus
    .why = mettre peu d’hommes par zone : les obus touchent plus souvent, mais font peu de pertes
plan-trained = Tactique éprouvée
    .why = suivre les choix qui ont fait gagner le plus de parties au conseiller

plan-moves = Mouvements : { $ways }
plan-shots = Tirs : { $ways }
plan-lodges = Nouveaux logements pour les civils : { $who }
plan-way = { $from } → { $to }

plan-legations = zones de Légation
plan-ruins = autres zones
plan-civilian-points = points de civils
plan-troops = points de troupes
plan-leaders = officiers
plan-boxers = points de Boxers

plan-span = { $days ->
    [one] jusqu’à la fin du jour
   *[other] pendant { $days } jours
}
plan-until-round = Un clic joue ce plan jusqu’à la fin de la séquence. Les dés peuvent changer le résultat.
plan-until-calm = Un clic joue ce plan jusqu’à l’arrivée des Boxers. Les dés peuvent changer le résultat.

when-entry = les Boxers arrivent par l’entrée { $number }
when-fight = il y a un assaut
when-quiet = la journée est calme

## What the commander is asked, and what a plan costs

question-quiet = Que font les hommes jusqu’à l’alerte ?
    .own = Se reposer
question-assault = Qu’est-ce qui compte aujourd’hui ?
    .own = Peser chaque combat
price-troops = { $count ->
    [one] environ 1 soldat
   *[other] environ { $count } soldats
}
price-civilians = { $count ->
    [one] 1 point de civils
   *[other] { $count } points de civils
}
price-zones = { $count ->
    [one] 1 zone
   *[other] { $count } zones
}
price-leaders = { $count ->
    [one] 1 officier
   *[other] { $count } officiers
}
