// Playing on the board: tap a piece, its targets light up; tap a target, the bar says what will happen; again does it.

import { at, beside, clear, has, isPiece, light, spots, way } from "./board.js";
import { chosen, complete, fits, here, pips, quick, reach, read, set, siblings, toggle, told } from "./choices.js";
import { isNext, isNextAt, isReadyToSend } from "./coach.js";
import { Hold } from "./hold.js";
import { recall, remember } from "./memory.js";
import { sealUp, tagUp } from "./tags.js";
import { chip, hasRoom, isInSight, Tray } from "./tray.js";
import { Zoom } from "./zoom.js";

const KEYS = "keys";
const SMALL = 700;
const ROOMY = 0.6;
const NUMBERS = 8;
const TAGS_FOLLOW = 120;

export class Play {
  /** @param {{ board: Part, hand: Part, question: Part, bar: Part, table: Part, keys: Part, send: Send }} parts */
  constructor({ board, hand, question, bar, table, keys, send }) {
    this.board = board;
    this.hand = hand;
    this.question = question;
    this.bar = bar;
    this.table = table;
    this.keys = keys;
    this.send = send;
    keys.checked = recall(KEYS) !== "off";
    keys.addEventListener("change", () => {
      remember(KEYS, keys.checked ? "on" : "off");
      this.nameKeys();
    });
    /** @type {Aim} */
    this.armed = null;
    /** @type {Map<Part, Zoom>} */
    this.zooms = new Map();
    const words = question.dataset;
    /** @param {string} pattern @param {Record<string, string | number>} parts */
    const fill = (pattern, parts) => pattern.replace(/%\w/g, (mark) => String(parts[mark]));
    /** @type {Words} */
    this.words = {
      give: words.give,
      get: words.get,
      clear: bar.dataset.clear,
      says: (what, value) => fill(bar.dataset.says, { "%a": what, "%b": value }),
      of: (count, most) => fill(bar.dataset.of, { "%a": count, "%b": most }),
    };
    this.hold = new Hold(bar, (chart, point) => this.tap(chart.closest(".picture"), point));
    bar.addEventListener("click", (event) => this.pressed(event.target.closest("[data-bar]")?.dataset.bar));
    board.addEventListener("click", (event) => {
      const way = event.target.closest("[data-zoom]")?.dataset.zoom;
      if (way === "all") this.zooms.get(board).whole();
      else if (way) this.zooms.get(board).by(way === "in" ? 1.5 : 1 / 1.5);
    });
    question.addEventListener("click", (event) => {
      if (event.target.closest("[data-all]")) this.all();
      event.target.closest("h2.cut")?.classList.toggle("whole");
    });
    question.addEventListener("pointerover", (event) => this.point(event.target.closest("[data-at]")?.dataset.at));
    document.addEventListener("keydown", (event) => this.key(event));
  }

  get pictures() {
    return [this.board, this.hand];
  }
  get forms() {
    return this.question.querySelector("#all");
  }

  // A new question; or the same one on pictures that changed, where a press that has begun is not disturbed.
  /** @param {boolean} [anew] @param {boolean} [asked] */
  fresh(anew = true, asked = anew) {
    if (!anew) {
      this.light();
      return;
    }
    if (asked) this.hold.drop();
    this.armed = this.final = null;
    this.begun = false;
    this.close();
    this.takeUp();
    const hint = this.question.querySelector("details.hint[open]");
    if (hint) hint.open = false; // what can be done has the first claim to the room
    this.draw();
    if (asked) {
      this.look();
      this.draw(); // what stays in sight depends on what is looked at
    }
    if (hint) this.unfold(hint);
  }

  // Where there is too little room, a hint waits until it is asked for.
  /** @param {Part} hint */
  unfold(hint) {
    hint.open = true;
    if (!hasRoom(this.question)) hint.open = false;
  }

  // Of several pieces the first is taken up, so that its targets can be pressed at once; another one is a press away.
  takeUp() {
    const node = this.forms ? read(this.forms) : null;
    if (node?.kind !== "one" || node.items.some((one) => one.el.open)) return;
    const pieces = node.items.filter((one) => one.does === "open" && one.spot && isPiece(this.board, one.spot));
    const first = pieces.length > 1 ? pieces[0].inner() : null;
    if (first?.kind !== "one" || !first.items.every((one) => one.spot && has(this.pictures, one.spot))) return;
    pieces[0].el.open = true;
    pieces[0].el.dataset.takenUp = "";
  }

