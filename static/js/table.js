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
/* On a narrow screen what a step tells is in view after it: above the buttons where it fits there,
   else from its beginning; the end from its beginning; a refusal or a detour whatever comes before. */
document.addEventListener("htmx:after:swap", ({ detail }) => {
  const told = document.querySelector(".seated-say");
  if (!told || detail.ctx.swap === "none" || matchMedia("(min-width: 56.25rem)").matches) return;
  requestAnimationFrame(() => {
    scrollTo({ top: 0, behavior: "instant" });
    const bar = document.querySelector(".seated-do");
    const stuck = getComputedStyle(bar).position === "sticky";
    const last = [...document.querySelectorAll(".seated :is([data-say], .turn-say)")].at(-1) || told;
    const above = Math.max(0, told.getBoundingClientRect().top - 8);
    const under = Math.max(0, last.getBoundingClientRect().bottom + 8 - (stuck ? bar.getBoundingClientRect().top : innerHeight));
    const urgent = document.querySelector(".problem, #detour-title");
    const top = document.querySelector(".settled") ? above : urgent ? under : Math.min(above, under);
    scrollTo({ top, behavior: "instant" });
  });
});
