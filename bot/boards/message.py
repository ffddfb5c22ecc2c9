"""Builds the message of the board, with its picture, texts and controls.

The message keeps within Discord's limits.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import discord
from discord import ui

from bot.answers import commander
from bot.answers.commander import Commander
from bot.answers.menus import Controls, Place
from bot.boards import command_rows, side_rows
from bot.boards.calendar_lines import datelines, more_time_row
from bot.boards.info_row import ease, end_rows, info_row, lesson, level, more, to_the_page
from bot.boards.picked import PICKED, Picked
from bot.boards.pictures import PictureWorker
from bot.boards.printed_pages import PrintedPages
from bot.context import BoardPost
from bot.games.permissions import NOBODY
from bot.games.seats.chairs import held_by
from bot.games.seed_texts import day_line, declared
from bot.games.state import GameState, VisibleGame
from bot.games.undone_texts import undone_text
from bot.ui.components import BUTTONS, Button, Layout, Row, button_row, read_press
from bot.ui.texts import cut, latest, person, say
from db.first_time_hints import FirstTimeHints
from db.schema.games import ADVISERS, GUIDED, POWERS, RUNNING, VOTE
from db.storage.errors import DatabaseError
from engine.core.asks import Answer
from engine.core.day_gate import SCENARIO
from render.language import language, speaking
from render.own_battle import presenter_of
from render.panel import ALT_LENGTH, STORY_LINES, Panel, Shortcuts
from render.pictures.print_page import Page
from render.presenter import Look, Presenter

log = logging.getLogger(__name__)

PICTURE, FIGHT, POSTER = "board.png", "fight.png", "poster.png"
PICTURES = frozenset({PICTURE, FIGHT})
"""The names of the pictures of a running game's board; the second exists only during a fight."""
FOOT = 600
"""The maximum number of characters of the text at the foot of a board."""
SHORT_STORY = 1
"""How many lines of the dispatch a board shows together with a tip of the first turn. With them, the text before the
first real decision stays within 120 words.
"""
TEXT = 4_000
"""The maximum number of characters of all texts of one message."""
_TITLE, _STATE, _ORDERS, _RESULT = 300, 700, 1_400, 2_400
_LINE = 280
_KEPT = 64

_STOPPED_COLOUR = 0x6E6A62

_BUTTON = discord.ComponentType.button.value
_RULE_ID, _ORDERS_ID = 90, 91
"""The component ids of the parts that are removed together with the buttons when a newer board replaces this one."""

Part = ui.Item[ui.LayoutView]


@dataclass(frozen=True, slots=True)
class Post:
    """A message to send, or the new contents of an existing one."""

    view: ui.LayoutView
    files: list[discord.File]


@dataclass(frozen=True, slots=True)
class BoardWords:
    """The texts of a board in Discord's Markdown, for use outside the board message.

    `orders` is the question or the result. `automatic` contains the buttons that decide for the player. `advice` is the
    adviser's next answer.
    """

    title: str
    numbers: str
    story: tuple[str, ...]
    orders: str
    alt: str
    advice: Answer | None
    automatic: tuple[Button, ...]
    shortcuts: tuple[Shortcuts, ...]


@dataclass(slots=True)
class _Brief:
    panel: Panel
    advice: Answer | None
    shortcuts: tuple[Shortcuts, ...] | None = None
    hint: str | None = None
    notices: tuple[str, ...] = ()
    rolls: int = 0


BoardLine = Callable[[GameState], Awaitable[str | None]]
"""A function that returns one line about how the game is decided at present; None if it has nothing to say."""


class Offers(Protocol):
    """The interface that finds plans for a commander (`bot.chances.offers.Offers`)."""

    async def find(self, state: GameState) -> None:
        """Find the plans for a position and cache them."""

    def found(self, state: GameState) -> tuple[str, ...] | None:
        """Return the plans found for a position; None if there are none yet."""


