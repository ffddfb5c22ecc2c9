"""The unit for systemd lets all processes of the bot work: its filter and limits are laid on the real ones."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from shipped import confined
from stress.kill.ordeal import Ordeal
from stress.kill.small import SmallOrdeal
from stress.test_kills import SAMPLE

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "siegemaster.service"
MIB = 2**20
WORK = """
import asyncio
from bot.cli.doctor import processes
from bot.runtime.settings import Settings
if __name__ == "__main__":
    for finding in asyncio.run(processes(Settings(_env_file=None, chances_processes=2))):
        print(*finding)
"""


def _filters() -> bool:
    try:
        ctypes.CDLL(confined.LIBRARY)
    except OSError:
        return False
    return True


pytestmark = pytest.mark.skipif(
    not _filters() and not os.environ.get("CI"), reason="there is no libseccomp: apt install libseccomp2"
)


def begun(unit: Path, *command: str | Path, folder: Path) -> subprocess.Popen[str]:
    """Begin a command under a unit."""
    path = os.pathsep.join((str(ROOT), str(ROOT / "tests")))
    return subprocess.Popen(
        [sys.executable, ROOT / "tests" / "shipped" / "confined.py", unit, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": path},
    )


def python(unit: Path, program: str, folder: Path) -> tuple[int, str]:
    process = begun(unit, sys.executable, "-c", program, folder=folder)
    out, err = process.communicate(timeout=300)
    return process.returncode, out + err


def before(folder: Path) -> Path:
    """Return the unit as it was: what its filter denies ends the process."""
    lines = UNIT.read_text().splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith(("SystemCallFilter=setpriority", "SystemCallErrorNumber"))]
    assert len(kept) == len(lines) - 2
    old = folder / "old.service"
    old.write_text("".join(kept))
    return old


def test_the_filter_is_real(tmp_path: Path) -> None:
    assert python(UNIT, "import os; old = os.nice(0); os.nice(1); print(os.nice(0) > old)", tmp_path) == (0, "True\n")
    refused = "import os\ntry: os.chown('.', 0, 0)\nexcept PermissionError: print('refused')"
    assert python(UNIT, refused, tmp_path) == (0, "refused\n")
    assert python(before(tmp_path), "import os; os.nice(1)", tmp_path)[0] == -signal.SIGSYS
    closed = "import socket\ntry: socket.socket(socket.AF_PACKET)\nexcept OSError as error: print(error.errno)"
    assert python(UNIT, closed, tmp_path) == (0, "97\n"), "no such family of addresses"


@pytest.mark.stress
def test_the_processes_work_under_the_unit(tmp_path: Path) -> None:
    (tmp_path / "work.py").write_text(WORK)
    process = begun(UNIT, sys.executable, "work.py", folder=tmp_path)
    done, most = threading.Event(), {"tasks": 0, "memory": 0}

    def watch() -> None:
        while not done.wait(0.1):
            family = [process.pid, *_children(process.pid)]
            most["tasks"] = max(most["tasks"], sum(_tasks(each) for each in family))
            most["memory"] = max(most["memory"], sum(_memory(each) for each in family))

    watching = threading.Thread(target=watch)
    watching.start()
    out, err = process.communicate(timeout=300)
    done.set()
    watching.join()
    works = ["computes chances", "draws boards", "draws replays"]
    assert out.splitlines() == [f"ok processes the one that {each} works" for each in works], err
    assert process.returncode == 0
    unit = UNIT.read_text()
    assert 5 < most["tasks"] < int(confined.setting(unit, "TasksMax") or 0) / 2, "the bot itself wants some, too"
    assert confined.setting(unit, "MemoryMax") == "1G"
    assert 50 * MIB < most["memory"] < 512 * MIB


def test_the_command_line_lays_the_whole_unit(tmp_path: Path) -> None:
    text = UNIT.read_text()
    line = confined.systemd_run(text, ["python", "work.py"], folder=tmp_path, path="a:b", which="system")
    assert line[:6] == ["systemd-run", "--system", "--quiet", "--wait", "--pipe", "--collect"]
    assert line[-3:] == ["--", "python", "work.py"]
    flags, properties = line[6:-3:2], line[7:-3:2]
    assert set(flags) == {"-p"}
    assert [each for each in properties if each.startswith("SystemCall")] == [
        "SystemCallArchitectures=native",
        "SystemCallFilter=@system-service",
        "SystemCallFilter=~@privileged @resources",
        "SystemCallFilter=setpriority",
        "SystemCallErrorNumber=EPERM",
    ]
    names = {each.partition("=")[0] for each in properties}
    assert {"LimitCORE", "MemoryMax", "TasksMax", "NoNewPrivileges", "RestrictNamespaces", "ProtectSystem"} <= names
    assert not names & {"ExecStart", "After", "WantedBy", "Restart", "EnvironmentFile", "DynamicUser"}
    assert {f"WorkingDirectory={tmp_path}", f"ReadWritePaths={tmp_path}", "Environment=PYTHONPATH=a:b"} <= {*properties}
    kept = [line for line in text.splitlines() if line.startswith(("Protect", "Private", "Restrict", "SystemCall"))]
    assert {*kept} - {*properties} == {"PrivateTmp=yes", "ProtectHome=yes"}, "the folder of a test may stand in either"


@pytest.mark.skipif(confined.manager() is None, reason="no systemd runs here: its filter is laid on by libseccomp")
def test_the_processes_work_under_systemd_itself(tmp_path: Path) -> None:
    (tmp_path / "work.py").write_text(WORK)
    path = os.pathsep.join((str(ROOT), str(ROOT / "tests")))
    for unit, works in ((UNIT, True), (before(tmp_path), False)):
        line = confined.systemd_run(
            unit.read_text(),
            [sys.executable, "work.py"],
            folder=tmp_path,
            path=path,
            which=confined.manager() or "",
        )
        done = subprocess.run(line, capture_output=True, text=True, timeout=300, check=False)
        assert ("ok processes the one that computes chances works" in done.stdout.splitlines()) is works, (
            done.stdout + done.stderr
        )


def _children(process: int) -> Iterator[int]:
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        for child in _read(task).split():
            yield int(child)
            yield from _children(int(child))


def _tasks(process: int) -> int:
    return len(list(Path(f"/proc/{process}/task").glob("*")))


def _memory(process: int) -> int:
    """Return the bytes of a process that are its own, or its share of those that several have."""
    lines = (line.split() for line in _read(Path(f"/proc/{process}/smaps_rollup")).splitlines())
    return next((int(line[1]) * 1024 for line in lines if line[0] == "Pss:"), 0)


def _read(file: Path) -> str:
    try:
        return file.read_text()
    except OSError:  # it has just ended
        return ""


@pytest.mark.stress
def test_the_doctor_finds_a_pool_that_cannot_work(tmp_path: Path) -> None:
    doctor = "from bot.cli import main; main()"
    arguments = ("doctor", "--offline", "--database", str(tmp_path / "games.db"))
    for unit, status in ((UNIT, 0), (before(tmp_path), 1)):
        process = begun(unit, sys.executable, "-c", doctor, *arguments, folder=tmp_path)
        out, err = process.communicate(timeout=300)
        assert process.returncode == status, out + err
        ill = [line for line in out.splitlines() if line.startswith("fail")]
        assert [("computes chances" in line, "SIGSYS" in line) for line in ill[:1]] == [(True, True)] * status
        assert [("draws replays" in line, "SIGSYS" in line) for line in ill[1:]] == [(True, True)] * status


@pytest.mark.stress
async def test_the_bot_lives_under_the_unit(tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real bot plays at a Discord of this machine, with chances, is killed and comes back."""
    monkeypatch.setenv("SIEGEMASTER_CHANCES", "yes")
    monkeypatch.setattr(Ordeal, "within", (sys.executable, str(Path(confined.__file__)), str(UNIT)))
    ordeal = SmallOrdeal(tmp_path, database_url, seed=7)
    await ordeal.open()
    try:
        await ordeal.suffer(0, points=SAMPLE[:3], whole=False)
        assert await ordeal.inquest.replayed()
    finally:
        await ordeal.close()
