import CommandSupport
import Localization

extension CommandFailure {
  /// The last day of a period is before its first one.
  static var emptyPeriod: CommandFailure {
    CommandFailure(
      String(
        localized: "The last day is before the first one.",
        comment: "Error: of a period that was given by two dates"
      ),
      status: .data
    )
  }
}
