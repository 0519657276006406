// What is said aloud, once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./page.js";

const { Announcer, sayChanges } = await import("../../bot/web/static/announce.js");

test("what changed is not said again by a list that was asked for before it came", async () => {
  const place = part("");
  const aloud = new Announcer(place, 5);
  const moves = ["6: Tripoli", "7: Sicilia"];
  /** @param {number} since */
  const list = async (since) => {
    const lines = moves.filter((line) => Number.parseInt(line, 10) > since);
    return `<ul data-seq="7">${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
  };
  await Promise.all([sayChanges(aloud, 5, list), sayChanges(aloud, 6, list)]);
  assert.deepEqual(
    [...place.children].map((line) => line.textContent),
    ["6: Tripoli. 7: Sicilia."],
  );
});

test("a list that cannot be had holds up nothing", async () => {
  const place = part("");
  const aloud = new Announcer(place, 5);
  await sayChanges(aloud, 5, () => Promise.reject(new Error("offline")));
  await sayChanges(aloud, 5, async () => '<ul data-seq="6"><li>Wine sold</li></ul>');
  assert.equal(place.textContent, "Wine sold.");
});
