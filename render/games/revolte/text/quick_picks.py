"""The board's select menu that lists every shot, the best first."""

from __future__ import annotations

from engine.core.asks import Answer, Ask, Choice
from engine.games.revolte.world import View
from render.games.revolte.text import labels
from render.games.revolte.text.catalogue import cut, say
from render.panel import DESCRIPTION_LENGTH, OPTION_LENGTH, Shortcut, Shortcuts


def shortcuts(view: View, ask: Ask, *, path: Answer = ()) -> tuple[Shortcuts, ...]:
    """Return a menu of complete shots, or nothing if the question is not about fire."""
    del view
    return _shots(ask) if ask.kind == "fire" and not path else ()


def _shots(ask: Ask) -> tuple[Shortcuts, ...]:
    """Return a select menu with the shots of small arms."""
    found = []
    menu = ask.level()
    for shooter in menu.choices if menu is not None else ():
        if shooter.label != "shooter" or shooter.then is None:
            continue
        targets = ask.under((shooter.word,), shooter).choices
        found += [(int(target.facts.get("chance", 0)), shooter, target) for target in targets]
    found.sort(key=lambda each: -each[0])
    options = tuple(_shot(shooter, target) for _, shooter, target in found)
    return (Shortcuts(verb="fire", prompt=say("pick-shots"), options=options),) if options else ()


def _shot(shooter: Choice, target: Choice) -> Shortcut:
    text = f"{labels.label(shooter)} → {labels.label(target)}"
    detail = labels.description(target)
    label = cut(text, OPTION_LENGTH)
    short = cut(detail, DESCRIPTION_LENGTH) if detail else None
    return Shortcut(path=(shooter.word, target.word), label=label, detail=short)
