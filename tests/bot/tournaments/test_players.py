"""A tournament from its first command to its last page, as players see it."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from support.discord_play import PlayServer, labels, private, text
from support.tournament.play import worth
from support.tournament.stage import TournamentStage, told

from bot.runtime import clock
from bot.tournaments.players import FILE, read_text
from bot.tournaments.service import TournamentService
from bot.ui.errors import UserError
from db.tournaments.store import Tournaments
from engine.tournament import facts as f

pytestmark = pytest.mark.sqlite

LIST = (Path(__file__).parents[2] / "engine/tournament/example-list.txt").read_text(encoding="utf-8")
CUP: dict[str, Any] = {
    "format": "centuria-day",
    "name": "Legio Cup",
    "when": "2030-03-22 9:30",
    "zone": "Europe/Rome",
}


class Cup:
    """A tournament in the first channel, and its people."""

    def __init__(self, server: PlayServer) -> None:
        self.server, self.channel = server, server.first
        self.store = Tournaments(server.bot.database)

    async def announced(self, **options: Any) -> None:
        created = await self.server.alice.slash(self.channel, "tournament create", **{**CUP, **options})
        await self.press(self.server.alice, created, "Announce")

    async def press(self, who: Any, shown: Any, label: str) -> Any:
        message = (
            shown
            if not hasattr(shown, "followups")
            else [*([shown.response] if shown.response else []), *shown.followups][-1]
        )
        stored = self.server.env.backend.get_message(self.channel.id, message.id)
        part = next(each for each in _buttons(stored) if each["label"].startswith(label))
        return await who.click(self.server.as_message(stored), custom_id=part["custom_id"])

    async def settle(self) -> None:
        await self.server.env.advance_time(90)

    def posts(self) -> list[Any]:
        return self.server.messages(self.channel)

    async def join(self, who: Any, name: str, origin: str = "") -> Any:
        form = await who.slash(self.channel, "tournament join")
        return await who.submit_modal(form, {"name": name, "origin": origin, "club": ["no"], "remind": ["no"]})

    async def state(self) -> Any:
        from bot.tournaments.service import TournamentService

        return (await TournamentService(self.store).in_channel(self.channel.id)).state


def _buttons(message: Any) -> list[Any]:
    from support.discord_play import controls

    return [part for part in controls(message) if part["type"] == 2]


@pytest.fixture
def cup(server: PlayServer) -> Cup:
    return Cup(server)


async def test_a_tournament_is_created_announced_joined_and_left(cup: Cup, server: PlayServer) -> None:
    created = await server.alice.slash(cup.channel, "tournament create", **CUP)
    assert "Legio Cup" in private(created)
    assert not any("Legio Cup" in text(each) for each in cup.posts()), "nobody sees it before it is announced"
    await cup.press(server.alice, created, "Announce")
    await cup.settle()
    announcement = next(each for each in cup.posts() if "Registration is open" in text(each))
    assert {"Join", "Hand in my list", "Players"} <= set(labels(announcement))
    assert "SHA-256" in text(announcement)
    assert "number **1**" in told(await cup.join(server.bob, "Bob", "Bari"))
    assert "already" in private(await server.bob.slash(cup.channel, "tournament join"))
    await cup.settle()
    assert "One player" in text(cup.posts()[0])
    assert "Bob (Bari)" in private(await server.alice.slash(cup.channel, "tournament info"))
    assert "The bot has deleted your registration" in private(await server.bob.slash(cup.channel, "tournament leave"))
    assert "not a player" in private(await server.bob.slash(cup.channel, "tournament leave"))
    log = private(await server.alice.slash(cup.channel, "tournament log"))
    assert [line.count("<@") for line in log.splitlines()[1:]] == [1, 1, 1, 1], "who did it is named once"
    assert [each for each in ("created", "announced", "Bob registered", "Bob withdrew") if each in log] == [
        "created",
        "announced",
        "Bob registered",
        "Bob withdrew",
    ]


async def test_the_form_reads_what_is_chosen_in_its_menus(cup: Cup, server: PlayServer) -> None:
    created = await server.alice.slash(cup.channel, "tournament create", **CUP)
    await cup.press(server.alice, created, "Announce")
    await cup.settle()
    form = await server.bob.slash(cup.channel, "tournament join")
    await server.bob.submit_modal(form, {"name": "Bob", "origin": "", "club": ["yes"], "remind": ["no"]})
    await cup.join(server.alice, "Alice")
    assert [player.club for player in (await cup.state()).players.values()] == [True, False]


async def test_a_list_is_checked_immediately_and_errors_name_their_lines(cup: Cup, server: PlayServer) -> None:
    await cup.announced()
    await cup.join(server.bob, "Bob")
    form = await server.bob.slash(cup.channel, "tournament list")
    assert "A judge checks whether" in told(await server.bob.submit_modal(form, {"list": LIST}))
    form = await server.bob.slash(cup.channel, "tournament list")
    broken = told(await server.bob.submit_modal(form, {"list": "army: Rome\nA | Legion | x | VT 6 | 1200\n"}))
    assert "Line 2" in broken
    assert "1200 points" in broken.replace(",", "")
    assert "does not count yet" in broken
    assert (await cup.state()).players[1].list_counts, "the faultless one counts on"
    table = LIST.partition("#")[0].replace("army: ", "esercito\t").replace("extra: ", "aggiunta\t").replace(" | ", "\t")
    sheet = ("lista.tsv", table.replace("commander", "comandante").encode("utf-16"))
    handed = told(await server.bob.slash(cup.channel, "tournament list", file=sheet))
    assert "A judge checks whether" in handed, "a spreadsheet's file is read, in Italian too"
    assert "not a player" in private(await server.alice.slash(cup.channel, "tournament list"))


def test_a_file_can_have_either_text_encoding() -> None:
    with pytest.raises(UserError, match="tournament-list-no-text"):
        read_text(b"\x89PNG\r\n\x00")
    assert read_text("army: Öst\n".encode("windows-1252")) == "army: Öst\n"
    assert read_text(b"\xef\xbb\xbfarmy: x") == "army: x"
    assert read_text("esercito\tÖst".encode("utf-16")) == "esercito\tÖst", "as spreadsheets write Unicode text"
    with pytest.raises(UserError, match="tournament-list-no-text"):
        read_text("army\x00".encode("utf-16"))
    assert FILE == 64 * 1024


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"when": "tea time"}, "tomorrow 20:00"),
        ({"when": "2020-03-22 9:30"}, "has passed"),
        ({"zone": "Nowhereland"}, "Nowhereland"),
        ({"when": "22 March 9"}, "as a day and a time"),
    ],
)
async def test_impossible_settings_are_refused_when_a_tournament_is_created(
    cup: Cup, server: PlayServer, options: dict[str, Any], said: str
) -> None:
    told_ = private(await server.alice.slash(cup.channel, "tournament create", **{**CUP, **options}))
    assert said in told_
    assert await cup.store.in_channel(cup.channel.id) is None


@pytest.mark.parametrize(
    ("when", "hour"),
    [("22 March 9:30 pm", "21:30"), ("22 March 9 pm", "21:00"), ("tomorrow 20:00", "20:00"), ("sabato 9:30", "09:30")],
)
async def test_a_tournament_begins_at_the_typed_time(cup: Cup, server: PlayServer, when: str, hour: str) -> None:
    """Hours with am and pm, days without a date: the command understands the same as a table's thread."""
    options = {**CUP, "format": "games", "when": when}
    assert "Legio Cup" in private(await server.alice.slash(cup.channel, "tournament create", **options))
    row = await cup.store.in_channel(cup.channel.id)
    assert row is not None
    t = (await TournamentService(cup.store).load(row.id)).state
    assert f"{datetime.fromtimestamp(t.settings.starts, ZoneInfo('Europe/Rome')):%H:%M}" == hour


