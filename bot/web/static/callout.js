// Several things can be done at one place: they are listed there.

import { spots } from "./board.js";
import { chip, sealFinal } from "./chips.js";
import { isNumberForGood, pips, quick } from "./choices.js";
import { isNextAt, pointOut } from "./coach.js";

const NUMBERS = 8;

export class Callout {
  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
    /** @type {Part} */
    this.box = null;
  }

  /** @param {Part} picture @param {string} id @param {Way[]} ways */
  open(picture, id, ways) {
    this.close();
    const [spot] = spots(picture, id),
      around = picture.getBoundingClientRect(),
      { left, right, top, bottom } = spot.getBoundingClientRect();
    const box = document.createElement("div");
    box.className = "callout";
    box.append(this.heading(spot));
    for (const way of ways) {
      const names = way.steps.includes(way.option) ? way.steps : [...way.steps, way.option],
        label = names.map((step) => step.label).join(" · ");
      box.append(
        chip({ label, note: way.option.note }, null, () => {
          this.close();
          this.play.choose({ ...way, byButton: true });
        }),
      );
      sealFinal(/** @type {Part} */ (box.lastElementChild), way.option);
      /** @type {HTMLElement} */ (box.lastElementChild).dataset.at = way.spot;
      pointOut(box.lastElementChild, isNextAt(way));
      const asked = this.asks(way);
      if (asked?.kind === "amount") this.numbers(box, label, way, asked);
    }
    document.body.append(box);
    const x = Math.min(
      Math.max((left + right) / 2 - box.offsetWidth / 2, around.left + 4),
      around.right - box.offsetWidth - 4,
    );
    const below = bottom + 6 + box.offsetHeight < innerHeight - 60;
    box.style.left = `${Math.max(4, x)}px`;
    box.style.top = `${Math.max(4, below ? bottom + 6 : top - 6 - box.offsetHeight)}px`;
    box.querySelector(".chip").focus();
    this.box = box;
  }

  // What a list at a place is about, and the way out of it.
  /** @param {Part} spot */
  heading(spot) {
    const head = document.createElement("header"),
      name = Object.assign(document.createElement("h3"), { textContent: spot.dataset.name ?? "" }),
      close = Object.assign(document.createElement("button"), {
        type: "button",
        className: "close-it",
        textContent: "×",
      });
    close.ariaLabel = this.play.bar.dataset.close;
    close.addEventListener("click", () => this.close());
    head.append(name, close);
    return head;
  }

  // What is still asked for where something is pressed, if that is one thing.
  /** @param {Way} way */
  asks({ steps, option, field }) {
    const inner =
      option.does === "open" ? option.inner() : field && !this.play.trail.length ? steps.at(-1)?.inner() : null;
    const open = inner?.kind === "form" ? inner.groups.filter((group) => group.el !== field?.el) : [];
    return open.length === 1 ? open[0] : null;
  }

  // A number alone is pressed right there.
  /** @param {Part} box @param {string} label @param {Way} way @param {Field} field */
  numbers(box, label, way, field) {
    const few = pips(field) ?? quick(field.input, NUMBERS, undefined, way.option.above);
    const row = document.createElement("div");
    row.className = "pips";
    for (const value of few) {
      const number = Object.assign(document.createElement("button"), {
        type: "button",
        textContent: value,
        ariaLabel: this.play.words.says(label, value),
      });
      number.addEventListener("click", () => {
        this.close();
        this.play.answer(way, field, value);
      });
      sealFinal(number, { final: way.option.finalNumber || isNumberForGood(field, value) });
      pointOut(number, isNextAt(way) && field.input.dataset.coach === String(value));
      row.append(number);
    }
    box.append(row);
  }

  // Without choosing: back to the place that the list belongs to.
  leave() {
    const { at } = this.box.querySelector("[data-at]").dataset;
    this.close();
    this.play.pictures
      .flatMap((picture) => spots(picture, at))
      .find((spot) => spot.matches(".lit"))
      ?.focus();
  }

  close() {
    this.box?.remove();
    this.box = null;
  }
}
