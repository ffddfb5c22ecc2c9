"""Files of battles with mistakes made at random: most are refused, some are other battles."""

from __future__ import annotations

import random
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
OWN = [Path(__file__).with_name(name) for name in ("tokar.battle", "garden.battle")]
FILES = [
    path.read_text(encoding="utf-8")
    for path in [*sorted(ROOT.glob("engine/games/*/data/battles/*.battle")), *OWN, *OWN]
]
WORDS = sorted({word for text in FILES for word in text.split()})
SIGNS = '..rgbst#vzF09[]",:/-;\u202e\u0000é—😀 \t\ud800'


def mutant(seed: str) -> str:
    """A file with one to twelve mistakes, the same for the same seed."""
    rng = random.Random(seed)
    lines = rng.choice(FILES).split("\n")
    soft = rng.random() < 0.8
    for _ in range(rng.choice((1, 1, 2, 3, 6) if soft else (3, 6, 12))):
        _change(rng, lines, rng.randrange(8 if soft else 12))
    return "\n".join(lines)


def _change(rng: random.Random, lines: list[str], how: int) -> None:
    number = rng.randrange(len(lines))
    line, words = lines[number], lines[number].split(" ")
    place, digits = rng.randrange(len(line) + 1), [at for at, sign in enumerate(line) if sign.isdigit()]
    if how == 0 and len(lines) > 1:
        del lines[number]
    elif how == 1:
        lines.insert(number, line)
    elif how == 2:
        other = rng.randrange(len(lines))
        lines[number], lines[other] = lines[other], line
    elif how == 3 and digits:
        at = rng.choice(digits)
        lines[number] = line[:at] + rng.choice("0123456789") + line[at + 1 :]
    elif how == 4:
        words[rng.randrange(len(words))] = rng.choice(WORDS)
        lines[number] = " ".join(words)
    elif how == 5:
        del words[rng.randrange(len(words))]
        lines[number] = " ".join(words)
    elif how == 6 and line and set(line) <= set(".rgbst#vzF"):
        at = rng.randrange(len(line))
        lines[number] = line[:at] + rng.choice(".rgbst#vzF") + line[at + 1 :]
    elif how == 7:
        extremes = ("0", "1", "9", "15", "9999")
        lines[number] = re.sub(r"\d+", lambda found: rng.choice((found[0], found[0], *extremes)), line, count=2)
    elif how == 8:
        lines[number] = line[:place] + rng.choice(SIGNS) + line[place:]
    elif how == 9:
        others = rng.choice(FILES).split("\n")
        lines[number:number] = others[rng.randrange(len(others)) :][: rng.randrange(8)]
    elif how == 10:
        del lines[number + 1 :]
    elif how == 11:
        lines[number] = "".join(rng.choice(SIGNS) for _ in range(rng.randrange(60)))
