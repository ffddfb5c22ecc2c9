"""The web server of the board's page. A public server must run behind a reverse proxy with TLS."""

from __future__ import annotations

import asyncio
import contextvars
import hashlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import replace
from functools import cache
from http import HTTPStatus
from importlib import resources
from typing import Annotated, Any, Protocol, TypeVar
from urllib.parse import urlsplit

import aiohttp
import discord
import msgspec
from aiohttp import hdrs, web

from bot.games.error_answers import told, unforeseen
from bot.games.errors import IsDailyAttempt, NoSuchGame
from bot.runtime import clock
from bot.ui.errors import RefusedIn, UserError
from bot.ui.rate_limits import RateLimits
from bot.ui.texts import say
from bot.undo.handlers import MOST
from bot.web.activity import ORIGINS, Activity, Refusal
from bot.web.feed import Feed, Listener
from bot.web.levels import Json
from bot.web.sessions import LASTS, Sessions, Viewer
from bot.web.table import SCOPES, Table, Unseen
from db.schema.games import NOBODY
from db.storage.errors import DatabaseError
from engine.core.asks import Refused
from render.catalogue import FALLBACK, house_texts
from render.language import language, speak
from render.named import bare
from render.presenter import LOOKS, Look

log = logging.getLogger(__name__)

COOKIE = "board"
LARGEST = 16_384
"""The maximum size of a request's body, in bytes."""
STREAMS, WATCHED = 4, 20
"""The maximum number of streams of one session, and of spectators of a shared game on one connection."""
PING = 25.0
"""The time in seconds between two keep-alive messages of a stream; proxies close a stream that is idle for a minute."""
AGAIN = 3
"""The number of seconds after which a page that the database kept waiting tries again."""
_DIGITS = 5
"""The maximum number of digits of a lesson's version, plus one."""
CONNECTIONS = 4_000
"""The maximum number of simultaneous requests, streams included. A client that is refused tries again later."""
_FILES = {
    "activity.js": "text/javascript",
    "board.js": "text/javascript",
    "board.css": "text/css",
    "door.js": "text/javascript",
    "editor.js": "text/javascript",
    "editor.css": "text/css",
    "effects.js": "text/javascript",
    "effects.css": "text/css",
    "steps.js": "text/javascript",
    "steps.css": "text/css",
    "viewer.js": "text/javascript",
}
"""The files of the page. The effects are loaded after the first picture, the steps of a game once it is over.

The viewer is that of exported pages.
"""
_ELSEWHERE = {"viewer.js": "render.html"}
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors "
)
_SAFE = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_WORD = Annotated[str, msgspec.Meta(max_length=1_100)]
_PATH = Annotated[tuple[_WORD, ...], msgspec.Meta(max_length=12)]
_VERSION = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
_STEPS = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
_PIXEL = Annotated[float, msgspec.Meta(ge=-100_000, le=100_000)]


class MenuAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A request for the menu after `path`.

    `extra` asks for a menu of “More”. With `all`, no choice is made automatically.
    """

    version: _VERSION
    path: _PATH
    all: bool = False
    extra: bool = False


class PointAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A request for the choices at the points of the picture that a user clicked."""

    version: _VERSION
    path: _PATH
    points: Annotated[tuple[tuple[_PIXEL, _PIXEL], ...], msgspec.Meta(min_length=1, max_length=40)]


class Decided(msgspec.Struct, forbid_unknown_fields=True):
    """A complete answer from the web page.

    `word` is the browser's random number for the dice. With `extra`, the answer belongs to a menu of “More”.
    """

    version: _VERSION
    path: _PATH
    word: Annotated[str, msgspec.Meta(max_length=64, pattern="^[0-9a-f]*$")] = ""
    extra: bool = False


class LeftToAdviser(msgspec.Struct, forbid_unknown_fields=True):
    """A request that the adviser decides or plays a plan."""

    version: _VERSION
    act: Annotated[str, msgspec.Meta(max_length=16)]
    plan: Annotated[str, msgspec.Meta(max_length=80)] = ""
    word: Annotated[str, msgspec.Meta(max_length=64, pattern="^[0-9a-f]*$")] = ""


