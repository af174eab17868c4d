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
          If you give a plural or device form to a text that had none, the old text becomes its \
          form 'other'. If you change a text of the source language, its finished translations \
          need review.

          The file of --from is what 'xcstrings list --json' prints, or {"key": "text", …} with \
          --language. All its texts are set, or none. A state in the file is used only if it \
          differs from the one in the catalog.

          Examples:
            xcstrings set --key Hello --language es --value Hola
            xcstrings set --key "%lld files" --language es --plural one --value "%lld archivo"
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
        localized: "The state of the translation; by default 'translated'.",
        comment: "Help of xcstrings set --state. 'translated' is typed as it is"
      )
    }
    static var from: String {
      String(
        localized: "A JSON file with texts to set; - is standard input.",
        comment: "Help of xcstrings set --from"
      )
    }
    static var add: String {
      String(
        localized:
          "Add the key if the catalog does not have it; 'xcstrings sync' never removes it.",
        comment: "Help of xcstrings set --add"
      )
    }
    static var replace: String {
      String(
        localized: "Replace all plural and device forms with one text.",
        comment: "Help of xcstrings set --replace"
      )
    }
    static var onSourceChange: String {
      String(
        localized: "What happens to finished translations if their source text changes.",
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
