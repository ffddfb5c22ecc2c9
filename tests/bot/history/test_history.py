"""The log in a channel, the whole game as a file, and the verification of its dice."""

from __future__ import annotations

import json
from statistics import median
from typing import Any

import pytest
from simcord.results import InteractionResult
from support import discord_limits
from support.discord_play import PlayServer, button, controls, labels, private, text

import engine.games
from bot.history.journal import Wanted, logged, sift
from bot.history.log import LogWriter, paged
from engine.core.record import read
from engine.core.save import load
from engine.core.verify import FAIR, SEALED, verify
from render.language import speak


def message_of(result: InteractionResult) -> Any:
    """Return the private message with the answer."""
    message = result.response or result.followups[-1]
    assert message.ephemeral
    assert not discord_limits.faults_of_message({"components": message.components})
    return message


async def log(server: PlayServer, user: Any = None, **asked: str) -> Any:
    return message_of(await (user or server.bob).slash(server.first, "siege log", **asked))


async def turn(server: PlayServer, message: Any, label: str, user: Any = None) -> Any:
    """Press a button of a private page; return the page afterwards."""
    stored = server.env.backend.get_message(server.first.id, message.id)
    await (user or server.bob).click(server.as_message(stored), custom_id=button(stored, label))
    page = server.env.backend.get_message(server.first.id, message.id)
    assert not discord_limits.faults_of_message({"components": page.components})
    return page


async def export(server: PlayServer, user: Any = None) -> bytes:
    message = message_of(await (user or server.bob).slash(server.first, "siege export"))
    (file,) = message.attachments
    assert file.filename.endswith(".json")
    data: bytes = await file.read()
    return data


async def offered(server: PlayServer, option: str, typed: str = "") -> dict[str, str]:
    found = await server.bob.autocomplete(server.first, "siege log", option, typed)
    assert len(found) <= 25
    return {choice["name"]: choice["value"] for choice in found}


async def played(server: PlayServer) -> None:
    """Play a whole toy game of three days."""
    await server.new(server.first)
    await server.alice.slash(server.first, "siege move", **{"from": "gate", "to": "trees", "what": "anna, ben"})
    await server.alice.slash(server.first, "siege auto", scope="all")


# --- the log ---


async def test_the_newest_day_comes_first(server: PlayServer) -> None:
    await played(server)
    reply = text(await log(server))
    assert reply.startswith("**The log: day 3**")
    assert f"the autopilot played for <@{server.alice.id}>: **Fire" in reply
    assert ", die " in reply
    assert "(§3)" in reply, "a roll has its full account"
    assert "supped 3" in reply
    assert "supped 2" not in reply


async def test_the_log_is_filtered_by_day_phase_zone_and_kind(server: PlayServer) -> None:
    await played(server)
    first = text(await log(server, day="1"))
    assert f"`#2` <t:1767225600:t> <@{server.alice.id}>: **Move gate trees anna+ben**" in first
    assert "walked ('anna', 'ben') trees" in first or "walked ['anna', 'ben'] trees" in first
    assert "day-began 2" not in first
    throws = text(await log(server, kind="throws"))
    assert throws.startswith("**The log: days 0–3 · Throws**"), "who looks for something looks through all days"
    assert "thrown" in throws
    assert "supped" not in throws
    morning = text(await log(server, day="2-3", phase="Morning"))
    assert morning.count("day-began") == 2
    assert "thrown" not in morning
    trees = text(await log(server, zone="trees", day="1"))
    assert "trees" in trees.split("\n", 1)[1]
    assert "supped" not in trees
    decided = text(await log(server, kind="decisions", day="1"))
    assert "Move gate trees anna+ben" in decided
    assert "walked" not in decided
    assert "no entries of that kind" in text(await log(server, day="9"))


async def test_a_part_of_a_title_is_enough_if_it_is_unique(server: PlayServer) -> None:
    await played(server)
    assert text(await log(server, kind="thro")).startswith("**The log: days 0–3 · Throws**")


@pytest.mark.parametrize("asked", [{"day": "soon"}, {"day": "1-"}, {"zone": "moon"}, {"kind": "x" * 100}])
async def test_invalid_filters_are_explained(server: PlayServer, asked: dict[str, str]) -> None:
    await server.new(server.first)
    reply = private(await server.bob.slash(server.first, "siege log", **asked))
    assert "has no day" in reply or "be filtered by" in reply


async def test_filters_are_suggested(server: PlayServer) -> None:
    assert await offered(server, "day") == {}, "no game, no days"
    assert await offered(server, "zone") == {}
    await played(server)
    assert list((await offered(server, "day")).values()) == ["3", "2", "1", "0"]
    assert (await offered(server, "day", "2-3")) == {"days 2–3": "2-3"}
    assert await offered(server, "zone", "hed") == {"The hedge": "hedge"}
    assert list((await offered(server, "phase")).values()) == ["morning", "walk", "throw", "supper"]
    assert list((await offered(server, "kind")).values()) == ["dice", "throws", "walks", "decisions"]


