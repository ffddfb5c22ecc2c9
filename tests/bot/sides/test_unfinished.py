"""“Two of your units can still act: … End the phase?”: asked before a phase of a correspondence game ends for good."""

from __future__ import annotations

from typing import Any

import pytest
from support.discord_play import PlayServer, button, labels, private, text

from bot.games.seats.chairs import LIVE, POST

pytestmark = [pytest.mark.sqlite, pytest.mark.simcord(settle_timeout=120)]

OVER = ("End movement", "End firing", "Movement is over", "Fire is over")
ASKED = ["End the phase", "Back", "End, don’t ask again"]


class Battle:
    """Agordat between Alice and Bob, in which somebody is asked to move or to fire."""

    def __init__(self, server: PlayServer) -> None:
        self.server, self.channel = server, server.first
        self.people = {server.alice.id: server.alice, server.bob.id: server.bob}

    async def begun(self, **options: Any) -> None:
        named = {"game": "ascari", "scenario": "agordat-1890", "side": "dervish", "opponent": self.server.bob}
        await self.server.new(self.channel, seed=None, **(named | options))
        for _ in range(2):
            who = await self.asked()
            if who is not None:
                await who.slash(self.channel, "siege order", do="historical")

    async def asked(self) -> Any:
        """Return the player whose side is asked."""
        state = await self.server.state(self.channel)
        return self.people.get(state.sides[next(iter(state.turns.asked))].user_id)

    async def version(self) -> int:
        return (await self.server.state(self.channel)).version

    def shown(self, result: Any) -> Any:
        every = [*([result.response] if result.response is not None else []), *result.followups]
        return self.server.env.backend.get_message(self.channel.id, every[-1].message.id)

    async def click(self, who: Any, message: Any, label: str) -> Any:
        return await who.click(self.server.as_message(message), custom_id=button(message, label))


@pytest.fixture
def battle(server: PlayServer) -> Battle:
    return Battle(server)


async def test_a_phase_with_units_left_ends_only_after_a_question(battle: Battle, server: PlayServer) -> None:
    await battle.begun(pace=POST)
    who, before = await battle.asked(), await battle.version()
    question = battle.shown(await who.slash(battle.channel, "siege done"))
    assert text(question).startswith("**4 of your units can still act:** Capt. Fara (1409), 1st company")
    assert "End the phase?" in text(question)
    assert labels(question) == ASKED
    assert await battle.version() == before, "nothing has been decided"
    copy = battle.shown(await battle.click(who, question, "Back"))
    assert "My own orders" in labels(copy), labels(copy)
    await battle.click(who, question, "End the phase")
    assert await battle.version() > before
    settled = server.env.backend.get_message(battle.channel.id, question.id)
    assert not labels(settled), "the question is settled"


@pytest.mark.stress
async def test_a_private_copy_asks_too_until_the_player_wants_it_no_more(battle: Battle) -> None:
    await battle.begun()
    first, before = await battle.asked(), await battle.version()
    mine = battle.shown(await first.slash(battle.channel, "match mine"))
    board = battle.shown(await battle.click(first, mine, "Play 1"))
    board = battle.shown(await battle.click(first, board, "My own orders"))
    over = next(each for each in labels(board) if each in OVER)
    question = battle.shown(await battle.click(first, board, over))
    assert labels(question) == ASKED
    assert await battle.version() == before
    await battle.click(first, question, ASKED[2])
    assert await battle.version() > before
    while (who := await battle.asked()) is not first:
        await battle.click(who, battle.shown(await who.slash(battle.channel, "siege done")), ASKED[0])
    before = await battle.version()
    assert "can still act" not in private(await who.slash(battle.channel, "siege done"))
    assert await battle.version() > before, "this player is asked no more"
    mine = battle.shown(await first.slash(battle.channel, "match mine"))
    again = await battle.click(first, mine, "Ask before a phase ends")
    assert "the bot asks you to confirm" in text(battle.shown(again))
    assert "Ask before a phase ends" not in labels(battle.shown(await first.slash(battle.channel, "match mine")))


@pytest.mark.stress("live")
@pytest.mark.parametrize("options", [{"pace": LIVE}, {"opponent": None, "against": "autopilot"}], ids=["live", "alone"])
async def test_live_and_against_the_autopilot_nobody_is_asked(battle: Battle, options: dict[str, Any]) -> None:
    await battle.begun(**options)
    who, before = await battle.asked(), await battle.version()
    told = private(await who.slash(battle.channel, "siege done"))
    assert "can still act" not in told
    assert await battle.version() > before
