/// The words of two versions of a text, aligned so that the characters between the same words can be
/// compared.
struct WordAlignment {
  /// A word with the white space before it.
  private struct Word {
    var blank: [TextCharacters.Part] = []
    var parts: [TextCharacters.Part] = []

    /// Whether the word begins with a mark before which some languages have a space.
    var beginsWithMark: Bool {
      parts.first.flatMap(\.text.first).map { ":;!?%»€$".contains($0) } ?? false
    }

    /// Whether the word ends with a number, a placeholder or a mark after which some languages have
    /// a space at which lines do not break.
    var endsWithNumber: Bool {
      guard let last = parts.last else { return false }
      if last.kind == .placeholder { return true }
      return last.text.last.map { $0.isNumber || $0 == "«" } ?? false
    }
  }

  private let old: [Word]
  private var new: [Word]
  private let oldEnd: [TextCharacters.Part]
  private var newEnd: [TextCharacters.Part]
  /// For each new word, the index of the same old word.
  private var matches: [Int?]
  /// The kinds of characters that were put back.
  private(set) var losses: Set<ServiceChange.Kind> = []

  /// Aligns the words of two texts.
  init(from old: [TextCharacters.Part], to new: [TextCharacters.Part]) {
    (self.old, oldEnd) = Self.words(of: old)
    (self.new, newEnd) = Self.words(of: new)
    matches = Self.matches(
      self.old.map { $0.parts.skeleton },
      self.new.map { $0.parts.skeleton }
    )
  }

  /// The new text.
  var text: String {
    new.reduce(into: "") { $0 += $1.blank.text + $1.parts.text } + newEnd.text
  }

  private static func words(
    of parts: [TextCharacters.Part]
  ) -> (words: [Word], end: [TextCharacters.Part]) {
    var words: [Word] = []
    var word = Word()
    for part in parts {
      if part.kind.isBlank {
        if !word.parts.isEmpty { words.append(word) }
        if !word.parts.isEmpty { word = Word() }
        word.blank.append(part)
      } else {
        word.parts.append(part)
      }
    }
    if !word.parts.isEmpty { words.append(word) }
    return (words, word.parts.isEmpty ? word.blank : [])
  }