  draw() {
    this.light();
    const place = this.question.querySelector(".tray");
    if (place) {
      this.board.style.height = `${this.board.offsetHeight}px`; // what is tried here lays out the drawing only once
      this.fit(place, this.question.querySelector("#asked"));
      this.board.style.height = "";
    }
    this.tell();
  }

  /** @param {Part} place @param {Part} asked */
  fit(place, asked) {
    for (const one of [asked, this.facts]) one?.classList.add("cut");
    const held = place.contains(document.activeElement) ? this.heldIn(place) : null;
    new Tray(place, this.words, {
      drawn: (spot) => has(this.pictures, spot),
      armed: (one) => this.armed?.one.el === one.el,
      took: (way) => this.take(way),
    }).draw(this.node, this.ending, this.others);
    held?.();
    this.sayWhole(asked);
  }

  get facts() {
    return this.question.querySelector(".asked .facts");
  }

  // A long question is said whole where that leaves room for what can be pressed; elsewhere a press on it does.
  // The facts beside it are the first to make room: they are scrolled then.
  /** @param {Part} asked */
  sayWhole(asked) {
    for (const one of [asked, this.facts]) one?.classList.remove("cut");
    if (!hasRoom(this.question)) this.facts?.classList.add("cut");
    if (isInSight(this.question)) return;
    asked.classList.add("cut");
    if (!asked.matches(".whole") && asked.scrollHeight <= asked.clientHeight + 1) asked.classList.remove("cut");
  }

  light() {
    for (const picture of this.pictures) {
      clear(picture);
      const chart = picture.querySelector(".chart");
      if (!chart || this.zooms.get(picture)?.chart === chart) continue;
      this.zooms.set(picture, new Zoom(chart, (event) => this.tap(picture, event)));
      if (picture === this.board) this.follow(chart);
    }
    const { node, trail } = this.forms ? here(this.forms) : { node: null, trail: [] };
    const ways = reach(node),
      all = trail.length ? read(this.forms) : node;
    this.node = node;
    this.trail = trail;
    this.ways = [...ways, ...siblings(this.forms, trail, ways)];
    const untouched = trail.every((one) => "takenUp" in one.el.dataset),
      last = this.forms?.dataset.ending;
    this.ending =
      last && untouched && all?.kind === "one"
        ? (all.items.find((one) => one.does === "send" && one.value === last) ?? null)
        : null;
    this.others = untouched && trail.length ? all.items.filter((one) => !one.spot) : [];
    this.lightUp();
  }

  // Tags are as large as the eye needs, however close the board is looked at.
  /** @param {Part} chart */
  follow(chart) {
    chart.addEventListener("refitted", () => this.look(true));
    chart.addEventListener("zoomed", () => {
      clearTimeout(this.tagging);
      this.tagging = setTimeout(() => this.mark(), TAGS_FOLLOW);
    });
  }

  // The same control keeps the focus when the tray is drawn again.
  /** @param {Part} place */
  heldIn(place) {
    const all = () => [...place.querySelectorAll("button")],
      index = all().indexOf(/** @type {Part} */ (document.activeElement));
    return () => (all()[index] ?? all().at(-1))?.focus({ preventScroll: true });
  }

  lightUp() {
    const from = this.trail.findLast((one) => one.spot)?.spot;
    if (from) for (const picture of this.pictures) light(picture, from, this.trail.at(-1).label, { from: true });
    /** @type {Map<string, Way[]>} */
    const byspot = new Map();
    for (const way of this.ways) byspot.set(way.spot, [...(byspot.get(way.spot) ?? []), way]);
    this.tags = new Map(
      [...byspot].filter(([, [{ one }, more]]) => !more && one.note).map(([spot, [{ one }]]) => [spot, one.note]),
    );
    this.seals = new Map();
    for (const [spot, ways] of byspot) {
      const label = ways.map((one) => this.name(one)).join(", ");
      const picked = ways.find(({ field, one }) => (field ? Boolean(chosen(one)) : one.el === this.armed?.one.el));
      if (picked) this.seals.set(spot, picked.field?.kind === "order" ? chosen(picked.one) : null);
      for (const picture of this.pictures) {
        light(picture, spot, label, {
          chosen: Boolean(picked),
          from: spot === from,
          several: ways.length > 1,
          coached: ways.some(isNextAt),
        });
      }
    }
    const aim = this.armed?.one.spot;
    if (aim && from) way(this.board, from, aim);
    this.mark();
  }

