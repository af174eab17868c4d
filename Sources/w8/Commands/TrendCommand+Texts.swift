import Localization

extension TrendCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Show your weight without the ups and downs of single days.",
        comment: "Help of w8 trend"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Each new weight draws the trend a little towards itself; the more days have gone by, the \
          more. That is the method 'time-aware'. The others do not see gaps: 'exponential' takes a \
          tenth of each new day, 'span' smooths over the number of days in the settings, and 'holt' \
          follows the slope too.

          Examples:
            w8 trend
            w8 trend --days 30
            w8 trend --method exponential
          """,
        comment: "Help of w8 trend. The methods and what follows 'w8' stay as they are"
      )
    }
    static var method: String {
      String(localized: "How the trend is found.", comment: "Help of w8 trend --method")
    }
    static var methodValue: String {
      String(localized: "method", comment: "Help: stands for a way to do something, one word")
    }
    static var days: String {
      String(
        localized: "How many days at most; 'all' for all of them.",
        comment: "Help of w8 trend --days. 'all' is typed as it is"
      )
    }
  }
}
