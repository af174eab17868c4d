/// The rank of an overload: counters of everything that separates it from a perfect match.
///
/// It follows the `Score` of the compiler (`lib/Sema/ConstraintSystem.h`). Scores are compared
/// counter by counter, in the order of ``Kind``, and the lower score is the better match. So a
/// single argument of an earlier kind outweighs any number of a later kind.
struct OverloadScore: Comparable {
  /// The reasons for a worse rank, the weightiest first.
  ///
  /// The compiler has one counter for all literals that do not have their default type. Here, types
  /// with a role come before other types with literals: the tables do not contain every
  /// `@_disfavoredOverload`, and `Text("…")` must not make an `AttributedString`.
  ///
  /// Since version 6.3, the compiler ignores `@_disfavoredOverload` where a parameter has the default
  /// type of its literal, unless the call is that of a member with one argument and no label. The
  /// catalogs of earlier versions contain those keys, so the attribute always counts here.
  enum Kind: Int, CaseIterable {
    /// The call makes a string for a type with a role, or a value with a role for a string.
    case mismatchedResult
    /// An argument matches only if a declaration that is not available says so.
    case doubtfulArgument
    /// The overload, or that of an implicit member in an argument, is `@_disfavoredOverload`.
    case disfavoredOverload
    /// A string literal makes a value of a type without a role that is expressible by it.
    case customLiteral
    /// A literal makes a value of a type with a role, or of another type than its default, such as
    /// a `StaticString` or, for a whole number, a `Double`.
    case nonDefaultLiteral
    /// A value becomes an optional.
    case valueToOptional
    /// A value becomes an existential, such as `Any`.
    case existential
    /// A generic parameter is bound to the type of an argument.
    case genericArgument
    /// The type of an argument or of its parameter is not known.
    case unknownType
    /// A value is converted implicitly, such as from `CGFloat` to `Double`, or a closure takes a
    /// tuple apart.
    case implicitConversion
    /// A value becomes one of its supertypes, or `.init(…)` makes a value without a role.
    case minorConversion
    /// The declaration is generic.
    case genericDeclaration
    /// A parameter takes its default value, or any number of arguments.
    case defaultArgument
    /// The platform declares the overload, and not the project.
    case platformDeclaration
  }

  private var counters = SIMD16<UInt32>()

  /// The score of a perfect match.
  static let perfect = OverloadScore()

  private init() {}

  /// Creates a score with one counter set.
  init(_ kind: Kind, count: Int = 1) {
    counters[kind.rawValue] = UInt32(truncatingIfNeeded: count)
  }

  static func + (lhs: OverloadScore, rhs: OverloadScore) -> OverloadScore {
    var sum = lhs
    sum.counters &+= rhs.counters
    return sum
  }

  static func += (lhs: inout OverloadScore, rhs: OverloadScore) {
    lhs.counters &+= rhs.counters
  }

  static func < (lhs: OverloadScore, rhs: OverloadScore) -> Bool {
    for kind in 0..<Kind.allCases.count where lhs.counters[kind] != rhs.counters[kind] {
      return lhs.counters[kind] < rhs.counters[kind]
    }
    return false
  }
}
