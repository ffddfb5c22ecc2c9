### What is voted for.

person-voters = le vote

## The ballot

votes-until = Ouvert jusqu’au { $at } ({ $left }).
votes-terms-players = Les joueurs de cette partie peuvent voter. { $count ->
        [one] { $count } voix suffit.
       *[other] Il faut au moins { $count } votants.
    }
votes-terms-everybody = Tout le monde ici peut voter. { $count ->
        [one] { $count } voix suffit.
       *[other] Il faut au moins { $count } votants.
    }
votes-count = { $count ->
        [0] Personne n’a encore voté.
        [one] Une personne a voté.
       *[other] { $count } personnes ont voté.
    }
votes-ready = **Il y a assez de voix.** Chaque joueur peut maintenant fermer le vote.
votes-plan = Quel plan choisissez-vous ?
votes-poll-figure = · { $chance }{ $error ->
    [0] { "" }
   *[other] { " ± " }{ $error }
}
votes-poll-figures = (Le chiffre après chaque plan : parties gagnées sur 100 avec ce plan{ $weak ->
    [yes] , si le pilote automatique joue la suite
   *[no] { "" }
})
votes-all = **Tout le monde a voté.** Nouvelle échéance : { $left }.
button-vote-propose = Proposer un ordre
votes-propose = Quel ordre proposez-vous ? Le bot l’ajoute au vote, avec votre voix. Si cet ordre gagne, le bot l’exécute et ouvre un nouveau vote.
votes-propose-pick = Choisir un ordre
votes-propose-full = Ce vote n’a plus de place pour un autre ordre. Votez pour l’une de ses options.
votes-ordered = Cette partie se décide par vote : votre ordre s’ajoute au vote ouvert. Si cet ordre gagne, le bot l’exécute. { $link }
votes-order-poll = Cette partie se décide par vote, et un sondage de Discord n’accepte pas de nouvelle option. Votez pour l’une des options du sondage. { $link }
votes-order-none = Cette partie se décide par vote, et aucun vote n’est ouvert en ce moment. Attendez le prochain vote, sous le plateau.
votes-asleep = 💤 Personne n’a voté depuis un jour : le vote est en pause. Le vote reprend dès qu’un votant clique sur un bouton ou utilise une commande.
votes-awake = 🗳️ Le vote est de nouveau ouvert. { $link }
button-vote-wake = Voter de nouveau
votes-pick = Que choisissez-vous ?
votes-because = – { $why }
votes-star = Le choix du conseiller : { $why }
votes-votes = { $count ->
        [one] { $count } voix
       *[other] { $count } voix
    }
votes-rest = Laisser le reste de la phase au pilote automatique
button-vote-now = Fermer le vote
button-vote-sure = Fermer quand même
button-to-board = Voir le plateau

## What became of it

votes-decided = ✅ **Décidé : { $what }**
votes-nothing = rien
votes-early = Un joueur a fermé le vote avant l’échéance.
votes-why-majority = C’est l’option qui a eu le plus de voix : { $count } sur { $total }.
votes-why-tie = { $options ->
    [one] { $options } option a eu
   *[other] { $options } options ont eu
} { $count ->
        [one] { $count } voix
       *[other] { $count } voix
    } chacune. Le pilote automatique a choisi celle-ci.
votes-why-silence = Personne n’a voté : le pilote automatique a décidé.
votes-why-quorum = { $total ->
        [one] { $total } seule personne a voté
       *[other] Seules { $total } personnes ont voté
    }, ce qui ne suffit pas. Le pilote automatique a décidé.
votes-why-lost = Le sondage a été supprimé : le pilote automatique a décidé.
votes-why-illegal = L’option qui a eu le plus de voix n’est plus possible dans cette version du bot. Le pilote automatique a donc décidé.
votes-why-stopped = ⏹️ Vote fermé sans décision : cette partie ne se décide plus par vote.
votes-why-moved = ⏹️ Vote fermé sans décision : entre-temps, la partie a avancé.
votes-why-undone = ⏹️ Vote fermé sans décision : une décision a été annulée.
votes-why-reopened = ⏹️ Vote fermé sans décision : l’étape recommence. Le prochain vote est plus bas.
votes-why-over = ⏹️ Vote fermé sans décision : la partie est finie.
votes-why-resigned = ⏹️ Vote fermé sans décision : la partie a été abandonnée.
votes-why-handed = ⏹️ Vote fermé sans décision : la partie a un nouveau meneur. Le prochain vote est plus bas.
votes-result = { $at } : **{ $what }**. { $why }

## Who votes

