// Reads the forms of a question: what can be chosen now, where it lies on the pictures, and what is filled in.
// The forms hold the answer; whoever plays on the board fills in and sends the same forms.

import { changed } from "./form.js";

/** @param {Part} el @param {string} what */
const said = (el, what) =>
  el.querySelector(`:scope > ${what}, :scope > .text > ${what}, :scope > summary > ${what}`)?.textContent.trim() ?? "";

/** @param {Part} el @param {Partial<Item>} more */
function item(el, more) {
  const { spot = null, onlySpot = null, moves = null, coach: coached = null, kind = null, above } = el.dataset;
  return {
    el,
    label: said(el, ".label"),
    note: [".note", ".only", ".only-note"]
      .map((what) => said(el, what))
      .filter(Boolean)
      .join(" · "),
    own: said(el, ".note"),
    only: said(el, ".only"),
    onlyNote: said(el, ".only-note"),
    spot,
    onlySpot,
    moves,
    coached,
    kind,
    above: above === undefined ? null : Number(above),
    deed: el.dataset.deed ?? said(el, ".label"),
    aside: "aside" in el.dataset,
    usual: "usual" in el.dataset,
    opens: "opens" in el.dataset,
    drawn: "drawn" in el.dataset,
    final: "final" in el.dataset,
    finalNumber: "finalNumber" in el.dataset,
    ...more,
  };
}

// A question, or the part of it that stands in `place`: one of several things to do, or a form to fill in.
/** @param {Part} place @returns {Asked} */
export function read(place) {
  const acts = place.querySelector(":scope > ul.acts"),
    deeds = acts ? [...acts.querySelectorAll(":scope > li > .act")].map(act) : [];
  if (acts)
    return {
      kind: "one",
      place,
      items: deeds.filter((deed) => !repeats(deed, deeds)),
      waits: [...(blocked(place)?.querySelectorAll("li.blocked:not([data-aside])") ?? [])].map(waiting),
    };
  const choices = place.querySelector(":scope > form > .choices");
  if (choices)
    return {
      kind: "one",
      place,
      items: [...choices.querySelectorAll(":scope > button")].map((el) => item(el, { does: "send", value: el.value })),
    };
  const form = place.querySelector(":scope > form");
  return form ? { kind: "form", place, form, groups: groups(form) } : null;
}

// What is seldom wanted and asks for nothing but a place, each of which has a deed of its own, is the same thing twice.
/** @param {Item} deed @param {Item[]} deeds */
function repeats(deed, deeds) {
  const inner = deed.aside && deed.does === "open" ? deed.inner() : null;
  /** @param {Item} place */
  const isTwice = ({ does, spot }) => does === "send" && spot && deeds.some((other) => other.spot === spot);
  return inner?.kind === "one" && inner.items.every(isTwice);
}

// What has to wait, and for what.
/** @param {Part} el @returns {Answered} */
const waiting = (el) => ({ deed: el.dataset.deed, label: said(el, ".label"), note: said(el, ".why") });

/** @param {Part} el @returns {Item} */
function act(el) {
  if (el.matches("button")) return item(el, { does: "send", value: el.value });
  return item(el, { does: "open", inner: () => read(el.querySelector(":scope > .inner")) });
}

// Where somebody is in the question: what they opened, and what is to be chosen there.
/** @param {Part} place */
export function here(place) {
  /** @type {Item[]} */
  const trail = [];
  let node = read(place);
  while (node?.kind === "one") {
    const opened = node.items.find((option) => option.does === "open" && option.el.open);
    if (!opened) break;
    trail.push(opened);
    node = opened.inner();
  }
  return { node, trail };
}

/** @param {Part} place */
export function blocked(place) {
  return place.querySelector(":scope > .not-now, :scope > form > .not-now");
}

// --- the fields of a form

const FIELDS = ".pick, .order, .amount, .share, .ways";

/** @param {Part} place @returns {Field[]} */
function groups(place) {
  /** @param {Part} el */
  const around = (el) => el.parentElement.closest(FIELDS);
  return [...place.querySelectorAll(FIELDS)].filter((el) => around(el)?.contains(place) ?? true).map(group);
}

