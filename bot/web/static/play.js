// Playing on the board: tap a piece, its targets light up; tap a target, the bar says what will happen; again does it.

import { Bar } from "./bar.js";
import { at, clear, has, isPiece, letGo, light, order, shows, spots, way, wayOfPiece } from "./board.js";
import { Callout } from "./callout.js";
import { wordsOf } from "./chips.js";
import {
  begin,
  chosen,
  ending,
  endsWithPick,
  fits,
  here,
  isAside,
  isComplete,
  isLastForGood,
  isNumberForGood,
  labelsOf,
  reach,
  read,
  set,
  siblings,
  toggle,
} from "./choices.js";
import { isNextAt } from "./coach.js";
import { Hold } from "./hold.js";
import { Keys } from "./keys.js";
import { Looking } from "./looking.js";
import { Slots } from "./slots.js";
import { arrowUp, sealUp, tagUp } from "./tags.js";
import { SURE } from "./touch.js";
import { Tray } from "./tray.js";
import { Flat, knobs, Zoom } from "./zoom.js";

const TAGS_FOLLOW = 120;

export class Play {
  /** @param {{ board: Part, beside?: Part, hand: Part, question: Part, bar: Part, table: Part, keys: Part, send: Send }} parts */
  constructor({ board, beside, hand, question, bar, table, keys, send }) {
    this.board = board;
    this.beside = beside;
    this.hand = hand;
    this.question = question;
    this.bar = bar;
    this.table = table;
    this.send = send;
    /** @type {Aim} */
    this.armed = null;
    this.wentAt = Number.NEGATIVE_INFINITY;
    this.isPast = false; // what is shown is over
    /** @type {Map<Part, any>} */
    this.zooms = new Map();
    this.slots = new Slots();
    this.words = wordsOf(question, bar);
    this.callout = new Callout(this);
    this.foot = new Bar(this);
    this.looking = new Looking(this);
    this.keys = new Keys(this, keys);
    this.hold = new Hold(bar, (chart, point) => this.rest(chart.closest(".picture"), point));
    bar.addEventListener("click", (event) => this.pressed(event.target.closest("[data-bar]")?.dataset.bar));
    knobs(() => this.zooms.get(board));
    question.addEventListener("click", (event) => {
      if (event.target.closest("[data-all]")) this.all();
      event.target.closest("h2:is(.cut, .whole)")?.classList.toggle("whole");
    });
    addEventListener("resize", () => {
      clearTimeout(this.resizing);
      this.resizing = setTimeout(() => this.resized(), TAGS_FOLLOW);
    });
    question.addEventListener("pointerover", (event) => this.point(event.target.closest("[data-at]")?.dataset.at));
    question.addEventListener("pointerleave", () => this.point(null));
  }

  get pictures() {
    return [this.board, this.beside, this.hand].filter(Boolean);
  }
  // What is behind a tab, out of sight or too small for a finger is listed, too.
  /** @param {string} id @param {number} [least] how wide it has to be */
  isDrawn(id, least) {
    return this.pictures.some((picture) => shows(picture, id, least));
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
    this.callout.close();
    if (this.forms) this.takeUp();
    this.takeTried();
    if (asked) {
      const goesOn = this.question.querySelector(".tray:not([data-new-turn])") !== null;
      this.slots.turnTo(this.table.dataset.token, goesOn);
    }
    this.light();
    if (asked) {
      this.question.scrollTop = 0;
      this.look(); // first: how much room there is depends on what is looked at
    }
    this.draw();
  }

  // Of several pieces the first is taken up; another one is a press away. So is the form that a question is about, but
  // not in a lesson, which tells what to open.
  takeUp() {
    const node = read(this.forms);
    if (node?.kind !== "one" || node.items.some(({ el }) => el.open)) return;
    const opening = node.items.filter(({ does }) => does === "open"),
      pieces = opening.filter(({ spot }) => spot && isPiece(this.board, spot)),
      first = pieces.length > 1 ? pieces[0].inner() : null,
      leads = first?.kind === "one" && first.items.every(({ spot }) => spot && has(this.pictures, spot)),
      usual = "lesson" in this.table.dataset ? null : opening.find((option) => option.usual),
      taken = usual ?? (leads ? pieces[0] : null);
    if (!taken) return;
    taken.el.open = true;
    taken.el.dataset.takenUp = "";
  }

