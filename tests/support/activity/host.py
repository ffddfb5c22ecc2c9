"""Discord's page as an Activity sees it: a frame, READY after the handshake, and an answer to AUTHORIZE."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route

from bot.web.server import _file, shell_of
from render.language import speaking

ADDRESS = "https://discord.com/stand-in"
CLIENT = "1234567890"
FRAME = f"https://{CLIENT}.discordsays.com"
ANSWERS = {
    "code": '{cmd: "AUTHORIZE", evt: null, nonce, data: {code: "the-code"}}',
    "error": '{cmd: "AUTHORIZE", evt: "ERROR", nonce, data: {code: 4006, message: "no"}}',
    "close": "",
}
_PAGE = """<!doctype html><iframe width=900 height=600></iframe><script>
window.heard = [];
addEventListener("message", ({data, origin, source}) => {
  if (origin !== "FRAME") return;
  heard.push(data);
  const tell = (kind, said) => source.postMessage([kind, said], origin), [kind, said] = data;
  const config = {cdn_host: "c", api_endpoint: "a", environment: "e"}, nonce = said.nonce;
  if (kind === 0) tell(1, {cmd: "DISPATCH", evt: "READY", nonce: null, data: {v: 1, config}});
  if (kind !== 1 || said.cmd !== "AUTHORIZE") return;
  if (CLOSES) tell(2, {code: 4000, message: "bye"}); else tell(1, ANSWER);
});
document.querySelector("iframe").src = "FRAME/?frame_id=frame-1&instance_id=i-1&platform=desktop";
</script>"""


SDK = Path(__file__).with_name("embedded-app-sdk-2.5.0.js")
"""Discord's own script, which the stand-in has to satisfy; its licence and making stand in `LICENCE.txt`."""
_OFFICIAL = f"""<!doctype html><script type="module">
import {{ DiscordSDK }} from "./sdk.js";
const tell = (text) => {{ document.documentElement.dataset.said = text; }};
const sdk = new DiscordSDK("{CLIENT}", {{ disableConsoleLogOverride: true }});
await sdk.ready();
const asked = {{ client_id: "{CLIENT}", response_type: "code", state: "", prompt: "none", scope: ["identify"] }};
await sdk.commands.authorize(asked).then(({{ code }}) => tell(code), ({{ code }}) => tell(String(code)));
</script>"""


def proxy(page: Page, address: str) -> None:
    """Play Discord's page, which frames what Discord's proxy fetches from the bot."""
    client = _client(address)
    frame = f"https://{client}.discordsays.com"
    html = _PAGE.replace("FRAME", frame).replace("ANSWER", ANSWERS["code"]).replace("CLOSES", "false")

    def forward(route: Route) -> None:
        path = route.request.url.removeprefix(frame)
        if path.endswith("/live"):  # a stream cannot be handed on here: the page asks by itself
            route.fulfill(content_type="text/event-stream", body=": here\n\n")
            return
        route.fulfill(response=route.fetch(url=address + path))

    page.route("https://discord.com/**", lambda route: route.fulfill(content_type="text/html", body=html))
    page.route(f"{frame}/**", forward)


def _client(address: str) -> str:
    with urllib.request.urlopen(address) as shell:
        found = re.search(r"data-client=(\d+)", shell.read().decode())
    assert found is not None
    return found[1]


def serve(page: Page, *, answer: str, posted: list[Any], official: bool = False) -> None:
    """Play Discord's page, with the shell or a page of the official SDK in its frame; keep and refuse posts."""
    text = _PAGE.replace("FRAME", FRAME).replace("ANSWER", ANSWERS[answer] or "null")
    html = text.replace("CLOSES", str(answer == "close").lower())

    def shell(route: Route) -> None:
        path = route.request.url.removeprefix(FRAME).partition("?")[0]
        if path == "/b/activity":
            posted.append(route.request.post_data_json)
            route.fulfill(status=403, content_type="application/json", body=json.dumps({"refused": "not in it"}))
        elif path == "/" and official:
            route.fulfill(content_type="text/html", body=_OFFICIAL)
        elif path == "/sdk.js":
            route.fulfill(content_type="text/javascript", body=SDK.read_text(encoding="utf-8"))
        elif path == "/":
            with speaking("en"):
                said = shell_of("en", int(CLIENT))
            route.fulfill(content_type="text/html", body=said)
        else:
            name = path.rpartition("/")[2]
            kind = "text/css" if name.endswith("css") else "text/javascript"
            route.fulfill(content_type=kind, body=_file(name))

    page.route("https://discord.com/**", lambda route: route.fulfill(content_type="text/html", body=html))
    page.route(f"{FRAME}/**", shell)
