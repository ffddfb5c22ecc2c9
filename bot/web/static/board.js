// The board: the bot's picture, and over it the shapes of the choices. The server alone knows the rules.
const $ = (id) => document.getElementById(id);
const SVG = "http://www.w3.org/2000/svg", NEAR = 22, SMALL = 24, PHONE = 900;
const root = document.documentElement, view = $("view"), stage = $("stage"), picture = $("picture"), regions = $("regions");
let shown = null, level = null, trail = [], many = new Set(), asking = 0, drawn = "", known = "", everything = false;
let scale = 1, left = 0, top_ = 0, gathered = null; // touched places that mean something only together

// In Discord's frame activity.js reaches the server, with a session that no cookie holds; else the browser does.
const { reach = (path, more) => fetch(path, more), over = () => location.reload(), paints = (name) => { picture.src = name; } } = globalThis.door ?? {};

const make = (tag, fields = {}, ...inside) => { const e = Object.assign(document.createElement(tag), fields); e.append(...inside); return e; };
const draw = (tag, fields) => { const e = document.createElementNS(SVG, tag); for (const [k, v] of Object.entries(fields)) e.setAttribute(k, v); return e; };
const effects = () => import("./effects.js"); // what is needed after the first picture
const word = (key) => shown?.words[key] ?? "";
const hour = (at, style) => {
  const when = new Date(at * 1000), kind = style === "R" ? null : { dateStyle: "medium", timeStyle: "short" };
  if (kind) return when.toLocaleString(root.lang, kind);
  const away = (when - Date.now()) / 60000, [n, unit] = Math.abs(away) < 90 ? [away, "minute"] : Math.abs(away) < 2880 ? [away / 60, "hour"] : [away / 1440, "day"];
  return new Intl.RelativeTimeFormat(root.lang, { numeric: "auto" }).format(Math.round(n), unit);
};
const plain = (text) => (text ?? "").replace(/<t:(-?\d+)(?::(\w))?>/g, (_, at, style) => hour(Number(at), style));
const hint = (text, live = "polite") => { const e = $("hint"); e.ariaLive = live; e.textContent = plain(text); e.tabIndex = e.scrollHeight > e.clientHeight ? 0 : -1; }; // a long one scrolls

