// The drawings of a page as text, so that two pages can be compared: without what only shows what happened a moment ago.
window.fresh = {
  drawing(svg) {
    if (!svg) return "";
    const plain = svg.cloneNode(true),
      used = new Set([...plain.querySelectorAll("use")].map((one) => one.getAttribute("href").slice(1)));
    for (const gone of plain.querySelectorAll(":scope > :is(.trails, .transfers, .marks)")) gone.remove();
    const sprites = [...plain.querySelectorAll("defs.sprites > [id]")].map((one) => one.id);
    const missing = [...used].filter((id) => !sprites.includes(id) && !plain.querySelector(`#${CSS.escape(id)}`));
    plain.querySelector("defs.sprites").remove();
    for (const spot of plain.querySelectorAll(".spot")) spot.removeAttribute("data-name");
    const size = [plain.getAttribute("viewBox"), plain.getAttribute("data-still"), plain.getAttribute("aria-label")];
    return [...size, ...missing.map((id) => `missing ${id}`), plain.innerHTML.replaceAll(/></g, ">\n<")].join("\n");
  },

  // Of this page, once its still layer is there and what is chosen is marked.
  async drawings() {
    const all = ["board", "beside", "hand"].map((id) => document.querySelector(`#${id} svg.drawing`));
    for (const svg of all.filter(Boolean))
      while (svg.dataset.filled !== svg.dataset.still) await new Promise((done) => setTimeout(done, 20));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return all.map((svg) => this.drawing(svg));
  },
};