  // Before the next frame, once for all that changed until then.
  mark() {
    cancelAnimationFrame(this.marking);
    this.marking = requestAnimationFrame(() => {
      tagUp(this.board, this.tags ?? new Map());
      for (const picture of this.pictures) sealUp(picture, this.seals ?? new Map());
    });
  }

  /** @param {Way} way */
  name({ steps = [], one }) {
    const names = steps.includes(one) ? steps : [...steps, one];
    return [...names.map((step) => step.label), one.note].filter(Boolean).join(" · ");
  }

  // --- taking what is offered

  /** @param {Part} picture @param {Point} event */
  tap(picture, event) {
    const keyed = event.detail === 0 ? event.target.closest?.(".spot.lit") : null,
      meant = keyed ? [keyed] : at(picture, event);
    this.close();
    if (!meant.length) return false;
    const [id, ...others] = meant.map((spot) => spot.dataset.spot);
    this.press(picture, id, ...others);
    return true;
  }

  // One place; or several of which any may be meant.
  /** @param {Part} picture @param {string} id @param {...string} others */
  press(picture, id, ...others) {
    const ways = this.ways.filter((one) => one.spot === id || others.includes(one.spot));
    if (ways.length > 1 && !ways.some((one) => this.isArmed(one))) this.several(picture, id, ways);
    else if (ways.length) this.choose(ways.find((one) => this.isArmed(one)) ?? ways[0]);
    else if (this.isWhole) this.confirm();
    else this.back();
  }

  // The form that is open holds an answer.
  get isWhole() {
    return this.node?.kind === "form" && this.node.groups.every(fits);
  }

  /** @param {Way} way */
  isArmed({ one }) {
    return Boolean(this.armed && this.armed.one.el === one.el);
  }

  /** @param {Way} way */
  choose({ steps = [], one, field }) {
    for (const step of steps) if (step.does === "open") step.el.open = true;
    if (field) toggle(field, one);
    this.take({ steps, one, field });
  }

  // Something was chosen: go on to what it asks, try what is whole, or just show it. Holding it confirms the form too.
  /** @param {Way} way */
  take(way) {
    this.go(way);
    if ((way.field || way.one.does === "open") && this.hold.held && !this.armed && this.isWhole)
      this.attempt({ form: this.node.form });
  }

  /** @param {Way} way */
  go({ one, field }) {
    this.begun = true;
    for (const { el } of this.trail) delete el.dataset.takenUp;
    if (field) {
      this.armed = this.final = null;
      this.draw();
      if (this.node?.kind === "form" && this.node.groups.every(complete)) this.attempt({ form: this.node.form });
    } else if (one.does === "open") {
      one.el.open = true;
      this.armed = this.final = null;
      this.draw();
      this.look(true);
    } else {
      this.attempt({ one, form: one.el.form, submitter: one.el });
    }
  }

  // What can be taken back is done at once; anything else waits for a second press.
  /** @param {Aim} aim @returns {Promise<unknown>} */
  async attempt(aim) {
    const again = this.armed && (aim.one ? this.armed.one?.el === aim.one.el : this.armed.form === aim.form);
    if (again && this.final === null) {
      this.twice = true;
      return;
    }
    if (again) return this.confirm();
    this.armed = { one: aim.one ?? { el: aim.form, spot: null }, ...aim };
    this.final = null;
    this.twice = false;
    this.draw();
    const done = await this.send(aim.form, aim.submitter, { careful: true });
    if (done || this.armed?.form !== aim.form) return;
    this.final = true;
    if (this.twice) return this.confirm();
    this.draw();
    this.hold.finish(() => this.confirm());
  }

  // A form that was only looked at is tried first: what it proposes may be for good.
  /** @returns {Promise<unknown>} */
  confirm() {
    if (this.armed) return this.send(this.armed.form, this.armed.submitter);
    if (!this.isWhole) return null;
    return this.begun ? this.send(this.node.form) : this.attempt({ form: this.node.form });
  }

  back() {
    if (this.armed) {
      this.armed = this.final = null;
      this.draw();
      return;
    }
    const last = this.trail.at(-1);
    if (!last) return;
    last.el.open = false;
    this.draw();
    this.look(true);
  }

