// Confirm, where it says that it is for good.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { Play } = await import("../../bot/web/static/play.js");

test("of two quick presses on Confirm, the second does nothing for good", () => {
  const done = /** @type {string[]} */ ([]);
  const play = Object.assign(Object.create(Play.prototype), {
    armed: null,
    begun: true,
    wentAt: Number.NEGATIVE_INFINITY,
    foot: { isMarked: true },
    node: { kind: "form", groups: [], form: {} },
    send: () => done.push("sent"),
    attempt: () => done.push("tried"),
  });
  play.pressed("confirm");
  play.begun = false; // the next question, whose Confirm is where the pointer still is
  play.pressed("confirm");
  assert.deepEqual(done, ["sent", "tried"]);
});
