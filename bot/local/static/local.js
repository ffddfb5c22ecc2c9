// The players' page on top of simcord's Preview: channels with unread marks, the simulated clock, and the channel that
// this tab showed, which a reload or a restart of the bot shows again.
const key = location.hash.slice(1);
const PLACE = "siegemaster-place";
const narrow = window.matchMedia("(max-width: 760px)"); // where Preview turns its sidebar into a drawer

const make = (tag, fields = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), fields);
  element.append(...children);
  return element;
};

async function ask(path) {
  const headers = { "X-Simcord-Capability": key, "X-Simcord-Context": window.simcordPreview?.contextId || "" };
  const answer = await fetch(path, { headers, cache: "no-store" });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

const toolbar = document.getElementById("toolbar");
const sidebar = document.getElementById("messages-sidebar");
const drawer = document.getElementById("messages-toggle");
const list = make("ul", { id: "local-channels" });
const clock = make("time", { id: "local-time", title: "The time in this world (UTC)" });
const notice = make("p", { id: "local-notice", hidden: true, role: "status" });
const skips = [["+1 h", 3600, "Skip an hour"], ["+1 day", 86400, "Skip a day"]].map(([text, seconds, title]) => {
  const button = make("button", { type: "button", className: "toolbar-button", textContent: text, title });
  button.addEventListener("click", async () => {
    button.disabled = true;
    try { show(await ask(`/local/advance?seconds=${seconds}`)); } catch { /* the next request of the state shows it */ }
    button.disabled = false;
  });
  return button;
});

sidebar.querySelector("h1").textContent = "Channels";
drawer.lastChild.textContent = " Channels";
sidebar.append(make("nav", { id: "local-navigation", ariaLabel: "Channels" }, list));
toolbar.append(make("span", { id: "local-clock" }, clock, ...skips));
document.body.prepend(notice);

let shown = "";
let restored = false;

function show(state) {
  if (state.unknown) {
    if (restored) location.reload();
    return;
  }
  notice.hidden = true;
  clock.dateTime = state.now;
  clock.textContent = state.now.slice(0, 16).replace("T", " ");
  if (!restored) {
    restored = true;
    const place = JSON.parse(sessionStorage.getItem(PLACE) || "null");
    if (place && (place.current !== state.current || place.person !== state.person)) {
      void go(place.current, place.person);
      return;
    }
  }
  sessionStorage.setItem(PLACE, JSON.stringify({ current: state.current, person: state.person }));
  const drawn = JSON.stringify([state.channels, state.current]);
  if (drawn === shown) return;
  shown = drawn;
  drawer.classList.toggle("has-unread", state.channels.some((channel) => channel.unread));
  list.replaceChildren(...state.channels.map((channel) => entry(channel, channel.id === state.current)));
}

function entry(channel, current) {
  const sign = channel.thread ? "↳" : channel.name.startsWith("@") ? "" : "#";
  const button = make("button", { type: "button" },
    make("span", { className: "local-sign", textContent: sign, ariaHidden: "true" }),
    make("span", { className: "local-name", textContent: channel.name }));
  if (channel.unread) button.append(make("span", { className: "local-unread", textContent: "●", title: "unread" }));
  if (channel.thread) button.classList.add("is-thread");
  if (current) button.setAttribute("aria-current", "page");
  button.dataset.channel = channel.id;
  button.addEventListener("click", () => {
    // Opening the channel that is shown would make the text typed there meanwhile stale, and the page would refuse it.
    if (!current) void go(channel.id);
    if (narrow.matches && drawer.getAttribute("aria-expanded") === "true") drawer.click();
  });
  return make("li", {}, button);
}

// The page's own requests name the channel shown when they were sent: wait for their answers before changing it.
async function settled() {
  for (let tries = 0; tries < 100; tries += 1) {
    const status = window.simcordPreview;
    if (status?.ready && !status.pendingAction) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function go(channel, person) {
  await settled();
  const who = person ? `&person=${person}` : "";
  try { show(await ask(`/local/go?channel=${channel}${who}`)); } catch { /* it is gone: stay here */ }
}

async function look() {
  try {
    if (window.simcordPreview?.contextId) show(await ask("/local/state"));
  } catch {
    notice.textContent = "The bot is not running. Start it again: this page goes on by itself.";
    notice.hidden = false;
  }
  const newer = document.getElementById("new-messages");
  if (newer && !newer.hidden) newer.click();
  setTimeout(look, 700);
}

// Links to threads, channel mentions and Discord's own addresses open here.
function destination(link) {
  const address = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)/.exec(link.href || "");
  if (address) return list.querySelector(`[data-channel="${address[1]}"]`);
  const name = link.textContent.replace(/^#/, "").trim();
  return [...list.querySelectorAll("button")].find((button) => button.querySelector(".local-name").textContent === name);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a, span.mention");
  const target = link && destination(link);
  if (!target) return;
  event.preventDefault();
  target.click();
}, true);

void look();
