// The clocks of a table: beside every name, one's own in the bar and in the title, and a sound when it runs low.

import { recall, remember } from "./memory.js";

const SECOND = 1;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;
const LOW = 0.1;
const SOUND = "sound";
const table = document.getElementById("table");
const own = document.querySelector("#bar .clock.own");
const sound = document.getElementById("sound");
let warned = ""; // of which moment

/** @param {number} seconds */
function spanOf(seconds) {
  const formats = document.documentElement.dataset.formats;
  /** @param {number} count @param {"day" | "hour"} unit */
  const span = (count, unit) =>
    new Intl.NumberFormat(formats, { style: "unit", unit, unitDisplay: "short" }).format(Math.floor(count));
  if (seconds >= 2 * DAY) return span(seconds / DAY, "day");
  if (seconds >= HOUR) return span(seconds / HOUR, "hour");
  return `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, "0")}`;
}

/** @param {Part} clock */
function left(clock) {
  const { due, left } = clock.dataset;
  return due ? Math.max(0, Number(due) - Date.now() / 1000) : Number(left);
}

/** @param {Part} clock */
function isLow(clock) {
  return Boolean(clock.dataset.due) && left(clock) < LOW * Number(clock.dataset.whole);
}

/** @param {Part} place @param {Part} clock */
function show(place, clock) {
  const words = clock ? spanOf(left(clock)) : "";
  if (place.textContent !== words) place.textContent = words;
  place.classList.toggle("low", Boolean(clock) && isLow(clock));
}

function tick() {
  for (const clock of table.querySelectorAll(".clock:is([data-due], [data-left])")) show(clock, clock);
  const mine = table.querySelector(".players .you .clock[data-due]");
  if (own) show(own, mine); // a table that is read has no bar
  const title = mine && left(mine) < HOUR ? `${spanOf(left(mine))} · ${table.dataset.title}` : table.dataset.title;
  if (document.title.replace(/^\(\d+\) /, "") !== title) document.title = title;
  if (mine && isLow(mine) && warned !== mine.dataset.due) {
    warned = mine.dataset.due;
    if (sound?.checked) ring();
  }
}

// Two short tones, which need no file.
function ring() {
  const audio = new AudioContext();
  for (const [at, pitch] of [
    [0, 660],
    [0.18, 880],
  ]) {
    const tone = new OscillatorNode(audio, { frequency: pitch }),
      quiet = new GainNode(audio, { gain: 0.08 });
    tone.connect(quiet).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.14);
    tone.onended = () => quiet.disconnect();
  }
}

if (sound) {
  sound.checked = recall(SOUND) === "on";
  sound.addEventListener("change", () => remember(SOUND, sound.checked ? "on" : "off"));
}
new MutationObserver(tick).observe(document.getElementById("players"), { childList: true });
setInterval(tick, SECOND * 1000);
tick();
