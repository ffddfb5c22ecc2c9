"""User ids: each column that may contain one is known, is shown to its user, and is cleared on request."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.privacy.handlers import TOPICS
from db import Database, open_database
from db.games import GameRow
from db.personal_columns import IDS, IN_TEXTS, PEOPLE, Id
from db.privacy import DeletionEffects, Privacy, without
from db.ratings import RatedGames
from db.removed_servers import PART, RemovedServerList
from db.schema.community import (
    attempt,
    ballot,
    ballot_vote,
    campaign,
    game_follow,
    notice,
    outcome,
    outcome_player,
    rated_game,
    removed_server,
)
from db.schema.games import NOBODY, UtcDateTime, game, journal, metadata, outbox, player
from db.schema.tournaments import entrant, tournament_fact
from render.catalogue import house_texts, languages

NOW = datetime(2026, 6, 20, 12, tzinfo=UTC)
ANNA, BEN, CARLA = 7_100_000_000_000_000_001, 7_100_000_000_000_000_002, 7_100_000_000_000_000_003
GUILD, OTHER = 1_200_000_000_000_000_001, 1_200_000_000_000_000_002

PLAIN_TEXTS = {
    *("game.options", "game.save", "game.base_save", "journal.answer", "journal.events", "outbox.error"),
    *("letter.error", "proposal.answer", "ballot.options", "campaign.left_plans", "campaign.sides", "daily.options"),
    *("daily.par", "outcome.sins", "aside.answer", "game.asked", "game.course", "game.series"),
    *("army_list.content", "report_draft.fields", "chance.figures", "analysis.payload", "puzzle.data"),
    "own_puzzle.memory",
    *("rated_game.first_gone", "rated_game.second_gone"),
    *("battle.text", "battle.earlier", "battle.trial"),
    *("seek.options", "prepared.lines", "prepared.course"),
}
"""Texts that never contain a user id: texts that games produce, and Discord's texts about a message."""

OF_NOBODY = {
    "alive": "when the bot was last there",
    "analysis": "figures about a finished game",
    "puzzle": "a position that the bot made",
    "battle_setting": "the role that may add battles to a server",
    "chance": "figures about positions and plans, by side",
    "daily": "the game of the day, the same for everybody",
    "duty": "work that one process at a time does",
    "farewell": "servers that removed the bot",
    "outbox": "boards to be posted",
    "outcome_due": "games whose outcome is still to be counted",
    "process": "processes that use the database",
    "quiet": "when nobody could answer, and where",
    "season": "when seasons ended, and the messages about them",
    "sealed_seed": "the seed of a tournament",
    "tournament_post": "the bot's messages of a tournament",
}
"""The tables without data about people, and their contents."""

ABOUT_GAMES = {
    "battle": "id system trial",
    "game": "id system version locale guild_id status options seed_hash period round told_from base_version "
    "command sealed_until counted daily board_channel_id board_message_id board_posted_at board_from chain "
    "chained_from checksum asides asked pace series",
    "journal": "game_id version events rules chain",
    "player": "game_id",
    "page_key": "hash seat origin",
    "seek": "id guild_id system locale shown",
    "lobby": "guild_id minute zone role_id locale posts edited_at due_at posted_on trouble_since",
    "ladder": "guild_id locale posts edited_at due_at trouble_since zone began_at ends_at",
    "season_place": "guild_id",
    "rated_game": "game_id guild_id system first_gone second_gone",
    "chair": "game_id",
    "member": "game_id",
    "held": "game_id",
    "aside": "game_id version number rules",
    "prepared": "game_id began version claimed_by claimed_until",
    "lapse": "game_id claimed_by claimed_until",
    "proposal": "id game_id version",
    "adoption": "game_id version",
    "ballot": "id game_id side version opened_at closes_at options voters quorum native channel_id poll_id message_id "
    "cast show_at shown_at closed_at claimed_by claimed_until",
    "ballot_vote": "ballot_id",
    "campaign": "game_id zone minute weekdays open_minutes state next_at last_date deadline_at trouble trouble_at "
    "left_out more_time extended_on sides claimed_by claimed_until",
    "reminder": "game_id",
    "mention": "game_id",
    "attempt": "claimed_by claimed_until",
    "outcome": "game_id system guild_id",
    "letter": "id game_id nonce expires_at claimed_by claimed_until attempts failed_at error",
    "watch": "game_id guild_id told_version told_period trouble_since",
    "daily_follow": "guild_id trouble_on",
    "tournament": "id version guild_id channel_id status locale seed_hash rewritten wake_at created_at updated_at",
    "tournament_snapshot": "tournament_id version rewritten code",
    "entrant": "tournament_id",
    "tournament_fact": "tournament_id version",
    "army_list": "id tournament_id",
    "report_draft": "tournament_id",
}
"""The columns without data about people in the other tables: they are about a game, a server or a message."""

