"""Twins: two games through the bot that differ in one side's secrets only, and all that others get to see of them.

The same seed, the same people by name, the same answers; each twin is in a server of its own, so that nothing that is
counted by person or by server is shared. Ids of Discord and of games are replaced by the order in which they were seen,
and times are told to the second: whatever is done is done in a second of its own, in both twins in the same one.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import logging
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

import aiohttp
import msgspec
import pytest
import sqlalchemy as sa
from simcord.results import InteractionResult
from stress.forged.forging import Forger
from support.discord_play import PlayServer, presses, text
from support.seen_by_sides import told

import engine.games
from bot.boards.decisions import END, NEVER
from bot.boards.side_rows import WINDOW, WINDOW_ANSWER, WINDOW_ORDERS
from bot.games.seats.chairs import chairs_for
from bot.games.state import GameState
from bot.history.journal import logged
from bot.play.new_game_sides import calls
from bot.replays.drawing import Job, Shown
from bot.runtime import clock
from bot.ui.custom_ids import Press, base36, write_path
from bot.web.server import COOKIE
from db.schema.community import notice
from db.schema.games import game, journal, lapse, outbox
from engine.core.asks import DONE, Answer
from engine.core.record import DRAWN
from engine.core.replay import scenes
from engine.core.save import Outcome, advance, load
from render.presenter import Look

SEED = "canary-twins-4711"
_IDS = re.compile(r"(?<![0-9a-f])\d{17,20}(?![0-9a-f])")
_TURN = re.compile(r'(sm:s:[^ "~]+)~[0-9a-z]{1,3}')
_TOKENS = re.compile(r"(webhooks/\d+|interactions/\d+)/[^/ ]+")
_TOKEN = re.compile(r"simcord_interaction_(\d+)")
_ID = re.compile(r"<\d+>")
_CHANNEL = re.compile(r"/?channels/(\d+)")
_SECONDS = re.compile(r"(T\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|\+00:00)")
PICKS = 2
"""How many words are tried of a question."""
CALLS = {WINDOW, WINDOW_ANSWER, WINDOW_ORDERS}
"""The actions of messages to a side."""
LOGGERS = ("bot", "db", "engine", "render", "discord")
"""Whose lines are heard: a database's driver logs every row at its lowest level."""


