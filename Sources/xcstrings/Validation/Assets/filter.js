// What is shown. A filter lives in the fragment of the address, so that a view can be sent to somebody.
const noFilter = Object.freeze({
  search: "", language: "", finding: "", catalog: "", states: Object.freeze([]), key: null,
});

function filterInAddress() {
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

// Letters without their accents, points and capitals: what a search compares.
function folded(text) {
  return text.normalize("NFD").replace(/[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670]/g, "").toLowerCase();
}

// What a search in an entry reads, made when it is first asked for.
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

// The languages in which an entry is looked at.
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

// A finding is chosen by what it breaks, by how severe it is, or with all others ("any").
function isChosen(finding, filter) {
  return isLookedAt(finding, filter)
    && ["", "any", finding.severity, finding.rule].includes(filter.finding);
}

function matchesFinding(entry, filter) {
  return filter.finding === "" || entry.findings.some((finding) => isChosen(finding, filter));
}

function isInView(entry, filter) {
  if (filter.catalog !== "" && entry.catalog.path !== filter.catalog) return false;
  if (filter.key !== null && entry.key !== filter.key) return false;
  return filter.language === "" || entry.catalog.languages.includes(filter.language);
}

// Finds the entries that a filter lets through, and how many of each state and of each kind of finding
// there would be if it asked for that one.
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
  return found;
}
