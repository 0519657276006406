// The table live: events come by EventSource, answers go by fetch, and a half-filled form is left alone.

import { About } from "./about.js";
import { Announcer, holdFocus, sayChanges } from "./announce.js";
import { course, fetchOnOpening, ruleAsked, ruleLinks, rules, sheetOfRules, stops, tabs } from "./beside.js";
import { ByEar } from "./by_ear.js";
import { keep, restore } from "./carry.js";
import { enhance, filledIn, refuse } from "./form.js";
import { apply, close, drawing, fill, open, skip, trails } from "./live.js";
import { Log } from "./log.js";
import { forget, recall, remember } from "./memory.js";
import { hear } from "./mine.js";
import { Past } from "./past.js";
import { Play } from "./play.js";
import { say, WHY } from "./said.js";
import { sitByLink } from "./sitting.js";
import { Sure } from "./sure.js";
import { talk } from "./talk.js";

const table = document.getElementById("table");
const parts = Object.fromEntries(
  ["board", "beside", "listening", "question", "hand", "own", "players", "talk", "since", "words"]
    .map((id) => [id, document.getElementById(id)])
    .filter(([, part]) => part),
);
const log = new Log(table, document.querySelector("#log ol"));
const PICTURES = ["board", "beside", "hand"].filter((id) => parts[id]);
const ARRIVED = 700;
const PATIENCE = 20_000;
const PACE = "pace";
/** @type {Record<string, number>} */
const SPEEDS = { follow: 1200, quick: 600 };
/** @type {Record<string, string>} */
const shown = {};
/** @type {Trail[]} */
const ways = [];
let seq = Number(table.dataset.seq);
let token = table.dataset.token;
let seal = ""; // of what the last state showed
let filled = false;
let busy = false;
/** @type {number} */
let again = null;
let showing = Promise.resolve();
let reading = Promise.resolve();
/** @type {Play | ByEar} */
let play = null; // until the board is set up, and where it cannot be
const byEar = "byEar" in table.dataset;
const aloud = new Announcer(document.getElementById("status"), seq);
const sure = new Sure(table, send, tell);

// --- showing

/** @param {string} sentence */
function tell(sentence) {
  aloud.say(sentence);
}

// What the table waits for, as the head of the question says it.
function asking() {
  const head = parts.question.querySelector(".asked");
  const kicker = head?.matches(".waiting") ? "" : (head?.querySelector(".kicker")?.textContent ?? "");
  const asked = document.getElementById("asked")?.textContent ?? "";
  return kicker ? `${kicker}. ${asked}` : asked;
}

const isWaiting = () => parts.question.querySelector(".asked.waiting") !== null;
const isOptional = () => parts.question.querySelector(".asked.may") !== null;
let wasOptional = isOptional();

// A picture is shown when it is there, so that the board never blinks.
/** @param {string} html */
async function loaded(html) {
  const coming = Object.assign(document.createElement("div"), { innerHTML: html }).querySelector("img");
  if (coming) await coming.decode().catch(() => {});
}

// One after the other: a slow picture lets no old state overtake a newer one, and one that failed holds up nothing.
/** @param {State} state @param {{ answered?: boolean }} [options] */
function show(state, { answered = false } = {}) {
  showing = showing
    .catch(() => {})
    .then(async () => {
      if (state.seq >= seq) await update(state, answered);
      if (answered) say(state.said);
    });
  return showing;
}

