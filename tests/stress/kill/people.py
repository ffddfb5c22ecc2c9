"""The people of the crash test: they start games, press, vote, undo and resign by what their channels show."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from datetime import datetime
from random import Random
from typing import Any

from stress.kill.discordia import Discordia
from support import toygame
from support.discord_play import controls, presses

from bot.ui.components import read_press
from bot.ui.custom_ids import Press

GAMES = (toygame.NAME, "siege", "keep-up-the-fire")
"""The games that are started, one after the other in each channel."""
ROOMS = ("played", "voted", "polled", *(f"campaign of {game}" for game in GAMES))
"""The channels by name; the first word says how a channel's games are played."""

_ADVISED = ("advised", "phase", "round", "calm")
_DECIDE = (*_ADVISED, "go", "pick", "short")
_SURE = ("takeback", "resign")
"""The buttons of private confirmations: pressing one confirms the earlier request."""
_LIVES = {"played": 10, "voted": 10, "polled": 10, "campaign": 40}
"""The number of lives after which an unfinished game is resigned."""
_ASKED_AGAIN = 8
"""Turns after which people request a game again that has not begun."""
_HEARD = 1000
"""Polls for an answer if the end of the answering process is noticed in another way."""


class People:
    """Alice, who plays, Bob, who answers Discord's polls, and their requests: nothing else may be stored."""

    def __init__(
        self,
        world: Discordia,
        chance: Random,
        rooms: dict[str, int],
        *,
        games: Sequence[str] = GAMES,
        heard: int = _HEARD,
    ) -> None:
        self.world, self.chance, self.rooms = world, chance, rooms
        self.heard = heard
        """Polls for an answer before they stop waiting."""
        self.alice, self.bob = world.person("alice"), world.person("bob")
        self.stored: list[Any] = []
        """The rows of all games at the end of the last life."""
        self.pressed: set[tuple[str, int]] = set()
        self.advised: set[tuple[str, int]] = set()
        """The presses among them that call the steward."""
        self.sure: set[tuple[str, int]] = set()
        self.autos: Counter[int] = Counter()
        """Per channel, how often a command called the steward."""
        self.weary = False
        """Whether they resign their games sooner because other games are needed."""
        self.revived = False
        """Whether a press on a board of an earlier life was answered in this life."""
        self._games = games
        self._dealt = {room: place for place, room in enumerate(rooms)}
        self._begun: dict[str, int] = {}
        self._lived: Counter[str] = Counter()
        self._answered: set[int] = set()
        self._turn = 0

    async def live(
        self, ended: asyncio.Event, *, turns: int | None = None, at_rest: Callable[[], Awaitable[bool]] | None = None
    ) -> None:
        """Play until the life has ended, or for that many turns.

        A turn without an answer counts only when no work is pending: the bot is given time to finish what it does.
        """
        await self.world.ready.wait()
        self._begun.clear()
        self._lived.update(row.id for row in self.stored if row.status == "running")
        self._turn, left, fresh = 0, turns, True
        self.revived = False
        while not ended.is_set() and (left is None or left > 0):
            self._turn += 1
            answered = False
            for room in self.chance.sample(list(self.rooms), len(self.rooms)):
                record = self._act(room)
                if record is None:
                    continue
                answered |= await self._heard(record, ended)
                if fresh and record.responded and record.source_message_id:
                    fresh, self.revived = False, True
                await asyncio.sleep(self.chance.uniform(0, 0.06))
            if left is not None and (answered or at_rest is None or await at_rest()):
                left -= 1
            await asyncio.sleep(0.02)

    async def _heard(self, record: Any, ended: asyncio.Event) -> bool:
        for _ in range(self.heard):
            if record.responded or ended.is_set():
                break
            await asyncio.sleep(0.02)
        return bool(record.responded)

    # --- actions ---

    def _act(self, room: str) -> Any:
        channel, way = self.rooms[room], room.partition(" ")[0]
        if (question := self._question(channel)) is not None:
            return question
        running = next((each for each in self.stored if each.channel_id == channel and each.status == "running"), None)
        if (way == "played" or running is None) and self._board(channel) is None:
            if room in self._begun and (way != "played" or self._turn - self._begun[room] < _ASKED_AGAIN):
                return None
            self._begun[room] = self._turn
            return self._begin(room)
        if running is not None and self._tired_of(running, way) and self.chance.random() < 0.2:
            return self.world.command(self.alice, channel, "siege resign")
        if way in {"voted", "polled"}:
            return self._vote(channel, way)
        if way == "campaign" and self.chance.random() < 0.8:
            return None  # the days of a campaign are what these games are for
        return self._play(channel)

    def _tired_of(self, running: Any, way: str) -> bool:
        return self._lived[running.id] > (2 if self.weary and way != "campaign" else _LIVES[way])

    def _begin(self, room: str) -> Any:
        channel, seed = self.rooms[room], f"s{self.chance.random()}"
        game = self._games[self._dealt[room] % len(self._games)]
        self._dealt[room] += 1
        if not room.startswith("campaign"):
            return self.world.command(self.alice, channel, "siege new", seed=seed, game=game)
        hour = (self.world.now().hour + 8 * list(self.rooms).index(room)) % 24  # one campaign's days after the other's
        asked = {"hour": f"{hour:02}:00", "zone": "UTC", "seed": seed, "game": game}
        if game == toygame.NAME:
            asked["house_rules"] = "days=40"
        return self.world.command(self.alice, channel, "campaign start", **asked)

    def _question(self, channel: int) -> Any:
        """Confirm what the bot asked privately."""
        for message in self.world.private(channel):
            for part, press in with_presses(message):
                if press.action in _SURE and message.id not in self._answered:
                    self._answered.add(message.id)
                    self.sure.add((press.game, press.version))
                    return self.world.press(self.alice, message, part["custom_id"])
        return None

    def _board(self, channel: int) -> Any:
        """Return the newest message on which something can be decided."""
        for message in reversed(self.world.messages(channel)):
            if any(press.action in _DECIDE for press in presses(message)):
                return message
        return None

    def _play(self, channel: int) -> Any:
        """Press a component of the board, mostly one that decides; sometimes undo or run a command."""
        board, die = self._board(channel), self.chance.random()
        if board is None:
            return None
        found = list(with_presses(board))
        if die < 0.1 and (back := [part for part, press in found if press.action == "undo"]):
            return self.world.press(self.alice, board, back[0]["custom_id"])
        if die > 0.95:
            self.autos[channel] += 1
            scope = self.chance.choice(("decision", "phase", "day"))
            return self.world.command(self.alice, channel, "siege auto", scope=scope)
        part, press = self.chance.choice([each for each in found if each[1].action in _DECIDE])
        self.pressed.add((press.game, press.version))
        if press.action in _ADVISED:
            self.advised.add((press.game, press.version))
        return self.world.press(self.alice, board, part["custom_id"], self._choice(part))

    def _choice(self, part: dict[str, Any]) -> list[str] | None:
        """Pick an option of a select; None for a button."""
        if part["type"] != 3:
            return None
        values = [option["value"] for option in part["options"]]
        least, most = max(1, part.get("min_values", 1)), part.get("max_values", 1)
        return self.chance.sample(values, self.chance.randint(least, max(least, min(most, len(values)))))

    def _vote(self, channel: int, way: str) -> Any:
        found = self.world.messages(channel)
        if self._board(channel) is not None:  # not voted on yet
            asked = (
                {"window": "10m", "voters": "players"} if way == "voted" else {"window": "1h", "voters": "everybody"}
            )
            return self.world.command(self.alice, channel, "vote start", quorum=1, **asked)
        for message in reversed(found):
            now = [each for each in controls(message) if each.get("custom_id", "").startswith("sm:b:votenow:")]
            if way == "polled" and now and self.chance.random() < 0.4:
                return self.world.press(self.alice, message, now[0]["custom_id"])
            if (poll := message.poll) is not None and not poll.finalized:
                if datetime.fromisoformat(poll.expiry) > self.world.now():  # a later vote would end the poll first
                    answer = self.chance.choice(poll.answers).answer_id
                    self.world.backend.add_poll_vote(channel, message.id, answer, self.bob)
                return None
            votes = [
                part for part in controls(message) if part.get("custom_id", "").startswith(("sm:b:vote:", "sm:s:vote:"))
            ]
            if votes:
                part = self.chance.choice(votes)
                return self.world.press(self.alice, message, part["custom_id"], self._choice(part))
        return None


def with_presses(message: Any) -> Iterator[tuple[dict[str, Any], Press]]:
    """Yield the components of a message with their labels."""
    for part in controls(message):
        press = read_press(part.get("custom_id", ""), part["type"])
        if press is not None:
            yield part, press
