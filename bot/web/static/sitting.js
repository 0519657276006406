// A personal link: its key stands after the #, which no server and no log ever sees.

import { say } from "./said.js";

/** @param {Part} table */
export function sitByLink(table) {
  if (location.hash.length > 16) sit(table, location.hash.slice(1));
}

/** @param {Part} table @param {string} key */
async function sit(table, key) {
  history.replaceState(null, "", location.pathname);
  try {
    const answer = await fetch(`${location.pathname}/sit`, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({ key }),
    });
    const told = await answer.json();
    if (told.seat) location.replace(told.seat);
    else say(told.said, null, { lasting: true }); // refused; or the person who sits there is asked
  } catch {
    history.replaceState(null, "", `#${key}`); // so that loading the page again tries again
    say(table.dataset.offline);
  }
}
