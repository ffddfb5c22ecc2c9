"""Logs are JSON with ids, and contain no secret, whatever is written."""

from __future__ import annotations

import ast
import asyncio
import gc
import io
import json
import logging
import re
import sys
import threading
import warnings
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from support.sources import nodes

import bot
from bot.games.errors import DeliveryDelayed, MissingPermissions
from bot.runtime import logging_setup
from bot.runtime.safe_errors import described
from db.storage.errors import DatabaseBusy

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTpBQkNERUZHSElKS0xNTk9QUVJTVFVWV1hZWg"
SEED, NAME, PERSON = "pomegranate-17", "Alice of the Canaries", 1234567890123456789
FORMS: tuple[logging_setup.Format, ...] = ("json", "text")


@pytest.fixture(autouse=True)
def _restore() -> Iterator[None]:
    root = logging.getLogger()
    kept, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in logging_setup._CHATTY}
    hooks = sys.excepthook, sys.unraisablehook, threading.excepthook, warnings.showwarning
    yield
    sys.excepthook, sys.unraisablehook, threading.excepthook, warnings.showwarning = hooks
    root.handlers[:] = kept
    root.setLevel(level)
    for name, each in levels.items():
        logging.getLogger(name).setLevel(each)


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_a_log_line_has_its_logger_and_its_task(capsys: pytest.CaptureFixture[str]) -> None:
    logging_setup.set_up("INFO", form="json")
    with logging_setup.doing(interaction=123, game="abcdefgh", command=""):
        logging.getLogger("bot.play.buttons").info("decided %d", 3)
    logging.getLogger("bot.play.buttons").info("later")
    logging.getLogger("bot.play.buttons").debug("not wanted")
    first, second = lines(capsys)
    assert first.pop("timestamp")
    wanted = {
        "event": "decided 3",
        "game": "abcdefgh",
        "interaction": 123,
        "level": "info",
        "logger": "bot.play.buttons",
    }
    assert first == wanted
    assert "game" not in second


@pytest.mark.parametrize("form", FORMS)
def test_an_exception_is_logged_by_its_type_and_places(
    capsys: pytest.CaptureFixture[str], form: logging_setup.Format
) -> None:
    logging_setup.set_up("INFO", form=form)
    seed, name = SEED, NAME

    def inner() -> None:
        raise KeyError(seed)

    try:
        try:
            inner()
        except KeyError as error:
            error.add_note(name)
            both = [ValueError(name), PermissionError(13, name, seed)]
            raise ExceptionGroup(seed, both) from error
    except ExceptionGroup:
        logging.getLogger("bot").exception("a fault")
    output = capsys.readouterr().err
    for part in (
        "ExceptionGroup",
        "ValueError",
        "PermissionError EACCES",
        "KeyError",
        "test_logging_setup.py",
        "inner",
    ):
        assert part in output
    assert SEED not in output
    assert NAME not in output


@pytest.mark.parametrize("form", FORMS)
def test_no_secret_is_written(capsys: pytest.CaptureFixture[str], form: logging_setup.Format) -> None:
    logging_setup.set_up("DEBUG", form=form, secret="hunter2-hunter2")
    log = logging.getLogger("bot")
    log.warning("token %s", TOKEN)
    log.warning("POST https://discord.com/api/v10/webhooks/123/%s/messages", INTERACTION)
    log.warning("opening postgresql://siege:s3cret@db/games", extra={"more": TOKEN})
    log.warning("the same by its value: hunter2-hunter2")
    with logging_setup.doing(token=TOKEN):
        try:
            raise RuntimeError(f"with {TOKEN}")
        except RuntimeError:
            log.exception("in an exception")
    output = capsys.readouterr().err
    for secret in (TOKEN, INTERACTION, "s3cret", "hunter2"):
        assert secret not in output
    assert "siege:[hidden]@db" in output


def test_lines_of_libraries_have_the_same_form(capsys: pytest.CaptureFixture[str]) -> None:
    logging_setup.set_up("INFO", form="json")
    logging.getLogger("discord.gateway").warning("slow")
    logging.getLogger("discord.gateway").info("chatter")
    (line,) = lines(capsys)
    assert line["logger"] == "discord.gateway"
    assert line["event"] == "slow"


# --- fields of a line ---


