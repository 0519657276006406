// A picture that can be moved and enlarged: wheel, pinch, drag, double tap and keys.

const MOST = 6;
const STILL = 6;
const ROUND = 8; // bare paper around what is drawn
const STEP = 0.25;
const READABLE = 0.5; // pixels of a unit: the smallest letters of a drawing have 22 units, and 11 pixels
const IN_SIGHT = 0.75; // so much of a place is enough to know and to press it
const GROUP = 0.5; // places that are so near to one of them have room together with it
const AROUND = 0.22; // so much of the room is around what is kept in sight
const WORTH_IT = 1.25; // looking closer by less cuts things off and makes nothing readable

// A click where it was pressed: browsers move the click of a finger to something nearby that can be pressed.
/** @param {MouseEvent} event @param {PointerEvent | null} pressed @returns {Point} */
function pressedPoint(event, pressed) {
  const { clientX, clientY } = pressed ?? event,
    { target, detail, timeStamp } = event;
  return { clientX, clientY, pointerType: /** @type {PointerEvent} */ (event).pointerType, target, detail, timeStamp };
}

/** @param {Part} svg */
export function keepReadable(svg) {
  const [, , wide, high] = svg.getAttribute("viewBox").split(/[ ,]+/).map(Number);
  svg.style.minWidth = `${wide * READABLE}px`;
  svg.style.minHeight = `${high * READABLE}px`;
}

// How far a picture is moved so that all from `low` to `high` is in sight, with room around it; what has no room for
// that does not move it.
/** @param {number} shift @param {number} low @param {number} high @param {number} room */
function held(shift, low, high, room) {
  if (high - low > room) return shift;
  const air = Math.min(AROUND * room, (room - high + low) / 2);
  return Math.min(room - air - high, Math.max(air - low, shift));
}

// The lower right corner of a piece, where it will stand once it has arrived.
/** @param {SVGGElement} piece */
function cornerOf(piece) {
  const { x, y, width, height } = piece.getBBox(),
    place = piece.transform.baseVal[0],
    layer = /** @type {SVGGElement} */ (piece.parentNode).getScreenCTM();
  return new DOMPoint(x + width, y + height).matrixTransform(place ? layer.multiply(place.matrix) : layer);
}

// A picture that is scrolled, and never smaller than its letters can be read.
export class Flat {
  /** @param {Part} chart @param {(event: Point) => boolean} tapped */
  constructor(chart, tapped) {
    this.chart = chart;
    /** @type {PointerEvent | null} */
    let pressed = null;
    chart.addEventListener("pointerdown", (event) => {
      if (event.isPrimary) pressed = event;
    });
    chart.addEventListener(
      "click",
      (event) => {
        if (event.detail) tapped(pressedPoint(event, pressed));
        pressed = null;
      },
      true,
    );
    chart.addEventListener("scroll", () => this.edge(), { passive: true });
    new ResizeObserver(() => this.fit()).observe(chart);
    this.fit();
  }

  // What is cut says where the rest is; bare paper is nothing that is cut. Keys scroll what has the focus.
  edge() {
    const { chart } = this,
      [beyond, below] = this.beyond();
    chart.classList.toggle("more-below", below > STILL);
    chart.classList.toggle("more-right", beyond > STILL);
    const isCut = chart.scrollHeight > chart.clientHeight + STILL || chart.scrollWidth > chart.clientWidth + STILL;
    if (isCut) chart.tabIndex = 0;
    else chart.removeAttribute("tabindex");
  }

  // How far the last things that are drawn lie beyond the right and the lower edge, once they have arrived.
  beyond() {
    const { right, bottom } = this.chart.getBoundingClientRect(),
      drawn = /** @type {any} */ (this.chart.querySelectorAll("svg.drawing:not(.past) g.pieces > [id]")),
      corners = this.chart.checkVisibility() ? Array.from(drawn, cornerOf) : [];
    if (!corners.length) return [0, 0];
    return [Math.max(...corners.map(({ x }) => x)) - right, Math.max(...corners.map(({ y }) => y)) - bottom];
  }

