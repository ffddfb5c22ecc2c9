"""Words and secrets in the service: one word per game from the first player, kept across undo, restarts and errors."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import msgspec
import pytest
import sqlalchemy as sa
from support.toygame.play import CHANNEL, GUILD, OWNER, STRANGER, Clock

import bot.daily.service
import render.games
from bot.daily.service import DailyService
from bot.games.changes import Change
from bot.games.errors import AlreadyDecided, NotYourGame, WordAwaited
from bot.games.permissions import CALENDAR_ACTOR, VOTERS
from bot.games.pledges import fresh_pledge, made_at, typed
from bot.games.saves import open_save
from bot.games.service import GameState, Service
from bot.history.journal import full_record, verify_record
from bot.runtime import clock as house_clock
from bot.shared_command import proposals
from bot.voting.ballot import Voting, written
from bot.voting.service import VotingService
from db import Database, open_database
from db.daily import CONFIRMED, REFUSED
from db.schema.games import ADVISERS, game, journal
from engine.core.day_gate import BEGIN
from engine.core.dice import seed_hash
from engine.core.pledge import BOARD, OF_DAY, PRESS, Word, pressed, seed_of
from engine.core.record import WORD
from engine.core.save import pledge_of
from engine.core.verify import DIFFERS, FAIR


@pytest.fixture(autouse=True)
def _time(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    monkeypatch.setattr(house_clock, "now", clock)
    monkeypatch.setattr(bot.daily.service, "usual", lambda: "orchard")


async def begin(service: Service, *, system: str = "siege", channel: int = CHANNEL, **changes: Any) -> GameState:
    asked = {"options": {}, "seed": None, "owner_id": OWNER, "guild_id": GUILD, "locale": "en"} | changes
    return await service.new_game(system=system, channel_id=channel, **asked)


def press(clock: Clock, number: int = 0) -> Word:
    """Return the word of a press whose id Discord assigns at this time."""
    return pressed(discord.utils.time_snowflake(clock()) + number)


async def rows(service: Service, state: GameState) -> list[tuple[int, str, list[str]]]:
    found = await service.store.journal(state.id, first=1, last=10**6)
    return [(row.version, row.action, json.loads(row.answer)) for row in found]


async def decided(service: Service, state: GameState, word: Word | None, *, actor: int = OWNER) -> GameState:
    answer = service.advise(state) or BEGIN
    return await service.decide(state.id, version=state.version, answer=answer, actor=actor, word=word)


async def given_up(service: Service, state: GameState) -> GameState:
    return await service.resign(state.id, version=state.version, actor=state.owner_id)


async def fair(service: Service, state: GameState) -> bool:
    report = verify_record(await full_record(service.store, state))
    assert report.findings == ()
    return report.verdict == FAIR


def seed_in(state: GameState) -> str:
    return open_save(state.row)[1].seed


def secret_of(state: GameState) -> str:
    pledge = pledge_of(open_save(state.row)[1])
    assert pledge is not None
    return pledge.secret


async def put(service: Service, state: GameState, **values: Any) -> None:
    async with service.store.database.write() as connection:
        await connection.execute(sa.update(game).where(game.c.id == state.id).values(values))


async def test_every_game_has_a_secret_of_its_own(service: Service) -> None:
    assert len({fresh_pledge().secret for _ in range(64)}) == 64
    assert all(len(fresh_pledge().secret) == 32 for _ in range(8)), "128 bits"
    games = [await begin(service, channel=channel, seed=None) for channel in range(1, 4)]
    secrets = {pledge.secret for each in games if (pledge := pledge_of(open_save(each.row)[1])) is not None}
    assert len(secrets) == len({each.seed_hash for each in games}) == 3


# --- sources of the word ---


@pytest.mark.parametrize("system", ["siege", "keep-up-the-fire", "orchard", "attic"])
@pytest.mark.parametrize("how", ["press", "steward", "typed"])
async def test_the_first_decision_brings_the_number(service: Service, clock: Clock, system: str, how: str) -> None:
    state = await begin(service, system=system)
    assert (state.pledged, state.awaits_word, state.word, state.dice) == (True, True, None, "drawn")
    assert state.seed_hash == seed_hash(secret_of(state))
    word = press(clock)
    if how == "typed":
        word = typed("ma parole")
        state = await service.bring(state.id, version=1, word=word, actor=OWNER)
        assert (state.version, state.untouched, state.word) == (2, True, word)
        state = await decided(service, state, press(clock))
    elif how == "press":
        state = await decided(service, state, word)
    else:
        state = await service.auto(state.id, version=1, scope="decision", actor=OWNER, word=word)
    assert (state.word, state.version, state.told_from) == (word, 3, 3)
    stored = await rows(service, state)
    assert [row[:2] for row in stored[:2]] == [(1, "new"), (2, WORD)]
    assert stored[1][2] == list(word)
    assert seed_in(state) == seed_of(secret_of(state), word.text)
    if state.status == "running":
        state = await service.auto(state.id, version=3, scope="day", actor=OWNER, word=press(clock, 5))
        assert state.word == word, "there is no second one"
    assert await fair(service, state if state.status == "over" else await given_up(service, state))


@pytest.mark.parametrize("actor", [CALENDAR_ACTOR, VOTERS])
async def test_without_a_click_the_boards_id_is_the_number(service: Service, clock: Clock, actor: int) -> None:
    state = await begin(service)
    with pytest.raises(WordAwaited):
        await service.auto(state.id, version=1, scope="decision", actor=actor)
    assert len(await rows(service, state)) == 1
    board = discord.utils.time_snowflake(clock()) + 3
    await put(service, state, board_message_id=board, board_channel_id=CHANNEL)
    clock.pass_by(hours=9)  # votes and campaigns take time
    state = await service.auto(state.id, version=1, scope="day", actor=actor)
    assert state.word == Word(str(board), BOARD)
    assert await fair(service, await given_up(service, state))


async def test_a_vote_without_a_choice_waits_for_the_board(service: Service, clock: Clock) -> None:
    state = await begin(service, system="orchard")
    voting = written(Voting(minutes=30, quorum=1, voters="players"))
    await put(service, state, command="vote", voting=voting)
    votes = VotingService(service, find=render.games.find, now=clock)
    await votes.close_orphaned()
    assert (await service.load(state.id)).awaits_word, "there is no board yet"
    board = discord.utils.time_snowflake(clock())
    await put(service, state, board_message_id=board, board_channel_id=CHANNEL)
    await votes.close_orphaned()
    assert (await service.load(state.id)).word == Word(str(board), BOARD)


@pytest.mark.parametrize("text", ["", " ", "a\nb", "`x`", "x" * 65, "a\u200bb", "two  spaces"])
def test_a_number_with_invisible_characters_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"(?s).*"):
        typed(text)


async def test_only_a_player_brings_a_number_and_only_once(service: Service) -> None:
    state = await begin(service)
    with pytest.raises(NotYourGame):
        await service.bring(state.id, version=1, word=typed("theirs"), actor=STRANGER)
    await service.bring(state.id, version=1, word=typed("ours"), actor=OWNER)
    for version in (1, 2):
        with pytest.raises(AlreadyDecided):
            await service.bring(state.id, version=version, word=typed("theirs"), actor=OWNER)
    chosen = await begin(service, seed="apple", channel=CHANNEL + 1)
    assert (chosen.pledged, chosen.awaits_word) == (False, False)
    with pytest.raises(AlreadyDecided):
        await service.bring(chosen.id, version=1, word=typed("theirs"), actor=OWNER)


async def test_a_game_with_a_chosen_seed_needs_no_number(service: Service, clock: Clock) -> None:
    state = await decided(service, await begin(service, seed="apple"), press(clock))
    assert (state.version, state.word) == (2, None)
    assert seed_in(state) == "apple"
    record = await full_record(service.store, state)
    assert (record.format, record.dice, record.word) == (1, "chosen", msgspec.UNSET)


# --- one word per game ---


async def test_one_of_two_simultaneous_first_clicks_brings_its_number(service: Service, clock: Clock) -> None:
    state = await begin(service)
    presses = [press(clock, number) for number in range(6)]
    found = await asyncio.gather(*(decided(service, state, word) for word in presses), return_exceptions=True)
    assert sorted(type(each).__name__ for each in found) == ["AlreadyDecided"] * 5 + ["GameState"]
    now = await service.load(state.id)
    assert [row[1] for row in await rows(service, now)] == ["new", WORD, "answer"]
    assert now.word in presses


async def test_a_click_delivered_twice_brings_one_number(service: Service, clock: Clock) -> None:
    state = await begin(service)
    await decided(service, state, press(clock))
    with pytest.raises(AlreadyDecided):
        await decided(service, state, press(clock))
    assert [row[1] for row in await rows(service, state)] == ["new", WORD, "answer"]


async def test_a_number_typed_during_a_click_is_stored_once(service: Service, clock: Clock) -> None:
    state = await begin(service)
    bring = service.bring(state.id, version=1, word=typed("ours"), actor=OWNER)
    await asyncio.gather(decided(service, state, press(clock)), bring, return_exceptions=True)
    assert [row[1] for row in await rows(service, state)].count(WORD) == 1


async def test_two_processes_agree_on_a_number(service: Service, database_url: str, clock: Clock) -> None:
    other = await open_database(database_url, busy_seconds=5)
    try:
        twin = Service(other, now=clock)
        for number in range(3):
            state = await begin(service, channel=CHANNEL + number)
            both = decided(service, state, press(clock, 1)), decided(twin, state, press(clock, 2))
            found = await asyncio.gather(*both, return_exceptions=True)
            assert sum(isinstance(each, GameState) for each in found) == 1, found
            assert [row[1] for row in await rows(twin, state)] == ["new", WORD, "answer"]
    finally:
        await other.close()


class Killed(Exception):
    """The process dies in the middle of a transaction."""


async def test_a_failed_write_stores_no_number(service: Service, clock: Clock) -> None:
    """Neither the decision nor its number is stored, and the next click brings another number."""
    state, dying = await begin(service), [True]

    async def die(_: Any) -> None:
        raise Killed

    service.subscribe(lambda _: die if dying else None)
    with pytest.raises(Killed):
        await decided(service, state, press(clock, 1))
    dying.clear()
    assert len(await rows(service, state)) == 1
    now = await service.load(state.id)
    assert now.awaits_word
    assert (await decided(service, now, press(clock, 2))).word == press(clock, 2)


async def test_a_restart_keeps_the_dice(service: Service, database: Database, clock: Clock) -> None:
    state = await begin(service)
    again = Service(database, now=clock)
    now = await again.load(state.id)
    assert (now.view, now.awaits_word, now.seed_hash) == (state.view, True, state.seed_hash)
    first = await decided(again, now, press(clock))
    later = await Service(database, now=clock).load(state.id)
    assert (later.view, later.word) == (first.view, press(clock))


@pytest.mark.parametrize("way", ["press", "typed"])
async def test_undoing_the_first_decision_keeps_the_number(service: Service, clock: Clock, way: str) -> None:
    state = await begin(service, system="attic")
    if way == "typed":
        state = await service.bring(state.id, version=1, word=typed("ours"), actor=OWNER)
    state = await decided(service, state, press(clock))
    word, seed = state.word, seed_in(state)
    _, trail = await service.undo_stack(state.id)
    assert trail.barred_by == "begun"
    back = await service.undo(state.id, version=state.version, to=trail.steps[-1].to, actor=OWNER)
    assert (back.word, seed_in(back), back.view) == (word, seed, (await begin(service, system="attic", channel=3)).view)
    clock.pass_by(minutes=5)
    after = await service.auto(back.id, version=back.version, scope="all", actor=OWNER, word=press(clock))
    assert after.word == word
    assert await fair(service, after)


@pytest.mark.parametrize("system", ["siege", "orchard"])
@pytest.mark.parametrize("early", [False, True])
async def test_changing_house_rules_keeps_the_pledged_dice(
    service: Service, clock: Clock, system: str, early: bool
) -> None:
    state = await begin(service, system=system)
    before = state.seed_hash, secret_of(state)
    if early:
        state = await service.bring(state.id, version=1, word=typed("ours"), actor=OWNER)
    options = {"walls_burn": "yes"} if system == "siege" else {"days": "1"}
    state = await service.set_house_rules(state.id, version=state.version, options=options, actor=OWNER)
    assert (state.seed_hash, secret_of(state), state.awaits_word) == (*before, not early)
    state = await service.auto(state.id, version=state.version, scope="day", actor=OWNER, word=press(clock))
    assert state.word == (typed("ours") if early else press(clock))
    assert await fair(service, await given_up(service, state))


async def test_the_first_decision_records_who_proposed_it(service: Service, clock: Clock) -> None:
    state = await begin(service)
    await put(service, state, command=ADVISERS)
    row = await service.store.game(state.id)
    assert row is not None
    after = await decided(service, await service.load(state.id), press(clock))
    entries = tuple(await service.store.journal(state.id, first=2, last=after.version))
    assert [entry.action for entry in entries] == [WORD, "answer"]
    assert proposals.single_of(Change(row, after.row, entries)) == entries[1]


# --- nothing leaks ---


async def test_secret_and_seed_are_hidden_until_the_end(service: Service, clock: Clock) -> None:
    state = await begin(service)
    for _ in range(3):
        secret = secret_of(state)
        seed = seed_of(secret, state.word.text) if state.word else "no seed yet"
        shown = [str(await full_record(service.store, state)), str(state)]
        assert not [each for each in shown if secret in each or seed in each]
        assert (state.secret, state.seed) == (None, None)
        state = await service.auto(state.id, version=state.version, scope="day", actor=OWNER, word=press(clock))
    over = await given_up(service, state)
    assert (over.secret, over.seed) == (secret_of(over), seed_in(over))


async def test_a_game_resigned_before_its_number_reveals_its_secret(service: Service) -> None:
    state = await begin(service)
    over = await given_up(service, state)
    assert (over.secret, over.seed, over.word) == (secret_of(over), None, None)
    report = verify_record(await full_record(service.store, over))
    assert (report.verdict, report.findings, report.dice) == (FAIR, (), 0)


async def test_a_record_of_a_running_game_has_the_number_and_no_secret(service: Service, clock: Clock) -> None:
    state = await decided(service, await begin(service), press(clock))
    record = await full_record(service.store, state)
    assert (record.format, record.word, record.word_from) == (2, press(clock).text, PRESS)
    assert (record.secret, record.seed, record.dice) == (None, None, "drawn")


# --- verification ---


@pytest.mark.parametrize(
    ("made", "verdict"),
    [
        (timedelta(0), FAIR),
        (timedelta(seconds=90), FAIR),
        (timedelta(seconds=-90), FAIR),
        (timedelta(minutes=10), DIFFERS),
        (timedelta(minutes=-10), DIFFERS),
        (timedelta(days=-400), DIFFERS),
    ],
)
async def test_a_number_must_match_the_time_in_the_journal(
    service: Service, clock: Clock, made: timedelta, verdict: str
) -> None:
    state = await begin(service)
    clock.pass_by(minutes=30)
    word = pressed(discord.utils.time_snowflake(clock() + made))
    state = await service.auto(state.id, version=1, scope="day", actor=OWNER, word=word)
    report = verify_record(await full_record(service.store, await given_up(service, state)))
    assert report.verdict == verdict
    assert [found.name for found in report.findings] == ([] if verdict == FAIR else ["word-time"])


async def test_a_board_posted_before_the_game_gives_it_no_number(service: Service, clock: Clock) -> None:
    state = await begin(service)
    board = discord.utils.time_snowflake(clock() - timedelta(hours=1))
    await put(service, state, board_message_id=board, board_channel_id=CHANNEL)
    state = await service.auto(state.id, version=1, scope="day", actor=VOTERS)
    report = verify_record(await full_record(service.store, await given_up(service, state)))
    assert [found.name for found in report.findings] == ["word-time"]


@pytest.mark.parametrize("word", ["no number", "-5", "٣٣", "9" * 30, ""])
def test_other_texts_are_no_id_of_discord(word: str) -> None:
    assert made_at(word) is None


def test_an_id_of_discord_contains_its_time() -> None:
    assert made_at("1456074443980800020") == datetime(2026, 1, 1, tzinfo=UTC)


async def test_a_number_changed_in_the_journal_is_detected(service: Service, clock: Clock) -> None:
    state = await begin(service)
    state = await service.auto(state.id, version=1, scope="day", actor=OWNER, word=press(clock))
    over = await given_up(service, state)
    other = json.dumps(list(press(clock, 1)))
    changed = sa.update(journal).where(journal.c.game_id == over.id, journal.c.action == WORD).values(answer=other)
    async with service.store.database.write() as connection:
        await connection.execute(changed)
    report = verify_record(await full_record(service.store, await service.load(over.id)))
    assert report.verdict == DIFFERS
    assert [found.name for found in report.findings] == ["word", "chain"]


# --- the game of the day ---


@pytest.fixture
def days(service: Service, clock: Clock) -> DailyService:
    made = DailyService(service, now=clock)
    service.subscribe(made.follow)
    return made


async def attempt(days: DailyService, who: int, word: str, **changes: Any) -> GameState:
    day = changes.pop("day", None) or await days.made(days.today)
    return await days.start_attempt(day, who, word=word, from_guild=None, guild_id=None, channel_id=who, locale="en")


async def run(service: Service, sql: str) -> None:
    async with service.store.database.write() as connection:
        await connection.execute(sa.text(sql))


async def judged(days: DailyService, clock: Clock, who: int) -> str:
    for _ in range(4):
        await days.run_due(clock())
    found = await days.days.attempt(days.today, who)
    assert found is not None
    return found.state


async def test_the_first_attempt_brings_the_number_of_the_day_for_all(days: DailyService, service: Service) -> None:
    fresh = await days.made(days.today)
    assert fresh.word is None
    first, second = await attempt(days, 7001, "111"), await attempt(days, 7002, "222", day=fresh)
    assert first.word == second.word == Word("111", OF_DAY)
    assert (await days.made(days.today)).word == "111"
    assert first.dice == second.dice == "day"
    assert first.seed_hash == second.seed_hash == fresh.seed_hash == seed_hash(fresh.seed)
    assert {seed_in(each) for each in (first, second)} == {seed_of(fresh.seed, "111")}
    assert [row[1] for row in await rows(service, first)] == ["new"]


async def test_one_of_two_simultaneous_first_attempts_brings_the_number(
    days: DailyService, database_url: str, clock: Clock
) -> None:
    other = await open_database(database_url, busy_seconds=5)
    try:
        twin = DailyService(Service(other, now=clock), now=clock)
        fresh = await days.made(days.today)
        begun = [attempt(each, 7100 + n, f"{n}", day=fresh) for n, each in enumerate((days, twin))]
        found = await asyncio.gather(*begun)
        assert len({each.word for each in found}) == 1
        assert len({seed_in(each) for each in found}) == 1
    finally:
        await other.close()


async def test_a_result_of_the_day_is_confirmed_with_its_number(
    days: DailyService, service: Service, clock: Clock
) -> None:
    state = await attempt(days, 7001, "111")
    await service.auto(state.id, version=1, scope="all", actor=7001)
    assert await judged(days, clock, 7001) == CONFIRMED


async def test_a_result_with_another_number_is_refused(days: DailyService, service: Service, clock: Clock) -> None:
    state = await attempt(days, 7001, "111")
    await run(service, "UPDATE daily SET word = '222'")
    await service.auto(state.id, version=1, scope="all", actor=7001)
    assert await judged(days, clock, 7001) == REFUSED


async def test_practice_uses_the_dice_of_the_day(days: DailyService, clock: Clock) -> None:
    first = await attempt(days, 7001, "111")
    clock.pass_by(days=1)
    day = await days.past(first.daily or "")
    assert day is not None
    state = await days.practise(day, 7002, guild_id=None, channel_id=88, locale="en")
    assert seed_in(state) == seed_of(day.seed, "111")
    assert (state.dice, state.pledged) == ("repeated", False)


async def test_a_day_older_than_numbers_is_played_by_its_seed(
    days: DailyService, service: Service, clock: Clock
) -> None:
    await days.made(days.today)
    await run(service, "UPDATE daily SET word = ''")
    state = await attempt(days, 7001, "111")
    assert (seed_in(state), state.pledged) == ((await days.made(days.today)).seed, False)
    await service.auto(state.id, version=1, scope="all", actor=7001)
    assert await judged(days, clock, 7001) == CONFIRMED
