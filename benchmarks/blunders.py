"""The proof of the analysis: whether it names a planted blunder, and names no mistake where there is none.

    python -m benchmarks.blunders keep-up-the-fire 20
    python -m benchmarks.blunders siege/ten-days 20-39 adviser

The second argument is the number of games, or the first and the last one.
In each game the steward plays for everybody, but for one answer of a person that costs at least twenty games in a
hundred: it is found with some simulated games, and confirmed with two hundred others, none of them those of the
analysis. With `adviser`, the adviser plays one side, and there is no blunder.

The chances that the boards would have shown are all the same here, so the analysis does not search for dice: only the
search for costly decisions is measured, with the effort that it has where boards have shown the chances.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import engine.games
from engine.core.asks import Answer, Ask, Refused
from engine.core.chances.analyser import analyse
from engine.core.chances.analysis_format import Analysis
from engine.core.chances.effort import Workings, playouts_for, prepared
from engine.core.chances.playing_on import play_on, seed_of
from engine.core.day_gate import SCENARIO
from engine.core.planning.question import question_of
from engine.core.ranking import ranked
from engine.core.record import ANSWER, PLAN, STEWARD, Entry
from engine.core.replay import Recording
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome, Save, new_game, supposed

COSTS = 0.2
SCREEN, SURE = range(6_000, 6_016), range(7_000, 7_200)
TRIES = 60
"""The maximum number of decisions that are tried for a blunder in a game."""
Choose = Callable[[int, Outcome[Any], Ask], Answer]
Takes = Callable[[Outcome[Any], Ask], tuple[str, ...]]


def recorded(
    rules: Ruleset[Any], options: dict[str, str], seed: str, choose: Choose, takes: Takes | None = None
) -> Recording:
    """Return the recording of a game whose answers `choose` gives, and whose plans `takes` chooses, if there are any.

    As in the bot, a plan has a row of its own, and the answers for it are the steward's.
    """
    here = new_game(rules, seed=seed, options=options)
    entries = [Entry(version=1, action="new", rules=rules.rules_version)]
    several, led = len(rules.sides) > 1, set[str]()
    while here.asks:
        ask = here.asks[0]
        if takes is not None and (plan := takes(here, ask)):
            led.add(ask.side)
            row = Entry(version=len(entries) + 1, action=PLAN, answer=plan, actor="player 1", rules=rules.rules_version)
            entries.append(row)
        answer = choose(len(entries) + 1, here, ask)
        here = here.on(answer, side=ask.side if several else None)
        said = (f"@{ask.side}", *answer) if several else tuple(answer)
        action = STEWARD if ask.side in led else ANSWER
        entries.append(Entry(version=len(entries) + 1, action=action, answer=said, rules=rules.rules_version))
    return Recording(system=rules.name, seed=seed, options=options, entries=tuple(entries))


class Stewards:
    """Answers as the steward, and notes the positions; the adviser plays `side`, if there is one: it takes its plan at
    each question to the commander.
    """

    def __init__(self, rules: Ruleset[Any], seed: str, side: str = "") -> None:
        self.rules, self.several = rules, len(rules.sides) > 1
        self.players = {each: rules.policies["steward"](seed) for each in rules.sides}
        self.side, self.base, self.asked = side, rules.foresight.base, ""
        self.met: list[tuple[int, Save, Ask, Any]] = []

    def choose(self, version: int, here: Outcome[Any], ask: Ask) -> Answer:
        """Return the answer to the open question."""
        view = self.rules.view(here.world, ask.side if self.several else None)
        answer: Answer = self.players[ask.side].answer(view, ask)
        self.met.append((version, here.save, ask, answer))
        return answer

    def takes(self, here: Outcome[Any], ask: Ask) -> tuple[str, ...]:
        """Return the words of the row with the adviser's plan; empty if it is not asked, or its plan continues."""
        if not self.base or (self.several and ask.side != self.side):
            return ()
        view = self.rules.view(here.world, ask.side if self.several else None)
        found = question_of(self.rules, view, ask)
        if found is None or (found.kind == self.asked and not found.always and not ask.facts.get("alarm")):
            return ()
        if not self.asked:
            self.players[ask.side] = self.players[ask.side].aiming(self.base)
        self.asked = found.kind
        return self.base, found.kind, self.players[ask.side].outlook(view, ask).until


