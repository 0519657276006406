// The places on the pictures: which of them are lit, what is written on them, the way to a chosen one.

import { pointOut } from "./coach.js";
import { FINGER } from "./touch.js";

const SVG = "http://www.w3.org/2000/svg";
const PRESSABLE = 16;
const TIE = 6;
const STRIDE = 4;

/** @param {Part} picture @param {string} id */
export function spots(picture, id) {
  return [...picture.querySelectorAll(".spot")].filter((one) => one.dataset.spot === id);
}

// A place is in sight on the board or beside it, and large enough for a finger. A hand is scrolled, as it shows.
/** @param {Part} picture @param {string} id @param {number} [least] how wide it has to be */
export function shows(picture, id, least = PRESSABLE) {
  if (!picture.checkVisibility()) return false;
  const around = picture.getBoundingClientRect();
  return spots(picture, id).some((spot) => {
    const { left, right, top, bottom } = spot.getBoundingClientRect();
    if (picture.id === "hand") return Math.min(right - left, bottom - top) >= least;
    const wide = Math.min(right, around.right) - Math.max(left, around.left),
      high = Math.min(bottom, around.bottom) - Math.max(top, around.top);
    return Math.min(wide, high) >= least;
  });
}

/** @param {Part[]} pictures @param {string} id */
export function has(pictures, id) {
  return pictures.some((picture) => spots(picture, id).length > 0);
}

// The place that has the focus keeps it: it may be lit again at once.
/** @param {Part} picture */
export function clear(picture) {
  for (const spot of picture.querySelectorAll(".spot:not(.lit, [aria-hidden])"))
    spot.setAttribute("aria-hidden", "true");
  for (const spot of picture.querySelectorAll(".spot.lit, .spot.from, .spot.chosen")) {
    spot.classList.remove("lit", "from", "chosen", "several", "faint", "coached");
    for (const name of ["role", "aria-label", "aria-pressed", "aria-describedby"]) spot.removeAttribute(name);
    if (spot !== document.activeElement) putAway(spot);
    const title = spot.querySelector("title");
    if (title && "name" in spot.dataset) title.textContent = spot.dataset.name;
  }
  for (const spot of picture.querySelectorAll(".spot.inside-lit")) spot.classList.remove("inside-lit");
  for (const marks of picture.querySelectorAll("g.marks, g.washes")) marks.remove();
}

/** @param {Part} spot */
function putAway(spot) {
  spot.removeAttribute("tabindex");
  spot.setAttribute("aria-hidden", "true");
}

// A place that was not lit again cannot have the focus.
export function letGo() {
  const held = document.activeElement?.closest(".spot:not(.lit)");
  if (held) putAway(held);
}

// Light a place: it can be pressed, by finger and by key, and says what pressing it does.
/**
 * @param {Part} picture
 * @param {string} id
 * @param {string} label
 * @param {{ chosen?: boolean, from?: boolean, several?: boolean, faint?: boolean, coached?: boolean }} [options]
 * `faint`: a press there only asks more, where a press at another place acts
 */
export function light(
  picture,
  id,
  label,
  { chosen = false, from = false, several = false, faint = false, coached = false } = {},
) {
  for (const [i, spot] of spots(picture, id).entries()) {
    spot.classList.add("lit");
    spot.classList.toggle("several", several);
    spot.classList.toggle("faint", faint);
    spot.classList.toggle("chosen", chosen);
    spot.classList.toggle("from", from);
    pointOut(spot, coached);
    spot.setAttribute("role", "button");
    spot.setAttribute("tabindex", i ? "-1" : "0");
    if (i) spot.setAttribute("aria-hidden", "true");
    else spot.removeAttribute("aria-hidden");
    spot.setAttribute("aria-label", label);
    if (chosen) spot.setAttribute("aria-pressed", "true");
    const title = spot.querySelector("title") ?? spot.appendChild(document.createElementNS(SVG, "title"));
    spot.dataset.name ??= title.textContent;
    title.textContent = label;
    if (spot.matches("path")) wash(spot);
  }
  for (const part of picture.querySelectorAll(".spot[data-within]"))
    if (part.dataset.within === id) part.classList.add("inside-lit");
}

// Lit places are read in the order of the options; one of them is a stop of the Tab key, arrows go to the others.
/** @param {Part} picture @param {string[]} ids */
export function order(picture, ids) {
  const lit = ids.flatMap((id) => spots(picture, id).filter((one) => one.matches(".lit:not([aria-hidden])")));
  for (const [i, spot] of lit.entries()) spot.setAttribute("tabindex", i ? "-1" : "0");
  const names = lit.map((spot) => spot.id).filter(Boolean);
  const drawn = picture.querySelector("svg.drawing:not(.past)");
  if (names.length) drawn?.setAttribute("aria-owns", names.join(" "));
  else drawn?.removeAttribute("aria-owns");
}

