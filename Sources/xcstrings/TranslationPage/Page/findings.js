/** The findings of texts while they are typed. */
import { element, icon } from "./dom.js";
import { itemFindings, textFindings } from "./rules.js";
import { word } from "./words.js";

const severityOrder = { error: 0, warning: 1, note: 2 };
const severityWords = { error: "pageError", warning: "pageWarning", note: "pageNote" };

/** @param {Finding[]} findings */
function sortedFindings(findings) {
  return findings.sort((left, right) => severityOrder[left.severity] - severityOrder[right.severity]);
}

/**
 * Returns the findings of a text: those of the rules that run here, and those of the program that no rule here repeats.
 *
 * @param {import("./leaf.js").Leaf} leaf
 * @returns {Finding[]}
 */
export function leafFindings(leaf) {
  const { entry, value, variation } = leaf;
  if (leaf.isEmpty) return [];
  const { work } = entry.workspace;
  /** @type {Finding[]} */
  const live = textFindings(entry.item, leaf.text, value, work);
  const isUnchanged = value === leaf.text.value;
  const given = (entry.item.findings ?? []).filter(
    (finding) => isUnchanged && !(finding.rule in work.rules) && (finding.variation ?? (entry.leaves.length === 1 ? variation : undefined)) === variation,
  );
  return sortedFindings([...live, ...given]);
}

/**
 * Returns the findings of an item that no field shows.
 *
 * @param {import("./entry.js").Entry} entry
 * @param {Finding[]} shown The findings of the fields.
 * @returns {Finding[]}
 */
export function entryFindings(entry, shown) {
  const { work } = entry.workspace;
  const written = entry.leaves.filter((leaf) => !leaf.isEmpty);
  if (written.length === 0) return [];
  const values = new Map(written.map((leaf) => [leaf.variation, leaf.value]));
  const isShown = (/** @type {Finding} */ finding) => shown.some(({ rule, message, variation }) => rule === finding.rule && message === finding.message && variation === finding.variation);
  const isAboutEmpty = (/** @type {Finding} */ { rule, variation }) =>
    rule === "empty-translation" || (rule.endsWith("plural-category") && written.length < entry.leaves.length) || entry.leaves.some((leaf) => leaf.isEmpty && leaf.variation === variation);
  /** @type {Finding[]} */
  const live = itemFindings(entry.item, values, work);
  const given = (entry.item.findings ?? []).filter(
    (finding) => finding.variation === undefined && entry.leaves.length > 1 && !(finding.rule in work.rules) && !entry.hasUnsaved,
  );
  return sortedFindings([...live.filter((finding) => !isShown(finding) && !isAboutEmpty(finding)), ...given]);
}

/** @param {Finding[]} findings */
export function hasError(findings) {
  return findings.some(({ severity }) => severity === "error");
}

/**
 * Returns the row of a finding.
 *
 * @param {Finding} finding
 * @param {((text: string) => void) | null} fix Called with the corrected text.
 */
export function findingRow(finding, fix) {
  const iconName = finding.severity === "warning" ? "finding" : finding.severity;
  const { fix: corrected } = finding;
  return element(
    "li",
    { class: `finding ${finding.severity}` },
    icon(iconName),
    element("span", {}, element("b", { text: `${word(severityWords[finding.severity])}: ` }), finding.message),
    fix && typeof corrected === "string" && element("button", { type: "button", class: "small", text: word("pageFix"), onclick: () => fix(corrected) }),
  );
}

/** @param {Finding} finding */
export function findingSentence(finding) {
  return `${word(severityWords[finding.severity])}: ${finding.message}`;
}
