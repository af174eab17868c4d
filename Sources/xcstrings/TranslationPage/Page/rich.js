/** Texts with marked parts, as nodes. */
import { element } from "./dom.js";
import { textRanges } from "./tokens.js";
import { word } from "./words.js";

/**
 * @param {TextRange} range
 * @param {string} text
 */
function rangeNode(range, text) {
  if (range.kind === "placeholder") return element("bdi", { class: "placeholder", text });
  if (range.kind === "term") return element("span", { class: "term", text });
  if (range.kind === "hit") return element("mark", { text });
  if (range.kind === "blank") return element("span", { class: `blank ${range.detail}`, text });
  return element("span", { class: "invisible", "data-code": range.detail, text });
}

/**
 * Returns the nodes of a text.
 *
 * @param {string} text
 * @param {{ blanks?: boolean, terms?: string[], extra?: TextRange[] }} [options]
 * @returns {(Node | string)[]}
 */
export function richText(text, options = {}) {
  /** @type {(Node | string)[]} */
  const nodes = [];
  let position = 0;
  for (const range of textRanges(text, options)) {
    if (range.start > position) nodes.push(text.slice(position, range.start));
    nodes.push(rangeNode(range, text.slice(range.start, range.end)));
    position = range.end;
  }
  if (position < text.length) nodes.push(text.slice(position));
  return nodes;
}

/**
 * Returns the nodes of a difference. Additions and removals also have words, for those who do not see them.
 *
 * @param {DifferencePart[]} parts
 * @returns {(Node | string)[]}
 */
export function differenceNodes(parts) {
  return parts.map((part) => {
    if (part.kind === "same") return element("span", {}, ...richText(part.text));
    const isAdded = part.kind === "added";
    return element(
      isAdded ? "ins" : "del",
      {},
      element("span", { class: "hidden-words", text: `${word(isAdded ? "pageAdded" : "pageRemoved")} ` }),
      ...richText(part.text),
    );
  });
}
