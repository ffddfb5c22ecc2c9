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
    "local/browser/test_siege_in_browser.py": 36,
    "bot/permissions/test_rights.py": 30,
    "local/browser/test_local_play.py": 30,
    "bot/delivery/test_channel_outages.py": 26,
    "bot/sides/test_leaks.py": 26,
    "stress/test_kills.py": 25,
    "local/browser/test_first_steps.py": 23,
    "bot/chances/test_pool.py": 19,
    "engine/chances/test_looking_ahead.py": 19,
    "local/browser/test_progress.py": 18,
    "stress/cluster/test_relay.py": 18,
    "benchmarks/test_load.py": 17,
    "bot/analysis/test_analysis.py": 17,
    "bot/sides/test_voices.py": 17,
    "local/browser/test_page_in_browser.py": 16,
    "bot/sides/test_ascari.py": 15,
    "bot/test_shared_bot.py": 15,
    "games/test_plans.py": 15,
    "bot/campaigns/test_sides.py": 14,
    "bot/sides/test_table_orders.py": 13,
    "render/test_wording.py": 13,
    "bot/permissions/test_posting_rights.py": 12,
    "saves/test_check_saves.py": 12,
    "saves/test_released.py": 12,
    "bot/permissions/test_forged_tournament_presses.py": 11,
    "bot/permissions/test_sealed.py": 11,
    "bot/tournaments/test_weeks.py": 11,
    "db/test_postgresql.py": 11,
    "bot/games/test_sides.py": 10,
    "bot/runtime/test_logging_setup.py": 10,
    "bot/sides/test_windows.py": 10,
    "bot/tournaments/test_pictures_on_posts.py": 10,
    "cli/test_cli_door.py": 10,
    "db/test_damage.py": 10,
    "db/test_flips.py": 10,
    "render/test_analysis.py": 10,
    "shipped/test_shipping.py": 10,
    "shipped/test_confined.py": 8,
    "bot/chances/test_on_boards.py": 9,
    "bot/delivery/test_notices.py": 9,
    "bot/privacy/test_privacy.py": 9,
    "bot/campaigns/test_cog.py": 8,
    "bot/permissions/test_tournament_rights.py": 8,
    "bot/shared_command/test_shared_command.py": 8,
    "bot/test_hostile_names.py": 8,
    "bot/tournaments/test_reminders.py": 8,
    "bot/voting/test_cog.py": 8,
    "bot/boards/test_delivery.py": 7,
    "bot/chances/test_hard_play.py": 7,
    "bot/chances/test_leaks.py": 7,
    "bot/daily/test_service.py": 7,
    "bot/games/test_hard.py": 7,
    "bot/games/test_service.py": 7,
    "bot/sides/test_forged.py": 7,
    "bot/voting/test_service.py": 7,
    "db/test_private.py": 7,
    "db/test_tournaments.py": 7,
    "games/ascari/render/test_texts.py": 7,
    "render/test_languages.py": 7,
    "test_told.py": 7,
    "bot/campaigns/test_service.py": 6,
    "bot/daily/test_cog.py": 6,
    "bot/games/test_permissions.py": 6,
    "bot/players/test_wrong_place.py": 6,
    "bot/spectating/test_watching.py": 6,
    "bot/test_interactions.py": 6,
    "bot/tournaments/test_own_games.py": 6,
    "bot/ui/test_typing.py": 6,
    "cli/test_cli_canaries.py": 6,
    "cli/test_cli_siege.py": 6,
    "db/test_erasing.py": 6,
    "games/test_fuzz.py": 6,
    "local/browser/test_machines.py": 6,
    "stress/test_cluster.py": 6,
    "bot/boards/test_claims.py": 5,
    "bot/campaigns/test_seasons.py": 5,
    "bot/games/test_declared_dice.py": 5,
    "bot/games/test_pledges.py": 5,
    "bot/records/test_cog.py": 5,
    "bot/runtime/test_leaps.py": 5,
    "bot/sides/test_rights.py": 5,
    "bot/tournaments/test_players.py": 5,
    "bot/tournaments/test_storm.py": 5,
    "bot/voting/test_plan_votes.py": 5,
    "cli/test_cli.py": 5,
    "cli/test_cli_damage.py": 5,
    "cli/test_cli_doctor.py": 5,
    "db/test_privacy.py": 5,
    "engine/chances/test_analysis.py": 5,
    "engine/chances/test_chances.py": 5,
    "games/keep_up_the_fire/test_in_a_channel.py": 5,
    "games/revolte/render/test_rules_at_hand.py": 5,
    "test_duplicates.py": 5,
    "bot/campaigns/test_calendar.py": 4,
    "bot/delivery/test_gateway.py": 4,
    "bot/delivery/test_trouble.py": 4,
    "bot/odds/test_odds.py": 4,
    "bot/play/test_cog.py": 4,
    "bot/play/test_guidance.py": 4,
    "bot/players/test_players.py": 4,
    "bot/replays/test_replays.py": 4,
    "bot/runtime/test_canaries.py": 4,
    "bot/sides/test_clock_shown.py": 4,
    "bot/spectating/test_game_list.py": 4,
    "bot/tournaments/test_sent_once.py": 4,
    "bot/ui/test_forged.py": 4,
    "bot/ui/test_limits.py": 4,
    "cli/test_cli_contact.py": 4,
    "db/test_leases.py": 4,
    "engine/test_pledge.py": 4,
    "games/ascari/render/test_pictures.py": 4,
    "games/ascari/test_plans.py": 4,
    "games/keep_up_the_fire/render/test_board.py": 4,
    "games/revolte/render/test_pictures.py": 4,
    "games/revolte/test_ways.py": 4,
    "games/siege/analysis/test_what_if.py": 4,
    "games/siege/render/test_map.py": 4,
    "games/test_play_on.py": 4,
    "local/test_local_page.py": 4,
    "render/hexes/test_drawn.py": 4,
    "render/test_catalogue.py": 4,
    "render/test_odds.py": 4,
    "render/test_picture_languages.py": 4,
    "render/test_printed_pages.py": 4,
    "test_docstrings.py": 4,
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
