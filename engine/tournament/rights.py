"""T4, T8, T65 to T68, T71, T89, T101 Checks whether a person has the right to cause a fact.

Only new facts are checked, because old ones may lack the person.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.folding.expect import expect
from engine.tournament.state import Tournament

ORGANIZER, JUDGE, SELF, BOT = "organizer", "judge", "player", "bot"

_ROLES: Mapping[type[Fact], str] = {
    **dict.fromkeys(
        (
            f.SettingsChanged,
            f.Announced,
            f.RoundsStruck,
            f.JudgeNamed,
            f.JudgeRemoved,
            f.LotsDrawn,
            f.Admitted,
            f.SteppedAside,
            f.CameIn,
            f.RoundTakenBack,
            f.Finished,
            f.Reopened,
            f.Cancelled,
            f.SeedTold,
        ),
        ORGANIZER,
    ),
    **dict.fromkeys(
        (
            f.RoundPaired,
            f.PairedAgain,
            f.RoundStarted,
            f.RoundClosed,
            f.TimeGiven,
            f.Ruled,
            f.Corrected,
            f.NoShow,
            f.Unplayed,
            f.Penalized,
            f.PenaltyTakenBack,
            f.Annulled,
            f.Excused,
            f.Expelled,
            f.PlaysOn,
            f.Restored,
            f.ListApproved,
            f.ListReturned,
            f.LetIn,
            f.TimeRefused,
            f.ToldToWait,
        ),
        JUDGE,
    ),
    **dict.fromkeys((f.GameBegun, f.GameEnded, f.AttemptEnded, f.TimeOver, f.Asked), BOT),
}
"""The role needed for each class of facts; any other fact may come from the player whom it is about, or from a
judge.
"""


def judges(t: Tournament) -> list[int]:
    """T65 Return the ids of all judges, the organizer first."""
    return [person for person in (t.organizer, *t.judges) if person]


def player_by(t: Tournament, person: int) -> int:
    """Return the player number of a person; 0 if the person does not play."""
    if not person:
        return 0
    return next((n for n, player in t.players.items() if player.person == person and not player.withdrawn), 0)


def expect_allowed(t: Tournament, fact: Fact) -> None:
    """Raise `Refused` unless the person of a fact may do it. Person 0 is the bot."""
    if not fact.by or isinstance(fact, f.Created):
        return
    role = _ROLES.get(type(fact), "")
    if role == BOT:
        raise Refused("the-bot-does-it", rule="T74", facts={"possible": [BOT]})
    if role == ORGANIZER:
        expect(fact.by == t.organizer, "organizer-only", "T65", possible=[ORGANIZER])
    elif role == JUDGE:
        expect(fact.by in judges(t), "judges-only", "T65", possible=[ORGANIZER, JUDGE])
    else:
        _OWN.get(type(fact), _own_or_judge)(t, fact)
    if own_table(t, fact):
        others = [person for person in judges(t) if person != fact.by and not _at(t, fact, person)]
        expect(not others, "own-table", "T71", possible=others)
        expect(not t.settings.rated, "own-table-rated", "T101")


# --- one's own ---


def _own_or_judge(t: Tournament, fact: Any) -> None:
    own = player_by(t, fact.by)
    about = tuple(getattr(fact, "players", ())) or (getattr(fact, "player", 0),)
    may = (own and about == (own,)) or fact.by in judges(t)
    expect(bool(may), "not-yours", "T65", possible=[SELF, JUDGE])


def _own_or_guests(t: Tournament, fact: Any) -> None:
    """T89 Raise `Refused` unless the person may enter or dispute this report."""
    guest = fact.player in t.players and t.players[fact.player].guest
    may = fact.by in judges(t) if guest else player_by(t, fact.by) == fact.player
    expect(may, "not-yours", "T66", possible=[JUDGE if guest else SELF])


def _registers(t: Tournament, fact: f.Registered) -> None:
    """T4, T11 Raise `Refused` unless the person may register this player."""
    expect(bool(fact.name.strip()), "no-name", "T4")
    if t.lots:
        expect(fact.by == t.organizer, "organizer-only", "T11", possible=[ORGANIZER])
    elif fact.guest:
        expect(fact.by in judges(t), "judges-only", "T4", possible=[ORGANIZER, JUDGE])
    else:
        expect(fact.person == fact.by, "not-yours", "T4", possible=[SELF])


def _hands_list(t: Tournament, fact: f.ListHanded) -> None:
    """T8, T86 Raise `Refused` unless the person may hand in this list."""
    _own_or_judge(t, fact)
    if fact.by in judges(t) and player_by(t, fact.by) != fact.player:
        return
    expect(not fact.paper or fact.by in judges(t), "judges-only", "T86", possible=[JUDGE])
    player = t.players.get(fact.player)
    fixed = player is not None and player.list_counts and fact.day > t.settings.lists_day
    expect(not fixed, "list-is-fixed", "T8", possible=[JUDGE])


def _confirms(t: Tournament, fact: f.Confirmed) -> None:
    if fact.silence:
        raise Refused("the-bot-does-it", rule="T67", facts={"possible": [BOT]})
    if fact.judge:
        expect(fact.by in judges(t), "judges-only", "T89", possible=[ORGANIZER, JUDGE])
    else:
        expect(player_by(t, fact.by) == fact.player, "not-yours", "T66", possible=[SELF])


def _hands_over(t: Tournament, fact: f.HandedOver) -> None:
    """T65 Raise `Refused` unless the person may hand over the tournament.

    The caller must check that a person who takes over is a server manager.
    """
    if fact.taken:
        expect(fact.by == fact.person, "not-yours", "T65", possible=[SELF])
    else:
        expect(fact.by == t.organizer, "organizer-only", "T65", possible=[ORGANIZER])


_OWN: Mapping[type[Fact], Callable[[Tournament, Any], None]] = {
    f.Registered: _registers,
    f.ListHanded: _hands_list,
    f.Reported: _own_or_guests,
    f.Disputed: _own_or_guests,
    **dict.fromkeys((f.TimesProposed, f.TimeAgreed, f.TimeAsked, f.NobodyCame), _own_or_guests),
    f.Confirmed: _confirms,
    f.HandedOver: _hands_over,
}


# --- own tables ---

_RULES_TABLE = (f.Ruled, f.Corrected, f.NoShow, f.Unplayed, f.TimeGiven, f.TimeRefused, f.ToldToWait)
_RULES_PLAYER = (f.Penalized, f.Annulled, f.Expelled)


def own_table(t: Tournament, fact: Fact) -> bool:
    """T71 Return whether a judge decides about their own game or opponent."""
    return bool(fact.by) and _at(t, fact, fact.by)


def _at(t: Tournament, fact: Any, person: int) -> bool:
    """Return whether a person plays at the table that a judge's decision concerns."""
    rules = isinstance(fact, _RULES_TABLE) or (isinstance(fact, f.Confirmed) and fact.judge)
    if not rules and not isinstance(fact, _RULES_PLAYER):
        return False
    own = player_by(t, person)
    if not own or not t.rounds:
        return False
    if isinstance(fact, _RULES_PLAYER):
        table = t.rounds[-1].table_of(own)
        return table is not None and table.other(own) == fact.player
    if not 1 <= fact.round <= len(t.rounds):
        return False
    at = t.rounds[fact.round - 1].tables.get(fact.table)
    return at is not None and own in at.players
