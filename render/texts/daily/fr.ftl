### Le jeu du jour.

error-counts = D’autres joueurs jouent avec les mêmes dés : cette partie reste donc privée jusqu’à { $until }, et ses règles ne changent pas. Ensuite, son joueur pourra la partager, la céder ou la déplacer.
daily-not-again = D’autres joueurs jouent avec ces dés jusqu’à { $until }. Ensuite, vous pourrez rejouer cette partie autant que vous voulez avec `/quotidien exercice`.

## Sur les plateaux, dans les exports.

daily-board-counts = -# Partie du jour, { $day } : un seul essai, à finir avant { $until }.
daily-board-past = -# Partie du jour, { $day } : ce jour est fini, et la suite de cette partie ne compte pas.
daily-board-practice = -# Exercice : vous rejouez la partie du { $day }. Elle ne compte pas.
daily-resign = Vous n’avez qu’un essai pour la partie du jour, jusqu’à { $until }. Si vous abandonnez, cet essai ne comptera pas, et vous n’en aurez pas d’autre.
daily-sealed = -# D’autres joueurs jouent encore avec ces dés. Le bot révèle la graine à { $until }. Vérifiez alors les dés avec `/siège vérifier`. SHA-256 : { $hash }
daily-export = Voici toute la partie dans un fichier : `{ $name }`. Il ne contient ni les noms, ni la graine, car d’autres joueurs jouent avec ces dés jusqu’à { $until }. Pour vérifier les dés, exportez de nouveau la partie après cette heure.
daily-verify = D’autres joueurs jouent encore avec ces dés : la graine reste secrète jusqu’à { $until }. Son SHA-256 : { $hash }. Ensuite, vous pourrez vérifier chaque dé et chaque carte avec `/siège vérifier`.
daily-verify-file = **Le bot ne peut pas encore vérifier ce fichier : d’autres joueurs jouaient encore avec ces dés.** Le fichier est en ordre. Il ne contient pas encore la graine, mais son empreinte : { $hash }. Exportez de nouveau la partie après { $until }.

## L’unique essai.

daily-begun = **Votre partie du jour commence : { $link }** Cette partie du { $day } compte si vous la finissez avant le { $until } ({ $left }). Personne d’autre ne la voit avant la fin du jour.
daily-running = **Votre partie du jour est en cours : { $link }** Cette partie du { $day } compte si vous la finissez avant le { $until } ({ $left }).
daily-hurry = Il reste peu de temps. Si vous ne finissez pas avant la fin du jour, la partie ne comptera pas, mais vous pourrez la terminer.
daily-aside = { $why ->
    [closed] Discord ne permet pas au bot de vous écrire : votre partie est dans un fil privé.
   *[busy] Une partie est déjà en cours dans vos messages privés avec le bot : celle-ci est dans un fil privé.
}
daily-thread-name = Partie du { $day } ({ $who })
daily-direct-busy = Votre essai n’a pas commencé. Une partie est déjà en cours dans vos messages privés avec le bot : { $link }. Terminez-la avec `/siège abandonner`, ou déplacez-la avec `/siège ici`. Ou commencez la partie du jour dans un salon où vous et le bot pouvez créer des fils privés.
daily-direct-closed = Votre partie du jour est prête, mais Discord ne permet pas au bot de vous écrire. Débloquez le bot, ou permettez les messages privés des membres d’un serveur commun, puis recommencez. Ou commencez dans un salon où vous et le bot pouvez créer des fils privés.
daily-over = Vous avez joué votre partie du { $day }. Le bot vérifie maintenant tous vos coups. Ensuite, votre résultat apparaîtra dans `/quotidien classement`.
daily-confirmed = **Votre partie du { $day } compte.** { $band }, { $score }, { $days } { $days ->
    [one] { period }
   *[other] { periods }
}, { $own } % d’ordres donnés{ $times ->
    [none] {""}
   *[other] , { $times }
} : { $rank ->
    [0] hors classement, car il en fallait { $mostly } %.
   *[other] place { $rank } sur { $count }, tous serveurs confondus.
}
daily-unfinished = Votre partie du { $day } ne compte pas, car vous ne l’avez pas finie ce jour-là. Une nouvelle partie vous attend chaque jour. Pour rejouer une partie passée, utilisez `/quotidien exercice`.
daily-unfinished-away = La journée du { $day } s’est terminée pendant que le bot était hors ligne : votre partie inachevée ne compte pas. Votre série n’est pas interrompue. Pour rejouer une partie passée, utilisez `/quotidien exercice`.
daily-deleted = Vous avez déjà joué la partie du { $day }, puis effacé vos données. Une nouvelle partie vous attend chaque jour. Pour rejouer une partie passée, utilisez `/quotidien exercice`.
daily-refused = **Le bot n’a pas pu confirmer votre partie du { $day } : elle n’apparaît dans aucun classement.** { $why ->
    [another] Ce n’est pas la partie commencée avec les dés de ce jour.
    [others] Une autre personne y a pris une décision.
    [late] Elle n’a pas été finie ce jour-là.
    [damaged] La partie enregistrée n’est pas lisible.
    [other-rules] Elle a été jouée avec une autre version des règles (différence à la ligne { $version }).
    [after-other-rules] Elle a été jouée avec une autre version des règles (différence à la ligne { $version }).
   *[other] Avec les dés de ce jour, ses coups donnent un autre résultat à la ligne { $version }.
} Tapez `/siège exporter` dans le salon de la partie. Envoyez le fichier à l’exploitant de ce bot, qui peut vérifier chaque coup. Vos autres jours ne changent pas.

