/// The script of the findings page, in parts that form one JavaScript file.
enum PageScript {
  /// The entire script; each part depends on those before it.
  static let text = [
    report, elements, filter, texts, findings, entries, progress, controls, page,
  ]
  .joined(separator: "\n")

  /// The script for the catalogs and their entries.
  static let report = #"""
    "use strict";

    // The content of the page: catalogs with their entries, in the order of the files.
    const report = JSON.parse(document.getElementById("report").textContent);
    const labels = report.labels;
    const numbers = new Intl.NumberFormat(report.language);
    const percentages = new Intl.NumberFormat(report.language, { style: "percent" });

    const languagesByTag = new Map(report.languages.map((language) => [language.tag, language]));
    const stateNames = new Map(report.states.map((state) => [state.id, state.name]));

    // A finding in several languages is stored once. The mark in its message is the language.
    function expanded({ languages, lines, ...finding }) {
      if (!languages) return [{ ...finding, line: lines?.[0] }];
      return languages.map((language, index) => ({
        ...finding, language, line: lines?.[index],
        message: finding.message.replaceAll("\uE000", () => language),
      }));
    }

    // A missing string is stored as 0, a single translated one as itself, and others as their state and the strings.
    function localization(stored) {
      if (stored === 0) return { state: "missing", texts: [{}] };
      if (typeof stored === "string") return { state: "translated", texts: [{ value: stored }] };
      const [state, ...texts] = stored;
      return { state: state ?? undefined, texts: texts.map((text) => (typeof text === "string" ? { value: text } : text)) };
    }

    // The strings of an entry by language.
    function localizations(entry, catalog) {
      const found = {};
      catalog.languages.forEach((language, index) => {
        const stored = entry.localizations[index];
        if (stored !== null) found[language] = localization(stored);
      });
      return found;
    }

    report.findings = report.findings.flatMap(expanded);
    for (const catalog of report.catalogs) {
      for (const entry of catalog.entries) {
        entry.catalog = catalog;
        entry.localizations = localizations(entry, catalog);
        entry.findings = entry.findings.flatMap(expanded);
      }
    }
    const entries = report.catalogs.flatMap((catalog) => catalog.entries);

    // The languages, sorted by their names.
    const languages = [...report.languages].sort((left, right) =>
      left.name.localeCompare(right.name, report.language),
    );

    function languageName(tag) {
      return languagesByTag.get(tag)?.name ?? tag;
    }

    function sourceTexts(entry) {
      return entry.localizations[entry.catalog.sourceLanguage]?.texts ?? [];
    }

    // The languages whose states are relevant; the source language is always complete.
    function translatedLanguages(catalog) {
      const others = catalog.languages.filter((tag) => tag !== catalog.sourceLanguage);
      return others.length > 0 ? others : catalog.languages;
    }

    """#

  /// The script that creates elements.
  static let elements = #"""
    // Creates an element. Content of catalogs is inserted as text, never as markup.
    function element(name, properties = {}, ...children) {
      const node = document.createElement(name);
      for (const [property, value] of Object.entries(properties)) {
        if (value === undefined || value === null || value === false) continue;
        if (property === "class") node.className = value;
        else if (property === "text") node.textContent = value;
        else if (property.startsWith("on")) node.addEventListener(property.slice(2), value);
        else node.setAttribute(property, value === true ? "" : value);
      }
      node.append(...children.filter((child) => child !== null && child !== undefined));
      return node;
    }

    // A number after a name, as in "Missing 12".
    function counted(name, count) {
      return `${name} (${numbers.format(count)})`;
    }

    """#

  /// The script that filters the content.
  static let filter = #"""
    // The filter. It is stored in the fragment of the URL, so a view can be shared as a link.
    const noFilter = Object.freeze({
      search: "", language: "", finding: "", catalog: "", states: Object.freeze([]), key: null,
    });

    // The filter of an address without one: the keys with findings, if there are any.
    function initialFilter() {
      return entries.some((entry) => entry.findings.length > 0) ? { ...noFilter, finding: "any" } : noFilter;
    }

