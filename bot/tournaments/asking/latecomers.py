"""T11 Who comes late: a member asks to be let in, the organizer admits them, and they may play the round's walkover."""

from __future__ import annotations

import re

import discord
from discord import ButtonStyle

from bot.runtime import clock
from bot.tournaments.desk import Desk, refusals
from bot.tournaments.players_meant import distinct, names_of
from bot.tournaments.report_handlers import labelled
from bot.tournaments.service import Decision
from bot.tournaments.table_presses import TablePress, read_table_press
from bot.tournaments.table_words import player_name
from bot.tournaments.weeks.notes import notice
from bot.tournaments.weeks.past import left_before, past_of
from bot.ui.components import Interaction, Row, Values, button, button_row
from bot.ui.custom_ids import Press, StaleTournamentPress
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import quoted, reader, say
from db.tournaments.journal import Shown
from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.folding.registration import LAST_ROUND_TO_JOIN
from engine.tournament.rights import player_by
from engine.tournament.state import CLOSED, RUNNING, Tournament
from engine.tournament.waits import waits

_NAME = 40
_ADMIT = re.compile(r"([0-9a-f]{8})\.(\d{15,20})", re.ASCII)


def is_late(t: Tournament) -> bool:
    """Return whether registration is closed."""
    return t.stage in (CLOSED, RUNNING)


def admit_press(tournament_id: str, person: int) -> Press:
    """Return the press by which the organizer admits a person."""
    return Press("tadmit", extra=f"{tournament_id}.{person}")


def seat_rows(t: Tournament, tournament_id: str, *, locale: str) -> list[Row]:
    """T11 Return the button that lets who came late play in the present round; nothing where that is not possible."""
    now = int(clock.now().timestamp())
    late = [each for each in waits(t, now) if each.kind == "latecomer"]
    seat = TablePress(tournament_id, len(t.rounds), word="seat").press("tsettle")
    play = labelled(say("button-judge-seat", locale=locale), seat, style=ButtonStyle.primary)
    return [button_row([play])] if late else []


class Latecomers:
    """Takes the wishes of who comes late to the organizer."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def offer(self, interaction: Interaction, tournament_id: str, t: Tournament) -> None:
        """Tell somebody that registration is closed, with a press that asks the organizer."""
        _expect_in_time(interaction, t)
        ask = labelled(
            say("button-tournament-late", locale=reader(interaction)), TablePress(tournament_id).press("tlate")
        )
        text = say("tournament-late", locale=reader(interaction))
        await whisper(interaction, text, rows=[button_row([ask])])

    @button("tlate")
    async def _late(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Ask the organizer in the channel, once."""
        loaded = await self.desk.load(interaction, read_table_press(press).tournament)
        person, now = interaction.user.id, clock.now()
        if own := player_by(loaded.state, person):
            raise UserError("tournament-joined-already", number=own)
        _expect_in_time(interaction, loaded.state)
        past = await past_of(self.desk.service, loaded.row, person, now=now)
        if past.barred:
            raise UserError("tournament-barred", title=quoted(past.barred[0], 80))
        asked = notice(loaded.row, "late", str(person), now=now, person=person)
        await self.desk.decide(interaction, loaded.row.id, lambda _t, _seed: Decision([], notices=[asked]))
        await whisper(interaction, say("tournament-late-asked", locale=reader(interaction)))

    @button("tadmit")
    async def _admit(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Admit a member with their account: they have the last lot."""
        found = _ADMIT.fullmatch(press.extra)
        if found is None:
            raise StaleTournamentPress(press.extra)
        loaded, person = await self.desk.load(interaction, found[1]), int(found[2])
        with refusals(interaction):
            if interaction.user.id != loaded.state.organizer:
                raise Refused("organizer-only", rule="T11")
        name, now = await _member_name(interaction, person), clock.now()
        past = await past_of(self.desk.service, loaded.row, person, now=now)

        def decide(t: Tournament, _seed: str) -> Decision:
            number = max(t.players, default=0) + 1
            own = distinct(names_of(t), name, number, most=_NAME)
            fact = f.Registered(player=number, name=own, person=person)
            told = [left_before(loaded, fact.player, past.departures, now=now)] if past.departures else []
            return Decision([fact], posts=(Shown("announcement"),), notices=told)

        after = await self.desk.decide(interaction, loaded.row.id, decide)
        locale, number = reader(interaction), player_by(after.state, person)
        text = say("judge-admitted", locale=locale, name=player_name(after.state, number, locale=locale))
        await whisper(interaction, text, rows=seat_rows(after.state, after.row.id, locale=locale))


def _expect_in_time(interaction: Interaction, t: Tournament) -> None:
    """T11 Raise `RefusedIn` once it is too late to join."""
    with refusals(interaction):
        if len(t.rounds) > LAST_ROUND_TO_JOIN:
            raise Refused("too-late-to-join", rule="T11", facts={"round": len(t.rounds)})


async def _member_name(interaction: Interaction, person: int) -> str:
    """Return what a member of the server is called. Raise `UserError` for who has left it."""
    guild = interaction.guild
    try:
        member = guild and (guild.get_member(person) or await guild.fetch_member(person))
    except discord.NotFound:
        member = None
    if not member:
        raise UserError("judge-no-member")
    return member.display_name[:_NAME]
