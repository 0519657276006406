// What every page has: copying a link, the rules in a dialog, and forms that are sent once.

document.documentElement.classList.add("scripted");

for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const link = button.parentElement.querySelector("input[readonly]");
    link.select();
    try {
      await navigator.clipboard.writeText(link.value);
    } catch {
      document.execCommand("copy"); // plain http on a home network has no clipboard of its own
    }
    document.getElementById("copied").textContent = button.dataset.copy;
    const before = button.textContent;
    button.textContent = button.dataset.copy;
    setTimeout(() => {
      button.textContent = before;
    }, 2000);
  });
}

for (const link of document.querySelectorAll("[data-rules]")) {
  link.addEventListener("click", async (event) => {
    const dialog = document.getElementById("rules");
    if (!dialog || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!dialog.firstChild) {
      const answer = await fetch(`${link.href}?part=1`);
      if (!answer.ok) {
        location.href = link.href;
        return;
      }
      dialog.innerHTML = await answer.text();
      dialog.querySelector("[data-close]").addEventListener("click", () => dialog.close());
    }
    dialog.showModal();
  });
}

for (const dialog of document.querySelectorAll("dialog")) {
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
}

for (const form of document.querySelectorAll("[data-once]")) {
  form.addEventListener("submit", (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = "yes";
  });
  addEventListener("pageshow", () => {
    delete form.dataset.sent;
  });
}

// Moments are told in the reader's own time; a deadline as the time that is left, with the moment behind it.
/** @type {[Intl.RelativeTimeFormatUnit, number, number][]} */
const SPANS = [
  ["day", 86400, 172800],
  ["hour", 3600, 7200],
  ["minute", 60, 0],
];

/** @param {Date} at */
function left(at) {
  const seconds = (at.getTime() - Date.now()) / 1000;
  const [name, length] = SPANS.find(([, , least]) => Math.abs(seconds) >= least);
  const span = new Intl.RelativeTimeFormat(document.documentElement.dataset.formats, {
    style: "short",
    numeric: "always",
  });
  return span.format(Math.trunc(seconds / length), name);
}

function countDown() {
  for (const moment of document.querySelectorAll("time[data-left][datetime]")) {
    const said = left(new Date(moment.dateTime));
    if (moment.textContent !== said) moment.textContent = said;
  }
}
setInterval(countDown, 30000);

/** @param {Document} root */
function local(root) {
  for (const moment of root.querySelectorAll("time[data-at]:not([datetime])")) {
    const at = new Date(Number(moment.dataset.at) * 1000);
    moment.dateTime = at.toISOString();
    const told = at.toLocaleString(document.documentElement.dataset.formats, {
      dateStyle: "medium",
      timeStyle: "short",
    });
    moment.textContent = "left" in moment.dataset ? left(at) : told;
    moment.title = told;
  }
}
local(document);
new MutationObserver(() => local(document)).observe(document.body, { childList: true, subtree: true });

// Until a person says where they are, they are where their browser is.
for (const zone of document.querySelectorAll("[data-zone] select")) {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone.value === "UTC" && zone.querySelector(`[value="${here}"]`)) zone.value = here;
}
