"""How each row of the table of tournaments is tried: a tournament as far as it has to be, people, presses, commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
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
from bot.tournaments.handlers import TablePress
from bot.tournaments.own_games import play_row
from bot.ui.custom_ids import Press
from bot.ui.replies import note
from db.schema.tournaments import report_draft, tournament_post
from db.tournaments.store import WATCH
from db.tournaments.watching import Watching
from engine.tournament import facts as f
from render.language import speaking

LIST = (Path(__file__).parents[2] / "engine/tournament/example-list.txt").read_text(encoding="utf-8")
DAYS = {"event_day": 800_000, "lists_day": 799_990}
EARLY = ("early", "lists", "lists left", "weeks", "drawn up")
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
            lists = {"army": LIST, **DAYS}
            kinds: dict[str, dict[str, Any]] = {"lists": lists, "lists left": lists, "weeks": {"clock": "week"}}
            more = kinds.get(before, {})
            players = 0 if before == "drawn up" else 4
            cup = {"rounds": 2, "scenarios": ("bottino", "breccia"), **more}
            if before == "weeks":
                cup |= {"rounds": 6, "scenarios": ()}
            await stage.create(players, start=False, announced=before != "drawn up", **cup)
            if before == "lists left":
                await stage.does(f.ListReturned(player=4, reason="the horses"))
                await stage.draw()
            for number in range(len(stage.people) + 1, 5):  # who would play
                guild, env = self.server.guild, self.server.env
                stage.people[number] = guild.add_member(env.create_user(f"player{number}"))
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
        tables = t.rounds[0].tables
        person = stage.people[tables[2 if who == "registered" and len(tables) > 1 else 1].b]
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
            moved = row.channel_id != self.stage.channel.id
            watching = sa.select(sa.func.count()).where(tournament_post.c.what == WATCH)
            return row.version + 1_000_000 * moved + 1_000 * (await connection.execute(watching)).scalar_one(), drafts


CUP = {"format": "centuria-day", "name": "Another", "when": "2030-03-22 9:30", "zone": "Europe/Rome"}
Try = Callable[[Scene, Any, Any], Awaitable[Any]]


@dataclass(frozen=True)
class Attempt:
    """How something is tried, on what kind of tournament, and whether a report has to be filled in before."""

    tried: Try
    before: str = ""
    drafted: bool = False
    action: str = ""
    """The action of a press or a form, else nothing."""
    at: Mapping[str, Any] = field(default_factory=dict)
    said: Mapping[str, str] | None = None
    values: Sequence[str] | None = None


def command(name: str, before: str = "", /, **options: Any) -> Attempt:
    async def tried(scene: Scene, who: Any, where: Any) -> Any:
        made = {key: await value(scene) if callable(value) else value for key, value in options.items()}
        return await scene.forger.command(who, where, name, made)

    return Attempt(tried, before)


def press(
    action: str, before: str = "", *, drafted: bool = False, values: list[str] | None = None, **at: Any
) -> Attempt:
    async def tried(scene: Scene, who: Any, where: Any) -> Any:
        number = at.get("number", 0)
        found = TablePress(scene.stage.id, **{**at, "number": await number(scene) if callable(number) else number})
        kind = "b" if values is None else "s"
        channel = scene.server.bot.get_partial_messageable(where.id)
        sent = await channel.send(view=note("…"))
        message = scene.server.env.backend.get_message(where.id, sent.id)
        return await scene.forger.press(who, where, found.press(action).custom_id(kind), message=message, values=values)

    return Attempt(tried, before, drafted, action, at, values=values)


def form(action: str, said: dict[str, str], before: str = "", *, drafted: bool = False, **at: Any) -> Attempt:
    async def tried(scene: Scene, who: Any, where: Any) -> Any:
        found = TablePress(scene.stage.id, **at).press(action).custom_id("m")
        return await scene.forger.modal(who, where, found, said)

    return Attempt(tried, before, drafted, action, at, said)


async def _version(scene: Scene) -> int:
    return (await scene.stored())[0]


async def _first(scene: Scene) -> int:
    return (await scene.stage.table()).a


async def _other(scene: Scene) -> str:
    return str((await scene.stage.table(2)).a) if (await scene.stage.t).rounds else "3"


async def _stranger(scene: Scene) -> Any:
    return scene.stranger


async def _judith(scene: Scene) -> Any:
    return scene.stage.judge


async def _plays(scene: Scene, who: Any, where: Any) -> Any:
    channel = scene.server.bot.get_partial_messageable(where.id)
    with speaking("en"):
        sent = await channel.send(view=note("…", rows=[play_row(scene.stage.id)]))
    message = scene.server.env.backend.get_message(where.id, sent.id)
    custom_id = Press("tplay", extra=scene.stage.id).custom_id()
    return await scene.forger.press(who, where, custom_id, message=message)


async def _watches(scene: Scene, who: Any, where: Any) -> Any:
    there = scene.server.second if where == scene.stage.channel else where
    return await scene.forger.command(who, there, "tournament watch", {"tournament": scene.stage.id})


async def _unwatches(scene: Scene, who: Any, where: Any) -> Any:
    there = scene.server.second if where == scene.stage.channel else where
    return await scene.forger.command(who, there, "tournament unwatch", {})


async def _of_person(scene: Scene, who: Any, where: Any, action: str, person: Any) -> Any:
    channel = scene.server.bot.get_partial_messageable(where.id)
    sent = await channel.send(view=note("…"))
    message = scene.server.env.backend.get_message(where.id, sent.id)
    custom_id = Press(action, extra=f"{scene.stage.id}.{person.id}").custom_id()
    return await scene.forger.press(who, where, custom_id, message=message)


async def _gives(scene: Scene, who: Any, where: Any) -> Any:
    return await _of_person(scene, who, where, "tgive", scene.stage.judge)


async def _admits(scene: Scene, who: Any, where: Any) -> Any:
    return await _of_person(scene, who, where, "tadmit", scene.stranger)


async def _lost(scene: Scene, who: Any, where: Any, action: str) -> Any:
    """Press something about a tournament whose channel was deleted, in a new channel."""
    there = scene.server.guild.create_text_channel("new") if where == scene.stage.channel else where
    if scene.stage.channel.id in scene.server.env.backend.channels:
        scene.server.env.backend.delete_channel(scene.stage.channel.id)
    channel = scene.server.bot.get_partial_messageable(there.id)
    message = scene.server.env.backend.get_message(there.id, (await channel.send(view=note("…"))).id)
    return await scene.forger.press(who, there, TablePress(scene.stage.id).press(action).custom_id(), message=message)


async def _moves(scene: Scene, who: Any, where: Any) -> Any:
    return await _lost(scene, who, where, "tmove")


async def _file(scene: Scene, who: Any, where: Any) -> Any:
    return await _lost(scene, who, where, "tfile")


ATTEMPTS: dict[str, Attempt] = {
    "tournament watch": Attempt(_watches, "arranging"),
    "tournament unwatch": Attempt(_unwatches, "watched"),
    "tournament export": command("tournament export"),
    "tournament play": command("tournament play", "games"),
    "tplay": Attempt(_plays, "games"),
    "judge panel": command("judge panel"),
    "judge settings": command("judge settings", "early"),
    "judge helpers": command("judge helpers", person=_stranger),
    "judge handover": command("judge handover", person=_judith),
    "judge pair": command("judge pair", "closed"),
    "judge time": command("judge time", minutes=10),
    "judge result": command("judge result", table=2, outcome="conceded", player=_other),
    "judge player": command("judge player", action="here", player="1"),
    "judge penalty": command("judge penalty", player="1", line="manual"),
    "judge list": command("judge list"),
    "judge end": command("judge end", "closed", early=True),
    "judge cancel": command("judge cancel", reason="rain"),
    "judge reopen": command("judge reopen", "over", reason="the slip"),
    "treport": press("treport"),
    "tpage": press("tpage", round=1, table=1, number=1, word="losses"),
    "tsheet": form("tsheet", {"ending": "both"}, round=1, table=1, number=1, word="losses"),
    "tsend": press("tsend", round=1, table=1, drafted=True),
    "tright": press("tright", round=1, table=1, number=1),
    "twrong": press("twrong", round=1, table=1, number=1),
    "tpanel": press("tpanel"),
    "tsettle": press("tsettle", "complete", round=1, word="close"),
    "trule": press("trule", round=1, table=1, number=_first, word="b"),
    "truling": press("truling", round=1, table=1, drafted=True),
    "tcorrect": form("tcorrect", {"reason": "the slip"}, "final", round=1, table=1, number=1, drafted=True),
    "tpair": press("tpair", "closed"),
    "tpost": press("tpost", "closed", round=2, number=_version, word="post"),
    "tdraft": press("tdraft", "lists left", number=4, word="let-in"),
    "thand": press("thand", "late", round=1, word="pairsabac"),
    "thanded": form("thanded", {"pairs": "1 – 2\n3 – 4", "reason": "slips"}, "late", round=1, word="pairsabac"),
    "task": press("task", "early", word="close-registration"),
    "tsure": form("tsure", {"reason": "ill"}, "closed", number=3, word="drop"),
    "tgive": Attempt(_gives, action="tgive"),
    "tlistfor": press("tlistfor", "lists", number=1),
    "tlistedfor": form("tlistedfor", {"list": LIST}, "lists", number=1),
    "tlate": press("tlate"),
    "tadmit": Attempt(_admits, action="tadmit"),
    "tmove": Attempt(_moves, drafted=True, action="tmove"),
    "tfile": Attempt(_file, drafted=True, action="tfile"),
    "tswitches": press("tswitches", "early", values=["command_points"]),
    "tfigures": press("tfigures", "early"),
    "tfigured": form("tfigured", {"rounds": "2", "places": "20", "units": "12-15"}, "early"),
    "tguests": form("tguests", {"guests": "Anna | Bari"}, "early"),
    "tournament create": replace(command("tournament create", "over", **CUP), drafted=True),
    "tournament join": command("tournament join", "early"),
    "tournament leave": command("tournament leave", "early"),
    "tournament list": command("tournament list", "lists"),
    "tournament here": command("tournament here", "early"),
    "tournament away": command("tournament away", "weeks", round=2),
    "tournament table": command("tournament table"),
    "tournament report": command("tournament report"),
    "tournament pairings": command("tournament pairings"),
    "tournament page": command("tournament page"),
    "tournament info": command("tournament info"),
    "tournament why": command("tournament why", table=1),
    "tournament log": command("tournament log"),
    "tournament find": command("tournament find"),
    "tannounce": press("tannounce", "drawn up"),
    "tjoin": press("tjoin", "early"),
    "tjoined": form("tjoined", {"name": "Newcomer", "origin": "", "club": "no", "remind": "no"}, "early"),
    "tleave": press("tleave"),
    "tlist": press("tlist", "lists"),
    "tlisted": form("tlisted", {"list": LIST}, "lists"),
    "tmine": press("tmine"),
    "tsettings": press("tsettings", "early"),
    "tdetails": press("tdetails", "early"),
    "tdetailed": form("tdetailed", {"place": "Parma", "prizes": "A cup"}, "early"),
    "tscenes": press("tscenes", "early"),
    "tscened": form("tscened", {"scenarios": "Breach, Spoils of War"}, "early"),
    "thowto": press("thowto", "early"),
    "tkit": press("tkit", "late"),
    "tkitwho": press("tkitwho", "late", values=["1"]),
    "tkitwhat": press("tkitwhat", "late", number=1, values=["manual"]),
    "tkitgive": press("tkitgive", "late", number=1, word="c"),
    "twhen": press("twhen", "arranging", round=1, table=1),
    "twhened": form("twhened", {"time1": "tomorrow 21:00", "zone": "Rome"}, "arranging", round=1, table=1),
    "tagree": press("tagree", "arranging", round=1, table=1, number=1, word="b"),
    "tmore": press("tmore", "arranging", round=1, table=1),
    "tmored": form("tmored", {"reason": "a cold"}, "arranging", round=1, table=1),
    "tnobody": press("tnobody", "late", round=1, table=1),
    "thereami": press("thereami", "early"),
    "twho": press("twho"),
    "tpages": press("tpages"),
}
