import ArgumentParser
import CommandSupport
import Diagnostics
import Localization
import WeightCore
import WeightExchange
import WeightStore

/// Adds the weigh-ins of files to the log.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @Argument(help: ArgumentHelp(Texts.files, valueName: Texts.fileValue), completion: .file())
  var files: [String]

  @OptionGroup var answers: ImportAnswers
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global, isTrial: changes.dryRun)
    let options = try answers.options(in: session)
    let asks = !global.json && !files.contains("-")
    let reader = WeightFileReader(console: session.console, mayAsk: asks)
    var readFiles: [ReadWeightFile] = []
    for file in files { readFiles.append(try reader.read(file, options)) }
    let printer = DiagnosticPrinter(sentences: .weights)
    printer.print(readFiles.flatMap(\.diagnostics), to: session.console)
    // One file that is something else is a slip, and what else was named is better asked again.
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
  ) throws(CommandFailure) -> [ImportCount] {
    let add = { (store: WeightStore) throws(StoreError) -> [ImportCount] in
      try store.add(candidates, at: session.now, isTrial: changes.dryRun)
    }
    let hasNothing = candidates.allSatisfy(\.isEmpty)
    guard changes.dryRun || hasNothing else { return try session.write(add) }
    // Neither a trial nor a file without entries makes a log where there is none.
    if let counts = try session.read(add) { return counts }
    var known = KnownEntries()
    return candidates.map { file in
      let added = known.takeNew(of: file).count
      return ImportCount(added: added, known: file.count - added)
    }
  }

  private func report(_ results: [ImportResult], in session: Session) throws {
    if global.json {
      let report = ImportReport(results, isDryRun: changes.dryRun)
      session.console.print(try JSON.text(of: report))
    } else {
      for result in results {
        for line in ImportSummary(isDryRun: changes.dryRun).lines(of: result) {
          session.remark(line)
        }
      }
    }
  }
}
