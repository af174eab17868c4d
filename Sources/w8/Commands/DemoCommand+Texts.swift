import Localization

extension DemoCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Try w8 with sample entries, in a log of their own.",
        comment: "Help of w8 demo"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Lets you try w8 without touching your log: the sample entries go into the folder 'demo' \
          beside it, and each 'w8 demo' makes fresh ones.

          Examples:
            w8 demo
            w8 demo 548
            w8 demo --remove
          """,
        comment: "Help of w8 demo. The indented lines are typed as they are"
      )
    }
    static var days: String {
      String(
        localized: "How many days the sample entries go back.",
        comment: "Help of the argument of w8 demo"
      )
    }
    static var daysValue: String {
      String(localized: "days", comment: "Help: stands for a number of days, one word")
    }
    static var remove: String {
      String(localized: "Remove the sample entries.", comment: "Help of w8 demo --remove")
    }

    static func filled(_ entries: Int, _ folder: String) -> String {
      String(
        localized: "\(entries) sample entries are in '\(folder)', separate from your own log.",
        comment: "After 'w8 demo': how many, and the path of a folder"
      )
    }

    static func wouldFill(_ entries: Int, _ folder: String) -> String {
      String(
        localized: "Would put \(entries) sample entries into '\(folder)'.",
        comment: "After 'w8 demo --dry-run': how many, and the path of a folder"
      )
    }

    static var look: String {
      String(
        localized: "Look at them with:",
        comment: "After 'w8 demo'; command lines follow"
      )
    }
    static var howToRemove: String {
      String(
        localized: "'w8 demo --remove' removes them.",
        comment: "After 'w8 demo'; the command stays as it is"
      )
    }

    static func removed(isTrial: Bool) -> String {
      isTrial
        ? String(
          localized: "The sample entries would be removed.",
          comment: "After 'w8 demo --remove --dry-run'"
        )
        : String(
          localized: "The sample entries were removed; your own log is as it was.",
          comment: "After 'w8 demo --remove'"
        )
    }
  }
}
