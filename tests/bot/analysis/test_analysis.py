"""`/analysis`: shown, looked for again, played on from; only of games that are over, and kept once worked out."""

from __future__ import annotations

import asyncio
import io
import re
from dataclasses import replace
from datetime import timedelta
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from PIL import Image
from simcord.results import InteractionResult
from support import discord_limits
from support.analysed import Near, mistaken, near, played
from support.discord_play import PlayServer, parts, private, text
from support.discord_play import button as button_of

import engine.games
import render.games
from bot.analysis import handlers, service, work
from bot.boards import printed_pages
from bot.chances.pool import NoProcesses
from bot.games.saves import open_save
from bot.games.showing import own
from bot.games.state import GameState
from bot.history.journal import full_record, verify_record
from bot.runtime import clock
from bot.ui.errors import UserError
from bot.ui.texts import say
from db.maintenance.table_sums import all_damages
from db.results import Outcomes
from db.schema.games import game
from engine.core.chances.effort import Playouts
from engine.core.chances.walking import decisions
from engine.core.record import RESUMED
from engine.core.replay import ReplayMismatch, scenes
from engine.core.verify import FAIR
from render.language import speaking
from render.pictures.print_page import Page, Sheet

__all__ = ["near"]  # a fixture


def last(result: InteractionResult) -> Any:
    message = result.followups[-1] if result.followups else result.response
    assert message is not None
    assert not discord_limits.faults_of_message({"components": message.components})
    return message


