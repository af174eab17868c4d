import { charactersOf, hasPart, isBlank, isLetter, isNumeric, lowercased, splitCharacters } from "./characters.js";
/** @typedef {import("./rule-types.js").Emit} Emit */
/** @typedef {import("./texts.js").RuleText} RuleText */
/** @typedef {import("./subject.js").Subject} Subject */
/** @typedef {{text: string, digits: string}} TextNumber */

const convertedUnits = new Set(
  "am pm inch inches feet foot ft mile miles mi mph yard yards pound pounds lb lbs ounce ounces oz f fahrenheit gallon gallons".split(" "),
);
const largeNumbers = "百千万萬亿億兆백천만억조";
const conversions = [7, 12, 24, 30, 60, 365, 1000, 1024];
const greatestInteger = 2n ** 63n - 1n;

/** @param {Subject} subject @param {RuleText} text @param {RuleText} source @param {Emit} emit */
export function checkNumbers(subject, text, source, emit) {
  if (!/[0-9]/.test(text.value) || !/[0-9]/.test(source.value) || text.mayLeaveOutNumber) return;
  const [wanted, found] = [new TextNumbers(source), new TextNumbers(text)];
  if (wanted.hasConvertedUnits || found.hasConvertedUnits) return;
  if ([...wanted.currencies].sort().join() !== [...found.currencies].sort().join()) return;
  const { conventions, sourceConventions } = subject.work;
  const lost = wanted.all.find((number) => !found.has(number) && !isWord(number, text, conventions?.numberWords));
  const added = lost && found.all.find((number) => !wanted.has(number) && !isWord(number, source, sourceConventions?.numberWords));
  if (added && !isConversion(added, lost)) emit("", [subject.language, added.text, lost.text], text.variation);
}

/**
 * Returns the value of digits; `null` if it is no integer of 64 bits.
 * @param {string} digits
 */
function integerOf(digits) {
  const value = /^\d+$/.test(digits) ? BigInt(digits) : null;
  return value !== null && value <= greatestInteger ? value : null;
}

/** @param {TextNumber} number @param {RuleText} text @param {string[] | undefined} words */
function isWord(number, text, words) {
  const value = integerOf(number.digits);
  const word = value === null ? undefined : words?.[Number(value) - 2];
  return word !== undefined && letterRuns(text).includes(word);
}

/**
 * Returns the sequences of letters of a text, in lowercase.
 * @param {RuleText} text
 */
function letterRuns(text) {
  return splitCharacters(charactersOf(lowercased(text.value)), (character) => !isLetter(character)).map((run) => run.join(""));
}

/** @param {TextNumber} first @param {TextNumber} second */
function isConversion(first, second) {
  const [one, other] = [integerOf(first.digits), integerOf(second.digits)];
  if (one === null || other === null || one === 0n || other === 0n) return false;
  const [greater, smaller] = one > other ? [one, other] : [other, one];
  return greater % smaller === 0n && conversions.includes(Number(greater / smaller));
}

/** @param {string | undefined} character */
function isDigit(character) {
  return character !== undefined && /^\p{Nd}/u.test(character);
}

/** @param {string} character */
function separatesDigits(character) {
  return ".,'’٫٬\xA0\u202F".includes(character);
}

/**
 * Returns the value of a decimal digit of any script; empty for a digit with marks.
 * @param {string} character
 */
