"""Series of battles when something is in the way: the battle is gone, a player has left, the bot may not post."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support.discord_play import PlayServer, button, controls, labels, private, text
from support.series import SERIES, TITLE, added, begun, games_of, goes_on, newest, one_won, played_out

from bot.games.new_games import NewGames
from bot.games.series import linked_of
from db.battles import Battles
from db.schema.games import NOBODY, RUNNING
from engine.core.battles import store

pytestmark = [pytest.mark.contract, pytest.mark.simcord(settle_timeout=300)]


@pytest.fixture
def orchard() -> str:
    """Play Ascari in place of the toy game."""
    return "ascari"


async def withdrawn(server: PlayServer) -> None:
    """Withdraw the series from all libraries, and let the process forget it."""
    assert await Battles(server.bot.database).withdraw(store.code(SERIES)[:12]) == 1
    store._TEXTS.clear()


async def test_a_series_that_is_withdrawn_meanwhile_goes_on(server: PlayServer) -> None:
    await added(server)
    await begun(server)
    await withdrawn(server)
    await played_out(server)
    await server.restart()
    await goes_on(server)
    await server.env.advance_time(5)
    state = await server.state(server.first)
    assert (state.status, state.view.position.battle.name.plain) == (RUNNING, "The second day")


async def test_a_series_that_is_gone_cannot_be_begun_and_is_said_to_be(server: PlayServer) -> None:
    """Its question, its card and a typed id name what to do; an open challenge keeps its text."""
    await added(server)
    card = await server.bob.slash(server.second, "battle show", battle=TITLE)
    asked = await server.alice.slash(server.first, "siege new", game="ascari", scenario=TITLE)
    await server.challenge(server.third, game="ascari", scenario=TITLE, side="italian", opponent=server.bob)
    await withdrawn(server)
    shown = answer_of(server, server.first, asked)
    side = next(label for label in labels(shown) if "Italians" in label)
    said = await server.alice.click(server.as_message(shown), custom_id=button(shown, side))
    assert "was changed or removed" in private(said)
    below = answer_of(server, server.second, card)
    for part in controls(below):
        answer = await server.bob.click(server.as_message(below), custom_id=part["custom_id"])
        assert "This server has no such battle" in private(answer), part["label"]
    refused = private(await server.alice.slash(server.first, "siege new", game="ascari", scenario=TITLE))
    assert "no such scenario" in refused
    assert not await games_of(server)
    await server.accept(server.third, server.bob)
    state = await server.state(server.third)
    assert linked_of(state) is not None
    assert state.view.position.battle.name.plain == "The first day"


def answer_of(server: PlayServer, channel: Any, result: Any) -> Any:
    shown = (result.followups[0] if result.followups else result.response).message
    return server.env.backend.get_message(channel.id, shown.id)


async def test_the_side_of_a_player_who_has_left_the_server_is_free(server: PlayServer) -> None:
    await added(server)
    await one_won(server)
    server.guild.remove_member(server.alice)
    await goes_on(server, server.bob)
    await server.env.advance_time(5)
    state = await server.state(server.first)
    assert {side: chair.user_id for side, chair in state.sides.items()} == {
        "italian": NOBODY,
        "dervish": server.bob.id,
    }
    assert "Take a side: Italians" in labels(newest(server))
    assert f"<@{server.alice.id}>" not in text(newest(server))


async def test_without_a_permission_nothing_begins_and_nothing_is_lost(server: PlayServer) -> None:
    await added(server)
    state = await one_won(server)
    target = server.guild.default_role.id
    _, deny = discord.PermissionOverwrite(send_messages=False).pair()
    silent = Overwrite(target_id=target, type=OverwriteType.ROLE, allow=0, deny=deny.value)
    server.env.backend.set_overwrite(server.first.id, silent)
    assert "Send Messages" in private(await goes_on(server))
    assert len(await games_of(server)) == 1
    linked = linked_of(await server.bot.context.service.roster.game(state.id))
    assert linked is not None
    assert not linked.next
    open_ = Overwrite(target_id=target, type=OverwriteType.ROLE, allow=deny.value, deny=0)
    server.env.backend.set_overwrite(server.first.id, open_)
    await goes_on(server)
    assert len(await games_of(server)) == 2


async def test_another_game_in_the_channel_is_named_and_the_series_waits(server: PlayServer) -> None:
    await added(server)
    await one_won(server)
    board = newest(server)
    await server.alice.slash(
        server.first, "siege new", game="ascari", scenario="agordat-1890", side="italian", against="autopilot"
    )
    other = await server.state(server.first)
    go = button(board, "Next battle")
    (said,) = await server.at_once(server.first, (server.bob, go), board=board)
    assert "already has a running game" in private(said)
    await server.bot.context.service.resign(other.id, version=other.version, actor=server.alice.id)
    await server.at_once(server.first, (server.bob, go), board=board)
    await server.env.advance_time(5)
    assert (await server.state(server.first)).view.position.battle.name.plain == "The second day"


async def test_a_channel_that_is_deleted_while_a_battle_begins_keeps_the_battle(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next game is stored; its players go on with it in another channel."""
    await added(server)
    old = await one_won(server)
    begin = NewGames.new_game

    async def into_the_void(self: NewGames, **more: Any) -> Any:
        made = await begin(self, **more)
        server.env.backend.delete_channel(server.first.id)
        return made

    monkeypatch.setattr(NewGames, "new_game", into_the_void)
    await goes_on(server, server.bob)
    monkeypatch.undo()
    await server.env.advance_time(600)
    linked = linked_of(await server.bot.context.service.roster.game(old.id))
    assert linked is not None
    assert "continues here" in private(await server.bob.slash(server.second, "siege here"))
    moved = await server.state(server.second)
    assert (moved.id, moved.view.position.battle.name.plain) == (linked.next, "The second day")


