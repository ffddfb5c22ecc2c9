"""The texts for the game's sides, scenarios, map features and figures."""

from __future__ import annotations

import re
from functools import lru_cache

from engine.games.revolte.ground.terrain import pieces_of
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SCENARIOS, scenario
from render import localization
from render.battle_names import BattleTexts
from render.dispatch import Noun
from render.localization import Voice
from render.own_battle import battle as bound
from render.two_sided.sides import SideTexts
from render.vocabulary import compared

PACKAGE = "render.games.revolte"
VOICE, RULES, PAPERS = Voice(PACKAGE), Voice(PACKAGE, "rules"), Voice(PACKAGE, "papers")
say, listed, percent = VOICE.say, VOICE.listed, VOICE.percent
SIDES = SideTexts(VOICE)
side, side_short, colon, joined = SIDES.side, SIDES.short, SIDES.colon, SIDES.joined
BATTLES = BattleTexts(VOICE, SCENARIOS, scenario)
is_own, own_scenario, own_text, scenario_title = BATTLES.is_own, BATTLES.own, BATTLES.text, BATTLES.title
signed, cut = localization.signed, localization.cut
_FIGURE = re.compile(r"[a-z]\d{1,2}")
TYPED = ("run", "crawl", "charge", "halt")
"""The orders that players can type in the words of any language."""


def begin(text: str) -> str:
    """Return a text with a capital at its start."""
    return text if _FIGURE.match(text) else localization.capitalized(text)


def feature(battle: str, name: str, *, form: str = "") -> str:
    """Return the name of an area or a line of a scenario.

    With the `form` “the” it is “the inn”, and with “of” it is “of the inn”.
    """
    form = form and f".{form}"
    for kind in ("barricade", "fire"):
        if name.startswith(f"{kind}-") and name.removeprefix(f"{kind}-").isdigit():
            return say(f"feature-{kind}{form}", number=int(name.removeprefix(f"{kind}-")))
    if is_own(battle):
        named = {each.id: each.name for each in scenario(battle).area}
        named |= {each.id: each.name for each in scenario(battle).line}
        return own_text(named[name]) or name if name in named else name
    return say(f"{battle}-{name}{form}")


def piece(battle: str, name: str, *, form: str = "") -> str:
    """Return the name of a house or of a section of a wall. `feature` explains `form`."""
    line = next((each.line for each in pieces_of(battle) if each.id == name), name)
    called = feature(battle, line, form=form)
    number = name.removeprefix(line).removeprefix(".")
    return say("feature-section", feature=called, number=int(number)) if number else called


def the_piece(battle: str, name: str) -> str:
    """Return the name of a piece's line or house for use in a sentence, such as “the north wall, west”."""
    line = next((each.line for each in pieces_of(battle) if each.id == name), name)
    return feature(battle, line, form="the")


def group(battle: str, name: str, *, form: str = "") -> str:
    """Return the name of a group: “Column of the lane”. The form `the` returns “the column of the lane”."""
    if is_own(battle):
        found = next((each for each in scenario(battle).group if each.id == name), None)
        return (found is not None and own_text(found.name)) or name
    return say(f"{battle}-group-{name}{form and f'.{form}'}")


def side_of(name: str) -> str:
    """Return the side of a figure in the current battle. Return an empty string for any other name."""
    return _side_of(bound(), name)


@lru_cache(4_096)
def _side_of(battle: str, name: str) -> str:
    if not _FIGURE.fullmatch(name):
        return ""
    groups = (each for known in _known(battle) for each in scenario(known).group)
    return next((each.side for each in groups if each.id == name[0]), "")


def _known(battle: str) -> tuple[str, ...]:
    """Return the scenario `battle`, or all scenarios of the game if `battle` is empty."""
    return (battle,) if battle else SCENARIOS


def figure(position: Position, name: str) -> str:
    """Return a figure's number and kind as text: “e4 (rifleman)”."""
    return say("figure", figure=name, kind=kind(position.scenario, name))


def kind(battle: str, name: str) -> str:
    """Return the name of a figure's kind in a scenario, such as “rifleman”."""
    for each in scenario(battle).group:
        if each.id == name[: len(each.id)] and name[len(each.id) :].isdigit():
            kinds = [word for word, count in each.figures for _ in range(count)]
            kind = f"kind-{kinds[int(name[len(each.id) :]) - 1]}"
            return say(kind) if VOICE.texts.has(kind) else kind.removeprefix("kind-").replace("-", " ")
    return ""


def names() -> dict[str, str]:
    """Return the ids of groups of figures, keyed by their normalised names."""
    known = _known(bound())
    return {compared(group(battle, each.id)): each.id for battle in known for each in scenario(battle).group}


def typed_words() -> dict[str, str]:
    """Return the orders, keyed by the words that players may type for them."""
    return {compared(called): word for word in TYPED for called in (word, *say(f"typed-{word}").split(", "))}


def any_feature(name: str, *, form: str = "") -> str:
    """Return the name of a feature of the current battle. `feature` explains `form`."""
    for battle in _known(bound()):
        if any(each.id == name for each in pieces_of(battle)):
            return piece(battle, name, form=form)
        if name in features(battle):
            return feature(battle, name, form=form)
    return feature("", name, form=form) if name.startswith(("barricade-", "fire-")) else name


def thing(name: str) -> str:
    """Return the name of an object that figures can carry, such as “the keg”."""
    kind, _, number = name.partition("-")
    return say(f"thing-{kind}", number=int(number) if number else 0)


def thing_noun(name: str) -> Noun:
    """Return the noun for an object that figures carry or serve, for use in sentences."""
    kind, _, number = name.partition("-")
    form = f"thing-{kind}.the" if VOICE.texts.has(f"thing-{kind}.the") else f"thing-{kind}"
    return Noun(say(form, number=int(number) if number else 0), many=kind == "stairs")


def features(battle: str) -> tuple[str, ...]:
    """Return the ids of all areas and lines of a scenario."""
    found = scenario(battle)
    return (*(area.id for area in found.area), *(line.id for line in found.line))
