"""A game as one viewer sees it: the picture, the question, and decisions.

The page reads and changes a game only through this module.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cache, partial
from typing import Any, Literal, Protocol

import msgspec

from bot.boards.command_rows import SHOWN, put
from bot.boards.decisions import Decisions
from bot.boards.links import board_link
from bot.boards.message import BoardMessages
from bot.boards.side_rows import standing
from bot.context import BotContext
from bot.games.errors import AlreadyDecided, GameOver, NothingToUndo, ServiceError
from bot.games.gate import Verb, allows
from bot.games.permissions import expect_commander, expect_undo, proposals
from bot.games.reading import Opened
from bot.games.seats.chairs import ask_for, held_by, is_public
from bot.games.seats.command import expect_voice, own_part, within
from bot.games.service import Scope
from bot.games.state import GameState, GameSummary, VisibleGame
from bot.games.undo_stack import base_version, may_undo
from bot.games.undoing import other_chair
from bot.rules.handlers import RulesHandlers
from bot.runtime import clock
from bot.ui.components import Button, Interaction, Row, read_press
from bot.ui.errors import UserError
from bot.ui.texts import person, say
from bot.undo.agreement import AgreementHandlers, Offer, wished
from bot.undo.handlers import barred, expect_asked, listed, listed_together
from bot.voting.terms import may_vote
from bot.web.extras import Extra, menu_of
from bot.web.levels import Json, Levels
from bot.web.plain import plain
from bot.web.sessions import Viewer
from bot.web.shared_games import SHARED_FOR, SharedGames
from bot.web.steps import GameSteps
from db.board_page import marks_of
from db.schema.games import ADVISERS, RUNNING, VOTE
from engine.core.asks import Answer, Refused
from engine.core.events import Event
from engine.core.pledge import LONGEST, TYPED, Word
from render.catalogue import Catalogue, house_texts
from render.language import language
from render.named import bare
from render.presenter import LOOKS, Look, Presenter
from render.roll_texts import faces_of
from render.touch import Points

SCOPES: dict[str, Scope] = {"advised": "decision", "phase": "phase", "round": "round", "calm": "calm", "plan": "round"}
"""The scopes of the buttons that let the adviser decide or play a plan; the page sends the same words."""
_BUTTON = 2
_SEEN_FOR = 30.0
"""The time in seconds for which it is cached that a user may see a game. A page ends within a minute of losing access,
because its stream checks it every 25 seconds.
"""
_KEPT = 1_000
_ROLLS = 6
"""The maximum number of dice rolls that a page gets; it gets the last ones."""
_PACKED = 6
"""The level of gzip compression, as for every other answer."""
_PLANS_FOR = 1.0
"""The maximum time in seconds for which a page waits for the plans that are offered; if they take longer, they are
added to it later.
"""

Watched = tuple[VisibleGame, int, Json, bytes]
"""The public view of a game, the number of the first event on its board, and the JSON of the page."""

_MINE = frozenset({"decides", "proposes"})

Role = Literal["decides", "proposes", "votes", ""]
"""The effect of an answer of the viewer: it decides, proposes or votes; empty for a viewer who does not play."""

WORDS = (
    *("do", "propose", "vote", "change", "these", "back", "story", "adviser", "wait", "nothing", "free", "closer"),
    *("larger", "smaller", "whole", "lost", "again", "changed", "undo", "takeback", "board", "answers", "look"),
    *("look-chart", "look-dark", "look-contrast", "discord", "word", "more", "several", "gather", "ended", "arrows"),
    "place",
)
"""The texts of the page itself, keyed by the ends of their message ids."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal between sides. Its time `at` identifies it.

    `agree` and `refuse` are the labels of the player's possible answers. A label is empty if the player may not give
    that answer.
    """

    text: str
    at: int
    agree: str = ""
    refuse: str = ""


class Proposals(Protocol):
    """The protocol for proposals to end or pause a game."""

    def shown(self, game: GameSummary, user_id: int) -> Proposal | None:
        """Return the open proposal that a player's page shows; None if there is none."""

    async def answer(self, game: GameSummary, user_id: int, *, at: int, agreed: bool) -> str:
        """Answer a proposal, or withdraw it if it is the user's own. Return the reply.

        Raise `UserError` if the proposal is no longer open.
        """


