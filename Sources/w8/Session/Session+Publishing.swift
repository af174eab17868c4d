import CommandSupport
import Localization
import WeightStore

extension Session {
  /// Writes the widgets anew, if the user wants any, after something has changed.
  ///
  /// What was done is done, and so it does not fail with them: it is told.
  func publishWidgets() {
    guard WidgetFolder(location).isWanted else { return }
    do throws(CommandFailure) {
      try WidgetPublisher(location, timeZone: timeZone).publish()
    } catch {
      console.complain(
        String(
          localized: "The log was changed, but its widgets could not be written: \(error.message)",
          comment: "Warning; the argument is a whole sentence that says why"
        )
      )
      if let hint = error.hint { console.complain(hint) }
    }
  }
}
