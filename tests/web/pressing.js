// What a person would press to choose each lit place: the middle of what is drawn of it, and what comes of a press.
window.pressing = {
  patience: 500, // a finger's click comes after the finger left

  lit() {
    return [...document.querySelectorAll(".spot.lit")].filter(
      (spot) => spot.checkVisibility() && spot.getBoundingClientRect().width > 0,
    );
  },

  // Points for every lit place that is in sight: in the middle of its shape, of each thing drawn within it, and of each name.
  async points() {
    this.reset();
    await this.settled();
    this.stood = this.standing();
    const points = [],
      lit = this.lit().map((spot) => this.shape(spot)),
      texts = this.texts();
    for (const { spot, id, picture } of lit) {
      const chart = spot.closest(".chart").getBoundingClientRect();
      const parts = [...picture.querySelectorAll(".spot:not(.lit)")].filter((part) => part.dataset.within === id);
      const above = [...picture.querySelectorAll(".spot[data-within]")]
        .filter((part) => part !== spot && !parts.includes(part))
        .map((part) => this.shape(part));
      const wanted = [
        ["shape", this.inner(this.bare(this.shape(spot), above))],
        ...parts.map((part) => ["part", this.inner(this.shape(part))]),
      ];
      for (const thing of [spot, ...parts])
        wanted.push(...this.names(texts, picture, thing).map((name) => ["name", name]));
      for (const [kind, point] of wanted) {
        if (!point) continue;
        const [x, y] = point,
          low = Math.min(chart.bottom, innerHeight);
        if (x <= chart.left || x >= chart.right || y <= chart.top || y >= low) continue;
        if (!document.elementFromPoint(x, y)?.closest(".chart")) continue; // something lies over the board
        if (above.some((other) => other.holds(x, y))) continue; // it cannot be seen there
        if (
          this.isOnTop(
            lit.filter((one) => one.picture === picture),
            x,
            y,
            id,
          )
        )
          points.push({ id, kind, x, y });
      }
    }
    return points;
  },

  shape(spot) {
    const { left, top, width, height } = spot.getBoundingClientRect(),
      inverse = spot.getScreenCTM().inverse();
    const holds = (x, y) =>
      x >= left &&
      x <= left + width &&
      y >= top &&
      y <= top + height &&
      spot.isPointInFill(new DOMPoint(x, y).matrixTransform(inverse));
    return { spot, id: spot.dataset.spot, picture: spot.closest(".picture"), left, top, width, height, holds };
  },

  // A shape as far as nothing else is drawn above it.
  bare(shape, above) {
    return { ...shape, holds: (x, y) => shape.holds(x, y) && !above.some((other) => other.holds(x, y)) };
  },

  // No other lit place is drawn there above this one.
  isOnTop(lit, x, y, id) {
    const over = lit.filter((one) => one.holds(x, y)),
      area = ({ width, height }) => width * height;
    const least = Math.min(Infinity, ...over.filter((one) => one.id === id).map(area));
    return !over.some((one) => one.id !== id && area(one) < least);
  },

  // The point of a shape that is farthest from its edge.
  inner({ left, top, width, height, holds }) {
    if (
      holds(left + width / 2, top + height / 2) &&
      holds(left + 2, top + 2) &&
      holds(left + width - 2, top + height - 2)
    )
      return [left + width / 2, top + height / 2];
    const steps = 16,
      rows = [];
    for (let j = 0; j <= steps; j++)
      rows.push(
        Array.from({ length: steps + 1 }, (_, i) => holds(left + (width * i) / steps, top + (height * j) / steps)),
      );
    let best = null,
      most = -1;
    for (let j = 0; j <= steps; j++)
      for (let i = 0; i <= steps; i++) {
        if (!rows[j][i]) continue;
        let free = 0;
        const isFree = (r) =>
          [
            [r, 0],
            [-r, 0],
            [0, r],
            [0, -r],
            [r, r],
            [-r, r],
            [r, -r],
            [-r, -r],
          ].every(([di, dj]) => rows[j + dj]?.[i + di]);
        while (free < steps && isFree(free + 1)) free += 1;
        const off = Math.hypot(i - steps / 2, j - steps / 2) / 100;
        if (free - off > most) {
          most = free - off;
          best = [left + (width * i) / steps, top + (height * j) / steps];
        }
      }
    return best;
  },

  texts() {
    return [...document.querySelectorAll("svg.drawing text")].map((text) => ({
      text,
      words: text.textContent.trim().toLowerCase(),
    }));
  },

  // The middles of the texts at a thing that say its name; what stands in another box is the name of that.
  names(texts, picture, thing) {
    const name = (thing.dataset.name ?? thing.querySelector("title")?.textContent ?? "").trim().toLowerCase();
    const { left, top, width, height } = thing.getBoundingClientRect(),
      near = 12;
    const same = texts.filter(({ text, words }) => words === name && picture.contains(text));
    const others = [...picture.querySelectorAll(".spot:not([data-within])")].filter(
      (other) => other.matches(":not(path)") && other !== thing,
    );
    return same
      .map(({ text }) => text.getBoundingClientRect())
      .map((r) => [r.left + r.width / 2, r.top + r.height / 2])
      .filter(([x, y]) => this.shape(thing).holds(x, y) || !others.some((other) => this.shape(other).holds(x, y)))
      .filter(([x, y]) => x > left - near && x < left + width + near && y > top - near && y < top + height + near);
  },

  // What is chosen now, the pieces that are taken up, the places of a list that is open, what the forms hold, which is
  // seen once they are opened, and what is last of all in an order, which places itself.
  state() {
    const ids = (kind) => [
      ...new Set([...document.querySelectorAll(kind)].map((one) => one.dataset.spot ?? one.dataset.at)),
    ];
    return {
      chosen: ids(".spot.chosen"),
      from: ids(".spot.from"),
      offered: ids(".callout .chip"),
      held: ids("#all label[data-spot]:has(input:checked)"),
      last: ids("#all .order li[data-spot]").filter((id) => this.isLast(id)),
    };
  },

  isLast(id) {
    const own = document.querySelector(`#all .order li[data-spot="${CSS.escape(id)}"]`),
      all = own.closest(".order").querySelectorAll("li:not(.blocked)");
    return Number(own.querySelector("select").value) === all.length;
  },

  // What was chosen before a press, what is after it, and whether everything still is where it was.
  async outcome() {
    for (let i = 0; i < this.patience && !this.clicked; i++) await new Promise((done) => setTimeout(done, 20));
    this.clicked = false;
    while (document.getElementById("table").classList.contains("busy"))
      await new Promise((done) => setTimeout(done, 20));
    const state = { ...this.state(), before: this.before };
    this.reset();
    await this.settled();
    return { ...state, still: this.standing() === this.stood };
  },

  // What a press has moved is seen in the next frame.
  async settled() {
    for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
  },

  // Back to what was chosen when the question was new, as far as it can be dropped.
  reset() {
    const press = (where, key) => where.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    const opened = () => [...document.querySelectorAll("#all details.act[open]")].map((fold) => fold.id);
    const now = () => JSON.stringify([{ ...this.state(), held: null, last: null }, opened()]),
      differs = () => now() !== this.first;
    this.first ??= now();
    for (let i = 0; i < 3 && differs(); i++) press(document, "Escape");
    if (differs())
      for (const spot of document.querySelectorAll(".spot.chosen:not(.from)"))
        if (spot.matches(".chosen")) press(spot, "Enter");
    if (differs())
      for (const id of JSON.parse(this.first)[0].from) {
        // the piece that was taken up at first
        const spot = this.lit().find((one) => one.dataset.spot === id && !one.matches(".from"));
        if (spot) press(spot, "Enter");
      }
    this.before = this.state();
  },

  // Where the pictures are, and what is lit on them.
  standing() {
    const charts = [...document.querySelectorAll(".picture .chart")].map((chart) => {
      const { left, top, width, height } = chart.getBoundingClientRect();
      return [left, top, width, height, chart.querySelector(".sheetlet")?.style.transform].join();
    });
    return [...charts, ...this.lit().map((spot) => spot.id)].join("|");
  },
};

window.addEventListener(
  "click",
  () => {
    window.pressing.clicked = true;
  },
  true,
);
