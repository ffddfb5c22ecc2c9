"""How games stand, through the bot: the line on the board, whoever asks, other eyes, and what is remembered."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from support import discord_limits
from support.discord_play import PlayServer, button, controls, private, text

import bot.chances.service
import bot.chances.shown_chances
import bot.chances.simulating
import engine.games
from bot.chances import words
from bot.chances.lines import TOGETHER
from bot.chances.pool import NoProcesses
from bot.chances.words import Figure
from bot.games.errors import TooMuchAtOnce
from bot.games.permissions import VOTERS
from bot.games.plans import laid_out
from bot.games.saves import open_save
from bot.games.seats.chairs import chairs_for
from bot.games.state import GameState
from bot.runtime.settings import Settings
from bot.ui.texts import cut
from bot.voting.ballot import Option, Paper, paper_of
from bot.voting.drawing_up import POLL_ANSWER, poll_answers
from db.schema.chances import chance
from db.schema.games import game
from engine.core.chances import playing_on
from engine.core.chances.tallies import Tally
from engine.core.record import PLAN
from render.catalogue import languages
from render.language import speaking

pytestmark = [pytest.mark.simcord(settle_timeout=60), pytest.mark.sqlite]

WHOLE = {"what": "game"}


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Have the bot simulate, in a thread: the simulated Discord waits for it."""
    return settings.model_copy(update={"chances": True, "chances_processes": 0})


def line(server: PlayServer) -> str:
    """Return the line of the board about how the game stands."""
    return next((each for each in text(server.board(server.first)).splitlines() if each.startswith("📈")), "")


async def days_on(server: PlayServer, days: int) -> GameState:
    """Let the steward play some days, each with its board."""
    context = server.bot.context
    state: GameState = await server.state(server.first)
    for _ in range(days):
        state = await context.service.auto(state.id, version=state.version, scope="day", actor=server.alice.id)
        await context.board_delivery.deliver(state.id)
        await reckoned(server)
    return state


async def reckoned(server: PlayServer) -> None:
    """Wait until nothing is reckoned any more, and all that follows from it is posted."""
    assert server.bot.chances is not None
    while server.bot.chances._under_way or server.bot.board_lines._working:
        await asyncio.sleep(0.01)
    await server.env.settle()


async def figure_of(server: PlayServer, state: GameState, plan: str) -> str:
    """Return what is to stand beside a plan."""
    found = await server.bot.context.chances.of(state, state.side, plan)
    assert found is not None
    share = found.chance(state.side or "player")
    return f"{round(100 * share.value)} ± {max(1, round(100 * share.error))} in 100"


def sheet(server: PlayServer, result: Any) -> Any:
    """Return the private message with a plan."""
    answer = result.response or result.followups[-1]
    message = server.env.backend.get_message(server.first.id, answer.message.id)
    assert not discord_limits.faults_of_message({"components": message.components})
    return message


def picked_from(message: Any) -> list[dict[str, Any]]:
    """Return the options of a message's select."""
    (select,) = [each for each in controls(message) if each["type"] == 3]
    return list(select["options"])


async def ballot(server: PlayServer) -> str:
    """Have it voted, and return the ballot."""
    await server.alice.slash(server.first, "vote start", window="30m", quorum=1, voters="players")
    await reckoned(server)
    return next(text(each) for each in server.messages(server.first) if "**2.**" in text(each))


