"""Orders prepared for the next turn: typed in a form, given when the turn begins, told to nobody else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa
from support.discord_play import PlayServer, button, labels, presses, private, text
from support.duel.room import EAST, WEST, Room

from bot.games.seats.chairs import LIVE, POST
from bot.rules.handlers import RulesHandlers
from bot.runtime import clock
from bot.sides import prepared_worker
from bot.sides.prepared_worker import PreparedWorker
from db.prepared import JOB, Prepared, PreparedOrders
from db.schema.games import prepared
from db.sides import Due, turns_of

pytestmark = [pytest.mark.simcord(settle_timeout=300), pytest.mark.duel]


class Post(Room):
    """A duel by correspondence: Alice walks from the west and begins, Bob comes from the east."""

    async def begin(self, **options: Any) -> None:
        await self.begun(**{"side": WEST, "pace": POST, **options})

    async def panel(self, who: Any) -> Any:
        """Open the private message about standing orders."""
        return self.shown(await who.slash(self.channel, "side orders"))

    async def form(self, who: Any) -> Any:
        panel = await self.panel(who)
        label = next(each for each in labels(panel) if "repare" in each)
        return await who.click(self.server.as_message(panel), custom_id=button(panel, label))

    async def prepare(self, *lines: str, who: Any = None) -> str:
        """Type lines in Bob's form; return the answer."""
        who = who or self.server.bob
        return private(await who.submit_modal(await self.form(who), {"lines": "\n".join(lines)}))

    async def go(self, who: Any, *places: str) -> None:
        for place in places:
            await self.order(who, "go", place)
        await self.server.env.advance_time(3)

    async def stored(self) -> list[Any]:
        return list(await self.server.bot.database.rows(sa.select(prepared)))

    def letters(self, who: Any = None) -> list[str]:
        """Return the direct messages to Bob, or somebody else."""
        direct = (who or self.server.bob).user.dm_channel
        return [] if direct is None else [text(each) for each in self.server.messages(direct)]

    async def answered(self, who: Any) -> list[str]:
        """Return the words of a player's answers in turns, as they are stored."""
        row = await self.row()
        entries = await self.server.bot.context.service.store.journal(row.id, first=1, last=row.version)
        return [entry.answer for entry in entries if entry.actor == who.id and entry.period > 0]


@pytest.fixture
def room(server: PlayServer) -> Post:
    return Post(server)


async def test_lines_are_given_as_the_players_answers_and_reported_to_them(room: Post, server: PlayServer) -> None:
    await room.begin()
    panel = text(await room.panel(server.bob))
    assert "**Next turn:** you can prepare orders" in panel
    assert "`if enemy " in panel
    told = await room.prepare("if enemy 300,0: go 600,0", "else: go 700,0")
    assert "**Prepared for your next turn:** 2 lines" in told
    assert "if enemy 300,0: go 600,0" in text(await room.panel(server.bob))
    mine = private(await server.bob.slash(room.channel, "match mine"))
    assert "Orders prepared for your next turn: 2 lines" in mine
    await room.go(server.alice, "200,0")
    assert await room.answered(server.bob) == ['["@east","go","700,0"]']
    (letter,) = room.letters()
    assert letter.startswith("**Your prepared orders:** Duel at dusk, East · https://")
    assert "of your prepared orders: 2." in letter
    assert list(turns_of(await room.row()).asked) == [WEST], "it is Alice's turn again"
    since = private(await server.bob.slash(room.channel, "match since"))
    assert "200,0" in since, "what was played for them is no order that they gave"
    assert "700,0" in since
    assert "of your prepared orders: 2." in private(await server.bob.slash(room.channel, "match mine"))
    await room.prepare("go 600,0")
    assert "Orders prepared for your next turn: one line" in private(await server.bob.slash(room.channel, "match mine"))
    assert len(await room.stored()) == 1, "the report gives way to the next orders"


