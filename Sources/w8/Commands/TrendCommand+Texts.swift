import Localization

extension TrendCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Show the trend of your weight, without the daily ups and downs.",
        comment: "Help of w8 trend"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Each new weight pulls the trend a little towards it, and more so the more days have \
          passed: that is the method 'time-aware'. The others take no account of gaps: \
          'exponential' moves a tenth of the way each day, 'span' smooths over the number of days \
          in the settings, and 'holt' follows the slope as well.

          Examples:
            w8 trend
            w8 trend --days 30
            w8 trend --method exponential
          """,
        comment: "Help of w8 trend. The methods and what follows 'w8' stay as they are"
      )
    }
    static var method: String {
      String(localized: "How to calculate the trend.", comment: "Help of w8 trend --method")
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
