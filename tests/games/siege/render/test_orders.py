"""The orders panel of a board: short lines that a newcomer understands, in every phase of whole sieges."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from support import stress
from support.discord_limits import LABEL, OPTION_DESCRIPTION, OPTION_LABEL, PLACEHOLDER
from support.siege_positions import first_ask, world

from engine.core.asks import Answer, Ask, Menu
from engine.core.playout import play_out
from engine.core.save import new_game
from engine.games.siege.phases.p3_soldiers_fire import soldiers_fire
from engine.games.siege.phases.p5_soldiers_move import soldiers_move
from engine.games.siege.phases.reposition import reposition
from engine.games.siege.ruleset import RULESET
from engine.games.siege.steward.policy import POLICIES
from engine.games.siege.world import Position, World
from render.games.siege import PRESENTER
from render.games.siege.text import orders_panel
from render.games.siege.text.catalogue import texts
from render.language import speaking
from render.panel import ORDER_LINE, Details, Panel, Shortcuts

LINES, WIDE = 6, 100
"""The most lines of the orders panel on a desktop screen, and the most characters of a line."""

SIEGES = [
    ("steward", "orders", {}),
    ("random", "disorder", {"walls_burn": "yes"}),
    ("random", "split", {"soldier_split_fire": "by_counter", "no_exit_fire": "losses"}),
]


@dataclass
class Seen:
    """The orders of a board at one moment, and the details that the board leaves out."""

    ask: Ask
    panel: Panel
    details: Details
    shortcuts: tuple[Shortcuts, ...]


def _boards(policy: str, seed: str, options: dict[str, str], *, every: int) -> Iterator[Seen]:
    """Yield the orders at a siege's Asks: at the first Ask of each phase, and at every n-th."""
    found: list[Seen] = []
    phase: list[object] = []

    def on_ask(here: World, ask: Ask) -> None:
        place = [*RULESET.progress(here), ask.kind]
        phase.append(place)
        if len(phase) % every and phase[-2:-1] == [place]:
            return
        view = RULESET.view(here)
        advice = POLICIES["steward"]("").answer(view, ask)
        with speaking("en"):
            panel = PRESENTER.panel(view, ask, (), advice=advice)
            found.append(Seen(ask, panel, PRESENTER.details(view, ask, advice), PRESENTER.shortcuts(view, ask)))

    play_out(RULESET, seed=seed, options=options, policy=POLICIES[policy](seed), on_ask=on_ask)
    yield from found


