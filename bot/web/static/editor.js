// The editor of battles: a text, and the bot's picture of it. Every action on the picture is a change of the text, which
// the server makes. The page knows no rule; terrains, kinds and lists come from the server.
const $ = (id) => document.getElementById(id);
const SVG = "http://www.w3.org/2000/svg", NEAR = 26, DEEP = 200, PAUSE = 300, GRID = 10;
const root = document.documentElement, view = $("view"), stage = $("stage"), picture = $("picture"), regions = $("regions"), paper = $("text");
const make = (tag, fields = {}, ...inside) => { const e = Object.assign(document.createElement(tag), fields); e.append(...inside); return e; };
const draw = (tag, fields) => { const e = document.createElementNS(SVG, tag); for (const [k, v] of Object.entries(fields)) e.setAttribute(k, v); return e; };
let words = {}, home = "", mark = "", file = "", kept = "", safe = ""; // kept: the text that is in the file; safe: what can be left without a question
let shown = { problems: [] }, map = null, frame = null; // what was read; its last map and its last picture
let tool = "move", choice = {}, taken = null, cursor = null, points = [], fresh = new Map();
let scale = 1, left = 0, top_ = 0, wide = 1, high = 1, past = [], future = [], asked = 0, trying = false;

const word = (key) => words[key] ?? "";
const hint = (text) => { $("hint").textContent = text; };
async function ask(path, body) {
  const answer = await fetch(path, body === undefined ? { cache: "no-store" }
    : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const said = await answer.json().catch(() => ({}));
  if (answer.ok) return said;
  throw new Error(said.refused || word("lost") || String(answer.status));
}
const calm = (work) => work.catch((problem) => { hint(problem instanceof TypeError ? word("lost") : problem.message); });
let line = Promise.resolve(); // one action after the other: each changes the text that the last one has left
const next = (work) => { line = line.then(() => calm(work())); return line; };

// --- the text, and what it was ---
function remember() {
  if (past.at(-1) !== paper.value) past.push(paper.value);
  if (past.length > DEEP) past.shift();
  future.length = 0;
}
function write(text) { // keeps the place that is looked at
  if (paper.value === text) return;
  const { scrollTop, scrollLeft, selectionStart } = paper;
  paper.value = text;
  paper.setSelectionRange(selectionStart, selectionStart);
  paper.scrollTop = scrollTop; paper.scrollLeft = scrollLeft;
}
async function turn(from, to, said) {
  settle();
  if (!from.length) { hint(word("nothing")); return; }
  to.push(paper.value);
  write(from.pop());
  hint(word(said));
  await read();
}
const undo = () => next(() => turn(past, future, "undone"));
const redo = () => next(() => turn(future, past, "redone"));
let typing = 0, before = null;
function settle() { // what was typed is one step
  clearTimeout(typing);
  if (before !== null && before !== paper.value) { past.push(before); future.length = 0; if (past.length > DEEP) past.shift(); }
  before = null;
}
paper.addEventListener("beforeinput", (e) => {
  if (e.inputType === "historyUndo" || e.inputType === "historyRedo") { e.preventDefault(); void (e.inputType === "historyUndo" ? undo() : redo()); return; }
  before ??= paper.value;
});
paper.addEventListener("input", () => { clearTimeout(typing); typing = setTimeout(() => { settle(); next(read); }, PAUSE); numbers(); bar(); });
paper.addEventListener("scroll", () => { $("gutter").scrollTop = paper.scrollTop; });
function numbers() {
  const wrong = new Set(shown.problems.map((p) => p.line));
  $("gutter").replaceChildren(...paper.value.split("\n").flatMap((_, n) => [make("span", { textContent: String(n + 1), className: wrong.has(n + 1) ? "wrong" : "" }), "\n"]), "\n\n");
  $("gutter").scrollTop = paper.scrollTop;
}
function goto(number) {
  tab("text");
  const lines = paper.value.split("\n"), start = lines.slice(0, number - 1).join("\n").length + (number > 1 ? 1 : 0);
  paper.focus();
  paper.setSelectionRange(start, start + (lines[number - 1] ?? "").length);
  paper.scrollTop = Math.max(0, (number - 6) * 19);
}

// --- reading ---
async function read() {
  const turn_ = ++asked, said = await ask("read", { text: paper.value });
  if (turn_ === asked) show(said);
}
function show(said) {
  shown = said;
  if (said.map || said.note) map = said.map ?? null; // a series is changed in its text
  if (said.frame) frame = said.frame;
  if (said.title) { $("title").textContent = said.title; document.title = said.title; }
  const name = picture.dataset.name;
  if (said.picture) paint();
  if (picture.dataset.name === name) fresh.clear(); // no other picture comes
  if (said.alt) picture.alt = said.alt;
  if (taken?.id && !map?.pieces.some((p) => p.id === taken.id)) taken = null;
  $("problems").replaceChildren(...said.problems.map((p) => make("li", {}, make("button", { textContent: p.text, onclick: () => goto(p.line) }))));
  paper.setAttribute("aria-invalid", said.problems.length > 0);
  $("tab-text").textContent = said.problems.length ? `${word("text")} (${said.problems.length} ⚠)` : word("text");
  $("help").textContent = said.note || ["help", "keys"].map((key) => word(`${key}-${onHexes() ? "hexes" : "table"}`)).join("\n");
  numbers(); render();
  const count = said.problems.length;
  hint(!count ? [word("clean"), said.note].filter(Boolean).join(" ") : `${count === 1 ? "" : `${count} × `}⚠ ${said.problems[0].text}${said.picture ? "" : ` ${word("stale")}`}`);
}
async function change(edit, fresh_ = []) { // an action on the map
  settle();
  const was = paper.value;
  for (const [at, sign] of fresh_) fresh.set(at, sign);
  if (fresh_.length) render();
  try {
    const turn_ = ++asked, said = await ask("edit", { text: was, edit });
    if (said.text !== was) remember();
    write(said.text);
    if (turn_ === asked) show(said);
  } catch (problem) { fresh.clear(); render(); throw problem; }
}

// --- the picture ---
const [CONTRAST, DARK] = ["(prefers-contrast: more)", "(prefers-color-scheme: dark)"].map((q) => matchMedia(q));
let look = "";
try { look = localStorage.getItem("look") ?? ""; } catch { /* nothing is kept */ }
function paint() {
  const chosen = root.dataset.look = look || (CONTRAST.matches ? "contrast" : DARK.matches ? "dark" : "chart");
  const name = shown.picture ? `picture/${shown.picture}-${chosen}.png` : "";
  if (name && picture.dataset.name !== name) { picture.dataset.name = name; picture.src = name; }
  return chosen;
}
picture.addEventListener("load", () => {
  [wide, high] = [picture.naturalWidth, picture.naturalHeight];
  stage.style.width = `${wide}px`; stage.style.height = `${high}px`;
  regions.setAttribute("viewBox", `0 0 ${wide} ${high}`);
  stage.dataset.sized = "1";
  stage.dataset.drawn = shown.picture;
  fresh.clear(); hold(); render();
});
picture.addEventListener("error", () => setTimeout(() => { delete picture.dataset.name; paint(); }, 1500));
const least = () => Math.min(view.clientWidth / wide, view.clientHeight / high) || 1;
let whole = true; // the whole map is shown until somebody enlarges it
function hold() {
  if (!view.clientWidth) return; // it is hidden
  if (whole) scale = least();
  scale = Math.min(3, Math.max(least(), scale));
  const w = wide * scale, h = high * scale;
  left = w < view.clientWidth ? (view.clientWidth - w) / 2 : Math.min(0, Math.max(view.clientWidth - w, left));
  top_ = h < view.clientHeight ? (view.clientHeight - h) / 2 : Math.min(0, Math.max(view.clientHeight - h, top_));
  stage.style.transform = `translate(${left}px,${top_}px) scale(${scale})`;
}
function zoom(by, x = view.clientWidth / 2, y = view.clientHeight / 2) {
  const to = by ? Math.min(3, Math.max(least(), scale * by)) : least();
  left = x - (x - left) * to / scale; top_ = y - (y - top_) * to / scale; scale = to; whole = to <= least(); hold();
}
const at = (event) => { const r = view.getBoundingClientRect(); return [(event.clientX - r.left - left) / scale, (event.clientY - r.top - top_) / scale]; };
function bring([x, y]) { // into view
  const px = x * scale + left, py = y * scale + top_, room = 40;
  if (px < room || px > view.clientWidth - room) left = view.clientWidth / 2 - x * scale;
  if (py < room || py > view.clientHeight - room) top_ = view.clientHeight / 2 - y * scale;
  hold();
}

// --- places: the label of a hex, or «x,y» in millimetres ---
const onHexes = () => Boolean(map?.ground.length);
const numbersOf = (spot) => spot.split(",").map(Number);
const pixel = ([x, y]) => [frame.corner[0] + x * frame.unit, frame.corner[1] + y * frame.unit];
function centre(place) {
  if (!frame || !place) return null;
  if (!onHexes()) return pixel(numbersOf(place));
  const a = frame.hexes[place];
  if (!a) return null;
  const xs = a.filter((_, n) => n % 2 === 0), ys = a.filter((_, n) => n % 2);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}
function inside(a, x, y) {
  let found = false;
  for (let i = 0, j = a.length - 2; i < a.length; j = i, i += 2)
    if ((a[i + 1] > y) !== (a[j + 1] > y) && x < (a[j] - a[i]) * (y - a[i + 1]) / (a[j + 1] - a[i + 1]) + a[i]) found = !found;
  return found;
}
function placeAt(x, y) {
  if (!frame || !map) return null;
  if (onHexes()) return Object.keys(frame.hexes).find((name) => inside(frame.hexes[name], x, y)) ?? null;
  const snap = (v, most) => Math.round(Math.min(most, Math.max(0, v)) / GRID) * GRID;
  return `${snap((x - frame.corner[0]) / frame.unit, map.size[0])},${snap((y - frame.corner[1]) / frame.unit, map.size[1])}`;
}
const signAt = (place) => map.ground[Number(place.slice(2)) - 1]?.[Number(place.slice(0, 2)) - 1] ?? "";
const heightAt = (place) => map.heights[Number(place.slice(2)) - 1]?.[Number(place.slice(0, 2)) - 1] ?? "0";
const nameOf = (list, w) => list.find((each) => each.word === w)?.name ?? w;
const piecesAt = (place) => map.pieces.filter((p) => p.at === place);
function tell(place) { // in words, for the keys and for screen readers
  if (!onHexes()) return [place, ...map.pieces.filter((p) => p.at && far(p.at, place) < 20).map(label)].join(" · ");
  const lists = map.lists.filter((l) => l.at.includes(place)).map((l) => l.name);
  return [place, nameOf(map.grounds, signAt(place)), `${word("height")} ${heightAt(place)}`, ...piecesAt(place).map(label), ...lists].join(" · ");
}
const label = (p) => `${p.name} (${p.kind})`;
const far = (one, other) => { const [a, b] = numbersOf(one), [c, d] = numbersOf(other); return Math.hypot(a - c, b - d); };

// --- what is drawn over the picture ---
function outline(o) {
  const at_ = o.points.map(pixel).map((p) => p.join(",")).join(" ");
  return o.area ? draw("polygon", { points: at_, class: "shape" }) : draw("polyline", { points: at_, class: "line" });
}
function spotted(place, kind) {
  if (onHexes()) return frame.hexes[place] ? draw("polygon", { points: frame.hexes[place].join(" "), class: kind }) : null;
  const [cx, cy] = centre(place);
  return draw("circle", { cx, cy, r: 12.5 * frame.unit, class: kind });
}
function written(place, text) {
  const [x, y] = centre(place), e = draw("text", { x, y });
  e.textContent = text;
  return e;
}
function render() {
  tools(); bar();
  const found = [];
  if (frame && map) {
    const wrong = new Set(shown.problems.map((p) => p.line));
    if (tool === "mark") for (const place of map.lists.find((l) => l.key === choice.mark)?.at ?? []) found.push(spotted(place, "listed"));
    for (const p of map.pieces) if (p.at && wrong.has(p.line) && centre(p.at)) found.push(spotted(p.at, "wrong"), written(p.at, p.id));
    for (const [place, sign] of fresh) if (centre(place)) found.push(spotted(place, "fresh"), written(place, sign));
    const shape = taken?.line ? map.outlines.find((o) => o.line === taken.line) : null;
    if (shape) {
      const e = outline(shape);
      e.setAttribute("class", "taken");
      if (!shape.area) e.style.fill = "none";
      found.push(e);
      shape.points.forEach((p, n) => { const [cx, cy] = pixel(p); found.push(draw("circle", { cx, cy, r: 10, class: n === taken.corner ? "taken" : "corner" })); });
    }
    const piece = taken?.id ? map.pieces.find((p) => p.id === taken.id) : null;
    if (piece?.at && centre(piece.at)) found.push(spotted(piece.at, "taken"));
    if (points.length) found.push(...points.map((p) => spotted(p, "fresh")), outline({ points: points.map(numbersOf), area: false }));
    if (cursor && centre(cursor)) found.push(spotted(cursor, "cursor"));
  }
  regions.replaceChildren(...found.filter(Boolean));
}

// --- the tools ---
const TOOLS = () => onHexes() ? ["move", "paint", "raise", "add", "mark"] : ["move", "draw", "add", "shape"];
const radio = (text, on, act, sign) => {
  const b = make("button", { onclick: act });
  if (sign) b.append(make("code", { textContent: sign }));
  b.append(text);
  b.setAttribute("role", "radio"); b.setAttribute("aria-checked", on);
  b.tabIndex = on ? 0 : -1;
  return b;
};
const select = (key, name, list, now) => make("label", {}, make("span", { textContent: name }), make("select", { id: `pick-${key}`, ariaLabel: name, onchange: (e) => { choice[key] = e.target.value; taken = null; render(); } },
  ...list.map((each) => make("option", { value: each.word, textContent: each.name, selected: each.word === now }))));
function use(name) { tool = name; taken = null; points = []; hint(""); render(); }
let drawnTools = "";
function tools() {
  if (!map) { drawnTools = ""; for (const id of ["tools", "options", "chosen"]) $(id).replaceChildren(); return; }
  if (!TOOLS().includes(tool)) tool = "move";
  choice = { paint: map.grounds[0]?.word, raise: "1", side: map.sides[0]?.word, kind: map.kinds[0]?.word, mark: map.lists[0]?.key, draw: map.grounds[0]?.word, ...choice };
  for (const [key, list] of [["paint", map.grounds], ["draw", map.grounds], ["kind", map.kinds], ["side", map.sides]]) if (!list.some((each) => each.word === choice[key])) choice[key] = list[0]?.word;
  if (!map.lists.some((l) => l.key === choice.mark)) choice.mark = map.lists[0]?.key;
  const state = JSON.stringify([tool, choice, taken, points, map.grounds, map.kinds, map.sides, map.lists.map((l) => l.key), map.outlines, root.lang]);
  if (state === drawnTools) return;
  drawnTools = state;
  const held = document.activeElement, id = held?.id || held?.dataset?.key, where = held?.closest("#tools,#options,#chosen")?.id;
  const options = [];
  if (tool === "paint") options.push(...map.grounds.map((g) => radio(g.name, choice.paint === g.word, () => { choice.paint = g.word; render(); }, g.word)));
  if (tool === "raise") options.push(...[..."0123456789"].map((n) => radio(n, choice.raise === n, () => { choice.raise = n; render(); })));
  if (tool === "add") options.push(select("side", word("side"), map.sides, choice.side), select("kind", word("kind"), map.kinds, choice.kind));
  if (tool === "mark") options.push(select("mark", word("list"), map.lists.map((l) => ({ word: l.key, name: l.name })), choice.mark));
  if (tool === "draw") options.push(select("draw", word("draw"), map.grounds, choice.draw));
  if (tool === "draw" && points.length > 1) options.push(make("button", { textContent: word("done"), onclick: finish }));
  if (tool === "shape") options.push(...map.outlines.map((o) => radio(o.name, taken?.line === o.line, () => { taken = { line: o.line }; hint(word("help-table")); render(); })));
  [...$("tools").children].length || $("tools").addEventListener("keydown", roving);
  $("tools").replaceChildren(...TOOLS().map((name) => { const b = radio(word(name), tool === name, () => use(name)); b.dataset.key = `tool-${name}`; return b; }));
  options.forEach((o, n) => { if (o.matches("button")) o.dataset.key = `option-${n}`; });
  const group = options.some((o) => o.getAttribute("role") === "radio");
  if (group) $("options").setAttribute("role", "radiogroup"); else $("options").removeAttribute("role");
  $("options").setAttribute("aria-label", word(tool));
  if (group && !options.some((o) => o.tabIndex === 0)) options[0].tabIndex = 0;
  $("options").replaceChildren(...options);
  const buttons = [];
  const piece = taken?.id ? map.pieces.find((p) => p.id === taken.id) : null;
  if (piece) buttons.push(make("span", { textContent: `${label(piece)} ${piece.at}` }), make("button", { textContent: word("remove"), onclick: remove }));
  const shape = taken?.line ? map.outlines.find((o) => o.line === taken.line) : null;
  if (shape) buttons.push(make("span", { textContent: shape.name }), ...(shape.ground ? [make("button", { textContent: word("remove"), onclick: remove })] : []));
  if (piece || shape || points.length) buttons.push(make("button", { textContent: word("back"), onclick: drop }));
  $("chosen").replaceChildren(...buttons);
  if (where) ($(id) ?? document.querySelector(`[data-key="${id}"]`) ?? view).focus({ preventScroll: true });
}
function roving(e) { // arrows go through a group of choices, as in every toolbar
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key], all = [...e.currentTarget.querySelectorAll("[role=radio]")];
  const n = all.indexOf(e.target);
  if (!step || n < 0) return;
  e.preventDefault();
  const to = all[(n + step + all.length) % all.length], key = to.dataset.key;
  to.focus(); to.click();
  document.querySelector(`[data-key="${key}"]`)?.focus();
}
$("options").addEventListener("keydown", roving);
function drop() { taken = null; points = []; hint(""); render(); view.focus({ preventScroll: true }); }
function remove() {
  const edit = taken?.id ? { do: "remove", what: taken.id } : taken?.line ? { do: "erase", what: String(taken.line) } : null;
  taken = null;
  if (edit) { void next(() => change(edit)); view.focus({ preventScroll: true }); }
}
function finish() { const at_ = points; points = []; void next(() => change({ do: "draw", what: choice.draw, at: at_ })); }
function take(piece) { taken = piece ? { id: piece.id } : null; hint(piece ? `${label(piece)} ${piece.at}. ${word("moving")}` : ""); render(); }

