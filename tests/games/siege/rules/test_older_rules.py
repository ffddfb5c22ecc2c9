"""Games of rules 1.0.0 under the present rules: verified, replayed, and continued in the middle of a choice."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from support.records import Game
from support.siege_positions import world

from engine.core.context import Context
from engine.core.dice import ScriptedDice
from engine.core.record import Record, read, write
from engine.core.replay import Recording, ReplayMismatch, scenes
from engine.core.save import Save, advance, dump, load
from engine.core.verify import DIFFERS, FAIR, OTHER_RULES, verify
from engine.games.siege import RULESET
from engine.games.siege.combat.losses import hit_troops

OLD = "1.0.0"


@pytest.fixture(scope="module")
def asked() -> Record:
    """Return a siege in which losses were asked about before dice, as the present rules do."""
    return Game(RULESET, seed="older-3").play().record()


def as_before(record: Record, *, rules: str = OLD) -> Record:
    """Return the same game as 1.0.0 stored it: without a row for the question, with any number of points as column."""
    plain = json.loads(write(record))
    kept: list[dict[str, Any]] = []
    for number, entry in enumerate(plain["entries"]):
        if number and shares(plain["entries"], number):
            kept[-1]["events"] += entry["events"]
            continue
        kept.append({**entry, "version": len(kept) + 1, "rules": rules})
        for event in entry["events"]:
            account = event.get("account") or {}
            if account.get("column") == 10 and account["table"] in {"soldiers", "boxers"}:
                account["column"] = 14
    return read(json.dumps({**plain, "entries": kept}).encode())


def shares(entries: list[dict[str, Any]], number: int) -> bool:
    """Return whether a row answered that question: «done», with shells as its first event."""
    told, answer = entries[number]["events"], entries[number]["answer"]
    return answer == ["done"] and bool(told) and told[0]["event"] == "quarter-shelled"


def tape(record: Record) -> Recording:
    return Recording(system=record.system, seed=str(record.seed), options=record.options, entries=record.entries)


def test_a_game_of_older_rules_is_fair_though_they_did_not_ask(asked: Record) -> None:
    old = as_before(asked)
    assert len(old.entries) < len(asked.entries), "nothing was asked in this siege"
    assert verify(RULESET, asked).verdict == FAIR
    report = verify(RULESET, old)
    assert (report.verdict, report.findings) == (FAIR, ())
    assert report.events == verify(RULESET, asked).events


@pytest.mark.stress
def test_it_is_shown_as_well(asked: Record) -> None:
    now, old = list(scenes(RULESET, tape(asked))), list(scenes(RULESET, tape(as_before(asked))))
    assert [scene.step for scene in old] == [scene.step for scene in now]
    assert [scene.events for scene in old] == [scene.events for scene in now]


def test_these_rules_cannot_have_passed_the_question_by(asked: Record) -> None:
    forged = as_before(asked, rules=RULESET.rules_version)
    assert verify(RULESET, forged).verdict == DIFFERS
    with pytest.raises(ReplayMismatch):
        list(scenes(RULESET, tape(forged)))


def test_losses_chosen_with_hindsight_are_other_rules_and_no_fraud(asked: Record) -> None:
    old = as_before(asked)
    plain = json.loads(write(old))
    place = next(n for n, entry in enumerate(plain["entries"]) if n and shares_in(entry))
    row = {**plain["entries"][place], "answer": ["losses", "0", "civ1=0"], "events": []}
    plain["entries"].insert(place + 1, row)
    for number, entry in enumerate(plain["entries"], 1):
        entry["version"] = number
    report = verify(RULESET, read(json.dumps(plain).encode()))
    assert report.verdict == OTHER_RULES
    assert report.findings[0].version == place + 2


def shares_in(entry: dict[str, Any]) -> bool:
    names = [event["event"] for event in entry["events"]]
    return "famine-struck" in names and "quarter-shelled" in names


def test_a_save_in_the_middle_of_a_choice_is_played_on() -> None:
    """1.0.0 stored the game after the guns had fired, with the famine's loss still open; this loss can be assigned."""
    places = {"german-west": "de1/1", "british-south": "gb1", "fu-south": "jp1 vo5", "british-north": "civ1 gb2"}
    on = world(places, card="KS", step="reposition", piles=[], barricades=[])
    on.position.assault, on.position.sequence = False, 0
    context = Context(ScriptedDice(()))
    hit_troops(on.position, context, "", points=1, rule="5.3")
    hit_troops(on.position, context, "fu-south", points=1, rule="5.2")
    on.deck = ["5C"]
    state = json.loads(RULESET.encode(on))
    for debt in state["position"]["debts"]:
        del debt["among"]
    save = Save(system="siege", schema=1, rules=OLD, seed="x", step="reposition", state=raw(state))
    outcome = advance(RULESET, load(dump(save)))
    assert not outcome.reopened
    assert outcome.ask is not None
    outcome.ask.check(("losses", "1", "vo5=1"))
    outcome = advance(RULESET, outcome.save, ("losses", "0", "gb1=1"))
    assert outcome.world.position.by_id["de1"].place == "german-west"
    outcome = advance(RULESET, outcome.save, ("done",))
    assert outcome.ask is not None
    assert outcome.world.position.debts == []


def raw(state: object) -> Any:
    return msgspec.Raw(msgspec.json.encode(state))
