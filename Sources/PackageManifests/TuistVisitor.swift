import Diagnostics
import ProjectModel
import SwiftSyntax

/// Finds the calls of a manifest of Tuist that declare the project and its targets.
final class TuistVisitor: SyntaxVisitor {
  private(set) var manifest = TuistManifest()
  private(set) var diagnostics: [Diagnostic] = []
  private let constants: ManifestConstants
  private let paths: TuistPathReader
  private let functions: Set<String>
  private let lineIndex: LineIndex
  private let file: String

  init(_ syntax: SourceFileSyntax, lineIndex: LineIndex, file: String) {
    constants = ManifestConstants(syntax)
    paths = TuistPathReader(constants)
    functions = Set(
      syntax.statements.compactMap { $0.item.as(FunctionDeclSyntax.self)?.name.text }
    )
    self.lineIndex = lineIndex
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let region = call.argument("developmentRegion").flatMap(constants.text) {
      manifest.developmentRegion = region
    }
    if let regions = call.argument("defaultKnownRegions").flatMap(constants.texts) {
      manifest.knownRegions = regions.filter { $0 != "Base" }
    }
    switch call.calleeName {
    case "Project": noteProject(call)
    case "local", "package": notePackage(call)
    case "target", "Target": noteTarget(call)
    default: noteHelper(call)
    }
    return .visitChildren
  }

  private func noteProject(_ call: FunctionCallExprSyntax) {
    call.argument("targets").map { checkTargets($0, depth: 0) }
  }

  /// Tells the targets of a project that are made by something that is not in the file.
  private func checkTargets(_ expression: ExprSyntax, depth: Int) {
    if let array = expression.as(ArrayExprSyntax.self) {
      for element in array.elements { checkTargets(element.expression, depth: depth) }
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      for operand in sequence.elements where !operand.is(BinaryOperatorExprSyntax.self) {
        checkTargets(operand, depth: depth)
      }
    } else if let call = expression.as(FunctionCallExprSyntax.self),
      ["target", "Target"].contains(call.calleeName) || functions.contains(call.calleeName ?? "")
    {
      return
    } else if depth < Self.greatestDepth, let value = constants.value(of: expression) {
      checkTargets(value, depth: depth + 1)
    } else {
      noteUnread(expression)
    }
  }

  /// How often a constant may lead to another; a chain that is longer is a ring.
  private static let greatestDepth = 16

  /// Tells a project that a function of another file makes, such as `Project.module(name: "Core")`.
  private func noteHelper(_ call: FunctionCallExprSyntax) {
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base?.trimmedDescription == "Project", callee.declName.baseName.text != "init"
    else { return }
    noteUnread(ExprSyntax(callee))
  }

  private func notePackage(_ call: FunctionCallExprSyntax) {
    guard let argument = call.argument("path"), let path = paths.path(argument) else { return }
    manifest.localPackages.append(path)
  }

  private func noteTarget(_ call: FunctionCallExprSyntax) {
    // What a target depends on is written likewise, but has no product.
    guard let product = call.argument("product"), let name = call.argument("name") else { return }
    manifest.targets.append(
      TuistManifest.Target(
        name: constants.text(name) ?? name.trimmedDescription,
        isTest: [".unitTests", ".uiTests"].contains(product.trimmedDescription),
        sources: files(call.argument("sources")),
        resources: files(call.argument("resources")),
        folders: files(call.argument("buildableFolders")).map(\.path)
      )
    )
  }

  /// Returns the files that an argument stands for; where that is not known, it is told.
  private func files(_ argument: ExprSyntax?) -> [TuistManifest.Files] {
    guard let argument, !argument.is(NilLiteralExprSyntax.self) else { return [] }
    if let files = paths.files(argument) { return files }
    noteUnread(argument)
    return []
  }

  private func noteUnread(_ expression: ExprSyntax) {
    diagnostics.append(.unread(expression, lineIndex, file))
  }
}
