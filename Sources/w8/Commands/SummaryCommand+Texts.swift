import Localization

extension SummaryCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Show how you are doing: weight, trend and goal.",
        comment: "Help of w8 summary"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Your newest weight, the trend, the change in recent weeks, your goal and when you may \
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
