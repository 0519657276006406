// What was opened and filled in finds its place again when the same question comes with other offers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { number, part } from "./page.js";

const { keep, restore } = await import("../../bot/web/static/carry.js");

const question = (acts, asked = "What now?") =>
  part(
    `<h2 id="asked">${asked}</h2>${acts
      .map(
        ([at, label, field]) =>
          `<details class="act" id="act-${at}"><summary><span class="label">${label}</span></summary><form>${field}</form></details>`,
      )
      .join("")}`,
  );

function fillIn() {
  const before = question([["q-1", "Buy", number("q-1", 1, 0, 9)]]);
  before.querySelector("details").open = true;
  before.querySelector("input").value = "7";
  return keep(before);
}

test("a form follows its words to another number", () => {
  const kept = fillIn();
  const after = question([
    ["q-0", "Pass", ""],
    ["q-2", "Buy", number("q-2", 1, 0, 9).replace('aria-label="q-2"', 'aria-label="q-1"')],
  ]);
  assert.equal(restore(after, kept), true);
  assert.equal(after.querySelector("#act-q-2").open, true);
  assert.equal(after.querySelector("input").value, "7");
});

test("another question, or one without that offer, begins empty", () => {
  const kept = fillIn();
  assert.equal(restore(question([["q-1", "Buy", number("q-1", 1, 0, 9)]], "And now?"), kept), false);
  assert.equal(restore(question([["q-1", "Sell", number("q-1", 1, 0, 9)]]), kept), false);
});
