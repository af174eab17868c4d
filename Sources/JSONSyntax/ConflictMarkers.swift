import Diagnostics

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
