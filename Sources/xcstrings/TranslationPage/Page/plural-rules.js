import { areSame, charactersOf, isBlank, isLetter, lowercased, splitCharacters } from "./characters.js";
import { parseSegments } from "./format.js";
import { numberSpecifier, pluralArgument } from "./placeholders.js";
import { pluralFormsOf } from "./plurals.js";
/** @typedef {import("./rule-types.js").Emit} Emit */
/** @typedef {import("./texts.js").RuleText} RuleText */
/** @typedef {import("./subject.js").Subject} Subject */
/** @typedef {ReturnType<typeof pluralFormsOf>[number]} PluralForms */

const singularAfterNumbers = "az ckb fa hu ka kk ku ky tk tr tt ug uz".split(" ");
const inflecting = "be bg bs ca cs el es fr gl hr it lt lv mk pl pt ro ru sk sl sr uk".split(" ");
const unchangingNouns = new Set((
  "análisis crisis dosis jueves lunes martes miércoles viernes virus paréntesis dissabtes " +
  "accès avis bus choix cours fois mois pays prix processus repas temps voix analisi crisi file foto sintesi specie video " +
  "ônibus lápis vírus авто аудио аудіо видео відео кино кіно медиа медіа прокси проксі радио радіо фото эмодзи емодзі krát radio studio wideo"
).split(" "));

/**
 * Returns whether the number that selects a form has decimals.
 * @param {Subject} subject
 * @param {PluralForms} forms
 */
function isDecimal(subject, forms) {
  if (forms.substitution !== null) return numberSpecifier(subject.substitutions.get(forms.substitution))?.type === "decimal";
  const position = pluralArgument(subject.expected);
  return position !== null && subject.expected.available.get(position)?.type === "decimal";
}

/** @param {PluralForms} forms */
function textsByCategory(forms) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const text of forms.texts) if (text.category !== null && !texts.has(text.category)) texts.set(text.category, text.value);
  return texts;
}

/** @param {Subject} subject @param {Emit} emit */
export function checkMissingCategories(subject, emit) {
  const { plurals, language } = subject;
  if (!plurals) return;
  for (const forms of pluralFormsOf(subject.texts)) {
    const missing = plurals.required(isDecimal(subject, forms)).filter((category) => !forms.categories.includes(category));
    if (missing.length === 0 || !forms.texts.some((text) => text.isWritten)) continue;
    if (missing.join() === "one" && singularAfterNumbers.includes(subject.subtag)) continue;
    if (missing.join() === "many" && plurals.isForFractions("other") && otherReplacesMany(forms)) continue;
    const isMinor = isUniformInSource(subject, forms) || missing.every((category) => plurals.isForNothing(category));
    emit(missing.length > 1 ? "several" : "", [language, missing], forms.at, { isMinor });
  }
}

/** @param {PluralForms} forms */
function otherReplacesMany(forms) {
  const texts = textsByCategory(forms);
  const other = texts.get("other");
  return !areSame(other, texts.get("few")) && !areSame(other, texts.get("one"));
}

/** @param {Subject} subject @param {PluralForms} forms */
function isUniformInSource(subject, forms) {
  const sources = subject.sourceForms.filter((source) => source.substitution === forms.substitution);
  return sources.length > 0 && sources.every((source) => source.categories.every((category) => category === "other" || category === "zero"));
}

/** @param {Subject} subject @param {Emit} emit */
export function checkRareCategories(subject, emit) {
  const { plurals, language } = subject;
  if (!plurals) return;
  for (const forms of pluralFormsOf(subject.texts)) {
    const withDecimals = isDecimal(subject, forms);
    const required = plurals.required(withDecimals);
    const missing = plurals.categories.filter(
      (category) =>
        !required.includes(category) && !forms.categories.includes(category) && (withDecimals || !plurals.isForDecimalsOnly(category)),
    );
    if (missing.length > 0) emit(missing.length > 1 ? "several" : "", [language, missing], forms.at);
  }
}

/** @param {Subject} subject @param {Emit} emit */
export function checkUnusedCategories(subject, emit) {
  const { plurals, language } = subject;
  if (!plurals) return;
  for (const forms of pluralFormsOf(subject.texts)) {
    const unused = forms.categories.filter((category) => category !== "zero" && !plurals.categories.includes(category));
    if (unused.length > 0) emit(unused.length > 1 ? "several" : "", [language, unused], forms.at);
  }
}

/** @param {Subject} subject @param {Emit} emit */
export function checkEqualForms(subject, emit) {
  if (!inflecting.includes(subject.subtag)) return;
  for (const forms of pluralFormsOf(subject.texts)) {
    const texts = textsByCategory(forms);
    const text = texts.get("other");
    if (forms.categories.length < 2 || text === undefined || !forms.texts.every((form) => form.isWritten)) continue;
    if (![...texts.values()].every((other) => areSame(other, text))) continue;
    if (sourceFormsDiffer(subject, forms) && changesWithNumber(text, subject.subtag)) emit("", [subject.language, { key: text }], forms.at);
  }
}

/** @param {Subject} subject @param {PluralForms} forms */
function sourceFormsDiffer(subject, forms) {
  const words = subject.sources
    .filter((source) => source.substitution === forms.substitution && source.category !== null)
    .map((source) => source.words.map((word) => word.folded.normalize()));
  return words.slice(1).some((others) => inflects(others, words[0]));
}

/** @param {string[]} words @param {string[]} others */
function inflects(words, others) {
  const [own, foreign] = [words.filter((word) => !others.includes(word)), others.filter((word) => !words.includes(word))];
  const stem = (/** @type {string} */ word) => charactersOf(word).slice(0, 3).join("");
  if (own.some((word) => charactersOf(word).length > 2 && foreign.some((other) => stem(word) === stem(other)))) return true;
  return words.length === others.length && words.join(" ") !== others.join(" ");
}

/**
 * Returns whether a word that the number changes follows the number: "%lld días".
 * @param {string} text
 * @param {string} subtag
 */
function changesWithNumber(text, subtag) {
  const segments = parseSegments(text);
  const number = segments.findIndex((segment) => segment.kind === "specifier" || segment.kind === "argument");
  const rest = number < 0 ? undefined : segments[number + 1];
  if (rest?.kind !== "text") return false;
  const characters = charactersOf(lowercased(rest.text));
  const end = characters.findIndex((character) => !isLetter(character) && !isBlank(character));
  const words = splitCharacters(end < 0 ? characters : characters.slice(0, end), (character) => !isLetter(character));
  const [word] = words;
  if (!word || word.length <= 3) return false;
  if (subtag === "it" && !"aeio".includes(word[word.length - 1])) return false;
  if (subtag === "cs" && /[nt]í$/.test(word.join(""))) return false;
  return !words.some((each) => unchangingNouns.has(each.join("")));
}
