// The tray: what can be chosen without the board, drawn small from the forms of the question.

import { blocked, chosen, count, fits, pips, quick, set, toggle, unit, WIDE } from "./choices.js";
import { isNext, isNextNumber, isNextStep, pointOut } from "./coach.js";

const KEYS = 9;
const FEW = 6;
const SHORT = 7;
const MANY = 3;
const BOUNDLESS = 60;
const ROWS = 8;
const QUICK = 8;
const PHONE = matchMedia("(max-width: 63.99rem)");
const LISTED = 4;
const LETTER = 0.53; // rem: how wide the letters of a chip are
const EDGES = 1.6;
const NARROWEST = 5;
const HALF = 8.9;
const LONG = 34;

/** @param {Pot} pot */
const isRaised = ({ input }) => Number(input.value) > Number(input.min);

/** @param {string} name @param {string} [className] @param {string} [text] */
function made(name, className, text) {
  const one = document.createElement(name);
  if (className) one.className = className;
  if (text) one.textContent = text;
  return one;
}

/** @param {string} className @param {string} text @param {boolean} pressed @param {() => void} does */
function button(className, text, pressed, does) {
  const one = made("button", className, text);
  one.type = "button";
  if (pressed !== null) one.setAttribute("aria-pressed", pressed);
  one.addEventListener("click", does);
  return one;
}

/** @param {Pick<Item, 'label' | 'note'>} item @param {boolean} pressed @param {() => void} does */
export function chip({ label, note }, pressed, does) {
  const one = button("chip", "", pressed, does);
  one.append(made("span", label.length === 1 ? "label letter" : "label", label)); // a first letter alone has no name
  if (note) one.append(made("small", "", note));
  one.classList.toggle("long", label.length > LONG || note?.length > 2 * LONG);
  return one;
}

// All that can be pressed is in sight; what stands below it may be scrolled to.
/** @param {Part} place */
function hasRoom(place) {
  const question = place.closest("#question");
  const high = place.getBoundingClientRect().bottom - question.getBoundingClientRect().top + question.scrollTop;
  return high <= question.clientHeight + 1;
}

// What this turn has offered, by the question that did: each deed keeps its slot until the turn is over.
export class Slots {
  constructor() {
    /** @type {Map<string, Plan>} */
    this.known = new Map();
  }

  /** @param {string} name */
  of(name) {
    return this.known.get(name) ?? null;
  }

  /** @param {string} name @param {Plan} plan @param {Part} place */
  keep(name, plan, place) {
    const rows = [...place.querySelectorAll(":scope > .thing")];
    for (const deed of plan.deeds.filter((one) => one.row)) {
      const row = rows.shift();
      if (!deed.one) continue;
      deed.high = row.offsetHeight;
      deed.inner = [...row.querySelectorAll(":scope > .chips > .chip")].map((chip) => ({
        label: labelOf(chip),
        note: chip.querySelector("small")?.textContent ?? "",
      }));
    }
    this.known.set(name, plan);
  }

  forget() {
    this.known.clear();
  }
}

// The deeds of before in their slots, whether they can still be done or not, and then the new ones: where there is too
// little room, in slots that are free.
/** @param {Plan} known @param {Plan} now @param {(one: Item) => boolean} isShort @param {boolean} reuse @returns {Plan} */
function again(known, now, isShort, reuse) {
  const left = [...now.deeds];
  /** @type {Deed[]} */
  const deeds = known.deeds.map(({ label, note, row, high, inner }) => {
    const at = left.findIndex((deed) => deed.label === label && (!row || isShort(deed.one)));
    return at < 0 ? { label, note, row, high, inner } : { ...left.splice(at, 1)[0], row, high, inner };
  });
  if (reuse)
    for (const [i, deed] of deeds.entries()) {
      const at = deed.one ? -1 : left.findIndex((other) => !deed.row || isShort(other.one));
      if (at >= 0) deeds[i] = { ...left.splice(at, 1)[0], row: deed.row, high: deed.high };
    }
  const all = [...deeds, ...left.map((deed) => ({ ...deed, row: false }))],
    present = all.filter((deed) => deed.one);
  const wide = known.deeds.some((deed) => !deed.row) ? known.wide : HALF;
  return { ...known, wide, deeds: all.length > 2 * present.length + FEW ? present : all };
}

/** @param {Part} chip */
const labelOf = (chip) => chip.querySelector(".label").textContent;

// The answers of a row in the slots that they had before.
/** @param {Part} row @param {Pick<Deed, "label" | "note">[]} [before] */
function fillSlots(row, before = []) {
  if (!row.matches(".chips")) return;
  const now = [...row.querySelectorAll(".chip")];
  const kept = before.map((deed) => now.find((one) => labelOf(one) === deed.label) ?? gone(deed));
  row.replaceChildren(...kept, ...now.filter((one) => !kept.includes(one)));
}