// --- one touch ---
function touch(place, [x, y]) {
  if (!place || !map) return;
  cursor = place;
  if (tool === "paint" || tool === "raise" || tool === "mark") { stroke([place]); return; }
  if (tool === "add") { void next(() => change({ do: "add", what: choice.kind, side: choice.side, at: [place] }, onHexes() ? [[place, "+"]] : [])); return; }
  if (tool === "draw") {
    points.push(place);
    hint(word("drawing"));
    render();
    return;
  }
  if (taken?.line) { bend(place); return; }
  const here = onHexes() ? piecesAt(place) : near(x, y, taken?.id ? 0 : NEAR); // a figure may be moved only a little
  if (taken?.id) {
    const n = here.findIndex((p) => p.id === taken.id);
    if (n >= 0) { take(here[n + 1] ?? null); return; } // the next of several, then none
    const { id } = taken;
    taken = null;
    void next(() => change({ do: "move", what: id, at: [place] }, onHexes() ? [[place, id]] : []));
    return;
  }
  if (here.length) { take(here[0]); return; }
  hint(tell(place));
  if (!onHexes()) {
    const under = map.outlines.filter((o) => o.ground && hit(o, x, y)).sort((a, b) => extent(a) - extent(b))[0];
    if (under) { taken = { line: under.line, from: place }; hint(`${under.name}. ${word("moving")}`); }
  }
  render();
}
const near = (x, y, room) => map.pieces.filter((p) => p.at).map((p) => { const [a, b] = centre(p.at); return [Math.hypot(a - x, b - y), p]; })
  .filter(([d]) => d < Math.max(12.5 * frame.unit, room / scale)).sort((a, b) => a[0] - b[0]).slice(0, 1).map(([, p]) => p);
