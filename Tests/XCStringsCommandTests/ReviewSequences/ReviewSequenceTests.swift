import Foundation
import TestSupport
import Testing

/// Random sequences of reviews, machine translations, imports and edits.
///
/// The environment variable `REVIEW_RUNS` sets their number, and `REVIEW_SEED` that of the first.
@Suite struct ReviewSequenceTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func `no sequence finishes a text with an error or loses a finished one`() async throws {
    let first = Self.number("REVIEW_SEED") ?? 0
    var finished = 0
    for seed in first..<first + (Self.number("REVIEW_RUNS") ?? 25) {
      var sequence = try ReviewSequence(seed: seed, in: try Shell())
      let problem = try await sequence.run(count: 8)
      finished += sequence.finishedCount
      #expect(problem == nil, "sequence \(seed): \(sequence.steps.joined(separator: "\n  "))")
    }
    // The sequences do finish texts.
    #expect(finished > 0)
  }
}
