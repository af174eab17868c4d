/** The parts of a text that are shown specially: placeholders, terms, hits, and characters without a shape. */
import { parseSegments } from "./format.js";

const variablePattern = /\$\{[A-Za-z_]\w*\}/g;
const spacePattern = /[ \t\n\u00A0\u202F\u2007\u2009\u200A\u3000]/g;
const controlPattern = /[\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
const strongPattern = /\p{L}/u;
const rightToLeftPattern = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Returns where the placeholders of a text are.
 *
 * @param {string} text
 * @returns {TextRange[]}
 */
function placeholderRanges(text) {
  /** @type {TextRange[]} */
  const ranges = [];
  let start = 0;
  for (const segment of text.includes("%") ? parseSegments(text) : []) {
    const end = start + segment.text.length;
    if (segment.kind !== "text") ranges.push({ start, end, kind: "placeholder", detail: segment.kind });
    start = end;
  }
  return [...ranges, ...rangesOf(text, variablePattern, "placeholder")];
}

/**
 * Returns the placeholders of a text, each once.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function placeholderList(text) {
  const found = placeholderRanges(text).filter((range) => range.detail !== "percent");
  return [...new Set(found.map((range) => text.slice(range.start, range.end)))];
}

/**
 * Returns the direction in which a text is written. The letters of placeholders do not count.
 *
 * @param {string} text
 * @param {Direction} usual The direction of a text without letters.
 * @returns {Direction}
 */
export function textDirection(text, usual) {
  let rest = text;
  for (const { start, end } of placeholderRanges(text)) rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  const first = rest.match(strongPattern);
  if (!first) return usual;
  return rightToLeftPattern.test(first[0]) ? "rtl" : "ltr";
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @param {string} kind
 * @param {(found: string) => string} [detail]
 * @returns {TextRange[]}
 */
function rangesOf(text, pattern, kind, detail) {
  return [...text.matchAll(pattern)].map((found) => ({
    start: found.index ?? 0,
    end: (found.index ?? 0) + found[0].length,
    kind,
    detail: detail?.(found[0]),
  }));
}

/** @param {string} found */
function spaceKind(found) {
  if (found === "\n") return "newline";
  if (found === "\t") return "tab";
  return found === "\u00A0" || found === "\u202F" || found === "\u2007" ? "fixed" : "space";
}

/** @param {string} found */
function codeOf(found) {
  return `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** @param {string} text */
function escapedForPattern(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/**
 * Returns where the terms of the glossary are in a source text.
 *
 * @param {string} text
 * @param {string[]} terms
 * @returns {TextRange[]}
 */
export function termRanges(text, terms) {
  const names = terms.filter((term) => term.trim() !== "").map(escapedForPattern);
  if (names.length === 0) return [];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})(?![\\p{N}])`, "giu");
  return rangesOf(text, pattern, "term");
}

/**
 * Returns the ranges of a text that are shown specially, in order and without overlaps.
 *
 * @param {string} text
 * @param {{ blanks?: boolean, terms?: string[], extra?: TextRange[] }} [options]
 * @returns {TextRange[]}
 */
export function textRanges(text, options = {}) {
  const wanted = [
    ...placeholderRanges(text),
    ...rangesOf(text, controlPattern, "invisible", codeOf),
    ...(options.extra ?? []),
    ...termRanges(text, options.terms ?? []),
    ...(options.blanks ? rangesOf(text, spacePattern, "blank", spaceKind) : []),
  ];
  const order = wanted.map((range, priority) => ({ range, priority })).sort((left, right) => left.range.start - right.range.start || left.priority - right.priority);
  /** @type {TextRange[]} */
  const kept = [];
  let end = 0;
  for (const { range } of order) {
    if (range.start < end || range.end <= range.start) continue;
    kept.push(range);
    end = range.end;
  }
  return kept;
}