async function ask(path, body) {
  const answer = await reach(path, body === undefined ? { cache: "no-store" }
    : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  if (answer.status === 401 || answer.status === 410) { over(); throw new Error("over"); }
  const said = await answer.json().catch(() => ({}));
  if (answer.ok) return said;
  if (answer.status === 403 && said.refused) { close(said.refused); throw new Error("over"); }
  if (answer.status === 409 && path !== "state") await look().catch(() => {});
  if ((answer.status === 429 || answer.status === 503) && path === "state") setTimeout(() => calm(look()), 1000 * (answer.headers.get("Retry-After") ?? 9));
  hint(said.refused ?? word("lost"));
  throw new Error(String(answer.status));
}
function close(text) { // the game is gone for this user: nothing of it stays on the screen
  root.dataset.ended = "yes"; document.body.className = "door";
  document.body.replaceChildren(make("main", { role: "alert" }, make("p", { textContent: text })));
}
const calm = (work) => work.catch((problem) => { if (!/^\d+$|over/.test(problem.message)) { hint(word("lost")); console.warn(String(problem)); } });

// --- the picture, which can be moved and enlarged ---
const place = () => { stage.style.transform = `translate(${left}px,${top_}px) scale(${scale})`; };
let wide = 1, high = 1; // of the picture that has been loaded: while another one is, a browser says 0
const least = () => Math.min(view.clientWidth / wide, view.clientHeight / high) || 1;
function hold() {
  const w = wide * scale, h = high * scale;
  left = w < view.clientWidth ? (view.clientWidth - w) / 2 : Math.min(0, Math.max(view.clientWidth - w, left));
  top_ = h < view.clientHeight ? (view.clientHeight - h) / 2 : Math.min(0, Math.max(view.clientHeight - h, top_));
  place();
}
function zoom(by, x = view.clientWidth / 2, y = view.clientHeight / 2) {
  aim = null;
  const next = Math.min(3, Math.max(least(), scale * by));
  left = x - (x - left) * next / scale; top_ = y - (y - top_) * next / scale; scale = next; hold();
}
let aim = null; // what the view was fitted to, until it is moved by hand
function fit(box, small) { // a box, with its smallest shape large enough; else the whole picture
  aim = [box, small];
  if (!box) { scale = least(); hold(); return; }
  const [x0, y0, x1, y1] = box, room = 60, w = view.clientWidth, h = view.clientHeight;
  const full = Math.max(w / wide, h / high), most = small * full >= SMALL ? full : Math.max(full, Math.min(1.5, 34 / small));
  scale = Math.max(least(), Math.min(most, w / (x1 - x0 + room), h / (y1 - y0 + room)));
  left = view.clientWidth / 2 - (x0 + x1) / 2 * scale; top_ = view.clientHeight / 2 - (y0 + y1) / 2 * scale; hold();
}
const glide = (move) => { stage.classList.add("glide"); move(); setTimeout(() => stage.classList.remove("glide"), 220); };
const at = (event) => { const r = view.getBoundingClientRect(); return [(event.clientX - r.left - left) / scale, (event.clientY - r.top - top_) / scale]; };

// --- shapes: [kind, numbers, over] ---
const sketch = ([kind, a]) => kind === "box" ? draw("rect", { x: a[0], y: a[1], width: a[2] - a[0], height: a[3] - a[1], rx: 4 })
  : kind === "disc" ? draw("circle", { cx: a[0], cy: a[1], r: a[2] }) : draw("polygon", { points: a.join(" ") });
function around([kind, a]) {
  if (kind === "box") return a;
  if (kind === "disc") return [a[0] - a[2], a[1] - a[2], a[0] + a[2], a[1] + a[2]];
  const xs = a.filter((_, n) => n % 2 === 0), ys = a.filter((_, n) => n % 2);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
const middle = (shape) => { const [a, b, c, d] = around(shape); return [(a + c) / 2, (b + d) / 2]; };
const size = (shape) => { const [a, b, c, d] = around(shape); return Math.min(c - a, d - b); };
const joined = (boxes) => boxes.length ? boxes.reduce((a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])]) : null;
function gap([kind, a], x, y) { // 0 inside, else about how far outside
  if (kind === "disc") return Math.max(0, Math.hypot(x - a[0], y - a[1]) - a[2]);
  const [x0, y0, x1, y1] = around([kind, a]);
  if (kind === "box") return Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1));
  let inside = false;
  for (let i = 0, j = a.length - 2; i < a.length; j = i, i += 2)
    if ((a[i + 1] > y) !== (a[j + 1] > y) && x < (a[j] - a[i]) * (y - a[i + 1]) / (a[j + 1] - a[i + 1]) + a[i]) inside = !inside;
  return inside ? 0 : Math.max(.01, Math.hypot(x - (x0 + x1) / 2, y - (y0 + y1) / 2) - Math.min(x1 - x0, y1 - y0) / 2);
}
function meant(x, y) { // the topmost choices under a finger, else the nearest
  const found = (level?.choices ?? []).flatMap((c) => (c.at ?? []).map((n) => [gap(level.shapes[n], x, y), level.shapes[n][2] ?? 0, c, level.shapes[n]]));
  const inside = found.filter(([d]) => d === 0), highest = Math.max(...inside.map(([, over]) => over));
  const best = Math.min(...found.map(([d]) => d));
  const near = inside.length ? inside.filter(([, over]) => over === highest)
    : level?.free || best * scale > NEAR ? [] : found.filter(([d]) => d <= best + .5);
  return near;
}
function matters() { // what to look at on a phone
  if (innerWidth >= PHONE) return [];
  const shapes = (level?.choices ?? []).flatMap((c) => (c.at ?? []).map((n) => level.shapes[n]));
  return [joined([...shapes, ...(level?.marks ?? [])].map(around)), shapes.length ? Math.min(...shapes.map(size)) : 0];
}
const choices = (near) => [...new Set(near.map(([, , c]) => c))];

