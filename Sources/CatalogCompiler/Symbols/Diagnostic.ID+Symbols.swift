package import Diagnostics

/// What keeps a key from having a symbol.
extension Diagnostic.ID {
  /// A key or the name of a table has nothing that a name could be made of: an error.
  ///
  /// Arguments: the key or the table.
  package static let symbolNameMissing: Self = "symbol-name-missing"
  /// The name means something else in Swift, even in backticks: an error.
  ///
  /// Arguments: the key or the table, the name.
  package static let symbolNameReserved: Self = "symbol-name-reserved"
  /// Two keys, or two tables, have one name: an error, with ``symbolNameFirst`` as a note.
  ///
  /// Arguments: the key or the table, the one that has the name already, the name.
  package static let symbolNameTaken: Self = "symbol-name-taken"
  /// Where the key stands that has the name already: a note.
  ///
  /// Arguments: that key.
  package static let symbolNameFirst: Self = "symbol-name-first"
}
