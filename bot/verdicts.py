"""What a replay found, in words: the same for the command line and for a channel."""

from __future__ import annotations

from bot.seals import declaration, word_facts
from bot.words import cut, say
from engine.core.dice import looks_drawn
from engine.core.origin import Finding, word_of
from engine.core.record import CHOSEN, UNKNOWN_BEFORE, Record
from engine.core.replay import AFTER_OTHER_RULES, DIFFERS, FAIR, OTHER_RULES, SEALED, Report, Span

_FINDINGS = {
    "no-hash": "verify-no-hash",
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


def in_words(report: Report, record: Record, *, locale: str) -> list[str]:
    """The verdict first, then what it rests on, or what is wrong."""
    sealed_until = record.sealed_until
    facts = {
        "decisions": report.decisions,
        "events": report.events,
        "dice": report.dice,
        "draws": report.draws,
        "checked": report.checked,
        "hash": cut(record.seed_hash, 64),
    }
    kept = report.verdict == SEALED and bool(sealed_until)
    verdict = "daily-verify-file" if kept else _VERDICTS[report.verdict]
    lines = [say(verdict, locale=locale, until=cut(sealed_until, 40), **facts)]
    lines += [_finding(found, locale=locale) for found in report.findings[:_MANY]]
    if known := declaration(_dice(record), locale=locale):
        lines.append(known)
    if report.verdict == FAIR:
        lines += _origin(record, locale=locale)
    if report.verdict in {FAIR, SEALED} and report.taken_back:
        lines.append(say("verify-taken-back", locale=locale, count=report.taken_back))
    if report.verdict == FAIR:
        lines.append(say("verify-rules", locale=locale, rules=", ".join(report.rules)))
    if report.verdict != DIFFERS and len(report.spans) > 1:
        lines += [_span(each, locale=locale) for each in report.spans[-_MANY:]]
    return lines


def _origin(record: Record, *, locale: str) -> list[str]:
    """From what the dice follow, and what of it nobody can prove."""
    word, seed_hash = word_of(record), record.seed_hash
    secret = record.secret if isinstance(record.secret, str) else None
    if secret is None:
        lines = [say("verify-seed", locale=locale, seed=record.seed or "", hash=seed_hash)]
        limits = {"from": "alone"} if _dice(record) in UNKNOWN_BEFORE else {}
    elif word is None:
        return [say("verify-no-dice", locale=locale, secret=secret, hash=seed_hash)]
    else:
        lines = [say("verify-pledge", locale=locale, secret=secret, hash=seed_hash, **word_facts(word))]
        limits = {"from": word.source}
    return [*lines, *([say("verify-limits", locale=locale, **limits)] if limits else [])]


def _dice(record: Record) -> str:
    """Whence the dice come; a file that does not say it shows as much as can be told from its seed."""
    if not record.dice and record.seed is not None and not looks_drawn(record.seed):
        return CHOSEN
    return record.dice


def _span(span: Span, *, locale: str) -> str:
    first, last, rules = str(span.first), str(span.last), cut(span.rules, _LONG)
    return say("verify-spans", locale=locale, first=first, last=last, rules=rules)


def _finding(found: Finding, *, locale: str) -> str:
    facts = {name: cut(value, _LONG) for name, value in found.facts.items()}
    return say(_FINDINGS[found.name], locale=locale, version=str(found.version), **facts)
