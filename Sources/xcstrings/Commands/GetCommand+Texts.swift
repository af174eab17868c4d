import Localization

extension GetCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Print the text of a key.", comment: "Help of xcstrings get")
    }
    static var discussion: String {
      String(
        localized: """
          A single text is printed as it is, for scripts. Several texts are printed one per line, \
          each after its language and variation. The exit code is 1 if there is none.

          Examples:
            xcstrings get --key Hello --language es
            xcstrings get --key "%lld files" --language es --plural one
            xcstrings get Localizable.xcstrings --key Done
          """,
        comment: "Help of xcstrings get. The indented lines are typed as they are"
      )
    }
    static var language: String {
      String(
        localized: "The language of the text; by default all languages.",
        comment: "Help of xcstrings get --language"
      )
    }
    static func noText(_ key: String, _ language: String) -> String {
      String(
        localized: "\(key) has no text in '\(language)'.",
        comment: "Error. The first argument is a key, the second a language"
      )
    }
    static func languages(_ languages: String) -> String {
      String(
        localized: "It has texts in these languages: \(languages).",
        comment: "Below the error that a key has no text in a language"
      )
    }
    static func noVariant(_ name: String, _ key: String) -> String {
      String(
        localized: "\(key) has no text '\(name)'.",
        comment: "Error. The first argument is a key, the second a variation such as plural.one"
      )
    }
    static func variants(_ names: String) -> String {
      String(
        localized: "It varies by these: \(names).",
        comment:
          "Below an error about a text. The argument is a list such as plural.one, plural.other"
      )
    }
    static var plain: String {
      String(
        localized: "It does not vary.",
        comment: "Below the error that a key has no text 'plural.one'"
      )
    }
  }
}
