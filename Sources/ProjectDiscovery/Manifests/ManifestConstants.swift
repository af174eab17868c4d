package import Diagnostics
import SwiftParser
import SwiftSyntax

/// The variables of a manifest that are texts or lists of texts.
struct ManifestConstants {
  private var values: [String: ExprSyntax] = [:]

  /// How often a constant may lead to another; a chain that is longer is a ring.
  private static let greatestDepth = 16

  init(_ file: SourceFileSyntax) {
    for statement in file.statements {
      guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self),
          let value = binding.initializer?.value
        else { continue }
        values[name.identifier.text] = value
      }
    }
  }

  /// Returns the text that an expression stands for; `nil` if it is not one that can be read.
  func text(_ expression: ExprSyntax) -> String? {
    text(expression, depth: 0)
  }

  /// Returns the texts that a list stands for; `nil` if one of them cannot be read.
  func texts(_ expression: ExprSyntax) -> [String]? {
    texts(expression, depth: 0)
  }

  private func text(_ expression: ExprSyntax, depth: Int) -> String? {
    guard depth < Self.greatestDepth else { return nil }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue ?? interpolated(literal, depth: depth)
    }
    return value(of: expression).flatMap { text($0, depth: depth + 1) }
  }

  private func interpolated(_ literal: StringLiteralExprSyntax, depth: Int) -> String? {
    var result = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment): result += segment.content.text
      case .expressionSegment(let segment):
        guard segment.expressions.count == 1, let value = segment.expressions.first?.expression,
          let text = text(value, depth: depth + 1)
        else { return nil }
        result += text
      }
    }
    return result
  }

  private func texts(_ expression: ExprSyntax, depth: Int) -> [String]? {
    guard depth < Self.greatestDepth else { return nil }
    if let array = expression.as(ArrayExprSyntax.self) {
      let texts = array.elements.compactMap { text($0.expression, depth: depth + 1) }
      return texts.count == array.elements.count ? texts : nil
    }
    return value(of: expression).flatMap { texts($0, depth: depth + 1) }
  }

  /// Returns what a constant is set to; `nil` if the expression names none.
  func value(of expression: ExprSyntax) -> ExprSyntax? {
    expression.as(DeclReferenceExprSyntax.self).flatMap { values[$0.baseName.text] }
  }
}

// MARK: - Reading

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
      .manifestUnread(expression.trimmedDescription),
      .warning,
      at: lineIndex.place(of: range, in: file)
    )
  }
}

extension Diagnostic.Message {
  /// A part of a `Package.swift`, or of a `Project.swift` of Tuist, is worked out while it runs,
  /// and not known.
  package static func manifestUnread(_ code: String) -> Self {
    Self("manifest-unread", "'\(code)' is computed when the manifest runs; its value is not known")
  }
}
