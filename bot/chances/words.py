"""Figures in words: the line on the board, the answer to whoever asks, what stands beside plans."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import engine.games
from bot.games.state import GameState
from bot.ui.texts import say
from engine.core.chances.tallies import Share, Tally
from render.presenter import Presenter

BANDS = 6
"""The most bands that are told, the likeliest."""


def in_hundred(share: Share) -> int:
    """Return a chance in a hundred."""
    return round(100 * share.value)


def share_said(share: Share, *, locale: str) -> str:
    """Return a chance with its error."""
    error = max(1, round(100 * share.error))
    return say("chances-share", locale=locale, chance=in_hundred(share), error=error)


def sides_of(state: GameState) -> tuple[str, ...]:
    """Return the sides whose chances are told, in the game's order."""
    rules = engine.games.find(state.system)
    return tuple(side for side in rules.sides if side in state.sides) if state.several else rules.sides[:1]


def side_named(state: GameState, side: str, presenter: Presenter, *, locale: str) -> str:
    """Return what is called a chance: the side that wins, or in a game of one side its victory."""
    return presenter.side(side, locale=locale) if state.several else say("chances-victory", locale=locale)


def weak(state: GameState) -> str:
    """Return «yes» where figures are called those of the autopilot's play."""
    return "yes" if engine.games.find(state.system).weak_steward else "no"


def line(state: GameState, now: Tally, before: Tally | None, presenter: Presenter, *, locale: str) -> str:
    """Return the line on the board: how the game stands, and how it stood a period before."""
    said = shares(state, now, before, presenter, locale=locale)
    return say("chances-line", locale=locale, shares=" · ".join(said), weak=weak(state))


def shares(state: GameState, now: Tally, before: Tally | None, presenter: Presenter, *, locale: str) -> Iterable[str]:
    """Yield each side's chance, with that of a period before if it is known."""
    for side in sides_of(state):
        facts = {
            "side": side_named(state, side, presenter, locale=locale),
            "share": share_said(now.chance(side), locale=locale),
        }
        if before is None:
            yield say("chances-of-side", locale=locale, **facts)
        else:
            earlier, period = in_hundred(before.chance(side)), presenter.period()
            yield say("chances-of-side-before", locale=locale, before=earlier, period=period, **facts)


def whole(state: GameState, found: Tally, before: Tally | None, presenter: Presenter, *, locale: str) -> str:
    """Return all that is told to whoever asks."""
    lines = [say("chances-title", locale=locale, place=presenter.title(locale=locale))]
    lines += shares(state, found, before, presenter, locale=locale)
    rules = engine.games.find(state.system)
    likeliest = found.likeliest_band(rules.bands)
    lines.append(say("chances-expected", locale=locale, band=presenter.band(likeliest, locale=locale)))
    lines += _bands(found, rules.bands, presenter, locale=locale)
    lines.append(say("chances-how", locale=locale, count=found.games))
    if rules.weak_steward:
        lines.append(say("chances-weak", locale=locale))
    return "\n".join(lines)


def _bands(found: Tally, order: Sequence[str], presenter: Presenter, *, locale: str) -> list[str]:
    """Return the likeliest bands with their chances, the best first."""
    told = sorted((name for name in order if found.bands.get(name)), key=lambda name: -found.bands[name])[:BANDS]
    return [
        "- "
        + say(
            "chances-band",
            locale=locale,
            band=presenter.band(name, locale=locale),
            share=share_said(found.band(name), locale=locale),
        )
        for name in order
        if name in told
    ]


def beside_plan(state: GameState, found: Tally, side: str | None, *, locale: str) -> str:
    """Return the line below a plan."""
    share = found.chance(side or sides_of(state)[0])
    return say("chances-plan", locale=locale, share=share_said(share, locale=locale), weak=weak(state))


def of_plans(state: GameState, found: Mapping[str, Tally], side: str | None) -> dict[str, int]:
    """Return the chances of plans in a hundred, by plan."""
    own = side or sides_of(state)[0]
    return {plan: in_hundred(each.chance(own)) for plan, each in found.items()}


def before_why(chance: int | None, why: str, *, locale: str) -> str:
    """Return what a plan pays attention to, after its chance in a hundred if that is known."""
    return why if chance is None else say("chances-plan-short", locale=locale, chance=chance, what=why)


def after_title(chance: int | None, title: str, *, locale: str) -> str:
    """Return the title of a plan, before its chance in a hundred if that is known."""
    return title if chance is None else say("chances-plan-after", locale=locale, chance=chance, what=title)
