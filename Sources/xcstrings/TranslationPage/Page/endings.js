import { charactersOf, hasPart, isBlank, isLetter, lastIndexWhere, positionsOf } from "./characters.js";
import { hasLetters, parseSegments } from "./format.js";
import { isUntranslated } from "./prose-rules.js";
/** @typedef {import("./rule-types.js").Emit} Emit */
/** @typedef {import("./texts.js").RuleText} RuleText */
/** @typedef {import("./subject.js").Subject} Subject */
/** @typedef {{kind: string, mark: string, isProse: boolean}} Ending */

const closers = "\"'”’»«“‘)]」』）】*_`\uFE0E\uFE0F";
const doubleMarks = "\"“”„‟«»「」『』";
/** @type {{[kind: string]: string}} */
const endMarks = { fullStop: ".。．।۔։", colon: ":：︰﹕∶", ellipsis: "…⋯", question: "?？؟՞\u037E", exclamation: "!！՜" };
/** @type {{[closing: string]: string}} */
const remarkBrackets = { ")": "(", "）": "（", "]": "[" };

/** @param {Subject} subject @param {RuleText} text @param {RuleText} source @param {Emit} emit */
export function checkEnding(subject, text, source, emit) {
  if (["th", "lo", "km", "my"].includes(subject.subtag) || text.substitution !== null) return;
  if (isUntranslated(subject, text, source)) return;
  const { tag } = subject;
  const doubled = text.endsWithLetter ? null : doubledMarks(text);
  if (doubled !== null && doubledMarks(source) === null) return emit("doubled", [tag, doubled], text.variation);
  if (!text.endsWithLetter && (/[()[\]{}<>"']/.test(text.value) || text.hasWideMark)) {
    const remark = remarkIn(text, source);
    if (remark !== null) return emit("remark", [tag, remark], text.variation);
    if (text.hasWords && !source.hasEmphasisMark && isQuoted(text.value) && !hasQuotationMarks(source.value)) {
      return emit("quoted", [tag], text.variation);
    }
  }
  if (source.endsWithLetter && text.endsWithLetter) return;
  const [wanted, found] = [endingOf(source.value, ""), endingOf(text.value, tag)];
  if (wanted.kind === found.kind || !text.characters.some(isLetter) || subject.facts.usualEnding === found.kind) return;
  const isMinor = !isLost(wanted, text, subject.subtag, found);
  if (wanted.mark === "") emit("added", [tag, found.mark], text.variation, { isMinor });
  else if (found.mark === "") emit("missing", [tag, wanted.mark], text.variation, { isMinor });
  else emit("", [tag, found.mark, wanted.mark], text.variation, { isMinor });
}

/**
 * Returns the end punctuation of a text.
 * @param {string} text
 * @param {string} tag The language; empty for a source text.
 * @returns {Ending}
 */
export function endingOf(text, tag) {
  const scalars = Array.from(withoutComment(text));
  const end = scalars.slice(0, lastIndexWhere(scalars, (scalar) => !isBlank(scalar) && !closers.includes(scalar)) + 1);
  const last = end.at(-1) ?? "";
  const ending = end.slice(-5).join("");
  const isEllipsis = ending.endsWith("...") || ending.endsWith(". . .");
  const kind = isEllipsis ? "ellipsis" : endsWithUnit(end) ? "none" : kindOf(last, scalars[end.length], tag);
  const isProse = end.slice(0, isEllipsis ? -3 : -1).some((scalar) => ".…?!。？！\n".includes(scalar));
  return { kind, mark: isEllipsis ? "..." : kind === "none" ? "" : last, isProse };
}

/**
 * Returns whether a period belongs to the abbreviation of a unit after a number or a placeholder, as in "5 min."
 * @param {string[]} end
 */
function endsWithUnit(end) {
  if (end.at(-1) !== ".") return false;
  const blank = lastIndexWhere(end.slice(0, -1), (scalar) => !/\p{Alphabetic}/u.test(scalar));
  const length = end.length - 2 - blank;
  if (blank < 0 || length < 1 || length > 3 || !isBlank(end[blank])) return false;
  const number = end.slice(0, blank).join("").trimEnd();
  return /[%0-9]\S*$/.test(number);
}

/** @param {string} mark @param {string | undefined} closer @param {string} tag */
function kindOf(mark, closer, tag) {
  if (mark === "") return "none";
  // Two eyes and a mouth are an emoticon. The Greek question mark looks like a semicolon.
  if ((mark === ":" || mark === ";") && closer === ")") return "none";
  if (mark === ";") return tag === "el" ? "question" : "none";
  return Object.keys(endMarks).find((kind) => endMarks[kind].includes(mark)) ?? "none";
}

/** @param {string} text */
function withoutComment(text) {
  if (!text.endsWith("-->")) return text;
  const characters = charactersOf(text);
  const start = positionsOf(characters, ["<", "!", "-", "-"]).at(-1);
  return start === undefined || characters.slice(-3).join("") !== "-->" ? text : characters.slice(0, start).join("");
}

/**
 * Returns the two punctuation marks at the end of a text, of which one is too many; `null` if there are not two.
 * @param {RuleText} text
 */
function doubledMarks(text) {
  const { characters } = text;
  const end = lastIndexWhere(characters, (character) => !isBlank(character)) + 1;
  let start = end;
  while (start > 0 && ".。?？!！؟।，,".includes(characters[start - 1])) start -= 1;
  if (end - start !== 2) return null;
  const [first, last] = characters.slice(start, end);
  const mayFollow = !"?!？！؟".includes(first) || (kindOf(first, "", "") === kindOf(last, "", "") && !"!！".includes(first));
  return mayFollow && !(first === "." && last === ".") ? first + last : null;
}

/**
 * Returns whether a translation with another ending lacks information that its words do not convey.
 * @param {Ending} wanted
 * @param {RuleText} text
 * @param {string} subtag
 * @param {Ending} found
 */
function isLost(wanted, text, subtag, found) {
  const endsSentence = found.kind === "fullStop" || found.kind === "exclamation";
  switch (wanted.kind) {
    case "question":
      return !["ja", "ko"].includes(subtag) && !Array.from(text.value).some((scalar) => endMarks.question.includes(scalar));
    case "colon":
      return !endsSentence && !precedesPlaceholder(text);
    case "ellipsis":
      return (
        !["ja", "ko", "zh"].includes(subtag) && !wanted.isProse && !endsSentence && found.kind !== "question" &&
        !hasPart(text.value, "…") && !hasPart(text.value, "...")
      );
    default:
      return false;
  }
}

/** @param {RuleText} text */
function precedesPlaceholder(text) {
  const colon = lastIndexWhere(text.characters, (character) => character === ":" || character === "：");
  return colon >= 0 && !hasWordsIn(text.characters.slice(colon + 1).join(""));
}

/** @param {string} text */
function hasWordsIn(text) {
  return hasLetters(parseSegments(text));
}

/** @param {string} text */
function isQuoted(text) {
  const scalars = Array.from(text);
  const [first, last] = [scalars[0], scalars.at(-1) ?? ""];
  if (scalars.length <= 2) return false;
  if (doubleMarks.includes(first) && doubleMarks.includes(last)) {
    return !scalars.slice(1, -1).some((scalar) => doubleMarks.includes(scalar));
  }
  return "'‘’".includes(first) && "'‘’".includes(last);
}

/** @param {string} text */
function hasQuotationMarks(text) {
  return hasDoubleMark(text) || /^['‘’]/.test(text);
}

/** @param {string} text */
function hasDoubleMark(text) {
  return /["“”„‟«»「」『』]/.test(text);
}

/**
 * Returns the bracketed remark at the end of a translation that the source text does not have.
 * @param {RuleText} text
 * @param {RuleText} source
 */
function remarkIn(text, source) {
  const { characters } = text;
  const opening = remarkBrackets[characters.at(-1) ?? ""];
  const start = opening === undefined ? -1 : characters.lastIndexOf(opening);
  if (start <= 0) return null;
  const remark = characters.slice(start);
  const isColon = (/** @type {string} */ character) => character === ":" || character === "：";
  const hasColon = remark.some(isColon);
  if (!hasColon && !remark.some(hasDoubleMark)) return null;
  const original = source.characters;
  if (original.some(hasColon ? isColon : hasDoubleMark) || original.some((character) => "(（[".includes(character))) return null;
  if (original.slice(0, -1).some((character) => ",;–—.".includes(character))) return null;
  return hasWordsIn(remark.join("")) ? remark.join("") : null;
}
