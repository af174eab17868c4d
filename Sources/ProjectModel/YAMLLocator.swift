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
  ///
  /// Marks count columns in Unicode scalars, places in UTF-8 code units.
  func place(of mark: Mark?) -> Place {
    guard let mark, lineStarts.indices.contains(mark.line - 1) else { return start }
    var offset = lineStarts[mark.line - 1]
    for _ in 1..<max(mark.column, 1) where offset < bytes.endIndex {
      offset += 1
      while offset < bytes.endIndex, bytes[offset] & 0b1100_0000 == 0b1000_0000 { offset += 1 }
    }
    return place(ofOffset: offset)
  }

  /// Returns the place of an offset in UTF-8 code units.
  func place(ofOffset offset: Int) -> Place {
    lines.place(of: offset..<offset, in: file)
  }
}
