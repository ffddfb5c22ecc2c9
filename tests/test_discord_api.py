"""Requests to Discord are checked against its own description: a wrong one is found and fails the test."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from discord.http import Route
from simcord.backend import Backend
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter
from stress.kill.discordia import Discordia
from support import discord_watch
from support.discord_api import LOOSE, VARIABLE, Asked, Description, found
from support.discord_watch import look, taken

from benchmarks.load.fake_discord import StandIn

ROOT = Path(__file__).parent.parent
HERE = found()
here = pytest.mark.skipif(HERE is None, reason="Discord's description of its API is not here")

ID = {"$ref": "#/components/schemas/Id"}
TINY: dict[str, Any] = {
    "openapi": "3.1.0",
    "paths": {
        "/rooms/{room}/words": {
            "parameters": [{"name": "room", "in": "path", "schema": ID, "required": True}],
            "post": {
                "parameters": [{"name": "loud", "in": "query", "schema": {"type": "boolean"}}],
                "requestBody": {
                    "required": True,
                    "content": {
                        "application/json": {"schema": {"$ref": "#/components/schemas/Words"}},
                        "multipart/form-data": {"schema": {"$ref": "#/components/schemas/Words"}},
                    },
                },
            },
            "get": {
                "parameters": [
                    {"name": "most", "in": "query", "required": True, "schema": {"type": "integer", "maximum": 100}}
                ]
            },
        },
        "/rooms/@me/words": {"get": {}},
        "/bare": {"put": {"requestBody": {"content": {"application/json": {"schema": {"type": "array"}}}}}},
    },
    "components": {
        "schemas": {
            "Id": {"type": "string", "pattern": "^[0-9]+$"},
            "Words": {
                "type": "object",
                "properties": {
                    "said": {"type": "string", "maxLength": 5},
                    "more": {"oneOf": [{"type": "null"}, {"$ref": "#/components/schemas/A"}]},
                    "parts": {
                        "type": "array",
                        "items": {"oneOf": [{"$ref": f"#/components/schemas/{n}"} for n in "AB"]},
                    },
                },
                "required": ["said"],
            },
            "A": {"type": "object", "properties": {"type": {"const": 1}, "label": {"type": "string", "maxLength": 3}}},
            "B": {"type": "object", "properties": {"type": {"const": 2}, "url": {"type": "string"}}},
        }
    },
}


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    path = tmp_path / "openapi.json"
    path.write_text(json.dumps(TINY))
    return path


WORDS = "/api/v10/rooms/7/words"
FINE = {"said": "hello"}


@pytest.mark.parametrize(
    "asked",
    [
        Asked("POST", WORDS, {"loud": 1}, FINE),
        Asked("POST", "https://discord.com" + WORDS, {"loud": "true"}, FINE, ["files[0]", "files[9]"]),
        Asked(
            "POST", WORDS, {}, {"said": "", "parts": [{"type": 2, "url": "long enough"}, {"type": 1, "label": "abc"}]}
        ),
        Asked("GET", WORDS, {"most": "100"}),
        Asked("GET", "/rooms/@me/words"),
        Asked("PUT", "/bare"),
    ],
)
def test_described_requests_pass(tiny: Path, asked: Asked) -> None:
    assert Description(tiny, loose={}).faults(asked) == []


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (Asked("POST", "/rooms/7/word", {}, FINE), "POST /rooms/7/word: no such path"),
        (Asked("POST", "/rooms/7/words/8", {}, FINE), "no such path"),
        (Asked("PATCH", WORDS, {}, FINE), "PATCH /rooms/7/words: no such method"),
        (Asked("POST", "/rooms/seven/words", {}, FINE), "room: "),
        (Asked("POST", WORDS, {}, {}), '"said" is a required property'),
        (Asked("POST", WORDS, {}, {"said": 5}), "body.said: 5 is not of type"),
        (Asked("POST", WORDS, {}, {"said": "too long"}), "body.said: "),
        (Asked("POST", WORDS, {}, {**FINE, "siad": "x"}), "'siad' was unexpected"),
        (Asked("POST", WORDS, {}, {**FINE, "parts": [{"type": 1, "label": "four"}]}), "body.parts.0.label: "),
        (Asked("POST", WORDS, {}, {**FINE, "more": {"type": 1, "lable": "abc"}}), "body.more: Additional properties"),
        (Asked("POST", WORDS, {}, {**FINE, "parts": [{"type": 3}]}), "body.parts.0: "),
        (Asked("POST", WORDS, {}, None), "no body"),
        (Asked("POST", WORDS, {}, FINE, ["files[10]"]), "files[10]: not a part"),
        (Asked("POST", WORDS, {"loud": "maybe"}, FINE), "?loud: "),
        (Asked("POST", WORDS, {"quiet": "1"}, FINE), "?quiet: not a parameter"),
        (Asked("GET", WORDS), "?most: required"),
        (Asked("GET", WORDS, {"most": 101}), "?most: "),
        (Asked("GET", WORDS, {"most": 1}, FINE), "a body, where there is none"),
        (Asked("PUT", "/bare", {}, [], ["files[0]"]), "a body of multipart/form-data"),
    ],
)
def test_undescribed_requests_are_found_each_time(tiny: Path, asked: Asked, said: str) -> None:
    description = Description(tiny, loose={})
    assert description.faults(Asked("POST", WORDS, {}, FINE)) == []
    (fault,) = description.faults(asked)
    assert said in fault
    assert description.faults(asked) == [fault]
    assert description.asked == 3


WRONG = """
import pytest
from support import discord_watch
from support.discord_api import Asked

