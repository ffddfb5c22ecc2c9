"""Texts through whole sieges: complete, within Discord's limits, and without a formatting error of the catalogue."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from support import stress
from support.discord_limits import ALT, LABEL, OPTION_DESCRIPTION, PLACEHOLDER
from support.siege_positions import first_ask, world

from engine.core.asks import Answer, Ask, Choice, Menu, Refused
from engine.core.events import DieRollReport, Event, Modifier
from engine.core.save import Outcome, advance, new_game
from engine.games.siege import events as e
from engine.games.siege.map.board import board
from engine.games.siege.phases.p3_soldiers_fire import soldiers_fire
from engine.games.siege.ruleset import RULESET
from engine.games.siege.steward.policy import POLICIES
from engine.games.siege.world import FULL, WEAPONS, Loss, World, roster
from render.dispatch import SENTENCES
from render.games.siege import PRESENTER
from render.games.siege.text.catalogue import losses_said, zone_short
from render.games.siege.text.deeds import story
from render.language import speaking

FIELDS = 4_000
SIEGES = [
    ("steward", "dispatches", {}),
    (
        "steward",
        "war diary",
        {"soldier_split_fire": "by_counter", "no_exit_fire": "losses", "distance2": "value_no_bonus"},
    ),
    ("random", "rumours", {"lone_leader_shelled": "die", "walls_burn": "yes", "second_fires_spread": "later"}),
    ("random", "telegrams", {"macdonald_morale": "immediate", "food35_arrival_day": "-2", "ratio": "cumulative"}),
]


def _siege(policy: str, seed: str, options: dict[str, str]) -> Iterator[tuple[Outcome[World], Answer | None]]:
    """Yield every Ask of a siege with the answer that it will get."""
    player = POLICIES[policy](seed)
    outcome = new_game(RULESET, seed=seed, options=options)
    while outcome.ask is not None:
        answer = player.answer(RULESET.view(outcome.world), outcome.ask)
        yield outcome, answer
        outcome = advance(RULESET, outcome.save, answer)
    yield outcome, None


@pytest.mark.stress("random telegrams", "steward dispatches")
@pytest.mark.parametrize(
    ("policy", "seed", "options"), stress.spread(SIEGES, of=3), ids=[f"{p} {s}" for p, s, _ in SIEGES]
)
def test_a_siege_is_described_within_the_limits(
    policy: str, seed: str, options: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    told: set[type[Event]] = set()
    with speaking("en"):
        for outcome, answer in _siege(policy, seed, options):
            view = RULESET.view(outcome.world)
            panel = PRESENTER.panel(view, outcome.ask, outcome.events, advice=answer)
            assert all((panel.title, panel.state, panel.orders))
            assert len(panel.story) <= SENTENCES
            assert all(0 < len(line) <= 300 for line in panel.story), panel.story
            assert 0 < len(panel.alt) <= ALT
            assert len(panel.title) + len(panel.state) + sum(map(len, panel.story)) < 2_400
            accounts = PRESENTER.dice(outcome.events)
            rolled = [event for event in outcome.events if isinstance(getattr(event, "account", None), DieRollReport)]
            assert len(accounts) == len(rolled)
            assert all(len(account) < 900 for account in accounts)
            told |= {type(event) for event in outcome.events}
            if outcome.ask is not None:
                assert answer is not None
                assert PRESENTER.details(view, outcome.ask, answer).advice
                _one_way_down(outcome.ask, answer)
    assert len(told) > 25
    assert not caplog.messages


def _one_way_down(ask: Ask, answer: Answer | None) -> None:
    """Yield every menu on the way to the answer: its prompt, its labels and their descriptions."""
    path: Answer = ()
    for word in answer or ():
        menu = ask.level(path)
        assert menu is not None
        _menu(ask, path, menu)
        path = (*path, word)


def _menu(ask: Ask, path: Answer, menu: Menu) -> None:
    with speaking("en"):
        assert 0 < len(PRESENTER.prompt(ask, path)) <= PLACEHOLDER
        labels = [PRESENTER.label(choice) for choice in menu.choices]
        assert all(0 < len(label) <= LABEL for label in labels)
        assert len(set(labels)) == len(labels), f"{path}: two options look alike: {labels}"
        for choice in menu.choices:
            described = PRESENTER.description(choice)
            assert described is None or 0 < len(described) <= OPTION_DESCRIPTION


def test_all_verbs_and_menus_of_the_muster() -> None:
    outcome = new_game(RULESET, seed="muster", options={})
    assert outcome.ask is not None
    root = outcome.ask.level()
    assert root is not None
    _menu(outcome.ask, (), root)
    for verb in ("move", "barricade", "lodge"):
        path: Answer = (verb,)
        while (menu := outcome.ask.level(path)) is not None:
            _menu(outcome.ask, path, menu)
            path = (*path, menu.choices[0].word)
    with speaking("en"):
        labels = {PRESENTER.label(choice) for choice in root.choices}
    assert labels == {
        "Begin the siege",
        "Move",
        "Move a barricade",
        "Move civilians to new homes",
        "Back to the historical deployment",
    }


# --- single texts ---


def _shot(**more: Any) -> Choice:
    facts = {
        "from": "british-north",
        "at": "hanlin",
        "with": "soldiers,nordenfelt",
        "shooters": ("gb1", "nordenfelt"),
        "points": 8,
        "bonus": 2,
        "modifiers": {"macdonald": 3, "regulars": -1},
        "rule": "6.3",
        "enemy": 22,
        "fanatics": 1,
    }
    return Choice("soldiers,nordenfelt", more.pop("label", "shot"), {**facts, **more})


def test_a_shot_says_its_points_its_bonus_and_its_chance() -> None:
    with speaking("en"):
        label = "Soldiers + Nordenfelt, 8 points, +2 to the die: 83% chance of 3 or more"
        assert PRESENTER.label(_shot()) == label
        described = PRESENTER.description(_shot())
    assert described == "Boxers: 22 points, a fanatic · MacDonald +3, regulars −1"


def test_without_a_fanatic_the_chance_is_of_the_best_likely_result() -> None:
    with speaking("en"):
        assert PRESENTER.label(_shot(fanatics=0, bonus=0, points=2)).endswith("67% chance of 1 or more")
        assert PRESENTER.label(_shot(fanatics=0, bonus=0, points=10)).endswith("83% chance of 3 or more")


def test_a_weapon_for_effect() -> None:
    shot = _shot(label="effect", shooters=("colt",), modifiers={}, bonus=0)
    with speaking("en"):
        assert PRESENTER.label(shot) == "Colt fires for effect: 17% chance to scatter Boxers"
        assert PRESENTER.label(_shot(label="effect", shooters=("colt",), fanatics=0)).startswith("Colt")


def test_the_advised_volley_is_one_sentence() -> None:
    here = world({"british-north": "macdonald gb1 gb2 gb3 gb4", "hanlin": "fa1 rg1 ir1 ir2 ir3 ir4 ir5"})
    ask = first_ask(soldiers_fire, here)
    answer = ("fire", "british-north", "hanlin", "soldiers")
    ask.check(answer)
    with speaking("en"):
        panel = PRESENTER.panel(here.position, ask, (), advice=answer)
        details = PRESENTER.details(here.position, ask, answer)
    assert panel.orders == "One zone may fire once, or hold its fire. After that, the Boxers attack hand to hand."
    assert details.able == "British North (8, officers +3)"
    assert details.danger == "soon British North (8 against 22)"
    shot = "British North fires on Hanlin: 83% chance of 3 or more"
    assert details.advice == f"One shot: {shot} (to disperse a fanatic)"
    assert (panel.planned, panel.ahead) == ("one shot", "round")
    assert panel.advised == "British North fires on Hanlin: 83% chance of 3 or more"


def test_two_officers_are_added_up_in_a_label() -> None:
    here = world({"german-west": "de1 strouts myers/1", "german-east": "ir1 ir2"})
    menu = first_ask(soldiers_fire, here).level(("fire", "german-west", "german-east"))
    assert menu is not None
    with speaking("en"):
        described = PRESENTER.description(menu.choices[0])
    assert described == "Boxers: 4 points · officer +3"


def test_only_the_last_of_several_days_is_described() -> None:
    position = world({"german-west": "de1"}, card="KS").position
    first, second = e.LegationUnguarded(power="GB"), e.LegationUnguarded(power="RU")
    cards = [e.CardDrawn(day=day, card="KS", left=54 - day) for day in (1, 2)]
    last = "Nobody guards the Russian Legation."
    gone = "Day 1: no losses."
    with speaking("en"):
        assert story(position, (cards[0], first, cards[1], second)) == (gone, last)
        both = "Nobody guards the British Legation and the Russian Legation."
        assert story(position, (first, cards[1], second)) == (both,)


def test_past_days_are_described_in_one_line() -> None:
    position = world({"german-west": "de1"}, card="KS").position
    losses = (Loss("de1", "soldier", "DE", 2, 1, "german-west", "german-west"),)
    account = DieRollReport(
        purpose="event", rule="5.3", dice=(2,), total=2, table="event", column=1, result="ammunition"
    )
    events: list[Event] = []
    for day in range(2, 6):
        shelled = DieRollReport(
            purpose="shell german-west", rule="5.2", dice=(6,), total=6, table="bombardment", result="1"
        )
        events.append(e.CardDrawn(day=day, card="7C", left=54 - day))
        events.append(e.ZoneShelled(zone="german-west", account=shelled, losses=losses, depot=False))
        events.append(e.EventRolled(account=account, rolled=2, taken=2))
    with speaking("en"):
        told = story(position, events)
    assert told == ("Days 2–4: the garrison loses 3 soldiers.", "Shells on German West cost the garrison one soldier.")


def test_a_subaltern_whose_name_is_not_known() -> None:
    position = world({"german-west": "de1 von-soden/1"}, card="KS").position
    fell = e.LeaderFell(leader="von-soden", zone="german-west", successor=True, end="german-west")
    with speaking("en"):
        assert story(position, (fell,)) == ("Von Soden falls in German West, and his sergeant takes over.",)
    with speaking("en"):
        assert "von Soden’s sergeant +1" in PRESENTER.text_board(position)


def test_the_report_of_a_roll_can_be_checked_by_hand() -> None:
    account = DieRollReport(
        purpose="fire british-north",
        rule="6.3",
        dice=(6,),
        modifiers=(Modifier("macdonald", "1.5.3", 3), Modifier("regulars", "6.3", -1)),
        total=7,
        table="soldiers",
        column=8,
        result="4",
    )
    loss = Loss("fa1", "fanatic", "", 2, 0, "cup", "hanlin")
    shot = e.ShotFired(
        zone="british-north", target="hanlin", shooters=("gb1",), account=account, losses=(loss,), own_losses=()
    )
    with speaking("en"):
        assert PRESENTER.dice((shot,)) == [
            "**British North fires on Hanlin** (§6.3): die 6, +3 MacDonald (§1.5.3), −1 regulars (§6.3), total 8, "
            "counted as 7; column 8, row 7 of the soldiers’ table (§6.3): **4**; Fanatics no. 1: 10 → off the map."
        ]


def test_many_shots_are_summed_up() -> None:
    position = world({"hanlin": "gb1 gb2 gb3 gb4 strouts", "fu-north": "ir1 ir2 ir3"}).position

    def shot(target: str) -> e.ShotFired:
        account = DieRollReport(
            purpose="fire hanlin", rule="6.3", dice=(4,), total=4, table="soldiers", column=8, result="3"
        )
        losses = (Loss("ir1", "irregular", "", 2, 0, "cup", target),)
        return e.ShotFired(
            zone="hanlin", target=target, shooters=("gb1",), account=account, losses=losses, own_losses=()
        )

    events = [shot("fu-north") for _ in range(12)]
    events.append(e.LeaderFell(leader="strouts", zone="hanlin", successor=True, end="hanlin"))
    with speaking("en"):
        told = story(position, events)
    assert told == ("Hanlin kills 24 Boxers in Fu North.", "Strouts falls in Hanlin, and Wray takes over.")


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "The British and the Japanese return from hospital to Hanlin."),
        ("it", "I britannici e i giapponesi rientrano dall’ospedale nell’Accademia Hanlin."),
        ("fr", "Les Britanniques et les Japonais quittent l’hôpital pour l’Académie Hanlin."),
    ],
)
def test_the_wounded_come_back_by_their_power(locale: str, told: str) -> None:
    """A counter is called «Britannici n. 1»: no verb would agree with it."""
    position = world({"hanlin": "gb1 gb2 jp1"}).position
    events = [e.WoundedPlaced(counter=counter, face=1, zone="hanlin") for counter in ("gb1", "jp1", "gb2")]
    with speaking(locale):
        assert story(position, events) == (told,)


def test_moves_are_one_sentence_and_give_way_to_what_they_led_to() -> None:
    position = world({"hanlin": "gb1 gb2"}).position
    zones = ("hanlin", "fu-north", "customs", "canal-north")
    events: list[Event] = [
        e.CountersMoved(counters=(f"gb{at}", "strouts"), start=one, end=two, why="reposition")
        for at, (one, two) in enumerate(pairwise(zones), 1)
    ]
    with speaking("en"):
        assert story(position, events) == ("The British and Strouts change posts.",)
        assert story(position, events[:1]) == ("The British and Strouts move to Fu North.",)


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        (
            Refused("too-far", rule="6.5", facts={"start": "hanlin", "zone": "german-east"}),
            "§6.5: German East is too far. Soldiers have four movement points; weapons and civilians move one zone.",
        ),
        (
            Refused("must-leave-fire", rule="6.5", facts={"zones": ("hanlin", "customs")}),
            "§6.5: There is a fire in Hanlin and Customs. First move out every unit that can leave.",
        ),
        (
            Refused("more-to-say", rule="6.3", facts={"slot": "at"}),
            "§6.3: The order is not complete. Still missing: the target zone.",
        ),
        (
            Refused("game-over", rule=""),
            "The siege is over. Start another with `/siege new`.",
        ),
    ],
)
def test_a_refusal_names_the_rule_and_what_to_do(refused: Refused, said: str) -> None:
    with speaking("en"):
        assert PRESENTER.refusal(refused) == said


@pytest.mark.stress
def test_the_result_counts_item_by_item() -> None:
    *_, (outcome, _) = _siege("random", "rumours", {})
    found = RULESET.result(outcome.world)
    assert found is not None
    with speaking("en"):
        said = PRESENTER.result(RULESET.view(outcome.world), found)
    assert len(said) < 2_500
    for side in ("powers", "boxers"):
        for item in found[f"{side}_items"]:
            assert (f"{item['count']} × " in said) or not item["count"]
    assert said.splitlines()[-1].startswith("**")


def test_an_overrun_siege_has_no_count() -> None:
    found = {
        "verdict": "overrun",
        "winner": "boxers",
        "powers": 0,
        "boxers": 0,
        "powers_band": 1,
        "boxers_band": 5,
        "powers_items": [],
        "boxers_items": [],
    }
    with speaking("en"):
        said = PRESENTER.result(world({}).position, found)
    assert said.splitlines() == [
        "**The Legations are overrun.** On day 1, no soldiers or civilians are left. The Boxers’ victory is complete.",
        "",
        "**The Boxers win.**",
    ]


def test_the_board_in_words_has_every_counter_of_the_map() -> None:
    position = world(
        {"hanlin": "gb1 gb2/1 macdonald civ1 ir1 ir2 fa1/1", "german-ramp": "betsy de1"},
        card="KS",
        ruins=["customs"],
        barricades=["hanlin"],
    ).position
    with speaking("en"):
        said = PRESENTER.text_board(position)
    assert "Hanlin, **9**: Fanatics 5 (reduced), 2 × Boxers 2" in said
    assert "Hanlin, **3, officers +3**: MacDonald +3, British 2, British 1 (reduced)" in said
    assert "German ramp, **5**: German 2, Betsy 3" in said
    assert "In ruins: Customs" in said
    assert "Barricades: Hanlin" in said
    assert len(said) < FIELDS


@pytest.mark.stress
def test_the_longest_boards_fit_a_message() -> None:
    with speaking("en"):
        longest = max(
            len(PRESENTER.text_board(RULESET.view(outcome.world))) for outcome, _ in _siege("steward", "dispatches", {})
        )
    assert 1_000 < longest < FIELDS


def test_alt_text_of_a_crowded_board_is_cut_at_a_comma() -> None:
    zones = [zone for zone in RULESET.new({}).position.board.zones if zone not in {"hanlin"}]
    soldiers = [c.id for c in RULESET.new({}).position.counters if c.kind in {"soldier", "civilian"}]
    places = dict(zip(zones, soldiers, strict=False))
    position = world(places, card="KS", ruins=zones[:25]).position
    with speaking("en"):
        said = PRESENTER.alt(position)
    assert 900 < len(said) <= ALT
    assert said.endswith("…")


def test_status_rules_and_guide() -> None:
    position = world({"hanlin": "gb1", "customs": "ir1"}, card="KS", step="fire").position
    with speaking("en"):
        said = PRESENTER.status(position)
        assert "Day 1 of 54 · K♠\ufe0e · the assault, round 1" in said
        assert "Now: the garrison fires (§6.3)" in said
        for rule in PRESENTER.house_rules():
            assert len(rule.title) <= 100
            assert all(len(title) <= 80 for _, title in rule.choices)
        assert len(PRESENTER.how_to_play()) == 5


@pytest.mark.parametrize(
    ("fields", "tone", "what"),
    [
        ({"card": "7C"}, "shelling", "bombardment"),
        ({"card": "7H"}, "quiet", "a quiet day"),
        ({"card": "KS"}, "assault", "alarm"),
        ({"card": "KS", "rain": True}, "quiet", "heavy rain"),
    ],
)
def test_the_tone_of_a_day(fields: dict[str, Any], tone: str, what: str) -> None:
    position = world({"hanlin": "gb1"}, sequence=0, **fields).position
    position.assault = False
    with speaking("en"):
        panel = PRESENTER.panel(position, None, ())
    assert panel.tone == tone
    assert panel.title.endswith(what)


@pytest.mark.stress
def test_an_assault_ends_with_an_account_of_every_boxer() -> None:
    came, seen = 0, set()
    with speaking("en"):
        for outcome, _ in _siege("random", "rumours", {}):
            view = RULESET.view(outcome.world)
            for event in outcome.events:
                if isinstance(event, e.CardDrawn):
                    came = 0
                elif isinstance(event, e.BoxersCame):
                    came += len(event.counters)
            left = [event for event in outcome.events if isinstance(event, e.BoxersLeft)]
            if not left or any(isinstance(event, e.DayEnded) for event in outcome.events):
                continue
            fell, withdrew = len(view.spent), len(left[0].counters)
            assert came == fell + withdrew, "every Boxer that came is accounted for"
            told = story(view, outcome.events)
            if not withdrew:
                assert any(line.startswith(f"{came} Boxer units attack and die") for line in told), told
            else:
                assert any(line.startswith(("One Boxer unit", f"{withdrew} Boxer units")) for line in told), told
            seen.add(left[0].why)
    assert seen


def test_without_the_entry_among_the_events_no_number_of_boxers_is_shown() -> None:
    position = world({}).position
    events = (e.BoxersLeft(why="beaten"), e.DayEnded(day=3, morale=5, food=4))
    with speaking("en"):
        assert story(position, events) == ("The assault fails.",)


@pytest.mark.parametrize("locale", ["en", "it", "fr"])
def test_losses_can_be_listed(locale: str) -> None:
    """A list has a comma, or a word, between two things: none within one of them, outside brackets."""
    weapons = [piece for piece in roster().values() if piece.kind in WEAPONS]
    assert weapons
    joint = {"en": " and ", "it": " e ", "fr": " et "}[locale]
    with speaking(locale):
        for piece in weapons:
            for after in (0, 1):
                loss = Loss(piece.id, piece.kind, piece.power, FULL, after, "hanlin")
                said = losses_said([loss])
                outside = re.sub(r"\([^()]*\)", "", said)
                assert not re.search(rf"[,:;]|{joint}", outside), said
                assert said[0].islower(), said


def test_the_text_board_names_the_zones_next_to_those_with_counters() -> None:
    """A player who does not see the map must know where troops can go."""
    outcome = new_game(RULESET, seed="next", options={})
    position = outcome.world.position
    with speaking("en"):
        text = PRESENTER.text_board(RULESET.view(outcome.world)).partition("**Which zones are adjacent**\n")[2]
        found = dict(line.split(": ") for line in text.splitlines() if ": " in line)
        zones = [zone for zone in board().zones.values() if position.here(zone.id)]
        assert len(found) >= len(zones) > 10
        for zone in zones:
            for near in zone.walk:
                assert zone_short(near) in found[zone_short(zone.id)]
                assert near in board().zones[zone.id].touch
