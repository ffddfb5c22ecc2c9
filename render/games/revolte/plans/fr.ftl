### Les plans des ordres et du tir d’un camp : à quoi chacun vise, ce qu’il change.

plan-as-usual = Le plan du conseiller
    .why = les groupes approchent de l’objectif à couvert et chargent là où les chances sont bonnes
plan-assault = En avant
    .why = tous les groupes avancent sans s’arrêter pour tirer, et chargent même avec moins de chances
plan-stand = Tenir et tirer
    .why = tous les groupes restent en place et tirent ; ils ne chargent que s’ils sont presque sûrs de gagner
plan-fall-back = Se replier
    .why = tous les groupes se replient sur l’objectif, où chaque homme compte, et chargent comme dans le plan du conseiller
plan-wary = Charger à coup sûr
    .why = les groupes avancent comme d’habitude, et ne chargent que s’ils sont presque sûrs de gagner
plan-trained = Tactique éprouvée
    .why = suivre les choix qui ont fait gagner le plus de parties au conseiller

plan-lost = nos figurines
plan-theirs = ennemis sur l’objectif
plan-killed = figurines ennemies perdues
plan-holding = nos figurines sur l’objectif
plan-near = nos figurines près de l’objectif

plan-span =
    { $turns ->
        [one] pendant le prochain tour
       *[other] pendant les { $turns } prochains tours
    }
plan-until-alarm = Un clic joue le plan jusqu’à la fin de la phase. Le bot s’arrête plus tôt si un officier ou un chef tombe. Il s’arrête aussi si trois figurines tombent ensemble ou s’il doit vous poser une question. Les dés peuvent changer le résultat.

## What the commander is asked, and what a plan costs

question-orders = Que font vos hommes ?
    .as-usual = D’abri en abri
price-lost = { $count ->
    [one] environ 1 homme perdu
   *[other] environ { $count } hommes perdus
}
