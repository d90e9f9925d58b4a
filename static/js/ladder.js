/* The ladder: a tapped rung opens beside it, arrow keys climb. Without this the rungs are links. */
(() => {
  const rungs = [...document.querySelectorAll("#flights a")];
  if (!rungs.length) return;
  const bare = (href) => href.split("#")[0];
  let wanted = null;
  let waiting = 0;

  /* One stop for the Tab key: the rung that is open. */
  const mark = (rung) => rungs.forEach((one) => {
    const on = one === rung;
    on ? one.setAttribute("aria-current", "true") : one.removeAttribute("aria-current");
    one.tabIndex = on ? 0 : -1;
  });

  const show = async (href, say) => {
    wanted?.abort();
    wanted = new AbortController();
    try {
      const answer = await fetch(href, { headers: { "HX-Request": "true", "HX-Request-Type": "partial" }, signal: wanted.signal });
      if (!answer.ok) throw new Error(answer.status);
      const box = document.createElement("template");
      box.innerHTML = await answer.text();
      const inside = document.getElementById("rung").contains(document.activeElement);
      const up = document.activeElement.classList.contains("is-up");
      document.getElementById("rung").replaceWith(box.content);
      const rung = document.getElementById("rung");
      history.replaceState(null, "", href);
      document.dispatchEvent(new Event("names"));
      if (inside) (rung.querySelector(up ? "a.is-up" : "a.step-way:not(.is-up)") || rung).focus({ preventScroll: true });
      const top = rung.getBoundingClientRect().top;
      if (say && (top < 0 || top > innerHeight)) rung.scrollIntoView();
      if (say) document.getElementById("live").textContent = rung.querySelector("[data-said]").textContent;
    } catch (error) {
      if (error.name !== "AbortError") location.href = href;
    }
  };

  const go = (rung, say) => {
    mark(rung);
    clearTimeout(waiting);
    waiting = setTimeout(show, say ? 0 : 90, bare(rung.href), say);
  };

  document.addEventListener("click", (event) => {
    const link = event.target.closest("#flights a, a.step-way");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const rung = rungs.find((one) => bare(one.href) === bare(link.href));
    if (!rung) return;
    event.preventDefault();
    go(rung, true);
    if (link !== rung) rung.scrollIntoView({ block: "nearest" });
  });

  document.getElementById("flights").addEventListener("keydown", (event) => {
    const at = rungs.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rungs.length - 1 }[event.key];
    if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const rung = rungs[Math.min(Math.max(to, 0), rungs.length - 1)];
    rung.focus({ preventScroll: true });
    rung.scrollIntoView({ block: "nearest" });
    go(rung, false);
  });

  mark(rungs.find((one) => one.ariaCurrent) || rungs[0]);
})();
