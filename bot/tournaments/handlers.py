"""Shared parts of all tournament handlers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from discord import ButtonStyle

from bot.context import Watch
from bot.games.access import Access
from bot.runtime import clock
from bot.tournaments.service import Decide, Loaded, NoSuchTournament, TournamentService
from bot.tournaments.words import words_in
from bot.ui.components import Button, Interaction, press_button
from bot.ui.custom_ids import Press, StaleTournamentPress
from bot.ui.errors import RefusedIn, UserError
from bot.ui.texts import quoted
from db.games import Stale
from engine.core.asks import Refused
from engine.tournament.rights import judges, player_by
from engine.tournament.state import CANCELLED, DRAWN_UP, OVER, Tournament

_EXTRA = re.compile(r"([0-9a-f]{8})\.(\d{1,3})\.(\d{1,4})\.(\d{1,6})\.([a-z-]{0,44})", re.ASCII)


class TablePress(NamedTuple):
    """The content of a custom id about a table.

    Round 0 is the current round. Table 0 is the user's own table. `number` is the number of a report, result or player,
    depending on the action. `word` is a page or the role of the user.
    """

    tournament: str
    round: int = 0
    table: int = 0
    number: int = 0
    word: str = ""

    def press(self, action: str) -> Press:
        """Return the content as button data for `action`."""
        return Press(action, extra=".".join(map(str, self)))


def read_table_press(press: Press) -> TablePress:
    """Return the content of a custom id about a table. Raise `StaleTournamentPress` if it has another form."""
    found = _EXTRA.fullmatch(press.extra)
    if found is None:
        raise StaleTournamentPress(press.extra)
    tournament, round_, table, number, word = found.groups()
    return TablePress(tournament, int(round_), int(table), int(number), word)


# --- handlers ---


_TITLE = 80

REASON = 200


def labelled(text: str, press: Press, *, style: ButtonStyle = ButtonStyle.secondary) -> Button:
    """Return a button with a label."""
    return press_button(Button(label=text, style=style), press)


class Handlers:
    """Loads tournaments for users who may see them, and stores their decisions."""

    def __init__(
        self, service: TournamentService, access: Access, watch: Watch, *, wake: Callable[[], None] = lambda: None
    ) -> None:
        self.service = service
        self.access = access
        self.watch = watch
        self.wake = wake

    async def load(self, interaction: Interaction, tournament_id: str) -> Loaded:
        """Return a tournament. Raise `UserError` if the user may not see it."""
        try:
            loaded = await self.service.load(tournament_id)
        except NoSuchTournament:
            raise UserError("tournament-unknown") from None
        await self._expect_seen(interaction, loaded)
        return loaded

    async def here(self, interaction: Interaction) -> Loaded:
        """Return the channel's tournament. Raise `UserError` if there is none."""
        try:
            loaded = await self.service.in_channel(interaction.channel_id or 0, person=interaction.user.id)
        except NoSuchTournament:
            raise UserError("tournament-none-here") from None
        if not self._is_shown(interaction, loaded.state):
            raise UserError("tournament-none-here")
        await self._expect_seen(interaction, loaded)
        return loaded

    async def expect_free(self, interaction: Interaction, channel_id: int, *, but: str = "") -> None:
        """Raise `UserError` if the channel already has another running tournament than `but`."""
        try:
            there = await self.service.in_channel(channel_id, watched=False, person=interaction.user.id)
        except NoSuchTournament:
            return
        t = there.state
        others = t.stage == DRAWN_UP and t.organizer != interaction.user.id
        if there.row.id != but and not others and t.stage not in (OVER, CANCELLED):
            raise UserError("tournament-there-is-one", title=quoted(there.row.title, _TITLE))

    def _is_shown(self, interaction: Interaction, t: Tournament) -> bool:
        """Return whether the user may know of a tournament."""
        return t.stage != DRAWN_UP or self.has_part(interaction, t)

    async def _expect_seen(self, interaction: Interaction, loaded: Loaded) -> None:
        """Raise `UserError` if the user may not see the tournament."""
        row = loaded.row
        here = interaction.guild_id == row.guild_id and not interaction.user.bot
        if not here or not self._is_shown(interaction, loaded.state):
            raise UserError("tournament-unknown")
        if interaction.channel_id == row.channel_id or await self.access.views(row.channel_id, interaction.user):
            return
        if not (self.has_part(interaction, loaded.state) and await self.access.gone(row.channel_id)):
            raise UserError("tournament-unknown")

    def has_part(self, interaction: Interaction, t: Tournament) -> bool:
        """Return whether the user is an organizer, judge, player or manager of the server."""
        person = interaction.user.id
        return person in judges(t) or bool(player_by(t, person)) or interaction.permissions.manage_guild

    async def decide(self, interaction: Interaction, tournament_id: str, decide: Decide) -> Loaded:
        """Check and store a user's decision, and return the tournament.

        Raise `RefusedIn` if the decision is impossible, or if the user may not make it.
        """
        with refusals():
            try:
                after = await self.service.decide(tournament_id, decide, by=interaction.user.id, now=clock.now())
            except Stale:
                raise UserError("tournament-busy") from None
            except NoSuchTournament:
                raise UserError("tournament-unknown") from None
        self.wake()
        return after


@contextmanager
def refusals() -> Iterator[None]:
    """Turn refusals by the tournament rules inside the block into errors with a text."""
    try:
        yield
    except Refused as refused:
        raise RefusedIn(refused, refusal_text(refused)) from refused


def refusal_text(refused: Refused, *, who: Mapping[str, str] | None = None) -> str:
    """Return the reason for a refusal, with the rule's number. `who` names the sides of a table."""
    return words_in().refusal(refused, sides=who)
