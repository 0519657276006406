// What something on a picture is: told beside a mouse or a finger that rests on it, at a press on what is no target, and
// for what has the focus. The words are those of the board in words.

import { isInside } from "./board.js";

const RESTS = 450;

export class About {
  /** @param {Part} table @param {Part[]} pictures */
  constructor(table, pictures) {
    this.table = table;
    /** @type {string} */
    this.seq = ""; // of what is known
    this.box = Object.assign(document.createElement("div"), { className: "about", hidden: true });
    this.box.setAttribute("role", "status");
    document.body.append(this.box);
    if ("alone" in table.dataset) return; // a lesson says itself what things are
    for (const picture of pictures) {
      picture.addEventListener("pointermove", (event) => this.rest(picture, event));
      picture.addEventListener("pointerleave", ({ pointerType }) => {
        if (pointerType === "mouse") this.hide(); // a finger that is lifted leaves, too
      });
      picture.addEventListener("nothing", (/** @type {any} */ event) => this.tell(picture, event.detail));
      picture.addEventListener("focusin", ({ target }) => this.focus(/** @type {Part} */ (target)));
      picture.addEventListener("focusout", () => this.hide());
    }
    document.addEventListener("pointerdown", () => this.hide(), true);
  }

  hide() {
    clearTimeout(this.resting);
    this.box.hidden = true;
  }

  /** @param {Part} picture @param {PointerEvent} event */
  rest(picture, event) {
    if (event.pointerType !== "mouse") return;
    this.hide();
    if (event.buttons) return;
    this.resting = setTimeout(() => this.tell(picture, event), RESTS);
  }

  /** @param {Part} spot */
  focus(spot) {
    if (!spot.matches(".spot:focus-visible")) return;
    const { right, bottom } = spot.getBoundingClientRect();
    this.show([spot], right, bottom);
  }

  /** @param {Part} picture @param {{ clientX: number, clientY: number }} point */
  tell(picture, { clientX, clientY }) {
    const there = [...picture.querySelectorAll("svg.drawing:not(.past) .spot")].filter((spot) =>
      isInside(spot, clientX, clientY),
    );
    /** @param {Part} spot */
    const area = (spot) => spot.getBoundingClientRect().width * spot.getBoundingClientRect().height;
    this.show(
      there.sort((a, b) => area(a) - area(b)),
      clientX,
      clientY,
    );
  }

  // The smallest of these of which something is known.
  /** @param {Part[]} spots @param {number} x @param {number} y */
  async show(spots, x, y) {
    if (!spots.length || this.table.querySelector(".is-past")) return; // the words are of what is there now
    const entries = await this.entries();
    const entry = spots.map((spot) => entries.get(spot.dataset.spot)).find(Boolean);
    if (!entry) return;
    const name = Object.assign(document.createElement("strong"), { textContent: entry.name });
    const owner = entry.owner_name && entry.owner_name !== entry.name ? ` · ${entry.owner_name}` : "";
    const facts = entry.facts.map(({ label, value }) =>
      Object.assign(document.createElement("li"), { textContent: label ? `${label}: ${value}` : value }),
    );
    const list = document.createElement("ul");
    list.append(...facts);
    this.box.replaceChildren(name, owner, list);
    this.box.hidden = false;
    const { offsetWidth: width, offsetHeight: height } = this.box;
    this.box.style.left = `${Math.max(4, Math.min(x + 14, innerWidth - width - 4))}px`;
    this.box.style.top = `${y + 18 + height < innerHeight ? y + 18 : Math.max(4, y - height - 14)}px`;
  }

  /** @returns {Promise<Map<string, Entry>>} */
  entries() {
    if (this.seq === this.table.dataset.seq) return this.known;
    this.seq = this.table.dataset.seq;
    this.known = fetch(`${this.table.dataset.base}/words.json`)
      .then((answer) => answer.json())
      .then(({ sections }) => {
        /** @type {Entry[]} */
        const all = sections.flatMap((/** @type {{ entries: Entry[] }} */ section) => section.entries);
        return new Map(all.flatMap((entry) => [entry.id, ...entry.also].map((id) => [id, entry])));
      })
      .catch(() => new Map());
    return this.known;
  }
}
