package import Diagnostics

/// What can be wrong with a property list; all of it is an error that ends the reading, but a note
/// where an entry alone is left out.
extension Diagnostic.ID {
  /// Another character stands where one of the grammar should.
  ///
  /// Arguments: the character that is expected, that which stands there; the latter empty at the end.
  package static let propertyListExpects: Self = "property-list-expects"
  /// A value should stand where something else does.
  ///
  /// Arguments: the character that stands there, empty at the end.
  package static let propertyListExpectsValue: Self = "property-list-expects-value"
  /// A text, a comment or data is not closed.
  ///
  /// Arguments: what should close it.
  package static let propertyListUnclosed: Self = "property-list-unclosed"
  /// Brackets are nested deeper than anything reasonable.
  ///
  /// Arguments: the depth that is allowed.
  package static let propertyListTooDeep: Self = "property-list-too-deep"
  /// The bytes are no UTF-8.
  ///
  /// No arguments.
  package static let propertyListEncoding: Self = "property-list-encoding"
}
