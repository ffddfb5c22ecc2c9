"""The log of a game, in pages: decisions, events, and die rolls with their modifiers."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui

from bot.games.seed_texts import declared, word_facts
from bot.games.state import VisibleRow, summary_of
from bot.history.journal import DECIDED, Item, Logged, Wanted, logged, sift
from bot.ui.components import Button, Row, button, button_row, press_button
from bot.ui.custom_ids import Press, StaleCustomId
from bot.ui.days_and_hours import read_periods
from bot.ui.errors import UserError
from bot.ui.replies import note, redraw
from bot.ui.texts import cut, person, quoted, say
from db.games import GameRow
from db.schema.games import HOUSE
from db.shared_command import credits_of
from engine.core.asks import Answer
from engine.core.pledge import Word
from engine.core.record import ANSWER, BOTH, LAPSE, PLAN, RESIGN, STEWARD, WORD
from engine.core.sequence import SIDE
from render.language import language
from render.log_headings import Heading
from render.presenter import PeriodWord, Presenter
from render.rulebook import plain

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

ROOM = 3_600
"""The maximum number of characters for a page's lines; title and footer need the rest of Discord's 4,000."""
_FULL = 1_500
_EACH, _SHARE = 70, 0.45
"""The coefficients that estimate a line's length from its JSON, since only the page that is shown is written out."""
_LINE = 1_000
_SAID = 500
_NAME = 100
_OFFERED = 25
_KEPT = 16
"""The maximum number of cached logs, for users who turn pages."""
_MARK = "~"

_HEADINGS = {ANSWER: "log-decided", STEWARD: "log-steward", LAPSE: "log-lapse"}
_OTHERS = {
    "undo": "log-undone",
    "reopened": "log-reopened",
    "resign": "log-resigned",
    "claim": "log-claimed",
}


@dataclass(frozen=True, slots=True)
class _Chapter:
    """The log for one filter, in pages. `written` caches the text of pages, keyed by number and language.

    `mended` maps the first row after each change of the rules to the old and the new version.
    """

    pages: list[list[Item]]
    earliest: int
    proposed: Mapping[int, Sequence[int]]
    mended: Mapping[int, tuple[str, str]]
    written: dict[tuple[int, str], list[str]] = field(default_factory=dict)


