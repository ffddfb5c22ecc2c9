### Files of a tournament, and what verification finds in one.

tfile-holds = **Tout est correct.** Le bot a recalculé { $facts ->
    [one] { $facts } entrée
   *[other] { $facts } entrées
} : { $rounds ->
    [0] encore aucune ronde
    [one] une ronde
   *[other] { $rounds } rondes
}, le tirage, les appariements, les scores, les départages et les places.
tfile-sealed = **Tout est correct jusqu’ici, mais le tournoi continue et sa graine est encore secrète.** Le bot a recalculé { $facts ->
    [one] { $facts } entrée
   *[other] { $facts } entrées
} : { $rounds ->
    [0] encore aucune ronde
    [one] une ronde
   *[other] { $rounds } rondes
}, les appariements, les scores, les départages et les places. À la fin, exportez de nouveau le tournoi : avec la graine, vous pourrez vérifier le tirage.
tfile-differs = **Ce fichier contient une erreur.** { $facts ->
    [0] Le bot n’a pu rejouer aucune entrée de son registre.
    [one] Le bot n’a pu rejouer que la première entrée sur { $all }.
   *[other] Le bot n’a pu rejouer que les { $facts } premières entrées sur { $all }.
}
tfile-seed = La graine `{ $seed }` correspond au SHA-256 annoncé : { $hash }.
tfile-hash = Le SHA-256 annoncé de la graine : { $hash }.
tfile-unproven-people = Aucun fichier ne peut prouver qui a écrit chaque entrée, ni qu’un compte rendu est fidèle à la partie.
tfile-unproven-replays = Le bot obtient le résultat de ses propres parties en les rejouant. Vous pouvez vérifier chaque partie à partir de son export.
tfile-sum = Le registre a été altéré : une entrée a été changée, ajoutée ou retirée.
tfile-told = { $where } : la valeur calculée est { $expected ->
    [none] vide
   *[other] { $expected }
}, celle du fichier est { $got ->
    [none] vide
   *[other] { $got }
}.
tfile-more = Et { $count ->
    [one] { $count } autre entrée est fausse.
   *[other] { $count } autres entrées sont fausses.
}
tfile-not-the-lots = Entrée { $number } : d’après la graine, le tirage devrait être : { $possible } ({ $rule }).
tfile-not-the-scenario = Entrée { $number } : d’après la graine, le scénario de cette ronde devrait être : { $possible } ({ $rule }).
tfile-not-the-sides = Entrée { $number } : d’après la graine, les camps de cette ronde sont faux ({ $rule }).
tfile-not-the-game = Entrée { $number } : d’après la graine, cette ronde aurait dû avoir une autre partie ({ $rule }).
tfile-not-the-right-round = Entrée { $number } : les appariements sont faux ({ $rule }). D’après le classement, les tables sont : { $possible }.
tfile-not-the-seed = La graine ne correspond pas au SHA-256 annoncé ({ $rule }) : le calcul donne { $hash } au lieu de { $told }.
tfile-not-created = Entrée { $number }, « { $fact } » : un registre doit commencer par la création du tournoi ({ $rule }).
tfile-impossible = L’entrée { $number }, « { $fact } », était impossible à ce moment ({ $rule }) : { $reason } Une entrée précédente manque ou était différente.
tfile-no-file = Le fichier n’est pas lisible : { $detail }.
tfile-size = Le fichier est trop grand pour un tournoi. La limite est { $detail } Mo.
tfile-text = Le fichier n’est pas un texte : { $detail }
tfile-json = Le fichier n’est pas du JSON : il est abîmé, ou ce n’est pas un export. { $detail }
tfile-kind = Le fichier est du JSON, mais pas l’export d’un tournoi. Pour vérifier une partie, utilisez `siegemaster verify`. { $detail }
tfile-format = Ce fichier vient d’une version plus récente (format { $detail }). Mettez votre version à jour.
tfile-shape = Le fichier est abîmé : { $detail }

button-tplay = Jouer votre partie

