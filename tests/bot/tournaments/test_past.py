"""T48, T55: what earlier tournaments of a server say of somebody who registers, and who is told."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from support.discord_play import PlayServer, private, text
from support.tournament.stage import TournamentStage, told

from bot.runtime import clock
from db.schema.tournaments import tournament
from engine.tournament import facts as f

pytestmark = pytest.mark.sqlite


class Years:
    """Two tournaments of one organizer: one that is under way, and one for which people register."""

    def __init__(self, server: PlayServer) -> None:
        self.server = server
        self.first, self.second = TournamentStage(server), TournamentStage(server)
        self.second.channel = server.second
        self.channels = (server.first, server.second)

    async def begin(self) -> Any:
        """Begin both; return player 1 of the first."""
        await self.first.create(4)
        await self.second.create(0, start=False)
        return self.first.people[1]

    async def joins(self, who: Any) -> str:
        form = await who.slash(self.second.channel, "tournament join")
        if not form.modal:
            return private(form)
        said = await who.submit_modal(form, {"name": "Anna", "origin": "", "club": ["no"], "remind": ["no"]})
        await self.server.env.advance_time(60)
        return told(said)

    def letters(self) -> list[str]:
        """Return what the organizer got directly."""
        channel = self.server.alice.user.dm_channel
        return [text(each) for each in self.server.messages(channel)] if channel is not None else []


@pytest.fixture
def years(server: PlayServer) -> Years:
    return Years(server)


async def test_an_earlier_departure_is_shown_only_to_the_player_and_the_organizer(years: Years) -> None:
    who = await years.begin()
    await years.first.does(f.Dropped(player=1), by=who)
    assert "dropped out of this server’s tournaments once" in await years.joins(who)
    (letter,) = years.letters()
    assert "Anna has registered for Cup" in letter
    assert "once" in letter
    everywhere = [text(each) for place in years.channels for each in years.server.messages(place)]
    assert everywhere
    assert not any("twelve months" in each for each in everywhere)


@pytest.mark.stress("another server", "long ago", "nothing")
@pytest.mark.parametrize("why", ["nothing", "excused", "long ago", "another server"])
async def test_departures_that_do_not_count_are_not_shown(
    years: Years, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    who = await years.begin()
    if why != "nothing":
        await years.first.does(f.Dropped(player=1), by=who)
    if why == "excused":
        await years.first.does(f.Excused(player=1, reason="ill"))
    if why == "another server":
        row = (await years.first.service.load(years.first.id)).row
        async with years.server.bot.database.write() as connection:
            await connection.execute(sa.update(tournament).where(tournament.c.id == row.id).values(guild_id=77))
    if why == "long ago":
        later = clock.now() + timedelta(days=366)
        monkeypatch.setattr(clock, "now", lambda: later)
    assert "number **1**" in (said := await years.joins(who))
    assert "twelve months" not in said
    assert not years.letters()


@pytest.mark.stress
async def test_a_barred_player_is_refused_until_a_judge_restores_them(years: Years) -> None:
    who = await years.begin()
    await years.first.does(f.Expelled(player=1, reason="blows", for_life=True))
    assert "banned you for life" in await years.joins(who)
    assert not (await years.second.t).players
    await years.first.does(f.Restored(player=1, reason="it was another"))
    assert "number **1**" in await years.joins(who)


@pytest.mark.stress
async def test_a_bar_does_not_bind_other_organizers(years: Years) -> None:
    who = await years.begin()
    await years.first.does(f.Expelled(player=1, reason="blows", for_life=True))
    third = TournamentStage(years.server)
    third.channel, third.organizer = years.server.third, years.server.bob
    await third.create(0, start=False)
    years.second = third
    said = await years.joins(who)
    assert "number **1**" in said
    assert "once" in said, "it counts as a departure in the whole server"
