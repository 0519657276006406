// What goes from place to place, and dice that are thrown: each shows for less than half a second; a press ends it.

import { calm, element } from "./live.js";

const SVG = "http://www.w3.org/2000/svg";
const FLIGHT = 340;
const APART = 30;
const MOST_OF_ONE = 4;
const SMALLEST = 18;
const SIZE = 34;
const OUTSIDE = 130;
const ROLL = 440;
const TURN = 55;
const LIE = 6000;
/** @type {Record<string | number, number[]>} */
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };
const SKULL =
  "M16 6c-6 0-10 4-10 9 0 3.5 2 6 4.5 7.5v3.5h11v-3.5c2.5-1.5 4.5-4 4.5-7.5 0-5-4-9-10-9z" +
  "M12 17.5a2.2 2.2 0 1 1 0-4.4 2.2 2.2 0 0 1 0 4.4zM20 17.5a2.2 2.2 0 1 1 0-4.4 2.2 2.2 0 0 1 0 4.4z";

// --- coins, goods and cards

// Show how things went from place to place on a drawing: coins to a purse, goods into a hold, cards to a hand.
/** @param {Part} svg @param {Transfer[]} transfers */
export function carry(svg, transfers) {
  if (calm.matches || !transfers.length || !svg.checkVisibility()) return;
  svg.querySelector(":scope > g.transfers")?.remove();
  const g = made("g", { class: "transfers", "aria-hidden": "true" });
  svg.append(g);
  const scale = Math.max(1, SMALLEST / (SIZE * (svg.getScreenCTM()?.a || 1)));
  const flights = transfers.flatMap((one) =>
    [...Array(Math.min(one.count, MOST_OF_ONE)).keys()].map((n) => fly(g, one, n, scale)),
  );
  Promise.allSettled(flights.map((one) => one.finished)).then(() => g.remove());
}

/** @param {Element} g @param {Transfer} value @param {number} number @param {number} scale */
function fly(g, { look, from, to, count }, number, scale) {
  const thing = made("g", {});
  thing.append(element(look));
  if (count > 1 && !number) thing.append(made("text", { class: "so-many", x: 24, y: 9 }, count));
  g.append(thing);
  /** @param {Place} at @returns {Place} */
  const above = ([x, y]) => [x, y - OUTSIDE];
  /** @param {Place} at @param {number} opacity */
  const way = ([x, y], opacity) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity });
  const frames = [way(from ?? above(to), from ? 1 : 0), way(to ?? above(from), to ? 1 : 0)];
  return thing.animate(frames, { duration: FLIGHT, delay: number * APART, easing: "ease-in-out", fill: "both" });
}

// --- dice

// Throw dice onto a board: they roll, and lie there as they were thrown until something else happens.
/** @param {Part} board @param {Die[][]} throws */
export function throwDice(board, throws) {
  board.querySelector(":scope > .dice")?.remove();
  if (!throws.length) return;
  const tray = Object.assign(document.createElement("div"), { className: "dice", ariaHidden: "true" });
  for (const dice of throws) {
    const row = document.createElement("div");
    row.append(...dice.map((die) => roll(die, [...new Set(dice.map((one) => one.face)), 1])));
    tray.append(row);
  }
  board.append(tray);
  setTimeout(() => tray.remove(), LIE);
}

/** @param {Die} die @param {(string | number)[]} others */
function roll(die, others) {
  const shown = made("svg", { class: "die", viewBox: "0 0 32 32" });
  const name = die.dye || (die.seat === null ? "card" : `seat-${die.seat}`);
  shown.style.setProperty("--die", `var(--b-${name})`);
  shown.style.setProperty("--pip", `var(--b-on-${name})`);
  /** @param {string | number} one */
  const face = (one) =>
    shown.replaceChildren(made("rect", { x: 1, y: 1, width: 30, height: 30, rx: 6 }), ...painted(one));
  face(die.face);
  if (calm.matches) return shown;
  const any = () =>
    face(
      typeof die.face === "number"
        ? 1 + Math.floor(Math.random() * 6)
        : others[Math.floor(Math.random() * others.length)],
    );
  any();
  const turning = setInterval(any, TURN);
  const rolling = shown.animate([{ transform: "translate(-4.5rem, -2rem) rotate(-400deg)" }, { transform: "none" }], {
    duration: ROLL,
    easing: "ease-out",
  });
  rolling.finished
    .catch(() => {})
    .then(() => {
      clearInterval(turning);
      face(die.face);
    });
  return shown;
}

// What is on a side: pips, or the picture that it is named after.
/** @param {string | number} face */
function painted(face) {
  if (PIPS[face])
    return PIPS[face].map((at) => made("circle", { cx: 8 + 8 * (at % 3), cy: 8 + 8 * Math.floor(at / 3), r: 3.2 }));
  if (face === "skull") return [made("path", { d: SKULL, "fill-rule": "evenodd" })];
  return face === "" ? [] : [made("text", { x: 16, y: 22 }, face)];
}

/** @param {string} name @param {Record<string, string | number>} attributes @param {string | number} [words] */
function made(name, attributes, words = "") {
  const one = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, value);
  one.textContent = String(words);
  return one;
}
