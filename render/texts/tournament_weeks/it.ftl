### Tournaments over weeks: threads of tables, times, reminders, more time; channels that watch.

## What happened

did-times-proposed = { $name } ha proposto per il tavolo { $table } del turno { $round }: { $times }.
did-time-agreed = Tavolo { $table } del turno { $round }: { $name } ha accettato di giocare { $time }.
did-time-asked = { $name } ha chiesto altro tempo al tavolo { $table } del turno { $round }.
did-time-refused = Il tavolo { $table } del turno { $round } non ha avuto altro tempo.
did-nobody-came = { $name } dice che al tavolo { $table } del turno { $round } non è venuto nessuno.
did-told-to-wait = Tavolo { $table } del turno { $round }: un arbitro dice di aspettare.
did-time-given-until = La fine del turno { $round } è spostata: { $until }.
did-time-given-table-until = Il tavolo { $table } del turno { $round } ha tempo fino a { $until }.

## Refusals

tournament-refused-times-only-over-weeks = In una giornata l’inizio lo dà l’arbitro: non si propongono orari.
tournament-refused-too-many-times = Orari: { $number }. Proponine da uno a { $most }.
tournament-refused-time-has-passed = { $until } è passato.
tournament-refused-not-proposed = Quell’orario non è più tra i proposti.
tournament-refused-own-proposal = Quell’orario l’hai proposto tu: se va bene lo dice l’altro.
tournament-refused-asked-already = { $name } ha già chiesto altro tempo: risponde un arbitro.
tournament-refused-nobody-asked = Nessuno aspetta più questa risposta.
tournament-refused-claimed-already = { $name } l’ha già detto: risponde un arbitro.
tournament-refused-no-time-agreed = Non c’è un orario concordato, quindi nessuno è in ritardo. Proponine uno; alla fine del turno decide un arbitro.
tournament-refused-minutes-or-until = Indica i minuti o una fine, non entrambi.
