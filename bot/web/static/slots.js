// The slots of a turn: what each of its questions has offered. A deed keeps its slot until the turn is over, whether it
// can still be done or not, so that nothing moves below the hand.

const HALF = 8.9;
const LINE = 20; // letters
const FORGOTTEN = 6; // used-up deeds that are kept however few can still be done; those in sight always
const REMEMBERED = 12; // questions to which an undo may lead back
const NAMES = /** @type {const} */ (["label", "deed"]); // what a player reads says more than a place in a list

/** @param {Part} slot */
const chipIn = (slot) => (slot.matches(".chip") ? slot : slot.querySelector(".chip"));

/** @param {Part} slot */
const deedOf = (slot) => chipIn(slot).dataset.deed ?? slot.querySelector(".label").textContent;

// The lists of numbers in a row, by what they are for.
/** @param {Part} row */
const pipsOf = (row) =>
  [...row.querySelectorAll(".steps-of, .pips")].map((list) => ({
    name: list.closest(".pot, .raised, .numbered")?.querySelector(".what, .label").firstChild.textContent ?? "",
    list,
    pips: [...list.querySelectorAll("[data-pip]")],
  }));

const FRONT = ":scope > .chips:not(.behind)";

// The deeds that are buttons in sight, and those buttons.
/** @param {Plan} plan @param {Part} place */
function buttons({ deeds }, place) {
  return [FRONT, ":scope > .behind"].flatMap((row) => {
    const chips = /** @type {Part[]} */ ([...(place.querySelector(row)?.children ?? [])]),
      here = deeds.filter((deed) => !deed.row && Boolean(deed.more) === (row !== FRONT));
    return here.map((deed, i) => ({ deed, chip: chips[i] })).filter(({ chip }) => chip);
  });
}

export class Slots {
  constructor() {
    /** @type {Map<string, Plan>} */
    this.known = new Map();
    this.open = false; // whether "More" is
    /** @type {Set<string>} */
    this.left = new Set(); // the questions at which it was left open
    /** @type {Map<string, { known: Map<string, Plan>, open: boolean }>} */
    this.before = new Map(); // how the turn was laid out at each question
    this.question = "";
    this.undone = "";
  }

  // Another question; `goesOn`: of the same turn. After an undo it is laid out as it was before what was undone: its
  // token differs in the count of undos alone.
  /** @param {string} token @param {boolean} goesOn */
  turnTo(token, goesOn) {
    const [count, undone, mark] = token.split("."),
      question = `${count}.${mark}`;
    this.before.delete(this.question);
    this.before.set(this.question, { known: new Map(this.known), open: this.open });
    for (const old of [...this.before.keys()].slice(0, -REMEMBERED)) this.before.delete(old);
    const before = undone === this.undone ? null : this.before.get(question);
    this.question = question;
    this.undone = undone;
    if (before) {
      this.known = new Map(before.known);
      this.open = before.open;
    } else if (!goesOn) this.forget();
  }

  /** @param {string} asks @param {boolean} open */
  leave(asks, open) {
    this.open = open;
    if (open) this.left.add(asks);
    else this.left.delete(asks);
  }

  /** @param {string} name */
  of(name) {
    return this.known.get(name) ?? null;
  }

  /** @param {string} name @param {Plan} plan @param {Part} place */
  keep(name, plan, place) {
    const rows = [...place.querySelectorAll(":scope > .thing")];
    for (const deed of plan.deeds.filter(({ row }) => row)) {
      const row = rows.shift();
      if (!deed.option) deed.high ??= row.offsetHeight;
      if (!deed.option || deed.outgrown) continue;
      deed.high = row.offsetHeight;
      deed.head = row.querySelector(":scope > .what").offsetHeight;
      deed.inner = [...row.querySelectorAll(":scope > .chips > *")].map((slot) => ({
        deed: deedOf(slot),
        label: slot.querySelector(".label").textContent,
        note: slot.querySelector("small")?.textContent ?? "",
        wide: slot.getBoundingClientRect().width,
        high: slot.getBoundingClientRect().height,
      }));
      deed.pips = new Map(pipsOf(row).map(({ name, pips }) => [name, pips.map((pip) => pip.dataset.pip)]));
    }
    for (const { deed, chip } of buttons(plan, place)) {
      deed.tall = chip.offsetHeight;
      deed.long = chip.classList.contains("long");
    }
    plan.high = place.querySelector(FRONT)?.offsetHeight;
    this.known.set(name, plan);
  }

