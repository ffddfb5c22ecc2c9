"""Translation of slash commands: their names, options, choices and descriptions."""

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
"""The prefixes of catalogue keys for names. Names need no marked text, since Discord sends back the program's own
name.
"""


def worded(key: str) -> app_commands.locale_str:
    """Return a command's English text with its translation key."""
    return app_commands.locale_str(english(key), key=key)


class CatalogueTranslator(app_commands.Translator):
    """Translates command names and texts marked by `worded`."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return a text in the language `locale`; None to leave it in English."""
        language = house_texts().language(str(locale))
        if language is None or language == FALLBACK:
            return None
        key = string.extras.get("key") or name_key(string.message, context.location)
        return house_texts().text(key, locale=language) if key and house_texts().has(key) else None


def name_key(name: str, location: Location) -> str | None:
    """Return the translation key for the name of a command or option.

    Return None if there are no names at this `location`.
    """
    start = _NAMES.get(location)
    return f"{start}{name.replace('_', '-')}" if start is not None else None
