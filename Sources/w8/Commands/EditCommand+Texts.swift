import Localization
import WeightPresentation

extension EditCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Change an entry.", comment: "Help of w8 edit")
    }
    static var discussion: String {
      let forms = MassNotation(locale: .current).forms
      return String(
        localized: """
          What you leave out stays as it is. An empty text removes the note or the body fat.

          Examples:
            w8 edit 12 \(forms[1])
            w8 edit 12 --date 2026-03-29 --note ""
          """,
        comment: "Help of w8 edit. The argument is a weight such as '72.5 kg'"
      )
    }
    static var entry: String {
      String(
        localized:
          "The number of the entry in 'w8 list', or its date if it is the only one on that day.",
        comment: "Help of the argument of w8 delete, which stands for an entry"
      )
    }
    static var weight: String {
      String(
        localized: "The new weight, with a unit or without.",
        comment: "Help of the argument of w8 edit"
      )
    }
    static var date: String {
      String(
        localized: "The new day and, if you like, the time; without one, the time stays as it is.",
        comment: "Help of w8 edit --date"
      )
    }
    static var note: String {
      String(localized: "The new note.", comment: "Help of w8 edit --note")
    }
    static var bodyFat: String {
      String(localized: "The new body fat, in percent.", comment: "Help of w8 edit --body-fat")
    }
  }
}
