// Makes the plain fields of a question comfortable: counts, steppers, sliders, and putting things in order.

/** @param {Part} root */
export function enhance(root) {
  root.querySelectorAll("[data-stepper]").forEach(stepper);
  root.querySelectorAll("[data-amount]").forEach(slider);
  root.querySelectorAll("[data-count]").forEach(tallyPicks);
  root.querySelectorAll("[data-share]").forEach(tallyShare);
  root.querySelectorAll("[data-order]").forEach(order);
}

/** @param {Part} input */
export function changed(input) {
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** @param {Part} box */
function stepper(box) {
  const input = box.querySelector("input");
  const [less, more] = box.querySelectorAll("button");
  const low = Number(input.min),
    high = Number(input.max),
    step = Number(input.step);
  const show = () => {
    less.disabled = Number(input.value) <= low;
    more.disabled = Number(input.value) >= high;
  };
  for (const button of [less, more]) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const next = Number(input.value || low) + step * Number(button.dataset.by);
      input.value = String(Math.min(high, Math.max(low, next)));
      changed(input);
    });
  }
  input.addEventListener("input", show);
  show();
}

/** @param {Part} box */
function slider(box) {
  const range = box.querySelector(".slider"),
    input = box.querySelector("[type=number]");
  range.hidden = Number(range.max) - Number(range.min) < 3 * Number(range.step);
  range.addEventListener("input", () => {
    input.value = range.value;
    changed(input);
  });
  input.addEventListener("input", () => {
    range.value = input.value;
  });
}

/** @param {Part} box @param {() => number} count */
function tally(box, count) {
  const show = () => {
    const total = count();
    const fits = total >= Number(box.dataset.low) && total <= Number(box.dataset.high);
    box.querySelector(".tally output").textContent = String(total);
    box.querySelector(".tally").classList.toggle("fits", fits);
    box.querySelector(".tally").classList.toggle("amiss", total > Number(box.dataset.high));
  };
  box.addEventListener("input", show);
  box.addEventListener("change", show);
  show();
}

/** @param {Part} box */
function tallyPicks(box) {
  tally(box, () => box.querySelectorAll("input:checked").length);
}

/** @param {Part} box */
function tallyShare(box) {
  const inputs = [...box.querySelectorAll("[type=number]")];
  tally(box, () => inputs.reduce((sum, input) => sum + Number(input.value), 0));
}

// Tap in sequence to number things; arrows move a numbered one; the list shows them in that order.
/** @param {Part} box */
function order(box) {
  const list = box.querySelector("ul"),
    high = Number(box.dataset.high);
  const rows = [...list.children].filter((row) => !row.classList.contains("blocked"));
  /** @param {Element} row */
  const place = (row) => Number(row.querySelector("select").value);
  const numbered = () => rows.filter(place).sort((one, other) => place(one) - place(other));

  /** @param {Element[]} sequence */
  const write = (sequence) => {
    const held = /** @type {Part} */ (document.activeElement);
    for (const row of rows) {
      const at = sequence.indexOf(row) + 1;
      row.querySelector("select").value = at ? String(at) : "";
      row.classList.toggle("placed", at > 0);
      const [earlier, later] = row.querySelectorAll(".moves button");
      earlier.hidden = later.hidden = !at;
      earlier.disabled = at === 1;
      later.disabled = at === sequence.length;
    }
    const rest = rows.filter((row) => !sequence.includes(row));
    list.append(...sequence, ...rest, ...[...list.children].filter((row) => row.classList.contains("blocked")));
    if (list.contains(held)) (held.disabled ? held.closest("li").querySelector("select") : held).focus();
    changed(list);
  };

  for (const row of rows) {
    const select = row.querySelector("select");
    row.addEventListener("click", (event) => {
      if (event.target.closest("select, button")) return;
      const sequence = numbered();
      if (sequence.includes(row)) write(sequence.filter((one) => one !== row));
      else if (sequence.length < high) write([...sequence, row]);
    });
    select.addEventListener("change", () => {
      const wanted = place(row);
      const sequence = numbered().filter((one) => one !== row);
      if (wanted) sequence.splice(Math.min(wanted - 1, sequence.length), 0, row);
      write(sequence.slice(0, high));
    });
    for (const button of row.querySelectorAll(".moves button")) {
      button.addEventListener("click", () => {
        const sequence = numbered(),
          at = sequence.indexOf(row),
          to = at + Number(button.dataset.by);
        if (to < 0 || to >= sequence.length) return;
        [sequence[at], sequence[to]] = [sequence[to], sequence[at]];
        write(sequence);
      });
    }
  }
  write(numbered());
}

// Ties the fields that were refused to the sentence that says why, and leads to the first, until something is changed.
/** @param {Part} root @param {string[]} names @param {string} sentence its id */
export function refuse(root, names, sentence) {
  const inputs = [...root.querySelectorAll("[name]:not([type=hidden], button)")].filter(
    (input) => names.includes(input.name) && input.checkVisibility(),
  );
  const fields = inputs.map((input) => input.closest("[role=radiogroup]") ?? input);
  for (const field of fields) {
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", sentence);
  }
  inputs[0]?.focus();
  root.addEventListener(
    "input",
    () => {
      for (const field of fields) for (const name of ["aria-invalid", "aria-describedby"]) field.removeAttribute(name);
    },
    { once: true },
  );
}

// What a form says, with the button that sends it.
/** @param {Part} form @param {Part} [submitter] */
export function filledIn(form, submitter) {
  const body = new URLSearchParams(/** @type {any} */ (new FormData(/** @type {any} */ (form))));
  if (submitter?.name) body.append(submitter.name, submitter.value);
  return body;
}
