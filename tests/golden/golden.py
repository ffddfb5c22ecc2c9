"""Golden games: sieges recorded answer by answer, with their expected outcome.

`python tests/golden/golden.py` searches one siege per band anew (after a change of the rules, never to silence a test)
and writes them to this folder.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.core.playout import Playout, play_out
from engine.games.siege import RULESET
from engine.games.siege.steward.policy import POLICIES
from engine.games.siege.world import World

FOLDER = Path(__file__).parent
WANTED: tuple[tuple[str, str, dict[str, str], int], ...] = (
    ("steward-1", "steward", {}, 1),
    ("steward-2", "steward", {}, 2),
    ("steward-3", "steward", {}, 3),
    ("steward-4", "steward", {}, 4),
    ("steward-5", "steward", {}, 5),
    ("random-1", "random", {}, 1),
    ("house-rules", "steward", {"wounded_red": "flat12", "ratio": "cumulative", "walls_burn": "yes"}, 0),
    ("ten-days", "steward", {"scenario": "ten-days"}, 4),
)
"""The name of each golden game, its policy, its house rules, and the Powers' band (0: any)."""
TRIES = 400


class Script:
    """A policy that repeats recorded answers."""

    def __init__(self, answers: Iterable[str]) -> None:
        self.answers = iter(answers)

    def answer(self, view: object, ask: Ask) -> Answer:
        return tuple(next(self.answers).split(" "))


class Noting:
    """A policy that records its answers."""

    def __init__(self, policy: Any) -> None:
        self.policy = policy
        self.said: list[str] = []

    def answer(self, view: object, ask: Ask) -> Answer:
        answer: Answer = self.policy.answer(view, ask)
        self.said.append(" ".join(answer))
        return answer


def journal_hash(events: Iterable[Event]) -> str:
    """Return the SHA-256 of the journal: every event as JSON, one per line."""
    lines = b"\n".join(msgspec.json.encode(event) for event in events)
    return hashlib.sha256(lines).hexdigest()


def outcome(playout: Playout[World]) -> dict[str, Any]:
    """Return the expected outcome of a golden game."""
    result = dict(RULESET.result(playout.world) or {})
    return {
        "events": len(playout.events),
        "journal": journal_hash(playout.events),
        "world": hashlib.sha256(RULESET.encode(playout.world)).hexdigest(),
        **{name: result[name] for name in ("verdict", "winner", "powers", "boxers", "powers_band", "boxers_band")},
    }


def play(seed: str, *, options: dict[str, str], answers: Iterable[str]) -> Playout[World]:
    """Play a golden game again."""
    return play_out(RULESET, seed=seed, options=options, policy=Script(answers))


def games() -> Iterator[tuple[Path, dict[str, Any]]]:
    """Return the golden games of this folder."""
    for path in sorted(FOLDER.glob("*.json")):
        yield path, json.loads(path.read_text(encoding="utf-8"))


def find(policy: str, options: dict[str, str], band: int, *, taken: set[str]) -> dict[str, Any]:
    """Return the first siege of that band. Raise `LookupError` if none is among the first seeds."""
    for number in range(1, TRIES):
        seed = f"golden-{number}"
        if seed in taken:
            continue
        noting = Noting(POLICIES[policy](seed))
        playout = play_out(RULESET, seed=seed, options=options, policy=noting)
        came = outcome(playout)
        if band in (0, came["powers_band"]):
            return {"seed": seed, "policy": policy, "options": options, "outcome": came, "answers": noting.said}
    raise LookupError(f"no siege of {policy} among {TRIES} ends in band {band}")


def remake() -> None:
    """Search the games anew and write them."""
    taken: set[str] = set()
    for name, policy, options, band in WANTED:
        game = find(policy, options, band, taken=taken)
        taken.add(game["seed"])
        (FOLDER / f"{name}.json").write_text(json.dumps(game, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    remake()
