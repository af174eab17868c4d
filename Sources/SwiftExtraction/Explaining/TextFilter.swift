/// Tells quickly which files may hold one of several texts in a literal.
///
/// A file may be kept that holds none, never the other way round: of each text only a run is looked
/// for that every literal spells in the same way.
struct TextFilter: Sendable {
  /// The runs by their first two bytes.
  private var runs: [UInt16: [[UInt8]]] = [:]
  /// Whether a text has no such run, so that every file may hold it.
  private var keepsAll = false

  init(_ texts: [String]) {
    for text in texts {
      let run = Self.plainRun(of: Array(text.utf8))
      guard run.count > 1 else {
        keepsAll = true
        continue
      }
      runs[Self.start(run[0], run[1]), default: []].append(run)
    }
  }

  /// Returns whether a literal of the file may have one of the texts.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file.
  func mayHold(_ bytes: [UInt8]) -> Bool {
    if keepsAll { return true }
    guard bytes.count > 1 else { return false }
    var isStart = [Bool](repeating: false, count: 1 << 16)
    for start in runs.keys { isStart[Int(start)] = true }
    for position in 0..<(bytes.count - 1) {
      let start = Self.start(bytes[position], bytes[position + 1])
      guard isStart[Int(start)] else { continue }
      if runs[start]?.contains(where: { bytes[position...].starts(with: $0) }) ?? false {
        return true
      }
    }
    return false
  }

  private static func start(_ first: UInt8, _ second: UInt8) -> UInt16 {
    UInt16(first) << 8 | UInt16(second)
  }

  /// Returns the longest run of visible ASCII characters that no literal has to escape.
  ///
  /// Blanks are none of them: a literal of several lines may go on in the next one there.
  private static func plainRun(of text: [UInt8]) -> [UInt8] {
    text.split { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): true
      case UInt8(ascii: "!")...UInt8(ascii: "~"): false
      default: true
      }
    }
    .max { $0.count < $1.count }
    .map(Array.init) ?? []
  }
}
