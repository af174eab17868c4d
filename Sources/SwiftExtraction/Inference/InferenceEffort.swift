/// How much work the inference may still do.
///
/// The compiler gives up on an expression that it cannot type in reasonable time, and so does the
/// inference: nested closures, overloads and implicit members multiply what there is to try. The
/// effort is counted, not timed, so that a source gives the same on every machine.
struct InferenceEffort {
  private var sinceDeclaration = 0
  private var inAll = 0

  /// What one declaration may take; what people write takes a hundredth of it.
  private static let greatestForDeclaration = 100_000
  /// What a file may take.
  private static let greatestInAll = 400_000

  /// Whether no more work may be done for the current declaration.
  var isExhausted: Bool {
    sinceDeclaration >= Self.greatestForDeclaration || inAll >= Self.greatestInAll
  }

  /// Notes one more step.
  mutating func spend() {
    sinceDeclaration += 1
    inAll += 1
  }

  /// Notes that another declaration begins.
  mutating func renew() {
    sinceDeclaration = 0
  }
}
