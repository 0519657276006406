// The button that has this device called: what fails says so, and is not switched on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./page.js";

/** @type {Map<string, string>} */
const stored = new Map();
const registration = { pushManager: { getSubscription: async () => /** @type {any} */ (null) } };
let works = false;

const Notification = { permission: "granted", requestPermission: async () => Notification.permission };

Object.assign(globalThis, {
  window: { Notification, PushManager: class {} },
  Notification,
  isSecureContext: true,
  localStorage: {
    getItem: (/** @type {string} */ name) => stored.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => stored.set(name, value),
    removeItem: (/** @type {string} */ name) => stored.delete(name),
  },
  fetch: async () => ({ ok: true }),
});
Object.defineProperty(globalThis, "navigator", {
  value: {
    serviceWorker: {
      register: async () => {
        if (!works) throw new Error("no network");
        const subscription = {
          toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "a", auth: "b" } }),
        };
        return { pushManager: { ...registration.pushManager, subscribe: async () => subscription } };
      },
      ready: Promise.resolve(),
      getRegistration: async () => registration,
    },
  },
});

const place = part(`<section id="tell" data-key="AAAA" data-failed="It did not work:" data-forbidden="Not allowed">
  <button data-on="Tell me" data-off="Stop"></button>
  ${["refusal", "called", "open", "insecure", "home-screen", "impossible"].map((name) => `<p data-said="${name}"></p>`).join("")}
</section>`);
await import("../../bot/web/static/calls.js");
const button = place.querySelector("button");
const refusal = place.querySelector("[data-said=refusal]");

// Until what a press has begun is over.
async function press() {
  button.click();
  while (button.disabled) await new Promise((resolve) => setImmediate(resolve));
}

test("a push that fails says why, and the button stays off", async () => {
  await press();
  assert.equal(button.textContent, "Tell me");
  assert.equal(button.getAttribute("aria-pressed"), "false");
  assert.equal(refusal.textContent, "It did not work: no network");
});

test("a push that is not allowed says so, and is off once it is allowed", async () => {
  Notification.permission = "denied";
  await press();
  assert.equal(refusal.textContent, "Not allowed");
  Notification.permission = "granted";
  assert.equal(stored.get("notices"), "no");
});

test("the next press may work", async () => {
  works = true;
  await press();
  assert.deepEqual([button.textContent, refusal.textContent], ["Stop", ""]);
  await press();
  assert.equal(button.textContent, "Tell me");
});
