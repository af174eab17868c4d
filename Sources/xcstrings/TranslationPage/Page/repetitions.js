/** The same source text in other places. */
import { hasError } from "./findings.js";
import { textFindings } from "./rules.js";

/**
 * Returns what would be saved if a text were used for all places with the same source text that no person has decided about.
 *
 * @param {import("./leaf.js").Leaf} leaf A text that was saved.
 * @returns {SaveRequest[]}
 */
export function repetitionRequests(leaf) {
  const { saved, entry } = leaf;
  if (!saved || saved.text.trim() === "") return [];
  const { workspace } = entry;
  return workspace
    .repetitions(leaf)
    .filter((other) => other.isOpen && !other.isUnsaved)
    .map((other) => {
      const findings = textFindings(other.entry.item, other.text, saved.text, workspace.work);
      return { leaf: other, text: saved.text, state: saved.state, findings };
    })
    .filter(({ findings, state }) => state !== "translated" || !hasError(findings))
    .map(({ leaf: other, text, state }) => ({ leaf: other, text, state }));
}
