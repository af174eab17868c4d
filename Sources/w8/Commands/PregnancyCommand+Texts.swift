import Localization
import WeightPresentation

extension PregnancyCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Follow your weight during a pregnancy.", comment: "Help of w8 pregnancy")
    }
    static var discussion: String {
      let forms = MassNotation(locale: .current).forms
      return String(
        localized: """
          Shows the weight that is recommended for your week. This is general guidance, not \
          medical advice.

          Examples:
            w8 pregnancy --height "165 cm" --before "\(forms[1])" --due 2026-12-01
            w8 pregnancy
            w8 pregnancy --clear
          """,
        comment: "Help of w8 pregnancy. The argument is a weight such as '72.5 kg'"
      )
    }
    static var height: String {
      String(localized: "How tall you are.", comment: "Help of w8 pregnancy --height")
    }
    static var heightValue: String {
      String(localized: "height", comment: "Help: stands for how tall somebody is, one word")
    }
    static var before: String {
      String(
        localized: "Your weight before the pregnancy.",
        comment: "Help of w8 pregnancy --before"
      )
    }
    static var due: String {
      String(
        localized: "The day on which the birth is expected.",
        comment: "Help of w8 pregnancy --due"
      )
    }
    static var twins: String {
      String(localized: "You expect twins.", comment: "Help of w8 pregnancy --twins")
    }
    static var noTwins: String {
      String(
        localized: "You expect one child: takes '--twins' back.",
        comment: "Help of w8 pregnancy --no-twins. The option stays as it is"
      )
    }
    static var clear: String {
      String(
        localized: "Stop following the pregnancy; the entries stay.",
        comment: "Help of w8 pregnancy --clear"
      )
    }
    static var none: String {
      String(
        localized:
          "You are not following a pregnancy. 'w8 pregnancy --help' explains how to begin.",
        comment: "Instead of a range of weights; the command stays as it is"
      )
    }
    static func cleared(isTrial: Bool) -> String {
      isTrial
        ? String(
          localized: "The pregnancy would no longer be followed; the entries would stay.",
          comment: "After 'w8 pregnancy --clear --dry-run'"
        )
        : String(
          localized: "The pregnancy is no longer followed; the entries stay.",
          comment: "After 'w8 pregnancy --clear'"
        )
    }
  }
}
