import Localization

extension MergeCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Merge two versions of a catalog text by text.",
        comment: "Help of xcstrings merge"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Changes of only one side are taken over, field by field; a text and its state belong \
          together. New keys of both sides are sorted in. The result is printed unless --output \
          names a file.

          If both sides changed the same text in different ways, or one removed what the other \
          changed, this is a conflict: it is reported, and the exit code is 1. The result is a \
          valid catalog even then: it keeps our side, or theirs where ours removed something. If a \
          side cannot be read, nothing is written.

          For git merge and git rebase, see 'xcstrings install-git-drivers'.

          Examples:
            xcstrings merge Base.xcstrings A.xcstrings B.xcstrings --output A.xcstrings
            xcstrings merge Base.xcstrings A.xcstrings B.xcstrings --dry-run --json
          """,
        comment: "Help of xcstrings merge. The indented lines are typed as they are"
      )
    }
    static var base: String {
      String(
        localized: "The version that both come from; a missing or empty file has no keys.",
        comment: "Help of the first argument of xcstrings merge"
      )
    }
    static var baseValue: String {
      String(localized: "base", comment: "Help: stands for the common ancestor, one word")
    }
    static var ours: String {
      String(
        localized: "The version that takes the changes.",
        comment: "Help of the second argument of xcstrings merge"
      )
    }
    static var oursValue: String {
      String(localized: "ours", comment: "Help: stands for our version of a file, one word")
    }
    static var theirs: String {
      String(
        localized: "The version whose changes are taken.",
        comment: "Help of the third argument of xcstrings merge"
      )
    }
    static var theirsValue: String {
      String(localized: "theirs", comment: "Help: stands for the other version of a file, one word")
    }
    static var output: String {
      String(
        localized: "Write the result to this file.",
        comment: "Help of xcstrings merge --output"
      )
    }
    static var driver: String {
      String(
        localized: """
          Work as a merge driver of git: write the result to ours, call the file by this path in \
          messages, and exit with 129 if a side cannot be read.
          """,
        comment: "Help of xcstrings merge --driver"
      )
    }
    static var driverHint: String {
      String(
        localized: """
          Fix the file, or let git merge its lines: git -c merge.xcstrings.driver='git merge-file \
          %A %O %B' merge …
          """,
        comment: "Below an error of the merge driver. The command is typed as it is"
      )
    }
    static var noConflict: String {
      String(localized: "There is no conflict.", comment: "Result of xcstrings merge")
    }
    static var notMerged: String {
      String(
        localized: "The versions could not be merged.",
        comment: "Error of the merge driver, for a reason that is not known"
      )
    }
  }
}