/** @param {Part} el @returns {Field} */
function group(el) {
  const around = el.closest(".entry, .way > .inner"),
    entry = around?.matches(".entry") ? around : null;
  const label = entry?.querySelector(":scope > legend")?.textContent.trim() ?? el.getAttribute("aria-label") ?? "";
  const base = {
    el,
    label,
    side: entry?.dataset.side ?? null,
    narrow: el.closest("[data-side]") !== null,
    low: Number(el.dataset.low ?? 1),
    high: Number(el.dataset.high ?? 1),
    finalNumbers: el.dataset.finalNumbers?.split(" ") ?? [],
  };
  if (el.matches(".order"))
    return {
      ...base,
      kind: "order",
      items: [...el.querySelectorAll("li:not(.blocked)")].map((li) => item(li, { box: li.querySelector("select") })),
    };
  if (el.matches(".amount")) return { ...base, kind: "amount", input: el.querySelector("[type=number]") };
  if (el.matches(".share")) return { ...base, kind: "share", pots: [...el.querySelectorAll(".pots > li")].map(pot) };
  if (el.matches(".ways"))
    return { ...base, kind: "ways", items: [...el.querySelectorAll(":scope > .way")].map(way).filter(free) };
  return {
    ...base,
    kind: "pick",
    single: el.getAttribute("role") === "radiogroup",
    finalPicks: el.dataset.finalPicks?.trim().split(" ") ?? [],
    items: [...el.querySelectorAll("label")].map((label, place) => ({ ...tile(label), place })).filter(free),
  };
}

/** @param {Item} option */
const free = (option) => !option.box.disabled;
/** @param {Part} el */
const tile = (el) => item(el, { box: el.querySelector("input") });

/** @param {Part} el @returns {Item} */
function way(el) {
  const inner = el.querySelector(":scope > .inner");
  return { ...tile(el.querySelector("label")), groups: inner ? groups(inner) : [] };
}

/** @param {Part} li */
function pot(li) {
  const text = li.querySelector(".text");
  return { label: said(text, ".label"), note: said(text, ".note"), input: li.querySelector("input") };
}

/** @param {Item} option @returns {number} */
export function chosen(option) {
  return option.box.matches("select") ? Number(option.box.value) : Number(option.box.checked);
}

/** @param {Field} field */
export function count(field) {
  if (field.kind === "share") return field.pots.reduce((sum, { input }) => sum + Number(input.value), 0);
  return field.items.filter(chosen).length;
}

/** @param {Field} field */
export function fits(field) {
  if (field.kind === "amount") return field.input.checkValidity() && field.input.value !== "";
  const total = count(field);
  if (field.kind === "ways") return total === 1 && field.items.find(chosen).groups.every(fits);
  if (field.kind === "share" && !field.pots.every(({ input }) => input.checkValidity())) return false;
  return total >= field.low && total <= field.high;
}

// The fields that hold no answer yet, the innermost ones.
/** @param {Field[]} groups @returns {Field[]} */
export function lacking(groups) {
  return groups
    .filter((field) => !fits(field))
    .flatMap((field) =>
      field.kind === "ways" && count(field) === 1 ? lacking(field.items.find(chosen).groups) : [field],
    );
}

// How a form ends, by its shape alone and so in every title: with its last pick, where every field takes a fixed number
// of picks and nothing but that is left to say; else with Confirm, which is in the bar from the beginning.
/** @param {Field[]} groups */
export function endsWithPick(groups) {
  return groups.every(isFixed) && (groups.length === 1 || !groups.some(isProposed));
}

/** @param {Field} field @returns {boolean} */
function isFixed(field) {
  if (field.kind === "ways") return field.items.every((option) => option.groups.every(isFixed));
  if (field.kind === "pick" || field.kind === "order") return field.low === field.high;
  if (field.narrow) return false; // the numbers of a trade are stepped to
  if (field.kind === "amount") return pips(field) !== null;
  if (field.pots.some((pot) => !numbers(field, pot))) return false;
  return field.pots.length === 1 || (field.low === field.high && (field.pots.length === 2 || field.high === 1));
}

