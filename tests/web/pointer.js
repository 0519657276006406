// What somebody at the page sees: which places are lit, where to press them, and what is out of sight.
window.pointer = {
  leastBoard: 0.36, // of the height of a phone

  pressable: 16,

  lit() {
    return [...document.querySelectorAll(".spot.lit")].filter((one) => one.checkVisibility());
  },

  // How much of a place is in sight of its picture; a hand is scrolled to it.
  inSight(spot) {
    const picture = spot.closest(".picture");
    if (picture.id === "hand") spot.scrollIntoView({ block: "nearest", inline: "nearest" });
    const [r, c] = [spot, picture].map((one) => one.getBoundingClientRect());
    const [left, top] = [Math.max(r.left, c.left), Math.max(r.top, c.top)];
    const [right, bottom] = [Math.min(r.right, c.right), Math.min(r.bottom, c.bottom)];
    const least = Math.min(this.pressable, r.width, r.height);
    return { left, top, right, bottom, enough: Math.min(right - left, bottom - top) >= least && r.width > 0 };
  },

  isLit(id) {
    return this.lit().some((one) => one.dataset.spot === id && this.inSight(one).enough);
  },

  // What is open, the outermost first.
  opened() {
    const open = [...document.querySelectorAll("#all details.act[open]")];
    return open
      .filter((one) => !one.parentElement.closest("details.act:not([open])"))
      .map((one) => one.querySelector(".label").textContent.trim());
  },

  // A press has lasted so long that nothing more comes of it, or its answer is given.
  begin() {
    this.since = performance.now();
  },

  heldOut(before) {
    const table = document.getElementById("table"),
      bar = document.getElementById("bar");
    if (table.classList.contains("busy")) return false;
    if (table.dataset.token !== before) return true;
    return performance.now() - this.since > 600 && !bar.classList.contains("holding");
  },

  area(one) {
    const { width, height } = one.getBoundingClientRect();
    return width * height;
  },

  // The place that is drawn at a point: parts of places come first, then small ones.
  drawnAt(x, y) {
    const inside = (spot) => spot.isPointInFill(new DOMPoint(x, y).matrixTransform(spot.getScreenCTM().inverse()));
    const first = [...document.querySelectorAll(".picture .spot:is(.lit, [data-within])")]
      .filter((spot) => spot.checkVisibility({ visibilityProperty: true }) && inside(spot))
      .sort((a, b) => Number(!a.dataset.within) - Number(!b.dataset.within) || this.area(a) - this.area(b))[0];
    return first?.matches(".lit") ? first.dataset.spot : first?.dataset.within;
  },

  // A point at which a press means this place and no smaller one, beside the buttons that lie on the board.
  middle(id) {
    const places = this.lit().filter((one) => one.dataset.spot === id);
    const { left, top, right, bottom } = this.inSight(places.find((one) => this.inSight(one).enough) ?? places[0]);
    const steps = [0.5, 0.2, 0.8, 0.1, 0.9, 0.35, 0.65];
    for (const fy of steps)
      for (const fx of steps) {
        const [x, y] = [left + (right - left) * fx, top + (bottom - top) * fy];
        if (this.drawnAt(x, y) === id && !document.elementFromPoint(x, y)?.closest("button")) return [x, y];
      }
    return [(left + right) / 2, (top + bottom) / 2];
  },

  // The same, once the picture stands still.
  async stillMiddle(id) {
    for (let before = null; ; ) {
      const now = this.middle(id);
      if (before && Math.hypot(now[0] - before[0], now[1] - before[1]) < 1) return now;
      before = now;
      await new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done, 20));
      });
    }
  },

  // The sheet of a phone is as low as it gets.
  isAtFirstStop() {
    return innerWidth < 1024 && document.getElementById("table").dataset.stop === "question";
  },

  // On a phone, the sheet leaves the board less than its place.
  cramped() {
    const { height } = document.getElementById("board").getBoundingClientRect();
    return this.isAtFirstStop() && height < this.leastBoard * innerHeight
      ? [`the board is left ${Math.round(height)} px`]
      : [];
  },

  // What ought to be seen without scrolling, and is not; on a phone the board is among it.
  outOfSight() {
    const wrong = [],
      root = document.documentElement;
    const low = Math.min(document.getElementById("question").getBoundingClientRect().bottom, innerHeight) + 1;
    const sees = (one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      return top >= -1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1;
    };
    if (root.scrollHeight > innerHeight + 1) wrong.push("the page scrolls");
    if (root.scrollWidth > innerWidth + 1) wrong.push("the page is too wide");
    wrong.push(...this.cramped());
    for (const one of document.querySelectorAll("#bar button:not([hidden]), #asked")) {
      if (!sees(one)) wrong.push(one.textContent);
    }
    const tray = [...document.querySelectorAll("#question .tray :is(.chip, .pips button)")].filter(
      (one) => !document.querySelector(".tray > .usual") || one.closest(".usual"), // the form below it scrolls
    );
    for (const one of tray) if (one.getBoundingClientRect().bottom > low) wrong.push(one.textContent);
    const bar = document.querySelectorAll("#bar :is(.bar-end, .bar-confirm):not(:disabled)");
    if (!tray.length && !bar.length && !this.lit().some(sees)) wrong.push("nothing to do in sight");
    return wrong;
  },
};
