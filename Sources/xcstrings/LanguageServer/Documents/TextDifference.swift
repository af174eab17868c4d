import JSONSyntax

/// The differences between two versions of a text, in whole lines.
enum TextDifference {
  /// The replacement of a range of bytes.
  struct Edit: Hashable, Sendable {
    var range: Range<Int>
    var text: String
  }

  /// The number of different lines above which they are replaced together.
  private static let lineLimit = 4000

  /// Returns the edits that make a text of another one.
  ///
  /// - Returns: The edits in the order of the text, none of them overlapping.
  /// - Complexity: O(*n*) for the equal lines at both ends, and O(*m* · *d*) for *m* lines between
  ///   them of which *d* are different.
  static func edits(from old: [UInt8], to new: [UInt8]) -> [Edit] {
    guard old != new else { return [] }
    let (start, end) = old.withUnsafeBytes { old in
      new.withUnsafeBytes { equalLines(old, $0) }
    }
    let (oldLines, newLines) = (
      lines(of: old, in: start..<old.count - end), lines(of: new, in: start..<new.count - end)
    )
    guard oldLines.count + newLines.count <= lineLimit else {
      return [edit(oldLines[...], new, newLines[...], at: start)]
    }
    return hunks(old, oldLines[...], new, newLines[...], at: start)
  }

  /// Returns the numbers of bytes in the equal lines at the start and at the end of two texts.
  private static func equalLines(
    _ old: UnsafeRawBufferPointer,
    _ new: UnsafeRawBufferPointer
  ) -> (start: Int, end: Int) {
    func areEqual<Word: FixedWidthInteger & BitwiseCopyable>(
      _ offset: (Int) -> Int,
      _: Word.Type
    )
      -> Bool
    {
      old.loadUnaligned(fromByteOffset: offset(old.count), as: Word.self)
        == new.loadUnaligned(fromByteOffset: offset(new.count), as: Word.self)
    }
    let count = min(old.count, new.count)
    var (start, end) = (0, 0)
    // Nearly all bytes of a large catalog are equal, so they are compared in words.
    while start + 8 <= count, areEqual({ _ in start }, UInt64.self) { start += 8 }
    while start < count, areEqual({ _ in start }, UInt8.self) { start += 1 }
    while start > 0, old[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    while end + 8 <= count - start, areEqual({ $0 - end - 8 }, UInt64.self) { end += 8 }
    while end < count - start, areEqual({ $0 - end - 1 }, UInt8.self) { end += 1 }
    func beginsLine(_ text: UnsafeRawBufferPointer) -> Bool {
      text.count - end == start || text[text.count - end - 1] == UInt8(ascii: "\n")
    }
    while end > 0, !beginsLine(old) || !beginsLine(new) { end -= 1 }
    return (start, end)
  }

  private static func lines(of text: [UInt8], in range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end =
        text[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
        ?? range.upperBound
      lines.append(start..<end)
      start = end
    }
    return lines
  }

  private static func hunks(
    _ old: [UInt8],
    _ oldLines: ArraySlice<Range<Int>>,
    _ new: [UInt8],
    _ newLines: ArraySlice<Range<Int>>,
    at start: Int
  ) -> [Edit] {
    let difference = newLines.map { new[$0] }.difference(from: oldLines.map { old[$0] })
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(oldLines.startIndex + offset)
      case .insert(let offset, _, _): inserted.insert(newLines.startIndex + offset)
      }
    }
    var edits: [Edit] = []
    var (left, right) = (oldLines.startIndex, newLines.startIndex)
    while left < oldLines.endIndex || right < newLines.endIndex {
      let (firstLeft, firstRight) = (left, right)
      while left < oldLines.endIndex, removed.contains(left) { left += 1 }
      while right < newLines.endIndex, inserted.contains(right) { right += 1 }
      guard left > firstLeft || right > firstRight else {
        left += 1
        right += 1
        continue
      }
      let place =
        firstLeft < oldLines.endIndex
        ? oldLines[firstLeft].lowerBound : oldLines.last?.upperBound ?? start
      edits.append(edit(oldLines[firstLeft..<left], new, newLines[firstRight..<right], at: place))
    }
    return edits
  }

  private static func edit(
    _ oldLines: ArraySlice<Range<Int>>,
    _ new: [UInt8],
    _ newLines: ArraySlice<Range<Int>>,
    at place: Int
  ) -> Edit {
    let text = newLines.first.flatMap { first in
      newLines.last.map { new[first.lowerBound..<$0.upperBound] }
    }
    let range = oldLines.first.flatMap { first in
      oldLines.last.map { first.lowerBound..<$0.upperBound }
    }
    return Edit(range: range ?? place..<place, text: String(decoding: text ?? [], as: UTF8.self))
  }
}
