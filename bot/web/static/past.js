// Looking back on the board itself: any moment of the game, since your own last move, in both directions, by itself.

import { addSprites, become, drawing } from "./live.js";

export class Past {
  constructor({ board, scrubber, log, table, play }) {
    Object.assign(this, { board, scrubber, log, table, play });
    this.steps = null;
    this.at = null;
    this.timer = null;
    this.range = scrubber.querySelector("input[type=range]");
    scrubber.addEventListener("click", (event) => this.pressed(event.target.closest("[data-past]")?.dataset.past));
    this.range.addEventListener("input", () => this.show(Number(this.range.value)));
    log.addEventListener("click", (event) => this.moment(Number(event.target.closest("li[data-n]")?.dataset.n ?? NaN)));
    document.addEventListener("click", (event) => {
      const one = event.target.closest("[data-moment], [data-moment-from]");
      if (one?.dataset.moment) this.moment(Number(one.dataset.moment));
      else if (one) this.from(Number(one.dataset.momentFrom));
    });
    document.addEventListener("keydown", (event) => this.key(event), true);
  }

  get base() {
    return this.table.dataset.base;
  }
  get isOpen() {
    return this.at !== null;
  }

  async load() {
    const seq = Number(this.table.dataset.seq);
    if (this.steps && this.seq === seq) return true;
    const answer = await fetch(`${this.base}/past`).catch(() => null);
    if (!answer?.ok) return false;
    this.steps = (await answer.json()).steps;
    this.seq = seq;
    this.kept = this.images = undefined;
    this.range.max = this.steps.length - 1;
    return true;
  }

  // The moment after the move with this number.
  async moment(seq) {
    if (Number.isNaN(seq) || !(await this.load())) return;
    const step = this.steps.findLastIndex((one) => one.seq <= seq);
    await this.show(Math.max(0, step));
  }

  // Everything after the move with this number, by itself.
  async from(seq) {
    await this.moment(seq);
    if (this.isOpen) this.run();
  }

  async show(step) {
    const before = this.at;
    this.at = Math.min(Math.max(0, step), this.steps.length - 1);
    const { seq, lines } = this.steps[this.at],
      last = this.steps.length - 1;
    this.scrubber.hidden = false;
    this.board.classList.add("is-past");
    this.range.value = this.at;
    this.scrubber.querySelector("output").textContent = `${this.at} / ${last}`;
    this.scrubber.querySelector(".moment").textContent = lines.join(" ") || "–";
    for (const line of this.log.querySelectorAll("[aria-current]")) line.removeAttribute("aria-current");
    const line = this.log.querySelector(`li[data-n="${seq}"]`);
    line?.setAttribute("aria-current", "true");
    if (line?.checkVisibility()) line.scrollIntoView({ block: "nearest" });
    await this.paint(this.at, this.at === before + 1);
  }

  // A drawing is changed into that moment, so that pieces move; an image is shown in its place.
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

  async draw(step, live, onwards) {
    const moment = await this.fetched(`${this.base}/replay/moment?step=${step}`);
    if (!moment || this.at !== step) return;
    let svg = this.board.querySelector("svg.past");
    if (!svg) {
      svg = live.cloneNode(true);
      svg.classList.add("past");
      svg.querySelectorAll("g.marks, g.trails").forEach((one) => one.remove());
      svg.querySelectorAll("g.spots > *").forEach((one) => one.remove());
      live.after(svg);
    }
    const coming = new DOMParser().parseFromString(moment.svg, "image/svg+xml").documentElement;
    coming.querySelector(":scope > g.spots").replaceChildren();
    await become(svg, coming, `${this.base}/board.svg`);
    if (onwards) await this.move(svg, moment, this.steps[step].dice);
    if (step + 1 < this.steps.length) this.fetched(`${this.base}/replay/moment?step=${step + 1}`);
  }

  // What went from place to place with this step, and what was thrown.
  async move(svg, { transfers, sprites }, dice) {
    const { carry, throwDice } = await import("./motion.js");
    addSprites(svg, sprites);
    carry(svg, transfers);
    throwDice(this.board, dice);
  }

  fetched(url) {
    this.kept ??= new Map();
    if (!this.kept.has(url))
      this.kept.set(
        url,
        fetch(url)
          .then((answer) => (answer.ok ? answer.json() : null))
          .catch(() => null),
      );
    return this.kept.get(url);
  }

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
    this.board.querySelectorAll(".past, .dice").forEach((one) => one.remove());
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

  key(event) {
    if (!this.isOpen || event.target.closest("input, select, textarea")) return;
    const what = { ArrowLeft: "prev", ArrowRight: "next", " ": "play", Escape: "now" }[event.key];
    if (!what || (event.key === " " && event.target.closest("button"))) return;
    event.preventDefault();
    event.stopPropagation();
    this.pressed(what);
  }
}
