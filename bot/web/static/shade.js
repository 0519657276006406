// By day or by night: as the system asks, or as this device was told on one's own page.

import { recall } from "./memory.js";

const DARK = "(prefers-color-scheme: dark)";
const LIGHT = "(prefers-color-scheme: light)";
/** @type {{ media: MediaList | null, meta: Part | null, by: string }[]} */
const conditions = [];

// Everything on the page that depends on it, once its style sheets are there.
function find() {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && rule.conditionText === DARK)
        conditions.push({ media: rule.media, meta: null, by: DARK });
  for (const meta of document.querySelectorAll("meta[name=theme-color]"))
    conditions.push({ media: null, meta, by: meta.getAttribute("media") });
}

export function shade() {
  const wanted = { light: LIGHT, dark: DARK }[recall("shade")] ?? null;
  if (wanted && !conditions.length) find();
  for (const { media, meta, by } of conditions) {
    const text = wanted ? (wanted === by ? "all" : "not all") : by;
    if (media) media.mediaText = text;
    else meta.setAttribute("media", text);
  }
  document.documentElement.style.colorScheme = { [LIGHT]: "light", [DARK]: "dark" }[wanted] ?? "";
}

shade();
