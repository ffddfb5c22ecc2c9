### Palmarès : ce que sont devenues les parties de quelqu’un, ou d’un serveur.

name-records = palmarès
name-me = moi
name-of = de
name-server = serveur
name-share = partage
name-on = oui
name-off = non
command-records = Résultats et palmarès de vos parties
command-records-me = Montrer votre palmarès ; vous seul le voyez, sauf si vous le partagez
command-records-of = Montrer le palmarès de quelqu’un, s’il est partagé
command-records-server = Montrer les parties et les meilleures défenses de ce serveur
command-records-share = Choisir si les autres peuvent voir votre palmarès
command-records-share-on = Permettre à tout le monde de voir votre palmarès
command-records-share-off = Garder votre palmarès privé
option-records-user = Le joueur
option-records-game = Le jeu (par défaut : le plus joué)
option-records-show = Montrer le palmarès à tout le salon

records-title-me = Votre palmarès
records-title-of = Le palmarès de { $who }
records-title-server = Le palmarès { OF($name) }
records-heading-person = Le palmarès d’un joueur
records-heading-server = Le palmarès d’un serveur
records-counted = { $played ->
    [one] { $played } partie finie
   *[other] { $played } parties finies
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
records-bands = Résultats
records-key-won = gagnée
records-key-lost = non gagnée
records-lengths = { periods-title } tenus
records-lengths-axis = { $count ->
    [one] la dernière partie ; médiane de toutes les parties : { $median }
   *[other] les { $count } dernières parties ; médiane de toutes les parties : { $median }
}
records-sins = Erreurs les plus fréquentes
records-no-sins = Aucune erreur prouvée
records-best = La meilleure défense
records-line-bands = *Résultats :* { $bands }
records-band = { $band } { $count }
records-line-median = *{ periods-title } tenus :* { $median } (médiane)
records-level = *{ $level }* (victoires : { $won } sur { $count })
records-line-best = *La meilleure défense :* { $best } (`{ $id }`)
records-line-sins = *Erreurs les plus fréquentes :*
records-sin = - **{ $title }** × { $count } : { $meaning }
records-table = *Les meilleures défenses ici :*
records-place = { $place }\. { $best } · { $who }
records-somebody = { $count ->
    [one] anonyme
   *[other] { $count } personnes
}
records-sides = **{ $title }**, par camp
records-side-people = - { $side }, contre des joueurs humains (gagnées : { $won }, perdues : { $lost }, nulles : { $drawn })
records-side-autopilot = - { $side }, contre le pilote automatique (gagnées : { $won }, perdues : { $lost }, nulles : { $drawn })
records-side-hard = - { $side }, contre le pilote automatique en mode difficile (gagnées : { $won }, perdues : { $lost }, nulles : { $drawn })
records-declared = -# { $count ->
    [one] { $count } partie ne compte pas ici, car ses dés étaient choisis ou connus d’avance.
   *[other] { $count } parties ne comptent pas ici, car leurs dés étaient choisis ou connus d’avance.
}
records-unended = -# { $count ->
    [one] { $count } autre partie n’est pas finie.
   *[other] { $count } autres parties ne sont pas finies.
}
records-other = { $game } ({ $count })
records-others = Il y a aussi des résultats pour ces jeux : { $games }. Choisissez-en un avec `partie`.
records-hint-me = Vous seul voyez ce palmarès. Pour le montrer aux autres, utilisez `/palmarès partage oui`. Pour le montrer ici seulement, utilisez `/palmarès moi montrer:`.
records-alt-bands = Résultats : { $bands }.
records-alt-lengths = { periods-title } tenus : { $said }.
records-alt-best = La meilleure défense : { $best }.
records-alt-sins = Erreurs les plus fréquentes : { $sins }.
records-none-me = Vous n’avez pas encore terminé de partie. Pour en commencer une, utilisez `/siège nouveau`.
records-none-of = { $who } n’a pas encore terminé de partie.
records-none-server = Aucune partie n’est encore terminée sur ce serveur. Pour en commencer une, utilisez `/siège nouveau`.
records-private = Le palmarès de { $who } est privé. Demandez à { $who } de le partager avec `/palmarès partage oui`.
records-no-server = Vous ne pouvez voir le palmarès d’un serveur que sur ce serveur. Pour voir le vôtre, utilisez `/palmarès moi`.
records-shared-on = Tout le monde peut maintenant voir votre palmarès, et vos meilleures défenses portent votre nom. Pour le rendre privé de nouveau, utilisez `/palmarès partage non`.
records-shared-off = Votre palmarès est maintenant privé. Vos meilleures défenses sont signées « anonyme ».
