"""Play by slash commands alone."""

from __future__ import annotations

import pytest
from support.discord_play import PlayServer, button, labels, parts, private, text

from bot.play.more import FAIR


async def suggested(server: PlayServer, command: str, option: str, typed: str = "", **filled: str) -> dict[str, str]:
    """Return the suggestions as values by name."""
    offered = await server.alice.autocomplete(server.first, f"siege {command}", option, typed, **filled)
    assert len(offered) <= 25
    return {choice["name"]: choice["value"] for choice in offered}


@pytest.mark.stress
async def test_a_whole_game_is_played_by_commands(server: PlayServer) -> None:
    state = await server.new(server.first)
    orders = 0
    while state.ask is not None:
        offered = await suggested(server, "order", "do")
        orders += 1
        if state.ask.kind == "walk" and state.version == 1:
            said = {"from": "gate", "to": "trees", "what": "anna, ben"}
            answer = await server.alice.slash(server.first, "siege move", **said)
            assert "Ordered: Move · Gate · Trees · Anna, Ben" in private(answer)
        elif "Fire" in offered:
            thrower = next(iter((await suggested(server, "fire", "from")).values()))
            await server.alice.slash(server.first, "siege fire", **{"from": thrower})
        else:
            await server.alice.slash(server.first, "siege done")
        after = await server.state(server.first)
        assert after.version == state.version + 1, "every command is one decision"
        state = after
        assert orders < 60
    assert state.status == "over"


async def test_suggestions_are_the_legal_answers(server: PlayServer) -> None:
    await server.new(server.first)
    assert await suggested(server, "move", "from") == {"Gate": "gate"}
    assert set((await suggested(server, "move", "to", **{"from": "gate"})).values()) == {"hedge", "trees"}
    assert set((await suggested(server, "move", "to", "tr", **{"from": "gate"})).values()) == {"trees"}
    what = await suggested(server, "move", "what", **{"from": "gate", "to": "trees"})
    assert list(what.values()) == ["preset", "all", "anna", "ben", "cleo"]
    more = await suggested(server, "move", "what", "cleo, a", **{"from": "gate", "to": "trees"})
    assert more == {"Cleo, Anna": "cleo,anna"}
    assert await suggested(server, "fire", "from") == {}, "nobody throws in the morning"


async def test_words_can_be_typed_one_after_the_other(server: PlayServer) -> None:
    await server.new(server.first)
    assert list((await suggested(server, "order", "do")).values()) == ["move", "done"]
    assert list((await suggested(server, "order", "third", do="move", second="gate")).values()) == ["hedge", "trees"]
    await server.alice.slash(server.first, "siege order", do="Move", second="Gate", third="HEDGE", fourth="all")
    assert set((await server.state(server.first)).view["children"].values()) == {"hedge"}


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
async def test_illegal_orders_are_refused_privately(
    server: PlayServer, command: str, said: dict[str, str], told: str
) -> None:
    await server.new(server.first)
    answer = await server.alice.slash(server.first, f"siege {command}", **said)
    assert told in private(answer)
    assert (await server.state(server.first)).version == 1


