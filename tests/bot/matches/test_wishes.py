"""Direct messages about open challenges: who gets them, how many, and when they stop."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from support.discord_play import PlayServer, button, controls, private, text

from db.schema.community import seek, seek_wish

pytestmark = pytest.mark.duel

DAY = 86_400


class Ear:
    """Bob, who wants to be told of challenges, and Alice, who makes them."""

    def __init__(self, server: PlayServer) -> None:
        self.server, self.channel = server, server.first

    async def asks(self, *games: str, who: Any = None) -> str:
        """Ask for messages about some games; return the answer."""
        who = who or self.server.bob
        listed = await who.slash(self.channel, "match open")
        message = self.server.env.backend.get_message(self.channel.id, listed.response.message.id)
        asked = await who.click(self.server.as_message(message), custom_id=button(message, "Notify me"))
        form = self.server.env.backend.get_message(self.channel.id, asked.response.message.id)
        (select,) = [each for each in controls(form) if each["type"] == 3]
        values = list(games) or [each["value"] for each in select["options"]]
        await who.select(self.server.as_message(form), custom_id=select["custom_id"], values=values)
        return text(self.server.env.backend.get_message(self.channel.id, form.id))

    async def seek(self, who: Any = None, **options: Any) -> None:
        """Make a challenge, and close the earlier ones, of which nobody has more than three."""
        await self.server.bot.database.run(sa.update(seek).values(state="withdrawn", shown="withdrawn"))
        told = private(
            await (who or self.server.alice).slash(self.channel, "match seek", **({"game": "duel"} | options))
        )
        assert "is open" in told
        await self.server.env.advance_time(7)

    def heard(self, who: Any = None) -> list[Any]:
        """Return the direct messages to somebody."""
        direct = (who or self.server.bob).user.dm_channel
        return [] if direct is None else self.server.messages(direct)

    async def wishes(self) -> list[Any]:
        return list(await self.server.bot.database.rows(sa.select(seek_wish)))


@pytest.fixture
def ear(server: PlayServer) -> Ear:
    return Ear(server)


async def test_a_message_names_who_looks_for_an_opponent_and_leads_there(ear: Ear, server: PlayServer) -> None:
    assert "Duel at dusk" in await ear.asks("duel")
    await ear.seek(game="ascari")
    assert not ear.heard(), "another game"
    await ear.seek()
    (told,) = ear.heard()
    (row,) = [each for each in await server.bot.database.rows(sa.select(seek)) if each.state == "open"]
    assert f"**<@{server.alice.id}> is looking for an opponent** on Legation Quarter: Duel at dusk" in text(told)
    assert f"/{server.guild.id}/{ear.channel.id}/{row.message_id}" in text(told)
    await ear.seek(who=server.bob)
    assert len(ear.heard()) == 1, "not about one's own"
    assert not ear.heard(server.alice)


async def test_there_are_three_a_day_at_most(ear: Ear, server: PlayServer) -> None:
    await ear.asks()
    for number in range(4):
        await ear.seek()
        await server.bob.slash(ear.channel, "match open")
        assert len(ear.heard()) == min(number + 1, 3)
    await server.later(DAY)
    await ear.seek()
    assert len(ear.heard()) == 4
    assert "this is the last one" not in text(ear.heard()[-1])


@pytest.mark.stress
async def test_three_without_an_answer_are_the_last(ear: Ear, server: PlayServer) -> None:
    await ear.asks()
    for number in range(5):
        await ear.seek()
        await server.later(DAY)
        assert len(ear.heard()) == min(number + 1, 3)
    assert ["this is the last one" in text(each) for each in ear.heard()] == [False, False, True]
    assert not await ear.wishes()
    await ear.asks()
    await ear.seek()
    assert len(ear.heard()) == 4


async def test_a_click_stops_them_even_in_direct_messages(ear: Ear, server: PlayServer) -> None:
    await ear.asks()
    await ear.seek()
    (told,) = ear.heard()
    await server.bob.user.click(server.as_message(told), custom_id=button(told, "Stop these messages"))
    assert not await ear.wishes()
    await ear.seek()
    assert len(ear.heard()) == 1


async def test_who_has_left_or_cannot_accept_hears_nothing(ear: Ear, server: PlayServer) -> None:
    role = server.guild.create_role("club")
    await ear.asks()
    await server.alice.slash(ear.channel, "match seek", game="duel", who=role)
    await server.env.advance_time(7)
    assert not ear.heard(), "it is for another role"
    server.env.backend.remove_member(server.guild.id, server.bob.id)
    await ear.seek()
    assert not ear.heard()
    assert not await ear.wishes()


async def test_a_new_process_sends_what_the_old_one_owed(ear: Ear, server: PlayServer) -> None:
    await ear.asks()
    await server.alice.slash(ear.channel, "match seek", game="duel")
    await server.restart()
    await server.env.advance_time(20)
    assert len(ear.heard()) == 1
