"""What the journal can hold has a door: a command, a button or a form by which somebody does it, tried on a server.

`test_every_fact_can_be_entered_in_the_bot` finds a fact, or a part of one, that nothing in the bot writes.
"""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any, get_args

import pytest
from simcord.results import InteractionResult
from support import stress
from support.discord_play import PlayServer, controls, text
from support.sources import nodes
from support.tournament.play import worth
from support.tournament.stage import TournamentStage, last, told

from bot.runtime import clock
from bot.tournaments.cog import PRESETS
from bot.tournaments.drafts import tables_of, tables_word
from bot.tournaments.handlers import TablePress
from bot.tournaments.posts import round_text
from engine.tournament import facts as f
from engine.tournament.state import CLOSED, OPEN, OVER
from render.language import speaking

ROOT = Path(__file__).parents[3]
LIST = ROOT.joinpath("tests", "engine", "tournament", "example-list.txt").read_text(encoding="utf-8")
LISTS = {"lists": True, "event_day": 800_000, "lists_day": 799_990}


@pytest.fixture
async def stage(server: PlayServer) -> TournamentStage:
    return TournamentStage(server)


def labels(shown: InteractionResult) -> list[str]:
    """Return the labels of the buttons under what somebody received."""
    return [part["label"] for part in controls(last(shown)) if part["type"] == 2]


# --- acts against a person ---


async def named(stage: TournamentStage, *names: str, **more: Any) -> None:
    await stage.create(0, start=False, **more)
    for number, name in enumerate(names, 1):
        person = stage.people[number] = stage.server.guild.add_member(stage.server.env.create_user(f"member{number}"))
        await stage.does(f.Registered(player=number, name=name, person=person.id), by=person)


async def test_an_act_against_a_player_needs_that_player_and_a_confirmation(stage: TournamentStage) -> None:
    await named(stage, "Giovanna", "Marco Rossi", "Marco", "Élise")
    await stage.draw()
    judge = stage.judge
    part = told(await stage.slash(judge, "judge player", action="expel-for-life", player="anna"))
    assert "The bot cannot tell which player" in part
    assert "1 Giovanna" in part, "who fits is named"
    assert "reason" in told(await stage.slash(judge, "judge penalty", player="marco", line="conduct", points=5))
    assert "Type a player’s name or number" in told(
        await stage.slash(judge, "judge player", action="here", player="  ")
    )
    form = await stage.slash(judge, "judge player", action="expel-for-life", player="elise")
    shown = str(form.modal)
    assert "Élise" in shown
    assert "number 4" in shown
    assert not any(player.left for player in (await stage.t).players.values()), "it is asked first"
    assert "banned for life" in told(await stage.fill(judge, form, reason="threats"))
    assert (await stage.t).players[4].left == "expelled-for-life"
    form = await stage.slash(judge, "judge player", action="expel", player="Marco", reason="shouting")
    assert "shouting" in str(form.modal), "the reason that was typed is in the form"
    await stage.fill(judge, form, reason="shouting twice")
    assert [player.left for player in (await stage.t).players.values()] == ["", "", "expelled", "expelled-for-life"]
    assert "shouting twice" in told(await stage.slash(judge, "tournament log"))


# --- registration and who comes late ---


async def test_a_confirmed_click_closes_registration_early(stage: TournamentStage) -> None:
    await stage.create(4, start=False)
    panel = await stage.slash(stage.judge, "judge panel")
    assert "Only the organizer" in told(await stage.press(stage.judge, panel, "Close registration"))
    panel = await stage.slash(stage.organizer, "judge panel")
    sure = await stage.press(stage.organizer, panel, "Close registration")
    assert (await stage.t).stage == OPEN
    assert "the draw is made" in told(await stage.press(stage.organizer, sure, "Close registration"))
    assert (await stage.t).stage == CLOSED
    assert sorted((await stage.t).lots) == [1, 2, 3, 4]