POLICY = (Path(__file__).parents[2] / "PRIVACY.md").read_text()


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    yield opened
    await opened.close()


def name_of(column: sa.Column[Any]) -> str:
    return f"{column.table.name}.{column.name}"


COLUMNS = [column for table in metadata.sorted_tables for column in table.columns]


def test_every_column_that_may_contain_an_id_is_classified() -> None:
    wide = {name_of(column) for column in COLUMNS if isinstance(column.type, sa.BigInteger)}
    assert wide == set(IDS)
    assert {name for name, kind in IDS.items() if kind is Id.PERSON} == {name_of(held.column) for held in PEOPLE}
    assert not {name for name in IDS if name.endswith(("user_id", "actor", "owner_id", "_by"))} - {
        name for name, kind in IDS.items() if kind is Id.PERSON
    }


def test_every_text_that_may_contain_an_id_is_classified() -> None:
    texts = {name_of(column) for column in COLUMNS if type(column.type) is sa.Text}
    assert texts == PLAIN_TEXTS | {name_of(column) for column in IN_TEXTS}
    assert not PLAIN_TEXTS & {name_of(column) for column in IN_TEXTS}


def told() -> dict[str, tuple[str, set[str]]]:
    """Return the topic and the columns of each table that PRIVACY.md lists."""
    _, _, listed = POLICY.partition("## Tables and columns")
    rows = re.findall(r"^\| ([A-Z][^|]*) \| `(\w+)` \| ([^|]+) \|$", listed.partition("\n## ")[0], re.MULTILINE)
    found = {table: (topic, set(re.findall(r"`(\w+)`", columns))) for topic, table, columns in rows}
    assert len(found) == len(rows), "a table is listed twice"
    return found


def test_every_column_about_people_is_in_the_privacy_policy() -> None:
    """The author of a column says whether it is about people; one that is needs a line in PRIVACY.md."""
    listed = {(table, column) for table, (_, columns) in told().items() for column in columns}
    others = {(table, column) for table, columns in ABOUT_GAMES.items() for column in columns.split()}
    every = {(column.table.name, column.name) for column in COLUMNS if column.table.name not in OF_NOBODY}
    assert listed | others == every
    assert not listed & others
    assert set(OF_NOBODY) <= {table.name for table in metadata.sorted_tables}


def test_every_id_of_a_person_is_in_the_privacy_policy() -> None:
    """Columns with ids, and those that a person's export contains, are in the policy; a game's own secrets are not."""
    listed = {f"{table}.{column}" for table, (_, columns) in told().items() for column in columns}
    assert {name_of(held.column) for held in PEOPLE} <= listed
    assert {name_of(column) for column in IN_TEXTS} <= listed
    hidden = {f"{held.table.name}.{name}" for held in PEOPLE for name in held.without}
    assert hidden & listed == {"journal.salt", "journal.mark", "game.save", "game.base_save"}


def test_every_topic_exists_in_every_language() -> None:
    """The long policy has a part for each topic of the short one, and the short one exists in all languages."""
    texts = house_texts()
    titles = [texts.text(f"privacy-about-{topic}", locale="en").split("**")[1].strip(":") for topic in TOPICS]
    stored = POLICY.partition("## What is stored")[2].partition("\n## ")[0]
    assert re.findall(r"^\| \*\*([^*]+)\*\* \|", stored, re.MULTILINE) == titles
    assert {topic for topic, _ in told().values()} == {*titles} - {"Servers"}
    for locale in languages():
        keys = {*(f"privacy-about-{topic}" for topic in TOPICS), *(f"privacy-{held.kind}" for held in PEOPLE)}
        assert keys <= set(texts.keys(locale=locale)), locale


