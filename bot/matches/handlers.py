"""Handles challenges: making, listing, answering and withdrawing them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import discord
import msgspec
from discord import ButtonStyle, app_commands, ui

import engine.games
from bot.context import BotContext
from bot.games.errors import ChannelGone
from bot.games.posting_rights import expect_thread_of, permit, permit_in, table_thread
from bot.games.seats.chairs import POST, chairs_for, sides_of
from bot.games.state import GameState
from bot.matches.levels import suiting
from bot.matches.lobby import LOOK_FOR, MINE, LobbyHandlers
from bot.matches.messages import (
    ACCEPT,
    ALLOW,
    DECLINE,
    GO,
    LATER,
    MUTE,
    PLAY,
    TERMS,
    WITHDRAW,
    ask_of,
    begun_of,
    listed,
    muted_row,
    terms,
    told_of,
    withdraw_row,
)
from bot.matches.own_games import MINE_PAGE, game_of, own_games
from bot.matches.terms import TURNS, form_of, offered
from bot.matches.wishes import UNWISH, WISH_ASK, WISHED, question_of, read_guild, stop_row, wish_row
from bot.play.challenges import about_rated, challenge, is_live, played, post_of, scenarios_of
from bot.play.new_game import NewGameHandlers, WantedSides, expect_opponent, expect_threads, typed_clock
from bot.play.new_game_sides import ANY, CASUAL, OPEN, RATED_FOR, Sitting, calls, question, wake
from bot.players.departures import UNKNOWN
from bot.players.wrong_place import guest_rows, is_guest, link_to
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES
from bot.sides.since import SinceHandlers
from bot.ui.components import Form, Row, Values, button, button_row, press_button, press_form
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import PostingRight, note, redraw, whisper
from bot.ui.texts import called, clean, cut, game_language, person, reader, say
from db.games import ExtraWrite
from db.lobbies import JOB as LOBBIES
from db.matches import (
    ASKED,
    DECLINED,
    GONE,
    JOB,
    MISSED,
    TAKEN,
    WITHDRAWN,
    Closed,
    Refusals,
    Seek,
    Seeks,
    Wish,
    Wishes,
)
from db.matches import OPEN as IS_OPEN
from db.profiles import LONGEST_NOTE, Notes, Profiles
from db.ratings import begin as begin_rated
from db.schema.community import profile
from db.schema.games import NOBODY, RATED
from db.sides import Chair
from engine.core.day_gate import SCENARIO, named
from engine.core.ruleset import Ruleset
from render.catalogue import house_texts
from render.language import speaking

Interaction = discord.Interaction[Any]
User = discord.Member | discord.User

BEGIN_WITHIN = timedelta(minutes=5)
"""How long the user who made a challenge has to begin a live game after an opponent accepted."""
CHOOSE, BEGIN, NOT_NOW, OFFER = "seeksit", "seekbegin", "seeknot", "seekoffer"
"""The actions of private messages: answer the questions before a challenge; accept the terms, or not; send the form
with other terms.
"""
ASK_AGAIN, NOTE = "mineask", "note"
"""The actions of the list of a user's games: turn confirmations at the end of a phase on again; keep a note."""
_NAME = 100


class Wanted(NamedTuple):
    """The options of a challenge as the user typed them."""

    game: str | None = None
    scenario: str | None = None
    side: str | None = None
    pace: str | None = None
    clock: str | None = None
    note: str | None = None
    rated: bool = False
    language: str | None = None
    who: discord.Role | None = None
    level: str = ""