def test_unlisted_fields_are_dropped(capsys: pytest.CaptureFixture[str]) -> None:
    logging_setup.set_up("INFO", form="json")
    log = logging.getLogger("bot")
    with logging_setup.doing(user=PERSON, display_name=NAME, command=NAME + "\x1b[2J", interaction=5):
        log.info("%(game)s %(count)s %(seed)s", {"game": SEED, "count": PERSON, "seed": SEED})
        log.info("%(game)s: %(problem)s", {"game": "abcdefgh", "problem": SEED})
        log.info("in %(channel)s", {"channel": logging_setup.Spot(PERSON, None)})
        log.info("in %(channel)s", {"channel": PERSON})
    output = capsys.readouterr().err
    assert SEED not in output
    assert NAME not in output
    assert str(PERSON) not in output
    assert set(json.loads(output.splitlines()[1])) == {
        *logging_setup.OWN,
        "command",
        "game",
        "interaction",
        "problem",
    } - {"exception"}
    assert '"abcdefgh: [hidden]"' in output


def test_a_formatted_message_is_not_logged(capsys: pytest.CaptureFixture[str]) -> None:
    logging_setup.set_up("INFO", form="json")
    log = logging.getLogger("somebody.else")
    log.warning(f"the seed is {SEED}")
    log.warning("%s of %s asked for %d", NAME, PERSON, PERSON)
    log.warning("%d of them, %s, %.1f s, %s", 3, "POST", 0.5, DatabaseBusy(SEED))
    log.warning(RuntimeError(SEED))
    hidden, given, figures, odd = (line["event"] for line in lines(capsys))
    assert re.fullmatch(r"\[hidden\] \S*test_logging_setup\.py:\d+", hidden)
    assert given == "%s of %s asked for %d"
    assert figures == "3 of them, POST, 0.5 s, DatabaseBusy"
    assert SEED not in odd


def test_an_error_is_described_by_its_codes() -> None:
    response = type("Response", (), {"status": 403, "reason": NAME})()
    refused = discord.Forbidden(response, {"code": 50013, "message": NAME})  # type: ignore[arg-type]
    assert described(refused) == "Forbidden 403 50013"
    delayed = DeliveryDelayed("abcdefgh", detail=SEED)
    delayed.__cause__ = ConnectionResetError(104, NAME)
    assert described(delayed) == "DeliveryDelayed abcdefgh (ConnectionResetError ECONNRESET)"
    assert described(MissingPermissions("abcdefgh", detail="send_messages, attach_files")).endswith("attach_files")
    assert described(MissingPermissions("abcdefgh", detail=NAME)) == "MissingPermissions abcdefgh"


def test_a_database_error_reveals_no_parameters() -> None:
    engine = sa.create_engine("sqlite://")
    with engine.connect() as connection, pytest.raises(sa.exc.OperationalError) as raised:
        connection.execute(sa.text("SELECT * FROM nowhere WHERE seed = :seed"), {"seed": SEED})
    assert SEED in str(raised.value), "SQLAlchemy would tell"
    assert described(raised.value) == "OperationalError (OperationalError SQLITE_ERROR)"


# --- uncaught errors ---


@pytest.mark.stress("text")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
async def test_uncaught_errors_are_logged(capsys: pytest.CaptureFixture[str], form: logging_setup.Format) -> None:
    logging_setup.set_up("INFO", form=form)
    seed = SEED

    def fail() -> None:
        raise RuntimeError(f"{seed} of {NAME}")

    async def fail_later() -> None:
        fail()

    class Falls:
        def __del__(self) -> None:
            fail()

    thread = threading.Thread(target=fail, name=NAME)
    thread.start()
    thread.join()
    forgotten = asyncio.ensure_future(fail_later())
    await asyncio.wait({forgotten})
    del forgotten
    falling = Falls()
    del falling
    gc.collect()
    asyncio.get_running_loop().call_soon(fail)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    warnings.showwarning(RuntimeWarning(f"{seed} of {NAME}"), RuntimeWarning, __file__, 7)
    try:
        fail()
    except RuntimeError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    output = capsys.readouterr().err
    for part in ("a thread stops", "never retrieved", "where none can be raised", "RuntimeWarning at", "program stops"):
        assert part in output
    assert output.count("RuntimeError") >= 5
    assert SEED not in output
    assert NAME not in output


