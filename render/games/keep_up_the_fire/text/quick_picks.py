"""Select menus of the board."""

from __future__ import annotations

from engine.core.asks import Answer, Ask, Choice
from engine.games.keep_up_the_fire.world import Position
from render.games.keep_up_the_fire.odds import expected_results
from render.games.keep_up_the_fire.text import labels
from render.games.keep_up_the_fire.text.catalogue import cut, say
from render.menu_texts import leaves
from render.panel import DESCRIPTION_LENGTH, OPTION_LENGTH, Shortcut, Shortcuts
from render.rulebook import plain

WHOLE = {
    "act": ("fire", "melee", "fortify"),
    "works": ("fortify",),
    "losses": ("share",),
    "column-losses": ("pay",),
    "replace": ("replace",),
    "place": ("place",),
    "feat": ("attempt",),
    "refuge": ("refuge", "return"),
}
"""For each kind of question, the verbs that each have a select menu; its options are complete answers."""
_PROMPTS = {
    "fire": "pick-fire",
    "melee": "pick-melee",
    "fortify": "pick-fortify",
    "share": "pick-share",
    "pay": "pick-pay",
    "place": "pick-walls",
}
MOVES = frozenset({"deploy", "redeploy"})


def shortcuts(position: Position, ask: Ask, *, path: Answer = ()) -> tuple[Shortcuts, ...]:
    """Return the select menus that the board offers after the words chosen so far."""
    if path:
        going = ask.kind in MOVES and path[0] == "move" and len(path) == 2
        return (_select(position, ask, path, prompt="pick-to"),) if going else ()
    menu = ask.menu()
    if ask.kind in MOVES:
        return (_movers(ask),) if menu.find("move") is not None else ()
    return tuple(
        _select(position, ask, (verb,), prompt=_PROMPTS.get(verb, "pick-units"))
        for verb in WHOLE.get(ask.kind, ())
        if menu.find(verb) is not None
    )


def _select(position: Position, ask: Ask, path: Answer, *, prompt: str) -> Shortcuts:
    found = list(leaves(ask, path))
    if ask.kind in MOVES:  # walls to go to, by name; targets stay in the order of the walls
        found.sort(key=lambda leaf: plain(labels.label(leaf[1][-1])))
    options = tuple(_option(position, answer, choices) for answer, choices in found)
    return Shortcuts(verb=path[0], prompt=say(prompt, count=len(options)), options=options)


def _option(position: Position, answer: Answer, choices: tuple[Choice, ...]) -> Shortcut:
    text = " · ".join(labels.label(choice) for choice in choices)
    detail = expected_results.detail(position, answer) or labels.description(choices[-1])
    return Shortcut(
        path=answer,
        label=cut(text, OPTION_LENGTH),
        detail=cut(detail, DESCRIPTION_LENGTH) if detail else None,
    )


def _movers(ask: Ask) -> Shortcuts:
    menu = ask.level(("move",))
    assert menu is not None
    options = tuple(
        Shortcut(
            path=("move", choice.word),
            label=labels.label(choice),
            detail=labels.description(choice),
        )
        for choice in menu.choices
    )
    return Shortcuts(verb="move", prompt=say("pick-move"), options=options)
