import CXML

/// Receives the content of a document that is read piece by piece.
protocol XMLStreamReceiver: AnyObject {
  /// Receives a start tag.
  ///
  /// - Parameters:
  ///   - name: The name with its prefix, if it has one.
  ///   - attributes: The attributes, with the prefixes of their names.
  ///   - reader: The reader, whose position is that of the tag.
  /// - Returns: Whether to continue reading.
  func startElement(
    _ name: String,
    _ attributes: [XMLElement.Attribute],
    in reader: XMLStreamReader
  ) -> Bool

  /// Receives the end of the innermost open element, and returns whether to continue reading.
  func endElement() -> Bool

  /// Receives a part of the text in UTF-8, valid only during the call.
  func text(_ bytes: UnsafeRawBufferPointer)
}

/// Reads a document of any size strictly, with only a piece of it in memory.
///
/// It reads the same documents as ``XMLDocument`` and has the same problems.
final class XMLStreamReader {
  private let receiver: any XMLStreamReceiver
  private let limits: XMLDocument.Limits
  private var decoder = XMLPieceDecoder()
  private var tags: AttributeStreamCounter
  private var document: OpaquePointer?
  private var names: [UnsafePointer<CChar>: String] = [:]
  private var depth = 0
  private var isRootClosed = false
  private var isStopped = false
  private var problem: XMLDocument.Problem?
  /// The piece that is read, and the position of its start.
  private var piece: [UInt8] = []
  private var pieceStart = XMLDocument.Position(utf8Offset: 0, line: 1, column: 1)
  private var offsetInPiece = 0
  /// The last offset in the piece whose position was determined.
  private var known = (
    offset: 0, position: XMLDocument.Position(utf8Offset: 0, line: 1, column: 1)
  )
  private var hasTag = false

  private init(_ receiver: any XMLStreamReceiver, limits: XMLDocument.Limits) {
    self.receiver = receiver
    self.limits = limits
    tags = AttributeStreamCounter(limit: limits.attributeCount)
  }

  /// Reads a document in UTF-8 or UTF-16.
  ///
  /// - Parameters:
  ///   - receiver: The receiver of the content.
  ///   - limits: The limits of nesting, names and attributes; that of elements does not apply.
  ///   - next: Returns the next bytes, or none at the end.
  /// - Returns: The error that ended the reading; `nil` if the document is complete, or if the
  ///   receiver ended the reading.
  /// - Throws: The error of `next`.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func read<Failure: Error>(
    into receiver: any XMLStreamReceiver,
    limits: XMLDocument.Limits = XMLDocument.Limits(),
    reading next: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> XMLDocument.Problem? {
    let reader = XMLStreamReader(receiver, limits: limits)
    reader.document = cxml_document_open(
      XMLStreamReader.events,
      Unmanaged.passUnretained(reader).toOpaque()
    )
    defer { reader.close() }
    guard reader.document != nil else { return reader.problem(.tooLarge) }
    while !reader.isStopped {
      let bytes = try next()
      reader.read(bytes)
      if bytes.isEmpty { break }
    }
    reader.close()
    return reader.problem
  }

  private func close() {
    guard let document else { return }
    self.document = nil
    if cxml_document_close(document) != 0 { problem = problem(.tooLarge) }
  }

  private func read(_ bytes: [UInt8]) {
    let decoded: [UInt8]
    do throws(XMLPieceDecoder.Failure) {
      decoded = bytes.isEmpty ? try decoder.finish() : try decoder.decode(bytes)
    } catch {
      stop(problem(error.kind))
      return
    }
    moveToEndOfPiece()
    piece = decoded
    offsetInPiece = 0
    if let offset = tags.offsetOfTag(in: decoded) {
      offsetInPiece = offset
      stop(problem(.tooManyAttributes(limits.attributeCount)))
      return
    }
    guard let document, !decoded.isEmpty || bytes.isEmpty else { return }
    hasTag = hasTag || decoded.contains(UInt8(ascii: "<"))
    let isReading = decoded.withUnsafeBytes { buffer in
      // An empty array may have no address.
      let start = buffer.baseAddress ?? UnsafeRawPointer(bitPattern: 1)
      return cxml_document_feed(
        document,
        start?.assumingMemoryBound(to: CChar.self),
        buffer.count,
        bytes.isEmpty ? 1 : 0
      )
    }
    if isReading == 0 { isStopped = true }
  }

  private func stop(_ problem: XMLDocument.Problem) {
    self.problem = problem
    isStopped = true
  }
}

// MARK: - Positions

extension XMLStreamReader {
  /// The position of the tag, or of the end of its attributes if it is longer than a piece.
  ///
  /// - Complexity: O(*d*), where *d* is the distance to the previous tag whose position was
  ///   requested.
  var position: XMLDocument.Position {
    let offset = min(max(offsetInPiece, 0), piece.count)
    if offset < known.offset { known = (0, pieceStart) }
    known = (offset, Self.position(after: piece[known.offset..<offset], from: known.position))
    return known.position
  }