  // What was tried is filled in, and waits to be confirmed: an answer of one press stands in the bar.
  takeTried() {
    if (!this.forms || !("tried" in this.forms.dataset)) return;
    const { node } = here(this.forms);
    const option = node?.kind === "one" ? node.items.find(({ el }) => "chosen" in el.dataset) : null;
    if (!option) return;
    this.armed = { option, form: option.el.form, submitter: option.el };
    this.final = false;
  }

  draw() {
    this.light();
    const place = this.question.querySelector(".tray");
    if (place && !this.isPast) this.fit(place); // hidden things have no size
    this.tell();
  }

  /** @param {Part} place */
  fit(place) {
    const asked = this.question.querySelector("#asked");
    asked.classList.toggle("cut", asked.scrollHeight > asked.clientHeight + 1);
    const held = place.contains(document.activeElement) ? this.heldIn(place) : null;
    new Tray(place, this.words, {
      drawn: (spot, least) => this.isDrawn(spot, least),
      armed: (option) => this.armed?.option.el === option.el,
      took: (way) => this.take(way),
      answered: (way, field, value) => this.answer(way, field, value),
      redraw: () => this.draw(),
    }).draw(
      this.node,
      this.ending,
      this.others,
      this.slots,
      [place.dataset.asks, ...this.trail.map((step) => step.label)].join(),
    );
    held?.();
  }

  light() {
    for (const picture of this.pictures) {
      clear(picture);
      const chart = picture.querySelector(".chart"),
        zoom = this.zooms.get(picture);
      if (zoom instanceof Flat) zoom.fit(); // its drawing may have grown
      if (!chart || zoom?.chart === chart) continue;
      const Way = picture === this.board ? Zoom : Flat;
      this.zooms.set(picture, new Way(chart, (event) => this.tap(picture, event)));
      if (picture === this.board) this.follow(chart);
    }
    const { node, trail } = this.forms ? here(this.forms) : { node: null, trail: [] };
    const all = trail.length ? read(this.forms) : node,
      untouched = trail.every((step) => "takenUp" in step.el.dataset),
      usual = node?.kind === "form" && trail.length === 1 && trail[0].usual;
    const items = all?.kind === "one" ? all.items : [],
      last = this.forms ? ending(items, this.forms) : null,
      ways = reach(usual && untouched ? all : node).filter(({ option }) => option.spot || option.el !== last?.el);
    this.node = node;
    this.trail = trail;
    this.ways = [...ways, ...siblings(this.forms, trail, ways)];
    this.ending = (untouched && last) || null;
    /** @param {Item} option */
    const isListed = ({ el, spot }) => !el.open && el !== last?.el && (!spot || (!usual && !this.isDrawn(spot)));
    this.others = trail.length && (untouched || usual) ? items.filter(isListed) : [];
    this.lightUp();
    letGo();
  }

  // On another screen other things are in sight, and there is other room for the rest.
  resized() {
    this.slots.measureAnew();
    this.callout.close();
    this.draw();
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
    const from = this.trail.findLast((step) => step.spot)?.spot;
    if (from) for (const picture of this.pictures) light(picture, from, this.trail.at(-1).label, { from: true });
    /** @type {Map<string, Way[]>} */
    const byspot = new Map();
    for (const way of this.ways) byspot.set(way.spot, [...(byspot.get(way.spot) ?? []), way]);
    this.tags = new Map(
      [...byspot].filter(([, [way, more]]) => !more && this.tag(way)).map(([spot, [way]]) => [spot, this.tag(way)]),
    );
    /** @type {Map<string, number | string>} */
    this.seals = new Map();
    /** @param {Way} way */
    const acts = ({ option, steps: [deed] }) => option.does === "send" && !deed.opens,
      acting = new Set(this.ways.filter(acts).map(({ spot }) => spot));
    for (const [spot, ways] of byspot) {
      const label = ways.map((way) => this.name(way)).join(", ");
      const picked = ways.find(({ steps, field, option }) =>
        field ? !steps.length && chosen(option) : option.el === this.armed?.option.el,
      );
      const final = ways.length === 1 && this.isMarked(ways[0]);
      if (picked) this.seals.set(spot, picked.field?.kind === "order" ? chosen(picked.option) : null);
      else if (final) this.seals.set(spot, "!");
      for (const picture of this.pictures) {
        light(picture, spot, final ? `${label}. ${this.bar.dataset.final}` : label, {
          chosen: Boolean(picked),
          from: spot === from,
          several: ways.length > 1 || ways.some(isAside),
          faint: acting.size > 0 && !acting.has(spot),
          coached: ways.some(isNextAt),
        });
      }
    }
    for (const picture of this.pictures) order(picture, [...new Set([...byspot.keys(), from].filter(Boolean))]);
    const armed = this.armed?.option,
      mover = armed?.moves ? armed : this.trail.findLast((step) => step.moves);
    if (mover) wayOfPiece(this.board, mover.moves, mover.spot);
    else if (armed?.spot && from) way(this.board, from, armed.spot);
    this.mark();
  }

