"""What a replay found, in words: the same for the command line and for a channel."""

from __future__ import annotations

import re
from collections.abc import Callable

from bot.words import cut, quoted, say
from engine.core.replay import AFTER_OTHER_RULES, DIFFERS, FAIR, OTHER_RULES, SEALED, Finding, Report, Span

_FINDINGS = {
    "no-hash": "verify-no-hash",
    "status": "verify-status",
    "no-seed": "verify-no-seed",
    "hash": "verify-hash",
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
"""Makes a text of at most so many signs, out of one that somebody else may have written, part of ours."""


_PLAIN = re.compile(r"[A-Za-z0-9.]*")


def for_a_channel(text: str, most: int) -> str:
    """What somebody may have written into a record, as nothing but its signs; words and numbers stay as they are."""
    return cut(text, most) if _PLAIN.fullmatch(text) else quoted(text, most)


def in_words(
    report: Report,
    *,
    locale: str,
    seed: str | None,
    seed_hash: str,
    sealed_until: str = "",
    quote: Quote = for_a_channel,
) -> list[str]:
    """The verdict first, then what it rests on, or what is wrong.

    What stands in the record goes through `quote`, which for a channel takes its meaning from every sign.
    """
    facts = {
        "decisions": report.decisions,
        "events": report.events,
        "dice": report.dice,
        "draws": report.draws,
        "checked": report.checked,
        "hash": quote(seed_hash, 64),
    }
    kept = report.verdict == SEALED and bool(sealed_until)
    verdict = "daily-verify-file" if kept else _VERDICTS[report.verdict]
    lines = [say(verdict, locale=locale, until=quote(sealed_until, 40), **facts)]
    lines += [_finding(found, locale=locale, quote=quote) for found in report.findings[:_MANY]]
    if report.verdict == FAIR:
        lines.append(say("verify-seed", locale=locale, seed=seed or "", hash=quote(seed_hash, 64)))
    if report.verdict in {FAIR, SEALED} and report.taken_back:
        lines.append(say("verify-taken-back", locale=locale, count=report.taken_back))
    if report.verdict == FAIR:
        lines.append(say("verify-rules", locale=locale, rules=", ".join(quote(each, _LONG) for each in report.rules)))
    if report.verdict != DIFFERS and len(report.spans) > 1:
        lines += [_span(each, locale=locale, quote=quote) for each in report.spans[-_MANY:]]
    return lines


def _span(span: Span, *, locale: str, quote: Quote) -> str:
    first, last, rules = str(span.first), str(span.last), quote(span.rules, _LONG)
    return say("verify-spans", locale=locale, first=first, last=last, rules=rules)


def _finding(found: Finding, *, locale: str, quote: Quote) -> str:
    facts = {name: quote(value, _LONG) for name, value in found.facts.items()}
    return say(_FINDINGS[found.name], locale=locale, version=str(found.version), **facts)
