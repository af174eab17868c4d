import CatalogWorkspace
import Localization

/// The labels of the findings page.
struct PageLabels: Encodable {
  let search = String(
    localized: "Search in keys, texts and comments",
    comment: "Page of findings: label of a field"
  )
  let language = String(localized: "Language", comment: "Page of findings: label of a choice")
  let allLanguages = String(
    localized: "All languages",
    comment: "Page of findings: a choice among languages"
  )
  let findings = String(localized: "Findings", comment: "Page of findings: label of a choice")
  let anyOrNone = String(
    localized: "With and without findings",
    comment: "Page of findings: which keys are shown"
  )
  let anyFinding = String(
    localized: "With findings",
    comment: "Page of findings: which keys are shown"
  )
  let error = String(
    localized: "error",
    comment: "Severity of a finding. [validate:off unchanged-translation]"
  )
  let warning = String(localized: "warning", comment: "How severe a finding is")
  let note = String(localized: "note", comment: "How severe a finding is")
  let severities = String(
    localized: "By severity",
    comment: "Page of findings: title above errors, warnings and notes to choose from"
  )
  let rules = String(
    localized: "By rule",
    comment: "Page of findings: title above rules to choose from"
  )
  let catalog = String(localized: "Catalog", comment: "Page of findings: label of a choice")
  let allCatalogs = String(
    localized: "All catalogs",
    comment: "Page of findings: a choice among String Catalogs"
  )
  let states = String(
    localized: "States",
    comment: "Page of findings: label of the states of translations to choose from"
  )
  /// The number of keys that are shown; the script replaces the marker with the number.
  let count: String
  let reset = String(
    localized: "Show all keys",
    comment: "Page of findings: button that takes back all choices"
  )
  let nothing = String(
    localized: "No key matches.",
    comment: "Page of findings: what is chosen or searched for is nowhere"
  )
  let progress = String(
    localized: "Progress by language",
    comment: "Page of findings: title of a table"
  )
  let done = String(
    localized: "Done",
    comment: "Heading of the table of xcstrings coverage: percentage"
  )
  let noText = String(
    localized: "no text yet",
    comment: "Page of findings: stands in the place of a translation"
  )
  let empty = String(
    localized: "empty",
    comment: "Page of findings: stands in the place of a key or a translation of no characters"
  )
  let excluded = String(
    localized: "not to be translated",
    comment: "Page of findings: beside a key whose text is the same in all languages"
  )
  let otherLanguages = String(
    localized: "Other languages",
    comment: "Page of findings: opens the texts of the languages that are not shown yet"
  )
  let link = String(
    localized: "Link to this key",
    comment: "Page of findings: a link that can be sent to somebody"
  )
  let elsewhere = String(
    localized: "Other findings",
    comment: "Page of findings: title above findings that concern no key of a catalog"
  )
  let space = String(
    localized: "space",
    comment: "Page of findings: name of a character that is made visible"
  )
  let noBreakSpace = String(
    localized: "non-breaking space",
    comment: "Page of findings: name of a character that is made visible"
  )
  let tab = String(
    localized: "tab",
    comment: "Page of findings: name of a character that is made visible"
  )
  let lineBreak = String(
    localized: "line break",
    comment: "Page of findings: name of a character that is made visible"
  )
  let invisible = String(
    localized: "invisible character",
    comment: "Page of findings: name of a character that is made visible"
  )
  let placeholder = String(
    localized: "placeholder: stays as it is",
    comment: "Page of findings: tells translators what '%@' is"
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
      comment: "Page of findings: how many keys are shown, and how many there are"
    )
  }
}
