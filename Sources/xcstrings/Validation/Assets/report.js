"use strict";

// What the page shows: catalogs with their entries, in the order of the files.
const report = JSON.parse(document.getElementById("report").textContent);
const labels = report.labels;
const numbers = new Intl.NumberFormat(report.language);
const percentages = new Intl.NumberFormat(report.language, { style: "percent" });

const languagesByTag = new Map(report.languages.map((language) => [language.tag, language]));
const stateNames = new Map(report.states.map((state) => [state.id, state.name]));

for (const catalog of report.catalogs) {
  for (const entry of catalog.entries) entry.catalog = catalog;
}
const entries = report.catalogs.flatMap((catalog) => catalog.entries);

// The languages, sorted by the names that readers know.
const languages = [...report.languages].sort((left, right) =>
  left.name.localeCompare(right.name, report.language),
);

function languageName(tag) {
  return languagesByTag.get(tag)?.name ?? tag;
}

function sourceTexts(entry) {
  return entry.localizations[entry.catalog.sourceLanguage]?.texts ?? [];
}

// The languages whose state says how far an entry has come: that of the sources is always there.
function translatedLanguages(catalog) {
  const others = catalog.languages.filter((tag) => tag !== catalog.sourceLanguage);
  return others.length > 0 ? others : catalog.languages;
}
