import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightExchange
import WeightPresentation
import WeightStore

/// The command that prints the complete state of the sync with Apple Health, for troubleshooting.
struct HealthDebugCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "debug",
      abstract: .healthDebugAbstract,
      discussion: .healthDebugDiscussion
    )
  }

  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global)
    let facts = try HealthFacts(session)
    if global.json {
      return try session.console.print(json: HealthDebugReport(facts))
    }
    for line in facts.lines(in: session) { session.console.print(line) }
    guard !facts.anchors.isEmpty else { return }
    session.console.print("")
    session.print(table: HealthAnchorTable(session.notation).lines(facts.anchors))
  }
}

/// The facts that `w8 health debug` prints.
struct HealthFacts {
  let state: HealthState
  /// The problem of the given export, or `nil` if there is none.
  let problem: HealthFailure?
  let database: String
  /// The identifier of the log, or `nil` if there is no log yet.
  let identifier: String?
  let anchors: [HealthAnchor]
  let files: [HealthFileNote]
  let isWatched: Bool

  init(_ session: Session) throws {
    state = try HealthStateStore(session).state()
    problem = state.path.flatMap { path in
      do throws(HealthExportError) {
        _ = try HealthExportFile.find(at: path)
        return nil
      } catch {
        return HealthFailure(error)
      }
    }
    database = session.location.database
    identifier = try session.read { try $0.identifier() }
    anchors = try session.read { try $0.healthAnchors() } ?? []
    files = try session.read { try $0.healthFiles() } ?? []
    isWatched = WatchLock.isLocked(session.location)
  }

  /// The number of files in watched folders that could not be imported.
  var failedFiles: Int { files.count { $0.failure != nil } }

  /// Returns the facts, one per line.
  func lines(in session: Session) -> [String] {
    let number = NumberStyle.number(fractionDigits: 0)
    let locale = session.notation.locale.formats
    let more: [(String, String?)] = [
      (String(localized: .healthFactsProblem), problem?.refusal().message), (Texts.log, database),
      (String(localized: .healthFactsIdentifier), identifier),
      (
        String(localized: .healthFactsWatch),
        isWatched
          ? String(localized: .healthFactsRunning) : String(localized: .healthFactsNotRunning)
      ),
      (String(localized: .healthFactsFiles), number.format(Double(files.count), locale: locale)),
      (String(localized: .healthFactsFailed), number.format(Double(failedFiles), locale: locale)),
      (
        String(localized: .healthFactsAnchors), number.format(Double(anchors.count), locale: locale)
      ),
    ]
    return HealthStatusLines(session.notation)
      .facts(state, and: more, width: session.lineWidth)
  }

  private enum Texts {
    static var log: String { String(localized: "Log", comment: "Name of a path, in a table") }
  }
}

/// The JSON output of `w8 health debug`.
struct HealthDebugReport: Encodable {
  private let state: HealthStatusReport
  private let available: Bool
  private let problem: Nullable<String>
  private let store: String
  private let logIdentifier: Nullable<String>
  private let watching: Bool
  private let anchors: [HealthAnchorsReport.Anchor]
  private let files: [File]

  init(_ facts: HealthFacts) {
    state = HealthStatusReport(facts.state)
    available = facts.state.path != nil && facts.problem == nil
    problem = Nullable(facts.problem?.code.rawValue)
    store = facts.database
    logIdentifier = Nullable(facts.identifier)
    watching = facts.isWatched
    anchors = facts.anchors.map(HealthAnchorsReport.Anchor.init)
    files = facts.files.map(File.init)
  }

  private struct File: Encodable {
    let path: String
    let failure: Nullable<String>
    let cause: Nullable<String>
    let attempts: Int
    let time: String

    init(_ note: HealthFileNote) {
      let reason = note.failure.map(HealthFailure.init(record:))
      path = note.path
      failure = Nullable(reason?.code.rawValue)
      cause = Nullable(reason?.cause?.code)
      attempts = note.attempts
      time = note.moment.iso8601
    }
  }
}