def test_an_unwritable_line_reveals_nothing() -> None:
    stream = io.StringIO()
    handler = logging_setup.handler(stream, form="json")
    handler.format = None  # type: ignore[method-assign,assignment]
    record = logging.LogRecord("bot", logging.ERROR, __file__, 7, "of %s", (SEED,), None)
    handler.handle(record)
    assert re.fullmatch(r"a line of \S*test_logging_setup\.py:7 cannot be written\n", stream.getvalue())


# --- every logging call in the sources ---

ROOT = Path(bot.__file__).parent.parent
PARTS = ("bot", "db", "render", "engine")
METHODS = {"debug", "info", "warning", "error", "exception", "critical", "log"}
PLACE = re.compile(r"%\((\w+)\)")


@cache
def sources() -> list[tuple[Path, tuple[ast.AST, ...]]]:
    paths = [path for part in PARTS for path in sorted((ROOT / part).rglob("*.py"))]
    return [(path, nodes(path)) for path in paths]


def calls() -> Iterator[tuple[str, ast.Call]]:
    for path, every in sources():
        for node in every:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in METHODS:
                of = node.func.value
                if isinstance(of, ast.Name) and of.id in {"log", "logger", "logging", "_log"}:
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def fields_of(call: ast.Call) -> list[str]:
    """Return the fields of a valid call. Raise `AssertionError` for an invalid one."""
    first, *rest = call.args
    assert isinstance(first, ast.Constant), "the sentence stands there as it is"
    assert isinstance(first.value, str)
    assert {keyword.arg for keyword in call.keywords} <= {"exc_info"}
    assert len(rest) <= 1, "values have names"
    assert re.sub(r"%\(\w+\)[sd]", "", first.value).count("%") == 0, "and stand by their names"
    if not rest:
        return []
    (given,) = rest
    assert isinstance(given, ast.Dict), "the fields stand there"
    names = [key.value for key in given.keys if isinstance(key, ast.Constant)]
    assert len(names) == len(given.keys)
    assert sorted(names) == sorted(PLACE.findall(first.value)), "each is said"
    return names


def test_every_log_line_uses_listed_fields() -> None:
    seen, wrong = 0, []
    for where, call in calls():
        seen += 1
        try:
            unknown = set(fields_of(call)) - logging_setup.FIELDS.keys()
        except AssertionError as error:
            unknown = {str(error)}
        if unknown:
            wrong.append(f"{where}: {unknown}")
    assert not wrong, wrong
    assert seen > 60, "this looks where lines are written"


def test_every_bound_field_is_listed() -> None:
    bound = set()
    for path, every in sources():
        if path.name == "logging_setup.py":
            continue
        for node in every:
            name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and name in {"doing", "bind_contextvars", "bound_contextvars"}:
                bound |= {keyword.arg for keyword in node.keywords}
    assert {"interaction", "game", "action", "command"} <= bound <= logging_setup.FIELDS.keys()


DOORS = {"logging", "traceback", "structlog", "discord", "warnings"}


def _first(node: ast.AST) -> str:
    """Return the first word of a dotted name."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


@pytest.mark.stress
def test_all_logging_uses_the_one_formatter() -> None:
    """There is no second formatter, no print of an error with its text, no logger under another name."""
    wrong = []
    for path, every in sources():
        if path == ROOT / "bot" / "runtime" / "logging_setup.py":
            continue
        for node in every:
            named = ast.unparse(node) if isinstance(node, ast.Attribute) and _first(node) in DOORS else ""
            if re.fullmatch(
                r"(logging\.(basicConfig|StreamHandler|FileHandler|lastResort|captureWarnings))|"
                r"(traceback\.\w+)|(structlog\.(get_logger|configure))|(discord\.utils\.setup_logging)|warnings\.warn",
                named,
            ):
                wrong.append(f"{path.relative_to(ROOT)}:{node.lineno}: {named}")  # type: ignore[union-attr]
            if isinstance(node, ast.Assign) and "getLogger" in ast.unparse(node.value):
                assert ast.unparse(node.targets[0]) == "log", f"{path}: {ast.unparse(node)}"
    assert not wrong, wrong


def test_every_database_engine_hides_its_parameters() -> None:
    """People who run commands read the errors of SQLAlchemy's engines, too."""
    made = [
        (path, node)
        for path, every in sources()
        for node in every
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in ENGINES
    ]
    assert len(made) >= 4
    for path, node in made:
        assert "hide_parameters" in {keyword.arg for keyword in node.keywords}, f"{path}:{node.lineno}"


ENGINES = {"create_engine", "create_async_engine"}
