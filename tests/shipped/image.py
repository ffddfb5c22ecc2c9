"""Run the steps of a Dockerfile in folders: bare Debians by debootstrap, with Python, take the place of the images.

It takes root, debootstrap and the registries of packages, and no container engine. The layers, isolation and limits of
one are not there; that the steps work, and what they make runs as its user, is.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

PYTHON = ("python3", "python3-venv", "ca-certificates")
"""What a bare Debian lacks and an image of Python has."""
_SHARED = ("/etc/resolv.conf", "/etc/hosts", "/etc/pip.conf", "/etc/ssl/certs/ca-certificates.crt")
"""What a container engine or the builder gives a container: its network, and whom it trusts."""
_TOLD = ("PIP_", "SSL_CERT_", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "no_proxy")
"""The variables of the builder that reach the registries."""

TOLD_ONLY = frozenset({"LABEL", "STOPSIGNAL"})
"""Steps that tell a container engine something, and do nothing."""


@dataclass
class Stage:
    """An image: its folder, and what its Dockerfile says of it."""

    root: Path
    environment: dict[str, str] = field(default_factory=dict)
    user: str = "0"
    folder: str = "/"
    volumes: list[str] = field(default_factory=list)
    check: list[str] = field(default_factory=list)
    entry: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)

    def begin(self, *command: str, more: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
        """Begin a command in the image as its user, in its folder."""
        named = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/"}
        given = [f"{name}={value}" for name, value in (named | self.environment | dict(more or {})).items()]
        user = self.user if ":" in self.user else f"{self.user}:{self.user}"
        inside = ["sh", "-c", 'cd "$0" && exec "$@"', self.folder, *command]
        return subprocess.Popen(
            ["chroot", f"--userspec={user}", "--groups=", str(self.root), "env", "-i", *given, *inside],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def run(self, *command: str, more: Mapping[str, str] | None = None) -> tuple[int, str]:
        """Run a command in the image; return its status, and what it says."""
        process = self.begin(*command, more=more)
        told, _ = process.communicate(timeout=1_800)
        return process.returncode, told


def steps(dockerfile: str) -> Iterator[tuple[str, str]]:
    """Yield the instructions of a Dockerfile and what follows each."""
    whole = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", dockerfile, flags=re.MULTILINE))
    for line in filter(None, map(str.strip, whole.splitlines())):
        name, _, rest = line.partition(" ")
        yield name, rest.strip()


class Builder:
    """Builds the last image of a Dockerfile from a folder of sources, below an empty folder."""

    def __init__(self, context: Path, folder: Path) -> None:
        self._context = context
        self._folder = folder
        self._stages: dict[str, Stage] = {}
        self._mounted: list[Path] = []

    def build(self, dockerfile: str) -> Stage:
        """Return the last image. Raise `AssertionError` if a step fails, or is of a kind that is not known here."""
        stage: Stage | None = None
        for name, rest in steps(dockerfile):
            if name == "FROM":
                stage = self._from(rest)
                continue
            assert stage is not None
            self._step(stage, name, rest)
        assert stage is not None
        return stage

    def close(self) -> None:
        """Unmount what was mounted."""
        for place in reversed(self._mounted):
            subprocess.run(["umount", "--lazy", str(place)], check=False)

    def _from(self, rest: str) -> Stage:
        image, _, name = rest.partition(" AS ")
        release = re.fullmatch(r"python:[\d.]+-slim-(\w+)@\S+", image)
        assert release is not None, image
        base = self._folder / f"base-{release[1]}"
        if not base.exists():
            _said("debootstrap", "--variant=minbase", f"--include={','.join(PYTHON)}", release[1], str(base))
        root = self._folder / (name or "last")
        _said("cp", "--archive", str(base), str(root))
        (root / "usr/local/bin/python").symlink_to("/usr/bin/python3")
        for file in _SHARED:
            if Path(file).exists():
                shutil.copy(Path(file).resolve(), root / file.lstrip("/"))
        (root / "dev/shm").mkdir(exist_ok=True)
        (root / "dev/shm").chmod(0o1777)
        _said("mount", "-t", "proc", "proc", str(root / "proc"))
        self._mounted.append(root / "proc")
        stage = Stage(root)
        self._stages[name] = stage
        return stage

    def _step(self, stage: Stage, name: str, rest: str) -> None:
        match name:
            case "ENV":
                for each in shlex.split(rest):
                    key, _, value = each.partition("=")
                    path = stage.environment.get("PATH", "/usr/local/bin:/usr/bin:/bin")
                    stage.environment[key] = value.replace("$PATH", path)
            case "WORKDIR":
                stage.folder = rest
                (stage.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
            case "USER":
                stage.user = rest
            case "RUN":
                told = {key: value for key, value in os.environ.items() if key.startswith(_TOLD)}
                status, said = stage.run("sh", "-c", rest, more=told)
                assert status == 0, said
            case "COPY":
                self._copy(stage, rest)
            case "VOLUME":
                stage.volumes.append(rest)
            case "HEALTHCHECK":
                stage.check = _listed(rest.partition("CMD ")[2])
            case "ENTRYPOINT":
                stage.entry = _listed(rest)
            case "CMD":
                stage.command = _listed(rest)
            case _:
                assert name in TOLD_ONLY, f"a step of a kind that is not known here: {name}"

    def _copy(self, stage: Stage, rest: str) -> None:
        words = rest.split()
        source = self._context
        if words[0].startswith("--from="):
            source = self._stages[words.pop(0).removeprefix("--from=")].root
        *files, target = words
        place = stage.root / str(Path(stage.folder, target)).lstrip("/")
        for each in files:
            path = source / each.lstrip("/")
            if path.is_dir():
                shutil.copytree(path, place, symlinks=True, dirs_exist_ok=True)
                continue
            into = place / path.name if target.endswith("/") else place
            into.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, into)


def _listed(words: str) -> list[str]:
    """Read a command in its form as a list."""
    found = re.findall(r'"((?:[^"\\]|\\.)*)"', words)
    assert words.startswith("["), words
    return found


def _said(*command: str) -> Sequence[str]:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2_000:] + done.stderr
    return done.stdout.splitlines()


@contextmanager
def built(dockerfile: str, context: Path, folder: Path) -> Iterator[Stage]:
    """Build the last image of a Dockerfile, and take down afterwards what was mounted."""
    builder = Builder(context, folder)
    try:
        yield builder.build(dockerfile)
    finally:
        builder.close()
