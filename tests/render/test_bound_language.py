"""The bound language: where it applies, where it does not, and that no cached text is used for another language."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from render.catalogue import house_texts
from render.language import NoLanguage, language, remembered, speaking, spoken
from render.pictures.keeping import Store


def test_a_text_without_a_bound_language_is_an_error() -> None:
    with pytest.raises(NoLanguage):
        house_texts().text("language")


def test_the_innermost_language_applies_and_the_previous_one_returns() -> None:
    with speaking("it"):
        assert house_texts().text("language") == "Italiano"
        assert spoken("fr", lambda: house_texts().text("language")) == "Français"
        with pytest.raises(ZeroDivisionError), speaking("en"):
            assert 1 // 0
        assert language() == "it"
    with pytest.raises(NoLanguage):
        language()


def test_results_are_cached_for_each_language_separately() -> None:
    asked: list[str] = []

    @remembered(8)
    def greeting(name: str) -> str:
        asked.append(language())
        return f"{name}: {language()}"

    store = Store()
    drawn = store.keeping_texts(greeting)
    for locale in ("en", "it", "en"):
        with speaking(locale):
            assert greeting("Anna") == drawn("Anna") == f"Anna: {locale}"
    assert asked == ["en", "it"]


def test_locales_with_one_language_share_their_results() -> None:
    asked: list[str] = []
    greeting = remembered(8, by=lambda locale: locale[:2])(lambda: asked.append(language()))
    for locale in ("en-GB", "en-US", "it"):
        spoken(locale, greeting)
    assert asked == ["en-GB", "it"]


async def test_the_language_reaches_tasks_and_to_thread_but_not_an_executor() -> None:
    async def said() -> str:
        return language()

    with speaking("it"), ThreadPoolExecutor(1) as pool:
        begun = asyncio.create_task(said())
        assert await asyncio.to_thread(language) == "it"
        with pytest.raises(NoLanguage):
            await asyncio.get_running_loop().run_in_executor(pool, language)
    assert await begun == "it"
