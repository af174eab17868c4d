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
    static var noneLikeThat: String {
      String(
        localized: "There are no such entries.",
        comment: "Instead of a list: no entry is as the options of w8 list ask"
      )
    }
    static func shownOf(_ shown: Int, _ total: Int) -> String {
      String(
        localized: "\(shown) of \(total) such entries; '--limit all' shows them all",
        comment: "Below the list of the newest entries. The second number is two or more"
      )
    }
  }
}
