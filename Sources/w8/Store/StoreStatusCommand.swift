import ArgumentParser
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import WeightCore
import WeightStore

/// The command that shows the location of the log and the state of its files.
struct StoreStatusCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "status",
      abstract: String(
        localized: "Show the location of the log and the state of its files.",
        comment: "Help of w8 store status"
      ),
      discussion: String(
        localized: """
          Changes nothing. The exit code is 1 if something needs attention.

          Examples:
            w8 store status
            w8 store status --json
          """,
        comment: "Help of w8 store status. Do not translate the commands in the indented lines"
      )
    )
  }

  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    // The log may be one that cannot be opened.
    let session = try Session(global, readsSettings: false)
    let (status, pending) = try status(in: session)
    if global.json {
      try session.console.print(json: StoreStatusReport(status, pending))
    } else if !global.quiet {
      let lines = StoreStatusMessages(status).lines + QuickLogMessages.lines(pending)
      for line in lines { session.console.print(line) }
    }
    if status.needsAttention || !pending.problems.isEmpty { throw ExitStatus.findings }
  }

  private func status(
    in session: Session
  ) throws -> (StoreStatus, QuickLogFiles) {
    let pending = try QuickLogFiles(
      at: session.location,
      now: session.now,
      timeZone: session.timeZone
    )
    return (try StoreStatus(of: session.location), pending)
  }
}

extension StoreStatus {
  /// Whether the user has to fix a problem.
  fileprivate var needsAttention: Bool {
    if case .failed = move { return true }
    return problem != nil || !conflicts.isEmpty || !damagedEntries.isEmpty
  }
}

/// The JSON output of `w8 store status`.
struct StoreStatusReport: Encodable {
  private struct Place: Encodable {
    let name: String
    let path: String
    let bytes: Nullable<Int64>
    let isUsed: Bool
  }

  private struct Move: Encodable {
    let state: String
    let since: Nullable<String>
    let error: Nullable<String>
    let path: Nullable<String>
    let next: Nullable<String>
  }

  private struct Folder: Encodable {
    let state: String
    let conflicts: [String]
  }

  private struct Pending: Encodable {
    struct LeftAlone: Encodable {
      let path: String
      let reason: String
    }

    let waiting: Int
    let leftAlone: [LeftAlone]
  }

  private let places: [Place]
  private let problem: Nullable<String>
  private let damagedEntries: [Int64]
  private let move: Move
  private let folder: Folder
  private let pending: Pending

  init(_ status: StoreStatus, _ files: QuickLogFiles) {
    pending = Pending(
      waiting: files.count,
      leftAlone: files.problems.map { problem in
        Pending.LeftAlone(path: problem.location?.file ?? "", reason: problem.id.rawValue)
      }
    )
    places = [("original", status.original, false), ("shared", status.shared, true)]
      .map { name, file, isShared in
        Place(
          name: name,
          path: file.path,
          bytes: Nullable(file.bytes),
          isUsed: status.isShared == isShared && file.bytes != nil
        )
      }
    problem = Nullable(status.problem?.code.rawValue)
    damagedEntries = status.damagedEntries
    move = Self.move(status)
    folder = Folder(state: status.folder.rawValue, conflicts: status.conflicts)
  }

  private static func move(_ status: StoreStatus) -> Move {
    var error: StoreError?
    if case .failed(let reason, _) = status.move { error = reason }
    return Move(
      state: status.move.name,
      since: Nullable(status.move.since?.iso8601),
      error: Nullable(error?.code.rawValue),
      path: Nullable(error?.path),
      next: Nullable(next(status))
    )
  }

  /// Returns the next suggested options of `w8 store migrate`.
  private static func next(_ status: StoreStatus) -> String? {
    switch status.move {
    case .notNeeded, .inProgress: nil
    case .notStarted: "migrate"
    case .failed: "migrate --retry"
    case .completed: status.original.bytes == nil ? nil : "migrate --purge-old"
    }
  }
}

/// The commands for the files of the log.
struct StoreCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "store",
      abstract: String(
        localized: "Show the location of the log, move it, or repair it.",
        comment: "Help of w8 store"
      ),
      subcommands: [
        StoreStatusCommand.self, StoreMigrateCommand.self, StoreRepairCommand.self,
      ]
    )
  }
}
