"""Errors that forged interactions once caused, each on its own, and content that must never be sent."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from itertools import pairwise
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.results import InteractionResult
from stress.forged.forging import EPHEMERAL, Forger
from stress.forged.storm import unpacked
from support import stress
from support.discord_play import PlayServer, controls, private, text

from bot.games.permissions import CALENDAR_ACTOR, NOBODY, VOTERS
from bot.replays.drawing import Job, Result, Unshown, project
from bot.runtime import logging_setup
from bot.ui.components import UNREADABLE, read_press
from bot.ui.custom_ids import MOST, Press, base36
from bot.ui.texts import say
from bot.voting.handlers import VOTE
from db.schema.games import game
from engine.core.save import load

pytestmark = pytest.mark.simcord(settle_timeout=60, check_errors=False)


async def forger_of(server: PlayServer) -> Forger:
    """Return a sender of forged interactions; the game is in the first channel."""
    made = Forger(server)
    await made.learn()
    await server.new(server.first)
    return made


async def version(server: PlayServer) -> int:
    return (await server.state(server.first)).version


def outdated(result: InteractionResult) -> bool:
    return private(result) == say("error-command-outdated", locale="en")


# --- values of command options ---


@pytest.mark.stress
@pytest.mark.parametrize("odd", [2**64, 1.5, True, [], {"a": 1}])
async def test_a_value_of_another_type_is_refused(server: PlayServer, odd: Any) -> None:
    forger = await forger_of(server)
    await forger.command(server.alice, server.first, "siege players command", {"how": "powers"})
    assert outdated(await forger.command(server.alice, server.first, "siege players power", {"power": odd}))
    assert outdated(await forger.command(server.alice, server.first, "siege order", {"do": odd}))


@pytest.mark.stress("siege players command-options0")
@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("siege players command", {"how": "vote"}),
        ("siege players command", {"how": "nonsense"}),
        ("siege auto", {"scope": "for ever"}),
        ("siege new", {"language": "xx", "where": "thread"}),
        ("siege new", {"where": "elsewhere"}),
        ("siege board", {"look": "odd"}),
        ("siege watch", {"game": "x", "what": "everything"}),
        ("vote start", {"window": "30m", "voters": "cats"}),
        ("daily board", {"where": "moon"}),
    ],
)
async def test_a_choice_that_was_never_offered_is_refused(
    server: PlayServer, command: str, options: dict[str, Any]
) -> None:
    forger = await forger_of(server)
    before = await server.state(server.first)
    assert outdated(await forger.command(server.alice, server.first, command, options))
    assert (await server.state(server.first)).row == before.row


@pytest.mark.stress
@pytest.mark.parametrize(
    ("command", "option", "said"),
    [
        ("campaign end", "x", "phase"),
        ("siege auto", "scope", "d"),
        ("siege watch", "game", None),
        ("siege undo", "back", 3),
        ("siege order", "do", {"a": 1}),
    ],
)
async def test_nothing_is_suggested_where_nothing_can_be(
    server: PlayServer, caplog: pytest.LogCaptureFixture, command: str, option: str, said: Any
) -> None:
    forger = await forger_of(server)
    result = await forger.typed(server.alice, server.first, command, option, said, {})
    assert result.autocomplete_choices == []
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


# --- content of custom ids ---

BUTTON = discord.ComponentType.button.value


@pytest.mark.parametrize("number", ["-1", "1_0", "+1 ", base36(MOST + 1), base36(2**64), ""])
def test_a_number_too_large_for_the_database_is_refused(number: str) -> None:
    assert read_press(f"sm:b:vote::{number}::0:", BUTTON) in {None, UNREADABLE}
    assert read_press(f"sm:b:vote::1::{number}:", BUTTON) in {None, UNREADABLE}


@pytest.mark.parametrize("number", ["A", "abcdefg", "abcdefghi", "abcdefg1", "../../..", "abc\x00defg"])
def test_other_texts_are_no_id_of_a_game(number: str) -> None:
    assert read_press(f"sm:b:dice:{number}:1::0:", BUTTON) in {None, UNREADABLE}


async def test_a_button_sent_as_a_select_is_answered(server: PlayServer, caplog: pytest.LogCaptureFixture) -> None:
    forger = await forger_of(server)
    board = server.board(server.first)
    state = await server.state(server.first)
    press = Press("advised", state.id, state.version)
    for kind, values in (("b", ["x"]), ("s", None)):
        custom_id = press.custom_id(kind)
        told = private(await forger.press(server.alice, server.first, custom_id, message=board, values=values))
        assert told.startswith(say("error-already-decided", locale="en")[:20])
    assert await version(server) == state.version
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_click_on_a_hidden_game_shows_nothing(server: PlayServer) -> None:
    """Its players and its board stay unknown as well; a player of the game may click anywhere."""
    forger = await forger_of(server)
    state = await server.state(server.first)
    abroad = server.env.create_guild("Elsewhere")
    far, xeno = abroad.create_text_channel("far"), abroad.add_member(server.env.create_user("xeno"))
    await forger.command(xeno, far, "siege new", {"game": server.game})
    board = server.board(far)
    unknown = say("games-unknown", locale="en", what=state.id)
    for action in ("dice", "words", "map", "odds", "page", "advised", "go", "undo", "rules", "adopt", "takeback"):
        custom_id = Press(action, state.id, state.version, extra="0-1~~~").custom_id()
        assert private(await forger.press(xeno, far, custom_id, message=board)) == unknown, action
    assert (await server.state(server.first)).row == state.row


@pytest.mark.stress
async def test_voting_and_playing_again_are_refused_from_another_channel(server: PlayServer) -> None:
    forger = await forger_of(server)
    await forger.command(server.alice, server.first, "vote start", {"window": "30m", "voters": "everybody"})
    await server.env.advance_time(1)
    await server.new(server.second, server.bob)
    board = server.board(server.second)
    vote = Press(VOTE, version=1).custom_id()
    assert say("votes-changeable", locale="en", left="§").partition("§")[0] not in private(
        await forger.press(server.bob, server.second, vote, message=board)
    )
    state = await server.state(server.first)
    await server.bot.context.service.resign(state.id, version=state.version, actor=server.alice.id)
    again = Press("again", state.id, state.version).custom_id()
    private(await forger.press(server.bob, server.second, again, message=board))
    assert (await server.state(server.first)).id == state.id, "nothing was begun there"


async def test_a_manager_of_another_channel_does_not_manage_this_one(server: PlayServer) -> None:
    """Manage Channels counts in the game's own channel, Manage Server everywhere in the server."""
    forger = await forger_of(server)
    state = await server.state(server.first)
    kurt = server.guild.add_member(server.env.create_user("kurt"))
    keeping = discord.PermissionOverwrite(manage_channels=True)
    allow, deny = keeping.pair()
    overwrite = {"id": kurt.id, "type": 1, "allow": allow.value, "deny": deny.value}
    set_overwrite(server, server.second.id, overwrite)
    await server.new(server.second, server.bob)
    resign = Press("resign", state.id, state.version).custom_id()
    private(await forger.press(kurt, server.second, resign, message=server.board(server.second), private=True))
    assert (await server.state(server.first)).status == "running"
    role = server.guild.create_role("watch", permissions=discord.Permissions(manage_guild=True))
    grace = server.guild.add_member(server.env.create_user("grace"), roles=[role])
    private(await forger.press(grace, server.second, resign, message=server.board(server.second), private=True))
    assert (await server.state(server.first)).status == "resigned"