  /// Returns for each word of the second list the index of its counterpart in the first one: those
  /// at both ends, and a longest common subsequence of the others unless there are too many.
  private static func matches(_ old: [String], _ new: [String]) -> [Int?] {
    var matches = [Int?](repeating: nil, count: new.count)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = min(
      zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count,
      min(old.count, new.count) - start
    )
    for index in 0..<start { matches[index] = index }
    for index in 0..<end { matches[new.count - 1 - index] = old.count - 1 - index }
    let (left, right) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
    guard left.count * right.count <= Self.greatestTable else { return matches }
    // The length of the longest common subsequence of the words from each position on.
    let width = right.count + 1
    var lengths = [Int32](repeating: 0, count: (left.count + 1) * width)
    for i in left.indices.reversed() {
      for j in right.indices.reversed() {
        let cell = (i - start) * width + j - start
        lengths[cell] =
          left[i] == right[j]
          ? lengths[cell + width + 1] + 1 : max(lengths[cell + width], lengths[cell + 1])
      }
    }
    var (i, j) = (left.startIndex, right.startIndex)
    while i < left.endIndex, j < right.endIndex {
      let cell = (i - start) * width + j - start
      if left[i] == right[j] {
        matches[j] = i
        i += 1
        j += 1
      } else if lengths[cell + width] >= lengths[cell + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return matches
  }

  /// The greatest product of the numbers of words that are aligned.
  private static let greatestTable = 1 << 18
}

// MARK: - Restoring

extension WordAlignment {
  /// Puts back the characters that the new text lacks in and between the words of the old text.
  ///
  /// - Parameter source: The source text.
  mutating func restore(_ source: [TextCharacters.Part]?) {
    for index in new.indices {
      restoreWord(index)
      restoreBlank(index)
    }
    guard let source, !new.isEmpty, !old.isEmpty else { return }
    if new[0].blank.isEmpty, !old[0].blank.isEmpty, !source.edge(atEnd: false).isEmpty {
      new[0].blank = old[0].blank
      losses.insert(.whitespaceLost)
    }
    if newEnd.isEmpty, !oldEnd.isEmpty, !source.edge(atEnd: true).isEmpty {
      newEnd = oldEnd
      losses.insert(.whitespaceLost)
    }
  }

  /// Puts back the white space at the ends of the old text, and its no-break spaces next to numbers,
  /// marks and words that both texts have.
  ///
  /// The new text is a translation of the old one, so that its other characters may differ.
  mutating func restoreSpaces() {
    guard let first = new.first, let last = new.last, let oldFirst = old.first else { return }
    for index in new.indices.dropFirst() {
      guard !new[index].blank.isEmpty, let before = oldBlank(before: index),
        before.count(of: .noBreakSpace) > new[index].blank.count(of: .noBreakSpace)
      else { continue }
      losses.insert(.noBreakSpacesLost)
      new[index].blank = before
    }
    if let loss = Self.loss(of: oldFirst.blank, first.blank, nextTo: first.parts.first) {
      losses.insert(loss)
      new[0].blank = oldFirst.blank
    }
    if let loss = Self.loss(of: oldEnd, newEnd, nextTo: last.parts.last) {
      losses.insert(loss)
      newEnd = oldEnd
    }
  }

  /// Returns what white space at an end lacks; `nil` if it lacks nothing.
  ///
  /// Scripts without spaces between words need none next to their characters.
  private static func loss(
    of old: [TextCharacters.Part],
    _ new: [TextCharacters.Part],
    nextTo part: TextCharacters.Part?
  ) -> ServiceChange.Kind? {
    if new.count(of: .lineBreak) < old.count(of: .lineBreak) {
      return new.isEmpty ? .whitespaceLost : .lineBreaksLost
    }
    let needsSpace = !(part?.text.unicodeScalars.contains(where: \.isOfUnspacedScript) ?? true)
    guard needsSpace else { return nil }
    if new.isEmpty, !old.isEmpty { return .whitespaceLost }
    return new.count(of: .noBreakSpace) < old.count(of: .noBreakSpace) ? .noBreakSpacesLost : nil
  }

  private mutating func restoreWord(_ index: Int) {
    guard let match = matches[index] else { return }
    let (before, after) = (old[match].parts, new[index].parts)
    // Numbers of placeholders must fit those of the rest of the text.
    guard before.placeholders == after.placeholders else { return }
    let kinds = CharacterLosses(from: before, to: after).kinds
    guard !kinds.isEmpty else { return }
    losses.formUnion(kinds)
    new[index].parts = before
  }

  private mutating func restoreBlank(_ index: Int) {
    guard index > 0, let before = oldBlank(before: index) else { return }
    let after = new[index].blank
    guard !after.isEmpty else { return }
    if before.count(of: .noBreakSpace) > after.count(of: .noBreakSpace) {
      losses.insert(.noBreakSpacesLost)
    } else if before.count(of: .typographicSpace) > after.count(of: .typographicSpace) {
      losses.insert(.typographyLost)
    } else if before.count(of: .lineBreak) > after.count(of: .lineBreak), isBetweenMatches(index) {
      losses.insert(after.contains { $0.kind == .escapedBlank } ? .escapesChanged : .lineBreaksLost)
    } else {
      return
    }
    new[index].blank = before
  }

  private func isBetweenMatches(_ index: Int) -> Bool {
    guard let match = matches[index], let previous = matches[index - 1] else { return false }
    return match == previous + 1
  }

  /// Returns the white space of the old text that corresponds to that before a new word.
  private func oldBlank(before index: Int) -> [TextCharacters.Part]? {
    if isBetweenMatches(index) { return matches[index].map { old[$0].blank } }
    if let match = matches[index], match > 0, new[index].beginsWithMark {
      return old[match].blank
    }
    if let previous = matches[index - 1], previous + 1 < old.count,
      new[index - 1].endsWithNumber
    {
      return old[previous + 1].blank
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether the character belongs to a script that does not separate words by spaces, or is one of
  /// its full-width marks.
  fileprivate var isOfUnspacedScript: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFF60, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
