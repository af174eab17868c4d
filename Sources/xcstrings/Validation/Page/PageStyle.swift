/// The style of the generated HTML pages.
enum PageStyle {
  /// The style sheet; `CoverageAssets` adds to it.
  static let text = #"""
    :root {
      color-scheme: light dark;
      --back: #fff;
      --raised: #f5f6f8;
      --ink: #1b1d21;
      --quiet: #5b616b;
      --line: #d9dce1;
      --accent: #0a5fc4;
      --error: #b3261e;
      --warning: #8a5300;
      --note: #0a5fc4;
      --translated: #2e7d32;
      --machine_translated: #00796b;
      --needs_review: #b26a00;
      --new: #1565c0;
      --missing: #c62828;
      --stale: #757575;
      --placeholder: #e7e0fa;
      --placeholder-ink: #4a2c99;
      --hit: #ffe58a;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #16181c;
        --raised: #1f2228;
        --ink: #e6e8ec;
        --quiet: #a2a9b4;
        --line: #353a42;
        --accent: #8ab8ff;
        --error: #ff8a80;
        --warning: #ffc266;
        --note: #8ab8ff;
        --translated: #66bb6a;
        --machine_translated: #4db6ac;
        --needs_review: #ffb74d;
        --new: #64a8f5;
        --missing: #ef7d76;
        --stale: #9e9e9e;
        --placeholder: #3a2f5c;
        --placeholder-ink: #d4c5ff;
        --hit: #6b5a00;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto;
      max-width: 75rem;
      padding: 0 1rem 4rem;
      background: var(--back);
      color: var(--ink);
      font: 1rem/1.5 system-ui, sans-serif;
    }
    h1, h2, h3, p, ul { margin: 0; padding: 0; font-weight: inherit; font-size: inherit; }
    ul { list-style: none; }
    a { color: var(--accent); }
    code { font: 0.85em ui-monospace, monospace; color: var(--quiet); }
    mark { background: var(--hit); color: inherit; border-radius: 2px; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

    /* Header */
    header.page { padding: 1.25rem 0 0.75rem; }
    header.page h1 { font-size: 1.4rem; font-weight: 650; overflow-wrap: anywhere; }
    header.page > p { color: var(--quiet); }
    header.page section { margin-top: 0.75rem; }
    header.page h2 { font-weight: 650; }
    .progress { margin-top: 0.75rem; overflow-x: auto; }
    .progress table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    .progress th, .progress td { padding: 0.15rem 1rem 0.15rem 0; text-align: end; white-space: nowrap; }
    .progress thead th { color: var(--quiet); font-weight: normal; font-size: 0.85rem; }
    .progress th:first-child { text-align: start; font-weight: normal; }
    .progress tr[aria-current] th { font-weight: 650; }
    .bar { display: flex; width: 10rem; height: 0.6rem; border-radius: 0.3rem; overflow: hidden; background: var(--line); }
    .bar > * { background: var(--stale); }
    .bar .translated { background: var(--translated); }
    .bar .machine_translated { background: var(--machine_translated); }
    .bar .needs_review { background: var(--needs_review); }
    .bar .new { background: var(--new); }
    .bar .missing { background: var(--missing); }

    /* Controls */
    form { position: sticky; top: 0; z-index: 1; padding: 0.75rem 0 0.5rem; background: var(--back); border-bottom: 1px solid var(--line); }
    .fields { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; }
    .fields label { display: flex; flex-direction: column; flex: 1 1 10rem; min-width: 0; font-size: 0.8rem; color: var(--quiet); }
    .fields label:first-child { flex: 3 1 16rem; }
    input[type="search"], select {
      width: 100%;
      padding: 0.4rem 0.5rem;
      border: 1px solid var(--line);
      border-radius: 0.4rem;
      background: var(--raised);
      color: var(--ink);
      font: 1rem/1.3 system-ui, sans-serif;
    }
    fieldset { display: flex; flex-wrap: wrap; gap: 0.4rem; margin: 0.6rem 0 0; padding: 0; border: 0; min-width: 0; }
    legend { float: left; padding: 0.2rem 0.5rem 0 0; font-size: 0.8rem; color: var(--quiet); }
    .chip { display: inline-flex; align-items: center; gap: 0.35rem; padding: 0.1rem 0.6rem; border: 1px solid var(--line); border-radius: 1rem; font-size: 0.9rem; cursor: pointer; }
    .chip input { margin: 0; accent-color: var(--accent); }
    .chip:has(:checked) { border-color: var(--accent); background: var(--raised); }
    .chip:has(:focus-visible) { outline: 2px solid var(--accent); }
    .number { color: var(--quiet); font-variant-numeric: tabular-nums; }
    .count { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.75rem; margin-top: 0.5rem; min-height: 1.75rem; font-weight: 600; }
    button { padding: 0.1rem 0.7rem; border: 1px solid var(--line); border-radius: 0.4rem; background: var(--raised); color: var(--accent); font: inherit; font-size: 0.9rem; cursor: pointer; }

    /* Keys */
    article { padding: 0.9rem 0; border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 8rem; }
    article > header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
    article h2 { flex: 1 1 20rem; min-width: 0; font-weight: 650; white-space: pre-wrap; overflow-wrap: anywhere; }
    .short { display: flex; align-items: flex-end; gap: 0.35rem; }
    .short .key { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; min-width: 0; }
    .link { text-decoration: none; font-weight: normal; }
    .place { font: 0.8rem ui-monospace, monospace; color: var(--quiet); overflow-wrap: anywhere; }
    .comment { color: var(--quiet); white-space: pre-wrap; overflow-wrap: anywhere; }
    .excluded, .none, .nothing { color: var(--quiet); font-style: italic; }
    .nothing { padding: 2rem 0; }
    .localization { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: 0 1rem; margin-top: 0.35rem; }
    .language { color: var(--quiet); overflow-wrap: anywhere; }
    .text { display: flex; flex-wrap: wrap; gap: 0 1rem; }
    .text > .finding { flex: 1 0 100%; }
    .variation { flex: 0 0 10.5rem; color: var(--quiet); font-size: 0.9rem; }
    .value { flex: 1 1 12rem; min-width: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
    .state { flex: none; color: var(--stale); font-size: 0.85rem; }
    .state::before { content: "● "; font-size: 0.7em; vertical-align: 0.15em; }
    .state.translated { color: var(--translated); }
    .state.machine_translated { color: var(--machine_translated); }
    .state.needs_review { color: var(--needs_review); }
    .state.new { color: var(--new); }
    .state.missing { color: var(--missing); }
    .others > summary { margin-top: 0.35rem; color: var(--quiet); font-size: 0.9rem; cursor: pointer; }

    /* Findings */
    .finding { margin: 0.15rem 0; padding: 0.1rem 0 0.1rem 0.6rem; border-inline-start: 3px solid var(--note); font-size: 0.92rem; }
    .finding > summary { cursor: pointer; }
    .finding > p { margin: 0.25rem 0 0.25rem 1rem; max-width: 60rem; color: var(--quiet); }
    .severity { font-weight: 650; color: var(--note); }
    .error { border-color: var(--error); }
    .error .severity { color: var(--error); }
    .warning { border-color: var(--warning); }
    .warning .severity { color: var(--warning); }

    /* Special characters */
    .placeholder { padding: 0 0.2em; border-radius: 0.25em; background: var(--placeholder); color: var(--placeholder-ink); font: 0.9em ui-monospace, monospace; }
    .space { background: radial-gradient(circle, var(--missing) 0.09em, transparent 0.11em) 0 0 / 0.28em 100%; outline: 1px dotted var(--quiet); }
    .fixed { box-shadow: inset 0 -0.18em 0 var(--line); }
    .newline::before { content: "↵"; color: var(--quiet); }
    .tab::before { content: "⇥"; color: var(--quiet); }
    .invisible::before { content: "◌"; color: var(--missing); }

    @media (max-width: 45rem) {
      form { position: static; }
      .localization { grid-template-columns: minmax(0, 1fr); }
      .variation { flex-basis: 100%; }
      .progress th:empty, .overview { display: none; }
    }
    @media print {
      :root { font-size: 75%; }
      body { max-width: none; padding: 0; }
      form { position: static; }
      .fields, .link, .others, button { display: none; }
      article { content-visibility: visible; break-inside: avoid; }
    }

    """#
}
