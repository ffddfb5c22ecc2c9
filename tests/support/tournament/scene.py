"""A tournament in a channel of its own for each attempt, and the people who try something on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from stress.forged.forging import Forger
from support.discord_play import PlayServer
from support.tournament.play import worth
from support.tournament.stage import TournamentStage

import bot.games.error_answers
from bot.runtime import clock
from db.schema.tournaments import report_draft, tournament_post
from db.tournaments.store import WATCH
from db.tournaments.watching import Watching
from engine.tournament import facts as f

LIST = (Path(__file__).parents[2] / "engine/tournament/example-list.txt").read_text(encoding="utf-8")
DAYS = {"event_day": 800_000, "lists_day": 799_990}
EARLY = ("early", "lists", "weeks", "drawn up")
"""Tournaments without a round."""


class Scene:
    """A tournament of four in a channel of its own: table 1 was reported by its first player."""

    def __init__(self, server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server, self.forger, self.number = server, Forger(server), 0
        guild, env = server.guild, server.env
        managing = guild.create_role("watch", permissions=discord.Permissions(manage_guild=True))
        self.manager = guild.add_member(env.create_user("grace"), roles=[managing])
        self.stranger = guild.add_member(env.create_user("olaf"))
        elsewhere = env.create_guild("Elsewhere")
        self.far = elsewhere.create_text_channel("far")
        self.outsider = elsewhere.add_member(env.create_user("xeno"))
        self.robot = guild.add_member(env.create_user("robot", bot=True))
        self.errors: list[str] = []
        whisper = bot.games.error_answers.whisper

        async def noted(interaction: Any, said: str, **more: Any) -> None:
            self.errors.append(said)
            await whisper(interaction, said, **more)

        monkeypatch.setattr(bot.games.error_answers, "whisper", noted)
        self.stage = TournamentStage(server)

    async def fresh(self, before: str) -> None:
        """Begin another tournament, as far as an attempt needs it."""
        stage, self.number = self.stage, self.number + 1
        stage.channel = self.server.guild.create_text_channel(f"cup-{self.number}")
        if before == "games":
            own = {"tables": "duel", "points": "win-draw-loss", "clock": "week", "scenarios": (), "game": "orchard"}
            await stage.create(4, rounds=2, **own)
            return
        if before in EARLY:
            more: dict[str, Any] = {"lists": {"army": LIST, **DAYS}, "weeks": {"clock": "week"}}.get(before, {})
            players = 0 if before == "drawn up" else 4
            cup = {"rounds": 2, "scenarios": ("bottino", "breccia"), **more}
            if before == "weeks":
                cup |= {"rounds": 6, "scenarios": ()}
            await stage.create(players, start=False, announced=before != "drawn up", **cup)
            return
        if before == "watched":
            await stage.create(2)
            await Watching(self.server.bot.database).begin(stage.id, self.server.second.id, now=clock.now())
            return
        if before in ("arranging", "late"):
            more = {"clock": "week"} if before == "arranging" else {"late_minutes": 0}
            await stage.create(4, rounds=2, scenarios=("bottino", "breccia"), **more)
            if before == "arranging":
                a = (await stage.table()).a
                soon = (int(clock.now().timestamp()) + 7_200,)
                await stage.does(f.TimesProposed(round=1, table=1, player=a, times=soon), by=stage.people[a])
            return
        await stage.create(4, rounds=2, scenarios=("bottino", "breccia"))
        a, _ = (await stage.table()).players
        both = {"a": {"fled": True}, "b": {"fled": True}}
        if before in ("closed", "over", "complete"):
            for table in (1, 2):
                await stage.does(f.Ruled(round=1, table=table, report=worth("bottino", 10 * table, 0)))
        else:
            reported = f.Reported(round=1, table=1, player=a, report=both)
            await stage.does(reported, by=stage.people[a])
        if before in ("closed", "over"):
            await stage.does(f.RoundClosed(round=1))
        if before == "over":
            await stage.does(f.Finished(early=True))
        if before == "final":
            await stage.does(f.Ruled(round=1, table=1, report=both))

    async def person(self, who: str) -> tuple[Any, Any]:
        """Return somebody of the table, and where they ask."""
        stage, there = self.stage, self.stage.channel
        others = {"organizer": stage.organizer, "judge": stage.judge, "manager": self.manager, "bot": self.robot}
        if who in others or who == "stranger":
            return others.get(who, self.stranger), there
        if who == "outsider":
            return self.outsider, self.far
        t = await stage.t
        if not t.rounds:
            person = stage.people[1 if who != "registered" else 3]
            return (person.user, person.user.dm_channel) if who == "direct" else (person, there)
        person = stage.people[t.rounds[0].tables[2 if who == "registered" else 1].b]
        return (person.user, person.user.dm_channel) if who == "direct" else (person, there)

    async def drafted(self, person: Any) -> None:
        """Let somebody have filled in the whole report of table 1."""
        sheet = {"told": {"ending": ["both"]}, "pages": ["losses"], "seen": 1}
        await self.stage.service.store.keep_draft(self.stage.id, 1, 1, person.id, sheet, now=clock.now())

    async def stored(self) -> tuple[int, int]:
        """Return how many facts there are, and how many drafts."""
        row = await self.stage.service.store.row(self.stage.id)
        assert row is not None
        async with self.server.bot.database.read() as connection:
            query = sa.select(sa.func.count()).where(report_draft.c.tournament_id == self.stage.id)
            drafts: int = (await connection.execute(query)).scalar_one()
            watching = sa.select(sa.func.count()).where(tournament_post.c.what == WATCH)
            return row.version + 1_000 * (await connection.execute(watching)).scalar_one(), drafts
