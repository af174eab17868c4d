import CXML

extension XMLDocument {
  /// Reads a document in UTF-8 or UTF-16.
  ///
  /// A document type that is declared elsewhere, as property lists have one, is passed over. Nothing
  /// but the bytes is read: no file, no network. One that declares entities is refused.
  ///
  /// - Parameters:
  ///   - bytes: The document, with or without a byte order mark.
  ///   - limits: How much of everything it may have.
  /// - Returns: The outermost element, and what is wrong.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func read(_ bytes: [UInt8], limits: Limits = Limits()) -> Reading {
    guard bytes.count < Int(Int32.max) / 2 else {
      return Reading(root: nil, problem: Lines(bytes).problem(.tooLarge, at: 0))
    }
    do throws(Problem) {
      let text = try XMLEncoding.text(of: bytes)
      try TagMeasure.check(text, limits: limits)
      return read(text, limits: limits)
    } catch {
      return Reading(root: nil, problem: error)
    }
  }

  private static func read(_ text: XMLEncoding.Text, limits: Limits) -> Reading {
    let builder = DocumentBuilder(text, limits: limits)
    let state = text.utf8.withUnsafeBytes { bytes in
      cxml_document_read(
        bytes.baseAddress?.advanced(by: text.start).assumingMemoryBound(to: CChar.self),
        bytes.count - text.start,
        DocumentBuilder.events,
        Unmanaged.passUnretained(builder).toOpaque()
      )
    }
    return builder.reading(isOutOfMemory: state != 0)
  }
}