class GameLog:
    """Shows logs, page by page."""

    def __init__(self, context: BotContext) -> None:
        self.context = context
        self._chapters: OrderedDict[tuple[str, int, Wanted], _Chapter] = OrderedDict()

    async def show(
        self, interaction: Interaction, game: VisibleRow, *, day: str, phase: str, place: str, kind: str
    ) -> None:
        """Reply privately with a page of the log. Show the last page by default."""
        presenter = self.context.presenter(summary_of(game))
        headings = presenter.headings()
        wanted = Wanted(
            *_period(day, game, presenter.period(), sifted=bool(phase or place or kind)),
            _named(phase, headings.phases),
            _named(place, headings.places),
            _named(kind, (*headings.kinds, _decided())),
        )
        view = await self._page(game, wanted, None if not day else 0)
        await interaction.response.send_message(view=view, ephemeral=True)

    @button("page", edits=True)
    async def _turn_page(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        game = await self.context.visibility.row(interaction, await self.context.service.store.game(press.game))
        await redraw(interaction, await self._page(game, _read(press.extra), press.page))

    async def _page(self, game: VisibleRow, wanted: Wanted, page: int | None) -> ui.LayoutView:
        presenter = self.context.presenter(summary_of(game))
        chapter = await self._chapter(game, wanted, presenter)
        pages = len(chapter.pages)
        page = pages - 1 if page is None else min(page, pages - 1)
        if (page, language()) not in chapter.written:
            lines = LogWriter(presenter, chapter.proposed, chapter.mended).lines(chapter.pages[page])
            chapter.written[page, language()] = lines or [say("log-empty")]
        lines = [f"**{_title(wanted, presenter)}**"]
        if known := declared(game.dice):
            lines.append(f"-# {known}")
        lines += chapter.written[page, language()]
        if pages > 1:
            lines.append(say("log-page", page=page + 1, pages=pages))
        buttons = _PageButtons(game, wanted, presenter.period(), pages=pages, earliest=chapter.earliest)
        return note("\n".join(lines), rows=buttons.rows(page))

    async def _chapter(self, game: VisibleRow, wanted: Wanted, presenter: Presenter) -> _Chapter:
        """Return the log of a game for a filter. It is cached."""
        key = (game.id, game.version, wanted)
        if key not in self._chapters:
            rows = await logged(self.context.service.store, game, first=wanted.first, last=wanted.last)
            earliest = rows[0].entry.period if rows else wanted.first
            proposed = await self.context.service.store.database.reading(credits_of, game.id)
            self._chapters[key] = _Chapter(
                paged(sift(rows, wanted, presenter)), earliest, proposed, rules_changes(rows)
            )
        self._chapters.move_to_end(key)
        while len(self._chapters) > _KEPT:
            self._chapters.popitem(last=False)
        return self._chapters[key]

    # --- autocompletion ---

    def suggest_days(self, game: VisibleRow, typed: str) -> Choices:
        """Return suggestions of the game's days or turns, the newest first."""
        word = self.context.find(game.system).period()
        days = [str(day) for day in range(game.period, -1, -1) if str(day).startswith(typed.strip())]
        if read_periods(typed) is not None and typed.strip() not in days:
            days.insert(0, typed.strip())
        return [_choice(_days(*_span(day, word), word), day) for day in days[:_OFFERED]]

    def suggest(self, game: VisibleRow, slot: str, typed: str) -> Choices:
        """Return suggestions of phases, places or kinds that match the typed text."""
        headings = self.context.presenter(summary_of(game)).headings()
        offered = {
            "phase": headings.phases,
            "zone": headings.places,
            "kind": (*headings.kinds, _decided()),
        }[slot]
        wanted = plain(typed).strip()
        fitting = [each for each in offered if wanted in plain(each[1]) or wanted in each[0]]
        return [_choice(title, word) for word, title in fitting[:_OFFERED]]


def _choice(title: str, word: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=cut(title, _NAME), value=word)


# --- the filter ---


def _span(day: str, word: PeriodWord) -> tuple[int, int]:
    found = read_periods(day)
    if found is None:
        raise UserError("log-which-day", day=quoted(day, _NAME), period=word)
    return found


def _period(day: str, game: GameRow, word: PeriodWord, *, sifted: bool) -> tuple[int, int]:
    """Return the first and last requested day.

    If no day is requested, return all days with a filter, and otherwise the newest day.
    """
    newest = game.period
    if day:
        return _span(day, word)
    return (0, newest) if sifted else (newest, newest)


def _named(typed: str, offered: tuple[Heading, ...]) -> str:
    """Return the name of the selected or typed entry.

    Raise `UserError` if no entry or several entries match.
    """
    wanted = plain(typed).strip()
    if not wanted:
        return ""
    for word, title in offered:
        if wanted in {word, plain(title)}:
            return word
    fitting = [word for word, title in offered if all(part in plain(title) for part in wanted.split())]
    if len(fitting) == 1:
        return fitting[0]
    raise UserError("log-which-word", word=quoted(typed, _NAME))


def _decided() -> Heading:
    return DECIDED, say("log-decisions")


def _write(wanted: Wanted) -> str:
    return _MARK.join((f"{wanted.first}-{wanted.last}", wanted.phase, wanted.place, wanted.kind))


def _read(extra: str) -> Wanted:
    try:
        days, phase, place, kind = extra.split(_MARK)
        first, _, last = days.partition("-")
        return Wanted(int(first), int(last), phase, place, kind)
    except ValueError as error:
        raise StaleCustomId(extra) from error


# --- pages ---


def rules_changes(rows: Sequence[Logged]) -> dict[int, tuple[str, str]]:
    """Return the old and new version of the rules for each row at which they changed, keyed by the row's version."""
    found: dict[int, tuple[str, str]] = {}
    before = ""
    for row in rows:
        rules = row.entry.rules or before  # a resignation of an unreadable game has no rules
        if before and rules != before:
            found[row.entry.version] = before, rules
        before = rules
    return found


def paged(items: list[Item]) -> list[list[Item]]:
    """Split the lines of a log into pages. There is at least one page."""
    pages: list[list[Item]] = [[]]
    filled = 0.0
    for place, item in enumerate(items):
        weight = _weight(item)
        after = items[place + 1] if place + 1 < len(items) else None
        next_weight = _weight(after) if item.event is None and after is not None and after.row is item.row else 0
        if pages[-1] and filled + weight + next_weight > _FULL:
            pages.append([])
            filled = 0.0
        pages[-1].append(item)
        filled += weight
    return pages


def _weight(item: Item) -> float:
    if item.event is None:
        return _EACH + _SHARE * sum(map(len, item.row.entry.answer))
    return min(_EACH + _SHARE * len(item.row.entry.events[item.number]), _FULL)


class LogWriter:
    """Writes the lines of a log.

    `proposed` maps each version to the users who proposed its decision. `mended` maps the first row under other rules
    to the version of these rules.
    """

    def __init__(
        self,
        presenter: Presenter,
        proposed: Mapping[int, Sequence[int]],
        mended: Mapping[int, tuple[str, str]],
    ) -> None:
        self.presenter = presenter
        self.proposed = proposed
        self.mended = mended

    def lines(self, items: list[Item]) -> list[str]:
        """Return the lines of a page, cut so that they fit a message."""
        found: list[str] = []
        room = ROOM
        for item in items:
            line = self._heading(item.row) if item.event is None else self._event(item)
            rules = self._rules(item) if item is items[0] or item.event is None else ""
            for each in filter(None, (rules, line)):
                if room > 1:
                    found.append(cut(each, min(room, _LINE)))
                    room -= len(found[-1]) + 1
        return found

    def _plan(self, answer: Answer) -> str:
        return self.presenter.plan_title(answer[0] if answer else "")

    def _rules(self, item: Item) -> str:
        """Return a sentence about a change of the rules; empty if they did not change."""
        if item.row.entry.version not in self.mended:
            return ""
        before, rules = self.mended[item.row.entry.version]
        return say("log-rules", before=before, rules=rules)

    def _event(self, item: Item) -> str:
        assert item.event is not None
        text = self.presenter.line(item.event)
        return f"~~{cut(text, _LINE - 4)}~~" if item.row.gone else f"- {text}"

    def _heading(self, row: Logged) -> str:
        entry = row.entry
        facts: dict[str, Any] = {
            "version": str(entry.version),  # an id, not an amount: without digit grouping
            "time": discord.utils.format_dt(row.at, "t"),
            "who": person(row.actor),
        }
        if entry.action == WORD:
            return say("log-word", **facts, **word_facts(Word(*entry.answer)))
        if entry.action == PLAN and not entry.answer:
            return self._marked(row, say("log-plan-secret", **facts))
        if entry.action == PLAN:
            return self._marked(row, say("log-plan", plan=self._plan(entry.answer), **facts))
        if entry.action in _OTHERS:
            back = entry.answer[0] if entry.answer else ""
            if entry.action == RESIGN and back.startswith(SIDE):
                facts["who"] = self._of_side(back.removeprefix(SIDE), facts["who"])
            key = "log-broken-off" if back == BOTH else _OTHERS[entry.action]
            return say(key, back=back, **facts)
        if entry.action not in _HEADINGS:
            return ""
        secret = row.side and not entry.answer  # named at the end
        text = say("undo-secret") if secret else self.presenter.answer_text(entry.answer)
        facts["who"] = self._side(row, facts["who"])
        text = cut(text, _SAID)
        return self._marked(row, say(_HEADINGS[entry.action], what=text, **facts))

    def _side(self, row: Logged, who: str) -> str:
        """Return the player who decided, with the side if there are several."""
        if not row.side:
            return who
        return self._of_side(row.side, "" if row.actor == HOUSE else who)

    def _of_side(self, side: str, who: str) -> str:
        name = self.presenter.side(side)
        return f"{name} ({who})" if who else name

    def _marked(self, row: Logged, line: str) -> str:
        """Return the line of a decision with its proposers. The line is struck through if the decision was undone."""
        if by := self.proposed.get(row.entry.version):
            names = ", ".join(person(user_id) for user_id in by)
            line = say("log-proposed", line=line, who=names)
        return say("log-gone", line=line, by=str(row.gone)) if row.gone else line


def _days(first: int, last: int, word: PeriodWord) -> str:
    if first != last:
        return say("log-days", first=first, last=last, period=word)
    return say("log-day", day=first, period=word)


def _title(wanted: Wanted, presenter: Presenter) -> str:
    headings = presenter.headings()
    parts = [_days(wanted.first, wanted.last, presenter.period())]
    kinds = (*headings.kinds, _decided())
    for word, offered in ((wanted.phase, headings.phases), (wanted.place, headings.places), (wanted.kind, kinds)):
        parts += [cut(title, _NAME) for name, title in offered if word and name == word]
    return say("log-title", what=" · ".join(parts))


class _PageButtons:
    """The buttons of a page of the log."""

    def __init__(self, game: GameRow, wanted: Wanted, word: PeriodWord, *, pages: int, earliest: int) -> None:
        self.game = game
        self.wanted = wanted
        self.word = word
        self.pages = pages
        self.earliest = earliest

    def rows(self, page: int) -> list[Row]:
        """Return the buttons for the previous and next pages and days."""
        found = [
            self._button(self.wanted, other, say(key, page=other + 1, pages=self.pages))
            for other, key in ((page - 1, "button-previous"), (page + 1, "button-next"))
            if 0 <= other < self.pages
        ]
        day = self.wanted.first
        if day == self.wanted.last:
            for other, key in ((day - 1, "button-day-before"), (day + 1, "button-day-after")):
                if self.earliest <= other <= self.game.period:
                    label = say(key, day=_days(other, other, self.word))
                    found.append(self._button(self.wanted._replace(first=other, last=other), 0, label))
        return [button_row(found)] if found else []

    def _button(self, wanted: Wanted, page: int, label: str) -> Button:
        press = Press("page", self.game.id, self.game.version, page=page, extra=_write(wanted))
        return press_button(ui.Button(label=cut(label, 80)), press)
