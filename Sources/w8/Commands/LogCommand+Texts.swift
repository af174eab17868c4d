import Localization
import WeightPresentation

extension LogCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Log a weight.", comment: "Help of w8 log")
    }
    static var discussion: String {
      let forms = MassNotation(locale: .current).forms
      return String(
        localized: """
          Write numbers as you always do. A number without a unit is in your unit, and has to be \
          near your latest weight; where people use stones and kilograms side by side, the unit is \
          needed. --unit says the unit of a number without one; a unit that you write with the \
          number comes before it.

          Examples:
            w8 log \(forms[0])
            w8 log \(forms[1])
            w8 log \(forms[1]) --date 2026-03-30T07:08 --note "after the holidays"
          """,
        comment: "Help of w8 log. The arguments are weights such as '72.5' and '72.5 kg'"
      )
    }
    static var weight: String {
      String(
        localized: "The weight, with a unit or without: kg, lb, st.",
        comment: "Help of the argument of w8 log"
      )
    }
    static var weightValue: String {
      String(localized: "weight", comment: "Help: stands for a weight, one word")
    }
    static var date: String {
      let yesterday = DateNotation(locale: .current).example
      return String(
        localized: """
          The day and, if you like, the time, as you write or say them: \(yesterday), 2026-03-30, \
          2026-03-30T07:08. A day without a time means noon. (default: now)
          """,
        comment: "Help of w8 log --date. The argument is such as 'yesterday 8:00'"
      )
    }
    static var dateValue: String {
      String(localized: "date", comment: "Help: stands for a date, one word")
    }
    static var note: String {
      String(
        localized: "A few words about the weigh-in, up to 500 characters.",
        comment: "Help of w8 log --note"
      )
    }
    static var bodyFat: String {
      String(localized: "The body fat, in percent.", comment: "Help of --body-fat")
    }
    static var bodyFatValue: String {
      String(localized: "percent", comment: "Help: stands for a percentage, one word")
    }
    static var noteValue: String {
      String(localized: "text", comment: "Help: stands for some words, one word")
    }
  }
}