async def test_a_late_member_is_admitted_and_gets_the_walkover(stage: TournamentStage) -> None:
    await stage.create(3, rounds=2, scenarios=("breccia", "bottino"))
    server, guild = stage.server, stage.server.guild
    newcomer = guild.add_member(server.env.create_user("newcomer"))
    over = (await stage.t).rounds[0].byes
    late = await newcomer.slash(stage.channel, "tournament join")
    assert "Only the organizer" in told(late)
    assert "has asked the organizer" in told(await stage.press(newcomer, late, "Ask to play"))
    await server.env.advance_time(20)
    (asked,) = [each for each in server.messages(stage.channel) if "asks to play" in text(each)]
    assert set(asked.allowed_mentions.users) == {stage.organizer.id}
    assert "Only the organizer" in told(await stage.press(newcomer, asked, "Admit"))
    admitted = await stage.press(stage.organizer, asked, "Admit")
    assert "newcomer is admitted" in told(admitted)
    t = await stage.t
    assert (t.players[4].person, t.lots[-1]) == (newcomer.id, 4)
    assert "came late" in told(await stage.slash(stage.judge, "judge panel"))
    await stage.press(stage.organizer, admitted, "Play this round")
    t = await stage.t
    assert not t.rounds[0].byes
    assert {4, *over} in [set(table.players) for table in t.rounds[0].tables.values()]
    assert "as number 4" in told(await newcomer.slash(stage.channel, "tournament join"))
    await stage.press(stage.organizer, asked, "Admit")
    assert len((await stage.t).players) == 4, "admitted once"


async def test_no_player_is_admitted_after_round_two_is_posted(stage: TournamentStage) -> None:
    await stage.create(4, rounds=2, scenarios=("breccia", "bottino"))
    for table in (1, 2):
        await stage.does(f.Ruled(round=1, table=table, report=worth("breccia", 100 * table, 0)))
    await stage.does(f.RoundClosed(round=1))
    await stage.pair()
    newcomer = stage.server.guild.add_member(stage.server.env.create_user("newcomer"))
    assert "too late" in told(await newcomer.slash(stage.channel, "tournament join"))


# --- lists ---


async def test_a_judge_enters_the_list_of_a_guest_and_returns_one_with_a_date(stage: TournamentStage) -> None:
    await stage.create(1, guests=1, start=False, **LISTS)
    judge = stage.judge
    form = await stage.press(judge, await stage.slash(judge, "judge list", player="Guest 2"), "Enter a list")
    assert "995" in told(await stage.fill(judge, form, list=LIST))
    guest = (await stage.t).players[2]
    assert (guest.list_counts, guest.army) == (True, "Late Republican Romans")
    assert "Legionaries, Triarii" in told(await stage.slash(judge, "judge list", player="2"))
    day = clock.now().date() + timedelta(days=30)
    assert "T7" in told(await stage.slash(judge, "judge list", player="2", until=day.isoformat()))
    assert "passed" in told(await stage.slash(judge, "judge list", player="2", returned="horses", until="2020-01-02"))
    assert (await stage.t).players[2].list_counts
    back = await stage.slash(judge, "judge list", player="2", returned="the horses", until=day.isoformat())
    assert "(no penalty until <t:" in told(back)
    guest = (await stage.t).players[2]
    assert (guest.list_counts, guest.returned, guest.returned_until) == (
        False,
        "the horses",
        day.toordinal(),
    )
    stranger = stage.people[1]
    forged = await stage.post(TablePress(stage.id, number=2).press("tlistfor"))
    assert "Only the organizer and the judges" in told(await stage.press(stranger, forged, "Report"))


# --- the draft ---


