"use strict";

// Hides what does not match; without the script, everything is there to be read.
const form = document.querySelector("form");

function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function filter() {
  const search = folded(form.querySelector("input[type=search]").value.trim());
  const language = form.querySelector("select").value;
  const states = [...form.querySelectorAll("input[type=checkbox]:checked")].map((box) => box.value);
  let count = 0;
  for (const section of document.querySelectorAll(".owed")) {
    let shown = 0;
    for (const article of section.querySelectorAll("article")) {
      article.hidden = (language !== "" && section.id !== language)
        || (states.length > 0 && !states.includes(article.dataset.state))
        || (search !== "" && !folded(article.textContent).includes(search));
      shown += article.hidden ? 0 : 1;
    }
    for (const part of section.querySelectorAll("section")) part.hidden = part.querySelector("article:not([hidden])") === null;
    section.hidden = shown === 0;
    count += shown;
  }
  const output = form.querySelector("output");
  output.textContent = output.dataset.text.replace("{shown}", new Intl.NumberFormat(document.documentElement.lang).format(count));
  document.getElementById("nothing").hidden = count > 0;
}

if (form !== null) {
  form.hidden = false;
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(filter));
  filter();
}
