// The page of the widget in a Matrix room: it asks the client for a proof of who looks at it, and our host whose it is.

const PATIENCE = 15000;

const place = document.getElementById("widget");
const asked = new URLSearchParams(location.search);
const clients = place.dataset.clients.split(" ");
const widgetId = asked.get("widgetId") ?? "";
const question = crypto.randomUUID();
let heard = false;

addEventListener("message", ({ source, origin, data }) => {
  if (source !== window.parent || !clients.includes(origin) || data?.widgetId !== widgetId) return;
  if (data.api === "toWidget" && !data.response) answer(data, origin);
  else if (data.api === "fromWidget" && data.requestId === question && data.response) hear(data.response);
});

/** What the client asks of every widget; this one wants no rights in the room.
 * @param {{ action: string, data?: any }} request @param {string} origin */
function answer(request, origin) {
  /** @type {Record<string, object>} */
  const answers = {
    capabilities: { capabilities: [] },
    supported_api_versions: { supported_versions: ["0.0.1", "0.0.2"] },
  };
  window.parent.postMessage({ ...request, response: answers[request.action] ?? {} }, origin);
  if (request.action === "openid_credentials" && request.data?.original_request_id === question) hear(request.data);
}

/** The client has the proof, or asks the person first whether we may have it.
 * @param {{ state?: string, access_token?: string, matrix_server_name?: string }} said */
function hear(said) {
  heard = true;
  if (said.state === "allowed") signIn(said.access_token ?? "", said.matrix_server_name ?? "");
  else if (said.state !== "request") end(place.dataset.refused);
}

/** @param {string} token @param {string} server */
async function signIn(token, server) {
  const who = { table: asked.get("table") ?? "", user: asked.get("userId") ?? "" };
  try {
    const body = new URLSearchParams({ token, server, ...who });
    const reply = await fetch("/widget", { method: "POST", headers: { Accept: "application/json" }, body });
    const answered = await reply.json();
    if (reply.ok) location.replace(answered.to);
    else end(answered.said);
  } catch {
    end(place.dataset.away);
  }
}

/** @param {string} sentence */
function end(sentence) {
  document.getElementById("told").textContent = sentence;
  document.getElementById("on").hidden = false;
}

document.getElementById("again").addEventListener("click", () => location.reload());

// Nothing secret is in these: everyone whom they reach knows the id of the widget.
/** @param {string} action @param {string} requestId */
function ask(action, requestId) {
  window.parent.postMessage({ api: "fromWidget", widgetId, requestId, action, data: {} }, "*");
}

// First the client asks which rights this widget wants; then it may give way to the table.
addEventListener("load", () => {
  ask("content_loaded", crypto.randomUUID());
  ask("get_openid", question);
});
setTimeout(() => {
  if (!heard) end(place.dataset.away);
}, PATIENCE);
