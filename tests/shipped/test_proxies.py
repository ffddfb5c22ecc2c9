"""Caddy and nginx, with the files of deploy/, in front of the real page: whose address counts, and live changes."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from support.board_page import Browsers, browsers, page, settings
from support.discord_play import PlayServer

from bot.web import server as web
from bot.web.server import BoardServer

__all__ = ["browsers", "page", "settings"]

DEPLOY = Path(__file__).parents[2] / "deploy"
PROGRAMS = {"Caddyfile": "caddy", "nginx.conf": "nginx"}
SOON = 15.0
FORGED = "6.6.6.6"
WRAPPED = """
daemon off;
user root;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {file};
}}
"""


def program(file: str) -> str:
    found = shutil.which(PROGRAMS[file], path="/usr/local/bin:/usr/bin:/usr/sbin:/sbin:/bin")
    if found is None:
        pytest.skip(f"{PROGRAMS[file]} is not here: apt install {PROGRAMS[file]}")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def command(file: str, folder: Path, text: str, *, check: bool) -> list[str]:
    """Write a configuration into a folder; return the command that checks it, or that serves it."""
    own = folder / file
    own.write_text(text)
    if file == "Caddyfile":
        return [program(file), "validate" if check else "run", "--adapter", "caddyfile", "--config", str(own)]
    whole = folder / "whole.conf"
    whole.write_text(WRAPPED.format(folder=folder, file=own))
    return [program(file), *(["-t"] if check else []), "-p", str(folder), "-c", str(whole)]


def certified(text: str, folder: Path) -> str:
    """Return the configuration of nginx with a certificate that is there."""
    pair = [folder / "key.pem", folder / "chain.pem"]
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    made += ["-keyout", str(pair[0]), "-out", str(pair[1]), "-subj", "/CN=board.example.org"]
    subprocess.run(made, check=True, capture_output=True)
    text = text.replace("/etc/letsencrypt/live/board.example.org/privkey.pem", str(pair[0]))
    return text.replace("/etc/letsencrypt/live/board.example.org/fullchain.pem", str(pair[1]))


def local(file: str, text: str, folder: Path, *, port: int, upstream: int) -> tuple[str, str]:
    """Return the configuration for ports of this machine, and the address at which it then serves."""
    text = text.replace("127.0.0.1:8790", f"127.0.0.1:{upstream}")
    if file == "Caddyfile":
        address = f"http://127.0.0.1:{port}"
        head = "{\n\tadmin off\n\tauto_https off\n\tgrace_period 1s\n}\n"  # it would wait for open streams
        return head + re.sub(r"^board\.\S+", address, text, flags=re.M), address
    text = certified(text, folder)
    text = re.sub(r"listen \[::\].*\n", "", text).replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    return text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"), f"https://127.0.0.1:{port}"


@pytest.mark.parametrize("file", sorted(PROGRAMS))
def test_the_programs_accept_their_files(file: str, tmp_path: Path) -> None:
    text = (DEPLOY / file).read_text()
    good = certified(text, tmp_path) if file == "nginx.conf" else text
    for said, sound in ((good, True), (good.replace("proxy", "poxy"), False)):
        done = subprocess.run(command(file, tmp_path, said, check=True), capture_output=True, text=True, check=False)
        assert (done.returncode == 0) is sound, done.stderr


@pytest.mark.parametrize("file", sorted(PROGRAMS))
def test_the_files_name_the_port_and_keep_no_visits(file: str) -> None:
    """Without the programs: what the page needs of a proxy stands in both."""
    text = (DEPLOY / file).read_text()
    assert "127.0.0.1:8790" in text
    assert "flush_interval -1" in text or "proxy_buffering off;" in text
    if file == "nginx.conf":
        assert "proxy_set_header X-Forwarded-For $remote_addr;" in text
        assert int(re.findall(r"proxy_read_timeout (\d+)m;", text)[0]) * 60 > 2 * web.PING
        assert "access_log off;" in text
    else:
        assert "\tlog" not in text


@asynccontextmanager
async def served(file: str, folder: Path, upstream: int) -> AsyncIterator[str]:
    """Serve the page through a proxy; yield its address."""
    port = free_port()
    text, address = local(file, (DEPLOY / file).read_text(), folder, port=port, upstream=upstream)
    line = command(file, folder, text, check=False)
    with (folder / "log.txt").open("w+") as log:
        process = subprocess.Popen(line, stdout=log, stderr=log, cwd=folder, env={"HOME": str(folder)})
        try:
            async with asyncio.timeout(60):
                while True:
                    try:
                        (await asyncio.open_connection("127.0.0.1", port))[1].close()
                        break
                    except OSError:
                        assert process.poll() is None, (folder / "log.txt").read_text()
                        await asyncio.sleep(0.05)
            yield address
        finally:
            process.terminate()
            await asyncio.to_thread(process.wait)


@pytest.mark.parametrize("file", sorted(PROGRAMS))
async def test_the_page_is_live_behind_the_proxy(
    file: str,
    tmp_path: Path,
    server: PlayServer,
    page: BoardServer,
    browsers: Browsers,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    program(file)
    await server.new(server.first)
    seen: list[str] = []

    def counted(request: aiohttp.web.Request, viewer: web.Viewer) -> int:
        seen.append(web._connection(request))
        return budget(request, viewer)

    budget = web._budget
    monkeypatch.setattr(web, "_budget", counted)
    upstream = page.port
    async with served(file, tmp_path, upstream) as address:
        page.address = address
        monkeypatch.setattr(browsers, "browser", lambda: _browser(browsers))
        visit = await browsers.visit(server.first)
        assert (await visit.get("state", headers={"X-Forwarded-For": FORGED})).status == 200
        assert seen[-1] == "127.0.0.1", "the proxy's own word replaces what a visitor says"
        async with asyncio.timeout(4 * SOON), visit.session.get(visit.at + "live") as live:
            assert live.status == 200
            assert live.headers["Content-Type"] == "text/event-stream"
            assert await asyncio.wait_for(live.content.readuntil(b"\n\n"), SOON) == b": here\n\n"
            await visit.decide()
            assert b"data:" in await asyncio.wait_for(live.content.readuntil(b"\n\n"), SOON)


def _browser(browsers: Browsers) -> aiohttp.ClientSession:
    """Open a browser that believes a certificate made for a test."""
    jar, trusting = aiohttp.CookieJar(unsafe=True), aiohttp.TCPConnector(ssl=False)
    browsers.sessions.append(aiohttp.ClientSession(cookie_jar=jar, connector=trusting))
    return browsers.sessions[-1]
