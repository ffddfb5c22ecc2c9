### Files of a tournament, and what verification finds in one.

tfile-holds = **Tout concorde.** Recalculé à partir de { $facts ->
    [one] { $facts } fait
   *[other] { $facts } faits
} : { $rounds ->
    [0] aucune ronde pour l’instant
    [one] une ronde
   *[other] { $rounds } rondes
}, chaque numéro tiré, appariement, score, départage et place.
tfile-sealed = **Tout concorde jusqu’ici, mais le tournoi est en cours et sa graine est encore secrète.** Recalculé à partir de { $facts ->
    [one] { $facts } fait
   *[other] { $facts } faits
} : { $rounds ->
    [0] aucune ronde pour l’instant
    [one] une ronde
   *[other] { $rounds } rondes
}, chaque appariement, score, départage et place. Les tirages se vérifient une fois la graine révélée : exportez de nouveau le tournoi à la fin.
tfile-differs = **Ce fichier ne tient pas.** { $facts ->
    [0] Rien de son journal n’a pu être reconstitué.
    [one] { $facts } fait sur { $all } a été reconstitué.
   *[other] { $facts } faits sur { $all } ont été reconstitués.
}
tfile-seed = La graine `{ $seed }` a le SHA-256 qui a été annoncé : { $hash }.
tfile-hash = Le SHA-256 de sa graine, tel qu’il a été annoncé : { $hash }.
tfile-unproven-people = Ce qu’aucun fichier ne prouve : que chaque fait est de la personne qu’il nomme, et que ce que deux joueurs ont rapporté est ce qui s’est passé à leur table.
tfile-unproven-replays = Les résultats des parties du bot sont ceux que le bot a rejoués ; chaque partie se vérifie à partir de son propre export.
tfile-sum = Le journal n’est pas celui qui a été écrit : un fait a été changé, ajouté ou retiré.
tfile-told = { $where } : recalculé, c’est { $expected ->
    [none] rien
   *[other] { $expected }
} ; le fichier dit { $got ->
    [none] rien
   *[other] { $got }
}.
tfile-more = Et { $count ->
    [one] { $count } autre fait ne tient pas.
   *[other] { $count } autres faits ne tiennent pas.
}
tfile-not-the-lots = Fait { $number } : ce ne sont pas les numéros que la graine tire ({ $rule }). Ce sont { $possible }.
tfile-not-the-scenario = Fait { $number } : pour cette ronde, la graine tire un autre scénario ({ $rule }) : { $possible }.
tfile-not-the-sides = Fait { $number } : pour cette ronde, la graine tire d’autres camps ({ $rule }).
tfile-not-the-game = Fait { $number } : la partie de cette ronde ne découle pas de la graine ({ $rule }).
tfile-not-the-right-round = Fait { $number } : ce n’est pas la bonne ronde ({ $rule }). D’après le classement, ses tables sont : { $possible }.
tfile-not-the-seed = La graine a un autre SHA-256 que celui annoncé ({ $rule }) : { $hash } au lieu de { $told }.
tfile-not-created = Fait { $number }, « { $fact } » : un journal commence par la création de son tournoi ({ $rule }).
tfile-impossible = Le fait { $number }, « { $fact } », ne pouvait pas se produire là ({ $rule }) : { $reason } Un fait précédent manque, ou était autre.
tfile-no-file = Le fichier ne peut être lu : { $detail }.
tfile-size = Le fichier est trop long pour un tournoi : { $detail } Mo au plus.
tfile-text = Le fichier n’est pas un texte : { $detail }
tfile-json = Le fichier est abîmé, ou n’est pas un export : ce n’est pas du JSON. { $detail }
tfile-kind = Le fichier est du JSON, mais pas l’export d’un tournoi. Les parties se vérifient avec `siegemaster verify`. { $detail }
tfile-format = Une autre version a écrit ce fichier (format { $detail }), et celle-ci ne le connaît pas. Mettez celle-ci à jour.
tfile-shape = Le fichier est abîmé : { $detail }

button-tplay = Jouer votre partie

