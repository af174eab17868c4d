import Localization

extension GenerateSymbolsCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Write Swift declarations for the keys of catalogs.",
        comment: "Help of xcstrings generate-symbols"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Each catalog becomes a file GeneratedStringSymbols_TABLE.swift. A key 'app.title' of \
          Localizable is then '.appTitle', one with placeholders is a function that takes their \
          values, and the keys of another table stand in an enum of its name: '.Legal.terms'. A key \
          whose entry has generatesSymbol: false gets none. If two keys would have the same name, \
          both are told and nothing is written.

          Examples:
            xcstrings generate-symbols Localizable.xcstrings --output-directory Generated
            xcstrings generate-symbols Localizations --runtime localization --keys all -o Generated
          """,
        comment: "Help of xcstrings generate-symbols. The indented lines are typed as they are"
      )
    }
    static var outputDirectory: String {
      String(
        localized: "The folder that gets the files; it is made if it is not there.",
        comment: "Help of xcstrings generate-symbols --output-directory"
      )
    }
    static var language: String {
      String(
        localized: "The programming language of the files.",
        comment: "Help of xcstrings generate-symbols --language"
      )
    }
    static var runtime: String {
      String(
        localized: """
          What the symbols are members of: the LocalizedStringResource of Apple's Foundation, or \
          that of the library Localization, which runs on Linux.
          """,
        comment: "Help of xcstrings generate-symbols --runtime. The names stay as they are"
      )
    }
    static var runtimeValue: String {
      String(localized: "library", comment: "Help: stands for the name of a library, one word")
    }
    static var keys: String {
      String(
        localized: "Which keys get a symbol: those that people have added, or all.",
        comment: "Help of xcstrings generate-symbols --keys"
      )
    }
    static var accessLevel: String {
      String(
        localized: "Who may use the symbols.",
        comment: "Help of xcstrings generate-symbols --access-level"
      )
    }
    static var accessValue: String {
      String(localized: "level", comment: "Help: stands for internal, package or public, one word")
    }
    static var bundle: String {
      String(
        localized:
          "A Swift expression for the bundle of the texts, if it is not that of the module.",
        comment: "Help of xcstrings generate-symbols --bundle"
      )
    }
    static var expressionValue: String {
      String(localized: "expression", comment: "Help: stands for a piece of Swift, one word")
    }
    static var nothingWritten: String {
      String(
        localized: "Nothing was written: not every key can have a symbol.",
        comment: "Error of xcstrings generate-symbols, below the reasons"
      )
    }
  }
}
