"""Trials of battles: numbered games, changes that may help, limits of time."""

from __future__ import annotations

import contextlib
import itertools
from pathlib import Path
from typing import Any

import msgspec
import pytest

import engine.games
from engine.core.battles import drawn, trying
from engine.core.battles.check import check
from engine.core.battles.drawn import Drawn, draw_on
from engine.core.battles.sheet import read
from engine.core.battles.store import canonical, code, learn
from engine.core.battles.trying import Trial, Tried, changes, play_on
from engine.core.day_gate import named

HERE = Path(__file__).parents[1] / "games" / "battles"
TEXTS = {
    game: canonical((HERE / f"{name}.battle").read_text())
    for game, name in (("ascari", "tokar"), ("revolte", "garden"))
}


def rules(game: str) -> Any:
    return engine.games.find(game)


def played(game: str, games: int, **more: Any) -> Trial:
    trial, ticks = Trial(), itertools.count()
    while play_on(rules(game), TEXTS[game], trial, clock=lambda: next(ticks) * 1e-6, games=games, **more):
        pass
    return trial


def test_a_trial_is_the_same_on_every_machine_and_survives_a_pause() -> None:
    whole, stopped, ticks = played("ascari", 3), Trial(), itertools.count()
    while play_on(rules("ascari"), TEXTS["ascari"], stopped, clock=lambda: next(ticks) * 1e-6, games=3):
        stopped = msgspec.json.decode(msgspec.json.encode(stopped), type=Trial)
    assert stopped == whole
    assert sum(whole.plain.wins.values()) == 3
    assert {*whole.plain.wins} == {"italian", "dervish"}


def test_the_changes_help_the_weaker_side() -> None:
    names = [each.name for each in changes(rules("ascari"), TEXTS["ascari"], "dervish")]
    assert names == ["handicap -2", "handicap -1", "turns 6", "turns 8"]
    names = [each.name for each in changes(rules("ascari"), TEXTS["ascari"], "italian")]
    assert names[:2] == ["handicap +1", "handicap +2"]
    names = [each.name for each in changes(rules("revolte"), TEXTS["revolte"], "boxers")]
    assert names == ["turns 7", "turns 9", "needed 3", "needed 5"]


@pytest.mark.parametrize("game", TEXTS)
def test_every_change_can_be_played(game: str) -> None:
    for stronger in rules(game).sides:
        for change in changes(rules(game), TEXTS[game], stronger):
            assert rules(game).new(change.options), change.name


def test_an_uneven_battle_is_tried_with_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "EVEN", 0.0)
    monkeypatch.setattr(trying, "FEW", 1)
    trial = played("ascari", 2)
    assert len(trial.changed) == 4
    assert all(each.games >= 1 for each in trial.changed.values())
    assert trial.remedy == ""


def test_a_remedy_is_a_change_that_was_played_long_enough_and_is_even() -> None:
    uneven, even = Tried({"a": 80, "b": 20}, 100), Tried({"a": 50, "b": 50}, 100)
    few = Tried({"a": 15, "b": 15}, 30)
    assert Trial(plain=uneven, changed={"turns 5": even, "turns 7": uneven}).remedy == "turns 5"
    assert Trial(plain=uneven, changed={"turns 5": few}).remedy == ""
    assert (uneven.stronger(), uneven.is_even(), even.is_even()) == ("a", False, True)
    assert Tried({"a": 2, "b": 1, "": 1}, 4).share("a") == 0.625


def test_a_long_game_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "SLOW", 0.0)
    with pytest.raises(trying.TooSlow):
        played("ascari", 1)


def test_the_time_of_a_trial_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "SECONDS", 0.0)
    assert played("ascari", 50).plain.games == 0


def test_hexes_that_a_side_cannot_reach_are_reported() -> None:
    def looked(text: str) -> list[Any]:
        ruleset = rules("ascari")
        code = learn(canonical(text))
        return [(each.facts["side"], each.facts["hexes"]) for each in ruleset.look(ruleset.new(named(code)))]

    assert looked(TEXTS["ascari"]) == []
    assert looked(TEXTS["ascari"].replace("turns: 7", "turns: 1")) == [("dervish", ("1105",))]
    cliffs = TEXTS["ascari"].replace("sss.", "###.").replace("sts.", "#t#.").replace(".....s..", ".....#..", 1)
    assert ("italian", ("1105",)) in looked(cliffs)


