"""Places by name, what awaits who goes there, and what is said of a place or a group that is not right."""

from __future__ import annotations

import pytest
from games.revolte.played import played
from games.revolte.test_rules import play, world_of
from support import stress

from engine.core.asks import Ask, Refused
from engine.games.revolte import RULESET
from engine.games.revolte.phases.destinations import KINDS, can_stand, named_place, named_places
from engine.games.revolte.phases.orders import RUN, Order
from engine.games.revolte.phases.prospects import prospect
from engine.games.revolte.phases.units import units
from engine.games.revolte.scenarios import BOXERS, SCENARIOS
from engine.games.revolte.world import World
from engine.tabletop.points import Point
from render.games.revolte import PRESENTER
from render.games.revolte.text.where import spot_name, spot_names
from render.language import speaking
from render.vocabulary import compared

LANGUAGES = ("en", "it", "fr")
GROUP = {"a1": "300,60", "a2": "330,60", "a3": "360,60"}


def fight(**figures: str) -> World:
    return world_of("fu-gate", figures={**GROUP, "e4": "600,560", **figures}, active=BOXERS, points={BOXERS: 5})


def told(world: World, *words: str, locale: str = "en") -> str:
    """Return why an order is refused, in words."""
    ask = play(world, []).ask
    assert ask is not None
    with pytest.raises(Refused) as refused:
        ask.check(words)
    with speaking(locale):
        return PRESENTER.refusal(refused.value)


@pytest.mark.stress("fu-gate")
@pytest.mark.parametrize("name", stress.spread([*SCENARIOS], of=3))
def test_every_place_has_a_unique_name_and_room_for_a_figure(name: str) -> None:
    kinds = set()
    for moment in (each for each in played(name).moments if each.ask.kind == "order"):
        position = moment.world.position
        for figures in units(position)[:2]:
            found = named_places(position, figures)
            assert found == named_places(position, figures)
            assert all(can_stand(position, each.at) for each in found)
            kinds |= {each.kind for each in found}
            for locale in LANGUAGES:
                with speaking(locale):
                    called = [spot_name(name, each.kind, each.of) for each in found]
                assert len(set(called)) == len(called)
                assert not any("{" in each for each in called)
            for each in found:
                assert named_place(position, each.word, figures) == each.at
    assert kinds >= {"objective", "range", "behind", "edge", "foot", "back"}
    assert kinds <= set(KINDS)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_text_of_a_button_can_be_typed(locale: str) -> None:
    with speaking(locale):
        names = spot_names()
        for kind, of in (("behind", "inn"), ("foot", "wall-west"), ("edge", "bamboo"), ("cover", "")):
            word = names[compared(spot_name("fu-gate", kind, of))]
            assert word == (f"{kind}-{of}" if of else kind)


def test_behind_is_out_of_sight_and_in_range_is_in_sight() -> None:
    world = world_of("langfang", figures={"e4": "382,400", "a1": "15,15"}, active=BOXERS, points={BOXERS: 5})
    position = world.position
    behind = named_place(position, "behind-village", ["a1"])
    assert behind is not None
    found = prospect(position, Order(("a1",), RUN, behind))
    assert found is not None
    assert (found.seen, found.cover) == ((), "unseen")
    armed = fight(a9="300,120")
    near = named_place(armed.position, "range-e4", ["a9"])
    assert near is None, "the wall is between"


def test_the_prospects_of_an_order_match_its_die() -> None:
    """§7: 14 cm take a four on the die of a run, and eleven come surely."""
    position = fight().position
    for far, die in ((100, 1), (110, 1), (140, 4), (160, 6), (170, 0)):
        found = prospect(position, Order(("a3",), RUN, Point(360 + far, 60)))
        assert found is not None
        assert (found.far, found.die) == (far, die)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("a1-3", "9000,10"), ("off the table", "1190,10")),
        (("a1-3", "300,430"), ("in a wall", "300,")),
        (("a1-3", "200,200"), ("that no figure can enter", "You could try 200,100")),
        (("a1-3", "12.5cm E"), ("whole millimetres", "425,60")),
        (("a1-3", "430.5,60"), ("whole millimetres", "430,60")),
        (("a1-3", "nowhere"), ("not a place", "E7.3")),
        (("a1-3", "charge e4"), ("has located e4",)),
        (("a1-3", "charge z9"), ("isn’t a figure",)),
        (("e4", "E7"), ("other side", "a1-3")),
        (("z", "E7"), ("isn’t a figure",)),
    ],
)
def test_a_refusal_names_a_correct_alternative(words: tuple[str, ...], said: tuple[str, ...]) -> None:
    for part in said:
        assert part in told(fight(), *words)
    for locale in LANGUAGES:
        assert "{" not in told(fight(), *words, locale=locale)


