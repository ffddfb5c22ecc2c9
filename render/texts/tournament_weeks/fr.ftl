### Tournaments over weeks: threads of tables, times, reminders, more time; channels that watch.

## What happened

did-times-proposed = { $name } a proposé pour la table { $table } de la ronde { $round } : { $times }.
did-time-agreed = Table { $table } de la ronde { $round } : { $name } a accepté de jouer { $time }.
did-time-asked = { $name } a demandé plus de temps à la table { $table } de la ronde { $round }.
did-time-refused = La table { $table } de la ronde { $round } n’a pas eu plus de temps.
did-nobody-came = { $name } dit que personne n’est venu à la table { $table } de la ronde { $round }.
did-told-to-wait = Table { $table } de la ronde { $round } : un arbitre dit d’attendre.
did-time-given-until = La fin de la ronde { $round } est déplacée : { $until }.
did-time-given-table-until = La table { $table } de la ronde { $round } a jusqu’à { $until }.

## Refusals

tournament-refused-times-only-over-weeks = En une journée, l’arbitre donne le départ : on ne propose pas d’horaires.
tournament-refused-too-many-times = Horaires : { $number }. Proposez-en de un à { $most }.
tournament-refused-time-has-passed = { $until } est passé.
tournament-refused-not-proposed = Cet horaire n’est plus proposé.
tournament-refused-own-proposal = Vous avez proposé cet horaire vous-même : l’autre dit s’il lui convient.
tournament-refused-asked-already = { $name } a déjà demandé plus de temps : un arbitre répond.
tournament-refused-nobody-asked = Personne n’attend plus cette réponse.
tournament-refused-claimed-already = { $name } l’a déjà dit : un arbitre répond.
tournament-refused-no-time-agreed = Aucun horaire n’est convenu, donc personne n’est en retard. Proposez-en un ; à la fin de la ronde, un arbitre décide.
tournament-refused-minutes-or-until = Donnez des minutes ou une fin, pas les deux.
