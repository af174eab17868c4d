import Localization

extension SetCommand.Texts {
  static var fromAlone: String {
    String(
      localized:
        "--from sets the texts of a file; of the other options, it can only be combined with --language and --state.",
      comment: "Error of xcstrings set: --from and --key, --value or others together"
    )
  }
  static var noKey: String {
    String(localized: "No key was given.", comment: "Error of xcstrings set")
  }
  static var noKeyHint: String {
    String(
      localized: "Give one with --key, or a file of texts with --from.",
      comment: "Below the error that no key is named"
    )
  }
  static var noLanguage: String {
    String(localized: "No language was given.", comment: "Error of xcstrings set")
  }
  static var noLanguageHint: String {
    String(
      localized: "Give the language of the text with --language.",
      comment: "Below the error that no language is named"
    )
  }
  static var noValue: String {
    String(localized: "There is nothing to set.", comment: "Error of xcstrings set")
  }
  static var noValueHint: String {
    String(
      localized: "Give a text with --value, or use --comment or --should-translate.",
      comment: "Below the error that there is nothing to set"
    )
  }
  static var inputNotUTF8: String {
    String(localized: "Standard input is not UTF-8.", comment: "Error of xcstrings set --value -")
  }
  static var mark: String {
    String(
      localized: "Give a text with --value; to change only the state, use 'xcstrings mark'.",
      comment: "Below the error that there is nothing to set"
    )
  }
}
