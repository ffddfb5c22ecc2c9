"""Everything that the bot puts on a message of a game for two is pressed by whom it is not for: nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa
from games.ascari.players import Eager
from simcord.results import InteractionResult
from support import stress
from support.discord_play import PlayServer, controls, text
from support.twins import Twin

from bot.answers.commander import CHANGE, OWN, PLAY
from bot.answers.menus import OPEN
from bot.boards.decisions import END
from bot.ui.components import read_press
from bot.ui.custom_ids import Press
from db.schema.games import NOBODY, aside, chair, game, journal, player

pytestmark = [pytest.mark.simcord(settle_timeout=60, check_errors=False), pytest.mark.sqlite, pytest.mark.duel]

WEST, EAST = "west", "east"
NEITHER = "a spectator"
LOOKS = frozenset({"sideorders", "sideanswer", "sidemore", "undo"})
"""What may be pressed by whoever holds a side: it shows what is that side's own."""
BOTH = frozenset({"resign", "givenup", "sidetake"})
"""Either side's right; or refused in `test_rights`."""
DECIDES = frozenset(
    {"go", "pick", "short", "advised", "phase", "round", "calm", "takeback", PLAY, OWN, OPEN, CHANGE, END, "plantake"}
)
"""What the side that is asked may press, and nobody else: answers and plans, and the menus of its own orders."""
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


class Battle(NamedTuple):
    """A moment of a real game: whose secrets are tried, its orders, and the kind of question that is waited for."""

    system: str
    options: dict[str, str]
    sides: tuple[str, str]
    orders: tuple[tuple[str, ...], ...]
    kind: str


AGORDAT, FU, LANGFANG = ({"scenario": name} for name in ("agordat-1890", "fu-gate", "langfang"))
BATTLES = {
    "the first deploys": Battle("ascari", AGORDAT, ("italian", "dervish"), (), "deploy"),
    "a column moves": Battle("ascari", AGORDAT, ("italian", "dervish"), (), "move"),
    "a moving unit may be fired at": Battle(
        "ascari", AGORDAT, ("italian", "dervish"), (("preset", "ask-me"),), "react"
    ),
    "a unit fires": Battle("ascari", AGORDAT, ("italian", "dervish"), (), "fire"),
    "both rally": Battle("revolte", FU, ("europeans", "boxers"), (), "rally"),
    "a group orders": Battle("revolte", FU, ("europeans", "boxers"), (), "order"),
    "a charge may be met": Battle("revolte", LANGFANG, ("europeans", "boxers"), (("defence", "ask"),), "defend"),
}
_LONGEST = 60


class Scene:
    """A game of two sides at some point, and another one beside it: a duel, unless a battle is named."""

    def __init__(self, server: PlayServer, battle: Battle | None = None) -> None:
        self.server = server
        self.sides = battle.sides if battle is not None else (WEST, EAST)
        self.options = battle.options if battle is not None else {}
        system = battle.system if battle is not None else "duel"
        self.duel, self.other = (Twin(server, system=system, secret=self.sides[1]) for _ in range(2))
        self.other.channel = server.second
        elsewhere = server.env.create_guild("Elsewhere")
        xeno = elsewhere.add_member(server.env.create_user("xeno"))
        self.places = {xeno.id: elsewhere.create_text_channel("far")}
        one, two = self.sides
        self.people = {one: server.alice, two: server.bob, NEITHER: self.duel.carol, "an outsider": xeno}

    async def begin(self, answers: tuple[tuple[str, tuple[str, ...]], ...]) -> None:
        for each in (self.duel, self.other):
            await each.begin(self.options, self.sides)
        await self.duel.order(("ask",))
        for side, answer in answers:
            await self.duel.answer(side, answer)

    async def fight(self, battle: Battle) -> None:
        """Play a battle until the question that is waited for is asked."""
        for each in (self.duel, self.other):
            await each.begin(self.options, self.sides)
        player = Eager("forged") if battle.system == "ascari" else self.duel.rules.policies["steward"]("forged")
        for count in range(_LONGEST):
            asks = (await self.duel.state()).asks
            if asks[0].kind == battle.kind:
                return
            if count == len(self.sides):  # both have deployed
                for side in self.sides:
                    await self.duel.ordered(side, *battle.orders)
            side = asks[0].side
            ask = (await self.duel.state(side)).ask
            assert ask is not None
            view = self.duel.rules.view((await self.duel.outcome()).world, side)
            usual = ask.lapse if ask.kind == "deploy" else None
            await self.duel.answer(side, usual or ask.check(player.answer(view, ask)))
        raise AssertionError(f"nobody is asked «{battle.kind}»")

    async def stored(self) -> list[Any]:
        async with self.server.bot.database.read() as connection:
            return [
                [tuple(row) for row in await connection.execute(sa.select(table))]
                for table in (game, journal, aside, chair, player)
            ]

    async def messages(self) -> dict[str, list[Any]]:
        """Return the board, and for each side the messages that it has got by its buttons."""
        found: dict[str, list[Any]] = {"all": [self.duel.board()], **{side: [] for side in self.sides}}
        for side in self.sides:
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


