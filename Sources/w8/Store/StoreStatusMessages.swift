import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The messages about the location of the log and the state of its files.
struct StoreStatusMessages {
  private let status: StoreStatus

  init(_ status: StoreStatus) {
    self.status = status
  }

  /// The lines, one message each.
  var lines: [String] {
    place + problem + move + former + folder
  }

  private var place: [String] {
    guard let log = status.log else { return [] }
    guard let bytes = log.bytes else {
      return [
        String(
          localized: "There is no log yet. It will be created in '\(log.path)'.",
          comment: "w8 store status; the path of a file"
        )
      ]
    }
    return [
      String(
        localized: "The log is in '\(log.path)' (\(bytes, format: ByteCount())).",
        comment: "w8 store status; the path of a file and its size, such as '28 kB'"
      )
    ]
  }

  private var problem: [String] {
    guard let problem = status.problem else {
      return status.damagedEntries.isEmpty ? [] : [DamageMessages.skipped(status.damagedEntries)]
    }
    return [problem.message(in: .current)] + [problem.hint(in: .current)].compactMap { $0 }
  }

  private var move: [String] {
    switch status.move {
    case .notNeeded: []
    case .notStarted:
      [
        String(
          localized: "To move it to where other programs can find it, run 'w8 store migrate'.",
          comment: "w8 store status: the log was not moved yet. Do not translate the command"
        )
      ]
    case .inProgress(let moment):
      [
        String(
          localized: "The log is being moved (started on \(moment, format: TimestampFormat())).",
          comment: "w8 store status: another process moves the log; then a date and a time"
        )
      ]
    case .completed(let moment): [Self.moved(at: moment)]
    case .failed(let error, let moment): failed(error, moment)
    }
  }

  /// Returns the message about the time of the move.
  static func moved(at moment: Timestamp) -> String {
    String(
      localized:
        "The log was moved on \(moment, format: TimestampFormat()) to where other programs can find it.",
      comment: "w8 store status; then a date and a time"
    )
  }

  private func failed(_ error: StoreError, _ moment: Timestamp) -> [String] {
    let heading = String(
      localized: "The last attempt to move the log failed on \(moment, format: TimestampFormat()):",
      comment: "w8 store status; a date and a time, and the reason follows"
    )
    return [heading, "  " + error.message(in: .current), StoreError.retryHint]
  }

  private var former: [String] {
    guard let other = status.other, let bytes = other.bytes, bytes > 0 else { return [] }
    if case .completed = status.move {
      return [
        String(
          localized:
            "The old log is still in '\(other.path)' (\(bytes, format: ByteCount())). To erase it, run 'w8 store migrate --purge-old'.",
          comment: "w8 store status; a path and a size. Do not translate the command"
        )
      ]
    }
    return [
      String(
        localized:
          "There is another log, which is not used, in '\(other.path)' (\(bytes, format: ByteCount())).",
        comment: "w8 store status; a path and a size"
      ),
      String(
        localized:
          "To add its entries to the log, run: \("w8 merge \(ShellWord.quoted(other.path))")",
        comment: "w8 store status, below another log; the argument is a command"
      ),
    ]
  }

  private var folder: [String] {
    switch status.folder {
    case .local: []
    case .ok:
      [
        String(
          localized: "The folder is synced with other computers, and there are no conflicts.",
          comment: "w8 store status: the folder of the log is synced, as by Syncthing or Dropbox"
        )
      ]
    case .locked:
      [
        String(
          localized: "Another program is currently writing to the log.",
          comment: "w8 store status"
        )
      ]
    case .conflict: conflicts
    }
  }

  private var conflicts: [String] {
    let heading = String(
      localized:
        "\(status.conflicts.count) copies of the log came from other computers and differ from it:",
      comment: "w8 store status; the paths of files follow"
    )
    let hint = String(
      localized: "To merge them into the log, run 'w8 merge'.",
      comment:
        "w8 store status: copies of the log that a sync program has left. Do not translate the command"
    )
    return [heading] + status.conflicts.map { "  " + $0 } + [hint]
  }
}

/// A format of file sizes in units of 1000 bytes, as in file managers.
struct ByteCount: LocalizedFormat {
  /// Returns the formatted number of bytes.
  func format(_ value: Int64, locale: FormatLocale) -> String {
    let (unit, size): (MeasureUnit, Double) =
      value < 1_000_000 ? (.kilobyte, 1_000) : (.megabyte, 1_000_000)
    let number = NumberStyle.number(fractionDigits: 0...1)
    return MeasureStyle.measure(unit, number: number).format(Double(value) / size, locale: locale)
  }
}
