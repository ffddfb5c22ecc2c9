"""Every choice that a command of tournaments offers works through the command, where it makes sense."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import msgspec
from support.discord_play import PlayServer
from support.tournament.play import worth
from support.tournament.stage import TournamentStage, last, told

from bot.tournaments.cog import PRESETS
from engine.tournament import facts as f

Choice = tuple[str, str, str]
"""A command, its option, and what is chosen."""


def offered(server: PlayServer) -> set[Choice]:
    """Return every choice of the commands of tournaments and judges."""
    return {
        (command.qualified_name, parameter.name, str(choice.value))
        for command in server.bot.tree.walk_commands()
        if isinstance(command, discord.app_commands.Command)
        and command.qualified_name.startswith(("tournament ", "judge "))
        for parameter in command.parameters
        for choice in parameter.choices
    }


class Trial:
    """Gives commands with choices, and notes which ones did something."""

    def __init__(self, stage: TournamentStage) -> None:
        self.stage = stage
        self.done: set[Choice] = set()

    async def store(self, who: Any, name: str, option: str, value: str, **more: Any) -> None:
        """Give a command whose choice is stored, perhaps after a form that asks first."""
        before = (await self.stage.t).version
        shown = await who.slash(self.stage.channel, name, **{option: value}, **more)
        if shown.modal is not None:
            shown = await self.stage.fill(who, shown, reason=more.get("reason", "because"))
        assert (await self.stage.t).version > before, (name, value, told(shown))
        self.done.add((name, option, value))

    async def show(self, who: Any, name: str, option: str, value: str, **more: Any) -> Any:
        """Give a command whose choice shows something: a form, a file, a picture."""
        shown = await who.slash(self.stage.channel, name, **{option: value}, **more)
        assert shown.modal is not None or last(shown).message.attachments, (name, value, told(shown))
        self.done.add((name, option, value))
        return shown


async def test_every_offered_choice_works(server: PlayServer) -> None:
    stage = TournamentStage(server)
    await stage.create(10, guests=1, start=False, rounds=3, clock="week", scenarios=("breccia", "bottino", "ponte"))
    trial, judge, lead = Trial(stage), stage.judge, stage.organizer
    await trial.show(judge, "judge player", "action", "guests")
    await stage.does(f.CheckedIn(player=1), by=stage.people[1])
    await trial.store(judge, "judge player", "action", "here", player="2")
    for line in _lines(server):
        more = {"points": 10, "reason": "shouting"} if line == "conduct" else {}
        await trial.store(judge, "judge penalty", "line", line, player="3", **more)
    await stage.does(f.SettingsChanged(settings=_places((await stage.t).settings, 10)))
    await stage.draw()
    await trial.store(lead, "judge player", "action", "admit", player="11")
    await stage.pair()
    tables = [*(await stage.t).rounds[0].tables.values()]
    await trial.show(judge, "judge result", "outcome", "played", table=1)
    for number, outcome in enumerate(("conceded", "no-show", "unplayed"), 1):
        named = {} if outcome == "unplayed" else {"player": str(tables[number - 1].b)}
        if outcome == "conceded":  # over weeks a table has begun with its first report
            report = worth("breccia", 100, 0)
            a = tables[0].a
            await stage.does(f.Reported(round=1, table=1, player=a, report=report), by=stage.people[a])
        await trial.store(judge, "judge result", "outcome", outcome, table=number, **named)
    conceded, absent = str(tables[0].b), str(tables[1].b)
    await trial.store(judge, "judge player", "action", "annul", player=conceded)
    await trial.store(judge, "judge player", "action", "plays-on", player=conceded)
    await trial.store(judge, "judge player", "action", "excuse", player=absent)
    gone, worse, worst = (str(table.a) for table in tables[2:5])
    await trial.store(judge, "judge player", "action", "drop", player=gone)
    await trial.store(judge, "judge player", "action", "restore", player=gone, reason="a mistake")
    await trial.store(judge, "judge player", "action", "expel", player=worse)
    await trial.store(judge, "judge player", "action", "expel-for-life", player=worst)
    for table in (4, 5):
        await stage.does(f.Ruled(round=1, table=table, report=worth("breccia", 100, 0)))
    await stage.does(f.RoundClosed(round=1))
    for name, option, value in sorted(offered(server)):
        if name.startswith("tournament ") and name != "tournament create":
            await trial.show(judge, name, option, value)
    await _own_games(trial)
    drawn = {("tournament create", "format", each) for each in PRESETS}  # `test_doors` draws them up and posts a round
    assert offered(server) == trial.done | drawn


def _lines(server: PlayServer) -> Iterator[str]:
    return (value for name, option, value in sorted(offered(server)) if (name, option) == ("judge penalty", "line"))


def _places(settings: Any, number: int) -> Any:
    return msgspec.structs.replace(settings, places=number)


async def _own_games(trial: Trial) -> None:
    """Enter who won a game of the bot's, and that one was drawn."""
    stage = trial.stage
    stage.channel = stage.server.guild.create_text_channel("duels")
    own = {"tables": "duel", "points": "win-draw-loss", "clock": "week", "scenarios": (), "game": "orchard"}
    await stage.create(4, rounds=2, **own)
    a = str((await stage.table()).a)
    await trial.store(stage.judge, "judge result", "outcome", "won", table=1, player=a)
    await trial.store(stage.judge, "judge result", "outcome", "draw", table=2)
