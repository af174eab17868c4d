import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import OrderedCollections
import StringCatalog

/// Reports the changes to catalogs.
struct EditReport {
  let outcomes: [EditOutcome<[EditChange]>]
  /// Whether nothing was written; every change is then shown.
  let isPreview: Bool
  /// The strings that were not set, by the path of their catalog; `nil` for commands that set none.
  var stale: [String: [StaleText]]?
  /// The translations that were not finished, because their texts have errors.
  var invalid: [String: [InvalidTranslation]] = [:]

  /// Prints the report, as JSON or as text.
  func print(asJSON: Bool, to console: Console) throws {
    DiagnosticPrinter().print(outcomes.flatMap(\.droppedDuplicates), to: console)
    let stale = outcomes.flatMap { self.stale?[$0.file.path] ?? [] }
    let invalid = outcomes.flatMap { self.invalid[$0.file.path] ?? [] }
    DiagnosticPrinter().print(stale.map(\.diagnostic) + invalid.map(\.diagnostic), to: console)
    if asJSON { return try console.print(json: json) }
    for outcome in outcomes where outcome.isChanged {
      let count = outcome.report.count
      let path = outcome.file.path
      if !console.isQuiet || isPreview { console.print(summary(path, count)) }
      if isPreview {
        for change in outcome.report { console.print("  \(line(of: change))") }
      }
    }
    if !outcomes.contains(where: \.isChanged), stale.isEmpty, invalid.isEmpty {
      console.printStatus(Self.nothing)
    }
  }

  private func summary(_ path: String, _ count: Int) -> String {
    isPreview
      ? String(
        localized: "\(path) would be updated with \(count) changes:",
        comment: "The first argument is the path of a catalog; the changes are listed below"
      )
      : String(
        localized: "Changed \(path): \(count) changes.",
        comment: "The first argument is the path of a catalog"
      )
  }

  private static var nothing: String {
    String(
      localized: "There is nothing to change.",
      comment: "Status message of a command that edits catalogs"
    )
  }

  private func line(of change: EditChange) -> String {
    let sign =
      switch change.kind {
      case .added: "+"
      case .removed: "-"
      case .set, .marked, .review: "~"
      }
    let location = [change.language ?? "", change.variation].filter { !$0.isEmpty }
    let parts = [sign, KeyQuotation(change.key).text] + (location.isEmpty ? [] : location)
    return (parts + (change.kind == .review ? [Self.review] : [])).joined(separator: " ")
  }

  private static var review: String {
    String(
      localized: "(needs review)",
      comment: "After a key and a language, in a list of changes"
    )
  }
}

extension EditReport {
  /// Creates the report of a command that sets or marks strings.
  ///
  /// - Parameters:
  ///   - outcomes: The outcome of each catalog.
  ///   - isPreview: Whether nothing was written.
  ///   - listsStale: Whether the JSON lists stale strings.
  init(_ outcomes: [EditOutcome<SetRequest.Report>], isPreview: Bool, listsStale: Bool) {
    func byPath<Part>(_ part: (SetRequest.Report) -> [Part]) -> [String: [Part]] {
      Dictionary(outcomes.map { ($0.file.path, part($0.report)) }, uniquingKeysWith: +)
    }
    self.init(
      outcomes: outcomes.map { outcome in outcome.map(\.changes) },
      isPreview: isPreview,
      stale: listsStale ? byPath(\.stale) : nil,
      invalid: byPath(\.invalid)
    )
  }

  /// The output with `--json`.
  private struct JSON: Encodable {
    struct Catalog: Encodable {
      var path: String
      var isChanged: Bool
      var isWritten: Bool
      var changes: [Change]
      var stale: [Stale]?
      var invalid: [Invalid]?
    }
    struct Change: Encodable {
      var kind: EditChange.Kind
      var key: String
      var language: String?
      var variation: String?
    }
    struct Stale: Encodable {
      var reason: StaleText.Reason
      var key: String
      var language: String
      var variation: String?
      var state: String?
      var value: String?
      var source: [String: String]
      var sourceVersion: String
      var targetVersion: String

      init(_ text: StaleText) {
        reason = text.reason
        key = text.key
        language = text.language
        variation = text.variation.isEmpty ? nil : text.variation
        state = text.current?.state.rawValue
        value = text.current?.value
        source = Dictionary(uniqueKeysWithValues: text.sources.map { ($0.key, $0.value) })
        sourceVersion = text.sourceVersion.rawValue
        targetVersion = text.targetVersion.rawValue
      }
    }
    struct Invalid: Encodable {
      var key: String
      var language: String
      var findings: [DiagnosticsJSONReport.Finding]

      init(_ translation: InvalidTranslation) {
        key = translation.key
        language = translation.language
        findings = DiagnosticsJSONReport(translation.errors).diagnostics
      }
    }
    var catalogs: [Catalog]
  }

  private var json: JSON {
    JSON(
      catalogs: outcomes.map { outcome in
        JSON.Catalog(
          path: outcome.file.path,
          isChanged: outcome.isChanged,
          isWritten: outcome.isChanged && !isPreview,
          changes: outcome.report.map { change in
            JSON.Change(
              kind: change.kind,
              key: change.key,
              language: change.language,
              variation: change.variation.isEmpty ? nil : change.variation
            )
          },
          stale: stale?[outcome.file.path]?.map(JSON.Stale.init),
          invalid: invalid[outcome.file.path]
            .flatMap { texts in
              texts.isEmpty ? nil : texts.map(JSON.Invalid.init)
            }
        )
      }
    )
  }
}
