"""Series of battles in Discord: added, begun, played from battle to battle, in two servers, against bad input."""

from __future__ import annotations

import re

import pytest
from support.discord_play import PlayServer, button, labels, private, text
from support.series import SERIES, TITLE, added, at, begun, both_decide, games_of, goes_on, newest, played_out

from bot.games.series import linked_of, ruleset_of
from bot.games.showing import own
from bot.history.journal import full_record, verify_record
from bot.ui.custom_ids import Press
from db.battles import Battles
from db.schema.games import OVER
from engine.core.battles import store
from engine.core.battles.linked import points, so_far
from engine.core.day_gate import BATTLE, SCENARIO
from engine.core.verify import FAIR

pytestmark = [pytest.mark.contract, pytest.mark.simcord(settle_timeout=300)]


@pytest.fixture
def orchard() -> str:
    """Play Ascari in place of the toy game."""
    return "ascari"


async def test_a_series_is_added_shown_and_listed(server: PlayServer) -> None:
    told = await added(server)
    assert "A series of battles" in told
    assert TITLE in told
    assert [f"{number}. **{day}**" in told for number, day in enumerate(("The first day", "The second day"), 1)] == [
        True
    ] * 2
    assert "Points for the winner: 2" in told
    (one,) = await Battles(server.bot.database).of_server(server.guild.id)
    assert (one.series, one.name, one.code) == (True, TITLE, store.code(SERIES))
    assert TITLE in private(await server.bob.slash(server.first, "battle list"))
    assert "A series of battles" in private(await server.bob.slash(server.first, "battle show", battle=TITLE))
    typed = await server.alice.autocomplete(server.first, "siege new", "scenario", "tokar", game="ascari")
    assert [each["name"] for each in typed] == [TITLE]


async def test_a_series_is_played_by_its_buttons(server: PlayServer) -> None:
    """The autopilots play three battles; every one is verified by itself, and the bot starts again between two."""
    await added(server)
    state = await begun(server)
    codes, winners = [], []
    for number, day in enumerate(("The first day", "The second day", "The third day"), 1):
        linked = linked_of(state)
        assert linked is not None
        assert (len(linked.fought), state.view.position.battle.name.plain) == (number - 1, day)
        assert f"Series {TITLE}, battle {number}." in text(newest(server)).replace("*", "")
        assert store.code(state.options[BATTLE]) == state.options[SCENARIO]
        codes.append(state.options[SCENARIO])
        state = await played_out(server)
        assert state.status == OVER
        winners.append(state.result["winner"])
        record = await full_record(server.bot.context.service.store, own(state))
        assert "series" not in record.options
        store._TEXTS.clear()
        assert verify_record(record).verdict == FAIR
        board = newest(server)
        if number == 3:
            assert "Next battle" not in labels(board)
            assert f"The series {TITLE} is over" in text(board).replace("*", "")
            break
        assert f"The next battle is {('The second day', 'The third day')[number - 1]}" in text(board).replace("*", "")
        lost = {name for name, piece in state.view.position.pieces.items() if piece.lost}
        if number == 1:
            await server.restart()
            store._TEXTS.clear()
        before = state
        await goes_on(server)
        await server.env.advance_time(5)
        over, board = server.as_message(board), newest(server)
        assert "Next battle" not in labels(kept := server.env.backend.get_message(server.first.id, over.id))
        assert {"🎲 Fair dice", "🧾 Points"} < set(labels(kept)), "what is about the battle that is over stays"
        assert f"Series {TITLE}" in text(kept).replace("*", "")
        assert "Losses from earlier battles carry over." in text(board)
        state = await server.state(server.first)
        assert state.id != before.id
        assert {side: chair.user_id for side, chair in state.sides.items()} == {
            side: chair.user_id for side, chair in before.sides.items()
        }
        pieces = state.view.position.pieces
        assert lost - set(pieces) or not lost, "something that was lost is gone"
        assert len(await games_of(server)) == number + 1
    linked = linked_of(state)
    worth = [1, 2, 1]
    sums = points(so_far(ruleset_of("ascari"), linked, state.result))
    assert sums == {side: sum(w for w, won in zip(worth, winners, strict=True) if won == side) for side in set(winners)}
    assert len(set(codes)) == 3


