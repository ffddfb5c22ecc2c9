"""Every cell of the table of who may do what in a tournament. `make test` tries a sample, `make stress` all of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest
from support import stress
from support.discord_play import PlayServer
from support.permissions.tournament_table import COMMANDS, PEOPLE, PRESSES, Right
from support.tournament.scene import LIST, Scene
from support.tournament.stage import told

from bot.tournaments.own_game_handlers import play_row
from bot.tournaments.table_presses import TablePress
from bot.ui.custom_ids import Press
from bot.ui.replies import note
from bot.ui.texts import say

pytestmark = pytest.mark.simcord(settle_timeout=60, check_errors=False)

EACH = 5
ROWS = {**COMMANDS, **PRESSES}


CUP = {"format": "centuria-day", "name": "Another", "when": "2030-03-22 9:30", "zone": "Europe/Rome"}
Try = Callable[[Scene, Any, Any], Awaitable[Any]]


@dataclass(frozen=True)
class Attempt:
    """How something is tried, on what kind of tournament, and whether a report has to be filled in before."""

    tried: Try
    before: str = ""
    drafted: bool = False


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

    return Attempt(tried, before, drafted)


def form(action: str, said: dict[str, str], before: str = "", *, drafted: bool = False, **at: Any) -> Attempt:
    async def tried(scene: Scene, who: Any, where: Any) -> Any:
        found = TablePress(scene.stage.id, **at).press(action).custom_id("m")
        return await scene.forger.modal(who, where, found, said)

    return Attempt(tried, before, drafted)


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
    sent = await channel.send(view=note("…", rows=[play_row(scene.stage.id, locale="en")]))
    message = scene.server.env.backend.get_message(where.id, sent.id)
    custom_id = Press("tplay", extra=scene.stage.id).custom_id()
    return await scene.forger.press(who, where, custom_id, message=message)


async def _watches(scene: Scene, who: Any, where: Any) -> Any:
    there = scene.server.second if where == scene.stage.channel else where
    return await scene.forger.command(who, there, "tournament watch", {"tournament": scene.stage.id})


async def _unwatches(scene: Scene, who: Any, where: Any) -> Any:
    there = scene.server.second if where == scene.stage.channel else where
    return await scene.forger.command(who, there, "tournament unwatch", {})


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
    "tscened": form("tscened", {"scenarios": "Breach"}, "early"),
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


def sample(number: int, right: Right) -> list[str]:
    """Return somebody who may not, for every second row also somebody who may; others for each row."""
    refused = [who for who in PEOPLE if right.verdict(who) == "no"]
    allowed = [who for who in PEOPLE if who not in refused]
    return [each[number % len(each)] for each in ((refused, allowed) if number % 2 else (refused,))]


NAMES = list(ROWS)
PARTS = [NAMES[start : start + EACH] for start in range(0, len(NAMES), EACH)]


@pytest.mark.parametrize("part", PARTS, ids=[part[0].replace(" ", "-") for part in PARTS])
async def test_every_cell_of_a_tournament(server: PlayServer, monkeypatch: pytest.MonkeyPatch, part: list[str]) -> None:
    scene, wrong, clean = Scene(server, monkeypatch), [], ""
    await scene.forger.learn()
    for name in part:
        right, attempt = ROWS[name], ATTEMPTS[name]
        for who in PEOPLE if stress.FULL else sample(NAMES.index(name), right):
            if clean != attempt.before or not scene.stage.id or attempt.drafted:
                await scene.fresh(attempt.before)
            person, where = await scene.person(who)
            if attempt.drafted:
                await scene.drafted(person)
            before = await scene.stored()
            scene.errors.clear()
            result = await attempt.tried(scene, person, where)
            assert result.acknowledged, f"{name} by {who}: no answer"
            after = await scene.stored()
            clean = attempt.before if after == before else "changed"
            found = "does" if after[0] != before[0] else "own" if after != before else "looks"
            refused = bool(scene.errors) or say("rights-bot", locale="en") in told(result)
            if found == "looks" and refused:
                found = "no"
            assert not (refused and found != "no"), f"{name} by {who}: refused, and stored: {scene.errors}"
            if found != right.verdict(who):
                wrong.append(f"{name} by {who}: {found}, not {right.verdict(who)}: {scene.errors} {told(result)[:200]}")
    assert not wrong, "\n".join(wrong)


def test_every_row_is_tried_and_has_everybody() -> None:
    assert set(ATTEMPTS) == set(ROWS)
    assert all(len(right.cells) == len(PEOPLE) for right in ROWS.values())


async def test_the_table_names_every_command_and_press_of_judges(server: PlayServer) -> None:
    typed = {command.qualified_name for command in server.bot.tree.walk_commands()}
    assert {name for name in typed if name.startswith(("judge ", "tournament "))} == set(COMMANDS)
    assert set(PRESSES) <= server.bot.router.actions
