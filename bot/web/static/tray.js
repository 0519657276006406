// The tray: what can be chosen without the board, drawn small from the forms of the question.

import { blocked, chosen, count, fits, pips, quick, reach, set, toggle, unit } from "./choices.js";
import { isNext, isNextNumber, isNextStep, pointOut } from "./coach.js";
import { again, fillSlots } from "./slots.js";

const KEYS = 9;
const FEW = 6;
const SHORT = 7;
const MANY = 3;
const BOUNDLESS = 60;
const ROWS = 8;
const QUICK = 8;
const SOME = 3;
const PHONE = matchMedia("(max-width: 63.99rem)");
const LISTED = 4;
const LARGE = 2;
const SURE = 500; // milliseconds in which a second press does not mean what took the place of the first
const LETTER = 0.53; // rem: how wide the letters of a chip are
const EDGES = 1.6;
const NARROWEST = 5;
const HALF = 8.9;
const LONG = 34;

/** @param {Pot} pot */
const isRaised = ({ input }) => Number(input.value) > Number(input.min);

/** @param {string} name @param {string} [className] @param {string} [text] */
function made(name, className, text) {
  const part = document.createElement(name);
  if (className) part.className = className;
  if (text) part.textContent = text;
  return part;
}

/** @param {string} className @param {string} text @param {boolean} pressed @param {() => void} does */
function button(className, text, pressed, does) {
  const control = made("button", className, text);
  control.type = "button";
  if (pressed !== null) control.setAttribute("aria-pressed", pressed);
  control.addEventListener("click", does);
  return control;
}

/** @param {Pick<Item, 'label' | 'note'>} item @param {boolean} pressed @param {() => void} does */
export function chip({ label, note }, pressed, does) {
  const control = button("chip", "", pressed, does);
  control.append(made("span", label.length === 1 ? "label letter" : "label", label)); // a first letter alone has no name
  if (note) control.append(made("small", "", note));
  control.classList.toggle("long", label.length > LONG || note?.length > 2 * LONG);
  return control;
}

// All that can be pressed is in sight; what stands below it may be scrolled to.
/** @param {Part} place */
function hasRoom(place) {
  const question = place.closest("#question");
  const high = place.getBoundingClientRect().bottom - question.getBoundingClientRect().top + question.scrollTop;
  return high <= question.clientHeight + 1;
}

// A deed that this turn offered and that cannot be done now.
/** @param {Pick<Answered, "label" | "note">} deed */
function gone(deed) {
  const control = chip(deed, null, () => {});
  control.disabled = true;
  control.classList.add("gone");
  return control;
}

// As they come, but what is `last` after the others.
/** @param {Item[]} items @param {(option: Item) => boolean} last */
const sort = (items, last) => [...items.filter((option) => !last(option)), ...items.filter(last)];

// Something to do, and not a place to do it at.
/** @param {Item} option */
const isDeed = (option) => !option.spot;

// How wide the columns of these chips are, in rem: at least two of them; what is long takes a row of its own.
/** @param {{ label?: string, note?: string }[]} chips */
function width(chips) {
  const longest = Math.max(0, ...chips.map(({ label = "", note = "" }) => Math.max(label.length, note.length)));
  return Math.max(NARROWEST, Math.min(HALF, longest * LETTER + EDGES));
}

// `words`: what the bar calls things; `drawn(spot)`: it lies on a picture; `armed(option)`: one more press sends it.
export class Tray {
  /**
   * @param {Part} place
   * @param {Words} words
   * @param {{ drawn: (spot: string) => boolean, armed: (option: Item) => boolean, took: (way: Way) => void, redraw: () => void }} value
   */
  constructor(place, words, { drawn, armed, took, redraw }) {
    this.place = place;
    this.words = words;
    this.drawn = drawn;
    this.armed = armed;
    this.took = took;
    this.redraw = redraw;
  }

  // What asks for one small word more is answered in a row of its own, as far as all of it stays in sight:
  // rather smaller and with some rows than larger and without any. What this turn offered before keeps its slot.
  /** @param {Asked} node @param {Item} ending @param {Item[]} others @param {import("./slots.js").Slots} slots @param {string} name */
  draw(node, ending, others, slots, name) {
    if (node?.kind !== "one") {
      this.tighten(false);
      this.lay(node, () => this.fields(node.groups, this.place));
      this.tighten(!hasRoom(this.place));
      return;
    }
    const items = [...node.items, ...others].filter((option) => option.el !== ending?.el);
    this.slots = slots;
    for (const plan of this.plans(
      sort(items, (option) => option.aside),
      slots.of(name),
      node.place.id === "all",
    )) {
      this.tighten(plan.tight);
      this.lay(node, () => this.things(plan));
      if (this.grew(plan)) continue;
      slots.keep(name, plan, this.place);
      if (hasRoom(this.place) || (plan.folds && slots.open)) return;
    }
  }

