import Localization

extension UndoCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Take back the last change.", comment: "Help of w8 undo")
    }
    static var discussion: String {
      String(
        localized: """
          Whatever was logged, edited, deleted, imported or set last is taken back. Each further \
          'w8 undo' goes back by one change more.
          """,
        comment: "Help of w8 undo"
      )
    }
  }
}
