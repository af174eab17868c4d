package import Diagnostics

/// What breaks the grammar of a property list, and where.
struct PropertyListProblem: Error, Equatable {
  let id: Diagnostic.ID
  let utf8Range: Range<Int>
  let arguments: [Diagnostic.Argument]

  init(_ id: Diagnostic.ID, at utf8Range: Range<Int>, _ arguments: [Diagnostic.Argument] = []) {
    self.id = id
    self.utf8Range = utf8Range
    self.arguments = arguments
  }
}

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
  /// The bytes are neither UTF-8 nor UTF-16.
  ///
  /// No arguments.
  package static let propertyListEncoding: Self = "property-list-encoding"
  /// An XML document is another one, or something stands in it that no property list has.
  ///
  /// Arguments: the name of the element.
  package static let propertyListElement: Self = "property-list-element"
  /// A key has no value, or a value no key.
  ///
  /// Arguments: the key, or the name of the element of the value.
  package static let propertyListPair: Self = "property-list-pair"
  /// A number, an instant or data that cannot be read.
  ///
  /// Arguments: what stands there.
  package static let propertyListValue: Self = "property-list-value"
  /// The bytes are no property list in the binary form, or a broken one.
  ///
  /// No arguments.
  package static let propertyListBinary: Self = "property-list-binary"
  /// A character that XML cannot hold was replaced on writing.
  ///
  /// Arguments: the text, the code point in hexadecimal digits.
  package static let propertyListCharacter: Self = "property-list-character"
}
