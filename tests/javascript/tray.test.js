// The tray: what can be pressed beside the board, and when a press there counts.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { amount, form, part, share } from "./page.js";

const { read } = await import("../../bot/web/static/choices.js");
const { fillPips, fillSlots, Slots } = await import("../../bot/web/static/slots.js");
const { Tray } = await import("../../bot/web/static/tray.js");

const words = /** @type {any} */ ({ give: "You give", get: "You get", more: String });

/** @param {Partial<{ drawn: (spot: string) => boolean, took: (way: Way) => void }>} [does] */
const tray = (does = {}, place = document.createElement("div")) =>
  new Tray(/** @type {Part} */ (place), words, {
    drawn: () => true,
    armed: () => false,
    took: () => {},
    redraw: () => {},
    ...does,
  });

/** @param {string} name @param {...string} spots */
const deed = (name, ...spots) =>
  `<li><details class="act"><summary><span class="label">${name}</span></summary><div class="inner"><form>
  <div class="choices">${spots
    .map(
      (spot) =>
        `<button class="choice" value="${spot}" data-spot="${spot}"><span class="label">${spot}</span></button>`,
    )
    .join("")}</div></form></div></details></li>`;

/** @param {...string} deeds */
const asked = (...deeds) => read(part(`<ul class="acts">${deeds.join("")}</ul>`)).items;

test("a press on a row that has just taken the place of another does nothing for half a second", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const [option] = asked(deed("Move", "market", "harbour"));
  const row = /** @param {boolean} reused */ (reused) =>
    tray().thing({ deed: "Move", label: "Move", note: "", option, row: true, reused });
  assert.equal(row(false).inert, false);
  const box = row(true);
  assert.equal(box.inert, true);
  mock.timers.tick(499);
  assert.equal(box.inert, true);
  mock.timers.tick(1);
  assert.equal(box.inert, false);
  mock.timers.reset();
});

test("where less is usual now, what has to wait has its row, and says what for", () => {
  const spare = ["Price", "Goods", "Counter", "Wait"].map((name) =>
    deed(name, "market").replace('class="act"', 'class="act" data-aside'),
  );
  const shown = /** @param {Slots} slots @param {string} blocked @param {...string} deeds */ (
    slots,
    blocked,
    ...deeds
  ) => {
    const page = part(`<div id="question"><div id="all"><ul class="acts">${[...deeds, ...spare].join("")}</ul>
      <details class="not-now"><ul>${blocked}</ul></details></div><div class="tray"></div></div>`);
    const place = page.querySelector(".tray");
    tray({ drawn: () => false }, place).draw(read(page.querySelector("#all")), null, [], slots, "tower");
    return [...place.children].map((row) => [row.className, row.querySelector(".what, .label")?.textContent ?? ""]);
  };
  const slots = new Slots(),
    move =
      '<li class="blocked" data-deed="Move"><span class="label">Move</span><span class="why">Sell first</span></li>',
    seldom = move.replaceAll("Move", "Goods").replace("<li", "<li data-aside");
  assert.deepEqual(shown(slots, move + seldom, deed("Accept", "market")).slice(0, 2), [
    ["thing", "Accept"],
    ["thing gone waits", "MoveSell first"],
  ]);
  assert.equal(shown(slots, move, deed("Accept", "market"))[1][0], "thing gone waits");
  assert.equal(shown(slots, move.replace("first", "later"), deed("Accept", "market"))[1][0], "thing gone");
  assert.deepEqual(shown(slots, "", deed("Accept", "market"), deed("Move", "park")).slice(0, 2), [
    ["thing", "Accept"],
    ["thing", "Move"],
  ]);
});

test("a place that belongs to what was opened for the reader says so beside what does not belong to it", () => {
  const galley = deed("Galley 1", "marmarica"),
    page = part(
      `<div id="question"><ul class="acts">${galley}${deed("Plan ahead", "x")}</ul><div class="tray"></div></div>`,
    ),
    place = page.querySelector(".tray"),
    [opened, plan] = read(page.firstElementChild).items;
  const shown = (/** @type {Item[]} */ ...others) => {
    tray({ drawn: () => false }, place).draw(opened.inner(), null, others, new Slots(), "sail");
    return [...place.querySelectorAll("small")].map((note) => note.textContent);
  };
  assert.deepEqual(shown(plan), ["Galley 1"]);
  assert.deepEqual(shown(), []);
});

