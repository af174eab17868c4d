import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightStore

/// The messages about the outcome of a move.
struct StoreMoveSentences {
  private let location: StoreLocation
  private let isTrial: Bool

  init(_ location: StoreLocation, isTrial: Bool) {
    self.location = location
    self.isTrial = isTrial
  }

  /// Returns the message about a move.
  func lines(_ outcome: StoreMoveOutcome) -> [String] {
    switch outcome {
    case .moved: moved
    case .alreadyMoved(let moment): [StoreStatusSentences.moved(at: moment), nothingToDo]
    case .noLog:
      [
        String(
          localized: "There is no log yet that could be moved.",
          comment: "After 'w8 store migrate'"
        )
      ]
    case .alreadyShared(let settings, _):
      [
        String(
          localized: "There is a log in '\(location.shared.database)' already. It stays as it is.",
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
          localized: "There is no former log any more.",
          comment: "After 'w8 store migrate --purge-old': it was erased before"
        )
      ]
    }
    let heading =
      isTrial
      ? String(
        localized: "This would be removed for good:",
        comment: "After 'w8 forget --dry-run'; the paths of files follow"
      )
      : String(
        localized: "This was removed for good:",
        comment: "After 'w8 forget'; the paths of files follow"
      )
    return [heading] + files.map { "  " + $0 }
  }

  /// Returns the progress of a move, in one terminal line.
  static func text(of progress: StoreMoveProgress) -> String {
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
          "The former one stays in '\(location.database)' until 'w8 store migrate --purge-old' erases it.",
        comment: "After 'w8 store migrate'; the path of a file. The command stays as it is"
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
        localized: "It has taken these settings from '\(location.database)':",
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
  init(_ refusal: StoreMoveRefusal) {
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
        localized: "Use either '--retry' or '--purge-old': not both.",
        comment: "Error: w8 store migrate. The options stay as they are"
      ),
      status: .usage
    )
  }

  private static var moveInProgress: CommandFailure {
    CommandFailure(
      String(
        localized: "Another w8 is moving the log right now.",
        comment: "Error: w8 store migrate"
      ),
      hint: String(
        localized: "'w8 store status' shows when it is done.",
        comment: "Hint; the command stays as it is"
      ),
      status: .inputOutput
    )
  }

  private static var noFailedMove: CommandFailure {
    CommandFailure(
      String(localized: "No move has failed.", comment: "Error: w8 store migrate --retry"),
      hint: String(
        localized: "'w8 store migrate' moves the log.",
        comment: "Hint; the command stays as it is"
      ),
      status: .usage
    )
  }

  private static var notMoved: CommandFailure {
    CommandFailure(
      String(
        localized: "The log has not been moved yet, so there is no former one to erase.",
        comment: "Error: w8 store migrate --purge-old"
      ),
      hint: String(
        localized: "'w8 store migrate' moves the log.",
        comment: "Hint; the command stays as it is"
      ),
      status: .usage
    )
  }

  private static func formerHasChanged(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "Something was written into '\(path)' after the log was moved.",
        comment: "Error: w8 store migrate --purge-old"
      ),
      hint: String(
        localized: "Nothing was erased: it may hold what the log does not.",
        comment: "Hint: the former log is not erased"
      ),
      status: .data
    )
  }

  private static func formerIsLink(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' is a link to a file somewhere else.",
        comment: "Error: w8 store migrate --purge-old"
      ),
      hint: String(
        localized: "Nothing was erased. Remove the link and the file yourself.",
        comment: "Hint: the former log is not erased"
      ),
      status: .data
    )
  }
}

extension StoreError {
  /// The hint about how to retry the move.
  static var retryHint: String {
    String(
      localized: "The log is as it was. 'w8 store migrate --retry' tries again.",
      comment: "Hint: the log was not moved; the command stays as it is"
    )
  }
}
