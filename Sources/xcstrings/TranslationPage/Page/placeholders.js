import { charactersOf, isLetter, isNumeric, lastCharacter } from "./characters.js";
import { argumentUses, parseFormat, parseSegments, showsArgument, specifiersOf } from "./format.js";
/** @typedef {import("./rule-types.js").Segment} Segment */
/** @typedef {import("./rule-types.js").Specifier} Specifier */
/** @typedef {import("./rule-types.js").PlaceholderUse} PlaceholderUse */
/** @typedef {import("./texts.js").RuleText} RuleText */
/** @typedef {{argument: number | null, specifier: string, forms: RuleText[]}} Substitution */
/** @typedef {Map<string, Substitution>} Substitutions */
/** @typedef {{uses: Map<number, PlaceholderUse>, conflicts: [string, string][]}} PlaceholderSet */
/** @typedef {{available: Map<number, PlaceholderUse>, required: Set<number>}} ExpectedPlaceholders */

const malformedPattern = /%\$[1-9](?:hh?|ll?|[qLztj])?[@diouxXeEfFgGcCsS]/;

/**
 * Returns the specifier of a substitution; `null` if it is not valid.
 * @param {Substitution | undefined} substitution
 */
export function numberSpecifier(substitution) {
  return substitution ? specifiersOf(parseSegments("%" + substitution.specifier))[0] ?? null : null;
}

/**
 * Returns the use of an argument by a specifier of a text.
 * @param {Specifier} specifier
 * @param {string} text
 * @returns {PlaceholderUse}
 */
export function useOf(specifier, text) {
  const isBare = specifier.text.length === 2 && specifier.conversion !== "@";
  return {
    type: specifier.type, bits: specifier.bits, text: specifier.text,
    mayBeProse: isBare && isNumeric(lastCharacter(text.slice(0, specifier.start))),
    isInForm: false, isNeverShown: false, isPluralEnding: false,
  };
}

/**
 * Returns whether one argument is valid for two uses.
 * @param {PlaceholderUse} first
 * @param {PlaceholderUse} second
 */
export function agree(first, second) {
  return first.type === second.type;
}

/** @param {{type: string}} use */
function isNumber(use) {
  return use.type === "integer" || use.type === "decimal";
}

/** @param {PlaceholderSet} set @param {number} position @param {PlaceholderUse} use */
function insertUse(set, position, use) {
  const first = set.uses.get(position);
  if (!first) set.uses.set(position, use);
  else if (!agree(first, use) && !first.mayBeProse && !use.mayBeProse) set.conflicts.push([first.text, use.text]);
}

/**
 * Returns the arguments that a text uses, by position.
 * @param {string} text
 * @param {Segment[] | null} parsed
 * @param {Substitutions} substitutions
 * @returns {PlaceholderSet}
 */
export function placeholdersOf(text, parsed, substitutions) {
  /** @type {PlaceholderSet} */
  const set = { uses: new Map(), conflicts: [] };
  let format = parsed;
  if (!format) return set;
  const malformed = malformedPlaceholder(format);
  if (malformed) format = parseSegments(text.replaceAll(malformed.text, malformed.correction));
  const endings = pluralEndings(format);
  for (const { position, segment, isExtent } of argumentUses(format)) {
    if (isExtent) {
      const width = { type: "integer", bits: 32, text: "*", mayBeProse: false, isInForm: false };
      insertUse(set, position, { ...width, isNeverShown: false, isPluralEnding: false });
    } else if (segment.kind === "specifier") {
      insertUse(set, position, { ...useOf(segment, text), isPluralEnding: endings.has(position) });
    } else if (segment.kind === "substitution") {
      const substitution = substitutions.get(segment.name);
      if (substitution) insertSubstitution(set, position, segment.name, substitution);
    }
  }
  return set;
}

