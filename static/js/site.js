/* Keys, focus, waiting, and the divided hand. The site works without any of it. */
(() => {
  const html = document.documentElement;
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const question = () => $("#question");
  const seen = (part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top < innerHeight / 2 && bottom > 0;
  };

  /* Digits choose and Enter goes on, while nothing but the question has the focus. */
  document.addEventListener("keydown", (event) => {
    /* The Enter that ends an input method's composition sends nothing; some browsers say 229. */
    if (event.key === "Enter" && (event.isComposing || event.keyCode === 229)) return event.preventDefault();
    if (event.key === "Escape") $$(".drop[open]").forEach(shut);
    const at = document.activeElement;
    const here = question();
    if (!here || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!here.contains(at) && (at.id !== "main" && at !== document.body || !seen(here))) return;
    if (at.matches("input:not([type=radio], [type=checkbox]), textarea, select:not(.order-place)")) return;
    if (/^\d$/.test(event.key) && html.dataset.keys !== "off") {
      const option = numbered(here, event.key);
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

  /* Where several fields count from 1, a digit is for the one with the focus if that is still open,
     else for the first that is. */
  const numbered = (here, digit) => {
    const all = $$(`[data-digit="${digit}"]`, here);
    const open = all.filter((one) => !$(":checked", one.closest("fieldset") || here));
    const near = all.find((one) => one.closest("fieldset")?.contains(document.activeElement));
    return all.length < 2 || open.includes(near) ? near || all[0] : open[0] || near || all[0];
  };

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
  /* Where a swap has changed the address since, settings come back to the new one. */
  const came = location.pathname + location.search;
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    const next = form.elements.next;
    const asked = question()?.dataset.address;
    if (next && asked && next.value.startsWith("/q/")) next.value = asked;
    else if (next && next.value === came) next.value = location.pathname + location.search;
    if (form.matches(".languages, [data-switch]")) form.elements.next.value = location.pathname + location.search;
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
    else if (from.matches("form:not([data-once])")) last = () => from.requestSubmit();
  });
  document.addEventListener("htmx:error", () => toast("offline"));
  document.addEventListener("htmx:response:error", ({ detail: { ctx } }) => {
    if (![409, 422].includes(ctx.response.status)) toast("error", ctx.response.status < 500 && ctx.text);
  });
  document.addEventListener("htmx:finally:request", idle);

  /* After a swap the focus is where the learner goes on, and what is new is said. */
  document.addEventListener("htmx:after:swap", ({ detail }) => {
    const here = question();
    if (detail.ctx.swap === "none") return;
    $("#toast").replaceChildren();
    $("#live").textContent = $$("[data-say]").map((one) => one.textContent).join(" ");
    if (!here) return;
    split(here);
    order(here);
    const on = $("#next, #typed", here);
    (on || here).focus({ preventScroll: true });
    const box = (on || here).getBoundingClientRect();
    if (on ? box.bottom > innerHeight : box.top < 0) (on || here).scrollIntoView({ block: on ? "nearest" : "start" });
  });

  /* What a new table comes to is said; the focus stays on its card. */
  document.addEventListener("htmx:after:swap", () => {
    const said = $$("#calc [data-say]").map((one) => one.textContent);
    if (said.length) $("#live").textContent = said.join(" ");
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

  /* Things to be put in order: a tap gives the next place, a second one takes it back. */
  const order = (root) => {
    const field = $("[data-order]", root);
    if (!field) return;
    const places = $$(".order-place", field);
    const check = $(".check button", root);
    const look = () => {
      places.forEach((one) => one.closest(".option").classList.toggle("is-placed", !!one.value));
      check.disabled = new Set(places.map((one) => one.value || " ")).size < places.length || places.some((one) => !one.value);
    };
    field.addEventListener("click", (event) => {
      const box = event.target.closest(".option");
      if (!box) return;
      event.preventDefault();
      const place = $(".order-place", box);
      const was = +place.value;
      if (was) {
        place.value = "";
        places.forEach((one) => { if (+one.value > was) one.value = +one.value - 1; });
      } else {
        place.value = [...places.keys()].find((n) => !places.some((one) => +one.value === n + 1)) + 1;
      }
      look();
    });
    field.addEventListener("change", look);
    field.classList.add("is-tapped");
    look();
  };
  order(document);
})();
