/** The source text above a field, with what has changed in it. */
import { wordDifference } from "./difference.js";
import { element, icon } from "./dom.js";
import { variationLabel } from "./labels.js";
import { differenceNodes, richText } from "./rich.js";
import { textDirection } from "./tokens.js";
import { languageLabel, word } from "./words.js";

/**
 * Returns the source text of a text.
 *
 * @param {import("./leaf.js").Leaf} leaf
 * @param {import("./app.js").App} app
 */
export function sourceBlock(leaf, app) {
  const { source } = app.workspace.work;
  const { sourceValue, formerSource } = leaf;
  const label = leaf.source ? variationLabel(leaf.source) : "";
  const terms = (leaf.entry.item.terms ?? []).map((term) => term.source);
  const properties = { class: "source-text", lang: source.code, dir: textDirection(sourceValue, source.direction) };
  return element(
    "div",
    { class: "source" },
    element("div", { class: "source-head" }, element("span", { text: word("pageSource", languageLabel(source)) }), label !== "" && element("span", { class: "quiet", text: label })),
    element("p", properties, ...richText(sourceValue, { blanks: app.settings.showsBlanks, terms })),
    formerSource !== undefined && changedSource(formerSource, sourceValue, source),
  );
}

/**
 * @param {string} former
 * @param {string} current
 * @param {WorkLanguage} language
 */
function changedSource(former, current, language) {
  return element(
    "div",
    { class: "changed-source" },
    element("span", { class: "changed-title" }, icon("changed"), word("pageChangedSource")),
    element("p", { lang: language.code, dir: textDirection(former, language.direction) }, ...differenceNodes(wordDifference(former, current))),
  );
}