## Classements.

daily-somebody = quelqu’un
daily-table = **Partie du jour, { $day }, { $where ->
    [server] ce serveur
   *[everywhere] tous les serveurs
}**
daily-table-line = **{ $rank }** · { $who } · { $band } · { $score } · { $days } { $days ->
    [one] { period }
   *[other] { periods }
} · { $own } % à la main{ $times ->
    [none] {""}
   *[other] {" "}· { $times }
}
daily-table-line-hidden = **{ $rank }** · { $who } · { $band } · { $own } % à la main{ $times ->
    [none] {""}
   *[other] {" "}· { $times }
}
daily-table-hidden = -# Vous verrez les points et la durée quand vous aurez fini, ou à la fin du jour.
daily-tier-own = **Parties jouées à la main** (au moins { $own } % des ordres)
daily-tier-mostly = **Parties jouées surtout à la main** (au moins { $mostly } % des ordres)
daily-tier-apart = **Parties jouées par le pilote automatique**, hors classement (moins de { $mostly } % des ordres donnés à la main)
daily-table-apart = Votre résultat est hors classement : vous avez donné vous-même { $own } % des ordres, et il en faut { $mostly } %.
daily-table-means = -# « À la main » : la part des ordres que le joueur a donnés lui-même, par { period } et par séquence de combat. Choisir un plan compte comme un ordre, mais pas finir une phase. Les joueurs qui ont donné le plus d’ordres forment le premier groupe. Dans un groupe, les points décident.
daily-par = Le pilote automatique seul, avec les mêmes dés : { $band }, { $score }.
daily-title = { $title } : { $scenario }
daily-share = Partagez ces lignes. Elles ne révèlent ni les dés ni les cartes :
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
daily-status-streak = Vos jours de suite au classement : { $count }. Un jour manqué sur sept n’interrompt pas la série.
daily-table-none = Aucun résultat n’est encore confirmé.
daily-table-own = Votre place : { $rank } sur { $count } (page { $page }).
daily-table-running = Parties en cours : { $count }.
daily-table-over = Résultats en vérification : { $count }.
daily-table-unfinished = Parties non finies : { $count }.
daily-table-refused = Résultats non confirmés : { $count }.
button-daily-server = Ce serveur
button-daily-everywhere = Tous les serveurs
button-daily-play = Jouer la partie du jour
button-daily-table = Résultats
button-daily-remind = Recevoir des rappels
button-daily-no-reminders = Arrêter les rappels

## Où l’on en est.

