// Opens the board in Discord's frame: Discord gives a code, the server a session, which only this page's memory holds.
const root = document.documentElement, { client, origins, failed, over } = root.dataset, allowed = origins.split(" ");
const HANDSHAKE = 0, FRAME = 1, CLOSE = 2, PATIENCE = 20000;
const query = new URLSearchParams(location.search), instance = query.get("instance_id"), frame = query.get("frame_id");
const host = window.parent.opener ?? window.parent, nonce = crypto.randomUUID();
const tell = (text) => { document.getElementById("title").textContent = text; root.dataset.failed = "yes"; };
let from = "";
try { from = new URL(document.referrer).origin; } catch { /* nobody has said where the frame is */ }
const say = (said) => (allowed.includes(from) ? [from] : allowed).forEach((origin) => host.postMessage(said, origin));

const code = () => new Promise((resolve, reject) => {
  const late = setTimeout(() => reject(new Error("silent")), PATIENCE);
  const heard = ({ origin, source, data }) => {
    if (source !== host || !allowed.includes(origin) || !Array.isArray(data)) return;
    const [kind, said] = data;
    from = origin;
    if (kind === CLOSE) { clearTimeout(late); reject(new Error("closed")); return; }
    if (kind !== FRAME || !said) return;
    if (said.cmd === "DISPATCH" && said.evt === "READY") {
      clearTimeout(late); // a person may take as long as they like to allow it
      say([FRAME, { cmd: "AUTHORIZE", args: { client_id: client, response_type: "code", state: "", prompt: "none", scope: ["identify"] }, nonce }]);
    } else if (said.cmd === "AUTHORIZE" && said.nonce === nonce) {
      if (said.evt !== "ERROR" && said.data?.code) resolve(said.data.code); else reject(new Error("refused"));
    } else if (said.evt === "ERROR" && !said.nonce) reject(new Error("error"));
  };
  addEventListener("message", heard);
  say([HANDSHAKE, { v: 1, encoding: "json", client_id: client, frame_id: frame }]);
});

async function enter() {
  if (!instance || !frame || host === window) throw new Error("no frame");
  const answer = await fetch("b/activity", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ code: await code(), instance }) });
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) { tell(said.refused ?? failed); return; }
  const picture = document.getElementById("picture");
  const reach = (path, more = {}) => fetch(said.at + path, { ...more, headers: { ...more.headers, Authorization: `Bearer ${said.bearer}` } });
  globalThis.door = {
    reach, over: () => tell(over),
    async paints(name) {
      const drawn = await reach(name).then((each) => each.ok ? each.blob() : null).catch(() => null);
      if (picture.dataset.name !== name) return;
      if (!drawn) { picture.dispatchEvent(new Event("error")); return; }
      const before = picture.src;
      picture.src = URL.createObjectURL(drawn);
      if (before) URL.revokeObjectURL(before);
    },
  };
  await import(document.querySelector("link[rel=modulepreload]").href);
}
enter().catch(() => tell(failed));
