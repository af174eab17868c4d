// Characters that are invisible, or that programs interpret.

const alwaysInterpreted =
  /^[\0-\x1F\x7F-\x9F\xAD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E001F}\u{E0080}-\u{E00FF}\u{E01F0}-\u{E0FFF}]$/u;
const dependentOnNeighbors = /^[\u180B-\u180D\u180F\u200C\u200D\uFE00-\uFE0F\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}]$/u;
const joiningScript =
  /^[\u0600-\u109F\u1700-\u1CFF\uA800-\uABFF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{11FFF}\u{1E800}-\u{1EEFF}]$/u;
const regionTag = /^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]$/u;

/** @param {string} scalar */
export function mayBeInterpreted(scalar) {
  return alwaysInterpreted.test(scalar) || dependentOnNeighbors.test(scalar);
}

/**
 * Returns the scalars that are invisible or interpreted where they are.
 * @param {string[]} scalars
 */
export function interpretedScalars(scalars) {
  return scalars.filter((_, index) => isInterpretedAt(scalars, index));
}

/**
 * Returns whether a scalar is interpreted or invisible where it is.
 * @param {string[]} scalars
 * @param {number} index
 */
export function isInterpretedAt(scalars, index) {
  const scalar = scalars[index];
  if (alwaysInterpreted.test(scalar)) return true;
  if (!dependentOnNeighbors.test(scalar)) return false;
  const [previous, next] = [scalars[index - 1] ?? "\0", scalars[index + 1] ?? "\0"];
  if (/^[\u180B-\u180F]$/.test(scalar)) return !/^[\u1800-\u18AF]$/.test(previous) || mayBeInterpreted(previous);
  if (scalar === "\u200C" || scalar === "\u200D") {
    if (isJoining(previous) || (isJoining(next) && !mayBeInterpreted(previous))) return false;
    return scalar === "\u200C" || !(isEmoji(previous) || previous === "\uFE0F") || !isEmoji(next);
  }
  if (/^[\uFE00-\uFE0F]$/.test(scalar)) return !hasVariants(previous);
  if (/^[\u{E0100}-\u{E01EF}]$/u.test(scalar)) return !/^\p{Ideographic}$/u.test(previous);
  return !isInFlag(scalars, index);
}

/** @param {string} scalar */
function isJoining(scalar) {
  return joiningScript.test(scalar) && !mayBeInterpreted(scalar);
}

/** @param {string} scalar */
function isEmoji(scalar) {
  return scalar > "\x7F" && /^\p{Emoji}$/u.test(scalar);
}

/** @param {string} scalar */
function hasVariants(scalar) {
  return /^[#*\d]$/.test(scalar) || (scalar >= "\xA1" && !mayBeInterpreted(scalar) && !/^\p{White_Space}$/u.test(scalar));
}

/** @param {string[]} scalars @param {number} index */
function isInFlag(scalars, index) {
  const isRegionTag = (/** @type {number} */ at) => regionTag.test(scalars[at] ?? "");
  let start = index;
  while (start > index - 7 && isRegionTag(start - 1)) start -= 1;
  if (scalars[start - 1] !== "\u{1F3F4}") return false;
  let end = start;
  while (end < start + 7 && isRegionTag(end)) end += 1;
  return end - start >= 3 && end - start <= 6 && scalars[end] === "\u{E007F}" && index <= end;
}

/**
 * Returns a text on one line, with escape sequences for characters that are not visible.
 * @param {string} text
 * @param {boolean} isKey Whether it is between straight quotation marks.
 */
export function escapedOnOneLine(text, isKey) {
  const scalars = Array.from(text);
  return scalars.map((scalar, index) => {
    if (scalar === "\\" || (isKey && scalar === '"')) return "\\" + scalar;
    if (!isInterpretedAt(scalars, index)) return scalar;
    if (scalar === "\n") return "\\n";
    if (scalar === "\r") return "\\r";
    return scalar === "\t" ? "\\t" : `\\u{${(scalar.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
  }).join("");
}
