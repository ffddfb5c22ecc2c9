### Qui peut faire quoi, et combien à la fois.

rights-bot = Seules des personnes peuvent jouer. Un autre bot ne peut rien décider ni rien voir ici.
rights-text = `{ $option }` accepte { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
} au plus. Raccourcissez le texte et réessayez.
rights-number = `{ $option }` accepte un nombre de { $least } à { $most }. Réessayez.
rights-flood = Vous avez cliqué très souvent en quelques secondes. Aucun ordre n’est perdu ni exécuté deux fois. Vous pourrez continuer { $again }.
rights-pictures = Vous avez demandé beaucoup d’images en une minute. Demandez la suivante { $again }. En attendant, vous pouvez jouer et lire le plateau en texte.
rights-papers = Vous venez de demander plusieurs gros fichiers. Demandez le suivant { $again }. En attendant, vous pouvez jouer.
rights-games = Vous venez de commencer plusieurs parties. Commencez la suivante { $again }. En attendant, vous pouvez jouer les autres.
rights-works = Vous avez demandé beaucoup de choses en une minute, et d’autres personnes attendent. Vous pourrez continuer { $again }. En attendant, vous pouvez jouer avec les boutons du plateau.
rights-crowded = Le bot dessine encore vos dernières images. Regardez-les d’abord, puis demandez la suivante. En attendant, vous pouvez jouer.
