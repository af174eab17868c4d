import { spacesUnlikeSource } from "./blanks.js";
import { charactersOf, isBlank, isCased, isLetter, lastIndexWhere, rawCharacters, splitCharacters } from "./characters.js";
/** @typedef {import("./rule-types.js").Emit} Emit */
/** @typedef {import("./rule-types.js").Segment} Segment */
/** @typedef {import("./texts.js").RuleText} RuleText */
/** @typedef {import("./subject.js").Subject} Subject */

/** @param {Subject} subject @param {RuleText} text @param {RuleText} source @param {Emit} emit */
export function checkSeparators(subject, text, source, emit) {
  if (text.substitution !== null || spacesUnlikeSource(subject)) return;
  if (isAfterColon(source.format) && isAfterLetter(text.format)) return emit("colon", [subject.language], text.variation);
  if (!/["']/.test(text.value) && !text.hasWideMark) return;
  const word = wordBeforeMark(text.value);
  if (word !== null && wordBeforeMark(source.value) === null) emit("", [subject.language, word], text.variation);
}

/**
 * Returns the text before the only placeholder at the end; `null` for other texts.
 * @param {Segment[] | null} format
 */
function textBeforePlaceholder(format) {
  if (format?.length !== 2 || format[0].kind !== "text" || format[1].kind !== "specifier") return null;
  const characters = charactersOf(format[0].text);
  return splitCharacters(characters, (character) => character === " ").length > 1 ? characters : null;
}

/** @param {Segment[] | null} format */
function isAfterColon(format) {
  const text = textBeforePlaceholder(format);
  return text !== null && text.at(-1) === " " && text.at(-2) === ":" && isLetter(text.at(-3));
}

/** @param {Segment[] | null} format */
function isAfterLetter(format) {
  const text = textBeforePlaceholder(format);
  if (text === null || text.at(-1) !== " " || !isLetter(text.at(-2))) return false;
  return text.every((character) => isLetter(character) || isBlank(character) || "'’-".includes(character));
}

/**
 * Returns the letters before an opening quotation mark without a space; `null` if there are none.
 * @param {string} text
 */
function wordBeforeMark(text) {
  const scalars = Array.from(text);
  // The mark closes quotations in German, and where the marks are the wrong way round.
  const opensCurly = scalars.find((scalar) => "„“”".includes(scalar)) === "“";
  let isOpen = false;
  for (let [index, offset] = [0, 0]; index < scalars.length; offset += scalars[index].length, index += 1) {
    const mark = scalars[index];
    const opens = (mark === '"' && !isOpen) || (mark === "“" && opensCurly) || (mark === "«" && scalars.indexOf("»", index) >= 0);
    if (mark === '"') isOpen = !isOpen;
    const next = scalars[index + 1];
    if (!opens || next === undefined || !(/^\p{Alphabetic}$/u.test(next) || next === "%")) continue;
    const before = charactersOf(text.slice(0, offset));
    // Scripts without cases have no spaces there.
    const word = before.slice(lastIndexWhere(before, (character) => !isCased(character)) + 1);
    if (word.length > 1) return word.join("");
  }
  return null;
}

/** @param {Subject} subject */
function spacedMarks(subject) {
  if (subject.subtag === "fr") return subject.tag.endsWith("CA") ? ":" : "?!;:";
  return subject.subtag === "br" ? "?!;:" : "";
}

/** @param {Subject} subject @param {RuleText} text @param {RuleText | null} source @param {Emit} emit */
export function checkMarkSpacing(subject, text, source, emit) {
  const marks = spacedMarks(subject);
  if (marks === "" || !text.isWritten || !/[A-Za-z]/.test(text.value) || !/[?!;:]/.test(text.value) || text.isSameAs(source)) return;
  const fixed = rawCharacters(text.value);
  let first = "";
  for (let index = text.characters.length - 1; index > 0; index -= 1) {
    const mark = text.characters[index];
    if (!marks.includes(mark) || !followsWord(text.characters, index)) continue;
    first = mark;
    fixed.splice(index, 0, mark === ":" ? "\xA0" : "\u202F");
  }
  if (first !== "") emit("", [subject.language, first], text.variation, { fix: fixed.join("") });
}

/**
 * Returns whether a mark directly follows a word, and ends a part of the text.
 * @param {string[]} characters
 * @param {number} index
 */
function followsWord(characters, index) {
  const next = characters[index + 1] ?? " ";
  if (!isBlank(next) && !"»!?".includes(next)) return false;
  const word = characters.slice(0, index);
  const letters = word.slice(lastIndexWhere(word, isBlank) + 1);
  return (
    letters.length > 1 && isLetter(letters.at(-1)) && letters.every((character) => isLetter(character) || "'’-(«“\"".includes(character))
  );
}
