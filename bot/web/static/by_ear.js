// A table that is read: plain forms under the question, and one line in which to ask and to answer.

import { oneStop } from "./one_stop.js";

const MOST = 12;
const UNDO = ["u", "undo"];

export class ByEar {
  /**
   * @param {{ table: Part, question: Part, show: (state: State, options: { answered: boolean }) => Promise<void>,
   *   tell: (sentence: string) => void, hold: (work: () => Promise<void>) => Promise<void>, since: () => string }} parts
   */
  constructor({ table, question, show, tell, hold, since }) {
    this.table = table;
    this.question = question;
    this.show = show;
    this.tell = tell;
    this.since = since;
    this.steps = "";
    this.heard = ""; // what the question listed when that was read out last
    /** @type {string} */
    this.meant = null; // for what the line was begun
    this.working = Promise.resolve(); // one line after the other
    this.line = document.getElementById("line");
    this.line?.addEventListener("input", () => {
      this.meant = this.line.value ? (this.meant ?? this.listing()) : null;
    });
    document.getElementById("ask")?.addEventListener("submit", (event) => {
      event.preventDefault();
      const line = this.line.value.trim(),
        meant = this.meant ?? this.listing();
      this.line.value = "";
      this.meant = null;
      const work = UNDO.includes(line.toLowerCase()) ? () => this.undo(line) : () => hold(() => this.ask(line, meant));
      if (line) this.working = this.working.then(work, work);
    });
  }

  // Numbers are those that were read out; where none were, those on the page.
  listing() {
    return this.heard || this.table.dataset.listing;
  }

  // A new question begins a new answer.
  /** @param {boolean} [_anew] @param {boolean} [asked] */
  fresh(_anew = true, asked = _anew) {
    if (asked) {
      this.steps = "";
      this.heard = "";
    }
    for (const root of this.table.querySelectorAll("[data-one-stop]"))
      if (!root.querySelector("[tabindex]")) oneStop(root);
  }

  /** @param {string} line */
  undo(line) {
    const undo = this.question.querySelector("form.undo button"),
      why = this.question.querySelector("form.undo .hint")?.textContent ?? this.table.dataset.unclear;
    this.hear(line, undo ? "" : why);
    undo?.click();
  }

  /** @param {string} line @param {string} meant */
  async ask(line, meant) {
    const body = new URLSearchParams({ line, steps: this.steps, token: meant });
    const answer = await fetch(`${this.table.dataset.base}/ask?${this.since()}`, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
    }).catch(() => /** @type {Response} */ (null));
    const told = answer ? await answer.json().catch(() => /** @type {any} */ (null)) : null;
    if (told?.parts) {
      this.hear(line, "");
      await this.show(told, { answered: true });
    } else {
      this.steps = told?.steps ?? this.steps;
      this.heard = told?.listing ?? this.heard;
      this.hear(line, told?.heard ?? told?.said ?? this.table.dataset.offline);
    }
  }

  // What was typed and what came of it, the newest first; the reply is said aloud.
  /** @param {string} line @param {string} reply */
  hear(line, reply) {
    const heard = document.getElementById("heard"),
      item = document.createElement("li");
    item.append(Object.assign(document.createElement("kbd"), { textContent: line }), ` ${reply}`);
    heard.prepend(item);
    for (const old of [...heard.children].slice(MOST)) old.remove();
    this.tell(reply);
  }
}
