/// The units of a memory, with all of their texts in one array of bytes.
///
/// A million units would otherwise be millions of separate strings.
struct UnitStore {
  private var bytes: [UInt8] = []
  private var records: [Record] = []
  private var origins: [MemoryUnit.Origin] = []
  private var originIndices: [MemoryUnit.Origin: UInt32] = [:]

  /// The number of units.
  var count: Int { records.count }

  private struct Record {
    /// The start of the source text, which the other texts follow.
    let start: Int
    let sourceCount: UInt32
    let targetCount: UInt32
    /// The length of the context; `absent`, or `sameAsSource`.
    let contextCount: UInt32
    /// The length of the comment; `absent` if there is none.
    let commentCount: UInt32
    let origin: UInt32
  }

  private static let absent = UInt32.max
  /// The length of a context that is the source text itself, as most keys are.
  private static let sameAsSource = UInt32.max - 1

  /// Reserves space for a number of units.
  mutating func reserveCapacity(_ count: Int) { records.reserveCapacity(count) }

  /// Adds a unit.
  ///
  /// - Complexity: O(*n*), where *n* is the length of its texts.
  mutating func append(_ unit: MemoryUnit) {
    let start = bytes.count
    let sourceCount = append(unit.source)
    let targetCount = append(unit.target)
    let isSameAsSource = unit.context?.utf8.elementsEqual(unit.source.utf8) ?? false
    let contextCount =
      isSameAsSource ? Self.sameAsSource : unit.context.map { append($0) } ?? Self.absent
    let commentCount = unit.comment.map { append($0) } ?? Self.absent
    let origin = originIndices[unit.origin] ?? UInt32(origins.count)
    if Int(origin) == origins.count {
      origins.append(unit.origin)
      originIndices[unit.origin] = origin
    }
    records.append(
      Record(
        start: start,
        sourceCount: sourceCount,
        targetCount: targetCount,
        contextCount: contextCount,
        commentCount: commentCount,
        origin: origin
      )
    )
  }

  private mutating func append(_ text: String) -> UInt32 {
    bytes.append(contentsOf: text.utf8)
    return UInt32(text.utf8.count)
  }

  /// Returns the source text of a unit.
  func source(at position: Int) -> String {
    let record = records[position]
    return text(record.start, record.sourceCount)
  }

  /// Returns the bytes of the translation of a unit.
  func target(at position: Int) -> ArraySlice<UInt8> {
    let record = records[position]
    let start = record.start + Int(record.sourceCount)
    return bytes[start..<start + Int(record.targetCount)]
  }

  /// Returns the origin of a unit.
  func origin(at position: Int) -> MemoryUnit.Origin { origins[Int(records[position].origin)] }

  /// Returns a unit.
  subscript(position: Int) -> MemoryUnit {
    let record = records[position]
    let source = text(record.start, record.sourceCount)
    var start = record.start + Int(record.sourceCount) + Int(record.targetCount)
    var context: String?
    switch record.contextCount {
    case Self.absent: break
    case Self.sameAsSource: context = source
    default:
      context = text(start, record.contextCount)
      start += Int(record.contextCount)
    }
    return MemoryUnit(
      source: source,
      target: String(decoding: target(at: position), as: UTF8.self),
      context: context,
      comment: record.commentCount == Self.absent ? nil : text(start, record.commentCount),
      origin: origins[Int(record.origin)]
    )
  }

  private func text(_ start: Int, _ count: UInt32) -> String {
    String(decoding: bytes[start..<start + Int(count)], as: UTF8.self)
  }
}
