"""The order in which the workers of pytest-xdist run the tests: what takes long first, and evenly dealt.

`--dist worksteal` gives each worker an equal number of tests in one piece. A worker that is done takes the second half
of what the longest piece still has. So what takes long stands at the head of a piece, where nobody takes it away, and
what is quick stands at its end, where it can be shared out to the last moment.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SECONDS: dict[str, float] = {
    "stress/test_kills.py": 88,
    "bot/delivery/test_channel_outages.py": 31,
    "bot/permissions/test_rights.py": 24,
    "local/browser/test_local_play.py": 17,
    "games/test_plans.py": 16,
    "bot/privacy/test_privacy.py": 14,
    "bot/campaigns/test_cog.py": 11,
    "local/browser/test_page_in_browser.py": 11,
    "bot/ui/test_typing.py": 10,
    "local/browser/test_first_steps.py": 10,
    "bot/daily/test_cog.py": 9,
    "bot/permissions/test_sealed.py": 9,
    "bot/runtime/test_leaps.py": 9,
    "bot/spectating/test_watching.py": 9,
    "benchmarks/test_speed.py": 8,
    "bot/campaigns/test_calls.py": 8,
    "bot/permissions/test_posting_rights.py": 8,
    "games/ascari/render/test_pictures.py": 8,
    "render/test_wording.py": 8,
    "benchmarks/test_load.py": 7,
    "bot/boards/test_delivery.py": 7,
    "bot/voting/test_cog.py": 7,
    "games/siege/render/test_text_board.py": 7,
    "bot/games/test_mended_rules.py": 6,
    "bot/games/test_sides.py": 6,
    "bot/shared_command/test_shared_command.py": 6,
    "db/test_damage.py": 6,
    "db/test_flips.py": 6,
    "local/browser/test_siege_in_browser.py": 6,
    "saves/test_check_saves.py": 6,
    "saves/test_released.py": 6,
    "test_shipping.py": 6,
    "bot/records/test_service.py": 5,
    "bot/voting/test_plan_votes.py": 5,
    "bot/voting/test_service.py": 5,
    "cli/test_cli_run.py": 5,
    "db/test_erasing.py": 5,
    "db/test_postgresql.py": 5,
    "db/test_private.py": 5,
    "games/keep_up_the_fire/render/test_board.py": 5,
    "games/keep_up_the_fire/test_in_a_channel.py": 5,
    "games/siege/test_in_a_channel.py": 5,
    "games/test_fuzz.py": 5,
    "stress/test_cluster.py": 5,
    "test_told.py": 5,
    "bot/boards/test_drawing_processes.py": 4,
    "bot/campaigns/test_service.py": 4,
    "bot/delivery/test_gateway.py": 4,
    "bot/delivery/test_notices.py": 4,
    "bot/games/test_service.py": 4,
    "bot/runtime/test_logging_setup.py": 4,
    "bot/test_interactions.py": 4,
    "bot/test_shared_bot.py": 4,
    "cli/test_cli_damage.py": 4,
    "engine/test_verify.py": 4,
    "games/ascari/render/test_texts.py": 4,
    "games/ascari/test_fuzz.py": 4,
    "games/siege/render/test_map.py": 4,
    "local/browser/test_machines.py": 4,
    "render/test_printed_pages.py": 4,
    "stress/cluster/test_relay.py": 4,
    "test_discord_api.py": 4,
    "test_doors.py": 4,
    "test_imports.py": 4,
}
"""How long modules take that take long, waiting included. `pytest --durations=0` tells it; only the order matters."""

USUAL = 0.02
"""The seconds of a test of any other module."""


def workers() -> int:
    """Return the number of workers that share the tests; one without pytest-xdist."""
    return int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))


def dealt(items: Sequence[pytest.Item], number: int) -> list[pytest.Item]:
    """Return the tests in such an order that each of so many workers begins with its share of what takes long.

    The tests of a module stay together: they share a bot, a browser, games. Only where two pieces meet is a module of
    quick tests cut in two.
    """
    if number < 2:
        return list(items)
    of_module: dict[str, list[pytest.Item]] = {}
    for item in items:
        of_module.setdefault(_module(item), []).append(item)
    modules = sorted(of_module.items(), key=lambda each: -_seconds(*each))  # what takes equally long stays as it is
    sizes = _sizes(len(items), number)
    pieces: list[list[pytest.Item]] = [[] for _ in sizes]
    spent = [0.0] * number
    rest: list[pytest.Item] = []
    for name, tests in modules:
        room = [place for place in range(number) if len(pieces[place]) + len(tests) <= sizes[place]]
        if room:
            place = min(room, key=lambda each: (spent[each], each))
            pieces[place] += tests
            spent[place] += _seconds(name, tests)
        else:
            rest += tests
    found: list[pytest.Item] = []
    for piece, size in zip(pieces, sizes, strict=True):
        wanted = size - len(piece)
        found += [*piece, *rest[:wanted]]
        del rest[:wanted]
    return found


def _sizes(tests: int, number: int) -> list[int]:
    """Return how many tests each worker gets at first."""
    sizes = []
    for left in range(number, 0, -1):
        sizes.append((tests - sum(sizes)) // left)
    return sizes


def _module(item: pytest.Item) -> str:
    return item.path.relative_to(TESTS).as_posix() if item.path.is_relative_to(TESTS) else item.path.as_posix()


def _seconds(name: str, tests: Sequence[pytest.Item]) -> float:
    return SECONDS.get(name, USUAL * len(tests))


def missing(names: Iterable[str]) -> list[str]:
    """Return those names that are no modules of tests."""
    return [name for name in names if not (TESTS / name).is_file()]
