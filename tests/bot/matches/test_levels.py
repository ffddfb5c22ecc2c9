"""Challenges for players of a certain strength: who may accept them, who is notified, and that ratings stay private."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from support.discord_play import PlayServer, button, controls, private, text

from bot.runtime import clock
from db.matches import OPEN
from db.ratings import begin, finish
from tests.bot.matches.test_challenges import Lobby
from tests.bot.matches.test_wishes import Ear

pytestmark = pytest.mark.duel

NEAR, NEWCOMERS = "whose rating is closer", "is for newcomers"
STRANGERS = range(7_001, 7_007)


@pytest.fixture
def lobby(server: PlayServer) -> Lobby:
    return Lobby(server)


async def rated(server: PlayServer, who: Any, *scores: int, days: float = 1) -> None:
    """Store rated games of a user against strangers, one each, the last of which ended some days ago."""
    for place, score in enumerate(scores):
        game_id = f"{who.id % 1000:03}{days:02.0f}{place}"
        at = clock.now() - timedelta(days=days, minutes=len(scores) - place)
        facts: dict[str, Any] = {"guild_id": server.guild.id, "system": "duel", "scenario": "", "now": at}
        async with server.bot.database.write() as connection:
            await begin(game_id, first=who.id, second=STRANGERS[place], **facts)(connection)
            await finish(connection, game_id, score=float(score), ended_at=at)


async def answered(lobby: Lobby, who: Any) -> str:
    """Return what a user reads who presses «Play»."""
    return private(await lobby.click(who, "Play"))


async def test_a_challenge_near_ones_own_rating_refuses_others_without_a_number(
    lobby: Lobby, server: PlayServer
) -> None:
    await rated(server, server.bob, 1, 1, 1, 1)
    await lobby.seek(level="near")
    assert "for players with a similar rating" in text(lobby.post())
    before = len(server.messages(lobby.channel))
    said = await answered(lobby, server.bob)
    assert (
        said == f"This challenge is for players {NEAR} to the rating of <@{server.alice.id}>. "
        "See others with `/match open`."
    )
    assert "Nobody is looking for an opponent here" in await lobby.said(server.bob, "match open")
    assert "1. <@" in await lobby.said(lobby.carol, "match open")
    assert await lobby.states() == [OPEN]
    await server.env.advance_time(60)
    assert len(server.messages(lobby.channel)) == before, "its maker learns nothing"
    assert "similar rating" in await answered(lobby, lobby.carol), "both without a rating"
    await lobby.accept(lobby.carol)
    assert len(await lobby.games()) == 1


async def test_a_player_who_lost_on_purpose_counts_with_their_highest_rating_for_ninety_days(
    lobby: Lobby, server: PlayServer
) -> None:
    await rated(server, server.bob, 1, 1, 1, 1, days=80)
    await rated(server, server.bob, 0, 0, 0, 0, days=79)
    await lobby.seek(level="near")
    assert NEAR in await answered(lobby, server.bob)
    await server.later(12 * 86_400)
    await lobby.seek(level="near")
    assert NEAR not in await answered(lobby, server.bob)


async def test_a_challenge_for_newcomers_refuses_others(lobby: Lobby, server: PlayServer) -> None:
    await rated(server, server.bob, 0, 0, 0, 0, 0)
    await rated(server, lobby.carol, 1, 1, 1)
    dora = server.guild.add_member(server.env.create_user("dora"))
    await rated(server, dora, 0, 1)
    await lobby.seek(level="new")
    assert "for newcomers" in text(lobby.post())
    assert NEWCOMERS in await answered(lobby, server.bob), "five games against at least three opponents"
    assert NEWCOMERS in await answered(lobby, lobby.carol), "who wins every game is no newcomer"
    assert "drawn by lot" in await answered(lobby, dora)


async def test_a_player_who_no_longer_fits_a_challenge_cannot_begin_it(lobby: Lobby, server: PlayServer) -> None:
    await lobby.seek(level="near")
    asked = await lobby.click(server.bob, "Play")
    await rated(server, server.bob, 1, 1, 1, 1)
    await lobby.click(server.bob, "Begin", lobby.shown(asked))
    assert not await lobby.games()


async def test_messages_about_challenges_respect_their_level_and_role(server: PlayServer) -> None:
    ear = Ear(server)
    await ear.asks()
    await rated(server, server.bob, 1, 1, 1, 1)
    role = server.guild.create_role("veterans")
    for level in ("near", "new", "near"):
        await ear.seek(level=level)
    await server.alice.slash(ear.channel, "match seek", game="duel", who=role)
    await server.env.advance_time(7)
    assert not ear.heard()
    (wish,) = await ear.wishes()
    assert (wish.told, wish.unanswered) == (0, 0), "what was not sent needs no answer"
    await ear.seek()
    assert len(ear.heard()) == 1


@pytest.mark.stress
async def test_no_rating_is_revealed(lobby: Lobby, server: PlayServer) -> None:
    """What Bob and the channel read differs by nothing but whether he may accept."""
    await rated(server, server.alice, 1, 1, 1)
    await rated(server, server.bob, 0, 0)
    await lobby.seek(level="near")
    read = [text(lobby.post()), await answered(lobby, server.bob), await lobby.said(server.bob, "match open")]
    read += [await lobby.said(lobby.carol, "match open")]
    words = re.sub(r"<[^>]*>", "", " ".join(read))
    assert not re.search(r"1[3-9]\d\d|±|\b\d\d\d\b", words)
    message = server.env.backend.get_message(
        lobby.channel.id, (await lobby.carol.slash(lobby.channel, "match open")).response.message.id
    )
    assert not [part for part in controls(message) if re.search(r"\b1[3-9]\d\d\b", str(part.get("label")))]
    assert button(message, "Notify me")
