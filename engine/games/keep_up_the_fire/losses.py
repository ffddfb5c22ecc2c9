"""Losses of the defenders, and their effects (§II.4)."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.core.asks import Ask, Menu, Refused
from engine.core.context import Context
from engine.core.menus import menu, verb
from engine.core.sequence import Flow
from engine.games.keep_up_the_fire.board import PEITANG, STREETS
from engine.games.keep_up_the_fire.events import LegationLost, LossesShared, Share
from engine.games.keep_up_the_fire.victory import SUBSTANTIAL
from engine.games.keep_up_the_fire.world import Position

FORT = "fort"

Split = tuple[int, ...]
"""The points that each legation loses, in the order of the legations at the wall; the last number is the
fortification's loss.
"""


@cache
def splits(strengths: tuple[int, ...], fort: int, points: int) -> tuple[Split, ...]:
    """Return every legal way to share losses at a wall (§II.4)."""
    due = min(points, sum(strengths) + fort)
    ways = []
    for works in range(min(fort, due) + 1):
        for first in range(min(strengths[0], due - works) + 1):
            rest = due - works - first
            shares = (first, rest) if len(strengths) > 1 else (first,)
            if sum(shares) + works == due and _fair(shares, strengths, works):
                ways.append((*shares, works))
    return tuple(ways)


def _fair(shares: Split, strengths: tuple[int, ...], works: int) -> bool:
    if any(share > strength for share, strength in zip(shares, strengths, strict=True)):
        return False
    if works > 1 and not all(shares):
        return False
    if len(shares) == 1 or abs(shares[0] - shares[1]) <= 1:
        return True
    lesser = 0 if shares[0] < shares[1] else 1
    return shares[lesser] == strengths[lesser]


@cache
def write_split(powers: tuple[str, ...], split: Split) -> str:
    """Return a split of losses as one word of an answer, such as “britain=2,fort=1”."""
    names = (*powers, FORT)
    return ",".join(f"{name}={points}" for name, points in zip(names, split, strict=True) if points) or "none"


@cache
def read_split(powers: tuple[str, ...], word: str) -> Split:
    """Return the split of losses for a word of an answer."""
    shares = dict(part.split("=") for part in word.split(",")) if word != "none" else {}
    return tuple(int(shares.get(name, 0)) for name in (*powers, FORT))


def take_losses(position: Position, context: Context, wall: str, *, points: int, why: str, space: str = "") -> Flow:
    """Assign losses at a wall (§II.4). If there are several ways, the player chooses."""
    powers = tuple(position.posts[wall])
    open_streets = space == STREETS and position.house.streets == "open"
    fort = 0 if open_streets else position.forts[wall]
    strengths = position.strengths
    ways = splits(tuple([strengths[power] for power in powers]), fort, points)
    split = ways[0]
    if len(ways) > 1:
        facts = {"wall": wall, "points": points, "why": why, "legations": powers, "fort": fort}
        answer = yield Ask("losses", "II.4", lambda: _menu(position, wall, ways), facts)
        split = read_split(powers, answer[1])
    shares = bear(position, dict(zip(powers, split, strict=False)))
    position.forts[wall] -= split[-1]
    unpaid = points - sum(split)
    context.emit(
        LossesShared(
            wall=wall,
            why=why,
            points=points,
            shares=shares,
            fort=split[-1],
            level=position.forts[wall],
            unpaid=unpaid,
        )
    )
    remove_fallen(position, context, shares)


def bear(position: Position, points: dict[str, int]) -> tuple[Share, ...]:
    """Subtract losses from the legations' strengths. Return how much each legation lost (§II.4)."""
    shares = []
    for power, lost in points.items():
        if lost:
            position.strengths[power] -= lost
            shares.append(Share(power, lost, position.strengths[power]))
    return tuple(shares)


def remove_fallen(position: Position, context: Context, shares: tuple[Share, ...]) -> None:
    """Remove legations without strength from the board (§II.4).

    If no legation is left, the game is lost (§VI.1).
    """
    for share in shares:
        if share.left == 0:
            place = position.place_of(share.power)
            (position.peitang if place == PEITANG else position.posts[place]).remove(share.power)
            context.emit(LegationLost(power=share.power, wall=place))
    if position.fallen:
        position.verdict = SUBSTANTIAL


def _menu(position: Position, wall: str, ways: tuple[Split, ...]) -> Menu:
    powers = tuple(position.posts[wall])

    def facts(split: Split) -> dict[str, Any]:
        lost = {power: points for power, points in zip(powers, split, strict=False) if points}
        left = {power: position.strengths[power] - points for power, points in lost.items()}
        return {"lost": lost, "left": left, "fort": split[-1]}

    def why_not(word: str) -> Refused | None:
        return Refused("no-such-split", rule="II.4", facts={"word": word})

    words = {write_split(powers, split): split for split in ways}
    return Menu("do", (verb("share", menu("with", words, "split", facts=facts, why_not=why_not)),))
