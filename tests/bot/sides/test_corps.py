"""Plans of one side in a game of two: a corps is sent with one press, it stops by itself, the other learns nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from support import discord_limits, stress
from support.agordat import NAME, deployed
from support.discord_play import PlayServer, button, controls, labels, parts, presses, private, text

from bot.games.course import course_of
from bot.games.decisions import end_of
from bot.games.errors import NoSuchPlan
from bot.games.state import GameState
from bot.plans.cog import PlanCog
from bot.ui.components import OPTIONS
from bot.ui.custom_ids import Press
from db.games import answer_of
from db.schema.games import ADVISERS, EVERYONE, HOUSE, VOTE, chair
from engine.core.drive import read_mark
from engine.core.record import PLAN, STEWARD
from engine.core.save import Outcome, advance, new_game
from engine.games.ascari import RULESET
from engine.games.ascari.scenarios import roster
from engine.games.ascari.steward.policy import Steward

NOT_NOW, NOT_YOURS = "not your turn", "You can see only your own side’s plans, and only on your turn."
"""What the other side's players are told about plans, and what people without a side are told."""
SECRET = ("Banda", "Irregulars")
"""The unit and the corps that the plans are about."""


@pytest.fixture
def orchard() -> str:
    """Play the game with two sides and corps."""
    return "ascari"


def part_with(message: Any, action: str) -> Any:
    """Return the button or select of a message with an action."""
    return next(part for part, press in zip(controls(message), presses(message), strict=True) if press.action == action)


class Copy:
    """Alice's private copy of the board."""

    def __init__(self, server: PlayServer, message_id: int, who: Any) -> None:
        self.server, self.id, self.who = server, message_id, who

    @property
    def message(self) -> Any:
        return self.server.env.backend.get_message(self.server.first.id, self.id)

    def pictures(self) -> list[str]:
        return [
            item["media"]["url"].rsplit("/", 1)[-1].split("?")[0]
            for part in parts(self.message)
            for item in part.get("items", ())
        ]

    def actions(self) -> set[str]:
        return {press.action for press in presses(self.message)}

    async def press(self, action: str, *values: str, who: Any = None) -> Any:
        custom_id = part_with(self.message, action)["custom_id"]
        person, message = who or self.who, self.server.as_message(self.message)
        if values:
            return await person.select(message, custom_id=custom_id, values=list(values))
        return await person.click(message, custom_id=custom_id)


async def own_copy(server: PlayServer, who: Any) -> Copy:
    """Open somebody's private copy of the board."""
    await server.bot.context.board_delivery.refresh((await server.state(server.first)).id)
    asked = await server.press(server.first, "My own orders", who=who)
    answer = asked.response if asked.response is not None and asked.response.ephemeral else asked.followups[-1]
    return Copy(server, answer.message.id, who)


async def actions_of(server: PlayServer, since: int) -> list[str]:
    state = await server.state(server.first)
    rows = await server.bot.context.service.store.journal(state.id, first=since + 1, last=state.version)
    return [row.action for row in rows]


def _tells(told: str) -> list[str]:
    return [each for each in SECRET if each in told]


async def suggested(server: PlayServer, who: Any, typed: str) -> list[str]:
    return [choice["value"] for choice in await who.autocomplete(server.first, "plan show", "plan", typed)]


@pytest.mark.stress
async def test_a_corps_is_picked_previewed_and_moved_on_a_private_copy(server: PlayServer) -> None:
    state = await deployed(server)
    copy = await own_copy(server, server.alice)
    assert "plancorps" not in {press.action for press in presses(server.board(server.first))}, "the question is secret"
    select = part_with(copy.message, "plancorps")
    assert [option["value"] for option in select["options"]] == ["corps-eritrea", "corps-barca"]
    await copy.press("plancorps", "corps-eritrea")
    assert copy.pictures() == ["plan.png"]
    assert "Native companies: the adviser’s plan" in text(copy.message)
    assert not discord_limits.faults_of_message({"components": copy.message.components})
    stances = [option["value"] for option in part_with(copy.message, "planlook")["options"]]
    assert stances[0] == "corps-eritrea"
    assert "corps-eritrea.back" in stances
    await copy.press("planlook", "corps-eritrea.back")
    assert "Native companies: fall back" in text(copy.message)
    await copy.press("go")  # back to all orders: nothing has happened
    assert "plan.png" not in copy.pictures()
    assert (await server.state(server.first)).version == state.version
    await copy.press("plancorps", "corps-barca")
    await copy.press("plantake")
    assert await actions_of(server, state.version) == [PLAN, STEWARD]
    assert {"plancorps", "short"} <= copy.actions(), "the next question, on the same message"
    assert [option["value"] for option in part_with(copy.message, "plancorps")["options"]] == ["corps-eritrea"]


