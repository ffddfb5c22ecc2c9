"""Handles what players do in a tournament, such as joining and submitting lists."""

from __future__ import annotations

import codecs
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import discord
from discord import ButtonStyle, ui

from bot.campaigns.time_parsing import read_zone
from bot.games.library import Library
from bot.games.posting_rights import permit
from bot.play.challenges import too_often
from bot.runtime import clock
from bot.tournaments import posts as words
from bot.tournaments.deadlines import list_day
from bot.tournaments.handlers import Handlers, TablePress, labelled, read_table_press, refusals
from bot.tournaments.judging import ANNOUNCEMENT, day_of, shown_by
from bot.tournaments.messages import notice
from bot.tournaments.reports import Case, ReportHandlers, Seat, points_text
from bot.tournaments.schedule import end_of_day, read_when
from bot.tournaments.service import Decision, Loaded, TournamentService
from bot.tournaments.table_posts import own_table_lines, table_buttons
from bot.tournaments.words import chosen, distinct, doubts, names_of, player_name, stamp, words_in
from bot.ui.components import Form, Interaction, Row, Values, button, button_row, press_form
from bot.ui.custom_ids import Press, StaleTournamentPress
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import clean, cut, quoted, reader, say
from db.notices import Notice
from db.ratings import RatedGames
from db.tournaments.journal import Shown, TournamentRow
from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.books.base import load
from engine.tournament.books.centuria import lists as army_lists
from engine.tournament.books.centuria.book import presets
from engine.tournament.facts import Fact
from engine.tournament.folding.expect import NOT_OVER, expect_stage
from engine.tournament.folding.registration import expect_in_time
from engine.tournament.league import completed, is_league, members
from engine.tournament.rights import player_by
from engine.tournament.settings import DUEL, DUPLICATE, GAME, LEAGUE, MINUTES, MOST, REPORTED, SWISS, WEEK, Settings
from engine.tournament.standings import by_fields
from engine.tournament.state import CLOSED, RUNNING, Player, Round, Table, Tournament, may_play, waiting
from engine.tournament.waits import barred, departures, waits

YEAR = timedelta(days=365)
_LEFT = (f.Dropped, f.Annulled, f.Expelled, f.NoShow, f.Conceded)
"""The facts that record a departure which counts for later registrations."""


class Past(NamedTuple):
    """A user's history in the server's other tournaments.

    `departures` is how often the user left within a year. `barred` are the titles of tournaments whose organizer bars
    the user.
    """

    departures: int = 0
    barred: tuple[str, ...] = ()


async def past_of(service: TournamentService, row: TournamentRow, person: int, *, now: datetime) -> Past:
    """Return the user's history in other tournaments."""
    left, bars = 0, list[str]()
    for other in await service.store.with_player(person):
        if other.id == row.id:
            continue
        loaded = await service.load(other.id)
        number = player_by(loaded.state, person)
        if not number:
            continue
        if other.organizer_id == row.organizer_id and number in barred(loaded.state):
            bars.append(other.title)
        if other.guild_id == row.guild_id and number in departures(loaded.state):
            journal = [f.read(each) for each in await service.store.facts(other.id)]
            left += _left_at(journal, number) >= (now - YEAR).timestamp()
    return Past(left, tuple(bars))


def _left_at(journal: Sequence[Fact], number: int) -> int:
    """Return when a player last left the tournament, in Unix seconds; 0 if never."""
    return max((each.at for each in journal if isinstance(each, _LEFT) and number in _players(each)), default=0)


def _players(fact: Any) -> tuple[int, ...]:
    return tuple(getattr(fact, "players", ())) or (getattr(fact, "player", 0),)


def left_before(loaded: Loaded, number: int, times: int, *, now: datetime) -> Notice:
    """Return a notice that tells the organizer how often a new player has left tournaments."""
    row = loaded.row
    return notice(row, "left-before", str(number), now=now, user_id=row.organizer_id, player=number, times=times)


# --- T11 latecomers ---


_MEMBER = 40
_ADMIT = re.compile(r"([0-9a-f]{8})\.(\d{15,20})", re.ASCII)


def is_late(t: Tournament) -> bool:
    """Return whether registration is closed."""
    return t.stage in (CLOSED, RUNNING)


def admit_press(tournament_id: str, person: int) -> Press:
    """Return the data of the button with which the organizer admits a user."""
    return Press("tadmit", extra=f"{tournament_id}.{person}")


