// Playing by keys: arrows and Enter always; letters, digits and signs for as long as the person wants that.

import { beside, spots } from "./board.js";
import { recall, remember } from "./memory.js";

const KEYS = "keys";

export class Keys {
  // `control`: the switch for bare keys.
  /** @param {import("./play.js").Play} play @param {Part} control */
  constructor(play, control) {
    this.play = play;
    this.control = control;
    control.checked = recall(KEYS) === "on";
    control.addEventListener("change", () => {
      remember(KEYS, control.checked ? "on" : "off");
      this.name();
    });
    document.addEventListener("keydown", (event) => this.key(event));
  }

  name() {
    for (const button of document.querySelectorAll("[data-key]")) {
      if (this.control.checked) button.setAttribute("aria-keyshortcuts", button.dataset.key);
      else button.removeAttribute("aria-keyshortcuts");
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || this.play.isPast) return;
    const on = event.target;
    const spot = on.closest?.(".spot.lit");
    if (spot && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      const picture = spot.closest(".picture"),
        id = spot.dataset.spot,
        opened = this.play.trail.length;
      this.play.press(picture, id);
      const next = this.play.trail.length > opened ? (this.play.ways[0]?.spot ?? id) : id;
      (
        this.play.callout.box ??
        this.play.pictures.flatMap((other) => spots(other, next)).find((place) => place.classList.contains("lit"))
      )?.focus?.();
      return;
    }
    if (event.key.startsWith("Arrow") && (spot || on === document.body)) return this.arrow(event, spot);
    if (event.key === "Escape") {
      if (this.play.callout.box) this.play.callout.leave();
      else this.play.back();
      return;
    }
    if (on.closest?.("input, select, textarea")) return;
    if (event.key === "Enter") {
      if (on !== document.body && on !== this.play.question.querySelector("#asked")) return;
      event.preventDefault();
      this.play.confirm();
    } else if (this.control.checked) this.bareKey(event);
  }

  // Letters, digits and signs do something by themselves, for as long as the person wants that (WCAG 2.1.4).
  /** @param {KeyboardEvent} event */
  bareKey(event) {
    if (event.key.toLowerCase() === "u") {
      event.preventDefault();
      this.play.pressed("undo");
    } else if (/^[1-9]$/.test(event.key))
      (this.play.callout.box ?? this.play.question.querySelector(".tray"))
        ?.querySelectorAll(".chip, .pips button")
        [Number(event.key) - 1]?.click();
    else if ("+-0".includes(event.key))
      document.querySelector(`[data-zoom=${{ "+": "in", "-": "out", 0: "all" }[event.key]}]`)?.click();
  }

  /** @param {KeyboardEvent} event @param {Part} spot */
  arrow(event, spot) {
    const picture = spot?.closest(".picture") ?? this.play.pictures.find((other) => other.querySelector(".spot.lit"));
    if (!picture) return;
    event.preventDefault();
    const next = spot ? beside(picture, spot, event.key) : picture.querySelector(".spot.lit");
    next?.focus();
  }
}
