import Diagnostics
import SwiftParser
import SwiftSyntax
import SwiftTypeChecker

/// The string literals in the syntax of a file, including literals that are never compiled.
struct SourceLiterals {
  /// A literal with its location in the syntax.
  struct Literal {
    var source: String
    /// The string, if it has no interpolations.
    var plainText: String?
    var range: Range<Int>
    /// The reason why the extraction skips the literal, as far as the syntax shows.
    var reason: SkipReason
  }

  /// The literals in the order of the file.
  let all: [Literal]

  init(_ source: SourceFile, options: ExtractionOptions) {
    guard let syntax = try? source.parseForVisitor() else {
      all = []
      return
    }
    let collector = Collector(options)
    collector.walk(syntax)
    all = collector.literals
  }

  private final class Collector: SyntaxVisitor {
    private let options: ExtractionOptions
    private(set) var literals: [Literal] = []

    init(_ options: ExtractionOptions) {
      self.options = options
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      note(Syntax(node))
      return .visitChildren
    }

    override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      note(Syntax(node))
      return .skipChildren
    }

    private func note(_ node: Syntax) {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
      literals.append(
        Literal(
          source: node.trimmedDescription,
          plainText: node.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
          range: start..<end,
          reason: reason(for: node)
        )
      )
    }

    private func reason(for literal: Syntax) -> SkipReason {
      var current = literal
      while let parent = current.parent {
        if let reason = reason(for: current, in: parent) { return reason }
        current = parent
      }
      return .unread
    }

    private func reason(for node: Syntax, in parent: Syntax) -> SkipReason? {
      switch parent.as(SyntaxEnum.self) {
      case .ifConfigClause(let clause):
        return reason(for: clause)
      case .macroExpansionExpr(let macro) where macro.macroName.text == "Preview":
        return options.includesPreviews ? nil : .preview
      case .macroExpansionDecl(let macro) where macro.macroName.text == "Preview":
        return options.includesPreviews ? nil : .preview
      case .inheritedTypeList, .inheritanceClause:
        return nil
      case .structDecl(let type) where type.inheritanceClause.isOfPreviews:
        return options.includesPreviews ? nil : .preview
      case .extensionDecl(let type) where type.inheritanceClause.isOfPreviews:
        return options.includesPreviews ? nil : .preview
      case .attribute(let attribute):
        return .attribute(attribute.attributeName.trimmedDescription)
      case .ifExpr(let expression)
      where expression.conditions.isLiterallyFalse && Syntax(expression.body) == node:
        return .falseBranch
      default: return nil
      }
    }

    private func reason(for clause: IfConfigClauseSyntax) -> SkipReason? {
      let text = clause.condition?.trimmedDescription
      switch clause.condition.map({ BuildCondition($0, knowing: options.conditions) }) {
      case .never: return .condition(text ?? "")
      case .debug: return options.includesDebugOnly ? nil : .debug
      case .possible, .always, nil: return reason(forLater: clause)
      }
    }

    /// Returns the reason why a clause is skipped whose condition may be true.
    ///
    /// The condition of an earlier clause is always true then.
    private func reason(forLater clause: IfConfigClauseSyntax) -> SkipReason? {
      guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return nil }
      for earlier in clauses {
        if earlier == clause { return nil }
        if let condition = earlier.condition,
          BuildCondition(condition, knowing: options.conditions) == .always
        {
          return .condition("!(\(condition.trimmedDescription))")
        }
      }
      return nil
    }
  }
}

extension InheritanceClauseSyntax? {
  /// Whether the type provides previews.
  fileprivate var isOfPreviews: Bool {
    self?.inheritedTypes.contains { $0.type.trimmedDescription == "PreviewProvider" } ?? false
  }
}
