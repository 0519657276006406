// A document for the scripts of the page, which know no other place than the one they are loaded in.

import { Window } from "happy-dom";

const window = new Window({ url: "http://localhost/t/1" });
globalThis.document = window.document;
globalThis.Event = window.Event;
globalThis.matchMedia = window.matchMedia.bind(window);

// The part of a page with this markup.
export function part(html) {
  const place = document.createElement("div");
  place.innerHTML = html;
  document.body.replaceChildren(place);
  return place;
}

// As the templates write the fields of a question (form.html).
export const tile = (name, value, { type = "checkbox", spot = "", coach = null, state = "" } = {}) =>
  `<label class="tile" ${spot && `data-spot="${spot}"`} ${coach === null ? "" : `data-coach="${coach}"`}>
  <input type="${type}" name="${name}" value="${value}" ${state}>
  <span class="text"><span class="label">${value}</span></span></label>`;

export const number = (name, value, low, high, step = 1) =>
  `<input type="number" name="${name}" aria-label="${name}" value="${value}" min="${low}" max="${high}" step="${step}">`;

export const amount = (...bounds) => `<div class="amount" aria-label="price">${number("q", ...bounds)}</div>`;

export const pick = (low, high, ...tiles) =>
  `<div class="pick" role="group" aria-label="goods" data-low="${low}" data-high="${high}">${tiles.join("")}</div>`;

export const share = (low, high, ...pots) =>
  `<div class="share" data-low="${low}" data-high="${high}"><ul class="pots">${pots
    .map(
      ([label, ...bounds]) =>
        `<li><span class="text"><span class="label">${label}</span></span>${number(label, ...bounds)}</li>`,
    )
    .join("")}</ul></div>`;

export const form = (...fields) => `<form id="form-q" data-answer>${fields.join("")}</form>`;
