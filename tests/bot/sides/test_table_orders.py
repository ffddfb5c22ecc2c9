"""Orders on a measured table: two presses, a form, one typed line; what is typed wrong is told what is right."""

from __future__ import annotations

from typing import Any

import pytest
from support.discord_play import PlayServer, button, controls, labels, private, text

import bot.boards.pictures

pytestmark = pytest.mark.sqlite


@pytest.fixture(autouse=True)
def _revolte(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.boards.pictures, "draw", lambda *_, **__: b"picture")


class Skirmish:
    """Two people at one fight; the presses of the one who gives orders are counted."""

    def __init__(self, server: PlayServer) -> None:
        self.server, self.channel = server, server.first
        self.presses = 0
        self.copy: Any = None

    async def begin(self, scenario: str = "fu-gate") -> None:
        server = self.server
        await server.new(self.channel, seed=None, game="revolte", scenario=scenario, side="boxers", opponent=server.bob)
        for who in (server.bob, server.alice):
            board = server.boards(self.channel)[-1]
            await who.click(server.as_message(board), custom_id=button(board, "Yes, they are"))
        if (await self.state()).asks[0].side == "europeans":
            await server.done(self.channel, server.bob)

    async def state(self) -> Any:
        return await self.server.state(self.channel)

    async def pick(self, said: str, *, again: bool = True) -> None:
        """Pick what is called so in the select that has it: on the private copy, or else on the board."""
        for message in filter(None, (self.copy, self.server.boards(self.channel)[-1])):
            for select in (each for each in controls(message) if each["type"] == 3):
                for option in select["options"]:
                    if option["label"].startswith(said):
                        self.presses += 1
                        told = await self.server.alice.select(
                            self.server.as_message(message), custom_id=select["custom_id"], values=[option["value"]]
                        )
                        self._see(told, message)
                        return
        if not again:
            raise AssertionError(said)
        board = self.server.boards(self.channel)[-1]  # the commander's question: the menus come with “My own orders”
        self.presses += 1
        told = await self.server.alice.click(self.server.as_message(board), custom_id=button(board, "My own orders"))
        self._see(told, board)
        await self.pick(said, again=False)

    async def press(self, label: str) -> Any:
        self.presses += 1
        return await self.server.alice.click(self.server.as_message(self.copy), custom_id=button(self.copy, label))

    def _see(self, told: Any, message: Any) -> None:
        private_one = told.response if told.response is not None and told.response.ephemeral else None
        answer = told.followups[-1] if told.followups else private_one
        shown = answer.message.id if answer is not None and answer.message is not None else message.id
        self.copy = self.server.env.backend.get_message(self.channel.id, shown)

    async def type(self, **said: str) -> str:
        return private(await self.server.alice.slash(self.channel, "siege move", **said))

    async def offers(self, option: str, typed: str, **said: str) -> list[str]:
        found = await self.server.alice.autocomplete(self.channel, "siege move", option, typed, **said)
        return [each["name"] for each in found]


@pytest.fixture
async def fight(server: PlayServer) -> Skirmish:
    found = Skirmish(server)
    await found.begin()
    return found


def at(state: Any, group: str) -> list[Any]:
    """Return where the figures of a group are."""
    return [each.at for name, each in state.view.position.figures.items() if name.startswith(group)]


async def test_after_an_order_one_click_moves_the_next_group(fight: Skirmish) -> None:
    before = await fight.state()
    await fight.pick("a1-10")
    await fight.pick("Run: behind the inn")
    assert fight.presses == 3, "the first comes after “My own orders”"
    assert "b1,b6-10" in text(fight.copy), "the next of the list"
    await fight.pick("Run: ")
    assert fight.presses == 4
    after = await fight.state()
    assert after.version == before.version + 2
    assert at(after, "b")[0] != at(before, "b")[0]
    await fight.pick("c1,c6-10")  # another one is picked below
    assert fight.presses == 5
    assert "c1,c6-10" in text(fight.copy)


@pytest.mark.stress
async def test_two_clicks_move_a_group_and_the_form_takes_at_most_four(fight: Skirmish) -> None:
    before = await fight.state()
    await fight.pick("a1-10")
    select = next(each for each in controls(fight.copy) if each["type"] == 3)
    offered_ = [option["label"] for option in select["options"]]
    assert len(set(offered_)) == len(offered_), "each has a name of its own"
    assert any("behind the inn" in label for label in offered_)
    assert all("cm" in option["description"] for option in select["options"] if "Run" in option["label"])
    await fight.pick("Run: behind the inn")
    assert fight.presses == 3, "the first comes after “My own orders”"
    after = await fight.state()
    assert at(after, "a") != at(before, "a")
    fight.presses = 0
    await fight.pick("b1,b6-10")
    form = await fight.press("Elsewhere …")
    await fight.server.alice.submit_modal(form, {"place": "12cm ESE"})
    assert fight.presses + 1 <= 4
    assert at(await fight.state(), "b") != at(after, "b")


async def test_one_typed_line_moves_a_group_by_square_bearing_millimetres_or_name(fight: Skirmish) -> None:
    before = await fight.state()
    assert "a1-10" in await fight.type(who="a", to="E2")
    assert "b1,b6-10" in await fight.type(who="b1,b6-10", to="12cm ESE")
    assert "c1,c6-10" in await fight.type(who="Dye-works column", to="behind the pawnshop")
    assert "b2" in await fight.type(who="b2-5", to="crawl 760,60")
    after = await fight.state()
    for name in ("a", "b", "c"):
        assert at(after, name) != at(before, name), name
    assert not after.view.position.figures["b2"].moving


