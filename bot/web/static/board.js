// The places on the pictures: where they lie, when they can be pressed, and what a press does.

export function place(picture) {
  for (const spot of picture.querySelectorAll(".spot")) {
    const { x, y, w, h } = spot.dataset;
    spot.style.left = `${x * 100}%`;
    spot.style.top = `${y * 100}%`;
    spot.style.width = `${w * 100}%`;
    spot.style.height = `${h * 100}%`;
  }
  show(picture);
  for (const button of picture.querySelectorAll("[data-enlarge]")) {
    button.hidden = false;
    button.setAttribute("aria-pressed", picture.classList.contains("large"));
  }
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
}
