"""The pages of a report as Discord's forms: labels, selects, and what was sent back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.tournaments.reporting import ENDING, Case, Sheet
from bot.ui.components import Form
from bot.ui.custom_ids import StaleTournamentPress
from bot.ui.texts import clean, cut, say
from engine.tournament.books.base import CHOICE, PAIR, SEVERAL, UNITS, FormPage, Question
from render.catalogue import house_texts

LABEL, DESCRIPTION, OPTION, TITLE = 45, 100, 100, 45
"""Discord's limits."""
_NAME = 16
_RADIO = 5
"""A choice of at most so many options is shown whole, without opening a list."""
_DIGITS = 12

Answers = dict[str, tuple[str, ...]]


def report_form(case: Case, page: FormPage, sheet: Sheet, *, locale: str) -> Form:
    """Return the form of a page, with what has been entered before."""
    title = say(f"report-page-{page.name}", locale=locale, table=case.seat.table)
    form = Form(title=cut(title, TITLE))
    for question in page.questions:
        hint = f"report-hint-{asked_as(question)}"
        form.add_item(
            ui.Label(
                text=cut(_label(case, question, locale=locale), LABEL),
                description=cut(say(hint, locale=locale), DESCRIPTION) if house_texts().has(hint) else None,
                component=_control(case, question, sheet.told.get(question.key, ()), locale=locale),
            )
        )
    return form


def asked_as(question: Question) -> str:
    """Return how the text of a question is named: costs that are typed are asked otherwise than units."""
    name = question.field.replace("_", "-")
    return f"{name}-sums" if question.field.startswith("units_") and question.how != UNITS else name


def _label(case: Case, question: Question, *, locale: str) -> str:
    what = say(f"report-ask-{asked_as(question)}", locale=locale)
    if not question.side:
        return what
    return say("report-ask-of", locale=locale, who=whose(case, question.side, locale=locale), what=what)


def whose(case: Case, side: str, *, locale: str) -> str:
    """Return a side as who fills in calls it: «You», or the player's name."""
    if case.seat.player and side == case.own:
        return say("report-you", locale=locale)
    return cut(clean(case.player(side).name), _NAME) or say("report-nameless", locale=locale, number=side)


def _control(case: Case, question: Question, before: Sequence[str], *, locale: str) -> ui.Item[Any]:
    if question.how in (CHOICE, SEVERAL, UNITS):
        options = _options(case, question, locale=locale)
        kept = set(before)
        if question.how == SEVERAL:
            boxes = [
                discord.CheckboxGroupOption(label=text, value=value, default=value in kept) for value, text in options
            ]
            return ui.CheckboxGroup(custom_id=question.key, options=boxes, required=False, min_values=0)
        if question.how == CHOICE and len(options) <= _RADIO:
            dots = [discord.RadioGroupOption(label=text, value=value, default=value in kept) for value, text in options]
            return ui.RadioGroup(custom_id=question.key, options=dots, required=question.needed)
        return _select(question, options, kept, locale=locale)
    first = say("report-pair", locale=locale) if question.how == PAIR else "0"
    return ui.TextInput(
        custom_id=question.key,
        max_length=_DIGITS,
        required=question.needed,
        default=next(iter(before), None) or None,
        placeholder=first,
    )


def _select(question: Question, options: Sequence[tuple[str, str]], kept: set[str], *, locale: str) -> ui.Item[Any]:
    several = question.how == UNITS
    select: ui.Select[Any] = ui.Select(
        custom_id=question.key,
        placeholder=say("report-none" if several else "report-pick", locale=locale),
        min_values=0 if several or not question.needed else 1,
        max_values=len(options) if several else 1,
        required=question.needed,
    )
    for place, (value, text) in enumerate(options):
        more = None
        if several:
            unit = question.units[place]
            more = cut(" · ".join((str(unit.cost), *unit.words)), OPTION)
        select.add_option(label=text, value=value, description=more, default=value in kept)
    return select


def _options(case: Case, question: Question, *, locale: str) -> list[tuple[str, str]]:
    """Return the value and the text of each option."""
    if question.how == UNITS:
        names = [f"{unit.mark} · {unit.name}" for unit in question.units]
    else:
        names = [_option(case, question, word, locale=locale) for word in question.options]
    return [(word, cut(clean(name), OPTION)) for word, name in zip(question.options, names, strict=True)]


def _option(case: Case, question: Question, word: str, *, locale: str) -> str:
    if question.key == ENDING and word in ("a", "b"):
        own = case.seat.player and word == case.own
        name = cut(clean(case.player(word).name), 60)
        return (
            say("report-option-ending-own", locale=locale)
            if own
            else say("report-option-ending-other", locale=locale, name=name)
        )
    key = f"report-option-{question.field.replace('_', '-')}-{word}"
    if house_texts().has(key):
        return say(key, locale=locale)
    if word in ("a", "b"):
        return whose(case, word, locale=locale)
    common = f"report-option-{word}"
    return say(common, locale=locale) if house_texts().has(common) else word


# --- what was sent ---


def answers_of(page: FormPage, sent: Mapping[str, Sequence[str]]) -> Answers:
    """Return the answers to a page by the keys of its questions. What is no option of it is left out."""
    found: Answers = {}
    for question in page.questions:
        values = [value.strip() for value in sent.get(question.key, ())]
        if question.how in (CHOICE, SEVERAL, UNITS):
            values = [value for value in values if value in question.options]
        found[question.key] = tuple(value for value in values if value)
    return found


def sent_in(interaction: discord.Interaction[Any]) -> Answers:
    """Return what was entered in the form that was sent. Raise `StaleTournamentPress` where it was none."""
    data: Any = interaction.data
    if interaction.type is not discord.InteractionType.modal_submit:
        raise StaleTournamentPress(str(data["custom_id"]))
    return submitted(data["components"])


def submitted(components: Iterable[Mapping[str, Any]]) -> Answers:
    """Return what was entered in the controls of a form, by their custom ids."""
    found: Answers = {}
    for part in components:
        found |= submitted([*part.get("components", ()), *filter(None, (part.get("component"),))])
        key, value, values = part.get("custom_id"), part.get("value"), part.get("values")
        if key is not None and isinstance(values, list):
            found[key] = tuple(map(str, values))
        elif key is not None and value is not None:
            found[key] = (str(value),)
    return found