@pytest.mark.parametrize(
    "word",
    [
        *("430.5,220", "430,220,5", "300.5,430", "200.5,200", "5000.5,3", "0.5,0.5", "12.5cm E", "12.5cm XX", "12.5cm"),
        *("1200.5cm E", "12.5 mm E", "12.5cm 400", "50.5cm N", "12.5\u00a0cm S", "１２.５cm S", "１２．５\u202fcm S"),
        *("run-5000,3", "run-9000,9000", "nowhere", "430,60\u2615", "9000,10", "300,430", "12cm\u00a0N", "Ｚ９９"),
    ],
)
def test_a_refused_place_names_one_where_a_figure_can_stand(word: str) -> None:
    """§V119 Whatever is typed: in fractions, off the table, in a wall or a closed house, or no place at all."""
    world = fight()
    ask = play(world, []).ask
    assert ask is not None
    with pytest.raises(Refused) as refused:
        ask.check(("a1-3", word))
    assert refused.value.reason != "not-an-option"
    x, y = map(int, refused.value.facts["nearest"].split(","))
    assert can_stand(world.position, Point(x, y)), refused.value.facts
    assert ask.check(("a1-3", refused.value.facts["nearest"])) == ("a1-3", f"run-{x},{y}")


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("４３０,６０", "430,60"),
        ("４３０，６０", "430,60"),
        ("430\u00a0;\u202f60", "430,60"),
        ("Ｅ７", "E7"),
        ("run\u00a0430,60\u00a0close", "run 430,60 close"),
        ("\u200b12cm\u2009E\u2060", "12cm E"),
        ("١٢cm E", "12cm E"),
    ],
)
def test_wide_digits_and_no_break_spaces_are_understood(typed: str, plain: str) -> None:
    """§V119 As they come from Japanese and French keyboards, and out of copied text."""
    ask = play(fight(), []).ask
    assert ask is not None
    assert ask.check(("a1-3", typed)) == ask.check(("a1-3", plain))


def test_a_charge_too_far_names_its_range_and_possible_targets() -> None:
    world = fight(a5="430,60", e4="450,330", e5="440,190")
    text = told(world, "a5", "charge e4")
    assert "a charge reaches only 16 cm" in text
    assert "Within reach: e5" in text


def test_a_refusal_of_a_group_with_losses_names_the_figures_left() -> None:
    world = fight()
    position = world.position
    position.figures["a2"].at, position.figures["a2"].out = None, True
    text = told(world, "a1-3", "E2")
    assert "a2 is out of the fight" in text
    assert "Of the figures you named, you can order these: a1,a3." in text
    ask = play(world, []).ask
    assert ask is not None
    who, _ = ask.check(("a", "E2"))
    assert who in {"a1", "a3", "a1,a3"}, "the letter is the largest part that is left"
    for name in ("a1", "a3"):
        position.figures[name].ordered = True
    assert "You can order a1-3." in told(fight(b1="700,60", a1="300,60"), "c", "E2")


def test_a_shot_at_a_hidden_enemy_names_the_visible_ones() -> None:
    world = world_of(
        "langfang", step="fire", figures={"e4": "300,600", "a1": "400,600", "a2": "230,60"}, active="europeans"
    )
    world.position.phase = "fire"
    text = told(world, "e4", "a2")
    assert "Within reach: a1" in text