def set_overwrite(server: PlayServer, channel_id: int, said: dict[str, int]) -> None:
    """Set a channel's own permissions for a person."""
    server.env.backend.set_overwrite(
        channel_id, Overwrite(said["id"], OverwriteType(said["type"]), said["allow"], said["deny"])
    )


@pytest.mark.parametrize("new", [NOBODY, CALENDAR_ACTOR, VOTERS, 2**63, 2**70, 7])
async def test_a_game_can_be_handed_over_only_to_people(server: PlayServer, new: int) -> None:
    forger = await forger_of(server)
    state = await server.state(server.first)
    press = Press("handover", state.id, state.version, extra=f"{base36(server.alice.id)}-{base36(new)}")
    private(await forger.press(server.alice, server.first, press.custom_id(), message=server.board(server.first)))
    assert (await server.state(server.first)).owner_id == server.alice.id


async def test_a_game_is_handed_over_only_to_members(server: PlayServer) -> None:
    forger = await forger_of(server)
    state = await server.state(server.first)
    other = server.env.create_user("other")
    press = Press("handover", state.id, state.version, extra=f"{base36(server.alice.id)}-{base36(other.id)}")
    private(await forger.press(server.alice, server.first, press.custom_id(), message=server.board(server.first)))
    assert (await server.state(server.first)).owner_id == server.alice.id


# --- replies ---


@pytest.mark.stress
async def test_a_refusal_after_a_public_thinking_message_is_private(server: PlayServer) -> None:
    """The public “Thinking…” is deleted, and the refusal is sent privately. The simulation keeps no message for
    “thinking”, so the requests to Discord are checked.
    """
    forger = await forger_of(server)

    async def unshown(_: Job, *_hear: object) -> Unshown:
        return Unshown()

    server.bot.replays.project = unshown
    await forger.command(server.alice, server.first, "siege auto", {"scope": "phase"})
    before = len(server.env.http_requests)
    await forger.command(server.alice, server.first, "siege replay", {})
    promised, taken_back, told = server.env.http_requests[before:]
    assert promised.json == {"type": 5}, "for all to see"
    assert (taken_back.method, taken_back.path.rpartition("/")[2]) == ("DELETE", "@original")
    assert told.json["flags"] & EPHEMERAL
    assert say("replay-nothing", locale="en") in str(told.json)


