"""The battle of the day: its command, its card, and the button that starts an attempt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, ui

from bot.boards.battle_card import PLAY, card
from bot.boards.info_row import DAY_BATTLE
from bot.daily.handlers import DailyHandlers, until_facts
from bot.daily.leaderboard import EVERYWHERE, table_press
from bot.daily.service import side_of
from bot.games.seed_texts import shown_day
from bot.ui.components import Button, Values, button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import note, promise
from bot.ui.texts import say

if TYPE_CHECKING:
    from bot.context import BotContext
    from db.daily import Day

Interaction = discord.Interaction[Any]

BEGIN = "daybattleplay"
"""The action of the button that begins the one attempt at today's battle."""


class DayBattleHandlers:
    """Handles the battle of the day. `attempts` starts and reports attempts."""

    def __init__(self, context: BotContext, attempts: DailyHandlers) -> None:
        self.context = context
        self.attempts = attempts
        self.daily = attempts.daily

    @button(DAY_BATTLE)
    async def _open(self, interaction: Interaction, _press: Press, _: Values) -> None:
        """Show today's battle, even if the button belongs to an older one."""
        await self.show(interaction)

    @button(BEGIN)
    async def _begin(self, interaction: Interaction, _press: Press, _: Values) -> None:
        """Start today's attempt. The button may be on an old card."""
        await self.attempts.begin(interaction, await self._today())

    async def show(self, interaction: Interaction) -> None:
        """Show today's battle privately.

        Raise `UserError` if it has not been generated yet.
        """
        await promise(interaction, public=None)
        day = await self._today()
        one = await self.context.battles.of_the_day(interaction.guild_id)
        assert one is not None, "it is the battle of the same day"
        side = self.context.find(day.system).side(side_of(day))
        head = say("daily-battle", day=shown_day(day.day), side=side, **until_facts(day.day))
        made = await card(self.context, one, played={}, head=head)
        mine = await self.daily.days.attempt(day.day, interaction.user.id)
        lines = [made.text, say("battle-even"), say("daily-status-hash", hash=day.seed_hash)]
        if mine is not None:
            lines.append(await self.attempts.state(mine))
        rows = [button_row(list(self._buttons(interaction, day, begun=mine is not None)))]
        view = note("\n".join(lines), rows=rows, pictures=made.pictures)
        await interaction.followup.send(view=view, files=made.files, ephemeral=True)

    async def _today(self) -> Day:
        found = await self.daily.battle()
        if found is None:
            raise UserError("daily-battle-none")
        return found

    def _buttons(self, interaction: Interaction, day: Day, *, begun: bool) -> list[Button]:
        """Return the buttons to start the attempt, to play against somebody, and to see results."""
        made = []
        if not begun:
            play = ui.Button[ui.LayoutView](label=say("button-daily-battle-play"), style=ButtonStyle.success)
            made.append(press_button(play, Press(BEGIN)))
        if interaction.guild_id is not None:
            against = ui.Button[ui.LayoutView](label=say("button-daily-battle-against"))
            made.append(press_button(against, Press(PLAY, extra=day.day)))
        table = ui.Button[ui.LayoutView](label=say("button-daily-table"))
        return [*made, press_button(table, table_press(day.day, EVERYWHERE, 0))]
