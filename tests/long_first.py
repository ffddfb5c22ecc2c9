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
    "bot/delivery/test_channel_outages.py": 48,
    "bot/permissions/test_rights.py": 35,
    "bot/sides/test_voices.py": 32,
    "bot/campaigns/test_sides.py": 30,
    "local/browser/test_local_play.py": 30,
    "bot/ui/test_typing.py": 28,
    "bot/privacy/test_privacy.py": 26,
    "stress/test_kills.py": 25,
    "local/browser/test_siege_in_browser.py": 24,
    "local/browser/test_first_steps.py": 20,
    "bot/campaigns/test_cog.py": 19,
    "bot/permissions/test_posting_rights.py": 19,
    "bot/test_shared_bot.py": 18,
    "local/browser/test_progress.py": 18,
    "benchmarks/test_load.py": 17,
    "bot/runtime/test_leaps.py": 17,
    "bot/permissions/test_sealed.py": 15,
    "bot/sides/test_ascari.py": 15,
    "bot/spectating/test_watching.py": 15,
    "stress/cluster/test_relay.py": 14,
    "bot/daily/test_cog.py": 13,
    "bot/sides/test_leaks.py": 13,
    "bot/voting/test_cog.py": 13,
    "games/test_plans.py": 13,
    "bot/campaigns/test_calls.py": 11,
    "bot/games/test_sides.py": 11,
    "bot/boards/test_delivery.py": 10,
    "local/browser/test_page_in_browser.py": 10,
    "benchmarks/test_speed.py": 9,
    "bot/shared_command/test_shared_command.py": 9,
    "bot/ui/test_limits.py": 9,
    "db/test_damage.py": 9,
    "db/test_flips.py": 9,
    "games/ascari/render/test_pictures.py": 9,
    "render/test_wording.py": 9,
    "bot/sides/test_windows.py": 8,
    "test_shipping.py": 8,
    "bot/campaigns/test_service.py": 7,
    "bot/delivery/test_notices.py": 7,
    "bot/voting/test_plan_votes.py": 7,
    "cli/test_cli_run.py": 7,
    "test_told.py": 7,
    "bot/answers/test_odd_words.py": 6,
    "bot/delivery/test_gateway.py": 6,
    "bot/games/test_mended_rules.py": 6,
    "bot/games/test_service.py": 6,
    "bot/runtime/test_logging_setup.py": 6,
    "bot/test_interactions.py": 6,
    "db/test_erasing.py": 6,
    "db/test_private.py": 6,
    "games/keep_up_the_fire/test_in_a_channel.py": 6,
    "games/siege/test_in_a_channel.py": 6,
    "bot/boards/test_drawing_processes.py": 5,
    "bot/campaigns/test_ascari.py": 5,
    "bot/games/test_declared_dice.py": 5,
    "bot/replays/test_replays.py": 5,
    "bot/runtime/test_loop_watch.py": 5,
    "bot/test_hostile_names.py": 5,
    "bot/voting/test_service.py": 5,
    "cli/test_cli_damage.py": 5,
    "games/ascari/render/test_texts.py": 5,
    "games/ascari/test_plans.py": 5,
    "games/keep_up_the_fire/render/test_board.py": 5,
    "games/siege/render/test_text_board.py": 5,
    "games/test_fuzz.py": 5,
    "local/browser/test_machines.py": 5,
    "render/test_printed_pages.py": 5,
    "saves/test_released.py": 5,
    "bot/campaigns/test_left_siege.py": 4,
    "bot/campaigns/test_seasons.py": 4,
    "bot/play/test_guidance.py": 4,
    "bot/runtime/test_canaries.py": 4,
    "bot/sides/test_clock_shown.py": 4,
    "bot/test_every_command.py": 4,
    "bot/ui/test_forged.py": 4,
    "bot/ui/test_rate_limits.py": 4,
    "cli/test_cli_contact.py": 4,
    "db/test_postgresql.py": 4,
    "games/ascari/test_fuzz.py": 4,
    "games/siege/render/test_event_marks.py": 4,
    "render/hexes/test_drawn.py": 4,
    "saves/test_check_saves.py": 4,
    "stress/test_cluster.py": 4,
    "test_discord_api.py": 4,
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
