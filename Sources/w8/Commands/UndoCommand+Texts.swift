import Localization

extension UndoCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Undo the last change.", comment: "Help of w8 undo")
    }
    static var discussion: String {
      String(
        localized: """
          Undoes whatever was logged, edited, deleted, imported or set last. Each further 'w8 \
          undo' goes one change further back.
          """,
        comment: "Help of w8 undo"
      )
    }
  }
}