async def test_the_steward_plays_as_far_as_its_scope(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege auto", scope="decision")
    assert (await server.state(server.first)).version == 2
    await server.alice.slash(server.first, "siege auto", scope="day")
    assert (await server.state(server.first)).progress[0] == 2
    await server.alice.slash(server.first, "siege auto", scope="all")
    assert (await server.state(server.first)).status == "over"
    answer = await server.alice.slash(server.first, "siege done")
    assert "over" in private(answer)


async def test_everyone_may_use_the_views_and_only_the_starter_decides(server: PlayServer) -> None:
    await server.new(server.first)
    told = private(await server.bob.slash(server.first, "siege done"))
    assert f"<@{server.alice.id}> is playing this game" in told
    assert (await server.state(server.first)).version == 1
    before = len(server.messages(server.first))
    assert "0 apples eaten" in private(await server.bob.slash(server.first, "siege status"))
    assert "anna is at the gate" in private(await server.bob.slash(server.first, "siege board", text=True))
    assert "§2" in private(await server.bob.slash(server.first, "siege rules"))
    assert "No dice" in private(await server.bob.slash(server.first, "siege dice"))
    assert "cones" in private(await server.bob.slash(server.first, "siege help"))
    shown = await server.bob.slash(server.first, "siege board")
    (message,) = [shown.response] if shown.response and shown.response.attachments else shown.followups
    assert message.ephemeral
    assert message.attachments
    assert not labels(message)
    assert len(server.messages(server.first)) == before, "looking posts nothing"
    assert await server.bob.autocomplete(server.first, "siege move", "from", "") == []


async def test_the_board_command_posts_the_board_again(server: PlayServer) -> None:
    await server.new(server.first)
    old = server.board(server.first).id
    await server.bob.send(server.first, "How is it going?")
    await server.alice.slash(server.first, "siege board")
    assert server.board(server.first).id > old
    assert server.messages(server.first)[-1].id == server.board(server.first).id


async def test_resigning_asks_for_confirmation_and_frees_the_channel(server: PlayServer) -> None:
    await server.new(server.first)
    assert "leads this game" in private(await server.bob.slash(server.first, "siege resign"))
    asked = await server.alice.slash(server.first, "siege resign")
    assert (await server.state(server.first)).status == "running"
    assert asked.response is not None
    await server.alice.click(asked.response.message, label="Give the game up")
    assert (await server.state(server.first)).status == "resigned"
    assert "given up" in text(server.messages(server.first)[-1])
    again = await server.new(server.first, server.bob)
    assert again.status == "running"
    assert again.owner_id == server.bob.id


async def test_commands_without_a_game_are_refused(server: PlayServer) -> None:
    for command in ("board", "status", "done", "resign", "dice"):
        assert "no game in this channel" in private(await server.alice.slash(server.second, f"siege {command}"))
    assert "no game" in private(await server.alice.slash(server.second, "siege move", **{"from": "gate"}))


async def test_games_in_two_channels_are_independent(server: PlayServer) -> None:
    first = await server.new(server.first)
    second = await server.new(server.second, server.bob)
    assert first.id != second.id
    await server.alice.slash(server.first, "siege done")
    assert (await server.state(server.second)).version == 1
    await server.bob.slash(server.second, "siege auto", scope="all")
    assert (await server.state(server.first)).status == "running"


async def test_a_new_game_in_a_busy_channel_is_refused_with_the_alternatives(server: PlayServer) -> None:
    await server.new(server.first)
    told = private(await server.bob.slash(server.first, "siege new", game=server.game))
    assert "already has a running game" in told
    assert "thread" in told


async def test_a_new_game_can_have_its_own_thread(server: PlayServer) -> None:
    await server.new(server.first)
    begun = await server.bob.slash(server.first, "siege new", game=server.game, where="thread")
    threads = [channel for channel in server.env.backend.channels.values() if channel.is_thread]
    (thread,) = threads
    assert "Orchard" in thread.name
    assert str(thread.id) in private(begun)
    assert len(server.boards(thread)) == 1
    assert server.bob.id in server.env.backend.get_channel(thread.id).thread_members
    assert (await server.state(thread)).owner_id == server.bob.id
    await server.press(thread, "Begin the day", server.bob)
    assert (await server.state(thread)).version == 3, "with the word of its dice"


async def test_house_rules_can_be_typed(server: PlayServer) -> None:
    offered = await suggested(server, "new", "house_rules", "", game=server.game)
    assert offered == {"Days: One": "days=1", "Days: Forty": "days=40"}
    state = await server.new(server.first, house_rules="days=1")
    assert state.options == {"days": "1"}
    assert "Days: One" in private(await server.bob.slash(server.first, "siege status"))


@pytest.mark.parametrize(
    ("typed", "told"), [("nights=1", "nights"), ("days=9", "choose one of: 3, 1, 40"), ("days", "choose one of")]
)
async def test_unknown_house_rules_are_refused(server: PlayServer, typed: str, told: str) -> None:
    answer = await server.alice.slash(server.first, "siege new", game=server.game, house_rules=typed)
    assert told in private(answer)
    assert not server.messages(server.first)


async def test_the_seed_is_shown_at_the_end_and_its_hash_at_the_start(server: PlayServer) -> None:
    state = await server.new(server.first, seed="quince")
    assert state.seed_hash in text(server.board(server.first))
    assert "quince" not in text(server.board(server.first))
    await server.alice.slash(server.first, "siege auto", scope="all")
    assert "quince" in text(await server.behind(server.first, server.messages(server.first)[-1], FAIR))


async def test_games_are_suggested(server: PlayServer) -> None:
    offered = await suggested(server, "new", "game", "orch")
    assert offered == {"Orchard": "orchard"}


async def test_every_public_message_is_a_board(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege auto", scope="all")
    for message in server.messages(server.first):
        assert any(part["type"] == 12 for part in parts(message)), "a message without a picture"


async def test_all_dice_of_a_finished_game_are_listed(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege auto", scope="all")
    thrown = private(await server.press(server.first, "All dice", server.bob))
    assert thrown.count("throw") > 1
    assert thrown.count("throw") >= private(await server.press(server.first, "🎲", server.bob)).count("throw")


@pytest.mark.stress("keep-up-the-fire")
@pytest.mark.parametrize("game", ["siege", "keep-up-the-fire"])
async def test_the_guide_shows_the_counters_only_on_their_page(server: PlayServer, game: str) -> None:
    server.game = game
    await server.new(server.first)
    opened = await server.alice.slash(server.first, "siege help")
    message = opened.response
    assert message is not None
    assert not message.attachments
    second = await server.alice.click(message, custom_id=button(message, labels(message)[0]))
    shown = second.response or message
    assert [each.filename for each in shown.attachments] == ["counters.png"]