const extent = (o) => { const xs = o.points.map((p) => p[0]), ys = o.points.map((p) => p[1]); return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys)); };
function hit(o, x, y) {
  const flat = o.points.map(pixel);
  if (o.area) return inside(flat.flat(), x, y);
  return flat.slice(1).some(([bx, by], n) => {
    const [ax, ay] = flat[n], t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)));
    return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) < NEAR / scale;
  });
}
function bend(place) { // a shape: its corner is touched first, else a place of it
  const shape = map.outlines.find((o) => o.line === taken.line), to = numbersOf(place);
  if (!shape) return;
  const longest = Math.max(...[0, 1].map((n) => { const all = shape.points.map((p) => p[n]); return Math.max(...all) - Math.min(...all); }));
  const room = Math.min(NEAR / scale / frame.unit, longest * .3); // even a small shape can be taken by its middle
  const close = shape.points.findIndex((p) => Math.hypot(p[0] - to[0], p[1] - to[1]) < room);
  if (taken.corner !== undefined) {
    const what = `${taken.line} ${taken.corner}`;
    taken = { line: taken.line };
    void next(() => change({ do: "corner", what, at: [place] }));
  } else if (close >= 0) { taken = { line: taken.line, corner: close }; hint(word("moving")); render(); }
  else if (taken.from) {
    const [x, y] = numbersOf(taken.from), what = String(taken.line);
    taken = { line: taken.line };
    void next(() => change({ do: "shift", what, at: [`${to[0] - x},${to[1] - y}`] }));
  } else { taken = { line: taken.line, from: place }; hint(word("moving")); render(); }
}
function stroke(hexes) {
  const edit = tool === "mark" ? null : { do: tool, what: choice[tool], at: hexes };
  if (edit) { void next(() => change(edit, hexes.map((h) => [h, edit.what]))); return; }
  const key = choice.mark, on = !map.lists.find((l) => l.key === key)?.at.includes(hexes[0]);
  void next(() => change({ do: on ? "mark" : "unmark", what: key, at: hexes }));
}

