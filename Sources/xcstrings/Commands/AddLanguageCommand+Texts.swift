import Localization

extension AddLanguageCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Add a language: a text to translate for every key.",
        comment: "Help of xcstrings add-language"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Every key without a text in the language gets a copy of the source text in the state \
          'new', with the plural forms that the language has. Stale keys and keys that need no \
          translation are left out. Translators who work in the file itself need this; Xcode and \
          'xcstrings export' do not.

          Examples:
            xcstrings add-language fr
            xcstrings add-language es-MX --copy-from es --state needs_review
          """,
        comment: "Help of xcstrings add-language. The indented lines are typed as they are"
      )
    }
    static var language: String {
      String(
        localized: "The language, such as 'es', 'pt-BR' or 'zh-Hans'.",
        comment: "Help of the argument of xcstrings add-language and remove-language"
      )
    }
    static var state: String {
      String(
        localized: "The state of the copies; by default 'new'.",
        comment: "Help of xcstrings add-language --state. 'new' is typed as it is"
      )
    }
    static var origin: String {
      String(
        localized: "The language whose texts are copied; by default the source language.",
        comment: "Help of xcstrings add-language --copy-from"
      )
    }
    static func alreadyThere(_ language: String, _ path: String) -> String {
      String(
        localized: "\(path) already has texts in '\(language)'; only the keys without one get it.",
        comment: "The first argument is a language, the second the path of a catalog"
      )
    }
    static func configuration(_ file: String, _ language: String) -> String {
      String(
        localized:
          "Add '\(language)' to 'languages' in \(file), so that every command knows the language.",
        comment: "Remark after a language was added. 'languages' is a key of the configuration"
      )
    }
  }
}