async def test_the_draft_lists_unpaired_players_with_reasons_and_can_include_them(stage: TournamentStage) -> None:
    await stage.create(6, start=False, **LISTS)
    for number in (1, 2, 3, 4):
        await stage.hand_in(number, LIST)
    await stage.draw()
    await stage.does(f.Dropped(player=4, day=1), by=stage.people[4])
    draft = await stage.slash(stage.judge, "judge pair")
    said = told(draft)
    assert "have no list: Player 5, Player 6" in said
    assert "Out of the tournament: Player 4" in said
    assert {"Let in Player 5", "Let in Player 6"} <= set(labels(draft))
    draft = await stage.press(stage.judge, draft, "Let in Player 5")
    assert "have no list: Player 6" in told(draft)
    assert (await stage.t).players[5].let_in
    await stage.press(stage.judge, draft, "Post")
    seated = {number for table in (await stage.t).rounds[0].tables.values() for number in table.players}
    assert seated == {1, 2, 3, 5}


async def test_the_draft_asks_who_has_the_bye_when_the_number_is_odd(stage: TournamentStage) -> None:
    await stage.create(0, start=False, odd="club", rounds=1)
    form = await stage.slash(stage.organizer, "judge player", action="guests")
    names = "Anna | Bari | club\nBruno | Bari | club\nCarla\nDino\nElio"
    await stage.fill(stage.organizer, form, guests=names)
    await stage.draw()
    draft = await stage.slash(stage.organizer, "judge pair")
    assert "The number of players is odd" in told(draft)
    assert "Bruno of the organizing club was the last to hand in a list" in told(draft)
    assert {"Bruno stands down", "Anna stands down"} <= set(labels(draft))
    assert "Only the organizer" in told(
        await stage.press(stage.judge, await stage.slash(stage.judge, "judge pair"), "Anna")
    )
    draft = await stage.press(stage.organizer, draft, "Anna stands down")
    assert "Standing down: Anna" in told(draft)
    form = await stage.slash(stage.judge, "judge player", action="drop", player="Dino")
    await stage.fill(stage.judge, form, reason="ill")
    draft = await stage.slash(stage.organizer, "judge pair")
    assert "Anna stood down and can replace Dino" in told(draft)
    assert "Anna stood down and can replace Dino" in told(await stage.slash(stage.organizer, "judge panel"))
    draft = await stage.press(stage.organizer, draft, "Bring in Anna")
    assert "Stood down" not in told(draft)
    await stage.press(stage.organizer, draft, "Post")
    seated = {number for table in (await stage.t).rounds[0].tables.values() for number in table.players}
    assert seated == {1, 2, 3, 5}


@pytest.mark.stress
async def test_tables_paired_by_hand_have_a_reason_shown_under_the_round(stage: TournamentStage) -> None:
    await stage.create(6)
    judge = stage.judge
    first, second = (await stage.table(1)).players, (await stage.table(2)).players
    draft = await stage.slash(judge, "judge pair", tables="1 2")
    form = await stage.press(judge, draft, "Pair by hand")
    assert f"{first[0]} – {first[1]}" in str(form.modal), "filled in as the rules would pair them"
    wrong = await stage.fill(judge, form, pairs="1 – 2 – 3", reason="a mistake")
    assert "is not a pair" in told(wrong)
    name = (await stage.t).players[second[1]].name
    form = await stage.press(judge, draft, "Pair by hand")
    pairs = f"{first[0]} – {name}\n{first[1]}-{second[0]}"
    assert "is posted" in told(await stage.fill(judge, form, pairs=pairs, reason="wrong slips at two tables"))
    assert [(await stage.table(number)).players for number in (1, 2)] == [
        tuple(sorted((first[0], second[1]), key=[*(await stage.t).rounds[0].order].index)),
        tuple(sorted((first[1], second[0]), key=[*(await stage.t).rounds[0].order].index)),
    ]
    await stage.server.env.advance_time(20)
    (shown,) = [each for each in stage.server.messages(stage.channel) if "## Round 1 of" in text(each)]
    assert "wrong slips at two tables" in text(shown)
    assert f"<@{judge.id}>" in text(shown)


