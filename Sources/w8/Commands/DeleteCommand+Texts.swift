import Localization

extension DeleteCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Delete entries.", comment: "Help of w8 delete")
    }
    static var discussion: String {
      String(
        localized: """
          There is no confirmation: either all the entries that you name are deleted, or none. 'w8 \
          undo' brings them back.

          Examples:
            w8 delete 12
            w8 delete 12 13
            w8 delete 2026-03-30
          """,
        comment: "Help of w8 delete. The indented lines are typed as they are"
      )
    }
    static var entries: String {
      String(
        localized:
          "The number of the entry in 'w8 list', or its date if it is the only one on that day.",
        comment: "Help of the argument of w8 delete, which stands for an entry"
      )
    }
    static var entryValue: String {
      String(localized: "entry", comment: "Help: stands for an entry of the log, one word")
    }
  }
}