async def test_undone_answers_are_struck_through(server: PlayServer) -> None:
    state = await server.new(server.first)
    service = server.bot.context.service
    for answer in (("move", "gate", "hedge", "anna"), ("move", "gate", "trees", "ben")):
        state = await service.decide(state.id, version=state.version, answer=answer, actor=server.alice.id)
    state = await service.undo(state.id, version=state.version, to=2, actor=server.alice.id)
    reply = text(await log(server))
    assert "~~`#3`" in reply
    assert "(taken back: `#4`)" in reply
    assert "~~walked ('ben',) trees~~" in reply or "~~walked ['ben'] trees~~" in reply
    assert "~~`#2`" not in reply, "what came before still holds"
    assert f"<@{server.alice.id}> took back everything after `#2`." in reply
    await server.alice.slash(server.first, "siege auto", scope="all")
    assert "One decision was taken back during the game" in private(
        await server.bob.slash(server.first, "siege verify")
    )
    record = read(await export(server))
    assert [entry.action for entry in record.entries[:4]] == ["new", "answer", "answer", "undo"]
    assert verify(engine.games.find(record.system), record).taken_back == 1


async def test_several_players_are_numbered_instead_of_named(server: PlayServer) -> None:
    state = await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    service = server.bot.context.service
    state = await server.state(server.first)
    answer = ("move", "gate", "hedge", "anna")
    await service.decide(state.id, version=state.version, answer=answer, actor=server.bob.id)
    assert f"<@{server.bob.id}>: **Move gate hedge anna**" in text(await log(server))
    data = await export(server)
    assert [entry.actor for entry in read(data).entries if entry.action in {"new", "answer"}] == [
        "player 1",
        "player 2",
    ]
    assert str(server.bob.id) not in data.decode()


@pytest.mark.stress
async def test_pages_of_days_work_after_a_restart(server: PlayServer) -> None:
    await played(server)
    page = await log(server)
    assert labels(page) == ["◀ day 2"]
    await server.restart()
    page = await turn(server, page, "◀ day 2")
    assert "supped 2" in text(page)
    assert labels(page) == ["◀ day 1", "day 3 ▶"]
    page = await turn(server, page, "◀ day 1")
    assert "walked" in text(page)
    assert labels(page) == ["day 2 ▶"], "there is nothing before"


@pytest.mark.stress
async def test_buttons_of_a_week_old_page_still_work(server: PlayServer) -> None:
    await server.new(server.first, house_rules="days=40")
    await server.alice.slash(server.first, "siege auto", scope="day")
    await server.alice.slash(server.first, "siege auto", scope="day")
    page = await log(server, day="2")
    await server.alice.slash(server.first, "siege auto", scope="all")
    page = await turn(server, page, "◀ day 1")
    assert "supped 1" in text(page)
    assert "day 2 ▶" in labels(page)


@pytest.mark.stress
async def test_long_logs_have_pages(server: PlayServer) -> None:
    await server.new(server.first, house_rules="days=40")
    await server.alice.slash(server.first, "siege auto", scope="all")
    page = await log(server, day="1-40")
    assert "Page 1 of" in text(page)
    seen = [text(page)]
    while any(part["label"].endswith("▶") for part in controls(page)):
        page = (
            await turn(server, page, "Page")
            if not labels(page)[0].startswith("◀")
            else await turn(server, page, labels(page)[1])
        )
        seen.append(text(page))
        assert len(seen) < 60
    every = "\n".join(seen)
    assert all(f"supped {day} " in every for day in range(1, 41)), "nothing is lost between pages"
    assert len(seen) > 3


async def test_a_long_log_keeps_discords_limits(server: PlayServer) -> None:
    server.game = "attic"
    await server.new(server.first)
    await server.alice.slash(server.first, "siege auto", scope="decision")
    for asked in ({}, {"zone": "shelf"}, {"phase": "shelf", "kind": "dice"}):
        answer = await server.bob.slash(server.first, "siege log", **asked)
        assert private(answer)
        message_of(answer)
    for option in ("zone", "phase", "kind", "day"):
        assert all(len(name) <= 100 for name in await offered(server, option))


async def test_the_log_without_a_game_is_refused(server: PlayServer) -> None:
    for command in ("log", "export", "verify"):
        assert "no game in this channel" in private(await server.bob.slash(server.first, f"siege {command}"))


# --- export, and fair dice ---


async def test_the_whole_log_is_sent_as_a_file(server: PlayServer) -> None:
    await played(server)
    state = await server.state(server.first)
    data = await export(server)
    record = read(data)
    assert record.status == "over"
    assert record.seed == "apple"
    assert record.seed_hash == state.seed_hash
    assert [entry.version for entry in record.entries] == list(range(1, state.version + 1))
    assert {entry.actor for entry in record.entries} == {"player 1"}
    assert verify(engine.games.find(record.system), record).verdict == FAIR
    for private_fact in (server.alice.id, server.first.id, server.guild.id, "alice"):
        assert str(private_fact) not in data.decode()


