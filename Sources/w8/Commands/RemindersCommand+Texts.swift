import Localization

extension RemindersCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Show and set reminders.", comment: "Help of w8 reminders")
    }
    static var discussion: String {
      String(
        localized: """
          Nothing of w8 runs in the background: it hands its reminders over to your calendar or to \
          systemd.

          Examples:
            w8 reminders 7:30
            w8 reminders --ics --output weight.ics
            w8 reminders --systemd --output ~/.config/systemd/user
            systemctl --user enable --now w8-weightLogReminder.timer
          """,
        comment: "Help of w8 reminders. The commands stay as they are"
      )
    }
    static var time: String {
      String(
        localized: "The time of your daily reminder to weigh in.",
        comment: "Help of the argument of w8 reminders"
      )
    }
    static var timeValue: String {
      String(localized: "time", comment: "Help: stands for a time, one word")
    }
    static var off: String {
      String(localized: "Turn the daily reminder off.", comment: "Help of w8 reminders --off")
    }
    static var ics: String {
      String(localized: "Print a file for calendars.", comment: "Help of w8 reminders --ics")
    }
    static var systemd: String {
      String(
        localized: "Print systemd units that show notifications.",
        comment: "Help of w8 reminders --systemd"
      )
    }
    static var output: String {
      String(
        localized: "The file to write; with '--systemd', the folder.",
        comment: "Help of w8 reminders --output"
      )
    }
    static var outputValue: String {
      String(localized: "path", comment: "Help: stands for the path of a file, one word")
    }
    static var noDaily: String {
      String(
        localized: "There is no daily reminder. Set one with: \("w8 reminders 7:30")",
        comment: "Below the reminders; the argument is a command"
      )
    }
    static func written(_ path: String) -> String {
      String(
        localized: "The reminders are in '\(path)'.",
        comment: "After 'w8 reminders --output': the path of a file or a folder"
      )
    }
  }
}
