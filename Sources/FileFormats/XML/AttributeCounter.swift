/// Limits the number of attributes before libxml2 compares every attribute with every other.
enum AttributeCounter {
  /// Checks all tags of a document.
  ///
  /// Documents that are not well-formed may be misread; libxml2 rejects them in any case. Checking
  /// stops at declarations within the document type, because those are rejected as well.
  ///
  /// - Throws: `XMLDocument.Problem` if a tag has more attributes than the limit.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func check(
    _ text: XMLEncoding.Text,
    limits: XMLDocument.Limits
  ) throws(XMLDocument.Problem) {
    let limit = limits.attributeCount
    let offset = text.utf8.withUnsafeBytes { bytes in
      offsetOfTag(in: ByteScanner(bytes), withMoreAttributesThan: limit)
    }
    if let offset { throw Lines(text.utf8).problem(.tooManyAttributes(limit), at: offset) }
  }

  private static func offsetOfTag(
    in scanner: consuming ByteScanner,
    withMoreAttributesThan limit: Int
  ) -> Int? {
    while scanner.moveTo(UInt8(ascii: "<")) {
      let start = scanner.offset
      if scanner.movePastTaglessSection() { continue }
      if scanner.movePast("<!") {
        guard movePastDocumentType(&scanner) else { return nil }
      } else {
        guard attributeCount(&scanner) <= limit else { return start }
      }
    }
    return nil
  }

  /// Moves past the document type declaration, and returns whether it contains no other
  /// declarations.
  private static func movePastDocumentType(_ scanner: inout ByteScanner) -> Bool {
    while let next = scanner.next, next != UInt8(ascii: ">") {
      if next == UInt8(ascii: "[") { return false }
      scanner.move()
      if next.isQuotationMark, scanner.moveTo(next) { scanner.move() }
    }
    return true
  }

  private static func attributeCount(_ scanner: inout ByteScanner) -> Int {
    var count = 0
    while let next = scanner.next, next != UInt8(ascii: ">") {
      scanner.move()
      if next == UInt8(ascii: "=") { count += 1 }
      if next.isQuotationMark, scanner.moveTo(next) { scanner.move() }
    }
    return count
  }
}

extension UInt8 {
  fileprivate var isQuotationMark: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: "'")
  }
}
