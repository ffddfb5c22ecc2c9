"""T20 The draft of a round, which judges see first: what is settled in it, posting it, pairing again, also by hand."""

from __future__ import annotations

import re
from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui

from bot.runtime import clock
from bot.tournaments.desk import refusal_text, refusals
from bot.tournaments.drafts.draft_words import (
    mending,
    missing_lines,
    missing_rows,
    pair_lines,
    tables_of,
    tables_word,
)
from bot.tournaments.drafts.hand_pairs import hand_pairs, hand_text
from bot.tournaments.judge_handlers import REASON, JudgeHandlers
from bot.tournaments.judging import again, next_round, settled, shown_by
from bot.tournaments.report_handlers import answer, hold, labelled, posts_of
from bot.tournaments.service import Decision, Loaded
from bot.tournaments.table_presses import TablePress, read_table_press
from bot.ui.components import Form, Interaction, Row, Values, button, button_row, press_form
from bot.ui.custom_ids import Press, StaleTournamentPress
from bot.ui.texts import cut, reader, say
from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.journal import expect_draws
from engine.tournament.state import Tournament

_POSTED = re.compile(r"post|back|mend|again(?:-[a-j]+){0,3}|pairs(?:[a-z]{2}){1,19}")
"""What a press posts: a round, nothing in its place, what a correction moves, or tables that are paired again."""
_FEW = ("too-few-players", "too-many-rounds")
"""Why there is no round yet that may come of who is not paired: they can be let in."""
_SETTLED = ("let-in", "come-in", "aside")
_LABEL = 45


