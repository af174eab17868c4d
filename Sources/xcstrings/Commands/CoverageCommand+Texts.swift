import Localization

extension CoverageCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Show how far each language is translated.",
        comment: "Help of xcstrings coverage"
      )
    }
    static var discussion: String {
      String(
        localized: """
          A key counts by the text that is farthest from done, in whatever form it stands; an empty \
          one is missing. Keys that need no translation are not counted, and stale ones stand in a \
          column of their own. What a machine has translated is done, and so is what has no letters. \
          Percentages are cut, not rounded.

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
        localized: "Exit with 1 if a language of a catalog is translated to less than this.",
        comment: "Help of xcstrings coverage --fail-under"
      )
    }
    static var percentValue: String {
      String(localized: "percent", comment: "Help: stands for a number from 0 to 100, one word")
    }
    static var report: String {
      String(
        localized:
          "How the numbers are told; html and markdown tell the keys that each language lacks, too.",
        comment: "Help of xcstrings coverage --report"
      )
    }
    static var baseURL: String {
      String(
        localized:
          "Where the files of the repository are shown, for links to lines; GitHub's workflows tell it themselves.",
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
