// The fields of a form, drawn small: what is picked, and numbers.

import { button, chip, made, pip, sealFinal, width } from "./chips.js";
import {
  alike,
  chosen,
  count,
  counted,
  fits,
  isLastForGood,
  isNumberForGood,
  lacking,
  numbers,
  pips,
  prices,
  quick,
  set,
  toggle,
  toggleAll,
  unit,
} from "./choices.js";
import { isNext, isNextNumber, isNextStep, pointOut } from "./coach.js";
import { FINGER, PHONE } from "./touch.js";

const MANY = 3;
const BOUNDLESS = 60;
const PRICED = 9;
const PRICES = 10;
const SOME = 3;
const MONEY = 4;
const LISTED = 4;
const NAME = 9; // letters that a button of a good has room for

/** @param {{ input?: Part }} pot */
const isRaised = ({ input }) => Number(input.value) > Number(input.min);

// The field of a trade that one more of anything makes whole, where something is given for it.
/** @param {Field[]} groups */
export function lacksOne(groups) {
  const [field, more] = lacking(groups),
    gives = groups.filter(({ side }) => side === "give");
  if (more || field?.kind !== "share" || "touched" in field.el.dataset || count(field) !== field.low - 1) return null;
  return gives.some((give) => (give.kind === "amount" ? isRaised(give) : count(give) > 0)) ? field : null;
}

// `words`: what the bar calls things; `drawn(spot)`: it lies on a picture; `armed(option)`: one more press sends it.
export class Fields {
  /**
   * @param {Part} place
   * @param {Words} words
   * @param {{ drawn: (spot: string, least?: number) => boolean, armed: (option: Item) => boolean, took: (way: Way) => void }} value
   */
  constructor(place, words, { drawn, armed, took }) {
    this.place = place;
    this.words = words;
    this.drawn = drawn;
    this.armed = armed;
    this.took = took;
    /** @type {Field} */
    this.lacksOne = null;
  }

  // What lies on the board is pressed there; few things are listed beside it all the same, but for those of a trade. So
  // are those that are too small for a finger.
  /** @param {Item} option @param {Field} field */
  onBoard(option, { items, side }) {
    const least = PHONE.matches ? FINGER : undefined;
    return option.spot && this.drawn(option.spot, least) && (items.length > LISTED || side !== null);
  }

  /**
   * @param {Item[]} items
   * @param {(option: Item) => void} does
   * @param {(option: Item) => boolean} [pressed]
   * @param {Field} [field]
   * @param {string} [once] what is noted of each of them, and said elsewhere
   */
  chips(items, does, pressed = () => null, field = null, once = "") {
    const row = made("div", "chips"),
      named = items.map(({ label, note }) => ({ label, note: once ? "" : note }));
    row.style.setProperty("--wide", `${width(named)}rem`);
    row.dataset.once = once;
    for (const [i, option] of items.entries()) {
      const made = chip(named[i], pressed(option), () => does(option));
      made.classList.toggle("armed", this.armed(option));
      sealFinal(made, { final: option.final || (field && isLastForGood(field, option)) });
      pointOut(made, isNext(option, field));
      if (option.spot) made.dataset.at = option.spot;
      if (option.deed) made.dataset.deed = option.deed;
      row.append(made);
    }
    return row;
  }

  /** @param {Field[]} groups @param {Part} place */
  fields(groups, place) {
    const sides = /** @type {const} */ (["give", "get"]).filter((side) => groups.some((field) => field.side === side));
    const others = groups
      .filter((field) => !field.side)
      .map((field, i, all) => this.field(field, place === this.place && i === all.length - 1));
    if (!sides.length) {
      place.append(...others);
      return;
    }
    const both = made("div", "sides");
    for (const side of sides) {
      const box = made("div", "tray-side");
      const head = made("h3", "", this.words[side]);
      if (side === "get" && this.lacksOne) head.append(made("small", "", this.words.atOnce));
      box.append(head);
      for (const field of groups.filter((other) => other.side === side)) box.append(this.field(field));
      both.append(box);
    }
    place.append(both, ...others); // to whom, and what is said with it, once there is a trade
  }

