"""One way through: a press reads the game once, decides, commits what it claims, draws, sends, and finishes.

A typed order takes the same way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from support import footprint
from support.discord_play import PlayServer
from support.footprint import Footprint

from bot.answers.menus import Controls
from bot.answers.typed import TypedAnswers
from bot.boards.message import BoardMessages
from bot.games.decisions import Steward
from bot.games.reading import Reading
from bot.play.info import report
from bot.ui.custom_ids import follow_path
from engine.core.asks import Ask
from engine.core.save import Outcome, advance

TRANSACTIONS = 3
"""With the database, from the press or command to the end of its delivery, on most boards."""
TEACHING = 1
"""Transactions more on a board that teaches somebody something."""
STATEMENTS = 10
"""In these transactions."""
ON_THE_WAY, TYPED = 120, 20
"""Functions between the press and its board, without what is done behind the `DOORS`; and those that a typed order may
run beyond them, because its answer says in the language of its reader what it led to.
"""
ALL = 278
"""Functions altogether that a press runs."""

RULES = (advance, Outcome.on, Ask.check, Steward.answer)
"""Play the game, say whether an answer is one, and choose one."""
WORDS = (follow_path, TypedAnswers.listed, Controls.labels, report, Reading.replayed)
"""Read what is pressed or typed, say it again, and tell what has happened since the board was posted."""
DOORS = (BoardMessages.post, *RULES, *WORDS)


@dataclass(frozen=True)
class Case:
    """A press after others, or words typed instead, and whether its board is a fresh message."""

    before: tuple[str, ...]
    press: str
    fresh: bool
    typed: str = ""

    async def take(self, server: PlayServer, channel: Any) -> None:
        """Press, or type."""
        if self.typed:
            await server.alice.slash(channel, "siege order", do=self.typed)
        else:
            await server.press(channel, self.press)


CASES = {
    "the first board that asks this, a new message": Case((), "Done", fresh=True),
    "the steward's advice, an edit": Case(("Done",), "Next", fresh=False),
    "an order, a new message": Case(("Done", "Next"), "Done", fresh=True),
    "an order, an edit": Case(("Done", "Next", "Done", "Done"), "Done", fresh=False),
    "a typed order, a new message": Case(("Done", "Next"), "Done", fresh=True, typed="done"),
    "a typed order, an edit": Case(("Done", "Next", "Done", "Done"), "Done", fresh=False, typed="done"),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
async def test_a_click_takes_few_transactions_and_functions_until_its_board(server: PlayServer, case: Case) -> None:
    """Transactions are all that a connection of the bot's database begins, to read or to write.

    Functions are those with a name of their own in bot, db, engine and render that run at least once in the event
    loop's thread, from the interaction's arrival at the gateway until the bot is idle again. On the way are those that
    were called by none of the `DOORS`, behind which the rules, the drawing and the language are. The toy game's own
    rules and drawing are in none of the four packages and not counted; nor are libraries and the thread of the picture.
    """
    await server.new(server.second)  # what is done once in a process has been done, whichever test comes first
    for label in case.before:
        await server.press(server.second, label)
    await case.take(server, server.second)
    await server.new(server.first)
    for label in case.before:
        await server.press(server.first, label)
    messages, version = len(server.messages(server.first)), (await server.state(server.first)).version
    with footprint.taken(server.bot.database, *DOORS) as found:
        await case.take(server, server.first)
    assert (await server.state(server.first)).version == version + 1
    assert len(server.messages(server.first)) == messages + case.fresh
    teaching = TEACHING if len(found.transactions) > TRANSACTIONS else 0
    assert len(found.transactions) <= TRANSACTIONS + teaching, found.transactions
    assert sum(map(len, found.transactions)) <= STATEMENTS + teaching, found.transactions
    assert len(found.on_the_way) <= ON_THE_WAY + (TYPED if case.typed else 0), sorted(found.on_the_way)
    assert case.typed or len(found.functions) <= ALL + (TYPED if case.typed else 0), sorted(found.functions)
    assert read(found, "FROM game ") == 1, "the game is read once"
    assert read(found, "FROM journal ") <= 1
    assert sum(any(said.startswith("UPDATE outbox") for said in each) for each in found.transactions) == 2


def read(found: Footprint, table: str) -> int:
    """The transactions that read a table, and change nothing."""
    return sum(
        any(table in " ".join(said.split()) for said in each) and all(said.startswith("SELECT") for said in each)
        for each in found.transactions
    )


async def test_a_click_that_opens_a_menu_reads_once(server: PlayServer) -> None:
    await server.new(server.first)
    with footprint.transactions(server.bot.database) as found:
        await server.press(server.first, "Move")
    assert len(found.transactions) == 1, found.transactions
