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
          With --language, only the texts in that language are removed, and the key stays. Use \
          --dry-run first to see what a filter selects.

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
        localized: "No keys were selected.",
        comment: "Error of xcstrings remove and mark: neither a key nor a filter is given"
      )
    }
    static var sayWhat: String {
      String(
        localized: "Give them with --key, or select them with a filter such as --state.",
        comment: "Below the error that nothing says which keys are meant"
      )
    }
    static func removeLanguage(_ language: String) -> String {
      String(
        localized:
          "To remove all texts in a language, use 'xcstrings remove-language \(language)'.",
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
        localized: "Give the language whose texts are to be removed with --language.",
        comment: "Below the error that no language is named"
      )
    }
  }
}