  // A row that took the place of another has pushed away what follows it.
  /** @param {Plan} plan */
  grew({ deeds }) {
    const rows = [...this.place.querySelectorAll(":scope > .thing")];
    return deeds.filter((deed) => deed.row).some((deed, i) => deed.reused && rows[i].offsetHeight > deed.high + 1);
  }

  // How the deeds may be laid out, the best first; as this turn did before, if it did. Of many, two are large, and the
  // others are behind "More".
  /** @param {Item[]} items @param {Plan} known @param {boolean} whole @returns {Plan[]} */
  plans(items, known, whole) {
    const lists = known?.lists ?? items.length <= LISTED,
      listed = items.filter((option) => lists || !(option.spot && this.drawn(option.spot))),
      folds = known?.folds ?? (whole && listed.filter(isDeed).length > LISTED),
      beside = folds ? sort(listed, (option) => option.aside || this.isPressedThere(option, items)) : listed;
    const first = folds
        ? [...beside.filter(isDeed).slice(0, LARGE), ...beside.filter((option) => !isDeed(option))]
        : items,
      short = (known ? items : first).filter((option) => this.short(option));
    /** @param {Item[]} rows @param {boolean} tight */
    const plan = (rows, tight) => {
      const deeds = (folds ? beside : items.filter((option) => rows.includes(option) || beside.includes(option))).map(
        (option) => ({
          deed: option.deed,
          label: option.label,
          note: option.note,
          option,
          row: rows.includes(option) && first.includes(option),
          more: folds && !first.includes(option),
        }),
      );
      return { deeds, lists, folds, tight, wide: width(deeds.filter((deed) => !deed.row && !deed.more)) };
    };
    /** @param {Item} option */
    const isShort = (option) => short.includes(option);
    const rows = short.slice(0, PHONE.matches ? ROWS / 2 : ROWS),
      some = rows.map((_, i) => rows.slice(0, rows.length - i));
    const before = /** @type {const} */ (["rows", "", "all"]).map((reuse) =>
      known ? again(known, plan(short, known.tight), isShort, reuse) : null,
    );
    return [
      ...before.filter(Boolean),
      ...some.map((these) => plan(these, false)),
      ...some.map((these) => plan(these, true)),
      plan([], false),
      plan([], true),
    ];
  }

