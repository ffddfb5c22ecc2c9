"""Votes on plans: few ballots a phase, orders beside the plans, ballots that close early, and votes that sleep."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from support.discord_play import PlayServer, button, controls, labels, presses, private, text
from support.toygame.play import OWNER, Clock, begin

import engine.games
import render.games
from bot.games.errors import TooMuchAtOnce
from bot.games.permissions import VOTERS
from bot.games.saves import open_save, play
from bot.games.service import Service
from bot.games.state import GameState
from bot.runtime import clock
from bot.voting.ballot import EVERYBODY, PLAYERS, Voting, counted, outcome_of, paper_of, written
from bot.voting.drawing_up import POLL_ANSWER, poll_labels, short_list
from bot.voting.service import VotingService
from db.voting import Ballot
from engine.core.planning.beforehand import aims_of
from engine.core.planning.plans import goals_of
from engine.core.record import PLAN
from render.catalogue import languages
from render.language import speaking

pytestmark = pytest.mark.by_alarms

HALF_AN_HOUR, DAY = 1800, 86_400


# --- without Discord ---


@pytest.fixture
def votes(service: Service, clock: Clock) -> VotingService:
    return VotingService(service, find=render.games.find, now=clock)


async def settle(votes: VotingService, clock: Clock, game_id: str, choice: int | None) -> Ballot:
    """Vote, let the time pass and close the ballot; return it."""
    ballot = await votes.ballots.open_ballot(game_id)
    assert ballot is not None
    if choice is not None:
        await votes.ballots.cast(ballot.id, OWNER, choice, now=clock(), show_at=clock())
    clock.pass_by(minutes=31)

    async def count(current: Ballot) -> Sequence[int]:
        return counted((await votes.ballots.votes(current.id)).values(), len(paper_of(current).options))

    assert await votes.settle(ballot, count) is not None
    closed = await votes.ballots.ballot(ballot.id)
    assert closed is not None
    return closed


def phase_of(state: GameState) -> tuple[int, int]:
    return state.progress


async def siege(service: Service, *, seed: str = "voted") -> GameState:
    """Start a siege, and play to the first round of its first assault."""
    state = await service.new_game(
        system="siege", options={}, seed=seed, owner_id=OWNER, guild_id=1, channel_id=9, locale="en"
    )
    while state.ask is not None and not state.progress[1]:
        state = await service.auto(state.id, version=state.version, scope="calm", actor=OWNER)
    return state


@pytest.mark.stress
async def test_a_round_of_an_assault_takes_at_most_three_ballots(
    service: Service, votes: VotingService, clock: Clock
) -> None:
    state = await siege(service)
    assert phase_of(state)[1] > 0
    await votes.start(state, Voting(minutes=30, quorum=1, voters=PLAYERS))
    ballots: dict[tuple[int, int], int] = {}
    for _ in range(12):
        state = await service.load(state.id)
        if state.ask is None or not state.progress[1]:
            break
        ballots[phase_of(state)] = ballots.get(phase_of(state), 0) + 1
        closed = await settle(votes, clock, state.id, 1)
        if paper_of(closed).plans:
            rows = await service.store.journal(state.id, first=closed.version + 1, last=closed.version + 1)
            assert [(row.action, row.actor) for row in rows] == [(PLAN, VOTERS)]
    assert ballots
    assert max(ballots.values()) <= 3, ballots


async def test_a_ballot_about_plans_plays_the_winning_one(service: Service, votes: VotingService, clock: Clock) -> None:
    state = await begin(service)
    await votes.start(state, Voting(minutes=30, quorum=1, voters=PLAYERS))
    closed = await settle(votes, clock, state.id, 1)
    assert [option.plan for option in paper_of(closed).options] == ["own", "gather"]
    after = await service.load(state.id)
    assert list(after.view["children"].values()) == ["trees", "trees", "gate"]
    assert after.ask is not None
    assert after.ask.kind != "walk", "to the end of what the plan is for, in one ballot"


async def test_two_empty_ballots_give_the_phase_to_the_steward(
    service: Service, votes: VotingService, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.voting.drawing_up.goals_of", lambda *_: ())
    state = await begin(service, options={"days": "40"})
    await votes.start(state, Voting(minutes=30, quorum=1, voters=PLAYERS))
    first = await settle(votes, clock, state.id, None)
    between = await service.load(state.id)
    assert between.version == first.version + 1, "one order after the first"
    second = await settle(votes, clock, state.id, None)
    after = await service.load(state.id)
    assert between.ask is not None
    assert after.ask is not None
    assert (after.ask.kind, after.progress) != (between.ask.kind, between.progress), "the phase after the second"
    outcomes = [outcome_of(each) for each in (first, second)]
    assert [each.why for each in outcomes if each is not None] == ["silence", "silence"]


@pytest.mark.stress
async def test_a_vote_is_paused_after_a_silent_day_and_can_be_resumed(
    service: Service, votes: VotingService, clock: Clock
) -> None:
    state = await begin(service, options={"days": "40"})
    await votes.start(state, Voting(minutes=30, quorum=1, voters=PLAYERS))
    ballots = 0
    while await votes.ballots.open_ballot(state.id) is not None:
        await settle(votes, clock, state.id, None)
        await votes.close_orphaned()
        ballots += 1
        assert ballots < 10
    row = await service.store.game(state.id)
    assert row is not None
    assert await votes.asleep(row)
    assert row.period == 2, "a whole day of the game has passed in silence"
    clock.pass_by(days=30)
    await votes.close_orphaned()
    now = await service.store.game(state.id)
    assert now is not None
    assert now.version == row.version, "a sleeping game stands still"
    assert await votes.wake(state.id)
    assert not await votes.wake(state.id)
    closed = await settle(votes, clock, state.id, 1)
    assert await votes.ballots.open_ballot(state.id) is not None, "whoever voted keeps it awake"
    assert closed.cast == 1


async def test_a_silent_day_of_real_time_pauses_the_vote(
    service: Service, votes: VotingService, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long windows in a long day of the game."""
    monkeypatch.setattr("bot.voting.drawing_up.goals_of", lambda *_: ())
    state = await begin(service)
    await votes.start(state, Voting(minutes=30, quorum=1, voters=PLAYERS))
    clock.pass_by(days=1)
    await settle(votes, clock, state.id, None)
    assert await votes.ballots.open_ballot(state.id) is not None, "one silent ballot is not enough"
    await settle(votes, clock, state.id, None)
    assert await votes.ballots.open_ballot(state.id) is None


