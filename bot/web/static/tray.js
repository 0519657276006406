// The tray: what can be chosen without the board, drawn small from the forms of the question.

import { button, chip, made, noteOfAll, pip, width } from "./chips.js";
import {
  blocked,
  isLastForGood,
  isNumberForGood,
  pips,
  prices,
  quick,
  raising,
  reach,
  set,
  toggle,
} from "./choices.js";
import { isNext, pointOut } from "./coach.js";
import { Fields, lacksOne } from "./fields.js";
import { again, fillPips, fillSlots, keepSizes } from "./slots.js";
import { PHONE, SURE } from "./touch.js";

const KEYS = 9;
const FEW = 6;
const SHORT = 7;
const RAISES = 4;
const ROWS = 8;
const LISTED = 4;
const LARGE = 2;
const LONG = 36; // letters of a name that has a line of its own

// All that can be pressed is in sight; what is below it, and what is not possible now, may be scrolled to.
/** @param {Part} place */
function hasRoom(place) {
  const question = place.closest("#question"),
    last = [...place.querySelectorAll(":scope > :not(.not-now)")].at(-1) ?? place;
  const high = last.getBoundingClientRect().bottom - question.getBoundingClientRect().top + question.scrollTop;
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

// A number that a row of this turn offered and that is too many now.
/** @param {string} value */
function gonePip(value) {
  const control = button("gone", value, null, () => {});
  control.disabled = true;
  control.dataset.pip = value;
  return control;
}

// As they come, but what is `last` after the others.
/** @param {Item[]} items @param {(option: Item) => boolean} last */
const sort = (items, last) => [...items.filter((option) => !last(option)), ...items.filter(last)];

// What was opened for the reader says what it belongs to beside `others`, which do not.
/** @param {Asked} node @param {Item[]} others @returns {Item[]} */
function withName({ place, items }, others) {
  const opened = place.closest(".act")?.querySelector("summary .label").textContent.trim();
  if (!opened || !others.length) return items;
  return items.map((option) => ({
    ...option,
    of: opened,
    note: [opened, option.note].filter(Boolean).join(" · "),
  }));
}

// Something to do, and not a place to do it at.
/** @param {Item} option */
const isDeed = (option) => !option.spot;

/** @param {Item} option */
const isUsual = (option) => isDeed(option) && !option.aside;

export class Tray extends Fields {
  /**
   * @param {Part} place
   * @param {Words} words
   * @param {{ drawn: (spot: string, least?: number) => boolean, armed: (option: Item) => boolean, took: (way: Way) => void, answered: (way: Way, field: Field, value: number) => void, redraw: () => void }} value
   */
  constructor(place, words, { drawn, armed, took, answered, redraw }) {
    super(place, words, { drawn, armed, took });
    this.answered = answered;
    this.redraw = redraw;
    /** @type {Item[]} */
    this.deeds = [];
    /** @type {Deed[]} */
    this.before = [];
    /** @type {Answered[]} */
    this.waits = [];
  }

  // What asks for one small word more is answered in a row of its own, as far as all of it stays in sight:
  // rather smaller and with some rows than larger and without any. What this turn offered before keeps its slot.
  /** @param {Asked} node @param {Item} ending @param {Item[]} others @param {import("./slots.js").Slots} slots @param {string} name */
  draw(node, ending, others, slots, name) {
    if (node?.kind !== "one") {
      this.slots = slots;
      this.tighten(false);
      this.lay(node, () => {
        if (others.length) this.besides(node.place.closest(".act"), others);
        this.lacksOne = lacksOne(node.groups);
        this.fields(node.groups, this.place);
      });
      this.tighten(!hasRoom(this.place));
      return;
    }
    const items = [...withName(node, others), ...others].filter((option) => option.el !== ending?.el),
      known = slots.of(name);
    this.slots = slots;
    this.before = known?.deeds ?? [];
    this.deeds = node.items;
    this.waits = node.waits ?? [];
    const sorted = sort(items, (option) => option.aside),
      whole = node.place.id === "all",
      waits = known || !whole ? [] : this.waits.slice(0, Math.max(0, LARGE - sorted.filter(isUsual).length));
    for (const plan of (waits.length ? [waits, []] : [[]]).flatMap((these) =>
      this.plans(sorted, known, whole, these),
    )) {
      this.tighten(plan.tight);
      this.lay(node, () => this.things(plan));
      if (this.grown(plan).length) this.lay(node, () => this.things(plan, true));
      const grown = this.grown(plan);
      for (const deed of grown) deed.outgrown = true;
      if (grown.length) this.lay(node, () => this.things(plan, true));
      keepSizes(plan, this.place);
      slots.keep(name, plan, this.place);
      if (plan.folds && slots.open) return;
      if (!hasRoom(this.place)) continue;
      if (plan.folds && !known) this.reopen(node, plan);
      return;
    }
  }

  // "More" is open again where it was left open, as far as all of it is in sight.
  /** @param {Asked} node @param {Plan} plan */
  reopen(node, plan) {
    const { slots } = this;
    slots.open = slots.left.has(this.place.dataset.asks);
    if (!slots.open) return;
    this.lay(node, () => this.things(plan));
    slots.open = hasRoom(this.place);
    if (!slots.open) this.lay(node, () => this.things(plan));
  }

  // The deeds whose rows are higher than before, and have pushed away what follows them.
  /** @param {Plan} plan */
  grown({ deeds }) {
    const rows = [...this.place.querySelectorAll(":scope > .thing")];
    return deeds.filter(({ row }) => row).filter(({ high }, i) => rows[i].offsetHeight > high + 1);
  }

  // How the deeds may be laid out, the best first; as this turn did before, if it did. Of many, two are large, and the
  // others are behind "More"; what can be pressed on the pictures is listed once there are few. Where less is usual
  // now, what has to wait has its row already.
  /** @param {Item[]} items @param {Plan} known @param {boolean} whole @param {Answered[]} waits @returns {Plan[]} */
  plans(items, known, whole, waits) {
    const lists = known?.lists || items.length <= (whole || PHONE.matches ? LISTED : FEW),
      listed = items.filter((option) => lists || !(option.spot && this.drawn(option.spot))),
      folds = known?.folds ?? (whole && listed.filter(isDeed).length > LISTED),
      beside = folds ? this.sortFolded(listed, items) : listed;
    const first = folds
        ? [...beside.filter(isDeed).slice(0, LARGE - waits.length), ...beside.filter((option) => !isDeed(option))]
        : items,
      short = (known ? items : first).filter((option) => this.short(option));
    /** @param {Item[]} rows @param {boolean} tight */
    const plan = (rows, tight) => {
      /** @type {Deed[]} */
      const deeds = (folds ? beside : items.filter((option) => rows.includes(option) || beside.includes(option))).map(
        (option) => ({
          deed: option.deed,
          label: option.label,
          note: this.isOnly(option) ? option.own : option.note,
          option,
          row: rows.includes(option) && first.includes(option),
          more: folds && !first.includes(option),
        }),
      );
      if (folds) deeds.push(...waits.map((waiting) => ({ ...waiting, row: true, more: false })));
      return { deeds, lists, folds, large: folds, tight, wide: width(deeds.filter((deed) => !deed.row && !deed.more)) };
    };
    /** @param {Item} option */
    const isShort = (option) => short.includes(option);
    const rows = short.slice(0, PHONE.matches ? ROWS / 2 : ROWS),
      some = rows.map((_, i) => rows.slice(0, rows.length - i));
    if (known)
      return /** @type {const} */ (["rows", "", "all", "more"]).map((reuse) =>
        again(known, plan(short, known.tight), isShort, reuse, this.slots.open),
      );
    return [...some.flatMap((these) => [plan(these, false), plan(these, true)]), plan([], false), plan([], true)];
  }

  // What is usual and cannot be pressed on the pictures comes first, what is seldom wanted last.
  /** @param {Item[]} listed @param {Item[]} items */
  sortFolded(listed, items) {
    const sorted = sort(listed, (option) => this.isPressedThere(option, items));
    return sort(sorted, ({ aside }) => aside);
  }

  // What it leads to can be pressed on the pictures, most of it at once, and nothing else can be meant there.
  /** @param {Item} deed @param {Item[]} deeds */
  isPressedThere(deed, deeds) {
    /** @param {Item} item */
    const ways = (item) => (item.spot || item.does !== "open" ? [] : reach(item.inner(), [item]));
    const own = ways(deed).map(({ spot }) => spot),
      others = new Set(deeds.filter((other) => other !== deed).flatMap((other) => ways(other).map(({ spot }) => spot)));
    const drawn = own.filter((spot) => this.drawn(spot));
    return drawn.length > 0 && 2 * drawn.length >= own.length && !own.some((spot) => others.has(spot));
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

  /** @param {Plan} plan @param {boolean} [reuse] of the slots of answers that are gone */
  things({ deeds, wide, large, high }, reuse = false) {
    for (const deed of deeds.filter(({ row }) => row)) this.place.append(this.thing(deed, reuse));
    /** @param {boolean} behind */
    const chips = (behind) => {
      const row = made("div", behind ? "chips behind" : "chips"),
        here = deeds.filter(({ row, more }) => !row && Boolean(more) === behind);
      row.style.setProperty("--wide", `${behind ? width(here) : wide}rem`);
      for (const deed of here) {
        const control = /** @type {Part} */ (deed.option ? this.deed(deed.option) : gone(deed));
        if (deed.reused) this.guard(control);
        row.append(control);
      }
      return row;
    };
    const row = chips(false);
    row.classList.toggle("large", large);
    if (high) row.style.minHeight = `${high}px`;
    this.place.append(row);
    const behind = deeds.filter(({ more }) => more);
    if (!behind.length) return;
    const open = this.slots.open || behind.some(({ option }) => option && (isNext(option) || this.armed(option)));
    this.place.append(this.more(behind.filter(({ option }) => option).length, open));
    if (open) this.place.append(chips(true));
  }

  // What else can be done, above the form that the question is about.
  /** @param {Part} usual @param {Item[]} others */
  besides(usual, others) {
    const open = this.slots.open || others.some((option) => isNext(option) || this.armed(option)),
      head = made("div", "usual");
    head.append(
      made("h3", "", usual.querySelector("summary .label").textContent.trim()),
      this.more(others.length, open),
    );
    this.place.append(head);
    if (!open) return;
    this.place.append(this.chips(others, (option) => this.take(option)));
  }

  // A deed with its answers; without any, it was done or cannot be done now, perhaps for the reason that it names.
  /** @param {Deed} deed @param {boolean} [reuse] */
  thing(deed, reuse = false) {
    const { label, note, option, high, head, inner = [], pips, reused } = deed;
    deed.outgrown ||= Boolean(option && !this.short(option));
    if (deed.outgrown) return this.outgrown(deed);
    const isWaiting = this.waits.some((other) => other.deed === deed.deed && other.note === note),
      box = made("div", option ? "thing" : isWaiting ? "thing gone waits" : "thing gone"),
      what = made("span", "what", label),
      answers = option ? this.short(option, inner) : made("div", "chips");
    const raises = answers.querySelector(".raised")?.dataset.by,
      small = raises ?? [note, answers.dataset.once].filter(Boolean).join(" · ");
    if (small) what.append(made("small", "", small));
    box.classList.toggle("raises", Boolean(raises));
    box.classList.toggle("long", label.length > LONG);
    if (option) {
      box.setAttribute("role", "group");
      box.setAttribute("aria-label", label);
    }
    const refilled = fillSlots(answers, inner, gone, reuse);
    box.append(what, answers);
    if (!reused) fillPips(box, pips, gonePip);
    if (high) box.style.minHeight = `${high}px`;
    if (head) what.style.minHeight = `${head}px`;
    if (reused || refilled) this.guard(box);
    return box;
  }

  // A deed whose answers are too many for its row is opened by a button there.
  /** @param {Deed} deed */
  outgrown(deed) {
    const { option, high, reused } = deed,
      box = made("div", "thing outgrown");
    box.append(option ? this.deed(option) : gone(deed));
    box.style.minHeight = `${high}px`;
    if (reused) this.guard(box);
    return box;
  }

  // A press that was meant for what was here before does nothing.
  /** @param {Part} box */
  guard(box) {
    box.inert = true;
    setTimeout(() => {
      box.inert = false;
    }, SURE);
  }

  // What is seldom wanted is a press away, and then stays open for the turn, and in the next ones if there is room.
  /** @param {number} count @param {boolean} open */
  more(count, open) {
    const control = button("chip more-deeds", "", null, () => {
      this.slots.leave(this.place.dataset.asks, !open);
      this.redraw();
    });
    control.setAttribute("aria-expanded", open);
    control.disabled = !count && !open;
    control.append(made("span", "label", this.words.more(count)));
    return control;
  }

  /** @param {Item} option */
  deed(option) {
    return this.chips([option], (deed) => this.take(deed)).firstElementChild;
  }

  /** @param {Item} option */
  take(option) {
    this.took({ steps: [option], option, byButton: true });
  }

  // The answers to what a thing asks further, where they are few: one press each; `before`: those that it had.
  /** @param {Item} option @param {Answered[]} [before] */
  short(option, before = []) {
    if (this.isOnly(option)) return this.only(option);
    const inner = option.does === "open" ? option.inner() : null;
    if (!inner || (blocked(inner.place) && !(option.spot && this.drawn(option.spot)))) return null;
    if (inner.kind === "one") {
      if (inner.items.length > SHORT) return null;
      /** @param {Item} other */
      const take = (other) => {
        option.el.open = true;
        this.took({ steps: [option, other], option: other, byButton: true });
      };
      const row = this.chips(inner.items, take, undefined, null, noteOfAll(inner.items, before));
      for (const [i, other] of inner.items.entries()) {
        const control = /** @type {Part} */ (row.children[i]);
        this.addRaises(control, other);
        this.addNumbers(control, option, other);
      }
      return row;
    }
    const [field, more] = inner.groups;
    if (more || !field) return null;
    if (field.kind === "pick" && field.single && field.items.length <= SHORT) {
      /** @param {Item} other */
      const take = (other) => {
        const final = isLastForGood(field, other);
        option.el.open = true;
        toggle(field, other);
        this.took({ field, final });
      };
      return this.chips(field.items, take, undefined, field);
    }
    return this.numbers(option, field);
  }

  // One answer is left, in a row: it is the only offer there is, or there were more of them before.
  /** @param {Item} option */
  isOnly(option) {
    const { does, only, above } = option;
    return does === "send" && Boolean(only) && (above !== null || Boolean(this.rowOf(option)));
  }

  // The row that a deed had before.
  /** @param {Item} option */
  rowOf({ deed, label }) {
    const rows = this.before.filter(({ row }) => row);
    return rows.find((one) => one.label === label) ?? rows.find((one) => one.deed === deed);
  }

  // It is in the same place as several are.
  /** @param {Item} option */
  only(option) {
    if (this.rowOf(option)?.pips?.get("")?.includes(option.only)) {
      const row = made("div", "pips"),
        take = () => this.take(option);
      row.append(pip(Number(option.only), null, `${option.label}: ${option.only}`, take, option.final));
      return row;
    }
    const offer = { ...option, label: option.only, note: "", deed: option.only },
      row = this.chips([offer], () => this.take(option));
    row.dataset.once = option.onlyNote;
    this.addRaises(/** @type {Part} */ (row.firstElementChild), offer);
    return row;
  }

  // An offer that can be accepted, and beside it the numbers that ask for more.
  /** @param {Part} control @param {Item} offer */
  addRaises(control, offer) {
    const raises = offer.above === null ? null : raising(this.deeds, offer.label);
    if (!raises) return;
    const { way, field } = raises,
      both = made("span", "raised");
    both.dataset.by = way.steps[0].label;
    control.replaceWith(both);
    both.append(control, this.answers(way, field, quick(field.input, RAISES, undefined, offer.above)));
  }

  // An answer that asks for a number, and beside it the lowest of them.
  /** @param {Part} control @param {Item} option @param {Item} other */
  addNumbers(control, option, other) {
    const inner = other.does === "open" ? other.inner() : null,
      [field, more] = inner?.kind === "form" ? inner.groups : [];
    if (field?.kind !== "amount" || more) return;
    const both = made("span", "numbered");
    control.replaceWith(both);
    both.append(
      control,
      this.answers({ steps: [option, other], option: other }, field, prices(field.input, RAISES, 1)),
    );
  }

  // Numbers that are each the whole answer, and each say beforehand whether this is for good.
  /** @param {Way} way @param {Field} field @param {number[]} values */
  answers(way, field, values) {
    const row = made("span", "pips"),
      name = [...new Set([...way.steps, way.option])].map(({ label }) => label).join(" · ");
    for (const value of values) {
      const put = () => this.answered(way, field, value),
        final = way.option.finalNumber || isNumberForGood(field, value);
      row.append(pip(value, null, this.words.says(name, String(value)), put, final));
    }
    return row;
  }

  /** @param {Item} option @param {Field} field */
  numbers(option, field) {
    if (field.kind === "share") return this.pots(option, field);
    const few = field.kind === "amount" ? pips(field) : null;
    if (!few || few.length > FEW + 2) return null;
    const row = made("div", "pips");
    for (const value of few) {
      const final = isNumberForGood(field, value);
      const put = () => {
        option.el.open = true;
        set(field, field.input, value);
        this.took({ field, final });
      };
      const made = pip(value, null, `${option.label}: ${value}`, put, final);
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

  number() {
    const buttons = [...this.place.querySelectorAll(":is(.chip, .pips button):not(.away *)")].slice(0, KEYS);
    for (const [i, button] of buttons.entries()) button.dataset.key = String(i + 1);
  }
}
