"""T4 to T13, T80, T85 to T87, T90, T92, T96, T98 Registration: players, lists, lots, absences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.asks import Refused
from engine.tournament.books.base import load
from engine.tournament.draft import coming, rounds_in_all
from engine.tournament.facts import (
    Admitted,
    CameBack,
    CameIn,
    CheckedIn,
    Fact,
    LetIn,
    ListApproved,
    ListHanded,
    ListReturned,
    LotsDrawn,
    Registered,
    SteppedAside,
    TookLeave,
    Withdrawn,
)
from engine.tournament.folding.expect import BEFORE_ROUND_ONE, NOT_OVER, expect, expect_stage, in_lots
from engine.tournament.folding.rounds import expect_league
from engine.tournament.league import is_league
from engine.tournament.settings import WEEK
from engine.tournament.state import (
    CLOSED,
    OPEN,
    RUNNING,
    Penalty,
    Player,
    Tournament,
    has_list,
    in_places,
    may_play,
    player_of,
    playing,
    waiting,
)

LATE_LIST = "list-late"
LAST_ROUND_TO_JOIN = 1
"""T11 The number of the last round in which latecomers are admitted, until the next one is paired."""


def registered(t: Tournament, fact: Registered) -> None:
    """T4, T11, T87 Register a player, or admit one after registration has closed."""
    expect_stage(t, "T4", *NOT_OVER)
    number = len(t.players) + 1
    expect(fact.player == number, "not-the-next-number", "T4", player=fact.player, possible=[number])
    expect(not (fact.guest and fact.person), "a-guest-has-no-account", "T4")
    _expect_new(t, fact)
    if t.stage != OPEN:
        expect_in_time(t)
        _expect_room(t)
        t.lots.append(number)
    t.players[number] = Player(
        number=number,
        name=fact.name,
        person=fact.person,
        guest=fact.guest,
        origin=fact.origin,
        group=fact.group,
        club=fact.club,
        at=fact.at,
    )


def _expect_new(t: Tournament, fact: Registered) -> None:
    """T4 Raise `Refused` if the person or guest is already registered."""
    if not fact.person and not (fact.guest and fact.name):
        return
    name = fact.name.strip().casefold()
    for number, player in t.players.items():
        if player.withdrawn:
            continue
        same = player.person == fact.person if fact.person else player.guest and player.name.strip().casefold() == name
        if same:
            raise Refused("registered-already", rule="T4", facts={"player": number, "name": player.name})


def expect_in_time(t: Tournament) -> None:
    """T11, T96 Raise `Refused` if it is too late to admit a player."""
    expect(not (is_league(t) and t.rounds), "too-late-for-league", "T96")
    expect(len(t.rounds) <= LAST_ROUND_TO_JOIN, "too-late-to-join", "T11", round=len(t.rounds))


def _expect_room(t: Tournament) -> None:
    """T92 Raise `Refused` if a league is full."""
    if is_league(t):
        expect_league(len(playing(t, 1)) + 1)


def withdrawn(t: Tournament, fact: Withdrawn) -> None:
    """T90 Remove a player before registration closes. Later, use `dropped`."""
    player = player_of(t, fact.player)
    expect(t.stage == OPEN, "drop-instead", "T90", stage=t.stage, possible=["dropped"])
    player.withdrawn = True


# --- lists ---


def list_handed(t: Tournament, fact: ListHanded) -> None:
    """T5 to T8, T86 Store an army list. A list with faults does not count."""
    expect(t.settings.lists, "no-lists", "T5")
    expect_stage(t, "T8", *NOT_OVER)
    player = player_of(t, fact.player)
    player.faults = fact.faults
    if fact.faults:
        return
    late = days_late(t, player, fact.day)
    if player.list_at is None:
        player.list_at, player.list_day = fact.at, fact.day
    player.list_counts, player.list_approved, player.paper = True, False, fact.paper
    player.list_name, player.army, player.generals = fact.list, fact.army, fact.generals
    player.returned, player.returned_until = "", 0
    if not player.let_in:
        _penalize_late(t, player, late, fact)


def days_late(t: Tournament, player: Player, day: int) -> int:
    """T7 Return for how many days a player's list is late and costs penalty points.

    A day that has begun counts. If a judge returned the list with a new deadline, only the days after that deadline
    count.
    """
    due = t.settings.lists_day
    if player.list_at is None:
        return max(0, day - due)
    if not player.returned:
        return 0
    if player.returned_until:
        return max(0, day - player.returned_until)
    return max(0, day - max(due, player.list_day))


def _penalize_late(t: Tournament, player: Player, days: int, fact: ListHanded | LetIn) -> None:
    if not days:
        return
    line = next(each for each in load(t.book).rules()["penalty"] if each["name"] == LATE_LIST)
    t.penalties.append(
        Penalty(
            number=len(t.penalties) + 1,
            player=player.number,
            name=LATE_LIST,
            points=days * int(line["points"]),
            round=len(t.rounds),
            days=days,
            at=fact.at,
        )
    )


def list_approved(t: Tournament, fact: ListApproved) -> None:
    """T5 Approve a player's army list."""
    player = player_of(t, fact.player)
    expect(player.list_counts, "no-list-yet", "T5", player=fact.player)
    player.list_approved = True


