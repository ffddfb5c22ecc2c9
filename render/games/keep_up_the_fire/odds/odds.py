"""Texts with the exact odds of every roll that is possible now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from engine.core.asks import Answer, Ask, Choice, Menu, Refused
from engine.games.keep_up_the_fire import combat
from engine.games.keep_up_the_fire.board import PEKING, STREETS, WALLS, board
from engine.games.keep_up_the_fire.menus import can_fire, foe_facts, melee_word, melees
from engine.games.keep_up_the_fire.phases.card import FEAT
from engine.games.keep_up_the_fire.phases.relief_column import ADVANCE
from engine.games.keep_up_the_fire.world import Foe, Position
from render.catalogue import average
from render.games.keep_up_the_fire.odds.expected_results import opponent
from render.games.keep_up_the_fire.text import catalogue, contact_overview
from render.games.keep_up_the_fire.text.catalogue import say
from render.odds import OddsSheet, Share, WhatIf, decimal, telling

FACES = range(1, 7)
FIRE, MELEE, ATTACK, BLOCKADE, MARCH, FEAT_ROLL = "fire", "melee", "attack", "blockade", "march", "feat"
NEAR = frozenset({"act", "command", "feat"})
"""The kinds of questions that lead to a die roll."""

Kind = Literal["good", "none", "bad"]


class Outcome(NamedTuple):
    """A possible result of a roll. Averages use its `counted` value."""

    said: str
    kind: Kind
    rank: int
    counted: int
    cost: int
    chance: Fraction


# --- the possible rolls ---


def odds_ask(position: Position, ask: Ask | None) -> Ask | None:
    """Return a question that offers every roll possible now, or None if the game is over."""
    if ask is None or position.over:
        return None
    return Ask("odds", ask.rule, lambda: _root(position, ask))


def _root(position: Position, ask: Ask) -> Menu:
    found: dict[str, Choice] = {}
    if walls := [wall for wall in WALLS if can_fire(position, wall)]:
        found[FIRE] = Choice(FIRE, f"odds-{FIRE}", then=lambda: _walls(position, walls))
    if foes := melees(position):
        found[MELEE] = Choice(MELEE, f"odds-{MELEE}", then=lambda: _melees(foes))
    if position.blocker:
        found[ATTACK] = Choice(ATTACK, f"odds-{ATTACK}", then=lambda: _force(position))
        found[BLOCKADE] = Choice(BLOCKADE, f"odds-{BLOCKADE}", then=lambda: _force(position))
    if position.station < PEKING:
        found[MARCH] = Choice(MARCH, f"odds-{MARCH}", then=lambda: _station(position))
    if ask.kind == "feat":
        found[FEAT_ROLL] = Choice(FEAT_ROLL, f"odds-{FEAT_ROLL}", then=lambda: _heroes(ask))
    first = {"command": (ATTACK, MARCH), "feat": (FEAT_ROLL,)}.get(ask.kind, (FIRE, MELEE))
    order = [*(name for name in first if name in found), *(name for name in found if name not in first)]
    return Menu("what", tuple(found[name] for name in order), why_not=_not_rolled)


def _not_rolled(word: str) -> Refused | None:
    known = {FIRE: "II.2", MELEE: "II.3", ATTACK: "V.2", BLOCKADE: "IV.2", MARCH: "V.3", FEAT_ROLL: "1"}
    return Refused("no-odds", rule=known[word]) if word in known else None


def _walls(position: Position, walls: Sequence[str]) -> Menu:
    choices = []
    for wall in walls:
        foe = position.in_range(wall)
        assert foe is not None
        facts = {**foe_facts(foe), "to_hit": combat.to_hit(position, wall).total}
        choices.append(Choice(wall, "target", facts))
    return Menu("zone", tuple(choices))


def _melees(foes: Sequence[Foe]) -> Menu:
    return Menu("zone", tuple(Choice(melee_word(foe), "opponent", foe_facts(foe)) for foe in foes))


def _force(position: Position) -> Menu:
    """Return a menu whose only choice is the force that blocks the road."""
    strength = board().blockers[position.blocker].strength
    facts = {"blocker": position.blocker, "strength": strength}
    return Menu("zone", (Choice(position.blocker, "odds-force", facts),))


def _station(position: Position) -> Menu:
    """Return a menu whose only choice is the station of the column."""
    station = board().stations[position.station].id
    return Menu("zone", (Choice(station, "odds-station", {"station": station}),))


def _heroes(ask: Ask) -> Menu:
    menu = ask.level(("attempt",))
    assert menu is not None
    return Menu("zone", tuple(Choice(choice.word, choice.label, choice.facts) for choice in menu.choices))


def odds_near(_position: Position, ask: Ask) -> bool:
    """Return whether the board shows the odds for a question."""
    return ask.kind in NEAR


def odds_subject(position: Position, _ask: Ask, answer: Answer) -> Answer | None:
    """Return the roll to which an answer leads; None if there is no roll."""
    if answer[0] in {FIRE, MELEE} and len(answer) > 1:
        return answer
    if answer[0] == ATTACK:
        return ATTACK, position.blocker
    if answer[0] == MARCH:
        return MARCH, board().stations[position.station].id
    return (FEAT_ROLL, answer[1]) if answer[0] == "attempt" and len(answer) > 1 else None


# --- sheets ---


def odds_overview(position: Position) -> tuple[str, ...]:
    """Return lines with the odds for each Chinese unit and the road."""
    return contact_overview.overview(position)


def odds(position: Position, ask: Ask, subject: Answer) -> OddsSheet:
    """Return the odds of the roll that `subject` names."""
    return _SHEETS[subject[0]](position, ask, subject)


def _fire(position: Position, _ask: Ask, subject: Answer) -> OddsSheet:
    """§II.2 Return the odds of fire."""
    foe = position.in_range(subject[1])
    assert foe is not None
    hit, damage = combat.to_hit(position, foe.wall), combat.damage(position, foe)
    outcomes = _shots(foe, hit.total, damage.total)
    roll = say("odds-roll-two", hit=_sum(hit), losses=_sum(damage))
    title = say("odds-title-fire", **_foe(foe))
    gun = position.gun == foe.wall
    other = _shots(foe, hit.total + (-1 if gun else 1), damage.total + (-1 if gun else 1))
    changes = [_change("gun-away" if gun else "gun-here", other, outcomes)]
    return _of_losses(subject, (title, roll), outcomes, (foe.strength, changes))


def _shots(foe: Foe, hit: int, damage: int) -> list[Outcome]:
    chance = Fraction(sum(die + hit > foe.strength for die in FACES), 6)
    found = [Outcome(say("odds-brief-miss"), "none", -1, 0, 0, 1 - chance)]
    for die in FACES:
        lost = min(max(0, die + damage), foe.strength)
        found.append(Outcome(_loss(lost, foe), "good" if lost else "none", lost, lost, 0, chance / 6))
    return found


def _loss(lost: int, foe: Foe) -> str:
    if lost >= foe.strength:
        return say("odds-brief-gone")
    if not lost:
        return say("odds-brief-nothing")
    return say("odds-brief-theirs", points=lost)


def _melee(position: Position, _ask: Ask, subject: Answer) -> OddsSheet:
    """§II.3 Return the odds of a melee."""
    foe = opponent(position, subject[1])
    assert foe is not None
    dealt, own = combat.dealt(position, foe), combat.own(position, foe)
    held = bool(position.posts[foe.wall])
    outcomes = _blows(foe, (dealt.total, own.total), held=held)
    roll = say("odds-roll-melee", theirs=_sum(dealt), ours=_sum(own))
    title = say("odds-title-melee", **_foe(foe))
    changes = []
    if foe.space != STREETS:
        gun = position.gun == foe.wall
        other = _blows(foe, (dealt.total + (-3 if gun else 3), own.total), held=held)
        changes.append(_change("gun-away" if gun else "gun-here", other, outcomes))
    return _of_losses(subject, (title, roll), outcomes, (foe.strength, changes))


def _blows(foe: Foe, added: tuple[int, int], *, held: bool) -> list[Outcome]:
    found = []
    for die in FACES:
        theirs = min(max(0, die + added[0]), foe.strength)
        ours = max(0, die + added[1]) if held else 0
        text = _loss(theirs, foe)
        if ours:
            text = f"{text}, {say('odds-brief-ours', points=ours)}"
        kind: Kind = "bad" if ours > theirs else "good" if theirs else "none"
        found.append(Outcome(text, kind, theirs * 20 - ours, theirs, ours, Fraction(1, 6)))
    return found


def _of_losses(
    subject: Answer, head: tuple[str, str], outcomes: list[Outcome], rest: tuple[int, list[WhatIf]]
) -> OddsSheet:
    strength, changes = rest
    mean = _mean(outcomes)
    lines = [say("odds-mean-theirs", mean=decimal(mean))]
    if any(each.cost for each in outcomes):
        cost = float(sum(each.cost * each.chance for each in outcomes))
        lines.append(say("odds-mean-ours", mean=decimal(cost)))
    gone = sum((each.chance for each in outcomes if each.counted >= strength), Fraction(0))
    if gone:
        lines.append(say("odds-gone", chance=catalogue.percent(gone)))
    return _sheet(subject, head, outcomes, (tuple(lines), telling(changes)), counted="theirs")


def _clash(position: Position, _ask: Ask, subject: Answer) -> OddsSheet:
    """§IV.2, §V.2 Return the odds of a fight by the relief column."""
    force = board().blockers[position.blocker]
    added = combat.column("power", position.power, position.today.combat)
    danger = board().stations[position.station].danger
    worst = (2 if danger else 1) if subject[0] == ATTACK else 1

    def outcomes(bonus: int) -> list[Outcome]:
        found = []
        for die in FACES:
            if die + bonus > force.strength:
                found.append(_outcome("victory", "good", 0))
            elif die + bonus == force.strength:
                found.append(_outcome("draw-loss" if danger else "draw", "bad" if danger else "none", int(danger)))
            else:
                found.append(_outcome("defeat", "bad", worst))
        return found

    name = catalogue.blocker(force.id)
    title = say(f"odds-title-{subject[0]}", blocker=name, strength=force.strength)
    changes = (
        [_change("fort", outcomes(added.total + 1), outcomes(added.total), track="power")] if position.power < 5 else []
    )
    return _of_success(subject, (title, added), outcomes(added.total), changes)


def _march(position: Position, _ask: Ask, subject: Answer) -> OddsSheet:
    """§V.3 Return the odds of the column's movement roll."""
    added = combat.column("speed", position.speed, position.today.march)
    danger = board().stations[position.station].danger
    spared = position.today.special == "boats"

    def outcomes(bonus: int) -> list[Outcome]:
        found = []
        for die in FACES:
            if die + bonus > ADVANCE:
                found.append(_outcome("advance", "good", 0))
            elif die + bonus == ADVANCE:
                lost = danger and not spared
                found.append(_outcome("manoeuvre-loss" if lost else "manoeuvre", "bad" if lost else "none", int(lost)))
            else:
                found.append(_outcome("trouble-spared" if spared else "trouble", "bad", int(not spared)))
        return found

    title = say("odds-title-march", start=catalogue.station_at(position.station))
    changes = (
        [_change("fort", outcomes(added.total + 1), outcomes(added.total), track="speed")] if position.speed < 3 else []
    )
    return _of_success(subject, (title, added), outcomes(added.total), changes)


