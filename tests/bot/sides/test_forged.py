"""Everything that the bot puts on a message of a game for two is pressed by whom it is not for: nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from simcord.results import InteractionResult
from support import duel, stress
from support.discord_play import PlayServer, controls, text
from support.twins import Twin

from bot.ui.components import read_press
from bot.ui.custom_ids import Press
from db.schema.games import NOBODY, aside, chair, game, journal, player

pytestmark = [pytest.mark.simcord(settle_timeout=60, check_errors=False), pytest.mark.sqlite]

WEST, EAST = "west", "east"
NEITHER = "a spectator"
LOOKS = frozenset({"sideorders", "sideanswer", "sidemore", "undo"})
"""What may be pressed by whoever holds a side: it shows what is that side's own."""
BOTH = frozenset({"resign", "givenup", "sidetake"})
"""Either side's right; or refused in `test_rights`."""
DECIDES = frozenset({"go", "pick", "short", "advised", "phase", "round", "calm", "takeback"})
BEGUN = (
    (EAST, ("cellar",)),
    (WEST, ("garden",)),
    (WEST, ("lay", "400,0")),
    (EAST, ("lay", "400,0")),
    (WEST, ("lay", "600,0")),
    (EAST, ("lay", "600,0")),
)
SCENES: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "both choose a door": (),
    "West may take a trap back, East lays one": BEGUN[:3],
    "West walks": BEGUN,
    "East may fire": (*BEGUN, (WEST, ("go", "300,0")), (EAST, ("go", "600,0")), (WEST, ("go", "400,0"))),
}


@pytest.fixture
def orchard() -> Iterator[str]:
    """Install the duel in the toy game's place."""
    with duel.installed() as name:
        yield name


class Scene:
    """A duel at some point, and another one beside it."""

    def __init__(self, server: PlayServer) -> None:
        self.server = server
        self.duel, self.other = Twin(server, system="duel", secret=EAST), Twin(server, system="duel", secret=EAST)
        self.other.channel = server.second
        elsewhere = server.env.create_guild("Elsewhere")
        xeno = elsewhere.add_member(server.env.create_user("xeno"))
        self.places = {xeno.id: elsewhere.create_text_channel("far")}
        self.people = {WEST: server.alice, EAST: server.bob, NEITHER: self.duel.carol, "an outsider": xeno}

    async def begin(self, answers: tuple[tuple[str, tuple[str, ...]], ...]) -> None:
        for each in (self.duel, self.other):
            await each.begin({}, (WEST, EAST))
        await self.duel.order(("ask",))
        for side, answer in answers:
            await self.duel.answer(side, answer)

    async def stored(self) -> list[Any]:
        async with self.server.bot.database.read() as connection:
            return [
                [tuple(row) for row in await connection.execute(sa.select(table))]
                for table in (game, journal, aside, chair, player)
            ]

    async def messages(self) -> dict[str, list[Any]]:
        """Return the board, and for each side the messages that it has got by its buttons."""
        found: dict[str, list[Any]] = {"all": [self.duel.board()], WEST: [], EAST: []}
        for side in (WEST, EAST):
            for action in ("sideorders", "sideanswer", "undo"):
                result = await self.press(self.people[side], await self.pressed(action), found["all"][0], private=False)
                found[side] += [
                    message
                    for each in [*([result.response] if result.response else []), *result.followups]
                    if (message := self.server.env.backend.get_message(each.channel_id, each.id)) is not None
                ]
        return found

    async def pressed(self, action: str) -> str:
        return Press(action, self.duel.id, (await self.duel.state()).version).custom_id()

    async def press(self, who: Any, custom_id: str, message: Any, *, private: bool) -> InteractionResult:
        values = ["0"] if custom_id.startswith("sm:s:") else None
        channel = self.places.get(who.id, self.duel.channel)
        return await self.duel.forger.press(who, channel, custom_id, message=message, values=values, private=private)


def _ids(message: Any) -> Iterator[tuple[str, Press]]:
    for part in controls(message):
        press = read_press(part.get("custom_id", ""), part["type"])
        if press is not None and press.game:
            yield part["custom_id"], press


def _said(result: InteractionResult, message: Any) -> str:
    answers = [*([result.response] if result.response is not None else []), *result.followups]
    return "\n".join(text(answer) for answer in answers if answer.id != message.id)


