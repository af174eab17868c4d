/// The distinct source texts of a memory in the form in which they are compared, each with its
/// units.
struct SourceIndex {
  /// The texts one after the other, and the end of each.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private(set) var counts = CharacterCounts()
  /// The first and the last unit of each text.
  private var firstUnits: [UInt32] = []
  private var lastUnits: [UInt32] = []
  /// For each unit, the next one of the same text.
  private var nextUnits: [UInt32] = []
  /// The last text with each hash value of its folded form, and the previous one of each text.
  private var lastTexts: [Int: UInt32] = [:]
  private var previousTexts: [UInt32] = []

  private static let end = UInt32.max

  /// Reserves space for a number of units.
  mutating func reserveCapacity(_ count: Int) {
    nextUnits.reserveCapacity(count)
    counts.reserveCapacity(count)
    lastTexts.reserveCapacity(count)
  }

  /// Adds the next unit.
  ///
  /// - Parameter text: The source text of the unit.
  mutating func append(_ text: MemoryText) {
    let unit = UInt32(nextUnits.count)
    nextUnits.append(Self.end)
    let hash = text.folded.hashValue
    var index = lastTexts[hash] ?? Self.end
    while index != Self.end {
      if self[Int(index)].elementsEqual(text.compared.utf8) {
        nextUnits[Int(lastUnits[Int(index)])] = unit
        lastUnits[Int(index)] = unit
        return
      }
      index = previousTexts[Int(index)]
    }
    previousTexts.append(lastTexts[hash] ?? Self.end)
    lastTexts[hash] = UInt32(ends.count)
    bytes.append(contentsOf: text.compared.utf8)
    ends.append(bytes.count)
    counts.append(text.compared)
    firstUnits.append(unit)
    lastUnits.append(unit)
  }

  /// Returns the bytes of a text.
  subscript(position: Int) -> ArraySlice<UInt8> {
    bytes[(position == 0 ? 0 : ends[position - 1])..<ends[position]]
  }

  /// Calls a function with the bytes of a text.
  @inline(__always) func withText<Result>(
    at position: Int,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { bytes in
      let start = position == 0 ? 0 : ends[position - 1]
      return body(UnsafeBufferPointer(rebasing: bytes[start..<ends[position]]))
    }
  }

  /// Returns the texts that may have the same folded form as a text.
  func texts(like text: MemoryText) -> [Int] {
    var texts: [Int] = []
    var index = lastTexts[text.folded.hashValue] ?? Self.end
    while index != Self.end {
      texts.append(Int(index))
      index = previousTexts[Int(index)]
    }
    return texts
  }

  /// Returns the units of a text, in their order.
  func units(ofText position: Int) -> [Int] {
    var units: [Int] = []
    var unit = firstUnits[position]
    while unit != Self.end {
      units.append(Int(unit))
      unit = nextUnits[Int(unit)]
    }
    return units
  }
}
