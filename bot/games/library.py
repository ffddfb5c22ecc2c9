"""The library of a server: the battles of its members, and those that come with the games."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

import engine.games
from db.battles import Battle, Battles
from db.schema.games import NOBODY
from engine.core.battles.sheet import read
from engine.core.battles.store import canonical, code, shipped_text
from render.language import language

_ALWAYS = datetime.fromtimestamp(0, UTC)


class Library(Battles):
    """The libraries of all servers. What members have added comes before the battles of the games."""

    async def of_server(self, guild_id: int | None, *, system: str = "") -> list[Battle]:
        """Return the battles of a server, of one game or of all, by name."""
        return [*await super().of_server(guild_id, system=system), *_of_games(guild_id, system)]

    async def by_code(self, guild_id: int | None, start: str) -> Battle | None:
        """Return a battle of a server by the beginning of its code; None if the server has no such one."""
        found = await super().by_code(guild_id, start)
        return found or next((one for one in _of_games(guild_id, "") if one.code.startswith(start)), None)


def comes_with_game(one: Battle) -> bool:
    """Return whether a battle comes with its game, so that nobody can change or remove it."""
    return one.id in engine.games.find(one.system).library


def _of_games(guild_id: int | None, system: str) -> list[Battle]:
    if guild_id is None:
        return []
    names = [system] if system else engine.games.names()
    return [
        Battle(
            id=name,
            guild_id=guild_id,
            author_id=NOBODY,
            system=game,
            code=hashed,
            name=title,
            text=text,
            added_at=_ALWAYS,
        )
        for game in names
        for name in engine.games.find(game).library
        for hashed, title, text in [_read(game, name, language())]
    ]


@lru_cache(64)
def _read(game: str, name: str, locale: str) -> tuple[str, str, str]:
    """Return the code of a battle, its name in a language, and its text."""
    text = canonical(shipped_text(game, name))
    battle = engine.games.find(game).read_battle(read(text, (game,)), code(text))
    assert battle is not None, f"the battle {name} has mistakes"
    return code(text), str(battle.name.get(locale)), text