@pytest.fixture
def late():
    yield
    discord_watch.look(Asked("PATCH", "/bare"))

def test_right(): discord_watch.look(Asked("PUT", "/bare"))
def test_wrong(): discord_watch.look(Asked("PUT", "/bear"))
def test_late(late): pass
"""


SPREAD = [(), pytest.param(("-n", "1"), marks=pytest.mark.stress)]
"""In one process, which is quick, and under stress in several, as the whole suite runs."""


@pytest.mark.parametrize("spread", SPREAD, ids=["one process", "several"])
def test_a_wrong_request_fails_its_test(tiny: Path, tmp_path: Path, spread: tuple[str, ...]) -> None:
    said = _run(tmp_path, *spread, description=str(tiny))
    assert "3 passed, " in said, said
    assert said.count("PUT /bear: no such path") == 1
    assert said.count("PATCH /bare: no such method") == 1
    assert "2 errors" in said
    assert "3 requests were held against" in said


@pytest.mark.stress("one process")
@pytest.mark.parametrize("spread", SPREAD, ids=["one process", "several"])
def test_without_the_description_the_end_of_the_run_reports_it(tmp_path: Path, spread: tuple[str, ...]) -> None:
    said = _run(tmp_path, *spread, description="")
    assert "3 passed" in said
    assert said.count("requests were not held against it") == 1


@pytest.mark.stress
def test_the_named_description_exists(tmp_path: Path) -> None:
    assert "there is no such file" in _run(tmp_path, description=str(tmp_path / "nothing.json"))


def _run(folder: Path, *more: str, description: str) -> str:
    (folder / "test_wrong.py").write_text(WRONG)
    # As without a file beside the repository, wherever the repository is.
    start = (
        "import pathlib; from support import discord_api, discord_watch; discord_api.BESIDE = pathlib.Path('nowhere'); "
    )
    (folder / "conftest.py").write_text(
        f"{start}\ndef pytest_configure(config): config.pluginmanager.register(discord_watch.Watching())\n"
    )
    # In CI pytest repeats whole messages in its summary.
    kept = {name: value for name, value in os.environ.items() if name not in {"CI", "BUILD_NUMBER"}}
    environment = {**kept, VARIABLE: description, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "tests")])}
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", folder, folder, *more]
    done = subprocess.run([*map(str, words)], capture_output=True, text=True, check=False, env=environment, cwd=folder)
    return done.stdout + done.stderr


# --- Discord's own ---


ASKED_LOOSELY = {
    ("MessageAttachmentRequest", "id"): Asked("POST", "/channels/1/messages", {}, {"attachments": [{"id": 0}]}),
    ("CreatePrivateChannelRequest", "recipient_id"): Asked("POST", "/users/@me/channels", {}, {"recipient_id": 1}),
    ("ApplicationCommandUpdateRequest", "nsfw"): Asked(
        "PUT", "/applications/1/commands", {}, [{"name": "siege", "nsfw": False}]
    ),
    ("MessageEditRequestPartial", "tts"): Asked("PATCH", "/channels/1/messages/2", {}, {"tts": False}),
    ("IncomingWebhookUpdateForInteractionCallbackRequestPartial", "tts"): Asked(
        "POST", "/interactions/1/token/callback", {}, {"type": 7, "data": {"tts": False}}
    ),
    ("IncomingWebhookUpdateRequestPartial", "tts"): Asked(
        "PATCH", "/webhooks/1/token/messages/@original", {}, {"tts": False}
    ),
}


@here
@pytest.mark.parametrize("field", LOOSE, ids=".".join)
def test_known_deviations_of_the_library_are_allowed_and_no_others(field: tuple[str, str]) -> None:
    assert HERE is not None
    asked = ASKED_LOOSELY[field]
    assert Description(HERE).faults(asked) == []
    assert Description(HERE, loose={}).faults(asked) != []


@here
async def test_requests_to_the_crash_tests_discord_are_checked() -> None:
    world = Discordia()
    room = world.channel("war-room")
    await world.open()
    try:
        async with aiohttp.ClientSession(world.address) as line:
            address = f"/api/v10/channels/{room}/messages"
            (await line.post(address, json={"content": "hello"})).close()
            assert taken() == []
            (await line.post(address, json={"contents": "hello"})).close()
            form = aiohttp.FormData({"payload_json": json.dumps({"content": "x", "flags": "many"})})
            form.add_field("files[0]", b"\x89PNG", filename="board.png", content_type="image/png")
            (await line.post(address, data=form)).close()
    finally:
        await world.close()
    unknown, mistaken = taken()
    assert "'contents' was unexpected" in unknown
    assert "body.flags" in mistaken


@here
async def test_requests_to_the_benchmarks_stand_in_are_checked() -> None:
    standin = StandIn(1)
    await standin.open()
    try:
        async with aiohttp.ClientSession(standin.address) as line:
            (await line.get("/api/v10/users/@me")).close()
            assert taken() == []
            (await line.get("/api/v10/users/@me", params={"who": "me"})).close()
            form = aiohttp.FormData()
            form.add_field("payload_json", json.dumps({"components": [{"type": 99}]}), content_type="application/json")
            form.add_field("board", b"\x89PNG\r\n", filename="board.png", content_type="image/png")
            (await line.post("/api/v10/channels/1/messages", data=form)).close()
    finally:
        await standin.close()
    query, part, body = taken()
    assert "?who: not a parameter" in query
    assert "board: not a part" in part
    assert "body.components.0" in body


@here
async def test_responses_to_simcords_clients_are_checked() -> None:
    backend = Backend()
    client = FakeHTTPClient(backend, asyncio.get_running_loop())
    guild = backend.create_guild("Legation Quarter")
    room = backend.create_channel(guild.id, "room").id
    await client.request(Route("POST", "/channels/{channel_id}/messages", channel_id=room), json={"content": "hello"})
    assert taken() == []
    wrong = Route("POST", "/channels/{channel_id}/messages", channel_id=room)
    form = [{"name": "payload_json", "value": json.dumps({"content": "x" * 1_000, "components": {}})}]
    with suppress(Exception):  # independently of simcord's answer
        await client.request(wrong, form=form, files=[])
    with suppress(Exception):
        await FakeWebhookAdapter(backend).request(
            Route("POST", "/webhooks/{webhook_id}/{token}", webhook_id=1, token="t"), None, payload={"content": 1}
        )
    components, content = taken()
    assert "body.components" in components
    assert "body" in content


@here
def test_the_check_of_requests_is_on() -> None:
    look(Asked("GET", "/nonsense"))
    assert taken() == ["GET /nonsense: no such path"]
    assert discord_watch._held
