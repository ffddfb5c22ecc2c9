"""The permissions in each command mode: one table, enforced by the service on every way to a decision."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from support import stress
from support.toygame.play import CHANNEL, Clock

import bot.shared_command.proposals
from bot.games.errors import (
    DecidedByVote,
    NothingToUndo,
    NotReady,
    NotTheOwner,
    NotYourAnswers,
    NotYourGame,
    NotYourPieces,
    OnlyAdvises,
    ServiceError,
)
from bot.games.permissions import CALENDAR_ACTOR, commander, proposals
from bot.games.roster import MOST
from bot.games.service import AlreadyDecided, GameState, Service
from db import shared_command as stored
from db.players import Full, join
from db.sides import commanding
from engine.core.asks import DONE, Refused

OWNER, BOB, CAROL, DAVE, STRANGER = 10, 11, 12, 13, 14
"""Bob commands Anna, Carol Ben, and the owner Cleo, who is nobody's; Dave plays and commands nobody."""

WALK = ("move", "gate", "hedge", "anna")
Act = Callable[[Service, GameState, int], Awaitable[Any]]


async def begun(service: Service, clock: Clock, way: str, *, channel: int = CHANNEL) -> GameState:
    state = await service.new_game(
        system="orchard", options={}, seed="pear-3", owner_id=OWNER, guild_id=1, channel_id=channel, locale="en"
    )
    async with service.store.database.write() as connection:
        await commanding(state.id, "", command=way)(connection)
        for person, party in ((BOB, "anna"), (CAROL, "ben"), (DAVE, None)):
            await join(connection, state.id, person, by=OWNER, now=clock(), most=MOST)
            if party is not None:
                await stored.assign_part(connection, state.id, party, person)
    return await service.load(state.id)


async def say(service: Service, state: GameState, who: int, answer: tuple[str, ...] = DONE) -> int:
    """Store a player's proposal as the bot does."""
    text = msgspec.json.encode(answer).decode()
    async with service.store.database.write() as connection:
        return await stored.propose(
            connection, state.id, version=state.version, user_id=who, answer=text, now=state.updated_at
        )


# --- the table ---


async def order(service: Service, state: GameState, who: int) -> Any:
    """Move Anna, who is Bob's piece."""
    return await service.decide(state.id, version=state.version, answer=WALK, actor=who)


async def take(service: Service, state: GameState, who: int) -> Any:
    """Give the same answer through `take`."""
    return await service.decide(state, version=state.version, answer=WALK, actor=who)


async def joint(service: Service, state: GameState, who: int) -> Any:
    """Move Anna and Ben together."""
    answer = ("move", "gate", "hedge", "anna+ben")
    return await service.decide(state.id, version=state.version, answer=answer, actor=who)


async def end(service: Service, state: GameState, who: int) -> Any:
    """End the movement."""
    return await service.decide(state.id, version=state.version, answer=DONE, actor=who)


async def insist(service: Service, state: GameState, who: int) -> Any:
    """End the movement without waiting for the others."""
    return await service.decide(state.id, version=state.version, answer=DONE, actor=who, insist=True)


async def steward(service: Service, state: GameState, who: int) -> Any:
    """Take the steward's next answer: Anna walks to the hares."""
    assert service.advise(state) == ("move", "gate", "hedge", "anna")
    return await service.auto(state.id, version=state.version, scope="decision", actor=who)


async def whole(service: Service, state: GameState, who: int) -> Any:
    """Let the steward play the day for everybody."""
    return await service.auto(state.id, version=state.version, scope="day", actor=who)


async def undo(service: Service, state: GameState, who: int) -> Any:
    """Undo a decision of Bob's, or of the owner or the vote if Bob may not decide."""
    actor = {"advisers": OWNER, "vote": CALENDAR_ACTOR}.get(state.command, BOB)
    after = await service.decide(state.id, version=state.version, answer=WALK, actor=actor)
    return await service.undo(state.id, version=after.version, to=state.version, actor=who)


async def rules(service: Service, state: GameState, who: int) -> Any:
    """Set other house rules."""
    return await service.set_house_rules(state.id, version=state.version, options={"days": "1"}, actor=who)


async def resign(service: Service, state: GameState, who: int) -> Any:
    """Resign the game."""
    return await service.resign(state.id, version=state.version, actor=who)


async def resign_as_manager(service: Service, state: GameState, who: int) -> Any:
    """Resign the game as a manager of the server."""
    return await service.resign(state.id, version=state.version, actor=who, manager=True)


