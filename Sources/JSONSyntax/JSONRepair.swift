package import Diagnostics

/// The repair of one defect of a document: a replacement of bytes that loses no value.
package struct JSONRepair: Sendable {
  /// The description of the repair.
  let message: Diagnostic.Message
  /// The bytes to replace.
  let range: Range<Int>
  /// The new bytes.
  let replacement: String
  /// The bytes to which a user is directed.
  let place: Range<Int>

  init(
    _ message: Diagnostic.Message,
    at range: Range<Int>,
    with replacement: String,
    place: Range<Int>? = nil
  ) {
    self.message = message
    self.range = range
    self.replacement = replacement
    self.place = place ?? range
  }

  /// Creates the repair of a control character in a string.
  init(escaping byte: UInt8, at offset: Int) {
    var writer = JSONWriter(layout: .xcode)
    writer.write(String(UnicodeScalar(byte)))
    self.init(
      .escapeCharacter(UnicodeScalar(byte).visibleName),
      at: offset..<offset + 1,
      with: String(decoding: writer.output.dropFirst().dropLast(), as: UTF8.self)
    )
  }
}

// MARK: - Documents

extension JSONDocument {
  /// The repaired content in UTF-8, and the repairs with their locations in the original file.
  package struct Repair {
    /// The content in UTF-8.
    package let bytes: [UInt8]
    /// The repairs, in the order of the file.
    package let repairs: [Diagnostic]
  }

  /// Repairs the document.
  ///
  /// - Parameter keepsDuplicates: Whether duplicate members stay.
  /// - Returns: The repaired content; `nil` if more than one repair is possible.
  package func repaired(keepingDuplicates keepsDuplicates: Bool = false) -> Repair? {
    guard areBracketsCertain, areLineEndsCertain else { return nil }
    var all = repairs + closingRepairs + commaRepairs
    if !keepsDuplicates { all += duplicateRepairs }
    all.sort { $0.range.lowerBound < $1.range.lowerBound }
    var repaired: [UInt8] = []
    repaired.reserveCapacity(bytes.count + all.count * 6)
    var end = 0
    for repair in all {
      guard repair.range.lowerBound >= end else { return nil }
      repaired += bytes[end..<repair.range.lowerBound]
      repaired += repair.replacement.utf8
      end = repair.range.upperBound
    }
    repaired += bytes[end...]
    return Repair(
      bytes: repaired,
      repairs: all.map { Diagnostic($0.message, .note, at: location(of: $0.place)) }
    )
  }

  private var commaRepairs: [JSONRepair] {
    surplus.filter { bytes[$0].elementsEqual([UInt8(ascii: ",")]) }
      .map { JSONRepair(.removeComma, at: $0, with: "") }
  }

  private var duplicateRepairs: [JSONRepair] {
    let keys = nodes.indices.filter { nodes[$0].isDuplicate }
      .map { JSONElement(document: self, index: $0) }
    let members = surplus.filter { !bytes[$0].elementsEqual([UInt8(ascii: ",")]) }
    return zip(members, keys)
      .map { range, key in
        JSONRepair(.removeDuplicate(key.string ?? ""), at: range, with: "", place: key.node.range)
      }
  }

  /// The repair that closes all open brackets, with the layout of the document.
  private var closingRepairs: [JSONRepair] {
    guard !unclosed.isEmpty else { return [] }
    let end = bytes.lastIndex { !" \t\r\n".utf8.contains($0) }.map { $0 + 1 } ?? 0
    let newline = bytes.contains(UInt8(ascii: "\n")) ? JSONLayout(of: self).newline : []
    return unclosed.enumerated()
      .map { position, offset in
        let bracket = bytes[offset] == UInt8(ascii: "{") ? "}" : "]"
        let lineEnd = String(
          decoding: newline + (newline.isEmpty ? [] : indent(at: offset)),
          as: UTF8.self
        )
        return JSONRepair(
          .closeBracket(bracket),
          at: position == 0 ? end..<bytes.count : bytes.count..<bytes.count,
          with: lineEnd + bracket
        )
      }
  }

  /// Returns the whitespace at the start of the line of an offset.
  private func indent(at offset: Int) -> ArraySlice<UInt8> {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}

// MARK: - Certainty

extension JSONDocument {
  /// Whether brackets are missing only at the end of the document.
  ///
  /// If a bracket is missing further up, those after it close the wrong containers, and their
  /// indentation differs. If several brackets are missing and the last field is missing as well, the
  /// file was cut off.
  private var areBracketsCertain: Bool {
    guard !unclosed.isEmpty else { return true }
    guard unclosed.count == 1 || root.member("version") != nil else { return false }
    return nodes.allSatisfy { node in
      guard node.kind == .object || node.kind == .array else { return true }
      let opening = node.range.lowerBound
      let closing = node.range.upperBound - 1
      guard !unclosed.contains(opening), bytes[opening..<closing].contains(UInt8(ascii: "\n")),
        startsLine(closing)
      else { return true }
      return indent(at: opening).elementsEqual(indent(at: closing))
    }
  }

  private func startsLine(_ offset: Int) -> Bool {
    let before = bytes[..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return before == UInt8(ascii: "\n")
  }

  /// Whether line ends in strings are part of their content.
  ///
  /// If a comma or a bracket is missing, too, the closing quotation mark may be.
  private var areLineEndsCertain: Bool {
    let hasLineEnd = repairs.contains { ["\\n", "\\r"].contains($0.replacement) }
    return !hasLineEnd || unclosed.isEmpty && !repairs.contains { $0.message == .insertComma }
  }
}