def _answers(result: InteractionResult, message: Any) -> list[Any]:
    answers = [*([result.response] if result.response is not None else []), *result.followups]
    return [answer for answer in answers if answer.id != message.id]


def _said(result: InteractionResult, message: Any) -> str:
    return "\n".join(text(answer) for answer in _answers(result, message))


def _menus(scene: Scene, result: InteractionResult, message: Any) -> list[str]:
    """Return the buttons and selects that decide, of the messages that answer a press."""
    backend = scene.server.env.backend
    stored = [backend.get_message(answer.channel_id, answer.id) for answer in _answers(result, message)]
    return [
        custom_id for each in stored if each is not None for custom_id, found in _ids(each) if found.action in DECIDES
    ]


@pytest.mark.stress("West walks")
@pytest.mark.parametrize("name", stress.spread(list(SCENES), of=2))
async def test_a_sides_buttons_change_nothing_when_others_click_them(server: PlayServer, name: str) -> None:
    scene = Scene(server)
    await scene.begin(SCENES[name])
    await _in_other_hands(scene)


@pytest.mark.stress
@pytest.mark.parametrize("name", list(BATTLES) if stress.FULL else ["a moving unit may be fired at"])
async def test_a_sides_buttons_in_a_battle_change_nothing_when_others_click_them(server: PlayServer, name: str) -> None:
    scene = Scene(server, BATTLES[name])
    await scene.fight(BATTLES[name])
    await _in_other_hands(scene)


async def _in_other_hands(scene: Scene) -> None:
    """Press everything that is shown by everybody whom it is not for."""
    asked = {ask.side for ask in (await scene.duel.state()).asks}
    shown = await scene.messages()
    before, tried, wrong = await scene.stored(), 0, list[str]()
    for owner, messages in shown.items():
        for message in messages:
            for custom_id, press in list(_ids(message)):
                for who, person in scene.people.items():
                    own = who == owner or (who in asked and press.action in DECIDES)  # whoever presses, answers
                    if own or (press.action in LOOKS | BOTH and who in scene.sides):
                        continue
                    result = await scene.press(person, custom_id, message, private=owner != "all")
                    tried += 1
                    if press.action in DECIDES and (shown_too := _menus(scene, result, message)):
                        raise AssertionError(f"{custom_id} of {owner} pressed by {who} has shown {shown_too}")
                    if await scene.stored() != before:
                        raise AssertionError(f"{custom_id} of {owner} pressed by {who} has changed something")
                    edits = owner != "all" and press.action not in DECIDES  # the answer stands on the message
                    if not result.acknowledged or not (_said(result, message) or result.modal or edits):
                        wrong.append(f"{custom_id} of {owner} pressed by {who}: nothing was said")
    assert not wrong
    assert tried > 20


@pytest.mark.parametrize("name", stress.spread(list(SCENES), of=4))
async def test_a_click_of_an_older_question_or_another_game_changes_nothing(server: PlayServer, name: str) -> None:
    """Every custom id with the number of an earlier question, of a later one, and of another game."""
    scene = Scene(server)
    await scene.begin(SCENES[name])
    await _of_elsewhere(scene)


@pytest.mark.stress
@pytest.mark.parametrize("name", list(BATTLES) if stress.FULL else ["a column moves"])
async def test_a_click_of_an_older_question_in_a_battle_changes_nothing(server: PlayServer, name: str) -> None:
    scene = Scene(server, BATTLES[name])
    await scene.fight(BATTLES[name])
    await _of_elsewhere(scene)


async def _of_elsewhere(scene: Scene) -> None:
    """Press what is shown with the number of another question, and of the other game, in which all hold nothing."""
    server = scene.server
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
                side = owner if owner in scene.sides else state.asks[0].side
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


@pytest.mark.stress
async def test_forged_words_are_refused_with_the_legal_ones(server: PlayServer) -> None:
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
