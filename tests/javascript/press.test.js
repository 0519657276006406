// What a press means that follows another one closely.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { Play } = await import("../../bot/web/static/play.js");

test("the second of two quick presses does nothing for good, whatever the button says", () => {
  /** @type {any[]} */
  const aims = [];
  const play = { wentAt: Number.NEGATIVE_INFINITY, trail: [], attempt: (/** @type {any} */ aim) => aims.push(aim) };
  const option = { does: "send", el: {} };
  /** @type {any} */ (Play.prototype.go).call(play, { option, byButton: true });
  /** @type {any} */ (Play.prototype.go).call(play, { option, byButton: true });
  assert.deepEqual(
    aims.map(({ byButton }) => byButton),
    [true, false],
  );
});
