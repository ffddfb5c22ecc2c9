"""Average results of fire and melee, shown with options and advice."""

from __future__ import annotations

from engine.core.asks import Answer
from engine.games.keep_up_the_fire import combat
from engine.games.keep_up_the_fire.analysis import chances
from engine.games.keep_up_the_fire.menus import STREETS_OF, WALL_OF
from engine.games.keep_up_the_fire.world import Foe, Position
from render.games.keep_up_the_fire.text.catalogue import say
from render.odds import decimal


def opponent(position: Position, word: str) -> Foe | None:
    """Return the Chinese unit that a melee order names by its place; None if there is none."""
    wall = WALL_OF[word]
    return position.in_streets(wall) if word == STREETS_OF[wall] else position.at_wall(wall)


def mean_of_fire(position: Position, foe: Foe) -> float:
    """§II.2 Return the average strength that `foe` loses to fire from a wall."""
    hit, damage = combat.to_hit(position, foe.wall).total, combat.damage(position, foe).total
    left = chances.after_fire(foe.strength, hit, damage)
    return foe.strength - sum(value * chance for value, chance in enumerate(left))


def means_of_melee(position: Position, foe: Foe) -> tuple[float, float]:
    """§II.3 Return the average losses of Chinese and defenders in a melee, in points."""
    left = chances.after_melee(foe.strength, combat.dealt(position, foe).total)
    theirs = foe.strength - sum(value * chance for value, chance in enumerate(left))
    if not position.posts[foe.wall]:
        return theirs, 0.0
    owed = chances.suffered(combat.own(position, foe).total)
    return theirs, sum(value * chance for value, chance in enumerate(owed))


def detail(position: Position, answer: Answer) -> str:
    """Return the average result of an answer as text; empty if it is neither fire nor melee."""
    if answer[0] == "fire" and (foe := position.in_range(answer[1])) is not None:
        return say("describe-worth", mean=decimal(mean_of_fire(position, foe)))
    if answer[0] == "melee" and (foe := opponent(position, answer[1])) is not None:
        theirs, ours = means_of_melee(position, foe)
        return say("describe-melee", theirs=decimal(theirs), ours=decimal(ours))
    return ""