// --- fingers, mouse, keys ---
const fingers = new Map();
let begun = null, way = [];
const paints = () => ["paint", "raise", "mark"].includes(tool);
view.addEventListener("pointerdown", (e) => {
  if (e.target.closest("#zoom")) return;
  view.setPointerCapture(e.pointerId); fingers.set(e.pointerId, [e.clientX, e.clientY]);
  begun = fingers.size === 1 ? { x: e.clientX, y: e.clientY, moved: false } : null;
  way = begun && paints() ? [placeAt(...at(e))].filter(Boolean) : [];
  if (fingers.size > 1) { way = []; fresh.clear(); render(); }
});
view.addEventListener("pointermove", (e) => {
  const was = fingers.get(e.pointerId);
  if (!was) return;
  if (fingers.size === 2) {
    const [other] = [...fingers].filter(([id]) => id !== e.pointerId).map(([, spot]) => spot), r = view.getBoundingClientRect();
    const then = Math.hypot(was[0] - other[0], was[1] - other[1]), now = Math.hypot(e.clientX - other[0], e.clientY - other[1]);
    left += (e.clientX - was[0]) / 2; top_ += (e.clientY - was[1]) / 2;
    zoom(now / (then || 1), (e.clientX + other[0]) / 2 - r.left, (e.clientY + other[1]) / 2 - r.top);
  } else if (begun) {
    if (Math.hypot(e.clientX - begun.x, e.clientY - begun.y) > 8) begun.moved = true;
    if (begun.moved && paints()) {
      const place = placeAt(...at(e));
      if (place && !way.includes(place)) way.push(place);
      for (const each of way) fresh.set(each, tool === "mark" ? "•" : choice[tool]);
      render();
    } else if (begun.moved) { left += e.clientX - was[0]; top_ += e.clientY - was[1]; hold(); }
  }
  fingers.set(e.pointerId, [e.clientX, e.clientY]);
});
const lifted = (e) => {
  const ours = fingers.delete(e.pointerId) && begun && e.type === "pointerup", { moved } = begun ?? {}, found = way;
  begun = null; way = [];
  if (ours && moved && paints() && found.length) { cursor = found.at(-1); stroke(found); }
  else if (ours && !moved) { const [x, y] = at(e); touch(placeAt(x, y), [x, y]); }
};
view.addEventListener("pointerup", lifted); view.addEventListener("pointercancel", lifted);
view.addEventListener("wheel", (e) => { e.preventDefault(); const r = view.getBoundingClientRect(); zoom(Math.exp(-e.deltaY / 400), e.clientX - r.left, e.clientY - r.top); }, { passive: false });
$("zoom").addEventListener("click", (e) => { if (e.target.dataset.zoom) zoom(Number(e.target.dataset.zoom)); });
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
function step([dx, dy], big) {
  if (!map) return;
  const [w, h] = map.size;
  if (onHexes()) {
    const [c, r] = cursor ? [Number(cursor.slice(0, 2)) + dx, Number(cursor.slice(2)) + dy] : [1, 1], two = (n, most) => String(Math.min(most, Math.max(1, n))).padStart(2, "0");
    cursor = two(c, w) + two(r, h);
  } else {
    const far_ = big ? 5 * GRID : GRID, [x, y] = cursor ? numbersOf(cursor) : [w / 2, h / 2];
    cursor = `${Math.round(Math.min(w, Math.max(0, x + dx * far_)))},${Math.round(Math.min(h, Math.max(0, y + dy * far_)))}`;
  }
  bring(centre(cursor) ?? [0, 0]); hint(tell(cursor)); render();
}
function pass(by) { // to the next counter
  const all = map?.pieces.filter((p) => p.at) ?? [];
  if (!all.length) return;
  const n = all.findIndex((p) => p.id === taken?.id), to = all[(n + by + all.length) % all.length];
  if (tool !== "move") use("move");
  cursor = to.at; bring(centre(to.at) ?? [0, 0]); take(to);
}
view.addEventListener("keydown", (e) => {
  if (e.ctrlKey || e.metaKey || e.altKey || e.target !== view) return;
  if (!map && !["+", "-"].includes(e.key)) return;
  const sign = onHexes() && map.grounds.find((g) => g.word === e.key)?.word;
  if (STEPS[e.key]) step(STEPS[e.key], e.shiftKey);
  else if ((e.key === "Enter" || e.key === " ") && cursor) touch(cursor, centre(cursor) ?? [0, 0]);
  else if (e.key === "Escape") drop();
  else if (e.key === "Delete" || e.key === "Backspace") remove();
  else if (e.key === "PageDown" || e.key === "PageUp") pass(e.key === "PageDown" ? 1 : -1);
  else if (e.key === "+") zoom(1.4); else if (e.key === "-") zoom(.714);
  else if (sign && cursor) { const place = cursor; void next(() => change({ do: "paint", what: sign, at: [place] }, [[place, sign]])); }
  else if (onHexes() && /^\d$/.test(e.key) && cursor) { const place = cursor; void next(() => change({ do: "raise", what: e.key, at: [place] }, [[place, e.key]])); }
  else return;
  e.preventDefault();
});
addEventListener("keydown", (e) => {
  if (!(e.ctrlKey || e.metaKey) || e.altKey) return;
  const key = e.key.toLowerCase();
  if (key === "z" && !e.shiftKey) void undo(); else if (key === "y" || (key === "z" && e.shiftKey)) void redo(); else if (key === "s") void next(save); else return;
  e.preventDefault();
});
new ResizeObserver(() => { if (stage.dataset.sized) hold(); }).observe(view);

