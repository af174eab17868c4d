import Diagnostics
import Yams

/// Finds the places of YAML nodes in the bytes of their file.
struct YAMLLocator {
  private let bytes: [UInt8]
  private let file: String
  private let lines: LineIndex
  private let lineStarts: [Int]

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    lines = LineIndex(bytes)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The start of the file.
  var start: Place {
    place(ofOffset: 0)
  }

  /// Returns the place that a mark of the YAML parser points at.
  func place(of mark: Mark?) -> Place {
    place(ofOffset: mark.map(offset) ?? 0)
  }

  /// Returns whether a tab stands at a place.
  func hasTab(at place: Place) -> Bool {
    let offset = place.utf8Range.lowerBound
    return bytes.indices.contains(offset) && bytes[offset] == UInt8(ascii: "\t")
  }

  /// Returns the offset that a mark of the YAML parser points at.
  ///
  /// Marks count columns in Unicode scalars, places in UTF-8 code units.
  func offset(of mark: Mark) -> Int {
    guard lineStarts.indices.contains(mark.line - 1) else { return 0 }
    var offset = lineStarts[mark.line - 1]
    for _ in 1..<max(mark.column, 1) where offset < bytes.endIndex {
      offset += 1
      while offset < bytes.endIndex, bytes[offset] & 0b1100_0000 == 0b1000_0000 { offset += 1 }
    }
    return offset
  }

  /// Returns the place of a character, counted from the start of the file.
  func place(ofCharacter number: Int) -> Place {
    let text = String(decoding: bytes, as: UTF8.self)
    return place(ofOffset: text.prefix(number).utf8.count)
  }

  /// Returns the place of an offset in UTF-8 code units.
  private func place(ofOffset offset: Int) -> Place {
    lines.place(of: offset..<offset, in: file)
  }
}