/** @param {State} state @param {boolean} answered */
async function update(state, answered) {
  for (const id of PICTURES) await picture(id, state.pictures[id]);
  const moved = state.token !== token;
  const asked = parts.question.contains(document.activeElement),
    waited = isWaiting();
  const mine = (answered || busy) && !state.said; // one's own answer may come back by the stream first
  const replayed = state.seq - seq > 1 && !mine && canFollow(); // then the replay throws the dice
  if (!replayed && (state.dice.length || answered))
    moving().then(({ throwDice }) => throwDice(parts.board, state.dice));
  const kept = moved && touched() && !mine ? keep(parts.question) : null;
  const begun = filled;
  let lost = kept !== null && begun,
    anew = moved;
  for (const [id, html] of Object.entries(state.parts)) {
    if (!parts[id] || shown[id] === html || (id === "question" && !moved && touched())) continue;
    shown[id] = html;
    if (id !== "question") {
      replace(parts[id], html);
      continue;
    }
    parts[id].innerHTML = html;
    anew = true;
    const carried = kept !== null && restore(parts.question, kept);
    enhance(parts.question);
    filled = begun && carried;
    lost = lost && !carried;
  }
  if (answered) ways.splice(0);
  trail();
  log.append(state.lines);
  log.strike(state.undone);
  document.title = table.dataset.title = state.bar;
  course(parts.question);
  const before = seq;
  seq = state.seq;
  table.dataset.seq = String(seq);
  table.dataset.mark = state.mark;
  token = table.dataset.token = state.token;
  table.dataset.listing = state.listing;
  seal = state.seal;
  const typing = document.activeElement?.closest("#ask") ?? null;
  const led = moved && (asked || answered) && !typing && !(waited && isWaiting());
  if (led) document.getElementById("asked")?.focus({ preventScroll: true });
  const note = state.own && !mine ? table.dataset.elsewhere : lost ? table.dataset.lost : "";
  if (moved && (note || !document.getElementById("said").hasAttribute("data-lasting"))) say(note);
  aloud.news(state.news, asking(), { silent: led || (wasOptional && isOptional()) }); // "You can act" is said once
  wasOptional = isOptional() || (wasOptional && isWaiting());
  const told = "seat" in table.dataset && !("alone" in table.dataset);
  if (state.unsaid && told) sayChanges(aloud, before, changesSince);
  play?.fresh(anew, moved); // last: where the board fails, all the rest is shown
  if (replayed) follow(before);
}

/** @param {number} since */
async function changesSince(since) {
  const answer = await fetch(`${table.dataset.base}/changed?since=${since}`);
  return answer.ok ? answer.text() : "";
}

// --- pictures: a drawing is changed in place, an image is shown when it is there, so that the board never blinks

/** @param {string} id @param {Change} change */
async function picture(id, { version, changes, html }) {
  const svg = drawing(parts[id]),
    chart = parts[id].querySelector(".chart");
  if (changes && svg) {
    const went = await apply(svg, changes, `${table.dataset.base}/${id}.svg`);
    chart.dataset.version = version;
    if (id === "board") keepWays(went);
    if (changes.transfers) moving().then(({ carry }) => carry(svg, changes.transfers));
  } else if (html !== undefined && shown[id] !== html) {
    await loaded(html);
    shown[id] = html;
    replace(parts[id], html);
    if (parts[id].querySelector(".chart")) parts[id].querySelector(".chart").dataset.version = version;
    await still(id);
  }
}

// Loaded when something moves first, so that no page waits for it.
const moving = () => import("./motion.js");

/** @param {string} id */
async function still(id) {
  const svg = drawing(parts[id]);
  if (!svg) return;
  if (byEar) close(svg);
  else open(svg, parts[id].getAttribute("aria-label"));
  await fill(svg, `${table.dataset.base}/${id}.svg`);
}

const versions = () =>
  `&mark=${table.dataset.mark}` +
  PICTURES.map((id) => `&${id}=${parts[id].querySelector(".chart")?.dataset.version ?? ""}`).join("");

// A piece that moved again has come all the way from where it was first.
/** @param {Trail[]} went */
function keepWays(went) {
  for (const way of went) if (!ways.some((one) => one.id === way.id)) ways.push(way);
}

function trail() {
  const svg = drawing(parts.board);
  if (svg) trails(svg, ways);
}

// What was missed leaves trails too.
async function missed() {
  const since = parts.question.querySelector("[data-moment-from]")?.dataset.momentFrom;
  if (since === undefined || !drawing(parts.board)) return;
  const answer = await fetch(`${table.dataset.base}/trails?since=${since}`).catch(() => /** @type {Response} */ (null));
  if (!answer?.ok) return;
  keepWays(Object.entries((await answer.json()).from).map(([id, from]) => ({ id, from })));
  trail();
  follow(Number(since));
}