daily-status = **Partie du jour, { $day } : { $title }.** Tous les joueurs ont les mêmes cartes et les mêmes dés. Chacun a un seul essai, jusqu’au { $until } ({ $left }).
daily-status-hash = SHA-256 du secret de la partie, révélé à la fin du jour : `{ $hash }`
daily-status-word = { $word ->
    [none] Le bot calculera les dés à partir du secret de la partie et d’un numéro. C’est celui de la première commande `/quotidien jouer`, sur n’importe quel serveur.
   *[other] Le bot calcule les dés à partir du secret de la partie et du numéro de la première commande : `{ $word }`
}
daily-status-last-word = La partie précédente, { $day }, utilisait le secret `{ $secret }` et le numéro `{ $word }`. Le bot a montré le SHA-256 `{ $hash }` du secret avant et pendant ce jour. Pour vérifier le secret : `printf %s { $secret } | sha256sum`. Pour la graine des dés : `printf '%s/%s' { $secret } { $word } | sha256sum`. Pour rejouer cette partie, utilisez `/quotidien exercice`.
daily-status-players = { $count ->
    [0] Personne n’a encore commencé cette partie.
    [one] Une personne a commencé cette partie.
   *[other] { $count } personnes ont commencé cette partie.
}
daily-status-none = Vous n’avez pas encore joué. Commencez avec `/quotidien jouer`.
daily-status-next = La prochaine partie, { $day }, a déjà son secret, dont le SHA-256 est `{ $hash }`.
daily-status-last = La partie précédente, { $day }, utilisait la graine `{ $seed }`. Le bot a montré son SHA-256 `{ $hash }` avant et pendant ce jour. Vérifiez-le : `printf %s { $seed } | sha256sum`. Pour rejouer cette partie, utilisez `/quotidien exercice`.

## Rappels.

daily-next = ☀️ Prochaine partie du jour : { $starts }.
daily-reminder = ☀️ **La partie du { $day } est ouverte : { $title }.** Vous pouvez la commencer jusqu’au { $until }.
daily-reminder-last = Vous n’avez pas joué après les deux derniers rappels. Si vous ne jouez pas non plus aujourd’hui, ce rappel sera le dernier. Pour recevoir de nouveau des rappels, utilisez `/quotidien état`.
daily-reminder-on = Le bot vous écrira en privé au début de chaque partie du jour (la prochaine : { $starts }). Si vous ignorez trois rappels, le bot n’en enverra plus.
daily-reminder-off = Le bot ne vous rappellera plus la partie du jour.

## Exercice.

daily-practice-begun = **Votre partie d’exercice du { $day } commence : { $link }** Elle ne compte pas.
daily-not-yet = D’autres joueurs jouent encore la partie du { $day }. Vous pourrez vous y exercer après la fin de ce jour. Pour la partie du jour, utilisez `/quotidien jouer`.
daily-no-day = Il n’y avait pas de partie du jour le { $day }. Choisissez un des jours proposés.
daily-no-server = Cette commande ne marche que sur un serveur où se trouve le bot. Pour voir les résultats de tous les serveurs, utilisez `/quotidien classement` ici.

## Salons avertis.

daily-followed = Le bot annoncera ici chaque partie du jour, avec l’empreinte de ses dés. Il publiera aussi les résultats et la graine de la veille. La prochaine partie commence à { $time }. Pour arrêter, utilisez `/quotidien cesser`.
daily-unfollowed = Le bot n’annonce plus la partie du jour dans ce salon.
daily-not-followed = Le bot n’annonce pas la partie du jour dans ce salon. Pour la recevoir, utilisez `/quotidien suivre`.
daily-manager = Seuls les gestionnaires du serveur ou du salon peuvent utiliser cette commande (*Gérer le serveur* ou *Gérer les salons*). Demandez à l’un d’eux.
daily-opening = ## Partie du jour, { $day }
    { $title }. Mêmes cartes, mêmes dés et un seul essai pour tout le monde, jusqu’au { $until }.
daily-opening-last = **La partie du { $day } est finie.** Résultats confirmés sur tous les serveurs : { $count }.
daily-opening-best = Le meilleur résultat de tous les serveurs :
daily-trouble = Le bot n’a pas pu publier la partie du jour dans { $channel }. Accordez-lui ces permissions dans ce salon : **{ $permissions }**. Si le bot échoue encore demain, il n’essaiera plus dans ce salon. Pour reprendre, utilisez `/quotidien suivre`.
daily-dropped = { $channel } ne reçoit plus de parties du jour : le salon n’existe plus, ou le bot ne peut pas y écrire. Accordez au bot ses permissions, puis utilisez de nouveau `/quotidien suivre` dans ce salon.

