// Keys that come with a link stand after the #, which no server sees: they wait in their field for a press.

function take() {
  const fields = document.querySelectorAll("input[data-hash]"),
    field = fields[0];
  if (!field || location.hash.length <= 16) return;
  fields.forEach((one) => {
    one.value = location.hash.slice(1);
  });
  history.replaceState(null, "", location.pathname + location.search);
  field.closest("details")?.setAttribute("open", "");
  field.form.scrollIntoView({ block: "center" });
  field.form.querySelector("button").focus();
}

take();
addEventListener("hashchange", take);
