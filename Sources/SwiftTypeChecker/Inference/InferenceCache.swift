/// The results of an inference.
struct InferenceCache {
  /// The types of expressions that are known.
  var types: [ObjectIdentifier: SwiftType] = [:]
  /// The expressions whose types are not known, with the generation of the names that were visible.
  var unknownTypes: [ObjectIdentifier: Int] = [:]
  /// The types of variables that were inferred from their initial values.
  var variableTypes: [Int: SwiftType] = [:]
  /// The candidates of plain names that can only mean declarations.
  ///
  /// A file repeats names such as `Text` and `Button`, and their meaning does not change.
  var plainNames: [PlainName: [Candidate]] = [:]
  /// The metatypes of plain names that can only mean types.
  var plainTypes: [PlainName: SwiftType] = [:]
  /// The latest generation of local names.
  var lastGeneration = 0

  /// A name without a base, with the enclosing type and the file that uses it.
  struct PlainName: Hashable {
    var name: String
    var owner: String?
    var file: Int
  }
}

/// The remaining work that an inference may do.
///
/// The compiler gives up on an expression that it cannot type in reasonable time, and so does the
/// inference. Nested closures, overloads and implicit members multiply the combinations. The work
/// is counted, not timed, so a source has the same result on every machine.
struct InferenceBudget {
  /// The current depth of the inference.
  var depth = 0
  /// The number of implicit members that are being tried as arguments of each other.
  var implicitDepth = 0
  private var sinceDeclaration = 0
  private var inAll = 0

  /// The greatest depth of the inference; a type beyond it stays unknown.
  private static let maximumDepth = 400
  /// The greatest depth of implicit members in each other; each level tries every overload of the
  /// next.
  private static let maximumImplicitDepth = 3
  /// The limit for one declaration, a hundred times the work for realistic sources.
  private static let greatestForDeclaration = 100_000
  /// The limit for a file.
  private static let greatestInAll = 400_000

  /// Whether no more work may be done for the current declaration.
  var isExhausted: Bool {
    sinceDeclaration >= Self.greatestForDeclaration || inAll >= Self.greatestInAll
  }

  /// Whether another expression may be inferred within this one.
  var hasRoom: Bool { depth < Self.maximumDepth && !isExhausted }

  /// Whether another implicit member may be tried within this one.
  var hasRoomForImplicitMember: Bool { implicitDepth < Self.maximumImplicitDepth }

  /// Counts one more step.
  mutating func spend() {
    sinceDeclaration += 1
    inAll += 1
  }

  /// Resets the limit for the next declaration.
  mutating func renew() {
    sinceDeclaration = 0
  }
}

extension TypeInference {
  /// Resets the limit of work for the next declaration.
  package func beginDeclaration() {
    effort.renew()
  }
}