@pytest.mark.parametrize("name", stress.spread(list(SCENES), of=2))
async def test_what_is_for_one_side_changes_nothing_in_other_hands(server: PlayServer, name: str) -> None:
    scene = Scene(server)
    await scene.begin(SCENES[name])
    asked = {ask.side for ask in (await scene.duel.state()).asks}
    shown = await scene.messages()
    before, tried, wrong = await scene.stored(), 0, list[str]()
    for owner, messages in shown.items():
        for message in messages:
            for custom_id, press in list(_ids(message)):
                for who, person in scene.people.items():
                    own = who == owner or (who in asked and press.action in DECIDES)  # whoever presses, answers
                    if own or (press.action in LOOKS | BOTH and who in {WEST, EAST}):
                        continue
                    result = await scene.press(person, custom_id, message, private=owner != "all")
                    tried += 1
                    if await scene.stored() != before:
                        raise AssertionError(f"{custom_id} of {owner} pressed by {who} has changed something")
                    edits = owner != "all" and press.action not in DECIDES  # the answer stands on the message
                    if not result.acknowledged or not (_said(result, message) or result.modal or edits):
                        wrong.append(f"{custom_id} of {owner} pressed by {who}: nothing was said")
    assert not wrong
    assert tried > 20


@pytest.mark.parametrize("name", stress.spread(list(SCENES), of=4))
async def test_a_press_of_an_older_question_or_of_another_game_changes_nothing(server: PlayServer, name: str) -> None:
    """Every custom id with the number of a question that is gone, of one to come, and of another game."""
    scene = Scene(server)
    await scene.begin(SCENES[name])
    state, shown = await scene.duel.state(), await scene.messages()
    strangers = (server.alice, server.bob)
    async with server.bot.database.write() as connection:  # there they hold nothing
        holds = chair.c.game_id == scene.other.id
        await connection.execute(sa.update(chair).where(holds).values(user_id=NOBODY))
        await connection.execute(sa.delete(player).where(player.c.game_id == scene.other.id))
        await connection.execute(sa.update(game).where(game.c.id == scene.other.id).values(owner_id=1))
    before = await scene.stored()
    for owner, messages in shown.items():
        for message in messages:
            for custom_id, press in list(_ids(message)):
                side = owner if owner in {WEST, EAST} else state.asks[0].side
                since = state.turns.asked[side].since if side in state.turns.asked else state.version
                kind = custom_id.partition(":")[2][:1]
                tries = []
                if press.action in DECIDES:
                    for version in {since - 1, state.version + 1} - {press.version}:
                        late = Press(press.action, press.game, version, press.path, press.page, press.extra)
                        tries.append((scene.people[side], late))
                elsewhere = Press(press.action, scene.other.id, 1, press.path, press.page, press.extra)
                tries += [(who, elsewhere) for who in strangers if press.action not in LOOKS | BOTH]
                for who, forged in tries:
                    result = await scene.press(who, forged.custom_id(kind), message, private=owner != "all")
                    assert result.acknowledged, forged
                    assert await scene.stored() == before, forged


WORDS = ("=done", "=go", "@west", "@east", "~west", "~east", "=400,0", "go=400,0", "²", "9" * 40, "=", "..", "x-1")


async def test_forged_words_are_refused_with_what_can_be_said(server: PlayServer) -> None:
    scene = Scene(server)
    await scene.begin(BEGUN)
    before, forger, channel = await scene.stored(), scene.duel.forger, scene.duel.channel
    for word in WORDS:
        for options in ({"do": word}, {"do": "go", "second": word}, {"do": word, "second": "400,0"}):
            result = await forger.command(server.alice, channel, "siege order", options)
            assert await scene.stored() == before, options
            assert len(_said(result, scene.duel.board())) > 20, options
    state = await scene.duel.state()
    copy = await scene.duel._copy(EAST, "sideorders")
    for path, extra, value in (
        ("", EAST, "9"),
        ("", EAST, "zz"),
        ("", EAST, "=ask"),
        ("=ask.0000", EAST, "0"),
        ("0.ffff", EAST, "0"),
        ("", WEST, "0"),
        ("", "calendar", "0"),
        ("", "@east", "0"),
        ("", "~east", "0"),
    ):
        press = Press("sideorder", state.id, state.version, path, 0, extra)
        result = await forger.press(
            server.bob, channel, press.custom_id("s"), message=copy, values=[value], private=True
        )
        assert await scene.stored() == before, press
        assert result.acknowledged
    for side in ("calendar", "player", "@east", "~east", "EAST", "west,east", ""):
        await forger.command(scene.people[NEITHER], channel, "side take", {"side": side})
        press = Press("sidetake", state.id, state.version, extra=side)
        await forger.press(scene.people[NEITHER], channel, press.custom_id(), message=scene.duel.board())
        assert await scene.stored() == before, side
