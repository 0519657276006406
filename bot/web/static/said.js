// What came of a press, and the press that suggests itself next.

export const WHY = "said-why"; // the id of the sentence

// `lasting`: it stays when the question changes.
/**
 * @param {string} sentence
 * @param {{ action: string, label: string }} [then]
 * @param {{ lasting?: boolean }} [options]
 */
export function say(sentence, then = null, { lasting = false } = {}) {
  const said = document.getElementById("said");
  said.toggleAttribute("data-lasting", lasting);
  if (sentence && !then && said.textContent.trim() === sentence.replaceAll("**", "")) return; // it is not said twice
  said.replaceChildren();
  if (!sentence) return;
  const p = document.createElement("p");
  p.textContent = sentence.replaceAll("**", "");
  p.id = WHY;
  const close = Object.assign(document.createElement("button"), {
    type: "button",
    className: "close-it",
    textContent: "×",
  });
  close.ariaLabel = said.dataset.close;
  close.addEventListener("click", () => said.replaceChildren());
  said.append(p, close);
  if (!then) return;
  const form = Object.assign(document.createElement("form"), { method: "post", action: then.action });
  form.dataset.answer = "";
  form.append(Object.assign(document.createElement("button"), { className: "main", textContent: then.label }));
  said.append(form);
}
