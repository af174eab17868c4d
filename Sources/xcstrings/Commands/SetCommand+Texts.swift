import Localization

extension SetCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Set the text of a key, or many texts from a file.",
        comment: "Help of xcstrings set"
      )
    }
    static var discussion: String {
      String(
        localized: """
          A text that did not vary and gets a plural or a device becomes the text of 'other'. If the \
          text of the source language changes, its finished translations need review.

          A file for --from is what 'xcstrings list --json' prints, or {"key": "text", …} with \
          --language; all its texts are set in one write, or none. A state in the file counts where \
          it differs from that of the catalog.

          Examples:
            xcstrings set --key Hello --language es --value Hola
            xcstrings set --key "%lld files" --language es --plural one --value Archivo
            xcstrings set --key push.title --language en --value News --add
            xcstrings set --key Done --comment "Title of a button"
            xcstrings set Localizable.xcstrings --language es --from spanish.json
          """,
        comment: "Help of xcstrings set. The indented lines are typed as they are"
      )
    }
    static var language: String {
      String(localized: "The language of the text.", comment: "Help of xcstrings set --language")
    }
    static var value: String {
      String(
        localized: "The text; - is standard input.",
        comment: "Help of xcstrings set --value"
      )
    }
    static var state: String {
      String(
        localized: "How far the translation has come; 'translated' by default.",
        comment: "Help of xcstrings set --state. 'translated' is typed as it is"
      )
    }
    static var from: String {
      String(
        localized: "A JSON file of texts that are set together; - is standard input.",
        comment: "Help of xcstrings set --from"
      )
    }
    static var add: String {
      String(
        localized: "Add a key that is not there, as one that was added by hand.",
        comment: "Help of xcstrings set --add"
      )
    }
    static var replace: String {
      String(
        localized: "Put one text in the place of those that vary.",
        comment: "Help of xcstrings set --replace"
      )
    }
    static var onSourceChange: String {
      String(
        localized: "What becomes of finished translations whose source text changes.",
        comment: "Help of xcstrings set --on-source-change"
      )
    }
    static func newLanguage(_ language: String, _ path: String) -> String {
      String(
        localized: "\(path) had no text in '\(language)' before.",
        comment: "Remark. The first argument is the path of a catalog, the second a language"
      )
    }
    static var policyValue: String {
      String(
        localized: "policy",
        comment: "Help: stands for 'review' or 'keep', one word"
      )
    }
  }
}
