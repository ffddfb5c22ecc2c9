"""Writes the texts of the game log.

The lines do not depend on the current position.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from engine.core.asks import JOIN, Answer
from engine.core.events import Event
from engine.games.revolte import events as e
from engine.games.revolte.phases.units import write_figures
from engine.games.revolte.scenarios import SCENARIOS
from engine.games.revolte.sequence import SEQUENCE
from engine.tabletop.places import read_place
from render.games.revolte.text import catalogue, dice
from render.games.revolte.text.catalogue import any_feature, colon, say, thing, thing_noun
from render.games.revolte.text.event_sentences import sentence
from render.games.revolte.text.where import feature_at, square
from render.log_headings import Mark
from render.log_tables import EventTables, LogTexts, OrderWriter
from render.own_battle import battle

PHASES = tuple(step for step in SEQUENCE.steps if step not in {"movement", "fire-phase", "melee"})
"""The phases by which a log can be filtered."""
_PHASES: dict[type[Event], str] = {
    e.BarricadePlaced: "deploy",
    e.BarricadeTaken: "deploy",
    e.DeploymentEnded: "deploy",
    e.TurnBegan: "turn",
    e.PointsRolled: "points",
    e.PointsGiven: "rally",
    e.RallyRolled: "rally",
    e.OrderGiven: "order",
    e.FightFought: "fight",
    e.TurnEnded: "turn-end",
    e.GameEnded: "end",
}
"""The phase of each type of event; events of other types have the phase of the previous event."""
_KINDS: dict[str, tuple[type[Event], ...]] = {
    "losses": (e.FigureEliminated, e.MoraleTested, e.RallyRolled, e.SaveRolled),
    "fire": (e.ShotFired, e.ShellDeviated),
    "melee": (e.ContactMade, e.FightFought),
    "moves": (e.FigurePlaced, e.CornerDrawn, e.OrderGiven, e.FigureMoved, e.LocationTried),
    "works": (
        e.BarricadePlaced,
        e.BarricadeTaken,
        e.ThingChanged,
        e.DoorTurned,
        e.ObstacleHit,
        e.KegRolled,
        e.SectionBreached,
    ),
    "turns": (
        e.DeploymentEnded,
        e.TurnBegan,
        e.ArrivalRolled,
        e.PointsRolled,
        e.SidesOrdered,
        e.PointsGiven,
        e.TurnEnded,
        e.GameEnded,
    ),
}
_TABLES = EventTables(phases=_PHASES, kinds=_KINDS)


def places_of() -> tuple[str, ...]:
    """Return the features of the current battle or, without one, of all scenarios."""
    return tuple(dict.fromkeys(name for each in _scenarios() for name in catalogue.features(each)))


def _scenarios() -> tuple[str, ...]:
    return (battle(),) if battle() else SCENARIOS


def marks(events: Sequence[Event], *, period: int, round_: int, phase: str) -> list[Mark]:
    """Return the turn and the phase of each event.

    `period` and `phase` are those of the first event.
    """
    found: list[Mark] = []
    for event in events:
        if isinstance(event, e.TurnBegan):
            period = event.turn
        if isinstance(event, e.ShotFired) and event.mode != "defence":
            phase = "fire"
        phase = _TABLES.phase(event) or phase
        found.append(Mark(period, round_, phase, isinstance(event, e.OrderGiven | e.DeploymentEnded)))
    return found


def places(event: Event) -> frozenset[str]:
    """Return the features of the table that an event names or where it happened."""
    named = {str(getattr(event, name, "")).split(".")[0] for name in ("piece", "door")} & set(places_of())
    spots = {getattr(event, name, None) for name in ("at", "start", "end", "burst")} | set(getattr(event, "way", ()))
    found = {feature_at(name, spot)[1] for name in _scenarios() for spot in spots if isinstance(spot, tuple)}
    return frozenset((named | found) - {""})


# --- orders as text ---


def _order(answer: Answer) -> str:
    """Return a figure's movement order or shot as text."""
    who, what = answer
    return colon(thing("gun") if who == "gun" else who, order_words(what))


