"""The fault points that only games of a series of battles have."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection
from stress.kill.fate import Fate, patch

from bot.battles import series
from bot.games.new_games import NewGames
from db.games import Store
from db.schema.games import RUNNING

OF_SERIES = (
    "series: over, not shown",
    "series: next asked for",
    "series: noted, not committed",
    "series: begun, not answered",
    "series: begun, no board",
)


def install(fate: Fate) -> None:
    """Install the points, each named by what happens to a battle of a series, or to the one that follows."""
    patch(Store, "commit", after=_over, fate=fate)
    patch(NewGames, "new_game", before=lambda *_, **more: _next("next asked for", more), fate=fate)
    patch(NewGames, "new_game", after=lambda *_, **more: _next("begun, not answered", more), fate=fate)
    patch(series, "redraw", after=lambda *_, **__: "series: begun, no board", fate=fate)
    goes_on = series.goes_on

    def noted(*args: str) -> Any:
        write = goes_on(*args)

        async def written(connection: AsyncConnection) -> None:
            await write(connection)
            fate("series: noted, not committed")

        return written

    series.goes_on = noted


def _next(what: str, more: dict[str, Any]) -> str | None:
    return f"series: {what}" if more.get("series") else None


def _over(done: Any, *_: Any, **__: Any) -> str | None:
    return "series: over, not shown" if done.after.series and done.after.status != RUNNING else None
