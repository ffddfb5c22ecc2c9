"""The same seed plays the same siege in every process: neither set order nor string hashes decide anything."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]
SIEGE = """
import hashlib, sys
import msgspec
from engine.core.playout import play_out
from engine.games.siege import RULESET

seed, trusted = sys.argv[1], sys.argv[2] == "trusted"
playout = play_out(RULESET, seed=seed, options={}, policy=RULESET.policies["steward"](seed), trusted=trusted)
lines = [msgspec.json.encode(event) for event in playout.events]
print(len(playout.asked), len(lines), hashlib.sha256(b"\\n".join((*lines, RULESET.encode(playout.world)))).hexdigest())
"""


def _played(seed: str, *, hash_seed: str, how: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", SIEGE, seed, how]
    return subprocess.Popen(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize("seed", ["hashed-1"])
def test_a_siege_does_not_depend_on_the_hashes_of_its_process(seed: str) -> None:
    """It does not depend either on whether the steward's answers are looked up among the options."""
    ways = [("1", "trusted"), ("2", "trusted"), ("3", "checked")]
    running = [_played(seed, hash_seed=hash_seed, how=how) for hash_seed, how in ways]
    told = [process.communicate(timeout=60)[0] for process in running]
    assert [process.returncode for process in running] == [0, 0, 0]
    assert told[0] == told[1] == told[2]
    answers, events, _ = told[0].split()
    assert int(answers) > 100
    assert int(events) > 500
