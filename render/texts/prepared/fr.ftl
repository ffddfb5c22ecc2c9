# Orders prepared for a side’s next turn.

button-prepare = Préparer mon tour
button-prepare-again = Changer ces ordres
button-prepare-lines = Corriger mes lignes
prepared-title = Votre prochain tour
prepared-label = Un ordre par ligne, { $most } au plus
prepared-example = si { $sign } : { $order }
prepared-order = un ordre
prepared-none = **Prochain tour :** vous pouvez préparer des ordres. Quand votre tour commencera, le bot les donnera pour vous. Vous seul les voyez.
prepared-sign-enemy = -# `si { $example }: …` s’applique si un ennemi est à cet endroit
prepared-sign-near = -# `si { $example }: …` s’applique si un ennemi est à cette distance de l’unité, ou plus près
prepared-sign-hit = -# `si { $example }: …` s’applique si l’unité a été touchée
prepared-sign-holds = -# `si { $example }: …` s’applique si l’unité est à cet endroit · `si pas …` · `sinon: …` · `done` termine une phase
prepared-stand = { $count ->
    [one] **Ordres préparés pour votre prochain tour :** { $count } ligne
   *[other] **Ordres préparés pour votre prochain tour :** { $count } lignes
}
prepared-mine = { $count ->
    [one] Ordres préparés pour votre prochain tour : { $count } ligne
   *[other] Ordres préparés pour votre prochain tour : { $count } lignes
}
prepared-kept = Quand votre tour commencera, le bot donnera ces ordres l’un après l’autre. Il s’arrête si un ordre est impossible, si vous perdez des hommes ou si l’autre camp peut réagir. Vous seul voyez ces ordres. Mais si le bot les donne aussitôt, l’autre camp peut deviner qu’ils étaient prêts.
prepared-deleted = Vous n’avez plus d’ordres préparés.
prepared-wrong = Ligne { $number } (« { $line } ») : { $reason } Rien n’est enregistré. Vos lignes :
prepared-impossible = { $reason } Si la situation peut changer, commencez la ligne par une condition.
prepared-unclear-colon = Mettez un deux-points (:) entre la condition et l’ordre.
prepared-unclear-condition = Il manque une condition avant les deux-points. « Mes ordres » montre des exemples.
prepared-unclear-else = `sinon` doit suivre directement une ligne qui a une condition.
prepared-unclear-order = Il manque un ordre après les deux-points.
prepared-over = Votre tour est fini avant cette ligne. Supprimez la ligne, ou placez-la plus haut.
prepared-long = Raccourcissez cette ligne. Nombre maximal de caractères : { $most }.
prepared-many = Il y a trop de lignes : le maximum est { $most }. Rien n’est enregistré. Vos lignes :
prepared-now = C’est à vous de jouer : donnez vos ordres avec « Ma réponse ». Vous pourrez ensuite préparer le tour suivant.
prepared-never = Vous pouvez préparer des ordres seulement contre un autre joueur, et jamais dans une partie en direct. Un camp qui vote ne peut pas en préparer.
prepared-late = L’autre camp vient de jouer, et vos lignes ne sont pas enregistrées. Regardez le plateau, puis réessayez. Vos lignes :
prepared-report = **Vos ordres préparés :** { $game }, { $side } · { $link }
prepared-played = { $count ->
    [0] Le bot n’a donné aucun de vos ordres préparés.
    [one] Le bot a donné un de vos ordres préparés : ligne { $lines }.
   *[other] Le bot a donné ces lignes de vos ordres préparés : { $lines }.
}
prepared-unplayed = Le bot n’a donné aucun de vos ordres préparés.
prepared-stop-refused = La ligne { $number } (« { $line } ») est impossible : { $reason }
prepared-stop-loss = Vous avez perdu des hommes : à vous de décider de la suite.
prepared-stop-window = L’autre camp pouvait réagir : à vous de décider de la suite.
prepared-stop-over = Votre tour était fini.
prepared-stop-undone = Les deux camps ont annulé des ordres d’un commun accord : vos ordres préparés sont supprimés.
prepared-yours = C’est à vous de jouer.
