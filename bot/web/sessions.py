"""Viewers of the board in a browser: links, sessions and shared games."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.runtime import clock
from db.board_page import Kind, PageKey, PageKeys
from db.schema.games import NOBODY
from db.storage.database import Database

OPENS_FOR, LASTS = timedelta(minutes=10), timedelta(hours=12)
"""How long a link, and a session, are valid."""
REMEMBERED = timedelta(minutes=2)
"""How long the game of a click that launched the Activity is kept, because the launch itself carries no data."""
_LONGEST_LOCALE = 16
_SECRET = 64
"""The maximum length of a secret that is looked up, in characters."""
_MARK = 12
_KEPT_FOR, _KEPT = 2.0, 1_000
"""The time in seconds for which a shared link is kept in memory, and the maximum number of links kept."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """A viewer of a game: a Discord user, or a spectator with the id `NOBODY`.

    Only the site `origin` may show the shared game in a frame.
    """

    user_id: int
    game_id: str
    locale: str
    seat: str = ""
    origin: str = ""

    @property
    def spectates(self) -> bool:
        """Whether the viewer came by a public address, and sees only the public view."""
        return self.user_id == NOBODY


@dataclass(frozen=True, slots=True)
class Share:
    """A public address of a game. `origin` is the only site that may embed it; empty allows every site."""

    secret: str
    origin: str

    @property
    def mark(self) -> str:
        """The name of this share in custom ids. It gives no access to the game."""
        return _hash(self.secret)[:_MARK]


class Sessions:
    """Creates and finds sessions, links and shares. Only hashes of secrets are stored."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self.keys = PageKeys(database)
        self._spectators: dict[str, tuple[float, Viewer]] = {}
        self._now = now

    async def link(self, user_id: int, game_id: str, *, locale: str) -> str:
        """Return the secret of a new link. The link opens a game only once."""
        secret = secrets.token_urlsafe(24)
        await self.keys.add(self._key(secret, "link", user_id=user_id, game_id=game_id, locale=locale, lasts=OPENS_FOR))
        return secret

    async def begin(self, secret: str) -> tuple[str, Viewer] | None:
        """Return a new session's secret and viewer, or None if the link is no longer valid."""
        link = await self._find(secret, "link")
        if link is None:
            return None
        fresh, seat = secrets.token_urlsafe(24), secrets.token_hex(4)
        key = self._key(
            fresh, "session", user_id=link.user_id, game_id=link.game_id, locale=link.locale, lasts=LASTS, seat=seat
        )
        if not await self.keys.exchange(link.hash, key):
            return None
        return fresh, Viewer(key.user_id, key.game_id, key.locale, seat)

    async def remember(self, user_id: int, game_id: str, *, locale: str) -> None:
        """Remember for a short time which game a user wants to see."""
        secret = secrets.token_urlsafe(24)
        key = self._key(secret, "press", user_id=user_id, game_id=game_id, locale=locale, lasts=REMEMBERED)
        await self.keys.add(key)

    async def remembered(self, user_id: int) -> str | None:
        """Return the id of the game that a user last asked to see; None if unknown."""
        key = await self.keys.pressed(user_id, now=self._now())
        return None if key is None else key.game_id

    async def admit(self, user_id: int, game_id: str, *, locale: str) -> tuple[str, Viewer]:
        """Start a session without a link for an authenticated user. Return its secret and viewer."""
        fresh, seat = secrets.token_urlsafe(24), secrets.token_hex(4)
        key = self._key(fresh, "session", user_id=user_id, game_id=game_id, locale=locale, lasts=LASTS, seat=seat)
        await self.keys.add(key)
        return fresh, Viewer(user_id, game_id, key.locale, seat)

    async def viewer(self, secret: str, *, game_id: str, seat: str) -> Viewer | None:
        """Return the viewer of a session; None if it is not valid for the game."""
        key = await self._find(secret, "session")
        if key is None or (key.game_id, key.seat) != (game_id, seat):
            return None
        return Viewer(key.user_id, key.game_id, key.locale, seat)

    async def share(self, user_id: int, game_id: str, *, locale: str, origin: str = "") -> Share:
        """Create a public address of a game and return it."""
        secret = secrets.token_urlsafe(12)
        key = self._key(
            secret, "share", user_id=user_id, game_id=game_id, locale=locale, lasts=None, seat=secret, origin=origin
        )
        await self.keys.add(key)
        return Share(secret, origin)

    async def shares(self, game_id: str) -> list[Share]:
        """Return the public addresses of a game, the oldest first."""
        return [Share(key.seat, key.origin) for key in await self.keys.shares(game_id)]

    async def unshare(self, game_id: str, mark: str) -> None:
        """Delete the public address that has this `mark`, if it exists."""
        self.forget(game_id)
        for share in await self.shares(game_id):
            if share.mark == mark:
                await self.keys.revoke(game_id, _hash(share.secret))

    async def spectator(self, secret: str) -> Viewer | None:
        """Return the viewer of a shared game; None if it is no longer shared."""
        at, kept = self._spectators.get(secret, (-_KEPT_FOR, None))
        if kept is not None and clock.monotonic() - at < _KEPT_FOR:
            return kept
        self._spectators.pop(secret, None)
        key = await self._find(secret, "share")
        if key is None:
            return None
        viewer = Viewer(NOBODY, key.game_id, key.locale, origin=key.origin)
        if len(self._spectators) >= _KEPT:
            self._spectators.clear()
        self._spectators[secret] = clock.monotonic(), viewer
        return viewer

    def forget(self, game_id: str) -> None:
        """Remove a game's spectators from the cache."""
        self._spectators = {key: kept for key, kept in self._spectators.items() if kept[1].game_id != game_id}

    async def _find(self, secret: str, kind: Kind) -> PageKey | None:
        if not 0 < len(secret) <= _SECRET:
            return None
        return await self.keys.find(_hash(secret), kind, now=self._now())

    def _key(
        self,
        secret: str,
        kind: Kind,
        *,
        user_id: int,
        game_id: str,
        locale: str,
        lasts: timedelta | None,
        seat: str = "",
        origin: str = "",
    ) -> PageKey:
        now = self._now()
        return PageKey(
            hash=_hash(secret),
            kind=kind,
            seat=seat,
            game_id=game_id,
            user_id=user_id,
            locale=locale[:_LONGEST_LOCALE],
            origin=origin,
            created_at=now,
            expires_at=None if lasts is None else now + lasts,
        )


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
