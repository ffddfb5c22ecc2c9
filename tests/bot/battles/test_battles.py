"""Battles of users: they are added, played to the end, exported and verified; other servers need a code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
import sqlalchemy as sa
from support.discord_play import PlayServer, button, labels, presses, private, text

import engine.games
from bot.battles.messages import FIELD, divided, joined
from bot.games.seats.chairs import held_by
from bot.games.showing import own
from bot.history.journal import full_record
from bot.runtime import clock
from db.battles import A_PERSON, AN_HOUR, Battles
from db.privacy import Privacy
from db.schema.community import battle, seek
from db.schema.games import RUNNING
from engine.core.battles import store
from engine.core.day_gate import BATTLE, SCENARIO
from engine.core.record import OWN_BATTLE, read, write
from engine.core.verify import DIFFERS, FAIR, verify

pytestmark = pytest.mark.simcord(settle_timeout=120)  # a map is drawn for the first time

HERE = Path(__file__).parents[2] / "games" / "battles"
TOKAR = (HERE / "tokar.battle").read_text(encoding="utf-8")
GARDEN = (HERE / "garden.battle").read_text(encoding="utf-8")
TITLE = "The caravan at Tokar wells"
DECIDE = ("advised", "phase", "round", "calm", "go", "short")
"""The actions of the buttons that let the adviser decide, or confirm."""


@pytest.fixture
def orchard() -> str:
    """Play Ascari in place of the toy game."""
    return "ascari"


def attached(words: str, name: str = "tokar.battle") -> tuple[str, bytes]:
    return name, words.encode()


def renamed(words: str, name: str) -> str:
    return words.replace(f"name: {TITLE}", f"name: {name}")


def answered(said: Any) -> Any:
    """Return the last answer to a command or a click."""
    return said.followups[-1] if said.followups else said.response


async def added(server: PlayServer, words: str = TOKAR, who: Any = None, channel: Any = None) -> str:
    """Add a battle from a file; return the private answer."""
    said = await (who or server.alice).slash(channel or server.first, "battle add", file=attached(words))
    return private(said)


async def library(server: PlayServer) -> list[Any]:
    return await Battles(server.bot.database).of_server(server.guild.id)


async def chosen(server: PlayServer, asked: Any, *begins: str) -> Any:
    """Click through the questions before a game, each by the beginning of a label."""
    for label in begins:
        answer = answered(asked)
        stored = server.env.backend.get_message(server.first.id, answer.message.id)
        asked = await server.alice.click(server.as_message(stored), custom_id=button(stored, label))
    return asked


async def elsewhere(server: PlayServer) -> tuple[Any, Any]:
    """Return a channel of another server of the bot, and a member of it."""
    guild = server.env.create_guild("Elsewhere")
    return guild.create_text_channel("far"), guild.add_member(server.env.create_user("zoe"))


async def finished(server: PlayServer) -> Any:
    """Begin a game of the only battle against the autopilot, and let the autopilot play all of it."""
    (one,) = await library(server)
    await server.alice.slash(
        server.first, "siege new", game=one.system, scenario=one.id, against="autopilot", side="any"
    )
    return await played_out(server)


async def played_out(server: PlayServer) -> Any:
    """Let the autopilot play a game to its end."""
    state = await server.state(server.first)
    while state.status == RUNNING:
        if any(each.side in held_by(state, server.alice.id) for each in state.asks):
            await server.bot.context.service.auto(state.id, version=state.version, scope="phase", actor=server.alice.id)
        else:
            await server.env.advance_time(2)
        state = await server.state(server.first)
    return state


async def test_a_battle_is_added_from_a_file_and_shown(server: PlayServer) -> None:
    said = await server.alice.slash(server.first, "battle add", file=attached(TOKAR))
    told = private(said)
    assert "is in this server’s library" in told
    assert TITLE in told
    assert "Italians: 3 units" in told
    assert f"By <@{server.alice.id}>" in told
    assert answered(said).message.attachments, "the map is drawn"
    (one,) = await library(server)
    assert (one.system, one.name, one.author_id) == ("ascari", TITLE, server.alice.id)
    assert "already has a battle with the same text" in await added(server)
    assert TITLE in private(await server.bob.slash(server.first, "battle list"))
    assert TITLE in private(await server.bob.slash(server.first, "battle show", battle=TITLE.lower()))
    assert "no such battle" in private(await server.bob.slash(server.first, "battle show", battle="Adua"))


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en-US", "Line 5: “turns” must be a number from 1 to 15."),
        ("it", "Riga 5:"),
        ("fr", "Ligne 5"),
    ],
)
async def test_mistakes_are_listed_by_line_in_the_readers_language(server: PlayServer, locale: str, line: str) -> None:
    def told_in(event: str, data: Any) -> None:
        if event == "INTERACTION_CREATE":
            data.update(locale=locale)

    server.env.backend.subscribers.insert(0, told_in)
    wrong = TOKAR.replace("turns: 7", "turns: 70").replace("first: dervish", "first: dervisch")
    number = wrong.split("\n").index("turns: 70") + 1
    told = await added(server, wrong)
    assert line.replace("5", str(number)) in told
    assert "dervisch" in told
    assert not await library(server)


async def test_a_mistake_is_corrected_in_the_form(server: PlayServer) -> None:
    shown = await server.alice.slash(server.first, "battle add")
    wrong = TOKAR.replace("turns: 7", "turns: 70")
    said = await server.alice.submit_modal(shown, {"part-1": wrong})
    answer = answered(said)
    stored = server.env.backend.get_message(server.first.id, answer.message.id)
    again = await server.alice.click(server.as_message(stored), custom_id=button(stored, "Correct it"))
    assert "turns: 70" in str(again.modal), "what was typed is still there"
    assert "library" in private(await server.alice.submit_modal(again, {"part-1": TOKAR}))
    assert len(await library(server)) == 1


@pytest.mark.parametrize("words", ["", "\0\0", "battle 1 siege\n", "x" * 40_000, "battle 1 ascari\n[map]\n\ufeff"])
async def test_a_malformed_file_gets_a_clear_answer(server: PlayServer, words: str) -> None:
    told = await added(server, words)
    assert "mistakes" in told or "larger than 32 KiB" in told
    assert not await library(server)


@pytest.mark.parametrize("words", [TOKAR, GARDEN], ids=["ascari", "revolte"])
async def test_a_game_is_played_to_its_end_exported_and_verified(server: PlayServer, words: str) -> None:
    await added(server, words)
    state = await finished(server)
    code = store.code(words)
    assert state.options[SCENARIO] == code
    assert state.battle == code
    await server.env.advance_time(5)
    board = text(server.board(server.first))
    assert state.view.position.battle.name.plain in board
    assert "Every die and card is correct" in private(await server.alice.slash(server.first, "siege verify"))
    for command in ("siege log", "siege status", "siege newspaper", "siege story"):
        assert private(await server.alice.slash(server.first, command)) is not None
    (one,) = await library(server)
    await server.alice.slash(server.first, "battle remove", battle=one.id)
    assert not await library(server), "the game keeps its text"
    record = read(write(await full_record(server.bot.context.service.store, own(state))))
    assert record.format == OWN_BATTLE
    rules = engine.games.find(state.system)
    store._TEXTS.clear()
    assert verify(rules, record).verdict == FAIR
    other = msgspec.structs.replace(
        record, options={**record.options, BATTLE: record.options[BATTLE].replace("turns: ", "turns: 1")}
    )
    report = verify(rules, other)
    assert (report.verdict, report.findings[0].name) == (DIFFERS, "battle-other")
    store._TEXTS.clear()
    bare = msgspec.structs.replace(record, options={**record.options, BATTLE: ""} | {SCENARIO: code})
    assert verify(rules, bare).findings[0].name == "battle-other"
    del bare.options[BATTLE]
    assert verify(rules, bare).findings[0].name == "battle-missing"


async def test_questions_before_a_game_survive_a_restart(server: PlayServer) -> None:
    await added(server)
    (one,) = await library(server)
    asked = await server.alice.slash(server.first, "battle play", battle=one.id)
    assert TITLE in private(asked)
    await server.restart()
    store._TEXTS.clear()
    await chosen(server, asked, "Italians", "The autopilot")
    assert (await server.state(server.first)).battle == one.code


async def test_siege_new_suggests_only_battles_of_the_server(server: PlayServer) -> None:
    await added(server)
    far, zoe = await elsewhere(server)

    async def suggested(who: Any, channel: Any) -> list[str]:
        typed = await who.autocomplete(channel, "siege new", "scenario", "tokar", game="ascari")
        return [choice["name"] for choice in typed]

    assert await suggested(server.alice, server.first) == [TITLE]
    assert await suggested(zoe, far) == []
    (one,) = await library(server)
    assert "no such battle" in private(await zoe.slash(far, "battle show", battle=one.id))
    refused = private(await zoe.slash(far, "siege new", game="ascari", scenario=one.id))
    assert TITLE not in refused
    assert await server.bot.context.service.in_channel(far.id) is None


async def test_another_server_adds_a_battle_by_its_code(server: PlayServer) -> None:
    await added(server)
    far, zoe = await elsewhere(server)
    assert "Only the author" in private(await server.bob.slash(server.first, "battle share", battle=TITLE))
    told = private(await server.alice.slash(server.first, "battle share", battle=TITLE))
    (letters,) = set(re.findall(r"[A-HJ-NP-Z2-9]{8}", told))
    assert letters in private(await server.alice.slash(server.first, "battle share", battle=TITLE)), "it stays the same"
    assert "No battle has this code" in private(await zoe.slash(far, "battle add", code="ABCDEFGH"))
    taken = private(await zoe.slash(far, "battle add", code=letters.lower()))
    assert f"Based on a battle by <@{server.alice.id}>" in taken
    assert TITLE in private(await zoe.slash(far, "battle list"))


async def test_a_change_makes_another_version_and_a_stranger_gets_a_copy(server: PlayServer) -> None:
    await added(server)
    await server.alice.slash(server.first, "siege new", game="ascari", scenario=TITLE, side="any", against="autopilot")
    before = await server.state(server.first)
    longer = TOKAR.replace("turns: 7", "turns: 9")
    changed = await server.alice.slash(server.first, "battle edit", battle=TITLE, file=attached(longer))
    assert "Versions so far: 2" in private(changed)
    (one,) = await library(server)
    assert one.codes == (store.code(longer), store.code(TOKAR))
    assert (await server.state(server.first)).view.position.battle.turns == before.view.position.battle.turns == 7
    shown = await server.bob.slash(server.first, "battle edit", battle=TITLE)
    mine = renamed(longer, "Bob at Tokar")
    copied = private(await server.bob.submit_modal(shown, {"part-1": mine}))
    assert f"Based on a battle by <@{server.alice.id}>" in copied
    assert {each.name for each in await library(server)} == {TITLE, "Bob at Tokar"}


async def test_reports_reach_the_managers_and_only_they_and_authors_remove(server: PlayServer) -> None:
    await added(server)
    manager = server.guild.add_member(
        server.env.create_user("grace"),
        roles=[server.guild.create_role("watch", permissions=discord.Permissions(manage_guild=True))],
    )
    assert "see your report" in private(
        await server.bob.slash(server.first, "battle report", battle=TITLE, why="Names a *member*")
    )
    assert "reports" not in private(await server.bob.slash(server.first, "battle list"))
    assert "member" in private(await manager.slash(server.first, "battle list"))
    assert "Only the author" in private(await server.bob.slash(server.first, "battle remove", battle=TITLE))
    removed = await manager.slash(server.first, "battle remove", battle=TITLE)
    assert "has been removed" in private(removed)
    assert not await library(server)


async def test_managers_choose_the_role_that_adds_battles(server: PlayServer) -> None:
    role = server.guild.create_role("writers")
    manager = server.guild.add_member(
        server.env.create_user("grace"),
        roles=[server.guild.create_role("watch", permissions=discord.Permissions(manage_guild=True))],
    )
    writer = server.guild.add_member(server.env.create_user("walt"), roles=[role])
    assert "Only server managers" in private(await server.bob.slash(server.first, "battle settings", role=role))
    assert "can now add battles" in private(await manager.slash(server.first, "battle settings", role=role))
    assert "Only members with the role" in await added(server)
    assert "library" in await added(server, who=writer)
    assert "Everyone" in private(await manager.slash(server.first, "battle settings"))
    assert "library" in await added(server, renamed(TOKAR, "Another"))


async def test_a_person_cannot_flood_the_library(server: PlayServer) -> None:
    for number in range(AN_HOUR):
        assert "library" in await added(server, renamed(TOKAR, f"Tokar {number}"))
    assert "You can add at most" in await added(server, renamed(TOKAR, "One more"))
    async with server.bot.database.write() as connection:
        rows = (await connection.execute(sa.select(battle))).mappings().all()
        old = [dict(row, id=f"x{n}", code=f"{n}" * 64, share=None) for n, row in enumerate(rows)]
        await connection.execute(sa.insert(battle), old)
    await server.later(3_601)
    assert len(await library(server)) == A_PERSON
    assert "You can have at most" in await added(server, renamed(TOKAR, "One more"))


async def test_a_campaign_plays_a_battle(server: PlayServer) -> None:
    await added(server)
    wanted = {"game": "ascari", "scenario": TITLE, "side": "italian", "against": "autopilot"}
    await server.alice.slash(server.first, "siege new", **wanted)
    told = private(await server.alice.slash(server.first, "campaign start", hour="20:00", zone="UTC"))
    await server.env.advance_time(5)
    state = await server.state(server.first)
    assert state.calendar is not None, told
    assert state.battle == store.code(TOKAR)
    assert TITLE in text(server.board(server.first))


async def test_a_challenge_names_a_battle_and_survives_a_restart(server: PlayServer) -> None:
    await added(server)
    await server.challenge(server.first, game="ascari", scenario=TITLE, side="italian", opponent=server.bob)
    (post,) = [each for each in server.messages(server.first) if any("Accept" in label for label in labels(each))]
    assert TITLE in text(post)
    await server.restart()
    store._TEXTS.clear()
    await server.accept(server.first, server.bob)
    assert (await server.state(server.first)).view.position.battle.name.plain == TITLE
    rows = await server.bot.database.rows(sa.select(seek.c.scenario))
    assert [row.scenario for row in rows] == [store.code(TOKAR)]


async def test_deleting_ones_data_removes_the_authors_name(server: PlayServer) -> None:
    await added(server)
    shown = private(await server.alice.slash(server.first, "privacy show"))
    assert "battle" in shown

    async def nobody_resigns(*_: Any) -> None:
        raise AssertionError

    await Privacy(server.bot.database).forget(server.alice.id, now=clock.now(), resign=nobody_resigns)
    told = private(await server.bob.slash(server.first, "battle show", battle=TITLE))
    assert "By somebody." in told


def test_a_text_fits_the_form_and_comes_back() -> None:
    words = TOKAR + "\n".join(f"// {'note ' * 20}{number}" for number in range(120))
    parts = divided(words)
    assert len(parts) > 1
    assert all(len(part) <= FIELD for part in parts)
    assert store.code(joined(parts)) == store.code(words)
    assert "".join(parts) == words


async def test_the_battles_of_the_rulebook_are_in_every_library(server: PlayServer) -> None:
    """They are listed, shown, suggested and begun as any other; nobody changes or removes them."""
    listed = private(await server.alice.slash(server.first, "battle list"))
    assert "**Agordat, 1893**" in listed
    assert "This battle comes with the bot." in listed
    offered = await server.alice.autocomplete(server.first, "siege new", "scenario", "coat", game="ascari")
    assert [each["name"] for each in offered] == ["Coatit, 1895"]
    shown = await server.alice.slash(server.first, "battle show", battle="Coatit, 1895")
    assert "Coatit, 1895" in private(shown)
    for command, options in (("remove", {}), ("report", {"why": "dull"}), ("share", {})):
        said = private(await server.alice.slash(server.first, f"battle {command}", battle="Coatit, 1895", **options))
        assert "comes with the bot" in said, command
    copied = await server.alice.slash(
        server.first, "battle edit", battle="Agordat, 1893", file=attached(TOKAR.replace("turns: 7", "turns: 6"))
    )
    assert "in this server’s library" in private(copied)
    assert [one.name for one in await library(server)] == [TITLE]
    begun = await server.alice.slash(
        server.first, "siege new", game="ascari", scenario="Agordat, 1893", against="autopilot", side="italian"
    )
    assert "begins" in private(begun)
    assert "Agordat, 1893" in text(server.board(server.first))


@pytest.mark.parametrize(
    ("title", "side"), [("The gun at the Peitang", "europeans"), ("The railway station of Tientsin", "boxers")]
)
async def test_a_table_from_history_is_begun_and_played(server: PlayServer, title: str, side: str) -> None:
    """The buttons of the board lead through its first turns; the bot plays the other side."""
    wanted = {"game": "revolte", "scenario": title, "side": side, "against": "autopilot"}
    said = await server.alice.slash(server.first, "siege new", **wanted)
    assert "begins" in private(said)
    assert title in text(server.board(server.first))
    while (state := await server.state(server.first)).period < 3:
        assert state.status == RUNNING
        board = server.board(server.first)
        ways = [press.custom_id() for press in presses(board) if press.action in DECIDE]
        if ways and any(each.side == side for each in state.asks):
            await server.alice.click(server.as_message(board), custom_id=ways[0])
        await server.env.advance_time(2)
    assert title in text(server.board(server.first))


async def test_a_battle_without_italians_is_played_to_its_end(server: PlayServer) -> None:
    """Metemma, by its name: every text and picture about it is of Dervishes and Ethiopians alone."""
    name = "Metemma, 1889"
    offered = await server.alice.autocomplete(server.first, "siege new", "scenario", "metem", game="ascari")
    assert [each["name"] for each in offered] == [name]
    assert "Ethiopians: 26 units" in private(await server.alice.slash(server.first, "battle show", battle=name))
    await server.alice.slash(
        server.first, "siege new", game="ascari", scenario=name, against="autopilot", side="ethiopian", language="it"
    )
    said = [text(server.board(server.first))]
    assert "imperatore Giovanni" in said[0]
    state = await played_out(server)
    await server.env.advance_time(5)
    said.append(text(server.board(server.first)))
    assert name in said[-1]
    commands = ("siege verify", "siege log", "siege status", "siege newspaper", "siege story")
    said += [private(await server.alice.slash(server.first, command)) for command in commands]
    assert not re.search("(?i)italian", " ".join(said)), "no Italian fights here"
    assert state.view.position.winner in {"dervish", "ethiopian"}
