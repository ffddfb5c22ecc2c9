"""Holds every request of the tests' bots against Discord's own description, and fails the test that made a wrong one.

A plugin of pytest. The bots speak to simcord's transports, to the Discord of the crash tests (which calls `look` by
itself) or to the load bench's stand-in: all are listened to here. Without the description the tests run as they are,
and the end of the run says so.
"""

from __future__ import annotations

import email
import email.policy
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pytest
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter
from support.discord_api import VARIABLE, Asked, Description, found

from benchmarks.load.fake_discord import StandIn

_COUNT = "discord-requests"
_held: list[Description] = []
_faults: list[str] = []


def look(asked: Asked) -> None:
    """Hold a request against the description, if it is here."""
    for description in _held:
        _faults.extend(description.faults(asked))


def taken() -> list[str]:
    """The faults since this was last asked, each once."""
    told = list(dict.fromkeys(_faults))
    _faults.clear()
    return told


class Watching:
    """The plugin: from the beginning of a run to its end."""

    def __init__(self) -> None:
        self.asked = 0
        """How many requests other processes of the run have looked at."""
        if path := found():
            _held.append(Description(path))
            _listen_to_the_client()
            _listen_to_webhooks()
            _listen_to_the_bench()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self) -> Iterator[None]:
        """Fail a test of which a request was not as described, also one that was made on its way out."""
        try:
            return (yield)
        finally:
            if told := taken():
                pytest.fail("\n".join(["not as Discord describes its API:", *told]), pytrace=False)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Tell the process that started this one how much was looked at."""
        if (told := getattr(session.config, "workeroutput", None)) is not None:
            told[_COUNT] = sum(each.asked for each in _held)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Add what a process of the run has looked at."""
        self.asked += getattr(node, "workeroutput", {}).get(_COUNT, 0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say how much was looked at, or that nothing was."""
        asked = self.asked + sum(each.asked for each in _held)
        if not _held:
            terminalreporter.write_line(
                f"Discord's description of its API is not here ({VARIABLE}): requests were not held against it"
            )
        elif asked:
            terminalreporter.write_line(f"{asked} requests were held against Discord's description of its API")


def _listen_to_the_client() -> None:
    request = FakeHTTPClient.request

    async def heard(self: Any, route: Any, *, form: Any = None, **more: Any) -> Any:
        parts = None if form is None else list(form)
        look(_read(route, more.get("json"), parts, more.get("params")))
        return await request(self, route, form=parts, **more)

    FakeHTTPClient.request = heard


def _listen_to_webhooks() -> None:
    request = FakeWebhookAdapter.request

    async def heard(self: Any, route: Any, session: Any, **more: Any) -> Any:
        look(_read(route, more.get("payload"), more.get("multipart"), more.get("params")))
        return await request(self, route, session, **more)

    FakeWebhookAdapter.request = heard


def _listen_to_the_bench() -> None:
    request = StandIn._request

    async def heard(self: StandIn, asked: Any) -> Any:
        body, names = _sent(asked.headers.get("Content-Type", ""), await asked.read())
        look(Asked(asked.method, asked.path, asked.query, body, names))
        return await request(self, asked)

    StandIn._request = heard  # type: ignore[method-assign]


def _read(route: Any, body: Any, form: Iterable[Mapping[str, Any]] | None, params: Mapping[str, Any] | None) -> Asked:
    names = []
    for part in form or ():
        if part["name"] == "payload_json":
            body = json.loads(part["value"])
        else:
            names.append(part["name"])
    return Asked(route.method, route.url, params or {}, body, names)


def _sent(kind: str, body: bytes) -> tuple[Any, list[str]]:
    """The JSON of a request as it came over the line, and the names of the parts beside it."""
    if not kind.startswith("multipart/"):
        return json.loads(body) if body else None, []
    message = email.message_from_bytes(f"Content-Type: {kind}\r\n\r\n".encode() + body, policy=email.policy.HTTP)
    parts = {str(part.get_param("name", header="content-disposition")): part for part in message.iter_parts()}
    told = parts.pop("payload_json", None)
    return None if told is None else json.loads(told.get_payload(decode=True)), list(parts)
