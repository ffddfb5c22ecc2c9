"""Describes the table as text, for example for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.revolte.battle import Group
from engine.games.revolte.figures import DEPLOYMENT, STEADY, Carried
from engine.games.revolte.phases.units import write_figures
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SIDES, Spot
from engine.games.revolte.victory import area_of
from engine.games.revolte.world import Orders, View
from engine.tabletop.points import length
from render.curve_data import Measure, measures_of
from render.games.revolte.map import frame
from render.games.revolte.text import catalogue
from render.games.revolte.text.catalogue import cut, say
from render.games.revolte.text.event_sentences import state_word
from render.games.revolte.text.where import centimetres, place, square
from render.panel import ALT_LENGTH

TWO_BASES = 20


def title(position: Position) -> str:
    """Return the scenario, the turn, and the current action."""
    scenario = catalogue.scenario_title(position.scenario)
    if position.over:
        winner = catalogue.side(position.winner)
        return say("panel-title-end", scenario=scenario, side=winner)
    if position.phase == DEPLOYMENT:
        return say("panel-title-deployment", scenario=scenario)
    acts = frame.acts(frame.title_of(position))
    turns = position.battle.turns
    return say("panel-title", scenario=scenario, turn=position.turn, turns=turns, acts=acts)


def status_line(position: Position) -> str:
    """Return one line with the most important numbers."""
    parts = []
    for force in frame.title_of(position).forces:
        side = catalogue.side_short(force.side)
        parts.append(say("panel-side", side=side, figures=force.figures, points=force.points))
        if force.attacks:
            count = position.battle.victory.needed
            parts.append(say("map-holding", held=force.held, count=count))
    return " · ".join(parts)


def status(view: View) -> str:
    """Return a few lines that describe the state of the fight."""
    return f"**{title(view.position)}**\n{status_line(view.position)}"


# --- alt text ---


def alt(view: View) -> str:
    """Return the alt text of the picture."""
    position = view.position
    parts = [f"{title(position)}.", f"{status_line(position)}."]
    parts += [f"{line}." for side in SIDES for line in groups(position, side)]
    return cut(" ".join(parts), ALT_LENGTH)


def near_alt(position: Position, figures: Sequence[str]) -> str:
    """Return the alt text of a close-up, which lists the figures in it."""
    text = listed_figures(position, figures) or say("alt-nobody")
    return cut(say("alt-near", figures=text), ALT_LENGTH)


def groups(position: Position, side: str) -> list[str]:
    """Return a line for each group of a side."""
    return [_group(position, group) for group in position.battle.group if group.side == side]


def _group(position: Position, group: Group) -> str:
    names = [name for name in position.figures if position.roster[name].group == group.id]
    here = _standing(position, group)
    called = catalogue.group(position.scenario, group.id)
    if not here:
        left = sum(not position.figures[name].out for name in names)
        return say("board-group-away", group=called, left=left)
    facts = {
        "group": called,
        "left": len(here),
        "all": len(names),
        "moving": sum(position.figures[name].moving for name in here),
        "marked": sum(position.figures[name].state != STEADY for name in here),
        "at": place(position.scenario, _spot(position, here[0])),
    }
    return say("board-group", **facts) + _nearest(position, here)


def _standing(position: Position, group: Group) -> list[str]:
    each = position.figures.items()
    return [name for name, figure in each if figure.at is not None and position.roster[name].group == group.id]


def _spot(position: Position, name: str) -> tuple[int, int]:
    at = position.at(name)
    return at.x, at.y


def _nearest(position: Position, names: Sequence[str]) -> str:
    """Return a text about a group's distance from its nearest enemy."""
    side = position.side_of(names[0])
    enemies = position.standing(SIDES[1 - SIDES.index(side)])
    if not enemies:
        return ""
    spots = [(position.at(name), name) for name in enemies]
    far, enemy = min((length(at, spot), name) for at in map(position.at, names) for spot, name in spots)
    return say("board-nearest", gap=centimetres(max(0, far - TWO_BASES)), enemy=enemy)


def listed_figures(position: Position, names: Iterable[str]) -> str:
    """Return a line that lists figures with their squares and markers."""
    return catalogue.joined(_figure(position, name) for name in names)


def _figure(position: Position, name: str, *, known: str = "") -> str:
    marks = [mark for mark in marks_of(position, name) if mark != known]
    return f"{name} {square(_spot(position, name))}" + (f" ({', '.join(marks)})" if marks else "")


def marks_of(position: Position, name: str) -> list[str]:
    """Return the markers of a figure as words."""
    each = position.figures[name]
    found = [say("legend-moving")] if each.moving else []
    if each.state != STEADY:
        found.append(say(f"legend-{state_word(each.state)}"))
    if each.broken:
        found.append(say("mark-broken"))
    if each.ladder:
        found.append(catalogue.thing(f"ladder-{each.ladder}"))
    return found


# --- the whole table ---


