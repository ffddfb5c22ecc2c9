"""Finds the question that a player has to answer in the current position of the game.

In a game with one side, all players share that side, and its turn has no `side`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import engine.games
from bot.games.decisions import Decision, decision_of
from bot.games.errors import JustDecided, NotYourTurn
from bot.games.permissions import current, expect_commander
from bot.games.pledges import brought
from bot.games.saves import open_save, play
from bot.games.seats.chairs import ask_for, expect_since, held_by, side_of
from bot.games.seats.command import expect_voice
from bot.games.state import GameState, summary_of
from bot.games.storing import Games
from db.games import GameRow, JournalRow, Store
from engine.core.asks import DONE, TURN, Answer, Ask, Choice
from engine.core.drive import marked
from engine.core.pledge import Word
from engine.core.record import DECISIONS, LAPSE
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome, awaits_word
from engine.core.sequence import SIDE


@dataclass(slots=True)
class Turn:
    """A game with the `side` whose question is to be answered.

    A change is compared with the `row`. `first` contains rows to be stored before the decisions: the players' number
    for the dice, or the name of a plan. `at` is the game after these rows, from which the decisions continue. `side` is
    None in games with one side, and for the calendar.
    """

    row: GameRow
    rules: Ruleset[Any]
    outcome: Outcome[Any]
    side: str | None
    at: GameRow
    first: tuple[JournalRow, ...] = ()
    back: str | None = None

    @property
    def own(self) -> Outcome[Any]:
        """The result of the game so far, with only the side's own question."""
        if self.row.asked is None:
            return self.outcome
        return replace(self.outcome, asks=tuple(ask for ask in self.outcome.asks if side_of(ask) == self.side))

    def says(self, action: str, answer: Answer) -> Decision:
        """Answer the side's own question, and return the decision for storage.

        Raise `Refused` if the answer is not legal. If corrected rules have reopened the step, the answer does not
        count. Afterwards `back` is the side that may undo the answer alone, or empty if no side may.
        """
        if self.outcome.reopened:
            return decision_of(action, (), (self.at.period, self.at.round), self.outcome)
        if self.side is None:
            place = self.rules.progress(self.outcome.world)
            self.outcome = self.outcome.on(answer)
            return decision_of(action, answer, place, self.outcome)
        decision, self.outcome = said_by(action, self.rules, self.outcome, self.own.asks[0], answer)
        self.back = None if decision.settled or self.outcome.seen else self.side
        return decision


async def turn_of(
    games: Games, game: GameRow | GameState, *, actor: int, version: int, word: Word | None, side: str | None
) -> Turn:
    """Return the turn that a user takes in the position of `version`.

    An earlier version counts if the user's own question has not changed since. With a `side`, that side's vote decides.
    If `game` was read for a decision, its position is used. This is possible only once. `word` is the players' number,
    which the first decision adds to the dice.

    Raise `NotYourGame`, `OnlyAdvises` or `DecidedByVote` if the user may not decide. Raise `NotYourTurn`,
    `JustDecided`, `DayNotBegun` or `WordAwaited` if nobody may decide for the side now. Raise `AlreadyDecided` if the
    game has changed. Raise `GameOver` if it is over. Raise `SaveDamaged` or `SaveTooNew` if its save cannot be read.
    """
    row, position, asked = game, None, None
    if isinstance(game, GameState):
        row, position = game.row, game.position
    assert isinstance(row, GameRow)
    if row.asked is None:
        expect_commander(game if isinstance(game, GameState) else summary_of(row), actor)
        current(row, version=version)
    if position is not None and position.outcome is not None:
        rules, save, outcome = engine.games.find(row.system), position.save, position.outcome
        position.outcome = None
    else:
        rules, save = open_save(row)
        outcome = play(row, rules, save, None)
    if row.asked is not None:
        asked = side_of(await own_ask(games.store, row, outcome.asks, actor, version=version, side=side))
        expect_since(row, asked, version)
        expect_voice(row, asked, actor)
    if not awaits_word(save):
        return Turn(row, rules, outcome, asked, row)
    at, save, first = brought(row, rules, save, word, actor=actor, now=games.now())
    return Turn(row, rules, play(at, rules, save, None), asked, at, first)


async def own_ask(
    store: Store, row: GameRow, asks: tuple[Ask, ...], actor: int, *, version: int, side: str | None = None
) -> Ask:
    """Return the question that a user answers with a click on the board of `version`.

    Raise `JustDecided` if the user's side has answered since that version. Otherwise raise `NotYourTurn` if the user
    has no question.
    """
    try:
        return ask_for(row, asks, actor, side=side)
    except NotYourTurn as error:
        marks = tuple(f'["{SIDE}{each}"' for each in held_by(row, actor))
        for entry in await store.journal(row.id, first=version + 1, last=row.version):
            if entry.action in DECISIONS and entry.answer.startswith(marks):
                raise JustDecided(row.id, actor=entry.actor, lapsed=entry.action == LAPSE) from error
        raise


def said_by(
    action: str, rules: Ruleset[Any], outcome: Outcome[Any], ask: Ask, answer: Answer
) -> tuple[Decision, Outcome[Any]]:
    """Apply a side's answer. Return the decision to store and the new position.

    Raise `Refused` if the answer is not legal.
    """
    meant, place = ask.check(answer), rules.progress(outcome.world)
    after = outcome.on(meant, side=ask.side)
    decision = decision_of(action, marked(meant, ask.side), place, after)
    return replace(decision, secret=ask.hides(meant)), after


def unfinished(period: int, ask: Ask, answer: Answer) -> tuple[Choice, ...]:
    """Return the pieces that can still act if this answer ends a phase.

    Return an empty tuple for other answers.
    """
    if period == 0 or ask.pace != TURN or ask.check(answer) != DONE:
        return ()
    return ask.pieces()
