// What waits for the person at this browser: a number in the title, a notice on the device, the list of games.

import { recall, remember } from "./memory.js";

const WANTED = "notices";
const SHOWN = "notices shown";
const CALLED = "called";
const HELLO = "hello";
let count = 0;
/** @type {Record<string, Notification>} */
const standing = {};

// A table's own stream tells of the other tables too. Of all other pages one listens for the rest:
// a browser keeps few connections to one host, and a stream holds one for as long as it is open.
const pages = new BroadcastChannel("mine");
/** @type {string} */
let latest = null;

/** @param {EventSource} stream */
export function hear(stream) {
  stream.addEventListener("mine", (event) => {
    latest = event.data;
    take(latest);
  });
}

/** @param {string} data */
function take(data) {
  const told = JSON.parse(data);
  count = told.count;
  badge();
  remind(told.notices);
  refresh();
}

function badge() {
  const bare = document.title.replace(/^\(\d+\) /, "");
  const wanted = count ? `(${count}) ${bare}` : bare;
  if (document.title !== wanted) document.title = wanted;
}

// --- notices: one for each table, which the next one replaces and an answer takes away

function allowed() {
  return "Notification" in window && Notification.permission === "granted" && recall(WANTED) === "yes";
}

// A device that is called shows the later reminders as calls: nobody calls for a new question while a page is open.
/** @param {string} id */
function isOurs(id) {
  return recall(CALLED) !== "yes" || id.endsWith(".arrived");
}

/** @param {Notice[]} notices */
function remind(notices) {
  for (const [about, notice] of Object.entries(standing)) {
    if (notices.some((one) => one.about === about)) continue;
    notice.close();
    delete standing[about];
  }
  const before = JSON.parse(recall(SHOWN) ?? "[]");
  remember(SHOWN, JSON.stringify(notices.map((one) => one.id)));
  if (!allowed()) return;
  for (const { id, about, sentence, url } of notices)
    if (!before.includes(id) && isOurs(id)) show(about, sentence, url);
}

/** @param {string} about @param {string} sentence @param {string} url */
function show(about, sentence, url) {
  try {
    const notice = new Notification("Fondaco", {
      body: sentence,
      tag: about,
      renotify: true,
      icon: document.querySelector("link[rel=icon]").href,
    });
    notice.onclick = () => {
      window.focus();
      location.href = url;
    };
    standing[about] = notice;
  } catch {
    // some phones allow notices to installed pages alone: the title still tells
  }
}

// --- the list of games follows by itself

async function refresh() {
  const games = document.getElementById("games");
  if (!games) return;
  const answer = await fetch("/games?part=1").catch(() => /** @type {Response} */ (null));
  if (answer?.ok) games.innerHTML = await answer.text();
}

function live() {
  const stream = new EventSource("/games/events");
  hear(stream);
  stream.addEventListener("mine", (event) => pages.postMessage(event.data));
  stream.onerror = () => {
    if (stream.readyState === EventSource.CLOSED) setTimeout(live, 30000);
  };
}

function listen() {
  pages.onmessage = ({ data }) => {
    if (data !== HELLO) take(data);
    else if (latest) pages.postMessage(latest);
  };
  pages.postMessage(HELLO);
  if (navigator.locks)
    navigator.locks.request("mine", () => {
      live();
      return new Promise(() => {});
    });
  else if (document.getElementById("games")) live(); // plain http knows no locks: the list alone listens
}

new MutationObserver(badge).observe(document.querySelector("title"), { childList: true });
if ("mine" in document.body.dataset && !document.getElementById("table")) listen();
