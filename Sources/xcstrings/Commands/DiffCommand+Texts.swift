import Localization

extension DiffCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized:
          "Show what differs between two catalogs: keys, fields, and the texts by language.",
        comment: "Help of xcstrings diff"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Layout and the order of fields do not count. What is new has the sign +, what is gone -, \
          what is changed ~. A text comes with its state, and '-' is standard input.

          The exit status is 0 whether something differs or not, as that of git diff is; \
          --exit-code changes that. For git diff itself, see 'xcstrings install-git-drivers'.

          Examples:
            xcstrings diff Old.xcstrings Localizable.xcstrings
            xcstrings diff Old.xcstrings Localizable.xcstrings --languages es --exit-code
            git show HEAD~5:Localizable.xcstrings | xcstrings diff - Localizable.xcstrings
          """,
        comment: "Help of xcstrings diff. The indented lines are typed as they are"
      )
    }
    static var files: String {
      String(
        localized: "The old catalog and the new one.",
        comment: "Help of the arguments of xcstrings diff"
      )
    }
    static var languages: String {
      String(
        localized: "Show the texts of these languages alone, separated by commas.",
        comment: "Help of xcstrings diff --languages"
      )
    }
    static var exitCode: String {
      String(
        localized: "Exit with 1 if something differs.",
        comment: "Help of xcstrings diff --exit-code"
      )
    }
    static var driver: String {
      String(
        localized: "Take the arguments that git passes to an external diff.",
        comment: "Help of xcstrings diff --driver"
      )
    }
    static var textconv: String {
      String(
        localized: "Print a catalog as one line a text, for git log -p.",
        comment: "Help of xcstrings diff --textconv"
      )
    }
    static var twoFiles: String {
      String(
        localized: "Name two catalogs: the old one and the new one.",
        comment: "Error of xcstrings diff with too few or too many arguments"
      )
    }
    static var twoFilesHint: String {
      String(
        localized: "One of them may be '-', which is standard input.",
        comment: "Below the error that xcstrings diff needs two catalogs"
      )
    }
    static var same: String {
      String(localized: "Nothing differs.", comment: "Result of xcstrings diff")
    }
    static var sameContent: String {
      String(
        localized: "The layout differs, and nothing else.",
        comment: "Result of xcstrings diff: the files differ, what they say does not"
      )
    }
    static func notCatalog(_ path: String) -> String {
      String(
        localized:
          "'\(path)' cannot be compared as a catalog; 'git diff --no-ext-diff' shows its lines.",
        comment: "In the output of git diff, below the reasons. The command is typed as it is"
      )
    }
    static func unmerged(_ path: String) -> String {
      String(
        localized: "'\(path)' is not merged yet.",
        comment: "In the output of git diff: a file with a conflict"
      )
    }
  }
}
