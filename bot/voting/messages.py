"""The messages of ballots: open, closed, as a Discord poll, and as one line."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import discord
from discord import ButtonStyle, SelectOption, ui

from bot.boards.links import board_link
from bot.chances.words import Figure, before_why, weak
from bot.games.state import GameSummary
from bot.games.undone_texts import answer_text
from bot.runtime import clock
from bot.ui.components import BUTTONS, Layout, Row, button_row, press_button, press_select
from bot.ui.custom_ids import Press
from bot.ui.texts import cut, say
from bot.voting.ballot import EVERYBODY, MOST_OPTIONS, Option, Outcome, Paper, needed, outcome_of, paper_of
from bot.voting.drawing_up import POLL_QUESTION, poll_answers
from db.voting import Ballot
from render.catalogue import house_texts
from render.language import language, speaking
from render.panel import DESCRIPTION_LENGTH, LABEL_LENGTH, OPTION_LENGTH, PROMPT_LENGTH
from render.presenter import Presenter

VOTE, NOW, SURE, WAKE, PROPOSE, PROPOSED = "vote", "votenow", "votesure", "votewake", "votepropose", "voteorder"
"""The actions of custom ids: to vote; to decide now; to confirm that without votes; to resume a paused vote; to list
orders to propose; to propose one.
"""

_COLOUR, _CLOSED, _TITLE, _QUESTION, _WHY = 0x3A6EA5, 0x6E6A62, 200, 500, 90
_SHORT = 36
"""The maximum length of a label on a button in characters; if one label is longer the ballot has a select."""
_BAR = 10
_MARKDOWN = re.compile(r"[*_`#]+")


def open_post(
    ballot: Ballot, game: GameSummary, counts: Sequence[int], *, ready: bool, given: str | None = None
) -> ui.LayoutView:
    """Return the message of an open ballot, with the votes so far.

    `given` is a text about extra time.
    """
    paper, locale = paper_of(ballot), game.locale
    with speaking(locale):
        lines = [_option(number, option, counts) for number, option in enumerate(paper.options)]
        until = say("votes-until", at=_time(ballot.closes_at, "f"), left=_time(ballot.closes_at, "R"))
        terms = [
            say("votes-time-up") if time_is_up(ballot) else until,
            terms_of(ballot, game),
            say("votes-count", count=sum(counts)),
        ]
        if given:
            terms.insert(1, given)
        if ready and not time_is_up(ballot):
            terms.append(_ready(ballot))
        box = _box(paper, _COLOUR)
        box.add_item(ui.TextDisplay("\n".join(lines)))
        box.add_item(ui.TextDisplay("\n".join(terms)))
        for row in [] if ballot.native else vote_rows(ballot, paper):
            box.add_item(row)
        below = _beside(ballot, paper) if paper.plans else []
        if ready:
            button = ui.Button[ui.LayoutView](label=say("button-vote-now"), style=ButtonStyle.success)
            below.append(press_button(button, Press(NOW, version=ballot.id)))
    return _with_link(box, below, game)


def time_is_up(ballot: Ballot) -> bool:
    """Return whether the time of a ballot is over. An open ballot then takes no more votes."""
    return ballot.closes_at <= clock.now()


def _ready(ballot: Ballot) -> str:
    """Return the line which says that enough users have voted."""
    if ballot.voters == EVERYBODY:
        return say("votes-ready")
    return say("votes-all", left=_time(ballot.closes_at, "R"))


def _beside(ballot: Ballot, paper: Paper) -> list[ui.Item[Any]]:
    """Return a list with the button to propose another order.

    The list is empty if the ballot cannot get new options.
    """
    if ballot.native or len(paper.options) >= MOST_OPTIONS:
        return []
    order = ui.Button[ui.LayoutView](label=cut(say("button-vote-propose"), LABEL_LENGTH))
    return [press_button(order, Press(PROPOSE, version=ballot.id))]


def order_rows(ballot: Ballot, orders: Sequence[Option]) -> list[Row]:
    """Return a select menu of the orders that a voter may add to the ballot."""
    select = ui.Select[ui.LayoutView](
        placeholder=cut(say("votes-propose-pick"), PROMPT_LENGTH),
        options=[_picked(number, option) for number, option in enumerate(orders)],
    )
    return [button_row([press_select(select, Press(PROPOSED, version=ballot.id))])]


def vote_rows(ballot: Ballot, paper: Paper) -> list[Row]:
    """Return a ballot's buttons for voting, or a select menu if the labels are long."""
    if max(len(option.label) for option in paper.options) > _SHORT:
        select = ui.Select[ui.LayoutView](
            placeholder=cut(say("votes-pick"), PROMPT_LENGTH),
            options=[_picked(number, option) for number, option in enumerate(paper.options)],
        )
        return [button_row([press_select(select, Press(VOTE, version=ballot.id, extra="s"))])]
    buttons = [
        press_button(
            ui.Button(
                label=cut(f"{number + 1} · {_starred(number, option.label)}", LABEL_LENGTH),
                style=ButtonStyle.primary if number == 0 else ButtonStyle.secondary,
            ),
            Press(VOTE, version=ballot.id, page=number),
        )
        for number, option in enumerate(paper.options)
    ]
    return [button_row(buttons[start : start + BUTTONS]) for start in range(0, len(buttons), BUTTONS)]


