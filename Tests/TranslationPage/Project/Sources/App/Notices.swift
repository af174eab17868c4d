import Foundation

enum Notices {
  static let changed = String(localized: "Choose a new place for the door", comment: "A request")
  static let draft = String(localized: "The door is open.", comment: "A notice")
  static let finished = String(localized: "The door is closed.", comment: "A notice")
  static let home = String(localized: "tab.home", defaultValue: "Home", comment: "Label of a tab")
  static let long = String(
    localized: "help.long",
    defaultValue: """
      Doors that are left open let the warm air out. Close every door in the evening, look at \
      the windows, and lock the cellar.
      """,
    comment: "A long text"
  )
  static let lines = String(localized: "First line\nSecond line", comment: "Two lines")
  static let delete = String(
    localized: "delete.one",
    defaultValue: "Delete",
    comment: "Label of a button"
  )
  static let deleteAgain = String(
    localized: "delete.two",
    defaultValue: "Delete",
    comment: "Label of a button"
  )
}
