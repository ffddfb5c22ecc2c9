"""Levels: how much a board shows its commander, and that nothing else depends on it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from support.discord_play import PlayServer, labels, presses, private, text

from bot.chances.simulating import OF_A_PLAN
from bot.games.errors import AlreadyDecided, NotYourGame
from bot.games.service import Service
from bot.runtime.settings import Settings
from db.schema.games import COMMANDER, GUIDED, LEVELS, UNAIDED, game
from db.sides import Chair
from render.language import speaking

pytestmark = [pytest.mark.simcord(settle_timeout=60), pytest.mark.sqlite]

ADVISER = "Let the adviser decide"


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Have the bot compute chances, in a thread: the simulated Discord waits for it."""
    return settings.model_copy(update={"chances": True, "chances_processes": 0})


async def computed(server: PlayServer) -> None:
    """Wait until nothing is computed any more, and all that follows from it is posted."""
    bot = server.bot
    assert bot.chances is not None
    while bot.chances._under_way or bot.board_lines._working or bot.plan_lines._working:
        await asyncio.sleep(0.01)
    await server.env.settle()


async def begun(server: PlayServer, **options: Any) -> None:
    """Begin a game, and let the adviser answer until the commander is asked."""
    server.game = "keep-up-the-fire"
    await server.new(server.first, **options)
    state = await server.state(server.first)
    while state.ask is not None and state.ask.kind != "act":
        state = await server.bot.context.service.auto(
            state.id, version=state.version, scope="decision", actor=server.alice.id
        )
    await server.bot.context.board_delivery.deliver(state.id)
    await computed(server)


async def click(server: PlayServer, action: str, extra: str = "") -> Any:
    board = server.board(server.first)
    number = next(n for n, press in enumerate(presses(board)) if press.action == action and press.extra == extra)
    press = list(presses(board))[number]
    return await server.alice.click(server.as_message(board), custom_id=_id_of(board, press))


def _id_of(message: Any, wanted: Any) -> str:
    from support.discord_play import controls

    every = zip(controls(message), presses(message), strict=True)
    return str(next(part["custom_id"] for part, press in every if press == wanted))


async def test_a_guided_board_has_a_line_a_plan_with_its_price_and_chance(server: PlayServer) -> None:
    await begun(server)
    board = server.board(server.first)
    offered = [press.extra for press in presses(board) if press.action == "plan"]
    state = await server.state(server.first)
    presenter = server.bot.context.find(state.system)
    with speaking("en"):
        for plan in offered:
            found = await server.bot.context.chances.of(state, None, plan)
            assert found is not None
            assert found.games == OF_A_PLAN
            title = presenter.plan_choice("turn", plan)
            (line,) = [each for each in text(board).splitlines() if each.startswith(f"**{title}**: ")]
            assert line.endswith(f"· {round(100 * found.chance('player').value)} in 100"), line
            assert len(line.split()) <= 20
    assert "📈" in text(board)
    assert ADVISER in labels(board)


@pytest.mark.stress
async def test_a_commander_sees_the_value_of_a_plan_afterwards(server: PlayServer) -> None:
    await begun(server, level=COMMANDER)
    board = server.board(server.first)
    assert "· Commander" in text(board)
    assert " in 100" not in text(board)
    assert ADVISER not in labels(board)
    assert "before your choice" in private(await server.alice.slash(server.first, "siege odds", what="game"))
    (first, *_) = [press.extra for press in presses(board) if press.action == "plan"]
    await click(server, "plan", first)
    await computed(server)
    told = text(server.board(server.first))
    with speaking("en"):
        title = server.bot.context.find(server.game).plan_choice("turn", first)
    assert f"{title}: " in told
    said = ("as good as the other plans", " in 100 higher than with ", " in 100 lower than with ")
    assert any(each in told for each in said)


async def test_the_level_alone_offers_only_own_orders(server: PlayServer) -> None:
    await begun(server, level=UNAIDED)
    board = server.board(server.first)
    assert "· Alone" in text(board)
    assert not {"plan", "own"} & {press.action for press in presses(board)}
    assert ADVISER not in labels(board)
    assert " in 100" not in text(board)


async def test_a_level_can_only_be_lowered_during_a_game(server: PlayServer) -> None:
    server.game = "keep-up-the-fire"
    await server.new(server.first)
    board = server.board(server.first)
    assert "Level: Guided" in labels(board)
    shown = await server.press(server.first, "Level: Guided")
    assert "How much should the board show you?" in private(shown)
    (panel,) = [each for each in (shown.response, *shown.followups) if each is not None and each.components]
    message = server.env.backend.get_message(server.first.id, panel.message.id)
    wanted = next(press for press in presses(message) if press.extra == UNAIDED)
    await server.alice.click(server.as_message(message), custom_id=_id_of(message, wanted))
    assert (await server.state(server.first)).level == UNAIDED
    service = server.bot.context.service
    state = await server.state(server.first)
    await service.auto(state.id, version=state.version, scope="decision", actor=server.alice.id)
    assert (await service.set_level(state.id, COMMANDER, actor=server.alice.id)).level == COMMANDER
    with pytest.raises(AlreadyDecided):
        await service.set_level(state.id, UNAIDED, actor=server.alice.id)


