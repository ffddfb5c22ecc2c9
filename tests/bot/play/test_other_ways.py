"""One way for every board: what decides or begins a game claims its board with it, and draws it from what it left.

Presses are counted in `test_one_way.py`. Here are the others: new games, proposals that are adopted, phases that their
owner ends, campaign days, ballots that close.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from support import footprint
from support.discord_play import PlayServer, button
from support.footprint import Footprint

from bot.campaigns.cog import CampaignCog
from bot.runtime import clock

pytestmark = pytest.mark.by_alarms

NEW_GAME, ANOTHER, ADOPTED, ADOPTED_EDIT, INSISTED, BALLOT_CLOSES = 7, 6, 6, 4, 6, 10
DAY_BEGINS, DAY_ENDS_AND_BEGINS = 21, 24
"""Transactions with the database. With a claim of its own after the decision, and a board that is loaded for itself,
they were 9, 8, 5, 5, 9, 12, 22 and 23. One of them looks for a tip before it is stored: no board waits for the lock
of a tip that somebody has seen.
"""
DAY = 86_400.0


@contextmanager
def counted(server: PlayServer, most: int, *, read: int) -> Iterator[None]:
    """Count the transactions of a block that delivers one board: at most that many.

    Of those that change rows of the outbox, the first also stores the decision or the new game. The second settles what
    was claimed. Games are `read` for the decision and for the words around it, and not for the board.
    """
    with footprint.transactions(server.bot.database) as found:
        yield
    stored, settled = changing(found)
    assert any(said.startswith("INSERT INTO journal") for said in stored)
    assert any(said.startswith("INSERT INTO outbox") for said in stored)
    assert any("done_at=" in said for said in settled)
    assert len(found.transactions) <= most, found.transactions
    assert len(reading(found)) <= read, reading(found)


def changing(found: Footprint) -> list[list[str]]:
    """Return the transactions that claim or settle rows of the outbox."""
    return [each for each in found.transactions if any(said.startswith("UPDATE outbox") for said in each)]


def reading(found: Footprint) -> list[list[str]]:
    """Return the transactions that only read, and read a game with its save."""
    return [
        each
        for each in found.transactions
        if all(said.startswith("SELECT") for said in each) and any("game.save" in said for said in each)
    ]


async def test_a_new_game_takes_few_transactions(server: PlayServer) -> None:
    with counted(server, NEW_GAME, read=2):
        await server.alice.slash(server.first, "siege new", game=server.game, seed="apple")


async def test_another_game_takes_few_transactions(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege auto", scope="all")
    with counted(server, ANOTHER, read=2):
        await server.press(server.first, "🔁 Again")


async def test_adopting_a_proposal_takes_few_transactions(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await server.alice.slash(server.first, "siege players command", how="advisers")
    for label, most in (("Done", ADOPTED), ("Next", ADOPTED_EDIT)):
        await server.press(server.first, label, server.bob)
        await server.env.advance_time(5)
        with counted(server, most, read=2):
            await server.press(server.first, "Adopt 1", server.alice)


async def shared(server: PlayServer) -> Any:
    """Start a game in which Bob commands Anna and Alice the rest; return what she is told when she is done."""
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await server.alice.slash(server.first, "siege players command", how="powers")
    await server.alice.slash(server.first, "siege players power", power="Anna", user=server.bob)
    told = await server.press(server.first, "Done", server.alice)
    await server.env.advance_time(5)
    return told.followups[-1].message


async def test_ending_a_phase_as_owner_takes_few_transactions(server: PlayServer) -> None:
    told = await shared(server)
    message = server.env.backend.get_message(server.first.id, told.id)
    with counted(server, INSISTED, read=2):
        await server.alice.click(server.as_message(message), custom_id=button(message, "Do it anyway"))


@pytest.mark.stress
async def test_a_day_begun_by_the_calendar_takes_few_transactions(server: PlayServer) -> None:
    asked = {"game": server.game, "hour": "21:00", "zone": "Europe/Rome", "seed": "apple"}
    await server.alice.slash(server.first, "campaign start", **asked)
    cog = server.bot.get_cog("CampaignCog")
    assert isinstance(cog, CampaignCog)
    server.bot.context.scheduler.stop()
    for most in (DAY_BEGINS, DAY_ENDS_AND_BEGINS):  # one board also tells what nobody had taken the day before
        await server.env.advance_time(DAY)
        with counted(server, most, read=2):
            await cog.schedule.campaigns.run_due(clock.now())


async def test_closing_a_ballot_takes_few_transactions(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "vote start", window="30m", quorum=1, voters="players")
    await server.env.advance_time(5)
    server.bot.context.scheduler.stop()
    ballot = await server.bot.polls.ballots.open_ballot((await server.state(server.first)).id)
    assert ballot is not None
    with counted(server, BALLOT_CLOSES, read=3):  # once to see whether a calendar posts its board in a moment
        await server.bot.polls.settle(ballot)
