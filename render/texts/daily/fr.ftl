### Le jeu du jour.

error-counts = C’est l’unique essai de quelqu’un à une partie que d’autres jouent aussi. Il compte jusqu’à { $until }, et d’ici là une seule personne le joue, avec des règles fixes, là où personne d’autre ne regarde. Ensuite on peut le partager, le céder et l’amener partout.
daily-not-again = D’autres jouent avec ces dés jusqu’à { $until } : le jeu du jour n’est pas fini. Dès lors, `/quotidien exercice` le rejoue aussi souvent que vous voulez.

## Sur les plateaux, dans les exports.

daily-board-counts = -# Le jeu du jour, { $day } : un seul essai, qui compte jusqu’à { $until }.
daily-board-past = -# Le jeu du jour, { $day } : ce jour est fini, et ce qui se décide désormais ne compte pas.
daily-board-practice = -# Exercice : le jeu du { $day } encore une fois. Il ne compte pas.
daily-resign = C’est votre seul essai, qui compte jusqu’à { $until } : abandonné, il ne compte pas, et il n’y en a pas d’autre.
daily-sealed = -# D’autres jouent encore avec ces dés : leur graine se dit à { $until } ; alors `/siège vérifier` les contrôle. SHA-256 : { $hash }
daily-export = Toute la partie en un fichier : `{ $name }`. Il ne contient pas de noms, et pas encore la graine des dés : d’autres jouent avec elle jusqu’à { $until }. Exportez-la alors de nouveau pour faire contrôler ses dés.
daily-verify = D’autres jouent encore avec ces dés, donc personne ne voit leur graine avant { $until }. Son SHA-256 : { $hash }. Dès lors `/siège vérifier` rejoue chaque dé et chaque carte.
daily-verify-file = **Pas encore vérifiable : d’autres jouaient encore avec ces dés, donc leur graine n’est pas dans le fichier.** Le fichier est en ordre et contient l’empreinte de la graine : { $hash }. Exportez de nouveau la partie après { $until }.

## L’unique essai.

daily-begun = **Votre jeu du jour commence : { $link }** C’est celui du { $day } qui compte, le vôtre seul, à loisir jusqu’au { $until } ({ $left }). Personne d’autre ne le voit avant la fin du jour.
daily-running = **Votre jeu du jour est en cours : { $link }** C’est celui du { $day }, et il compte jusqu’au { $until } ({ $left }).
daily-hurry = Il reste peu de temps : ce qui ne sera pas fini alors ne compte pas, même si vous pouvez le jouer jusqu’au bout.
daily-aside = { $why ->
    [closed] Discord ne laisse pas le bot vous écrire : votre partie est dans un fil privé, sans personne d’autre.
   *[busy] Une autre partie est en cours dans vos messages privés avec le bot : celle-ci est dans un fil privé, sans personne d’autre.
}
daily-thread-name = Le jeu du { $day } ({ $who })
daily-direct-busy = Votre essai n’a pas commencé. Il se joue dans vos messages privés avec le bot, où une autre partie est en cours : { $link }. Finissez cette partie avec `/siège abandonner`, ou déplacez-la avec `/siège ici`. Ou écrivez `/quotidien jouer` dans un salon de serveur où vous et le bot pouvez créer des fils privés.
daily-direct-closed = Votre jeu du jour est prêt, mais Discord ne laisse pas le bot vous écrire. Débloquez le bot, ou permettez les messages privés des membres d’un serveur que vous partagez avec le bot. Écrivez ensuite de nouveau `/quotidien jouer`. Ou écrivez-le dans un salon de serveur où vous et le bot pouvez créer des fils privés. Rien n’est perdu.
daily-over = Vous avez joué votre jeu du jour { $day }. Ses coups sont rejoués ; une fois confirmés, le résultat figure dans `/quotidien classement`.
daily-confirmed = **Votre jeu du jour { $day } compte.** { $band }, { $score }, { $days } { $days ->
    [one] { period }
   *[other] { periods }
}, { $own } % de votre main{ $times ->
    [none] {""}
   *[other] , { $times }
} : { $rank ->
    [0] hors classement, car moins de { $mostly } % étaient de votre main.
   *[other] place { $rank } sur { $count } sur tous les serveurs.
}
daily-unfinished = Votre jeu du jour { $day } ne compte pas : il a été abandonné, ou n’était pas fini quand le jour le fut. Le prochain jour en apporte un autre ; `/quotidien exercice` rejoue les jours passés aussi souvent que vous voulez.
daily-unfinished-away = Le jour { $day } a pris fin alors que personne ne pouvait joindre le bot : votre partie de ce jour, inachevée, ne compte pas. Votre série continue avec le prochain jour que vous finirez ; `/quotidien exercice` rejoue les jours passés.
daily-deleted = Vous avez eu votre jeu du jour { $day }, et avez effacé depuis ce qui était conservé sur vous. Le prochain jour en apporte un autre ; `/quotidien exercice` rejoue les jours passés aussi souvent que vous voulez.
daily-refused = **Le résultat de votre jeu du jour { $day } n’a pu être confirmé, il ne figure donc dans aucun classement.** { $why ->
    [another] Ce n’est pas la partie commencée avec les dés de ce jour.
    [others] Quelqu’un d’autre y a décidé aussi.
    [late] Elle n’était pas finie quand le jour le fut.
    [damaged] Ce qui en est conservé ne peut être lu.
    [other-rules] Elle a été jouée avec une autre version des règles, qui mena à autre chose à la ligne { $version }.
    [after-other-rules] Elle a été jouée avec une autre version des règles, qui mena à autre chose à la ligne { $version }.
   *[other] Rejoués avec les dés de ce jour, ses coups mènent à autre chose à la ligne { $version }.
} Envoyez le fichier de `/siège exporter`, écrit là où l’on a joué, à qui fait tourner ce bot : avec lui chaque coup peut être contrôlé. Les jeux des autres jours n’en sont pas touchés.

