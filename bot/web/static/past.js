// Looking back on the board itself: any moment of the game, since your own last move, in both directions, by itself.

import { addSprites, become, drawing, parse } from "./live.js";

export class Past {
  // `attend(pieces)`: look at what moves; `leave()`: the table is as it is now again.
  /** @param {{ board: Part, scrubber: Part, log: Part, table: Part, attend: (pieces: Part[]) => void, leave: () => void }} parts */
  constructor({ board, scrubber, log, table, attend, leave }) {
    this.attend = attend;
    this.leave = leave;
    this.board = board;
    this.scrubber = scrubber;
    this.log = log;
    this.table = table;
    /** @type {{ seq: number, lines: string[], dice: Die[][] }[]} */
    this.steps = null;
    /** @type {number} */
    this.at = null;
    /** @type {number} */
    this.timer = null;
    this.range = scrubber.querySelector("input[type=range]");
    scrubber.addEventListener("click", (event) => this.pressed(event.target.closest("[data-past]")?.dataset.past));
    this.range.addEventListener("input", () => this.show(Number(this.range.value)));
    log.addEventListener("keydown", (event) => this.walk(event));
    document.addEventListener("click", (event) => {
      const one = event.target.closest("[data-moment], [data-moment-from]");
      if (one?.dataset.moment) this.moment(Number(one.dataset.moment));
      else if (one) this.from(Number(one.dataset.momentFrom));
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

  async load() {
    if ("alone" in this.table.dataset) return false; // what is kept nowhere has no past
    const seq = Number(this.table.dataset.seq);
    if (this.steps && this.seq === seq) return true;
    const answer = await fetch(`${this.base}/past`).catch(() => /** @type {Response} */ (null));
    if (!answer?.ok) return false;
    this.steps = (await answer.json()).steps;
    this.seq = seq;
    this.kept = this.images = undefined;
    this.range.max = String(this.steps.length - 1);
    return true;
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
    const { seq, lines } = this.steps[this.at],
      last = this.steps.length - 1;
    this.scrubber.hidden = false;
    this.board.classList.add("is-past");
    this.range.value = String(this.at);
    const address = this.scrubber.querySelector("[data-past-address]");
    if (address) address.href = address.dataset.pastAddress + this.at;
    this.scrubber.querySelector("output").textContent = `${this.at} / ${last}`;
    this.scrubber.querySelector(".moment").textContent = lines.join(" ") || "–";
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
    const moment = await this.fetched(`${this.base}/replay/moment?step=${step}`);
    if (!moment || this.at !== step) return;
    let svg = this.board.querySelector("svg.past");
    if (!svg) {
      svg = live.cloneNode(true);
      svg.classList.add("past");
      for (const gone of svg.querySelectorAll("g.marks, g.trails, g.spots > *")) gone.remove();
      live.after(svg);
    }
    const coming = parse(moment.svg);
    coming.querySelector(":scope > g.spots").replaceChildren();
    const ways = await become(svg, coming, `${this.base}/board.svg`);
    this.attend(ways.map(({ id }) => svg.querySelector(`#${CSS.escape(id)}`)));
    if (moment.beside) await this.drawBeside(moment.beside);
    if (onwards) await this.move(svg, moment, this.steps[step].dice);
    if (step + 1 < this.steps.length) this.fetched(`${this.base}/replay/moment?step=${step + 1}`);
  }

  // What stood beside the chart at that moment, over what stands there now.
  /** @param {string} text */
  async drawBeside(text) {
    const place = document.getElementById("beside"),
      live = place && drawing(place);
    if (!live) return;
    const svg = document.importNode(parse(text), true);
    svg.classList.add("past");
    svg.querySelector(":scope > g.spots").replaceChildren();
    place.querySelector(".past")?.remove();
    live.after(svg);
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
    const url = `${this.base}/replay/board?step=${step}`;
    if (!this.images.has(url))
      this.images.set(url, Object.assign(new Image(), { src: url, className: "past", alt: "" }));
    return this.images.get(url);
  }

  now() {
    this.stop();
    this.at = null;
    this.scrubber.hidden = true;
    this.board.classList.remove("is-past");
    this.leave();
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

  get pace() {
    return Number(this.scrubber.querySelector("[data-past=speed]").value);
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