def blunder(rules: Ruleset[Any], stewards: Stewards, random: Random) -> tuple[int, Answer, float] | None:
    """Return a decision of a game with an answer to it that costs at least twenty games in a hundred, and its cost."""
    met = list(stewards.met)
    random.shuffle(met)
    for version, save, ask, own in met[:TRIES]:
        side = ask.side if stewards.several else None
        drive = supposed(rules, save, seed=seed_of(0))
        policy = rules.policies["steward"](seed_of(0))
        offered = ranked(policy, rules.view(drive.world, side), drive.ask_of(side), most=8)
        others = [answer for answer in offered if answer != own]
        if not others:
            continue
        answer = random.choice(others)
        if cost(rules, save, answer, ask.side, SCREEN) > COSTS:
            sure = cost(rules, save, answer, ask.side, SURE)
            if sure >= COSTS:
                return version, answer, sure
    return None


def cost(rules: Ruleset[Any], save: Save, answer: Answer, owner: str, numbers: range) -> float:
    """Return how much an answer lowers the chance of its side; 0 if the answer is not possible."""
    side, lost = owner if len(rules.sides) > 1 else None, 0.0
    for number in numbers:
        ends = []
        for given in (None, answer):
            drive = supposed(rules, save, seed=seed_of(number))
            if given is not None:
                try:
                    drive.send(drive.check(given, side), side)
                except Refused:
                    return 0.0
            end = play_on(drive, seed_of(number))
            ends.append(float(end.won) if not end.scores else 0.5 if end.winner is None else float(end.winner == owner))
        lost += ends[0] - ends[1]
    return lost / len(numbers)


def analysed(rules: Ruleset[Any], recording: Recording) -> Analysis:
    """Return the analysis of a game, with its usual effort."""
    game = prepared(rules, recording)
    shown = {game.decisions[place].period: (1.0, 0.0) * 20 for place in game.starts}
    return analyse(rules, game, playouts=playouts_for(rules, game), workings=Workings(shown=shown))


def planted(
    rules: Ruleset[Any], options: dict[str, str], seed: str
) -> tuple[Recording, tuple[int, Answer, float]] | None:
    """Return a game with a blunder: its recording, and the blunder's row, answer and cost; None if none was found."""
    stewards = Stewards(rules, seed)
    recorded(rules, options, seed, stewards.choose)
    found = blunder(rules, stewards, Random(seed))
    if found is None:
        return None
    again = Stewards(rules, seed)

    def choose(version: int, here: Outcome[Any], ask: Ask) -> Answer:
        own = again.choose(version, here, ask)
        return found[1] if version == found[0] else own

    return recorded(rules, options, seed, choose), found


def main() -> None:
    """Print the number of games in which the blunder was named, or any mistake; and a line for each game."""
    kind, adviser = sys.argv[1], "adviser" in sys.argv[3:]
    first, _, last = sys.argv[2].rpartition("-")
    games = range(int(first), int(last) + 1) if first else range(int(last))
    name, _, only = kind.partition("/")
    rules = engine.games.find(name)
    several = len(rules.sides) > 1
    named = played = 0
    for each in games:
        seed, begun = f"blunders/{each}", process_time()
        scenario = rules.scenarios[each % len(rules.scenarios)] if several else only
        options = {SCENARIO: scenario} if scenario else {}
        sides = rules.sides_in(rules.new(options))
        game = None if adviser else planted(rules, options, seed)
        if game is not None:
            recording = game[0]
        elif adviser:
            players = Stewards(rules, seed, sides[each % len(sides)])
            recording = recorded(rules, options, seed, players.choose, players.takes)
        else:
            continue
        middle = process_time()
        found = analysed(rules, recording)
        mistakes = found.mistakes
        hit = bool(mistakes) if game is None else any(point.version == game[1][0] for point in mistakes)
        named, played = named + hit, played + 1
        told = ", ".join(f"{point.version}: {100 * point.gain:.0f} ± {100 * point.doubt:.0f}" for point in mistakes)
        what = f"planted {game[1][0]}: {100 * game[1][2]:.0f}" if game is not None else "adviser"
        times = f"{middle - begun:.0f} s + {process_time() - middle:.0f} s"
        sys.stdout.write(f"{kind} {each}: {what}; named {told or 'none'} ({times}); {named} of {played}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
