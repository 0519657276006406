// Looking back on the board itself: any moment of the game, since your own last move, in both directions, by itself.

import { momentAt } from "./curve.js";
import { addSprites, become, drawing, fill, parse } from "./live.js";
import { keepReadable } from "./zoom.js";

/** @param {Part} svg */
function framed(svg) {
  const chart = Object.assign(document.createElement("div"), { className: "chart past" }),
    sheet = Object.assign(document.createElement("div"), { className: "sheetlet" });
  sheet.append(svg);
  chart.append(sheet);
  return chart;
}

export class Past {
  // `attend(pieces)`: look at what moves; `hold(isPast)`: nothing answers while the past is shown.
  /** @param {{ board: Part, scrubber: Part, log: Part, table: Part, attend: (pieces: Part[]) => void, hold: (isPast: boolean) => void }} parts */
  constructor({ board, scrubber, log, table, attend, hold }) {
    this.attend = attend;
    this.hold = hold;
    this.board = board;
    this.scrubber = scrubber;
    this.log = log;
    this.table = table;
    /** @type {{ seq: number, lines: string[], dice: Die[][], mine: boolean }[]} */
    this.steps = null;
    /** @type {number} */
    this.at = null;
    /** @type {number} */
    this.timer = null;
    this.range = scrubber.querySelector("input[type=range]");
    this.eyes = scrubber.querySelector("[data-past=eyes]");
    this.eyes?.addEventListener("change", () => this.look());
    scrubber.addEventListener("click", (event) => this.pressed(event.target.closest("[data-past]")?.dataset.past));
    this.range.addEventListener("input", () => this.show(Number(this.range.value)));
    log.addEventListener("keydown", (event) => this.walk(event));
    document.addEventListener("click", (event) => {
      const one = event.target.closest("[data-moment], [data-moment-from]");
      if (one?.matches("a") && drawing(board))
        event.preventDefault(); // it leads there without this script, too
      else if (one?.matches("a")) return;
      if (one?.dataset.moment) this.moment(Number(one.dataset.moment));
      else if (one) this.from(Number(one.dataset.momentFrom));
      const moment = momentAt(event);
      if (moment !== null) this.moment(moment);
    });
    document.addEventListener("keydown", (event) => this.key(event), true);
  }

