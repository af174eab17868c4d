import Localization

/// What would make a literal localizable, in whole sentences.
enum Cures {
  static func wrap(_ locale: UserLocale) -> String {
    String(
      localized: "Write String(localized: \"…\") to localize it.",
      locale: locale,
      comment: "What would make a literal localizable. Code of Swift"
    )
  }

  static func retype(_ locale: UserLocale) -> String {
    String(
      localized:
        "Give it the type LocalizedStringResource, or write String(localized: \"…\"), to localize it.",
      locale: locale,
      comment: "What would make a literal localizable. Code of Swift"
    )
  }

  static func property(_ locale: UserLocale) -> String {
    String(
      localized:
        "Add a property to the enum, 'var title: LocalizedStringResource', and show that instead of the raw value.",
      locale: locale,
      comment: "What would make a literal localizable. Code of Swift"
    )
  }

  static func interpolate(_ locale: UserLocale) -> String {
    String(
      localized: "Write one literal that interpolates the values, \"… \\(value)\", to localize it.",
      locale: locale,
      comment: "What would make a literal localizable. Code of Swift"
    )
  }

  static func index(_ name: String, _ locale: UserLocale) -> String {
    String(
      localized:
        "If '\(name)' takes a String, write String(localized: \"…\"). If it takes a key, name it with --routine \(name), or its declaration with --index or under 'declarations' in .xcstrings.yml.",
      locale: locale,
      comment: "What would make a literal localizable. The argument is a function of Swift"
    )
  }

  static func routine(_ name: String, _ locale: UserLocale) -> String {
    String(
      localized:
        "If '\(name)' looks the literal up, name it with --routine \(name), or under 'routines' in .xcstrings.yml.",
      locale: locale,
      comment: "What would make a literal localizable. The argument is a function of Swift"
    )
  }
}
