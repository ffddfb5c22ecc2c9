"""Levels: how much a board shows its commander, and that nothing else depends on it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from support.discord_play import PlayServer, labels, presses, private, text

from bot.chances.simulating import OF_A_PLAN
from bot.games.errors import AlreadyDecided
from bot.games.service import Service
from bot.runtime.settings import Settings
from db.schema.games import COMMANDER, GUIDED, LEVELS, UNAIDED
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
    assert "as good as the others" in told or " in 100 better than " in told or " in 100 worse than " in told


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
