/// How far an extraction is.
package struct ExtractionProgress: Hashable, Sendable {
  /// What is being done.
  package var step: Step
  /// How many files it is done for.
  package var done: Int
  /// How many files there are.
  package var total: Int

  /// One of the two passes over the files.
  package enum Step: Hashable, Sendable {
    /// Files are parsed.
    case reading
    /// Literals get their types.
    case checking
  }
}
