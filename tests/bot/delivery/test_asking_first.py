"""What ends by the clock asks Discord first whether it answers: every job of the scheduler says which kind it is."""

from __future__ import annotations

import inspect

import pytest
from support.discord_play import PlayServer

pytestmark = pytest.mark.sqlite

ASKS = {"votes", "campaigns", "sides", "daily", "tables", "tournaments", "tournament-games", "tournament-reminders"} | {
    "matches",  # a challenge that nobody accepts
}
"""The jobs that end something for a person: a question, a vote, a day, a registration, a round."""
ENDS_NOTHING = {"quiet", "boards", "letters", "calls", "windows", "reminders", "annals", "watchers"} | {
    "farewells",  # deletes what belongs to servers that removed the bot a month ago
    "privacy",
    "table-threads",
    "lobby",
}
"""The jobs that bring messages, compute, or delete what nobody waits for."""


async def test_every_job_that_ends_something_checks_discord_first(server: PlayServer) -> None:
    """A new job has to be added to one of the two lists; a job that ends something calls `Watch.reached` first."""
    jobs = server.bot.context.scheduler._jobs
    assert jobs.keys() == ASKS | ENDS_NOTHING
    owners = {name: type(getattr(work, "__self__", None)) for name, work in jobs.items()}
    sources = {name: inspect.getsource(owner) for name, owner in owners.items() if owner is not type(None)}
    assert {name for name, source in sources.items() if ".reached()" in source} - {"quiet"} == ASKS
