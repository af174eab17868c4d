import Diagnostics
package import FileSystem
import ICU
package import StringCatalog

/// Edits several catalogs in memory: the caller shows what came of it, or writes the files.
///
/// A catalog that has changed since it was read is not overwritten, because each change remembers what
/// the file held.
///
/// - Parameters:
///   - files: The catalogs.
///   - edit: Edits one catalog, and returns what it did.
/// - Returns: What came of each edit, in the order of the files.
/// - Throws: What `edit` throws.
package func edit<Report>(
  _ files: [CatalogFile],
  _ edit: (CatalogFile, inout StringCatalog) throws -> Report
) throws -> [EditOutcome<Report>] {
  try files.map { file in
    try EditOutcome(file) { try edit(file, &$0) }
  }
}

/// What came of the edit of a catalog.
package struct EditOutcome<Report> {
  /// The catalog as it was read.
  package let file: CatalogFile
  /// The catalog after the edit.
  package let catalog: StringCatalog
  /// What the edit says that it did.
  package let report: Report
  /// What the file holds after the edit.
  package let bytes: [UInt8]

  package init(_ file: CatalogFile, _ edit: (inout StringCatalog) throws -> Report) rethrows {
    var catalog = file.catalog
    report = try edit(&catalog)
    self.file = file
    self.catalog = catalog
    bytes = catalog.printed()
  }

  /// Whether the file has to be written.
  package var isChanged: Bool {
    file.content.bytes != bytes
  }

  /// What becomes of the file.
  package var change: FileChange {
    FileChange(file.content, to: bytes)
  }
}

/// What an edit does to a key, or to a text of it.
package struct EditChange: Hashable {
  /// What is done.
  package enum Kind: String, Encodable {
    case added
    case removed
    case set
    case marked
    /// A translation needs review, as its source text has changed.
    case review
  }

  package var kind: Kind
  /// The key of the entry.
  package var key: String
  /// The language of the text; `nil` for the entry itself.
  package var language: String?
  /// The name of the variant, such as `plural.one`; empty for a text that does not vary.
  package var variation = ""

  /// Creates a change.
  package init(
    kind: Kind,
    key: String,
    language: String? = nil,
    variation: String = ""
  ) {
    self.kind = kind
    self.key = key
    self.language = language
    self.variation = variation
  }
}

extension WorkspaceError {
  /// The error that a catalog refuses an edit, with the key that was probably meant.
  package static func refusedEdit(
    _ error: StringCatalog.EditError,
    in catalog: StringCatalog,
    at path: String
  ) -> WorkspaceError {
    let nearest = error.code == .noSuchKey ? error.key.closest(of: catalog.keys) : nil
    return .refusedEdit(error, path: path, nearestKey: nearest)
  }
}
