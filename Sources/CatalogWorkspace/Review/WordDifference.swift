/// The difference between two texts, word by word.
package struct WordDifference: Hashable, Sendable {
  /// A part of one or both texts.
  package enum Part: Hashable, Sendable {
    /// A part of both texts.
    case same(String)
    /// A part of the old text only.
    case removed(String)
    /// A part of the new text only.
    case added(String)
  }

  /// The parts in the order of the texts; removed parts precede those that replace them.
  package private(set) var parts: [Part] = []

  /// The maximum number of words of a comparison, whose time is their product in the worst case.
  private static let limit = 2_000

  /// Compares two texts.
  ///
  /// A word is a run of letters and digits. Other characters, and those of scripts without spaces
  /// between words, are compared one by one.
  ///
  /// - Complexity: O((*n* + *m*) × *d*), where *d* is the number of different words (Myers 1986).
  package init(from old: String, to new: String) {
    let (before, after) = (Self.words(of: old), Self.words(of: new))
    guard before.count + after.count <= Self.limit else {
      parts = [.removed(old), .added(new)]
      return
    }
    let difference = after.difference(from: before)
    let removals = difference.removals.reduce(into: [Int: Substring]()) { removals, change in
      if case .remove(let offset, let word, _) = change { removals[offset] = word }
    }
    let insertions = difference.insertions.reduce(into: [Int: Substring]()) { insertions, change in
      if case .insert(let offset, let word, _) = change { insertions[offset] = word }
    }
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < before.count || newIndex < after.count {
      if let word = removals[oldIndex], oldIndex < before.count {
        append(.removed(String(word)))
        oldIndex += 1
      } else if let word = insertions[newIndex], newIndex < after.count {
        append(.added(String(word)))
        newIndex += 1
      } else {
        append(.same(String(after[newIndex])))
        oldIndex += 1
        newIndex += 1
      }
    }
  }

  /// Adds a part, and joins it with the last one if that is of the same kind.
  private mutating func append(_ part: Part) {
    switch (parts.last, part) {
    case (.same(let text), .same(let next)): parts[parts.count - 1] = .same(text + next)
    case (.removed(let text), .removed(let next)): parts[parts.count - 1] = .removed(text + next)
    case (.added(let text), .added(let next)): parts[parts.count - 1] = .added(text + next)
    default: parts.append(part)
    }
  }

  /// Returns both texts as one, in which the parts that differ are marked.
  ///
  /// - Parameters:
  ///   - marks: What is before and after a removed part, and before and after an added one.
  ///   - escape: Returns a part as it is shown.
  /// - Returns: The text, such as `Open [-doors-]{+the door+}`.
  package func marked(
    with marks: (removed: (String, String), added: (String, String)) = (("[-", "-]"), ("{+", "+}")),
    _ escape: (String) -> String
  ) -> String {
    parts
      .map { part in
        switch part {
        case .same(let text): escape(text)
        case .removed(let text): marks.removed.0 + escape(text) + marks.removed.1
        case .added(let text): marks.added.0 + escape(text) + marks.added.1
        }
      }
      .joined()
  }

  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let word = isPartOfWord(first) ? rest.prefix(while: isPartOfWord) : rest.prefix(1)
      words.append(word)
      rest = rest[word.endIndex...]
    }
    return words
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    guard character.isLetter || character.isNumber else { return false }
    // Chinese, Japanese and Thai have no spaces between words.
    return character.unicodeScalars.allSatisfy { scalar in
      !scalar.properties.isIdeographic && !(0x0E00...0x0EFF).contains(scalar.value)
        && !(0x3040...0x30FF).contains(scalar.value)
    }
  }
}
