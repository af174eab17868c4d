import Localization

/// The words of the pages of rules that are the same on each of them.
enum RuleDocumentTexts {
  static func title(_ locale: UserLocale) -> String {
    String(
      localized: "Validation rules",
      locale: locale,
      comment: "Title of the list of all rules of xcstrings validate, as a page"
    )
  }
  static func introduction(_ command: String, _ locale: UserLocale) -> String {
    String(
      localized: "What \(command) checks. Each rule has a page with examples and settings.",
      locale: locale,
      comment: "Below the title of the list of all rules. The argument is a command"
    )
  }
  static func columns(_ locale: UserLocale) -> [String] {
    [
      String(localized: "Rule", locale: locale, comment: "Heading of a column with rules"),
      String(localized: "Level", locale: locale, comment: "Heading of a column: error, warning"),
      String(
        localized: "What it expects",
        locale: locale,
        comment: "Heading of a column with the claims of rules"
      ),
    ]
  }
  static func level(_ level: String, _ locale: UserLocale) -> String {
    String(
      localized: "Level: `\(level)`.",
      locale: locale,
      comment: "On the page of a rule. The argument is error, warning, note or off"
    )
  }
  static func level(_ level: String, not usual: String, _ locale: UserLocale) -> String {
    String(
      localized: "Level in this project: `\(level)`. By default: `\(usual)`.",
      locale: locale,
      comment: "On the page of a rule. The arguments are error, warning, note or off"
    )
  }
  static func fix(_ isFixable: Bool, _ locale: UserLocale) -> String {
    isFixable
      ? String(
        localized: "`xcstrings validate --fix` corrects it where only one correction is possible.",
        locale: locale,
        comment: "On the page of a rule"
      )
      : String(
        localized: "`xcstrings validate --fix` changes nothing here: a person has to decide.",
        locale: locale,
        comment: "On the page of a rule"
      )
  }
  static func triggering(_ locale: UserLocale) -> String {
    String(
      localized: "Reported",
      locale: locale,
      comment: "On the page of a rule, title above examples that break it"
    )
  }
  static func nonTriggering(_ locale: UserLocale) -> String {
    String(
      localized: "Not reported",
      locale: locale,
      comment: "On the page of a rule, title above examples that keep it"
    )
  }
  static func settings(_ locale: UserLocale) -> String {
    String(
      localized: "Settings",
      locale: locale,
      comment: "On the page of a rule, title above lines of the configuration"
    )
  }
  static func options(_ locale: UserLocale) -> String {
    String(
      localized: "The rule reads this in `.xcstrings.yml`:",
      locale: locale,
      comment: "On the page of a rule, above lines of the configuration"
    )
  }
  static func levelOfProject(_ locale: UserLocale) -> String {
    String(
      localized: "To change its level or turn it off for the whole project:",
      locale: locale,
      comment: "On the page of a rule, above a line of the configuration"
    )
  }
  static func comment(_ mark: String, _ locale: UserLocale) -> String {
    String(
      localized: "To turn it off for one key, write \(mark) anywhere in its comment.",
      locale: locale,
      comment: "On the page of a rule. The argument is what has to be written"
    )
  }
}