// The light on a place is below names and pieces; what is lit twice has the last light.
/** @param {Part} spot */
function wash(spot) {
  const layer = washes(spot.ownerSVGElement),
    d = spot.getAttribute("d");
  [...layer.children].find((other) => other.getAttribute("d") === d)?.remove();
  const light = made("path", { class: spot.getAttribute("class").replace("spot", "wash"), d });
  light.classList.remove("pointed");
  light.toggleAttribute("data-within", "within" in spot.dataset);
  layer.append(light);
}

/** @param {Part} svg */
function washes(svg) {
  const lights = svg.querySelector(":scope > g.lights"),
    layer = svg.querySelector(":scope > g.washes") ?? made("g", { class: "washes", "aria-hidden": "true" });
  if (!layer.isConnected) lights ? lights.after(layer) : svg.prepend(layer);
  return layer;
}

// What a press at this point means: the lit place that the drawn thing there is, or is within; parts of others come
// first, then the small. A press inside a drawn thing never means another thing; beside all of them it means the
// nearest lit place that a finger may have meant.
// Several are given where none is clearly nearer, or where a small one is too near to be told from its ground.
/** @param {Part} picture @param {Point} point */
export function at(picture, { clientX: x, clientY: y, pointerType = "mouse" }) {
  const tagged = tagAt(picture, x, y);
  if (tagged) return [tagged];
  const near = [...picture.querySelectorAll(".spot")]
    .filter((spot) => spot.checkVisibility({ visibilityProperty: true }))
    .filter((spot) => gap(spot.getBoundingClientRect(), x, y) <= FINGER)
    .sort((a, b) => Number(!a.dataset.within) - Number(!b.dataset.within) || area(a) - area(b));
  const under = near.filter((spot) => isInside(spot, x, y)),
    meant = litFor(picture, under),
    lit = near.filter((spot) => spot.matches(".lit"));
  const hidden = pointerType === "touch" ? lit.filter((spot) => isTiny(spot) && distance(spot, x, y) <= TIE) : [];
  if (hidden.length) {
    const places = nearest(hidden, (spot) => toMiddle(spot, x, y));
    return meant && !places.includes(meant) ? [...places, meant] : places;
  }
  if (meant) return [meant];
  const free = lit.filter((spot) => under.every((ground) => isAround(ground, spot)));
  return nearest(free, (spot) => distance(spot, x, y), FINGER);
}

// What is written at a place is part of it.
/** @param {Part} picture @param {number} x @param {number} y */
function tagAt(picture, x, y) {
  const tag = [...picture.querySelectorAll("g.tag")].find((shape) => gap(shape.getBoundingClientRect(), x, y) === 0);
  return tag ? (spots(picture, tag.dataset.of).find((spot) => spot.matches(".lit")) ?? null) : null;
}

// A place that lies on another is not hidden by it.
/** @param {Part} ground @param {Part} spot */
function isAround(ground, spot) {
  const [outer, inner] = [ground, spot].map((one) => one.getBoundingClientRect());
  return (
    outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom
  );
}

// Of the things drawn one above the other, the first that is lit or says what it is within decides.
/** @param {Part} picture @param {Part[]} drawn */
function litFor(picture, drawn) {
  const first = drawn.find((spot) => spot.matches(".lit") || spot.dataset.within);
  if (!first || first.matches(".lit")) return first ?? null;
  return spots(picture, first.dataset.within).find((place) => place.matches(".lit")) ?? null;
}

// The place at the least distance, and those that are hardly farther.
/** @param {Part[]} places @param {(spot: Part) => number} distanceTo @param {number} [most] */
function nearest(places, distanceTo, most = Infinity) {
  const far = new Map(places.map((spot) => [spot, distanceTo(spot)])),
    least = Math.min(...far.values());
  if (least > most) return [];
  const tied = places.filter((spot) => far.get(spot) - least < TIE).sort((a, b) => far.get(a) - far.get(b));
  return tied.filter((spot, i) => tied.findIndex((other) => other.dataset.spot === spot.dataset.spot) === i);
}

/** @param {Part} spot */
function isTiny(spot) {
  const { width, height } = spot.getBoundingClientRect();
  return Math.min(width, height) < FINGER;
}

/** @param {Part} spot @param {number} x @param {number} y */
function toMiddle(spot, x, y) {
  const { left, right, top, bottom } = spot.getBoundingClientRect();
  return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
}

/** @param {Part} spot */
function area(spot) {
  const { width, height } = spot.getBoundingClientRect();
  return width * height;
}