  // A card or a panel says that a press on it is for good, as a button does; a place on the board, where a finger also
  // moves and zooms, asks again.
  /** @param {Way} way */
  isMarked({ spot, option, field }) {
    if (field) return isLastForGood(field, option);
    return option.does === "send" && option.final && !spots(this.board, spot).length;
  }

  // What something to do at a place costs or yields there; what is seldom wanted is named as well.
  /** @param {Way} way */
  tag(way) {
    const { steps: [deed] = [], option } = way;
    if (deed?.onlySpot === way.spot) return deed.label;
    const named = isAside(way) && deed.el !== option.el;
    return [named ? deed.label : "", option.drawn ? "" : option.note].filter(Boolean).join(" · ");
  }

  // Before the next frame, once for all that changed until then.
  mark() {
    cancelAnimationFrame(this.marking);
    this.marking = requestAnimationFrame(() => {
      tagUp(this.board, this.tags ?? new Map());
      for (const picture of this.pictures) {
        sealUp(picture, this.seals ?? new Map());
        arrowUp(picture);
      }
    });
  }

  /** @param {Way} way */
  name(way) {
    return [...labelsOf(way), way.option.note].filter(Boolean).join(" · ");
  }

  // --- taking what is offered

  // Nothing answers while the past is shown; then a question that came meanwhile is laid out.
  /** @param {boolean} isPast */
  lookBack(isPast) {
    this.isPast = isPast;
    this.hold.drop();
    this.callout.close();
    if (isPast) return;
    this.look(true);
    this.draw();
  }

  /** @param {Part} picture @param {Point} event */
  tap(picture, event) {
    if (this.isPast) return false;
    const keyed = event.detail === 0 ? event.target.closest?.(".spot.lit") : null,
      meant = keyed ? [keyed] : at(picture, event);
    this.callout.close();
    if (!meant.length) {
      picture.dispatchEvent(new CustomEvent("nothing", { detail: event })); // what is no target says what it is
      return false;
    }
    const [id, ...others] = meant.map((spot) => spot.dataset.spot);
    this.press(picture, id, ...others);
    return true;
  }

  // A finger that stays on a picture asks what is there, as a mouse does by pointing; on what is armed it confirms.
  /** @param {Part} picture @param {Point} point */
  rest(picture, point) {
    if (this.isPast) return false;
    const isArmed = at(picture, point).some(({ dataset }) => dataset.spot === this.armed?.option.spot);
    if (point.pointerType !== "touch" || isArmed) return this.tap(picture, point);
    picture.dispatchEvent(new CustomEvent("nothing", { detail: point }));
    return true;
  }

  // One place; or several of which any may be meant.
  /** @param {Part} picture @param {string} id @param {...string} others */
  press(picture, id, ...others) {
    const ways = this.ways.filter((way) => way.spot === id || others.includes(way.spot));
    const asks = ways.length > 1 || ways.some(isAside);
    if (asks && !ways.some((way) => this.isArmed(way))) this.callout.open(picture, id, ways);
    else if (ways.length) {
      const way = ways.find((way) => this.isArmed(way)) ?? ways[0];
      this.choose({ ...way, byButton: this.isMarked(way) });
    } else if (this.isWhole) this.confirm();
    else this.back();
  }

  // The form that is open waits for Confirm, whatever is picked, or holds an answer that Confirm would give.
  get needsConfirm() {
    return this.node?.kind === "form" && (this.isWhole || !endsWithPick(this.node.groups));
  }

  // The form that is open holds an answer.
  get isWhole() {
    return this.node?.kind === "form" && this.node.groups.every(fits);
  }

