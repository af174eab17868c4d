extension Configuration {
  /// A file in Translation Memory eXchange (TMX).
  package struct MemoryFile: Hashable, Sendable {
    /// The path.
    package var path: String
    /// The number of points that are taken off the scores of its translations, from 0 to 100.
    package var penalty: Int

    /// The greatest penalty, with which no translation is offered.
    package static let greatestPenalty = 100

    /// Creates a file.
    package init(_ path: String, penalty: Int = 0) {
      self.path = path
      self.penalty = penalty
    }
  }
}
