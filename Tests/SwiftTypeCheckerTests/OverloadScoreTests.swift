import Testing

@testable import SwiftTypeChecker

@Suite struct OverloadScoreTests {
  @Test func `Each kind outweighs any number of the next`() {
    for (kind, next) in zip(OverloadScore.Kind.allCases, OverloadScore.Kind.allCases.dropFirst()) {
      #expect(OverloadScore(next, count: 1000) < OverloadScore(kind), "\(kind), \(next)")
    }
  }

  @Test func `Scores with equal first counters are ordered by the next`() {
    let disfavored = OverloadScore(.disfavoredOverload)
    #expect(disfavored < disfavored + OverloadScore(.minorConversion))
    #expect(
      disfavored + OverloadScore(.existential) < disfavored + OverloadScore(.valueToOptional)
    )
  }

  @Test(arguments: OverloadScore.Kind.allCases)
  func `A counter makes a score worse, never better`(kind: OverloadScore.Kind) {
    #expect(OverloadScore.perfect < OverloadScore(kind))
    #expect(OverloadScore(kind) < OverloadScore(kind, count: 2))
    #expect(OverloadScore(kind, count: 2) == OverloadScore(kind) + OverloadScore(kind))
  }
}