BAD = {
    "off the table": ("a1-3", "9000,10"),
    "off the table by a bearing": ("a1-3", "90cm N"),
    "inside a wall": ("a1-3", "300,430"),
    "inside a shut house": ("a1-3", "200,200"),
    "a float": ("a1-3", "430.5,60"),
    "a float with a comma": ("a1-3", "430,5,60"),
    "centimetres in parts": ("a1-3", "12,5cm N"),
    "no place": ("a1-3", "nowhere"),
    "out of sight": ("a1-3", "charge e4"),
    "nobody": ("a1-3", "charge z9"),
    "a friend": ("a1-3", "charge a1"),
}


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("what", BAD)
def test_the_offered_alternative_is_named_and_legal(what: str, locale: str) -> None:
    world, words = fight(), BAD[what]
    text = told(world, *words, locale=locale)
    ask = play(world, []).ask
    assert ask is not None
    with pytest.raises(Refused) as refused:
        ask.check(words)
    nearest = str(refused.value.facts["nearest"])
    assert nearest in text
    assert ask.check((words[0], nearest))[1] == f"run-{nearest}"
    assert words[1] not in {"9000,10", "300,430", "200,200"} or words[1] in text, "as it was typed"


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_offered_figures_are_named_and_can_be_ordered(locale: str) -> None:
    world = fight(a5="430,60", e4="450,330", e5="440,190")
    ask = play(world, []).ask
    assert ask is not None
    assert "e5" in told(world, "a5", "charge e4", locale=locale), "too far"
    ask.check(("a5", "charge e5"))
    lost = fight()
    lost.position.figures["a2"].at, lost.position.figures["a2"].out = None, True
    ask = play(lost, []).ask
    assert ask is not None
    for who in ("a1-3", "a2", "b", "q7", "e4"):
        with pytest.raises(Refused) as refused:
            ask.check((who, "E2"))
        offered = refused.value.facts["left"] or refused.value.facts["others"]
        assert offered in {"a1,a3", "a1", "a3"}
        assert offered in told(lost, who, "E2", locale=locale)
        ask.check((offered.split(",")[0], "E2"))


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_refused_shooter_names_the_figures_with_a_shot(locale: str) -> None:
    figures = {"e4": "300,600", "e5": "330,600", "a1": "400,600", "a2": "230,60"}
    world = world_of("langfang", step="fire", figures=figures, active="europeans")
    world.position.phase = "fire"
    world.position.figures["e5"].fired = True
    for who in ("e5", "a1", "z9"):
        assert "e4" in told(world, who, "a1", locale=locale), who
    assert "a1" in told(world, "e4", "a2", locale=locale)
    ask = play(world, []).ask
    assert ask is not None
    ask.check(("e4", "a1"))


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        ("place", "e4", "9000,10"),
        ("place", "e4", "300,430"),
        ("place", "e4", "600,60"),
        ("place", "e4", "600.5,560"),
        ("place", "e4", "over-there"),
        ("barricade", "4", "90,230_190,230"),
        ("barricade", "4", "D6 and E6"),
        ("barricade", "4", "600,600_900,600"),
    ],
)
def test_a_refused_deployment_names_a_legal_place(words: tuple[str, ...], locale: str) -> None:
    ask = play(RULESET.begin_scenario("fu-gate", {}), []).ask
    assert ask is not None
    with pytest.raises(Refused) as refused:
        ask.check(words)
    nearest = str(refused.value.facts["nearest"])
    with speaking(locale):
        assert nearest in PRESENTER.refusal(refused.value)
    assert ask.check((*words[:2], nearest))[2] == nearest.replace(" ", "_")


def _names_the_nearest(ask: Ask, word: str, locale: str) -> None:
    with pytest.raises(Refused) as refused:
        ask.check(("gun", "bombard", word))
    nearest = str(refused.value.facts["nearest"])
    with speaking(locale):
        assert nearest in PRESENTER.refusal(refused.value)
    assert ask.check(("gun", "bombard", nearest))


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_bombardment_outside_all_buildings_names_the_nearest(locale: str) -> None:
    figures = {"e2": "600,700", "g1": "579,352", "g2": "641,352", "g3": "610,321", "a4": "20,20"}
    world = world_of("fu-gate", step="fire", figures=figures, gun={"at": [610, 352]}, active=BOXERS, first="europeans")
    world.position.phase = "fire"
    ask = play(world, []).ask
    assert ask is not None
    for word in ("5,5", "5.5,5", "the inn, perhaps", "9000,10"):
        _names_the_nearest(ask, word, locale)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_bombardment_out_of_range_names_possible_targets(locale: str) -> None:
    """§V58, §V84"""
    figures = {"e2": "100,800", "g1": "1129,60", "g2": "lost", "g3": "lost", "a9": "900,450"}
    world = world_of("fu-gate", step="fire", figures=figures, gun={"at": [1160, 60]}, active=BOXERS, first="europeans")
    world.position.phase = "fire"
    ask = play(world, []).ask
    assert ask is not None
    for word in ("245,210", "100.5,200"):
        _names_the_nearest(ask, word, locale)
    with pytest.raises(Refused) as refused:
        ask.check(("gun", "bombard", "245,210"))
    with speaking(locale):
        assert "245,210" in PRESENTER.refusal(refused.value)
