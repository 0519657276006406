// The page in Discord's frame: it asks Discord's client for a code, and our host who gave it.

const HANDSHAKE = 0,
  FRAME = 1,
  CLOSE = 2;
const NORMAL = 1000;
const PATIENCE = 15000;
const DISCORD = [
  "https://discord.com",
  "https://ptb.discord.com",
  "https://canary.discord.com",
  "https://discordapp.com",
  "https://ptb.discordapp.com",
  "https://canary.discordapp.com",
];

const place = document.getElementById("activity");
const asked = new URLSearchParams(location.search);
// In a window of its own, the frame belongs to the window that opened it.
const client = window.parent.opener ?? window.parent;
const waiting = new Map();
let origin = "";
let closed = false;

addEventListener("message", (event) => {
  if (event.source !== client || !DISCORD.includes(event.origin) || !Array.isArray(event.data)) return;
  if (origin && event.origin !== origin) return;
  const [kind, told] = event.data;
  if (kind === CLOSE) {
    closed = true;
    end(place.dataset.away);
  } else if (kind === FRAME && told?.cmd === "DISPATCH" && told.evt === "READY" && !origin) {
    origin = event.origin;
    signIn();
  } else if (kind === FRAME && waiting.has(told?.nonce)) {
    const { resolve, reject } = waiting.get(told.nonce);
    waiting.delete(told.nonce);
    if (told.evt === "ERROR") reject(new Error(place.dataset.refused));
    else resolve(told.data ?? {});
  }
});

// Commands go to nobody but the client that said it is ready.
/** @param {string} cmd @param {object} args */
function command(cmd, args) {
  const nonce = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    waiting.set(nonce, { resolve, reject });
    client.postMessage([FRAME, { cmd, args, nonce }], origin);
  });
}

async function signIn() {
  try {
    const { code } = await command("AUTHORIZE", {
      client_id: place.dataset.client,
      response_type: "code",
      scope: ["identify"],
      prompt: "none",
      state: place.dataset.state,
      code_challenge: place.dataset.challenge,
      code_challenge_method: "S256",
    });
    const body = new URLSearchParams({ code: code ?? "", state: place.dataset.state });
    const answer = await fetch("/activity", { method: "POST", headers: { Accept: "application/json" }, body });
    const told = await answer.json();
    if (!answer.ok) throw new Error(told.said);
    await command("AUTHENTICATE", { access_token: told.access_token });
    if (!closed) location.replace(told.to);
  } catch (error) {
    end(
      error instanceof TypeError || error instanceof SyntaxError
        ? place.dataset.away
        : /** @type {Error} */ (error).message,
    );
  }
}

/** @param {string} sentence */
function end(sentence) {
  document.getElementById("told").textContent = sentence;
  document.getElementById("on").hidden = false;
}

document.getElementById("again").addEventListener("click", () => location.reload());
document.getElementById("close").addEventListener("click", () => {
  client.postMessage([CLOSE, { code: NORMAL, message: "", nonce: crypto.randomUUID() }], origin || "*");
});

// Nothing secret is in the handshake: everyone it reaches knows both numbers.
client.postMessage(
  [HANDSHAKE, { v: 1, encoding: "json", client_id: place.dataset.client, frame_id: asked.get("frame_id") }],
  "*",
);
setTimeout(() => {
  if (!origin) end(place.dataset.away);
}, PATIENCE);
