### Les spectateurs : salons qui suivent une partie, listes de parties, plateaux des jours passés.

## Noms

name-watch = suivre
name-unwatch = ne-plus-suivre
name-games = parties
name-option-channel = salon

## Commandes (au plus 100 caractères)

command-watch = Faire suivre une partie à ce salon, à un autre ou à vos messages privés
command-unwatch = Ne plus faire suivre une partie à ce salon ou à un autre
command-games = Voir les parties de ce serveur, ou en messages privés les vôtres, et en ouvrir une
option-watch-game = Quelle partie : une de la liste, son numéro, ou un lien vers son salon
option-watch-what = Ce qui doit être raconté ; chaque jour ou tour si vous ne dites rien
option-watch-channel = Où ; vide : ici
option-watch-language = En quelle langue ; sinon celle du serveur, en messages privés la vôtre
option-unwatch-game = Quelle partie ; utile seulement quand plusieurs sont suivies
option-unwatch-channel = Où ; vide : ici
option-board-day = Le plateau à la fin d’un jour ou tour passé, comme 12 ; vous seul le voyez
option-any-game = Une autre partie que vous pouvez voir, où qu’elle se joue ; vous seul voyez la réponse
choice-watch-phase = chaque phase
choice-watch-day = chaque jour ou tour
choice-watch-end = seulement la fin

## Suivre

watch-begun = { $channel } suit { $title } : { $what }. `/siège ne-plus-suivre` y met fin.
watch-begun-direct = Vous suivez { $title } ici : { $what }. `/siège ne-plus-suivre` y met fin.
watch-changed = { $channel } suit désormais { $title } autrement : { $what }.
watch-changed-direct = Vous suivez désormais { $title } autrement : { $what }.
watch-ended = { $channel } ne suit plus { $title }.
watch-ended-direct = Vous ne suivez plus { $title }.
watch-over = Cette partie est terminée : il n’en viendra plus rien. `/siège parties` en ouvre le dernier plateau, `/siège plateau jour: partie:` chacun de ses { periods }.
watch-own = Le plateau de cette partie est déjà dans ce salon. Indiquez un autre salon, ou tapez cela en messages privés avec le bot.
watch-sealed = Cette partie est scellée jusqu’à ce que d’autres, qui jouent avec les mêmes dés, aient joué la leur : d’ici là aucun salon ne peut la suivre.
watch-not-yours = Seul un joueur de cette partie, ou un gérant du serveur des deux salons, peut la faire suivre à { $channel } (*Gérer les salons* ou *Gérer le serveur*). Pour la suivre seul, tapez `/siège suivre` en messages privés avec le bot.
watch-i-cannot-post = Le bot ne peut pas écrire dans { $channel }. Accordez au bot dans ce salon : { $permissions }. Puis recommencez.
watch-no-channel = Le bot ne peut rien y écrire. Indiquez un salon textuel ou un fil que le bot peut voir.
watch-guest = Le bot n’est pas membre de ce lieu : il ne peut pas y écrire de lui-même. Tapez cela en messages privés avec le bot, ou demandez à un gérant du serveur de l’inviter.
watch-full = { $most ->
    [one] Déjà { $most } salon ou personne suit
   *[other] Déjà { $most } salons et personnes suivent
} cette partie : pas un de plus. `/siège ne-plus-suivre` dans l’un d’eux fait de la place.
watch-none = Aucune partie n’est suivie ici. `/siège suivre` en fait suivre une.
watch-not-followed = « { $what } » n’est pas suivi ici. `/siège ne-plus-suivre` propose ce qui l’est.
watch-which =
    Plusieurs parties sont suivies ici. Dites laquelle, sous `{ $option }` :
    { $games }
watch-not-yours-to-end = Peut y mettre fin qui a fait suivre cette partie à { $channel }, qui y joue, et qui gère le salon (*Gérer les salons* ou *Gérer le serveur*).

## Ce que reçoit qui suit

watch-passed = *Les { periods } { $first } à { $last } sont passés.*
watch-passed-printed = *Les { periods } { $first } à { $last } sont passés ;* `/siège gazette jour: partie:` *les montre un à un.*
watch-link = -# Le plateau : { $link }
watch-how = -# Cette partie est suivie ici ; `/siège ne-plus-suivre` y met fin.
watch-last = -# La partie est terminée et n’est plus suivie. `/siège parties` la rouvre.

## Ce qui ne va pas

watch-trouble = { $channel } suit { $title } à votre demande, mais le bot ne peut pas y écrire. Accordez au bot { $permissions } avant { $until } : le salon reçoit alors ce qui lui a manqué. Ensuite, le salon cesse de suivre.
watch-hidden = { $channel } suit { $title } à votre demande, mais le bot ne voit plus le salon. Accordez au bot { $permissions } avant { $until } : le salon reçoit alors ce qui lui a manqué. Ensuite, le salon cesse de suivre.
watch-locked = { $channel } suit { $title } à votre demande, mais le fil est verrouillé. Déverrouillez-le avant { $until }, ou accordez au bot *Gérer les fils* : le fil reçoit alors ce qui lui a manqué. Ensuite, le fil cesse de suivre.
watch-gone = { $channel } suivait { $title } parce que vous l’aviez demandé. Le salon a été supprimé, et ne suit donc plus. `/siège suivre` la fait suivre à un autre.
watch-dropped = { $channel } ne suit plus { $title } : le bot ne peut toujours pas y écrire. Dès que le bot le pourra, écrivez `/siège suivre` dans ce salon.
watch-unseen = Vous ne suivez plus { $title } : vous ne pouvez plus voir son salon.

## Listes et jours passés

games-title = ### Parties de ce serveur ({ $count })
games-title-own = ### Vos parties ({ $count })
games-none = Il n’y a pas encore dans ce serveur de partie que vous puissiez voir. `/siège nouveau` en commence une.
games-none-own = Vous n’avez pas encore de parties. `/siège nouveau` en commence une.
games-line = - **{ $title }** · { $state } · { $players } · { $since } · { $link }
games-running = { $day ->
    [0] { period-before-first }
   *[other] { period } { $day }, en cours
}
games-over = { $day ->
    [0] terminée { period-before-first }
   *[other] terminée { period-at } { $day }
}
games-resigned = { $day ->
    [0] abandonnée { period-before-first }
   *[other] abandonnée { period-at } { $day }
}
games-won = Victoire : **{ $side }** ({ $who })
games-open = En ouvrir une : le dernier plateau, et ceux d’avant
games-unknown = On ne connaît aucune partie « { $what } » que vous puissiez voir. `/siège parties` en donne la liste.
gallery-foot = -# Tel qu’il était à la fin { period-of } { $day } sur { $last }.
gallery-first = ⏮ { period-title } { $day }
gallery-before = ◀ { period-title } { $day }
gallery-after = { period-title } { $day } ▶
gallery-last = { period-title } { $day } ⏭
gallery-no-day = On ne sait rien { period-of } { $day } de cette partie.
gallery-busy = On revient en ce moment sur plusieurs parties. Réessayez dans une minute.
