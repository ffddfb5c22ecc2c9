"""The editor of battles over HTTP: what it shows of a text, its files, and who can reach it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from support.board_page import Browsers, Visit, browsers, page, settings
from support.discord_play import PlayServer, parts
from support.series import SERIES
from support.series import TITLE as SERIES_TITLE

from bot.app import Siegemaster
from bot.battles.editor import SAMPLES, WORDS
from bot.battles.editor_pages import EditorPages
from bot.games.battle_folder import BattleFolder
from engine.core.battles import store
from render.language import speaking

__all__ = ["browsers", "page", "settings"]

pytestmark = pytest.mark.simcord(settle_timeout=120)

TITLE = "The caravan at Tokar wells"
DOCS = Path(__file__).parents[3] / "docs" / "own-battles.md"


@pytest.fixture
def orchard() -> str:
    """Play Ascari in place of the toy game."""
    return "ascari"


@pytest.fixture(scope="module", autouse=True)
def _local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Give the bot of the module a folder before it starts, as the local page does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Siegemaster, "battle_folder", BattleFolder(tmp_path_factory.mktemp("local") / "battles"))
        yield


@pytest.fixture
def folder(server: PlayServer) -> BattleFolder:
    """Return the folder, which does not exist yet."""
    found = server.bot.context.battles.folder
    assert found is not None
    shutil.rmtree(found.path, ignore_errors=True)
    return found


@pytest.fixture
def editor(folder: BattleFolder, server: PlayServer) -> EditorPages:
    assert not folder.path.exists()
    found = server.bot.editor
    assert found is not None
    return found


@pytest_asyncio.fixture
async def visit(editor: EditorPages, browsers: Browsers) -> Visit:
    """Open the editor in a browser."""
    with speaking("en"):
        address = editor.address()
    return Visit(browsers.browser(), editor.server, address)


async def said(answer: Any) -> Any:
    assert answer.status == 200, await answer.text()
    return await answer.json()


async def begun(visit: Visit) -> Any:
    return await said(await visit.get("begun"))


async def test_the_page_begins_with_a_sample_and_all_its_words(visit: Visit) -> None:
    answer = await visit.get()
    assert answer.status == 200
    assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
    assert "<html lang=en>" in await answer.text()
    state = await begun(visit)
    assert set(state["words"]) == set(WORDS)
    assert TITLE in state["text"]
    assert state["file"] == ""
    copies = {each["name"]: each["open"] for each in state["copies"]}
    for name in copies.values():
        assert (await said(await visit.get(f"open?name={name}")))["text"].startswith(("battle 1 ", "series 1 "))
    for part in ("The mission garden", "Agordat", "Coatit", "Langfang", "The road to Makalle"):
        assert any(part in name for name in copies), part


def test_the_samples_are_those_of_the_page_for_authors() -> None:
    docs = DOCS.read_text(encoding="utf-8")
    for name in SAMPLES:
        path = Path(__file__).parents[3] / "bot" / "battles" / f"{name}.battle"
        assert f"```text\n{path.read_text(encoding='utf-8')}```" in docs


@pytest.mark.parametrize(("locale", "words"), [("en", "Line 6: “turns”"), ("it", "Riga 6"), ("fr", "Ligne 6")])
async def test_mistakes_are_told_by_line_in_three_languages(
    editor: EditorPages, browsers: Browsers, locale: str, words: str
) -> None:
    with speaking(locale):
        visit = Visit(browsers.browser(), editor.server, editor.address())
    text = (await begun(visit))["text"]
    found = await said(await visit.post("read", {"text": text.replace("turns: 7", "turns: 70")}))
    assert found["problems"][0]["line"] == 6
    assert words in found["problems"][0]["text"]
    assert found["picture"] == "", "without its turns a battle cannot be drawn"
    assert found["map"]["pieces"], "what can be read is shown all the same"


async def test_an_action_on_the_map_changes_the_text_and_the_picture(visit: Visit) -> None:
    text = (await begun(visit))["text"]
    before = await said(await visit.post("read", {"text": text}))
    edit = {"do": "move", "what": "co-2", "at": ["0605"]}
    after = await said(await visit.post("edit", {"text": text, "edit": edit}))
    assert after["text"] == text.replace("at 0606  of escort", "at 0605  of escort")
    assert after["picture"] not in {"", before["picture"]}
    assert next(each["at"] for each in after["map"]["pieces"] if each["id"] == "co-2") == "0605"
    assert len(after["frame"]["hexes"]) == 130
    drawn = await visit.get(f"picture/{after['picture']}-chart.png")
    assert drawn.status == 200
    assert (await drawn.read()).startswith(b"\x89PNG")


async def test_a_table_has_figures_and_shapes(visit: Visit) -> None:
    text = (await said(await visit.get("open?name=revolte:garden")))["text"]
    found = await said(await visit.post("read", {"text": text}))
    assert found["frame"]["unit"] > 0
    chapel = next(each for each in found["map"]["outlines"] if "Chapel" in each["name"])
    assert chapel["name"] == "building · Chapel"
    edit = {"do": "shift", "what": str(chapel["line"]), "at": ["10,0"]}
    after = await said(await visit.post("edit", {"text": text, "edit": edit}))
    assert "390,480 to 570,620   doors 450,480-490,480" in after["text"]


async def test_a_text_is_stored_changed_and_never_lost(visit: Visit, folder: BattleFolder) -> None:
    text = (await begun(visit))["text"]
    stored = await said(await visit.post("save", {"file": "", "text": text, "mark": ""}))
    assert stored["file"] == "the-caravan-at-tokar-wells.battle"
    assert (folder.path / stored["file"]).read_text() == text
    assert stored["battle"]
    other = text.replace("turns: 7", "turns: 8")
    (folder.path / stored["file"]).write_text(other)
    mine = {"file": stored["file"], "text": text + "\n// mine\n", "mark": stored["mark"]}
    refused = await visit.post("save", mine)
    assert refused.status == 422
    assert "was changed after you opened it" in (await refused.json())["refused"]
    assert (folder.path / stored["file"]).read_text() == other
    again = await said(await visit.post("save", {**mine, "mark": store.code(other)}))
    assert again["file"] == stored["file"]
    faulty = {"file": "half done", "text": text.replace("turns: 7", ""), "mark": ""}
    found = await said(await visit.post("save", faulty))
    assert found["battle"] == ""
    assert "until its mistakes are corrected" in found["told"]
    opened = await said(await visit.get("open?name=half done.battle"))
    assert opened["text"] == faulty["text"]
    assert "⚠ half done.battle" in {each["name"] for each in found["files"]}


@pytest.mark.parametrize("name", ["../x", "a/b", ".hidden", "x" * 200, "\0"])
async def test_no_file_elsewhere_is_written_or_read(visit: Visit, folder: BattleFolder, name: str) -> None:
    refused = await visit.post("save", {"file": name, "text": "battle 1 ascari", "mark": ""})
    assert refused.status == 422
    assert "file name cannot be used" in (await refused.json())["refused"]
    assert (await visit.get("open", params={"name": f"{name}.battle"})).status == 422
    assert not folder.path.exists()


async def test_the_autopilot_plays_and_the_page_is_told(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.battles.editor.GAMES", 4)
    text, trial, done, told = (await begun(visit))["text"], "", False, []
    rounds = 0
    while not done:
        found = await said(await visit.post("try", {"text": text, "trial": trial}))
        trial, done, told = found["trial"], found["done"], found["told"]
        rounds += 1
        assert rounds < 60
    assert found["games"] == 4
    assert "Games the autopilot played against itself: 4. Italians " in told[0]
    assert "ven enough" in told[1] or "Stronger side" in told[1]
    wrong = await visit.post("try", {"text": text.replace("turns: 7", ""), "trial": ""})
    assert wrong.status == 422


async def test_hostile_requests_are_refused(visit: Visit, editor: EditorPages, browsers: Browsers) -> None:
    text = (await begun(visit))["text"]
    assert (await visit.post("read", {"text": text}, Origin="https://elsewhere.example")).status == 403
    assert (await visit.post("read", {"texts": text})).status == 400
    assert (await visit.post("edit", {"text": text, "edit": {"do": "delete"}})).status == 400
    assert (await visit.post("read", {"text": "x" * 300_000})).status == 413
    refused = await visit.post("edit", {"text": text, "edit": {"do": "move", "what": "nobody", "at": ["0101"]}})
    assert refused.status == 422
    assert (await visit.post("edit", {"text": "", "edit": {"do": "paint"}})).status == 422
    assert (await visit.get(f"picture/{'0' * 64}-chart.png")).status == 404
    for hostile in (
        "battle 1 ascari\n[map]\n" + "." * 40,
        "battle 1 revolte\ntable: 0 x 0",
        "[",
        "battle 1 ascari\n" * 3,
    ):
        assert (await visit.post("read", {"text": hostile})).status == 200
    assert (await visit.post("read", {"text": "\ud83d"})).status == 400, "half a character is no text"
    stranger = Visit(browsers.browser(), editor.server, visit.at.replace(editor._key, "guessed"))
    for path in ("", "begun", "open?name=revolte:garden"):
        assert (await stranger.get(path)).status == 404
    assert (await stranger.post("save", {"file": "x", "text": text, "mark": ""})).status == 404


async def test_a_file_has_a_link_to_the_editor(server: PlayServer, visit: Visit, folder: BattleFolder) -> None:
    text = (await begun(visit))["text"]
    folder.write("tokar.battle", text)
    shown = await server.alice.slash(server.first, "battle show", battle=TITLE)
    answer = shown.followups[-1] if shown.followups else shown.response
    links = [part["url"] for part in parts(answer) if part.get("url", "").endswith("?file=tokar.battle")]
    assert len(links) == 1
    (link,) = links
    assert (await said(await visit.session.get(link.replace("?", "begun?"))))["file"] == "tokar.battle"


async def test_a_series_is_shown_checked_and_changed_in_its_text(visit: Visit, folder: BattleFolder) -> None:
    """The map is that of the first battle; the tools and “Check” say what to do instead."""
    await begun(visit)
    found = await said(await visit.post("read", {"text": SERIES}))
    assert (found["problems"], found["title"], "map" in found) == ([], SERIES_TITLE, False)
    assert "edit its text" in found["note"]
    drawn = await visit.get(f"picture/{found['picture']}-chart.png")
    assert (await drawn.read()).startswith(b"\x89PNG")
    edit = {"do": "move", "what": "co-2", "at": ["0605"]}
    refused = await visit.post("edit", {"text": SERIES, "edit": edit})
    assert "edit its text" in (await refused.json())["refused"]
    refused = await visit.post("try", {"text": SERIES, "trial": ""})
    assert "siegemaster battle check" in (await refused.json())["refused"]
    faulty = SERIES.replace("worth: 2", "italian: fourth").replace("turns: 1", "turns: 100", 1)
    found = await said(await visit.post("read", {"text": faulty}))
    lines = faulty.split("\n")
    assert [each["line"] for each in found["problems"]] == [
        lines.index("turns: 100") + 1,
        lines.index("italian: fourth") + 1,
        lines.index("[battle third]") + 1,
    ]
    assert found["picture"] == ""
    stored = await said(await visit.post("save", {"file": "", "text": SERIES, "mark": ""}))
    assert stored["file"] == "three-days-at-tokar.battle"
    assert stored["battle"]
    assert f"three-days-at-tokar.battle: {SERIES_TITLE}" in {each["name"] for each in stored["files"]}


async def test_a_series_names_battles_of_other_files(visit: Visit, folder: BattleFolder) -> None:
    text = (await begun(visit))["text"]
    words = "series 1 ascari\nname: By name\n" + "".join(
        f"\n[battle {name}]\nfrom: {of}\n" for name, of in (("a", TITLE), ("b", "agordat-1890"), ("c", "tokar"))
    )
    found = await said(await visit.post("read", {"text": words}))
    assert [each["line"] for each in found["problems"]] == [5, 11]
    assert f"no battle “{TITLE}”" in found["problems"][0]["text"]
    folder.write("tokar.battle", text)
    found = await said(await visit.post("read", {"text": words}))
    assert (found["problems"], found["title"]) == ([], "By name")
    wrong = await said(await visit.post("read", {"text": f"{words}italian: a\n"}))
    assert [each["line"] for each in wrong["problems"]] == [12], "the lines are those of the file"
    stored = await said(await visit.post("save", {"file": "by name", "text": words, "mark": ""}))
    assert stored["battle"]
    assert (await said(await visit.get("open?name=by name.battle")))["text"] == words
