/** Search and filters. */

/**
 * Returns a text without differences of case and accents.
 *
 * @param {string} text
 */
export function foldText(text) {
  return text.normalize("NFD").replace(/[\u0300-\u036F\u064B-\u065F\u0670]/g, "").toLowerCase();
}

const countedWordPattern = /[\p{L}\p{N}]+(?:['’.\-][\p{L}\p{N}]+)*/gu;
const wordlessScript = /[\u3040-\u30FF\u3400-\u9FFF\u0E00-\u0EFF]/g;

/**
 * Returns how many words a text has. In scripts without spaces two characters count as one.
 *
 * @param {string} text
 */
export function countWords(text) {
  const single = text.match(wordlessScript)?.length ?? 0;
  const rest = single > 0 ? text.replace(wordlessScript, " ") : text;
  return (rest.match(countedWordPattern)?.length ?? 0) + Math.ceil(single / 2);
}

/** @type {Filter} */
export const emptyFilter = { query: "", show: "all", catalog: "" };

/** The kinds of the filter, in groups. */
export const filterGroups = [
  ["all", "open", "done", "review", "unsaved"],
  ["error", "source-changed", "missing", "finding", "draft"],
  ["question", "limit", "comment", "forms", "refused"],
];

/**
 * Returns whether a translation is of a kind.
 *
 * @param {import("./entry.js").Entry} entry
 * @param {string} kind
 */
export function isOfKind(entry, kind) {
  switch (kind) {
    case "all":
      return true;
    case "open":
      return entry.isOpen;
    case "unsaved":
      return entry.hasUnsaved;
    case "question":
      return entry.shownQuestion !== "";
    case "limit":
      return entry.item.limit !== undefined;
    case "comment":
      return (entry.item.comment ?? "") !== "";
    case "forms":
      return entry.leaves.length > 1;
    case "refused":
      return Object.keys(entry.item.refused ?? {}).length > 0;
    default:
      return entry.status === kind;
  }
}

/**
 * Returns the translations that a filter keeps.
 *
 * @param {import("./entry.js").Entry[]} entries
 * @param {Filter} filter
 */
export function filteredEntries(entries, filter) {
  const query = foldText(filter.query.trim());
  return entries.filter(
    (entry) =>
      (filter.catalog === "" || entry.workspace.catalogName(entry.item) === filter.catalog) &&
      isOfKind(entry, filter.show) &&
      (query === "" || entry.searchText.includes(query)),
  );
}

/**
 * Returns how many translations there are of each kind.
 *
 * @param {import("./entry.js").Entry[]} entries
 * @returns {Map<string, number>}
 */
export function kindCounts(entries) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const kinds = filterGroups.flat();
  for (const entry of entries) {
    const { status } = entry;
    for (const kind of kinds) {
      const isKind = kind === "all" || kind === status || (!statusKinds.has(kind) && isOfKind(entry, kind));
      if (isKind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  return counts;
}

const statusKinds = new Set(["done", "review", "error", "source-changed", "missing", "finding", "draft"]);

/**
 * Returns where a query is in a text.
 *
 * @param {string} text
 * @param {string} query
 * @returns {TextRange[]}
 */
export function hitRanges(text, query) {
  const sought = foldText(query.trim());
  if (sought === "") return [];
  const characters = [...text];
  let folded = "";
  /** @type {number[]} */
  const positions = [];
  let position = 0;
  for (const character of characters) {
    const part = foldText(character);
    for (let index = 0; index < part.length; index += 1) positions.push(position);
    folded += part;
    position += character.length;
  }
  positions.push(position);
  /** @type {TextRange[]} */
  const ranges = [];
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
    ranges.push({ start: positions[at], end: positions[at + sought.length], kind: "hit" });
  }
  return ranges;
}
