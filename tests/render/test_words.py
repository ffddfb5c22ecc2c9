"""Every message is written as our page on style asks: plain words, short sentences, a doer with a name.

`known_words.toml` counts the messages of each file that are not yet so. A count may only shrink: one message more
fails, and so does a count that is too high; the failure prints the line to write. The pages of rulebooks may be long.
Plurals are read with their numbers in `test_wording.py`.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from support.texts import FOLDERS, LOCALES, ROOT, readings

KNOWN = Path(__file__).with_name("known_words.toml")
MOST_IN_SENTENCE = 20
MOST_IN_MESSAGE = 60
LABEL = re.compile(r"(?:^|-)(?:button|choice|option|name|label)s?(?:-|$|\.)")
"""The keys of labels: a button may speak for the player who clicks it."""
HEAD = r"(?:^|(?<=[.?!:;(“«] )|(?<=[(“«]))"


def _any(*patterns: str) -> re.Pattern[str]:
    return re.compile("|".join(rf"(?<![\w’-])(?:{one})(?![\w-])" for one in patterns), re.IGNORECASE)


RETIRED = {
    "en": _any(
        r"reckon(?:s|ed|ing)?|owed|due(?! to\b)|told|anew|afresh|whoever|whatever|nobody but|at once|from now on",
        r"put to the vote|by post|as advised|lapse[sd]?|without end|own judgement|playouts?|stewards?|eyes?|desks?",
        r"stands? (?:in|on|at|beside|by|there)|besides?|silence|silent|letters?|chairs?|throw(?:s|n|ing)?|threw",
        r"periods?|(?:the|of|more|new|these|your) looks|presses|(?:a|this|each|first|second|one|last|your|every) press",
        r"(?:the|a|an|your|their|his|no|these|own|of) asides?|words? of the dice|dice’s word|(?:is|are) done",
    ),
    "it": _any(
        r"silenzio|lettera|sedia|senza fine|per posta|come consigliato|maggiordomo|intendente|a lato",
        r"nessun altro che|nessuno (?:tranne|fuorché|se non) te|il calendario decide|ragguagli\w*|testé",
    ),
    "fr": _any(
        r"silence|lettre|chaise|sans fin|par la poste|comme conseillé|intendant|dorénavant",
        r"(?:nul|personne) d’autre que vous|personne (?:sauf|hormis|que) vous|le calendrier décide",
    ),
}
HEADLESS = {
    "en": re.compile(HEAD + r"(?:[Ww]ho|[Ww]ho(?:m|se)?ever|[Ww]hat(?:ever)?)\b(?! if)|(?:, |^)[Ww]hoever\b"),
    "it": re.compile(HEAD + r"(?:[Cc]hi|[Qq]uel che|[Qq]uello che|[Cc]iò che)\b"),
    "fr": re.compile(HEAD + r"(?:[Qq]ui|[Qq]uiconque|[Cc]e qu[ie]|[Cc]eux qui|[Cc]elui qui|[Cc]e qu’\w+)\b"),
}
_VERBS = (
    r"può|possono|deve|devono|poteva|potevano|potrà|potranno|gioca|giocano|vede|vedono|legge|leggono|conta|contano|tira|"
    r"tirano|usa|usano|sa|fa|fanno|dice|dicono|mostra|mostrano|aspetta|aspettano|attende|attendono|decide|decidono|vota|"
    r"votano|calcola|calcolano|prende|prendono|mette|mettono|scrive|scrivono|manda|mandano|dà|danno|perde|vince|paga"
)
IMPERSONAL = {
    "en": re.compile(r"(?!)"),
    "it": re.compile(
        rf"(?<![\w’])(?:[Ss]i|[Ss]e ne|[Ll]o si|[Ll]a si|[Cc]i si) (?:{_VERBS})\b|\b[Nn]on si (?:{_VERBS})\b"
    ),
    "fr": re.compile(r"(?<![\w’-])(?:[Oo]n|[Ll]’on|[Qq]u’on|[Ll]orsqu’on|[Pp]uisqu’on)\b(?!-)"),
}
ME = {
    "en": _any(r"(?<!§)I|I’m|I’ll|I’ve|I’d|me|my|(?<!\ba )(?<!\bthe )(?<!\bsecond )mine|myself"),
    "it": _any("io|mi|me|mio|mia|miei|mie", r"m’\w+"),
    "fr": _any(r"je|me|moi|mon|ma(?! (?-i:[A-Z]))|mes", r"(?:j|m)’\w+"),
}
TU = re.compile(r"(?<![\w’'-])(?:tu|toi|te|ton|ta|tes)(?![\w’-])|(?<!\w)t’(?=\w)|-(?:toi|tu|te)\b", re.IGNORECASE)
YOURS = re.compile(r"(?<!\w)(?:tu|tuo|tua|tuoi|tue|puoi|hai)(?!\w)", re.IGNORECASE)
ALL_OF_YOU = re.compile(r"(?<!\w)(?:voi|vostr[oaie])(?!\w)", re.IGNORECASE)
FORMAL = re.compile(r"(?<!\w)Lei(?!\w)|(?<=\w )(?:Su[oa]|Suoi|Sue)(?!\w)")
ADDRESS = {
    "en": lambda text: False,
    "it": lambda text: bool(FORMAL.search(text) or (YOURS.search(text) and ALL_OF_YOU.search(text))),
    "fr": lambda text: bool(TU.search(text)),
}
"""French says «vous»; Italian «tu», and «voi» only to several."""
EIGHT = re.compile(r"\b(?:i|dei|ai|dai|nei|sui|il|del|al|dal|nel|sul|gli|degli|agli) X [a-zà-ù]{3,}i\b")
"""«dei 8»: an Italian article before a number, which must agree with how the number begins."""
CODE = re.compile(r"`[^`]*`")
QUOTED = re.compile(r"“[^”]*”|«[^»]*»")
"""Such as the label of a button."""


def sentences(text: str) -> list[str]:
    """Return a text's sentences; a line ends one, too."""
    found = re.split(r"(?<=[.?!…])[”»)*_]*\s+|(?<=\*\*)\s+(?=[A-ZÀ-Ý])|\s*\n\s*", CODE.sub("X", text))
    return [one.strip() for one in found if one.strip()]


