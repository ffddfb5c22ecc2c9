"""Finds the deeds of a turn for its dispatches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.events import Event
from engine.games.keep_up_the_fire import events as e
from engine.games.keep_up_the_fire.board import GUN, POWERS, ROOM, STREETS, WALL, WALLS
from engine.games.keep_up_the_fire.world import Position
from render.dispatch import END, FIGHT, HIT, MINOR, RALLY, Deed, Dispatcher, Noun
from render.games.keep_up_the_fire.text import catalogue
from render.games.keep_up_the_fire.text.catalogue import say

SILENT = (
    e.GameBegan,
    e.EventPassed,
    e.SpecialBegan,
    e.PlacingBarred,
    e.ColumnLossIgnored,
    e.BlockerReturned,
    e.TurnEnded,
    e.GameEnded,
)
"""The types of events without a deed: the title or the result shows them, they had no effect, or their effect is
reported instead.
"""
_FIRE = {"miss": 0, "hit": 1, "destroy": 2}
"""The results of a wall's fire at a unit, in rising order."""


def deeds(events: Sequence[Event]) -> list[Deed]:
    """Return the deeds in `events`, in order."""
    found: list[Deed] = []
    for place, event in enumerate(events):
        if isinstance(event, e.WallFired):
            _fire(found, event, place)
        elif isinstance(event, e.LossesShared):
            _losses(found, event, place)
        elif (write := _DEEDS.get(type(event))) is not None and not is_shown(event):
            deed = write(event, place)
            if deed.kind in ("speed-down", "power-down") and found and found[-1].kind == "weaken":
                found[-1] = found[-1].also(place)
            else:
                found.append(_again(found, deed))
    return found


def is_shown(event: Event) -> bool:
    """Return whether the board's title already shows the event."""
    return isinstance(event, e.CardTurned) and event.kind == "action"


def _deed(kind: str, at: int, *actors: str, **facts: Any) -> Deed:
    return Deed(kind, (at,), actors, **facts)


# --- fire and mêlée ---


def _fire(found: list[Deed], event: e.WallFired, at: int) -> None:
    """Add a volley to the deeds that are found so far.

    Earlier fire at the same unit is merged with it.
    """
    kind = "miss" if not event.losses else "hit" if event.left else "destroy"
    weight = {"miss": MINOR, "hit": HIT, "destroy": END}[kind]
    wall, target = f"wall {event.wall}", f"kind {event.kind}"
    score = (event.left,) if kind == "hit" else ()
    deed = _deed(kind, at, wall, targets=(target,), score=score, weight=weight)
    before = next((each for each in reversed(found) if wall in each.binds), None)
    if before is not None and before.kind in ("miss", "hit") and before.binds == deed.binds:
        found.remove(before)
        strongest = max(before, deed, key=lambda each: _FIRE[each.kind])
        deed = strongest._replace(events=(*before.events, at), score=score or strongest.score)
    found.append(deed)


def _again(found: list[Deed], deed: Deed) -> Deed:
    """Return `deed`. If it continues a deed in `found`, the two are merged."""
    before = next((each for each in reversed(found) if each.kind in _GO_ON.get(deed.kind, ())), None)
    same = before is not None and (deed.kind == "march" or before.place == deed.place)
    if before is None or not same:
        return deed
    found.remove(before)
    actors = tuple(dict.fromkeys((*before.actors, *deed.actors)))
    return deed._replace(events=(*before.events, *deed.events), actors=actors)


_GO_ON = {
    "march": ("march",),
    **dict.fromkeys(("melee", "melee-vain", "melee-destroy"), ("melee", "melee-vain")),
}
"""The kinds of deeds that continue an earlier deed, each with the kinds of that earlier deed."""


def _melee(event: e.MeleeFought, at: int) -> Deed:
    kind = "melee" if event.losses else "melee-vain"
    kind, weight = (kind, FIGHT) if event.left else ("melee-destroy", END)
    actors = event.legations or ((GUN,) if event.gun else ())
    return _deed(
        kind,
        at,
        *(actors or ("defence",)),
        targets=(f"kind {event.kind}",),
        place=f"{event.space} {event.wall}",
        score=(event.left,) if event.left else (),
        weight=weight,
    )


