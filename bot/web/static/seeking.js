// A person who looks for a game is taken to the table as soon as it opens.

const EVERY = 4000;
const since = document.querySelector("[data-seeking]").dataset.seeking;

async function look() {
  const answer = await fetch(`/seek/table?since=${since}`).catch(() => /** @type {Response} */ (null));
  const url = answer?.ok ? (await answer.json()).url : "";
  if (url) location.assign(url);
  else setTimeout(look, EVERY);
}

setTimeout(look, EVERY);
