"""The analysis of a finished game: its chances, the cost of decisions, and turning points.

A simulated game with a given number has the same dice in every position, so that luck which two positions share cancels
out. Turning points are found by bisection between positions with different chances. Their values come from a separate
set of simulated games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import fsum, sqrt
from typing import Any

import msgspec

from engine.core.asks import Answer
from engine.core.chances.accuracy import Judged, accuracy, doubt_of, enough, movement
from engine.core.chances.analysis_format import (
    CERTAIN,
    PLAN,
    Analysis,
    Day,
    Player,
    RollLuck,
    TurningPoint,
    Weighed,
    lost,
)
from engine.core.chances.effort import (
    BETTER,
    MOST,
    OTHERS,
    SURER,
    THROWS,
    TURNING_POINTS,
    Playouts,
    Prepared,
    Workings,
    costs,
    prepared,
)
from engine.core.chances.luck import lucky_rolls
from engine.core.chances.playing_on import at_once, seed_of
from engine.core.chances.throws import dice_of
from engine.core.chances.weighing import Weighing, Worths, difference, mean, minus, plus, spread
from engine.core.events import Event
from engine.core.planning.question import question_of
from engine.core.ranking import ranked
from engine.core.replay import Recording
from engine.core.ruleset import Ruleset
from engine.core.save import Save, supposed

BIAS = 0.05
"""How wrong the difference of two valuations may be, as a standard error."""
LEAST = 0.02
"""The minimum loss for which a decision is examined: two games in a hundred."""
SURE, MUCH = 3.0, 0.08
"""The minimum of a turning point: the number of standard errors, and the change of the chance."""
_NOT_PEOPLE = frozenset({"", "nobody", "calendar", "house"})
"""The pseudonyms of actors that choose a plan but are not people."""


def analyse(
    ruleset: Ruleset[Any],
    recording: Recording | Prepared,
    *,
    playouts: Playouts,
    workings: Workings | None = None,
    go_on: Callable[[], bool] = lambda: True,
    between: Callable[[], object] = at_once,
) -> Analysis:
    """Return the analysis of a finished game. `playouts` are the numbers of simulated games.

    `go_on` is called before each simulated game. If it returns False, `Stopped` is raised. Pass `workings` to continue
    later. `between` is called before each simulated answer. Raise `ReplayMismatch` if the record does not fit the
    current rules. Raise `ValueError` if the game is not over.
    """
    game = recording if isinstance(recording, Prepared) else prepared(ruleset, recording)
    sides = _sides(ruleset, game.decisions[0].before)
    workings = workings if workings is not None else Workings()
    of_starts, of_own = costs(game)
    for_own = playouts.own * of_own + playouts.short * costs(game, playouts.ahead)[1]
    workings.total = max(1.0, playouts.starts * of_starts + for_own + playouts.room)
    weighing = Weighing(ruleset, game, sides[0], workings, go_on=go_on, between=between)
    return _Analyser(weighing, playouts, sides).analysis()


def _sides(ruleset: Ruleset[Any], save: Save) -> tuple[str, ...]:
    return ruleset.sides_in(ruleset.decode(bytes(save.state), save.schema))


class _Analyser:
    """Computes win chances during a game, and the turning points of the game."""

    def __init__(self, weighing: Weighing, playouts: Playouts, sides: tuple[str, ...]) -> None:
        self.weighing = weighing
        self.ruleset = weighing.ruleset
        self.game = weighing.game
        self.playouts = playouts
        self.sides = sides
        begin = MOST + playouts.fresh
        self.seeking = range(MOST, begin)
        self.telling = tuple(range(begin, begin + times * playouts.fresh) for times in (1, SURER))
        """The numbers of the simulated games for the chances that are shown: few, or more if few are not enough."""
        left = weighing.weights
        shown = fsum(left[place] for place in self.game.starts if weighing.is_shown(place))
        self.room = playouts.room + playouts.starts * shown
        """The effort that the search may cost; what the boards have saved is added."""
        self.spent = 0.0
        """The effort of the search for turning points so far, as a number of whole simulated games."""

    def analysis(self) -> Analysis:
        """Return the complete analysis."""
        places = (*self.game.starts, len(self.game.decisions))
        starts = [self.weighing.start(place, range(self.playouts.starts)) for place in places]
        weighed = list(self._weighed(starts))
        costly = [place for place in sorted(self.game.own) if _costs(weighed[place], self.sides)]
        costly.sort(key=lambda place: _cost(weighed[place], self.sides), reverse=True)
        points: list[TurningPoint] = []
        thrown: list[RollLuck] = []
        for place in costly[:BETTER]:
            if self._room():
                points += self._decided(place, weighed)
        for first, end in self._steps(places, starts):
            turned = self._narrowed(first, end) if self._room() else None
            if turned is None:
                continue
            if turned not in costly[:BETTER] and turned in self.game.own:
                points += self._decided(turned, weighed)
            point, throws = self._diced(turned, weighed)
            points, thrown = points + point, thrown + throws
        if self.playouts.ahead:
            fresh = self.telling[0]
            thrown += lucky_rolls(self.weighing, fresh[: len(fresh) // 4], self.playouts.ahead, thrown)
        points.sort(key=lambda point: -abs(point.gain))
        days = tuple(_days(self.game, weighed, starts, self.sides))
        found = Analysis(
            rules=self.ruleset.rules_version,
            weights=self.weighing.valuation.name if self.playouts.ahead and self.weighing.valuation is not None else "",
            tries=self.playouts.starts,
            sides=self.sides,
            first=mean(starts[0]),
            doubt=_error(starts[0]),
            end=mean(starts[-1]),
            decisions=tuple(weighed),
            days=days,
            turning_points=tuple(sorted(points[:TURNING_POINTS], key=lambda point: point.version)),
            mistakes=tuple(sorted((point for point in points if point.better), key=lambda point: point.version)),
            accuracy={},
            thrown=tuple(sorted(thrown, key=lambda each: (each.version, each.place))),
        )
        judged = list(_judged(found))
        people = tuple(_people(found, judged))
        return msgspec.structs.replace(
            found,
            accuracy={each.side: each.accuracy for each in people if each.accuracy is not None},
            people=people,
            players=tuple(_players(found, judged)),
        )

    def _weighed(self, starts: Sequence[Worths]) -> Iterator[Weighed]:
        """Yield all decisions. A decision that differs from the adviser's choice has a value."""
        begun = dict(zip(self.game.starts, starts, strict=False))
        known = mean(starts[0])
        for place, each in enumerate(self.game.decisions):
            known = mean(begun[place]) if place in begun else known
            skill, doubt = 0.0, 0.0
            if place in self.game.own:
                known, skill, doubt = self._cost(place)
            chosen = each.chosen
            yield Weighed(
                version=each.version,
                period=each.period,
                round=each.round,
                side=each.side,
                kind=each.kind,
                answer=(PLAN, chosen.plan, chosen.question) if chosen is not None else each.answer,
                by_player=each.by_player if chosen is None else chosen.actor not in _NOT_PEOPLE,
                before=known,
                skill=skill,
                doubt=doubt,
                dice=dice_of(each.throws),
                actor=each.actor if chosen is None else chosen.actor,
            )

    def _cost(self, place: int) -> tuple[float, float, float]:
        """Return the chance before a decision, its gain, and the gain's standard error.

        Complete simulated games are unbiased but vary much. Short ones vary less but may be biased. The result mixes
        both.
        """
        numbers, short, until = range(self.playouts.own), range(self.playouts.short), self._until(place)
        here = self.weighing.position(place, numbers)
        given = self._given(place, numbers)
        skill, doubt = difference(given or here, here)
        if not short or given is None:
            return mean(here), skill, doubt
        before, after = self.weighing.position(place, short, until), self._given(place, short, until)
        value, error = difference(after or before, before)
        share = 1 / len(numbers) + doubt**2
        trust = share / (share + error**2 + BIAS**2)
        return mean(here), skill + trust * (value - skill), sqrt((1 - trust) * share)

    def _until(self, place: int) -> int | None:
        """Return the last period to simulate after a decision; None for no limit."""
        ahead = self.playouts.ahead
        return self.game.decisions[place].period + ahead if ahead else None

    def _given(self, place: int, numbers: range, until: int | None = None) -> Worths | None:
        """Simulate games after the choice that was made, and return them. Return None if this is not possible."""
        each = self.game.decisions[place]
        if each.chosen is not None:
            return self.weighing.planned(place, each.chosen.plan, numbers, until)
        return self.weighing.answered(place, each.answer, numbers, until=until)

    # --- where the game turned ---

    def _room(self) -> bool:
        return self.spent < self.room

    def _spend(self, place: int, games: int, until: int | None = None) -> None:
        self.spent += games * self.weighing.cost(place, until)

    def _steps(self, places: Sequence[int], starts: Sequence[Worths]) -> list[tuple[int, int]]:
        """Return the pairs of successive positions whose chances differ significantly. The largest change comes
        first.
        """
        found: list[tuple[float, int, int]] = []
        for (first, here), (end, there) in pairwise(zip(places, starts, strict=True)):
            change, doubt = difference(there, here)
            if abs(change) > CERTAIN * doubt:
                found.append((-abs(change), first, end))
        return [(first, end) for _, first, end in sorted(found)]

    def _narrowed(self, first: int, end: int) -> int | None:
        """Return the number of the decision between `first` and `end` that changed the chances most.

        Return None if the change is not significant.
        """
        known: dict[int, Worths] = {}
        until = self._until(first)

        def at(place: int) -> Worths:
            if place not in known:
                self._spend(place, len(self.seeking), until)
                known[place] = self.weighing.position(place, self.seeking, until)
            return known[place]

        change, doubt = difference(at(end), at(first))
        if abs(change) <= CERTAIN * doubt:
            return None
        while end - first > 1:
            middle = (first + end) // 2
            before, after = (abs(difference(*pair)[0]) for pair in ((at(middle), at(first)), (at(end), at(middle))))
            first, end = (first, middle) if before >= after else (middle, end)
        return first

    def _decided(self, place: int, weighed: list[Weighed]) -> list[TurningPoint]:
        """Return the turning point of a costly decision, in a list; empty if it is not confirmed.

        The simulated games must have other dice than those that found the decision.
        """
        each = weighed[place]
        told = self._told(
            place,
            lambda numbers: self.weighing.position(place, numbers),
            lambda numbers: self._given(place, numbers),
        )
        if told is None:
            return []
        numbers, skill, doubt = told
        weighed[place] = msgspec.structs.replace(each, skill=skill, doubt=doubt)
        if not _turns(-self._of(each.side, skill), doubt):
            return []
        better = self._better(place, each, numbers)
        return [better] if better is not None else []

    def _told(
        self, place: int, before: Callable[[range], Worths | None], after: Callable[[range], Worths | None]
    ) -> tuple[range, float, float] | None:
        """Return the difference between two positions in simulated games, and its standard error.

        The numbers of the games come first. Return None if a position is not possible.
        """
        found = None
        for numbers in self.telling:
            here, there = before(numbers), after(numbers)
            self._spend(place, 2 * (len(numbers) - (len(found[0]) if found is not None else 0)))
            if here is None or there is None:
                return None
            value, doubt = difference(there, here)
            found = numbers, value, doubt
            if _turns(abs(value), doubt) or abs(value) <= max(LEAST, doubt) or not self._room():
                break
        return found

    def _better(self, place: int, each: Weighed, numbers: range) -> TurningPoint | None:
        """Return the turning point with the best possible answer. Return None if no answer was better.

        Different simulated games choose the answer and give its value.
        """
        others = self._others(place, each)
        tried = list(self._compared(place, each, others, self.seeking, self._until(place)))
        best = max(tried, key=lambda one: one[1], default=None)
        if best is None:
            return None
        # The steward's own choice comes first.
        again = [answer for answer in dict.fromkeys((others[0], best[0])) if answer in {one[0] for one in tried}]
        sure = {one[0]: one for one in self._compared(place, each, again, numbers)}
        better = max((one for one in sure.values() if _turns(*one[1:])), key=lambda one: one[1], default=None)
        if better is None:
            return None
        return TurningPoint(
            version=each.version,
            period=each.period,
            side=each.side,
            answer=each.answer,
            better=better[0],
            gain=better[1],
            doubt=better[2],
            others=tuple((one[0], min(better[1], sure.get(one[0], one)[1])) for one in tried),
        )

    def _compared(
        self, place: int, each: Weighed, answers: Sequence[Answer], numbers: range, until: int | None = None
    ) -> Iterator[tuple[Answer, float, float]]:
        """Compare other answers with the answer given.

        Yield each of them with its advantage and the standard error.
        """
        given = self._given(place, numbers, until)
        self._spend(place, len(numbers), until)
        for answer in answers if given is not None else ():
            self._spend(place, len(numbers), until)
            plan = answer[1] if answer[:1] == (PLAN,) else ""
            worths = (
                self.weighing.planned(place, plan, numbers, until)
                if plan
                else self.weighing.answered(place, answer, numbers, until=until)
            )
            if worths is not None and given is not None:
                gain, doubt = difference(worths, given)
                yield answer, self._of(each.side, gain), doubt

    def _others(self, place: int, each: Weighed) -> list[Answer]:
        """Return the alternatives to a decision: other plans, or other answers."""
        before = self.game.decisions[place].before
        drive = supposed(self.ruleset, before, seed=seed_of(0))
        side = each.side if self.weighing.several else None
        ask, view = drive.ask_of(side), self.ruleset.view(drive.world, side)
        if each.answer[:1] == (PLAN,):
            found = question_of(self.ruleset, view, ask)
            plans = found.plans if found is not None else ()
            return [(PLAN, plan, *each.answer[2:]) for plan in plans if plan != each.answer[1]][:OTHERS]
        policy = self.ruleset.policies["steward"](seed_of(0))
        offered = ranked(policy, view, ask, most=OTHERS + 1)
        return [answer for answer in offered if answer != each.answer][:OTHERS]

    def _diced(self, place: int, weighed: list[Weighed]) -> tuple[list[TurningPoint], list[RollLuck]]:
        """Return the turning point and the rolls of a decision whose dice were decisive.

        Both lists are empty if the dice were not decisive.
        """
        each, decision = weighed[place], self.game.decisions[place]
        if not decision.drew:
            return [], []
        told = self._told(
            place,
            lambda numbers: self.weighing.answered(place, decision.answer, numbers),
            lambda numbers: self.weighing.position(place + 1, numbers),
        )
        if told is None:
            return [], []
        numbers, luck, doubt = told
        weighed[place] = each = msgspec.structs.replace(each, luck=luck, luck_doubt=doubt)
        if not _turns(abs(luck), doubt):
            return [], []
        gain = self._of(each.side, luck)
        point = TurningPoint(
            version=each.version, period=each.period, side=each.side, answer=each.answer, gain=gain, doubt=doubt
        )
        return [point], list(self._rolls(place, numbers))

    def _of(self, side: str, value: float) -> float:
        return value if side == self.sides[0] else -value

    def _rolls(self, place: int, numbers: range) -> Iterator[RollLuck]:
        """Yield the rolls of a decision, each with its luck.

        Luck is the win chance after the roll minus the win chance before it. Hidden information is dealt again in every
        simulated game.
        """
        each = self.game.decisions[place]
        before, after = self.weighing.answered(place, each.answer, numbers), self.weighing.position(place + 1, numbers)
        shown = [number for number, throw in enumerate(each.throws) if throw.revealed]
        if len(each.throws) > THROWS or before is None:
            return
        worths: list[Worths] = []
        known = before
        for number in range(len(each.throws)):
            last = number == len(each.throws) - 1 and not shown
            found = after
            if not last:
                self._spend(place, len(numbers))
                answered = self.weighing.answered(place, each.answer, numbers, number + 1)
                if answered is None:
                    return
                found = answered
            worths.append(minus(found, known))
            known = found
        if len(shown) == 1:
            worths[shown[0]] = plus(worths[shown[0]], minus(after, known))

        def rolled(place: int, dice: tuple[int, ...], event: Event | None, worth: Worths) -> RollLuck:
            luck, doubt = spread(worth)
            raw = msgspec.Raw(msgspec.json.encode(event))
            return RollLuck(version=each.version, place=place, dice=dice, event=raw, luck=luck, doubt=doubt)

        for number, (throw, worth) in enumerate(zip(each.throws, worths, strict=True)):
            if throw.draws or len(shown) == 1:
                yield rolled(number, throw.dice, throw.event, worth)
        if len(shown) > 1:
            yield rolled(len(each.throws), (), None, minus(after, known))