async def test_a_player_shows_the_analysis_to_all_and_it_is_stored(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Computed as in production, in the bot's own thread, but with few simulated games."""
    monkeypatch.setattr(work, "playouts_for", lambda *_: Playouts(4, 4, 4, 40.0))
    state = await played(server)
    shown = last(await server.alice.slash(server.first, "analysis show", text=True))
    assert not shown.ephemeral
    assert f"`{state.id}`" in text(shown)
    assert "You made too few decisions to be judged (1 of " in text(shown)
    assert "**Luck**" in text(shown)
    assert {file.filename for file in shown.attachments} == {"chances.png", "turning-point.png", "analysis.md"}
    (gallery,) = (part for part in parts(shown) if part["type"] == 12)
    assert "Chance of victory" in gallery["items"][0]["description"]

    def not_again(*_: Any) -> Any:
        raise AssertionError("it is worked out once")

    monkeypatch.setattr(service, "work", not_again)
    again = last(await server.bob.slash(server.first, "analysis show"))
    assert again.ephemeral, "who does not play sees it alone"
    assert text(again) == text(shown)


@pytest.mark.stress
@pytest.mark.usefixtures("near")
async def test_players_of_a_shared_game_see_the_accuracy_of_each_player(server: PlayServer) -> None:
    """Players are named by mentions that ping no one; decisions of a deleted user are attributed to nobody."""
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await server.alice.slash(server.first, "siege move", **{"from": "gate", "to": "trees", "what": "anna, ben"})
    await server.bob.slash(server.first, "siege move", **{"from": "trees", "to": "gate", "what": "ben"})
    await server.alice.slash(server.first, "siege auto", scope="all")
    state = await server.state(server.first)
    shown = text(last(await server.alice.slash(server.first, "analysis show")))
    (accuracy,) = [line for line in shown.splitlines() if "Accuracy" in line]
    alice, bob = (f"<@{each.id}>" for each in (server.alice, server.bob))
    assert accuracy.index(alice) < accuracy.index(bob)
    assert accuracy.endswith(f"({alice}: 1 decision, {bob}: 1 decision)")
    found = await server.bot.analyses.known(state)
    assert found is not None
    assert [(each.actor, each.decisions) for each in found.players] == [("player 1", 1), ("player 2", 1)]
    assert str(server.bob.id) not in msgspec.json.encode(found).decode(), "what is stored names nobody"


@pytest.mark.usefixtures("near")
async def test_the_poster_has_the_curve_once_the_game_is_analysed(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without an analysis the poster equals the game's own page, byte for byte; with one it has a curve below."""
    alone = Page(Sheet(1_280, 300).png(), "How it ended.", "The end")
    presenter = render.games.find(server.game)
    monkeypatch.setattr(presenter, "poster", lambda *_, **__: alone, raising=False)
    monkeypatch.setattr(printed_pages, "dice_note", lambda *_, **__: "")
    pages = server.bot.context.boards.printed_pages
    assert await pages.poster(await played(server)) == alone
    await server.alice.slash(server.first, "analysis show")
    state = own(await server.state(server.first))
    pages.forget(state)
    shown = await pages.poster(state)
    assert shown is not None
    assert shown.alt.startswith(
        "How it ended. The chart at the bottom shows how the chances changed. Chance of victory: "
    )
    assert "Accuracy" not in shown.alt, "one own decision is too few to judge"
    with Image.open(io.BytesIO(shown.picture)) as picture:
        assert picture.width == 1_280
        assert picture.height > 900


@pytest.mark.usefixtures("near")
async def test_the_poster_of_the_last_board_gets_the_curve_as_soon_as_the_game_is_analysed(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot does not wait for a heartbeat."""
    alone = Page(Sheet(1_280, 300).png(), "How it ended.", "The end")
    monkeypatch.setattr(render.games.find(server.game), "poster", lambda *_, **__: alone, raising=False)
    await played(server)
    board = server.messages(server.first)[-1]
    assert "how the chances changed" not in str(board.components)
    await server.alice.slash(server.first, "analysis show")
    await server.env.advance_time(1)
    shown = server.env.backend.get_message(server.first.id, board.id)
    assert "how the chances changed" in str(shown.components)


@pytest.mark.usefixtures("near")
async def test_the_better_order_is_hidden_until_it_is_tapped(server: PlayServer) -> None:
    """The better order is one of Discord's spoilers wherever the analysis is shown."""
    state, point = await mistaken(server)
    shown = last(await server.alice.slash(server.first, "analysis show"))
    with speaking("en"):
        better = server.bot.context.find(state.system).answer_text(point.better)
    assert f"A better choice: ||{better}|| (31 ± 8 percentage points more)" in text(shown)
    assert better not in re.sub(r"\|\|.*?\|\|", "", text(shown))
    assert [file.filename for file in shown.attachments] == ["chances.png", "turning-point.png"]
    (gallery,) = (part for part in parts(shown) if part["type"] == 12)
    assert gallery["items"][1]["description"].startswith(f"Turning point 1, day {point.period}. ")
    lost = not (state.result or {}).get("won")
    assert ("For next time" in text(shown)) is lost, "only a player who lost reads a lesson"
    asked = last(await server.alice.click(shown, custom_id=button_of(shown, "Your puzzle")))
    assert asked.ephemeral
    assert "31" not in text(asked)


@pytest.mark.usefixtures("near")
async def test_a_game_can_be_continued_from_before_a_mistake(server: PlayServer) -> None:
    """The new game begins at the old position, is marked, and counts in no records; its replay and its dice are
    verified.
    """
    old, point = await mistaken(server)
    await server.env.advance_time(60)
    said = private(await server.alice.slash(server.second, "analysis play", game=old.id, point=1))
    assert old.id in said
    new = await server.state(server.second)
    rules = engine.games.find(old.system)
    recording = await server.bot.analyses.recording(old)
    before = next(each.before for each in decisions(rules, recording) if each.version == point.version)
    save = open_save(new.row)[1]
    assert (new.dice, new.status) == (RESUMED, "running")
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


@pytest.mark.stress
@pytest.mark.usefixtures("near")
async def test_a_continued_game_is_not_judged_by_earlier_decisions(server: PlayServer) -> None:
    old, point = await mistaken(server)
    recording, found = await server.bot.analyses.recording(old), await server.bot.analyses.known(old)
    assert found is not None
    assert found.people, "Alice has decided in the old game"
    rules = engine.games.find(old.system)
    after = next(each for each in decisions(rules, recording) if each.version > point.version)
    later = msgspec.structs.replace(point, version=after.version)
    payload = msgspec.json.encode(msgspec.structs.replace(found, turning_points=(later,))).decode()
    stored = server.bot.analyses.stored
    await stored.add(old.id, old.version, rules=rules.rules_version, payload=payload, now=clock.now())
    await server.alice.slash(server.second, "analysis play", game=old.id, point=1)
    new = await server.state(server.second)
    given_again = await server.bot.analyses.recording(new)
    assert any(each.action == "answer" and each.actor == "nobody" for each in given_again.entries)
    await server.alice.slash(server.second, "siege auto", scope="all")
    shown = text(last(await server.alice.slash(server.second, "analysis show")))
    assert "Where the game was decided" in shown
    assert "Accuracy" not in shown
    over = await server.state(server.second)
    assert not (await server.bot.analyses.mistakes(over)).people


@pytest.mark.usefixtures("near")
async def test_a_continued_game_does_not_replace_a_running_game(server: PlayServer) -> None:
    old, _ = await mistaken(server)
    running = await server.new(server.second)
    private(await server.alice.slash(server.second, "analysis play", game=old.id))
    assert (await server.state(server.second)).id == running.id


async def test_only_finished_games_are_analysed(server: PlayServer) -> None:
    await server.new(server.first)
    for command in ("show", "again", "play"):
        assert "not over" in private(await server.alice.slash(server.first, f"analysis {command}"))
        assert not await server.alice.autocomplete(server.first, f"analysis {command}", "game", ""), "none is suggested"


async def test_two_users_wait_for_the_same_computation_and_see_its_progress(server: PlayServer, near: Near) -> None:
    """Each of them sees the progress; the computation continues when one of them stops waiting."""
    state = await played(server)
    analyses = server.bot.analyses
    heard: dict[int, list[tuple[int, int]]] = {0: [], 1: [], 2: []}

    def hear(who: int) -> Any:
        return lambda done, total: heard[who].append((done, total))

    waiting = [asyncio.create_task(analyses.of(state, hear(who))) for who in heard]
    async with asyncio.timeout(60):
        while not heard[2]:
            await asyncio.sleep(0.001)
    assert not analyses.busy, "one is under way, however many wait for it"
    waiting[2].cancel()
    one, two = await asyncio.gather(*waiting[:2])
    assert one == two == await analyses.known(state)
    assert near.begun == 1
    assert heard[0] == sorted(heard[0])
    assert heard[1]
    assert heard[1] == heard[0][-len(heard[1]) :], "the second hears all from when it asked, a moment later"


async def test_a_servers_requests_take_no_queue_places_from_other_servers(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of waiting requests of a server is limited; those of another server are still accepted."""
    state, begun = await played(server), list[str]()

    async def stand(_: Any, found: GameState) -> Any:
        begun.append(found.id)
        await asyncio.Event().wait()

    analyses = server.bot.analyses
    monkeypatch.setattr(service.Analyses, "_begin", stand)
    ours = [replace(state, id=f"ours-{number}") for number in range(service.EACH + 1)]
    other = replace(state, id="theirs", guild_id=77)
    waiting = [asyncio.create_task(analyses.of(each, lambda *_: None)) for each in ours[:-1]]
    async with asyncio.timeout(60):
        while len(begun) < service.EACH:
            await asyncio.sleep(0)
    with pytest.raises(UserError, match="analysis-queue"):
        await analyses.of(ours[-1], lambda *_: None)
    waiting.append(asyncio.create_task(analyses.of(other, lambda *_: None)))
    async with asyncio.timeout(60):
        while "theirs" not in begun:
            await asyncio.sleep(0)
    analyses.close()
    assert all(isinstance(each, UserError) for each in await asyncio.gather(*waiting, return_exceptions=True))


async def test_a_user_is_notified_when_the_interaction_expires_and_the_computation_continues(
    server: PlayServer, near: Near, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(server)
    analyses, going = server.bot.analyses, list[asyncio.Task[Any]]()
    of = analyses.of

    async def late(*args: Any) -> Any:
        going.append(asyncio.create_task(of(*args)))
        raise TimeoutError

    with monkeypatch.context() as patched:
        patched.setattr(analyses, "of", late)
        assert "Ask again in half an hour" in private(await server.bob.slash(server.first, "analysis show"))
    await asyncio.gather(*going)
    assert "Where the game was decided" in text(last(await server.alice.slash(server.first, "analysis show")))
    assert near.begun == 1
    assert handlers.PATIENCE < 15 * 60, "so long Discord lets an answer be edited"


async def test_a_game_that_cannot_be_replayed_is_reported(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    await played(server)
    problems = {
        ReplayMismatch(7): "row `#7`",
        ValueError("over"): "cannot be analysed",
        NoProcesses(): "ask again in a minute",
    }
    for error, said in problems.items():

        def fails(*_: Any, problem: Exception = error) -> Any:
            raise problem

        monkeypatch.setattr(server.bot.analyses, "_chances", Near(fails))
        assert said in private(await server.bob.slash(server.first, "analysis show"))
    await server.new(server.second)
    await server.alice.slash(server.second, "siege resign")
    gone = private(await server.alice.slash(server.second, "analysis show"))
    assert "given up" in gone or "not over" in gone


@pytest.mark.usefixtures("near")
async def test_a_game_whose_dice_are_still_in_use_cannot_be_continued(server: PlayServer) -> None:
    old, _ = await mistaken(server)
    later = clock.now() + timedelta(hours=3)
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).where(game.c.id == old.id).values(sealed_until=later))
    refused = private(await server.alice.slash(server.second, "analysis play", game=old.id))
    assert "Other players are still playing with the same dice" in refused
    assert await server.bot.context.service.in_channel(server.second.id) is None