    function filterInAddress() {
      if (location.hash.length < 2) return initialFilter();
      const fields = new URLSearchParams(location.hash.slice(1));
      return {
        search: fields.get("search") ?? "",
        language: fields.get("language") ?? "",
        finding: fields.get("finding") ?? "",
        catalog: fields.get("catalog") ?? "",
        states: (fields.get("states") ?? "").split(",").filter((state) => stateNames.has(state)),
        key: fields.get("key"),
      };
    }

    function address(filter) {
      const fields = new URLSearchParams();
      for (const [name, value] of Object.entries(filter)) {
        if (value === null || value.length === 0 && name !== "key") continue;
        fields.set(name, Array.isArray(value) ? value.join(",") : value);
      }
      return "#" + fields;
    }

    function addressOfKey(entry) {
      return address({ ...noFilter, catalog: report.catalogs.length > 1 ? entry.catalog.path : "", key: entry.key });
    }

    // The normalized form for searches: lowercase, without diacritics.
    function folded(text) {
      return text.normalize("NFD").replace(/[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670]/g, "").toLowerCase();
    }

    // The searchable text of an entry, created on first use.
    const searchTexts = new Map();

    function searchText(entry, language) {
      const texts = searchTexts.get(language) ?? new WeakMap();
      searchTexts.set(language, texts);
      let text = texts.get(entry);
      if (text === undefined) {
        const values = language === ""
          ? [entry.key, entry.comment ?? ""]
          : (entry.localizations[language]?.texts ?? []).map((one) => one.value ?? "");
        text = folded(values.join("\n"));
        texts.set(entry, text);
      }
      return text;
    }

    // The languages of an entry that the filter considers.
    function languagesLookedAt(entry, filter) {
      if (filter.language === "") return entry.catalog.languages;
      return [...new Set([entry.catalog.sourceLanguage, filter.language])];
    }

    function containsSearch(entry, language, search) {
      return searchText(entry, language).includes(search);
    }

    function matchesSearch(entry, filter, search) {
      return search === "" || containsSearch(entry, "", search)
        || languagesLookedAt(entry, filter).some((language) => containsSearch(entry, language, search));
    }

    function statesOf(entry, filter) {
      const languages = filter.language === "" ? translatedLanguages(entry.catalog) : [filter.language];
      return new Set(languages.map((language) => entry.localizations[language]?.state));
    }

    function matchesStates(states, filter) {
      return filter.states.length === 0 || filter.states.some((state) => states.has(state));
    }

    function isLookedAt(finding, filter) {
      return filter.language === "" || !finding.language || finding.language === filter.language;
    }

    // A finding matches by rule, by severity, or always ("any").
    function isChosen(finding, filter) {
      return isLookedAt(finding, filter)
        && ["", "any", finding.severity, finding.rule].includes(filter.finding);
    }

    function matchesFinding(entry, filter) {
      return filter.finding === "" || entry.findings.some((finding) => isChosen(finding, filter));
    }

    const severityRanks = { error: 3, warning: 2, note: 1 };

    // The severity of the most severe finding that matches.
    function severityOf(entry, filter) {
      const ranks = entry.findings.filter((finding) => isChosen(finding, filter))
        .map((finding) => severityRanks[finding.severity]);
      return Math.max(0, ...ranks);
    }

    function isInView(entry, filter) {
      if (filter.catalog !== "" && entry.catalog.path !== filter.catalog) return false;
      if (filter.key !== null && entry.key !== filter.key) return false;
      return filter.language === "" || entry.catalog.languages.includes(filter.language);
    }

