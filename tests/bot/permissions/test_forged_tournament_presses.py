"""Presses in tournaments that nobody was ever shown: other tables, words, tournaments, broken ids, by everybody.

Nothing is stored that the table of rights does not allow, each gets a private answer, nothing is logged as an error.
`make test` forges a few of each action, `make stress` all, everybody in turn.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from stress.forged.storm import Errors
from support import stress
from support.discord_play import PlayServer, text
from support.permissions.tournament_table import PEOPLE, PRESSES, Verdict
from support.permissions.tournament_tries import ATTEMPTS, Attempt, Scene
from support.tournament.stage import told

from bot.runtime import clock
from bot.tournaments.handlers import TablePress, read_table_press
from bot.ui.custom_ids import Press
from bot.ui.replies import note
from engine.tournament.settings import Settings

pytestmark = pytest.mark.simcord(settle_timeout=60, check_errors=False)

EACH = 7
FEW = 2
"""So many forgeries of each action are always tried, each by somebody else."""
ACTIONS = [name for name in PRESSES if ATTEMPTS[name].action]
PARTS = [ACTIONS[start : start + EACH] for start in range(0, len(ACTIONS), EACH)]
WORDS = (
    *("", "a", "j", "theirs", "post", "back", "again", "again-", "again-zz", "again-b-b", "close", "start", "finish"),
    *("no-show", "conceded", "unplayed", "approve", "let-in", "annul", "excuse", "confirm", "wait", "aside"),
    *("time-day", "time-no", "losses", "objective", "judge", "x" * 20, "-" * 20),
)
NUMBERS = (0, 1, 2, 3, 4, 5, 99, 999_999)
SEATS = ({"table": 2}, {"table": 9_999}, {"table": 0}, {"round": 0}, {"round": 2}, {"round": 999})
BROKEN = (
    *(
        "",
        ".",
        "....",
        "0" * 40,
        "deadbeef",
        "deadbeef.1.1.1",
        "deadbeef.-1.1.1.",
        "deadbeef.1.1.1.A",
        "zzzzzzzz.1.1.1.",
    ),
    *("deadbeef.١.1.1.", "deadbeef.1.1.1.\n", "deadbeef.1.1.9999999.", "DEADBEEF.1.1.1.", "deadbeef.1.1.1.a.b"),
)
PICKED: tuple[list[str], ...] = ([], [""], ["nonsense"], ["999999"], ["-1"], ["²"], ["1", "1", "2"], ["x" * 400])
SAID = ("", " ", "0", "-1", "²", "9" * 400, "@everyone <@1>", "\x00", "a | b | c\n" * 40, "١٢", "x" * 3_000)


class Forged(NamedTuple):
    """A press or a form that was never shown: its custom id without its kind, and what it says."""

    press: Press
    values: list[str] | None = None
    said: dict[str, str] | None = None
    elsewhere: bool = False
    """Whether it names no tournament that can be seen there, so that nobody may change anything by it."""


def forgeries(attempt: Attempt, own: str, other: str, number: int) -> Iterator[Forged]:
    """Yield what can be forged of an action; `number` is that which it really has."""
    at = TablePress(own, **{**attempt.at, "number": number})
    values = None if attempt.values is None else list(attempt.values)
    said = None if attempt.said is None else dict(attempt.said)

    def made(at: TablePress, **more: Any) -> Forged:
        return Forged(at.press(attempt.action), **{"values": values, "said": said, **more})

    yield made(at._replace(tournament=other), elsewhere=True)
    yield made(at._replace(tournament="00000000"), elsewhere=True)
    if values is not None:
        yield from (made(at, values=picked) for picked in PICKED)
    if said is not None:
        yield from (made(at, said=dict.fromkeys(said, word)) for word in SAID)
        yield made(at, said={})
        yield made(at, said={"nothing": "x"})
    for seat in SEATS:
        yield made(at._replace(**seat))
    yield from (made(at._replace(word=word)) for word in WORDS)
    yield from (made(at._replace(number=each)) for each in NUMBERS)
    yield from (Forged(Press(attempt.action, extra=each), values=values, said=said, elsewhere=True) for each in BROKEN)
    yield Forged(Press(attempt.action, version=7, page=3, path="a.b", extra=".".join(map(str, at))), values, said)


class Forgery:
    """Sends forged presses at a tournament, and checks what each has done."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.errors, self.faults = scene, Errors(), list[str]()
        self.other, self.before, self.tried = "", None, 0

    async def begin(self) -> None:
        """Let another server have a tournament of its own, which the outsider leads."""
        stage, scene = self.scene.stage, self.scene
        loaded = await stage.service.create(
            by=scene.outsider.id,
            guild_id=scene.far.guild.id,
            channel_id=scene.far.id,
            locale="en",
            title="Far",
            preset="centuria-day",
            settings=Settings(rounds=1, scenarios=("breccia",), zone="UTC"),
            now=clock.now(),
        )
        self.other = loaded.row.id

    async def of(self, name: str, *, over: bool = False) -> None:
        """Forge an action, by everybody or by a few."""
        attempt, clean = ATTEMPTS[name], False
        every = list(forgeries(attempt, "0" * 8, self.other, 0))
        places = range(len(every)) if stress.FULL else _few(len(every), ACTIONS.index(name))
        for place in places:
            for who in _people(place, ACTIONS.index(name)):
                if not clean:
                    await self.scene.fresh("over" if over else attempt.before)
                clean = await self._once(name, attempt, place, who, over=over)

    async def _once(self, name: str, attempt: Attempt, place: int, who: str, *, over: bool) -> bool:
        """Send one; return whether nothing was changed."""
        scene, number = self.scene, attempt.at.get("number", 0)
        number = await number(scene) if callable(number) else number
        forged = [*forgeries(attempt, scene.stage.id, self.other, number)][place]
        person, where = await scene.person(who)
        if attempt.drafted:
            await scene.drafted(person)
        before, far = await scene.stored(), await self._far()
        self.tried += 1
        result = await self._sent(person, where, forged)
        after, found = await scene.stored(), await self._far()
        what = f"{name} by {who}{' over' * over}: {forged}"
        answers = [*([result.response] if result.response is not None else []), *result.followups]
        if not result.acknowledged or not (answers or result.modal):
            self.faults.append(f"no answer to {what}")
        if any(not answer.ephemeral for answer in answers) and who != "direct":
            self.faults.append(f"a public answer to {what}")
        if not all(text(answer).strip() for answer in answers):
            self.faults.append(f"an empty answer to {what}")
        if found != far and who != "outsider":
            self.faults.append(f"another server's tournament changed by {what}")
        verdict = _verdict(name, forged, who)
        if after[0] != before[0] and (verdict != "does" or forged.elsewhere or over):
            self.faults.append(f"stored, and it may not: {what}")
        if after[1] > before[1] and (verdict in ("no", "looks") or forged.elsewhere) and name != "twrong":
            self.faults.append(f"a draft was kept of {what}")
        self.faults += [f"{what}: {error}" for error in self.errors.found]
        self.errors.found.clear()
        return after == before and not attempt.drafted

    async def _far(self) -> int:
        row = await self.scene.stage.service.store.row(self.other)
        assert row is not None
        return row.version

    async def _sent(self, person: Any, where: Any, forged: Forged) -> Any:
        scene = self.scene
        if forged.said is not None:
            return await scene.forger.modal(person, where, forged.press.custom_id("m"), forged.said)
        sent = await scene.server.bot.get_partial_messageable(where.id).send(view=note("…"))
        message = scene.server.env.backend.get_message(where.id, sent.id)
        custom_id = forged.press.custom_id("b" if forged.values is None else "s")
        return await scene.forger.press(person, where, custom_id, message=message, values=forged.values)


