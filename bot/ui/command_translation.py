"""Commands in every language that has a file: names, options' names, choices and descriptions, from the catalogue."""

from __future__ import annotations

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.ui.texts import english
from render.catalogue import FALLBACK, house_texts

_NAMES = {
    Location.command_name: "name-",
    Location.group_name: "name-",
    Location.parameter_name: "name-option-",
}
"""A name is found by itself: what Discord sends back is always the name in the program."""


def worded(key: str) -> app_commands.locale_str:
    """A text of a command: English, with the key by which other languages are found."""
    return app_commands.locale_str(english(key), key=key)


class CatalogueTranslator(app_commands.Translator):
    """Looks up what `worded` marks, and names. English is what everybody gets who has no file of his own."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in that language, or None."""
        language = house_texts().language(str(locale))
        if language is None or language == FALLBACK:
            return None
        key = string.extras.get("key") or name_key(string.message, context.location)
        return house_texts().text(key, locale=language) if key and house_texts().has(key) else None


def name_key(name: str, location: Location) -> str | None:
    """The key of a command's or option's name: «name-move», «name-option-from»; None for other texts."""
    start = _NAMES.get(location)
    return f"{start}{name.replace('_', '-')}" if start is not None else None