tplay-begun = **Votre partie de la ronde { $round } commence : { $link }** Tous ceux qui la jouent ont les mêmes dés, chacun seul et sans être vu. Un seul essai{ $until ->
    [none] { "" }
   *[other] , qui compte jusqu’à { $until }
} ; son résultat arrive de lui-même.
tplay-table = **La partie de votre table commence : { $link }** Son résultat arrive de lui-même quand elle est finie.
tplay-running = **Votre partie de la ronde { $round } est en cours : { $link }**
tplay-nothing = Vous n’avez pas de partie à jouer dans ce tournoi pour l’instant : la ronde est finie, votre table a son résultat, ou vous n’y jouez pas.
tplay-nobody = L’un des deux à cette table n’a pas de compte ici, donc elle ne peut se jouer avec moi. Demandez à un arbitre de trancher.
tplay-unknown = Cette version ne connaît pas le jeu de ce tournoi, ou pas ses règles maison : « { $game } ». Demandez à la personne qui l’organise.
tplay-thread-name = { $title }, ronde { $round } ({ $who })
tplay-table-name = { $title }, ronde { $round }, table { $table } : { $one } – { $other }
tplay-direct-busy = Votre partie n’a pas commencé. Elle se joue là où personne ne regarde par-dessus l’épaule, et dans vos messages privés avec moi se joue une autre partie : { $link }. Appuyez de nouveau sur le bouton dans un salon textuel d’un serveur où vous et moi pouvons créer des fils privés et y écrire ; ou finissez cette partie avec `/siège abandonner` ; ou amenez-la dans un autre salon avec `/siège ici`.
tplay-direct-closed = Votre partie est prête, mais Discord ne me laisse pas vous écrire. Permettez les messages privés des membres d’un serveur que nous partageons (dans ses réglages de confidentialité), ou débloquez-moi si vous m’avez bloqué ; puis appuyez de nouveau sur le bouton. Rien n’est perdu, et rien n’a été décidé.

name-tournament-export = exporter
name-tournament-play = jouer
name-option-format = format
command-tournament-export = Le tournoi de ce salon en un fichier
command-tournament-play = Votre partie de cette ronde, si le tournoi se joue avec les jeux du bot
option-texport-format = Pour quel programme ; sans cela, tout en un fichier que chacun peut contrôler
choice-texport-json = Tout, à contrôler (JSON)
choice-texport-csv = Tableurs : classement et tables (CSV)
choice-texport-html = La dernière ronde sur papier : tables, feuilles (HTML)
choice-texport-bbcode = Classement et rondes pour un forum (BBCode)
choice-texport-markdown = Classement et rondes en tableaux (Markdown)
choice-texport-ranking = Classement pour T³ (texte)
choice-texport-listfortress = ListFortress (JSON)
choice-texport-ics = Rondes pour un agenda (ICS)

texport-json = **{ $title }** en un fichier : `{ $name }`. Il contient tout le journal et ce qui en résulte, sans identifiants de Discord. Chacun peut le recalculer : `siegemaster tournament verify { $name }`.
texport-sealed = Les tirages se contrôlent une fois la graine révélée, à la fin ; les listes d’armée y sont quand tout le monde peut les voir.
texport-csv = **{ $title }** pour les tableurs : le classement, et toutes les tables avec leurs champs et leurs points.
texport-html = La dernière ronde de **{ $title }** en une page à imprimer : appariements par table et par nom, le classement d’avant, une feuille de résultat pour chaque table.
texport-bbcode = **{ $title }** pour un forum : le classement, et les appariements et points de chaque ronde. Collez le texte dans un message.
texport-markdown = **{ $title }** en tableaux Markdown : le classement, et les appariements et points de chaque ronde.
texport-no-round = Aucune ronde n’est encore appariée, il n’y a donc rien à imprimer. Redemandez quand la première ronde sera ici ; les autres formats sont prêts dès maintenant.
texport-ranking = **{ $title }** tel que T³ le prend pour son classement : place, nom, origine, armée.
texport-listfortress = **{ $title }** avec joueurs, rondes et rencontres, tel que ListFortress le lit.
texport-ics = Les rondes de **{ $title }** pour votre agenda.
texport-round = { $title } : ronde { $round }
texport-too-large = Le fichier de **{ $title }** est plus grand que ce que Discord accepte. Demandez-le à qui gère le bot.
