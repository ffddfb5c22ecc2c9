// The players' page on top of simcord's Preview: channels with unread marks, the simulated clock, a language for each
// person, and the channel that this tab showed, which a reload or a restart of the bot shows again.
import { speakFrame } from "/frame.js";

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
const viewer = document.querySelector(".viewer-control");
const composer = document.getElementById("channel-composer");
const empty = document.getElementById("channel-empty");
const list = make("ul", { id: "local-channels" });
const editor = make("a", { id: "local-editor", target: "_blank", rel: "noopener", hidden: true });
const navigation = make("nav", { id: "local-navigation" }, list, editor);
const clock = make("time", { id: "local-time" });
const notice = make("p", { id: "local-notice", hidden: true, role: "status" });
const skips = [3600, 86400].map((seconds) => {
  const button = make("button", { type: "button", className: "toolbar-button" });
  button.addEventListener("click", async () => {
    button.disabled = true;
    try { show(await ask(`/local/advance?seconds=${seconds}`)); } catch { /* the next request of the state shows it */ }
    button.disabled = false;
  });
  return button;
});
const language = make("select", { id: "local-language" });
language.addEventListener("change", async () => {
  await settled();
  try { show(await ask(`/local/language?language=${language.value}`)); } catch { /* the state says what is read */ }
});
const told = make("span", { id: "local-told" });
const close = make("button", { type: "button", textContent: "×" });
const answer = make("div", { id: "local-answer", hidden: true, role: "alert" }, told, close);
close.addEventListener("click", () => { answer.hidden = true; });
const start = make("div", { id: "local-start", hidden: true });

sidebar.append(navigation);
toolbar.append(make("span", { id: "local-clock" }, language, clock, ...skips));
composer.before(answer);
empty.after(start);
document.body.prepend(notice);

let shown = "";
let said = "";
let words = { stopped: "The bot is not running. Start it again: this page goes on by itself." };
let tellings = "";
let restored = false;
let ahead = 0; // this world's time less the browser's, in milliseconds

function show(state) {
  if (state.unknown) {
    if (restored) location.reload();
    return;
  }
  notice.hidden = true;
  clock.dateTime = state.now;
  clock.textContent = state.now.slice(0, 16).replace("T", " ");
  ahead = Date.parse(state.now) - Date.now();
  speak(state);
  tell(state.told);
  start.hidden = !state.begins || !empty.checkVisibility();
  if (!restored) {
    restored = true;
    const place = JSON.parse(sessionStorage.getItem(PLACE) || "null");
    if (place && (place.current !== state.current || place.person !== state.person)) {
      void go(place.current, place.person);
      return;
    }
  }
  editor.hidden = !state.editor;
  if (state.editor) editor.href = state.editor;
  sessionStorage.setItem(PLACE, JSON.stringify({ current: state.current, person: state.person }));
  begin();
  const drawn = JSON.stringify([state.channels, state.current, state.language]);
  if (drawn === shown) return;
  shown = drawn;
  drawer.classList.toggle("has-unread", state.channels.some((channel) => channel.unread));
  list.replaceChildren(...state.channels.map((channel) => entry(channel, channel.id === state.current)));
}

// The page's own words, in the language of the person.
function speak(state) {
  if (said === state.language) return;
  said = state.language;
  words = state.words;
  document.documentElement.lang = state.language;
  sidebar.querySelector("h1").textContent = navigation.ariaLabel = words.channels;
  drawer.lastChild.textContent = ` ${words.channels}`;
  viewer.firstChild.textContent = `${words.you}\n`;
  viewer.querySelector("select").ariaLabel = words.you;
  clock.title = words.time;
  ["hour", "day"].forEach((name, place) => {
    skips[place].title = words[name];
    skips[place].textContent = words[`${name}-sign`];
  });
  close.ariaLabel = words.close;
  editor.textContent = words.editor;
  speakFrame(words.frame);
  empty.textContent = words.empty;
  language.ariaLabel = language.title = words.language;
  language.replaceChildren(...Object.entries(state.languages).map(([value, name]) =>
    make("option", { value, textContent: name, selected: value === state.language })));
  const command = `/siege new language:${state.language.split("-")[0]}`;
  const begin = make("button", { type: "button", textContent: words.begin, className: "component-button button-style-3" });
  begin.addEventListener("click", () => send(command));
  start.replaceChildren(begin, make("small", { textContent: words["begin-hint"] }));
}

// As if it were typed: the page's own way to run a command.
function send(text) {
  const input = document.getElementById("channel-composer-input");
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  composer.requestSubmit();
}

// The editor of battles opens this page to play one.
function begin() {
  const battle = new URLSearchParams(location.search).get("begin") ?? "";
  if (!battle) return;
  history.replaceState(null, "", location.pathname + location.hash);
  if (/^[a-z0-9-]{1,40}$/.test(battle)) void settled().then(() => send(`/battle play battle:${battle}`));
}

// What a command or a pick was answered by the page itself; words between backticks are what can be typed.
function tell(news) {
  const now = JSON.stringify(news);
  if (now === tellings) return;
  tellings = now;
  answer.hidden = !news;
  if (news) told.replaceChildren(...news[1].split("`").map((part, place) => (place % 2 ? make("code", { textContent: part }) : part)));
}

const UNITS = [["second", 1, 60], ["minute", 60, 3600], ["hour", 3600, 86400], ["day", 86400, 604800], ["week", 604800, Infinity]];

// Times like «in 3 minutes» run on.
function tick() {
  const format = new Intl.RelativeTimeFormat(said || "en-US", { numeric: "auto" });
  for (const time of document.querySelectorAll("time[data-relative]")) {
    const seconds = (Date.parse(time.dateTime) - Date.now() - ahead) / 1000;
    const [unit, size] = UNITS.find(([, , most]) => Math.abs(seconds) < most);
    const text = format.format(Math.round(seconds / size), unit);
    if (time.textContent !== text) time.textContent = text;
  }
}

function entry(channel, current) {
  const sign = channel.thread ? "↳" : channel.name.startsWith("@") ? "" : "#";
  const button = make("button", { type: "button" },
    make("span", { className: "local-sign", textContent: sign, ariaHidden: "true" }),
    make("span", { className: "local-name", textContent: channel.name }));
  if (channel.unread) button.append(make("span", { className: "local-unread", textContent: "●", title: words.unread }));
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

// Whether a command is being put together: going to the newest messages would undo that.
function commanding() {
  return document.querySelector(".command-chip") || document.getElementById("channel-composer-input")?.value.startsWith("/");
}

async function look() {
  try {
    if (window.simcordPreview?.contextId) show(await ask("/local/state"));
  } catch {
    notice.textContent = words.stopped;
    notice.hidden = false;
  }
  tick();
  const newer = document.getElementById("new-messages");
  if (newer && !newer.hidden && !commanding()) newer.click();
  setTimeout(look, 700);
}

// Links to threads, channel mentions and Discord's own addresses open here.
function destination(link) {
  const address = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)/.exec(link.href || "");
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