def closed_post(ballot: Ballot, game: GameSummary, *, asleep: bool = False) -> ui.LayoutView:
    """Return the message of a closed ballot with its result.

    With `asleep`, it says that voting is paused, and a button resumes it.
    """
    paper, outcome, locale = paper_of(ballot), outcome_of(ballot), game.locale
    assert outcome is not None
    box = _box(paper, _CLOSED if outcome.chosen is None else _COLOUR)
    with speaking(locale):
        if outcome.chosen is not None and outcome.total:
            bars = [_bar(number, option, outcome) for number, option in enumerate(paper.options)]
            box.add_item(ui.TextDisplay("\n".join(bars)))
        lines = [why_of(outcome)]
        if outcome.chosen is not None:
            lines.insert(0, say("votes-decided", what=cut(paper.options[outcome.chosen].label, OPTION_LENGTH)))
        below: list[ui.Item[Any]] = []
        if asleep:
            lines.append(say("votes-asleep"))
            button = ui.Button[ui.LayoutView](label=say("button-vote-wake"), style=ButtonStyle.success)
            below.append(press_button(button, Press(WAKE, version=ballot.id)))
    box.add_item(ui.TextDisplay("\n".join(lines)))
    return _with_link(box, below, game)


def why_of(outcome: Outcome) -> str:
    """Return a short text that explains a ballot's outcome."""
    most = max(outcome.counts, default=0)
    text = say(f"votes-why-{outcome.why}", count=most, total=outcome.total, options=len(outcome.tied))
    return f"{text} {say('votes-early')}" if outcome.early else text


def in_short(ballot: Ballot, *, presenter: Presenter, game_locale: str) -> str:
    """Return a closed ballot as one line: time, decision, votes and reason."""
    paper, outcome = paper_of(ballot), outcome_of(ballot)
    assert outcome is not None
    assert ballot.closed_at is not None
    what = say("votes-nothing")
    if outcome.chosen is not None:
        what = wording(paper.options[outcome.chosen], presenter, game_locale=game_locale)
    facts: dict[str, Any] = {
        "at": _time(ballot.closed_at, "f"),
        "what": cut(what, OPTION_LENGTH),
        "count": outcome.total,
    }
    return say("votes-result", why=why_of(outcome), **facts)


def wording(option: Option, presenter: Presenter, *, game_locale: str) -> str:
    """Return the text of an option in the reader's language."""
    if house_texts().language(language()) == house_texts().language(game_locale):
        return option.label
    if option.scope:
        return say("votes-rest")
    if option.plan:
        return presenter.plan_title(option.plan)
    return answer_text(option.answer, option.step, presenter)


