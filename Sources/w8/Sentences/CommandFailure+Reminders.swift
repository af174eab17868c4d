import CommandSupport
import Localization

extension CommandFailure {
  /// A daily reminder was set and taken away at once.
  static var timeAndOff: CommandFailure {
    CommandFailure(
      String(
        localized: "Either a time or '--off': not both.",
        comment: "Error: w8 reminders. The option stays as it is"
      ),
      status: .usage
    )
  }

  /// The reminders were asked for in two forms.
  static var twoFormsOfReminders: CommandFailure {
    CommandFailure(
      String(
        localized: "Either '--ics' or '--systemd': not both.",
        comment: "Error: w8 reminders. The options stay as they are"
      ),
      status: .usage
    )
  }

  /// A file was named, but not what is to be in it.
  static var outputOfReminders: CommandFailure {
    CommandFailure(
      String(
        localized: "'--output' needs '--ics' or '--systemd'.",
        comment: "Error: w8 reminders. The options stay as they are"
      ),
      status: .usage
    )
  }

  /// A text is no time of the day.
  static func notATime(_ text: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(text)' is not a time of the day.",
        comment: "Error: what was typed cannot be read"
      ),
      hint: String(
        localized: "Write it like this: \(["7:30", "19:30"], format: .list(.or))",
        comment: "Hint; the argument is a list of forms, such as '72.5 or 72.5 kg'"
      ),
      status: .data
    )
  }
}