  // The log is one stop of the Tab key; arrows go from line to line.
  /** @param {KeyboardEvent} event */
  walk(event) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key],
      lines = [...this.log.querySelectorAll("[data-moment]")];
    const next = by && lines[lines.indexOf(/** @type {Part} */ (event.target)) + by];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  get base() {
    return this.table.dataset.base;
  }
  get isOpen() {
    return this.at !== null;
  }
  // Whose view is shown: everyone's may be chosen once the game is over.
  get view() {
    return this.isOver && this.eyes ? `eyes=${this.eyes.value}` : "";
  }
  get isOver() {
    return document.querySelector("#question .over") !== null;
  }

  async load() {
    if ("alone" in this.table.dataset) return false; // what is kept nowhere has no past
    const seq = Number(this.table.dataset.seq);
    const { view } = this;
    if (this.steps && this.seq === seq && this.seen === view) return true;
    const answer = await fetch(`${this.base}/past?${view}`).catch(() => /** @type {Response} */ (null));
    if (!answer?.ok) return false;
    this.steps = (await answer.json()).steps;
    this.seq = seq;
    this.seen = view;
    this.kept = this.images = undefined;
    this.range.max = String(this.steps.length - 1);
    return true;
  }

  // The step with this number.
  /** @param {number} number */
  async step(number) {
    if (await this.load()) await this.show(number);
  }

  // The same moment through other eyes.
  async look() {
    if (this.isOpen) await this.step(this.at);
  }

  // The moment after the move with this number.
  /** @param {number} seq */
  async moment(seq) {
    if (Number.isNaN(seq) || !(await this.load())) return;
    const step = this.steps.findLastIndex((one) => one.seq <= seq);
    await this.show(Math.max(0, step));
  }

  // Everything after the move with this number, by itself; `speed`: how long each step is shown, else as was chosen.
  /** @param {number} seq @param {number} [speed] */
  async from(seq, speed) {
    if (speed) this.scrubber.querySelector("[data-past=speed]").value = String(speed);
    await this.moment(seq);
    if (this.isOpen) this.run();
  }

  /** @param {number} step */
  async show(step) {
    const before = this.at;
    this.at = Math.min(Math.max(0, step), this.steps.length - 1);
    const { seq, lines, mine } = this.steps[this.at],
      last = this.steps.length - 1;
    this.scrubber.hidden = false;
    if (before === null) this.hold(true);
    this.board.classList.add("is-past");
    this.range.value = String(this.at);
    const playOn = this.scrubber.querySelector("form.play-on");
    this.scrubber.classList.toggle("is-over", this.isOver);
    if (playOn) playOn.elements.step.value = String(this.at);
    if (playOn && this.eyes.value !== "all") playOn.elements.seat.value = this.eyes.value;
    this.scrubber.querySelector("output").textContent = `${this.at} / ${last}`;
    const moment = this.scrubber.querySelector(".moment");
    moment.textContent = lines.join(" ") || "–";
    moment.classList.toggle("concerns-me", Boolean(mine));
    for (const line of this.log.querySelectorAll("[aria-current]")) line.removeAttribute("aria-current");
    const line = this.log.querySelector(`li[data-n="${seq}"]`);
    line?.setAttribute("aria-current", "true");
    if (line?.checkVisibility()) line.scrollIntoView({ block: "nearest" });
    await this.paint(this.at, this.at === before + 1);
  }

  // A drawing is changed into that moment, so that pieces move; an image is shown in its place.
  /** @param {number} step @param {boolean} onwards */
  async paint(step, onwards) {
    const live = drawing(this.board);
    if (live) return this.draw(step, live, onwards);
    const picture = this.image(step);
    await picture.decode().catch(() => {});
    if (this.at !== step) return;
    this.board.querySelector(".past")?.remove();
    this.board.querySelector(".sheetlet").append(picture);
    if (step + 1 < this.steps.length) this.image(step + 1);
  }

  /** @param {number} step @param {Part} live @param {boolean} onwards */
  async draw(step, live, onwards) {
    const moment = await this.fetched(this.address(step));
    if (!moment || this.at !== step) return;
    let svg = this.board.querySelector("svg.past");
    if (!svg) {
      svg = live.cloneNode(true);
      svg.classList.add("past");
      for (const gone of svg.querySelectorAll("g.marks, g.washes, g.trails, g.spots > *")) gone.remove();
      live.after(svg);
    }
    const coming = parse(moment.svg);
    coming.querySelector(":scope > g.spots").replaceChildren();
    const ways = await become(svg, coming, `${this.base}/board.svg`);
    this.attend(ways.map(({ id }) => svg.querySelector(`#${CSS.escape(id)}`)));
    if (moment.beside) await this.drawOver("beside", moment.beside);
    await this.drawOver("hand", moment.hand);
    if (onwards) await this.move(svg, moment, this.steps[step].dice);
    if (step + 1 < this.steps.length) this.fetched(this.address(step + 1));
  }

  /** @param {number} step */
  address(step) {
    return `${this.base}/replay/moment?step=${step}&${this.view}`;
  }

  // What stood beside the chart at that moment, or what was held, over what is there now.
  /** @param {"beside" | "hand"} id @param {string | null} text */
  async drawOver(id, text) {
    const place = document.getElementById(id);
    place?.querySelector(".past")?.remove();
    if (!place || !text) return;
    const svg = document.importNode(parse(text), true);
    svg.classList.add("past");
    svg.querySelector(":scope > g.spots").replaceChildren();
    if (id === "hand") keepReadable(svg);
    const live = drawing(place);
    if (live) live.after(svg);
    else if (id === "hand")
      place.append(framed(svg)); // a spectator has none
    else return;
    await fill(svg, `${this.base}/${id}.svg`);
  }

  // What went from place to place with this step, and what was thrown.
  /**
   * @param {Part} svg
   * @param {{ transfers: Transfer[], sprites: Record<string, string> }} value
   * @param {Die[][]} dice
   */
  async move(svg, { transfers, sprites }, dice) {
    const { carry, throwDice } = await import("./motion.js");
    addSprites(svg, sprites);
    carry(svg, transfers);
    throwDice(this.board, dice);
  }

  /** @param {string} url */
  fetched(url) {
    this.kept ??= new Map();
    if (!this.kept.has(url))
      this.kept.set(
        url,
        fetch(url)
          .then((answer) => (answer.ok ? answer.json() : null))
          .catch(() => /** @type {any} */ (null)),
      );
    return this.kept.get(url);
  }

  /** @param {number} step */
  image(step) {
    this.images ??= new Map();
    const url = `${this.base}/replay/board?step=${step}&${this.view}`;
    if (!this.images.has(url))
      this.images.set(url, Object.assign(new Image(), { src: url, className: "past", alt: "" }));
    return this.images.get(url);
  }

  now() {
    this.stop();
    this.at = null;
    this.scrubber.hidden = true;
    this.board.classList.remove("is-past");
    this.hold(false);
    for (const gone of this.table.querySelectorAll(".picture :is(.past, .dice)")) gone.remove();
    for (const line of this.log.querySelectorAll("[aria-current]")) line.removeAttribute("aria-current");
  }

  // --- by itself

  run() {
    const button = this.scrubber.querySelector("[data-past=play]");
    button.setAttribute("aria-pressed", "true");
    button.textContent = "❚❚";
    const on = async () => {
      if (this.at >= this.steps.length - 1) {
        this.now();
        return;
      }
      await this.show(this.at + 1);
      if (this.timer) this.timer = setTimeout(on, this.pace);
    };
    this.timer = setTimeout(on, this.pace);
  }

  // How long a step is shown: twice as long where another player's move concerns the reader.
  get pace() {
    const usual = Number(this.scrubber.querySelector("[data-past=speed]").value);
    return this.steps[this.at].mine ? 2 * usual : usual;
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = null;
    const button = this.scrubber.querySelector("[data-past=play]");
    button.setAttribute("aria-pressed", "false");
    button.textContent = "▶";
  }

  /** @param {string} what */
  pressed(what) {
    if (what === "now") this.now();
    else if (what === "play" && this.timer) this.stop();
    else if (what === "play") {
      if (this.at >= this.steps.length - 1) this.at = 0;
      this.run();
    } else if (what === "prev" || what === "next") {
      this.stop();
      this.show(this.at + (what === "next" ? 1 : -1));
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.isOpen || event.target.closest("input, select, textarea")) return;
    const what = { ArrowLeft: "prev", ArrowRight: "next", " ": "play", Escape: "now" }[event.key];
    if (!what || (event.key === " " && event.target.closest("button"))) return;
    event.preventDefault();
    event.stopPropagation();
    this.pressed(what);
  }
}
