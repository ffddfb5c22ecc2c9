"""Campaigns of two sides: an hour for each, reactions that the closing calls up, more time, pauses; to the end."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from support import stress
from support.discord_play import PlayServer, labels, private, text
from support.duel.calendar import Calendar, at, until
from support.duel.room import EAST, WEST

from bot.campaigns.side_hours import sides_in
from bot.games.seats.chairs import HOUR_AT_ONCE, HOUR_AUTOPILOT, HOUR_LAPSE
from bot.games.showing import own
from bot.history.journal import full_record, verify_record
from bot.ui.texts import say
from db.schema.community import reminder
from db.schema.games import CALENDAR_ACTOR, HOUSE
from engine.core.verify import FAIR

pytestmark = [pytest.mark.duel, pytest.mark.by_alarms]

HOUR, DAY = 3_600, 86_400


@pytest.fixture
def calendar(server: PlayServer) -> Calendar:
    return Calendar(server)


@pytest.mark.stress
async def test_the_turn_of_each_side_closes_at_its_own_hour(calendar: Calendar, server: PlayServer) -> None:
    told = await calendar.start(own_hour=None)
    assert "**West** (<@" in told
    assert "The leader of a side can set its hour" in told
    assert "East: 08:00" in await calendar.said(server.bob, "hour", hour="08:00")
    assert await until(calendar, EAST) == at(2026, 1, 1, 20), "what is open keeps its time"
    await calendar.ready()
    assert "The game continues" in text(server.board(calendar.channel))
    assert await calendar.place() == (0, 0)
    await calendar.pass_to(2026, 1, 1, 20)
    assert await calendar.place() == (1, 0)
    assert (await calendar.asked(), await until(calendar, WEST)) == ([WEST], at(2026, 1, 2, 20))
    assert "**West** can decide until" in text(server.board(calendar.channel))
    await calendar.pass_to(2026, 1, 2, 8)
    assert await calendar.asked() == [WEST], "East's hour closes nothing of West's"
    assert CALENDAR_ACTOR not in {actor for action, actor in await calendar.deeds() if action == "steward"}
    await calendar.pass_to(2026, 1, 2, 20)
    assert (await calendar.place(), await calendar.asked()) == ((1, 1), [EAST])
    assert await until(calendar, EAST) == at(2026, 1, 3, 8), "half a day later: a turn a day"
    assert any("Time is up: West" in text(each) for each in server.messages(calendar.channel))
    await calendar.order(server.bob, "done")
    assert await calendar.place() == (1, 1)
    await calendar.pass_to(2026, 1, 3, 8)
    assert (await calendar.place(), await until(calendar, WEST)) == ((2, 0), at(2026, 1, 3, 20))


@pytest.mark.stress
async def test_a_turn_that_begins_shortly_before_its_hour_closes_a_day_later(
    calendar: Calendar, server: PlayServer
) -> None:
    await calendar.start(own_hour="23:00")
    await calendar.ready()
    await calendar.pass_to(2026, 1, 1, 20)
    await calendar.pass_to(2026, 1, 2, 20)
    assert (await calendar.asked(), await until(calendar, EAST)) == ([EAST], at(2026, 1, 3, 23))


async def test_an_early_answer_changes_no_deadline(calendar: Calendar, server: PlayServer) -> None:
    await calendar.invite()
    await calendar.said(server.alice, "start", hour="20:00", zone="UTC")
    await calendar.order(server.alice, "garden")
    await calendar.pass_to(2026, 1, 1, 19)
    (invitation,) = [each for each in server.messages(calendar.channel) if "Accept" in labels(each)]
    paces = ("No time limit", "As long as the campaign’s calendar allows")  # it is posted before the campaign, or after
    assert any(pace in text(invitation) for pace in paces)
    await calendar.order(server.bob, "cellar")
    assert [await until(calendar, side) for side in (WEST, EAST)] == [at(2026, 1, 1, 20)] * 2
    await calendar.pass_to(2026, 1, 1, 20)
    assert await calendar.place() == (1, 0), "the traps that nobody laid are the autopilot's"
    assert (await calendar.asked(), await until(calendar, WEST)) == ([WEST], at(2026, 1, 2, 20))


async def _walks_into_a_window(calendar: Calendar, reactions: str, *, walks: bool = True) -> None:
    """Let West walk to where East may fire, and wants to be asked; or leave that to West's hour."""
    server = calendar.server
    await calendar.start(own_hour="08:00", reactions=reactions)
    await calendar.ready()
    service, row = server.bot.context.service, await calendar.row()
    await service.order(row.id, side=WEST, answer=("never",), actor=server.alice.id)
    await service.order(row.id, side=EAST, answer=("ask",), actor=server.bob.id)
    await calendar.pass_to(2026, 1, 1, 20)
    await calendar.order(server.alice, "go", "300,0")
    await calendar.pass_to(2026, 1, 2, 20)
    await calendar.order(server.bob, "go", "700,0")
    await calendar.pass_to(2026, 1, 3, 8)
    assert (await calendar.place(), await calendar.asked()) == ((2, 0), [WEST])
    if walks:
        await calendar.order(server.alice, "go", "400,0")