class BoardMessages:
    """Creates board messages.

    `advise` returns the adviser's answer. `hints` returns the tips for new users.
    """

    def __init__(
        self,
        *,
        find: Callable[[str], Presenter],
        advise: Callable[[GameState], Answer | None],
        pictures: PictureWorker,
        hints: FirstTimeHints,
        printed_pages: PrintedPages,
    ) -> None:
        self.find = find
        self.paged = False
        self.pictures = pictures
        self.printed_pages = printed_pages
        self._advise = advise
        self._hints = hints
        self._notices: list[BoardLine] = []
        self._of_series: list[BoardLine] = []
        self._offers: Offers | None = None
        self._briefs: OrderedDict[tuple[str, int, int, str, bool, str, str | None, int], _Brief] = OrderedDict()
        self._places: OrderedDict[str, tuple[int, Place]] = OrderedDict()

    async def post(
        self, state: VisibleGame, *, first: int, live: bool = True, look: Look = "chart", foot: str = ""
    ) -> Post:
        """Return the whole message of the board, with its picture.

        `state` must contain the events from journal row `first` on. Without `live`, the message has no controls. `foot`
        is a text of at most 600 characters below the message.
        """
        with speaking(state.locale):
            drawing = asyncio.ensure_future(self._drawn(state, first=first, look=look))
            try:
                if live:
                    if (search := self.plans(state)) is not None:
                        await search
                    await self.complete(state, first=first, lines=await self.lines(state))
                drawn = await drawing
            finally:
                drawing.cancel()
            poster = await self.printed_pages.poster(state)
            files = [discord.File(io.BytesIO(data), name) for name, data in drawn.items() if data is not None]
            pictured = frozenset(file.filename for file in files)
            if poster is not None:
                files.append(discord.File(io.BytesIO(poster.picture), POSTER))
            place = self._place(state) if live else None
            view = self.layout(state, first=first, place=place, live=live, pictured=pictured, poster=poster, foot=foot)
            return Post(view, files)

    async def complete(self, state: VisibleGame, *, first: int, lines: tuple[str, ...]) -> None:
        """Add the lines of other features and the tip to the cached board of a position."""
        with speaking(state.locale):
            await self._teach(state, first=first)
            self._brief(state, first).notices = lines

    async def lines(self, state: GameState) -> tuple[str, ...]:
        """Return the lines that other features add to a live board."""
        with speaking(state.locale):
            notices = self._notices if state.series is None else (*self._notices, *self._of_series)
            return tuple(filter(None, [await notice(state) for notice in notices]))

    def plans(self, state: GameState) -> asyncio.Task[None] | None:
        """Start a search for plans and return its task, or None if no search is needed."""
        if self._offers is None or self._offers.found(state) is not None or commander.commander_of(state, None) is None:
            return None
        return asyncio.ensure_future(self._offers.find(state))

    def _commander(self, state: GameState) -> Commander | None:
        """Return the question to the commander with its plans; None if there is none."""
        return commander.commander_of(state, self._offers.found(state) if self._offers is not None else None)

    async def files(self, state: VisibleGame, *, first: int) -> list[discord.File]:
        """Return the pictures of a running game's board as files. Pictures are cached."""
        with speaking(state.locale):
            drawn = await self._drawn(state, first=first, look="chart")
        return [discord.File(io.BytesIO(data), name) for name, data in drawn.items() if data is not None]

    async def _drawn(self, state: VisibleGame, *, first: int, look: Look) -> dict[str, bytes | None]:
        whole = self.pictures.picture(state, first=first, look=look)
        if not self._brief(state, first).panel.fight:
            return {PICTURE: await whole}
        both = await asyncio.gather(whole, self.pictures.fight(state, first=first, look=look))
        return dict(zip((PICTURE, FIGHT), both, strict=True))

    def _walked(self, state: GameState, place: Place | None) -> None:
        """Remember the commander's place in the menus, so that new proposals do not reset it."""
        self._places.pop(state.id, None)
        if place is not None and state.command == ADVISERS:
            self._places[state.id] = (state.version, place)
        while len(self._places) > _KEPT:
            self._places.popitem(last=False)

    def _place(self, state: GameState) -> Place | None:
        version, place = self._places.get(state.id, (0, None))
        return place if version == state.version else None

    def layout(
        self,
        state: VisibleGame,
        *,
        first: int,
        place: Place | None = None,
        live: bool = True,
        pictured: Collection[str] = PICTURES,
        poster: Page | None = None,
        foot: str = "",
        private: bool = False,
        picked: Picked | None = None,
    ) -> ui.LayoutView:
        """Return the components of the board message.

        `pictured` contains the names of the attached pictures. A `private` copy is for one user and has no buttons to
        adopt proposals. `picked` is the overlay for the choices made so far.
        """
        with speaking(state.locale):
            brief = self._brief(state, first)
            panel = brief.panel
            room = TEXT - 100 - len(foot)
            ended, setting = state.status == "resigned", self._setting_of(state, panel, place)
            asked = self._commander(state)
            title, numbers = self._head(state, panel, asked, setting=setting, live=live)
            if place is not None and (place.own or not place.at_the_top):  # the commander is using the menus
                asked = None
            orders = cut(self._orders(state, brief, place, asked), _ORDERS if state.ask else _RESULT)
            room -= len(title) + len(numbers) + len(orders)
            undone = undone_text(state, presenter_of(self.find, state))
            told = panel.story[-(SHORT_STORY if self._is_new(state, brief) else STORY_LINES) :]
            lines = (*told, undone) if undone else told
            story = setting or ("" if state.ask is None and live else latest(lines, room))
            if picked is not None:
                story = cut(picked.overlay.text, room)
            colour = _STOPPED_COLOUR if ended else panel.colour
            colour = side_rows.colour(state, colour)
            box = ui.Container[ui.LayoutView](accent_colour=colour)
            box.add_item(ui.TextDisplay(title))
            for media_gallery in _galleries(panel, pictured, poster, picked):
                box.add_item(media_gallery)
            for text in (numbers, story):
                if text:
                    box.add_item(ui.TextDisplay(text))
            if orders and (live or state.ask is None):
                box.add_item(ui.Separator(id=_RULE_ID))
                box.add_item(ui.TextDisplay(orders, id=_ORDERS_ID))
            below = self._rows(state, brief, place, asked, first=first, live=live)
            own = self._command_rows(state, place, (*box.children, *below)) if live and not private else ()
            for row in (*own, *below):
                box.add_item(row)
            # The hash stays in the message when a newer board replaces it.
            if first == 1 and state.ask is not None and not state.apart:
                box.add_item(ui.TextDisplay(say("board-hash", hash=state.seed_hash)))
            if foot:
                box.add_item(ui.TextDisplay(foot))
            return Layout().add_item(box)

    def words(self, state: VisibleGame, *, first: int, mine: bool = False) -> BoardWords:
        """Return the texts of the board. With `mine`, they include the controls for deciding."""
        brief = self._brief(state, first)
        panel, presenter, asked = brief.panel, presenter_of(self.find, state), self._commander(state)
        setting = self._setting_of(state, panel, None)
        title, numbers = self._head(state, panel, asked, setting=setting, live=mine)
        automatic = tuple(self._automatic(state, brief, asked)) if mine and state.ask is not None else ()
        if brief.shortcuts is None:
            brief.shortcuts = presenter.shortcuts(state.view, state.ask) if state.ask is not None else ()
        undone = undone_text(state, presenter)
        story = (*panel.story[-STORY_LINES:], undone) if undone else panel.story[-STORY_LINES:]
        return BoardWords(
            title=title,
            numbers=numbers,
            story=(setting,) if setting else story,
            orders=self._orders(state, brief, None, asked),
            alt=panel.alt,
            advice=brief.advice,
            automatic=automatic,
            shortcuts=brief.shortcuts,
        )

    def question(self, state: GameState) -> str:
        """Return the question of a live board, without the lines below it."""
        assert state.ask is not None
        presenter = presenter_of(self.find, state)
        panel = presenter.panel(state.view, state.ask, ())
        return next(iter(self._questions(state, panel, presenter, self._commander(state))))

    def led_to(self, after: GameState) -> list[str]:
        """Return sentences about the results of a decision, including misses, for screen readers."""
        deeds = presenter_of(self.find, after).outcomes(after.view, after.events)
        return [deed.text for deed in deeds][-STORY_LINES:]

    def _automatic(self, state: GameState, brief: _Brief, asked: Commander | None) -> list[Button]:
        """Return the buttons that decide without the menus."""
        presenter = presenter_of(self.find, state)
        if asked is not None:
            own = commander.rows(state, presenter, asked, change=False)
            others = commander.rows(state, presenter, asked, change=True) if asked.may_continue else []
            found = [item for row in (*own, *others) for item in row.children if isinstance(item, ui.Button)]
        else:
            controls = Controls(state, presenter, advice=brief.advice, panel=brief.panel)
            found = controls.opening(brief.panel.opening) if brief.panel.opening is not None else controls.advised()
        return list({each.custom_id: each for each in found}.values())

    @staticmethod
    def _is_new(state: GameState, brief: _Brief) -> bool:
        """Return whether the board may show a tip for new players."""
        return brief.hint is not None and state.asked_level == GUIDED and state.progress[0] <= 1

    def _setting_of(self, state: GameState, panel: Panel, place: Place | None) -> str:
        """Return the introduction to the game for its first board. Return an empty text for any other board."""
        return self._setting(state) if place is None and self._begins(state, panel) else ""

    def _head(
        self, state: GameState, panel: Panel, asked: Commander | None, *, setting: str, live: bool
    ) -> tuple[str, str]:
        """Return the title, and the line with numbers, plan and announcements."""
        ended = state.status == "resigned"
        called = side_rows.given_up(state, presenter_of(self.find, state)) if ended else panel.title
        shown = side_rows.level_shown(state, state.side) if state.asks else state.level
        if state.status == RUNNING and shown not in {None, GUIDED}:
            called = f"{called} · {say(f'level-{shown}')}"
        title, numbers = cut(f"## {called}", _TITLE), "" if setting or state.ask is None else cut(panel.state, _STATE)
        presenter = presenter_of(self.find, state)
        if live and asked is not None and (stands := commander.standing_text(state, presenter, asked)):
            numbers = f"{numbers} · {stands}" if numbers else stands
        if known := declared(state.dice):
            numbers = f"{numbers}\n-# {known}".strip()
        return title, numbers

    @staticmethod
    def _begins(state: GameState, panel: Panel) -> bool:
        """Return whether this is a first board."""
        return state.ask is not None and state.status == RUNNING and (state.untouched or panel.opening is not None)

    def _setting(self, state: GameState) -> str:
        """Return the place and the objective of a game, and the side of a solo player."""
        presenter, side = presenter_of(self.find, state), side_rows.alone(state)
        setting = presenter.opening(state.options.get(SCENARIO, ""), side=side)
        if not side or not setting:
            return setting
        return f"{setting} {say('board-side', side=presenter.side(side))}"

    def _command_rows(self, state: GameState, place: Place | None, beside: Sequence[ui.Item[Any]]) -> Sequence[Row]:
        """Return the rows for a shared command that still fit next to the items `beside`."""
        self._walked(state, place)
        taken = 2 + sum(1 + len(getattr(item, "children", ())) for item in beside)
        return command_rows.rows(
            state,
            presenter_of(self.find, state),
            room=command_rows.COMPONENTS - taken,
            top=place is None or place.at_the_top,
        )

    def register_offers(self, offers: Offers) -> None:
        """Register the object that finds the plans to offer."""
        self._offers = offers

    def register(self, notice: BoardLine, *, of_series: bool = False) -> None:
        """Register a function that adds a line to boards.

        With `of_series`, the line is shown only for games in a series.
        """
        (self._of_series if of_series else self._notices).append(notice)

    def forget(self, user_id: int) -> None:
        """Delete the record of the tips that a user has seen."""
        self._hints.forget(user_id)

    async def _teach(self, state: GameState, *, first: int) -> None:
        """Add a tip if the board's owner is asked this kind of question for the first time."""
        if state.ask is None or state.owner_id == NOBODY:
            return
        if state.sides and state.ask.side not in held_by(state, state.owner_id):
            return
        text, kind = presenter_of(self.find, state).first_time_hint(state.ask), state.ask.kind
        if not text:
            return
        try:
            due = await self._hints.due(
                state.owner_id, system=state.system, kind=kind, game_id=state.id, version=state.version
            )
        except DatabaseError as error:
            log.warning("a tip of game %(game)s is left out: %(problem)s", {"game": state.id, "problem": error})
            return
        if due:
            self._brief(state, first).hint = text

    def _brief(self, state: GameState, first: int) -> _Brief:
        # A secret order must not remove a tip that all readers saw: only the board of its own side is made again.
        asides = state.row.asides if state.side else 0
        key = (state.id, state.version, first, language(), state.day_awaited, state.asked_level, state.side, asides)
        if key in self._briefs:
            self._briefs.move_to_end(key)
            return self._briefs[key]
        advice = self._advise(state) if commander.may_be_advised(state) else None
        presenter = presenter_of(self.find, state)
        asked = state.level_of(state.asks[0].side) if state.asks else state.asked_level
        public = self._briefs.get((*key[:-3], asked, None, 0)) if state.side else None
        beside = public.panel if public is not None else None
        panel = presenter.panel(state.view, state.ask, state.events, advice=advice, beside=beside)
        rolls = public.rolls if public is not None else len(presenter.dice(state.events))
        brief = _Brief(panel, advice, rolls=rolls)
        self._briefs[key] = brief
        while len(self._briefs) > _KEPT:
            self._briefs.popitem(last=False)
        return brief

    def _orders(self, state: GameState, brief: _Brief, place: Place | None, asked: Commander | None) -> str:
        panel, presenter = brief.panel, presenter_of(self.find, state)
        if state.status == "resigned":
            won = side_rows.won_early(state, presenter)
            nobody = say("board-broken-off" if state.turns.broken_off else "board-resigned")
            first = " ".join(filter(None, (side_rows.winner(state), won or nobody)))
            return "\n".join((first, *brief.notices))
        if state.ask is None:
            verdict = presenter.verdict(state.view, state.result or {}) or panel.orders
            lines = [" ".join(filter(None, (side_rows.winner(state), verdict)))]
            return "\n".join(filter(None, (*lines, *brief.notices, day_line(state))))
        if place is not None and not place.at_the_top:
            return self._asked(state, brief, place)
        if place is None and panel.opening is not None:
            questions: Iterable[str] = (panel.opening.question,)
        else:
            questions = self._questions(state, panel, presenter, asked)
        lines = [f"**{each}**" for each in questions if each]
        lines += [*datelines(state, presenter), *brief.notices]
        lines += self._in_short(brief)
        if state.reopened:
            lines.append(say("board-reopened"))
        if day := day_line(state):
            lines.append(day)
        if state.sides:
            lines += () if side_rows.alone(state) else side_rows.lines(state, presenter)
        elif len(state.players) > 1 or state.command in {POWERS, ADVISERS}:
            lines.append(_players(state))
        lines += command_rows.lines(state, presenter)
        return "\n".join(lines)

    @staticmethod
    def _questions(state: GameState, panel: Panel, presenter: Presenter, asked: Commander | None) -> Iterable[str]:
        """Yield the questions that the board shows."""
        if asked is not None:
            return (commander.question_text(state, presenter, asked),)
        asks = () if state.apart else state.asks[1:]
        others = (presenter.panel(state.view, ask, ()).orders for ask in asks)
        return dict.fromkeys((panel.orders, *others))

    def _asked(self, state: GameState, brief: _Brief, place: Place) -> str:
        """Return the text of the question, below the choices made so far."""
        assert state.ask is not None
        presenter = presenter_of(self.find, state)
        controls = Controls(state, presenter, advice=brief.advice)
        text = controls.labels(place.path)
        lines = [f"**{' › '.join(text)}**"] if text else []
        if question := controls.question(place):
            lines.append(question)
        if place.hasty and (said := _more_to_say(state, presenter, place)):
            lines.append(said)
        if state.command == ADVISERS:
            lines += command_rows.proposed(state, presenter)
        return "\n".join(lines)

    def _in_short(self, brief: _Brief) -> list[str]:
        """Return the tip for new users and the warning about units in danger."""
        facts = {"board-lesson": brief.hint, "board-danger": brief.panel.threatened}
        return [say(key, what=cut(text, _LINE)) for key, text in facts.items() if text]

    def _rows(
        self,
        state: GameState,
        brief: _Brief,
        place: Place | None,
        asked: Commander | None,
        *,
        first: int,
        live: bool,
    ) -> Sequence[Row]:
        if not live:
            return ()
        presenter, own = presenter_of(self.find, state), side_rows.answers_here(state)
        here = own or side_rows.picks_here(state)
        asked = asked if here else None
        rows = side_rows.rows(state, presenter, asked=asked is not None)
        if asked is not None:
            rows[:0] = commander.rows(state, presenter, asked, change=place is not None and place.change)
        if state.ask is not None and state.command != VOTE and here and asked is None:
            advice = brief.advice if own else None
            if brief.shortcuts is None:  # many boards have other buttons, and need none
                brief.shortcuts = presenter.shortcuts(state.view, state.ask)
            controls = Controls(state, presenter, advice=advice, panel=brief.panel, shortcuts=brief.shortcuts)
            if place is None and own and brief.panel.opening is not None:
                taken = side_rows.rows(state, presenter, asked=True, begins=True)
                page = [to_the_page(state)] if self.paged else []
                beside = [*page, *level(state, state.side), *lesson(state.system), more(state)]
                opening = [*controls.opening(brief.panel.opening), *beside]
                begins = [button_row(opening[at : at + BUTTONS]) for at in range(0, len(opening), BUTTONS)]
                return [*taken, *begins, *ease(state, presenter)]
            if place is not None and not place.at_the_top:
                rows += controls.below(place)
            else:
                answers = controls.root() if own else controls.picking()
                rows = _joined(rows, answers) if rows else answers
        if state.ask is None:
            return [*rows, *end_rows(state, page=self.paged)]
        near = presenter.odds_near(state.view, state.ask)
        return [
            *rows,
            *more_time_row(state),
            info_row(
                state,
                first=first,
                odds=near,
                undo=own and state.command != VOTE and not state.day_awaited,
                rolls=brief.rolls,
                page=self.paged,
            ),
        ]


