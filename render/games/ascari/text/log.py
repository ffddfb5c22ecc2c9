"""Texts of the log, which stay true later."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from engine.core.asks import JOIN, Answer
from engine.core.events import Event
from engine.games.ascari import events as e
from engine.games.ascari.phases import moves
from engine.games.ascari.scenarios import SCENARIOS, board
from engine.games.ascari.sequence import SEQUENCE
from render.event_sentences import NONE
from render.games.ascari.text import catalogue, dice
from render.games.ascari.text.catalogue import any_piece, colon, say
from render.games.ascari.text.event_sentences import sentence
from render.games.ascari.text.labels import kind_word, order_word, spared
from render.log_headings import Mark
from render.log_tables import EventTables, LogTexts, OrderWriter
from render.own_battle import battle

PHASES = tuple(step for step in SEQUENCE.steps if step not in {"player-turn", "fire-phase"})
"""The phases by which a log can be filtered."""
_PHASES: dict[type[Event], str] = {
    e.DeploymentEnded: "deploy",
    e.PlayerTurnBegan: "move",
    e.MoveBegan: "move",
    e.HexEntered: "move",
    e.MoveEnded: "move",
    e.MeleeFought: "move",
    e.MarkersRemoved: "administration",
    e.WaterChanged: "administration",
    e.LullBegan: "lull",
    e.WentBack: "lull",
    e.RecoveryRolled: "lull",
    e.UnitReturned: "lull",
    e.DayBegan: "rearrange",
    e.GameEnded: "end",
}
"""The phase of each type of event; events of other types have the phase of the previous event."""
_KINDS: dict[str, tuple[type[Event], ...]] = {
    "losses": (e.PieceHit, e.PieceEliminated, e.LeaderTested, e.RifleLeft, e.RecoveryRolled, e.UnitReturned),
    "fire": (e.ShotFired,),
    "melee": (e.MeleeFought, e.Retreated, e.RetreatChanged),
    "moves": (
        e.DeploymentChanged,
        e.MoveBegan,
        e.HexEntered,
        e.MoveEnded,
        e.FormationChanged,
        e.MarkerPut,
        e.RifleTaken,
        e.WentBack,
    ),
    "places": (
        e.DeploymentEnded,
        e.PlayerTurnBegan,
        e.ControlTaken,
        e.MarkersRemoved,
        e.WaterChanged,
        e.LullBegan,
        e.DayBegan,
        e.GameEnded,
    ),
}
_TABLES = EventTables(phases=_PHASES, kinds=_KINDS)


def places_of() -> tuple[str, ...]:
    """Return the places of the current battle. Without a battle, return those of all included scenarios."""
    names = (battle(),) if battle() else SCENARIOS
    return tuple(dict.fromkeys(place for name in names for place in board(name).places))


def marks(events: Sequence[Event], *, period: int, round_: int, phase: str) -> list[Mark]:
    """Return a `Mark` for each event: its turn, player-turn and phase.

    `period`, `round_` and `phase` belong to the first event.
    """
    found: list[Mark] = []
    for event in events:
        if isinstance(event, e.PlayerTurnBegan):
            round_ = 0 if event.turn > period else 1
            period = event.turn
        if isinstance(event, e.ShotFired) and not event.opportunity:
            phase = "fire"
        phase = _TABLES.phase(event) or phase
        found.append(Mark(period, round_, phase, isinstance(event, e.DeploymentChanged | e.MoveBegan)))
    return found


@lru_cache(4_096)
def _places_of(scenario: str, at: str) -> frozenset[str]:
    """Return the places to which a hex belongs in a scenario or, without one, in any."""
    names = (scenario,) if scenario else SCENARIOS
    return frozenset(found for name in names if (found := board(name).place_of(at)))


def places(event: Event) -> frozenset[str]:
    """Return the places of the hexes that an event names."""
    hexes = {getattr(event, name, "") for name in ("at", "start", "end")} | set(getattr(event, "way", ()))
    return frozenset[str]().union(*(_places_of(battle(), at) for at in hexes if at))


# --- orders as text ---


def _plain(answer: Answer) -> str:
    return say(f"choice-{answer[0]}")


def _done(_answer: Answer) -> str:
    return say("said-done")


def _move(answer: Answer) -> str:
    _, unit, at, *how = answer
    name = any_piece(unit)
    if at in (moves.LIMBER, moves.UNLIMBER):
        to = say("said-to", at=how[-1]) if how and how[-1] != moves.STAY else ""
        return say("said-formation", unit=name, what=at, how=to + _how(how[:-1]))
    return say("said-move", unit=name, at=at, how=_how(how))


def _how(words: list[str]) -> str:
    text = ""
    if words and words[0] == moves.BY:
        text, words = say("said-by", at=words[1]), words[2:]
    how = words[0] if words else ""
    if how in (moves.WITH, moves.UNLIMBER_WITH):
        text += say("said-with", leaders=catalogue.names_of(words[1].split(JOIN)))
    elif how in (moves.ALONE, moves.UNLIMBER_ALONE):
        text += say("said-alone")
    if how in (moves.UNLIMBER, moves.UNLIMBER_ALONE, moves.UNLIMBER_WITH):
        text += say("said-unlimber")
    return text


def _fire(answer: Answer) -> str:
    unit = any_piece(answer[1])
    if len(answer) < 3:
        return say("said-react", unit=unit)
    return say("said-fire", unit=unit, target=any_piece(answer[2]))


def _place(answer: Answer) -> str:
    return say("said-place", unit=any_piece(answer[1]), at=answer[2])


def _to(answer: Answer) -> str:
    if len(answer) < 2:
        return _plain(answer)
    return say(f"said-{answer[0]}", at=answer[1])


def _orders(answer: Answer) -> str:
    what, *words = answer
    if what == "preset":
        text = say(f"choice-preset-{words[0]}")
    elif what == "unit":
        text = colon(any_piece(words[0]), order_word(words[1]))
    elif what in ("rifles", "guns"):
        text = colon(say(f"choice-{what}"), order_word(words[0]))
    elif what == "only":
        text = catalogue.listed([kind_word(kind) for kind in words[0].split(JOIN)])
    elif what == "most":
        text = say("choice-most-of", count=int(words[0]))
    elif what == "spare":
        text = spared(int(words[0]))
    else:
        text = colon(say("choice-step"), say(f"choice-switch-{words[0]}"))
    return say("said-orders", what=text)


_VERBS: dict[str, OrderWriter] = {
    "move": _move,
    "fire": _fire,
    "place": _place,
    "go": _to,
    "retreat": _to,
    "back": _to,
    "done": _done,
    **dict.fromkeys(("historical", "stay", "onward", "pass", "pass-move", "hold-phase", "fallback"), _plain),
    **dict.fromkeys(("preset", "rifles", "guns", "unit", "most", "spare", "only", "step"), _orders),
}

_SILENT = (e.MarkerPut, e.MarkersRemoved)
"""The types of events that only follow from others."""
_LOG = LogTexts(
    catalogue.VOICE,
    _TABLES,
    phases=PHASES,
    places=places_of,
    place_name=lambda name: catalogue.place_title(battle(), name),
    sentence=sentence,
    reports=dice.REPORTS,
    verbs=_VERBS,
    begin=catalogue.begin,
    silent=_SILENT,
)
kinds, line, headings, answer_text = _LOG.kinds, _LOG.line, _LOG.headings, _LOG.answer_text


def in_short(events: Sequence[Event]) -> tuple[str, ...]:
    """Return short lines about what was done, one for each move."""
    told: list[list[Event]] = []
    for event in (each for each in events if not isinstance(each, _SILENT)):
        if isinstance(event, e.HexEntered | e.MoveEnded) and told and _moves(told[-1][0], event.unit):
            told[-1].append(event)
        else:
            told.append([event])
    return tuple(line for group in told for line in (_moved(group) or _LOG.in_short(group)))


def _moves(event: Event, unit: str | None = None) -> bool:
    """Return whether an event is part of a move (of `unit`, if given)."""
    return isinstance(event, e.MoveBegan | e.HexEntered) and unit in {None, event.unit}


def _moved(group: Sequence[Any]) -> tuple[str, ...]:
    """Return the line about a move; empty if the events are not a move."""
    first, end = group[0], next((event.at for event in reversed(group) if getattr(event, "at", "")), "")
    if not end or not _moves(first):
        return ()
    facts = {"unit": catalogue.any_piece(first.unit), "start": getattr(first, "start", "") or NONE, "end": end}
    leaders = getattr(first, "leaders", ())
    moved = say("undone-move", **facts, leaders=catalogue.names_of(leaders) if leaders else NONE)
    return (catalogue.begin(moved),)
