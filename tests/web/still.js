// Watches whether the page holds still: the browser's own layout shifts, and where the controls are from press to press.
window.still = {
  shifts: [],
  moves: [],
  farthest: 2,

  begin() {
    this.observer = new PerformanceObserver((list) => this.note(list.getEntries()));
    this.observer.observe({ type: "layout-shift", buffered: true });
    const table = document.getElementById("table");
    this.painting(table.dataset.token);
    new MutationObserver(() => this.painting(table.dataset.token)).observe(table, {
      attributes: true,
      attributeFilter: ["data-token"],
    });
    document.addEventListener("pointerdown", () => this.compare(), true);
  },

  // A question was written just now; it is painted two frames later.
  painting(token) {
    if (token === this.token) return;
    this.token = token;
    this.painted = Infinity;
    this.frames().then(() => {
      if (this.token === token && !this.paused) this.painted = performance.now();
    });
  },

  // Nothing counts until the watch goes on: the sheet is moved on purpose. What came before is noted first.
  pause() {
    this.note(this.observer.takeRecords());
    this.paused = true;
    this.painted = Infinity;
    this.stop = document.getElementById("table").dataset.stop;
  },

  async show(stop) {
    document.getElementById("table").dataset.stop = stop;
    await this.frames();
  },

  // The sheet is back where it was; whether the controls are too is seen at the next press.
  async resume() {
    await this.show(this.stop);
    this.observer.takeRecords();
    this.paused = false;
    this.painted = performance.now();
  },

  frames() {
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  },

  // What moved since this was asked last, each thing once.
  take() {
    this.note(this.observer.takeRecords());
    return [...new Set([...this.shifts.splice(0), ...this.moves.splice(0)])];
  },

  note(entries) {
    for (const { value, startTime, hadRecentInput, sources } of entries) {
      if (hadRecentInput || startTime < this.painted) continue;
      if (sources.every(({ node }) => node?.parentElement?.closest("#log"))) continue; // news come at its head
      const named = sources.map(({ node, previousRect: a, currentRect: b }) => {
        const part = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
        return `${this.path(part)} ${[a.x, a.y, a.width, a.height].map(Math.round)} → ${[b.x, b.y, b.width, b.height].map(Math.round)}`;
      });
      this.shifts.push(`${value.toFixed(4)}: ${named.join("; ")}`);
    }
  },

  path(part) {
    if (!part) return "?";
    return `${part.tagName.toLowerCase()}${part.id ? `#${part.id}` : ""}${[...(part.classList ?? [])].map((one) => `.${one}`).join("")}`;
  },

  // Every control that is in sight, by what it is, and where; deeds are those of one question and turn.
  controls() {
    const places = new Map(),
      fixed = "#board, #bar button, #stops button, [role=tab], .zoom button, #question";
    const scrolled = document.getElementById("question").scrollTop; // by the person's own hand
    const add = (name, part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      if (height && width && part.checkVisibility({ visibilityProperty: true }) && !places.has(name))
        places.set(name, [left, top + (part.closest("#question .tray") ? scrolled : 0)]);
    };
    const { stop } = document.getElementById("table").dataset;
    for (const part of document.querySelectorAll(fixed))
      add(part.dataset.bar ?? `${stop} ${part.id || part.dataset.zoom || part.dataset.stopAt}`, part);
    const asks = this.turn();
    for (const part of document.querySelectorAll(".tray button")) {
      const around = part.closest(".thing, [aria-label].group, [data-pot]"),
        row = part.closest(".thing"),
        of = [row, around].map(
          (box) => box?.getAttribute("aria-label") ?? box?.querySelector(".what")?.textContent ?? box?.dataset.pot,
        );
      const offer = part.closest(".raised")?.querySelector(".label").textContent ?? ""; // what its numbers are about
      const own =
        part.dataset.pip ?? part.dataset.step ?? part.querySelector(".label")?.textContent ?? part.textContent;
      add(`${asks} | ${[...new Set(of)].join(", ")} | ${own}${offer}`, part);
    }
    return places;
  },

  // A turn goes on until another player does something.
  turn() {
    const table = document.getElementById("table"),
      tray = document.querySelector(".tray");
    if (table.dataset.token !== this.last) {
      this.last = table.dataset.token;
      if (!tray || "newTurn" in tray.dataset) this.turns = (this.turns ?? 0) + 1;
    }
    const opened = [...document.querySelectorAll("#all details.act[open] > summary .label")].map(
      (one) => one.textContent,
    );
    return [this.turns, table.dataset.stop, tray?.dataset.asks, ...opened].join(" ");
  },

  compare() {
    const now = this.controls();
    for (const [name, [left, top]] of now) {
      const before = this.before?.get(name);
      if (before && Math.max(Math.abs(left - before[0]), Math.abs(top - before[1])) > this.farthest)
        this.moves.push(`${name}: ${before.slice(0, 2).map(Math.round)} → ${[left, top].map(Math.round)}`);
    }
    this.before = now;
  },
};
