import Localization

extension ReviewSession {
  enum Texts {
    static func notFound(_ text: String) -> String {
      String(
        localized: "No translation of the list contains '\(text)'.",
        comment: "xcstrings review, after a search"
      )
    }
    static func repetitions(_ count: Int) -> String {
      String(
        localized: "The same source text is in \(count) more places.",
        comment: "xcstrings review: the number of other keys"
      )
    }
    static func useForAll(_ count: Int) -> String {
      String(
        localized:
          "Use it for the same source text in \(count) more places? [y] yes, any other key: no",
        comment: "Question of xcstrings review. Do not translate the letter in brackets"
      )
    }
    static func repeated(_ count: Int) -> String {
      String(
        localized: "Saved as translated in \(count) more places.",
        comment: "After a decision in xcstrings review"
      )
    }
    static func approveTrivialChanges(_ count: Int) -> String {
      String(
        localized:
          "Approve all \(count) translations whose source text has changed trivially? [y] yes, any other key: no",
        comment: "Question of xcstrings review. Do not translate the letter in brackets"
      )
    }
    static func approvedAll(_ count: Int) -> String {
      String(localized: "Approved \(count) texts.", comment: "After a decision in xcstrings review")
    }
    static func editorFailed(_ command: String) -> String {
      String(
        localized: "'\(command)' has failed; the translation was not changed.",
        comment: "xcstrings review. The argument is the command of an editor"
      )
    }
    static func left(_ count: Int) -> String {
      String(
        localized: "\(count) translations are left.",
        comment: "At the end of xcstrings review"
      )
    }
    static func summary(_ count: Int) -> String {
      String(
        localized: "\(count) decisions saved.",
        comment: "At the end of xcstrings review"
      )
    }
  }
}