@pytest.mark.stress
async def test_the_adviser_to_the_end_makes_a_game_guided(server: PlayServer) -> None:
    await begun(server, level=UNAIDED)
    await server.alice.slash(server.first, "siege auto", scope="decision")
    assert (await server.state(server.first)).level == UNAIDED
    await server.alice.slash(server.first, "siege auto", scope="all")
    state = await server.state(server.first)
    assert (state.status, state.level) == ("over", GUIDED)


async def test_a_counted_game_has_the_level_commander(service: Service) -> None:
    """The same for all, whatever games a player has finished and whatever they ask for."""
    state = await service.new_game(
        system="keep-up-the-fire",
        options={},
        seed=None,
        owner_id=7,
        guild_id=1,
        channel_id=100,  # type: ignore[arg-type]
        locale="en",
        counted="day",
        level=GUIDED,
    )
    assert state.level == COMMANDER


async def test_a_level_changes_no_die_and_no_legal_answer(service: Service) -> None:
    """At each level the same answers are legal, and the same dice fall."""
    found = []
    for number, level in enumerate(LEVELS):
        state = await service.new_game(
            system="keep-up-the-fire",
            options={},
            seed="level",
            owner_id=7,
            guild_id=1,
            channel_id=100 + number,  # type: ignore[arg-type]
            locale="en",
            level=level,
        )
        legal = []
        while state.ask is not None and state.progress[0] < 3:
            legal.append(sorted(state.ask.answers()))
            state = await service.auto(state.id, version=state.version, scope="decision", actor=7)
        rows = await service.store.journal(state.id, first=1, last=state.version)
        found.append((legal, [(row.action, row.answer, row.events) for row in rows]))
        assert state.level == level
    assert found[0] == found[1] == found[2]


async def test_a_player_who_has_finished_such_a_game_begins_as_commander(service: Service) -> None:
    async def begin(channel: int) -> Any:
        return await service.new_game(
            system="orchard",
            options={},
            seed="level",
            owner_id=7,
            guild_id=1,
            channel_id=channel,  # type: ignore[arg-type]
            locale="en",
        )

    state = await begin(1)
    assert state.level == GUIDED
    assert (await begin(2)).level == GUIDED, "the first is not over"
    await service.auto(state.id, version=state.version, scope="all", actor=7)
    assert (await begin(3)).level == COMMANDER


# --- two sides, each with its own level ---

AGORDAT = {"game": "ascari", "scenario": "agordat-1890"}


async def faced(server: PlayServer, **options: Any) -> Any:
    """Begin a battle between Alice, who leads the Italians, and Bob."""
    server.game = AGORDAT["game"]
    await server.new(server.first, seed=None, side="italian", opponent=server.bob, **AGORDAT, **options)
    return await server.state(server.first)


async def until_asked(server: PlayServer, side: str) -> Any:
    """Let the adviser answer until a side is asked how it moves."""
    service, state = server.bot.context.service, await server.state(server.first)
    people = {each: chair.user_id for each, chair in state.sides.items()}
    while (state.asks[0].side, state.asks[0].kind) != (side, "move"):
        actor = people[state.asks[0].side]
        state = await service.auto(state.id, version=state.version, scope="decision", actor=actor)
    await server.bot.context.board_delivery.deliver(state.id)
    await computed(server)
    return await server.state(server.first)


@pytest.mark.stress
async def test_each_side_of_two_players_has_its_own_level(server: PlayServer) -> None:
    """It stands beside the players, and decides what is shown of a side's question and chances, and nothing else."""
    state = await faced(server, level=UNAIDED)
    assert [state.level_of(side) for side in ("italian", "dervish")] == [UNAIDED, GUIDED]
    await until_asked(server, "italian")
    board = server.board(server.first)
    assert f"<@{server.alice.id}> · Level: Alone" in text(board)
    assert f"<@{server.bob.id}> · Level: Guided" in text(board)
    assert "Alone" not in text(board).splitlines()[0], "the title is for all"
    assert not {"plan", "own", "phase"} & {press.action for press in presses(board)}
    refused = private(await server.alice.slash(server.first, "siege odds", what="game"))
    assert "before your choice" in refused
    assert " in 100" in private(await server.bob.slash(server.first, "siege odds", what="game"))
    await until_asked(server, "dervish")
    board = server.board(server.first)
    assert {"plan", "phase"} <= {press.action for press in presses(board)}
    assert " in 100" not in text(board), "Alice reads this board too"


