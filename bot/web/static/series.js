// Keys that come with a link stand after the #, which no server sees: they wait in their field for a press.

function take() {
  const field = document.querySelector("input[data-hash]");
  if (!field || location.hash.length <= 16) return;
  field.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname + location.search);
  field.form.scrollIntoView({ block: "center" });
  field.form.querySelector("button").focus();
}

take();
addEventListener("hashchange", take);