// Something is filled in before anything is pressed.
/** @param {Field} field @returns {boolean} */
function isProposed(field) {
  if (field.kind === "amount") return isSet(field.input);
  if (field.kind === "share") return field.pots.some(({ input }) => isSet(input));
  return field.items.some(({ box }) => (box.matches("select") ? box.querySelector("[selected]") : box.defaultChecked));
}

/** @param {Part} input */
const isSet = ({ defaultValue, min }) => defaultValue !== min;

// The form ends with its last pick, and that was made: every field was touched, and takes no more.
/** @param {Field[]} groups */
export function isComplete(groups) {
  return endsWithPick(groups) && groups.every(isDone);
}

/** @param {Field} field @returns {boolean} */
function isDone(field) {
  if (!fits(field)) return false;
  if (field.kind === "ways") return field.items.find(chosen).groups.every(isDone);
  return "touched" in field.el.dataset;
}

const PIPS = 16;
const FEW = 6;
const ROUND = [1, 2, 3, 4, 6, 8, 10, 15, 20, 30, 50];
const WIDE = 40;

/** @param {Part} input */
function bounds(input) {
  return [input.min, input.max, input.step || 1].map(Number);
}

// A few numbers to press, where there are few.
/** @param {Pick<Field, 'input'>} field */
export function pips({ input }) {
  const [low, high, step] = bounds(input);
  return (high - low) / step < PIPS ? range(low, high, step) : null;
}

// The same for one of several places; of a single one, those that are an answer.
/** @param {Field} field @param {Pot} pot */
export function numbers(field, { input }) {
  const apart = Number(input.dataset.unit ?? 1),
    low = Math.max(Number(input.min), field.pots.length === 1 && apart === 1 ? field.low : 0),
    most = Math.min(Number(input.max), field.high);
  return (most - low) / apart < FEW ? range(low, most, apart) : null;
}

/** @param {number} low @param {number} high @param {number} step */
function range(low, high, step) {
  return Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step);
}

// By how much one goes up and down: by what it is counted in, or by fives where single steps would be many.
/** @param {Part} input */
export function unit(input) {
  const [low, high, step] = bounds(input);
  if (input.dataset.unit) return Number(input.dataset.unit);
  return step === 1 && high - low > WIDE ? 5 : step;
}

// Round numbers to press, where there are many: small ones are usual, or those a little above what is offered.
/** @param {Part} input @param {number} most @param {number} [by] @param {number} [above] */
export function quick(input, most, by = unit(input), above = null) {
  const [low, high, step] = bounds(input);
  const round = ROUND.map((number) => number * by + (above ?? 0)).filter(
    (number) => number > low && number <= high && (number - low) % step === 0,
  );
  return [...(above === null ? [low] : []), ...round].slice(0, most);
}

// The lowest prices, without a gap: what is offered for one of many things is seldom high.
/** @param {Part} input @param {number} most @param {number} by */
export function prices(input, most, by) {
  const [low, high] = bounds(input);
  return range(low, Math.min(high, low + (most - 1) * by), by);
}

// The deed that asks for more than what is offered here, and for nothing but the number.
/** @param {Item[]} deeds @param {string} offer its words @returns {{ way: Way, field: Field }} */
export function raising(deeds, offer) {
  for (const deed of deeds) {
    const inner = deed.does === "open" ? deed.inner() : null;
    if (inner?.kind !== "form") continue;
    const field = inner.groups.find(({ kind }) => kind === "amount"),
      pick = inner.groups.find(({ kind, single }) => kind === "pick" && single),
      meant = pick?.items.find(({ label, above }) => above !== null && label === offer);
    if (!field || inner.groups.length > 2) continue;
    if (meant) return { way: { steps: [deed], option: meant, field: pick, spot: meant.spot }, field };
    const isOnly = deed.above !== null && inner.form.querySelector(".settled .value")?.textContent.trim() === offer;
    if (inner.groups.length === 1 && isOnly) return { way: { steps: [deed], option: deed }, field };
  }
  return null;
}

