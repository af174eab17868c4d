import Localization

extension DiffCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized:
          "Show the differences between two catalogs.",
        comment: "Help of xcstrings diff"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Shows keys, fields and the texts by language: + is new, - is gone, ~ has changed. The \
          layout of the file and the order of fields do not matter. '-' is standard input.

          As with git diff, the exit code is 0 even if there are differences; --exit-code changes \
          that. To get this output from git diff itself, see 'xcstrings install-git-drivers'.

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
        localized: "Show only the texts of these languages, separated by commas.",
        comment: "Help of xcstrings diff --languages"
      )
    }
    static var exitCode: String {
      String(
        localized: "Exit with 1 if there are differences.",
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
      String(localized: "There are no differences.", comment: "Result of xcstrings diff")
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
