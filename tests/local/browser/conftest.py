"""Chromium, and players who use it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import NoReturn

import pytest
from local.browser.player import QUICK, SOON, Player, running
from playwright.sync_api import Browser, Error, sync_playwright

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
]


def missing(what: str) -> NoReturn:
    """Skip a test because something is missing; fail it if everything has to be checked."""
    if os.environ.get("CI"):
        pytest.fail(f"{what}; CI has to run the browser tests", pytrace=False)
    pytest.skip(what)


@pytest.fixture(scope="session")
def driver() -> None:
    """Return Playwright's driver, a program that may lack a system library."""
    tried = subprocess.run(
        [sys.executable, "-m", "playwright", "--version"], capture_output=True, text=True, check=False
    )
    if tried.returncode != 0:
        said = (tried.stderr or tried.stdout).strip().splitlines()
        missing(f"the driver of the browser tests does not start: apt install libatomic1 ({(said or ['silent'])[-1]})")


@pytest.fixture(scope="session")
def chromium(driver: None) -> str:
    """Return the path of Debian's Chromium."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        missing("there is no Chromium: apt install chromium")
    return found


# Per module only: while Playwright is open, no other test of the process can run an event loop.
@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            opened = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        except Error as error:
            missing(f"{chromium} is there and does not start: apt install chromium ({error.message.splitlines()[0]})")
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of one bot with the toy game for a module; its tests play in separate channels."""
    with running(tmp_path_factory.mktemp("toys") / "games.db", toy=True) as address:
        yield address


@pytest.fixture(scope="module")
def sieges(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of one bot with the real games."""
    with running(tmp_path_factory.mktemp("sieges") / "games.db", toy=False, before=QUICK) as address:
        yield address


@pytest.fixture(scope="module")
def more_sieges(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of another one: a bot has three channels."""
    with running(tmp_path_factory.mktemp("more") / "games.db", toy=False) as address:
        yield address


@pytest.fixture(scope="module")
def slow_sieges(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of one bot with the real games, whose replays tell soon how far they are."""
    with running(tmp_path_factory.mktemp("slow") / "games.db", toy=False, before=SOON) as address:
        yield address


@pytest.fixture
def player(browser: Browser) -> Iterator[Callable[..., Player]]:
    """Open a page as a player, at desktop or phone width."""
    contexts = []

    def arrive(address: str, *, width: int = 1280) -> Player:
        context = browser.new_context(viewport={"width": width, "height": 844})
        contexts.append(context)
        arrived = Player(context.new_page())
        arrived.open(address)
        return arrived

    yield arrive
    for context in contexts:
        context.close()
