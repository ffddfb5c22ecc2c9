"""Works out the analysis of a finished game: its chances decision by decision, and what was skill and what luck.

Every playout of a number has the same dice in every position, so that what they have in common drops out of a
difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from engine.core.asks import Answer
from engine.core.chances.accuracy import Judged, accuracy, movement
from engine.core.chances.analysis_format import Analysis, Day, Player, Thrown, TurningPoint, Weighed, lost
from engine.core.chances.effort import (
    AFRESH,
    BETTER,
    OTHERS,
    THROWS,
    TURNING_POINTS,
    Prepared,
    Workings,
    cost,
    few_of,
    prepared,
)
from engine.core.chances.playing_on import at_once, seed_of
from engine.core.chances.throws import dice_of
from engine.core.chances.walking import Decision
from engine.core.chances.weighing import Weighing, Worths, difference, mean, minus, plus, spread
from engine.core.events import Event
from engine.core.ranking import ranked
from engine.core.replay import Recording
from engine.core.ruleset import Ruleset
from engine.core.save import Save, supposed

CERTAIN = 2.0
"""How many standard errors a loss has before anybody is told of it."""
LEAST = 0.02
"""The least loss of a turning point: two in a hundred games."""


def analyse(
    ruleset: Ruleset[Any],
    recording: Recording | Prepared,
    *,
    tries: int,
    workings: Workings | None = None,
    go_on: Callable[[], bool] = lambda: True,
    between: Callable[[], object] = at_once,
) -> Analysis:
    """Analyse a finished game with so many playouts for each position.

    `go_on` is asked before each playout; if it returns False, `Stopped` is raised, and `workings` has all that is
    known: with the same `workings` the analysis goes on where it stopped. `between` is called before each answer of a
    playout. Raise `ReplayMismatch` where the record does not replay by the present rules, and `ValueError` if the game
    is not over.
    """
    game = recording if isinstance(recording, Prepared) else prepared(ruleset, recording)
    sides = _sides(ruleset, game.decisions[0].before)
    workings = workings if workings is not None else Workings()
    workings.total = tries * cost(game)
    weighing = Weighing(ruleset, game, sides[0], workings, go_on=go_on, between=between)
    analyser = _Analyser(weighing, range(tries))
    weighed = tuple(analyser.all())
    first, end = weighed[0].before, analyser.weighing.end(game.decisions[-1].after)
    found = Analysis(
        rules=ruleset.rules_version,
        tries=tries,
        sides=sides,
        first=first,
        end=end,
        decisions=weighed,
        days=tuple(_days(weighed, sides, end)),
        turning_points=(),
        accuracy={},
    )
    accuracies, players = _accuracies(found), tuple(_players(found))
    found = msgspec.structs.replace(found, accuracy=accuracies, players=players)
    found = msgspec.structs.replace(found, thrown=tuple(analyser.thrown(found)))
    return msgspec.structs.replace(found, turning_points=tuple(analyser.turning_points(found)))


def _sides(ruleset: Ruleset[Any], save: Save) -> tuple[str, ...]:
    return ruleset.sides_in(ruleset.decode(bytes(save.state), save.schema))


class _Analyser:
    """Weighs the decisions of a game with the same playouts for each."""

    def __init__(self, weighing: Weighing, numbers: range) -> None:
        self.weighing = weighing
        self.ruleset = weighing.ruleset
        self.numbers = numbers
        self.swings: dict[int, tuple[float, float]] = {}
        """What the dice of the decisions that changed most were worth together, and its standard error."""
        self.weighed: dict[int, tuple[Worths, Worths]] = {}
        """The playouts of the decisions with several throws, before their dice and after them."""

    def all(self) -> Iterator[Weighed]:
        """Yield all decisions with their worth."""
        game = self.weighing.game
        here = self.weighing.position(0, self.numbers)
        for place, each in enumerate(game.decisions):
            own = self.weighing.answered(place, each.answer, self.numbers) if place in game.own else None
            given = own or here
            after = self.weighing.position(place + 1, self.numbers) if each.drew or each.after.over else given
            skill, doubt = difference(given, here)
            luck, luck_doubt = difference(after, given)
            if len(each.throws) > 1:
                self.weighed[place] = given, after
            yield Weighed(
                version=each.version,
                period=each.period,
                round=each.round,
                side=each.side,
                kind=each.kind,
                answer=each.answer,
                by_player=each.by_player,
                before=mean(here),
                skill=skill,
                doubt=doubt,
                luck=luck,
                luck_doubt=luck_doubt,
                dice=dice_of(each.throws),
                actor=each.actor,
            )
            here = after

    # --- throws ---

    def thrown(self, analysis: Analysis) -> Iterator[Thrown]:
        """Yield the throws of every decision with several, and of those whose dice changed most.

        These are weighed by playouts that had no part in finding them, the others by some of those that found them.
        """
        most = self._most(analysis)
        few = few_of(len(self.numbers))
        for place, each in enumerate(self.weighing.game.decisions):
            if place in most:
                afresh = range(len(self.numbers), (1 + AFRESH) * len(self.numbers))
                after = self.weighing.position(place + 1, afresh)
                before = self.weighing.answered(place, each.answer, afresh)
                if before is not None:
                    self.swings[each.version] = difference(after, before)
                    yield from self._thrown(place, before, after, afresh=True)
            elif len(each.throws) > 1:
                before, after = self.weighed[place]
                yield from self._thrown(place, before[:few], after[:few], afresh=False)

    def _most(self, analysis: Analysis) -> set[int]:
        """Return the decisions whose dice changed most, as many as there is room for."""
        game, best = self.weighing.game, analysis.best_shot()
        places = [place for place, each in enumerate(game.decisions) if each.throws and analysis.decisions[place].luck]
        places.sort(key=lambda place: (analysis.decisions[place] != best, -abs(analysis.decisions[place].luck)))
        room, chosen = THROWS, set[int]()
        for place in places:
            needed = len(game.decisions[place].throws) + 1
            if needed <= room:
                room -= needed
                chosen.add(place)
        return chosen

    def _thrown(self, place: int, before: Worths, after: Worths, *, afresh: bool) -> Iterator[Thrown]:
        """Yield the throws of a decision: each is worth what the chance is with it, less what it was without.

        `before` are the playouts before its dice, `after` those with all of them. What is hidden is dealt anew in every
        playout. So what was shown is worth what is left when all dice are known.
        """
        each = self.weighing.game.decisions[place]
        first = len(self.numbers) if afresh else 0
        numbers = range(first, first + len(before))
        shown = [number for number, throw in enumerate(each.throws) if throw.revealed]
        worths: list[Worths] = []
        known: Worths | None = before
        for number in range(len(each.throws)):
            last = number == len(each.throws) - 1 and not shown
            found = after if last else self.weighing.answered(place, each.answer, numbers, number + 1)
            if known is None or found is None:
                return
            worths.append(minus(found, known))
            known = found
        assert known is not None, "a decision with throws has one at least"
        if len(shown) == 1:
            worths[shown[0]] = plus(worths[shown[0]], minus(after, known))

        def told(place: int, dice: tuple[int, ...], event: Event | None, worth: Worths) -> Thrown:
            luck, doubt = spread(worth)
            return Thrown(
                version=each.version,
                place=place,
                dice=dice,
                event=msgspec.Raw(msgspec.json.encode(event)),
                luck=luck,
                doubt=doubt,
                afresh=afresh,
            )

        for number, (throw, worth) in enumerate(zip(each.throws, worths, strict=True)):
            if throw.draws or len(shown) == 1:
                yield told(number, throw.dice, throw.event, worth)
        if len(shown) > 1:
            yield told(len(each.throws), (), None, minus(after, known))

    # --- turning points ---

    def turning_points(self, analysis: Analysis) -> list[TurningPoint]:
        """Return what turned the game: first the decisions that cost most, then the luckiest and unluckiest dice."""
        places = {each.version: place for place, each in enumerate(analysis.decisions)}
        costly = [
            each
            for each in analysis.decisions
            if -analysis.of(each.side, each.skill) > max(LEAST, CERTAIN * each.doubt)
        ]
        costly.sort(key=lambda each: analysis.of(each.side, each.skill))
        found: list[TurningPoint] = []
        for each in costly[:BETTER]:
            point = self._better(analysis, places[each.version])
            if point is not None:
                found.append(point)
            if len(found) == TURNING_POINTS:
                break
        told = {point.version for point in found}
        for version, (luck, doubt) in sorted(self.swings.items(), key=lambda each: -abs(each[1][0])):
            if len(found) == TURNING_POINTS:
                break
            if version not in told and abs(luck) > max(LEAST, CERTAIN * doubt):
                each = analysis.decisions[places[version]]
                gain = analysis.of(each.side, luck)
                found.append(
                    TurningPoint(
                        version=each.version, period=each.period, side=each.side, answer=each.answer, gain=gain
                    )
                )
        return sorted(found, key=lambda point: point.version)

    def _better(self, analysis: Analysis, place: int) -> TurningPoint | None:
        """Return the best of the answers worth choosing, on playouts that had no part in finding the mistake."""
        each = self.weighing.game.decisions[place]
        numbers = range(len(self.numbers), (1 + AFRESH) * len(self.numbers))
        given = self.weighing.answered(place, each.answer, numbers)
        if given is None:
            return None
        tried: list[tuple[Answer, float, float]] = []
        for answer in self._others(each):
            worths = self.weighing.answered(place, answer, numbers)
            if worths is not None:
                gain, doubt = difference(worths, given)
                tried.append((answer, analysis.of(each.side, gain), doubt))
        better = max((one for one in tried if one[1] > one[2]), key=lambda one: one[1], default=None)
        if better is None:
            return None
        return TurningPoint(
            version=each.version,
            period=each.period,
            side=each.side,
            answer=each.answer,
            better=better[0],
            gain=better[1],
            others=tuple((answer, gain) for answer, gain, _ in tried),
        )

    def _others(self, each: Decision) -> list[Answer]:
        drive = supposed(self.ruleset, each.before, seed=seed_of(0))
        side = each.side if self.weighing.several else None
        ask = drive.ask_of(side)
        policy = self.ruleset.policies["steward"](seed_of(0))
        offered = ranked(policy, self.ruleset.view(drive.world, side), ask, most=OTHERS + 1)
        return [answer for answer in offered if answer != each.answer][:OTHERS]


def _days(weighed: Sequence[Weighed], sides: tuple[str, ...], end: float) -> Iterator[Day]:
    """Yield each period, with the chance at its end."""
    places = [place for place, each in enumerate(weighed) if not place or each.period != weighed[place - 1].period]
    for start, stop in zip(places, [*places[1:], len(weighed)], strict=True):
        those = weighed[start:stop]
        yield Day(
            period=those[0].period,
            chance=weighed[stop].before if stop < len(weighed) else end,
            skill={side: sum(each.skill for each in those if each.side == side) for side in sides},
            luck=sum(each.luck for each in those),
        )


def _judged(analysis: Analysis) -> Iterator[Judged]:
    """Yield the decisions of persons as their accuracy is reckoned from.

    The weight of a decision is how much the chances moved in its period, so that decisions of a won game count less.
    """
    moved: dict[int, float] = {}
    for day in analysis.days:
        chances = [each.before for each in analysis.decisions if each.period == day.period]
        moved[day.period] = movement([*chances, day.chance])
    for each in analysis.decisions:
        if each.by_player:
            yield Judged(each.side, each.actor, each.version, lost(analysis, each), moved[each.period])


def _accuracies(analysis: Analysis) -> dict[str, float]:
    """Return the accuracy of each side for which a person decided."""
    judged = list(_judged(analysis))
    played = (side for side in analysis.sides if any(each.side == side for each in judged))
    return {side: accuracy(each for each in judged if each.side == side) for side in played}


def _players(analysis: Analysis) -> Iterator[Player]:
    """Yield who decided, in the order of sides and of first decisions; nobody where the record does not tell."""
    judged = [each for each in _judged(analysis) if each.actor]
    judged.sort(key=lambda each: analysis.sides.index(each.side))
    for side, actor in dict.fromkeys((each.side, each.actor) for each in judged):
        own = [each for each in judged if (each.side, each.actor) == (side, actor)]
        yield Player(side=side, actor=actor, since=own[0].version, decisions=len(own), accuracy=accuracy(own))
