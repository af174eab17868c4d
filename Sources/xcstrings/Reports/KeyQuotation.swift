import CommandSupport
import Diagnostics

/// A key as a line of a report shows it: in quotation marks, and on one line.
struct KeyQuotation {
  /// The key in quotation marks.
  let text: String

  /// Creates the quotation of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - limit: How many characters are shown of a key that is longer; `nil` for all.
  init(_ key: String, limit: Int? = nil) {
    text = key.quotedAsKey(limit: limit)
  }

  /// Returns code on one line as it stands, and shortened if it is long.
  static func shortened(_ code: String, limit: Int) -> String {
    let line = code.split(whereSeparator: \.isNewline).joined(separator: " ")
    let text = line.count > limit ? line.prefix(limit - 1) + "…" : line[...]
    return String(text).withVisibleControls
  }

  /// Returns `text` on one line: what would break the line, or what a terminal would
  /// obey, is written as Swift writes it.
  static func escape(_ text: String) -> String { text.escapedOnOneLine }
}
