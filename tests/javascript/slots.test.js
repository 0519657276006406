// Deeds keep their slots for a turn, and a row that is free is taken by what is new.

import assert from "node:assert/strict";
import { test } from "node:test";

const { again, Slots } = await import("../../bot/web/static/slots.js");

const deed = (id, more = {}) => ({
  deed: id,
  label: id,
  note: "",
  option: { label: id },
  row: false,
  more: false,
  ...more,
});
const plan = (...deeds) => ({ deeds, lists: true, folds: false, large: false, tight: false, wide: 9 });
const shown = ({ deeds }) => deeds.map(({ deed, option }) => (option ? deed : `(${deed})`));
const always = () => true;

test("a deed keeps its slot, whatever it is called now", () => {
  const before = plan(deed("buy", { label: "Buy wine", row: true, high: 60 }), deed("sail"));
  const now = plan(deed("sail"), deed("buy", { label: "Buy 1 × wine" }));
  const { deeds } = again(before, now, always, "");
  assert.deepEqual(
    deeds.map(({ deed, label, row }) => [deed, label, row]),
    [
      ["buy", "Buy 1 × wine", true],
      ["sail", "sail", false],
    ],
  );
});

test("a contract keeps its slot when it has another place in the list", () => {
  const before = plan(
    deed("first", { label: "Grain", row: true, high: 60 }),
    deed("second", { label: "Salt", row: true, high: 60 }),
  );
  const now = plan(deed("first", { label: "Salt" }), deed("third", { label: "Honey" }));
  const labels = again(before, now, always, "").deeds.map(({ label, option }) => (option ? label : `(${label})`));
  assert.deepEqual(labels, ["(Grain)", "Salt", "Honey"]);
});

test("what is new and has no room is behind More", () => {
  const before = plan(deed("act"), deed("wait"));
  const { deeds, folds, large } = again(before, plan(deed("act"), deed("wait"), deed("move")), always, "more");
  assert.equal(folds, true);
  assert.equal(large, false, "what is in sight is as high as before");
  assert.deepEqual(
    deeds.map(({ more }) => more),
    [false, false, true],
  );
});

test("a row that nothing is left of is taken by what is new, and a chip stays where it was", () => {
  const before = plan(deed("olives", { row: true, high: 195 }), deed("reveal"), deed("pass"));
  const now = plan(deed("reveal"), deed("salt"));
  assert.deepEqual(shown(again(before, now, always, "")), ["(olives)", "reveal", "(pass)", "salt"]);
  const reused = again(before, now, always, "rows");
  assert.deepEqual(shown(reused), ["salt", "reveal", "(pass)"]);
  assert.equal(reused.deeds[0].reused, true);
});

test("where nothing in sight can be done, what is behind More takes the last slot, and what is seldom wanted does not", () => {
  const before = {
    ...plan(deed("accept"), deed("act"), deed("plan", { more: true }), deed("move", { more: true })),
    folds: true,
  };
  const now = plan(deed("plan", { option: { label: "plan", aside: true } }), deed("move"));
  assert.deepEqual(shown(again(before, now, always, "rows")), ["(accept)", "move", "plan"]);
  assert.deepEqual(shown(again(before, now, always, "rows", true)), ["(accept)", "(act)", "plan", "move"], "in sight");
  assert.deepEqual(shown(again(before, plan(deed("act"), deed("move")), always, "rows")).slice(0, 2), [
    "(accept)",
    "act",
  ]);
});

test("what is usual takes a large slot that is free, and what is seldom wanted is behind More", () => {
  const before = {
    ...plan(deed("load", { row: true }), deed("invest"), deed("sail", { more: true })),
    folds: true,
    large: true,
  };
  const crew = deed("crew", { option: { label: "crew", aside: true } }),
    now = plan(deed("load"), deed("sail"), crew, deed("sell", { note: "pays 2" }));
  const { deeds } = again(before, now, always, "rows");
  assert.deepEqual(
    deeds.map(({ deed, more }) => [deed, more]),
    [
      ["load", false],
      ["sell", false],
      ["sail", true],
      ["crew", true],
    ],
  );
  assert.equal(deeds[1].reused, true, "a press that was meant for what was there does nothing");
});

test("what comes later is behind More, where the turn has it", () => {
  const before = { ...plan(deed("act"), deed("wait"), deed("plan", { more: true })), folds: true };
  const { deeds } = again(before, plan(deed("act"), deed("move")), always, "");
  assert.deepEqual(
    deeds.filter(({ more }) => more).map(({ deed }) => deed),
    ["plan", "move"],
  );
});

test("a short question after a long one is in sight, and not behind More", () => {
  const long = ["accept", "move", "counter", "price", "want", "wait", "play", "plan", "list"];
  const before = { ...plan(...long.map((id) => deed(id, { more: id > "move" }))), folds: true };
  const { deeds } = again(before, plan(deed("stay")), always, "");
  assert.deepEqual(
    deeds.map(({ deed, more }) => [deed, more]),
    [["stay", false]],
  );
});

test("used-up deeds are forgotten behind More alone, and only while it is closed", () => {
  /** @param {number} i */
  const used = (i) => deed(`used ${i}`, { more: true });
  const before = {
    ...plan(deed("first"), deed("act"), ...Array.from({ length: 9 }, (_, i) => used(i)), deed("land", { more: true })),
    folds: true,
  };
  const now = plan(deed("act"), deed("land"));
  assert.deepEqual(shown(again(before, now, always, "rows")), ["(first)", "act", "land"]);
  assert.equal(shown(again(before, now, always, "rows", true)).indexOf("land"), 11, "nothing in sight moves");
});

test("what can be pressed on the pictures is listed from the question on that asks about little", () => {
  const before = { ...plan(deed("load"), deed("sailors")), lists: false };
  assert.equal(again(before, plan(deed("sail"), deed("land")), always, "").lists, true);
});

test("a free slot is taken by a button that is no higher than the one of before", () => {
  const before = plan(deed("sail"), deed("wait"));
  const land = deed("land", { note: "the galley sinks if its last sailor lands" });
  assert.deepEqual(shown(again(before, plan(deed("wait"), land), always, "all")), ["(sail)", "wait", "land"]);
  assert.deepEqual(shown(again(before, plan(deed("wait"), deed("land")), always, "all")), ["land", "wait"]);
});

test("after an undo a turn is laid out as it was before the move that was undone", () => {
  const slots = new Slots(),
    first = plan(deed("buy"), deed("sail")),
    then = plan(deed("sail"), deed("land"));
  slots.turnTo("3.0.market", false);
  slots.known.set("all", first);
  slots.turnTo("4.0.market", true);
  assert.equal(slots.of("all"), first, "the turn goes on");
  slots.known.set("all", then);
  slots.turnTo("live 12", false);
  assert.equal(slots.of("all"), null, "it is over");
  slots.turnTo("4.1.market", false);
  assert.equal(slots.of("all"), then);
  slots.turnTo("3.2.market", false);
  assert.equal(slots.of("all"), first);
  slots.turnTo("5.2.market", false);
  assert.equal(slots.of("all"), null, "another turn");
});
