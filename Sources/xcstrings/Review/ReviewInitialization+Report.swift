import ArgumentParser
import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import FileSystem
import Localization
import OrderedCollections
import ProjectDiscovery
import StringCatalog
import TranslationReview

extension ReviewStart: ExpressibleByArgument {}

/// Begins to record the source texts of a project, and prints the result.
///
/// - Parameters:
///   - start: How finished translations are judged.
///   - arguments: The catalogs.
///   - isPreview: Whether nothing is written.
///   - isJSON: Whether the report is JSON.
///   - console: The console.
/// - Throws: An error if the project already has records, or if a file cannot be read or written.
func initializeReview(
  _ start: ReviewStart,
  of arguments: CatalogArguments,
  isPreview: Bool,
  asJSON isJSON: Bool,
  _ console: Console
) async throws {
  let project = try Project.find(console)
  let files = try arguments.selection(console).files(in: project)
  let result = try await ReviewInitialization.prepare(start, of: files, in: project)
  if !isPreview { try result.write() }
  if isJSON {
    try console.print(json: ReviewInitializationReport(result))
  } else {
    result.report(isPreview: isPreview, to: console)
  }
}

extension ReviewInitialization {
  fileprivate func report(isPreview: Bool, to console: Console) {
    for catalog in catalogs {
      if !catalog.hasHistory {
        console.printStatus(ReviewInitializationTexts.noHistory(catalog.file.path))
      }
      guard catalog.markedCount > 0 else { continue }
      console.print(
        isPreview
          ? ReviewInitializationTexts.wouldMark(catalog.markedCount, catalog.file.path)
          : ReviewInitializationTexts.marked(catalog.markedCount, catalog.file.path)
      )
      for (key, translations) in catalog.outdatedByKey {
        let languages = translations.map(\.language).joined(separator: ", ")
        guard let first = translations.first else { continue }
        let quoted = KeyQuotation(key, limit: 72).text
        console.print("  \(quoted)\(console.styled("  \(languages)", .dim))")
        let (former, current) = first.difference
        console.print("      \(console.styled("- \(KeyQuotation(former).text)", .red))")
        console.print("      \(console.styled("+ \(KeyQuotation(current).text)", .green))")
      }
    }
    if isShallow { console.printStatus(ReviewInitializationTexts.shallow) }
    console.print(
      isPreview
        ? ReviewInitializationTexts.wouldCreate(path) : ReviewInitializationTexts.created(path)
    )
  }
}

extension ReviewInitialization.Catalog {
  /// The outdated translations of each key, in the order of the catalog.
  fileprivate var outdatedByKey: [(key: String, translations: [OutdatedTranslation])] {
    let groups = OrderedDictionary(grouping: outdated) { ExactString($0.key) }
    return groups.map { ($0.key.string, $0.value) }
  }
}

/// The output of `review --init --json`.
private struct ReviewInitializationReport: Encodable {
  struct Catalog: Encodable {
    var path: String
    var hasHistory: Bool
    var marked: Int
    var outdated: [Outdated]
  }

  struct Outdated: Encodable {
    var key: String
    var language: String
    var former: [String: String]
    var current: [String: String]
  }

  var records: String
  var size: Int
  var isShallow: Bool
  var catalogs: [Catalog]

  init(_ result: ReviewInitialization) {
    records = result.path
    size = result.size
    isShallow = result.isShallow
    catalogs = result.catalogs.map { catalog in
      Catalog(
        path: catalog.file.path,
        hasHistory: catalog.hasHistory,
        marked: catalog.markedCount,
        outdated: catalog.outdated.map { translation in
          Outdated(
            key: translation.key,
            language: translation.language,
            former: Dictionary(translation.former.map { ($0, $1) }) { $1 },
            current: Dictionary(translation.current.map { ($0, $1) }) { $1 }
          )
        }
      )
    }
  }
}

private enum ReviewInitializationTexts {
  static func marked(_ count: Int, _ path: String) -> String {
    String(
      localized: "Marked \(count) translations in \(path) as needing review.",
      comment: "Result of xcstrings review --init. The second argument is the path of a catalog"
    )
  }
  static func wouldMark(_ count: Int, _ path: String) -> String {
    String(
      localized: "Would mark \(count) translations in \(path) as needing review.",
      comment:
        "Result of xcstrings review --init --dry-run. The second argument is the path of a catalog"
    )
  }
  static func noHistory(_ path: String) -> String {
    String(
      localized: "Git has no history of \(path); its finished translations are accepted.",
      comment: "Status message of xcstrings review --init. The argument is the path of a catalog"
    )
  }
  static var shallow: String {
    String(
      localized:
        "This clone has only the last commits, so earlier changes are unknown. For all of them, run 'git fetch --unshallow' first.",
      comment: "Status message of xcstrings review --init. Do not translate the command"
    )
  }
  static func created(_ path: String) -> String {
    String(
      localized: "Created \(path). Commit it with the catalogs.",
      comment: "Result of xcstrings review --init. The argument is the path of a file"
    )
  }
  static func wouldCreate(_ path: String) -> String {
    String(
      localized: "Would create \(path).",
      comment: "Result of xcstrings review --init --dry-run. The argument is the path of a file"
    )
  }
}

// MARK: - Guard

extension Console {
  /// Returns the guard against outdated translations, after printing the problems of its records;
  /// `nil` if the project has no records, or turns the rule off.
  func reviewGuard(of project: Project?) throws -> ReviewGuard? {
    let found = try ReviewGuard.find(in: project)
    if let found { DiagnosticPrinter().print(found.file.diagnostics, to: self) }
    return found
  }
}