async def test_both_players_click_at_the_same_moment_and_one_game_follows(server: PlayServer) -> None:
    """A resigned battle counts for its winner. Strangers cannot go on; a later click shows the game that follows."""
    await added(server)
    await server.challenge(server.first, game="ascari", scenario=TITLE, side="italian", opponent=server.bob)
    (post,) = [each for each in server.messages(server.first) if any("Accept" in label for label in labels(each))]
    assert TITLE in text(post)
    await server.restart()
    store._TEXTS.clear()
    await server.accept(server.first, server.bob)
    state = await server.state(server.first)
    linked = linked_of(state)
    assert linked is not None
    assert state.counted is None
    assert state.view.position.battle.name.plain == "The first day"
    state = await both_decide(server)
    await server.bot.context.service.resign(state.id, version=state.version, actor=server.alice.id)
    await server.bot.board_delivery.refresh(state.id)
    board = newest(server)
    assert "The next battle is The second day" in text(board).replace("*", "")
    stranger = server.guild.add_member(server.env.create_user("zed"))
    said = await stranger.click(server.as_message(board), custom_id=button(board, "Next battle"))
    assert "The second day" not in private(said)
    assert len(await games_of(server)) == 1
    go = button(board, "Next battle")
    await server.at_once(server.first, (server.alice, go), (server.bob, go), board=board)
    await server.env.advance_time(5)
    after = await server.state(server.first)
    assert len(await games_of(server)) == 2
    assert {side: chair.user_id for side, chair in after.sides.items()} == {
        "italian": server.alice.id,
        "dervish": server.bob.id,
    }
    assert "Dervishes 1" in text(newest(server))
    await server.bot.context.service.resign(after.id, version=after.version, actor=server.bob.id)
    (late,) = await server.at_once(server.first, (server.bob, go), board=board)
    assert "already begun" in private(late)
    assert len(await games_of(server)) == 2
    assert "over" in private(await server.alice.slash(server.first, "siege undo"))


async def test_a_battle_that_nobody_has_won_ends_its_series(server: PlayServer) -> None:
    await added(server)
    state = await begun(server)
    await server.bot.context.service.resign(state.id, version=state.version, actor=server.alice.id)
    await server.bot.board_delivery.refresh(state.id)
    assert "Next battle" not in labels(newest(server))
    assert f"Nobody has won this battle, so the series {TITLE} is over." in text(newest(server)).replace("*", "")
    forged = Press("seriesnext", state.id, state.version).custom_id()
    (said,) = await server.at_once(server.first, (server.alice, forged), board=newest(server))
    assert "This series has no more battles" in private(said)


async def test_another_server_takes_a_series_by_its_code(server: PlayServer) -> None:
    await added(server)
    guild = server.env.create_guild("Elsewhere")
    far, zoe = guild.create_text_channel("far"), guild.add_member(server.env.create_user("zoe"))
    assert TITLE not in private(await zoe.slash(far, "battle list"))
    refused = private(await zoe.slash(far, "siege new", game="ascari", scenario=TITLE))
    assert "Three days" not in refused
    told = private(await server.alice.slash(server.first, "battle share", battle=TITLE))
    (letters,) = set(re.findall(r"[A-HJ-NP-Z2-9]{8}", told))
    assert "A series of battles" in private(await zoe.slash(far, "battle add", code=letters))
    await begun(server)
    assert "see your report" in private(await server.bob.slash(server.first, "battle report", battle=TITLE, why="rude"))
    await server.alice.slash(server.first, "battle remove", battle=TITLE)
    await played_out(server)
    await goes_on(server)
    assert (await server.state(server.first)).view.position.battle.name.plain == "The second day"
    assert TITLE in private(await zoe.slash(far, "battle list"))


async def test_mistakes_in_a_series_are_listed_in_the_lines_of_the_file(server: PlayServer) -> None:
    wrong = SERIES.replace("worth: 2", "italian: fourth").replace("tie: italian", "tie: italians", 1)
    told = await added(server, wrong)
    lines = wrong.split("\n")
    assert f"Line {lines.index('tie: italians') + 1}:" in told
    assert f"Line {lines.index('italian: fourth') + 1}:" in told
    assert "number of battles must be from 3 to 5" in await added(server, "series 1 ascari\nname: None\n")
    assert "from: The caravan" not in told
    assert not await Battles(server.bot.database).of_server(server.guild.id)


async def test_a_series_names_battles_of_the_server(server: PlayServer) -> None:
    """The texts are copied: nothing changes when a battle is removed later."""
    await added(server, at("My wells"))
    named = "series 1 ascari\nname: By name\n\n[battle a]\nfrom: My wells\n\n[battle b]\nfrom: agordat-1890\n\n"
    named += "[battle c]\nfrom: my wells\nworth: 3\n"
    assert "no battle “my well”" in await added(server, named.replace("from: my wells", "from: my well"))
    wrong = named.replace("worth: 3", "worth: 30")
    assert f"Line {wrong.split(chr(10)).index('worth: 30') + 1}:" in await added(server, wrong), "that of the file"
    assert "A series of battles" in await added(server, named)
    await server.alice.slash(server.first, "battle remove", battle="My wells")
    await server.alice.slash(
        server.first, "siege new", game="ascari", scenario="By name", side="italian", against="autopilot"
    )
    state = await server.state(server.first)
    assert state.view.position.battle.name.plain == "My wells"
    await played_out(server)
    await goes_on(server)
    state = await server.state(server.first)
    assert state.view.position.battle.name.plain == "The first Agordat"


async def test_the_series_that_comes_with_the_game_can_be_begun(server: PlayServer) -> None:
    told = private(await server.alice.slash(server.first, "battle show", battle="The road to Makalle"))
    assert "This battle comes with the bot." in told
    await server.alice.slash(
        server.first, "siege new", game="ascari", scenario="The road to Makalle", side="ethiopian", against="autopilot"
    )
    state = await server.state(server.first)
    assert state.view.position.battle.name.plain == "Coatit, 1895"
    assert "comes with the bot" in private(
        await server.alice.slash(server.first, "battle remove", battle="The road to Makalle")
    )
