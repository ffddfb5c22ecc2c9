"""Finds the deeds of a skirmish for its dispatches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.events import Event
from engine.games.revolte import events as e
from engine.games.revolte.figures import PINNED, STOPPED
from engine.games.revolte.position import Position
from engine.games.revolte.world import View
from render.dispatch import END, FIGHT, HIT, MINOR, NAMED, RALLY, SIDE, Deed, Dispatcher, Noun, Outcome, Told
from render.games.revolte.text import catalogue

SILENT = (e.TurnBegan, e.SidesOrdered, e.PointsRolled, e.PointsGiven, e.TurnEnded, e.GameEnded)
"""The types of events without a deed: the title, the figures or the result shows them.

A roll without an effect has no deed either.
"""
_AFTER_A_BLOW = (e.SaveRolled, e.FigureEliminated, e.MoraleTested, e.ShellDeviated)
_OF_AN_ORDER = (e.FigureMoved, e.ContactMade, e.ThingChanged, e.DoorTurned)
_WALKS = frozenset(("run", "crawl", "halt", "charge-run", "charge-crawl"))
_CHARGES = frozenset(("charge-run", "charge-crawl"))
_FLIGHTS = frozenset(("rout", "morale"))
_RUN = 3
"""The number of consecutive figures from which they are written as a range."""


def deeds(events: Sequence[Event]) -> list[Deed]:
    """Return the deeds that the events report, in order."""
    found: list[Deed] = []
    place = 0
    while place < len(events):
        event, first = events[place], place
        place += 1
        write, after = _GROUPS.get(type(event), (None, ()))
        if write is not None:
            while place < len(events) and isinstance(events[place], after) and _belongs(event, events[place]):
                place += 1
            found += write(event, tuple(range(first, place)), events)
        elif not isinstance(event, SILENT):
            found += _single(event, first)
    return _fought(_worst(found))


def _belongs(first: Event, event: Event) -> bool:
    """Return whether an event belongs to the deed that `first` began."""
    return not isinstance(first, e.CornerDrawn) or getattr(event, "figure", "").startswith(first.group)


def _side(figure: str) -> str:
    return catalogue.side_of(figure)


def _merging(kind: str, actor: str, **facts: Any) -> dict[str, Any]:
    return {"merge_key": f"{kind} {_side(actor)}", **facts}


# --- blows ---


def _shot(shot: e.ShotFired, group: tuple[int, ...], events: Sequence[Event]) -> list[Deed]:
    found = _blow(shot.firer, group, events, kill="kill")
    if not found:
        target = (shot.target,) if shot.target else ()
        found = [Deed("miss", group, (shot.firer,), target, **_merging("miss", shot.firer))]
    if shot.broken:
        found.append(Deed("jam", (), (shot.firer,), weight=HIT))
    return found


def _blow(actor: str, group: tuple[int, ...], events: Sequence[Event], *, kill: str) -> list[Deed]:
    """Return a deed for each effect of a shot or fight.

    The first of these deeds gets all the events.
    """
    gone: dict[str, str] = {}
    marked: dict[str, int] = {}
    shaken: dict[str, int] = {}
    for place in group:
        event = events[place]
        if isinstance(event, e.FigureEliminated):
            gone[event.figure] = event.why
        elif isinstance(event, e.SaveRolled):
            marked[event.figure] = event.state
        elif isinstance(event, e.MoraleTested) and not event.passed:
            shaken[event.figure] = event.state
    killed = tuple(figure for figure, why in gone.items() if why not in _FLIGHTS)
    fled = tuple(figure for figure, why in gone.items() if why in _FLIGHTS)
    found = []
    if killed:
        found.append(Deed(kill, group, (actor,), killed, weight=END, **_merging(kill, actor)))
    for kind, state in (("pin", PINNED), ("stop", STOPPED)):
        if hit := tuple(
            figure for figure, found_state in marked.items() if found_state == state and figure not in gone
        ):
            found.append(Deed(kind, group, (actor,), hit, weight=HIT, **_merging(kind, actor)))
    if fled:
        found.append(Deed("flee", group, fled, weight=END, **_merging("flee", fled[0])))
    if hit := tuple(figure for figure in shaken if figure not in gone):
        found.append(Deed("waver", group, hit, weight=RALLY, **_merging("waver", hit[0])))
    return [deed if at == 0 else deed._replace(events=()) for at, deed in enumerate(found)]


def _fight(fight: e.FightFought, group: tuple[int, ...], events: Sequence[Event]) -> list[Deed]:
    winner, score = fight.attacker, (fight.attack.total or 0, fight.defence.total or 0)
    if not fight.loser:
        return [Deed("fight", group, (fight.attacker,), (fight.defender,), score=score, weight=FIGHT)]
    if fight.loser == fight.attacker:
        winner, score = fight.defender, score[::-1]
    found = _blow(winner, group, events, kill="cut")
    if not found:
        return [Deed("beat", group, (winner,), (fight.loser,), score=score, weight=FIGHT)]
    alone = found[0].targets == (fight.loser,) and found[0].kind == "cut"
    return [found[0]._replace(score=score if alone else ()), *found[1:]]


def _struck(hit: e.ObstacleHit, group: tuple[int, ...], events: Sequence[Event]) -> list[Deed]:
    actor = f"by {hit.by}"
    kind, weight = ("break", END) if hit.destroyed else ("damage", HIT) if hit.damage else ("withstand", MINOR)
    found = [Deed(kind, group, (actor,), (), hit.piece, weight=weight)]
    if hit.burns is not None:
        found.append(Deed("burn", (), (), (), hit.piece, weight=FIGHT))
    return [*found, *(deed._replace(events=()) for deed in _blow(actor, group, events, kill="kill"))]


def _keg(keg: e.KegRolled, group: tuple[int, ...], events: Sequence[Event]) -> list[Deed]:
    found = [Deed(f"keg-{keg.result}", group, (), (), keg.piece, weight=FIGHT if keg.result == "dud" else END)]
    return [*found, *(deed._replace(events=()) for deed in _blow("by keg", group, events, kill="kill"))]


# --- orders ---


def _order(order: e.OrderGiven, group: tuple[int, ...], events: Sequence[Event]) -> list[Deed]:
    figures, mode = order.figures, order.mode
    found: list[Deed] = []
    for place in group:
        event = events[place]
        if isinstance(event, e.ContactMade):
            key = f"contact {_side(event.figure)} {event.target}"
            found.append(Deed("contact", (place,), (event.figure,), (event.target,), weight=HIT, merge_key=key))
        elif isinstance(event, e.ThingChanged | e.DoorTurned):
            found += _single(event, place)
        elif isinstance(event, e.FigureMoved) and event.why == "left":
            found.append(Deed("leave", (place,), (event.figure,), weight=FIGHT, **_merging("leave", event.figure)))
    told = {figure for deed in found for figure in deed.actors}
    others = tuple(figure for figure in figures if figure not in told)
    if mode in _WALKS and others:
        target = (order.target,) if mode in _CHARGES and order.target else ()
        kind = "charge" if mode in _CHARGES else mode
        key = f"{kind} {order.side} {order.target if target else ''}"
        found.append(Deed(kind, (), others, target, merge_key=key))
    if not found:
        what = (f"ladder-{order.target}" if mode in ("climb", "over") else order.target,) if order.target else ()
        found.append(Deed("busy", (), figures, what))
    found[-1] = found[-1].also(*(place for place in group if not any(place in deed.events for deed in found)))
    return found


def _placed(event: e.FigurePlaced, at: int) -> list[Deed]:
    kind = {"fell": "tumble", "corner": "enter", "arrived": "enter"}.get(event.why, "place")
    weight = HIT if kind == "tumble" else RALLY if kind == "enter" else MINOR
    return [Deed(kind, (at,), (event.figure,), weight=weight, **_merging(kind, event.figure))]


def _corner(corner: e.CornerDrawn, group: tuple[int, ...], _: Sequence[Event]) -> list[Deed]:
    return [Deed("corner", group, (f"group {corner.group}",), (), str(corner.entered), weight=RALLY)]


def _arrival(arrival: e.ArrivalRolled, group: tuple[int, ...], _: Sequence[Event]) -> list[Deed]:
    return [Deed("arrive", group, (arrival.what,), weight=RALLY)] if arrival.report.result == "comes" else []


def _single(event: Any, at: int) -> list[Deed]:
    """Return the deed of a single event; empty if it is not reported."""
    write = _SINGLE.get(type(event))
    return write(event, at) if write is not None else []


def _rally(event: e.RallyRolled, at: int) -> list[Deed]:
    if not event.routed and not event.passed:
        return []
    kind, weight = ("flee", END) if event.routed else ("rally", RALLY)
    return [Deed(kind, (at,), (event.figure,), weight=weight, **_merging(kind, event.figure))]


def _lost(event: e.FigureEliminated, at: int) -> list[Deed]:
    kind = "flee" if event.why in _FLIGHTS else "overrun" if event.why == "charge" else "fall"
    return [Deed(kind, (at,), (event.figure,), weight=END, **_merging(kind, event.figure))]


def _spotted(event: e.LocationTried, at: int) -> list[Deed]:
    if not event.found:
        return []
    key = f"spot {event.side}"
    return [Deed("spot", (at,), (f"{SIDE}{event.side}",), (event.target,), weight=RALLY, merge_key=key)]


def _thing(event: e.ThingChanged, at: int) -> list[Deed]:
    if not event.figures:
        return [Deed("drop-alone", (at,), (event.what,), weight=MINOR)]
    key = f"{event.how} {event.what}"
    weight = FIGHT if event.how == "over" else HIT if event.how in ("raised", "climbed") else MINOR
    return [Deed(f"thing-{event.how}", (at,), event.figures, (event.what,), event.piece, weight=weight, merge_key=key)]


def _door(event: e.DoorTurned, at: int) -> list[Deed]:
    return [Deed("open" if event.opened else "close", (at,), (event.figure,), (), event.door, weight=RALLY)]


def _breached(event: e.SectionBreached, at: int) -> list[Deed]:
    return [Deed("breach", (at,), (event.figure,), (), event.piece, weight=END)]


def _tested(event: e.SaveRolled | e.MoraleTested, at: int) -> list[Deed]:
    """Return the deed of a test that follows a shot or fight.

    Return an empty list if the test has no effect.
    """
    if not event.state or (isinstance(event, e.MoraleTested) and event.passed):
        return []
    return [Deed("waver", (at,), (event.figure,), weight=RALLY, **_merging("waver", event.figure))]


def _moved(event: e.FigureMoved, at: int) -> list[Deed]:
    kind, weight = ("leave", FIGHT) if event.why == "left" else ("run", MINOR)
    key = f"{kind} {_side(event.figure)} "
    return [Deed(kind, (at,), (event.figure,), weight=weight, merge_key=key)]


_SINGLE: Mapping[type[Event], Callable[[Any, int], list[Deed]]] = {
    e.BarricadePlaced: lambda event, at: [
        Deed("barricade", (at,), (f"barricade-{event.number}",), merge_key="barricade")
    ],
    e.BarricadeTaken: lambda event, at: [
        Deed("unbarricade", (at,), (f"barricade-{event.number}",), merge_key="unbarricade")
    ],
    e.FigurePlaced: _placed,
    e.DeploymentEnded: lambda event, at: [Deed("ready", (at,), (f"{SIDE}{event.side}",))],
    e.RallyRolled: _rally,
    e.MoraleTested: _tested,
    e.SaveRolled: _tested,
    e.FigureEliminated: _lost,
    e.LocationTried: _spotted,
    e.FigureMoved: _moved,
    e.ContactMade: lambda event, at: [Deed("contact", (at,), (event.figure,), (event.target,), weight=HIT)],
    e.ThingChanged: _thing,
    e.DoorTurned: _door,
    e.ShellDeviated: lambda _event, at: [Deed("astray", (at,))],
    e.SectionBreached: _breached,
}
_GROUPS: Mapping[type[Event], tuple[Callable[..., list[Deed]] | None, tuple[type[Event], ...]]] = {
    e.ShotFired: (_shot, _AFTER_A_BLOW),
    e.FightFought: (_fight, _AFTER_A_BLOW),
    e.ObstacleHit: (_struck, (*_AFTER_A_BLOW, e.FigurePlaced)),
    e.KegRolled: (_keg, _AFTER_A_BLOW),
    e.OrderGiven: (_order, _OF_AN_ORDER),
    e.CornerDrawn: (_corner, (e.FigurePlaced,)),
    e.ArrivalRolled: (_arrival, (e.FigurePlaced,)),
}
"""For each type of event with consequences, the function for its deeds and the types of events reported with it."""


def _worst(found: list[Deed]) -> list[Deed]:
    """Return the deeds, with a stop turned into a pin if all its targets were pinned later."""
    pinned: set[str] = set()
    told: list[Deed] = []
    for deed in reversed(found):
        worse = deed.kind == "stop" and pinned.issuperset(deed.targets)
        key = deed.merge_key.replace("stop", "pin", 1)
        told.append(deed._replace(kind="pin", merge_key=key) if worse else deed)
        if deed.kind == "pin":
            pinned |= set(deed.targets)
        elif deed.kind == "rally":
            pinned -= set(deed.actors)
    return told[::-1]


def _fought(found: list[Deed]) -> list[Deed]:
    """Return the deeds, with each contact merged into the fight that follows it."""
    told: list[Deed] = []
    for deed in found:
        fought = deed.kind in ("cut", "beat", "fight")
        met = [each for each in told if fought and each.kind == "contact" and each.binds <= deed.binds]
        told = [each for each in told if each not in met]
        told.append(deed.also(*(place for each in met for place in each.events)))
    return told


# --- names ---


def _name(position: Position, name: str) -> Noun:
    kind, _, rest = name.partition(" ")
    if name.startswith(SIDE):
        return Noun(catalogue.side(rest), many=True)
    if kind == "group":
        return Noun(catalogue.group(position.scenario, rest, form="the"))
    if kind == "by":
        return Noun(catalogue.say(f"deed-by-{rest}"))
    if name.startswith("barricade-"):
        return Noun(catalogue.feature(position.scenario, name, form="the"))
    if name.partition("-")[0] in ("ladder", "stairs", "ram", "keg", "gun", "mg"):
        return catalogue.thing_noun(name)
    return Noun(name)


def _several(_: Position, names: Sequence[str], acting: bool) -> list[Noun] | None:
    """Return figures of one side as nouns; if there are many, only their number.

    Return None if the figures are not all of one side.
    """
    sides = {_side(name) for name in names}
    if len(sides) > 1 or "" in sides:
        return None
    side, parts = sides.pop(), _parts(names)
    if len(parts) > NAMED or (len(parts) > 1 and len(names) > NAMED + 2):
        return [Noun(catalogue.say(f"deed-{side}", count=len(names)), many=True)]
    text = catalogue.listed(parts)
    return [Noun(catalogue.say(f"deed-{side}-named", figures=text) if acting else text, many=True)]


def _parts(names: Sequence[str]) -> list[str]:
    """Return the names of figures, with consecutive ones joined to ranges: “c2”, “c5–8”."""
    rows: list[list[str]] = []
    for name in sorted(names, key=lambda each: (each[0], int(each[1:]))):
        last = rows[-1][-1] if rows else ""
        if last and last[0] == name[0] and int(last[1:]) + 1 == int(name[1:]):
            rows[-1].append(name)
        else:
            rows.append([name])
    return [each for row in rows for each in ([f"{row[0]}–{row[-1][1:]}"] if len(row) >= _RUN else row)]


def _place(position: Position, deed: Deed) -> str:
    if deed.kind == "corner":
        return deed.place
    return catalogue.the_piece(position.scenario, deed.place)


DISPATCHER = Dispatcher(catalogue.VOICE, deeds, name=_name, place=_place, several=_several, begin=catalogue.begin)
story = DISPATCHER.story


def left_out(view: View, events: Sequence[Event]) -> tuple[str, ...]:
    """Return the sentences about the events that do not fit on a board."""
    return DISPATCHER.left_out(view.position, events)


def latest(view: View, events: Sequence[Event]) -> tuple[Told, ...]:
    """Return the most important sentences about the events, each with its events."""
    return DISPATCHER.latest(view.position, events)


def outcomes(view: View, events: Sequence[Event]) -> tuple[Outcome, ...]:
    """Return a sentence for each deed in the events."""
    return DISPATCHER.outcomes(view.position, events)
