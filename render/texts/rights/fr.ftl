### Qui peut faire quoi, et combien à la fois.

rights-bot = Seules des personnes peuvent jouer. Les autres bots ne décident et ne voient rien ici.
rights-text = `{ $option }` accepte { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
} au plus. Raccourcissez le texte et réessayez.
rights-number = `{ $option }` accepte un nombre de { $least } à { $most }. Réessayez.
rights-flood = Vous avez cliqué très souvent en quelques secondes. Rien n’est perdu ni fait deux fois. Continuez { $again }.
rights-pictures = Vous avez demandé beaucoup d’images en une minute. Demandez la prochaine { $again }. Entre-temps, vous pouvez jouer et lire le plateau en mots.
rights-papers = Vous venez de demander plusieurs gros fichiers. Demandez le prochain { $again }. Entre-temps, vous pouvez jouer.
rights-games = Vous venez de commencer plusieurs parties. Commencez la prochaine { $again }. Entre-temps, vous pouvez jouer les autres.
rights-works = Vous avez demandé beaucoup en une minute, et d’autres attendent. Continuez { $again }. Entre-temps, vous pouvez jouer avec les boutons du plateau.
rights-crowded = Le bot dessine encore vos dernières images. Regardez-les d’abord, puis demandez la prochaine. Entre-temps, vous pouvez jouer.
