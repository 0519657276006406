// Beside the board: the tabs, and on a phone the three stops of the sheet.

export function tabs(root, opened) {
  const all = () => [...root.querySelectorAll("[role=tab]")];
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
    const tab = event.target.closest("[role=tab]"), by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!tab || !by) return;
    event.stopPropagation();
    const next = all().at((all().indexOf(tab) + by) % all().length);
    show(next);
    next.focus();
  });
}

// The rules open at what is asked: the paragraph that shares most words with the question.
export async function rules(panel, address, prompt) {
  if (!panel.querySelector(".prose")) {
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) return;
    panel.innerHTML = await answer.text();
  }
  const wanted = new Set(words(prompt));
  panel.querySelectorAll(".here").forEach((one) => one.classList.remove("here"));
  const parts = [...panel.querySelectorAll(".prose :is(h2, p, li)")];
  const common = new Map();
  for (const part of parts) for (const word of new Set(words(part.textContent))) common.set(word, (common.get(word) ?? 0) + 1);
  const worth = (part) => [...new Set(words(part.textContent))].filter((word) => wanted.has(word)).reduce((sum, word) => sum + 1 / common.get(word), 0);
  const [best] = parts.map((part) => [worth(part), part]).sort(([a], [b]) => b - a);
  if (!best?.[0]) return;
  best[1].classList.add("here");
  panel.scrollTop = best[1].offsetTop - panel.offsetTop - 40;
}

function words(text) {
  return text.toLowerCase().match(/\p{L}{4,}/gu)?.map((word) => word.slice(0, 6)) ?? [];
}

export function stops(table, bar) {
  const show = (stop) => {
    table.dataset.stop = stop;
    for (const one of bar.querySelectorAll("[data-stop-at]")) one.setAttribute("aria-pressed", one.dataset.stopAt === stop);
    bar.querySelector("[data-stop-at=hand]").hidden = !document.querySelector("#hand .chart");
  };
  bar.addEventListener("click", (event) => {
    const one = event.target.closest("[data-stop-at]");
    if (one) show(one.dataset.stopAt);
  });
  let from = null;
  bar.addEventListener("pointerdown", (event) => { from = event.clientY; });
  bar.addEventListener("pointerup", (event) => {
    const order = ["question", "hand", "all"], moved = from === null ? 0 : from - event.clientY;
    if (Math.abs(moved) > 25) show(order[Math.min(2, Math.max(0, order.indexOf(table.dataset.stop) + Math.sign(moved)))]);
    from = null;
  });
  table.addEventListener("looks", (event) => {
    const drawn = document.querySelector("#hand svg")?.getAttribute("viewBox").split(/[ ,]+/).map(Number);
    if (drawn) document.getElementById("hand").style.setProperty("--tall", drawn[3] / drawn[2]);
    bar.querySelector("[data-stop-at=hand]").hidden = !drawn; 
    if (table.dataset.stop !== "all") show(event.detail.hand ? "hand" : "question");
  });
  show("question");
}

// How a finished game went, when it is over.
export async function course(root) {
  const place = root.querySelector("[data-curve]:empty");
  if (!place) return;
  const answer = await fetch(place.dataset.curve).catch(() => null);
  if (answer?.ok) place.innerHTML = await answer.text();
}
