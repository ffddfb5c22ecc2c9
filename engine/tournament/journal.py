"""The journal of a tournament: recorded facts, from which its state is computed.

`fold` is the only way to compute a state. It refuses an impossible fact with a reason, a rule and the alternatives.
`admit` also checks whether the person is allowed to do it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.core.asks import Refused
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.facts import (
    Corrected,
    Created,
    Expelled,
    Fact,
    LotsDrawn,
    PairedAgain,
    Penalized,
    RoundPaired,
    tag_of,
)
from engine.tournament.folding import conduct, games, meeting, organizing, registration, results, rounds
from engine.tournament.folding.expect import expect
from engine.tournament.league import is_league
from engine.tournament.pairing import Round as Pairs
from engine.tournament.rights import expect_allowed, own_table
from engine.tournament.state import Tournament, is_duplicate

HANDLERS: Mapping[type[Fact], Callable[[Tournament, Any], None]] = {
    **organizing.HANDLERS,
    **registration.HANDLERS,
    **rounds.HANDLERS,
    **results.HANDLERS,
    **games.HANDLERS,
    **meeting.HANDLERS,
    **conduct.HANDLERS,
}
"""The functions that change a state, keyed by the class of the fact."""


BENEATH = (f.Corrected, f.Dropped, f.Annulled, f.Excused, f.Expelled, f.Restored, f.Penalized, f.PenaltyTakenBack)
"""T63 The facts that are listed in a line below the standings that were posted before them."""


def fold(facts: Iterable[Fact], base: Tournament | None = None) -> Tournament:
    """Return the state of a tournament after the facts, starting from `base` if given.

    `base` itself is changed. Raise `Refused` for an impossible fact.
    """
    t = base or Tournament()
    for fact in facts:
        apply(t, fact)
    return t


def apply(t: Tournament, fact: Fact) -> None:
    """Change a state by a fact. Raise `Refused` if the fact is impossible."""
    if not t.version and not isinstance(fact, Created):
        raise Refused("not-created", rule="T84", facts={"fact": tag_of(fact), "possible": ["created"]})
    own = own_table(t, fact)
    if own:
        t.own_table.append(t.version + 1)
    try:
        HANDLERS[type(fact)](t, fact)
    except Refused:
        if own:
            t.own_table.pop()
        raise
    t.version += 1
    if isinstance(fact, BENEATH) and t.rounds:
        t.later.append((t.version, fact))


def admit(t: Tournament, fact: Fact, *, seed: str = "") -> None:
    """Change a state by adding a new fact.

    Raise `Refused` if the fact is impossible or not allowed. With `seed`, also check random draws.
    """
    check(t, fact, seed=seed)
    apply(t, fact)


def check(t: Tournament, fact: Fact, *, seed: str = "") -> None:
    """Raise `Refused` if the tournament does not allow the new fact."""
    expect_allowed(t, fact)
    if isinstance(fact, Corrected | Expelled) or (isinstance(fact, Penalized) and fact.name == conduct.CONDUCT):
        expect(bool(fact.reason.strip()), "no-reason", "T47" if isinstance(fact, Penalized) else "T69")
    expect_draws(t, fact, seed=seed)


def expect_draws(t: Tournament, fact: Fact, *, seed: str = "") -> None:
    """T13 to T20, T83 Raise `Refused` if a pairing or a draw by lot is wrong."""
    if isinstance(fact, RoundPaired):
        _expect_right_round(t, fact, seed)
    elif isinstance(fact, PairedAgain):
        _expect_right_again(t, fact)
    elif seed and isinstance(fact, LotsDrawn):
        lots = draft.lots(t, seed).lots
        expect(sorted(lots) != sorted(fact.lots) or lots == fact.lots, "not-the-lots", "T13", possible=list(lots))


def _expect_right_round(t: Tournament, fact: RoundPaired, seed: str) -> None:
    """T15 to T18 Raise `Refused` if a round differs from the one that the rules require."""
    rounds.expect_round(t, fact)
    if seed:
        named = draft.scenario(t, fact.round, seed)
        expect(fact.scenario == named, "not-the-scenario", "T3", word=fact.scenario, possible=[named])
        sealed = draft.game_hash(t, seed)
        expect(fact.seed_hash == sealed, "not-the-game", "T75", hash=fact.seed_hash, possible=[sealed])
    if is_duplicate(t):
        return
    right = draft.pairs(t, fact.round)
    _expect_pairs(right, tuple((seat.a, seat.b) for seat in fact.tables), fact.bye)
    if seed or is_league(t):
        sides = draft.sides(t, fact.round, [*enumerate(right.tables, 1)], seed)
        expect(sides == fact.tables, "not-the-sides", "T74", possible=[seat.first for seat in sides])


def _expect_right_again(t: Tournament, fact: PairedAgain) -> None:
    """T20 Raise `Refused` if new pairs for annulled tables do not follow the rules.

    A judge may choose other pairs by hand, with a reason.
    """
    if fact.by_hand:
        expect(bool(fact.reason.strip()), "no-reason", "T20")
        return
    tables = rounds.expect_again(t, fact).tables
    freed = [player for number in fact.tables for player in tables[number].players]
    seats = [player for player in dict.fromkeys((*freed, *fact.late)) if player not in fact.absent]
    right = draft.pairs_among(t, fact.round, seats)
    _expect_pairs(right, tuple((seat.a, seat.b) for seat in fact.instead), fact.bye)


def _expect_pairs(right: Pairs[int], tables: tuple[tuple[int, int], ...], bye: int) -> None:
    if right.tables == tables and (right.bye or 0) == bye:
        return
    possible = [list(pair) for pair in right.tables]
    raise Refused("not-the-right-round", rule="T18", facts={"possible": possible, "left_over": right.bye or 0})
