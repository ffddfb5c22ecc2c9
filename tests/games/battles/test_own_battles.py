"""Battles of users: a game brings its text along, and every chapter of a presenter takes the names from the file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import engine.games
import render.games
from engine.core.battles import store
from engine.core.day_gate import BATTLE, SCENARIO
from engine.core.playout import play_out
from engine.core.save import advance, dump, load, new_game
from engine.games.ascari.events import ShotFired
from render.games.ascari.text.catalogue import VOICE
from render.language import speaking
from render.own_battle import of_battle
from render.presenter import Presenter
from render.written_date import written_date

HERE = Path(__file__).parent
BATTLES = {"ascari": "tokar", "revolte": "garden", "siege": "hanlin", "keep-up-the-fire": "wall-lost"}
TEXTS = {
    game: (HERE / f"{name}.battle").read_text(encoding="utf-8")
    if game in {"ascari", "revolte"}
    else store.shipped_text(game, name)
    for game, name in BATTLES.items()
}
TITLES = {
    "ascari": ("The caravan at Tokar wells", "La carovana ai pozzi di Tocar", "The caravan at Tokar wells"),
    "revolte": ("The mission garden", "The mission garden", "Le jardin de la mission"),
    "siege": ("The Hanlin burns", "Brucia lo Hanlin", "Le Hanlin brûle"),
    "keep-up-the-fire": ("The wall is lost", "Il muro è perduto", "La muraille est perdue"),
}
LOCALES = ("en", "it", "fr")
EVERY = 9
"""Every so many decisions all texts are written."""


def options(game: str) -> dict[str, str]:
    text = TEXTS[game]
    return {SCENARIO: store.code(text), BATTLE: store.canonical(text)}


def texts(presenter: Presenter, rules: Any, outcome: Any, ask: Any) -> str:
    """Return what players can read about a position and its question."""
    view = rules.view(outcome.world, ask.side)
    panel = presenter.panel(view, ask, outcome.events)
    standing = rules.aside(outcome.world, ask.side)
    lines = [
        *(panel.title, panel.state, *panel.story, panel.orders, panel.alt),
        *(presenter.text_board(view), presenter.alt(view), presenter.status(view)),
        *(presenter.prompt(ask, ()), presenter.why(ask), str(presenter.first_time_hint(ask))),
        *map(presenter.line, outcome.events),
        *presenter.in_short(outcome.events),
        *presenter.dice(outcome.events),
        *(title for each in outcome.events for title in presenter.places(each)),
        *map(presenter.label, ask.menu().choices),
        *(presenter.description(each) or "" for each in ask.menu().choices),
        *(each.text for each in presenter.outcomes(view, outcome.events)),
        *presenter.odds_overview(view),
        *(title for _, title in presenter.headings().places),
    ]
    if standing is not None:
        lines.append(presenter.standing_orders(standing))
    presenter.overlays(view, ask)
    presenter.shortcuts(view, ask)
    presenter.vocabulary()
    return "\n".join(lines)


@pytest.mark.parametrize("game", BATTLES)
def test_a_battle_is_told_and_drawn_to_its_end(game: str) -> None:
    rules, given = engine.games.find(game), options(game)
    presenter = of_battle(render.games.find(game), given[SCENARIO])
    outcome, step, told = new_game(rules, seed="own", options=given), 0, dict.fromkeys(LOCALES, "")
    policy = rules.policies["steward"]("own")
    while outcome.asks:
        ask = outcome.asks[0]
        if step % EVERY == 0:
            for locale in LOCALES:
                with speaking(locale):
                    told[locale] += texts(presenter, rules, outcome, ask)
        if step % 60 == 0:
            with speaking("fr"):
                assert presenter.picture(rules.view(outcome.world, None), events=outcome.events)
        answer = policy.answer(rules.view(outcome.world, ask.side), ask)
        with speaking("it"):
            assert presenter.answer_text(answer)
        outcome, step = outcome.on(answer, side=ask.side), step + 1
    view, result = rules.view(outcome.world, None), rules.result(outcome.world)
    assert result is not None
    for locale, title in zip(LOCALES, TITLES[game], strict=True):
        with speaking(locale):
            assert presenter.scenario(given[SCENARIO]) == title
            assert title in told[locale] + presenter.opening(given[SCENARIO], side="") + presenter.status(view)
            assert presenter.result(view, result)
    if game == "ascari":
        assert "Spears 4" in told["en"]
        assert "Lancieri 4" in told["it"]
        assert "Jihad. 1" not in told["en"], "a shipped battle has a unit with the same id"
        assert "Les puits" in told["fr"]
        for locale, day in (("en", "3 May 1893"), ("it", "3 maggio 1893"), ("fr", "3 mai 1893")):
            assert day in told[locale]


def test_dates_are_written_in_the_readers_language() -> None:
    for text in ("9 March 1889", "1889-03-09"):
        with speaking("fr"):
            assert written_date(text, VOICE) == "9 mars 1889"
    for text in ("", "31 February 1889", "1889-13-01", "In spring", "8-11 January 1896"):
        with speaking("it"):
            assert written_date(text, VOICE) == text


def test_no_side_is_special() -> None:
    """Dervishes fight Ethiopians: nobody supports or charges as Italians do, and the second side attacks."""
    text = TEXTS["ascari"].replace("italian", "ethiopian").replace("turns: 7", "turns: 7\nrules: taken-rifles")
    rules = engine.games.find("ascari")
    code = store.learn(text)
    played = play_out(rules, seed="own", options={SCENARIO: code}, policy=rules.policies["steward"]("own"))
    position = played.world.position
    result = rules.result(played.world)
    assert result is not None
    assert set(result["scores"]) == {"ethiopian", "dervish"}
    assert position.battle.rifle_takers == ("ethiopian",)
    assert not any(counter.regular for counter in position.roster.values())
    assert {event.report.table for event in played.events if isinstance(event, ShotFired)} == {"other"}
    assert rules.eases_in(code)["dervish"] == ({"handicap": "+2"}, {"handicap": "-2"})
    presenter = of_battle(render.games.find("ascari"), code)
    for locale, side, handicap in (
        ("en", "Ethiopians", "Number of Dervish units"),
        ("fr", "Éthiopiens", "Unités derviches"),
    ):
        with speaking(locale):
            assert side in presenter.score(3)
            assert handicap in {rule.title for rule in presenter.house_rules()}
            assert [each.name for each in presenter.measures(rules.view(played.world))] == [
                "ethiopian-steps",
                "dervish-steps",
                "ethiopian-places",
            ]


@pytest.mark.parametrize("game", BATTLES)
def test_a_save_brings_its_battle_into_a_process_that_never_saw_it(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = engine.games.find(game)
    saved = dump(new_game(rules, seed="own", options=options(game)).save)
    monkeypatch.setattr(store, "_TEXTS", type(store._TEXTS)())
    assert advance(rules, load(saved)).asks


def test_a_changed_text_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "_TEXTS", type(store._TEXTS)())
    changed = options("ascari") | {BATTLE: TEXTS["ascari"].replace("turns: 7", "turns: 8")}
    with pytest.raises(ValueError, match="has no scenario"):
        engine.games.find("ascari").new(changed)


def test_two_battles_with_equal_ids_keep_their_own_names() -> None:
    """A presenter bound to one battle never takes a name from another one."""
    other = TEXTS["ascari"].replace('"Emir Faraj"', '"Emir Osman"')
    found = []
    for text in (TEXTS["ascari"], other):
        code = store.learn(text)
        presenter = of_battle(render.games.find("ascari"), code)
        with speaking("en"):
            found.append(presenter.answer_text(("move", "faraj", "0206")))
    assert found == ["Emir Faraj to 0206", "Emir Osman to 0206"]
