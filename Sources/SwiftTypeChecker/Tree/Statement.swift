package import Diagnostics

/// A statement of a source, reduced to the parts that bind names or contain literals.
///
/// A body is an array of statements, most of which are expressions. So the larger cases are stored
/// outside of the array.
package enum Statement: Sendable {
  case expression(Expression)
  indirect case declaration(Declaration)
  case returning(Expression)
  case guarding([Condition], body: [Statement])
  case looping([Condition], body: [Statement])
  indirect case iterating(Pattern, over: Expression, where: Expression?, body: [Statement])
  /// `do`, `defer`, and what else opens a scope.
  case scope([Statement])
  case catching([Condition], body: [Statement])
}

extension [Statement] {
  /// The values that a body returns: its only expression, or the operands of `return`, including
  /// all branches.
  package var returnedValues: [Expression] {
    if count == 1, case .expression(let value)? = first {
      guard case .branches(let branches) = value.kind else { return [value] }
      return branches.branches.flatMap(\.body.returnedValues)
    }
    return flatMap(\.returnedValues)
  }
}

extension Statement {
  fileprivate var returnedValues: [Expression] {
    switch self {
    case .returning(let value): return [value]
    case .expression(let value):
      guard case .branches(let branches) = value.kind else { return [] }
      return branches.branches.flatMap { $0.body.flatMap(\.returnedValues) }
    case .guarding(_, let body), .looping(_, let body), .iterating(_, _, _, let body),
      .scope(let body), .catching(_, let body):
      return body.flatMap(\.returnedValues)
    case .declaration: return []
    }
  }
}

/// A condition of `if`, `guard`, `while` or `case`.
package enum Condition: Sendable {
  case expression(Expression)
  /// `let x = e`, `let x: T = e`, and `let x` when there is no value.
  case binding(Pattern, type: TypeReference?, value: Expression?)
  /// `case p = e`; without a value, the subject of the `switch`.
  case matching(Pattern, value: Expression?)
}

/// A pattern, reduced to the names that it binds.
package enum Pattern: Sendable {
  case name(String)
  case tuple([PatternElement])
  /// `.name(p, q)` or `Type.name(p, q)`.
  case enumCase(String, of: Expression?, [PatternElement])
  indirect case optional(Pattern)
  indirect case typed(Pattern, TypeReference)
  case expression(Expression)
  case wildcard
}

/// An element of a tuple pattern.
package struct PatternElement: Sendable {
  var label: String?
  /// The pattern of the element.
  package var pattern: Pattern
}

/// A file after the parser: its declarations and statements without the parser's tree.
package struct SourceTree: Sendable {
  /// The path of the file as the user gave it.
  package var path: String
  /// The top-level statements, including the declarations.
  package var statements: [Statement]
  /// The types and aliases in bodies, which are also among the statements of those bodies.
  var localDeclarations: [Declaration] = []
  /// The modules that the file imports.
  package var imports: Set<String> = []
  /// Finds the lines of offsets.
  package var lineIndex: LineIndex
  /// The syntax errors.
  package var diagnostics: [Diagnostic]
  /// Whether the file is not valid UTF-8, so that only its declarations are used.
  package var isGarbled = false

  /// The tree without its statements and local declarations, for a file that is not valid UTF-8.
  package var withoutStatements: SourceTree {
    var tree = self
    tree.statements = []
    tree.localDeclarations = []
    return tree
  }
}
