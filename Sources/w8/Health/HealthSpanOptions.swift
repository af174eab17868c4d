import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation

/// The options by which a user tells how far back an export is read.
struct HealthSpanOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.since, valueName: LogCommand.Texts.dateValue))
  var since: String?

  @Flag(help: ArgumentHelp(Texts.all))
  var all = false

  /// Finds the first day of what is added.
  ///
  /// - Parameters:
  ///   - former: The day that was chosen before.
  ///   - session: Who has typed the day.
  /// - Returns: The day; `nil` if all is added.
  /// - Throws: ``CommandFailure`` if what was typed is no day.
  func firstDay(
    former: CalendarDay?,
    in session: Session
  ) throws(CommandFailure) -> CalendarDay? {
    if all { return nil }
    return try since.map { text throws(CommandFailure) in try session.calendarDay(text) } ?? former
  }

  func validate() throws {
    if all && since != nil {
      throw ValidationError(HealthConsentOptions.contradiction("--all", "--since"))
    }
  }

  private enum Texts {
    static var since: String {
      String(
        localized:
          "The first day: add nothing from before it, now and in later syncs. What is in the log already stays in step. (default: what was chosen before, or else everything)",
        comment: "Help of w8 health sync --since"
      )
    }
    static var all: String {
      String(
        localized: "Add everything, however old, now and in later syncs.",
        comment: "Help of w8 health sync --all"
      )
    }
  }
}
