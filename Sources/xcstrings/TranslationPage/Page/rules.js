import { checkAddresses } from "./addresses.js";
import { checkDoubleSpaces, checkLineBreaks, checkSurroundingBlanks } from "./blanks.js";
import { checkBrackets } from "./brackets.js";
import { charactersOf, isBlank } from "./characters.js";
import { checkDamage, checkEllipses, checkEscapes } from "./damage.js";
import { checkEnding } from "./endings.js";
import { checkMarkup } from "./markup.js";
import { ruleMessage } from "./messages.js";
import { checkDecimalMarks, checkNumbers } from "./numbers.js";
import { checkNames, checkPhrase, checkPlaceholders } from "./placeholder-rules.js";
import { checkEqualForms, checkMissingCategories, checkRareCategories, checkUnusedCategories } from "./plural-rules.js";
import { checkDiacritics, checkInvertedMarks, checkRepeatedWords, isProse } from "./prose-rules.js";
import { checkMarkSpacing, checkSeparators } from "./separators.js";
import { Subject } from "./subject.js";
/** @typedef {import("./rule-types.js").Emit} Emit */
/** @typedef {import("./rule-types.js").RuleFinding} RuleFinding */
/** @typedef {import("./rule-types.js").RuleWork} RuleWork */
/** @typedef {import("./rule-types.js").WorkItem} WorkItem */
/** @typedef {import("./rule-types.js").WorkText} WorkText */
/** @typedef {import("./texts.js").RuleText} RuleText */

// Rules about a text, whether or not it has a source text.
/** @type {[string, (subject: Subject, text: RuleText, source: RuleText | null, emit: Emit) => void][]} */
const textRules = [
  ["damaged-characters", checkDamage],
  ["double-space", checkDoubleSpaces],
  ["ellipsis-character", checkEllipses],
  ["empty-translation", checkEmptiness],
  ["max-length", checkLength],
  ["mismatched-named-placeholders", checkPhrase],
  ["mismatched-placeholders", checkPlaceholders],
  ["missing-punctuation-space", checkMarkSpacing],
  ["undefined-substitution", checkDefinitions],
  ["unexpanded-build-setting", checkBuildSettings],
];

// Rules about a translation and its source text.
/** @type {[string, (subject: Subject, text: RuleText, source: RuleText, emit: Emit) => void][]} */
const translationRules = [
  ["decimal-separator", checkDecimalMarks],
  ["literal-escape", checkEscapes],
  ["mismatched-address", checkAddresses],
  ["mismatched-end-punctuation", checkEnding],
  ["mismatched-line-breaks", checkLineBreaks],
  ["mismatched-markup", checkMarkup],
  ["mismatched-named-placeholders", checkNames],
  ["mismatched-number", checkNumbers],
  ["mismatched-surrounding-whitespace", checkSurroundingBlanks],
  ["missing-separator", checkSeparators],
  ["unbalanced-brackets", checkBrackets],
];

// Rules about the words of a text in a language with conventions.
/** @type {[string, (subject: Subject, text: RuleText, source: RuleText | null, emit: Emit) => void][]} */
const proseRules = [
  ["missing-diacritics", checkDiacritics],
  ["missing-inverted-punctuation", checkInvertedMarks],
  ["repeated-word", checkRepeatedWords],
];

// Rules about all texts of an item.
/** @type {[string, (subject: Subject, emit: Emit) => void][]} */
const itemRules = [
  ["equal-plural-forms", checkEqualForms],
  ["missing-plural-category", checkMissingCategories],
  ["missing-rare-plural-category", checkRareCategories],
  ["unused-plural-category", checkUnusedCategories],
  ["unused-substitution", checkUses],
];

/**
 * Returns the findings in a text with what is typed in.
 * @param {WorkItem} item
 * @param {WorkText} text
 * @param {string} value
 * @param {RuleWork} work
 * @returns {RuleFinding[]}
 */
export function textFindings(item, text, value, work) {
  const subject = new Subject(item, new Map([[text.variation, value]]), work);
  return subject.texts.filter((each) => each.variation === text.variation).flatMap((each) => findingsOf(subject, each));
}

/**
 * Returns the findings in all texts of an item, with those that are typed in, and in the item as a whole.
 * @param {WorkItem} item
 * @param {Map<string, string>} values The texts that are typed in, by variation.
 * @param {RuleWork} work
 * @returns {RuleFinding[]}
 */
