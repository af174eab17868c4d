extension PageScript {
  /// The script for the controls above the list.
  static let controls = #"""
    // The controls above the list.

    function option(value, text) {
      return element("option", { value, text });
    }

    function labelled(text, control) {
      return element("label", {}, element("span", { text }), control);
    }

    class Controls {
      constructor(changed) {
        this.search = element("input", { type: "search", autocomplete: "off", spellcheck: "false" });
        this.language = element(
          "select",
          {},
          option("", labels.allLanguages),
          ...languages.map(({ tag, name }) => option(tag, `${name} · ${tag}`)),
        );
        this.finding = element("select", {}, ...this.findingOptions());
        this.catalog = element("select", {}, option("", labels.allCatalogs), ...report.catalogs.map(({ path }) => option(path, path)));
        this.states = new Map(report.states.map(({ id }) => [id, element("input", { type: "checkbox", value: id })]));
        this.stateCounts = new Map(report.states.map(({ id }) => [id, element("span", { class: "number" })]));
        this.count = element("output", {});
        this.reset = element("button", { type: "button", text: labels.reset, onclick: () => changed(noFilter) });
        this.key = null;
        this.node = this.form();
        this.node.addEventListener("input", () => changed({ ...this.filter, key: null }));
        this.node.addEventListener("submit", (event) => event.preventDefault());
      }

      form() {
        const chips = report.states.map(({ id, name }) =>
          element("label", { class: `chip ${id}` }, this.states.get(id), name, " ", this.stateCounts.get(id)),
        );
        return element(
          "form",
          { role: "search" },
          element(
            "div",
            { class: "fields" },
            labelled(labels.search, this.search),
            labelled(labels.language, this.language),
            labelled(labels.findings, this.finding),
            report.catalogs.length > 1 ? labelled(labels.catalog, this.catalog) : null,
          ),
          element("fieldset", {}, element("legend", { text: labels.states }), ...chips),
          element("p", { class: "count", "aria-live": "polite" }, this.count, " ", this.reset),
        );
      }

      // The options whose labels include the number of their keys.
      findingOptions() {
        const names = { any: labels.anyFinding, error: labels.error, warning: labels.warning, note: labels.note };
        for (const [id, { claim }] of Object.entries(report.rules)) names[id] = claim;
        const found = entries.flatMap((entry) => entry.findings);
        const severities = ["error", "warning", "note"].filter((id) => found.some((finding) => finding.severity === id));
        const rules = [...new Set(found.map((finding) => finding.rule))]
          .sort((left, right) => (names[left] ?? left).localeCompare(names[right] ?? right, report.language));
        this.kinds = new Map(["any", ...severities, ...rules].map((id) => [id, { name: names[id] ?? id, node: option(id, names[id] ?? id) }]));
        const nodes = (ids) => ids.map((id) => this.kinds.get(id).node);
        return [
          option("", labels.anyOrNone),
          ...nodes(["any"]),
          element("optgroup", { label: labels.severities }, ...nodes(severities)),
          element("optgroup", { label: labels.rules }, ...nodes(rules)),
        ];
      }

      get filter() {
        return {
          search: this.search.value,
          language: this.language.value,
          finding: this.finding.value,
          catalog: this.catalog.value,
          states: [...this.states].filter(([, box]) => box.checked).map(([id]) => id),
          key: this.key,
        };
      }

      // Shows a filter in the controls. The field with the focus already has its value.
      set filter(filter) {
        if (this.search.value !== filter.search) this.search.value = filter.search;
        this.language.value = filter.language;
        this.finding.value = filter.finding;
        this.catalog.value = filter.catalog;
        for (const [id, box] of this.states) box.checked = filter.states.includes(id);
        this.key = filter.key;
      }

      // Shows the number of entries found, and the number of each kind among them.
      show(found) {
        this.count.textContent = labels.count.replace("{shown}", numbers.format(found.entries.length));
        for (const [id, node] of this.stateCounts) node.textContent = numbers.format(found.states.get(id) ?? 0);
        for (const [id, { name, node }] of this.kinds) node.textContent = counted(name, found.findings.get(id) ?? 0);
        this.reset.hidden = address(this.filter) === address(noFilter);
      }
    }

    """#

  /// The script that assembles the page.
  static let page = #"""
    // Assembles the page, and keeps its content and its URL in sync with the filter.

    const list = new EntryList();
    const controls = new Controls(change);
    const progress = element("details", { class: "progress" }, element("summary", { text: labels.progress }));

    function show(filter) {
      controls.filter = filter;
      const found = results(controls.filter);
      controls.show(found);
      list.show(found.entries, controls.filter);
      showProgress(controls.filter);
    }

    // The numbers of the languages depend only on the catalog, not on the search.
    let progressShown = null;

    function showProgress({ catalog, language }) {
      const wanted = JSON.stringify([catalog, language]);
      if (wanted === progressShown) return;
      progressShown = wanted;
      progress.replaceChildren(progress.firstChild, progressTable({ catalog, language }));
    }

    // The URL changes after a pause in typing, because browsers limit the rate of changes.
    let addressChange = 0;

    function change(filter) {
      show(filter);
      clearTimeout(addressChange);
      addressChange = setTimeout(() => history.replaceState(null, "", address(controls.filter)), 300);
    }

    addEventListener("hashchange", () => {
      show(filterInAddress());
      scrollTo({ top: controls.node.offsetTop });
    });

    progress.open = languages.length <= 8;
    document.body.append(
      element(
        "header",
        { class: "page" },
        element("h1", { text: report.title }),
        ...report.summary.map((text) => element("p", { text })),
        report.findings.length > 0
          ? element("section", {}, element("h2", { text: labels.elsewhere }), ...report.findings.map((finding) => findingNode(finding, null)))
          : null,
        progress,
      ),
      controls.node,
      list.node,
      list.end,
    );
    show(filterInAddress());

    """#
}