// What is filled in, in words: `of` says a number out of those there are, `says` what it is the number of.
/** @param {Field} field @param {Words} words @returns {string} */
export function told(field, words) {
  /** @param {string} what @param {string} value */
  const says = (what, value) => (what ? words.says(what, value) : String(value));
  if (field.kind === "amount") return says(field.label, field.input.value);
  if (field.kind === "share")
    return field.pots
      .filter(({ input }) => Number(input.value))
      .map(({ label, input }) => says(label, ofAll(field, input, words)))
      .join(", ");
  const picked = field.items.filter(chosen).sort((a, b) => chosen(a) - chosen(b));
  if (picked.every(({ kind }) => kind)) return kinds(field, picked).join(", ");
  const names = picked.map((option) => {
    const inner = (option.groups ?? [])
      .map((group) => told(group, words))
      .filter(Boolean)
      .join(", ");
    return inner ? says(option.label, inner) : option.label;
  });
  return names.join(", ");
}

// What is picked by its kinds, which are short: the pictures show which it is. Where the order counts, one by one.
/** @param {Field} field @param {Item[]} picked */
function kinds(field, picked) {
  const names = picked.map(({ kind }) => kind);
  if (field.kind === "order") return names;
  return [...new Set(names)].map((name) => counted(names.filter((other) => other === name).length, name));
}

/** @param {number} count @param {string} kind */
export const counted = (count, kind) => (count > 1 ? `${count} × ${kind}` : kind);

/** @param {Field} field @param {Part} input @param {Words} words */
function ofAll(field, input, words) {
  const most = Math.min(Number(input.max), field.high);
  return most < PIPS ? words.of(Number(input.value), most) : input.value;
}

// To pick this too would be the last of a fixed number of picks, and the answer could not be undone.
/** @param {Field} field @param {...Item} options */
export function isLastForGood({ kind, low, items, finalPicks }, ...options) {
  if (kind !== "pick" || !finalPicks.length || options.every(chosen)) return false;
  const picked = items.filter((item) => chosen(item) || options.some(({ el }) => el === item.el));
  return picked.length === low && finalPicks.includes(picked.map(({ place }) => place).join("+"));
}

// This number alone is the answer, and cannot be undone.
/** @param {Field} field @param {number} value */
export const isNumberForGood = ({ finalNumbers }, value) => finalNumbers.includes(String(value));

// Things of a kind that a fixed number of picks has room for, several of each.
/** @param {Field} field @returns {Item[][]} */
export function alike({ kind, low, high, items }) {
  if (kind !== "pick" || low !== high) return [];
  const names = new Set(items.map((item) => item.kind).filter(Boolean));
  return [...names]
    .map((name) => items.filter((item) => item.kind === name))
    .filter(({ length }) => length > 1 && length <= high);
}

// All of them, or none where all of them are picked; what was picked before gives way where there is no room for both.
/** @param {Field} field @param {Item[]} options */
export function toggleAll(field, options) {
  const missing = options.filter((option) => !chosen(option));
  if (missing.length && count(field) + missing.length > field.high)
    for (const other of field.items) if (chosen(other) && !options.includes(other)) other.box.click();
  for (const option of missing.length ? missing : options) option.box.click();
  field.el.dataset.touched = "";
}

// --- filling in

// Of two shares that make a whole, the other one follows.
/** @param {Field} field @param {Part} input @param {number | string} value */
export function set(field, input, value) {
  field.el.dataset.touched = "";
  input.value = String(value);
  const other =
    field.kind === "share" && field.pots.length === 2 && field.low === field.high
      ? field.pots.find((other) => other.input !== input).input
      : null;
  if (other) other.value = String(Math.min(Number(other.max), Math.max(Number(other.min), field.high - Number(value))));
  changed(input);
}

// A form is opened by a press on something that it chooses: that alone, for nothing showed what the form proposes.
/** @param {Field} field @param {Item} option */
export function begin(field, option) {
  if (field.kind === "pick" && !field.single)
    for (const other of field.items) if (other !== option && chosen(other)) other.box.click();
  if (!chosen(option)) toggle(field, option);
  field.el.dataset.touched = "";
}

// What was only proposed gives way to the first other thing chosen.
/** @param {Field} field @param {Item} option */
export function toggle(field, option) {
  const first = !("touched" in field.el.dataset);
  field.el.dataset.touched = "";
  if (field.kind === "order") return place(field, option, first);
  if (!option.box.checked && !field.single && field.kind === "pick" && count(field) >= field.high) {
    if (field.high !== 1 && !first) return;
    for (const other of field.items.filter(chosen)) other.box.click();
  }
  option.box.click();
}

