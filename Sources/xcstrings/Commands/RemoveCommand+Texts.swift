import Localization

extension RemoveCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Remove keys, or their texts in a language.",
        comment: "Help of xcstrings remove"
      )
    }
    static var discussion: String {
      String(
        localized: """
          With --language only the texts in that language go, and the key stays. Look at what a \
          filter chooses with --dry-run first.

          Examples:
            xcstrings remove --key "Old title" --key "Old text"
            xcstrings remove --key Hello --language es
            xcstrings remove --state stale --dry-run
            xcstrings remove Localizable.xcstrings --language es --state new
          """,
        comment: "Help of xcstrings remove. The indented lines are typed as they are"
      )
    }
    static var everything: String {
      String(
        localized: "Nothing says which keys are meant.",
        comment: "Error of xcstrings remove and mark: neither a key nor a filter is given"
      )
    }
    static var sayWhat: String {
      String(
        localized: "Name them with --key, or choose them with a filter such as --state.",
        comment: "Below the error that nothing says which keys are meant"
      )
    }
    static func removeLanguage(_ language: String) -> String {
      String(
        localized: "'xcstrings remove-language \(language)' removes all texts in a language.",
        comment: "Below the error that nothing says which keys are meant"
      )
    }
    static func stateOfTranslations(_ state: String) -> String {
      String(
        localized: "'--state \(state)' is about translations, and no language is named.",
        comment: "Error of xcstrings remove"
      )
    }
    static var nameLanguage: String {
      String(
        localized: "Name the language whose texts are to go with --language.",
        comment: "Below the error that no language is named"
      )
    }
  }
}
