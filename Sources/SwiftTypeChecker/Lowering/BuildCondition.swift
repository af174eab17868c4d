@_spi(RawSyntax) package import SwiftSyntax

/// The result of the condition of an `#if`, as far as it is known.
package enum BuildCondition: Equatable {
  case never
  /// Only with `DEBUG`.
  case debug
  case possible
  case always

  /// Evaluates a condition.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - known: The known names in it.
  package init(_ condition: ExprSyntax, knowing known: CompilationConditions) {
    self = RawExprSyntax(condition.raw).map { Self($0, knowing: known) } ?? .possible
  }

  fileprivate init(_ condition: RawExprSyntax, knowing known: CompilationConditions) {
    switch condition.form {
    case .booleanLiteralExpr(let literal):
      self = literal.literal.isKeyword("true") ? .always : .never
    case .declReferenceExpr(let reference):
      self = Self.flag(reference.baseName.text, knowing: known)
    case .tupleExpr(let tuple):
      let inner = tuple.elements.elements.first?.expression
      self = inner.map { BuildCondition($0, knowing: known) } ?? .possible
    case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
      self = BuildCondition(prefix.expression, knowing: known).negated
    case .sequenceExpr(let sequence):
      self = Self.sequence(sequence, knowing: known)
    case .functionCallExpr(let call):
      self = Self.version(call)
    default:
      self = .possible
    }
  }

  private static func flag(_ name: String, knowing known: CompilationConditions) -> BuildCondition {
    name == "DEBUG" ? .debug : known.evaluate(name)
  }

  /// Evaluates `swift(>=5.9)` and `compiler(<6.0)`, as far as every compiler in use agrees.
  ///
  /// String catalogs need a compiler of at least 5.9. In the Swift 5 mode, a newer compiler
  /// evaluates `swift` as 5.10.
  private static func version(_ call: RawFunctionCallExprSyntax) -> BuildCondition {
    let name = call.calledExpression.raw.trimmedText
    let arguments = call.arguments.elements
    guard name == "swift" || name == "compiler", arguments.count == 1,
      let text = arguments.first?.raw.trimmedText
    else { return .possible }
    let isLeast = text.hasPrefix(">=")
    guard isLeast || text.hasPrefix("<") else { return .possible }
    let parts = text.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
    let required = (parts.first ?? 0, parts.dropFirst().first ?? 0)
    guard required <= (5, 9) else { return .possible }
    return isLeast ? .always : .never
  }

  /// Evaluates a chain of `&&` and `||`, of which `&&` binds tighter.
  private static func sequence(
    _ sequence: RawSequenceExprSyntax,
    knowing known: CompilationConditions
  ) -> BuildCondition {
    var alternatives: [BuildCondition] = []
    var current: BuildCondition?
    for element in sequence.elements.elements {
      if let binary = element.as(RawBinaryOperatorExprSyntax.self) {
        guard binary.operator.text == "||" else { continue }
        alternatives.append(current ?? .possible)
        current = nil
      } else {
        let next = BuildCondition(element, knowing: known)
        current = current.map { $0.and(next) } ?? next
      }
    }
    alternatives.append(current ?? .possible)
    return alternatives.dropFirst().reduce(alternatives[0]) { $0.or($1) }
  }

  private var negated: BuildCondition {
    switch self {
    case .never: .always
    case .always: .never
    case .debug, .possible: .possible
    }
  }

  private func and(_ other: BuildCondition) -> BuildCondition {
    if self == .never || other == .never { return .never }
    if self == .debug || other == .debug { return .debug }
    return self == .always ? other : self
  }

  private func or(_ other: BuildCondition) -> BuildCondition {
    if self == .always || other == .always { return .always }
    if self == .never { return other }
    if other == .never { return self }
    return self == .debug && other == .debug ? .debug : .possible
  }
}

/// The compilation conditions of a build, the names in `#if`, as far as they are known.
package enum CompilationConditions: Hashable, Sendable {
  /// Nothing is known; both sides of each condition count.
  case unknown
  /// The conditions that a configuration may set; all others are false.
  case possible(Set<String>)
  /// The conditions that are set; all others are false.
  case exact(Set<String>)
}

extension CompilationConditions {
  /// Returns the value of the condition of a name.
  func evaluate(_ name: String) -> BuildCondition {
    switch self {
    case .unknown: .possible
    case .possible(let names): names.contains(name) ? .possible : .never
    case .exact(let names): names.contains(name) ? .always : .never
    }
  }
}

// MARK: - Conditions

extension Lowering {
  /// Calls `body` for the clauses of `#if` that a build may compile.
  ///
  /// Conditions on the platform, a module or the compiler's version are included, because a catalog
  /// serves every platform of its target. The other branch of `DEBUG` is included as well.
  mutating func forEachClause(
    of config: RawIfConfigDeclSyntax,
    _ body: (inout Lowering, RawIfConfigClauseSyntax) -> Void
  ) {
    let outer = isDebugOnly
    defer { isDebugOnly = outer }
    for clause in config.clauses.elements {
      let condition = clause.condition.map { BuildCondition($0, knowing: options.conditions) }
      switch condition ?? .possible {
      case .never: continue
      case .debug where !options.includesDebugOnly: continue
      case .debug:
        isDebugOnly = true
        body(&self, clause)
      case .possible, .always:
        isDebugOnly = outer
        body(&self, clause)
      }
      if condition == .always { return }
    }
  }
}
