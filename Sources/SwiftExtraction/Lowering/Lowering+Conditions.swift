import SwiftSyntax

extension Lowering {
  /// Calls `body` for the clauses of `#if` that a build may compile.
  ///
  /// What depends on the platform, on a module or on the compiler's version counts, because a
  /// catalog serves every platform of its target. The other side of `DEBUG` counts as well.
  mutating func forEachClause(
    of config: IfConfigDeclSyntax,
    _ body: (inout Lowering, IfConfigClauseSyntax) -> Void
  ) {
    let outer = isDebugOnly
    defer { isDebugOnly = outer }
    for clause in config.clauses {
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
