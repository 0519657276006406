// What people say and note at the table, sent without leaving the page.

import { filledIn } from "./form.js";

/** @param {Part} root @param {{ say: (sentence: string) => void, refresh: () => Promise<void> }} page */
export function talk(root, { say, refresh }) {
  root.addEventListener("submit", (event) => {
    const form = event.target.closest("[data-act]");
    if (!form) return;
    event.preventDefault();
    send(form, say, refresh);
  });
}

/** @param {Part} form @param {(sentence: string) => void} say @param {() => Promise<void>} refresh */
async function send(form, say, refresh) {
  const button = form.querySelector("button");
  button.disabled = true;
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: filledIn(form),
    });
    const told = await answer.json();
    if (!answer.ok || "keep" in form.dataset) say(told.said);
    if (answer.ok && !("keep" in form.dataset)) form.reset();
    if (answer.ok) await refresh();
  } catch {
    say(document.getElementById("table").dataset.offline);
  } finally {
    button.disabled = false;
  }
}
