"""`/siege replay` posts an animation of a game or a day, drawn in another process, one at a time per channel."""

from __future__ import annotations

import asyncio
import io
import json
import signal
from collections.abc import Callable, Iterator
from typing import Any

import aiohttp
import discord
import pytest
from PIL import Image
from simcord.results import InteractionResult
from support import discord_limits
from support.discord_play import PlayServer, labels, text
from support.records import Game

import engine.games
from bot.chances import own_process
from bot.chances.own_process import TooSlow
from bot.replays import handlers
from bot.replays.drawing import Job, Result, Shown, Unshown, project
from bot.ui import progress_line
from engine.core.replay import Recording

Hear = Callable[[int, int], object]


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Draw replays in a thread of this process: other processes do not know the toy game."""

    async def near(job: Job, _: Hear) -> Result:
        return await asyncio.to_thread(project, job)

    monkeypatch.setitem(handlers.ReplayHandlers.__init__.__kwdefaults__, "project", near)
    return iter(())


async def replay(server: PlayServer, who: Any = None, **asked: str) -> InteractionResult:
    return await (who or server.alice).slash(server.first, "siege replay", **asked)


def answer(result: InteractionResult, *, public: bool) -> Any:
    message = result.followups[-1] if result.followups else result.response
    assert message is not None
    assert message.ephemeral is not public
    assert not discord_limits.faults_of_message({"components": message.components})
    return message


async def picture(message: Any) -> Image.Image:
    (file,) = message.attachments
    shown = Image.open(io.BytesIO(await file.read()))
    assert file.filename.endswith(f".{(shown.format or '').lower()}")
    return shown


async def played(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege auto", scope="all")


@pytest.mark.stress
async def test_a_players_replay_is_public(server: PlayServer) -> None:
    await played(server)
    message = answer(await replay(server), public=True)
    assert "**Orchard**: The whole game" in text(message)
    shown = await picture(message)
    assert shown.is_animated
    assert shown.n_frames >= 3, "three days"
    (gallery,) = (part for part in message.components[0]["components"] if part["type"] == 12)
    assert "An orchard on day 3" in gallery["items"][0]["description"]


async def test_a_spectators_replay_is_private_and_in_their_language(server: PlayServer) -> None:
    await played(server)

    def reads_italian(event: str, said: Any) -> None:
        if event == "INTERACTION_CREATE":
            said.update(locale="it")

    server.env.backend.subscribers.insert(0, reads_italian)
    message = answer(await replay(server, server.bob), public=False)
    assert "L’intera partita" in text(message)


@pytest.mark.parametrize("asked", ["2", "day 2", "Day 2"])
async def test_a_replay_can_show_one_day(server: PlayServer, asked: str) -> None:
    await played(server)
    message = answer(await replay(server, what=asked), public=True)
    assert "Day 2" in text(message)
    (file,) = message.attachments
    assert "-2." in file.filename


async def test_a_running_game_can_be_replayed(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege move", **{"from": "gate", "to": "trees", "what": "anna, ben"})
    message = answer(await replay(server), public=True)
    assert "apple" not in text(message), "the seed is not told"


@pytest.mark.parametrize(
    ("asked", "told"),
    [("tomorrow", "There is no replay of “tomorrow”"), ("9", "latest day is day 3")],
)
async def test_impossible_replays_are_refused(server: PlayServer, asked: str, told: str) -> None:
    await played(server)
    assert told in text(answer(await replay(server, what=asked), public=False))


async def test_a_replay_without_decisions_is_refused(server: PlayServer) -> None:
    assert "There is no game" in text(answer(await replay(server), public=False))
    await server.new(server.first)
    assert "nothing to show yet" in text(answer(await replay(server), public=False))


def says(server: PlayServer, result: Result) -> None:
    async def project_so(_: Job, __: Hear) -> Result:
        return result

    server.bot.replays.project = project_so
    server.bot.simulated = True  # makes a refusal visible here


async def test_every_result_of_the_replay_process_has_a_text(server: PlayServer) -> None:
    await played(server)
    says(server, Unshown(mismatch=7))
    assert "`#7`" in text(answer(await replay(server), public=True))
    says(server, Unshown())
    assert "nothing to show yet" in text(answer(await replay(server), public=True))
    says(server, Unshown(size=3_000_000))
    assert "2.9 MB, even at its smallest. The limit here is 8 MB." in text(answer(await replay(server), public=True))


@pytest.mark.stress
@pytest.mark.parametrize(("locale", "size"), [("it", "2,9 MB"), ("fr", "2,9 Mo")])
async def test_sizes_are_written_as_the_reader_writes_them(server: PlayServer, locale: str, size: str) -> None:
    await played(server)
    says(server, Unshown(size=3_000_000))

    def read(event: str, said: Any) -> None:
        if event == "INTERACTION_CREATE":
            said.update(locale=locale)

    server.env.backend.subscribers.insert(0, read)
    assert size in text(answer(await replay(server), public=True))


@pytest.mark.stress
async def test_one_replay_is_made_at_a_time(server: PlayServer) -> None:
    await played(server)
    theatre = server.bot.replays
    theatre._channels.add(server.first.id)
    assert "already being drawn for this channel" in text(answer(await replay(server), public=False))
    theatre._channels.clear()
    theatre._channels.update(range(handlers.WAITING))
    assert "Too many replays" in text(answer(await replay(server), public=False))
    theatre._channels.clear()
    answer(await replay(server), public=True)
    assert not theatre._channels


async def test_days_are_suggested(server: PlayServer) -> None:
    async def offered(typed: str = "") -> dict[str, str]:
        found = await server.bob.autocomplete(server.first, "siege replay", "what", typed)
        return {choice["name"]: choice["value"] for choice in found}

    assert await offered() == {}
    await played(server)
    assert next(iter((await offered()).items())) == ("The whole game", "all")
    assert {"1", "2", "3"} <= set((await offered()).values())
    assert set((await offered("2")).values()) == {"2"}
    assert "with all its fights" in next(reversed(list(await offered("3"))))


def test_the_process_gets_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    monkeypatch.setenv("SIEGEMASTER_DATABASE", "somewhere")
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    told = own_process.bare_environment()
    assert told["LANG"] == "it_IT.UTF-8"
    assert not [name for name in told if name.startswith(("DISCORD", "SIEGEMASTER"))]


def lines_shown(server: PlayServer) -> list[str]:
    """Return the list that fills with the texts of messages as they are edited."""
    shown: list[str] = []

    def note(event: str, said: Any) -> None:
        if event == "MESSAGE_UPDATE":
            shown.append(json.dumps(said["components"], ensure_ascii=False))

    server.env.backend.subscribers.append(note)
    return shown


async def test_a_progress_line_is_updated_until_the_replay_replaces_it(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress_line, "EVERY", 0.01)
    await played(server)
    shown = lines_shown(server)

    async def slowly(job: Job, hear: Hear) -> Result:
        for done in range(1, 5):
            await asyncio.sleep(0.05)
            hear(done, 4)
            hear(done, 4)  # the same again is no reason for an edit
            while len(shown) < done:
                await asyncio.sleep(0.01)
        return await asyncio.to_thread(project, job)

    server.bot.replays.project = slowly
    result = await replay(server)
    message = answer(result, public=True)
    assert "**Orchard**: The whole game" in text(message)
    assert not result.followups, "the line became the replay"
    assert labels(message) == ["🧩 Puzzle"]
    assert (await picture(message)).is_animated
    said = [
        "▰▰▱▱▱▱▱▱▱▱ picture 1 of 4",
        "▰▰▰▰▰▱▱▱▱▱ picture 2 of 4",
        "▰▰▰▰▰▰▰▱▱▱ picture 3 of 4",
        "All 4 pictures",
        "The whole game",
    ]
    assert len(shown) == len(said)
    assert [wanted for wanted, line in zip(said, shown, strict=True) if wanted not in line] == []


@pytest.mark.stress
async def test_edits_of_progress_are_rare_and_show_the_newest(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    past = [0.0]  # a clock of the test's own: on a busy machine the real one is late
    monkeypatch.setattr(progress_line, "EVERY", 0.15)
    monkeypatch.setattr(progress_line, "now", lambda: past[0])
    await played(server)
    shown = lines_shown(server)

    async def fast(job: Job, hear: Hear) -> Result:
        for done in range(1, 21):
            hear(done, 100)
            past[0] += 0.01
            await asyncio.sleep(0.01)
        return await asyncio.to_thread(project, job)

    server.bot.replays.project = fast
    answer(await replay(server), public=True)
    assert 2 <= len(shown) <= 4, "one in 0.15 seconds, and the replay"
    assert "1 of 100" not in shown[0]


@pytest.mark.stress
async def test_a_refused_edit_of_progress_stops_nothing(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_line, "EVERY", 0.01)
    await played(server)
    tried: list[str] = []

    async def refuse(*_: Any, view: Any, **__: Any) -> None:
        tried.append(str(view.to_components()))
        monkeypatch.setattr(discord.Interaction, "edit_original_response", edit)
        raise aiohttp.ClientConnectionError

    async def slowly(job: Job, hear: Hear) -> Result:
        monkeypatch.setattr(discord.Interaction, "edit_original_response", refuse)
        for done in range(1, 4):
            await asyncio.sleep(0.05)
            hear(done, 4)
        return await asyncio.to_thread(project, job)

    edit = discord.Interaction.edit_original_response
    shown = lines_shown(server)
    server.bot.replays.project = slowly
    assert "The whole game" in text(answer(await replay(server), public=True))
    assert len(tried) == 1
    assert len(shown) == 1, "it is not tried again"


async def test_a_replay_that_takes_too_long_is_reported(server: PlayServer) -> None:
    await played(server)

    async def too_slow(job: Job, hear: Hear) -> Result:
        raise TooSlow("no result within 120 seconds")

    server.bot.replays.project = too_slow
    server.bot.simulated = True
    assert "took too long" in text(answer(await replay(server), public=True))
    assert not server.bot.replays._channels


async def test_a_bot_that_stops_notifies_waiting_users(server: PlayServer) -> None:
    await played(server)
    drawing = asyncio.Event()

    async def for_ever(job: Job, hear: Hear) -> Result:
        drawing.set()
        await asyncio.Event().wait()
        raise AssertionError

    async def end() -> None:
        await drawing.wait()
        await server.bot.replays.close()

    server.bot.replays.project = for_ever
    server.bot.simulated = True
    ending = asyncio.ensure_future(end())
    assert "being restarted" in text(answer(await replay(server), public=True))
    await ending
    assert not server.bot.replays._drawing
    assert "being restarted" in text(answer(await replay(server), public=True)), "and no other begins"


async def apart(job: Job, hear: Hear = lambda *_: None, *, seconds: float = 120) -> Any:
    return await own_process.compute(project, (job,), seconds=seconds, hear=hear)


@pytest.mark.stress
async def test_a_replay_runs_in_a_process_that_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(engine.games.find("siege"), seed="apart").play(most=12)
    tape = Recording(system="siege", seed="apart", options={}, entries=tuple(game.entries))
    job = Job(recording=tape, period=1, locale="fr", most=8_000_000)
    heard: list[tuple[int, int]] = []
    result = await apart(job, lambda *done: heard.append(done))
    assert isinstance(result, Shown)
    assert heard == [(each, result.frames) for each in range(1, result.frames + 1)]
    assert Image.open(io.BytesIO(result.data)).size[0] == 800
    started: list[asyncio.subprocess.Process] = []

    async def start(*said: Any, **named: Any) -> asyncio.subprocess.Process:
        started.append(await begin(*said, **named))
        return started[-1]

    begin = asyncio.create_subprocess_exec
    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    drawing = asyncio.ensure_future(apart(job))
    while not started:
        await asyncio.sleep(0.01)
    drawing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await drawing
    with pytest.raises(TooSlow, match=r"within 0\.2 seconds"):
        await apart(job, seconds=0.2)
    assert [each.returncode for each in started] == [-signal.SIGKILL, -signal.SIGKILL]
    with pytest.raises(engine.games.UnknownGame, match="chess"):
        await apart(
            Job(recording=Recording(system="chess", seed="", options={}, entries=()), period=None, locale="en", most=1)
        )
