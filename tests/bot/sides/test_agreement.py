"""Answers that are taken back because the other side agrees: asked, agreed, refused, overtaken, forged."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from support.duel.desk import ANNA, BEN, CARLA, EAST, TRAPS, WEST, Desk
from support.toygame.play import Clock

from bot.games.errors import AlreadyDecided, NothingToUndo, NotYourGame, NotYourTurn
from bot.games.service import GameState, Service
from bot.games.showing import own
from bot.games.undoing import by_agreement
from bot.history.journal import full_record, verify_record
from db import Database
from db.schema.games import NOBODY, VOTE
from db.sides import Wish, chairs_of, turns_of
from engine.core.verify import FAIR, SEALED

pytestmark = pytest.mark.contract


@pytest_asyncio.fixture
async def desk(database: Database, clock: Clock, rules: Any) -> AsyncIterator[Desk]:
    yield Desk(Service(database, now=clock), rules, clock)


async def laid(desk: Desk, **more: Any) -> int:
    """Let each lay a trap, Anna first; return the version before hers: she can no longer take it back alone."""
    await desk.laying(**more)
    assert not (await desk.service.undo_stack(desk.id, actor=ANNA))[1].steps
    _, stack = await desk.service.undo_stack(desk.id)
    (taken, *_) = by_agreement(stack, (WEST,))
    return taken[-1].to


async def wish(desk: Desk, to: int, who: int = ANNA) -> tuple[Wish, Any]:
    row = await desk.row()
    done = await desk.service.wish_back(row.id, version=row.version, to=to, actor=who)
    return Wish(side=WEST if who == ANNA else EAST, version=row.version, to=to), done


async def answer(desk: Desk, wished: Wish, who: int, *, agreed: bool = True, asker: int = ANNA) -> GameState | None:
    return await desk.service.agree_back(desk.id, wish=wished, asker=asker, actor=who, agreed=agreed)


@pytest.mark.stress("postgresql")
async def test_the_other_side_can_agree_to_an_undo(desk: Desk) -> None:
    to = await laid(desk)
    wished, done = await wish(desk, to)
    assert done == "asked"
    state = await answer(desk, wished, BEN)
    assert state is not None
    assert state.undone is not None
    assert state.undone.actor == ANNA, "it is hers that is taken back"
    assert set(await desk.asked()) == {WEST, EAST}
    assert turns_of(await desk.row()).wish is None
    await desk.say(ANNA, "lay", TRAPS[1])
    record = await full_record(desk.service.store, own(await desk.service.load(desk.id)))
    assert verify_record(record).verdict in {FAIR, SEALED}


async def test_a_refused_undo_is_not_asked_again(desk: Desk) -> None:
    to = await laid(desk)
    wished, _ = await wish(desk, to)
    before = (await desk.row()).version
    assert await answer(desk, wished, BEN, agreed=False) is None
    assert (await desk.row()).version == before
    with pytest.raises(AlreadyDecided):
        await answer(desk, wished, BEN)
    assert (await wish(desk, to))[1] == "again"
    await desk.say(ANNA, "lay", TRAPS[1])
    _, stack = await desk.service.undo_stack(desk.id)
    assert (await wish(desk, by_agreement(stack, (WEST,))[-1][-1].to))[1] == "asked"


async def test_only_the_other_side_can_agree(desk: Desk) -> None:
    wished, _ = await wish(desk, await laid(desk))
    before = await desk.row()
    with pytest.raises(NotYourTurn) as not_now:
        await answer(desk, wished, ANNA)
    assert not_now.value.sides == {EAST: BEN}
    with pytest.raises(NotYourGame):
        await answer(desk, wished, CARLA)
    assert await desk.row() == before


async def test_an_undo_that_was_not_requested_cannot_be_agreed_to(desk: Desk) -> None:
    """Forged clicks: nothing was requested; another version, side, user or place."""
    to = await laid(desk)
    row = await desk.row()
    with pytest.raises(AlreadyDecided):
        await answer(desk, Wish(side=WEST, version=row.version, to=to), BEN)
    wished, _ = await wish(desk, to)
    before = await desk.row()
    for forged, asker in (
        (Wish(side=WEST, version=wished.version, to=to - 1), ANNA),
        (Wish(side=WEST, version=wished.version - 1, to=to), ANNA),
        (Wish(side=EAST, version=wished.version, to=to), BEN),
        (Wish(side="north", version=wished.version, to=to), ANNA),
        (wished, CARLA),
        (wished, BEN),
    ):
        with pytest.raises(AlreadyDecided):
            await answer(desk, forged, BEN, asker=asker)
    assert await desk.row() == before
    with pytest.raises(NotYourGame):
        await wish(desk, to, CARLA)
    with pytest.raises(NothingToUndo):  # beyond what was settled
        await wish(desk, to - 1)


async def test_any_answer_ends_the_question(desk: Desk) -> None:
    wished, _ = await wish(desk, await laid(desk))
    await desk.say(BEN, "lay", TRAPS[1])
    assert turns_of(await desk.row()).wish is None
    with pytest.raises(AlreadyDecided):
        await answer(desk, wished, BEN)


async def test_a_standing_order_does_not_end_the_question(desk: Desk) -> None:
    wished, _ = await wish(desk, await laid(desk))
    await desk.order(ANNA, WEST, "never")
    assert await answer(desk, wished, BEN) is not None
    assert (await desk.service.seen_by(desk.id, ANNA)).view["people"][WEST]["orders"] == "never"


async def test_one_of_a_simultaneous_answer_and_agreement_counts(desk: Desk) -> None:
    """The user who is late is told."""
    wished, _ = await wish(desk, await laid(desk))
    version = (await desk.row()).version
    both = await asyncio.gather(
        answer(desk, wished, BEN), desk.say(ANNA, "lay", TRAPS[1], version=version), return_exceptions=True
    )
    failed = [each for each in both if isinstance(each, BaseException)]
    assert len(failed) == 1
    assert isinstance(failed[0], AlreadyDecided)
    assert (await desk.row()).version == version + 1


async def test_two_simultaneous_agreements_count_once(desk: Desk) -> None:
    wished, _ = await wish(desk, await laid(desk))
    both = await asyncio.gather(answer(desk, wished, BEN), answer(desk, wished, BEN), return_exceptions=True)
    assert sum(isinstance(each, AlreadyDecided) for each in both) == 1
    assert (await desk.row()).version == wished.version + 1


async def test_the_request_of_a_player_who_left_cannot_be_agreed_to(desk: Desk) -> None:
    wished, _ = await wish(desk, await laid(desk))
    chair = (await desk.service.roster.game(desk.id)).sides[WEST]
    await desk.service.reseat(desk.id, WEST, of=chair, user_id=CARLA, steward=False, by=ANNA)
    with pytest.raises(AlreadyDecided):
        await answer(desk, wished, BEN)


async def test_the_autopilot_agrees_immediately(desk: Desk) -> None:
    await desk.new(opponent=NOBODY, steward=True)
    await desk.say(ANNA, "garden")
    await desk.say(ANNA, "lay", TRAPS[0])
    _, stack = await desk.service.undo_stack(desk.id)
    reach = by_agreement(stack, (WEST,))
    assert reach
    _, done = await wish(desk, reach[0][-1].to)
    assert isinstance(done, GameState)
    assert done.undone is not None
    assert done.undone.actor == ANNA


async def test_an_open_seat_and_a_voted_side_agree_to_nothing(desk: Desk) -> None:
    to = await laid(desk)
    await desk.service.sides.command(desk.id, EAST, command=VOTE)
    assert (await wish(desk, to))[1] == "vote"
    await desk.service.sides.command(desk.id, EAST, command="everyone")
    chair = chairs_of(await desk.service.games.row(desk.id))[EAST]
    await desk.service.reseat(desk.id, EAST, of=chair, user_id=NOBODY, steward=False, by=BEN)
    assert (await wish(desk, to))[1] == "nobody"
