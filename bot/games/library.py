"""The battle library of a server. It has the members' battles and those that come with the games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime
from functools import lru_cache

import msgspec

import engine.games
from bot.games.battle_folder import BattleFile, BattleFolder, FileBattle
from bot.runtime import clock
from db.battles import Battle, Battles, Known
from db.daily import Days
from db.daily_days import battle_of, is_battle
from db.schema.games import NOBODY
from db.storage.database import Database
from engine.core.base_ruleset import BaseRuleset
from engine.core.battles.series import is_series, title_of
from engine.core.battles.sheet import read
from engine.core.battles.store import canonical, code, shipped_text
from engine.core.day_gate import BATTLE, SCENARIO
from render.catalogue import FALLBACK
from render.language import language

_ALWAYS = datetime.fromtimestamp(0, UTC)


class Library(Battles):
    """Returns the battles that a server can play.

    Battles added by members come first, then those that come with the game. The battles in `folder` belong to every
    server, and new battles are stored there.
    """

    def __init__(self, database: Database, folder: BattleFolder | None = None) -> None:
        super().__init__(database)
        self.folder = folder
        self.editor: Callable[[str], str] | None = None
        """Returns the address of the editor with a file of the folder; None if there is no editor."""

    async def of_server(self, guild_id: int | None, *, system: str = "") -> list[Battle]:
        """Return the battles in a server's library, sorted by name. The default is battles of all games."""
        stored = await super().of_server(guild_id, system=system)
        today = await self.of_the_day(guild_id)
        drawn = [today] if today is not None and guild_id is not None and system in {"", today.system} else []
        return [*await self._of_folder(guild_id, system), *drawn, *stored, *_of_games(guild_id, system)]

    async def of_the_day(self, guild_id: int | None = None, *, ago: int = 0) -> Battle | None:
        """Return the battle of the day as a server's battle, or None.

        With `ago`, it is the battle of that many days ago.
        """
        today = clock.now().astimezone(UTC).date()
        named = date.fromordinal(today.toordinal() - ago).isoformat()
        day = await Days(self.database).day(battle_of(named))
        if day is None:
            return None
        text = msgspec.json.decode(day.options, type=dict[str, str])[BATTLE]
        hashed, title = _named(day.system, text, language())
        return Battle(
            id=day.day,
            guild_id=guild_id or 0,
            author_id=NOBODY,
            system=day.system,
            code=hashed,
            name=f"{title} ({named})",
            text=text,
            added_at=day.made_at,
        )

    async def by_code(self, guild_id: int | None, start: str) -> Battle | None:
        """Return a server's battle whose code begins with `start`; None without one."""
        found = await super().by_code(guild_id, start)
        days = [await self.of_the_day(guild_id, ago=ago) for ago in (0, 1)] if found is None else []
        others = [*await self._of_folder(guild_id, ""), *filter(None, days), *_of_games(guild_id, "")]
        return found or next((one for one in others if one.code.startswith(start)), None)

    async def add(
        self, guild_id: int, author_id: int, *, system: str, name: str, text: str, now: datetime, after_id: int = NOBODY
    ) -> Battle:
        """Add a battle to a server's library or the folder, and return it.

        Raise `Full` if the user or the server has too many battles. Raise `Known` if the battle is already there.
        """
        if self.folder is None:
            more = {"system": system, "name": name, "text": text}
            return await super().add(guild_id, author_id, now=now, after_id=after_id, **more)
        if any(one.code == code(text) for one in await self._of_folder(guild_id, "")):
            raise Known
        written = await asyncio.to_thread(self.folder.write, self.folder.free_name(name), text)
        return _of_file(written, guild_id)

    async def replace(self, one: Battle, *, name: str, text: str) -> Battle:
        """Replace the text of a battle, and return it. Running games keep their old text.

        Raise `Known` if the server already has a battle with this text.
        """
        if self.folder is None or not isinstance(one, FileBattle):
            return await super().replace(one, name=name, text=text)
        return _of_file(await asyncio.to_thread(self.folder.write, one.file, text), one.guild_id)

    async def discard(self, one: Battle) -> None:
        """Delete a battle, or its file if it comes from the folder. Games of this battle keep its text."""
        if self.folder is not None and isinstance(one, FileBattle):
            await asyncio.to_thread(self.folder.remove, one.file)
        else:
            await self.remove(one.id)

    async def faulty_files(self) -> list[BattleFile]:
        """Return the files of the folder that have errors."""
        return [each for each in await self._files() if each.checked.problems]

    async def _files(self) -> list[BattleFile]:
        return await asyncio.to_thread(self.folder.files) if self.folder is not None else []

    async def _of_folder(self, guild_id: int | None, system: str) -> list[Battle]:
        if guild_id is None:
            return []
        playable = [each for each in await self._files() if not each.checked.problems]
        return [_of_file(each, guild_id) for each in playable if system in {"", each.checked.game}]


def _of_file(found: BattleFile, guild_id: int) -> FileBattle:
    battle = found.checked.battle
    return FileBattle(
        id=found.id,
        guild_id=guild_id,
        author_id=NOBODY,
        system=found.checked.game,
        code=found.checked.code,
        name=battle.name.get(language()),
        text=found.assembled or found.text,
        added_at=_ALWAYS,
        file=found.name,
    )


def comes_with_game(one: Battle) -> bool:
    """Return whether a battle belongs to its game, so that nobody can change it."""
    rules = engine.games.find(one.system)
    return is_battle(one.id) or one.id in (*rules.library, *series_with(one.system))


def is_by_user(options: Mapping[str, str]) -> bool:
    """Return whether `options` select a battle by a user."""
    code = options.get(SCENARIO, "") if BATTLE in options else ""
    shipped = ((game, name) for game in engine.games.names() for name in engine.games.find(game).library)
    return bool(code) and all(_read(game, name, FALLBACK)[0] != code for game, name in shipped)


def series_with(system: str) -> tuple[str, ...]:
    """Return the names of the series of battles that come with a game."""
    found = engine.games.find(system)
    return found.series if isinstance(found, BaseRuleset) else ()


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
        for name in (*engine.games.find(game).library, *series_with(game))
        for hashed, title, text in [_read(game, name, language())]
    ]


@lru_cache(64)
def _read(game: str, name: str, locale: str) -> tuple[str, str, str]:
    """Return the code, the name in a language, and the text of a battle."""
    text = canonical(shipped_text(game, name))
    return *_named(game, text, locale), text


@lru_cache(8)
def _named(game: str, text: str, locale: str) -> tuple[str, str]:
    """Return the code of a valid battle, and its name in a language."""
    if is_series(text):
        return code(text), title_of(text, game).get(locale)
    battle = engine.games.find(game).read_battle(read(text, (game,)), code(text))
    assert battle is not None, "a battle that the bot brings has no mistakes"
    return code(text), str(battle.name.get(locale))
