import Diagnostics
import FileSystem

extension Diagnostic {
  /// Returns a warning for the files next to a catalog that a build does not accept together with it.
  ///
  /// It is located at the first file, and has notes at the others.
  ///
  /// - Parameter path: The path of the catalog.
  /// - Returns: The warnings; none if the folder of the catalog cannot be read.
  static func conflictingFiles(besideCatalogAt path: String) -> [Diagnostic] {
    guard let files = try? ConflictingFiles(besideCatalogAt: path) else { return [] }
    return [
      warning(.stringsFileBesideCatalog(path), in: files.tables),
      warning(.documentBesideCatalog(path), in: files.documents),
    ]
    .compactMap(\.self)
  }

  private static func warning(_ message: Message, in files: [String]) -> Diagnostic? {
    guard let first = files.first else { return nil }
    return Diagnostic(
      message,
      .warning,
      at: .start(of: first),
      notes: files.dropFirst().map { Note(.alsoBesideCatalog, at: .start(of: $0)) }
    )
  }
}

extension Diagnostic.Message {
  /// `.strings` and `.stringsdict` files belong to the same table as a catalog: a warning.
  fileprivate static func stringsFileBesideCatalog(_ catalog: String) -> Self {
    Self(
      "strings-file-beside-catalog",
      "this table is also in the catalog \(catalog): a target with both does not build, and one without this file ignores it; 'xcstrings migrate' moves its strings to the catalog"
    )
  }

  /// Languages have their own storyboard or XIB, although the document has a catalog: a warning.
  fileprivate static func documentBesideCatalog(_ catalog: String) -> Self {
    Self(
      "document-beside-catalog",
      "this document is also translated in the catalog \(catalog): a target with both does not build; remove this file, or the catalog"
    )
  }

  /// Note: a further file.
  fileprivate static let alsoBesideCatalog = Self("also-beside-catalog", "this file, too")
}
