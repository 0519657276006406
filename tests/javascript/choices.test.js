// What can be chosen, what is filled in, and whether it is enough: read from the forms of a question.

import assert from "node:assert/strict";
import { test } from "node:test";
import { amount, form, part, pick, share, tile } from "./page.js";

const choices = await import("../../bot/web/static/choices.js");
const { enhance } = await import("../../bot/web/static/form.js");
const { count, endsWithPick, fits, here, isComplete, pips, quick, reach, read, set, siblings, toggle, told, unit } =
  choices;
const { alike, isAside, isLastForGood, raising, toggleAll } = choices;
const { lacksOne } = await import("../../bot/web/static/fields.js");

const words = { says: (what, value) => `${what}: ${value}`, of: (value, most) => `${value} of ${most}` };
const only = (html) => read(part(form(html))).groups[0];

const ACTS = `<form id="form-q"></form><ul class="acts">
  <li><button class="act" form="form-q" name="q" value="pass"><span class="label">Pass</span></button></li>
  <li><details class="act" id="act-q-1" data-spot="galley:1"><summary><span class="label">Sail</span>
    <span class="note">2 days</span></summary><div class="inner"><form><div class="choices">
    <button class="choice" name="q-1" value="tunis" data-spot="port:tunis"><span class="label">Tunis</span></button>
    <button class="choice" name="q-1" value="genoa" data-spot="port:genoa"><span class="label">Genoa</span></button>
    </div></form></div></details></li>
  <li><details class="act" id="act-q-2" data-spot="market"><summary><span class="label">Buy</span></summary>
    <div class="inner">${form(amount(0, 0, 5))}</div></details></li></ul>`;

test("several things to do are read with their words, places and what a press does", () => {
  const { kind, items } = read(part(ACTS));
  assert.equal(kind, "one");
  assert.deepEqual(
    items.map(({ label, note, spot, does }) => ({ label, note, spot, does })),
    [
      { label: "Pass", note: "", spot: null, does: "send" },
      { label: "Sail", note: "2 days", spot: "galley:1", does: "open" },
      { label: "Buy", note: "", spot: "market", does: "open" },
    ],
  );
  assert.deepEqual(
    items[1].inner().items.map(({ value }) => value),
    ["tunis", "genoa"],
  );
  assert.equal(items[2].inner().groups[0].kind, "amount");
});

test("a place without a form holds no question", () => assert.equal(read(part("<p>Wait</p>")), null));

test("what is open says where somebody is", () => {
  const place = part(ACTS);
  assert.deepEqual(here(place).trail, []);
  place.querySelector("#act-q-1").open = true;
  const { node, trail } = here(place);
  assert.deepEqual(
    trail.map(({ label }) => label),
    ["Sail"],
  );
  assert.deepEqual(
    node.items.map(({ label }) => label),
    ["Tunis", "Genoa"],
  );
});

test("every place on the board that can be pressed is reached, and the others stay beside what is open", () => {
  const place = part(ACTS);
  assert.deepEqual(
    reach(read(place)).map(({ spot }) => spot),
    ["galley:1", "market"],
  );
  place.querySelector("#act-q-1").open = true;
  const { node, trail } = here(place);
  const ways = reach(node);
  assert.deepEqual(
    ways.map(({ spot }) => spot),
    ["port:tunis", "port:genoa"],
  );
  assert.deepEqual(
    siblings(place, trail, ways).map(({ spot }) => spot),
    ["market"],
  );
});

test("a deed with one target left is pressed where its target lies", () => {
  const place = part(ACTS);
  place.querySelector("button.act").dataset.onlySpot = "port:tunis";
  assert.deepEqual(
    reach(read(place)).map(({ spot, option }) => [spot, option.label]),
    [
      ["port:tunis", "Pass"],
      ["galley:1", "Sail"],
      ["market", "Buy"],
    ],
  );
});

test("a deed whose only target can be pressed at once is not listed beside it", () => {
  const place = part(ACTS);
  const [sail] = read(place).items.filter(({ label }) => label === "Sail");
  delete sail.el.dataset.spot;
  sail.el.dataset.onlySpot = "port:tunis";
  const there = reach(read(place)).filter(({ spot }) => spot === "port:tunis");
  assert.deepEqual(
    there.map(({ steps }) => steps.map((step) => step.label)),
    [["Sail", "Tunis"]],
  );
});

