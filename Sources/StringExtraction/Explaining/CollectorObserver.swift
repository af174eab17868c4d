import StringCatalog
import SwiftTypeChecker

/// An observer of the decisions of a collector.
protocol CollectorObserver: AnyObject {
  /// Called before the collector walks a value.
  ///
  /// The enclosing sites have been entered before.
  func enter(_ site: ValueSite, holding value: Expression?, _ collector: KeyCollector)
  /// Called when the collector leaves the innermost site.
  func leave()
  /// Called for each literal, with the type that the context expects.
  func pass(_ literal: StringLiteral, asking type: SwiftType?, _ collector: KeyCollector)
  /// Called for a localizable literal.
  func find(_ literal: StringLiteral, as string: ExtractedString, _ collector: KeyCollector)
}

/// The site of a value in the code.
enum ValueSite {
  /// An argument of a call, trailing closures last; the resolution is `nil` if the callee is not
  /// known.
  case argument(Expression.Call, Resolution?, Int)
  /// The only argument of an initializer call that the compiler treats as a literal of the type.
  case coercion(Expression.Call, SwiftType)
  /// The key of a routine of the project.
  case routine(String)
  /// The key of a macro of the project.
  case macro(String)
  /// The initial value of a variable.
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
  /// A value that the innermost body returns.
  case returned
  /// The value that is assigned to an expression.
  case assigned(Expression)
  /// An operand, with the operator and the other operand.
  case operand(String, Expression)
  /// An interpolated value of another literal.
  case interpolated(StringLiteral)
  /// The base of a member.
  case base(String)
  /// The value that a condition binds to names.
  case bound(Pattern)
  /// The value that a pattern matches.
  case matched(Pattern)
  /// The sequence of a loop.
  case sequence(Pattern)
}

/// The sites around the current value, the innermost last.
struct ValueSites {
  private(set) var all: [(site: ValueSite, value: Expression?)] = []

  mutating func enter(_ site: ValueSite, _ value: Expression?) {
    all.append((site, value))
  }

  mutating func leave() {
    all.removeLast()
  }

  /// The innermost site except operands and branches, if it is an argument.
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

  /// Returns the overload that would accept the literal alone, if no overload accepts the argument
  /// because it converts the literal to a `String`.
  func shownOverload(
    of call: Expression.Call,
    _ position: Int,
    _ collector: KeyCollector
  ) -> FunctionEntry? {
    collector.shownOverload(of: call, position, value: argument?.value)
  }
}

extension KeyCollector {
  /// Returns the overload that would accept a literal in an argument alone; see
  /// ``ValueSites/shownOverload(of:_:_:)``.
  func shownOverload(
    of call: Expression.Call,
    _ position: Int,
    value: Expression?
  ) -> FunctionEntry? {
    guard let value, !value.isLiteralThroughout, inference.type(of: value).isText else {
      return nil
    }
    return localizableOverload(of: call, position)
  }
}
