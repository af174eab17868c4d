import Localization

extension StoreMigrateCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Move the log to where other programs can find it.",
        comment: "Help of w8 store migrate"
      )
    }
    static var discussion: String {
      String(
        localized: """
          The log goes into the folder 'shared' beside it, with its settings and its history of \
          changes. It is copied and compared, and the copy is used only if it is identical; the \
          former log stays until --purge-old. An interrupted move leaves the log as it was.

          Examples:
            w8 store migrate --dry-run
            w8 store migrate
            w8 store migrate --purge-old
          """,
        comment: "Help of w8 store migrate. The indented lines are typed as they are"
      )
    }
    static var retry: String {
      String(
        localized: "Try again after a failed move.",
        comment: "Help of w8 store migrate --retry"
      )
    }
    static var purgeOld: String {
      String(
        localized: "After the move, erase the former log for good.",
        comment: "Help of w8 store migrate --purge-old"
      )
    }
  }
}
