/// Counts the attributes of tags before libxml2 does, which compares each of them with each other.
enum TagMeasure {
  /// Looks at all tags of a text.
  ///
  /// What is no well-formed document may be misunderstood; libxml2 refuses it in any case. Behind
  /// declarations within the document type nothing is looked at: they are refused as well.
  ///
  /// - Throws: That a tag has more attributes than the limit.
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
      if scanner.moveBehind("<!--") {
        scanner.moveBehindNext("-->")
      } else if scanner.moveBehind("<![CDATA[") {
        scanner.moveBehindNext("]]>")
      } else if scanner.moveBehind("<?") {
        scanner.moveBehindNext("?>")
      } else if scanner.moveBehind("<!") {
        guard moveBehindType(&scanner) else { return nil }
      } else {
        guard attributeCount(&scanner) <= limit else { return start }
      }
    }
    return nil
  }

  /// Moves behind the declaration of a document type, and returns whether it holds no others.
  private static func moveBehindType(_ scanner: inout ByteScanner) -> Bool {
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
