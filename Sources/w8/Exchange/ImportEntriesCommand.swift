import ArgumentParser
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import WeightCore
import WeightExchange
import WeightPresentation
import WeightStore

/// The command that imports weigh-ins from files.
struct ImportEntriesCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import",
      abstract: .importEntriesAbstract,
      discussion: .importEntriesDiscussion
    )
  }

  @Argument(
    help: ArgumentHelp(.importEntriesFiles, valueName: .sharedOutputValue),
    completion: .file()
  )
  var files: [String]

  @OptionGroup var answers: ImportAnswers
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, isTrial: changes.dryRun)
    let options = try answers.options(in: session)
    let asks = !global.json && !files.contains("-")
    let reader = WeightFileReader(console: session.console, mayAsk: asks) {
      try session.read { try $0.weighIns() } ?? []
    }
    var readFiles: [ReadWeightFile] = []
    for file in files { readFiles += try reader.read(file, options) }
    let printer = DiagnosticPrinter(wording: WeightMessages.text)
    printer.print(readFiles.flatMap(\.diagnostics), to: session.console)
    // If one of the files is not a file of weights, the arguments are probably wrong, so none is
    // imported.
    guard readFiles.allSatisfy({ $0.weights != nil }) else { throw ExitStatus.data }
    let counts = try add(readFiles.map { $0.weights?.candidates ?? [] }, in: session)
    try report(zip(readFiles, counts).map(ImportResult.init), in: session)
    if readFiles.contains(where: { ($0.weights?.leftOutCount ?? 0) > 0 }) {
      throw ExitStatus.findings
    }
  }

  private func add(
    _ candidates: [[EntryCandidate]],
    in session: Session
  ) throws -> [ImportCount] {
    let add = { (store: WeightStore) throws -> [ImportCount] in
      try store.add(candidates, at: session.now, isTrial: changes.dryRun)
    }
    let hasNothing = candidates.allSatisfy(\.isEmpty)
    guard changes.dryRun || hasNothing else { return try session.write(add) }
    // Neither a dry run nor an import without entries creates a log.
    if let counts = try session.read(add) { return counts }
    var known = KnownEntries()
    return candidates.map { file in
      let added = known.addNew(of: file).count
      return ImportCount(added: added, known: file.count - added)
    }
  }

  private func report(_ results: [ImportResult], in session: Session) throws {
    if global.json {
      let report = EntryImportReport(results, isDryRun: changes.dryRun)
      try session.console.print(json: report)
    } else {
      for result in results {
        for line in ImportSummary(isDryRun: changes.dryRun).lines(of: result) {
          session.printStatus(line)
        }
      }
    }
  }
}

/// A file of weights with the result of its import.
struct ImportResult {
  let read: ReadWeightFile
  let count: ImportCount

  /// The number of weigh-ins that the log, or an earlier line of the file, already contained.
  var knownCount: Int { count.known + (read.weights?.repeatedCount ?? 0) }
}

/// The JSON output of `w8 import`.
struct EntryImportReport: Encodable {
  private let dryRun: Bool
  private let added: Int
  private let alreadyThere: Int
  private let changed: Int
  private let deletedHere: Int
  private let editedHere: Int
  private let skipped: Int
  private let files: [File]

  fileprivate struct File: Encodable {
    let file: String
    let format: String?
    let rows: Int
    let added: Int
    let alreadyThere: Int
    let changed: Int
    let deletedHere: Int
    let editedHere: Int
    let withoutWeight: Int
    let skipped: [String: Int]
    let problems: [Problem]
  }

  fileprivate struct Problem: Encodable {
    let rule: String
    let severity: String
    let message: String
    let line: Int?
    let column: Int?
  }

  init(_ results: [ImportResult], isDryRun: Bool) {
    dryRun = isDryRun
    added = results.reduce(0) { $0 + $1.count.added }
    alreadyThere = results.reduce(0) { $0 + $1.knownCount }
    changed = results.reduce(0) { $0 + $1.count.changed }
    deletedHere = results.reduce(0) { $0 + $1.count.deleted }
    editedHere = results.reduce(0) { $0 + $1.count.older }
    skipped = results.reduce(0) { $0 + ($1.read.weights?.leftOutCount ?? 0) }
    files = results.map(File.init)
  }
}

extension EntryImportReport.File {
  fileprivate init(_ result: ImportResult) {
    file = result.read.file
    format = result.read.weights?.format.rawValue
    rows = result.read.weights?.recordCount ?? 0
    added = result.count.added
    alreadyThere = result.knownCount
    changed = result.count.changed
    deletedHere = result.count.deleted
    editedHere = result.count.older
    withoutWeight = result.read.weights?.otherCount ?? 0
    skipped = (result.read.weights?.leftOut ?? [:])
      .reduce(into: [:]) { counts, reason in counts[reason.key.rawValue] = reason.value }
    problems = result.read.diagnostics.map(EntryImportReport.Problem.init)
  }
}

extension EntryImportReport.Problem {
  fileprivate init(_ diagnostic: Diagnostic) {
    rule = diagnostic.id.rawValue
    severity = diagnostic.severity.rawValue
    // The JSON output does not depend on the language.
    message = WeightMessages.text(of: diagnostic.message, in: UserLocale("en"))
    line = diagnostic.location?.line
    column = diagnostic.location?.column
  }
}