  // Cards may have gone from where it was scrolled to: the rest comes back into sight.
  bringBack() {
    const [beyond, below] = this.beyond(),
      { scrollLeft, scrollTop } = this.chart;
    if (beyond < 0 && scrollLeft) this.chart.scrollLeft = Math.max(0, scrollLeft + beyond - ROUND);
    if (below < 0 && scrollTop) this.chart.scrollTop = Math.max(0, scrollTop + below - ROUND);
  }

  fit() {
    for (const svg of this.chart.querySelectorAll("svg.drawing")) keepReadable(svg);
    this.bringBack();
    this.edge();
  }
}

export class Zoom {
  /** @param {Part} chart @param {(event: Point) => boolean} tapped */
  constructor(chart, tapped) {
    this.chart = chart;
    this.tapped = tapped;
    this.pointers = new Map();
    this.at = this.meant = { k: 1, x: 0, y: 0 };
    this.own = false; // the reader has moved or enlarged it
    /** @type {{ places: Part[], most: number, keep: Part[] } | null} */
    this.aim = null; // what is to be in sight
    this.moved = 0;
    this.isRead = false;
    /** @type {PointerEvent | null} */
    this.pressed = null;
    chart.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.by(event.deltaY < 0 ? 1.2 : 1 / 1.2, this.inside(event));
      },
      { passive: false },
    );
    chart.addEventListener("pointerdown", (event) => this.down(event));
    chart.addEventListener("pointermove", (event) => this.move(event));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"]))
      chart.addEventListener(end, (event) => this.up(event));
    chart.addEventListener(
      "click",
      (event) => {
        if (this.moved > STILL) {
          event.stopPropagation();
          return;
        }
        if (!event.detail) return;
        this.tap(pressedPoint(event, this.pressed));
        this.pressed = null;
      },
      true,
    );
    chart.addEventListener("scroll", () => this.scrolled());
    this.wide = chart.clientWidth;
    new ResizeObserver(() => this.fit()).observe(chart);
  }

  // A browser scrolls to what gets the focus: the drawing is moved there instead, so that it can be moved back.
  scrolled() {
    const { scrollLeft, scrollTop } = this.chart;
    if (!scrollLeft && !scrollTop) return;
    this.chart.scrollTo(0, 0);
    this.at.x -= scrollLeft;
    this.at.y -= scrollTop;
    this.apply();
  }

  get sheet() {
    return this.chart.querySelector(".sheetlet");
  }

  /** @param {{ clientX: number, clientY: number }} event */
  inside({ clientX, clientY }) {
    const { left, top } = this.chart.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  // A tap does what lies there; two taps on nothing look closer, or at the whole again.
  /** @param {Point} event */
  tap(event) {
    const again = event.timeStamp - (this.last ?? -1e9) < 350;
    this.last = event.timeStamp;
    if (this.tapped(event)) {
      this.last = -1e9;
      return;
    }
    if (again) this.at.k > 1.05 ? this.all() : this.by(2.2, this.inside(event));
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button > 0) return;
    if (event.isPrimary) {
      this.pointers.clear(); // the one before may have left where the picture does not hear of it
      this.pressed = event;
    }
    this.pointers.set(event.pointerId, this.inside(event));
    if (this.pointers.size === 1) this.moved = 0;
    this.spread = null;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    if (!event.buttons) return this.up(event);
    const now = this.inside(event);
    this.pointers.set(event.pointerId, now);
    if (this.pointers.size === 2) return this.pinch();
    this.moved += Math.hypot(now[0] - before[0], now[1] - before[1]);
    if (this.moved <= STILL) return;
    if (!this.chart.hasPointerCapture(event.pointerId)) this.chart.setPointerCapture(event.pointerId);
    this.chart.classList.add("held");
    this.own = true;
    this.at.x += now[0] - before[0];
    this.at.y += now[1] - before[1];
    this.apply();
  }

  pinch() {
    const [one, other] = [...this.pointers.values()];
    const spread = Math.hypot(one[0] - other[0], one[1] - other[1]);
    this.moved = STILL + 1;
    if (this.spread) this.by(spread / this.spread, [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]);
    this.spread = spread;
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.pointers.delete(event.pointerId);
    this.spread = null;
    this.chart.classList.remove("held");
  }

  /** @param {number} factor @param {number[]} [value] */
  by(factor, [px, py] = [this.chart.clientWidth / 2, this.chart.clientHeight / 2]) {
    this.own = true;
    const k = Math.min(MOST, Math.max(1, this.at.k * factor));
    const scale = k / this.at.k;
    this.at = { k, x: px - (px - this.at.x) * scale, y: py - (py - this.at.y) * scale };
    this.apply();
  }

  // By keys: a part of what is in sight.
  /** @param {string} key */
  step(key) {
    const [dx, dy] = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
    this.at.x += dx * STEP * this.chart.clientWidth;
    this.at.y += dy * STEP * this.chart.clientHeight;
    this.apply();
  }

  // The reader wants to see the whole of it, and goes on seeing it.
  all() {
    this.whole();
    this.own = true;
  }

  whole() {
    this.own = this.isRead = false;
    this.at = { k: 1, x: 0, y: 0 };
    this.apply();
  }

  // A window of another width, or a phone that was turned, begins with the whole again; listeners look closer. Where
  // only the height changes, what was meant is kept, so that it is back once the height is; and what is to be in
  // sight stays so.
  fit() {
    const { clientWidth: wide } = this.chart,
      { meant } = this;
    if (wide === this.wide) {
      this.at = { ...meant };
      if (this.isRead) this.read();
      else this.apply();
      this.keepInSight();
      this.meant = meant;
      return;
    }
    this.wide = wide;
    this.whole();
    this.chart.dispatchEvent(new CustomEvent("refitted"));
  }

  // What is to be in sight is, until the reader looks elsewhere.
  keepInSight() {
    if (this.own || !this.aim?.keep.length) return;
    const { places, most, keep } = this.aim;
    if (!keep.every((place) => place.isConnected) || this.sees(keep).inside === keep.length) return;
    this.onto(places, most, keep);
    this.read();
  }

  // How many of these are in sight, and how small the smallest of all is.
  /** @param {Part[]} places */
  sees(places) {
    const around = this.chart.getBoundingClientRect(),
      rects = places.map((one) => one.getBoundingClientRect());
    const inside = rects.filter(
      ({ left, right, top, bottom, width, height }) =>
        Math.min(right, around.right) - Math.max(left, around.left) >= IN_SIGHT * width - 1 &&
        Math.min(bottom, around.bottom) - Math.max(top, around.top) >= IN_SIGHT * height - 1,
    );
    return { inside: inside.length, least: Math.min(...rects.map(({ width, height }) => Math.min(width, height))) };
  }

  // As close as these places allow, with some of what lies around them; where not all of them have room, those to
  // `keep` do.
  /** @param {Part[]} places @param {number} most @param {Part[]} [keep] */
  onto(places, most, keep = []) {
    this.whole();
    if (!places.length) return;
    const { width, height } = this.chart.getBoundingClientRect(),
      edges = this.edges(places),
      kept = keep.length ? this.edges(keep) : null;
    const near = Math.min(
      most,
      (0.8 * width) / (edges[2] - edges[0] || 1),
      (0.8 * height) / (edges[3] - edges[1] || 1),
    );
    const k = Math.max(near < WORTH_IT ? 1 : near, this.readable()),
      fits = k * (edges[2] - edges[0]) <= width && k * (edges[3] - edges[1]) <= height,
      [left, top, right, bottom] = fits ? edges : this.edges(this.most(places, width / k, height / k));
    this.at = { k, x: width / 2 - (k * (left + right)) / 2, y: height / 2 - (k * (top + bottom)) / 2 };
    if (kept) {
      this.at.x = held(this.at.x, k * kept[0], k * kept[2], width);
      this.at.y = held(this.at.y, k * kept[1], k * kept[3], height);
    }
    this.apply();
  }

  // Where these places have no room together: the most that do.
  /** @param {Part[]} places @param {number} wide @param {number} high */
  most(places, wide, high) {
    const around = places.map((place) =>
      places.filter((other) => {
        const [left, top, right, bottom] = this.edges([place, other]);
        return other === place || (right - left <= GROUP * wide && bottom - top <= GROUP * high);
      }),
    );
    return around.sort((a, b) => b.length - a.length)[0];
  }

  // The box around these places while all of the drawing is shown: left, top, right, bottom.
  /** @param {Part[]} places */
  edges(places) {
    const { left, top } = this.chart.getBoundingClientRect(),
      rects = places.map((one) => one.getBoundingClientRect());
    return [
      Math.min(...rects.map((one) => one.left)) - left,
      Math.min(...rects.map((one) => one.top)) - top,
      Math.max(...rects.map((one) => one.right)) - left,
      Math.max(...rects.map((one) => one.bottom)) - top,
    ];
  }

  // No smaller than letters can be read, for as long as the reader does not want it otherwise.
  read() {
    this.isRead = true;
    const by = this.readable() / this.at.k;
    if (this.own || by <= 1) return this.apply();
    const { clientWidth: width, clientHeight: height } = this.chart,
      { x, y } = this.at;
    this.at = { k: this.readable(), x: width / 2 - (width / 2 - x) * by, y: height / 2 - (height / 2 - y) * by };
    this.apply();
  }

  // How close letters can be read.
  readable() {
    return READABLE / (this.scale() || READABLE);
  }

  // Pixels of a unit while all of the drawing is shown.
  scale() {
    const [, , wide, high] =
      this.sheet?.querySelector("svg.drawing")?.getAttribute("viewBox").split(/[ ,]+/).map(Number) ?? [];
    return Math.min(this.chart.clientWidth / wide, this.chart.clientHeight / high);
  }

  // The drawing never leaves its place empty on one side while it hangs over on the other.
  apply() {
    this.meant = { ...this.at };
    if (this.at.k <= 1) this.at = { k: 1, x: 0, y: 0 };
    const [wide, high] = this.margins();
    this.at.x = this.within(this.at.x, this.chart.clientWidth, wide);
    this.at.y = this.within(this.at.y, this.chart.clientHeight, high);
    const { k, x, y } = this.at;
    if (this.sheet) this.sheet.style.transform = k === 1 ? "" : `translate(${x}px, ${y}px) scale(${k})`;
    this.sheet?.style.setProperty("--thin", String(1 / k));
    const picture = this.sheet?.querySelector("img:not(.past)");
    if (picture && k > 1.3) picture.sizes = "1600px";
    this.chart.dispatchEvent(new CustomEvent("zoomed"));
  }

  // What lies beside the drawing, and above it, while all of it is shown.
  margins() {
    const [, , wide, high] =
      this.sheet?.querySelector("svg.drawing")?.getAttribute("viewBox").split(/[ ,]+/).map(Number) ?? [];
    const { clientWidth: width, clientHeight: height } = this.chart,
      scale = Math.min(width / wide, height / high);
    return scale ? [(width - wide * scale) / 2, (height - high * scale) / 2] : [0, 0];
  }

  /** @param {number} shift @param {number} room @param {number} margin */
  within(shift, room, margin) {
    const { k } = this.at,
      [low, high] = [room - k * (room - margin), -k * margin];
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, shift));
  }
}

// The buttons beside the board look closer, or at the whole again; while one of them has the focus, arrows move it.
/** @param {() => Zoom} zoom */
export function knobs(zoom) {
  for (const place of document.querySelectorAll(".zoom")) {
    place.addEventListener("click", ({ target }) => {
      const way = /** @type {Part} */ (target).closest("[data-zoom]")?.dataset.zoom;
      if (way === "all") zoom().all();
      else if (way) zoom().by(way === "in" ? 1.5 : 1 / 1.5);
    });
    place.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      if (!event.key.startsWith("Arrow")) return;
      event.preventDefault();
      event.stopPropagation();
      zoom().step(event.key);
    });
  }
}
