"""The fault points that only challenges, lobbies, proposals and holidays have."""

from __future__ import annotations

from typing import Any

from stress.kill.fate import Fate, patch

from bot.games.agreements import Agreements
from bot.games.endings import Endings
from bot.games.holidays import Holidays
from bot.games.new_games import NewGames
from db import matches
from db.kept_messages import KeptMessages
from db.matches import DECLINED, EXPIRED, TAKEN, WITHDRAWN, Seeks

OF_CHALLENGES = (
    "challenge: before the commit",
    "challenge: stored, not posted",
    "challenge: posted, not noted",
    "challenge: taken, not committed",
    "challenge: its game stored, no board",
    "challenge: withdrawn, not shown",
    "challenge: declined, not shown",
    "challenge: turned round, not shown",
    "challenge: expired, not shown",
    "challenge: shown, not noted",
    "offer: stored, not posted",
    "offer: answered, not shown",
    "end: stored, not shown",
    "holiday: stored, not shown",
    "lobby: claimed, not edited",
    "lobby: edited, not noted",
)


def install(fate: Fate) -> None:
    """Install the points, each named by what happens to a challenge or to the game that has begun from it."""
    patch(Seeks, "add", before=_named("challenge: before the commit"), fate=fate)
    patch(Seeks, "add", after=_named("challenge: stored, not posted"), fate=fate)
    patch(Seeks, "posted", before=_named("challenge: posted, not noted"), fate=fate)
    ends = {state: f"challenge: {state}, not shown" for state in (WITHDRAWN, DECLINED, EXPIRED)}
    patch(Seeks, "close", after=lambda _, __, ___, state, **____: ends.get(state), fate=fate)
    patch(Seeks, "counter", after=_named("challenge: turned round, not shown"), fate=fate)
    patch(Seeks, "show", before=_named("challenge: shown, not noted"), fate=fate)
    patch(matches, "_change", after=_taken, fate=fate)
    patch(NewGames, "new_game", after=_named("challenge: its game stored, no board"), fate=fate)
    patch(Agreements, "_propose", after=_named("offer: stored, not posted"), fate=fate)
    patch(Agreements, "answer", after=_named("offer: answered, not shown"), fate=fate)
    patch(Endings, "ended", after=_named("end: stored, not shown"), fate=fate)
    patch(Holidays, "apply", after=lambda done, *_, **__: "holiday: stored, not shown" if done else None, fate=fate)
    patch(KeptMessages, "claim", after=lambda done, *_, **__: "lobby: claimed, not edited" if done else None, fate=fate)
    patch(KeptMessages, "settle", before=_named("lobby: edited, not noted"), fate=fate)


def _named(point: str) -> Any:
    return lambda *_, **__: point


def _taken(_: Any, *__: Any, **values: Any) -> str | None:
    return "challenge: taken, not committed" if values.get("state") == TAKEN else None
