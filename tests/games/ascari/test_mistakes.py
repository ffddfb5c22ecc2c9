"""Mistakes are bad orders of either side, found from a replay whatever the dice did."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from engine.core.asks import DONE, Answer, Ask
from engine.core.chances.mistakes import mistakes_made
from engine.core.events import DieRollReport, Event, Modifier
from engine.core.record import ANSWER, NEW, Entry
from engine.core.replay import Recording, scenes
from engine.core.save import advance, new_game
from engine.core.sequence import SIDE
from engine.games.ascari import RULESET
from engine.games.ascari.analysis.mistakes import KINDS, MISTAKES, count_mistakes, forgone, rash
from engine.games.ascari.scenarios import SIDES
from engine.games.ascari.steward.policy import Steward
from engine.games.ascari.world import View


class Idle(Steward):
    """A steward that never fires in its own fire phase."""

    def answer(self, view: View, ask: Ask) -> Answer:
        return DONE if ask.kind == "fire" else super().answer(view, ask)


def written(events: Iterable[Event]) -> tuple[msgspec.Raw, ...]:
    return tuple(msgspec.Raw(msgspec.json.encode(event)) for event in events)


def recording(number: int, players: dict[str, Steward]) -> Recording:
    """Return the record of a whole game of Agordat."""
    options = {"scenario": "agordat-1890"}
    outcome = new_game(RULESET, seed=f"mistakes {number}", options=options)
    rows = [Entry(version=1, action=NEW, events=written(outcome.events))]
    while outcome.asks:
        ask = outcome.asks[0]
        answer = ask.check(players[ask.side].answer(RULESET.view(outcome.world, ask.side), ask))
        said = (SIDE + ask.side, *answer)
        outcome = advance(RULESET, outcome.save, answer, side=ask.side)
        rows.append(Entry(version=len(rows) + 1, action=ANSWER, answer=said, events=written(outcome.events)))
    return Recording(system=RULESET.name, seed=f"mistakes {number}", options=options, entries=tuple(rows))


def report(strength: int, die: int) -> DieRollReport:
    return DieRollReport(
        purpose="melee",
        rule="5.1",
        dice=(die,),
        modifiers=(Modifier("melee", "5.1", strength),),
        total=strength + die,
        table="melee",
        result="",
    )


def test_a_side_that_holds_fire_forgoes_shots_and_the_steward_does_not() -> None:
    idle = count_mistakes(scenes(RULESET, recording(1, {"italian": Idle(), "dervish": Steward()})))
    assert idle["italian-shots-forgone"] >= 1
    assert "dervish-shots-forgone" not in idle
    sound = count_mistakes(scenes(RULESET, recording(1, {"italian": Steward(), "dervish": Steward()})))
    assert "italian-shots-forgone" not in sound
    assert set(idle) | set(sound) <= set(MISTAKES)


def test_mistakes_are_counted_by_side() -> None:
    made = mistakes_made(RULESET, recording(1, {"italian": Idle(), "dervish": Steward()}))
    assert made.of("italian")["italian-shots-forgone"] >= 1
    assert all(name.startswith(f"{side}-") for side, found in made.by_side.items() for name in found)
    assert made.people == {"italian", "dervish"}


@pytest.mark.parametrize(("attack", "defence", "found"), [(0, 5, True), (4, 1, False), (2, 2, False)])
def test_a_melee_is_rash_by_its_odds_not_by_its_dice(attack: int, defence: int, found: bool) -> None:
    for die in (1, 6):
        assert rash(report(attack, die), report(defence, 7 - die)) is found


def test_every_side_has_every_kind() -> None:
    assert len(MISTAKES) == 3 * len(KINDS)
    assert RULESET.count_mistakes(()) == {}
    for side in SIDES:
        assert {RULESET.side_of_mistake(f"{side}-{kind}") for kind in KINDS} == {side}
    assert RULESET.side_of_mistake("italian-sleep") == "", "nobody's: it is not known any more"


def test_units_without_a_target_forgo_nothing() -> None:
    outcome = new_game(RULESET, seed="1", options={"scenario": "amba-alagi-1895"})
    position = outcome.world.position
    position.active = position.battle.first
    far = {name for name in position.units_of(position.active) if position.roster[name].kind == "spears"}
    assert far.isdisjoint(forgone(position))
