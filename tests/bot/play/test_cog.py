"""Play by slash commands alone."""

from __future__ import annotations

import pytest
from support.discord_play import Hall, labels, parts, private, text


async def suggested(hall: Hall, command: str, option: str, typed: str = "", **filled: str) -> dict[str, str]:
    """Return the suggestions as values by name."""
    offered = await hall.alice.autocomplete(hall.first, f"siege {command}", option, typed, **filled)
    assert len(offered) <= 25
    return {choice["name"]: choice["value"] for choice in offered}


async def test_a_whole_game_by_commands(hall: Hall) -> None:
    state = await hall.new(hall.first)
    orders = 0
    while state.ask is not None:
        offered = await suggested(hall, "order", "do")
        orders += 1
        if state.ask.kind == "walk" and state.version == 1:
            said = {"from": "gate", "to": "trees", "what": "anna, ben"}
            answer = await hall.alice.slash(hall.first, "siege move", **said)
            assert "Ordered: Move · Gate · Trees · Anna, Ben" in private(answer)
        elif "Fire" in offered:
            thrower = next(iter((await suggested(hall, "fire", "from")).values()))
            await hall.alice.slash(hall.first, "siege fire", **{"from": thrower})
        else:
            await hall.alice.slash(hall.first, "siege done")
        after = await hall.state(hall.first)
        assert after.version == state.version + 1, "every command is one decision"
        state = after
        assert orders < 60
    assert state.status == "over"


async def test_suggestions_are_what_is_legal_now(hall: Hall) -> None:
    await hall.new(hall.first)
    assert await suggested(hall, "move", "from") == {"Gate": "gate"}
    assert set((await suggested(hall, "move", "to", **{"from": "gate"})).values()) == {"hedge", "trees"}
    assert set((await suggested(hall, "move", "to", "tr", **{"from": "gate"})).values()) == {"trees"}
    what = await suggested(hall, "move", "what", **{"from": "gate", "to": "trees"})
    assert list(what.values()) == ["preset", "all", "anna", "ben", "cleo"]
    more = await suggested(hall, "move", "what", "cleo, a", **{"from": "gate", "to": "trees"})
    assert more == {"Cleo, Anna": "cleo,anna"}
    assert await suggested(hall, "fire", "from") == {}, "nobody throws in the morning"


async def test_words_one_after_the_other(hall: Hall) -> None:
    await hall.new(hall.first)
    assert list((await suggested(hall, "order", "do")).values()) == ["move", "done"]
    assert list((await suggested(hall, "order", "third", do="move", second="gate")).values()) == ["hedge", "trees"]
    await hall.alice.slash(hall.first, "siege order", do="Move", second="Gate", third="HEDGE", fourth="all")
    assert set((await hall.state(hall.first)).view["children"].values()) == {"hedge"}


@pytest.mark.parametrize(
    ("command", "said", "told"),
    [
        ("move", {"from": "pond"}, "not-an-option (§2)"),
        ("move", {"from": "gate", "to": "pond"}, "not-an-option (§2)"),
        ("move", {"from": "gate", "to": "trees", "what": "anna, dora"}, "not-an-option (§2)"),
        ("move", {"from": "gate"}, "more-to-say (§2)"),
        ("fire", {"from": "anna"}, "no-cones-now (§3)"),
        ("order", {"do": "sing"}, "not-an-option (§2)"),
        ("order", {"do": "done", "second": "done"}, "too-many-words (§2)"),
    ],
)
async def test_what_the_rules_forbid_is_refused_privately(
    hall: Hall, command: str, said: dict[str, str], told: str
) -> None:
    await hall.new(hall.first)
    answer = await hall.alice.slash(hall.first, f"siege {command}", **said)
    assert told in private(answer)
    assert (await hall.state(hall.first)).version == 1


