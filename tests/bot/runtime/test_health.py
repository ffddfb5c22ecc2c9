"""A bot in play is counted and logged: presses, commands, decisions, pictures, under the ids of their interactions."""

from __future__ import annotations

import logging

import pytest
from structlog.contextvars import get_contextvars
from support.discord_play import PlayServer


def sample(server: PlayServer, name: str, **labels: str) -> float:
    return server.bot.metrics.registry.get_sample_value(name, labels) or 0.0


async def test_actions_of_users_are_counted(server: PlayServer) -> None:
    await server.new(server.first)
    await server.press(server.first, "Done")  # as the steward advises
    await server.alice.slash(server.first, "siege done")
    await server.alice.slash(server.first, "siege auto", scope="day")
    await server.alice.slash(server.first, "siege status")
    assert sample(server, "siegemaster_decisions_total", system=server.game, by="answer") == 1
    assert sample(server, "siegemaster_decisions_total", system=server.game, by="steward") > 0
    assert sample(server, "siegemaster_answer_seconds_count", kind="press") == 1
    assert sample(server, "siegemaster_answer_seconds_count", kind="command") == 4
    assert sample(server, "siegemaster_commit_seconds_count") >= 2
    assert sample(server, "siegemaster_picture_seconds_count") >= 2
    assert sample(server, "siegemaster_errors_total") == 0
    assert server.bot.context.scheduler.last is not None


async def test_a_log_line_has_its_click_and_its_command(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[dict[str, object]] = []

    class Listening(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            seen.append(dict(get_contextvars()))

    state = await server.new(server.first)
    service, log = server.bot.context.service, logging.getLogger("bot.test")
    log.addHandler(handler := Listening())
    kept = service.store.commit

    async def commit(*args: object, **more: object) -> bool:
        log.warning("storing")
        return await kept(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(service.store, "commit", commit)
    try:
        await server.press(server.first, "Done")
        await server.alice.slash(server.first, "siege auto", scope="decision")
    finally:
        log.removeHandler(handler)
    assert [(line.get("game"), line.get("action"), line.get("command")) for line in seen] == [
        (state.id, "advised", None),
        (None, None, "siege auto"),
    ]
    assert all(line["interaction"] for line in seen)
    assert get_contextvars() == {}