async def test_the_menus_of_a_board_without_a_picture_work(server: PlayServer) -> None:
    forger = await forger_of(server)
    boards = server.bot.context.boards

    async def undrawn(*_: Any, **__: Any) -> None:
        return None

    boards.pictures.picture = undrawn  # type: ignore[assignment,method-assign]
    await forger.command(server.alice, server.first, "siege board", {})
    state, board = await server.state(server.first), server.board(server.first)
    assert not board.attachments
    await server.press(server.first, "Move")
    assert (await server.state(server.first)).version == state.version
    assert text(server.board(server.first))


# --- secrets that are never sent ---


async def test_a_select_without_a_value_gets_an_answer(server: PlayServer, caplog: pytest.LogCaptureFixture) -> None:
    """Discord sends at least one value; a forged click of any action may have none, or some that were never offered.
    Every fifth action always, all under stress.
    """
    forger, wrong = await forger_of(server), []

    async def near(job: Job, _: object) -> Result:
        return await asyncio.to_thread(project, job)

    server.bot.replays.project = near  # another process does not know the toy game
    actions = sorted(server.bot.router.actions)
    for action in actions if stress.FULL else ["pick", *actions[::5]]:
        for values in ([], ["x"]):
            found = await server.bot.context.service.in_channel(server.first.id)
            state = found if found is not None and found.ask is not None else await server.new(server.first)
            board = (server.boards(server.first) or server.messages(server.first))[-1]
            made = [Press(action, game, state.version).custom_id("s") for game in ("", state.id)]
            made += [part["custom_id"] for part in controls(board) if f":{action}:" in part.get("custom_id", "")]
            for custom_id in made:
                result = await forger.press(server.alice, server.first, custom_id, message=board, values=values)
                errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
                if errors or not (result.acknowledged or result.followups):
                    wrong.append((custom_id, values, *(str(record.exc_info) for record in errors)))
                caplog.clear()
    assert wrong == []


SEED = "pomegranate-17"


@pytest.mark.stress
async def test_no_file_of_a_running_siege_reveals_its_seed_or_its_deck(
    server: PlayServer, caplog: pytest.LogCaptureFixture
) -> None:
    """Export, proof, log, newspaper page, board, map, records, data of both kinds, refusals, and the program's log."""
    caplog.set_level(logging.DEBUG)
    for name in logging_setup._CHATTY:
        caplog.set_level(logging.WARNING, logger=name)  # as the program does at every log level
    server.game = "siege"
    forger = Forger(server)
    await forger.learn()
    await forger.command(server.alice, server.first, "siege new", {"game": "siege", "seed": SEED})
    decks = [await deck(server)]
    for scope in ("phase", "day"):
        await forger.command(server.alice, server.first, "siege auto", {"scope": scope})
        decks.append(await deck(server))
    looks: dict[str, dict[str, Any]] = {
        **{f"siege {name}": {} for name in ("export", "verify", "log", "newspaper", "board", "map", "status", "dice")},
        "siege order": {"do": "nonsense"},
        "siege odds": {"text": True},
        "records me": {},
        "privacy show": {"file": True},
        "campaign status": {},
        "vote status": {},
        "daily status": {},
    }
    for name, options in looks.items():
        for who in (server.alice, server.bob):
            await forger.command(who, server.first, name, options)
    await damaged(server)
    await forger.command(server.alice, server.first, "siege status", {})
    out = [json.dumps(request.json, ensure_ascii=False) for request in server.env.http_requests]
    files = list(server.env.backend.cdn._blobs.values())
    assert any(b'"seed_hash"' in data for data in files), "the export is among them"
    said = "\n".join((*out, *map(unpacked, files), *(record.getMessage() for record in caplog.records), caplog.text))
    assert SEED not in said
    assert len(decks[-1]) > 40
    pairs = {pair for cards in decks for pair in pairwise(cards)}
    assert not [pair for pair in pairs if f'"{pair[0]}","{pair[1]}"' in said or f'"{pair[0]}", "{pair[1]}"' in said]


async def deck(server: PlayServer) -> list[str]:
    state = await server.state(server.first)
    cards: list[str] = json.loads(bytes(load(state.row.save.encode()).state))["deck"]
    return cards


async def damaged(server: PlayServer) -> None:
    """A truncated save gives an error that quotes nothing of it."""
    row = (await server.state(server.first)).row
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(save=row.save[: len(row.save) // 2]))


async def test_values_of_a_failed_statement_are_not_quoted(server: PlayServer) -> None:
    """A statement's values contain a save: they appear in no error, and thus in no log."""
    with pytest.raises(sa.exc.SQLAlchemyError) as failed:
        async with server.bot.database.engine.connect() as connection:
            await connection.execute(sa.text("INSERT INTO nowhere VALUES (:save)"), {"save": SEED})
    assert SEED not in str(failed.value)
    assert "aiosqlite" in logging_setup._CHATTY, "it logs whole statements"


async def test_compressed_files_are_searched_too(server: PlayServer) -> None:
    """The search for seeds would find one in a compressed file."""
    import gzip

    packed = io.BytesIO()
    with gzip.open(packed, "wb") as file:
        file.write(SEED.encode())
    assert SEED in unpacked(packed.getvalue())
    assert server.bot is not None