@pytest.mark.stress
async def test_a_corps_order_is_undone_as_one_step_and_logged(server: PlayServer) -> None:
    state, service = await deployed(server), server.bot.context.service
    await server.alice.slash(server.first, "plan take", plan="Native companies: the adviser’s plan")
    moved = await server.state(server.first)
    assert await actions_of(server, state.version) == [PLAN, STEWARD, STEWARD]
    log = private(await server.bob.slash(server.first, "siege log"))
    assert "chose a plan (the log shows it after the game)" in log
    trail = await service.stack_of(moved.row, None)
    assert len(trail.steps[0].answers) == 2, "both counters are taken back at once, as both sides agree to"
    back = await service.undo(
        moved.row.id, version=moved.version, to=trail.steps[0].to, actor=server.alice.id, agreed=True
    )
    assert msgspec.json.encode(back.view.position) == msgspec.json.encode(state.view.position)
    assert [course_of(each.row).ordered is None for each in (state, moved, back)] == [True, False, True]
    await server.alice.slash(server.first, "plan take", plan="corps-barca.back")
    rows = await service.store.journal(state.id, first=1, last=(await server.state(server.first)).version)
    names = [answer_of(row)[0] for row in rows if row.action == PLAN]
    assert names == ["corps-eritrea", "corps-barca.back"], "the record has them"


async def test_plans_of_a_side_are_shown_to_its_players_while_it_is_to_move(server: PlayServer) -> None:
    state = await deployed(server)
    carol = server.guild.add_member(server.env.create_user("carol"))
    await server.bot.context.board_delivery.refresh(state.id)
    board = server.board(server.first)
    expected = {server.bob.id: (NOT_NOW,), carol.id: (NOT_YOURS, "are playing this game")}
    for action in ("plans", "plancorps", "planlook", "plantake"):
        press = Press(action, state.id, state.version, extra="corps-barca").custom_id()
        controls(board)[0]["custom_id"] = press
        for person in (server.bob, carol):
            told = private(await person.click(server.as_message(board), custom_id=press))
            assert any(words in told for words in expected[person.id]), (action, told)
            assert not _tells(told), (action, told)
    for person in (server.bob, carol):
        told = private(await person.slash(server.first, "plan show"))
        assert expected[person.id][0] in told
        assert not _tells(told)
        assert not _tells(private(await person.slash(server.first, "plan take", plan="corps-barca")))
        assert await suggested(server, person, "") == []
    assert (await suggested(server, server.alice, "irreg"))[:2] == ["corps-barca", "corps-barca.storm"]
    assert len(await suggested(server, server.alice, "")) <= OPTIONS
    own = private(await server.alice.slash(server.first, "plan show", plan="corps-barca", text=True))
    assert _tells(own) == list(SECRET), "these are the words of the plan"
    assert (await server.state(server.first)).version == state.version


@pytest.mark.stress
async def test_cached_plans_are_shown_only_to_their_side(server: PlayServer) -> None:
    """In the same game and version; nor are they shown after new standing orders."""
    state, service = await deployed(server), server.bot.context.service
    cog = server.bot.get_cog("PlanCog")
    assert isinstance(cog, PlanCog)
    mine = await service.seen_by(state.id, server.alice.id)
    first = await cog.plans._plans(mine, "corps-barca")
    assert first
    assert await cog.plans._plans(mine, "corps-barca") is first, "kept"
    theirs = await service.seen_by(state.id, server.bob.id)
    assert await cog.plans._plans(theirs, "corps-barca") == ()
    assert state.side is None
    await service.order(state.id, side="dervish", answer=("rifles", "hold"), actor=server.bob.id)
    again = await service.seen_by(state.id, server.alice.id)
    assert await cog.plans._plans(again, "corps-barca") is first, (
        "not even the time it takes tells of the other's orders"
    )
    await service.order(state.id, side="italian", answer=("rifles", "hold"), actor=server.alice.id)
    ordered = await service.seen_by(state.id, server.alice.id)
    assert await cog.plans._plans(ordered, "corps-barca") != first