OTHER_TABLE = 2
"""The table of “registered”: what is forged for it is a press at their own table."""
OWN_DRAFTS = {("registered", "table"): OTHER_TABLE, ("judge", "number"): 2, ("organizer", "number"): 2}
"""A forged form «tsheet» that is somebody's own all the same: of their own table, or as a judge enters it."""


def _verdict(name: str, forged: Forged, who: str) -> Verdict:
    """Return what a forged press may do."""
    if not forged.elsewhere and forged.press.version == 0:
        at = read_table_press(forged.press)
        if name == "tsheet" and any(
            who == mine and getattr(at, what) == value for (mine, what), value in OWN_DRAFTS.items()
        ):
            return "own"
        if who == "registered" and at.table == OTHER_TABLE:
            return PRESSES[name].verdict("at the table")
    return PRESSES[name].verdict(who)


def _few(count: int, salt: int) -> list[int]:
    """Return some places of so many, others for each action."""
    return [(salt * 7 + each * (count // FEW) + each) % count for each in range(FEW)]


def _people(place: int, salt: int) -> list[str]:
    """Return who sends the forgery of a place: one, or under stress two, so that everybody comes in turn."""
    every = list(PEOPLE)
    return [every[(place + salt + 4 * step) % len(every)] for step in range(2 if stress.FULL else 1)]


@pytest.fixture
async def forgery(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> Any:
    made = Forgery(Scene(server, monkeypatch))
    await made.begin()
    logging.getLogger().addHandler(made.errors)
    yield made
    logging.getLogger().removeHandler(made.errors)


@pytest.mark.parametrize("part", stress.spread(PARTS, of=2), ids=[part[0] for part in PARTS])
async def test_a_forged_click_changes_nothing_and_is_answered(forgery: Forgery, part: list[str]) -> None:
    for name in part:
        await forgery.of(name)
    assert forgery.tried >= FEW * len(part)
    assert not forgery.faults, f"{len(forgery.faults)}:\n" + "\n".join(forgery.faults[:40])


@pytest.mark.stress("tguests")
@pytest.mark.parametrize("part", stress.spread(PARTS, of=4), ids=[part[0] for part in PARTS])
async def test_clicks_after_the_end_change_nothing(forgery: Forgery, part: list[str]) -> None:
    for name in part:
        await forgery.of(name, over=True)
    assert not forgery.faults, f"{len(forgery.faults)}:\n" + "\n".join(forgery.faults[:40])


STUMBLES: dict[str, tuple[dict[str, Any], str]] = {
    "truling": ({"round": 0}, "does"),
    "tcorrect": ({"round": 0}, "does"),
    "tpost": ({"word": "again-zz"}, "no"),
    "tannounce": ({"tournament": "00000000"}, "no"),
    "tkitwho": ({"values": ["999999"]}, "no"),
    "tkitwhat": ({"number": 99}, "no"),
    "tpages": ({"round": 2}, "no"),
}
"""What was once answered with an error to who may press it, and whether something is stored."""


async def test_a_permitted_user_is_told_the_error_of_a_forged_click(forgery: Forgery) -> None:
    scene = forgery.scene
    for name, (change, verdict) in STUMBLES.items():
        attempt = ATTEMPTS[name]
        await scene.fresh(attempt.before)
        person, where = await scene.person("organizer")
        if attempt.drafted:
            await scene.drafted(person)
        number = attempt.at.get("number", 0)
        at = {"number": await number(scene) if callable(number) else number, "tournament": scene.stage.id}
        values = change.get("values", attempt.values)
        made = TablePress(**{**attempt.at, **at, **{key: said for key, said in change.items() if key != "values"}})
        said = None if attempt.said is None else dict(attempt.said)
        before = await scene.stored()
        result = await forgery._sent(person, where, Forged(made.press(name), values, said))
        assert told(result).strip(), name
        assert not forgery.errors.found, (name, forgery.errors.found)
        assert ((await scene.stored())[0] > before[0]) == (verdict == "does"), name


ENDLESS = ("N" * 10_000, "<b>@everyone **q7** \u202e" * 500)
FORMS = [name for name, attempt in ATTEMPTS.items() if attempt.said is not None]


@pytest.mark.parametrize("typed", ENDLESS, ids=["letters", "signs"])
@pytest.mark.parametrize("name", stress.spread(FORMS, of=8))
async def test_ten_thousand_characters_in_a_form_are_answered(forgery: Forgery, name: str, typed: str) -> None:
    """No client sends so many: each form answers with a text, and no post grows by them."""
    scene, attempt = forgery.scene, ATTEMPTS[name]
    for who in ("organizer", "at the table", "stranger"):
        await scene.fresh(attempt.before)
        if attempt.drafted:
            await scene.drafted((await scene.person(who))[0])
        number = attempt.at.get("number", 0)
        at = {**attempt.at, "number": await number(scene) if callable(number) else number}
        made = TablePress(**{**at, "tournament": scene.stage.id})
        said = dict.fromkeys(attempt.said or {}, typed)
        result = await forgery._sent(*await scene.person(who), Forged(made.press(attempt.action), said=said))
        assert told(result).strip(), (name, who)
        assert not forgery.errors.found, (name, who, forgery.errors.found)


@pytest.mark.parametrize(("who", "what"), OWN_DRAFTS)
async def test_only_players_of_a_table_and_judges_get_a_draft(forgery: Forgery, who: str, what: str) -> None:
    scene, attempt = forgery.scene, ATTEMPTS["tsheet"]
    await scene.fresh(attempt.before)
    at = TablePress(scene.stage.id, **{**attempt.at, what: OWN_DRAFTS[who, what]})
    for each in (who, "stranger", "other"):
        before = await scene.stored()
        await forgery._sent(*await scene.person(each), Forged(at.press("tsheet"), said=dict(attempt.said or {})))
        assert (await scene.stored())[1] == before[1] + (each == who), each


def test_every_button_of_the_table_is_forged_except_play() -> None:
    assert set(PRESSES) - set(ACTIONS) == {"tplay"}
