"""Pictures and tables of tournaments: names long or odd do not break them; nothing typed becomes markup."""

from __future__ import annotations

import io
from collections import Counter
from html.parser import HTMLParser

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core.dice import seed_hash
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.journal import fold
from engine.tournament.settings import Settings
from engine.tournament.state import Tournament
from render.tournament import exports, pictures
from render.tournament.words import TournamentWords

SEED = "0123456789abcdef" * 4
ODD = ("漢字 \N{CROSSED SWORDS}", "W" * 80, "", "<b>|[i]Bold[/i]|</b>", "Éléonore d’Aquitaine")


def _tournament(players: int, rounds: int = 2) -> Tournament:
    settings = Settings(rounds=3, scenarios=("breccia", "ponte", "bottino"), odd="walkover")
    facts: list[Fact] = [
        f.Created(preset="centuria-day", title="Legio Cup", settings=settings, seed_hash=seed_hash(SEED)),
        f.Announced(),
    ]
    for number in range(1, players + 1):
        name = ODD[number - 1] if number <= len(ODD) else f"Player of Rome {number}"
        facts.append(f.Registered(player=number, name=name, person=number))
    t = fold([*facts, draft.lots(fold(facts), SEED)])
    for round_ in range(1, rounds + 1):
        t = fold([draft.paired(t, seed=SEED)], t)
        if round_ == rounds:
            return t
        t = fold([f.RoundStarted(round=round_)], t)
        for table in [*t.rounds[-1].tables.values()]:
            report = {"a": {"units_lost": table.number * 7}, "b": {"units_lost": 300 - table.number * 5}}
            t = fold([f.Ruled(round=round_, table=table.number, report=report)], t)
        t = fold([f.RoundClosed(round=round_), f.Penalized(player=2, name="manual")], t)
    return t


T = _tournament(51)
WORDS = TournamentWords("it")


@pytest.mark.stress("True")
@pytest.mark.parametrize("contrast", [False, True])
def test_pictures_have_every_table_and_player(contrast: bool) -> None:
    pairs = pictures.pairings(WORDS, T, 2, contrast=contrast)
    pages = pictures.standing(WORDS, T, contrast=contrast)
    assert len(pairs) == 2
    assert len(pages) == 2
    for page in (*pairs, *pages, pictures.poster(WORDS, T, contrast=contrast)):
        with Image.open(io.BytesIO(page.picture)) as picture:
            assert picture.width == pictures.WIDTH
            colours = picture.convert("RGB").getcolors(4096)
        assert colours is not None
        assert len(page.picture) < 400_000
        assert 0 < len(page.alt) <= 1024
        brightest = max(colour for _, colour in colours)
        assert (brightest == (255, 255, 255)) is contrast


def test_a_full_league_is_described() -> None:
    """Ten long names in each of ten lines are more than Fluent takes as one variable by itself."""
    settings = Settings(pairing="league", points="league", tables="game", game="ascari", clock="week", rounds=0)
    facts: list[Fact] = [
        f.Created(preset="league", title="Legio Cup", settings=settings, seed_hash=seed_hash(SEED)),
        f.Announced(),
        *(f.Registered(player=number, name=f"{'W' * 36} {number}", person=number) for number in range(1, 11)),
    ]
    t = fold([*facts, draft.lots(fold(facts), SEED)])
    t = fold([draft.paired(t, seed=SEED)], t)
    pages = pictures.standing(WORDS, t)
    assert len(pages) == 2
    assert all(page.alt.startswith("Legio Cup, ") and "WWW 1" in page.alt for page in pages)


def test_a_name_that_our_fonts_cannot_print_becomes_a_number() -> None:
    assert pictures.printable(WORDS, T, 1) == pictures.printable(WORDS, T, 3).replace("3", "1")
    assert pictures.printable(WORDS, T, 5) == ODD[4]


def test_tables_for_forums_and_paper() -> None:
    grid = exports.page_grid(WORDS, T)
    assert len(grid) == 52
    code = exports.bbcode(grid)
    assert "[i]" not in code
    assert code.count("[tr]") == 52
    marked = exports.markdown(exports.pairs_grid(TournamentWords("it", free=exports.harmless), T, 2)).splitlines()
    assert len(marked) == 1 + 1 + 25 + 1, "heading, line, tables, who is left over"
    assert {line.replace("\\|", "").count("|") for line in marked} == {5}
    page = exports.html(WORDS, T, 2)
    assert "<b>" not in page
    assert "http" not in page
    assert page.count('class="slip"') == 25


HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</td></table><h1>q7",
    "<!-- q7 --></style></title>",
    "&lt;b&gt; &amp; 'q7' `q7`",
    "]]><iframe src='//q7.example'>",
    "<" * 10_000,
)


class Tags(HTMLParser):
    """Gathers the tags and attributes of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: set[tuple[str, tuple[tuple[str, str | None], ...]]] = set()
        self.ends: Counter[str] = Counter()
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.add((tag, tuple(attrs)))
        self.ends[tag] += 1


@pytest.mark.parametrize("hostile", HOSTILE, ids=[each[:12] for each in HOSTILE])
def test_a_page_of_hostile_names_has_the_tags_of_any_other(hostile: str) -> None:
    """Titles, names and reasons are text, whatever they say."""
    plain = Tags(exports.html(WORDS, T, 2))
    players = {number: replace(each, name=f"{hostile} {number}") for number, each in T.players.items()}
    page = exports.html(WORDS, replace(T, title=hostile, players=players), 2)
    found = Tags(page)
    assert found.found == plain.found
    assert found.ends == plain.ends
    assert "q7" not in hostile or "q7" in page
