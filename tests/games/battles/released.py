"""The shipped battles as they were played before they were files: 20 games of each by every autopilot.

`python tests/games/battles/released.py` writes `released.json`. It was run once, by the code that read the battles from
TOML; running it again would only prove that the code equals itself. The games of both stewards at Agordat were written
again when the steward learned to attack when it is behind; the random ones are still the first.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import msgspec

import engine.games
from engine.core.playout import play_out

FILE = Path(__file__).with_name("released.json")
SYSTEMS = ("ascari", "revolte")
PLAYERS = ("steward", "trained", "random")
"""The autopilots: the usual one, the one that the chances assume, and one that plays anything legal."""
GAMES = 20


def digest(system: str, scenario: str, player: str, number: int, **options: str) -> str:
    """The hash of all events of a game, in their order."""
    rules = engine.games.find(system)
    seed = f"released-{number}"
    policy = rules.policies["steward"](seed).aiming("trained") if player == "trained" else rules.policies[player](seed)
    played = play_out(rules, seed=seed, options={"scenario": scenario, **options}, policy=policy, trusted=True)
    found = hashlib.sha256()
    for event in played.events:
        found.update(msgspec.json.encode(event))
    return found.hexdigest()[:16]


def battles() -> list[tuple[str, str]]:
    """Every shipped battle, with its game."""
    return [(system, name) for system in SYSTEMS for name in engine.games.find(system).scenarios]


if __name__ == "__main__":
    found = {
        name: {player: [digest(system, name, player, number) for number in range(GAMES)] for player in PLAYERS}
        for system, name in battles()
    }
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
