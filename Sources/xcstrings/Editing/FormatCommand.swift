import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// Formats catalogs like Xcode.
struct FormatCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "format",
      abstract: .formatAbstract,
      discussion: .formatDiscussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Flag(help: ArgumentHelp(.formatSort))
  var sort = false

  @Flag(help: ArgumentHelp(.formatRepair))
  var repair = false

  @Flag(help: ArgumentHelp(.formatMergeDuplicates))
  var mergeDuplicates = false

  @Flag(help: ArgumentHelp(.formatCheck))
  var check = false

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func validate() throws {
    if repair, sort { throw ValidationError(String(localized: .formatRepairAlone)) }
    if mergeDuplicates, !repair { throw ValidationError(String(localized: .formatWithoutRepair)) }
  }

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let isPreview = check || dryRun.dryRun
    if repair { return try repair(in: project, isPreview: isPreview, console) }
    let files = try catalogs.selection(console).files(in: project)
    let results = files.map { file in
      Result(path: file.path, line: file.catalog.firstUnformattedLine(sortingKeys: sort))
    }
    DiagnosticPrinter().print(files.flatMap(\.duplicates), to: console)
    if !isPreview {
      let unformatted = zip(files, results).filter { !$0.1.isFormatted }.map(\.0)
      try FileSystem.replace(
        unformatted.map { FileChange($0.content, to: $0.catalog.formatted(sortingKeys: sort)) }
      )
    }
    if global.json {
      try console.print(json: Report(catalogs: results))
    } else {
      print(results, isPreview: isPreview, console)
    }
    if check, results.contains(where: { !$0.isFormatted }) { throw ExitStatus.findings }
  }

  private func print(_ results: [Result], isPreview: Bool, _ console: Console) {
    for result in results {
      guard let line = result.line else { continue }
      console.print(
        isPreview ? Texts.unformatted(result.path, line: line) : Texts.formatted(result.path)
      )
    }
    if results.allSatisfy(\.isFormatted) { console.printStatus(Texts.nothing(results.count)) }
  }

  /// The result for one catalog.
  private struct Result: Encodable {
    var path: String
    var isFormatted: Bool
    /// The first line that Xcode would write differently.
    var line: Int?

    init(path: String, line: Int?) {
      self.path = path
      self.line = line
      isFormatted = line == nil
    }
  }

  private struct Report: Encodable {
    var catalogs: [Result]
  }
}

// MARK: - Repair

extension FormatCommand {
  /// Repairs damaged catalogs without formatting them.
  private func repair(in project: Project?, isPreview: Bool, _ console: Console) throws {
    let repairs = try catalogs.selection(console).paths(in: project)
      .map { path in
        try RepairedCatalog(at: path, mergingDuplicates: mergeDuplicates)
      }
    if !isPreview { try FileSystem.replace(repairs.map(\.change)) }
    if global.json {
      let reports = repairs.map { RepairReport.Catalog($0, isPreview: isPreview) }
      try console.print(json: RepairReport(catalogs: reports))
    } else {
      for catalog in repairs where !catalog.repairs.isEmpty {
        let count = catalog.repairs.count
        console.print(
          isPreview
            ? Texts.repairable(catalog.path, count: count)
            : Texts.repaired(catalog.path, count: count)
        )
        for line in RepairReport.lines(of: catalog) { console.print("  \(line)") }
      }
    }
    let errors = repairs.flatMap(\.errors)
    DiagnosticPrinter().print(errors, to: console)
    if !errors.isEmpty {
      throw CommandFailure(String(localized: .formatNotRepaired), status: .data)
    }
    if repairs.allSatisfy(\.repairs.isEmpty), !global.json {
      console.printStatus(Texts.undamaged(repairs.count))
    }
    if check, repairs.contains(where: { !$0.repairs.isEmpty }) { throw ExitStatus.findings }
  }
}

/// The output of `format --repair`.
private struct RepairReport: Encodable {
  struct Catalog: Encodable {
    var path: String
    var isDamaged: Bool
    var isWritten: Bool
    var repairs: [Repair]

    init(_ catalog: RepairedCatalog, isPreview: Bool) {
      path = catalog.path
      isDamaged = !catalog.repairs.isEmpty || !catalog.errors.isEmpty
      isWritten = catalog.isChanged && !isPreview
      repairs = catalog.repairs.map { repair in
        Repair(
          id: repair.id.rawValue,
          message: repair.message.english,
          location: repair.location.map(JSONLocation.init)
        )
      }
    }
  }
  struct Repair: Encodable {
    var id: String
    var message: String
    var location: JSONLocation?
  }
  var catalogs: [Catalog]

  /// Returns a line for each repair, with its location.
  static func lines(of catalog: RepairedCatalog) -> [String] {
    catalog.repairs.map { repair in
      let location = repair.location.map { "\($0.line):\($0.column): " } ?? ""
      return location + DiagnosticPrinter().sentence(repair.message)
    }
  }
}

extension FormatCommand {
  enum Texts {
    static func repaired(_ path: String, count: Int) -> String {
      String(
        localized: "Repaired \(path) with \(count) changes:",
        comment: "Result of xcstrings format --repair. The first argument is a path"
      )
    }
    static func repairable(_ path: String, count: Int) -> String {
      String(
        localized: "\(path) would be repaired with \(count) changes:",
        comment: "Preview of xcstrings format --repair. The first argument is a path"
      )
    }
    static func undamaged(_ count: Int) -> String {
      String(
        localized: "\(count) catalogs need no repair.",
        comment: "Status message of xcstrings format --repair"
      )
    }
    static func unformatted(_ path: String, line: Int) -> String {
      String(
        localized: "\(path):\(String(line)): Xcode would write this line differently.",
        comment: "The arguments are the path of a catalog and the number of its first such line"
      )
    }
    static func formatted(_ path: String) -> String {
      String(localized: "Formatted \(path).", comment: "The argument is the path of a catalog")
    }
    static func nothing(_ count: Int) -> String {
      String(
        localized: "\(count) catalogs are already formatted.",
        comment: "Status message of xcstrings format"
      )
    }
  }
}