class DraftHandlers:
    """Shows rounds to judges before anybody else sees them, and posts them."""

    def __init__(self, handlers: JudgeHandlers) -> None:
        self.handlers = handlers
        self.desk = handlers.desk

    async def pair(self, interaction: Interaction, tables: list[int], *, anew: bool) -> None:
        """Show the draft of the next round, or of tables that are paired again, with a button to post it."""
        loaded = await self.desk.here(interaction)
        self.handlers.expect_judge(interaction, loaded.state)
        await self._draft(interaction, loaded, (tables_word(tables) if tables else "back") if anew else "post")

    @button("tpair")
    async def _pair(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the draft of the next round, or of what a correction moves."""
        at = read_table_press(press)
        loaded = await self.desk.load(interaction, at.tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        await self._draft(interaction, loaded, "mend" if at.word == "mend" else "post")

    @button("tdraft")
    async def _settle(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Let somebody in, or settle the odd number, and show the draft as it is then."""
        at = read_table_press(press)
        if at.word not in _SETTLED:
            raise StaleTournamentPress(press.extra)
        await hold(interaction)
        await self.desk.load(interaction, at.tournament)
        now = int(clock.now().timestamp())
        after = await self.desk.decide(interaction, at.tournament, lambda t, seed: settled(t, at, seed, now))
        await self._draft(interaction, after, "post")

    async def _draft(self, interaction: Interaction, loaded: Loaded, word: str) -> None:
        locale, t = reader(interaction), loaded.state
        at = TablePress(loaded.row.id, len(t.rounds), 0, t.version, word)
        key, rows, more = "button-judge-post", list[Row](), list[ui.Button[ui.LayoutView]]()
        with refusals(interaction):
            if word == "back":
                lines, key = [say("judge-back", locale=locale, number=len(t.rounds))], "button-judge-back"
            elif word == "post":
                at = at._replace(round=len(t.rounds) + 1)
                missing, rows = [*missing_lines(t, locale=locale)], missing_rows(t, at, locale=locale)
                try:
                    fact: Fact = next_round(t, await self._seed(loaded))
                except Refused as refused:
                    if refused.reason not in _FEW or not rows:
                        raise
                    await answer(interaction, "\n".join((refusal_text(refused, locale=locale), *missing)), rows)
                    return
                lines = [*pair_lines(t, fact, locale=locale), *missing]
            else:
                fact = self._again(t, at, await self._seed(loaded))
                lines = pair_lines(t, fact, locale=locale)
                tables = at._replace(word=tables_word(tables_of(at))) if word != "mend" else None
                if tables is not None:
                    more = [labelled(say("button-judge-by-hand", locale=locale), tables.press("thand"))]
        post = labelled(say(key, locale=locale), at.press("tpost"), style=ButtonStyle.success)
        await answer(interaction, "\n".join(lines), [*rows, button_row([post, *more])])

    async def _seed(self, loaded: Loaded) -> str:
        return await self.desk.service.store.seed(loaded.row.id)

    def _again(self, t: Tournament, at: TablePress, seed: str) -> Fact:
        """Return tables paired again among themselves. Raise `Refused` for what could not be posted now."""
        now = int(clock.now().timestamp())
        found: Fact | None = mending(t, seed, now) if at.word == "mend" else again(t, tables_of(at), seed)[0]
        if found is None:
            raise Refused("nothing-to-pair", rule="T20")
        expect_draws(t, f.stamped(found, by=0, at=now), seed=seed)
        return found

    @button("tpost")
    async def _post(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Post what was drawn up, if nothing has changed since; otherwise it is drawn up again."""
        at = read_table_press(press)
        if _POSTED.fullmatch(at.word) is None:
            raise StaleTournamentPress(press.extra)
        await hold(interaction)
        loaded = await self.desk.load(interaction, at.tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        locale = reader(interaction)
        if at.number != loaded.state.version and at.word != "back":
            word = tables_word(tables_of(at)) if at.word.startswith("again") else at.word
            await self._draft(interaction, loaded, word)
            return

        def decide(t: Tournament, seed: str) -> Decision:
            if at.word == "back":
                return Decision(again(t, [], seed), posts=posts_of(at.round, 0)[:1])
            facts = [next_round(t, seed) if at.word == "post" else self._again(t, at, seed)]
            return Decision(facts, posts=shown_by(t, facts))

        after = await self.desk.decide(interaction, at.tournament, decide)
        t = after.state
        lines = [say("judge-posted" if at.word != "back" else "judge-taken-back", locale=locale, number=at.round)]
        rows = []
        if at.word == "post" and t.settings.clock == "minutes":
            start = TablePress(after.row.id, at.round, word="start").press("tsettle")
            rows = [button_row([labelled(say("button-judge-start", locale=locale), start, style=ButtonStyle.primary)])]
        await answer(interaction, "\n".join(lines), rows)

    # --- by hand ---

    @button("thand")
    async def _hand(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the form in which tables are paired by hand, filled in as the rules would pair them."""
        at = read_table_press(press)
        loaded, locale = await self.desk.load(interaction, at.tournament), reader(interaction)
        self.handlers.expect_judge(interaction, loaded.state)
        with refusals(interaction):
            fact = self._again(loaded.state, _named(at, press), await self._seed(loaded))
        assert isinstance(fact, f.PairedAgain)
        form = Form(title=cut(say("judge-hand-title", locale=locale), _LABEL))
        pairs = ui.TextInput[Form](
            custom_id="pairs",
            style=discord.TextStyle.paragraph,
            max_length=3_000,
            default=hand_text(fact),
        )
        hint = cut(say("judge-hand-hint", locale=locale), 100)
        label = cut(say("judge-hand-pairs", locale=locale), _LABEL)
        form.add_item(ui.Label(text=label, description=hint, component=pairs))
        reason = ui.TextInput[Form](custom_id="reason", max_length=REASON)
        form.add_item(ui.Label(text=cut(say("judge-reason", locale=locale), _LABEL), component=reason))
        await interaction.response.send_modal(press_form(form, at.press("thanded")))

    @button("thanded")
    async def _handed(self, interaction: Interaction, press: Press, values: Values) -> None:
        """T20 Pair the tables as a judge says, with the reason that everybody can read."""
        at = read_table_press(press)
        typed, reason = (*values, "", "")[:2]
        tables = tables_of(_named(at, press))
        await hold(interaction)
        await self.desk.load(interaction, at.tournament)

        def decide(t: Tournament, seed: str) -> Decision:
            facts: Sequence[Fact] = [hand_pairs(t, tables, typed, reason.strip(), seed)]
            return Decision(facts, posts=shown_by(t, [*facts]))

        after = await self.desk.decide(interaction, at.tournament, decide)
        await answer(interaction, say("judge-posted", locale=reader(interaction), number=len(after.state.rounds)), [])


def _named(at: TablePress, press: Press) -> TablePress:
    """Return a press that names tables. Raise `StaleTournamentPress` for another."""
    if not at.word.startswith("pairs") or _POSTED.fullmatch(at.word) is None:
        raise StaleTournamentPress(press.extra)
    return at