def _feat(_position: Position, ask: Ask, subject: Answer) -> OddsSheet:
    """§1 Return the odds of a heroic feat."""
    power = subject[1]
    added = combat.feat(named=power == ask.facts.get("power"))
    outcomes = []
    for die in FACES:
        won, hurt = die + added.total >= FEAT, die == 1
        key = ("won" if won else "failed") + ("-hurt" if hurt else "")
        outcomes.append(_outcome(key, "good" if won else "bad" if hurt else "none", int(hurt)))
    title = say("odds-title-feat", unit=catalogue.unit(power))
    return _of_success(subject, (title, added), outcomes, [])


_RANKS = ("victory", "advance", "won", "won-hurt", "draw", "manoeuvre", "failed", "draw-loss", "manoeuvre-loss")


def _outcome(name: str, kind: Kind, cost: int) -> Outcome:
    rank = len(_RANKS) - _RANKS.index(name) if name in _RANKS else -cost
    text = say(f"odds-brief-{name}", points=cost) if name == "defeat" else say(f"odds-brief-{name}")
    return Outcome(text, kind, rank, int(kind == "good"), cost, Fraction(1, 6))


def _of_success(
    subject: Answer, head: tuple[str, combat.Sum], outcomes: list[Outcome], changes: list[WhatIf]
) -> OddsSheet:
    title, added = head
    chance = sum((each.chance for each in outcomes if each.counted), Fraction(0))
    lines = [say("odds-success", chance=catalogue.percent(chance))]
    cost = float(sum(each.cost * each.chance for each in outcomes))
    if cost and subject[0] != FEAT_ROLL:
        lines.append(say("odds-loss", mean=average(cost)))
    parts = _parts(added)
    roll = say("odds-roll-die", bonus=catalogue.signed(added.total), parts=parts) if parts else say("odds-roll-plain")
    return _sheet(subject, (title, roll), outcomes, (tuple(lines), telling(changes)), counted="success")


