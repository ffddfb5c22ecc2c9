"""Sheets of odds as text and as bars: their values agree with the engine, and the picture stays within its limits."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from io import BytesIO

import pytest
from PIL import Image, ImageChops
from support import stress
from support.whole_games import boards

import engine.games
from engine.core.asks import Answer, Ask
from engine.core.context import Context
from engine.core.dice import ScriptedDice
from engine.core.save import advance, new_game
from engine.games.siege.analysis import odds_menu
from engine.games.siege.phases.p3_soldiers_fire import soldiers_fire
from engine.games.siege.ruleset import RULESET
from engine.games.siege.testing.positions import read
from engine.games.siege.world import Position
from render.dispatch import words
from render.games import find
from render.games.siege.text.catalogue import texts
from render.language import speaking
from render.odds import OddsSheet, Share, alt, decimal, side_by_side, whole
from render.pictures import odds_bars
from render.pictures.drawing import text_width

TEXT = """
day = 3
assault = true
sequence = 1
[counters]
british-north = ["gb1", "gb2", "colt", "strouts"]
fu-south = ["jp1", "shiba", "civ3"]
mongol-market = ["ir5", "ru2", "us1-", "ir6", "rg2"]
british-south = ["civ1", "ir10", "ir11", "ir12"]
russian-west = ["ru1", "macdonald", "ir13", "ir14"]
hanlin = ["ir1", "fa1-", "ir3"]
[fires]
carriage-park = "lit"
"""
SIEGE = find("siege")


def open_fire() -> tuple[Position, Ask]:
    world = read(TEXT)
    flow = soldiers_fire(world, Context(ScriptedDice([])))
    assert flow is not None
    return world.position, next(iter(flow))


POSITION, ASK = open_fire()


def subjects() -> Iterator[Answer]:
    found = SIEGE.odds_ask(POSITION, ASK)
    assert found is not None
    return found.answers()


EVERY = list(subjects())


def sheet(subject: Answer, *, locale: str = "en") -> OddsSheet:
    with speaking(locale):
        return SIEGE.odds(POSITION, ASK, subject)


def test_there_is_a_sheet_for_every_kind_of_roll() -> None:
    assert {subject[0] for subject in EVERY} == {"shot", "boxers", "charge", "rout", "catch", "shell"}


@pytest.mark.parametrize("subject", EVERY, ids="/".join)
def test_a_sheet_has_the_figures_of_the_engine(subject: Answer) -> None:
    found, prospect = sheet(subject), odds_menu.prospect(POSITION, ASK, subject)
    assert sum(share.chance for share in found.shares) == pytest.approx(1)
    assert sum(Fraction(share.odds) for share in found.shares) == 1
    assert found.average == pytest.approx(float(prospect.mean))
    assert len({share.brief for share in found.shares}) == len(found.shares)
    known = odds_menu.changes(POSITION, ASK, subject)
    assert len(found.changes) <= min(3, len(known))
    least = 0.03 if prospect.certain_kind else 0.1
    telling = [change for change in known if abs(change.prospect.mean - prospect.mean) >= least]
    assert len(found.changes) == min(3, len(telling)), "only what changes something"
    with speaking("en"):
        said = whole(found)
        assert len(said) <= 3_800
        assert found.title in said
        assert "{" not in said, "a placeholder without its fact"
        described = alt([found])
    assert all(share.odds in described for share in found.shares)
    assert len(described) <= 1_024


def test_a_shot_in_words() -> None:
    with speaking("en"):
        said = whole(sheet(("shot", "british-north", "hanlin", "soldiers,colt")))
    assert "officer +2, weapon firing into the next zone +2" in said
    assert "`5/6` 83%: the Boxers lose 5 points and a fanatic is removed from the map (on 2–6)" in said
    assert "On average the Boxers lose **4.17** points." in said
    assert "cannot lose" not in said
    assert "- with the Colt firing for effect instead (§3.2): **0.83**" in said
    assert "without Strouts" not in said, "three others change more"
    assert said.count("\n- ") == 3


def test_a_shot_that_cannot_hit_says_only_that() -> None:
    for locale, text in (("en", "No shot can hit."), ("it", "Nessun tiro può colpire."), ("fr", "Aucun tir ne peut")):
        with speaking(locale):
            said = whole(sheet(("shot", "british-north", "hanlin", "soldiers"), locale=locale))
        assert text in said
        assert "100" not in said.split("\n- ")[0], "no result at all is listed"


def test_a_melee_in_words() -> None:
    with speaking("en"):
        said = whole(sheet(("charge", "mongol-market")))
        assert "- with the Colt from British North (§6.6): **1.83**" in said
        assert "(§6.4)" in whole(sheet(("boxers", "mongol-market")))


def test_two_sheets_side_by_side() -> None:
    one, two = sheet(("charge", "mongol-market")), sheet(("charge", "russian-west"))
    with speaking("en"):
        said = side_by_side([one, two])
        assert f"A {one.averaged}, B {two.averaged}" in said
        other = side_by_side([one, sheet(("boxers", "mongol-market"))])
        assert "points lost by the garrison" in other
        assert len(side_by_side([one, two])) <= 3_800


def test_numbers_are_written_in_the_format_of_the_language() -> None:
    with speaking("en"):
        assert decimal(1.5) == "1.50"
    with speaking("it"):
        assert decimal(1.5) == "1,50"
    with speaking("en"):
        assert decimal(-0.333, signed=True) == "−0.33"
        assert decimal(0.001, signed=True) == "±0.00"
    with speaking("tlh"):
        assert decimal(2) == "2.00"


def test_an_overview_has_every_contested_zone() -> None:
    with speaking("en"):
        lines = SIEGE.odds_overview(POSITION)
    assert len(lines) == 3
    assert "Mongol Market" in "".join(lines)
    assert "only civilians" in "".join(lines)


def test_the_subject_of_a_decision() -> None:
    shot = ("fire", "british-north", "hanlin", "soldiers")
    assert SIEGE.odds_subject(POSITION, ASK, shot) == ("shot", "british-north", "hanlin", "soldiers")
    assert SIEGE.odds_subject(POSITION, ASK, ("done",)) is None
    assert SIEGE.odds_subject(POSITION, ASK, ("move", "hanlin", "mongol-market", "gb1")) == ("charge", "mongol-market")
    assert SIEGE.odds_near(POSITION, ASK)


def test_every_subject_of_a_whole_siege_has_its_sheet() -> None:
    """The steward plays; at every twelfth question each roll has a sheet, and its texts fit their limits."""
    steward = RULESET.policies["steward"]("look")
    outcome = new_game(RULESET, seed="s7", options={})
    asks, looked = 0, 0
    with speaking("en"):
        while outcome.ask is not None and looked < 400:
            view, ask = RULESET.view(outcome.world), outcome.ask
            asks += 1
            found = SIEGE.odds_ask(view, ask)
            assert found is not None
            for subject in found.answers() if asks % 12 == 0 else ():
                looked += 1
                one = SIEGE.odds(view, ask, subject)
                assert sum(share.chance for share in one.shares) == pytest.approx(1)
                assert len(one.title) <= 120
                assert len(whole(one)) <= 3_000
                assert all(" ".join(odds_bars.set_label(share.brief)[0]) == share.brief for share in one.shares)
            assert sum(map(len, SIEGE.odds_overview(view))) <= 2_000
            outcome = advance(RULESET, outcome.save, steward.answer(view, ask))
    assert looked >= 200


WHOLE_GAMES = {"ascari": "agordat-1890", "keep-up-the-fire": "", "revolte": "fu-gate", "siege": ""}
LOOKED_AT = {"ascari": 4, "keep-up-the-fire": 8, "revolte": 8, "siege": 12}
"""Of so many questions the odds of one are counted."""


@pytest.mark.parametrize("system", WHOLE_GAMES)
@pytest.mark.parametrize("seed", stress.spread(["d0", "d1", "d2", "d3"], of=4))
def test_the_text_of_odds_has_at_most_sixty_words_below_its_picture(system: str, seed: str) -> None:
    """The adviser plays a whole game; five of the rolls that could be made are written in three languages."""
    presenter, scenario, picker = find(system), WHOLE_GAMES[system], random.Random(seed)
    options = {"scenario": scenario} if scenario else {}
    counted = full = 0
    for number, board in enumerate(boards(engine.games.find(system), seed=seed, options=options)):
        if board.ask is None or number % LOOKED_AT[system]:
            continue
        with speaking("en"):
            rolls = presenter.odds_ask(board.view, board.ask)
        subjects = sorted(rolls.answers()) if rolls is not None else []
        for subject in picker.sample(subjects, min(5, len(subjects))):
            for locale in ("en", "it", "fr"):
                with speaking(locale):
                    found = presenter.odds(board.view, board.ask, subject)
                    said = whole(found, drawn=True)
                assert words(said.removeprefix(f"**{found.title}**")) <= 60, said
                assert all(line in said for line in (found.roll, *found.lines) if line and not found.futile)
                counted, full = counted + 1, full + (said.count("\n- ") == len(found.changes))
    assert counted >= 45
    assert full >= 0.9 * counted, "few sheets lose a change"


# --- bars -----------------------------------------------------------------------------------------------------------


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("subject", EVERY[:2] + EVERY[-2:] + [("boxers", "mongol-market")], ids="/".join)
def test_a_picture_of_bars(subject: Answer) -> None:
    png = SIEGE.odds_picture([sheet(subject)])
    picture = opened(png)
    assert len(png) <= 30 * 1024
    assert picture.width == odds_bars.WIDTH
    assert 120 < picture.height < 900


def test_two_rolls_in_one_picture() -> None:
    one, two = sheet(("charge", "mongol-market")), sheet(("boxers", "mongol-market"))
    rows = odds_bars.rows_of([one, two])
    assert [row.label for row in rows] == sorted(
        {share.brief for found in (one, two) for share in found.shares},
        key=lambda label: -next(s.rank for found in (one, two) for s in found.shares if s.brief == label),
    )
    assert all(any(row.shares) for row in rows)
    png = SIEGE.odds_picture([one, two])
    assert len(png) <= 30 * 1024
    assert opened(png).height > opened(SIEGE.odds_picture([one])).height


LONG = "Un’artiglieria straordinariamente lunga e una compagnia di marinai"


def long_sheet(kind: str = "bad") -> OddsSheet:
    shares = tuple(
        Share(brief=f"{LONG} {n}", said=LONG, odds="11/36", percent="100 %", chance=1 / 6, kind=kind, rank=n)  # type: ignore[arg-type]
        for n in range(6)
    )
    return OddsSheet(
        subject=("x",), title=LONG * 3, roll="", shares=shares, lines=(), average=0, averaged="0", counted="x"
    )


def inked(picture: Image.Image) -> tuple[int, int, int, int]:
    """Return the box of everything that is not background."""
    ground = Image.new("RGB", picture.size, picture.getpixel((0, 0)))  # type: ignore[arg-type]
    away = ImageChops.difference(picture, ground).convert("L").point([0] * 40 + [255] * 216)
    found = away.getbbox()
    assert found is not None
    return found


@pytest.mark.stress
def test_no_text_is_cut_off_at_the_edges() -> None:
    """The margin stays empty on all sides, however long the texts and however large the figures are."""
    for sheets in ([long_sheet()], [long_sheet(), long_sheet("good")], [sheet(EVERY[0])]):
        picture = opened(odds_bars.draw(sheets))
        left, top, right, low = inked(picture)
        assert left >= odds_bars.MARGIN - 3
        assert top >= odds_bars.MARGIN - 6
        assert right <= picture.width - odds_bars.MARGIN + 4
        assert low <= picture.height - odds_bars.MARGIN + 12


@pytest.mark.parametrize("subject", EVERY, ids="/".join)
@pytest.mark.parametrize("locale", texts().locales())
def test_labels_are_not_cut(subject: Answer, locale: str) -> None:
    for share in sheet(subject, locale=locale).shares:
        lines, size = odds_bars.set_label(share.brief)
        assert " ".join(lines) == share.brief, "no ellipsis"
        assert size >= odds_bars.SMALLEST >= 24, "12 pixels on a phone"
        assert all(text_width(line, face="figures", size=size) <= odds_bars.LABELS - odds_bars.MARGIN for line in lines)


def test_good_bad_and_neutral_results_differ_without_colour() -> None:
    """In grey, the bar of each kind has its own share of dark: full, hatched, empty."""
    dark = {}
    for kind in ("good", "bad", "none"):
        share = Share(brief="x", said="x", odds="6/6", percent="100%", chance=1, kind=kind, rank=0)  # type: ignore[arg-type]
        one = OddsSheet(
            subject=("x",), title="x", roll="", shares=(share,), lines=(), average=0, averaged="0", counted="x"
        )
        grey = opened(odds_bars.draw([one])).convert("L")
        bar = grey.crop(
            (
                odds_bars.LABELS + 20,
                grey.height - odds_bars.MARGIN - 26,
                odds_bars.LABELS + 220,
                grey.height - odds_bars.MARGIN - 10,
            )
        )
        dark[kind] = sum(bar.point([1] * 150 + [0] * 106).tobytes()) / (bar.width * bar.height)
    assert dark["good"] > 0.95
    assert 0.1 < dark["bad"] < 0.8
    assert dark["none"] < 0.02
