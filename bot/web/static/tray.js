// The tray: what can be chosen without the board, drawn small from the forms of the question.

import { blocked, chosen, count, fits, pips, set, toggle } from "./choices.js";
import { isNext, isNextNumber, isNextStep } from "./coach.js";

const KEYS = 9;
const QUICK = 5;
const FEW = 6;
const SHORT = 4;
const ROWS = 8;
const LEAPS = [5, 10];

function made(name, className, text) {
  const one = document.createElement(name);
  if (className) one.className = className;
  if (text) one.textContent = text;
  return one;
}

function button(className, text, pressed, does) {
  const one = made("button", className, text);
  one.type = "button";
  if (pressed !== null) one.setAttribute("aria-pressed", pressed);
  one.addEventListener("click", does);
  return one;
}

export function chip({ label, note }, pressed, does) {
  const one = button("chip", "", pressed, does);
  one.append(made("span", "label", label));
  if (note) one.append(made("small", "", note));
  return one;
}

// `words`: what the bar calls things; `drawn(one)`: it lies on a picture; `armed(one)`: one more press sends it.
export class Tray {
  constructor(place, words, { drawn, armed, took }) {
    Object.assign(this, { place, words, drawn, armed, took });
  }

  draw(node, ending) {
    this.place.replaceChildren();
    if (!node) return;
    if (node.kind === "one") this.things(node.items.filter((one) => one !== ending && !this.onBoard(one, node.items)));
    else this.fields(node.groups, this.place);
    const not = blocked(node.place);
    if (not) this.place.append(not.cloneNode(true));
    this.number();
    for (const empty of this.place.querySelectorAll(".chips:empty")) empty.remove();
  }

  // Things to do; what asks for one small word more is answered in its own row.
  things(items) {
    const short = items.length <= ROWS ? new Map(items.map((one) => [one, this.short(one)])) : new Map();
    const row = this.chips(items.filter((one) => !short.get(one)), (one) => this.took({ steps: [one], one }));
    for (const one of items.filter((other) => short.get(other))) {
      const box = made("div", "thing"), what = made("span", "what", one.label);
      if (one.note) what.append(made("small", "", one.note));
      box.setAttribute("role", "group");
      box.setAttribute("aria-label", one.label);
      box.append(what, short.get(one));
      this.place.append(box);
    }
    this.place.append(row);
  }

  short(one) {
    const inner = one.does === "open" ? one.inner() : null;
    if (inner?.kind === "one" && inner.items.length <= SHORT && inner.items.every((other) => !other.spot) && !blocked(inner.place)) {
      return this.chips(inner.items, (other) => { one.el.open = true; this.took({ steps: [one, other], one: other }); });
    }
    const few = inner?.kind === "form" && inner.groups.length === 1 && inner.groups[0].kind === "amount" ? pips(inner.groups[0]) : null;
    if (!few || few.length > 2 * SHORT) return null;
    const [field] = inner.groups, row = made("div", "pips");
    for (const value of few) {
      const made = this.pip(value, null, `${one.label}: ${value}`, () => { one.el.open = true; set(field, field.input, value); this.took({ field }); });
      made.classList.toggle("coached", field.input.dataset.coach === String(value));
      row.append(made);
    }
    return row;
  }

  // What lies on the board is pressed there; few things are listed beside it all the same.
  onBoard(one, items) {
    return one.spot && this.drawn(one.spot) && items.length > 4;
  }

  chips(items, does, pressed = () => null, field = null) {
    const row = made("div", "chips");
    for (const one of items) {
      const made = chip(one, pressed(one), () => does(one));
      made.classList.toggle("armed", this.armed(one));
      made.classList.toggle("coached", isNext(one, field));
      if (one.spot) made.dataset.at = one.spot;
      row.append(made);
    }
    return row;
  }

  number() {
    [...this.place.querySelectorAll(".chip, .pips button")].slice(0, KEYS).forEach((one, i) => one.setAttribute("aria-keyshortcuts", i + 1));
  }

  // --- forms

