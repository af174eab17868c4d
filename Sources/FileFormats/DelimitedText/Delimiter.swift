/// What stands between the fields of a row.
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

// MARK: - Sniffing

extension Delimiter {
  /// How much of a text is looked at.
  private static let sampleLength = 1 << 16

  /// Finds the delimiter that a text seems to use: the one that divides most of its rows into the same
  /// number of fields.
  ///
  /// Where two do equally well, the comma is more likely to be a part of numbers than the tab and the
  /// semicolon are. A text that has none of them in it is one of commas, with one field a row.
  ///
  /// - Complexity: O(1): only the beginning of the text is looked at.
  init(seemingIn utf8: [UInt8]) {
    let sample = utf8[..<min(utf8.count, Self.sampleLength)]
    var best = (delimiter: Delimiter.comma, rows: 0)
    for delimiter in Self.allCases {
      let rows = Self.evenRows(of: sample, divided: delimiter.byte)
      if rows > best.rows { best = (delimiter, rows) }
    }
    self = best.delimiter
  }

  /// Returns how many rows have the number of fields, two at least, that most rows have.
  private static func evenRows(of sample: ArraySlice<UInt8>, divided delimiter: UInt8) -> Int {
    var rowsByFields: [Int: Int] = [:]
    var fields = 1
    var isQuoted = false
    var isAtFieldStart = true
    for byte in sample {
      if byte == UInt8(ascii: "\""), isQuoted || isAtFieldStart {
        isQuoted.toggle()
        // The second of two quotation marks opens again what the first one has closed.
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
