import Diagnostics
import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The name of the function that is called; `nil` if it is no plain name.
  var calleeName: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// Returns the value of the argument with a label; `nil` if there is none.
  func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

extension Diagnostic {
  /// Returns the warning that an expression cannot be read.
  static func unread(
    _ expression: ExprSyntax,
    _ lineIndex: LineIndex,
    _ file: String
  ) -> Diagnostic {
    let start = expression.positionAfterSkippingLeadingTrivia.utf8Offset
    let range = start..<start + expression.trimmedLength.utf8Length
    return Diagnostic(
      .manifestUnread,
      .warning,
      at: lineIndex.place(of: range, in: file),
      arguments: [.text(expression.trimmedDescription)]
    )
  }
}
