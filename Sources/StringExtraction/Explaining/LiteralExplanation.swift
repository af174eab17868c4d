package import Diagnostics
package import StringCatalog
package import SwiftTypeChecker

/// The explanation of a literal.
package struct LiteralExplanation: Hashable, Sendable {
  /// The location of the literal in its file.
  package var location: Location
  /// The extracted string; `nil` if the literal is not localizable.
  package var string: ExtractedString?
  /// The context of the literal in the code.
  package var context: LiteralPlace
  /// The type that the context expects; `nil` if it expects none, or the type is not known.
  package var askedType: String?
  /// The reason why the call uses a `String` although it has a localizable overload.
  ///
  /// It is `nil` if the call has no such overload.
  package var mixture: StringMixture?
  /// Whether the call has an overload that accepts a localizable literal for the parameter.
  package var hasLocalizableOverload = false
  /// The interpolations, with the specifiers of the key.
  package var interpolations: [InterpolationExplanation] = []
}

extension LiteralExplanation {
  /// Creates the explanation of a key in a language other than Swift.
  package init(ofKeyElsewhere string: ExtractedString) {
    self.init(location: string.location, string: string, context: LiteralPlace(string.origin))
  }
}

/// The explanation of an interpolation in a key.
package struct InterpolationExplanation: Hashable, Sendable {
  /// The source between the parentheses.
  package var source: String
  /// The location of the interpolation.
  package var location: Location
  /// The type of the value; `nil` if it is not known.
  package var type: String?
  /// The specifier in the key: `%lld`, `${name}`.
  package var specifier: String
  /// The reason why the type is not known; `nil` if it is known or does not matter.
  package var unknown: UnknownType?
}

extension UnknownType {
  /// The code of the reason and its names, as arguments of a diagnostic.
  var arguments: [Diagnostic.Argument] {
    switch self {
    case .undeclared(let name), .undeclaredType(let name), .noOverload(let name),
      .notFollowed(let name), .ofPlatform(let name):
      [.text(code), .text(name)]
    case .undeclaredMember(let name, of: let type): [.text(code), .text(name), .text(type)]
    }
  }
}

/// The context of a literal, which determines whether it is localizable.
package enum LiteralPlace: Hashable, Sendable {
  /// An argument of a call whose declaration is known.
  case argument(CallableParameter, of: Callable)
  /// An argument of a call whose declaration was not found.
  case argumentOfUnknown(String, UnknownType)
  /// `LocalizedStringKey("…")`: the literal has that type.
  case coercion(String)
  /// The key of a routine of the project; the name is empty for a member of the literal.
  case routine(String)
  /// The key of a macro of the project.
  case macro(String)
  /// The key of a macro of C.
  case otherLanguage
  /// A text of a storyboard or XIB.
  case document
  /// A text of an Info.plist, or of the build settings from which Xcode makes it.
  case infoPlist
  /// The initial value of a variable.
  case variable(String)
  /// The default value of a parameter.
  case defaultValue(CallableParameter, of: String)
  /// A value that a function or a property returns.
  case result(of: String)
  /// The raw value of a case.
  case rawValue(of: String)
  /// A value that a closure returns.
  case closureResult
  /// A value that is assigned to a property.
  case assigned(String)
  /// An operand of an operator.
  case operand(String)
  /// An interpolated value of another literal.
  case interpolated
  /// The base of a member.
  case base(String)
  /// A value that a pattern matches or a condition tests.
  case condition
  /// Any other context.
  case elsewhere
}

extension LiteralPlace {
  /// Creates the context of a string that is not in Swift.
  fileprivate init(_ origin: ExtractedString.Origin) {
    self =
      switch origin {
      case .code: .otherLanguage
      case .interfaceBuilder: .document
      case .infoPlist: .infoPlist
      }
  }
}

/// The reason why an argument is a `String` although the literal alone would be localizable.
package enum StringMixture: Hashable, Sendable {
  /// The other branch of a ternary is not a literal; its name in the source, if it has one.
  case branch(String)
  /// The value before `??` is not localizable.
  case fallback(String)
  /// `+` joins strings.
  case concatenation
}

/// The diagnosis of a literal of a line.
package struct LiteralDiagnosis: Hashable, Sendable {
  /// The literal as the source writes it.
  package var source: String
  /// The location of the literal.
  package var location: Location
  /// Whether it is localizable, and why not.
  package var outcome: Outcome

  /// Whether a literal is localizable, and why not.
  package enum Outcome: Hashable, Sendable {
    /// The extraction processed the literal. It is localizable if the explanation has a string.
    case seen(LiteralExplanation)
    /// The extraction skips the literal.
    case unseen(SkipReason)
  }
}

/// The reason why the extraction skips a literal.
package enum SkipReason: Hashable, Sendable {
  /// In an `#if` whose condition is false; the value is the condition.
  case condition(String)
  /// In a branch that is only compiled with `DEBUG`, if these are skipped.
  case debug
  /// In a preview.
  case preview
  /// In `if false`.
  case falseBranch
  /// An argument of an attribute that is not a property wrapper: `@available(…, message: "…")`.
  case attribute(String)
  /// In a part of the file that is not parsed.
  case unread
}

/// The diagnosis of the literals of a line.
package struct LineDiagnosis: Hashable, Sendable {
  /// The literals of the line, from left to right.
  package var literals: [LiteralDiagnosis]
  /// The nearest line with a literal, if the line has none.
  package var nearestLine: Int?
}
