"""Whole sieges through Discord: one by buttons and selects alone, another by commands alone, one with restarts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from support import discord_limits, stress
from support.discord_play import PlayServer, controls, labels, presses, private

from bot.answers.commander import OWN, PLAY
from bot.games.state import GameState
from bot.ui.custom_ids import write_path
from render.pictures.print_page import Page

GAME = "siege"
DAYS = 54
PLAYED = [("s11", 12), stress.marked(("s7", DAYS + 1))]
"""Seeds, and the days that are played by hand: some with assaults, and a whole siege under stress."""
PIXEL = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x00\x00\x00\x00:~\x9bU"
    b"\x00\x00\x00\nIDATx\x9cc\xf8\x0f\x00\x01\x01\x01\x00\x1b\xb6\xeeV\x00\x00\x00\x00IEND\xaeB`\x82"
)


@pytest.fixture
def siege(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> PlayServer:
    """Return the guild playing the siege. Its pictures are one pixel, because a siege posts hundreds."""
    server.game = GAME
    presenter = server.bot.context.find(GAME)
    monkeypatch.setattr(presenter, "picture", lambda view, **_: PIXEL, raising=False)
    monkeypatch.setattr(presenter, "fight", lambda view, **_: PIXEL, raising=False)
    monkeypatch.setattr(presenter, "poster", lambda *_, **__: Page(PIXEL, "the end", "the end"), raising=False)
    return server


ADVISER = ("phase", "round", "calm")
"""The actions of the buttons that let the adviser decide for longer."""


class Hand:
    """A player who clicks: every verb of every kind of question once through its menus, then as advised."""

    def __init__(self, server: PlayServer, channel: Any) -> None:
        self.server = server
        self.channel = channel
        self.tried: Counter[tuple[str, str]] = Counter()
        self.clicks = 0

    async def turn(self, state: GameState) -> GameState:
        """Make one decision, or play one phase."""
        assert state.ask is not None
        verbs = [choice for choice in state.ask.menu().choices if choice.then is not None]
        for verb in verbs:
            key = (state.ask.kind, verb.word)
            if not self.tried[key]:
                self.tried[key] += 1
                after = await self.through_menus(state, verb.word)
                if after.version != state.version:
                    return after
        board = self.server.board(self.channel)
        wanted = "phase" if self.clicks % 5 else "advised"
        found = {press.action: part for part, press in reversed([*zip(controls(board), presses(board), strict=True)])}
        action = next(each for each in (wanted, "advised", *ADVISER, PLAY) if each in found)
        await self.click(board, found[action]["custom_id"])
        return await self.server.state(self.channel)

    async def through_menus(self, state: GameState, verb: str) -> GameState:
        """Click a verb and then the first choice of each menu until the answer is decided or refused."""
        assert state.ask is not None
        board = self.server.board(self.channel)
        if own := [part for part, press in zip(controls(board), presses(board), strict=True) if press.action == OWN]:
            await self.click(board, own[0]["custom_id"])  # the menus are behind the commander's question
            board = self.server.board(self.channel)
        start = write_path(state.ask, (verb,))
        named = [
            part
            for part, press in zip(controls(board), presses(board), strict=True)
            if press.action == "go" and press.path == start
        ]
        if named:
            await self.click(board, named[0]["custom_id"])
        else:  # all choices of the verb are options on the board itself
            await self.onward(board)
        for _ in range(8):
            now = await self.server.state(self.channel)
            if now.version != state.version:
                return now
            board = self.server.board(self.channel)
            self.check(board)
            await self.onward(board)
        board = self.server.board(self.channel)
        if "All orders" in labels(board):
            await self.server.press(self.channel, "All orders")
        return await self.server.state(self.channel)

    async def onward(self, board: Any) -> None:
        """Click the first thing offered: a ready selection, a button, or the first options of the select."""
        for part, press in zip(controls(board), presses(board), strict=True):
            if part["type"] == 3:
                values = [option["value"] for option in part["options"]][: max(1, part.get("min_values", 1))]
                self.clicks += 1
                await self.server.alice.select(self.server.as_message(board), values, custom_id=part["custom_id"])
                return
            if press.action == "go" and press.path and "Back" not in part["label"]:
                await self.click(board, part["custom_id"])
                return

    async def click(self, board: Any, custom_id: str) -> None:
        self.clicks += 1
        self.check(board)
        await self.server.alice.click(self.server.as_message(board), custom_id=custom_id)

    def check(self, board: Any) -> None:
        faults = discord_limits.faults_of_message({"components": board.components})
        assert not faults, faults


@pytest.mark.stress
@pytest.mark.parametrize(("seed", "days"), PLAYED)
async def test_a_siege_by_buttons(siege: PlayServer, seed: str, days: int) -> None:
    state = await siege.new(siege.first, seed=seed)
    hand = Hand(siege, siege.first)
    while state.ask is not None and state.progress[0] < days:
        state = await hand.turn(state)
        assert hand.clicks < 1_500
    assert {("muster", "move"), ("reposition", "move"), ("fire", "fire"), ("march", "move")} <= set(hand.tried)
    if days > DAYS:
        assert state.status == "over"
        assert f"`{seed}`" in private(await siege.alice.slash(siege.first, "siege verify"))
    assert len(siege.boards(siege.first)) == 1
    per_day = len(siege.messages(siege.first)) / state.progress[0]
    assert per_day < 12, "a day is told in a handful of messages"


@pytest.mark.stress
@pytest.mark.parametrize(("seed", "days"), PLAYED)
async def test_a_siege_by_commands(siege: PlayServer, seed: str, days: int) -> None:
    state = await siege.new(siege.first, seed=seed)
    used: Counter[str] = Counter()
    while state.ask is not None and state.progress[0] < days:
        after = await say_something(siege, state, used)
        assert after.version > state.version, (state.ask.kind, used)
        state = after
        assert used.total() < 1_500
    assert (state.status == "over") == (days > DAYS)
    assert used["move"] > days // 10
    assert used["fire"] > days // 5
    assert used["done"] > days * 3 // 4


async def test_an_assault_is_shown_in_two_pictures_until_it_is_over(siege: PlayServer) -> None:
    """Played phase by phase: the enlarged fight comes with the Boxers, and goes with the day."""
    state = await siege.new(siege.first, seed="s11")
    seen = {True: 0, False: 0}
    while state.ask is not None and not (seen[True] > 2 and not state.view.assault):
        await siege.alice.slash(siege.first, "siege auto", scope="phase")
        state = await siege.state(siege.first)
        files = [each["filename"] for each in siege.board(siege.first).attachments]
        fought = "fight.png" in files
        assert files == (["board.png", "fight.png"] if fought else ["board.png"])
        assert fought or not (state.view.assault and state.view.boxer_zones()), state.progress
        assert state.view.assault or not fought, state.progress
        seen[fought] += 1
    assert seen[True] > 2
    assert seen[False] > 2


async def say_something(server: PlayServer, state: GameState, used: Counter[str]) -> GameState:
    """Give one order by command: sometimes a move, the first offered shots, otherwise done.

    The steward plays two days of five; he shoots and moves by the same verbs.
    """
    assert state.ask is not None
    verbs = [choice.word for choice in state.ask.menu().choices]
    day = state.progress
    if day[0] % 5 in (2, 3):
        used["auto"] += 1
        await server.alice.slash(server.first, "siege auto", scope="day")
        return await server.state(server.first)
    if "fire" in verbs and used[f"fire {day}"] < 2:
        used[f"fire {day}"] += 1
        return await by_slots(server, state, "fire", ("from", "at", "with"), used)
    if "move" in verbs and day[0] % 4 == 0 and not used[f"move {day} {state.ask.kind}"]:
        used[f"move {day} {state.ask.kind}"] += 1
        after = await by_slots(server, state, "move", ("from", "to", "what"), used)
        if after.version != state.version:
            return after
    if "done" in verbs:
        used["done"] += 1
        await server.alice.slash(server.first, "siege done")
    elif "begin" in verbs:
        await server.alice.slash(server.first, "siege order", do="begin")
    else:
        await server.alice.slash(server.first, "siege auto", scope="decision")
    return await server.state(server.first)


async def by_slots(
    server: PlayServer, state: GameState, verb: str, slots: tuple[str, ...], used: Counter[str]
) -> GameState:
    """Run a command with the first suggestion for every option."""
    said: dict[str, str] = {}
    for slot in slots:
        offered = await server.alice.autocomplete(server.first, f"siege {verb}", slot, "", **said)
        assert len(offered) <= discord_limits.CHOICES
        assert all(len(choice["name"]) <= 100 and len(str(choice["value"])) <= 100 for choice in offered)
        if not offered:
            break
        said[slot] = offered[0]["value"]
    used[verb] += 1
    await server.alice.slash(server.first, f"siege {verb}", **said)
    return await server.state(server.first)


@pytest.mark.stress
async def test_a_restart_in_mid_assault(siege: PlayServer) -> None:
    state = await siege.new(siege.first, seed="s10")
    hand = Hand(siege, siege.first)
    while state.ask is not None and state.progress[1] < 1:
        state = await hand.turn(state)
    assert state.ask is not None, "an assault came"
    await siege.restart()
    again = await siege.state(siege.first)
    assert (again.version, again.view) == (state.version, state.view)
    rounds = set()
    while state.ask is not None and len(rounds) < 3:
        rounds.add(state.progress)
        state = await hand.turn(state)
        await siege.restart()
    assert len(siege.boards(siege.first)) == 1


async def test_wrong_orders_are_refused_with_their_rule(siege: PlayServer) -> None:
    await siege.new(siege.first, seed="s7")
    for command, said in (
        ("move", {"from": "atlantis"}),
        ("move", {"from": "british-north", "to": "imperial-city"}),
        ("fire", {"from": "british-north"}),
        ("done", {}),
    ):
        told = private(await siege.alice.slash(siege.first, f"siege {command}", **said))
        assert "§" in told
    told = private(await siege.alice.slash(siege.first, "siege fire", **{"from": "british-north"}))
    assert "Begin the siege" in told, "who is in another phase is told what can be done in this one"
    assert (await siege.state(siege.first)).version == 1


async def test_the_map_is_posted_in_the_channel(server: PlayServer) -> None:
    server.game = GAME
    await server.new(server.first, seed="s7")
    picture = await server.as_message(server.board(server.first)).attachments[0].read()
    assert picture.startswith(b"\x89PNG")
    assert 20_000 < len(picture) <= 300 * 1024
    (gallery,) = (part for part in server.board(server.first).components[0]["components"] if part["type"] == 12)
    assert 40 < len(gallery["items"][0]["description"]) <= discord_limits.ALT


async def test_commands_that_everybody_may_use(siege: PlayServer) -> None:
    await siege.new(siege.first, seed="s7")
    await siege.press(siege.first, "Yes, they are")
    for label in ("🎲", "Why", "Board in words"):
        assert len(private(await siege.press(siege.first, label, siege.bob))) > 20
    for command in ("status", "help", "rules", "dice"):
        assert len(private(await siege.bob.slash(siege.first, f"siege {command}"))) > 20


async def test_house_rules_of_the_siege(siege: PlayServer) -> None:
    await siege.new(siege.first, seed="s7")
    shown = await siege.press(siege.first, "House rules")
    assert shown.response is not None
    message = shown.response.message
    assert not discord_limits.faults_of_message({"components": shown.response.components})
    await siege.alice.select(message, ["wounded_red"])
    stored = siege.env.backend.get_message(siege.first.id, message.id)
    await siege.alice.click(siege.as_message(stored), label="Use these rules")
    assert (await siege.state(siege.first)).options == {"wounded_red": "flat12"}