// --- what is shown ---
const say = (c) => c.detail ? `${c.label} · ${c.detail}` : c.label;
const advised = (path) => shown?.advice?.length && path.every((w, n) => w === shown.advice[n]);
const HOSTILE = new Set(["attack", "target", "charge-run", "charge-crawl", "charger"]);
function button(label, act, { detail, pressed, kind, advised: star, word: of } = {}) {
  const b = make("button", { onclick: act, className: `${kind ?? ""}${star ? " advised" : ""}` }, `${star ? "★ " : ""}${label}`);
  if (detail) { b.ariaLabel = plain(`${b.textContent} · ${detail}`); b.append(make("small", { textContent: plain(detail) })); }
  if (pressed !== undefined) b.setAttribute("aria-pressed", pressed);
  if (of) b.dataset.word = of;
  return b;
}
const pathOf = (c) => [...(level.path ?? []), c.word];
function render() {
  const held = document.activeElement, inside = held.closest("#sheet,#regions"), same = held.dataset.word;
  const done = level?.confirm ?? level?.act;
  regions.replaceChildren(...(level?.marks ?? []).map((s) => { const e = sketch(s); e.classList.add("mark"); return e; }));
  const placed = (level?.choices ?? []).filter((c) => c.at);
  const best = (choice) => advised(pathOf(choice)), first = placed.find(best) ?? placed[0];
  placed.forEach((choice) => {
    const g = draw("g", { role: "button", tabindex: choice === first ? 0 : -1, "aria-label": `${best(choice) ? "★ " : ""}${say(choice)}`, "data-word": choice.word,
      class: `choice${HOSTILE.has(choice.kind) ? " hostile" : ""}${best(choice) ? " advised" : ""}` });
    if (level.many) g.setAttribute("aria-pressed", many.has(choice.word));
    choice.at.forEach((n) => g.append(sketch(level.shapes[n])));
    if (choice.badge) { const [x, y] = middle(level.shapes[choice.at[0]]), t = draw("text", { x, y }); t.textContent = choice.badge; g.append(t); }
    g.addEventListener("focus", () => { if (g.matches(":focus-visible")) hint(say(choice), "off"); });
    g.addEventListener("keydown", (e) => {
      if (e.key === "Enter" || e.key === " ") { e.preventDefault(); pick(choice); }
      else { if (/^(Arrow|Page|Home|End)/.test(e.key)) e.preventDefault(); calm(move(g, e)); }
    });
    g.addEventListener("click", (e) => { if (e.timeStamp - lift > 500) pick(choice); }); // a screen reader's, without a finger
    regions.append(g);
  });
  const said = level?.said ?? [], top = !level || (!trail.length && !done);
  $("question").textContent = plain(done || (!top && said.length && !level.prompt) ? said.join(" › ") : top ? shown.question : level.prompt);
  regions.ariaLabel = $("question").textContent || word("board");
  $("below").textContent = plain(done ? level.detail : top ? shown.below : said.join(" › "));
  $("verbs").replaceChildren(...(level?.verbs ?? []).map((v) => button(v.label, () => calm(go([v.word])),
    { detail: v.detail, pressed: level.path?.[0] === v.word, advised: advised([v.word]) })));
  const listed = (level?.choices ?? []).filter((c) => level.many || !c.at);
  const own = new Set([...(level?.verbs ?? []).map((v) => v.word), ...listed.map((c) => pathOf(c).join(" "))]); // said once
  const quick = top && level ? (shown.quick ?? []).flatMap((q) => q.options).filter((o) => !own.has(o.path.join(" "))) : [];
  const acts = top && level ? (shown.acts ?? []).filter((a) => a.act !== "advised" || !own.has(shown.advice.join(" "))) : [];
  const some = everything || quick.length <= 9 ? quick : quick.slice(0, 8);
  $("list").replaceChildren(
    ...some.map((o) => button(o.label, () => calm(go(o.path)), { detail: o.detail, advised: advised(o.path) })),
    ...(some.length < quick.length ? [button(word("more"), () => { everything = true; render(); $("list").children[8].focus(); })] : []),
    ...listed.map((c) => button(c.label, () => pick(c), { detail: c.detail, word: c.word, pressed: level.many ? many.has(c.word) : undefined, advised: advised(pathOf(c)) })),
    ...(done && shown.word ? [make("p", { textContent: `${word("word")}: ${drawn}` })] : []));
  if (level?.free) later((e) => e.typed($("list"), word("place"), word("these"), (text) => calm(go([...level.path, text]))));
  if (level?.free) $("list").append(button(word("several"), () => { gathered = gathered ? null : []; render(); hint(word(gathered ? "gather" : "free")); }, { pressed: !!gathered }));
  $("acts").replaceChildren(...acts.map((a) => button(a.label, () => leave(a), { detail: a.detail })),
    ...(top && shown.undo ? [button(word("undo"), () => calm(takeBack()))] : []), ...(top && shown.more ? [button(shown.more, () => calm(go([], false, true)))] : []));
  if (level?.field) later((e) => e.form($("list"), level.field, word("these"), (text) => calm(go([...level.path, text]))));
  const bar = [];
  if (done) bar.push(button(((level.undo || level.act?.number) && level.act.label) || word(level.extra ? "do" : { decides: "do", proposes: "propose", votes: "vote" }[shown.role]) || word("takeback"), () => calm(decide()), { kind: "do" }));
  if (level?.change) bar.push(button(word("change"), () => calm(go(level.change, true))));
  if (level?.many) bar.push(button(`${word("these")} (${many.size})`, () => calm(go([...level.path, [...many].join("+")])), { kind: "do" }));
  if (level?.many) bar.at(-1).disabled = many.size < level.least || many.size > level.most;
  if (level?.act?.more) bar.push(button(level.act.further, () => calm(takeBack(level.act.more))));
  if (trail.length) bar.push(button(word("back"), back));
  $("bar").replaceChildren(...bar);
  if (bar[0] && done) { bar[0].id = "do"; bar[0].setAttribute("aria-describedby", "question below said"); }
  const odds = level?.odds, box = make("div", { className: "odds" });
  if (odds) later((e) => e.bars(box, odds.shares, plain));
  const asks = make("div");
  if (shown.wish || shown.offer) later((e) => e.wished(asks, shown, plain, button, (path, body) => calm(ask(path, body).then((said) => show(said)))));
  $("said").replaceChildren(asks, ...(done ? level.told ?? [] : []).map((line) => make("p", { textContent: plain(line) })), ...(odds ? [make("p", { textContent: plain(odds.roll) }), box] : []));
  $("scroll").scrollTop = 0;
  more();
  if (inside && !held.isConnected) // keys go on where they were
    ((done && $("do")) || (level?.many && document.querySelector(`[data-word="${CSS.escape(same)}"]`)) || (!some.length && !listed.length && !$("verbs").firstChild && regions.querySelector('[tabindex="0"]')) || $("question")).focus({ preventScroll: true });
  root.dataset.level = (level?.confirm ?? level?.path ?? []).join(" ");
}
$("numbers").addEventListener("click", () => $("numbers").classList.toggle("all"));
const later = (work) => calm(effects().then((e) => { work(e); more(); }));
const more = () => { const s = $("scroll"); s.classList.toggle("more", s.scrollHeight - s.clientHeight - s.scrollTop > 8); };
function show(said, { keep = false } = {}) {
  const before = shown, { told, led, ...lasting } = said;
  shown = said; known = JSON.stringify(lasting);
  if (!keep) { level = said.level ?? null; trail = []; many = new Set(level?.preset ?? []); everything = false; gathered = null; }
  if (!drawn && said.word) drawn = Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, "0")).join("");
  root.lang = said.language;
  $("title").textContent = plain(said.title); $("numbers").textContent = $("numbers").title = plain(said.numbers);
  document.title = `${said.role ? "● " : ""}${plain(said.title)}`;
  const [summary, lines] = $("story").children;
  summary.textContent = word("story");
  lines.replaceChildren(...said.story.map((line) => make("li", { textContent: plain(line) })));
  $("story").hidden = !said.story.length;
  if (root.classList.contains("bare") || (!said.role && before === null)) $("story").open = true;
  $("discord").hidden = !said.back; $("discord").textContent = word("discord"); $("discord").href = said.back || "#";
  for (const [id, key] of [["view", "board"], ["sheet", "answers"]]) $(id).setAttribute("aria-label", word(key));
  regions.setAttribute("aria-description", word("arrows"));
  $("zoom").querySelectorAll("button").forEach((b, n) => b.setAttribute("aria-label", word(["larger", "smaller", "whole"][n])));
  paint();
  picture.alt = plain(said.alt);
  setTimeout(() => calm(happened()), 5000); // also where no picture ever loads
  hint(told?.length ? told.join(" ") : said.over ? word("ended") : said.role ? "" : word("wait"));
  render();
  if (!keep && before && stage.dataset.sized && innerWidth < PHONE && said.version !== before.version) glide(() => fit(...matters()));
  if (said.over) later((e) => e.film(() => shown.mark, { ask, plain, hint, look: paint, stage }));
  if (said.over && before?.over && before.mark !== said.mark) dispatchEvent(new Event("analysed"));
}
const [CONTRAST, DARK] = ["(prefers-contrast: more)", "(prefers-color-scheme: dark)"].map((q) => matchMedia(q));
let look_ = ""; // chosen here; else the system's
try { look_ = localStorage.getItem("look") ?? ""; } catch { /* nothing is kept */ }
[CONTRAST, DARK].forEach((m) => m.addEventListener("change", () => { if (shown) { paint(); dispatchEvent(new Event("look")); } }));
function paint() { // the colours of the picture and of the page
  const chosen = root.dataset.look = look_ || (CONTRAST.matches ? "contrast" : DARK.matches ? "dark" : "chart"), named = `${word("look")}: ${word(`look-${chosen}`)}`;
  $("look").textContent = "◐"; $("look").title = named; $("look").setAttribute("aria-label", named);
  const name = `${shown.picture}${chosen}.png`;
  if (picture.dataset.name !== name) { picture.dataset.name = name; paints(name); }
  return chosen;
}
$("look").addEventListener("click", () => {
  const every = ["chart", "dark", "contrast"];
  look_ = every[(every.indexOf(paint()) + 1) % every.length];
  try { localStorage.setItem("look", look_); } catch { /* it holds for this visit */ }
  paint();
  dispatchEvent(new Event("look"));
});
picture.addEventListener("load", () => {
  [wide, high] = [picture.naturalWidth, picture.naturalHeight];
  stage.style.width = `${wide}px`; stage.style.height = `${high}px`;
  regions.setAttribute("viewBox", `0 0 ${wide} ${high}`);
  if (stage.dataset.sized) refit(); else { stage.dataset.sized = "1"; fit(...matters()); }
  root.dataset.board = shown.version;
  calm(happened());
});
let seen = null; // the state whose picture has been seen
async function happened() {
  const [before, now] = [seen, shown];
  seen = now;
  if (before?.version !== now.version) (await effects()).happened(before, now, { sketch, plain, ask, calm });
}
picture.addEventListener("error", () => { if (shown) { calm(happened()); setTimeout(() => calm(look()), 1500); } });