## Classements.

daily-somebody = quelqu’un
daily-table = **Le jeu du jour, { $day }, { $where ->
    [server] commencé sur ce serveur
   *[everywhere] sur tous les serveurs
}**
daily-table-line = **{ $rank }** · { $who } · { $band } · { $score } · { $days } { $days ->
    [one] { period }
   *[other] { periods }
} · { $own } % de sa main{ $times ->
    [none] {""}
   *[other] {" "}· { $times }
}
daily-table-line-hidden = **{ $rank }** · { $who } · { $band } · { $own } % de sa main{ $times ->
    [none] {""}
   *[other] {" "}· { $times }
}
daily-table-hidden = -# Points et durée s’affichent dès la fin de votre essai ou de la journée.
daily-tier-own = **Entièrement de leur main** ({ $own } % et plus)
daily-tier-mostly = **En grande partie de leur main** ({ $mostly } % et plus)
daily-tier-apart = **Joués par le pilote automatique**, hors classement (moins de { $mostly } % de leur main)
daily-table-apart = Votre résultat est hors classement : { $own } % étaient de votre main, il en faut { $mostly } %.
daily-table-means = -# De sa main : pour chaque { period } et chaque round de combat, la part des ordres qu’on a donnés soi-même. Finir une phase n’est pas un ordre ; choisir un plan en est un. Qui a joué davantage soi-même est mieux placé ; dans un groupe, les points décident.
daily-par = Le pilote automatique seul, avec les mêmes dés : { $band }, { $score }.
daily-title = { $title } : { $scenario }
daily-share = À partager ; on n’y lit ni dés ni cartes :
daily-share-title = { $title } · { $day }
daily-share-band = { $bar } { $band }
daily-share-own = { $bar } { $own } % à la main
daily-share-par = { $than ->
    [better] 🏆 mieux que le pilote automatique
    [worse] 🎩 le pilote automatique a fait mieux
   *[even] 🤝 aussi bien que le pilote automatique
}
daily-share-streak = 🔥 { $count } { $count ->
    [one] jour
   *[other] jours
} de suite
daily-status-streak = Vos jours de suite au classement : { $count }.
daily-table-none = Aucun résultat n’est encore confirmé.
daily-table-own = Vous avez la place { $rank } sur { $count } (page { $page }).
daily-table-running = Encore en jeu : { $count }.
daily-table-over = En vérification : { $count }.
daily-table-unfinished = Non finis : { $count }.
daily-table-refused = Non confirmés : { $count }.
button-daily-server = Ce serveur
button-daily-everywhere = Tous les serveurs
button-daily-play = Jouer le jeu d’aujourd’hui
button-daily-table = Résultats

## Où l’on en est.

