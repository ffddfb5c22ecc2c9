"""Series of battles: the score on the board, and the button for the next battle."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import discord
import msgspec

from bot.boards.info_row import SERIES_NEXT
from bot.boards.links import board_link
from bot.boards.message import retired
from bot.context import BotContext
from bot.games.errors import ChannelBusy, NoSuchGame
from bot.games.posting_rights import permit
from bot.games.seats.chairs import CALENDAR_PACES, stewards
from bot.games.series import linked_of, may_go_on, next_battle, ruleset_of, written_link
from bot.games.state import GameState
from bot.play.new_game_sides import calls, wake
from bot.sides.abandoned import is_gone
from bot.ui.components import Values, button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import redraw, whisper
from bot.ui.texts import quoted, say
from db.battles import Battle
from db.games import Stale, goes_on
from db.schema.games import NOBODY, RUNNING
from db.sides import Chair
from engine.core.battles import store
from engine.core.battles.linked import gone_on, points, series_of, so_far, winner_of
from engine.core.battles.series import UNITS, Series
from engine.core.day_gate import BATTLE, SCENARIO, named, own_options
from render.language import language
from render.presenter import Presenter

Interaction = discord.Interaction[Any]


class SeriesHandlers:
    """Starts the next battle of a series, and writes the line about its score."""

    def __init__(self, context: BotContext) -> None:
        self.context = context

    @button(SERIES_NEXT, edits=True)
    async def _next(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Start the next battle in the same channel, with the same players."""
        old = await self.context.service.load(press.game)
        old.expect_player(interaction.user.id)
        if old.channel_id and old.channel_id != interaction.channel_id:
            raise NoSuchGame
        message = interaction.message
        await self._begin(interaction, old, view=retired(message, action=SERIES_NEXT) if message is not None else None)

    async def go_on_here(self, interaction: Interaction, one: Battle) -> bool:
        """Start the next battle of a user's series here if the old channel is gone.

        Return whether a battle was started.
        """
        if interaction.guild_id is None:
            return False
        for game_id in await self.context.service.store.ended_in_series(interaction.guild_id, interaction.user.id):
            game = await self.context.service.roster.game(game_id)
            linked = linked_of(game)
            if linked is None or linked.next or linked.text != store.canonical(one.text):
                continue
            if await self.context.board_delivery.reaches(game):
                continue
            old = await self.context.service.load(game_id)
            if old.view is not None and may_go_on(old):
                await interaction.response.defer(ephemeral=True, thinking=True)
                state = await self._begin(interaction, old)
                link = board_link(await self.context.service.roster.game(state.id))
                await whisper(interaction, say("series-here", link=link or f"<#{state.channel_id}>"))
                return True
        return False

    async def _begin(
        self, interaction: Interaction, old: GameState, *, view: discord.ui.LayoutView | None = None
    ) -> GameState:
        """Begin the next battle after the game `old` in this channel. Return the new game.

        `view` replaces the message that the user clicked.
        """
        linked = linked_of(old)
        if linked is None or not next_battle(old) or old.view is None:
            raise UserError("series-at-its-end")
        if linked.next:
            await self._expect_first(old)
        ground = permit(interaction)
        step = await asyncio.to_thread(gone_on, ruleset_of(old.system), linked, old.view, old.result or {})
        assert step is not None, "another battle follows"
        house = {name: each for name, each in own_options(old.options).items() if name not in (SCENARIO, BATTLE)}
        chairs, times = await self._chairs(old, interaction.user.id), old.turns.clock
        assert old.series is not None

        def follows(game_id: str) -> Any:
            return goes_on(old.id, old.series or "", written_link(msgspec.structs.replace(linked, next=game_id)))

        try:
            with self.context.board_delivery.deciding() as claim:
                state = claim.state = await self.context.service.new_game(
                    system=old.system,
                    options={**house, **step.options},
                    seed=None,
                    owner_id=interaction.user.id,
                    guild_id=old.guild_id if old.channel_id else interaction.guild_id,
                    channel_id=ground,
                    locale=old.locale,
                    chairs=chairs,
                    pace=None if old.pace in CALENDAR_PACES else old.pace,
                    clock=(times.bank, times.increment) if times is not None else None,
                    extra_write=(follows, calls(chairs, interaction.user.id, ground, invited=False), claim.begin),
                    series=written_link(step.linked),
                )
                if view is not None:
                    await redraw(interaction, view)
                await self.context.board_delivery.deliver(state.id, claim)
        except (Stale, ChannelBusy):
            await self._expect_first(old)
            raise
        wake(self.context, state)
        return state

    async def _chairs(self, old: GameState, user_id: int) -> tuple[Chair, ...]:
        """Return the next battle's seats with the same players. Seats of players who have left are open."""
        found = []
        for side, held in old.sides.items():
            if held.steward:
                found.append(stewards(side, hard=held.hard))
            else:
                asks = held.user_id not in {NOBODY, user_id}
                gone = asks and await is_gone(self.context, old, held.user_id)
                found.append(Chair(side, NOBODY if gone else held.user_id))
        return tuple(found)

    async def _expect_first(self, old: GameState) -> None:
        """Raise `UserError` if the next battle of a series has already started. The error links to it."""
        linked = linked_of(await self.context.service.roster.game(old.id))
        if linked is None or not linked.next:
            return
        try:
            game = await self.context.service.roster.game(linked.next)
        except NoSuchGame:  # it was deleted, so the next battle may begin again
            return
        raise UserError("series-begun", link=board_link(game) or f"<#{game.channel_id}>")

    # --- what boards show ---

    async def line(self, state: GameState) -> str | None:
        """Return a line with the score of a game's series; None if it belongs to no series."""
        linked = linked_of(state)
        if linked is None:
            return None
        rules, presenter = ruleset_of(state.system), self.context.find(state.system)
        series, fought = series_of(rules, linked.text), so_far(rules, linked, state.result)
        sums = points(fought)
        score = " · ".join(f"{presenter.side(side)} {sums.get(side, 0)}" for side in state.sides)
        facts: dict[str, Any] = {"name": quoted(series.name.get(language())), "score": score}
        if state.status == RUNNING:
            begins = state.untouched and UNITS in series.carried
            key = ("series-begins" if begins else "series-now") if fought else "series-first"
            return say(key, number=len(linked.fought) + 1, **facts)
        if len(fought) == len(linked.fought):
            return say("series-broken", **facts)
        if following := next_battle(state):
            title = titles(series, presenter)[following]
            return say("series-goes-on", battle=quoted(title), **facts)
        even = len(sums) > 1 and len(set(sums.values())) == 1
        return say("series-over-even" if even else "series-over", side=presenter.side(winner_of(fought)), **facts)


