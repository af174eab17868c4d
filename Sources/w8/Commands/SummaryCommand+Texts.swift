import Localization

extension SummaryCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Show how things stand.", comment: "Help of w8 summary")
    }
    static var discussion: String {
      String(
        localized: """
          The newest weight, the trend, the changes of the last weeks, the goal and when you may \
          reach it.

          Examples:
            w8 summary
            w8 summary --as-of 2026-03-01
          """,
        comment: "Help of w8 summary. What follows 'w8' stays as it is"
      )
    }
  }
}
