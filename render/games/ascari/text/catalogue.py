"""The catalogues of texts, and names of counters, hexes, sides and places."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import lru_cache

from engine.core.battles.words import Name
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import MORE, SCENARIOS, Counter, board, roster, scenario
from engine.games.ascari.scenarios import SIDES as ALL_SIDES
from render import localization
from render.battle_names import BattleTexts
from render.dispatch import Noun
from render.language import language
from render.localization import Voice
from render.named import articled
from render.own_battle import battle
from render.two_sided.sides import SideTexts
from render.vocabulary import compared
from render.written_date import written_date

PACKAGE = "render.games.ascari"
VOICE, RULES, PAPERS = Voice(PACKAGE), Voice(PACKAGE, "rules"), Voice(PACKAGE, "papers")
say, listed, percent = VOICE.say, VOICE.listed, VOICE.percent
SIDES = SideTexts(VOICE)
side, side_short, colon, joined = SIDES.side, SIDES.short, SIDES.colon, SIDES.joined
BATTLES = BattleTexts(VOICE, SCENARIOS, scenario)
is_own, own_scenario, own_text, scenario_title = BATTLES.is_own, BATTLES.own, BATTLES.text, BATTLES.title
begin, signed, cut = localization.capitalized, localization.signed, localization.cut


def name(counter: Counter) -> str:
    """Return the name of a counter, such as «Olie 2» or «Ras Makonnen»."""
    return _named(counter, "") or own_text(counter.name) or counter.id


def tag(counter: Counter) -> str:
    """Return the short name that is printed on a counter."""
    return _named(counter, ".short") or (is_own(battle()) and counter.name.short) or name(counter)


def _named(counter: Counter, form: str) -> str:
    model, plus = _model(counter.id)
    key = f"unit-{model}{form}"
    return say(key) + plus if VOICE.texts.has(key) and not is_own(battle()) else ""


def _model(unit: str) -> tuple[str, str]:
    """Return the id of the original of a copied counter, and the plus signs for the copy's name."""
    plus = ""
    while unit.endswith(MORE):
        unit, plus = unit.removesuffix(MORE), f"{plus}+"
    return unit, plus


def piece(position: Position, unit: str) -> str:
    """Return the name of a counter, marked so that sentences can add its article."""
    return _articled(unit, name(position.roster[unit]))


def any_piece(unit: str) -> str:
    """Return the name of a counter in the current battle."""
    model, plus = _model(unit)
    found = _counters(battle()).get(model)
    return _articled(unit, name(found) + plus) if found is not None else unit


def _articled(unit: str, name: str) -> str:
    model, plus = _model(unit)
    form = f"unit-{model}.the"
    if is_own(battle()) or not VOICE.texts.has(form, locale=language()):
        return name
    return articled(name, VOICE.language(language()), the=say(form) + plus, at="")


def noun(unit: str) -> Noun:
    """Return a counter as a noun for use in sentences, such as «the 1st company»."""
    model, plus = _model(unit)
    key = f"unit-{model}"
    form = f"{key}.the" if VOICE.texts.has(f"{key}.the") else key
    if is_own(battle()) or not VOICE.texts.has(form):
        return Noun(any_piece(unit))
    many = VOICE.texts.has(f"{key}.many") and say(f"{key}.many") == "yes"
    return Noun(say(form) + plus, many=many)


def side_of(unit: str) -> str:
    """Return the side of a counter in the current battle; empty if it is unknown."""
    found = _counters(battle()).get(_model(unit)[0])
    return found.side if found is not None else ""


def is_leader(unit: str) -> bool:
    """Return whether a counter in the current battle is a leader."""
    found = _counters(battle()).get(_model(unit)[0])
    return found is not None and found.is_leader


@lru_cache(32)
def _counters(name: str) -> dict[str, Counter]:
    """Return the counters of a scenario, keyed by id. Without `name`, return the counters of all scenarios."""
    return {each: counter for known in ((name,) if name else SCENARIOS) for each, counter in roster(known).items()}


def names_of(units: Iterable[str]) -> str:
    """Return the names of some counters as a list in a sentence."""
    return listed([any_piece(unit) for unit in units])


def corps(group: str) -> str:
    """Return the name of a corps."""
    return begin(group.replace("-", " ")) if is_own(battle()) else say(f"corps-{group}")


def place_title(scenario_name: str, place: str) -> str:
    """Return the name of a place in a scenario."""
    if is_own(scenario_name):
        return own_text(scenario(scenario_name).place_names.get(place, Name())) or place
    return say(f"place-{place}")


def place_name(scenario_name: str, at: str) -> str:
    """Return the name of the place to which a hex belongs, if any."""
    found = board(scenario_name).place_of(at)
    return place_title(scenario_name, found) if found else ""


def at_place(scenario_name: str, at: str) -> str:
    """Return the place of a hex as a phrase, such as “at the wells”."""
    if is_own(scenario_name):
        return where(scenario_name, at, "at")
    return say(f"place-{board(scenario_name).place_of(at)}.at")


def hex_name(scenario_name: str, at: str) -> str:
    """Return the name of a hex with its place, such as «redoubt (1007)»."""
    found = place_name(scenario_name, at)
    return f"{found} ({at})" if found else at


def the_hex(scenario_name: str, at: str) -> str:
    """Return the name of a hex as it stands in a sentence, such as «the wells (0906)»."""
    found = board(scenario_name).place_of(at)
    if not found:
        return at
    if is_own(scenario_name):
        return f"{at} ({place_title(scenario_name, found)})"
    return f"{say(f'place-{found}.the')} ({at})"


def where(scenario_name: str, at: str, form: str) -> str:
    """Return a hex with a preposition, such as «at the wells (0906)» or «from 1204».

    `form` is «at», «to» or «from».
    """
    found = board(scenario_name).place_of(at)
    if found and not is_own(scenario_name):
        return f"{say(f'place-{found}.{form}')} ({at})"
    return say(f"hex-{form}", at=the_hex(scenario_name, at))


_BEGAN = {
    "agordat-1890": (date(1890, 6, 27),),
    "makalle-1896": (date(1896, 1, 8), date(1896, 1, 9), date(1896, 1, 11)),
    "amba-alagi-1895": (date(1895, 12, 7),),
}
"""The dates of each scenario."""


def day_of(scenario_name: str, turn: int) -> str:
    """Return the date of a turn as text, such as «8 January 1896».

    In a user's battle without a date, return the battle's name.
    """
    if is_own(scenario_name):
        return written_date(scenario(scenario_name).date, VOICE) or scenario_title(scenario_name)
    days, turns = _BEGAN[scenario_name], scenario(scenario_name).turns
    place = min(max(turn - 1, 0) * len(days) // turns, len(days) - 1)
    return VOICE.dated(days[place], how="long")


def sides() -> tuple[str, ...]:
    """Return the sides of the current battle. Without a battle, return all sides of the game."""
    return scenario(battle()).sides if battle() else ALL_SIDES


def house_rule_titles() -> dict[str, str]:
    """Return the catalogue key for the title of the handicap in a user's battle; empty for other battles."""
    return {"handicap": f"switch-handicap-of-{sides()[1]}"} if is_own(battle()) else {}


def names() -> dict[str, str]:
    """Return the ids of all counters, keyed by name.

    The names are in the form in which typed words are compared.
    """
    found: dict[str, str] = {}
    for unit, counter in _counters(battle()).items():
        found[compared(name(counter))] = unit
        found.setdefault(compared(tag(counter)), unit)
    return found
