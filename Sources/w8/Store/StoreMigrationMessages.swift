import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightStore

/// The messages about the outcome of a move.
struct StoreMigrationMessages {
  private let location: StoreLocation
  private let isTrial: Bool

  init(_ location: StoreLocation, isTrial: Bool) {
    self.location = location
    self.isTrial = isTrial
  }

  /// Returns the message about a move.
  func lines(_ outcome: StoreMigrationOutcome) -> [String] {
    switch outcome {
    case .moved: moved
    case .alreadyMoved(let moment): [StoreStatusMessages.moved(at: moment), nothingToDo]
    case .noLog:
      [
        String(
          localized: "There is no log to move yet.",
          comment: "After 'w8 store migrate'"
        )
      ]
    case .alreadyShared(let settings, _):
      [
        String(
          localized: "There is already a log in '\(location.shared.database)'. It was not changed.",
          comment: "After 'w8 store migrate': nothing was moved; the path of a file"
        )
      ] + taken(settings.map(\.rawValue))
    case .refused: []
    }
  }

  /// Returns the message about purging the former log.
  func lines(purged files: [String]) -> [String] {
    guard !files.isEmpty else {
      return [
        String(
          localized: "The old log has already been erased.",
          comment: "After 'w8 store migrate --purge-old': it was erased before"
        )
      ]
    }
    let heading =
      isTrial
      ? String(
        localized: "This would be permanently removed:",
        comment: "After 'w8 forget --dry-run'; the paths of files follow"
      )
      : String(
        localized: "This was permanently removed:",
        comment: "After 'w8 forget'; the paths of files follow"
      )
    return [heading] + files.map { "  " + $0 }
  }

  /// Returns the progress of a move, in one terminal line.
  static func text(of progress: StoreMigrationProgress) -> String {
    let share = progress.total > 0 ? Double(progress.copied) / Double(progress.total) : 1
    return String(
      localized: "Moving the log: \(share, format: .percent(fractionDigits: 0...0))",
      comment: "Progress on one line of the terminal; the argument is such as '45%'"
    )
  }

  private var moved: [String] {
    let target = location.shared.database
    guard !isTrial else {
      return [
        String(
          localized: "Would move the log to '\(target)'.",
          comment: "After 'w8 store migrate --dry-run'; the path of a file"
        )
      ]
    }
    return [
      String(
        localized: "The log is now in '\(target)'.",
        comment: "After 'w8 store migrate'; the path of a file"
      ),
      String(
        localized:
          "The old log is kept in '\(location.database)' until you run 'w8 store migrate --purge-old'.",
        comment: "After 'w8 store migrate'; the path of a file. Do not translate the command"
      ),
    ]
  }

  private var nothingToDo: String {
    String(localized: "There is nothing to do.", comment: "After 'w8 store migrate'")
  }

  private func taken(_ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    return [
      String(
        localized: "These settings were copied from '\(location.database)':",
        comment: "After 'w8 store migrate'; the path of another log; names of settings follow"
      )
    ] + names.map { "  " + $0 }
  }
}

// MARK: - Store move

extension CommandFailure {
  /// Creates the failure for a log that could not be moved.
  init(moving error: StoreError) {
    self.init(error)
    hint = hint ?? StoreError.retryHint
  }

  /// Creates the failure for a log that is not moved for a reason other than an error.
  init(_ refusal: StoreMigrationError) {
    switch refusal {
    case .inProgress: self = .moveInProgress
    case .hasFailed(let error):
      self.init(error.message(in: .current), hint: StoreError.retryHint, status: .usage)
    case .nothingFailed: self = .noFailedMove
    case .notCompleted: self = .notMoved
    case .formerHasChanged(let path): self = .formerHasChanged(path)
    case .formerIsLink(let path): self = .formerIsLink(path)
    }
  }

  /// The failure for options that cannot be combined.
  static var retryAndPurge: CommandFailure {
    CommandFailure(
      String(
        localized: "Use either '--retry' or '--purge-old', not both.",
        comment: "Error: w8 store migrate. Do not translate the options"
      ),
      status: .usage
    )
  }

  private static var moveInProgress: CommandFailure {
    CommandFailure(
      String(
        localized: "Another w8 process is moving the log.",
        comment: "Error: w8 store migrate"
      ),
      hint: String(
        localized: "To check whether it has finished, run 'w8 store status'.",
        comment: "Hint; do not translate the command"
      ),
      status: .inputOutput
    )
  }

  private static var noFailedMove: CommandFailure {
    CommandFailure(
      String(
        localized: "There is no failed move to retry.",
        comment: "Error: w8 store migrate --retry"
      ),
      hint: String(
        localized: "To move the log, run 'w8 store migrate'.",
        comment: "Hint; do not translate the command"
      ),
      status: .usage
    )
  }

  private static var notMoved: CommandFailure {
    CommandFailure(
      String(
        localized: "The log has not been moved yet, so there is no old log to erase.",
        comment: "Error: w8 store migrate --purge-old"
      ),
      hint: String(
        localized: "To move the log, run 'w8 store migrate'.",
        comment: "Hint; do not translate the command"
      ),
      status: .usage
    )
  }

  private static func formerHasChanged(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' was modified after the log was moved.",
        comment: "Error: w8 store migrate --purge-old"
      ),
      hint: String(
        localized: "Nothing was erased: it may contain data that the log does not have.",
        comment: "Hint: the old log is not erased"
      ),
      status: .data
    )
  }

  private static func formerIsLink(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' is a link to a file in another location.",
        comment: "Error: w8 store migrate --purge-old"
      ),
      hint: String(
        localized: "Nothing was erased. Remove the link and the file yourself.",
        comment: "Hint: the old log is not erased"
      ),
      status: .data
    )
  }
}

extension StoreError {
  /// The hint about how to retry the move.
  static var retryHint: String {
    String(
      localized: "The log was not changed. To try again, run 'w8 store migrate --retry'.",
      comment: "Hint: the log was not moved; do not translate the command"
    )
  }
}
