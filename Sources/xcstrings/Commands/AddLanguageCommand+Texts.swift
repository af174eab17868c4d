import Localization

extension AddLanguageCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Give every key a text to translate to a language.",
        comment: "Help of xcstrings add-language"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Xcode writes nothing into a catalog for a language until somebody translates a text. This \
          command fills the catalog for people and tools that work in the file: every key that lacks \
          the language gets a copy of the source text in the state 'new', with the plural categories \
          that the language has. Stale keys and those that need no translation get none.

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
        localized: "The state of the copies; 'new' by default.",
        comment: "Help of xcstrings add-language --state. 'new' is typed as it is"
      )
    }
    static var origin: String {
      String(
        localized: "The language whose texts are copied; that of the sources by default.",
        comment: "Help of xcstrings add-language --copy-from"
      )
    }
    static func alreadyThere(_ language: String, _ path: String) -> String {
      String(
        localized: "'\(language)' is in \(path) already; keys that lack it get it.",
        comment: "The first argument is a language, the second the path of a catalog"
      )
    }
    static func configuration(_ file: String, _ language: String) -> String {
      String(
        localized: "Add '\(language)' to 'languages' in \(file), so that every command knows it.",
        comment: "Remark after a language was added. 'languages' is a key of the configuration"
      )
    }
  }
}