    // Finds the entries that match a filter, and counts the matches for every other state and
    // kind of finding.
    function results(filter) {
      const search = folded(filter.search.trim());
      const found = { entries: [], states: new Map(), findings: new Map() };
      const count = (counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1);
      const anyFinding = { ...filter, finding: "any" };
      for (const entry of entries) {
        if (!isInView(entry, filter) || !matchesSearch(entry, filter, search)) continue;
        const states = statesOf(entry, filter);
        const hasState = matchesStates(states, filter);
        const hasFinding = matchesFinding(entry, filter);
        if (hasState && hasFinding) found.entries.push(entry);
        if (hasFinding) for (const state of states) count(found.states, state);
        if (!hasState) continue;
        const findings = entry.findings.filter((finding) => isChosen(finding, anyFinding));
        const kinds = findings.flatMap((finding) => ["any", finding.severity, finding.rule]);
        for (const kind of new Set(kinds)) count(found.findings, kind);
      }
      // The order of the catalog is kept among entries with the same severity.
      if (filter.finding !== "") {
        const ranks = new Map(found.entries.map((entry) => [entry, severityOf(entry, filter)]));
        found.entries.sort((left, right) => ranks.get(right) - ranks.get(left));
      }
      return found;
    }

    """#

  /// The script for strings with visible special characters.
  static let texts = #"""
    // Shows strings with visible placeholders, surrounding spaces, line breaks and invisible
    // characters, and with the search results highlighted.

    const special = new RegExp(
      [
        "^ +", " +$", " {2,}", "\\n", "\\t",
        "[\\u00A0\\u2007\\u202F]+",
        "[\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFC\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F]|\\uDB40[\\uDC00-\\uDFFF]",
      ].join("|"),
      "gm",
    );

    const markNames = {
      space: labels.space, fixed: labels.noBreakSpace, tab: labels.tab, newline: labels.lineBreak,
      invisible: labels.invisible, placeholder: labels.placeholder,
    };

    function kindOf(character) {
      if (character === " ") return "space";
      if (character === "\n") return "newline";
      if (character === "\t") return "tab";
      return /[\u00A0\u2007\u202F]/.test(character) ? "fixed" : "invisible";
    }

    // The highlighted parts of a string, in order: [start, end, kind].
    function marksOf(text, placeholders = []) {
      const marks = [];
      for (let index = 0; index < placeholders.length; index += 2) {
        marks.push([placeholders[index], placeholders[index + 1], "placeholder"]);
      }
      for (const match of text.matchAll(special)) {
        const end = match.index + match[0].length;
        if (!marks.some(([start, stop]) => match.index < stop && start < end)) {
          marks.push([match.index, end, kindOf(match[0][0])]);
        }
      }
      return marks.sort((left, right) => left[0] - right[0]);
    }

    // The ranges of the search results in a string, ignoring case and diacritics.
    function hitsOf(text, search) {
      if (search === "") return [];
      let whole = "";
      const offsets = [];
      let offset = 0;
      for (const character of text) {
        const part = folded(character);
        for (let unit = 0; unit < part.length; unit += 1) offsets.push(offset);
        whole += part;
        offset += character.length;
      }
      offsets.push(text.length);
      const hits = [];
      for (let at = whole.indexOf(search); at >= 0; at = whole.indexOf(search, at + search.length)) {
        hits.push([offsets[at], offsets[at + search.length]]);
      }
      return hits;
    }

    // Appends a part of a string, with highlighted search results.
    function appendPiece(node, text, start, end, hits) {
      let at = start;
      for (const [hitStart, hitEnd] of hits) {
        const from = Math.max(hitStart, at);
        const to = Math.min(hitEnd, end);
        if (from >= to) continue;
        node.append(text.slice(at, from), element("mark", { text: text.slice(from, to) }));
        at = to;
      }
      node.append(text.slice(at, end));
    }

    // A placeholder is written left to right, and does not affect the direction of the text.
    function marked(text, kind) {
      const title = kind === "invisible"
        ? `${markNames[kind]}: U+${text.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`
        : markNames[kind];
      return element(kind === "placeholder" ? "bdi" : "span", {
        class: kind, title, dir: kind === "placeholder" ? "ltr" : null,
      });
    }

    // Fills an element with a string, including all special characters.
    function showText(node, text, placeholders, search) {
      const hits = hitsOf(text, search);
      let at = 0;
      for (const [start, end, kind] of marksOf(text, placeholders)) {
        appendPiece(node, text, at, start, hits);
        const mark = marked(text.slice(start, end), kind);
        appendPiece(mark, text, start, end, hits);
        node.append(mark);
        at = end;
      }
      appendPiece(node, text, at, text.length, hits);
      return node;
    }

    """#
}