async def test_typing_suggests_places_with_their_dangers(fight: Skirmish) -> None:
    (told,) = await fight.offers("to", "E2", who="a")
    assert told.startswith("Run to E2")
    for part in ("free", "cm", "any roll will do", "seen by"):
        assert part in told.casefold()
    far = await fight.offers("to", "E9", who="a")
    assert "way is blocked" in far[0]
    near = (await fight.offers("to", "derriere le mont-de-piete", who="c"))[0]
    assert near.startswith("Run: behind the pawnshop")
    assert "out of sight" in near
    assert len(await fight.offers("to", "", who="a")) > 5
    assert [each for each in await fight.offers("who", "") if each.startswith("a1-10")]
    assert await fight.offers("to", "9000,1", who="a") == []


@pytest.mark.stress(
    "said2-told2",
    "said3-told3",
    "said5-told5",
    "said7-told7",
    "said4-told4",
    "said6-told6",
    "said8-told8",
    "said9-told9",
    "said10-told10",
)
@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"who": "a", "to": "9000,10"}, ("off the table", "1190,10")),
        ({"who": "a", "to": "Z2"}, ("off the table", "1190,150")),
        ({"who": "a", "to": "300,430"}, ("in a wall", "300,420")),
        ({"who": "a", "to": "200,200"}, ("that no figure can enter", "You could try 200,100")),
        ({"who": "a", "to": "12.5cm N"}, ("whole millimetres", "300,10")),
        ({"who": "a", "to": "430.5,60"}, ("whole millimetres", "430,60")),
        ({"who": "a", "to": "behind the moon"}, ("not a place", "E7.3", "You could try")),
        ({"who": "a", "to": "charge e6"}, ("has located e6",)),
        ({"who": "a", "to": "charge b1"}, ("no enemy",)),
        ({"who": "a1-12", "to": "E2"}, ("isn’t a figure",)),
        ({"who": "e1", "to": "E6"}, ("other side", "You can order a1-10")),
    ],
)
async def test_a_typing_error_is_answered_with_a_correction_without_losing_the_input(
    fight: Skirmish, said: dict[str, str], told: tuple[str, ...]
) -> None:
    before = (await fight.state()).version
    answer = await fight.type(**said)
    for part in told:
        assert part in answer
    assert "went wrong" not in answer
    assert (await fight.state()).version == before


@pytest.mark.stress
async def test_a_wrong_place_in_the_form_is_refused_privately_and_can_be_corrected(fight: Skirmish) -> None:
    await fight.pick("a1-10")
    before = (await fight.state()).version
    refused = await fight.server.alice.submit_modal(await fight.press("Elsewhere …"), {"place": "12,5cm S"})
    assert "whole millimetres" in private(refused)
    assert (await fight.state()).version == before
    await fight.server.alice.submit_modal(await fight.press("Elsewhere …"), {"place": "12cm ESE"})
    assert (await fight.state()).version > before


@pytest.mark.stress
async def test_a_preview_is_shown_only_to_the_player_who_picks(fight: Skirmish, server: PlayServer) -> None:
    count = len(server.messages(server.first))
    board = text(server.boards(server.first)[-1])
    await fight.pick("a1-10")
    assert "at least 11 cm" in text(fight.copy)
    assert "at most 16 cm" in text(fight.copy)
    assert len(server.messages(server.first)) == count
    assert text(server.boards(server.first)[-1]) == board
    assert "Elsewhere …" in labels(fight.copy)


@pytest.mark.stress
async def test_several_orders_can_be_written_together_and_make_one_board(fight: Skirmish) -> None:
    """A click, the typed text and its submission, whatever the number of orders."""
    before = await fight.state()
    await fight.pick("a1-10")
    form = await fight.press("Write orders …")
    await fight.server.alice.submit_modal(
        form, {"place": "a: E2\n\nb1,b6-10 12cm ESE\nDye-works column: behind the pawnshop\nb2-5 crawl 760,60"}
    )
    after = await fight.state()
    assert after.version == before.version + 4
    for name in ("a", "b", "c"):
        assert at(after, name) != at(before, name), name


@pytest.mark.stress
@pytest.mark.parametrize(
    ("typed", "given", "told"),
    [
        (
            "a: E2\nb1,b6-10: 9000,10\nb2-5: crawl 760,60",
            1,
            ("One order was given", "off the table", "b1,b6-10: 9000,10"),
        ),
        ("b9-99: E2", 0, ("No order was given", "isn’t a figure")),
        ("a\nb: E2", 0, ("No order was given", "b: E2")),
        ("a: E2\ndone\nb: E2", 2, ("2 orders were given", "no more orders", "b: E2")),
    ],
)
async def test_an_impossible_written_order_is_reported_with_the_remaining_ones(
    fight: Skirmish, typed: str, given: int, told: tuple[str, ...]
) -> None:
    before = (await fight.state()).version
    await fight.pick("a1-10")
    form = await fight.press("Write orders …")
    answer = private(await fight.server.alice.submit_modal(form, {"place": typed}))
    assert (await fight.state()).version == before + given
    for part in told:
        assert part in answer, answer


@pytest.mark.stress
async def test_the_form_for_orders_has_a_valid_example(fight: Skirmish) -> None:
    before = (await fight.state()).version
    await fight.pick("a1-10")
    form = await fight.press("Write orders …")
    (field,) = [each["component"] for each in form.modal["components"]]
    lines = field["placeholder"].splitlines()
    assert lines[0].startswith("a1-10: ")
    await fight.server.alice.submit_modal(form, {"place": lines[0]})
    assert (await fight.state()).version == before + 1
