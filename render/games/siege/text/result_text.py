"""Texts about the end of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.siege.analysis.mistakes import MISTAKES
from engine.games.siege.victory import BANDS, counted
from engine.games.siege.world import Position
from render.curve_data import Mistake
from render.games.siege.text import catalogue
from render.games.siege.text.catalogue import say


def verdict(position: Position, found: Mapping[str, Any]) -> str:
    """Return the winner, both sides' points, the day, and the level of victory."""
    if not found["powers_items"]:
        return say("verdict-overrun", day=position.day)
    facts = {"powers": _number(found["powers"]), "boxers": _number(found["boxers"])}
    band = say(f"standing-{BANDS[found['powers_band'] - 1]}")
    return say("verdict", winner=found["winner"], day=position.day, band=band, **facts)


def result(position: Position, found: Mapping[str, Any]) -> str:
    """Return how the game ended, each side's points, and the winner."""
    lines = [say(f"result-{found['verdict']}", day=position.day)]
    for side in ("powers", "boxers"):
        items = found[f"{side}_items"]
        band = say(f"band-{side}-{found[f'{side}_band']}")
        if not items:
            continue
        lines.append("")
        lines.append(say(f"result-side-{side}", total=_number(found[side]), band=band))
        lines += [f"- {_item(item)}" for item in items if item["count"]]
    lines += ["", say(f"winner-{found['winner']}")]
    return "\n".join(lines)


def band(name: str) -> str:
    """Return the name of a level of victory for use in lists and charts."""
    return say(f"standing-{name}")


def score(difference: int) -> str:
    """§7.2 Return a text about the points by which the Powers lead or trail."""
    if not counted(difference):
        return say("score-uncounted")
    side = "ahead" if difference > 0 else "behind" if difference < 0 else "even"
    return say(f"score-{side}", points=abs(difference))


def mistake(name: str) -> Mistake:
    """Return the title and the meaning of a mistake by the defence."""
    title = say(f"sin-{name}")
    return Mistake(title, say(f"sin-{name}.meaning", rule=MISTAKES[name]))


def _item(item: Mapping[str, Any]) -> str:
    return say(
        "result-item",
        name=say(f"count-{item['name']}"),
        count=item["count"],
        each=_number(item["each"]),
        total=_number(item["total"]),
    )


def _number(value: int) -> str:
    return catalogue.signed(value) if value < 0 else str(value)
