"""The select menus of the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.asks import JOIN, Answer, Ask, Choice
from engine.games.siege.steward import threats
from engine.games.siege.steward.shots import judged
from engine.games.siege.world import Position, points
from render.games.siege.odds import choice_chances
from render.games.siege.text import catalogue, labels
from render.games.siege.text.catalogue import say, zone_short
from render.menu_texts import by_name, leaves
from render.panel import DESCRIPTION_LENGTH, OPTION_LENGTH, Shortcut, Shortcuts

MOST = 50
"""The maximum number of options: two menus of 25; more would be unreadable."""

_WHERE_TO = 2
"""The length of a path after which the next menu is the destination of a move."""
WHO = 45
"""The maximum number of characters of a second line about the moving counters."""

STACKS = frozenset({"march", "reposition", "muster"})


def shortcuts(position: Position, ask: Ask, *, path: Answer = ()) -> tuple[Shortcuts, ...]:
    """Return menus for quick choices of shots or stacks, the most important first.

    If `path` already names a stack, return its destinations. Return an empty tuple if nothing can be chosen directly.
    """
    if path:
        going = ask.kind in STACKS and path[0] == "move" and len(path) == _WHERE_TO
        return (_ends(position, ask, path),) if going else ()
    if ask.kind == "fire" and ask.menu().find("fire") is not None:
        return (_shots(position, ask),)
    if ask.kind in STACKS and ask.menu().find("move") is not None:
        return tuple(_stacks(position, ask))
    return ()


def _shots(position: Position, ask: Ask) -> Shortcuts:
    found = [(answer, choices[-1]) for answer, choices in leaves(ask, ("fire",))]
    gains = judged(position, ask)
    found.sort(key=lambda shot: -gains.get(shot[0], 0.0))
    return Shortcuts(
        verb="fire",
        prompt=say("pick-shots", count=len(found)),
        options=tuple(_shot(answer, choice) for answer, choice in found[:MOST]),
        complete=len(found) <= MOST,
    )


def _shot(answer: Answer, choice: Choice) -> Shortcut:
    facts: Mapping[str, object] = choice.facts
    test = choice.label == "effect"
    found = choice_chances.of_effect(facts) if test else choice_chances.of_shot(facts)
    _, start, target, _ = answer
    return Shortcut(
        path=answer,
        label=labels.cut(
            say(
                "shortcut-effect" if test else "shortcut-shot",
                **{"from": zone_short(start)},
                at=zone_short(target),
                within="yes" if start == target else "no",
                weapon=catalogue.own_name(choice.facts["shooters"][0]),
                **{"with": "" if test else labels.shooters(facts)},
                points=choice.facts["points"],
                wanted=found.wanted,
                chance=catalogue.percent(found.chance),
            ),
            OPTION_LENGTH,
        ),
        detail=labels.description(choice),
    )


def _stacks(position: Position, ask: Ask) -> Iterator[Shortcuts]:
    menu = ask.level(("move",))
    assert menu is not None
    first = [*ask.facts.get("must_leave", ()), *(threat.zone for threat in threats.endangered(position))]
    rank = {zone: number for number, zone in reversed(list(enumerate(first)))}
    zones = sorted(menu.choices, key=lambda choice: (rank.get(choice.word, len(first)), -choice.facts["points"]))
    if zones:
        yield Shortcuts(
            verb="move",
            prompt=say("pick-stacks"),
            options=tuple(_stack(choice) for choice in zones[:MOST]),
            complete=len(zones) <= MOST,
        )


def _stack(choice: Choice) -> Shortcut:
    described = labels.description(choice)
    return Shortcut(
        path=("move", choice.word),
        label=labels.label(choice),
        detail=labels.cut(described, DESCRIPTION_LENGTH) if described else None,
    )


def _ends(position: Position, ask: Ask, path: Answer) -> Shortcuts:
    """Return the menu of destinations for a stack. Destinations near the fighting come first."""
    menu = ask.level(path)
    assert menu is not None
    interest = [*(threat.zone for threat in threats.endangered(position)), *position.boxer_zones()]
    rank = {zone: number for number, zone in reversed(list(enumerate(interest)))}

    named = by_name(menu.choices, labels.label)
    ends = sorted(named, key=lambda end: rank.get(end.word, len(interest)))
    return Shortcuts(
        verb=path[0],
        prompt=say(
            "pick-ends", zone=zone_short(path[1]), fight="yes" if any(end.word in rank for end in ends) else "no"
        ),
        options=tuple(_end(position, ask, (*path, end.word), end) for end in ends[:MOST]),
        complete=len(ends) <= MOST,
    )


def _end(position: Position, ask: Ask, path: Answer, end: Choice) -> Shortcut:
    what = ask.level(path)
    assert what is not None
    going = what.preset
    sound = bool(going) and what.least <= len(going) <= what.most and (what.fits is None or what.fits(going) is None)
    parts = [_going(position, going)] if sound else []
    return Shortcut(
        path=(*path, JOIN.join(going)) if sound else path,
        label=labels.label(end),
        detail=labels.cut(" · ".join([*parts, *labels.about_end(end.facts)]), DESCRIPTION_LENGTH) or None,
        compared_words=len(path),
    )


def _going(position: Position, going: tuple[str, ...]) -> str:
    counters = catalogue.of_ids(position, going)
    for powers in (True, False):
        who = catalogue.pieces(counters, powers=powers)
        if len(who) <= WHO:
            return say("pick-go", who=who)
    return say("pick-go-points", points=points(counters), count=len(going))
