"""A duel in a channel: sides taken and left, answers that nobody else sees, standing orders, whose turn it is."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from support.discord_play import PlayServer, button, labels, presses, private, reads, text
from support.duel.room import EAST, WEST, Room

from bot.games.seats.chairs import LIVE
from bot.runtime import clock
from bot.sides.worker import SideWorker
from db.schema.games import HOUSE, NOBODY
from db.sides import turns_of

pytestmark = pytest.mark.duel

SAID = {
    "en": "**In force:** rifles ask before firing, guns ask before firing, at most 2 shots at one target, "
    "no shots with a chance below 34%",
    "it": "**In vigore:** ",
    "fr": "**En vigueur\N{NO-BREAK SPACE}:** ",
}
"""How a private copy begins to say what holds."""


@pytest.fixture
def room(server: PlayServer) -> Room:
    return Room(server)


@pytest.mark.stress
async def test_an_open_seat_has_a_button_and_is_taken_once(room: Room, server: PlayServer) -> None:
    await room.new(side=EAST)
    assert await room.chairs() == {EAST: (server.alice.id, False), WEST: (NOBODY, False)}
    assert "Take a side: West" in labels(server.board(room.channel))
    own = await server.press(room.channel, "Take a side", who=server.alice)
    assert "You already play" in private(own)
    taken = await server.press(room.channel, "Take a side", who=server.bob)
    assert "You play **West**" in private(taken)
    assert await room.chairs() == {EAST: (server.alice.id, False), WEST: (server.bob.id, False)}
    assert "Take a side: West" not in labels(server.board(room.channel))
    refused = await server.alice.slash(room.channel, "side take", side=WEST)
    assert "You already play" in private(refused)


async def test_a_secret_question_is_answered_in_private(room: Room, server: PlayServer) -> None:
    await room.new(opponent=server.bob)
    board = server.board(room.channel)
    assert {press.action for press in presses(board)} >= {"sideanswer", "sideorders"}
    assert not {press.action for press in presses(board)} & {"go", "pick", "short"}
    asked = await server.press(room.channel, "My answer", who=server.bob)
    message = room.shown(asked)
    done = await server.bob.click(server.as_message(message), custom_id=button(message, "Cellar"))
    assert "Your answer is in" in private(done) or "Your answer is in" in text(room.shown(asked))
    assert sorted(turns_of(await room.row()).asked) == [WEST]
    every = " ".join(text(each) for each in server.messages(room.channel))
    assert "cellar" not in every.lower()
    late = await server.press(room.channel, "My answer", who=server.bob)
    assert "It is not your turn" in private(late)
    assert "West" in private(late)


async def test_an_old_copy_of_a_secret_question_becomes_the_current_one(room: Room, server: PlayServer) -> None:
    await room.new(opponent=server.bob)
    asked = await server.press(room.channel, "My answer", who=server.bob)
    old, message = list(room.shown(asked).components), room.shown(asked)
    await room.order(server.bob, "cellar")
    for starts, noted in (("You gave an order elsewhere.", True), ("The game has moved on.", False)):
        message.components = list(old)
        version = (await room.row()).version
        late = await server.bob.click(server.as_message(message), custom_id=button(message, "Cellar"))
        now = text(room.shown(asked))
        assert not late.followups
        assert now.startswith(f"{starts} This is the current panel.")
        assert ("Your answer is in" in now) == noted
        assert (await room.row()).version == version
        await room.order(server.alice, "cellar")


async def test_odds_of_a_running_game_do_not_say_that_it_is_over(room: Room, server: PlayServer) -> None:
    await room.new(opponent=server.bob)
    told = private(await server.alice.slash(room.channel, "siege odds"))
    assert "over" not in told
    assert "The current question needs no roll" in told


@pytest.mark.stress
async def test_a_player_who_is_not_to_move_is_told_whose_turn_it_is(room: Room, server: PlayServer) -> None:
    await room.begun()
    assert "It is not your turn. The game is waiting for: **West** (<@" in private(await room.order(server.bob, "done"))
    assert "It is not your turn" in private(await server.press(room.channel, "Done", who=server.bob))
    await server.press(room.channel, "Done", who=server.alice)
    assert sorted(turns_of(await room.row()).asked) == [EAST]


@pytest.mark.stress
async def test_a_side_to_move_is_mentioned_once_per_change_of_turn(room: Room, server: PlayServer) -> None:
    await room.begun()
    await server.press(room.channel, "Done", who=server.alice)
    await server.env.advance_time(2)
    (named,) = [text(each) for each in server.messages(room.channel) if "it is your turn" in text(each)]
    assert f"<@{server.bob.id}>, it is your turn: **East**" in named


@pytest.mark.stress
async def test_standing_orders_are_given_in_private_and_edit_nothing(room: Room, server: PlayServer) -> None:
    await room.begun()
    before = [text(each) for each in server.messages(room.channel)]
    version = (await room.row()).version
    asked = await server.press(room.channel, "Standing orders", who=server.bob)
    assert "Standing orders: East" in text(room.shown(asked))
    await room.choose(server.bob, asked, "0")
    assert "Your standing order is now" in text(room.shown(asked))
    row = await room.row()
    assert (row.version, row.asides) == (version, 1)
    assert [text(each) for each in server.messages(room.channel)] == before
    state = await server.bot.context.service.seen_by(row.id, server.bob.id)
    assert state.view["people"][EAST]["orders"] == "never"


@pytest.mark.stress
async def test_a_side_can_pass_to_the_autopilot_to_a_player_and_back(room: Room, server: PlayServer) -> None:
    await room.new(opponent=server.bob)
    await server.bob.slash(room.channel, "side leave")
    assert (await room.chairs())[EAST] == (NOBODY, False)
    assert server.bob.id not in (await room.row()).players
    await server.bob.slash(room.channel, "side take", side=EAST)
    assert (await room.chairs())[EAST] == (server.bob.id, False)
    await server.bob.slash(room.channel, "side leave", then="autopilot")
    assert (await room.chairs())[EAST] == (NOBODY, True)
    await room.order(server.alice, "garden")
    assert sorted(turns_of(await room.row()).asked) == [WEST], "the autopilot has played on"
    refused = await server.bob.slash(room.channel, "side take", side=EAST)
    assert "Another player has that side" in private(refused)
    assert "You don’t play a side" in private(await server.bob.slash(room.channel, "side leave"))


@pytest.mark.stress
async def test_the_worker_answers_a_question_out_of_time(room: Room, server: PlayServer, monkeypatch: Any) -> None:
    await room.begun(pace=LIVE)
    version, later = (await room.row()).version, clock.now() + timedelta(minutes=31)
    context = server.bot.context
    monkeypatch.setattr(context.service.games, "now", lambda: later)
    worker, row = SideWorker(context), await room.row()
    again = await worker.run_due(later)
    assert again is not None
    assert again > later, "East has its time"
    (entry,) = await context.service.store.journal(row.id, first=version + 1, last=version + 1)
    assert (entry.action, entry.actor) == ("lapse", HOUSE)
    assert "**East: " in text(server.board(room.channel)), "the board tells who is asked now"
    log = await server.alice.slash(room.channel, "siege log")
    assert "ran out of time: **Done**" in private(log)


async def test_invalid_options_of_a_new_game_are_refused(room: Room, server: PlayServer) -> None:
    for options, said in (
        ({"seed": "apple"}, "players cannot choose the dice"),
        ({"side": "north"}, "no side with that name"),
        ({"opponent": server.alice}, "your own opponent"),
    ):
        refused = await server.alice.slash(room.channel, "siege new", game="duel", **options)
        assert said in private(refused)
    refused = await server.alice.slash(room.channel, "siege new", game="siege", pace=LIVE)
    assert "only one side" in private(refused)


@pytest.mark.stress
async def test_commands_for_solo_games_are_refused_in_a_game_of_several_sides(room: Room, server: PlayServer) -> None:
    await room.begun()
    carol = server.guild.add_member(server.env.create_user("carol"))
    added = await server.alice.slash(room.channel, "siege players add", user=carol)
    assert "does not work in a game with several sides" in private(added)


async def test_either_side_can_resign(room: Room, server: PlayServer) -> None:
    await room.begun()
    asked = await server.bob.slash(room.channel, "siege resign")
    message = room.shown(asked)
    await server.bob.click(server.as_message(message), custom_id=button(message, "Give"))
    assert (await server.state(room.channel)).status == "resigned"


async def test_standing_orders_are_shown_only_to_their_side(server: PlayServer) -> None:
    room = Room(server)
    await room.begun()
    row = await room.row()
    await server.bot.context.service.order(row.id, side=EAST, answer=("3",), actor=server.bob.id)
    asked = await server.bob.slash(room.channel, "side orders")
    assert "**In force:** Orders 3" in text(room.shown(asked))
    await room.choose(server.bob, asked, "0")
    assert "**In force:** Orders Never" in text(room.shown(asked)), "what has been ordered holds"
    looks: tuple[tuple[str, dict[str, Any]], ...] = (("siege status", {}), ("siege board", {"text": True}))
    for command, options in looks:
        assert "**In force:** Orders Never" in private(await server.bob.slash(room.channel, command, **options))
        other = private(await server.alice.slash(room.channel, command, **options))
        assert "Orders Never" not in other
    carol = server.guild.add_member(server.env.create_user("carol"))
    assert "Standing" not in private(await carol.slash(room.channel, "siege status"))


@pytest.mark.stress("it-it", "fr-fr", "en-en")
@pytest.mark.parametrize(("locale", "own"), [("en", "en"), ("it", "it"), ("fr", "fr"), ("it", "en")])
async def test_a_private_copy_shows_the_current_state(server: PlayServer, locale: str, own: str) -> None:
    """It is in the reader's own language, whatever language the game has."""
    reads(server, own)
    channel = server.first
    options = {"game": "ascari", "scenario": "agordat-1890", "side": "dervish", "opponent": server.bob}
    state = await server.new(channel, seed=None, language=locale, **options)
    for side, actor in (("italian", server.bob), ("dervish", server.alice)):
        for answer in (("preset", "ask-me"), ("spare", "34")):
            await server.bot.context.service.order(state.id, side=side, answer=answer, actor=actor.id)
    while not (state := await server.state(channel)).asks[0].secret:
        ask, service = state.asks[0], server.bot.context.service
        assert ask.lapse is not None
        actor = state.sides[ask.side].user_id
        await service.decide(state.id, version=state.version, answer=ask.lapse, actor=actor)
    await server.bot.context.board_delivery.deliver(state.id)
    who = server.alice if state.asks[0].side == "dervish" else server.bob
    label = {"en": "My own orders", "it": "Decido io", "fr": "Mes ordres"}[locale]
    asked = await server.press(channel, label, who=who)
    shown = text(Room(server).shown(asked))
    assert SAID[own] in shown
    assert own == locale or SAID[locale] not in shown