class Lines(logging.Handler):
    """Keeps what the bot logs, at every level."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the line."""
        self.found.append(self.format(record))

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Hear the loggers of the project and of the client, at every level."""
        for name in LOGGERS:
            logger = logging.getLogger(name)
            monkeypatch.setattr(logger, "level", logging.DEBUG)
            monkeypatch.setattr(logger, "handlers", [*logger.handlers, self])
            monkeypatch.setattr(logger, "propagate", False)
            logger.manager._clear_cache()
        logging.getLogger("bot.twins").debug("heard")
        assert self.found


async def filmed(job: Job, *_hear: object) -> Shown:
    """Return a replay as the words of its scenes in place of its pictures: all that a film is drawn from."""
    rules = engine.games.find(job.recording.system)
    told = [
        (each.step, msgspec.to_builtins(each.view), [repr(what) for what in each.happened])
        for each in scenes(rules, job.recording)
    ]
    data = b"RIFF" + json.dumps(told, default=str, sort_keys=True).encode()  # so that it passes for a film
    return Shown(data=data, form="webp", frames=1, shrunk=False, alt="")


class Twin:
    """One of two games, in a server of its own."""

    def __init__(self, server: PlayServer, *, system: str, secret: str) -> None:
        self.server, self.system, self.secret = server, system, secret
        self.channel, self.forger = server.first, Forger(server)
        self.carol = server.guild.add_member(server.env.create_user("carol"))
        self.rules = engine.games.find(system)
        self.id = ""
        self.people: dict[str, Any] = {}
        self._known: dict[str, str] = {}
        self._requests = len(server.env.http_requests)
        self.requests: list[str] = []
        self._visits: dict[str, dict[str, str]] = {}

    async def begin(
        self, options: Mapping[str, str], sides: tuple[str, str], *, pace: str | None = None, invited: bool = False
    ) -> None:
        """Begin the game: alice holds the first side, bob the other, who may have to agree to play first."""
        await self.forger.learn()
        server, service = self.server, self.server.bot.context.service
        self.people = dict(zip(sides, (server.alice, server.bob), strict=True))
        chairs = chairs_for(sides, own=sides[0], owner=server.alice.id, opponent=server.bob.id)
        state = await service.new_game(
            system=self.system,
            options=options,
            seed=SEED,
            dice=DRAWN,
            owner_id=server.alice.id,
            guild_id=server.guild.id,
            channel_id=self.channel.id,
            locale="en",
            chairs=chairs,
            pace=pace,
            invited=invited,
            extra_write=[calls(chairs, server.alice.id, self.channel.id)] if invited else [],
        )
        self.id = state.id
        await server.bot.context.board_delivery.deliver(self.id)
        watched = {"game": self.id, "channel": server.third}
        await self.forger.command(server.alice, self.channel, "siege watch", watched)
        await server.env.settle()
        self.hear()

    # --- the game ---

    async def state(self, side: str | None = None) -> GameState:
        """Return the game as a side sees it, or everybody."""
        service = self.server.bot.context.service
        return await service.load(self.id) if side is None else await service.seen_by(self.id, self.people[side].id)

    async def outcome(self) -> Outcome[Any]:
        """Return the whole game with all its secrets."""
        row = (await self.state()).row
        return advance(self.rules, load(row.save.encode()))

    async def answer(self, side: str, answer: Answer) -> InteractionResult:
        """Answer for a side by a press: on the board if all may see the question, on a copy of its own if not."""
        state = await self.state(side)
        assert state.ask is not None
        press = Press("go", self.id, state.version, write_path(state.ask, answer))
        private = len(state.asks) > 1 or state.ask.private
        message = await self._copy(side, "sideanswer") if private else self.board()
        result = await self.forger.press(
            self.people[side], self.channel, press.custom_id(), message=message, private=private
        )
        if answer == DONE and (await self.state()).version == state.version:
            result = await self._end(side, result)
        self.hear()
        assert (await self.state()).version > state.version, (side, answer)
        return result

    async def _end(self, side: str, asked: InteractionResult) -> InteractionResult:
        """Confirm the end of a phase, although units can still act: only the side that ends it sees the question."""
        shown = asked.followups[-1]
        assert shown.ephemeral
        message = self.server.env.backend.get_message(self.channel.id, shown.id)
        (end,) = (each for each in presses(message) if each.action == END and each.extra != NEVER)
        return await self.forger.press(
            self.people[side], self.channel, end.custom_id(), message=message, private=True, there=False
        )

    async def order(self, *answers: Answer) -> None:
        """Give orders aside for the secret side, as its private message does."""
        for answer in answers:
            who, state = self.people[self.secret], await self.state(self.secret)
            ask = self.rules.aside((await self.outcome()).world, self.secret)
            assert ask is not None
            menu = ask.level(answer[:-1])
            assert menu is not None
            value = next(place for place, each in enumerate(menu.choices) if each.word == answer[-1])
            path = write_path(ask, answer[:-1])
            press = Press("sideorder", self.id, state.version, path, 0, self.secret)
            asides, copy = state.row.asides, await self._copy(self.secret, "sideorders")
            await self.forger.press(
                who, self.channel, press.custom_id("s"), message=copy, values=[base36(value)], private=True
            )
            assert (await self.state()).row.asides == asides + 1, answer
        self.hear()

    async def ordered(self, side: str, *answers: Answer) -> None:
        """Have any side give orders aside, of which nobody tells anything."""
        service = self.server.bot.context.service
        for answer in answers:
            await service.order(self.id, side=side, answer=answer, actor=self.people[side].id)

    async def taken_back(self, side: str) -> int | None:
        """Return the version to which a side may go back with the last answer; None if it may not."""
        service, state = self.server.bot.context.service, await self.state()
        steps = (await service.undo_stack(self.id, actor=self.people[side].id))[1].steps
        last = steps[0].to if steps else None
        assert (last is not None) == (state.turns.back == side), "the button says the same"
        return last

    async def take_back(self, side: str, to: int) -> None:
        """Take the last answers of a side back, as the button of the board asks."""
        version = (await self.state()).version
        press = Press("takeback", self.id, version, page=to)
        await self.forger.press(self.people[side], self.channel, press.custom_id(), message=self.board())
        self.hear()
        assert (await self.state()).version == version + 1

    def board(self) -> Any:
        """Return the board that can be played on: other messages have only the buttons of the side that is called."""
        found = self.server.boards(self.channel)
        (board,) = (each for each in found if not {press.action for press in presses(each)} <= CALLS)
        return board

    def windows(self) -> list[Any]:
        """Return the messages of open windows."""
        return [each for each in self.server.messages(self.channel) if {*"▰▱"} & {*text(each)}]

    async def _copy(self, side: str, action: str) -> Any:
        """Press a button of the board whose answer only one person sees; return that message."""
        press = Press(action, self.id, (await self.state()).version)
        result = await self.forger.press(self.people[side], self.channel, press.custom_id(), message=self.board())
        shown = result.response if result.response is not None else result.followups[0]
        return self.server.env.backend.get_message(self.channel.id, shown.id)

    # --- what others see ---

    async def owed(self) -> list[str]:
        """Return the kinds of the messages and boards that are due and not yet sent."""
        found: list[str] = []
        async with self.server.bot.database.read() as connection:
            for table in (notice, outbox):
                due = sa.select(table.c.kind).where(
                    table.c.game_id == self.id, table.c.done_at.is_(None), table.c.due_at <= clock.now()
                )
                if table is outbox:
                    due = due.where(table.c.failed_at.is_(None))
                found += (await connection.execute(due)).scalars()
        return found

    def hear(self) -> None:
        """Note what the bot has sent in this server since the last time; not what only the secret side has got."""
        backend, fresh = self.server.env.backend, self.server.env.http_requests[self._requests :]
        self._requests = len(self.server.env.http_requests)
        channels = {str(channel.id) for channel in (self.server.first, self.server.second)}
        for each in fresh:
            place, token = _CHANNEL.match(each.path), _TOKEN.search(each.path)
            asked = backend.interactions[int(token[1])] if token else None
            own = place is not None and place[1] in channels
            if asked is not None:
                own = asked.guild_id == self.server.guild.id and asked.user_id != self.people[self.secret].id
            if own:
                self.requests.append(self.plain([each.method, each.path, each.json, each.params]))

    def plain(self, what: Any) -> str:
        """Return anything as text, ids replaced by the order in which they were seen."""
        said = json.dumps(what, default=_readable, ensure_ascii=False, sort_keys=True)
        said = _TOKENS.sub(r"\1/token", said.replace(self.id, "<game>"))
        said = _SECONDS.sub(r"\1", said)
        said = re.sub(r'"id": \d{4,10}(?!\d)', '"id": 0', said)  # a notice's mark: a random number from 1000 up
        said = re.sub(r'"nonce": ("[^"]*"|\d+)', '"nonce": 0', _TURN.sub(r"\1", said))
        return _IDS.sub(lambda found: self._known.setdefault(found[0], f"<{len(self._known)}>"), said)

    def forget(self) -> None:
        """Number ids again from the next one: what is compared from now on has all of them."""
        self._known.clear()

    def posts(self) -> list[str]:
        """Return every message that all see: texts, custom ids, alt texts and files."""
        return [self.message(each) for each in self.server.messages(self.channel)]

    def watched(self) -> list[str]:
        """Return the last message where others watch: it follows the game at a pace of its own."""
        return [_ID.sub("<>", self.message(each)) for each in self.server.messages(self.server.third)[-1:]]

    def message(self, message: Any) -> str:
        """Return a message with its files."""
        files = [self._file(each) for each in message.attachments]
        shown = (message.content, message.components, message.flags, message.edited_timestamp, message.mention_user_ids)
        return self.plain([*shown, files])

    def _file(self, attachment: Mapping[str, Any]) -> Any:
        data = self.server.env.backend.cdn.get(attachment["url"])
        assert data is not None
        with suppress(OSError, EOFError):
            data = gzip.decompress(data)
        with suppress(UnicodeDecodeError):
            return attachment["filename"], attachment["description"], self.plain(data.decode())
        return attachment["filename"], attachment["description"], hashlib.sha256(data).hexdigest()

    def got(self, result: InteractionResult) -> list[str]:
        """Return all that somebody was answered."""
        answers = [*([result.response] if result.response is not None else []), *result.followups]
        shown = [self.message(self.server.env.backend.get_message(each.channel_id, each.id)) for each in answers]
        return [*shown, self.plain([result.autocomplete_choices, result.modal])]

    async def rows(self) -> list[str]:
        """Return what is stored beside saves and what was said in secret: versions, times, posts, notices."""
        found = []
        async with self.server.bot.database.read() as connection:
            columns = (
                *(getattr(game.c, name) for name in _GAME),
                *(getattr(journal.c, name) for name in _JOURNAL),
            )
            join = sa.select(*columns).join_from(game, journal, journal.c.game_id == game.c.id)
            found += (await connection.execute(join.where(game.c.id == self.id).order_by(journal.c.version))).all()
            for table in (lapse, outbox, notice):
                wanted = sa.select(*(each for each in table.c if each.name not in {"id", "nonce", "key"}))
                rows = (await connection.execute(wanted.where(table.c.game_id == self.id))).all()
                found += sorted(rows, key=repr)
        return [self.plain(list(row)) for row in found]

    async def seen(self, side: str) -> list[str]:
        """Return what the other side and everybody see: views, questions with refusals, the log, undo."""
        service, found = self.server.bot.context.service, []
        for state in (await self.state(side), await self.state()):
            found += [self.plain(msgspec.to_builtins(state.view))]
            found += [
                self.plain([ask.side, ask.kind, ask.facts, ask.secret, ask.pace, told(ask)]) for ask in state.asks
            ]
            found += [self.plain([state.version, state.turns, state.updated_at, state.told_from, state.progress])]
            log = await logged(service.store, state.row, first=0, last=99)
            found += [
                self.plain([[each.entry.answer, each.entry.action, repr(each.events), each.gone] for each in log])
            ]
        for actor in (self.people[side].id, self.carol.id, None):
            stack = (await service.undo_stack(self.id, actor=actor))[1]
            if actor is not None:  # by agreement of both: nobody is shown it
                found += [self.plain([stack.barred_by, [repr(each) for each in stack.steps], repr(stack.events)])]
        return found + await self.pages(side)

    async def pages(self, side: str) -> list[str]:
        """Return every answer of the board's page over HTTP to the other side, an onlooker and a spectator."""
        page, found = self.server.bot.page, list[str]()
        assert page is not None
        if not self._visits:
            with self.server.env.time_context():
                for who in (self.people[side], self.carol):
                    secret, viewer = await page.sessions.admit(who.id, self.id, locale="en")
                    self._visits[f"{page.address}/b/game/{self.id}-{viewer.seat}/"] = {"Cookie": f"{COOKIE}={secret}"}
                share = await page.sessions.share(self.server.alice.id, self.id, locale="en")
                self._visits[page.watched_at(share.secret)] = {}
        for at, headers in self._visits.items():
            async with aiohttp.ClientSession(at, headers={**headers, "Origin": page.address}) as browser:
                answer = await browser.get("state")
                state = await answer.json()
                found.append(self.plain([answer.status, state]))
                picture = await browser.get(f"{state['picture']}chart.png")
                found.append(self.plain([picture.status, hashlib.sha256(await picture.read()).hexdigest()]))
                for path in ("undo", "undo?steps=3", "nothing"):
                    answer = await browser.get(path)
                    found.append(self.plain([path, answer.status, await answer.text()]))
                for path, said in _TOUCHES:
                    sent = said if path == "offer" else {"version": state["version"], **said}
                    answer = await browser.post(path, json=sent)
                    found.append(self.plain([path, answer.status, await answer.text()]))
        return found

    async def picked(self, side: str) -> list[str]:
        """Return what a side is shown while it picks: the menu and the picture below each of its first words."""
        state = await self.state(side)
        if state.ask is None or state.ask.side != side:
            return []
        copy = await self._copy(side, "sideanswer")
        found = [self.message(copy)]
        menu = state.ask.menu()
        for choice in [each for each in menu.choices if each.then is not None][:PICKS]:
            press = Press("go", self.id, state.version, write_path(state.ask, (choice.word,)))
            await self.forger.press(self.people[side], self.channel, press.custom_id(), message=copy, private=True)
            found.append(self.message(self.server.env.backend.get_message(self.channel.id, copy.id)))
        return found

    async def asks(self, who: Any, name: str, options: Mapping[str, Any]) -> list[str]:
        """Return what somebody is answered to a command."""
        return self.got(await self.forger.command(who, self.channel, name, options))

    async def types(self, who: Any, name: str, option: str, said: str) -> list[str]:
        """Return what is suggested to somebody who types."""
        return self.got(await self.forger.typed(who, self.channel, name, option, said, {}))