// One after the other; what was only proposed gives way to the first one placed, and the last one places itself.
/** @param {Field} field @param {Item} option @param {boolean} first */
function place(field, option, first) {
  if (first) for (const other of field.items.filter(chosen)) other.el.click();
  option.el.click();
  const left = field.items.filter((other) => !chosen(other));
  if (field.high === field.items.length && chosen(option) && left.length === 1) left[0].el.click();
}

// --- the board

// Everything on the pictures that can be pressed here: what it opens on the way, and what it chooses. What lies behind
// a thing without a place of its own, or behind the only piece there is, can be pressed at once.
/** @param {Asked} node @param {Item[]} [steps] @returns {Way[]} */
export function reach(node, steps = []) {
  if (!node) return [];
  if (node.kind === "form")
    return ticks(node.groups).map(({ option, field }) => ({ spot: option.spot, steps, option, field }));
  const pieces = node.items.filter((option) => option.spot && option.does === "open");
  /** @type {Way[]} */
  const ways = node.items.flatMap((option) => {
    const spot = option.spot ?? option.onlySpot,
      own = spot ? [{ spot, steps: [...steps, option], option }] : [];
    const onward = !steps.length && option.does === "open" && (!option.spot || pieces.length === 1);
    return onward ? [...own, ...reach(option.inner(), [option])] : own;
  });
  const usual = ways.filter(({ steps: [deed], option }) => !deed.aside && option.does !== "open");
  /** @param {Way} way */
  const isUsual = ({ spot, option: { does } }) => usual.some((way) => way.spot === spot && way.option.does === does);
  // What is usual there is meant and comes first, and a list of places that is seldom wanted is opened first.
  const shown = ways.filter((way) => !isAside(way) || (way.field?.kind !== "order" && !isUsual(way)));
  // A thing whose only place can be pressed at once is not listed there itself.
  /** @param {Way} way */
  const isPassed = ({ spot, option }) =>
    spot === option.onlySpot &&
    shown.some((way) => way.spot === spot && way.option !== option && way.steps[0] === option);
  const listed = shown.filter((way) => !isPassed(way));
  return [...listed.filter((way) => !isAside(way)), ...listed.filter(isAside)];
}

// What each step of a way is called.
/** @param {Way} way */
export const labelsOf = ({ steps = [], option }) => [...new Set([...steps, option])].map(({ label }) => label);

// Seldom wanted, such as to throw cargo away: it is listed at its place, and a press on the place alone never does it.
/** @param {Way} way */
export function isAside({ steps: [deed] = [] }) {
  return Boolean(deed?.aside);
}

// What ends the turn: a deed, or the word that is given to one.
/** @param {Item[]} items @param {Part} place @returns {Item | null} */
export function ending(items, place) {
  const { ending: value, within } = place.dataset;
  /** @param {Item[]} some */
  const meant = (some) => some.find((option) => option.does === "send" && option.value === value);
  if (within === undefined) return meant(items) ?? null;
  for (const deed of items) {
    const inner = deed.does === "open" ? deed.inner() : null,
      word = inner?.kind === "one" ? meant(inner.items) : null;
    if (word) return { ...word, label: deed.label, note: word.label };
  }
  return null;
}

// While a thing is open, the others that lie on the pictures stay one press away.
/** @param {Part} place @param {Item[]} trail @param {Way[]} ways */
export function siblings(place, trail, ways) {
  const node = trail.length ? read(place) : null;
  if (node?.kind !== "one") return [];
  const there = new Set(ways.map((way) => way.spot));
  return node.items
    .filter((option) => option.spot && option.el !== trail[0].el && !there.has(option.spot))
    .map((option) => ({ spot: option.spot, steps: [option], option }));
}

/** @param {Field[]} fields @returns {Way[]} */
function ticks(fields) {
  return fields.flatMap((field) => {
    if (!field.items) return [];
    const own = field.items.filter((option) => option.spot).map((option) => ({ option, field }));
    const inner = field.items
      .filter((option) => option.groups && chosen(option))
      .flatMap((option) => ticks(option.groups));
    return [...own, ...inner];
  });
}
