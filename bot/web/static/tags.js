// What is written at the places: what something costs or yields, beside the other places, tags and names, or not at
// all, and where it can be, beside pieces too; a seal on what is chosen, and an arrow to what the coach means.

import { isInside, made, marks, spots } from "./board.js";
import { PHONE } from "./touch.js";

const LINE = 24;
const MOST = 40;
const HIGH = 14;
const LETTER = 6.6;
const AIR = 2;
const CLOSE = 8;
const GRID = [0.5, 0.38, 0.62, 0.26, 0.74, 0.14, 0.86];
const SEAL = 9;
const SMALLEST = 7 * SEAL;
const ARROW = "M0 0L-11 -13H-4.5V-28H4.5V-13H11Z"; // its tip is where it points
const TALL = 28;
const TICK = "M-4 0.5L-1 3.5L4.5 -3.5";

// `wanted`: the words for each place, by its id.
/** @param {Part} picture @param {Map<string, string>} wanted */
export function tagUp(picture, wanted) {
  for (const one of picture.querySelectorAll("g.tag")) one.remove();
  const chart = picture.querySelector(".chart")?.getBoundingClientRect();
  if (!chart || !wanted.size) return;
  const lit = [...picture.querySelectorAll(".spot.lit")].map((spot) => ({ spot, box: spot.getBoundingClientRect() }));
  /** @param {string} what */
  const boxes = (what) =>
    [...picture.querySelectorAll(`svg.drawing:not(.past) ${what}`)]
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.width && meet(box, chart));
  const [names, pieces] = [boxes("text"), boxes("g.pieces > [id]")];
  /** @param {Box} box */
  const hides = (box) =>
    2 * Number(names.some((name) => meet(box, name))) + Number(pieces.some((piece) => meet(box, piece)));
  /** @type {Box[]} */
  const placed = [];
  for (const [id, words] of [...wanted].slice(0, MOST)) {
    const [spot] = spots(picture, id),
      lines = words
        .split(" · ")
        .filter((line) => line.length <= LINE)
        .slice(0, 2);
    if (!spot || !lines.length) continue;
    const own = spot.getBoundingClientRect(),
      size = [Math.max(...lines.map((line) => line.length)) * LETTER + 8, HIGH * lines.length + 4];
    /** @param {Box} box */
    const free = (box) =>
      lies(box, chart) &&
      !placed.some((other) => meet(box, other)) &&
      !lit.some((other) => other.spot !== spot && covers(box, other));
    const could = around(spot, own, size).filter(free);
    if (!could.length) continue;
    const hidden = could.map(hides),
      least = Math.min(...hidden);
    if (least > 1 || (least && PHONE.matches)) continue; // never over words, and a small map is for its pieces, too
    const box = could[hidden.indexOf(least)];
    placed.push(box);
    write(spot, box, lines);
  }
}

// Where a tag may stand, the best first: inside of a large place, else below, above or beside it. What is no box and has
// room inside, or is a long stretch, has it there alone.
/** @param {Part} spot @param {Box} own @param {number[]} size */
function* within(spot, own, [width, height]) {
  if (own.width < 1.5 * width || own.height < 1.5 * height) return;
  for (const y of GRID)
    for (const x of GRID) {
      const box = rect(own.left + x * own.width - width / 2, own.top + y * own.height - height / 2, width, height);
      if (corners(box).every(([px, py]) => isInside(spot, px, py))) yield box;
    }
}

/** @param {Part} spot @param {Box} own @param {number[]} size */
function around(spot, own, [width, height]) {
  const middle = (own.left + own.right - width) / 2,
    [above, below] = [own.top - height - AIR, own.bottom + AIR];
  const beside = [
    [middle, below],
    [middle, above],
    [own.right + AIR, (own.top + own.bottom - height) / 2],
    [own.left - width - AIR, (own.top + own.bottom - height) / 2],
    [own.left, below],
    [own.right - width, below],
    [own.left, above],
    [own.right - width, above],
  ];
  const inside = [...within(spot, own, [width, height])],
    isLong = Math.max(own.width, own.height) >= 1.5 * width;
  if ((inside.length || isLong) && !isBox(spot, own)) return inside;
  return [...inside, ...beside.map(([left, top]) => rect(left, top, width, height))];
}

// What lies beside a box belongs to it; beside a stretch of sea there is another one.
/** @param {Part} spot @param {Box} own */
function isBox(spot, { left, top, right, bottom }) {
  const edge = { left: left + AIR, top: top + AIR, right: right - AIR, bottom: bottom - AIR };
  return corners(edge).every(([x, y]) => isInside(spot, x, y));
}

/** @param {number} left @param {number} top @param {number} width @param {number} height */
function rect(left, top, width, height) {
  return { left, top, right: left + width, bottom: top + height, width, height };
}

