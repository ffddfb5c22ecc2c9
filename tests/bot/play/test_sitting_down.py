"""A new game of several sides: scenario, side and opponent are asked by buttons, or said with the command."""

from __future__ import annotations

from typing import Any

import pytest
from support.discord_play import PlayServer, button, labels, parts, private, text

from bot.games.seats.chairs import POST
from bot.play.new_game_sides import SIT, Sitting, read
from bot.ui.custom_ids import CUSTOM_ID, Press, StaleCustomId
from db.schema.games import NOBODY
from db.sides import chairs_of
from engine.core.day_gate import SCENARIO
from engine.games import find
from render.language import speaking

_ASCARI = "ascari"


class Sofa:
    """Alice, the private question to her, and her channel."""

    def __init__(self, server: PlayServer) -> None:
        self.server, self.channel = server, server.first
        self.message: Any = None

    async def begin(self, **options: Any) -> Any:
        asked = await self.server.alice.slash(self.channel, "siege new", game=_ASCARI, **options)
        answer = asked.response if asked.response is not None else asked.followups[-1]
        assert answer.ephemeral
        self.message = self.server.env.backend.get_message(self.channel.id, answer.message.id)
        return asked

    async def press(self, label: str) -> Any:
        self.message = self.server.env.backend.get_message(self.channel.id, self.message.id)
        return await self.server.alice.click(
            self.server.as_message(self.message), custom_id=button(self.message, label)
        )

    @property
    def select(self) -> dict[str, Any]:
        message = self.server.env.backend.get_message(self.channel.id, self.message.id)
        (found,) = (part for part in parts(message) if part["type"] == 5)
        return found

    async def name(self, who: Any) -> Any:
        custom_id = self.select["custom_id"]
        return await self.server.alice.select(self.server.as_message(self.message), custom_id=custom_id, values=[who])

    def said(self) -> str:
        return text(self.server.env.backend.get_message(self.channel.id, self.message.id))

    async def chairs(self) -> dict[str, tuple[int, bool]]:
        row = (await self.server.state(self.channel)).row
        return {side: (chair.user_id, chair.steward) for side, chair in chairs_of(row).items()}


@pytest.fixture
def sofa(server: PlayServer) -> Sofa:
    return Sofa(server)


async def test_two_clicks_and_a_name_begin_a_game(sofa: Sofa, server: PlayServer) -> None:
    await sofa.begin()
    assert "Agordat, 1890" in sofa.said()
    assert "11 units, 8 turns" in sofa.said()
    assert labels(sofa.message) == ["Agordat, 1890", "Makalle, 1896", "Amba Alagi, 1895"]
    await sofa.press("Makalle")
    assert "Makalle, 1896" in sofa.said()
    await sofa.press("Ethiopians")
    assert "you: Ethiopians" in sofa.said()
    await sofa.name(server.bob)
    assert "How long does each side have to answer?" in sofa.said()
    await sofa.press("Correspondence: 48 hours")
    assert f"<@{server.bob.id}> can accept your challenge" in sofa.said()
    await server.env.advance_time(1)
    assert await server.bot.context.service.in_channel(sofa.channel.id) is None, "nobody has accepted yet"
    (call,) = server.messages(sofa.channel)
    assert f"<@{server.bob.id}>, **<@{server.alice.id}> challenges you:** " in text(call)
    assert "Makalle, 1896.\n" in text(call)
    assert f"<@{server.alice.id}> will play **Ethiopians**.\nCorrespondence: 48 hours" in text(call)
    await server.accept(sofa.channel, server.bob)
    state = await server.state(sofa.channel)
    assert state.options == {SCENARIO: "makalle-1896"}
    assert await sofa.chairs() == {"ethiopian": (server.alice.id, False), "italian": (server.bob.id, False)}
    assert (state.row.pace, state.row.owner_id, state.turns.invited) == (POST, server.alice.id, {})


async def test_the_opponent_can_be_anyone_or_the_autopilot(sofa: Sofa, server: PlayServer) -> None:
    await sofa.begin(scenario="agordat-1890", side="italian")
    await sofa.press("Open to anybody")
    await sofa.press("Chess clock: 10 min + 15 s")
    clock = (await server.state(sofa.channel)).turns.clock
    assert clock is not None
    assert (clock.bank, clock.increment) == (600, 15)
    assert await sofa.chairs() == {"italian": (server.alice.id, False), "dervish": (NOBODY, False)}
    assert "Take a side: Dervishes" in labels(server.board(sofa.channel))
    sofa.channel = server.second
    await sofa.begin()
    await sofa.press("Agordat")
    await sofa.press("Either side")
    await sofa.press("The autopilot")
    held = await sofa.chairs()
    assert sorted(held.values()) == sorted([(server.alice.id, False), (NOBODY, True)])