async def test_a_start_too_early_for_lists_is_refused_with_the_rule(cup: Cup, server: PlayServer) -> None:
    soon = clock.now().strftime("%Y-%m-%d 23:59")
    assert "T6" in private(await server.alice.slash(cup.channel, "tournament create", **{**CUP, "when": soon}))


async def test_a_channel_has_one_tournament(cup: Cup, server: PlayServer) -> None:
    await cup.announced()
    assert "already" in private(await server.bob.slash(cup.channel, "tournament create", **CUP))
    found = private(await server.bob.slash(server.second, "tournament find"))
    assert "Legio Cup" in found
    assert "This channel has no tournament" in private(await server.bob.slash(server.second, "tournament info"))


async def test_an_unannounced_tournament_is_private_and_occupies_no_channel(cup: Cup, server: PlayServer) -> None:
    """A stranger could create one without announcing it, and block the channel."""
    mallory = server.guild.add_member(server.env.create_user("mallory"))
    squat = await mallory.slash(cup.channel, "tournament create", **{**CUP, "name": "Squat"})
    for command in ("info", "join", "log", "page", "export"):
        assert "This channel has no tournament" in private(await server.bob.slash(cup.channel, f"tournament {command}"))
    assert "Squat" not in private(await server.bob.slash(cup.channel, "tournament find"))
    found = private(await mallory.slash(server.second, "tournament find"))
    assert f"<#{cup.channel.id}>" in found
    assert "Squat" in private(await mallory.slash(cup.channel, "tournament info"))
    assert "already" in private(await mallory.slash(cup.channel, "tournament create", **CUP)), "one's own keeps it"
    created = await server.alice.slash(cup.channel, "tournament create", **CUP)
    assert "Legio Cup" in private(await server.alice.slash(cup.channel, "tournament info"))
    await cup.press(server.alice, created, "Announce")
    assert "already has a tournament: Legio Cup" in private(await cup.press(mallory, squat, "Announce"))
    assert "Legio Cup" in private(await mallory.slash(cup.channel, "tournament info"))


