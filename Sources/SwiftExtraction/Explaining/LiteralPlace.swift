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
