"""The languages of the local page: Discord's locale names, and the locales in interactions."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.cli.run import discord_locale
from bot.local import guild
from bot.local.state import Memory


@pytest.mark.parametrize(("language", "locale"), [("en", "en-US"), ("it", "it"), ("fr", "fr")])
def test_languages_have_the_codes_of_discord(language: str, locale: str) -> None:
    assert discord_locale(language) == locale


def test_interactions_contain_the_languages_of_server_and_user() -> None:
    heard: list[Any] = []
    subscribers: list[Any] = [lambda event, payload: heard.append((event, dict(payload)))]
    env: Any = SimpleNamespace(backend=SimpleNamespace(subscribers=subscribers))
    guild._read(env, Memory(key="", languages={"8": "fr"}), "it")
    anna, bruno = {"user": {"id": "7"}}, {"member": {"user": {"id": "8"}}}
    for event, payload in (
        ("INTERACTION_CREATE", {"locale": "en-US", "guild_locale": "en-US", **bruno}),
        ("INTERACTION_CREATE", {"locale": "en-US", **anna}),
        ("MESSAGE_CREATE", {"content": "hello"}),
    ):
        for subscriber in subscribers:
            subscriber(event, payload)
    assert [payload for _, payload in heard] == [
        {"locale": "fr", "guild_locale": "it", **bruno},
        {"locale": "it", **anna},
        {"content": "hello"},
    ]
