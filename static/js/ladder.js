/* The ladder: arrow keys climb, and the rung that is open is marked and in view. */
(() => {
  const flights = document.getElementById("flights");
  const rungs = [...flights.querySelectorAll("a")];
  const open = () => rungs.find((one) => one.ariaCurrent) || rungs[0];
  let climbing = false;
  let waiting = 0;

  /* One stop for the Tab key: the rung that is open. */
  const mark = (rung) => rungs.forEach((one) => {
    one.ariaCurrent = one === rung ? "true" : null;
    one.tabIndex = one === rung ? 0 : -1;
  });

  flights.addEventListener("keydown", (event) => {
    const at = rungs.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rungs.length - 1 }[event.key];
    if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const rung = rungs[Math.min(Math.max(to, 0), rungs.length - 1)];
    rung.focus({ preventScroll: true });
    rung.scrollIntoView({ block: "nearest" });
    mark(rung);
    climbing = true;
    clearTimeout(waiting);
    waiting = setTimeout(() => rung.click(), 90);
  });

  /* The rung that has the focus is read out anyway. */
  document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
    const page = document.getElementById("rung");
    mark(rungs.find((one) => one.getAttribute("hx-get") === ctx.sourceElement.getAttribute("hx-get")) || open());
    if (climbing) document.getElementById("live").textContent = "";
    else {
      const { top } = page.getBoundingClientRect();
      if (ctx.sourceElement !== open()) open().scrollIntoView({ block: "nearest" });
      if (top < 0 || top > innerHeight) page.scrollIntoView();
      if (document.activeElement === document.body) page.focus({ preventScroll: true });
    }
    climbing = false;
  });

  mark(open());
})();
