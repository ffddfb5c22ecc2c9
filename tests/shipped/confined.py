"""Run a command as a unit of systemd would: under its filter of system calls, without new privileges, with its limits.

Where systemd runs, `systemd_run` is the command line by which it lays all of the unit on a command. Elsewhere
`python tests/shipped/confined.py UNIT COMMAND…` does what matters. It needs no root, only the library libseccomp, which
Debian has with apt. It reads `SystemCallFilter`, `SystemCallErrorNumber`, `RestrictAddressFamilies`,
`RestrictNamespaces`, `LimitCORE` and `UMask` of the unit; what takes a mount namespace (`ProtectSystem`, `PrivateTmp`)
is not laid on.
"""

from __future__ import annotations

import ctypes
import errno
import os
import resource
import shutil
import socket
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

LIBRARY = "libseccomp.so.2"
_KILL, _ALLOW, _ERRNO = 0x80000000, 0x7FFF0000, 0x00050000
_EQUAL = 4
_NUMBERS = 1_000
"""More than a kernel has system calls."""
_FAMILIES = 46
"""More than Linux has families of addresses."""

SETS = {
    name: calls.split()
    for name, calls in tomllib.loads(Path(__file__).with_name("system_calls.toml").read_text()).items()
}


_OWN_PLACE = frozenset(
    [
        *("Type", "ExecStart", "EnvironmentFile", "Environment", "WorkingDirectory", "StateDirectory"),
        *("StateDirectoryMode", "Restart", "RestartSec", "WatchdogSec", "WatchdogSignal", "NotifyAccess"),
        *("DynamicUser", "PrivateTmp", "ProtectHome"),
    ]
)
"""The settings that say where and how the bot runs: a command of a test runs once, in a folder that has to be seen."""


class _Argument(ctypes.Structure):
    """A comparison of libseccomp's: an argument of a call with a number."""

    _fields_ = (
        ("arg", ctypes.c_uint),
        ("op", ctypes.c_int),
        ("datum_a", ctypes.c_uint64),
        ("datum_b", ctypes.c_uint64),
    )


def settings(unit: str) -> Iterator[tuple[str, str]]:
    """Yield the settings of a unit in their order; the same may come several times."""
    for line in unit.splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            yield name, value


def setting(unit: str, name: str) -> str | None:
    """Return the last setting of that name; None if there is none."""
    return dict(settings(unit)).get(name)


def allowed(unit: str) -> set[str]:
    """Return the system calls that a unit lets through: its filter is a list of what is allowed, then changed."""
    calls: set[str] = set()
    for name, value in settings(unit):
        if name == "SystemCallFilter":
            change: Callable[..., None] = calls.difference_update if value.startswith("~") else calls.update
            for each in value.removeprefix("~").split():
                change(SETS.get(each, [each]))
    return calls


def manager() -> str | None:
    """Return which systemd runs commands here, «system» or «user»; None without one."""
    if shutil.which("systemd-run") is None or shutil.which("systemctl") is None:
        return None
    for which in ("system", "user"):
        asked = ["systemctl", f"--{which}", "is-system-running"]
        state = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
        if state in {"running", "degraded"} and (which == "user" or os.geteuid() == 0):
            return which
    return None


def systemd_run(unit: str, command: Sequence[str], *, folder: Path, path: str, which: str) -> list[str]:
    """Return the command line by which systemd lays a unit on a command, in a folder that it may write to.

    Every setting of its part `[Service]` that limits what runs is a property, in its order.
    """
    service = unit.partition("[Service]")[2].partition("\n[")[0]
    laid = [f"{name}={value}" for name, value in settings(service) if name not in _OWN_PLACE]
    laid += [f"WorkingDirectory={folder}", f"ReadWritePaths={folder}", f"Environment=PYTHONPATH={path}"]
    properties = [part for each in laid for part in ("-p", each)]
    return ["systemd-run", f"--{which}", "--quiet", "--wait", "--pipe", "--collect", *properties, "--", *command]


def confine(unit: str) -> None:
    """Lay the filter and the limits of a unit on this process and all that it begins. Raise `OSError`."""
    if (core := setting(unit, "LimitCORE")) is not None:
        resource.setrlimit(resource.RLIMIT_CORE, (int(core), int(core)))
    if (mask := setting(unit, "UMask")) is not None:
        os.umask(int(mask, 8))
    library = ctypes.CDLL(LIBRARY)
    library.seccomp_init.restype = ctypes.c_void_p
    library.seccomp_syscall_resolve_num_arch.restype = ctypes.c_char_p
    _load(library, _ALLOW, _families(library, setting(unit, "RestrictAddressFamilies")))
    _load(library, _ERRNO | errno.ENOSYS, _calls(library, unit))


_Rule = tuple[int, int, tuple[_Argument, ...]]


def _calls(library: ctypes.CDLL, unit: str) -> Iterator[_Rule]:
    """Yield what happens at each call that the library knows; a newer one does not exist, as with systemd."""
    known, number = allowed(unit), setting(unit, "SystemCallErrorNumber")
    refused = _ERRNO | getattr(errno, number) if number else _KILL
    hidden = {"clone3"} if setting(unit, "RestrictNamespaces") == "yes" else set()
    for call in range(_NUMBERS):
        name = library.seccomp_syscall_resolve_num_arch(library.seccomp_arch_native(), call)
        if name is not None and name.decode() not in hidden:
            yield (_ALLOW if name.decode() in known else refused), call, ()


def _families(library: ctypes.CDLL, families: str | None) -> Iterator[_Rule]:
    """Yield that sockets of other families than those are refused."""
    if families is not None:
        call = library.seccomp_syscall_resolve_name(b"socket")
        others = set(range(_FAMILIES)) - {int(getattr(socket, each)) for each in families.split()}
        for family in sorted(others):
            yield _ERRNO | errno.EAFNOSUPPORT, call, (_Argument(0, _EQUAL, family, 0),)


def _load(library: ctypes.CDLL, otherwise: int, rules: Iterable[_Rule]) -> None:
    """Load a filter; without a rule for a call, that happens which `otherwise` says."""
    context = ctypes.c_void_p(library.seccomp_init(ctypes.c_uint32(otherwise)))
    for action, call, arguments in rules:
        if action != otherwise:
            given = (_Argument * len(arguments))(*arguments)
            _expect(library.seccomp_rule_add_array(context, ctypes.c_uint32(action), call, len(arguments), given))
    _expect(library.seccomp_load(context))


def _expect(status: int) -> None:
    if status:
        raise OSError(-status, os.strerror(-status))


if __name__ == "__main__":
    confine(Path(sys.argv[1]).read_text())
    os.execvp(sys.argv[2], sys.argv[2:])