def _losses(found: list[Deed], event: e.LossesShared, at: int) -> None:
    """Add the defenders' losses to the deeds `found`."""
    lost = tuple(share.power for share in event.shares if share.lost)
    points = sum(share.lost for share in event.shares)
    if lost and found and found[-1].kind == "melee-destroy" and found[-1].place.endswith(f" {event.wall}"):
        found[-1] = found[-1].also(at)._replace(kind="melee-cost", score=(points,))
    elif lost:
        found.append(_deed("lose", at, *lost, score=(points,), weight=HIT))
    elif found:
        found[-1] = found[-1].also(at)
    else:
        found.append(_deed("works-lost", at, f"wall {event.wall}"))


def _peitang(event: e.PeitangAttacked, at: int) -> Deed:
    lost = tuple(share.power for share in event.shares if share.lost)
    if not lost:
        return _deed("peitang-holds", at, weight=HIT)
    return _deed("lose", at, *lost, score=(sum(share.lost for share in event.shares),), weight=HIT)


# --- the Chinese ---


def _foe(event: Any) -> str:
    return f"foe {event.kind} {event.strength}"


def _advanced(event: e.ForcesAdvanced, at: int) -> Deed:
    kind, weight = {WALL: ("reach", FIGHT), STREETS: ("streets", END)}.get(event.end, ("close", RALLY))
    if event.why == "rush" and event.end == WALL:
        kind = "rush"
    return _deed(kind, at, _foe(event), targets=(f"wall {event.wall}",), weight=weight, merge_key=kind)


def _placed(event: e.ForcesPlaced, at: int) -> Deed:
    return _deed("appear", at, _foe(event), targets=(f"wall {event.wall}",), weight=RALLY, merge_key="appear")


def _grew(event: e.ForcesGrew, at: int) -> Deed:
    target = (f"wall {event.wall}",)
    return _deed("grow", at, f"kind {event.kind}", targets=target, score=(event.strength,), weight=HIT)


# --- the garrison ---


def _of_power(kind: str, weight: int, place: str = "") -> Callable[[Any, int], Deed]:
    """Return a function that turns an event into a deed of `kind`.

    `place` is the name of the event's attribute that contains the place, if any.
    """

    def write(event: Any, at: int) -> Deed:
        where = f"at {getattr(event, place)}" if place else ""
        return _deed(kind, at, event.power, place=where, weight=weight, merge_key=kind)

    return write


def _works(kind: str, weight: int) -> Callable[[Any, int], Deed]:
    def write(event: Any, at: int) -> Deed:
        return _deed(kind, at, f"wall {event.wall}", score=(event.level,), weight=weight, merge_key=kind)

    return write


def _moved(event: e.UnitMoved, at: int) -> Deed:
    return _deed("move", at, event.unit, targets=(f"wall {event.end}",), merge_key="move")


def _swapped(event: e.UnitsSwapped, at: int) -> Deed:
    return _deed("swap", at, event.first, event.second)


def _feat(event: e.FeatTried, at: int) -> Deed:
    if event.won:
        return _deed("feat", at, event.power, score=(event.heroic,), weight=FIGHT)
    return _deed("feat-cost" if event.lost else "feat-vain", at, event.power, weight=HIT if event.lost else MINOR)


def _card(event: e.CardTurned, at: int) -> Deed:
    return _deed("card", at, targets=(f"card {event.card}",))


# --- the column ---

_COLUMN = "column"


def _blockade(event: e.BlockadeAttacked, at: int) -> Deed:
    blocker = f"blocker {event.blocker}"
    if event.outcome == "victory":
        return _deed("repel", at, _COLUMN, targets=(blocker,), weight=FIGHT)
    kind, weight = ("stall", HIT) if event.outcome == "draw" else ("beat", FIGHT)
    return _deed(kind, at, blocker, targets=(_COLUMN,), weight=weight)


def _attacked(event: e.ColumnAttacked, at: int) -> Deed:
    blocker = f"blocker {event.blocker}"
    if event.outcome == "defeat":
        return _deed("beat", at, blocker, targets=(_COLUMN,), weight=FIGHT)
    kind, weight = ("scatter", FIGHT) if event.outcome == "victory" else ("stall", HIT)
    return _deed(kind, at, _COLUMN, targets=(blocker,), weight=weight)


def _marched(event: e.ColumnMarched, at: int) -> Deed:
    if event.outcome == "advance":
        return _deed("march", at, _COLUMN, place=f"station {event.end}", weight=END)
    kind = "manoeuvre" if event.outcome == "manoeuvre" else "wait" if event.spared else "hunger"
    weight = HIT if kind == "hunger" else MINOR
    return _deed(kind, at, _COLUMN, place=f"station {event.start}", weight=weight)


def _paid(event: e.ColumnLossPaid, at: int) -> Deed:
    if event.way == "retreat":
        return _deed("retreat", at, _COLUMN, place=f"station {event.station}", weight=FIGHT)
    return _deed("weaken", at, _COLUMN, weight=HIT, merge_key="weaken")


