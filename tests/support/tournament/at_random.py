"""Whole tournaments at random, for tests: drops, late joiners, leave, penalties, no-shows, corrections."""

from __future__ import annotations

import random
from typing import Any

from support.tournament.play import START, Play

from engine.tournament import draft
from engine.tournament import facts as f


def at_random(rng: random.Random) -> Play:
    """Play a tournament with drops, late joiners, returns, leave, penalties, no-shows, corrections, in random order."""
    play = Play(rounds=0, scenarios=(), clock=rng.choice(("minutes", "week")))
    play.register(rng.randint(4, 14))
    for number in range(1, len(play.t.players) + 1):
        if rng.random() < 0.1 and len(play.t.players) > 6:
            play.add(f.Withdrawn(player=number), by=number)
    play.close()
    play.now = START
    if rng.random() < 0.5:
        play.lead(f.Penalized(player=play.t.lots[0], name="manual"))
    total = draft.rounds_in_all(play.t)
    for number in range(1, total + 1):
        between(play, rng)
        if len(draft.order(play.t, number)) < 2 or (number == 1 and total >= len(draft.order(play.t, 1))):
            break
        play.pair()
        for table in list(play.round.tables.values()):
            outcome(play, rng, table.number)
        play.lead(f.RoundClosed(round=number))
        play.later(200)
    return play


def between(play: Play, rng: random.Random) -> None:
    """Do what happens between two rounds."""
    if len(play.t.rounds) < 2 and rng.random() < 0.3:
        number = len(play.t.players) + 1
        play.lead(f.Registered(player=number, name="Late", person=number))
    player = rng.choice(play.t.lots)
    state = play.t.players[player]
    if rng.random() < 0.4 and len(draft.order(play.t, len(play.t.rounds) + 1)) > 4 and not state.left:
        play.lead(f.Dropped(player=player))
        play.lead(rng.choice((f.Excused(player=player), f.Annulled(player=player, why="abandoned"))))
    elif state.left and rng.random() < 0.5:
        play.lead(f.Restored(player=player, reason="back"))
    if play.t.rounds and rng.random() < 0.4:
        done = rng.choice(play.t.rounds)
        table = rng.choice([*done.tables.values()])
        if table.results:
            outcomes = {"outcome": rng.choice(("conceded", "no-show", "unplayed")), "players": (table.a,)}
            play.lead(
                f.Corrected(round=done.number, table=table.number, replaces=len(table.results), reason="x", **outcomes)
            )


def outcome(play: Play, rng: random.Random, table: int) -> None:
    """End a table in one of the ways there are."""
    seats = play.table(table).players
    kind = rng.random()
    if kind < 0.1:
        play.later(30)
        play.lead(f.NoShow(round=play.round.number, table=table, players=(rng.choice(seats),)))
    elif kind < 0.2 and play.t.settings.clock == "minutes":
        play.lead(f.Conceded(round=play.round.number, table=table, players=(rng.choice(seats),)))
    elif play.round.scenario in {"saccheggio", "imboscata"}:
        raw: dict[str, Any] = {"a": {"role": "attacker"}, "b": {"role": "defender"}}
        raw |= {"camp": 1} if play.round.scenario == "saccheggio" else {"baggage": 1, "out": True}
        play.lead(f.Ruled(round=play.round.number, table=table, report=raw))
    else:
        play.rule(table, 10 * rng.randint(0, 90), 10 * rng.randint(0, 90))