// What somebody looks at stays where it is: how far a picture is moved, and what is unfolded.
/** @param {Part} part @param {string} html */
function replace(part, html) {
  const folds = () => [...part.querySelectorAll("details")];
  const open = folds().map((fold) => fold.open);
  const chart = part.querySelector(".chart");
  const coming = Object.assign(document.createElement("div"), { innerHTML: html });
  const sheet = coming.querySelector(".sheetlet");
  if (chart && sheet) {
    sheet.style.transform = chart.querySelector(".sheetlet").style.transform;
    chart.querySelector(".sheetlet").replaceWith(sheet);
  } else {
    part.replaceChildren(...coming.childNodes);
    folds().forEach((fold, i) => {
      fold.open = open[i] ?? false;
    });
  }
}

// Something is filled in, opened, or listed at a place.
function touched() {
  const opened = parts.question.querySelector("details.act[open]:not([data-taken-up])");
  return filled || (opened ?? document.querySelector(".callout")) !== null;
}

// One after the other: each asks for what came after all that is shown.
function refresh() {
  reading = reading.catch(() => {}).then(read);
  return reading;
}

// A host that is away is not told of here: the stream tells when it is back.
async function read() {
  const answer = await fetch(`${table.dataset.base}/state?since=${seq}${versions()}`, {
    signal: AbortSignal.timeout?.(PATIENCE), // browsers before 2022 wait for as long as it takes
  }).catch(() => /** @type {Response} */ (null));
  const state = answer?.ok ? await answer.json().catch(() => /** @type {State} */ (null)) : null;
  if (state && "reload" in state) reload(state.reload);
  else if (state) await show(state);
  else if (answer?.status === 403) location.reload(); // the seat has another holder: nothing of it stays on the screen
}

// The host knows less than this page, or another history: what is on the screen cannot be mended, only loaded again.
/** @param {string} why */
function reload(why) {
  if (why) remember(`why ${table.dataset.base}`, why);
  location.reload();
}

function sayWhyLoaded() {
  const why = recall(`why ${table.dataset.base}`);
  if (!why) return;
  forget(`why ${table.dataset.base}`);
  say(why);
}

// --- answering

// Tells whether it was done; a careful answer is not, if it could not be taken back.
/** @param {Part} form @param {Part} submitter @param {{ careful?: boolean }} [options] */
async function send(form, submitter, { careful = false } = {}) {
  if (busy) return false;
  busy = true;
  table.classList.add("busy");
  submitter?.setAttribute("aria-busy", "true");
  const body = filledIn(form, submitter);
  if (careful) body.append("careful", "yes");
  try {
    const answer = await fetch(`${form.action}?since=${seq}${versions()}`, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
    });
    const state = await answer.json();
    if (state.final) return false;
    if ("reload" in state) reload(state.said || state.reload);
    else if (state.parts) await show(state, { answered: true });
    else {
      await refresh(); // what an act did to the table is of this page's own doing
      say(state.said, state.then);
    }
    refuse(form.isConnected ? form : parts.question, state.refused ?? [], WHY);
    return true;
  } catch {
    say(table.dataset.offline);
    return false;
  } finally {
    busy = false;
    table.classList.remove("busy");
    submitter?.removeAttribute("aria-busy");
  }
}

// While this goes on, a change that comes by the stream may be of one's own doing.
/** @param {() => Promise<void>} work */
async function hold(work) {
  busy = true;
  await work().finally(() => {
    busy = false;
  });
}

document.addEventListener("submit", (event) => {
  const form = event.target.closest("[data-answer]");
  if (!form) return;
  event.preventDefault();
  const submitter = /** @type {Part} */ (event.submitter);
  if (form.closest("#all")) sure.submit(form, submitter);
  else send(form, submitter);
});

parts.question.addEventListener("input", () => {
  filled = true;
});

// --- live

// One's own move is shown by its answer, however long that takes.
/** @param {string} newest */
function readLater(newest) {
  clearTimeout(again);
  again = setTimeout(() => (busy ? readLater(newest) : newest !== seal && refresh()), busy ? 400 : 30);
}

function live() {
  const stream = new EventSource(`${table.dataset.base}/events?since=${seq}`);
  stream.onmessage = ({ data }) => {
    readLater(data.split(" ")[1]);
  };
  hear(stream);
  stream.onerror = () => {
    if (stream.readyState !== EventSource.CLOSED) return;
    tell(table.dataset.crowded);
    setTimeout(() => {
      refresh();
      live();
    }, 5000);
  };
}

