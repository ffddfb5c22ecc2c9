"""The rules change in the middle of a game: the channel gets a note, and the game continues in every command mode."""

from __future__ import annotations

from typing import Any

import pytest
from support.discord_play import PlayServer, controls, presses, private, text

import engine.games
from bot.games.state import GameState
from bot.history.journal import full_record, verify_record
from db.schema.games import OVER
from engine.core.asks import Answer
from engine.core.record import read
from engine.core.verify import OTHER_RULES
from engine.games.siege.phases import bombardment, reposition
from render.pictures.print_page import Page

pytestmark = pytest.mark.by_alarms

DAY = 86_400
MENDED = "The rules were corrected"
CLUB = "peking-club"
PIXEL = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x00\x00\x00\x00:~\x9bU"
    b"\x00\x00\x00\nIDATx\x9cc\xf8\x0f\x00\x01\x01\x01\x00\x1b\xb6\xeeV\x00\x00\x00\x00IEND\xaeB`\x82"
)


@pytest.fixture
def siege(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> PlayServer:
    server.game = "siege"
    presenter = server.bot.context.find(server.game)
    monkeypatch.setattr(presenter, "picture", lambda view, **_: PIXEL, raising=False)
    monkeypatch.setattr(presenter, "poster", lambda *_, **__: Page(PIXEL, "the end", "the end"), raising=False)
    return server


async def say(server: PlayServer, *answers: Answer) -> GameState:
    """Decide as Alice and update the board."""
    service, state = server.bot.context.service, await server.state(server.first)
    for answer in answers:
        state = await service.decide(state.id, version=state.version, answer=answer, actor=server.alice.id)
    await server.bot.context.board_delivery.deliver(state.id)
    return state


async def to_day(server: PlayServer, day: int) -> GameState:
    """Let the steward play up to a day."""
    service, state = server.bot.context.service, await server.state(server.first)
    while state.progress[0] < day:
        state = await service.auto(state.id, version=state.version, scope="day", actor=server.alice.id)
    return state


async def to_the_end(server: PlayServer) -> GameState:
    """Play to the end, skipping everything that can be skipped."""
    service, state = server.bot.context.service, await server.state(server.first)
    while state.ask is not None:
        verbs = {choice.word for choice in state.ask.menu().choices}
        answer = ("done",) if "done" in verbs else service.advise(state)
        state = await service.decide(state.id, version=state.version, answer=answer, actor=server.alice.id)
    await server.bot.context.board_delivery.deliver(state.id)
    return state


async def mended(server: PlayServer, monkeypatch: pytest.MonkeyPatch, part: Any, name: str, change: Any) -> None:
    """Restart the bot as a new version of the program with other rules."""
    monkeypatch.setattr(engine.games.find(server.game), "rules_version", "1.1.1")
    monkeypatch.setattr(part, name, change)
    await server.restart()


async def barred(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Apply an erratum: counters may not be repositioned to the Peking Club."""
    zones = tuple(zone for zone in reposition.deployable_zones() if zone != CLUB)
    await mended(server, monkeypatch, reposition, "deployable_zones", lambda: zones)


def by_action(server: PlayServer, action: str) -> str:
    """Return the custom id of the living board's button with that action."""
    board = server.board(server.first)
    ours = [part["custom_id"] for part in controls(board) if part.get("custom_id", "").startswith("sm:")]
    return next(each for each, press in zip(ours, presses(board), strict=True) if press.action == action)


async def exported(server: PlayServer) -> Any:
    shown = await server.alice.slash(server.first, "siege export")
    (message,) = [shown.response] if shown.response and shown.response.attachments else shown.followups
    return read(await message.attachments[0].read())


def to_the_club(state: GameState, who: str) -> Answer:
    assert state.ask is not None
    start = next(counter.place for counter in state.view.counters if counter.id == who)
    return ("move", start, CLUB, who)


@pytest.mark.stress
async def test_a_siege_continues_to_its_end_under_corrected_rules(
    siege: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = siege
    await server.new(server.first)
    private(
        await server.alice.slash(server.third, "siege watch", game=(await server.state(server.first)).id, what="phase")
    )
    state = await to_day(server, 1)
    state = await say(server, to_the_club(state, "gb1"))
    before = await say(server, to_the_club(state, "gb2"))
    assert before.view.here(CLUB)
    await barred(server, monkeypatch)

    # The next player and the channel get a note; neither this answer nor the step's earlier ones are kept.
    await server.alice.click(server.as_message(server.board(server.first)), custom_id=by_action(server, "advised"))
    state = await server.state(server.first)
    assert (state.version, state.reopened) == (before.version + 1, True)
    assert not state.view.here(CLUB)
    assert MENDED in text(server.board(server.first))
    assert "started again" in private(await server.alice.slash(server.first, "siege undo"))

    # The step is decided again under the new rules; the note is not shown again.
    await server.alice.click(server.as_message(server.board(server.first)), custom_id=by_action(server, "advised"))
    state = await server.state(server.first)
    assert not state.reopened
    assert MENDED not in text(server.board(server.first))
    await server.env.advance_time(7)
    assert server.messages(server.third), "who follows the game is told of it as before"

    state = await to_the_end(server)
    assert state.status == OVER
    log = private(await server.alice.slash(server.first, "siege log", day="1"))
    assert "the step started again" in log
    record = await exported(server)
    rules = {entry.version: entry.rules for entry in record.entries}
    assert (rules[before.version], rules[before.version + 1]) == ("1.1.0", "1.1.1")
    assert record.entries[before.version].action == "reopened"

    # The remaining decisions can be replayed by the present rules: discarded ones need not be legal any more.
    verdict = private(await server.alice.slash(server.first, "siege verify"))
    assert "Every die and card is correct" in verdict
    assert f"Rows 1–{before.version}: decided under version 1.1.0 of the rules." in verdict
    assert f"Rows {before.version + 1}–{state.version}: decided under version 1.1.1 of the rules." in verdict


@pytest.mark.stress
async def test_the_log_marks_where_corrected_rules_begin(siege: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    server = siege
    await server.new(server.first)
    state = await to_day(server, 1)
    await say(server, to_the_club(state, "gb1"))
    await barred(server, monkeypatch)
    await server.alice.click(server.as_message(server.board(server.first)), custom_id=by_action(server, "advised"))
    log = private(await server.alice.slash(server.first, "siege log", day="1", kind="decisions"))
    assert "From here on, version 1.1.1 of the rules applies. Before that, version 1.1.0 applied." in log
    assert f"{MENDED}, so the step started again." in log
    assert "taken back: `#" in log


@pytest.mark.stress
async def test_rows_that_cannot_be_replayed_are_named(siege: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The erratum: bombardments hit no civilians. Days before it were played under the old rules."""
    server = siege
    await server.new(server.first)
    before = await to_day(server, 6)
    await mended(server, monkeypatch, bombardment, "hit_civilians", lambda *_, **__: ())
    assert not (await server.state(server.first)).reopened, "nothing is open that the erratum concerns"
    state = await to_the_end(server)
    assert state.status == OVER
    verdict = private(await server.alice.slash(server.first, "siege verify"))
    assert "only part of it can be verified" in verdict
    assert "rules (version 1.1.0)" in verdict
    assert "This bot has version 1.1.1 of the rules and cannot replay" in verdict
    assert "does not agree" not in verdict
    report = verify_record(await full_record(server.bot.context.service.store, state))
    assert report.verdict == OTHER_RULES
    (found,) = report.findings
    assert 1 < found.version <= before.version == report.spans[0].last
    assert report.checked == found.version - 1
    assert await server.bot.context.boards.printed_pages.poster(state) is None, "its board tells the result in words"
    shown = private(await server.alice.slash(server.first, "siege newspaper", day="1"))
    assert f"From row `#{found.version}` on, its log does not fit the new rules" in shown


# --- the toy in other command modes ---

TO_THE_HEDGE = (("move", "gate", "hedge", "anna"), ("move", "gate", "hedge", "ben"))


async def without_the_hedge(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    module = __import__(type(engine.games.find(server.game)).__module__, fromlist=["PLACES"])
    await mended(server, monkeypatch, module, "PLACES", ("gate", "trees"))


@pytest.mark.stress
async def test_a_vote_on_a_reopened_step_is_held_again(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    await server.new(server.first)
    await say(server, *TO_THE_HEDGE)
    await server.alice.slash(server.first, "vote start", window="30m", quorum=1, voters="players")
    await server.env.advance_time(1)
    await without_the_hedge(server, monkeypatch)
    await server.env.advance_time(1_801)
    await server.env.advance_time(5)
    state = await server.state(server.first)
    assert state.reopened
    assert set(state.view["children"].values()) == {"gate"}
    told = "\n".join(map(text, server.messages(server.first)))
    assert "Closed without a decision: the rules were corrected, so this step starts again" in told
    assert MENDED in told
    standing = await server.bot.get_cog("VotingCog").handlers.polls.votes.ballots.open_ballot(state.id)  # type: ignore[union-attr]
    assert standing is not None
    assert standing.version == state.version


@pytest.mark.stress
async def test_a_proposal_ends_with_its_step(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    state = await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await server.alice.slash(server.first, "siege players command", how="advisers")
    await say(server, *TO_THE_HEDGE)
    await server.bob.slash(server.first, "siege done")
    assert (await server.bot.context.service.roster.game(state.id)).proposed
    await without_the_hedge(server, monkeypatch)
    await server.alice.slash(server.first, "siege done")
    state = await server.state(server.first)
    assert state.reopened
    assert not state.proposed
    assert MENDED in text(server.board(server.first))


@pytest.mark.stress
async def test_the_steward_closes_a_reopened_day_of_a_campaign_and_reports_it(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.alice.slash(
        server.first, "campaign start", game=server.game, hour="21:00", zone="Europe/Rome", seed="apple"
    )
    await server.env.advance_time(DAY)
    await say(server, *TO_THE_HEDGE)
    await without_the_hedge(server, monkeypatch)
    await server.env.advance_time(DAY)
    state = await server.state(server.first)
    assert state.progress[0] == 2
    assert MENDED in "\n".join(map(text, server.messages(server.first)))
    rows = await server.bot.context.service.store.journal(state.id, first=1, last=state.version)
    assert [row.action for row in rows].count("reopened") == 1
    assert {row.rules for row in rows} == {"1.0", "1.1.1"}
    state = await server.bot.context.service.resign(state.id, version=state.version, actor=server.alice.id)
    report = verify_record(await full_record(server.bot.context.service.store, state))
    assert report.verdict == OTHER_RULES, "hares come to the hedge no more: mornings before were others"
