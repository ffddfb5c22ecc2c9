"""The folder of battles beside the local page's database: its files are played, listed, changed and deleted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.discord_play import PlayServer, private, text
from support.series import SERIES
from support.series import TITLE as SERIES_TITLE

from bot.games.battle_folder import BattleFolder
from bot.play.new_game import NewGameHandlers
from db.battles import Battles
from engine.core.battles import store
from engine.core.day_gate import SCENARIO
from render.language import speaking

pytestmark = pytest.mark.simcord(settle_timeout=120)

HERE = Path(__file__).parents[2] / "games" / "battles"
TOKAR = (HERE / "tokar.battle").read_text(encoding="utf-8")
GARDEN = (HERE / "garden.battle").read_text(encoding="utf-8")
TITLE = "The caravan at Tokar wells"


@pytest.fixture
def orchard() -> str:
    """Play Ascari in place of the toy game."""
    return "ascari"


@pytest.fixture
def folder(server: PlayServer, tmp_path: Path) -> BattleFolder:
    """Give the server's bot a folder, which does not exist yet."""
    found = server.bot.context.battles.folder = BattleFolder(tmp_path / "battles")
    return found


def put(folder: BattleFolder, text: str, name: str = "tokar.battle") -> Path:
    folder.path.mkdir(exist_ok=True)
    path = folder.path / name
    path.write_text(text, encoding="utf-8")
    return path


def attached(words: str) -> tuple[str, bytes]:
    return "tokar.battle", words.encode()


async def added(server: PlayServer, words: str = TOKAR) -> str:
    return private(await server.alice.slash(server.first, "battle add", file=attached(words)))


async def suggested(server: PlayServer, typed: str = "") -> list[Any]:
    handlers = NewGameHandlers(server.bot.context, locale="en")
    with speaking("en"):
        return await handlers.suggest_scenarios(typed, game="ascari", guild_id=server.guild.id)


async def test_on_discord_there_is_neither_folder_nor_editor(server: PlayServer) -> None:
    assert server.bot.context.battles.folder is None
    assert server.bot.editor is None


async def test_a_file_is_suggested_and_played(server: PlayServer, folder: BattleFolder) -> None:
    assert TITLE not in {each.name for each in await suggested(server)}
    put(folder, TOKAR)
    put(folder, GARDEN, "garden.battle")
    names = {each.name: each.value for each in await suggested(server)}
    assert TITLE in names
    assert "The mission garden" not in names, "it is a battle of another game"
    await server.alice.slash(
        server.first, "siege new", game="ascari", scenario=names[TITLE], against="autopilot", side="any"
    )
    state = await server.state(server.first)
    assert state.options[SCENARIO] == store.code(TOKAR)


async def test_a_file_with_mistakes_is_listed_and_cannot_be_played(server: PlayServer, folder: BattleFolder) -> None:
    path = put(folder, TOKAR.replace("turns: 7", "turns: 70"))
    line = TOKAR.split("\n").index("turns: 7") + 1
    told = private(await server.alice.slash(server.first, "battle list"))
    assert f"`tokar.battle` has mistakes, so nobody can play it. Line {line}:" in told
    assert TITLE not in {each.name for each in await suggested(server)}
    path.write_text(TOKAR, encoding="utf-8")
    told = private(await server.alice.slash(server.first, "battle list"))
    assert "mistakes" not in told
    assert "From the file `tokar.battle`." in told


async def test_an_added_battle_becomes_a_file(server: PlayServer, folder: BattleFolder) -> None:
    told = await added(server)
    assert "From the file `the-caravan-at-tokar-wells.battle`." in told
    assert (folder.path / "the-caravan-at-tokar-wells.battle").read_text() == TOKAR
    assert not await Battles(server.bot.database).of_server(server.guild.id)
    assert "already has a battle with the same text" in await added(server)
    await added(server, TOKAR.replace("turns: 7", "turns: 8"))
    assert (folder.path / "the-caravan-at-tokar-wells-2.battle").exists(), "no file is overwritten"


async def test_the_form_and_a_new_file_change_the_file(server: PlayServer, folder: BattleFolder) -> None:
    path = put(folder, TOKAR)
    shown = await server.bob.slash(server.first, "battle edit", battle=TITLE)
    await server.bob.submit_modal(shown, {"part-1": TOKAR.replace("turns: 7", "turns: 9")})
    assert "turns: 9" in path.read_text()
    await server.bob.slash(server.first, "battle edit", battle=TITLE, file=attached(TOKAR))
    assert path.read_text() == TOKAR
    assert [each.name for each in folder.path.iterdir()] == ["tokar.battle"]


async def test_a_file_is_deleted_and_has_no_code(server: PlayServer, folder: BattleFolder) -> None:
    path = put(folder, TOKAR)
    assert "in the file `tokar.battle`" in private(await server.alice.slash(server.first, "battle share", battle=TITLE))
    assert "in the file `tokar.battle`" in private(
        await server.alice.slash(server.first, "battle report", battle=TITLE, why="dull")
    )
    assert path.exists()
    assert "has been removed" in private(await server.alice.slash(server.first, "battle remove", battle=TITLE))
    assert not path.exists()


async def test_the_file_of_a_series_is_listed_shown_and_played(server: PlayServer, folder: BattleFolder) -> None:
    """It may name battles of other files, which can be removed later."""
    put(folder, TOKAR)
    put(folder, SERIES, "days.battle")
    named = "series 1 ascari\nname: By name\n\n[battle a]\nfrom: tokar\n\n[battle b]\nfrom: agordat-1890\n\n"
    put(folder, f"{named}[battle c]\nfrom: {TITLE}\nworth: 3\n", "named.battle")
    put(folder, f"{named}[battle c]\nfrom: nowhere\n", "wrong.battle")
    told = private(await server.alice.slash(server.first, "battle list"))
    assert "From the file `days.battle`." in told
    assert "From the file `named.battle`." in told
    assert "`wrong.battle` has mistakes, so nobody can play it. Line 11: The library has no battle “nowhere”" in told
    assert {SERIES_TITLE, "By name"} <= {each.name for each in await suggested(server)}
    shown = private(await server.alice.slash(server.first, "battle show", battle="By name"))
    assert "A series of battles" in shown
    await server.alice.slash(
        server.first, "siege new", game="ascari", scenario="By name", against="autopilot", side="italian"
    )
    (folder.path / "tokar.battle").unlink()
    state = await server.state(server.first)
    assert state.options[SCENARIO] == store.code(TOKAR)
    assert "Series By name, battle 1." in text(server.board(server.first)).replace("*", "")


@pytest.mark.parametrize(
    "name", ["../tokar.battle", ".tokar.battle", "tokar.txt", "a/b.battle", "", ".battle", "a\0.battle", "x" * 90]
)
def test_no_file_outside_the_folder_is_touched(tmp_path: Path, name: str) -> None:
    folder = BattleFolder(tmp_path / "battles")
    assert folder.find(name) is None
    with pytest.raises(ValueError):  # noqa: PT011 - the name is the text
        folder.write(name, TOKAR)
    folder.remove(name)


def test_a_folder_reads_large_and_unreadable_files(tmp_path: Path) -> None:
    folder = BattleFolder(tmp_path)
    (tmp_path / "large.battle").write_text(TOKAR + "// \n" * 40_000)
    (tmp_path / "folder.battle").mkdir()
    (tmp_path / "bytes.battle").write_bytes(b"\xff\xfe\x00battle")
    found = folder.files()
    assert [each.name for each in found] == ["bytes.battle", "large.battle"]
    assert all(each.checked.problems for each in found)
