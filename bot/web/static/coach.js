// What the coach of a lesson would press next. The forms of the question say which answer is meant; this tells which
// chip, number, place on the board or button of the bar comes next on the way to it.

import { chosen, count } from "./choices.js";

const WORDS = "press-this"; // the element that holds them

/** @param {Field} field */
const touched = (field) => "touched" in field.el.dataset;
/** @param {Item} option */
const coached = (option) => (option?.coached ?? null) !== null;

// Whether to press this one of several things, or this option of a field.
/** @param {Item} option @param {Field} [field] */
export function isNext(option, field = null) {
  if (!field) return coached(option);
  if (!field.items.some(coached)) return false;
  if (field.kind === "order")
    return coached(option) && Number(option.coached) === (touched(field) ? count(field) : 0) + 1;
  return field.single || field.kind === "ways"
    ? coached(option) && !chosen(option)
    : coached(option) !== Boolean(chosen(option));
}

// Whether to press this place, which may open something on the way.
/** @param {Way} way */
export function isNextAt({ steps = [], option, field }) {
  return steps.every(coached) && (steps.includes(option) || isNext(option, field));
}

// Whether to press this number.
/** @param {Part} input @param {number} value */
export function isNextNumber(input, value) {
  return input.dataset.coach === String(value) && Number(input.value) !== value;
}

// Whether to go this far up or down.
/** @param {Part} input @param {number} value @param {number} by */
export function isNextStep(input, value, by) {
  const left = Number(input.dataset.coach ?? value) - value;
  return left !== 0 && Math.sign(left) === Math.sign(by) && Math.abs(left) >= Math.abs(by);
}

/** @param {Field} field */
function isReady(field) {
  if (field.kind === "amount") return field.input.dataset.coach === field.input.value;
  if (field.kind === "share") return field.pots.every(({ input }) => input.dataset.coach === input.value);
  if (field.kind === "order") return field.items.every((option) => Number(option.coached ?? 0) === chosen(option));
  if (field.kind === "ways")
    return field.items.some((option) => coached(option) && chosen(option) && option.groups.every(isReady));
  return field.items.every((option) => coached(option) === Boolean(chosen(option)));
}

// Whether the form says what the coach means, and has to be confirmed.
/** @param {Asked} form */
export function isReadyToSend(form) {
  return form.place.querySelector("[data-coach]") !== null && form.groups.every(isReady);
}

// Mark what to press by more than its colour: by an arrow, and by words that are heard with its name.
/** @param {Element} control @param {boolean} isMeant */
export function pointOut(control, isMeant) {
  control.classList.toggle("coached", isMeant);
  if (isMeant) control.setAttribute("aria-describedby", WORDS);
  else if (control.getAttribute("aria-describedby") === WORDS) control.removeAttribute("aria-describedby");
}
