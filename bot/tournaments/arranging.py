"""Handlers for the two players of a table: they agree on times and report problems."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import discord
from discord import ui

from bot.campaigns.time_parsing import read_zone
from bot.runtime import clock
from bot.tournaments.handlers import Handlers, TablePress, read_table_press, refusals
from bot.tournaments.judging import shown_by
from bot.tournaments.reports import hold, sent_in
from bot.tournaments.schedule import table_ends
from bot.tournaments.service import Decision, Loaded
from bot.tournaments.table_posts import offer_stamp
from bot.tournaments.words import player_name, stamp
from bot.ui.components import Form, Interaction, Values, button, press_form
from bot.ui.custom_ids import Press, StaleTournamentPress
from bot.ui.days_and_hours import read_moment
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import cut, say
from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.folding.meeting import MOST_TIMES
from engine.tournament.rights import judges, player_by
from engine.tournament.state import Table, Tournament, table_of

_LABEL, _TYPED, _REASON = 45, 60, 200


class Arranging:
    """Handles the clicks with which two players of a table arrange their game."""

    def __init__(self, shared: Handlers) -> None:
        self.shared = shared

    def _own(self, interaction: Interaction, t: Tournament, at: TablePress) -> tuple[Table, int]:
        """Return the table and the player for whom the user acts.

        Raise `Refused` if the user may not act for either player.
        """
        table = table_of(t, at.round, at.table)
        own = player_by(t, interaction.user.id)
        if own in table.players:
            return table, own
        guests = [number for number in table.players if t.players[number].guest]
        if guests and interaction.user.id in judges(t):
            asked = table.other(table.proposed_by) if table.proposed_by in table.players else 0
            return table, asked if asked in guests else guests[0]
        raise Refused("not-at-this-table", rule="T66", facts={"table": at.table, "possible": list(table.players)})

    async def _decide(self, interaction: Interaction, loaded: Loaded, fact: Fact) -> Loaded:
        return await self.shared.decide(interaction, loaded.row.id, lambda _t, _seed: Decision([fact]))

    # --- times ---

    @button("twhen")
    async def _when(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the form for up to three times."""
        at = read_table_press(press)
        loaded = await self.shared.load(interaction, at.tournament)
        with refusals():
            self._own(interaction, loaded.state, at)
        form = Form(title=cut(say("tweek-when-title", table=at.table), _LABEL))
        hint = say("tweek-when-hint")
        for number in range(1, MOST_TIMES + 1):
            field = ui.TextInput[Form](
                custom_id=f"time{number}",
                required=number == 1,
                max_length=_TYPED,
                placeholder=cut(hint, 100) if number == 1 else None,
            )
            label = say("tweek-when-time", number=number)
            form.add_item(ui.Label(text=cut(label, _LABEL), component=field))
        zone = ui.TextInput[Form](custom_id="zone", default=loaded.state.settings.zone, max_length=_TYPED)
        more = cut(say("tweek-when-zone-hint"), 100)
        label = cut(say("tweek-when-zone"), _LABEL)
        form.add_item(ui.Label(text=label, description=more, component=zone))
        await interaction.response.send_modal(press_form(form, at._replace(number=0, word="").press("twhened")))

    @button("twhened")
    async def _proposed(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Propose the typed times, or explain the error."""
        at = read_table_press(press)
        loaded = await self.shared.load(interaction, at.tournament)
        t = loaded.state
        with refusals():
            table, player = self._own(interaction, t, at)
        said = sent_in(interaction)
        typed = [word for number in range(1, MOST_TIMES + 1) for word in said.get(f"time{number}", ())]
        zone = "".join(said.get("zone", ())).strip()
        region = ZoneInfo(read_zone(zone or t.settings.zone))
        times = times_of(typed, region, until=table_ends(t, at.round, table))
        fact = f.TimesProposed(round=at.round, table=at.table, player=player, times=times)
        await hold(interaction)
        await self._decide(interaction, loaded, fact)
        told = ", ".join(stamp(each) for each in times)
        name = player_name(t, table.other(player))
        await whisper(interaction, say("tweek-proposed", times=told, name=name))

    @button("tagree")
    async def _agree(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Agree to one of the proposed times."""
        at = read_table_press(press)
        await hold(interaction)
        loaded = await self.shared.load(interaction, at.tournament)
        with refusals():
            table, player = self._own(interaction, loaded.state, at)
            if player == table.proposed_by and table.proposed:
                raise Refused("own-proposal", rule="T79", facts={"player": player})
        if at.word != offer_stamp(table) or not 0 < at.number <= len(table.proposed):
            raise StaleTournamentPress(press.extra)
        time = table.proposed[at.number - 1]
        fact = f.TimeAgreed(round=at.round, table=at.table, player=player, time=time)
        await self._decide(interaction, loaded, fact)
        await whisper(interaction, say("tweek-agreed-done", at=stamp(time)))

    # --- judges are asked ---

    @button("tmore")
    async def _more(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the form to ask for more time."""
        at = read_table_press(press)
        loaded = await self.shared.load(interaction, at.tournament)
        with refusals():
            self._own(interaction, loaded.state, at)
        form = Form(title=cut(say("tweek-more-title"), _LABEL))
        field = ui.TextInput[Form](
            custom_id="reason", required=False, max_length=_REASON, style=discord.TextStyle.paragraph
        )
        form.add_item(ui.Label(text=cut(say("tweek-more-reason"), _LABEL), component=field))
        await interaction.response.send_modal(press_form(form, at.press("tmored")))

    @button("tmored")
    async def _more_asked(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Ask the judges for more time."""
        at, reason = read_table_press(press), " ".join((values[0] if values else "").split())[:_REASON]
        await hold(interaction)
        loaded = await self.shared.load(interaction, at.tournament)
        with refusals():
            player = self._own(interaction, loaded.state, at)[1]
        fact = f.TimeAsked(round=at.round, table=at.table, player=player, reason=reason)
        await self._decide(interaction, loaded, fact)
        await whisper(interaction, say("tweek-judges-asked"))

    @button("tnobody")
    async def _nobody(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Report to the judges that the opponent has not come."""
        at = read_table_press(press)
        await hold(interaction)
        loaded = await self.shared.load(interaction, at.tournament)
        with refusals():
            player = self._own(interaction, loaded.state, at)[1]
        await self._decide(interaction, loaded, f.NobodyCame(round=at.round, table=at.table, player=player))
        await whisper(interaction, say("tweek-judges-asked"))

    # --- the day ---

    @button("thereami")
    async def _here(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Record that a player is present."""
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        number = player_by(loaded.state, interaction.user.id)
        if not number:
            raise UserError("tournament-not-in")
        facts: list[Fact] = [f.CheckedIn(player=number)]
        await self.shared.decide(interaction, loaded.row.id, lambda t, _seed: Decision(facts, posts=shown_by(t, facts)))
        await whisper(interaction, say("tournament-here-noted"))


def times_of(typed: list[str], zone: ZoneInfo, *, until: int | None) -> tuple[int, ...]:
    """Return the typed times as sorted Unix seconds. Raise `UserError` if a time is not possible."""
    now = clock.now()
    found = {read_moment(each, zone, now=now) for each in typed if each.strip()}
    if not found:
        raise UserError("tweek-no-times")
    for each in sorted(found):
        expect_between(each, now, until)
    return tuple(sorted(int(each.timestamp()) for each in found))


def expect_between(time: datetime, now: datetime, until: int | None) -> None:
    """Raise `UserError` if a time has passed or is too late."""
    at = int(time.timestamp())
    if time <= now:
        raise UserError("tweek-time-passed", at=stamp(at))
    if until is not None and at >= until:
        raise UserError("tweek-time-after-end", at=stamp(at), until=stamp(until))
