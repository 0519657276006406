// What people say and note at the table, sent without leaving the page.

import { filledIn } from "./form.js";
import { recall, remember } from "./memory.js";

const LINE = 8000;

/**
 * @typedef {{ say: (sentence: string) => void, refresh: () => Promise<void>,
 *   refuse: (form: Part, names: string[]) => void }} Page
 */

/** @param {Part} root @param {Page} page */
export function talk(root, page) {
  root.addEventListener("submit", (event) => {
    const form = event.target.closest("[data-act]");
    if (!form) return;
    event.preventDefault();
    send(form, page);
  });
  tellNews(root);
}

// What was not read yet: a number on the tab and on the way to it, and a line for what is said just now.
/** @param {Part} panel */
function tellNews(panel) {
  const tab = document.getElementById("tab-chat"),
    more = document.querySelector("#stops [data-stop-at=all]"),
    line = document.getElementById("talk-news"),
    list = document.getElementById("talk"),
    name = `talk ${document.getElementById("table").dataset.base}`;
  /** @type {number} */
  let timer = null;
  let inSight = false;
  const times = () => [...list.querySelectorAll("li > time")].map((moment) => Number(moment.dataset.at));
  let newest = Math.max(0, ...times());

  const count = () => {
    if (inSight) remember(name, String(Math.max(0, ...times())));
    const unread = times().filter((at) => at > Number(recall(name) ?? 0)).length;
    for (const button of [tab, more])
      if (unread) button?.setAttribute("data-unread", String(unread));
      else button?.removeAttribute("data-unread");
    if (!unread) line.hidden = true;
  };
  const announce = () => {
    const latest = Math.max(0, ...times()),
      saying = list.querySelector("li:last-child");
    if (saying && latest > newest && !inSight) {
      line.textContent = `${saying.querySelector("strong").textContent}: ${saying.querySelector(".words").textContent}`;
      line.hidden = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        line.hidden = true;
      }, LINE);
    }
    newest = latest;
    count();
  };
  line.addEventListener("click", () => {
    if (more?.offsetParent) more.click();
    tab.click();
  });
  new IntersectionObserver(([seen]) => {
    inSight = seen.isIntersecting;
    count();
  }).observe(panel);
  new MutationObserver(announce).observe(list, { childList: true });
  document.body.append(line); // on a phone its panel is folded away
  count();
}

/** @param {Part} form @param {Page} page */
async function send(form, { say, refresh, refuse }) {
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
    if (!answer.ok) refuse(form, told.refused ?? []);
    if (answer.ok && !("keep" in form.dataset)) form.reset();
    if (answer.ok) await refresh();
  } catch {
    say(document.getElementById("table").dataset.offline);
  } finally {
    button.disabled = false;
  }
}