def text_board(view: View) -> str:
    """Return every fact of the picture as text."""
    position = view.position
    lines = [status(view)]
    for side in SIDES:
        lines.append(say("board-side", side=catalogue.side_short(side)))
        for group in position.battle.group:
            if group.side == side:
                lines += [_group(position, group), _kinds(position, _standing(position, group))]
        lost = [name for name, each in position.figures.items() if each.out and position.side_of(name) == side]
        if lost:
            lines.append(say("board-lost", figures=write_figures(lost)))
    lines += works_lines(position)
    lines += things_lines(position)
    lines += catalogue.SIDES.orders_lines(view.orders, orders_text)
    lines += ground_lines(position)
    return "\n".join(filter(None, lines))


def _kinds(position: Position, names: Sequence[str]) -> str:
    """Return a text about the figures of a group, grouped by kind, with their squares and markers."""
    found: dict[str, list[str]] = {}
    known = say("legend-moving") if all(position.figures[name].moving for name in names) else ""
    for name in names:
        found.setdefault(catalogue.kind(position.scenario, name), []).append(_figure(position, name, known=known))
    parts = [catalogue.colon(catalogue.begin(kind), catalogue.joined(each)) for kind, each in found.items()]
    return f"-# {'. '.join(parts)}" if parts else ""


def ground_lines(position: Position) -> list[str]:
    """Return lines about the ground and the objective."""
    battle, by_kind = position.battle, dict[str, list[str]]()
    areas = [(each.kind, each.id, each.poly) for each in battle.area]
    for kind, name, points in (*areas, *((each.kind, each.id, each.points) for each in battle.line)):
        called = f"{catalogue.feature(position.scenario, name)} {span(position, points)}"
        by_kind.setdefault(kind, []).append(called)
    goal = span(position, area_of(battle))
    found = [catalogue.colon(say("map-objective"), goal)] if battle.victory.needed else []
    found += [
        catalogue.colon(catalogue.begin(say(f"ground-{kind}")), catalogue.joined(each))
        for kind, each in by_kind.items()
    ]
    return [say("board-ground", table=span(position, [(0, 0), battle.size])), *found]


def span(position: Position, points: Sequence[Spot]) -> str:
    """Return the first and last square of the area around `points`, such as “A2–E4”."""
    most = [edge - 1 for edge in position.battle.size]  # a point on the far edge lies in the last square
    rows = [(min(x, most[0]), min(y, most[1])) for x, y in points]
    ends = [square((pick(x for x, _ in rows), pick(y for _, y in rows))) for pick in (min, max)]
    return "–".join(dict.fromkeys(ends))


def works_lines(position: Position) -> list[str]:
    """Return the state of walls, doors and barricades."""
    parts = []
    for piece, points in sorted(position.damage.items()):
        if piece not in position.gone:
            name = catalogue.any_feature(piece)
            parts.append(say("board-damage", piece=name, points=points))
    named = ((piece, catalogue.any_feature(piece)) for piece in (*position.gone, *position.opened))
    parts += [
        say("board-gone", piece=name) if piece in position.gone else say("board-open", door=name)
        for piece, name in named
    ]
    parts += [say("board-fire", at=square(at)) for at in position.fires]
    text = catalogue.joined(parts)
    barricades = ", ".join(f"{square(start)}–{square(end)}" for start, end in position.barricades)
    found = [say("board-barricades", at=barricades)] if barricades else []
    return [*found, say("board-works", works=text)] if text else found


def things_lines(position: Position) -> list[str]:
    """Return a line about the objects on the table. Return none if there are no objects."""
    parts = []
    for kind, things in (("ladder", position.ladders), ("ram", position.rams)):
        for number, each in enumerate(things, 1):
            parts += _thing(f"{kind}-{number}", each)
    if position.keg is not None:
        parts += _thing("keg", position.keg)
    if position.gun is not None and position.gun.at is not None:
        parts.append(f"{catalogue.thing('gun')} {square(position.gun.at)}")
    if position.mg is not None:
        crew = write_figures([name for name in (position.mg.gunner, position.mg.loader) if name])
        where = crew or (square(position.mg.at) if position.mg.at is not None else "")
        parts += [f"{catalogue.thing('mg')} {where}"] if where else []
    return [say("board-things", things=catalogue.joined(parts))] if parts else []


def _thing(name: str, each: Carried) -> list[str]:
    if each.gone:
        return []
    where = square(each.at) if each.at is not None else write_figures(each.carriers)
    how = "raised" if each.raised else "lies" if each.at is not None else "carried"
    return [say("board-thing", thing=catalogue.thing(name), how=how, where=where)]


def orders_text(orders: Orders) -> str:
    """§V125 Return standing orders in one line."""
    words = {"rallies": orders.rallies, "defence": orders.defence, "supports": orders.supports}
    parts = [catalogue.colon(say(f"choice-{what}"), say(f"choice-way-{way}")) for what, way in words.items()]
    return ", ".join(parts)


def measures(view: View) -> tuple[Measure, ...]:
    """Return the values for charts."""
    forces = frame.title_of(view.position).forces
    rows = [(f"{force.side}-left", force.figures, "forces", False) for force in forces]
    rows += [("holding", force.held, "objective", False) for force in forces if force.attacks]
    return measures_of(catalogue.VOICE, rows)
