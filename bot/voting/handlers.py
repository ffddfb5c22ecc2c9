"""Handlers for votes and for the voting commands."""

from __future__ import annotations

import contextlib
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui
from msgspec.structs import replace

from bot.boards.links import ballot_link, board_link
from bot.games.errors import NoSuchGame, SaveUnreadable, ServiceError
from bot.games.gate import Verb, expect_may
from bot.games.posting_rights import manages, permit
from bot.games.roster import expect_owner
from bot.games.seats.command import led_part, own_part, within
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES, VOTES
from bot.ui.components import Interaction, Row, Values, button, button_row, press_button
from bot.ui.custom_ids import Press, StaleCustomId
from bot.ui.durations import MINUTE, read_minutes
from bot.ui.errors import UserError
from bot.ui.hand import Hand, Pressed
from bot.ui.replies import in_time, note, redraw, whisper
from bot.ui.texts import cut, mentions, say
from bot.voting.ballot import (
    EVERYBODY,
    LONGEST,
    MOST_OPTIONS,
    PLAYERS,
    SHORTEST,
    Option,
    Voting,
    needed,
    outcome_of,
    paper_of,
    voting_of,
    written,
)
from bot.voting.closing import is_ready, show_time
from bot.voting.drawing_up import option_for, orders_of
from bot.voting.messages import (
    NOW,
    PROPOSE,
    PROPOSED,
    SURE,
    VOTE,
    WAKE,
    in_short,
    order_rows,
    time_is_up,
    vote_rows,
    wording,
)
from bot.voting.terms import WINDOWS, expect_side_vote, lasting, may_vote, minutes_of, terms, voters_of
from db.schema.games import RUNNING
from db.schema.games import VOTE as VOTED
from db.storage.errors import DatabaseError
from db.voting import Ballot, BallotClosed
from engine.core.asks import Answer
from render.language import speaking
from render.panel import OPTION_LENGTH

if TYPE_CHECKING:
    from bot.context import BotContext
    from bot.games.state import GameState, GameSummary
    from bot.voting.closing import BallotPosts

_RESULTS = 10
_TRIES = 5
_STIRRING = frozenset({discord.InteractionType.application_command, discord.InteractionType.component})
GRACE = timedelta(seconds=10)
"""How long a ballot stays open after all have voted, so that a wrong click can be corrected."""


