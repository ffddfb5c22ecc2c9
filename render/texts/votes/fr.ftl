### What is voted for.

person-voters = le vote

## The ballot

votes-until = Ouvert jusqu’à { $at } ({ $left }).
votes-terms-players = Peut voter qui joue ; { $count ->
        [one] { $count } voix suffit.
       *[other] il faut au moins { $count } votants.
    }
votes-terms-everybody = Tout le monde ici peut voter ; { $count ->
        [one] { $count } voix suffit.
       *[other] il faut au moins { $count } votants.
    }
votes-count = { $count ->
        [0] Personne n’a encore voté.
        [one] Une personne a voté.
       *[other] { $count } personnes ont voté.
    }
votes-ready = **Assez de monde a voté :** qui joue peut faire décider tout de suite.
votes-plan = Quel plan suit-on ?
votes-poll-figure = · { $chance }{ $error ->
    [0] { "" }
   *[other] { " ± " }{ $error }
}
votes-poll-figures = (Après chaque plan : les victoires avec lui sur 100 parties{ $weak ->
    [yes] , selon le jeu du pilote automatique
   *[no] { "" }
})
votes-all = **Tout le monde a voté :** le vote se clôt { $left }.
button-vote-propose = Proposer un ordre
votes-propose = Quel ordre proposez-vous ? Il rejoint les plans de ce vote et reçoit votre voix. S’il l’emporte, lui seul est donné, et le vote suivant redemande.
votes-propose-pick = Choisir un ordre
votes-propose-full = Ce vote n’a plus de place pour un autre ordre. Votez pour ce qu’il propose.
votes-ordered = Dans cette partie, les votes décident : votre ordre s’ajoute comme proposition au vote en cours. S’il l’emporte, lui seul est donné. { $link }
votes-order-poll = Dans cette partie, les votes décident, et les sondages de Discord n’acceptent pas d’options par la suite : votez pour ce que celui-ci propose. { $link }
votes-order-none = Dans cette partie, les votes décident, et aucun vote n’est ouvert en ce moment. Réessayez quand le prochain sera sous le plateau.
votes-asleep = 💤 Personne n’a voté pendant un jour : le vote dort. Un appui ou une commande ici, de qui peut voter, le réveille.
votes-awake = 🗳️ Le vote est de nouveau ouvert. { $link }
button-vote-wake = Voter de nouveau
votes-pick = Que faut-il faire ?
votes-because = – { $why }
votes-star = Le choix du pilote automatique : { $why }
votes-votes = { $count ->
        [one] { $count } voix
       *[other] { $count } voix
    }
votes-rest = Laisser le reste de la phase au pilote automatique
button-vote-now = Décider maintenant
button-vote-sure = Décider quand même maintenant
button-to-board = Vers le plateau

## What became of it

votes-decided = ✅ **Décidé : { $what }**
votes-nothing = rien
votes-early = C’est décidé avant l’heure.
votes-why-majority = Le plus de voix : { $count } sur { $total }.
votes-why-tie = { $options ->
    [one] { $options } option a eu
   *[other] { $options } options ont eu
} { $count ->
        [one] { $count } voix
       *[other] { $count } voix
    } chacune : l’égalité revient au pilote automatique, et voici celle d’entre elles qu’il préfère.
votes-why-silence = Personne n’a voté : le pilote automatique a décidé.
votes-why-quorum = { $total ->
        [one] { $total } seule personne a voté
       *[other] Seules { $total } personnes ont voté
    }, c’est trop peu : le pilote automatique a décidé.
votes-why-lost = Le sondage a été supprimé : le pilote automatique a décidé.
votes-why-illegal = Les règles de cette version ne permettent plus ce qui a été voté : le pilote automatique a décidé.
votes-why-stopped = ⏹️ Clos sans décision : on ne vote plus dans cette partie.
votes-why-moved = ⏹️ Clos sans décision : c’est décidé autrement entre-temps.
votes-why-undone = ⏹️ Clos sans décision : quelque chose a été annulé.
votes-why-reopened = ⏹️ Clos sans décision : l’étape recommence. Le prochain vote est plus bas.
votes-why-over = ⏹️ Clos sans décision : la partie est finie.
votes-why-resigned = ⏹️ Clos sans décision : la partie a été abandonnée.
votes-why-handed = ⏹️ Clos sans décision : quelqu’un d’autre mène la partie. Le prochain vote est plus bas.
votes-result = { $at } : **{ $what }**. { $why }

## Who votes

