import { areSame, isBlank, isLetter, isLineEnd, lastIndexWhere, positionsOf, rawCharacters, splitCharacters } from "./characters.js";
/** @typedef {import("./rule-types.js").Emit} Emit */
/** @typedef {import("./texts.js").RuleText} RuleText */
/** @typedef {import("./subject.js").Subject} Subject */
/** @typedef {{start: string[], middle: string[], end: string[]}} Edges */

const wideScalar =
  /[\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\u{20000}-\u{3FFFF}]/u;
const unspacedScripts = ["Hans", "Hant", "Hani", "Jpan", "Thai", "Laoo", "Khmr", "Mymr", "Tibt", "Lana", "Talu"];

/**
 * Returns the spaces at both ends of a text, and what is between them.
 * @param {string[]} characters
 * @returns {Edges}
 */
export function edgesOf(characters) {
  const isText = (/** @type {string} */ character) => !isBlank(character);
  const first = characters.findIndex(isText);
  if (first < 0) return { start: characters, middle: [], end: [] };
  const last = lastIndexWhere(characters, isText) + 1;
  return { start: characters.slice(0, first), middle: characters.slice(first, last), end: characters.slice(last) };
}

/** @param {string[]} first @param {string[]} second */
function areAlike(first, second) {
  const plain = (/** @type {string[]} */ blanks) => blanks.map((blank) => (blank === "\xA0" || blank === "\u202F" ? " " : blank)).join("");
  return plain(first) === plain(second);
}

/**
 * Returns whether two texts have the same spaces at their ends; a no-break space is a space.
 * @param {Edges} first
 * @param {Edges} second
 */
export function haveSameEdges(first, second) {
  return areAlike(first.start, second.start) && areAlike(first.end, second.end);
}

/** @param {string} text */
function hasBlankAtEdge(text) {
  const [first, last] = [text.charCodeAt(0), text.charCodeAt(text.length - 1)];
  if (text === "") return false;
  if (first < 0x80 && last < 0x80) return /^[ \t\n\r]|[ \t\n\r]$/.test(text);
  const characters = rawCharacters(text);
  return isBlank(characters[0]) || isBlank(characters.at(-1));
}

/** @param {Subject} subject @param {RuleText} text @param {RuleText} source @param {Emit} emit */
export function checkSurroundingBlanks(subject, text, source, emit) {
  if (text.substitution !== null || !(hasBlankAtEdge(text.value) || hasBlankAtEdge(source.value))) return;
  const [found, wanted] = [edgesOf(text.characters), edgesOf(source.characters)];
  if (haveSameEdges(found, wanted) || found.middle.length === 0 || needsNoSpace(found, wanted)) return;
  if (spacesUnlikeSource(subject) && hasSameLineBreaks(found, wanted)) return;
  if (found.start.length === 0 && found.end.length === 0 && isUnintended(subject, source, wanted)) return;
  const [startsLike, endsLike] = [areAlike(found.start, wanted.start), areAlike(found.end, wanted.end)];
  const fix = [...(startsLike ? found : wanted).start, ...found.middle, ...(endsLike ? found : wanted).end].join("");
  emit(startsLike ? "end" : "start", [subject.language], text.variation, { isMinor: startsLike && wanted.end.length === 0, fix });
}

/**
 * Returns whether the spaces of a source text are a mistake, because most languages do not have them.
 * @param {Subject} subject
 * @param {RuleText} source
 * @param {Edges} wanted
 */
function isUnintended(subject, source, wanted) {
  let [languages, kept] = subject.facts.blanks?.[source.variation] ?? [0, 0];
  const own = subject.texts.filter((text) => text.isWritten && !subject.sources.some((each) => text.isSameAs(each)));
  if (own.length > 0) languages += 1;
  if (own.some((text) => haveSameEdges(edgesOf(text.characters), wanted))) kept += 1;
  if (languages > 2 && kept * 2 < languages) return true;
  const isAfterSentence = ".!?…".includes(wanted.middle.at(-1) ?? "x");
  return wanted.start.length === 0 && wanted.end.join("") === " " && isAfterSentence && kept === 0;
}

/** @param {Edges} found @param {Edges} wanted */
function needsNoSpace(found, wanted) {
  return (
    matchAtEnd([found.start, found.middle[0]], [wanted.start, wanted.middle[0]]) &&
    matchAtEnd([found.end, found.middle.at(-1)], [wanted.end, wanted.middle.at(-1)])
  );
}

/**
 * Returns whether the spaces at one end match, given the characters next to them.
 * @param {[string[], string | undefined]} first
 * @param {[string[], string | undefined]} second
 */
