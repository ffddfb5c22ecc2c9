"""Words that users read once and did not understand, and that no text, command or option has any more."""

from __future__ import annotations

import re

_OLD = {
    "en": r"steward\w*|dispatch(?:es)?|muster\w*|favou?rite sins?|lodg(?:e|es|ed|ing|ings)|until the alarm|cups?"
    r"|the house(?!\w|[ -]rule)",
    "it": r"steward\w*|aiutante|dispacc\w+|adunat\w|peccat\w preferit\w|fino all’allarme|alloggi(?:a|ano|are)|copp[ae]",
    "fr": r"steward\w*|aide de camp|dépêches?|rassemblement|péchés? favoris?|jusqu’à l’alarme"
    r"|log(?:e|ent|er|is)|coupes?",
}
OLD = {locale: re.compile(rf"(?i)\b(?:{words})\b") for locale, words in _OLD.items()}
"""By language. «Practice» is no old word, but means the game of a past day and nothing else: `PRACTICE`."""
PRACTICE = {
    locale: re.compile(rf"(?i)\b{word}")
    for locale, word in {"en": "practi[cs]", "it": "allenament", "fr": "exercice|entraînement"}.items()
}
