import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration

/// Reports the results of `init`, and the next steps.
struct InitializationReport {
  /// The proposed configuration of the project.
  let outline: ProposedConfiguration
  /// The number of tables that are still in `.strings` and `.stringsdict` files.
  let legacyTableCount: Int
  /// The path of the configuration file.
  let path: String
  /// Whether nothing was written.
  let isPreview: Bool

  /// Prints the report, as JSON or as text.
  func print(asJSON: Bool, to console: Console) throws {
    if asJSON { return try console.print(json: JSON(self)) }
    guard !console.isQuiet else { return }
    if isPreview {
      console.print(Texts.wouldWrite(path))
      console.print("")
      for line in outline.configuration.printedOutline().split(separator: "\n") {
        console.print("  \(line)")
      }
      console.print("")
    } else {
      console.print(Texts.wrote(path))
    }
    for target in outline.targets { console.print("  " + Texts.row(of: target)) }
    printUnassignedCatalogs(to: console)
    printSteps(to: console)
  }

  /// Prints the catalogs that the user must add to the project.
  ///
  /// Otherwise, the build ignores them.
  private func printUnassignedCatalogs(to console: Console) {
    let catalogs = Dictionary(grouping: outline.unassignedCatalogs, by: \.catalog)
    guard !catalogs.isEmpty else { return }
    console.print("")
    for (catalog, targets) in catalogs.sorted(by: { $0.key < $1.key }) {
      console.print(Texts.unassigned(catalog, to: targets.map(\.target)))
    }
  }

  private func printSteps(to console: Console) {
    var steps: [(line: String, meaning: String)] = []
    if legacyTableCount > 0 {
      steps.append(("xcstrings migrate", String(localized: .initializationReportMigrate)))
    }
    steps.append(("xcstrings sync", String(localized: .initializationReportSync)))
    if outline.configuration.languages.count < 2 {
      steps.append(
        ("xcstrings add-language es", String(localized: .initializationReportAddLanguage))
      )
    }
    steps.append(("xcstrings validate", String(localized: .initializationReportValidate)))
    let width = steps.map(\.line.displayWidth).max() ?? 0
    console.print("")
    console.print(String(localized: .initializationReportNext))
    for step in steps {
      let line = console.styled(step.line.paddedAtEnd(to: width), .bold)
      console.print("  \(line)   \(step.meaning)")
    }
  }

  /// The output with `--json`.
  private struct JSON: Encodable {
    struct Target: Encodable {
      var name: String
      var keys: Int
      var catalogs: [String]
    }
    var path: String
    var isWritten: Bool
    var content: String
    var sourceLanguage: String?
    var languages: [String]
    var catalogs: [String]
    var newCatalogs: [String]
    var targets: [Target]
    var legacyTables: Int

    init(_ report: InitializationReport) {
      let outline = report.outline
      path = report.path
      isWritten = !report.isPreview
      content = outline.configuration.printedOutline()
      sourceLanguage = outline.configuration.sourceLanguage
      languages = outline.configuration.languages
      catalogs = Set(outline.targets.flatMap(\.catalogs) + outline.configuration.catalogs).sorted()
      newCatalogs = outline.newCatalogs
      targets = outline.targets
        .map { Target(name: $0.name, keys: $0.keyCount, catalogs: $0.catalogs) }
      legacyTables = report.legacyTableCount
    }
  }
}

extension InitializationReport {
  private enum Texts {
    static func wrote(_ path: String) -> String {
      String(
        localized: "Created \(path).",
        comment: "Result of xcstrings init. The argument is the path of .xcstrings.yml"
      )
    }
    static func wouldWrite(_ path: String) -> String {
      String(
        localized: "\(path) would contain:",
        comment:
          "Result of xcstrings init --dry-run, above the lines. The argument is the path of .xcstrings.yml"
      )
    }
    static func row(of target: ProposedConfiguration.Target) -> String {
      guard !target.catalogs.isEmpty else {
        return String(
          localized: "\(target.name): \(target.keyCount) strings, but no catalog for them",
          comment: "Result of xcstrings init: a target and the number of strings in its code"
        )
      }
      return String(
        localized:
          "\(target.name): \(target.keyCount) strings → \(target.catalogs.joined(separator: ", "))",
        comment:
          "Result of xcstrings init: a target, the number of strings in its code, and the paths of its catalogs"
      )
    }
    static func unassigned(_ catalog: String, to targets: [String]) -> String {
      String(
        localized:
          "Add '\(catalog)' to the resources of \(Quotation.list(targets)) in your project; otherwise, the build does not include it.",
        comment: "Result of xcstrings init. The second argument is a list of targets of Xcode"
      )
    }
  }
}
