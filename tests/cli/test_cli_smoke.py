"""The smoke test of the real Discord, here against the simulated one."""

from __future__ import annotations

import copy
import os
from pathlib import Path
from typing import Any

import pytest
from support import discord_watch
from support.discord_play import WORD, PlayServer, controls
from typer.testing import CliRunner

from bot.cli import smoke_answers
from bot.cli.app import app
from bot.cli.console import Failure
from bot.cli.smoke import MEMBERS, TASKS, Smoke, found_channel
from bot.cli.smoke_answers import Seen, compared, differences, form, simulated, written

FILE = Path(smoke_answers.__file__).with_name("smoke.json")
REWRITE = "SIEGEMASTER_SMOKE"
"""With this variable set, the test writes `smoke.json` again."""


async def played(server: PlayServer) -> Smoke:
    """Do everything that `siegemaster smoke` does; Alice does the tasks of the person."""
    alice, channel, env = server.alice, server.first, server.env
    run = Smoke(server.bot, await found_channel(server.bot, channel.id))
    with run.listening():
        await run.before()
        told = discord_watch.taken()  # the text that is too long, on purpose
        assert [word in told[0] for word in ("POST /channels", "xxx")] == [True, True], told
        await env.settle()
        ballot = server.messages(channel)[-1]
        await alice.slash(channel, "siege new", game=server.game)
        await alice.submit_modal(await server.press(channel, WORD), {"word": "7"})
        await server.press(channel, "Begin the day")
        menu = next(part for part in controls(await server._menus(channel, alice, _has_select)) if part["type"] == 3)
        await alice.select(
            server.as_message(server.board(channel)), [menu["options"][0]["value"]], custom_id=menu["custom_id"]
        )
        await alice.autocomplete(channel, "siege undo", "back", "")
        await alice.slash(channel, "siege players add", user=server.bob)
        await alice.slash(channel, "tournament list", file=("list.txt", b"A list"))
        owner = server.guild.owner
        (letter,) = env.backend.messages[owner.dm_channel.id].values()
        await owner.click(server.as_message(letter), label="Press")
        await alice.vote(server.as_message(ballot), answer=1)
        await env.settle()
        await run.after()
    return run


def _has_select(message: Any) -> bool:
    return any(part["type"] == 3 for part in controls(message))


@pytest.mark.simcord(settle_timeout=60)
async def test_the_simulated_discord_does_what_is_written(server: PlayServer) -> None:
    run = await played(server)
    if os.environ.get(REWRITE):
        FILE.write_bytes(written(run.seen))
    assert list(run.missing) == []
    assert compared(simulated(), run.seen) == [], f"set {REWRITE} to write smoke.json again"


async def test_only_a_channel_of_a_private_server_is_used(server: PlayServer) -> None:
    with pytest.raises(Failure, match="invite it to the server"):
        await found_channel(server.bot, 1)
    thread = await server.bot.get_channel(server.first.id).create_thread(name="x")
    with pytest.raises(Failure, match="not a text channel"):
        await found_channel(server.bot, thread.id)
    for number in range(MEMBERS):
        server.guild.add_member(server.env.create_user(f"more-{number}"))
    await server.restart()
    with pytest.raises(Failure, match="make a private one"):
        await found_channel(server.bot, server.first.id)


def test_differences_are_told_in_words() -> None:
    ours = Seen()
    ours.note("GET /x", {"id": "1", "of": {"12": {"name": None}, "13": {"name": "a"}}, "all": [{"a": 1}, {"b": True}]})
    assert ours.forms["GET /x"]["of"] == {"id": {"name": "nothing or text"}}
    ours.facts["poll"] = {"answers": 2}
    real = copy.deepcopy(ours)
    assert compared(ours, real) == []
    real.note("GET /x", {"id": 1, "of": {}, "all": [], "more": "harmless"})
    real.note("GET /y", {})
    real.facts["poll"] = {"answers": 3, "refused": "403 50013"}
    assert compared(ours, real) == [
        "poll, answers: 3, and simulated 2",
        "poll, refused: 403 50013, and simulated nothing",
        "GET /x: id is number, and simulated text",
        "GET /y: unknown to the simulated Discord",
    ]
    assert list(differences(form({"a": [{"b": 1}]}), form({"a": [{}]}))) == ["a[].b is missing"]
    assert compared(ours, Seen())[-1] == "GET /x: did not come"


def test_without_a_token_the_command_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    done = CliRunner().invoke(app, ["smoke", "123"])
    assert done.exit_code != 0
    assert "DISCORD_TOKEN" in done.output + str(done.exception)
    done = CliRunner().invoke(app, ["smoke", "general"])
    assert "not the id of a channel" in done.output + str(done.exception)


def test_every_task_has_a_form_to_compare() -> None:
    assert {f"interaction: {task.name}" for task in TASKS} <= simulated().forms.keys()
