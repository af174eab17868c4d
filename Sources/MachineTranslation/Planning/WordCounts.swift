/// The number of words of source texts, by how similar translated texts are.
package struct WordCounts: Hashable, Sendable {
  /// How similar the most similar source text with a finished translation is.
  package enum Band: String, Hashable, Sendable, CaseIterable {
    /// Less than 75 percent.
    case new
    /// From 75 to 94 percent.
    case similar
    /// From 95 to 99 percent.
    case nearlyEqual
    /// The same text.
    case equal
    /// The same text as an earlier one of the plan, which has no translation.
    case repetition

    /// Creates the band of a score in percent.
    package init(score: Int) {
      switch score {
      case 100...: self = .equal
      case 95...: self = .nearlyEqual
      case Self.leastScore...: self = .similar
      default: self = .new
      }
    }

    /// The least score of a similar text.
    package static let leastScore = 75
  }

  private var counts: [Band: Int] = [:]

  /// Creates counts of no words.
  package init() {}

  /// The number of words in a band.
  package subscript(band: Band) -> Int { counts[band] ?? 0 }

  /// The number of all words.
  package var total: Int { counts.values.reduce(0, +) }

  /// Adds words.
  package mutating func add(_ count: Int, to band: Band) {
    if count > 0 { counts[band, default: 0] += count }
  }

  /// Adds other counts.
  package mutating func add(_ other: WordCounts) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }
}

extension PlannedEntry {
  /// Returns the number of words of a text that are translated; without placeholders, markup and
  /// terms that stay as they are.
  package func wordCount(of text: PlannedText) -> Int {
    text.sources.reduce(0) { count, source in
      var numbers = MarkNumbers()
      let masked = MaskedText(source, style: .none, terms: protectedTerms, numbers: &numbers)
      return count + masked.wordCount
    }
  }
}
