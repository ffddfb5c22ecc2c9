"""The result of verifying a tournament's file, in words."""

from __future__ import annotations

from typing import Any

from bot.ui.texts import cut, say, verbatim
from engine.tournament.record import Record, RecordError
from engine.tournament.verify import Problem
from engine.tournament.verify_record import DIFFERS, HOLDS, SEALED, Checked, Difference
from render.catalogue import house_texts

_VERDICTS = {HOLDS: "tfile-holds", SEALED: "tfile-sealed", DIFFERS: "tfile-differs"}
_UNREAD = {
    "size": "tfile-size",
    "text": "tfile-text",
    "json": "tfile-json",
    "kind": "tfile-kind",
    "format": "tfile-format",
    "shape": "tfile-shape",
}
_SHOWN = 5
_LONG = 300
_OWN_WORDS = {
    "not-the-lots",
    "not-the-scenario",
    "not-the-sides",
    "not-the-game",
    "not-the-right-round",
    "not-the-seed",
    "not-created",
}
"""The reasons that have their own sentences for verification; other reasons use the texts of refusals."""


def unread_text(error: RecordError) -> str:
    """Return the reason why a file is not one of a tournament."""
    return say(_UNREAD[error.reason], detail=cut(error.detail, _LONG))


def verify_text(checked: Checked, record: Record) -> list[str]:
    """Return the result of a verification as lines: the verdict, the first error found, and what no file can prove.
    Texts from the file are shortened and escaped.
    """
    facts: dict[str, Any] = {
        "facts": checked.journal.facts,
        "rounds": checked.journal.rounds,
        "all": len(record.journal),
    }
    lines = [say(_VERDICTS[checked.verdict], **facts)]
    lines += [_problem(each) for each in checked.problems[:_SHOWN]]
    if len(checked.problems) > _SHOWN:
        lines.append(say("tfile-more", count=len(checked.problems) - _SHOWN))
    if checked.broken:
        lines.append(say("tfile-sum"))
    if checked.difference:
        lines.append(_difference(checked.difference))
    if checked.verdict != DIFFERS:
        seed = checked.journal.state.seed
        key = "tfile-seed" if seed else "tfile-hash"
        lines.append(say(key, seed=verbatim(seed), hash=checked.journal.state.seed_hash))
        if "replays" in checked.journal.unproven:
            lines.append(say("tfile-unproven-replays"))
        lines.append(say("tfile-unproven-people"))
    return lines


def _problem(problem: Problem) -> str:
    key = f"tfile-{problem.reason}" if problem.reason in _OWN_WORDS else "tfile-impossible"
    possible = problem.facts.get("possible", ())
    facts = {
        "number": str(problem.number),
        "fact": problem.fact,
        "reason": _why(problem),
        "rule": problem.rule,
        "possible": cut(", ".join(_words(each) for each in possible), _LONG),
        "hash": problem.facts.get("hash", ""),
        "told": cut(str(problem.facts.get("told", "")), _LONG),
    }
    return say(key, **facts)


def _why(problem: Problem) -> str:
    """Return the reason why a fact is impossible, in the words of its refusal, or else its name."""
    key = f"tournament-refused-{problem.reason}"
    if not house_texts().has(key):
        return f"{problem.reason}."
    said: dict[str, Any] = {
        name: each if isinstance(each, int) else cut(_said(each), _LONG) for name, each in problem.facts.items()
    }
    return say(key, **said)


def _said(value: object) -> str:
    return ", ".join(map(_words, value)) if isinstance(value, list | tuple) else str(value)


def _words(item: object) -> str:
    """Return a part of a fact as text: two players of a table are “3–7”."""
    return "–".join(map(str, item)) if isinstance(item, list | tuple) else str(item)


def _difference(found: Difference) -> str:
    return say(
        "tfile-told",
        where=cut(", ".join(found.where), _LONG),
        got=cut(found.got, _LONG) or "none",
        expected=cut(found.expected, _LONG) or "none",
    )
