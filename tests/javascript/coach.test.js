// What the coach of a lesson would press next.

import assert from "node:assert/strict";
import { test } from "node:test";
import { amount, form, part, pick, tile } from "./page.js";

const { read, toggle } = await import("../../bot/web/static/choices.js");
const { isNext, isNextStep, isReadyToSend } = await import("../../bot/web/static/coach.js");

test("the option that is meant is next until it is chosen, and a wrong one until it is put away", () => {
  const node = read(part(form(pick(1, 2, tile("q", "wine", { coach: "" }), tile("q", "silk")))));
  const [field] = node.groups;
  const next = () => field.items.map((item) => isNext(item, field));
  assert.deepEqual(next(), [true, false]);
  toggle(field, field.items[1]);
  assert.deepEqual(next(), [true, true]);
  toggle(field, field.items[1]);
  toggle(field, field.items[0]);
  assert.deepEqual(next(), [false, false]);
  assert.equal(isReadyToSend(node), true);
});

test("a step is next while it does not go too far", () => {
  const input = part(form(amount(0, 0, 100))).querySelector("input");
  input.dataset.coach = "7";
  assert.equal(isNextStep(input, 0, 5), true);
  assert.equal(isNextStep(input, 5, 5), false);
  assert.equal(isNextStep(input, 10, -1), true);
});
