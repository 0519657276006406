// What is pressed beside the board: buttons, and chips with a name and a note.

const LETTER = 0.53; // rem: how wide the letters of a chip are
const EDGES = 1.6;
const NARROWEST = 5;
const HALF = 8.9;
const LONG = 34;

/** @param {string} name @param {string} [className] @param {string} [text] */
export function made(name, className, text) {
  const part = document.createElement(name);
  if (className) part.className = className;
  if (text) part.textContent = text;
  return part;
}

/** @param {string} className @param {string} text @param {boolean} pressed @param {() => void} does */
export function button(className, text, pressed, does) {
  const control = made("button", className, text);
  control.type = "button";
  if (pressed !== null) control.setAttribute("aria-pressed", pressed);
  control.addEventListener("click", does);
  return control;
}

// A button that does for good what it says, says that too.
/** @param {Part} control @param {Pick<Item, 'final'>} [option] */
export function sealFinal(control, option) {
  control.classList.toggle("final", Boolean(option?.final));
  if (option?.final) control.setAttribute("aria-description", document.getElementById("bar").dataset.final);
  else control.removeAttribute("aria-description");
}

/** @param {Pick<Item, 'label' | 'note'>} item @param {boolean} pressed @param {() => void} does */
export function chip({ label, note }, pressed, does) {
  const control = button("chip", "", pressed, does);
  control.append(made("span", label.length === 1 ? "label letter" : "label", label)); // a first letter alone has no name
  if (note) control.append(made("small", "", note));
  control.classList.toggle("long", label.length > LONG || note?.length > 2 * LONG);
  return control;
}

// A number to press; `now`: the one that is chosen; `final`: it acts for good.
/** @param {number} value @param {number} now @param {string} label @param {Put} put @param {boolean} [final] */
export function pip(value, now, label, put, final = false) {
  const control = button("", String(value), value === now, () => put(value));
  sealFinal(control, { final });
  control.setAttribute("aria-label", label);
  control.dataset.pip = String(value);
  return control;
}

// What is noted of each of several things, where that is the same: it is said once. `before`: those of before, which
// say whether it was; then it is said of a single one, too.
/** @param {{ note?: string }[]} items @param {{ note?: string }[]} before */
export function noteOfAll(items, before) {
  const [first, ...others] = items;
  if (before.length ? before.some(({ note }) => note) : !others.length) return "";
  return others.every(({ note }) => note === first.note) ? first.note : "";
}

// How wide the columns of these chips are, in rem: at least two of them; what is long takes a row of its own.
/** @param {{ label?: string, note?: string }[]} chips */
export function width(chips) {
  const longest = Math.max(0, ...chips.map(({ label = "", note = "" }) => Math.max(label.length, note.length)));
  return Math.max(NARROWEST, Math.min(HALF, longest * LETTER + EDGES));
}

// The words that the page has for the tray, the bar and what is listed at a place.
/** @param {Part} question @param {Part} bar @returns {Words} */
export function wordsOf(question, bar) {
  /** @param {string} pattern @param {Record<string, string | number>} parts */
  const fill = (pattern, parts) => pattern.replace(/%\w/g, (mark) => String(parts[mark]));
  return {
    give: question.dataset.give,
    get: question.dataset.get,
    clear: bar.dataset.clear,
    confirm: bar.dataset.confirm,
    atOnce: bar.dataset.atOnce,
    onBoard: bar.dataset.onBoard,
    more: (count) => fill(bar.dataset.more, { "%a": count }),
    says: (what, value) => fill(bar.dataset.says, { "%a": what, "%b": value }),
    of: (count, most) => fill(bar.dataset.of, { "%a": count, "%b": most }),
  };
}