def length(text: str) -> int:
    """Return the number of words."""
    return sum(any(character.isalnum() for character in word) for word in CODE.sub("X", text).split())


def kinds(text: str, locale: str, *, key: str = "", folder: str = "") -> Iterator[str]:
    """Yield what a text does that it should not."""
    plain, said = CODE.sub("X", text), sentences(text)
    label = bool(LABEL.search(key))
    if RETIRED[locale].search(plain):
        yield "retired"
    if any(length(one) > MOST_IN_SENTENCE for one in said):
        yield "long"
    if any(len(re.findall(r";\s", one)) > 1 for one in said):
        yield "semicolons"
    if "→" in plain and not label and re.search(r"[.?!]", plain):
        yield "arrow"
    if any(HEADLESS[locale].search(one) and not one.endswith("?") and length(one) > 2 for one in said):
        yield "headless"
    if length(text) > MOST_IN_MESSAGE and not folder.endswith("/rules"):
        yield "wordy"
    if IMPERSONAL[locale].search(plain):
        yield "impersonal"
    if ME[locale].search(QUOTED.sub("X", plain)) and not label:
        yield "me"
    if any(sign in plain for sign in ("\"'«»" if locale == "en" else "\"'")):
        yield "quotes"
    if ADDRESS[locale](plain):
        yield "address"
    if locale == "it" and EIGHT.search(plain):
        yield "article"