// A deed that this turn offered and that cannot be done now.
/** @param {Pick<Deed, "label" | "note">} deed */
function gone(deed) {
  const one = chip(deed, null, () => {});
  one.disabled = true;
  one.classList.add("gone");
  return one;
}

// How wide the columns of these chips are, in rem: at least two of them; what is long takes a row of its own.
/** @param {{ label?: string, note?: string }[]} chips */
function width(chips) {
  const longest = Math.max(0, ...chips.map(({ label = "", note = "" }) => Math.max(label.length, note.length)));
  return Math.max(NARROWEST, Math.min(HALF, longest * LETTER + EDGES));
}

// `words`: what the bar calls things; `drawn(one)`: it lies on a picture; `armed(one)`: one more press sends it.
export class Tray {
  /**
   * @param {Part} place
   * @param {Words} words
   * @param {{ drawn: (spot: string) => boolean, armed: (one: Item) => boolean, took: (way: Way) => void }} value
   */
  constructor(place, words, { drawn, armed, took }) {
    this.place = place;
    this.words = words;
    this.drawn = drawn;
    this.armed = armed;
    this.took = took;
  }

  // What asks for one small word more is answered in a row of its own, as far as all of it stays in sight:
  // rather smaller and with some rows than larger and without any. What this turn offered before keeps its slot.
  /** @param {Asked} node @param {Item} ending @param {Item[]} others @param {Slots} slots @param {string} name */
  draw(node, ending, others, slots, name) {
    if (node?.kind !== "one") {
      this.tighten(false);
      this.lay(node, () => this.fields(node.groups, this.place));
      this.tighten(!hasRoom(this.place));
      return;
    }
    const items = [...node.items, ...others].filter((one) => one.el !== ending?.el);
    for (const plan of this.plans(items, slots.of(name))) {
      this.tighten(plan.tight);
      this.lay(node, () => this.things(plan));
      slots.keep(name, plan, this.place);
      if (hasRoom(this.place)) return;
    }
  }

  // How the deeds may be laid out, the best first; as this turn did before, if it did.
  /** @param {Item[]} items @param {Plan} known @returns {Plan[]} */
  plans(items, known) {
    const lists = known?.lists ?? items.length <= LISTED,
      short = items.filter((one) => this.short(one));
    /** @param {Item[]} rows @param {boolean} tight */
    const plan = (rows, tight) => {
      const deeds = items
        .filter((one) => rows.includes(one) || lists || !(one.spot && this.drawn(one.spot)))
        .map((one) => ({ label: one.label, note: one.note, one, row: rows.includes(one) }));
      return { deeds, lists, tight, wide: width(deeds.filter((deed) => !deed.row)) };
    };
    /** @param {Item} one */
    const isShort = (one) => short.includes(one);
    const rows = short.slice(0, PHONE.matches ? ROWS / 2 : ROWS),
      some = rows.map((_, i) => rows.slice(0, rows.length - i));
    return [
      ...(known ? [false, true].map((reuse) => again(known, plan(short, known.tight), isShort, reuse)) : []),
      ...some.map((these) => plan(these, false)),
      ...some.map((these) => plan(these, true)),
      plan([], false),
      plan([], true),
    ];
  }

  /** @param {boolean} tight */
  tighten(tight) {
    this.place.classList.toggle("tight", tight);
  }

  /** @param {Asked} node @param {() => void} draws */
  lay(node, draws) {
    this.place.replaceChildren();
    if (!node) return;
    draws();
    const not = blocked(node.place);
    if (not) this.place.append(not.cloneNode(true));
    this.number();
    for (const empty of this.place.querySelectorAll(".chips:empty")) empty.remove();
  }

  /** @param {Plan} plan */
  things({ deeds, wide }) {
    for (const { label, note, one, high, inner } of deeds.filter((deed) => deed.row)) {
      const box = made("div", one ? "thing" : "thing gone"),
        what = made("span", "what", label);
      if (note) what.append(made("small", "", note));
      if (one) {
        box.setAttribute("role", "group");
        box.setAttribute("aria-label", label);
        const answers = this.short(one);
        fillSlots(answers, inner);
        box.append(what, answers);
      } else box.append(what);
      if (high) box.style.minHeight = `${high}px`;
      this.place.append(box);
    }
    const row = made("div", "chips");
    row.style.setProperty("--wide", `${wide}rem`);
    for (const deed of deeds.filter((other) => !other.row)) row.append(deed.one ? this.deed(deed.one) : gone(deed));
    this.place.append(row);
  }

