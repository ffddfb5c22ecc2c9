# Parties à plusieurs camps : qui tient lequel, à qui de jouer, consignes, temps écoulé.

sides-line = { $side } : { $who }
sides-line-asked = **{ $side } : { $who }** · à répondre maintenant
sides-open = personne encore
sides-autopilot = le pilote automatique
sides-answered = Votre réponse est donnée. Le plateau du salon montre ce que tous peuvent en savoir.
sides-turn = { $who }, c’est à vous : **{ $side }**. { $link }
error-not-your-turn = Ce n’est pas à vous. Doit répondre : { $turn }.
error-several-sides = Pas dans une partie à plusieurs camps : une seule personne tient chaque camp. Un camp libre se prend avec son bouton sur le plateau, ou avec `/camp choisir`.
button-side-answer = Répondre en privé
button-side-orders = Mes consignes
button-side-take = Prendre un camp : { $side }

sides-orders-title = **Consignes : { $side }**
sides-orders-now = Elles valent dès maintenant, même pendant que l’autre camp joue ; personne d’autre ne les voit, ni même qu’il y en a.
sides-orders-done = Ordonné : **{ $what }**. Personne d’autre ne l’apprend.
sides-orders-none = Ce camp ne donne pas de consignes, ou n’en donne plus.
sides-orders-pick = Choisir une consigne
sides-orders-back = Autres consignes
sides-orders-next = Suite

sides-taken = Quelqu’un d’autre tient ce camp, ou il vient de changer de mains.
sides-held = Vous tenez déjà un camp : **{ $side }**. Qui verrait les deux saurait tous les secrets.
sides-took = Vous jouez **{ $side }**. { $link }
sides-left = Vous ne jouez plus **{ $side }** : n’importe qui peut le prendre.
sides-to-autopilot = Le pilote automatique joue désormais **{ $side }**.
sides-given = { $who } joue désormais **{ $side }**.
sides-none-held = Vous ne tenez aucun camp dans cette partie.
sides-one-only = Ce jeu n’a qu’un camp : il commence sans `camp`, `adversaire`, `contre` ni `rythme`.
sides-no-such = Ce jeu n’a pas de camp de ce nom. Il a : { $sides }.
sides-seed = Dans une partie à deux, personne de ceux qui jouent ne choisit les dés : commencez-la sans `graine`.
sides-yourself = L’autre camp est pour quelqu’un d’autre : sans `adversaire` il reste libre, ou le pilote automatique le joue.
sides-no-opponent = { $who } est un bot, ou ne peut pas voir ce salon : rien n’a commencé.

name-side = camp
name-orders = consignes
name-leave = quitter
name-give = passer
name-option-scenario = scénario
name-option-side = camp
name-option-opponent = adversaire
name-option-against = contre
name-option-pace = rythme
name-option-then = ensuite

command-side = Votre camp dans une partie à deux : consignes, prendre un camp, le quitter
command-side-orders = Donner à votre camp des consignes que personne d’autre ne voit
command-side-take = Prendre un camp que personne ne tient
command-side-leave = Quitter votre camp, à qui veut ou au pilote automatique
command-side-give = Passer votre camp à quelqu’un d’autre
option-side-take = Le camp à prendre
option-side-then = Qui continue : qui le prend, si vous ne dites rien
option-side-to = Qui joue votre camp désormais
option-new-scenario = Le scénario, dans un jeu qui en a plusieurs ; il vous est demandé si vous ne dites rien
option-new-side = Votre camp, dans une partie à deux ; le premier si vous ne dites rien
option-new-opponent = Qui joue l’autre camp
option-new-against = L’autre camp sans adversaire : ouvert à tous si vous ne dites rien
option-new-pace = Combien de temps on attend un camp : sans fin si vous ne dites rien
choice-against-open = ouvert à tous
choice-against-autopilot = le pilote automatique
choice-pace-live = en direct : 60 secondes pour une réaction, 30 minutes pour un tour
choice-pace-post = par correspondance : 12 heures pour une réaction, 48 pour un tour
choice-pace-at-once = par correspondance, réactions par consignes seulement : 48 heures pour un tour
choice-then-open = qui le prend
choice-then-autopilot = le pilote automatique

undo-bar-other = depuis, l’autre camp a répondu, ou a pu voir quelque chose
undo-secret = une réponse secrète
log-lapse = `#{ $version }` { $time } · temps écoulé pour { $who } : **{ $what }**

## S’asseoir à une nouvelle partie

sit-title = **Nouvelle partie : { $title }**
sit-scenario = Quelle bataille ?
sit-side = Quel camp est le vôtre ?
sit-any = N’importe lequel
sit-you = vous : { $side }
sit-against = contre { $who }
sit-opponent = Qui joue l’autre camp ? Nommez quelqu’un de ce serveur, laissez la place libre, ou jouez contre le pilote automatique.
sit-alone = Personne d’autre ne peut venir ici : le pilote automatique joue l’autre camp.
sit-somebody = Quelqu’un de ce serveur…
sit-open = Qui viendra
sit-autopilot = Le pilote automatique
new-no-scenarios = Ce jeu n’a pas de scénarios : commencez-le sans `scenario`.
new-no-such-scenario = Ce jeu n’a pas de scénario de ce nom. Il a : { $scenarios }.
