/// A whole number of any width.
enum WholeNumber: Hashable, Sendable {
  /// One that has a place in 64 bits.
  case integer(Int64)
  /// The digits of another, with its sign.
  case digits(String)

  init(_ number: some FixedWidthInteger) {
    self = Int64(exactly: number).map(WholeNumber.integer) ?? .digits("\(number)")
  }
}

extension WholeNumber: CustomStringConvertible {
  /// The number without marks.
  var description: String {
    switch self {
    case .integer(let integer): "\(integer)"
    case .digits(let digits): digits
    }
  }
}

/// The format of a whole number that stands in a message.
struct WholeNumberStyle: LocalizedFormat {
  let style: NumberStyle

  func format(_ value: WholeNumber, locale: FormatLocale) -> String {
    DecimalText.text(of: value, NumberForm(style), locale: locale.numbers)
  }
}