async def test_players_of_the_same_name_are_distinguished(cup: Cup, server: PlayServer) -> None:
    """Three buttons were labelled “Let in Anna”."""
    await cup.announced()
    carol, dora = (server.guild.add_member(server.env.create_user(name)) for name in ("carol", "dora"))
    for who, name in ((server.bob, "Anna"), (carol, "ÀNNA"), (dora, "1")):
        await cup.join(who, name)
    form = await server.alice.slash(cup.channel, "judge player", action="guests")
    lines = "Zoe | Bari | club\n | x"
    assert "The bot cannot read line 2, “\\| x”" in told(await server.alice.submit_modal(form, {"guests": lines}))
    form = await server.alice.slash(cup.channel, "judge player", action="guests")
    await server.alice.submit_modal(form, {"guests": "Zoe\nanna | Bari\nzoe"})
    names = [player.name for player in (await cup.state()).players.values()]
    assert names == ["Anna", "ÀNNA (2)", "1 (3)", "Zoe", "anna (5)", "zoe (6)"]


async def test_a_step_taken_too_early_names_the_missing_one(cup: Cup, server: PlayServer) -> None:
    await cup.announced()
    early = private(await server.alice.slash(cup.channel, "judge pair"))
    assert early.startswith("Registration is still open. The organizer can close it in `/judge panel`.")


async def test_rounds_are_posted_reported_and_have_pages(server: PlayServer) -> None:
    """Two play a round: the bot posts it, edits it when it is reported, and shows the page; everything is explained."""
    stage = TournamentStage(server)
    await stage.create(players=2, guests=2, rounds=2, scenarios=("breccia", "ponte"))
    one = stage.people[1]
    mine = private(await one.slash(stage.channel, "tournament table"))
    assert "against" in mine
    pairings = private(await one.slash(stage.channel, "tournament pairings"))
    assert "Player 1" in pairings
    assert "Guest 4" in pairings
    assert "have the draw numbers" in private(await one.slash(stage.channel, "tournament why", table=1))
    assert "place 1" in private(await one.slash(stage.channel, "tournament why"))
    assert "Standings after round" in private(await one.slash(stage.channel, "tournament page"))
    assert "no table" not in mine
    assert "round 7" in private(await one.slash(stage.channel, "tournament page", round=7)).lower()
    table = (await stage.t).rounds[0].table_of(1)
    assert table is not None
    await stage.does(f.Ruled(round=1, table=table.number, report=worth("breccia", 100, 0)))
    assert "is final: " in private(await one.slash(stage.channel, "tournament table"))


@pytest.mark.stress
async def test_the_organizer_chooses_the_game_of_a_tournament(cup: Cup, server: PlayServer) -> None:
    said = {**CUP, "format": "duel", "game": "revolte"}
    found = await server.alice.autocomplete(cup.channel, "tournament create", "game", "", format="games")
    assert {each["value"] for each in found} == {"ascari", "revolte"}, "games of two sides"
    found = await server.alice.autocomplete(cup.channel, "tournament create", "scenario", "wall", **said)
    assert [each["value"] for each in found] == ["tartar-wall"]
    for wrong, why in (
        ({"scenario": "Agordat", "game": "ascari"}, "This game has no such scenario. Choose from: "),
        ({"game": "chess"}, "cannot use that game. It can use: "),
        ({"format": "games", "game": "siege"}, "cannot use that game"),
        ({"format": "centuria-day"}, "report their results"),
    ):
        assert why in private(await server.alice.slash(cup.channel, "tournament create", **{**said, **wrong}))
    aside = await server.alice.slash(
        server.second, "tournament create", **{**CUP, "format": "games"}, scenario="langfang"
    )
    assert "Game: La révolte des Boxers, The outpost at Langfang" in private(aside), "the scenario names its game"
    await cup.announced(format="duel", game="revolte", scenario=found[0]["name"])
    await cup.settle()
    settings = (await cup.state()).settings
    assert (settings.game, settings.options) == ("revolte", {"scenario": "tartar-wall"})
    told_ = text(cup.posts()[0])
    assert "Game: La révolte des Boxers, The sortie on the Tartar Wall" in told_
    assert "Everybody plays the same side against the autopilot" in told_


async def test_an_hour_skipped_by_the_clocks_is_refused_with_the_next(server: PlayServer) -> None:
    asked = {"format": "games", "name": "Cup", "when": "28 March 2027 2:30", "zone": "Europe/Rome"}
    told = private(await server.alice.slash(server.first, "tournament create", **asked))
    assert "in Europe/Rome: the clocks go forward then." in told
    assert "03:00" in told


@pytest.mark.parametrize("name", [" ", "\u200b", "\u3164"])
async def test_an_invisible_name_is_refused(server: PlayServer, name: str) -> None:
    """An empty name made Discord refuse every list of tournaments to choose from."""
    told = private(
        await server.alice.slash(
            server.first, "tournament create", format="duel", name=name, when="22 March 2027 20:00", zone="UTC"
        )
    )
    assert told.startswith("Please give the tournament a readable name.")