async def test_nobody_else_sees_that_there_are_prepared_orders(room: Post, server: PlayServer) -> None:
    await room.begin()
    await server.env.advance_time(3)
    seen = [text(each) for each in server.messages(room.channel)]
    await room.prepare("go 700,0")
    await server.env.advance_time(3)
    assert [text(each) for each in server.messages(room.channel)] == seen
    for words in ("match mine", "match since", "side orders", "siege status"):
        assert "repared" not in private(await server.alice.slash(room.channel, words)), words
    await room.go(server.alice, "200,0")
    assert not room.letters(server.alice)
    assert not any("repared" in text(each) for each in server.messages(room.channel))
    assert [row.user_id for row in await room.stored()] == [server.bob.id]


async def test_an_order_that_no_longer_fits_is_not_given_and_its_player_is_told_why(
    room: Post, server: PlayServer
) -> None:
    await room.begin()
    await room.prepare("if near 8: go 100,0", "go 700,0")
    await room.go(server.alice, "200,0")
    assert await room.answered(server.bob) == []
    (letter,) = room.letters()
    assert "carried out none of your prepared orders. Line 1 (“if near 8\\: go 100,0”) is not possible:" in letter
    assert letter.endswith("It is your turn.")
    calls = [each for each in server.messages(room.channel) if f"<@{server.bob.id}>, it is your turn" in text(each)]
    assert len(calls) == 1, "the channel asks as at every turn, once"
    await room.go(server.bob, "700,0")
    assert await room.stored() == [], "an order of their own ends it"


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (("go 100,0",), "Line 1 (“go 100,0”)"),
        (("if enemy 999,0: go 700,0",), "Not an option (§).\n**Instead:** 0,0, 100,0"),
        (("if rain: go 700,0",), "**Instead:** Enemy, Near, Hit."),
        (("if enemy 300,0 go 700,0",), "Put a colon between"),
        (("if enemy 300,0:",), "The order after the colon is missing"),
        (("go 700,0", "else: done"), "`else` needs a line with a condition"),
        (("if hit: sing",), "**Instead:** Go, Done."),
        (("done", "go 700,0"), "Your turn is over before this line"),
        (("done",) * 11, "The maximum is 10"),
        (("go " + "7" * 120,), "The maximum number of characters is 100"),
    ],
)
async def test_an_impossible_line_is_refused_with_what_to_do(
    room: Post, server: PlayServer, lines: tuple[str, ...], why: str
) -> None:
    await room.begin()
    told = await room.prepare(*lines)
    assert why in told, told
    assert "Nothing was saved. Your lines:\n```\n" + lines[0] in told
    assert await room.stored() == []


async def test_refused_lines_are_corrected_without_typing_them_again(room: Post, server: PlayServer) -> None:
    await room.begin()
    await room.prepare("go 600,0")
    typed = {"lines": "if enemy 300,0: go 600,0\nif hit:  sing `loud`"}
    refused = room.shown(await server.bob.submit_modal(await room.form(server.bob), typed))
    assert labels(refused) == ["Correct my lines"]
    await server.restart()
    form = await server.bob.click(server.as_message(refused), custom_id=button(refused, "Correct my lines"))
    assert form.modal["components"][0]["component"]["value"] == "if enemy 300,0: go 600,0\nif hit: sing loud"
    assert "2 lines" in private(await server.bob.submit_modal(form, {"lines": "if enemy 300,0: go 600,0\nelse: done"}))
    many = room.shown(await server.bob.submit_modal(await room.form(server.bob), {"lines": "done\n" * 200}))
    form = await server.bob.click(server.as_message(many), custom_id=button(many, "Correct my lines"))
    assert form.modal["components"][0]["component"]["value"].startswith("done\ndone")
    await room.prepare("")
    await room.go(server.alice, "200,0")
    late = await server.bob.click(server.as_message(many), custom_id=button(many, "Correct my lines"))
    assert "It is your turn" in private(late)


