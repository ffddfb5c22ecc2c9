### The plans of the siege: what each is for, its orders, what it changes.

plan-own = Tout peser
    .why = murs, vies et troupes selon ce qu’ils comptent à la fin
plan-hold = Tenir les légations
    .why = ce qui brûle ailleurs compte moins que les murs des légations
plan-civilians = Sauver les civils
    .why = des troupes là où sont les civils, et les civils loin des Boxers
plan-narrow = Céder le Fu
    .why = personne ne reste hors des légations ; on quitte tôt les mêlées sans espoir
plan-attack = Contre-attaquer
    .why = qui peut les atteindre fond sur les Boxers, coûte que coûte
plan-guard = Aux murs
    .why = prêts pour une mine ou une attaque soudaine, sous les obus d’ici là
plan-mass = Tous au plus grand danger
    .why = une seule réserve forte là où l’enjeu est le plus grand ; le reste tient seul
plan-spare = Ménager les troupes
    .why = tirer d’à côté, éviter les mêlées, aucun tir qui puisse coûter aux nôtres
plan-officers = Garder les officiers à l’abri
    .why = aucun officier là où l’on se bat, ni leur aide aux dés
plan-home = Chacun chez soi
    .why = une garnison pour chacune : les obus trouvent peu de monde, aucune grande n’est vide
plan-spread = Se disperser sous les obus
    .why = peu de monde par zone : touchés plus souvent, mais jamais durement
plan-trained = Comme des parties entières l’ont appris
    .why = les poids avec lesquels le plus de parties ont été gagnées

plan-moves = Marche : { $ways }
plan-shots = Tir : { $ways }
plan-lodges = Nouveaux foyers pour les civils : { $who }
plan-way = { $from } → { $to }

plan-legations = zones des légations
plan-ruins = autres zones
plan-civilian-points = points de civils
plan-troops = points de troupes
plan-leaders = officiers
plan-boxers = points de Boxers

plan-span = { $days ->
    [one] jusqu’à la fin du jour
   *[other] pendant { $days } jours
}
plan-until-round = Un appui le joue jusqu’à la fin de la séquence. Ce qui dépend des dés peut tourner autrement.
plan-until-calm = Un appui le joue jusqu’à la venue des Boxers. Ce qui dépend des dés peut tourner autrement.

when-entry = ils entrent par le { $number }
when-fight = il y a une attaque
when-quiet = la journée est calme

## What the commander is asked, and what a plan costs

question-quiet = Que font les hommes jusqu’à l’alarme ?
    .own = Se reposer
question-assault = Qu’est-ce qui compte aujourd’hui ?
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