daily-status = **Le jeu du jour, { $day } : { $title }.** Les mêmes cartes et les mêmes dés pour tous, un essai par personne, jusqu’au { $until } ({ $left }).
daily-status-hash = SHA-256 de son secret, qui se dit quand le jour est fini : `{ $hash }`
daily-status-word = { $word ->
    [none] Le premier `/quotidien jouer`, où que ce soit, apporte le mot qui avec ce secret donne les dés.
   *[other] Mot de ses dés, le numéro de la première commande : `{ $word }`
}
daily-status-last-word = Le précédent, { $day }, s’est joué avec le secret `{ $secret }`, dont le SHA-256 `{ $hash }` fut montré avant et pendant ce jour, et avec le mot `{ $word }`. Chacun peut contrôler les deux : `printf %s { $secret } | sha256sum` et `printf '%s/%s' { $secret } { $word } | sha256sum`, qui est la graine des dés. `/quotidien exercice` le rejoue.
daily-status-players = { $count ->
    [0] Personne ne l’a encore commencé.
    [one] Une personne l’a commencé.
   *[other] { $count } personnes l’ont commencé.
}
daily-status-none = Vous n’avez pas encore fait votre essai : `/quotidien jouer`.
daily-status-next = Le prochain, { $day }, a un secret dont le SHA-256 est `{ $hash }`.
daily-status-last = Le précédent, { $day }, s’est joué avec la graine `{ $seed }`, dont le SHA-256 `{ $hash }` fut montré avant et pendant ce jour. Chacun peut le contrôler : `printf %s { $seed } | sha256sum`. `/quotidien exercice` le rejoue.

## Exercice.

daily-practice-begun = **Exercice : le jeu du { $day } commence : { $link }** Il ne compte pas.
daily-not-yet = Le jeu du { $day } ne peut servir d’exercice : son jour n’est pas fini, et d’autres jouent avec ses dés, ou le feront. `/quotidien jouer` est l’unique essai à celui d’aujourd’hui.
daily-no-day = Il n’y eut pas de jeu du jour le { $day }. Les jours qu’il y eut sont proposés à la saisie.
daily-no-server = C’est pour les serveurs dont le bot est membre. Ici, `/quotidien classement` montre les résultats de tous les serveurs.

## Salons avertis.

daily-followed = Désormais ce salon est averti de chaque jeu du jour quand il commence, le prochain à { $time } : son empreinte, et les résultats et la graine du jour d’avant. `/quotidien cesser` y met fin.
daily-unfollowed = Ce salon n’est plus averti du jeu du jour.
daily-not-followed = Ce salon n’est pas averti du jeu du jour. `/quotidien suivre` le fait avertir.
daily-manager = C’est à qui gère ce serveur ou ses salons d’en décider : il faut la permission Gérer le serveur ou Gérer les salons.
daily-opening = ## Le jeu du jour, { $day }
    { $title }. Les mêmes cartes et les mêmes dés pour tous, un essai par personne, à loisir jusqu’au { $until }.
daily-opening-last = **Le jeu du { $day } est fini.** Résultats confirmés sur tous les serveurs : { $count }.
daily-opening-best = Le meilleur de tous les serveurs :
daily-trouble = Le bot n’a pas pu annoncer le jeu du jour dans { $channel }. Accordez au bot dans ce salon : **{ $permissions }**. Si cela échoue encore demain, ce salon ne reçoit plus d’annonces jusqu’à un nouveau `/quotidien suivre`.
daily-dropped = { $channel } ne reçoit plus d’annonces du jeu du jour : le salon n’existe plus, ou le bot ne peut pas y écrire. Dès que le bot le pourra, écrivez `/quotidien suivre` dans ce salon.

## Commandes.

name-daily = quotidien
name-daily-play = jouer
name-daily-board = classement
name-daily-status = état
name-daily-practice = exercice
name-daily-follow = suivre
name-daily-unfollow = cesser
command-daily = Le jeu du jour : les mêmes cartes et les mêmes dés pour tous
command-daily-play = Jouer le jeu d’aujourd’hui : un seul essai, qui compte
command-daily-board = Les résultats d’un jour, sur ce serveur ou partout
command-daily-status = Jusqu’à quand se joue le jeu d’aujourd’hui, les empreintes, votre essai
command-daily-practice = Jouer dans ce salon le jeu d’un jour passé ; il ne compte pas
command-daily-follow = Avertir ce salon chaque jour : le nouveau jeu, les résultats du dernier
command-daily-unfollow = Ne plus avertir ce salon
option-daily-day = Quel jour ; aujourd’hui si rien n’est dit
option-daily-past = Un jour qui est fini
option-daily-where = Les résultats de qui : de ce serveur, ou de tous
choice-daily-server = de ce serveur
choice-daily-everywhere = de tous les serveurs
