/// What can be wrong with an element that was read nevertheless.
package enum XMLProblem: Hashable, Sendable, CaseIterable {
  /// Bytes that are no UTF-8; U+FFFD stands for them.
  case invalidUTF8
  /// Characters that XML forbids, written as they are or by their numbers; U+FFFD stands for them.
  case forbiddenCharacters
  /// An attribute stands there more than once; the first one counts.
  case duplicateAttributes
  /// A name without a value, a blank in a name, or a value without quotation marks.
  case malformedAttributes
  /// An ampersand that begins nothing, or the name of an entity that nobody knows: read as it is written.
  case unknownReferences
  /// An angle bracket in a value, read as it is written.
  case bareAngleBrackets
  /// Something else.
  case notWellFormed
}
