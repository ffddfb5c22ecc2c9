"""Counts the player's mistakes in a replayed game. Bad luck is not a mistake."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterable, Iterator, Mapping

from engine.core.events import DieRollReport
from engine.core.replay import Scene
from engine.games.keep_up_the_fire import events as e
from engine.games.keep_up_the_fire.board import GUN, ROOM, STREETS, WALL, board
from engine.games.keep_up_the_fire.menus import fightable, free_units
from engine.games.keep_up_the_fire.phases.relief_column import ADVANCE, FREE
from engine.games.keep_up_the_fire.world import Position

LET_IN = "let-in"
IDLE_ACTIONS = "idle-actions"
BARE_WALL = "bare-wall"
LEGATION_SPENT = "legation-spent"
HOPELESS_FIRE = "hopeless-fire"
HOPELESS_ATTACK = "hopeless-attack"
HOPELESS_MARCH = "hopeless-march"
WORN_OUT = "worn-out"
IDLE_COMMAND = "idle-command"

MISTAKES: Mapping[str, str] = {
    LET_IN: "II.3",
    IDLE_ACTIONS: "2.b",
    BARE_WALL: "IV.1",
    LEGATION_SPENT: "II.4",
    HOPELESS_FIRE: "II.2",
    HOPELESS_ATTACK: "V.2",
    HOPELESS_MARCH: "V.3",
    WORN_OUT: "V",
    IDLE_COMMAND: "3.c",
}
"""Each mistake with the section of the rules that it concerns, the worst first."""

_CLOSE = (WALL, STREETS)


def count_mistakes(scenes: Iterable[Scene], counts: Callable[[str], object] = bool) -> Mapping[str, int]:
    """Return how often each mistake was made in a game. Mistakes are counted only if `counts` accepts their name."""
    found: Tally[str] = Tally()
    spared: set[tuple[str, str]] = set()
    for scene in scenes:
        if scene.step == "actions":
            spared = _spared(scene)
        found.update(filter(counts, _of_events(scene)))
        found.update(filter(counts, _of_orders(scene, spared)))
    return {name: found[name] for name in MISTAKES if found[name]}


def _spared(scene: Scene) -> set[tuple[str, str]]:
    """Return the enemy units that a defender could have fought but did not (§II.3)."""
    view: Position = scene.view
    fought = {(event.wall, event.space) for event in scene.events if isinstance(event, e.MeleeFought)}
    close = [foe for foe in view.foes if foe.space in _CLOSE]
    return {
        (foe.wall, foe.space)
        for foe in close
        if (view.posts[foe.wall] or view.gun == foe.wall) and (foe.wall, foe.space) not in fought
    }


def _of_orders(scene: Scene, spared: set[tuple[str, str]]) -> Iterator[str]:
    """Yield the mistakes in a player's orders that show at the end of a step."""
    view: Position = scene.view
    if scene.step == "advance":
        gone = [event for event in scene.events if isinstance(event, e.ForcesAdvanced)]
        yield from [LET_IN for event in gone if (event.wall, event.start) in spared]
    elif view.over:
        return
    elif scene.step == "actions" and view.actions and fightable(view) and view.today.special != "truce":
        yield IDLE_ACTIONS
    elif scene.step == "redeployment":
        yield from [BARE_WALL] * len(bare_walls(view))
    elif scene.step == "command" and view.command and not _at_their_ends(view):
        yield IDLE_COMMAND


def bare_walls(view: Position) -> list[str]:
    """Return the undefended walls that Chinese units approach (§IV.1).

    Return nothing if no legation could defend them without leaving another wall open.
    """
    coming = {foe.wall for foe in view.foes}
    bare = [wall for wall, here in view.posts.items() if wall in coming and not here and view.gun != wall]
    idle = [unit for unit in free_units(view) if unit != GUN and view.place_of(unit) not in coming]
    return bare if any(len(view.posts[view.place_of(unit)]) == ROOM for unit in idle) else []


def _at_their_ends(view: Position) -> bool:
    column = board().column
    return view.speed == column.most_speed and view.power == column.most_power


def _of_events(scene: Scene) -> Iterator[str]:
    """Yield mistakes: orders that could not succeed or had poor odds."""
    attacks = marches = 0
    for event in scene.events:
        if isinstance(event, e.WallFired) and not _chance(event.to_hit, event.strength):
            yield HOPELESS_FIRE
        elif isinstance(event, e.LossesShared) and _spent(event):
            yield LEGATION_SPENT
        elif isinstance(event, e.ColumnAttacked):
            attacks += 1
            yield from _tried(event.account, event.strength, HOPELESS_ATTACK, worn=attacks > FREE)
        elif isinstance(event, e.ColumnMarched):
            marches += 1
            yield from _tried(event.account, ADVANCE, HOPELESS_MARCH, worn=marches > FREE)


def _tried(account: DieRollReport, number: int, hopeless: str, *, worn: bool) -> Iterator[str]:
    """Yield `hopeless` for an order without any chance (§V.2, §V.3).

    Yield `WORN_OUT` for an order that costs wear and has less than even odds.
    """
    chance = _chance(account, number)
    if not chance:
        yield hopeless
    elif worn and chance < 3:
        yield WORN_OUT


def _chance(account: DieRollReport, number: int) -> int:
    """Return how many faces of a die give more than `number`, with the modifiers added."""
    modifier = sum(each.value for each in account.modifiers)
    return sum(die + modifier > number for die in range(1, 7))


def _spent(event: e.LossesShared) -> bool:
    """§II.4 Return whether a legation was lost although the fortification could have taken the loss."""
    return not event.fort and event.level > 0 and any(not share.left for share in event.shares)
