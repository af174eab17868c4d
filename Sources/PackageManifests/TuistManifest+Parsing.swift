package import Diagnostics
package import ProjectModel
import SwiftParser
import SwiftSyntax

extension TuistManifest {
  /// Reads a `Project.swift` of Tuist without running it.
  ///
  /// Understood are the calls that declare targets, wherever they stand in the file, with paths that
  /// are literals or constants of it. What helpers in other files declare, and what the manifest
  /// works out while it runs, is not known, and told.
  ///
  /// - Parameters:
  ///   - bytes: The content of the manifest.
  ///   - file: The path that places name.
  /// - Returns: What it says, and a warning for each part that only a run of it would tell; `nil` if
  ///   the file is something else.
  package static func parse(_ bytes: [UInt8], file: String) -> Parsed<TuistManifest>? {
    let syntax = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard syntax.statements.contains(where: { $0.importsProjectDescription }) else { return nil }
    let visitor = TuistVisitor(syntax, lineIndex: LineIndex(bytes), file: file)
    visitor.walk(syntax)
    return Parsed(visitor.manifest, diagnostics: visitor.diagnostics)
  }
}

extension CodeBlockItemSyntax {
  /// Whether the module of Tuist's manifests is imported here.
  fileprivate var importsProjectDescription: Bool {
    item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "ProjectDescription"
  }
}