def _sheet(
    subject: Answer,
    head: tuple[str, str],
    outcomes: list[Outcome],
    tail: tuple[tuple[str, ...], tuple[str, ...]],
    *,
    counted: str,
) -> OddsSheet:
    mean = _mean(outcomes)
    percent = counted == "success"
    averaged = catalogue.percent(Fraction(mean).limit_denominator(216)) if percent else decimal(mean)
    return OddsSheet(
        subject=subject,
        title=catalogue.begin(head[0]),
        roll=head[1],
        shares=tuple(_shares(outcomes)),
        lines=tail[0],
        changes=tail[1],
        average=mean,
        averaged=averaged,
        counted=say(f"odds-counted-{counted}"),
    )


def _shares(outcomes: list[Outcome]) -> Iterator[Share]:
    merged: dict[str, list[Outcome]] = {}
    for each in outcomes:
        if each.chance:
            merged.setdefault(each.said, []).append(each)
    for text, group in sorted(merged.items(), key=lambda item: -item[1][0].rank):
        chance = sum((each.chance for each in group), Fraction(0))
        yield Share(
            brief=text,
            said=text,
            odds=_fraction(chance),
            percent=catalogue.percent(chance),
            chance=float(chance),
            kind=group[0].kind,
            rank=group[0].rank,
        )


