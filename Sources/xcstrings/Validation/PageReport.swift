import CatalogValidation
import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import Localization
import StringCatalog

/// The content of the findings page, as its script reads it.
struct PageReport: Encodable {
  /// The language of the page, which is that of the run.
  let language: String
  /// The title, with the names of the catalogs.
  let title: String
  /// The summary of the findings, in sentences.
  let summary: [String]
  /// The languages of all catalogs.
  let languages: [PageLanguage]
  /// The states that occur in the catalogs, in the order of reports.
  let states: [State]
  /// The labels of the variants.
  let variations: [String: String]
  /// The descriptions of the rules that have findings.
  let rules: [String: PageRule]
  /// The catalogs.
  let catalogs: [PageCatalog]
  /// The findings that do not belong to an entry.
  let findings: [PageFinding]
  /// The labels of the page.
  let labels: PageLabels

  /// A translation state.
  struct State: Encodable {
    let id: String
    let name: String
  }

  /// Creates the content of the page.
  init(_ findings: ValidationFindings, language: String) {
    self.language = language
    title = Self.title(findings.catalogs.map(\.path))
    summary = findings.remarks + findings.summary
    let sorted = findings.diagnostics.sorted(by: DiagnosticPrinter.precedes)
    let entries = EntryFindings(sorted, in: findings.catalogs)
    catalogs = findings.catalogs.compactMap { path, validated in
      validated.findings.catalog.map { catalog in
        PageCatalog(
          catalog,
          at: path,
          languages: validated.checkedLanguages,
          findings: entries.findings(ofCatalogAt: path)
        )
      }
    }
    self.findings = PageFinding.grouping(entries.others, in: nil)
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

  /// Returns the states in the order of reports, followed by unknown states.
  private static func states(of catalogs: [PageCatalog]) -> [TextState] {
    let found = catalogs.reduce(into: Set()) { $0.formUnion($1.states) }
    let others = found.subtracting(StateCounts.states).sorted { $0.name < $1.name }
    return StateCounts.states.filter(found.contains) + others
  }
}

/// The same finding in one or several languages, in the language of the page.
///
/// The script expands it to a finding for each language. Large catalogs have thousands of findings,
/// whose messages would otherwise be most of the page.
struct PageFinding: Encodable {
  let rule: String
  let severity: String
  /// The message, with ``languageMark`` instead of the language.
  let message: String
  /// The languages of the strings; `nil` if the finding concerns the entire entry.
  private(set) var languages: [String]?
  /// The name of the variant, such as `plural.one`; `nil` if the finding concerns all of them.
  let variation: String?
  /// The file; `nil` if it is the catalog of the entry.
  let file: String?
  /// The line of each language in the file; `nil` without a file.
  private(set) var lines: [Int]?
  /// Notes that explain the finding.
  let notes: [Note]?

  /// A further explanation.
  struct Note: Encodable {
    let message: String
    let file: String?
    let line: Int?
  }

  /// A character in messages that the script replaces with the language.
  private static let languageMark = "\u{E000}"

  /// The properties that findings in several languages share.
  private struct Kind: Hashable {
    let group: Int
    let variation: ArraySlice<String>
    let notes: [Diagnostic.Note]
  }

  /// Returns findings, of which those that differ only in the language are one.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings of an entry, or those that do not belong to an entry.
  ///   - catalog: The path of the catalog of the entry; `nil` if there is none.
  /// - Returns: The findings in the same order.
  static func grouping(_ diagnostics: [Diagnostic], in catalog: String?) -> [PageFinding] {
    var findings: [PageFinding] = []
    var positions: [Kind: Int] = [:]
    for (group, diagnostic) in zip(FindingGroup.numbers(of: diagnostics), diagnostics) {
      let variation = diagnostic.path.dropFirst(2)
      let kind = Kind(group: group, variation: variation, notes: diagnostic.notes)
      if let position = positions[kind], let language = diagnostic.language {
        findings[position].languages?.append(language)
        if let line = diagnostic.location?.line { findings[position].lines?.append(line) }
      } else {
        positions[kind] = findings.count
        findings.append(PageFinding(diagnostic, in: catalog))
      }
    }
    return findings
  }

  /// Creates the finding.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - catalog: The path of the catalog of its entry; `nil` if it does not belong to an entry.
  private init(_ diagnostic: Diagnostic, in catalog: String?) {
    rule = diagnostic.id.rawValue
    severity = diagnostic.severity.rawValue
    let language = diagnostic.path.dropFirst().first
    languages = language.map { [$0] }
    message =
      diagnostic.message
      .replacingArguments { argument in
        argument == language.map { .quoted($0) } ? .quoted(Self.languageMark) : argument
      }
      .text()
    let names = diagnostic.path.dropFirst(2)
    variation = names.isEmpty ? nil : names.joined(separator: ".")
    file = diagnostic.location.flatMap { $0.file == catalog ? nil : $0.file }
    lines = diagnostic.location.map { [$0.line] }
    let notes = diagnostic.notes.map { note in
      Note(
        message: note.message.text(),
        file: note.location.flatMap { $0.file == catalog ? nil : $0.file },
        line: note.location?.line
      )
    }
    self.notes = notes.isEmpty ? nil : notes
  }
}

/// Findings grouped by the entries of catalogs.
struct EntryFindings {
  /// The findings that do not belong to an entry, such as those about an entire catalog.
  private(set) var others: [Diagnostic] = []
  private var byPath: [String: [String: [Diagnostic]]] = [:]

  /// Groups findings; those of an entry keep their order.
  init(_ diagnostics: [Diagnostic], in validated: [(path: String, validated: ValidatedCatalog)]) {
    let catalogs = validated.reduce(into: [:]) { $0[$1.path] = $1.validated.findings.catalog }
    for diagnostic in diagnostics {
      if let path = diagnostic.location?.file, let key = diagnostic.path.first,
        catalogs[path]?.contains(key) == true
      {
        byPath[path, default: [:]][key, default: []].append(diagnostic)
      } else {
        others.append(diagnostic)
      }
    }
  }

  /// Returns the findings of a catalog by key.
  func findings(ofCatalogAt path: String) -> [String: [Diagnostic]] {
    byPath[path] ?? [:]
  }
}

/// The description of a rule.
struct PageRule: Encodable {
  let claim: String
  let reason: String

  /// Creates the description of a rule; `nil` for other problems, such as a damaged file.
  init?(_ id: Diagnostic.ID) {
    guard let rule = ValidationRules.rule(id) else { return nil }
    let page = RulePage(type(of: rule))
    claim = page.claim
    reason = page.reason
  }
}
