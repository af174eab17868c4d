import Localization

extension InitCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Start a log by answering three questions.", comment: "Help of w8 init")
    }
    static var discussion: String {
      String(
        localized: """
          Asks for your unit, your weight and your goal. Press Enter to skip a question; you can \
          change your answers later with 'w8 settings', 'w8 edit' and 'w8 goal'.
          """,
        comment: "Help of w8 init; the commands stay as they are"
      )
    }

    static var next: String {
      String(
        localized:
          "From now on, 'w8 log' keeps your weight, and 'w8 summary' shows how you are doing.",
        comment: "The last line of 'w8 init'; the commands stay as they are"
      )
    }

    static func nothing(example: String) -> String {
      String(
        localized: "Nothing was set. Start whenever you like with: \("w8 log \(example)")",
        comment: "After 'w8 init' of which all was skipped; the argument is a command"
      )
    }
  }
}