@pytest.mark.parametrize("locale", languages())
def test_the_names_of_plans_fit_into_a_poll_in_every_language(locale: str) -> None:
    found = 0
    with speaking(locale):
        for name in engine.games.names():
            presenter = render.games.find(name)
            for goal in aims_of(engine.games.find(name)):
                found += 1
                assert len(f"★ {presenter.plan_title(goal)}") <= POLL_ANSWER
    assert found >= 10


async def test_a_poll_holds_the_plans_of_the_siege(service: Service, votes: VotingService) -> None:
    state = await siege(service)
    await votes.start(state, Voting(minutes=60, quorum=1, voters=EVERYBODY))
    ballot = await votes.ballots.open_ballot(state.id)
    assert ballot is not None
    assert ballot.native
    assert max(map(len, poll_labels(paper_of(ballot)))) <= POLL_ANSWER


# --- in a channel ---


async def start(server: PlayServer, **options: Any) -> None:
    await server.alice.slash(
        server.first, "vote start", **({"window": "30m", "quorum": 1, "voters": "players"} | options)
    )
    await server.env.advance_time(1)


def ballot_post(server: PlayServer) -> Any:
    found = [m for m in server.messages(server.first) if any(press.action == "vote" for press in presses(m))]
    assert len(found) == 1
    return found[0]


