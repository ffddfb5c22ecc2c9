"""The deeds of a battle, for its dispatches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.events import Event
from engine.games.ascari import events as e
from engine.games.ascari.position import Position
from engine.games.ascari.world import View
from render.dispatch import END, FIGHT, HIT, MINOR, RALLY, SIDE, Deed, Dispatcher, Noun, Outcome, Told
from render.games.ascari.text import catalogue

SILENT = (e.MarkersRemoved, e.MarkerPut, e.PlayerTurnBegan, e.DayBegan, e.GameEnded, e.WaterChanged, e.LeaderTested)
"""The types of events without a deed: the title, the figures, the picture or the result shows them.

A roll without an effect has no deed either.
"""
_AFTER_A_SHOT = (e.PieceHit, e.PieceEliminated, e.LeaderTested, e.RifleLeft, e.MarkerPut)
_AFTER_A_FIGHT = (*_AFTER_A_SHOT, e.Retreated, e.RetreatChanged)
_OF_A_MOVE = (e.MoveBegan, e.HexEntered, e.MoveEnded)


def deeds(events: Sequence[Event]) -> list[Deed]:
    """Return the deeds in some events, in order."""
    found: list[Deed] = []
    moving: list[int] = []
    place = 0
    while place < len(events):
        event, first = events[place], place
        place += 1
        if (blow := _BLOWS.get(type(event))) is not None:
            write, after = blow
            while place < len(events) and isinstance(events[place], after):
                place += 1
            found += write(event, tuple(range(first, place)), events)
        elif isinstance(event, _OF_A_MOVE):
            if isinstance(event, e.MoveBegan):
                _move(found, moving, events)
            moving.append(first)
            if isinstance(event, e.MoveEnded):
                _move(found, moving, events)
        else:
            _other(found, moving, first, events)
    _move(found, moving, events)
    return found


def _other(found: list[Deed], moving: Sequence[int], place: int, events: Sequence[Event]) -> None:
    event = events[place]
    if isinstance(event, e.ControlTaken):
        mover = _mover(events, moving)
        actor = mover if mover and catalogue.side_of(mover) == event.side else f"{SIDE}{event.side}"
        found.append(Deed("take", (place,), (actor,), (), event.at, weight=END))
    elif isinstance(event, e.RifleLeft) and found:
        found[-1] = found[-1].also(place)
    elif type(event) in _OTHERS and getattr(event, "recovered", True):
        found.append(_OTHERS[type(event)](event, place))


def _mover(events: Sequence[Event], moving: Sequence[int]) -> str:
    return str(getattr(events[moving[0]], "unit", "")) if moving else ""


def _move(found: list[Deed], moving: list[int], events: Sequence[Event]) -> None:
    """Add a deed for the finished move, or add the move's events to an earlier deed."""
    if not moving:
        return
    unit, places = _mover(events, moving), tuple(moving)
    moving.clear()
    since = [at for at, deed in enumerate(found) if deed.events and max(deed.events) > places[0]]
    own = [at for at in since if unit in found[at].binds and found[at].kind not in {"miss", "hit", "hurt", "back"}]
    if own:
        found[own[-1]] = found[own[-1]].also(*places)
        return
    end = next((at for at in (getattr(events[each], "at", "") for each in reversed(places)) if at), "")
    key = f"move {catalogue.side_of(unit)}"
    found.append(Deed("move", places, (unit,), (), end, merge_key=key))


def _shot(shot: e.ShotFired, group: tuple[int, ...], events: Sequence[Event]) -> list[Deed]:
    gone, hurt, officers = _losses(group, events)
    group = _without(group, officers)
    side = catalogue.side_of(shot.firer)
    found = []
    if gone:
        found.append(Deed("kill", group, (shot.firer,), gone, shot.at, weight=END, merge_key=f"kill {side}"))
    if hurt:
        found.append(Deed("hit", group, (shot.firer,), hurt, shot.at, weight=HIT, merge_key=f"hit {side}"))
    if not found and not officers:
        return [Deed("miss", group, (shot.firer,), (shot.target,), weight=MINOR, merge_key=f"miss {side}")]
    if not found:
        officers = [officers[0].also(*group), *officers[1:]]
    return [*_once(found), *officers]


def _once(found: list[Deed]) -> list[Deed]:
    """Return the deeds of a shot with the events on the first one only."""
    return [found[0], *(deed._replace(events=()) for deed in found[1:])] if found else []


def _without(group: tuple[int, ...], officers: Sequence[Deed]) -> tuple[int, ...]:
    """Return the events of a fight that are not already told with the leaders' deeds."""
    return tuple(place for place in group if not any(place in deed.events for deed in officers))


def _losses(group: tuple[int, ...], events: Sequence[Event]) -> tuple[tuple[str, ...], tuple[str, ...], list[Deed]]:
    """Return the destroyed units, the reduced units, and deeds about leaders."""
    gone, hurt = dict[str, int](), dict[str, int]()
    for place in group:
        event = events[place]
        if isinstance(event, e.PieceEliminated):
            gone[event.piece] = place
        elif isinstance(event, e.PieceHit):
            hurt[event.piece] = place
    hurt = {piece: place for piece, place in hurt.items() if piece not in gone}
    officers = [
        Deed(kind, (place,), (piece,), (), getattr(events[place], "at"), weight=weight)  # noqa: B009
        for kind, pieces, weight in (("fall", gone, END), ("wounded", hurt, HIT))
        for piece, place in pieces.items()
        if catalogue.is_leader(piece)
    ]
    units = [tuple(piece for piece in pieces if not catalogue.is_leader(piece)) for pieces in (gone, hurt)]
    return units[0], units[1], officers


