import { charactersOf, isLetter } from "./characters.js";
/** @typedef {import("./rule-types.js").Segment} Segment */
/** @typedef {import("./rule-types.js").Specifier} Specifier */

const placeholderPattern =
  /%(?:(%)|(arg)|(?:([1-9]\d*)\$)?(?:#@([^@%]+)@|(?!#@)(?:\(([\w\u0080-\uFFFF]+)\))?(\[[a-z]*\])?([-+ #0']*)(\*(?:[1-9]\d*\$)?|\d+)?(?:\.(\*(?:[1-9]\d*\$)?|\d*))?(hh|h|ll|l|q|L|z|t|j)?([@diouxXfFeEgGaAcCsSp])))/y;
const greatestPosition = 4095;

/**
 * Parses the placeholders of a text; `null` if it has no percent sign.
 * @param {string} text
 * @returns {Segment[] | null}
 */
export function parseFormat(text) {
  return text.includes("%") ? parseSegments(text) : null;
}

/**
 * Parses a text with or without placeholders.
 * @param {string} text
 * @returns {Segment[]}
 */
export function parseSegments(text) {
  /** @type {Segment[]} */
  const segments = [];
  let start = 0;
  let percent = text.indexOf("%");
  while (percent >= 0) {
    const found = isEncodedCharacter(text, percent) ? null : placeholderAt(text, percent);
    if (found) {
      if (start < percent) segments.push({ kind: "text", text: text.slice(start, percent) });
      segments.push(found);
      start = percent + found.text.length;
    }
    percent = text.indexOf("%", found ? start : percent + 1);
  }
  if (start < text.length) segments.push({ kind: "text", text: text.slice(start) });
  return segments;
}

/**
 * @param {string} text
 * @param {number} start
 * @returns {Segment | null}
 */
function placeholderAt(text, start) {
  placeholderPattern.lastIndex = start;
  const match = placeholderPattern.exec(text);
  if (!match) return null;
  const whole = match[0];
  if (match[1]) return { kind: "percent", text: whole };
  if (match[2]) return { kind: "argument", text: whole };
  const position = match[3] ? Number(match[3]) : null;
  const extents = [match[8], match[9]].filter((extent) => extent !== undefined && extent !== "");
  const given = [match[3] ?? "", ...extents.map((extent) => extent.replace(/[*$]/g, ""))];
  if (given.some((number) => Number(number) > greatestPosition)) return null;
  if (match[4]) return { kind: "substitution", text: whole, name: match[4], position };
  const [flags, modifier, conversion] = [match[7], match[10] ?? "", match[11]];
  if ((flags.includes(" ") && position === null) || (flags.includes("-") && match[8] === undefined)) return null;
  if (!allowsModifier(conversion, modifier) || (match[6] && conversion !== "@")) return null;
  return {
    kind: "specifier", text: whole, start, position, name: match[5] ?? null, conversion,
    extents: extents.filter((extent) => extent.startsWith("*")).map((extent) => Number(extent.slice(1, -1)) || null),
    type: typeOf(conversion), bits: "diouxX".includes(conversion) ? bitsOf(modifier) : null,
  };
}

/** @param {string} conversion @param {string} modifier */
function allowsModifier(conversion, modifier) {
  if (modifier === "") return true;
  if ("diouxX".includes(conversion)) return modifier !== "L";
  if ("fFeEgGaA".includes(conversion)) return modifier === "l" || modifier === "L";
  return "cs".includes(conversion) && modifier === "l";
}

/** @param {string} conversion */
function typeOf(conversion) {
  if (conversion === "@") return "object";
  if ("diouxX".includes(conversion)) return "integer";
  if ("cC".includes(conversion)) return "character";
  if ("sS".includes(conversion)) return "string";
  return conversion === "p" ? "pointer" : "decimal";
}

/** @param {string} modifier */
function bitsOf(modifier) {
  return modifier === "hh" ? 8 : modifier === "h" ? 16 : modifier === "" ? 32 : 64;
}

/**
 * Returns whether a percent sign and two digits are a character of an address.
 * @param {string} text
 * @param {number} percent
 */
function isEncodedCharacter(text, percent) {
  const digits = text.slice(percent + 1, percent + 3);
  if (!/^[\dA-Fa-f]{2}$/.test(digits) || /^[a-f]{2}$/.test(digits)) return false;
  const code = parseInt(digits, 16);
  if (code < 0x20 && ![9, 10, 13].includes(code)) return false;
  const start = text.slice(0, percent).search(/[^ \t\n\r()<>"]*$/);
  const word = (/^[^ \t\n\r()<>"]*/.exec(text.slice(start)) ?? [""])[0];
  return word.includes("://") || word.startsWith("mailto:") || text.slice(0, start).endsWith("](");
}

/**
 * Returns the specifiers of a format.
 * @param {Segment[] | null} segments
 * @returns {Specifier[]}
 */
export function specifiersOf(segments) {
  return /** @type {Specifier[]} */ ((segments ?? []).filter((segment) => segment.kind === "specifier"));
}

/**
 * Returns whether there are letters between the placeholders.
 * @param {Segment[]} segments
 */
export function hasLetters(segments) {
  return segments.some(
    (segment) => segment.kind === "text" && (/[A-Za-z]/.test(segment.text) || charactersOf(segment.text).some(isLetter)),
  );
}

/**
 * Returns all uses of arguments with their positions, in the order of printf.
 * @param {Segment[]} segments
 * @returns {{position: number, segment: Segment, isExtent: boolean}[]}
 */
export function argumentUses(segments) {
  /** @type {{position: number, segment: Segment, isExtent: boolean}[]} */
  const uses = [];
  /** @type {Map<string, number>} */
  const named = new Map();
  let last = 0;
  for (const segment of segments) {
    if (segment.kind === "substitution") {
      const name = "#" + segment.name;
      const position = segment.position ?? named.get(name) ?? (last += 1);
      named.set(name, position);
      uses.push({ position, segment, isExtent: false });
    } else if (segment.kind === "specifier") {
      for (const extent of segment.extents) uses.push({ position: extent ?? (last += 1), segment, isExtent: true });
      const known = segment.name === null ? undefined : named.get(segment.name);
      const position = segment.position ?? known ?? (last += 1);
      if (segment.name !== null) named.set(segment.name, position);
      uses.push({ position, segment, isExtent: false });
    }
  }
  return uses;
}

/**
 * Returns the number of uses of arguments without a number or a name.
 * @param {Segment[]} segments
 */
export function unnumberedCount(segments) {
  let count = 0;
  for (const segment of segments) {
    if (segment.kind === "substitution") count += segment.position === null ? 1 : 0;
    if (segment.kind !== "specifier") continue;
    count += segment.extents.filter((extent) => extent === null).length;
    count += segment.position === null && segment.name === null ? 1 : 0;
  }
  return count;
}

/**
 * Returns whether a form of a substitution shows the argument that selects it.
 * @param {Segment[] | null} segments
 * @param {number | null} own
 */
export function showsArgument(segments, own) {
  return (segments ?? []).some(
    (segment) =>
      segment.kind === "argument" || (segment.kind === "specifier" && (segment.position === null || segment.position === own)),
  );
}
