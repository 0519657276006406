// What is said aloud: one queue, no line of the log twice, and the focus is never lost.

const CHANGES = 6;
const STAYS = 6000; // milliseconds until what was said is cleared away, so that nobody meets it again

export class Announcer {
  /** @param {Part} place @param {number} newest the last line of the log that needs no saying */
  constructor(place, newest) {
    this.place = place;
    this.newest = newest;
    this.status = "";
    this.changesTo = newest;
    this.changing = Promise.resolve();
  }

  // Lines of the log, each with its number, and how the table stands now where that is new.
  /** @param {[number, string][]} lines @param {string} status @param {{ silent?: boolean }} [options] */
  news(lines, status, { silent = false } = {}) {
    const fresh = lines.filter(([number]) => number > this.newest).map(([, line]) => line);
    this.newest = Math.max(this.newest, ...lines.map(([number]) => number));
    const now = status === this.status || silent ? [] : [status];
    this.status = status;
    this.say([...fresh, ...now].join(" "));
  }

  /** @param {string} sentence */
  say(sentence) {
    if (!sentence) return;
    const line = Object.assign(document.createElement("p"), { textContent: sentence });
    this.place.append(line);
    setTimeout(() => line.remove(), STAYS);
  }
}

// More happened than can be said line by line: what is different on the board is said as well. One after the other,
// because the list goes as far as the host knows, which may be more than this page has shown.
/** @param {Announcer} aloud @param {number} since @param {(since: number) => Promise<string>} list */
export function sayChanges(aloud, since, list) {
  aloud.changing = aloud.changing.then(async () => {
    const html = await list(Math.max(since, aloud.changesTo)).catch(() => "");
    const all = Object.assign(document.createElement("div"), { innerHTML: html }).querySelector("ul");
    if (!all) return;
    aloud.changesTo = Math.max(aloud.changesTo, Number(all.dataset.seq));
    const lines = [...all.querySelectorAll("li:not(.none)")].slice(0, CHANGES);
    aloud.say(lines.map((line) => `${line.textContent}.`).join(" "));
  });
  return aloud.changing;
}

// Where the thing that had the focus is gone, hidden or disabled, the question has it.
/** @param {Part} root @param {() => Part} otherwise */
export function holdFocus(root, otherwise) {
  /** @type {Part} */
  let held = null;
  const look = () => {
    if (!held || (document.activeElement !== document.body && document.activeElement !== held)) return;
    if (held.isConnected && !held.disabled && held.checkVisibility()) return;
    held = null;
    otherwise()?.focus({ preventScroll: true });
  };
  root.addEventListener("focusin", (event) => {
    held = /** @type {Part} */ (event.target);
  });
  document.addEventListener("pointerdown", () => {
    held = null; // a pointer needs no focus
  });
  new MutationObserver(look).observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["hidden", "disabled", "class"],
  });
}
