package import Diagnostics

/// Finds the markers of an unresolved merge conflict in a file.
enum ConflictMarkers {
  private static let starts = Array("<<<<<<<".utf8)
  private static let markers = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].map { Array($0.utf8) }

  /// Returns the problem of a file that could not be parsed beyond `offset`, if there is a conflict
  /// marker.
  ///
  /// A JSON string cannot contain a line end. Whatever the markers separate, parsing therefore
  /// fails at the first one.
  static func problem(at offset: Int, in bytes: [UInt8]) -> JSONProblem? {
    guard isLineStart(offset, in: bytes),
      markers.contains(where: { bytes[offset...].starts(with: $0) })
    else { return nil }
    let found = lines(startingWith: markers, from: offset, in: bytes)
    let count = found.count { bytes[$0].starts(with: starts) }
    let middle = found.first { bytes[$0].starts(with: markers[2]) }
    let end = found.first { bytes[$0].starts(with: markers[3]) }
    return JSONProblem(
      .conflictMarkers(max(count, 1)),
      at: offset..<offset + 7,
      notes: [
        middle.map { JSONProblem.Note(message: .conflictMiddle, range: $0) },
        end.map { JSONProblem.Note(message: .conflictEnd, range: $0) },
      ]
      .compactMap(\.self)
    )
  }

  private static func isLineStart(_ offset: Int, in bytes: [UInt8]) -> Bool {
    bytes[..<offset].last.map { $0 == UInt8(ascii: "\n") } ?? true
      || bytes[..<offset].elementsEqual(JSONDocument.byteOrderMark)
  }

  /// Returns the ranges of the markers at the start of lines.
  ///
  /// The first of these lines starts at `offset`.
  private static func lines(
    startingWith markers: [[UInt8]],
    from offset: Int,
    in bytes: [UInt8]
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = offset
    while start < bytes.count {
      let rest = bytes[start...]
      if markers.contains(where: rest.starts(with:)) { found.append(start..<start + 7) }
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
      start = end + 1
    }
    return found
  }
}

/// The two sides of a file with unresolved merge conflicts.
///
/// Each side consists of the text outside of the conflicts and of its part of each conflict.
package struct ConflictSides: Sendable {
  /// The version into which the other one is merged.
  package private(set) var ours: [UInt8] = []
  /// The version that is merged.
  package private(set) var theirs: [UInt8] = []
  /// The common ancestor; `nil` if a conflict does not contain its part.
  package private(set) var base: [UInt8]?
  /// The number of conflicts.
  package private(set) var count = 0

  /// The part of a conflict that a line belongs to.
  private enum Part {
    case common
    case ours
    case base
    case theirs
  }

  /// Separates the sides of a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path of the file, for the location of a diagnostic.
  /// - Returns: The sides; `nil` if the file has no conflicts. A marker at an unexpected position is
  ///   an error.
  package static func separate(_ bytes: [UInt8], file: String) -> ParseResult<ConflictSides?> {
    let encoding = TextEncoding(of: bytes)
    guard let text = try? encoding.decode(bytes) else { return ParseResult(nil) }
    var sides = ConflictSides()
    var base: [UInt8] = []
    var hasBase = true
    var hasOwnBase = false
    var part = Part.common
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      let line = text[start..<end]
      defer { start = end }
      switch (marker(of: line), part) {
      case (nil, .common):
        sides.ours += line
        sides.theirs += line
        base += line
      case (nil, .ours): sides.ours += line
      case (nil, .base): base += line
      case (nil, .theirs): sides.theirs += line
      case ("<", .common):
        part = .ours
        hasOwnBase = false
        sides.count += 1
      case ("|", .ours):
        part = .base
        hasOwnBase = true
      case ("=", .ours), ("=", .base): part = .theirs
      case (">", .theirs):
        part = .common
        hasBase = hasBase && hasOwnBase
      default:
        let location = LineIndex(text).location(of: start..<start + 7, in: file)
        return ParseResult(
          nil,
          diagnostics: [Diagnostic(.conflictMarkerUnexpected, .error, at: location)]
        )
      }
    }
    guard part == .common else {
      let location = LineIndex(text).location(of: text.count..<text.count, in: file)
      return ParseResult(
        nil,
        diagnostics: [Diagnostic(.conflictMarkerUnexpected, .error, at: location)]
      )
    }
    guard sides.count > 0 else { return ParseResult(nil) }
    sides.ours = encoding.encode(sides.ours)
    sides.theirs = encoding.encode(sides.theirs)
    sides.base = hasBase ? encoding.encode(base) : nil
    return ParseResult(sides)
  }

  /// Returns the character of a conflict marker; `nil` if the line is not a marker.
  ///
  /// A JSON string cannot contain a line end, so no line of a catalog starts with a marker.
  private static func marker(of line: ArraySlice<UInt8>) -> Character? {
    guard let first = line.first, "<|=>".utf8.contains(first), line.count >= 7,
      line.prefix(7).allSatisfy({ $0 == first })
    else { return nil }
    let next = line.dropFirst(7).first ?? UInt8(ascii: "\n")
    return " \r\n".utf8.contains(next) ? Character(UnicodeScalar(first)) : nil
  }
}
