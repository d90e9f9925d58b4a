/* Keys, focus, waiting, and the divided hand. The site works without any of it. */
(() => {
  const html = document.documentElement;
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const question = () => $("#question");

  /* Digits choose and Enter goes on, while nothing but the question has the focus. */
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") $$(".drop[open]").forEach(shut);
    const at = document.activeElement;
    const here = question();
    if (!here || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (at !== document.body && !here.contains(at) && at.id !== "main") return;
    if (at.matches("input:not([type=radio], [type=checkbox]), textarea, select")) return;
    if (/^[1-9]$/.test(event.key) && html.dataset.keys !== "off") {
      const option = $(`[data-digit="${event.key}"]`, here);
      if (!option) return;
      option.focus();
      option.click();
    } else if (event.key === "Enter" && !at.matches("a, button, summary")) {
      const on = $("#next", here) || $(".check button:not([disabled])", here);
      if (!on) return;
      on.click();
    } else return;
    event.preventDefault();
  });

  /* One drawer of the bar at a time, shut by a click elsewhere. */
  const shut = (drop) => {
    if (drop.contains(document.activeElement)) $("summary", drop).focus();
    drop.open = false;
  };
  document.addEventListener("click", (event) => {
    $$(".drop[open]").forEach((drop) => drop.contains(event.target) || (drop.open = false));
    if (event.target.closest("[data-retry]")) again();
  });

  /* A setting is seen at once and kept in the background. */
  const settings = {
    theme: (value) => { html.dataset.theme = value; },
    keys: (value) => { html.dataset.keys = value === "1" ? "on" : "off"; },
    card_names: (value) => html.classList.toggle("names-on", value === "1"),
  };
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    const apply = settings[form.dataset.switch];
    if (apply && submitter) {
      event.preventDefault();
      apply(submitter.value);
      $$("button", form).forEach((one) => one.setAttribute("aria-pressed", one === submitter));
      const body = new URLSearchParams(new FormData(form, submitter));
      fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => toast("offline"));
    } else if ("once" in form.dataset) {
      if (form.ariaBusy === "true") {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      form.ariaBusy = "true";
      last = () => form.requestSubmit(submitter);
    }
  }, true);
  const idle = () => $$("[data-once]").forEach((form) => { form.ariaBusy = null; });
  addEventListener("pageshow", idle);

  /* What failed is said, and can be tried again. */
  let last = null;
  const toast = (kind, text) => {
    const box = $("#toast");
    if (text) box.innerHTML = text;
    else box.replaceChildren($(`#toast-${kind}`).content.cloneNode(true));
  };
  const again = () => {
    $("#toast").replaceChildren();
    if (last) last();
  };
  document.addEventListener("htmx:before:request", (event) => {
    const from = event.detail.ctx.sourceElement;
    if (from.matches("a")) last = () => from.click();
  });
  document.addEventListener("htmx:error", () => toast("offline"));
  document.addEventListener("htmx:response:error", ({ detail: { ctx } }) => {
    if (ctx.response.status !== 422) toast("error", ctx.response.status < 500 && ctx.text);
  });
  document.addEventListener("htmx:finally:request", idle);

  /* After a swap the focus is where the learner goes on, and what is new is said. */
  document.addEventListener("htmx:after:swap", ({ detail }) => {
    const here = question();
    if (!here || detail.ctx.swap === "none") return;
    $("#toast").replaceChildren();
    split(here);
    const on = $("#next", here);
    (on || here).focus({ preventScroll: true });
    $("#live").textContent = $$("[data-say]", here).map((one) => one.textContent).join(" ");
    const box = (on || here).getBoundingClientRect();
    if (on ? box.bottom > innerHeight : box.top < 0) (on || here).scrollIntoView({ block: on ? "nearest" : "start" });
  });

  /* Four cards: the two that are chosen slide together, and so do the other two. */
  const split = (root) => {
    const hand = $("[data-pick]", root);
    if (!hand) return;
    const boxes = $$("[type=checkbox]", hand);
    const check = $(".check button", root);
    const pick = +hand.dataset.pick;
    let order = boxes.filter((box) => box.checked);
    const arrange = () => {
      const whole = order.length === pick;
      hand.classList.toggle("is-split", whole);
      boxes.forEach((box) => {
        const first = order.includes(box);
        box.parentNode.classList.toggle("in-first", whole && first);
        box.parentNode.classList.toggle("in-second", whole && !first);
      });
      check.disabled = !whole;
    };
    hand.addEventListener("change", ({ target }) => {
      order = order.filter((box) => box !== target);
      if (target.checked) order.push(target);
      if (order.length > pick) order.shift().checked = false;
      const before = boxes.map((box) => box.parentNode.getBoundingClientRect());
      arrange();
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      boxes.forEach(({ parentNode: card }, at) => {
        const now = card.getBoundingClientRect();
        const by = `${before[at].left - now.left}px ${before[at].top - now.top}px`;
        card.animate([{ translate: by }, { translate: "0 0" }], { duration: 320, easing: "cubic-bezier(.2,.7,.2,1)" });
      });
    });
    arrange();
  };
  split(document);
})();
