import { isNumeric } from "./characters.js";
/** @typedef {import("./rule-types.js").Emit} Emit */
/** @typedef {import("./texts.js").RuleText} RuleText */
/** @typedef {import("./subject.js").Subject} Subject */

const openings = "([{«（［「『【";
const closings = ")]}»）］」』】";

/** @param {Subject} subject @param {RuleText} text @param {RuleText} source @param {Emit} emit */
export function checkBrackets(subject, text, source, emit) {
  if (!/[()[\]{}<>"']/.test(text.value) && !text.hasWideMark) return;
  const mark = unpairedMark(text.value);
  if (mark !== null && unpairedMark(source.value) === null) emit("", [mark, subject.language], text.variation);
}

/**
 * Returns the first bracket or quotation mark without a partner; `null` if there is none.
 * @param {string} text
 * @returns {string | null}
 */
function unpairedMark(text) {
  /** @type {string[]} */
  const open = [];
  const scalars = Array.from(text);
  for (let index = 0; index < scalars.length; index += 1) {
    const scalar = scalars[index];
    const kind = closings.indexOf(scalar);
    if (scalar === "«" && open.at(-1) === "»") {
      open.pop();
    } else if (openings.includes(scalar)) {
      if (!isMouth(scalars, index)) open.push(scalar);
    } else if (kind >= 0) {
      if (open.at(-1) === openings[kind]) open.pop();
      // German and Danish use them the other way round: »so«.
      else if (scalar === "»") open.push(scalar);
      else if (!isMouth(scalars, index) && !isListLabel(scalars, index)) return scalar;
    }
  }
  return open[0] ?? unpairedQuotationMark(scalars);
}

/**
 * Returns a quotation mark with an odd number of occurrences; `null` if there is none.
 * @param {string[]} scalars
 */
function unpairedQuotationMark(scalars) {
  const curly = scalars.filter((scalar) => "“”„‟".includes(scalar));
  if (curly.length % 2 === 1) return curly[curly.length - 1];
  let [straight, behindNumbers] = [0, 0];
  scalars.forEach((scalar, index) => {
    const [previous, next] = [scalars[index - 1] ?? "", scalars[index + 1] ?? ""];
    if (scalar !== '"' || (isHebrew(previous) && isHebrew(next))) return;
    straight += 1;
    if (isNumeric(previous)) behindNumbers += 1;
  });
  // After a number, the mark may be a unit, which is ambiguous.
  return straight % 2 === 1 && (straight - behindNumbers) % 2 === 1 ? '"' : null;
}

/** @param {string} scalar */
function isHebrew(scalar) {
  return /^[\u05D0-\u05EA]$/.test(scalar);
}

/**
 * Returns whether the bracket at an index is the mouth of an emoticon: `:-)`, `;(`.
 * @param {string[]} scalars
 * @param {number} index
 */
function isMouth(scalars, index) {
  if (!"()[]（）".includes(scalars[index])) return false;
  let eyes = index - 1;
  if (eyes > 0 && "-^'".includes(scalars[eyes])) eyes -= 1;
  if (eyes < 0 || !":;=^-：；".includes(scalars[eyes])) return false;
  // In scripts without spaces, an emoticon follows the text directly.
  const smiles = ")]）".includes(scalars[index]) && ":;：；".includes(scalars[eyes]);
  const before = scalars[eyes - 1];
  const next = scalars[index + 1];
  return (
    (before === undefined || smiles || /^[\p{White_Space}\p{Emoji_Presentation}]$/u.test(before)) &&
    (next === undefined || (!/^\p{Alphabetic}$/u.test(next) && !isNumeric(next) && next !== '"'))
  );
}

/**
 * Returns whether the bracket at an index closes the label of a list item: `a)`.
 * @param {string[]} scalars
 * @param {number} index
 */
function isListLabel(scalars, index) {
  if (scalars[index] !== ")" && scalars[index] !== "）") return false;
  let start = index;
  while (start > 0 && (/^\p{Alphabetic}$/u.test(scalars[start - 1]) || isNumeric(scalars[start - 1]))) start -= 1;
  return index - start === 1 || index - start === 2;
}
