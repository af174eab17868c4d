/// What stands between the fields of a row.
///
/// ``DelimitedReader`` reads what RFC 4180 describes and what programs write in its name. The one
/// package of Swift for it that was at hand, SwiftCSV, tells of no field where it stands, and gives
/// up on a text with anything wrong in it; people who are told that a row was left out want to know
/// which one.
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
