import Localization

extension MergeCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Merge two versions of a catalog by key, language and text.",
        comment: "Help of xcstrings merge"
      )
    }
    static var discussion: String {
      String(
        localized: """
          What only one side changed is taken from it, field by field. A text and its state are one. \
          New keys of both sides stand at their places. The result is printed unless --output names \
          a file.

          Where both sides changed the same, or one removed what the other changed, there is a \
          conflict: it is told on standard error, and the exit status is 1. The result is a valid \
          catalog all the same: it has what ours has, or what ours removed. Where a side cannot be \
          read, nothing is written.

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
        localized: "The version that both go back to; one that is absent or empty has no keys.",
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
          Work as a merge driver of git: write the result to ours, call the file by this path, and \
          exit with 129 where a side cannot be read.
          """,
        comment: "Help of xcstrings merge --driver"
      )
    }
    static var driverHint: String {
      String(
        localized: """
          Mend the file, or have git merge its lines: \
          git -c merge.xcstrings.driver='git merge-file %A %O %B' merge …
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