/** @param {Box} a @param {Box} b */
function meet(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** @param {Box} box @param {Box} around */
function lies(box, around) {
  return box.left >= around.left && box.right <= around.right && box.top >= around.top && box.bottom <= around.bottom;
}

/** @param {Pick<Box, "left" | "right" | "top" | "bottom">} box */
function corners({ left, right, top, bottom }) {
  return [left, (left + right) / 2, right].flatMap((x) => [top, (top + bottom) / 2, bottom].map((y) => [x, y]));
}

// Points of a box, none of its insides farther from one than a small place is wide.
/** @param {Box} box */
function points({ left, top, width, height }) {
  /** @param {number} from @param {number} long */
  const along = (from, long) => {
    const count = Math.ceil(long / CLOSE);
    return Array.from({ length: count + 1 }, (_, i) => from + (long * i) / count);
  };
  return along(left, width).flatMap((x) => along(top, height).map((y) => [x, y]));
}

// A tag hides some of another place.
/** @param {Box} box @param {{ spot: Part, box: Box }} other */
function covers(box, { spot, box: other }) {
  if (!meet(box, other)) return false;
  return !spot.matches("path") || points(box).some(([x, y]) => isInside(spot, x, y));
}

/** @param {Part} spot @param {Box} box @param {string[]} lines */
function write(spot, box, lines) {
  const svg = spot.ownerSVGElement,
    inverse = svg.getScreenCTM().inverse(),
    at = new DOMPoint(box.left, box.top).matrixTransform(inverse),
    px = inverse.a;
  const g = made("g", { class: "tag", "data-of": spot.dataset.spot });
  g.append(made("rect", { x: at.x, y: at.y, width: box.width * px, height: box.height * px, rx: 3 * px }));
  lines.forEach((line, i) => {
    const text = made("text", {
      x: at.x + (box.width * px) / 2,
      y: at.y + HIGH * px * (i + 0.85),
      "font-size": 12 * px,
    });
    text.textContent = line;
    g.append(text);
  });
  marks(svg).append(g);
}

// What is chosen differs by more than its colour: a tick, or its place in an order. `chosen`: places by ids of spots. So
// does what a press would choose for good.
/** @param {Part} picture @param {Map<string, number | string>} chosen */
export function sealUp(picture, chosen) {
  for (const one of picture.querySelectorAll("g.seal")) one.remove();
  for (const [id, place] of chosen) for (const spot of spots(picture, id)) seal(spot, place);
}

/** @param {Part} spot @param {number | string} place */
function seal(spot, place) {
  const { left, right, top, bottom } = spot.getBoundingClientRect(),
    svg = spot.ownerSVGElement;
  if (right <= left) return;
  const inset = Math.min(right - left, bottom - top) < SMALLEST ? 0 : SEAL;
  const grid = GRID.flatMap((y) => GRID.map((x) => [left + x * (right - left), top + y * (bottom - top)]));
  const places = [top + inset, bottom - inset].flatMap((y) => [right - inset, left + inset].map((x) => [x, y])),
    isFree = !inset && isBox(spot, spot.getBoundingClientRect());
  /** @param {number[]} point */
  const within = ([px, py]) => isFree || isInside(spot, px, py);
  const [x, y] =
    bare(spot) ??
    places.find((place) => within(place) && !isWritten(svg, place)) ??
    [places[0], ...grid].find(within) ??
    grid[0];
  const inverse = svg.getScreenCTM().inverse(),
    at = new DOMPoint(x, y).matrixTransform(inverse);
  const g = made("g", { class: "seal", transform: `translate(${at.x} ${at.y}) scale(${inverse.a})` });
  g.append(made("circle", { r: SEAL }));
  if (place) g.append(Object.assign(made("text", { y: 4 }), { textContent: String(place) }));
  else g.append(made("path", { d: TICK }));
  marks(svg).append(g);
}

// Letters that a seal here would hide.
/** @param {Part} svg @param {number[]} point */
function isWritten(svg, [x, y]) {
  return [...svg.querySelectorAll("text")].some((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    return left - SEAL < x && x < right + SEAL && top - SEAL < y && y < bottom + SEAL;
  });
}

// The outline of what stands on a larger place begins where nothing is drawn.
/** @param {Part} spot */
function bare(spot) {
  if (!spot.matches("path[data-within]")) return null;
  const { x, y } = spot.getPointAtLength(0).matrixTransform(spot.getScreenCTM());
  return [x, y];
}

// What the coach of a lesson means differs by more than its colour: an arrow points to it, from above where there is room.
/** @param {Part} picture */
export function arrowUp(picture) {
  for (const arrow of picture.querySelectorAll("g.arrow")) arrow.remove();
  const chart = picture.querySelector(".chart")?.getBoundingClientRect();
  if (!chart) return;
  for (const spot of picture.querySelectorAll(".spot.coached:not([aria-hidden])")) {
    const { left, right, top, bottom } = spot.getBoundingClientRect(),
      svg = spot.ownerSVGElement;
    if (right <= left) continue;
    const above = Math.max(top, chart.top) - TALL >= chart.top,
      edge = above ? top : bottom,
      inside = edge + (above ? AIR : -AIR);
    const x = GRID.map((part) => left + part * (right - left)).find((px) => isInside(spot, px, inside));
    const inverse = svg.getScreenCTM().inverse(),
      at = new DOMPoint(x ?? (left + right) / 2, edge).matrixTransform(inverse),
      turn = above ? inverse.a : -inverse.a;
    const g = made("g", { class: "arrow", transform: `translate(${at.x} ${at.y}) scale(${inverse.a} ${turn})` });
    g.append(made("path", { d: ARROW }));
    marks(svg).append(g);
  }
}
