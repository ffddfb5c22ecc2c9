"""`/analysis`: shown, looked for again, played on from; only of games that are over, and kept once worked out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from simcord.results import InteractionResult
from support import discord_limits
from support.discord_play import PlayServer, controls, parts, private, text
from support.discord_play import button as button_of

import engine.games
from bot.analysis import service, work
from bot.games.saves import open_save
from bot.games.showing import own
from bot.games.state import GameState
from bot.history.journal import full_record, verify_record
from bot.runtime import clock
from bot.ui.texts import say
from db.maintenance.table_sums import all_damages
from db.results import Outcomes
from engine.core.asks import DONE
from engine.core.chances.analysis import TurningPoint
from engine.core.chances.walking import decisions
from engine.core.record import RESUMED
from engine.core.replay import scenes
from engine.core.verify import FAIR


@pytest.fixture(autouse=True)
def _few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A handful of playouts shows all that is shown."""
    monkeypatch.setattr(work, "playouts_for", lambda *_: 4)


async def played(server: PlayServer) -> Any:
    """Play a game to its end: first an order of a person's own, then as the autopilot would."""
    await server.new(server.first)
    await server.alice.slash(server.first, "siege move", **{"from": "gate", "to": "trees", "what": "anna, ben"})
    await server.alice.slash(server.first, "siege auto", scope="all")
    return await server.state(server.first)


def last(result: InteractionResult) -> Any:
    message = result.followups[-1] if result.followups else result.response
    assert message is not None
    assert not discord_limits.faults_of_message({"components": message.components})
    return message


async def test_it_is_shown_to_all_by_a_player_and_kept(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    state = await played(server)
    shown = last(await server.alice.slash(server.first, "analysis show", text=True))
    assert not shown.ephemeral
    assert f"`{state.id}`" in text(shown)
    assert "Accuracy" in text(shown)
    assert "Luck apart from decisions" in text(shown)
    assert {file.filename for file in shown.attachments} == {"chances.png", "analysis.md"}
    (gallery,) = (part for part in parts(shown) if part["type"] == 12)
    assert "Chance of victory" in gallery["items"][0]["description"]

    def not_again(*_: Any) -> Any:
        raise AssertionError("it is worked out once")

    monkeypatch.setattr(service, "work", not_again)
    again = last(await server.bob.slash(server.first, "analysis show"))
    assert again.ephemeral, "who does not play sees it alone"
    assert text(again) == text(shown)


async def mistaken(server: PlayServer) -> tuple[GameState, TurningPoint]:
    """Play a game, and store its analysis with one turning point: the player's own order, and two others."""
    state = await played(server)
    await server.alice.slash(server.first, "analysis show")
    stored = server.bot.analyses.stored
    rules = engine.games.find(state.system)
    recording = await server.bot.analyses.recording(state)
    found = await server.bot.analyses.known(state)
    assert found is not None
    decided = next(each for each in decisions(rules, recording) if each.answer[0] == "move")
    point = TurningPoint(
        version=decided.version,
        period=decided.period,
        side="player",
        answer=decided.answer,
        better=("move", "gate", "trees", "ben"),
        gain=0.31,
        others=((("move", "gate", "trees", "ben"), 0.31), (DONE, -0.12)),
    )
    payload = msgspec.json.encode(msgspec.structs.replace(found, turning_points=(point,))).decode()
    await stored.add(state.id, state.version, rules=rules.rules_version, payload=payload, now=clock.now())
    return state, point


async def test_a_mistake_is_looked_for_before_it_is_shown(server: PlayServer) -> None:
    state, point = await mistaken(server)
    shown = last(await server.alice.slash(server.first, "analysis show"))
    assert "Better by 31 in 100" in text(shown)
    lost = not (state.result or {}).get("won")
    assert ("For the next time" in text(shown)) is lost, "a lesson for whoever lost, and nobody else"
    asked = last(await server.alice.click(shown, custom_id=button_of(shown, "Look for it")))
    assert asked.ephemeral
    assert "31" not in text(asked)
    assert "What would you have done?" in text(asked)
    (file,) = asked.attachments
    assert file.filename == "position.png"
    (menu,) = (part for part in controls(asked) if part["type"] == 3)
    assert len(menu["options"]) == 3, "the order that was given, and two others"
    found = {}
    for option in menu["options"]:
        await server.alice.select(asked, [option["value"]], custom_id=menu["custom_id"])
        found[option["label"]] = text(server.env.backend.get_message(server.first.id, asked.id))
        asked = last(await server.alice.click(shown, custom_id=button_of(shown, "Look for it")))
        (menu,) = (part for part in controls(asked) if part["type"] == 3)
    said = "\n".join(found.values())
    assert said.count("Found it") == 1
    assert said.count("That is what was played") == 1
    assert said.count("No better than what was played") == 1
    assert said.count("Best of these, by 31 in 100") == 2
    del point


async def test_a_game_is_played_on_from_before_it(server: PlayServer) -> None:
    """It stands where the old one stood, declared, in nobody's record; a replay and the proof of its dice hold."""
    old, point = await mistaken(server)
    await server.env.advance_time(60)
    said = private(await server.alice.slash(server.second, "analysis play", game=old.id, point=1))
    assert old.id in said
    new = await server.state(server.second)
    rules = engine.games.find(old.system)
    recording = await server.bot.analyses.recording(old)
    before = next(each.before for each in decisions(rules, recording) if each.version == point.version)
    save = open_save(new.row)[1]
    assert (new.dice, new.unknown_before, new.status) == (RESUMED, False, "running")
    assert (save.step, save.state, save.answers, save.counts) == (
        before.step,
        before.state,
        before.answers,
        before.counts,
    )
    declared = say("declared-resumed", locale="en")
    assert declared in text(server.board(server.second))
    await server.alice.slash(server.second, "siege auto", scope="all")
    over = await server.state(server.second)
    assert over.status == "over"
    report = verify_record(await full_record(server.bot.context.service.store, own(over)))
    assert report.verdict == FAIR, report
    assert declared in private(await server.alice.slash(server.second, "siege verify"))
    again = await server.bot.analyses.recording(over)
    assert list(scenes(rules, again)), "it replays, row by row"
    async with server.bot.database.read() as connection:
        assert not (await connection.run_sync(all_damages, over.id))
    outcomes = Outcomes(server.bot.database)
    await server.env.advance_time(5)
    assert (await outcomes.not_counted(old.system, user_id=server.alice.id, guild_id=None)).declared >= 1
    refused = private(await server.bob.slash(server.first, "analysis play", point=3))
    assert "no turning point 3" in refused


async def test_a_channel_with_a_game_keeps_it(server: PlayServer) -> None:
    old, _ = await mistaken(server)
    running = await server.new(server.second)
    private(await server.alice.slash(server.second, "analysis play", game=old.id))
    assert (await server.state(server.second)).id == running.id


async def test_only_games_that_are_over(server: PlayServer) -> None:
    await server.new(server.first)
    for command in ("show", "again", "play"):
        assert "not over" in private(await server.alice.slash(server.first, f"analysis {command}"))
