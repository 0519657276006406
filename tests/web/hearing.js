// Runs in the page before anything else: what a screen reader would say, from live regions and from the focus.

window.hearing = { said: [] };

{
  const LIVE = "[role=log], [role=status], [role=alert], [aria-live]";
  /** @param {Element} one */
  const isHidden = (one) => !one.checkVisibility() && !one.closest(".unseen");
  const say = (by, text) => {
    const words = text.replace(/\s+/g, " ").trim();
    if (words) window.hearing.said.push({ by, words });
  };
  /** @param {Node} node */
  const element = (node) => (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement);
  const watch = () => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          const region = element(node)?.closest(LIVE);
          if (region && !isHidden(region)) say("live", node.textContent);
        }
    }).observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", (event) => {
      const on = event.target;
      say("focus", on.getAttribute("aria-label") ?? on.textContent ?? "");
    });
  };
  if (document.body) watch();
  else document.addEventListener("DOMContentLoaded", watch);
}