async def test_what_ends_prepared_orders(room: Post, server: PlayServer) -> None:
    await room.begin()
    example = (await room.form(server.bob)).modal["components"][0]["component"]["placeholder"]
    assert example.startswith("if enemy ")
    assert "one line" in await room.prepare(example), "the example can be typed"
    assert "You have no prepared orders now" in await room.prepare("")
    await room.prepare("go 700,0")
    assert (await room.form(server.bob)).modal["components"][0]["component"]["value"] == "go 700,0"
    await room.prepare(" ", "\t")
    assert await room.stored() == [], "an empty form deletes them"
    await room.prepare("go 700,0")
    carol = server.guild.add_member(server.env.create_user("carol"))
    await server.bob.slash(room.channel, "side give", user=carol)
    assert await room.stored() == [], "they are not handed on"
    await room.prepare("go 700,0", who=carol)
    question = room.shown(await server.alice.slash(room.channel, "siege resign"))
    await server.alice.click(server.as_message(question), custom_id=button(question, "Give"))
    assert await room.stored() == [], "the end of the game deletes them"


async def test_deleting_ones_data_deletes_prepared_orders(room: Post, server: PlayServer) -> None:
    await room.begin()
    await room.prepare("go 700,0")
    asked = await server.bob.slash(room.channel, "privacy delete")
    shown = room.shown(asked)
    await server.bob.click(server.as_message(shown), custom_id=button(shown, labels(shown)[0]))
    shown = room.shown(asked)
    await server.bob.click(server.as_message(shown), custom_id=button(shown, labels(shown)[0]))
    assert await room.stored() == []


async def test_orders_are_prepared_only_against_a_player_who_moves_first_and_not_live(
    room: Post, server: PlayServer
) -> None:
    await room.begin()
    form = await room.form(server.bob)
    assert "repare" not in " ".join(labels(await room.panel(server.alice))), "it is her turn"
    await room.go(server.alice, "200,0")
    late = await server.bob.submit_modal(form, {"lines": "go 700,0"})
    assert "It is your turn: give your orders now" in private(late)
    other = Post(server)
    other.channel = server.second
    await other.begin(pace=LIVE)
    assert "repare" not in " ".join(labels(await other.panel(server.bob)))


async def test_prepared_orders_stop_at_a_reaction_window_of_the_other_side(room: Post, server: PlayServer) -> None:
    await room.begin(traps=("400,0", "500,0"))
    row = await room.row()
    await server.bot.context.service.order(row.id, side=WEST, answer=("ask",), actor=server.alice.id)
    await room.go(server.alice, "300,0")
    await room.go(server.bob, "700,0")
    await room.prepare("if near 4: go 600,0", "if hit: done")
    await server.press(room.channel, "Done", who=server.alice)
    await server.env.advance_time(3)
    assert list(turns_of(await room.row()).asked) == [WEST], "Alice may fire at who comes"
    (letter,) = room.letters()
    assert letter.endswith(
        "of your prepared orders: 1. The bot stopped there, because the other side could react. Now you decide."
    )


async def test_an_answer_to_a_reaction_keeps_prepared_orders(room: Post, server: PlayServer) -> None:
    await room.begin(traps=("400,0", "500,0"))
    row = await room.row()
    await server.bot.context.service.order(row.id, side=WEST, answer=("ask",), actor=server.alice.id)
    await room.go(server.alice, "300,0")
    await room.prepare("done", who=server.alice)
    await room.go(server.bob, "600,0")
    assert list(turns_of(await room.row()).asked) == [WEST]
    assert len(await room.stored()) == 1
    await room.order(server.alice, "hold")
    await server.env.advance_time(3)
    assert (await room.answered(server.alice))[-1] == '["@west","done"]', "her turn is over at once"
    assert list(turns_of(await room.row()).asked) == [EAST]


async def test_an_undo_by_agreement_ends_prepared_orders_and_says_so(room: Post, server: PlayServer) -> None:
    await room.begin()
    await room.go(server.alice, "200,0")
    await room.prepare("go 300,0", who=server.alice)
    question = await server.alice.slash(room.channel, "siege undo")
    shown = room.shown(question)
    await server.alice.click(server.as_message(shown), custom_id=button(shown, labels(shown)[0]))
    asked = [each for each in server.messages(room.channel) if any("undoagree" in str(p) for p in presses(each))]
    if asked:
        await server.bob.click(server.as_message(asked[0]), custom_id=button(asked[0], labels(asked[0])[0]))
    await server.env.advance_time(3)
    assert list(turns_of(await room.row()).asked) == [WEST], "it is undone"
    assert await room.stored() == []
    assert bool(asked) == any("agreed to undo" in each for each in room.letters(server.alice))
    assert asked


