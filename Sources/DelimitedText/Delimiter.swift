/// What stands between the fields of a row.
package enum Delimiter: Hashable, Sendable, CaseIterable {
  /// A tab, which hardly any text has in it.
  case tab
  /// A semicolon, where a comma stands in numbers.
  case semicolon
  /// A comma.
  case comma

  /// The byte of the character.
  package var byte: UInt8 {
    switch self {
    case .tab: UInt8(ascii: "\t")
    case .semicolon: UInt8(ascii: ";")
    case .comma: UInt8(ascii: ",")
    }
  }
}