// --- files, trying, playing ---
const changed = () => paper.value !== kept;
function bar() {
  const name = (key, act, more = {}) => make("button", { textContent: word(key), onclick: act, id: `do-${key}`, ...more });
  const sign = (key, text, act, off) => { const b = name(key, act, { textContent: text, title: word(key), disabled: off }); b.setAttribute("aria-label", word(key)); return b; };
  const state = [changed(), past.length > 0 || before !== null, future.length > 0, shown.problems.length > 0, trying, root.lang, root.dataset.look].join();
  if ($("verbs").dataset.state === state) return;
  const held = document.activeElement?.closest("#verbs") ? document.activeElement.id : "";
  $("verbs").dataset.state = state;
  $("verbs").replaceChildren(
    sign("undo", "↶", () => void undo(), !past.length && before === null), sign("redo", "↷", () => void redo(), !future.length),
    name("check", () => { if (trying) trying = false; else void attempt(); }, { textContent: word(trying ? "stop" : "check") }),
    name("save", () => void next(save), { textContent: changed() ? `${word("save")} •` : word("save"), title: changed() ? word("unsaved") : "" }),
    name("play", () => void next(play), { className: "do" }),
    sign("look", "◐", () => { const every = ["chart", "dark", "contrast"]; look = every[(every.indexOf(paint()) + 1) % 3]; try { localStorage.setItem("look", look); } catch { /* for this visit */ } paint(); bar(); hint(word(`look-${look}`)); }));
  if (held) $(held)?.focus();
}
function listed(said) {
  const options = (list) => list.map((each) => make("option", { value: each.open, textContent: each.name, selected: each.open === file }));
  const none = make("option", { value: "", textContent: word("new"), selected: !file, disabled: true });
  $("files").replaceChildren(...(file ? [] : [none]), make("optgroup", { label: word("files") }, ...options(said.files)), make("optgroup", { label: word("copy") }, ...options(said.copies)));
}
function opened(said) {
  file = said.file; mark = said.mark; kept = said.file ? said.text : "";
  $("file").value = said.file;
  paper.value = said.text; safe = paper.value;
  past = []; future = []; before = null; taken = null; cursor = null; points = [];
  whole = true;
}
$("files").addEventListener("change", (e) => {
  const name = e.target.value;
  if (paper.value !== safe && !confirm(word("leave"))) { e.target.value = file; return; }
  void next(async () => { opened(await ask(`open?name=${encodeURIComponent(name)}`)); await read(); });
});
async function save() {
  settle();
  const text = paper.value, name = $("file").value.trim(), same = !name || name === file || `${name}.battle` === file;
  const said = await ask("save", { file: name, text, mark: same ? mark : "" });
  file = said.file; mark = said.mark; safe = kept = text;
  $("file").value = file;
  listed(said); bar();
  hint(said.told);
  return said.battle;
}
async function play() { // a file is not overwritten with a text that nobody can play
  settle();
  await read();
  if (shown.problems.length) { goto(shown.problems[0].line); hint(`⚠ ${word("faulty")} ${shown.problems[0].text}`); return; }
  const battle = await save();
  if (!battle) return;
  const [address, key] = home.split("#");
  location.href = `${address}?begin=${encodeURIComponent(battle)}#${key}`;
}
async function attempt() { // the autopilot plays: a piece at a time, so that it can be stopped
  const text = paper.value;
  trying = true; bar();
  $("told").replaceChildren(make("p", { textContent: word("loading") }));
  let trial = "", games = 0;
  try {
    for (let done = false; !done && trying && paper.value === text;) {
      const said = await ask("try", { text, trial });
      ({ trial, games, done } = said);
      $("told").replaceChildren(...said.told.map((t) => make("p", { textContent: t })));
      if (done) $("told").dataset.done = games;
    }
  } catch (problem) { $("told").replaceChildren(make("p", { textContent: problem.message })); }
  trying = false; bar();
}
addEventListener("beforeunload", (e) => { if (paper.value !== safe) e.preventDefault(); });

