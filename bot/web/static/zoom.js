// A picture that can be moved and enlarged: wheel, pinch, drag, double tap and keys.

const MOST = 6;
const STILL = 6;
const WORTH_IT = 1.25; // looking closer by less cuts things off and makes nothing readable

export class Zoom {
  /** @param {Part} chart @param {(event: Point) => boolean} tapped */
  constructor(chart, tapped) {
    this.chart = chart;
    this.tapped = tapped;
    this.pointers = new Map();
    this.at = { k: 1, x: 0, y: 0 };
    this.moved = 0;
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
        if (event.detail) this.tap(this.pressedPoint(event));
      },
      true,
    );
    this.wide = chart.clientWidth;
    new ResizeObserver(() => this.fit()).observe(chart);
  }

  get sheet() {
    return this.chart.querySelector(".sheetlet");
  }

  /** @param {{ clientX: number, clientY: number }} event */
  inside({ clientX, clientY }) {
    const { left, top } = this.chart.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  // A click where it was pressed: browsers move the click of a finger to something nearby that can be pressed.
  /** @param {MouseEvent} event @returns {Point} */
  pressedPoint(event) {
    const { clientX, clientY } = this.pressed ?? event,
      { target, detail, timeStamp } = event;
    this.pressed = null;
    return {
      clientX,
      clientY,
      pointerType: /** @type {PointerEvent} */ (event).pointerType,
      target,
      detail,
      timeStamp,
    };
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
    if (again) this.at.k > 1.05 ? this.whole() : this.by(2.2, this.inside(event));
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
    const k = Math.min(MOST, Math.max(1, this.at.k * factor));
    const scale = k / this.at.k;
    this.at = { k, x: px - (px - this.at.x) * scale, y: py - (py - this.at.y) * scale };
    this.apply();
  }

  whole() {
    this.at = { k: 1, x: 0, y: 0 };
    this.apply();
  }

  // A window of another width, or a phone that was turned, begins with the whole again; listeners look closer.
  fit() {
    const { clientWidth: wide } = this.chart;
    if (wide === this.wide) return this.apply();
    this.wide = wide;
    this.whole();
    this.chart.dispatchEvent(new CustomEvent("refitted"));
  }

  // As close as these rectangles of the screen allow, with some of what lies around them.
  /** @param {DOMRect[]} rects @param {number} most */
  onto(rects, most) {
    this.whole();
    if (!rects.length) return;
    const { left, top, width, height } = this.chart.getBoundingClientRect();
    const edges = [
      Math.min(...rects.map((one) => one.left)) - left,
      Math.min(...rects.map((one) => one.top)) - top,
      Math.max(...rects.map((one) => one.right)) - left,
      Math.max(...rects.map((one) => one.bottom)) - top,
    ];
    const k = Math.min(most, (0.8 * width) / (edges[2] - edges[0] || 1), (0.8 * height) / (edges[3] - edges[1] || 1));
    if (k < WORTH_IT) return;
    this.at = { k, x: width / 2 - (k * (edges[0] + edges[2])) / 2, y: height / 2 - (k * (edges[1] + edges[3])) / 2 };
    this.apply();
  }

  // The drawing never leaves its place empty on one side while it hangs over on the other.
  apply() {
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
