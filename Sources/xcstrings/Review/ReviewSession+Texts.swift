import Localization

extension ReviewSession {
  enum Texts {
    static var keys: String {
      String(
        localized:
          "[a] approve  [e] edit  [n] needs review  [r] reject  [s] skip  [p] previous  [/] search  [u] undo  [q] quit  [?] help",
        comment: "Keys of xcstrings review. Do not translate the letters in brackets"
      )
    }
    static var help: String {
      String(
        localized: """
          a   the translation is correct; its state becomes 'translated'
          e   edit it; Return saves it as 'translated', Escape keeps the former text
          v   edit it in the program of VISUAL or EDITOR
          c   edit a copy of the source text
          f   edit it with the fixes of 'xcstrings validate --fix'
          n   save the text that you have edited, or this one, as 'needs_review'
          1   save the translation [1] of an equal text, or edit that of a similar one; likewise 2 and 3
          r   it must be translated again; its state becomes 'new'
          s   decide later; such texts come last in the next review
          p   show the previous translation again
          /   show the next translation whose key or texts contain a text
          t   approve all translations whose source text has changed trivially, as in case
          u   undo the last decision
          q   quit; all decisions are saved already
          """,
        comment: "Help of the keys of xcstrings review. Do not translate the letters"
      )
    }
    static var approved: String {
      String(localized: "Approved.", comment: "After a decision in xcstrings review")
    }
    static var rejected: String {
      String(localized: "Rejected.", comment: "After a decision in xcstrings review")
    }
    static var saved: String {
      String(localized: "Saved as translated.", comment: "After an edit in xcstrings review")
    }
    static var savedAsDraft: String {
      String(localized: "Saved as needs review.", comment: "After an edit in xcstrings review")
    }
    static var notSaved: String {
      String(
        localized: """
          Not saved, because the text has errors. Press e to correct it, or n to save it as needs \
          review.
          """,
        comment: "xcstrings review. Do not translate the keys e and n"
      )
    }
    static var editing: String {
      String(
        localized: "Return saves the text, Escape keeps the former one, \\n is a line break.",
        comment: "Above a text that is edited in xcstrings review; a backslash and an n"
      )
    }
    static var search: String {
      String(
        localized: "Search keys, source texts and translations for:",
        comment: "Above a text that is typed in xcstrings review"
      )
    }
    static func notFound(_ text: String) -> String {
      String(
        localized: "No translation of the list contains '\(text)'.",
        comment: "xcstrings review, after a search"
      )
    }
    static var nothingToFix: String {
      String(
        localized: "There is nothing that can be fixed automatically.",
        comment: "xcstrings review"
      )
    }
    static var isFirst: String {
      String(localized: "This is the first translation.", comment: "xcstrings review")
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
    static var noTrivialChange: String {
      String(
        localized: "No translation waits because of a trivial change of its source text.",
        comment: "xcstrings review"
      )
    }
    static var noEditor: String {
      String(
        localized: """
          Set the environment variable VISUAL or EDITOR to the command of your editor, or press e.
          """,
        comment: "xcstrings review. Do not translate the key e"
      )
    }
    static var undone: String {
      String(localized: "Undone.", comment: "After undoing a decision in xcstrings review")
    }
    static var notUndone: String {
      String(
        localized: "Not undone: the translation has changed since.",
        comment: "xcstrings review"
      )
    }
    static var nothingToUndo: String {
      String(localized: "There is nothing to undo.", comment: "xcstrings review")
    }
    static var nothingToApprove: String {
      String(
        localized: "There is no translation yet; press e to write it.",
        comment: "xcstrings review. Do not translate the key e"
      )
    }
    static var notChanged: String {
      String(localized: "The translation was not changed.", comment: "xcstrings review")
    }
    static func editorFailed(_ command: String) -> String {
      String(
        localized: "'\(command)' has failed; the translation was not changed.",
        comment: "xcstrings review. The argument is the command of an editor"
      )
    }
    static var newTranslation: String {
      String(
        localized: "Translation (\\n is a line break; an empty line keeps it):",
        comment: "Question of xcstrings review"
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