def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the plans of a battle have few playouts, so that their figures are there in time."""
    monkeypatch.setattr(bot.chances.simulating, "OF_A_PLAN", 2)
    monkeypatch.setattr(playing_on, "FEWEST", 2)
    monkeypatch.setattr(type(engine.games.find("ascari")), "answers", 2)


async def battle(server: PlayServer) -> tuple[GameState, str, Any]:
    """Begin a battle, and play on until a side is to move, which has the second channel; the other has the third.

    Return the game, that side and its person.
    """
    service, people = server.bot.context.service, {"italian": server.alice, "dervish": server.bob}
    state = await service.new_game(
        system="ascari",
        options={"scenario": "agordat-1890"},
        seed="a vote",
        owner_id=server.alice.id,
        guild_id=server.guild.id,
        channel_id=server.first.id,
        locale="en",
        chairs=chairs_for(tuple(people), own="italian", owner=server.alice.id, opponent=server.bob.id),
    )
    while state.ask is None or state.ask.kind != "move":
        asked = people[next(iter(state.turns.asked))]
        state = await service.auto(state.id, version=state.version, scope="decision", actor=asked.id)
    (side,) = state.turns.asked
    for each in people:
        await service.sides.room(state.id, each, (server.second if each == side else server.third).id)
    await server.bot.context.board_delivery.deliver(state.id)
    return state, side, people[side]


async def side_ballot(server: PlayServer, who: Any) -> Any:
    """Have a side vote, and return its ballot."""
    await who.slash(server.first, "vote start", window="30m", quorum=1)
    await reckoned(server)
    (message,) = [each for each in server.messages(server.second) if "**2.**" in text(each)]
    return message


async def rows(server: PlayServer) -> list[Any]:
    async with server.bot.database.read() as connection:
        return list((await connection.execute(sa.select(chance).order_by(chance.c.version))).all())


async def test_a_board_shows_the_win_chances_of_today_and_the_day_before(server: PlayServer) -> None:
    state = await server.new(server.first)
    assert not line(server), "nothing is decided yet"
    first = await days_on(server, 1)
    tally = await server.bot.context.chances.of(first, None)
    assert tally is not None
    assert f"Victory: **{round(100 * tally.chance('player').value)} in 100" in line(server)
    assert "yesterday" not in line(server)
    second = await days_on(server, 1)
    assert f"yesterday {round(100 * tally.chance('player').value)}" in line(server)
    found = await rows(server)
    assert [(row.period, row.side, row.plan) for row in found] == [(at.progress[0], "", "") for at in (first, second)]

    said = line(server)
    await server.restart()
    await server.bot.board_delivery.refresh(state.id)
    await reckoned(server)
    assert line(server) == said
    assert await rows(server) == found, "it is read, not reckoned again"


def tally_of(won: str) -> Tally:
    """Return a tally of playouts of which each «a» was won."""
    return Tally(len(won), {"player": won.count("a")}, {}, {}, won)


@pytest.mark.parametrize(
    ("locale", "same", "moved"),
    [
        ("en", "Victory: **50 in 100** this morning", "Victory: 50 this morning ▲ **80 now**"),
        ("it", "**50 su 100** stamattina", "50 stamattina ▲ **80 ora**"),
        ("fr", "**50 sur 100** ce matin", "50 ce matin ▲ **80 maintenant**"),
    ],
)
async def test_a_round_changes_the_line_only_beyond_the_margin_of_error(
    server: PlayServer, locale: str, same: str, moved: str
) -> None:
    state = await server.new(server.first)
    presenter = server.bot.context.find(state.system)
    morning, much = tally_of("ab" * 20), tally_of("a" * 32 + "-" * 8)
    little = tally_of("ab" * 19 + "aa")
    assert little.lead(morning, "player")[0] == pytest.approx(1 / 40), "the playouts of a number are compared"
    with speaking(locale):
        assert same in words.line(state, little, None, presenter, morning=morning)
        assert moved in words.line(state, much, None, presenter, morning=morning)
    older = msgspec.structs.replace(morning, ends="")
    assert much.lead(older, "player")[0] == pytest.approx(0.3), "figures of earlier versions have no ends"


@pytest.mark.stress
async def test_each_round_of_a_fight_has_its_own_figure(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    few_playouts(monkeypatch)
    monkeypatch.setattr(type(engine.games.find("siege")), "answers", 2)
    monkeypatch.setattr(bot.chances.simulating, "OF_A_ROUND", 6)
    server.game = "siege"
    service = server.bot.context.service
    state = await server.new(server.first)
    while not state.progress[1]:
        state = await service.auto(state.id, version=state.version, scope="calm", actor=server.alice.id)
    await server.bot.context.board_delivery.deliver(state.id)  # no board before this one: each has a figure of its own
    await reckoned(server)
    first = line(server)
    assert first
    state = await service.auto(state.id, version=state.version, scope="round", actor=server.alice.id)
    await server.bot.context.board_delivery.deliver(state.id)
    await reckoned(server)
    shown = await server.bot.chances.shown.of(state) if server.bot.chances is not None else ()
    assert (shown[0].period, shown[0].round) == state.progress
    found = await server.bot.context.chances.of(state, None)
    assert found == shown[0].tally, "one row: everybody who asks has the board's figure"
    assert found.games <= bot.chances.simulating.OF_A_ROUND


def test_a_round_gets_a_third_of_the_simulated_games() -> None:
    assert [bot.chances.simulating.simulations_of_a_round(number) for number in (4, 20, 48, 90, 400)] == [
        4,
        20,
        20,
        30,
        40,
    ]


async def test_a_day_undone_and_begun_again_gets_new_figures(server: PlayServer) -> None:
    await server.new(server.first)
    await days_on(server, 2)
    assert server.bot.chances is not None
    cache = server.bot.chances.shown
    state = await server.state(server.first)
    before = await cache.of(state)
    assert [each.period for each in before] == [state.progress[0], state.progress[0] - 1]
    back = bot.chances.shown_chances.ShownChances(state.progress[0] - 1, state.version - 1, before[0].tally)
    cache._known[state.id] = (back, *before[1:])
    assert await cache.now(state) is None, "the newest figures are of another day"


async def test_the_odds_sheet_has_bands_and_errors(server: PlayServer) -> None:
    await server.new(server.first)
    await days_on(server, 1)
    said = private(await server.bob.slash(server.first, "siege odds", **WHOLE))
    assert "How the game stands" in said
    assert "Expected: **" in said
    assert said.count("in 100 (± ") >= 2
    assert "different dice and hidden cards" in said
    assert "autopilot" not in said
    again = private(await server.alice.slash(server.first, "siege odds", what="the outcome of the whole game"))
    assert again == said, "typed in full, by another reader: the same"


async def test_the_whole_game_is_among_the_suggestions(server: PlayServer) -> None:
    await server.new(server.first)
    found = await server.alice.autocomplete(server.first, "siege odds", "what", "whole")
    assert "game" in [each["value"] for each in found]


async def test_the_game_of_the_day_and_finished_games_have_no_chances(server: PlayServer) -> None:
    state = await server.new(server.first)
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).where(game.c.id == state.id).values(daily="2026-11-23"))
    state = await server.state(server.first)
    assert state.daily is not None
    assert server.bot.chances is not None
    assert await server.bot.chances.of(state, None) is None
    assert await server.bot.chances.of(state, None, later=True) is None, "neither a plan’s, which would be shown later"
    assert "fair for everybody" in private(await server.alice.slash(server.first, "siege odds", **WHOLE))
    await server.bot.context.service.decide(
        state.id, version=state.version, answer=next(state.ask.answers()), actor=server.alice.id
    ) if state.ask else None
    await server.bot.board_delivery.refresh(state.id)
    await reckoned(server)
    assert not line(server)
    assert not await rows(server)


async def test_late_figures_are_not_posted_but_kept_for_the_next_request(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.new(server.first)
    chances = server.bot.chances
    assert chances is not None
    state = await server.state(server.first)
    assert await chances.of(state, None, seconds=0) is None
    await reckoned(server)
    found = await chances.of(state, None, seconds=0)
    assert found is not None, "the computation continued"

    async def dead(*_: object, **__: object) -> Tally:
        raise NoProcesses

    monkeypatch.setattr(chances._pool, "quickly", dead)
    assert await chances.of(state, None, "no-such") is None, "no processes, no figures, and no error"
    assert "still busy" not in private(await server.alice.slash(server.first, "siege odds", **WHOLE))


async def test_the_hourly_budget_is_limited(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.chances.service, "HOURLY", 1)
    await server.new(server.first)
    assert "How the game stands" in private(await server.alice.slash(server.first, "siege odds", **WHOLE))
    assert "How the game stands" in private(await server.alice.slash(server.first, "siege odds", **WHOLE)), "known"
    await days_on(server, 1)
    assert "in the last hour" in private(await server.alice.slash(server.first, "siege odds", **WHOLE))
    assert not line(server)


async def test_the_operator_may_switch_chances_off(server: PlayServer) -> None:
    chances = server.bot.chances
    assert chances is not None
    chances.on = False
    await server.new(server.first)
    await days_on(server, 1)
    assert not line(server)
    assert "turned this calculation off" in private(await server.alice.slash(server.first, "siege odds", **WHOLE))
    assert not await rows(server)


async def test_plans_and_their_suggestions_have_figures_with_their_errors(server: PlayServer) -> None:
    state = await server.new(server.first)
    shown = sheet(server, await server.alice.slash(server.first, "plan show"))
    assert "📈 With this plan: **" in text(shown)
    assert text(shown).count("within the ± range") == 1
    assert "The autopilot plays them" not in text(shown)
    names = [plan.name for plan in laid_out(state.row)]
    said = {name: await figure_of(server, state, name) for name in names}
    options = picked_from(shown)
    assert [option["value"] for option in options] == names, "in the order of the plans"
    assert [option["description"] for option in options] == [f"{said[each]} · What {each} is for." for each in names]
    offered = await server.alice.autocomplete(server.first, "plan show", "plan", "")
    assert [each["name"] for each in offered] == [f"Plan {each} · {said[each]}" for each in names]
    found = await rows(server)
    assert {row.plan for row in found} == {each["value"] for each in offered}
    number = playing_on.simulations_at(engine.games.find(state.system), open_save(state.row)[1])
    assert {msgspec.json.decode(row.figures)["games"] for row in found} == {min(40, number)}


async def test_a_board_without_waiting_users_uses_more_simulated_games(server: PlayServer, monkeypatch: Any) -> None:
    """Twice as many if there are few; later requests get the same figures."""
    monkeypatch.setattr(type(engine.games.find(server.game)), "answers", 1)
    await server.new(server.first)
    state = await days_on(server, 1)
    (row,) = [each for each in await rows(server) if not each.plan]
    assert msgspec.json.decode(row.figures)["games"] == 2 * playing_on.FEWEST
    asked = private(await server.alice.slash(server.first, "siege odds", **WHOLE))
    assert f"From {2 * playing_on.FEWEST} simulated games" in asked
    state = await server.bot.context.service.auto(
        state.id, version=state.version, scope="decision", actor=server.alice.id
    )
    found = await server.bot.context.chances.of(state, None)
    assert found is not None
    assert found.games == playing_on.FEWEST


async def test_an_unknown_number_of_simulated_games_is_measured_again(server: PlayServer, monkeypatch: Any) -> None:
    state = await server.new(server.first)
    chances = server.bot.context.chances

    def broken(*_: Any) -> int:
        raise ValueError("the open step does not replay")

    monkeypatch.setattr(bot.chances.service, "try_out", broken)
    assert await chances.of(state, None) is None
    monkeypatch.undo()
    assert await chances.of(state, None) is not None


async def test_figures_of_plans_name_the_adviser_where_it_is_weak(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(engine.games.find(server.game)), "weak_steward", True)
    await server.new(server.first)
    shown = sheet(server, await server.alice.slash(server.first, "plan show"))
    assert text(shown).count("The autopilot plays them") == 1, "once, above the select"
    offered = await server.alice.autocomplete(server.first, "plan show", "plan", "")
    assert offered
    assert all(each["name"].endswith(" in 100 (if the autopilot plays)") for each in offered)
    assert "The autopilot plays them" not in await ballot(server), "a ballot has sixty words at most"


async def test_a_vote_shows_the_figures_of_its_options_with_their_errors(server: PlayServer) -> None:
    state = await server.new(server.first)
    shown = await ballot(server)
    names = [plan.name for plan in laid_out(state.row)]
    said = [f"Plan {name} – {await figure_of(server, state, name)} · What {name} is for." for name in names]
    assert [line for line in shown.splitlines() if " in 100 · " in line] == [
        f"**{number}.** {'★ ' if number == 1 else ''}{each}" for number, each in enumerate(said, 1)
    ]
    assert "within the ± range" not in shown, "a ballot has sixty words at most"


async def test_a_discord_poll_has_figures_after_the_names_of_plans(server: PlayServer) -> None:
    """Names of plans are cut to make room; the question explains the figures."""
    state = await server.new(server.first)
    await server.alice.slash(server.first, "vote start", window="1h", quorum=1, voters="everybody")
    await reckoned(server)
    (poll,) = [message.poll for message in server.messages(server.first) if message.poll is not None]
    ballot = await server.bot.polls.ballots.open_ballot(state.id)
    assert ballot is not None
    options = paper_of(ballot).options
    assert len(options) > 1
    for answer, option in zip(poll.answers, options, strict=True):
        assert answer.text.removeprefix("★ ") == f"{option.label} · {option.chance} ± {option.error}"
        assert len(answer.text) <= POLL_ANSWER
    assert poll.question.endswith("(After each plan: how many of 100 games it wins)")


@pytest.mark.parametrize("locale", languages())
def test_the_longest_name_of_a_plan_leaves_room_for_its_figure_in_a_poll(locale: str) -> None:
    option = Option(label="A plan whose name is as long as Discord lets one be", plan="own", chance=58, error=20)
    with speaking(locale):
        for each in poll_answers(Paper(title="", question="", options=(option, option))):
            assert each.endswith("… · 58 ± 20")
            assert len(each) == POLL_ANSWER
        (before,) = poll_answers(Paper(title="", question="", options=(msgspec.structs.replace(option, error=0),)))
    assert before.endswith("… · 58"), "a ballot of an earlier version"


@pytest.mark.stress
async def test_a_sides_ballot_has_plans_with_its_own_figures(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The figures are computed from what that side sees, and only that side sees them."""
    few_playouts(monkeypatch)
    service, presenter = server.bot.context.service, server.bot.context.find("ascari")
    state, side, who = await battle(server)
    message = await side_ballot(server, who)
    seen = await service.seen_from(state.id, side)
    plans = ["own", "storm", "trained"]
    lines = [line for line in text(message).splitlines() if line.startswith("**") and " in 100" in line]
    with speaking("en"):
        for number, (line, plan) in enumerate(zip(lines, plans, strict=True), 1):
            assert line.startswith(f"**{number}.** ")
            assert (presenter.plan_choice("move", plan) if number > 1 else "Let the adviser decide") in line
            assert line.endswith(f"– {await figure_of(server, seen, plan)}")
    assert {row.side for row in await rows(server) if row.plan} == {side}
    public = "\n".join(text(each) for room in (server.first, server.third) for each in server.messages(room))
    assert " ± " not in "\n".join(line for line in public.splitlines() if "📈" not in line)

    offer = await who.click(server.as_message(message), custom_id=button(message, "Propose an order"))
    assert "Which order do you propose?" in private(offer)
    await who.click(server.as_message(message), custom_id=button(message, "2 · "))
    await server.env.advance_time(30)
    entries = await service.store.journal(state.id, first=state.version + 1, last=state.version + 1)
    taken = f'["{plans[1]}","move","alarm"]'
    assert [(row.action, row.actor, row.answer) for row in entries] == [(PLAN, VOTERS, taken)]
    assert entries[0].secret