def _joined(sides: Sequence[Row], answers: Sequence[Row]) -> list[Row]:
    """Return the rows of buttons. If they fit, the sides and the first answers share a row."""
    if answers:
        first, own = answers[0].children, sides[-1].children
        if all(isinstance(each, ui.Button) for each in first) and len(first) + len(own) <= BUTTONS:
            return [*sides[:-1], button_row([*first, *own]), *answers[1:]]
    return [*sides, *answers]


def _galleries(
    panel: Panel, pictured: Collection[str], poster: Page | None, picked: Picked | None
) -> list[ui.MediaGallery[ui.LayoutView]]:
    """Return the galleries with the message's pictures.

    The picture of the fight gets its own gallery, because Discord shrinks pictures that share one.
    """
    if picked is not None and picked.picture is not None:
        alone = ui.MediaGallery[ui.LayoutView]()
        alone.add_item(media=f"attachment://{PICKED}", description=cut(picked.overlay.alt, ALT_LENGTH) or None)
        return [alone]
    whole = [(PICTURE, panel.alt)] if PICTURE in pictured else []
    if poster is not None:
        whole.append((POSTER, poster.alt))
    fight = [(FIGHT, panel.fight)] if panel.fight and FIGHT in pictured else []
    found = []
    for shown in filter(None, (fight, whole)):
        media_gallery = ui.MediaGallery[ui.LayoutView]()
        for name, alt in shown:
            media_gallery.add_item(media=f"attachment://{name}", description=cut(alt, ALT_LENGTH) or None)
        found.append(media_gallery)
    return found


