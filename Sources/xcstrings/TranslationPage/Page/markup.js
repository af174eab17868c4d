/** @typedef {import("./rule-types.js").Emit} Emit */
/** @typedef {import("./texts.js").RuleText} RuleText */
/** @typedef {import("./subject.js").Subject} Subject */
/** @typedef {{name: string, start: number, end: number, isClosed: boolean}} Mark */

const addressMark = "https://…";
const linkMark = "[…](…)";
const boldMark = "**…**";
const tagNames = new Set(
  "a b big br code del em font h1 h2 h3 i li ol p s small span strong sub sup u ul".split(" "),
);

/** @param {Subject} subject @param {RuleText} text @param {RuleText} source @param {Emit} emit */
export function checkMarkup(subject, text, source, emit) {
  if (text.substitution !== null || !/[()[\]{}<>*_`~/]/.test(source.value)) return;
  const [expected, found] = [markupOf(source.value), markupOf(text.value)];
  for (const name of [...expected.keys()].sort()) {
    const [wanted, own] = [expected.get(name) ?? 0, found.get(name) ?? 0];
    if (wanted === own || (wanted < own && name === addressMark)) continue;
    // The translation may make a link of an address.
    if (name === addressMark && wanted + (expected.get(linkMark) ?? 0) <= (found.get(linkMark) ?? 0)) continue;
    const isMinor = name === "`…`" || name === "<br>" || (name === boldMark && text.value.split("**").length - 1 === 2 * own);
    emit("", [subject.language, name, own, wanted], text.variation, { isMinor });
  }
}

/**
 * Returns the number of occurrences of each kind of markup.
 * @param {string} text
 */
function markupOf(text) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  countMarks(text, counts, new Set());
  return counts;
}

/** @param {string} text @param {Map<string, number>} counts @param {Set<string>} addresses */
function countMarks(text, counts, addresses) {
  for (let index = 0; index < text.length;) {
    const mark = markAt(text, index);
    if (mark && (mark.name !== linkMark || !addresses.has(targetOf(text, mark)))) {
      counts.set(mark.name, (counts.get(mark.name) ?? 0) + 1);
      if (mark.name === linkMark) addresses.add(targetOf(text, mark));
    }
    if (mark?.name === boldMark) countMarks(text.slice(mark.start, mark.end - 2), counts, addresses);
    index = mark ? (mark.isClosed ? mark.end : mark.start) : index + 1;
  }
}

/** @param {string} text @param {number} start @returns {Mark | null} */
function markAt(text, start) {
  switch (text[start]) {
    case "[": return linkAt(text, start);
    case "*": return matchAt(/\*\*(?![\t-\r ])[^*]+(?<![\t-\r ])\*\*/y, boldMark, text, start, 2);
    case "~": return matchAt(/~~[^~]+~~/y, "~~…~~", text, start, 2);
    case "`": return matchAt(/`[^`]+`/y, "`…`", text, start, 1);
    case "<": return tagAt(text, start);
    case "h": return addressAt(text, start);
    default: return null;
  }
}

/** @param {RegExp} pattern @param {string} name @param {string} text @param {number} start @param {number} length @returns {Mark | null} */
function matchAt(pattern, name, text, start, length) {
  pattern.lastIndex = start;
  const match = pattern.exec(text);
  return match ? { name, start: start + length, end: start + match[0].length, isClosed: true } : null;
}

/** @param {string} text @param {number} start @returns {Mark | null} */
function linkAt(text, start) {
  const label = matchAt(/\[[^[\]]+\]\(/y, linkMark, text, start, 1);
  if (!label) return null;
  let depth = 1;
  for (let index = label.end; index < text.length; index += 1) {
    if (text[index] === "(") depth += 1;
    else if (text[index] === ")") depth -= 1;
    else if (/[\t-\r ]/.test(text[index])) return null;
    else continue;
    if (depth === 0) return index > label.end ? { ...label, end: index + 1, isClosed: false } : null;
  }
  return null;
}

/** @param {string} text @param {Mark} link */
function targetOf(text, link) {
  return text.slice(text.indexOf("]", link.start), link.end);
}

/** @param {string} text @param {number} start @returns {Mark | null} */
function addressAt(text, start) {
  const scheme = ["https://", "http://"].find((each) => text.startsWith(each, start));
  if (!scheme || text.slice(0, start).endsWith("](") || (start > 0 && "\"'=".includes(text[start - 1]))) return null;
  return { name: addressMark, start: start + scheme.length, end: start + scheme.length, isClosed: false };
}

/** @param {string} text @param {number} start @returns {Mark | null} */
function tagAt(text, start) {
  const pattern = /<(\/?)([A-Za-z\d]*)([^<>]*)>/y;
  pattern.lastIndex = start;
  const match = pattern.exec(text);
  const tag = match?.[2].toLowerCase() ?? "";
  if (!match || !tagNames.has(tag)) return null;
  const rest = match[3];
  // The name of a tag is followed by attributes, not by words: <a letter>.
  if (!/^[\t-\r /]*$/.test(rest) && !(/^[\t-\r ]/.test(rest) && rest.includes("="))) return null;
  return { name: `<${match[1]}${tag}>`, start, end: start + match[0].length, isClosed: true };
}