  /** @param {Way} way */
  isArmed({ option }) {
    return Boolean(this.armed && this.armed.option.el === option.el);
  }

  /** @param {Way} way */
  choose({ steps = [], option, field, byButton }) {
    const closed = steps.filter((step) => step.does === "open" && !step.el.open);
    for (const step of closed) step.el.open = true;
    const final = Boolean(field) && isLastForGood(field, option);
    if (field && closed.length) begin(field, option);
    else if (field) toggle(field, option);
    this.take({ steps, option, field, byButton, final });
  }

  // What was listed with a number as a whole answer, by a button that said whether it is final.
  /** @param {Way} way @param {Field} field @param {number} value */
  answer(way, field, value) {
    this.choose(way);
    set(field, field.input, value);
    this.begun = true;
    const final = way.option.finalNumber || isNumberForGood(field, value);
    if (this.isWhole) this.attempt({ form: this.node.form, byButton: true, final });
    else this.draw();
  }

  // Something was chosen: go on to what it asks, try what is whole, or just show it. Holding it confirms the form too.
  /** @param {Way} way */
  take(way) {
    this.go(way);
    if ((way.field || way.option.does === "open") && this.hold.held && !this.armed && this.isWhole)
      this.attempt({ form: this.node.form });
  }

  // The second press of two in quick succession may mean what was there before the first.
  isQuick() {
    const before = this.wentAt;
    this.wentAt = performance.now();
    return this.wentAt - before < SURE;
  }

  /** @param {Way} way */
  go({ option, field, byButton = false, confirms = false, final = false }) {
    const quick = this.isQuick(),
      unread = quick && !this.begun; // the first press may mean what the question before had there
    this.begun = true;
    for (const { el } of this.trail) delete el.dataset.takenUp;
    if (field) {
      this.armed = this.final = null;
      this.draw();
      if (confirms && this.isWhole && !quick) this.send(this.node.form);
      else if (this.node?.kind === "form" && isComplete(this.node.groups))
        this.attempt({ form: this.node.form, byButton: final && !unread, final });
    } else if (option.does === "open") {
      option.el.open = true;
      this.armed = this.final = null;
      this.draw();
      this.look(true);
    } else {
      this.attempt({ option, form: option.el.form, submitter: option.el, byButton: byButton && !quick });
    }
  }

  // What can be taken back is done at once, and so is what a button says cannot be; anything else waits for a second
  // press.
  /** @param {Aim} aim @returns {Promise<unknown>} */
  async attempt(aim) {
    const again = this.armed && (aim.option ? this.armed.option?.el === aim.option.el : this.armed.form === aim.form);
    if (again && this.final === null) {
      this.twice = true;
      return;
    }
    if (again) return this.confirm();
    this.armed = { option: aim.option ?? { el: aim.form, spot: null }, ...aim };
    this.final = null;
    this.twice = false;
    this.draw();
    const done = await this.send(aim.form, aim.submitter, { careful: !(aim.byButton && (aim.option ?? aim).final) });
    if (done || this.armed?.form !== aim.form) return;
    this.final = true;
    if (this.twice) return this.confirm();
    this.draw();
    this.hold.finish(() => this.confirm());
  }

  // A form that was only looked at is tried first: what it proposes may be for good, and Confirm does not say so.
  /** @returns {Promise<unknown>} */
  confirm() {
    const aim = this.armed,
      quick = this.isQuick();
    if (aim && this.final === false) {
      this.armed = null;
      return this.attempt(aim);
    }
    if (aim) return this.send(aim.form, aim.submitter);
    if (!this.isWhole) return null;
    const says = this.begun || (this.foot.isMarked && !quick);
    return says ? this.send(this.node.form) : this.attempt({ form: this.node.form });
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

  // --- the bar, and where to look

  tell() {
    this.foot.tell();
  }

  /** @param {boolean} [within] */
  look(within) {
    if (!this.isPast) this.looking.look(within);
  }

  /** @param {Part[]} pieces */
  attend(pieces) {
    this.looking.attend(pieces);
  }

  /** @param {string} what */
  pressed(what) {
    if (what === "undo") this.question.querySelector("form.undo button")?.click();
    else if (what === "back") this.back();
    else if (what === "confirm") this.confirm();
    else if (what === "end" && this.ending) this.choose({ option: this.ending, byButton: true });
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
}
