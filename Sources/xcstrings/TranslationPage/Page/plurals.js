/** @typedef {import("./rule-types.js").PluralData} PluralData */
/** @typedef {import("./texts.js").RuleText} RuleText */

const categoryOrder = ["zero", "one", "two", "few", "many", "other"];
const withoutPlurals =
  "bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh".split(" ");
const wholeNumbers = [...Array(201).keys(), 1000, 10_000, 100_000];

/** The plural categories that the texts of a language need. */
export class PluralNeeds {
  /** @param {PluralData} data */
  constructor(data) {
    this.data = data;
    this.categories = data.categories;
  }

  /**
   * Returns the categories that texts need, in the order of the CLDR.
   * @param {boolean} isDecimal
   */
  required(isDecimal) {
    const { counted, decimals } = this.data;
    return this.categories.filter(
      (category) => category === "other" || counted.includes(category) || (isDecimal && decimals.includes(category)),
    );
  }

  /**
   * Returns whether a category contains no common number but 0.
   * @param {string} category
   */
  isForNothing(category) {
    return category !== "other" && this.data.nothing.includes(category);
  }

  /**
   * Returns whether no whole number belongs to a category.
   * @param {string} category
   */
  isForFractions(category) {
    return !this.data.counted.includes(category);
  }

  /**
   * Returns whether a category contains decimals and no whole number, so that no integer needs it.
   * @param {string} category
   */
  isForDecimalsOnly(category) {
    return this.data.decimals.includes(category) && this.isForFractions(category);
  }

  /**
   * Returns whether a category contains at most one number other than 0.
   * @param {string} category
   */
  standsForOneNumber(category) {
    return !this.categories.includes(category) || this.data.single.includes(category);
  }
}

/** @type {Map<string, PluralNeeds | null>} */
const knownNeeds = new Map();

/**
 * Returns the plural categories of a language; `null` if they are not known.
 * @param {string} tag
 * @param {PluralData | null | undefined} given Those of the program; without them, those of the browser.
 * @returns {PluralNeeds | null}
 */
export function pluralNeeds(tag, given) {
  if (given === null) return null;
  let needs = knownNeeds.get(tag);
  if (needs === undefined) {
    const data = given ?? pluralDataOf(tag.replaceAll("_", "-"));
    needs = data && new PluralNeeds(data);
    knownNeeds.set(tag, needs);
  }
  return needs;
}

/**
 * Returns the plural categories that the browser knows for a language; `null` if it knows none.
 * @param {string} tag
 * @returns {PluralData | null}
 */
export function pluralDataOf(tag) {
  try {
    if (Intl.PluralRules.supportedLocalesOf(tag).length === 0) return null;
    const rules = new Intl.PluralRules(tag);
    /** @type {string[]} */
    const found = rules.resolvedOptions().pluralCategories;
    if (found.length < 2 && !withoutPlurals.includes(tag.split("-")[0])) return null;
    const categories = categoryOrder.filter((category) => found.includes(category));
    const decimalRules = new Intl.PluralRules(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const selected = wholeNumbers.map((number) => rules.select(number));
    const count = (/** @type {string} */ category) => selected.slice(1).filter((other) => other === category).length;
    return {
      categories, counted: [...new Set(selected)],
      decimals: [...new Set([...Array(101).keys()].map((number) => decimalRules.select(number / 10)))],
      single: categories.filter((category) => count(category) <= 1),
      nothing: categories.filter((category) => count(category) === 0),
    };
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
