"""Lists a user's games with several sides, in pages.

Games that wait for the user come first, by deadline.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime

import discord
import msgspec
from discord import app_commands, ui

from bot.boards.side_rows import WINDOW_ANSWER, holder, paused_text, until_text
from bot.context import BotContext
from bot.games.errors import SaveUnreadable
from bot.games.seats.chairs import held_by
from bot.games.seats.deadlines import until
from bot.games.state import GameSummary, summary_of
from bot.players.wrong_place import link_to
from bot.runtime import clock
from bot.sides.prepared import summary
from bot.ui.components import BUTTONS, Button, Row, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.texts import cut, quoted, say
from db.games import GameRow
from db.holidays import Holidays
from db.players import Roster
from db.prepared import Prepared, PreparedOrders
from db.profiles import LONGEST_NOTE, Notes
from db.schema.games import VOTE
from engine.core.day_gate import SCENARIO

PAGE, MOST, MINE_PAGE = 10, 3_000, "minepage"
"""The maximum number of games and of characters of a page, and the action of the buttons to other pages."""
_NEVER = datetime.max.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class _Entry:
    """An entry in the list of games. `place` is its number in the list if the game waits for the user."""

    game: GameSummary
    place: int
    text: str


async def own_games(context: BotContext, user_id: int, page: int = 0) -> tuple[str, list[Row]]:
    """Return a page of the list of a user's games with several sides, and its buttons."""
    rows = await Roster(context.service.store.database).running_of(user_id)
    games = [
        (row, summary_of(row)) for row in rows if any(held_by(row, user_id))
    ]  # the seat of a game of one side has no name
    if not games:
        return say("mine-none"), []
    now, notes = clock.now(), await Notes(context.service.store.database).of(user_id, [row.id for row, _ in games])
    prepared = await PreparedOrders(context.service.store.database).by(user_id, [row.id for row, _ in games])
    holiday = await Holidays(context.service.store.database).current(user_id, now=now)
    waiting = [each for each in games if _asked(each[1], user_id)]
    waiting.sort(key=lambda each: until(each[1], _asked(each[1], user_id), now) or _NEVER)
    entries = list[_Entry]()
    for number, (row, game) in enumerate((*waiting, *(each for each in games if each not in waiting)), 1):
        place = number if number <= len(waiting) else 0
        side = _asked(game, user_id) if place else next(iter(game.turns.asked), "")
        line = f"{f'{place}.' if place else '-'} {_line(context, row, game, user_id, asked=side)}"
        own = _own(context, row, user_id, notes, prepared.get(row.id))
        entries.append(_Entry(game, place, "\n".join((line, *own))))
    pages = _pages(entries)
    page = min(page, len(pages) - 1)
    lines = [say("mine-holiday", until=discord.utils.format_dt(holiday.until_at, "f"))] if holiday is not None else []
    shown = pages[page]
    if page == 0 or shown[0].place:
        lines.append(say("mine-waiting", count=len(waiting)))
    lines += [each.text for each in shown if each.place]
    if not shown[-1].place:
        lines.append(say("mine-others", count=len(games) - len(waiting)))
    lines += [each.text for each in shown if not each.place]
    if len(pages) > 1:
        lines.append(say("log-page", page=page + 1, pages=len(pages)))
    return "\n".join(lines), [*_rows(shown, user_id), *_turns(page, len(pages))]


def _pages(entries: Sequence[_Entry]) -> list[list[_Entry]]:
    """Return the entries split into pages that fit into a message."""
    pages = [list[_Entry]()]
    for entry in entries:
        last = pages[-1]
        if last and (len(last) == PAGE or sum(len(each.text) for each in (*last, entry)) > MOST):
            pages.append([])
        pages[-1].append(entry)
    return pages


def _turns(page: int, pages: int) -> list[Row]:
    """Return the buttons for the previous and the next page."""
    buttons: list[Button] = [
        press_button(ui.Button(label=say(key, page=other + 1, pages=pages)), Press(MINE_PAGE, page=other))
        for other, key in ((page - 1, "button-previous"), (page + 1, "button-next"))
        if 0 <= other < pages
    ]
    return [button_row(buttons)] if buttons else []


