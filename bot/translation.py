"""Command texts from the catalogue, in every language that has a file."""

from __future__ import annotations

from discord import Locale, app_commands

from bot.words import english
from render.catalogue import house_texts


def worded(key: str) -> app_commands.locale_str:
    """A text of a command: English, with the key by which other languages are found."""
    return app_commands.locale_str(english(key), key=key)


class CatalogueTranslator(app_commands.Translator):
    """Looks up what `worded` marks. English is what everybody gets who has no file of his own."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in that language, or None."""
        del context
        key = string.extras.get("key")
        language = str(locale)
        files = house_texts().locales()
        if key is None or language.startswith("en") or not {language, language.partition("-")[0]} & set(files):
            return None
        return house_texts().text(key, locale=language)