OK = None
MINE, READY, ADVISE = NotYourPieces, NotReady, OnlyAdvises
FOREIGN, LEAD, ANSWERS, VOTED, SETTLED = NotYourGame, NotTheOwner, NotYourAnswers, DecidedByVote, NothingToUndo
DECIDING: tuple[Act, ...] = (order, take, joint, end, insist, steward, whole, undo, rules)
PEOPLE = (OWNER, BOB, CAROL, DAVE, STRANGER, CALENDAR_ACTOR)

# For the owner, the Power's commander, another commander, a player without pieces, a stranger, the bot itself.
TABLE: dict[str, dict[Act, tuple[type[Exception] | None, ...]]] = {
    "everyone": {
        order: (OK, OK, OK, OK, FOREIGN, OK),
        take: (OK, OK, OK, OK, FOREIGN, OK),
        joint: (OK, OK, OK, OK, FOREIGN, OK),
        end: (OK, OK, OK, OK, FOREIGN, OK),
        insist: (OK, OK, OK, OK, FOREIGN, OK),
        steward: (OK, OK, OK, OK, FOREIGN, OK),
        whole: (OK, OK, OK, OK, FOREIGN, OK),
        undo: (OK, OK, OK, OK, FOREIGN, OK),
        rules: (OK, OK, OK, OK, FOREIGN, OK),
        resign: (OK, LEAD, LEAD, LEAD, LEAD, LEAD),
        resign_as_manager: (OK, OK, OK, OK, OK, OK),
    },
    "powers": {
        order: (MINE, OK, MINE, MINE, FOREIGN, OK),
        take: (MINE, OK, MINE, MINE, FOREIGN, OK),
        joint: (MINE, OK, OK, MINE, FOREIGN, OK),
        end: (READY, READY, READY, MINE, FOREIGN, OK),
        insist: (OK, READY, READY, MINE, FOREIGN, OK),
        steward: (MINE, OK, MINE, MINE, FOREIGN, OK),
        whole: (OK, OK, MINE, MINE, FOREIGN, OK),
        undo: (OK, OK, ANSWERS, ANSWERS, FOREIGN, OK),
        rules: (OK, LEAD, LEAD, LEAD, FOREIGN, OK),
        resign: (OK, LEAD, LEAD, LEAD, LEAD, LEAD),
        resign_as_manager: (OK, OK, OK, OK, OK, OK),
    },
    "advisers": {
        **dict.fromkeys(DECIDING, (OK, ADVISE, ADVISE, ADVISE, FOREIGN, OK)),
        resign: (OK, LEAD, LEAD, LEAD, LEAD, LEAD),
        resign_as_manager: (OK, OK, OK, OK, OK, OK),
    },
    "vote": {
        **dict.fromkeys(DECIDING, (VOTED, VOTED, VOTED, VOTED, FOREIGN, OK)),
        undo: (VOTED, VOTED, VOTED, VOTED, FOREIGN, SETTLED),
        resign: (OK, LEAD, LEAD, LEAD, LEAD, LEAD),
        resign_as_manager: (OK, OK, OK, OK, OK, OK),
    },
}
NAMES = ("owner", "commander", "other", "player", "stranger", "house")
CASES = [(way, act) for way, acts in TABLE.items() for act in acts]


@pytest.mark.parametrize(
    ("way", "act"), stress.spread(CASES, of=3), ids=[f"{way}-{act.__name__}" for way, act in CASES]
)
async def test_every_permission_is_as_in_the_table(service: Service, clock: Clock, way: str, act: Act) -> None:
    service.subscribe(bot.shared_command.proposals.follow)
    found = {}
    for channel, (name, who) in enumerate(zip(NAMES, PEOPLE, strict=True), CHANNEL):
        state = await begun(service, clock, way, channel=channel)
        found[name] = await outcome(act, service, state, who)
        now = await service.roster.game(state.id)
        moved = now.version > state.version + (act is undo)
        assert moved == (found[name] is None), f"{name}: something was stored, or nothing"
    assert found == dict(zip(NAMES, TABLE[way][act], strict=True))


async def outcome(act: Act, service: Service, state: GameState, who: int) -> type[Exception] | None:
    """Return the type of the refusal, or None if the action was done."""
    try:
        await act(service, state, who)
    except ServiceError as refused:
        return type(refused)
    return None


# --- players whose answer is awaited ---


async def test_a_refusal_names_the_commander_of_the_pieces(service: Service, clock: Clock) -> None:
    service.subscribe(bot.shared_command.proposals.follow)
    state = await begun(service, clock, "powers")
    with pytest.raises(NotYourPieces) as refused:
        await order(service, state, CAROL)
    assert refused.value.parties == {"anna": BOB}
    assert refused.value.own == ("ben",)
    with pytest.raises(Refused):
        await service.decide(state.id, version=state.version, answer=("fly",), actor=CAROL)


