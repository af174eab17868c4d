import Localization

/// The columns that several tables of the log have, with their headings in the language of a user.
extension TextTable.Column {
  /// The number by which an entry is named.
  static func number(_ locale: UserLocale) -> Self {
    .init(
      String(localized: "No.", locale: locale, comment: "Heading: the number of an entry"),
      alignment: .trailing
    )
  }

  /// The day of an entry.
  static func date(_ locale: UserLocale) -> Self {
    .init(String(localized: "Date", locale: locale, comment: "Heading: the day of an entry"))
  }

  /// The time of an entry.
  static func time(_ locale: UserLocale) -> Self {
    .init(
      String(localized: "Time", locale: locale, comment: "Heading: the time of an entry"),
      alignment: .trailing
    )
  }

  /// What was weighed.
  static func weight(_ locale: UserLocale) -> Self {
    .init(
      String(localized: "Weight", locale: locale, comment: "Heading: what was weighed"),
      alignment: .trailing
    )
  }

  /// A mean of weights.
  static func average(_ locale: UserLocale) -> Self {
    .init(
      String(localized: "Average", locale: locale, comment: "Heading: the mean of weights"),
      alignment: .trailing
    )
  }

  /// A difference of weights.
  static func change(_ locale: UserLocale) -> Self {
    .init(
      String(localized: "Change", locale: locale, comment: "Heading: a difference of weights"),
      alignment: .trailing
    )
  }

  /// What somebody wrote beside a weight.
  static func note(_ locale: UserLocale) -> Self {
    .init(String(localized: "Note", locale: locale, comment: "Heading: what somebody wrote"))
  }
}
