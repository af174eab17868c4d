import { expectedPlaceholders } from "./placeholders.js";
import { pluralFormsOf, pluralNeeds } from "./plurals.js";
import { sourceOf, RuleText } from "./texts.js";
/** @typedef {import("./rule-types.js").WorkItem} WorkItem */
/** @typedef {import("./rule-types.js").WorkText} WorkText */
/** @typedef {import("./rule-types.js").RuleWork} RuleWork */
/** @typedef {import("./rule-types.js").RuleFacts} RuleFacts */
/** @typedef {import("./rule-types.js").WorkSubstitution} WorkSubstitution */
/** @typedef {import("./placeholders.js").Substitutions} Substitutions */

/** An item with what is typed in, and with properties for rules. */
export class Subject {
  /**
   * @param {WorkItem} item
   * @param {Map<string, string>} values The texts that are typed in, by variation.
   * @param {RuleWork} work
   */
  constructor(item, values, work) {
    this.key = item.key;
    this.work = work;
    this.limit = item.limit ?? null;
    /** @type {RuleFacts} */
    this.facts = item.facts ?? {};
    this.tag = work.language.code;
    this.subtag = subtagOf(this.tag);
    /** The language as an argument of messages. */
    this.language = { language: this.tag };
    this.isVarietyOfSource = this.subtag === subtagOf(work.source.code);
    this.plurals = pluralNeeds(this.tag, work.language.plurals);
    this.texts = textsOf(item.texts, values);
    const sources = textsOf(item.sources, new Map());
    /** The texts that translators translate. */
    this.sources = this.facts.sourceFrom === "none" ? [] : sources.filter((text) => text.value !== "");
    const inCatalog = this.facts.sourceFrom ? [] : sources;
    this.sourceForms = pluralFormsOf(inCatalog);
    this.substitutions = substitutionsOf(this.facts.substitutions, this.texts);
    const sourceSubstitutions = substitutionsOf(this.facts.sourceSubstitutions, inCatalog);
    this.expected = expectedPlaceholders(this.key, inCatalog, sourceSubstitutions, this.sources.length === 0);
    this.hasUnknownArguments = this.sources.length === 0 || this.facts.unknownArguments === true;
  }

  /** @param {RuleText} text */
  sourceOf(text) {
    return sourceOf(this.sources, text);
  }

  /** @param {RuleText} text */
  mayLeaveOutNumber(text) {
    return text.mayLeaveOutNumber && text.category !== null && (this.plurals?.standsForOneNumber(text.category) ?? true);
  }
}

/** @param {string} tag */
export function subtagOf(tag) {
  return tag.split(/[-_]/)[0];
}

/** @param {WorkText[]} texts @param {Map<string, string>} values */
function textsOf(texts, values) {
  return texts.flatMap((text) => {
    const typed = values.get(text.variation);
    if (typed !== undefined) return [new RuleText(text.variation, typed, "translated")];
    return text.value === undefined ? [] : [new RuleText(text.variation, text.value, text.state ?? "translated")];
  });
}

/**
 * @param {{[name: string]: WorkSubstitution} | undefined} substitutions
 * @param {RuleText[]} texts
 * @returns {Substitutions}
 */
function substitutionsOf(substitutions, texts) {
  return new Map(
    Object.entries(substitutions ?? {}).map(([name, { argument, specifier }]) => [
      name,
      { argument: argument ?? null, specifier, forms: texts.filter((text) => text.substitution === name) },
    ]),
  );
}
