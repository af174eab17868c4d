/// What an inference has found out.
struct InferenceMemory {
  /// The types of expressions that are known.
  var types: [ObjectIdentifier: SwiftType] = [:]
  /// The expressions whose types are not known, with the generation of names that was in sight.
  var unknownTypes: [ObjectIdentifier: Int] = [:]
  /// The types of variables that were inferred from their initial values.
  var variableTypes: [Int: SwiftType] = [:]
  /// What plain names mean that stand for declarations alone.
  ///
  /// A file says `Text` and `Button` again and again; what they mean there does not change.
  var plainNames: [PlainName: [Candidate]] = [:]
  /// The metatypes of plain names that stand for types alone.
  var plainTypes: [PlainName: SwiftType] = [:]
  /// The generation of local names that was given out last.
  var lastGeneration = 0

  /// A name that stands on its own, inside of a type, with the file that sees it.
  struct PlainName: Hashable {
    var name: String
    var owner: String?
    var file: Int
  }
}

/// How much work an inference may still do.
///
/// The compiler gives up on an expression that it cannot type in reasonable time, and so does the
/// inference: nested closures, overloads and implicit members multiply what there is to try. The
/// effort is counted, not timed, so that a source gives the same on every machine.
struct InferenceEffort {
  /// How deep the inference is.
  var depth = 0
  /// How many implicit members are being tried as arguments of each other.
  var implicitDepth = 0
  private var sinceDeclaration = 0
  private var inAll = 0

  /// How deep the inference goes; a type that is farther away stays unknown.
  private static let maximumDepth = 400
  /// How deep implicit members are tried; each level tries every overload of the next.
  private static let maximumImplicitDepth = 3
  /// What one declaration may take; what people write takes a hundredth of it.
  private static let greatestForDeclaration = 100_000
  /// What a file may take.
  private static let greatestInAll = 400_000

  /// Whether no more work may be done for the current declaration.
  var isExhausted: Bool {
    sinceDeclaration >= Self.greatestForDeclaration || inAll >= Self.greatestInAll
  }

  /// Whether another expression may be looked at within this one.
  var hasRoom: Bool { depth < Self.maximumDepth && !isExhausted }

  /// Whether another implicit member may be tried within this one.
  var hasRoomForImplicitMember: Bool { implicitDepth < Self.maximumImplicitDepth }

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

extension TypeInference {
  /// Notes that another declaration begins, which may take an effort of its own.
  package func beginDeclaration() {
    effort.renew()
  }
}
