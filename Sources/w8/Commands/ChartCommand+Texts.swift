import Localization

extension ChartCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Draw your weight and its trend.", comment: "Help of w8 chart")
    }
    static var discussion: String {
      String(
        localized: """
          The dots are weigh-ins; the line is the trend, continued as a forecast. The dashed line \
          is your goal.

          Examples:
            w8 chart
            w8 chart --range all
            w8 chart --range 1Y --output year.svg
          """,
        comment: "Help of w8 chart. The indented lines are typed as they are"
      )
    }
    static var range: String {
      String(
        localized: "How far back: 1W, 1M, 3M, 6M, 1Y (a week to a year) or 'all'.",
        comment: "Help of w8 chart --range. The values are typed as they are"
      )
    }
    static var rangeValue: String {
      String(localized: "range", comment: "Help: stands for a time such as 3M, one word")
    }
    static var output: String {
      String(
        localized: "Write a picture to this file, whose name ends with .svg or .png.",
        comment: "Help of w8 chart --output"
      )
    }
    static var outputValue: String {
      String(localized: "file", comment: "Help: stands for the name of a file, one word")
    }
    static var width: String {
      String(
        localized:
          "The width, in columns of the terminal or points of the picture; a PNG has two pixels per point.",
        comment: "Help of w8 chart --width"
      )
    }
    static var height: String {
      String(
        localized: "The height, in rows of the terminal or points of the picture.",
        comment: "Help of w8 chart --height"
      )
    }
    static var extentValue: String {
      String(localized: "number", comment: "Help: stands for a number, one word")
    }
  }
}
