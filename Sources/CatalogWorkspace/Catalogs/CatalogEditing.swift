package import Diagnostics
package import FileSystem
import ICU
package import StringCatalog

/// Edits several catalogs in memory, for the caller to display the result or to write the files.
///
/// A catalog that has changed since it was read is not overwritten, because each change contains
/// the original content of the file.
///
/// - Parameters:
///   - files: The catalogs.
///   - edit: A closure that edits one catalog and returns a report.
/// - Returns: The outcome of each edit, in the order of the files.
/// - Throws: Any error of `edit`.
package func edit<Report>(
  _ files: [CatalogFile],
  _ edit: (CatalogFile, inout StringCatalog) throws -> Report
) throws -> [EditOutcome<Report>] {
  try files.map { file in
    try EditOutcome(file, encode: file.bytes) { try edit(file, &$0) }
  }
}

/// Edits several catalogs, and writes either all of them or none.
///
/// If another program changes one of them meanwhile, the edit is repeated with the new content, so
/// that programs which edit at the same time do not fail.
///
/// - Parameters:
///   - files: The catalogs.
///   - isWritten: Returns whether the outcomes are written.
///   - prepare: Called before the outcomes are written; if it throws an error, they are not.
///   - edit: A closure that edits one catalog and returns a report. It may be called several times.
/// - Returns: The outcome of each edit, in the order of the files.
/// - Throws: Any error of `edit`, or an error if a file cannot be read or written.
package func editAndWrite<Report>(
  _ files: [CatalogFile],
  where isWritten: ([EditOutcome<Report>]) -> Bool = { _ in true },
  beforeWriting prepare: ([EditOutcome<Report>]) throws -> Void = { _ in },
  _ edit: (CatalogFile, inout StringCatalog) throws -> Report
) throws -> [EditOutcome<Report>] {
  // Each failed attempt means that another process has completed its edit.
  let attemptLimit = 100
  var files = files
  var attempt = 1
  while true {
    let outcomes = try CatalogWorkspace.edit(files, edit)
    guard isWritten(outcomes) else { return outcomes }
    do {
      try withCheckedEdits(outcomes.filter(\.isChanged).map { ($0.file, $0.catalog) }) {
        try prepare(outcomes)
        try FileSystem.replace(outcomes.map(\.change))
      }
      return outcomes
    } catch let error as FileError {
      guard error.code == .changed, attempt < attemptLimit else { throw error }
    }
    files = try files.map { try $0.readingAgain() }
    attempt += 1
  }
}

/// The outcome of editing a catalog.
package struct EditOutcome<Report> {
  /// The catalog as it was read.
  package let file: CatalogFile
  /// The catalog after the edit.
  package let catalog: StringCatalog
  /// The report of the edit.
  package let report: Report
  /// The content of the file after the edit.
  package let bytes: [UInt8]

  /// Edits a catalog.
  ///
  /// - Parameters:
  ///   - file: The catalog with its file.
  ///   - encode: Returns the content of the file with the edited catalog.
  ///   - edit: A function that edits the catalog.
  /// - Throws: The error of a function.
  package init(
    _ file: CatalogFile,
    encode: (StringCatalog) throws -> [UInt8],
    _ edit: (inout StringCatalog) throws -> Report
  ) rethrows {
    var catalog = file.catalog
    report = try edit(&catalog)
    self.file = file
    self.catalog = catalog
    bytes = try encode(catalog)
  }

  /// Edits a catalog that is the content of its file.
  package init(_ file: CatalogFile, _ edit: (inout StringCatalog) throws -> Report) rethrows {
    try self.init(file, encode: { $0.printed() }, edit)
  }

  private init(_ outcome: EditOutcome<some Any>, report: Report) {
    file = outcome.file
    catalog = outcome.catalog
    bytes = outcome.bytes
    self.report = report
  }

  /// Returns the outcome with another report.
  package func map<Other>(_ transform: (Report) -> Other) -> EditOutcome<Other> {
    EditOutcome<Other>(self, report: transform(report))
  }

  /// Whether the file must be written.
  package var isChanged: Bool {
    file.content.bytes != bytes
  }

  /// The warnings about duplicate keys that the edit dropped.
  package var droppedDuplicates: [Diagnostic] {
    isChanged ? file.duplicates : []
  }

  /// The change to the file.
  package var change: FileChange {
    FileChange(file.content, to: bytes)
  }
}

/// A change to a key, or to one of its strings.
package struct EditChange: Hashable {
  /// The kinds of changes.
  package enum Kind: String, Encodable {
    case added
    case removed
    case set
    case marked
    /// A translation needs review because its source string changed.
    case review
  }

  package var kind: Kind
  /// The key of the entry.
  package var key: String
  /// The language of the string; `nil` for the entry itself.
  package var language: String?
  /// The name of the variant, such as `plural.one`; empty for a string without variants.
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
  /// Returns the error for a rejected edit, with a similar key as a suggestion.
  package static func refusedEdit(
    _ error: StringCatalog.EditError,
    in catalog: StringCatalog,
    at path: String
  ) -> WorkspaceError {
    let nearest = error.code == .noSuchKey ? error.key.closest(of: catalog.keys) : nil
    return .refusedEdit(error, path: path, nearestKey: nearest)
  }
}