@pytest.mark.stress
async def test_a_reaction_waits_for_its_own_hour_and_then_times_out(calendar: Calendar, server: PlayServer) -> None:
    await _walks_into_a_window(calendar, HOUR_LAPSE)
    assert (await calendar.asked(), await until(calendar, EAST)) == ([EAST], at(2026, 1, 4, 8))
    await calendar.pass_to(2026, 1, 3, 20)
    assert (await calendar.place(), await calendar.asked()) == ((2, 0), [EAST]), (
        "closed is who is asked, at their own hour"
    )
    await calendar.pass_to(2026, 1, 4, 8)
    assert ("lapse", HOUSE) in await calendar.deeds()


@pytest.mark.stress
async def test_the_autopilot_may_answer_the_reaction(calendar: Calendar, server: PlayServer) -> None:
    await _walks_into_a_window(calendar, HOUR_AUTOPILOT)
    assert await calendar.asked() == [EAST]
    await calendar.pass_to(2026, 1, 4, 8)
    deeds = await calendar.deeds()
    assert ("steward", CALENDAR_ACTOR) in deeds
    assert "lapse" not in {action for action, _ in deeds}


@pytest.mark.stress
async def test_immediate_reactions_wait_for_no_player(calendar: Calendar, server: PlayServer) -> None:
    await _walks_into_a_window(calendar, HOUR_AT_ONCE)
    await calendar.server.env.advance_time(5)
    assert EAST not in await calendar.asked()
    assert ("lapse", HOUSE) in await calendar.deeds()


@pytest.mark.stress
async def test_a_turn_closed_by_its_hour_stays_closed_during_a_reaction(calendar: Calendar, server: PlayServer) -> None:
    await _walks_into_a_window(calendar, HOUR_LAPSE)
    await calendar.pass_to(2026, 1, 3, 20)
    assert await calendar.asked() == [EAST]
    await calendar.order(server.bob, "hold")
    await server.env.advance_time(5)
    assert await calendar.place() == (2, 1), "West's hour has passed: the next turn begins"
    assert await until(calendar, EAST) == at(2026, 1, 4, 8)


@pytest.mark.stress
async def test_a_reaction_to_a_closed_turn_waits_for_its_own_hour(calendar: Calendar, server: PlayServer) -> None:
    await _walks_into_a_window(calendar, HOUR_LAPSE, walks=False)
    await calendar.pass_to(2026, 1, 3, 20)
    assert ("steward", CALENDAR_ACTOR) in await calendar.deeds(), "the autopilot has walked for West"
    assert (await calendar.place(), await calendar.asked()) == ((2, 0), [EAST])
    assert await until(calendar, EAST) == at(2026, 1, 4, 8)
    told = [text(each) for each in server.messages(calendar.channel)]
    assert sum("Time is up: West" in each for each in told) == 1
    await calendar.pass_to(2026, 1, 4, 8)
    assert ("lapse", HOUSE) in await calendar.deeds()
    assert await calendar.place() == (2, 1), "West's turn has been played on, and East's begins"
    assert await until(calendar, EAST) == at(2026, 1, 5, 8)


