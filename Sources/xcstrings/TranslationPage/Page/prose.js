import { lowercased, rawCharacters } from "./characters.js";
/** @typedef {import("./rule-types.js").Word} Word */
/** @typedef {import("./rule-types.js").Segment} Segment */
/** @typedef {{base: string, start: number, end: number}} Run */

const wordStart = /^['’\-A-Za-z0-9]$|^(?=[^\0-\x7F])[\p{Alphabetic}\p{N}]/u;
const wordPart = /^(?=[^\0-\x7F])\p{M}/u;
const sentenceEnds = ".!?…:。•-–—/|→·";
const sentenceOpenings = '¿¡"«“‘([/';
const blankPattern = /[\t-\r \x85\xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/;

/**
 * Returns the words of a text without placeholders, addresses and code.
 * @param {string} text
 * @param {Segment[] | null} format
 * @returns {Word[]}
 */
export function proseWords(text, format) {
  /** @type {Word[]} */
  const words = [];
  const reader = { words, startsSentence: true, followsWord: false, mayHaveAddress: /[./#@-]/.test(text) };
  for (const run of runsOf(text, format)) {
    if (run) readRun(reader, run);
    else skipPart(reader);
  }
  return words;
}

/**
 * Returns the parts between placeholders and code, and `null` for each of these.
 * @param {string} text
 * @param {Segment[] | null} format
 */
function runsOf(text, format) {
  const isIndented = /[\r\n]/.test(text) && text.includes("  ");
  const isMarked = /[*_`~]/.test(text);
  const code = { isOpen: false };
  /** @type {(Run | null)[]} */
  const runs = [];
  for (const segment of format ?? [{ kind: "text", text }]) {
    if (segment.kind === "percent") continue;
    if (segment.kind !== "text") {
      runs.push(null);
      continue;
    }
    const base = segment.text;
    const whole = { base, start: 0, end: base.length };
    const lines = isIndented ? splitRun(whole, "\n").map((run) => (base.startsWith("  ", run.start) && run.end - run.start > 1 ? null : run)) : [whole];
    for (const line of lines) {
      if (!line || !isMarked) {
        runs.push(line);
        continue;
      }
      splitRun(line, "`").forEach((piece, index) => {
        if (index > 0) code.isOpen = !code.isOpen;
        runs.push(code.isOpen ? null : piece);
      });
    }
  }
  return runs;
}

/**
 * Splits a part at a character, with empty parts.
 * @param {Run} run
 * @param {string} separator
 * @returns {Run[]}
 */
function splitRun(run, separator) {
  const parts = [];
  let [start, index] = [run.start, run.start];
  for (const character of rawCharacters(run.base.slice(run.start, run.end))) {
    if (character === separator) {
      parts.push({ base: run.base, start, end: index });
      start = index + separator.length;
    }
    index += character.length;
  }
  parts.push({ base: run.base, start, end: run.end });
  return parts;
}

/** @typedef {{words: Word[], startsSentence: boolean, followsWord: boolean, mayHaveAddress: boolean}} Reader */

/** @param {Reader} reader */
function skipPart(reader) {
  reader.startsSentence = false;
  reader.followsWord = false;
}

/** @param {Reader} reader @param {Run} run */
function readRun(reader, run) {
  let start = run.start;
  for (let index = run.start; index <= run.end; index += 1) {
    const isEnd = index === run.end;
    const unit = run.base[index];
    if (!isEnd && !blankPattern.test(unit)) continue;
    if (start < index) readChunk(reader, run.base, start, index);
    if (!isEnd && unit === "\n") reader.followsWord = false;
    start = index + 1;
  }
}

/**
 * Reads the words of a part without whitespace.
 * @param {Reader} reader
 * @param {string} base
 * @param {number} from
 * @param {number} to
 */
function readChunk(reader, base, from, to) {
  const scalars = Array.from(base.slice(from, to));
  if (reader.mayHaveAddress && isTechnical(scalars)) return skipPart(reader);
  let [isFirst, endsSentence, offset] = [true, false, from];
  /** @type {string | null} */
  let previous = null;
  for (let index = 0; index < scalars.length;) {
    const scalar = scalars[index];
    if (!wordStart.test(scalar)) {
      previous = scalar;
      endsSentence ||= sentenceEnds.includes(scalar);
      offset += scalar.length;
      index += 1;
      continue;
    }
    let text = "";
    for (; index < scalars.length && isPartOfWord(scalars[index]); index += 1) {
      endsSentence ||= sentenceEnds.includes(scalars[index]);
      text += scalars[index];
    }
    reader.words.push({
      text, folded: lowercased(text), rest: base.slice(offset),
      startsSentence: reader.startsSentence || (previous !== null && sentenceOpenings.includes(previous)),
      followsWord: isFirst && previous === null && reader.followsWord,
    });
    reader.startsSentence = false;
    isFirst = false;
    previous = null;
    offset += text.length;
  }
  if (endsSentence) reader.startsSentence = true;
  reader.followsWord = !isFirst && previous === null;
}

/** @param {string | undefined} scalar */
function isPartOfWord(scalar) {
  return scalar !== undefined && (wordStart.test(scalar) || wordPart.test(scalar));
}

/**
 * Returns whether a part without whitespace is an address, a file or an option.
 * @param {string[]} chunk
 */
function isTechnical(chunk) {
  const start = chunk.findIndex((scalar) => isPartOfWord(scalar) || "/#@-".includes(scalar));
  if (start < 0) return false;
  const text = chunk.slice(start);
  if ((text[0] === "/" && text.length > 1) || text[0] === "#" || (text[0] === "-" && text[1] === "-")) return true;
  let previous = "";
  for (let index = 0; index + 1 < text.length; index += 1) {
    const [scalar, next] = [text[index], text[index + 1]];
    if (scalar === "@") return true;
    if (scalar === "/" && next === "/" && previous === ":") return true;
    if (scalar === "." && isLetterOrDigit(previous) && /^\p{Alphabetic}/u.test(next)) return true;
    previous = scalar;
  }
  return text.at(-1) === "@";
}

/** @param {string} scalar */
function isLetterOrDigit(scalar) {
  return wordStart.test(scalar) && !"'’-".includes(scalar);
}
