// A finished game, step by step: loaded only once a game is over.
import { onward, viewer } from "./viewer.js";

const SVG = "http://www.w3.org/2000/svg";
const make = (tag, fields = {}, ...inside) => { const e = Object.assign(document.createElement(tag), fields); e.append(...inside); return e; };
const draw = (tag, fields) => { const e = document.createElementNS(SVG, tag); for (const [k, v] of Object.entries(fields)) e.setAttribute(k, v); return e; };

function local(uri) { // the page's policy allows no data addresses
  const [head, packed] = uri.split(","), bytes = Uint8Array.from(atob(packed), (c) => c.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: head.slice(5, head.indexOf(";")) }));
}

export async function begin({ ask, plain, hint, look, stage }) {
  const data = await ask("steps"), last = data.captions.length - 1, blocks = new Map();
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let current = last, timer = 0, wanted = 0, drawn = null;
  document.head.append(make("link", { rel: "stylesheet", href: new URL("./steps.css", import.meta.url).href }));

  const canvas = make("canvas", { id: "film" }), where = make("p", { id: "where" }), told = make("ul"), story = document.getElementById("story");
  const slider = make("input", { type: "range", min: 0, max: last, value: last, id: "slider" });
  slider.setAttribute("aria-label", data.words.slider);
  const days = (by) => go(onward(data.periods, current, by));
  const buttons = { first: () => go(0), "day-before": () => days(-1), previous: () => go(current - 1), play: () => play(!timer), next: () => go(current + 1), "day-after": () => days(1), last: () => go(last) };
  const row = make("div", { className: "row" });
  for (const [key, act] of Object.entries(buttons)) {
    const sign = draw("svg", { viewBox: "0 0 16 16", "aria-hidden": true }), b = make("button", { id: `step-${key}` }, sign);
    sign.append(draw("path", {}));
    b.addEventListener("click", () => { if (key !== "play") play(false); act(); });
    row.append(b);
    signed(b, key);
  }
  function signed(b, key) {
    b.title = data.words[key];
    b.setAttribute("aria-label", data.words[key]);
    b.querySelector("path").setAttribute("d", data.signs[key]);
  }
  const panel = make("section", { id: "steps" }, where, slider, row, told);
  panel.setAttribute("aria-label", data.words.controls);
  where.setAttribute("role", "status");
  document.getElementById("scroll").prepend(panel);
  stage.insertBefore(canvas, document.getElementById("regions"));
  let now = data.chances ? curve(data.chances) : null;

  // A block holds forty steps, and is whole by itself.
  function block(number) {
    const key = `${number}-${look()}`;
    if (!blocks.has(key)) {
      const coming = ask(`steps/${key}`).then(async (said) => { said.board = viewer(canvas, { ...said, sheets: said.sheets.map(local) }); await said.board.ready; return said; });
      blocks.set(key, coming);
      coming.catch(() => blocks.delete(key));
    }
    return blocks.get(key);
  }

  async function go(step) {
    current = Math.max(0, Math.min(last, step));
    const turn = ++wanted, number = Math.floor(current / data.block);
    slider.value = String(current);
    slider.setAttribute("aria-valuetext", data.captions[current]);
    where.setAttribute("aria-live", timer ? "off" : "polite");
    const late = make("span", { textContent: " …", hidden: true, ariaHidden: "true" }), slow = setTimeout(() => { late.hidden = false; }, 250);
    where.replaceChildren(`${data.captions[current]} · ${current + 1}/${last + 1}`, late);
    for (const key of Object.keys(buttons))
      document.getElementById(`step-${key}`).disabled = ["first", "day-before", "previous"].includes(key) ? current === 0 : key !== "play" && current === last;
    story.hidden = current !== last || !story.querySelector("li"); // it tells what the last board told
    now?.(data.periods[current]);
    let said;
    try { said = await block(number); } catch { play(false); return; } // why not has been told
    finally { clearTimeout(slow); late.remove(); }
    if (turn !== wanted) return;
    if (turn > 1) hint(""); // it told that one can step
    if (drawn !== said) {
      if (canvas.width !== said.width || canvas.height !== said.height) { canvas.width = said.width; canvas.height = said.height; }
      said.board.forget();
      drawn = said;
    }
    said.board.draw(current % data.block);
    told.replaceChildren(...said.told[current % data.block].map((line) => make("li", { textContent: plain(line) })));
    document.documentElement.dataset.step = String(current);
  }

  function play(on) {
    clearTimeout(timer);
    timer = 0;
    signed(document.getElementById("step-play"), on ? "pause" : "play");
    if (!on) return;
    if (current === last) current = -1;
    const further = async () => {
      await go(current + 1);
      if (!timer) return;
      if (current === last) play(false); else timer = setTimeout(further, still.matches ? 3000 : 900);
    };
    timer = setTimeout(further, 0);
  }

  function curve({ periods, lines, points }) {
    const svg = draw("svg", { viewBox: "0 0 100 100", preserveAspectRatio: "none", role: "img", "aria-label": `${data.words.chances}: ${lines.map((l) => l.name).join(", ")}` });
    const [from, to] = [periods[0], Math.max(periods.at(-1), periods[0] + 1)], x = (period) => 100 * (period - from) / (to - from);
    lines.forEach((line, n) => svg.append(draw("polyline", { class: `c${n}`, points: line.values.map((v, i) => `${x(periods[i])},${100 - 100 * v}`).join(" ") })));
    const mark = draw("line", { y1: 0, y2: 100 });
    svg.append(mark);
    svg.addEventListener("click", (e) => {
      const box = svg.getBoundingClientRect(), period = from + (e.clientX - box.left) * (to - from) / box.width;
      const step = data.periods.findIndex((each) => each >= Math.round(period));
      play(false); go(step < 0 ? last : step);
    });
    const named = lines.flatMap((l, n) => [" · ", make("span", { className: `c${n}`, textContent: `${l.name}: ${Math.round(100 * l.values[0])} → ${Math.round(100 * l.values.at(-1))}` })]);
    panel.append(make("figure", {}, make("figcaption", {}, data.words.chances, ...named), svg));
    const list = make("div", { className: "points" });
    for (const point of points) list.append(make("button", { textContent: plain(point.text), onclick: () => { play(false); go(point.step); } }));
    if (points.length) panel.append(list);
    return (period) => { for (const end of ["x1", "x2"]) mark.setAttribute(end, Math.max(0, Math.min(100, x(period)))); };
  }

  slider.addEventListener("input", () => { play(false); go(Number(slider.value)); });
  const keys = { ArrowLeft: "previous", ArrowRight: "next", ArrowUp: "day-before", ArrowDown: "day-after", Home: "first", End: "last" };
  addEventListener("keydown", (e) => {
    if (e.ctrlKey || e.metaKey || e.altKey || e.target === slider) return;
    if (e.key === " " && !e.target.closest("button, summary, a")) { e.preventDefault(); play(!timer); }
    else if (keys[e.key]) { e.preventDefault(); play(false); buttons[keys[e.key]](); }
  });
  addEventListener("look", () => { go(current); });
  addEventListener("analysed", async () => { // the curve is another one now, and has turning points
    let said;
    try { said = await ask("steps"); } catch { return; } // why not has been told
    if (!said.chances) return;
    panel.querySelectorAll("figure, .points").forEach((each) => each.remove());
    now = curve(said.chances);
    now(data.periods[current]);
    hint(said.words.analysed);
  });
  document.documentElement.dataset.film = "ready";
  await go(last);
}
