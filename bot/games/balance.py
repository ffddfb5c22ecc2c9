"""Texts about the balance of a battle: test results, and a change that would help."""

from __future__ import annotations

from typing import Any

import engine.games
from bot.ui.texts import say
from engine.core.base_ruleset import BaseRuleset
from engine.core.battles.problems import Fact
from engine.core.battles.trying import GAME, Trial, Tried
from render.presenter import Presenter

_LOOKS = {"out-of-reach": "battle-look-out-of-reach"}
_REMEDIES = {"turns": "battle-remedy-turns", "needed": "battle-remedy-needed"}


def warning_lines(system: str, world: Any, presenter: Presenter) -> list[str]:
    """Return warnings about features of a new battle that are probably mistakes."""
    rules = engine.games.find(system)
    found = rules.look(world) if isinstance(rules, BaseRuleset) else ()
    return [
        say(_LOOKS[each.kind], side=presenter.side(str(each.facts["side"])), hexes=_listed(each.facts["hexes"]))
        for each in found
    ]


def _listed(hexes: Fact) -> str:
    return ", ".join(map(str, hexes)) if isinstance(hexes, tuple) else str(hexes)


def balance_lines(trial: Trial, presenter: Presenter) -> list[str]:
    """Return lines about the results of the test games so far.

    Return an empty list before the first game.
    """
    plain = trial.plain
    if not plain.games:
        return []
    turns, alone, shares = f"{plain.turns / plain.games:.1f}", GAME in plain.wins, _shares(plain, presenter)
    lines = [say("battle-balance-alone" if alone else "battle-balance", games=plain.games, shares=shares, turns=turns)]
    if not trial.over:
        return lines
    if plain.is_even():
        return [*lines, say("battle-fair" if alone else "battle-even")]
    stronger = plain.stronger()
    if alone:
        lines.append(say("battle-hard" if stronger == GAME else "battle-easy"))
    else:
        lines.append(say("battle-uneven", side=presenter.side(stronger)))
    return [*lines, _remedy(trial, presenter)]


def share_texts(tried: Tried, presenter: Presenter) -> list[str]:
    """Return each side's share of wins as text, such as “Italians 57 in 100 (± 10)”."""
    sides = filter(None, tried.wins)
    return [
        say(
            "battle-share",
            side=presenter.side(side),
            share=f"{100 * tried.share(side):.0f}",
            doubt=f"{100 * tried.doubt(side):.0f}",
        )
        for side in sides
    ]


def _shares(tried: Tried, presenter: Presenter) -> str:
    if GAME in tried.wins:
        won = next(side for side in tried.wins if side not in {"", GAME})
        return say("battle-share-alone", share=f"{100 * tried.share(won):.0f}", doubt=f"{100 * tried.doubt(won):.0f}")
    return ", ".join(share_texts(tried, presenter))


def _remedy(trial: Trial, presenter: Presenter) -> str:
    """Return a line about a small change that would balance the battle."""
    what, _, value = trial.remedy.partition(" ")
    if not what:
        return say("battle-remedy-none")
    facts = {"value": value, "shares": _shares(trial.changed[trial.remedy], presenter)}
    rule = next((each for each in presenter.house_rules() if each.name == what), None)
    if rule is None:
        return say(_REMEDIES.get(what, "battle-remedy-value"), what=what, **facts)
    return say("battle-remedy-rule", rule=rule.title, choice=dict(rule.choices)[value], **facts)