  // On another screen nothing has the size that it had.
  measureAnew() {
    this.before.clear();
    this.forget();
  }

  forget() {
    this.known.clear();
    this.open = false;
  }
}

/** @param {string} words */
const lines = (words) => Math.ceil(words.length / LINE);

// A button is no higher than another one, where two are side by side; a large one has room for a note.
/** @param {Deed} deed @param {Deed} slot @param {boolean} large */
const isNoHigher = ({ label, note }, slot, large) =>
  lines(label) <= lines(slot.label) && lines(note) <= Math.max(Number(large), lines(slot.note));

// The deeds of before in their slots, and then the new ones. `reuse`: they may have rows that are free; or, where there
// is too little room, any slot that is; or else they are behind "More". `open`: "More" is.
/** @param {Plan} known @param {Plan} now @param {(item: Item) => boolean} isShort @param {"" | "rows" | "all" | "more"} reuse @param {boolean} [open] @returns {Plan} */
export function again(known, now, isShort, reuse, open = false) {
  const left = [...now.deeds];
  /** @type {Deed[]} */
  const deeds = known.deeds.map(({ option, reused, outgrown, ...slot }) => slot);
  for (const name of NAMES)
    for (const [i, slot] of deeds.entries()) {
      const at = slot.option ? -1 : left.findIndex((deed) => deed[name] === slot[name]),
        { row, more, high, tall, long, head, inner, pips } = slot;
      if (at >= 0) deeds[i] = { ...left.splice(at, 1)[0], row, more, high, tall, long, head, inner, pips };
    }
  for (const [i, slot] of deeds.entries()) {
    const { option, row, more, high, tall, long } = slot,
      isFree = !option && !more && reuse && (row || known.folds || reuse !== "rows");
    /** @param {Deed} deed */
    const suits = (deed) => (row ? isShort(deed.option) : isNoHigher(deed, slot, known.large));
    const at = isFree ? left.findIndex((deed) => suits(deed) && !(known.folds && !row && deed.option.aside)) : -1;
    if (at >= 0) deeds[i] = { ...left.splice(at, 1)[0], row, more, high, tall, long, reused: true };
  }
  if (reuse && known.folds && !open) promote(deeds, isShort);
  const folds = known.folds || (reuse === "more" && left.length > 0),
    all = [...deeds, ...left.map((deed) => ({ ...deed, row: false, more: folds }))],
    present = all.filter((deed) => deed.option);
  const wide = known.deeds.some((deed) => !deed.row) ? known.wide : HALF,
    forgets = all.length > 2 * present.length + FORGOTTEN;
  const plan = { ...known, lists: now.lists, folds, wide };
  if (!forgets) return { ...plan, deeds: all };
  const isBegun = present.some(({ more }) => !more);
  if (known.folds && isBegun) return { ...plan, deeds: open ? all : all.filter(({ option, more }) => option || !more) };
  return { ...plan, deeds: present.map((deed) => ({ ...deed, more: isBegun && deed.more })), high: undefined };
}

// Where nothing in sight can be done, the last slot there is taken by the first usual deed behind "More".
/** @param {Deed[]} deeds @param {(item: Item) => boolean} isShort */
function promote(deeds, isShort) {
  const slot = deeds.findLast(({ more }) => !more);
  if (!slot || deeds.some(({ more, option }) => !more && option)) return;
  const from = deeds.findIndex(({ more, option }) => more && option && !option.aside && (!slot.row || isShort(option)));
  if (from < 0) return;
  const [deed] = deeds.splice(from, 1);
  deeds[deeds.indexOf(slot)] = { ...deed, row: slot.row, more: false, high: slot.high, reused: true };
}

/** @param {Part} chip */
const labelOf = (chip) => chip.querySelector(".label").textContent;

