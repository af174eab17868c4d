import { areSame, charactersOf, hasPart, isBlank, isLetter, isLineEnd, isLowercase, isNumeric, isUppercase, lowercased, splitCharacters } from "./characters.js";
import { spellingOf } from "./spelling.js";
/** @typedef {import("./rule-types.js").Emit} Emit */
/** @typedef {import("./rule-types.js").Word} Word */
/** @typedef {import("./texts.js").RuleText} RuleText */
/** @typedef {import("./subject.js").Subject} Subject */

/**
 * Returns whether a text is still in the source language, although it differs from the source text.
 * @param {Subject} subject
 * @param {RuleText} text
 * @param {RuleText | null} source
 */
export function isUntranslated(subject, text, source) {
  if (!subject.work.conventions || !text.isWritten || subject.isVarietyOfSource || text.isSameAs(source)) return false;
  return isInSourceLanguage(subject, text.words) || (source !== null && repeatsSource(subject, text.words, source.words));
}

/** @param {Subject} subject @param {Word[]} words */
function isInSourceLanguage(subject, words) {
  if (words.length <= 2) return false;
  const foreign = words.filter((word) => subject.work.sourceConventions?.foreignWords?.includes(word.folded)).length;
  if (foreign <= 1 || foreign * 4 < words.length) return false;
  return !words.some((word) => subject.work.conventions?.functionWords?.includes(word.folded));
}

/** @param {Subject} subject @param {Word[]} words @param {Word[]} originals */
function repeatsSource(subject, words, originals) {
  const { conventions } = subject.work;
  if (!conventions || words.length === 0 || words.length > 3 || words.length !== originals.length) return false;
  const areEqual = words.every((word, index) => {
    const [own, other] = [word.folded, originals[index].folded];
    return areSame(own, other) || areSame(own + "s", other) || areSame(own, other + "s");
  });
  return areEqual && words.some((word) => spellingOf(word, conventions, false) !== null);
}

/**
 * Returns whether the rules about the words of the language apply to a text.
 * @param {Subject} subject
 * @param {RuleText} text
 * @param {RuleText | null} source
 */
export function isProse(subject, text, source) {
  return subject.work.conventions !== undefined && text.isWritten && !text.isSameAs(source) && !isUntranslated(subject, text, source);
}

/** @param {Subject} subject @param {RuleText} text @param {RuleText | null} source @param {Emit} emit */
export function checkRepeatedWords(subject, text, source, emit) {
  const { words } = text;
  for (let index = 1; index < words.length; index += 1) {
    const [first, second] = [words[index - 1], words[index]];
    if (!second.followsWord || second.startsSentence || !areSame(first.folded, second.folded)) continue;
    const [own, next] = [charactersOf(first.text), charactersOf(second.text)];
    if (!own.some(isLetter) || own.slice(1).join("") !== next.slice(1).join("")) continue;
    if (isUppercase(next[0]) && isLowercase(own[0])) continue;
    if (own.length === 1 && own[0] !== next[0]) continue;
    if (subject.work.conventions?.repeatableWords?.includes(first.folded) || repeatsWords(subject, source)) continue;
    return emit("", [first.folded, subject.language], text.variation);
  }
}

/** @param {Subject} subject @param {RuleText | null} source */
function repeatsWords(subject, source) {
  const words = source?.words ?? [];
  const frequent = subject.work.sourceConventions?.functionWords ?? [];
  return words.some((word, index) => index > 0 && areSame(words[index - 1].folded, word.folded) && !frequent.includes(word.folded));
}

/** @param {Subject} subject @param {RuleText} text @param {RuleText | null} source @param {Emit} emit */
export function checkInvertedMarks(subject, text, source, emit) {
  const marks = subject.work.conventions?.openingMarks ?? {};
  if (!/[?!]/.test(text.value) || Object.keys(marks).length === 0) return;
  const closing = unopenedMark(text, marks, punctuatedNames(source));
  if (closing === null) return;
  const fix = isOneClause(text, closing) ? marks[closing] + text.value : undefined;
  emit("", [subject.language, closing, marks[closing]], text.variation, { fix });
}

/** @param {RuleText} text @param {string} closing */
function isOneClause(text, closing) {
  const { characters } = text;
  return (
    characters.at(-1) === closing && isLetter(characters[0]) &&
    characters.slice(0, -1).every((character) => !isLineEnd(character) && !".,;:…?!¿¡–—()[]«»“”\"".includes(character))
  );
}

/**
 * Returns the words with a punctuation mark that does not end the sentence: "Go Map!! adds data".
 * @param {RuleText | null} source
 */
function punctuatedNames(source) {
  const words = splitCharacters(source?.characters ?? [], isBlank);
  return words.filter((word, index) => {
    const next = words[index + 1];
    const last = word[word.length - 1];
    return next && (last === "?" || last === "!") && (isLowercase(next[0]) || (last === "!" && word.at(-2) === "!"));
  });
}

/** @param {RuleText} text @param {{[closing: string]: string}} marks @param {string[][]} names */
function unopenedMark(text, marks, names) {
  const openings = Object.values(marks);
  const { characters } = text;
  let isOpen = false;
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters[index];
    if (openings.includes(character)) isOpen = true;
    if (!Object.hasOwn(marks, character)) continue;
    if (isOpen) {
      isOpen = false;
      continue;
    }
    const [previous, next] = [characters[index - 1], characters[index + 1]];
    const word = splitCharacters(characters.slice(0, index + 1), isBlank).at(-1) ?? [];
    const isInName = names.some((name) => word.every((part, offset) => name[offset] === part));
    const endsWords = previous !== undefined && !Object.hasOwn(marks, previous) && !isBlank(previous) && !"([{/#«“‘".includes(previous);
    if (endsWords && !isInName && !isLetter(next) && !isNumeric(next)) return character;
  }
  return null;
}

/** @param {Subject} subject @param {RuleText} text @param {RuleText | null} source @param {Emit} emit */
export function checkDiacritics(subject, text, source, emit) {
  const { conventions } = subject.work;
  if (!conventions?.spellings || Object.keys(conventions.spellings).length === 0) return;
  const isQuestion = text.value.includes("?") && hasPart(text.value, "?");
  for (const word of text.words) {
    const found = spellingOf(word, conventions, isQuestion);
    if (!found) continue;
    const part = charactersOf(found.part);
    if (source && isName(found.part, !word.startsSentence && isUppercase(charactersOf(word.text)[0]), source.value)) continue;
    if (part.slice(1).some(isUppercase) && part.some(isLowercase)) continue;
    if (conventions.omitsMarksOfCapitals && lacksOnlyMarksOfCapitals(part, charactersOf(found.spelling))) continue;
    return emit("", [found.part, subject.language, capitalized(found.spelling, part)], text.variation);
  }
}

/** @param {string} word @param {boolean} isCapitalized @param {string} source */
function isName(word, isCapitalized, source) {
  if (isCapitalized) return hasPart(source, word);
  return ["''", '""', "‘’", "“”", "``"].some(([opening, closing]) => hasPart(source, opening + word + closing));
}

/** @param {string[]} word @param {string[]} spelling */
function lacksOnlyMarksOfCapitals(word, spelling) {
  return word.length === spelling.length && word.every((letter, index) => isUppercase(letter) || lowercased(letter) === spelling[index]);
}

/** @param {string} spelling @param {string[]} word */
function capitalized(spelling, word) {
  if (!isUppercase(word[0])) return spelling;
  if (word.length > 1 && !word.some(isLowercase)) return spelling.toUpperCase();
  const [first, ...rest] = charactersOf(spelling);
  return first.toUpperCase() + rest.join("");
}