  // Several things can be done at one place: they are listed there.
  /** @param {Part} picture @param {string} id @param {Way[]} ways */
  several(picture, id, ways) {
    const [spot] = spots(picture, id),
      around = picture.getBoundingClientRect(),
      { left, right, top, bottom } = spot.getBoundingClientRect();
    const box = document.createElement("div");
    box.className = "callout";
    for (const way of ways) {
      const names = way.steps.includes(way.one) ? way.steps : [...way.steps, way.one],
        label = names.map((one) => one.label).join(" · ");
      box.append(
        chip({ label, note: way.one.note }, null, () => {
          this.close();
          this.choose(way);
        }),
      );
      /** @type {HTMLElement} */ (box.lastElementChild).dataset.at = way.spot;
      box.lastElementChild.classList.toggle("coached", isNextAt(way));
      const asked = this.asks(way);
      if (asked?.kind === "amount") this.numbers(box, label, way, asked);
    }
    document.body.append(box);
    box.style.position = "fixed";
    const x = Math.min(
      Math.max((left + right) / 2 - box.offsetWidth / 2, around.left + 4),
      around.right - box.offsetWidth - 4,
    );
    const below = bottom + 6 + box.offsetHeight < innerHeight - 60;
    box.style.left = `${Math.max(4, x)}px`;
    box.style.top = `${Math.max(4, below ? bottom + 6 : top - 6 - box.offsetHeight)}px`;
    box.querySelector("button").focus();
    this.callout = box;
  }

  // What is still asked for where something is pressed, if that is one thing.
  /** @param {Way} way */
  asks({ steps, one, field }) {
    const inner = one.does === "open" ? one.inner() : field && !this.trail.length ? steps.at(-1)?.inner() : null;
    const open = inner?.kind === "form" ? inner.groups.filter((group) => group.el !== field?.el) : [];
    return open.length === 1 ? open[0] : null;
  }

  // A number alone is pressed right there.
  /** @param {Part} box @param {string} label @param {Way} way @param {Field} field */
  numbers(box, label, way, field) {
    const few = pips(field) ?? quick(field.input, NUMBERS);
    const row = document.createElement("div");
    row.className = "pips";
    for (const value of few) {
      const one = Object.assign(document.createElement("button"), {
        type: "button",
        textContent: value,
        ariaLabel: this.words.says(label, value),
      });
      one.addEventListener("click", () => {
        this.close();
        this.choose(way);
        set(field, field.input, value);
        this.take({ field });
      });
      one.classList.toggle("coached", isNextAt(way) && field.input.dataset.coach === String(value));
      row.append(one);
    }
    box.append(row);
  }

  close() {
    this.callout?.remove();
    this.callout = null;
  }

  // --- the bar

  tell() {
    const [undo, back, will, confirm, end] = ["undo", "back", null, "confirm", "end"].map((name) =>
      name ? this.bar.querySelector(`[data-bar=${name}]`) : this.bar.querySelector(".will"),
    );
    undo.disabled = !this.question.querySelector("form.undo button");
    back.hidden = !this.armed && this.trail.every((one) => "takenUp" in one.el.dataset);
    const form = this.node?.kind === "form" ? this.node : null;
    const whole = this.isWhole;
    confirm.disabled = !(this.armed && this.final) && !whole;
    confirm.classList.toggle("away", !this.node);
    const sure = Boolean(this.armed && this.final);
    this.bar.classList.toggle("sure", sure);
    confirm.textContent = sure ? this.bar.dataset.sure : this.bar.dataset.confirm;
    end.hidden = !this.forms?.dataset.ending; // its place is kept while something else is chosen
    end.classList.toggle("away", !this.ending);
    end.disabled = !this.ending;
    if (this.ending) end.textContent = this.ending.label;
    end.classList.toggle("coached", isNext(this.ending));
    confirm.classList.toggle(
      "coached",
      this.armed
        ? Boolean(this.final) && (this.armed.one.label ? isNext(this.armed.one) : isReadyToSend(this.node))
        : whole && isReadyToSend(form),
    );
    end.classList.toggle("armed", Boolean(this.ending) && this.isArmed({ one: this.ending }));
    will.replaceChildren(...this.sentence(form, whole));
    this.nameKeys();
  }

  /** @param {Asked} form @param {boolean} whole */
  sentence(form, whole) {
    const strong = document.createElement("strong"),
      small = document.createElement("small");
    const one = this.armed?.one.label ? this.armed.one : null;
    const names = [...this.trail.map((step) => step.label), ...(one ? [one.label] : [])];
    const filled = form
      ? form.groups
          .map((field) => told(field, this.words))
          .filter(Boolean)
          .join(" · ")
      : "";
    const way = names.join(" → ");
    strong.textContent =
      (way && filled ? this.words.says(way, filled) : way || filled) + (one?.note ? `, ${one.note}` : "");
    if (this.final) small.textContent = ` ${this.bar.dataset.final} ${this.bar.dataset.again}`;
    else if (form && !whole) small.textContent = ` ${this.bar.dataset.more}`;
    return [strong, small];
  }