def order_words(word: str) -> str:
    """Return an order as text, such as “run to E3” for `run-430,220`.

    If the order is just the number of a figure, it means a shot at this figure.
    """
    mode, _, rest = word.partition("-")
    if mode in ("run", "crawl", "push"):
        spot, _, form = rest.partition("-")
        at = read_place(spot)
        return say(f"said-{mode}", goal=square(at) if at is not None else spot, form=form or "keep")
    write = _WORKS.get(mode)
    return write(rest) if write is not None else say("said-shot", target=word)


def _charge(rest: str) -> str:
    mode, _, target = rest.partition("-")
    return say("said-charge", mode=mode, target=target)


def _ladder(key: str) -> Callable[[str], str]:
    return lambda rest: say(key, what=thing_noun(f"ladder-{rest.split('-')[0]}").text)


def _thing(key: str) -> Callable[[str], str]:
    return lambda rest: say(key, what=thing_noun(rest.removeprefix("up-")).text)


_WORKS: Mapping[str, Callable[[str], str]] = {
    "charge": _charge,
    "climb": _ladder("said-climb"),
    "over": _ladder("said-over"),
    "down": _thing("said-down"),
    "door": lambda rest: say("said-door", what=any_feature(rest, form="the")),
    "pick": _thing("said-pick-up"),
    "drop": _thing("said-drop"),
    "serve": lambda _rest: say("said-serve"),
    "halt": lambda _rest: say("said-halt"),
}
"""The functions that write the rest of an order as text, keyed by the beginning of its word."""


def _plain(answer: Answer) -> str:
    return say(f"choice-{answer[0]}")


def _done(_answer: Answer) -> str:
    return say("said-done")


def _place(answer: Answer) -> str:
    at = read_place(answer[2])
    assert at is not None
    return say("said-place", figure=answer[1], at=square(at))


def _barricade(answer: Answer) -> str:
    at = read_place(answer[2].split("_")[0])
    if at is None:
        return say("said-barricade-taken", number=int(answer[1]))
    return say("said-barricade", number=int(answer[1]), at=square(at))


def _machine_gun(answer: Answer) -> str:
    return say("said-mg", how=answer[1], target=answer[2])


def _gun(answer: Answer) -> str:
    if answer[1] == "obstacle" or answer[1] == "at-obstacle":
        target = any_feature(answer[2], form="the")
    else:
        at = read_place(answer[2])
        target = square(at) if at is not None else answer[2]
    if len(answer) == 2:
        return _order(answer)
    return say("said-gun", how=answer[1], target=target)


def _orders(answer: Answer) -> str:
    what, way = say(f"choice-{answer[0]}"), say(f"choice-way-{answer[1]}")
    return say("said-orders", what=colon(what, way))


def _fire(answer: Answer) -> str:
    return say("said-shot", target=answer[1])


def _with(answer: Answer) -> str:
    return say("said-with", what=write_figures(answer[1].split(JOIN)))


def _spend(answer: Answer) -> str:
    return say("said-spend", what=" ".join(answer[1:]))


_VERBS: dict[str, OrderWriter] = {
    "done": _done,
    "place": _place,
    "barricade": _barricade,
    "mg": _machine_gun,
    "gun": _gun,
    "fire": _fire,
    "spend": _spend,
    "with": _with,
    **dict.fromkeys(("advised", "none", "hold", "use", "alone"), _plain),
    **dict.fromkeys(("rallies", "defence", "supports"), _orders),
}

_LOG = LogTexts(
    catalogue.VOICE,
    _TABLES,
    phases=PHASES,
    places=places_of,
    place_name=any_feature,
    sentence=sentence,
    reports=dice.REPORTS,
    verbs=_VERBS,
    begin=catalogue.begin,
    silent=(e.SidesOrdered, e.PointsGiven),
)
kinds, line, headings = _LOG.kinds, _LOG.line, _LOG.headings


def in_short(events: Sequence[Event]) -> tuple[str, ...]:
    """Return short log lines about the events, without the paths of figures."""
    ordered = {figure for event in events if isinstance(event, e.OrderGiven) for figure in event.figures}
    return _LOG.in_short([event for event in events if not _follows(event, ordered)])


def _follows(event: Event, ordered: Collection[str]) -> bool:
    return isinstance(event, e.FigureMoved) and not event.why and event.figure in ordered


def answer_text(answer: Answer) -> str:
    """Return an answer as text. Return an unknown order unchanged."""
    if len(answer) == 2 and answer[0] not in _VERBS:
        return catalogue.begin(_order(answer))
    return _LOG.answer_text(answer)