async def test_a_phase_ends_when_all_commanders_have_ended_it(service: Service, clock: Clock) -> None:
    service.subscribe(bot.shared_command.proposals.follow)
    state = await begun(service, clock, "powers")
    with pytest.raises(NotReady) as early:
        await end(service, state, BOB)
    assert early.value.waiting == {OWNER, CAROL}
    await say(service, state, BOB)
    await say(service, state, CAROL)
    with pytest.raises(NotReady) as early:
        await end(service, state, BOB)
    assert early.value.waiting == {OWNER}
    after = await end(service, state, OWNER)
    assert after.version == state.version + 1
    assert not proposals(await service.roster.game(state.id)), "a new phase begins with nobody ready"


async def test_a_commander_stays_ready_until_they_act_or_the_phase_ends(service: Service, clock: Clock) -> None:
    service.subscribe(bot.shared_command.proposals.follow)
    state = await begun(service, clock, "powers")
    await say(service, state, CAROL)
    await say(service, state, BOB)
    await order(service, state, BOB)
    now = await service.roster.game(state.id)
    assert [(each.user_id, each.version, each.answer) for each in proposals(now)] == [(CAROL, now.version, DONE)]


async def test_the_steward_stops_at_another_commanders_pieces(service: Service, clock: Clock) -> None:
    service.subscribe(bot.shared_command.proposals.follow)
    state = await begun(service, clock, "powers")
    async with service.store.database.write() as connection:
        await stored.assign_part(connection, state.id, "ben", BOB)
        await stored.assign_part(connection, state.id, "cleo", CAROL)
    state = await service.auto(state.id, version=state.version, scope="phase", actor=BOB)
    assert state.version == 2, "Anna walked"
    assert isinstance(state.halt, NotReady)
    assert state.halt.answer == DONE
    assert state.halt.waiting == {CAROL}


async def test_the_steward_leaves_pieces_to_their_commanders(service: Service, clock: Clock) -> None:
    """The steward plays Power after Power: each of two commanders lets it decide once, and the day is over."""
    service.subscribe(bot.shared_command.proposals.follow)
    state = await service.new_game(
        system="siege", options={}, seed="1", owner_id=OWNER, guild_id=1, channel_id=CHANNEL, locale="en"
    )
    state = await service.auto(state.id, version=state.version, scope="decision", actor=OWNER)
    async with service.store.database.write() as connection:
        await commanding(state.id, "", command="powers")(connection)
        await join(connection, state.id, BOB, by=OWNER, now=clock(), most=MOST)
        for party in ("FR", "US"):
            await stored.assign_part(connection, state.id, party, BOB)
    first = await service.load(state.id)
    with pytest.raises(NotYourPieces):
        await service.auto(first.id, version=first.version, scope="decision", actor=BOB)
    state = await service.auto(first.id, version=first.version, scope="phase", actor=OWNER)
    assert isinstance(state.halt, NotReady)
    assert state.halt.waiting == {BOB}
    assert state.version > first.version + 10, "all moves of the owner's pieces, and none of Bob's"
    await say(service, state, OWNER)
    after = await service.auto(state.id, version=state.version, scope="phase", actor=BOB)
    assert after.halt is None
    assert after.version > state.version + 1
    assert after.view.day == first.view.day + 1


async def test_a_commander_without_further_throws_is_not_awaited(service: Service, clock: Clock) -> None:
    """Only Anna is among the hares: no other child can throw."""
    service.subscribe(bot.shared_command.proposals.follow)
    state = await begun(service, clock, "powers")
    state = await order(service, state, BOB)
    state = await insist(service, state, OWNER)
    assert state.ask is not None
    assert state.ask.kind == "throw"
    with pytest.raises(NotReady) as early:
        await end(service, state, CAROL)
    assert early.value.waiting == {BOB}
    assert (await end(service, state, BOB)).version > state.version


async def test_pieces_without_a_commander_belong_to_the_owner(service: Service, clock: Clock) -> None:
    service.subscribe(bot.shared_command.proposals.follow)
    state = await begun(service, clock, "powers")
    assert [commander(state, child) for child in ("anna", "ben", "cleo")] == [BOB, CAROL, OWNER]
    assert commander(await service.roster.remove(state, BOB, by=OWNER), "anna") == OWNER
    game = await service.roster.hand_over(state, CAROL, by=OWNER, manager=False)
    assert [commander(game, child) for child in ("anna", "ben", "cleo")] == [CAROL, CAROL, CAROL]
    assert OWNER in game.players


