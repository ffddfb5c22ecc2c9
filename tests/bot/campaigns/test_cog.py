"""Campaigns in channels: started, played day by day, paused, moved, ended, with the messages to each person."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support import stress
from support.discord_play import PlayServer, labels, private, text

from bot.boards.delivery import BoardDelivery
from bot.campaigns.cog import wire_campaigns
from bot.delivery.notices import NoticeDelivery
from bot.games.service import Service
from bot.runtime import clock
from bot.runtime.settings import Settings
from bot.ui.custom_ids import Press, write_path
from bot.ui.texts import say
from db import open_database
from db.storage.leases import clock_of
from engine.core.day_gate import BEGIN
from render.language import speaking

pytestmark = pytest.mark.by_alarms

DAY = 86_400


async def start(server: PlayServer, who: Any = None, **options: Any) -> str:
    asked = {"game": server.game, "hour": "21:00", "zone": "Europe/Rome", "seed": "apple"} | options
    named = {name: value for name, value in asked.items() if value is not None}
    return private(await (who or server.alice).slash(server.first, "campaign start", **named))


async def said(server: PlayServer, command: str, who: Any = None, **options: Any) -> str:
    return private(await (who or server.alice).slash(server.first, f"campaign {command}", **options))


def stamp(*when: int) -> str:
    return f"<t:{int(datetime(*when, tzinfo=UTC).timestamp())}:F>"  # type: ignore[misc,arg-type]


async def test_a_campaign_is_played_day_by_day(server: PlayServer) -> None:
    told = await start(server)
    assert f"Day 1 begins {stamp(2026, 1, 1, 20)}" in told
    assert "21:00 (Europe/Rome), every day" in told
    board = server.board(server.first)
    assert f"**Day 1** begins {stamp(2026, 1, 1, 20)}" in text(board)
    assert "Begin the day" not in labels(board)
    state = await server.state(server.first)
    old = Press("go", state.id, state.version, path=write_path(state.ask, BEGIN)).custom_id("b")
    (refused,) = map(private, await server.at_once(server.first, (server.alice, old)))  # of a board posted long ago
    assert f"The next part of the campaign begins {stamp(2026, 1, 1, 20)}" in refused
    await server.env.advance_time(DAY)
    assert (await server.state(server.first)).progress[0] == 1
    assert f"until {stamp(2026, 1, 2, 20)}" in text(server.board(server.first))
    await server.press(server.first, "Done")
    assert "↶ Undo" in labels(server.board(server.first))
    await server.env.advance_time(DAY)
    day, board = server.messages(server.first)[-2:]
    assert text(day).startswith("**Day 1 is over.**")
    assert "The autopilot made the remaining decisions: Fire anna" in text(day)
    assert "day 2" in text(board)
    await server.env.advance_time(2 * DAY)
    over, board = server.messages(server.first)[-2:]
    assert text(over).startswith("**The campaign is over**, after 3 days")
    assert "apples eaten" in text(board)
    assert "There is no campaign here" in await said(server, "status")


@pytest.mark.stress
async def test_the_message_of_the_next_day_reports_the_deadline(server: PlayServer) -> None:
    assert "Players have 2 hours to decide" in await start(server, deadline="2h")
    await server.env.advance_time(23 * 3_600)
    board = server.messages(server.first)[-1]
    assert f"**Day 2** begins {stamp(2026, 1, 2, 20)}" in text(board)
    await server.env.advance_time(22 * 3_600)
    texts = [text(message) for message in server.messages(server.first)]
    assert not any("The deadline for day 1" in each for each in texts), "the next day's message tells it"
    (told,) = [each for each in texts if "The autopilot made the remaining decisions: Done" in each]
    assert told.startswith("**Day 1 is over.**")


@pytest.mark.stress
async def test_a_campaign_can_be_paused_resumed_skipped_moved_and_ended(server: PlayServer) -> None:
    await start(server)
    assert "Thursday" in await said(server, "skip")
    assert f"begins {stamp(2026, 1, 2, 20)}" in text(server.board(server.first))
    assert f"Day 1 begins {stamp(2026, 1, 1, 20)}" in await said(server, "resume")
    assert "already running" in await said(server, "resume")
    assert "is paused" in await said(server, "pause")
    assert "already paused" in await said(server, "pause")
    rests = "The campaign is paused. To continue it, use `/campaign resume`"
    assert rests in text(server.board(server.first)), "everybody reads it, and not only who paused it"
    await server.env.advance_time(2 * DAY)
    assert (await server.state(server.first)).progress[0] == 0
    await server.press(server.first, "Begin the day")
    assert (await server.state(server.first)).progress[0] == 1
    assert rests in text(server.board(server.first))
    assert f"Day 2 begins {stamp(2026, 1, 3, 20)}" in await said(server, "resume")
    assert rests not in text(server.board(server.first))
    moved = await said(server, "hour", hour="9am", zone="new york", days="sat, sun")
    assert f"Day 2 begins {stamp(2026, 1, 3, 14)}" in moved
    assert "09:00 (America/New_York), weekend" in moved
    status = await said(server, "status", server.bob)
    assert "Day 1.** The campaign is running." in status
    assert stamp(2026, 1, 3, 14) in status
    assert "nobody. To get reminders, use `/campaign remind`" in status
    assert "The campaign has ended" in await said(server, "end")
    await server.press(server.first, "Adviser plays until something happens")
    state = await server.state(server.first)
    while state.ask is not None and state.ask.kind != "calendar":
        told = private(await server.alice.slash(server.first, "siege auto", scope="all"))
        state = await server.state(server.first)
        assert "has played this day to its end" in told, "the game waits for the next"
    assert "begins when a player clicks the button" in text(server.board(server.first))
    await server.press(server.first, "Begin the day")
    assert (await server.state(server.first)).progress[0] == 2


@pytest.mark.parametrize(
    ("zone", "shown", "hour"),
    [
        ("GMT+2", "(UTC+2)", 19),
        ("UTC+2", "(UTC+2)", 19),
        ("Milan", "(Europe/Rome)", 20),
        ("Italy", "(Europe/Rome)", 20),
        ("UTC-2", "(UTC-2)", 23),
    ],
)
async def test_a_zone_is_understood_as_people_mean_it(server: PlayServer, zone: str, shown: str, hour: int) -> None:
    told = await start(server, zone=zone)
    assert f"Day 1 begins {stamp(2026, 1, 1, hour)}" in told
    assert shown in told
    assert f"The campaign’s hour: 21:00 {shown}" in await said(server, "status")


async def test_zones_are_suggested_by_their_usual_names(server: PlayServer) -> None:
    found = await server.alice.autocomplete(server.first, "campaign start", "zone", "mila")
    assert next((each["name"], each["value"]) for each in found) == ("Milan · Europe/Rome", "Europe/Rome")


@pytest.mark.stress
async def test_a_late_day_with_little_time_left_is_skipped(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    await start(server)
    await server.env.advance_time(DAY)
    assert (await server.state(server.first)).progress[0] == 1
    server.bot.context.scheduler.stop()  # away until ten minutes before the next day but one
    at = datetime(2026, 1, 3, 19, 50, tzinfo=UTC)
    await server.env.advance_time((at - server.env.now()).total_seconds())
    await server.restart()
    await server.env.advance_time(30)
    state = await server.state(server.first)
    assert state.progress[0] == 1, "no day begins of which ten minutes are left"
    assert state.ask is not None
    assert state.ask.kind != "calendar", "and the steward takes nothing"
    assert f"until {stamp(2026, 1, 3, 20)}" in text(server.board(server.first))
    assert "so it skipped one day after the last day played" in await said(server, "status")
    await server.env.advance_time(1_200)
    assert (await server.state(server.first)).progress[0] == 2
    day = next(text(message) for message in server.messages(server.first) if "Day 1 is over" in text(message))
    assert "The bot was offline and skipped one day" in day
    assert "left out" not in await said(server, "status")


@pytest.mark.stress
async def test_a_vote_that_closes_when_the_day_begins_makes_one_post(server: PlayServer) -> None:
    await start(server, house_rules="days=40")
    await server.alice.slash(server.first, "vote start", window="1d", voters="players", quorum=1)
    await server.env.advance_time(DAY)
    assert (await server.state(server.first)).progress[0] == 1
    await server.env.advance_time(60)
    for _ in range(2):
        before = {message.id for message in server.messages(server.first) if text(message).startswith("## ")}
        day = (await server.state(server.first)).progress[0]
        await server.env.advance_time(DAY)
        assert (await server.state(server.first)).progress[0] == day + 1
        boards = [message.id for message in server.messages(server.first) if text(message).startswith("## ")]
        fresh = [discord.utils.snowflake_time(number) for number in boards if number not in before]
        around = [at for at in fresh if (at.hour, at.minute) in {(19, 59), (20, 0)}]
        assert len(around) == 1, around


async def test_an_untouched_game_becomes_a_campaign(server: PlayServer) -> None:
    await server.new(server.first)
    before = await server.state(server.first)
    assert "The campaign is ready" in await start(server, game=None, seed=None)
    state = await server.state(server.first)
    assert (state.id, state.seed_hash) == (before.id, before.seed_hash)
    assert state.options["calendar"] == "daily"
    assert "There is already a campaign here" in await start(server, game=None, seed=None)


async def test_a_game_with_decisions_does_not_become_a_campaign(server: PlayServer) -> None:
    await server.new(server.first)
    await server.press(server.first, "Done")
    assert "already begun" in await start(server, game=None, seed=None)
    assert "calendar" not in (await server.state(server.first)).options


async def test_only_the_owner_and_managers_change_a_campaign(server: PlayServer) -> None:
    await start(server)
    for command, options in (("pause", {}), ("skip", {}), ("end", {}), ("hour", {"hour": "9"}), ("resume", {})):
        assert f"Only <@{server.alice.id}>" in await said(server, command, server.bob, **options), command
    assert "can get reminders" in await said(server, "remind", server.bob, before="2h")
    role = server.guild.create_role("watch", permissions=discord.Permissions(manage_guild=True))
    manager = server.guild.add_member(server.env.create_user("carol"), roles=[role])
    assert "is paused" in await said(server, "pause", manager)


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"zone": "Europe/Rom"}, "Did you mean `Europe/Rome`"),
        ({"zone": "§§§§"}, "Write a city, a country"),
        ({"zone": "§§§§"}, "Did you mean `America/New_York`"),
        ({"zone": "USA"}, "Did you mean `America/New_York`, `America/Chicago`"),
        ({"hour": "25:00"}, "as a time of day"),
        ({"days": "someday"}, "cannot read “someday” as days"),
        ({"deadline": "soon"}, "The bot cannot read “soon” as a length of time"),
        ({"deadline": "-2h"}, "too little time for the first decision"),
        ({"deadline": "0h"}, "too little time for the first decision"),
        ({"deadline": "25h"}, "The next day or turn would begin before that deadline"),
        ({"deadline": "49h", "days": "mon, wed, fri"}, "at most 48 hours"),
        ({"game": "attic"}, "cannot be played as a campaign"),
    ],
)
async def test_invalid_input_is_explained_and_starts_nothing(
    server: PlayServer, options: dict[str, str], answer: str
) -> None:
    assert answer in await start(server, **options)
    assert await server.bot.context.service.in_channel(server.first.id) is None


async def test_missing_permissions_to_post_are_reported_beforehand(server: PlayServer) -> None:
    _forbid(server, attach_files=False)
    assert "Please grant: Attach Files" in await start(server)
    assert await server.bot.context.service.in_channel(server.first.id) is None


@pytest.mark.stress
async def test_losing_the_permission_to_attach_files_pauses_the_campaign_with_a_notice(server: PlayServer) -> None:
    await start(server)
    _forbid(server, attach_files=False)
    await server.env.advance_time(2 * DAY)
    notices = [text(message) for message in server.messages(server.first) if "is paused" in text(message)]
    assert len(notices) == 1
    assert "Please grant: Attach Files" in notices[0]
    assert (await server.state(server.first)).progress[0] == 0
    assert "Paused because the bot cannot post there" in await said(server, "status")
    assert "Attach Files" in await said(server, "resume")
    _forbid(server, attach_files=True)
    assert "The campaign continues" in await said(server, "resume")
    boards = [message for message in server.messages(server.first) if text(message).startswith("## ")]
    assert len(boards) == 2, "the board from before the trouble is far up in the channel"
    await server.env.advance_time(DAY)
    assert (await server.state(server.first)).progress[0] == 1


@pytest.mark.stress
async def test_a_deleted_channel_pauses_the_campaign_and_the_owner_is_notified(server: PlayServer) -> None:
    await start(server)
    game = await server.state(server.first)
    server.env.backend.delete_channel(server.first.id)
    await server.env.advance_time(2 * DAY)
    assert "is paused:** its channel was deleted" in await direct(server, server.alice)
    await server.alice.slash(server.second, "siege here")
    assert "continues" in private(await server.alice.slash(server.second, "campaign resume"))
    assert len([message for message in server.messages(server.second) if text(message).startswith("## ")]) == 1
    await server.env.advance_time(DAY)
    state = await server.state(server.second)
    assert (state.id, state.progress[0]) == (game.id, 1)


@pytest.mark.stress
async def test_reminders_are_sent_once_and_stop_when_ignored(server: PlayServer) -> None:
    await start(server, house_rules="days=40")
    assert "2 hours before each deadline" in await said(server, "remind", before="2h")
    assert f"<@{server.alice.id}> 2 hours before" in await said(server, "status")
    for _ in range(7):
        await server.env.advance_time(DAY)
    told = await direct(server, server.alice)
    assert told.count("is waiting for your decision") == 3
    assert told.count("ignored three reminders") == 1
    assert "nobody. To get reminders, use `/campaign remind`" in await said(server, "status")


@pytest.mark.stress
async def test_a_player_who_decides_keeps_getting_reminders(server: PlayServer) -> None:
    await start(server, house_rules="days=40")
    await said(server, "remind", before="1h")
    for _ in range(6):
        await server.env.advance_time(DAY)
        state = await server.state(server.first)
        here = state.view["children"]["anna"]
        answer = ("move", here, "hedge" if here == "gate" else "gate", "anna")
        await server.bot.context.service.decide(state.id, version=state.version, answer=answer, actor=server.alice.id)
    told = await direct(server, server.alice)
    assert told.count("is waiting for your decision") == 5
    assert "ignored three reminders" not in told
    assert "get no more reminders" in await said(server, "remind", before="off")


@pytest.mark.stress
async def test_no_reminder_is_sent_for_a_decision_already_made(server: PlayServer) -> None:
    await start(server)
    await said(server, "remind", before="1h")
    await server.env.advance_time(DAY)
    await server.alice.slash(server.first, "siege auto", scope="all")
    assert (await server.state(server.first)).day_awaited
    await server.env.advance_time(DAY)
    assert await direct(server, server.alice) == ""


async def direct(server: PlayServer, who: Any) -> str:
    """Return all direct messages to a person."""
    channel = who.user.dm_channel
    return "\n".join(map(text, server.messages(channel))) if channel is not None else ""


def _forbid(server: PlayServer, **held: bool) -> None:
    """Set the permissions of everybody in the first channel."""
    allow, deny = discord.PermissionOverwrite(**held).pair()
    role = server.guild.default_role.id
    overwrite = Overwrite(target_id=role, type=OverwriteType.ROLE, allow=allow.value, deny=deny.value)
    server.env.backend.set_overwrite(server.first.id, overwrite)


@pytest.mark.stress
async def test_two_bots_on_one_database_post_each_day_once(server: PlayServer, settings: Settings) -> None:
    await start(server, house_rules="days=40")
    database = await open_database(settings.database)
    assert server.bot.database.lease_clock is not None
    database.lease_clock = await clock_of(database)  # with clocks of their own, neither would see the other's leases
    mine = server.bot.context
    try:
        service = Service(database, now=clock.now)
        board_delivery = BoardDelivery(server.bot, service, mine.boards, instance="other")
        notices = NoticeDelivery(server.bot, database, instance="other")
        context = replace(mine, service=service, board_delivery=board_delivery, notices=notices)
        first: Any = server.bot.get_cog("CampaignCog")
        calendar = wire_campaigns(server.bot, context, instance="other")

        async def together(now: datetime) -> datetime | None:
            """Run the due work of both bots at the same moment."""
            again = await asyncio.gather(first.schedule.campaigns.run_due(now), calendar.run_due(now))
            await asyncio.gather(
                notices.deliver(), mine.notices.deliver(), board_delivery.sweep(), mine.board_delivery.sweep()
            )
            return min(filter(None, again), default=None)

        mine.scheduler.register("campaigns", together)
        for _ in range(3):
            await server.env.advance_time(DAY)
    finally:
        mine.scheduler.stop()
        await server.env.settle()
        await database.close()
    texts = [text(message) for message in server.messages(server.first)]
    assert [each.splitlines()[0] for each in texts if each.startswith("## ")] == [
        f"## **Orchard**, day {day}" for day in range(4)
    ]
    assert sum(" is over.**" in each for each in texts) == 2
    assert len(server.boards(server.first)) == 1


@pytest.mark.stress
@pytest.mark.parametrize("language", stress.spread(["en", "it", "fr"], of=3))
async def test_every_view_works_while_a_day_waits(server: PlayServer, language: str) -> None:
    await start(server, game="siege", language=language)
    await server.alice.slash(server.first, "siege auto", scope="all")
    state = await server.state(server.first)
    assert state.day_awaited
    await server.env.advance_time(DAY)
    await server.alice.slash(server.first, "siege auto", scope="all")
    state = await server.state(server.first)
    assert (state.day_awaited, state.progress[0]) == (True, 1)
    begun = {"en": "Begin the day", "it": "Comincia il giorno", "fr": "Commencer la journée"}[language]
    undone = say("button-undo", locale=language)
    assert not {begun, undone} & set(labels(server.board(server.first))), "a day that is done offers neither"
    for command in ("board", "status", "rules", "dice", "odds", "map", "log", "undo", "newspaper", "help"):
        options = {"text": True} if command == "board" else {}
        assert private(await server.bob.slash(server.first, f"siege {command}", **options)), command
    assert "calendar" in private(await server.alice.slash(server.first, "siege rules")), "in the reader's own language"
    assert "**" in private(await server.alice.slash(server.first, "siege done"))
    assert "The next part of the campaign begins" in private(
        await server.alice.slash(server.first, "siege order", do="begin-day")
    )
    with speaking(language):
        page = await server.bot.context.boards.printed_pages.newspaper(state, period=1)
    assert page is not None, "the day's dispatch can be printed as soon as it is over"


@pytest.mark.stress
async def test_closed_direct_messages_end_reminders_and_the_status_reports_it(server: PlayServer) -> None:
    await start(server, house_rules="days=40")
    await said(server, "remind", before="2h")
    channel = await server.bot.create_dm(discord.Object(server.alice.id))  # type: ignore[arg-type]
    server.env.inject_error("POST", f"/channels/{channel.id}/messages", status=403, code=50007)
    for _ in range(2):
        await server.env.advance_time(DAY)
    told = await said(server, "status")
    assert "Your direct messages are closed" in told
    assert "nobody. To get reminders, use `/campaign remind`" in told
    assert "direct messages are closed" not in await said(server, "status"), "said once"


@pytest.mark.stress
@pytest.mark.parametrize(
    ("locale", "open_", "stop", "barred"),
    stress.spread(
        [
            (
                "fr",
                "Une décision vous attend",
                "Vous n’avez pas répondu à trois rappels",
                "l’échéance de ce jour est passée",
            ),
            (
                "it",
                "Una decisione ti aspetta",
                "Hai ignorato tre promemoria",
                "la scadenza di questo giorno",
            ),
        ],
        of=2,
    ),
)
async def test_reminders_and_refusals_are_in_the_users_language(
    server: PlayServer, locale: str, open_: str, stop: str, barred: str
) -> None:
    await start(server, house_rules="days=40", deadline="2h")
    server.env.backend.subscribers.insert(
        0, lambda event, told: told.update(locale=locale) if event == "INTERACTION_CREATE" else None
    )
    await said(server, "remind", before="1h")
    for _ in range(5):
        await server.env.advance_time(DAY)
    told = await direct(server, server.alice)
    assert open_ in told
    assert stop in told
    assert "decision" not in told.replace("decisione", "")
    assert barred in private(await server.alice.slash(server.first, "siege undo"))


@pytest.mark.stress
async def test_handing_a_game_over_hands_over_its_campaign(server: PlayServer) -> None:
    await start(server)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await server.env.advance_time(DAY)
    asked = await server.alice.slash(server.first, "siege players handover", user=server.bob)
    await server.alice.click(asked.response.message, label="Hand the game over")
    state = await server.state(server.first)
    assert state.owner_id == server.bob.id
    assert f"Only <@{server.bob.id}>" in await said(server, "pause"), "who led it before does not command its calendar"
    assert "is paused" in await said(server, "pause", server.bob)
    assert "continues" in await said(server, "resume", server.bob)
    await server.env.advance_time(DAY)
    assert (await server.state(server.first)).progress[0] == state.progress[0] + 1


async def test_no_past_time_is_shown_as_future(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    await start(server)
    now = clock.now()
    assert "(<t:" in text(server.board(server.first))
    later = now + timedelta(days=3)
    monkeypatch.setattr(clock, "now", lambda: later)
    await server.bot.context.board_delivery.refresh((await server.state(server.first)).id)
    board = text(server.board(server.first))
    assert "is about to begin" in board
    assert "<t:" not in board
    assert "<t:" not in (await said(server, "status")).split("Reminded")[0]
