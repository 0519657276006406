// Keeps what a player has opened and filled in when the same question is shown again with other offers.

const FIELDS = "form:not(.undo) :is(input:not([type=hidden]), select)";

/** @param {Part} question */
export function keep(question) {
  const folds = [...question.querySelectorAll("details.act[open]")].map((fold) => ({
    trail: trail(fold),
    at: place(fold),
  }));
  const at = folds.at(-1)?.at ?? "q";
  return {
    asked: asked(question),
    folds,
    at,
    fields: [...question.querySelectorAll(FIELDS)].filter((field) => within(field.name, at)).map(filled),
  };
}

// Tells whether all of it found its place again.
/** @param {Part} question @param {ReturnType<typeof keep>} kept */
export function restore(question, kept) {
  if (asked(question) !== kept.asked) return false;
  let at = "q";
  for (const { trail: wanted } of kept.folds) {
    const fold = [...question.querySelectorAll("details.act")].find((one) => trail(one) === wanted);
    if (!fold) return false;
    fold.open = true;
    at = place(fold);
  }
  return kept.fields.map((field) => put(question, field, at + field.name.slice(kept.at.length))).every(Boolean);
}

/** @param {Part} question @param {ReturnType<typeof filled>} field @param {string} name */
function put(question, field, name) {
  const same = [...question.querySelectorAll(`[name="${name}"]`)].find(
    (one) => one.ariaLabel === field.label && (!field.choice || one.value === field.value),
  );
  if (!same) return field.choice && !field.checked;
  if (field.choice) same.checked = field.checked && !same.disabled;
  else same.value = field.value;
  return true;
}

/** @param {Part} field */
function filled({ name, type, value, checked, ariaLabel }) {
  return { name, value, checked, label: ariaLabel, choice: type === "radio" || type === "checkbox" };
}

/** @param {string} name @param {string} at */
function within(name, at) {
  return name === at || name.startsWith(`${at}-`);
}

/** @param {Part} fold */
function place(fold) {
  return fold.id.slice("act-".length);
}

/** @param {Part} fold @returns {string} */
function trail(fold) {
  const outer = fold.parentElement.closest("details.act");
  return `${outer ? trail(outer) : ""}${fold.querySelector(".label").textContent}\n`;
}

/** @param {Part} question */
function asked(question) {
  return question.querySelector("#asked")?.textContent;
}