test("the only piece is passed by: what lies behind it can be pressed at once", () => {
  const place = part(ACTS);
  place.querySelector("#act-q-2").remove();
  assert.deepEqual(
    reach(read(place)).map(({ spot, steps }) => [spot, steps.length]),
    [
      ["galley:1", 1],
      ["port:tunis", 2],
      ["port:genoa", 2],
    ],
  );
});

test("a pick leaves out what is blocked, and fits between its bounds", () => {
  const field = only(pick(1, 2, tile("q", "wine"), tile("q", "silk"), tile("q", "iron", { state: "disabled" })));
  assert.deepEqual(
    field.items.map(({ label }) => label),
    ["wine", "silk"],
  );
  assert.equal(fits(field), false);
  toggle(field, field.items[0]);
  assert.equal(count(field), 1);
  assert.equal(fits(field), true);
  toggle(field, field.items[1]);
  assert.equal(isComplete([field]), false, "one or two: Confirm says that it is all");
  assert.equal(told(field, words), "wine, silk");
});

test("what was only proposed gives way to the first other thing chosen", () => {
  const field = only(pick(2, 2, ...["a", "b"].map((id) => tile("q", id, { state: "checked" })), tile("q", "c")));
  toggle(field, field.items[2]);
  assert.equal(told(field, words), "c");
  toggle(field, field.items[0]);
  toggle(field, field.items[1]); // full, and no longer a proposal
  assert.equal(told(field, words), "a, c");
});

test("a way is whole when the fields behind it are", () => {
  const way = (id, inner) =>
    `<div class="way">${tile("q", id, { type: "radio" })}<div class="inner">${inner}</div></div>`;
  const field = only(`<div class="ways">${way("buy", amount(2, 1, 5))}${way("build", amount("", 1, 5))}</div>`);
  assert.equal(fits(field), false);
  toggle(field, field.items[1]);
  assert.equal(fits(field), false);
  toggle(field, field.items[0]);
  assert.equal(fits(field), true);
  assert.equal(told(field, words), "buy: price: 2");
});

test("of two shares that make a whole, the other follows, within its bounds", () => {
  const field = only(share(5, 5, ["Marco", 0, 0, 4], ["Anna", 5, 0, 5]));
  set(field, field.pots[0].input, 3);
  assert.equal(told(field, words), "Marco: 3 of 4, Anna: 2 of 5");
  assert.equal(fits(field), true);
  assert.equal(isComplete([field]), true);
  set(field, field.pots[1].input, 0);
  assert.equal(count(field), 4);
  assert.equal(fits(field), false);
});

test("few numbers are pressed, many are stepped through by fives with round ones beside", () => {
  const few = only(amount(0, 0, 10, 5));
  assert.deepEqual(pips(few), [0, 5, 10]);
  const many = only(amount(0, 0, 100));
  assert.equal(pips(many), null);
  assert.equal(unit(many.input), 5);
  assert.deepEqual(quick(many.input, 4), [0, 5, 10, 15]);
});

test("a number that was pressed is the last pick, one of many that are stepped to waits for Confirm", () => {
  for (const [most, ends] of [
    [5, true],
    [100, false],
  ]) {
    const field = only(amount(0, 0, most));
    assert.equal(isComplete([field]), false);
    set(field, field.input, 2);
    assert.equal(isComplete([field]), ends);
    assert.equal(told(field, words), "price: 2");
  }
});

