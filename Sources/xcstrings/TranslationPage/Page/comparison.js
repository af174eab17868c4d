import { isLetter, isNumeric, positionsOf, charactersOf } from "./characters.js";
import { argumentUses, hasLetters, parseSegments, showsArgument, specifiersOf, unnumberedCount } from "./format.js";
import { agree, numberSpecifier, placeholdersOf, placeholdersOfForm, pluralArgument, useOf } from "./placeholders.js";
import { sourceOf } from "./texts.js";
/** @typedef {import("./rule-types.js").Segment} Segment */
/** @typedef {import("./rule-types.js").PlaceholderUse} PlaceholderUse */
/** @typedef {import("./texts.js").RuleText} RuleText */
/** @typedef {import("./subject.js").Subject} Subject */
/** @typedef {{kind: string, texts: string[], other: string}} Problem */

const conversionPattern = /%[-+# 0']*\d*(?:\.\d*)?(?:hh?|ll?|[qLztj])?[@diouxXDUOaAeEfFgGcCsSp]/g;

/**
 * Returns the placeholders of printf in the texts between the arguments.
 * @param {Segment[]} format
 * @returns {string[]}
 */
export function conversionsIn(format) {
  return format.flatMap((segment) => (segment.kind === "text" ? segment.text.match(conversionPattern) ?? [] : []));
}

/** Compares the placeholders of a text with the arguments that the code passes. */
export class PlaceholderComparison {
  /** @param {RuleText} text @param {Subject} subject */
  constructor(text, subject) {
    /** @type {Problem[]} */
    this.problems = [];
    this.text = text;
    this.subject = subject;
    this.available = subject.expected.available;
    this.isFormatted = [...this.available.values()].some((use) => !use.mayBeProse);
    if (text.substitution === null) this.compareText();
    else this.compareForm(text.substitution);
    const source = sourceOf(subject.sources, text);
    this.findConversions(source);
    if (source) {
      this.findPercentSigns(source);
      this.joinShifted(source);
      if (subject.facts.kind && !this.isFormatted) this.acceptPercentSigns(source);
    }
    /** The numbered placeholders that explain all problems; `null` if there are none. */
    this.order = text.substitution === null && this.problems.some((problem) => problem.kind === "type") ? this.placeholderOrder() : null;
  }

  /** @param {string} kind @param {string[]} texts */
  add(kind, texts, other = "") {
    this.problems.push({ kind, texts, other });
  }

  compareText() {
    const { subject, text } = this;
    const uses = placeholdersOf(text.value, text.format, subject.substitutions).uses;
    this.compareUses(uses);
    const names = (text.format ?? []).flatMap((segment) => (segment.kind === "substitution" ? [segment.name] : []));
    if (names.some((name) => !subject.substitutions.has(name))) return;
    const optional = subject.mayLeaveOutNumber(text) ? pluralArgument(subject.expected) : null;
    const missing = [...subject.expected.required].sort((first, second) => first - second)
      .filter((position) => !uses.has(position) && position !== optional)
      .flatMap((position) => this.available.get(position)?.text ?? []);
    if (missing.length > 0) this.add("missing", missing);
  }

  /** @param {string} name */
  compareForm(name) {
    const { subject, text } = this;
    const substitution = subject.substitutions.get(name);
    const own = substitution?.argument ?? null;
    this.compareUses(placeholdersOfForm(text.value, substitution).uses);
    const number = numberSpecifier(substitution);
    if (number) {
      for (const specifier of specifiersOf(text.format)) {
        const use = useOf(specifier, text.value);
        if (specifier.position !== null || use.mayBeProse || use.type === number.type) continue;
        this.add("type", [use.text], number.text);
      }
    }
    if (subject.mayLeaveOutNumber(text) || showsArgument(text.format, own)) return;
    const isShown =
      (own !== null && subject.expected.required.has(own)) ||
      subject.texts.some((form) => form.substitution === name && showsArgument(form.format, own));
    if (isShown) this.add("missing", ["%arg"]);
  }

  /** @param {Map<number, PlaceholderUse>} uses */
  compareUses(uses) {
    const unexpected = [];
    for (const [position, use] of [...uses].sort((first, second) => first[0] - second[0])) {
      if (use.isInForm) continue;
      const expected = this.available.get(position);
      if (!expected) {
        if (!use.mayBeProse || this.isFormatted) unexpected.push(use.text);
      } else if (!use.mayBeProse && (!agree(use, expected) || use.bits !== expected.bits)) {
        const isSame = use.text === expected.text && use.specifier !== undefined && expected.specifier !== undefined;
        const [found, wanted] = [use, expected].map((each) => (isSame ? `${each.text} (${each.specifier})` : each.text));
        this.add(agree(use, expected) ? "width" : "type", [found], wanted);
      }
    }
    if (unexpected.length > 0) this.add("unexpected", unexpected);
  }

  /** @param {RuleText | null} source */
  findConversions(source) {
    const { format } = this.text;
    if (!format || !this.isFormatted) return;
    const found = conversionsIn(format);
    if (found.length === 0) return;
    const meant = conversionsIn(source?.format ?? parseSegments(this.subject.key));
    let unexpected = found.filter((conversion) => !meant.includes(conversion));
    for (const conversion of [...unexpected]) {
      if (conversion.startsWith("% ") && this.isSpaced(conversion)) {
        this.add("spaced", [conversion]);
        unexpected = unexpected.filter((other) => other !== conversion);
      }
    }
    if (unexpected.length > 0) this.add("unexpected", unexpected);
  }

  /**
   * Returns whether a placeholder is a missing one with a space, and removes that one.
   * @param {string} conversion
   */
  isSpaced(conversion) {
    const meant = conversion.replaceAll(" ", "");
    const missing = this.problems.find((problem) => problem.kind === "missing" && problem.texts.some((text) => isMeant(text, meant)));
    const { characters } = this.text;
    const sought = charactersOf(conversion);
    const start = positionsOf(characters, sought)[0];
    if (!missing || start === undefined) return false;
    if (!conversion.endsWith("@") && isLetter(characters[start + sought.length])) return false;
    missing.texts.splice(missing.texts.findIndex((text) => isMeant(text, meant)), 1);
    if (missing.texts.length === 0) this.problems.splice(this.problems.indexOf(missing), 1);
    return true;
  }

  /** @param {RuleText} source */
  findPercentSigns(source) {
    const wanted = source.format ?? [];
    if (!this.isFormatted || this.text.substitution !== null || !wanted.some(isEscapedPercent)) return;
    const found = this.text.format ?? [];
    const isStray = found.some((segment) => segment.kind === "text" && segment.text.includes("%") && charactersOf(segment.text).includes("%"));
    if (isStray) {
      if (!this.problems.some((problem) => problem.kind === "unexpected")) this.add("stray-percent", []);
    } else if (!found.some(isEscapedPercent) && !hasLetters(wanted) && !this.text.hasWords) {
      this.add("missing-percent", []);
    }
  }

  /** @param {RuleText} source */
  joinShifted(source) {
    const [own, original] = [this.text.format, source.format];
    const first = this.problems.find((problem) => problem.kind === "type");
    if (!own || !original || !first || !this.problems.some((problem) => problem.kind === "missing")) return;
    const [specifiers, wanted] = [specifiersOf(own), specifiersOf(original)];
    if (unnumberedCount(own) !== specifiers.length || unnumberedCount(original) !== wanted.length) return;
    const rest = specifiers.map((specifier) => specifier.text);
    const lost = wanted.map((specifier) => specifier.text).filter((text) => {
      if (rest[0] !== text) return true;
      rest.shift();
      return false;
    });
    if (rest.length > 0 || lost.length === 0) return;
    const others = this.problems.filter((problem) => !["type", "width", "missing"].includes(problem.kind));
    this.problems = [{ kind: "shifted", texts: lost, other: first.texts[0] }, ...others];
  }

  /** @param {RuleText} source */
  acceptPercentSigns(source) {
    this.problems = this.problems
      .filter((problem) => problem.kind !== "unexpected" || !source.value.includes("%"))
      .map((problem) => (problem.kind === "unexpected" ? { ...problem, kind: "literal" } : problem));
  }

  /**
   * Returns the numbered placeholders and the text of a format that has all arguments in another order.
   * @returns {{specifiers: string[], text: string} | null}
   */
  placeholderOrder() {
    const format = this.text.format ?? [];
    const specifiers = specifiersOf(format);
    const count = specifiers.length;
    const counts = [this.available.size, unnumberedCount(format), argumentUses(format).length];
    if (count === 0 || counts.some((other) => other !== count)) return null;
    const positions = specifiers.map((specifier) => {
      const fitting = [...this.available].filter(([, use]) => use.type === specifier.type && !use.isInForm);
      return fitting.length === 1 ? fitting[0][0] : 0;
    });
    const sorted = [...positions].sort((first, second) => first - second);
    if (sorted.some((position, index) => position !== index + 1)) return null;
    if (positions.every((position, index) => position === sorted[index])) return null;
    const numbered = specifiers.map((specifier, index) => `%${positions[index]}$${specifier.text.slice(1)}`);
    let next = 0;
    return { specifiers: numbered, text: format.map((segment) => (segment.kind === "specifier" ? numbered[next++] : segment.text)).join("") };
  }
}

/** @param {Segment} segment */
function isEscapedPercent(segment) {
  return segment.kind === "percent";
}

/** @param {string} placeholder @param {string} meant */
function isMeant(placeholder, meant) {
  if (placeholder === meant) return true;
  if (specifiersOf(parseSegments(placeholder)).length === 0) return false;
  const characters = Array.from(placeholder);
  const start = characters.findIndex((character) => character !== "%" && character !== "$" && !isNumeric(character));
  return "%" + (start < 0 ? "" : characters.slice(start).join("")) === meant;
}
