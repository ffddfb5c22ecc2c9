"""Answers users' questions about a tournament, such as the reasons for a pairing."""

from __future__ import annotations

from bot.tournaments import posts as words
from bot.tournaments.channels import lost_row
from bot.tournaments.handlers import Handlers, read_table_press, refusals
from bot.tournaments.judging import ROUND, STANDINGS
from bot.tournaments.posts import TournamentPictures
from bot.tournaments.service import Loaded
from bot.tournaments.words import bye_text, log_text, meant, pairing_text, place_text
from bot.ui.components import Interaction, Values, button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import quoted, reader, say
from engine.tournament import facts as f
from engine.tournament.draft import rounds_in_all
from engine.tournament.rights import player_by
from engine.tournament.state import Tournament
from render.presenter import Look

_TITLE, _LOST = 80, 4
CONTRAST: Look = "contrast"
PRINTED: tuple[Look, ...] = ("chart", CONTRAST)
"""The themes of printed pages: with a little red, or without any colour."""


class Queries:
    """Shows users what they ask to see of a tournament."""

    def __init__(self, shared: Handlers, pictures: TournamentPictures) -> None:
        self.shared = shared
        self.pictures = pictures

    async def info(self, interaction: Interaction) -> None:
        """Show the current announcement and the participants."""
        loaded = await self.shared.here(interaction)
        text = f"{words.announcement(loaded.state)}\n\n{words.entrants(loaded.state)}"
        await whisper(interaction, text, name="tournament")

    @button("twho")
    async def _who(self, interaction: Interaction, press: Press, _: Values) -> None:
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        await whisper(interaction, words.entrants(loaded.state), name="players")

    async def pairings(self, interaction: Interaction, round_: int, look: str | None = None) -> None:
        """Show all tables of a round, as text and as pictures."""
        loaded = await self.shared.here(interaction)
        t = loaded.state
        number = self._round(t, round_)
        lines = [say("tournament-round-title", round=number, of=rounds_in_all(t))]
        lines += words.pairs(t, t.rounds[number - 1], most=1_000)
        lines += words.without_opponent(t, t.rounds[number - 1])
        await self._told(interaction, t, ROUND, number, "\n".join(lines), name=f"round-{number}", look=look)

    async def _told(
        self,
        interaction: Interaction,
        t: Tournament,
        what: str,
        number: int,
        text: str,
        *,
        name: str,
        look: str | None,
    ) -> None:
        """Show a text, with its pictures if they can be drawn now."""
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
        contrast = look == CONTRAST
        found = await self.pictures.drawn(t, what, number, locale=reader(interaction), contrast=contrast, posted=False)
        files = [each.file() for each in found]
        await whisper(interaction, text, name=name, pictures=[each.shown for each in found], files=files)

    def _round(self, t: Tournament, round_: int) -> int:
        if not t.rounds:
            raise UserError("tournament-no-round")
        if round_ > len(t.rounds):
            raise UserError("tournament-no-such-round", round=round_, posted=len(t.rounds))
        return round_ or len(t.rounds)

    @button("tpages")
    async def _standings(self, interaction: Interaction, press: Press, _: Values) -> None:
        at = read_table_press(press)
        loaded = await self.shared.load(interaction, at.tournament)
        await self._show(interaction, loaded, self._round(loaded.state, at.round) if at.round else 0)

    async def standings(self, interaction: Interaction, round_: int, look: str | None = None) -> None:
        """Show the current standings, or the standings after a round."""
        loaded = await self.shared.here(interaction)
        await self._show(interaction, loaded, self._round(loaded.state, round_) if round_ else 0, look)

    async def _show(self, interaction: Interaction, loaded: Loaded, round_: int, look: str | None = None) -> None:
        t = loaded.state
        if not t.rounds:
            raise UserError("tournament-no-round")
        parts = [
            words.standings_text(t, round_, first=first)
            for first in range(0, max(1, len(words.standings_after(t, round_))), words.PLACES)
        ]
        await self._told(interaction, t, STANDINGS, round_, "\n\n".join(parts), name="page", look=look)

    async def why(self, interaction: Interaction, *, player: str, round_: int, table: int) -> None:
        """Explain a pairing, a round without an opponent, or a player's rank."""
        loaded = await self.shared.here(interaction)
        t = loaded.state
        self._round(t, round_)
        with refusals():
            journal = [f.read(each) for each in await self.shared.service.store.facts(loaded.row.id)]
            number = 0 if table else self._meant(interaction, t, player)
            if table:
                text = pairing_text(t, journal, round_ or len(t.rounds), table)
            elif round_ and number in t.rounds[round_ - 1].byes:
                text = bye_text(t, journal, round_, number)
            else:
                text = place_text(t, number)
        await whisper(interaction, text, name="why")

    def _meant(self, interaction: Interaction, t: Tournament, typed: str) -> int:
        if not typed.strip():
            number = player_by(t, interaction.user.id)
            if not number:
                raise UserError("tournament-not-in")
            return number
        return meant(t, typed, part=True)

    async def log(self, interaction: Interaction) -> None:
        """Show the whole log of the tournament."""
        loaded = await self.shared.here(interaction)
        journal = [f.read(each) for each in await self.shared.service.store.facts(loaded.row.id)]
        await whisper(interaction, log_text(loaded.state, journal), name="log")

    async def find(self, interaction: Interaction) -> None:
        """List the server's tournaments whose channels the user can see."""
        if interaction.guild_id is None:
            raise UserError("tournament-only-in-servers")
        lines, lost = list[str](), list[Loaded]()
        for row in await self.shared.service.store.in_guild(interaction.guild_id, person=interaction.user.id):
            facts = {"title": quoted(row.title, _TITLE), "stage": row.status, "channel": f"<#{row.channel_id}>"}
            if await self.shared.access.views(row.channel_id, interaction.user):
                lines.append(say("tournament-found", **facts))
            elif (found := await self._lost(interaction, row.id)) is not None:
                lines.append(say("tournament-found-lost", **facts))
                lost.append(found)
        rows = [lost_row(each) for each in lost[:_LOST]]
        await whisper(interaction, "\n".join(lines) or say("tournament-none-found"), rows=rows)

    async def _lost(self, interaction: Interaction, tournament_id: str) -> Loaded | None:
        """Return a tournament whose channel was deleted, or None if the user may not see it."""
        try:
            return await self.shared.load(interaction, tournament_id)
        except UserError:
            return None
