// The plain forms ask again before what cannot be undone, as the tray does.

export class Sure {
  /** @param {Part} table @param {Send} send @param {(sentence: string) => void} tell */
  constructor(table, send, tell) {
    this.table = table;
    this.send = send;
    this.tell = tell;
    /** @type {{ form: Part, submitter: Part }} */
    this.armed = null;
    table.addEventListener("input", () => this.drop());
    table.addEventListener("toggle", () => this.drop(), true);
  }

  // Sends what can be undone; anything else waits for a second press of the same button.
  /** @param {Part} form @param {Part} submitter */
  async submit(form, submitter) {
    const again = this.armed?.form === form && this.armed.submitter === submitter;
    this.drop();
    if (again) return this.send(form, submitter);
    const token = this.table.dataset.token;
    const done = await this.send(form, submitter, { careful: true });
    if (done || token !== this.table.dataset.token || document.querySelector("#said p")) return done;
    this.armed = { form, submitter };
    const sentence = this.table.dataset.again;
    submitter.after(Object.assign(document.createElement("strong"), { className: "sure", textContent: sentence }));
    this.tell(`${submitter.textContent.trim()}. ${sentence}`);
    return false;
  }

  drop() {
    this.armed = null;
    for (const one of this.table.querySelectorAll(".sure:not(.bar)")) one.remove();
  }
}