// Links and the stream come first: whatever fails below, a seat can be taken and the page follows the game.
addEventListener("hashchange", () => sitByLink(table));
sitByLink(table);
if (!("alone" in table.dataset)) live();

// In another site's frame a proxy stands between, which may hold the stream back.
if (window.parent !== window)
  setInterval(() => {
    if (!document.hidden && !busy) refresh();
  }, 15000);

const said = document.querySelector(".talk");
if (said) talk(said, { say, refresh, refuse: (form, names) => refuse(form, names, WHY) });
for (const [id, part] of Object.entries(parts)) shown[id] = part.innerHTML;
enhance(parts.question);
filled = parts.question.querySelector("[data-tried]") !== null; // what was tried is left as it is filled in
play = byEar
  ? new ByEar({ table, question: parts.question, show, tell, hold, since: () => `since=${seq}${versions()}` })
  : new Play({ ...parts, table, bar: document.getElementById("bar"), keys: document.getElementById("keys"), send });
table.addEventListener("aloud", (/** @type {any} */ event) => tell(event.detail));
holdFocus(table, () => document.getElementById("asked"));
fetchOnOpening(table);
const past = new Past({
  board: parts.board,
  scrubber: document.getElementById("scrubber"),
  log: document.getElementById("log"),
  table,
  attend: (pieces) => play instanceof Play && play.attend(pieces),
  hold: holdAnswers,
});

// While the past is shown nothing answers, and what would looks like it: a press would mean what is there now.
/** @param {boolean} isPast */
function holdAnswers(isPast) {
  for (const id of ["question", "bar", "listening"]) document.getElementById(id)?.toggleAttribute("inert", isPast);
  if (play instanceof Play) play.lookBack(isPast);
}

// --- how fast one follows bots, and what was missed

const pace = document.getElementById("pace");
if (pace) {
  pace.value = recall(PACE) ?? pace.value;
  pace.addEventListener("change", () => remember(PACE, pace.value));
}

// What happened after a move is played on the board, unless it is to be there at once; what one is busy with stays.
/** @param {number} since */
function follow(since) {
  if (canFollow()) past.from(since, SPEEDS[pace.value]);
}

function canFollow() {
  const isBusy = touched() || parts.listening.childElementCount > 0; // of an offer the time runs out
  return !byEar && pace?.value in SPEEDS && !past.isOpen && !isBusy && drawing(parts.board) !== null;
}

if (!byEar)
  new About(
    table,
    PICTURES.map((id) => parts[id]),
  );
/** @type {string} */
let wantedRule = null;
let led = false;
if (!byEar) sheetOfRules(table);
if (!byEar) stops(table, document.getElementById("stops"));
if (!byEar)
  tabs(document.getElementById("tabs"), (panel) => {
    if (panel === "rules")
      rules(document.getElementById("rules"), table.dataset.rulesAt, wantedRule ?? ruleAsked(parts.question), led);
    wantedRule = null;
    led = false;
  });
ruleLinks(table, (rule) => {
  wantedRule = rule;
  led = true;
  document.getElementById("tab-rules").click();
});
play.fresh();
setTimeout(() => aloud.news([], asking()), ARRIVED); // a reader has first to know the region
const step = new URLSearchParams(location.search).get("step");
Promise.all(PICTURES.map(still))
  .then(() => play.fresh(false))
  .then(() => (step === null ? missed() : past.step(Number.parseInt(step, 10) || 0)));
let pressed = false;
document.addEventListener(
  "pointerdown",
  () => {
    pressed = true;
    for (const id of PICTURES) skip(parts[id]);
  },
  true,
);
// Letters that come late have another size: what was laid out before them is laid out again, unless it is in use.
document.fonts?.ready.then(() => {
  if (play instanceof Play && !pressed && !touched()) play.resized();
});
log.mark();
sayWhyLoaded();
course(parts.question);
addEventListener("pagehide", () => log.noteVisit());
document.addEventListener("visibilitychange", () => {
  if (document.hidden) log.noteVisit();
  else refresh();
});
