/** The names of states and variations. */
import { formatNumber, hasWord, word } from "./words.js";

/** @type {Record<string, { icon: string, word: string }>} */
const statusLabels = {
  error: { icon: "error", word: "pageReasonError" },
  "source-changed": { icon: "changed", word: "pageReasonSourceChanged" },
  missing: { icon: "missing", word: "pageReasonMissing" },
  finding: { icon: "finding", word: "pageReasonFinding" },
  draft: { icon: "draft", word: "pageReasonDraft" },
  review: { icon: "review", word: "pageNeedsReview" },
  done: { icon: "done", word: "pageDone" },
};

/** @type {Record<string, { icon: string, word: string }>} */
const stateLabels = {
  missing: { icon: "missing", word: "pageStateMissing" },
  new: { icon: "missing", word: "pageStateNew" },
  needs_review: { icon: "review", word: "pageNeedsReview" },
  machine_translated: { icon: "draft", word: "pageStateMachine" },
  translated: { icon: "done", word: "pageStateTranslated" },
  check: { icon: "changed", word: "pageStateCheck" },
  unsaved: { icon: "unsaved", word: "pageUnsaved" },
};

/** @param {string} status */
export function statusLabel(status) {
  const found = statusLabels[status] ?? statusLabels.draft;
  return { icon: found.icon, text: word(found.word) };
}

/** @param {string} state */
export function stateLabel(state) {
  const found = stateLabels[state] ?? stateLabels.new;
  return { icon: found.icon, text: word(found.word) };
}

/** @type {Record<string, string>} */
const categoryWords = {
  zero: "pagePluralZero",
  one: "pagePluralOne",
  two: "pagePluralTwo",
  few: "pagePluralFew",
  many: "pagePluralMany",
  other: "pagePluralOther",
};

/** @type {Record<string, string>} */
const deviceNames = { iphone: "iPhone", ipad: "iPad", ipod: "iPod", mac: "Mac", applewatch: "Apple Watch", appletv: "Apple TV", applevision: "Apple Vision" };

/**
 * Returns the name of a form for people, such as "iPhone, one: 1".
 *
 * @param {WorkText} text
 */
export function variationLabel({ variation, numbers = [] }) {
  if (variation === "") return "";
  const parts = variation.split(".");
  /** @type {string[]} */
  const names = [];
  for (let index = 0; index < parts.length; index += 2) {
    const kind = parts[index];
    const name = parts[index + 1] ?? "";
    if (kind === "plural") names.push(word(categoryWords[name] ?? name));
    else if (kind === "device") names.push(deviceNames[name] ?? (hasWord("pageOtherDevices") ? word("pageOtherDevices") : name));
    else if (kind === "phrase" || kind === "stringSet") names.push(word("pagePhrase", Number(name) + 1));
    else names.push(name);
  }
  const samples = numbers.slice(0, 4).map(formatNumber).join(", ");
  return samples === "" ? names.join(", ") : `${names.join(", ")}: ${samples}`;
}
