"""The select menus of the board."""

from __future__ import annotations

from math import atan2, pi, sqrt

from engine.core.asks import Answer, Ask, Choice
from engine.games.ascari.position import Position
from engine.games.ascari.world import View
from engine.hexes.grid import offset_of, to_axial
from render.games.ascari.text import catalogue, labels
from render.games.ascari.text.catalogue import cut, say
from render.menu_texts import leaves
from render.panel import DESCRIPTION_LENGTH, OPTION_LENGTH, Shortcut, Shortcuts

WHOLE = {
    "fire": ("fire", "pick-shots"),
    "react": ("fire", "pick-react"),
    "go-on": ("go", "pick-on"),
    "retreat": ("retreat", "pick-to"),
}
"""The kinds of questions whose complete answers are options, each with its verb and the prompt of its menu."""
IN_STEPS = {"move": ("move", "pick-move"), "deploy": ("place", "pick-place"), "rearrange": ("place", "pick-place")}
"""The kinds of questions answered word by word (the unit, then its destination), each with its verb and prompt."""

WHERE = frozenset({"to", "attack", "place"})
"""The labels of choices that name a hex."""


def shortcuts(view: View, ask: Ask, *, path: Answer = ()) -> tuple[Shortcuts, ...]:
    """Return the select menus that offer complete answers to a question.

    `path` contains the choices made so far.
    """
    if ask.kind in IN_STEPS:
        return _in_steps(view, ask, path)
    if path or ask.kind not in WHOLE:
        return ()
    verb, prompt = WHOLE[ask.kind]
    if ask.menu().find(verb) is None:
        return ()
    found = sorted(leaves(ask, (verb,)), key=lambda leaf: -int(leaf[1][-1].facts.get("chance", 0)))
    options = tuple(_option(answer, choices) for answer, choices in found)
    return (Shortcuts(verb=verb, prompt=say(prompt), options=options),)


def _option(answer: Answer, choices: tuple[Choice, ...]) -> Shortcut:
    text = " · ".join(labels.label(choice) for choice in choices)
    detail = labels.description(choices[-1])
    return Shortcut(
        path=answer, label=cut(text, OPTION_LENGTH), detail=cut(detail, DESCRIPTION_LENGTH) if detail else None
    )


def _in_steps(view: View, ask: Ask, path: Answer) -> tuple[Shortcuts, ...]:
    verb, prompt = IN_STEPS[ask.kind]
    if not path:
        path = (verb,)
        if ask.menu().find(verb) is None:
            return ()
    elif len(path) == 2 and path[0] == verb:
        prompt = "pick-to"
    else:
        return ()
    menu = ask.level(path)
    if menu is None:
        return ()
    options = tuple(_step(view, ask, path, choice) for choice in menu.choices)
    exactly = say("pick-exactly") if any(len(option.path) > 3 for option in options) else ""
    return (Shortcuts(verb=verb, prompt=say(prompt), options=options, exactly=exactly),)


def _step(view: View, ask: Ask, path: Answer, choice: Choice) -> Shortcut:
    """Return a menu option that adds a choice to an answer."""
    text, said = labels.label(choice), (*path, choice.word)
    if len(path) > 1 and choice.label in WHERE:
        text = cut(_where(view.position, path[1], str(choice.facts["at"]), text), OPTION_LENGTH)
    how = ask.under(said, choice) if len(path) > 1 and choice.then is not None else None
    usual = how.preset if how is not None else ()
    detail = labels.description(choice)
    return Shortcut(path=(*said, *usual), label=text, detail=detail, compared_words=len(said))


def _where(position: Position, unit: str, at: str, text: str) -> str:
    """Return `text`, a hex to which a unit can go, followed by its ground, distance and direction."""
    start = position.pieces[unit].at
    if not start or start == at:
        return text
    ground = catalogue.place_name(position.scenario, at) or say(f"terrain-{position.board.terrain[at].name}")
    steps = position.board.grid.distance(start, at)
    return say("pick-where", to=text, ground=ground, steps=steps, way=say(f"way-{_compass(start, at)}"))


def _compass(start: str, end: str) -> int:
    """Return the direction from one hex to another, from 0 (north) clockwise to 7."""
    one, other = to_axial(offset_of(start)), to_axial(offset_of(end))
    east, north = 1.5 * (other.q - one.q), -sqrt(3) * (other.r - one.r + (other.q - one.q) / 2)
    return round(atan2(east, north) / (pi / 4)) % 8
