/// Where a value stands, as the walk of a checker comes by.
enum ValueSite {
  /// An argument of a call, trailing closures last; the resolution is `nil` where the callee could
  /// not be settled.
  case argument(Expression.Call, Resolution?, Int)
  /// The only argument of a type's initializer that the compiler reads as a literal of the type.
  case coercion(Expression.Call, SwiftType)
  /// The key that a routine of the project takes.
  case routine(String)
  /// The key that a macro of the project takes.
  case macro(String)
  /// What a variable is initialized with.
  case initialValue(VariableDeclaration)
  /// The default value of a parameter, by its position.
  case defaultValue(FunctionDeclaration, Int)
  /// The raw value of a case of an enum.
  case rawValue(FunctionDeclaration)
  /// The body of a function, which returns values.
  case function(FunctionDeclaration)
  /// The body of a getter.
  case getter(VariableDeclaration)
  /// The body of a closure with the types of its parameters.
  case closure(Expression.Closure, [SwiftType])
  /// The branch of an `if` or a `switch`.
  case branch
  /// What the innermost body returns.
  case returned
  /// What is assigned to an expression.
  case assigned(Expression)
  /// An operand, with the operator and the other operand.
  case operand(String, Expression)
  /// What another literal interpolates.
  case interpolated(StringLiteral)
  /// What a member is taken of.
  case base(String)
  /// What a condition binds to names.
  case bound(Pattern)
  /// What a pattern matches.
  case matched(Pattern)
  /// What a loop goes through.
  case sequence(Pattern)
}
