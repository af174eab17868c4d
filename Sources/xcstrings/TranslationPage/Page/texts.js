import { areSame, charactersOf, isBlank } from "./characters.js";
import { hasLetters, parseFormat } from "./format.js";
import { proseWords } from "./prose.js";
/** @typedef {import("./rule-types.js").Segment} Segment */
/** @typedef {import("./rule-types.js").Word} Word */

/** A text of an item, with properties for rules that are found on first use. */
export class RuleText {
  /**
   * @param {string} variation
   * @param {string} value
   * @param {string} state
   */
  constructor(variation, value, state) {
    this.variation = variation;
    this.value = value;
    const substitution = /^substitutions\.(.+?)\.(?:device|plural)\./.exec(variation);
    /** The substitution of which the text is a form. */
    this.substitution = substitution ? substitution[1] : null;
    /** The plural category of the text. */
    this.category = /(?:^|.*\.)plural\.(zero|one|two|few|many|other)(?![^.])/.exec(variation)?.[1] ?? null;
    /** The variation without the plural category, up to `plural`. */
    this.forms = /(?:^|.*\.)plural(?=\.)/.exec(variation)?.[0] ?? null;
    this.isNew = state === "new";
    this.isWritten = !this.isNew && value !== "";
    /** @type {string[] | null} */
    this.cachedCharacters = null;
    /** @type {Segment[] | null | undefined} */
    this.cachedFormat = undefined;
    /** @type {Word[] | null} */
    this.cachedWords = null;
  }

  /** The grapheme clusters. */
  get characters() {
    this.cachedCharacters ??= charactersOf(this.value);
    return this.cachedCharacters;
  }

  /** The text with its placeholders; `null` without a percent sign. */
  get format() {
    if (this.cachedFormat === undefined) this.cachedFormat = parseFormat(this.value);
    return this.cachedFormat;
  }

  /** The words without placeholders, addresses and code. */
  get words() {
    this.cachedWords ??= proseWords(this.value, this.format);
    return this.cachedWords;
  }

  /** Whether there are letters outside of the placeholders. */
  get hasWords() {
    return hasLetters(this.format ?? [{ kind: "text", text: this.value }]);
  }

  get isBlank() {
    return this.characters.every(isBlank);
  }

  /** Whether the last character is an ASCII letter. */
  get endsWithLetter() {
    return /[A-Za-z]$/.test(this.value);
  }

  /** Whether the text has marks that may be brackets or quotation marks of any script. */
  get hasWideMark() {
    return /[\x80-\xBF\u2000-\u3FFF\uF000-\uFFFF]/.test(this.value);
  }

  /** Whether the text has a delimiter of Markdown. */
  get hasEmphasisMark() {
    return /[*_`~]/.test(this.value);
  }

  /** Whether the text may leave out the number that selects it. */
  get mayLeaveOutNumber() {
    return this.category === "zero" || this.category === "one" || this.category === "two";
  }

  /** @param {RuleText | null} other */
  isSameAs(other) {
    return other !== null && areSame(this.value, other.value);
  }
}

/**
 * Returns the source text of a text: that of the same variation, or the one that represents all.
 * @param {RuleText[]} sources
 * @param {RuleText} text
 * @returns {RuleText | null}
 */
export function sourceOf(sources, text) {
  if (sources.length === 1 && sources[0].substitution === text.substitution) return sources[0];
  const candidates = sources.filter((source) => source.substitution === text.substitution);
  return (
    candidates.find((source) => source.variation === text.variation) ??
    candidates.find((source) => /(?:^|\.)other$/.test(source.variation)) ??
    candidates[0] ??
    (text.substitution === null ? sources[0] ?? null : null)
  );
}
