extension StringsData {
  /// The names that the format has for its fields.
  enum Field {
    static let source = "source"
    static let version = "version"
    static let tables = "tables"
    /// A field of ours: those who read the format leave alone what they do not know.
    static let incomplete = "incomplete"
    static let key = "key"
    static let value = "value"
    static let phrases = "values"
    static let comment = "comment"
    static let location = "location"
    static let line = "startingLine"
    static let column = "startingColumn"
  }

  /// The version of the format of sources.
  static let version = 1
  /// The version of the format of App Shortcuts, which differs in what is left out here.
  static let appShortcutsVersion = 2
}
