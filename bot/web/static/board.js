// The places on the pictures: where they lie, and what a press on one of them does.

export function place(picture) {
  for (const spot of picture.querySelectorAll(".spot")) {
    const { x, y, w, h } = spot.dataset;
    spot.style.left = `${x * 100}%`;
    spot.style.top = `${y * 100}%`;
    spot.style.width = `${w * 100}%`;
    spot.style.height = `${h * 100}%`;
    spot.hidden = false;
  }
  picture.querySelectorAll("[data-tick]").forEach(shows);
  picture.querySelectorAll("[data-enlarge]").forEach((button) => enlargeable(button, picture));
}

function enlargeable(enlarge, board) {
  enlarge.hidden = false;
  enlarge.setAttribute("aria-pressed", board.classList.contains("large"));
  enlarge.addEventListener("click", () => {
    const large = board.classList.toggle("large");
    enlarge.setAttribute("aria-pressed", large);
    const chart = board.querySelector(".chart");
    if (large) chart.scrollLeft = (chart.scrollWidth - chart.clientWidth) / 2;
  });
}

function shows(button) {
  const box = document.getElementById(button.dataset.tick);
  button.setAttribute("aria-pressed", isTicked(box));
}

function isTicked(box) {
  return Boolean(box && (box.matches("select") ? box.value : box.checked));
}

export function listen(picture, question) {
  picture.addEventListener("click", (event) => {
    const button = event.target.closest("[data-tick], [data-open]");
    if (!button) return;
    if (button.dataset.open) open(button.dataset.open);
    else tick(document.getElementById(button.dataset.tick));
  });
  question.addEventListener("change", () => picture.querySelectorAll("[data-tick]").forEach(shows));
}

function unfold(element) {
  for (let at = element; at; at = at.parentElement) if (at.matches?.("details")) at.open = true;
}

function open(id) {
  const branch = document.getElementById(id);
  if (!branch) return;
  unfold(branch);
  branch.querySelector("summary").focus();
  branch.scrollIntoView({ block: "nearest" });
}

function tick(box) {
  if (!box) return;
  unfold(box);
  if (box.matches("select")) box.closest("li").click();
  else box.click();
}
