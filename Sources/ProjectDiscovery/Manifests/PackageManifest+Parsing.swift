package import Diagnostics
import ProjectConfiguration
import SwiftParser
import SwiftSyntax

extension PackageManifest {
  /// Reads a `Package.swift` without running it.
  ///
  /// Understood are the calls that declare targets, wherever they stand, with arguments that are
  /// literals or constants of the manifest. What a manifest works out while it runs is not known,
  /// and told where it matters.
  ///
  /// - Parameters:
  ///   - bytes: The content of the manifest.
  ///   - file: The path that places name.
  /// - Returns: What it says, and a warning for each part that only a run of it would tell.
  package static func parse(_ bytes: [UInt8], file: String) -> Parsed<PackageManifest> {
    let syntax = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let constants = ManifestConstants(syntax)
    let visitor = ManifestVisitor(constants, lineIndex: LineIndex(bytes), file: file)
    visitor.walk(syntax)
    return Parsed(visitor.manifest, diagnostics: visitor.diagnostics)
  }
}

/// Finds the calls of a manifest that declare the package and its targets.
final class ManifestVisitor: SyntaxVisitor {
  private(set) var manifest = PackageManifest()
  private(set) var diagnostics: [Diagnostic] = []
  private let constants: ManifestConstants
  private let lineIndex: LineIndex
  private let file: String

  init(_ constants: ManifestConstants, lineIndex: LineIndex, file: String) {
    self.constants = constants
    self.lineIndex = lineIndex
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = call.calleeName else { return .visitChildren }
    if callee == "Package" {
      notePackage(call)
    } else if let kind = Self.kinds[callee], call.calledExpression.is(MemberAccessExprSyntax.self) {
      noteTarget(call, kind)
    } else if callee == "define", let name = call.arguments.first?.expression {
      manifest.compilationConditions.formUnion([constants.text(name)].compactMap(\.self))
    } else if callee == "package" {
      // One whose path is worked out is not told: no other target changes for it.
      manifest.localPackages += [call.argument("path").flatMap(constants.text)].compactMap(\.self)
    }
    return .visitChildren
  }

  /// The functions that declare targets with sources, and what for.
  private static let kinds: [String: PackageManifest.Target.Kind] = [
    "target": .module, "executableTarget": .module, "macro": .module, "testTarget": .test,
    "plugin": .plugin,
  ]

  private func notePackage(_ call: FunctionCallExprSyntax) {
    manifest.name = call.argument("name").flatMap(constants.text)
    manifest.defaultLocalization = call.argument("defaultLocalization").flatMap(constants.text)
  }

  private func noteTarget(_ call: FunctionCallExprSyntax, _ kind: PackageManifest.Target.Kind) {
    // What a target depends on is written likewise, and so are products.
    guard let argument = call.argument("name"), !call.isDependency, !call.isProduct else { return }
    guard let name = constants.text(argument) else { return noteUnread(argument) }
    manifest.targets.append(
      PackageManifest.Target(
        name: name,
        kind: kind,
        path: read(call.argument("path"), constants.text),
        sources: read(call.argument("sources"), constants.texts),
        exclude: read(call.argument("exclude"), constants.texts) ?? []
      )
    )
  }

  /// Returns what an argument stands for, if it is there; where that is not known, it is told.
  private func read<Value>(_ argument: ExprSyntax?, _ value: (ExprSyntax) -> Value?) -> Value? {
    guard let argument, !argument.is(NilLiteralExprSyntax.self) else { return nil }
    if let value = value(argument) { return value }
    noteUnread(argument)
    return nil
  }

  private func noteUnread(_ argument: ExprSyntax) {
    diagnostics.append(.unread(argument, lineIndex, file))
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call stands among what something depends on or is built with.
  fileprivate var isDependency: Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let argument = current.as(LabeledExprSyntax.self), let label = argument.label?.text,
        label == "dependencies" || label == "plugins"
      {
        return true
      }
      node = current.parent
    }
    return false
  }

  /// Whether the call stands among the products of the package, where a plugin is one too.
  fileprivate var isProduct: Bool {
    argument("targets") != nil
  }
}
