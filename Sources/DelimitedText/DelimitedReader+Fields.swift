import Diagnostics

extension DelimitedReader {
  private static let quote = UInt8(ascii: "\"")

  /// Reads a field, which may be empty, up to the delimiter or the line break behind it.
  mutating func field(_ diagnostics: inout [Diagnostic]) -> DelimitedField {
    let start = Start(offset: offset, line: line, column: offset - lineStart + 1)
    if offset < bytes.count, bytes[offset] == Self.quote {
      return quotedField(from: start, &diagnostics)
    }
    moveToEndOfField()
    return field(from: start, text(bytes[start.offset..<offset], start, &diagnostics))
  }

  private mutating func quotedField(
    from start: Start,
    _ diagnostics: inout [Diagnostic]
  ) -> DelimitedField {
    offset += 1
    var content: [UInt8] = []
    var pieceStart = offset
    while offset < bytes.count {
      if bytes[offset] == Self.quote {
        content += bytes[pieceStart..<offset]
        guard offset + 1 < bytes.count, bytes[offset + 1] == Self.quote else { break }
        // Of two quotation marks the second one is the beginning of the next piece.
        offset += 2
        pieceStart = offset - 1
      } else if bytes[offset].isLineBreak {
        moveBehindLineBreak()
      } else {
        offset += 1
      }
    }
    if offset < bytes.count {
      content += rest(behindQuoteOf: start, &diagnostics)
    } else {
      content += bytes[pieceStart...]
      diagnostics.append(Diagnostic(.delimitedTextUnclosed, .error, at: place(from: start)))
    }
    return field(from: start, text(content[...], start, &diagnostics), isQuoted: true)
  }

  /// Moves behind the closing quotation mark, and returns what stands between it and the delimiter.
  private mutating func rest(
    behindQuoteOf start: Start,
    _ diagnostics: inout [Diagnostic]
  ) -> ArraySlice<UInt8> {
    offset += 1
    let restStart = offset
    moveToEndOfField()
    if offset > restStart {
      diagnostics.append(Diagnostic(.delimitedTextAfterQuote, .warning, at: place(from: start)))
    }
    return bytes[restStart..<offset]
  }

  private mutating func moveToEndOfField() {
    let delimiter = delimiter.byte
    while offset < bytes.count, bytes[offset] != delimiter, !bytes[offset].isLineBreak {
      offset += 1
    }
  }

  private func text(
    _ content: ArraySlice<UInt8>,
    _ start: Start,
    _ diagnostics: inout [Diagnostic]
  ) -> String {
    if let text = String(validating: content, as: UTF8.self) { return text }
    diagnostics.append(Diagnostic(.delimitedTextBytes, .error, at: place(from: start)))
    return String(decoding: content, as: UTF8.self)
  }
}

// MARK: - Places

extension DelimitedReader {
  /// Where a field begins.
  private struct Start {
    let offset: Int
    let line: Int
    let column: Int
  }

  private func field(
    from start: Start,
    _ text: String,
    isQuoted: Bool = false
  ) -> DelimitedField {
    DelimitedField(
      text: text,
      utf8Range: start.offset..<offset,
      line: start.line,
      column: start.column,
      isQuoted: isQuoted
    )
  }

  private func place(from start: Start) -> Place {
    Place(
      file: file,
      utf8Range: start.offset..<offset,
      line: start.line,
      column: start.column
    )
  }
}
