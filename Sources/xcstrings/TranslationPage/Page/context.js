/** What helps to translate a text: matches, terms, places in the code, neighbors, other languages. */
import { wordDifference } from "./difference.js";
import { element, icon } from "./dom.js";
import { keyLabel } from "./key-labels.js";
import { differenceNodes, richText } from "./rich.js";
import { textDirection } from "./tokens.js";
import { word } from "./words.js";

/**
 * @param {string} title
 * @param {...(Node | false | null | undefined)} content
 */
function section(title, ...content) {
  return element("section", { class: "panel" }, element("h3", { text: word(title) }), ...content);
}

/**
 * @param {string} text
 * @param {{ code: string, direction: Direction }} language
 * @param {string} name
 */
function languageText(text, language, name) {
  return element("p", { class: name, lang: language.code, dir: textDirection(text, language.direction) }, ...richText(text));
}

/**
 * @param {import("./field.js").Field} field
 * @param {import("./app.js").App} app
 */
function matchesPanel(field, app) {
  const matches = field.leaf.text.matches ?? [];
  if (matches.length === 0) return null;
  const { work, isReadOnly } = app.workspace;
  const rows = matches.slice(0, 9).map((match, index) =>
    element(
      "li",
      { class: "match" },
      element("div", { class: "match-head" }, element("span", { class: match.score >= 100 ? "score exact" : "score", text: `${match.score} %` }), match.from && element("span", { class: "origin", text: match.from }), !isReadOnly && keyLabel(`Ctrl+M m ${index + 1}`)),
      languageText(match.text, work.language, "match-text"),
      match.score < 100 && element("p", { class: "match-source", lang: work.source.code, dir: work.source.direction }, ...differenceNodes(wordDifference(match.source, field.leaf.sourceValue))),
      !isReadOnly && element("button", { type: "button", class: "small", text: word("pageUseMatch"), "aria-label": word("pageUseMatchNumber", index + 1), onclick: () => field.setText(match.text) }),
    ),
  );
  return section("pageMatches", element("ol", { class: "matches" }, ...rows));
}

/**
 * @param {Term} term
 * @param {import("./field.js").Field} field
 * @param {import("./app.js").App} app
 */
function termRow(term, field, app) {
  const { work, isReadOnly } = app.workspace;
  const accepted = term.translated === false ? [] : term.accepted;
  const choices = accepted.map((text) =>
    isReadOnly
      ? element("b", { lang: work.language.code, text })
      : element("button", { type: "button", class: "small term-choice", lang: work.language.code, title: word("pageInsertTerm", text), text, onclick: () => field.insert(text) }),
  );
  const forbidden = (term.forbidden ?? []).map((text) => element("s", { lang: work.language.code, text }));
  return element(
    "li",
    { class: "term-row" },
    element("span", { class: "term-source", lang: work.source.code, text: term.source }),
    element("span", { class: "term-choices" }, ...choices, term.translated === false && element("i", { text: word("pageNotTranslated") })),
    forbidden.length > 0 && element("span", { class: "forbidden" }, `${word("pageForbidden")} `, ...forbidden),
    (term.definition || term.note) && element("span", { class: "quiet", text: [term.definition, term.note].filter(Boolean).join(" · ") }),
  );
}

/**
 * Returns lines of code without the indentation that all of them have.
 *
 * @param {string[]} lines
 */
function withoutIndentation(lines) {
  const indentations = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  return lines.map((line) => line.slice(Math.min(...indentations))).join("\n");
}

/** @param {UsePlace} place */
function placeRow(place) {
  const names = [place.role, place.screen].filter(Boolean).join(" · ");
  const code = place.code ?? [];
  return element(
    "li",
    {},
    names && element("span", { class: "role", text: names }),
    element("code", { class: "place", text: `${place.file}:${place.line}` }),
    code.length > 0 && element("pre", { class: "code", dir: "ltr", role: "group", "aria-label": word("pageCode"), text: withoutIndentation(code) }),
  );
}

/**
 * @param {string} key
 * @param {import("./entry.js").Entry} entry
 * @param {import("./app.js").App} app
 */
function neighborRow(key, entry, app) {
  const { workspace } = app;
  const neighbor = workspace.find(workspace.catalogName(entry.item), key);
  if (!neighbor) return element("li", { class: "neighbor" }, element("code", { text: key }));
  const { source, language } = workspace.work;
  const { summary, translationSummary } = neighbor;
  return element(
    "li",
    { class: "neighbor" },
    element(
      "button",
      { type: "button", class: "link", onclick: () => app.open(neighbor, true) },
      element("span", { lang: source.code, dir: textDirection(summary, source.direction), text: summary }),
      element("span", { class: "quiet", lang: language.code, dir: textDirection(translationSummary, language.direction), text: translationSummary }),
    ),
  );
}

/**
 * Returns the panels of a field.
 *
 * @param {import("./field.js").Field} field
 * @param {import("./app.js").App} app
 * @returns {(Node | null)[]}
 */
export function contextPanels(field, app) {
  const { entry } = field.leaf;
  const { item } = entry;
  const { places = [], neighbors = [], terms = [], others = [], pictures = [] } = item;
  return [
    matchesPanel(field, app),
    terms.length > 0 ? section("pageTerms", element("ul", { class: "terms" }, ...terms.map((term) => termRow(term, field, app)))) : null,
    pictures.length > 0 ? section("pagePictures", ...pictures.map((name) => pictureFigure(name, entry))) : null,
    places.length > 0 ? section("pagePlaces", element("ul", { class: "places" }, ...places.map(placeRow))) : null,
    neighbors.length > 0 ? section("pageNeighbors", element("ul", {}, ...neighbors.map((key) => neighborRow(key, entry, app)))) : null,
    others.length > 0 ? section("pageOthers", element("dl", { class: "others" }, ...others.flatMap(([code, text]) => [element("dt", { text: code }), element("dd", { lang: code, dir: textDirection(text, "ltr") }, ...richText(text))]))) : null,
    aboutPanel(field),
  ];
}

/**
 * @param {string} name
 * @param {import("./entry.js").Entry} entry
 */
function pictureFigure(name, entry) {
  const data = entry.workspace.work.pictures?.[name] ?? "";
  if (!/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/.test(data)) return null;
  return element("figure", {}, element("img", { src: data, alt: word("pagePicture", name), loading: "lazy" }), element("figcaption", { text: name }));
}

/** @param {import("./field.js").Field} field */
function aboutPanel({ leaf }) {
  const { item, workspace } = leaf.entry;
  /** @type {[string, string][]} */
  const facts = [[word("pageKey"), item.key], [word("pageCatalog"), workspace.catalogName(item)]];
  if (leaf.text.origin) facts.push([word("pageOrigin"), leaf.text.origin]);
  const repetitions = workspace.repetitions(leaf).length;
  return element(
    "section",
    { class: "panel about" },
    element("h3", { text: word("pageAbout") }),
    element("dl", { class: "facts" }, ...facts.flatMap(([name, value]) => [element("dt", { text: name }), element("dd", { dir: "auto", text: value })])),
    repetitions > 0 && element("p", { class: "quiet" }, icon("repeat"), word("pageRepeated", repetitions)),
  );
}
