"""Shortcuts of the board: who moves, then where to; every shot, the best first; who fires in a window."""

from __future__ import annotations

from engine.core.asks import Answer, Ask, Choice
from engine.games.ascari.world import View
from render.games.ascari.text import labels
from render.games.ascari.text.catalogue import cut, say
from render.menu_texts import leaves
from render.panel import DESCRIPTION_LENGTH, OPTION_LENGTH, Shortcut, Shortcuts

WHOLE = {
    "fire": ("fire", "pick-shots"),
    "react": ("fire", "pick-react"),
    "go-on": ("go", "pick-on"),
    "retreat": ("retreat", "pick-to"),
}
"""The verb of each kind of question whose answers are offered whole, and the prompt of their select."""
IN_STEPS = {"move": ("move", "pick-move"), "deploy": ("place", "pick-place"), "rearrange": ("place", "pick-place")}
"""The same of those that are offered word by word: who, then where to."""


def shortcuts(view: View, ask: Ask, *, path: Answer = ()) -> tuple[Shortcuts, ...]:
    """Return the selects of a board; after a unit is chosen, the hexes where it can go."""
    del view
    if ask.kind in IN_STEPS:
        return _in_steps(ask, path)
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


def _in_steps(ask: Ask, path: Answer) -> tuple[Shortcuts, ...]:
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
    options = tuple(_step(ask, path, choice) for choice in menu.choices)
    exactly = say("pick-exactly") if any(len(option.path) > 3 for option in options) else ""
    return (Shortcuts(verb=verb, prompt=say(prompt), options=options, exactly=exactly),)


def _step(ask: Ask, path: Answer, choice: Choice) -> Shortcut:
    """Return an option for one more word; after a hex the usual way of going there is said as well."""
    text, said = labels.label(choice), (*path, choice.word)
    how = ask.under(said, choice) if len(path) > 1 and choice.then is not None else None
    usual = how.preset if how is not None else ()
    detail = labels.description(choice)
    return Shortcut(path=(*said, *usual), label=text, detail=detail, compared_words=len(said))
