"""Golden games of Ascari: each scenario as the steward plays it, and one by chance with house rules and orders.

`PYTHONPATH=.:tests python tests/golden/ascari/golden_ascari.py` writes them anew (after a change of the rules, never to
silence a test).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from golden.golden import Noting, Script, journal_hash

from engine.core.playout import Playout, play_out
from engine.games.ascari.ruleset import RULESET
from engine.games.ascari.scenarios import SCENARIOS
from engine.games.ascari.steward.policy import POLICIES
from engine.games.ascari.world import World

FOLDER = Path(__file__).parent
HOUSE = {"moved": "any", "volleys": "deadly", "sight": "plain", "fallback": "3", "handicap": "+1"}
WANTED: tuple[tuple[str, str, dict[str, str]], ...] = (
    *((name, "steward", {"scenario": name}) for name in SCENARIOS),
    ("random", "random", {"scenario": "amba-alagi-1895"}),
    ("house-rules", "steward", {"scenario": "makalle-1896", **HOUSE}),
)
"""The name of each golden game, its policy and its house rules."""


def outcome(playout: Playout[World]) -> dict[str, Any]:
    """Return the expected outcome of a golden game."""
    result = dict(RULESET.result(playout.world) or {})
    return {"events": len(playout.events), "journal": journal_hash(playout.events), **result}


def play(seed: str, *, options: dict[str, str], answers: Iterable[str]) -> Playout[World]:
    """Play a golden game again."""
    return play_out(RULESET, seed=seed, options=options, policy=Script(answers))


def games() -> Iterator[tuple[Path, dict[str, Any]]]:
    """Return the golden games of this folder."""
    for path in sorted(FOLDER.glob("*.json")):
        yield path, json.loads(path.read_text(encoding="utf-8"))


def record(name: str, policy: str, options: dict[str, str]) -> dict[str, Any]:
    """Return a game as it is played now."""
    seed = f"golden-{name}"
    noting = Noting(POLICIES[policy](seed))
    came = outcome(play_out(RULESET, seed=seed, options=options, policy=noting))
    return {"seed": seed, "policy": policy, "options": options, "answers": noting.said, "outcome": came}


if __name__ == "__main__":
    for wanted in WANTED:
        found = json.dumps(record(*wanted), indent=0, ensure_ascii=False) + "\n"
        (FOLDER / f"{wanted[0]}.json").write_text(found, encoding="utf-8")
