import Localization

extension ListCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Show the log, newest entries first.", comment: "Help of w8 list")
    }
    static var limit: String {
      String(
        localized: "How many entries at most; 'all' for all of them.",
        comment: "Help of w8 list --limit. 'all' is typed as it is"
      )
    }
    static var limitValue: String {
      String(localized: "number", comment: "Help: stands for a number, one word")
    }
  }
}
