/* Keys of a hand: arrows and a clicker go back and forth, what has the focus comes first. */
addEventListener("keydown", (event) => {
  const at = document.activeElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (at.matches("input, textarea, select, .told") || at.closest(".drop[open]")) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const on = [...document.querySelectorAll("[data-on]")].find((one) => one.dataset.on.split(" ").includes(key));
  if (!on) return;
  event.preventDefault();
  on.click();
});
