"""Sensible answers in order, the steward's choice first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from typing import Final

from engine.core.asks import Answer, Ask
from engine.core.ranking import allowed
from engine.games.siege.steward import posts, shots
from engine.games.siege.steward.advice import Advice, done
from engine.games.siege.steward.boxer_routes import ground
from engine.games.siege.steward.by_ask import CHAPTERS, consider
from engine.games.siege.steward.zone_values import threats
from engine.games.siege.world import Position

OTHER_POSTURE: Final = 4
"""The number of listed moves for the posture that the steward does not choose."""


def thoughts(position: Position, ask: Ask) -> Iterator[Advice]:
    """Yield all sensible and legal advice, with the adviser's own choice first."""
    seen: set[Answer] = set()
    others = _OTHERS.get(ask.kind)
    usual = CHAPTERS[ask.kind](position, ask) if ask.kind in CHAPTERS else ()
    for advice in chain([consider(position, ask)], others(position, ask) if others else (), usual):
        if advice.answer not in seen and allowed(ask, advice.answer):
            seen.add(advice.answer)
            yield advice


def reasons(position: Position, ask: Ask) -> Mapping[Answer, str]:
    """Return the reasons for all sensible answers, as keys of `REASONS`."""
    return {advice.answer: advice.reason for advice in thoughts(position, ask)}


def _fire(position: Position, ask: Ask) -> Iterable[Advice]:
    """§6.3 Return each zone's best shot at each target, the best first.

    The choice «hold fire» comes before useless shots.
    """
    best: dict[tuple[str, str], tuple[Answer, float]] = {}
    for answer, gain in sorted(shots.judged(position, ask).items(), key=lambda item: -item[1]):
        best.setdefault((answer[1], answer[2]), (answer, gain))
    gaining = [_shot(answer) for answer, gain in best.values() if gain > shots.LEAST]
    poor = [Advice(answer, "only-answer") for answer, gain in best.values() if gain <= shots.LEAST]
    return [*shots.every(position, ask)[:1], *gaining, done("hold-fire"), *poor]


def _shot(answer: Answer) -> Advice:
    return Advice(answer, "panic" if answer[3].startswith("effect") else "good-shot")


def _reposition(position: Position, ask: Ask) -> Iterable[Advice]:
    """§5.1.2 Return the autopilot's moves, and the first moves towards the other deployment."""
    usual = list(CHAPTERS[ask.kind](position, ask))
    other = posts.rest(position) if posts.to_battle(position) else posts.battle(position)
    room = 2 * OTHER_POSTURE - min(len(usual), OTHER_POSTURE) - 1
    return [*usual[:OTHER_POSTURE], usual[-1], *list(other.moves())[:room], *usual]


def _muster(position: Position, ask: Ask) -> Iterable[Advice]:
    """§8 Return the adviser's answers during setup, followed by moves to the posts."""
    return [*CHAPTERS[ask.kind](position, ask), *list(posts.battle(position).moves())[:OTHER_POSTURE]]


def _betsy(position: Position, ask: Ask) -> Iterable[Advice]:
    """§3.4 Return advice for each zone where the gun Betsy may be placed, the most endangered zone first."""
    menu = ask.level(("place",))
    assert menu is not None, "Betsy is placed somewhere"
    threat, order = threats(ground(position)), position.board.order
    zones = sorted((choice.word for choice in menu.choices), key=lambda zone: (-threat.get(zone, 0.0), order[zone]))
    return [Advice(("place", zone), "place-betsy", {"zone": zone}) for zone in zones]


def _wounded(position: Position, _ask: Ask) -> Iterable[Advice]:
    """§5.1.6 Yield advice about the wounded: the next step, then the alternatives."""
    own = posts.wounded(position)
    if own is None:
        return
    yield own
    yield done("nothing-to-do")
    if own.answer[0] == "place":
        troops = sum(counter.value for counter in posts.deployed(position))
        for zone in posts.posts(position, points=troops):
            yield Advice((*own.answer[:2], zone, *own.answer[3:]), "man-post", {"zone": zone})


_OTHERS: Final[Mapping[str, Callable[[Position, Ask], Iterable[Advice]]]] = {
    "muster": _muster,
    "betsy": _betsy,
    "wounded": _wounded,
    "reposition": _reposition,
    "fire": _fire,
}
"""Further advice in addition to the steward's own; movement has none, as the steward's plan is complete."""
