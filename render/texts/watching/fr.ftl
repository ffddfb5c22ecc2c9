### Les spectateurs : salons qui suivent une partie, listes de parties, plateaux des jours passés.

## Noms

name-watch = suivre
name-games = parties
name-option-channel = salon

## Commandes (au plus 100 caractères)

command-watch = Suivre une partie ici, dans un autre salon ou en messages privés, ou ne plus la suivre
command-games = Lister les parties de ce serveur (en messages privés : les vôtres) et en ouvrir une
option-watch-game = Une partie de la liste, son numéro ou le lien de son salon
option-watch-what = La fréquence des messages (par défaut : chaque jour ou tour), ou ne plus suivre
option-watch-channel = Le salon (par défaut : celui-ci)
option-watch-language = La langue (par défaut : celle du serveur ; en messages privés, la vôtre)
option-board-day = Le jour ou tour passé à revoir, par exemple 12 (vous seul verrez le plateau)
option-any-game = Une autre partie que vous pouvez voir (vous seul verrez la réponse)
choice-watch-phase = chaque phase
choice-watch-day = chaque jour ou tour
choice-watch-end = seulement la fin
choice-watch-none = ne plus suivre

## Suivre

watch-begun = { $channel } suit { $title } : { $what }. Pour arrêter, utilisez `/siège suivre` avec « ne plus suivre ».
watch-begun-direct = Vous suivez { $title } ici : { $what }. Pour arrêter, utilisez `/siège suivre` avec « ne plus suivre ».
watch-changed = { $channel } suit maintenant { $title } à ce rythme : { $what }.
watch-changed-direct = Vous suivez maintenant { $title } à ce rythme : { $what }.
watch-ended = { $channel } ne suit plus { $title }.
watch-ended-direct = Vous ne suivez plus { $title }.
watch-no-game = Indiquez la partie à suivre dans l’option `partie`.
watch-over = Cette partie est terminée. Pour voir son dernier plateau, utilisez `/siège parties`. Pour voir le plateau d’un { period } passé, utilisez `/siège plateau jour: partie:`.
watch-own = Cette partie se joue dans ce salon, et son plateau est déjà ici. Indiquez un autre salon, ou utilisez la commande en messages privés avec le bot.
watch-sealed = Cette partie reste cachée tant que les autres joueurs n’ont pas fini leur partie avec les mêmes dés. D’ici là, aucun salon ne peut la suivre.
watch-not-yours = Pour que { $channel } suive cette partie, demandez à un joueur ou un gestionnaire (*Gérer les salons* ou *Gérer le serveur*). Pour la suivre vous-même, utilisez `/siège suivre` en messages privés avec le bot.
watch-i-cannot-post = Le bot ne peut pas écrire dans { $channel }. Il lui faut : { $permissions }. Accordez ces permissions et réessayez.
watch-no-channel = Le bot ne peut pas écrire dans ce salon. Indiquez un salon textuel ou un fil que le bot peut voir.
watch-guest = Le bot n’est qu’un invité sur ce serveur et ne peut pas y écrire de lui-même. Utilisez la commande en messages privés, ou demandez à un gestionnaire du serveur d’inviter le bot.
watch-full = { $most ->
    [one] { $most } salon ou personne suit déjà
   *[other] { $most } salons et personnes suivent déjà
} cette partie : c’est la limite. Pour libérer une place, utilisez `/siège suivre` avec « ne plus suivre » dans l’un de ces salons.
watch-none = Ce salon ne suit aucune partie. Pour commencer, utilisez `/siège suivre`.
watch-not-followed = Ce salon ne suit pas « { $what } ». Pour voir les parties suivies, utilisez `/siège suivre` avec « ne plus suivre ».
watch-which =
    Ce salon suit plusieurs parties. Choisissez-en une avec l’option `{ $option }` :
    { $games }
watch-not-yours-to-end = Vous ne pouvez pas arrêter le suivi de cette partie dans { $channel }. Demandez à un joueur de la partie, à un gestionnaire ou à la personne qui a lancé le suivi.

## Ce que reçoit qui suit

watch-passed = *Les { periods } { $first } à { $last } ont été joués.*
watch-passed-printed = *Les { periods } { $first } à { $last } ont été joués. Pour en lire le récit, utilisez* `/siège gazette jour: partie:`
watch-link = -# Le plateau : { $link }
watch-how = -# Ce salon suit la partie. Pour arrêter, utilisez `/siège suivre` avec « ne plus suivre ».
watch-last = -# La partie est terminée : il n’y aura plus de message. Pour la rouvrir, utilisez `/siège parties`.

## Ce qui ne va pas

watch-trouble = À votre demande, { $channel } suit { $title }, mais le bot ne peut pas y écrire. Accordez-lui : { $permissions }. Il publiera alors ce qui manque. Sans ces permissions, le salon ne suivra plus la partie après le { $until }.
watch-hidden = À votre demande, { $channel } suit { $title }, mais le bot ne voit plus le salon. Accordez-lui : { $permissions }. Il publiera alors ce qui manque. Sans ces permissions, le salon ne suivra plus la partie après le { $until }.
watch-locked = À votre demande, { $channel } suit { $title }, mais le fil est verrouillé. Déverrouillez-le, ou donnez au bot la permission *Gérer les fils*. Le bot publiera alors ce qui manque. Sinon, le fil ne suivra plus la partie après le { $until }.
watch-gone = À votre demande, { $channel } suivait { $title }, mais le salon a été supprimé. Pour suivre la partie dans un autre salon, utilisez `/siège suivre`.
watch-dropped = { $channel } ne suit plus { $title } : le bot ne peut toujours pas y écrire. Pour la suivre de nouveau, accordez les permissions et utilisez `/siège suivre`.
watch-unseen = Vous ne suivez plus { $title }, parce que vous ne voyez plus son salon.

## Listes et jours passés

games-title = ### Parties de ce serveur ({ $count })
games-title-own = ### Vos parties ({ $count })
games-none = Vous ne pouvez voir aucune partie sur ce serveur. Pour en commencer une, utilisez `/siège nouveau`.
games-none-own = Vous n’avez pas encore de partie. Pour en commencer une, utilisez `/siège nouveau`.
games-line = - **{ $title }** · { $state } · { $players } · { $since } · { $link }
games-shared = [👁 Regarder]({ $url })
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
games-broken-off = { $day ->
    [0] interrompue { period-before-first }
   *[other] interrompue { period-at } { $day }
}
games-won = Vainqueur : **{ $side }** ({ $who })
games-open = Ouvrir le dernier plateau d’une partie
games-unknown = Vous ne pouvez pas voir de partie « { $what } ». Pour voir celles qui vous sont ouvertes, utilisez `/siège parties`.
gallery-foot = -# Le plateau à la fin { period-of } { $day } sur { $last }.
gallery-first = ⏮ { period-title } { $day }
gallery-before = ◀ { period-title } { $day }
gallery-after = { period-title } { $day } ▶
gallery-last = { period-title } { $day } ⏭
gallery-no-day = Aucun plateau n’est enregistré pour le { period } { $day }. Choisissez un { period } antérieur.
gallery-busy = Le bot dessine déjà d’autres anciens plateaux. Réessayez dans une minute.
