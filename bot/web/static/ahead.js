// What the player will probably be asked next: fetched beside the table, and kept while it is being filled in.

import { enhance, filledIn, refuse as tieToFields } from "./form.js";

const question = document.getElementById("question");
let known = { html: "", shown: /** @type {Part} */ (null) };

/** @param {Part} place */
async function load(place) {
  place.removeAttribute("data-ahead");
  // While a new place is being filled, the old one is shown, with all that was filled in.
  if (known.shown) place.replaceChildren(known.shown);
  try {
    const answer = await fetch(place.dataset.from);
    if (answer.ok) put(place, await answer.text());
  } catch {
    // the next change of the table asks again
  }
}

/** @param {Part} place @param {string} html */
function put(place, html) {
  if (html !== known.html || !known.shown) {
    const shown = Object.assign(document.createElement("div"), { innerHTML: html });
    shown.querySelectorAll("form.inner").forEach(enhance);
    known = { html, shown };
  }
  place.replaceChildren(known.shown);
}

// A refusal is said above the form, which keeps what was filled in; the field that is wrong has the focus.
/** @param {Part} place @param {Part} form @param {Part} said */
function refuse(place, form, said) {
  place.querySelector("[role=alert]")?.remove();
  if (!said) return;
  place.querySelector(".ahead")?.prepend(said);
  tieToFields(form, (said.dataset.refused ?? "").split(" "), said.id);
}

/** What an answer refuses: in a part of this page, or in one sentence of the host. @param {Response} answer */
async function refusal(answer) {
  if (answer.headers.get("Content-Type")?.startsWith("application/json")) {
    const { said } = await answer.json();
    const shown = Object.assign(document.createElement("p"), { className: "refusal", textContent: said });
    shown.setAttribute("role", "alert");
    return /** @type {Part} */ (shown);
  }
  const part = Object.assign(document.createElement("div"), { innerHTML: await answer.text() });
  return /** @type {Part} */ (part.querySelector("[role=alert]"));
}

/** @param {Part} form @param {Part} submitter */
async function send(form, submitter) {
  const place = form.closest(".ahead-place");
  const body = filledIn(form, submitter);
  submitter?.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(form.action, { method: "POST", headers: { Accept: "application/json" }, body });
    if (answer.ok) put(place, await answer.text());
    else refuse(place, form, await refusal(answer));
    place.querySelector("h3, [role=alert]")?.scrollIntoView({ block: "nearest" });
  } finally {
    submitter?.removeAttribute("aria-busy");
  }
}

// What is folded is fetched once it is opened.
function look() {
  for (const place of question.querySelectorAll("[data-ahead]")) {
    if (place.closest("details:not([open])")) continue;
    place.dataset.from = place.dataset.ahead;
    load(place);
  }
}

question.addEventListener("submit", (event) => {
  if (!event.target.closest(".ahead-place")) return;
  event.preventDefault();
  event.stopPropagation();
  send(event.target.closest("form"), /** @type {Part} */ (event.submitter));
});
// What is filled in here is no answer to the question that is asked.
question.addEventListener(
  "input",
  (event) => {
    if (event.target.closest(".ahead-place")) event.stopImmediatePropagation();
  },
  true,
);
new MutationObserver(look).observe(question, { childList: true, subtree: true });
question.addEventListener("toggle", look, true);
look();