// --- saying ---
async function go(path, all = false, extra = level?.extra) {
  const turn = ++asking, said = await ask("menu", { version: shown.version, path, all, extra });
  if (turn !== asking) return;
  trail.push(level);
  level = said; many = new Set(level.preset ?? []); gathered = null;
  hint(level.free ? word("free") : "");
  render();
  aimed();
}
const aimed = () => { const [box, small] = matters(); if (box) glide(() => fit(box, small)); };
function back() { asking += 1; gathered = null; level = trail.pop(); many = new Set(level?.preset ?? []); hint(""); render(); aimed(); }
function pick(choice) {
  if (!level.many) { calm(go(pathOf(choice))); return; }
  if (!many.delete(choice.word)) many.add(choice.word);
  render();
}
function leave(act) { trail.push(level); level = { act, said: [act.label], detail: act.detail ?? "" }; render(); }
async function takeBack(steps = 1) {
  const found = await ask(`undo?steps=${steps}`), [first, ...rest] = found.text.split("\n");
  if (!level?.undo) trail.push(level);
  level = { act: found, said: [first], detail: rest.join("\n"), undo: true };
  render();
}
let deciding = 0; // the version; a disabled button would lose the focus
async function decide() {
  const { version } = shown, dice = shown.word ? { word: drawn } : {}, { act, confirm, undo } = level;
  if (deciding === version) return;
  deciding = version;
  try {
    const said = undo ? await ask("undo", { version: act.version, to: act.to, asks: act.asks })
      : act?.number ? await ask(act.act, { version, number: act.number, ...dice })
      : act ? await ask("auto", { version, act: act.act, plan: act.plan, ...dice }) : await ask("decide", { version, path: confirm, extra: level.extra, ...dice });
    if (said.version > version && said.version <= shown.version) { hint((said.told ?? []).join(" ")); later((e) => e.speak(said.led, said.version)); } else show(said); // it may be shown already
  } finally { if (deciding === version) deciding = 0; }
}
async function tap(x, y) {
  if (!level || level.confirm || level.act) return;
  if (gathered) { await mean([...gathered, [x, y]]); return; }
  const near = meant(x, y), found = choices(near);
  if (found.length) {
    const smallest = Math.min(...near.map(([, , , shape]) => size(shape))) * scale;
    if (smallest < SMALL && scale < 1.4 && (found.length > 1 || crowded(x, y))) {
      glide(() => zoom(Math.min(1.6, 40 / (smallest / scale)) / scale, x * scale + left, y * scale + top_)); hint(word("closer")); return;
    }
    if (found.length === 1) pick(found[0]); else offer(found);
    return;
  }
  if (!level.free) { hint(word("nothing")); return; }
  await mean([[x, y]]);
}
async function mean(points) { // ask what points mean; what is gathered stays
  const said = await ask("point", { version: shown.version, path: level.path ?? [], points });
  regions.querySelectorAll(".spot").forEach((e) => e.remove());
  if (gathered || said.choices.length) points.forEach(([cx, cy]) => regions.append(draw("circle", { cx, cy, r: 9, class: "mark spot" })));
  if (gathered) gathered = points;
  if (said.choices.length) offer(said.choices);
  hint(said.choices.length ? "" : said.refusal || word("nothing"));
}
const crowded = (x, y) => choices((level.choices ?? []).flatMap((c) => (c.at ?? []).map((n) => [gap(level.shapes[n], x, y) * scale, 0, c])).filter(([d]) => d < NEAR)).length > 1;
function offer(found) { // several things that one touch may mean
  const path = level.path ?? [];
  $("list").replaceChildren(...found.map((c) => button(c.label, () => level.many ? pick(c) : calm(go([...path, c.word])), { detail: c.detail })));
  $("scroll").scrollTop = 0;
  $("list").firstChild.focus({ preventScroll: true });
}
async function move(from, event) { // to another place
  const best = (await effects()).beside(from, event);
  if (!best) return;
  from.setAttribute("tabindex", -1); best.setAttribute("tabindex", 0); best.focus();
  const r = best.getBoundingClientRect(), v = view.getBoundingClientRect();
  if (r.left < v.left || r.right > v.right || r.top < v.top || r.bottom > v.bottom) { left += v.left + v.width / 2 - r.left - r.width / 2; top_ += v.top + v.height / 2 - r.top - r.height / 2; hold(); }
}

