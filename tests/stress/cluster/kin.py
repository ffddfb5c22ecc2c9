"""Processes of the bot that live at the same time: one that has everything loaded forks one for each line.

    python -m stress.cluster.kin

An order is one of `crash.mortal`, with the settings of the process («environment»); «{"pid": …}» answers it.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import warnings

from stress.kill.mortal import _child, _load


def main() -> None:
    """Fork, and wait for nobody: whoever asked for a process kills it."""
    warnings.simplefilter("ignore", DeprecationWarning)
    _load()
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            os.environ.update(json.loads(line)["environment"])
            _child(line)
        print(json.dumps({"pid": pid}), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
