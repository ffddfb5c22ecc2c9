"""Other terms for a challenge, at most three turns; and players from whom a user wants no more challenges."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from support.discord_play import PlayServer, button, labels, private, text
from support.duel.room import EAST, WEST

from bot.games.seats.chairs import LIVE, POST
from db.matches import DECLINED, OPEN, TAKEN, TURNED
from db.schema.community import refused, seek
from db.sides import chairs_of, turns_of

pytestmark = pytest.mark.duel


class Pair:
    """Alice and Bob, who challenge each other in a channel."""

    def __init__(self, server: PlayServer) -> None:
        self.server, self.channel = server, server.first

    async def challenge(self, who: Any = None, to: Any = None, **options: Any) -> str:
        options = {"game": "duel", "user": to or self.server.bob} | options
        return await self.said(who or self.server.alice, "match challenge", **options)

    async def said(self, who: Any, command: str, **options: Any) -> str:
        answer = private(await who.slash(self.channel, command, **options))
        await self.server.env.advance_time(1)
        return answer

    def post(self) -> Any:
        return self.server.messages(self.channel)[-1]

    async def click(self, who: Any, label: str, message: Any = None) -> Any:
        message = message or self.post()
        return await who.click(self.server.as_message(message), custom_id=button(message, label))

    async def propose(self, who: Any, **values: Any) -> Any:
        """Press «Other terms» and send the form, changed in some fields; return its answer."""
        form = await self.click(who, "Other terms")
        filled = {each["component"]["custom_id"]: chosen(each["component"]) for each in form.modal["components"]}
        said = await who.submit_modal(form, filled | values)
        await self.server.env.advance_time(1)
        return said

    async def rows(self) -> list[Any]:
        return list(await self.server.bot.database.rows(sa.select(seek).order_by(seek.c.created_at, seek.c.turn)))


def chosen(component: dict[str, Any]) -> Any:
    if component["type"] == 4:
        return component.get("value", "")
    return [option["value"] for option in component["options"] if option.get("default")]


@pytest.fixture
def pair(server: PlayServer) -> Pair:
    return Pair(server)


async def test_other_terms_turn_a_challenge_round_at_most_twice(pair: Pair, server: PlayServer) -> None:
    await pair.challenge(side=WEST, note="Mine")
    form = await pair.click(server.bob, "Other terms")
    filled = {each["component"]["custom_id"]: chosen(each["component"]) for each in form.modal["components"]}
    assert filled == {"side": [EAST], "pace": ["same"], "note": ""}, "what Bob would play by the present terms"
    told = private(await pair.propose(server.bob, side=[WEST], pace=[LIVE], note="Rather **now** @everyone"))
    assert f"<@{server.alice.id}> can accept" in told
    first, second = server.messages(pair.channel)
    assert f"<@{server.bob.id}> has proposed other terms" in text(first)
    assert not labels(first)
    assert f"<@{server.alice.id}>, **<@{server.bob.id}> proposes other terms:**" in text(second)
    assert f"<@{server.bob.id}> will play **West**" in text(second)
    assert "Live: 30 minutes" in text(second)
    assert list(second.ping_user_ids) == [server.alice.id]
    assert "This is your own challenge" in private(await pair.click(server.bob, "Accept"))
    await pair.propose(server.alice, pace=["600+15"])
    third = pair.post()
    assert labels(third) == ["Accept", "Decline"], "both have proposed terms"
    assert [row.state for row in await pair.rows()] == [TURNED, TURNED, OPEN]
    await server.accept(pair.channel, server.bob, server.alice)
    row = (await pair.rows())[-1]
    assert (row.state, row.turn, row.user_id) == (TAKEN, 2, server.alice.id)
    game = await server.bot.context.service.store.game(row.game_id)
    clock = turns_of(game).clock
    assert clock is not None
    assert (clock.bank, clock.increment) == (600, 15)
    assert chairs_of(game)[EAST].user_id == server.alice.id, "she kept the side that his terms left her"


async def test_terms_are_proposed_only_while_the_challenge_is_open(pair: Pair, server: PlayServer) -> None:
    await pair.challenge()
    message = pair.post()
    carol = server.guild.add_member(server.env.create_user("carol"))
    assert "This challenge is for" in private(await pair.click(carol, "Other terms"))
    form = await pair.click(server.bob, "Other terms")
    listed = await server.alice.slash(pair.channel, "match open")
    mine = server.env.backend.get_message(pair.channel.id, listed.response.message.id)
    await pair.click(server.alice, "Withdraw Duel", mine)
    late = await server.bob.submit_modal(form, {"side": [WEST], "pace": ["same"], "note": ""})
    assert "This challenge is closed" in private(late)
    assert "This challenge is closed" in private(await pair.click(server.bob, "Other terms", message))
    assert len(await pair.rows()) == 1


async def test_the_form_of_a_game_with_scenarios_knows_which_has_the_side(pair: Pair, server: PlayServer) -> None:
    await pair.challenge(game="ascari", scenario="agordat-1890", side="italian")
    refused = await pair.propose(server.bob, scenario=["agordat-1890"], side=["ethiopian"])
    assert "does not have that side" in private(refused)
    assert "can accept" in private(await pair.propose(server.bob, scenario=["any"], side=["ethiopian"]))
    row = (await pair.rows())[-1]
    assert (row.scenario, row.side, row.pace, row.user_id) == ("", "ethiopian", POST, server.bob.id)


async def test_nothing_more_comes_from_a_player(pair: Pair, server: PlayServer) -> None:
    await pair.challenge()
    declined = await pair.click(server.bob, "Decline")
    answer = server.env.backend.get_message(pair.channel.id, declined.response.message.id)
    await pair.click(server.bob, "Mute this player", answer)
    assert "You will get no more challenges from" in text(server.env.backend.get_message(pair.channel.id, answer.id))
    await server.env.advance_time(1)
    assert f"<@{server.bob.id}> does not accept challenges from you" in await pair.challenge()
    named = await pair.said(server.alice, "siege new", game="duel", opponent=server.bob)
    assert "does not accept challenges from you" in named
    await pair.said(server.bob, "match seek", game="duel")
    seen = pair.post()
    assert "This challenge is not open to you" in private(await pair.click(server.alice, "Play", seen))
    assert "Nobody is looking" in await pair.said(server.alice, "match open")
    answer = server.env.backend.get_message(pair.channel.id, answer.id)
    await pair.click(server.bob, "Unmute this player", answer)
    assert "sides will be drawn by lot" in private(await pair.click(server.alice, "Play", seen))
    assert "can accept" in await pair.challenge()
    assert [row.state for row in await pair.rows() if row.target_id] == [DECLINED, OPEN]


async def test_a_challenge_of_ones_own_lifts_the_refusal(pair: Pair, server: PlayServer) -> None:
    await pair.challenge()
    declined = await pair.click(server.bob, "Decline")
    answer = server.env.backend.get_message(pair.channel.id, declined.response.message.id)
    await pair.click(server.bob, "Mute this player", answer)
    assert len(await server.bot.database.rows(sa.select(refused))) == 1
    assert "can accept" in await pair.challenge(who=server.bob, to=server.alice)
    assert not await server.bot.database.rows(sa.select(refused))
