"""Texts of the game log. The lines do not depend on the current position."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asks import Answer
from engine.core.events import Event
from engine.games.keep_up_the_fire import events as e
from engine.games.keep_up_the_fire.board import FORT, STREETS, WALLS
from engine.games.keep_up_the_fire.menus import STREETS_OF, WALL_OF
from engine.games.keep_up_the_fire.sequence import SEQUENCE
from render.games.keep_up_the_fire.text import catalogue, dice
from render.games.keep_up_the_fire.text.catalogue import say
from render.games.keep_up_the_fire.text.event_sentences import sentence
from render.log_headings import Mark
from render.log_tables import EventTables, LogTexts, OrderWriter

PHASES = tuple(step for step in SEQUENCE.steps if step not in {"reset"})
"""The phases by which a log can be filtered."""
_PHASES: dict[type[Event], str] = {
    e.GameBegan: "muster",
    e.CardTurned: "card",
    e.FeatTried: "card",
    e.FeatDeclined: "card",
    e.EventPassed: "card",
    e.ForcesPlaced: "placement",
    e.PlacingBarred: "placement",
    e.WallFired: "actions",
    e.MeleeFought: "actions",
    e.AdvanceHeld: "advance",
    e.RefugeTaken: "refuge",
    e.RefugeLeft: "refuge",
    e.RoadCleared: "relief-special",
    e.BlockerDrawn: "blockade",
    e.BlockadeAttacked: "blockade-attack",
    e.ColumnAttacked: "command",
    e.ColumnMarched: "command",
    e.BlockerReturned: "command",
    e.TurnEnded: "command",
    e.GameEnded: "end",
}
"""The phase of each event type. For other types it depends on the reason (`_BY_WHY`), or is that of the previous
event.
"""
_BY_WHY: dict[tuple[type[Event], str], str] = {
    (e.UnitMoved, "deploy"): "muster",
    (e.UnitsSwapped, "deploy"): "muster",
    (e.UnitMoved, "redeploy"): "redeployment",
    (e.UnitsSwapped, "redeploy"): "redeployment",
    (e.ForcesAdvanced, "advance"): "advance",
    (e.ForcesAdvanced, "rush"): "siege-special",
    (e.WallFortified, "action"): "actions",
    (e.WallFortified, "works"): "card",
    (e.LossesShared, "melee"): "actions",
    (e.TrackChanged, "point"): "command",
    (e.TrackChanged, "wear"): "command",
    (e.TrackChanged, "card"): "card",
}
_KINDS: dict[str, tuple[type[Event], ...]] = {
    "losses": (e.LossesShared, e.LegationLost, e.PeitangAttacked, e.ColumnLossPaid, e.ColumnLossIgnored),
    "fire": (e.WallFired,),
    "melee": (e.MeleeFought,),
    "works": (e.WallFortified, e.WallDamaged),
    "moves": (
        e.UnitMoved,
        e.UnitsSwapped,
        e.ForcesPlaced,
        e.PlacingBarred,
        e.ForcesAdvanced,
        e.AdvanceHeld,
        e.LegationReturned,
        e.RefugeTaken,
        e.RefugeLeft,
    ),
    "column": (
        e.TrackChanged,
        e.BlockerDrawn,
        e.RoadCleared,
        e.BlockadeAttacked,
        e.ColumnAttacked,
        e.ColumnMarched,
        e.ColumnLossPaid,
        e.ColumnLossIgnored,
        e.BlockerReturned,
    ),
    "cards": (
        e.GameBegan,
        e.CardTurned,
        e.FeatTried,
        e.FeatDeclined,
        e.EventPassed,
        e.SpecialBegan,
        e.ForcesGrew,
        e.LegationReinforced,
        e.LegationReturned,
        e.TurnEnded,
        e.GameEnded,
    ),
}
_TABLES = EventTables(phases=_PHASES, by_why=_BY_WHY, kinds=_KINDS)
PLACES = (*WALLS, STREETS, FORT, "peitang")


def marks(events: Sequence[Event], *, period: int, round_: int, phase: str) -> list[Mark]:
    """Return the turn, the round and the phase of each event.

    `period`, `round_` and `phase` are those of the first event.
    """
    found: list[Mark] = []
    for event in events:
        if isinstance(event, e.CardTurned):
            period = event.turn
        phase = _phase(event) or phase
        echo = isinstance(event, e.UnitMoved | e.UnitsSwapped)
        found.append(Mark(period, round_, phase, echo))
    return found


def _phase(event: Event) -> str:
    if isinstance(event, e.SpecialBegan):
        return "siege-special" if event.phase == "2" else "relief-special"
    return _TABLES.phase(event)


def places(event: Event) -> frozenset[str]:
    """Return the places that an event names: walls, streets, fort, cathedral."""
    named = {getattr(event, name, "") for name in ("wall", "space", "start", "end", "first_wall", "second_wall")}
    if isinstance(event, e.PeitangAttacked | e.RefugeTaken | e.RefugeLeft):
        named.add("peitang")
    return frozenset(named & set(PLACES))


# --- orders as text ---


def _plain(answer: Answer) -> str:
    return say(f"choice-{answer[0]}")


def _done(answer: Answer) -> str:
    del answer
    return say("said-done")


def _at_wall(answer: Answer) -> str:
    verb, wall = answer
    return say(f"said-{verb}", wall=catalogue.wall(wall))


def _melee(answer: Answer) -> str:
    word = answer[1]
    wall = WALL_OF[word]
    space = STREETS if word == STREETS_OF[wall] else "wall"
    return say("said-melee", where=catalogue.space(space, wall))


def _unit(answer: Answer) -> str:
    facts = {"unit": catalogue.unit(answer[1])}
    if len(answer) > 2:
        facts["wall"] = catalogue.wall(answer[2])
    return say(f"said-{answer[0]}", **facts)


def _swap(answer: Answer) -> str:
    _, first, second = answer
    return say("said-swap", first=catalogue.unit(first), second=catalogue.unit(second))


def _share(answer: Answer) -> str:
    parts = []
    for part in answer[1].split(","):
        name, _, lost = part.partition("=")
        if name == FORT:
            parts.append(say("share-fort", lost=int(lost)))
        elif name != "none":
            parts.append(say("share-part", unit=catalogue.unit(name), lost=int(lost)))
    what = ", ".join(parts) or say("share-none")
    return say("said-share", what=what)


def _pay(answer: Answer) -> str:
    return say("said-pay", what=say(f"said-pay-{answer[1]}"))


_VERBS: dict[str, OrderWriter] = {
    "fire": _at_wall,
    "fortify": _at_wall,
    "melee": _melee,
    "move": _unit,
    "place": _unit,
    "attempt": _unit,
    "replace": _unit,
    "refuge": _unit,
    "return": _unit,
    "swap": _swap,
    "share": _share,
    "pay": _pay,
    "speed": _plain,
    "power": _plain,
    "attack": _plain,
    "march": _plain,
    "decline": _plain,
    "done": _done,
}

_LOG = LogTexts(
    catalogue.VOICE,
    _TABLES,
    phases=PHASES,
    places=lambda: PLACES,
    place_name=lambda name: catalogue.wall_short(name) if name in WALLS else say(f"place-{name}"),
    sentence=sentence,
    reports=dice.REPORTS,
    verbs=_VERBS,
    begin=catalogue.begin,
)
kinds, line, headings, answer_text = _LOG.kinds, _LOG.line, _LOG.headings, _LOG.answer_text
in_short = _LOG.in_short
