### Les plans des ordres et du tir d’un camp : à quoi chacun vise, ce qu’il change.

plan-as-usual = Comme conseillé
    .why = les groupes gagnent l’objectif à couvert ; on charge là où les chances sont bonnes
plan-assault = En avant
    .why = tous avancent, personne ne s’arrête pour tirer ; on charge même à moindres chances
plan-stand = Tenir et tirer
    .why = personne ne part ; on tire, et l’on ne charge que ce qui est comme gagné
plan-fall-back = Se replier
    .why = tous rentrent dans l’objectif, où l’on compte qui s’y tient ; on charge comme conseillé
plan-wary = Charger à coup sûr
    .why = les groupes avancent comme d’habitude, et ne chargent que ce qui est comme gagné
plan-trained = Comme des parties entières l’ont appris
    .why = les poids avec lesquels le plus de parties ont été gagnées

plan-lost = figurines à nous
plan-theirs = ennemis dans l’objectif
plan-killed = figurines ennemies
plan-holding = nôtres dans l’objectif
plan-near = nôtres tout près

plan-span =
    { $turns ->
        [one] au prochain tour
       *[other] aux { $turns } prochains tours
    }
plan-until-alarm = Une touche le joue jusqu’à la fin de la phase, ou jusqu’à ce qu’il arrive quelque chose que vous voudriez savoir : un officier ou un chef tombe, trois tombent à la fois, on vous pose une question. Ce qui dépend des dés peut tourner autrement.

## What the commander is asked, and what a plan costs

question-orders = Que font vos hommes ?
    .as-usual = D’abri en abri
price-lost = { $count ->
    [one] environ 1 homme
   *[other] environ { $count } hommes
}
