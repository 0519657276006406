// A house player listens: how many seconds are left, and word to the host that a form is being filled in.

const SAY_AGAIN = 15000;
const table = document.getElementById("table");
const question = document.getElementById("question");
const listening = document.getElementById("listening");
/** @type {string} */
let touched = null; // the question whose form was touched
let said = 0;
let announced = "";

function writing() {
  return (
    question.querySelector("details[open]:not(.coach, .around, .differences)") !== null ||
    touched === table.dataset.token
  );
}

/** @param {Part} form */
function show(form) {
  const words = form.querySelector("[data-said]"),
    left = form.querySelector("[data-until]");
  words.textContent = writing() ? words.dataset.writing : words.dataset.said;
  if (!left) return;
  const seconds = Math.max(0, Math.ceil(Number(left.dataset.until) - Date.now() / 1000));
  left.textContent = writing() ? "" : `${seconds} s`;
}

/** @param {Part} form */
function hold(form) {
  if (!writing() || Date.now() - said < SAY_AGAIN) return;
  said = Date.now();
  fetch(form.dataset.listens, { method: "POST" }).catch(() => {
    said = 0;
  });
}

// Said once for each time that is given.
/** @param {Part} form */
function announce(form) {
  const until = form.querySelector("[data-until]")?.dataset.until;
  if (!until || until === announced) return;
  announced = until;
  const seconds = Math.max(0, Math.ceil(Number(until) - Date.now() / 1000));
  table.dispatchEvent(new CustomEvent("aloud", { detail: form.dataset.aloud.replace("%a", String(seconds)) }));
}

function look() {
  const form = listening.querySelector("[data-listens]");
  if (!form) {
    said = 0;
    return;
  }
  announce(form);
  show(form);
  hold(form);
}

function touch() {
  touched = table.dataset.token;
  look();
}

question.addEventListener("input", touch);
for (const part of [question, document.getElementById("board"), document.getElementById("hand")])
  part.addEventListener("click", touch);
question.addEventListener("toggle", look, true);
setInterval(look, 1000);
look();