function digitOf(character) {
  const code = character.codePointAt(0) ?? 0;
  if (String.fromCodePoint(code) !== character || !isDigit(character)) return "";
  let before = 0;
  while (isDigit(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** The numbers of a text, apart from its placeholders, addresses and names. */
class TextNumbers {
  /** @param {RuleText} text */
  constructor(text) {
    /** @type {TextNumber[]} */
    this.all = [];
    /** @type {TextNumber[]} */
    this.parts = [];
    this.hasConvertedUnits = false;
    /** @type {Set<string>} */
    this.currencies = new Set();
    for (const segment of text.format ?? [{ kind: "text", text: text.value }]) {
      if (segment.kind === "text") this.read(charactersOf(segment.text));
    }
  }

  /** @param {TextNumber} number */
  has(number) {
    return [...this.all, ...this.parts].some((other) => other.digits === number.digits);
  }

  /** @param {string[]} characters */
  read(characters) {
    const isSpace = (/** @type {string} */ character) => isBlank(character) && character !== "\xA0" && character !== "\u202F";
    for (const word of splitCharacters(withoutPhoneNumbers(characters), isSpace)) {
      const text = word.join("");
      if (hasPart(text, "://") || word.includes("@")) continue;
      if (convertedUnits.has(charactersOf(lowercased(text)).filter(isLetter).join(""))) this.hasConvertedUnits = true;
      for (const symbol of text.match(/\p{Sc}/gu) ?? []) this.currencies.add(symbol);
      if (/^[A-Z]{3}$/.test(text)) this.currencies.add(text);
      this.readNumbers(word);
    }
  }

  /** @param {string[]} word */
  readNumbers(word) {
    for (let start = word.findIndex(isDigit); start >= 0;) {
      let end = start;
      while (end < word.length && (isDigit(word[end]) || separatesDigits(word[end]))) end += 1;
      const [before, next] = [word[start - 1], word[end]];
      const digits = digitsOf(word.slice(start, end));
      if (next === ":") this.hasConvertedUnits = true;
      const isName = isLetter(before) || before === "-" || before === "_";
      const isUnit = next !== undefined && (/^[A-Za-z]$/.test(next) || largeNumbers.includes(next));
      if ((integerOf(digits) ?? 2n) > 1n) {
        let last = end;
        while (last > start + 1 && separatesDigits(word[last - 1])) last -= 1;
        (isName || isUnit ? this.parts : this.all).push({ text: word.slice(start, last).join(""), digits });
      }
      start = end + word.slice(end).findIndex(isDigit);
      if (start < end) break;
    }
  }
}

/**
 * Returns the digits of a number, without decimals that are zero.
 * @param {string[]} number
 */
function digitsOf(number) {
  const parts = splitCharacters(number, separatesDigits);
  const isWhole = parts.length === 2 && parts[1].length < 3 && parts[1].every((digit) => digit === "0");
  return (isWhole ? parts[0] : number).map(digitOf).join("");
}

/**
 * Returns characters without telephone numbers.
 * @param {string[]} characters
 */
function withoutPhoneNumbers(characters) {
  if (characters.filter(isNumeric).length <= 6) return characters;
  const isPart = (/** @type {string} */ character) => isNumeric(character) || isBlank(character) || "+()-‑–/".includes(character);
  /** @type {string[]} */
  const result = [];
  for (let start = 0; start < characters.length;) {
    let end = start;
    while (end < characters.length && isPart(characters[end]) === isPart(characters[start])) end += 1;
    const run = characters.slice(start, end);
    if (isPart(characters[start]) && run.filter(isNumeric).length > 6) result.push(" ");
    else result.push(...run);
    start = end;
  }
  return result;
}

const units = new Set((
  "% ° °C °F × x kg g mg lb lbs oz st km m cm mm mi ft in l L ml mL dl kcal kJ cal h min s ms Hz kHz MHz GHz KB kB MB GB TB W kW kWh V A mAh dB mmol U kn mph px pt"
).split(" "));
/** @type {Map<string, string>} */
const decimalMarks = new Map();

/** @param {string} tag */
function decimalMarkOf(tag) {
  let mark = decimalMarks.get(tag);
  if (mark === undefined) {
    try {
      const parts = new Intl.NumberFormat(tag.replaceAll("_", "-")).formatToParts(0.5);
      mark = parts.find((part) => part.type === "decimal")?.value ?? "";
    } catch {
      mark = "";
    }
    decimalMarks.set(tag, mark);
  }
  return mark;
}

/** @param {Subject} subject @param {RuleText} text @param {RuleText} source @param {Emit} emit */
export function checkDecimalMarks(subject, text, source, emit) {
  if (!/[0-9]/.test(text.value)) return;
  const mark = subject.work.language.decimalMark ?? decimalMarkOf(subject.tag);
  if (mark !== "," && mark !== ".") return;
  const number = numberWith(mark === "," ? "." : ",", text.characters);
  if (number === null || !hasPart(source.value, number)) return;
  emit("", [number, subject.language, mark], text.variation, { isMinor: !subject.sources.some((each) => each.hasWords) });
}

/**
 * Returns the first number with a separator before a unit; `null` if there is none.
 * @param {string} mark
 * @param {string[]} characters
 */
function numberWith(mark, characters) {
  const words = splitCharacters(characters, isBlank);
  for (const [index, word] of words.entries()) {
    const first = word.findIndex((character) => isLetter(character) || isNumeric(character) || character === "%");
    if (first < 0) continue;
    const chunk = word.slice(first);
    const number = chunk.slice(0, prefixLength(chunk, (character) => /^[0-9]$/.test(character) || character === mark)).join("");
    const parts = number.split(mark);
    if (parts.length !== 2 || parts[0] === "" || parts[1].length < 1 || parts[1].length > 2) continue;
    const rest = chunk.slice(number.length);
    if (rest.some(isNumeric)) continue;
    if (units.has(unitAt(rest.length === 0 ? words[index + 1] ?? [] : rest))) return number;
  }
  return null;
}

/** @param {string[]} characters */
function unitAt(characters) {
  return characters.slice(0, prefixLength(characters, (character) => isLetter(character) || "%°×".includes(character))).join("");
}

/** @param {string[]} characters @param {(character: string) => boolean} isTaken */
function prefixLength(characters, isTaken) {
  const end = characters.findIndex((character) => !isTaken(character));
  return end < 0 ? characters.length : end;
}
