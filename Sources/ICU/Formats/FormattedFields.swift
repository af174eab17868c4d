internal import CICU

/// A field of a formatted number or date, as ICU reports it.
package struct FormattedField: Hashable, Sendable {
  /// ICU's number of the field: a `UNumberFormatFields` or a `UDateFormatField`.
  package let field: Int
  /// The range in UTF-16.
  package let range: Range<Int>
}

extension DecimalFormat {
  /// Returns a number as a string, with its fields.
  ///
  /// Fields can contain others: an integer contains its grouping separators.
  package func stringAndFields(from number: Double) throws(ICUError) -> (String, [FormattedField]) {
    try withFormatted(number) { formatted throws(ICUError) in
      let fields = try formattedFields {
        cicu_formatted_number_fields(formatted, $0, $1, &$2)
      }
      return (try Self.text(of: formatted), fields)
    }
  }
}

extension DateTimeFormat {
  /// Returns the fields of a date, in milliseconds since 1970 in UTC, in its string.
  package func fields(fromMilliseconds moment: Double) throws(ICUError) -> [FormattedField] {
    try withHandle { handle throws(ICUError) in
      try formattedFields { cicu_date_format_fields(handle, moment, $0, $1, &$2) }
    }
  }
}

/// Returns the fields that a function of ICU writes into a buffer.
private func formattedFields(
  _ fill: (UnsafeMutablePointer<Int32>, Int32, inout Int32) -> Int32
) throws(ICUError) -> [FormattedField] {
  var numbers = [Int32](repeating: 0, count: 3 * greatestCount)
  let count = try checked("find the fields of a text") { status in
    numbers.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { fill($0, Int32(greatestCount), &status) } ?? 0
    }
  }
  return (0..<min(Int(count), greatestCount))
    .map { index in
      let (start, end) = (Int(numbers[3 * index + 1]), Int(numbers[3 * index + 2]))
      return FormattedField(field: Int(numbers[3 * index]), range: start..<max(start, end))
    }
}

/// More fields than a number of 300 digits has.
private let greatestCount = 256