def seat_rows(t: Tournament, tournament_id: str) -> list[Row]:
    """Return the button that seats latecomers in the current round (T11).

    Return an empty list if nobody is waiting.
    """
    now = int(clock.now().timestamp())
    late = [each for each in waits(t, now) if each.kind == "latecomer"]
    seat = TablePress(tournament_id, len(t.rounds), word="seat").press("tsettle")
    play = labelled(say("button-judge-seat"), seat, style=ButtonStyle.primary)
    return [button_row([play])] if late else []


class Latecomers:
    """Forwards the requests of latecomers to the organizer."""

    def __init__(self, shared: Handlers) -> None:
        self.shared = shared

    async def offer(self, interaction: Interaction, tournament_id: str, t: Tournament) -> None:
        """Tell the user that registration is closed. A button lets them ask the organizer for a place."""
        with refusals():
            expect_in_time(t)
        ask = labelled(say("button-tournament-late"), TablePress(tournament_id).press("tlate"))
        text = say("tournament-late")
        await whisper(interaction, text, rows=[button_row([ask])])

    @button("tlate")
    async def _late(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Ask the organizer to let the user join late. The bot posts this in the channel only once."""
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        person, now = interaction.user.id, clock.now()
        if own := player_by(loaded.state, person):
            raise joined_already(loaded.state.players[own])
        with refusals():
            expect_in_time(loaded.state)
        past = await past_of(self.shared.service, loaded.row, person, now=now)
        if past.barred:
            raise UserError("tournament-barred", title=quoted(past.barred[0], 80))
        asked = notice(loaded.row, "late", str(person), now=now, person=person)
        await self.shared.decide(interaction, loaded.row.id, lambda _t, _seed: Decision([], notices=[asked]))
        await whisper(interaction, say("tournament-late-asked"))

    @button("tadmit")
    async def _admit(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Let the organizer admit a late member of the server to the tournament."""
        found = _ADMIT.fullmatch(press.extra)
        if found is None:
            raise StaleTournamentPress(press.extra)
        loaded, person = await self.shared.load(interaction, found[1]), int(found[2])
        with refusals():
            if interaction.user.id != loaded.state.organizer:
                raise Refused("organizer-only", rule="T11")
        name, now = await _member_name(interaction, person), clock.now()
        past = await past_of(self.shared.service, loaded.row, person, now=now)

        def decide(t: Tournament, _seed: str) -> Decision:
            number = max(t.players, default=0) + 1
            own = distinct(names_of(t), name, number, most=_MEMBER)
            fact = f.Registered(player=number, name=own, person=person)
            told = [left_before(loaded, fact.player, past.departures, now=now)] if past.departures else []
            return Decision([fact], posts=(Shown("announcement"),), notices=told)

        after = await self.shared.decide(interaction, loaded.row.id, decide)
        number = player_by(after.state, person)
        text = say("judge-admitted", name=player_name(after.state, number))
        await whisper(interaction, text, rows=seat_rows(after.state, after.row.id))


def joined_already(player: Player) -> UserError:
    """Return the error for a user who wants to join but is already registered."""
    if may_play(player):
        return UserError("tournament-joined-already", number=player.number)
    return UserError("tournament-out", how="aside" if player.aside else player.left or player.annulled)


async def _member_name(interaction: Interaction, person: int) -> str:
    """Return the display name of a server member. Raise `UserError` if the person is no member."""
    guild = interaction.guild
    try:
        member = guild and (guild.get_member(person) or await guild.fetch_member(person))
    except discord.NotFound:
        member = None
    if not member:
        raise UserError("judge-no-member")
    return member.display_name[:_MEMBER]


# --- T5 to T8, T87 army lists ---


_ARMY, _TEXT, _LABEL, _HINT = 80, 4_000, 45, 100


def list_form() -> Form:
    """Return the form in which players type an army list."""
    form = Form(title=cut(say("tournament-list-title"), _LABEL))
    field = ui.TextInput[Form](custom_id="list", style=discord.TextStyle.paragraph, max_length=_TEXT)
    hint = cut(say("tournament-list-hint"), _HINT)
    form.add_item(ui.Label(text=cut(say("tournament-list-text"), _LABEL), description=hint, component=field))
    return form


async def hand_in(
    shared: Handlers, interaction: Interaction, loaded: Loaded, number: int, text: str, *, user_id: int | None
) -> army_lists.ArmyList:
    """Check and store a player's army list, and return the result.

    `user_id` is the player's Discord id.
    """
    t, now = loaded.state, clock.now()
    found = army_lists.read(text, t.settings.units)
    key = await shared.service.store.keep_list(loaded.row.id, number, text, user_id=user_id, now=now)
    fact = f.ListHanded(
        player=number,
        day=list_day(t, number, shared.watch.missing(loaded.row.guild_id, loaded.row.id), now),
        list=str(key),
        army=found.army[:_ARMY],
        units=len(found.units),
        generals=found.generals,
        faults=tuple(dict.fromkeys(fault.reason for fault in found.faults)),
    )
    await shared.decide(interaction, loaded.row.id, lambda t, _seed: Decision([fact], posts=shown_by(t, [fact])))
    return found


# --- commands ---


FILE = 64 * 1024
"""The maximum number of bytes of a list's file."""
_TITLE, _NAME = 80, 40


def settings_of(
    preset: str,
    *,
    starts: datetime,
    rounds: int,
    places: int,
    game: str = "",
    options: Mapping[str, str] | None = None,
    rated: bool = False,
) -> Settings:
    """Return the settings of a tournament from a preset and the organizer's values."""
    made = presets()[preset]
    zone, pairing = str(starts.tzinfo), made.get("pairing", SWISS)
    usual = made["rounds"] if isinstance(made["rounds"], int) else 0
    scenarios = tuple(made.get("scenarios", ()))
    days = load("centuria").rules()["list"]["due_days_proposed"]
    lists = bool(made.get("list"))
    kinds: dict[str, Any] = {"scenarios": scenarios if not rounds or rounds == len(scenarios) else ()}
    if made["tables"] in (GAME, DUEL, DUPLICATE):
        kinds = {"game": game, "options": dict(options or {})}
    return Settings(
        tables=made["tables"],
        points=made["points"],
        rounds=rounds or usual,
        clock=MINUTES if made["clock"] == "minutes" else WEEK,
        minutes=int(made.get("minutes", 150)),
        places=places or (MOST if pairing == LEAGUE else 0),
        pairing=pairing,
        rated=rated,
        zone=zone,
        starts=int(starts.timestamp()),
        event_day=starts.toordinal(),
        lists=lists,
        lists_day=starts.toordinal() - days if lists else 0,
        odd="walkover" if made["tables"] == DUPLICATE else made["odd"],  # without pairings no player is left over
        threads=made["clock"] == "week" and made["tables"] in (REPORTED, GAME),
        **kinds,
    )


class PlayerCommands:
    """Handlers for `/tournament` and the buttons of its messages."""

    def __init__(self, shared: Handlers, reports: ReportHandlers, late: Latecomers) -> None:
        self.shared = shared
        self.late = late
        self.reports = reports
        self.battles = Library(shared.service.store.database)

    # --- drawing one up ---

    async def create(
        self,
        interaction: Interaction,
        *,
        preset: str,
        name: str,
        when: str,
        zone: str,
        rounds: int,
        places: int,
        game: str = "",
        scenario: str = "",
        rated: bool = False,
    ) -> None:
        """Create a tournament in this channel. Others see it when it is announced."""
        locale = reader(interaction)
        if interaction.guild_id is None or interaction.channel_id is None:
            raise UserError("tournament-only-in-servers")
        channel = permit(interaction)
        await self.shared.expect_free(interaction, channel)
        title = clean(name)[:_TITLE].strip()
        if not title:
            raise UserError("tournament-no-name")
        region = ZoneInfo(read_zone(zone))
        starts = read_when(when, region, now=clock.now())
        if starts <= clock.now():
            raise UserError("tournament-in-the-past", when=stamp(int(starts.timestamp())))
        battles = await self.battles.of_server(interaction.guild_id)
        played, options = chosen(preset, game, scenario, battles)
        settings = settings_of(
            preset, starts=starts, rounds=rounds, places=places, game=played, options=options, rated=rated
        )
        self._expect_time_for_lists(settings)
        with refusals():
            loaded = await self.shared.service.create(
                by=interaction.user.id,
                guild_id=interaction.guild_id,
                channel_id=channel,
                locale=locale,
                title=title,
                preset=preset,
                settings=settings,
                now=clock.now(),
            )
        text = say("tournament-drawn-up", title=quoted(loaded.row.title, _TITLE))
        announce = labelled(
            say("button-tournament-announce"),
            TablePress(loaded.row.id).press("tannounce"),
            style=ButtonStyle.success,
        )
        warned = "\n".join(doubts(loaded.state.settings, battles))
        shown = "\n\n".join(filter(None, (text, warned, words.announcement(loaded.state))))
        at = TablePress(loaded.row.id)
        change = labelled(say("button-tpanel-change"), at.press("tsettings"))
        how = labelled(say("button-tpanel-how"), at.press("thowto"))
        await whisper(interaction, shown, rows=[button_row([announce, change, how])])

    def _expect_time_for_lists(self, settings: Settings) -> None:
        """Raise `UserError` if too little time is left to submit army lists before the event (T6)."""
        today = clock.now().astimezone(ZoneInfo(settings.zone)).toordinal()
        if settings.lists and settings.lists_day < today:
            ahead = settings.event_day - settings.lists_day
            earliest = stamp(int((clock.now() + timedelta(days=ahead)).timestamp()), "D")
            raise UserError("tournament-too-soon", at=earliest)

    @button("tannounce")
    async def _announce(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Post the announcement, which opens registration."""
        permit(interaction)
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        await self.shared.expect_free(interaction, loaded.row.channel_id, but=loaded.row.id)
        await self._decide(interaction, loaded.row.id, f.Announced())
        await whisper(interaction, say("tournament-announced"))

    async def _decide(self, interaction: Interaction, tournament_id: str, *facts: Fact, remind: bool = False) -> Loaded:
        def decide(t: Tournament, _seed: str) -> Decision:
            return Decision(facts, posts=shown_by(t, [*facts]), remind=remind)

        return await self.shared.decide(interaction, tournament_id, decide)

    # --- joining and leaving ---

    async def join(self, interaction: Interaction) -> None:
        """Show the registration form."""
        await self._join_form(interaction, await self.shared.here(interaction))

    @button("tjoin")
    async def _join(self, interaction: Interaction, press: Press, _: Values) -> None:
        await self._join_form(interaction, await self.shared.load(interaction, read_table_press(press).tournament))

    async def _join_form(self, interaction: Interaction, loaded: Loaded) -> None:
        if own := player_by(loaded.state, interaction.user.id):
            raise joined_already(loaded.state.players[own])
        with refusals():
            expect_stage(loaded.state, "T4", *NOT_OVER)
        await self._expect_welcome(interaction, loaded)
        if is_late(loaded.state):
            await self.late.offer(interaction, loaded.row.id, loaded.state)
            return
        form = Form(title=cut(say("tournament-join-title", title=loaded.row.title), 45))
        name = ui.TextInput[Form](custom_id="name", default=interaction.user.display_name[:_NAME], max_length=_NAME)
        origin = ui.TextInput[Form](custom_id="origin", required=False, max_length=_NAME)
        form.add_item(ui.Label(text=cut(say("tournament-join-name"), 45), component=name))
        form.add_item(ui.Label(text=cut(say("tournament-join-origin"), 45), component=origin))
        for field, hint in (("club", "tournament-join-club-hint"), ("remind", "")):
            select = ui.Select[Form](custom_id=field, required=False)
            for answer in ("no", "yes"):
                select.add_option(label=say(f"tournament-{answer}"), value=answer, default=answer == "no")
            more = cut(say(hint), 100) if hint else None
            label = cut(say(f"tournament-join-{field}"), 45)
            form.add_item(ui.Label(text=label, description=more, component=select))
        await interaction.response.send_modal(press_form(form, TablePress(loaded.row.id).press("tjoined")))

    async def _expect_welcome(self, interaction: Interaction, loaded: Loaded) -> Past:
        """Return what the user did in other tournaments. Raise `UserError` if the organizer has barred the user
        (T48).
        """
        past = await past_of(self.shared.service, loaded.row, interaction.user.id, now=clock.now())
        if past.barred:
            raise UserError("tournament-barred", title=quoted(past.barred[0], 80))
        return past

    @button("tjoined")
    async def _joined(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Register the user who filled in the form."""
        name, origin, club, remind = (*values, "", "", "", "")[:4]
        tournament_id = read_table_press(press).tournament
        person = interaction.user.id

        def decide(t: Tournament, _seed: str) -> Decision:
            number = max(t.players, default=0) + 1
            fact = f.Registered(
                player=number,
                name=distinct(names_of(t), " ".join(name.split()), number, most=_NAME),
                person=person,
                origin=" ".join(origin.split())[:_NAME],
                club=club == "yes",
            )
            told = [left_before(loaded, fact.player, past.departures, now=clock.now())] if past.departures else []
            return Decision([fact], posts=(Shown(ANNOUNCEMENT),), notices=told, remind=remind == "yes")

        loaded = await self.shared.load(interaction, tournament_id)
        past = await self._expect_welcome(interaction, loaded)
        t = (await self.shared.decide(interaction, tournament_id, decide)).state
        number = player_by(t, person)
        late = waiting(t)
        if number in late:
            text = say("tournament-joined-waiting", place=late.index(number) + 1)
        else:
            due = end_of_day(t.settings.lists_day, t.settings.zone) if t.settings.lists else 0
            lists = "yes" if t.settings.lists else "no"
            text = say("tournament-joined", number=number, lists=lists, at=stamp(due))
        if t.settings.rated:
            plays = await RatedGames(self.shared.service.store.database).plays(person)
            text += "\n" + say("tournament-joined-rated" if plays else "tournament-joined-rated-first")
        if past.departures:
            text += "\n" + say("tournament-left-before", count=past.departures)
        await whisper(interaction, text, rows=self._own_rows(tournament_id, t))

    def _own_rows(self, tournament_id: str, t: Tournament) -> list[Row]:
        if not t.settings.lists:
            return []
        press = TablePress(tournament_id).press("tlist")
        return [button_row([labelled(say("button-tournament-list"), press)])]

    async def leave(self, interaction: Interaction) -> None:
        """Withdraw the user from the tournament, after confirmation if this costs points."""
        loaded = await self.shared.here(interaction)
        number = self._own(interaction, loaded.state)
        if not loaded.state.lots:
            await self._decide(interaction, loaded.row.id, f.Withdrawn(player=number))
            await whisper(interaction, say("tournament-withdrawn"))
            return
        press = TablePress(loaded.row.id, number=number).press("tleave")
        sure = labelled(say("button-tournament-leave"), press, style=ButtonStyle.danger)
        await whisper(interaction, _leave_sure(loaded.state, number), rows=[button_row([sure])])

    @button("tleave")
    async def _leave(self, interaction: Interaction, press: Press, _: Values) -> None:
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        number = self._own(interaction, loaded.state)
        day = day_of(loaded.state, int(clock.now().timestamp()))
        await self._decide(interaction, loaded.row.id, f.Dropped(player=number, day=day))
        await whisper(interaction, say("tournament-left"))

    def _own(self, interaction: Interaction, t: Tournament) -> int:
        number = player_by(t, interaction.user.id)
        if not number:
            raise UserError("tournament-not-in")
        return number

    # --- lists ---

    async def list(self, interaction: Interaction, file: discord.Attachment | None) -> None:
        """Submit an army list from a file or in a form."""
        loaded = await self.shared.here(interaction)
        self._expect_lists(interaction, loaded.state)
        if file is None:
            await self._list_form(interaction, loaded)
            return
        if file.size > FILE:
            raise UserError("tournament-list-too-large", size=file.size)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._hand_in(interaction, loaded, read_text(await file.read()))

    def _expect_lists(self, interaction: Interaction, t: Tournament) -> None:
        self._own(interaction, t)
        if not t.settings.lists:
            raise UserError("tournament-list-none")

    @button("tlist")
    async def _list(self, interaction: Interaction, press: Press, _: Values) -> None:
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        self._expect_lists(interaction, loaded.state)
        await self._list_form(interaction, loaded)

    async def _list_form(self, interaction: Interaction, loaded: Loaded) -> None:
        form = list_form()
        await interaction.response.send_modal(press_form(form, TablePress(loaded.row.id).press("tlisted")))

    @button("tlisted")
    async def _listed(self, interaction: Interaction, press: Press, values: Values) -> None:
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        self._expect_lists(interaction, loaded.state)
        await self._hand_in(interaction, loaded, values[0] if values else "")

    async def _hand_in(self, interaction: Interaction, loaded: Loaded, text: str) -> None:
        """Check and store an army list, and show its totals or faults."""
        number, who = self._own(interaction, loaded.state), interaction.user.id
        found = await hand_in(self.shared, interaction, loaded, number, text, user_id=who)
        await whisper(interaction, words_in().list_check(found))

    # --- the day ---

    async def here(self, interaction: Interaction) -> None:
        """Record that a player is present."""
        loaded = await self.shared.here(interaction)
        await self._decide(interaction, loaded.row.id, f.CheckedIn(player=self._own(interaction, loaded.state)))
        await whisper(interaction, say("tournament-here-noted"))

    async def away(self, interaction: Interaction, round_: int, *, back: bool) -> None:
        """Record that a player sits out a later round; with `back`, that they play it after all."""
        loaded = await self.shared.here(interaction)
        number, meant = self._own(interaction, loaded.state), round_ or len(loaded.state.rounds) + 1
        fact: Fact = f.CameBack(player=number, rounds=(meant,)) if back else f.TookLeave(player=number, rounds=(meant,))
        await self._decide(interaction, loaded.row.id, fact)
        key = "tournament-back-noted" if back else "tournament-away-noted"
        await whisper(interaction, say(key, round=meant))

    @button("tmine")
    async def _mine(self, interaction: Interaction, press: Press, _: Values) -> None:
        await self._own_table(interaction, await self.shared.load(interaction, read_table_press(press).tournament))

    async def table(self, interaction: Interaction) -> None:
        """Show the user their table in the current round."""
        await self._own_table(interaction, await self.shared.here(interaction))

    async def _own_table(self, interaction: Interaction, loaded: Loaded) -> None:
        t = loaded.state
        number = self._own(interaction, t)
        if not t.rounds:
            raise UserError("tournament-no-round")
        round_ = t.rounds[-1]
        table = round_.table_of(number)
        if table is None:
            if not may_play(t.players[number]):
                raise joined_already(t.players[number])
            await whisper(interaction, _without_table(t, round_, number))
            return
        name = player_name(t, table.other(number))
        scenario = words.scenario_name(round_.scenario) if round_.scenario else ""
        text = say("tournament-my-table", table=table.number, name=name, scenario=scenario)
        rows: list[Row] = []
        if table.result is not None:
            points = points_text(Case(t, Seat(round_.number, table.number)), table.result.points)
            text += "\n" + say("report-final", table=table.number, points=points)
        else:
            more = await own_table_lines(self.shared.service.store, loaded, table)
            text = "\n".join((text, *more, *await self._about_rated(t, table, number)))
            at = TablePress(loaded.row.id, round_.number, table.number)
            rows = [button_row(table_buttons(t, at, table))]
        await whisper(interaction, text, rows=rows)

    async def _about_rated(self, t: Tournament, table: Table, number: int) -> Sequence[str]:
        """Return lines about a player's rated game and whether it will count (T99)."""
        own, other = (t.players[each].person for each in (number, table.other(number)))
        if not t.settings.rated or not own or not other:
            return []
        rated = RatedGames(self.shared.service.store.database)
        return [say("tplay-rated"), *await too_often(rated, own, other, but=table.games.get(0, ""))]

    async def report(self, interaction: Interaction) -> None:
        """Open the report form of the user's own table."""
        await self.reports.begin(interaction, await self.shared.here(interaction), 0)


def _without_table(t: Tournament, round_: Round, number: int) -> str:
    """Return a text about why a player has no table in a round."""
    if number in round_.alone:
        return say("tournament-my-table-alone", name=player_name(t, round_.alone[number]))
    if number not in round_.byes:
        return say("tournament-my-table-none")
    return say("tournament-my-table-bye" if is_league(t) else "tournament-my-table-left")


def _leave_sure(t: Tournament, number: int) -> str:
    """Return the question that asks a player to confirm leaving."""
    if not is_league(t):
        return say("tournament-leave-sure" if by_fields(t) else "tournament-leave-sure-games")
    if number not in members(t):
        return say("tournament-leave-sure-games")
    done, games = completed(t, number), 2 * (len(members(t)) - 1)
    key = "tournament-leave-sure-early" if 2 * done < games else "tournament-leave-sure-late"
    return say(key, done=done, games=games)


def read_text(data: bytes) -> str:
    """Return the text of a file in UTF-8, UTF-16 or Windows-1252.

    Raise `UserError` for other encodings.
    """
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    for encoding in ("utf-16",) if wide else ("utf-8-sig", "windows-1252"):
        with suppress(UnicodeDecodeError):
            text = data.decode(encoding)
            if "\x00" not in text:
                return text
    raise UserError("tournament-list-no-text")
