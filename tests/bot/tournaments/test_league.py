"""T91 to T98 A league on a simulated Discord: from the command to the final standings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support import duel
from support.discord_play import PlayServer, text
from support.tournament.league import League

from bot.runtime.settings import Settings
from bot.tournaments.own_games import sides_of
from engine.tournament import facts as f
from engine.tournament.record import read, record_of, write
from engine.tournament.state import OVER
from engine.tournament.verify_record import HOLDS, verify_record


@pytest.fixture
def settings(database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Let scheduler jobs run at their due times, so that weeks pass fast."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "SIEGEMASTER_GUILD", "SIEGEMASTER_LOCALE"):
        monkeypatch.delenv(name, raising=False)
    return Settings(database=database_url, heartbeat=86_400)


@pytest.fixture
def two() -> Iterator[str]:
    with duel.installed() as name:
        yield name


@pytest.fixture
def league(server: PlayServer) -> League:
    return League(server)


async def played(league: League, rounds: int) -> Counter[frozenset[int]]:
    """Play all rounds: in each game the player with the higher number gives up. Return how often each pair met."""
    met: Counter[frozenset[int]] = Counter()
    firsts: Counter[tuple[int, int]] = Counter()
    for number in range(1, rounds + 1):
        await league.until_round(number)
        t = await league.t()
        for table in t.rounds[-1].tables.values():
            state, _ = await league.begin(table)
            held = {chair.user_id for chair in state.sides.values()}
            assert held == {t.players[each].person for each in table.players}
            assert state.sides[sides_of(t)[0]].user_id == t.players[table.first].person, "the first side"
            await league.resign(state, league.person(t, max(table.players)))
            met[frozenset(table.players)] += 1
            firsts[table.first, table.other(table.first)] += 1
    assert set(firsts.values()) == {1}, "each pair plays once with each side"
    return met


async def whole(league: League, players: int, **options: Any) -> None:
    announced = await league.announce(**options)
    assert "everybody plays everybody twice" in announced
    assert "6 weeks with three players, 18 with ten" in announced
    await league.join(players)
    rounds = 2 * (players - 1 + players % 2)
    assert f"It lasts {rounds} weeks" in text(league.server.messages(league.channel)[0])
    met = await played(league, rounds)
    assert set(met.values()) == {2}
    assert len(met) == players * (players - 1) // 2
    for _ in range(3):
        await league.server.later(3 * 86_400)
        for _ in range(3):
            await league.server.env.advance_time(20)
    end = await league.finish()
    t = await league.t()
    assert t.stage == OVER
    assert [row.player for row in t.final] == [*range(1, players + 1)]
    assert [row.total for row in t.final] == [4 * (players - number) for number in range(1, players + 1)]
    assert "final standings" in end
    assert "direct encounter" in end
    journal = [f.read(each) for each in await league.service.store.facts(league.id)]
    assert verify_record(read(write(record_of(journal)))).verdict == HOLDS


async def test_a_league_of_three_is_played_to_its_end(league: League, two: str) -> None:
    await whole(league, 3, game=two)