@pytest.mark.parametrize(
    ("policy", "seed", "options"), stress.spread(SIEGES, of=3), ids=[seed for _, seed, _ in SIEGES]
)
def test_orders_are_a_few_short_lines(
    policy: str, seed: str, options: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    kinds = set()
    for seen in _boards(policy, seed, options, every=6):
        panel, details = seen.panel, seen.details
        kinds.add(seen.ask.kind)
        assert 0 < len(panel.orders) <= 160, panel.orders
        assert len(details.able) <= ORDER_LINE, details.able
        assert len(details.danger) <= orders_panel.THREATS, details.danger
        assert details.advice
        assert len(details.advice) <= 220, details.advice
        said = (panel.orders, details.able, details.danger, details.advice)
        assert sum(-(-len(line) // WIDE) for line in said) <= LINES + 1, said
        assert len(panel.planned or "") <= LABEL - 20
        assert bool(details.able and details.danger) or seen.ask.kind not in {"fire", "march"}
        _check(seen.shortcuts, seen.ask)
    assert {"muster", "reposition", "fire", "march"} <= kinds
    assert not caplog.messages


def _check(every: tuple[Shortcuts, ...], ask: Ask) -> None:
    for shortcuts in every:
        assert 0 < len(shortcuts.prompt) <= PLACEHOLDER
        assert 0 < len(shortcuts.options) <= 50
        labels = [option.label for option in shortcuts.options]
        assert all(0 < len(label) <= OPTION_LABEL for label in labels)
        assert all(len(option.detail or "") <= OPTION_DESCRIPTION for option in shortcuts.options)
        assert len(set(labels)) == len(labels), labels
        paths: list[Answer] = [option.path for option in shortcuts.options]
        assert len(set(paths)) == len(paths)
        assert all(path[0] == shortcuts.verb for path in paths)
        for path in paths:
            ask.level(path)


def test_danger_is_shown_with_the_points_of_both_sides() -> None:
    here = world({"british-north": "gb1 gb2 fa1 ir1", "french-1": "civ1 ir2", "hanlin": "rg1"})
    ask = first_ask(soldiers_fire, here)
    with speaking("en"):
        said = orders_panel.in_danger(here.position, ask)
    assert "British North (4 against 12, fanatics among them)" in said
    assert "civilians of French 1 (against 2)" in said


def test_a_position_without_danger_says_so() -> None:
    here = world({"british-south": "gb1 gb2", "mongol-market": "ir1"}, fires={})
    ask = first_ask(soldiers_move, here)
    with speaking("en"):
        said = orders_panel.in_danger(here.position, ask)
    assert said.startswith(("nobody", "next British South"))


def test_an_empty_legation_is_a_danger_of_quiet_days() -> None:
    here = world({"british-south": "gb1 gb2", "french-1": "fr1", "american-west": "us1", "german-west": "de1"})
    here.position.card, here.position.assault = "2D", False
    ask = first_ask(reposition, here)
    with speaking("en"):
        assert orders_panel.in_danger(here.position, ask) == "no garrison in the Russian Legation: morale −1"


@pytest.mark.stress
def test_a_plan_of_many_moves_is_summed_up() -> None:
    """A repositioning of many counters on a quiet day is summed up in one line instead of a dozen."""
    for seen in _boards("steward", "orders", {}, every=1000):
        if seen.ask.kind == "reposition" and (seen.panel.planned or "").startswith("1"):
            assert seen.details.advice.count(";") <= orders_panel.GROUPS
            return
    raise AssertionError("no day had ten moves")


def test_the_option_of_a_zone_names_its_counters() -> None:
    here = world({"british-south": "macdonald gb1 gb2 civ1", "hanlin": "ir1"})
    ask = first_ask(soldiers_move, here)
    with speaking("en"):
        (stacks,) = PRESENTER.shortcuts(here.position, ask)
        (option,) = stacks.options
        assert option.detail == "MacDonald, British (4) and civilians (10)"
        menu = ask.level(("move",))
        assert menu is not None
        assert PRESENTER.description(menu.choices[0]) == option.detail


def test_the_best_shot_comes_first() -> None:
    here = world({"british-north": "macdonald gb1 gb2 gb3 gb4 vo1", "fu-south": "jp1/1", "hanlin": "ir1 ir2 ir3 ir4"})
    ask = first_ask(soldiers_fire, here)
    with speaking("en"):
        (shots,) = PRESENTER.shortcuts(here.position, ask)
    assert shots.complete
    assert shots.options[0].path == ("fire", "british-north", "hanlin", "soldiers")
    assert shots.options[0].label.startswith("British North → Hanlin: ")


def test_destinations_begin_with_the_fight_and_name_the_moving_counters() -> None:
    here = world({"british-south": "macdonald gb1 gb2 civ1", "hanlin": "ir1 ir2", "russian-west": "ru1"})
    ask = first_ask(soldiers_move, here)
    with speaking("en"):
        (ends,) = PRESENTER.shortcuts(here.position, ask, path=("move", "british-south"))
        assert ends.prompt == "From British South, move to which zone? Zones with fighting come first"
        first = ends.options[0]
        assert first.path == ("move", "british-south", "hanlin", "macdonald+gb2"), (
            "civilians and the last garrison stay"
        )
        assert (first.compared_words, first.label) == (3, "Hanlin")
        assert (first.detail or "").startswith("sends MacDonald and British (2) · Boxers: 4 points")
        russians = next(option for option in ends.options if option.label == "Russian West")
        assert (russians.detail or "").endswith("your troops there: 2")
        assert PRESENTER.shortcuts(here.position, ask, path=first.path[:3]) == ()


def test_destinations_are_in_the_menu_if_there_is_no_preset_group() -> None:
    """In setup, a stack may hold counters that cannot all enter a zone: the player then picks the counters."""
    view, ask = _muster()
    with speaking("en"):
        for stack in PRESENTER.shortcuts(view, ask)[0].options:
            (ends,) = PRESENTER.shortcuts(view, ask, path=stack.path)
            for end in ends.options:
                assert ask.level(end.path) is None or len(end.path) == 3


def _muster() -> tuple[Position, Ask]:
    outcome = new_game(RULESET, seed="muster", options={})
    assert outcome.ask is not None
    return RULESET.view(outcome.world), outcome.ask


@pytest.mark.parametrize("locale", texts().locales())
def test_each_question_has_a_short_first_time_hint(locale: str) -> None:
    with speaking(locale):
        for kind in ("muster", "betsy", "wounded", "reposition", "fire", "march", "day-end"):
            lesson = PRESENTER.first_time_hint(Ask(kind, "1", lambda: Menu("do", ())))
            assert 30 < len(lesson or "") <= 150
