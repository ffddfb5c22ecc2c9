"""Logs: JSON with ids, and no secret in it whatever is written."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest

from bot import logs

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTpBQkNERUZHSElKS0xNTk9QUVJTVFVWV1hZWg"


@pytest.fixture(autouse=True)
def _restore() -> Iterator[None]:
    root = logging.getLogger()
    kept, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in logs._CHATTY}
    yield
    root.handlers[:] = kept
    root.setLevel(level)
    for name, each in levels.items():
        logging.getLogger(name).setLevel(each)


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_a_line_holds_who_says_it_and_what_was_being_done(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("INFO", form="json")
    with logs.doing(interaction=123, game="abcdefgh", command=""):
        logging.getLogger("bot.desk").info("decided %d", 3)
    logging.getLogger("bot.desk").info("later")
    logging.getLogger("bot.desk").debug("not wanted")
    first, second = lines(capsys)
    assert first.pop("timestamp")
    wanted = {"event": "decided 3", "game": "abcdefgh", "interaction": 123, "level": "info", "logger": "bot.desk"}
    assert first == wanted
    assert "game" not in second


def test_an_exception_is_told_with_its_trace(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("INFO", form="json")
    try:
        raise ValueError("no such day")
    except ValueError:
        logging.getLogger("bot").exception("a fault")
    (line,) = lines(capsys)
    assert "no such day" in json.dumps(line["exception"])


@pytest.mark.parametrize("form", ["json", "text"])
def test_no_secret_is_written(capsys: pytest.CaptureFixture[str], form: logs.Format) -> None:
    logs.set_up("DEBUG", form=form, secret="hunter2-hunter2")
    log = logging.getLogger("bot")
    log.warning("token %s", TOKEN)
    log.warning("POST https://discord.com/api/v10/webhooks/123/%s/messages", INTERACTION)
    log.warning("opening postgresql://siege:s3cret@db/games", extra={"more": TOKEN})
    log.warning("the same by its value: hunter2-hunter2")
    with logs.doing(token=TOKEN):
        try:
            raise RuntimeError(f"with {TOKEN}")
        except RuntimeError:
            log.exception("in an exception")
    said = capsys.readouterr().err
    for secret in (TOKEN, INTERACTION, "s3cret", "hunter2"):
        assert secret not in said
    assert "siege:[hidden]@db" in said


def test_other_libraries_lines_have_the_same_form(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("INFO", form="json")
    logging.getLogger("discord.gateway").warning("slow")
    logging.getLogger("discord.gateway").info("chatter")
    (line,) = lines(capsys)
    assert line["logger"] == "discord.gateway"
