/// What stands before the decimals of a number.
package enum DecimalMark: String, Hashable, Sendable, CaseIterable {
  /// A comma, as in Spain.
  case comma
  /// A point, as in programs.
  case point

  var byte: UInt8 {
    switch self {
    case .comma: UInt8(ascii: ",")
    case .point: UInt8(ascii: ".")
    }
  }

  /// What may stand between the thousands.
  var grouping: UInt8 {
    switch self {
    case .comma: UInt8(ascii: ".")
    case .point: UInt8(ascii: ",")
    }
  }
}