def _turns(gain: float, doubt: float) -> bool:
    """Return whether a gain is large enough for a turning point. `doubt` is its standard error."""
    return gain > max(MUCH, SURE * doubt)


def _cost(each: Weighed, sides: tuple[str, ...]) -> float:
    return -each.skill if each.side == sides[0] else each.skill


def _costs(each: Weighed, sides: tuple[str, ...]) -> bool:
    """Return whether a decision may have cost so much that it is worth simulating again."""
    return _cost(each, sides) > max(LEAST, each.doubt)


def _error(worths: Worths) -> float:
    """Return the standard error of the mean result of simulated games."""
    share = mean(worths)
    return sqrt(share * (1 - share) / len(worths))


def _days(
    game: Prepared, weighed: Sequence[Weighed], starts: Sequence[Worths], sides: tuple[str, ...]
) -> Iterator[Day]:
    """Yield a `Day` for each period: the chance at its end, and its skill and luck."""
    for number, (first, end) in enumerate(pairwise((*game.starts, len(weighed)))):
        those, chance = weighed[first:end], mean(starts[number + 1])
        skill = {side: fsum(each.skill for each in those if each.side == side) for side in sides}
        yield Day(
            period=those[0].period,
            chance=chance,
            skill=skill,
            luck=chance - mean(starts[number]) - fsum(skill.values()),
            doubt=_error(starts[number + 1]),
        )


