"""A message of a tournament is posted once, also when a process died before it could note that it was posted."""

from __future__ import annotations

from typing import Any

import pytest
from support.discord_play import PlayServer
from support.tournament.stage import TournamentStage

from bot.runtime import clock
from bot.tournaments.judging import ROUND
from bot.tournaments.reports import QUESTION
from bot.tournaments.service import Decision
from bot.tournaments.table_posts import mark_of
from db.tournaments.journal import Shown
from db.tournaments.store import Tournaments
from engine.tournament import facts as f

pytestmark = pytest.mark.sqlite

REPORT = {"a": {"units_lost": 100}, "b": {"units_lost": 300}}


@pytest.mark.stress("question")
@pytest.mark.parametrize("what", [ROUND, QUESTION])
async def test_a_post_made_before_a_crash_is_found(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    stage, lost = TournamentStage(server), list[Any]()
    await stage.create(2)
    settle = Tournaments.settle_post

    async def settled(self: Tournaments, post: Any, **said: Any) -> bool:
        if post.what == what and len(lost) < 2 and said["message_id"]:
            lost.append(post)
            raise OSError("the process dies")
        return await settle(self, post, **said)

    monkeypatch.setattr(Tournaments, "settle_post", settled)
    reported = f.Reported(round=1, table=1, player=1, report=REPORT)
    told = Decision([reported], posts=(Shown(QUESTION, 1, 1), Shown(ROUND, 1)))
    await stage.service.decide(stage.id, lambda _t, _seed: told, by=stage.people[1].id, now=clock.now())
    await server.env.advance_time(20)
    assert len(lost) == 1
    found = [each.id for each in server.messages(stage.channel)]
    for _ in range(2):  # another process finds the post, edits it and dies too
        await server.env.advance_time(200)
    assert len(lost) == 2
    assert [each.id for each in server.messages(stage.channel)] == found, "nothing comes twice"
    (post,) = [each for each in await stage.service.store.posts(stage.id) if each.what == what]
    assert post.message_id in [each.id for each in server.messages(stage.channel)]
    assert not post.tried
    assert (post.nonce, mark_of(post)) != (lost[0].nonce, mark_of(lost[0])), "another one has its own"
