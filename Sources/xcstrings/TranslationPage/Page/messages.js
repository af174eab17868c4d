import { ruleNames } from "./rule-names.js";
import { charactersOf } from "./characters.js";
import { escapedOnOneLine } from "./controls.js";
/** @typedef {import("./rule-types.js").MessageArgument} MessageArgument */
/** @typedef {import("./rule-types.js").RuleWork} RuleWork */

/** @type {Map<string, Intl.NumberFormat>} */
const numberFormats = new Map();

/**
 * Returns the message of a finding in the language of the page, and the texts of its arguments.
 * @param {string} name The name of the message among the words.
 * @param {MessageArgument[]} args
 * @param {RuleWork} work
 * @returns {{message: string, texts: string[]}}
 */
export function ruleMessage(name, args, work) {
  const texts = args.map((argument) => argumentText(argument, work));
  let pattern = ruleNames.includes(name) ? (work.words[name] ?? "") : "";
  if (typeof pattern !== "string") {
    const count = args.find((argument) => typeof argument === "number");
    pattern = pattern[new Intl.PluralRules(work.interface ?? "en").select(Number(count ?? 0))] ?? pattern.other ?? "";
  }
  return { message: filled(pattern, texts) || [name, ...texts].join(" "), texts };
}

/** @param {string} pattern @param {string[]} texts */
function filled(pattern, texts) {
  return pattern.replace(/\{(\d)\}/g, (whole, index) => texts[Number(index)] ?? whole);
}

/** @param {MessageArgument} argument @param {RuleWork} work @returns {string} */
function argumentText(argument, work) {
  if (typeof argument === "number") return formattedNumber(argument, work.interface ?? "en");
  if (typeof argument === "string") return quoted(excerpt(escapedOnOneLine(argument, false), 200), work);
  if (Array.isArray(argument)) return argument.map((text) => argumentText(text, work)).join(", ");
  if ("language" in argument) return work.language.label ?? quoted(argument.language, work);
  return "plain" in argument ? argument.plain : `"${excerpt(escapedOnOneLine(argument.key, true), 72)}"`;
}

/** @param {string} text @param {RuleWork} work */
function quoted(text, work) {
  const quotation = work.words["rule.quotation"];
  return filled(typeof quotation === "string" ? quotation : "'{0}'", [text]);
}

/** @param {string} text @param {number} limit */
function excerpt(text, limit) {
  if (text.length <= limit) return text;
  const characters = charactersOf(text);
  return characters.length <= limit ? text : characters.slice(0, limit - 1).join("") + "…";
}

/** @param {number} number @param {string} tag */
function formattedNumber(number, tag) {
  let format = numberFormats.get(tag);
  if (!format) {
    format = new Intl.NumberFormat(tag);
    numberFormats.set(tag, format);
  }
  return format.format(number);
}