def _fraction(chance: Fraction) -> str:
    """Return a probability as text: “2/6” or “7/36”."""
    sides = 6 if 6 % chance.denominator == 0 else 36
    return f"{chance.numerator * sides // chance.denominator}/{sides}"


def _mean(outcomes: list[Outcome]) -> float:
    return float(sum(each.counted * each.chance for each in outcomes))


def _change(name: str, outcomes: list[Outcome], now: list[Outcome], *, track: str = "") -> WhatIf:
    """Return a possible change and its effect on the average.

    `outcomes` are the results with the change. `now` are the results without it.
    """
    mean = _mean(outcomes)

    def text() -> str:
        facts = {"track": say(f"modifier-{track}")} if track else {}
        what = say(f"odds-what-{name}", **facts)
        figure = catalogue.percent(Fraction(mean).limit_denominator(216)) if track else decimal(mean)
        return say("odds-change", what=what, mean=figure)

    return WhatIf(text, mean - _mean(now), averaged=not track)


def _sum(added: combat.Sum) -> str:
    parts = _parts(added)
    return f"{catalogue.signed(added.total)} ({parts})" if parts else say("odds-roll-none")


def _parts(added: combat.Sum) -> str:
    return ", ".join(f"{say(f'modifier-{each.name}')} {catalogue.signed(each.value)}" for each in added.modifiers)


def _foe(foe: Foe) -> dict[str, str]:
    return catalogue.facts_of(foe)


_SHEETS: dict[str, Callable[[Position, Ask, Answer], OddsSheet]] = {
    FIRE: _fire,
    MELEE: _melee,
    ATTACK: _clash,
    BLOCKADE: _clash,
    MARCH: _march,
    FEAT_ROLL: _feat,
}