@pytest.mark.stress
@pytest.mark.simcord(settle_timeout=60)  # the first board of the largest battle, on a busy machine
async def test_the_command_alone_can_begin_a_game_of_two(sofa: Sofa, server: PlayServer) -> None:
    await server.new(
        sofa.channel,
        seed=None,
        game=_ASCARI,
        scenario="amba-alagi-1895",
        side="any",
        opponent=server.bob,
    )
    assert (await server.state(sofa.channel)).options == {SCENARIO: "amba-alagi-1895"}
    assert {user for user, _ in (await sofa.chairs()).values()} == {server.alice.id, server.bob.id}


async def test_options_of_the_command_are_kept_through_the_questions(sofa: Sofa, server: PlayServer) -> None:
    rule = find(_ASCARI).house_rules[0]
    choice = next(each for each in rule.choices if each != rule.default)
    await sofa.begin(
        opponent=server.bob, house_rules=f"{rule.name}={choice}", pace="post", language="it", clock="3 d+12 h"
    )
    await sofa.press("Agordat")
    await sofa.press("Dervishes")
    await server.env.advance_time(1)
    with speaking("it"):
        texts = next(each for each in server.bot.context.find(_ASCARI).house_rules() if each.name == rule.name)
    assert f"{texts.title}: {dict(texts.choices)[choice]}" in text(server.messages(sofa.channel)[-1])
    await server.accept(sofa.channel, server.bob)
    state = await server.state(sofa.channel)
    assert state.options == {SCENARIO: "agordat-1890", rule.name: choice}
    assert (state.row.pace, state.locale) == ("post", "it")
    assert state.turns.clock is not None
    assert (state.turns.clock.bank, state.turns.clock.increment) == (3 * 86_400, 12 * 3_600)
    assert (await sofa.chairs())["italian"] == (server.bob.id, False)


async def test_an_opponent_who_cannot_play_is_refused(sofa: Sofa, server: PlayServer) -> None:
    robot = server.guild.add_member(server.env.create_user("robot", bot=True))
    await sofa.begin(scenario="agordat-1890", side="dervish")
    for who, said in ((robot, "is a bot or cannot see"), (server.alice, "your own opponent")):
        assert said in private(await sofa.name(who))
    assert await server.bot.context.service.in_channel(sofa.channel.id) is None
    for options, said in (
        ({"scenario": "adwa-1896"}, "Agordat, 1890 · Makalle, 1896"),
        ({"seed": "apple"}, "players cannot choose the dice"),
        ({"scenario": "agordat-1890", "side": "ethiopian", "against": "autopilot"}, "Choose from: Italians, Dervishes"),
        ({"house_rules": "nonsense=1"}, "nonsense"),
    ):
        assert said in private(await sofa.begin(**options))
    assert "no such scenario" in private(
        await server.alice.slash(sofa.channel, "siege new", game="keep-up-the-fire", scenario="agordat-1890")
    )


async def test_a_running_game_is_not_replaced(sofa: Sofa, server: PlayServer) -> None:
    await sofa.begin(scenario="agordat-1890", side="dervish")
    await server.new(sofa.channel, who=server.bob)
    assert "running" in private(await sofa.press("The autopilot")).lower()
    assert (await server.state(sofa.channel)).system == server.game


def test_the_longest_question_fits_a_custom_id() -> None:
    for name in ("ascari",):
        rules = find(name)
        sitting = Sitting(
            system=name,
            scenario=rules.scenarios[-1],
            side="any",
            opponent=2**63 - 1,
            against="autopilot",
            where="thread",
            pace="at-once",
            language="zh-TW",
            house_rules="z" * len(rules.house_rules),
            clock=(60 * 86_400, 7 * 86_400),
            level="commander",
            counts="new",
        )
        written = sitting.written(rules)
        assert read(written) == sitting
        assert len(Press(SIT, extra=written).custom_id("u")) <= CUSTOM_ID


@pytest.mark.parametrize(
    "forged",
    [
        "",
        "ascari",
        "ascari,9,,,,,,,",
        "ascari,,z,,,,,,",
        "ascari,,,!,,,,,",
        "a" * 60,
        "ascari,,,,,,,,,",
        "ascari,,,,,,,,,10",
        "ascari,,,,,,,,,1+!",
        "ascari,,,,,,,,,1+1,1",
        "ascari,,,,,,,,,x",
        "ascari,,,,,,,,,c,a",
        "ascari,,,,,,,,,*",
        "ascari,,,,,,,,,*9",
        "ascari,,,,,,,,,*1,*1",
    ],
)
def test_forged_questions_are_stale(forged: str) -> None:
    with pytest.raises((StaleCustomId, LookupError)):
        read(forged)


