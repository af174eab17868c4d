import CommandSupport
import Diagnostics
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightExchange
import WeightPresentation
import WeightStore

/// The output of a watch command: sentences for users, or lines of JSON for programs.
struct HealthWatchReporter {
  let console: Console
  let isJSON: Bool
  let isQuiet: Bool

  init(_ global: LogOptions) {
    console = global.console
    isJSON = global.json
    isQuiet = global.quiet
  }

  /// Reports an event, with the given lines for users.
  func report(_ event: HealthEvent, _ lines: @autoclosure () -> [String]) {
    if isJSON {
      if let line = try? event.line() { console.print(document: line) }
    } else if !isQuiet {
      for (index, line) in lines().enumerated() {
        console.print(
          index == 0 ? "\(console.styled(SystemClock.localTime, .dim))  \(line)" : line
        )
      }
    }
    console.flush()
  }

  /// Reports a file that could not be imported.
  func report(_ failure: HealthFailure, _ path: String, retry: Timestamp?, at moment: Timestamp) {
    let event = HealthEvent(failure, path, retry: retry, at: moment)
    if isJSON { return report(event, []) }
    let refusal = failure.refusal()
    let next = retry.map { time in
      String(
        localized: "Next attempt: \(time.timeOfDay, format: TimeFormat())",
        comment: "A file could not be read; the argument is a time of the day"
      )
    }
    for line in [refusal.message, refusal.hint, next].compactMap(\.self) {
      console.printError(line)
    }
    console.flush()
  }
}

/// An event of a watch command as a line of JSON, which never contains a weight.
struct HealthEvent: Encodable {
  /// The kinds of events.
  enum Kind: String, Encodable {
    case watching
    case waiting
    case importing
    case imported
    case skipped
    case failed
    case retrying
    case stopped

    /// The severity.
    var level: Level {
      switch self {
      case .waiting, .importing, .retrying: .debug
      case .watching, .imported, .stopped: .info
      case .skipped: .warning
      case .failed: .error
      }
    }
  }

  /// The severity of an event.
  enum Level: String, Encodable {
    /// Progress.
    case debug
    /// A result.
    case info
    /// A file was not imported, and is not tried again until it changes.
    case warning
    /// A file could not be imported, and is tried again.
    case error
  }

  private let level: Level
  private let event: Kind
  private let time: String
  private let path: String
  private var attempt: Int?
  private var exported: String?
  private var categories: [String]?
  private var hadPreviousAnchor: Bool?
  private var added: Int?
  private var changed: Int?
  private var removed: Int?
  private var unchanged: Int?
  private var skipped: Int?
  private var sameExport: Bool?
  private var entries: [Int64]?
  private var code: String?
  private var cause: String?
  private var retry: String?

  /// Creates an event without further data.
  init(_ event: Kind, _ path: String, at moment: Timestamp, attempt: Int? = nil) {
    self.event = event
    level = event.level
    time = moment.iso8601
    self.path = path
    self.attempt = attempt
  }

  /// Creates the event of an imported export.
  ///
  /// - Parameters:
  ///   - result: The result of the sync.
  ///   - entries: The entries of the last year in the period of the changes.
  ///   - moment: The time of the event.
  init(_ result: HealthSyncResult, entries: [WeightEntry.ID], at moment: Timestamp) {
    self.init(.imported, result.path, at: moment)
    let counts = result.report.categories.values
    exported = result.reading.snapshot.exported?.iso8601
    categories = result.report.categories.keys.map(\.rawValue).sorted()
    hadPreviousAnchor = result.report.hadAnchor
    added = counts.reduce(0) { $0 + $1.added }
    changed = counts.reduce(0) { $0 + $1.changed }
    removed = counts.reduce(0) { $0 + $1.removed }
    unchanged = counts.reduce(0) { $0 + $1.unchanged }
    skipped = result.leftOutCount
    sameExport = result.report.isSameExport
    self.entries = entries.map(\.rawValue)
  }

  /// Creates the event of a file that could not be imported.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - path: The path of the file.
  ///   - retry: The time of the next attempt, or `nil` if there is none until the file changes.
  ///   - moment: The time of the event.
  init(_ failure: HealthFailure, _ path: String, retry: Timestamp?, at moment: Timestamp) {
    self.init(retry == nil ? .skipped : .failed, path, at: moment)
    code = failure.code.rawValue
    cause = failure.cause?.code
    self.retry = retry?.iso8601
  }

  /// Returns the line of JSON.
  func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self).withControlsEscapedAsInJSON
  }
}