def secrets_in(data: bytes, *, seed: str, secret: dict[str, Any]) -> list[str]:
    """Return the secrets in a file: the seed, and values that only the save contains."""
    shown = data.decode()
    keys = set(_keys(json.loads(shown)))
    return [*([seed] if seed in shown else []), *(name for name in secret if name in keys)]


def _keys(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [*value, *(key for inner in value.values() for key in _keys(inner))]
    return [key for inner in value for key in _keys(inner)] if isinstance(value, list) else []


async def test_a_running_game_keeps_its_secrets(server: PlayServer) -> None:
    """No answer contains the seed or values of the save: log, status, dice, board, export, verify."""
    server.game = "siege"
    await server.new(server.first, seed="pomegranate-17")
    for scope in ("phase", "day", "day"):
        await server.alice.slash(server.first, "siege auto", scope=scope)
    state = await server.state(server.first)
    save = load(state.row.save.encode())
    world = json.loads(bytes(save.state))
    deck = world["deck"]
    assert len(deck) > 40
    data = await export(server)
    record = read(data)
    assert record.seed is None
    assert secrets_in(data, seed=save.seed, secret={"deck": deck, "counts": save.counts, "seed ": ""}) == []
    drawn = [card for card in json.loads(data.decode())["entries"] for card in card["events"] if "card" in card]
    assert len(drawn) == state.progress[0]
    assert not [card for card in deck if f'"{card}"' in data.decode()], "a card that is still to come"
    assert verify(engine.games.find("siege"), record).verdict == SEALED
    reply = [
        private(await server.bob.slash(server.first, f"siege {name}")) for name in ("log", "status", "dice", "verify")
    ]
    reply.append(private(await server.bob.slash(server.first, "siege board", text=True)))
    reply.append(private(await server.bob.slash(server.first, "siege rules")))
    reply += [text(board) for board in server.messages(server.first)]
    assert not [each for each in reply if save.seed in each]
    assert state.seed_hash in reply[3]
    await resign(server)
    record = read(await export(server))
    assert record.status == "resigned"
    assert record.seed == "pomegranate-17"
    assert "Every die and card is correct" in private(await server.bob.slash(server.first, "siege verify"))


async def resign(server: PlayServer) -> None:
    message = message_of(await server.alice.slash(server.first, "siege resign"))
    await server.alice.click(message, custom_id=button(message, "Give the game up"))


async def test_a_game_is_verified_in_the_channel(server: PlayServer) -> None:
    await server.new(server.first)
    running = private(await server.bob.slash(server.first, "siege verify"))
    assert "At the end, the bot shows the seed" in running
    assert "apple" not in running
    await server.alice.slash(server.first, "siege auto", scope="all")
    reply = private(await server.bob.slash(server.first, "siege verify"))
    assert "Every die and card is correct" in reply
    assert "`apple`" in reply
    assert (await server.state(server.first)).seed_hash in reply


async def test_a_changed_journal_is_detected(server: PlayServer) -> None:
    import sqlalchemy as sa

    from db.schema.games import journal

    await played(server)
    database = server.bot.context.service.store.database
    async with database.write() as connection:
        row = (
            (await connection.execute(sa.select(journal).where(journal.c.events.contains('"miss"')))).mappings().first()
        )
        assert row is not None
        lie = row["events"].replace('"miss"', '"hit"')
        await connection.execute(sa.update(journal).where(journal.c.version == row["version"]).values(events=lie))
    reply = private(await server.bob.slash(server.first, "siege verify"))
    assert "does not agree" in reply
    assert f"Row {row['version']}" in reply
    assert '"miss"' in reply


# --- whole sieges ---


@pytest.mark.stress
async def test_every_page_of_a_siege_fits(server: PlayServer) -> None:
    server.game = "siege"
    await server.new(server.first, seed="s7")
    await server.alice.slash(server.first, "siege auto", scope="all")
    state = await server.state(server.first)
    presenter = server.bot.context.find("siege")
    rows = await logged(server.bot.context.service.store, state.row, first=0, last=99)
    items = sift(rows, Wanted(0, 99), presenter)
    events = sum(len(row.events) for row in rows)
    told = [event.__struct_config__.tag for item in items if (event := item.event)]
    assert "counters-moved" in told
    assert told.count("counters-moved") < sum(row.entry.answer[:1] == ("move",) for row in rows) / 2
    assert events > 500
    for locale in ("en", "it", "fr"):
        speak(locale)
        writer = LogWriter(presenter, {}, {})
        sizes = []
        for page in paged(items):
            lines = writer.lines(page)
            assert len(lines) == len([item for item in page if item.event or item.row.entry.action != "new"])
            assert not [line for line in lines if line.endswith("…")], "an account was cut"
            sizes.append(sum(map(len, lines)))
        assert max(sizes) <= 3_800
        assert median(sizes) > 700, "pages are not half empty"
