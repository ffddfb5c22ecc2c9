"""A pytest plugin that compares every request of the bots with Discord's description and fails tests that err.

The bots connect to simcord's transports, to the Discord of the crash tests (which calls `look` itself) or to the load
bench's server: the plugin observes all of them. Without the description the tests run unchanged, and the summary of the
run says so.
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
    """Check a request against the description if it is available."""
    for description in _held:
        _faults.extend(description.faults(asked))


def taken() -> list[str]:
    """Return the errors since the last call, each once."""
    told = list(dict.fromkeys(_faults))
    _faults.clear()
    return told


class Watching:
    """The plugin, from the beginning of a run to its end."""

    def __init__(self) -> None:
        self.asked = 0
        """The number of requests that other processes of the run have checked."""
        if path := found():
            _held.append(Description(path))
            _listen_to_the_client()
            _listen_to_webhooks()
            _listen_to_the_bench()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self) -> Iterator[None]:
        """Fail a test that sent a wrong request, even during its teardown."""
        try:
            return (yield)
        finally:
            if told := taken():
                pytest.fail("\n".join(["not as Discord describes its API:", *told]), pytrace=False)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Report to the controlling process how many requests were checked."""
        if (told := getattr(session.config, "workeroutput", None)) is not None:
            told[_COUNT] = sum(each.asked for each in _held)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Add the number that a worker process has checked."""
        self.asked += getattr(node, "workeroutput", {}).get(_COUNT, 0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print how many requests were checked, or that none was."""
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
    """Return the JSON of a request as sent, and the names of the parts beside it."""
    if not kind.startswith("multipart/"):
        return json.loads(body) if body else None, []
    message = email.message_from_bytes(f"Content-Type: {kind}\r\n\r\n".encode() + body, policy=email.policy.HTTP)
    parts = {str(part.get_param("name", header="content-disposition")): part for part in message.iter_parts()}
    told = parts.pop("payload_json", None)
    return None if told is None else json.loads(told.get_payload(decode=True)), list(parts)
