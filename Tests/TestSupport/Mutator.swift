/// Mutates bytes as bad merges, broken editors and attackers do.
///
/// ```swift
/// var generator = SeededGenerator(seed: 1)
/// let damaged = Mutator.catalogs.mutate(bytes, mixing: others, using: &generator)
/// ```
package struct Mutator: Sendable {
  /// Byte sequences that are significant for the parser under test.
  package let tellingPieces: [[UInt8]]

  /// Creates a mutator that inserts the given byte sequences.
  package init(tellingPieces: [[UInt8]]) {
    self.tellingPieces = tellingPieces
  }

  /// Returns the bytes with one or more random mutations, most often one.
  ///
  /// The mutations delete, swap, duplicate, overwrite or insert parts, flip a bit, replace words
  /// and lines, truncate the end, or append the rest of another file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to mutate.
  ///   - other: The other file for splices.
  ///   - generator: The source of randomness. The same numbers result in the same mutations.
  /// - Returns: The mutated bytes.
  package func mutate(
    _ bytes: [UInt8],
    mixing other: [UInt8],
    using generator: inout some RandomNumberGenerator
  ) -> [UInt8] {
    var bytes = bytes
    repeat {
      damage(&bytes, mixing: other, using: &generator)
    } while Int.random(in: 0..<5, using: &generator) < 2
    return bytes
  }

  private func damage(
    _ bytes: inout [UInt8],
    mixing other: [UInt8],
    using generator: inout some RandomNumberGenerator
  ) {
    guard !bytes.isEmpty else { return }
    let start = Int.random(in: 0..<bytes.count, using: &generator)
    let source = Int.random(in: 0..<bytes.count, using: &generator)
    let length = 1 << Int.random(in: 0...10, using: &generator)
    let piece = start..<min(start + length, bytes.count)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<2: bytes.removeSubrange(piece)
    case 2..<4: bytes.insert(contentsOf: bytes[piece], at: start)
    case 4: bytes.swapAt(start, source)
    case 5..<7: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 7..<11: bytes.insert(contentsOf: tellingPiece(using: &generator), at: start)
    case 11: bytes.replaceSubrange(piece, with: tellingPiece(using: &generator))
    case 12: bytes.replaceSubrange(start..., with: other.suffix(bytes.count - start))
    case 13: bytes.removeSubrange(start...)
    case 14..<17: bytes.copy(from: source, to: start, between: UInt8(ascii: "\""))
    default: bytes.copy(from: source, to: start, between: UInt8(ascii: "\n"))
    }
  }

  private func tellingPiece(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    tellingPieces.randomElement(using: &generator) ?? []
  }
}

extension Mutator {
  /// A mutator for String Catalogs.
  package static let catalogs = Mutator(
    tellingPieces: [
      "{", "}", "[", "]", "\"", ",", ":", "\\", "/", " ", "\n", "\r\n", "\t", "0", "-", "1.", "e9",
      "{}", "[]", "null", "true", "\"\":", "\"a\" : {},", "\\u", "\\ud83d", "\\ude00", "\\u0000",
      "é", "体", "😀", "\0", "\u{FEFF}", "\u{7F}", "<<<<<<< ours\n", "\n=======\n", "|||||||",
      "\n>>>>>>> theirs\n", "\"strings\" : {", "\"version\" : \"2.0\",", "\"localizations\" : {",
      "\"variations\" : { \"plural\" : {", "\"stringUnit\" : {", "\"value\" : ", "\"comment\" : ",
    ]
    .map { Array($0.utf8) } + [
      [0xFF, 0xFE], [0xFE, 0xFF], [0x00], [0xC3], [0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90],
      [UInt8](repeating: UInt8(ascii: "["), count: 600),
    ]
  )
}

extension [UInt8] {
  /// Copies the bytes between two delimiters after one offset over those after another one.
  ///
  /// A catalog with two strings or lines mixed up is often still well-formed.
  fileprivate mutating func copy(from source: Int, to target: Int, between mark: UInt8) {
    guard let source = piece(between: mark, after: source),
      let target = piece(between: mark, after: target)
    else { return }
    replaceSubrange(target, with: Array(self[source]))
  }

  private func piece(between mark: UInt8, after offset: Int) -> Range<Int>? {
    guard let start = self[offset...].firstIndex(of: mark),
      let end = self[(start + 1)...].firstIndex(of: mark)
    else { return nil }
    return start + 1..<end
  }
}
