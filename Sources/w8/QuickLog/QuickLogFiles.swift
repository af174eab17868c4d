import CommandSupport
import Diagnostics
import Foundation
import WeightCore
import WeightExchange
import WeightStore

/// What other programs have left to be logged.
struct QuickLogFiles {
  /// A file with a weigh-in.
  private struct Readable {
    let file: SmallFile
    let entry: PendingEntry
  }

  /// What is wrong with the files that are left alone, one for each.
  private(set) var problems: [Diagnostic] = []
  private var readable: [Readable] = []

  /// Reads the files; nothing is changed.
  init(
    at location: StoreLocation,
    now: Moment,
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

  /// Whether there is nothing at all, as nearly always.
  var isEmpty: Bool { readable.isEmpty && problems.isEmpty }

  /// How many weigh-ins can be taken into the log.
  var count: Int { readable.count }

  /// Takes the weigh-ins into the log, and then their files away.
  ///
  /// - Returns: How many the log did not have.
  func take(into store: WeightStore, at now: Moment) throws(StoreError) -> Int {
    let count = try store.take(readable.map(\.entry), at: now)
    for log in readable { log.file.remove() }
    return count
  }

  private static func diagnostic(_ problem: SmallFile.Problem, _ path: String) -> Diagnostic {
    let id: Diagnostic.ID =
      switch problem {
      case .notAFile: "pending-not-a-file"
      case .tooLarge: "pending-too-large"
      case .unreadable: "pending-unreadable"
      }
    let place = Place(file: path, utf8Range: 0..<0, line: 1, column: 1)
    return Diagnostic(id, .error, at: place)
  }
}