@cache
def hits(folder: str, locale: str) -> dict[str, list[str]]:
    """Return the keys of a file's messages by the kinds of their faults."""
    found: dict[str, list[str]] = {}
    for key, texts in readings(folder, locale).items():
        for kind in sorted({kind for text in texts for kind in kinds(text, locale, key=key, folder=folder)}):
            found.setdefault(kind, []).append(key)
    return dict(sorted(found.items()))


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_breaks_more_rules_of_style_than_are_listed(locale: str) -> None:
    listed = tomllib.loads(KNOWN.read_text())
    new = dict[str, dict[str, list[str]]]()
    for folder in FOLDERS:
        known = Counter(listed.get(f"{folder} {locale}", {}))
        found = hits(folder, locale)
        if more := {kind: keys for kind, keys in found.items() if len(keys) > known[kind]}:
            new[folder] = more
            continue
        assert {kind: len(keys) for kind, keys in found.items()} == known, (
            f"{folder}: fewer than are known, write this line in {KNOWN.name}: "
            f"{line(folder, locale) or '(none: delete it)'}"
        )
    assert not new, f"write these otherwise (one of each list is new): {new}"


def line(folder: str, locale: str) -> str:
    """Return a file's line of the known hits, or nothing."""
    counts = ", ".join(f"{kind} = {len(keys)}" for kind, keys in hits(folder, locale).items())
    return f'"{folder} {locale}" = {{ {counts} }}' if counts else ""


def test_the_listed_hits_are_in_existing_files() -> None:
    names = {f"{folder} {locale}" for folder in FOLDERS for locale in LOCALES}
    assert set(tomllib.loads(KNOWN.read_text())) <= names


@pytest.mark.parametrize(
    ("kind", "locale", "yes", "no"),
    [
        (
            "retired",
            "en",
            ["Whoever comes, plays", "Sent by post.", "It is due today."],
            ["This is due to rain.", "Eyed"],
        ),
        ("retired", "it", ["Il silenzio conferma."], ["Una conferma automatica."]),
        ("retired", "fr", ["Le silence confirme."], ["Une confirmation automatique."]),
        ("long", "en", ["word " * 21 + "."], ["word " * 20 + ". " + "word " * 20 + "."]),
        ("semicolons", "en", ["One; two; three."], ["One; two. Three; four."]),
        ("arrow", "en", ["Fire → ruin."], ["`a → b` is code.", "A → B"]),
        (
            "headless",
            "en",
            ["Who fires here hits.", "Ready: who is late, loses."],
            ["Who fires here?", "X, who fires."],
        ),
        ("headless", "it", ["Chi tira colpisce."], ["Chi tira qui?", "Il giocatore che tira colpisce."]),
        ("headless", "fr", ["Qui tire touche."], ["Qui tire ici ?", "Le joueur qui tire touche."]),
        ("wordy", "en", ["A word. " * 31], ["A word. " * 30]),
        ("impersonal", "it", ["Qui non si può tirare."], ["I Boxer si ritirano."]),
        ("impersonal", "fr", ["Ici on tire."], ["Le joueur tire.", "Maison"]),
        ("me", "en", ["I have no lists.", "Ask me."], ["The bot has no lists."]),
        ("quotes", "en", ['Say "yes".', "Don't."], ["Don’t say “yes”.", '`"x"`']),
        ("address", "fr", ["Garde un point et tu tireras", "ton camp", "Tes consignes"], ["Êtes-vous prête"]),
        ("address", "it", ["come Lei vuole", "la Sua parte"], ["Suo è il turno", "la sua parte"]),
        ("article", "it", ["Uno dei X tiri."], ["Uno di X tiri."]),
    ],
)
def test_the_lint_finds_what_it_looks_for(kind: str, locale: str, yes: list[str], no: list[str]) -> None:
    assert [text for text in yes if kind not in kinds(text, locale)] == []
    assert [text for text in no if kind in kinds(text, locale)] == []


RELATIVE = re.compile(r"(?<!: )(?<!:\u00a0)\{ \$(?:left|in|remaining|starts) \}(?! left)")
BRACKETS = re.compile(r"\([^()]*\)")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_time_relative_to_now_reads_well_when_it_is_over(locale: str) -> None:
    """Discord counts on: “closes in a minute” becomes “closes a minute ago”, unless in brackets or after a colon."""
    files = [ROOT / folder / f"{locale}.ftl" for folder in FOLDERS if not folder.startswith("games/")]
    lines = [line for file in files for line in file.read_text().splitlines()]
    odd = [line for line in lines if RELATIVE.search(BRACKETS.sub("", line)) and not line.startswith("clock-stands =")]
    assert not odd