async def vote(server: PlayServer, who: Any, number: int) -> str:
    message = ballot_post(server)
    return private(await who.click(server.as_message(message), custom_id=button(message, f"{number} · ")))


@pytest.mark.stress
@pytest.mark.simcord
async def test_a_ballot_closes_when_all_players_have_voted(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await start(server, window="24h")
    before, message = await server.state(server.first), ballot_post(server)
    assert "Which plan do you choose?" in text(message)
    await vote(server, server.alice, 2)
    await server.env.advance_time(60)
    assert (await server.state(server.first)).version == before.version, "one of two"
    await vote(server, server.bob, 2)
    await server.env.advance_time(4)
    assert "Everybody has voted." in text(message)
    await server.env.advance_time(10)
    after = await server.state(server.first)
    assert list(after.view["children"].values()) == ["trees", "trees", "gate"]
    assert "Decided: Plan gather" in text(message)
    log = private(await server.bob.slash(server.first, "siege log"))
    assert "the vote chose the plan **Plan gather**" in log


@pytest.mark.stress
@pytest.mark.simcord
async def test_an_order_proposed_in_addition_to_the_plans_can_win(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await start(server)
    message, before = ballot_post(server), await server.state(server.first)
    asked = await server.alice.click(server.as_message(message), custom_id=button(message, "Propose an order"))
    told = private(asked)
    assert "Which order do you propose?" in told
    answer = [asked.response, *asked.followups][-1]
    (menu,) = controls(server.env.backend.get_message(server.first.id, answer.message.id))
    place = next(option["value"] for option in menu["options"] if "hedge anna" in option["label"])
    assert "Your vote: **Move gate hedge anna**" in private(
        await server.alice.select(answer, [place], custom_id=menu["custom_id"])
    )
    await server.env.advance_time(5)
    assert "**3.** Move gate hedge anna **(1 vote)**" in text(message)
    assert "hedge anna" in await vote(server, server.bob, 3)
    await server.env.advance_time(15)
    after = await server.state(server.first)
    assert after.version == before.version + 1, "it alone"
    assert "Which plan do you choose?" in text(ballot_post(server)), "and the next vote asks again"
    stranger = server.guild.add_member(server.env.create_user("carol"))
    message = ballot_post(server)
    refused = private(await stranger.click(server.as_message(message), custom_id=button(message, "Propose an order")))
    assert "Only players of this game can vote" in refused


@pytest.mark.stress
@pytest.mark.simcord
async def test_a_ballot_offers_only_plans_that_differ(server: PlayServer) -> None:
    """Its options are the adviser's choice and the plans that a board offers, which differ in their effect."""
    await server.alice.slash(server.first, "siege new", game="siege", seed="voted")
    await server.alice.slash(server.first, "siege auto", scope="calm")
    await start(server)
    await server.env.advance_time(2)
    row = (await server.state(server.first)).row
    offered = await server.bot.context.chances.offered(await server.bot.context.service.position(row.id))
    plans = list(dict.fromkeys(["own", *(offered or short_list(row) or ())]))
    ballot = await server.bot.polls.ballots.open_ballot(row.id)
    assert ballot is not None
    options = [option.plan for option in paper_of(ballot).options]
    assert options == plans
    rules, save = open_save(row)
    outcome = play(row, rules, save, None)
    assert set(options) < set(goals_of(rules, rules.view(outcome.world), outcome.ask)), "some would come to the same"
    assert text(ballot_post(server)).count("**(0 votes)**") in {0, len(plans)}


@pytest.mark.simcord
@pytest.mark.parametrize("compared", [True, False])
async def test_options_stay_even_if_nobody_knows_that_the_ballot_was_posted(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch, compared: bool
) -> None:
    """A process died just after it had posted a poll, and Discord does not post it again. If the next process offered
    fewer plans, votes counted for other ones, or the vote failed for ever.
    """
    offered: list[list[str]] = [["own", "gather"], ["own"]]
    polls = server.bot.polls

    async def plans(*_: object) -> list[str]:
        found = offered.pop(0)
        if not compared:
            raise TooMuchAtOnce
        return found

    monkeypatch.setattr(polls, "_offered", plans)
    await server.new(server.first)
    await start(server, window="1h", voters="everybody")
    ballot = await polls.ballots.open_ballot((await server.state(server.first)).id)
    assert ballot is not None
    assert ballot.poll_id is not None
    await polls.ballots.note(ballot.id, poll_id=None)
    notice: Any = SimpleNamespace(facts={"ballot": ballot.id})
    payload = await polls.write(notice)
    assert payload is not None
    assert payload.poll is not None
    (posted,) = [message.poll for message in server.messages(server.first) if message.poll is not None]
    assert [answer.text for answer in payload.poll.answers] == [answer.text for answer in posted.answers]
    assert offered == [["own"]], "the plans are compared once"


@pytest.mark.simcord
async def test_a_poll_with_other_answers_than_its_ballot_is_not_counted(server: PlayServer) -> None:
    """An earlier version could leave such a ballot, and then failed for ever."""
    await server.new(server.first)
    await start(server, window="1h", voters="everybody")
    ballots, state = server.bot.polls.ballots, await server.state(server.first)
    ballot = await ballots.open_ballot(state.id)
    assert ballot is not None
    paper = paper_of(ballot)
    fewer = written(msgspec.structs.replace(paper, options=paper.options[:1]))
    assert await ballots.extend(ballot.id, before=ballot.options, options=fewer, now=None)
    (poll,) = [message for message in server.messages(server.first) if message.poll is not None]
    await server.alice.vote(server.as_message(poll), answer=2)
    await server.env.advance_time(3_700)
    closed = await ballots.ballot(ballot.id)
    assert closed is not None
    outcome = outcome_of(closed)
    assert outcome is not None
    assert outcome.why == "lost"
    assert (await server.state(server.first)).version > state.version


@pytest.mark.simcord
async def test_a_ballot_with_figures_of_an_earlier_version_stays_valid(server: PlayServer) -> None:
    """Its options have chances without an error."""
    await server.new(server.first)
    await start(server)
    await server.env.advance_time(2)
    ballots = server.bot.polls.ballots
    ballot = await ballots.open_ballot((await server.state(server.first)).id)
    assert ballot is not None
    earlier = msgspec.json.decode(ballot.options)
    for option, chance in zip(earlier["options"], (58, 54), strict=True):
        del option["error"]
        option["chance"] = chance
    options = msgspec.json.encode(earlier).decode()
    assert await ballots.extend(ballot.id, before=ballot.options, options=options, now=clock.now())
    assert "Your vote: **Plan gather**" in await vote(server, server.alice, 2)
    await server.env.advance_time(5)
    shown = text(ballot_post(server))
    assert "58 in 100 · What own is for." in shown
    assert "54 in 100 · What gather is for." in shown
    assert "±" not in shown, "nobody knows it any more"
    await server.env.advance_time(15)
    assert list((await server.state(server.first)).view["children"].values()) == ["trees", "trees", "gate"]


@pytest.mark.stress
@pytest.mark.simcord
async def test_the_ballot_asks_for_an_order_if_the_plans_are_equal(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.core.planning.laying_out.FEWEST", 3)
    await server.new(server.first)
    await start(server)
    await server.env.advance_time(2)
    message = ballot_post(server)
    assert "Which plan do you choose?" not in text(message)
    assert "Move gate hedge anna" in text(message)


@pytest.mark.simcord
async def test_an_order_by_command_becomes_an_option_of_the_vote(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await start(server)
    before = await server.state(server.first)
    told = private(
        await server.alice.slash(server.first, "siege order", do="move", second="gate", third="hedge", fourth="anna")
    )
    assert "This game is decided by vote, so your order is now an option in the open vote." in told
    assert "Your vote: **Move gate hedge anna**" in told
    assert f"/{ballot_post(server).id}" in told
    await server.env.advance_time(5)
    assert "**3.** Move gate hedge anna **(1 vote)**" in text(ballot_post(server))
    told = private(
        await server.bob.slash(server.first, "siege move", **{"from": "gate", "to": "hedge", "what": "anna"})
    )
    assert "This game is decided by vote" in told
    await server.env.advance_time(15)
    after = await server.state(server.first)
    assert after.version == before.version + 1, "the same order is one option, and everybody has voted for it"
    wrong = private(await server.bob.slash(server.first, "siege order", do="move", second="moon"))
    assert "This game is decided by vote" not in wrong, "what is no order is refused as ever"
    stranger = server.guild.add_member(server.env.create_user("carol"))
    refused = private(await stranger.slash(server.first, "siege done"))
    assert "Only players of this game can vote" in refused


@pytest.mark.stress
@pytest.mark.simcord
async def test_an_order_by_command_resumes_a_paused_vote(server: PlayServer) -> None:
    await server.new(server.first, house_rules="days=40")
    await start(server)
    await server.env.advance_time(DAY)
    assert "The vote is paused" in text(server.board(server.first))
    told = private(await server.alice.slash(server.first, "siege done"))
    assert "your order is now an option in the open vote" in told
    woken = ballot_post(server)
    await server.env.advance_time(15)  # a channel with something under way is looked at again five seconds later
    assert "1 vote\n✅ **Decided: Done**" in text(woken)


@pytest.mark.simcord
async def test_a_discord_poll_accepts_no_order_by_command(server: PlayServer) -> None:
    await server.new(server.first)
    await start(server, window="1h", voters="everybody")
    assert any(message.poll is not None for message in server.messages(server.first))
    told = private(await server.bob.slash(server.first, "siege done"))
    assert "you cannot add options to a Discord poll" in told


@pytest.mark.stress
@pytest.mark.simcord
async def test_a_silent_day_makes_few_posts_and_a_click_resumes_the_vote(server: PlayServer) -> None:
    await server.new(server.first, house_rules="days=40")
    await start(server)
    before = len(server.messages(server.first))
    await server.env.advance_time(DAY)
    posts = len(server.messages(server.first)) - before
    assert posts <= 8, f"{posts} posts in a silent day"
    state = await server.state(server.first)
    await server.env.advance_time(7 * DAY)
    assert len(server.messages(server.first)) - before == posts, "and none in the week after it"
    assert (await server.state(server.first)).version == state.version
    assert "The vote is paused" in text(server.board(server.first))
    last = next(m for m in reversed(server.messages(server.first)) if "Resume the vote" in labels(m))
    assert "the vote is paused" in text(last)
    refused = private(await server.bob.click(server.as_message(last), custom_id=button(last, "Resume the vote")))
    assert "Only players" in refused
    assert "The vote is open again." in private(
        await server.alice.click(server.as_message(last), custom_id=button(last, "Resume the vote"))
    )
    await server.env.advance_time(2)
    assert "Which plan do you choose?" in text(ballot_post(server))
    assert "The vote is paused" not in text(server.board(server.first))
    assert "Resume the vote" not in labels(last)


@pytest.mark.stress
@pytest.mark.simcord
async def test_any_command_of_a_player_resumes_the_vote_even_after_a_restart(server: PlayServer) -> None:
    await server.new(server.first, house_rules="days=40")
    await start(server)
    await server.env.advance_time(DAY)
    assert "The vote is paused" in text(server.board(server.first))
    await server.restart()
    await server.env.advance_time(2)
    await server.bob.slash(server.first, "siege log")
    await server.env.advance_time(2)
    assert "The vote is paused" in text(server.board(server.first)), "of a player, not of anybody"
    await server.alice.slash(server.first, "siege log")
    await server.env.advance_time(2)
    assert "Which plan do you choose?" in text(ballot_post(server))
