package import Diagnostics
import SwiftParser
import SwiftSyntax

/// The constants of a manifest that are strings or lists of strings.
struct ManifestConstants {
  private var values: [String: ExprSyntax] = [:]

  /// The maximum number of references from one constant to another.
  ///
  /// Longer chains are cycles.
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

  /// Returns the string value of an expression, or `nil` if it cannot be evaluated.
  func text(_ expression: ExprSyntax) -> String? {
    text(expression, depth: 0)
  }

  /// Returns the string values of a list, or `nil` if one of them cannot be evaluated.
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

  /// Returns the value of a constant, or `nil` if the expression is not the name of one.
  func value(of expression: ExprSyntax) -> ExprSyntax? {
    expression.as(DeclReferenceExprSyntax.self).flatMap { values[$0.baseName.text] }
  }
}

// MARK: - Reading

extension FunctionCallExprSyntax {
  /// The name of the called function, or `nil` if it is not a simple name.
  var calleeName: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// Returns the value of the argument with a label, or `nil` if there is none.
  func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

extension Diagnostic {
  /// Returns the warning that an expression cannot be evaluated.
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
      at: lineIndex.location(of: range, in: file)
    )
  }

  /// Returns the error that a manifest is not parsed.
  static func unparsed(_ file: String) -> Diagnostic {
    Diagnostic(.manifestUnparsed, .error, at: LineIndex([]).location(of: 0..<0, in: file))
  }
}

extension Diagnostic.Message {
  /// A part of a `Package.swift`, or of a Tuist `Project.swift`, is computed at run time and
  /// therefore unknown.
  package static func manifestUnread(_ code: String) -> Self {
    Self("manifest-unread", "'\(code)' is computed when the manifest runs, so its value is unknown")
  }
  /// A `Package.swift`, or a Tuist `Project.swift`, would take the parser too much time or stack.
  package static let manifestUnparsed = Self(
    "manifest-unparsed",
    "the manifest is nested too deeply, or too much of it is not valid Swift, so it was not read; its targets are unknown"
  )
}
