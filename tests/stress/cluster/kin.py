"""Bot processes that run at the same time: one process loads everything and forks a child for each line of input.

    python -m stress.cluster.kin

An order is one of `stress.kill.mortal` with the process's settings added («environment»). The answer is «{"pid": …}».
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import warnings
from collections.abc import Sequence

from stress.kill.mortal import _child, _load


def main(games: Sequence[str] = ()) -> None:
    """Fork a process for each line without waiting for its end: the parent that ordered it kills it."""
    warnings.simplefilter("ignore", DeprecationWarning)
    _load(games)
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