class VotingHandlers:
    """Handlers for commands and clicks about votes."""

    def __init__(self, context: BotContext, polls: BallotPosts) -> None:
        self.context = context
        self.polls = polls
        self.votes = polls.votes
        self.ballots = polls.ballots

    # --- commands ---

    async def start(self, interaction: Interaction, *, window: str, quorum: int, voters: str) -> None:
        """Let votes decide this channel's game from now on."""
        (game, side) = await self._owned(interaction)
        expect_may(game, Verb.VOTE)
        if game.guild_id is None:
            raise UserError("votes-direct")
        voting = Voting(minutes=minutes_of(window), quorum=quorum, voters=voters_of(voters))
        permit(interaction)
        if voting.voters == PLAYERS and quorum > len(game.players):
            key = "sides-vote-quorum" if side else "votes-quorum-high"
            raise UserError(key, quorum=quorum, count=len(game.players))
        expect_side_vote(game, side, voting)
        await interaction.response.defer(ephemeral=True, thinking=True)
        before = await self.ballots.open_ballot(game.id, side) if game.command == VOTED else None
        await self.votes.start(game, voting, side)
        await self._shown(game)
        lines = [say("votes-started", terms=terms(voting))]
        if before is not None:
            lines.append(say("votes-next", link=ballot_link(before, game) or ""))
        lines.append(say("votes-how-to-stop"))
        await whisper(interaction, "\n".join(lines))

    async def stop(self, interaction: Interaction) -> None:
        """End voting, so that every player decides again."""
        game, side = await self._owned(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        if not await self.votes.stop(game, side):
            raise UserError("votes-not-voted")
        await self._shown(game)
        await whisper(interaction, say("votes-stopped"))

    async def status(self, interaction: Interaction) -> None:
        """Show the settings of votes, the open vote, and the last results."""
        game, side = own_part(await self.context.visibility.summary(interaction), interaction.user.id)
        await interaction.response.defer(ephemeral=True, thinking=True)
        lines, rows = [], list[Row]()
        if game.command == VOTED and game.status == RUNNING:
            lines.append(say("votes-status", terms=terms(voting_of(game.voting))))
            ballot = await self.ballots.open_ballot(game.id, side)
            if ballot is not None:
                text, rows = await self._open_vote_lines(interaction, ballot, game)
                lines += text
            elif (game.id, side) in self.votes.sleeping:
                lines.append(say("votes-asleep"))
        else:
            lines.append(say("votes-not-voted"))
        closed = await self.ballots.closed(game.id, most=_RESULTS, side=side)
        if closed:
            presenter = self.context.presenter(game)
            lines.append(say("votes-last", count=len(closed)))
            lines += [f"- {in_short(each, presenter=presenter, game_locale=game.locale)}" for each in closed]
        await whisper(interaction, "\n".join(lines), rows=rows, name="votes")

    async def _open_vote_lines(
        self, interaction: Interaction, ballot: Ballot, game: GameSummary
    ) -> tuple[list[str], list[Row]]:
        """Return the lines about the open ballot, with buttons to vote.

        Queue the ballot's message again if it was never delivered.
        """
        presenter = self.context.presenter(game)
        counts = await self.polls.tally(ballot, game) or ()
        until = say(
            "votes-open",
            at=discord.utils.format_dt(ballot.closes_at, "f"),
            left=discord.utils.format_dt(ballot.closes_at, "R"),
            link=ballot_link(ballot, game) or "",
        )
        lines = [
            say("votes-time-up") if time_is_up(ballot) else until,
            say("votes-count", count=sum(counts)),
        ]
        mine = (await self.ballots.votes(ballot.id)).get(interaction.user.id)
        paper = paper_of(ballot)
        if mine is not None and mine < len(paper.options):
            what = wording(paper.options[mine], presenter, game_locale=game.locale)
            lines.append(say("votes-mine", what=cut(what, OPTION_LENGTH)))
        if not ballot.seen:
            await self.votes.enqueue(ballot, key=f"asked.{clock.now().timestamp():.0f}")
            self.context.scheduler.wake_now(NOTICES)
        with speaking(game.locale):
            return lines, [] if ballot.native else vote_rows(ballot, paper)

    async def now(self, interaction: Interaction) -> None:
        """Close the open vote now, and carry out its result."""
        here = await self.context.service.roster.here(interaction.channel_id)
        game, side = own_part(here, interaction.user.id)
        ballot = await self.ballots.open_ballot(game.id, side) if game.command == VOTED else None
        if ballot is None and (game.id, side) in self.votes.sleeping and may_vote(game, interaction.user.id):
            await interaction.response.defer(ephemeral=True, thinking=True)
            await self._awake(interaction, game, side)
            return
        if ballot is None:
            raise UserError("votes-none-open" if game.command == VOTED else "votes-not-voted")
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._decide(interaction, ballot, game)

    async def suggest(self, typed: str) -> list[app_commands.Choice[str]]:
        """Return suggestions of durations for autocompletion."""
        minutes = read_minutes(typed, bare=MINUTE) if typed else None
        offered = [minutes] if minutes is not None and SHORTEST <= minutes <= LONGEST else WINDOWS
        return [app_commands.Choice(name=lasting(each), value=f"{each}m") for each in offered]

    # --- presses ---

    @button(VOTE)
    async def _vote(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Store a vote and confirm it privately. It replaces the user's earlier vote."""
        ballot, game = await self._ballot(interaction, press)
        choice = _choice(press, values)
        if choice is None or choice >= len(paper_of(ballot).options) or ballot.native:
            raise UserError("votes-no-option")
        self._expect_voter(Pressed(interaction), ballot, game)
        await self._cast(Pressed(interaction), ballot, game, choice)

    def _expect_voter(self, hand: Hand, ballot: Ballot, game: GameSummary) -> None:
        """Raise `UserError` if the user may not vote on this ballot."""
        with speaking(hand.locale):
            if ballot.voters != EVERYBODY and not game.may_decide(hand.user_id):
                raise self._stranger(game)

    def _stranger(self, game: GameSummary) -> UserError:
        players = mentions(game.owner_id, game.players)
        return UserError("votes-stranger", players=players, owner=(game.owner_id,))

    async def _cast(
        self, hand: Hand, ballot: Ballot, game: GameSummary, choice: int, *, first: tuple[str, ...] = ()
    ) -> None:
        """Store a vote and reply to the voter.

        The reply begins with the lines in `first`.
        """
        paper, locale, now = paper_of(ballot), hand.locale, clock.now()
        at = show_time(ballot, now=now)
        with speaking(hand.locale):
            try:
                async with in_time(hand.press):
                    before, count = await self.ballots.cast(ballot.id, hand.user_id, choice, now=now, show_at=at)
            except BallotClosed:
                raise await self._late(ballot, game) from None
        self.context.scheduler.wake(at, VOTES)
        closes_at = await self._hasten(ballot, game, now)
        presenter = self.context.presenter(game)
        with speaking(locale):
            said = [
                cut(wording(paper.options[each], presenter, game_locale=game.locale), OPTION_LENGTH)
                for each in (choice, before if before is not None and before < len(paper.options) else choice)
            ]
            key = "votes-cast" if before is None else "votes-kept" if before == choice else "votes-changed"
            need = needed(ballot, players=len(game.players))
            lines = [
                *first,
                say(key, what=said[0], before=said[1]),
                say("votes-changeable", left=discord.utils.format_dt(closes_at, "R")),
                say("votes-tally", count=count, needed=need),
            ]
        await hand.tell("\n".join(lines))

    async def _hasten(self, ballot: Ballot, game: GameSummary, now: datetime) -> datetime:
        """Return when a ballot closes. If all its voters have voted, make it close soon."""
        soon = now + GRACE
        if ballot.voters == EVERYBODY or not game.players <= (await self.ballots.votes(ballot.id)).keys():
            return ballot.closes_at
        if await self.ballots.hasten(ballot.id, to=soon, now=now):
            self.context.scheduler.wake(soon, VOTES)
        return min(ballot.closes_at, soon)

    # --- proposing an order where a plan is voted for ---

    @button(PROPOSE)
    async def _offer(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show orders that the user may add to a ballot."""
        ballot, game = await self._ballot(interaction, press)
        self._expect_voter(Pressed(interaction), ballot, game)
        orders = await self._orders(ballot, game)
        text = say("votes-propose")
        with speaking(game.locale):
            await whisper(interaction, text, rows=order_rows(ballot, orders))

    @button(PROPOSED)
    async def _propose(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Add the selected order to the options of a ballot, and vote for it."""
        ballot, game = await self._ballot(interaction, press)
        self._expect_voter(Pressed(interaction), ballot, game)
        number, orders = _choice(Press(VOTE, extra="s"), values), await self._orders(ballot, game)
        if number is None or number >= len(orders):
            raise UserError("votes-no-option")
        place = await self._beside(ballot, orders[number])
        await self._cast(Pressed(interaction), await self.ballots.ballot(ballot.id) or ballot, game, place)

    async def order(self, hand: Hand, state: GameState, answer: Answer) -> None:
        """Add a typed order to the open vote, and vote for it.

        The caller must check the order first.
        """
        game, side = own_part(state, hand.user_id)
        await self.polls.woken(state.id, side)
        ballot = await self.ballots.open_ballot(state.id, side)
        if ballot is None or ballot.version != game.version or time_is_up(ballot):
            raise UserError("votes-order-none")
        self._expect_voter(hand, ballot, game)
        if ballot.native:
            raise UserError("votes-order-poll", link=ballot_link(ballot, state) or "")
        option = option_for(state.row, self.context.presenter(state), answer, paper_of(ballot).options)
        place = await self._beside(ballot, option)
        now = await self.ballots.ballot(ballot.id) or ballot
        text = say("votes-ordered", locale=hand.locale, link=ballot_link(now, state) or "").strip()
        await self._cast(hand, now, game, place, first=(text,))

    async def _orders(self, ballot: Ballot, game: GameSummary) -> list[Option]:
        found = await self.context.service.store.game(game.id)
        row = within(found, ballot.side) if found is not None else None
        if row is None or row.version != ballot.version or ballot.native or not paper_of(ballot).plans:
            raise UserError("votes-no-option")
        return orders_of(row, self.context.presenter(game), ballot.side)

    async def _beside(self, ballot: Ballot, option: Option) -> int:
        """Return an order's number on a ballot. Add the order if it is new.

        Raise `UserError` if there are too many options.
        """
        for _ in range(_TRIES):
            current = await self.ballots.ballot(ballot.id) or ballot
            paper = paper_of(current)
            places = [place for place, each in enumerate(paper.options) if each.answer == option.answer]
            if places:
                return places[0]
            if len(paper.options) >= MOST_OPTIONS:
                break
            more = written(replace(paper, options=(*paper.options, option)))
            if await self.ballots.extend(ballot.id, before=current.options, options=more, now=clock.now()):
                return len(paper.options)
        raise UserError("votes-propose-full")

    # --- a vote that sleeps ---

    @button(WAKE)
    async def _wake(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Resume the paused vote of a game after a click on the button."""
        ballot = await self.ballots.ballot(press.version)
        if ballot is None or interaction.channel_id != ballot.channel_id:
            raise StaleCustomId(press.action)
        game = within(await self.context.service.roster.game(ballot.game_id), ballot.side)
        if game.command != VOTED or game.status != RUNNING:
            raise UserError("votes-not-voted")
        if not may_vote(game, interaction.user.id):
            raise self._stranger(game)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._awake(interaction, game, ballot.side)

    async def _awake(self, interaction: Interaction, game: GameSummary, side: str) -> None:
        """Resume a paused vote, and reply with a link to it."""
        await self.polls.woken(game.id, side)
        ballot = await self.ballots.open_ballot(game.id, side)
        link = ballot_link(ballot, game) if ballot is not None else None
        await whisper(interaction, say("votes-awake", link=link or ""))

    async def stirred(self, interaction: Interaction) -> None:
        """Resume a channel's paused vote when one of its voters is active there."""
        asleep = (seat for seat, channel in self.votes.sleeping.items() if channel == interaction.channel_id)
        game_id, side = next(asleep, ("", ""))
        if not game_id or interaction.type not in _STIRRING:
            return
        with contextlib.suppress(ServiceError, DatabaseError):
            game = await self.context.service.roster.game(game_id)
            if may_vote(within(game, side), interaction.user.id):
                await self.polls.woken(game_id, side)

    @button(NOW)
    async def _now(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Handle the button “decide now”."""
        ballot, game = await self._ballot(interaction, press)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._decide(interaction, ballot, game)

    @button(SURE)
    async def _insisted(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Close a ballot that has no votes, after the user has confirmed this."""
        ballot, game = await self._ballot(interaction, press)
        expect_owner(game, interaction.user.id, manager=not ballot.side and manages(interaction, game))
        await interaction.response.defer()
        await self._settled(interaction, ballot, game)

    # --- deciding now ---

    async def _decide(self, interaction: Interaction, ballot: Ballot, game: GameSummary) -> None:
        user = interaction.user.id
        counts = await self.polls.tally(ballot, game) or ()
        if is_ready(ballot, game, counts, await self.ballots.votes(ballot.id)) and game.may_decide(user):
            await self._settled(interaction, ballot, game)
        elif user == game.owner_id or (not ballot.side and manages(interaction, game)):
            if sum(counts):
                await self._settled(interaction, ballot, game)
                return
            label = say("button-vote-sure")
            button = ui.Button[ui.LayoutView](label=label, style=discord.ButtonStyle.danger)
            row = button_row([press_button(button, Press(SURE, version=ballot.id))])
            await whisper(interaction, say("votes-sure"), rows=[row])
        else:
            game.expect_player(user)
            need = needed(ballot, players=len(game.players))
            key = "votes-not-yet-everybody" if ballot.voters == EVERYBODY else "votes-not-yet-players"
            raise UserError(key, count=sum(counts), needed=need, players=len(game.players), owner=(game.owner_id,))

    async def _settled(self, interaction: Interaction, ballot: Ballot, game: GameSummary) -> None:
        await self.polls.settle(ballot, early=True)
        closed = await self.ballots.ballot(ballot.id)
        if closed is None or closed.closed_at is None:
            raise UserError("votes-uncounted")
        self.context.scheduler.wake_now(VOTES)
        presenter = self.context.presenter(game)
        summary = in_short(closed, presenter=presenter, game_locale=game.locale)
        game = await self.context.service.roster.game(game.id)
        text = f"{summary}\n{board_link(game) or ''}".strip()
        if interaction.message is not None and interaction.message.flags.ephemeral:
            await redraw(interaction, note(text))
        else:
            await whisper(interaction, text)

    # --- finding ballots ---

    async def _ballot(self, interaction: Interaction, press: Press) -> tuple[Ballot, GameSummary]:
        """Return the open ballot that a click is about, and its game.

        Raise `UserError` if the vote is over. Raise `StaleCustomId` if the click is invalid.
        """
        ballot = await self.ballots.ballot(press.version)
        if ballot is None:
            raise StaleCustomId(press.action)
        try:
            game = within(await self.context.service.roster.game(ballot.game_id), ballot.side)
        except NoSuchGame as error:
            raise StaleCustomId(press.action) from error
        if interaction.channel_id not in {ballot.channel_id, game.channel_id}:
            raise StaleCustomId(press.action)  # the ballot belongs to another channel
        over = ballot.closed_at is not None or time_is_up(ballot)
        if over or game.status != RUNNING or game.version != ballot.version or game.command != VOTED:
            raise await self._late(ballot, game)
        return ballot, game

    async def _late(self, ballot: Ballot, game: GameSummary) -> UserError:
        """Return an error that tells the user that the vote is over."""
        ballot = await self.ballots.ballot(ballot.id) or ballot
        lines = [say("votes-late")]
        if outcome_of(ballot) is not None:
            presenter = self.context.presenter(game)
            lines.append(in_short(ballot, presenter=presenter, game_locale=game.locale))
        present = await self.ballots.open_ballot(game.id, ballot.side)
        link = ballot_link(present, game) if present is not None and present.id != ballot.id else None
        if link is not None:
            lines.append(say("votes-present", link=link))
        elif (board := board_link(game)) is not None:
            lines.append(say("error-board-now", link=board))
        return UserError("votes-said", text="\n".join(lines))

    async def _owned(self, interaction: Interaction) -> tuple[GameSummary, str]:
        here = await self.context.service.roster.here(interaction.channel_id)
        return led_part(here, interaction.user.id, manager=manages(interaction, here))

    async def _shown(self, game: GameSummary) -> None:
        """Update the board, and post the vote below it."""
        with contextlib.suppress(SaveUnreadable):
            await self.context.board_delivery.refresh(game.id)
        await self.context.notices.deliver(game.id)
        self.context.scheduler.wake_now(VOTES)


def _choice(press: Press, values: Values) -> int | None:
    """Return the number of the chosen option; None if the click is invalid."""
    if press.extra != "s":
        return press.page
    value = values[0] if len(values) == 1 else ""
    return int(value) if value.isdecimal() and len(value) < 3 else None
