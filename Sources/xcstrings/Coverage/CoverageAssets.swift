/// The style sheet and the script of the coverage page.
enum CoverageAssets {
  /// The style sheet, after that of `PageStyle`.
  static let style = #"""
    .progress caption { padding-bottom: 0.25rem; text-align: start; font-weight: 650; overflow-wrap: anywhere; }
    svg.bar { display: block; fill: var(--line); }
    .bar rect { fill: var(--stale); }
    .bar .translated { fill: var(--translated); }
    .bar .machine_translated { fill: var(--machine_translated); }
    .bar .needs_review { fill: var(--needs_review); }
    .bar .new { fill: var(--new); }
    .bar .missing { fill: var(--missing); }
    .catalogs { margin-top: 0.75rem; }
    .outstanding { scroll-margin-top: 9rem; margin-top: 1.5rem; }
    .outstanding > summary { cursor: pointer; }
    .outstanding h2 { display: inline; font-size: 1.15rem; font-weight: 650; }
    .outstanding h3 { margin-top: 0.75rem; }
    .outstanding h4 { flex: 1 1 20rem; margin: 0; min-width: 0; font: inherit; font-weight: 650; white-space: pre-wrap; overflow-wrap: anywhere; }
    .outstanding article { padding: 0.6rem 0; }
    .outstanding article > .state { display: inline-block; }
    [hidden] { display: none !important; }

    """#

  /// The script that hides the keys that the filters exclude.
  static let script = #"""
    "use strict";

    // Hides keys that do not match. Without the script, all keys are visible.
    const form = document.querySelector("form");

    function folded(text) {
      return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    }

    function filter() {
      const search = folded(form.querySelector("input[type=search]").value.trim());
      const language = form.querySelector("select").value;
      const states = [...form.querySelectorAll("input[type=checkbox]:checked")].map((box) => box.value);
      let count = 0;
      for (const section of document.querySelectorAll(".outstanding")) {
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

    """#
}
