// The places on the pictures: where they lie, when they can be pressed, and what a press does.

const FINGER = 24;

export function place(picture) {
  show(picture);
  for (const button of picture.querySelectorAll("[data-enlarge]")) {
    button.hidden = false;
    button.setAttribute("aria-pressed", picture.classList.contains("large"));
  }
}

// A small place is enlarged around its middle for a finger, but never over its neighbours.
function lay(picture) {
  const chart = picture.querySelector(".sheetlet");
  if (!chart?.clientWidth) return;
  const { clientWidth: width, clientHeight: height } = chart;
  const spots = [...chart.querySelectorAll(".spot")].filter((spot) => !spot.hidden);
  const drawn = spots.map(({ dataset: { x, y, w, h } }) => [x * width, y * height, w * width, h * height]);
  spots.forEach((spot, i) => {
    const alone = (part) => drawn.every((other, j) => i === j || !meet(grown(drawn[i], part), grown(other, part)));
    const [x, y, w, h] = grown(drawn[i], [1, 0.75, 0.5, 0.25].find(alone) ?? 0);
    const edges = { left: x / width, top: y / height, width: w / width, height: h / height };
    for (const [edge, share] of Object.entries(edges)) spot.style[edge] = `${share * 100}%`;
  });
}

function grown([x, y, w, h], part) {
  const wider = part * Math.max(0, FINGER - w), higher = part * Math.max(0, FINGER - h);
  return [x - wider / 2, y - higher / 2, w + wider, h + higher];
}

function meet([x, y, w, h], [left, top, width, height]) {
  return x < left + width && left < x + w && y < top + height && top < y + h;
}

export function listen(picture, question) {
  picture.addEventListener("click", (event) => {
    if (event.target.closest("[data-enlarge]")) enlarge(picture);
    const spot = event.target.closest(".spot[popovertarget]");
    if (spot && only(spot)) {
      event.preventDefault();
      only(spot).click();
      return;
    }
    const button = event.target.closest("[data-tick], [data-open]");
    if (button?.dataset.open) open(document.getElementById(button.dataset.open));
    else if (button) tick(document.getElementById(button.dataset.tick));
  });
  question.addEventListener("change", () => show(picture));
  question.addEventListener("toggle", () => show(picture), true);
}

// A place is offered when pressing it answers at once, or leads to a field that is open on the page.
function show(picture) {
  for (const spot of picture.querySelectorAll(".spot")) {
    const acts = ways(spot);
    acts.forEach((act) => { if (act !== spot) act.hidden = !offered(act); });
    spot.hidden = !acts.some(offered);
    const ticks = acts.filter((act) => act.dataset.tick && offered(act));
    if (ticks.length) spot.setAttribute("aria-pressed", ticks.some(isTicked));
    else spot.removeAttribute("aria-pressed");
  }
  lay(picture);
}

function ways(spot) {
  const id = spot.getAttribute("popovertarget");
  return id ? [...document.getElementById(id).querySelectorAll("button")] : [spot];
}

function only(spot) {
  const acts = ways(spot).filter(offered);
  return acts.length === 1 ? acts[0] : null;
}

function offered(act) {
  const aim = act.dataset.tick ?? act.dataset.open;
  return aim === undefined || Boolean(document.getElementById(aim)?.checkVisibility());
}

function isTicked(act) {
  const box = document.getElementById(act.dataset.tick);
  return Boolean(box.matches("select") ? box.value : box.checked);
}

function open(branch) {
  if (!branch) return;
  branch.open = true;
  branch.querySelector("summary").focus();
  branch.scrollIntoView({ block: "nearest" });
}

function tick(box) {
  if (!box) return;
  if (box.matches("select")) box.closest("li").click();
  else box.click();
}

function enlarge(picture) {
  const large = picture.classList.toggle("large");
  picture.querySelector("[data-enlarge]").setAttribute("aria-pressed", large);
  const chart = picture.querySelector(".chart");
  if (large) chart.scrollLeft = (chart.scrollWidth - chart.clientWidth) / 2;
  lay(picture);
}
