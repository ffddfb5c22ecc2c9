### Plans: what one could be after, and what it would cost.

button-plans = 🧭 Plans
button-plan-take = Suivre ce plan
button-plan-propose = Proposer ce plan
button-plan-corps = ⚔️ Ordres de corps
plan-pick = Voir un autre plan
plan-corps-pick = ⚔️ Ordres de corps : envoyer un corps
plan-none = Il n’y a rien à planifier ici : quel que soit le but, les ordres sont les mêmes. Jouez comme conseillé, ou donnez des ordres un à un.
plan-none-such = Il n’y a pas de tel plan ici. Le bouton **🧭 Plans** du plateau, ou `/plan montrer`, montre ceux qu’il y a.
plan-corps-none = **{ $corps }** : personne de ce corps n’a rien à faire ici. Choisissez un autre corps, ou donnez des ordres un à un.
plan-of-a-side = Dans une partie à plusieurs camps, les plans d’un camp sont pour les siens, quand c’est à lui. Ceux du vôtre sont ici dès que c’est à vous.
plan-same-orders = Ici, **{ $plan }** donne les mêmes ordres que l’un de ces plans.
plan-over = La partie est finie : il n’y a plus rien à planifier.
plan-taken = Plan choisi : **{ $plan }**. Le plateau :
log-plan = `#{ $version }` { $time } { $who } a choisi le plan **{ $plan }** :
log-plan-secret = `#{ $version }` { $time } { $who } a choisi un plan, qui sera dit à la fin :

## One plan

plan-orders = **Ordres**
plan-no-orders = Personne ne bouge et personne ne tire.
plan-probably = { $what } ({ $share })
plan-more = et { $count } de plus
plan-average = **En moyenne** ({ $tries ->
    [one] { $tries } partie jouée
   *[other] { $tries } parties jouées
} d’ici avec d’autres dés, { $span }) : { $figures }.
plan-badly = **Une fois sur dix**, cela finit ainsi, ou plus mal : { $figures }.
plan-nothing = rien n’est perdu et rien n’est gagné
plan-periods = { $count ->
    [one] pendant { $count } { period }
   *[other] pendant { $count } { periods }
}
plan-until-round = Un appui le joue jusqu’à la fin de la séquence. Ce qui dépend des dés peut tourner autrement.
plan-until-calm = Un appui le joue tant que rien n’arrive. Ce qui dépend des dés peut tourner autrement.
plan-figure = { $what } { $number }

## The commands

name-plan = plan
name-take = choisir
name-option-plan = plan
command-plan = Les plans : ce que l’on peut vouloir d’ici, et ce que cela coûterait
command-plan-show = Voir les plans qu’il y a, leurs ordres en flèches, leur coût et leur risque
command-plan-take = Choisir un plan : il est joué jusqu’à ce qu’il se passe quelque chose
option-plan = Le plan ; sans lui, le premier
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
plan-was = { $plan } : { $count } { $way ->
    [more] de plus
   *[less] de moins
} sur 100 que « { $other } ».

## Levels: how much a board shows

level-guided = Guidé
    .what = les plans avec leur prix et leurs chances, le conseiller partout
level-commander = Commandant
    .what = les plans, leur valeur après coup, le conseiller les jours calmes seulement
level-alone = Seul
    .what = vos propres ordres, le conseiller les jours calmes seulement
name-option-level = niveau
option-new-level = Aide que le plateau vous donne
button-level = Niveau : { $level }
levels-title = **Que doit montrer le plateau ?** Les règles et les dés restent les mêmes.
levels-later = En cours de partie, vous pouvez seulement choisir un niveau qui montre plus.
levels-set = Le niveau est **{ $level }**.
chances-level = À ce niveau, le plateau ne donne aucune chance avant votre choix. Le bouton **Niveau** montre plus.
