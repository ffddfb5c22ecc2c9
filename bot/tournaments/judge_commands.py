"""The commands of `/judge`, except for the panel, results and rounds."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import discord
from discord import ButtonStyle, app_commands, ui

from bot.runtime import clock
from bot.tournaments.deadlines import list_day
from bot.tournaments.drafts import MOST_AGAIN
from bot.tournaments.handlers import TablePress, labelled, read_table_press, refusals
from bot.tournaments.judge_handlers import AGAINST, JudgeHandlers, KitPanel, Sure
from bot.tournaments.judging import (
    day_of,
    ended,
    guests_of,
    may_take_over,
    player_action,
    shown_by,
)
from bot.tournaments.players import hand_in, list_form, seat_rows
from bot.tournaments.schedule import end_of_day, read_when, table_ends
from bot.tournaments.service import Decision, Loaded
from bot.tournaments.words import meant, player_name, players_by_name, stamp, words_in
from bot.ui.components import Button, Form, Interaction, Values, button, button_row, press_form
from bot.ui.custom_ids import Press
from bot.ui.days_and_hours import read_moment
from bot.ui.errors import RefusedIn, UserError
from bot.ui.replies import whisper
from bot.ui.texts import cut, person, quoted, say
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.settings import WEEK
from engine.tournament.state import Tournament, player_of, registered

_SUGGESTED = 25
_LISTED = 20


def read_tables(typed: str) -> list[int]:
    """Return typed table numbers, such as “3 4” or “3, 4”. Raise `UserError` for other texts."""
    words = [word for word in re.split(r"[\s,;+]+", typed.strip()) if word]
    if not all(word.isascii() and word.isdecimal() and len(word) <= 4 for word in words) or len(words) > MOST_AGAIN:
        raise UserError("judge-tables-unreadable", most=MOST_AGAIN)
    return [int(word) for word in dict.fromkeys(words)]


class JudgeCommands:
    """Handlers for the commands of organizers and judges."""

    def __init__(self, handlers: JudgeHandlers, kit: KitPanel, sure: Sure) -> None:
        self.handlers = handlers
        self.sure = sure
        self.kit = kit
        self.shared = handlers.shared

    async def _judged(self, interaction: Interaction) -> Loaded:
        loaded = await self.shared.here(interaction)
        self.handlers.expect_judge(interaction, loaded.state)
        return loaded

    async def _decide(self, interaction: Interaction, loaded: Loaded, *facts: Fact) -> Loaded:
        def decide(t: Tournament, _seed: str) -> Decision:
            return Decision(facts, posts=shown_by(t, [*facts]))

        return await self.shared.decide(interaction, loaded.row.id, decide)

    def _meant(self, t: Tournament, typed: str) -> int:
        """Return the number of the player that the text names, by number or full name.

        Raise `RefusedIn` if no player or several players match.
        """
        with refusals():
            return meant(t, typed)

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the players of the judge's tournament that match the typed text."""
        try:
            loaded = await self._judged(interaction)
        except (UserError, RefusedIn):
            return []
        t = loaded.state
        numbers = players_by_name(t, typed)[:_SUGGESTED]
        return [
            app_commands.Choice(name=cut(f"{number} · {t.players[number].name}", 100), value=str(number))
            for number in numbers
        ]

    # --- the whole tournament ---

    async def helpers(self, interaction: Interaction, who: discord.User | discord.Member | None) -> None:
        """List the judges, appoint one, or dismiss one."""
        loaded = await self.shared.here(interaction)
        if who is not None:
            if who.bot:
                raise UserError("judge-no-bot")
            judge = who.id in loaded.state.judges
            made: Fact = f.JudgeRemoved(person=who.id) if judge else f.JudgeNamed(person=who.id)
            loaded = await self._decide(interaction, loaded, made)
        t = loaded.state
        names = ", ".join(person(judge) for judge in t.judges) or say("judge-none")
        leader = person(t.organizer)
        await whisper(interaction, say("judge-helpers", leader=leader, names=names))

    async def handover(self, interaction: Interaction, who: discord.User | discord.Member | None) -> None:
        """Hand the tournament over to a user or a server manager."""
        loaded = await self.shared.here(interaction)
        t, me = loaded.state, interaction.user.id
        if who is not None and who.bot:
            raise UserError("judge-no-bot")
        taken = me != t.organizer and (who is None or who.id == me)
        if taken:
            if not interaction.permissions.manage_guild:
                raise UserError("judge-managers-only")
            now = int(clock.now().timestamp())
            if not may_take_over(t, now, gone=await self._gone(interaction, t.organizer)):
                raise UserError("judge-not-gone", leader=person(t.organizer))
        elif who is None:
            raise UserError("judge-to-whom")
        if who is not None and not taken:
            await self.sure.hand_over(interaction, loaded, who.id)
            return
        after = await self._decide(interaction, loaded, f.HandedOver(person=me, taken=True))
        leader = person(after.state.organizer)
        await whisper(interaction, say("judge-handed-over", leader=leader))

    async def _gone(self, interaction: Interaction, organizer: int) -> bool:
        """Return whether Discord reports that the organizer has left the server."""
        guild = interaction.guild
        if guild is None:
            return False
        if guild.get_member(organizer) is not None:
            return False
        try:
            await guild.fetch_member(organizer)
        except discord.NotFound:
            return True
        return False

    async def end(self, interaction: Interaction, *, early: bool) -> None:
        """Close the tournament and publish its seed."""
        loaded = await self._judged(interaction)

        if early:
            await self.sure.ask(interaction, loaded, "end-early")
            return
        await self.shared.decide(interaction, loaded.row.id, lambda t, seed: ended(t, seed, early=False))
        await whisper(interaction, say("judge-ended"))

    async def cancel(self, interaction: Interaction, reason: str) -> None:
        """Ask the user to confirm that the current round is undone, or that the tournament is cancelled."""
        loaded = await self._judged(interaction)
        t = loaded.state
        standing = bool(t.rounds) and not t.rounds[-1].closed
        word = "round-back" if standing else "cancel"
        await self.sure.ask(interaction, loaded, word, round_=len(t.rounds) if standing else 0, reason=reason)

    async def reopen(self, interaction: Interaction, reason: str) -> None:
        """Reopen a finished tournament to correct it."""
        loaded = await self._judged(interaction)
        await self._decide(interaction, loaded, f.Reopened(reason=reason))
        await whisper(interaction, say("judge-reopened"))

    # --- time and results ---

    async def time(self, interaction: Interaction, minutes: int, table: int, *, until: str = "") -> None:
        """Start the round, give minutes to it or to one table, or set its end."""
        loaded = await self._judged(interaction)
        t = loaded.state
        number = len(t.rounds)
        if until or minutes or t.settings.clock == WEEK:
            named = read_moment(until, ZoneInfo(t.settings.zone), now=clock.now()) if until else None
            at = int(named.timestamp()) if named is not None else 0
            made: Fact = f.TimeGiven(round=number, minutes=minutes, table=table, until=at)
        else:
            made = f.RoundStarted(round=number)
        after = (await self._decide(interaction, loaded, made)).state
        end = table_ends(after, number, after.rounds[-1].tables.get(table))
        ends = discord.utils.format_dt(_moment(end), "t" if after.settings.clock != WEEK else "F") if end else "-"
        key = "judge-time-table" if table else "judge-time"
        await whisper(interaction, say(key, number=number, table=table, ends=ends))

    async def result(
        self, interaction: Interaction, table: int, *, round_: int, outcome: str, player: str, reason: str
    ) -> None:
        """Enter or correct the result of a table."""
        loaded = await self._judged(interaction)
        players = (self._meant(loaded.state, player),) if player else ()
        await self.handlers.result(interaction, table, round_=round_, outcome=outcome, players=players, reason=reason)

    # --- players ---

    async def player(self, interaction: Interaction, action: str, typed: str, reason: str) -> None:
        """Carry out an action on a player, or show the form for guests."""
        loaded = await self._judged(interaction)
        if action == "guests":
            form = Form(title=cut(say("judge-guests-title"), 45))
            field = ui.TextInput[Form](
                custom_id="guests",
                style=discord.TextStyle.paragraph,
                max_length=3_500,
                placeholder="Anna | Bari | club",
            )
            label = cut(say("judge-guests"), 45)
            form.add_item(ui.Label(text=label, description=say("judge-guests-how"), component=field))
            await interaction.response.send_modal(press_form(form, TablePress(loaded.row.id).press("tguests")))
            return
        number, now = self._meant(loaded.state, typed), int(clock.now().timestamp())
        if action in AGAINST:
            await self.sure.ask(interaction, loaded, action, number=number, reason=reason)
            return

        def decide(t: Tournament, _seed: str) -> Decision:
            facts = player_action(t, action, number, reason, now)
            return Decision(facts, posts=shown_by(t, facts))

        after = await self.shared.decide(interaction, loaded.row.id, decide)
        (fact,) = player_action(loaded.state, action, number, reason, now)
        done = words_in().fact(after.state, fact)
        rows = seat_rows(after.state, after.row.id) if action == "admit" else []
        await whisper(interaction, done, rows=rows)

    @button("tguests")
    async def _guests(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Store the guests that were typed. If a line is wrong, store none and show that line."""
        loaded, text = await self.shared.load(interaction, read_table_press(press).tournament), "\n".join(values)
        before = len(loaded.state.players)

        def decide(t: Tournament, _seed: str) -> Decision:
            facts = guests_of(t, text)
            return Decision(facts, posts=shown_by(t, facts))

        after = await self.shared.decide(interaction, loaded.row.id, decide)
        names = ", ".join(player_name(after.state, n) for n in after.state.players if n > before)
        rows = seat_rows(after.state, after.row.id)
        await whisper(interaction, say("judge-guests-done", names=names), rows=rows)

    async def penalty(
        self, interaction: Interaction, typed: str, line: str, *, points: int, reason: str, back: int
    ) -> None:
        """Give a penalty, revoke a penalty, or list all penalties.

        `back` is the number of the penalty to revoke.
        """
        loaded = await self._judged(interaction)
        if back:
            loaded = await self._decide(interaction, loaded, f.PenaltyTakenBack(penalty=back, reason=reason))
        elif typed and line:
            number = self._meant(loaded.state, typed)
            made = f.Penalized(player=number, name=line, points=points, reason=reason)
            loaded = await self._decide(interaction, loaded, made)
        elif typed:
            await self.kit.of_player(interaction, loaded, self._meant(loaded.state, typed))
            return
        elif line:
            raise UserError("judge-penalty-of-whom")
        await whisper(interaction, penalties_text(loaded.state))

    # --- lists ---

    async def lists(
        self, interaction: Interaction, typed: str, back: str, paper: int | None, *, until: str = ""
    ) -> None:
        """List the army lists; or show one, return it, or enter one from paper."""
        loaded = await self._judged(interaction)
        t = loaded.state
        if not typed:
            await whisper(interaction, lists_text(t))
            return
        number = self._meant(t, typed)
        if until and not back:
            raise UserError("judge-list-until-of-what")
        if back:
            day = self._last_day(t, until) if until else 0
            loaded = await self._decide(interaction, loaded, f.ListReturned(player=number, reason=back, until=day))
        elif paper is not None:
            missing = self.shared.watch.missing(loaded.row.guild_id, loaded.row.id)
            day = list_day(t, number, missing, clock.now())
            loaded = await self._decide(
                interaction, loaded, f.ListHanded(player=number, day=day, generals=paper, paper=True)
            )
        await self._list(interaction, loaded, number)

    def _last_day(self, t: Tournament, typed: str) -> int:
        """Return the last day for resubmitting a list without penalty (T7).

        Raise `UserError` for a past day.
        """
        today = day_of(t, int(clock.now().timestamp()))
        day = read_when(typed, ZoneInfo(t.settings.zone), now=clock.now()).toordinal()
        if day < today:
            raise UserError("judge-list-until-past")
        return day

    @button("tlistfor")
    async def _list_for(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the form for a player's list (T87)."""
        at = read_table_press(press)
        loaded = await self.shared.load(interaction, at.tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        await interaction.response.send_modal(press_form(list_form(), at.press("tlistedfor")))

    @button("tlistedfor")
    async def _listed_for(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Check and store the list that a judge has entered (T8, T87)."""
        at = read_table_press(press)
        loaded = await self.shared.load(interaction, at.tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        with refusals():
            player = player_of(loaded.state, at.number)
        found = await hand_in(
            self.shared, interaction, loaded, at.number, "".join(values), user_id=player.person or None
        )
        await whisper(interaction, words_in().list_check(found))

    async def _list(self, interaction: Interaction, loaded: Loaded, number: int) -> None:
        player = loaded.state.players[number]
        lines = [list_line(loaded.state, number)]
        if player.list_name.isdecimal():
            text = await self.shared.service.store.list_text(loaded.row.id, int(player.list_name))
            lines.append(f"```\n{(text or '').replace('`', chr(39))[:3_000]}\n```")
        at, found = TablePress(loaded.row.id, number=number), list[Button]()
        if player.list_counts and not player.list_approved:
            approve = at._replace(word="approve").press("tsettle")
            found.append(labelled(say("button-judge-approve"), approve, style=ButtonStyle.success))
        if loaded.state.settings.lists:
            found.append(labelled(say("button-judge-list-for"), at.press("tlistfor")))
        await whisper(interaction, "\n".join(lines), rows=[button_row(found)] if found else [])


def penalties_text(t: Tournament) -> str:
    """Return all penalties with their numbers as text."""
    if not t.penalties:
        return say("judge-penalties-none")
    lines = []
    for each in t.penalties[-_LISTED:]:
        line = say(
            "judge-penalty-line",
            number=each.number,
            name=player_name(t, each.player),
            what=say(f"choice-judge-penalty-{each.name}"),
            points=each.points,
            reason=quoted(each.reason, 200),
        )
        lines.append(f"~~{line}~~" if each.taken_back else line)
    return "\n".join(lines)


def list_line(t: Tournament, number: int) -> str:
    """Return a line with the details of a player's list."""
    player = t.players[number]
    state = "none"
    if player.list_counts:
        state = "approved" if player.list_approved else "counts"
    elif player.returned:
        state = "returned-until" if player.returned_until else "returned"
    elif player.faults:
        state = "wrong"
    at = stamp(end_of_day(player.returned_until, t.settings.zone), "D") if player.returned_until else ""
    said = say(f"judge-list-{state}", reason=quoted(player.returned, 200), at=at)
    return say("judge-list-line", name=player_name(t, number), state=said)


def lists_text(t: Tournament) -> str:
    """Return a text about the state of every army list."""

    def urgency(number: int) -> tuple[bool, bool]:
        player = t.players[number]
        return not (player.list_counts and not player.list_approved), player.list_approved

    numbers = sorted(registered(t), key=urgency)
    return "\n".join(list_line(t, number) for number in numbers) or say("judge-none")


def _moment(at: int) -> datetime:
    return datetime.fromtimestamp(at, tz=UTC)