def pictures_of(message: discord.Message | None) -> frozenset[str]:
    """Return the names of the board pictures in a message.

    If `message` is None, return the names of all pictures that a board has.
    """
    if message is None:
        return PICTURES
    galleries = (
        part for part in ui.LayoutView.from_message(message).walk_children() if isinstance(part, ui.MediaGallery)
    )
    urls = [item.media.url for media_gallery in galleries for item in media_gallery.items]
    return frozenset(name for url in urls for name in (FIGHT, POSTER, PICKED, PICTURE) if name in url)


def _more_to_say(state: GameState, presenter: Presenter, place: Place) -> str:
    """Return the line that points to the full menus; empty if they have no button."""
    assert state.ask is not None
    shortcuts = presenter.shortcuts(state.view, state.ask, path=place.path)
    usual = say("button-exactly")
    button = shortcuts[0].more(usual, at=len(place.path)) if shortcuts else usual
    if not button or button == usual:
        return say("board-hasty") if button else ""
    return say("board-hasty-more", button=button)


def _players(state: GameState) -> str:
    """Return the line that names the players and who decided last."""
    line = command_rows.lead(state)
    if state.untouched or state.actor is None:
        return line
    return f"{line} {say('players-last', who=person(state.actor))}"


def shows(message: discord.Message, game_id: str) -> bool:
    """Return whether a message is this game's board and has its controls."""
    items = ui.LayoutView.from_message(message, timeout=None).walk_children()
    if any(f":{side_rows.WINDOW}" in (getattr(item, "custom_id", None) or "") for item in items):
        return False
    return retired(message, game_id=game_id) is not None