  /** @param {string} what */
  pressed(what) {
    if (what === "undo") this.question.querySelector("form.undo button")?.click();
    else if (what === "back") this.back();
    else if (what === "confirm") this.confirm();
    else if (what === "end" && this.ending) this.choose({ one: this.ending });
  }

  nameKeys() {
    for (const button of this.table.querySelectorAll("[data-key]")) {
      if (this.keys.checked) button.setAttribute("aria-keyshortcuts", button.dataset.key);
      else button.removeAttribute("aria-keyshortcuts");
    }
  }

  all() {
    const shown = this.question.classList.toggle("all-shown");
    this.question.querySelector("[data-all]")?.setAttribute("aria-expanded", shown);
  }

  /** @param {string} id */
  point(id) {
    for (const spot of this.board.querySelectorAll(".spot.pointed")) spot.classList.remove("pointed");
    if (id) for (const spot of spots(this.board, id)) spot.classList.add("pointed");
  }

  // --- where to look, and keys

  // On a small screen the board opens on what can be done there now; the hand shows itself when it is asked about.
  /** @param {boolean} [within] */
  look(within = false) {
    /** @param {Part} picture */
    const lit = (picture) =>
      [".spot.coached", ".spot.lit"].map((kind) => [...picture.querySelectorAll(kind)]).find((found) => found.length) ??
      [];
    const cards = lit(this.hand).length;
    if (!within)
      this.table.dispatchEvent(
        new CustomEvent("looks", { detail: { hand: cards > 0 && cards >= lit(this.board).length } }),
      );
    const zoom = this.zooms.get(this.board);
    if (!zoom || this.isRoomy(zoom.chart)) return;
    zoom.whole();
    zoom.onto(
      lit(this.board).map((one) => one.getBoundingClientRect()),
      3,
    );
    if (within && zoom.at.k > 1) this.draw();
  }

  // A wide screen shows a wide board whole.
  /** @param {Part} chart */
  isRoomy(chart) {
    const [width, height] = this.board.querySelector("svg").getAttribute("viewBox").split(/[ ,]+/).slice(2).map(Number);
    return (
      chart.clientWidth > SMALL &&
      Math.min(chart.clientWidth, (chart.clientHeight * width) / height) > ROOMY * chart.clientWidth
    );
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const on = event.target;
    const spot = on.closest?.(".spot.lit");
    if (spot && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      const picture = spot.closest(".picture"),
        id = spot.dataset.spot,
        opened = this.trail.length;
      this.press(picture, id);
      const next = this.trail.length > opened ? (this.ways[0]?.spot ?? id) : id;
      (
        this.callout ?? this.pictures.flatMap((one) => spots(one, next)).find((one) => one.classList.contains("lit"))
      )?.focus?.();
      return;
    }
    if (event.key.startsWith("Arrow") && (spot || on === document.body)) return this.arrow(event, spot);
    if (event.key === "Escape") {
      if (this.callout) this.close();
      else this.back();
      return;
    }
    if (on.closest?.("input, select, textarea")) return;
    if (event.key === "Enter") {
      if (on !== document.body && on !== this.question.querySelector("#asked")) return;
      event.preventDefault();
      this.confirm();
    } else if (this.keys.checked) this.bareKey(event);
  }

  // Letters, digits and signs do something by themselves, for as long as the person wants that (WCAG 2.1.4).
  /** @param {KeyboardEvent} event */
  bareKey(event) {
    if (event.key.toLowerCase() === "u") {
      event.preventDefault();
      this.pressed("undo");
    } else if (/^[1-9]$/.test(event.key))
      (this.callout ?? this.question.querySelector(".tray"))
        ?.querySelectorAll(".chip, .pips button")
        [Number(event.key) - 1]?.click();
    else if ("+-0".includes(event.key))
      this.board.querySelector(`[data-zoom=${{ "+": "in", "-": "out", 0: "all" }[event.key]}]`)?.click();
  }

  /** @param {KeyboardEvent} event @param {Part} spot */
  arrow(event, spot) {
    const picture = spot?.closest(".picture") ?? this.pictures.find((one) => one.querySelector(".spot.lit"));
    if (!picture) return;
    event.preventDefault();
    const next = spot ? beside(picture, spot, event.key) : picture.querySelector(".spot.lit");
    next?.focus();
  }
}
