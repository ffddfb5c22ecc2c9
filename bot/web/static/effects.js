// What is needed after the first picture: what has just happened, in two sentences with its places lit and its dice; odds,
// texts to type, what the sides ask each other; arrows; the board in words.
const STAYS = 8000, TUMBLES = 5;
const make = (tag, fields = {}, ...inside) => { const e = Object.assign(document.createElement(tag), fields); e.append(...inside); return e; };
const stage = document.getElementById("stage"), regions = document.getElementById("regions");
const lit = document.createElementNS("http://www.w3.org/2000/svg", "svg"), said = make("p"), dice = make("div"), spoken = make("p", { id: "spoken", role: "status" });
const news = make("div", { id: "news", hidden: true }, dice, said);
lit.id = "lit"; dice.id = "dice";
[lit, dice, said].forEach((e) => e.setAttribute("aria-hidden", "true"));
document.head.append(make("link", { rel: "stylesheet", href: new URL("./effects.css", import.meta.url).href }));
stage.insertBefore(lit, regions);
document.getElementById("view").append(news, spoken);
document.getElementById("view").addEventListener("pointerdown", () => { news.hidden = true; }); // it lies on the board
const written = make("details", { id: "written", hidden: true }, make("summary"), make("div"));
document.getElementById("story").after(written);
let late = 0, write = () => {};
written.addEventListener("toggle", () => write());

function die(face) { // a strip of faces, which stops at the true one
  const strip = make("span", { className: "strip" });
  for (let n = 0; n < TUMBLES; n += 1) strip.append(make("i", { textContent: 1 + Math.floor(Math.random() * 6) }));
  strip.append(make("i", { textContent: face }));
  return make("span", { className: "die" }, strip);
}

let last = "";
export function speak(lines, of) { // a screen reader says it, and finds it later; the same text twice is said twice
  const text = lines?.join(" "), said = `${of} ${text}`;
  if (!text || said === last) return; // both the answer and the change of the game tell it
  last = said;
  spoken.textContent = "";
  setTimeout(() => { spoken.textContent = text; }, 60);
}

export function happened(before, shown, { sketch, plain, ask, calm }) {
  written.hidden = !shown.written;
  written.firstChild.textContent = shown.written ?? "";
  write = () => { if (written.open) calm(ask("words").then((found) => { written.lastChild.replaceChildren(...found.text.split("\n").map((line) => make("p", { textContent: line }))); })); };
  write();
  const { news: told, rolls } = shown, known = before?.rolls.first === rolls.first ? before.rolls.count : 0;
  const fresh = Math.min(rolls.dice.length, Math.max(0, rolls.count - known)), quiet = before && JSON.stringify(before.news) === JSON.stringify(told);
  document.documentElement.dataset.told = shown.version;
  const since = before ? shown.story.filter((line) => !before.story.includes(line)) : told.map((each) => each.text);
  const asks = before && !before.role && shown.role ? [shown.question] : []; // nothing was pressed: the focus says nothing
  const idle = before?.title !== shown.title ? [shown.title] : before.question === shown.question ? told.map((each) => each.text) : [];
  speak([...(shown.led?.length ? shown.led : since.length ? since : before ? idle : []), ...asks].map(plain), shown.version); // a round without a result is said by its number
  if (quiet && !fresh) return;
  clearTimeout(late);
  lit.setAttribute("viewBox", regions.getAttribute("viewBox") ?? "0 0 1 1");
  lit.replaceChildren(...(quiet ? [] : told).flatMap((each) => each.at).map(sketch));
  dice.replaceChildren(...rolls.dice.slice(rolls.dice.length - fresh).map((roll) => make("span", {}, ...roll.map(die))));
  said.textContent = plain(told.map((each) => each.text).join(" "));
  news.hidden = !told.length && !fresh;
  late = setTimeout(() => { lit.replaceChildren(); news.hidden = true; }, STAYS);
}

