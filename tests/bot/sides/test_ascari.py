"""Ascari and La révolte in a channel: alone on either side, two people, the autopilot against itself, to the end."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from support import stress
from support.discord_play import PlayServer, button, labels, private, text
from support.twins import filmed

from bot.boards.info_row import MORE
from bot.games import new_games, pledges
from bot.games.showing import own
from bot.history.journal import full_record, verify_record
from db.schema.games import NOBODY
from db.sides import JOB, chairs_of
from engine.core.pledge import TYPED, Pledge, Word
from engine.core.verify import FAIR


class Fight(NamedTuple):
    """A battle that is tried: its options, its sides with how their victory is told, a section of its rules."""

    game: str
    scenario: str
    wins: dict[str, str]
    rule: str
    named: tuple[str, str]
    """The sides' names at the end."""

    @property
    def sides(self) -> tuple[str, ...]:
        return tuple(self.wins)


AGORDAT = Fight(
    "ascari",
    "agordat-1890",
    {"italian": "The Italians win", "dervish": "The Dervishes win"},
    "4.31",
    ("Italians", "Dervishes"),
)
LANGFANG = Fight(
    "revolte",
    "langfang",
    {"europeans": "The Europeans win", "boxers": "The Boxers win"},
    "8.4",
    ("Europeans", "Boxers"),
)

_ADVISED = (
    *("Let the adviser decide", "Historical positions", "Yes, they are", "As advised", "Next", "Stay"),
    *("Movement is over", "Fire is over", "End movement", "End firing"),
)
"""What is pressed, the first of them that is there."""


class Battle:
    """A channel with a battle, and who plays it."""

    def __init__(self, server: PlayServer, fight: Fight) -> None:
        self.server, self.channel, self.fight = server, server.first, fight
        self.people = {server.alice.id: server.alice, server.bob.id: server.bob}
        self.private: Any = None

    async def begin(self, **options: Any) -> None:
        await self.server.new(self.channel, seed=None, game=self.fight.game, scenario=self.fight.scenario, **options)

    async def turn(self) -> bool:
        """Press what is advised for whoever is asked; return whether somebody was."""
        await self.server.env.advance_time(5)
        state = await self.server.state(self.channel)
        holders = [state.sides[side].user_id for side in state.turns.asked]
        if state.status != "running" or not holders or holders[0] not in self.people:
            return False
        who, board = self.people[holders[0]], self.server.board(self.channel)
        if any(label == "My answer" for label in labels(board)):
            asked = await self.server.press(self.channel, "My answer", who=who)
            answer = asked.response if asked.response is not None else asked.followups[-1]
            board = self.server.env.backend.get_message(self.channel.id, answer.message.id)
        advised = next(each for each in _ADVISED if _has(board, each))
        await who.click(self.server.as_message(board), custom_id=button(board, advised))
        return True

    async def end(self) -> str:
        for _ in range(160):
            if not await self.turn() and (await self.server.state(self.channel)).status == "over":
                return text(self.server.messages(self.channel)[-1])
        state = await self.server.state(self.channel)
        raise AssertionError(f"it never ends: {state.status}, {state.version}, {state.turns.asked}, {state.ask}")


def _has(board: Any, label: str) -> bool:
    return any(each.startswith(label) for each in labels(board))


@pytest.fixture(params=[AGORDAT, stress.marked(pytest.param(LANGFANG))], ids=lambda fight: fight.game)
def battle(server: PlayServer, request: pytest.FixtureRequest) -> Battle:
    return Battle(server, request.param)