@pytest.mark.stress
async def test_more_time_extends_only_one_side(calendar: Calendar, server: PlayServer) -> None:
    await calendar.start(more_time=True)
    await calendar.ready()
    await calendar.pass_to(2026, 1, 1, 20)
    assert "More time" in labels(server.board(calendar.channel))
    assert f"<@{server.alice.id}>" in await calendar.said(server.bob, "more", time="hour")
    assert "extend" in await calendar.said(server.alice, "more", time="hour")
    assert await until(calendar, WEST) == at(2026, 1, 2, 21)
    assert "already" in await calendar.said(server.alice, "more", time="hour")
    await calendar.pass_to(2026, 1, 2, 20)
    assert await calendar.asked() == [WEST]
    await calendar.pass_to(2026, 1, 2, 21)
    assert await calendar.asked() == [EAST]
    assert "extend" in await calendar.said(server.bob, "more", time="tomorrow")
    assert await until(calendar, EAST) == at(2026, 1, 4, 8)


@pytest.mark.stress
async def test_a_campaign_of_two_sides_can_be_paused_skipped_resumed_and_ended(
    calendar: Calendar, server: PlayServer
) -> None:
    await calendar.start()
    await calendar.ready()
    await calendar.pass_to(2026, 1, 1, 20)
    assert "There will be no play on" in await calendar.said(server.alice, "skip")
    assert await until(calendar, WEST) == at(2026, 1, 3, 20)
    assert "is paused" in await calendar.said(server.alice, "pause")
    assert not sides_in(await calendar.campaign()).turns
    await calendar.pass_to(2026, 1, 4, 12)
    assert (await calendar.place(), await calendar.asked()) == ((1, 0), [WEST])
    assert "continues" in await calendar.said(server.alice, "resume")
    assert await until(calendar, WEST) == at(2026, 1, 4, 20)
    assert "08:00" in await calendar.said(server.bob, "status")
    assert "The campaign has ended" in await calendar.said(server.alice, "end")
    await calendar.pass_to(2026, 1, 9, 12)
    assert (await calendar.place(), await calendar.asked()) == ((1, 0), [WEST])
    await calendar.order(server.alice, "done")
    assert "when a player clicks the button" in text(server.board(calendar.channel))
    carol = server.guild.add_member(server.env.create_user("carol"))
    await server.press(calendar.channel, "Begin the", who=carol)
    assert await calendar.place() == (1, 0), "who does not play begins nothing"
    await server.press(calendar.channel, "Begin the", who=server.bob)
    assert await calendar.place() == (1, 1)


async def test_bad_input_gets_a_clear_message(calendar: Calendar, server: PlayServer) -> None:
    await calendar.new(opponent=server.bob)
    told = await calendar.said(server.alice, "start", hour="20:00", zone="UTC", deadline="2h")
    assert "each side’s hour is its deadline" in told
    assert "as a time of day" in await calendar.said(server.alice, "start", hour="soon", zone="UTC")
    await calendar.said(server.alice, "start", hour="20:00", zone="UTC")
    assert "already a campaign here" in await calendar.said(server.alice, "start", hour="20:00", zone="UTC")
    assert "does not know the time zone" in await calendar.said(server.bob, "hour", zone="Nowhere-on-Sea")
    assert "For your own side" in await calendar.said(server.bob, "hour", hour="9:00", days="mon")
    assert "Only <@" in await calendar.said(server.bob, "skip")
    carol = server.guild.add_member(server.env.create_user("carol"))
    assert "Only <@" in await calendar.said(carol, "hour", hour="9:00")
    assert "<@" in await calendar.said(carol, "hour", hour="9:00", own=True)
    assert "In a game with several sides you cannot save plans" in await calendar.said(
        server.alice, "plan", plan="storm"
    )
    assert "The deadline of West is now 07:30 each day, Europe/Rome" in await calendar.said(
        server.alice, "hour", hour="7:30", zone="Milan", own=True
    )
    assert "The deadline of West is now 20:00 each day, UTC" in await calendar.said(server.alice, "hour", own=True)


