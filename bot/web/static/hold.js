// Press and hold: a press that lasts does at once what a short one only proposes: the form that it fills in, and what
// cannot be taken back.

const BEGINS = 350;
const LASTS = 600;
const STILL = 8;
const CAN = ".chip, .pips button, .steps-of button, [data-bar=end], [data-bar=confirm], .chart";

export class Hold {
  // `pressed(chart, point)`: what a press on a picture does.
  /** @param {Part} bar @param {(chart: Part, point: Point) => boolean} pressed */
  constructor(bar, pressed) {
    this.bar = bar;
    this.pressed = pressed;
    this.held = false;
    this.swallow = false;
    document.addEventListener("pointerdown", (event) => this.down(event), true);
    document.addEventListener("pointermove", (event) => this.move(event), true);
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => this.up(), true);
    document.addEventListener("click", (event) => this.click(event), true);
    document.addEventListener("contextmenu", (event) => {
      if (this.held) event.preventDefault();
    });
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.up();
    this.swallow = false;
    const on = event.button === 0 && event.isPrimary ? event.target.closest?.(CAN) : null;
    if (!on) return;
    this.from = [event.clientX, event.clientY];
    this.by = event.pointerType;
    this.waits = setTimeout(() => this.begin(on), BEGINS);
  }

  // Where the finger rests, that is pressed now and not when it leaves.
  /** @param {Part} on */
  begin(on) {
    this.held = true;
    const [clientX, clientY] = this.from;
    if (on.matches(".chart"))
      this.swallow = this.pressed(on, { clientX, clientY, pointerType: this.by, target: on, detail: 1 });
    else {
      on.click();
      this.swallow = true;
    }
  }

  /** @param {PointerEvent} event */
  move({ clientX, clientY }) {
    if (this.from && Math.hypot(clientX - this.from[0], clientY - this.from[1]) > STILL) this.up();
  }

  up() {
    clearTimeout(this.waits);
    clearTimeout(this.lasts);
    this.held = false;
    this.from = null;
    this.bar.classList.remove("holding");
  }

  // What was pressed is there no longer: the press comes to nothing.
  drop() {
    this.swallow ||= this.from != null;
    this.up();
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (!this.swallow || !event.detail) return;
    this.swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  // What cannot be taken back is done when it was held long enough.
  /** @param {() => void} does */
  finish(does) {
    if (!this.held) return;
    this.bar.classList.add("holding");
    this.lasts = setTimeout(() => {
      this.up();
      does();
    }, LASTS);
  }
}
