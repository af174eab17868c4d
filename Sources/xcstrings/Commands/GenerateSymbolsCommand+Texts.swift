import Localization

extension GenerateSymbolsCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Write Swift declarations for the keys.",
        comment: "Help of xcstrings generate-symbols"
      )
    }
    static var discussion: String {
      String(
        localized: """
          For each catalog, writes a file GeneratedStringSymbols_TABLE.swift. The key 'app.title' \
          of Localizable becomes '.appTitle', a key with placeholders becomes a function that \
          takes their values, and the keys of another table are in an enum of its name: \
          '.Legal.terms'. By default only keys that were added by hand get a symbol, as in Xcode; \
          --keys all includes those of the code. Keys with generatesSymbol: false get none. If two \
          keys would get the same name, both are reported and nothing is written.

          Examples:
            xcstrings generate-symbols Localizable.xcstrings --output-directory Generated
            xcstrings generate-symbols Localizations --runtime localization --keys all -o Generated
          """,
        comment: "Help of xcstrings generate-symbols. The indented lines are typed as they are"
      )
    }
    static var outputDirectory: String {
      String(
        localized: "The folder for the files; it is created if it does not exist.",
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
          Which LocalizedStringResource the symbols belong to: that of Apple's Foundation, or that \
          of the library Localization, which also runs on Linux.
          """,
        comment: "Help of xcstrings generate-symbols --runtime. The names stay as they are"
      )
    }
    static var runtimeValue: String {
      String(localized: "library", comment: "Help: stands for the name of a library, one word")
    }
    static var keys: String {
      String(
        localized: "Which keys get a symbol: those that were added by hand, or all.",
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
          "A Swift expression for the bundle of the texts; by default that of the module.",
        comment: "Help of xcstrings generate-symbols --bundle"
      )
    }
    static var expressionValue: String {
      String(localized: "expression", comment: "Help: stands for a piece of Swift, one word")
    }
    static var nothingWritten: String {
      String(
        localized: "Nothing was written, because some keys cannot have a symbol.",
        comment: "Error of xcstrings generate-symbols, below the reasons"
      )
    }
  }
}