@dataclass(frozen=True, slots=True)
class Answered:
    """The reply to a decision on the web page.

    `told` are the lines that the page shows. `led_to` are all results, for screen readers.
    """

    told: list[str]
    led_to: list[str]


class Unseen(UserError):
    """Raised when the user may no longer see the game."""


@dataclass(slots=True)
class Touch:
    """A user who decides on the page. It collects the replies (see `bot.ui.hand.Hand`)."""

    user_id: int
    locale: str
    brought: str = ""
    told: list[str] = field(default_factory=list)
    press: Interaction | None = None

    def word(self) -> Word:
        """Return the browser's random number.

        It is added to the seed, so that the operator cannot choose the dice.
        """
        return Word(self.brought[:LONGEST], TYPED)

    async def tell(self, text: str, *, rows: Sequence[Row] = ()) -> None:  # noqa: ARG002
        """Add a text to the reply on the page. The page shows no buttons."""
        self.told.append(text)


class Table:
    """Shows games to viewers and stores their decisions.

    `names` returns the name of a user; None if it is unknown. `learn` asks Discord for unknown names.
    """

    def __init__(
        self,
        context: BotContext,
        boards: BoardMessages,
        decisions: Decisions,
        rules: RulesHandlers,
        *,
        names: Callable[[int], str | None],
        learn: Callable[[Iterable[int]], Awaitable[None]],
    ) -> None:
        self.context, self.boards, self.decisions, self.rules = context, boards, decisions, rules
        self._names, self._learn = names, learn
        self.agreement = AgreementHandlers(context, listed_together)
        self.service = context.service
        self.wake: Callable[[str], None] = self.changed
        """The function that notifies the pages of a game of a change."""
        self.proposals: Proposals | None = None
        """The proposals to the other side; None if no game has two sides."""
        self.extras: dict[str, Extra] = {}
        """The actions of a player besides answering the question, keyed by the words of the menu “More”, in its order.
        """
        self.steps = GameSteps(context.service.store, boards.pictures, context.find)
        self._admitted: OrderedDict[tuple[int, str, bool], float] = OrderedDict()
        self._named: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._games = SharedGames(context.service)
        self.kept = self._games.kept
        """The games that are kept open for their viewers."""
        self.watched: dict[tuple[str, str], tuple[float, asyncio.Task[Watched]]] = {}

    # --- views ---

    async def state(self, viewer: Viewer) -> VisibleGame:
        """Return the game as the viewer sees it.

        Raise `Unseen` if the viewer may not see it. Raise `NoSuchGame` if it does not exist. Raise `SaveDamaged` or
        `SaveTooNew` if its save cannot be read.
        """
        return self._seen(viewer, await self._opened(viewer))

    async def _opened(self, viewer: Viewer) -> Opened:
        """Open a viewer's game. Raise the same errors as `state`."""
        opened = await self._games.opened(viewer.game_id)
        if viewer.spectates:
            self.context.visibility.expect_unsealed(opened.public)
        else:
            await self._expect(viewer, opened.public)
        await self._learn(opened.public.players)
        return opened

    def _seen(self, viewer: Viewer, opened: Opened) -> VisibleGame:
        """Return an opened game in the form in which the viewer may see it."""
        if viewer.spectates or not held_by(opened.row, viewer.user_id):
            return self._told(viewer, opened)
        own = replace(opened.seen_by(viewer.user_id), stretches=opened.public.stretches)
        return self._read(viewer, self.context.visibility.viewed(own))

    def _told(self, viewer: Viewer, opened: Opened) -> VisibleGame:
        """Return the public view of an opened game, with the events on its board.

        Players' pictures also use this view, so that they never reveal a secret.
        """
        return self._read(viewer, self.context.visibility.viewed(opened.public))

    async def expect(self, viewer: Viewer) -> None:
        """Raise `Unseen` if a viewer may not see the game. Raise `NoSuchGame` if it is deleted."""
        game = await self.service.roster.game(viewer.game_id)
        if not viewer.spectates:
            await self._expect(viewer, game)

    async def _expect(self, viewer: Viewer, state: GameSummary) -> None:
        """Raise `Unseen` if a user may not see a game."""
        if viewer.spectates:
            raise UserError("touch-watch-only")
        visibility, plays = self.context.visibility, state.may_decide(viewer.user_id)
        key = viewer.user_id, viewer.game_id, plays
        kept = plays or not visibility.access.sealed(state)
        if kept and clock.monotonic() - self._admitted.get(key, -_SEEN_FOR) < _SEEN_FOR:
            return
        try:
            await visibility.expect_viewer(viewer.user_id, state)
        except UserError as error:
            raise Unseen("touch-unseen") from error
        self._admitted[key] = clock.monotonic()
        while len(self._admitted) > _KEPT:
            self._admitted.popitem(last=False)

    @staticmethod
    def _read(viewer: Viewer, state: VisibleGame) -> VisibleGame:
        locale = house_texts().language(viewer.locale) or state.locale
        return state if locale == state.locale else replace(state, locale=locale)

    def role(self, state: GameState, viewer: Viewer) -> Role:
        """Return what the viewer's answer counts as: a decision, a proposal, a vote, or nothing."""
        if viewer.spectates or state.ask is None or state.status != RUNNING or state.day_awaited:
            return ""
        part: GameSummary = state
        if state.asks:
            try:
                asked = ask_for(state.row, state.asks, viewer.user_id)
            except ServiceError:
                return ""
            if asked.side != state.ask.side:
                return ""
            part = within(state, asked.side)
        if part.command == VOTE:
            return "votes" if may_vote(part, viewer.user_id) else ""
        if not part.may_decide(viewer.user_id):
            return ""
        return "proposes" if part.command == ADVISERS and part.owner_id != viewer.user_id else "decides"

    def presenter(self, state: GameState) -> Presenter:
        """Return the presenter of a game."""
        return self.context.presenter(state)

    def levels(self, state: GameState) -> Levels:
        """Return the menus of the open question."""
        return Levels(state, self.presenter(state), plain=self.plain)

    def plain(self, text: str) -> str:
        """Remove Discord's markup from one of the bot's texts."""
        return plain(text, lambda user_id: self._names(user_id) or say("touch-somebody"))

    # --- the page ---

    async def shown(self, viewer: Viewer) -> Json:
        """Return everything that the page shows, as JSON."""
        if viewer.spectates:
            return (await self._for_spectators(viewer))[2]
        opened = await self._opened(viewer)
        state = self._seen(viewer, opened)
        said = await self._page(viewer, opened, state)
        if (request := await self._wish(viewer, state)) is not None:
            said["wish"] = request
        offered = self.proposals.shown(state, viewer.user_id) if self.proposals is not None else None
        if offered is not None:
            said["offer"] = {**asdict(offered), "text": self.plain(offered.text)}
        return said

    async def in_words(self, viewer: Viewer) -> str:
        """Return the board as text for a viewer."""
        opened = await self._opened(viewer)
        state = self._told(viewer, opened) if viewer.spectates else self._seen(viewer, opened)
        return self.plain(self.presenter(state).text_board(state.view))

    async def packed(self, viewer: Viewer) -> bytes:
        """Return the JSON of `shown` for spectators, compressed with gzip."""
        return (await self._for_spectators(viewer))[3]

    async def _for_spectators(self, viewer: Viewer) -> Watched:
        """Return the page for spectators. It is shared by all of them for a short time."""
        key, ticks = (viewer.game_id, viewer.locale), clock.monotonic()
        at, work = self.watched.get(key, (-SHARED_FOR, None))
        if work is None or ticks - at >= SHARED_FOR:
            self.watched = {each: kept for each, kept in self.watched.items() if ticks - kept[0] < SHARED_FOR}
            work = asyncio.create_task(self._watch(viewer))
            self.watched[key] = ticks, work
        return await asyncio.shield(work)

    async def _watch(self, viewer: Viewer) -> Watched:
        opened = await self._opened(viewer)
        told = self._told(viewer, opened)
        said = await self._page(viewer, opened, told)
        return told, opened.first, said, gzip.compress(msgspec.json.encode(said, enc_hook=bare), _PACKED, mtime=0)

    async def _read_lines(self, told: VisibleGame) -> tuple[str, ...]:
        """Return the lines below the question on the channel's board."""
        if told.status == RUNNING:
            search = self.boards.plans(told)
            if search is not None and not (await asyncio.wait({search}, timeout=_PLANS_FOR))[0]:
                search.add_done_callback(lambda _: self.wake(told.id))
        return await self.boards.lines(told)

    def changed(self, game_id: str) -> None:
        """Discard everything that is cached for the viewers of a game."""
        self.watched = {key: kept for key, kept in self.watched.items() if key[0] != game_id}
        self._games.changed(game_id)

    @staticmethod
    def _undoes(state: GameState, user_id: int) -> bool:
        """Return whether a user may undo decisions. The other side may have to agree."""
        if state.status != RUNNING or state.day_awaited:
            return False
        try:
            expect_commander(state, user_id)
            for side in (held := held_by(state, user_id)):
                expect_voice(state, side, user_id)
        except ServiceError:
            return False
        if not state.sides:
            return may_undo(state.row)
        if state.turns.back in held:
            return True
        # A standing order keeps a base as well: other sides must not see it.
        if not held or state.row.base_save is None or base_version(state.row) == state.version:
            return False
        other = other_chair(state, held[0])
        return other is not None and not other.open and allows(state, Verb.UNDO)

    async def _page(self, viewer: Viewer, opened: Opened, state: VisibleGame) -> Json:
        role = self.role(state, viewer)
        mine = role in _MINE
        key = "page", state.locale, state.side, state.status, bool(role), mine
        said = {
            **await self._games.made(
                opened, key, lambda: self._parts(viewer, opened, state, asked=bool(role), mine=mine)
            ),
            "role": role,
            "undo": self._undoes(state, viewer.user_id),
            "more": say("button-more") if state.status == RUNNING and state.side else "",
            "back": "" if viewer.spectates else board_link(state) or "",
        }
        if role and (proposed := self._proposed(state, viewer.user_id)):
            said["acts"] = [*said["acts"], *proposed]
        return said

    async def _parts(self, viewer: Viewer, opened: Opened, state: VisibleGame, *, asked: bool, mine: bool) -> Json:
        """Return the data of the page that many viewers share, as JSON."""
        told, first = self._told(viewer, opened), opened.first
        # The channel's board has a public question too, with advice and all texts: they are not made again.
        own = {"view": state.view, "ask": state.ask, "asks": state.asks, "side": state.side, "apart": state.apart}
        seen = replace(told, **own) if asked and state.apart and not is_public(state.asks) else told
        lines = await self._games.made(opened, ("lines", told.locale), lambda: self._read_lines(told))
        await self.boards.complete(seen, first=first, lines=lines)
        words = self.boards.words(seen, first=first, mine=mine)
        presenter = self.presenter(state)
        question, _, below = self.plain(words.orders).partition("\n")
        said: Json = {
            "version": state.version,
            "since": _since(state),
            "title": self.plain(words.title),
            "numbers": " · ".join(filter(None, self.plain(words.numbers).splitlines())),
            **news_of(self.presenter(told), told.view, told.events, first=first, plain=self.plain),
            "story": [self.plain(line) for line in words.story],
            "question": question,
            "below": "\n".join(filter(None, (below, self.plain(standing(state, presenter))))),
            "alt": words.alt,
            "picture": f"picture/{self._name(told, first)}",
            "over": state.status != RUNNING,
            "side": presenter.side(state.side) if state.side else "",
            "word": state.awaits_word,
            "language": state.locale,
            "words": own_words(),
            "written": say("button-words"),
        }
        if told.status != RUNNING:  # a page that is open learns from it that the game has been analysed
            said["mark"] = (await marks_of(self.service.store.database, [told.id])).get(told.id, "")
        if asked:
            said["level"] = self.levels(state).at(())
            said["quick"] = [
                {
                    "prompt": self.plain(each.prompt),
                    "options": [
                        {"path": option.path, "label": option.label, "detail": option.detail or ""}
                        for option in each.options
                    ],
                }
                for each in words.shortcuts
            ]
            said["advice"] = words.advice or ()
            said["acts"] = [act for each in words.automatic if (act := _act(each)) is not None]
        return said

    def _proposed(self, state: GameState, user_id: int) -> list[Json]:
        """Return the buttons for proposals that a user may adopt or withdraw, as JSON. The newest comes first."""
        if ADVISERS not in {state.command, *(chair.command for chair in state.sides.values())}:
            return []
        try:
            game, _side = own_part(state, user_id)
        except ServiceError:
            return []
        if game.command != ADVISERS:
            return []
        leads, found = game.owner_id == user_id, proposals(game)
        return [
            {
                "act": "adopt" if leads else "withdraw",
                "number": each.number,
                "label": say("button-staff-adopt", number=place) if leads else say("button-staff-withdraw"),
                "detail": self.plain(f"{person(each.user_id)}: {put(state, self.presenter(state), each)}"),
            }
            for place, each in enumerate([each for each in found if leads or each.user_id == user_id][:SHOWN], 1)
        ]

    def _name(self, state: GameState, first: int) -> str:
        """Return a name for the picture that changes with its contents.

        The name does not depend on the theme. Pictures are drawn only for names that this method has returned.
        """
        name = f"{state.version}-{first}-{state.locale}-"
        self._named[state.id, name] = first
        self._named.move_to_end((state.id, name))
        while len(self._named) > _KEPT:
            self._named.popitem(last=False)
        return name

    async def picture(self, viewer: Viewer, name: str) -> bytes | None:
        """Return the picture with this name; None if the board has changed."""
        if viewer.spectates:
            told, now, *_ = await self._for_spectators(viewer)
        else:
            opened = await self._opened(viewer)
            told, now = self._told(viewer, opened), opened.first
        stem, _, look = name.removesuffix(".png").rpartition("-")
        if not stem.startswith(f"{told.version}-") or look not in LOOKS:
            return None
        first = now if f"{stem}-" == self._name(told, now) else self._named.get((told.id, f"{stem}-"))
        if first is None:
            return None
        if first != now:  # the board has been posted since the page got the name
            before = await self.service.replayed(told, since=first)
            told = replace(told, stretches=before.stretches, undone=before.undone)
        wanted: Look = next(each for each in LOOKS if each == look)
        return await self.boards.pictures.picture(told, first=first, look=wanted)

    async def overview(self, viewer: Viewer) -> Json:
        """Return the overview of the steps in a finished game.

        Raise `UserError` if the game is not over. Raise the same errors as `state`.
        """
        return await self.steps.overview(await self.state(viewer), self.plain)

    async def block(self, viewer: Viewer, number: int, look: Look) -> bytes | None:
        """Return a block of a finished game's steps as JSON. Return None if the block does not exist.

        Raise the same errors as `overview`.
        """
        return await self.steps.block(await self.state(viewer), number, look, self.plain)

    # --- decisions ---

    async def menu(self, viewer: Viewer, version: int, path: Answer, *, all_: bool) -> Json:
        """Return the menu after the choices in `path`. Raise `Refused` if a choice is not legal.

        Raise `AlreadyDecided`, `NotYourTurn`, `GameOver` or `Unseen` if the viewer may not answer.
        """
        return self.levels(await self._asked(viewer, version)).at(path, all_=all_)

    async def point(self, viewer: Viewer, version: int, path: Answer, points: Points) -> Json:
        """Return the choices at the clicked points. Raise the same errors as `menu`."""
        return self.levels(await self._asked(viewer, version)).points(path, points)

    async def decide(self, viewer: Viewer, version: int, answer: Answer, word: str) -> Answered:
        """Store a decision, a proposal or a vote, and return the reply.

        This raises the same errors as `menu`.
        """
        after: GameState | None = None
        hand, state = Touch(viewer.user_id, viewer.locale, word), await self._mine(viewer, version)
        assert state.ask is not None
        part = within(state, state.ask.side) if state.asks else state
        if part.command == VOTE:
            await self.decisions.put_to_the_vote(hand, state, state.ask.check(answer))
        else:
            after = await self.decisions.decide(hand, state, answer, sure=True)  # the page has asked already
        return self._answered(hand, after)

    async def auto(self, viewer: Viewer, version: int, act: str, plan: str, word: str) -> Answered:
        """Let the adviser decide, or play a plan. Return the reply.

        Raise the same errors as `menu`.
        """
        hand, state = Touch(viewer.user_id, viewer.locale, word), await self._mine(viewer, version)
        after = await self.decisions.auto(hand, state, SCOPES[act], plan=plan if act == "plan" else "")
        return self._answered(hand, after)

    def _answered(self, hand: Touch, after: GameState | None) -> Answered:
        led_to = self.boards.led_to(after) if after is not None else ()
        return Answered([self.plain(text) for text in hand.told], [self.plain(text) for text in led_to])

    async def adopt(self, viewer: Viewer, version: int, number: int, word: str) -> list[str]:
        """Adopt a proposal and return the reply.

        Raise `UserError` if the proposal no longer exists, and the same errors as `menu`.
        """
        hand = Touch(viewer.user_id, viewer.locale, word)
        await self._mine(viewer, version)
        await self.decisions.adopt(hand, viewer.game_id, number)
        return [self.plain(text) for text in hand.told]

    async def withdraw(self, viewer: Viewer, number: int) -> list[str]:
        """Withdraw the viewer's own proposal. Return the reply to the viewer."""
        hand = Touch(viewer.user_id, viewer.locale, "")
        await self._expect(viewer, await self.service.roster.game(viewer.game_id))
        await self.decisions.withdraw(hand, viewer.game_id, number)
        return [self.plain(text) for text in hand.told]

    async def _asked(self, viewer: Viewer, version: int) -> GameState:
        """Return the game as `_mine` does, but only to read its menus."""
        opened = await self._games.opened(viewer.game_id)
        return await self._expect_asked(viewer, opened.public, version, lambda _: opened.seen_by(viewer.user_id))

    async def _mine(self, viewer: Viewer, version: int) -> GameState:
        """Return the game as the viewer's side sees it, with its open question.

        `version` may be an earlier one if the question has not changed since. Raise `AlreadyDecided`, `NotYourTurn`,
        `GameOver` or `Unseen` if the viewer may not answer.
        """
        state = await self.service.in_play(viewer.game_id)
        return await self._expect_asked(viewer, state, version, partial(self.service.seen, actor=viewer.user_id))

    async def _expect_asked(
        self, viewer: Viewer, state: GameState, version: int, seen: Callable[[GameState], GameState]
    ) -> GameState:
        await self._expect(viewer, state)
        if state.ask is None:
            raise GameOver(state.id)
        part = await self.service.pressed(state, viewer.user_id, version=version)
        if part.command != VOTE:
            state.expect_player(viewer.user_id)
        if state.asks and not is_public(state.asks):
            state = seen(state)
        return replace(state, locale=house_texts().language(viewer.locale) or state.locale)

    # --- besides the question ---

    async def more(self, viewer: Viewer, path: Answer) -> Json:
        """Return the next menu of “More” after the choices in `path`, or the action to confirm.

        Raise `Refused` or `UserError` if the choices are not possible. Raise `GameOver` or `Unseen` if the viewer may
        not choose.
        """
        state = await self._own(viewer)
        if not path:
            labels = {word: await each.offered(state, viewer.user_id) for word, each in self.extras.items()}
            choices = [{"word": word, "label": label} for word, label in labels.items() if label]
            return {**menu_of(say("touch-else" if choices else "touch-else-nothing"), choices=choices), "extra": True}
        found = await self._extra(path).menu(state, viewer.user_id, path[1:])
        key = "confirm" if "confirm" in found else "path"
        return {**found, key: (path[0], *found[key]), "extra": True}

    async def carry_out(self, viewer: Viewer, path: Answer) -> list[str]:
        """Carry out a choice in the menu “More” and return the reply. Raise the same errors as `more`."""
        return [self.plain(await self._extra(path).carry_out(await self._own(viewer), viewer.user_id, path[1:]))]

    def _extra(self, path: Answer) -> Extra:
        if not path or path[0] not in self.extras:
            raise UserError("touch-else-nothing")
        return self.extras[path[0]]

    async def _own(self, viewer: Viewer) -> GameState:
        """Return a running game as the viewer's side sees it.

        Raise `GameOver` if the game is over. Raise `Unseen` if the viewer may not see it.
        """
        await self._expect(viewer, await self.service.roster.game(viewer.game_id))
        state, _ask = await self.service.orders_of(viewer.game_id, viewer.user_id)
        if state.status != RUNNING:
            raise GameOver(state.id)
        return replace(state, locale=house_texts().language(viewer.locale) or state.locale)

    # --- undo ---

    async def undoable(self, viewer: Viewer, steps: int) -> Json:
        """Return the decisions that the viewer can undo, as JSON.

        Raise `UserError` if there is nothing to undo. `asks` is whether the other side must agree. `more` is the value
        of `steps` that goes one step further back, or 0 if that is impossible.
        """
        game, stack = await self.service.undo_stack(viewer.game_id, actor=viewer.user_id)
        await self._expect(viewer, game)
        expect_asked(game, viewer.user_id)
        presenter = self.context.presenter(game)
        if stack.steps:
            taken = stack.upto(steps)
            expect_undo(game, stack, to=taken[-1].to, actor=viewer.user_id)
            count = sum(len(step.answers) for step in taken)
            text = "\n".join([say("undo-sure", count=count), *listed(taken, game, presenter)])
            offer = Offer(text, say("touch-takeback"), taken[-1].to, more=len(taken) < len(stack.steps))
        elif (asked := await self.agreement.offer(game, viewer.user_id, steps)) is not None:
            offer = asked
        else:
            raise UserError("undo-nothing", reason=barred(stack, presenter))
        return {
            "version": game.version,
            "to": offer.to,
            "text": self.plain(offer.text),
            "label": offer.label,
            "asks": not stack.steps,
            "more": steps + 1 if offer.more else 0,
            "further": say("button-undo-more"),
        }

    async def undo(self, viewer: Viewer, version: int, to: int, *, asks: bool) -> list[str]:
        """Undo decisions, or ask the other side to agree to it. Return the reply.

        Raise `AlreadyDecided` if it is too late to undo, and the same errors as `menu`.
        """
        await self._expect(viewer, await self.service.roster.game(viewer.game_id))
        if asks:
            text = await self.agreement.wish(viewer.game_id, version=version, to=to, user_id=viewer.user_id)
            await self.agreement.deliver(viewer.game_id)
            return [self.plain(text)]
        try:
            await self.service.undo(viewer.game_id, version=version, to=to, actor=viewer.user_id)
        except NothingToUndo as error:
            raise AlreadyDecided(viewer.game_id) from error
        await self.context.board_delivery.deliver(viewer.game_id)
        return []

    async def _wish(self, viewer: Viewer, state: GameState) -> Json | None:
        """Return the open request to undo as JSON; None if the viewer has nothing to see.

        `to` is set only for the players who must agree. They send it back with their answer.
        """
        wish, held = state.turns.wish if state.sides else None, held_by(state, viewer.user_id)
        if wish is None or wish.version != state.version or not held or state.status != RUNNING:
            return None
        asker = await self.agreement.asker(state.id, wish)
        who = person(asker or state.sides[wish.side].user_id)
        if wish.side in held:
            key = "touch-wish-refused" if wish.refused else "undo-wish-asked"
            return {"text": self.plain(say(key)), "to": None}
        if wish.refused:
            return None
        try:
            expect_voice(state, held[0], viewer.user_id)
        except ServiceError:
            return None
        game, stack = await self.service.undo_stack(state.id)
        if (steps := wished(stack, wish)) is None:
            return None
        question = say("undo-asks", asked=person(viewer.user_id), who=who)
        text = "\n".join([question, *listed_together(steps, stack, game, self.presenter(state))])
        answers = {"agree": say("button-undoagree"), "refuse": say("button-undorefuse")}
        return {"text": self.plain(text), "to": wish.to, **answers}

    async def answer_wish(self, viewer: Viewer, version: int, to: int, *, agreed: bool) -> list[str]:
        """Agree to the other side's request to undo, or refuse it. Return the reply.

        Raise `AlreadyDecided` if the request is no longer open, and the same errors as `menu`.
        """
        game = await self.service.roster.game(viewer.game_id)
        await self._expect(viewer, game)
        if game.status != RUNNING:
            raise GameOver(game.id)
        game.expect_player(viewer.user_id)
        wish = game.turns.wish if game.sides else None
        if wish is None or wish.refused or (wish.version, wish.to) != (version, to):
            raise AlreadyDecided(game.id)
        asker = await self.agreement.asker(game.id, wish) or game.sides[wish.side].user_id
        text = await self.agreement.answer(game.id, wish, asker=asker, user_id=viewer.user_id, agreed=agreed)
        await self.agreement.replace(game.id, wish, text)
        await self.agreement.deliver(game.id)
        return [self.plain(text)]

    async def answer_offer(self, viewer: Viewer, at: int, *, agreed: bool) -> list[str]:
        """Answer the other side's proposal, or withdraw the proposal of the viewer's own side.

        Return the reply. Raise the same errors as `menu`.
        """
        game = await self.service.roster.game(viewer.game_id)
        await self._expect(viewer, game)
        if game.status != RUNNING:
            raise GameOver(game.id)
        game.expect_player(viewer.user_id)
        if self.proposals is None:
            raise AlreadyDecided(game.id)
        return [self.plain(await self.proposals.answer(game, viewer.user_id, at=at, agreed=agreed))]

    def refusal(self, state: GameState, refused: Refused) -> str:
        """Return the text of a refusal: the reason, and possible alternatives."""
        return self.plain(self.rules.refusal(state, refused).text)


