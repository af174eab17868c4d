import Localization

/// A language that the command line asks for, and that the program has no texts in.
struct MissingLanguage {
  /// What the user typed.
  let name: String

  /// Looks for the texts of a language; `nil` if there are some, or if the name asks for none.
  ///
  /// - Parameters:
  ///   - name: What stands behind `--lang`: a tag, or a name as the variables of POSIX have it.
  ///   - bundle: The texts.
  init?(_ name: String, in bundle: LocalizationBundle = .module) {
    let wanted = UserLocale(environment: [:], language: name)
    self.name = name
    guard wanted.ignoredSettings.isEmpty else { return }
    guard let tag = wanted.languages.first else { return nil }
    let found = bundle.language(for: wanted)
    if tag.prefix(while: { $0 != "-" }) == found.prefix(while: { $0 != "-" }) { return nil }
  }

  /// Returns what to tell a user who reads another language instead.
  func sentence(_ locale: UserLocale) -> String {
    String(
      localized: "There are no texts in '\(name)'; they are shown in English.",
      locale: locale,
      comment:
        "Warning after --lang. A translation names its own language instead of English: it is the one that is shown"
    )
  }
}