// The name of a chip fits into a slot: in two lines of the same width.
/** @param {Part} chip @param {Answered} slot */
function fits(chip, { label }) {
  const words = labelOf(chip),
    longest = Math.max(...words.split(/\s+/).map((word) => word.length));
  return longest <= label.length && words.length < 2 * label.length;
}

// Chips in free slots, the longest first, each in the narrowest slot where its name has one line, or else two.
/** @param {Part[]} chips @param {Answered[]} free @returns {Map<Answered, Part>} */
function assign(chips, free) {
  /** @type {Map<Answered, Part>} */
  const assigned = new Map();
  for (const chip of [...chips].sort((a, b) => labelOf(b).length - labelOf(a).length)) {
    const wide = labelOf(chip).length,
      room = free.filter((slot) => !assigned.has(slot) && fits(chip, slot));
    /** @param {Answered} slot */
    const less = ({ label }) => (label.length < wide ? 1000 : 0) + label.length;
    const [slot] = room.sort((a, b) => less(a) - less(b));
    if (slot) assigned.set(slot, chip);
  }
  return assigned;
}

// A longer note, for which there is no room, is told when pointed at.
/** @param {Part} chip @param {Answered} slot */
function shorten(chip, { note }) {
  if (chip.querySelector("small")?.textContent.length > note.length) dropNote(chip);
}

/** @param {Part} chip @param {string} [rest] */
function dropNote(chip, rest = "") {
  const small = chip.querySelector("small");
  if (!small) return;
  chip.title ||= small.textContent;
  if (rest) small.textContent = rest;
  else small.remove();
}

// The buttons of deeds are as high and as wide as they were in this turn: of a note that has no room now, what it belongs
// to is left, or nothing.
/** @param {Plan} plan @param {Part} place */
export function keepSizes(plan, place) {
  for (const { deed, chip } of buttons(plan, place)) {
    if (deed.long !== undefined) chip.classList.toggle("long", deed.long);
    if (chip.offsetHeight > deed.tall + 1) dropNote(chip, deed.option?.of);
    if (chip.offsetHeight > deed.tall + 1) dropNote(chip);
    if (deed.tall) chip.style.minHeight = `${deed.tall}px`;
  }
}

// The answers of a row in the slots that they had before; `gone` draws one that cannot be given now. Where none of them
// is left, the row begins again, so that it is not twice as high. `reuse`: new ones take the slots of those that are
// gone. Tells whether a slot has got another answer.
/** @param {Part} row @param {Answered[]} before @param {(deed: Answered) => Part} gone @param {boolean} reuse */
export function fillSlots(row, before, gone, reuse) {
  if (!row.matches(".chips")) return false;
  const now = /** @type {Part[]} */ ([...row.children]);
  const same = before.map(({ deed }) => now.find((chip) => deedOf(chip) === deed)),
    others = now.filter((chip) => !same.includes(chip));
  const slots = before.map(
    ({ label }, i) => same[i] ?? others.find((chip) => chip.querySelector(".label").textContent === label),
  );
  if (slots.length && now.length && !slots.some(Boolean)) return true;
  const left = now.filter((chip) => !slots.includes(chip)),
    free = reuse ? before.filter((_, i) => !slots[i]) : [],
    assigned = assign(left, free);
  const filled = before.map((slot, i) => {
    const chip = slots[i] ?? assigned.get(slot) ?? gone(slot);
    if (reuse) shorten(chip, slot);
    chip.style.width = `${slot.wide}px`;
    chip.style.minHeight = `${slot.high}px`;
    return chip;
  });
  row.replaceChildren(...filled, ...left.filter((chip) => !filled.includes(chip)));
  return assigned.size > 0;
}

// The numbers of a row in the slots that they had before; `gone` draws one that is too many now.
/** @param {Part} row @param {Map<string, string[]>} before @param {(value: string) => Part} gone */
export function fillPips(row, before, gone) {
  for (const { name, list, pips } of pipsOf(row)) {
    const values = before?.get(name) ?? [],
      lost = values.filter((value) => !pips.some((pip) => pip.dataset.pip === value));
    if (!pips.length || !lost.length) continue;
    const all = [...pips, ...lost.map(gone)].sort((a, b) => Number(a.dataset.pip) - Number(b.dataset.pip));
    list.replaceChildren(...all);
  }
}
