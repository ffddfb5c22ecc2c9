# Orders prepared for a side’s next turn.

button-prepare = Préparer mon tour
button-prepare-again = Changer ces ordres
prepared-title = Votre prochain tour
prepared-label = Un ordre par ligne, { $most } au plus
prepared-example = si { $sign } : un ordre
prepared-none = **Prochain tour :** vous pouvez préparer des ordres. Quand votre tour commence, le bot les donne pour vous. Vous seul les voyez.
prepared-sign-enemy = -# `si { $example }: …` si un ennemi est là
prepared-sign-near = -# `si { $example }: …` si un ennemi est aussi proche
prepared-sign-hit = -# `si { $example }: …` si l’unité a subi un coup
prepared-sign-holds = -# `si { $example }: …` si l’unité est là · `si pas …` · `sinon: …` · `done` termine une phase
prepared-stand = { $count ->
    [one] **Préparée pour votre prochain tour :** { $count } ligne
   *[other] **Préparées pour votre prochain tour :** { $count } lignes
}
prepared-mine = { $count ->
    [one] Préparée pour votre prochain tour : { $count } ligne
   *[other] Préparées pour votre prochain tour : { $count } lignes
}
prepared-kept = Quand votre tour commence, le bot donne ces ordres l’un après l’autre. Il s’arrête si un ordre est impossible, si vous perdez des hommes ou si l’autre camp peut réagir. Vous seul les voyez, mais une réponse immédiate laisse deviner sa préparation.
prepared-deleted = Vous n’avez plus d’ordres préparés.
prepared-wrong = Ligne { $number } (« { $line } ») : { $reason } Rien n’est enregistré. Vos lignes :
prepared-impossible = { $reason } Si la situation doit changer d’ici là, commencez la ligne par une condition.
prepared-unclear-colon = Mettez deux points entre la condition et l’ordre.
prepared-unclear-else = `sinon` demande juste avant une ligne avec une condition.
prepared-unclear-order = L’ordre manque après les deux points.
prepared-over = Votre tour finit avant cette ligne. Supprimez-la ou remontez-la.
prepared-long = Cette ligne est trop longue. Le nombre maximal de caractères est { $most }. Raccourcissez-la.
prepared-many = Il y a trop de lignes : le maximum est { $most }. Rien n’est enregistré. Vos lignes :
prepared-now = C’est à vous : donnez maintenant vos ordres avec « Ma réponse ». Vous pourrez ensuite préparer le tour suivant.
prepared-never = Vous pouvez préparer des ordres seulement contre un autre joueur, dans une partie qui n’est pas en direct. Un camp qui vote ne peut pas en préparer.
prepared-late = L’autre camp vient de jouer : rien n’est enregistré. Regardez le plateau, puis réessayez. Vos lignes :
prepared-report = **Vos ordres préparés :** { $game }, { $side } · { $link }
prepared-played = { $count ->
    [0] Le bot n’a donné aucun de vos ordres préparés.
    [one] De vos ordres préparés, le bot a donné la ligne { $lines }.
   *[other] De vos ordres préparés, le bot a donné les lignes { $lines }.
}
prepared-unplayed = Le bot n’a donné aucun de vos ordres préparés.
prepared-stop-refused = La ligne { $number } (« { $line } ») est impossible : { $reason }
prepared-stop-loss = Vous avez perdu des hommes : le reste vous revient.
prepared-stop-window = Ensuite l’autre camp pouvait réagir : le reste vous revient.
prepared-stop-over = Ensuite votre tour était fini.
prepared-stop-undone = Les deux camps ont annulé des ordres d’un commun accord : vos ordres préparés sont supprimés.
prepared-yours = C’est à vous.
