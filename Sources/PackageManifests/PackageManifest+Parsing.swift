package import Diagnostics
package import ProjectModel
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