def list_returned(t: Tournament, fact: ListReturned) -> None:
    """T7 Return a list to its player, so that it no longer counts."""
    player = player_of(t, fact.player)
    expect(player.list_counts, "no-list-yet", "T7", player=fact.player)
    expect_stage(t, "T7", *BEFORE_ROUND_ONE)
    player.list_counts = player.list_approved = False
    player.returned, player.returned_until = fact.reason, fact.until


def let_in(t: Tournament, fact: LetIn) -> None:
    """T7 Let a player without an army list play. The player gets the penalty for a late list."""
    expect(t.settings.lists, "no-lists", "T7")
    expect_stage(t, "T7", *NOT_OVER)
    player = player_of(t, fact.player)
    expect(not has_list(t, player), "has-a-list", "T7", player=fact.player)
    _penalize_late(t, player, days_late(t, player, fact.day), fact)
    player.let_in = True


def checked_in(t: Tournament, fact: CheckedIn) -> None:
    """T9 Record that a player has checked in."""
    expect_stage(t, "T9", *NOT_OVER)
    player = player_of(t, fact.player)
    expect(not player.here, "here-already", "T9", player=fact.player)
    player.here = True


# --- lots ---


def lots_drawn(t: Tournament, fact: LotsDrawn) -> None:
    """T13, T85 Close registration. Give a lot number to each player who has a place."""
    expect_stage(t, "T85", OPEN)
    there = in_places(t)
    expect(len(there) > 1, "too-few-players", "T85", players=len(there), least=2)
    if sorted(fact.lots) != sorted(there):
        raise Refused("not-the-players", rule="T13", facts={"lots": list(fact.lots), "possible": there})
    t.lots = list(fact.lots)
    t.stage = CLOSED


def admitted(t: Tournament, fact: Admitted) -> None:
    """T11 Admit a waiting player, who then has the last lot."""
    expect_stage(t, "T11", CLOSED, RUNNING)
    player = player_of(t, fact.player)
    expect_in_time(t)
    _expect_room(t)
    able = fact.player in waiting(t) or (player.aside and bool(t.rounds))
    possible = ["came-in"] if player.aside else []
    expect(able, "nobody-to-admit", "T11", player=fact.player, possible=possible)
    if player.aside:
        t.lots.remove(fact.player)
        player.aside = False
    t.lots.append(fact.player)


def stepped_aside(t: Tournament, fact: SteppedAside) -> None:
    """T10 Record that a player does not play, to make the number of players even."""
    expect_stage(t, "T10", CLOSED)
    player = player_of(t, fact.player)
    in_lots(t, fact.player)
    able = [number for number in coming(t) if t.players[number].club]
    expect(t.settings.odd == "club", "nobody-steps-aside", "T10", possible=[])
    expect(len(coming(t)) % 2 == 1, "number-is-even", "T10", players=len(coming(t)))
    expect(fact.player in able, "not-of-the-club", "T10", player=fact.player, possible=able)
    player.aside = True


def came_in(t: Tournament, fact: CameIn) -> None:
    """T10 Let the player who stepped aside replace an absent player."""
    expect_stage(t, "T10", CLOSED)
    player = player_of(t, fact.player)
    aside = [number for number in t.lots if t.players[number].aside]
    expect(player.aside, "has-not-stepped-aside", "T10", player=fact.player, possible=aside)
    in_lots(t, fact.absent)
    expect(not may_play(t.players[fact.absent]), "is-not-absent", "T10", player=fact.absent)
    player.aside = False


# --- leave ---


def took_leave(t: Tournament, fact: TookLeave) -> None:
    """T80 Record that a player will miss some future rounds."""
    expect_stage(t, "T80", *NOT_OVER)
    expect(t.settings.clock == WEEK, "only-over-weeks", "T80")
    expect(not is_league(t), "league-without-leave", "T98")
    player = player_of(t, fact.player)
    total = rounds_in_all(t)
    left = [number for number in range(len(t.rounds) + 1, total + 1) if number not in player.away]
    expect(bool(fact.rounds) and set(fact.rounds) <= set(left), "no-such-rounds-left", "T80", possible=left)
    away = player.away | set(fact.rounds)
    expect(len(away) <= total // 3, "too-much-leave", "T80", rounds=len(away), most=total // 3)
    player.away = away


def came_back(t: Tournament, fact: CameBack) -> None:
    """T80 Cancel a player's announced absence from future rounds."""
    player = player_of(t, fact.player)
    left = sorted(number for number in player.away if number > len(t.rounds))
    expect(bool(fact.rounds) and set(fact.rounds) <= set(left), "no-such-rounds-left", "T80", possible=left)
    player.away -= set(fact.rounds)


HANDLERS: Mapping[type[Fact], Callable[[Tournament, Any], None]] = {
    Registered: registered,
    Withdrawn: withdrawn,
    ListHanded: list_handed,
    ListApproved: list_approved,
    ListReturned: list_returned,
    LetIn: let_in,
    CheckedIn: checked_in,
    LotsDrawn: lots_drawn,
    Admitted: admitted,
    SteppedAside: stepped_aside,
    CameIn: came_in,
    TookLeave: took_leave,
    CameBack: came_back,
}
