import CommandSupport
import Diagnostics
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightExchange
import WeightStore

/// The files in which other programs have created weigh-ins.
struct QuickLogFiles {
  /// A valid file with a weigh-in.
  private struct Readable {
    let file: SmallFile
    let entry: PendingEntry
  }

  /// The problems of invalid files, one for each.
  private(set) var problems: [Diagnostic] = []
  private var readable: [Readable] = []

  /// Reads the files without changing anything.
  init(
    at location: StoreLocation,
    now: Timestamp,
    timeZone: TimeZone
  ) throws(StoreError) {
    for file in try PendingFolder(location).files() {
      switch file.content {
      case .failure(let problem): problems.append(Self.diagnostic(problem, file.path))
      case .success(let bytes):
        let parsed = QuickLog.parse(bytes, file: file.path, timeZone: timeZone, now: now)
        problems += parsed.diagnostics
        guard let log = parsed.value else { continue }
        let entry = PendingEntry(identifier: log.identifier, draft: log.draft)
        readable.append(Readable(file: file, entry: entry))
      }
    }
  }

  /// Whether there are no files, which is nearly always the case.
  var isEmpty: Bool { readable.isEmpty && problems.isEmpty }

  /// The number of weigh-ins that can be imported.
  var count: Int { readable.count }

  /// Imports the weigh-ins into the log, and then removes their files.
  ///
  /// - Returns: The new entries.
  func importEntries(
    into store: WeightStore,
    at now: Timestamp
  ) throws(StoreError) -> [WeightEntry] {
    let entries = try store.importPending(readable.map(\.entry), at: now)
    for log in readable { log.file.remove() }
    return entries
  }

  private static func diagnostic(_ problem: SmallFile.Problem, _ path: String) -> Diagnostic {
    let message: Diagnostic.Message =
      switch problem {
      case .notAFile: .pendingNotAFile
      case .tooLarge: .pendingTooLarge
      case .unreadable: .pendingUnreadable
      }
    let location = Location(file: path, utf8Range: 0..<0, line: 1, column: 1)
    return Diagnostic(message, .error, at: location)
  }
}

/// The messages about files in which other programs have created weigh-ins.
enum QuickLogMessages {
  /// Returns the message about imported weigh-ins.
  static func taken(_ count: Int) -> String {
    String(
      localized: "\(count) weigh-ins from other programs were added to the log.",
      comment: "On standard error, before the output of a command"
    )
  }

  /// Returns the message about files that were not imported.
  static func leftAlone(_ count: Int) -> String {
    String(
      localized:
        "\(count) files from other programs cannot be added to the log; for details, run 'w8 store status'.",
      comment: "On standard error, before the output of a command. Do not translate the command"
    )
  }

  /// Returns the message about an error that prevented the import.
  static func failure(_ error: StoreError) -> String {
    String(
      localized:
        "Weigh-ins from other programs could not be logged yet: \(error.message(in: .current))",
      comment: "Warning; the argument is a full sentence with the reason"
    )
  }

  /// Returns the lines about the files for `w8 store status`.
  static func lines(_ files: QuickLogFiles) -> [String] {
    let waiting =
      files.count == 0
      ? []
      : [
        String(
          localized:
            "\(files.count) weigh-ins from other programs will be logged by the next command.",
          comment: "w8 store status: they are logged as soon as w8 opens the log"
        )
      ]
    guard !files.problems.isEmpty else { return waiting }
    let heading = String(
      localized: "\(files.problems.count) files from other programs cannot be added to the log:",
      comment: "w8 store status; the files and the reasons follow"
    )
    return waiting + [heading] + files.problems.map { "  " + reason($0) }
  }

  /// Returns the path and the localized problem.
  private static func reason(_ problem: Diagnostic) -> String {
    let text = WeightMessages.text(of: problem.message, in: .current)
    return (problem.location.map { "\($0.file): " } ?? "") + text
  }
}

// MARK: - Messages

/// The problems of files in which other programs create weigh-ins.
extension Diagnostic.Message {
  /// The path is a link, a folder or another special file.
  fileprivate static let pendingNotAFile = Self("pending-not-a-file", "this is not a regular file")

  /// The file is larger than one weigh-in needs.
  fileprivate static let pendingTooLarge = Self(
    "pending-too-large",
    "the file is too large for one weigh-in"
  )

  /// The system could not read the file.
  fileprivate static let pendingUnreadable = Self(
    "pending-unreadable",
    "the file cannot be read"
  )
}
