/** @typedef {import("./texts.js").RuleText} RuleText */

const categoryOrder = ["zero", "one", "two", "few", "many", "other"];
const withoutPlurals =
  "bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh".split(" ");
const wholeNumbers = [...Array(201).keys(), 1000, 10_000, 100_000];

/** The plural categories that the texts of a language need. */
export class PluralNeeds {
  /** @param {string} tag @param {string[]} categories */
  constructor(tag, categories) {
    this.categories = categories;
    const rules = new Intl.PluralRules(tag);
    const decimals = new Intl.PluralRules(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    /** @type {string[]} */
    this.counted = wholeNumbers.map((number) => rules.select(number));
    /** @type {string[]} */
    this.ofDecimals = [...Array(101).keys()].map((number) => decimals.select(number / 10));
  }

  /**
   * Returns the categories that texts need, in the order of the CLDR.
   * @param {boolean} isDecimal
   */
  required(isDecimal) {
    return this.categories.filter(
      (category) => category === "other" || this.counted.includes(category) || (isDecimal && this.ofDecimals.includes(category)),
    );
  }

  /**
   * Returns whether a category contains no common number but 0.
   * @param {string} category
   */
  isForNothing(category) {
    return category !== "other" && !this.counted.slice(1).includes(category);
  }

  /**
   * Returns whether no whole number belongs to a category.
   * @param {string} category
   */
  isForFractions(category) {
    return !this.counted.includes(category);
  }

  /**
   * Returns whether a category contains at most one number other than 0.
   * @param {string} category
   */
  standsForOneNumber(category) {
    return !this.categories.includes(category) || this.counted.slice(1).filter((other) => other === category).length <= 1;
  }
}

/** @type {Map<string, PluralNeeds | null>} */
const knownNeeds = new Map();

/**
 * Returns the plural categories of a language; `null` if they are not known.
 * @param {string} tag
 * @returns {PluralNeeds | null}
 */
export function pluralNeeds(tag) {
  let needs = knownNeeds.get(tag);
  if (needs === undefined) {
    needs = createNeeds(tag.replaceAll("_", "-"));
    knownNeeds.set(tag, needs);
  }
  return needs;
}

/** @param {string} tag */
function createNeeds(tag) {
  try {
    if (Intl.PluralRules.supportedLocalesOf(tag).length === 0) return null;
    /** @type {string[]} */
    const found = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const isKnown = found.length > 1 || withoutPlurals.includes(tag.split("-")[0]);
    return isKnown ? new PluralNeeds(tag, categoryOrder.filter((category) => found.includes(category))) : null;
  } catch {
    return null;
  }
}

/**
 * Returns the plural forms of texts: for each group of forms, its variation and its categories.
 * @param {RuleText[]} texts
 * @returns {{at: string, substitution: string | null, categories: string[], texts: RuleText[]}[]}
 */
export function pluralFormsOf(texts) {
  /** @type {Map<string, {at: string, substitution: string | null, categories: string[], texts: RuleText[]}>} */
  const forms = new Map();
  for (const text of texts) {
    if (text.forms === null || text.category === null) continue;
    const found = forms.get(text.forms) ?? { at: text.forms, substitution: text.substitution, categories: [], texts: [] };
    if (!found.categories.includes(text.category)) found.categories.push(text.category);
    found.texts.push(text);
    forms.set(text.forms, found);
  }
  return [...forms.values()];
}
