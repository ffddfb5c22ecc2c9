"""T43 to T51, T54, T56, T90 Applies facts about penalties and about players who leave."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.asks import Refused
from engine.tournament.books.base import load
from engine.tournament.facts import (
    Annulled,
    Dropped,
    Excused,
    Expelled,
    Fact,
    Penalized,
    PenaltyTakenBack,
    PlaysOn,
    Restored,
)
from engine.tournament.folding.expect import expect, expect_stage, in_lots
from engine.tournament.folding.results import conceded_result
from engine.tournament.standings import by_fields
from engine.tournament.state import (
    CLOSED,
    OPEN,
    RUNNING,
    Penalty,
    Player,
    Tournament,
    begun,
    may_play,
    player_of,
)

ABANDONED, EXPELLED, FOR_LIFE, EXCUSED = "abandoned", "expelled", "expelled-for-life", "excused"
CONDUCT, DICE_TALK = "conduct", "dice-talk"
MOST_CONDUCT = 1000
MAY_PLAY_ON = ("conceded", "interrupted", "no-show")
"""T56 The reasons of an annulment after which a judge may let the player continue."""


def lines(t: Tournament) -> dict[str, dict[str, Any]]:
    """T44 Return the penalties that a judge can give by the rulebook, keyed by name."""
    return {each["name"]: each for each in load(t.book).rules()["penalty"] if each["by"] == "judge"}


def penalized(t: Tournament, fact: Penalized) -> None:
    """T43 to T47 Record a penalty against a player."""
    expect_stage(t, "T43", OPEN, CLOSED, RUNNING)
    player_of(t, fact.player)
    known = lines(t)
    if fact.name not in known:
        raise Refused("no-such-penalty", rule="T44", facts={"word": fact.name, "possible": list(known)})
    points = _points(t, fact, known[fact.name])
    t.penalties.append(
        Penalty(
            number=len(t.penalties) + 1,
            player=fact.player,
            name=fact.name,
            points=points,
            round=len(t.rounds),
            reason=fact.reason,
            by=fact.by,
            at=fact.at,
        )
    )


def _points(t: Tournament, fact: Penalized, line: Mapping[str, Any]) -> int:
    """T43 to T47 Return the points of a penalty. Raise `Refused` if it may not be given again."""
    given = [
        each for each in t.penalties if (each.player, each.name) == (fact.player, fact.name) and not each.taken_back
    ]
    if fact.name == CONDUCT:
        expect(
            1 <= fact.points <= MOST_CONDUCT, "no-such-points", "T47", points=fact.points, least=1, most=MOST_CONDUCT
        )
        return fact.points
    expect(not fact.points, "points-are-of-the-book", "T44", points=line["points"])
    if fact.name == DICE_TALK:
        return int(line["points"]) if given else 0
    waived = line.get("waived_by")
    expect(not (waived and getattr(t.settings, str(waived))), "waived", "T9", word=fact.name)
    if given:
        raise Refused("penalized-already", rule="T45", facts={"word": fact.name, "penalty": given[0].number})
    return int(line["points"])


def penalty_taken_back(t: Tournament, fact: PenaltyTakenBack) -> None:
    """T43 Cancel a penalty. The log keeps both entries."""
    there = [each.number for each in t.penalties if not each.taken_back]
    expect(fact.penalty in there, "no-such-penalty-given", "T43", penalty=fact.penalty, possible=there)
    expect_stage(t, "T43", OPEN, CLOSED, RUNNING)
    t.penalties[fact.penalty - 1].taken_back = True


# --- who leaves ---


def _in_tournament(t: Tournament, number: int, rule: str) -> Player:
    expect_stage(t, rule, CLOSED, RUNNING)
    in_lots(t, number)
    return t.players[number]


def dropped(t: Tournament, fact: Dropped) -> None:
    """T49 to T52, T90 Record that a player leaves and concedes a game that has begun."""
    if t.stage == OPEN:
        raise Refused("withdraw-instead", rule="T90", facts={"possible": ["withdrawn"]})
    player = _in_tournament(t, fact.player, "T49")
    expect(not player.left, "has-left", "T49", player=fact.player)
    player.left, player.left_day, player.left_round = ABANDONED, fact.day, len(t.rounds)
    if by_fields(t) and not player.annulled:
        player.open_cases = [*(case for case in player.open_cases if case != ABANDONED), ABANDONED]
    _leave_table(t, player, fact)


def _leave_table(t: Tournament, player: Player, fact: Fact) -> None:
    """T52 Let the opponent of a player who leaves win the running game."""
    if not t.rounds or t.rounds[-1].closed:
        return
    round_ = t.rounds[-1]
    table = round_.table_of(player.number)
    if table is None or table.results or table.reports or not begun(t, round_, table):
        return
    table.results.append(conceded_result(t, table, (player.number,), fact))


def annulled(t: Tournament, fact: Annulled) -> None:
    """T49, T50 Annul a player for one of the reasons listed in the rulebook."""
    expect(by_fields(t), "nobody-is-annulled-here", "T77")
    player = _in_tournament(t, fact.player, "T50")
    possible = [
        line["name"] for line in _leaving_lines(t) if line["annuls"] and line["name"] not in (EXPELLED, FOR_LIFE)
    ]
    expect(fact.why in possible, "no-such-leaving", "T49", word=fact.why, possible=possible)
    expect(not player.annulled, "annulled-already", "T49", player=fact.player)
    expect(fact.why != ABANDONED or bool(player.left), "has-not-left", "T50", player=fact.player)
    player.annulled = fact.why
    player.open_cases = []


def _leaving_lines(t: Tournament) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = load(t.book).rules()["leaving"]
    return found


def excused(t: Tournament, fact: Excused) -> None:
    """T50 Record that a player is excused for leaving, conceding or not coming."""
    player = _in_tournament(t, fact.player, "T50")
    expect(not player.annulled, "annulled-already", "T50", player=fact.player, possible=["restored"])
    expect(bool(player.left or player.open_cases), "nothing-to-excuse", "T50", player=fact.player)
    if player.left:
        player.left = EXCUSED
    player.open_cases = []


def expelled(t: Tournament, fact: Expelled) -> None:
    """T46, T48 Expel and annul a player. If the player's game has begun, the opponent wins it."""
    player = _in_tournament(t, fact.player, "T48")
    gone = player.left in (EXPELLED, FOR_LIFE)
    expect(not gone, "expelled-already", "T48", player=fact.player)
    word = FOR_LIFE if fact.for_life else EXPELLED
    if not player.left:
        _leave_table(t, player, fact)
        player.left_round = len(t.rounds)
    player.left = player.annulled = word
    player.open_cases, player.plays_on = [], False


def plays_on(t: Tournament, fact: PlaysOn) -> None:
    """T56 Let an annulled player continue."""
    player = _in_tournament(t, fact.player, "T56")
    able = player.annulled in MAY_PLAY_ON and not player.left
    expect(able, "may-not-play-on", "T56", player=fact.player, possible=list(MAY_PLAY_ON))
    expect(not player.plays_on, "plays-on-already", "T56", player=fact.player)
    player.plays_on = True


def restored(t: Tournament, fact: Restored) -> None:
    """T50 Reverse the decision that a player left, was annulled or was excused."""
    player = _in_tournament(t, fact.player, "T50")
    expect(not may_play(player) or bool(player.annulled), "plays-already", "T50", player=fact.player)
    expect(not player.aside, "stepped-aside", "T10", possible=["came-in"])
    player.left = player.annulled = ""
    player.plays_on, player.open_cases = False, []


HANDLERS: Mapping[type[Fact], Callable[[Tournament, Any], None]] = {
    Penalized: penalized,
    PenaltyTakenBack: penalty_taken_back,
    Dropped: dropped,
    Annulled: annulled,
    Excused: excused,
    Expelled: expelled,
    PlaysOn: plays_on,
    Restored: restored,
}