@pytest.mark.stress
async def test_stale_and_forged_corps_orders_are_answered(server: PlayServer) -> None:
    state = await deployed(server)
    copy = await own_copy(server, server.alice)
    for name in ("corps-of-nobody", "corps-kassala", "corps-barca.glory", "glory"):
        assert "There is no such plan now" in private(await server.alice.slash(server.first, "plan take", plan=name))
        part_with(copy.message, "advised")["custom_id"] = press = Press(
            "plantake", state.id, state.version, extra=name
        ).custom_id()
        told = await server.alice.click(server.as_message(copy.message), custom_id=press)
        assert "There is no such plan now" in private(told)
        copy = await own_copy(server, server.alice)
    await copy.press("plancorps", "corps-barca")
    await server.alice.slash(server.first, "plan take", plan="corps-barca")
    moved = await server.state(server.first)
    assert private(await copy.press("plantake")).startswith("You gave an order elsewhere. This is the current panel.")
    assert (await server.state(server.first)).version == moved.version


@pytest.mark.stress
async def test_one_click_moves_a_corps_and_its_plan_stays_private(server: PlayServer) -> None:
    service, state = server.bot.context.service, await deployed(server)
    for unknown in ("corps-of-nobody", "glory"):
        with pytest.raises(NoSuchPlan):
            await service.auto(state.id, version=state.version, scope="round", actor=server.alice.id, plan=unknown)
    after = await service.auto(
        state.id, version=state.version, scope="round", actor=server.alice.id, plan="corps-barca"
    )
    plan, *orders = after.journal
    assert (plan.action, plan.secret) == (PLAN, True)
    assert orders
    assert {row.action for row in orders} == {STEWARD}
    units = roster(NAME)
    for row in orders:
        said = read_mark(answer_of(row))
        assert said.side == "italian"
        assert said.answer[0] != "move" or units[said.answer[1]].group == "barca"
    ask = (await server.state(server.first)).ask
    assert ask is not None
    assert (ask.kind, ask.side) == ("move", "italian")


async def shared(server: PlayServer, way: str) -> tuple[GameState, Any]:
    """Let Carol hold the Italian side with Alice, who leads it in a way of command."""
    carol = server.guild.add_member(server.env.create_user("carol"))
    state = await deployed(server)
    await server.alice.slash(server.first, "side add", user=carol)
    if way != EVERYONE:
        values = {"command": way, "channel_id": server.second.id}
        async with server.bot.database.write() as connection:
            where = (chair.c.game_id == state.id) & (chair.c.side == "italian")
            await connection.execute(sa.update(chair).where(where).values(values))
    return await server.state(server.first), carol


@pytest.mark.stress
@pytest.mark.parametrize("way", stress.spread([EVERYONE, ADVISERS, VOTE], of=2))
async def test_a_corps_order_follows_the_command_of_its_side(server: PlayServer, way: str) -> None:
    """Everyone may use the views; anyone decides, or advisers propose to the leader, or the side votes, and the reply
    says so.
    """
    state, carol = await shared(server, way)
    for person in (server.alice, carol):
        result = await person.slash(server.first, "plan show", plan="corps-barca", text=True)
        answers = [*([result.response] if result.response else []), *result.followups]
        (shown,) = [each.message for each in answers if each.components]
        shown = server.env.backend.get_message(server.first.id, shown.id)
        assert "Irregulars: the adviser’s plan" in text(shown)
        takes = way == EVERYONE or (way == ADVISERS and person is server.alice)
        assert ("Use this plan" in labels(shown)) == takes
        assert ("Propose this plan" in labels(shown)) == (way == ADVISERS and person is carol)
    told = private(await carol.slash(server.first, "plan take", plan="corps-barca"))
    after = await server.state(server.first)
    if way == EVERYONE:
        assert "Plan chosen" in told
        assert await actions_of(server, state.version) == [PLAN, STEWARD]
        return
    assert after.version == state.version
    if way == VOTE:
        assert "vote" in told
        assert "vote" in private(await server.alice.slash(server.first, "plan take", plan="corps-barca"))
    else:
        assert "corps-barca" in (after.row.proposed or "") or "Irregulars" in told
        await server.alice.slash(server.first, "plan take", plan="corps-barca")
        assert await actions_of(server, state.version) == [PLAN, STEWARD]


