"""Somebody who decides without a press in Discord passes the same way as one who presses."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from support.discord_play import PlayServer, text

from bot.ui.components import Row
from bot.ui.errors import RefusedIn, UserError
from engine.core.pledge import TYPED, Word

pytestmark = pytest.mark.simcord


class Elsewhere:
    """A hand of one's own: what it is told is kept."""

    press = None

    def __init__(self, user_id: int, locale: str = "en-US") -> None:
        self.user_id, self.locale = user_id, locale
        self.told: list[str] = []

    def word(self) -> Word:
        return Word("bamboo", TYPED)

    async def tell(self, text: str, *, rows: Sequence[Row] = ()) -> None:
        self.told.append(text)


async def test_a_decision_from_another_surface_brings_its_number_and_delivers_the_board(server: PlayServer) -> None:
    state = await server.new(server.first, seed=None)
    hand, decisions = Elsewhere(server.alice.id), server.bot.shared_command.proposals.decisions
    answer = server.bot.context.service.advise(state)
    assert answer is not None
    after = await decisions.decide(hand, state, answer)
    assert after is not None
    assert after.word == Word("bamboo", TYPED)
    assert (await server.state(server.first)).board_message_id == server.board(server.first).id
    again = await decisions.auto(hand, after, "decision")
    assert again is not None
    assert again.version > after.version
    assert not hand.told


async def test_a_refusal_on_another_surface_is_in_the_users_language(server: PlayServer) -> None:
    state = await server.new(server.first)
    decisions = server.bot.shared_command.proposals.decisions
    with pytest.raises(RefusedIn) as english:
        await decisions.decide(Elsewhere(server.alice.id), state, ("moon",))
    with pytest.raises(RefusedIn) as italian:
        await decisions.decide(Elsewhere(server.alice.id, "it"), await server.state(server.first), ("moon",))
    assert english.value.text != italian.value.text


async def test_an_adviser_can_propose_on_another_surface(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await server.alice.slash(server.first, "siege players command", how="advisers")
    await server.env.advance_time(5)
    hand, decisions = Elsewhere(server.bob.id), server.bot.shared_command.proposals.decisions
    assert await decisions.decide(hand, await server.state(server.first), ("done",)) is None
    assert "Your proposal" in hand.told[0]
    await server.env.advance_time(5)
    assert f"<@{server.bob.id}> proposes" in text(server.board(server.first))


async def test_a_voter_can_vote_with_an_order_on_another_surface(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "vote start", window="30m", quorum=1, voters="players")
    await server.env.advance_time(1)
    hand, decisions = Elsewhere(server.alice.id), server.bot.shared_command.proposals.decisions
    await decisions.put_to_the_vote(hand, await server.state(server.first), ("done",))
    assert "Your vote: **Done" in hand.told[0]
    with pytest.raises(UserError, match="votes-stranger"):
        await decisions.put_to_the_vote(Elsewhere(7), await server.state(server.first), ("done",))
