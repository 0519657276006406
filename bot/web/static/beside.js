// Beside the board: the tabs, and on a phone the three stops of the sheet.

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
/** @param {Part} panel @param {string} address @param {string} rule */
export async function rules(panel, address, rule) {
  if (!panel.querySelector(".prose")) {
    const answer = await fetch(address).catch(() => /** @type {Response} */ (null));
    if (!answer?.ok) return;
    panel.innerHTML = await answer.text();
  }
  for (const part of panel.querySelectorAll(".here")) part.classList.remove("here");
  const part = rule && panel.querySelector(`#${CSS.escape(rule)}`);
  if (!part) return;
  part.classList.add("here");
  panel.scrollTop = part.offsetTop - panel.offsetTop - 8;
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
    const more = document.querySelector("#stops [data-stop-at=all]");
    if (more?.offsetParent) more.click();
    const asked = link.closest(".asked");
    open(asked ? null : named(link.getAttribute("href")));
  });
}

/** @param {string} address */
function named(address) {
  return address?.split("#")[1] ?? null;
}

/** @param {Part} table @param {Part} bar */
export function stops(table, bar) {
  /** @param {string} stop */
  const show = (stop) => {
    table.dataset.stop = stop;
    for (const one of bar.querySelectorAll("[data-stop-at]"))
      one.setAttribute("aria-pressed", one.dataset.stopAt === stop);
    bar.querySelector("[data-stop-at=hand]").hidden = !document.querySelector("#hand .chart");
  };
  bar.addEventListener("click", (event) => {
    const one = event.target.closest("[data-stop-at]");
    if (one) show(one.dataset.stopAt);
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
      show(order[Math.min(2, Math.max(0, order.indexOf(table.dataset.stop) + Math.sign(moved)))]);
    from = null;
  });
  table.addEventListener("looks", (/** @type {any} */ event) => {
    const drawn = document.querySelector("#hand svg")?.getAttribute("viewBox").split(/[ ,]+/).map(Number);
    if (drawn) document.getElementById("hand").style.setProperty("--tall", String(drawn[3] / drawn[2]));
    bar.querySelector("[data-stop-at=hand]").hidden = !drawn;
    if (table.dataset.stop !== "all") show(event.detail.hand ? "hand" : "question");
  });
  show("question");
}

// How a finished game went, when it is over.
/** @param {Part} root */
export async function course(root) {
  const place = root.querySelector("[data-curve]:empty");
  if (!place) return;
  const answer = await fetch(place.dataset.curve).catch(() => /** @type {Response} */ (null));
  if (answer?.ok) place.innerHTML = await answer.text();
}
