"""Who may do what within a side: the rows of the table of rights, each tried by everybody in each way of command."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from stress.forged.forging import Forger
from support import stress
from support.discord_play import PlayServer, button
from support.duel.room import EAST, Camps
from support.permissions.table import WITHIN

from bot.ui.custom_ids import Press
from db.schema.community import ballot, ballot_vote, proposal
from db.schema.games import aside, chair, game, journal, member, player

pytestmark = [pytest.mark.simcord(settle_timeout=60, check_errors=False), pytest.mark.duel]

EVERYONE, ADVISERS, VOTE = "everyone", "advisers", "vote"
ORDER = (
    *("an adviser's proposal", "standing orders", "somebody joins", "a vote", "a decision", "undo", "the autopilot"),
    *("the room", "the vote's end", "the way of command", "giving up"),
)
"""The deeds in an order in which each of those allowed still changes something."""
_TABLES = (game, journal, aside, chair, member, player, proposal, ballot_vote)
_SHOWN = {"board_channel_id", "board_message_id", "board_posted_at", "board_from"}


class Side:
    """East in one way of command: Bob leads it, Dora is of it; Alice leads the game and West; Erik is nobody."""

    def __init__(self, server: PlayServer, way: str) -> None:
        self.camps, self.server, self.way, self.forger = Camps(server), server, way, Forger(server)
        self.people = {
            "leader": server.bob,
            "others": self.camps.dora,
            "the owner, of the other side": server.alice,
            "a stranger": self.camps.erik,
        }
        self.frank, self.rooms = server.guild.add_member(server.env.create_user("frank")), 0

    async def begin(self) -> None:
        await self.forger.learn()
        await self.camps.manned()
        self.camps.hide(self.camps.west, self.frank)
        if self.way == VOTE:
            await self.camps.voting(EAST)
        else:
            await self.camps.said(self.server.bob, "siege players command", how=self.way)

    async def stored(self) -> list[Any]:
        async with self.server.bot.database.read() as connection:
            found: list[Any] = []
            for table in _TABLES:
                columns = [column for column in table.c if column.name not in _SHOWN]
                found.append([tuple(row) for row in await connection.execute(sa.select(*columns))])
            closed = sa.select(ballot.c.id).where(ballot.c.closed_at.is_not(None))
            return [*found, [tuple(row) for row in await connection.execute(closed)]]

    async def command(self, who: Any, name: str, **options: Any) -> None:
        await self.forger.command(who, self.camps.channel, name, options)

    async def press(self, who: Any, press: Press, *values: str, private: bool = False) -> None:
        board, picked = self.server.board(self.camps.channel), list(values) or None
        custom_id = press.custom_id("s" if picked else "b")
        await self.forger.press(who, self.camps.channel, custom_id, message=board, values=picked, private=private)

    async def attempt(self, deed: str, who: Any) -> None:
        row, camps = await self.camps.row(), self.camps
        match deed:
            case "a decision" | "an adviser's proposal":
                await self.command(who, "siege order", do="cellar")
            case "the autopilot":
                await self.command(who, "siege auto", scope="phase")
            case "standing orders":
                await self.press(who, Press("sideorder", row.id, row.version, extra=EAST), "0", private=True)
            case "undo":
                await self.press(who, Press("takeback", row.id, row.version, page=row.version - 1))
            case "a vote":
                if self.way == VOTE:
                    post = camps.ballot(camps.east)
                    await self.server.at_once(camps.east, (who, button(post, "1 · ")), board=post)
            case "the vote's end":
                await self.command(who, "vote stop")
            case "the way of command":
                await self.command(who, "siege players command", how=ADVISERS if self.way == EVERYONE else EVERYONE)
            case "somebody joins":
                await self.command(who, "side add", user=self.frank)
            case "the room":
                self.rooms += 1
                room = self.server.guild.create_text_channel(f"tent-{self.rooms}")
                camps.hide(room, self.server.alice, camps.carol)
                await self.command(who, "side room", channel=room)
            case _:
                await self.press(who, Press("resign", row.id, row.version))


@pytest.mark.stress("vote")
@pytest.mark.parametrize("way", stress.spread([VOTE, EVERYONE, ADVISERS], of=2))
async def test_every_role_tries_every_act_within_a_side(server: PlayServer, way: str) -> None:
    """Refused acts store nothing; then a user who may changes the game, act by act."""
    assert set(ORDER) == set(WITHIN)
    side = Side(server, way)
    await side.begin()
    for deed in ORDER:
        allowed = [each for each in getattr(WITHIN[deed], way).split(", ") if each != "-"]
        if way == ADVISERS and deed == "a decision":
            allowed.append("others")  # theirs becomes a proposal: another deed
        if deed == "giving up":
            allowed.append("the owner, of the other side")
        for who, person in side.people.items():
            if who in allowed or _another(deed, way, who):
                continue
            before = await side.stored()
            await side.attempt(deed, person)
            assert await side.stored() == before, (deed, who)
        for who in allowed[:1] if deed != "giving up" else ["leader"]:
            before = await side.stored()
            await side.attempt(deed, side.people[who])
            assert await side.stored() != before, (deed, who)
            await server.env.advance_time(1)


def _another(deed: str, way: str, who: str) -> bool:
    """Return whether the same attempt is another deed of theirs: a word becomes a decision, a proposal or a vote."""
    if who == "the owner, of the other side":  # a command is about the side that they lead themselves
        return deed not in {"standing orders", "a vote", "undo"}
    if who == "a stranger":
        return False
    return deed in {"a decision", "an adviser's proposal"} and (way == VOTE or deed == "an adviser's proposal")
