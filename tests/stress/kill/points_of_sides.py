"""The fault points that only games of several sides have, played live or by post."""

from __future__ import annotations

from typing import Any

from stress.kill.fate import Fate, patch

from bot.delivery.notices import NoticeDelivery
from bot.games.seats.chairs import AT_ONCE, LIVE, POST
from bot.games.time_outs import OUT_OF_TIME
from bot.sides.turns import KIND as TURN
from bot.sides.window_messages import KIND as WINDOW
from db import games
from db.games import Store
from db.notices import NoticeQueue
from db.sides import Sides, turns_of
from engine.core.asks import REACTION
from engine.core.record import LAPSE

OF_SIDES = (
    "secret: before the commit",
    "secret: after the commit",
    "order: before the commit",
    "order: after the commit",
    "hand-over: after the commit",
    "mention: posted, nothing told",
    "window: opened, not posted",
    "window: posted, nothing told",
    "window: answered, still shown",
    "window: gone, not noted",
    "lapse: claimed",
    "lapse: after the commit",
)
"""Those that only games of several sides have."""

BY_POST = (
    "digest: drawn, not posted",
    "reaction: waited for, not told",
    "reaction: answered, not shown",
    "at once: after the commit",
    "clock: fallen, not told",
    "clock: told, not noted",
    "clock: the autopilot called",
    "clock: claimed, not shown",
    "clock: settled, not noted",
)
"""Those that only games by post, and games with a clock, have."""


def install(fate: Fate) -> None:
    """Install the fault points of games of several sides, each named by what happens to the game."""

    def of_window(row: Any) -> bool:
        return any(each.pace == REACTION for each in turns_of(row).asked.values())

    def before(_: Any, row: Any, *, changes: Any, entries: Any, **__: Any) -> str | None:
        if row.asked is None or not (entries or "asides" in changes):
            return None
        return _kind_of(entries, "before")

    def after(done: Any, _: Any, row: Any, *, changes: Any, entries: Any, **__: Any) -> str | None:
        if row.asked is None:
            return None
        if (of_clock := _of_clock(row, done.after)) or not (entries or "asides" in changes):
            return of_clock
        if of_window(row) != of_window(done.after) and row.pace == LIVE:
            return "window: opened, not posted" if of_window(done.after) else "window: answered, still shown"
        if of_window(row) != of_window(done.after) and row.pace == POST and entries and entries[-1].action != LAPSE:
            return "reaction: waited for, not told" if of_window(done.after) else "reaction: answered, not shown"
        if of_window(row) and row.pace == AT_ONCE and entries and entries[-1].action == LAPSE:
            return "at once: after the commit"
        handed = set(turns_of(done.after).asked) - set(turns_of(row).asked)
        return _kind_of(entries, "after") or ("hand-over: after the commit" if handed else None)

    patch(games, "change", after=lambda _, *args, **more: before(*args, **more), fate=fate)
    patch(Store, "commit", after=after, fate=fate)
    drawn = {TURN: "digest: drawn, not posted"}
    kinds = {
        TURN: "mention: posted, nothing told",
        WINDOW: "window: posted, nothing told",
        OUT_OF_TIME: "clock: told, not noted",
    }
    patch(
        NoticeDelivery,
        "_send",
        before=lambda _, __, notice, *___: drawn.get(notice.kind),
        after=lambda _, __, ___, notice, *____: kinds.get(notice.kind),
        fate=fate,
    )
    patch(NoticeQueue, "deleted", before=lambda _, each: _gone(each), fate=fate)
    patch(Sides, "claim_due", after=lambda found, *_, **__: "lapse: claimed" if found else None, fate=fate)


def _gone(standing: Any) -> str:
    """Return the point at which a message is settled that stood until then: a window's facts know no round."""
    return "clock: settled, not noted" if "round" in standing.facts else "window: gone, not noted"


def _of_clock(row: Any, after: Any) -> str | None:
    """Return the point of what happens to a clock; None if nothing does."""
    old, new = turns_of(row).clock, turns_of(after).clock
    if old is None or new is None:
        return None
    if new.won is not None:
        return "clock: claimed, not shown"
    if len(new.fallen) > len(old.fallen):
        return "clock: fallen, not told"
    return "clock: the autopilot called" if len(new.played) > len(old.played) else None


def _kind_of(entries: Any, when: str) -> str | None:
    """Return the point of a decision of several sides; None for one that all may see."""
    if not entries:
        return f"order: {when} the commit"
    if entries[-1].action == LAPSE:
        return f"lapse: {when} the commit"
    return f"secret: {when} the commit" if entries[-1].secret else None
