"""Ratings in Discord: a user's own, those of a user who shows them, and a server's ladder; and the command that annuls
games.
"""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import ui

import engine.games
from bot.context import BotContext
from bot.games.errors import DeliveryProblem, NoSuchGame
from bot.games.notices import Payload, pings
from bot.games.state import GameSummary
from bot.players.wrong_place import link_to
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES
from bot.ui.components import Row, Values, button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import note, redraw, whisper
from bot.ui.texts import clean, person, quoted, say
from db.notices import Claimed, Notice
from db.ratings import RatedGames
from db.schema.games import NOBODY
from engine.core.ratings import Move, Ratings
from render.language import speaking

Interaction = discord.Interaction[Any]
User = discord.Member | discord.User

SHOW = "rateshow"
"""The action of the button with which users show their ratings to others, or hide them."""
LADDER = 20
"""The maximum number of players of a ladder."""
UNSURE = 110.0
"""The maximum deviation of a rating that is shown without a remark; a larger one is that of a newcomer, whose rating is
only a first guess.
"""
ANNULLED = "rated-annulled"
"""The kind of the notices that a rated game was annulled."""
_DAY = 86_400
_TEN = 10
WHY = 200
"""The maximum number of characters of a reason."""


class RatingHandlers:
    """Handles commands and clicks about ratings."""

    def __init__(self, context: BotContext, rated: RatedGames) -> None:
        self.context = context
        self.rated = rated

    # --- players ---

    async def rating(self, interaction: Interaction, user: User | None = None) -> None:
        """Show privately the user's own ratings, or those of another user who shows them."""
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
        """Make the user's ratings visible to others, or hide them."""
        await self.rated.show(interaction.user.id, shown=press.extra == "yes")
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
        """Return a line with a user's rating for each game; with `own` also the change by the last game."""
        lines = []
        for system in two_sided():
            ratings, games = await self._computed(system)
            if user_id not in ratings.players:
                continue
            lines.append(self._line(ratings, user_id, title=self.context.find(system).title()))
            mine = {game_id for game_id, players in games.items() if user_id in players}
            last = next((each for each in reversed(ratings.moves) if each in mine), None)
            if own and last is not None:
                lines.append(_changed(ratings.moves[last], first=games[last][0] == user_id))
        return lines

    def _line(self, ratings: Ratings, user_id: int, *, title: str) -> str:
        standing, now = ratings.standing(user_id), ratings.standing(user_id).on(_today())
        sure = now.deviation <= UNSURE and standing.established
        facts: dict[str, Any] = {"rating": _rounded(now.value), "deviation": _rounded(now.deviation)}
        facts["games"] = standing.games
        return say("rating-line" if sure else "rating-line-new", title=title, **facts)

    # --- ladder ---

    async def ladder(self, interaction: Interaction, game: str | None = None) -> None:
        """Show privately the players of a server who show their ratings, ordered by the rating minus its deviation, the
        best first.
        """
        if interaction.guild_id is None:
            raise UserError("seek-alone")
        systems = two_sided() if game is None else (engine.games.find(game).name,)
        if game is not None and systems[0] not in two_sided():
            titles = ", ".join(self.context.find(each).title() for each in two_sided())
            raise UserError("seek-one-sided", title=self.context.find(systems[0]).title(), games=titles)
        await interaction.response.defer(ephemeral=True, thinking=True)
        parts = [part for system in systems if (part := await self._ladder(system, interaction.guild_id))]
        await whisper(interaction, "\n\n".join((*parts, say("ladder-how" if parts else "ladder-none"))))

    async def _ladder(self, system: str, guild_id: int) -> str:
        ratings, _ = await self._computed(system)
        here = {
            each
            for row in await self.rated.ended(system)
            if row.guild_id == guild_id and row.annulled_at is None
            for each in (row.first_id, row.second_id)
        }
        settled = [each for each in here if each in ratings.players and ratings.standing(each).established]
        shown = await self.rated.shown(settled)
        now = {each: ratings.standing(each).on(_today()) for each in shown}
        best = sorted(now, key=lambda each: (now[each].deviation - now[each].value, each))[:LADDER]
        lines = [
            say(
                "ladder-line",
                place=place,
                who=person(each),
                rating=_rounded(now[each].value),
                deviation=_rounded(now[each].deviation),
                games=ratings.standing(each).games,
            )
            for place, each in enumerate(best, 1)
        ]
        return "\n".join((f"**{self.context.find(system).title()}**", *lines)) if lines else ""

    # --- annulled games ---

    async def annul(self, interaction: Interaction, game_id: str, why: str) -> None:
        """Annul a rated game of the server for its manager; both players get a message."""
        if interaction.guild_id is None or not interaction.permissions.manage_guild:
            raise UserError("annul-not-manager")
        row = await self.rated.game(game_id.strip().lower())
        if row is None or row.guild_id != interaction.guild_id or row.ended_at is None:
            raise UserError("annul-no-such")
        if interaction.user.id in {row.first_id, row.second_id}:
            raise UserError("annul-own")
        reason = clean(why)[:WHY]
        game = await self.context.service.roster.game(row.game_id)
        tells = [told_annulled(game, (row.first_id, row.second_id), by=interaction.user.id, why=reason)]
        if not await self.rated.annul(row.game_id, by=interaction.user.id, why=reason, now=clock.now(), tells=tells):
            raise UserError("annul-already")
        self.context.scheduler.wake_now(NOTICES)
        await whisper(interaction, say("annul-done", link=link_to(game)))

    async def suggest_rated(self, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
        """Return the rated games of the server that have ended and can be annulled, the newest first, as (title,
        id).
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

    async def _computed(self, system: str) -> tuple[Ratings, dict[str, tuple[int, int]]]:
        """Return the ratings in a game, and the ids of the two players of each rated game, by the game's id."""
        rows = await self.rated.ended(system)
        edges = engine.games.find(system).edges
        ratings = await asyncio.to_thread(Ratings.of, [row.result for row in rows], edges)
        return ratings, {row.game_id: (row.first_id, row.second_id) for row in rows}


def two_sided() -> tuple[str, ...]:
    """Return the games of several sides."""
    return tuple(name for name in engine.games.names() if len(engine.games.find(name).sides) > 1)


def _changed(move: Move, *, first: bool) -> str:
    """Return a text about the change that a game made to the rating of one of its players."""
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


def _rounded(value: float) -> str:
    return str(round(value / _TEN) * _TEN)


def _today() -> float:
    return clock.now().timestamp() / _DAY


# --- notices ---


def told_annulled(game: GameSummary, players: tuple[int, int], *, by: int, why: str) -> Notice:
    """Return the notice for both players that a game was annulled; `by` is `NOBODY` for the operator of the bot."""
    facts = {"players": [str(each) for each in players], "by": str(by), "why": why}
    now = clock.now()
    return Notice(kind=ANNULLED, key="1", due_at=now, game_id=game.id, channel_id=game.channel_id, facts=facts)


class AnnulledNotices:
    """Writes the messages to the players of annulled games (see `bot.games.notices.NoticeRenderer`)."""

    def __init__(self, context: BotContext) -> None:
        self._context = context

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message; None if the game is deleted."""
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
        """Do nothing after the delivery."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Do nothing: `/match rating` shows the same information."""
