"""The draft of a round. Judges complete it before the round is posted (T7, T10, T20)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle, ui

from bot.runtime import clock
from bot.tournaments.handlers import REASON, TablePress, labelled, read_table_press, refusal_text, refusals
from bot.tournaments.judging import again, settled, shown_by, turn
from bot.tournaments.reports import answer, hold, posts_of
from bot.tournaments.service import Decision, Loaded
from bot.tournaments.words import meant, player_name
from bot.ui.components import Button, Form, Interaction, Row, Values, button, button_row, press_form
from bot.ui.custom_ids import Press, StaleTournamentPress
from bot.ui.texts import clean, cut, say
from engine.core.asks import Refused
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.journal import expect_draws
from engine.tournament.state import CLOSED, Tournament, table_of

if TYPE_CHECKING:
    from bot.tournaments.judge_handlers import JudgeHandlers

_PAIRS = 60
_LET_IN, _ASIDE = 10, 4
_ROW = 5
_NAME = 40
_LABEL = 80


def pair_lines(t: Tournament, fact: Fact) -> list[str]:
    """Return the lines that show a draft's pairings."""
    assert isinstance(fact, f.RoundPaired | f.PairedAgain)
    if isinstance(fact, f.PairedAgain):
        head, seats = "judge-draft-again", fact.instead
        numbers = draft.numbers_again(t, fact.round, fact.tables, len(seats))
    else:
        head, seats = "judge-draft", fact.tables
        numbers = [*range(1, len(seats) + 1)]
    found = [say(head, number=fact.round, count=len(seats))]
    for number, seat in [*zip(numbers, seats, strict=True)][:_PAIRS]:
        a, b = (player_name(t, player) for player in (seat.a, seat.b))
        found.append(say("judge-draft-pair", table=number, a=a, b=b))
    if len(seats) > _PAIRS:
        found.append(say("judge-draft-more", count=len(seats) - _PAIRS))
    if fact.bye:
        name = player_name(t, fact.bye)
        found.append(say("judge-draft-left", name=name))
    return found


# --- who is not paired ---


def missing_lines(t: Tournament) -> Iterator[str]:
    """Yield lines that name the players without a pairing in the next round (T7, T80).

    Before the first round, also yield a line if the number of players is odd (T10).
    """
    for reason, players in draft.not_paired(t, len(t.rounds) + 1).items():
        names = ", ".join(player_name(t, number) for number in players)
        yield say(f"judge-draft-without-{reason}", names=names)
    if t.stage != CLOSED:
        return
    if pair := draft.comes_in(t):
        came, absent = (player_name(t, number) for number in pair)
        yield say("judge-draft-comes-in", name=came, absent=absent)
    elif aside := draft.who_steps_aside(t):
        yield say("judge-draft-odd", name=player_name(t, aside))


def missing_rows(t: Tournament, at: TablePress) -> list[Row]:
    """Return the buttons for letting in players or settling an odd number."""
    late = draft.not_paired(t, len(t.rounds) + 1).get("list", [])[:_LET_IN]
    found = [_named(t, at, "let-in", number) for number in late]
    odd: list[Button] = []
    if t.stage == CLOSED:
        if pair := draft.comes_in(t):
            odd = [_named(t, at, "come-in", pair[0])]
        elif aside := draft.who_steps_aside(t):
            able = [aside, *(n for n in draft.coming(t) if t.players[n].club and n != aside)]
            odd = [_named(t, at, "aside", number) for number in able[:_ASIDE]]
    rows = [found[first : first + _ROW] for first in range(0, len(found), _ROW)]
    return [button_row(each) for each in (*rows, odd) if each]


def _named(t: Tournament, at: TablePress, word: str, number: int) -> Button:
    name = cut(clean(t.players[number].name), _NAME) or str(number)  # a label has no markup to escape
    text = cut(say(f"button-judge-draft-{word}", name=name), _LABEL)
    return labelled(text, at._replace(number=number, word=word).press("tdraft"))


# --- tables that would sit otherwise ---


def otherwise(loaded: Loaded, corrected: int, seed: str, now: int) -> tuple[str, list[Row]]:
    """Return a text about tables that should be paired again, and a button to do so.

    There is no button if pairing again is not possible now (T20, T69).
    """
    t = loaded.state
    if corrected >= len(t.rounds) or t.rounds[-1].closed or not t.rounds[-1].tables:
        return "", []
    number = len(t.rounds)
    tables = draft.paired_otherwise(t, number)
    if not tables:
        return say("judge-sits-right", round=number), []
    numbers = " ".join(map(str, tables))
    fact = mending(t, seed, now)
    if fact is None:
        return say("judge-sits-otherwise-late", round=number, tables=numbers), []
    head = say("judge-sits-otherwise", round=number, tables=numbers)
    press = TablePress(loaded.row.id, number, word="mend").press("tpair")
    button = labelled(say("button-judge-again"), press, style=ButtonStyle.primary)
    return "\n".join((head, *pair_lines(t, fact))), [button_row([button])]


