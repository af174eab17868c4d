import Localization

extension ChangeCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Show how much your weight has changed.", comment: "Help of w8 change")
    }
    static var discussion: String {
      String(
        localized: """
          Compares the newest entry with the one from the beginning of each period: 7, 30, 90 and \
          365 days, and the whole log.

          Examples:
            w8 change
            w8 change --range 1m
          """,
        comment: "Help of w8 change. What follows 'w8' stays as it is"
      )
    }
    static var range: String {
      String(localized: "Show this period only.", comment: "Help of w8 change --range")
    }
    static var rangeValue: String {
      String(localized: "period", comment: "Help: stands for a period of time, one word")
    }
    static var noChange: String {
      String(
        localized: "There is nothing to compare the newest entry with yet.",
        comment: "The log has one entry, or is shorter than the period that was asked for"
      )
    }
  }
}