  /** @param {Item} one */
  deed(one) {
    return this.chips([one], () => this.took({ steps: [one], one })).firstElementChild;
  }

  // The answers to what a thing asks further, where they are few: one press each.
  /** @param {Item} one */
  short(one) {
    const inner = one.does === "open" ? one.inner() : null;
    if (!inner || (blocked(inner.place) && !(one.spot && this.drawn(one.spot)))) return null;
    if (inner.kind === "one") {
      if (inner.items.length > SHORT) return null;
      return this.chips(inner.items, (other) => {
        one.el.open = true;
        this.took({ steps: [one, other], one: other });
      });
    }
    const [field, more] = inner.groups;
    if (more || !field) return null;
    if (field.kind === "pick" && field.single && field.items.length <= SHORT) {
      return this.chips(field.items, (other) => {
        one.el.open = true;
        toggle(field, other);
        this.took({ field });
      });
    }
    return this.numbers(one, field);
  }

  /** @param {Item} one @param {Field} field */
  numbers(one, field) {
    if (field.kind === "share") return this.pots(one, field);
    const few = field.kind === "amount" ? pips(field) : null;
    if (!few || few.length > FEW + 2) return null;
    const row = made("div", "pips");
    for (const value of few) {
      const made = this.pip(value, null, `${one.label}: ${value}`, () => {
        one.el.open = true;
        set(field, field.input, value);
        this.took({ field });
      });
      pointOut(made, field.input.dataset.coach === String(value));
      row.append(made);
    }
    return row;
  }

  // A few numbers for a few places.
  /** @param {Item} one @param {Field} field */
  pots(one, field) {
    if (
      field.pots.length > 3 ||
      field.pots.some(({ input }) => Math.min(Number(input.max), field.high) - Number(input.min) >= FEW)
    )
      return null;
    const box = made("div", "group");
    for (const pot of field.pots)
      box.append(
        this.pot(field, pot, () => {
          one.el.open = true;
        }),
      );
    return box;
  }

  // What lies on the board is pressed there; few things are listed beside it all the same.
  /** @param {Item} one @param {Item[]} items */
  onBoard(one, items) {
    return one.spot && this.drawn(one.spot) && items.length > LISTED;
  }

  /**
   * @param {Item[]} items
   * @param {(one: Item) => void} does
   * @param {(one: Item) => boolean} [pressed]
   * @param {Field} [field]
   */
  chips(items, does, pressed = () => null, field = null) {
    const row = made("div", "chips");
    row.style.setProperty("--wide", `${width(items)}rem`);
    for (const one of items) {
      const made = chip(one, pressed(one), () => does(one));
      made.classList.toggle("armed", this.armed(one));
      pointOut(made, isNext(one, field));
      if (one.spot) made.dataset.at = one.spot;
      row.append(made);
    }
    return row;
  }

  number() {
    const buttons = [...this.place.querySelectorAll(".chip, .pips button")].slice(0, KEYS);
    for (const [i, button] of buttons.entries()) button.dataset.key = String(i + 1);
  }

  // --- forms

  /** @param {Field[]} groups @param {Part} place */
  fields(groups, place) {
    const sides = /** @type {const} */ (["give", "get"]).filter((side) => groups.some((field) => field.side === side));
    for (const field of groups.filter((one) => !one.side)) place.append(this.field(field));
    if (!sides.length) return;
    const both = made("div", "sides");
    for (const side of sides) {
      const box = made("div", "tray-side");
      box.append(made("h3", "", this.words[side]));
      for (const field of groups.filter((one) => one.side === side)) box.append(this.field(field));
      both.append(box);
    }
    place.append(both);
  }

  /** @param {Field} field */
  field(field) {
    const box = made("div", "group");
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", field.label);
    box.append(this.legend(field));
    /** @param {Item} one */
    const took = (one) => {
      toggle(field, one);
      this.took({ field, one });
    };
    if (field.kind === "amount") box.append(this.amount(field, field.input));
    else if (field.kind === "share") for (const pot of field.pots) box.append(this.pot(field, pot));
    else
      box.append(
        this.chips(
          field.items.filter((one) => !this.onBoard(one, field.items)),
          took,
          (one) => Boolean(chosen(one)),
          field,
        ),
      );
    if (field.kind === "order") this.places(box, field);
    if (field.kind === "ways") for (const one of field.items.filter(chosen)) this.fields(one.groups, box);
    return box;
  }