// --- fingers, mouse, keys ---
const fingers = new Map(); let begun = null, held = 0, lift = -1000;
const tell = (event) => {
  const found = choices(meant(...at(event)));
  regions.querySelectorAll(".on").forEach((g) => g.classList.remove("on"));
  found.forEach((c) => regions.querySelector(`[data-word="${CSS.escape(c.word)}"]`)?.classList.add("on"));
  if (found.length) hint(found.map(say).join(" / "));
};
view.addEventListener("pointerdown", (e) => {
  if (e.target.closest("#zoom")) return;
  view.setPointerCapture(e.pointerId); fingers.set(e.pointerId, [e.clientX, e.clientY]);
  begun = fingers.size === 1 ? { x: e.clientX, y: e.clientY, moved: false } : null;
  clearTimeout(held);
  held = setTimeout(() => { if (begun && !begun.moved && e.pointerType !== "mouse") { begun.moved = true; tell(e); } }, 500);
});
view.addEventListener("pointermove", (e) => {
  const before = fingers.get(e.pointerId);
  if (!before) { tell(e); return; }
  if (fingers.size === 2) {
    const [other] = [...fingers].filter(([id]) => id !== e.pointerId).map(([, spot]) => spot), r = view.getBoundingClientRect();
    const was = Math.hypot(before[0] - other[0], before[1] - other[1]), is = Math.hypot(e.clientX - other[0], e.clientY - other[1]);
    left += (e.clientX - before[0]) / 2; top_ += (e.clientY - before[1]) / 2;
    zoom(is / (was || 1), (e.clientX + other[0]) / 2 - r.left, (e.clientY + other[1]) / 2 - r.top);
  } else {
    if (begun && Math.hypot(e.clientX - begun.x, e.clientY - begun.y) > 8) begun.moved = true;
    if (begun?.moved) { aim = null; left += e.clientX - before[0]; top_ += e.clientY - before[1]; hold(); }
  }
  fingers.set(e.pointerId, [e.clientX, e.clientY]);
});
const lifted = (e) => {
  clearTimeout(held); lift = e.timeStamp;
  if (fingers.delete(e.pointerId) && begun && !begun.moved && e.type === "pointerup") calm(tap(...at(e)));
  begun = null;
};
view.addEventListener("pointerup", lifted); view.addEventListener("pointercancel", lifted);
view.addEventListener("wheel", (e) => { e.preventDefault(); const r = view.getBoundingClientRect(); zoom(Math.exp(-e.deltaY / 400), e.clientX - r.left, e.clientY - r.top); }, { passive: false });
$("zoom").addEventListener("click", (e) => { const by = Number(e.target.dataset.zoom); if (by) zoom(by); else if (e.target.dataset.zoom) fit(null); });
addEventListener("keydown", (e) => {
  if (e.ctrlKey || e.metaKey || e.altKey) return;
  if (e.key === "Escape" && trail.length) back(); else if (e.key === "+") zoom(1.4); else if (e.key === "-") zoom(.714); else if (e.key === "0") fit(null);
});
const refit = () => { if (aim) fit(...aim); else { scale = Math.max(scale, least()); hold(); } };
new ResizeObserver(() => { if (stage.dataset.sized) refit(); more(); }).observe(view);
$("scroll").addEventListener("scroll", more); $("scroll").addEventListener("toggle", more, true);