@pytest.mark.stress
@pytest.mark.parametrize("first", stress.spread([True, False], of=2))
@pytest.mark.parametrize("battle", [AGORDAT, LANGFANG], indirect=True, ids=lambda fight: fight.game)
async def test_one_player_plays_both_sides_with_the_advised_answers(
    battle: Battle, server: PlayServer, first: bool
) -> None:
    fight = battle.fight
    await battle.begin(side=fight.sides[not first], against="autopilot")
    told = await battle.end()
    state = await server.state(battle.channel)
    assert state.result is not None
    assert fight.wins[state.result["winner"]] in told
    points = private(await server.press(battle.channel, "🧾 Points"))
    for named in fight.named:
        assert named in told
        assert f"\n- {named}: " in points
        assert f"Standing orders: {named}: " in points, "both sides' orders are shown at last"
    assert "🔁 Rematch, sides swapped" in labels(server.messages(battle.channel)[-1])
    assert not any("it is your turn" in text(each) for each in server.messages(battle.channel)), "nobody is waited for"
    poster = await server.bot.context.boards.printed_pages.poster(own(state))
    assert poster is not None
    assert f"SHA-256 {state.seed_hash}" in poster.alt, "its dice are told below it"
    assert state.secret is not None
    assert state.secret in poster.alt
    record = await full_record(server.bot.context.service.store, own(state))
    assert verify_record(record).verdict == FAIR


@pytest.mark.stress("at-once-True")
@pytest.mark.parametrize(("pace", "alone"), [("at-once", True), ("post", False)])
async def test_the_sheet_of_standing_orders_reports_that_no_side_is_asked(
    server: PlayServer, pace: str, alone: bool
) -> None:
    await server.alice.slash(
        server.first, "siege new", game="ascari", scenario="agordat-1890", side="italian", against="open", pace=pace
    )
    sheet = private(await server.alice.slash(server.first, "side orders"))
    assert "Only your side can see them." in sheet
    assert ("In this game the bot never asks how you react" in sheet) is alone


@pytest.mark.stress("ascari")
async def test_two_players_play_a_battle_and_its_mirror(battle: Battle, server: PlayServer) -> None:
    one, two = battle.fight.sides
    await battle.begin(side=two, opponent=server.bob)
    await battle.end()
    old = await server.state(battle.channel)
    board = server.messages(battle.channel)[-1]
    assert labels(board)[3] == "🔁 Rematch, sides swapped"
    await server.bob.click(server.as_message(board), custom_id=button(board, "🔁 Rematch, sides swapped"))
    await server.env.advance_time(1)
    assert (await server.state(battle.channel)).id == old.id, "the other player has to agree"
    await server.accept(battle.channel, server.alice, server.bob)
    row = (await server.state(battle.channel)).row
    assert row.id != old.id
    assert {side: chair.user_id for side, chair in chairs_of(row).items()} == {
        one: server.alice.id,
        two: server.bob.id,
    }
    assert row.options == old.row.options
    assert row.seed_hash != old.seed_hash, "the dice are new"


async def test_another_game_keeps_the_seats_and_a_stranger_gets_a_new_one(battle: Battle, server: PlayServer) -> None:
    carol = server.guild.add_member(server.env.create_user("carol"))
    one, two = battle.fight.sides
    for who in (server.alice, carol):
        await battle.begin(side=two, against="autopilot")
        state = await server.state(battle.channel)
        first, other = state.sides
        again = {one: (NOBODY, True), two: (server.alice.id, False)}
        chairs = again if who is server.alice else {first: (carol.id, False), other: (NOBODY, False)}
        await server.bot.context.service.resign(state.id, version=state.version, actor=server.alice.id)
        await server.bot.context.board_delivery.deliver(state.id)
        board = server.messages(battle.channel)[-1]
        more = await server.behind(battle.channel, board, MORE, who)
        await who.click(server.as_message(more), custom_id=button(more, "🔁 Again"))
        row = (await server.state(battle.channel)).row
        assert {side: chair[1:3] for side, chair in chairs_of(row).items()} == chairs
        running = await server.state(battle.channel)
        await server.bot.context.service.resign(running.id, version=running.version, actor=who.id)


@pytest.mark.stress
async def test_the_autopilot_plays_against_itself(battle: Battle, server: PlayServer) -> None:
    await battle.begin(side=battle.fight.sides[0], against="autopilot")
    await server.env.advance_time(5)
    await server.alice.slash(battle.channel, "side leave", then="autopilot")
    await server.env.advance_time(60)
    assert (await server.state(battle.channel)).status == "over"


COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("siege board", {}),
    ("siege status", {}),
    ("siege dice", {}),
    ("siege help", {}),
    ("siege log", {}),
    ("siege export", {}),
    ("siege verify", {}),
    ("siege newspaper", {}),
    ("siege replay", {}),
    ("siege rules", {"what": "rule"}),
    ("siege map", {}),
    ("siege odds", {}),
    ("siege games", {}),
    ("siege undo", {}),
    ("siege players list", {}),
    ("siege players command", {"how": "powers"}),
    ("plan show", {}),
    ("campaign start", {"hour": "20:00", "zone": "Europe/Rome"}),
    ("campaign status", {}),
    ("vote start", {"window": "45m", "quorum": 1}),
    ("vote status", {}),
    ("records me", {"game": "game"}),
    ("records server", {"game": "game"}),
    ("privacy show", {}),
)


@pytest.mark.stress
@pytest.mark.simcord(check_errors=False, settle_timeout=120)
async def test_every_command_answers_in_a_battle(
    battle: Battle, server: PlayServer, caplog: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In play and after the end: an option that a game of two sides does not have is refused; nothing is unforeseen.
    Every fourth command in play, as many others after the end; under stress all in both. The film is tried as text: on
    a busy machine the process that draws it takes longer than an answer may, and `bot/replays` tries it.
    """
    monkeypatch.setattr(server.bot.replays, "project", filmed)
    monkeypatch.setattr(new_games, "fresh_pledge", lambda: Pledge(secret="5c" * 16))
    monkeypatch.setattr(pledges, "Word", lambda *_: Word("the same battle each time", TYPED))  # not the board's number
    await battle.begin(side=battle.fight.sides[0], against="autopilot")
    for _ in range(4):
        await battle.turn()
    wrong = await _unforeseen(battle, server, caplog, COMMANDS if stress.FULL else COMMANDS[::4])
    await battle.end()
    result = (await server.state(battle.channel)).result
    assert result is not None
    if battle.fight is AGORDAT:
        assert (result["winner"], result["turns"], result["scores"]) == ("dervish", 5, {"dervish": 7, "italian": 4})
    assert wrong + await _unforeseen(battle, server, caplog, COMMANDS if stress.FULL else COMMANDS[2::4]) == []


async def _unforeseen(
    battle: Battle, server: PlayServer, caplog: Any, commands: tuple[tuple[str, dict[str, Any]], ...]
) -> list[str]:
    wrong = []
    for name, given in commands:
        fight = battle.fight
        options = {key: {"rule": fight.rule, "game": fight.game}.get(value, value) for key, value in given.items()}
        caplog.clear()
        asked = await server.alice.slash(battle.channel, name, **options)
        said = "\n".join(text(each) for each in asked.followups)
        if not asked.acknowledged or any(each.levelname == "ERROR" for each in caplog.records):
            wrong.append(f"{name}: {said[:80]} {[each.getMessage() for each in caplog.records]}")
    return wrong


@pytest.mark.stress
async def test_one_order_plays_a_battle_to_the_end_against_the_autopilot(battle: Battle, server: PlayServer) -> None:
    await battle.begin(side=battle.fight.sides[0], against="autopilot")
    await server.env.advance_time(5)  # one deploys first
    told = private(await server.alice.slash(battle.channel, "siege auto", scope="all"))
    assert "played the game to its end" in told
    assert (await server.state(battle.channel)).status == "over"


@pytest.mark.stress
@pytest.mark.simcord(settle_timeout=60)
async def test_a_turn_out_of_time_ends_with_all_its_questions(server: PlayServer) -> None:
    """The fire after a skipped move was shown as “to play”, without a deadline, for up to a minute."""
    battle = Battle(server, AGORDAT)
    await battle.begin(side="italian", opponent=server.bob, pace="live")
    for who in (server.bob, server.alice):
        await who.slash(battle.channel, "siege auto", scope="phase")
        await server.env.advance_time(5)
    state = await server.state(battle.channel)
    assert [(ask.kind, ask.side) for ask in state.asks] == [("move", "italian")]
    await server.later(31 * 60)
    server.bot.context.scheduler.wake_now(JOB)
    await server.env.advance_time(1)
    assert list((await server.state(battle.channel)).turns.asked) == ["dervish"]