  /** @param {Field} field */
  legend(field) {
    const legend = made("p", "legend", field.label === this.place.getAttribute("aria-label") ? "" : field.label);
    const many = field.kind === "share" || (["pick", "order"].includes(field.kind) && !field.single);
    if (many) {
      const range = field.low === field.high ? field.high : `${field.low}–${field.high}`;
      const tally = made("span", "count", field.high > BOUNDLESS ? String(count(field)) : `${count(field)} / ${range}`);
      tally.classList.toggle("fits", fits(field));
      legend.append(tally);
    }
    if (field.kind === "share" && field.pots.length >= MANY) legend.append(this.clearing(field));
    return legend;
  }

  // All numbers down to the least at one press, where many were proposed.
  /** @param {Field} field */
  clearing(field) {
    const one = button("quiet", this.words.clear, null, () => {
      for (const { input } of field.pots) set(field, input, input.min, { step: true });
      this.took({ field });
    });
    one.dataset.clear = field.pots[0].input.name;
    one.classList.toggle("away", field.pots.filter(isRaised).length < MANY);
    return one;
  }

  /** @param {Part} box @param {Field} field */
  places(box, field) {
    const marked = field.items.filter((one) => !this.onBoard(one, field.items));
    box.querySelectorAll(".chip").forEach((one, i) => {
      if (chosen(marked[i])) one.querySelector(".label").prepend(made("span", "place", `${chosen(marked[i])}.`), " ");
    });
  }

  // --- numbers: a few are pressed, many are stepped through, with quick values

  /** @param {Field} field @param {Part} input */
  amount(field, input) {
    const few = pips(field),
      row = made("div", few ? "pips" : "steps-of");
    /** @type {Put} */
    const put = (value, step) => {
      set(field, input, value, { step });
      this.took({ field });
    };
    const touched = "touched" in field.el.dataset || input.value !== input.min;
    /** @param {number} value */
    const press = (value) =>
      this.value(
        input,
        value,
        touched ? Number(input.value) : null,
        field.label ? `${field.label}: ${value}` : String(value),
        put,
      );
    const both = made("div", "group");
    both.dataset.pot = input.name;
    if (few) {
      row.append(...few.map(press));
      both.append(row);
      return both;
    }
    row.append(...this.stepper(input, field.label, put, unit(input)));
    const round = made("div", "pips");
    round.append(...quick(input, QUICK).map(press));
    both.append(round, row);
    return both;
  }

  /** @param {Part} input @param {number} value @param {number} now @param {string} label @param {Put} put */
  value(input, value, now, label, put) {
    const one = this.pip(value, now, label, put);
    pointOut(one, isNextNumber(input, value));
    return one;
  }

  /** @param {number} value @param {number} now @param {string} label @param {Put} put */
  pip(value, now, label, put) {
    const one = button("", String(value), value === now, () => put(value));
    one.setAttribute("aria-label", label);
    one.dataset.pip = String(value);
    return one;
  }

  /** @param {Part} input @param {string} label @param {Put} put @param {number} [step] */
  stepper(input, label, put, step = Number(input.step)) {
    const [low, high] = [input.min, input.max].map(Number);
    const value = Number(input.value || low),
      shown = made("output", "", String(value));
    /** @param {number} sign */
    const by = (sign) => {
      const one = button("", sign < 0 ? "−" : "+", null, () =>
        put(Math.min(high, Math.max(low, value + sign * step)), true),
      );
      one.disabled = sign < 0 ? value <= low : value >= high;
      one.setAttribute("aria-label", `${sign < 0 ? "−" : "+"} ${label}`);
      one.dataset.step = `${sign}${input.name}`;
      one.dataset.by = String(step);
      pointOut(one, isNextStep(input, value, sign * step));
      return one;
    };
    return [by(-1), shown, by(1)];
  }

  /** @param {Field} field @param {Pot} pot @param {() => void} [first] */
  pot(field, { label, note, input }, first = () => {}) {
    const row = made("div", "row pot"),
      what = made("span", "what", label);
    if (note) what.append(made("small", "", note));
    /** @type {Put} */
    const put = (value, step) => {
      first();
      set(field, input, value, { step });
      this.took({ field });
    };
    const steps = made("div", "steps-of");
    const most = Math.min(Number(input.max), field.high),
      low = Number(input.min);
    /** @param {number} value */
    const press = (value) => this.value(input, value, Number(input.value), `${label}: ${value}`, put);
    if (most - low < FEW) for (let value = low; value <= most; value += 1) steps.append(press(value));
    else steps.append(...this.stepper(input, label, put, field.narrow ? 1 : unit(input)));
    row.dataset.pot = input.name;
    row.append(what, steps);
    if (most - low > WIDE && !field.narrow) {
      const round = made("div", "pips");
      round.append(...quick(input, QUICK).map(press));
      row.append(round);
    }
    return row;
  }
}
