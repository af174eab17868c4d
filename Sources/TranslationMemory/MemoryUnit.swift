/// A source text and its translation.
package struct MemoryUnit: Hashable, Sendable {
  /// The source text.
  package var source: String
  /// The translation.
  package var target: String
  /// The key of the source text, or another name that is the same in several versions; `nil` if it
  /// is not known.
  package var context: String?
  /// The comment for translators.
  package var comment: String?
  /// The origin of the translation.
  package var origin: Origin

  /// The origin of a translation.
  package struct Origin: Hashable, Sendable {
    /// The path of the catalog or the file.
    package var file: String
    /// Whether a machine made the translation, and no person has approved it.
    package var isMachine: Bool
    /// The number of points that are taken off the score of each match, from 0 to 100.
    package var penalty: Int

    /// Creates an origin.
    package init(file: String, isMachine: Bool = false, penalty: Int = 0) {
      self.file = file
      self.isMachine = isMachine
      self.penalty = penalty
    }
  }

  /// Creates a unit.
  package init(
    source: String,
    target: String,
    context: String? = nil,
    comment: String? = nil,
    origin: Origin
  ) {
    self.source = source
    self.target = target
    self.context = context
    self.comment = comment
    self.origin = origin
  }
}

/// A unit whose source text is similar to a text.
package struct MemoryMatch: Hashable, Sendable {
  /// The unit.
  package let unit: MemoryUnit
  /// The similarity: 101 for the same text in the same context, 100 for the same text, 99 for a text
  /// that differs in case, whitespace or final punctuation only, and less for others.
  package let score: Int

  /// Whether the source text is the same, so that the translation may be used unchanged.
  ///
  /// It is `false` if a penalty of the origin has lowered the score.
  package var isOfEqualText: Bool { score >= Self.scoreOfEqualText }

  /// The least score of an equal text.
  package static let scoreOfEqualText = 100
}

/// A text whose translation is searched.
package struct MemoryQuery: Hashable, Sendable {
  /// The text.
  package var text: String
  /// The key of the text; `nil` if it has none.
  package var context: String?
  /// The comment for translators.
  package var comment: String?
  /// The least score of a match, from 1 to 101.
  package var minimumScore: Int
  /// The greatest number of matches.
  package var limit: Int

  /// Creates a query.
  package init(
    _ text: String,
    context: String? = nil,
    comment: String? = nil,
    minimumScore: Int = 75,
    limit: Int = 5
  ) {
    self.text = text
    self.context = context
    self.comment = comment
    self.minimumScore = minimumScore
    self.limit = limit
  }
}
