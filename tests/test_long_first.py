"""What takes long begins first: every worker has its share at the head of its piece, and quick tests at the end."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import long_first
import pytest
from xdist.scheduler import WorkStealingScheduling


def test_the_modules_that_take_long_are_there() -> None:
    assert long_first.missing(long_first.SECONDS) == []
    assert long_first.missing(["games/test_no_more.py"]) == ["games/test_no_more.py"]
    assert min(long_first.SECONDS.values()) > long_first.USUAL


def made(**modules: int) -> list[Any]:
    """Return tests of modules of that many each."""
    return [
        SimpleNamespace(path=Path(long_first.TESTS / f"{name}.py"), number=number)
        for name, many in modules.items()
        for number in range(many)
    ]


def names(items: list[Any]) -> list[str]:
    return [item.path.stem for item in items]


def test_the_longest_begin_and_are_shared_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_first, "SECONDS", {"long.py": 50, "longer.py": 60, "some.py": 40, "more.py": 20})
    collected = made(quick=20, long=3, other=13, longer=2, some=3, more=1)
    dealt = long_first.dealt(collected, 3)
    pieces = [names(dealt[:14]), names(dealt[14:28]), names(dealt[28:])]
    assert [piece[0] for piece in pieces] == ["longer", "long", "some"]
    assert "more" in pieces[2], "where the least is to do"
    assert {piece[-1] for piece in pieces} <= {"quick", "other"}
    assert sorted(map(id, dealt)) == sorted(map(id, collected))


def test_a_module_stays_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_first, "SECONDS", {"one.py": 9, "two.py": 8})
    mixed = [*made(one=5, two=5, quick=40), *made(one=5, two=5)]
    dealt = names(long_first.dealt(mixed, 2))
    assert dealt[:10] == ["one"] * 10
    assert dealt[30:40] == ["two"] * 10


def test_a_single_worker_goes_on_as_collected() -> None:
    collected = made(one=2, two=2)
    assert long_first.dealt(collected, 1) == collected


@pytest.mark.parametrize(("number", "workers"), [(7550, 3), (100, 2), (11, 4)])
def test_the_pieces_are_those_of_the_scheduler(number: int, workers: int) -> None:
    class Worker:
        shutting_down, gateway = False, SimpleNamespace(id="a worker")

        def send_runtest_some(self, indices: list[int]) -> None:
            sent.append(len(indices))

    sent: list[int] = []
    config: Any = SimpleNamespace(getvalue=lambda _: [f"{workers}*popen"])
    scheduling = WorkStealingScheduling(config)
    nodes: list[Any] = [Worker() for _ in range(workers)]
    for node in nodes:
        scheduling.add_node(node)
        scheduling.add_node_collection(node, [str(each) for each in range(number)])
    scheduling.schedule()
    assert sent == long_first._sizes(number, workers)
