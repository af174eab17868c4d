import Localization

extension StatsCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Show the statistics of your log.", comment: "Help of w8 stats")
    }
    static var discussion: String {
      String(
        localized: """
          The lowest, the highest and the average weight, and the last twelve weeks, which begin on \
          the first day of the week in your country or in your settings.

          Examples:
            w8 stats
            w8 stats --as-of 2026-03-01
          """,
        comment: "Help of w8 stats. What follows 'w8' stays as it is"
      )
    }
  }
}