async def test_a_time_out_ends_the_remaining_prepared_orders(room: Post, server: PlayServer) -> None:
    await room.begin()
    await room.prepare("if near 8: go 100,0")
    await room.go(server.alice, "200,0")
    (one,) = await room.stored()
    row = await room.row()
    due = Due(row.id, EAST, turns_of(row).asked[EAST].since, clock.now())
    assert await server.bot.context.service.time_out(due, by_calendar=True) is not None
    assert (one.due_at, await room.stored()) == (None, [])


async def test_what_a_player_cannot_see_changes_nothing(room: Post, server: PlayServer) -> None:
    """Two duels that differ only in the traps and orders of the other side look the same to who prepares."""
    told, given = [], []
    for number, (place, orders) in enumerate((("400,0", "1"), ("600,0", "3"))):
        room.channel = (server.first, server.second)[number]
        await room.new(opponent=server.bob, side=WEST, pace=POST)
        await room.order(server.bob, "cellar")
        await room.order(server.alice, "garden")
        for trap in ("500,0", place):
            await room.order(server.alice, "lay", trap)
        for trap in ("400,0", "500,0"):
            await room.order(server.bob, "lay", trap)
        row = await room.row()
        await server.bot.context.service.order(row.id, side=WEST, answer=(orders,), actor=server.alice.id)
        panel = text(await room.panel(server.bob))
        told.append((panel, await room.prepare("if near 5: go 600,0", "else: go 800,0", "if enemy 0,0: done")))
        await room.go(server.alice, "200,0")
        given.append(await room.answered(server.bob))
    assert told[0] == told[1]
    assert given[0] == given[1] == ['["@east","go","800,0"]']


class Killed(Exception):
    """A process dies."""


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_prepared_order_is_given_once_even_if_the_bot_dies(
    room: Post, server: PlayServer, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    await room.begin()
    await room.prepare("if enemy 100,0: done", "go 700,0")
    deaths = []

    async def die(*_: Any, **__: Any) -> None:
        deaths.append(when)
        raise Killed

    with monkeypatch.context() as patch:
        if when == "before":  # in the transaction of the answer, after its row is written
            patch.setattr(prepared_worker, "advances", lambda *_, **__: die)
        else:
            patch.setattr(type(server.bot.context.board_delivery), "bring", die)
        await room.go(server.alice, "200,0")
    assert deaths
    assert await room.answered(server.bob) == ([] if when == "before" else ['["@east","go","700,0"]'])
    await server.restart()
    await server.env.advance_time(90)
    assert await room.answered(server.bob) == ['["@east","go","700,0"]']
    assert len(room.letters()) == 1


async def test_two_processes_give_each_prepared_order_once(
    room: Post, server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin()
    await room.prepare("if enemy 100,0: done", "else: go 700,0")

    async def waits(*_: Any) -> None:
        """Do nothing, so that the row stays due."""

    monkeypatch.setitem(server.bot.context.scheduler._jobs, JOB, waits)  # type: ignore[attr-defined]
    await room.go(server.alice, "200,0")
    assert await room.answered(server.bob) == []
    context = server.bot.context
    workers = [PreparedWorker(context, RulesHandlers(context), instance=name) for name in ("one", "two")]
    orders = PreparedOrders(server.bot.database)
    one = await orders.of((await room.row()).id, EAST)
    assert isinstance(one, Prepared)
    claimed = await orders.claim_due(by="one", now=clock.now(), lease=prepared_worker._LEASE)
    assert [each.side for each in claimed] == [EAST]
    assert not await orders.claim_due(by="two", now=clock.now(), lease=prepared_worker._LEASE)
    found = await asyncio.gather(*(each._play(one) for each in workers), return_exceptions=True)
    assert any(each is True for each in found), found
    await server.env.advance_time(3)
    assert await room.answered(server.bob) == ['["@east","go","700,0"]']
    assert len(room.letters()) == 1