export async function film(mark, tools) { // its script is loaded only once a game is over
  const root = document.documentElement;
  if (root.dataset.film || root.classList.contains("bare")) return;
  root.dataset.film = "loading";
  const before = mark();
  try { await (await import("./steps.js")).begin(tools); } catch (problem) { delete root.dataset.film; console.warn(String(problem)); }
  if (mark() !== before) dispatchEvent(new Event("analysed"));
}

export function bars(box, shares, plain) { // the odds of a roll
  for (const [brief, percent, chance, kind] of shares) {
    const share = make("i", { className: kind }); share.style.width = `calc((100% - 3.6em - 8px) * ${chance})`;
    box.append(make("div", {}, make("span", { textContent: percent }), share, make("span", { textContent: plain(brief) })));
  }
}

export function form(list, field, label, done) { // a text to type; it stays when the board changes
  const input = make("textarea", { rows: innerWidth < 900 ? Math.min(field.rows, 3) : field.rows, maxLength: field.most, value: field.value, placeholder: field.example });
  input.setAttribute("aria-labelledby", "question");
  input.addEventListener("input", () => { field.value = input.value; });
  input.addEventListener("keydown", (e) => e.stopPropagation()); // no keys of the board
  list.replaceChildren(input, make("button", { textContent: label, onclick: () => done(input.value) }));
}

export function wished(all, { version, wish, offer }, plain, button, answer) { // what one side asks the other, with the answers
  const box = (asked, path, named) => {
    const labels = [[asked.agree, true], [asked.refuse, false]].filter(([label]) => label);
    const answers = labels.map(([label, agreed]) => button(label, () => answer(path, { ...named, agreed })));
    return make("div", { className: "wish" }, ...asked.text.split("\n").map((line) => make("p", { textContent: plain(line) })), make("div", { className: "row" }, ...answers));
  };
  all.replaceChildren(...(wish ? [box(wish, "wish", { version, to: wish.to })] : []), ...(offer ? [box(offer, "offer", { at: offer.at })] : []));
}

export function typed(list, label, done, act) { // a place that is typed: keys reach those that no list offers
  const input = make("input", { placeholder: label, ariaLabel: label, maxLength: 40 });
  input.addEventListener("keydown", (e) => { if (e.key !== "Escape") e.stopPropagation(); if (e.key === "Enter" && input.value.trim()) act(input.value.trim()); });
  list.append(input, make("button", { textContent: done, onclick: () => { if (input.value.trim()) act(input.value.trim()); } }));
}

let begun = "", pressed = 0;
export function beside(from, { key, ctrlKey, altKey, metaKey }) { // the nearest choice in an arrow's direction; the next in their order; or the one whose name is typed
  const all = [...regions.querySelectorAll("g.choice")], at = all.indexOf(from), last = all.length - 1;
  if (ctrlKey || altKey || metaKey || !/^(Arrow|Page|Home|End)|^.$/.test(key)) return null;
  const turn = { Home: 0, End: last, PageUp: Math.max(0, at - 1), PageDown: Math.min(last, at + 1) }[key];
  if (turn !== undefined) return all[turn];
  if (key.length === 1) {
    begun = (Date.now() - pressed < 1500 ? begun : "") + key.toLowerCase();
    pressed = Date.now();
    const later = begun.length > 1 ? at : at + 1, named = (g) => g.getAttribute("aria-label").replace("★ ", "").toLowerCase().startsWith(begun);
    return [...all.slice(later), ...all.slice(0, later)].find(named);
  }
  const spot = (g) => { const r = g.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  const [x, y] = spot(from), across = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0, down = { ArrowDown: 1, ArrowUp: -1 }[key] ?? 0;
  const same = all.filter((g) => { const [u, v] = spot(g); return Math.hypot(u - x, v - y) < 2; }), next = same[same.indexOf(from) + across + down];
  if (next) return next; // several in one place
  let best = null, nearest = Infinity;
  for (const g of all) {
    const [u, v] = spot(g), along = (u - x) * across + (v - y) * down, beyond = Math.abs((u - x) * down) + Math.abs((v - y) * across);
    if (along > 1 && along + 2 * beyond < nearest) { nearest = along + 2 * beyond; best = g; }
  }
  return best;
}