def mending(t: Tournament, seed: str, now: int) -> f.PairedAgain | None:
    """Return new pairings that correct the current round (T20).

    Return None if no correction is needed, or if it is too late.
    """
    try:
        found = draft.mended(t, len(t.rounds), seed=seed)
        if found is not None:
            expect_draws(t, f.stamped(found, by=0, at=now), seed=seed)
    except Refused:
        return None
    return found


# --- tables in a press ---

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
MOST_AGAIN = 19
"""The maximum number of tables in one custom id."""


def tables_word(tables: Sequence[int]) -> str:
    """Return table numbers as text for a custom id, two letters each."""
    return "pairs" + "".join(_LETTERS[number // 26] + _LETTERS[number % 26] for number in tables)


def tables_of(at: TablePress) -> list[int]:
    """Return the table numbers that a button's custom id contains; empty for the whole round."""
    if at.word.startswith("pairs"):
        pairs = at.word.removeprefix("pairs")
        return [26 * _LETTERS.index(a) + _LETTERS.index(b) for a, b in zip(pairs[::2], pairs[1::2], strict=False)]
    if at.word.startswith("again"):  # presses on older messages, which name the first table separately
        more = [word for word in at.word.removeprefix("again").split("-") if word]
        return [at.table, *(int("".join(str(_LETTERS.index(letter)) for letter in word)) for word in more)]
    return []


# --- pairs that are typed ---


_APART = re.compile(r"\s+[-–—]\s+|(?<=\d)\s*[-–—]\s*(?=\d)")


def hand_text(fact: f.PairedAgain) -> str:
    """Return pairings as a judge types them: two player numbers per line."""
    lines = [f"{seat.a} – {seat.b}" for seat in fact.instead]
    return "\n".join([*lines, *([str(fact.bye)] if fact.bye else [])])


def hand_pairs(t: Tournament, tables: list[int], typed: str, reason: str, seed: str) -> f.PairedAgain:
    """Return new pairings for `tables`, as typed by a judge (T20).

    Each line names two players by number or full name. A player named alone has no opponent. Raise `Refused` if a line
    is wrong.
    """
    round_, pairs, left = len(t.rounds), list[tuple[int, int]](), 0
    if not round_:
        raise Refused("no-such-round", rule="T20", facts={"round": 1, "posted": 0})
    for number in tables:
        table_of(t, round_, number)
    place = {player: place for place, player in enumerate(t.rounds[-1].order)}
    for line in filter(None, (line.strip() for line in typed.splitlines())):
        players = [meant(t, word) for word in _APART.split(line)]
        if len(players) > 2 or (len(players) == 1 and left):
            raise Refused("not-a-pair", rule="T20", facts={"word": line[:40]})
        if len(players) == 1:
            left = players[0]
            continue
        a, b = sorted(players, key=lambda player: place.get(player, len(place)))
        pairs.append((a, b))
    numbers = draft.numbers_again(t, round_, tables, len(pairs))
    seats = draft.sides(t, round_, [*zip(numbers, pairs, strict=True)], seed)
    return f.PairedAgain(round=round_, tables=tuple(tables), instead=seats, bye=left, by_hand=True, reason=reason)


# --- handlers ---


_POSTED = re.compile(r"post|back|mend|again(?:-[a-j]+){0,3}|pairs(?:[a-z]{2}){1,19}")
"""The words for what a click posts: a round, nothing in its place, the changes of a correction, or tables that are
paired again.
"""
_FEW = ("too-few-players", "too-many-rounds")
"""The reasons against a round that letting in unpaired players may remove."""
_SETTLED = ("let-in", "come-in", "aside")
_FIELD = 45


class DraftHandlers:
    """Handlers that show a round's draft to judges and post it."""

    def __init__(self, handlers: JudgeHandlers) -> None:
        self.handlers = handlers
        self.shared = handlers.shared

    async def pair(self, interaction: Interaction, tables: list[int], *, anew: bool) -> None:
        """Show the draft of the next round, or of some tables, with a button that posts it."""
        loaded = await self.shared.here(interaction)
        self.handlers.expect_judge(interaction, loaded.state)
        await self._draft(interaction, loaded, (tables_word(tables) if tables else "back") if anew else "post")

    @button("tpair")
    async def _pair(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the draft of the next round or of new pairings."""
        at = read_table_press(press)
        loaded = await self.shared.load(interaction, at.tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        await self._draft(interaction, loaded, "mend" if at.word == "mend" else "post")

    @button("tdraft")
    async def _settle(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Change a draft so that the number of players is even or a player is let in, and show the new draft."""
        at = read_table_press(press)
        if at.word not in _SETTLED:
            raise StaleTournamentPress(press.extra)
        await hold(interaction)
        await self.shared.load(interaction, at.tournament)
        now = int(clock.now().timestamp())
        after = await self.shared.decide(interaction, at.tournament, lambda t, seed: settled(t, at, seed, now))
        await self._draft(interaction, after, "post")

    async def _draft(self, interaction: Interaction, loaded: Loaded, word: str) -> None:
        t = loaded.state
        at = TablePress(loaded.row.id, len(t.rounds), 0, t.version, word)
        key, rows, more = "button-judge-post", list[Row](), list[ui.Button[ui.LayoutView]]()
        with refusals():
            if word == "back":
                lines, key = [say("judge-back", number=len(t.rounds))], "button-judge-back"
            elif word == "post":
                at = at._replace(round=len(t.rounds) + 1)
                missing, rows = [*missing_lines(t)], missing_rows(t, at)
                try:
                    fact: Fact = turn(t, await self._seed(loaded))
                except Refused as refused:
                    if refused.reason not in _FEW or not rows:
                        raise
                    await answer(interaction, "\n".join((refusal_text(refused), *missing)), rows)
                    return
                lines = [*pair_lines(t, fact), *missing]
            else:
                fact = self._again(t, at, await self._seed(loaded))
                lines = pair_lines(t, fact)
                tables = at._replace(word=tables_word(tables_of(at))) if word != "mend" else None
                if tables is not None:
                    more = [labelled(say("button-judge-by-hand"), tables.press("thand"))]
        post = labelled(say(key), at.press("tpost"), style=ButtonStyle.success)
        await answer(interaction, "\n".join(lines), [*rows, button_row([post, *more])])

    async def _seed(self, loaded: Loaded) -> str:
        return await self.shared.service.store.seed(loaded.row.id)

    def _again(self, t: Tournament, at: TablePress, seed: str) -> Fact:
        """Return the new pairings of the chosen or corrected tables.

        Raise `Refused` if they cannot be posted now.
        """
        now = int(clock.now().timestamp())
        found: Fact | None = mending(t, seed, now) if at.word == "mend" else again(t, tables_of(at), seed)[0]
        if found is None:
            raise Refused("nothing-to-pair", rule="T20")
        expect_draws(t, f.stamped(found, by=0, at=now), seed=seed)
        return found

    @button("tpost")
    async def _post(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Post the draft. If something has changed since, draw the draft up again instead."""
        at = read_table_press(press)
        if _POSTED.fullmatch(at.word) is None:
            raise StaleTournamentPress(press.extra)
        await hold(interaction)
        loaded = await self.shared.load(interaction, at.tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        if at.number != loaded.state.version and at.word != "back":
            word = tables_word(tables_of(at)) if at.word.startswith("again") else at.word
            await self._draft(interaction, loaded, word)
            return

        def decide(t: Tournament, seed: str) -> Decision:
            if at.word == "back":
                return Decision(again(t, [], seed), posts=posts_of(at.round, 0)[:1])
            facts = [turn(t, seed) if at.word == "post" else self._again(t, at, seed)]
            return Decision(facts, posts=shown_by(t, facts))

        after = await self.shared.decide(interaction, at.tournament, decide)
        t = after.state
        lines = [say("judge-posted" if at.word != "back" else "judge-taken-back", number=at.round)]
        rows = []
        if at.word == "post" and t.settings.clock == "minutes":
            start = TablePress(after.row.id, at.round, word="start").press("tsettle")
            rows = [button_row([labelled(say("button-judge-start"), start, style=ButtonStyle.primary)])]
        await answer(interaction, "\n".join(lines), rows)

    # --- by hand ---

    @button("thand")
    async def _hand(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show a form to pair tables by hand. It contains the pairings according to the rules."""
        at = read_table_press(press)
        loaded = await self.shared.load(interaction, at.tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        with refusals():
            fact = self._again(loaded.state, _with_pairs(at, press), await self._seed(loaded))
        assert isinstance(fact, f.PairedAgain)
        form = Form(title=cut(say("judge-hand-title"), _FIELD))
        pairs = ui.TextInput[Form](
            custom_id="pairs",
            style=discord.TextStyle.paragraph,
            max_length=3_000,
            default=hand_text(fact),
        )
        hint = cut(say("judge-hand-hint"), 100)
        label = cut(say("judge-hand-pairs"), _FIELD)
        form.add_item(ui.Label(text=label, description=hint, component=pairs))
        reason = ui.TextInput[Form](custom_id="reason", max_length=REASON)
        form.add_item(ui.Label(text=cut(say("judge-reason"), _FIELD), component=reason))
        await interaction.response.send_modal(press_form(form, at.press("thanded")))

    @button("thanded")
    async def _handed(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Store the pairings that a judge typed, with a public reason (T20)."""
        at = read_table_press(press)
        typed, reason = (*values, "", "")[:2]
        tables = tables_of(_with_pairs(at, press))
        await hold(interaction)
        await self.shared.load(interaction, at.tournament)

        def decide(t: Tournament, seed: str) -> Decision:
            facts: Sequence[Fact] = [hand_pairs(t, tables, typed, reason.strip(), seed)]
            return Decision(facts, posts=shown_by(t, [*facts]))

        after = await self.shared.decide(interaction, at.tournament, decide)
        await answer(interaction, say("judge-posted", number=len(after.state.rounds)), [])


def _with_pairs(at: TablePress, press: Press) -> TablePress:
    """Return `at` if it contains pairings. Raise `StaleTournamentPress` otherwise."""
    if not at.word.startswith("pairs") or _POSTED.fullmatch(at.word) is None:
        raise StaleTournamentPress(press.extra)
    return at
