/** The words of the page, which all come from the work. */

/** @type {Record<string, Word>} */
let words = {};
let pluralRules = new Intl.PluralRules("en");
let numberFormat = new Intl.NumberFormat("en");

/**
 * Uses the words and the language of a work.
 *
 * @param {Pick<Work, "words" | "interface">} work
 */
export function useWords(work) {
  words = work.words;
  pluralRules = new Intl.PluralRules(work.interface);
  numberFormat = new Intl.NumberFormat(work.interface);
}

/**
 * Returns the name of a language within a sentence of the page: "inglés", not "Inglés".
 *
 * @param {WorkLanguage} language
 */
export function languageLabel({ code, name }) {
  try {
    return new Intl.DisplayNames(pluralRules.resolvedOptions().locale, { type: "language", fallback: "none" }).of(code) ?? name;
  } catch {
    return name;
  }
}

/** @param {number} number */
export function formatNumber(number) {
  return numberFormat.format(number);
}

/**
 * @param {string} template
 * @param {(string | number)[]} values
 */
function fillTemplate(template, values) {
  return template.replace(/\{(\d)\}/g, (whole, index) => {
    const value = values[Number(index)];
    if (value === undefined) return whole;
    return typeof value === "number" ? formatNumber(value) : value;
  });
}

/**
 * Returns whether the work has a word.
 *
 * @param {string} name
 */
export function hasWord(name) {
  return Object.hasOwn(words, name);
}

/**
 * Returns a word of the page.
 *
 * @param {string} name
 * @param {...(string | number)} values The values of `{0}`, `{1}`. A plural word is chosen by the first one.
 */
export function word(name, ...values) {
  const found = Object.hasOwn(words, name) ? words[name] : name;
  if (typeof found === "string") return fillTemplate(found, values);
  const form = found[pluralRules.select(Number(values[0]))] ?? found.other ?? name;
  return fillTemplate(form, values);
}
