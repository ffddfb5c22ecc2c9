"""A seeded random series of interactions that no client would send, from people in every role, and its checks.

Nothing is raised or logged as an error, nobody is pinged, only people with the right to do so change a game, and no
seed is revealed.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import logging
import random
import traceback
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import discord
from stress.forged.forging import Forger
from support.discord_play import PlayServer, controls

from bot.games.service import Service
from bot.games.state import GameSummary
from bot.replays.drawing import Job, Unshown
from bot.ui.custom_ids import MOST, Press, base36
from db.schema.games import metadata
from engine.core.save import load

_FORM = 9
"""The type of an answer that shows a form, in which nobody can be mentioned."""
SEEDS = ("pomegranate-first", "quince-second", "medlar-third", "damson-ruin")
"""The dice seeds of the games; the channel of the last game is deleted."""
HOSTILE = (
    *("", " ", "0", "-1", "²", "½", "𝟙", "9" * 400, "1e309", "nan", "None", "null", "true", "\x00", "a\x00b", "\n\n"),
    *("@everyone @here <@1> <@&1>", "**`_~|>#`** ```", "\u202e\u200b\ud7ff\ufffe", "\ud83d", "é" * 50, "́" * 200),
    *(
        "x" * 6_000,
        "lorem ipsum " * 500,
        "+".join(["gate"] * 700),
        "' OR 1=1 --",
        '"; DROP TABLE game; --',
        "%s{0}${x}",
    ),
    *("../../etc/passwd", "http://[::1", "<#1>", "https://discord.com/channels/1/2/3", "=1+1", "{ $players }"),
    *("2026-13-45", "2026-02-30", "9999-12-31", "0000-00-00", "25:61", "24h", "1h99", "99999d", "Europe/Nowhere"),
    *(
        "days=3, days=40",
        "days==",
        ",,,",
        "=",
        "day 1",
        "1-99999",
        "99-1",
        "all",
        "gate",
        "anna",
        "move",
        "done",
        "6.3",
    ),
)
ODD: tuple[Any, ...] = (None, True, False, 0, -1, 2**31, 2**63, 2**64, -(2**70), 1.5, [], {}, ["x"], {"a": 1})
"""Values of types that no text option has."""


Rows = dict[str, frozenset[str]]


class Errors(logging.Handler):
    """Keeps the records that are logged as errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the record with its traceback."""
        said = self.format(record)
        self.found.append(said)


class Logs(logging.Handler):
    """Keeps everything that is logged."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the line."""
        self.lines.append(self.format(record))


