"""The report of a verification as text."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from bot.games.seed_texts import declared, word_facts
from bot.ui.texts import cut, quoted, say, verbatim
from engine.core.dice import looks_drawn
from engine.core.origin import Finding, word_of
from engine.core.record import CHOSEN, UNKNOWN_BEFORE, Record
from engine.core.verify import AFTER_OTHER_RULES, DIFFERS, FAIR, OTHER_RULES, SEALED, Report, Span

_FINDINGS = {
    "no-hash": "verify-no-hash",
    "battle-missing": "verify-battle-missing",
    "battle-other": "verify-battle-other",
    "battle-unreadable": "verify-battle-unreadable",
    "status": "verify-status",
    "no-seed": "verify-no-seed",
    "hash": "verify-hash",
    "no-secret": "verify-no-secret",
    "secret": "verify-secret",
    "seed": "verify-made",
    "no-word": "verify-no-brought",
    "word-twice": "verify-brought-twice",
    "word": "verify-brought",
    "word-late": "verify-brought-late",
    "word-strange": "verify-brought-strange",
    "word-dice": "verify-brought-dice",
    "word-source": "verify-brought-source",
    "word-number": "verify-brought-number",
    "word-time": "verify-brought-time",
    "dice": "verify-dice",
    "not-drawn": "verify-not-drawn",
    "no-beginning": "verify-no-beginning",
    "gap": "verify-gap",
    "chain": "verify-chain",
    "strange": "verify-strange",
    "unreadable": "verify-unreadable",
    "ending": "verify-ending",
    "backwards": "verify-backwards",
    "options": "verify-options",
    "day": "verify-day",
    "refused": "verify-refused",
    "event": "verify-event",
    "number": "verify-number",
    "not-over": "verify-not-over",
    "over": "verify-over",
    "position": "verify-position",
    "result": "verify-result",
    OTHER_RULES: "verify-other-rules",
    AFTER_OTHER_RULES: "verify-after-other-rules",
}

_VERDICTS = {
    FAIR: "verify-fair",
    SEALED: "verify-sealed",
    DIFFERS: "verify-differs",
    OTHER_RULES: "verify-partly",
}

_MANY = 10
_LONG = 300


Quote = Callable[[str, int], str]
"""A function that makes a text, possibly written by another user, safe to include, cut to a number of characters."""


_PLAIN = re.compile(r"[A-Za-z0-9.]*")


def for_a_channel(text: str, most: int) -> str:
    """Return text from a record without markup."""
    return cut(text, most) if _PLAIN.fullmatch(text) else quoted(text, most)


def verify_text(report: Report, record: Record, *, quote: Quote = for_a_channel) -> list[str]:
    """Return the verdict of a verification, followed by its reasons or the errors.

    Text from the record passes through `quote`, which escapes markup.
    """
    sealed_until = record.sealed_until
    facts: dict[str, Any] = {
        "decisions": report.decisions,
        "events": report.events,
        "dice": report.dice,
        "draws": report.draws,
        "checked": report.checked,
        "hash": quote(record.seed_hash, 64),
    }
    kept = report.verdict == SEALED and bool(sealed_until)
    verdict = "daily-verify-file" if kept else _VERDICTS[report.verdict]
    lines = [say(verdict, until=quote(sealed_until, 40), **facts)]
    lines += [_finding(found, quote=quote) for found in report.findings[:_MANY]]
    if known := declared(_dice(record)):
        lines.append(known)
    if report.verdict == FAIR:
        lines += _origin(record, quote=quote)
    if report.verdict in {FAIR, SEALED} and report.taken_back:
        lines.append(say("verify-taken-back", count=report.taken_back))
    if report.verdict == FAIR:
        lines.append(say("verify-rules", rules=", ".join(quote(each, _LONG) for each in report.rules)))
    if report.verdict != DIFFERS and len(report.spans) > 1:
        lines += [_span(each, quote=quote) for each in report.spans[-_MANY:]]
    return lines


def _origin(record: Record, *, quote: Quote) -> list[str]:
    """Return lines that say where the dice come from and what cannot be proved."""
    word, seed_hash = word_of(record), quote(record.seed_hash, 64)
    secret = record.secret if isinstance(record.secret, str) else None
    if secret is None:
        lines = [say("verify-seed", seed=verbatim(record.seed or ""), hash=seed_hash)]
        limits = {"from": "alone"} if _dice(record) in UNKNOWN_BEFORE else {}
    elif word is None:
        return [say("verify-no-dice", secret=verbatim(secret), hash=seed_hash)]
    else:
        lines = [say("verify-pledge", secret=verbatim(secret), hash=seed_hash, **word_facts(word))]
        limits = {"from": word.source}
    return [*lines, *([say("verify-limits", **limits)] if limits else [])]


def _dice(record: Record) -> str:
    """Return where the dice came from. If the file does not say so, guess it from the seed."""
    if not record.dice and record.seed is not None and not looks_drawn(record.seed):
        return CHOSEN
    return record.dice


def _span(span: Span, *, quote: Quote) -> str:
    first, last, rules = str(span.first), str(span.last), quote(span.rules, _LONG)
    return say("verify-spans", first=first, last=last, rules=rules)


def _finding(found: Finding, *, quote: Quote) -> str:
    facts = {name: quote(value, _LONG) for name, value in found.facts.items()}
    if found.name in {OTHER_RULES, AFTER_OTHER_RULES}:
        facts["age"] = _age(found.facts["rules"], found.facts["now"])
    return say(_FINDINGS[found.name], version=str(found.version), **facts)


def _age(rules: str, now: str) -> str:
    """Return whether the rules of a game are “older” or “newer” than `now`; “other” if the version is not numeric."""
    try:
        there, here = (tuple(map(int, each.split("."))) for each in (rules, now))
    except ValueError:
        return "other"
    return "older" if there < here else "newer"