_TOUCHES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("menu", {"path": []}),
    ("menu", {"path": [], "all": True}),
    ("menu", {"path": ["9999"]}),
    ("point", {"path": [], "points": [[300, 300]]}),
    ("decide", {"path": ["9999"]}),
    ("auto", {"act": "plan", "plan": "9999"}),
    ("adopt", {"number": 1}),
    ("undo", {"to": 9999}),
    ("wish", {"to": 1, "agreed": True}),
    ("offer", {"at": 1, "agreed": True}),
)
"""What is tried on the page: nothing of it decides."""
_GAME = ("version", "status", "period", "round", "asked", "told_from", "updated_at", "pace", "board_from")
_JOURNAL = ("version", "action", "actor", "period", "round", "events", "created_at", "secret")


def digest(method: str, state: Any, look: Look) -> bytes:
    """Return what a board is drawn from, in place of its picture."""
    said = json.dumps([method, look, msgspec.to_builtins(state.view), repr(state.events)], default=str, sort_keys=True)
    return hashlib.sha256(said.encode()).digest()


def differences(one: Iterable[str], other: Iterable[str]) -> list[tuple[str, str]]:
    """Return where two twins differ, shortened to the first difference of each."""
    first, second = list(one), list(other)
    found = [_part(a, b) for a, b in zip(first, second, strict=False) if a != b]
    if len(first) != len(second):
        found.append((f"{len(first)}: {first[-1][:300]}", f"{len(second)}: {second[-1][:300]}"))
    return found


def _part(one: str, other: str) -> tuple[str, str]:
    place = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, place - 120)
    return one[start : place + 120], other[start : place + 120]


def _readable(what: Any) -> Any:
    with suppress(TypeError):
        return msgspec.to_builtins(what)
    return repr(what) if not isinstance(what, Mapping) else dict(what)