  // All that it leads to can be pressed on the pictures at once: nothing else can be meant there.
  /** @param {Item} deed @param {Item[]} deeds */
  isPressedThere(deed, deeds) {
    /** @param {Item} item */
    const ways = (item) => (item.spot || item.does !== "open" ? [] : reach(item.inner(), [item]));
    const own = ways(deed).map(({ spot }) => spot),
      others = new Set(deeds.filter((other) => other !== deed).flatMap((other) => ways(other).map(({ spot }) => spot)));
    return own.length > 0 && own.every((spot) => this.drawn(spot) && !others.has(spot));
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
  things({ deeds, wide, folds }) {
    for (const deed of deeds.filter(({ row }) => row)) this.place.append(this.thing(deed));
    /** @param {boolean} behind */
    const chips = (behind) => {
      const row = made("div", "chips"),
        here = deeds.filter(({ row, more }) => !row && Boolean(more) === behind);
      row.style.setProperty("--wide", `${behind ? width(here) : wide}rem`);
      row.append(...here.map((deed) => (deed.option ? this.deed(deed.option) : gone(deed))));
      return row;
    };
    const row = chips(false);
    row.classList.toggle("large", folds);
    this.place.append(row);
    const behind = deeds.filter(({ more }) => more);
    if (!behind.length) return;
    const open = this.slots.open || behind.some(({ option }) => option && (isNext(option) || this.armed(option)));
    this.place.append(this.more(behind.filter(({ option }) => option).length, open));
    if (open) this.place.append(chips(true));
  }

  // A deed with its answers; without any, it was done or cannot be done now.
  /** @param {Deed} deed */
  thing({ label, note, option, high, inner = [], reused }) {
    const box = made("div", option ? "thing" : "thing gone"),
      what = made("span", "what", label),
      answers = option ? this.short(option) : made("div", "chips");
    if (note) what.append(made("small", "", note));
    if (option) {
      box.setAttribute("role", "group");
      box.setAttribute("aria-label", label);
    }
    fillSlots(answers, inner, gone);
    box.append(what, answers);
    if (high) box.style.minHeight = `${high}px`;
    if (reused) {
      box.inert = true;
      setTimeout(() => {
        box.inert = false;
      }, SURE);
    }
    return box;
  }

  // What is seldom wanted is a press away, and then stays open for the turn.
  /** @param {number} count @param {boolean} open */
  more(count, open) {
    const control = button("chip more-deeds", "", null, () => {
      this.slots.open = !open;
      this.redraw();
    });
    control.setAttribute("aria-expanded", open);
    control.append(made("span", "label", this.words.more(count)));
    return control;
  }

  /** @param {Item} option */
  deed(option) {
    return this.chips([option], () => this.took({ steps: [option], option })).firstElementChild;
  }

  // The answers to what a thing asks further, where they are few: one press each.
  /** @param {Item} option */
  short(option) {
    const inner = option.does === "open" ? option.inner() : null;
    if (!inner || (blocked(inner.place) && !(option.spot && this.drawn(option.spot)))) return null;
    if (inner.kind === "one") {
      if (inner.items.length > SHORT) return null;
      return this.chips(inner.items, (other) => {
        option.el.open = true;
        this.took({ steps: [option, other], option: other });
      });
    }
    const [field, more] = inner.groups;
    if (more || !field) return null;
    if (field.kind === "pick" && field.single && field.items.length <= SHORT) {
      return this.chips(field.items, (other) => {
        option.el.open = true;
        toggle(field, other);
        this.took({ field });
      });
    }
    return this.numbers(option, field);
  }

  /** @param {Item} option @param {Field} field */
  numbers(option, field) {
    if (field.kind === "share") return this.pots(option, field);
    const few = field.kind === "amount" ? pips(field) : null;
    if (!few || few.length > FEW + 2) return null;
    const row = made("div", "pips");
    for (const value of few) {
      const made = this.pip(value, null, `${option.label}: ${value}`, () => {
        option.el.open = true;
        set(field, field.input, value);
        this.took({ field });
      });
      pointOut(made, field.input.dataset.coach === String(value));
      row.append(made);
    }
    return row;
  }

  // A few numbers for a few places.
  /** @param {Item} option @param {Field} field */
  pots(option, field) {
    if (
      field.pots.length > 3 ||
      field.pots.some(({ input }) => Math.min(Number(input.max), field.high) - Number(input.min) >= FEW)
    )
      return null;
    const box = made("div", "group");
    for (const pot of field.pots)
      box.append(
        this.pot(field, pot, () => {
          option.el.open = true;
        }),
      );
    return box;
  }

  // What lies on the board is pressed there; few things are listed beside it all the same, but for those of a trade.
  /** @param {Item} option @param {Field} field */
  onBoard(option, { items, side }) {
    return option.spot && this.drawn(option.spot) && (items.length > LISTED || side !== null);
  }

  /**
   * @param {Item[]} items
   * @param {(option: Item) => void} does
   * @param {(option: Item) => boolean} [pressed]
   * @param {Field} [field]
   */
  chips(items, does, pressed = () => null, field = null) {
    const row = made("div", "chips");
    row.style.setProperty("--wide", `${width(items)}rem`);
    for (const option of items) {
      const made = chip(option, pressed(option), () => does(option));
      made.classList.toggle("armed", this.armed(option));
      pointOut(made, isNext(option, field));
      if (option.spot) made.dataset.at = option.spot;
      if (option.deed) made.dataset.deed = option.deed;
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
    const others = groups.filter((field) => !field.side).map((field) => this.field(field));
    if (!sides.length) {
      place.append(...others);
      return;
    }
    const both = made("div", "sides");
    for (const side of sides) {
      const box = made("div", "tray-side");
      box.append(made("h3", "", this.words[side]));
      for (const field of groups.filter((other) => other.side === side)) box.append(this.field(field));
      both.append(box);
    }
    place.append(both, ...others); // to whom, and what is said with it, once there is a trade
  }

  /** @param {Field} field */
  field(field) {
    const box = made("div", "group");
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", field.label);
    box.append(this.legend(field));
    /** @param {Item} option */
    const took = (option) => {
      toggle(field, option);
      this.took({ field, option });
    };
    if (field.kind === "amount") box.append(this.amount(field, field.input));
    else if (field.kind === "share" && field.narrow) box.append(this.goods(field));
    else if (field.kind === "share") for (const pot of field.pots) box.append(this.pot(field, pot));
    else
      box.append(
        this.chips(
          field.items.filter((option) => !this.onBoard(option, field)),
          took,
          (option) => Boolean(chosen(option)),
          field,
        ),
      );
    if (field.kind === "order") this.places(box, field);
    if (field.kind === "ways") for (const option of field.items.filter(chosen)) this.fields(option.groups, box);
    if (field.kind === "ways" && field.side) box.append(box.querySelector(":scope > .chips")); // the goods come first
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
    } else if (legend.textContent && field.items?.length && field.items.every((option) => this.onBoard(option, field)))
      legend.append(made("span", "chosen-there", field.items.find(chosen)?.label ?? this.words.onBoard));
    if (field.kind === "share" && field.pots.length >= MANY) legend.append(this.clearing(field));
    return legend;
  }

  // All numbers down to the least at one press, where many were proposed.
  /** @param {Field} field */
  clearing(field) {
    const control = button("quiet", this.words.clear, null, () => {
      for (const { input } of field.pots) set(field, input, input.min, { step: true });
      this.took({ field });
    });
    control.dataset.clear = field.pots[0].input.name;
    control.classList.toggle("away", field.pots.filter(isRaised).length < MANY);
    return control;
  }

  /** @param {Part} box @param {Field} field */
  places(box, field) {
    const marked = field.items.filter((option) => !this.onBoard(option, field));
    box.querySelectorAll(".chip").forEach((control, i) => {
      if (chosen(marked[i]))
        control.querySelector(".label").prepend(made("span", "place", `${chosen(marked[i])}.`), " ");
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
    if (field.side) {
      const steps = made("div", "steps-of");
      steps.append(...this.stepper(input, field.label, put), ...quick(input, SOME).slice(1).map(press));
      both.append(steps);
      return both;
    }
    if (few) {
      row.append(...few.map(press));
      both.append(row);
      return both;
    }
    const by = field.narrow ? Number(input.step) : unit(input); // a trade is about few ducats
    row.append(...this.stepper(input, field.label, put, by));
    const round = made("div", "pips");
    round.append(...quick(input, QUICK, by).map(press));
    both.append(round, row);
    return both;
  }

  /** @param {Part} input @param {number} value @param {number} now @param {string} label @param {Put} put */
  value(input, value, now, label, put) {
    const control = this.pip(value, now, label, put);
    pointOut(control, isNextNumber(input, value));
    return control;
  }

  /** @param {number} value @param {number} now @param {string} label @param {Put} put */
  pip(value, now, label, put) {
    const control = button("", String(value), value === now, () => put(value));
    control.setAttribute("aria-label", label);
    control.dataset.pip = String(value);
    return control;
  }

  /** @param {Part} input @param {string} label @param {Put} put @param {number} [step] */
  stepper(input, label, put, step = Number(input.step)) {
    const [low, high] = [input.min, input.max].map(Number);
    const value = Number(input.value || low),
      shown = made("output", "", String(value));
    /** @param {number} sign */
    const by = (sign) => {
      const control = button("", sign < 0 ? "−" : "+", null, () =>
        put(Math.min(high, Math.max(low, value + sign * step)), true),
      );
      control.disabled = sign < 0 ? value <= low : value >= high;
      control.setAttribute("aria-label", `${sign < 0 ? "−" : "+"} ${label}`);
      control.dataset.step = `${sign}${input.name}`;
      control.dataset.by = String(step);
      pointOut(control, isNextStep(input, value, sign * step));
      return control;
    };
    return [by(-1), shown, by(1)];
  }

  // One side of a trade: each press on a good adds one of it.
  /** @param {Field} field */
  goods(field) {
    const row = made("div", "goods");
    for (const { label, note, input } of field.pots) {
      const cell = made("span", "good"),
        value = Number(input.value);
      /** @type {Put} */
      const put = (next, step) => {
        set(field, input, next, { step });
        this.took({ field });
      };
      const [less, , more] = this.stepper(input, label, put, 1);
      more.className = `chip${more.matches(".coached") ? " coached" : ""}`;
      more.setAttribute("aria-pressed", String(value > 0));
      more.replaceChildren(made("span", "label", value ? `${value} × ${label}` : label));
      if (note) more.append(made("small", "", note));
      less.classList.toggle("away", value <= Number(input.min));
      cell.dataset.pot = input.name;
      cell.append(more, less);
      row.append(cell);
    }
    return row;
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
    const by = field.narrow ? 1 : unit(input),
      apart = Number(input.dataset.unit ?? 1),
      few = (most - low) / apart < FEW;
    if (few) for (let value = low; value <= most; value += apart) steps.append(press(value));
    else steps.append(...this.stepper(input, label, put, by));
    row.dataset.pot = input.name;
    row.append(what, steps);
    if (!few && by > 1) {
      const round = made("div", "pips");
      round.append(...quick(input, QUICK).map(press));
      row.append(round);
    }
    return row;
  }
}
