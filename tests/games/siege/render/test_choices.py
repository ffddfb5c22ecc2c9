"""Texts of choices: the counters in a zone, the probable cost of a shot, the counter that takes a loss."""

from __future__ import annotations

from support.siege_positions import first_ask, world

from engine.core.asks import Ask, Choice, Menu
from engine.core.context import Context
from engine.core.dice import ScriptedDice
from engine.games.siege.combat.loss_choices import asking
from engine.games.siege.combat.losses import hit_troops
from engine.games.siege.phases.p3_soldiers_fire import soldiers_fire
from engine.games.siege.phases.p5_soldiers_move import soldiers_move
from engine.games.siege.phases.reposition import reposition
from render.games.siege import PRESENTER
from render.language import speaking


def test_a_stack_too_long_to_name_by_powers_is_named_by_kinds() -> None:
    who = "gb1 us1 ru1 de1 fr1 it1 jp1 vo1 strouts poole shiba maxim"
    choice = _starts("reposition", who).find("hanlin")
    assert choice is not None
    with speaking("en"):
        said = PRESENTER.description(choice) or ""
    assert said.startswith("Strouts, Shiba, Poole, soldiers (16) and the Maxim")


def test_civilians_are_not_in_a_stack_where_they_do_not_move() -> None:
    with speaking("en"):
        for kind, named in (("reposition", False), ("march", True)):
            choice = _starts(kind, "gb1 civ1").find("hanlin")
            assert choice is not None
            assert ("civilians" in (PRESENTER.description(choice) or "")) is named


def _starts(kind: str, who: str) -> Menu:
    flow = {"reposition": reposition, "march": soldiers_move}[kind]
    menu: Menu | None = first_ask(flow, world({"hanlin": who, "fu-south": "jp2"}, card="7H")).level(("move",))
    assert menu is not None
    return menu


def test_a_shot_within_a_zone_says_that_it_may_cost_only_where_it_may() -> None:
    assert "you may lose a point" in _within("gb1")
    assert "you may lose a point" not in _within("gb1 gb2 gb3 gb4 ru1 ru2 macdonald")


def _within(who: str) -> str:
    menu = first_ask(soldiers_fire, world({"hanlin": f"{who} ir1 ir2"})).level(("fire", "hanlin", "hanlin"))
    assert menu is not None
    with speaking("en"):
        return PRESENTER.description(menu.choices[0]) or ""


def test_a_choice_to_change_losses_names_the_present_losers() -> None:
    position = world({"hanlin": "gb1 gb2/1"}).position
    context = Context(ScriptedDice(()))
    hit_troops(position, context, "hanlin", points=1, rule="6.4")
    ask = next(asking(position, context, Ask("march", "6.5", lambda: Menu("do", (Choice("done", "done"),)))))
    with speaking("en"):
        said = PRESENTER.prompt(ask, ("losses", "0"))
    assert said.startswith("Which counters should take the loss? At present: British no. ")
