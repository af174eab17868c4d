/// A value that stands in a message.
enum MessageArgument: Hashable, Sendable {
  /// A whole number.
  case integer(Int64)
  /// A whole number that may be above the greatest `Int64`.
  case unsigned(UInt64)
  /// A number.
  case floatingPoint(Double)
  /// A text that is shown as it is.
  case text(String)
  /// A value with its format.
  case formatted(FormattedArgument)
  /// A value that is still to be given; its placeholder is shown until then.
  case open(specifier: String)
  /// A text that is looked up.
  indirect case resource(LocalizedStringResource)

  /// Takes a whole number of any type; one that has no place in 64 bits is shown as a `Double`.
  init(_ value: some FixedWidthInteger) {
    if let integer = Int64(exactly: value) {
      self = .integer(integer)
    } else if let unsigned = UInt64(exactly: value) {
      self = .unsigned(unsigned)
    } else {
      self = .floatingPoint(Double(value))
    }
  }

  /// Takes a value whose type is known only when the program runs.
  init(describing value: any Sendable) {
    switch value {
    case let text as String: self = .text(text)
    case let text as Substring: self = .text(String(text))
    case let number as any FixedWidthInteger: self.init(number)
    case let number as any BinaryFloatingPoint: self = .floatingPoint(Double(number))
    case let value as any CustomLocalizedStringResourceConvertible:
      self = .resource(value.localizedStringResource)
    default: self = .text("\(value)")
    }
  }
}
