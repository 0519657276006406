// The slider shows its number while it moves, and its step when it is let go; arrow keys leaf through.
const form = document.querySelector("[data-replay]");
const slider = form.elements.step;
const shown = form.querySelector("output");
slider.addEventListener("input", () => {
  shown.textContent = `${slider.value} / ${slider.max}`;
});
slider.addEventListener("change", () => form.requestSubmit());
form.elements.eyes?.addEventListener("change", () => form.requestSubmit());
addEventListener("keydown", (event) => {
  if (event.target !== document.body) return;
  const way = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  if (way) document.querySelector(`a[rel="${way}"]`)?.click();
});
