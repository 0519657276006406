// Whether this device tells of questions: while a page is open, and by calls when none is.

import { forget, recall, remember } from "./memory.js";

const WANTED = "notices";
const CALLED = "called";
const section = document.getElementById("tell");
const button = section.querySelector("button");
const canNotice = "Notification" in window;
const canCall = canNotice && isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

/** @param {string} name */
const said = (name) => section.querySelector(`[data-said=${name}]`);
/** @param {Record<string, string>} fields */
const post = (fields) =>
  fetch("/me/devices", { method: "POST", headers: { Accept: "application/json" }, body: new URLSearchParams(fields) });

function wanted() {
  return canNotice && Notification.permission === "granted" && recall(WANTED) === "yes";
}

function show() {
  button.textContent = wanted() ? button.dataset.off : button.dataset.on;
  button.setAttribute("aria-pressed", wanted());
}

/** @param {string} sentence */
function refuse(sentence) {
  said("refusal").textContent = sentence;
  said("refusal").hidden = !sentence;
}

async function subscribe() {
  const worker = await navigator.serviceWorker.register("/push.js");
  await navigator.serviceWorker.ready;
  const key = Uint8Array.from(atob(section.dataset.key.replaceAll("-", "+").replaceAll("_", "/")), (one) =>
    one.charCodeAt(0),
  );
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const { endpoint, keys } = (
    await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  const answer = await post({ do: "add", endpoint, p256dh: keys.p256dh, auth: keys.auth });
  if (!answer.ok) throw new Error((await answer.json()).said);
  remember(CALLED, "yes");
}

async function unsubscribe() {
  forget(CALLED);
  const worker = await navigator.serviceWorker.getRegistration("/");
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  await post({ do: "drop", endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

async function change() {
  const on = !wanted();
  refuse("");
  const allowed = on && (await Notification.requestPermission()) === "granted";
  remember(WANTED, allowed ? "yes" : "no");
  if (on && !allowed) refuse(section.dataset.forbidden);
  if (canCall)
    await (allowed ? subscribe() : unsubscribe()).catch((error) => {
      if (on) remember(WANTED, "no"); // what does not work is not switched on
      refuse(`${section.dataset.failed} ${error.message}`);
    });
  show();
}

button.addEventListener("click", () => {
  button.disabled = true;
  change().finally(() => {
    button.disabled = false;
  });
});
button.hidden = !canNotice;
said("called").hidden = !canCall;
said("open").hidden = canCall || !canNotice;
said("insecure").hidden = isSecureContext;
// An iPhone or iPad calls only from its home screen; nothing else knows the word.
said("home-screen").hidden = canCall || !isSecureContext || navigator.standalone !== false;
said("impossible").hidden = canCall || !isSecureContext || navigator.standalone === false;
section.hidden = false;
show();