// --- live ---
const asked = ({ wish, offer }) => JSON.stringify([wish, offer]);
async function look() {
  const said = await ask("state"), path = level?.path, extra = level?.extra, busy = trail.length && path && !level.confirm && !extra;
  const text = JSON.stringify(said);
  if (shown && text === known) return; // a change of something that is not on the page
  if (!shown) { show(said); return; }
  if (said.version === shown.version && said.role === shown.role && trail.length) {
    if (asked(said) !== asked(shown)) { shown = said; render(); }
    return;
  }
  const same = extra ? said.more : said.role && said.role === shown.role && said.since === shown.since;
  if (!(same && trail.length)) { const late = trail.length > 0 && !said.over && !deciding; show(said); if (late) hint(word("changed")); return; }
  show(said, { keep: true }); // what was begun still counts
  if (busy) { const turn = ++asking, fresh = await ask("menu", { version: said.version, path, all: true }); if (turn === asking) { level = fresh; render(); } }
}
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
async function listen() {
  for (let pause = 500; ; pause = Math.min(pause * 2, 30000)) {
    try {
      const stop = new AbortController(), answer = await reach("live", { cache: "no-store", signal: stop.signal });
      if (answer.status === 401 || answer.status === 410) { over(); return; }
      if (answer.status === 403) await look().catch(() => {});
      if (!answer.ok) throw new Error(String(answer.status));
      const lines = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) { // a stream that says nothing for 40 seconds is buffered somewhere, or dead
        const late = setTimeout(() => stop.abort(), 40000), part = await lines.read();
        clearTimeout(late);
        if (part.done) break;
        if (root.dataset.lost) { delete root.dataset.lost; await look(); hint(word("again")); }
        pause = 500;
        if (part.value.includes("data:")) { if (!shown?.role) await wait(Math.random() * 300); await calm(look()); }
      }
    } catch { /* it is opened again */ }
    if (root.dataset.ended) return;
    root.dataset.lost = "yes"; hint(word("lost"));
    await wait(Math.min(pause, 10000));
    await look().then(() => { hint(""); }).catch(() => {});
  }
}
await calm(look());
if (!root.dataset.ended) {
  if (!shown && $("hint").textContent) $("title").textContent = $("hint").textContent; // why there is no board
  void listen();
}