def _track(event: e.TrackChanged, at: int) -> Deed:
    kind = f"{event.track}-{'up' if event.change >= 0 else 'down'}"
    return _deed(kind, at, _COLUMN, merge_key=kind)


def _drawn(event: e.BlockerDrawn, at: int) -> Deed:
    return _deed("block", at, f"blocker {event.blocker}", weight=RALLY)


_DEEDS: Mapping[type[Event], Callable[[Any, int], Deed]] = {
    e.CardTurned: _card,
    e.FeatTried: _feat,
    e.FeatDeclined: lambda _event, at: _deed("no-feat", at),
    e.ForcesPlaced: _placed,
    e.ForcesGrew: _grew,
    e.WallFortified: _works("works", RALLY),
    e.WallDamaged: _works("damage", HIT),
    e.MeleeFought: _melee,
    e.LegationLost: _of_power("fall", END),
    e.ForcesAdvanced: _advanced,
    e.AdvanceHeld: lambda event, at: _deed(f"held-{event.why}", at),
    e.UnitMoved: _moved,
    e.UnitsSwapped: _swapped,
    e.LegationReinforced: _of_power("reinforce", RALLY),
    e.LegationReturned: _of_power("return", RALLY, "wall"),
    e.RefugeTaken: _of_power("refuge", RALLY),
    e.RefugeLeft: _of_power("leave-refuge", RALLY),
    e.PeitangAttacked: _peitang,
    e.TrackChanged: _track,
    e.BlockerDrawn: _drawn,
    e.RoadCleared: lambda _event, at: _deed("clear", at, weight=RALLY),
    e.BlockadeAttacked: _blockade,
    e.ColumnAttacked: _attacked,
    e.ColumnMarched: _marched,
    e.ColumnLossPaid: _paid,
}


# --- names ---


def _foe_noun(name: str) -> Noun:
    kind, strength = name.split()
    return Noun(say("deed-foe", kind=say(f"kind-{kind}.some"), strength=strength), many=True)


_NOUNS: Mapping[str, Callable[[str], Noun]] = {
    "wall": lambda name: Noun(say(f"wall-{name}.the")),
    "kind": lambda name: Noun(say(f"kind-{name}.the"), many=True),
    "foe": _foe_noun,
    "card": lambda name: Noun(catalogue.card_title(name)),
    "blocker": lambda name: Noun(catalogue.blocker(name), many=True),
    _COLUMN: lambda _: Noun(say("deed-the-column")),
    "defence": lambda _: Noun(say("deed-the-defence")),
}
"""The functions that make nouns for names, keyed by the first part of the name.

Names with any other first part are units.
"""


def _name(_: Position, name: str) -> Noun:
    kind, _sep, rest = name.partition(" ")
    write = _NOUNS.get(kind)
    return write(rest) if write is not None else Noun(catalogue.unit(name), many=name != GUN)


def _together(_: Position, deed: Deed) -> Noun:
    """Return the subject of a sentence about several units, such as “the Chinese”."""
    return Noun(say("deed-the-chinese" if deed.actors[0].startswith("foe") else "deed-the-defenders"), many=True)


def _several(_: Position, names: Sequence[str], _acts: bool) -> list[Noun] | None:
    """Return a single noun for several names, such as “the north and east walls”, or None."""
    if all(name.startswith("wall ") for name in names):
        sides = [say(f"side-{wall}") for wall in WALLS if f"wall {wall}" in names]
        return [Noun(say("deed-walls", count=len(sides), sides=catalogue.listed(sides)), many=True)]
    if len(names) == ROOM and all(name in POWERS for name in names):
        peoples = catalogue.listed([say(f"modifier-{name}") for name in names])
        return [Noun(say("deed-legations", names=peoples), many=True)]
    return None


def _place(_: Position, deed: Deed) -> str:
    kind, _sep, rest = deed.place.partition(" ")
    if kind == "station":
        return catalogue.station(rest)
    if kind == STREETS:
        return say("deed-behind", wall=catalogue.wall(rest))
    return say(f"at-{rest}") if kind in ("at", WALL) else catalogue.space(kind, rest)


DISPATCHER = Dispatcher(
    catalogue.VOICE, deeds, name=_name, place=_place, together=_together, several=_several, begin=catalogue.begin
)
story, left_out, latest = DISPATCHER.story, DISPATCHER.left_out, DISPATCHER.latest
outcomes = DISPATCHER.outcomes