/** @param {PlaceholderSet} set @param {number} position @param {string} name @param {Substitution} substitution */
function insertSubstitution(set, position, name, substitution) {
  const own = substitution.argument ?? position;
  const specifier = numberSpecifier(substitution);
  if (specifier) {
    insertUse(set, own, {
      type: specifier.type, bits: specifier.bits, text: `%#@${name}@`, specifier: specifier.text, mayBeProse: false, isInForm: false,
      isNeverShown: !substitution.forms.some((form) => showsArgument(form.format, own)), isPluralEnding: false,
    });
  }
  for (const form of substitution.forms) {
    for (const [inner, use] of placeholdersOfForm(form.value, substitution).uses) {
      if (inner !== own) insertUse(set, inner, { ...use, isInForm: true });
    }
  }
}

/**
 * Returns the arguments that a form of a substitution uses, without the one that selects it.
 * @param {string} text
 * @param {Substitution | undefined} substitution
 * @returns {PlaceholderSet}
 */
export function placeholdersOfForm(text, substitution) {
  /** @type {PlaceholderSet} */
  const set = { uses: new Map(), conflicts: [] };
  for (const specifier of specifiersOf(parseFormat(text))) {
    if (specifier.position === null || specifier.position === (substitution?.argument ?? null)) continue;
    insertUse(set, specifier.position, useOf(specifier, text));
  }
  return set;
}

/**
 * Returns the first placeholder whose position is on the wrong side of the dollar sign.
 * @param {Segment[]} format
 */
function malformedPlaceholder(format) {
  for (const segment of format) {
    const part = segment.kind === "text" ? malformedPattern.exec(segment.text)?.[0] : undefined;
    if (part) return { text: part, correction: `%${part[2]}$${part.slice(3)}` };
  }
  return null;
}

/**
 * Returns the positions of objects after a letter at the end of a word and after a number: "%lld app%@".
 * @param {Segment[]} format
 */
function pluralEndings(format) {
  /** @type {Set<number>} */
  const positions = new Set();
  let [isAfterNumber, position] = [false, 0];
  format.forEach((segment, index) => {
    if (segment.kind !== "specifier") return;
    position = segment.position ?? position + 1;
    const [before, after] = [format[index - 1], format[index + 1]];
    if (isNumber(segment)) isAfterNumber = true;
    else if (isAfterNumber && segment.conversion === "@" && before?.kind === "text" && isLetter(lastCharacter(before.text))) {
      if (!(after?.kind === "text" && isLetter(charactersOf(after.text)[0]))) positions.add(position);
    }
  });
  return positions;
}

/**
 * Returns the arguments that translations may use, and those that they must use.
 * @param {string} key
 * @param {RuleText[]} sources The texts of the source language in the catalog.
 * @param {Substitutions} substitutions
 * @param {boolean} areOptional Whether there is no source text, so that translations may leave out all.
 * @returns {ExpectedPlaceholders}
 */
export function expectedPlaceholders(key, sources, substitutions, areOptional) {
  const keyUses = placeholdersOf(key, parseFormat(key), new Map()).uses;
  const texts = sources.filter((source) => source.substitution === null && source.value !== "");
  if (areOptional) return { available: keyUses, required: new Set() };
  if (texts.length === 0) return { available: keyUses, required: indispensable(keyUses) };
  const sets = texts.map((text) => ({ text, uses: placeholdersOf(text.value, text.format, substitutions).uses }));
  /** @type {Map<number, PlaceholderUse>} */
  const available = new Map();
  for (const uses of [...sets.map((set) => set.uses), keyUses]) {
    for (const [position, use] of uses) if (!available.has(position)) available.set(position, use);
  }
  const complete = sets.filter((set) => !set.text.mayLeaveOutNumber);
  const required = (complete.length > 0 ? complete : sets)
    .map((set) => indispensable(set.uses))
    .reduce((common, positions) => new Set([...common].filter((position) => positions.has(position))));
  return { available, required };
}

/** @param {Map<number, PlaceholderUse>} uses */
function indispensable(uses) {
  const positions = [...uses].filter(([, use]) => !use.mayBeProse && !use.isNeverShown && !use.isPluralEnding);
  return new Set(positions.map(([position]) => position));
}

/**
 * Returns the position of the first number, which selects the plural form; `null` if there is none.
 * @param {ExpectedPlaceholders} expected
 */
export function pluralArgument(expected) {
  const positions = [...expected.available].filter(([, use]) => isNumber(use)).map(([position]) => position);
  return positions.length > 0 ? Math.min(...positions) : null;
}
