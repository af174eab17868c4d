import { charactersOf, positionsOf } from "./characters.js";
import { conversionsIn, PlaceholderComparison } from "./comparison.js";
import { specifiersOf } from "./format.js";
import { placeholdersOf } from "./placeholders.js";
/** @typedef {import("./rule-types.js").Emit} Emit */
/** @typedef {import("./rule-types.js").MessageArgument} MessageArgument */
/** @typedef {import("./comparison.js").Problem} Problem */
/** @typedef {import("./texts.js").RuleText} RuleText */
/** @typedef {import("./subject.js").Subject} Subject */

/** @param {Subject} subject @param {RuleText} text @param {RuleText | null} _source @param {Emit} emit */
export function checkPlaceholders(subject, text, _source, emit) {
  if (!text.isWritten) return;
  checkSymbols(subject, text, emit);
  if (hasConflict(subject, text, emit) || subject.hasUnknownArguments) return;
  if (text.format === null && subject.expected.available.size === 0) return;
  const comparison = new PlaceholderComparison(text, subject);
  if (comparison.order) {
    emit("order", [subject.language, comparison.order.specifiers], text.variation, { fix: comparison.order.text });
    return;
  }
  for (const problem of comparison.problems) {
    const isMinor = ["width", "spaced", "missing-percent", "literal"].includes(problem.kind);
    const [variant, args] = messageOf(problem, subject.language);
    emit(variant, args, text.variation, { isMinor });
  }
}

/**
 * Reports a percent sign that ends the generation of symbols: "50%-ig".
 * @param {Subject} subject
 * @param {RuleText} text
 * @param {Emit} emit
 */
function checkSymbols(subject, text, emit) {
  const { format } = text;
  if (subject.facts.kind || subject.expected.available.size > 0 || !format || specifiersOf(format).length > 0) return;
  const found = conversionsIn(format).find((conversion) => conversion.startsWith("%-"));
  if (found) emit("untyped", [found, subject.language, "%%"], text.variation, { isMinor: !subject.work.generatesSymbols });
}

/**
 * Reports an argument that a text uses with different types.
 * @param {Subject} subject
 * @param {RuleText} text
 * @param {Emit} emit
 */
function hasConflict(subject, text, emit) {
  if (text.substitution !== null || !specifiersOf(text.format).some((specifier) => specifier.position !== null)) return false;
  const [conflict] = placeholdersOf(text.value, text.format, subject.substitutions).conflicts;
  if (conflict) emit("conflict", [subject.language, ...conflict], text.variation);
  return conflict !== undefined;
}

/**
 * Returns the variant of a message and its arguments.
 * @param {Problem} problem
 * @param {MessageArgument} language
 * @returns {[string, MessageArgument[]]}
 */
function messageOf({ kind, texts, other }, language) {
  switch (kind) {
    case "missing": return [texts.length > 1 ? "several-missing" : "missing", [texts, language]];
    case "shifted": return [kind, [texts, language, other]];
    case "stray-percent": return [kind, [language, "%%"]];
    case "missing-percent": return [kind, [language]];
    case "spaced": return [kind, [language, texts[0]]];
    case "type": case "width": return ["", [language, texts[0], other]];
    default: return [kind, [language, texts]];
  }
}

const applicationName = "${applicationName}";
const namePattern =
  /\$\{[^{}\t-\r ]+\}|%\{\w+\}@|\{(?:\{[^{}]+\}\}|[a-z][a-z\d]*(?:_[a-z\d]+(?:_[a-z\d]+)*|[A-Z][a-z\d]+(?:[A-Z][a-z\d]+)*)\})/g;

/** @param {Subject} subject @param {RuleText} text @param {RuleText} source @param {Emit} emit */
export function checkNames(subject, text, source, emit) {
  if (!/[()[\]{}<>]/.test(source.value)) return;
  const isPhrase = subject.facts.kind === "phrases";
  const [wanted, found] = [placeholderNames(source.value, isPhrase), placeholderNames(text.value, isPhrase)];
  if (wanted.names.length === 0 || found.hasProse || wanted.names.join("\0") === found.names.join("\0")) return;
  const missing = wanted.names.filter((name) => !found.names.includes(name));
  const unexpected = found.names.filter((name) => !wanted.names.includes(name));
  if (unexpected.length === 0) emit("missing", [subject.language, missing], text.variation);
  else if (missing.length === 0) emit("unexpected", [subject.language, unexpected], text.variation);
  else emit("", [subject.language, unexpected, missing], text.variation);
}

/**
 * Returns the named placeholders of a text, sorted, each of them once.
 * @param {string} text
 * @param {boolean} isPhrase
 */
function placeholderNames(text, isPhrase) {
  /** @type {Set<string>} */
  const names = new Set();
  let hasProse = false;
  for (const name of text.match(namePattern) ?? []) {
    if (name.startsWith("{{") && name.includes(" ")) hasProse = true;
    else if (!isPhrase || name !== applicationName) names.add(name);
  }
  return { names: [...names].sort(), hasProse };
}

/** @param {Subject} subject @param {RuleText} text @param {RuleText | null} _source @param {Emit} emit */
export function checkPhrase(subject, text, _source, emit) {
  if (subject.facts.kind !== "phrases" || !text.isWritten) return;
  if (positionsOf(text.characters, charactersOf(applicationName)).length !== 1) emit("phrase", [subject.language, applicationName], text.variation);
}
