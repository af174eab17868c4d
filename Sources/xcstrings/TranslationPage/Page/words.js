/** The words of the page, which all come from the work. */

/** The names of all words of the page. */
export const wordNames = [
  "pageAbout", "pageAdded", "pageAllCatalogs", "pageAllDone", "pageAnswer", "pageApplied", "pageApply", "pageAsk", "pageBack", "pageCancel", "pageCatalog", "pageCatalogCount",
  "pageChangedSource", "pageCharacters", "pageChooseText", "pageClose", "pageCode", "pageComment", "pageConflict", "pageConnected", "pageContext", "pageCopySource", "pageCount",
  "pageDiscard", "pageDone", "pageDoneHere", "pageDownload", "pageDownloadAnyway", "pageDownloaded", "pageEditQuestion", "pageEditor", "pageEmptyText", "pageEmptyWork",
  "pageEndOfList", "pageError", "pageFailed", "pageFileOpened", "pageFileSkipped", "pageFilterAll", "pageFilterComment", "pageFilterForms", "pageFilterLimit", "pageFilterOpen",
  "pageFilterQuestion", "pageFilterReason", "pageFilterRefused", "pageFilterState", "pageFilterWith", "pageFix", "pageForbidden", "pageHoursLeft", "pageInsert",
  "pageInsertCharacter", "pageInsertPlaceholder", "pageInsertTerm", "pageInto", "pageJoiner", "pageKeepMine", "pageKey", "pageKeyControl", "pageKeyEnter", "pageKeyShift",
  "pageKeys", "pageKeysCharacters", "pageKeysHelp", "pageKeysHint", "pageKeysLeave", "pageKeysList", "pageKeysMatch", "pageKeysNext", "pageKeysPlaceholder", "pageKeysPrevious",
  "pageKeysRedo", "pageKeysRepeat", "pageKeysReview", "pageKeysSave", "pageKeysUndo", "pageKeysUnfinished", "pageLanguage", "pageLeader", "pageLeftMark", "pageList", "pageMatches",
  "pageMessages", "pageNarrowSpace", "pageNeedsReview", "pageNeighbors", "pageNext", "pageNoBreakSpace", "pageNoServer", "pageNoStorage", "pageNoTranslation", "pageNonJoiner",
  "pageNotSaved", "pageNotTranslated", "pageNote", "pageNothingFound", "pageNothingSaved", "pageOpenFile", "pageOrigin", "pageOtherDevices", "pageOthers", "pagePhrase",
  "pagePicture", "pagePictures", "pagePlaces", "pagePluralFew", "pagePluralMany", "pagePluralOne", "pagePluralOther", "pagePluralTwo", "pagePluralZero", "pagePosition",
  "pagePrevious", "pageProgress", "pageQuestion", "pageQuestionHint", "pageQuestionHintEdit", "pageQuestionSaved", "pageQuestionTitle", "pageReadOnly", "pageReasonDraft",
  "pageReasonError", "pageReasonFinding", "pageReasonMissing", "pageReasonSourceChanged", "pageRedo", "pageRedone", "pageRefused", "pageRemoved", "pageRepeated", "pageRepetitions",
  "pageReviewCount", "pageRightMark", "pageSave", "pageSaveFailed", "pageSaveForReview", "pageSaveQuestion", "pageSavedReview", "pageSavedTranslated", "pageSearch",
  "pageSearchHint", "pageShow", "pageShowAll", "pageShowBlanks", "pageShowOpen", "pageShowUnsaved", "pageSource", "pageStateCheck", "pageStateMachine", "pageStateMissing",
  "pageStateNew", "pageStateTranslated", "pageTerms", "pageTheme", "pageThemeAuto", "pageThemeDark", "pageThemeLight", "pageTimeLeft", "pageTranslation", "pageUndo", "pageUndone",
  "pageUnsaved", "pageUnsavedCount", "pageUnsavedDownload", "pageUnsavedHint", "pageUseMatch", "pageUseMatchNumber", "pageUseText", "pageUseTheirs", "pageWarning", "pageWelcome",
  "pageWelcomeEdit", "pageWelcomeRead", "pageWordsLeft", "pageWrongFile", "pageWrongToken", "pageZeroSpace",
];

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
