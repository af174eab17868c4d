import Diagnostics

/// What can be wrong with a file of extracted strings. The arguments stand in parentheses.
extension Diagnostic.ID {
  /// The value of the whole file is no object.
  static let stringsDataNotObject: Self = "strings-data-not-object"
  /// The version is another than those that are known (the version).
  static let stringsDataVersionUnsupported: Self = "strings-data-version-unsupported"
  /// A table is no list of strings (its name).
  static let stringsDataTableNotList: Self = "strings-data-table-not-list"
  /// A string of a table is neither an object with a key nor a key alone (the table).
  static let stringsDataEntryInvalid: Self = "strings-data-entry-invalid"
}