test("answers keep their slots in a row, and where none of them is left the row begins again", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const [option] = asked(deed("Move", "harbour", "villa"));
  let reuse = false;
  const row = /** @param {...string} before */ (...before) =>
    tray().thing(
      {
        deed: "Move",
        label: "Move",
        note: "",
        option,
        row: true,
        inner: before.map((name) => ({ deed: name, label: name, note: "", wide: 70 })),
      },
      reuse,
    );
  const shown = /** @param {Part} box */ (box) => [
    box.inert,
    ...[...box.querySelectorAll(".chip")].map((chip) =>
      chip.disabled ? `(${chip.textContent})` : chip.querySelector(".label").textContent,
    ),
  ];
  assert.deepEqual(shown(row("market", "harbour")), [false, "(market)", "harbour", "villa"]);
  assert.deepEqual(shown(row("market", "tower", "park")), [true, "harbour", "villa"]);
  assert.deepEqual(shown(row("park")), [true, "harbour", "villa"]);
  reuse = true; // the row would grow
  const box = row("market", "harbour");
  assert.deepEqual(shown(box), [true, "villa", "harbour"]);
  assert.deepEqual(
    [...box.querySelectorAll(".chip")].map((chip) => chip.style.width),
    ["70px", "70px"],
  );
  assert.deepEqual(shown(row("sea", "harbour")), [false, "(sea)", "harbour", "villa"], "it does not fit there");
  mock.timers.reset();
});

test("an answer in the slot of another is as wide, and tells a longer note only when pointed at", () => {
  const chip = /** @param {string} label @param {string} note */ (label, note) =>
    `<button class="chip"><span class="label">${label}</span>${note && `<small>${note}</small>`}</button>`;
  const row = part(
    `<div class="chips">${chip("Street 5/2", "")}${chip("Cloth Depot", "linen for an order")}</div>`,
  ).firstElementChild;
  const before = ["Street 5/2", "Villa Zasteri"].map((label) => ({ deed: label, label, note: "", wide: 110 }));
  assert.equal(
    fillSlots(row, before, () => null, true),
    true,
  );
  const [kept, squeezed] = row.children;
  assert.deepEqual([kept.textContent, kept.style.width, squeezed.textContent], ["Street 5/2", "110px", "Cloth Depot"]);
  assert.deepEqual([squeezed.title, squeezed.style.width], ["linen for an order", "110px"]);
});

test("an answer keeps its slot and width when its note grows, and when it is the last", () => {
  const chip = /** @param {string} deed @param {string} label */ (deed, label) =>
    `<button class="chip" data-deed="${deed}"><span class="label">${label}</span><small>1 sailor and a garrison</small></button>`;
  const before = ["Venice", "Ragusa"].map((label) => ({ deed: label, label, note: "1 sailor", wide: 70, high: 39 }));
  const row = part(`<div class="chips">${chip("only", "Ragusa")}</div>`).firstElementChild;
  const gone = document.createElement("button");
  assert.equal(
    fillSlots(row, before, () => /** @type {any} */ (gone), false),
    false,
  );
  const [first, kept] = row.children;
  assert.equal(first, gone);
  assert.deepEqual([kept.textContent, kept.style.width], ["Ragusa1 sailor and a garrison", "70px"]);
});

test("numbers keep their slots in a row when fewer of them can be given", () => {
  const place = part(`<ul class="acts"><li><details class="act"><summary><span class="label">Hire</span></summary>
    <div class="inner">${form(share(0, 2, ["Sailors", 0, 0, 2]))}</div></details></li></ul>`);
  const [option] = read(place).items;
  const box = tray().thing({
    deed: "Hire",
    label: "Hire",
    note: "",
    option,
    row: true,
    pips: new Map([["Sailors", ["0", "1", "2", "3", "4"]]]),
  });
  const pips = [...box.querySelectorAll("[data-pip]")];
  assert.deepEqual(
    pips.map((pip) => (pip.disabled ? `(${pip.textContent})` : pip.textContent)),
    ["0", "1", "2", "(3)", "(4)"],
  );
});

test("a deed counts as pressed on the board only where nothing else can be meant there", () => {
  const [move, price, sail] = asked(
    deed("Move", "market"),
    deed("Name a price", "market", "villa"),
    deed("Sail", "sea"),
  );
  const shown = tray();
  assert.equal(shown.isPressedThere(sail, [move, price, sail]), true);
  assert.equal(shown.isPressedThere(move, [move, price, sail]), false);
  assert.equal(shown.isPressedThere(price, [move, price, sail]), false);
  assert.equal(tray({ drawn: (spot) => spot !== "sea" }).isPressedThere(sail, [move, price, sail]), false);
});