@pytest.mark.stress
async def test_a_sides_ballot_asks_for_an_order_if_its_plans_are_equal(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    few_playouts(monkeypatch)
    monkeypatch.setattr("bot.voting.closing.short_list", lambda *_: ())
    state, side, who = await battle(server)
    shown = text(await side_ballot(server, who))
    assert "Which plan do you choose?" not in shown
    found = await server.bot.polls.ballots.open_ballot(state.id, side)
    assert found is not None
    seen = await server.bot.context.service.seen_from(state.id, side)
    assert seen.ask is not None
    orders = [option.answer for option in paper_of(found).options if not option.scope]
    assert orders
    for each in orders:
        seen.ask.check(each)


@pytest.mark.parametrize("locale", languages())
def test_a_long_title_is_cut_but_never_its_figure(locale: str) -> None:
    told, title = Figure(58, 20), "Hold every wall " * 9
    with speaking(locale):
        figure = words.suggested("siege", told, "", most=100)
        assert "58 ± 20" in figure
        assert len(words.suggested("ascari", told, "", most=100)) <= 100 - 55, "a title has its 55"
        for system in ("siege", "ascari"):
            said = words.suggested(system, told, title, most=100)
            assert len(said) == 100
            assert said.endswith(words.suggested(system, told, "", most=100))
        assert words.suggested("siege", None, title, most=100) == cut(title, 100)


def test_the_error_matches_the_simulated_games() -> None:
    found = words.figure(Tally(20, {"player": 12}, {}, {}).chance("player"))
    assert found == Figure(60, 20)
    assert words.figure(Tally(100_000, {"player": 0}, {}, {}).chance("player")).error == 1, "never none"


async def test_a_plan_for_the_coming_day_is_suggested_with_its_known_figures(server: PlayServer) -> None:
    state = await server.new(server.first)
    chances = server.bot.chances
    assert chances is not None
    assert not await chances.hints(state, None, ["gather"])
    await reckoned(server)
    assert (await chances.hints(state, None, ["gather"])).keys() == {"gather"}


async def test_lines_of_many_games_take_turns_and_reach_every_running_game(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await server.new(server.first)
    lines, chances = server.bot.board_lines, server.bot.chances
    assert chances is not None
    state = replace(state, told_from=2, version=2)
    asked: list[str] = []
    gate, told = asyncio.Event(), Tally(1, {"player": 1}, {"won": 1}, {})

    async def of(state: GameState, *_: object, **__: object) -> Tally:
        asked.append(state.id)
        await gate.wait()
        return told

    async def game(game_id: str) -> GameState:
        return replace(state, progress=(9, 0)) if game_id == "late" else state

    monkeypatch.setattr(chances, "of", of)
    monkeypatch.setattr(server.bot.context.service.roster, "game", game)
    names = [*map(str, range(TOGETHER)), "late", "last"]
    for name in names:
        assert await lines.notice(replace(state, id=name)) is None
    while len(asked) < TOGETHER:
        await asyncio.sleep(0)
    assert asked == names[:TOGETHER]
    gate.set()
    while lines._working:
        await asyncio.sleep(0.01)
    assert asked == [*names[:TOGETHER], "last"]


# --- two sides ---


async def test_figures_based_on_standing_orders_are_shown_only_to_their_side(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The figures are computed from the view of a side with its own standing orders, which change without a version."""
    few_playouts(monkeypatch)
    state, side, who = await battle(server)
    chances, other = server.bot.context.chances, next(each for each in state.sides if each != side)
    await server.bot.context.service.order(state.id, side=side, answer=("preset", "close"), actor=who.id)
    seen = await server.bot.context.service.seen_by(state.id, who.id)
    assert seen.row.asides
    assert await chances.of(seen, side) is not None
    await reckoned(server)
    async with server.bot.database.read() as connection:
        stored = (await connection.execute(sa.select(chance.c.side))).scalars().all()
    assert side not in stored
    assert other not in stored


@pytest.mark.stress
async def test_each_side_has_its_own_hourly_budget(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a common budget one side could notice how often the other asks."""
    few_playouts(monkeypatch)
    monkeypatch.setattr(bot.chances.service, "HOURLY", 1)
    state, side, _ = await battle(server)
    chances, other = server.bot.context.chances, next(each for each in state.sides if each != side)
    chances._spent.clear()
    assert await chances.of(state, side) is not None
    with pytest.raises(TooMuchAtOnce):
        await chances.of(state, side, "close")
    assert await chances.of(state, other) is not None, "the other side asks for the first time"
    with pytest.raises(TooMuchAtOnce):
        await chances.of(state, other, "close")