function matchAtEnd(first, second) {
  if (first[0].join("") === second[0].join("")) return true;
  const [narrow, wide] = first[0].length === 0 ? [second, first] : [first, second];
  return wide[0].length === 0 && narrow[0].join("") === " " && wideScalar.test(wide[1] ?? "");
}

/** @param {Edges} found @param {Edges} wanted */
function hasSameLineBreaks(found, wanted) {
  const breaks = (/** @type {string[]} */ blanks) => blanks.filter((blank) => !/^\p{Zs}*$/u.test(blank)).join("");
  return breaks(found.start) === breaks(wanted.start) && breaks(found.end) === breaks(wanted.end);
}

/**
 * Returns whether only one of the two languages separates words with spaces.
 * @param {Subject} subject
 */
export function spacesUnlikeSource(subject) {
  return isUnspaced(subject.tag) !== isUnspaced(subject.work.source.code);
}

/** @type {Map<string, boolean>} */
const unspacedLanguages = new Map();

/** @param {string} tag */
function isUnspaced(tag) {
  let isFound = unspacedLanguages.get(tag);
  if (isFound === undefined) {
    try {
      isFound = unspacedScripts.includes(new Intl.Locale(tag.replaceAll("_", "-")).maximize().script ?? "");
    } catch {
      isFound = false;
    }
    unspacedLanguages.set(tag, isFound);
  }
  return isFound;
}

/** @param {Subject} subject @param {RuleText} text @param {RuleText} source @param {Emit} emit */
export function checkLineBreaks(subject, text, source, emit) {
  if (text.substitution !== null || !/[\r\n]/.test(text.value + source.value) || text.value.includes("\\")) return;
  const [wanted, found] = [lineCount(source), lineCount(text)];
  if (wanted === found || found === 0) return;
  const isMinor = found > 1 || !hasParagraphs(source) || separatesSentences(text, source);
  emit("", [subject.language, found, wanted], text.variation, { isMinor });
}

/** @param {RuleText} text */
function lineCount(text) {
  return splitCharacters(text.characters, isLineEnd).filter((line) => !line.every(isBlank)).length;
}

/** @param {RuleText} source */
function hasParagraphs(source) {
  const ends = splitCharacters(source.characters, isLineEnd).map((line) => line[lastIndexWhere(line, (character) => !isBlank(character))]);
  return ends.length > 2 || ends.slice(0, -1).some((end) => end !== undefined && ".!?:;…。！？：）)".includes(end));
}

/** @param {RuleText} text @param {RuleText} source */
function separatesSentences(text, source) {
  /** @type {string[][]} */
  const lines = [[]];
  for (const character of source.characters) {
    if (character === "\n") lines.push([]);
    else lines[lines.length - 1].push(character);
  }
  const firsts = lines.map((line) => line.find((character) => !isBlank(character)));
  if (firsts.some((first) => first === undefined || (!isLetter(first) && first !== "%"))) return false;
  const { characters } = text;
  const separators = characters.slice(0, -1).filter(
    (mark, index) => "。！？：".includes(mark) || (".!?:".includes(mark) && characters[index + 1] === " "),
  );
  return (lines.length === 2 || lines.length === 3) && separators.length >= lines.length - 1;
}

/** @param {Subject} subject @param {RuleText} text @param {RuleText | null} source @param {Emit} emit */
export function checkDoubleSpaces(subject, text, source, emit) {
  if (!text.isWritten || !text.value.includes("  ") || isTable(text)) return;
  const fix = withSingleSpaces(rawCharacters(text.value));
  if (areSame(fix, text.value) || (source && !areSame(withSingleSpaces(source.characters), source.value))) return;
  emit("", [subject.language], text.variation, { fix });
}

/**
 * Returns whether spaces align columns.
 * @param {RuleText} text
 */
function isTable(text) {
  if (positionsOf(text.characters, ["\x1B", "["]).length > 0) return true;
  const gaps = splitCharacters(text.characters, isLineEnd).filter((line) => withSingleSpaces(line) !== line.join(""));
  return gaps.length > 1 && gaps.some((line) => positionsOf(line, [" ", " ", " "]).length > 0);
}

/**
 * Returns a text with single spaces between words.
 * @param {string[]} characters
 */
function withSingleSpaces(characters) {
  let [result, spaces, previous] = ["", "", ""];
  for (const character of characters) {
    if (character === " ") {
      spaces += character;
      continue;
    }
    const isBetweenWords = !isBlank(character) && !isBlank(previous || " ");
    const gap = spaces.length > 1 && isBetweenWords ? " " : spaces;
    result += gap + character;
    previous = character;
    spaces = "";
  }
  return result + spaces;
}
