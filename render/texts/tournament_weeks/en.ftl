### Tournaments over weeks: threads of tables, times, reminders, more time; channels that watch.

## What happened

did-times-proposed = { $name } proposed for table { $table } of round { $round }: { $times }.
did-time-agreed = Table { $table } of round { $round }: { $name } agreed to play { $time }.
did-time-asked = { $name } asked for more time at table { $table } of round { $round }.
did-time-refused = Table { $table } of round { $round } got no more time.
did-nobody-came = { $name } says that nobody came to table { $table } of round { $round }.
did-told-to-wait = Table { $table } of round { $round }: a judge says to wait.
did-time-given-until = The end of round { $round } was moved: { $until }.
did-time-given-table-until = Table { $table } of round { $round } has time until { $until }.

## Refusals

tournament-refused-times-only-over-weeks = On a day the judge gives the start: no times are proposed.
tournament-refused-too-many-times = Times: { $number }. Propose one to { $most }.
tournament-refused-time-has-passed = { $until } has passed.
tournament-refused-not-proposed = That time is not proposed any more.
tournament-refused-own-proposal = You proposed that time yourself: the other says whether it suits.
tournament-refused-asked-already = { $name } has asked for more time already: a judge answers.
tournament-refused-nobody-asked = Nobody waits for that any more.
tournament-refused-claimed-already = { $name } has said so already: a judge answers.
tournament-refused-no-time-agreed = No time was agreed, so nobody is late. Propose one; at the end of the round a judge decides.
tournament-refused-minutes-or-until = Give minutes or an end, not both.
