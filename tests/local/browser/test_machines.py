"""On machines that cannot run the browser tests, the missing part is named; only CI treats this as a failure."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
QUICK = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
ONE = """
def test_one(browser):
    page = browser.new_page()
    assert page.evaluate("1 + 1") == 2
"""


def tried(tmp_path: Path, *, ci: str, **environment: str) -> str:
    """Return the output of one browser test on such a machine."""
    (tmp_path / "test_one.py").write_text(ONE)
    (tmp_path / "conftest.py").write_text("from local.browser.conftest import browser, chromium, driver")
    words = [sys.executable, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", "--rootdir", tmp_path, tmp_path]
    paths = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
    done = subprocess.run(
        [*map(str, words)],
        env={**os.environ, "PYTHONPATH": paths, "CI": ci, "COLUMNS": "400", **QUICK, **environment},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def program(path: Path, *, says: str, status: int) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!/bin/sh\necho '{says}' >&2\nexit {status}\n")
    path.chmod(0o755)
    return path


@pytest.mark.stress
@pytest.mark.parametrize(("ci", "kind"), [("", "1 skipped"), ("true", "1 error")])
def test_a_driver_that_does_not_start_is_reported_with_its_missing_libraries(
    tmp_path: Path, ci: str, kind: str
) -> None:
    lacks = "error while loading shared libraries: libatomic.so.1: cannot open shared object file"
    node = program(tmp_path / "bin" / "node", says=lacks, status=127)
    said = tried(tmp_path, ci=ci, PLAYWRIGHT_NODEJS_PATH=str(node))
    assert kind in said, said
    assert "apt install libatomic1" in said
    assert lacks in said


@pytest.mark.stress("-1 skipped")
@pytest.mark.parametrize(("ci", "kind"), [("", "1 skipped"), ("true", "1 error")])
def test_a_browser_that_does_not_start_counts_as_missing(driver: None, tmp_path: Path, ci: str, kind: str) -> None:
    here = program(tmp_path / "bin" / "chromium", says="please install the snap", status=1)
    said = tried(tmp_path, ci=ci, PATH=f"{here.parent}{os.pathsep}{os.environ['PATH']}")
    assert kind in said, said
    assert f"{here} is there and does not start" in said


@pytest.mark.stress("true-1 error")
@pytest.mark.parametrize(("ci", "kind"), [("", "1 skipped"), ("true", "1 error")])
def test_a_missing_browser_is_reported(driver: None, tmp_path: Path, ci: str, kind: str) -> None:
    (tmp_path / "bin").mkdir()
    said = tried(tmp_path, ci=ci, PATH=str(tmp_path / "bin"))
    assert kind in said, said
    assert "there is no Chromium: apt install chromium" in said


def test_make_installs_missing_libraries_of_the_driver(tmp_path: Path) -> None:
    """Stand-ins for the system's programs record what `make` would install."""
    venv, noted = tmp_path / "venv", tmp_path / "noted"
    program(venv / "playwright", says="libatomic.so.1: cannot open", status=127)
    (tmp_path / "bin").mkdir()
    for name, does in (("apt-get", f'echo "$@" >> {noted}'), ("id", "echo 0"), ("grep", "exit 0"), ("chromium", ":")):
        file = tmp_path / "bin" / name
        file.write_text(f"#!/bin/sh\n{does}\n")
        file.chmod(0o755)
    path = f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"
    stamps = ["-o", ".venv/dev.stamp"]
    done = subprocess.run(
        ["make", "chromium", f"BIN={venv}", *stamps],
        cwd=ROOT,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Installing Debian's libatomic1" in done.stdout, done.stdout + done.stderr
    asked = noted.read_text()
    assert "install --no-install-recommends libatomic1" in asked
    program(venv / "playwright", says="", status=0)
    noted.unlink()
    subprocess.run(["make", "chromium", f"BIN={venv}", *stamps], cwd=ROOT, env={**os.environ, "PATH": path}, check=True)
    assert not noted.exists()