def own_words() -> Json:
    """Return the page's own labels and messages in the current language."""
    return _words(language(), house_texts())


@cache
def _words(_language: str, _texts: Catalogue) -> Json:
    return {key: say(f"touch-{key}") for key in WORDS}


def news_of(
    presenter: Presenter, view: Any, events: Sequence[Event], *, first: int, plain: Callable[[str], str]
) -> Json:
    """Return the latest public events and rolls as JSON. `first` identifies the rolls."""
    rolls = list(faces_of(events))
    latest = presenter.latest(view, events)
    return {
        "news": [{"text": plain(text), "at": presenter.event_shapes(view, them)} for text, them in latest],
        "rolls": {"first": first, "count": len(rolls), "dice": rolls[-_ROLLS:]},
    }


def _since(state: GameState) -> int:
    """Return the game's version when the open question was first asked."""
    if state.ask is None or not state.apart:
        return state.version
    asked = state.turns.asked.get(state.ask.side)
    return asked.since if asked is not None else state.version


def _act(button: Button) -> Json | None:
    """Return a button of the autopilot as JSON; None for any other button."""
    press = read_press(button.custom_id or "", _BUTTON)
    if press is None or press.action not in SCOPES:
        return None
    return {"act": press.action, "plan": press.extra, "label": button.label or ""}
