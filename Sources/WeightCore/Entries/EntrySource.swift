/// Where an entry comes from.
package struct EntrySource: Hashable, Sendable {
  /// The ways on which an entry can come into the log.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A person typed it.
    case manual
    /// It was read from an export of Apple Health.
    case appleHealth
    /// It was read from another file.
    case imported
  }

  /// The way on which it came.
  package let kind: Kind
  /// The name of the app or the scale, as the file that was read gives it.
  package let name: String?

  /// Creates a source.
  package init(_ kind: Kind, name: String? = nil) {
    self.kind = kind
    self.name = name
  }

  /// An entry that a person typed.
  package static let manual = EntrySource(.manual)
}