def a_value(column: sa.Column[Any], serial: int) -> Any:
    """Return a valid value for a column."""
    if column.name.endswith("_gone") or column.name == "annulled_at":
        return None  # a rated game that counts, of two players
    if isinstance(column.type, UtcDateTime):
        return NOW
    if isinstance(column.type, sa.Boolean):
        return False
    if isinstance(column.type, sa.Integer):  # large integers, too
        return 1_000 + serial
    if isinstance(column.type, sa.Float):
        return 1.0
    return "{}" if type(column.type) is sa.Text else f"x{serial}"[: column.type.length]


async def put(connection: AsyncConnection, table: sa.Table, **values: Any) -> dict[str, Any]:
    """Store a row of a table with every column filled, together with the rows that it references."""
    serial = (await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar_one()
    row = {column.name: a_value(column, serial) for column in table.columns} | values
    for key in table.foreign_keys:
        parent, child = key.column, key.parent
        if child.name in values:
            continue
        row[child.name] = (await put(connection, parent.table))[parent.name]
    await connection.execute(sa.insert(table), row)
    return row


async def everywhere(database: Database, user_id: int) -> None:
    """Store a user's id in every possible place, alone and together with another user's."""
    async with database.write() as connection:
        for held in PEOPLE:
            await put(connection, held.table, **{held.column.name: user_id})
            await put(connection, held.table, **{held.column.name: CARLA})
        for column in IN_TEXTS:
            for each in (user_id, CARLA):
                said = {"north": each, "named": str(each), "all": [each, CARLA], str(each): {"as": f"<@{each}>"}}
                await put(connection, column.table, **{column.name: msgspec.json.encode(said).decode()})


async def dump(database: Database) -> dict[str, list[dict[str, Any]]]:
    async with database.read() as connection:
        return {
            table.name: [dict(row) for row in (await connection.execute(sa.select(table))).mappings()]
            for table in metadata.sorted_tables
        }


async def resigned(connection: AsyncConnection, row: GameRow) -> None:
    await connection.execute(sa.update(game).where(game.c.id == row.id).values(status="resigned"))


async def forget(database: Database, user_id: int) -> DeletionEffects:
    return await Privacy(database).forget(user_id, now=NOW, resign=resigned)


async def test_all_data_is_exported_and_none_is_left_after_deletion(database: Database) -> None:
    await everywhere(database, ANNA)
    shown = await Privacy(database).personal_data(ANNA)
    assert set(shown.counts) >= {held.kind for held in PEOPLE}
    assert shown.counts == await Privacy(database).counts(ANNA)
    text = msgspec.json.encode(shown.rows).decode()
    for held in PEOPLE:
        assert str(ANNA) in {row[held.column.name] for row in shown.rows[held.kind]}, held.kind
    others = {held.kind: shown.rows[held.kind] for held in PEOPLE if held.column.name != "facts"}
    assert str(CARLA) not in msgspec.json.encode(others).decode()
    assert '"save"' not in text
    before = await dump(database)
    await forget(database, ANNA)
    after = await dump(database)
    assert str(ANNA) in str(before)
    assert str(ANNA) not in str(after)
    assert str(after).count(str(CARLA)) >= str(before).count(str(CARLA)) - 1, "somebody else's is left alone"
    assert not (await Privacy(database).personal_data(ANNA)).counts
    assert {name for name in before if len(after[name]) < len(before[name])} == {
        held.table.name for held in PEOPLE if held.goes
    }


async def test_entries_about_a_person_in_a_tournament_are_shown_to_them(database: Database) -> None:
    """Penalties and rulings about a player are shown to them, without the person who entered them."""
    async with database.write() as connection:
        theirs = await put(connection, entrant, user_id=ANNA, number=3)
        of = {"tournament_id": theirs["tournament_id"]}
        for version, actor, number in ((1, CARLA, 3), (2, CARLA, 4), (3, ANNA, 3), (4, NOBODY, 3)):
            said = {"fact": "penalized", "by": actor, "player": number, "name": "late", "reason": f"reason {version}"}
            row = {"version": version, "actor": actor, "player": number, "fact": msgspec.json.encode(said).decode()}
            await put(connection, tournament_fact, **of, **row)
        other = await put(connection, entrant, user_id=BEN, number=3)
        await put(connection, tournament_fact, tournament_id=other["tournament_id"], version=1, actor=CARLA, player=3)
    shown = await Privacy(database).personal_data(ANNA)
    reasons = [row["fact"]["reason"] for row in shown.rows["rulings"]]
    assert reasons == ["reason 1", "reason 4"]
    assert str(CARLA) not in msgspec.json.encode(shown.rows["rulings"]).decode()
    assert (await Privacy(database).counts(ANNA))["rulings"] == 2


@pytest.mark.stress
async def test_deleting_twice_and_deleting_nothing_do_no_harm(database: Database) -> None:
    await everywhere(database, ANNA)
    await forget(database, ANNA)
    once = await dump(database)
    assert not any((await forget(database, ANNA)).counts.values())
    assert not any((await forget(database, BEN)).counts.values())
    assert await dump(database) == once


async def test_a_deletion_that_fails_deletes_nothing(database: Database) -> None:
    await everywhere(database, ANNA)
    async with database.write() as connection:
        await put(connection, game, id="lonely", owner_id=ANNA, status="running", command="everyone")
    before = await dump(database)

    async def fails(connection: AsyncConnection, row: GameRow) -> None:
        await resigned(connection, row)
        raise RuntimeError("the power is gone")

    with pytest.raises(RuntimeError, match="power"):
        await Privacy(database).forget(ANNA, now=NOW, resign=fails)
    assert await dump(database) == before


async def running(database: Database, game_id: str, owner: int, *players: int, **values: Any) -> None:
    async with database.write() as connection:
        await put(
            connection, game, **{"id": game_id, "owner_id": owner, "status": "running", "guild_id": GUILD, **values}
        )
        for place, user_id in enumerate(players):
            since = NOW - timedelta(days=place)
            await put(connection, player, game_id=game_id, user_id=user_id, added_by=owner, added_at=since)


async def one(database: Database, game_id: str) -> Mapping[str, Any]:
    async with database.read() as connection:
        return (await connection.execute(sa.select(game).where(game.c.id == game_id))).mappings().one()


@pytest.mark.stress
async def test_a_shared_game_is_passed_to_the_longest_player(database: Database) -> None:
    posts = {"russia": ANNA, "japan": BEN, "france": CARLA}
    await running(database, "shared", ANNA, BEN, CARLA, posts=msgspec.json.encode(posts).decode(), channel_id=5)
    await running(database, "alone", ANNA, channel_id=6)
    async with database.write() as connection:
        for game_id in ("shared", "alone"):
            await put(connection, campaign, game_id=game_id, started_by=ANNA, state="running")
    effects = await Privacy(database).deletion_effects(ANNA)
    assert (effects.handed, effects.given_up, effects.leaderless) == ({"shared": CARLA}, ["alone"], [])
    done = await forget(database, ANNA)
    assert (done.handed, done.given_up) == (effects.handed, effects.given_up)
    shared = await one(database, "shared")
    assert (shared["owner_id"], shared["status"]) == (CARLA, "running")
    assert msgspec.json.decode(shared["posts"]) == {"japan": BEN, "france": CARLA}
    assert (await one(database, "alone"))["status"] == "resigned"
    rows = await dump(database)
    campaigns = {row["game_id"]: (row["state"], row["next_at"], row["started_by"]) for row in rows["campaign"]}
    assert campaigns == {"shared": ("running", NOW, NOBODY), "alone": ("ended", None, NOBODY)}
    assert [(row["user_id"], row["added_by"]) for row in rows["player"]] == [(BEN, NOBODY)]
    assert [(row["game_id"], row["kind"]) for row in rows["outbox"]] == [("shared", "edit")], "its board says so"


async def test_a_deleted_players_post_returns_to_the_owner(database: Database) -> None:
    await running(database, "shared", BEN, ANNA, posts=msgspec.json.encode({"japan": ANNA}).decode())
    await forget(database, ANNA)
    row = await one(database, "shared")
    assert (row["owner_id"], msgspec.json.decode(row["posts"])) == (BEN, {})
    assert len((await dump(database))["outbox"]) == 1


@pytest.mark.stress("None")
@pytest.mark.parametrize("voter", [None, ANNA, BEN])
async def test_a_voted_game_continues_if_others_vote(database: Database, voter: int | None) -> None:
    await running(database, "voted", ANNA, command="vote")
    async with database.write() as connection:
        await put(connection, ballot, id=77, game_id="voted")
        if voter is not None:
            await put(connection, ballot_vote, ballot_id=77, user_id=voter)
    done = await forget(database, ANNA)
    row = await one(database, "voted")
    assert (row["owner_id"], row["status"]) == (NOBODY, "running" if voter == BEN else "resigned")
    assert done.leaderless == (["voted"] if voter == BEN else [])


@pytest.mark.stress
async def test_a_game_in_direct_messages_loses_its_channel_after_its_last_board(database: Database) -> None:
    async with database.write() as connection:
        await put(connection, game, id="private", owner_id=ANNA, status="running", guild_id=None, channel_id=99)
        await put(connection, outbox, game_id="private", done_at=None, failed_at=None)
        await put(connection, game_follow, channel_id=99, guild_id=None, added_by=ANNA)
        await put(connection, notice, channel_id=99, user_id=None)
    await forget(database, ANNA)
    rows = await dump(database)
    assert not rows["watch"]
    assert not rows["letter"]
    assert await Privacy(database).clear_direct_channels() == 0, "its board has still to be told"
    async with database.write() as connection:
        await connection.execute(sa.update(outbox).values(done_at=NOW))
    assert await Privacy(database).clear_direct_channels() == 1
    row = await one(database, "private")
    assert (row["channel_id"], row["board_message_id"], row["board_channel_id"]) == (0, None, None)
    assert await Privacy(database).clear_direct_channels() == 0


@pytest.mark.parametrize(
    ("said", "then"),
    [
        ({"a": 5, "b": 6}, {"a": 0, "b": 6}),
        ([5, 6, "5"], [6]),
        ({"5": {"x": 5}, "6": 1}, {"6": 1}),
        ({"text": "<@5> did"}, {"text": "<@0> did"}),
        ({"yes": True, "none": None, "half": 5.5}, {"yes": True, "none": None, "half": 5.5}),
    ],
)
def test_ids_are_removed_from_texts(said: Any, then: Any) -> None:
    assert without(said, 5) == then


# --- servers ---


async def server(database: Database, guild_id: int, games: int, *, start: int = 0) -> None:
    """Store a server with games, each with journal rows and an outcome."""
    async with database.write() as connection:
        for number in range(start, start + games):
            game_id = f"g{number}"
            await put(connection, game, id=game_id, guild_id=guild_id, channel_id=number, status="over", owner_id=ANNA)
            for version in range(1, 4):
                await put(connection, journal, game_id=game_id, version=version, actor=ANNA)
            await put(connection, outcome, game_id=game_id, guild_id=guild_id)
            await put(connection, outcome_player, game_id=game_id, user_id=ANNA)


async def left(database: Database, *guild_ids: int) -> RemovedServerList:
    removed = RemovedServerList(database)
    await removed.note(guild_ids, now=NOW)
    return removed


async def test_a_servers_data_is_deleted_in_parts_without_touching_others(database: Database) -> None:
    await server(database, GUILD, PART + 2)
    await server(database, OTHER, 2, start=50)
    async with database.write() as connection:
        await put(connection, game_follow, game_id="g50", channel_id=1, guild_id=GUILD)
        await put(connection, game_follow, game_id="g50", channel_id=2, guild_id=OTHER)
        await connection.execute(sa.update(outcome).where(outcome.c.game_id == "g51").values(guild_id=GUILD))
    removed = await left(database, GUILD)
    assert await removed.due(NOW - timedelta(seconds=1)) == []
    assert await removed.due(NOW) == [GUILD]
    assert await removed.delete(GUILD, before=NOW)
    assert len((await dump(database))["game"]) == 2 + 2, "no more than a part at once"
    parts = 1
    while await removed.delete(GUILD, before=NOW):
        parts += 1
    assert parts == 3
    rows = await dump(database)
    assert str(GUILD) not in str(rows)
    assert {row["id"] for row in rows["game"]} == {"g50", "g51"}
    assert len(rows["journal"]) == 6
    assert len(rows["outcome"]) == 2, "a record of a game that was brought elsewhere stays"
    assert [row["channel_id"] for row in rows["watch"]] == [2]
    assert not rows["farewell"]


async def test_daily_results_of_a_deleted_server_are_kept(database: Database) -> None:
    await server(database, GUILD, 3)
    async with database.write() as connection:
        await put(connection, attempt, game_id="g0", user_id=ANNA, guild_id=GUILD, state="confirmed", score=12)
        await put(connection, attempt, game_id="g1", user_id=ANNA, guild_id=GUILD, state="running")
    removed = await left(database, GUILD)
    while await removed.delete(GUILD, before=NOW):
        pass
    rows = await dump(database)
    assert [(row["game_id"], row["guild_id"], row["score"]) for row in rows["attempt"]] == [("g0", None, 12)]
    assert [(row["id"], row["guild_id"], row["channel_id"]) for row in rows["game"]] == [("g0", None, 0)]
    assert rows["game"][0]["board_message_id"] is None


async def test_ratings_do_not_change_with_a_deleted_server(database: Database) -> None:
    """Rated games count on all servers; only those that have ended there can still count."""
    await server(database, GUILD, 1)
    facts: dict[str, Any] = {"system": "duel", "first_id": ANNA, "second_id": BEN, "annulled_by": NOBODY, "why": ""}
    facts |= dict.fromkeys(("first_gone", "second_gone", "score", "ended_at", "annulled_at"))
    async with database.write() as connection:
        for name, guild_id, more in (
            ("r1", GUILD, {"score": 1.0, "ended_at": NOW}),
            ("r2", GUILD, {"score": 1.0, "ended_at": NOW, "annulled_at": NOW, "annulled_by": 77, "why": "A bet."}),
            ("r3", GUILD, {}),
            ("r4", OTHER, {"score": 0.0, "ended_at": NOW}),
        ):
            await put(connection, rated_game, **{"game_id": name, "guild_id": guild_id, **facts, **more})
    before = [each.result for each in await RatedGames(database).ended("duel")]
    removed = await left(database, GUILD)
    while await removed.delete(GUILD, before=NOW):
        pass
    assert [each.result for each in await RatedGames(database).ended("duel")] == before
    rows = {row["game_id"]: row for row in (await dump(database))["rated_game"]}
    assert {name: row["guild_id"] for name, row in rows.items()} == {"r1": 0, "r2": 0, "r4": OTHER}
    assert (rows["r2"]["annulled_by"], rows["r2"]["why"]) == (0, "")
    assert str(GUILD) not in str(rows)
    assert await removed.known() == {OTHER}, "nobody waits for a server without an id"


@pytest.mark.stress
async def test_a_server_that_is_back_keeps_its_data(database: Database) -> None:
    await server(database, GUILD, PART + 1)
    removed = await left(database, GUILD)
    assert await removed.delete(GUILD, before=NOW)
    assert await removed.forget([GUILD, OTHER]) == 1
    assert not await removed.delete(GUILD, before=NOW)
    assert len((await dump(database))["game"]) == 1


async def test_a_server_keeps_the_time_of_its_first_removal(database: Database) -> None:
    removed = await left(database, GUILD)
    assert await removed.note([GUILD, OTHER], now=NOW + timedelta(days=3)) == [OTHER]
    assert await removed.earliest_removal() == NOW
    async with database.read() as connection:
        assert (await connection.execute(sa.select(sa.func.count()).select_from(removed_server))).scalar_one() == 2


async def test_two_processes_delete_a_server_once(database: Database, tmp_path: Path) -> None:
    import asyncio

    await server(database, GUILD, 3 * PART)
    other = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    try:
        await left(database, GUILD)

        async def work(removed: RemovedServerList) -> int:
            parts = 0
            while await removed.delete(GUILD, before=NOW):
                parts += 1
            return parts

        parts = await asyncio.gather(work(RemovedServerList(database)), work(RemovedServerList(other)))
        assert sum(parts) == 4
    finally:
        await other.close()
    assert str(GUILD) not in str(await dump(database))
