// Keys that come with a link stand after the #, which no server sees: they wait in their field for a press.

for (const field of document.querySelectorAll("input[data-hash]")) {
  if (location.hash.length <= 16) continue;
  field.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname + location.search);
  field.form.scrollIntoView({ block: "center" });
  field.form.querySelector("button").focus();
}