/** @param {DOMRect} value @param {number} x @param {number} y */
function gap({ left, right, top, bottom }, x, y) {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** @param {Part} spot @param {number} x @param {number} y */
export function isInside(spot, x, y) {
  return spot.isPointInFill(new DOMPoint(x, y).matrixTransform(spot.getScreenCTM().inverse()));
}

// How far a point of the screen is from a place in its true shape, in pixels.
/** @param {Part} spot @param {number} x @param {number} y */
function distance(spot, x, y) {
  if (isInside(spot, x, y)) return 0;
  const onto = spot.getScreenCTM(),
    length = spot.getTotalLength(),
    stride = STRIDE / Math.hypot(onto.a, onto.b);
  let nearest = Infinity;
  for (let along = 0; along <= length; along += stride) {
    const point = spot.getPointAtLength(along).matrixTransform(onto);
    nearest = Math.min(nearest, Math.hypot(point.x - x, point.y - y));
  }
  return nearest;
}

// --- marks above the places

/** @param {Part} svg */
export function marks(svg) {
  return svg.querySelector(":scope > g.marks") ?? svg.appendChild(made("g", { class: "marks", "aria-hidden": "true" }));
}

/** @param {string} name @param {Record<string, string | number>} attributes */
export function made(name, attributes) {
  const one = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, value);
  return one;
}

// The middle of an element, and its edges, in the units of its picture.
/** @param {Part} el */
export function middle(el) {
  const svg = el.ownerSVGElement,
    box = el.getBBox();
  const own = svg.getCTM(),
    its = el.getCTM();
  const m = own && its ? own.inverse().multiply(its) : new DOMMatrix();
  /** @param {number} x @param {number} y */
  const point = (x, y) => new DOMPoint(x, y).matrixTransform(m);
  const [a, b] = [point(box.x, box.y), point(box.x + box.width, box.y + box.height)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, bottom: Math.max(a.y, b.y), width: Math.abs(b.x - a.x) };
}

// A dotted way from one place to another, and the ghost of the piece that would go there.
/** @param {Part} picture @param {string} from @param {string} to */
export function way(picture, from, to) {
  const [start] = spots(picture, from);
  if (start) drawWay(picture, start, pieceAt(start), to);
}

// The same for a piece by its name, wherever it is.
/** @param {Part} picture @param {string} name @param {string} to */
export function wayOfPiece(picture, name, to) {
  const piece = picture.querySelector(`.piece#${CSS.escape(`piece-${name}`)}`);
  if (piece) drawWay(picture, piece, piece, to);
}

/** @param {Part} picture @param {Part} start @param {Part | null} piece @param {string} to */
function drawWay(picture, start, piece, to) {
  const [end] = spots(picture, to);
  if (!end || start.ownerSVGElement !== end.ownerSVGElement) return;
  const [a, b] = [middle(start), middle(end)],
    bend = 0.12;
  const [mx, my] = [(a.x + b.x) / 2 + (b.y - a.y) * bend, (a.y + b.y) / 2 - (b.x - a.x) * bend];
  marks(start.ownerSVGElement).append(
    made("path", { class: "way-line", d: `M${a.x} ${a.y}Q${mx} ${my} ${b.x} ${b.y}` }),
  );
  if (!piece) return;
  const ghost = piece.cloneNode(true);
  ghost.removeAttribute("id");
  const g = made("g", { class: "ghost", transform: `translate(${b.x - a.x} ${b.y - a.y})` });
  g.append(ghost);
  marks(start.ownerSVGElement).append(g);
}

/** @param {Part} picture @param {string} id */
export function isPiece(picture, id) {
  const [spot] = spots(picture, id);
  return Boolean(spot && pieceAt(spot));
}

// The piece that is drawn at a place bears its name.
/** @param {Part} spot */
function pieceAt(spot) {
  return spot.ownerSVGElement.querySelector(`.piece#${CSS.escape(`piece-${spot.dataset.spot.replaceAll(":", "-")}`)}`);
}

// --- keys

// The next lit place in the direction of an arrow key.
/** @param {Part} picture @param {Part} spot @param {string} key */
export function beside(picture, spot, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  /** @param {Part} one */
  const centre = (one) => {
    const r = one.getBoundingClientRect();
    return [r.left + r.width / 2, r.top + r.height / 2];
  };
  const [x, y] = centre(spot);
  /** @param {Part} one */
  const far = (one) => {
    const [ox, oy] = centre(one),
      along = (ox - x) * dx + (oy - y) * dy,
      across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    return along <= 1 ? Infinity : along + 2 * across;
  };
  const best = [...picture.querySelectorAll(".spot.lit")]
    .filter((one) => one !== spot)
    .sort((a, b) => far(a) - far(b))[0];
  return best && far(best) < Infinity ? best : null;
}
