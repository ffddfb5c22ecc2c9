"""Trials of battles: the autopilot plays them against itself, and their cards show the figures as they come."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.discord_play import PlayServer, button, labels, private, text

from bot.battles import trials
from bot.battles.cog import BattleCog
from bot.chances import battle_trials
from bot.chances.battle_trials import read_trial
from bot.chances.calls import Unfinished
from bot.chances.pool import NoProcesses
from db.battles import Battles
from engine.core.battles import drawn, trying
from engine.core.battles.trying import Trial

pytestmark = pytest.mark.simcord(settle_timeout=120)

TOKAR = (Path(__file__).parents[2] / "games" / "battles" / "tokar.battle").read_text(encoding="utf-8")
TITLE = "The caravan at Tokar wells"
QUICK = TOKAR.replace("turns: 7", "turns: 1")


@pytest.fixture
def orchard() -> str:
    """Play Ascari in place of the toy game."""
    return "ascari"


class Near:
    """Plays the games of trials in a thread of this process, one in each piece; `dead` as if no process started."""

    def __init__(self) -> None:
        self.on, self.dead = True, False
        self.begun: list[int] = []

    async def run(self, work: Callable[..., Any], *args: Any, server_id: int) -> Any:
        assert server_id
        self.begun.append(args[-1])
        if self.dead:
            raise NoProcesses
        found = await asyncio.to_thread(work, *args, seconds=0.0)
        while isinstance(found, Unfinished):
            found = await asyncio.to_thread(work, *found.args, seconds=0.0)
        return found


@pytest.fixture
def near(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> Near:
    monkeypatch.setattr(trials, "MARKS", (2, 4))
    for module in (trials, battle_trials):
        monkeypatch.setattr(module, "GAMES", 4)
    cog = next(each for each in server.bot.cogs.values() if isinstance(each, BattleCog))
    made = Near()
    cog.battles.trials._chances = made  # type: ignore[assignment]
    return made


def card(server: PlayServer, said: Any) -> Any:
    """Return the message with the card as it is after the last edit."""
    answer = said.followups[-1] if said.followups else said.response
    return server.env.backend.get_message(server.first.id, answer.message.id)


def edits(server: PlayServer, said: Any) -> str:
    """Return the text of the card after the last edit."""
    return text(card(server, said))


async def add(server: PlayServer, words: str = QUICK) -> Any:
    return await server.alice.slash(server.first, "battle add", file=("tokar.battle", words.encode()))


async def stored(server: PlayServer) -> Trial:
    (one,) = await Battles(server.bot.database).of_server(server.guild.id)
    return read_trial(one.system, one.trial)


async def test_the_card_of_a_new_battle_shows_how_even_it_is(server: PlayServer, near: Near) -> None:
    said = await add(server)
    shown = edits(server, said)
    assert re.search(r"against itself: 4\. Italians \d+ in 100 \(± \d+\), Dervishes \d+ in 100", shown)
    assert "Average number of turns: 1.0" in shown
    assert "ven enough" in shown or "Stronger side" in shown
    assert "is testing the battle…" not in shown
    assert near.begun == [1, 2, 4], "one game before the battle is stored"
    assert card(server, said).attachments, "the map stays"
    trial = await stored(server)
    assert (trial.over, trial.plain.games) == (True, 4)
    again = await server.bob.slash(server.first, "battle show", battle=TITLE)
    assert "against itself: 4." in private(again)
    assert "Try it out" not in labels(card(server, again))
    assert near.begun == [1, 2, 4]


async def test_an_uneven_battle_gets_a_remedy_or_none(
    server: PlayServer, near: Near, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trying, "EVEN", 0.4)
    monkeypatch.setattr(trying, "FEW", 1)
    shown = edits(server, await add(server))
    assert "Uneven" in shown
    assert "No small change makes the battle even" in shown
    trial = await stored(server)
    assert {"turns 2", "handicap -1"} <= {*trial.changed} or {"turns 2", "handicap +1"} <= {*trial.changed}
    assert all(each.games >= 1 for each in trial.changed.values())


async def test_a_game_that_takes_too_long_bars_the_battle(
    server: PlayServer, near: Near, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trying, "MOST_ANSWERS", 3)
    assert "takes too long to play this battle" in private(await add(server))
    assert not await Battles(server.bot.database).of_server(server.guild.id)


async def test_without_processes_a_battle_is_stored_and_tried_later(server: PlayServer, near: Near) -> None:
    near.dead = True
    shown = edits(server, await add(server))
    assert "busy with other battles" in shown
    near.dead = False
    again = await server.bob.slash(server.first, "battle show", battle=TITLE)
    message = card(server, again)
    tried = await server.bob.click(server.as_message(message), custom_id=button(message, "Try it out"))
    assert "against itself: 4." in edits(server, tried)


async def test_a_person_begins_only_some_trials_in_an_hour(
    server: PlayServer, near: Near, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "HOURLY", 1)
    await add(server)
    longer = await server.alice.slash(
        server.first, "battle edit", battle=TITLE, file=("t.battle", QUICK.replace("turns: 1", "turns: 2").encode())
    )
    assert "busy with other battles" in edits(server, longer)
    assert (await stored(server)).plain.games == 1, "the first game, which tells whether it is quick enough"
    await server.later(3_601)
    again = await server.alice.slash(server.first, "battle show", battle=TITLE)
    message = card(server, again)
    await server.alice.click(server.as_message(message), custom_id=button(message, "Try it out"))
    assert (await stored(server)).over


async def test_a_shared_battle_brings_its_trial(server: PlayServer, near: Near) -> None:
    await add(server)
    told = private(await server.alice.slash(server.first, "battle share", battle=TITLE))
    (letters,) = set(re.findall(r"[A-HJ-NP-Z2-9]{8}", told))
    guild = server.env.create_guild("Elsewhere")
    channel, zoe = guild.create_text_channel("far"), guild.add_member(server.env.create_user("zoe"))
    before = len(near.begun)
    assert "against itself: 4." in private(await zoe.slash(channel, "battle add", code=letters))
    assert len(near.begun) == before


@pytest.mark.parametrize(("kind", "title"), [("small", "The wells of"), ("rampart", "The sortie on the rampart")])
async def test_an_even_battle_is_drawn_by_lot(
    server: PlayServer, near: Near, monkeypatch: pytest.MonkeyPatch, kind: str, title: str
) -> None:
    monkeypatch.setattr(drawn, "A_STEP", 1)
    monkeypatch.setattr(drawn, "LOW", 0.0)
    monkeypatch.setattr(drawn, "HIGH", 1.0)
    monkeypatch.setattr(trying, "EVEN", 1.0)
    said = await server.alice.slash(server.first, "battle add", random=kind)
    shown = edits(server, said)
    assert "in this server’s library" in shown
    assert title in shown
    assert "against itself: 4." in shown
    (one,) = await Battles(server.bot.database).of_server(server.guild.id)
    assert one.author_id == server.alice.id
    assert "Drawn by the bot from the seed" in one.text
    monkeypatch.setattr(trials, "HOURLY", 1)
    near.dead = True
    assert "busy" in private(await server.bob.slash(server.first, "battle add", random="small"))


async def test_a_tournament_warns_of_an_uneven_battle(
    server: PlayServer, near: Near, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = {"name": "Cup", "when": "2027-01-01 20:00", "zone": "UTC", "format": "games", "game": "ascari"}
    monkeypatch.setattr(trying, "EVEN", 1.0)
    await add(server)
    drawn_up = private(await server.alice.slash(server.first, "tournament create", **asked, scenario=TITLE))
    assert "the battle even" not in drawn_up
    assert "For a fair tournament, choose" not in drawn_up
    monkeypatch.setattr(trying, "EVEN", 0.4)
    drawn_up = private(await server.bob.slash(server.second, "tournament create", **asked, scenario=TITLE))
    assert "Stronger side" in drawn_up
    assert "For a fair tournament, choose" in drawn_up
