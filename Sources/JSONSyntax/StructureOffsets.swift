import CJSONSyntax

/// The offsets of the bytes that determine the structure of a document, a part of it at a time.
///
/// See `cjson_find_structure` for which bytes these are. After the last one, the number of bytes
/// follows a few times, as the offset of a byte that no document contains.
struct StructureOffsets {
  /// The maximum number of offsets that one item of a container needs, apart from one for each
  /// container that ends after it: a key and a string with a backslash each, a colon and a comma.
  static let itemCount = 8

  /// The offsets, of which those before `position` have been used, and those from `end` on do not
  /// count.
  private(set) var offsets: [UInt32]
  /// The number of offsets that count.
  private(set) var end = 0
  /// The first offset that has not been used.
  var position = 0
  /// Whether the part that was read is not UTF-8, or contains a control character where JSON does
  /// not allow it.
  var isInvalid: Bool { state.invalid != 0 }

  /// Returns whether more must be read for an item at this depth.
  func isExhausted(at depth: Int) -> Bool {
    position + depth + Self.itemCount > end
  }

  private var state = cjson_state()
  /// The end of the part that was read.
  private var readEnd: Int
  private let instructions: cjson_instructions

  /// The number of bytes that are read at a time, so that their offsets stay in the cache.
  private static let partLength = 1 << 15
  /// The minimum number of offsets after reading.
  private static let leastCount = JSONScanner.greatestDepth + itemCount

  /// Creates the offsets of a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its first byte after a byte order mark.
  ///   - instructions: Instructions that this processor has.
  init(of bytes: Span<UInt8>, from start: Int, _ instructions: cjson_instructions) {
    readEnd = start
    self.instructions = instructions
    let partLength = min(Self.partLength, bytes.count)
    let capacity = partLength + 2 * Self.leastCount + Int(CJSON_OFFSET_PADDING)
    offsets = [UInt32](repeating: 0, count: capacity)
  }

  /// Reads on until there are enough offsets for an item and for the ends of all containers.
  mutating func read(_ bytes: Span<UInt8>) {
    end -= position
    for index in 0..<end { offsets[index] = offsets[position + index] }
    position = 0
    while end < Self.leastCount {
      guard readEnd < bytes.count else {
        for index in end..<Self.leastCount {
          offsets[index] = UInt32(truncatingIfNeeded: bytes.count)
        }
        end = Self.leastCount
        return
      }
      readPart(bytes)
    }
  }

  private mutating func readPart(_ bytes: Span<UInt8>) {
    let start = readEnd
    readEnd = min(start + Self.partLength, bytes.count)
    bytes.withUnsafeBytes { document in
      guard let document = document.bindMemory(to: UInt8.self).baseAddress else { return }
      offsets.withUnsafeMutableBufferPointer { offsets in
        guard let first = offsets.baseAddress else { return }
        end += cjson_find_structure(
          document,
          start,
          readEnd,
          &state,
          first + end,
          instructions
        )
      }
    }
  }
}
