/* Says a name where the browser has a Mandarin voice; without one the buttons stay hidden. */
(() => {
  const synth = window.speechSynthesis;
  if (!synth) return;
  const buttons = () => document.querySelectorAll("[data-speak]");
  const tag = (voice) => voice.lang.replace("_", "-").toLowerCase();
  let said = null;

  /* Cantonese reads the same characters otherwise than the pinyin beside them. */
  const voice = (script) => {
    const all = synth.getVoices().filter((one) => /^(zh|cmn)/.test(tag(one)) && !/hk|yue/.test(tag(one)));
    const place = script === "zh-Hant" ? "tw" : "cn";
    return all.find((one) => tag(one).includes(place)) || all[0];
  };
  const show = () => {
    const none = !voice("");
    buttons().forEach((one) => { one.hidden = none; });
  };
  const rest = () => {
    if (said) said.removeAttribute("aria-pressed");
    said = null;
  };

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-speak]");
    if (!button) return;
    const again = button === said;
    synth.cancel();
    rest();
    if (again) return;
    const words = new SpeechSynthesisUtterance(button.dataset.speak);
    words.voice = voice(button.dataset.lang);
    words.lang = words.voice.lang;
    words.rate = 0.85;
    words.onend = words.onerror = () => { if (button === said) rest(); };
    button.setAttribute("aria-pressed", "true");
    said = button;
    synth.speak(words);
  });
  if (synth.addEventListener) synth.addEventListener("voiceschanged", show);
  document.addEventListener("htmx:after:swap", show);
  show();
})();
