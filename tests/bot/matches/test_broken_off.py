"""Games that both leaders break off: the proposal, its answers, and what does not count afterwards."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from stress.forged.forging import Forger
from support.discord_play import PlayServer, button, labels, presses, private, text
from support.duel.room import Room

from bot.ui.custom_ids import Press
from bot.ui.texts import say
from db.results import Outcomes
from db.schema.community import outcome
from db.schema.games import RATED, RESIGNED, RUNNING, TABLE, game
from db.sides import turns_of
from render.language import speaking

pytestmark = pytest.mark.duel

ASKS = "proposes to end this game without a winner"


@pytest.fixture
async def room(server: PlayServer) -> Room:
    """Alice and Bob have both played."""
    room = Room(server)
    await room.begun()
    return room


def asking(room: Room) -> list[Any]:
    return [each for each in room.server.messages(room.channel) if ASKS in text(each)]


async def proposed(room: Room, who: Any = None) -> Any:
    """Let Alice propose to break the game off; return the message with its buttons."""
    who = who or room.server.alice
    await room.server.env.advance_time(1)
    said = private(await who.slash(room.channel, "match break-off"))
    assert "has asked your opponent" in said
    return asking(room)[-1]


async def click(room: Room, who: Any, message: Any, label: str) -> str:
    """Click under a proposal; return the private answer, which is empty if the click replaced the message."""
    done = await who.click(room.server.as_message(message), custom_id=button(message, label))
    return private(done) if done.followups else ""


async def test_both_break_the_game_off(room: Room, server: PlayServer) -> None:
    message = await proposed(room)
    assert f"<@{server.bob.id}>: <@{server.alice.id}> {ASKS}. Do you agree?" in text(message)
    assert labels(message) == ["End the game", "Play on"]
    assert f"You have proposed this yourself, so <@{server.bob.id}>" in await click(
        room, server.alice, message, "End the game"
    )
    assert (await room.row()).status == RUNNING
    await click(room, server.bob, message, "End the game")
    row = await room.row()
    assert row.status == RESIGNED
    assert turns_of(row).broken_off
    assert turns_of(row).winner is None
    (told,) = [each for each in server.messages(room.channel) if each.id == message.id]
    assert f"<@{server.bob.id}> and <@{server.alice.id}> have agreed to end the game" in text(told)
    assert not labels(told)
    board = text(server.board(room.channel))
    assert "The game ended by agreement" in board
    assert "ended by agreement" in board.splitlines()[0]
    offered = labels(server.board(room.channel))
    assert "🎞 Replay" in offered
    assert not {"📈 Turning points", "📖 Story"} & {*offered}, "nothing that is refused"
    assert "Both sides agreed" in private(await server.bob.slash(room.channel, "siege status"))
    assert f"<@{server.bob.id}> agreed to end the game" in private(await server.bob.slash(room.channel, "siege log"))
    checked = private(await server.bob.slash(room.channel, "siege verify"))
    assert "Every die and card is correct" in checked
    await server.later(5)
    assert not await Outcomes(server.bot.database).find()
    assert not await server.bot.database.rows(sa.select(outcome.c.game_id)), "it has no result"
    assert "This game is over" in private(await server.alice.slash(room.channel, "match break-off"))


async def test_a_proposal_is_refused_and_withdrawn(room: Room, server: PlayServer) -> None:
    message = await proposed(room)
    assert "already proposed" in private(await server.alice.slash(room.channel, "match break-off"))
    assert len(asking(room)) == 1
    await click(room, server.alice, message, "Play on")
    (told,) = [each for each in server.messages(room.channel) if each.id == message.id]
    assert f"<@{server.alice.id}> has withdrawn" in text(told)
    again = await proposed(room)
    await click(room, server.bob, again, "Play on")
    (told,) = [each for each in server.messages(room.channel) if each.id == again.id]
    assert f"<@{server.bob.id}> has declined the proposal that" in text(told)
    assert "has just refused" in private(await server.alice.slash(room.channel, "match break-off"))
    await server.later(61 * 60)
    await proposed(room)
    assert (await room.row()).status == RUNNING


@pytest.mark.stress
async def test_a_proposal_stays_while_the_game_goes_on_and_after_a_restart(room: Room, server: PlayServer) -> None:
    message = await proposed(room)
    version = (await room.row()).version
    await room.order(server.alice, "done")
    assert (await room.row()).version > version
    await server.restart()
    await click(room, server.bob, message, "End the game")
    assert (await room.row()).status == RESIGNED


@pytest.mark.stress
async def test_two_who_propose_it_have_agreed(room: Room, server: PlayServer) -> None:
    message = await proposed(room)
    assert "Both of you proposed to end the game" in private(await server.bob.slash(room.channel, "match break-off"))
    assert (await room.row()).status == RESIGNED
    (told,) = [each for each in server.messages(room.channel) if each.id == message.id]
    assert "have agreed to end the game" in text(told)
    assert not labels(told)


async def test_late_foreign_and_forged_clicks_end_nothing(room: Room, server: PlayServer) -> None:
    message = await proposed(room)
    carol = server.guild.add_member(server.env.create_user("carol"))
    assert await click(room, carol, message, "End the game")
    assert private(await carol.slash(room.channel, "match break-off"))
    (agree,) = [press for press in presses(message) if press.action == "offeryes"]
    side, asker, at = agree.extra.split(".")
    forger = Forger(server)
    await forger.learn()
    for extra in ("west", "a.b", ".", f"{side}.1.{at}", f"{side}.{asker}.1", f"east.{asker}.{at}", "x.!.!"):
        forged = Press("offeryes", agree.game, agree.version, extra=extra)
        await forger.press(server.bob, room.channel, forged.custom_id(), message=message)
    assert (await room.row()).status == RUNNING
    await server.later(timedelta(days=3, minutes=1).total_seconds())
    assert "no longer open" in await click(room, server.bob, message, "End the game")
    assert (await room.row()).status == RUNNING


async def test_where_nobody_can_agree_the_reply_says_what_to_do(server: PlayServer) -> None:
    room = Room(server)
    await room.new(against="autopilot")
    assert "The autopilot is playing the other side" in private(
        await server.alice.slash(room.channel, "match break-off")
    )
    room = Room(server)
    room.channel = server.guild.create_text_channel("free")
    await room.new()
    said = private(await server.alice.slash(room.channel, "match break-off"))
    assert "Nobody is playing the other side" in said
    room.channel = server.guild.create_text_channel("empty")
    assert private(await server.alice.slash(room.channel, "match break-off"))


@pytest.mark.stress("rated-True")
@pytest.mark.parametrize(("kind", "ends"), [(RATED, True), (TABLE, False)])
async def test_a_counted_game_is_broken_off_only_if_it_is_no_table(
    room: Room, server: PlayServer, kind: str, ends: bool
) -> None:
    row = await room.row()
    await server.bot.database.run(sa.update(game).where(game.c.id == row.id).values(counted=kind))
    said = private(await server.alice.slash(room.channel, "match break-off"))
    if ends:
        (message,) = asking(room)
        assert "the game will not be rated" in text(message)
        await click(room, server.bob, message, "End the game")
    else:
        assert "counts for a tournament" in said
        assert "ask a judge" in said
        assert not asking(room)
    assert ((await room.row()).status == RESIGNED) == ends


async def test_the_texts_exist_in_three_languages() -> None:
    for locale, wanted in (("it", "Interrompi la partita"), ("fr", "Arrêter la partie"), ("en", "End the game")):
        with speaking(locale):
            assert say("button-offeryes") == wanted