## Commandes.

name-daily = quotidien
name-daily-play = jouer
name-daily-board = classement
name-daily-status = état
name-daily-practice = exercice
name-daily-follow = suivre
name-daily-unfollow = cesser
command-daily = La partie du jour : les mêmes cartes et les mêmes dés pour tous
command-daily-play = Jouer la partie du jour : un seul essai, qui compte
command-daily-board = Montrer les résultats d’un jour, sur ce serveur ou sur tous
command-daily-status = Montrer la partie du jour, son échéance et votre essai
command-daily-practice = Jouer dans ce salon la partie d’un jour passé, pour vous exercer (elle ne compte pas)
command-daily-follow = Publier chaque jour dans ce salon la partie du jour et les derniers résultats
command-daily-unfollow = Ne plus publier la partie du jour dans ce salon
option-daily-day = Le jour (par défaut : aujourd’hui)
option-daily-past = Un jour passé
option-daily-where = Les résultats de ce serveur, ou de tous les serveurs
choice-daily-server = de ce serveur
choice-daily-everywhere = de tous les serveurs

## La bataille du jour.

daily-battle = ⚔️ **Bataille du jour, { $day }.** Vous commandez : **{ $side }**, contre le pilote automatique. Tous les joueurs ont le même camp et les mêmes dés. Chacun a un seul essai, jusqu’au { $until } ({ $left }). Le camp change d’un jour à l’autre.
daily-battle-line = ⚔️ **Bataille du jour, { $day } : { $title }.** Tous les joueurs ont le même camp et les mêmes dés. Chacun a un seul essai, avec `/quotidien bataille`.
daily-battle-none = Le bot prépare encore la bataille du jour. Réessayez dans quelques minutes.
button-daily-battle = ⚔️ Bataille du jour
button-daily-battle-play = Jouer la bataille
button-daily-battle-against = Affronter un joueur
name-daily-battle = bataille
command-daily-battle = Jouer la bataille du jour contre le pilote automatique : un seul essai, qui compte

## L’énigme du jour.

command-daily-puzzle = Résoudre l’énigme du jour : une position, un plan à trouver
name-daily-puzzle = énigme
button-puzzle = 🧩 Énigme
button-puzzle-on = ▶ Jouer la suite
puzzle-title = 🧩 **Énigme du { $day } : { $title }**, { period } { $number }
puzzle-side = Vous commandez : **{ $side }**.
puzzle-which = Un plan est nettement meilleur que les autres. Lequel ? Seule votre première réponse compte.
puzzle-solved = { $found ->
    [yes] ✅ Exact : **{ $right }**.
   *[no] ❌ Vous avez choisi **{ $answer }**. Le meilleur plan est **{ $right }**.
}
puzzle-chance = - { $plan } : victoire dans { $number } parties sur 100
puzzle-points = - { $plan } : { $number } { $number ->
    [one] point
   *[other] points
} à la tombée de la nuit
puzzle-others = { " · " }choisi par { $share } %
puzzle-surprising = Le conseiller n’aurait pas choisi ce plan.
puzzle-record = { $count ->
    [one] Réponses exactes : { $right } sur { $count }.
   *[other] Réponses exactes : { $right } sur vos { $count } dernières.
}
puzzle-streak = 🧩 { $count } { $count ->
    [one] jour
   *[other] jours
} de suite
puzzle-next = -# La prochaine énigme arrive { $at }.
puzzle-none = Il n’y a pas encore d’énigme pour ce jour. Le bot en cherche une : réessayez dans une demi-heure.
puzzle-unanswered = Répondez d’abord à l’énigme du jour, avec `/quotidien énigme`.
puzzle-played-on = La partie continue à partir de l’énigme : { $link }
puzzle-share = Siegemaster · Énigme { $day } · { $game } { $found ->
    [yes] ✅
   *[no] ❌
}
