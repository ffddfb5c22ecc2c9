// Pictures as tiles and changes (render/html/tiles.py), drawn on a canvas. The exported page and the bot's page share it.
export function viewer(canvas, data) {
  const pen = canvas.getContext("2d"), sheets = [], shown = new Map(), stand = new Map(), side = data.tile;
  let reached = -1;

  // The tile at each place after a step: forward only changes are applied, backward it is rebuilt from the first step.
  function standing(step) {
    if (step < reached) {
      stand.clear();
      reached = -1;
    }
    while (reached < step) {
      const change = data.changes[++reached];
      for (let i = 0; i < change.length; i += 2) stand.set(change[i], change[i + 1]);
    }
    return stand;
  }

  function load(source) {
    const image = new Image();
    image.src = source;
    return image.decode().then(() => image);
  }

  return {
    ready: Promise.all(data.sheets.map(load)).then((loaded) => { sheets.push(...loaded); }),
    forget: () => shown.clear(), // another viewer has drawn on the canvas
    draw(step) {
      for (const [place, tile] of standing(step)) {
        if (shown.get(place) === tile) continue;
        shown.set(place, tile);
        const within = tile % data.each;
        pen.drawImage(
          sheets[Math.floor(tile / data.each)],
          (within % data.across) * side, Math.floor(within / data.across) * side, side, side,
          (place % data.columns) * side, Math.floor(place / data.columns) * side, side, side);
      }
    },
  };
}

// The step where the next period begins; backward where this one begins, else the one before.
export function onward(periods, step, by) {
  const first = periods.indexOf(periods[step]), after = periods.findIndex((each) => each > periods[step]);
  if (by > 0) return after < 0 ? periods.length - 1 : after;
  return step > first ? first : periods.indexOf(periods[Math.max(0, first - 1)]);
}