class Storm:
    """Games, the people who act on them, and the interactions that they try."""

    def __init__(self, server: PlayServer, seed: str) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.forger = Forger(server)
        self.errors, self.logs = Errors(), Logs()
        self.faults: list[str] = []
        self.tried: list[str] = []
        self.ids: list[str] = []
        self.seen = self.looked = self.filed = self.out = 0
        env, guild = server.env, server.guild
        managing, keeping = (
            guild.create_role(name, permissions=discord.Permissions(**{f"manage_{name}": True}))
            for name in ("guild", "channels")
        )
        self.dora, self.olaf = (guild.add_member(env.create_user(name)) for name in ("dora", "olaf"))
        self.grace = guild.add_member(env.create_user("grace"), roles=[managing])
        self.kurt = guild.add_member(env.create_user("kurt"), roles=[keeping])
        self.robot = guild.add_member(env.create_user("robot", bot=True))
        abroad = env.create_guild("Elsewhere")
        self.far, self.bare = abroad.create_text_channel("far"), abroad.create_text_channel("bare")
        self.zoe, self.xeno = (abroad.add_member(env.create_user(name)) for name in ("zoe", "xeno"))
        self.ruin = guild.create_text_channel("ruin")
        self.thread = server.third.create_thread("thread") if hasattr(server.third, "create_thread") else server.third
        self.homes: dict[str, int] = {}

    @property
    def service(self) -> Service:
        return self.server.bot.context.service

    async def begin(self) -> None:
        """Begin four games: the target, one beside it, one in another server, and one whose channel is deleted."""
        await self.forger.learn()
        server = self.server
        server.bot.replays.project = _unshown  # the drawing process lacks the toy game
        places = (
            (server.first, server.alice),
            (server.second, self.dora),
            (self.far, self.zoe),
            (self.ruin, server.alice),
        )
        for seed, (channel, owner) in zip(SEEDS, places, strict=True):
            await self.forger.command(owner, channel, "siege new", {"game": server.game, "seed": seed})
            game = await self.service.in_channel(channel.id)
            assert game is not None
            self.homes[game.id] = channel.id
        first = next(iter(self.homes))
        await self.service.roster.add(await self.service.roster.game(first), server.bob.id, by=server.alice.id)
        server.env.backend.delete_channel(self.ruin.id)
        await server.env.settle()
        for _ in range(2):
            state = await self.service.load(first)
            await self.service.auto(first, version=state.version, scope="phase", actor=server.alice.id)
            await server.bot.context.board_delivery.deliver(first)

    # --- people and places ---

    def somebody(self) -> tuple[Any, Any]:
        """Pick a person and a place. Nobody acts as the owner of the games that must stay unchanged."""
        server = self.server
        here = (server.first, server.first, server.first, server.second, server.third, self.thread)
        people = (server.alice, server.alice, server.bob, self.olaf, self.kurt, self.robot)
        if (draw := self.dice.random()) < 0.75:
            return self.dice.choice(people), self.dice.choice(here)
        if draw < 0.8:
            return self.grace, server.first
        if draw < 0.9:
            return self.xeno, self.bare
        who = self.dice.choice((server.alice, server.bob, self.olaf)).user
        return who, who.dm_channel

    # --- interactions ---

    async def once(self) -> None:
        """Try any interaction by anybody."""
        who, channel = self.somebody()
        draw, dice = self.dice.random(), self.dice
        if draw < 0.42:
            await self._press(who, channel)
        elif draw < 0.8:
            name = dice.choice(sorted(self.forger.leaves))
            options, types = self._options(name)
            self._note(who, channel, name, options)
            await self.forger.command(who, channel, name, options, types=types)
        elif draw < 0.94:
            name = dice.choice(sorted(self.forger.leaves))
            options, _ = self._options(name)
            declared = self.forger.leaves[name].get("options") or [{"name": "x"}]
            option, said = dice.choice(declared)["name"], self._said(3)
            self._note(who, channel, f"typed {name} {option}", {**options, option: said})
            await self.forger.typed(who, channel, name, option, said, options)
        elif draw < 0.97:
            name = dice.choice(
                ("siege", "siege players", "siege nothing", "nothing", "records share", "siege players x")
            )
            self._note(who, channel, name, {})
            await self.forger.command(who, channel, name, {})
        else:
            custom_id = self._custom_id()
            self._note(who, channel, "modal", {"custom_id": custom_id})
            await self.forger.modal(who, channel, custom_id, {"a": self._text()})

    def _note(self, who: Any, channel: Any, what: str, more: Any) -> None:
        self.tried.append(f"{who.name} in {getattr(channel, 'name', channel)}: {what} {str(more)[:300]}")

    async def _press(self, who: Any, channel: Any) -> None:
        message = self._message(channel)
        if message is None:
            return
        custom_id = self._custom_id()
        values = None if custom_id.startswith("sm:b") and self.dice.random() < 0.9 else self._values(message)
        self._note(who, channel, "press", {"custom_id": custom_id, "values": values})
        await self.forger.press(
            who,
            channel,
            custom_id,
            message=message,
            values=values,
            private=self.dice.random() < 0.4,
            there=self.dice.random() < 0.9,
        )

    def _message(self, channel: Any) -> Any:
        """Return a message of the bot in a channel."""
        stored = self.server.env.backend.messages[channel.id]
        every = list(stored.values() if isinstance(stored, dict) else stored)
        return self.dice.choice(every[-6:]) if every else None

    def _values(self, message: Any) -> list[Any]:
        offered = [option["value"] for part in controls(message) for option in part.get("options", ())]
        offered += [*self.homes, "done", "move", "anna", "days", "0", "s"]
        count = self.dice.choice((0, 1, 1, 1, 1, 2, 3))
        return [self.dice.choice(offered) if self.dice.random() < 0.7 else self._text() for _ in range(count)]

    # --- forged custom ids ---

    def _custom_id(self) -> str:
        self._collect()
        draw = self.dice.random()
        if self.ids and draw < 0.3:
            return self.dice.choice(self.ids)
        if self.ids and draw < 0.6:
            return self._mutated(self.dice.choice(self.ids))
        return self._made()

    def _collect(self) -> None:
        """Collect all custom ids that were ever sent."""
        for request in self.server.env.http_requests[self.seen :]:
            body = request.json if isinstance(request.json, dict) else {}
            for found in _custom_ids(body):
                if found not in self.ids:
                    self.ids.append(found)
        self.seen = len(self.server.env.http_requests)

    def _mutated(self, custom_id: str) -> str:
        dice, parts = self.dice, custom_id.split(":")
        place = dice.randrange(len(parts))
        way = dice.randrange(7)
        if way == 0:
            return custom_id[: dice.randrange(len(custom_id) + 1)] or "sm"
        if way == 1:
            parts[place] = self._text()
        elif way == 2 and len(parts) > 3:
            parts[3] = dice.choice([*self.homes, "aaaaaaaa"])
        elif way == 3 and len(parts) > 2:
            parts[2] = dice.choice(sorted(self.server.bot.router.actions))
        elif way == 4 and len(parts) > 6:
            parts[dice.choice((4, 6))] = dice.choice(
                ("-1", "zzzzzz", base36(MOST), base36(2**64), "", "+1", "1_0", "٣")
            )
        elif way == 5:
            parts.insert(place, parts[place])
        else:
            letters = list(custom_id)
            letters[dice.randrange(len(letters))] = dice.choice("0az:.~-+xé\x00 ")
            return "".join(letters)[:100]
        return ":".join(parts)[:100]

    def _made(self) -> str:
        """Build a custom id for a random action on a random game."""
        dice = self.dice
        paths = ("", "0", "0.0", "1.zzzz", "x1", "x", ".", "zz.zz.zz", "-1.0", "x-1.abcd")
        numbers = (0, 1, 1, 2, 3, 5, 40, MOST)
        extras = ("", "s", "done", "1", "-", "0-1~~~", "9-1~x~y~z", "2026-01-01.everywhere", "2026-01-01.server")
        people = "-".join(
            base36(who) for who in dice.choices((0, 1, 2, self.server.alice.id, self.olaf.id, 2**70), k=2)
        )
        press = Press(
            dice.choice(sorted(self.server.bot.router.actions)),
            dice.choice([*self.homes, "", "aaaaaaaa"]),
            dice.choice(numbers),
            dice.choice(paths),
            dice.choice(numbers),
            dice.choice((*extras, people, f"{self.server.game}:p:3", f"{self.server.game}:{'x' * 20}:", "orchard:s:")),
        )
        return press.custom_id(dice.choice("bs"))

    # --- options ---

    def _text(self) -> str:
        return self.dice.choice(HOSTILE)

    def _said(self, kind: int) -> Any:
        """Pick a value for an option, usually of its type, sometimes of another."""
        dice, server = self.dice, self.server
        if dice.random() < 0.06:
            return dice.choice(ODD)
        if kind == 3:
            return dice.choice((self._text(), dice.choice([*self.homes]), "1", "phase", "30m", "here"))
        if kind == 4:
            return dice.choice((1, 2, 0, -1, 100, 101, 2**31, 2**53))
        if kind == 5:
            return dice.random() < 0.5
        if kind == 6:
            return dice.choice((server.alice, server.bob, self.olaf, self.robot, self.zoe))
        if kind == 7:
            return dice.choice((server.first, server.second, server.third))
        return self._text()

    def _options(self, name: str) -> tuple[dict[str, Any], dict[str, int]]:
        options: dict[str, Any] = {}
        types: dict[str, int] = {}
        for option in self.forger.leaves[name].get("options") or ():
            if self.dice.random() < (0.93 if option.get("required") else 0.4):
                kind = option["type"]
                offered = [choice["value"] for choice in option.get("choices") or ()]
                usual = bool(offered) and self.dice.random() < 0.8
                options[option["name"]] = self.dice.choice(offered) if usual else self._said(kind)
                if self.dice.random() < 0.02:
                    types[option["name"]] = self.dice.choice((3, 4, 5, 6, 7, 8, 9, 10))
        if self.dice.random() < 0.03:
            options["unknown"] = self._text()
        return options, types

    # --- checks ---

    async def rows(self) -> Rows:
        """Return all stored rows of each game without the location of its board."""
        found: dict[str, set[str]] = {game: set() for game in self.homes}
        async with self.server.bot.database.read() as connection:
            for table in metadata.sorted_tables:
                if "game_id" not in table.c and table.name != "game":
                    continue
                if table.name in {"outbox", "letter", "lesson", "outcome", "outcome_due", "outcome_player"}:
                    continue  # let the pending posts go out first
                key = "id" if table.name == "game" else "game_id"
                names = [
                    key,
                    *(each.name for each in table.c if each.name != key and not each.name.startswith("board_")),
                ]
                quoted = ", ".join(f'"{name}"' for name in names)
                for row in (await connection.exec_driver_sql(f"SELECT {quoted} FROM {table.name}")).all():
                    if row[0] in found:
                        found[row[0]].add(f"{table.name} {tuple(row)}")
        return {game: frozenset(rows) for game, rows in found.items()}

    async def games(self) -> dict[str, GameSummary]:
        return {game: await self.service.roster.game(game) for game in self.homes}

    async def blow(self, count: int) -> None:
        """Send that many interactions and check after each that everything is as it should be."""
        logs = logging.getLogger()
        logs.addHandler(self.errors)
        logs.addHandler(self.logs)
        loop = asyncio.get_running_loop()
        before = loop.get_exception_handler()
        loop.set_exception_handler(lambda _, context: self.errors.found.append(str(context)))
        try:
            rows = await self.rows()
            hidden = await self.secrets()
            for number in range(count):
                rows = await self._one(rows)
                if number % 50 == 49 or number + 1 == count:
                    hidden = await self._hidden(hidden)
        finally:
            loop.set_exception_handler(before)
            logs.removeHandler(self.errors)
            logs.removeHandler(self.logs)

    async def _one(self, rows: Rows) -> Rows:
        """Send one interaction and keep what was wrong with it."""
        games, start, place = await self.games(), len(self.server.env.http_requests), len(self.tried)
        try:
            await self.once()
            if self.dice.random() < 0.1:
                await self.server.env.advance_time(self.dice.choice((1, 5, 60)))
        except Exception as error:  # simcord returns exceptions of background tasks only when asked
            self.errors.found.append("".join(traceback.format_exception(error)))
        said = self.tried[place] if len(self.tried) > place else "nothing"
        after = await self.rows()
        wrong = [*self.errors.found, *self._pinged(start), *self._mixed(games, rows, after, said)]
        self.faults += [f"{said}\n{each}" for each in wrong]
        self.errors.found.clear()
        return after

    def _pinged(self, start: int) -> Iterator[str]:
        """Return outgoing messages that could ping somebody."""
        for request in self.server.env.http_requests[start:]:
            body = request.json
            if not isinstance(body, dict) or request.method == "GET" or body.get("type") == _FORM:
                continue
            inner = body.get("data") if isinstance(body.get("data"), dict) else body
            assert isinstance(inner, dict)
            if not ({"content", "components", "embeds", "poll"} & inner.keys()):
                continue
            allowed = inner.get("allowed_mentions")
            if allowed is None or any(allowed.get(kind) for kind in ("parse", "users", "roles", "replied_user")):
                yield f"{request.method} {request.path} could ping: {str(inner)[:400]}"

    def _mixed(self, games: dict[str, GameSummary], before: Rows, after: Rows, said: str) -> Iterator[str]:
        """Return games changed by somebody who neither plays in them, nor acts in their channel, nor manages it."""
        for game, rows in after.items():
            if rows == before[game]:
                continue
            name, _, where = said.partition(" in ")
            place = where.partition(":")[0]
            players = games[game].players
            actor = next(iter(each for each in self._people() if each.name == name))
            home = self.server.env.backend.channels.get(games[game].channel_id)
            there = home is not None and home.name == place
            if not (actor.id in players or there or (name == "grace" and home is not None and home.name != "far")):
                yield f"changed {game}: {sorted(rows ^ before[game])}"

    def _people(self) -> Sequence[Any]:
        server = self.server
        return (server.alice, server.bob, self.olaf, self.kurt, self.grace, self.robot, self.xeno, self.dora, self.zoe)

    async def secrets(self) -> dict[str, list[str]]:
        """Return what must stay hidden while a game runs: its seed, and each pair of successive cards in the deck."""
        found: dict[str, list[str]] = {}
        for game, seed in zip(self.homes, SEEDS, strict=True):
            row = await self.service.store.game(game)
            assert row is not None
            if row.status == "running":
                deck = json.loads(bytes(load(row.save.encode()).state)).get("deck") or []
                pairs = [(f'"{one}"', f'"{after}"') for one, after in pairwise(deck)]
                found[game] = [seed, *(joint.join(pair) for pair in pairs for joint in (",", ", "))]
        return found

    async def _hidden(self, before: dict[str, list[str]]) -> dict[str, list[str]]:
        """Search everything sent since the last call for secrets: messages, files, logs."""
        after, backend = await self.secrets(), self.server.env.backend
        bodies = [json.dumps(each.json, ensure_ascii=False) for each in self.server.env.http_requests[self.looked :]]
        files = [unpacked(data) for data in list(backend.cdn._blobs.values())[self.filed :]]
        self.looked, self.filed = len(self.server.env.http_requests), len(backend.cdn._blobs)
        said = "\n".join((*bodies, *files, *self.logs.lines))
        self.out += len(said)
        self.logs.lines.clear()
        for game in before.keys() & after.keys():
            leaks = [secret for secret in {*before[game], *after[game]} if secret in said]
            self.faults += [f"{secret} of {game} got out" for secret in leaks]
        return after


def unpacked(data: bytes) -> str:
    """Return the text of a file, unpacked if compressed; for a picture, its bytes read as text."""
    with contextlib.suppress(OSError, EOFError):
        return gzip.decompress(data).decode("utf-8", "replace")
    return data.decode("utf-8", "replace")


async def _unshown(_: Job, *_hear: object) -> Unshown:
    return Unshown()


def _custom_ids(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("custom_id"), str):
            yield value["custom_id"]
        for each in value.values():
            yield from _custom_ids(each)
    elif isinstance(value, list):
        for each in value:
            yield from _custom_ids(each)
