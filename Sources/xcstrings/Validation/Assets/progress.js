// How far each language has come, over the catalogs that are shown; a number leads to its keys.

function countsOf(language, catalogs) {
  const counts = new Map();
  for (const catalog of catalogs) {
    for (const [state, count] of Object.entries(catalog.counts[language] ?? {})) {
      counts.set(state, (counts.get(state) ?? 0) + count);
    }
  }
  return counts;
}

// The percentage is cut, not rounded, so that only a complete language shows 100.
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
  const held = languages.filter((language) => catalogs.some((catalog) => catalog.languages.includes(language.tag)));
  return element(
    "table",
    {},
    element("thead", {}, element("tr", {}, element("th", { scope: "col", text: labels.language }), ...headings.map((text) => element("th", { scope: "col", text })))),
    element("tbody", {}, ...held.map((language) => progressRow(language, states, catalogs, filter))),
  );
}