async def test_a_chosen_level_is_kept_through_the_question_of_sides(sofa: Sofa, server: PlayServer) -> None:
    await sofa.begin(scenario="agordat-1890", side="dervish", level="alone")
    await sofa.press("The autopilot")
    assert (await server.state(sofa.channel)).level == "alone"


def test_a_question_posted_before_there_were_clocks_is_read() -> None:
    assert read("ascari,,0,,,0,,,").clock is None


async def test_the_autopilot_begins_as_soon_as_the_board_is_posted(sofa: Sofa, server: PlayServer) -> None:
    """The Dervishes deploy first: no player has to click for them."""
    await sofa.begin(scenario="agordat-1890", side="italian")
    await sofa.press("The autopilot")
    await server.env.advance_time(5)
    state = await server.state(sofa.channel)
    assert list(state.turns.asked) == ["italian"]
    assert "Your side: **Italians**." in text(server.board(sofa.channel))
    assert {"The adviser’s deployment", "Historical positions"} <= set(labels(server.board(sofa.channel)))


async def test_a_named_opponent_who_begins_is_called_after_accepting(sofa: Sofa, server: PlayServer) -> None:
    """The Dervishes deploy first at Agordat."""
    options = {"game": _ASCARI, "scenario": "agordat-1890", "side": "italian", "opponent": server.bob}
    await server.challenge(sofa.channel, **options)
    called = f"<@{server.bob.id}>, it is your turn"
    assert called not in " ".join(text(each) for each in server.messages(sofa.channel))
    await server.accept(sofa.channel, server.bob)
    await server.env.advance_time(5)
    every = [text(each) for each in server.messages(sofa.channel)]
    assert sum(called in each for each in every) == 1
    assert f"<@{server.alice.id}> and <@{server.bob.id}> are playing" in every[0], (
        "the challenge shows what became of it"
    )


async def test_a_game_in_a_thread_begins_in_a_thread_of_its_own(sofa: Sofa, server: PlayServer) -> None:
    options = {"game": _ASCARI, "scenario": "agordat-1890", "side": "italian", "opponent": server.bob}
    await server.challenge(sofa.channel, where="thread", **options)
    await server.accept(sofa.channel, server.bob)
    assert await server.bot.context.service.in_channel(sofa.channel.id) is None
    (thread,) = server.first.threads
    assert (await server.state(thread)).row.owner_id == server.alice.id


async def test_a_channel_that_is_taken_meanwhile_leaves_the_challenge_open(sofa: Sofa, server: PlayServer) -> None:
    options = {"game": _ASCARI, "scenario": "agordat-1890", "side": "italian", "opponent": server.bob}
    await server.challenge(sofa.channel, **options)
    taken = await server.new(sofa.channel, who=server.bob)
    refused = private(await server.challenge(sofa.channel, **options))
    assert "This channel already has a running game" in refused, "it is said before anybody is challenged"
    await server.accept(sofa.channel, server.bob)
    assert (await server.state(sofa.channel)).id == taken.id
    assert "Accept" in labels(server.messages(sofa.channel)[0])


async def test_a_game_in_direct_messages_leaves_no_side_open(server: PlayServer) -> None:
    """Nobody could join; the player is told the alternatives."""
    said = {"game": _ASCARI, "scenario": "agordat-1890", "side": "italian"}
    told = private(await server.alice.user.slash("siege new", **said, against="open"))
    assert told.startswith("Nobody can join you in direct messages.")
    assert "vote" not in told
    await server.alice.user.slash("siege new", **said, against="autopilot")
    state = await server.state(server.alice.user.dm_channel)
    assert state.system == _ASCARI
    assert "nobody else can vote" in private(await server.alice.user.slash("vote start", window="1h"))


async def test_scenarios_and_sides_can_be_named_by_title(sofa: Sofa, server: PlayServer) -> None:
    """A user who types the texts of the menus needs no other names."""
    await sofa.begin(scenario="agordat, 1890", side="Dervishes", against="autopilot")
    state = await server.state(sofa.channel)
    assert state.options == {SCENARIO: "agordat-1890"}
    assert state.sides["dervish"].user_id == server.alice.id
    sofa.channel = server.second
    refused = await server.alice.slash(sofa.channel, "siege new", game=_ASCARI, scenario="Adwa")
    assert "Choose from: Agordat, 1890 · Makalle, 1896 · Amba Alagi, 1895" in private(refused)


async def test_a_stranger_is_told_how_to_take_an_open_side(sofa: Sofa, server: PlayServer) -> None:
    await sofa.begin(scenario="agordat-1890", side="italian", against="open")
    refused = await server.press(sofa.channel, "Historical positions", who=server.bob)
    assert "Nobody plays **Dervishes** yet. Take that side" in private(refused)