def test_tables_in_a_custom_id_can_be_read_again() -> None:
    for tables in ([1], [500, 26, 25], [*range(8, 27)]):
        at = TablePress("0123abcd", 2, 0, 3, tables_word(tables))
        assert tables_of(at) == tables
        assert len(at.press("tpost").custom_id()) <= 100
    assert tables_of(TablePress("0123abcd", 1, 8, 3, "again-j-ba")) == [8, 9, 10], "buttons of earlier versions"


@pytest.mark.parametrize("seed", stress.spread([*range(12)], of=12))
async def test_pairing_again_is_offered_only_where_it_is_possible(stage: TournamentStage, seed: int) -> None:
    """T20, T69: however many tables a correction moves, and whichever player has the bye then."""
    rng, count = random.Random(seed), 15 + seed % 2
    await stage.create(count, rounds=3, scenarios=("breccia", "bottino", "ponte"))
    for number in (1, 2):
        for table in (await stage.t).rounds[-1].tables.values():
            report = worth((await stage.t).rounds[-1].scenario, rng.randint(0, 900), rng.randint(0, 900))
            await stage.does(f.Ruled(round=number, table=table.number, report=report), by=stage.judge)
        await stage.does(f.RoundClosed(round=number))
        await stage.pair()
    judge, taken = stage.judge, 0
    for _ in range(4):
        table = rng.choice([*(await stage.t).rounds[0].tables.values()])
        loser = str(rng.choice(table.players))
        more = {"table": table.number, "round": 1, "outcome": "conceded", "player": loser, "reason": "misread"}
        shown = await stage.slash(judge, "judge result", **more)
        if "Pair again" not in labels(shown):
            continue
        posted = await stage.press(judge, await stage.press(judge, shown, "Pair again"), "Post")
        assert "is posted" in told(posted)
        again = await stage.slash(judge, "judge result", **{**more, "reason": "misread again"})
        assert "does not change the pairings" in told(again), "what was offered makes the round right"
        taken += 1
    assert taken


# --- the whole tournament ---


async def test_rounds_can_be_removed_from_the_end_publicly(stage: TournamentStage) -> None:
    await stage.create(8, rounds=4, scenarios=("breccia", "bottino", "ponte", "saccheggio"))
    form = await stage.press(stage.organizer, await stage.slash(stage.organizer, "judge settings"), "Rounds")
    assert "T2" in told(await stage.fill(stage.organizer, form, rounds="5"))
    form = await stage.press(stage.organizer, await stage.slash(stage.organizer, "judge settings"), "Rounds")
    sure = await stage.fill(stage.organizer, form, rounds="2")
    assert (await stage.t).total_rounds == 4
    assert "ends after round 2" in told(await stage.press(stage.organizer, sure, "Cancel these rounds"))
    assert (await stage.t).total_rounds == 2
    await stage.server.env.advance_time(20)
    assert [each for each in stage.server.messages(stage.channel) if "cancelled the rest" in text(each)]


async def test_a_tournament_closed_from_the_panel_shows_its_seed(stage: TournamentStage) -> None:
    await stage.create(2)
    await stage.does(f.Ruled(round=1, table=1, report=worth("breccia", 100, 0)))
    panel = await stage.press(stage.organizer, await stage.slash(stage.organizer, "judge panel"), "1: Post")
    await stage.press(stage.organizer, panel, "1: Close")
    t = await stage.t
    assert (t.stage, bool(t.seed)) == (OVER, True)


