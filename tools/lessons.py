"""Compute how many simulated games each answer of the lessons wins, and write it into the games' `data/lesson.toml`.

Usage: `python tools/lessons.py [GAME …]`; by default every game that has a lesson.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import engine.games
from engine.testing.lessons import PLAYED, lesson_of, wins_of

ROOT = Path(__file__).parent.parent


def written(text: str, name: str, won: list[int]) -> str:
    """Return the text of a lesson with the figures of a decision in place of the old ones."""
    head, found, tail = text.partition(f'\nname = "{name}"')
    assert found, name
    return head + found + re.sub(r"^won = .*$", f"won = {won}", tail, count=1, flags=re.MULTILINE)


def main(games: list[str]) -> None:
    """Write the figures of each decision that has some, and the version of the rules."""
    for game in games or engine.games.names():
        lesson = lesson_of(game)
        if lesson is None:
            continue
        path = ROOT / "engine" / "games" / game.replace("-", "_") / "data" / "lesson.toml"
        text = path.read_text(encoding="utf-8")
        for decision in lesson.decision:
            if decision.won:
                won = wins_of(game, decision, range(PLAYED))
                sys.stdout.write(f"{game}, {decision.name}: {dict(zip(decision.answers, won, strict=True))}\n")
                text = written(text, decision.name, won)
        rules = engine.games.find(game).rules_version
        path.write_text(re.sub(r'^rules = ".*"$', f'rules = "{rules}"', text, flags=re.MULTILINE), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