  fields(groups, place) {
    const sides = ["give", "get"].filter((side) => groups.some((field) => field.side === side));
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

  field(field) {
    const box = made("div", "group");
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", field.label);
    box.append(this.legend(field));
    const took = (one) => { toggle(field, one); this.took({ field, one }); };
    if (field.kind === "amount") box.append(this.amount(field, field.input));
    else if (field.kind === "share") for (const pot of field.pots) box.append(this.pot(field, pot));
    else box.append(this.chips(field.items.filter((one) => !this.onBoard(one, field.items)), took, (one) => Boolean(chosen(one)), field));
    if (field.kind === "order") this.places(box, field);
    if (field.kind === "ways") for (const one of field.items.filter(chosen)) this.fields(one.groups, box);
    return box;
  }

  legend(field) {
    const legend = made("p", "legend", field.label);
    const many = field.kind === "share" || (["pick", "order"].includes(field.kind) && !field.single);
    if (many) {
      const tally = made("span", "count", `${count(field)} / ${field.low === field.high ? field.high : `${field.low}–${field.high}`}`);
      tally.classList.toggle("fits", fits(field));
      legend.append(tally);
    }
    return legend;
  }

  places(box, field) {
    const marked = field.items.filter((one) => !this.onBoard(one, field.items));
    box.querySelectorAll(".chip").forEach((one, i) => {
      if (chosen(marked[i])) one.querySelector(".label").prepend(made("span", "place", `${chosen(marked[i])}.`), " ");
    });
  }

  // --- numbers: a few are pressed, many are stepped through, with quick values

  amount(field, input) {
    const few = pips(field), row = made("div", few ? "pips" : "steps-of");
    const put = (value) => { set(field, input, value); this.took({ field }); };
    const touched = "touched" in field.el.dataset;
    if (few) {
      for (const value of few) row.append(this.value(input, value, touched && Number(input.value) === value, put));
      return row;
    }
    row.append(...this.stepper(input, field.label, put));
    const quick = made("div", "pips");
    for (const value of quickValues(input)) quick.append(this.value(input, value, Number(input.value) === value, put));
    const both = made("div", "group");
    both.append(quick, row);
    return both;
  }

  value(input, value, pressed, put) {
    const one = button("", String(value), pressed, () => put(value));
    one.classList.toggle("coached", isNextNumber(input, value));
    return one;
  }

  pip(value, now, label, put) {
    const one = button("", String(value), value === now, () => put(value));
    one.setAttribute("aria-label", label);
    one.dataset.pip = value;
    return one;
  }

  stepper(input, label, put) {
    const [low, high, step] = [input.min, input.max, input.step].map(Number);
    const value = Number(input.value || low), shown = made("output", "", String(value));
    const by = (sign) => {
      const one = button("", sign < 0 ? "−" : "+", null, () => put(Math.min(high, Math.max(low, value + sign * step))));
      one.disabled = sign < 0 ? value <= low : value >= high;
      one.setAttribute("aria-label", `${sign < 0 ? "−" : "+"} ${label}`);
      one.dataset.step = `${sign}${input.name}`;
      one.classList.toggle("coached", isNextStep(input, value, sign * step));
      return one;
    };
    return [by(-1), shown, by(1)];
  }

  // Far ahead in a few presses, where single steps would be many.
  leaps(input, label, put) {
    const [high, value] = [Number(input.max), Number(input.value || input.min)];
    return LEAPS.filter((leap) => high - Number(input.min) > 2 * leap).map((leap) => {
      const one = button("", `+${leap}`, null, () => put(Math.min(high, value + leap)));
      one.disabled = value + leap > high;
      one.setAttribute("aria-label", `${label}: +${leap}`);
      one.dataset.leap = leap;
      one.classList.toggle("coached", isNextStep(input, value, leap));
      return one;
    });
  }

  pot(field, { label, note, input }) {
    const row = made("div", "row pot"), what = made("span", "what", label);
    if (note) what.append(made("small", "", note));
    const put = (value) => { set(field, input, value); this.took({ field }); };
    const steps = made("div", "steps-of");
    const most = Math.min(Number(input.max), field.high), low = Number(input.min);
    if (most - low < FEW) for (let value = low; value <= most; value += 1) {
      const one = this.pip(value, Number(input.value), `${label}: ${value}`, put);
      one.classList.toggle("coached", isNextNumber(input, value));
      steps.append(one);
    }
    else steps.append(...this.stepper(input, label, put), ...this.leaps(input, label, put));
    row.dataset.pot = input.name;
    row.append(what, steps);
    return row;
  }
}

// Least, most, and round values between them.
function quickValues(input) {
  const [low, high, step] = [input.min, input.max, input.step].map(Number);
  const values = Array.from({ length: QUICK }, (_, i) => low + Math.round(((high - low) * i) / (QUICK - 1) / step) * step);
  return [...new Set(values)];
}
