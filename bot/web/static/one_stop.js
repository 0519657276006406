// Many links, one stop of the Tab key: arrows go from entry to entry and from link to link, and a link to its entry.

/** @param {Part} root */
export function oneStop(root) {
  const entries = [...root.querySelectorAll("li[id]")];
  for (const link of root.querySelectorAll("li a")) link.tabIndex = -1;
  for (const [i, entry] of entries.entries()) entry.tabIndex = i ? -1 : 0;
}

/** @param {Part} root @param {Part} entry */
function goTo(root, entry) {
  if (!entry) return;
  for (const other of root.querySelectorAll("li[id]")) other.tabIndex = other === entry ? 0 : -1;
  entry.focus();
}

/** @param {KeyboardEvent} event @param {Part} root */
function key(event, root) {
  const entries = [...root.querySelectorAll("li[id]")],
    entry = event.target.closest("li[id]"),
    links = entry ? [entry, ...entry.querySelectorAll("a")] : [],
    at = entries.indexOf(entry);
  /** @type {Record<string, () => Part>} */
  const ways = {
    ArrowDown: () => entries[at + 1],
    ArrowUp: () => entries[at - 1],
    Home: () => entries[0],
    End: () => entries.at(-1),
  };
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!entry || event.ctrlKey || event.metaKey || event.altKey || !(by || event.key in ways)) return;
  event.preventDefault();
  event.stopPropagation();
  if (by) links[links.indexOf(/** @type {Part} */ (event.target)) + by]?.focus();
  else goTo(root, ways[event.key]());
}

for (const root of document.querySelectorAll("[data-one-stop]")) oneStop(root);
document.addEventListener("keydown", (event) => {
  const root = event.target.closest?.("[data-one-stop]");
  if (root) key(event, root);
});
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-one-stop] a[href^='#at-']");
  if (!link) return;
  event.preventDefault();
  goTo(link.closest("[data-one-stop]"), document.getElementById(link.getAttribute("href").slice(1)));
});