def terms_of(ballot: Ballot, game: GameSummary) -> str:
    """Return a text about who may vote and how many votes are needed."""
    key = "votes-terms-everybody" if ballot.voters == EVERYBODY else "votes-terms-players"
    return say(key, count=needed(ballot, players=len(game.players)))


def poll_of(ballot: Ballot, game: GameSummary, *, now: datetime) -> discord.Poll:
    """Return a ballot as a Discord poll that runs for the rest of the ballot's time."""
    paper, locale = paper_of(ballot), game.locale
    hours = max(1, math.ceil((ballot.closes_at - now).total_seconds() / 3600 - 0.02))
    asked = _plain(f"{paper.title}: {paper.question}")
    with speaking(locale):
        if any(option.chance is not None for option in paper.options):
            figures = say("votes-poll-figures", weak=weak(game.system))
            asked = f"{cut(asked, POLL_QUESTION - len(figures) - 1)} {figures}"
        poll = discord.Poll(question=cut(asked, POLL_QUESTION), duration=timedelta(hours=hours))
        for label in poll_answers(paper):
            poll.add_answer(text=label)
    return poll


# --- parts ---


def _box(paper: Paper, colour: int) -> ui.Container[ui.LayoutView]:
    box = ui.Container[ui.LayoutView](accent_colour=colour)
    heading = f"### 🗳️ {cut(_plain(paper.title), _TITLE)}"
    question = f"**{cut(_plain(paper.question), _QUESTION)}**" if paper.question else ""
    return box.add_item(ui.TextDisplay("\n".join(filter(None, (heading, question)))))


def _with_link(box: ui.Container[ui.LayoutView], items: Sequence[ui.Item[Any]], game: GameSummary) -> ui.LayoutView:
    link = board_link(game)
    buttons: list[ui.Item[Any]] = list(items)
    if link is not None:
        buttons.append(ui.Button(label=say("button-to-board", locale=game.locale), url=link))
    if buttons:
        box.add_item(button_row(buttons))
    return Layout().add_item(box)


def _option(number: int, option: Option, counts: Sequence[int]) -> str:
    """Return the line for an option of a ballot: its number, label, reason and votes."""
    parts = [f"**{number + 1}.** {_starred(number, option.label)}"]
    if option.why or option.chance is not None:
        why = before_why(_figure(option), cut(option.why, _WHY))
        parts.append(say("votes-because", why=why))
    if number < len(counts) and counts[number]:
        parts.append(f"**({say('votes-votes', count=counts[number])})**")
    return " ".join(parts)


def _bar(number: int, option: Option, outcome: Outcome) -> str:
    """Return an option as text with its votes, and a bar for their share."""
    count = outcome.counts[number]
    full = round(_BAR * count / outcome.total) if outcome.total else 0
    bar = "▰" * full + "▱" * (_BAR - full)
    votes = say("votes-votes", count=count)
    label = _starred(number, cut(option.label, OPTION_LENGTH))
    chosen = "**" if number == outcome.chosen else ""
    return f"{chosen}{number + 1}. {label}{chosen}\n{bar} {votes}"


def _picked(number: int, option: Option) -> SelectOption:
    said = before_why(_figure(option), option.why)
    why = say("votes-star", why=said) if number == 0 else said
    return SelectOption(
        label=cut(f"{number + 1} · {_starred(number, option.label)}", OPTION_LENGTH),
        value=str(number),
        description=cut(why, DESCRIPTION_LENGTH) or None,
    )


def _figure(option: Option) -> Figure | None:
    return Figure(option.chance, option.error) if option.chance is not None else None


def _starred(number: int, label: str) -> str:
    return f"★ {label}" if number == 0 else label


def _plain(text: str) -> str:
    """Return the text without Markdown."""
    return _MARKDOWN.sub("", text).strip()


def _time(at: datetime, style: discord.utils.TimestampStyle) -> str:
    return discord.utils.format_dt(at, style)
