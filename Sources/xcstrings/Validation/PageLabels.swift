import CatalogWorkspace
import Localization

/// The labels of the findings page.
struct PageLabels: Encodable {
  let search = String(
    localized: "Search keys, strings and comments",
    comment: "HTML report: label of a field"
  )
  let language = String(localized: "Language", comment: "HTML report: label of a choice")
  let allLanguages = String(
    localized: "All languages",
    comment: "HTML report: a choice among languages"
  )
  let findings = String(localized: "Findings", comment: "HTML report: label of a choice")
  let anyOrNone = String(
    localized: "With and without findings",
    comment: "HTML report: which keys are shown"
  )
  let anyFinding = String(
    localized: "With findings",
    comment: "HTML report: which keys are shown"
  )
  let error = String(
    localized: "error",
    comment: "Severity of a finding. [validate:off unchanged-translation]"
  )
  let warning = String(localized: "warning", comment: "Severity of a finding")
  let note = String(localized: "note", comment: "Severity of a finding")
  let severities = String(
    localized: "By severity",
    comment: "HTML report: heading above errors, warnings and notes to choose from"
  )
  let rules = String(
    localized: "By rule",
    comment: "HTML report: heading above rules to choose from"
  )
  let catalog = String(localized: "Catalog", comment: "HTML report: label of a choice")
  let allCatalogs = String(
    localized: "All catalogs",
    comment: "HTML report: a choice among String Catalogs"
  )
  let states = String(
    localized: "States",
    comment: "HTML report: label of the states of translations to choose from"
  )
  /// The number of keys that are shown; the script replaces the marker with the number.
  let count: String
  let reset = String(
    localized: "Show all keys",
    comment: "HTML report: button that resets all filters"
  )
  let nothing = String(
    localized: "No key matches.",
    comment: "HTML report: no key matches the filters or the search"
  )
  let progress = String(
    localized: "Progress by language",
    comment: "HTML report: title of a table"
  )
  let done = String(
    localized: "Done",
    comment: "Heading of the table of xcstrings coverage: percentage"
  )
  let noText = String(
    localized: "no translation yet",
    comment: "HTML report: shown instead of a missing translation"
  )
  let empty = String(
    localized: "empty",
    comment: "HTML report: shown instead of an empty key or translation"
  )
  let excluded = String(
    localized: "do not translate",
    comment: "HTML report: next to a key whose text is the same in all languages"
  )
  let otherLanguages = String(
    localized: "Other languages",
    comment: "HTML report: button that shows the strings in other languages"
  )
  let link = String(
    localized: "Link to this key",
    comment: "HTML report: link that can be shared"
  )
  let elsewhere = String(
    localized: "Other findings",
    comment: "HTML report: heading above findings that concern no key of a catalog"
  )
  let space = String(
    localized: "space",
    comment: "HTML report: name of a character that is made visible"
  )
  let noBreakSpace = String(
    localized: "non-breaking space",
    comment: "HTML report: name of a character that is made visible"
  )
  let tab = String(
    localized: "tab",
    comment: "HTML report: name of a character that is made visible"
  )
  let lineBreak = String(
    localized: "line break",
    comment: "HTML report: name of a character that is made visible"
  )
  let invisible = String(
    localized: "invisible character",
    comment: "HTML report: name of a character that is made visible"
  )
  let placeholder = String(
    localized: "placeholder: do not change",
    comment: "HTML report: explains '%@' to translators"
  )

  /// The marker in ``count`` for the number of keys that are shown.
  private static let mark = "{shown}"

  /// Creates the labels of a page.
  ///
  /// - Parameters:
  ///   - keyCount: The total number of keys.
  ///   - locale: The locale for the numbers that the script writes.
  init(keyCount: Int, locale: UserLocale) {
    count = String(
      localized: "\(Self.mark) of \(keyCount) keys",
      locale: locale,
      comment: "HTML report: number of keys that are shown, and number of all keys"
    )
  }
}
