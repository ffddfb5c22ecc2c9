"use strict";
(() => {
  const at = (id) => document.getElementById(id);
  const data = JSON.parse(at("data").textContent);
  const steps = data.changes.length;
  const log = at("log"), now = at("now"), slider = at("slider"), day = at("day"), map = at("map"), frame = at("frame");
  const board = viewer(map, data);
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  let current = -1, timer = 0;

  function tell(step) {
    const told = at("s" + (step + 1)).cloneNode(true);
    now.setAttribute("aria-live", timer ? "off" : "polite");
    now.replaceChildren(...told.childNodes);
    at("where").textContent = data.captions[step];
    at("count").textContent = data.counted[step];
    slider.value = String(step);
    slider.setAttribute("aria-valuetext", data.captions[step]);
    const first = data.periods.indexOf(data.periods[step]);
    day.value = String(first);
    at("first").disabled = at("previous").disabled = at("day-before").disabled = step === 0;
    at("last").disabled = at("next").disabled = step === steps - 1;
    at("day-after").disabled = data.periods[step] === data.periods[steps - 1];
  }

  function point(step) {
    for (const plot of document.querySelectorAll("svg[data-first]")) {
      const { first, last, x0, x1 } = plot.dataset;
      const x = Number(x0) + (data.periods[step] - first) * (x1 - x0) / (last - first);
      const line = plot.querySelector(".now");
      line.setAttribute("x1", x);
      line.setAttribute("x2", x);
    }
  }

  function go(wanted) {
    const step = Math.max(0, Math.min(steps - 1, wanted));
    if (step === current) return;
    current = step;
    board.draw(step);
    tell(step);
    point(step);
    try {
      history.replaceState(null, "", "#s" + (step + 1));
    } catch {
      // Some browsers do not let a page change the address of a local file.
    }
  }

  function play(on) {
    clearInterval(timer);
    timer = 0;
    if (on) {
      if (current === steps - 1) go(0);
      timer = setInterval(() => {
        go(current + 1);
        if (current === steps - 1) play(false);
      }, calm.matches ? 3000 : 900);
    }
    const button = at("play"), said = on ? data.said.pause : data.said.play;
    button.classList.toggle("playing", on);
    button.title = said;
    button.setAttribute("aria-label", said);
    if (!on) now.setAttribute("aria-live", "polite");
  }

  function enlarge() {
    const large = frame.classList.toggle("large");
    at("large").setAttribute("aria-pressed", String(large));
    at("large").textContent = large ? data.said.small : data.said.large;
  }

  const moves = {
    first: () => go(0),
    "day-before": () => go(onward(data.periods, current, -1)),
    previous: () => go(current - 1),
    next: () => go(current + 1),
    "day-after": () => go(onward(data.periods, current, 1)),
    last: () => go(steps - 1),
  };
  const keys = {
    ArrowLeft: "previous", ArrowRight: "next", ArrowUp: "day-before", ArrowDown: "day-after",
    PageUp: "day-before", PageDown: "day-after", Home: "first", End: "last",
  };

  function listen() {
    for (const [id, move] of Object.entries(moves)) {
      at(id).addEventListener("click", () => {
        play(false);
        move();
      });
    }
    at("play").addEventListener("click", () => play(!timer));
    at("large").addEventListener("click", enlarge);
    slider.addEventListener("input", () => {
      play(false);
      go(Number(slider.value));
    });
    day.addEventListener("change", () => {
      play(false);
      go(Number(day.value));
    });
    document.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("select")) return;
      if (event.key === " " && !event.target.closest("button, summary")) {
        event.preventDefault();
        play(!timer);
      } else if (keys[event.key] && !(frame.classList.contains("large") && event.target === frame)) {
        event.preventDefault();
        play(false);
        moves[keys[event.key]]();
      }
    });
    swipe();
    for (const plot of document.querySelectorAll("svg[data-first]")) {
      plot.addEventListener("click", (event) => {
        if (event.target.closest("a")) return;
        const { first, last, x0, x1 } = plot.dataset;
        const box = plot.getBoundingClientRect();
        const x = (event.clientX - box.left) * plot.viewBox.baseVal.width / box.width;
        const wanted = Math.round(Number(first) + (x - x0) * (last - first) / (x1 - x0));
        const step = data.periods.findIndex((period) => period >= wanted);
        play(false);
        go(step < 0 ? steps - 1 : step);
      });
    }
    for (const link of document.querySelectorAll('a[href^="#s"]')) {
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        play(false);
        go(numbered(link.getAttribute("href")));
        at("stage").scrollIntoView({ behavior: calm.matches ? "auto" : "smooth" });
        frame.focus({ preventScroll: true });
      });
    }
    window.addEventListener("hashchange", linked);
  }

  function swipe() {
    let start = null;
    frame.addEventListener("touchstart", (event) => {
      start = event.touches.length === 1 && !frame.classList.contains("large") ? event.touches[0] : null;
    }, { passive: true });
    frame.addEventListener("touchend", (event) => {
      if (!start) return;
      const end = event.changedTouches[0], x = end.clientX - start.clientX, y = end.clientY - start.clientY;
      start = null;
      if (Math.abs(x) < 40 || Math.abs(x) < 2 * Math.abs(y)) return;
      play(false);
      go(current + (x < 0 ? 1 : -1));
    });
  }

  function numbered(address) {
    const found = /^#s(\d+)$/.exec(address);
    return found ? Number(found[1]) - 1 : 0;
  }

  function linked() {
    go(numbered(location.hash));
  }

  board.ready.then(() => {
    at("stage").hidden = at("controls").hidden = now.hidden = false;
    log.hidden = at("plain").hidden = true;
    frame.tabIndex = 0;
    listen();
    linked();
    document.documentElement.dataset.ready = "yes";
  }).catch(() => {
    at("fault").hidden = false;
    at("plain").hidden = true;
  });
})();
