"""Golden games of Keep Up the Fire!: one of the steward's for every band, recorded answer by answer.

`PYTHONPATH=.:tests python tests/golden/keep_up_the_fire/golden_fires.py` searches them anew (after a change of the
rules, never to silence a test) and writes them to this folder.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from golden.golden import Noting, Script, journal_hash

from engine.core.playout import Playout, play_out
from engine.games.keep_up_the_fire import victory
from engine.games.keep_up_the_fire.ruleset import RULESET
from engine.games.keep_up_the_fire.steward.policy import POLICIES
from engine.games.keep_up_the_fire.world import World

FOLDER = Path(__file__).parent
HOUSE = {"garrison": "strong", "deck": "acts", "streets": "open", "abilities": "once", "feats": "named"}
WANTED: tuple[tuple[str, str, dict[str, str], str], ...] = (
    *((band, "steward", {}, band) for band in victory.BANDS),
    ("random-1", "random", {}, ""),
    ("house-rules", "steward", HOUSE, ""),
)
"""The name of each golden game, its policy, its house rules, and its band (empty: any)."""
TRIES = 20_000


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


def find(policy: str, options: dict[str, str], band: str) -> dict[str, Any]:
    """Return the first game of that band. Raise `LookupError` if none is among the first seeds."""
    for number in range(1, TRIES):
        seed = f"golden-{number}"
        quick = play_out(
            RULESET, seed=seed, options=options, policy=POLICIES[policy](seed), trusted=policy == "steward"
        )
        if band not in ("", victory.band(quick.world.position)):
            continue
        noting = Noting(POLICIES[policy](seed))
        came = outcome(play_out(RULESET, seed=seed, options=options, policy=noting))
        return {"seed": seed, "policy": policy, "options": options, "outcome": came, "answers": noting.said}
    raise LookupError(f"no game of {policy} among {TRIES} ends as {band}")


def remake() -> None:
    """Search the games anew and write them."""
    for name, policy, options, band in WANTED:
        text = json.dumps(find(policy, options, band), indent=1)
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    remake()
