package import DelimitedText

/// The forms of tables for spreadsheets.
package enum DelimitedForm: Hashable, Sendable {
  /// UTF-8 with a byte order mark, by which Excel knows the encoding.
  ///
  /// Excel divides such a file where the system of its user divides lists: at semicolons where a comma
  /// stands in numbers, as in Spain.
  case csv(Delimiter)
  /// Tabs and UTF-16, little-endian with a byte order mark: Excel's "Unicode text", which it opens alike
  /// in every country.
  case tsv

  /// What stands between the fields.
  var delimiter: Delimiter {
    switch self {
    case .csv(let delimiter): delimiter
    case .tsv: .tab
    }
  }

  /// Returns the bytes of a file.
  func encoded(_ utf8: [UInt8]) -> [UInt8] {
    switch self {
    case .csv: [0xEF, 0xBB, 0xBF] + utf8
    case .tsv:
      [0xFF, 0xFE]
        + String(decoding: utf8, as: UTF8.self).utf16
        .flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    }
  }
}