/** @param {Part} box @param {string} what */
const numbers = (box, what) => [...box.querySelectorAll(`[data-${what}]`)].map((control) => control.dataset[what]);

test("ducats asked for in a trade are counted one by one, and other large numbers by fives", () => {
  const [field] = read(part(form(amount(1, 1, 99)))).groups;
  const wide = tray().amount(field, field.input),
    narrow = tray().amount({ ...field, narrow: true }, field.input);
  assert.deepEqual(numbers(wide, "by"), ["5", "5"]);
  assert.deepEqual(numbers(narrow, "by"), ["1", "1"]);
  assert.deepEqual(numbers(narrow, "pip").slice(0, 4), ["1", "2", "3", "4"]);
});

test("a side of a trade goes up and down by the step of its number", () => {
  const [field] = read(part(form(amount(0, 0, 995, 5)))).groups;
  assert.deepEqual(numbers(tray().amount({ ...field, side: "get" }, field.input), "by"), ["5", "5"]);
});

test("what is noted of all answers of a row is said once beside its name, and still where one is left", () => {
  const choices = (/** @type {string[][]} */ ...slots) =>
    `<li><details class="act"><summary><span class="label">Salt</span><span class="note">Pays 2</span></summary>
    <div class="inner"><form><div class="choices">${slots
      .map(
        ([name, note]) =>
          `<button class="choice"><span class="label">${name}</span><span class="note">${note}</span></button>`,
      )
      .join("")}</div></form></div></details></li>`;
  const row = (/** @type {string} */ html, /** @type {Answered[]} */ inner = []) => {
    const [option] = asked(html),
      box = tray().thing({ deed: "Salt", label: "Salt", note: "Pays 2", option, row: true, inner });
    return [".what small", ".chip:not(.gone)"].map((part) =>
      [...box.querySelectorAll(part)].map(({ textContent }) => textContent).join(", "),
    );
  };
  const far = "From Crete",
    slot = { deed: "Slot 1", label: "Slot 1", note: "", wide: 70 };
  assert.deepEqual(row(choices(["Slot 1", far], ["Slot 2", far])), ["Pays 2 · From Crete", "Slot 1, Slot 2"]);
  assert.deepEqual(row(choices(["Slot 1", far], ["Slot 2", "After 1"])), ["Pays 2", "Slot 1From Crete, Slot 2After 1"]);
  assert.deepEqual(row(choices(["Slot 1", far])), ["Pays 2", "Slot 1From Crete"]);
  assert.deepEqual(row(choices(["Slot 1", far]), [slot]), ["Pays 2 · From Crete", "Slot 1"]);
  assert.deepEqual(row(choices(["Slot 1", far]), [{ ...slot, note: far }]), ["Pays 2", "Slot 1From Crete"]);
});

test("what is behind More is open again in the next turn where it was left open, if there is room", () => {
  const slots = new Slots();
  const more = (room = 0) => {
    const deeds = ["Buy", "Hire", "Build", "Trade", "Move", "Sell"].map((name) => deed(name)).join("");
    const place = part(`<div id="question"><div class="tray" data-asks="market"></div>
      <div id="all"><ul class="acts">${deeds}</ul></div></div>`);
    Object.defineProperty(place.querySelector("#question"), "clientHeight", { value: room });
    const shown = tray({}, place.querySelector(".tray"));
    slots.forget(); // another turn
    shown.draw(read(place.querySelector("#all")), null, [], slots, "market");
    const control = place.querySelector(".more-deeds");
    return { open: control.getAttribute("aria-expanded"), press: () => control.click() };
  };
  assert.equal(more().open, "false");
  more().press();
  assert.equal(more().open, "true");
  assert.equal(more(-9).open, "false");
  more().press();
  assert.equal(more().open, "false");
});

