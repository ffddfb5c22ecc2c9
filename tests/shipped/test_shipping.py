"""The shipped parts: a complete wheel, an image and a service that run without privileges, licences."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.runtime.loop_watch import LOST, STILL

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()
BASE = r"[a-z]+:\d[\w.-]+@sha256:[0-9a-f]{64}"
"""A base image by its version, for people, and by its digest, for builds that are the same tomorrow."""
FREE = (
    "MIT",
    "BSD",
    "Apache",
    "ISC",
    "Python Software Foundation",
    "PSF",
    "MPL-2.0",
    "Mozilla Public License 2.0",
    "HPND",
    "Unlicense",
    "Zlib",
    "CC0",
    "LGPL",
)
"""Licences that permit redistribution whatever the program's own licence is."""


def run(*arguments: str | Path, **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*map(str, arguments)], capture_output=True, text=True, check=False, **options)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"  # a build leaves files behind
    source.mkdir()
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, source)
    for name in ("bot", "engine", "render", "db"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    done = run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", folder, source)
    assert done.returncode == 0, done.stderr
    (made,) = folder.glob("*.whl")
    return made


def test_the_wheel_holds_every_file_that_the_program_reads(wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())
    kinds = {".py", ".toml", ".ftl", ".ttf", ".otf", ".txt", ".mako", ".js", ".css", ".html", ".json"}
    wanted = {
        path.relative_to(ROOT).as_posix()
        for package in ("bot", "engine", "render", "db")
        for path in (ROOT / package).rglob("*")
        if path.suffix in kinds and "__pycache__" not in path.parts
    }
    assert sorted(wanted - held) == []


@pytest.mark.stress
def test_the_wheel_runs_where_the_source_is_not(wheel: Path, tmp_path: Path) -> None:
    done = run(sys.executable, "-m", "pip", "install", "--no-deps", "--no-compile", "--target", tmp_path / "lib", wheel)
    assert done.returncode == 0, done.stderr
    program = "import bot; print(bot.__file__); from bot.cli import main; main()"
    environment = {"PYTHONPATH": str(tmp_path / "lib"), "HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    arguments = ["simulate", "--games", "1", "--seed", "wheel"]
    done = run(sys.executable, "-c", program, *arguments, cwd=tmp_path, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith(str(tmp_path / "lib"))
    assert "game: siege" in done.stdout


def test_the_image_runs_as_nobody_special() -> None:
    stages = DOCKERFILE.split("\nFROM ")
    users = re.findall(r"^USER (\S+)$", stages[-1], re.MULTILINE)
    assert users == ["10001"]
    assert "apt-get" not in stages[-1].partition("USER")[2]
    assert len(stages) == 3, "what builds is not what runs"


def test_the_image_is_made_of_what_is_there() -> None:
    for line in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE):
        *sources, _ = line.split()
        for source in sources:
            assert (ROOT / source).exists(), source
    images = re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    assert len(set(images)) == 1
    assert all(re.fullmatch(BASE, image) for image in images)
    assert "--require-hashes" in DOCKERFILE


def test_the_image_can_back_up_the_database_beside_it() -> None:
    """pg_dump refuses a server newer than itself, and the image has the version of its Debian."""
    clients = {"bookworm": 15, "trixie": 17}
    release = re.findall(r"^FROM python:[\d.]+-slim-(\w+)@\S+$", DOCKERFILE, re.MULTILINE)[-1]
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    server = re.fullmatch(r"postgres:(\d+)-\w+@\S+", told["services"]["database"]["image"])
    assert server is not None
    assert re.fullmatch(BASE, server[0])
    assert int(server[1]) <= clients[release]


def test_what_is_built_with_is_not_sent_along() -> None:
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert {".git", ".env", ".venv", "*.db"} <= set(ignored)


def test_the_compose_file_is_sound() -> None:
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    bot, database = told["services"]["bot"], told["services"]["database"]
    assert (DEPLOY / bot["build"]["context"] / bot["build"]["dockerfile"]).is_file()
    assert bot["read_only"] is True
    assert bot["cap_drop"] == ["ALL"]
    assert "ports" not in bot, "nobody outside reaches the bot"
    assert "ports" not in database
    assert bot["depends_on"]["database"]["condition"] == "service_healthy"
    assert bot["environment"]["SIEGEMASTER_DATABASE"].startswith("postgresql://siegemaster:${POSTGRES_PASSWORD}@")
    volumes = {volume.partition(":")[0] for service in told["services"].values() for volume in service["volumes"]}
    assert volumes == set(told["volumes"])
    assert "healthcheck" in database


def test_the_settings_of_image_and_service_are_known() -> None:
    known = set(re.findall(r"^([A-Z_]+)=", (ROOT / ".env.example").read_text(), re.MULTILINE))
    for name in ("Dockerfile", "compose.yaml", "siegemaster.service"):
        said = set(re.findall(r"\b(SIEGEMASTER_[A-Z_]+)\b", (DEPLOY / name).read_text()))
        assert said <= known, (name, said - known)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_the_service_is_understood_and_hardened(tmp_path: Path) -> None:
    unit = (DEPLOY / "siegemaster.service").read_text()
    file = tmp_path / "siegemaster.service"
    file.write_text(unit.replace("/opt/siegemaster/bin/siegemaster", sys.executable))
    done = run("systemd-analyze", "verify", file)
    assert "siegemaster.service" not in done.stderr, done.stderr
    done = run("systemd-analyze", "security", "--offline=true", "--threshold=20", file)
    assert done.returncode == 0, done.stdout[-400:]


def test_every_library_may_be_passed_on() -> None:
    done = run(sys.executable, "-m", "piplicenses", "--from=mixed", "--format=csv", "--with-system")
    assert done.returncode == 0, done.stderr
    shipped = set(re.findall(r"^([a-z0-9._-]+)==", (ROOT / "requirements/serve.txt").read_text(), re.MULTILINE))
    found = {}
    for line in done.stdout.splitlines()[1:]:
        name, _, licence = (part.strip('"') for part in line.split('","', 2))
        if re.sub(r"[-_.]+", "-", name).lower() in shipped:
            found[name] = licence
    assert len(found) > 30
    assert {name: licence for name, licence in found.items() if not any(free in licence for free in FREE)} == {}


def test_the_versions_that_are_served_are_those_that_are_tested() -> None:
    def versions(name: str) -> dict[str, str]:
        locked = (ROOT / "requirements" / name).read_text()
        return dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", locked, re.MULTILINE))

    tested = versions("dev.txt")
    for name in ("serve.txt", "play.txt"):
        assert {key: tested.get(key) for key in versions(name)} == versions(name)


def test_a_bot_that_hangs_is_started_anew() -> None:
    """The service is restarted after an exit; the image's health check finds a hanging bot at a served port."""
    bot = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["bot"]
    assert bot["restart"] == "unless-stopped"
    assert "healthcheck" not in bot, "the image has one"
    check = re.search(r"^HEALTHCHECK .*\\\n.*:(\d+)/healthz", DOCKERFILE, re.MULTILINE)
    assert check is not None
    assert f"SIEGEMASTER_VITALS_PORT={check[1]}" in DOCKERFILE
    unit = dict(re.findall(r"^(\w+)=(.*)$", (DEPLOY / "siegemaster.service").read_text(), re.MULTILINE))
    assert unit["Restart"] == "on-failure"
    assert unit["NotifyAccess"] == "main"
    assert "AF_UNIX" in unit["RestrictAddressFamilies"], "the socket on which systemd is told"
    assert unit["LimitCORE"] == "0"
    assert STILL < LOST < int(unit["WatchdogSec"]), "the process says where it stands before it is killed"
