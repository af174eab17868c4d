package import Diagnostics
package import StringCatalog
package import SwiftTypeChecker

/// What a checker made of one literal.
package struct LiteralExplanation: Hashable, Sendable {
  /// Where the literal stands in its file.
  package var place: Place
  /// The string that it gives; `nil` if it is not localizable.
  package var string: ExtractedString?
  /// Where it stands in the code.
  package var context: LiteralPlace
  /// The type that its place asks for; `nil` if it asks for none, or none that is known.
  package var askedType: String?
  /// Why a `String` is taken although the call has a localizable overload; `nil` where none has.
  package var mixture: StringMixture?
  /// Whether the call has an overload that would take a localizable literal in its place.
  package var hasLocalizableOverload = false
  /// What it interpolates, with the specifiers of the key.
  package var interpolations: [InterpolationExplanation] = []
}

extension LiteralExplanation {
  /// Creates the explanation of a key in another language than Swift.
  package init(ofKeyElsewhere string: ExtractedString) {
    self.init(place: string.place, string: string, context: .otherLanguage)
  }
}

/// What an interpolation became in a key.
package struct InterpolationExplanation: Hashable, Sendable {
  /// What stands between the parentheses.
  package var source: String
  /// Where it stands.
  package var place: Place
  /// The type of the value; `nil` if it is not known.
  package var type: String?
  /// What it became: `%lld`, `${name}`.
  package var specifier: String
  /// Why the type is not known; `nil` where it is, or where it does not matter.
  package var unknown: UnknownType?
}

extension UnknownType {
  /// The reason as arguments of a diagnostic: its code, and the names that it is about.
  var arguments: [Diagnostic.Argument] {
    switch self {
    case .undeclared(let name), .undeclaredType(let name), .noOverload(let name),
      .notFollowed(let name), .ofPlatform(let name):
      [.text(code), .text(name)]
    case .undeclaredMember(let name, of: let type): [.text(code), .text(name), .text(type)]
    }
  }
}

/// Where a literal stands, as far as that settles whether it is localizable.
package enum LiteralPlace: Hashable, Sendable {
  /// An argument of a call whose declaration is known.
  case argument(CallableParameter, of: Callable)
  /// An argument of a call that nothing that was read declares.
  case argumentOfUnknown(String, UnknownType)
  /// `LocalizedStringKey("…")`: the literal is read in that type.
  case coercion(String)
  /// The key of a routine of the project; the name is empty for a member of the literal itself.
  case routine(String)
  /// The key of a macro of the project.
  case macro(String)
  /// The key of a macro of C.
  case otherLanguage
  /// What a variable is initialized with.
  case variable(String)
  /// The default value of a parameter.
  case defaultValue(CallableParameter, of: String)
  /// What a function or a property returns.
  case result(of: String)
  /// The raw value of a case.
  case rawValue(of: String)
  /// What a closure returns.
  case closureResult
  /// What is assigned to a property.
  case assigned(String)
  /// An operand of an operator.
  case operand(String)
  /// What another literal interpolates.
  case interpolated
  /// What a member is taken of.
  case base(String)
  /// What a pattern matches, or a condition tests.
  case condition
  /// Somewhere else.
  case elsewhere
}

/// Why a `String` is taken where a literal alone would be localizable.
package enum StringMixture: Hashable, Sendable {
  /// The other branch of a ternary is no literal; its source name, where it has one.
  case branch(String)
  /// The value before `??` is no localizable one.
  case fallback(String)
  /// `+` joins strings.
  case concatenation
}

/// What the compiler makes of one literal of a line.
package struct LiteralVerdict: Hashable, Sendable {
  /// The literal as the source writes it.
  package var source: String
  /// Where it stands.
  package var place: Place
  /// Whether it is localizable, and why not.
  package var outcome: Outcome

  /// Whether a literal is localizable, and why not.
  package enum Outcome: Hashable, Sendable {
    /// The extraction came by the literal; it is localizable if the explanation has a string.
    case seen(LiteralExplanation)
    /// The extraction does not come by.
    case unseen(UnseenReason)
  }
}

/// Why the extraction does not come by a literal.
package enum UnseenReason: Hashable, Sendable {
  /// In an `#if` whose condition does not hold: its text.
  case condition(String)
  /// In a branch that only a build with `DEBUG` compiles, and those are left out.
  case debug
  /// In a preview.
  case preview
  /// In `if false`.
  case falseBranch
  /// The argument of an attribute that names no property wrapper: `@available(…, message: "…")`.
  case attribute(String)
  /// In a part of the file that the parser does not reach.
  case unread
}

/// What stands in the literals of a line.
package struct LineVerdict: Hashable, Sendable {
  /// The literals of the line, from left to right.
  package var literals: [LiteralVerdict]
  /// Where the line has none: the nearest line that has one.
  package var nearestLine: Int?
}