  // `last`: nothing follows it that could be pushed away.
  /** @param {Field} field @param {boolean} [last] */
  field(field, last = false) {
    const box = made("div", "group");
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", field.label);
    box.append(this.legend(field));
    /** @param {Item} option */
    const took = (option) => {
      const final = isLastForGood(field, option);
      toggle(field, option);
      this.took({ field, option, final });
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
    if (alike(field).length) box.querySelector(":scope > .legend").after(this.kinds(field));
    if (field.kind === "order") this.places(box, field);
    if (field.kind === "ways") box.append(this.ways(field.items, last));
    if (field.kind === "ways" && field.side) box.append(box.querySelector(":scope > .chips")); // the goods come first
    return box;
  }

  // What each way asks further, in a place as high as the highest, so that another way moves nothing.
  /** @param {Item[]} items @param {boolean} last */
  ways(items, last) {
    const place = made("div", "further");
    for (const option of items.filter((way) => chosen(way) || !last)) {
      const asked = made("div", chosen(option) ? "group" : "group away");
      this.fields(option.groups, asked);
      place.append(asked);
    }
    return place;
  }

  /** @param {Field} field */
  legend(field) {
    const legend = made("p", "legend", field.label === this.place.getAttribute("aria-label") ? "" : field.label);
    const many = field.kind === "share" || (["pick", "order"].includes(field.kind) && !field.single);
    if (many && field.high <= BOUNDLESS) {
      const range = field.low === field.high || !field.low ? field.high : `${field.low}–${field.high}`;
      const tally = made("span", "count", `${count(field)} / ${range}`);
      tally.classList.toggle("fits", fits(field));
      legend.append(tally);
    } else if (legend.textContent && field.items?.length && field.items.every((option) => this.onBoard(option, field)))
      legend.append(made("span", "chosen-there", field.items.find(chosen)?.label ?? this.words.onBoard));
    if (field.kind === "share" && field.pots.length >= MANY) legend.append(this.clearing(field));
    return legend;
  }

  // All of a kind at one press.
  /** @param {Field} field */
  kinds(field) {
    const row = made("div", "chips");
    row.style.setProperty("--wide", "7rem");
    for (const options of alike(field)) {
      const label = counted(options.length, options[0].kind),
        final = isLastForGood(field, ...options);
      const control = chip({ label, note: "" }, options.every(chosen), () => {
        toggleAll(field, options);
        this.took({ field, final });
      });
      sealFinal(control, { final });
      row.append(control);
    }
    return row;
  }

  // All numbers down to the least at one press, where many were proposed.
  /** @param {Field} field */
  clearing(field) {
    const control = button("quiet", this.words.clear, null, () => {
      for (const { input } of field.pots) set(field, input, input.min);
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
    const put = (value) => {
      set(field, input, value);
      this.took({ field, final: isNumberForGood(field, value) });
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
        few && field,
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
    round.append(...quick(input, PRICES, by).map(press));
    both.append(round, row);
    return both;
  }

  // `field`: where all numbers are listed, so that to press one may be the answer.
  /** @param {Part} input @param {number} value @param {number} now @param {string} label @param {Put} put @param {Field} [field] */
  value(input, value, now, label, put, field = null) {
    const control = pip(value, now, label, put, Boolean(field) && isNumberForGood(field, value));
    pointOut(control, isNextNumber(input, value));
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
        put(Math.min(high, Math.max(low, value + sign * step))),
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
    for (const pot of field.pots) {
      const { label, note, input } = pot;
      if ("money" in input.dataset) {
        row.append(this.money(field, pot));
        continue;
      }
      const cell = made("span", "good"),
        value = Number(input.value);
      /** @type {Put} */
      const put = (next) => {
        set(field, input, next);
        this.took({ field });
      };
      const [less, , more] = this.stepper(input, label, put, 1);
      more.className = `chip${more.matches(".coached") ? " coached" : ""}`;
      more.setAttribute("aria-pressed", String(value > 0));
      more.replaceChildren(made("span", "label", value ? `${value} × ${label}` : label));
      if (note) more.append(made("small", "", note));
      less.classList.toggle("away", value <= Number(input.min));
      cell.dataset.pot = input.name;
      cell.classList.toggle("wide", label.length > NAME);
      cell.append(more, this.lacksOne?.el === field.el ? this.atOnce(field, input, label) : less);
      row.append(cell);
    }
    return row;
  }

  // Money is no piece to add: numbers of it are pressed.
  /** @param {Field} field @param {Pot} pot */
  money(field, { label, input }) {
    const row = made("span", "money steps-of");
    /** @type {Put} */
    const put = (value) => {
      set(field, input, value);
      this.took({ field });
    };
    row.dataset.pot = input.name;
    row.append(made("span", "legend", label), ...this.stepper(input, label, put, 1));
    for (const value of quick(input, MONEY, 1).slice(1))
      row.append(this.value(input, value, Number(input.value), `${label}: ${value}`, put));
    return row;
  }

  // One of it and Confirm in one, while nothing else is missing.
  /** @param {Field} field @param {Part} input @param {string} label */
  atOnce(field, input, label) {
    const control = button("at-once", "✓", null, () => {
      set(field, input, Number(input.value) + 1);
      this.took({ field, confirms: true });
    });
    control.setAttribute("aria-label", this.words.says(label, this.words.confirm));
    control.title = control.ariaLabel;
    return control;
  }

  /** @param {Field} field @param {Pot} pot @param {() => void} [first] */
  pot(field, { label, note, input }, first = () => {}) {
    const row = made("div", "row pot"),
      what = made("span", "what", label);
    if (note) what.append(made("small", "", note));
    /** @type {Put} */
    const put = (value) => {
      first();
      set(field, input, value);
      this.took({ field, final: isNumberForGood(field, value) });
    };
    const steps = made("div", "steps-of");
    /** @param {number} value */
    const press = (value) => this.value(input, value, Number(input.value), `${label}: ${value}`, put, few && field);
    const by = field.narrow ? 1 : unit(input),
      few = numbers(field, { label, note, input });
    if (few) steps.append(...few.map(press));
    else steps.append(...this.stepper(input, label, put, by));
    row.dataset.pot = input.name;
    row.append(what, steps);
    if (!few && by > 1) {
      const round = made("div", "pips");
      round.append(...prices(input, PRICED, by).map(press));
      row.append(round);
    }
    return row;
  }
}
