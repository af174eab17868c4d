package import Diagnostics
import SwiftSyntax
import SwiftTypeChecker

extension PackageManifest {
  /// Parses a `Package.swift` without running it.
  ///
  /// The parser evaluates all calls that declare targets, with arguments that are literals or
  /// constants of the manifest. Values that the manifest computes at run time are unknown. They are
  /// reported if they matter.
  ///
  /// - Parameters:
  ///   - bytes: The content of the manifest.
  ///   - file: The path for locations.
  /// - Returns: The manifest, and a warning for each part that is known only at run time. If the
  ///   file would take the parser too much time or stack, an empty manifest and an error.
  package static func parse(_ bytes: [UInt8], file: String) -> ParseResult<PackageManifest> {
    let syntax: SourceFileSyntax
    do throws(ParserLimitExceeded) {
      syntax = try SourceFile(path: file, bytes: bytes).parseForVisitor()
    } catch {
      return ParseResult(PackageManifest(), diagnostics: [.unparsed(file)])
    }
    let constants = ManifestConstants(syntax)
    let visitor = ManifestVisitor(constants, lineIndex: LineIndex(bytes), file: file)
    visitor.walk(syntax)
    return ParseResult(visitor.manifest, diagnostics: visitor.diagnostics)
  }
}

/// Finds the calls in a manifest that declare the package and its targets.
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
      // A computed path is not reported, because it affects no other target.
      manifest.localPackages += [call.argument("path").flatMap(constants.text)].compactMap(\.self)
    }
    return .visitChildren
  }

  /// The functions that declare targets with sources, and the kinds of these targets.
  private static let kinds: [String: PackageManifest.Target.Kind] = [
    "target": .module, "executableTarget": .module, "macro": .module, "testTarget": .test,
    "plugin": .plugin,
  ]

  private func notePackage(_ call: FunctionCallExprSyntax) {
    manifest.name = call.argument("name").flatMap(constants.text)
    manifest.defaultLocalization = call.argument("defaultLocalization").flatMap(constants.text)
  }

  private func noteTarget(_ call: FunctionCallExprSyntax, _ kind: PackageManifest.Target.Kind) {
    // Dependencies of targets and products have the same syntax.
    guard let argument = call.argument("name"), !call.isDependency, !call.isProduct else { return }
    guard let name = constants.text(argument) else { return noteUnread(argument) }
    manifest.targets.append(
      PackageManifest.Target(
        name: name,
        kind: kind,
        path: read(call.argument("path"), constants.text),
        sources: read(call.argument("sources"), constants.texts),
        exclude: read(call.argument("exclude"), constants.texts) ?? [],
        embedsCatalogs: call.argument("plugins")?.strings.contains("EmbedStringCatalogs") ?? false,
        infoPlist: call.argument("linkerSettings").flatMap(linkedPropertyList)
      )
    )
  }

  /// Returns the property list that linker flags add to the section `__info_plist`.
  private func linkedPropertyList(_ settings: ExprSyntax) -> String? {
    let flags = settings.strings
    guard let section = flags.firstIndex(of: "__info_plist") else { return nil }
    return flags[section...].dropFirst().first { $0 != "-Xlinker" }
  }

  /// Returns the value of an argument, if there is one.
  ///
  /// Reports it if its value is unknown.
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

extension ExprSyntax {
  /// The texts of all string literals in the expression.
  fileprivate var strings: [String] {
    tokens(viewMode: .sourceAccurate)
      .compactMap { token in
        if case .stringSegment(let text) = token.tokenKind { text } else { nil }
      }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is part of a list of dependencies or build plugins.
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

  /// Whether the call is part of the products of the package, where plugins can also be declared.
  fileprivate var isProduct: Bool {
    argument("targets") != nil
  }
}