async def test_players_set_only_the_levels_of_their_own_sides(server: PlayServer) -> None:
    state = await faced(server, level=COMMANDER)
    assert "Your level" in labels(server.board(server.first))
    shown = await server.press(server.first, "Your level", who=server.bob)
    (panel,) = [each for each in (shown.response, *shown.followups) if each is not None and each.components]
    message = server.env.backend.get_message(server.first.id, panel.message.id)
    wanted = next(press for press in presses(message) if press.extra == UNAIDED)
    await server.bob.click(server.as_message(message), custom_id=_id_of(message, wanted))
    state = await server.state(server.first)
    assert [state.level_of(side) for side in ("italian", "dervish")] == [COMMANDER, UNAIDED]
    assert f"<@{server.bob.id}> · Level: Alone" in text(server.board(server.first))
    with pytest.raises(NotYourGame):
        await server.bot.context.service.set_level(state.id, GUIDED, actor=12345)
    state = await until_asked(server, "italian")
    service = server.bot.context.service
    with pytest.raises(AlreadyDecided):
        await service.set_level(state.id, UNAIDED, actor=server.alice.id)
    await service.set_level(state.id, GUIDED, actor=server.alice.id)
    state = await server.state(server.first)
    assert [state.level_of(side) for side in ("italian", "dervish")] == [GUIDED, UNAIDED]
    more = await server.press(server.first, "More", who=server.bob)
    assert "Level: Alone" in labels(server.env.backend.get_message(server.first.id, more.response.message.id))


async def test_another_player_of_a_side_gets_no_higher_level(service: Service) -> None:
    state = await _battle(service, channel=1, levels=(COMMANDER, COMMANDER))
    free = state.sides["dervish"]
    await service.reseat(state.id, "dervish", of=free, user_id=9, steward=False, by=8)
    state = await service.load(state.id)
    assert state.level_of("dervish") == GUIDED, "they have finished no such game"
    await service.reseat(state.id, "dervish", of=state.sides["dervish"], user_id=0, steward=True, by=9)
    state = await service.load(state.id)
    assert state.level_of("dervish") == state.level_of("italian") == COMMANDER


async def test_a_game_stored_without_levels_of_sides_has_one_level(service: Service) -> None:
    """Databases of earlier versions have the level of the game alone."""
    state = await _battle(service, channel=1, levels=(COMMANDER, COMMANDER))
    stored = msgspec.json.decode(state.asked or "")
    stored.pop("levels", None)
    async with service.store.database.write() as connection:
        await connection.execute(
            sa.update(game).where(game.c.id == state.id).values(asked=msgspec.json.encode(stored).decode())
        )
    state = await service.load(state.id)
    assert {state.level_of(side) for side in (*state.sides, None)} == {COMMANDER}


async def _battle(service: Service, *, channel: int, levels: tuple[str, str], counted: str | None = None) -> Any:
    state = await service.new_game(
        system=AGORDAT["game"],
        options={"scenario": AGORDAT["scenario"]},
        seed="level",
        owner_id=7,
        guild_id=1,
        channel_id=channel,  # type: ignore[arg-type]
        locale="en",
        level=levels[0],
        counted=counted,
        chairs=(Chair("italian", 7), Chair("dervish", 8)),
    )
    if counted is None:
        await service.set_level(state.id, levels[1], actor=8)
    return await service.load(state.id)


PAIRS = [(first, second) for first in LEVELS for second in LEVELS]


@pytest.mark.parametrize(
    ("pairs", "decisions"), [(PAIRS[1::3], 12), pytest.param(PAIRS, 1_000, marks=pytest.mark.stress, id="all")]
)
async def test_levels_of_sides_change_no_die_and_no_legal_answer(
    service: Service, pairs: list[tuple[str, str]], decisions: int
) -> None:
    """With every pair of levels the same answers are legal for each side, and the same dice fall."""
    found = []
    for number, levels in enumerate(pairs):
        state = await _battle(service, channel=100 + number, levels=levels)
        legal, people = [], {"italian": 7, "dervish": 8}
        while state.status == "running" and state.progress[0] < 2 and len(legal) < decisions:
            asks = [await service.seen_by(state.id, user) for user in people.values()]
            legal.append([sorted(ask.answers()) for each in asks for ask in each.asks])
            actor = people[state.asks[0].side]
            state = await service.auto(state.id, version=state.version, scope="decision", actor=actor)
        rows = await service.store.journal(state.id, first=1, last=state.version)
        found.append((legal, [(row.action, row.answer, row.events) for row in rows]))
        assert tuple(map(state.level_of, ("italian", "dervish"))) == levels
    assert all(each == found[0] for each in found)


@pytest.mark.parametrize(("counted", "level"), [("table", COMMANDER), ("rated", UNAIDED)])
async def test_a_counted_game_has_one_level_for_both_sides(service: Service, counted: str, level: str) -> None:
    state = await _battle(service, channel=1, levels=(GUIDED, GUIDED), counted=counted)
    assert {state.level_of(side) for side in (*state.sides, None)} == {level}
    with pytest.raises(AlreadyDecided):
        await service.set_level(state.id, GUIDED, actor=8)
