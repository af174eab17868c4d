import ProjectModel
import SwiftSyntax

/// Reads the paths in a manifest of Tuist.
struct TuistPathReader {
  private let constants: ManifestConstants

  /// How often an expression may lead to another; a chain that is longer is a ring.
  private static let greatestDepth = 16
  /// The functions that make a list from another one.
  private static let listing: Set<String> = [
    "ResourceFileElements", "SourceFilesList", "paths", "resources", "sourceFilesList",
  ]
  /// The functions that make a path from the folder of the manifest, or a set of files from a path.
  private static let naming: Set<String> = [
    "file", "folder", "glob", "init", "path", "relativeToManifest",
  ]

  init(_ constants: ManifestConstants) {
    self.constants = constants
  }

  /// Returns the path that an expression stands for; `nil` if it is not one that can be read.
  func path(_ expression: ExprSyntax) -> TuistManifest.Path? {
    if let text = constants.text(expression) { return TuistManifest.Path(text) }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first?.expression, let text = constants.text(argument),
      let name = call.calleeName
    else { return nil }
    if name == "relativeToRoot" { return TuistManifest.Path(text, isFromRoot: true) }
    return Self.naming.contains(name) ? TuistManifest.Path(text) : nil
  }

  /// Returns the files that an expression stands for; `nil` if some of them cannot be read.
  func files(_ expression: ExprSyntax) -> [TuistManifest.Files]? {
    files(expression, depth: 0)
  }

  private func files(_ expression: ExprSyntax, depth: Int) -> [TuistManifest.Files]? {
    guard depth < Self.greatestDepth else { return nil }
    if let path = path(expression), !expression.hasFurtherArguments {
      return [TuistManifest.Files(path)]
    }
    if let array = expression.as(ArrayExprSyntax.self) {
      return files(array.elements.map(\.expression), depth: depth + 1)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return files(
        sequence.elements.filter { $0.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" },
        depth: depth + 1
      )
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return files(call, depth: depth) }
    return constants.value(of: expression).flatMap { files($0, depth: depth + 1) }
  }

  private func files(_ expressions: [ExprSyntax], depth: Int) -> [TuistManifest.Files]? {
    let sets = expressions.compactMap { files($0, depth: depth) }
    return sets.count == expressions.count ? sets.flatMap(\.self) : nil
  }

  private func files(_ call: FunctionCallExprSyntax, depth: Int) -> [TuistManifest.Files]? {
    guard let name = call.calleeName, let first = call.arguments.first?.expression else {
      return nil
    }
    // The folder is copied as it is; no catalog in it is compiled.
    if name == "folderReference" { return [] }
    if Self.listing.contains(name) { return files(first, depth: depth + 1) }
    guard Self.naming.contains(name), call.argument("exceptions") == nil,
      let sets = files(first, depth: depth + 1)
    else { return nil }
    guard let argument = call.argument("excluding") else { return sets }
    guard let excluding = files(argument, depth: depth + 1) else { return nil }
    return sets.map { TuistManifest.Files($0.path, excluding: excluding.map(\.path)) }
  }
}

extension ExprSyntax {
  /// Whether the expression is a call with more than one argument.
  fileprivate var hasFurtherArguments: Bool {
    self.as(FunctionCallExprSyntax.self).map { $0.arguments.count > 1 } ?? false
  }
}