def _judged(analysis: Analysis) -> Iterator[Judged]:
    """Yield each decision made by a person, with the values from which accuracy is computed.

    Decisions in periods with little change have little weight.
    """
    moved: dict[int, float] = {}
    for day in analysis.days:
        chances = [each.before for each in analysis.decisions if each.period == day.period]
        moved[day.period] = movement([*chances, day.chance])
    for each in analysis.decisions:
        if each.by_player:
            facts = (each.side, each.actor, each.version, each.period)
            yield Judged(*facts, lost(analysis, each), each.doubt, moved[each.period])


def _people(analysis: Analysis, judged: Sequence[Judged]) -> Iterator[Player]:
    """Yield the accuracy of the players, for each side that people played."""
    for side in analysis.sides:
        if own := [each for each in judged if each.side == side]:
            yield _player(side, "", own)


def _players(analysis: Analysis, judged: Sequence[Judged]) -> Iterator[Player]:
    """Yield the players with their accuracy, sorted by side and first decision."""
    named = sorted((each for each in judged if each.actor), key=lambda each: analysis.sides.index(each.side))
    for side, actor in dict.fromkeys((each.side, each.actor) for each in named):
        yield _player(side, actor, [each for each in named if (each.side, each.actor) == (side, actor)])


def _player(side: str, actor: str, own: Sequence[Judged]) -> Player:
    told = enough(own)
    return Player(
        side=side,
        actor=actor,
        since=own[0].version,
        decisions=len(own),
        accuracy=accuracy(own) if told else None,
        doubt=doubt_of(own) if told else 0.0,
    )
