import { charactersOf, lowercased, splitCharacters } from "./characters.js";
/** @typedef {import("./rule-types.js").Word} Word */
/** @typedef {import("./rule-types.js").WorkConventions} WorkConventions */

/**
 * Returns the misspelled part of a word and its spelling; `null` if it is correct.
 * @param {Word} word
 * @param {WorkConventions} conventions
 * @param {boolean} isQuestion
 * @returns {{part: string, spelling: string} | null}
 */
export function spellingOf(word, conventions, isQuestion) {
  let [part, folded] = [word.text, word.folded];
  const known = valueIn(conventions.spellings, folded);
  if (known !== null) return { part, spelling: known };
  const asked = isQuestion && word.startsSentence ? valueIn(conventions.questionWords, folded) : null;
  if (asked !== null && isAsking(word)) return { part, spelling: asked };
  if (/['’]/.test(part)) {
    part = splitCharacters(charactersOf(part), (character) => character === "'" || character === "’").at(-1)?.join("") ?? part;
    folded = lowercased(part);
    const spelling = valueIn(conventions.spellings, folded);
    if (spelling !== null) return { part, spelling };
  }
  if (!conventions.endings) return null;
  const letters = charactersOf(folded);
  for (let length = 3; length <= 9 && length < letters.length; length += 1) {
    const ending = valueIn(conventions.endings, letters.slice(-length).join(""));
    if (ending !== null) return { part, spelling: letters.slice(0, -length).join("") + ending };
  }
  return null;
}

/** @param {{[word: string]: string} | undefined} words @param {string} word */
function valueIn(words, word) {
  const composed = word.normalize();
  return words && Object.hasOwn(words, composed) ? words[composed] : null;
}

/**
 * Returns whether the sentence that a word begins is a question.
 * @param {Word} word
 */
function isAsking(word) {
  const characters = charactersOf(word.rest);
  const end = characters.findIndex(
    (mark, index) => index > 0 && ".!?\n".includes(mark) && (mark !== "?" || !"([`/&".includes(characters[index - 1])),
  );
  return end < 0 || characters[end] === "?";
}
