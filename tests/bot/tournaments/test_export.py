"""`/tournament export` on a simulated Discord: whoever sees the channel gets every file, nobody else gets one."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support.discord_play import PlayServer, private

from bot.runtime import clock
from bot.tournaments import exports
from bot.tournaments.service import Decision, TournamentService
from db.tournaments.store import Tournaments
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.record import read
from engine.tournament.settings import Settings
from engine.tournament.verify_record import HOLDS, SEALED, verify_record

FORMATS = ("json", "csv", "html", "bbcode", "markdown", "ranking", "listfortress", "ics")


class Cup:
    """A day of four in the first channel, whose organizer is Alice."""

    def __init__(self, server: PlayServer) -> None:
        self.server = server
        self.tournaments = TournamentService(Tournaments(server.bot.database))
        self.id = ""

    async def new(self) -> None:
        now = clock.now()
        loaded = await self.tournaments.create(
            by=self.server.alice.id,
            guild_id=self.server.guild.id,
            channel_id=self.server.first.id,
            locale="en",
            title="Cup *of* @everyone",
            preset="centuria-day",
            now=now,
            settings=Settings(rounds=1, scenarios=("breccia",), starts=int(now.timestamp()), place="Parma"),
        )
        self.id = loaded.row.id
        await self.decide(lambda _t, _seed: f.Announced())
        for number in range(1, 5):
            await self.decide(lambda _t, _seed, n=number: f.Registered(player=n, name=f"=Guest {n}", guest=True))
        await self.decide(draft.lots)
        await self.decide(lambda t, seed: draft.paired(t, seed=seed))
        await self.decide(lambda _t, _seed: f.RoundStarted(round=1))
        for table in (1, 2):
            report = {"a": {"units_lost": 100}, "b": {"units_lost": 300}}
            await self.decide(lambda _t, _seed, n=table, r=report: f.Ruled(round=1, table=n, report=r))

    async def decide(self, fact: Any) -> None:
        await self.tournaments.decide(
            self.id, lambda t, seed: Decision([fact(t, seed)]), by=self.server.alice.id, now=clock.now()
        )

    async def end(self) -> None:
        await self.decide(lambda _t, _seed: f.RoundClosed(round=1))
        await self.decide(lambda _t, _seed: f.Finished())
        await self.decide(lambda _t, seed: f.SeedTold(seed=seed))

    async def export(self, who: Any, form: str | None = None, channel: Any = None) -> tuple[str, dict[str, bytes]]:
        options = {"format": form} if form else {}
        found = await who.slash(channel or self.server.first, "tournament export", **options)
        answers = [*([found.response] if found.response is not None else []), *found.followups]
        assert all(answer.ephemeral for answer in answers)
        files = {each.filename: await each.read() for answer in answers for each in answer.message.attachments}
        return private(found), files


@pytest.fixture
def cup(server: PlayServer) -> Cup:
    return Cup(server)


async def test_users_who_see_the_channel_get_every_file(server: PlayServer, cup: Cup) -> None:
    await cup.new()
    said, files = await cup.export(server.bob)
    ((name, data),) = files.items()
    assert name == f"tournament-{cup.id}.json"
    assert f"siegemaster tournament verify {name}" in said
    assert "\\@everyone" in said
    assert "The seed is revealed at the end" in said
    assert verify_record(read(data)).verdict == SEALED
    assert str(server.alice.id).encode() not in data
    await cup.end()
    said, files = await cup.export(server.bob, "json")
    assert verify_record(read(files[name])).verdict == HOLDS
    assert "The seed is revealed" not in said
    _, files = await cup.export(server.bob, "csv")
    page, tables = (
        list(csv.reader(io.StringIO(files[f"{each}-{cup.id}.csv"].decode("utf-8-sig")))) for each in ("page", "tables")
    )
    assert (len(page), len(tables)) == (5, 3)
    assert all(row[2].startswith("'=Guest") for row in page[1:])
    _, files = await cup.export(server.bob, "ranking")
    assert b"Place: Parma" in files[f"ranking-{cup.id}.txt"]
    _, files = await cup.export(server.bob, "listfortress")
    assert len(json.loads(files[f"listfortress-{cup.id}.json"])["players"]) == 4
    _, files = await cup.export(server.bob, "ics")
    assert b"SUMMARY:Cup *of* @everyone: round 1" in files[f"rounds-{cup.id}.ics"]


async def test_exports_for_forums_and_paper_are_made(server: PlayServer, cup: Cup) -> None:
    await cup.new()
    said, files = await cup.export(server.bob, "bbcode")
    forum = files[f"forum-{cup.id}.txt"].decode()
    assert "Paste the text" in said
    assert forum.startswith("[b]Cup *of* @everyone[/b]\n\n[b]Standings[/b]\n[table]\n[tr][th]Place[/th]")
    assert forum.count("[tr]") == forum.count("[/tr]") == 5 + 3
    _, files = await cup.export(server.bob, "markdown")
    lines = files[f"forum-{cup.id}.md"].decode().splitlines()
    assert lines[0] == "# Cup \\*of\\* @everyone"
    assert "## Round 1: Breach" in lines
    assert sum(line.startswith("|") for line in lines) == 2 + 4 + 2 + 2
    _, files = await cup.export(server.bob, "html")
    page = files[f"round-1-{cup.id}.html"].decode()
    assert page.count('class="slip"') == 2
    assert page.count("=Guest 1<") == 4, "by table, by name and beside the other's, on a slip"
    now = clock.now()
    await cup.tournaments.create(
        by=server.alice.id,
        guild_id=server.guild.id,
        channel_id=server.second.id,
        locale="en",
        title="Later",
        preset="centuria-day",
        now=now,
        settings=Settings(starts=int(now.timestamp()) + 86_400),
    )
    said, files = await cup.export(server.alice, "html", channel=server.second)
    assert "No round is paired yet" in said
    assert files == {}
    _, files = await cup.export(server.alice, "markdown", channel=server.second)
    assert len(files) == 1, "an empty standing is one, too"


async def test_users_who_do_not_see_the_channel_get_no_file(server: PlayServer, cup: Cup) -> None:
    said, files = await cup.export(server.bob)
    assert said.startswith("This channel has no tournament. ")
    assert not files
    await cup.new()
    assert (await cup.export(server.bob, channel=server.second))[1] == {}
    thread: Any = server.bot.get_channel(server.second.id)
    assert thread is not None
    _, deny = discord.PermissionOverwrite(view_channel=False).pair()
    role = Overwrite(target_id=server.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=deny.value)
    server.env.backend.set_overwrite(server.first.id, role)
    alone = await server.bob.user.slash("tournament export")
    assert "no tournament" in private(alone)


async def test_a_file_too_large_for_discord_is_reported(
    server: PlayServer, cup: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    await cup.new()
    monkeypatch.setattr(exports, "_MOST", 100)
    said, files = await cup.export(server.bob)
    assert "too large for Discord" in said
    assert files == {}


def test_every_format_is_tried() -> None:
    assert tuple(exports.FORMATS) == FORMATS
