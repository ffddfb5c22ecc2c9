"""Notifications to systemd (`sd_notify(3)`), sent to the socket that systemd names in the environment.

Without systemd nothing is sent.
"""

from __future__ import annotations

import contextlib
import os
import socket

SOCKET = "NOTIFY_SOCKET"


def tell(line: str) -> bool:
    """Send systemd a line such as “WATCHDOG=1”. Return whether it was sent."""
    address = os.environ.get(SOCKET, "")
    if not address.startswith(("/", "@")) or not hasattr(socket, "AF_UNIX"):
        return False
    if address.startswith("@"):  # an abstract socket of Linux, which is in no folder
        address = "\0" + address[1:]
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as to:
        to.settimeout(1.0)
        to.sendto(line.encode(), address)
        return True
    return False
