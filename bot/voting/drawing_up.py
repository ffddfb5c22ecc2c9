"""Builds ballots: the options of a vote, with labels that fit into polls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import msgspec

from bot.chances.words import Figure, of_plans
from bot.games.errors import TooMuchAtOnce
from bot.games.saves import open_save, play
from bot.games.seats.command import within
from bot.ui.texts import cut, say
from bot.voting.ballot import Option, Paper
from db.games import GameRow
from db.voting import Ballot
from engine.core.asks import DONE, Answer, Ask
from engine.core.day_gate import CALENDAR
from engine.core.planning.laying_out import FEWEST
from engine.core.planning.plans import goals_of
from engine.core.planning.question import Question, question_of
from engine.core.ranking import MOST, ranked
from engine.core.ruleset import Policy
from engine.core.save import Outcome
from render.language import speaking
from render.panel import LABEL_LENGTH
from render.presenter import Presenter

if TYPE_CHECKING:
    from bot.context import BotContext

POLL_QUESTION, POLL_ANSWER, POLL_ANSWERS = 300, 55, 10
"""Discord's limits of a poll: the maximum characters of the question and of an answer, and number of answers."""
STAR = "★ "
"""The prefix of the adviser's choice."""
_LABEL = POLL_ANSWER - len(STAR)


def poll_labels(paper: Paper) -> list[str]:
    """Return the labels of a ballot's options for a poll. The adviser's choice has a star."""
    return [f"{STAR}{option.label}" if number == 0 else option.label for number, option in enumerate(paper.options)]


def poll_answers(paper: Paper) -> list[str]:
    """Return the texts of a poll's answers, with their chances if known."""
    return [
        label if option.chance is None else _with_figure(label, option)
        for label, option in zip(poll_labels(paper), paper.options, strict=True)
    ]


def _with_figure(label: str, option: Option) -> str:
    figure = say("votes-poll-figure", chance=option.chance, error=option.error)
    return f"{cut(label, POLL_ANSWER - len(figure) - 1)} {figure}"


def drawn_up(row: GameRow, presenter: Presenter, side: str = "") -> Paper | None:
    """Return a ballot about the current question of the game or of `side`.

    Return None if there is no question for players. Raise `SaveUnreadable` if the game's save cannot be read.
    """
    rules, save = open_save(row)
    outcome = play(row, rules, save, None)
    ask, locale = _question(outcome, side), row.locale
    if ask is None or ask.kind == CALENDAR:
        return None
    view = rules.view(outcome.world, side or None)
    with speaking(locale):
        goals, panel = goals_of(rules, view, ask), presenter.panel(view, ask, ())
        found = question_of(rules, view, ask)
        if goals and found is not None:
            return _asked(found, goals[0], presenter, view, ask, row=row, step=outcome.save.step)
        if len(goals) < FEWEST:
            options = _orders(row, presenter, outcome, ask, side)
            return Paper(title=panel.title, question=panel.orders, options=tuple(options), period=row.period)
        plans = tuple(
            Option(
                label=cut(presenter.plan_title(name), _LABEL),
                plan=name,
                why=presenter.plan_why(name),
                step=outcome.save.step,
            )
            for name in goals
        )
    with speaking(locale):
        return Paper(title=panel.title, question=say("votes-plan"), options=plans, period=row.period)


def _asked(found: Question, own: str, presenter: Presenter, view: Any, ask: Ask, *, row: GameRow, step: str) -> Paper:
    """Return a ballot about the commander's question, with the adviser's choice first."""
    locale, names = row.locale, [own, *(name for name in found.plans if name != own)]
    options = []
    with speaking(locale):
        for name in names:
            label = presenter.plan_choice(found.kind, name)
            if name not in found.plans or (name == own and not found.calm):
                label = say("button-phase")
            options.append(Option(label=cut(label, _LABEL), plan=name, step=step))
        panel = presenter.panel(view, ask, ())
        question = presenter.plan_question(view, found.kind, ask.side)
    return Paper(title=panel.title, question=question, options=tuple(options), period=row.period)


def short_list(row: GameRow, side: str = "") -> tuple[str, ...] | None:
    """Return the plans offered for a commander's question. Return None for other questions.

    Raise `SaveUnreadable` if the game's save cannot be read.
    """
    rules, save = open_save(row)
    outcome = play(row, rules, save, None)
    ask = _question(outcome, side)
    found = question_of(rules, rules.view(outcome.world, side or None), ask)
    return found.short if found is not None else None


