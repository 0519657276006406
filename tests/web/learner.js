// What a learner sees: where to press what is lit, what does not fit, and every word of the page.
window.learner = {
  // A point of something lit that a finger can press now: first in the list that a place has opened.
  whereLit() {
    if (document.querySelector(".coach form.go")) return "over";
    if (document.querySelector("#table.busy")) return null;
    const listed = [...document.querySelectorAll(".callout .coached")];
    for (const one of [...listed, ...document.querySelectorAll(".coached")]) {
      if (!one.checkVisibility()) continue;
      if (one.matches("button")) one.scrollIntoView({ block: "nearest" });
      const at = this.pointOn(one);
      if (at) return at;
    }
    return null;
  },

  // A point at which a press means this button, or this place on a picture and no smaller one.
  pointOn(one) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const steps = one.matches("button") ? [0.5] : [0.5, 0.2, 0.8, 0.1, 0.9, 0.35, 0.65];
    for (const fy of steps)
      for (const fx of steps) {
        const at = [left + width * fx, top + height * fy],
          there = document.elementsFromPoint(...at);
        if (one.matches("button") ? one.contains(there[0]) : this.smallest(there) === one) return at;
      }
    return null;
  },

  smallest(elements) {
    const area = (one) => one.getBoundingClientRect().width * one.getBoundingClientRect().height;
    return elements.filter((one) => one.matches(".spot.lit")).sort((a, b) => area(a) - area(b))[0];
  },

  // Text that is wider than the screen or than its box, and buttons that are not on the screen.
  misplaced() {
    const wrong = [],
      root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1)
      wrong.push(`the page is ${root.scrollWidth} wide on a screen of ${innerWidth}`);
    for (const one of document.body.querySelectorAll("*")) {
      if (one.closest("svg, .unseen, .skip, script, style") || !one.checkVisibility()) continue;
      if (!one.matches("button, a, input, select") && !this.speaks(one)) continue;
      const said = (one.textContent || one.getAttribute("aria-label") || one.tagName).trim().slice(0, 80);
      const { left, right, width } = one.getBoundingClientRect();
      if (width && (left < -1 || right > innerWidth + 1) && !this.slides(one))
        wrong.push(`stands beside the screen: ${said}`);
      if (one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "auto")
        wrong.push(`is cut: ${said}`);
    }
    for (const one of document.querySelectorAll("#bar button, #question .coached, .callout .coached")) {
      if (one.checkVisibility() && !this.sees(one)) wrong.push(`is out of sight: ${one.textContent.trim()}`);
    }
    return wrong;
  },

  sees(one) {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= -1 && bottom <= innerHeight + 1;
  },

  // Whether an element has words of its own.
  speaks(one) {
    return [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  },

  // Whether something lies in what is meant to be moved sideways.
  slides(one) {
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(around).overflowX)) return true;
    }
    return false;
  },

  // Every word of the page, shown or folded away, but for what names another language.
  texts() {
    const found = [],
      own = document.documentElement.lang;
    const foreign = (one) => one.closest("script, style, noscript") || (one.closest("[lang]")?.lang ?? own) !== own;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (!foreign(walker.currentNode.parentElement)) found.push(walker.currentNode.data);
    for (const name of ["aria-label", "title", "alt", "placeholder"]) {
      for (const one of document.body.querySelectorAll(`[${name}]`))
        if (!foreign(one)) found.push(one.getAttribute(name));
    }
    return [...new Set([document.title, ...found].map((said) => said.replace(/\s+/g, " ").trim()).filter(Boolean))];
  },
};
