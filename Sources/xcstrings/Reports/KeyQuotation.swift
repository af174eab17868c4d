import CommandSupport
import Diagnostics

/// A key as it appears in a line of a report: in quotation marks, and on one line.
struct KeyQuotation {
  /// The key in quotation marks.
  let text: String

  /// Creates the quotation of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - limit: The maximum number of characters of a longer key; `nil` for all.
  init(_ key: String, limit: Int? = nil) {
    text = key.quotedAsKey(limit: limit)
  }

  /// Returns code on one line, truncated if it is long.
  static func shortened(_ code: String, limit: Int) -> String {
    let line = code.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.withVisibleControls.excerpt(limit)
  }

  /// Returns a string with line breaks and control characters as Swift escape sequences.
  static func escape(_ text: String) -> String { text.escapedOnOneLine }
}