async def test_a_plan_left_beforehand_is_refused_with_the_reason(calendar: Calendar, server: PlayServer) -> None:
    await calendar.start()
    before = (await calendar.row()).version
    told = private(await server.bob.slash(calendar.channel, "campaign plan", plan="any"))
    assert say("campaign-left-sides", locale="en").split(".")[0] in told
    for locale, reason, instead in (
        ("en", "all players would see them", "`/side leave`"),
        ("it", "li vedrebbero anche gli avversari", "`/fazione lascia`"),
        ("fr", "tous les joueurs le verraient", "`/camp quitter`"),
    ):
        assert reason in say("campaign-left-sides", locale=locale)
        assert instead in say("campaign-left-sides", locale=locale)
    assert (await calendar.row()).version == before
    assert await server.bob.autocomplete(calendar.channel, "campaign plan", "plan", "") == []


async def test_a_turn_closed_by_its_hour_cannot_be_undone(calendar: Calendar, server: PlayServer) -> None:
    await calendar.start(own_hour=None)
    await calendar.said(server.bob, "hour", hour="08:00")
    await calendar.said(server.alice, "pause")
    await calendar.said(server.alice, "resume")  # East's own hour counts now: 08:00
    assert [await until(calendar, side) for side in (WEST, EAST)] == [at(2026, 1, 1, 20), at(2026, 1, 1, 8)]
    await calendar.pass_to(2026, 1, 1, 8)
    assert await calendar.asked() == [WEST], "East's door is chosen, West's is West's"
    row = await calendar.row()
    assert not any("cellar" in text(each).lower() for each in server.messages(calendar.channel))
    refused = private(await server.bob.slash(calendar.channel, "siege undo"))
    assert (await calendar.row()).version == row.version, refused


@pytest.mark.stress
@pytest.mark.parametrize("answering", stress.spread([False, True], of=2))
async def test_a_campaign_of_two_sides_is_played_to_its_end(
    calendar: Calendar, server: PlayServer, answering: bool
) -> None:
    await calendar.start()
    if answering:
        await calendar.ready()
    for _ in range(60):
        row = await calendar.row()
        if row.status != "running":
            break
        if answering:
            people = {WEST: server.alice, EAST: server.bob}
            for side in await calendar.asked():
                await calendar.order(people[side], "done")
        await server.env.advance_time(12 * HOUR)
    state = await server.state(calendar.channel)
    assert state.status == "over"
    record = await full_record(server.bot.context.service.store, own(state))
    assert verify_record(record).verdict == FAIR
    closed = ("steward", CALENDAR_ACTOR) in await calendar.deeds()
    assert closed != answering
    assert "The campaign is over" in " ".join(text(each) for each in server.messages(calendar.channel))


@pytest.mark.stress
async def test_only_the_side_to_move_is_reminded(calendar: Calendar, server: PlayServer) -> None:
    await calendar.start()
    await calendar.ready()
    for who in (server.alice, server.bob):
        assert "You will get a direct message" in await calendar.said(who, "remind", before="2h")
    await calendar.pass_to(2026, 1, 1, 20)
    assert await _reminded(calendar) == set()
    await calendar.pass_to(2026, 1, 2, 18)
    assert await _reminded(calendar) == {server.alice.id}
    await calendar.pass_to(2026, 1, 3, 6)
    assert await _reminded(calendar) == {server.alice.id, server.bob.id}


async def _reminded(calendar: Calendar) -> set[int]:
    async with calendar.server.bot.context.service.store.database.read() as connection:
        rows = await connection.execute(sa.select(reminder.c.user_id).where(reminder.c.reminded_for.is_not(None)))
        return set(rows.scalars())
