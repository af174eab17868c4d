import Localization

extension CoverageCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Show how much is translated to each language.",
        comment: "Help of xcstrings coverage"
      )
    }
    static var discussion: String {
      String(
        localized: """
          A key is translated if all its plural and device forms are; an empty text is missing. \
          Keys that need no translation are not counted, and stale keys have a column of their \
          own. Machine translations count as done, and so do texts without letters. Percentages \
          are rounded down.

          Examples:
            xcstrings coverage
            xcstrings coverage Localizable.xcstrings --languages es,fr --json
            xcstrings coverage --fail-under 90
            xcstrings coverage --report markdown > coverage.md
            xcstrings coverage --report html --output coverage.html
          """,
        comment: "Help of xcstrings coverage. The indented lines are typed as they are"
      )
    }
    static var failUnder: String {
      String(
        localized: "Exit with 1 if a catalog is translated to a language by less than this.",
        comment: "Help of xcstrings coverage --fail-under"
      )
    }
    static var percentValue: String {
      String(localized: "percent", comment: "Help: stands for a number from 0 to 100, one word")
    }
    static var report: String {
      String(
        localized:
          "How the numbers are reported; html and markdown also list the keys that are missing in each language.",
        comment: "Help of xcstrings coverage --report"
      )
    }
    static var baseURL: String {
      String(
        localized:
          "The web address of the files of the repository, for links to lines; not needed in GitHub workflows.",
        comment: "Help of xcstrings coverage --base-url"
      )
    }
    static var addressValue: String {
      String(localized: "address", comment: "Help: stands for an address of the web, one word")
    }
    static var noAddress: String {
      String(
        localized: "--base-url needs an address that begins with https:// or http://.",
        comment: "Error of xcstrings coverage. The option and the beginnings stay as they are"
      )
    }
    static var withoutDocument: String {
      String(
        localized: "--output needs a --report that is a file: json, html or markdown.",
        comment: "Error of xcstrings coverage. The options and formats stay as they are"
      )
    }
  }
}