def _question(outcome: Outcome[Any], side: str) -> Ask | None:
    """Return the open question of the game or of `side`; None if there is no question."""
    return next((ask for ask in outcome.asks if ask.side == side), None) if side else outcome.ask


def sifted(
    paper: Paper,
    row: GameRow,
    presenter: Presenter,
    plans: Collection[str],
    *,
    figures: Mapping[str, Figure] = MappingProxyType({}),
    side: str = "",
) -> Paper:
    """Return a ballot that offers only the given `plans`.

    With fewer than two plans, the ballot asks for an order instead. `figures` are the plans' chances. Raise
    `SaveUnreadable` if the game's save cannot be read.
    """
    kept = tuple(
        msgspec.structs.replace(option, **(figures[option.plan]._asdict() if option.plan in figures else {}))
        for option in paper.options
        if option.plan in plans
    )
    if len(kept) >= FEWEST:
        return msgspec.structs.replace(paper, options=kept)
    rules, save = open_save(row)
    outcome = play(row, rules, save, None)
    ask = _question(outcome, side)
    if ask is None or ask.kind == CALENDAR:
        return paper
    orders = tuple(_orders(row, presenter, outcome, ask, side))
    with speaking(row.locale):
        panel = presenter.panel(rules.view(outcome.world, side or None), ask, ())
    asked = msgspec.structs.replace(paper, title=panel.title, question=panel.orders, options=orders)
    return asked if len(orders) >= FEWEST else paper


async def figures_of(context: BotContext, ballot: Ballot, plans: Sequence[str]) -> Mapping[str, Figure]:
    """Return the win chance of each plan, keyed by the plan's name.

    If time runs out, some plans are missing. Raise `SaveUnreadable` if the game's save cannot be read.
    """
    service, side = context.service, ballot.side or None
    state = await service.seen_from(ballot.game_id, ballot.side)
    if within(state, ballot.side).version != ballot.version:
        return {}
    try:
        return of_plans(state, await context.chances.beside(state, side, plans), side)
    except TooMuchAtOnce:
        return {}


def option_for(row: GameRow, presenter: Presenter, answer: Answer, beside: Iterable[Option]) -> Option:
    """Return a ballot option for an order that a player has typed. Its label is unique.

    `beside` are the other options. Raise `SaveUnreadable` if the game's save cannot be read.
    """
    step = open_save(row)[1].step
    with speaking(row.locale):
        said = presenter.answer_text(answer)
    label, taken = cut(said, _LABEL), {option.label for option in beside}
    return Option(label=cut(said, LABEL_LENGTH) if label in taken else label, answer=answer, step=step)


def orders_of(row: GameRow, presenter: Presenter, side: str = "") -> list[Option]:
    """Return the orders that players may add to the plans in a ballot.

    Raise `SaveUnreadable` if the game's save cannot be read.
    """
    rules, save = open_save(row)
    outcome = play(row, rules, save, None)
    ask = _question(outcome, side)
    if ask is None or ask.kind == CALENDAR:
        return []
    return [option for option in _orders(row, presenter, outcome, ask, side) if not option.scope]


def _orders(row: GameRow, presenter: Presenter, outcome: Outcome[object], ask: Ask, side: str = "") -> list[Option]:
    """Return the best orders, the adviser's choice first.

    The last option lets the adviser play the rest of the phase, if the phase may end now.
    """
    rules, locale, step = open_save(row)[0], row.locale, outcome.save.step
    view = rules.view(outcome.world, side or None)
    steward: Policy = rules.policies["steward"](f"{row.id}/{row.version}")
    answers = ranked(steward, view, ask, most=MOST)
    with speaking(locale):
        offers = presenter.offers(view, ask, answers)
    with speaking(locale):
        labels = _labels([offer.label for offer in offers], answers, presenter)
        options = [
            Option(label=label, answer=answer, why=offer.why, step=step)
            for label, answer, offer in zip(labels, answers, offers, strict=True)
        ]
        if DONE in answers and answers[0] != DONE:  # the phase continues after this answer
            options.append(Option(label=say("votes-rest"), scope="phase"))
    return options


def _labels(offered: list[str], answers: tuple[Answer, ...], presenter: Presenter) -> list[str]:
    """Return labels for orders. Long labels are shortened for a poll if they stay different."""
    often = Counter(offered)
    full = [
        label if often[label] == 1 else cut(presenter.answer_text(answer), LABEL_LENGTH)
        for label, answer in zip(offered, answers, strict=True)
    ]
    short = [cut(label, _LABEL) for label in full]
    return short if len(set(short)) == len(short) else full
