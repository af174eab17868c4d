/// The character between the fields of a row.
package enum Delimiter: Hashable, Sendable, CaseIterable {
  /// A tab, which rarely occurs in the content of fields.
  case tab
  /// A semicolon, usual in regions with a decimal comma.
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

// MARK: - Detection

extension Delimiter {
  /// The number of bytes that are examined.
  private static let sampleLength = 1 << 16

  /// Detects the delimiter that divides most rows into the same number of fields.
  ///
  /// On a tie, tab and semicolon win, because a comma is more likely to be part of a number.
  /// Without any delimiter, the result is the comma, with one field per row.
  ///
  /// - Complexity: O(1). Only the beginning of the file is examined.
  init(seemingIn utf8: [UInt8]) {
    let sample = utf8[..<min(utf8.count, Self.sampleLength)]
    var best = (delimiter: Delimiter.comma, rows: 0)
    for delimiter in Self.allCases {
      let rows = Self.evenRows(of: sample, divided: delimiter.byte)
      if rows > best.rows { best = (delimiter, rows) }
    }
    self = best.delimiter
  }

  /// Returns the number of rows that have the most frequent number of fields, at least two.
  private static func evenRows(of sample: ArraySlice<UInt8>, divided delimiter: UInt8) -> Int {
    var rowsByFields: [Int: Int] = [:]
    var fields = 1
    var isQuoted = false
    var isAtFieldStart = true
    for byte in sample {
      if byte == UInt8(ascii: "\""), isQuoted || isAtFieldStart {
        isQuoted.toggle()
        // The second of two quotation marks continues the field that the first one closed.
        isAtFieldStart = !isQuoted
        continue
      }
      isAtFieldStart = false
      if isQuoted { continue }
      if byte == delimiter {
        fields += 1
        isAtFieldStart = true
      } else if byte.isLineBreak {
        rowsByFields[fields, default: 0] += 1
        fields = 1
        isAtFieldStart = true
      }
    }
    rowsByFields[fields, default: 0] += 1
    rowsByFields[1] = nil
    return rowsByFields.values.max() ?? 0
  }
}