class Entered(msgspec.Struct, forbid_unknown_fields=True):
    """A request to start a session in Discord's Activity."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    instance: Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern="^[A-Za-z0-9_-]+$")]


class TakenBack(msgspec.Struct, forbid_unknown_fields=True):
    """A request to undo back to a version. If `asks` is set, the other side must agree first."""

    version: _VERSION
    to: _VERSION
    asks: bool = False


class Adopted(msgspec.Struct, forbid_unknown_fields=True):
    """A request to adopt a proposal, or to withdraw the user's own."""

    version: _VERSION
    number: _VERSION
    word: Annotated[str, msgspec.Meta(max_length=64, pattern="^[0-9a-f]*$")] = ""


class WishAnswered(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to a side that asked to undo back to an earlier version."""

    version: _VERSION
    to: _VERSION
    agreed: bool


class OfferAnswered(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to a proposal to end or pause the game.

    `at` is the time of the proposal, which identifies it. If the side that proposed answers with a refusal, it
    withdraws the proposal.
    """

    at: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    agreed: bool


class Lessons(Protocol):
    """The interface for the lessons of the games.

    The version of a page is the number of its step in the lesson.
    """

    def has(self, system: str) -> bool:
        """Return whether a game has a lesson."""

    async def shown(self, system: str, version: int) -> Json:
        """Return everything that the page shows, as JSON."""

    async def menu(self, system: str, version: int, path: tuple[str, ...]) -> Json:
        """Return the menu that follows the choices in `path`. Raise `UserError` if they are not possible."""

    async def answer(self, system: str, version: int, path: tuple[str, ...]) -> int:
        """Return the version of the page that follows an answer.

        Raise `UserError` if the answer is no longer possible.
        """

    async def picture(self, system: str, version: int, look: Look) -> bytes | None:
        """Return the picture for a version. Return None if it cannot be drawn."""


T = TypeVar("T")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class BoardServer:
    """Serves the web page on a local port.

    `address` is the page's URL. It is empty while the server is stopped.
    """

    def __init__(self, table: Table, sessions: Sessions, feed: Feed, limits: RateLimits, activity: Activity) -> None:
        self.table, self.sessions, self.feed, self.limits = table, sessions, feed, limits
        self.activity = activity
        table.wake, feed.forget = feed.changed, table.changed
        self.address = ""
        self.public = False
        """Whether games can be shared: the page's address can be reached from other machines."""
        self.lessons: Lessons | None = None
        """The lessons; None if there are none."""
        self._more: list[web.RouteDef] = []
        self._apart: set[Any] = set()
        self._runner: web.AppRunner | None = None
        self._home = contextvars.copy_context()
        self._streams: Counter[str] = Counter()
        self._open = 0

    @property
    def port(self) -> int:
        """The port of the server."""
        assert self._runner is not None
        return int(self._runner.addresses[0][1])

    async def open(self, port: int, *, url: str = "", host: str = "127.0.0.1", public: bool = True) -> None:
        """Start listening on a port. Raise `OSError` if the port cannot be used.

        `url` is the address that browsers use. `public` is whether games can be shared. Waiting connections run in a
        separate context, because the simulated Discord in tests would otherwise wait for them.
        """
        self._home = contextvars.copy_context()
        await contextvars.Context().run(asyncio.get_running_loop().create_task, self._listen(host, port))
        self.address = (url or f"http://{host}:{self.port}").rstrip("/")
        self.public = public

    def serve(
        self,
        method: str,
        path: str,
        handler: Callable[[web.Request], Awaitable[Json | web.Response]],
        *,
        largest: int = LARGEST,
    ) -> None:
        """Serve a page of another feature. Call this before `open`.

        `largest` is the maximum size of a request's body in bytes. The handler runs outside the bot's context, so it
        must not change games.
        """

        async def answer(request: web.Request) -> web.Response:
            speak(house_texts().language(request.match_info["locale"]) or FALLBACK)
            try:
                found = await handler(request.clone(client_max_size=largest))
            except (web.HTTPException, asyncio.CancelledError):
                raise
            except msgspec.MsgspecError:
                raise web.HTTPBadRequest from None
            except Exception as error:  # as in `_work`
                why = told(error)
                status = HTTPStatus.UNPROCESSABLE_ENTITY if why is not None else HTTPStatus.INTERNAL_SERVER_ERROR
                return _json({"refused": self.table.plain(why or unforeseen(error))}, status)
            return found if isinstance(found, web.Response) else _json(found)

        self._apart.add(answer)
        self._more.append(web.route(method, path, answer))

    def page_of(self, name: str) -> web.Response:
        """Return the HTML page `name` of another feature, in the current language."""
        locale = house_texts().language(language()) or FALLBACK
        text = _file(name).replace("LANGUAGE", locale).replace("LOADING", say("touch-opening"))
        answer = web.Response(text=text, content_type="text/html")
        answer.enable_compression()
        return answer

    def watched_at(self, secret: str) -> str:
        """Return the address at which the shared game with this secret can be watched."""
        return f"{self.address}/b/watch/{secret}/"

    def lesson_at(self, system: str) -> str:
        """Return the web address of a game's lesson. Return an empty text while the web page is not served."""
        locale = house_texts().language(language()) or FALLBACK
        return f"{self.address}/b/lesson/{system}.{locale}/" if self.address else ""

    async def shared(self, games: Collection[str]) -> Mapping[str, str]:
        """Return the public addresses of the shared games in `games`, keyed by game id."""
        found = await self.sessions.keys.public(games) if self.public and games else {}
        return {game_id: self.watched_at(secret) for game_id, secret in found.items()}

    def changed(self, game_id: str) -> None:
        """Notify viewers that a change of their game has been stored."""
        self.feed.changed(game_id)

    async def close(self) -> None:
        """Stop listening. Open pages reconnect once the bot has restarted."""
        self.feed.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _listen(self, host: str, port: int) -> None:
        application = web.Application(client_max_size=LARGEST, middlewares=[self._guarded])
        seat, watch = r"/b/game/{game:[0-9a-z]{1,8}}-{seat:[0-9a-f]{8}}/", "/b/watch/{secret}/"
        routes = [
            web.get("/b/open/{secret}", self._door),
            web.post("/b/open/{secret}", self._enter),
            web.get("/", self._shell),
            web.post("/b/activity", self._admit),
            web.get("/b/file/{name}", self._file),
            web.get("/favicon.ico", self._icon),
            web.post(f"{seat}menu", self._work(self._menu, "touch")),
            web.post(f"{seat}point", self._work(self._point, "touch")),
            web.post(f"{seat}decide", self._work(self._decide, "decide")),
            web.post(f"{seat}auto", self._work(self._auto, "decide")),
            web.post(f"{seat}undo", self._work(self._undo, "decide")),
            web.post(f"{seat}adopt", self._work(self._adopt, "decide")),
            web.post(f"{seat}withdraw", self._work(self._withdraw, "decide")),
            web.post(f"{seat}wish", self._work(self._wish, "decide")),
            web.post(f"{seat}offer", self._work(self._offer, "decide")),
            web.get(f"{seat}undo", self._work(self._undoable, "touch")),
        ]
        lesson = r"/b/lesson/{lesson:[a-z-]{1,32}}.{locale:[a-z]{2,3}}/"
        routes += [
            web.get(lesson, self._page),
            web.get(f"{lesson}state", self._work(self._lesson, "touch")),
            web.get(f"{lesson}live", self._live),
            web.post(f"{lesson}menu", self._work(self._lesson_menu, "touch")),
            web.post(f"{lesson}decide", self._work(self._lesson_answer, "decide")),
            web.post(f"{lesson}offer", self._work(self._lesson_next, "decide")),
            web.get(
                lesson + r"picture/{version:[0-9]{1,4}}-{look:[a-z]{1,10}}.png",
                self._work(self._lesson_picture, "pictures"),
            ),
        ]
        for place in (seat, watch):
            routes += [
                web.get(place, self._page),
                web.get(f"{place}state", self._work(self._state, "touch")),
                web.get(f"{place}words", self._work(self._in_words, "touch")),
                web.get(f"{place}live", self._live),
                web.get(f"{place}steps", self._work(self._overview, "touch")),
                web.get(place + r"steps/{number:[0-9]{1,3}}-{look:[a-z]{1,10}}", self._work(self._block, "pictures")),
                web.get(place + r"picture/{name:[0-9A-Za-z-]{1,60}[.]png}", self._work(self._picture, "pictures")),
            ]
        application.add_routes([*routes, *self._more])
        self._runner = web.AppRunner(
            application, access_log=None, handle_signals=False, shutdown_timeout=1.0, keepalive_timeout=75.0
        )
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()

    # --- every request ---

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Return the reply to a request, with the headers of every reply."""
        self._open += 1
        try:
            if self._open > CONNECTIONS:
                raise web.HTTPServiceUnavailable(headers={"Retry-After": "10"})
            if request.method == hdrs.METH_POST:
                self._expect_own_page(request)
            waits = request.path.endswith("/live") or request.match_info.handler in self._apart
            answer = await (handler(request) if waits else self._as_work(handler(request)))
        except DatabaseError as error:
            speak(house_texts().language(_accepted(request)) or FALLBACK)
            answer = self._refusal(error)
        except web.HTTPException as refusal:
            refusal.text = str(refusal.status)
            self._dress(refusal)
            raise
        finally:
            self._open -= 1
        if not answer.prepared:
            self._dress(answer)
        return answer

    def _refusal(self, error: Exception) -> web.Response:
        """Return the reply to a request that caused an error. It has the reason or an error number."""
        why = told(error)
        if isinstance(error, DatabaseError):
            log.warning("a request of the page met the database's refusal: %(problem)s", {"problem": error})
            text = {"refused": why}
            return _json(text, HTTPStatus.SERVICE_UNAVAILABLE, **{"Retry-After": str(AGAIN)})
        status = HTTPStatus.CONFLICT if why is not None else HTTPStatus.INTERNAL_SERVER_ERROR
        return _json({"refused": self.table.plain(why or unforeseen(error))}, status)

    async def _as_work(self, answering: Awaitable[T]) -> T:
        """Wait for a result in the bot's own context, and return it."""

        async def work() -> T:
            return await answering

        return await self._home.copy().run(asyncio.get_running_loop().create_task, work())

    def _expect_own_page(self, request: web.Request) -> None:
        """Raise `HTTPForbidden` if a request does not come from the bot's own page."""
        site = request.headers.get("Sec-Fetch-Site", "same-origin")
        origins = {self._origin}
        if self.activity.on and (request.path == "/b/activity" or _bearer(request)):
            origins.add(self.activity.origin)
        if request.headers.get(hdrs.ORIGIN) not in origins or site != "same-origin":
            raise web.HTTPForbidden
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType

    @property
    def _origin(self) -> str:
        """The origin of the page."""
        parts = urlsplit(self.address)
        return f"{parts.scheme}://{parts.netloc}"

    @staticmethod
    def _dress(answer: web.StreamResponse) -> None:
        answer.headers.update(_SAFE)
        answer.headers.setdefault("Content-Security-Policy", f"{_POLICY}'self'")
        answer.headers.setdefault(hdrs.CACHE_CONTROL, "no-store")

    async def _viewer(self, request: web.Request) -> Viewer:
        """Return the viewer who sent a request.

        Raise `HTTPUnauthorized` if there is none. Raise `HTTPGone` if the game is no longer shared.
        """
        found = request.match_info
        if "lesson" in found:
            if self.lessons is None or not self.lessons.has(found["lesson"]):
                raise web.HTTPNotFound
            viewer: Viewer | None = Viewer(NOBODY, found["lesson"], found["locale"], seat=_connection(request))
            assert viewer is not None
        elif "secret" in found:
            viewer = await self.sessions.spectator(found["secret"])
            if viewer is None:
                raise web.HTTPGone
        else:
            secret = _bearer(request) or request.cookies.get(COOKIE, "")
            viewer = await self.sessions.viewer(secret, game_id=found["game"], seat=found["seat"])
            if viewer is None:
                raise web.HTTPUnauthorized
        # Boards are kept by language: “en-US” must not be another one than “en”.
        return replace(viewer, locale=house_texts().language(viewer.locale) or FALLBACK)

    async def _admitted(self, request: web.Request) -> Viewer:
        """Return the viewer of a stream. Raise the errors of `_viewer`.

        Raise `HTTPForbidden` if the viewer may no longer see the game.
        """
        viewer = await self._viewer(request)
        if "lesson" in request.match_info:
            return viewer
        try:
            await self.table.expect(viewer)
        except (Unseen, NoSuchGame) as error:
            raise web.HTTPForbidden from error
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            pass
        return viewer

    def _work(self, handler: Callable[[web.Request, Viewer], Awaitable[Json | web.Response]], what: str) -> Handler:
        """Return a handler that replies with JSON in the viewer's language."""

        async def answer(request: web.Request) -> web.Response:
            viewer = await self._viewer(request)
            speak(viewer.locale)
            if (wait := self.limits.wait(_budget(request, viewer), what)) is not None:
                text = say("touch-slower", seconds=round(wait) + 1)
                return _json({"refused": text}, HTTPStatus.TOO_MANY_REQUESTS, **{"Retry-After": str(round(wait) + 1)})
            try:
                found = await handler(request, viewer)
            except (web.HTTPException, asyncio.CancelledError):
                raise
            except msgspec.MsgspecError:
                raise web.HTTPBadRequest from None
            except Refused as refused:
                text = self.table.refusal(await self.table.state(viewer), refused)
                return _json({"refused": text}, HTTPStatus.UNPROCESSABLE_ENTITY)
            except RefusedIn as refused_in:
                return _json({"refused": self.table.plain(refused_in.text)}, HTTPStatus.UNPROCESSABLE_ENTITY)
            except (Unseen, NoSuchGame, IsDailyAttempt) as error:  # the page ends
                return _json({"refused": told(error)}, HTTPStatus.FORBIDDEN)
            except Exception as error:  # the reply explains it
                return self._refusal(error)
            return found if isinstance(found, web.Response) else _json(found)

        return answer

    # --- the page and its files ---

    async def _door(self, request: web.Request) -> web.Response:
        """Return the page behind a link. Only the page's script uses up the link, because scanners also open links."""
        locale = house_texts().language(_accepted(request)) or FALLBACK
        speak(locale)
        text = _file("door.html").replace("LANGUAGE", locale).replace("OPENING", say("touch-opening"))
        return web.Response(text=text, content_type="text/html")

    async def _enter(self, request: web.Request) -> web.Response:
        """Use up a link and start a session. Return the HTTP reply that sets the session's cookie."""
        speak(house_texts().language(_accepted(request)) or FALLBACK)
        begun = await self.sessions.begin(request.match_info["secret"])
        if begun is None:
            return _json({"refused": say("touch-link-used")}, HTTPStatus.GONE)
        secret, viewer = begun
        place = f"game/{viewer.game_id}-{viewer.seat}/"
        answer = _json({"at": f"../{place}"})
        answer.set_cookie(
            COOKIE,
            secret,
            path=f"{urlsplit(self.address).path}/b/{place}",
            httponly=True,
            samesite="Lax",
            secure=self.address.startswith("https:"),
            max_age=int(LASTS.total_seconds()),
        )
        return answer

    async def _shell(self, request: web.Request) -> web.Response:
        """Return the HTML page of the Activity."""
        if not self.activity.on:
            raise web.HTTPNotFound
        locale = house_texts().language(_accepted(request)) or FALLBACK
        speak(locale)
        text = shell_of(locale, self.activity.client_id)
        headers = {"Content-Security-Policy": _POLICY + " ".join((*ORIGINS, self.activity.origin))}
        return web.Response(text=text, content_type="text/html", headers=headers)

    async def _admit(self, request: web.Request) -> web.Response:
        """Start a session for a user of the Activity, and return its secret."""
        if not self.activity.on:
            raise web.HTTPNotFound
        speak(house_texts().language(_accepted(request)) or FALLBACK)
        try:
            said = await _read(request, Entered)
        except msgspec.MsgspecError:
            raise web.HTTPBadRequest from None
        # A caller chooses the instance freely, so the connection alone is limited too.
        peer = _connection(request)
        budgets = ((_hashed(peer), "touch"), (_hashed(f"{said.instance} {peer}"), "decide"))
        if (wait := next(filter(None, (self.limits.wait(*each) for each in budgets)), None)) is not None:
            text = say("touch-slower", seconds=round(wait) + 1)
            return _json({"refused": text}, HTTPStatus.TOO_MANY_REQUESTS, **{"Retry-After": str(round(wait) + 1)})
        try:
            secret, viewer = await self.activity.enter(said.code, said.instance)
        except Refusal as refusal:
            return _json({"refused": say(str(refusal))}, HTTPStatus.FORBIDDEN)
        return _json({"at": f"b/game/{viewer.game_id}-{viewer.seat}/", "bearer": secret})

    async def _page(self, request: web.Request) -> web.Response:
        try:
            viewer = await self._viewer(request)
        except (web.HTTPException, DatabaseError) as refusal:
            locale = house_texts().language(_accepted(request)) or FALLBACK
            speak(locale)
            if isinstance(refusal, DatabaseError):
                why, status = told(refusal) or "", int(HTTPStatus.SERVICE_UNAVAILABLE)
            else:
                over = "touch-watch-over" if isinstance(refusal, web.HTTPGone) else "touch-session-over"
                why, status = say(over), refusal.status
            text = _file("closed.html").replace("LANGUAGE", locale).replace("CLOSED", why)
            return web.Response(text=text, content_type="text/html", status=status)
        bare = " class=bare" if viewer.spectates and "bare" in request.query else ""
        locale = viewer.locale
        speak(locale)
        text = _file("board.html").replace("LANGUAGE", f"{locale}{bare}").replace("LOADING", say("touch-opening"))
        framed = (viewer.origin or "*") if viewer.spectates else "'self'"
        headers = {"Content-Security-Policy": _POLICY + framed}
        answer = web.Response(text=text, content_type="text/html", headers=headers)
        answer.enable_compression()
        return answer

    async def _icon(self, _: web.Request) -> web.Response:
        """Return an empty icon. Without one, browsers report an error."""
        return web.Response(status=HTTPStatus.NO_CONTENT)

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        if name not in _FILES:
            raise web.HTTPNotFound
        kept = "public, max-age=31536000, immutable" if request.query.get("v") == _mark(name) else "no-cache"
        answer = web.Response(text=_file(name), content_type=_FILES[name], headers={hdrs.CACHE_CONTROL: kept})
        answer.enable_compression()
        return answer

    # --- requests of the page ---

    async def _state(self, request: web.Request, viewer: Viewer) -> Json | web.Response:
        if viewer.spectates and "gzip" in request.headers.get(hdrs.ACCEPT_ENCODING, ""):
            # Two hundred viewers request the same at the same time.
            headers = {hdrs.CONTENT_ENCODING: "gzip", hdrs.VARY: hdrs.ACCEPT_ENCODING}
            body = await self.table.packed(viewer)
            return web.Response(body=body, content_type="application/json", headers=headers)
        return await self.table.shown(viewer)

    async def _in_words(self, _: web.Request, viewer: Viewer) -> Json:
        return {"text": await self.table.in_words(viewer)}

    async def _menu(self, request: web.Request, viewer: Viewer) -> Json:
        said = await _read(request, MenuAsked)
        if said.extra:
            return await self.table.more(viewer, said.path)
        return await self.table.menu(viewer, said.version, said.path, all_=said.all)

    async def _point(self, request: web.Request, viewer: Viewer) -> Json:
        said = await _read(request, PointAsked)
        return await self.table.point(viewer, said.version, said.path, said.points)

    async def _decide(self, request: web.Request, viewer: Viewer) -> Json:
        said = await _read(request, Decided)
        if said.extra:
            return await self._after(viewer, await self.table.carry_out(viewer, said.path))
        answered = await self.table.decide(viewer, said.version, said.path, said.word)
        return await self._after(viewer, answered.told, answered.led_to)

    async def _auto(self, request: web.Request, viewer: Viewer) -> Json:
        said = await _read(request, LeftToAdviser)
        if said.act not in SCOPES:
            raise web.HTTPBadRequest
        answered = await self.table.auto(viewer, said.version, said.act, said.plan, said.word)
        return await self._after(viewer, answered.told, answered.led_to)

    async def _adopt(self, request: web.Request, viewer: Viewer) -> Json:
        said = await _read(request, Adopted)
        told_ = await self.table.adopt(viewer, said.version, said.number, said.word)
        return await self._after(viewer, told_)

    async def _withdraw(self, request: web.Request, viewer: Viewer) -> Json:
        told_ = await self.table.withdraw(viewer, (await _read(request, Adopted)).number)
        return await self._after(viewer, told_)

    async def _undoable(self, request: web.Request, viewer: Viewer) -> Json:
        steps = msgspec.convert(request.query.get("steps", "1"), _STEPS, strict=False)
        return await self.table.undoable(viewer, steps)

    async def _undo(self, request: web.Request, viewer: Viewer) -> Json:
        said = await _read(request, TakenBack)
        told_ = await self.table.undo(viewer, said.version, said.to, asks=said.asks)
        return await self._after(viewer, told_)

    async def _wish(self, request: web.Request, viewer: Viewer) -> Json:
        said = await _read(request, WishAnswered)
        told_ = await self.table.answer_wish(viewer, said.version, said.to, agreed=said.agreed)
        return await self._after(viewer, told_)

    async def _offer(self, request: web.Request, viewer: Viewer) -> Json:
        said = await _read(request, OfferAnswered)
        told_ = await self.table.answer_offer(viewer, said.at, agreed=said.agreed)
        return await self._after(viewer, told_)

    async def _after(self, viewer: Viewer, told_: list[str], led_to: list[str] | None = None) -> Json:
        """Return the page after a change was stored, together with the reply.

        Raise `UserError` if the page cannot be read now.
        """
        try:
            return {**await self.table.shown(viewer), "told": told_, "led": led_to or []}
        except DatabaseError as error:
            log.warning("a page could not be read after a decision: %(problem)s", {"problem": error})
            raise UserError("touch-stored") from error

    async def _picture(self, request: web.Request, viewer: Viewer) -> web.Response:
        data = await self.table.picture(viewer, request.match_info["name"])
        if data is None:
            raise web.HTTPNotFound
        kept = {hdrs.CACHE_CONTROL: "private, max-age=86400, immutable"}
        return web.Response(body=data, content_type="image/png", headers=kept)

    # --- lessons ---

    async def _lesson(self, request: web.Request, viewer: Viewer) -> Json:
        """Return the page of a lesson, at the step that the browser's cookie stores."""
        assert self.lessons is not None
        kept = request.cookies.get(COOKIE, "")
        return await self.lessons.shown(viewer.game_id, int(kept) if kept.isdecimal() and len(kept) < _DIGITS else 0)

    async def _lesson_menu(self, request: web.Request, viewer: Viewer) -> Json:
        assert self.lessons is not None
        said = await _read(request, MenuAsked)
        return await self.lessons.menu(viewer.game_id, said.version, said.path)

    async def _lesson_answer(self, request: web.Request, viewer: Viewer) -> web.Response:
        assert self.lessons is not None
        said = await _read(request, Decided)
        return await self._lesson_on(viewer, await self.lessons.answer(viewer.game_id, said.version, said.path))

    async def _lesson_next(self, request: web.Request, viewer: Viewer) -> web.Response:
        return await self._lesson_on(viewer, (await _read(request, OfferAnswered)).at)

    async def _lesson_on(self, viewer: Viewer, version: int) -> web.Response:
        """Return the page of another step of a lesson, and store the step in the cookie."""
        assert self.lessons is not None
        said = await self.lessons.shown(viewer.game_id, version)
        answer = _json(said)
        place = f"{urlsplit(self.address).path}/b/lesson/{viewer.game_id}.{viewer.locale}/"
        if said["role"]:
            answer.set_cookie(COOKIE, str(said["version"]), path=place, httponly=True, samesite="Lax", max_age=3_600)
        else:  # it is over, and begins again at the next visit
            answer.del_cookie(COOKIE, path=place, httponly=True, samesite="Lax")
        return answer

    async def _lesson_picture(self, request: web.Request, viewer: Viewer) -> web.Response:
        assert self.lessons is not None
        look = next((each for each in LOOKS if each == request.match_info["look"]), None)
        version = int(request.match_info["version"])
        data = await self.lessons.picture(viewer.game_id, version, look) if look is not None else None
        if data is None:
            raise web.HTTPNotFound
        kept = {hdrs.CACHE_CONTROL: "private, max-age=3600"}
        return web.Response(body=data, content_type="image/png", headers=kept)

    # --- finished games ---

    async def _overview(self, _: web.Request, viewer: Viewer) -> Json:
        return await self.table.overview(viewer)

    async def _block(self, request: web.Request, viewer: Viewer) -> web.Response:
        look = next((each for each in LOOKS if each == request.match_info["look"]), None)
        data = await self.table.block(viewer, int(request.match_info["number"]), look) if look is not None else None
        if data is None:
            raise web.HTTPNotFound
        answer = web.Response(body=data, content_type="application/json", zlib_executor_size=1_024)
        answer.enable_compression()  # in a thread: it takes ten milliseconds
        return answer

    # --- live ---

    async def _live(self, request: web.Request) -> web.StreamResponse:
        """Stream each change of a game to a page as Server-Sent Events. Return the stream once it has ended."""
        viewer = await self._as_work(self._admitted(request))
        seat = viewer.seat or str(_budget(request, viewer))
        full = self._streams[seat] >= (WATCHED if viewer.spectates else STREAMS)
        listener = None if full else self.feed.listen(viewer.game_id, viewer.user_id)
        if listener is None:
            raise web.HTTPTooManyRequests(headers={"Retry-After": "30"})
        self._streams[seat] += 1
        try:
            return await self._tell(request, listener)
        finally:
            self.feed.leave(listener)
            self._streams[seat] -= 1
            self._streams += Counter()

    async def _tell(self, request: web.Request, listener: Listener) -> web.StreamResponse:
        answer = web.StreamResponse(headers={hdrs.CONTENT_TYPE: "text/event-stream", "X-Accel-Buffering": "no"})
        self._dress(answer)
        await answer.prepare(request)
        try:
            await answer.write(b": here\n\n")
            checked = clock.monotonic()
            while not listener.closed:
                changed = await listener.wait(PING)
                # A query for each listener at each change would slow the bot down.
                if not changed or listener.doubted or clock.monotonic() - checked >= PING:
                    listener.doubted = False
                    try:
                        await self._as_work(self._admitted(request))  # an ended visit gets no further messages
                    except web.HTTPException:
                        break
                    except DatabaseError as error:  # as while Discord does not answer, no viewer is removed
                        log.warning("a page's access could not be checked: %(problem)s", {"problem": error})
                        listener.doubted = True
                    checked = clock.monotonic()
                await answer.write(b"data: changed\n\n" if changed else b": here\n\n")
        except ConnectionError:
            pass
        return answer


def _json(body: Json, status: HTTPStatus = HTTPStatus.OK, **headers: str) -> web.Response:
    answer = web.Response(
        body=msgspec.json.encode(body, enc_hook=bare), status=status, content_type="application/json", headers=headers
    )
    answer.enable_compression()
    return answer


async def _read(request: web.Request, kind: type[Any]) -> Any:
    """Decode the body of a request as `kind`. Raise `msgspec.MsgspecError` if it does not fit."""
    return msgspec.json.decode(await request.read(), type=kind)


def _budget(request: web.Request, viewer: Viewer) -> int:
    """Return the key under which a viewer's requests are counted: the user's id, or a hash for spectators."""
    if not viewer.spectates:
        return viewer.user_id
    return _hashed(f"{request.match_info.get('secret', 'lesson')} {_connection(request)}")


def _connection(request: web.Request) -> str:
    """Return the address of the client that sent a request. It must not be stored or logged."""
    last = request.headers.getall("X-Forwarded-For", [""])[-1].rpartition(",")[2].strip()
    return last or request.remote or ""


def _hashed(caller: str) -> int:
    """Return a negative number that stands for a caller without a user id."""
    return -int.from_bytes(hashlib.sha256(caller.encode()).digest()[:7])


def shell_of(locale: str, client_id: int) -> str:
    """Return the HTML of the Activity's frame in the current language."""
    text = _file("board.html").replace("../../file/", "b/file/")
    text = text.replace('<script type="module" src="b/file/board.js', '<link rel="modulepreload" href="b/file/board.js')
    text = text.replace("></script>", ">", 1)
    script = f'<script type="module" src="b/file/activity.js?v={_mark("activity.js")}"></script>'
    facts = f'class=activity data-client={client_id} data-origins="{" ".join(ORIGINS)}"'
    texts = f'data-failed="{say("touch-activity-failed")}" data-over="{say("touch-session-over")}"'
    text = text.replace("LANGUAGE", f"{locale} {facts} {texts}").replace("</head>", f"{script}\n</head>")
    return text.replace("LOADING", say("touch-opening"))


def _bearer(request: web.Request) -> str:
    """Return the session secret in the request's header; empty if there is none."""
    kind, _, secret = request.headers.get(hdrs.AUTHORIZATION, "").partition(" ")
    return secret.strip() if kind == "Bearer" else ""


def _accepted(request: web.Request) -> str:
    """Return the browser's preferred language, from the request's header."""
    return request.headers.get(hdrs.ACCEPT_LANGUAGE, "").split(",")[0].partition(";")[0].strip()[:16]


@cache
def _file(name: str) -> str:
    """Return the text of a file that belongs to the web page."""
    folder = resources.files(_ELSEWHERE[name]) if name in _ELSEWHERE else resources.files("bot.web") / "static"
    text = (folder / name).read_text(encoding="utf-8")
    for other in _FILES:
        text = text.replace(f'file/{other}"', f'file/{other}?v={_mark(other)}"') if name.endswith(".html") else text
    return text


@cache
def _mark(name: str) -> str:
    """Return a hash of a file's contents. It lets browsers cache the file."""
    return hashlib.sha256(_file(name).encode()).hexdigest()[:12]
