// What a question opens by itself, so that what it is about can be pressed at once.

import { has, isPiece } from "./board.js";
import { read } from "./choices.js";

// Of several pieces the first is taken up; another one is a press away. So is the form that a question is about, but
// not in a lesson, which tells what to open.
/** @param {import("./play.js").Play} play */
export function takeUp({ forms, board, pictures, table }) {
  const node = read(forms);
  if (node?.kind !== "one" || node.items.some((option) => option.el.open)) return;
  const opened = usual(node.items, "lesson" in table.dataset) ?? firstPiece(node.items, board, pictures);
  if (!opened) return;
  opened.el.open = true;
  opened.el.dataset.takenUp = "";
}

/** @param {Item[]} items @param {boolean} isLesson */
function usual(items, isLesson) {
  return isLesson ? null : items.find((option) => option.usual && option.does === "open");
}

/** @param {Item[]} items @param {Part} board @param {Part[]} pictures */
function firstPiece(items, board, pictures) {
  const pieces = items.filter((option) => option.does === "open" && option.spot && isPiece(board, option.spot)),
    first = pieces.length > 1 ? pieces[0].inner() : null;
  if (first?.kind !== "one" || !first.items.every((option) => option.spot && has(pictures, option.spot))) return null;
  return pieces[0];
}
