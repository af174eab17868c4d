import JSONText

/// What stands between the items of a container that was read: blanks, ends of lines, commas.
struct Gaps {
  private let gaps: [ArraySlice<UInt8>]
  /// What stands behind the last item.
  let tail: ArraySlice<UInt8>

  /// Finds the gaps of a container that is not empty.
  ///
  /// - Parameters:
  ///   - element: the container.
  ///   - items: the first and last node of each item.
  init(in element: JSONElement, between items: [(first: JSONNode, last: JSONNode)]) {
    let bytes = element.document.bytes
    var end = element.node.range.lowerBound + 1
    gaps = items.map { item in
      defer { end = item.last.range.upperBound }
      return bytes[end..<item.first.range.lowerBound]
    }
    tail = bytes[end..<element.node.range.upperBound - 1]
  }

  /// Chooses what to write before an item.
  ///
  /// - Parameters:
  ///   - origin: the index of the item in what was read; `nil` if it is new.
  ///   - position: the index of the item in what is written.
  /// - Returns: Its own gap if it has one that fits, else one like its neighbours'.
  func before(_ origin: Int?, at position: Int) -> [UInt8] {
    guard position > 0 else { return Array(gaps[0]) }
    if let origin, origin > 0 { return Array(gaps[origin]) }
    return gaps.count > 1 ? Array(gaps[1]) : [UInt8(ascii: ",")] + gaps[0]
  }

  /// Returns how the line behind a gap is indented; `nil` if the gap holds no end of a line.
  ///
  /// Some people put the comma before an item on the line of the item: it is no part of the indentation.
  static func indent(after gap: [UInt8]) -> [UInt8]? {
    gap.lastIndex(of: UInt8(ascii: "\n"))
      .map { end in
        Array(gap[(end + 1)...].prefix { $0 != UInt8(ascii: ",") })
      }
  }
}