// --- narrow screens show the map or the text ---
function tab(name) {
  document.body.dataset.tab = name;
  for (const each of ["map", "text"]) { $(`tab-${each}`).setAttribute("aria-selected", each === name); $(`tab-${each}`).tabIndex = each === name ? 0 : -1; }
}
$("tabs").addEventListener("click", (e) => { if (e.target.id) tab(e.target.id.slice(4)); });
$("tabs").addEventListener("keydown", (e) => { if (e.key === "ArrowLeft" || e.key === "ArrowRight") { tab(document.body.dataset.tab === "map" ? "text" : "map"); $(`tab-${document.body.dataset.tab}`).focus(); } });

tab("map");
await calm((async () => {
  const said = await ask(`begun${location.search}`);
  words = said.words; home = said.home; root.lang = said.language;
  opened(said); listed(said);
  for (const [id, key] of [["open", "files"], ["named", "file"]]) { $(id).firstElementChild.textContent = word(key); $(id).lastElementChild.setAttribute("aria-label", word(key)); }
  $("file").placeholder = word("file");
  $("tab-map").textContent = word("map"); $("tab-text").textContent = word("text");
  for (const [id, key] of [["tools", "tool"], ["view", "map"], ["text", "text"], ["tabs", "map"], ["problems", "problems"]]) $(id).setAttribute("aria-label", word(key));
  $("zoom").querySelectorAll("button").forEach((b, n) => b.setAttribute("aria-label", word(["larger", "smaller", "whole"][n])));
  $("about").firstChild.textContent = word("help");
  await read();
  root.dataset.ready = "yes";
})());