async def test_players_of_a_round_are_mentioned_once_with_ten_a_message(stage: TournamentStage) -> None:
    await stage.create(13, guests=1, start=False)
    await stage.draw()
    await stage.pair()
    await stage.server.env.advance_time(20)
    seated = [each for each in stage.server.messages(stage.channel) if "see your table" in text(each)]
    pinged = [set(each.allowed_mentions.users) for each in seated]
    assert [len(each) for each in pinged] == [10, 3]
    assert set.union(*pinged) == {person.id for person in stage.people.values()}
    t = await stage.t
    with speaking("en"):
        posted = round_text(t, 1) + "\n"
    counts = [sum(posted.count(f"{player.name}{end}") for end in " .\n") for player in t.players.values()]
    assert counts == [1] * len(counts), "each name is shown once"
    assert "<@" not in posted


@pytest.mark.stress
async def test_every_offered_format_can_be_created_and_posted(stage: TournamentStage) -> None:
    server, organizer = stage.server, stage.organizer
    people = [server.guild.add_member(server.env.create_user(f"member{number}")) for number in range(4)]
    day = (clock.now().date() + timedelta(days=9)).isoformat()
    for each in PRESETS:
        stage.channel = server.guild.create_text_channel(f"cup-{each}")
        options = {"name": "X", "when": f"{day} 20:00", "zone": "Europe/Rome"}
        drawn = await organizer.slash(stage.channel, "tournament create", **{**options, "format": each})
        assert "Announce" in labels(drawn), told(drawn)
        await stage.press(organizer, drawn, "Announce")
        for person in people:
            form = await person.slash(stage.channel, "tournament join")
            await stage.fill(person, form, name=person.name)
        panel = await stage.slash(organizer, "judge panel")
        await stage.press(organizer, await stage.press(organizer, panel, "Close registration"), "Close registration")
        draft = await stage.slash(organizer, "judge pair")
        assert labels(draft), (each, told(draft))
        while lets := [label for label in labels(draft) if label.startswith("Let in")]:
            draft = await stage.press(organizer, draft, lets[0])
        assert "is posted" in told(await stage.press(organizer, draft, "Post")), each
        (row,) = [
            row for row in await stage.service.store.in_guild(server.guild.id) if row.channel_id == stage.channel.id
        ]
        t = (await stage.service.load(row.id)).state
        assert (t.preset, len(t.rounds)) == (each, 1)


# --- every fact ---


_ALL = "**"
"""Parts that a call takes from elsewhere."""


def _written() -> Iterator[tuple[str, set[str]]]:
    """Yield the name of each fact that the bot writes, with the parts of it that are named there."""
    known = {each.__name__ for each in get_args(f.AnyFact)}
    rules = ROOT / "engine/tournament"
    for path in (*(ROOT / "bot").rglob("*.py"), rules / "draft.py", rules / "waits.py"):
        for node in nodes(path):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in known:
                    yield called, {word.arg or _ALL for word in node.keywords}


def test_every_fact_can_be_entered_in_the_bot() -> None:
    """A fact that nothing in the bot writes, or a part of one that is never filled in, could only occur in tests."""
    written: dict[str, set[str]] = {}
    for name, parts in _written():
        written.setdefault(name, set()).update(parts)
    by_hand = {"Forgotten"}  # `db.tournaments.forgetting` writes it as text
    assert {each.__name__ for each in get_args(f.AnyFact)} - set(written) == by_hand
    everywhere = {"by", "at"}  # the service stamps every fact
    # Deleting data writes the first; who disputes a report fills in their own account instead of a reason.
    others = {("Registered", "group"), ("Disputed", "reason")}
    lacking = {
        (each.__name__, part)
        for each in get_args(f.AnyFact)
        if each.__name__ in written
        if _ALL not in written[each.__name__]
        for part in set(each.__struct_fields__) - everywhere - written[each.__name__]
    }
    assert lacking - others == set()
    calls = [node for path in (ROOT / "bot").rglob("*.py") for node in nodes(path) if isinstance(node, ast.Call)]
    again = [call for call in calls if getattr(call.func, "attr", "") == "paired_again"]
    parts = {word.arg for call in again for word in call.keywords}
    assert {"late", "absent"} <= parts, "who comes late, and who stands alone, is paired by a press"
