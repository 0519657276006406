// What a press means that follows another one closely.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { Play } = await import("../../bot/web/static/play.js");

test("the second of two quick presses does nothing for good, whatever the button says", () => {
  /** @type {any[]} */
  const aims = [];
  const play = Object.assign(Object.create(Play.prototype), {
    wentAt: Number.NEGATIVE_INFINITY,
    trail: [],
    attempt: (/** @type {any} */ aim) => aims.push(aim),
  });
  const option = { does: "send", el: {} };
  play.go({ option, byButton: true });
  play.go({ option, byButton: true });
  assert.deepEqual(
    aims.map(({ byButton }) => byButton),
    [true, false],
  );
});

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
