// Characters as in Swift: grapheme clusters, of which the first scalar has the properties.

// These characters are clusters by themselves, unless others are next to them, and have no canonical equivalents.
const simple =
  "\\t\\n\\x20-\\x7E\\xA0-\\xAC\\xAE-\\u02FF\\u0388-\\u0482\\u048A-\\u052F\\u05D0-\\u05EA\\u060C\\u061F-\\u064A\\u0660-\\u066F\\u0671-\\u06D3" +
  "\\u0E01-\\u0E30\\u0E40-\\u0E46\\u1E00-\\u1EFF\\u2010-\\u2027\\u2030-\\u205E\\u20A0-\\u20BF\\u2190-\\u21FF\\u3001-\\u3029\\u3041-\\u3096" +
  "\\u30A1-\\u30FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uAC00-\\uD7A3\\uFF01-\\uFF9D";
const simpleText = new RegExp(`^[${simple}]*$`);
const stretches = new RegExp(`(?:[${simple}]?[^${simple}]+)+[${simple}]?`, "g");
/** @type {Map<string, string[]>} */
const knownCharacters = new Map();
const clusters = new Intl.Segmenter("en", { granularity: "grapheme" });

// Ideographs with a value are numbers, although Unicode does not say so in their category.
const numbers =
  /^[\p{N}㐅㒃㠪㭍一七万三九二五亖亿-什仟仨伍佰億兆兩八六十千-卅卌叁-叄四壱壹幺廾-廿弌-弎弐拾捌柒漆玖百肆萬貮貳贰阡陆陌陸零參\u{F96B}\u{F973}\u{F978}\u{F9B2}\u{F9D1}\u{F9D3}\u{F9FD}\u{20001}\u{20064}\u{200E2}\u{20121}\u{2092A}\u{20983}\u{2098C}\u{2099C}\u{20AEA}\u{20AFD}\u{20B19}\u{22390}\u{22998}\u{23B1B}\u{2626D}\u{2F890}]/u;
const letters = /^\p{Alphabetic}/u;
const blanks = /^\p{White_Space}/u;
const lineEnds = /^[\n-\r\x85\u2028\u2029]/;

/**
 * Returns the grapheme clusters of a text, composed so that equivalent ones are equal. Callers do not change the list.
 * @param {string} text
 * @returns {string[]}
 */
export function charactersOf(text) {
  if (simpleText.test(text)) return text.split("");
  let characters = knownCharacters.get(text);
  if (!characters) {
    characters = rawCharacters(text).map((character) => (/^[\0-\x7F]$/.test(character) ? character : character.normalize()));
    if (knownCharacters.size >= 64) knownCharacters.clear();
    knownCharacters.set(text, characters);
  }
  return characters;
}

/**
 * Returns the grapheme clusters of a text as they are written.
 * @param {string} text
 * @returns {string[]}
 */
export function rawCharacters(text) {
  /** @type {string[]} */
  const characters = [];
  let end = 0;
  for (const match of text.matchAll(stretches)) {
    characters.push(...text.slice(end, match.index));
    for (const { segment } of clusters.segment(match[0])) characters.push(segment);
    end = (match.index ?? 0) + match[0].length;
  }
  characters.push(...text.slice(end));
  return characters;
}

/**
 * Returns the last grapheme cluster of a text; empty for an empty text.
 * @param {string} text
 */
export function lastCharacter(text) {
  return charactersOf(text).at(-1) ?? "";
}

/** @param {string | undefined} character */
export function isLetter(character) {
  return character !== undefined && letters.test(character);
}

/** @param {string | undefined} character */
export function isNumeric(character) {
  return character !== undefined && numbers.test(character);
}

/** @param {string | undefined} character */
export function isBlank(character) {
  return character !== undefined && blanks.test(character);
}

/** @param {string | undefined} character */
export function isLineEnd(character) {
  return character !== undefined && lineEnds.test(character);
}

/**
 * Returns a text in lowercase, with the same letter for every sigma.
 * @param {string} text
 */
export function lowercased(text) {
  return text.replaceAll("Σ", "σ").toLowerCase();
}

/** @param {string | undefined} character */
export function isUppercase(character) {
  if (!character) return false;
  if (/^\p{Uppercase}$/u.test(character)) return true;
  return character === character.toUpperCase() && character !== lowercased(character);
}

/** @param {string | undefined} character */
export function isLowercase(character) {
  if (!character) return false;
  if (/^\p{Lowercase}$/u.test(character)) return true;
  return character === lowercased(character) && character !== character.toUpperCase();
}

/** @param {string | undefined} character */
export function isCased(character) {
  if (!character) return false;
  return /^\p{Cased}$/u.test(character) || character !== character.toUpperCase() || character !== lowercased(character);
}

/**
 * Returns whether two texts are the same apart from the composition of their letters.
 * @param {string | undefined} first
 * @param {string | undefined} second
 */
export function areSame(first, second) {
  return first === second || (first !== undefined && second !== undefined && first.normalize() === second.normalize());
}

/**
 * Splits characters at those that satisfy a condition, without empty parts.
 * @param {string[]} characters
 * @param {(character: string) => boolean} separates
 * @returns {string[][]}
 */
export function splitCharacters(characters, separates) {
  /** @type {string[][]} */
  const parts = [];
  let start = 0;
  for (let index = 0; index <= characters.length; index += 1) {
    const character = characters[index];
    if (character !== undefined && !separates(character)) continue;
    if (index > start) parts.push(characters.slice(start, index));
    start = index + 1;
  }
  return parts;
}

/**
 * Returns the positions at which characters contain others, without overlaps.
 * @param {string[]} characters
 * @param {string[]} sought
 * @returns {number[]}
 */
export function positionsOf(characters, sought) {
  /** @type {number[]} */
  const positions = [];
  for (let start = 0; sought.length > 0 && start + sought.length <= characters.length; start += 1) {
    if (sought.every((character, offset) => characters[start + offset] === character)) {
      positions.push(start);
      start += sought.length - 1;
    }
  }
  return positions;
}

/**
 * Returns whether a text contains another one, as whole characters.
 * @param {string} text
 * @param {string} sought
 */
export function hasPart(text, sought) {
  return text.normalize().includes(sought.normalize()) && positionsOf(charactersOf(text), charactersOf(sought)).length > 0;
}

/**
 * Returns the last position of an element that satisfies a condition; -1 if there is none.
 * @param {string[]} elements
 * @param {(element: string) => boolean} isSought
 */
export function lastIndexWhere(elements, isSought) {
  let index = elements.length - 1;
  while (index >= 0 && !isSought(elements[index])) index -= 1;
  return index;
}