test("a number that acts at once and for good says so, and no number is offered that is no answer", () => {
  /** @type {Way[]} */
  const taken = [];
  const sailors = share(1, 3, ["Galley 2", 0, 0, 3]).replace("<div", '<div data-final-numbers="2 3"');
  const place = part(
    `<div id="bar" data-final="Can’t be undone."></div><ul class="acts"><li><details class="act"><summary>
    <span class="label">Tunis</span></summary><div class="inner">${form(sailors)}</div></details></li></ul>`,
  );
  const [option] = read(place).items;
  const row = tray({ took: (way) => taken.push(way) }).short(option),
    pips = [...row.querySelectorAll("[data-pip]")];
  assert.deepEqual(
    pips.map((pip) => [pip.textContent, pip.classList.contains("final"), pip.getAttribute("aria-description")]),
    [
      ["1", false, null],
      ["2", true, "Can’t be undone."],
      ["3", true, "Can’t be undone."],
    ],
  );
  for (const pip of pips.slice(0, 2)) pip.click();
  assert.deepEqual(
    taken.map(({ final }) => final),
    [false, true],
  );
});

test("a price is pressed in what it is counted in", () => {
  const place = part(
    form(
      `<div class="share" data-low="5" data-high="999"><ul class="pots"><li><span class="text"><span class="label">Villa
      </span></span><input type="number" name="v" min="0" max="20" value="0" step="1" data-unit="5"></li></ul></div>`,
    ),
  );
  const [field] = read(place).groups;
  assert.deepEqual(numbers(tray().pot(field, field.pots[0]), "pip"), ["0", "5", "10", "15", "20"]);
  field.pots[0].input.max = "75";
  const box = tray().pot(field, field.pots[0]);
  assert.deepEqual(numbers(box, "by"), ["5", "5"]);
  assert.deepEqual(numbers(box, "pip").slice(0, 4), ["0", "5", "10", "15"]);
});

test("the last answer of a row stays in the row, below a name as high, when its deed needs no more to be asked", () => {
  const [option] = asked(
    '<li><button class="act" data-deed="buy" value="buy"><span class="label">Buy goods</span><span class="note">you have 1,900 ducats</span><span class="only">1 × wine</span><span class="only-note">100 each</span></button></li>',
  );
  const before = { deed: "buy", label: "Buy goods", note: "", row: true, more: false, head: 40 };
  const now = tray();
  assert.equal(now.short(option), null);
  now.before = [before];
  const box = now.thing({ ...before, note: option.own, option });
  assert.equal(box.querySelector(".what").textContent, "Buy goodsyou have 1,900 ducats · 100 each");
  assert.equal(box.querySelector(".what").style.minHeight, "40px");
  assert.deepEqual(
    [...box.querySelectorAll(".chip")].map((chip) => chip.textContent),
    ["1 × wine"],
  );
});

test("numbers beside one offer are not those of another", () => {
  const offer = (/** @type {string} */ name, /** @type {number[]} */ ...prices) =>
    `<span class="raised"><button class="chip"><span class="label">${name}</span></button><span class="pips">${prices
      .map((price) => `<button data-pip="${price}">${price}</button>`)
      .join("")}</span></span>`;
  const row = part(`<div class="chips">${offer("Palace: 10", 15, 20)}${offer("Villa: 25", 30, 35)}</div>`);
  const before = new Map([
    ["Palace: 10", ["15", "20"]],
    ["Villa: 25", ["30", "35"]],
  ]);
  fillPips(row, before, () => assert.fail("a number of another offer"));
  assert.equal(row.querySelectorAll("[data-pip]").length, 4);
});

test("the last number of a row keeps its slot among the others", () => {
  const [option] = asked(
    '<li><button class="act" data-deed="load" value="load"><span class="label">Load wine</span><span class="only">1</span></button></li>',
  );
  const before = { deed: "load", label: "Load wine", note: "", row: true, pips: new Map([["", ["1", "2", "3"]]]) };
  const now = tray();
  now.before = [before];
  const box = now.thing({ ...before, option });
  assert.deepEqual(
    [...box.querySelectorAll("[data-pip]")].map((pip) => (pip.disabled ? `(${pip.textContent})` : pip.textContent)),
    ["1", "(2)", "(3)"],
  );
});

test("a deed whose answers have become too many for its row is a button in its slot", () => {
  const spots = ["a", "b", "c", "d", "e", "f", "g", "h"];
  const [option] = asked(deed("Move", ...spots));
  const slot = { deed: "Move", label: "Move", note: "", row: true, high: 60, option };
  const box = tray().thing(slot);
  assert.deepEqual([box.className, box.style.minHeight, box.textContent], ["thing outgrown", "60px", "Move"]);
  assert.equal(/** @type {Deed} */ (slot).outgrown, true);
  const gone = tray()
    .thing({ ...slot, option: undefined, outgrown: true })
    .querySelector("button");
  assert.deepEqual([gone.textContent, gone.disabled], ["Move", true]);
});
