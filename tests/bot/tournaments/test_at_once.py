"""Two do the same at the same moment, by commands and by presses: one is stored, the other is told so."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from simcord.results import InteractionResult
from stress.forged.forging import Forger
from support.discord_play import PlayServer, controls
from support.tournament.play import worth
from support.tournament.stage import TournamentStage, last, told

from engine.tournament import facts as f

pytestmark = pytest.mark.sqlite

BOTH = {"a": {"fled": True}, "b": {"fled": True}}


@pytest.fixture
def stage(server: PlayServer) -> TournamentStage:
    return TournamentStage(server)


async def kinds(stage: TournamentStage) -> Counter[str]:
    return Counter(f.tag_of(f.read(each)) for each in await stage.service.store.facts(stage.id))


class AtOnce:
    """Sends presses and commands without waiting for an answer in between."""

    def __init__(self, stage: TournamentStage) -> None:
        self.stage, self.forger, self.sent = stage, Forger(stage.server), list[Any]()
        self.forger.waits = False

    async def press(self, who: Any, shown: Any, label: str) -> None:
        """Press the button with a label under a message, or under a private answer."""
        message = last(shown) if isinstance(shown, InteractionResult) else shown
        (part, *_) = [each for each in controls(message) if each["type"] == 2 and each["label"].startswith(label)]
        stored = self.stage.server.env.backend.get_message(self.stage.channel.id, message.id)
        where = self.stage.channel
        self.sent.append(await self.forger.press(who, where, part["custom_id"], message=stored, there=False))

    async def slash(self, who: Any, name: str, **options: Any) -> None:
        """Give a command."""
        if not self.forger.leaves:
            await self.forger.learn()
        self.sent.append(await self.forger.command(who, self.stage.channel, name, options))

    async def told(self) -> list[str]:
        """Let all be answered; return what each is told privately."""
        await self.stage.server.env.settle()
        assert all(each.acknowledged for each in self.sent)
        return [told(each) for each in self.sent]


async def test_only_one_of_two_judges_pairs_a_round(stage: TournamentStage) -> None:
    await stage.create(4, start=False)
    await stage.draw()
    judges, at_once = (stage.judge, stage.organizer), AtOnce(stage)
    drafts = [await stage.slash(each, "judge pair") for each in judges]
    for who, draft in zip(judges, drafts, strict=True):
        await at_once.press(who, draft, "Post")
    said = await at_once.told()
    assert (await kinds(stage))["round-paired"] == 1
    assert sum("T20" in each for each in said) == 1, said


async def test_only_one_of_two_judges_rules_on_a_dispute(stage: TournamentStage) -> None:
    await stage.create(2)
    a, b = (await stage.table()).players
    await stage.does(f.Reported(round=1, table=1, player=a, report=BOTH), by=stage.people[a])
    await stage.does(f.Disputed(round=1, table=1, player=b, report=1), by=stage.people[b])
    dispute, at_once = await stage.question(), AtOnce(stage)
    for who in (stage.judge, stage.organizer):
        await at_once.press(who, dispute, "As ")
    said = await at_once.told()
    found = await kinds(stage)
    assert (found["ruled"], found["corrected"]) == (1, 0), said
    assert len(set(said)) == 2, "the second is told something else"


async def test_only_one_of_two_judges_gives_a_penalty(stage: TournamentStage) -> None:
    await stage.create(2)
    at_once = AtOnce(stage)
    for who in (stage.judge, stage.organizer):
        await at_once.slash(who, "judge penalty", player="1", line="manual")
    said = await at_once.told()
    assert (await kinds(stage))["penalized"] == 1
    assert sum("T45" in each for each in said) == 1, said


async def test_one_of_two_confirmations_and_a_ruling_counts(stage: TournamentStage) -> None:
    await stage.create(2)
    a, b = (await stage.table()).players
    await stage.does(f.Reported(round=1, table=1, player=a, report=BOTH), by=stage.people[a])
    question, at_once = await stage.question(), AtOnce(stage)
    for _ in range(2):
        await at_once.press(stage.people[b], question, "That is right")
    await at_once.slash(stage.judge, "judge result", table=1, outcome="conceded", player=str(a))
    said = await at_once.told()
    found = await kinds(stage)
    assert found["confirmed"] + found["conceded"] + found["ruled"] == 1, (said, found)
    assert len((await stage.table()).results) == 1
    assert all(each.strip() for each in said)


async def test_a_page_is_posted_once_and_a_later_report_is_refused(stage: TournamentStage) -> None:
    await stage.create(4, rounds=2, scenarios=("bottino", "breccia"))
    for number in (1, 2):
        await stage.does(f.Ruled(round=1, table=number, report=worth("bottino", 10, 0)))
    judges, at_once = (stage.judge, stage.organizer), AtOnce(stage)
    panels = [await stage.slash(each, "judge panel") for each in judges]
    for who, panel in zip(judges, panels, strict=True):
        await at_once.press(who, panel, "1: Post the standings")
    assert all(each.strip() for each in await at_once.told())
    assert (await kinds(stage))["round-closed"] == 1
    late = await stage.report(stage.people[1])
    assert "final" in told(late)
    assert (await kinds(stage))["reported"] == 0


async def test_clicking_send_twice_sends_once(stage: TournamentStage) -> None:
    """The second click was told that the other player had reported meanwhile, and a forged one named `/siege board`."""
    await stage.create(2)
    one, other = (stage.people[number] for number in (await stage.table()).players)
    account, at_once = await stage.fill(one, await stage.report(one), ending="both"), AtOnce(stage)
    for who in (one, one, other):
        await at_once.press(who, account, "Send")
    *sent, forged = await at_once.told()
    assert all(each.startswith("Report sent. ") and "meanwhile" not in each for each in sent)
    assert "has moved on" in forged
    assert len((await stage.table()).reports) == 1
