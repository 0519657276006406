// Several things can be done at one place: they are listed there.

import { spots } from "./board.js";
import { button, chip, made, pip, sealFinal } from "./chips.js";
import { isNumberForGood, labelsOf, pips, quick } from "./choices.js";
import { isNextAt, pointOut } from "./coach.js";

const NUMBERS = 8;
const AIR = 4; // pixels to the edge of the picture
const GAP = 6; // pixels to the place
const LOW = 60; // pixels at the foot of the screen that belong to the bar

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.max(least, Math.min(value, most));

// What something is called is the name of this place, or that and more about it: "Galley 2, Venice", "Corfu (stone)".
/** @param {string} label @param {string} place */
const isNamed = (label, place) => label === place || [", ", " ("].some((mark) => label.startsWith(place + mark));

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
      around = picture.getBoundingClientRect();
    const box = made("div", "callout");
    box.setAttribute("role", "group");
    const place = ways.every((way) => way.spot === ways[0].spot) ? (spot.dataset.name ?? "") : "";
    if (place) box.ariaLabel = place;
    box.append(this.heading(place));
    const names = this.names(ways, place);
    for (const [i, way] of ways.entries()) {
      const label = names[i];
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
    const { x, y } = this.beside(spot.getBoundingClientRect(), around, box);
    box.style.left = `${x}px`;
    box.style.top = `${y}px`;
    box.querySelector(".chip").focus();
    this.box = box;
  }

  // Below the place, or else above it, or at its side; over it where there is no room anywhere.
  /** @param {DOMRect} place @param {DOMRect} around @param {HTMLElement} box */
  beside({ left, right, top, bottom }, around, { offsetWidth: wide, offsetHeight: high }) {
    const lowest = innerHeight - LOW - high,
      x = clamp((left + right) / 2 - wide / 2, Math.max(AIR, around.left + AIR), around.right - AIR - wide),
      y = clamp((top + bottom) / 2 - high / 2, AIR, lowest);
    if (bottom + GAP <= lowest) return { x, y: bottom + GAP };
    if (top - GAP - high >= AIR) return { x, y: top - GAP - high };
    if (right + GAP + wide <= around.right) return { x: right + GAP, y };
    if (left - GAP - wide >= around.left) return { x: left - GAP - wide, y };
    return { x, y };
  }

  // What each press does; where all is at one place, its name is above it already, and tells apart what it must.
  /** @param {Way[]} ways @param {string} place */
  names(ways, place) {
    /** @param {Way} way @param {string} [above] */
    const name = (way, above) => {
      const labels = labelsOf(way),
        deeds = labels.filter((label) => !above || !isNamed(label, above));
      return (deeds.length ? deeds : labels).join(" · ");
    };
    const short = ways.map((way) => name(way, place));
    return ways.map((way, i) => (short.filter((other) => other === short[i]).length > 1 ? name(way) : short[i]));
  }

  // What a list at a place is about, and the way out of it.
  /** @param {string} place */
  heading(place) {
    const head = made("header"),
      close = button("close-it", "×", null, () => this.close());
    close.ariaLabel = this.play.bar.dataset.close;
    head.append(...(place ? [made("h3", "", place)] : []), close);
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
    const row = made("div", "pips");
    for (const value of few) {
      const put = () => {
        this.close();
        this.play.answer(way, field, value);
      };
      const final = way.option.finalNumber || isNumberForGood(field, value),
        number = pip(value, null, this.play.words.says(label, value), put, final);
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
