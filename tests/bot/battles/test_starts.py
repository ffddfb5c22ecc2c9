"""Own starts of the games with a printed board: added, shown, begun, undone, played to the end, shared and verified."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.discord_play import PlayServer, private, text

import engine.games
from bot.games.showing import own
from bot.history.journal import full_record
from db.battles import Battles
from db.schema.games import RUNNING
from engine.core.battles import store
from engine.core.day_gate import BATTLE, SCENARIO
from engine.core.record import OWN_BATTLE, read, write
from engine.core.verify import DIFFERS, FAIR, verify

pytestmark = pytest.mark.simcord(settle_timeout=120)  # a map is drawn for the first time

ROOT = Path(__file__).parents[3] / "engine" / "games"
HANLIN = (ROOT / "siege/data/battles/hanlin.battle").read_text(encoding="utf-8")
WALL = (ROOT / "keep_up_the_fire/data/battles/wall-lost.battle").read_text(encoding="utf-8")
SHORT = {
    "siege": re.sub(r"^name( ..)?: .*\n", "", HANLIN, flags=re.MULTILINE)
    .replace("about:", "name: Two days in June\nabout:", 1)
    .replace("until: 14", "until: 5"),
    "keep-up-the-fire": re.sub(r"^(name( ..)?:|discard:).*\n", "", WALL, flags=re.MULTILINE)
    .replace("about:", "name: Three cards in July\nabout:", 1)
    .replace("station: tientsin", "deck: yangcun junks heat\nturn: 20\nstation: tongzhou"),
}
NAMES = {"siege": "Two days in June", "keep-up-the-fire": "Three cards in July"}
GAMES = tuple(NAMES)


@pytest.fixture
def orchard(request: pytest.FixtureRequest) -> str:
    """Play the game of the test in place of the toy game."""
    return str(getattr(request, "param", "siege"))


both = pytest.mark.parametrize(("orchard", "game"), [(game, game) for game in GAMES], indirect=["orchard"])


async def added(server: PlayServer, words: str) -> str:
    said = await server.alice.slash(server.first, "battle add", file=("start.battle", words.encode()))
    return private(said)


async def library(server: PlayServer) -> list[Any]:
    return await Battles(server.bot.database).of_server(server.guild.id)


async def steps(server: PlayServer, number: int) -> Any:
    """Let the autopilot play some phases of the game of the first channel, at most to its end."""
    state = await server.state(server.first)
    while number and state.status == RUNNING:
        await server.bot.context.service.auto(state.id, version=state.version, scope="phase", actor=server.alice.id)
        state, number = await server.state(server.first), number - 1
    return state


async def undone_once(server: PlayServer) -> tuple[Any, Any]:
    """Let the autopilot decide until a decision can be undone; return the game before it, and after the undo."""
    service = server.bot.context.service
    while True:
        before = await server.state(server.first)
        await service.auto(before.id, version=before.version, scope="decision", actor=server.alice.id)
        state = await server.state(server.first)
        store._TEXTS.clear()
        _, stack = await service.undo_stack(state.id, actor=server.alice.id)
        if stack.steps and state.status == RUNNING:
            await service.undo(state.id, version=state.version, to=before.version, actor=server.alice.id)
            return before, await server.state(server.first)


@both
async def test_a_start_is_added_shown_and_begun(server: PlayServer, game: str) -> None:
    told = await added(server, SHORT[game])
    name = NAMES[game]
    assert "is in this server’s library" in told
    assert name in told
    assert f"By <@{server.alice.id}>" in told
    assert name in private(await server.bob.slash(server.first, "battle list"))
    assert name in private(await server.bob.slash(server.first, "battle show", battle=name))
    offered = await server.alice.autocomplete(server.first, "siege new", "scenario", name[:9], game=game)
    assert [each["name"] for each in offered] == [name]
    begun = await server.alice.slash(server.first, "battle play", battle=name)
    assert "begins" in private(begun)
    await server.env.advance_time(5)
    assert name in text(server.board(server.first))
    state = await server.state(server.first)
    assert state.battle == store.code(SHORT[game])
    assert state.view.house.scenario == state.battle


@both
async def test_a_start_is_undone_played_to_its_end_and_verified(server: PlayServer, game: str) -> None:
    """The library forgets it, the processes forget it, and the bot starts again while the game is in play."""
    await added(server, SHORT[game])
    await server.alice.slash(server.first, "siege new", game=game, scenario=NAMES[game])
    first = await server.state(server.first)
    (one,) = await library(server)
    assert "has been removed" in private(await server.alice.slash(server.first, "battle remove", battle=one.id))
    await server.restart()
    store._TEXTS.clear()
    before, undone = await undone_once(server)
    assert (undone.view, undone.version) == (before.view, before.version + 2)
    assert undone.view.house == first.view.house
    store._TEXTS.clear()
    state = await steps(server, 400)
    assert state.status != RUNNING
    await server.env.advance_time(5)
    assert NAMES[game] in text(server.board(server.first))
    assert "Every die and card is correct" in private(await server.alice.slash(server.first, "siege verify"))
    for command in ("siege log", "siege status", "siege newspaper", "siege story"):
        assert private(await server.alice.slash(server.first, command))
    record = read(write(await full_record(server.bot.context.service.store, own(state))))
    assert record.format == OWN_BATTLE
    rules = engine.games.find(game)
    store._TEXTS.clear()
    assert verify(rules, record).verdict == FAIR
    tampered = record.options[BATTLE].replace("gb1", "gb2") + "\n"
    other = msgspec.structs.replace(record, options={**record.options, BATTLE: tampered.replace("\n[", "\n\n[", 1)})
    report = verify(rules, other)
    assert (report.verdict, report.findings[0].name) == (DIFFERS, "battle-other")
    store._TEXTS.clear()
    bare = {name: value for name, value in record.options.items() if name != BATTLE}
    missing = verify(rules, msgspec.structs.replace(record, options=bare))
    assert [each.name for each in missing.findings][:1] == ["battle-missing"]
    assert record.options[SCENARIO] == store.code(SHORT[game])


@both
async def test_a_start_is_shared_with_another_server_and_nobody_sees_it_before(server: PlayServer, game: str) -> None:
    await added(server, SHORT[game])
    guild = server.env.create_guild("Elsewhere")
    far, zoe = guild.create_text_channel("far"), guild.add_member(server.env.create_user("zoe"))
    name = NAMES[game]
    assert name not in private(await zoe.slash(far, "battle list"))
    assert "no such battle" in private(await zoe.slash(far, "battle play", battle=name))
    told = private(await server.alice.slash(server.first, "battle share", battle=name))
    (letters,) = set(re.findall(r"[A-HJ-NP-Z2-9]{8}", told))
    assert f"Based on a battle by <@{server.alice.id}>" in private(await zoe.slash(far, "battle add", code=letters))
    assert "begins" in private(await zoe.slash(far, "battle play", battle=name))
    assert (await server.bot.context.service.in_channel(far.id)) is not None


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en-US", "Did you mean “thomann”?"), ("it", "Intendevi «thomann»?"), ("fr", "thomann")],
)
async def test_mistakes_in_a_start_are_listed_by_line(server: PlayServer, locale: str, said: str) -> None:
    def told_in(event: str, data: Any) -> None:
        if event == "INTERACTION_CREATE":
            data.update(locale=locale)

    server.env.backend.subscribers.insert(0, told_in)
    wrong = HANLIN.replace("thomann", "thomman").replace("morale: 8", "morale: 80").replace("[counters]", "[counter]")
    told = await added(server, wrong.replace("[counter]", "[counters]"))
    for old in ("french-3:", "morale: 8"):
        assert str(HANLIN.count("\n", 0, HANLIN.index(old)) + 1) in told
    assert said in told
    assert not await library(server)


@pytest.mark.parametrize(
    ("game", "name"), [("siege", "The Hanlin burns"), ("keep-up-the-fire", "The wall is lost")], ids=GAMES
)
async def test_a_start_from_history_is_in_every_library(server: PlayServer, game: str, name: str) -> None:
    assert name in private(await server.alice.slash(server.first, "battle list"))
    assert "begins" in private(await server.alice.slash(server.first, "siege new", game=game, scenario=name))
    assert name in text(server.board(server.first))


async def test_a_game_of_a_start_counts_on_its_card_and_in_no_record(server: PlayServer) -> None:
    await added(server, SHORT["siege"])
    await server.alice.slash(server.first, "siege new", game="siege", scenario=NAMES["siege"])
    await steps(server, 400)
    await server.env.advance_time(5)
    shown = private(await server.alice.slash(server.first, "battle show", battle=NAMES["siege"]))
    assert "Games played here: 1" in shown
    assert "Two days" not in private(await server.alice.slash(server.first, "records me"))
