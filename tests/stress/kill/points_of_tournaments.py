"""The fault points that only tournaments have: their facts, their messages, what happens by itself."""

from __future__ import annotations

from typing import Any

from stress.kill.fate import Fate, patch

from bot.tournaments.posts import TournamentWorker
from bot.tournaments.table_posts import TableDelivery
from db.tournaments import store
from db.tournaments.store import Tournaments

OF_TOURNAMENTS = (
    "fact: before the commit",
    "fact: after the commit",
    "message: claimed",
    "message: posted, not noted",
    "message: edited, not noted",
    "message: noted",
    "question: posted, not told",
    "registration: over, not closed",
)


def install(fate: Fate) -> None:
    """Install the fault points of tournaments."""

    def before_noted(_: Any, post: Any, *, message_id: int | None, **__: Any) -> str | None:
        if not message_id:
            return None
        return "message: edited, not noted" if post.message_id == message_id else "message: posted, not noted"

    patch(store, "add", after=lambda *_, **__: "fact: before the commit", fate=fate)
    patch(Tournaments, "add", after=lambda *_, **__: "fact: after the commit", fate=fate)
    patch(Tournaments, "claim_posts", after=lambda found, *_, **__: "message: claimed" if found else None, fate=fate)
    patch(
        Tournaments,
        "settle_post",
        before=before_noted,
        after=lambda *_, message_id, **__: "message: noted" if message_id else None,
        fate=fate,
    )
    patch(TableDelivery, "_asked", before=lambda *_: "question: posted, not told", fate=fate)
    patch(TournamentWorker, "_decide", before=lambda *_: "registration: over, not closed", fate=fate)