@pytest.mark.parametrize(
    ("game", "size"),
    [(game, size) for game in TEXTS for size in engine.games.find(game).draws],  # type: ignore[attr-defined]
)
def test_a_drawn_battle_has_no_mistakes_and_is_the_same_again(game: str, size: str) -> None:
    ruleset, drawn_texts = rules(game), set[str]()
    usual = ruleset.draws[size]
    for seed in ("apple", "pear", "quince"):
        text = ruleset.draw_battle(seed, size, usual)
        found = check(text, {game: ruleset})
        assert found.problems == []
        assert text == ruleset.draw_battle(seed, size, usual)
        assert ruleset.look(ruleset.new(named(found.code))) == ()
        drawn_texts.add(text.replace(f"seed {seed}", "").replace(f"seme {seed}", "").replace(f"graine {seed}", ""))
        for number in (1, usual - 4, usual + 4, 99):
            with contextlib.suppress(ValueError):  # a table has no room for so many
                assert check(ruleset.draw_battle(seed, size, number), {game: ruleset}).problems == []
    assert len(drawn_texts) == 3


@pytest.mark.parametrize("size", engine.games.find("revolte").draws)  # type: ignore[attr-defined]
def test_features_of_a_drawn_table_keep_their_distance(size: str) -> None:
    """They are moved, some tables are mirrored, and the columns have as many figures as asked for."""
    ruleset, texts = rules("revolte"), list[str]()
    for seed in map(str, range(8)):
        text = ruleset.draw_battle(seed, size, ruleset.draws[size])
        learn(canonical(text))
        battle = ruleset.read_battle(read(text, ("revolte",)), code(text))
        boxes = [
            (
                min(x for x, _ in area.poly),
                min(y for _, y in area.poly),
                max(x for x, _ in area.poly),
                max(y for _, y in area.poly),
            )
            for area in battle.area
        ]
        for one, other in itertools.combinations(boxes, 2):
            apart = one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]
            assert apart, (seed, one, other)
        figures = sum(count for group in battle.group if len(group.figures) > 1 for _, count in group.figures)
        europeans = sum(count for group in battle.group if group.side == "europeans" for _, count in group.figures)
        assert figures - europeans == ruleset.draws[size]
        texts.append(text)
    assert len({text.partition("[objective]")[0].partition("[ground]")[2] for text in texts}) == 8
    assert len({text.partition("[set-up]")[2] for text in texts}) == 2, "as it is, and in a mirror"


def whole(monkeypatch: pytest.MonkeyPatch, wins: Any, games: int = 4) -> Drawn:
    """Draw a battle whose games are won by the second side as often as `wins` says for the number of its forces."""
    monkeypatch.setattr(drawn, "A_STEP", games)

    def fake(ruleset: Any, options: Any, tried: Tried, seed: str, **_: Any) -> None:
        del ruleset, options, seed
        second = tried.games < wins(made.number)
        tried.wins["dervish" if second else "italian"] = tried.wins.get("dervish" if second else "italian", 0) + 1
        tried.games += 1

    monkeypatch.setattr(drawn, "played_once", fake)
    monkeypatch.setattr(trying, "played_once", fake)
    made = Drawn(seed="apple", size="small")
    while draw_on(rules("ascari"), made, games=games):
        pass
    return made


def test_the_forces_of_a_draw_are_changed_until_it_is_even(monkeypatch: pytest.MonkeyPatch) -> None:
    made = whole(monkeypatch, lambda number: 2 if number == 8 else 0)
    assert (made.number, made.attempt, made.tried) == (8, 1, [6, 7])
    assert made.trial.over
    assert made.trial.plain.wins == {"dervish": 2, "italian": 2}
    text = drawn.text_of(rules("ascari"), made)
    assert sum(line.startswith("spears-") for line in text.split("\n")) == 8


def test_a_seed_without_an_even_battle_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(drawn.NotEven):
        whole(monkeypatch, lambda number: 4 if number > 6 else 0)
