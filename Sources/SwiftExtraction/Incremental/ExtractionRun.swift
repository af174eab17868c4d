package import Diagnostics
package import ExtractedStrings

/// What an extraction found, and what it leaves to the next one.
package struct ExtractionRun: Sendable {
  /// The strings, and what could not be understood.
  package var strings: Parsed<ExtractedStrings>
  /// The bytes from which the next extraction goes on; `nil` if those that this one started from
  /// are as good.
  package var image: [UInt8]?
  /// How many files were taken apart and checked, because they or what they depend on changed.
  package var checkedCount: Int

  /// Joins what was found in files.
  init(_ states: [FileState], image: [UInt8]?) {
    let wanted = states.indices.filter { states[$0].request.isWanted }
    let inOrder = wanted.sorted { states[$0].request.path < states[$1].request.path }
    let occurrences = inOrder.flatMap { states[$0].findings?.occurrences ?? [] }
    let diagnostics =
      wanted.flatMap { states[$0].findings?.syntaxProblems ?? [] }
      + wanted.flatMap { states[$0].findings?.typeProblems ?? [] }
    strings = Parsed(ExtractedStrings(occurrences, authority: .complete), diagnostics: diagnostics)
    self.image = image
    checkedCount = states.count { $0.read != nil && $0.request.isWanted }
  }
}
