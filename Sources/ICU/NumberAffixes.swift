/// What stands before and behind the digits of a number, as UTF-8: its sign, a percent sign, a unit.
package final class NumberAffixes: Sendable {
  /// What stands before the digits.
  package let prefix: [UInt8]
  /// What stands behind the digits.
  package let suffix: [UInt8]

  /// Takes what stands before and behind the digits.
  package init(prefix: [UInt8], suffix: [UInt8]) {
    self.prefix = prefix
    self.suffix = suffix
  }

  /// Learns from a text with its digits.
  ///
  /// - Returns: nil when the digits are not in the text, or in it more than once.
  package init?(of text: String, around digits: String) {
    let ranges = text.ranges(of: digits)
    guard ranges.count == 1, let range = ranges.first else { return nil }
    prefix = Array(text[..<range.lowerBound].utf8)
    suffix = Array(text[range.upperBound...].utf8)
  }

  /// The number of bytes.
  var count: Int { prefix.count + suffix.count }
}