async def test_the_steward_plays_as_far_as_told(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.alice.slash(hall.first, "siege auto", scope="decision")
    assert (await hall.state(hall.first)).version == 2
    await hall.alice.slash(hall.first, "siege auto", scope="day")
    assert (await hall.state(hall.first)).progress[0] == 2
    await hall.alice.slash(hall.first, "siege auto", scope="all")
    assert (await hall.state(hall.first)).status == "over"
    answer = await hall.alice.slash(hall.first, "siege done")
    assert "over" in private(answer)


async def test_everybody_may_look_and_only_the_starter_decide(hall: Hall) -> None:
    await hall.new(hall.first)
    told = private(await hall.bob.slash(hall.first, "siege done"))
    assert f"<@{hall.alice.id}> decides" in told
    assert (await hall.state(hall.first)).version == 1
    before = len(hall.messages(hall.first))
    assert "0 apples eaten" in private(await hall.bob.slash(hall.first, "siege status"))
    assert "anna is at the gate" in private(await hall.bob.slash(hall.first, "siege board", text=True))
    assert "§2" in private(await hall.bob.slash(hall.first, "siege rules"))
    assert "No dice" in private(await hall.bob.slash(hall.first, "siege dice"))
    assert "cones" in private(await hall.bob.slash(hall.first, "siege help"))
    shown = await hall.bob.slash(hall.first, "siege board")
    (message,) = [shown.response] if shown.response and shown.response.attachments else shown.followups
    assert message.ephemeral
    assert message.attachments
    assert not labels(message)
    assert len(hall.messages(hall.first)) == before, "looking posts nothing"
    assert await hall.bob.autocomplete(hall.first, "siege move", "from", "") == []


async def test_board_brings_ones_own_board_to_the_foot_of_the_channel(hall: Hall) -> None:
    await hall.new(hall.first)
    old = hall.board(hall.first).id
    await hall.bob.send(hall.first, "How is it going?")
    await hall.alice.slash(hall.first, "siege board")
    assert hall.board(hall.first).id > old
    assert hall.messages(hall.first)[-1].id == hall.board(hall.first).id


async def test_resigning_asks_twice_and_frees_the_channel(hall: Hall) -> None:
    await hall.new(hall.first)
    assert "leads this game" in private(await hall.bob.slash(hall.first, "siege resign"))
    asked = await hall.alice.slash(hall.first, "siege resign")
    assert (await hall.state(hall.first)).status == "running"
    assert asked.response is not None
    await hall.alice.click(asked.response.message, label="Give the game up")
    assert (await hall.state(hall.first)).status == "resigned"
    assert "given up" in text(hall.messages(hall.first)[-1])
    again = await hall.new(hall.first, hall.bob)
    assert again.status == "running"
    assert again.owner_id == hall.bob.id


async def test_no_game_here(hall: Hall) -> None:
    for command in ("board", "status", "done", "resign", "dice"):
        assert "no game in this channel" in private(await hall.alice.slash(hall.second, f"siege {command}"))
    assert "no game" in private(await hall.alice.slash(hall.second, "siege move", **{"from": "gate"}))


async def test_two_games_in_two_channels_do_not_meet(hall: Hall) -> None:
    first = await hall.new(hall.first)
    second = await hall.new(hall.second, hall.bob)
    assert first.id != second.id
    await hall.alice.slash(hall.first, "siege done")
    assert (await hall.state(hall.second)).version == 1
    await hall.bob.slash(hall.second, "siege auto", scope="all")
    assert (await hall.state(hall.first)).status == "running"


async def test_a_busy_channel_says_what_to_do(hall: Hall) -> None:
    await hall.new(hall.first)
    told = private(await hall.bob.slash(hall.first, "siege new", game=hall.game))
    assert "running game already" in told
    assert "thread" in told


async def test_a_thread_of_its_own(hall: Hall) -> None:
    await hall.new(hall.first)
    begun = await hall.bob.slash(hall.first, "siege new", game=hall.game, where="thread")
    threads = [channel for channel in hall.env.backend.channels.values() if channel.is_thread]
    (thread,) = threads
    assert "Orchard" in thread.name
    assert str(thread.id) in private(begun)
    assert len(hall.boards(thread)) == 1
    assert hall.bob.id in hall.env.backend.get_channel(thread.id).thread_members
    assert (await hall.state(thread)).owner_id == hall.bob.id
    await hall.press(thread, "Begin the day", hall.bob)
    assert (await hall.state(thread)).version == 3, "with the word of its dice"


async def test_house_rules_can_be_typed(hall: Hall) -> None:
    offered = await suggested(hall, "new", "house_rules", "", game=hall.game)
    assert offered == {"Days: One": "days=1", "Days: Forty": "days=40"}
    state = await hall.new(hall.first, house_rules="days=1")
    assert state.options == {"days": "1"}
    assert "Days: One" in private(await hall.bob.slash(hall.first, "siege status"))


@pytest.mark.parametrize(
    ("typed", "told"), [("nights=1", "nights"), ("days=9", "can be: 3, 1, 40"), ("days", "can be")]
)
async def test_house_rules_that_nobody_knows(hall: Hall, typed: str, told: str) -> None:
    answer = await hall.alice.slash(hall.first, "siege new", game=hall.game, house_rules=typed)
    assert told in private(answer)
    assert not hall.messages(hall.first)


async def test_the_seed_is_shown_at_the_end_and_its_hash_at_the_start(hall: Hall) -> None:
    state = await hall.new(hall.first, seed="quince")
    assert state.seed_hash in text(hall.board(hall.first))
    assert "quince" not in text(hall.board(hall.first))
    await hall.alice.slash(hall.first, "siege auto", scope="all")
    assert "quince" in text(hall.messages(hall.first)[-1])


async def test_games_are_suggested(hall: Hall) -> None:
    offered = await suggested(hall, "new", "game", "orch")
    assert offered == {"Orchard": "orchard"}


async def test_every_public_message_is_a_board(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.alice.slash(hall.first, "siege auto", scope="all")
    for message in hall.messages(hall.first):
        assert any(part["type"] == 12 for part in parts(message)), "a message without a picture"


async def test_all_dice_of_a_game_that_is_over(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.alice.slash(hall.first, "siege auto", scope="all")
    thrown = private(await hall.press(hall.first, "All dice", hall.bob))
    assert thrown.count("throw") > 1
    assert thrown.count("throw") >= private(await hall.press(hall.first, "Dice", hall.bob)).count("throw")
