"""One way through: a press reads the game once, decides, commits what it claims, draws and sends that, and finishes."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from support import footprint
from support.discord_play import PlayServer
from support.footprint import Footprint

from bot.boards.message import BoardMessages
from engine.core.save import Outcome, advance

TRANSACTIONS = 4
"""With the database, from the press to the end of its delivery, also on a board that teaches somebody something."""
ON_THE_WAY = 125
"""Functions between the press and its board, without what the rules and the drawing do behind their doors."""
ALL = 250
"""Functions altogether."""


@dataclass(frozen=True)
class Case:
    """A press after others, and whether its board is a fresh message."""

    before: tuple[str, ...]
    press: str
    fresh: bool


CASES = {
    "the first board that asks this, a new message": Case((), "Done", fresh=True),
    "the steward's advice, an edit": Case(("Done",), "Next", fresh=False),
    "an order, a new message": Case(("Done", "Next"), "Done", fresh=True),
    "an order, an edit": Case(("Done", "Next", "Done", "Done"), "Done", fresh=False),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
async def test_from_the_press_to_its_board(server: PlayServer, case: Case) -> None:
    """Transactions are all that a connection of the bot's database begins, to read or to write.

    Functions are those with a name of their own in bot, db, engine and render that run at least once in the event
    loop's thread, from the interaction's arrival at the gateway until the bot is idle again. On the way are those that
    were called neither by `advance` or `Outcome.on`, which run the rules, nor by `BoardMessages.post`, which words and
    draws the message. The toy game's own rules and drawing are in none of the four packages and not counted; nor are
    libraries and the thread of the picture.
    """
    await server.new(server.second)  # what is done once in a process has been done, whichever test comes first
    for label in (*case.before, case.press):
        await server.press(server.second, label)
    await server.new(server.first)
    for label in case.before:
        await server.press(server.first, label)
    messages, version = len(server.messages(server.first)), (await server.state(server.first)).version
    with footprint.taken(server.bot.database, BoardMessages.post, advance, Outcome.on) as found:
        await server.press(server.first, case.press)
    assert (await server.state(server.first)).version == version + 1
    assert len(server.messages(server.first)) == messages + case.fresh
    assert len(found.transactions) <= TRANSACTIONS, found.transactions
    assert len(found.on_the_way) <= ON_THE_WAY, sorted(found.on_the_way)
    assert len(found.functions) <= ALL, sorted(found.functions)
    assert read(found, "FROM game ") == 1, "the game is read once"
    assert read(found, "FROM journal ") <= 1
    assert sum(any(said.startswith("UPDATE outbox") for said in each) for each in found.transactions) == 2


def read(found: Footprint, table: str) -> int:
    """The transactions that read a table, and change nothing."""
    return sum(
        any(table in " ".join(said.split()) for said in each) and all(said.startswith("SELECT") for said in each)
        for each in found.transactions
    )


async def test_a_press_that_leads_into_the_menus_reads_once(server: PlayServer) -> None:
    await server.new(server.first)
    with footprint.transactions(server.bot.database) as found:
        await server.press(server.first, "Move")
    assert len(found.transactions) == 1, found.transactions