def _own(
    context: BotContext, row: GameRow, user_id: int, notes: Mapping[str, str], prepared: Prepared | None
) -> list[str]:
    """Return lines that only the user may see: standing orders, prepared orders and note."""
    lines = list[str]()
    with suppress(SaveUnreadable):
        ask = context.service.seen_in(row, user_id).standing
        if ask is not None:
            lines.append("  " + say("mine-standing", orders=context.presenter(summary_of(row)).standing_orders(ask)))
    if prepared is not None and prepared.side in held_by(row, user_id):
        lines.append("  " + summary(prepared))
    if row.id in notes:
        lines.append("  " + say("mine-note", note=quoted(notes[row.id], LONGEST_NOTE)))
    return lines


async def game_of(context: BotContext, user_id: int, channel_id: int | None, said: str | None) -> str:
    """Return the id of the game that a user means.

    By default it is the channel's game or the user's only one. Raise `UserError` if the user plays no such game, or
    several.
    """
    rows = await Roster(context.service.store.database).running_of(user_id)
    mine = [row for row in rows if any(held_by(row, user_id))]
    if not mine:
        raise UserError("mine-none")
    named = [row for row in mine if (row.id == said if said else row.channel_id == channel_id)]
    found = named or ([] if said else mine)
    if len(found) != 1:
        raise UserError("since-which")
    return found[0].id


async def suggested_games(context: BotContext, user_id: int, typed: str) -> list[app_commands.Choice[str]]:
    """Return the user's running games with several sides, for autocompletion."""
    rows = await Roster(context.service.store.database).running_of(user_id)
    found = []
    for row in (row for row in rows if any(held_by(row, user_id))):
        game = summary_of(row)
        rivals = ", ".join(context.presenter(game).side(side) for side in held_by(game, user_id))
        name = cut(f"{context.presenter(game).title()}: {rivals} ({row.id})", 100)
        if typed.casefold() in name.casefold():
            found.append(app_commands.Choice(name=name, value=row.id))
    return found[:25]


def _asked(game: GameSummary, user_id: int) -> str:
    """Return the user's side with an open question or invitation; empty without one."""
    if game.turns.invited:
        return next((side for side in held_by(game, user_id) if side in game.turns.invited), "")
    return next((side for side in held_by(game, user_id) if side in game.turns.asked), "")


def _line(context: BotContext, row: GameRow, game: GameSummary, user_id: int, *, asked: str) -> str:
    """Return a line about a user's game: title, side, opponents, deadline and link."""
    presenter, own = context.presenter(game), held_by(game, user_id)
    scenario = msgspec.json.decode(row.options, type=dict[str, str]).get(SCENARIO)
    title = presenter.title()
    parts = [f"**{title}, {presenter.scenario(scenario)}**" if scenario else f"**{title}**"]
    parts.append(say("sit-you", side=", ".join(presenter.side(side) for side in own)))
    rivals = ", ".join(holder(chair) for side, chair in game.sides.items() if side not in own)
    parts.append(say("sit-against", who=rivals))
    if game.turns.invited:
        free = any(game.sides[side].open for side in game.turns.invited)
        parts.append(say("mine-free" if free else "sides-invited"))
    elif asked and (pause := paused_text(game, asked)):
        parts.append(pause)
    elif asked and (limit := until_text(game, asked, clock.now())):
        parts.append(limit)
    return " · ".join((*parts, link_to(game)))


def _rows(entries: Sequence[_Entry], user_id: int) -> list[Row]:
    """Return a button for each game on a page that is waiting for the user."""
    buttons: list[Button] = []
    for game, place in ((each.game, each.place) for each in entries if each.place):
        side = _asked(game, user_id)
        if game.turns.invited or game.sides[side].command == VOTE:
            continue  # answered by the invitation, and in the room of the side
        made = ui.Button[ui.LayoutView](label=say("mine-play", place=place))
        buttons.append(press_button(made, Press(WINDOW_ANSWER, game.id, game.version)))
    return [button_row(buttons[first : first + BUTTONS]) for first in range(0, len(buttons), BUTTONS)]