export function itemFindings(item, values, work) {
  const subject = new Subject(item, values, work);
  const findings = subject.texts.flatMap((text) => findingsOf(subject, text));
  for (const [rule, check] of itemRules) if (isOn(subject, rule)) check(subject, emitter(subject, rule, findings));
  return findings;
}

/** @param {Subject} subject @param {RuleText} text */
function findingsOf(subject, text) {
  /** @type {RuleFinding[]} */
  const findings = [];
  const source = subject.sourceOf(text);
  for (const [rule, check] of textRules) if (isOn(subject, rule)) check(subject, text, source, emitter(subject, rule, findings));
  if (source && text.isWritten) {
    for (const [rule, check] of translationRules) if (isOn(subject, rule)) check(subject, text, source, emitter(subject, rule, findings));
  }
  if (isProse(subject, text, source)) {
    for (const [rule, check] of proseRules) if (isOn(subject, rule)) check(subject, text, source, emitter(subject, rule, findings));
  }
  return findings;
}

/** @param {Subject} subject @param {string} rule */
function isOn(subject, rule) {
  const off = subject.facts.off ?? [];
  return subject.work.rules[rule] !== undefined && !off.includes(rule) && !off.includes("*");
}

/** @param {Subject} subject @param {string} rule @param {RuleFinding[]} findings @returns {Emit} */
function emitter(subject, rule, findings) {
  return (variant, args, variation, options = {}) => {
    const level = subject.work.rules[rule] ?? "note";
    const severity = options.isMinor || subject.facts.stale ? "note" : level;
    const { message, texts } = ruleMessage(variant === "" ? `rule.${rule}` : `rule.${rule}.${variant}`, args, subject.work);
    findings.push({ rule, severity, variation, arguments: texts, message, ...(options.fix === undefined ? {} : { fix: options.fix }) });
  };
}

/** @param {Subject} subject @param {RuleText} text @param {RuleText | null} _source @param {Emit} emit */
function checkEmptiness(subject, text, _source, emit) {
  const isUsageDescription =
    subject.facts.kind === "info" && /^(?:(?:CF|NS|UI|LS)[A-Z][a-z][A-Za-z\d]*|NFCReader|OSBundle)UsageDescription$/.test(subject.key);
  if (text.isNew || !text.isBlank || isUsageDescription || (text.substitution !== null && text.category === "zero")) return;
  if (subject.sources.every((source) => source.isBlank)) return;
  const isJoint = text.value !== "" && subject.sources.every(({ characters }) => isBlank(characters[0]) && isBlank(characters.at(-1)));
  emit("", [{ key: subject.key }, subject.language], text.variation, { isMinor: isJoint });
}

/** @param {Subject} subject @param {RuleText} text @param {RuleText | null} _source @param {Emit} emit */
function checkLength(subject, text, _source, emit) {
  if (subject.limit === null || !text.isWritten) return;
  const lengths = text.format?.map((segment) => (segment.kind === "text" ? charactersOf(segment.text).length : segment.kind === "percent" ? 1 : 0));
  const length = lengths?.reduce((sum, each) => sum + each, 0) ?? text.characters.length;
  if (length > subject.limit) emit("", [subject.language, length, { plain: String(subject.limit) }], text.variation);
}

/** @param {Subject} subject @param {RuleText} text @param {RuleText | null} _source @param {Emit} emit */
function checkDefinitions(subject, text, _source, emit) {
  for (const segment of text.format ?? []) {
    if (segment.kind === "substitution" && !subject.substitutions.has(segment.name)) emit("", [subject.language, segment.name], text.variation);
  }
}

/** @param {Subject} subject @param {RuleText} text @param {RuleText | null} _source @param {Emit} emit */
function checkBuildSettings(subject, text, _source, emit) {
  if (subject.facts.kind !== "info" || !text.isWritten) return;
  const setting = /\$(?:\([A-Z_]\w*(?::[^()\t-\r ]*)?\)|\{[A-Z_]\w*(?::[^{}\t-\r ]*)?\})/.exec(text.value)?.[0];
  if (setting !== undefined) emit("", [subject.language, setting], text.variation);
}

/** @param {Subject} subject @param {Emit} emit */
function checkUses(subject, emit) {
  const used = subject.texts.flatMap((text) => text.format ?? []).flatMap((segment) => (segment.kind === "substitution" ? [segment.name] : []));
  for (const name of subject.substitutions.keys()) {
    if (!used.includes(name)) emit("", [subject.language, name], `substitutions.${name}`);
  }
}
