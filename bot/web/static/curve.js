// The course of a game as lines: a press on them means the moment there.

const EDGE = 16; // of the drawing, as in curve.py

/** @param {MouseEvent} event @returns {number | null} */
export function momentAt(event) {
  const svg = /** @type {Part} */ (event.target).closest(".curve svg[data-moments]");
  if (!svg) return null;
  const moments = svg.dataset.moments.split(" ").map(Number),
    { left, width } = svg.getBoundingClientRect(),
    wide = Number(svg.getAttribute("viewBox").split(" ")[2]);
  const along = (((event.clientX - left) / width) * wide - EDGE) / (wide - 2 * EDGE);
  return moments[Math.round(Math.min(1, Math.max(0, along)) * (moments.length - 1))];
}
