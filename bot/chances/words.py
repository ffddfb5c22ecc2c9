"""Texts with win chances: the line on the board, replies to users, and plans."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import engine.games
from bot.games.state import GameState
from bot.ui.texts import cut, say
from engine.core.chances.tallies import Share, Tally
from render.presenter import Presenter

FAINT, LEAST = 2.0, 0.05
"""The smallest change that is shown: in standard errors, and as a share."""
BANDS = 6
"""The maximum number of levels of victory shown, the likeliest first."""


class Figure(NamedTuple):
    """A win chance and its margin of error, in percent. The margin is 0 if it is unknown."""

    chance: int
    error: int = 0


def in_hundred(share: Share) -> int:
    """Return a share in percent, rounded."""
    return round(100 * share.value)


def figure(share: Share) -> Figure:
    """Return a share in percent, with its margin of error."""
    return Figure(in_hundred(share), max(1, round(100 * share.error)))


def share_said(share: Share) -> str:
    """Return a win chance as text, with its margin of error."""
    known = figure(share)
    return say("chances-share", chance=known.chance, error=known.error)


def plainly(share: Share) -> str:
    """Return a win chance as text, without its margin of error."""
    return say("chances-share-plain", chance=in_hundred(share))


def sides_of(state: GameState) -> tuple[str, ...]:
    """Return the sides whose chances are shown, in the game's order."""
    rules = engine.games.find(state.system)
    return tuple(side for side in rules.sides if side in state.sides) or rules.sides[:1]


def side_named(state: GameState, side: str, presenter: Presenter) -> str:
    """Return the label of a side's chance: its name, or “victory” in games with one side."""
    return presenter.side(side) if side in state.sides else say("chances-victory")


def weak(system: str) -> str:
    """Return whether the win chances of a game assume the autopilot's play, as “yes” or “no”."""
    return "yes" if engine.games.find(system).weak_steward else "no"


def line(
    state: GameState, now: Tally, before: Tally | None, presenter: Presenter, *, morning: Tally | None = None
) -> str:
    """Return the board's line with the win chances now and before.

    With `morning`, compare with these chances from the beginning of the day.
    """
    said = shares(state, now, before, presenter, margin=False)
    if morning is not None:
        said = (_moved(state, side, now, morning, presenter) for side in sides_of(state))
    return say("chances-line", shares=" · ".join(said), weak=weak(state.system))


def _moved(state: GameState, side: str, now: Tally, morning: Tally, presenter: Presenter) -> str:
    """Return a sentence that compares a side's chance now with its chance at the start of the day or turn."""
    then, (gap, error) = in_hundred(morning.chance(side)), now.lead(morning, side)
    facts: dict[str, Any] = {"side": side_named(state, side, presenter), "before": then, "period": presenter.period()}
    after = in_hundred(now.chance(side))
    if abs(gap) <= max(FAINT * error, LEAST) or (after - then) * gap <= 0:
        return say("chances-of-side-same", **facts)
    return say("chances-of-side-moved", way="up" if gap > 0 else "down", now=after, **facts)


def shares(
    state: GameState, now: Tally, before: Tally | None, presenter: Presenter, *, margin: bool = True
) -> Iterable[str]:
    """Yield a text for each side with its win chance, and the previous chance if known.

    `margin` adds the margin of error.
    """
    for side in sides_of(state):
        facts = {
            "side": side_named(state, side, presenter),
            "share": share_said(now.chance(side)) if margin else plainly(now.chance(side)),
        }
        earlier = None if before is None else in_hundred(before.chance(side))
        if earlier is None or earlier == in_hundred(now.chance(side)):
            yield say("chances-of-side", **facts)
        else:
            yield say("chances-of-side-before", before=earlier, period=presenter.period(), **facts)


def whole(state: GameState, found: Tally, before: Tally | None, presenter: Presenter) -> str:
    """Return the full text about the chances in a game."""
    lines = [say("chances-title", place=presenter.title())]
    lines += shares(state, found, before, presenter)
    rules = engine.games.find(state.system)
    likeliest = found.likeliest_band(rules.bands)
    lines.append(say("chances-expected", band=presenter.band(likeliest)))
    lines += _bands(found, rules.bands, presenter)
    lines.append(say("chances-how", count=found.games))
    if rules.weak_steward:
        lines.append(say("chances-weak"))
    return "\n".join(lines)


def _bands(found: Tally, order: Sequence[str], presenter: Presenter) -> list[str]:
    """Return the likeliest levels of victory with their chances, the best level first."""
    known = sorted((name for name in order if found.bands.get(name)), key=lambda name: -found.bands[name])[:BANDS]
    return [
        "- " + say("chances-band", band=presenter.band(name), share=share_said(found.band(name)))
        for name in order
        if name in known
    ]


def beside_plan(state: GameState, found: Tally, side: str | None) -> str:
    """Return the line about a plan's win chance. Show the line from `about_plans` below it."""
    share = found.chance(side or sides_of(state)[0])
    return say("chances-plan", share=share_said(share))


def of_plans(state: GameState, found: Mapping[str, Tally], side: str | None) -> dict[str, Figure]:
    """Return the chance of each plan for `side`."""
    own = side or sides_of(state)[0]
    return {plan: figure(each.chance(own)) for plan, each in found.items()}


def about_plans(system: str) -> str:
    """Return the line that explains the chances of plans."""
    return say("chances-plans", weak=weak(system))


def before_why(known: Figure | None, why: str) -> str:
    """Return the reason for a plan. Its chance comes first if it is known."""
    if known is None or not why:
        return why if known is None else _said(known)
    return say("chances-plan-short", figure=_said(known), what=why)


def after_title(known: Figure | None, title: str, *, weak: str = "no") -> str:
    """Return the title of a plan, followed by its win chance if known.

    If `weak` is “yes”, add that the chance assumes the autopilot's play.
    """
    if known is None:
        return title
    return say("chances-plan-after", figure=_said(known), what=title, weak=weak)


def suggested(system: str, known: Figure | None, title: str, *, most: int) -> str:
    """Return the title of a plan and its chance as a suggestion of at most `most` characters."""
    by = weak(system)
    room = most - len(after_title(known, "", weak=by))
    return after_title(known, cut(title, room), weak=by)


def _said(known: Figure) -> str:
    return say("chances-plan-figure", chance=known.chance, error=known.error)
