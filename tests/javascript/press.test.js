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

const groups = [
  {
    kind: "amount",
    el: { dataset: { touched: "" } },
    input: { checkValidity: () => true, value: "2", min: "1", max: "3" },
  },
];
const form = () =>
  Object.assign(Object.create(Play.prototype), {
    wentAt: Number.NEGATIVE_INFINITY,
    trail: [],
    node: { kind: "form", groups, form: {} },
    draw: () => {},
  });

test("a number that is for good asks again where its question has only just come", () => {
  /** @type {any[]} */
  const aims = [];
  const play = Object.assign(form(), { begun: false, attempt: (/** @type {any} */ aim) => aims.push(aim) });
  const press = () => play.go({ field: groups[0], final: true });
  press();
  press(); // in the same question nothing has moved
  play.begun = false;
  press();
  assert.deepEqual(
    aims.map(({ byButton }) => byButton),
    [true, true, false],
  );
});

test("a button that is Confirm as well only fills in where it follows another press at once", () => {
  let sent = 0;
  const narrow = [{ ...groups[0], narrow: true }];
  const play = Object.assign(form(), { node: { kind: "form", groups: narrow, form: {} }, send: () => sent++ });
  play.go({ field: groups[0] });
  play.go({ field: groups[0], confirms: true });
  assert.equal(sent, 0);
  play.wentAt = Number.NEGATIVE_INFINITY;
  play.go({ field: groups[0], confirms: true });
  assert.equal(sent, 1);
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