def retired(
    message: discord.Message, *, game_id: str = "", pictures: bool = True, action: str = ""
) -> ui.LayoutView | None:
    """Return a replaced board message without its orders and controls.

    With `action`, remove only the rows that contain a button for it. If `pictures` is False, also remove the pictures.
    Return None if nothing needs to be removed, or if the controls belong to another game than `game_id`.
    """
    view = ui.LayoutView.from_message(message, timeout=None)
    items, changed = list(view.walk_children()), False
    ids = (getattr(item, "custom_id", None) or "" for item in items)  # a link button's is None
    if not any(game_id in each for each in ids):
        return None
    for item in items:
        gone = isinstance(item, ui.ActionRow) or item.id in (_RULE_ID, _ORDERS_ID)
        if action:
            pressed = item.children if isinstance(item, ui.ActionRow) else []
            found = [read_press(getattr(each, "custom_id", None) or "", _BUTTON) for each in pressed]
            gone = any(press is not None and press.action == action for press in found)
        if gone or (isinstance(item, ui.MediaGallery) and not pictures):
            holder: Any = item.parent or view
            holder.remove_item(item)
            changed = True
        elif isinstance(item, ui.MediaGallery):
            for shown in item.items:
                url = shown.media.url  # an address of Discord, which has the file's name
                name = next((name for name in (FIGHT, POSTER, PICKED) if name in url), PICTURE)
                shown.media.url = f"attachment://{name}"
    return view if changed else None


class BoardRenderer(Protocol):
    """The interface that creates board messages."""

    async def post(self, state: VisibleGame, *, first: int) -> BoardPost:
        """Return the message for a position in the game.

        `state` must contain the events from journal row `first` on.
        """
