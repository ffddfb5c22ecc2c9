"""The battle of the day through the door: its card, the one attempt, the results, the library, how it is drawn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
from support import discord_limits
from support.discord_play import PlayServer, button, labels, private, reads, text

from bot.chances import battle_trials
from bot.chances.calls import Unfinished
from bot.chances.pool import NoProcesses
from bot.daily.battles import DayBattles
from bot.daily.cog import DailyCog
from bot.daily.service import DailyService, after, before, day_of, ends, side_of
from bot.games.state import GameState
from bot.history.own_play import own_percent, steward_share
from bot.runtime import clock
from db.daily import Day
from db.daily_days import battle_of, date_of, is_battle
from db.daily_tiers import CONFIRMED, UNFINISHED, streak_of
from engine.core.battles import drawn
from engine.core.battles.drawn import NotEven
from engine.core.battles.store import canonical
from engine.core.record import ANSWER, PLAN, Entry
from engine.core.record import STEWARD as BY_STEWARD
from render.language import speaking

pytestmark = [pytest.mark.by_alarms, pytest.mark.simcord(settle_timeout=120)]

TOKAR = (Path(__file__).parents[2] / "games" / "battles" / "tokar.battle").read_text(encoding="utf-8")
QUICK = TOKAR.replace("turns: 7", "turns: 2")
QUICK_TEXT = canonical(QUICK)
MANAGER = discord.Permissions(manage_guild=True)
TITLE = "The caravan at Tokar wells"
DAY = 86_400


def today() -> str:
    return day_of(clock.now())


def daily(server: PlayServer) -> DailyService:
    cog = server.bot.get_cog("DailyCog")
    assert isinstance(cog, DailyCog)
    return cog.daily


async def drawn_up(server: PlayServer, day: str = "") -> Day:
    """Let a day have the small battle of the tests."""
    return await daily(server).made_battle(day or today(), "ascari", QUICK)


def message(server: PlayServer, result: Any) -> Any:
    found = result.followups[-1] if result.followups else result.response
    assert found.ephemeral
    return server.env.backend.get_message(server.first.id, found.id)


async def opened(server: PlayServer, who: Any = None) -> Any:
    return message(server, await (who or server.alice).slash(server.first, "daily battle"))


async def begun(server: PlayServer, who: Any = None) -> GameState:
    """Begin an attempt by the button of the card."""
    shown = await opened(server, who)
    found = await (who or server.alice).click(server.as_message(shown), custom_id=button(shown, "Play today’s battle"))
    assert "Your daily game begins" in private(found)
    return await server.state((who or server.alice).user.dm_channel)


async def played_out(server: PlayServer, who: Any = None) -> None:
    """Let the autopilot play an attempt to its end, and the bot confirm it."""
    user = (who or server.alice).user
    await server.env.advance_time(2)  # the autopilot may have the first move
    assert private(await user.slash("siege auto", scope="all"))
    for _ in range(4):
        await server.env.advance_time(2)


async def to_midnight(server: PlayServer) -> None:
    await server.env.advance_time((ends(today()) - clock.now()).total_seconds() + 1)
    await server.env.advance_time(1)


# --- the door ---


async def test_without_a_battle_the_command_says_so_and_no_button_is_offered(server: PlayServer) -> None:
    assert "still preparing today’s battle" in private(await server.alice.slash(server.first, "daily battle"))
    first = await server.alice.slash(server.first, "siege new")
    assert "⚔️ Today’s battle" not in labels(message(server, first))


async def test_the_card_shows_map_side_and_ways_to_play(server: PlayServer) -> None:
    day = await drawn_up(server)
    first = message(server, await server.alice.slash(server.first, "siege new"))
    answer = await server.alice.click(server.as_message(first), custom_id=button(first, "⚔️ Today’s battle"))
    for shown in (message(server, answer), await opened(server)):
        said = text(shown)
        assert f"Battle of the day, {today()} ⚔️" in said
        side = {"italian": "Italians", "dervish": "Dervishes"}[side_of(day)]
        assert f"You command the **{side}**" in said
        assert TITLE in said
        assert day.seed_hash in said
        assert day.seed not in said
        assert shown.attachments
        assert labels(shown) == ["Play today’s battle", "Play a person", "Results"]
        assert not discord_limits.faults_of_message({"components": shown.components})


async def test_an_attempt_is_played_to_its_end_through_a_restart(server: PlayServer) -> None:
    day = await drawn_up(server)
    state = await begun(server)
    assert (state.system, state.daily, state.sealed) == ("ascari", day.day, True)
    assert {side: chair.user_id for side, chair in state.sides.items() if not chair.steward} == {
        side_of(day): server.alice.id
    }
    board = server.board(server.alice.user.dm_channel)
    assert f"{today()} ⚔️: your only attempt" in text(board)
    again = await opened(server)
    assert labels(again) == ["Play a person", "Results"]
    assert "is in progress" in text(again)
    await server.restart()
    await played_out(server)
    mine = await daily(server).days.attempt(day.day, server.alice.id)
    assert mine is not None
    assert mine.state == CONFIRMED
    assert mine.own == 0
    told = text(await opened(server))
    assert f"Your daily game of {today()} ⚔️ counts." in told
    assert TITLE in told
    assert f"· {today()} ⚔️" in told, "the lines to share"
    table = private(await server.bob.slash(server.first, "daily board", day=day.day, where="everywhere"))
    assert f"Daily game, {today()} ⚔️" in table
    assert "Played by the autopilot" in table
    assert f"<@{server.alice.id}>" in table
    assert " ahead" not in table, "points are hidden until the reader has played"
    assert await daily(server).days.attempt(today(), server.alice.id) is None, "the game of the day is another one"


async def test_two_servers_share_dice_side_and_results(server: PlayServer) -> None:
    day = await drawn_up(server)
    guild = server.env.create_guild("Elsewhere")
    channel, zoe = guild.create_text_channel("far"), guild.add_member(server.env.create_user("zoe"))
    one = await begun(server)
    answer = await zoe.slash(channel, "daily battle")
    shown = server.env.backend.get_message(channel.id, (answer.followups or [answer.response])[-1].id)
    await zoe.click(server.as_message(shown), custom_id=button(shown, "Play today’s battle"))
    other = await server.state(zoe.user.dm_channel)
    assert one.id != other.id
    assert (one.seed_hash, one.word, one.options) == (other.seed_hash, other.word, other.options)
    assert {each: chair.steward for each, chair in one.sides.items()} == {
        each: chair.steward for each, chair in other.sides.items()
    }
    await played_out(server)
    await played_out(server, zoe)
    counts = await daily(server).days.counts(day.day)
    assert counts == {CONFIRMED: 2}
    assert await daily(server).days.counts(day.day, guild_id=guild.id) == {CONFIRMED: 1}
    stored = await daily(server).days.day(day.day)
    assert stored is not None
    assert stored.par is not None, "the autopilot's own result"
    far = private(await zoe.slash(channel, "daily board", day=f"{today()} ⚔️"))
    assert "this server" in far
    assert f"<@{server.alice.id}>" not in far


async def test_the_day_closes_shows_its_secret_and_can_be_practised(server: PlayServer) -> None:
    old, fresh = await drawn_up(server), await drawn_up(server, after(today()))
    state = await begun(server)
    told = private(await server.alice.slash(server.first, "daily status"))
    assert old.seed_hash in told
    assert fresh.seed_hash in told, "before anybody plays it"
    assert "cannot practise" in private(await server.bob.slash(server.second, "daily practice", day=old.day))
    await to_midnight(server)
    mine = await daily(server).days.attempt(old.day, server.alice.id)
    assert mine is not None
    assert mine.state == UNFINISHED
    assert not (await server.bot.context.service.load(state.id)).sealed
    told = private(await server.alice.slash(server.first, "daily status"))
    assert old.seed in told
    assert fresh.seed not in told
    assert side_of(old) != side_of(fresh), "everybody plays the other side on the next day"
    assert "does not count" in private(await server.bob.slash(server.second, "daily practice", day=old.day))
    practised = await server.state(server.second)
    assert (practised.daily, practised.sealed_until, practised.dice) == (old.day, None, "repeated")
    assert f"the game of {date_of(old.day)} ⚔️ again" in text(server.board(server.second))
    choices = await daily_cog(server).attempts.suggest("⚔", today=True)
    assert [choice.value for choice in choices] == [fresh.day, old.day]


def daily_cog(server: PlayServer) -> DailyCog:
    cog = server.bot.get_cog("DailyCog")
    assert isinstance(cog, DailyCog)
    return cog


async def test_a_following_channel_gets_the_battle_with_the_game(server: PlayServer) -> None:
    await drawn_up(server, after(today()))
    keeper = server.guild.create_role("keeper", permissions=MANAGER)
    await server.guild.add_member(server.env.create_user("warden"), roles=[keeper]).slash(server.first, "daily follow")
    await to_midnight(server)
    (post,) = server.messages(server.first)
    assert f"Battle of the day, {today()} ⚔️: " in text(post)
    assert labels(post) == ["Play today’s game", "⚔️ Today’s battle", "Results"]
    answer = await server.bob.click(server.as_message(post), custom_id=button(post, "⚔️ Today’s battle"))
    assert TITLE in text(message(server, answer))


async def test_the_battle_is_in_the_library_of_every_server(server: PlayServer) -> None:
    """So two people play it against each other, and then the return game with the sides exchanged."""
    day = await drawn_up(server)
    name = f"{TITLE} ({today()})"
    assert TITLE in private(await server.alice.slash(server.first, "battle list"))
    refused = private(await server.alice.slash(server.first, "battle remove", battle=name))
    assert "comes with the" in refused
    shown = await opened(server)
    asked = await server.alice.click(server.as_message(shown), custom_id=button(shown, "Play a person"))
    assert TITLE in private(asked)
    await server.challenge(server.first, scenario=name, game="ascari", opponent=server.bob, side="italian")
    await server.accept(server.first, server.bob)
    state = await server.state(server.first)
    assert state.options["battle"] == QUICK_TEXT
    assert (state.daily, state.sealed) == (None, False), "their dice are their own"
    assert {side: chair.user_id for side, chair in state.sides.items()} == {
        "italian": server.alice.id,
        "dervish": server.bob.id,
    }
    for _ in range(12):
        for who in (server.alice, server.bob):
            if (await server.state(server.first)).status == "running":
                await who.slash(server.first, "siege auto", scope="all")
                await server.env.advance_time(2)
    over = await server.state(server.first)
    assert over.status == "over"
    ended = server.messages(server.first)[-1]
    rematch = next(label for label in labels(ended) if label.startswith("🔁 Rematch"))
    await server.bob.click(server.as_message(ended), custom_id=button(ended, rematch))
    await server.env.advance_time(1)
    await server.accept(server.first, server.alice, server.bob)
    again = await server.state(server.first)
    assert again.id != over.id
    assert again.options == over.options
    assert {side: chair.user_id for side, chair in again.sides.items()} == {
        "italian": server.bob.id,
        "dervish": server.alice.id,
    }
    yesterday = await daily(server).made_battle(before(today()), "ascari", TOKAR)
    library = server.bot.context.battles
    with speaking("en"):
        assert await library.by_code(server.guild.id, options_of(yesterday)["scenario"][:12]) is not None
        assert [one.id for one in await library.of_server(server.guild.id) if is_battle(one.id)] == [day.day]


@pytest.mark.parametrize(
    ("locale", "said"), [("it", "Battaglia del giorno"), ("fr", "Bataille du jour"), ("en", "Battle of the day")]
)
async def test_the_card_is_in_the_readers_language(server: PlayServer, locale: str, said: str) -> None:
    await drawn_up(server)
    reads(server, locale)
    assert said in text(await opened(server))
    assert said in private(await server.alice.slash(server.first, "daily status"))


# --- whose orders ---


def test_only_the_players_own_side_counts_as_their_orders() -> None:
    rows = [Entry(version=1, action="new")]
    for version, (action, side, answer) in enumerate(
        [
            (ANSWER, "italian", ("go",)),
            (BY_STEWARD, "dervish", ("go",)),
            (BY_STEWARD, "dervish", ("stay",)),
            (ANSWER, "italian", ("done",)),
            (BY_STEWARD, "italian", ("go",)),
        ],
        2,
    ):
        rows.append(Entry(version=version, action=action, answer=(f"@{side}", *answer), period=1))
    assert own_percent(rows, "italian") == 50
    assert own_percent(rows, "dervish") == 0
    assert steward_share(rows, "italian") == pytest.approx(1 / 3)
    assert PLAN not in {row.action for row in rows}


async def test_streaks_of_games_and_of_battles_are_their_own(server: PlayServer) -> None:
    await drawn_up(server)
    await begun(server)
    await played_out(server)
    mine = await daily(server).days.attempt(battle_of(today()), server.alice.id)
    assert mine is not None
    assert mine.state == CONFIRMED
    database = server.bot.database
    async with database.write() as connection:
        await connection.exec_driver_sql("UPDATE attempt SET own = 100")
    assert await streak_of(database, server.alice.id, battle_of(today())) == 1
    assert await streak_of(database, server.alice.id, today()) == 0


# --- how it is drawn ---


class Near:
    """Draws battles in a thread of this process, a game in each piece; `error` as the processes raise it."""

    def __init__(self) -> None:
        self.on, self.begun = True, list[Any]()
        self.error: Exception | None = None

    async def run(self, work: Callable[..., Any], *args: Any, server_id: int) -> Any:
        assert server_id == 0, "behind the work of every server"
        self.begun.append(args)
        if self.error is not None:
            raise self.error
        found = await asyncio.to_thread(work, *args, seconds=0.0)
        while isinstance(found, Unfinished):
            found = await asyncio.to_thread(work, *found.args, seconds=0.0)
        return found


async def rounds(battles: DayBattles) -> Any:
    again = await battles.run_due(clock.now())
    if battles._drawing is not None:
        await battles._drawing
    return again


async def test_the_battles_of_today_and_tomorrow_are_drawn_from_their_dates(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawn, "A_STEP", 1)
    monkeypatch.setattr(drawn, "LOW", 0.0)
    monkeypatch.setattr(drawn, "HIGH", 1.0)
    monkeypatch.setattr(battle_trials, "GAMES", 1)
    monkeypatch.setattr("engine.core.battles.trying.EVEN", 1.0)
    near = Near()
    one, other = DayBattles(daily(server), near), DayBattles(daily(server), near)  # type: ignore[arg-type]
    assert await rounds(one) == clock.now() + timedelta(minutes=10)
    found = await daily(server).battle()
    assert found is not None
    assert f"the seed {today()}." in options_of(found)["battle"]
    await rounds(other)
    assert await daily(server).days.day(battle_of(after(today()))) is not None
    assert await rounds(one) == ends(today())
    days = [msgspec.json.decode(args[1])["seed"] for args in near.begun]
    assert sorted(set(days)) == [today(), after(today())]
    assert days == sorted(days), "one after the other"
    assert await daily(server).made_battle(today(), "ascari", QUICK) == found, "a stored battle stays"
    again, _ = await near.run(battle_trials.draw, *near.begun[0], server_id=0)  # from its beginning
    assert again == options_of(found)["battle"], "the same day has the same battle everywhere"
    assert "The wells of" in text(await opened(server))


async def test_a_battle_that_cannot_be_drawn_now_is_drawn_later(server: PlayServer) -> None:
    near = Near()
    battles = DayBattles(daily(server), near)  # type: ignore[arg-type]
    near.error = NoProcesses()
    await rounds(battles)
    await rounds(battles)
    assert len(near.begun) == 2, "it is tried again"
    near.error = NotEven("seed")
    await rounds(battles)
    await rounds(battles)
    assert len({args[1] for args in near.begun}) == 2, "tomorrow has a battle even if today has none"
    assert await daily(server).battle() is None


def options_of(day: Day) -> dict[str, str]:
    found: dict[str, str] = msgspec.json.decode(day.options)
    return found


def test_the_day_of_a_battle_is_no_longer_than_a_date() -> None:
    assert battle_of("2026-11-30") == "b26-11-30"
    assert (date_of("b26-11-30"), date_of("2026-11-30")) == ("2026-11-30", "2026-11-30")
    assert (is_battle("b26-11-30"), is_battle("2026-11-30"), is_battle("bbbbbbbb")) == (True, False, False)
    assert after("b26-12-31") == "b27-01-01"
    assert before("b27-01-01") == "b26-12-31"