test("how a form ends is told by its shape, before anything is picked", () => {
  const goods = (low, high, state = "") => pick(low, high, tile("q", "wine", { state }), tile("q", "silk"));
  const ends = (...fields) => endsWithPick(read(part(form(...fields))).groups);
  assert.equal(ends(goods(2, 2)), true);
  assert.equal(ends(goods(1, 2)), false);
  assert.equal(ends(goods(1, 1, "checked")), true);
  assert.equal(ends(amount(3, 0, 5)), true);
  assert.equal(ends(amount(0, 0, 50)), false);
  assert.equal(ends(share(0, 3, ["Marco", 0, 0, 3])), true);
  assert.equal(ends(share(0, 30, ["Marco", 0, 0, 30])), false);
  assert.equal(ends(share(0, 3, ["Marco", 0, 0, 3], ["Anna", 0, 0, 3])), false);
  assert.equal(ends(share(1, 1, ["Marco", 0, 0, 1], ["Anna", 0, 0, 1], ["Zoe", 0, 0, 1])), true);
  assert.equal(ends(goods(1, 1), amount(0, 0, 5)), true);
  assert.equal(ends(goods(1, 1, "checked"), amount(0, 0, 5)), false, "who keeps the proposal needs Confirm");
});

const OFFER = "Bo for the Palace: 20 ducats";
/** @param {string} fields */
const counter = (fields) =>
  read(
    part(
      `<ul class="acts"><li><details class="act" data-above="20"><summary><span class="label">Counter-offer</span></summary>
      <div class="inner">${form(fields)}</div></details></li></ul>`,
    ),
  ).items;

test("an offer is raised by numbers a little above it, alone or among others", () => {
  const several = `<div class="pick" role="radiogroup">
    <label class="tile" data-above="20"><input type="radio" name="o" value="o1"><span class="text"><span class="label">${OFFER}</span></span></label>
    <label class="tile" data-above="5"><input type="radio" name="o" value="o2"><span class="text"><span class="label">Cy</span></span></label></div>`;
  const among = raising(counter(several + amount(5, 5, 995, 5)), OFFER),
    alone = raising(
      counter(`<p class="settled"><span class="value">${OFFER}</span></p>${amount(5, 5, 995, 5)}`),
      OFFER,
    );
  assert.equal(among.way.option.box.value, "o1");
  assert.equal(alone.way.option.label, "Counter-offer");
  assert.deepEqual(quick(among.field.input, 4, 5, among.way.option.above), [25, 30, 35, 40]);
  assert.equal(raising(counter(several + amount(5, 5, 995, 5)), "Di for the Park: 5 ducats"), null);
});

test("what lacks one thing of a trade says so, once something is given and until it is touched", () => {
  const trade = `<fieldset class="entry" data-side="give"><legend>give</legend>${pick(0, 2, tile("g", "wheat"))}</fieldset>
    <fieldset class="entry" data-side="get"><legend>get</legend>${share(1, 9, ["wine", 0, 0, 9], ["silk", 0, 0, 9])}</fieldset>`;
  const { groups } = read(part(form(trade))),
    [give, get] = groups;
  assert.equal(lacksOne(groups), null, "nothing is given");
  toggle(give, give.items[0]);
  assert.equal(lacksOne(groups), get);
  set(get, get.pots[0].input, 1);
  assert.equal(lacksOne(groups), null);
  set(get, get.pots[0].input, 0);
  assert.equal(lacksOne(groups), null, "a press that takes one away is followed by no other button there");
});

test("the last pick says that it is for good, of those that are", () => {
  const field = only(pick(2, 2, tile("q", "a"), tile("q", "b"), tile("q", "c")));
  field.finalPicks = ["0+2"];
  const [a, b, c] = field.items;
  assert.equal(isLastForGood(field, a), false);
  toggle(field, a);
  assert.deepEqual(
    [a, b, c].map((item) => isLastForGood(field, item)),
    [false, false, true],
  );
});

test("the last place of an order is taken by what is left, and can be taken away again", () => {
  const row = (name, place) =>
    `<li class="tile"><select name="${name}"><option value="">–</option>${[1, 2, 3]
      .map((number) => `<option${number === place ? " selected" : ""}>${number}</option>`)
      .join("")}</select><span class="text"><span class="label">${name}</span></span>
    <span class="moves"><button type="button" data-by="-1">↑</button><button type="button" data-by="1">↓</button></span></li>`;
  const rows = ["first", "second", "third"].map((name, i) => row(name, i + 1)).join("");
  const place = part(form(`<div class="order" data-order data-low="0" data-high="3"><ul>${rows}</ul></div>`));
  enhance(place);
  const [field] = read(place).groups,
    [, second, third] = field.items;
  toggle(field, third);
  assert.equal(told(field, words), "third", "what was proposed gives way");
  toggle(field, second);
  assert.equal(told(field, words), "third, second, first");
  toggle(field, second);
  assert.equal(told(field, words), "third, first");
});

