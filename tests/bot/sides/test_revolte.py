"""La révolte between people: secret rallies by post, a live window that lapses, a side that votes, elsewhere."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from support.discord_play import PlayServer, button, controls, labels, presses, private, text
from support.duel.room import Camps

import bot.boards.pictures
import engine.games
from bot.games import new_games, pledges
from bot.games.seats.chairs import LIVE, POST, chairs_for
from bot.sides.window_messages import WindowNotices
from bot.sides.worker import SideWorker
from db.schema.games import VOTERS
from db.sides import chairs_of, turns_of
from engine.core.pledge import TYPED, Pledge, Word
from engine.core.record import DRAWN, LAPSE

pytestmark = [pytest.mark.sqlite, pytest.mark.simcord(settle_timeout=60), pytest.mark.by_alarms]
EUROPEANS, BOXERS = "europeans", "boxers"


@pytest.fixture(autouse=True)
def _no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.boards.pictures, "draw", lambda *_, **__: b"picture")


@pytest.fixture(autouse=True)
def _usual_autopilot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the adviser play without a goal: the fights were chosen, by their dice, for what then happens in them."""
    rules = engine.games.find("revolte")
    monkeypatch.setattr(type(rules), "foresight", rules.foresight._replace(base=""))


class Skirmish(Camps):
    """A fight of which all dice are known: Alice leads the Europeans, Bob the Boxers."""

    def __init__(self, server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(server)
        self.monkeypatch = monkeypatch
        self.people = {EUROPEANS: server.alice, BOXERS: server.bob}

    @property
    def service(self) -> Any:
        return self.server.bot.context.service

    def dice(self, word: str) -> None:
        """Let this be the word of the next game's dice, beside a secret that is known."""
        self.monkeypatch.setattr(new_games, "fresh_pledge", lambda: Pledge(secret="5c" * 16))
        self.monkeypatch.setattr(pledges, "Word", lambda *_: Word(word, TYPED))

    async def begin(self, scenario: str, word: str, **options: Any) -> None:
        self.dice(word)
        await self.server.new(
            self.channel,
            seed=None,
            game="revolte",
            scenario=scenario,
            side=EUROPEANS,
            opponent=self.server.bob,
            **options,
        )

    async def asked(self) -> dict[str, str]:
        """Return the sides that are asked, each with the pace of its question."""
        return {side: each.pace for side, each in turns_of(await self.row()).asked.items()}

    async def until(self, wanted: Any) -> None:
        """Play what is advised, for whoever is asked, until somebody is asked as wanted."""
        for _ in range(100):
            asked = await self.asked()
            assert asked, "the game is over"
            if wanted(asked):
                return
            state = await self.server.state(self.channel)
            who = self.people[next(iter(asked))]
            await self.service.auto(state.id, version=state.version, scope="decision", actor=who.id)
        raise AssertionError("nobody is asked so")

    async def orders(self, side: str, **ways: str) -> None:
        row = await self.row()
        for what, way in ways.items():
            await self.service.order(row.id, side=side, answer=(what, way), actor=self.people[side].id)

    async def voted(self, number: int) -> None:
        """Vote for one of the options, and let the time of the vote pass."""
        await self.vote(self.server.alice, self.west, number)
        await self.pass_by(31 * 60)

    def told(self, *channels: Any) -> str:
        return "\n".join(text(each) for place in channels or (self.channel,) for each in self.server.messages(place))


@pytest.fixture
def fight(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> Skirmish:
    return Skirmish(server, monkeypatch)


async def test_rallies_are_secret_until_both_sides_have_chosen(fight: Skirmish, server: PlayServer) -> None:
    await fight.begin("tartar-wall", "quince", pace=POST)
    await fight.until(lambda asked: len(asked) == 2)
    await fight.pass_by(5)
    before, row = fight.told(), await fight.row()
    assert row.period == 3
    asked = {"The Europeans rally e9. How do you spend 4 points?", "The Boxers rally a3, a4, a5 and a7."}
    assert all(each in before for each in asked), "both questions are there"
    assert "Spend no points" in private(await fight.order(server.alice, "none"))
    await fight.pass_by(5)
    assert list(await fight.asked()) == [BOXERS]
    new = {*fight.told().splitlines()} - {*before.splitlines()}
    assert new <= {f"Europeans: <@{server.alice.id}> · Level: Guided"}, "what one side spends is told to nobody"
    log = private(await server.bob.slash(fight.channel, "siege log"))
    assert "a secret answer" in log
    assert "Spend no points" not in log
    await fight.order(server.bob, "advised")
    entries = await fight.service.store.journal(row.id, first=row.version + 1, last=(await fight.row()).version)
    assert [each.actor for each in entries] == [server.alice.id, server.bob.id]
    await fight.pass_by(5)
    assert "The Europeans: marked" not in text(server.boards(fight.channel)[-1])
    assert "Spend no points" not in fight.told()
    log = private(await server.bob.slash(fight.channel, "siege log"))
    assert "Spend no points" not in log, "nor later, while they fight"


@pytest.mark.stress
async def test_a_live_window_times_out_after_a_minute(fight: Skirmish, server: PlayServer, monkeypatch: Any) -> None:
    await fight.begin("tartar-wall", "w10", pace=LIVE)
    for side in fight.people:
        await fight.orders(side, defence="ask", supports="ask")
    await fight.until(lambda asked: "reaction" in asked.values())
    await server.bot.context.notices.deliver((await fight.row()).id)
    await server.bot.context.scheduler.go()
    (side,) = await fight.asked()

    def short() -> list[Any]:
        found = server.messages(fight.channel)
        return [each for each in found if any(p.action in {"window", "windowanswer"} for p in presses(each))]

    (message,) = short()
    assert f"<@{fight.people[side].id}>" in text(message)
    assert "before the melee?**" in text(message)
    assert "▰▰▰▰▰▰ 60" in text(message)
    assert labels(message) == ["Fire · e3", "Hold fire", "Standing orders"]
    told = await fight.people[side].click(server.as_message(message), custom_id=button(message, "Standing orders"))
    strange = await fight.dora.click(server.as_message(message), custom_id=button(message, "Standing orders"))
    assert private(strange) != private(told), "the orders are for that side"
    row = await fight.row()
    later = turns_of(row).asked[side].at + timedelta(seconds=61)
    monkeypatch.setattr(fight.service.games, "now", lambda: later)
    await SideWorker(server.bot.context).run_due(later)
    await WindowNotices(server.bot.context).run_due(later)
    assert message.id not in [each.id for each in short()]
    (entry, *_) = await fight.service.store.journal(row.id, first=row.version + 1, last=(await fight.row()).version)
    assert entry.action == LAPSE
    assert "**Boxers** did not answer in time" in text(server.boards(fight.channel)[-1])


@pytest.mark.stress("advised")
@pytest.mark.parametrize("way", ["advised", "ask"])
async def test_a_clock_runs_out_only_for_the_awaited_side(
    fight: Skirmish, server: PlayServer, monkeypatch: Any, way: str
) -> None:
    """A side with the standing order to rally as advised has answered in time, so the game cannot be claimed."""
    await fight.begin("tartar-wall", "quince", clock="10+15")
    await fight.orders(BOXERS, rallies=way)
    await fight.until(lambda asked: len(asked) == 2)
    await server.bot.context.scheduler.go()  # nobody's time runs before the board is out
    row = await fight.row()
    asked = turns_of(row).asked
    assert {each.pace for each in asked.values()} == {"turn"}
    later = max(each.at for each in asked.values()) + timedelta(minutes=30)
    monkeypatch.setattr(fight.service.games, "now", lambda: later)
    due = next(
        each
        for each in await fight.service.sides.claim_due(by="test", now=later, lease=timedelta(seconds=30), share=None)
        if each.side == BOXERS
    )
    state = await fight.service.time_out(due)
    row = await fight.row()
    clock = turns_of(row).clock
    assert clock is not None
    if way == "ask":
        assert state is None
        assert clock.fallen == {BOXERS: (row.period, row.round)}
        return
    assert state is not None
    assert not clock.fallen
    assert list(await fight.asked()) == [EUROPEANS]
    (entry,) = await fight.service.store.journal(row.id, first=row.version, last=row.version)
    assert entry.action == LAPSE
    assert chairs_of(row)[BOXERS].lapses == 0, "it was waited for by nobody"


@pytest.mark.stress
async def test_a_side_can_be_played_by_vote(fight: Skirmish, server: PlayServer) -> None:
    await fight.begin("tartar-wall", "quince")
    fight.hide(fight.west, server.bob)
    await fight.said(server.alice, "side room", channel=fight.west)
    await fight.said(server.alice, "side add", user=fight.carol)
    assert "30 minutes" in await fight.said(server.alice, "vote start", window="30m", quorum=1)
    for kind in ("deploy", "rally", "order"):
        for _ in range(40):
            state = await server.state(fight.channel)
            (found,) = (await fight.service.seen_by(state.id, server.alice.id)).asks[:1]
            if found.side == EUROPEANS and found.kind == kind:
                break
            if EUROPEANS in await fight.asked():
                await fight.voted(1)
            else:
                await fight.service.auto(state.id, version=state.version, scope="decision", actor=server.bob.id)
                await fight.pass_by(1)
        else:
            raise AssertionError(kind)
        version = state.version
        await fight.voted(1)
        row = await fight.row()
        entries = await fight.service.store.journal(row.id, first=version + 1, last=row.version)
        assert VOTERS in {each.actor for each in entries}, kind


@pytest.mark.stress
async def test_one_player_can_play_in_direct_messages(server: PlayServer) -> None:
    alice = server.alice.user
    await alice.slash("siege new", game="revolte", scenario="tartar-wall", side=BOXERS, against="autopilot")
    channel = alice.dm_channel
    await server.env.advance_time(5)
    assert "it is your turn" not in text(server.messages(channel)[-1])
    while (await server.state(channel)).status == "running":
        await alice.slash("siege auto", scope="round")
        await server.env.advance_time(5)
    assert "win" in text(server.messages(channel)[-1])


@pytest.mark.stress
async def test_a_fight_can_be_watched_from_another_channel(fight: Skirmish, server: PlayServer) -> None:
    await fight.begin("tartar-wall", "fig")
    state = await server.state(fight.channel)
    assert "follows" in private(await server.bob.slash(server.third, "siege watch", game=state.id, what="day"))
    while (await server.state(fight.channel)).status == "running":
        state = await server.state(fight.channel)
        who = fight.people[next(iter(await fight.asked()))]
        await fight.service.auto(state.id, version=state.version, scope="decision", actor=who.id)
        await server.env.advance_time(2)
    await server.env.advance_time(60)
    seen = fight.told(server.third)
    assert not any(controls(each) for each in server.messages(server.third))
    assert all(f"-# Turn {turn}" in seen for turn in range(1, 6)), "a page of each turn"
    assert "won by the" in seen


async def pressed(fight: Skirmish, who: Any, message: Any, label: str) -> Any:
    """Press a button of a private message; return the message as it is then."""
    server = fight.server
    await who.click(server.as_message(message), custom_id=button(message, label))
    return server.env.backend.get_message(fight.channel.id, message.id)


@pytest.mark.stress
async def test_odds_of_any_pair_are_shown_and_undo_reaches_the_last_die(fight: Skirmish, server: PlayServer) -> None:
    await fight.begin("tartar-wall", "quince")
    await fight.until(lambda asked: len(asked) == 2)
    await fight.order(server.alice, "none")
    offered = fight.shown(await server.alice.slash(fight.channel, "siege undo"))
    assert "a secret answer" in text(offered)
    assert "the die for “action points for the Boxers” has been rolled (§4.1)" in text(offered)
    assert list(await fight.asked()) == [BOXERS]
    await pressed(fight, server.alice, offered, "Take it back")
    assert set(await fight.asked()) == {EUROPEANS, BOXERS}
    for who in (server.bob, server.alice):
        await fight.order(who, "none")
    assert "You can’t take anything back: the die" in private(await server.alice.slash(fight.channel, "siege undo"))
    kind, told = {"what": "melee"}, {}
    position = (await server.state(fight.channel)).view.position
    one, other = position.standing(EUROPEANS)[-1], position.standing(BOXERS)[-1]
    for first, second in ((one, other), (other, one)):
        found = await server.bob.autocomplete(fight.channel, "siege odds", "from", first, **kind)
        assert first in [each["value"] for each in found], "whoever's turn it is"
        pair = {**kind, "from": first}
        found = await server.bob.autocomplete(fight.channel, "siege odds", "at", "", **pair)
        assert {each["value"][0] for each in found} == ({"a", "b"} if first == one else {"e"})
        told[first] = private(await server.bob.slash(fight.channel, "siege odds", at=second, text=True, **pair))
        assert told[first].startswith(f"**{first} charges {second}**")
    chances = [sum(map(int, re.findall(r"(\d+)%: ", each))) for each in told.values()]
    assert all(98 <= sum_ <= 102 for sum_ in chances), told
    wrong = private(await server.bob.slash(fight.channel, "siege odds", at=one, text=True, **kind, **{"from": one}))
    assert one in wrong
    assert "charges" not in wrong, "nobody fights himself"


@pytest.mark.stress
async def test_the_log_has_every_account_and_rules_have_examples(fight: Skirmish, server: PlayServer) -> None:
    await fight.begin("tartar-wall", "quince", pace=LIVE)
    await fight.until(lambda asked: "reaction" in asked.values() or len(asked) == 2)
    dice = private(await server.bob.slash(fight.channel, "siege dice")).splitlines()
    accounts = [line for line in dice if re.search(r"\(§.*: (die|dice) \d", line)]
    assert len(accounts) > 5
    page = fight.shown(await server.bob.slash(fight.channel, "siege log", day="1-6"))
    log = [text(page)]
    while onward := [label for label in labels(page) if label.endswith("▶")]:
        page = await pressed(fight, server.bob, page, onward[0])
        log.append(text(page))
    missing = [line for line in accounts if line not in "\n".join(log)]
    assert not missing
    rule = fight.shown(await server.bob.slash(fight.channel, "siege rules", what="8.4"))
    assert text(rule).startswith("### §8.4 Defensive fire")
    example = await pressed(fight, server.bob, rule, "2 examples")
    assert text(example).startswith("### §8.4 Defensive fire: example 1 of 2")
    assert "(§8.4): die" in text(example)


@pytest.mark.stress
async def test_one_of_two_supports_is_chosen_by_buttons(fight: Skirmish, server: PlayServer) -> None:
    """§11.2: two figures could support e2; the player chooses e4."""
    people = {"own": EUROPEANS, "owner": server.alice.id, "opponent": server.bob.id}
    state = await fight.service.new_game(
        system="revolte",
        options={"scenario": "tartar-wall"},
        seed="w28",
        dice=DRAWN,
        owner_id=server.alice.id,
        guild_id=server.guild.id,
        channel_id=fight.channel.id,
        locale="en",
        chairs=chairs_for((EUROPEANS, BOXERS), **people),
        pace=LIVE,
    )
    await server.bot.context.board_delivery.deliver(state.id)
    await fight.orders(EUROPEANS, supports="ask")
    for _ in range(40):
        state = await server.state(fight.channel)
        (ask,) = state.asks[:1]
        if ask.kind == "support" and len(ask.facts["figures"]) > 1:
            break
        who = fight.people[ask.side]
        await fight.service.auto(state.id, version=state.version, scope="decision", actor=who.id)
    else:
        raise AssertionError("nobody is asked so")
    await server.bot.context.notices.deliver(state.id)
    await server.bot.context.scheduler.go()
    (call,) = [each for each in server.messages(fight.channel) if "windowanswer" in {p.action for p in presses(each)}]
    assert f"<@{server.alice.id}>, **e2 attacks a7. Do you send support?**" in text(call)
    assert labels(call) == ["With support", "Choose the support", "Without support", "Standing orders"]
    chosen = await server.alice.click(server.as_message(call), custom_id=button(call, "Choose the support"))
    own = await pressed(fight, server.alice, fight.shown(chosen), "Choose the support")
    (select,) = [each for each in controls(own) if each["type"] == 3]
    assert [each["label"] for each in select["options"]][:2] == ["e3", "e4"]
    e4 = next(each["value"] for each in select["options"] if each["label"] == "e4")
    await server.alice.select(server.as_message(own), custom_id=select["custom_id"], values=[e4])
    assert "e2 is still fighting a7, " in text(server.board(fight.channel))
    (entry,) = await fight.service.store.journal(state.id, first=state.version + 1, last=(await fight.row()).version)
    assert entry.answer == '["@europeans","with","e4"]'


@pytest.mark.stress
async def test_a_choice_on_a_call_opens_the_private_copy_at_the_next_question(
    fight: Skirmish, server: PlayServer
) -> None:
    """The copy used to open at the first menu, where the same choice had to be made again."""
    await fight.begin("tartar-wall", "b", pace=LIVE)
    for side in fight.people:
        await fight.orders(side, supports="ask")
    number = (await fight.row()).id
    while (state := await fight.service.position(number)).asks[0].kind != "support":
        who = fight.people[state.asks[0].side]
        await fight.service.auto(number, version=state.version, scope="decision", actor=who.id)
    await server.bot.context.notices.deliver(number)
    message = next(each for each in server.messages(fight.channel) if "Choose the support" in labels(each))
    who = fight.people[state.asks[0].side]
    pressed = await who.click(server.as_message(message), custom_id=button(message, "Choose the support"))
    assert "All 2" in labels(fight.shown(pressed)), "who supports is picked there"