votes-cast = 🗳️ Votre voix : **{ $what }**
votes-changed = 🗳️ Votre voix va maintenant à **{ $what }** (avant : { $before }).
votes-kept = 🗳️ Votre voix reste à **{ $what }**
votes-changeable = Vous pouvez changer votre vote jusqu’à l’échéance ({ $left }).
votes-tally = { $count ->
    [0] Personne n’a encore voté
    [one] { $count } personne a voté
   *[other] { $count } personnes ont voté
}. { $needed ->
    [one] { $needed } voix suffit.
   *[other] Il faut { $needed } voix.
}
votes-stranger = Seuls les joueurs de cette partie peuvent voter : { $players }. Demandez à { $owner } de vous ajouter avec `/siège joueurs ajouter`.
votes-no-option = Ce vote n’a pas cette option. Utilisez les boutons du vote.
votes-late = Ce vote est fermé. Votre voix est arrivée trop tard : elle ne compte pas.
votes-present = Le vote ouvert : { $link }
votes-said = { $text }

## The board of a voted game

votes-board = 🗳️ **Votez sous ce plateau.** Échéance : { $left }.
votes-board-link = 🗳️ **Votez ici :** { $link } Échéance : { $left }.
votes-time-up = **Le temps est écoulé.** Le bot compte les votes.
votes-board-soon = 🗳️ **Le prochain vote** s’ouvre dans un instant.
votes-board-asleep = 💤 **Le vote est en pause :** personne n’a voté depuis un jour. Le vote reprend dès qu’un votant clique sur un bouton ou utilise une commande.
votes-error-link = Cette partie se décide par vote. Votez ici : { $link }

## Commands

votes-terms = chaque vote reste ouvert { $window }. { $who }
votes-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
votes-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
votes-direct = En messages privés, personne d’autre ne peut voter. Commencez une partie sur un serveur, puis lancez-y le vote.
votes-started = 🗳️ Cette partie se décide maintenant par vote : { $terms }
votes-next = Le vote ouvert garde ses conditions. Les nouvelles conditions s’appliqueront au prochain vote. { $link }
votes-how-to-stop = Pour rendre la décision aux joueurs, utilisez `/vote arrêter`. Pour fermer un vote ouvert, utilisez `/vote maintenant`.
votes-stopped = Cette partie ne se décide plus par vote. Les joueurs décident.
votes-not-voted = Cette partie ne se décide pas par vote. Pour lancer un vote, utilisez `/vote lancer`.
votes-none-open = Cette partie n’a pas de vote ouvert en ce moment.
votes-status = 🗳️ Dans cette partie, les joueurs votent : { $terms }
votes-open = Un vote est ouvert jusqu’au { $at } ({ $left }). { $link }
votes-mine = Votre voix : **{ $what }**
votes-last = { $count ->
        [one] **Le dernier résultat**
       *[other] **Les { $count } derniers résultats**
    }
votes-sure = Personne n’a encore voté. Si vous fermez le vote maintenant, le pilote automatique décidera.
votes-not-yet-players = Vous pourrez fermer ce vote dès que { $players ->
    [one] { $players } joueur aura voté
   *[other] les { $players } joueurs auront voté
}. Jusqu’ici : { $count ->
        [0] personne.
        [one] une personne.
       *[other] { $count } personnes.
    } { $owner } et les gestionnaires du serveur peuvent le fermer à tout moment avec `/vote maintenant`.
votes-not-yet-everybody = Vous pourrez fermer ce vote dès que { $needed ->
        [one] { $needed } personne aura voté
       *[other] { $needed } personnes auront voté
    }. Jusqu’ici : { $count ->
        [0] personne.
        [one] une personne.
       *[other] { $count } personnes.
    } { $owner } et les gestionnaires du serveur peuvent le fermer à tout moment avec `/vote maintenant`.
votes-uncounted = Discord ne répond pas : le bot ne peut pas encore compter les voix. Rien n’est perdu, et le bot réessaie.
votes-window-unclear = « { $said } » n’est pas une durée. Écrivez par exemple `30m`, `2h`, `1d`, ou un nombre de minutes.
votes-window-range = « { $said } » est hors limites. Un vote reste ouvert de 5 minutes à 24 heures.
votes-quorum-high = Cette partie n’a que { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    } : un quorum de { $quorum } est impossible. Choisissez un `quorum` plus petit, ajoutez des joueurs avec `/siège joueurs ajouter`, ou laissez voter tout le monde ici.

name-vote = vote
name-stop = arrêter
name-now = maintenant
name-option-window = durée
name-option-quorum = quorum
name-option-voters = votants
command-vote = Voter ensemble sur les décisions d’une partie
command-vote-start = Lancer le vote dans la partie de ce salon
command-vote-stop = Arrêter de voter : les joueurs décident de nouveau
command-vote-status = Montrer le vote ouvert, votre voix et les dix derniers résultats
command-vote-now = Fermer le vote ouvert et appliquer son résultat
option-window = Combien de temps un vote reste ouvert : 30m, 2h, 1d (de 5 minutes à 24 heures)
option-quorum = Nombre de votants nécessaires (par défaut : 1). S’il en manque, le pilote automatique décide
option-voters = Les votants (par défaut : les joueurs)
choice-voters-players = Les joueurs
choice-voters-everybody = Tout le monde ici
