// The log: new lines come in above, what was undone is crossed out, and what is new since the last visit is marked.

import { recall, remember } from "./memory.js";

export class Log {
  /** @param {Part} table @param {Part} list */
  constructor(table, list) {
    this.table = table;
    this.list = list;
    this.news = document.createElement("ol"); // lines that wait until nobody points at the log
    list.addEventListener("pointerleave", () => this.insertNews());
  }

  /** @param {string} html */
  append(html) {
    const newest = Number(
      this.news.querySelector("li[data-n]")?.dataset.n ?? this.list.querySelector("li[data-n]")?.dataset.n ?? -1,
    );
    const lines = Object.assign(document.createElement("ol"), { innerHTML: html }).querySelectorAll(":scope > li");
    this.news.prepend(...[...lines].filter((line) => Number(line.dataset.n) > newest));
    if (!this.list.matches(":hover")) this.insertNews();
  }

  // Nothing moves below the pointer of someone who is about to press a line.
  insertNews() {
    this.list.prepend(...this.news.childNodes);
  }

  // What was taken back stays in the log, crossed out.
  /** @param {number[]} undone */
  strike(undone) {
    for (const line of this.list.querySelectorAll("li[data-n]:not(.undone)")) {
      if (!undone.includes(Number(line.dataset.n))) continue;
      const gone = document.createElement("s");
      gone.append(...line.childNodes);
      line.append(gone);
      line.classList.add("undone");
    }
  }

  mark() {
    const seen = Number(recall(this.table.dataset.visit) ?? NaN);
    const lines = [...this.list.querySelectorAll("li[data-n]")];
    const fresh = lines.filter((line) => Number(line.dataset.n) > seen);
    if (!fresh.length || fresh.length === lines.length) return;
    for (const line of fresh) line.classList.add("fresh");
    const { new: words } = this.table.dataset;
    const since = Object.assign(document.createElement("li"), { className: "since", textContent: words });
    fresh.at(-1).after(since);
  }

  noteVisit() {
    const newest = this.list.querySelector("li[data-n]")?.dataset.n;
    if (newest) remember(this.table.dataset.visit, newest);
  }
}
