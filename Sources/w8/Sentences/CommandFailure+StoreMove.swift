import CommandSupport
import Localization
import WeightStore

extension CommandFailure {
  /// The log could not be moved.
  init(moving error: StoreError) {
    self.init(error)
    hint = hint ?? StoreError.retryHint
  }

  /// The log is not moved, though nothing went wrong.
  init(_ refusal: StoreMoveRefusal) {
    switch refusal {
    case .inProgress: self = .moveInProgress
    case .hasFailed(let error):
      self.init(error.sentence, hint: StoreError.retryHint, status: .usage)
    case .nothingFailed: self = .noFailedMove
    case .notCompleted: self = .notMoved
    case .formerHasChanged(let path): self = .formerHasChanged(path)
    case .formerIsLink(let path): self = .formerIsLink(path)
    }
  }

  /// Two things were asked for that cannot be done at once.
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
  /// How to try once more to move the log.
  static var retryHint: String {
    String(
      localized: "The log is as it was. 'w8 store migrate --retry' tries again.",
      comment: "Hint: the log was not moved; the command stays as it is"
    )
  }
}
