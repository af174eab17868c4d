package import Diagnostics
package import ExtractedStrings

/// What an extraction found, and what it leaves to the next one.
package struct ExtractionRun: Sendable {
  /// The strings, and what could not be understood.
  package var strings: Parsed<ExtractedStrings>
  private let makeImage: (@Sendable () -> [UInt8])?
  /// How many files were taken apart and checked, because they or what they depend on changed.
  package var checkedCount: Int

  /// Joins what was found in files.
  ///
  /// - Parameters:
  ///   - states: How far the extraction has come with the files.
  ///   - image: Makes what the next extraction starts from; `nil` if there is nothing new to keep.
  init(_ states: [FileState], image: (@Sendable () -> [UInt8])?) {
    let wanted = states.indices.filter { states[$0].request.isWanted }
    let inOrder = wanted.sorted { states[$0].request.path < states[$1].request.path }
    let occurrences = inOrder.flatMap { states[$0].findings?.occurrences ?? [] }
    let diagnostics =
      wanted.flatMap { states[$0].findings?.syntaxProblems ?? [] }
      + wanted.flatMap { states[$0].findings?.typeProblems ?? [] }
    strings = Parsed(ExtractedStrings(occurrences, authority: .complete), diagnostics: diagnostics)
    makeImage = image
    checkedCount = states.count { $0.read != nil && $0.request.isWanted }
  }

  /// The bytes from which the next extraction goes on; `nil` if those that this one started from
  /// are as good.
  ///
  /// They are made when they are asked for, so that nobody who wants the strings waits for them.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package var image: [UInt8]? { makeImage?() }
}