  private static func position(
    after bytes: ArraySlice<UInt8>,
    from start: XMLDocument.Position
  ) -> XMLDocument.Position {
    guard let last = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
      return XMLDocument.Position(
        utf8Offset: start.utf8Offset + bytes.count,
        line: start.line,
        column: start.column + bytes.count
      )
    }
    return XMLDocument.Position(
      utf8Offset: start.utf8Offset + bytes.count,
      line: start.line + bytes.count { $0 == UInt8(ascii: "\n") },
      column: bytes.endIndex - last
    )
  }

  private func moveToEndOfPiece() {
    offsetInPiece = piece.count
    pieceStart = position
    known = (0, pieceStart)
  }

  private func problem(_ kind: XMLDocument.Problem.Kind) -> XMLDocument.Problem {
    XMLDocument.Problem(kind: kind, position: position)
  }

  /// Sets the position to the start of the tag before an offset of the document.
  private func setTag(before offset: Int) {
    let end = min(max(offset - pieceStart.utf8Offset, 0), piece.count)
    offsetInPiece = piece[..<end].lastIndex(of: UInt8(ascii: "<")) ?? end
  }
}

// MARK: - Events

extension XMLStreamReader {
  private static let events = cxml_document_events(
    start: { receiver, offset, name, prefix, _, attributes, attributeCount, _ in
      guard let reader = XMLStreamReader.of(receiver), let name else { return 1 }
      let attributes = UnsafeBufferPointer(start: attributes, count: 5 * attributeCount)
      return reader.startElement(name, prefix, attributes, endingAt: offset) ? 0 : 1
    },
    end: { receiver in
      guard let reader = XMLStreamReader.of(receiver) else { return }
      reader.depth -= 1
      reader.isRootClosed = reader.depth == 0
      if !reader.isStopped, !reader.receiver.endElement() { reader.isStopped = true }
    },
    text: { receiver, bytes, count in
      guard let reader = XMLStreamReader.of(receiver), !reader.isStopped else { return }
      reader.receiver.text(UnsafeRawBufferPointer(start: bytes, count: count))
    },
    problem: { receiver, offset, problem, name in
      XMLStreamReader.of(receiver)?
        .report(problem, at: offset, about: name.map { String(cString: $0) } ?? "")
    }
  )

  private static func of(_ receiver: UnsafeMutableRawPointer?) -> XMLStreamReader? {
    receiver.map { Unmanaged<XMLStreamReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func startElement(
    _ name: UnsafePointer<CChar>,
    _ prefix: UnsafePointer<CChar>?,
    _ attributes: UnsafeBufferPointer<UnsafePointer<CChar>?>,
    endingAt offset: Int
  ) -> Bool {
    guard !isStopped else { return false }
    setTag(before: offset)
    let found = stride(from: 0, to: attributes.count, by: 5)
      .compactMap { index -> XMLElement.Attribute? in
        guard let name = attributes[index], let start = attributes[index + 3],
          let end = attributes[index + 4]
        else { return nil }
        let value = UnsafeRawBufferPointer(start: start, count: end - start)
        return XMLElement.Attribute(
          name: self.name(name, attributes[index + 1]),
          value: String(decoding: value, as: UTF8.self)
        )
      }
    let name = self.name(name, prefix)
    if depth >= limits.depth || names.count > limits.nameCount {
      stop(
        problem(
          depth >= limits.depth ? .tooDeep(limits.depth) : .tooManyNames(limits.nameCount)
        )
      )
      return false
    }
    depth += 1
    if receiver.startElement(name, found, in: self) { return true }
    isStopped = true
    return false
  }

  /// Returns a name, of which libxml2 always passes the same pointer.
  private func name(
    _ pointer: UnsafePointer<CChar>,
    _ prefix: UnsafePointer<CChar>?
  ) -> String {
    let name = text(pointer)
    return prefix.map { "\(text($0)):\(name)" } ?? name
  }

  private func text(_ pointer: UnsafePointer<CChar>) -> String {
    if let text = names[pointer] { return text }
    let text = String(cString: pointer)
    names[pointer] = text
    return text
  }

  private func report(_ code: cxml_problem, at offset: Int, about name: String) {
    guard problem == nil else { return }
    var kind = XMLDocument.Problem.Kind(code, about: name)
    if !hasTag { kind = .nothing }
    if kind == .unfinished, isRootClosed { kind = .notWellFormed }
    offsetInPiece = offset - pieceStart.utf8Offset
    if code == CXML_MISMATCHED_TAGS { setTag(before: offset) }
    stop(problem(kind))
  }
}
