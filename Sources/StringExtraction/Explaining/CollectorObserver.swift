import StringCatalog
import SwiftTypeChecker

/// Sees what a collector decides.
///
/// Without an observer, nothing of this is made.
protocol CollectorObserver: AnyObject {
  /// A value is about to be walked where `site` says; the sites around it were entered before.
  func enter(_ site: ValueSite, holding value: Expression?, _ collector: KeyCollector)
  /// The walk leaves the innermost site.
  func leave()
  /// A literal stands here, and its place asks for `type`.
  func pass(_ literal: StringLiteral, asking type: SwiftType?, _ collector: KeyCollector)
  /// A literal was found to be localizable.
  func find(_ literal: StringLiteral, as string: ExtractedString, _ collector: KeyCollector)
}

/// Where a value stands, as the walk of a collector comes by.
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

/// The sites around the value that is being walked, the innermost last.
struct ValueSites {
  private(set) var all: [(site: ValueSite, value: Expression?)] = []

  mutating func enter(_ site: ValueSite, _ value: Expression?) {
    all.append((site, value))
  }

  mutating func leave() {
    all.removeLast()
  }

  /// The innermost site, if it is an argument, operands and branches aside.
  var argument: (site: ValueSite, value: Expression?)? {
    let found = all.last { entry in
      switch entry.site {
      case .operand("+", _), .branch: false
      default: true
      }
    }
    if case .argument? = found?.site { return found }
    return nil
  }

  /// Returns the overload that would take a literal alone, where the argument of a call that fits
  /// none makes a `String` of it.
  func shownOverload(
    of call: Expression.Call,
    _ position: Int,
    _ collector: KeyCollector
  ) -> FunctionEntry? {
    guard let value = argument?.value, !value.isLiteralThroughout,
      collector.inference.type(of: value).isText
    else { return nil }
    return collector.localizableOverload(of: call, position)
  }
}