@pytest.mark.stress
async def test_a_plan_proposed_by_an_adviser_is_adopted_in_the_sides_room(server: PlayServer) -> None:
    state, carol = await shared(server, ADVISERS)
    await carol.slash(server.first, "plan take", plan="corps-barca")
    post = server.messages(server.second)[-1]
    assert "Irregulars: the adviser’s plan" in text(post)
    await server.alice.click(server.as_message(post), custom_id=button(post, "Adopt it"))
    assert await actions_of(server, state.version) == [PLAN, STEWARD]
    assert "Adopted" in text(server.env.backend.get_message(server.second.id, post.id))


def test_a_phase_does_not_end_during_a_move() -> None:
    """§5.42 “Go on?” belongs to the movement phase: playing the phase to its end includes it."""
    outcome = new_game(RULESET, seed="go-on 1", options={"scenario": NAME})
    while outcome.asks[0].kind != "go-on":
        outcome = _advised(outcome)
    side, ended, kinds = outcome.asks[0].side, end_of("phase", RULESET, outcome), []
    while not ended(outcome):
        kinds.append(outcome.asks[0].kind)
        outcome = _advised(outcome)
    assert kinds[:2] == ["go-on", "move"]
    assert set(kinds) == {"go-on", "move"}
    assert (outcome.asks[0].kind, outcome.asks[0].side) == ("fire", side)


def _advised(outcome: Outcome[Any]) -> Outcome[Any]:
    ask = outcome.asks[0]
    answer = Steward().answer(RULESET.view(outcome.world, ask.side), ask)
    return advance(RULESET, outcome.save, ask.check(answer), side=ask.side)


async def asked_back(server: PlayServer, *, steward: bool) -> tuple[GameState, GameState, str]:
    """Let a phase be played by the autopilot in which the other side asks to be asked; return before, after, words."""
    state, service = await deployed(server), server.bot.context.service
    people = {"italian": server.alice, "dervish": server.bob}
    await service.order(state.id, side="italian", answer=("preset", "ask-me"), actor=server.alice.id)
    while (state := await server.state(server.first)).asks[0].kind != "move" or state.asks[0].side != "dervish":
        actor = people[state.asks[0].side].id
        await service.auto(state.id, version=state.version, scope="phase", actor=actor)
    if steward:
        await server.alice.slash(server.first, "side leave", then="autopilot")
        assert (await server.state(server.first)).sides["italian"].steward
    told = private(await server.bob.slash(server.first, "siege auto", scope="phase"))
    return state, await server.state(server.first), told


@pytest.mark.stress
async def test_the_phase_stops_at_a_question_of_the_other_side_and_reports_it(server: PlayServer) -> None:
    """When a side is asked whether to fire, the mover's autopilot waits for its answer."""
    _, after, told = await asked_back(server, steward=False)
    assert (after.asks[0].kind, after.asks[0].side) == ("react", "italian")
    assert "has stopped" in told
    assert "Italians" in told
    assert "played this phase" not in told


@pytest.mark.stress
async def test_the_phase_continues_if_the_autopilot_plays_the_other_side(server: PlayServer) -> None:
    before, after, told = await asked_back(server, steward=True)
    assert after.asks[0].kind not in {"move", "go-on"}
    assert "played this phase" in told
    service = server.bot.context.service
    rows = await service.store.journal(after.id, first=before.version + 1, last=after.version)
    by = {read_mark(answer_of(row)).side: row.actor for row in rows}
    assert by == {"dervish": server.bob.id, "italian": HOUSE}
    assert after.told_from == before.version + 1, "the board tells all of it"
