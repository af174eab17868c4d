import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `#stringify(x)` to the value and its source.
struct StringifyMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) -> ExprSyntax {
    guard let argument = node.arguments.first?.expression else { return "()" }
    return "(\(argument), \(literal: argument.description))"
  }
}

@main
struct StringifyPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [StringifyMacro.self]
}
