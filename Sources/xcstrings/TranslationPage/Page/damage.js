import { hasPart, positionsOf } from "./characters.js";
import { interpretedScalars, mayBeInterpreted } from "./controls.js";
/** @typedef {import("./rule-types.js").Emit} Emit */
/** @typedef {import("./texts.js").RuleText} RuleText */
/** @typedef {import("./subject.js").Subject} Subject */

const encoder = new TextEncoder();

/** @param {Subject} subject @param {RuleText} text @param {RuleText | null} source @param {Emit} emit */
export function checkDamage(subject, text, source, emit) {
  if (!isSuspect(text.value)) return;
  const scalars = Array.from(text.value);
  const damage = damageIn(scalars);
  if (damage !== null) {
    if (!source || !hasPart(source.value, damage)) emit("", [subject.language, { key: damage }], text.variation);
    return;
  }
  const control = unbalancedControl(scalars);
  if (control !== null) {
    if (!source || unbalancedControl(Array.from(source.value)) !== control) {
      emit("direction", [subject.language, { plain: hexCodeOf(control) }], text.variation);
    }
    return;
  }
  const hidden = hiddenCharacter(scalars);
  if (hidden !== null && !source?.value.includes(hidden)) emit("hidden", [subject.language, { plain: hexCodeOf(hidden) }], text.variation);
}

/** @param {string} scalar */
function hexCodeOf(scalar) {
  return (scalar.codePointAt(0) ?? 0).toString(16).toUpperCase();
}

/**
 * Returns whether the bytes of a text may be part of a damaged or hidden character.
 * @param {string} text
 */
function isSuspect(text) {
  if (/^[\t\n\r\x20-\x7E]*$/.test(text)) return false;
  if (/[\0-\x08\x0B\x0C\x0E-\x1F\x7F]/.test(text)) return true;
  let first = 0;
  for (const second of encoder.encode(text)) {
    const isFound =
      (first === 0xC2 && second >= 0x80 && second < 0xA0) || (first === 0xC3 && (second === 0x82 || second === 0x83 || second === 0xA2)) ||
      (first === 0xEF && second === 0xBF) || (first === 0x80 && second >= 0xAA && second <= 0xAE) ||
      (first === 0x81 && second >= 0xA6 && second <= 0xA9) || (first === 0xF3 && second === 0xA0) ||
      (first >= 0x80 && first <= 0x8F && (second === 0xE2 || second === 0xEF)) || (first >= 0xA0 && first <= 0xAF && second === 0xE2);
    if (isFound) return true;
    first = second;
  }
  return false;
}

/**
 * Returns the first damaged character with its context; `null` if there is none.
 * @param {string[]} scalars
 */
function damageIn(scalars) {
  let previous = "";
  for (const scalar of scalars) {
    if (scalar === "\uFFFD") return scalar;
    // Programs for terminals have escape sequences in their texts.
    if (/[\0-\x08\x0B\x0C\x0E-\x1A\x1C-\x1F\x7F-\x9F]/.test(scalar)) return scalar;
    if (/[\xA1-\xBF]/.test(scalar) && (previous === "Ã" || (previous === "Â" && !"«»·¿¡".includes(scalar)))) return previous + scalar;
    if (scalar === "€" && previous === "â") return "â€";
    previous = scalar;
  }
  return null;
}

/**
 * Returns the first control of the writing direction without its counterpart; `null` if there is none.
 * @param {string[]} scalars
 */
function unbalancedControl(scalars) {
  /** @type {string[]} */
  const open = [];
  for (const scalar of scalars) {
    if (/[\u202A\u202B\u202D\u202E\u2066-\u2068]/.test(scalar)) open.push(scalar);
    if (scalar !== "\u202C" && scalar !== "\u2069") continue;
    const last = open.pop();
    if (last === undefined || last < "\u2066" !== (scalar === "\u202C")) return scalar;
  }
  return open[0] ?? null;
}

/**
 * Returns a tag that is not part of a flag, or the first of three invisible characters; `null` if there are none.
 * @param {string[]} scalars
 */
function hiddenCharacter(scalars) {
  const isTag = (/** @type {string} */ scalar) => /^[\u{E0000}-\u{E0FFF}]$/u.test(scalar);
  const tag = interpretedScalars(scalars).find(isTag);
  if (tag !== undefined) return tag;
  /** @type {string[]} */
  let run = [];
  for (const scalar of scalars) {
    const isHidden =
      mayBeInterpreted(scalar) && /^\p{Default_Ignorable_Code_Point}$/u.test(scalar) && !/^\p{Bidi_Control}$/u.test(scalar) && !isTag(scalar);
    run = isHidden ? [...run, scalar] : [];
    if (run.length === 3) return run[0];
  }
  return null;
}

const escapePattern = /\\(?:[ntr"']|u[\dA-Fa-f]{4})/;
const entityPattern = /&(?:[A-Za-z][A-Za-z\d]+|#x?[\dA-Fa-f]+);/;

/** @param {Subject} subject @param {RuleText} text @param {RuleText} source @param {Emit} emit */
export function checkEscapes(subject, text, source, emit) {
  let escape = source.value.includes("\\") ? undefined : escapePattern.exec(text.value)?.[0];
  if (escape === undefined && !source.hasEmphasisMark && !source.value.includes("<") && !hasPart(source.value, "](")) {
    escape = entityPattern.test(source.value) ? undefined : entityPattern.exec(text.value)?.[0];
  }
  if (escape !== undefined) emit("", [subject.language, escape], text.variation);
}

/** @param {Subject} subject @param {RuleText} text @param {RuleText | null} source @param {Emit} emit */
export function checkEllipses(subject, text, source, emit) {
  if (!text.isWritten || !text.value.includes("...")) return;
  const dots = [".", ".", ".", "."];
  if (positionsOf(text.characters, dots.slice(1)).length === 0 || positionsOf(text.characters, dots).length > 0) return;
  const isSure = source !== null && hasPart(source.value, "…");
  emit("", [subject.language], text.variation, { isMinor: !isSure, fix: isSure ? text.value.replaceAll("...", "…") : undefined });
}