tplay-begun = **Votre partie de la ronde { $round } commence : { $link }** Tous les joueurs ont les mêmes dés, et personne ne voit les autres parties. Vous avez un seul essai{ $until ->
    [none] { "" }
   *[other] , jusqu’au { $until }
}. Le bot enregistre lui-même le résultat.
tplay-table = **La partie de votre table commence : { $link }** À la fin, le bot enregistre lui-même le résultat.
tplay-running = **Votre partie de la ronde { $round } est en cours : { $link }**
tplay-rated = Cette partie est classée : le bot ne donne ni conseil, ni plan, ni chances de victoire.
tplay-nothing = Vous n’avez pas de partie à jouer ici maintenant. Soit la ronde est finie, soit votre table a déjà un résultat, soit vous ne jouez pas dans ce tournoi.
tplay-nobody = L’un des deux joueurs de cette table n’a pas de compte ici : le bot ne peut pas gérer la partie. Demandez une décision à un arbitre.
tplay-unknown = Cette version du bot ne connaît pas le jeu de ce tournoi, ou ses règles maison : « { $game } ». Prévenez l’organisateur.
tplay-thread-name = { $title }, ronde { $round } ({ $who })
tplay-table-name = { $title }, ronde { $round }, table { $table } : { $one } – { $other }
tplay-direct-busy = Votre partie n’a pas commencé. Elle doit rester privée, mais une partie est déjà en cours dans vos messages privés avec le bot : { $link }. Terminez-la avec `/siège abandonner`, ou déplacez-la avec `/siège ici`. Vous pouvez aussi cliquer de nouveau dans un salon où vous et le bot pouvez créer des fils privés.
tplay-direct-closed = Votre partie est prête, mais Discord ne permet pas au bot de vous écrire. Dans vos réglages de confidentialité, autorisez les messages privés des membres d’un serveur commun. Si vous avez bloqué le bot, débloquez-le. Puis cliquez de nouveau. Rien n’est encore joué ni perdu.

name-tournament-export = exporter
name-tournament-play = jouer
name-option-format = format
command-tournament-export = Exporter le tournoi de ce salon dans un fichier
command-tournament-play = Jouer votre partie de cette ronde, dans un tournoi avec les jeux du bot
option-texport-format = Le format (par défaut : tout dans un fichier que chacun peut vérifier)
choice-texport-json = Tout le tournoi, vérifiable (JSON)
choice-texport-csv = Tableurs : classement et tables (CSV)
choice-texport-html = La dernière ronde, version à imprimer : appariements, feuilles de table (HTML)
choice-texport-bbcode = Classement et rondes pour un forum (BBCode)
choice-texport-markdown = Classement et rondes en tableaux (Markdown)
choice-texport-ranking = Classement pour T³ (texte)
choice-texport-listfortress = ListFortress (JSON)
choice-texport-ics = Rondes pour un agenda (ICS)

texport-json = **{ $title }** dans un seul fichier : `{ $name }`. Il contient tout le registre et les résultats, sans identifiants de Discord. Chacun peut le vérifier : `siegemaster tournament verify { $name }`.
texport-sealed = Vous pourrez vérifier le tirage à la fin, quand la graine sera révélée. Le fichier contient les listes d’armée dès que tout le monde peut les voir.
texport-csv = **{ $title }** pour les tableurs : le classement, et toutes les tables avec leurs comptes rendus et leurs points.
texport-html = La ronde la plus récente de **{ $title }**, à imprimer. La page contient les appariements par table et par nom, le classement avant cette ronde et une feuille par table.
texport-bbcode = **{ $title }** pour un forum : le classement, puis les appariements et les points de chaque ronde. Collez le texte dans un message.
texport-markdown = **{ $title }** en tableaux Markdown : le classement, puis les appariements et les points de chaque ronde.
texport-no-round = Aucune ronde n’est encore appariée : il n’y a rien à imprimer. Exportez de nouveau après le premier appariement, ou choisissez un autre format.
texport-ranking = **{ $title }** pour le classement de T³ : place, nom, origine et armée.
texport-listfortress = **{ $title }** pour ListFortress : joueurs, rondes et rencontres.
texport-ics = Les rondes de **{ $title }** pour votre agenda.
texport-round = { $title } : ronde { $round }
texport-too-large = Le fichier de **{ $title }** est trop grand pour Discord. Demandez-le à l’exploitant du bot.