def titles(series: Series, presenter: Presenter) -> Mapping[str, str]:
    """Return the titles of the battles in a series, by their short names."""
    shipped = ruleset_of(series.game).scenarios
    codes = {link.name: link.shipped if link.shipped in shipped else store.learn(link.text) for link in series.battles}
    return {name: presenter.scenario(code) for name, code in codes.items()}


def series_lines(one: Battle, presenter: Presenter) -> list[str]:
    """Return lines about the battles of a series: names, points, and the next battle after each result."""
    store.recall(one.code, one.text)
    rules = ruleset_of(one.system)
    series = series_of(rules, one.text)
    sides = rules.sides_in(rules.new(named(one.code)))
    names, lines = titles(series, presenter), [say("series-card")]
    for number, link in enumerate(series.battles, 1):
        ways = dict.fromkeys(link.after[side] for side in sides)
        led = {way: ", ".join(presenter.side(side) for side in sides if link.after[side] == way) for way in ways}
        said = [
            say("series-way" if way else "series-end", side=side, battle=quoted(names.get(way, "")))
            for way, side in led.items()
            if len(led) > 1
        ]
        title = say("series-battle", number=str(number), battle=quoted(names[link.name]), worth=link.worth)
        lines.append(" ".join((title, *said)))
    return lines