async def test_a_series_of_a_challenge_goes_on_in_its_thread_and_is_never_rated(server: PlayServer) -> None:
    await added(server)
    asked = {"game": "ascari", "scenario": TITLE, "side": "italian"}
    refused = private(await server.alice.slash(server.first, "match seek", **asked, rated=True))
    assert "never rated" in refused
    await server.alice.slash(server.first, "match challenge", **asked, user=server.bob)
    await server.env.advance_time(2)
    await server.accept(server.first, server.bob)
    ((game_id, _),) = await games_of(server)
    service = server.bot.context.service
    state = await service.load(game_id)
    thread = server.bot.get_channel(state.channel_id)
    assert isinstance(thread, discord.Thread)
    while state.period < 1:
        (side,) = {each.side for each in state.asks}
        actor = state.sides[side].user_id
        await service.auto(state.id, version=state.version, scope="phase", actor=actor)
        state = await service.load(game_id)
    await service.resign(state.id, version=state.version, actor=server.alice.id)
    await server.bot.board_delivery.refresh(state.id)
    await server.env.advance_time(5)
    board = server.boards(thread)[-1]
    await server.bob.click(server.as_message(board), custom_id=button(board, "Next battle"))
    await server.env.advance_time(5)
    after = await server.state(thread)
    assert (after.id != game_id, after.pace, after.counted) == (True, state.pace, None)
    assert after.view.position.battle.name.plain == "The second day"
    assert len(await games_of(server)) == 2


async def test_a_series_whose_channel_is_deleted_between_two_battles_goes_on_elsewhere(server: PlayServer) -> None:
    """Only for its players; and while the channel is there, `/battle play` asks the questions of a new series."""
    await added(server)
    old = await one_won(server)
    assert "Which side" in private(await server.bob.slash(server.second, "battle play", battle=TITLE))
    server.env.backend.delete_channel(server.first.id)
    await server.env.settle()
    carol = server.guild.add_member(server.env.create_user("carol"))
    assert "Which side" in private(await carol.slash(server.second, "battle play", battle=TITLE))
    told = private(await server.bob.slash(server.second, "battle play", battle=TITLE))
    assert "The next battle begins here" in told
    state = await server.state(server.second)
    assert state.view.position.battle.name.plain == "The second day"
    assert {side: chair.user_id for side, chair in state.sides.items()} == {
        side: chair.user_id for side, chair in old.sides.items()
    }
    linked = linked_of(await server.bot.context.service.roster.game(old.id))
    assert linked is not None
    assert linked.next == state.id
    assert "Which side" in private(await server.bob.slash(server.third, "battle play", battle=TITLE)), "it has gone on"
