import CommandSupport
import Diagnostics
import Localization

/// What the page of findings shows, as its script reads it.
struct PageReport: Encodable {
  /// The language of the page, that of the run.
  let language: String
  /// What the catalogs are called.
  let title: String
  /// What was found, in sentences.
  let summary: [String]
  /// The languages of all catalogs.
  let languages: [PageLanguage]
  /// The states that a text of one of the catalogs has, in the order of reports.
  let states: [State]
  /// What people read of the variations of the texts.
  let variations: [String: String]
  /// What people read of the rules that found something.
  let rules: [String: PageRule]
  /// The catalogs.
  let catalogs: [PageCatalog]
  /// What was found elsewhere than at an entry.
  let findings: [PageFinding]
  /// The words of the page.
  let labels: PageLabels

  /// How far a text has come.
  struct State: Encodable {
    let id: String
    let name: String
  }

  /// Creates the content of the page.
  init(_ findings: ValidationFindings, language: String) {
    self.language = language
    title = Self.title(findings.catalogs.map(\.path))
    summary = findings.remarks + [findings.summary]
    let sorted = findings.diagnostics.sorted(by: DiagnosticPrinter.precedes)
    let entries = EntryFindings(sorted, in: findings.catalogs)
    catalogs = findings.catalogs.compactMap { validated in
      validated.findings.catalog.map { catalog in
        PageCatalog(
          catalog,
          at: validated.path,
          languages: validated.checkedLanguages,
          findings: entries.findings(ofCatalogAt: validated.path)
        )
      }
    }
    self.findings = entries.others.map { PageFinding($0, in: nil) }
    languages = Set(catalogs.flatMap(\.languages)).sorted().map { PageLanguage($0, in: language) }
    states = Self.states(of: catalogs).map { State(id: $0.name, name: $0.label) }
    variations = Set(catalogs.flatMap(\.variations))
      .reduce(into: [:]) { $0[$1] = VariationLabel($1).text }
    rules = Set(sorted.map(\.id)).reduce(into: [:]) { $0[$1.rawValue] = PageRule($1) }
    labels = PageLabels(
      keyCount: catalogs.reduce(0) { $0 + $1.entries.count },
      locale: UserLocale(language)
    )
  }

  /// Returns the name of the catalog, or of the first one with the number of the others.
  static func title(_ paths: [String]) -> String {
    let names = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    guard let first = names.first, names.count > 1 else { return names.first ?? "" }
    return String(
      localized: "\(first) and \(names.count - 1) others",
      comment:
        "Title of a page about several String Catalogs. The argument is the name of the first"
    )
  }

  /// Returns the states in the order of reports, then those that this program does not know.
  private static func states(of catalogs: [PageCatalog]) -> [TextState] {
    let found = catalogs.reduce(into: Set()) { $0.formUnion($1.states) }
    let others = found.subtracting(StateCounts.states).sorted { $0.name < $1.name }
    return StateCounts.states.filter(found.contains) + others
  }
}