test("where a usual and a seldom deed are each done by a press on the same place, the usual one is meant", () => {
  const send = (name) => `<button value="${name}" data-spot="port:tunis"><span class="label">${name}</span></button>`;
  const whole = (aside) =>
    `<li><details class="act" ${aside}><summary><span class="label">All</span></summary><div class="inner">
    <form><div class="choices">${send("tunis")}</div></form></div></details></li>`;
  const ways = (aside) => {
    const sells = `<li>${send("wine").replace("<button", '<button class="act"')}</li>`;
    return reach(read(part(`<ul class="acts">${whole(aside)}${sells}</ul>`))).map(({ option }) => option.label);
  };
  assert.deepEqual(ways(""), ["tunis", "wine"]);
  assert.deepEqual(ways("data-aside"), ["wine"]);
});

test("a seldom deed that asks only for a place, each of which has a deed of its own, is not listed", () => {
  const port = (name, tag) =>
    `<li><details class="act" data-spot="${name}"><summary><span class="label">${tag}</span></summary></details></li>`;
  const send = (name) => `<button value="${name}" data-spot="${name}"><span class="label">${name}</span></button>`;
  const whole = `<li><details class="act" data-aside><summary><span class="label">By port</span></summary>
    <div class="inner"><form><div class="choices">${send("tunis")}${send("acre")}</div></form></div></details></li>`;
  const labels = (...ports) =>
    read(part(`<ul class="acts">${whole}${ports.join("")}</ul>`)).items.map(({ label }) => label);
  assert.deepEqual(labels(port("tunis", "Tunis"), port("acre", "Acre")), ["Tunis", "Acre"]);
  assert.deepEqual(labels(port("tunis", "Tunis")), ["By port", "Tunis"]);
});

test("what is seldom wanted comes last at its place", () => {
  const deed = (name, aside) =>
    `<li><details class="act" ${aside}><summary><span class="label">${name}</span></summary><div class="inner"><ul class="acts">
    <li><details class="act" data-spot="port:tunis"><summary></summary></details></li></ul></div></details></li>`;
  const ways = reach(read(part(`<ul class="acts">${deed("Throw away", "data-aside")}${deed("Sell", "")}</ul>`)));
  assert.deepEqual(
    ways.map((way) => [way.steps[0].label, isAside(way)]),
    [
      ["Sell", false],
      ["Throw away", true],
    ],
  );
});

test("a list of places that is seldom wanted lights them once it is opened", () => {
  const list = (aside) =>
    part(`<ul class="acts"><li><details class="act" ${aside}><summary><span class="label">Destinations</span></summary>
    <div class="inner">${form(`<div class="order" data-order data-low="1" data-high="2"><ul><li class="tile" data-spot="space:palace">
    <select name="palace"><option value="">–</option><option>1</option></select></li></ul></div>`)}</div></details></li></ul>`);
  const spots = (node) => reach(node).map(({ spot }) => spot);
  assert.deepEqual(spots(read(list(""))), ["space:palace"]);
  const asked = read(list("data-aside"));
  assert.deepEqual(spots(asked), []);
  assert.deepEqual(spots(asked.items[0].inner()), ["space:palace"]);
});

test("all of a kind are picked at one press where there is room for them, and told in short", () => {
  const field = only(pick(2, 2, tile("q", "a"), tile("q", "b"), tile("q", "c"), tile("q", "d")));
  for (const [i, kind] of ["wine", "silk", "wine", "silver"].entries()) field.items[i].kind = kind;
  const [wine, more] = alike(field);
  assert.equal(more, undefined);
  toggle(field, field.items[1]);
  toggleAll(field, wine);
  assert.equal(told(field, words), "2 × wine");
  toggleAll(field, wine);
  assert.equal(count(field), 0);
  assert.deepEqual(alike({ ...field, high: 3 }), [], "a number that is not fixed");
});