class MatchHandlers:
    """Handles challenges. `locale` is the default language of games."""

    def __init__(self, context: BotContext, seeks: Seeks, lobby: LobbyHandlers, *, locale: str) -> None:
        self.context = context
        self.seeks = seeks
        self.lobby = lobby
        self.refusals, self.wishes = Refusals(seeks.database), Wishes(seeks.database)
        self.profiles, self.notes = Profiles(seeks.database), Notes(seeks.database)
        self.since_last = SinceHandlers(context)
        self.locale = locale
        self.new_games = NewGameHandlers(context, locale=locale)
        self._beginning: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # --- challenges are made ---

    async def seek(self, interaction: Interaction, wanted: Wanted, *, user: User | None = None) -> None:
        """Post a challenge to everybody, or to one `user`. If no game is given, ask for it first."""
        target = expect_opponent(interaction, user)
        await self._place(interaction, target)
        if wanted.game is None and len(_two_sided()) > 1:
            if any(wanted):
                raise UserError("seek-which", games=self._titles())
            rows = self._games(target)
            await whisper(interaction, say("seek-game"), rows=rows)
            return
        rules = self._rules(wanted.game)
        side = self.new_games.sided(rules, WantedSides(wanted.side)).side
        scenario = await self.new_games.scenario_named(rules, wanted.scenario, guild_id=interaction.guild_id)
        if wanted.pace is not None and wanted.clock is not None:
            raise UserError("seek-pace-or-clock")
        sitting = Sitting(
            system=rules.name,
            scenario=scenario or "",
            side=side or ANY,
            opponent=target,
            pace=wanted.pace or ("" if wanted.clock is not None else POST),
            clock=typed_clock(wanted.clock),
            language=wanted.language or "",
        )
        await interaction.response.defer(ephemeral=True, thinking=True)
        await whisper(interaction, await self._posted(interaction, sitting, wanted))

    @button(LOOK_FOR)
    async def _look_for(self, interaction: Interaction, _: Press, __: Values) -> None:
        """Ask for the terms of an open challenge."""
        await self.seek(interaction, Wanted())

    @button(MINE)
    async def _mine(self, interaction: Interaction, _: Press, __: Values) -> None:
        """Show the user's games."""
        await self.mine(interaction)

    async def mine(self, interaction: Interaction) -> None:
        """Show the user's games with several sides, first the waiting ones."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        text, rows = await self._own_games(interaction.user.id, 0)
        await whisper(interaction, text, rows=rows)

    @button(MINE_PAGE, edits=True)
    async def _turned(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show another page of the user's games."""
        text, rows = await self._own_games(interaction.user.id, press.page)
        await redraw(interaction, note(text, rows=rows))

    async def _own_games(self, user_id: int, page: int) -> tuple[str, list[Row]]:
        text, rows = await own_games(self.context, user_id, page)
        if await self.profiles.has(user_id, profile.c.unasked):
            again = ui.Button[ui.LayoutView](label=say("button-mineask"))
            rows = [*rows, button_row([press_button(again, Press(ASK_AGAIN))])]
        return text, rows

    @button(ASK_AGAIN, edits=True)
    async def _ask_again(self, interaction: Interaction, _: Press, __: Values) -> None:
        """Ask the user for confirmation again from now on, whenever a phase is about to end."""
        await self.profiles.set(interaction.user.id, profile.c.unasked, value=False)
        await redraw(interaction, note(say("mine-asks")))

    async def note(self, interaction: Interaction, game: str | None) -> None:
        """Show the form for the user's note about a game. Raise `UserError` if it is unclear which game is meant."""
        found, me = await game_of(self.context, interaction.user.id, interaction.channel_id, game), interaction.user.id
        form = Form(title=say("note-title"))
        field = ui.TextInput[Form](
            style=discord.TextStyle.paragraph,
            max_length=LONGEST_NOTE,
            required=False,
            custom_id="note",
            default=(await self.notes.of(me, [found])).get(found),
        )
        form.add_item(ui.Label(text=say("note-label"), component=field))
        await interaction.response.send_modal(press_form(form, Press(NOTE, found)))

    @button(NOTE)
    async def _noted(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Store the user's note about one of their games."""
        found = await game_of(self.context, interaction.user.id, None, press.game)
        text = values[0].strip()[:LONGEST_NOTE] if values else ""
        text = text if clean(text) else ""
        await self.notes.write(interaction.user.id, found, text, now=clock.now())
        await whisper(interaction, say("note-kept" if text else "note-deleted"))

    @button(CHOOSE, edits=True)
    async def _choose(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Ask for the next term of the challenge. If all terms are chosen, post the challenge."""
        sitting = await self.new_games.sitting(interaction, press)
        rules = engine.games.find(sitting.system)
        if sitting.open_question(rules, challenge=True) is not None:
            text, rows = question(self.context, sitting, alone=False, action=CHOOSE)
            await redraw(interaction, note(text, rows=rows))
            return
        level = sitting.counts if sitting.opponent == NOBODY and sitting.counts in RATED_FOR else ""
        wanted = Wanted(rated=sitting.counts != CASUAL, level=level)
        await redraw(interaction, note(await self._posted(interaction, sitting, wanted)))

    async def _place(self, interaction: Interaction, target: int) -> int:
        """Return the id of the channel for a challenge. A challenge to everybody goes to the server's lobby.

        Raise an error if the game cannot start in a thread there.
        """
        if interaction.guild_id is None:
            raise UserError("seek-alone")
        if is_guest(interaction):
            raise UserError("error-guest", rows=guest_rows(interaction, _two_sided()[0]))
        lobby = await self.lobby.channel(interaction.guild_id) if target == NOBODY else None
        if lobby is not None:  # a manager lets everybody post there who may write in its threads
            expect_thread_of(interaction, lobby)
            return lobby.id
        expect_threads(interaction)
        return permit(interaction)

    async def _posted(self, interaction: Interaction, sitting: Sitting, wanted: Wanted) -> str:
        """Store a challenge, and return the reply."""
        place = await self._place(interaction, sitting.opponent)
        return await challenge(
            self.context,
            interaction,
            replace(sitting, where="thread"),
            locale=sitting.language or game_language(interaction, usual=self.locale),
            rated=wanted.rated,
            strength=wanted.level,
            said=clean(wanted.note or ""),
            channel_id=place,
            role=None if wanted.who is None or wanted.who.is_default() else wanted.who,
        )

    def _rules(self, game: str | None) -> Ruleset[Any]:
        """Return the ruleset of a game with several sides, by default the first one.

        Raise `UserError` for a game with one side. Raise `UnknownGame` if there is no such game.
        """
        rules = engine.games.find(game or _two_sided()[0])
        if len(rules.sides) == 1:
            raise UserError("seek-one-sided", title=self.context.find(rules.name).title(), games=self._titles())
        return rules

    def _titles(self) -> str:
        return ", ".join(self.context.find(name).title() for name in _two_sided())

    def _games(self, target: int) -> list[Row]:
        buttons = []
        for place, name in enumerate(_two_sided()):
            sitting = Sitting(system=name, opponent=target, against="" if target else OPEN)
            style = ButtonStyle.primary if place == 0 else ButtonStyle.secondary
            made = ui.Button[ui.LayoutView](label=self.context.find(name).title(), style=style)
            buttons.append(press_button(made, Press(CHOOSE, extra=sitting.written(engine.games.find(name)))))
        return [button_row(buttons)]

    def usual(self, game: str | None) -> str:
        """Return `game` if it has several sides. Otherwise return the first game that has."""
        return game if game in _two_sided() else _two_sided()[0]

    def suggest_games(self, typed: str) -> list[app_commands.Choice[str]]:
        """Return suggestions of the games with several sides."""
        return [each for each in self.new_games.suggest_games(typed) if each.value in _two_sided()]

    # --- challenges are read ---

    async def open(self, interaction: Interaction) -> None:
        """Show the server's open challenges that the user can see."""
        if interaction.guild_id is None:
            raise UserError("seek-alone")
        text, rows = await self._list(interaction)
        await self.wishes.answered(interaction.user.id)
        await whisper(interaction, text, rows=[*rows, wish_row()])

    @button(WISH_ASK)
    async def _wish(self, interaction: Interaction, _: Press, __: Values) -> None:
        """Ask the user which games' new challenges they want messages about."""
        one = await self.wishes.of(interaction.user.id, interaction.guild_id or 0)
        text, rows = question_of(self.context, _two_sided(), one)
        await whisper(interaction, text, rows=rows)

    @button(WISHED, edits=True)
    async def _wished(self, interaction: Interaction, _: Press, values: Values) -> None:
        """Subscribe the user to messages about new challenges in the selected games."""
        if interaction.guild_id is None or is_guest(interaction):
            raise UserError("seek-alone")
        chosen = [each for each in _two_sided() if each in values]
        systems = "" if len(chosen) in {0, len(_two_sided())} else ",".join(chosen)
        locale = house_texts().language(reader(interaction)) or self.locale
        one = Wish(user_id=interaction.user.id, guild_id=interaction.guild_id, systems=systems, locale=locale)
        await self.wishes.set(one)
        games = ", ".join(self.context.find(each).title() for each in chosen or _two_sided())
        await redraw(interaction, note(say("wish-set", games=games), rows=[stop_row(one.guild_id)]))

    @button(UNWISH, edits=True)
    async def _unwish(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Turn off the user's messages about new challenges."""
        await self.wishes.stop(interaction.user.id, read_guild(press))
        await redraw(interaction, note(say("wish-stopped")))

    async def since(self, interaction: Interaction, game: str | None) -> None:
        """Show what has happened in a game since the user's last order."""
        found = await game_of(self.context, interaction.user.id, interaction.channel_id, game)
        await self.since_last.show(interaction, found)

    async def _list(self, interaction: Interaction) -> tuple[str, list[Row]]:
        seeks = await self.seeks.waiting(interaction.guild_id or 0, now=clock.now())
        out = await self.refusals.of(interaction.user.id)
        seen = [
            each
            for each in seeks
            if each.user_id == interaction.user.id
            or (_sees(interaction, each.channel_id) and _is_for(interaction, each) and each.user_id not in out)
        ]
        seen = await suiting(self.context, seen, interaction.user.id)
        return listed(seen, interaction.user.id, self.context.find)

    @button(PLAY)
    async def _play(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Show the terms of an open challenge, and ask the user to accept."""
        one = await self._open(interaction, values[0] if values else press.extra)
        presenter = self.context.find(one.system)
        sides = [each for each in _sides(one) if each != one.side]
        side = presenter.side(sides[0]) if one.side and len(sides) == 1 else ""
        facts = {"game": played(one, presenter), "who": person(one.user_id), "side": side}
        text = say("seek-sure" if side else "seek-sure-either", **facts)
        begin = ui.Button[ui.LayoutView](label=say("button-seekbegin"), style=ButtonStyle.success)
        later = ui.Button[ui.LayoutView](label=say("button-seeknot"))
        rows = [
            button_row(
                [press_button(begin, Press(BEGIN, extra=one.id)), press_button(later, Press(NOT_NOW, extra=one.id))]
            )
        ]
        risk = [say("seek-risk", pace=one.pace)] if one.pace and one.clock is None else []
        more = await about_rated(self.context, one, interaction.user.id, other=one.user_id)
        await whisper(interaction, "\n".join((text, terms(one, presenter), *risk, *more)), rows=rows)

    @button(NOT_NOW, edits=True)
    async def _not_now(self, interaction: Interaction, _: Press, __: Values) -> None:
        """Confirm that the challenge stays open."""
        await redraw(interaction, note(say("seek-left-open")))

    # --- challenges are answered ---

    @button(BEGIN, edits=True)
    async def _begin(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Accept an open challenge after the user has seen its terms."""
        one = await self._open(interaction, press.extra)
        await redraw(interaction, note(await self._accepted(interaction, one)))

    @button(ACCEPT)
    async def _accept(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Accept a challenge that was made to the user."""
        one = await self._open(interaction, press.extra)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await whisper(interaction, await self._accepted(interaction, one))

    @button(DECLINE)
    async def _decline(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Decline a challenge that was made to the user."""
        one = await self._open(interaction, press.extra)
        await self._close(interaction, one, DECLINED, tells=one.user_id)
        text = say("seek-you-declined", who=person(one.user_id))
        await whisper(interaction, text, rows=[muted_row(one, muted=False)])

    @button(MUTE, edits=True)
    async def _mute(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Block further challenges from this challenger to the user."""
        one = await self._of(interaction, press)
        await self.refusals.refuse(interaction.user.id, one.user_id, now=clock.now())
        await redraw(interaction, note(say("seek-muted", who=person(one.user_id)), rows=[muted_row(one, muted=True)]))

    @button(ALLOW, edits=True)
    async def _allow(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Allow challenges to the user by this challenger again."""
        one = await self._of(interaction, press)
        await self.refusals.allow(interaction.user.id, one.user_id)
        await redraw(
            interaction, note(say("seek-allowed", who=person(one.user_id)), rows=[muted_row(one, muted=False)])
        )

    async def _of(self, interaction: Interaction, press: Press) -> Seek:
        """Return a challenge to the user, even if it is closed.

        Raise `UserError` if it was deleted or was made to somebody else.
        """
        one = await self.seeks.seek(press.extra)
        if one is None or one.target_id != interaction.user.id or one.user_id == NOBODY:
            raise UserError("seek-closed")
        return one

    @button(TERMS)
    async def _terms(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the form for proposing other terms."""
        one = await self._challenge(interaction, press)
        form = form_of(one, self.context.find(one.system))
        await interaction.response.send_modal(press_form(form, Press(OFFER, extra=one.id)))

    @button(OFFER)
    async def _offer(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Answer a challenge with a counter-challenge on other terms."""
        one = await self._challenge(interaction, press)
        new = offered(one, values, now=clock.now())
        self._permit(interaction, await self._channel(interaction, one))
        try:
            await self.seeks.counter(one, new, post=post_of(new))
        except Closed as error:
            await self._too_late(interaction, one, error)
        self.context.scheduler.wake_now(JOB, LOBBIES, NOTICES)
        until, game = discord.utils.format_dt(new.expires_at, "R"), played(new, self.context.find(new.system))
        await whisper(interaction, say("seek-sent", who=person(one.user_id), game=game, until=until))

    async def _challenge(self, interaction: Interaction, press: Press) -> Seek:
        """Return a challenge whose terms can still be changed.

        Raise `UserError` if the terms cannot be changed.
        """
        one = await self._open(interaction, press.extra)
        if one.target_id is None or one.turn + 1 >= TURNS:
            raise UserError("terms-over")
        return one

    @button(GO)
    async def _go(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Start a live game after the opponent has accepted."""
        one = await self._asked(interaction, press.extra)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._expect_right(interaction, one)
        await whisper(interaction, await self._begun(interaction, one, other=one.accepted_by))

    @button(LATER)
    async def _later(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Close the user's live challenge, so that the game with the opponent who accepted it does not start."""
        one = await self._asked(interaction, press.extra)
        await self._close(interaction, one, MISSED, tells=one.accepted_by)
        await whisper(interaction, say("seek-you-closed", who=person(one.accepted_by)))

    @button(WITHDRAW, edits=True)
    async def _withdraw(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Withdraw the user's own challenge."""
        one = await self.seeks.seek(press.extra)
        if one is None or one.user_id != interaction.user.id:
            raise UserError("seek-closed")
        await self._expect_waits(interaction, one)
        await self._close(interaction, one, WITHDRAWN, tells=one.accepted_by if one.state == ASKED else NOBODY)
        await redraw(interaction, note(say("seek-you-withdrew")))

    async def _open(self, interaction: Interaction, seek_id: str) -> Seek:
        """Return a challenge that the user may answer. Raise `UserError` if it is no longer open."""
        one = await self.seeks.seek(seek_id)
        if one is None or one.guild_id != interaction.guild_id:
            raise UserError("seek-closed")
        me = interaction.user.id
        if one.user_id != me or one.state != IS_OPEN:
            await self._expect_waits(interaction, one, state=IS_OPEN)
        if one.user_id == me:
            raise UserError("seek-own", rows=[withdraw_row(one)])
        if one.target_id not in {None, me}:
            raise UserError("seek-other", who=person(one.target_id or NOBODY))
        if not _is_for(interaction, one):
            raise UserError("seek-role-only", role=f"<@&{one.role_id}>")
        if not await suiting(self.context, [one], me):
            raise UserError(f"seek-not-{one.strength}", who=person(one.user_id))
        if one.target_id is None and one.user_id in await self.refusals.of(me):
            raise UserError("seek-not-for-you")
        await self.wishes.answered(me)
        return one

    async def _asked(self, interaction: Interaction, seek_id: str) -> Seek:
        """Return the user's own live challenge that an opponent has accepted. Raise `UserError` if there is none."""
        one = await self.seeks.seek(seek_id)
        if one is None or one.guild_id != interaction.guild_id:
            raise UserError("seek-closed")
        if one.user_id != interaction.user.id:
            raise UserError("seek-other", who=person(one.user_id))
        await self._expect_waits(interaction, one, state=ASKED)
        return one

    async def _expect_waits(self, interaction: Interaction, one: Seek, *, state: str = "") -> None:
        """Raise `UserError` if a challenge is no longer open, or is not in the given `state`."""
        waits = one.state in ({state} if state else {IS_OPEN, ASKED})
        if waits and one.expires_at > clock.now():
            return
        text, rows = await self._list(interaction)
        faster = one.state in {TAKEN, ASKED} and interaction.user.id not in {one.user_id, one.accepted_by}
        key = "seek-faster" if faster else "seek-closed-list"
        raise UserError(key, rows=rows, who=person(one.accepted_by), below=text)

    async def _close(self, interaction: Interaction, one: Seek, state: str, *, tells: int = NOBODY) -> None:
        try:
            await self.seeks.close(one, state, tells=[told_of(one, tells, state)] if tells else [])
        except Closed as error:
            await self._too_late(interaction, one, error)
        self.context.scheduler.wake_now(JOB, LOBBIES, NOTICES)

    async def _too_late(self, interaction: Interaction, one: Seek, error: Closed) -> None:
        """Raise the `UserError` for a challenge that has changed since it was read."""
        now = await self.seeks.seek(one.id)
        if now is not None:
            await self._expect_waits(interaction, replace(now, state=GONE) if now.state == one.state else now)
        raise UserError("seek-closed") from error

    async def _accepted(self, interaction: Interaction, one: Seek) -> str:
        """Start the game, and return the reply. For a live game, ask the challenger first."""
        await self._expect_right(interaction, one)
        if not is_live(one.pace, one.clock):
            return await self._begun(interaction, one, other=interaction.user.id)
        now, me = clock.now(), interaction.user.id
        try:
            await self.seeks.ask(one, me, until=now + BEGIN_WITHIN, now=now, ask=ask_of(one, me))
        except Closed as error:
            await self._too_late(interaction, one, error)
        self.context.scheduler.wake_now(JOB, LOBBIES, NOTICES)
        return say("seek-you-wait", who=person(one.user_id), until=discord.utils.format_dt(now + BEGIN_WITHIN, "R"))

    # --- games begin ---

    async def _begun(self, interaction: Interaction, one: Seek, *, other: int) -> str:
        """Start a challenge's game against the user `other`, and return the text with its link."""
        lock = self._beginning.setdefault(one.id, asyncio.Lock())
        async with lock:  # a second user opens no thread for nothing
            current = await self.seeks.seek(one.id)
            if current is None or current.state != one.state:
                await self._too_late(interaction, one, Closed(one.id))
            rival = one.user_id if interaction.user.id == other else other
            more = await about_rated(self.context, one, interaction.user.id, other=rival)
            state = await self._new_game(interaction, one, other)
        wake(self.context, state)
        self.context.scheduler.wake_now(JOB, LOBBIES, NOTICES)
        game = await self.context.service.roster.game(state.id)
        begun = say("new-begun", title=self.context.find(one.system).title(), link=link_to(game))
        return "\n".join((begun, *more))

    async def _new_game(self, interaction: Interaction, one: Seek, other: int) -> GameState:
        absent = one.user_id if interaction.user.id == other else other
        their_name = await self._name(interaction, one, absent)
        rules = engine.games.find(one.system)
        scenario = secrets.choice(scenarios_of(rules, one.scenario, one.side, one.house_rules))
        options = {**one.house_rules, **named(scenario)}
        present = sides_of(rules, options)
        own = one.side or await self._by_lot(one, present, other)
        chairs = chairs_for(present, own=own, owner=one.user_id, opponent=other)
        channel, thread = await self._channel(interaction, one), None
        if one.here:
            ground = self._permit(interaction, channel)
        else:
            names = {absent: their_name, interaction.user.id: called(interaction.user)}
            name = await self._thread_name(one, scenario, other, names)
            thread, ground = await table_thread(channel, name=name)
        with self.context.board_delivery.deciding() as claim:
            try:
                state = claim.state = await self.context.service.new_game(
                    system=one.system,
                    options=options,
                    seed=None,
                    owner_id=one.user_id,
                    guild_id=one.guild_id,
                    channel_id=ground,
                    locale=one.locale,
                    extra_write=(
                        lambda game_id: self.seeks.take(
                            one,
                            other,
                            game_id=game_id,
                            now=clock.now(),
                            tells=[begun_of(game_id, ground, absent)],
                        ),
                        claim.begin,
                        calls(chairs, NOBODY, ground, invited=False),
                        *self._rated(one, scenario, chairs),
                    ),
                    counted=RATED if one.rated else None,
                    chairs=chairs,
                    pace=one.pace,
                    clock=one.clock,
                    level=one.level or None,
                )
            except BaseException as error:
                if thread is not None:
                    with contextlib.suppress(discord.HTTPException):  # deleting may need a permission the bot lacks
                        await thread.delete()
                if isinstance(error, Closed):  # in another process somebody was faster
                    await self._too_late(interaction, one, error)
                raise
            if thread is not None:
                for user_id in (one.user_id, other):
                    with contextlib.suppress(discord.HTTPException):  # a user who is not added can follow the link
                        await thread.add_user(discord.Object(user_id))
            await self.context.board_delivery.deliver(state.id, claim)
        return state

    async def _thread_name(self, one: Seek, scenario: str, other: int, names: Mapping[int, str]) -> str:
        """Return the name of a game's thread, numbered if there are several."""
        presenter = self.context.find(one.system)
        with speaking(one.locale):
            place = presenter.scenario(scenario) if scenario else presenter.title()
            first, second = (cut(names[each], 30) for each in (one.user_id, other))
            name = say("seek-thread", game=place, first=first, second=second)
        before = [msgspec.json.decode(each, type=dict[str, str]) for each in await self.seeks.games_of(one, other)]
        number = 1 + sum(each.get(SCENARIO, "") == scenario for each in before)
        return cut(name, _NAME) if number == 1 else f"{cut(name, _NAME - len(f' ({number})'))} ({number})"

    def _rated(self, one: Seek, scenario: str, chairs: Sequence[Chair]) -> Sequence[Callable[[str], ExtraWrite]]:
        """Return functions that mark a new game as rated. Return an empty tuple for an unrated challenge."""
        if not one.rated:
            return ()
        first, second = (chair.user_id for chair in chairs)
        write = partial(
            begin_rated,
            guild_id=one.guild_id,
            system=one.system,
            scenario=scenario,
            first=first,
            second=second,
            now=clock.now(),
        )
        return (write,)

    async def _expect_right(self, interaction: Interaction, one: Seek) -> None:
        """Raise `NotPermitted` or `TimedOut` if the user may not write where the game will start."""
        channel = await self._channel(interaction, one)
        if one.here:
            self._permit(interaction, channel)
        else:
            expect_thread_of(interaction, channel)

    def _permit(self, interaction: Interaction, channel: Any) -> PostingRight:
        assert isinstance(interaction.user, discord.Member)
        return permit_in(interaction, channel, channel.permissions_for(interaction.user))

    async def _channel(self, interaction: Interaction, one: Seek) -> Any:
        """Return the channel of a challenge.

        If the channel no longer exists, close the challenge and raise `UserError`.
        """
        try:
            return await self.context.board_delivery.channels.find(one.channel_id, guild_id=one.guild_id)
        except ChannelGone as error:
            await self._close(interaction, one, GONE)
            raise UserError("seek-channel-gone") from error

    async def _name(self, interaction: Interaction, one: Seek, user_id: int) -> str:
        """Return the name of a member. If they have left the server, close the challenge and raise `UserError`."""
        assert interaction.guild is not None
        try:
            return called(await interaction.guild.fetch_member(user_id))
        except discord.NotFound as error:
            if error.code not in UNKNOWN:
                raise
            await self._close(interaction, one, GONE)
            raise UserError("seek-left", who=person(user_id)) from error

    async def _by_lot(self, one: Seek, present: tuple[str, ...], other: int) -> str:
        """Choose the side of the user who made a challenge, and return it.

        The player who has had the first side less often gets it. Otherwise the choice is random.
        """
        count = await self.seeks.firsts(one.system, present[0], (one.user_id, other))
        mine, theirs = count.get(one.user_id, 0), count.get(other, 0)
        return secrets.choice(present) if mine == theirs else present[int(mine > theirs)]


def _two_sided() -> tuple[str, ...]:
    """Return the names of the games with several sides."""
    return tuple(name for name in engine.games.names() if len(engine.games.find(name).sides) > 1)


def _sides(one: Seek) -> tuple[str, ...]:
    """Return the sides that a player can have in the game of a challenge."""
    rules = engine.games.find(one.system)
    found = scenarios_of(rules, one.scenario, one.side, one.house_rules)
    every = (sides_of(rules, {**one.house_rules, **named(each)}) for each in found)
    return tuple(dict.fromkeys(side for sides in every for side in sides))


def _is_for(interaction: Interaction, one: Seek) -> bool:
    """Return whether a user has the role that a challenge requires."""
    user = interaction.user
    return one.role_id is None or (isinstance(user, discord.Member) and user.get_role(one.role_id) is not None)


def _sees(interaction: Interaction, channel_id: int) -> bool:
    """Return whether a user can see a channel of this server."""
    channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild is not None else None
    user = interaction.user
    return channel is not None and isinstance(user, discord.Member) and channel.permissions_for(user).view_channel
