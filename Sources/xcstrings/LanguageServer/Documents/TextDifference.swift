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
    let (before, after) = (lines(of: old), lines(of: new))
    let start = zip(before, after).prefix { old[$0].elementsEqual(new[$1]) }.count
    let limit = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix(limit)
      .prefix { old[$0].elementsEqual(new[$1]) }.count
    let (oldLines, newLines) = (
      before[start..<before.count - end], after[start..<after.count - end]
    )
    let place = start < before.count ? before[start].lowerBound : old.count
    guard oldLines.count + newLines.count <= lineLimit else {
      return [edit(oldLines, new, newLines, at: place)]
    }
    return hunks(old, oldLines, new, newLines, at: place)
  }

  private static func lines(of text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
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
