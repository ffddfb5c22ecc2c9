"""Ratings in Discord: users' ratings, and the command to annul games."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

import engine.games
from bot.context import BotContext
from bot.games.errors import DeliveryProblem, NoSuchGame
from bot.games.notices import Payload, pings
from bot.games.seats.chairs import sides_of
from bot.games.service import Service
from bot.games.state import GameSummary
from bot.matches.ladder import badge_names, badges, ratings_in, rounded, two_sided
from bot.players.wrong_place import link_to
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES
from bot.ui.components import Row, Values, button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import note, redraw, whisper
from bot.ui.texts import clean, person, quoted, say
from db.ladders import JOB
from db.notices import Claimed, Notice
from db.ratings import Rated, RatedGames
from db.schema.games import NOBODY
from engine.core.day_gate import SCENARIO
from engine.core.ratings import Move, Ratings
from render.language import speaking

Interaction = discord.Interaction[Any]
User = discord.Member | discord.User

SHOW = "rateshow"
"""The action of the button with which users show their ratings to others, or hide them."""
UNSURE = 110.0
"""The maximum deviation of a rating that is shown without a remark; a larger one is that of a newcomer, whose rating is
only a first guess.
"""
ANNULLED = "rated-annulled"
"""The `Notice.kind` of the notices that a rated game was annulled."""
_DAY = 86_400
WHY = 200
"""The maximum number of characters of a reason."""


class RatingHandlers:
    """Handles commands and clicks about ratings."""

    def __init__(self, context: BotContext, rated: RatedGames) -> None:
        self.context = context
        self.rated = rated

    # --- players ---

    async def rating(self, interaction: Interaction, user: User | None = None) -> None:
        """Show the user's own ratings privately, or another user's public ones."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        if user is None or user.id == interaction.user.id:
            text, rows = await self._own(interaction.user.id)
            await whisper(interaction, text, rows=rows)
            return
        lines = await self._lines(user.id, own=False) if await self.rated.shown([user.id]) else []
        if not lines:
            raise UserError("rating-not-shown", who=person(user.id))
        await whisper(interaction, "\n".join((say("rating-of", who=person(user.id)), *lines)))

    @button(SHOW, edits=True)
    async def _show(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Make the user's ratings visible to other users, or hide them."""
        await self.rated.show(interaction.user.id, shown=press.extra == "yes", now=clock.now())
        self.context.scheduler.wake_now(JOB)
        text, rows = await self._own(interaction.user.id)
        await redraw(interaction, note(text, rows=rows))

    async def _own(self, user_id: int) -> tuple[str, list[Row]]:
        lines = await self._lines(user_id, own=True)
        if not lines:
            return say("rating-none"), []
        shown = bool(await self.rated.shown([user_id]))
        lines.append(say("rating-public" if shown else "rating-private"))
        made = ui.Button[ui.LayoutView](label=say("button-rating-hide" if shown else "button-rating-show"))
        return "\n".join(lines), [button_row([press_button(made, Press(SHOW, extra="no" if shown else "yes"))])]

    async def _lines(self, user_id: int, *, own: bool) -> list[str]:
        """Return lines with a user's ratings, one for each game. With `own`, include the latest change."""
        lines, database = [], self.rated.database
        for system in two_sided():
            ratings, rows = await ratings_in(database, system)
            if user_id not in ratings.players:
                continue
            lines.append(self._line(ratings, user_id, title=self.context.find(system).title()))
            won = badge_names((await badges(database, system, ratings, rows, [user_id]))[system, user_id])
            lines += [" · ".join(won)] if won else []
            mine = {row.game_id: row for row in rows if user_id in {row.first_id, row.second_id}}
            last = next((mine[each] for each in reversed(ratings.moves) if each in mine), None)
            if own and last is not None:
                said = _changed(ratings.moves[last.game_id], first=last.first_id == user_id)
                lines.append(" ".join((said, *self._better_side(ratings, system, last.scenario))))
        return lines

    def _better_side(self, ratings: Ratings, system: str, scenario: str) -> list[str]:
        """Return a sentence about the stronger side in a scenario.

        Return an empty list if the sides are equally strong.
        """
        advantage, presenter = ratings.side(scenario).value, self.context.find(system)
        points = rounded(abs(advantage))
        if not points:
            return []
        first, second = sides_of(engine.games.find(system), {SCENARIO: scenario} if scenario else {})
        title = presenter.scenario(scenario) if scenario else presenter.title()
        side = presenter.side(first if advantage > 0 else second)
        return [say("rating-better-side", scenario=title, side=side, points=str(points))]

    def _line(self, ratings: Ratings, user_id: int, *, title: str) -> str:
        standing, now = ratings.standing(user_id), ratings.standing(user_id).on(_today())
        sure = now.deviation <= UNSURE and standing.established
        facts: dict[str, Any] = {"rating": str(rounded(now.value)), "deviation": str(rounded(now.deviation))}
        facts["games"] = standing.games
        return say("rating-line" if sure else "rating-line-new", title=title, **facts)

    # --- annulled games ---

    async def annul(self, interaction: Interaction, game_id: str, why: str) -> None:
        """Annul a rated game for a server manager, and notify both players."""
        if interaction.guild_id is None or not interaction.permissions.manage_guild:
            raise UserError("annul-not-manager")
        row = await self.rated.game(game_id.strip().lower())
        if row is None or row.guild_id != interaction.guild_id or row.ended_at is None:
            raise UserError("annul-no-such")
        if interaction.user.id in {row.first_id, row.second_id}:
            raise UserError("annul-own")
        game = await annul(self.context.service, self.rated, row, by=interaction.user.id, why=why)
        self.context.scheduler.wake_now(NOTICES, JOB)
        await whisper(interaction, say("annul-done", link=link_to(game) if game is not None else "").strip())

    async def suggest_rated(self, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
        """Return the server's rated games that can be annulled, newest first.

        Each game is a pair of title and id.
        """
        if interaction.guild_id is None or not interaction.permissions.manage_guild:
            return []
        rows = [row for system in two_sided() for row in await self.rated.ended(system)]
        mine = [row for row in rows if row.guild_id == interaction.guild_id and row.annulled_at is None]
        mine.sort(key=lambda row: (row.ended_at, row.game_id), reverse=True)
        found = []
        for row in mine:
            title = f"{self.context.find(row.system).title()} · {row.game_id} · {row.ended_at:%Y-%m-%d}"
            if typed.casefold() in title.casefold():
                found.append((title, row.game_id))
        return found


def _changed(move: Move, *, first: bool) -> str:
    """Return a text about a player's change of rating."""
    before, after = move.first if first else move.second
    change = round(after.value) - round(before.value)
    expected = move.expected if first else 1 - move.expected
    return say(
        "rating-last",
        change=f"+{change}" if change >= 0 else f"−{-change}",
        before=str(round(before.value)),
        after=str(round(after.value)),
        expected=round(100 * expected),
    )


def _today() -> float:
    return clock.now().timestamp() / _DAY


# --- notices ---


async def annul(service: Service, rated: RatedGames, row: Rated, *, by: int, why: str) -> GameSummary | None:
    """Annul a finished rated game, and notify both players.

    Return the game; None if it was deleted. `by` is `NOBODY` for the operator of the bot. Raise `UserError` if the game
    was annulled already.
    """
    reason, now, tells = clean(why)[:WHY], clock.now(), []
    try:
        game = await service.roster.game(row.game_id)
    except NoSuchGame:
        game = None
    if game is not None:
        facts = {"players": [str(row.first_id), str(row.second_id)], "by": str(by), "why": reason}
        tells = [Notice(kind=ANNULLED, key="1", due_at=now, game_id=game.id, channel_id=game.channel_id, facts=facts)]
    if not await rated.annul(row.game_id, by=by, why=reason, now=now, tells=tells):
        raise UserError("annul-already")
    return game


class AnnulledNotices:
    """Writes messages to the players of annulled games (see `bot.games.notices.NoticeRenderer`)."""

    def __init__(self, context: BotContext) -> None:
        self._context = context

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message; None if the game was deleted."""
        try:
            game = await self._context.service.roster.game(notice.game_id or "")
        except NoSuchGame:
            return None
        people = [int(each) for each in notice.facts["players"] if int(each) != NOBODY]
        with speaking(game.locale):
            by = int(notice.facts["by"])
            facts = {"players": ", ".join(f"<@{each}>" for each in people)}
            facts["by"] = say("annul-operator") if by == NOBODY else person(by)
            view = note(say("annul-told", link=link_to(game), why=quoted(notice.facts["why"], WHY), **facts))
        return Payload(view=view, guild_id=game.guild_id, allowed=pings(people))

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Called after a notice is posted. Does nothing."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Do nothing, because `/match rating` shows the same information."""
