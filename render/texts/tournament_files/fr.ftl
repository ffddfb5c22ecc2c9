### Files of a tournament, and what verification finds in one.

tfile-holds = **Tout concorde.** Recalculé à partir de { $facts ->
    [one] { $facts } fait
   *[other] { $facts } faits
} : { $rounds ->
    [0] aucune ronde pour l’instant
    [one] une ronde
   *[other] { $rounds } rondes
}, chaque numéro tiré, appariement, score, départage et place.
tfile-sealed = **Tout concorde jusqu’ici, mais le tournoi est en cours et sa graine est encore secrète.** Recalculé à partir de { $facts ->
    [one] { $facts } fait
   *[other] { $facts } faits
} : { $rounds ->
    [0] aucune ronde pour l’instant
    [one] une ronde
   *[other] { $rounds } rondes
}, chaque appariement, score, départage et place. Les tirages se vérifient une fois la graine révélée : exportez de nouveau le tournoi à la fin.
tfile-differs = **Ce fichier ne tient pas.** { $facts ->
    [0] Rien de son journal n’a pu être reconstitué.
    [one] { $facts } fait sur { $all } a été reconstitué.
   *[other] { $facts } faits sur { $all } ont été reconstitués.
}
tfile-seed = La graine `{ $seed }` a le SHA-256 qui a été annoncé : { $hash }.
tfile-hash = Le SHA-256 de sa graine, tel qu’il a été annoncé : { $hash }.
tfile-unproven-people = Ce qu’aucun fichier ne prouve : que chaque fait est de la personne qu’il nomme, et que ce que deux joueurs ont rapporté est ce qui s’est passé à leur table.
tfile-unproven-replays = Les résultats des parties du bot sont ceux que le bot a rejoués ; chaque partie se vérifie à partir de son propre export.
tfile-sum = Le journal n’est pas celui qui a été écrit : un fait a été changé, ajouté ou retiré.
tfile-told = { $where } : recalculé, c’est { $expected ->
    [none] rien
   *[other] { $expected }
} ; le fichier dit { $got ->
    [none] rien
   *[other] { $got }
}.
tfile-more = Et { $count ->
    [one] { $count } autre fait ne tient pas.
   *[other] { $count } autres faits ne tiennent pas.
}
tfile-not-the-lots = Fait { $number } : ce ne sont pas les numéros que la graine tire ({ $rule }). Ce sont { $possible }.
tfile-not-the-scenario = Fait { $number } : pour cette ronde, la graine tire un autre scénario ({ $rule }) : { $possible }.
tfile-not-the-sides = Fait { $number } : pour cette ronde, la graine tire d’autres camps ({ $rule }).
tfile-not-the-game = Fait { $number } : la partie de cette ronde ne découle pas de la graine ({ $rule }).
tfile-not-the-right-round = Fait { $number } : ce n’est pas la bonne ronde ({ $rule }). D’après le classement, ses tables sont : { $possible }.
tfile-not-the-seed = La graine a un autre SHA-256 que celui annoncé ({ $rule }) : { $hash } au lieu de { $told }.
tfile-not-created = Fait { $number }, « { $fact } » : un journal commence par la création de son tournoi ({ $rule }).
tfile-impossible = Le fait { $number }, « { $fact } », ne pouvait pas se produire là ({ $rule }) : « { $reason } ». Un fait précédent manque, ou était autre.
tfile-no-file = Le fichier ne peut être lu : { $detail }.
tfile-size = Le fichier est trop long pour un tournoi : { $detail } Mo au plus.
tfile-text = Le fichier n’est pas un texte : { $detail }
tfile-json = Le fichier est abîmé, ou n’est pas un export : ce n’est pas du JSON. { $detail }
tfile-kind = Le fichier est du JSON, mais pas l’export d’un tournoi. Les parties se vérifient avec `siegemaster verify`. { $detail }
tfile-format = Une autre version a écrit ce fichier (format { $detail }), et celle-ci ne le connaît pas. Mettez celle-ci à jour.
tfile-shape = Le fichier est abîmé : { $detail }
