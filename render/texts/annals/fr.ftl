### Palmarès : ce que sont devenues les parties de quelqu’un, ou d’un serveur.

name-records = palmarès
name-me = moi
name-of = de
name-server = serveur
name-share = partage
name-on = oui
name-off = non
command-records = Ce que sont devenues vos parties
command-records-me = Votre palmarès, pour vous seul sauf si vous le montrez
command-records-of = Le palmarès de quelqu’un, s’il est partagé
command-records-server = Les parties de ce serveur, et les meilleures défenses
command-records-share = Si les autres peuvent voir votre palmarès
command-records-share-on = Laisser chacun voir votre palmarès
command-records-share-off = Garder votre palmarès pour vous
option-records-user = De qui
option-records-game = Quel jeu ; le plus joué si vous ne dites rien
option-records-show = Le montrer à tout le salon

records-title-me = Votre palmarès
records-title-of = Le palmarès de { $who }
records-title-server = Le palmarès de { $name }
records-heading-person = Le palmarès d’un défenseur
records-heading-server = Le palmarès d’un serveur
records-counted = { $played ->
    [one] { $played } partie jouée jusqu’au bout
   *[other] { $played } parties jouées jusqu’au bout
} · { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} · { $resigned ->
    [one] { $resigned } abandonnée
   *[other] { $resigned } abandonnées
}
records-given-up = { $count ->
    [one] { $count } partie a été abandonnée.
   *[other] { $count } parties ont été abandonnées.
}
records-defence = { $band }, { $score }, { $days ->
    [one] { $days } { period }
   *[other] { $days } { periods }
}
records-bands = Comment elles ont fini
records-key-won = gagnée
records-key-lost = non gagnée
records-lengths = { periods-title } tenus
records-lengths-axis = { $count ->
    [one] la dernière partie ; la médiane de toutes est de { $median }
   *[other] les { $count } dernières parties ; la médiane de toutes est de { $median }
}
records-sins = Erreurs les plus fréquentes
records-no-sins = Aucun qu’on ait pu prouver
records-best = La meilleure défense
records-line-bands = *Finies :* { $bands }
records-band = { $band } { $count }
records-line-median = *{ periods-title } tenus :* { $median } (médiane)
records-line-best = *La meilleure défense :* { $best } (`{ $id }`)
records-line-sins = *Erreurs les plus fréquentes :*
records-sin = - **{ $title }** × { $count } : { $meaning }
records-table = *Les meilleures défenses ici :*
records-place = { $place }\. { $best } · { $who }
records-somebody = { $count ->
    [one] quelqu’un
   *[other] { $count } personnes
}
records-sides = **{ $title }**, selon le camp tenu
records-side-people = - { $side }, contre des personnes : gagnées { $won }, perdues { $lost }, nulles { $drawn }
records-side-autopilot = - { $side }, contre le pilote automatique : gagnées { $won }, perdues { $lost }, nulles { $drawn }
records-side-hard = - { $side }, contre le pilote automatique fort : gagnées { $won }, perdues { $lost }, nulles { $drawn }
records-declared = -# { $count ->
    [one] { $count } partie aux dés choisis ou connus est laissée de côté : elle ne compte pas ici.
   *[other] { $count } parties aux dés choisis ou connus sont laissées de côté : elles ne comptent pas ici.
}
records-unended = -# { $count ->
    [one] { $count } autre a été commencée et n’est pas finie.
   *[other] { $count } autres ont été commencées et ne sont pas finies.
}
records-other = { $game } ({ $count })
records-others = Autres jeux avec des résultats : { $games }. Choisissez-en un avec `jeu`.
records-hint-me = Vous seul voyez ceci. `/palmarès partage oui` le laisse voir aux autres ; `/palmarès moi montrer:` le montre ici.
records-alt-bands = Comment elles ont fini : { $bands }.
records-alt-lengths = { periods-title } tenus : { $said }.
records-alt-best = La meilleure défense : { $best }.
records-alt-sins = Erreurs les plus fréquentes : { $sins }.
records-none-me = Il n’y a encore rien à montrer : la première partie que vous jouerez jusqu’au bout figurera ici. `/siège nouveau` en commence une.
records-none-of = { $who } n’a pas encore joué de partie jusqu’au bout.
records-none-server = Sur ce serveur, aucune partie n’a encore été jouée jusqu’au bout. `/siège nouveau` en commence une.
records-private = { $who } garde son palmarès pour soi, et peut le partager par `/palmarès partage oui`.
records-no-server = Le palmarès d’un serveur se regarde sur le serveur. Le vôtre est à `/palmarès moi`.
records-shared-on = Désormais chacun peut voir votre palmarès, et votre nom figure à côté de vos meilleures défenses. `/palmarès partage non` y met fin aussitôt.
records-shared-off = Désormais vous seul voyez votre palmarès ; à côté de vos meilleures défenses figure « quelqu’un ».