async def test_a_player_who_leaves_loses_their_post(service: Service, clock: Clock) -> None:
    service.subscribe(bot.shared_command.proposals.follow)
    state = await begun(service, clock, "powers")
    await service.roster.remove(state, BOB, by=BOB)
    game = await service.roster.add(await service.roster.game(state.id), BOB, by=OWNER)
    assert commander(game, "anna") == OWNER


async def test_a_dismissed_player_is_named_until_the_post_is_taken(service: Service, clock: Clock) -> None:
    service.subscribe(bot.shared_command.proposals.follow)
    state = await begun(service, clock, "powers")
    async with service.store.database.write() as connection:
        await stored.dismiss(connection, state.id, [BOB])
    game = await service.roster.game(state.id)
    assert commander(game, "anna") == OWNER
    assert stored.read_posts(game.posts)["anna"] == BOB
    async with service.store.database.write() as connection:
        await stored.expect_free(connection, state.id, "anna", DAVE)
        await stored.assign_part(connection, state.id, "anna", DAVE)
    assert commander(await service.roster.game(state.id), "anna") == DAVE


async def test_a_post_can_be_taken_only_once(service: Service, clock: Clock) -> None:
    service.subscribe(bot.shared_command.proposals.follow)
    state = await begun(service, clock, "powers")
    async with service.store.database.write() as connection:
        with pytest.raises(stored.Taken) as taken:
            await stored.expect_free(connection, state.id, "anna", CAROL)
    assert taken.value.holder == BOB


async def test_the_number_of_players_of_a_game_is_limited(service: Service, clock: Clock) -> None:
    service.subscribe(bot.shared_command.proposals.follow)
    state = await begun(service, clock, "powers")
    async with service.store.database.write() as connection:
        for number in range(MOST - 3):
            await join(connection, state.id, 100 + number, by=OWNER, now=clock(), most=MOST)
        with pytest.raises(Full):
            await join(connection, state.id, 999, by=OWNER, now=clock(), most=MOST)


# --- proposals ---


async def test_a_proposal_can_be_replaced_and_withdrawn(service: Service, clock: Clock) -> None:
    service.subscribe(bot.shared_command.proposals.follow)
    state = await begun(service, clock, "advisers")
    first = await say(service, state, BOB)
    second = await say(service, state, BOB, WALK)
    other = await say(service, state, CAROL)
    assert first < second < other, "numbers are not given twice"
    game = await service.roster.game(state.id)
    assert [(each.number, each.user_id, each.answer) for each in proposals(game)] == [
        (other, CAROL, DONE),
        (second, BOB, WALK),
    ]
    async with service.store.database.write() as connection:
        assert not await stored.withdraw(connection, state.id, other, user_id=BOB)
        assert await stored.withdraw(connection, state.id, other, user_id=CAROL)
    await order(service, state, OWNER)
    assert not proposals(await service.roster.game(state.id))
    with pytest.raises(stored.Moved):
        await say(service, state, BOB)


async def test_the_decision_records_who_proposed_it(service: Service, clock: Clock) -> None:
    service.subscribe(bot.shared_command.proposals.follow)
    state = await begun(service, clock, "advisers")
    for who, answer in ((BOB, WALK), (CAROL, DONE), (DAVE, WALK)):
        await say(service, state, who, answer)
    after = await order(service, state, OWNER)
    async with service.store.database.read() as connection:
        assert await stored.credits_of(connection, state.id) == {after.version: [BOB, DAVE]}


async def test_a_decision_and_a_simultaneous_proposal_do_not_mix(service: Service, clock: Clock) -> None:
    """A proposal for the previous position is never adopted in the next one."""
    service.subscribe(bot.shared_command.proposals.follow)
    state = await begun(service, clock, "advisers")
    number = await say(service, state, BOB, WALK)
    await end(service, state, OWNER)
    assert number not in [each.number for each in proposals(await service.roster.game(state.id))]
    with pytest.raises(AlreadyDecided):
        await order(service, state, OWNER)


async def test_a_new_way_of_commanding_begins_without_proposals(service: Service, clock: Clock) -> None:
    service.subscribe(bot.shared_command.proposals.follow)
    state = await begun(service, clock, "advisers")
    await say(service, state, BOB)
    async with service.store.database.write() as connection:
        await commanding(state.id, "", command="powers")(connection)
    assert not proposals(await service.roster.game(state.id))
