"""T7, T10, T20 The draft of a round in words: who meets whom, who is not paired and why, what is to be settled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ButtonStyle

from bot.tournaments.report_handlers import labelled
from bot.tournaments.service import Loaded
from bot.tournaments.table_presses import TablePress
from bot.tournaments.table_words import player_name
from bot.ui.components import Button, Row, button_row
from bot.ui.texts import clean, cut, say
from engine.core.asks import Refused
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.journal import expect_draws
from engine.tournament.state import CLOSED, Tournament

_PAIRS = 60
_LET_IN, _ASIDE = 10, 4
_ROW = 5
_NAME = 40
_LABEL = 80


def pair_lines(t: Tournament, fact: Fact, *, locale: str) -> list[str]:
    """Return a draft in lines: who meets whom, and who is left over."""
    assert isinstance(fact, f.RoundPaired | f.PairedAgain)
    if isinstance(fact, f.PairedAgain):
        head, seats = "judge-draft-again", fact.instead
        numbers = draft.numbers_again(t, fact.round, fact.tables, len(seats))
    else:
        head, seats = "judge-draft", fact.tables
        numbers = [*range(1, len(seats) + 1)]
    found = [say(head, locale=locale, number=fact.round, count=len(seats))]
    for number, seat in [*zip(numbers, seats, strict=True)][:_PAIRS]:
        a, b = (player_name(t, player, locale=locale) for player in (seat.a, seat.b))
        found.append(say("judge-draft-pair", locale=locale, table=number, a=a, b=b))
    if len(seats) > _PAIRS:
        found.append(say("judge-draft-more", locale=locale, count=len(seats) - _PAIRS))
    if fact.left_over:
        name = player_name(t, fact.left_over, locale=locale)
        found.append(say("judge-draft-left", locale=locale, name=name))
    return found


# --- who is not paired ---


def missing_lines(t: Tournament, *, locale: str) -> Iterator[str]:
    """T7, T80 Yield who is registered and not paired in the next round, by the reason; then the odd number (T10)."""
    for reason, players in draft.not_paired(t, len(t.rounds) + 1).items():
        names = ", ".join(player_name(t, number, locale=locale) for number in players)
        yield say(f"judge-draft-without-{reason}", locale=locale, names=names)
    if t.stage != CLOSED:
        return
    if pair := draft.comes_in(t):
        came, absent = (player_name(t, number, locale=locale) for number in pair)
        yield say("judge-draft-comes-in", locale=locale, name=came, absent=absent)
    elif aside := draft.who_steps_aside(t):
        yield say("judge-draft-odd", locale=locale, name=player_name(t, aside, locale=locale))


def missing_rows(t: Tournament, at: TablePress, *, locale: str) -> list[Row]:
    """Return «Let in» for who has no list, and what settles an odd number before round one."""
    late = draft.not_paired(t, len(t.rounds) + 1).get("list", [])[:_LET_IN]
    found = [_named(t, at, "let-in", number, locale=locale) for number in late]
    odd: list[Button] = []
    if t.stage == CLOSED:
        if pair := draft.comes_in(t):
            odd = [_named(t, at, "come-in", pair[0], locale=locale)]
        elif aside := draft.who_steps_aside(t):
            able = [aside, *(n for n in draft.coming(t) if t.players[n].club and n != aside)]
            odd = [_named(t, at, "aside", number, locale=locale) for number in able[:_ASIDE]]
    rows = [found[first : first + _ROW] for first in range(0, len(found), _ROW)]
    return [button_row(each) for each in (*rows, odd) if each]


def _named(t: Tournament, at: TablePress, word: str, number: int, *, locale: str) -> Button:
    name = cut(clean(t.players[number].name), _NAME) or str(number)  # a label has no markup to escape
    text = cut(say(f"button-judge-draft-{word}", locale=locale, name=name), _LABEL)
    return labelled(text, at._replace(number=number, word=word).press("tdraft"))


# --- tables that would sit otherwise ---


def otherwise(loaded: Loaded, corrected: int, seed: str, now: int, *, locale: str) -> tuple[str, list[Row]]:
    """T20, T69 Return which tables of the present round would sit otherwise by the corrected page, with what mends it.

    The button is there only if its press is possible now.
    """
    t = loaded.state
    if corrected >= len(t.rounds) or t.rounds[-1].closed or not t.rounds[-1].tables:
        return "", []
    number = len(t.rounds)
    tables = draft.paired_otherwise(t, number)
    if not tables:
        return say("judge-sits-right", locale=locale, round=number), []
    numbers = " ".join(map(str, tables))
    fact = mending(t, seed, now)
    if fact is None:
        return say("judge-sits-otherwise-late", locale=locale, round=number, tables=numbers), []
    head = say("judge-sits-otherwise", locale=locale, round=number, tables=numbers)
    press = TablePress(loaded.row.id, number, word="mend").press("tpair")
    button = labelled(say("button-judge-again", locale=locale), press, style=ButtonStyle.primary)
    return "\n".join((head, *pair_lines(t, fact, locale=locale))), [button_row([button])]


def mending(t: Tournament, seed: str, now: int) -> f.PairedAgain | None:
    """T20 Return the tables paired again that make the present round right; None if nothing does, or no more."""
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
"""So many tables are named in one press."""


def tables_word(tables: Sequence[int]) -> str:
    """Return tables as a word of a press: two letters each."""
    return "pairs" + "".join(_LETTERS[number // 26] + _LETTERS[number % 26] for number in tables)


def tables_of(at: TablePress) -> list[int]:
    """Return the tables that a press names; none for the whole round."""
    if at.word.startswith("pairs"):
        pairs = at.word.removeprefix("pairs")
        return [26 * _LETTERS.index(a) + _LETTERS.index(b) for a, b in zip(pairs[::2], pairs[1::2], strict=False)]
    if at.word.startswith("again"):  # presses of before, which name the first table beside
        more = [word for word in at.word.removeprefix("again").split("-") if word]
        return [at.table, *(int("".join(str(_LETTERS.index(letter)) for letter in word)) for word in more)]
    return []
