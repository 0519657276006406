// What the bar says that will happen, and the names of places on the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { amount, form, part, pick, share, tile } from "./page.js";

const { Bar } = await import("../../bot/web/static/bar.js");
const { clear, light } = await import("../../bot/web/static/board.js");
const { read } = await import("../../bot/web/static/choices.js");

/** @param {any} state @param {any} asked @param {boolean} whole */
function told(state, asked, whole) {
  const words = {
    give: "I give",
    get: "I get",
    says: (/** @type {string} */ what, /** @type {string} */ value) => `${what}: ${value}`,
    of: (/** @type {number} */ count, /** @type {number} */ most) => `${count} of ${most}`,
  };
  const bar = { dataset: { missing: "Still to choose: %a", final: "Can’t be undone.", again: "Press again." } };
  const play = { trail: [], armed: null, final: null, ending: null, words, bar, ...state };
  return new Bar(/** @type {any} */ (play)).sentence(asked, whole).map((words) => words.textContent.trim());
}

test("the bar names the deed that a press will do, not one that is open beside it", () => {
  const place = part("<details></details><button></button>");
  const [trade, buy] = place.children;
  const open = { el: trade, label: "Propose a trade" },
    armed = { option: { el: buy, label: "Buy a card" } };
  assert.deepEqual(told({ trail: [open], armed }, null, false), ["Buy a card"]);
  trade.append(buy);
  assert.deepEqual(told({ trail: [open], armed }, null, false), ["Propose a trade → Buy a card"]);
});

test("the bar says what is missing before it says what was chosen", () => {
  const asked = read(part(form(pick(2, 2, tile("q", "wine", { state: "checked" }), tile("q", "silk")))));
  const [small, strong] = told({}, asked, false);
  assert.equal(small, "Still to choose: 1 ·");
  assert.match(strong, /wine/);
});

test("the bar names what is missing where the question itself does not", () => {
  /** @param {number} aboard */
  const crew = (aboard) => share(10, 10, ["Galley 1", aboard, 1, 20], ["Garrison", 4, 0, 20]);
  /** @param {string} field */
  const missing = (field) => told({}, read(part(form(field))), false)[0];
  assert.equal(missing(crew(5)), "Still to choose: 1 ·");
  assert.equal(missing(crew(7)), "Still to choose: 11 of 10 ·");
  assert.equal(missing(entry("", "Sailors", crew(5))), "Still to choose: Sailors: 9 of 10 ·");
});

test("the bar says that something cannot be undone before it says what it is", () => {
  const armed = { option: { el: part("<button></button>"), label: "Sail to Rhodes" } };
  const state = { armed, final: true };
  assert.deepEqual(told(state, null, false), ["Can’t be undone.", "Sail to Rhodes", "· Press again."]);
});

test("the bar says whose offer the button beside it accepts", () => {
  const table = part('<p class="tray"><button class="final"></button></p>');
  const ending = { label: "Accept an offer", note: "Bianca for the Harbour: 5 ducats" };
  const said = told({ ending, table }, null, false);
  assert.equal(said.at(-1), "Accept an offer: Bianca for the Harbour: 5 ducats");
});

test("the bar says what the mark means on the places that a piece may go to", () => {
  const table = part('<p class="tray"><button class="final"></button></p>');
  const galley = { el: table, label: "Galley 2" };
  assert.deepEqual(told({ trail: [galley], table }, null, false), ["Galley 2", "·", "= Can’t be undone."]);
  assert.deepEqual(told({ trail: [galley], table: part("<p></p>") }, null, false), ["Galley 2"]);
});

/** @param {string} side @param {string} label @param {string} field */
const entry = (side, label, field) =>
  `<fieldset class="entry" ${side && `data-side="${side}"`}><legend>${label}</legend>${field}</fieldset>`;

/** @param {number} asks @param {string} given */
const offer = (asks, given) =>
  read(
    part(
      form(
        entry(
          "",
          "To whom",
          pick(1, 2, tile("to", "Bo", { state: "checked" }), tile("to", "Cy", { state: "checked" })),
        ),
        entry("give", "Cards you give", pick(0, 2, tile("g", "silver", { state: given }), tile("g", "wine"))),
        entry("give", "Ducats you give", amount(0, 0, 9)),
        entry("get", "What you ask for", share(1, 20, ["silk", asks, 0, 10], ["wood", 0, 0, 10])),
      ),
    ),
  );

test("the bar says an offer as what I give, what I get and to whom", () => {
  const trail = [{ label: "Ada offers wood" }, { label: "Counter" }];
  assert.deepEqual(told({ trail }, offer(2, "checked"), true), ["I give: silver · I get: 2 × silk · Bo, Cy · Counter"]);
});

test("the bar names nobody to offer to before there is something to offer", () => {
  const trail = [{ label: "Propose a trade" }];
  assert.deepEqual(told({ trail }, offer(0, ""), false), ["Still to choose: What you ask for ·", "Propose a trade"]);
});

test("of a form that opened itself nothing is missing before something is chosen", () => {
  const asked = read(part(form(pick(2, 2, tile("q", "wine"), tile("q", "silk")))));
  const state = { ending: { label: "Pass" }, begun: false, table: part("<p></p>") };
  assert.deepEqual(told(state, asked, false), [""]);
  assert.match(told({ ...state, begun: true }, asked, false)[0], /^Still to choose/);
});

test("the mark on what ends the turn is explained beside what Confirm would send, too", () => {
  const table = part(`<p class="bar-end final"></p>${form(pick(1, 2, tile("q", "wine", { state: "checked" })))}`);
  const state = { ending: { label: "Pass", note: "for the whole turn" }, begun: false, table };
  assert.deepEqual(told(state, read(table), true), ["= Can’t be undone.", "·", "wine"]);
  table.querySelector(".bar-end").classList.remove("final");
  assert.deepEqual(told(state, read(table), true), ["wine"]);
});

test("a place that is no longer lit has its own name again", () => {
  const picture = part('<svg><rect class="spot" data-spot="rhodes"><title>Rhodes</title></rect></svg>');
  const spot = picture.querySelector(".spot");
  light(picture, "rhodes", "Rhodes · needs passage: Modon", { coached: true });
  assert.equal(spot.getAttribute("aria-label"), "Rhodes · needs passage: Modon");
  clear(picture);
  assert.equal(spot.querySelector("title").textContent, "Rhodes");
  for (const name of ["aria-label", "aria-describedby", "role", "tabindex"])
    assert.equal(spot.getAttribute(name), null);
  assert.equal(spot.getAttribute("aria-hidden"), "true");
});
