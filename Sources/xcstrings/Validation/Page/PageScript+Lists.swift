extension PageScript {
  /// The script for findings.
  static let findings = #"""
    // A finding, which expands to the description of its rule. A finding without an entry shows its
    // location in the summary.
    function findingNode(finding, catalog) {
      const rule = report.rules[finding.rule];
      const place = element("span", { class: "place", text: placeText(finding, catalog) });
      return element(
        "details",
        { class: `finding ${finding.severity}` },
        element(
          "summary",
          {},
          element("span", { class: "severity", text: labels[finding.severity] }),
          " ",
          element("span", { dir: "auto", text: finding.message }),
          " ",
          element("code", { text: finding.rule }),
          ...(catalog === null ? [" ", place] : []),
        ),
        rule ? element("p", {}, element("strong", { text: rule.claim }), ` ${rule.reason}`) : null,
        ...(finding.notes ?? []).map((note) => element("p", { text: noteText(note, catalog) })),
        catalog === null ? null : element("p", {}, place),
      );
    }

    // A location. Without a path, the file is that of the entry.
    function placeText({ file, line }, catalog) {
      const name = file ?? catalog?.split("/").pop();
      return name && line ? `${name}:${line}` : name ?? "";
    }

    function noteText(note, catalog) {
      return note.line ? `${note.message} (${placeText(note, catalog)})` : note.message;
    }

    """#

  /// The script for keys with their strings.
  static let entries = #"""
    // A key with its strings. Of many languages, only the relevant ones are shown.

    // The maximum number of visible languages in addition to the source; others are collapsed.
    const shownLanguages = 4;

    function isOfLanguage(finding, language) {
      return finding.language === language;
    }

    function hasTexts(entry, language) {
      return entry.localizations[language]?.texts.length > 0;
    }

    // The relevance of a language: search results first, then the most severe findings.
    function interest(entry, language, filter, search) {
      const isSearched = search !== "" && containsSearch(entry, language, search);
      const hasState = filter.states.includes(entry.localizations[language].state);
      const ranks = entry.findings
        .filter((finding) => isOfLanguage(finding, language) && isChosen(finding, filter))
        .map((finding) => severityRanks[finding.severity]);
      return (isSearched ? 8 : 0) + (hasState ? 4 : 0) + Math.max(0, ...ranks);
    }

    // The visible and the collapsed languages of an entry, both in the order of the catalog.
    function languagesShown(entry, filter, search) {
      const source = entry.catalog.sourceLanguage;
      const present = entry.catalog.languages.filter((tag) => hasTexts(entry, tag));
      if (filter.language !== "") {
        return { shown: present.filter((tag) => tag === source || tag === filter.language), others: [] };
      }
      if (present.length <= shownLanguages || filter.key !== null) return { shown: present, others: [] };
      const interesting = present.filter((tag) => tag !== source)
        .map((tag) => ({ tag, interest: interest(entry, tag, filter, search) }))
        .filter(({ interest }) => interest > 0)
        .sort((left, right) => right.interest - left.interest)
        .slice(0, shownLanguages)
        .map(({ tag }) => tag);
      const shown = present.filter((tag) => tag === source || interesting.includes(tag));
      return { shown, others: present.filter((tag) => !shown.includes(tag)) };
    }

    // The name of a variant, with example numbers of its plural category.
    function variationName(text, language) {
      const category = /(?:^|\.)plural\.(\w+)$/.exec(text.variation)?.[1];
      const samples = languagesByTag.get(language)?.samples[category] ?? [];
      const name = report.variations[text.variation] ?? text.variation;
      if (samples.length === 0) return name;
      const some = samples.slice(0, 3).map((number) => numbers.format(number)).join(", ");
      return `${name} (${some}${samples.length > 3 ? "…" : ""})`;
    }

    function valueNode(text, language, search) {
      if (!text.value) {
        return element("p", { class: "value none", text: text.value === "" ? labels.empty : labels.noText });
      }
      const node = element("p", { class: "value", lang: language, dir: "auto" });
      return showText(node, text.value, text.placeholders, search);
    }

    function textNode(text, language, localization, search) {
      const state = text.state ?? localization.state;
      return element(
        "li",
        { class: "text" },
        text.variation ? element("p", { class: "variation", text: variationName(text, language) }) : null,
        valueNode(text, language, search),
        state ? element("p", { class: `state ${state}`, text: stateNames.get(state) ?? state }) : null,
      );
    }

    // The string of a finding: the one with its variant, or the last one of its variants.
    function textOf(finding, texts) {
      const variation = finding.variation ?? "";
      return texts.find((text) => (text.variation ?? "") === variation)
        ?? texts.findLast((text) => (text.variation ?? "").startsWith(`${variation}.`))
        ?? texts.at(-1);
    }

    // The strings of an entry in one language, each with its findings.
    function localizationNode(entry, language, filter, search) {
      const localization = entry.localizations[language];
      const items = new Map(localization.texts.map((text) => [text, textNode(text, language, localization, search)]));
      for (const finding of entry.findings) {
        if (!isOfLanguage(finding, language)) continue;
        items.get(textOf(finding, localization.texts)).append(findingNode(finding, entry.catalog.path));
      }
      return element(
        "section",
        { class: "localization" },
        element("h3", { class: "language" }, languageName(language), " ", element("code", { text: language })),
        element("ul", { class: "texts" }, ...items.values()),
      );
    }

    function otherLanguagesNode(entry, others, filter, search) {
      if (others.length === 0) return null;
      const details = element("details", { class: "others" }, element("summary", { text: counted(labels.otherLanguages, others.length) }));
      // The strings are created when the element is expanded.
      details.addEventListener(
        "toggle",
        () => details.append(...others.map((tag) => localizationNode(entry, tag, filter, search))),
        { once: true },
      );
      return details;
    }

    function linkTo(entry) {
      return element("a", {
        class: "link", href: addressOfKey(entry), title: labels.link, "aria-label": labels.link, text: "#",
      });
    }

    function entryNode(entry, filter, search) {
      const { shown, others } = languagesShown(entry, filter, search);
      const key = entry.key === ""
        ? element("span", { class: "none", text: labels.empty })
        : showText(
          element("span", { class: "key", dir: "auto", lang: entry.catalog.sourceLanguage }),
          entry.key,
          entry.placeholders,
          search,
        );
      const ofEntry = entry.findings.filter(
        (finding) => !hasTexts(entry, finding.language) && isLookedAt(finding, filter),
      );
      const place = placeText(entry, entry.catalog.path);
      const comment = entry.comment
        ? showText(element("p", { class: "comment", dir: "auto" }), entry.comment, [], search)
        : null;
      return element(
        "article",
        {},
        element(
          "header",
          {},
          element("h2", { class: filter.key === null ? "short" : "" }, key, " ", linkTo(entry)),
          element("p", { class: "place", text: place, title: entry.catalog.path }),
        ),
        comment,
        entry.isExcluded ? element("p", { class: "excluded", text: labels.excluded }) : null,
        ...ofEntry.map((finding) => findingNode(finding, entry.catalog.path)),
        ...shown.map((tag) => localizationNode(entry, tag, filter, search)),
        otherLanguagesNode(entry, others, filter, search),
      );
    }

    // The number of entries that are created at once; further ones follow at the end of the page.
    const chunkSize = 20;

    // The list of the entries found, which grows when the user scrolls.
    class EntryList {
      constructor() {
        this.node = element("main", { id: "entries" });
        this.end = element("div", { id: "end" });
        this.observer = new IntersectionObserver(
          (events) => { if (events.some((event) => event.isIntersecting)) this.grow(chunkSize); },
          { rootMargin: "1500px" },
        );
        addEventListener("beforeprint", () => this.grow(Infinity));
      }

      show(found, filter) {
        this.found = found;
        this.filter = filter;
        this.count = 0;
        this.node.replaceChildren();
        if (found.length === 0) this.node.append(element("p", { class: "nothing", text: labels.nothing }));
        this.grow(chunkSize);
      }

      grow(count) {
        const search = folded(this.filter.search.trim());
        const next = this.found.slice(this.count, this.count + count);
        this.count += next.length;
        this.node.append(...next.map((entry) => entryNode(entry, this.filter, search)));
        // If the end remains visible, the observer reports it only after it is observed again.
        this.observer.unobserve(this.end);
        if (this.count < this.found.length) this.observer.observe(this.end);
      }
    }

    """#

  /// The script for the progress of each language.
  static let progress = #"""
    // The progress of each language in the visible catalogs; each number is a link to its keys.

    function countsOf(language, catalogs) {
      const counts = new Map();
      for (const catalog of catalogs) {
        for (const [state, count] of Object.entries(catalog.counts[language] ?? {})) {
          counts.set(state, (counts.get(state) ?? 0) + count);
        }
      }
      return counts;
    }

    // The percentage is truncated, so only a complete language shows 100.
    function percentage(counts) {
      let total = 0;
      for (const [state, count] of counts) if (state !== "stale") total += count;
      return total === 0 ? 100 : Math.floor(((counts.get("translated") ?? 0) * 100) / total);
    }

    function bar(counts) {
      const node = element("div", { class: "bar", "aria-hidden": "true" });
      for (const { id } of report.states) {
        const count = counts.get(id) ?? 0;
        if (count === 0) continue;
        const part = element("span", { class: id });
        part.style.flexGrow = String(count);
        node.append(part);
      }
      return node;
    }

    function progressRow(language, states, catalogs, filter) {
      const counts = countsOf(language.tag, catalogs);
      const cell = ({ id, name }) => {
        const count = counts.get(id) ?? 0;
        const href = address({ ...noFilter, catalog: filter.catalog, language: language.tag, states: [id] });
        if (count === 0) return element("td");
        const text = numbers.format(count);
        return element("td", {}, element("a", { href, title: name, "aria-label": `${language.name}, ${name}: ${text}`, text }));
      };
      const href = address({ ...noFilter, catalog: filter.catalog, language: language.tag });
      return element(
        "tr",
        { "aria-current": language.tag === filter.language ? "true" : null },
        element("th", { scope: "row" }, element("a", { href, text: language.name }), " ", element("code", { text: language.tag })),
        element("td", { class: "overview" }, bar(counts)),
        element("td", { text: percentages.format(percentage(counts) / 100) }),
        ...states.map(cell),
      );
    }

    function progressTable(filter) {
      const catalogs = report.catalogs.filter((catalog) => filter.catalog === "" || catalog.path === filter.catalog);
      const isCounted = ({ id }) => catalogs.some((catalog) => Object.values(catalog.counts).some((counts) => counts[id]));
      const states = report.states.filter(isCounted);
      const headings = ["", labels.done, ...states.map((state) => state.name)];
      const present = languages.filter((language) => catalogs.some((catalog) => catalog.languages.includes(language.tag)));
      return element(
        "table",
        {},
        element("thead", {}, element("tr", {}, element("th", { scope: "col", text: labels.language }), ...headings.map((text) => element("th", { scope: "col", text })))),
        element("tbody", {}, ...present.map((language) => progressRow(language, states, catalogs, filter))),
      );
    }

    """#
}
