// Beside the board: the tabs, and on a phone the three stops of the sheet.

import { recall, remember } from "./memory.js";

const STOP = "stop";

/** @param {Part} root @param {(panel: string) => void} opened */
export function tabs(root, opened) {
  const all = () => [...root.querySelectorAll("[role=tab]")];
  /** @param {Part} tab */
  const show = (tab) => {
    for (const one of all()) {
      const here = one === tab;
      one.setAttribute("aria-selected", here);
      one.tabIndex = here ? 0 : -1;
      document.getElementById(one.getAttribute("aria-controls")).toggleAttribute("data-away", !here);
    }
    opened(tab.getAttribute("aria-controls"));
  };
  root.addEventListener("click", (event) => {
    const tab = event.target.closest("[role=tab]");
    if (tab) show(tab);
  });
  root.addEventListener("keydown", (event) => {
    const tab = event.target.closest("[role=tab]"),
      by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!tab || !by) return;
    event.stopPropagation();
    const next = all().at((all().indexOf(tab) + by) % all().length);
    show(next);
    next.focus();
  });
}

// The rules open at the paragraph behind what is asked, or behind what was opened or is blocked there.
/** @param {Part} panel @param {string} address @param {string} rule @param {boolean} [led] whether the focus goes there */
export async function rules(panel, address, rule, led = false) {
  if (!panel.querySelector(".prose")) {
    const answer = await fetch(address).catch(() => /** @type {Response} */ (null));
    if (!answer?.ok) return;
    panel.innerHTML = await answer.text();
  }
  for (const part of panel.querySelectorAll(".here")) part.classList.remove("here");
  const part = rule && panel.querySelector(`#${CSS.escape(rule)}`);
  part?.classList.add("here");
  if (part) panel.scrollTop = part.offsetTop - panel.offsetTop - 8;
  if (!led) return;
  const heading = (part ?? panel).querySelector("h1, h2, h3, h4") ?? panel;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

// The name of the paragraph behind the innermost thing that is open in the question, else behind the question.
/** @param {Part} question */
export function ruleAsked(question) {
  const opened = [...question.querySelectorAll("#all details.act[open][data-rule]")].at(-1);
  return named(opened?.dataset.rule ?? question.querySelector(".asked .rule")?.getAttribute("href"));
}

// A press on the way to a rule opens it beside the board, where there is room on a phone too.
/** @param {Part} table @param {(rule: string) => void} open */
export function ruleLinks(table, open) {
  table.addEventListener("click", (event) => {
    const link = event.target.closest("a.rule");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !document.getElementById("tab-rules")) return;
    event.preventDefault();
    event.stopPropagation();
    const isPhone = Boolean(/** @type {Part} */ (document.getElementById("stops"))?.offsetParent);
    table.toggleAttribute("data-reading", isPhone);
    const asked = link.closest(".asked");
    open(asked ? null : named(link.getAttribute("href")));
  });
}

// On a phone a rule has the whole sheet, over all that is there, until it is closed.
/** @param {Part} table */
export function sheetOfRules(table) {
  const close = () => {
    if (!("reading" in table.dataset)) return;
    delete table.dataset.reading;
    document.querySelector("#question .rule")?.focus({ preventScroll: true });
  };
  table.querySelector(".close-reading")?.addEventListener("click", close);
  table.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });
}

/** @param {string} address */
function named(address) {
  return address?.split("#")[1] ?? null;
}

// The stop that was chosen is kept; only what asks for cards shows the hand by itself. It stays where the board can do
// without its room, so that the board is as high for the next question: until the reader chooses another stop.
/** @param {Part} table @param {Part} bar */
export function stops(table, bar) {
  let wanted = recall(STOP);
  /** @param {string} stop */
  const show = (stop) => {
    table.dataset.stop = stop;
    for (const one of bar.querySelectorAll("[data-stop-at]"))
      one.setAttribute("aria-pressed", one.dataset.stopAt === stop);
    bar.querySelector("[data-stop-at=hand]").hidden = !document.querySelector("#hand .chart");
  };
  /** @param {string} stop */
  const choose = (stop) => {
    wanted = stop;
    remember(STOP, stop);
    show(stop);
  };
  bar.addEventListener("click", (event) => {
    const one = event.target.closest("[data-stop-at]");
    if (one) choose(one.dataset.stopAt);
  });
  /** @type {number} */
  let from = null;
  bar.addEventListener("pointerdown", (event) => {
    from = event.clientY;
  });
  bar.addEventListener("pointerup", (event) => {
    const order = ["question", "hand", "all"],
      moved = from === null ? 0 : from - event.clientY;
    if (Math.abs(moved) > 25)
      choose(order[Math.min(2, Math.max(0, order.indexOf(table.dataset.stop) + Math.sign(moved)))]);
    from = null;
  });
  table.addEventListener("looks", (/** @type {any} */ event) => {
    const { hand, beside } = event.detail;
    if (beside) document.getElementById("tab-beside")?.click();
    const isOver = document.querySelector("#question .over"),
      stays = !wanted && !isOver && table.dataset.stop === "hand" && isWhole(document.querySelector("#board .chart"));
    show((hand && wanted !== "all") || stays ? "hand" : (wanted ?? "question"));
  });
  show(wanted ?? "question");
}

// The board is as wide as its place, and no part of it is below that.
/** @param {Part} chart */
function isWhole(chart) {
  const [, , wide, high] = chart.querySelector("svg.drawing").getAttribute("viewBox").split(/[ ,]+/).map(Number);
  return (chart.clientWidth * high) / wide <= chart.clientHeight;
}

// What is costly to find out is fetched when it is unfolded, each time again.
/** @param {Part} root */
export function fetchOnOpening(root) {
  root.addEventListener(
    "toggle",
    async (event) => {
      const fold = event.target.closest("details[data-fetch]");
      if (!fold?.open) return;
      const answer = await fetch(fold.dataset.fetch).catch(() => /** @type {Response} */ (null));
      if (answer?.ok) fold.querySelector("div").innerHTML = await answer.text();
    },
    true,
  );
}

// How a finished game went, when it is over.
/** @param {Part} root */
export async function course(root) {
  const place = root.querySelector("[data-curve]:empty");
  if (!place) return;
  const answer = await fetch(place.dataset.curve).catch(() => /** @type {Response} */ (null));
  if (answer?.ok) place.innerHTML = await answer.text();
}
