import Localization

extension StoreMigrateCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Move the log to where other programs find it.",
        comment: "Help of w8 store migrate"
      )
    }
    static var discussion: String {
      String(
        localized: """
          The log goes into the folder 'shared' beside it, with its settings and all that can be taken \
          back. It is copied, compared, and used only if it is the same; the former log stays until \
          --purge-old. A move that was interrupted leaves the log as it was.

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
        localized: "Try again after a move that has failed.",
        comment: "Help of w8 store migrate --retry"
      )
    }
    static var purgeOld: String {
      String(
        localized: "Erase the former log after the move, for good.",
        comment: "Help of w8 store migrate --purge-old"
      )
    }
  }
}
