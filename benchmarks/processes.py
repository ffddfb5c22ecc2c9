"""Runs of a measurement in a separate process, which has drawn nothing yet."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

_PRIVATE = ("DISCORD_", "SIEGEMASTER_")


def run_apart(module: str, given: Sequence[str]) -> bytes:
    """Run a module with arguments and return its output. Raise `OSError` with the last line of output if it fails."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(_PRIVATE)}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    found = subprocess.run([sys.executable, "-m", module, *given], capture_output=True, env=environment, check=False)
    if found.returncode != 0:
        raise OSError(found.stderr.decode(errors="replace").strip().rpartition("\n")[2])
    return found.stdout