def _fight(fight: e.MeleeFought, group: tuple[int, ...], events: Sequence[Event]) -> list[Deed]:
    gone, hurt, officers = _losses(group, events)
    group = _without(group, officers)
    attacker, defender = (fight.attacker,), (fight.defender,)
    totals = fight.attack.total, fight.defence.total
    score = totals if fight.winner == fight.attacker else totals[::-1]
    facts: dict[str, Any] = {"place": fight.at, "score": score, "weight": END}
    if fight.defender in gone:
        deed = Deed("destroy", group, attacker, gone, **facts)
    elif fight.attacker in gone and fight.winner:
        deed = Deed("destroy", group, defender, gone, **facts)
    elif fight.attacker in gone:
        deed = Deed("gone", group, gone, place=fight.start, weight=END)
    else:
        if not fight.winner:
            kind, winner, loser = "draw", attacker, defender
        elif fight.winner == fight.attacker:
            kind, winner, loser = "drive", attacker, defender
        else:
            kind, winner, loser = "repel", defender, attacker
        kind += "-hurt" if hurt and fight.winner else ""
        deed = Deed(kind, group, winner, loser, **(facts | {"weight": FIGHT}))
    return [deed, *officers]


def _of(kind: str, weight: int, actor: str, place: str = "", *, merges: bool = True) -> Callable[[Any, int], Deed]:
    """Return a function that describes an event about one counter as a deed."""

    def write(event: Any, at: int) -> Deed:
        unit = getattr(event, actor)
        key = f"{kind} {catalogue.side_of(unit)}" if merges else ""
        return Deed(kind, (at,), (unit,), (), getattr(event, place) if place else "", weight=weight, merge_key=key)

    return write


def _eliminated(event: e.PieceEliminated, at: int) -> Deed:
    kind = "fall" if catalogue.is_leader(event.piece) else "gone"
    return Deed(kind, (at,), (event.piece,), (), event.at, weight=END, merge_key=f"{kind} {event.piece}")


def _hurt(event: e.PieceHit, at: int) -> Deed:
    kind = "wounded" if catalogue.is_leader(event.piece) else "hurt"
    return Deed(kind, (at,), (event.piece,), (), event.at, weight=HIT)


def _back(event: Any, at: int) -> Deed:
    return Deed("back", (at,), (event.unit,), (), event.way[-1], weight=HIT)


def _guns(event: e.FormationChanged, at: int) -> Deed:
    kind = "limber" if event.limbered else "unlimber"
    return Deed(kind, (at,), (event.unit,), (), event.at, weight=RALLY)


def _ready(event: e.DeploymentEnded, at: int) -> Deed:
    return Deed("ready", (at,), (f"{SIDE}{event.side}",))


_OTHERS: Mapping[type[Event], Callable[[Any, int], Deed]] = {
    e.DeploymentChanged: _of("deploy", MINOR, "piece", "end"),
    e.DeploymentEnded: _ready,
    e.PieceHit: _hurt,
    e.PieceEliminated: _eliminated,
    e.Retreated: _back,
    e.RetreatChanged: _back,
    e.FormationChanged: _guns,
    e.RifleTaken: _of("arm", RALLY, "unit"),
    e.LullBegan: lambda _event, at: Deed("lull", (at,), weight=FIGHT),
    e.WentBack: _of("return", MINOR, "piece", "end"),
    e.RecoveryRolled: _of("recover", RALLY, "unit"),
    e.UnitReturned: _of("fresh", RALLY, "unit", "at"),
}
"""The functions that make deeds of independent events, keyed by the event's type."""


_BLOWS: Mapping[type[Event], tuple[Callable[..., list[Deed]], tuple[type[Event], ...]]] = {
    e.ShotFired: (_shot, _AFTER_A_SHOT),
    e.MeleeFought: (_fight, _AFTER_A_FIGHT),
}
"""For each type of event with consequences, the function for its deeds and the types of events reported with it."""


def _name(_: Position, name: str) -> Noun:
    side = name.removeprefix(SIDE)
    return Noun(catalogue.side(side), many=True) if side != name else catalogue.noun(name)


_FORMS = {**dict.fromkeys(("drive", "drive-hurt"), "from"), **dict.fromkeys(("back", "move", "return"), "to")}
"""The form of the place's name for the kinds of deeds that do not use «at»."""


def _place(position: Position, deed: Deed) -> str:
    if deed.kind == "take":
        return catalogue.the_hex(position.scenario, deed.place)
    return catalogue.where(position.scenario, deed.place, _FORMS.get(deed.kind, "at"))


def _together(_: Position, deed: Deed) -> Noun:
    """Return the subject of a sentence about several units: their side or their number."""
    if deed.targets:
        return Noun(catalogue.side(catalogue.side_of(deed.actors[0])), many=True)
    return Noun(catalogue.say("deed-units", count=len(deed.actors)), many=True)


DISPATCHER = Dispatcher(catalogue.VOICE, deeds, name=_name, place=_place, together=_together)
story = DISPATCHER.story


def left_out(view: View, events: Sequence[Event]) -> tuple[str, ...]:
    """Return the sentences that do not fit on a board."""
    return DISPATCHER.left_out(view.position, events)


def latest(view: View, events: Sequence[Event]) -> tuple[Told, ...]:
    """Return the most important sentences about some events, each with its events."""
    return DISPATCHER.latest(view.position, events)


def outcomes(view: View, events: Sequence[Event]) -> tuple[Outcome, ...]:
    """Return all deeds in some events as sentences."""
    return DISPATCHER.outcomes(view.position, events)
