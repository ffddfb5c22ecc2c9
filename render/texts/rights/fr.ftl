### Qui peut faire quoi, et combien à la fois.

rights-bot = Les parties sont jouées par des personnes : les autres bots ne décident rien et ne voient rien.
rights-text = `{ $option }` accepte { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
} au plus. Rien n’a été fait : dites-le en moins de mots.
rights-number = `{ $option }` accepte un nombre de { $least } à { $most }. Rien n’a été fait.
rights-flood = C’était vraiment beaucoup en quelques secondes. Rien n’est perdu, rien n’est fait deux fois ; on peut continuer { $again }.
rights-pictures = Vous avez regardé beaucoup d’images depuis une minute, et d’autres attendent les leurs. La prochaine peut être demandée { $again }. La partie n’attend pas : vous pouvez décider tout de suite, et le plateau en mots ne coûte aucune attente.
rights-papers = Vous venez de demander plusieurs gros fichiers : films, exportations, vérifications, gazettes, vos données. Le prochain peut être demandé { $again }. Vous pouvez jouer entre-temps.
rights-games = Vous venez de commencer plusieurs parties. La prochaine peut être commencée { $again } ; celles qui sont là se jouent entre-temps.
rights-works = Vous avez demandé beaucoup depuis une minute, et d’autres attendent aussi. Vous pouvez continuer { $again }. Entre-temps, vous pouvez jouer avec les boutons du plateau.
rights-crowded = Les images que vous avez demandées sont encore en cours de dessin. Regardez d’abord celles-là, puis demandez la prochaine ; vous pouvez jouer entre-temps.
