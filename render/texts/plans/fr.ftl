### Plans: what one could be after, and what it would cost.

button-plans = 🧭 Plans
button-plan-take = Suivre ce plan
button-plan-propose = Proposer ce plan
button-plan-corps = ⚔️ Ordres par corps
plan-pick = Voir un autre plan
plan-corps-pick = ⚔️ Ordres par corps : envoyer un corps
plan-none = Ici, tous les plans donnent les mêmes ordres. Laissez décider le conseiller, ou donnez des ordres un à un.
plan-none-such = Ce plan n’est pas possible en ce moment. Pour voir les plans possibles, cliquez sur **🧭 Plans** sous le plateau, ou tapez `/plan montrer`.
plan-corps-none = **{ $corps }** ne peut rien faire pour le moment. Choisissez un autre corps, ou donnez des ordres un à un.
plan-of-a-side = Seuls les joueurs d’un camp voient ses plans, et seulement pendant leur tour. Attendez votre tour.
plan-same-orders = Ici, **{ $plan }** donne les mêmes ordres que l’un de ces plans.
plan-over = La partie est finie : il n’y a plus rien à planifier. Commencez-en une autre avec `/siège nouveau`.
plan-taken = Plan choisi : **{ $plan }**. Voici le plateau :
log-plan = `#{ $version }` { $time } { $who } a choisi le plan **{ $plan }** :
log-plan-secret = `#{ $version }` { $time } { $who } a choisi un plan, caché jusqu’à la fin de la partie :

## One plan

plan-orders = **Ordres**
plan-no-orders = Personne ne bouge et personne ne tire.
plan-probably = { $what } ({ $share })
plan-more = et { $count } de plus
plan-average = **En moyenne** (d’après { $tries ->
    [one] { $tries } partie simulée
   *[other] { $tries } parties simulées
}, { $span }) : { $figures }.
plan-badly = **Une fois sur dix**, le résultat est celui-ci ou pire : { $figures }.
plan-nothing = ni perte ni gain
plan-periods = { $count ->
    [one] pendant { $count } { period }
   *[other] pendant { $count } { periods }
}
plan-until-round = Un clic joue ce plan jusqu’à la fin de la séquence. Les dés peuvent changer la suite.
plan-until-calm = Un clic joue ce plan jusqu’à ce qu’il se passe quelque chose. Les dés peuvent changer la suite.
plan-figure = { $what } { $number }

## The commands

name-plan = plan
name-take = choisir
name-option-plan = plan
command-plan = Voir les plans possibles, leur coût et leur risque, ou en choisir un
command-plan-show = Voir les plans, leurs ordres sous forme de flèches, leur coût et leur risque
command-plan-take = Choisir un plan, que le bot suit jusqu’à ce qu’il se passe quelque chose
option-plan = Le plan (par défaut : le premier)
option-plan-taken = Le plan à choisir

## The commander’s question

button-own = Mes ordres
button-go-on = Continuer : { $plan }
button-change = Changer de plan
button-on = Continuer
course-stands = 🧭 { $plan }, depuis le { $period ->
    [turn] tour
   *[day] jour
} { $since }
plan-line = **{ $plan }** : { $price } · { $chance }
plan-no-price = aucune perte
plan-as-good = { $plan } : aussi bon que les autres.
plan-was = { $plan } : la chance de victoire était plus { $way ->
    [more] élevée
   *[less] faible
} de { $count } sur 100 qu’avec le plan « { $other } ».

## Levels: how much a board shows

level-guided = Guidé
    .what = le plateau montre les plans, leur prix et leurs chances ; le conseiller aide à tout moment
level-commander = Commandant
    .what = vous voyez les plans, et leurs chances après votre choix ; le conseiller aide les jours calmes
level-alone = Seul
    .what = vous donnez tous les ordres, sans plans ; le conseiller aide les jours calmes
name-option-level = niveau
option-new-level = Le niveau d’aide du plateau
button-level = Niveau : { $level }
button-level-own = Votre niveau
levels-title = **Que doit montrer le plateau ?** Les règles et les dés restent les mêmes.
levels-later = En cours de partie, vous ne pouvez passer qu’à un niveau qui montre plus de choses.
levels-set = Le niveau est **{ $level }**.
chances-level = À ce niveau, le plateau ne montre pas de chances avant votre choix. Pour les voir plus tôt, changez de niveau avec le bouton **Niveau**.
