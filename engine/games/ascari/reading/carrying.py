"""What a battle carries over to the next battle of a series, and the changed text of that battle.

Only units, leaders and places with the same short name in both battles carry over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from engine.core.battles.aftermath import Aftermath, States
from engine.core.battles.edits import Lines, Token, without
from engine.core.battles.series import GONE, REDUCED, WHOLE
from engine.core.battles.sheet import read
from engine.games.ascari.battle import GUNS, Counter
from engine.games.ascari.position import Position
from engine.games.ascari.reading.battle import ADVICE, CONTROL, LEGEND, VICTORY, read_battle
from engine.games.ascari.reading.edits import SEVERAL, Written, places_of, written_rows
from engine.games.ascari.reading.victory import COMMANDER
from engine.hexes.edits import mark
from engine.hexes.written import WrittenMap, read_map

STEPS = 2
"""The number of steps of a unit that can begin reduced."""


def aftermath(position: Position) -> Aftermath:
    """Return the state of each counter after a battle, and the side that holds each place."""
    units: States = {side: {} for side in position.battle.sides}
    leaders: States = {side: {} for side in position.battle.sides}
    for side, counters in position.battle.units.items():
        for counter in counters:
            piece = position.pieces.get(counter.id)  # a handicap may have left it out
            if piece is not None:
                state = GONE if piece.lost else REDUCED if piece.reduced else WHOLE
                (leaders if counter.is_leader else units)[side][counter.id] = state
    places = {}
    for name, hexes in position.battle.map.places.items():
        holders = {position.control.get(at, "") for at in hexes}
        if len(holders) == 1 and (holder := holders.pop()):
            places[name] = holder
    return Aftermath(units, leaders, places)


def carried_on(text: str, left: Aftermath, game: str) -> str:
    """Return the text of a battle with the forces left over from earlier battles. Comments are kept.

    A side that would have less than half of its printed steps gets some of its units back.
    """
    carrying = _Carrying(text, left, game)
    for change in (carrying.units, carrying.leaders, carrying.places, carrying.advice, carrying.commander):
        change()
    return carrying.text


class _Carrying:
    """Applies the results of a battle to the text of the next battle of a series."""

    def __init__(self, text: str, left: Aftermath, game: str) -> None:
        self.left, self.game = left, game
        self._read(text)
        printed = read_battle(read(text, (game,)), "")
        assert printed is not None, "a battle of a series has been checked"
        self.printed = printed
        before = [counter for several in printed.units.values() for counter in several]
        self.states = _with_half(before, {each.id: _state(each, left) for each in before})
        self.stood = {each.at for each in before if not each.is_leader and self.states[each.id] == GONE}

    def _read(self, text: str) -> None:
        self.text, self.lines, self.sheet = text, Lines(text), read(text, (self.game,))
        written = read_map(self.sheet, LEGEND)
        assert written is not None, "a battle without mistakes has a map"
        self.written: WrittenMap = written
        self.rows = list(written_rows(self.sheet, written))

    def units(self) -> None:
        """Remove the lines of lost counters, and write `reduced` on reduced ones."""
        for each in reversed(self.rows):
            states = [self.states[counter.id] for counter in each.counters]
            if all(state == (REDUCED if counter.reduced else WHOLE) for state, counter in _pairs(states, each)):
                continue
            new = list(self._rewritten(each, states))
            self.lines.remove(each.row.line)
            self.lines.insert(each.row.line - 1, *new)
        self._read(self.lines.text)

    def _rewritten(self, each: Written, states: list[str]) -> Iterator[str]:
        """Yield the lines that replace a line of several equal units.

        All units in a new line have the same state.
        """
        line, words = self.lines[each.row.line], self.lines.words(each.row.line)
        several, at = SEVERAL.fullmatch(words[0].text), places_of(words, len(each.counters))
        first = int(several[2]) if several is not None else 0
        for state, run in groupby(enumerate(states), key=lambda item: item[1]):
            found = [number for number, _ in run]
            if state == GONE:
                continue
            lines, changes = Lines(line), list[tuple[int, int, str]]()
            if several is not None:
                name = f"{several[1]}{first + found[0]}..{first + found[-1]}"
                changes.append((words[0].start, words[0].end, name))
            gone = [token for number, token in enumerate(at) if number not in found]
            changes += [(token.start - 1, token.end, "") for token in gone]
            changes += _marked(words, each.counters[0], state)
            lines.replace(1, changes)
            yield lines.text

    def leaders(self) -> None:
        """Place each leader who has lost his unit with another unit in his zone."""
        counters = [counter for each in self.rows for counter in each.counters if counter.at]
        for each in self.rows:
            leader = each.counters[0]
            if not leader.is_leader or leader.at not in self.stood:
                continue
            zone = self.printed.zone_of(leader)
            units = [unit for unit in counters if unit.side == leader.side and not unit.is_leader and unit.at in zone]
            near = [*(unit for unit in units if unit.group == leader.group), *units]
            words = self.lines.words(each.row.line)
            if near and leader.at not in {unit.at for unit in units} and (at := places_of(words, 1)):
                self.lines.replace(each.row.line, [(at[0].start, at[0].end, near[0].at)])
        self._read(self.lines.text)

    def places(self) -> None:
        """Give each side control of the places that it held. Leave out hexes where an enemy unit begins."""
        began = {counter.at: counter.side for each in self.rows for counter in each.counters if counter.at}
        for name, holder in self.left.places.items():
            free = [at for at in self.written.places.get(name, ()) if began.get(at, holder) == holder]
            others = [row.key for row in self.sheet.rows(CONTROL) if row.key != holder]
            if holder in {each.side for each in self.rows} and free:
                for side in others:
                    mark(self.lines, self.sheet, self.written, f"{CONTROL} {side}", free, on=False)
                    self._read(self.lines.text)
                mark(self.lines, self.sheet, self.written, f"{CONTROL} {holder}", free, on=True)
                self._read(self.lines.text)

    def advice(self) -> None:
        """Remove lost counters from the suggested deployments for the autopilot."""
        for row in self.sheet.rows(ADVICE):
            words = self.lines.words(row.line)
            gone = [
                token
                for place, word in enumerate(words)
                if not word.quoted and self.states.get(word.text) == GONE
                for token in words[place : place + 2]
            ]
            without(self.lines, row.line, gone)
        self._read(self.lines.text)

    def commander(self) -> None:
        """Remove the victory condition of a dead commander."""
        for row in self.sheet.rows(VICTORY):
            if row.key == COMMANDER and self.states.get(row.text) == GONE:
                self.lines.remove(row.line)
        self._read(self.lines.text)


def _pairs(states: list[str], each: Written) -> Iterator[tuple[str, Counter]]:
    return zip(states, each.counters, strict=True)


def _marked(words: list[Token], counter: Counter, state: str) -> list[tuple[int, int, str]]:
    """Return the text changes that add or remove the word `reduced` in a line."""
    if state == REDUCED and not counter.reduced:
        return [(words[-1].end, words[-1].end, f" {REDUCED}")]
    found = [word for word in words if word.text == REDUCED and not word.quoted]
    return [(word.start - 1, word.end, "") for word in found if state == WHOLE]


def _state(counter: Counter, left: Aftermath) -> str:
    """Return the state in which a counter begins."""
    known = (left.leaders if counter.is_leader else left.units).get(counter.side, {})
    state = known.get(counter.id, REDUCED if counter.reduced else WHOLE)
    return WHOLE if state == REDUCED and not _has_back(counter) else state


def _has_back(counter: Counter) -> bool:
    return counter.steps == STEPS and counter.kind != GUNS


def _steps(counter: Counter, state: str) -> int:
    if state == GONE:
        return 0
    return 1 if state == REDUCED or not _has_back(counter) else STEPS


def _with_half(counters: list[Counter], states: Mapping[str, str]) -> dict[str, str]:
    """Return `states`, improved until each side has at least half of its printed steps."""
    found = dict(states)
    for side in {counter.side for counter in counters}:
        units = [counter for counter in counters if counter.side == side and not counter.is_leader]
        printed = sum(_steps(unit, REDUCED if unit.reduced else WHOLE) for unit in units)
        first = next(unit for unit in units if not unit.arrives)
        if all(found[unit.id] == GONE for unit in units if not unit.arrives):
            found[first.id] = REDUCED if _has_back(first) else WHOLE
        for better in (REDUCED, WHOLE):
            for unit in units:
                if 2 * sum(_steps(each, found[each.id]) for each in units) >= printed:
                    break
                if better == REDUCED and found[unit.id] == GONE:
                    found[unit.id] = REDUCED if _has_back(unit) else WHOLE
                elif better == WHOLE and found[unit.id] == REDUCED and not unit.reduced:
                    found[unit.id] = WHOLE
    return found
