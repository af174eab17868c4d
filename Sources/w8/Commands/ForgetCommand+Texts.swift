import Localization

extension ForgetCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Remove the log for good.", comment: "Help of w8 forget")
    }
    static var discussion: String {
      String(
        localized: """
          Entries, settings, the history of changes, the published widgets and the sample entries: \
          all of it is overwritten and removed, and cannot be recovered. Files that you have \
          exported, and copies that you have made elsewhere, stay.
          """,
        comment: "Help of w8 forget"
      )
    }
    static var yes: String {
      String(localized: "Do not ask for confirmation.", comment: "Help of w8 forget --yes")
    }
    static var question: String {
      String(
        localized:
          "All entries and settings will be removed and cannot be brought back. Continue? [y/N]",
        comment: "Question of 'w8 forget'; the translation of y is taken as an answer too"
      )
    }
    static var kept: String {
      String(localized: "Nothing was removed.", comment: "After 'w8 forget' and the answer no")
    }
  }
}