votes-cast = 🗳️ Votre voix : **{ $what }**
votes-changed = 🗳️ Votre voix va maintenant à **{ $what }**, et non plus à { $before }.
votes-kept = 🗳️ Votre voix reste : **{ $what }**
votes-changeable = Vous pouvez en changer jusqu’à la clôture, { $left }.
votes-tally = { $count ->
    [0] Personne n’a encore voté
    [one] { $count } personne a voté
   *[other] { $count } personnes ont voté
}, { $needed ->
    [one] { $needed } voix suffit.
   *[other] il faut { $needed } voix.
}
votes-stranger = Dans cette partie ne vote que qui joue : { $players }. { $owner } vous fait entrer avec `/siège joueurs ajouter`.
votes-no-option = Ce vote n’a pas de telle option : servez-vous de ses boutons.
votes-late = Ce vote est clos : votre voix est arrivée trop tard et ne compte pas.
votes-present = Ce qui se vote maintenant : { $link }
votes-said = { $text }

## The board of a voted game

votes-board = 🗳️ **Ici, on vote.** Le vote se trouve sous ce plateau ; il ferme { $left }.
votes-board-link = 🗳️ **Ici, on vote :** { $link } Le vote ferme { $left }.
votes-board-soon = 🗳️ **Ici, on vote.** Le vote arrive dans un instant.
votes-board-asleep = 💤 **Le vote dort :** personne n’a voté pendant un jour. Un appui ou une commande ici, de qui peut voter, le réveille.
votes-error-link = Dans cette partie, personne ne décide seul : on vote sur ce qui se fait. C’est ici : { $link }

## Commands

votes-terms = un vote reste ouvert { $window }. { $who }
votes-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
votes-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
votes-direct = Personne d’autre ne peut voter en messages privés. Commencez une partie sur un serveur et lancez-y le vote.
votes-started = 🗳️ Désormais, cette partie se décide par vote : { $terms }
votes-next = Le vote déjà ouvert garde ses conditions ; celles-ci valent à partir du prochain. { $link }
votes-how-to-stop = Avec `/vote arrêter`, qui joue décide de nouveau ; `/vote maintenant` fait trancher tout de suite un vote ouvert.
votes-stopped = Cette partie ne se décide plus par vote : qui joue décide.
votes-not-voted = On ne vote pas dans cette partie. `/vote lancer` l’ordonne.
votes-none-open = Aucun vote n’est ouvert dans cette partie pour le moment.
votes-status = 🗳️ Cette partie se décide par vote : { $terms }
votes-open = Un vote est ouvert jusqu’à { $at } ({ $left }). { $link }
votes-mine = Votre voix : **{ $what }**
votes-last = { $count ->
        [one] **Le dernier résultat**
       *[other] **Les { $count } derniers résultats**
    }
votes-sure = Personne n’a encore voté. Si l’on décide maintenant, c’est le pilote automatique qui décide.
votes-not-yet-players = On peut décider dès que { $players ->
    [one] { $players } personne, qui joue, a voté
   *[other] les { $players } qui jouent ont voté
} ; jusqu’ici { $count ->
        [0] personne
        [one] une personne
       *[other] { $count } personnes
    }. { $owner }, ou qui gère le serveur, peut le faire à tout moment avec `/vote maintenant`.
votes-not-yet-everybody = On peut décider dès que { $needed ->
        [one] { $needed } personne a voté
       *[other] { $needed } personnes ont voté
    } ; jusqu’ici { $count ->
        [0] personne
        [one] une personne
       *[other] { $count } personnes
    }. { $owner }, ou qui gère le serveur, peut le faire à tout moment avec `/vote maintenant`.
votes-uncounted = Les voix ne peuvent pas être comptées pour l’instant : Discord ne répond pas. Rien n’est perdu ; un nouvel essai se fait de lui-même.
votes-window-unclear = « { $said } » n’est pas une durée. Écrivez par exemple `30m`, `2h`, `1d`, ou un nombre de minutes.
votes-window-range = Un vote reste ouvert de 5 minutes à 24 heures ; « { $said } » n’est pas dans ces limites.
votes-quorum-high = Dans cette partie { $count ->
        [one] ne joue qu’une personne
       *[other] ne jouent que { $count } personnes
    } : { $quorum } ne pourront jamais voter. Faites d’abord entrer du monde avec `/siège joueurs ajouter`, choisissez un `quorum` plus petit, ou laissez voter tout le monde ici.

name-vote = vote
name-stop = arrêter
name-now = maintenant
name-option-window = durée
name-option-quorum = quorum
name-option-voters = votants
command-vote = Parties qui se décident par vote
command-vote-start = Fait décider par vote la partie de ce salon
command-vote-stop = Plus de votes : qui joue décide de nouveau
command-vote-status = Le vote ouvert, votre voix et les dix derniers résultats
command-vote-now = Fait trancher maintenant le vote ouvert
option-window = Combien de temps un vote reste ouvert : 30m, 2h, 1d (de 5 minutes à 24 heures)
option-quorum = Combien doivent voter ; s’ils sont moins, le pilote automatique décide (d’ordinaire 1)
option-voters = Qui peut voter (d’ordinaire qui joue)
choice-voters-players = Qui joue
choice-voters-everybody = Tout le monde ici
