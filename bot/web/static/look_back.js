// A game review: moments are shown at the table, and while it is worked out, what is known already is drawn.

import { momentAt } from "./curve.js";

const review = () => /** @type {Part} */ (document.querySelector(".look-back"));

document.addEventListener("click", (event) => {
  const step = event.target.closest("[data-step]")?.dataset.step ?? momentAt(event);
  if (step === null) return;
  event.preventDefault();
  location.assign(`${review().dataset.table}?step=${step}`);
});

function lookLater() {
  const { again } = review().dataset;
  if (again) setTimeout(look, Number(again) * 1000);
}

async function look() {
  const answer = await fetch(location.href).catch(() => /** @type {Response} */ (null));
  if (answer?.ok) {
    const coming = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".look-back"),
      open = review().querySelector("details")?.open;
    const fold = coming.querySelector("details");
    if (fold && open) fold.open = true;
    review().replaceWith(coming);
  }
  lookLater();
}

lookLater();
